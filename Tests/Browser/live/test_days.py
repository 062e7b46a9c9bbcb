"""Live games with days for each move: their clock, messages of the browser, and the list in the history."""

import re
import sqlite3

import pytest
from board import button, open_game, panel, tap, wait_kept
from conftest import open_context
from playwright.sync_api import expect
from test_rooms import PHONE, both_see, make_room, server, sit_down, turns, visit  # noqa: F401

PLACE = "https://fcm.googleapis.com/send/a"
ASK = "Tell me when it’s my turn"

# A browser with notifications, which its player allows.
BROWSER = """
    let permission = sessionStorage.permission ?? "PERMISSION";  // Outlives a reload.
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => permission = sessionStorage.permission = "granted";
    const subscription = { toJSON: () => ({
        endpoint: "https://fcm.googleapis.com/send/a", keys: { p256dh: "A".repeat(87), auth: "B".repeat(22) } }) };
    const subscribe = async (options) => { window.options = options; return subscription; };
    Object.defineProperty(navigator, "serviceWorker", { value: {
        register: async () => undefined, addEventListener() {},
        ready: Promise.resolve({ pushManager: { subscribe } }) } });
"""


@pytest.fixture
def device(browser, server):
    """Makes devices with a stubbed browser."""
    contexts = []

    def device(script):
        context = open_context(browser, base_url=server.address, reduced_motion="reduce", viewport=PHONE)
        context.add_init_script(script)
        contexts.append(context)
        return context

    yield device
    for context in contexts:
        context.close()


def saved(folder):
    """The places that messages go to."""
    with sqlite3.connect(folder / "rooms.sqlite") as database:
        return [place.split()[0] for place, in database.execute("SELECT place FROM push")]


def test_a_clock_of_days_says_days_and_hours(visit):
    host = visit()
    link = make_room(host, clock="3 days a move")
    guest = visit(link)
    sit_down(guest, host)
    turns([host, guest], "b2", "a1")
    expect(guest.locator("#about-x")).to_have_text("3 days")
    expect(guest.locator("#about-o")).to_have_text("3 days")
    host.close()
    expect(guest.locator("#detail")).to_have_text("Your friend is offline")
    expect(guest.locator("#about-x")).to_have_text("3 days")


def test_a_player_is_told_when_asked_and_not_any_more_when_asked_again(visit, server, device, tmp_path):
    host = visit(context=device(BROWSER.replace("PERMISSION", "default")))
    link = make_room(host, clock="1 day a move")
    guest = visit(link)
    sit_down(guest, host)
    button(host, ASK).click()
    switch = panel(host).get_by_role("checkbox", name=ASK)
    expect(panel(host).get_by_text("Google, Mozilla, Apple or Microsoft")).to_be_visible()
    expect(switch).not_to_be_checked()
    with host.expect_response(lambda response: response.request.method == "PUT" and response.ok):
        switch.click()
    expect(switch).to_be_checked()
    assert saved(tmp_path) == [PLACE]
    options = host.evaluate("options")
    key = host.evaluate("async () => (await fetch('/rooms/push')).text()")
    assert options == {"userVisibleOnly": True, "applicationServerKey": key}
    assert host.evaluate("async () => (await caches.match('turn', { cacheName: 'turn' })).text()") == "Your turn"

    # It is still on after a reload, and goes when switched off.
    host.reload()
    button(host, "Say").click()
    expect(switch).to_be_checked()
    with host.expect_response(lambda response: response.request.method == "DELETE" and response.ok):
        switch.click()
    expect(switch).not_to_be_checked()
    assert saved(tmp_path) == []
    guest.close()


def test_a_wish_that_does_not_reach_the_server_is_taken_back(visit, device):
    host = visit(context=device(BROWSER.replace("PERMISSION", "default")))
    link = make_room(host, clock="1 day a move")
    sit_down(visit(link), host)
    button(host, "Say").click()
    switch = panel(host).get_by_role("checkbox", name=ASK)
    host.route("**/push", lambda route: route.abort())
    with host.expect_event("requestfailed"):
        switch.click()
    expect(switch).not_to_be_checked()
    host.unroute("**/push")
    with host.expect_response(lambda response: response.request.method == "PUT" and response.ok):
        switch.click()
    expect(switch).to_be_checked()
    host.route("**/push", lambda route: route.abort())
    with host.expect_event("requestfailed"):
        switch.click()
    expect(switch).to_be_checked()


@pytest.mark.parametrize("script, words", [
    (BROWSER.replace("PERMISSION", "denied"), "Your browser blocks messages"),
    ("Object.defineProperty(navigator, 'standalone', { value: false });", "once the page is on the home screen")])
def test_a_player_who_cannot_be_told_learns_why(visit, device, script, words):
    host = visit(context=device(script))
    link = make_room(host, clock="1 day a move")
    sit_down(visit(link), host)
    button(host, "Say").click()
    expect(panel(host).get_by_role("checkbox", name=ASK)).to_be_disabled()
    expect(panel(host).get_by_text(re.compile(words))).to_be_visible()


def test_games_without_days_offer_no_messages(visit, device):
    host = visit(context=device(BROWSER.replace("PERMISSION", "default")))
    link = make_room(host)
    sit_down(visit(link), host)
    button(host, "Say").click()
    expect(panel(host).get_by_role("checkbox", name=ASK)).to_have_count(0)


def test_the_service_worker_shows_a_message_and_leads_to_the_game(new_context, site):
    context = new_context(service_workers="allow")
    page = context.new_page()
    session = context.new_cdp_session(page)
    registrations = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    open_game(page)
    wait_kept(page)
    page.evaluate("async () => (await caches.open('turn')).put('turn', new Response('Du bist dran'))")
    # This browser has no notifications, so the worker shows them to the test.
    worker = context.service_workers[0]
    worker.evaluate("""() => {
        self.shown = new Promise((done) => registration.showNotification = async (...shown) => done(shown));
        self.opened = new Promise((done) => clients.openWindow = async (address) => done(address));
    }""")
    session.send("ServiceWorker.deliverPushMessage", {
        "origin": site.rstrip("/"), "registrationId": registrations[-1]["registrationId"],
        "data": "your turn " + "A" * 22})
    title, options = worker.evaluate("() => shown")
    assert (title, options["tag"], options["data"]) == ("Du bist dran", "A" * 22, "A" * 22)
    worker.evaluate("""(data) => {
        const event = new ExtendableEvent("notificationclick");
        event.notification = { data, close() {} };
        dispatchEvent(event);
    }""", options["data"])
    assert worker.evaluate("() => opened") == f"{site}#room={'A' * 22}"


def test_the_history_lists_the_games_in_which_one_has_a_seat(visit):
    host = visit()
    link = make_room(host, clock="1 day a move")
    guest = visit(link)
    sit_down(guest, host)
    turns([host, guest], "b2")
    guest.goto(guest.url.partition("#")[0] + "#4x4:")
    button(guest, "Menu").click()
    button(guest, "History").click()
    entry = panel(guest).get_by_role("button", name="Your turn")
    entry.click()
    expect(guest).to_have_url(re.compile(re.escape(link) + "$"))
    both_see([guest], "b2", "X")
    tap(guest, "a1")
    both_see([guest, host], "a1", "O")
    host.goto(host.url.partition("#")[0] + "#4x4:")
    button(host, "Menu").click()
    button(host, "History").click()
    expect(panel(host).get_by_role("button", name="Your turn")).to_have_count(1)
