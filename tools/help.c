/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "help.h"

#include "support/json.h"

#include <stdio.h>
#include <string.h>

const char *const help_words[] = {"text", "json", NULL};

bool option_takes_value(const Option *row) {
    return row->kind != OPTION_FLAG && row->kind != OPTION_CHOICE;
}

bool option_needs_value(const Option *row) {
    return option_takes_value(row) && row->kind != OPTION_WORD && row->kind != OPTION_WORDS &&
           row->kind != OPTION_MAYBE;
}

/* Is this the row that is found by its name? */
static bool is_first(const Help *h, size_t table, size_t at) {
    const char *name = h->tables[table].rows[at].name;
    for (size_t t = 0; t < table; ++t)
        for (size_t i = 0; i < h->tables[t].num; ++i)
            if (strcmp(h->tables[t].rows[i].name, name) == 0)
                return false;
    return true;
}

/* ---- Text ---- */

enum { WIDTH = 100, INDENT = 2, COLUMN = 34, DEEPER = 2 };

typedef struct Page {
    JigWriteFn write;
    void *user;
    size_t column;
} Page;

static void put(Page *p, JigStr text) {
    p->write(p->user, text.ptr, text.len);
    p->column += text.len;
}

static void put_text(Page *p, const char *text) {
    put(p, jig_str(text));
}

static void end_line(Page *p) {
    p->write(p->user, "\n", 1);
    p->column = 0;
}

static void go_to(Page *p, size_t column) {
    while (p->column < column)
        put_text(p, " ");
}

/* Words, each behind a blank or at the beginning of a line. */
static void put_filled(Page *p, JigStr line, size_t indent) {
    bool begins = true;
    while (line.len) {
        const char *blank = memchr(line.ptr, ' ', line.len);
        size_t n = blank ? (size_t)(blank - line.ptr) : line.len;
        if (!begins && p->column + 1 + n > WIDTH) {
            end_line(p);
            begins = true;
        }
        if (begins)
            go_to(p, indent);
        else
            put_text(p, " ");
        put(p, (JigStr){line.ptr, n});
        begins = false;
        line = jig_str_from(line, n + (blank != NULL));
    }
    end_line(p);
}

static bool is_example(JigStr line) {
    return line.len > DEEPER && memcmp(line.ptr, "  ", DEEPER) == 0;
}

/* Each line of it from the column on; the first one where the page is. */
static void put_block(Page *p, const char *text, size_t indent) {
    while (*text) {
        JigStr line = {text, strcspn(text, "\n")};
        if (is_example(line)) {
            go_to(p, indent);
            put(p, line);
            end_line(p);
        } else {
            put_filled(p, line, indent);
        }
        text += line.len + (text[line.len] == '\n');
    }
}

static void put_words(Page *p, const char *const *words, const char *between) {
    for (size_t i = 0; words[i]; ++i) {
        put_text(p, i ? between : "");
        put_text(p, words[i]);
    }
}

/* "--script FILE", "--trace[=text|json|html]". */
static void put_option(Page *p, const Option *row) {
    put_text(p, row->name);
    if (!option_takes_value(row))
        return;
    bool needs = option_needs_value(row);
    put_text(p, needs ? " " : "[=");
    if (row->value)
        put_text(p, row->value);
    else
        put_words(p, row->words, row->kind == OPTION_WORDS ? "," : "|");
    put_text(p, needs ? "" : "]");
}

/* A long one has lines of its own. */
static void put_entry(Page *p, const char *help) {
    if (p->column + 1 > COLUMN)
        end_line(p);
    go_to(p, COLUMN);
    put_block(p, help, COLUMN);
}

static void put_options(Page *p, const Help *h, size_t table) {
    const OptionTable *t = &h->tables[table];
    bool follows = false;
    for (size_t i = 0; i < t->num; ++i) {
        if (!is_first(h, table, i))
            continue;
        if (!follows)
            go_to(p, INDENT);
        put_option(p, &t->rows[i]);
        follows = !t->rows[i].help;
        if (follows)
            put_text(p, ", ");
        else
            put_entry(p, t->rows[i].help);
    }
}

