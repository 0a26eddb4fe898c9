/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The named ops: the strings of their rows, taken apart. */
#include "dialect/linalg/linalg_int.h"

/* In the order of the op rows, where they are the last. */
static const JigLinalgNamed named[] = {
#define NAMED(id, opname, text, family, ...) {.name = opname, __VA_ARGS__},
#include "dialect/linalg/named.def"
};

const JigLinalgNamed *jig_linalg_named_of_row(const JigOpRow *row) {
    const JigOpRow *first = jig_linalg_ops + (JIG_LINALG_NUM_OPS - JIG_LEN(named));
    const JigOpRow *end = jig_linalg_ops + JIG_LINALG_NUM_OPS;
    bool is_named = (uintptr_t)row >= (uintptr_t)first && (uintptr_t)row < (uintptr_t)end;
    return is_named ? &named[row - first] : NULL;
}

const JigLinalgNamed *jig_linalg_named(const JigOp *op) {
    return jig_linalg_named_of_row(jig_op_row(op));
}

/* ---- Reading the strings ---- */
static const char *skip(const char *s) {
    while (*s == ' ')
        s++;
    return s;
}

static const char *word_end(const char *s) {
    while ((*s >= 'a' && *s <= 'z') || (*s >= '0' && *s <= '9') || *s == '_')
        s++;
    return s;
}

size_t jig_named_loops(const JigLinalgNamed *row, JigNamedLoop *out) {
    size_t n = 0;
    for (const char *s = skip(row->loops); *s; s = skip(s), n++) {
        const char *end = word_end(s);
        out[n] = (JigNamedLoop){{s, (size_t)(end - s)}, *end == '*'};
        s = *end == '*' ? end + 1 : end;
    }
    return n;
}

bool jig_named_is_polymorphic(const JigLinalgNamed *row) {
    return row->loops[0] == '*';
}

size_t jig_named_num_operands(const JigLinalgNamed *row) {
    size_t n = 0;
    for (const char *s = row->access; *s; s++)
        n += *s == '[';
    return n;
}

/* `[...` of operand `i`, at the bracket; its name in *name. */
static const char *operand_access(const JigLinalgNamed *row, size_t i, JigStr *name) {
    const char *s = row->access;
    for (;; i--) {
        s = skip(s);
        const char *end = word_end(s);
        *name = (JigStr){s, (size_t)(end - s)};
        if (i == 0)
            return end;
        s = strchr(end, ']') + 1;
        s += *s == ',';
    }
}

int jig_named_operand(const JigLinalgNamed *row, JigStr name) {
    size_t n = jig_named_num_operands(row);
    for (size_t i = 0; i < n; i++) {
        JigStr other;
        operand_access(row, i, &other);
        if (jig_str_eq(name, other))
            return (int)i;
    }
    return -1;
}

/* ---- Subscripts to maps ---- */
typedef struct Subscripts {
    JigContext *ctx;
    const JigLinalgNamed *row;
    const JigNamedLoop *loops;
    size_t num_loops;
    const int64_t *strides, *dilations;
    const char *at;
} Subscripts;

/* A loop, or the stride or dilation along a window dimension. */
static const JigExpr *subscript_name(const Subscripts *s, JigStr name) {
    for (size_t i = 0; i < s->num_loops; i++)
        if (jig_str_eq(s->loops[i].name, name))
            return jig_expr_dim(s->ctx, (unsigned)i);
    size_t letter = (size_t)(strchr(s->row->window, name.ptr[1]) - s->row->window);
    return jig_expr_constant(s->ctx,
                             name.ptr[0] == 's' ? s->strides[letter] : s->dilations[letter]);
}

static const JigExpr *subscript_product(Subscripts *s) {
    const JigExpr *e = NULL;
    for (;;) {
        s->at = skip(s->at);
        const char *end = word_end(s->at);
        const JigExpr *factor = subscript_name(s, (JigStr){s->at, (size_t)(end - s->at)});
        e = e ? jig_expr_mul(e, factor) : factor;
        s->at = skip(end);
        if (*s->at != '*')
            return e;
        s->at++;
    }
}

static const JigExpr *subscript_sum(Subscripts *s) {
    const JigExpr *e = subscript_product(s);
    while (*s->at == '+') {
        s->at++;
        e = jig_expr_add(e, subscript_product(s));
    }
    return e;
}

const JigMap *jig_named_map(JigContext *ctx, const JigLinalgNamed *row, size_t operand,
                            const int64_t *strides, const int64_t *dilations) {
    JigNamedLoop loops[JIG_NAMED_MAX_LOOPS];
    Subscripts s = {ctx, row, loops, jig_named_loops(row, loops), strides, dilations, NULL};
    const JigExpr *results[JIG_NAMED_MAX_LOOPS];
    size_t n = 0;
    JigStr name;
    s.at = skip(operand_access(row, operand, &name) + 1);
    while (*s.at != ']') {
        results[n++] = subscript_sum(&s);
        s.at += *s.at == ',';
    }
    return jig_map(ctx, (unsigned)s.num_loops, 0, results, n);
}
