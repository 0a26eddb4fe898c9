/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes: integers of the script, parameters, or payload values. */
#include "transform/ops/sizes.h"
#include "dialect/common/slices.h"
#include "ir/diag/kinds.h"
#include "transform/ops/ops_int.h"
#include "support/check.h"

JigSizes jig_sizes_of(const JigOp *op, size_t group, const char *static_name) {
    JigSizes s = {.constants = jig_op_attr(op, static_name)};
    jig_op_operand_range(op, group, &s.first, &s.count);
    return s;
}

size_t jig_sizes_len(const JigSizes *s) {
    JIG_REQUIRE(s);
    return s->constants ? jig_attr_dense_array_len(s->constants) : 0;
}

/* Does the next operand stand for this constant? Where none is left it is the number itself. */
static bool is_dynamic(const JigSizes *s, int64_t constant, size_t next) {
    return constant == JIG_DYNAMIC && next < s->first + s->count;
}

/* ---- Each target has its own ---- */

static JigStatus check_producers(JigTransformCall *call, const JigValue *handle, size_t n) {
    JigOps ops = jig_payload_ops(call, handle);
    JigLoc loc = jig_op_loc(call->op);
    if (ops.len != n) {
        jig_silenceable(
            call, loc, "expected as many dynamic size-producing operations ({}) as target ops ({})",
            jig_fact_int(ops.len), jig_fact_int(n));
        jig_failure_note(call, handle, "for this handle");
        return JIG_SILENCEABLE;
    }
    for (size_t k = 0; k < n; ++k) {
        JigOp *op = ops.items[k];
        if (jig_op_num_results(op) == 1 && jig_type_is_index(jig_op_result_type(op, 0)))
            continue;
        jig_silenceable(call, loc,
                        "expected sizes to be produced by ops with a single index-type result",
                        jig_fact_kind(JIG_KIND_SIZE_HANDLE));
        jig_failure_note(call, op, "size producer op");
        jig_failure_note(call, handle, "for this handle");
        return JIG_SILENCEABLE;
    }
    return JIG_OK;
}

/* The reference counts no parameters here, however many there are. */
static JigStatus check_params(JigTransformCall *call, const JigValue *handle, size_t n) {
    if (jig_payload_params(call, handle).len == n)
        return JIG_OK;
    return jig_silenceable_about(call, handle, "for this parameter",
                                 "expected as many parameter values (0) as target ops ({})",
                                 jig_fact_kind(JIG_KIND_PARAMETER_COUNT), jig_fact_int(n));
}

JigStatus jig_sizes_check_each(JigTransformCall *call, const JigSizes *s, size_t n) {
    JIG_REQUIRE(call && (s || !n));
    for (size_t k = 0; k < s->count; ++k) {
        const JigValue *handle = jig_op_operand(call->op, s->first + k);
        bool params = jig_handle_kind(handle) == JIG_HANDLE_PARAMS;
        JIG_TRY((params ? check_params : check_producers)(call, handle, n));
    }
    return JIG_OK;
}

JigStatus jig_sizes_check_integers(JigTransformCall *call, const JigValue *packed) {
    JIG_REQUIRE(call);
    for (size_t k = 1; k < jig_op_num_operands(call->op); ++k) {
        const JigValue *handle = jig_op_operand(call->op, k);
        if (jig_handle_kind(handle) != JIG_HANDLE_PARAMS)
            continue;
        JigParams params = jig_payload_params(call, handle);
        for (size_t i = 0; i < params.len; ++i)
            if (!jig_attr_is_int(params.items[i]))
                return handle == packed
                           ? jig_definite(call, call->op,
                                          "expected the parameter to be associated "
                                          "with an integer attribute")
                           : jig_definite_op(call, "size in operand #{} is not an integer: {}",
                                             jig_fact_kind(JIG_KIND_SIZE_PARAMETER),
                                             jig_fact_int(k), jig_fact_attr(params.items[i]));
    }
    return JIG_OK;
}

