/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Patterns of all structured ops: ops that do nothing go, casts are taken into
 * ops, sizes that one operand knows are told to the others.
 */
#include "dialect/linalg/linalg_canon.h"

#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"

/* Replaces op by a copy, whose results are cast back. */
static void replace_by_copy(JigRewriter *rw, JigOp *op, JigOp *copy) {
    size_t n = jig_op_num_results(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_tensor_as_type(rw, jig_op_loc(op), jig_op_result(copy, i),
                                       jig_op_result_type(op, i));
    jig_rw_replace(rw, op, values, n);
}

/* ---- memref<0x...> ---- */
static bool erase_empty(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigType *type = jig_op_operand_type(op, i);
        for (size_t d = 0; jig_type_is_memref(type) && d < jig_type_rank(type); d++)
            if (jig_type_dim(type, d) == 0) {
                jig_rw_erase(rw, op);
                return true;
            }
    }
    return jig_no_match(rw, op, "no empty buffer");
}

/* ---- A body that only passes elements on, all of them in place ---- */
static bool all_maps_equal(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 1; i < jig_op_num_operands(op); i++)
        if (s->map(op, i) != s->map(op, 0))
            return false;
    return true;
}

static bool erase_identity_on_buffers(JigRewriter *rw, JigOp *op, JigOp *yield) {
    JigBlock *body = jig_op_body(op);
    bool copies_onto_itself =
        jig_linalg_num_ins(op) == 1 && jig_op_num_operands(op) == 2 &&
        jig_linalg_copy_inputs_at(op, 0) == jig_linalg_copy_outputs_at(op, 0) &&
        jig_linalg_yield_values_at(yield, 0) == jig_block_arg(body, 0);
    if (!copies_onto_itself)
        return jig_no_match(rw, op, "not a copy of a buffer onto itself");
    jig_rw_erase(rw, op);
    return true;
}

/* Same shape up to what is not known. */
static bool casts_to(const JigType *from, const JigType *to) {
    return jig_type_is_tensor(from) && jig_type_is_tensor(to) &&
           jig_type_element(from) == jig_type_element(to) && jig_shapes_compatible(from, to);
}

bool jig_linalg_erase_identity(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigBlock *body = jig_op_body(op);
    JigOp *yield = jig_block_first(body);
    if (!all_maps_equal(op) || !jig_op_is(yield, JIG_LINALG(YIELD)))
        return jig_no_match(rw, op, "elements move or are computed");
    if (jig_linalg_on_buffers(op))
        return erase_identity_on_buffers(rw, op, yield);
    /* A copy says that its result is to be elsewhere. */
    if (jig_op_is(op, JIG_LINALG(COPY)) &&
        jig_linalg_copy_inputs_at(op, 0) != jig_linalg_copy_outputs_at(op, 0))
        return jig_no_match(rw, op, "a copy into another tensor");
    size_t n = jig_op_num_operands(yield);
    if (!jig_linalg_on_tensors(op) || n != jig_op_num_results(op))
        return jig_no_match(rw, op, "neither on tensors nor on buffers");
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++) {
        JigValue *arg = jig_op_operand(yield, i);
        if (jig_value_owner_block(arg) != body)
            return jig_no_match(rw, op, "yields a value from outside");
        values[i] = jig_op_operand(op, jig_value_index(arg));
        const JigType *type = jig_op_result_type(op, i);
        if (jig_value_type(values[i]) != type && !casts_to(jig_value_type(values[i]), type))
            return jig_no_match(rw, op, "an operand has another type");
        values[i] = jig_tensor_as_type(rw, jig_op_loc(op), values[i], type);
    }
    jig_rw_replace(rw, op, values, n);
    return true;
}

/* ---- cast(op(outs = x)) is op(outs = cast(x)) ---- */
static bool fold_cast_of_result(JigRewriter *rw, JigOp *cast, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_tensor_cast_source(cast);
    JigOp *op = jig_value_def(source);
    if (!jig_tensor_cast_folds_into_producer(cast) || !jig_structured(op) ||
        jig_op_block(cast) != jig_op_block(op))
        return jig_no_match(rw, cast, "not a cast of a structured op to a type that says more");
    JigPoint point = jig_point(rw);
    jig_at_before(rw, op);
    size_t n = jig_op_num_operands(op), m = jig_op_num_results(op),
           result = jig_value_index(source);
    const JigType *type = jig_op_result_type(cast, 0);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, m + 1);
    for (size_t i = 0; i < n; i++)
        operands[i] = jig_op_operand(op, i);
    for (size_t i = 0; i < m; i++)
        types[i] = jig_op_result_type(op, i);
    size_t init = jig_linalg_num_ins(op) + result;
    operands[init] = jig_tensor_build_cast(rw, jig_op_loc(op), operands[init], type);
    types[result] = type;
    JigOp *copy = jig_rw_clone_with(rw, jig_op_loc(op), op, operands, types);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, m + 1);
    for (size_t i = 0; i < m; i++)
        values[i] = jig_op_result(copy, i);
    values[result] =
        jig_tensor_build_cast(rw, jig_op_loc(op), values[result], jig_value_type(source));
    if (point.before == op || point.before == cast)
        point.before = copy;
    jig_rw_replace(rw, op, values, m);
    jig_rw_replace1(rw, cast, jig_op_result(copy, result));
    jig_set_point(rw, point);
    return true;
}

