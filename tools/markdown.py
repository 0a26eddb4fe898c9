# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Markdown as Jig's documents use it, to HTML: headings, paragraphs, lists, tables, code, links, emphasis. For tools/make-site."""
import html
import re

FENCE = re.compile(r"(```+|~~~+)\s*(\w*)")
HEADING = re.compile(r"(#{1,6}) +(.*?)#* *")
ITEM = re.compile(r"( *)([-*]|\d+\.) +(.*)")
RULE = re.compile(r"\|?[ :|-]*-[ :|-]*")
# What is taken out before the rest of a line is read: code, then escaped signs.
CODE = re.compile(r"(`+)(.+?)\1")
ESCAPE = re.compile(r"\\([\\`*_{}\[\]()<>#+.!|~-])")
LINK = re.compile(r"\[([^\[\]]*)\]\(([^()\s]*)\)")


def slug(text):
    """The anchor of a heading, as forges make it."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text.replace("\\", ""))
    return re.sub(r" ", "-", re.sub(r"[^\w\- ]", "", text.strip().lower()))


def plain(text):
    """A line's words, without marks."""
    return re.sub(r"[`*]|\\(?=\W)", "", LINK.sub(r"\1", text))


class Page:
    """`link(target, text)` gives an address and what to call it, or None for what is no page. After that: html, headings as (level, text, anchor), and
    sections as (heading, anchor, text) for a search."""

    def __init__(self, text, link):
        self.link, self.headings, self.sections, self.anchors = link, [], [("", "", [])], {}
        self.lines = text.expandtabs(8).split("\n")
        self.html = self.blocks(self.lines)
        self.sections = [(h, a, " ".join(words)) for h, a, words in self.sections]

    # ---- Within a line ----

    def inline(self, text):
        kept = []

        def keep(piece):
            kept.append(piece)
            return f"\0{len(kept) - 1}\0"

        text = CODE.sub(lambda m: keep(f"<code>{html.escape(m[2].strip(), False)}</code>"), text)
        text = ESCAPE.sub(lambda m: keep(html.escape(m[1], False)), text)
        text = html.escape(text, False)
        text = LINK.sub(lambda m: self.anchor(m[1], html.unescape(m[2])), text)
        text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)
        text = re.sub(r"(?<![\w*])\*(\S(?:.*?\S)?)\*(?![\w*])", r"<em>\1</em>", text)
        while "\0" in text:
            text = re.sub("\0(\\d+)\0", lambda m: kept[int(m[1])], text)
        return text

    def anchor(self, text, target):
        found = self.link(target, text)
        return f'<a href="{html.escape(found[0])}">{found[1]}</a>' if found else text

    # ---- Blocks ----

    def said(self, text):
        self.sections[-1][2].append(plain(text))

    def heading(self, level, text):
        anchor = slug(text)
        n = self.anchors[anchor] = self.anchors.get(anchor, -1) + 1
        anchor += f"-{n}" if n else ""
        self.headings.append((level, plain(text), anchor))
        self.sections.append((plain(text), anchor, []))
        return f'<h{level} id="{anchor}">{self.inline(text)}<a class="here" href="#{anchor}" aria-label="this section">#</a></h{level}>'

    def code(self, lines, language=""):
        self.said(" ".join(lines))
        text = html.escape("\n".join(lines).rstrip("\n"), False)
        return f'<pre{f" class={chr(34)}{language}{chr(34)}" if language else ""}><code>{text}</code></pre>'

    def table(self, lines):
        rows = [[c.replace("\1", "|").strip() for c in line.replace("\\|", "\1").strip().strip("|").split("|")] for line in self.joined(lines)]
        head, body = rows[0], rows[2:]
        for row in [head, *body]:
            self.said(" ".join(row))
        cells = lambda row, tag: "".join(f"<{tag}>{self.inline(c)}</{tag}>" for c in row)
        return ('<div class="wide"><table><thead><tr>' + cells(head, "th") + "</tr></thead><tbody>"
                + "".join(f"<tr>{cells(row, 'td')}</tr>" for row in body) + "</tbody></table></div>")

    @staticmethod
    def joined(lines):
        """Bars in code belong to a cell."""
        return [CODE.sub(lambda m: m[0].replace("|", "\1") if "\\|" not in m[0] else m[0], line) for line in lines]

    def items(self, lines):
        """A list, whose items have blocks of their own."""
        ordered = not ITEM.fullmatch(lines[0])[2] in "-*"
        items, indent = [], 0
        for line in lines:
            m = ITEM.fullmatch(line)
            if m and (not items or len(m[1]) < indent):
                indent = len(m[1]) + len(m[2]) + 1
                items.append([m[3]])
            else:
                items[-1].append(line[indent:] if not line[:indent].strip() else line.lstrip())
        tag = "ol" if ordered else "ul"
        return f"<{tag}>" + "".join(f"<li>{self.item(i)}</li>" for i in items) + f"</{tag}>"

    def item(self, lines):
        text = self.blocks(lines)
        only = re.fullmatch(r"<p>(.*)</p>", text, re.S)
        return only[1] if only and "<p>" not in only[1] else text

    def blocks(self, lines):
        out, i = [], 0
        while i < len(lines):
            line = lines[i]
            if not line.strip():
                i += 1
                continue
            end, text = self.block(lines, i)
            out.append(text)
            i = end
        return "\n".join(out)

    def block(self, lines, i):
        """(where the next one begins, HTML)."""
        line = lines[i]
        fence, head = FENCE.match(line), HEADING.fullmatch(line)
        end = i + 1
        if fence:
            while end < len(lines) and not lines[end].startswith(fence[1]):
                end += 1
            return end + 1, self.code(lines[i + 1:end], fence[2])
        if head:
            return end, self.heading(len(head[1]), head[2])
        if line.startswith("    "):
            while end < len(lines) and (lines[end].startswith("    ") or not lines[end].strip()):
                end += 1
            return end, self.code([text[4:] for text in lines[i:end]])
        if line.lstrip().startswith("|") and i + 1 < len(lines) and RULE.fullmatch(lines[i + 1].strip()):
            while end < len(lines) and lines[end].lstrip().startswith("|"):
                end += 1
            return end, self.table(lines[i:end])
        if ITEM.fullmatch(line):
            while end < len(lines) and (lines[end].strip() and not HEADING.fullmatch(lines[end]) or self.goes_on(lines, end)):
                end += 1
            return end, self.items(lines[i:end])
        while end < len(lines) and lines[end].strip() and not self.begins(lines, end):
            end += 1
        text = " ".join(part.strip() for part in lines[i:end])
        self.said(text)
        return end, f"<p>{self.inline(text)}</p>"

    @staticmethod
    def begins(lines, i):
        """Something that is no paragraph."""
        return bool(FENCE.match(lines[i]) or HEADING.fullmatch(lines[i]) or ITEM.fullmatch(lines[i])
                    or lines[i].lstrip().startswith("|") and i + 1 < len(lines) and RULE.fullmatch(lines[i + 1].strip()))

    @staticmethod
    def goes_on(lines, i):
        """An empty line within a list: before its next item, or what is indented."""
        rest = next((text for text in lines[i:] if text.strip()), "")
        return bool(ITEM.fullmatch(rest) or rest.startswith("  "))
