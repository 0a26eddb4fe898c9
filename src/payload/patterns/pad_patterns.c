/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor.pad as an insertion into what pads everywhere; transpositions within elementwise ops. */
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "payload/patterns/patterns.h"

/* ---- tensor.pad ---- */

static JigValue *add(JigRewriter *rw, JigLoc loc, JigValue *x, JigMixed y) {
    JigValue *operands[] = {x, jig_arith_mixed_to_value(rw, loc, y)};
    return jig_build_or_fold(rw, loc, JIG_ARITH(ADDI), operands, 2, NULL, 0, NULL);
}

/* The value everywhere, or what the region makes of the indices. The empty tensor comes first, and
 * stays where it is not needed, as a conversion shows. */
static JigValue *build_padding(JigRewriter *rw, JigOp *pad, JigValue *const *sizes, size_t n) {
    const JigType *t = jig_op_result_type(pad, 0);
    JigLoc loc = jig_op_loc(pad);
    JigValue *value = jig_tensor_pad_value(pad);
    const JigType *plain =
        jig_type_tensor(jig_type_shape(t), jig_type_rank(t), jig_type_element(t), NULL);
    JigValue *empty =
        jig_op_result(jig_build(rw, loc, JIG_TENSOR(EMPTY), sizes, n, &plain, 1, NULL), 0);
    if (!value) {
        JigOp *op = jig_build_regions(rw, loc, JIG_TENSOR(GENERATE), sizes, n, &t, 1, 1, NULL);
        jig_rw_inline_region(rw, jig_tensor_pad_region(pad), jig_tensor_generate_body(op), NULL);
        return jig_op_result(op, 0);
    }
    JigOp *def = jig_value_def(value);
    if (def && jig_op_parent(def) == pad)
        jig_rw_move_before(rw, def, pad);
    return jig_op_result(jig_linalg_build(rw, loc, JIG_LINALG(FILL), &value, 1, &empty, 1, NULL),
                         0);
}

/* Values that are constant as numbers. */
static void know_constants(JigRewriter *rw, JigMixed *list, size_t n) {
    int64_t number;
    for (size_t i = 0; i < n; i++)
        if (jig_mixed_constant(list[i], &number))
            list[i] = jig_mixed_int(rw->ctx, number);
}

static bool decompose_pad(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *t = jig_op_result_type(op, 0);
    JigValue *source = jig_tensor_pad_source(op);
    JigLoc loc = jig_op_loc(op);
    size_t rank, n = 0;
    JigMixed *low = jig_mixed_list(op, "static_low", 1, &rank, rw->arena),
             *high = jig_mixed_list(op, "static_high", 2, &rank, rw->arena),
             *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    JigValue **dynamic = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1);
    know_constants(rw, low, rank);
    know_constants(rw, high, rank);
    for (size_t i = 0; i < rank; i++) {
        if (!jig_type_is_dynamic_dim(t, i))
            continue;
        JigValue *size =
            jig_arith_mixed_to_value(rw, loc, jig_tensor_build_dim(rw, loc, source, i));
        dynamic[n++] = add(rw, loc, add(rw, loc, size, low[i]), high[i]);
    }
    JigValue *padding = build_padding(rw, op, dynamic, n);
    for (size_t i = 0; i < rank; i++)
        sizes[i] = jig_tensor_build_dim(rw, loc, source, i);
    JigSlice s = {.offsets = low, .sizes = sizes, .rank = rank};
    jig_rw_replace_op(rw, op, jig_tensor_build_insert_slice(rw, loc, source, padding, s));
    return true;
}

const JigPattern jig_patterns_decompose_pad[] = {
    {.name = "DecomposePadOpPattern", .root = "tensor.pad", .fn = decompose_pad},
    {0},
};

/* ---- linalg.elementwise of linalg.transpose ---- */

static bool take_in_transpositions(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_op_num_operands(op), ins = jig_linalg_num_ins(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    const JigAttr **maps = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n + 1);
    bool changed = false;
    for (size_t i = 0; i < n; i++) {
        const JigMap *map = s->map(op, i);
        operands[i] = jig_op_operand(op, i);
        JigOp *transpose = i < ins && jig_map_is_identity(map)
                               ? jig_value_def_of(operands[i], JIG_LINALG(TRANSPOSE))
                               : NULL;
        if (transpose) {
            operands[i] = jig_linalg_transpose_input(transpose);
            map = jig_structured(transpose)->map(transpose, 0);
            changed = true;
        }
        maps[i] = jig_attr_of_map(map);
    }
    if (!changed)
        return jig_no_match(rw, op, "no input is transposed");
    JigNamedAttr attrs[] = {
        {jig_ident(rw->ctx, JIG_STR("indexing_maps")), jig_attr_array(rw->ctx, maps, n)},
        {jig_ident(rw->ctx, JIG_STR("kind")), jig_linalg_elementwise_kind_attr(op)},
    };
    jig_rw_replace_op(rw, op,
                      jig_linalg_build(rw, jig_op_loc(op), JIG_LINALG(ELEMENTWISE), operands, ins,
                                       operands + ins, n - ins,
                                       jig_attr_dict(rw->ctx, attrs, JIG_LEN(attrs))));
    return true;
}

const JigPattern jig_patterns_fold_into_elementwise[] = {
    {.name = "FoldTransposePattern", .root = "linalg.elementwise", .fn = take_in_transpositions},
    {0},
};
