/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sums that start from a summand; relayouts of nothing. */
#include "dialect/common/constfold.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/patterns/patterns.h"

/* ---- linalg.add ---- */

/* Is each element 0: a constant, or filled or copied from one? */
static bool is_zero(JigValue *v) {
    enum { MOST_COPIES = 1000 }; /* values may depend on themselves in code that is not reached */
    for (int i = 0; i < MOST_COPIES; i++) {
        const JigAttr *x = jig_constant_of(v);
        if (x)
            return jig_const_match_any_zero(x) || jig_const_match_zero(x);
        JigOp *def = jig_value_def(v);
        if (jig_op_is(def, JIG_LINALG(FILL)))
            v = jig_linalg_fill_inputs_at(def, 0);
        else if (jig_op_is(def, JIG_LINALG(COPY)))
            v = jig_linalg_copy_inputs_at(def, 0);
        else
            return false;
    }
    return false;
}

/* The structured op that makes `v`, when `other` is there before it. */
static JigOp *maker_after(JigDominance *dom, JigValue *v, JigValue *other) {
    JigOp *def = jig_value_def(v);
    return def && jig_structured(def) && jig_value_dominates(dom, other, def) ? def : NULL;
}

/* Do the results of `map` name dims in increasing order? The sum is then of an op whose result lies
 * as its loops do. */
static bool keeps_order(const JigMap *map) {
    for (unsigned i = 0; i < jig_map_num_results(map); i++)
        if (jig_expr_kind(jig_map_result(map, i)) != JIG_EXPR_DIM ||
            (i && jig_map_dim_position(map, i) <= jig_map_dim_position(map, i - 1)))
            return false;
    return true;
}

static bool fold_add(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *left = jig_linalg_add_inputs_at(op, 0), *right = jig_linalg_add_inputs_at(op, 1);
    JigDominance *dom = jig_dominance_create(rw->ctx);
    JigOp *sum = maker_after(dom, left, right);
    JigValue *start = right;
    if (!sum) {
        sum = maker_after(dom, right, left);
        start = left;
    }
    jig_dominance_destroy(dom);
    if (!sum || !jig_op_num_results(op))
        return jig_no_match(rw, op, "no summand is made after the other");
    if (jig_op_num_results(sum) != 1 || !jig_linalg_is_contraction(sum))
        return jig_no_match(rw, sum,
                            "expected dominated op to be single-result destination-passing "
                            "contraction");
    if (!jig_value_has_one_use(jig_op_result(sum, 0)))
        return jig_no_match(rw, sum,
                            "expected linalg.add to be single user of contraction's result");
    size_t init = jig_dps_inits(sum).start;
    if (!is_zero(jig_op_operand(sum, init)))
        return jig_no_match(rw, sum, "expected dominated op's dest to be additive zero");
    if (!keeps_order(jig_structured(sum)->map(sum, init)))
        return jig_no_match(rw, sum, "the result's dimensions are not in the order of the loops");
    if (jig_value_type(start) != jig_op_result_type(sum, 0))
        return jig_no_match(rw, op, "the summand has another type");
    jig_rw_set_operand(rw, sum, init, start);
    jig_rw_replace_uses(rw, jig_op_result(op, 0), jig_op_result(sum, 0));
    return true;
}

/* ---- Slices of what is filled ---- */

static bool slice_of_fill(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_tensor_extract_slice_source(op);
    JigOp *fill = jig_value_def_is(source, JIG_LINALG(FILL)) ? jig_value_def(source) : NULL;
    if (!fill || !jig_value_has_one_use(source))
        return jig_no_match(rw, op, "not of a fill that nobody else uses");
    JigValue *value = jig_linalg_fill_inputs_at(fill, 0),
             *init = jig_linalg_fill_outputs_at(fill, 0);
    JigOp *slice = jig_tensor_build_extract_slice(rw, jig_op_loc(op), jig_op_result_type(op, 0),
                                                  init, jig_tensor_slice(op, rw->arena, NULL));
    JigValue *part = jig_op_result(slice, 0);
    jig_rw_replace_op(
        rw, op,
        jig_linalg_build(rw, jig_op_loc(fill), JIG_LINALG(FILL), &value, 1, &part, 1, NULL));
    return true;
}

const JigPattern jig_patterns_slice_of_fill[] = {
    {.name = "mlir::linalg::SwapExtractSliceOfFillPattern",
     .root = "tensor.extract_slice",
     .fn = slice_of_fill},
    {0},
};

const JigPattern jig_patterns_fold_add[] = {
    {.name = "FoldAddIntoDest", .root = "linalg.add", .fn = fold_add},
    {0},
};

/* ---- pack and unpack ---- */

static bool relayout_of_empty(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_value_def_is(jig_linalg_source(op), JIG_TENSOR(EMPTY)))
        return jig_no_match(rw, op, "expected tensor.empty source");
    if (jig_op_is(op, JIG_LINALG(PACK)) && jig_linalg_pack_padding_value(op))
        return jig_no_match(rw, op, "expects no padding value");
    jig_rw_replace1(rw, op, jig_linalg_dest(op));
    return true;
}

const JigPattern jig_patterns_relayout_of_empty[] = {
    {.name = "FoldEmptyTensorWithPackOp", .root = "linalg.pack", .fn = relayout_of_empty},
    {.name = "FoldEmptyTensorWithUnPackOp", .root = "linalg.unpack", .fn = relayout_of_empty},
    {0},
};
