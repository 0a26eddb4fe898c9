/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Producers, fills and constants into linalg.generic; inits that are not read; constants that are
 * only transposed. */
#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/fuse/elementwise_fusion.h"
#include "payload/fuse/elementwise_fusion_int.h"

/* ---- Producers ---- */

bool jig_fuse_is_only_use(JigOp *op, size_t operand) {
    JigOp *def = jig_op_operand_def(op, operand);
    size_t uses = 0;
    for (size_t i = 0; def && uses < 2 && i < jig_op_num_results(def); i++)
        if (jig_value_has_uses(jig_op_result(def, i)))
            uses += jig_value_has_one_use(jig_op_result(def, i)) ? 1 : 2;
    return uses == 1;
}

/* What a contraction reads again and again would be computed each time, and nobody would know it
 * for a contraction any more. */
static const char not_into_contractions;

static bool fuse_producer(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    if (self->data == &not_into_contractions && jig_linalg_is_contraction(op))
        return jig_no_match(rw, op, "a contraction");
    for (size_t i = 0; i < jig_linalg_num_ins(op); i++) {
        if (!jig_fuse_may_elementwise(op, i, NULL) || !jig_fuse_is_only_use(op, i))
            continue;
        JigFusedElementwise fused;
        if (!jig_fuse_elementwise(rw, op, i, &fused, NULL))
            return jig_no_match(rw, op, "fusion failed");
        jig_rw_replace(rw, op, fused.used, jig_op_num_results(op));
        return true;
    }
    return jig_no_match(rw, op, "no producer to fuse");
}

/* ---- Fills ---- */

static bool take_in_fills(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_linalg_on_tensors(op))
        return jig_no_match(rw, op, "not on tensors");
    bool found = false;
    for (size_t i = 0; i < jig_linalg_num_ins(op); i++) {
        JigValue *arg = jig_block_arg(jig_op_body(op), i);
        JigOp *fill = jig_op_operand_def_of(op, i, JIG_LINALG(FILL));
        if (!fill || !jig_value_has_uses(arg))
            continue;
        const JigType *element = jig_type_element(jig_op_operand_type(op, i));
        JigValue *v = jig_linalg_cast(rw, jig_op_loc(fill), jig_linalg_fill_inputs_at(fill, 0),
                                      element, false);
        jig_rw_replace_uses(rw, arg, v);
        found = true;
    }
    return found || jig_no_match(rw, op, "no input is filled");
}

/* ---- Constants ---- */

/* The number that the value is everywhere, or NULL. */
static const JigAttr *number_of(const JigValue *v) {
    const JigAttr *x = jig_constant_of(v);
    if (!x || jig_attr_is_int(x) || jig_attr_is_float(x))
        return x;
    if (!jig_attr_is_dense(x) || !jig_attr_is_splat(x))
        return NULL;
    const JigType *element = jig_type_element(jig_attr_type(x));
    return jig_type_is_int_or_float(element) ? jig_attr_element(x, 0) : NULL;
}

/* The op without that input, whose elements are `number` in a copy of the body. */
static bool take_in_number(JigRewriter *rw, JigOp *op, size_t input, const JigAttr *number) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_op_num_operands(op), ins = jig_linalg_num_ins(op), left = 0, num_locs = 1;
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    const JigMap **maps = JIG_NEW_ARRAY(rw->arena, const JigMap *, n);
    JigLoc *locs = JIG_NEW_ARRAY(rw->arena, JigLoc, n + 1);
    locs[0] = jig_op_loc(op);
    for (size_t i = 0; i < n; i++) {
        if (i == input)
            continue;
        operands[left] = jig_op_operand(op, i);
        maps[left++] = s->map(op, i);
        if (i < ins)
            locs[num_locs++] = jig_value_loc(jig_op_operand(op, i));
    }
    bool tells = left ? jig_map_inverse_permutation(jig_map_concat(rw->ctx, maps, left)) != NULL
                      : s->num_loops(op) == 0;
    if (!tells)
        return jig_no_match(rw, op, "fused op loop bound computation failed");
    JigOp *def = jig_op_operand_def(op, input);
    JigValue *constant = jig_arith_constant(rw, jig_op_loc(def), jig_attr_type(number), number);
    size_t loops = s->num_loops(op);
    JigIterator *iterators = JIG_NEW_ARRAY(rw->arena, JigIterator, loops + 1);
    for (size_t i = 0; i < loops; i++)
        iterators[i] = s->iterator(op, i);
    JigLoc loc = jig_loc_fused(rw->ctx, locs, num_locs, NULL);
    JigOp *to = jig_linalg_build_generic(rw, loc, operands, ins - 1, operands + ins - 1, n - ins,
                                         maps, iterators, loops);
    JigIRMap *map = jig_irmap_create();
    JigBlock *from = jig_op_body(op), *body = jig_op_body(to);
    for (size_t i = 0; i < n; i++)
        jig_irmap_value(map, jig_block_arg(from, i),
                        i == input ? constant : jig_block_arg(body, i - (i > input)));
    jig_at_end(rw, body);
    for (JigOp *o = jig_block_first(from); o; o = jig_op_next(o))
        jig_rw_clone(rw, o, map);
    jig_irmap_destroy(map);
    jig_rw_replace_op(rw, op, to);
    return true;
}

static bool take_in_constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_linalg_on_tensors(op))
        return jig_no_match(rw, op, "not on tensors");
    for (size_t i = 0; i < jig_linalg_num_ins(op); i++) {
        const JigAttr *number = number_of(jig_op_operand(op, i));
        if (number)
            return take_in_number(rw, op, i, number);
    }
    return jig_no_match(rw, op, "no input is the same constant everywhere");
}

/* ---- Inits that are not read ---- */

