/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Signatures of functions. */
#include "dialect/func/func.h"
#include "jig/ops/builtin.h"
#include "payload/func/signature.h"
#include "support/map.h"
#include "transform/ops/ops_int.h"
#include "transform/ops/proposals.h"

static JigApplyFn replace_signature, deduplicate_args;

static const JigOpRow rows[] = {
    {.name = "transform.func.replace_func_signature",
     .ins = "module: consume Handle",
     .outs = "transformed_module: Handle, transformed_function: Handle",
     .props = "function_name: SymbolRef, args_interchange: DenseI32Array, "
              "results_interchange: DenseI32Array, adjust_func_calls: Unit",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$function_name `args_interchange` `=` $args_interchange `results_interchange` `=` "
               "$results_interchange `at` $module attr-dict `:` functional-type(operands, results)",
     .apply = replace_signature,
     .result_names = jig_name_results_by_row,
     .summary = "another order of a function's arguments and results"},
    {.name = "transform.func.deduplicate_func_args",
     .ins = "module: consume Handle",
     .outs = "transformed_module: Handle, transformed_function: Handle",
     .props = "function_name: SymbolRef",
     .traits = "TransformOpInterface, ModifiesPayload",
     .format = "$function_name `at` $module attr-dict `:` functional-type(operands, results)",
     .apply = deduplicate_args,
     .result_names = jig_name_results_by_row,
     .more = JIG_MORE(.propose = jig_propose_deduplicate_args),
     .summary = "arguments that the only call passes twice become one"},
};
const JigDialect jig_transform_func = {.name = "transform", JIG_TABLE(ops, rows)};

enum { MODULE, FUNCTION }; /* results of both */

/* The only payload op of the handle, which has to be a module. */
static JigStatus find_module(JigTransformCall *call, const JigValue *handle, JigOp **out) {
    JigOps modules = jig_payload_ops(call, handle);
    if (modules.len != 1)
        return jig_definite(call, call->op, "requires a single module to operate on");
    *out = modules.items[0];
    if (!jig_op_is(*out, JIG_BUILTIN(MODULE)))
        return jig_silenceable(call, call->op, "target is expected to be module operation");
    return JIG_OK;
}

/* NULL: no function of this name. */
static JigOp *find_function(JigOp *module, const JigAttr *name) {
    JigOp *op = jig_symbol_lookup_ref_in(module, name);
    return op && jig_op_is(op, JIG_FUNC(FUNC)) ? op : NULL;
}

static JigStatus finish(JigTransformCall *call, JigOp *module, JigOp *function) {
    jig_set_ops(call, MODULE, &module, 1);
    jig_set_ops(call, FUNCTION, &function, 1);
    return JIG_OK;
}

/* ---- transform.func.replace_func_signature ---- */

/* One of the two orders: of arguments or results. */
typedef struct Interchange {
    const char *of, *plural; /* "args", "arguments" */
    const JigAttr *numbers;
    size_t want;
    size_t *order;
} Interchange;

static JigStatus check_count(JigTransformCall *call, const JigAttr *name, const Interchange *x) {
    size_t n = jig_attr_dense_array_len(x->numbers);
    if (n == x->want)
        return JIG_OK;
    return jig_silenceable(
        call, call->op, "function with name '{}' has {} {}, but {} {} interchange were given",
        jig_fact_attr(name), jig_fact_int((int64_t)x->want), jig_fact_text(x->plural),
        jig_fact_int((int64_t)n), jig_fact_text(x->of));
}

/* Numbers are read as unsigned; the reference takes the greatest, which marks free places of its
 * sets, for a double. */
static bool is_unique(const Interchange *x) {
    JigPtrMap seen = {0};
    bool unique = true;
    for (size_t i = 0; i < x->want; ++i) {
        x->order[i] = (uint32_t)jig_attr_dense_array_int(x->numbers, i);
        unique &= x->order[i] < UINT32_MAX &&
                  jig_ptrset_add(&seen, (const void *)(uintptr_t)(x->order[i] + 1));
    }
    jig_ptrmap_free(&seen);
    return unique;
}

static JigStatus check_unique(JigTransformCall *call, const Interchange *x) {
    if (is_unique(x))
        return JIG_OK;
    return jig_silenceable(call, call->op, "{} interchange must be unique", jig_fact_text(x->of));
}

static JigStatus check_bounds(JigTransformCall *call, const JigAttr *name, const Interchange *x) {
    for (size_t i = 0; i < x->want; ++i)
        if (x->order[i] >= x->want)
            return jig_silenceable(
                call, call->op,
                "{} interchange index {} is out of bounds for function with name '{}' with {} {}",
                jig_fact_text(x->of), jig_fact_int((int64_t)x->order[i]), jig_fact_attr(name),
                jig_fact_int((int64_t)x->want), jig_fact_text(x->plural));
    return JIG_OK;
}

static JigStatus replace_signature(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOp *module;
    JIG_TRY(find_module(call, jig_transform_func_replace_func_signature_module(op), &module));
    const JigAttr *name = jig_transform_func_replace_func_signature_function_name_attr(op);
    JigOp *function = find_function(module, name);
    if (!function)
        return jig_silenceable(call, op, "function with name '{}' not found", jig_fact_attr(name));
    Interchange args = {"args", "arguments",
                        jig_transform_func_replace_func_signature_args_interchange_attr(op), 0,
                        NULL},
                results = {"results", "results",
                           jig_transform_func_replace_func_signature_results_interchange_attr(op),
                           0, NULL};
    jig_function_inputs(function, &args.want);
    jig_function_results(function, &results.want);
    args.order = JIG_NEW_ARRAY(call->arena, size_t, args.want + 1);
    results.order = JIG_NEW_ARRAY(call->arena, size_t, results.want + 1);
    JIG_TRY(check_count(call, name, &args));
    JIG_TRY(check_count(call, name, &results));
    JIG_TRY(check_unique(call, &args));
    JIG_TRY(check_unique(call, &results));
    JIG_TRY(check_bounds(call, name, &args));
    JIG_TRY(check_bounds(call, name, &results));
    bool adjust = jig_transform_func_replace_func_signature_adjust_func_calls(op);
    JigReason *why = JIG_WHY(call);
    if (!jig_funcs_reorder_signature(call->rw, function, args.order, results.order,
                                     adjust ? module : NULL, why)) {
        jig_silenceable(call, op, "failed to replace function signature '{}' with new order",
                        jig_fact_attr(name));
        jig_failure_because(call, why);
        return JIG_SILENCEABLE;
    }
    return finish(call, module, function);
}

/* ---- transform.func.deduplicate_func_args ---- */

static JigStatus deduplicate_args(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigOp *module;
    JIG_TRY(find_module(call, jig_transform_func_deduplicate_func_args_module(op), &module));
    const JigAttr *name = jig_transform_func_deduplicate_func_args_function_name_attr(op);
    JigOp *function = find_function(module, name);
    if (!function)
        return jig_silenceable(call, op, "function with name '{}' is not found",
                               jig_fact_attr(name));
    JigReason *why = JIG_WHY(call);
    if (!jig_funcs_deduplicate_args(call->rw, function, module, why)) {
        jig_silenceable(call, op, "failed to deduplicate function arguments of function {}",
                        jig_fact_str(jig_symbol_name(function)));
        jig_failure_because(call, why);
        return JIG_SILENCEABLE;
    }
    return finish(call, module, function);
}
