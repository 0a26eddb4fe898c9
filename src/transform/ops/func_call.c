/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls in place of parts of the payload, and casts around them. */
#include "dialect/func/func.h"
#include "dialect/tensor/tensor.h"
#include "payload/func/call.h"
#include "support/map.h"
#include "transform/ops/ops_int.h"

static JigApplyFn cast_and_call;
static bool verify_cast_and_call(JigOp *op);
extern const JigIface jig_cast_dims_ifaces[];

static const JigOpRow rows[] = {
    {.name = "transform.func.cast_and_call",
     .ins = "insertion_point: read Handle, inputs: read optional<ValueHandle>, "
            "outputs: read optional<ValueHandle>, function: read optional<Handle>",
     .outs = "result: Handle",
     .props = "insert_after: Unit, function_name: optional<SymbolRef>",
     .regions = "conversions: max<1>",
     .traits = "AttrSizedOperandSegments, NoTerminator, SingleBlock, GraphRegion, "
               "TransformOpInterface, ModifiesPayload, ReportTrackingFailures",
     .format = "($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` $outputs^ )? "
               "(`after` $insert_after^):(`before`)? $insertion_point ($conversions^)? attr-dict "
               "`:` functional-type(operands, results)",
     .verify = verify_cast_and_call,
     .apply = cast_and_call,
     .summary = "call a function in place of what computes some values"},
    {.name = "transform.type_conversion.tensor.cast_shape_dynamic_dims",
     .props = "ignore_dynamic_info: Unit",
     .format = "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict",
     .ifaces = jig_cast_dims_ifaces,
     .summary = "tensor.cast between static and dynamic sizes"},
};
const JigDialect jig_transform_func_call = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- transform.type_conversion.tensor.cast_shape_dynamic_dims ---- */

static bool can_cast(const JigType *from, const JigType *to) {
    return jig_type_is_tensor(from) && jig_type_is_tensor(to) &&
           jig_type_element(from) == jig_type_element(to) && jig_shapes_compatible(from, to);
}

static JigValue *cast(JigRewriter *rw, const JigOp *op, JigLoc loc, const JigType *to,
                      JigValue *v) {
    (void)op;
    if (!can_cast(jig_value_type(v), to))
        return NULL;
    return jig_op_result(
        jig_tensor_cast_build(rw, loc, &(JigTensorCast){.source = v, .dest_type = to}), 0);
}

/* Does a cast to the type tell no size that is not known yet? */
static bool tells_no_size(const JigType *from, const JigType *to) {
    if (!jig_type_is_ranked_tensor(from) || !jig_type_is_ranked_tensor(to) ||
        jig_type_element(from) != jig_type_element(to) || jig_type_rank(from) != jig_type_rank(to))
        return false;
    for (size_t i = 0; i < jig_type_rank(to); ++i)
        if (!jig_type_is_dynamic_dim(to, i) && jig_type_is_dynamic_dim(from, i))
            return false;
    return true;
}

static JigValue *cast_input(JigRewriter *rw, const JigOp *op, JigLoc loc, const JigType *to,
                            JigValue *v) {
    bool any = jig_transform_type_conversion_tensor_cast_shape_dynamic_dims_ignore_dynamic_info(op);
    return any || tells_no_size(jig_value_type(v), to) ? cast(rw, op, loc, to, v) : NULL;
}
static const JigTypeConverterIface cast_dims = {.source = cast_input, .target = cast};
const JigIface jig_cast_dims_ifaces[] = {{&jig_iface_type_converter, &cast_dims}, {0}};

/* ---- transform.func.cast_and_call ---- */

static bool verify_cast_and_call(JigOp *op) {
    if (!jig_transform_verify_descriptors(op, 0, "children ops", &jig_iface_type_converter))
        return false;
    bool by_handle = jig_transform_func_cast_and_call_function(op),
         by_name = jig_transform_func_cast_and_call_function_name_attr(op);
    if (!by_handle && !by_name)
        return jig_op_error(op, "expected a function handle or name to call");
    return !(by_handle && by_name) ||
           jig_op_error(op, "function handle and name are mutually exclusive");
}

