# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: read_report.py PAGE [MOMENT]

The payload that the records of a page (`--trace=html`) end with, or that of a moment. Fails where a browser would read
other elements than the page means."""
import html.parser
import json
import sys


class Elements(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.names, self.inside, self.data = [], None, {}

    def handle_starttag(self, tag, attrs):
        self.names.append(tag)
        self.inside = dict(attrs).get("id") if tag == "script" else None

    def handle_data(self, data):
        if self.inside:
            self.data[self.inside] = self.data.get(self.inside, "") + data


def records(path):
    text = open(path, encoding="utf-8").read()
    head, data = text.split('<script type="application/json" id="run">\n')
    closed = data.endswith("</script>\n")
    data = data.removesuffix("</script>\n")
    for bad in ("</", "<!", "<s", "<S"):
        assert bad not in data, bad
    elements = Elements()
    elements.feed(text)
    assert elements.names[-1] == "script" and "b" not in elements.names, elements.names
    return [json.loads(line) for line in data.splitlines() if closed or line.endswith("}")]


def main():
    lines, text = [], []
    moment = int(sys.argv[2]) if len(sys.argv) > 2 else None
    for record in records(sys.argv[1]):
        if "line" in record:
            lines.append(record["line"])
        elif "patch" in record and (moment is None or record["patch"] <= moment):
            for at, gone, *come in record["lines"]:
                text[at:at + gone] = come
    print("\n".join(lines[i] for i in text))


main()
