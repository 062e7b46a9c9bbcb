"""A class: the teacher's page, the pupils' pages, and the games between."""

import re

import pytest
from board import button, game, run, set_letters, square, wait_whole
from conftest import stop_clock, wait_phase
from playwright.sync_api import expect
from test_rooms import server, visit  # noqa: F401
from waits import wait_until


def open_panel(page):
    button(page, "Online").click()
    button(page, "Play with a class").click()


def make_class(page, pairing="arena"):
    """Makes a class from the panel; returns its code."""
    open_panel(page)
    page.locator(f"#hall input[value={pairing}]").check()
    page.locator("#hall #hall-make").click()
    code = page.locator("#hall .code")
    expect(code).to_have_text(re.compile("^[A-Z]{6}$"))
    return code.inner_text()


def players(pupils):
    """The pages of two pupils who have a game, X first."""
    for pupil in pupils:
        pupil.wait_for_function("() => location.hash.startsWith('#room=')")
    return sorted(pupils, key=lambda pupil: " x " not in pupil.evaluate("localStorage.rooms"))


def play(pages):
    """Lets X win a game of both pages' players."""
    x, o = pages
    # Before the first state of the live game, nobody can move in it.
    expect(button(x, "Resign")).to_be_visible()
    expect(x.locator("#status")).to_have_text(re.compile("^Your (move|turn)"))
    for index, name in enumerate(["a1", "a2", "b1", "b2", "c1"]):
        page, other = (x, o) if index % 2 == 0 else (o, x)
        square(page, name).click()
        if index == 4:
            break  # Another game may follow at once.
        text = page.evaluate("document.documentElement.dataset.game")
        other.wait_for_function("text => document.documentElement.dataset.game === text", arg=text)


def test_a_class_plays(visit):
    teacher = visit()
    code = make_class(teacher)
    pupils = [visit(f"join/{code}") for _ in range(2)]
    for pupil in pupils:
        expect(pupil.locator("#hall-bar")).to_contain_text("You are")
        pupil.wait_for_function("document.documentElement.dataset.phase === 'playing'")
    expect(teacher.locator("#hall .boards button")).to_have_count(1)
    expect(teacher.locator("#hall tbody tr")).to_have_count(2)
    first, second = players(pupils)
    play([first, second])
    best = teacher.locator("#hall tbody tr").first.locator("td")
    expect(best).to_have_text(["1", re.compile(r"\w+ \w+"), "1", "1", "0", "1", "×"])
    first.locator("#hall-bar button").click()
    expect(first.locator("#hall .result")).to_have_text("You won!")


def test_the_host_pauses_and_shows_one_board(visit):
    teacher = visit()
    code = make_class(teacher)
    pupil, *_ = (visit(f"join/{code}") for _ in range(4))
    boards = teacher.locator("#hall .boards button")
    expect(boards.filter(visible=True)).to_have_count(2)
    shown = boards.last.get_attribute("aria-label")
    boards.last.click()
    expect(teacher.locator("#hall")).to_have_attribute("data-large", "")
    expect(boards.filter(visible=True)).to_have_count(1)
    expect(boards.filter(visible=True)).to_have_attribute("aria-label", shown)
    teacher.locator("#hall-all").click()
    expect(teacher.locator("#hall-all")).to_be_hidden()
    expect(boards.filter(visible=True)).to_have_count(2)
    pause = teacher.locator("#hall-pause")
    pause.click()
    expect(pupil.locator("#status")).to_have_text("Paused. No move, no clock.")  # Nobody is told to move.
    expect(pause).to_have_text("Go on")  # The page has heard of it, too.
    pause.click()
    expect(pupil.locator("#status")).to_contain_text(re.compile("turn|move"))


def test_a_tab_without_its_class_tells_of_a_pause(visit):
    teacher = visit()
    code = make_class(teacher)
    pupil, _ = (visit(f"join/{code}") for _ in range(2))
    expect(pupil.locator("#hall-bar")).to_contain_text("You play")
    second = visit(pupil.evaluate("() => location.hash"), pupil.context)
    expect(button(second, "Resign")).to_be_visible()
    expect(second.locator("#hall-bar")).to_be_hidden()
    teacher.locator("#hall-pause").click()
    expect(second.locator("#status")).to_have_text("Paused. No move, no clock.")


