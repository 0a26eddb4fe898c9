/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Handles to some of the payload of others: by what ops are, by place, in another order. And what
 * is asked of parameters and attributes at large. */
#include "asm/older.h"
#include "dialect/linalg/linalg.h"
#include "jig/iface.h"
#include "jig/ops/transform_ext.h"
#include "payload/bounds/trip_bound.h"
#include "payload/structured/register_tile.h"
#include "transform/ext/ext_int.h"

static JigApplyFn extract_handle, filter_by_name, filter_by_element_type, filter_elementwise,
    filter_num_iterations, filter_num_loops, filter_reads_across, filter_reduction_ops,
    get_named_attribute, param_cmp_eq, reverse_handles;

static const JigOpRow rows[] = {
    {.name = "transform_ext.extract_handle",
     .ins = "target: read transform.Handle, index: read transform.Param",
     .outs = "ops: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = extract_handle,
     .summary = "one payload op of a handle, by number, counted from the end where it is negative"},
    {.name = "transform_ext.filter_by_name",
     .ins = "target: read transform.Handle, param: read transform.Param",
     .outs = "ops: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = filter_by_name,
     .summary = "those ops that have one of the names"},
    {.name = "transform_ext.filter_by_element_type",
     .ins = "target: read transform.Handle, param: read transform.Param",
     .outs = "ops: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = filter_by_element_type,
     .summary = "those structured ops all of whose inputs have elements of that type"},
    {.name = "transform_ext.filter_elementwise",
     .ins = "target: read transform.Handle",
     .outs = "ops: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = filter_elementwise,
     .summary = "those ops that compute element by element"},
    {.name = "transform_ext.filter_num_iterations",
     .ins = "target: read transform.Handle, param: read transform.Param",
     .outs = "ops: transform.Handle",
     .props = "bounded: Unit",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = filter_num_iterations,
     .summary = "those structured ops whose loops run at most so many times altogether"},
    {.name = "transform_ext.filter_num_loops",
     .ins = "target: read transform.Handle, param: read transform.Param",
     .outs = "ops: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = filter_num_loops,
     .summary = "those structured ops that have at least so many loops"},
    {.name = "transform_ext.filter_reads_across",
     .ins = "target: read transform.Handle",
     .outs = "ops: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = filter_reads_across,
     .summary = "those structured ops that read an input across the order of their result"},
    {.name = "transform_ext.filter_reduction_ops",
     .ins = "target: read transform.Handle",
     .outs = "ops: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = filter_reduction_ops,
     .summary = "those structured ops that have a reduction"},
    {.name = "transform_ext.get_named_attribute",
     .ins = "target: read transform.Handle",
     .outs = "param: transform.Param",
     .props = "attr_name: Str",
     .traits = JIG_EXT_QUESTION,
     .format = "$target $attr_name attr-dict `:` functional-type(operands, results)",
     .apply = get_named_attribute,
     .summary = "an attribute of each op as parameters"},
    {.name = "transform_ext.param_cmp_eq",
     .ins = "lhs: read transform.Param, rhs: read transform.Param",
     .traits = JIG_EXT_QUESTION,
     .format = "operands attr-dict `:` type(operands)",
     .apply = param_cmp_eq,
     .summary = "succeeds when parameters are the same, pair by pair"},
    {.name = "transform_ext.reverse_handles",
     .ins = "target: read transform.Handle",
     .outs = "ops: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = reverse_handles,
     .summary = "the same ops the other way round"},
};

const JigDialect jig_transform_ext_filters = {
    .name = "transform_ext", JIG_TABLE(ops, rows), .unlisted = true};

/* ---- Ops by what they are ---- */

typedef bool Predicate(const JigOp *op, const void *user);

static JigStatus keep(JigTransformCall *call, Predicate *holds, const void *user) {
    JigOps targets = jig_payload_ops(call, jig_transform_ext_target(call->op));
    size_t n = 0;
    for (size_t i = 0; i < targets.len; ++i)
        if (holds(targets.items[i], user))
            targets.items[n++] = targets.items[i];
    jig_set_ops(call, 0, targets.items, n);
    return JIG_OK;
}

