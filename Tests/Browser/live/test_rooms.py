"""Live games: two people play on different devices, and others watch."""

import os
import re
import shutil
import signal
import socket

import pytest
from board import button, choose_level, game, square, tap, wait_whole
from caddy import proxying
from conftest import SITE, TIME_LIMIT, close, open_context, stop_clock, wait_phase, watch
from hearing import hear, listen
from playwright.sync_api import expect
from serving import PATIENCE, Server, free_port
from static_host import serving as serving_files
from waits import wait_until

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def server(tmp_path):
    # Some tests start it again at its port.
    server = Server("--site", SITE, "--data", tmp_path, port=free_port())
    yield server
    server.stop()


@pytest.fixture
def visit(browser, server, complaints):
    """Opens pages of separate devices, each with its own storage."""
    contexts = []

    def visit(path="", context=None, address=server.address, stopped=False, **options):
        if context is None:
            options = {"service_workers": "block", "reduced_motion": "reduce", **options}
            context = open_context(browser, base_url=address, viewport=PHONE, **options)
            watch(context, address, complaints)
            contexts.append(context)
        page = context.new_page()
        if stopped:
            stop_clock(page)
        page.goto(address + path)
        wait_phase(page, "playing", "finished")
        return page

    yield visit
    close(contexts)


def says(page, text):
    """Waits for the status."""
    expect(page.get_by_role("status")).to_have_text(text)


def detail(page, text):
    """Waits for what is said beside the status."""
    expect(page.locator("#detail")).to_have_text(text)


def make_room(page, clock="No clock"):
    """Makes a live game with the current rules; returns the fragment of its link."""
    button(page, "Online").click()
    page.get_by_role("radio", name=clock).check(force=True)
    button(page, "Make a link").click()
    page.locator("#panel figure path[d*=M]").wait_for(state="attached")
    detail(page, "They open the link and play O. You start.")
    return re.search("#room=[-_A-Za-z0-9]{22}$", page.url)[0]


def sit_down(guest, host, name="Play"):
    """Takes the free seat by a button, and waits until both players can play, and see that the other one is there."""
    button(guest, name).click()
    # A guest who does not know the seat yet is refused moves; the four actions come with it.
    expect(guest.locator("#live button")).to_have_count(4)
    expect(host.locator("#panel")).to_be_hidden()
    # Between taking the seat and following the game from it, a guest is nowhere.
    expect(host.locator("#detail")).not_to_contain_text("offline")


def leave(*pages):
    """Closes pages, which would complain when their server stops."""
    for page in pages:
        page.context.close()


@pytest.fixture
def table(visit):
    """The host and the guest of a live game, and its link."""
    host = visit()
    link = make_room(host)
    guest = visit(link)
    sit_down(guest, host)
    return host, guest, link


def both_see(pages, name, mark):
    for page in pages:
        expect(square(page, name)).to_have_attribute("aria-label", re.compile(f"^{name}, {mark}"))


def test_making_and_joining_are_one_message_each(visit):
    # A page speaks 0.4 s after an event. Its clock stands until it knows of its seat, however slow the machine.
    host = visit(stopped=True)
    listen(host)
    link = make_room(host)
    host.clock.resume()
    made = "Live game. Send this link to a friend. They open the link and play O. You start."
    assert hear(host, made) == [made], "nothing of a free seat of one's own"
    guest = visit(link, stopped=True)
    listen(guest)
    sit_down(guest, host)
    says(guest, "Your friend's turn")
    guest.clock.resume()
    # The focus tells the invitation. The turn may be told before or after `listen`.
    free = "X's turn."
    assert [text for text in hear(guest, "Your friend's turn.") if text != free] == ["Your friend's turn."]
    assert hear(host, "Your friend is here. Your turn.") == ["Your friend is here. Your turn."]
    tap(host, "b2")
    assert hear(guest, "Your friend: the centre (b2). Your turn.") == ["Your friend: the centre (b2). Your turn."]


def wait_seat(page, seat):
    """Waits until a page that was opened again knows its seat; until then it refuses moves."""
    expect(page.locator(f"#name-{seat}")).to_have_text("You")


