/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* One padded operand, and what becomes of results. */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/complex/complex.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "dialect/ub/ub.h"
#include "ir/trail.h"
#include "payload/pad/pad_int.h"
#include "payload/structured/extend.h"
#include "support/arena.h"

/* ---- What is padded with ---- */

static const JigAttr *zero_of(const JigType *element) {
    if (jig_type_kind(element) != JIG_TYPE_COMPLEX)
        return jig_attr_zero(element);
    const JigAttr *part = jig_attr_zero(jig_type_element(element));
    return part ? jig_attr_array(jig_type_context(element), (const JigAttr *[]){part, part}, 2)
                : NULL;
}

const JigAttr *jig_pad_attr(const JigOp *op, size_t i, JigPadValues values) {
    if (values.n)
        return i < values.n ? values.items[i] : NULL;
    return zero_of(jig_type_element_or_self(jig_op_operand_type(op, i)));
}

JigValue *jig_pad_constant(JigRewriter *rw, JigLoc loc, const JigType *element,
                           const JigAttr *value) {
    if (jig_attr_is(value, JIG_UB_POISON_ATTR)) {
        JigUbPoison poison = {.result_type = element, .value = value};
        return jig_op_result(jig_ub_poison_build(rw, loc, &poison), 0);
    }
    if (jig_type_kind(element) == JIG_TYPE_COMPLEX) {
        JigComplexConstant constant = {.complex_type = element, .value = value};
        return jig_op_result(jig_complex_constant_build(rw, loc, &constant), 0);
    }
    JigArithConstant constant = {.result_type = element, .value = value};
    return jig_op_result(jig_arith_constant_build(rw, loc, &constant), 0);
}

bool jig_pad_is_neutral(JigOp *op, const bool *extended, JigPadValues values, JigReason *why) {
    size_t n = jig_op_num_operands(op);
    JigArena *a = jig_arena_create();
    const JigAttr **padding = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        const JigAttr *value = jig_pad_attr(op, i, values);
        padding[i] = value && jig_attr_is(value, JIG_UB_POISON_ATTR) ? NULL : value;
    }
    bool neutral = jig_structured_extension_is_neutral(op, extended, padding, why);
    jig_arena_destroy(a);
    return neutral;
}

/* ---- Padding ---- */

/* The pad that the inits of a chain of structured ops began with. */
static JigOp *first_pad(JigValue *v) {
    JigTrail trail = {0};
    JigOp *def;
    while ((def = jig_value_def(v)) && jig_structured(def) && jig_trail_step(&trail, def))
        v = jig_op_operand(def, jig_dps_inits(def).start + jig_value_index(v));
    return def && jig_op_is(def, JIG_TENSOR(PAD)) ? def : NULL;
}

static bool pads_with(JigOp *pad, const JigValue *padding) {
    JigValue *value = jig_tensor_pad_value(pad);
    const JigAttr *x = value ? jig_constant_of(value) : NULL;
    return x && x == jig_constant_of(padding);
}

/* What `source` was cut out of, when that is the same as the padded source would be. */
static JigValue *padded_before(JigValue *source, const JigType *type, const JigValue *padding,
                               JigArena *a) {
    JigOp *slice = jig_value_def(source);
    if (!slice || !jig_op_is(slice, JIG_TENSOR(EXTRACT_SLICE)))
        return NULL;
    JigValue *whole = jig_tensor_extract_slice_source(slice);
    JigOp *pad = first_pad(whole);
    if (!pad || jig_value_type(whole) != type || !jig_type_has_static_shape(type))
        return NULL;
    size_t n;
    const JigMixed *low = jig_mixed_list(pad, "static_low", 1, &n, a);
    JigOp *cut = jig_value_def(jig_tensor_pad_source(pad));
    bool same = jig_mixed_all_are(low, n, 0) && cut && jig_op_is(cut, JIG_TENSOR(EXTRACT_SLICE)) &&
                jig_slice_same_sizes(slice, cut, a) && pads_with(pad, padding) &&
                jig_slice_has_zero_offsets(slice, a) && jig_slice_has_unit_strides(slice, a);
    return same ? whole : NULL;
}

