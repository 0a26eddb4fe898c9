/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows' strings can't say; types that follow from operands. */
#include "dialect/bufferization/bufferization_int.h"
#include "jig/iface.h"
#include "support/arena.h"

bool jig_bufferization_verify_alloc_tensor(JigOp *op) {
    const JigType *t = jig_op_result_type(op, 0);
    size_t has = jig_bufferization_alloc_tensor_num_dynamic_sizes(op),
           want = jig_type_num_dynamic_dims(t);
    const JigValue *copy = jig_bufferization_alloc_tensor_copy(op);
    if (copy && has)
        return jig_op_emit_error(op, "dynamic sizes not needed when copying a tensor");
    if (!copy && has != want)
        return jig_op_error(op, "incorrect number of dynamic sizes, has %zu, expected %zu", has,
                            want);
    return !copy || jig_value_type(copy) == t ||
           jig_op_emit_error(op, "expected that `copy` and return type match");
}

static bool verify_place(JigOp *op, const JigType *dest) {
    bool buffer = jig_type_is_any_memref(dest),
         restricted = jig_bufferization_materialize_in_destination_restrict_attr(op) != NULL,
         writable = jig_bufferization_materialize_in_destination_writable_attr(op) != NULL;
    if (buffer && jig_op_num_results(op))
        return jig_op_error(op, "memref 'dest' implies zero results");
    if (!buffer && jig_op_num_results(op) != 1)
        return jig_op_error(op, "tensor 'dest' implies exactly one tensor result");
    if (!buffer && jig_op_result_type(op, 0) != dest)
        return jig_op_error(op, "result and 'dest' types must match");
    if (restricted && !buffer)
        return jig_op_error(op, "'restrict' is valid only for memref destinations");
    return writable == buffer ||
           jig_op_error(
               op, "'writable' must be specified if and only if the destination is of memref type");
}

bool jig_bufferization_verify_materialize(JigOp *op) {
    const JigType *from = jig_value_type(jig_bufferization_materialize_in_destination_source(op)),
                  *to = jig_value_type(jig_bufferization_materialize_in_destination_dest(op));
    if (!jig_type_is_tensor(to) && !jig_type_is_any_memref(to))
        return jig_op_error(op, "'dest' must be a tensor or a memref");
    JIG_CHECK(verify_place(op, to));
    if (jig_type_has_rank(from) && jig_type_has_rank(to) &&
        jig_type_rank(from) != jig_type_rank(to))
        return jig_op_error(op, "rank mismatch between source and destination shape");
    return (jig_type_has_rank(from) == jig_type_has_rank(to) && jig_shapes_compatible(from, to)) ||
           jig_op_error(op, "source/destination shapes are incompatible");
}

static JigOperandRange materialize_dest(const JigOp *op) {
    return jig_type_is_tensor(jig_value_type(jig_bufferization_materialize_in_destination_dest(op)))
               ? jig_operand_range(op, 1)
               : jig_no_operands();
}
static const JigDpsIface materialize = {.inits = materialize_dest};
const JigIface jig_bufferization_materialize_ifaces[] = {
    {&jig_iface_dps, &materialize}, {&jig_iface_reify, &jig_bufferization_reify_materialize}, {0}};

/* A tensor destination is not written to. */
void jig_bufferization_materialize_effects(const JigOp *op, JigEffects *out) {
    out->known = true;
    if (jig_type_is_any_memref(
            jig_value_type(jig_bufferization_materialize_in_destination_dest(op))))
        jig_effects_add(out, JIG_EFFECT_WRITE,
                        jig_bufferization_materialize_in_destination_dest(op), NULL);
}

bool jig_bufferization_verify_dealloc(JigOp *op) {
    if (jig_bufferization_dealloc_num_memrefs(op) != jig_bufferization_dealloc_num_conditions(op))
        return jig_op_error(op, "must have the same number of conditions as memrefs to deallocate");
    if (jig_bufferization_dealloc_num_retained(op) != jig_op_num_results(op))
        return jig_op_error(
            op, "must have the same number of updated conditions (results) as retained operands");
    return true;
}

/* One condition for each retained buffer. */
bool jig_bufferization_infer_dealloc(JigInferCall *call) {
    const JigAttr *segments =
        call->attrs ? jig_attr_dict_get(call->attrs, JIG_STR("operandSegmentSizes")) : NULL;
    if (!segments || jig_attr_kind(segments) != JIG_ATTR_DENSE_ARRAY ||
        jig_attr_dense_array_len(segments) != 3 ||
        !jig_type_is_integer(jig_attr_dense_array_element(segments), 32))
        return false;
    int32_t retained = ((const int32_t *)jig_attr_dense_array_data(segments))[2];
    call->num_types = retained > 0 ? (size_t)retained : 0;
    call->types = JIG_NEW_ARRAY(call->arena, const JigType *, call->num_types + 1);
    for (size_t i = 0; i < call->num_types; i++)
        call->types[i] = jig_type_i(call->ctx, 1);
    return true;
}

static const JigAllocationIface clone_allocation = {0};
const JigIface jig_bufferization_clone_ifaces[] = {{&jig_iface_allocation, &clone_allocation}, {0}};