def turns(pages, *names):
    """Plays in turn, each move once the player has seen the one before."""
    for index, name in enumerate(names):
        page = pages[index % 2]
        expect(page.locator("#page")).to_have_attribute("data-phase", "playing")
        tap(page, name)
        both_see(pages, name, "XO"[index % 2])


def test_two_play_and_a_third_watches(table, visit):
    host, guest, link = table
    spectator = visit(link)
    detail(spectator, "You are watching")
    detail(host, "1 person watches")
    pages = [host, guest]
    turns(pages, "a1", "b1", "a2", "b2")
    for page in (spectator, guest):
        tap(page, "c3")
        expect(square(page, "c3")).to_have_attribute("aria-label", "c3, empty")
    expect(guest.get_by_role("status")).to_have_text("Your friend's turn")
    turns(pages, "a3")
    expect(host.locator("#headline")).to_have_text("You win!")
    expect(guest.locator("#headline")).to_have_text("Your friend wins")
    both_see([spectator], "a3", "X")

    # In the next game the other player has X; the score follows the players.
    button(host, "Play again").click()
    detail(guest, "Your friend wants to play again")
    button(guest, "Play again").click()
    detail(host, "1 person watches")
    expect(host.locator("#name-o")).to_have_text("You")
    expect(guest.locator("#name-x")).to_have_text("You")
    expect(host.locator("#wins")).to_have_text("0 – 1")
    turns([guest, host], "b2", "a1")
    both_see([spectator], "a1", "O")


def test_a_seat_survives_a_reload_and_works_in_another_tab(table, visit):
    host, guest, link = table
    turns([host, guest], "b2")
    guest.reload()
    wait_seat(guest, "o")
    tap(guest, "a1")
    both_see([host, guest], "a1", "O")
    again = visit(link, context=host.context)
    wait_seat(again, "x")
    tap(again, "c3")
    both_see([host, guest, again], "c3", "X")


def test_offers_are_answered(table):
    host, guest, _ = table
    turns([host, guest], "b2", "a1")
    button(host, "Draw").click()
    detail(guest, "Your friend offers a draw")
    button(guest, "Decline").click()
    detail(host, "Your friend declined")
    button(guest, "Take back").click()
    detail(host, "Your friend asks to take back the last move")
    button(host, "Accept").click()
    for page in (host, guest):
        expect(square(page, "a1")).to_have_attribute("aria-label", "a1, empty")
    tap(guest, "c3")
    both_see([host, guest], "c3", "O")
    button(host, "Resign").click()
    button(host, "Yes, resign").click()
    expect(host.get_by_role("status")).to_have_text("You resigned")
    expect(guest.get_by_role("status")).to_have_text("Your friend resigned")
    expect(guest.locator("#headline")).to_have_text("You win!")


def test_an_emote_reaches_the_other_player(table):
    host, guest, _ = table
    button(host, "Say").click()
    button(host, "Good luck!").click()
    detail(guest, "Your friend: Good luck!")


def test_a_live_game_has_four_actions_and_no_hints_or_values(table):
    host, _, _ = table
    expect(host.locator("#actions button:visible")).to_have_text(["Draw", "Take back", "Resign", "Say"])
    for name in ("Undo", "Redo", "Hint", "Explain", "New game"):
        expect(button(host, name)).to_have_count(0)


def test_a_move_made_offline_is_sent_later(table, complaints):
    host, guest, _ = table
    host.context.set_offline(True)
    tap(host, "b2")
    expect(square(host, "b2")).to_have_attribute("aria-label", "b2, X")
    host.context.set_offline(False)
    both_see([guest], "b2", "X")
    complaints.clear()  # The requests that failed.


def test_a_resignation_made_offline_is_sent_later(table, complaints):
    host, guest, _ = table
    button(host, "Draw").click()
    button(guest, "Decline").click()
    detail(host, "Your friend declined")
    guest.context.set_offline(True)
    button(guest, "Resign").click()
    with guest.expect_event("requestfailed"):
        button(guest, "Yes, resign").click()
    guest.context.set_offline(False)
    expect(host.locator("#headline")).to_have_text("You win!")
    expect(host.locator("#detail")).not_to_have_text("Your friend declined")
    complaints.clear()  # The requests that failed.


