/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/bounds/independent.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "jig/ops/builtin.h"
#include "payload/bounds/reify.h"
#include "support/vec.h"

typedef struct Independent {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    JigValue *const *of;
    size_t n;
    size_t rank;
    JigArena *a;
} Independent;

static Independent begin(JigRewriter *rw, JigOp *op, JigValue *const *of, size_t n) {
    jig_at_before(rw, op);
    return (Independent){.rw = rw,
                         .op = op,
                         .loc = jig_op_loc(op),
                         .of = of,
                         .n = n,
                         .rank = jig_type_rank(jig_op_result_type(op, 0)),
                         .a = jig_arena_create()};
}

/* NULL: one of the numbers has no bound. */
static JigMixed *bounds_of(const Independent *x, const JigMixed *list) {
    JigMixed *out = JIG_NEW_ARRAY(x->a, JigMixed, x->rank + 1);
    for (size_t i = 0; i < x->rank; ++i)
        if (!jig_reify_independent(x->rw, x->loc, list[i], x->of, x->n, &out[i]))
            return NULL;
    return out;
}

static bool all_same(const Independent *x, const JigMixed *first, const JigMixed *second) {
    for (size_t i = 0; i < x->rank; ++i)
        if (!jig_mixed_same(first[i], second[i]))
            return false;
    return true;
}

/* Dynamic sizes are operands from the first one on. */
static JigMixed *sizes_of(const Independent *x) {
    const JigType *t = jig_op_result_type(x->op, 0);
    JigMixed *sizes = JIG_NEW_ARRAY(x->a, JigMixed, x->rank + 1);
    size_t next = 0;
    for (size_t i = 0; i < x->rank; ++i)
        sizes[i] = jig_type_is_dynamic_dim(t, i) ? jig_mixed_value(jig_op_operand(x->op, next++))
                                                 : jig_mixed_int(x->rw->ctx, jig_type_dim(t, i));
    return sizes;
}

/* ---- tensor.empty ---- */

static JigOp *independent_empty(const Independent *x) {
    const JigMixed *old = sizes_of(x), *sizes = bounds_of(x, old);
    if (!sizes)
        return NULL;
    if (all_same(x, old, sizes))
        return x->op;
    const JigType *t = jig_op_result_type(x->op, 0);
    JigMixedParts p = jig_mixed_parts(x->rw->ctx, sizes, x->rank, x->a);
    JigTensorEmpty parts = {.dynamic_sizes = p.values,
                            .result_type = jig_type_tensor(p.numbers, x->rank, jig_type_element(t),
                                                           jig_type_encoding(t))};
    JigOp *empty = jig_tensor_empty_build(x->rw, x->loc, &parts);
    JigMixed *offsets = JIG_NEW_ARRAY(x->a, JigMixed, x->rank + 1);
    for (size_t i = 0; i < x->rank; ++i)
        offsets[i] = jig_mixed_int(x->rw->ctx, 0);
    JigSlice slice = {.offsets = offsets, .sizes = old, .rank = x->rank};
    return jig_tensor_build_extract_slice(x->rw, x->loc, t, jig_op_result(empty, 0), slice);
}

/* ---- tensor.pad ---- */

/* Where the old result starts in the new one: what is padded more in front. */
static JigMixed offset_of(const Independent *x, JigMixed old, JigMixed new) {
    JigContext *ctx = x->rw->ctx;
    if (old.attr)
        return jig_mixed_int(ctx, 0);
    int64_t number;
    const JigExpr *d0 = jig_expr_dim(ctx, 0), *d1 = jig_expr_dim(ctx, 1), *e;
    JigAffineApply parts = {.map_operands = {(JigValue *[]){new.value, old.value}, 2}};
    if (jig_mixed_constant(new, &number) && new.attr) {
        e = jig_expr_sub(jig_expr_constant(ctx, number), d0);
        parts.map_operands = (JigValueList){&old.value, 1};
        parts.map = jig_attr_of_map(jig_map(ctx, 1, 0, &e, 1));
    } else {
        e = jig_expr_sub(d0, d1);
        parts.map = jig_attr_of_map(jig_map(ctx, 2, 0, &e, 1));
    }
    return jig_mixed_value(jig_op_result(jig_affine_apply_build(x->rw, x->loc, &parts), 0));
}

