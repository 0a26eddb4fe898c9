/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Padding loops to given sizes: a dimension of an operand becomes one more than the greatest
 * subscript, the sum of what each loop adds to it.
 */
#include "dialect/affine/affine.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "jig/bounds.h"
#include "payload/pad/pad_int.h"
#include "support/arena.h"
#include "support/check.h"

typedef struct LoopPadding {
    JigRewriter *rw;
    JigOp *op;
    const JigPadLoopsOptions *o;
    size_t num_loops;
    JigMixed *loops;  /* their sizes */
    JigMixed *wanted; /* or multiples of this */
    JigArena *a;
} LoopPadding;

static void complete_sizes(LoopPadding *p) {
    JigContext *ctx = p->rw->ctx;
    p->wanted = JIG_NEW_ARRAY(p->a, JigMixed, p->num_loops + 1);
    for (size_t i = 0; i < p->num_loops; ++i) {
        bool given = i < p->o->num_sizes && !jig_mixed_is(p->o->sizes[i], 0);
        p->wanted[i] = given             ? p->o->sizes[i]
                       : p->o->multiples ? jig_mixed_int(ctx, 1)
                                         : p->loops[i];
    }
}

static void note_other(const JigExpr *e, void *user) {
    JigExprKind kind = jig_expr_kind(e);
    int64_t factor;
    bool falls =
        kind == JIG_EXPR_MUL && jig_expr_is_constant(jig_expr_rhs(e), &factor) && factor < 0;
    *(bool *)user |=
        falls || kind == JIG_EXPR_MOD || kind == JIG_EXPR_FLOORDIV || kind == JIG_EXPR_CEILDIV;
}

/* Is it greatest in the last iteration, by what each loop adds to it? */
static bool is_rising_sum(const JigExpr *e) {
    bool other = false;
    jig_expr_walk(e, note_other, &other);
    return !other;
}

/* The expression where all loops but `loop` are 0, over the one dim. */
static const JigExpr *part_of_loop(const LoopPadding *p, const JigExpr *e, size_t loop) {
    JigContext *ctx = p->rw->ctx;
    const JigExpr **dims = JIG_NEW_ARRAY(p->a, const JigExpr *, p->num_loops + 1);
    for (size_t i = 0; i < p->num_loops; ++i)
        dims[i] = i == loop ? jig_expr_dim(ctx, 0) : jig_expr_constant(ctx, 0);
    return jig_expr_replace(e, dims, p->num_loops, NULL, 0);
}

/* c of d0 * c; else 1. */
static int64_t factor_of(const JigExpr *e) {
    int64_t factor;
    bool product = jig_expr_kind(e) == JIG_EXPR_MUL &&
                   jig_expr_kind(jig_expr_lhs(e)) == JIG_EXPR_DIM &&
                   jig_expr_is_constant(jig_expr_rhs(e), &factor);
    return product ? factor : 1;
}

static bool all_positive(const JigMap *map, JigValue *const *operands, JigArena *a) {
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        int64_t least;
        JigQuantity q = jig_quantity_of_map(jig_map_sub(map, &i, 1), operands, a);
        if (!jig_bounds_find_constant(q, JIG_BOUND_LOWER, NULL, NULL, &least) || least <= 0)
            return false;
    }
    return true;
}