def test_a_class_plays_in_rounds_and_ends(visit, complaints):
    teacher = visit()
    code = make_class(teacher, "rounds")
    begin = teacher.locator("#hall-next")
    told = teacher.locator("#hall-status")
    begin.click()
    expect(told).to_have_text("Fewer than two players are there.")
    pupils = [visit(f"join/{code}") for _ in range(2)]
    expect(teacher.locator("#hall tbody tr:not(.away)")).to_have_count(2)
    expect(told).to_have_text("")
    begin.click()
    expect(teacher.locator("#hall .boards button")).to_have_count(1)
    expect(teacher.locator("#hall h3")).to_have_text("Round 1 · Players: 2")
    begin.click()
    expect(told).to_have_text("Games of this round still go on.")
    # Any new state, here that of a pause by another page of the teacher.
    teacher.evaluate("""async () => {
        const [id, token] = localStorage.halls.split(" ");
        await fetch(`halls/${id}/pause`, { method: "POST", headers: { Authorization: `Bearer ${token}` } });
    }""")
    expect(teacher.locator("#hall-pause")).to_have_text("Go on")
    expect(told).to_have_text("Games of this round still go on.")
    end = teacher.locator("#hall-end")
    end.click()
    expect(end).to_have_text("Really end it for everybody?")
    end.click()
    expect(teacher.locator("#hall h3")).to_have_text("Round 1 · Players: 2 · The class is over.")
    for hidden in ("#hall-pause", "#hall-next", "#hall-end", "#hall aside"):
        expect(teacher.locator(hidden)).to_be_hidden()
    play(players(pupils))
    for pupil in pupils:
        expect(pupil.locator("#hall .wait")).to_have_text("The class is over.")
    teacher.locator("#hall-close").click()
    expect(teacher.locator("#hall")).to_be_hidden()
    assert [complaint for complaint in complaints if "409" not in complaint] == []
    complaints.clear()  # The refusals.


def test_a_code_is_typed_and_a_name_is_picked_again(visit, complaints):
    teacher = visit()
    code = make_class(teacher, "rounds")
    pupil = visit()
    open_panel(pupil)
    pupil.locator("#hall-code").fill("AAAAAA")
    pupil.locator("#hall-join").click()
    expect(pupil.locator("#hall-status")).to_have_text("No class has this code.")
    assert len(complaints) == 1 and "404" in complaints.pop(), "the browser tells of the answer"
    pupil.locator("#hall-code").fill(code.lower())
    pupil.locator("#hall-join").click()
    name = pupil.locator("#hall .me").inner_text()
    pupil.locator("#hall-another").click()
    expect(pupil.locator("#hall .me")).not_to_have_text(name)
    name = pupil.locator("#hall .me").inner_text()
    pupil.reload()
    expect(pupil.locator("#hall .me")).to_have_text(name)
    teacher.reload()
    expect(teacher.locator("#hall .code")).to_have_text(code)


def test_a_class_that_was_closed_is_opened_by_its_link(visit):
    teacher = visit()
    code = make_class(teacher)
    hall = teacher.evaluate("sessionStorage.hall")
    teacher.locator("#hall #hall-close").click()
    expect(teacher.locator("#hall")).to_be_hidden()
    teacher.evaluate("hall => { location.hash = `hall=${hall}`; }", hall)
    expect(teacher.locator("#hall .code")).to_be_visible()
    expect(teacher.locator("#hall .code")).to_have_text(code)


def test_a_link_leads_only_to_classes(visit):
    posted = []
    page = visit()
    page.on("request", lambda request: posted.append(request.url) if request.method == "POST" else None)
    page.evaluate("() => { location.hash = 'hall=..%2Frooms%3F'; }")
    expect(page.locator("#hall-code")).to_be_visible()
    assert posted == []