def played_alone(visit):
    """A page with a move against the computer and its reply."""
    page = visit()
    choose_level(page, "Beginner")
    tap(page, "a1")
    page.wait_for_function("() => document.querySelectorAll('[data-mark]').length === 2")
    wait_phase(page, "playing")
    page.wait_for_function("() => localStorage.game?.startsWith(document.documentElement.dataset.game + ' ')")
    return page


def test_watching_a_live_game_keeps_the_local_game(table, visit):
    link = table[2]
    own = played_alone(visit)
    kept = own.evaluate("() => ({ ...localStorage })")
    own.goto("about:blank")
    other = visit(link, context=own.context)
    detail(other, "You are watching")
    stored = other.evaluate("() => ({ ...localStorage })")
    assert {name: stored[name] for name in ("game", "players")} == {
        name: kept[name] for name in ("game", "players")}
    other.goto("about:blank")
    again = visit("", context=own.context)
    expect(again.locator("#player-o small")).to_have_text("Beginner")
    assert again.locator("[data-mark]").count() == 2


def test_a_local_game_replaced_by_a_live_game_is_filed_with_its_players(table, visit):
    link = table[2]
    own = played_alone(visit)
    own.evaluate("link => { location.hash = link; }", link)
    detail(own, "You are watching")
    own.wait_for_function("() => localStorage.getItem('journal')")
    journal = own.evaluate("() => localStorage.getItem('journal')")
    assert re.search(r"^g .*3x3:a1\S+ \d+ person beginner ", journal, re.MULTILINE), journal


def test_a_refused_move_is_visibly_taken_back(table, visit, complaints):
    host, guest, link = table
    again = visit(link, context=host.context)
    wait_seat(again, "x")
    host.route("**/rooms/*", lambda route: route.abort())
    tap(host, "b2")
    expect(square(host, "b2")).to_have_attribute("aria-label", "b2, X")
    # Another tab with the same seat is faster.
    tap(again, "a1")
    both_see([again, guest, host], "a1", "X")
    expect(square(host, "b2")).to_have_attribute("aria-label", "b2, empty")
    detail(host, "Your move was not accepted: the centre")
    host.unroute("**/rooms/*")
    tap(guest, "c3")
    both_see([host, guest], "c3", "O")
    tap(host, "b2")
    both_see([host, guest], "b2", "X")
    complaints.clear()  # The aborted requests.


def test_the_game_goes_on_when_the_server_comes_back(table, server, tmp_path, complaints):
    host, guest, _ = table
    turns([host, guest], "b2")
    assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    detail(host, "Connection lost. Reconnecting…")
    tap(guest, "a1")
    back = Server("--site", SITE, "--data", tmp_path, port=server.port)
    try:
        both_see([host, guest], "a1", "O")
        turns([host, guest], "c3")
    finally:
        leave(host, guest)
        back.stop()
    complaints.clear()  # The requests that failed.


def test_a_clock_runs_down(visit):
    host = visit()
    link = make_room(host, clock="3 min + 2 s a move")
    guest = visit(link)
    sit_down(guest, host)
    expect(guest.locator("#about-x")).to_have_text("3:00")
    turns([host, guest], "b2", "a1")
    expect(guest.locator("#about-x")).to_have_text(re.compile("^[0-2]:"))
    expect(guest.locator("#about-o")).to_have_text("3:00")


def test_an_announcement_stays_while_clocks_run(visit):
    host = visit()
    link = make_room(host, clock="3 min + 2 s a move")
    guest = visit(link, stopped=True)
    sit_down(guest, host)
    turns([host, guest], "b2", "a1")
    tap(host, "c3")
    both_see([guest], "c3", "X")
    told = guest.locator("[aria-live=assertive]")
    moves = "Your friend: the centre (b2). Bottom left (a1). Your friend: top right (c3). Your turn."
    guest.clock.run_for(1000)
    expect(told).to_have_text(moves)
    guest.clock.run_for(2000)
    expect(told).to_have_text(moves)
    guest.clock.run_for(1000)
    expect(told).to_have_text("")