/* Is the size a minimum of `multiple` and others, and never 0? It is rounded up to just that. */
static bool is_within_multiple(LoopPadding *p, JigMixed size, int64_t multiple) {
    JigOp *def = size.value ? jig_value_def(size.value) : NULL;
    if (!def || !jig_op_is(def, JIG_AFFINE(MIN)))
        return false;
    const JigMap *map = jig_attr_map_value(jig_affine_min_map_attr(def));
    bool found = false;
    for (unsigned i = 0; i < jig_map_num_results(map); ++i)
        found |= jig_expr_is_constant_equal(jig_map_result(map, i), multiple);
    size_t n = jig_op_num_operands(def);
    JigValue **operands = JIG_NEW_ARRAY(p->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        operands[i] = jig_op_operand(def, i);
    return found && all_positive(map, operands, p->a);
}

/* The last subscript that `loop` leads to in `e`. */
static JigMixed last_subscript(LoopPadding *p, JigLoc loc, const JigExpr *e, size_t loop) {
    JigContext *ctx = p->rw->ctx;
    const JigExpr *part = part_of_loop(p, e, loop), *d0 = jig_expr_dim(ctx, 0);
    JigMixed end, whole = p->wanted[loop];
    int64_t multiple;
    if (p->o->multiples && !(jig_mixed_constant(whole, &multiple) &&
                             is_within_multiple(p, p->loops[loop], multiple))) {
        const JigExpr *s0 = jig_expr_symbol(ctx, 0);
        const JigExpr *rounded = jig_expr_mul(jig_expr_ceildiv(d0, s0), s0);
        part = jig_expr_replace(part, &rounded, 1, NULL, 0);
        end = jig_affine_apply_folded(p->rw, loc, jig_map(ctx, 1, 1, &part, 1),
                                      (JigMixed[]){p->loops[loop], p->wanted[loop]});
    } else {
        end = jig_affine_apply_folded(p->rw, loc, jig_map(ctx, 1, 0, &part, 1), &whole);
    }
    const JigExpr *last =
        jig_expr_sub(d0, jig_expr_constant(ctx, factor_of(part_of_loop(p, e, loop))));
    return jig_affine_apply_folded(p->rw, loc, jig_map(ctx, 1, 0, &last, 1), &end);
}

static JigMixed padded_dim(LoopPadding *p, JigValue *v, size_t dim, const JigExpr *e) {
    JigContext *ctx = p->rw->ctx;
    JigLoc loc = jig_value_loc(v);
    JigMixed *terms = JIG_NEW_ARRAY(p->a, JigMixed, p->num_loops + 1);
    const JigExpr *sum = NULL;
    size_t n = 0;
    for (size_t i = 0; i < p->num_loops && is_rising_sum(e); ++i) {
        if (!jig_expr_uses_dim(e, (unsigned)i))
            continue;
        const JigExpr *term = jig_expr_dim(ctx, (unsigned)n);
        sum = sum ? jig_expr_add(sum, term) : term;
        terms[n++] = last_subscript(p, loc, e, i);
    }
    if (!n)
        return jig_tensor_build_dim(p->rw, loc, v, dim);
    sum = jig_expr_add_const(sum, 1);
    return jig_affine_apply_folded(p->rw, loc, jig_map(ctx, (unsigned)n, 0, &sum, 1), terms);
}

static JigValue *pad_operand(LoopPadding *p, size_t i) {
    JigValue *v = jig_op_operand(p->op, i);
    const JigType *type = jig_value_type(v);
    if (!jig_type_is_ranked_tensor(type))
        return v;
    const JigMap *map = jig_structured(p->op)->map(p->op, i);
    JigMixed *sizes = JIG_NEW_ARRAY(p->a, JigMixed, jig_type_rank(type) + 1);
    for (size_t d = 0; d < jig_type_rank(type); ++d)
        sizes[d] = padded_dim(p, v, d, jig_map_result(map, (unsigned)d));
    JigLoc loc = jig_op_loc(p->op);
    JigValue *padding =
        jig_pad_constant(p->rw, loc, jig_type_element(type), jig_pad_attr(p->op, i, p->o->values));
    return jig_pad_to(p->rw, loc, v, sizes, padding, false);
}

/* The reference takes other subscripts for such sums, and makes operands of any size. */
static bool subscripts_rise(LoopPadding *p, const bool *extended, JigReason *why) {
    for (size_t i = 0; i < jig_op_num_operands(p->op); ++i) {
        const JigMap *map = jig_structured(p->op)->map(p->op, i);
        for (unsigned d = 0; d < jig_map_num_results(map); ++d)
            for (size_t k = 0; k < p->num_loops && !is_rising_sum(jig_map_result(map, d)); ++k)
                if (extended[k] && jig_expr_uses_dim(jig_map_result(map, d), (unsigned)k))
                    return jig_refuse(why, p->op,
                                      "cannot pad loop #{}: dimension #{} of operand #{} is "
                                      "indexed by more than a sum of loops",
                                      jig_fact_int((int64_t)k), jig_fact_int(d),
                                      jig_fact_int((int64_t)i));
    }
    return true;
}

static bool check(LoopPadding *p, JigReason *why) {
    for (size_t i = 0; i < jig_op_num_operands(p->op); ++i) {
        const JigType *type = jig_op_operand_type(p->op, i);
        if (jig_type_is_memref(type))
            return jig_refuse(why, p->op, "expected operation on tensors");
        if (jig_type_is_ranked_tensor(type) && !jig_pad_attr(p->op, i, p->o->values))
            return jig_refuse(why, p->op, "no padding value specified for operand #{}",
                              jig_fact_int(i));
    }
    bool *extended = JIG_NEW_ARRAY(p->a, bool, p->num_loops + 1);
    for (size_t i = 0; i < p->num_loops && i < p->o->num_sizes; ++i) {
        int64_t size = jig_linalg_static_loop_size(p->op, i), wanted;
        bool known = jig_mixed_constant(p->o->sizes[i], &wanted);
        if (p->o->multiples && known && wanted < 0)
            return jig_refuse(why, p->op, "expected a positive multiple, got {}",
                              jig_fact_int(wanted));
        known = known && size != JIG_DYNAMIC;
        bool same = known && (p->o->multiples ? wanted && size % wanted == 0 : size == wanted);
        extended[i] = !jig_mixed_is(p->o->sizes[i], 0) && !same;
    }
    return subscripts_rise(p, extended, why) &&
           jig_pad_is_neutral(p->op, extended, p->o->values, why);
}

static void domain(LoopPadding *p) {
    JigTileRange *ranges = JIG_NEW_ARRAY(p->a, JigTileRange, p->num_loops + 1);
    jig_tiling(p->op)->domain(p->rw, p->op, ranges);
    p->loops = JIG_NEW_ARRAY(p->a, JigMixed, p->num_loops + 1);
    for (size_t i = 0; i < p->num_loops; ++i)
        p->loops[i] = ranges[i].size;
}

bool jig_pad_loops(JigRewriter *rw, JigOp *op, const JigPadLoopsOptions *options, JigArena *a,
                   JigPadded *out, JigReason *why) {
    JIG_REQUIRE(rw && op && a && out);
    LoopPadding p = {
        .rw = rw, .op = op, .o = options, .num_loops = jig_structured(op)->num_loops(op), .a = a};
    JIG_CHECK(check(&p, why));
    size_t n = jig_op_num_operands(op);
    *out = (JigPadded){.pads = JIG_NEW_ARRAY(a, JigOp *, n + 1)};
    jig_at_after(rw, op);
    domain(&p);
    complete_sizes(&p);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        operands[i] = pad_operand(&p, i);
        JigOp *def = jig_value_def(operands[i]);
        if (operands[i] != jig_op_operand(op, i) && def && jig_op_is(def, JIG_TENSOR(PAD)))
            out->pads[out->num_pads++] = def;
    }
    JigMixed **sizes = jig_pad_result_sizes(rw, op, a);
    if (!sizes)
        return jig_refuse(why, op, "failed to reify tile-able op result shapes");
    out->op = jig_linalg_clone_onto(rw, op, operands);
    JigValue **results = jig_pad_cut_results(rw, jig_op_loc(op), out->op, sizes, a);
    jig_rw_replace(rw, op, results, jig_op_num_results(op));
    return true;
}