static JigMixed size_of_param(JigTransformCall *call, const JigAttr *param) {
    int64_t size = jig_attr_is_int(param) ? jig_attr_int_value(param) : 0;
    return jig_mixed_int(jig_op_context(call->op), size);
}

static JigMixed dynamic_size(JigTransformCall *call, const JigValue *handle, size_t target) {
    if (jig_handle_kind(handle) == JIG_HANDLE_PARAMS)
        return size_of_param(call, jig_payload_params(call, handle).items[target]);
    return jig_mixed_value(jig_op_result(jig_payload_ops(call, handle).items[target], 0));
}

JigMixed *jig_sizes_for(JigTransformCall *call, const JigSizes *s, size_t target) {
    JIG_REQUIRE(call && s);
    size_t count = jig_sizes_len(s), next = s->first;
    JigMixed *out = JIG_NEW_ARRAY(call->arena, JigMixed, count);
    for (size_t k = 0; k < count; ++k) {
        int64_t constant = jig_attr_dense_array_int(s->constants, k);
        out[k] = is_dynamic(s, constant, next)
                     ? dynamic_size(call, jig_op_operand(call->op, next++), target)
                     : jig_mixed_int(jig_op_context(call->op), constant);
    }
    return out;
}

/* ---- All targets share them ---- */

/* The size that `op` stands for: its one index result. */
static JigStatus index_result(JigTransformCall *call, const JigOp *op, JigMixed *out) {
    if (jig_op_num_results(op) == 1 && jig_type_is_index(jig_op_result_type(op, 0))) {
        *out = jig_mixed_value(jig_op_result(op, 0));
        return JIG_OK;
    }
    jig_silenceable(call, call->op, "payload op must have exactly 1 index result");
    jig_failure_note(call, op, "has {} results", jig_fact_int(jig_op_num_results(op)));
    return JIG_SILENCEABLE;
}

/* A packed operand gives all sizes at once: one parameter or op each. */
static JigStatus unpack(JigTransformCall *call, const JigValue *handle, JigMixed **out, size_t *n) {
    if (jig_handle_kind(handle) == JIG_HANDLE_PARAMS) {
        JigParams params = jig_payload_params(call, handle);
        *n = params.len;
        *out = JIG_NEW_ARRAY(call->arena, JigMixed, *n);
        for (size_t i = 0; i < *n; ++i)
            (*out)[i] = size_of_param(call, params.items[i]);
        return JIG_OK;
    }
    JigOps ops = jig_payload_ops(call, handle);
    *n = ops.len;
    *out = JIG_NEW_ARRAY(call->arena, JigMixed, *n);
    for (size_t i = 0; i < *n; ++i)
        JIG_TRY(index_result(call, ops.items[i], &(*out)[i]));
    return JIG_OK;
}

/* A handle among the sizes has exactly one payload. */
static JigStatus single_size(JigTransformCall *call, const JigValue *handle, JigMixed *out) {
    if (jig_handle_kind(handle) == JIG_HANDLE_PARAMS) {
        JigParams params = jig_payload_params(call, handle);
        if (params.len != 1)
            return jig_definite(call, call->op, "requires exactly one parameter associated",
                                jig_fact_kind(JIG_KIND_NOT_ONE));
        *out = size_of_param(call, params.items[0]);
        return JIG_OK;
    }
    JigOps ops = jig_payload_ops(call, handle);
    if (ops.len == 1)
        return index_result(call, ops.items[0], out);
    jig_silenceable(call, call->op, "handle must be mapped to exactly one payload op",
                    jig_fact_kind(JIG_KIND_NOT_ONE));
    jig_failure_note(call, handle, "mapped to {} payload ops", jig_fact_int(ops.len));
    return JIG_SILENCEABLE;
}

JigStatus jig_sizes_shared(JigTransformCall *call, const JigSizes *s, const JigValue *packed,
                           JigMixed **out, size_t *n) {
    if (packed)
        return unpack(call, packed, out, n);
    size_t next = s->first;
    *n = jig_sizes_len(s);
    *out = JIG_NEW_ARRAY(call->arena, JigMixed, *n);
    for (size_t k = 0; k < *n; ++k) {
        int64_t constant = jig_attr_dense_array_int(s->constants, k);
        if (is_dynamic(s, constant, next))
            JIG_TRY(single_size(call, jig_op_operand(call->op, next++), &(*out)[k]));
        else
            (*out)[k] = jig_mixed_int(jig_op_context(call->op), constant);
    }
    return JIG_OK;
}

