/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Semantic tokens: what each word of a text is. */
#include "asm/lexer.h"
#include "ir/context.h"
#include "jig/op.h"
#include "lsp/lsp_server.h"

/* In the order of the legend that the table of methods gives. */
typedef enum Colour {
    COLOUR_COMMENT,
    COLOUR_STRING,
    COLOUR_NUMBER,
    COLOUR_KEYWORD, /* names of ops */
    COLOUR_TYPE,
    COLOUR_FUNCTION, /* symbols */
    COLOUR_VARIABLE,
    COLOUR_PARAMETER,
    COLOUR_PROPERTY,  /* attributes */
    COLOUR_NAMESPACE, /* blocks */
    COLOUR_NONE,
} Colour;

typedef struct Colours {
    const Reading *r;
    JigJson *j;
    DocPlace last;
    size_t last_offset;
    size_t begin, end;         /* of what is asked for */
    size_t next_op, next_name; /* in the map's lists, as the text goes on */
    JIG_VEC(size_t) op_names;  /* where names of ops begin */
} Colours;

static void put(Colours *c, size_t begin, size_t end, Colour colour) {
    if (colour == COLOUR_NONE || end < c->begin || begin > c->end)
        return;
    DocPlace from = text_place_after(c->r->text, c->last, c->last_offset, begin);
    DocPlace to = text_place_after(c->r->text, from, begin, end);
    if (from.line != to.line || from.unit >= to.unit)
        return;
    bool same = from.line == c->last.line;
    jig_json_int(c->j, NULL, (int64_t)(from.line - c->last.line));
    jig_json_int(c->j, NULL, (int64_t)(from.unit - (same ? c->last.unit : 0)));
    jig_json_int(c->j, NULL, (int64_t)(to.unit - from.unit));
    jig_json_int(c->j, NULL, colour);
    jig_json_int(c->j, NULL, 0);
    c->last = from;
    c->last_offset = begin;
}

/* Comments between two tokens. */
static void put_comments(Colours *c, size_t begin, size_t end) {
    JigStr text = text_str(c->r->text);
    while (begin < end) {
        JigStr gap = {text.ptr + begin, end - begin};
        size_t at = jig_str_find(gap, JIG_STR("//"));
        if (at == gap.len)
            return;
        const char *line = memchr(gap.ptr + at, '\n', gap.len - at);
        size_t stop = line ? (size_t)(line - gap.ptr) : gap.len;
        put(c, begin + at, begin + stop, COLOUR_COMMENT);
        begin += stop;
    }
}

static int by_place(const void *a, const void *b) {
    size_t x = *(const size_t *)a, y = *(const size_t *)b;
    return (x > y) - (x < y);
}

static void find_op_names(Colours *c) {
    for (size_t i = 0; i < c->r->map.ordered.len; ++i)
        jig_vec_push(&c->op_names, c->r->map.ordered.data[i]->name);
    if (c->op_names.len)
        qsort(c->op_names.data, c->op_names.len, sizeof *c->op_names.data, by_place);
}

static bool is_op_name(Colours *c, size_t offset) {
    while (c->next_op < c->op_names.len && c->op_names.data[c->next_op] < offset)
        c->next_op++;
    return c->next_op < c->op_names.len && c->op_names.data[c->next_op] == offset;
}

static Colour of_value(Colours *c, size_t offset) {
    const JigTextMap *map = &c->r->map;
    while (c->next_name < map->places.len && map->places.data[c->next_name].offset < offset)
        c->next_name++;
    if (c->next_name == map->places.len || map->places.data[c->next_name].offset != offset)
        return COLOUR_VARIABLE;
    const JigNamed *n = &map->named.data[map->places.data[c->next_name].named];
    return n->first && !jig_value_def(n->first) ? COLOUR_PARAMETER : COLOUR_VARIABLE;
}

static bool is_type_word(JigStr word) {
    static const char *const words[] = {"index", "tensor",  "memref", "vector",
                                        "tuple", "complex", "none"};
    JigFloatKind kind;
    for (size_t i = 0; i < JIG_LEN(words); ++i)
        if (jig_str_is(word, words[i]))
            return true;
    return jig_lexer_word_is_int_type(word) || jig_lexer_float_of_word(word, &kind);
}

static Colour colour_of(Colours *c, const JigToken *t, size_t offset) {
    switch (t->kind) {
    case JIG_TOK_STRING:
        return is_op_name(c, offset) ? COLOUR_KEYWORD : COLOUR_STRING;
    case JIG_TOK_INT:
    case JIG_TOK_FLOAT:
        return COLOUR_NUMBER;
    case JIG_TOK_AT:
        return COLOUR_FUNCTION;
    case JIG_TOK_PERCENT:
        return of_value(c, offset);
    case JIG_TOK_CARET:
        return COLOUR_NAMESPACE;
    case JIG_TOK_EXCLAIM:
        return COLOUR_TYPE;
    case JIG_TOK_HASH:
        return COLOUR_PROPERTY;
    case JIG_TOK_BARE:
        return is_op_name(c, offset)            ? COLOUR_KEYWORD
               : is_type_word(jig_token_str(t)) ? COLOUR_TYPE
                                                : COLOUR_NONE;
    default:
        return COLOUR_NONE;
    }
}

static void say_nothing(void *user, const char *at, const char *message) {
    (void)user, (void)at, (void)message;
}

static void answer_range(Call *call, const Reading *r, size_t from, size_t to) {
    JigStr text = text_str(r->text);
    Colours c = {.r = r, .j = call->out, .begin = from, .end = to};
    JigLexer l = {
        .begin = text.ptr, .end = text.ptr + text.len, .cur = text.ptr, .error = say_nothing};
    find_op_names(&c);
    jig_json_begin(call->out, NULL, '{');
    jig_json_begin(call->out, "data", '[');
    size_t behind = 0;
    for (JigToken t = {0}; (t.kind != JIG_TOK_EOF || !t.ptr) && behind <= to;) {
        const char *before = l.cur;
        jig_lexer_next(&l, &t);
        if (l.cur == before && t.kind != JIG_TOK_EOF)
            l.cur++;
        size_t begin = t.kind == JIG_TOK_EOF ? text.len : (size_t)(t.ptr - text.ptr);
        if (begin < behind)
            continue; /* the place of an error */
        put_comments(&c, behind, begin);
        put(&c, begin, begin + t.len, colour_of(&c, &t, begin));
        behind = (size_t)(l.cur - text.ptr);
    }
    jig_json_end(call->out, ']');
    jig_json_end(call->out, '}');
    jig_vec_free(&c.op_names);
}

void answer_colours(Call *call) {
    Document *d;
    const Reading *r = call_reading(call, &d);
    if (r)
        answer_range(call, r, 0, d->text.bytes.len);
}

void answer_colours_of_range(Call *call) {
    Document *d;
    const Reading *r = call_reading(call, &d);
    const Json *range = json_get(call->params, "range");
    if (r)
        answer_range(call, r, text_read_position(&d->text, json_get(range, "start")),
                     text_read_position(&d->text, json_get(range, "end")));
}
