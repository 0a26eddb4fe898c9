/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The shape over which an op can be unrolled, what masks say of it, ranges of elements. */
#include "dialect/common/num_spans.h"
#include "dialect/vector/vector_transfer.h"

static bool shape_of(const JigType *vector, JigArena *a, int64_t **shape, size_t *rank) {
    if (!jig_type_is_vector(vector))
        return false;
    *rank = jig_type_rank(vector);
    *shape = jig_arena_copy(a, jig_type_shape(vector), *rank * sizeof **shape);
    return true;
}

static bool operand0_shape(const JigOp *op, JigArena *a, int64_t **shape, size_t *rank) {
    return shape_of(jig_op_operand_type(op, 0), a, shape, rank);
}

static bool result_shape(const JigOp *op, JigArena *a, int64_t **shape, size_t *rank) {
    return shape_of(jig_op_result_type(op, 0), a, shape, rank);
}

/* Of a transfer: the vector without dims of vector elements, when the map says all. */
static bool transfer_shape(const JigOp *op, JigArena *a, int64_t **shape, size_t *rank) {
    return shape_of(jig_vector_transfer(op).vector_type, a, shape, rank);
}

/* Of a contraction: the extents of its iterators. */
static bool contract_shape(const JigOp *op, JigArena *a, int64_t **shape, size_t *rank) {
    const JigAttr *maps = jig_vector_contract_indexing_maps_attr(op);
    *rank = jig_map_num_dims(jig_attr_map_value(jig_attr_array_at(maps, 0)));
    *shape = JIG_NEW_ARRAY(a, int64_t, *rank + 1);
    for (size_t m = 0; m < 2; m++) {
        const JigMap *map = jig_attr_map_value(jig_attr_array_at(maps, m));
        const JigType *type = jig_op_operand_type(op, m);
        for (unsigned i = 0; i < jig_map_num_results(map); i++)
            (*shape)[jig_map_dim_position(map, i)] = jig_type_dim(type, i);
    }
    return true;
}

static const JigUnrollIface unroll_operand0 = {.shape = operand0_shape};
static const JigUnrollIface unroll_result = {.shape = result_shape};
static const JigUnrollIface unroll_contract = {.shape = contract_shape};
const JigUnrollIface jig_vector_unroll_transfer = {.shape = transfer_shape};

const JigIface jig_vector_load_ifaces[] = {
    {&jig_iface_unroll, &unroll_result}, {&jig_iface_space_user, &jig_accesses_buffer0}, {0}};
const JigIface jig_vector_store_ifaces[] = {
    {&jig_iface_unroll, &unroll_operand0}, {&jig_iface_space_user, &jig_accesses_buffer1}, {0}};
const JigIface jig_vector_lanes_ifaces[] = {{&jig_iface_space_user, &jig_accesses_buffer0}, {0}};
const JigIface jig_vector_unroll_result_ifaces[] = {{&jig_iface_unroll, &unroll_result}, {0}};

/* ---- Ranges of elements ---- */

static JigIntRange of_source(const JigOp *op, const JigIntRange *operands) {
    (void)op;
    return operands[0];
}
static JigIntRange of_both(const JigOp *op, const JigIntRange *operands) {
    (void)op;
    return jig_int_range_either(operands[0], operands[1]);
}
static JigIntRange of_steps(const JigOp *op, const JigIntRange *operands) {
    (void)operands;
    enum { WORD = 64 };
    const JigType *t = jig_op_result_type(op, 0);
    return jig_type_is_scalable(t) ? jig_int_range_full(WORD)
                                   : jig_int_range_signed(WORD, 0, jig_type_dim(t, 0) - 1);
}
static const JigIntRangeIface source_range = {.result = of_source},
                              both_range = {.result = of_both}, steps_range = {.result = of_steps};
const JigIface jig_vector_same_elements_ifaces[] = {
    {&jig_iface_unroll, &unroll_result}, {&jig_iface_int_range, &source_range}, {0}};
const JigIface jig_vector_extract_ifaces[] = {{&jig_iface_int_range, &source_range}, {0}};
const JigIface jig_vector_insert_ifaces[] = {{&jig_iface_int_range, &both_range}, {0}};
const JigIface jig_vector_step_ifaces[] = {
    {&jig_iface_unroll, &unroll_result}, {&jig_iface_int_range, &steps_range}, {0}};

const JigIface jig_vector_contract_ifaces[] = {{&jig_iface_unroll, &unroll_contract},
                                               {&jig_iface_maskable, &jig_vector_maskable_contract},
                                               {0}};
const JigIface jig_vector_reduction_ifaces[] = {
    {&jig_iface_unroll, &unroll_operand0},
    {&jig_iface_maskable, &jig_vector_maskable_operand0},
    {0}};
const JigIface jig_vector_outerproduct_ifaces[] = {
    {&jig_iface_maskable, &jig_vector_maskable_result}, {0}};
const JigIface jig_vector_gather_ifaces[] = {{&jig_iface_unroll, &unroll_result},
                                             {&jig_iface_maskable, &jig_vector_maskable_gather},
                                             {&jig_iface_space_user, &jig_accesses_buffer0},
                                             {0}};

/* ---- Views and memory ---- */
static JigValue *view_source(const JigOp *op) {
    return jig_vector_type_cast_memref(op);
}
static const JigViewIface type_cast_view = {.source = view_source};
const JigIface jig_vector_type_cast_ifaces[] = {{&jig_iface_view, &type_cast_view}, {0}};