/* ---- Sizes known of one operand hold for all that share the loop ---- */
/* Per loop its static size; JIG_DYNAMIC where no operand knows. */
static int64_t *loop_sizes(JigRewriter *rw, const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    size_t loops = s->num_loops(op);
    int64_t *sizes = JIG_NEW_ARRAY(rw->arena, int64_t, loops + 1);
    for (size_t i = 0; i < loops; i++)
        sizes[i] = JIG_DYNAMIC;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigType *type = jig_op_operand_type(op, i);
        const JigMap *map = s->map(op, i);
        for (unsigned d = 0; d < jig_linalg_rank(type); d++) {
            unsigned loop = jig_map_dim_position(map, d);
            if (sizes[loop] == JIG_DYNAMIC)
                sizes[loop] = jig_type_dim(type, d);
        }
    }
    return sizes;
}

static const JigType *with_known_sizes(JigRewriter *rw, const JigType *type, const JigMap *map,
                                       const int64_t *sizes) {
    size_t rank = jig_type_rank(type);
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (unsigned d = 0; d < rank; d++) {
        shape[d] = jig_type_dim(type, d);
        if (shape[d] == JIG_DYNAMIC)
            shape[d] = sizes[jig_map_dim_position(map, d)];
    }
    return jig_type_tensor(shape, rank, jig_type_element(type), jig_type_encoding(type));
}

static bool infer_static_shapes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_op_num_operands(op), inputs = jig_linalg_num_ins(op), results = 0;
    if (!jig_linalg_on_tensors(op))
        return jig_no_match(rw, op, "not on tensors");
    for (size_t i = 0; i < n; i++)
        if (!jig_map_is_projected_permutation(s->map(op, i), false))
            return jig_no_match(rw, op, "a map is no projected permutation");
    int64_t *sizes = loop_sizes(rw, op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    bool changed = false;
    for (size_t i = 0; i < n; i++) {
        operands[i] = jig_op_operand(op, i);
        const JigType *type = jig_value_type(operands[i]), *known = type;
        if (jig_type_is_ranked_tensor(type))
            known = with_known_sizes(rw, type, s->map(op, i), sizes);
        if (known != type)
            operands[i] = jig_tensor_build_cast(rw, jig_op_loc(op), operands[i], known);
        changed |= known != type;
        if (i >= inputs)
            types[results++] = known;
    }
    if (!changed)
        return jig_no_match(rw, op, "nothing to learn");
    replace_by_copy(rw, op, jig_rw_clone_with(rw, jig_op_loc(op), op, operands, types));
    return true;
}

const JigPattern jig_linalg_dialect_patterns[] = {
    {.name = "EraseDeadLinalgOp", .fn = erase_empty, .iface = &jig_iface_structured},
    {.name = "FoldTensorCastConsumerOp",
     .root = "tensor.cast",
     .fn = fold_cast_of_result,
     .leaves_invalid = true}, /* a transposition whose input is to be cast, too */
    {.name = "FoldTensorCastPackOp", .root = "linalg.pack", .fn = jig_linalg_fold_relayout_casts},
    {.name = "FoldTensorCastUnPackOp",
     .root = "linalg.unpack",
     .fn = jig_linalg_fold_relayout_casts},
    {.name = "InferStaticShapeOfOperands",
     .fn = infer_static_shapes,
     .iface = &jig_iface_structured},
    {0},
};

const JigPattern jig_linalg_generic_patterns[] = {
    {.name = "EraseIdentityLinalgOp", .root = "linalg.generic", .fn = jig_linalg_erase_identity},
    {0},
};
const JigPattern jig_linalg_copy_patterns[] = {
    {.name = "FoldFillWithCopy", .root = "linalg.copy", .fn = jig_linalg_fold_copy_of_fill},
    {.name = "EraseIdentityLinalgOp", .root = "linalg.copy", .fn = jig_linalg_erase_identity},
    {0},
};
