/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Papers: text for a terminal, and Markdown. */
#include "page.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void paper_put(Paper *paper, const char *format, ...) {
    va_list args;
    va_start(args, format);
    JigStr text = jig_arena_vprintf(paper->scratch, format, args);
    va_end(args);
    jig_output_write(paper->out, text.ptr, text.len);
}

static JigStr next_line(JigStr *text) {
    const char *end = memchr(text->ptr, '\n', text->len);
    JigStr line = {text->ptr, end ? (size_t)(end - text->ptr) : text->len};
    *text = jig_str_from(*text, line.len + (end != NULL));
    return line;
}

/* ---- Text ---- */

enum { WIDTH = 98, INDENT = 2, DEEPER = 6 };

/* The words of a text in lines, each behind so many blanks; *column is where the first begins. */
static void put_wrapped(Paper *paper, JigStr text, int indent, int column) {
    while (text.len) {
        const char *blank = memchr(text.ptr, ' ', text.len);
        int n = (int)(blank ? (size_t)(blank - text.ptr) : text.len);
        if (column > indent && column + 1 + n > WIDTH) {
            paper_put(paper, "\n");
            column = 0;
        }
        if (column == 0)
            paper_put(paper, "%*s%.*s", indent, "", n, text.ptr);
        else
            paper_put(paper, "%s%.*s", column > indent ? " " : "", n, text.ptr);
        column = (column ? column + (column > indent) : indent) + n;
        text = jig_str_from(text, (size_t)n + (blank != NULL));
    }
    paper_put(paper, "\n");
}

static void text_title(Paper *paper, JigStr name, JigStr what) {
    paper_put(paper, "%.*s%s%.*s\n", JIG_FMT(name), what.len ? ": " : "", JIG_FMT(what));
}

static void text_heading(Paper *paper, const char *text) {
    paper_put(paper, "\n%s\n", text);
}

static void text_paragraph(Paper *paper, JigStr text) {
    put_wrapped(paper, text, INDENT, 0);
}

/* A long term has a line of its own. */
static void text_item(Paper *paper, JigStr term, JigStr text) {
    enum { ROOM = 22 };
    paper_put(paper, "%*s%.*s", INDENT, "", JIG_FMT(term));
    int column = INDENT + (int)term.len;
    if (column >= ROOM)
        paper_put(paper, "\n%*s", ROOM, "");
    else
        paper_put(paper, "%*s", ROOM - column, "");
    put_wrapped(paper, text, ROOM, ROOM);
}

static void text_code(Paper *paper, JigStr text) {
    while (text.len) {
        JigStr line = next_line(&text);
        paper_put(paper, "%*s%.*s\n", line.len ? DEEPER : 0, "", JIG_FMT(line));
    }
}

static void text_link(Paper *paper, JigStr name, bool last) {
    paper_put(paper, "  %.*s%s", JIG_FMT(name), last ? "\n" : "");
}

const PaperForm paper_text = {
    .title = text_title,
    .heading = text_heading,
    .paragraph = text_paragraph,
    .item = text_item,
    .code = text_code,
    .link = text_link,
};

/* ---- Markdown ---- */

/* What is not between backquotes is read as it is. */
static void put_escaped(Paper *paper, JigStr text) {
    bool code = false;
    for (size_t i = 0; i < text.len; i++) {
        char c = text.ptr[i];
        code ^= c == '`';
        bool special = !code && strchr("<>*_[]|", c);
        paper_put(paper, "%s%c", special ? "\\" : "", c);
    }
}

static void markdown_title(Paper *paper, JigStr name, JigStr what) {
    paper_put(paper, "\n## %.*s\n\n", JIG_FMT(name));
    if (what.len) {
        put_escaped(paper, what);
        paper_put(paper, "\n");
    }
}

static void markdown_heading(Paper *paper, const char *text) {
    paper_put(paper, "\n**%s**\n", text);
}

static void markdown_paragraph(Paper *paper, JigStr text) {
    paper_put(paper, "\n");
    put_escaped(paper, text);
    paper_put(paper, "\n");
}

static void markdown_item(Paper *paper, JigStr term, JigStr text) {
    paper_put(paper, "\n- `%.*s`: ", JIG_FMT(term));
    put_escaped(paper, text);
    paper_put(paper, "\n");
}

static void markdown_code(Paper *paper, JigStr text) {
    bool ended = text.len && text.ptr[text.len - 1] == '\n';
    paper_put(paper, "\n```mlir\n%.*s%s```\n", JIG_FMT(text), ended ? "" : "\n");
}

static void markdown_link(Paper *paper, JigStr name, bool last) {
    JigStr address = paper->address(name, paper->scratch);
    paper_put(paper, "[`%.*s`](%.*s)%s", JIG_FMT(name), JIG_FMT(address), last ? "\n" : ", ");
}

const PaperForm paper_markdown = {
    .title = markdown_title,
    .heading = markdown_heading,
    .paragraph = markdown_paragraph,
    .item = markdown_item,
    .code = markdown_code,
    .link = markdown_link,
};
