/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/dim.h"
#include "jig/ops/tensor.h"

#include "dialect/common/bounds_of_views.h"
#include "dialect/common/constfold.h"
#include "dialect/common/num_spans.h"
#include "dialect/common/slices.h"

bool jig_dim_bypass_cast(JigOp *op, size_t i, const JigOpRow *cast) {
    JigOp *def = jig_op_operand_def_of(op, i, cast);
    if (!def || !jig_type_has_rank(jig_value_type(jig_tensor_cast_source(def))))
        return false;
    jig_op_set_operand(op, i, jig_tensor_cast_source(def));
    return true;
}

JigFold jig_dim_fold(JigFoldCall *call, const JigOpRow *cast,
                     JigValue *(*size_of)(JigOp *def, const JigType *t, size_t dim)) {
    JigValue *source = jig_tensor_dim_source(call->op);
    const JigType *t = jig_value_type(source);
    if (!jig_attr_is_int(call->operands[1]) || !jig_type_has_rank(t))
        return JIG_FOLD_NONE; /* poison is a constant, too */
    int64_t dim = jig_attr_int_value(call->operands[1]);
    if (dim < 0 || (size_t)dim >= jig_type_rank(t))
        return JIG_FOLD_NONE; /* undefined behaviour, but valid IR */
    if (!jig_type_is_dynamic_dim(t, (size_t)dim))
        return jig_const_fold_attr(
            call, jig_attr_index(jig_type_context(t), jig_type_dim(t, (size_t)dim)));
    JigOp *def = jig_value_def(source);
    JigValue *size = def ? size_of(def, t, (size_t)dim) : NULL;
    if (size)
        return jig_const_fold_value(call, size);
    return jig_dim_bypass_cast(call->op, 0, cast) ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}

/* Anywhere, as long as there is such a dimension for certain. */
static JigSpeculation dim_speculation(const JigOp *op) {
    const JigType *t = jig_op_operand_type(op, 0);
    int64_t dim;
    bool safe = jig_type_has_rank(t) && jig_constant_int(jig_op_operand(op, 1), &dim) && dim >= 0 &&
                (size_t)dim < jig_type_rank(t);
    return safe ? JIG_SPECULATABLE : JIG_NOT_SPECULATABLE;
}
static const JigSpeculationIface dim_speculates = {.speculation = dim_speculation};

/* Of the sizes of all dimensions that it may be about. */
static JigIntRange dim_range(const JigOp *op, const JigIntRange *operands) {
    enum { WORD = 64 };
    const JigType *t = jig_value_type(jig_tensor_dim_source(op));
    JigIntRange any = jig_int_range_signed(WORD, 0, INT64_MAX), r = any;
    int64_t rank = jig_type_has_rank(t) ? (int64_t)jig_type_rank(t) : 0,
            first = operands[1].smin > 0 ? operands[1].smin : 0,
            end = operands[1].smax < rank ? operands[1].smax + 1 : rank;
    for (int64_t i = first; i < end; ++i) {
        JigIntRange size = jig_type_is_dynamic_dim(t, (size_t)i)
                               ? any
                               : jig_int_range_constant(WORD, jig_type_dim(t, (size_t)i));
        r = i == first ? size : jig_int_range_either(r, size);
    }
    return r;
}
static const JigIntRangeIface dim_ranges = {.result = dim_range, .any_operands = true};

const JigIface jig_dim_ifaces[] = {{&jig_iface_speculation, &dim_speculates},
                                   {&jig_iface_bounds, &jig_bounds_of_dim},
                                   {&jig_iface_int_range, &dim_ranges},
                                   {0}};

bool jig_dim_verify_num_sizes(JigOp *op, size_t has) {
    size_t want = jig_type_num_dynamic_dims(jig_op_result_type(op, 0));
    return has == want ||
           jig_op_error(op, "incorrect number of dynamic sizes, has %zu, expected %zu", has, want);
}

bool jig_dim_shape_drops_ones(const JigType *full, const JigType *reduced) {
    size_t k = 0;
    for (size_t i = 0; i < jig_type_rank(full); i++)
        if (k < jig_type_rank(reduced) && jig_type_dim(full, i) == jig_type_dim(reduced, k))
            k++;
        else if (jig_type_dim(full, i) != 1)
            return false;
    return k == jig_type_rank(reduced);
}

JigValue **jig_dim_constant_sizes(const JigOp *op, size_t group, bool negative, int64_t *shape,
                                  size_t *n, JigArena *a) {
    JigOperandRange r = jig_operand_range(op, group);
    const JigType *t = jig_op_result_type(op, 0);
    JigValue **left = JIG_NEW_ARRAY(a, JigValue *, r.count + 1);
    *n = 0;
    for (size_t i = 0, k = 0; i < jig_type_rank(t); i++) {
        int64_t value;
        shape[i] = jig_type_dim(t, i);
        if (shape[i] != JIG_DYNAMIC)
            continue;
        JigValue *v = jig_op_operand(op, r.start + k++);
        if (jig_constant_int(v, &value) && value != JIG_DYNAMIC && (value >= 0 || negative))
            shape[i] = value;
        else
            left[(*n)++] = v;
    }
    return *n == r.count ? NULL : left;
}