def test_a_pupil_comes_back_to_a_game_that_was_left(visit):
    code = make_class(visit())
    pupil, _ = (visit(f"join/{code}") for _ in range(2))
    pupil.wait_for_function("() => location.hash.startsWith('#room=')")
    room = pupil.evaluate("location.hash")
    button(pupil, "Say").click()
    button(pupil, "Leave").click()
    pupil.wait_for_function("() => !location.hash.startsWith('#room=')")
    pupil.locator("#hall-bar button").click()
    pupil.locator("#hall-toGame").click()
    expect(pupil.locator("#hall")).to_be_hidden()
    pupil.wait_for_function("room => location.hash === room", arg=room)


def test_a_class_ends_where_storage_is_blocked(visit):
    page = visit()
    page.evaluate("""() => {
        const blocked = { get() { throw new DOMException("blocked", "SecurityError"); } };
        Object.defineProperties(window, { localStorage: blocked, sessionStorage: blocked });
    }""")
    make_class(page)
    page.locator("#hall-close").click()
    expect(page.locator("#hall")).to_be_hidden()


def test_a_page_without_storage_starts(new_page):
    page = new_page()
    page.add_init_script("""Object.defineProperty(window, "sessionStorage", {
        get() { throw new DOMException("blocked", "SecurityError"); } });""")
    page.goto("/")
    # An idle page does this last.
    page.wait_for_function("() => performance.getEntriesByName(`${location.origin}/shell.js`).length")


def test_results_are_copied_over_plain_http(visit):
    page = visit()
    page.evaluate("""() => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
        document.addEventListener("copy", () => { window.copied = getSelection().toString(); });
    }""")
    code = make_class(page)
    page.locator("#hall-copy").click()
    expect(page.locator("#hall-status")).to_have_text("Copied")
    assert page.evaluate("copied").startswith("#\tName\t")
    visit(f"join/{code}")
    expect(page.locator("#hall tbody tr")).to_have_count(1)
    expect(page.locator("#hall-status")).to_have_text("Copied")


def test_the_table_goes_on_after_a_pupil_was_removed(visit):
    teacher = visit()
    code = make_class(teacher, "rounds")
    pupil = visit(f"join/{code}")
    rows = teacher.locator("#hall tbody tr")
    # The table is made again for a pupil who is there.
    expect(teacher.locator("#hall tbody tr:not(.away)")).to_have_count(1)
    rows.get_by_role("button").click()
    expect(rows).to_have_count(0)
    expect(pupil.locator("#hall h2")).to_have_text("The teacher has taken you out of the class.")
    expect(teacher.locator("#hall h2")).to_be_focused()
    visit(f"join/{code}")
    expect(rows).to_have_count(1)
    # A table that changes leaves the focus where it is.
    rows.get_by_role("button").focus()
    visit(f"join/{code}")
    expect(rows).to_have_count(2)
    expect(rows.first.get_by_role("button")).to_be_focused()


def test_a_button_of_the_table_that_is_held_down_stays_until_it_is_let_go(visit):
    teacher = visit()
    code = make_class(teacher, "rounds")
    pupil = visit(f"join/{code}")
    rows = teacher.locator("#hall tbody tr")
    rows.get_by_role("button").hover()
    teacher.mouse.down()
    visit(f"join/{code}")
    expect(teacher.locator("#hall h3")).to_have_text("Players: 2")
    teacher.mouse.up()
    expect(pupil.locator("#hall-close")).to_be_visible()  # All that is left to a removed pupil.
    expect(rows).to_have_count(1)


# A server that lets a pupil into any class, and says of it and its games only what a test `tell`s.
TOLD = """{
    const ask = window.fetch;
    const tell = (controller) => {
        window.tell = (...lines) => controller.enqueue(
            new TextEncoder().encode(lines.map((line) => `data: ${line}\\n`).join("") + "\\n"));
    };
    window.fetch = async (path, options) => {
        if (/^rooms.*[^/]{22}$/.test(path)) return new Promise(() => {});
        if (!/^halls/.test(path)) return ask(path, options);
        return path.endsWith("join") ? new Response("", { status: 201 }) : new Response(new ReadableStream({ start: tell }));
    };
}"""


