/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor.concat as insertions; tensors that are constants. */
#include "dialect/affine/affine_math.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/affine/affine.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor_pad.h"
#include "payload/patterns/patterns.h"

/* ---- tensor.concat ---- */

static JigMixed *sizes_of(JigRewriter *rw, JigValue *v) {
    size_t rank = jig_type_rank(jig_value_type(v));
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; i++)
        sizes[i] = jig_tensor_build_dim(rw, jig_value_loc(v), v, i);
    return sizes;
}

/* x + y as two symbols. */
static JigMixed sum(JigRewriter *rw, JigLoc loc, JigMixed x, JigMixed y) {
    const JigExpr *e = jig_expr_add(jig_expr_symbol(rw->ctx, 0), jig_expr_symbol(rw->ctx, 1));
    return jig_affine_apply_folded(rw, loc, jig_map(rw->ctx, 0, 2, &e, 1), (JigMixed[]){x, y});
}

static JigValue *empty_of(JigRewriter *rw, JigLoc loc, const JigMixed *sizes, const JigType *like) {
    size_t rank = jig_type_rank(like);
    JigMixedParts parts = jig_mixed_parts(rw->ctx, sizes, rank, rw->arena);
    const JigType *t = jig_type_tensor(parts.numbers, rank, jig_type_element(like), NULL);
    return jig_op_result(
        jig_build(rw, loc, JIG_TENSOR(EMPTY), parts.values.items, parts.values.n, &t, 1, NULL), 0);
}

static bool decompose_concat(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_operands(op), axis = (size_t)jig_tensor_concat_dim(op);
    const JigType *t = jig_op_result_type(op, 0);
    size_t rank = jig_type_rank(t);
    JigMixed **shapes = JIG_NEW_ARRAY(rw->arena, JigMixed *, n + 1),
             *starts = JIG_NEW_ARRAY(rw->arena, JigMixed, n + 1),
             *whole = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1),
             *offsets = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < n; i++) {
        shapes[i] = sizes_of(rw, jig_op_operand(op, i));
        starts[i] = i ? whole[axis] : jig_mixed_int(rw->ctx, 0);
        if (i)
            whole[axis] = sum(rw, loc, whole[axis], shapes[i][axis]);
        else
            memcpy(whole, shapes[0], rank * sizeof *whole);
    }
    JigValue *result = empty_of(rw, loc, whole, t);
    for (size_t i = 0; i < rank; i++)
        offsets[i] = jig_mixed_int(rw->ctx, 0);
    for (size_t i = 0; i < n; i++) {
        offsets[axis] = starts[i];
        JigSlice s = {.offsets = offsets, .sizes = shapes[i], .rank = rank};
        result = jig_op_result(
            jig_tensor_build_insert_slice(rw, loc, jig_op_operand(op, i), result, s), 0);
    }
    jig_rw_replace1(rw, op, jig_tensor_as_type(rw, loc, result, t));
    return true;
}

const JigPattern jig_patterns_decompose_concat[] = {
    {.name = "DecomposeTensorConcatOp", .root = "tensor.concat", .fn = decompose_concat},
    {0},
};

/* ---- Constants ---- */

static const bool always = true;
enum { MOST_ELEMENTS = 1 << 24 }; /* a constant of more takes too much memory */

static bool generate_of_constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *t = jig_op_result_type(op, 0);
    const JigAttr *element =
        jig_constant_of(jig_tensor_yield_value(jig_block_last(jig_op_body(op))));
    if (!jig_type_has_static_shape(t) || !jig_tensor_is_element(element, jig_type_element(t)))
        return jig_no_match(rw, op, "the shape or the element is not constant");
    const JigAttr *value = jig_attr_dense_of(t, &element, 1);
    if (!value || !jig_arith_is_constant(value, t))
        return jig_no_match(rw, op, "there is no such constant");
    jig_rw_replace1(rw, op, jig_arith_constant(rw, jig_op_loc(op), t, value));
    return true;
}