static bool start_from_empty(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    bool changed = false;
    for (size_t i = jig_linalg_num_ins(op); i < jig_op_num_operands(op); i++) {
        JigValue *init = jig_op_operand(op, i);
        const JigType *t = jig_value_type(init);
        if (jig_value_has_uses(jig_block_arg(jig_op_body(op), i)) ||
            !jig_linalg_overwrites(op, i) /* the reference does */ ||
            !jig_type_is_ranked_tensor(t) || jig_value_def_is(init, JIG_TENSOR(EMPTY)))
            continue;
        size_t rank = jig_type_rank(t);
        JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
        for (size_t k = 0; k < rank; k++)
            sizes[k] = jig_tensor_build_dim(rw, jig_op_loc(op), init, k);
        jig_rw_set_operand(
            rw, op, i,
            jig_linalg_build_empty(rw, jig_op_loc(op), sizes, rank, jig_type_element(t)));
        changed = true;
    }
    return changed || jig_no_match(rw, op, "all inits are read, or empty");
}

const JigPattern jig_patterns_fuse_elementwise[] = {
    {.name = "FuseElementwiseOps", .root = "linalg.generic", .fn = fuse_producer},
    {.name = "FoldFillWithGenericOp", .root = "linalg.generic", .fn = take_in_fills},
    {.name = "FoldScalarOrSplatConstant", .root = "linalg.generic", .fn = take_in_constant},
    {0},
};

const JigPattern jig_patterns_fuse_elementwise_chains[] = {
    {.name = "FuseElementwiseOps",
     .root = "linalg.generic",
     .fn = fuse_producer,
     .data = &not_into_contractions},
    {.name = "FoldFillWithGenericOp", .root = "linalg.generic", .fn = take_in_fills},
    {.name = "FoldScalarOrSplatConstant", .root = "linalg.generic", .fn = take_in_constant},
    {0},
};

const JigPattern jig_patterns_start_from_empty[] = {
    {.name = "RemoveOutsDependency", .root = "linalg.generic", .fn = start_from_empty},
    {0},
};

/* ---- Constants that are transposed ---- */

enum { MOST_ELEMENTS = 1 << 24 }; /* a constant of more takes too much memory */

/* Of an op with one input. */
static JigValue *only_input(const JigOp *op) {
    return jig_op_operand(op, jig_linalg_num_ins(op) - 1);
}

/* One input, and an output in which its elements stand in another order. */
static bool only_permutes(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    if (!jig_linalg_on_tensors(op) || jig_op_num_operands(op) != 2 || jig_linalg_num_ins(op) != 1)
        return false;
    const JigType *in = jig_value_type(only_input(op)), *out = jig_op_result_type(op, 0);
    if (!jig_type_is_shaped(in) || !jig_type_has_static_shape(out) ||
        jig_type_element(in) != jig_type_element(out) ||
        !jig_type_is_int_or_float(jig_type_element(in)))
        return false;
    if (!jig_map_is_permutation(s->map(op, 0)) || !jig_map_is_permutation(s->map(op, 1)))
        return false;
    JigBlock *body = jig_op_body(op);
    return body && jig_block_first(body) == jig_block_last(body) &&
           jig_linalg_yield_values_at(jig_block_first(body), 0) == jig_block_arg(body, 0);
}

/* The elements of `x` in the order of `t`; the input is read at in(out^-1(index)). */
static const JigAttr *permuted(const JigAttr *x, const JigType *t, const JigMap *in,
                               const JigMap *out, JigArena *a) {
    const JigType *from = jig_attr_type(x);
    size_t rank = jig_type_rank(t);
    int64_t n = jig_type_num_elements(t);
    int64_t *steps = JIG_NEW_ARRAY(a, int64_t, rank + 1), /* in the input, by loop */
        *index = JIG_NEW_ARRAY(a, int64_t, rank + 1), step = 1, at = 0;
    for (size_t i = rank; i-- > 0; step *= jig_type_dim(from, i))
        steps[jig_map_dim_position(in, (unsigned)i)] = step;
    const JigAttr **elements = JIG_NEW_ARRAY(a, const JigAttr *, (size_t)n + 1);
    for (int64_t k = 0; k < n; k++) {
        elements[k] = jig_attr_element(x, at);
        for (size_t i = rank; i-- > 0;) { /* the next index, and where that is */
            step = steps[jig_map_dim_position(out, (unsigned)i)];
            at += step;
            if (++index[i] < jig_type_dim(t, i))
                break;
            at -= step * index[i];
            index[i] = 0;
        }
    }
    return jig_attr_dense_of(t, elements, (size_t)n);
}

static bool transpose_constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!only_permutes(op))
        return jig_no_match(rw, op, "does more than transpose");
    const JigAttr *x = jig_constant_of(only_input(op));
    const JigType *t = jig_op_result_type(op, 0);
    if (!x || !jig_attr_is_dense(x) || !jig_fuse_is_only_use(op, 0))
        return jig_no_match(rw, op, "not of a constant with one use");
    if (!jig_attr_is_splat(x) && jig_type_num_elements(t) > MOST_ELEMENTS)
        return jig_no_match(rw, op, "the constant is too large");
    const JigStructuredIface *s = jig_structured(op);
    const JigAttr *made = jig_attr_is_splat(x) || jig_type_num_elements(t) == 0
                              ? jig_attr_dense_reshape(x, t)
                              : permuted(x, t, s->map(op, 0), s->map(op, 1), rw->arena);
    jig_rw_replace1(rw, op, jig_arith_constant(rw, jig_op_loc(op), t, made));
    return true;
}

const JigPattern jig_patterns_fold_transposed_constant[] = {
    {.name = "FoldConstantTranspose", .iface = &jig_iface_structured, .fn = transpose_constant},
    {0},
};