def test_a_result_stays_in_view_as_long_where_another_one_was_before(page):
    rooms = ["abcdefghijklmnopqrstu" + letter for letter in "abc"]

    def tell(played):
        """Another result, and the next game; an answer of the server comes after what was told."""
        page.evaluate("async (lines) => { tell(...lines); await (await fetch('words.en.txt')).text(); }", [
            "class 3x3 arena", "you 1", f"player 1 3 {2 * played} {played} {played} 0 here",
            f"player 2 4 0 {played} 0 0 here", f"game {played + 1} 1 2 {rooms[played]}"])

    stop_clock(page)
    page.add_init_script(TOLD)
    page.goto("/#hall=some")
    page.wait_for_function("() => window.tell")
    tell(0)
    page.wait_for_function("room => location.hash === `#room=${room}`", arg=rooms[0])
    tell(1)
    run(page, 2000)
    tell(2)
    run(page, 1000)
    assert page.evaluate("() => location.hash") == f"#room={rooms[0]}"
    run(page, 1600)
    assert page.evaluate("() => location.hash") == f"#room={rooms[2]}"


def test_the_seat_of_a_class_is_kept_beside_one_that_is_saved_at_the_next_frame(page):
    page.route("**/rooms/**", lambda route: route.fulfill(body=""))
    page.goto("/words.en.txt")
    assert page.evaluate("""async () => {
        const { startRooms } = await import("/room.js");
        const tasks = [];
        const ask = startRooms({
            call: { roomEvent() {} }, write: () => 0, restored: (key) => localStorage.getItem(key) ?? "",
            later: (task) => tasks.push(task), openClass() {},
        });
        ask("watch", "one");
        ask("sit", "");
        localStorage.rooms = "two x token";
        for (const task of tasks) task();
        ask("leave");
        return localStorage.rooms.split("\\n").map((line) => line.split(" ")[0]);
    }""") == ["two", "one"]


def test_the_page_of_a_pupil_stays_while_others_come(visit):
    code = make_class(visit(), "rounds")
    pupil = visit(f"join/{code}")
    expect(pupil.locator("#hall .me")).to_be_focused()
    pupil.locator("#hall-another").focus()
    pupil.evaluate("""() => document.querySelectorAll("#hall [role=status]").forEach((node) => { node.isOld = true; })""")
    visit(f"join/{code}")
    expect(pupil.locator("#hall .place")).to_contain_text("of 2")
    expect(pupil.locator("#hall-another")).to_be_focused()
    assert pupil.evaluate("""() => [...document.querySelectorAll("#hall [role=status]")].every((node) => node.isOld)""")


def test_escape_leads_to_the_board_behind_a_class(visit):
    teacher = visit()
    make_class(teacher)
    teacher.keyboard.press("Escape")
    expect(teacher.locator("#hall")).to_be_hidden()
    expect(teacher.get_by_role("gridcell").and_(teacher.locator(":focus"))).to_have_count(1)
    teacher.locator("#hall-bar button").click()
    expect(teacher.locator("#hall h2")).to_be_focused()
    # Ending is asked about again after anything else.
    end = teacher.locator("#hall-end")
    before = end.inner_text()
    end.click()
    expect(end).not_to_have_text(before)
    teacher.locator("#hall-pause").click()
    expect(end).to_have_text(before)


def test_a_pause_is_seen_on_a_phone(visit):
    teacher = visit()
    code = make_class(teacher)
    pupil, _ = (visit(f"join/{code}") for _ in range(2))
    pupil.set_viewport_size({"width": 393, "height": 659})
    expect(pupil.locator("#hall-bar span")).to_contain_text("You play")
    teacher.locator("#hall-pause").click()
    status = pupil.locator("#status")
    expect(status).to_have_text("Paused. No move, no clock.")
    expect(status).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("letters, width, height", [(16, 390, 844), (16, 568, 320), (16, 320, 256), (24, 844, 390), (32, 360, 640)])