/* All of a list, as numbers; false when one is no constant. */
static bool constants(const JigMixed *list, size_t n, int64_t *out) {
    for (size_t i = 0; i < n; i++)
        if (!jig_mixed_constant(list[i], &out[i]))
            return false;
    return true;
}

/* Where element `index` of the padded shape is in the source; -1: in the padding. */
static int64_t position_in_source(const JigType *padded, const JigType *source, const int64_t *low,
                                  int64_t index) {
    int64_t at = 0, factor = 1;
    for (size_t i = jig_type_rank(padded); i-- > 0;) {
        int64_t size = jig_type_dim(padded, i), k = index % size - low[i];
        index /= size;
        if (k < 0 || k >= jig_type_dim(source, i))
            return -1;
        at += k * factor;
        factor *= jig_type_dim(source, i);
    }
    return at;
}

static const JigAttr *padded_constant(const JigAttr *source, const JigAttr *padding,
                                      const JigType *t, const int64_t *low, JigArena *a) {
    int64_t n = jig_type_num_elements(t);
    const JigAttr **elements = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    for (int64_t i = 0; i < n; i++) {
        int64_t at = position_in_source(t, jig_attr_type(source), low, i);
        elements[i] = at < 0 ? padding : jig_attr_element(source, at);
    }
    return jig_attr_dense_of(t, elements, (size_t)n);
}

/* NULL: a size is negative, or too large. */
static const JigType *padded_type(const JigType *source, const int64_t *low, const int64_t *high,
                                  JigArena *a) {
    size_t rank = jig_type_rank(source);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++)
        if (__builtin_add_overflow(jig_type_dim(source, i), low[i], &shape[i]) ||
            __builtin_add_overflow(shape[i], high[i], &shape[i]) || shape[i] < 0)
            return NULL;
    return jig_type_tensor(shape, rank, jig_type_element(source), NULL);
}

static bool pad_of_constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigValue *source = jig_tensor_pad_source(op), *with = jig_tensor_pad_value(op);
    const JigAttr *value = jig_constant_of(source), *padding = with ? jig_constant_of(with) : NULL;
    const JigType *t = jig_op_result_type(op, 0);
    if (jig_tensor_pad_nofold_attr(op))
        return jig_no_match(rw, op, "skipping unfoldable pad");
    if (!value || !jig_attr_is_dense(value) || !padding)
        return jig_no_match(rw, op, "unable to get constant value");
    size_t rank;
    JigMixed *low = jig_mixed_list(op, "static_low", 1, &rank, rw->arena),
             *high = jig_mixed_list(op, "static_high", 2, &rank, rw->arena);
    int64_t *below = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1),
            *above = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    if (!constants(low, rank, below) || !constants(high, rank, above))
        return jig_no_match(rw, op, "unable to extract constant padding");
    if (self->data != &always && !jig_value_has_one_use(source))
        return jig_no_match(rw, op, "not folding due to cost function");
    bool is_number = jig_attr_is_int(padding) || jig_attr_is_float(padding);
    const JigType *known = padded_type(jig_value_type(source), below, above, rw->arena);
    if (!is_number || !known || jig_type_num_elements(known) > MOST_ELEMENTS)
        return jig_no_match(rw, op, "tensor type not supported");
    const JigAttr *made = padded_constant(value, padding, known, below, rw->arena);
    JigValue *constant = jig_arith_constant(rw, jig_op_loc(op), known, made);
    jig_rw_replace1(rw, op, jig_tensor_as_type(rw, jig_op_loc(op), constant, t));
    return true;
}

#define CONSTANTS(option)                                                                          \
    {                                                                                              \
        {.name = "GenerateToConstant", .root = "tensor.generate", .fn = generate_of_constant},     \
            {.name = "PadOpToConstant",                                                            \
             .root = "tensor.pad",                                                                 \
             .fn = pad_of_constant,                                                                \
             .data = option},                                                                      \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
const JigPattern jig_patterns_as_constant[] = CONSTANTS(NULL);
const JigPattern jig_patterns_as_constant_always[] = CONSTANTS(&always);
