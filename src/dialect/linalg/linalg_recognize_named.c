/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which named op a generic one is: its body is matched against those of named.def, from the value
 * that is yielded down; strides and dilations are read off the maps.
 */
#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/linalg/linalg_shape.h"

/* ---- Bodies ---- */
typedef struct BodyMatch {
    JigBlock *body;
    bool is_unsigned; /* what `cast` is */
    bool loosely;
} BodyMatch;

static bool matches(const BodyMatch *m, const JigLinalgTerm *t, const JigValue *v);

/* Of truth values, sums and products are something else. */
static bool is_logical(const JigOp *op) {
    return jig_op_is(op, JIG_ARITH(ORI)) || jig_op_is(op, JIG_ARITH(ANDI));
}

static bool matches_binary(const BodyMatch *m, const JigLinalgTerm *t, const JigValue *v) {
    const JigType *type = jig_value_type(v);
    bool known;
    const JigOpRow *row = jig_linalg_fn_row(t->fn, type, type, &known);
    const JigOp *def = row ? jig_value_def_of(v, row) : NULL;
    if (!def || is_logical(def))
        return false;
    const JigValue *x = jig_arith_lhs(def), *y = jig_arith_rhs(def);
    const JigLinalgTerm *lhs = t->args[0], *rhs = t->args[1];
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

/* An operand's element, as the type of the init's. */
static bool matches_cast(const BodyMatch *m, const JigLinalgTerm *t, const JigValue *v) {
    bool is_unsigned = m->is_unsigned || t->kind == JIG_TERM_CAST_UNSIGNED;
    const JigLinalgTerm *from = t->args[0];
    size_t n = jig_block_num_args(m->body);
    const JigValue *element =
        from->kind == JIG_TERM_OPERAND ? jig_block_arg(m->body, from->index) : NULL;
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

/* Numbers, loops and functions of one operand are recognized nowhere. */
static bool matches(const BodyMatch *m, const JigLinalgTerm *t, const JigValue *v) {
    switch (t->kind) {
    case JIG_TERM_OPERAND:
        return v == jig_block_arg(m->body, t->index);
    case JIG_TERM_CAST:
    case JIG_TERM_CAST_UNSIGNED:
        return matches_cast(m, t, v);
    case JIG_TERM_FN:
        return t->fn->arity == 2 && matches_binary(m, t, v);
    default:
        return false;
    }
}

bool jig_linalg_body_computes(JigBlock *body, const JigLinalgNamed *what, const JigAttr *attrs,
                              bool loosely) {
    const JigOp *yield = jig_block_last(body);
    if (!yield || jig_op_num_operands(yield) != 1)
        return false;
    const JigLinalgShape *shape = jig_linalg_shape(jig_op_context(yield), what);
    if (jig_block_num_args(body) != shape->num_operands)
        return false;
    for (JigOp *op = jig_block_first(body); op != yield; op = jig_op_next(op))
        if (!jig_op_is_memory_effect_free(op))
            return false;
    const JigAttr *cast = attrs ? jig_attr_dict_get(attrs, JIG_STR("cast")) : NULL;
    BodyMatch m = {
        .body = body, .is_unsigned = cast && jig_attr_enum_value(cast), .loosely = loosely};
    return matches(&m, shape->body, jig_linalg_yield_values_at(yield, 0));
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
static int64_t factor_of(const JigMap *map, const JigLinalgShape *s, char first, char second) {
    unsigned loop = 0;
    while (loop < s->num_loops &&
           !(s->loops[loop].name.len == 2 && s->loops[loop].name.ptr[0] == first &&
             s->loops[loop].name.ptr[1] == second))
        ++loop;
    int64_t factor = 0;
    for (unsigned i = 0; i < jig_map_num_results(map) && !factor; ++i)
        factor = factor_in(jig_map_result(map, i), loop);
    return factor;
}

static bool same_loops(const JigOp *op, const JigLinalgShape *shape) {
    const JigStructuredIface *s = jig_structured(op);
    if (s->num_loops(op) != shape->num_loops)
        return false;
    for (size_t i = 0; i < shape->num_loops; ++i)
        if ((s->iterator(op, i) == JIG_REDUCTION) != (shape->loops[i].iterator == JIG_REDUCTION))
            return false;
    return true;
}

/* Where the window of `shape` is that of op: how far it moves along each letter, and how far apart
 * its points are. */
static bool matches_window(const JigOp *op, const JigLinalgShape *shape, int64_t *strides,
                           int64_t *dilations) {
    const JigStructuredIface *s = jig_structured(op);
    if (jig_op_num_operands(op) != shape->num_operands || !same_loops(op, shape))
        return false;
    for (size_t i = 0; i < shape->num_windows; ++i) {
        strides[i] = factor_of(s->map(op, 0), shape, 'o', shape->named->window[i]);
        dilations[i] = factor_of(s->map(op, 0), shape, 'k', shape->named->window[i]);
        if (strides[i] < 1 || dilations[i] < 1)
            return false;
    }
    for (size_t i = 0; i < shape->num_operands; ++i)
        if (s->map(op, i) != jig_linalg_access(jig_op_context(op), shape, i, strides, dilations))
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
        int64_t strides[JIG_LINALG_MAX_WINDOWS], dilations[JIG_LINALG_MAX_WINDOWS];
        if (row->ifaces != jig_linalg_window_ifaces)
            continue;
        const JigLinalgNamed *named = jig_linalg_named_of_row(row);
        const JigLinalgShape *shape = jig_linalg_shape(ctx, named);
        if (!matches_window(op, shape, strides, dilations) ||
            !jig_linalg_body_computes(jig_op_body(op), named, NULL, false))
            continue;
        size_t n = shape->num_windows;
        JigNamedAttr items[2] = {
            {jig_ident(ctx, JIG_STR("dilations")), n ? window_attr(ctx, dilations, n) : NULL},
            {jig_ident(ctx, JIG_STR("strides")), n ? window_attr(ctx, strides, n) : NULL},
        };
        *attrs = jig_attr_dict(ctx, items, n ? 2 : 0);
        return row;
    }
    return NULL;
}
