/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops on vectors in parts that a subgroup computes at once. */
#include "payload/gpu/mma_parts.h"

#include "dialect/vector/vector.h"
#include "payload/patterns/kept.h"
#include "payload/vectorize/unroll_vectors.h"

/* The shape of one product. */
typedef struct Product {
    JigVectorUnroll how;
    int64_t m, n, k;
} Product;

/* ---- Shapes of parts ---- */

static bool set_shape(JigArena *a, const int64_t *dims, size_t n, int64_t **shape, size_t *rank) {
    *shape = jig_arena_copy(a, dims, n * sizeof *dims);
    *rank = n;
    return true;
}

/* The shape of the slices that all users take; false where one takes something else. */
static bool slices_of(const JigOp *op, JigArena *a, int64_t **shape, size_t *rank) {
    const JigType *slice = NULL;
    for (JigUse *use = jig_value_first_use(jig_op_result(op, 0)); use; use = jig_use_next(use)) {
        const JigOp *user = jig_use_owner(use);
        if (!jig_op_is(user, JIG_VECTOR(EXTRACT_STRIDED_SLICE)) ||
            (slice && slice != jig_op_result_type(user, 0)))
            return false;
        slice = jig_op_result_type(user, 0);
    }
    return slice && set_shape(a, jig_type_shape(slice), jig_type_rank(slice), shape, rank);
}

static bool part_of(const JigOp *op, const JigVectorUnroll *how, JigArena *a, int64_t **shape,
                    size_t *rank) {
    const Product *p = (const Product *)how;
    if (jig_op_is(op, JIG_VECTOR(CONTRACT)))
        return jig_attr_array_len(jig_vector_contract_iterator_types_attr(op)) >= 3 &&
               set_shape(a, (int64_t[]){p->m, p->n, p->k}, 3, shape, rank);
    if (jig_op_is(op, JIG_VECTOR(TRANSFER_WRITE)))
        return jig_type_rank(jig_value_type(jig_vector_transfer_write_value_to_store(op))) >= 2 &&
               set_shape(a, (int64_t[]){p->m, p->n}, 2, shape, rank);
    return jig_op_num_results(op) == 1 && slices_of(op, a, shape, rank);
}

/* Sums are finished one after the other only where they have to be: reductions go slowest, then
 * what the left factor has, which is so used again and again. */
static void order_of(const JigOp *op, size_t *order, size_t rank) {
    enum { REDUCTION = 1 };
    if (!jig_op_is(op, JIG_VECTOR(CONTRACT)))
        return;
    const JigAttr *iterators = jig_vector_contract_iterator_types_attr(op);
    const JigMap *lhs =
        jig_attr_map_value(jig_attr_array_at(jig_vector_contract_indexing_maps_attr(op), 0));
    size_t n = 0;
    for (unsigned turn = 0; turn < 3; ++turn)
        for (size_t i = 0; i < rank; ++i) {
            bool reduction = jig_attr_enum_value(jig_attr_array_at(iterators, i)) == REDUCTION;
            unsigned is = reduction ? 0 : jig_map_uses_dim(lhs, (unsigned)i) ? 1 : 2;
            if (is == turn)
                order[n++] = i;
        }
}

/* ---- The patterns ---- */

const JigPattern *jig_offload_subgroup_mma_unrolling(JigContext *ctx, int64_t m, int64_t n,
                                                     int64_t k) {
    Product p = {.how = {.shape = part_of, .order = order_of}, .m = m, .n = n, .k = k};
    return jig_patterns_kept(ctx, jig_vector_unroll_patterns, &p, sizeof p);
}