def test_the_bar_of_a_class_covers_nothing(visit, letters, width, height):
    code = make_class(visit())
    pupil, _ = (visit(f"join/{code}") for _ in range(2))
    set_letters(pupil, letters)
    pupil.set_viewport_size({"width": width, "height": height})
    expect(pupil.locator("#live button")).to_have_count(4)
    assert pupil.evaluate("""() => [...document.querySelectorAll("#bar button, [role=gridcell], #live button")].filter((node) => {
        node.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = node.getBoundingClientRect();
        return node.checkVisibility() && [.1, .5, .9].some((part) => {
            const hit = document.elementFromPoint(left + width / 2, top + part * height);
            return !node.contains(hit) && !hit?.contains(node);
        });
    }).map((node) => node.textContent || node.ariaLabel)""") == []


def fall_silent(page, path):
    """Lets no answer of the server to these requests come; returns a function that ends that."""
    def abort(route):
        asked.append(route.request.method)
        route.abort()

    asked = []
    page.route(path, abort)

    def heal(complaints):
        page.unroute(path)
        # The browser complains of each request, if later.
        wait_until(page, lambda: len(complaints) >= len(asked))
        assert asked
        complaints.clear()
        page.evaluate("() => { dispatchEvent(new Event('online')); }")  # Ends a pause early.
    return heal


def test_a_form_is_sent_again_until_the_server_answers(visit, complaints):
    teacher, pupil = visit(), visit()
    open_panel(teacher)
    heal = fall_silent(teacher, "**/halls")
    teacher.locator("#hall #hall-make").click()
    expect(teacher.locator("#hall-status")).to_contain_text("Trying again")
    heal(complaints)
    expect(teacher.locator("#hall .code")).to_have_text(re.compile("^[A-Z]{6}$"))
    open_panel(pupil)
    heal = fall_silent(pupil, "**/halls/*")
    pupil.locator("#hall-code").fill(teacher.locator("#hall .code").inner_text())
    pupil.locator("#hall-join").click()
    expect(pupil.locator("#hall-status")).to_contain_text("Trying again")
    heal(complaints)
    expect(pupil.locator("#hall .me")).to_be_visible()


def test_a_command_of_the_host_is_sent_again(visit, complaints):
    teacher = visit()
    code = make_class(teacher)
    pupil, _ = (visit(f"join/{code}") for _ in range(2))
    expect(pupil.locator("#hall-bar")).to_contain_text("You play")
    heal = fall_silent(teacher, "**/pause")
    teacher.locator("#hall-pause").click()
    expect(teacher.locator("#hall-status")).to_contain_text("Trying again")
    heal(complaints)
    expect(pupil.locator("#status")).to_have_text("Paused. No move, no clock.")
    expect(teacher.locator("#hall-status")).to_have_text("")


def test_a_lost_answer_makes_no_second_class(visit, complaints):
    def lose(route):
        made.append(route.fetch().text())
        route.abort()

    made = []
    teacher = visit()
    open_panel(teacher)
    teacher.route("**/halls", lose, times=1)
    teacher.locator("#hall #hall-make").click()
    code = teacher.locator("#hall .code")
    expect(code).to_have_text(re.compile("^[A-Z]{6}$"))
    assert [code.inner_text()] == [text.split()[1] for text in made]
    wait_until(teacher, lambda: complaints)  # The browser complains of the request, if later.
    complaints.clear()


def test_two_taps_make_one_class(visit):
    teacher = visit()
    open_panel(teacher)
    made = []
    teacher.on("request", lambda request: made.append(request.url) if request.method == "POST" else None)
    teacher.locator("#hall-make").evaluate("(node) => { node.click(); node.click(); }")
    expect(teacher.locator("#hall .code")).to_have_text(re.compile("^[A-Z]{6}$"))
    assert len(made) == 1


def test_each_wrong_code_is_told(visit, complaints):
    pupil = visit()
    open_panel(pupil)
    expect(pupil.locator("#hall-code")).to_be_visible()
    pupil.evaluate("""() => {
        window.told = [];
        const node = document.getElementById("hall-status");
        new MutationObserver(() => node.textContent && told.push(node.textContent)).observe(node, { childList: true });
    }""")
    code = pupil.locator("#hall-code")
    for wrong in ["AAAAAA", "BBBBBB"]:
        code.fill(wrong)
        expect(code).not_to_have_attribute("aria-invalid", "true")
        pupil.locator("#hall-join").click()
        expect(code).to_have_attribute("aria-invalid", "true")
        expect(code).to_be_focused()
    assert pupil.evaluate("told") == 2 * ["No class has this code."]
    assert len(complaints) == 2 and all("404" in complaint for complaint in complaints)
    complaints.clear()


