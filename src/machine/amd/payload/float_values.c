/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/arith/arith.h"
#include "dialect/vector/vector_build.h"
#include "machine/amd/payload/floats.h"

JigValue *jig_amdgpu_float_as(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *element) {
    const JigType *from = jig_value_type(v), *was = jig_type_element_or_self(from);
    if (was == element)
        return v;
    const JigType *to =
        jig_type_is_shaped(from) ? jig_type_clone_shaped(from, NULL, 0, element) : element;
    bool wider = jig_type_width(element) > jig_type_width(was);
    const JigOpRow *row = wider ? JIG_ARITH(EXTF) : JIG_ARITH(TRUNCF);
    return jig_op_result(jig_build(rw, loc, row, &v, 1, &to, 1, NULL), 0);
}

JigValue *jig_amdgpu_zeros(JigRewriter *rw, JigLoc loc, const JigType *type) {
    return jig_arith_constant(rw, loc, type, jig_attr_zero(type));
}

const JigType *jig_amdgpu_row_of(int64_t n, const JigType *element) {
    return jig_type_vector(&n, NULL, 1, element);
}

JigValue *jig_amdgpu_slice(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t from, int64_t n) {
    return jig_vector_build_extract_slice(rw, loc, v, &from, &n);
}

JigValue *jig_amdgpu_with_slice(JigRewriter *rw, JigLoc loc, JigValue *v, JigValue *all,
                                int64_t from) {
    return jig_vector_build_insert_slice(rw, loc, v, all, &from);
}

JigValue *jig_amdgpu_element(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t i) {
    return jig_vector_build_extract(rw, loc, v, &i, 1);
}

JigValue *jig_amdgpu_nth(JigRewriter *rw, JigLoc loc, JigValue *v, int64_t i) {
    const JigType *t = jig_value_type(v);
    size_t rank = jig_type_rank(t);
    int64_t *place = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (size_t d = rank; d-- > 0; i /= jig_type_dim(t, d))
        place[d] = i % jig_type_dim(t, d);
    return jig_vector_build_extract(rw, loc, v, place, rank);
}
