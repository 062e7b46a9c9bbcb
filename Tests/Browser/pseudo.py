"""Languages that nobody speaks, made for the tests, and a copy of the site that speaks them too.

`xa` is long, in letters that no other text has; `xb` is written from right to left.
"""

import re
import shutil
import string

import catalogue

from conftest import ROOT, SITE

# Each of the letters stands for one of ours, so that a text with ours is not from the catalogue.
LONG = dict(
    zip(string.ascii_letters, "äƀčðêƒģĥîĵķĺϻņøƥǫŕšŧůѵŵҳýžÄɃČÐÊƑĢĤÎĴĶĹϺŅØƤǪŔŠŦŮѴŴҲÝŽ")
)
HEBREW = dict(zip(string.ascii_letters, 2 * "אבגדהוזחטיכלמנסעפצקרשתםןףץ"))


def long(text):
    return f"[{text}{'·' * (len(text) * 2 // 5)}]"


def translate(text, letters):
    """The text in other letters, but for its placeholders."""
    table = str.maketrans(letters)
    parts = re.split(r"(\{\w+\})", text)
    return "".join(part if catalogue.HOLE.fullmatch(part) else part.translate(table) for part in parts)


def make_site(folder):
    """Copies the built site and adds the two; returns what each says, by the keys of messages."""
    shutil.copytree(SITE, folder)
    source = catalogue.Catalogue(ROOT / "Languages")
    english = catalogue.english(source)
    texts = source.texts(english)
    _, _, _, forms = catalogue.head(english)
    languages = {
        "xa": ("ltr", lambda text: long(translate(text, LONG))),
        "xb": ("rtl", lambda text: translate(text, HEBREW)),
    }
    said = {}
    for code, (direction, say) in languages.items():
        said[code] = {key: [say(form) for form in forms] for key, forms in texts.items()}
        table = source.page(said[code], [code, direction, ",", forms])
        (folder / f"words.{code}.txt").write_text(table)
    page = (folder / "index.html").read_text()
    for packed in folder.glob("index.html.*"):
        packed.unlink()
    (folder / "index.html").write_text(page.replace('data-languages="', 'data-languages="xa xb '))
    return {code: {key: forms[0] for key, forms in texts.items()} for code, texts in said.items()}