static JigOp *build_pad(const Independent *x, const JigMixed *low, const JigMixed *high) {
    JigContext *ctx = x->rw->ctx;
    JigMixedParts l = jig_mixed_parts(ctx, low, x->rank, x->a),
                  h = jig_mixed_parts(ctx, high, x->rank, x->a);
    JigRegion *region = jig_region_create(ctx);
    JigIRMap *map = jig_irmap_create();
    jig_region_clone_into(jig_tensor_pad_region(x->op), region, NULL, map);
    jig_irmap_destroy(map);
    const JigType *t = jig_op_result_type(x->op, 0);
    JigTensorPad parts = {
        .source = jig_tensor_pad_source(x->op),
        .low = l.values,
        .high = h.values,
        .result_type = jig_type_tensor(jig_type_shape(t), x->rank, jig_type_element(t), NULL),
        .static_low = l.attr,
        .static_high = h.attr,
        .nofold = jig_tensor_pad_nofold_attr(x->op),
        .region = region};
    JigOp *op = jig_tensor_pad_build(x->rw, x->loc, &parts);
    jig_region_destroy(region);
    return op;
}

static JigOp *independent_pad(const Independent *x) {
    if (!jig_tensor_pad_value(x->op))
        return NULL;
    size_t n;
    const JigMixed *low = jig_mixed_list(x->op, "static_low", 1, &n, x->a),
                   *high = jig_mixed_list(x->op, "static_high", 2, &n, x->a);
    const JigMixed *new_low = bounds_of(x, low), *new_high = new_low ? bounds_of(x, high) : NULL;
    if (!new_high)
        return NULL;
    if (all_same(x, low, new_low) && all_same(x, high, new_high))
        return x->op;
    JigOp *pad = build_pad(x, new_low, new_high);
    const JigType *t = jig_op_result_type(x->op, 0);
    const JigMixed *whole = jig_tensor_pad_sizes(x->rw, x->op, x->a);
    JigMixed *offsets = JIG_NEW_ARRAY(x->a, JigMixed, x->rank + 1),
             *sizes = JIG_NEW_ARRAY(x->a, JigMixed, x->rank + 1);
    for (size_t i = 0; i < x->rank; ++i) {
        offsets[i] = offset_of(x, low[i], new_low[i]);
        sizes[i] = jig_type_is_dynamic_dim(t, i) ? whole[i]
                                                 : jig_mixed_int(x->rw->ctx, jig_type_dim(t, i));
    }
    JigSlice slice = {.offsets = offsets, .sizes = sizes, .rank = x->rank};
    return jig_tensor_build_extract_slice(x->rw, x->loc, NULL, jig_op_result(pad, 0), slice);
}

bool jig_independent_can_be_tensor(const JigOp *op) {
    return jig_op_is(op, JIG_TENSOR(PAD)) || jig_op_is(op, JIG_TENSOR(EMPTY));
}

JigOp *jig_independent_tensor(JigRewriter *rw, JigOp *op, JigValue *const *of, size_t n) {
    Independent x = begin(rw, op, of, n);
    JigOp *made = jig_op_is(op, JIG_TENSOR(PAD)) ? independent_pad(&x) : independent_empty(&x);
    jig_arena_destroy(x.a);
    return made;
}

/* ---- memref.alloca ---- */

static bool makes_memref(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_type_is_any_memref(jig_op_result_type(op, i)))
            return true;
    return false;
}

/* May the op take the other type? Where values of the old type are expected it may not. */
static bool takes_any_memref(const JigOp *op) {
    return !makes_memref(op) && !jig_op_is_terminator(op) && !jig_call(op);
}

