/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* affine.delinearize_index and affine.linearize_index as arithmetic, or as affine.apply. */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "payload/loop/index_math.h"
#include "payload/patterns/patterns.h"

typedef struct Expansion {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    JigMixed *basis; /* without an outer bound */
    size_t n;
} Expansion;

/* The sizes inside: a number for the outermost coordinate, if there is one, goes. */
static void read_basis(Expansion *x, size_t coordinates, size_t group) {
    x->basis = jig_mixed_list(x->op, "static_basis", group, &x->n, x->rw->arena);
    if (x->n && x->n == coordinates) {
        x->basis++;
        x->n--;
    }
}

/* ---- Arithmetic ---- */

static JigValue *multiply(const Expansion *x, JigValue *a, JigValue *b, int64_t flags) {
    JigArithMuli parts = {.lhs = a,
                          .rhs = b,
                          .overflow_flags =
                              jig_attr_enum(x->rw->ctx, JIG_ARITH_OVERFLOW_ATTR, flags)};
    return jig_op_result(jig_arith_muli_build(x->rw, x->loc, &parts), 0);
}

static JigValue *add(const Expansion *x, JigValue *a, JigValue *b) {
    JigArithAddi parts = {
        .lhs = a,
        .rhs = b,
        .overflow_flags = jig_attr_enum(x->rw->ctx, JIG_ARITH_OVERFLOW_ATTR, JIG_NO_SIGNED_WRAP)};
    return jig_op_result(jig_arith_addi_build(x->rw, x->loc, &parts), 0);
}

/* What a step of each coordinate but the last is worth: the product of the sizes behind it, values
 * and constants apart. NULL: it does not fit. */
static JigValue **strides_of(const Expansion *x, bool sizes_are_positive) {
    JigValue **strides = JIG_NEW_ARRAY(x->rw->arena, JigValue *, x->n + 1), *values = NULL;
    int64_t constants = 1, size,
            flags = JIG_NO_SIGNED_WRAP | (sizes_are_positive ? JIG_NO_UNSIGNED_WRAP : 0);
    for (size_t i = x->n; i-- > 0;) {
        if (x->basis[i].value)
            values = values ? multiply(x, values, x->basis[i].value, flags) : x->basis[i].value;
        else if (!jig_mixed_constant(x->basis[i], &size) ||
                 __builtin_mul_overflow(constants, size, &constants))
            return NULL;
        strides[i] = values;
        if (!values || constants != 1) {
            JigValue *constant = jig_arith_index(x->rw, x->loc, constants);
            strides[i] = values ? multiply(x, values, constant, flags) : constant;
        }
    }
    return strides;
}

static bool split_by_arith(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Expansion x = {.rw = rw, .op = op, .loc = jig_op_loc(op)};
    size_t n = jig_op_num_results(op);
    JigValue *index = jig_affine_delinearize_index_linear_index(op),
             **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1), **strides;
    read_basis(&x, n, 1);
    if (n < 2) {
        if (n)
            jig_rw_replace1(rw, op, index);
        return n;
    }
    if (!(strides = strides_of(&x, true)))
        return jig_no_match(rw, op, "the product of the basis is too large");
    JigValue *zero = jig_arith_index(rw, x.loc, 0);
    results[0] = jig_loop_int_op(rw, x.loc, JIG_ARITH(FLOORDIVSI), index, strides[0]);
    for (size_t i = 0; i < x.n; ++i) {
        JigValue *rest = jig_loop_index_modulo(rw, x.loc, index, strides[i], zero, true);
        results[i + 1] =
            i + 1 < x.n ? jig_loop_int_op(rw, x.loc, JIG_ARITH(DIVSI), rest, strides[i + 1]) : rest;
    }
    jig_rw_replace(rw, op, results, n);
    return true;
}

/* How many loops around the op don't change the operand. */
static size_t loops_without(const JigOp *op, const JigValue *v) {
    size_t n = 0;
    for (const JigOp *up = jig_op_parent(op); up; up = jig_op_parent(up)) {
        if (!jig_loop(up))
            continue;
        if (!jig_loop_is_defined_outside(up, v))
            break;
        ++n;
    }
    return n;
}

/* What changes least is added first, so that loops can do without the sum. */
static bool join_by_arith(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Expansion x = {.rw = rw, .op = op, .loc = jig_op_loc(op)};
    size_t n = jig_affine_linearize_index_num_multi_index(op);
    read_basis(&x, n, 1);
    if (!n) {
        jig_rw_replace1(rw, op, jig_arith_index(rw, x.loc, 0));
        return true;
    }
    JigValue **strides = strides_of(&x, jig_affine_linearize_index_disjoint(op)),
             **terms = JIG_NEW_ARRAY(rw->arena, JigValue *, n), *sum = NULL;
    size_t *loops = JIG_NEW_ARRAY(rw->arena, size_t, n);
    if (!strides)
        return jig_no_match(rw, op, "the product of the basis is too large");
    for (size_t i = 0; i < n; ++i) {
        JigValue *index = jig_affine_linearize_index_multi_index_at(op, i);
        JigValue *term = i + 1 < n ? multiply(&x, index, strides[i], JIG_NO_SIGNED_WRAP) : index;
        size_t around = loops_without(op, index), at = i;
        for (; at && loops[at - 1] < around; --at) {
            loops[at] = loops[at - 1];
            terms[at] = terms[at - 1];
        }
        loops[at] = around;
        terms[at] = term;
    }
    for (size_t i = 0; i < n; ++i)
        sum = sum ? add(&x, sum, terms[i]) : terms[i];
    jig_rw_replace1(rw, op, sum);
    return true;
}

