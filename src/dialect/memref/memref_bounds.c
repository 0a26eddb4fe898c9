/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What memref ops say of the sizes of their results (jig/bounds.h). */
#include "dialect/memref/memref_int.h"
#include "dialect/common/bounds_of_views.h"
#include "support/arena.h"

static void alloc_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    jig_bounds_of_sizes(op, 0, v, dim, b);
}
static const JigBoundsIface alloc_bounds = {.dim = alloc_dim};

/* The same with its other attributes, which go with the scope now. */
static JigValue *alloca_of(JigRewriter *rw, const JigOp *op) {
    JigOpState state = {.loc = jig_op_loc(op),
                        .name = jig_op_name_of_row(rw->ctx, JIG_MEMREF(ALLOCA)),
                        .num_operands = jig_op_num_operands(op),
                        .attrs = jig_op_attrs(op),
                        .num_types = 1};
    const JigType *type = jig_op_result_type(op, 0);
    JigValue **operands = jig_malloc((state.num_operands + 1) * sizeof *operands);
    for (size_t i = 0; i < state.num_operands; ++i)
        operands[i] = jig_op_operand(op, i);
    state.operands = operands;
    state.types = &type;
    JigValue *made = jig_op_result(jig_create(rw, &state), 0);
    jig_free(operands);
    return made;
}
static JigOperandRange first_operand(const JigOp *op) {
    (void)op;
    return (JigOperandRange){0, 1, -1};
}
static const JigAllocationIface on_heap = {.leaves_blocks = true,
                                           .leaves_loops = true,
                                           .on_stack = alloca_of},
                                on_stack = {.leaves_loops = true}, from_old = {0};
static const JigViewFlowIface realloc_flow = {.sources = first_operand, .may_be_new = true};
const JigIface jig_memref_alloc_ifaces[] = {
    {&jig_iface_bounds, &alloc_bounds}, {&jig_iface_allocation, &on_heap}, {0}};
const JigIface jig_memref_alloca_ifaces[] = {{&jig_iface_bounds, &alloc_bounds},
                                             {&jig_iface_allocation, &on_stack},
                                             {&jig_iface_slot_alloc, &jig_memref_slot_alloc},
                                             {&jig_iface_slot_parts, &jig_memref_slot_parts},
                                             {0}};
const JigIface jig_memref_realloc_ifaces[] = {
    {&jig_iface_view_flow, &realloc_flow}, {&jig_iface_allocation, &from_old}, {0}};

static void subview_dim(const JigOp *op, JigValue *v, size_t dim, JigBounds *b) {
    JigArena *a = jig_arena_create();
    size_t n;
    jig_slice_sizes(op, &n, a);
    bool *dropped = JIG_NEW_ARRAY(a, bool, n + 1);
    if (jig_memref_subview_dropped_dims(op, dropped, a))
        jig_bounds_of_slice(op, v, dim, dropped, b);
    jig_arena_destroy(a);
}
const JigBoundsIface jig_memref_subview_bounds = {.dim = subview_dim};
const JigIface jig_memref_rank_ifaces[] = {{&jig_iface_bounds, &jig_bounds_of_rank}, {0}};
