/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scans as steps along the dimension that is scanned. */
#include "payload/vector_lower/vector_lower_int.h"

typedef struct Scan {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    const JigType *slice; /* of one lane along the dimension */
    size_t dim;
    bool inclusive;
} Scan;

/* Between a slice and what is without the dimension; vectors of rank 0 are no shapes to cast. */
static JigValue *initial(const Scan *s, JigValue *v) {
    if (jig_type_rank(jig_value_type(v)) == 0)
        return jig_vector_build_broadcast(s->rw, s->loc, s->slice, v);
    return jig_vector_build_shape_cast(s->rw, s->loc, s->slice, v);
}

static JigValue *accumulated(const Scan *s, JigValue *last) {
    const JigType *type = jig_op_result_type(s->op, 1);
    if (jig_type_rank(type) == 0)
        return jig_vector_build_broadcast(s->rw, s->loc, type,
                                          jig_vector_lower_extract(s->rw, s->loc, last, 0));
    return jig_vector_build_shape_cast(s->rw, s->loc, type, last);
}

static void steps(const Scan *s, JigValue *out[2]) {
    JigValue *source = jig_vector_scan_source(s->op), *last = NULL, *before = NULL;
    const JigType *type = jig_value_type(source);
    int64_t *offsets = JIG_NEW_ARRAY(s->rw->arena, int64_t, jig_type_rank(type));
    JigValue *result = jig_vector_lower_zero(s->rw, s->loc, type);
    for (int64_t i = 0; i < jig_type_dim(type, s->dim); ++i) {
        offsets[s->dim] = i;
        JigValue *x = jig_vector_build_extract_slice(s->rw, s->loc, source, offsets,
                                                     jig_type_shape(s->slice));
        if (i)
            last = jig_vector_lower_combine(s->rw, s->loc, jig_vector_kind(s->op), last,
                                            s->inclusive ? x : before, NULL);
        else
            last = s->inclusive ? x : initial(s, jig_vector_scan_initial_value(s->op));
        result = jig_vector_build_insert_slice(s->rw, s->loc, last, result, offsets);
        before = x;
    }
    out[0] = result;
    out[1] = accumulated(s, last);
}

static bool lower_scan(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_value_type(jig_vector_scan_source(op));
    Scan s = {.rw = rw,
              .op = op,
              .loc = jig_op_loc(op),
              .dim = (size_t)jig_vector_scan_reduction_dim(op),
              .inclusive = jig_vector_scan_inclusive(op)};
    if (!jig_vector_combiner(jig_vector_kind(op), type))
        return jig_no_match(rw, op, "elements are not combined so");
    if (jig_vector_scalable_at(type, s.dim) || jig_type_dim(type, s.dim) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "too many steps, or an unknown number");
    int64_t *dims =
        jig_arena_copy(rw->arena, jig_type_shape(type), jig_type_rank(type) * sizeof *dims);
    dims[s.dim] = 1;
    s.slice =
        jig_vector_lower_vector_type(type, dims, jig_type_scalable_dims(type), jig_type_rank(type));
    JigValue *out[2];
    steps(&s, out);
    jig_rw_replace(rw, op, out, 2);
    return true;
}

const JigPattern jig_vector_lower_scan_patterns[] = {
    {.name = "(anonymous namespace)::ScanToArithOps", .root = "vector.scan", .fn = lower_scan},
    {0},
};