/* A memref in place of another one, whose users are still to be told. */
typedef struct Replaced {
    JigValue *old, *new;
} Replaced;
typedef JIG_VEC(Replaced) ReplacedVec;

/* A subview of the other memref beside the old one, which stays behind. */
static void follow_subview(JigRewriter *rw, JigOp *subview, JigValue *source, ReplacedVec *todo) {
    JigArena *a = jig_arena_create();
    bool *dropped;
    JigSlice slice = jig_memref_slice(subview, a, &dropped);
    const JigType *type = jig_memref_subview_type_on(subview, jig_value_type(source));
    jig_at_before(rw, subview);
    JigOp *made =
        type ? jig_memref_build_subview(rw, jig_op_loc(subview), type, source, slice) : NULL;
    jig_arena_destroy(a);
    if (made)
        jig_vec_push(todo,
                     ((Replaced){jig_memref_subview_result(subview), jig_op_result(made, 0)}));
}

/* Uses of the old memref become uses of the new one; where only the old type will do, through a
 * cast behind it. */
static void follow(JigRewriter *rw, Replaced r, ReplacedVec *todo) {
    jig_at_after_value(rw, r.new);
    const JigType *type = jig_value_type(r.old);
    JigBuiltinUnrealizedConversionCast parts = {.inputs = {&r.new, 1}, .output_types = {&type, 1}};
    JigOp *cast = jig_builtin_unrealized_conversion_cast_build(rw, jig_value_loc(r.new), &parts);
    jig_rw_replace_uses(rw, r.old, jig_op_result(cast, 0));
    for (JigUse *use = jig_value_first_use(jig_op_result(cast, 0)), *next; use; use = next) {
        next = jig_use_next(use);
        JigOp *user = jig_use_owner(use);
        if (jig_op_is(user, JIG_MEMREF(SUBVIEW)))
            follow_subview(rw, user, r.new, todo);
        else if (takes_any_memref(user))
            jig_rw_set_operand(rw, user, jig_use_index(use), r.new);
    }
    if (!jig_op_has_uses(cast))
        jig_rw_erase(rw, cast);
}

static void follow_all(JigRewriter *rw, JigValue *old, JigValue *new) {
    ReplacedVec todo = {0};
    jig_vec_push(&todo, ((Replaced){old, new}));
    while (todo.len)
        follow(rw, jig_vec_pop(&todo), &todo);
    jig_vec_free(&todo);
}

static JigOp *independent_alloca(const Independent *x) {
    const JigMixed *old = sizes_of(x), *sizes = bounds_of(x, old);
    if (!sizes)
        return NULL;
    if (all_same(x, old, sizes))
        return x->op;
    const JigType *t = jig_op_result_type(x->op, 0);
    JigMixedParts p = jig_mixed_parts(x->rw->ctx, sizes, x->rank, x->a);
    JigMemrefAlloca parts = {.dynamic_sizes = p.values,
                             .memref_type = jig_type_memref(p.numbers, x->rank, jig_type_element(t),
                                                            NULL, jig_type_space(t))};
    JigOp *alloca = jig_memref_alloca_build(x->rw, x->loc, &parts);
    JigMixed *offsets = JIG_NEW_ARRAY(x->a, JigMixed, x->rank + 1);
    for (size_t i = 0; i < x->rank; ++i)
        offsets[i] = jig_mixed_int(x->rw->ctx, 0);
    JigSlice slice = {.offsets = offsets, .sizes = old, .rank = x->rank};
    JigOp *view = jig_memref_build_subview(x->rw, x->loc, NULL, jig_op_result(alloca, 0), slice);
    if (view)
        follow_all(x->rw, jig_op_result(x->op, 0), jig_op_result(view, 0));
    return view;
}

JigOp *jig_independent_alloca(JigRewriter *rw, JigOp *op, JigValue *const *of, size_t n) {
    Independent x = begin(rw, op, of, n);
    JigOp *made = independent_alloca(&x);
    jig_arena_destroy(x.a);
    return made;
}
