/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Slices that are all of a tensor, as bounds of its sizes tell: also where these are not known, but
 * are the same as those of the slice. */
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_cast.h"
#include "jig/bounds.h"
#include "payload/patterns/patterns.h"

static bool is_size_of(JigMixed size, JigValue *tensor, size_t dim, JigArena *a) {
    return jig_bounds_compare(jig_quantity(size, a), JIG_EQUAL,
                              jig_quantity_of_dim(tensor, dim, a)) == JIG_TRUE;
}

/* From the beginning to the end of `tensor`. */
static bool is_all_of(const JigOp *op, JigValue *tensor, JigArena *a) {
    JigSlice s = jig_tensor_slice(op, a, NULL);
    if (!jig_slice_has_zero_offsets(op, a) || !jig_slice_has_unit_strides(op, a))
        return false;
    for (size_t i = 0; i < s.rank; ++i)
        if (!is_size_of(s.sizes[i], tensor, i, a))
            return false;
    return true;
}

/* Dimensions of 1 that come or go make another tensor of it. */
static bool keeps_rank(const JigOp *op, JigValue *from) {
    return jig_type_rank(jig_op_result_type(op, 0)) == jig_type_rank(jig_value_type(from));
}

static void replace(JigRewriter *rw, JigOp *op, JigValue *v) {
    jig_at_before(rw, op);
    if (jig_value_type(v) != jig_op_result_type(op, 0))
        v = jig_tensor_build_cast(rw, jig_op_loc(op), v, jig_op_result_type(op, 0));
    jig_rw_replace(rw, op, &v, 1);
}

static bool fold_slice(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_tensor_extract_slice_source(op);
    if (!keeps_rank(op, source) || !is_all_of(op, source, rw->arena))
        return jig_no_match(rw, op, "not known to be all of the tensor");
    replace(rw, op, source);
    return true;
}

/* Is `v` made in the place of `dest`? */
static bool is_made_in(const JigValue *v, const JigValue *dest) {
    const JigOp *by = jig_value_def(v);
    JigOperandRange inits = by ? jig_dps_inits(by) : jig_no_operands();
    for (size_t i = inits.start; i < inits.start + inits.count; ++i)
        if (jig_dps_tied_result(by, i) == v)
            return jig_op_operand(by, i) == dest;
    return false;
}

/* What was made elsewhere is inserted still: a loop that carries the tensor then shows that its
 * shape stays, on which other slices depend. */
static bool fold_insertion(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_tensor_insert_slice_source(op), *dest = jig_tensor_insert_slice_dest(op);
    if (!is_made_in(source, dest) || !is_all_of(op, dest, rw->arena))
        return jig_no_match(rw, op, "not known to replace all of the tensor that it was made in");
    replace(rw, op, source);
    return true;
}

const JigPattern jig_patterns_whole_slices[] = {
    {.name = "WholeSlice", .root = "tensor.extract_slice", .fn = fold_slice},
    {.name = "WholeInsertion", .root = "tensor.insert_slice", .fn = fold_insertion},
    {0},
};
