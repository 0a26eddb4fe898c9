/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers within the bounds of buffers whose last elements are next to each other: loads and
 * stores. */
#include "payload/vector_memory/vector_memory_patterns.h"

#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "dialect/vector/vector_util.h"
#include "payload/patterns/kept.h"
#include "payload/vector_memory/vector_access.h"
#include "support/arena.h"

typedef struct Limit {
    uint32_t max_rank;
} Limit;

/* May it be a load (store) at all? What loads and stores have to be, besides in their maps. */
static bool is_simple(JigRewriter *rw, const JigTransfer *t, const Limit *limit) {
    if (jig_type_rank(t->vector_type) > limit->max_rank)
        return jig_no_match(rw, t->op, "vector type is greater than max transfer rank");
    if (jig_vector_memory_is_masked(t->op))
        return jig_no_match(rw, t->op, "in a masked region");
    if (!jig_type_is_memref(t->base_type) || !jig_vector_memory_is_contiguous(t->base_type))
        return jig_no_match(rw, t->op, "no buffer, or one with strides along its last dimension");
    if (!jig_vector_all_in_bounds(t))
        return jig_no_match(rw, t->op, "may be out of bounds");
    if (t->mask && jig_type_rank(t->vector_type) != 1)
        return jig_no_match(rw, t->op, "masks of loads and stores have one dimension");
    return true;
}

/* Are elements of the buffer lanes of the vector, or, as vectors, the whole vector? */
static bool elements_fit(const JigType *base, const JigType *vector) {
    const JigType *element = jig_type_element(base);
    return element == (jig_type_is_vector(element) ? vector : jig_type_element(vector));
}

/* The type of what is read before it is repeated where the map says so: one lane there. */
static const JigType *narrow_type(JigRewriter *rw, const JigTransfer *t, const unsigned *repeated,
                                  unsigned n) {
    JigShape shape = JIG_SHAPE(rw->arena);
    jig_vector_append_dims(&shape, t->vector_type);
    for (unsigned i = 0; i < n; ++i)
        shape.dims[repeated[i]] = 1;
    return jig_vector_of_shape(&shape, jig_type_element(t->vector_type));
}

static bool read_to_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigTransfer t = jig_vector_transfer(op);
    JIG_CHECK(is_simple(rw, &t, self->data));
    unsigned n, *repeated = JIG_NEW_ARRAY(rw->arena, unsigned, jig_map_num_results(t.map));
    if (!jig_map_is_minor_identity_with_broadcast(t.map, repeated, &n))
        return jig_no_match(rw, op, "the map permutes");
    const JigType *type = narrow_type(rw, &t, repeated, n);
    if (!elements_fit(t.base_type, type))
        return jig_no_match(rw, op, "other elements in the buffer");
    JigLoc loc = jig_op_loc(op);
    JigValueList indices = {jig_vector_transfer_indices(&t, rw->arena), t.indices.count};
    JigValue *value;
    if (t.mask) {
        JigVectorMaskedload made = {.base = t.base,
                                    .indices = indices,
                                    .mask = t.mask,
                                    .pass_thru =
                                        jig_vector_build_broadcast(rw, loc, type, t.padding),
                                    .result_type = type};
        value = jig_op_result(jig_vector_maskedload_build(rw, loc, &made), 0);
    } else {
        value = jig_vector_memory_build_load(rw, loc, type, t.base, indices);
    }
    jig_rw_takes_over(rw, op, jig_value_def(value));
    if (n)
        value = jig_vector_build_broadcast(rw, loc, t.vector_type, value);
    jig_rw_replace1(rw, op, value);
    return true;
}

static bool write_to_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigTransfer t = jig_vector_transfer(op);
    JIG_CHECK(is_simple(rw, &t, self->data));
    if (!jig_map_is_minor_identity(t.map) && jig_map_num_results(t.map) > 0)
        return jig_no_match(rw, op, "the map is no minor identity");
    if (!elements_fit(t.base_type, t.vector_type))
        return jig_no_match(rw, op, "other elements in the buffer");
    JigValueList indices = {jig_vector_transfer_indices(&t, rw->arena), t.indices.count};
    JigVectorMaskedstore masked = {
        .base = t.base, .indices = indices, .mask = t.mask, .value_to_store = t.vector};
    JigOp *made =
        t.mask ? jig_vector_maskedstore_build(rw, jig_op_loc(op), &masked)
               : jig_vector_memory_build_store(rw, jig_op_loc(op), t.vector, t.base, indices);
    jig_rw_takes_over(rw, op, made);
    jig_rw_erase(rw, op);
    return true;
}

/* A broadcast from one scalable lane is refused by the verifier. */
static const JigPattern patterns[] = {
    {.name = "(anonymous namespace)::TransferReadToVectorLoadLowering",
     .root = "vector.transfer_read",
     .fn = read_to_load,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::TransferWriteToVectorStoreLowering",
     .root = "vector.transfer_write",
     .fn = write_to_store},
    {0},
};

const JigPattern *jig_vector_memory_lower_transfers(JigContext *ctx, uint32_t max_rank) {
    Limit limit = {max_rank};
    return jig_patterns_kept(ctx, patterns, &limit, sizeof limit);
}
