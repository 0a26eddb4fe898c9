/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "payload/patterns/unit_dims_int.h"

JigUnitDims jig_patterns_unit_dims(const int64_t *shape, size_t rank, const bool *goes,
                                   JigArena *a) {
    JigUnitDims u = {.shape = JIG_NEW_ARRAY(a, int64_t, rank + 1),
                     .groups.items = JIG_NEW_ARRAY(a, JigGroup, rank + 1)};
    int64_t *dims = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    size_t first = 0; /* of the group that is being made */
    for (size_t i = 0; i < rank; i++) {
        dims[i] = (int64_t)i;
        if (!goes[i]) {
            u.shape[u.rank++] = shape[i];
            while (i + 1 < rank && goes[i + 1]) {
                i++;
                dims[i] = (int64_t)i;
            }
            u.groups.items[u.groups.n++] = (JigGroup){dims + first, i + 1 - first};
            first = i + 1;
        }
    }
    return u;
}

/* All of the value: offsets 0, its sizes, strides 1. */
static JigSlice whole(JigRewriter *rw, JigLoc loc, JigValue *v) {
    size_t rank = jig_type_rank(jig_value_type(v));
    JigMixed *offsets = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1),
             *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1),
             *strides = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; i++) {
        offsets[i] = jig_mixed_int(rw->ctx, 0);
        sizes[i] = jig_tensor_build_dim(rw, loc, v, i);
        strides[i] = jig_mixed_int(rw->ctx, 1);
    }
    return (JigSlice){offsets, sizes, strides, rank};
}

/* The type of a subview of all without some dimensions. */
static const JigType *reduced_view_type(const JigType *t, const JigUnitDims *u, JigArena *a) {
    size_t rank = jig_type_rank(t), k = 0;
    int64_t *zeros = JIG_NEW_ARRAY(a, int64_t, rank + 1),
            *ones = JIG_NEW_ARRAY(a, int64_t, rank + 1),
            *strides = JIG_NEW_ARRAY(a, int64_t, rank + 1), offset;
    bool *dropped = JIG_NEW_ARRAY(a, bool, rank + 1);
    for (size_t i = 0; i < rank; i++)
        ones[i] = 1;
    const JigType *full = jig_memref_subview_type(t, zeros, jig_type_shape(t), ones),
                  *wanted = jig_type_tensor(u->shape, u->rank, jig_type_element(t), NULL);
    if (!full || !jig_type_strides(full, strides, &offset) ||
        !jig_tensor_dropped_dims(jig_type_shape(t), rank, wanted, false, dropped))
        return NULL;
    for (size_t i = 0; i < rank; i++)
        if (!dropped[i])
            strides[k++] = strides[i];
    return jig_type_memref(u->shape, u->rank, jig_type_element(t),
                           jig_attr_strided_layout(jig_type_context(t), offset, strides, k),
                           jig_type_space(t));
}

static JigOp *slice_off(JigRewriter *rw, JigLoc loc, JigValue *v, const JigUnitDims *u) {
    const JigType *t = jig_value_type(v), *to;
    if (!jig_type_is_memref(t)) {
        to = jig_type_tensor(u->shape, u->rank, jig_type_element(t), jig_type_encoding(t));
        return jig_tensor_build_extract_slice(rw, loc, to, v, whole(rw, loc, v));
    }
    to = reduced_view_type(t, u, rw->arena);
    return to ? jig_memref_build_subview(rw, loc, to, v, whole(rw, loc, v)) : NULL;
}

static JigOp *collapse(JigRewriter *rw, JigLoc loc, JigValue *v, const JigUnitDims *u) {
    const JigType *t = jig_value_type(v), *element = jig_type_element(t);
    const JigAttr *groups = jig_reshape_groups_attr(rw->ctx, u->groups);
    if (jig_type_is_memref(t)) {
        const JigType *to = jig_type_memref(u->shape, u->rank, element, NULL, jig_type_space(t));
        JigMemrefCollapseShape parts = {.src = v, .result_type = to, .reassociation = groups};
        return jig_memref_collapse_shape_build(rw, loc, &parts);
    }
    const JigType *to = jig_type_tensor(u->shape, u->rank, element, NULL);
    JigTensorCollapseShape parts = {.src = v, .result_type = to, .reassociation = groups};
    return jig_tensor_collapse_shape_build(rw, loc, &parts);
}

JigValue *jig_patterns_collapse_unit_dims(JigRewriter *rw, JigLoc loc, JigValue *v,
                                          const JigUnitDims *u, bool by_slice) {
    JigOp *op = by_slice ? slice_off(rw, loc, v, u) : collapse(rw, loc, v, u);
    return op ? jig_op_result(op, 0) : NULL;
}

/* The dynamic size of a group: that of the source by the sizes that are known. */
static JigMixed expanded_size(JigRewriter *rw, JigLoc loc, JigMixed source, const JigType *t,
                              const JigGroup *g) {
    uint64_t known = 1;
    for (size_t i = 0; i < g->n; i++)
        if (!jig_type_is_dynamic_dim(t, (size_t)g->dims[i]))
            known *= (uint64_t)jig_type_dim(t, (size_t)g->dims[i]);
    JigValue *operands[] = {source.value, jig_arith_index(rw, loc, (int64_t)known)};
    return jig_mixed_value(
        jig_build_or_fold(rw, loc, JIG_ARITH(DIVSI), operands, 2, NULL, 0, NULL));
}

JigValue *jig_patterns_build_expand_shape(JigRewriter *rw, JigLoc loc, const JigType *t,
                                          JigValue *v, JigGroups groups) {
    size_t rank = jig_type_rank(t), from = jig_type_rank(jig_value_type(v));
    JigMixed *source = JIG_NEW_ARRAY(rw->arena, JigMixed, from + 1),
             *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < from; i++)
        source[i] = jig_tensor_build_dim(rw, loc, v, i);
    for (size_t i = 0; i < rank; i++)
        sizes[i] = jig_mixed_int(rw->ctx, jig_type_dim(t, i));
    for (size_t i = 0; i < groups.n; i++)
        for (size_t k = 0; k < groups.items[i].n; k++) {
            size_t dim = (size_t)groups.items[i].dims[k];
            if (jig_type_is_dynamic_dim(t, dim))
                sizes[dim] = expanded_size(rw, loc, source[i], t, &groups.items[i]);
        }
    JigMixedParts p = jig_mixed_parts(rw->ctx, sizes, rank, rw->arena);
    JigTensorExpandShape parts = {.src = v,
                                  .output_shape = p.values,
                                  .result_type = t,
                                  .reassociation = jig_reshape_groups_attr(rw->ctx, groups),
                                  .static_output_shape = p.attr};
    return jig_op_result(jig_tensor_expand_shape_build(rw, loc, &parts), 0);
}

JigValue *jig_patterns_expand_unit_dims(JigRewriter *rw, JigLoc loc, JigValue *v, JigValue *dest,
                                        const JigUnitDims *u, bool by_slice) {
    const JigType *t = jig_value_type(dest);
    if (by_slice)
        return jig_op_result(jig_tensor_build_insert_slice(rw, loc, v, dest, whole(rw, loc, dest)),
                             0);
    return jig_patterns_build_expand_shape(rw, loc, t, v, u->groups);
}
