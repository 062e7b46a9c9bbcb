"""Playing anyone, the computer in a live game, names and manners."""

import http.client
import re

import pytest
from board import button, run, square, tap
from hearing import hear, listen
from playwright.sync_api import expect
from serving import PATIENCE
from test_rooms import both_see, detail, make_room, says, server, sit_down, turns, visit  # noqa: F401
from waits import wait_until

NAMES = ("Badger|Bear|Beaver|Deer|Dolphin|Falcon|Fox|Hare|Hedgehog|Lynx|Otter|Owl|Robin|Seal|Squirrel|Swan").split("|")


def look(page):
    """Looks for a stranger."""
    button(page, "Online").click()
    button(page, "Play anyone").click()
    expect(page.locator("#panel")).to_be_hidden()


def seekers(server):
    """The answer to how many look for somebody."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request("GET", "/rooms/someone")
    return connection.getresponse().read().decode()


def wait_alone(page):
    look(page)
    says(page, "Looking for someone to play")
    detail(page, "The next person who wants this game plays you")


@pytest.fixture
def strangers(visit):
    """Two who have found each other; the first one is to move."""
    first = visit()
    wait_alone(first)
    second = visit()
    look(second)
    says(first, "Your move. Tap any square.")
    return first, second


def test_two_strangers_find_each_other_and_play(strangers, server):
    first, second = strangers
    assert seekers(server) == ""
    says(second, re.compile("'s turn$"))
    names = [page.locator(f"#name-{mark}").inner_text() for page, mark in ((second, "x"), (first, "o"))]
    assert names[0] != names[1] and set(names) <= set(NAMES)
    says(second, f"{names[0]}'s turn")
    turns([first, second], "b2", "a1", "c3")
    says(first, f"{names[1]}'s turn")
    second.reload()
    says(second, "Your turn")
    expect(second.locator("#name-x")).to_have_text(names[0])
    for page in strangers:
        expect(page.locator("body")).not_to_contain_text("friend")


def test_each_event_of_a_search_is_one_true_message(visit):
    # The page speaks 0.4 s after an event. Its clock stands until the answer is there, however slow the machine.
    first = visit(stopped=True)
    listen(first)
    wait_alone(first)
    run(first, 400)
    looking = "The next person who wants this game plays you. Looking for someone to play."
    assert hear(first, looking) == [looking]
    second = visit(stopped=True)
    listen(second)
    look(second)
    says(first, "Your move. Tap any square.")
    says(second, re.compile("'s turn"))
    for page in (first, second):
        page.clock.resume()
    name = first.locator("#name-o").inner_text()
    assert hear(first, f"{name} is here. Your turn.") == [f"{name} is here. Your turn."]
    other = second.locator("#name-x").inner_text()
    assert hear(second, f"{other}'s turn.") == [f"{other}'s turn."]
    tap(first, "b2")
    assert hear(second, f"{other}: the centre (b2). Your turn.") == [f"{other}: the centre (b2). Your turn."]
    assert hear(first, f"The centre (b2). {name}'s turn.") == [f"The centre (b2). {name}'s turn."]
    button(second, "Resign").click()
    button(second, "Yes, resign").click()
    assert hear(first, f"You win! {name} resigned.") == [f"You win! {name} resigned."]


def test_after_eight_seconds_the_computer_is_offered_in_the_same_room(visit, server):
    page = visit(stopped=True)
    wait_alone(page)
    run(page, 7900)
    expect(page.locator("#result button")).to_have_text(["Cancel"])
    run(page, 100)
    detail(page, "Nobody has come yet. Keep waiting, or play the computer.")
    expect(page.locator("#result button")).to_have_text(["Play the computer (Easy)", "Cancel"])
    room = page.url
    button(page, "Play the computer (Easy)").click()
    says(page, "Your move. Tap any square.")
    expect(page.locator("#name-o")).to_have_text("Computer")
    expect(page.locator("#about-o")).to_have_text("Easy")
    assert page.url == room and seekers(server) == ""
    tap(page, "b2")
    expect(page.locator("[data-mark]")).to_have_count(2)
    says(page, "Your turn")
    spectator = visit(room.removeprefix(server.address))
    detail(spectator, "You are watching")
    expect(spectator.locator("#name-o")).to_have_text("Computer")


def test_cancel_takes_back_the_wish_and_the_local_game_is_there_again(visit, server):
    page = visit()
    wait_alone(page)
    assert seekers(server) == "3x3 1\n"
    button(page, "Cancel").click()
    expect(page.locator("#name-o")).to_have_text("Computer")
    wait_until(page, lambda: not seekers(server))
    other = visit()
    wait_alone(other)


def test_whoever_has_closed_the_panel_keeps_nobody_waiting(visit):
    first, second = visit(), visit()
    wait_alone(first)
    held = []
    second.route("**/rooms/someone", lambda route: held.append(route) if route.request.method == "POST" else route.fallback())
    button(second, "Online").click()
    with second.expect_request(lambda request: request.method == "POST"):
        button(second, "Play anyone").click()
    button(second, "Close").click()
    held[0].continue_()
    expect(first.get_by_role("status")).to_have_text(re.compile("resigned$"))
    second.wait_for_function("() => localStorage.rooms === ''")


def test_whoever_waits_cannot_move_and_a_reload_goes_on_waiting(visit, server):
    page = visit()
    wait_alone(page)
    tap(page, "b2")
    page.reload()
    says(page, "Looking for someone to play")
    expect(square(page, "b2")).to_have_attribute("aria-label", "b2, empty")
    second = visit()
    look(second)
    says(page, "Your move. Tap any square.")
    turns([page, second], "b2", "a1")


def test_a_win_can_be_claimed_when_the_server_says_so(strangers, complaints):
    first, second = strangers
    name = first.locator("#name-o").inner_text()
    second.close()
    detail(first, f"{name} is offline. After a minute you can claim the win.")
    expect(button(first, "Claim the win")).to_have_count(0)

    # A minute later, as the server would say.
    def later(route):
        state = ["3x3:", "game 1", "seats xo", "here x", "watching 0", "score 0 0 0", "strangers", "claim x"]
        route.fulfill(content_type="text/event-stream", body="id: 3\n" + "".join(f"data: {line}\n" for line in state) + "\n")

    first.route(re.compile("/rooms/[^/]{22}$"), later)
    claimed = []
    first.route("**/rooms/*/claim", lambda route: (claimed.append(route.request.method), route.fulfill(body="3x3:")))
    first.reload()
    detail(first, f"{name} has been away for a minute")
    with first.expect_response("**/rooms/*/claim"):
        button(first, "Claim the win").click()
    assert claimed == ["POST"]
    complaints.clear()


def test_an_invitation_says_who_and_what_and_names_stay_on_the_device(visit):
    host = visit()
    button(host, "Online").click()
    host.get_by_label("Your name (optional)").fill("Ada")
    button(host, "Close").click()
    link = make_room(host)
    guest = visit(link)
    invitation = guest.get_by_role("dialog", name="Ada invites you")
    expect(invitation).to_contain_text("You are O")
    expect(invitation).to_contain_text("Tic-tac-toe")
    expect(invitation.get_by_role("button")).to_have_text(["", "Play", "Watch"])
    expect(button(guest, "Play")).to_be_focused()
    invitation.get_by_label("Your name (optional)").fill("Bob <b>")
    sit_down(guest, host)
    for page, names in ((host, ["Ada", "Bob <b>"]), (guest, ["Ada", "Bob <b>"])):
        expect(page.locator("#name-x")).to_have_text(names[0])
        expect(page.locator("#name-o")).to_have_text(names[1])
    says(guest, "Ada's turn")
    spectator = visit(link)
    detail(spectator, "You are watching")
    says(spectator, "Ada's turn")
    again = visit("", context=guest.context)
    button(again, "Online").click()
    expect(again.get_by_label("Your name (optional)")).to_have_value("Bob <b>")


def test_whoever_only_watches_can_still_play(visit):
    host = visit()
    guest = visit(make_room(host))
    button(guest, "Watch").click()
    expect(guest.locator("#panel")).to_be_hidden()
    detail(guest, "O is free: play, or just watch")
    sit_down(guest, host, "Play as O")
    turns([host, guest], "b2", "a1")


def test_a_host_lets_the_computer_play(visit):
    host = visit()
    make_room(host)
    host.get_by_role("dialog").get_by_role("button", name="Play the computer (Easy)").click()
    expect(host.locator("#panel")).to_be_hidden()
    expect(host.locator("#about-o")).to_have_text("Easy")
    tap(host, "b2")
    host.wait_for_function("() => document.querySelectorAll('[data-mark]').length === 2")


@pytest.mark.parametrize(("name", "path"), [("Play anyone", "/rooms/someone"), ("Make a link", "/rooms")])
def test_a_server_with_too_much_to_do_says_when_to_try_again(visit, complaints, name, path):
    page = visit()
    button(page, "Online").click()
    page.route(f"**{path}", lambda route: route.fulfill(status=429, headers={"Retry-After": "20"}, body="too many"))
    button(page, name).click()
    expect(page.locator("#panel .refusal:not(:empty)")).to_have_text("Too many games are starting here. Try again in 20 seconds.")
    page.unroute(f"**{path}")
    button(page, name).click()
    page.wait_for_function("() => location.hash.startsWith('#room=')")
    complaints.clear()  # The refusal.


def test_one_message_too_many_says_when_to_try_again(visit, complaints):
    host = visit()
    guest = visit(make_room(host))
    sit_down(guest, host)
    host.route("**/emote", lambda route: route.fulfill(status=429, headers={"Retry-After": "2"}, body="too many"))
    button(host, "Say").click()
    button(host, "Thanks!").click()
    detail(host, "Too many messages. Try again in 2 seconds.")
    complaints.clear()  # The refusal.


def test_a_page_that_comes_back_is_connecting_before_it_says_whose_turn_it_is(visit):
    host = visit()
    guest = visit(make_room(host))
    sit_down(guest, host)
    turns([host, guest], "b2")
    guest.route(re.compile("/rooms/[^/]{22}$"), lambda route: None)
    guest.reload()
    says(guest, "Connecting…")
    assert "turn" not in guest.title()
    expect(guest.locator("#live")).to_have_count(0)
    # The request that nobody answers is given up for another one.
    guest.unroute(re.compile("/rooms/[^/]{22}$"))
    says(guest, "Your turn")
    both_see([guest], "b2", "X")


def test_what_is_stored_is_told_where_a_live_game_begins(visit):
    page = visit()
    page.set_viewport_size({"width": 844, "height": 390})
    button(page, "Online").click()
    button(page, "What is stored").click()  # At the end of a panel that scrolls.
    stored = page.get_by_role("dialog", name="What is stored")
    expect(stored.locator("p").first).to_be_in_viewport(ratio=1)
    expect(stored).to_contain_text("30 days")
    expect(stored).to_contain_text("no cookies")
    button(page, "OK").click()
    expect(page.locator("#panel")).to_be_hidden()