def test_a_missing_live_game_is_reported(visit, complaints):
    page = visit("#room=" + "A" * 22)
    detail(page, "This live game no longer exists. You can keep playing here.")
    tap(page, "b2")
    expect(square(page, "b2")).to_have_attribute("aria-label", "b2, X")
    complaints.clear()  # The browser reports the 404.


def test_leaving_continues_locally_and_back_rejoins(table):
    host, guest, link = table
    turns([host, guest], "b2", "a1")
    button(host, "Say").click()
    button(host, "Leave").click()
    assert game(host) == "3x3:b2a1"
    detail(guest, "Your friend is offline")
    host.go_back()
    detail(guest, "")
    # Until it knows its seat again, it refuses moves.
    says(host, "Your turn")
    turns([host, guest], "c3")


def test_back_closes_the_sheet_of_a_live_game(visit):
    host = visit()
    link = make_room(host)
    host.go_back()
    expect(host.locator("#panel")).to_be_hidden()
    assert host.url.endswith(link)
    guest = visit(link)
    sit_down(guest, host)
    turns([host, guest], "b2", "a1")
    button(host, "Say").click()
    expect(host.get_by_role("dialog", name="Live game")).to_be_visible()
    host.go_back()
    expect(host.locator("#panel")).to_be_hidden()
    assert host.url.endswith(link)
    turns([host, guest], "c3")


def test_a_link_that_is_asked_for_twice_is_one_live_game(visit):
    page = visit()
    button(page, "Online").click()
    held, asked = [], []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/rooms") else None)
    page.route("**/rooms", lambda route: held.append(route))
    button(page, "Make a link").evaluate("node => { node.click(); node.click(); }")
    wait_until(page, lambda: held)
    for route in held:
        route.continue_()
    page.locator("#panel figure path[d*=M]").wait_for(state="attached")
    assert len(asked) == 1


def test_a_static_host_offers_no_live_games(visit, server):
    with serving_files(SITE) as host:
        page = visit(address=host.address)
        wait_whole(page)
        found = page.evaluate("async () => (await fetch('rooms')).status")
        assert found == 200
        expect(button(page, "Online")).to_have_count(0)


def lose_answers(page, count=1, status=502):
    """Lets the server take seats of a page, whose answers are lost on the way so many times; returns
    the tokens that were asked with."""
    asked = []

    def answer(route):
        asked.append(route.request.headers["authorization"])
        response = route.fetch()
        assert response.status == 201
        if len(asked) <= count:
            return route.fulfill(status=status, headers={"Retry-After": "1"}, body="")
        return route.fulfill(response=response)

    page.context.route("**/rooms/*/sit", answer)
    return asked


@pytest.mark.parametrize("status", [429, 502])
def test_a_seat_whose_answer_is_lost_is_asked_for_again(visit, complaints, status):
    host = visit()
    link = make_room(host)
    guest = visit(link)
    asked = lose_answers(guest, status=status)
    sit_down(guest, host)
    expect(guest.locator("#name-o")).to_have_text("You", timeout=TIME_LIMIT)
    assert len(asked) == 2 and len(set(asked)) == 1
    turns([host, guest], "b2", "a1")
    complaints.clear()  # The lost answer.


def test_a_seat_whose_answer_is_lost_is_there_after_a_reload(visit, complaints):
    host = visit()
    link = make_room(host)
    guest = visit(link, stopped=True)  # It does not ask again before the reload.
    asked = lose_answers(guest)
    with guest.expect_response("**/rooms/*/sit"):
        button(guest, "Play").click()
    guest.reload()
    wait_seat(guest, "o")
    guest.clock.resume()
    assert len(asked) > 1 and len(set(asked)) == 1
    turns([host, guest], "b2", "a1")
    complaints.clear()  # The lost answer.


def test_who_makes_a_room_has_its_first_seat_though_the_answer_is_lost(visit, complaints):
    host = visit()
    asked = lose_answers(host)
    link = make_room(host)
    assert len(set(asked)) == 1
    host.reload()
    wait_seat(host, "x")
    guest = visit(link)
    sit_down(guest, host)
    turns([host, guest], "b2", "a1")
    complaints.clear()  # The lost answer.