static void put_synopsis(Page *p, const char *synopsis) {
    for (const char *before = "usage: "; *synopsis; before = "       ") {
        size_t n = strcspn(synopsis, "\n");
        put_text(p, before);
        put(p, (JigStr){synopsis, n});
        end_line(p);
        synopsis += n + (synopsis[n] == '\n');
    }
}

static void put_operands(Page *p, const CommandHelp *c) {
    for (size_t i = 0; i < c->num_operands; ++i) {
        go_to(p, INDENT);
        put_text(p, c->operands[i].name);
        put_entry(p, c->operands[i].help);
    }
}

void help_write_text(const Help *h, JigWriteFn write, void *user) {
    const CommandHelp *c = h->command->help;
    Page p = {write, user, 0};
    put_synopsis(&p, c->synopsis);
    if (c->about) {
        end_line(&p);
        put_block(&p, c->about, 0);
    }
    if (c->num_operands || !h->tables[0].title)
        end_line(&p);
    put_operands(&p, c);
    for (size_t t = 0; t < h->num_tables; ++t) {
        if (h->tables[t].title && h->tables[t].num) {
            end_line(&p);
            put_text(&p, h->tables[t].title);
            put_text(&p, ":");
            end_line(&p);
        }
        put_options(&p, h, t);
    }
    if (c->end) {
        end_line(&p);
        put_block(&p, c->end, 0);
    }
}

/* ---- JSON ---- */

static void put_member(JigJson *j, const char *key, const char *text) {
    if (text)
        jig_json_str(j, key, jig_str(text));
}

static void put_json_option(JigJson *j, const Option *row) {
    jig_json_begin(j, NULL, '{');
    put_member(j, "name", row->name);
    if (option_takes_value(row)) {
        put_member(j, "value", row->value);
        jig_json_bool(j, "needs_value", option_needs_value(row));
    }
    if (row->kind == OPTION_TEXTS)
        jig_json_bool(j, "repeats", true);
    if (row->words) {
        jig_json_begin(j, "words", '[');
        for (size_t i = 0; row->words[i]; ++i)
            put_member(j, NULL, row->words[i]);
        jig_json_end(j, ']');
    }
    put_member(j, "help", row->help);
    jig_json_end(j, '}');
}

static void put_json_table(JigJson *j, const Help *h, size_t table) {
    const OptionTable *t = &h->tables[table];
    jig_json_begin(j, NULL, '{');
    put_member(j, "title", t->title);
    jig_json_begin(j, "options", '[');
    for (size_t i = 0; i < t->num; ++i)
        if (is_first(h, table, i))
            put_json_option(j, &t->rows[i]);
    jig_json_end(j, ']');
    jig_json_end(j, '}');
}

void help_write_json(const Help *h, JigWriteFn write, void *user) {
    const CommandHelp *c = h->command->help;
    JigJson j = {.write = write, .user = user};
    jig_json_begin(&j, NULL, '{');
    put_member(&j, "name", h->command->name);
    put_member(&j, "synopsis", c->synopsis);
    put_member(&j, "about", c->about);
    put_member(&j, "operand", h->command->operand);
    jig_json_begin(&j, "operands", '[');
    for (size_t i = 0; i < c->num_operands; ++i) {
        jig_json_begin(&j, NULL, '{');
        put_member(&j, "name", c->operands[i].name);
        put_member(&j, "help", c->operands[i].help);
        jig_json_end(&j, '}');
    }
    jig_json_end(&j, ']');
    jig_json_begin(&j, "groups", '[');
    for (size_t t = 0; t < h->num_tables; ++t)
        if (h->tables[t].num)
            put_json_table(&j, h, t);
    jig_json_end(&j, ']');
    put_member(&j, "end", c->end);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
}
