/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The `body` of a named op as a tree.
 *
 *   sum     ::= product (("+" | "-") product)*
 *   product ::= factor (("*" | "/") factor)*
 *   factor  ::= "(" sum ")" | number | name | word "(" sum ("," sum)* ")"
 */
#include <stdlib.h>

#include "dialect/linalg/linalg_shape.h"
#include "ir/spec/rowtext.h"

typedef struct Reader {
    JigContext *ctx;
    const JigLinalgShape *shape;
    JigRowText *text;
} Reader;

static const JigLinalgTerm *read_sum(Reader *r);

static JigLinalgTerm *new_term(Reader *r, JigLinalgTermKind kind) {
    JigLinalgTerm *t = JIG_NEW_ARRAY(r->text->arena, JigLinalgTerm, 1);
    t->kind = kind;
    return t;
}

static const JigLinalgTerm *fail(Reader *r, const char *what, JigStr word) {
    jig_rowtext_fail(r->text, "%s '%.*s'", what, JIG_FMT(word));
    return NULL;
}

/* A whole number is an i64, another an f64. */
static const JigLinalgTerm *read_number(Reader *r) {
    char *end;
    double d = strtod(r->text->p, &end);
    bool whole = !memchr(r->text->p, '.', (size_t)(end - r->text->p));
    JigLinalgTerm *t = new_term(r, JIG_TERM_NUMBER);
    t->number = whole ? jig_attr_i64(r->ctx, (int64_t)d)
                      : jig_attr_float_double(jig_type_float(r->ctx, JIG_F64), d);
    r->text->p = end;
    return t;
}

/* An operand's element, or the iteration of a loop. */
static const JigLinalgTerm *read_name(Reader *r, JigStr name) {
    const JigLinalgShape *s = r->shape;
    for (size_t i = 0; i < s->num_operands; ++i)
        if (jig_str_eq(s->operands[i], name)) {
            JigLinalgTerm *t = new_term(r, JIG_TERM_OPERAND);
            t->index = i;
            return t;
        }
    for (size_t i = 0; i < s->num_loops; ++i)
        if (jig_str_eq(s->loops[i].name, name)) {
            JigLinalgTerm *t = new_term(r, JIG_TERM_LOOP);
            t->index = i;
            return t;
        }
    return fail(r, "no operand or loop", name);
}

/* What stands before a parenthesis, but functions of functions.def. */
static const struct {
    const char *word;
    JigLinalgTermKind kind;
    size_t min_args, max_args;
} calls[] = {
    {"cast", JIG_TERM_CAST, 1, 1}, {"cast_unsigned", JIG_TERM_CAST_UNSIGNED, 1, 1},
    {"i32", JIG_TERM_I32, 1, 1},   {"f64", JIG_TERM_F64, 1, 1},
    {"lcg", JIG_TERM_LCG, 1, 1},   {"kind", JIG_TERM_KIND, 1, 3},
    {"fun", JIG_TERM_FUN, 1, 2},
};

/* How many arguments `word` takes; NULL: there is no such function. */
static JigLinalgTerm *begin_call(Reader *r, JigStr word, size_t *min, size_t *max) {
    for (size_t i = 0; i < JIG_LEN(calls); ++i)
        if (jig_str_is(word, calls[i].word)) {
            *min = calls[i].min_args;
            *max = calls[i].max_args;
            return new_term(r, calls[i].kind);
        }
    const JigLinalgFn *fn = jig_linalg_fn_of_word(word);
    if (!fn)
        return NULL;
    JigLinalgTerm *t = new_term(r, JIG_TERM_FN);
    t->fn = fn;
    *min = *max = fn->arity;
    return t;
}

static const JigLinalgTerm *read_call(Reader *r, JigStr word) {
    size_t min, max;
    JigLinalgTerm *t = begin_call(r, word, &min, &max);
    if (!t)
        return fail(r, "no function", word);
    do {
        if (t->num_args == max)
            return fail(r, "too many arguments of", word);
        if (!(t->args[t->num_args++] = read_sum(r)))
            return NULL;
    } while (jig_rowtext_try(r->text, ","));
    if (t->num_args < min)
        return fail(r, "too few arguments of", word);
    return jig_rowtext_expect(r->text, ")") ? t : NULL;
}

static const JigLinalgTerm *read_factor(Reader *r) {
    if (jig_rowtext_try(r->text, "(")) {
        const JigLinalgTerm *t = read_sum(r);
        return t && jig_rowtext_expect(r->text, ")") ? t : NULL;
    }
    char c = jig_rowtext_peek(r->text);
    if (c >= '0' && c <= '9')
        return read_number(r);
    JigStr word;
    if (!jig_rowtext_word(r->text, "a number, name or function", &word))
        return NULL;
    return jig_rowtext_try(r->text, "(") ? read_call(r, word) : read_name(r, word);
}

/* Operators of one level, from the left. */
static const JigLinalgTerm *read_chain(Reader *r, const char *operators,
                                       const JigLinalgTerm *(*operand)(Reader *r)) {
    const JigLinalgTerm *lhs = operand(r);
    while (lhs) {
        char c = jig_rowtext_peek(r->text);
        if (!c || !strchr(operators, c))
            return lhs;
        JigLinalgTerm *t = new_term(r, JIG_TERM_FN);
        t->fn = jig_linalg_fn_of_word((JigStr){r->text->p++, 1});
        t->args[0] = lhs;
        t->args[1] = operand(r);
        t->num_args = 2;
        lhs = t->args[1] ? t : NULL;
    }
    return NULL;
}

static const JigLinalgTerm *read_product(Reader *r) {
    return read_chain(r, "*/", read_factor);
}

static const JigLinalgTerm *read_sum(Reader *r) {
    return read_chain(r, "+-", read_product);
}

const JigLinalgTerm *jig_linalg_read_body(JigContext *ctx, const JigLinalgShape *shape,
                                          JigRowText *text) {
    Reader r = {ctx, shape, text};
    const JigLinalgTerm *t = read_sum(&r);
    if (!t || jig_rowtext_at_end(text))
        return t;
    jig_rowtext_fail(text, "expected an operator or the end");
    return NULL;
}
