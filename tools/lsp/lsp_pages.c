/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_pages.h"

#include "asm/format.h"
#include "page.h"

#include <stdio.h>

/* ---- Pages ---- */

static void put_link(Paper *paper, JigStr name, bool last) {
    paper_put(paper, "`%.*s`%s", JIG_FMT(name), last ? "\n" : ", ");
}

static void into_vec(void *user, const char *text, size_t len) {
    JigCharVec *out = user;
    jig_vec_append(out, text, len);
}

static JigStr write_page(JigContext *ctx, const PageRow *row, JigArena *a) {
    PaperForm form = paper_markdown;
    JigCharVec text = {0};
    JigOutput out;
    form.link = put_link;
    jig_output_on_sink(&out, into_vec, &text);
    page_tell(&(Paper){.form = &form, .out = &out, .scratch = a}, ctx, row);
    (void)!jig_output_close(&out, true);
    JigStr copy = jig_arena_str(a, (JigStr){text.data, text.len});
    jig_vec_free(&text);
    return copy;
}

JigStr pages_markdown(JigContext *ctx, JigStr name, JigArena *a) {
    PageRows all = {0}, found = {0};
    page_all_rows(ctx, &all);
    page_exact(&all, name, &found);
    JigStr text = found.len ? write_page(ctx, &found.data[0], a) : (JigStr){0};
    jig_vec_free(&found);
    jig_vec_free(&all);
    return text;
}

const JigSpec *pages_spec(JigContext *ctx, JigStr name) {
    const JigOpRow *row = jig_strmap_get(&ctx->op_rows, name);
    const JigSpec *spec = row ? jig_spec(jig_op_name_of_row(ctx, row)) : NULL;
    return spec && !spec->broken ? spec : NULL;
}

JigStr pages_syntax(JigContext *ctx, const JigSpec *spec, JigArena *a) {
    return jig_format_written_op(ctx, spec->row, a);
}

/* ---- Snippets ---- */

typedef struct Snippet {
    JigStr text; /* of the syntax that is still to come */
    JigCharVec out;
    unsigned places;
    const JigSpec *spec;
    bool is_script;
} Snippet;

static bool is_word_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '.';
}

static size_t word_length(JigStr text, size_t from) {
    size_t n = from;
    while (n < text.len && is_word_char(text.ptr[n]))
        n++;
    while (n > from && text.ptr[n - 1] == '.') /* dots behind a name: any number of it */
        n--;
    return n;
}

static void put(Snippet *s, const char *text, size_t len) {
    for (size_t i = 0; i < len; ++i) {
        if (strchr("$}\\", text[i]))
            jig_vec_push(&s->out, '\\');
        jig_vec_push(&s->out, text[i]);
    }
}

static void put_place(Snippet *s, JigStr what) {
    char begin[16];
    int n = snprintf(begin, sizeof begin, "${%u:", ++s->places);
    jig_vec_append(&s->out, begin, (size_t)n);
    put(s, what.ptr, what.len);
    jig_vec_push(&s->out, '}');
}

/* Where the bracket at the beginning closes; the whole, if it does not. */
static size_t closing(JigStr text) {
    int depth = 0;
    for (size_t i = 0; i < text.len; ++i) {
        depth += strchr("([{", text.ptr[i]) ? 1 : strchr(")]}", text.ptr[i]) ? -1 : 0;
        if (!depth)
            return i;
    }
    return text.len - 1;
}

static void skip(Snippet *s, size_t n) {
    s->text = jig_str_from(s->text, n < s->text.len ? n : s->text.len);
}

/* Blanks around what is left out are one. */
static void close_gap(Snippet *s) {
    while (s->text.len && s->text.ptr[0] == ' ' && (!s->out.len || jig_vec_last(&s->out) == ' '))
        skip(s, 1);
}

/* ( a | b )?, ( a )*, ( a | b ): the first of what has to be there. */
static bool put_group(Snippet *s) {
    size_t end = closing(s->text);
    char behind = end + 1 < s->text.len ? s->text.ptr[end + 1] : 0;
    if (behind == '?' || behind == '*') {
        skip(s, end + 2);
        close_gap(s);
        return true;
    }
    if (s->text.len < 2 || s->text.ptr[1] != ' ')
        return false; /* as it stands */
    JigStr inside = {s->text.ptr + 2, end > 3 ? end - 3 : 0};
    size_t bar = jig_str_find(inside, JIG_STR(" | "));
    put_place(s, (JigStr){inside.ptr, bar});
    skip(s, end + 1);
    return true;
}

