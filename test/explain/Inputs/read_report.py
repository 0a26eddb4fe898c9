# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: read_report.py PAGE [MOMENT | --each COMMAND...]

The payload that the records of a page (`--trace=html`) end with, or that of a moment. Fails where a browser would read
other elements than the page means.

--each: the command made the page; with --print-after it prints the payload after each step that went well, and jig-opt
has to make the same of that as of what the page has."""
import html.parser
import json
import re
import subprocess
import sys


class Elements(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.names, self.inside, self.data = [], None, {}

    def handle_starttag(self, tag, attrs):
        self.names.append(tag)
        self.inside = dict(attrs).get("class") if tag == "script" else None

    def handle_data(self, data):
        if self.inside:
            self.data[self.inside] = self.data.get(self.inside, "") + data


def records(path):
    text = open(path, encoding="utf-8").read()
    head, data = text.split('<script type="application/json" class="records">\n')
    closed = data.endswith("</script>\n")
    data = data.removesuffix("</script>\n")
    for bad in ("</", "<!", "<s", "<S"):
        assert bad not in data, bad
    elements = Elements()
    elements.feed(text)
    assert elements.names[-1] == "script" and "b" not in elements.names, elements.names
    return [json.loads(line) for line in data.splitlines() if closed or line.endswith("}")]


def texts(records):
    """The payload at each moment at which it became another."""
    lines, text = [], []
    for record in records:
        if "line" in record:
            lines.append(record["line"])
        elif "patch" in record:
            for at, gone, *come in record["lines"]:
                text[at:at + gone] = come
            yield record["patch"], "\n".join(lines[i] for i in text) + "\n"


def text_at(all_texts, moment):
    return [text for at, text in all_texts if moment is None or at <= moment][-1]


def as_printed(text):
    return subprocess.run(["jig-opt"], input=text, capture_output=True, text=True, check=True).stdout


def check_each(all_records, command):
    numbers = {r["begin"]: r["number"] for r in all_records if "begin" in r}
    moments = {numbers[r["end"]]: r["moment"] for r in all_records if "end" in r and r["status"] == "ok"}
    asked = [word for number in moments for word in ("--print-after", number)]
    printed = subprocess.run(command + asked, capture_output=True, text=True, check=True).stderr
    parts = re.split(r"^// payload after step ([0-9.]+)\n", printed, flags=re.M)[1:]
    all_texts = list(texts(all_records))
    for number, text in zip(parts[::2], parts[1::2]):
        assert as_printed(text) == as_printed(text_at(all_texts, moments[number])), number
    print(len(parts) // 2, "steps")


def main():
    page, *more = sys.argv[1:]
    if more and more[0] == "--each":
        check_each(records(page), more[1:])
    else:
        print(text_at(list(texts(records(page))), int(more[0]) if more else None), end="")


main()
