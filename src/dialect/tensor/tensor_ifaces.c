/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Interfaces of tensor ops. */
#include "dialect/tensor/tensor_int.h"

/* Operand 0 is the source, 1 the destination, then offsets, sizes, strides. */
static void insert_ranks(const JigOp *op, size_t out[3]) {
    out[0] = out[1] = out[2] = jig_type_rank(jig_op_operand_type(op, 1));
}
static JigOperandRange insert_dests(const JigOp *op) {
    return jig_operand_range(op, 1);
}

static const JigSliceIface insert_slice = {.offsets = 2, .ranks = insert_ranks};
static const JigCombiningIface insert_combining = {.dests = insert_dests};
const JigIface jig_tensor_parallel_insert_slice_ifaces[] = {
    {&jig_iface_slice, &insert_slice},
    {&jig_iface_combining, &insert_combining},
    {0},
};

/* ---- tensor.extract_slice: source, offsets, sizes, strides ---- */

static const JigSliceIface extract_slice = {.offsets = 1};
const JigIface jig_tensor_extract_slice_ifaces[] = {
    {&jig_iface_slice, &extract_slice}, {&jig_iface_hands_on, &jig_hands_on_first}, {0}};
const JigIface jig_tensor_reshape_ifaces[] = {{&jig_iface_hands_on, &jig_hands_on_first}, {0}};

static JigOperandRange insert_dest(const JigOp *op) {
    return jig_operand_range(op, 1);
}
static const JigDpsIface insert_dps = {.inits = insert_dest};
const JigIface jig_tensor_insert_ifaces[] = {{&jig_iface_dps, &insert_dps}, {0}};
const JigIface jig_tensor_insert_slice_ifaces[] = {
    {&jig_iface_slice, &insert_slice},
    {&jig_iface_dps, &insert_dps},
    {&jig_iface_hands_on, &jig_hands_on_first},
    {0},
};
