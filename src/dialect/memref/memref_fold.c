/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds of memref ops. */
#include "dialect/memref/memref_int.h"

#include "jig/iface.h"

/* ---- memref.dim ---- */

/* Which dynamic size `dim` is among those of `t`. */
static size_t dynamic_position(const JigType *t, int64_t dim) {
    size_t n = 0;
    for (int64_t i = 0; i < dim; ++i)
        n += jig_type_is_dynamic_dim(t, (size_t)i);
    return n;
}

/* Dimension of the source that dimension `dim` of a subview comes from: unit
 * sizes may have been dropped. -1 when that is not plain. */
static int64_t subview_dim(const JigType *source, const JigType *result, const JigMixed *sizes, int64_t dim) {
    size_t from = jig_type_rank(source), to = jig_type_rank(result);
    if (from == to)
        return dim;
    size_t dropped = from - to, units = 0;
    for (size_t i = 0; i < from; ++i)
        units += sizes[i].attr && jig_attr_int_value(sizes[i].attr) == 1;
    if (units != dropped)
        return -1; /* which unit sizes went is a matter of strides */
    for (size_t i = 0, kept = 0; i < from; ++i) {
        if (sizes[i].attr && jig_attr_int_value(sizes[i].attr) == 1)
            continue;
        if ((int64_t)kept++ == dim)
            return (int64_t)i;
    }
    return -1;
}

static JigValue *sliced_size(JigOp *def, const JigType *t, int64_t dim) {
    JigArena *a = jig_arena_create();
    size_t n;
    JigMixed *sizes = jig_slice_sizes(def, &n, a);
    int64_t at = dim;
    if (jig_op_is(def, JIG_MEMREF(SUBVIEW)))
        at = subview_dim(jig_value_type(jig_op_operand(def, 0)), t, sizes, dim);
    JigValue *v = at >= 0 && (size_t)at < n ? sizes[at].value : NULL;
    jig_arena_destroy(a);
    return v;
}

/* The operand of the defining op that says how large dynamic dimension `dim` is. */
static JigValue *dynamic_size(JigOp *def, const JigType *t, int64_t dim) {
    if (jig_op_is(def, JIG_MEMREF(ALLOC)) || jig_op_is(def, JIG_MEMREF(ALLOCA)))
        return jig_op_operand(def, dynamic_position(t, dim));
    if (jig_op_is(def, JIG_MEMREF(VIEW)))
        return jig_op_operand(def, 2 + dynamic_position(t, dim));
    if (jig_op_is(def, JIG_MEMREF(SUBVIEW)) && jig_slice(def))
        return sliced_size(def, t, dim);
    return NULL;
}

/* A cast between ranked memrefs changes no size. */
static bool bypass_cast(JigOp *op, size_t operand) {
    JigOp *cast = jig_value_def(jig_op_operand(op, operand));
    if (!jig_op_is(cast, JIG_MEMREF(CAST)) || !jig_type_is_memref(jig_value_type(jig_op_operand(cast, 0))))
        return false;
    jig_op_set_operand(op, operand, jig_op_operand(cast, 0));
    return true;
}

JigFold jig_memref_fold_dim(JigFoldCall *call) {
    JigValue *source = jig_op_operand(call->op, 0);
    const JigType *t = jig_value_type(source);
    if (!call->operands[1] || !jig_type_is_memref(t))
        return JIG_FOLD_NONE;
    int64_t dim = jig_attr_int_value(call->operands[1]);
    if (dim < 0 || (size_t)dim >= jig_type_rank(t))
        return JIG_FOLD_NONE; /* undefined behaviour, but valid IR */
    if (!jig_type_is_dynamic_dim(t, (size_t)dim)) {
        call->results[0].attr = jig_attr_index(jig_type_context(t), jig_type_dim(t, (size_t)dim));
        return JIG_FOLD_RESULTS;
    }
    JigOp *def = jig_value_def(source);
    call->results[0].value = def ? dynamic_size(def, t, dim) : NULL;
    if (call->results[0].value)
        return JIG_FOLD_RESULTS;
    return bypass_cast(call->op, 0) ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}
