/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vector_memory/vector_access.h"

#include "jig/ops/memref.h"
#include "support/arena.h"
#include "support/check.h"

JigValue *jig_vector_memory_build_whole_load(JigRewriter *rw, JigLoc loc, JigValue *memref) {
    JigMemrefLoad parts = {.memref = memref,
                           .result_type = jig_type_element(jig_value_type(memref))};
    return jig_op_result(jig_memref_load_build(rw, loc, &parts), 0);
}

void jig_vector_memory_build_whole_store(JigRewriter *rw, JigLoc loc, JigValue *value,
                                         JigValue *memref) {
    JIG_REQUIRE(rw && value && memref);
    jig_memref_store_build(rw, loc, &(JigMemrefStore){.value = value, .memref = memref});
}

JigValue *jig_vector_memory_build_load(JigRewriter *rw, JigLoc loc, const JigType *type,
                                       JigValue *base, JigValueList indices) {
    JIG_REQUIRE(rw && type && base);
    JigVectorLoad parts = {.base = base,
                           .indices = indices,
                           .result_type = type,
                           .nontemporal = jig_attr_bool(rw->ctx, false)};
    return jig_op_result(jig_vector_load_build(rw, loc, &parts), 0);
}

JigOp *jig_vector_memory_build_store(JigRewriter *rw, JigLoc loc, JigValue *vector, JigValue *base,
                                     JigValueList indices) {
    JIG_REQUIRE(rw && vector && base);
    JigVectorStore parts = {.value_to_store = vector,
                            .base = base,
                            .indices = indices,
                            .nontemporal = jig_attr_bool(rw->ctx, false)};
    return jig_vector_store_build(rw, loc, &parts);
}

bool jig_vector_memory_is_masked(const JigOp *op) {
    return jig_op_is(jig_op_parent(op), JIG_VECTOR(MASK));
}

bool jig_vector_memory_is_contiguous(const JigType *memref) {
    size_t rank = jig_type_rank(memref);
    if (rank == 0)
        return true;
    JigArena a;
    jig_arena_init(&a);
    int64_t *strides = JIG_NEW_ARRAY(&a, int64_t, rank), offset;
    bool yes = jig_type_strides(memref, strides, &offset) && strides[rank - 1] == 1;
    jig_arena_free(&a);
    return yes;
}
