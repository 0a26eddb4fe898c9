/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/patterns/accesses.h"

#include "jig/ops/memref.h"
#include "jig/ops/vector.h"
#include "support/check.h"

/* Hints about the old address do not hold for the new one. */
static void drop_hints(JigOp *access) {
    const JigAttr *attrs = jig_op_attrs(access), *kept = attrs;
    for (size_t i = 0; i < jig_attr_dict_len(attrs); i++)
        if (!jig_op_is_inherent(access, jig_attr_dict_items(attrs)[i].name))
            kept = jig_attr_dict_with(kept, jig_attr_dict_items(attrs)[i].name, NULL);
    jig_op_set_attrs(access, kept);
    jig_memref_load_set_alignment(NULL, access, NULL);
    if (jig_op_is(access, JIG_MEMREF(LOAD)) || jig_op_is(access, JIG_MEMREF(STORE)) ||
        jig_op_is(access, JIG_VECTOR(LOAD)) || jig_op_is(access, JIG_VECTOR(STORE)))
        jig_memref_load_set_nontemporal(
            NULL, access,
            jig_attr_bool(jig_op_context(access), jig_memref_load_nontemporal(access)));
}

JigOp *jig_patterns_clone_access(JigRewriter *rw, JigOp *access) {
    JigOp *to = jig_rw_clone(rw, access, NULL);
    drop_hints(to);
    return to;
}

JigOp *jig_patterns_build_access_like(JigRewriter *rw, JigOp *access, size_t at, JigValue *base,
                                      size_t group, const JigMixed *indices, const JigMap *map) {
    size_t n = jig_type_rank(jig_value_type(base));
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        values[i] = indices[i].value;
    JigOp *to = jig_patterns_clone_access(rw, access);
    if (map)
        jig_vector_transfer_read_set_permutation_map(NULL, to, jig_attr_of_map(map));
    jig_rw_set_operand(rw, to, at, base);
    jig_rw_set_operands(rw, to, group, values, n);
    return to;
}

const JigMap *jig_patterns_transfer_map(const JigOp *transfer) {
    JIG_REQUIRE(transfer);
    return jig_attr_map_value(jig_vector_permutation_map_attr(transfer));
}

bool jig_patterns_transfer_leaves_bounds(const JigOp *transfer) {
    JIG_REQUIRE(transfer);
    const JigAttr *in_bounds = jig_vector_in_bounds_attr(transfer);
    for (size_t i = 0; i < jig_attr_array_len(in_bounds); i++)
        if (!jig_attr_bool_value(jig_attr_array_at(in_bounds, i)))
            return true;
    return false;
}

const JigMap *jig_patterns_transfer_map_over(const JigOp *transfer, const bool *dropped,
                                             size_t rank, JigArena *a) {
    JIG_REQUIRE(transfer && (dropped || !rank) && a);
    const JigMap *map = jig_patterns_transfer_map(transfer);
    JigContext *ctx = jig_map_context(map);
    const JigExpr **dims = JIG_NEW_ARRAY(a, const JigExpr *, rank + 1);
    size_t n = 0;
    for (size_t i = 0; i < rank; i++)
        if (!dropped[i])
            dims[n++] = jig_expr_dim(ctx, (unsigned)i);
    return jig_map_replace(map, dims, n, NULL, 0, (unsigned)rank, 0);
}