static bool is_elementwise(const JigOp *op, const void *user) {
    (void)user;
    return jig_structured(op) && jig_linalg_is_elementwise(op);
}

static JigStatus filter_elementwise(JigTransformCall *call) {
    return keep(call, is_elementwise, NULL);
}

static bool reduces(const JigOp *op, const void *user) {
    (void)user;
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; s && i < s->num_loops(op); ++i)
        if (s->iterator(op, i) != JIG_PARALLEL)
            return true;
    return false;
}

static JigStatus filter_reduction_ops(JigTransformCall *call) {
    return keep(call, reduces, NULL);
}

static bool reads_across(const JigOp *op, const void *user) {
    (void)user;
    return jig_structured(op) && jig_structured_reads_across(op);
}

static JigStatus filter_reads_across(JigTransformCall *call) {
    return keep(call, reads_across, NULL);
}

JigStatus jig_ext_only_param(JigTransformCall *call, const JigValue *handle, const char *what,
                             const JigAttr **out) {
    JigParams params = jig_payload_params(call, handle);
    if (params.len != 1)
        return jig_silenceable_op(call, "expects one {}, got {}", jig_fact_text(what),
                                  jig_fact_int(params.len));
    *out = params.items[0];
    return JIG_OK;
}

JigStatus jig_ext_only_number(JigTransformCall *call, const JigValue *handle, const char *what,
                              int64_t *out) {
    const JigAttr *x;
    JIG_TRY(jig_ext_only_param(call, handle, what, &x));
    if (!jig_attr_is_int(x))
        return jig_silenceable_op(call, "expects the {} to be an integer, got {}",
                                  jig_fact_text(what), jig_fact_attr(x));
    *out = jig_attr_int_value(x);
    return JIG_OK;
}

static bool has_loops(const JigOp *op, const void *user) {
    const int64_t *least = user;
    const JigStructuredIface *s = jig_structured(op);
    return s && (int64_t)s->num_loops(op) >= *least;
}

static JigStatus filter_num_loops(JigTransformCall *call) {
    int64_t least;
    JIG_TRY(jig_ext_only_number(call, jig_transform_ext_filter_num_loops_param(call->op),
                                "number of loops", &least));
    return keep(call, has_loops, &least);
}

typedef struct Iterations {
    int64_t most;
    bool bounded; /* a size that is not known counts as the greatest that it can be */
    JigArena *a;
} Iterations;

/* Of all loops together, or the most that can be counted: none where one has none, too many where
 * one has no known size. */
static bool has_iterations(const JigOp *op, const void *user) {
    const Iterations *w = user;
    int64_t most = w->most;
    const JigStructuredIface *s = jig_structured(op);
    uint64_t total = 1;
    for (size_t i = 0; s && i < s->num_loops(op); ++i) {
        int64_t n = w->bounded ? jig_trip_bound(op, i, w->a) : jig_linalg_static_loop_size(op, i);
        uint64_t counted = n == JIG_DYNAMIC ? UINT64_MAX : (uint64_t)n;
        if (__builtin_mul_overflow(total, counted, &total))
            total = UINT64_MAX;
    }
    return s && most >= 0 && total <= (uint64_t)most;
}

static JigStatus filter_num_iterations(JigTransformCall *call) {
    Iterations w = {.bounded = jig_transform_ext_filter_num_iterations_bounded_attr(call->op),
                    .a = call->arena};
    JIG_TRY(jig_ext_only_number(call, jig_transform_ext_filter_num_iterations_param(call->op),
                                "number of iterations", &w.most));
    return keep(call, has_iterations, &w);
}

static bool has_elements(const JigOp *op, const void *user) {
    if (!jig_structured(op))
        return false;
    size_t n = jig_linalg_num_ins(op);
    for (size_t i = 0; i < n; ++i)
        if (jig_type_element_or_self(jig_value_type(jig_op_operand(op, i))) != user)
            return false;
    return n;
}

static JigStatus filter_by_element_type(JigTransformCall *call) {
    const JigAttr *type;
    JIG_TRY(jig_ext_only_param(call, jig_transform_ext_filter_by_element_type_param(call->op),
                               "type", &type));
    if (!jig_attr_is_type(type))
        return jig_silenceable_op(call, "expects a type, got {}", jig_fact_attr(type));
    return keep(call, has_elements, jig_attr_type_value(type));
}

