/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which named op a generic one is: the strings of named.def read backwards. A body string is
 * matched from its last operator down; strides and dilations are read off the maps.
 */
#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg_int.h"

/* ---- Bodies ---- */
typedef struct BodyMatch {
    const JigLinalgNamed *row;
    JigBlock *body;
    bool is_unsigned; /* what `cast` is */
    bool loosely;
} BodyMatch;

static JigStr trimmed(JigStr s) {
    while (s.len && s.ptr[0] == ' ')
        s = (JigStr){s.ptr + 1, s.len - 1};
    while (s.len && s.ptr[s.len - 1] == ' ')
        s.len--;
    return s;
}

/* The last of `operators` that is in no parentheses; s.len: there is none. */
static size_t last_operator(JigStr s, const char *operators) {
    int depth = 0;
    for (size_t i = s.len; i-- > 0;) {
        depth += (s.ptr[i] == ')') - (s.ptr[i] == '(');
        if (!depth && strchr(operators, s.ptr[i]))
            return i;
    }
    return s.len;
}

static bool matches(const BodyMatch *m, JigStr text, const JigValue *v);

/* Of truth values, sums and products are something else. */
static bool is_logical(const JigOp *op) {
    return jig_op_is(op, JIG_ARITH(ORI)) || jig_op_is(op, JIG_ARITH(ANDI));
}

static bool matches_binary(const BodyMatch *m, JigStr name, JigStr lhs, JigStr rhs,
                           const JigValue *v) {
    const JigOpRow *row = jig_linalg_binary_row(name, jig_value_type(v));
    const JigOp *def = row ? jig_value_def_of(v, row) : NULL;
    if (!def || is_logical(def))
        return false;
    const JigValue *x = jig_arith_lhs(def), *y = jig_arith_rhs(def);
    return (matches(m, lhs, x) && matches(m, rhs, y)) ||
           (m->loosely && jig_op_has_trait(def, JIG_TRAIT_COMMUTATIVE) && matches(m, lhs, y) &&
            matches(m, rhs, x));
}

/* Casts that can be made in several steps, and those that lose something. */
static bool has_steps(const JigOpRow *cast) {
    return cast == JIG_ARITH(EXTSI) || cast == JIG_ARITH(EXTUI) || cast == JIG_ARITH(EXTF) ||
           cast == JIG_ARITH(TRUNCI);
}
static bool loses(const JigOpRow *cast) {
    return cast == JIG_ARITH(TRUNCI) || cast == JIG_ARITH(TRUNCF) || cast == JIG_ARITH(FPTOSI) ||
           cast == JIG_ARITH(FPTOUI);
}

/* `name`, an operand's element, as the type of the init's. */
static bool matches_cast(const BodyMatch *m, JigStr name, bool is_unsigned, const JigValue *v) {
    size_t n = jig_block_num_args(m->body);
    int operand = jig_named_operand(m->row, name);
    const JigValue *element = operand >= 0 ? jig_block_arg(m->body, (size_t)operand) : NULL;
    const JigType *to = jig_value_type(jig_block_arg(m->body, n - 1));
    if (!element || jig_value_type(v) != to)
        return false;
    bool known;
    const JigOpRow *row = jig_linalg_cast_row(jig_value_type(element), to, is_unsigned, &known);
    if (!row)
        return v == element;
    if (!m->loosely && loses(row))
        return false;
    for (const JigOp *step; (step = jig_value_def_of(v, row));) {
        v = jig_arith_in(step);
        if (v == element)
            return true;
        if (!m->loosely || !has_steps(row))
            return false;
    }
    return false;
}

/* name(args): `open` is where the parenthesis stands. */
static bool matches_call(const BodyMatch *m, JigStr text, size_t open, const JigValue *v) {
    JigStr name = {text.ptr, open}, args = {text.ptr + open + 1, text.len - open - 2};
    if (jig_str_is(name, "cast") || jig_str_is(name, "cast_unsigned"))
        return matches_cast(m, args, m->is_unsigned || name.len > 4, v);
    size_t comma = last_operator(args, ",");
    return comma < args.len &&
           matches_binary(m, name, (JigStr){args.ptr, comma},
                          (JigStr){args.ptr + comma + 1, args.len - comma - 1}, v);
}

static bool matches(const BodyMatch *m, JigStr text, const JigValue *v) {
    text = trimmed(text);
    size_t at = last_operator(text, "+-");
    if (at == text.len)
        at = last_operator(text, "*/");
    if (at < text.len)
        return matches_binary(m, (JigStr){text.ptr + at, 1}, (JigStr){text.ptr, at},
                              (JigStr){text.ptr + at + 1, text.len - at - 1}, v);
    const char *open = memchr(text.ptr, '(', text.len);
    if (open == text.ptr)
        return matches(m, (JigStr){text.ptr + 1, text.len - 2}, v);
    if (open)
        return matches_call(m, text, (size_t)(open - text.ptr), v);
    int operand = jig_named_operand(m->row, text);
    return operand >= 0 && v == jig_block_arg(m->body, (size_t)operand);
}

