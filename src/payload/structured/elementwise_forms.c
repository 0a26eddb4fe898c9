/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops of other dialects that work element by element, on tensors, as linalg.generic. */
#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/structured/forms.h"
#include "support/check.h"

bool jig_structured_is_elementwise_on_tensors(const JigOp *op) {
    JIG_REQUIRE(op);
    static const JigTrait traits[] = {JIG_TRAIT_ELEMENTWISE, JIG_TRAIT_SCALARIZABLE,
                                      JIG_TRAIT_VECTORIZABLE, JIG_TRAIT_TENSORIZABLE};
    for (size_t i = 0; i < JIG_LEN(traits); ++i)
        if (!jig_op_has_trait(op, traits[i]))
            return false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_ranked_tensor(jig_op_operand_type(op, i)))
            return true;
    return false;
}

/* An operand of the type, or an empty tensor as large as the first operand; NULL: there is none of
 * that type. */
static JigValue *init_for(JigRewriter *rw, JigOp *op, const JigType *type) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand_type(op, i) == type)
            return jig_op_operand(op, i);
    size_t rank = jig_type_rank(type), first = 0, n = 0;
    while (!jig_type_is_ranked_tensor(jig_op_operand_type(op, first)))
        ++first;
    JigLoc loc = jig_op_loc(op);
    JigValue **sizes = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        if (jig_type_is_dynamic_dim(type, i))
            sizes[n++] = jig_arith_mixed_to_value(
                rw, loc, jig_tensor_build_dim(rw, loc, jig_op_operand(op, first), i));
    JigTensorEmpty empty = {.dynamic_sizes = {sizes, n}, .result_type = type};
    return jig_op_result(jig_tensor_empty_build(rw, loc, &empty), 0);
}

static void build_body(JigRewriter *rw, const JigOp *op, JigOp *generic) {
    size_t n = jig_op_num_operands(op), m = jig_op_num_results(op);
    JigBlock *body = jig_op_body(generic);
    JigValue **elements = JIG_NEW_ARRAY(rw->arena, JigValue *, n + m + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, m + 1);
    for (size_t i = 0; i < n; ++i)
        elements[i] = jig_block_arg(body, i);
    for (size_t i = 0; i < m; ++i)
        types[i] = jig_type_element(jig_op_result_type(op, i));
    jig_at_end(rw, body);
    const JigOp *scalar = jig_rw_clone_with(rw, jig_op_loc(op), op, elements, types);
    for (size_t i = 0; i < m; ++i)
        elements[i] = jig_op_result(scalar, i);
    (void)jig_linalg_build_yield(rw, jig_op_loc(op), elements, m);
}

static bool to_generic(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_operands(op), m = jig_op_num_results(op);
    if (!jig_structured_is_elementwise_on_tensors(op) || jig_op_num_regions(op) || !m)
        return jig_no_match(rw, op, "requires elementwise op on ranked tensors");
    for (size_t i = 0; i < m; ++i)
        if (!jig_type_is_ranked_tensor(jig_op_result_type(op, i)))
            return jig_no_match(rw, op, "requires elementwise op on ranked tensors");
    size_t rank = jig_type_rank(jig_op_result_type(op, 0));
    JigValue **inputs = JIG_NEW_ARRAY(rw->arena, JigValue *, n),
             **inits = JIG_NEW_ARRAY(rw->arena, JigValue *, m);
    const JigMap **maps = JIG_NEW_ARRAY(rw->arena, const JigMap *, n + m);
    JigIterator *loops = JIG_NEW_ARRAY(rw->arena, JigIterator, rank + 1);
    const JigMap *each = jig_map_identity(rw->ctx, (unsigned)rank),
                 *scalar = jig_map(rw->ctx, (unsigned)rank, 0, NULL, 0);
    for (size_t i = 0; i < n; ++i) {
        inputs[i] = jig_op_operand(op, i);
        maps[i] = jig_type_is_ranked_tensor(jig_op_operand_type(op, i)) ? each : scalar;
    }
    for (size_t i = 0; i < m; ++i) {
        inits[i] = init_for(rw, op, jig_op_result_type(op, i));
        maps[n + i] = each;
    }
    for (size_t i = 0; i < rank; ++i)
        loops[i] = JIG_PARALLEL;
    JigOp *generic =
        jig_linalg_build_generic(rw, jig_op_loc(op), inputs, n, inits, m, maps, loops, rank);
    JigPoint point = jig_point(rw);
    build_body(rw, op, generic);
    jig_set_point(rw, point);
    jig_rw_replace_op(rw, op, generic);
    return true;
}

const JigPattern jig_elementwise_to_generic_patterns[] = {
    {.name = "(anonymous namespace)::ConvertAnyElementwiseMappableOpOnRankedTensors",
     .fn = to_generic},
    {0},
};
