/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What loops of scf tell of what is inside: minima and maxima of their variables, and the shapes of
 * what they carry. */
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "payload/bounds/extremum.h"
#include "payload/patterns/patterns.h"

/* ---- Minima and maxima ---- */

typedef struct Var {
    JigValue *iv;
    JigMixed lower, upper;
    int64_t step;
} Var;

/* The loop of scf whose variable `v` is, and its number; NULL: it is none. */
static JigOp *loop_of(JigValue *v, size_t *i) {
    JigBlock *block = jig_value_owner_block(v);
    JigOp *loop = block ? jig_block_parent_op(block) : NULL;
    if (!loop || (!jig_op_is(loop, JIG_SCF(FOR)) && !jig_op_is(loop, JIG_SCF(PARALLEL)) &&
                  !jig_op_is(loop, JIG_SCF(FORALL))))
        return NULL;
    const JigLoopIface *iface = jig_loop(loop);
    size_t n = jig_loop_num_vars(loop);
    for (*i = 0; *i < n; ++*i)
        if (iface->var(loop, *i) == v)
            return jig_op_is(loop, JIG_SCF(FOR)) && !jig_scf_for_var_is_signed(loop) ? NULL : loop;
    return NULL;
}

/* The bound is a symbol, of its own even where another stands for the same value. */
static size_t add_end(JigDomain *known, JigContext *ctx, JigMixed end) {
    size_t pos = jig_domain_add(known, JIG_COLUMN_SYMBOL, end.attr ? NULL : end.value);
    int64_t n;
    if (jig_mixed_constant(end, &n))
        jig_linear_bound(&known->system, JIG_BOUND_EQ, pos, jig_expr_constant(ctx, n), true);
    return pos;
}

/* As a number where it is one, else its column. */
static const JigExpr *end_expr(const JigDomain *known, JigContext *ctx, JigMixed end, size_t pos) {
    int64_t n;
    return jig_mixed_constant(end, &n) ? jig_expr_constant(ctx, n)
                                       : jig_domain_expr(known, ctx, pos);
}

static bool at_most_once(const Var *x) {
    int64_t lower, upper, next;
    return jig_mixed_constant(x->lower, &lower) && jig_mixed_constant(x->upper, &upper) &&
           (__builtin_add_overflow(lower, x->step, &next) || next >= upper);
}

/* The last value, if the loop runs: lower + step * ((upper - lower - 1) floordiv step). */
static const JigExpr *last_value(const JigDomain *known, JigContext *ctx, const Var *x,
                                 size_t lower, size_t upper) {
    if (at_most_once(x))
        return jig_domain_expr(known, ctx, lower);
    const JigExpr *from = end_expr(known, ctx, x->lower, lower),
                  *to = end_expr(known, ctx, x->upper, upper);
    const JigExpr *range = jig_expr_add_const(jig_expr_sub(to, from), -1);
    const JigExpr *steps = jig_expr_floordiv(range, jig_expr_constant(ctx, x->step));
    return jig_expr_add(from, jig_expr_mul_const(steps, x->step));
}

static bool add_var(JigDomain *known, JigContext *ctx, const Var *x) {
    size_t iv = jig_domain_add(known, JIG_COLUMN_DIM, x->iv);
    size_t lower = add_end(known, ctx, x->lower), upper = add_end(known, ctx, x->upper);
    return jig_linear_bound(&known->system, JIG_BOUND_LOWER, iv, jig_domain_expr(known, ctx, lower),
                            true) &&
           jig_linear_bound(&known->system, JIG_BOUND_UPPER, iv,
                            last_value(known, ctx, x, lower, upper), true);
}

static bool is_known(const JigDomain *known, const JigValue *v) {
    for (size_t i = 0; i < known->system.count[JIG_COLUMN_DIM]; ++i)
        if (known->values.data[i] == v)
            return true;
    return false;
}