/* ---- As numbers ---- */

static JigStatus constant_of_param(JigTransformCall *call, const JigValue *handle, int64_t *out) {
    JigParams params = jig_payload_params(call, handle);
    if (params.len != 1)
        return jig_silenceable(call, call->op, "expected a single param");
    if (!jig_attr_is_int(params.items[0]))
        return jig_definite_op(call, "size in operand is not an integer: {}",
                               jig_fact_kind(JIG_KIND_SIZE_PARAMETER),
                               jig_fact_attr(params.items[0]));
    *out = jig_attr_int_value(params.items[0]);
    return JIG_OK;
}

static JigStatus constant_of_op(JigTransformCall *call, const JigValue *handle, int64_t *out) {
    JigOps ops = jig_payload_ops(call, handle);
    if (ops.len != 1)
        return jig_silenceable(call, call->op,
                               "requires param or handle that is mapped to 1 payload op");
    if (jig_op_num_results(ops.items[0]) != 1 ||
        !jig_type_is_index(jig_op_result_type(ops.items[0], 0)))
        return jig_silenceable(call, call->op,
                               "requires param or handle to be result of op with 1 index result");
    if (!jig_constant_int(jig_op_result(ops.items[0], 0), out))
        return jig_silenceable(call, call->op,
                               "requires param or handle to be the result of a constant like op");
    return JIG_OK;
}

static JigStatus constant_of(JigTransformCall *call, const JigValue *handle, int64_t *out) {
    const JigType *type = jig_value_type(handle);
    if (jig_type_is(type, JIG_TRANSFORM_TYPE(PARAM)))
        return constant_of_param(call, handle, out);
    if (jig_handle_kind(handle) != JIG_HANDLE_OPS)
        return jig_silenceable(call, call->op, "unexpected value handle");
    return constant_of_op(call, handle, out);
}

JigStatus jig_sizes_constant(JigTransformCall *call, const JigSizes *s, int64_t **out) {
    JIG_REQUIRE(call && s && out);
    size_t n = jig_sizes_len(s), next = s->first;
    *out = JIG_NEW_ARRAY(call->arena, int64_t, n);
    for (size_t k = 0; k < n; ++k) {
        (*out)[k] = jig_attr_dense_array_int(s->constants, k);
        if (is_dynamic(s, (*out)[k], next))
            JIG_TRY(constant_of(call, jig_op_operand(call->op, next++), &(*out)[k]));
    }
    return JIG_OK;
}

JigStatus jig_sizes_packed_constant(JigTransformCall *call, const JigValue *packed, int64_t **out,
                                    size_t *n) {
    JigMixed *sizes;
    if (jig_handle_kind(packed) == JIG_HANDLE_PARAMS) {
        JigParams params = jig_payload_params(call, packed);
        for (size_t i = 0; i < params.len; ++i)
            if (!jig_attr_is_int(params.items[i]))
                return jig_definite_op(call, "size in operand is not an integer: {}",
                                       jig_fact_kind(JIG_KIND_SIZE_PARAMETER),
                                       jig_fact_attr(params.items[i]));
    }
    JIG_TRY(unpack(call, packed, &sizes, n));
    *out = JIG_NEW_ARRAY(call->arena, int64_t, *n + 1);
    for (size_t i = 0; i < *n; ++i)
        if (!jig_mixed_constant(sizes[i], &(*out)[i]))
            return jig_silenceable(
                call, call->op, "requires param or handle to be the result of a constant like op");
    return JIG_OK;
}

/* ---- Whose they are ---- */

bool jig_sizes_fit(const JigOp *op, size_t n) {
    JIG_REQUIRE(op);
    const JigTilingIface *iface = jig_tiling(op);
    return iface && n <= iface->num_loops(op);
}