static JigMixed missing(JigRewriter *rw, JigLoc loc, JigMixed wanted, JigMixed size) {
    const JigExpr *e = jig_expr_sub(jig_expr_dim(rw->ctx, 0), jig_expr_dim(rw->ctx, 1));
    return jig_affine_apply_folded(rw, loc, jig_map(rw->ctx, 2, 0, &e, 1),
                                   (JigMixed[]){wanted, size});
}

static bool stays(JigMixed size) {
    return !size.attr && !size.value;
}

JigValue *jig_pad_to(JigRewriter *rw, JigLoc loc, JigValue *source, const JigMixed *sizes,
                     JigValue *padding, bool nofold) {
    JigArena *a = jig_arena_create();
    size_t rank = jig_type_rank(jig_value_type(source));
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    JigMixed *low = JIG_NEW_ARRAY(a, JigMixed, rank + 1),
             *high = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        if (stays(sizes[i]) || !sizes[i].attr || !jig_mixed_constant(sizes[i], &shape[i]))
            shape[i] = JIG_DYNAMIC;
    const JigType *type =
        jig_type_tensor(shape, rank, jig_type_element(jig_value_type(source)), NULL);
    JigValue *padded = padded_before(source, type, padding, a);
    if (!padded) {
        for (size_t i = 0; i < rank; ++i) {
            low[i] = high[i] = jig_mixed_int(rw->ctx, 0);
            if (!stays(sizes[i]))
                high[i] = missing(rw, loc, sizes[i], jig_tensor_build_dim(rw, loc, source, i));
        }
        padded = jig_op_result(
            jig_tensor_build_pad(rw, loc, type, source, low, high, padding, nofold), 0);
    }
    jig_arena_destroy(a);
    return padded;
}

/* ---- Results ---- */

/* Sizes that the type does not know are values, also where they turn out to be constant: what is
 * cut out has the type of the result. */
static void keep_dynamic(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    const JigType *type = jig_op_result_type(op, result);
    for (size_t d = 0; d < jig_type_rank(type); ++d)
        if (sizes[d].attr && jig_type_dim(type, d) == JIG_DYNAMIC)
            sizes[d] = jig_mixed_value(jig_arith_mixed_to_value(rw, jig_op_loc(op), sizes[d]));
}

JigMixed **jig_pad_result_sizes(JigRewriter *rw, JigOp *op, JigArena *a) {
    size_t n = jig_op_num_results(op);
    JigMixed **sizes = JIG_NEW_ARRAY(a, JigMixed *, n + 1);
    for (size_t i = 0; i < n; ++i)
        sizes[i] = JIG_NEW_ARRAY(a, JigMixed, jig_type_rank(jig_op_result_type(op, i)) + 1);
    if (!jig_linalg_result_sizes(rw, op, sizes))
        return NULL;
    for (size_t i = 0; i < n; ++i)
        keep_dynamic(rw, op, i, sizes[i]);
    return sizes;
}

JigValue **jig_pad_cut_results(JigRewriter *rw, JigLoc loc, JigOp *padded, JigMixed *const *sizes,
                               JigArena *a) {
    size_t n = jig_op_num_results(padded);
    JigValue **cut = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        size_t rank = jig_type_rank(jig_op_result_type(padded, i));
        JigMixed *offsets = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
        for (size_t d = 0; d < rank; ++d)
            offsets[d] = jig_mixed_int(rw->ctx, 0);
        JigSlice slice = {.offsets = offsets, .sizes = sizes[i], .rank = rank};
        cut[i] = jig_op_result(
            jig_tensor_build_extract_slice(rw, loc, NULL, jig_op_result(padded, i), slice), 0);
    }
    return cut;
}