bool jig_linalg_body_computes(JigBlock *body, const JigLinalgNamed *what, const JigAttr *attrs,
                              bool loosely) {
    const JigOp *yield = jig_block_last(body);
    if (!yield || jig_op_num_operands(yield) != 1 ||
        jig_block_num_args(body) != jig_named_num_operands(what))
        return false;
    for (JigOp *op = jig_block_first(body); op != yield; op = jig_op_next(op))
        if (!jig_op_is_memory_effect_free(op))
            return false;
    const JigAttr *cast = attrs ? jig_attr_dict_get(attrs, JIG_STR("cast")) : NULL;
    BodyMatch m = {.row = what,
                   .body = body,
                   .is_unsigned = cast && jig_attr_enum_value(cast),
                   .loosely = loosely};
    return matches(&m, jig_str(what->body), jig_linalg_yield_values_at(yield, 0));
}

/* ---- Maps ---- */
/* What the loop is multiplied by in a sum of loops times numbers; 0: it is not there. */
static int64_t factor_in(const JigExpr *e, unsigned loop) {
    int64_t n;
    switch (jig_expr_kind(e)) {
    case JIG_EXPR_ADD:
        n = factor_in(jig_expr_lhs(e), loop);
        return n ? n : factor_in(jig_expr_rhs(e), loop);
    case JIG_EXPR_MUL:
        return jig_expr_is_constant(jig_expr_rhs(e), &n) && factor_in(jig_expr_lhs(e), loop) == 1
                   ? n
                   : 0;
    case JIG_EXPR_DIM:
        return jig_expr_position(e) == loop;
    default:
        return 0;
    }
}

/* The factor, in the first result that has one, of the loop with the name of two letters. */
static int64_t factor_of(const JigMap *map, const JigNamedLoop *loops, size_t n, char first,
                         char second) {
    unsigned loop = 0;
    while (loop < n && !(loops[loop].name.len == 2 && loops[loop].name.ptr[0] == first &&
                         loops[loop].name.ptr[1] == second))
        ++loop;
    int64_t factor = 0;
    for (unsigned i = 0; i < jig_map_num_results(map) && !factor; ++i)
        factor = factor_in(jig_map_result(map, i), loop);
    return factor;
}

static bool same_loops(const JigOp *op, const JigNamedLoop *loops, size_t n) {
    const JigStructuredIface *s = jig_structured(op);
    if (s->num_loops(op) != n)
        return false;
    for (size_t i = 0; i < n; ++i)
        if ((s->iterator(op, i) == JIG_REDUCTION) != loops[i].reduction)
            return false;
    return true;
}

/* Where the window of `row` is that of op: how far it moves along each letter, and how far apart
 * its points are. */
static bool matches_window(const JigOp *op, const JigLinalgNamed *row, int64_t *strides,
                           int64_t *dilations) {
    JigNamedLoop loops[JIG_NAMED_MAX_LOOPS];
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_named_loops(row, loops), num_operands = jig_named_num_operands(row);
    if (jig_op_num_operands(op) != num_operands || !same_loops(op, loops, n))
        return false;
    for (size_t i = 0; row->window && row->window[i]; ++i) {
        strides[i] = factor_of(s->map(op, 0), loops, n, 'o', row->window[i]);
        dilations[i] = factor_of(s->map(op, 0), loops, n, 'k', row->window[i]);
        if (strides[i] < 1 || dilations[i] < 1)
            return false;
    }
    for (size_t i = 0; i < num_operands; ++i)
        if (s->map(op, i) !=
            jig_map_simplify(jig_named_map(jig_op_context(op), row, i, strides, dilations)))
            return false;
    return true;
}

static const JigAttr *window_attr(JigContext *ctx, const int64_t *values, size_t n) {
    int64_t shape = (int64_t)n;
    return jig_attr_dense(jig_type_tensor(&shape, 1, jig_type_i(ctx, 64), NULL), values, false);
}

const JigOpRow *jig_linalg_find_window_op(const JigOp *op, const JigAttr **attrs) {
    JigContext *ctx = jig_op_context(op);
    for (const JigOpRow *row = jig_linalg_ops; row < jig_linalg_ops + JIG_LINALG_NUM_OPS; ++row) {
        const JigLinalgNamed *named = jig_linalg_named_of_row(row);
        int64_t strides[3], dilations[3];
        if (!named || row->ifaces != jig_linalg_window_ifaces ||
            !matches_window(op, named, strides, dilations) ||
            !jig_linalg_body_computes(jig_op_body(op), named, NULL, false))
            continue;
        size_t n = named->window ? strlen(named->window) : 0;
        JigNamedAttr items[2] = {
            {jig_ident(ctx, JIG_STR("dilations")), n ? window_attr(ctx, dilations, n) : NULL},
            {jig_ident(ctx, JIG_STR("strides")), n ? window_attr(ctx, strides, n) : NULL},
        };
        *attrs = jig_attr_dict(ctx, items, n ? 2 : 0);
        return row;
    }
    return NULL;
}
