/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_snippets.h"

#include "ir/context.h"
#include "jig/op.h"
#include "lsp/lsp_pages.h"

#include <stdio.h>

typedef struct Snippet {
    JigStr text; /* of the syntax that is still to come */
    JigCharVec out;
    unsigned places;
    const JigSpec *spec;
    size_t results; /* names of results that are bound; 0: not known */
    bool is_script;
} Snippet;

/* ---- Pieces ---- */

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

static void put_all(Snippet *s);

/* What stands within brackets of the syntax, and goes on behind them. */
static void put_inside(Snippet *s, JigStr inside, size_t behind) {
    skip(s, behind);
    JigStr rest = s->text;
    s->text = inside;
    put_all(s);
    s->text = rest;
}

static JigStr without_blanks(JigStr text) {
    while (text.len && text.ptr[0] == ' ')
        text = jig_str_from(text, 1);
    while (text.len && text.ptr[text.len - 1] == ' ')
        text.len--;
    return text;
}

/* A function that is written is defined, not only declared. */
static bool is_body(JigStr inside) {
    return jig_str_starts_with(inside, "{ body }");
}

/* ( a | b )?, ( a )*, ( a | b ): the first of what has to be there. */
static bool put_group(Snippet *s) {
    size_t end = closing(s->text);
    char behind = end + 1 < s->text.len ? s->text.ptr[end + 1] : 0;
    if (is_body((JigStr){s->text.ptr + 1, end ? end - 1 : 0})) {
        static const char body[] = "{\n  $0\n  transform.yield\n}",
                          other[] = "{\n  $0\n  return\n}";
        const char *text = s->is_script ? body : other;
        jig_vec_append(&s->out, text, strlen(text));
        skip(s, end + 2);
        return true;
    }
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

/* [$sizes|%sizes, ...], of which |*(%sizes) may take the place. */
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
    if (jig_str_starts_with(s->text, "|*(")) {
        skip(s, 2);
        skip(s, closing(s->text) + 1);
    }
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

/* Of results of which there may be any number there are as many as names are bound. */
static size_t num_types(const Snippet *s, JigStr name) {
    for (size_t i = 0; i < s->spec->num_outs; ++i) {
        const JigGroup *g = &s->spec->outs[i];
        if (g->arity != JIG_ONE && g->name && jig_str_eq(name, jig_ident_str(g->name)))
            return s->results >= s->spec->num_outs ? s->results - s->spec->num_outs + 1 : 1;
    }
    return 1;
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
    for (size_t i = name.len ? num_types(s, (JigStr){name.ptr, word_length(name, 0)}) : 1; i; --i) {
        put_place(s, s->is_script ? JIG_STR("!transform.any_op") : JIG_STR("type"));
        if (i > 1)
            put(s, ", ", 2);
    }
    skip(s, 4);
    skip(s, closing(s->text) + 1);
    return true;
}

/* { body }, { $a, b = $b }, or, in a signature, {this|that}. */
static bool put_braces(Snippet *s) {
    size_t end = closing(s->text);
    JigStr inside = {s->text.ptr + 1, end ? end - 1 : 0};
    size_t bar = jig_str_find(inside, JIG_STR("|"));
    bool is_region = inside.len && inside.ptr[0] == ' ' && !memchr(inside.ptr, '$', inside.len);
    if (is_region) {
        static const char body[] = "{\n  $0\n}";
        jig_vec_append(&s->out, body, sizeof body - 1);
        skip(s, end + 1);
        return true;
    }
    put(s, "{", 1);
    if (bar < inside.len) {
        put_place(s, (JigStr){inside.ptr, bar});
        skip(s, end + 1);
    } else {
        put_inside(s, without_blanks(inside), end + 1);
    }
    put(s, "}", 1);
    return true;
}

static bool is_attr_of(const Snippet *s, JigStr name, const char *summary) {
    for (size_t i = 0; i < s->spec->num_props; ++i)
        if (jig_str_eq(jig_ident_str(s->spec->props[i].name), name))
            return jig_str_is(s->spec->props[i].check->summary, summary);
    return false;
}

static void put_attr(Snippet *s, JigStr name) {
    bool list = is_attr_of(s, name, "string array attribute");
    bool quoted = list || is_attr_of(s, name, "string attribute");
    const char *begin = list ? "[\"" : quoted ? "\"" : "", *end = list ? "\"]" : quoted ? "\"" : "";
    put(s, begin, strlen(begin));
    put_place(s, name);
    put(s, end, strlen(end));
}

/* What the script begins with is called so, unless its author says otherwise. */
static JigStr symbol_of(const Snippet *s, JigStr name) {
    return jig_str_is(jig_str(s->spec->row->name), "transform.named_sequence")
               ? JIG_STR("@__transform_main")
               : name;
}

static bool put_named(Snippet *s) {
    size_t end = word_length(s->text, 1);
    if (end < 2)
        return false;
    JigStr name = {s->text.ptr, end}, rest = jig_str_from(s->text, end);
    skip(s, end);
    if (name.ptr[0] == '$')
        put_attr(s, jig_str_from(name, 1));
    else if (jig_str_starts_with(rest, "... (:"))
        drop_comma(s); /* none, and no types */
    else
        put_place(s, name.ptr[0] == '@' ? symbol_of(s, name) : name);
    return true;
}

/* "type" of an argument. */
static bool put_argument_type(Snippet *s) {
    if (word_length(s->text, 0) != 4 || !jig_str_starts_with(s->text, "type"))
        return false;
    put_place(s, s->is_script ? JIG_STR("!transform.any_op") : JIG_STR("type"));
    skip(s, 4);
    return true;
}

static bool put_special(Snippet *s) {
    switch (s->text.ptr[0]) {
    case '(':
        return put_group(s);
    case '[':
        return put_list(s);
    case '{':
        return put_braces(s);
    case 't':
        return put_type(s) || put_argument_type(s);
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

/* ---- Whole ones ---- */

static Snippet begin(JigContext *ctx, const JigSpec *spec, JigArena *a) {
    JigStr syntax = pages_syntax(ctx, spec, a), name = jig_str(spec->row->name);
    size_t at = jig_str_find(syntax, name);
    return (Snippet){.text = at < syntax.len ? jig_str_from(syntax, at + name.len) : (JigStr){0},
                     .spec = spec,
                     .is_script = jig_str_starts_with(name, "transform.")};
}

static JigStr end(Snippet *s, JigArena *a) {
    while (s->out.len && jig_vec_last(&s->out) == ' ')
        s->out.len--;
    JigStr text = jig_arena_str(a, (JigStr){s->out.data, s->out.len});
    jig_vec_free(&s->out);
    return text;
}

JigStr snippet_of_op(JigContext *ctx, const JigSpec *spec, size_t results, JigArena *a) {
    Snippet s = begin(ctx, spec, a);
    s.results = results;
    put_all(&s);
    return end(&s, a);
}

/* How much of it is before the next one, outside of brackets. */
static size_t alternative(JigStr text) {
    int depth = 0;
    for (size_t i = 0; i < text.len; ++i) {
        depth += strchr("([{", text.ptr[i]) ? 1 : strchr(")]}", text.ptr[i]) ? -1 : 0;
        if (!depth && jig_str_starts_with(jig_str_from(text, i), " | "))
            return i;
    }
    return text.len;
}

/* "tile_sizes [...]" of "( num_threads [...] | tile_sizes [...] )*". */
static void tell_alternatives(const Snippet *whole, JigStr inside, JigArena *a, SnippetFn fn,
                              void *user) {
    inside = without_blanks(inside);
    for (size_t n; inside.len; inside = jig_str_from(inside, n < inside.len ? n + 3 : n)) {
        n = alternative(inside);
        Snippet s = *whole;
        s.text = without_blanks((JigStr){inside.ptr, n});
        s.out = (JigCharVec){0};
        JigStr word = {s.text.ptr, word_length(s.text, 0)};
        put_all(&s);
        JigStr text = end(&s, a);
        if (word.len && text.len > word.len)
            fn(user, word, text);
    }
}

void snippet_each_option(JigContext *ctx, const JigSpec *spec, JigArena *a, SnippetFn fn,
                         void *user) {
    Snippet s = begin(ctx, spec, a);
    while (s.text.len) {
        size_t end = s.text.ptr[0] == '(' ? closing(s.text) : 0;
        if (end + 1 < s.text.len && end && strchr("?*", s.text.ptr[end + 1]))
            tell_alternatives(&s, (JigStr){s.text.ptr + 1, end - 1}, a, fn, user);
        skip(&s, end + 1);
    }
}
