/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What may be inlined into affine loops and conditions. There the values that a
 * function's body starts with are no longer at the top of a scope; accesses
 * must still have dims and symbols where they had them.
 */
#include "dialect/affine/affine_int.h"

static bool is_affine_construct(const JigOp *op) {
    return jig_op_is(op, JIG_AFFINE(FOR)) || jig_op_is(op, JIG_AFFINE(PARALLEL)) ||
           jig_op_is(op, JIG_AFFINE(IF));
}

bool jig_affine_may_inline_op(JigOp *op, JigRegion *dest, bool clone) {
    (void)op, (void)clone;
    const JigOp *parent = jig_region_parent(dest);
    return parent &&
           (jig_op_has_trait(parent, JIG_TRAIT_AFFINE_SCOPE) || is_affine_construct(parent));
}

/* First operand that is an index of the access; 0 for other ops. */
static size_t first_index(const JigOp *op) {
    if (jig_op_is(op, JIG_AFFINE(LOAD)) || jig_op_is(op, JIG_AFFINE(VECTOR_LOAD)))
        return 1;
    return jig_op_is(op, JIG_AFFINE(STORE)) || jig_op_is(op, JIG_AFFINE(VECTOR_STORE)) ? 2 : 0;
}

static bool stays_valid(const JigValue *v, const JigOp *call, const JigRegion *source, bool dim) {
    if (jig_value_region(v) != source)
        return true; /* valid for another reason than its place */
    const JigOp *def = jig_value_def(v);
    if (def) /* constants and sizes are valid anywhere */
        return jig_constant_of(v) || jig_op_has_name(def, "memref.dim") ||
               jig_op_has_name(def, "tensor.dim");
    const JigRegion *dest = jig_op_parent_region(call);
    size_t arg = jig_value_index(v), start = jig_call(call)->args(call).start;
    const JigValue *passed = jig_op_operand(call, start + arg);
    return dim ? jig_affine_is_dim_in(passed, dest) : jig_affine_is_symbol_in(passed, dest);
}

static bool access_stays_valid(const JigOp *op, const JigOp *call, const JigRegion *source) {
    size_t first = first_index(op),
           dims = jig_map_num_dims(jig_attr_map_value(jig_affine_map_attr(op)));
    for (size_t i = first; i < jig_op_num_operands(op); ++i)
        if (!stays_valid(jig_op_operand(op, i), call, source, i - first < dims))
            return false;
    return true;
}

/* Other ops must be known to have no effects, and not by looking into their regions. */
static bool has_no_effects(const JigOp *op) {
    JigEffects effects = {0};
    bool none = jig_op_num_regions(op) == 0 && jig_op_own_effects(op, &effects) && effects.len == 0;
    jig_effects_free(&effects);
    return none;
}

bool jig_affine_may_inline_body(JigOp *call, JigRegion *source) {
    for (JigOp *op = jig_block_first(jig_region_first(source)); op; op = jig_op_next(op))
        if (first_index(op) ? !access_stays_valid(op, call, source) : !has_no_effects(op))
            return false;
    return true;
}

bool jig_affine_may_inline_region(JigRegion *dest, JigRegion *source, bool clone) {
    (void)clone;
    return is_affine_construct(jig_region_parent(dest)) && jig_region_has_one_block(source);
}