/* The first converter that knows a way, from the last one on. */
static JigValue *make_type(JigRewriter *rw, JigLoc loc, const JigType *to, JigValue *v,
                           bool is_input, void *user) {
    JigOp *op = jig_transform_first_descriptor(user, 0), *next;
    while (op && (next = jig_op_next(op)))
        op = next;
    JigValue *made = NULL;
    for (; op && !made; op = jig_op_prev(op)) {
        const JigTypeConverterIface *c = jig_op_iface(op, &jig_iface_type_converter);
        if (is_input ? c->source : c->target)
            made = (is_input ? c->source : c->target)(rw, op, loc, to, v);
    }
    return made;
}

static JigValues values_of(JigTransformCall *call, const JigValue *handle) {
    return handle ? jig_payload_values(call, handle) : (JigValues){0};
}

static bool are_unique(JigValues values) {
    JigPtrMap seen = {0};
    bool unique = true;
    for (size_t i = 0; i < values.len && unique; ++i)
        unique = jig_ptrset_add(&seen, values.items[i]);
    jig_ptrmap_free(&seen);
    return unique;
}

static JigStatus find_callee(JigTransformCall *call, JigOp *point, JigOp **out) {
    const JigOp *op = call->op;
    const JigAttr *name = jig_transform_func_cast_and_call_function_name_attr(op);
    if (name) {
        *out = jig_symbol_lookup_nearest(point, name);
        return *out && jig_op_is(*out, JIG_FUNC(FUNC))
                   ? JIG_OK
                   : jig_definite(call, op, "unresolved symbol {}", jig_fact_attr(name));
    }
    JigOps ops = jig_payload_ops(call, jig_transform_func_cast_and_call_function(op));
    if (ops.len != 1)
        return jig_definite(call, op, "requires a single function to call");
    *out = ops.items[0];
    return jig_op_is(*out, JIG_FUNC(FUNC)) ? JIG_OK
                                           : jig_definite(call, op, "invalid non-function callee");
}

static JigStatus check_counts(JigTransformCall *call, const JigCallSite *s) {
    size_t args, results;
    jig_function_inputs(s->function, &args);
    jig_function_results(s->function, &results);
    if (args != s->num_inputs)
        return jig_silenceable(
            call, jig_op_loc(s->function),
            "mismatch between number of function arguments {} and number of inputs {}",
            jig_fact_int((int64_t)args), jig_fact_int((int64_t)s->num_inputs));
    if (results != s->num_outputs)
        return jig_silenceable(
            call, jig_op_loc(s->function),
            "mismatch between number of function results {} and number of outputs {}",
            jig_fact_int((int64_t)results), jig_fact_int((int64_t)s->num_outputs));
    return JIG_OK;
}

static JigStatus fail_definitely(JigTransformCall *call, const JigReason *why) {
    jig_refused(call, jig_op_loc(call->op), why);
    jig_report_queue(call);
    return JIG_DEFINITE;
}

static JigStatus cast_and_call(JigTransformCall *call) {
    JigOp *op = call->op;
    JigValues inputs = values_of(call, jig_transform_func_cast_and_call_inputs(op)),
              outputs = values_of(call, jig_transform_func_cast_and_call_outputs(op));
    if (!are_unique(outputs))
        return jig_silenceable(call, op, "cast and call output values must be unique");
    JigOps points = jig_payload_ops(call, jig_transform_func_cast_and_call_insertion_point(op));
    if (points.len != 1)
        return jig_silenceable(call, op, "Only one op can be specified as an insertion point");
    JigCallSite site = {.point = points.items[0],
                        .after = jig_transform_func_cast_and_call_insert_after(op),
                        .inputs = inputs.items,
                        .num_inputs = inputs.len,
                        .outputs = outputs.items,
                        .num_outputs = outputs.len,
                        .make_type = make_type,
                        .user = op};
    JigReason why = JIG_REASON(call->arena);
    if (!jig_funcs_check_call_site(&site, &why))
        return fail_definitely(call, &why);
    JIG_TRY(find_callee(call, site.point, &site.function));
    JIG_TRY(check_counts(call, &site));
    JigOp *made = jig_funcs_cast_and_call(call->rw, &site, &why);
    if (!made)
        return fail_definitely(call, &why);
    jig_set_ops(call, 0, &made, 1);
    return JIG_OK;
}
