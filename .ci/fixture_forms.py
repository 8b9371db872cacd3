"""Writes the forms of the fixtures' pages as files, each with names of its own, so that their code is of one module.

    fixture_forms.py FOLDER     FOLDER/TARGET/X12.formdef, and FOLDER/TARGET/Keys.swift with the constants they name

Forms with imports, and those that name classes of the app, are left out.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
folder = pathlib.Path(sys.argv[1])
kinds = "textField textView searchField label button switch segmentedControl datePicker picker stepper slider".split()


def blocks(page):
    """The blocks of a page: the words behind 'formdef', and the lines without those that state findings."""
    words, lines = None, []
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            if words is not None:
                yield words, lines
                words, lines = None, []
            elif line.startswith("```formdef"):
                words = line.split()[1:]
        elif words is not None and not re.match(r"\s*(\^|\|)", line):
            lines.append(line)


def whole(words, lines):
    """The text of a whole file; None for a block that is none."""
    text = "\n".join(lines) + "\n"
    if words and words[0] in kinds:
        extra = 'items: ["a"]\n' if words[0] == "picker" and "items" not in text else ""
        return "form Test {\n%s field {\n%s%s}\n}\n" % (words[0], extra, text)
    if words and words[0] == "form":
        return "form Test {\n%s}\n" % text
    return text if not words or words[0].endswith(".formdef") else None


keys = {}
number = 0
for page in sorted(root.glob("Tests/Fixtures/*/*.md")):
    for words, lines in blocks(page):
        text = whole(words, lines)
        if text is None or "⟪" in text or re.search(r"\b(import|webInput)\b|\bclass:|\.(view|custom)\([A-Z]", text):
            continue
        number += 1
        for word in ("form", "tags"):
            text = re.sub(r"(?m)(^|[{;])(\s*%s )([^\s{]+)" % word, r"\1\2X%d\3" % number, text)
        target = re.search(r"deploymentTarget: iOS\((\d+)", text)
        target = max(15, int(target.group(1))) if target else 15
        place = folder / str(target)
        place.mkdir(parents=True, exist_ok=True)
        (place / ("X%d.formdef" % number)).write_text(text, encoding="utf-8")
        keys.setdefault(target, set()).update(re.findall(r"\bkey: ([^\W\d]\w*)", text))
for target, names in keys.items():
    constants = "".join("let %s = \"%s\"\n" % (name, name) for name in sorted(names))
    (folder / str(target) / "Keys.swift").write_text(constants, encoding="utf-8")
