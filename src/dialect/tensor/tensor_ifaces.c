/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Interfaces of tensor ops. */
#include "dialect/tensor/tensor_int.h"

#include "dialect/common/bounds_of_views.h"

#include "jig/rewrite.h"

/* Operand 0 is the source, 1 the destination, then offsets, sizes, strides. */
static void insert_ranks(const JigOp *op, size_t out[3]) {
    out[0] = out[1] = out[2] = jig_type_rank(jig_value_type(jig_tensor_insert_slice_dest(op)));
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

/* ---- Slices that are all of a tensor ---- */

/* Is the size of a slice (a number, or `value`) that of a dimension of the tensor? */
static bool is_size_of(const JigValue *tensor, size_t dim, int64_t size, JigValue *value) {
    int64_t whole = jig_type_dim(jig_value_type(tensor), dim), at;
    if (whole != JIG_DYNAMIC)
        return whole == size || (value && jig_constant_int(value, &size) && whole == size);
    const JigOp *def =
        value && jig_value_def_is(value, JIG_TENSOR(DIM)) ? jig_value_def(value) : NULL;
    return def && jig_tensor_dim_source(def) == tensor &&
           jig_constant_int(jig_tensor_dim_index(def), &at) && at == (int64_t)dim;
}

/* Is the slice, of type `part`, the whole tensor but for ones? */
static bool is_whole(const JigOp *op, const JigValue *tensor, const JigType *part) {
    const JigType *type = jig_value_type(tensor);
    const JigAttr *sizes = jig_tensor_static_sizes_attr(op);
    size_t next_value = jig_operand_range(op, jig_slice(op)->offsets + 1).start, kept = 0;
    for (size_t i = 0; i < jig_type_rank(type); ++i) {
        int64_t size = jig_attr_dense_array_int(sizes, i);
        JigValue *value = size == JIG_DYNAMIC ? jig_op_operand(op, next_value++) : NULL;
        bool stays = kept < jig_type_rank(part) && size == jig_type_dim(part, kept);
        if (stays ? !is_size_of(tensor, i, size, value) : jig_type_dim(type, i) != 1)
            return false;
        kept += stays;
    }
    return true;
}

static JigOperandRange source_if(const JigOp *op, bool yes) {
    return yes ? jig_hands_on_first.next(op) : jig_no_operands();
}

/* ---- tensor.extract_slice: source, offsets, sizes, strides ---- */

static JigOperandRange extract_source(const JigOp *op) {
    return source_if(op,
                     is_whole(op, jig_tensor_extract_slice_source(op), jig_op_result_type(op, 0)));
}
static const JigHandsOnIface extract_hands_on = {.next = extract_source};
static const JigSliceIface extract_slice = {.offsets = 1};
const JigIface jig_tensor_extract_slice_ifaces[] = {
    {&jig_iface_slice, &extract_slice},
    {&jig_iface_hands_on, &extract_hands_on},
    {&jig_iface_bounds, &jig_tensor_slice_bounds},
    {&jig_iface_reify, &jig_tensor_reify_extract_slice},
    {0},
};
const JigIface jig_tensor_reshape_ifaces[] = {{&jig_iface_hands_on, &jig_hands_on_first}, {0}};
const JigIface jig_tensor_expand_shape_ifaces[] = {
    {&jig_iface_hands_on, &jig_hands_on_first},
    {&jig_iface_reify, &jig_tensor_reify_expand_shape},
    {&jig_iface_bounds, &jig_bounds_of_expand},
    {0},
};
const JigIface jig_tensor_collapse_shape_ifaces[] = {
    {&jig_iface_hands_on, &jig_hands_on_first},
    {&jig_iface_reify, &jig_tensor_reify_collapse_shape},
    {&jig_iface_bounds, &jig_bounds_of_collapse},
    {0},
};
const JigIface jig_tensor_concat_ifaces[] = {{&jig_iface_reify, &jig_tensor_reify_concat}, {0}};
const JigIface jig_tensor_pad_ifaces[] = {
    {&jig_iface_reify, &jig_tensor_reify_pad}, {&jig_iface_bounds, &jig_tensor_pad_bounds}, {0}};
const JigIface jig_tensor_empty_ifaces[] = {{&jig_iface_reify, &jig_tensor_reify_sized},
                                            {&jig_iface_bounds, &jig_tensor_empty_bounds},
                                            {0}};
const JigIface jig_tensor_rank_ifaces[] = {{&jig_iface_bounds, &jig_bounds_of_rank}, {0}};
const JigIface jig_tensor_sized_ifaces[] = {{&jig_iface_reify, &jig_tensor_reify_sized}, {0}};
const JigIface jig_tensor_splat_ifaces[] = {{&jig_iface_reify, &jig_tensor_reify_splat}, {0}};

static JigOperandRange insert_dest(const JigOp *op) {
    return jig_operand_range(op, 1);
}
static JigOperandRange insert_source(const JigOp *op) {
    return source_if(op, is_whole(op, jig_tensor_insert_slice_dest(op),
                                  jig_value_type(jig_tensor_insert_slice_source(op))));
}
static const JigHandsOnIface insert_hands_on = {.next = insert_source};
static const JigDpsIface insert_dps = {.inits = insert_dest};
const JigIface jig_tensor_insert_ifaces[] = {{&jig_iface_dps, &insert_dps}, {0}};
const JigIface jig_tensor_insert_slice_ifaces[] = {
    {&jig_iface_slice, &insert_slice},
    {&jig_iface_dps, &insert_dps},
    {&jig_iface_hands_on, &insert_hands_on},
    {&jig_iface_reify, &jig_tensor_reify_insert_slice},
    {0},
};
