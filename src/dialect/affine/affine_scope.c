/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which values may be dims and symbols of affine maps. Both are values of the
 * nearest op that opens an affine scope (a function); a symbol is constant
 * throughout the scope, a dim may also be a loop's induction variable.
 */
#include "dialect/affine/affine.h"

/* The region of the nearest affine scope around op; NULL at the top. */
JigRegion *jig_affine_scope(const JigOp *op) {
    JigRegion *region = jig_op_parent_region(op);
    while (region && jig_region_parent(region)) {
        if (jig_op_has_trait(jig_region_parent(region), JIG_TRAIT_AFFINE_SCOPE))
            return region;
        region = jig_region_parent_region(region);
    }
    return NULL;
}

/* Is `v` an argument or a result directly in the scope's region? */
static bool is_top_level_of(const JigValue *v, const JigRegion *scope) {
    return scope && jig_value_region(v) == scope;
}

static bool is_top_level(const JigValue *v) {
    JigRegion *r = jig_value_region(v);
    return r && jig_region_parent(r) &&
           jig_op_has_trait(jig_region_parent(r), JIG_TRAIT_AFFINE_SCOPE);
}

static bool is_dim_op(const JigOp *op) {
    return jig_op_has_name(op, "tensor.dim") || jig_op_has_name(op, "memref.dim");
}

/* A size is a symbol when its shaped value stands at the scope's top, or when
 * the index is constant and the value's shape is set by a symbol there. */
static bool dim_op_is_symbol(const JigOp *dim, const JigRegion *scope) {
    const JigValue *shaped = jig_op_operand(dim, 0);
    if (is_top_level(shaped))
        return true;
    int64_t index;
    const JigOp *def = jig_value_def(shaped);
    if (!def || !jig_constant_int(jig_op_operand(dim, 1), &index) ||
        !jig_type_is_memref(jig_value_type(shaped)))
        return false;
    /* Allocations list one operand per dynamic dim; views keep their sizes elsewhere. */
    if (!jig_op_has_name(def, "memref.alloc") && !jig_op_has_name(def, "memref.alloca"))
        return false;
    const JigType *t = jig_value_type(shaped);
    if (index < 0 || (size_t)index >= jig_type_rank(t))
        return false;
    size_t operand = jig_type_dynamic_before(t, (size_t)index);
    return !jig_type_is_dynamic_dim(t, (size_t)index) ||
           jig_affine_is_symbol_in(jig_op_operand(def, operand), scope);
}

static bool all_symbols(const JigOp *apply, const JigRegion *scope) {
    if (!jig_stack_ok(jig_op_context(apply)))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(apply); ++i)
        if (!jig_affine_is_symbol_in(jig_op_operand(apply, i), scope))
            return false;
    return true;
}

bool jig_affine_is_symbol_in(const JigValue *v, const JigRegion *scope) {
    if (!jig_type_is_index(jig_value_type(v)))
        return false;
    if (is_top_level_of(v, scope))
        return true;
    const JigOp *def = jig_value_def(v);
    if (def) {
        if (jig_constant_of(v))
            return true;
        /* What is computed from symbols alone is one. */
        if (jig_op_num_regions(def) == 0 && jig_op_is_pure((JigOp *)def) && all_symbols(def, scope))
            return true;
        if (is_dim_op(def))
            return dim_op_is_symbol(def, scope);
    }
    /* Values from outside the scope's op are as constant as those inside. */
    const JigOp *owner = scope ? jig_region_parent(scope) : NULL;
    if (!owner || jig_op_has_trait(owner, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        return false;
    const JigRegion *outer = jig_region_parent_region(scope);
    return outer && jig_affine_is_symbol_in(v, outer);
}

bool jig_affine_is_symbol(const JigValue *v) {
    if (!jig_type_is_index(jig_value_type(v)))
        return false;
    if (is_top_level(v))
        return true;
    const JigOp *def = jig_value_def(v);
    return def && jig_affine_is_symbol_in(v, jig_affine_scope(def));
}

static bool all_dims(const JigOp *apply, const JigRegion *scope) {
    for (size_t i = 0; i < jig_op_num_operands(apply); ++i)
        if (!jig_affine_is_dim_in(jig_op_operand(apply, i), scope))
            return false;
    return true;
}

bool jig_affine_is_dim_in(const JigValue *v, const JigRegion *scope) {
    if (!jig_type_is_index(jig_value_type(v)))
        return false;
    if (jig_affine_is_symbol_in(v, scope))
        return true;
    const JigOp *def = jig_value_def(v);
    if (def)
        return jig_op_is(def, JIG_AFFINE(APPLY)) && all_dims(def, scope);
    const JigOp *owner = jig_block_parent_op(jig_value_owner_block(v));
    return jig_op_is(owner, JIG_AFFINE(FOR)) || jig_op_is(owner, JIG_AFFINE(PARALLEL));
}
