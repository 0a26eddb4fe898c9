/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns: scales of products that are taken one by one from a longer vector. An instruction reads
 * four bytes and says which one counts, so that the four around the one that is meant will do. */
#include "machine/amd/amdgpu/amdgpu_int.h"
#include "dialect/vector/vector.h"
#include "dialect/vector/vector_build.h"
#include "jig/rewrite.h"

enum { AT_ONCE = 4 };

/* Where the scale comes from: an element of `vector`, counted in row-major order. */
typedef struct Scale {
    JigValue *vector;
    int64_t at, num;
} Scale;

/* Is `v` a vector whose element number `selected` was put there from a longer one? */
static bool find_scale(JigValue *v, int64_t selected, Scale *out) {
    const JigOp *insert = jig_value_def_of(v, JIG_VECTOR(INSERT));
    if (!insert || jig_vector_insert_num_dynamic_position(insert) ||
        jig_attr_dense_array_len(jig_vector_insert_static_position_attr(insert)) != 1 ||
        jig_attr_dense_array_int(jig_vector_insert_static_position_attr(insert), 0) != selected)
        return false;
    const JigOp *extract =
        jig_value_def_of(jig_vector_insert_value_to_store(insert), JIG_VECTOR(EXTRACT));
    if (!extract || jig_vector_extract_num_dynamic_position(extract))
        return false;
    JigValue *vector = jig_vector_extract_source(extract);
    const JigType *t = jig_value_type(vector);
    const JigAttr *position = jig_vector_extract_static_position_attr(extract);
    size_t rank = jig_type_rank(t);
    if (jig_type_is_scalable(t) || jig_attr_dense_array_len(position) != rank)
        return false;
    *out = (Scale){.vector = vector, .num = jig_type_num_elements(t)};
    for (size_t i = 0; i < rank; i++) {
        int64_t index = jig_attr_dense_array_int(position, i);
        if (index < 0) /* no element at all */
            return false;
        out->at = out->at * jig_type_dim(t, i) + index;
    }
    return out->num > AT_ONCE;
}

/* Four elements that hold it; `*selected` is which of them it is. */
static JigValue *four_around(JigRewriter *rw, JigLoc loc, Scale s, int64_t *selected) {
    const JigType *t = jig_value_type(s.vector),
                  *flat = jig_type_vector(&s.num, NULL, 1, jig_type_element(t));
    if (flat != t) {
        JigVectorShapeCast parts = {.source = s.vector, .result_type = flat};
        s.vector = jig_op_result(jig_vector_shape_cast_build(rw, loc, &parts), 0);
    }
    int64_t first = s.at - s.at % AT_ONCE, size = AT_ONCE;
    if (first > s.num - AT_ONCE)
        first = s.num - AT_ONCE;
    *selected = s.at - first;
    return jig_vector_build_extract_slice(rw, loc, s.vector, &first, &size);
}

static bool take_four(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Scale a, b;
    bool of_a = find_scale(jig_amdgpu_scaled_mfma_scales_a(op),
                           jig_amdgpu_scaled_mfma_scales_idx_a(op), &a),
         of_b = find_scale(jig_amdgpu_scaled_mfma_scales_b(op),
                           jig_amdgpu_scaled_mfma_scales_idx_b(op), &b);
    if (!of_a) /* without it the reference does not look at the other one */
        return jig_no_match(rw, op, "the first scale was not taken from more than four");
    JigLoc loc = jig_op_loc(op);
    int64_t selected;
    jig_amdgpu_scaled_mfma_set_scales_a(rw, op, four_around(rw, loc, a, &selected));
    jig_amdgpu_scaled_mfma_set_scales_idx_a(rw, op, jig_attr_i32(rw->ctx, (int32_t)selected));
    if (of_b) {
        jig_amdgpu_scaled_mfma_set_scales_b(rw, op, four_around(rw, loc, b, &selected));
        jig_amdgpu_scaled_mfma_set_scales_idx_b(rw, op, jig_attr_i32(rw->ctx, (int32_t)selected));
    }
    return true;
}

const JigPattern jig_amdgpu_scaled_mfma_patterns[] = {
    {.name = "scales of a longer vector", .root = "amdgpu.scaled_mfma", .fn = take_four},
    {0},
};