def test_a_seat_that_another_has_taken_is_given_up(table, visit, complaints):
    host, guest, link = table
    late = visit()
    late.evaluate("""link => {
        localStorage.rooms = [link.split("=")[1], "?", "A".repeat(22)].join(" ");
    }""", link)
    address = late.url.partition("#")[0] + link
    late.goto("about:blank")  # So that the link is opened by a page that starts.
    with late.expect_response("**/rooms/*/sit") as answer:
        late.goto(address)
    assert answer.value.status == 410
    late.wait_for_function("() => localStorage.rooms === ''")
    detail(late, "You are watching")
    complaints.clear()  # The refusal.


def test_a_state_from_before_an_accepted_move_does_not_take_it_back(visit):
    told = visit().evaluate("""async () => {
        const told = [];
        const is = (text) => new Promise((done) => {
            const look = () => told.includes(text) ? done() : setTimeout(look);
            look();
        });
        let server;
        const body = new ReadableStream({ start(controller) { server = controller; } });
        const say = (text) => server.enqueue(new TextEncoder().encode(`${text}\\n\\n`));
        window.fetch = async (path, { method } = {}) => new Response(method === "PUT" ? "3x3:b2" : body);
        const { startRooms } = await import("./room.js");
        const ask = startRooms({
            call: { roomEvent: (text) => told.push(text) }, write: (text) => text, restored: () => "", store() {},
        });
        ask("watch", "ID");
        say("id: 3\\ndata: 3x3:");
        await is("heard 3x3:");
        ask("play", "3x3:b2");
        await is("heard 3x3:b2");
        say("id: 3\\ndata: 3x3:");
        say("event: emote\\ndata: o 1");
        await is("emote o 1");
        say("id: 4\\ndata: 3x3:b2a1");
        await is("heard 3x3:b2a1");
        return told.filter((text) => text !== "live 1");
    }""")
    assert told == ["heard 3x3:", "heard 3x3:b2", "emote o 1", "heard 3x3:b2a1"]


def test_a_proxy_that_has_lost_its_server_is_asked_again(table, complaints):
    host, guest, _ = table
    turns([host, guest], "b2")
    asked = []

    def refuse(route):
        asked.append(route.request.method)
        if len(asked) > 2:
            return route.fallback()
        return route.fulfill(status=502, body="no server")

    guest.route("**/rooms/*", refuse)
    guest.reload()
    wait_seat(guest, "o")
    tap(guest, "a1")
    both_see([host, guest], "a1", "O")
    assert len(asked) > 2
    complaints.clear()  # The proxy's error statuses.


def test_a_proxy_that_buffers_streams_gets_finite_requests(table):
    host, guest, _ = table

    def hold(route):
        if "after=" not in route.request.url and route.request.method == "GET":
            return None  # Never answered.
        return route.fallback()

    guest.route("**/rooms/*", hold)
    guest.reload()
    turns([host, guest], "b2", "a1", "c3")