/* [$sizes|%sizes, ...] */
static bool put_list(Snippet *s) {
    size_t end = closing(s->text);
    JigStr inside = {s->text.ptr + 1, end ? end - 1 : 0};
    if (jig_str_find(inside, JIG_STR("|")) == inside.len)
        return false;
    size_t name = word_length(inside, 1);
    put(s, "[", 1);
    put_place(s, (JigStr){inside.ptr + 1, name > 1 ? name - 1 : 0});
    put(s, "]", 1);
    skip(s, end + 1);
    return true;
}

/* What could be more than one is one. */
static void drop_comma(Snippet *s) {
    while (s->out.len && strchr(", ", jig_vec_last(&s->out)))
        s->out.len--;
}

/* Operands of which there may be any number are left out, and so are their types. */
static bool is_left_out(const Snippet *s, JigStr name) {
    for (size_t i = 0; i < s->spec->num_ins; ++i) {
        const JigGroup *g = &s->spec->ins[i];
        if (g->arity != JIG_ONE && g->name && jig_str_eq(name, jig_ident_str(g->name)))
            return true;
    }
    return false;
}

static bool put_type(Snippet *s) {
    static const char begin[] = "type(%";
    if (!jig_str_starts_with(s->text, "type("))
        return false;
    JigStr name =
        jig_str_starts_with(s->text, begin) ? jig_str_from(s->text, sizeof begin - 1) : (JigStr){0};
    if (name.len && is_left_out(s, (JigStr){name.ptr, word_length(name, 0)})) {
        skip(s, 4);
        skip(s, closing(s->text) + 1);
        drop_comma(s);
        return true;
    }
    put_place(s, s->is_script ? JIG_STR("!transform.any_op") : JIG_STR("type"));
    skip(s, 4);
    skip(s, closing(s->text) + 1);
    return true;
}

static bool put_region(Snippet *s) {
    size_t end = closing(s->text);
    if (s->text.len < 2 || s->text.ptr[1] != ' ')
        return false;
    static const char body[] = "{\n  $0\n}";
    jig_vec_append(&s->out, body, sizeof body - 1);
    skip(s, end + 1);
    return true;
}

static bool put_named(Snippet *s) {
    size_t end = word_length(s->text, 1);
    if (end < 2)
        return false;
    bool attribute = s->text.ptr[0] == '$';
    put_place(s, attribute ? (JigStr){s->text.ptr + 1, end - 1} : (JigStr){s->text.ptr, end});
    skip(s, end);
    return true;
}

static bool put_special(Snippet *s) {
    switch (s->text.ptr[0]) {
    case '(':
        return put_group(s);
    case '[':
        return put_list(s);
    case '{':
        return put_region(s);
    case 't':
        return put_type(s);
    case '%':
    case '$':
    case '@':
        return put_named(s);
    default:
        return false;
    }
}

static void put_all(Snippet *s) {
    while (s->text.len) {
        if (jig_str_starts_with(s->text, "...")) {
            skip(s, 3);
            drop_comma(s);
        } else if (!put_special(s)) {
            size_t word = word_length(s->text, 0);
            size_t n = word ? word : 1;
            put(s, s->text.ptr, n);
            skip(s, n);
        }
    }
}

JigStr pages_snippet(JigContext *ctx, const JigSpec *spec, JigArena *a) {
    JigStr syntax = pages_syntax(ctx, spec, a), name = jig_str(spec->row->name);
    size_t at = jig_str_find(syntax, name);
    Snippet s = {.text = at < syntax.len ? jig_str_from(syntax, at + name.len) : (JigStr){0},
                 .spec = spec,
                 .is_script = jig_str_starts_with(name, "transform.")};
    put_all(&s);
    while (s.out.len && jig_vec_last(&s.out) == ' ')
        s.out.len--;
    JigStr text = jig_arena_str(a, (JigStr){s.out.data, s.out.len});
    jig_vec_free(&s.out);
    return text;
}
