/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loads of which one part is used; stores of one element that was broadcast. */
#include "payload/vector_memory/vector_memory_patterns.h"

#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector_build.h"
#include "payload/vector_memory/vector_access.h"
#include "support/arena.h"

/* The load that is for the extraction alone, where the part is in the buffer as such; NULL: there
 * is none. */
static JigOp *load_of(JigRewriter *rw, const JigOp *extract) {
    JigValue *source = jig_vector_extract_source(extract);
    JigOp *load = jig_value_def_of(source, JIG_VECTOR(LOAD));
    if (!load || !jig_value_has_one_use(source) || jig_type_is_scalable(jig_value_type(source)) ||
        jig_type_is_vector(jig_type_element(jig_value_type(jig_vector_load_base(load))))) {
        (void)jig_no_match(rw, extract, "not of a load of lanes for it alone");
        return NULL;
    }
    return load;
}

/* Where the part starts: the load's indices, moved along the dimensions that have a position. */
static JigValueList moved_indices(JigRewriter *rw, const JigOp *load, const JigMixed *at,
                                  size_t n) {
    JigLoc loc = jig_op_loc(load);
    JigOperandRange r = jig_vector_load_indices(load);
    JigValue **indices = JIG_NEW_ARRAY(rw->arena, JigValue *, r.count);
    for (size_t i = 0; i < r.count; ++i)
        indices[i] = jig_op_operand(load, r.start + i);
    size_t first = r.count - jig_type_rank(jig_op_result_type(load, 0));
    const JigAttr *nsw = jig_attr_enum(rw->ctx, JIG_ARITH_OVERFLOW_ATTR, JIG_NO_SIGNED_WRAP);
    for (size_t i = 0; i < n; ++i) {
        if (jig_mixed_is(at[i], 0))
            continue;
        JigArithAddi sum = {.lhs = indices[first + i],
                            .rhs = jig_arith_mixed_to_value(rw, loc, at[i]),
                            .result_type = jig_type_index(rw->ctx),
                            .overflow_flags = nsw};
        indices[first + i] = jig_op_result(jig_arith_addi_build(rw, loc, &sum), 0);
    }
    return (JigValueList){indices, r.count};
}

static bool extract_of_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *load = load_of(rw, op);
    if (!load)
        return false;
    enum { POSITION = 1 };
    size_t n;
    JigMixed *at = jig_mixed_list(op, "static_position", POSITION, &n, rw->arena);
    const JigType *type = jig_op_result_type(op, 0);
    JigLoc loc = jig_op_loc(op);
    JigValue *base = jig_vector_load_base(load);
    jig_at_before(rw, load);
    JigValueList indices = moved_indices(rw, load, at, n);
    jig_rw_replace1(rw, op,
                    jig_type_is_vector(type)
                        ? jig_vector_memory_build_load(rw, loc, type, base, indices)
                        : jig_op_result(jig_memref_build_load(rw, loc, base, indices), 0));
    jig_rw_erase(rw, load);
    return true;
}

static bool store_of_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *stored = jig_vector_store_value_to_store(op), *base = jig_vector_store_base(op);
    JigOp *broadcast = jig_value_def_of(stored, JIG_VECTOR(BROADCAST));
    const JigType *type = jig_value_type(stored);
    if (!broadcast || !jig_value_has_one_use(stored) || jig_type_is_scalable(type) ||
        jig_type_num_elements(type) != 1 ||
        jig_type_is_vector(jig_type_element(jig_value_type(base))))
        return jig_no_match(rw, op, "not of one element that was broadcast for it alone");
    JigValue *source = jig_vector_broadcast_source(broadcast);
    JigValueList indices = jig_values_of_operands(op, jig_vector_store_indices(op), rw->arena);
    if (jig_type_is_vector(jig_value_type(source)))
        jig_vector_memory_build_store(rw, jig_op_loc(op), source, base, indices);
    else
        jig_memref_build_store(rw, jig_op_loc(op), source, base, indices);
    jig_rw_erase(rw, op);
    jig_rw_erase(rw, broadcast);
    return true;
}

/* Where a position is defined behind the load, the verifier refuses the result. */
const JigPattern jig_sink_vector_memory_patterns[] = {
    {.name = "(anonymous namespace)::ExtractOpFromLoad",
     .root = "vector.extract",
     .fn = extract_of_load,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::StoreOpFromBroadcast",
     .root = "vector.store",
     .fn = store_of_broadcast},
    {0},
};