@pytest.mark.parametrize("is_stored", [False, True])
def test_a_hidden_tab_gives_up_its_connection_and_reconnects(table, is_stored):
    host, guest, _ = table
    if is_stored:
        # As where the service worker answers for the page.
        guest.add_init_script("""
            Object.defineProperty(PerformanceNavigationTiming.prototype, "nextHopProtocol", { get: () => "" });
        """)
        guest.reload()
        expect(guest.locator("#live button")).to_have_count(4)
        detail(host, "")
    hide = """hidden => {
        Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    guest.evaluate(hide, True)
    detail(host, "Your friend is offline")
    tap(host, "b2")
    guest.evaluate(hide, False)
    both_see([host, guest], "b2", "X")
    detail(host, "")



@pytest.fixture
def caddy(server, tmp_path):
    """The address of a proxy in front of the server, which speaks TLS and HTTP/2."""
    port = free_port()
    with proxying(tmp_path, port, f"""
        {{
            admin off
            auto_https disable_redirects
            skip_install_trust
            grace_period 1s
        }}
        https://localhost:{port} {{
            bind 127.0.0.1
            tls internal
            reverse_proxy 127.0.0.1:{server.port}
        }}
    """):
        yield f"https://localhost:{port}/"


@pytest.mark.skipif("SLOW" not in os.environ or not shutil.which("caddy"), reason="part of make slow")
def test_two_play_and_a_third_watches_over_tls(visit, server, caddy, tmp_path, complaints):
    options = {"address": caddy, "ignore_https_errors": True}
    host = visit(**options)
    link = make_room(host)
    guest = visit(link, **options)
    spectator = visit(link, **options)
    sit_down(guest, host)
    protocol = host.evaluate("() => performance.getEntriesByType('navigation')[0].nextHopProtocol")
    assert protocol == "h2"
    turns([host, guest], "a1", "b1", "a2")
    # The server crashes and comes back behind the proxy.
    assert server.stop(signal.SIGKILL) == -signal.SIGKILL
    tap(guest, "b2")
    back = Server("--site", SITE, "--data", tmp_path, port=server.port)
    try:
        both_see([host, guest, spectator], "b2", "O")
        # The network is cut.
        guest.context.set_offline(True)
        tap(host, "a3")
        guest.context.set_offline(False)
        both_see([guest, spectator], "a3", "X")
        expect(guest.locator("#headline")).to_have_text("Your friend wins")
    finally:
        leave(host, guest, spectator)
        back.stop()
    complaints.clear()  # The requests that failed.


def test_who_comes_to_a_crowded_room_sees_the_game_and_may_take_the_free_seat(visit, server):
    host = visit()
    fragment = make_room(host)
    path = "/rooms/" + fragment.removeprefix("#room=")
    crowd = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(200)]
    for spectator in crowd:
        spectator.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        assert spectator.recv(15) == b"HTTP/1.1 200 OK"
    late = visit(fragment)
    expect(button(late, "Play")).to_be_visible()
    host.keyboard.press("Escape")
    tap(host, "b2")
    expect(square(late, "b2")).to_have_attribute("data-mark", "x")
    assert "Reconnecting" not in late.locator("body").inner_text()
    button(late, "Play").click()
    wait_seat(late, "o")
    tap(late, "a1")
    expect(square(host, "a1")).to_have_attribute("data-mark", "o")
    for spectator in crowd:
        spectator.close()


def test_a_live_game_that_is_not_made_is_told_each_time(visit, complaints):
    page = visit()
    page.route("**/rooms", lambda route: route.abort())
    listen(page)
    button(page, "Online").click()
    refusal = "Live games aren’t available right now."
    for _ in range(2):
        button(page, "Make a link").click()
        assert hear(page, refusal) == [refusal]
    expect(page.locator("#panel .refusal")).to_have_text(refusal.rstrip("."))
    assert len(complaints) == 2
    complaints.clear()


def test_a_name_that_is_typed_closes_no_panel(visit):
    host = visit()
    button(host, "Online").click()
    field = host.locator("#panel input[type=text]")
    field.fill("Ann")
    field.press("Enter")
    expect(field).not_to_be_focused()
    expect(button(host, "Make a link")).to_be_visible()
    host.keyboard.press("Escape")
    link = make_room(host)
    guest = visit(link)
    field = guest.locator("#panel input[type=text]")
    field.fill("Ben")
    field.press("Enter")
    expect(field).not_to_be_focused()
    expect(guest.locator("#panel")).to_be_visible()
    sit_down(guest, host)
    expect(host.locator("#name-o")).to_have_text("Ben")


def test_the_focus_goes_back_to_what_opened_a_panel(table):
    host, *_ = table
    button(host, "Say").focus()
    host.keyboard.press("Enter")
    expect(host.locator("#panel :focus")).to_have_count(1)
    host.keyboard.press("Escape")
    expect(button(host, "Say")).to_be_focused()


def test_the_focus_goes_back_to_the_way_online(visit):
    page = visit()
    button(page, "Online").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#panel :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(button(page, "Online")).to_be_focused()