/* Of all variables among the operands; false: there is one that nothing can be said of. */
static bool add_vars(JigDomain *known, const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        size_t number;
        Var x = {.iv = jig_op_operand(op, i)};
        JigOp *loop = is_known(known, x.iv) ? NULL : loop_of(x.iv, &number);
        if (!loop)
            continue;
        const JigLoopIface *iface = jig_loop(loop);
        x.lower = iface->lower(loop, number);
        x.upper = iface->upper(loop, number);
        if (!jig_mixed_constant(iface->step(loop, number), &x.step) ||
            !add_var(known, jig_op_context(op), &x))
            return false;
    }
    return true;
}

static bool extremum_in_loop(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigDomain known = {0};
    bool done = add_vars(&known, op) && jig_extremum_simplify(rw, op, &known);
    jig_domain_free(&known);
    return done || jig_no_match(rw, op, "not known from the bounds of loops");
}

/* ---- Dimensions of what is carried ---- */

enum { MOST_STEPS = 1000 }; /* values may depend on themselves in code that is not reached */

/* Has what scf.for passes on for value i the shape of the argument: slices are inserted into it, or
 * it is carried through further loops? */
static bool keeps_shape(const JigOp *loop, size_t i, int *steps) {
    JigValue *v = jig_loop_yielded(loop, i);
    while (v && --*steps > 0) {
        if (v == jig_loop_arg(loop, i))
            return true;
        JigOp *def = jig_value_def(v);
        if (!def)
            return false;
        if (jig_op_is(def, JIG_TENSOR(INSERT_SLICE)))
            v = jig_tensor_insert_slice_dest(def);
        else if (jig_op_is(def, JIG_SCF(FOR)) && keeps_shape(def, jig_value_index(v), steps))
            v = jig_loop_init(def, jig_value_index(v));
        else
            return false;
    }
    return false;
}

static bool take_from_init(JigRewriter *rw, JigOp *op, const JigOp *loop, size_t i) {
    int steps = MOST_STEPS;
    if (!keeps_shape(loop, i, &steps))
        return jig_no_match(rw, op, "the loop may change the shape");
    jig_tensor_dim_set_source(rw, op, jig_loop_init(loop, i)); /* of memref.dim, too */
    return true;
}

static bool dim_of_arg(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_tensor_dim_source(op);
    JigBlock *block = jig_value_owner_block(source);
    JigOp *loop = block ? jig_block_parent_op(block) : NULL;
    if (!loop || !jig_op_is(loop, JIG_SCF(FOR)))
        return jig_no_match(rw, op, "not of what a loop carries");
    return take_from_init(rw, op, loop, jig_value_index(source) - 1);
}

static bool dim_of_result(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_tensor_dim_source(op);
    JigOp *loop = jig_value_def_of(source, JIG_SCF(FOR));
    if (!loop)
        return jig_no_match(rw, op, "not of what a loop carries");
    return take_from_init(rw, op, loop, jig_value_index(source));
}

#define IN_LOOP(name_, root_, fn_)                                                                 \
    { .name = name_, .root = root_, .fn = fn_ }
const JigPattern jig_patterns_loop_bounds[] = {
    IN_LOOP("AffineOpSCFCanonicalizationPattern<mlir::affine::AffineMinOp>", "affine.min",
            extremum_in_loop),
    IN_LOOP("AffineOpSCFCanonicalizationPattern<mlir::affine::AffineMaxOp>", "affine.max",
            extremum_in_loop),
    IN_LOOP("DimOfIterArgFolder<mlir::tensor::DimOp>", "tensor.dim", dim_of_arg),
    IN_LOOP("DimOfIterArgFolder<mlir::memref::DimOp>", "memref.dim", dim_of_arg),
    IN_LOOP("DimOfLoopResultFolder<mlir::tensor::DimOp>", "tensor.dim", dim_of_result),
    IN_LOOP("DimOfLoopResultFolder<mlir::memref::DimOp>", "memref.dim", dim_of_result),
    {0},
};