/* Names are one string or an array of them. */
static bool are_names(const JigAttr *x) {
    if (jig_attr_kind(x) != JIG_ATTR_ARRAY)
        return jig_attr_is_string(x);
    for (size_t i = 0; i < jig_attr_array_len(x); ++i)
        if (!jig_attr_is_string(jig_attr_array_at(x, i)))
            return false;
    return true;
}

static bool is_called(const JigOp *op, const JigAttr *name) {
    return jig_older_is_called(jig_op_context(op), jig_op_name_of(op), jig_attr_string_value(name));
}

static bool is_named(const JigOp *op, const void *user) {
    const JigAttr *names = user;
    if (jig_attr_is_string(names))
        return is_called(op, names);
    for (size_t i = 0; i < jig_attr_array_len(names); ++i)
        if (is_called(op, jig_attr_array_at(names, i)))
            return true;
    return false;
}

static JigStatus filter_by_name(JigTransformCall *call) {
    const JigAttr *names;
    JIG_TRY(jig_ext_only_param(call, jig_transform_ext_filter_by_name_param(call->op),
                               "name or array of names", &names));
    if (!are_names(names))
        return jig_silenceable_op(call, "expects names to be strings, got {}",
                                  jig_fact_attr(names));
    return keep(call, is_named, names);
}

/* ---- Ops by place ---- */

static JigStatus extract_handle(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_ext_extract_handle_target(call->op));
    int64_t index, n = (int64_t)targets.len;
    JIG_TRY(jig_ext_only_number(call, jig_transform_ext_extract_handle_index(call->op), "index",
                                &index));
    if (index >= n || index < -n)
        return jig_silenceable_op(call, "index {} is out of range of {} payload ops",
                                  jig_fact_int(index), jig_fact_int(n));
    jig_set_ops(call, 0, &targets.items[index < 0 ? index + n : index], 1);
    return JIG_OK;
}

static JigStatus reverse_handles(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_ext_reverse_handles_target(call->op));
    for (size_t i = 0; i < targets.len / 2; ++i) {
        JigOp *late = targets.items[targets.len - 1 - i];
        targets.items[targets.len - 1 - i] = targets.items[i];
        targets.items[i] = late;
    }
    jig_set_ops(call, 0, targets.items, targets.len);
    return JIG_OK;
}

/* ---- Attributes and parameters ---- */

static JigStatus get_named_attribute(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_ext_get_named_attribute_target(call->op));
    JigStr name = jig_transform_ext_get_named_attribute_attr_name(call->op);
    const JigIdent *id = jig_ident(jig_op_context(call->op), name);
    const JigAttr **values = jig_arena_alloc(call->arena, (targets.len + 1) * sizeof *values);
    for (size_t i = 0; i < targets.len; ++i) {
        values[i] = jig_op_attr_id(targets.items[i], id);
        if (values[i])
            continue;
        jig_silenceable_op(call, "expects each payload op to have an attribute '{}'",
                           jig_fact_str(name));
        jig_failure_note(call, targets.items[i], "target op");
        return JIG_SILENCEABLE;
    }
    jig_set_params(call, 0, values, targets.len);
    return JIG_OK;
}

static JigStatus param_cmp_eq(JigTransformCall *call) {
    JigParams lhs = jig_payload_params(call, jig_transform_ext_param_cmp_eq_lhs(call->op)),
              rhs = jig_payload_params(call, jig_transform_ext_param_cmp_eq_rhs(call->op));
    if (lhs.len != rhs.len)
        return jig_silenceable_op(call, "expects as many parameters on both sides, got {} and {}",
                                  jig_fact_int(lhs.len), jig_fact_int(rhs.len));
    for (size_t i = 0; i < lhs.len; ++i)
        if (lhs.items[i] != rhs.items[i])
            return jig_silenceable_op(call, "parameters #{} are not the same: {} and {}",
                                      jig_fact_int(i), jig_fact_attr(lhs.items[i]),
                                      jig_fact_attr(rhs.items[i]));
    return JIG_OK;
}
