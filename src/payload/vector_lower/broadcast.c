/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Broadcasts as insertions of smaller ones. */
#include "payload/vector_lower/vector_lower_int.h"

/* All parts along the first dimension of `result` are `part`. */
static JigValue *repeat(JigRewriter *rw, JigLoc loc, JigValue *result, JigValue *part) {
    for (int64_t i = 0, n = jig_type_dim(jig_value_type(result), 0); i < n; ++i)
        result = jig_vector_lower_insert(rw, loc, part, result, i);
    return result;
}

/* The broadcast of a part of the source. */
static JigValue *broadcast_part(JigRewriter *rw, JigLoc loc, const JigType *low, JigValue *source,
                                int64_t i) {
    return jig_vector_build_broadcast(rw, loc, low, jig_vector_lower_extract(rw, loc, source, i));
}

/* The first dimension in which they differ, or their rank. */
static size_t first_difference(const JigType *from, const JigType *to) {
    size_t i = 0, rank = jig_type_rank(to);
    while (i < rank && jig_type_dim(from, i) == jig_type_dim(to, i))
        ++i;
    return i;
}

static bool lower_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *source = jig_vector_broadcast_source(op);
    const JigType *from = jig_value_type(source), *to = jig_op_result_type(op, 0);
    if (!jig_type_is_vector(from))
        return jig_no_match(rw, op, "of a scalar");
    size_t from_rank = jig_type_rank(from), rank = jig_type_rank(to);
    if (rank > 1 &&
        (jig_vector_scalable_at(to, 0) || jig_vector_count(to, rank - 1) > JIG_VECTOR_MANY))
        return jig_no_match(rw, op, "too many parts, or an unknown number");
    if (from_rank <= 1 && rank == 1) {
        int64_t first = 0;
        JigValue *lane = jig_vector_build_extract(rw, loc, source, &first, from_rank);
        jig_rw_replace1(rw, op, jig_vector_build_broadcast(rw, loc, to, lane));
        return true;
    }
    const JigType *low = jig_vector_lower_drop_dim(to, 0);
    size_t m = from_rank < rank ? 0 : first_difference(from, to);
    JigValue *result = source, *part = NULL;
    if (from_rank < rank)
        part = jig_vector_build_broadcast(rw, loc, low, source);
    if (m < rank)
        result = jig_vector_lower_poison(rw, loc, to);
    if (m == 0)
        result = repeat(rw, loc, result, part ? part : broadcast_part(rw, loc, low, source, 0));
    for (int64_t i = 0; m && m < rank && i < jig_type_dim(to, 0); ++i)
        result =
            jig_vector_lower_insert(rw, loc, broadcast_part(rw, loc, low, source, i), result, i);
    jig_rw_replace1(rw, op, result);
    return true;
}

const JigPattern jig_vector_lower_broadcast_patterns[] = {
    {.name = "(anonymous namespace)::BroadcastOpLowering",
     .root = "vector.broadcast",
     .fn = lower_broadcast},
    {0},
};