def test_a_class_is_loaded_until_it_is_there(visit, complaints):
    page = visit()
    code = make_class(page)
    link = page.evaluate("location.origin + '/#hall=' + sessionStorage.hall")
    pupil = visit(f"join/{code}")
    expect(pupil.locator("#hall .me")).to_be_visible()
    fallen = pupil.context.new_page()
    heal = fall_silent(fallen, "**/hall.en.txt")
    fallen.goto(link)
    wait_phase(fallen, "playing")
    wait_whole(fallen)
    fallen.wait_for_function("() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('hall.en.txt'))")
    expect(fallen.locator("#hall")).to_have_count(0)
    heal(complaints)
    expect(fallen.locator("#hall .me")).to_be_visible()


def test_a_link_to_a_class_leaves_the_game(visit):
    code = make_class(visit())
    page = visit("#4x4:a1b2")
    before = game(page)
    hall = page.request.get(f"halls/{code}").text()
    page.evaluate("hall => { location.hash = `hall=${hall}`; }", hall)
    expect(page.locator("#hall .me")).to_be_visible()
    assert game(page) == before
    page.locator("#hall-leave").click()
    expect(page.locator("#hall")).to_be_hidden()
    assert page.evaluate("document.documentElement.dataset.game") == before
    page.go_back()
    page.wait_for_function("text => decodeURIComponent(location.hash) === '#' + text", arg=before)
    assert page.evaluate("document.documentElement.dataset.game") == before


def test_a_pupil_who_leaves_has_left_in_each_tab(visit):
    code = make_class(visit(), "rounds")
    pupil = visit(f"join/{code}")
    expect(pupil.locator("#hall .me")).to_be_visible()
    link = f"#hall={pupil.evaluate('sessionStorage.hall')}"
    other = visit(link, pupil.context)
    expect(other.locator("#hall .me")).to_be_visible()
    pupil.locator("#hall-leave").click()
    for page in [pupil, other]:
        expect(page.locator("#hall")).to_be_hidden()
        expect(page.locator("#hall-bar")).to_be_hidden()
    expect(visit(link, pupil.context).locator("#hall .me")).to_be_visible()  # The way back.


def test_a_page_that_was_the_hosts_looks_like_any(visit):
    teacher = visit()
    make_class(teacher)
    expect(teacher.locator("#hall")).to_have_attribute("data-host", "")
    teacher.locator("#hall-close").click()
    open_panel(teacher)
    expect(teacher.locator("#hall-code")).to_be_visible()
    expect(teacher.locator("#hall")).not_to_have_attribute("data-host", "")


def test_the_panel_leads_back_to_a_class_that_goes_on(visit):
    teacher = visit()
    code = make_class(teacher)
    teacher.keyboard.press("Escape")
    expect(teacher.locator("#hall")).to_be_hidden()
    open_panel(teacher)
    expect(teacher.locator("#hall .code")).to_have_text(code)
    expect(teacher.locator("#hall-code")).to_have_count(0)


def test_the_bar_of_a_class_is_above_the_bar_of_a_phone(visit):
    code = make_class(visit())
    pupil, _ = (visit(f"join/{code}") for _ in range(2))
    expect(pupil.locator("#live button")).to_have_count(4)
    insets = {"insets": {"bottom": 34}}
    pupil.context.new_cdp_session(pupil).send("Emulation.setSafeAreaInsetsOverride", insets)
    height = pupil.evaluate("innerHeight")
    bar = pupil.locator("#hall-bar button")
    pupil.wait_for_function("() => document.querySelector('#hall-bar button').getBoundingClientRect().bottom <= innerHeight - 34")
    actions = pupil.locator("#live button").first.bounding_box()
    assert actions["y"] + actions["height"] <= bar.bounding_box()["y"] <= height - 34