const JigPattern jig_patterns_expand_index[] = {
    {.name = "split-index-by-arith", .root = "affine.delinearize_index", .fn = split_by_arith},
    {.name = "join-index-by-arith", .root = "affine.linearize_index", .fn = join_by_arith},
    {0},
};

/* ---- affine.apply ---- */

static JigValue *divide(const Expansion *x, JigExprKind kind, JigValue *a, JigValue *b) {
    const JigExpr *e =
        jig_expr_binary(kind, jig_expr_dim(x->rw->ctx, 0), jig_expr_dim(x->rw->ctx, 1));
    const JigMixed operands[] = {jig_mixed_value(a), jig_mixed_value(b)};
    return jig_op_result(
        jig_affine_apply(x->rw, x->loc, jig_map(x->rw->ctx, 2, 0, &e, 1), operands), 0);
}

static bool split_by_affine(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Expansion x = {.rw = rw, .op = op, .loc = jig_op_loc(op)};
    JigContext *ctx = rw->ctx;
    size_t n = jig_op_num_results(op);
    read_basis(&x, n, 1);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
             **strides = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1),
             *rest = jig_affine_delinearize_index_linear_index(op);
    const JigExpr *e = jig_expr_mul(jig_expr_symbol(ctx, 0), jig_expr_symbol(ctx, 1));
    JigMixed product = jig_mixed_attr(jig_attr_index(ctx, 1));
    for (size_t i = x.n; i-- > 0;) {
        product = jig_affine_apply_folded(rw, x.loc, jig_map(ctx, 0, 2, &e, 1),
                                          (JigMixed[]){x.basis[i], product});
        strides[i] = jig_arith_mixed_to_value(rw, x.loc, product);
    }
    for (size_t i = 0; i < x.n; ++i) {
        results[i] = divide(&x, JIG_EXPR_FLOORDIV, rest, strides[i]);
        rest = divide(&x, JIG_EXPR_MOD, rest, strides[i]);
    }
    if (n)
        results[n - 1] = rest;
    jig_rw_replace(rw, op, results, n);
    return true;
}

/* Each stride as an affine.apply of the sizes, which are symbols. */
static void make_strides(const Expansion *x, size_t n, JigMixed *strides) {
    JigContext *ctx = x->rw->ctx;
    const JigExpr *product = jig_expr_constant(ctx, 1);
    const JigExpr **exprs = JIG_NEW_ARRAY(x->rw->arena, const JigExpr *, n + 1);
    for (size_t i = n; i-- > 0;) {
        exprs[i] = product;
        if (i)
            product = jig_expr_mul(product, jig_expr_symbol(ctx, (unsigned)(i - 1)));
    }
    for (size_t i = 0; i < n; ++i)
        strides[i] = jig_affine_apply_folded(
            x->rw, x->loc, jig_map(ctx, 0, (unsigned)x->n, &exprs[i], 1), x->basis);
}

static bool join_by_affine(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Expansion x = {.rw = rw, .op = op, .loc = jig_op_loc(op)};
    JigContext *ctx = rw->ctx;
    size_t n = jig_affine_linearize_index_num_multi_index(op);
    read_basis(&x, n, 1);
    JigMixed *strides = JIG_NEW_ARRAY(rw->arena, JigMixed, n + 1),
             *operands = JIG_NEW_ARRAY(rw->arena, JigMixed, 2 * n + 1);
    make_strides(&x, n, strides);
    const JigExpr *sum = jig_expr_symbol(ctx, 0);
    operands[0] = jig_mixed_attr(jig_attr_index(ctx, 0));
    for (size_t i = 0; i < n; ++i) {
        unsigned at = (unsigned)(2 * i + 1);
        operands[at] = jig_mixed_value(jig_affine_linearize_index_multi_index_at(op, i));
        operands[at + 1] = strides[i];
        sum =
            jig_expr_add(sum, jig_expr_mul(jig_expr_symbol(ctx, at), jig_expr_symbol(ctx, at + 1)));
    }
    const JigMap *map = jig_map(ctx, 0, (unsigned)(2 * n + 1), &sum, 1);
    JigMixed index = jig_affine_apply_folded(rw, x.loc, map, operands);
    jig_rw_replace1(rw, op, jig_arith_mixed_to_value(rw, x.loc, index));
    return true;
}

const JigPattern jig_patterns_expand_index_as_affine[] = {
    {.name = "split-index-by-affine", .root = "affine.delinearize_index", .fn = split_by_affine},
    {.name = "join-index-by-affine", .root = "affine.linearize_index", .fn = join_by_affine},
    {0},
};
