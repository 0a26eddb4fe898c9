/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions, calls and returns whose types a converter changes. An argument or
 * a result may become several or none, so that attributes of a function's
 * arguments and results are kept where each becomes one.
 */
#include "dialect/func/func.h"
#include "payload/lower/retype_results.h"
#include "support/check.h"

/* ---- Functions ---- */
/* What the types become one after the other; false: one can't be converted. */
static bool convert_all(const JigTypeConverter *types, const JigType *const *from, size_t n,
                        JigTypeSink *to) {
    bool ok = true;
    for (size_t i = 0; ok && i < n; i++)
        ok = jig_convert_type_to(types, from[i], to);
    return ok;
}

/* Does each become one type? */
static bool is_one_to_one(const JigTypeConverter *types, const JigType *const *from, size_t n) {
    bool ok = true;
    for (size_t i = 0; ok && i < n; i++)
        ok = jig_convert_type(types, from[i]);
    return ok;
}

static bool keeps_attrs(const JigTypeConverter *types, const JigOp *op) {
    size_t n, m;
    const JigType *const *inputs = jig_function_inputs(op, &n);
    const JigType *const *results = jig_function_results(op, &m);
    return (!jig_func_func_arg_attrs_attr(op) || is_one_to_one(types, inputs, n)) &&
           (!jig_func_func_res_attrs_attr(op) || is_one_to_one(types, results, m));
}

static void set_types(JigRewriter *rw, JigOp *op, const JigTypeSink *inputs,
                      const JigTypeSink *results) {
    JigTypeList in = jig_type_sink_types(inputs), out = jig_type_sink_types(results);
    jig_function_set_signature(op, in.items, in.n, out.items, out.n);
    jig_rw_modified(rw, op);
}

/* What the entry block takes. */
static bool convert_entry(JigRewriter *rw, JigRegion *body, const JigTypeConverter *types) {
    JigBlock *entry = jig_region_first(body);
    size_t n = jig_block_num_args(entry);
    JigArgConversion *args = jig_args_create(n);
    bool ok = true;
    for (size_t i = 0; ok && i < n; i++)
        ok = jig_args_convert(args, types, i, jig_value_type(jig_block_arg(entry, i)));
    if (ok)
        jig_rw_convert_block(rw, entry, types, args);
    jig_args_destroy(args);
    return ok;
}

/* `data`: the entry is all of the body that is converted; or NULL. */
static bool convert_func(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigTypeConverter *types = jig_types_of(rw);
    size_t n, m;
    const JigType *const *inputs = jig_function_inputs(op, &n);
    const JigType *const *results = jig_function_results(op, &m);
    if (!keeps_attrs(types, op))
        return jig_no_match(rw, op, "an argument or result with attributes is not one any more");
    JigTypeSink *in = jig_type_sink_create(), *out = jig_type_sink_create();
    bool ok = convert_all(types, inputs, n, in) && convert_all(types, results, m, out);
    JigRegion *body = jig_func_func_body(op);
    if (ok && jig_region_first(body))
        ok = self->data ? convert_entry(rw, body, types)
                        : jig_rw_convert_region(rw, body, types, NULL);
    if (ok)
        set_types(rw, op, in, out);
    jig_type_sink_destroy(in);
    jig_type_sink_destroy(out);
    return ok || jig_no_match(rw, op, "a type of the function can't be converted");
}

/* ---- Calls and returns ---- */
/* Attributes of arguments and results stay where each of them becomes one. */
static bool call_keeps_attrs(JigRewriter *rw, const JigOp *op, const JigRetyped *results) {
    bool ok = true;
    for (size_t i = 0; jig_func_arg_attrs_attr(op) && i < jig_op_num_operands(op); i++)
        ok = ok && jig_converted_at(rw, i).n == 1;
    for (size_t i = 0; jig_func_res_attrs_attr(op) && i < jig_op_num_results(op); i++)
        ok = ok && results->ends[i] == i + 1;
    return ok || jig_no_match(rw, op, "an argument or result with attributes is not one any more");
}

static bool convert_call(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigRetyped results;
    JIG_CHECK(jig_lower_retype_results(rw, op, &results));
    bool ok = call_keeps_attrs(rw, op, &results);
    if (ok) {
        JigFuncCall parts = {.operands = jig_converted_operands(rw),
                             .result_types = jig_type_sink_types(results.types),
                             .callee = jig_func_call_callee_attr(op),
                             .arg_attrs = jig_func_arg_attrs_attr(op),
                             .res_attrs = jig_func_res_attrs_attr(op),
                             .no_inline = jig_func_no_inline_attr(op)};
        JigOp *call = jig_func_call_build(rw, jig_op_loc(op), &parts);
        jig_op_copy_discardable_attrs(call, op);
        jig_lower_retype_replace(rw, op, call, &results);
    }
    jig_type_sink_destroy(results.types);
    return ok;
}

static bool convert_return(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigFuncReturn parts = {.operands = jig_converted_operands(rw)};
    JigOp *by = jig_func_return_build(rw, jig_op_loc(op), &parts);
    jig_op_copy_discardable_attrs(by, op);
    jig_rw_replace_op(rw, op, by);
    return true;
}

/* ---- What is legal ---- */
static JigLegality func_legality(const JigOp *op, void *user) {
    const JigTypeConverter *types = user;
    bool ok = jig_region_has_legal_types(types, jig_func_func_body(op)) &&
              jig_function_has_legal_types(types, jig_func_func_function_type(op));
    return ok ? JIG_LEGAL : JIG_ILLEGAL;
}

static JigLegality user_legality(const JigOp *op, void *user) {
    return jig_op_has_legal_types(user, op) ? JIG_LEGAL : JIG_ILLEGAL;
}

/* ---- The set ---- */

void jig_convert_function_types(JigPatternSet *set, const JigConversionEnv *env,
                                JigConversionTarget *target) {
    static const JigPattern patterns[] = {
        {.name = "types-of-functions", .root = "func.func", .fn = convert_func},
        {.name = "types-of-calls", .root = "func.call", .fn = convert_call, .converts = true},
        {.name = "types-of-returns", .root = "func.return", .fn = convert_return, .converts = true},
        {0},
    };
    static const JigLegalityRow legality[] = {
        {"func.func", .fn = func_legality}, {"func.call, func.return", .fn = user_legality}, {0}};
    jig_patterns_add_converting(set, patterns, env);
    jig_target_say(target, legality, (void *)(uintptr_t)env->types);
}

static JigLegality signature_legality(const JigOp *op, void *types) {
    return jig_function_has_legal_types(types, jig_func_func_function_type(op)) ? JIG_LEGAL
                                                                                : JIG_ILLEGAL;
}

void jig_lower_convert_signatures(JigPatternSet *set, const JigConversionEnv *env,
                                  JigConversionTarget *target) {
    JIG_REQUIRE(set && env && target);
    static const char entry_only[] = "";
    static const JigPattern patterns[] = {
        {.name = "signatures-of-functions",
         .root = "func.func",
         .fn = convert_func,
         .data = entry_only},
        {.name = "types-of-calls", .root = "func.call", .converts = true, .fn = convert_call},
        {.name = "types-of-returns", .root = "func.return", .converts = true, .fn = convert_return},
        {0},
    };
    static const JigLegalityRow legality[] = {{"func.func", .fn = signature_legality},
                                              {"func.call, func.return", .fn = user_legality},
                                              {0}};
    jig_patterns_add_converting(set, patterns, env);
    jig_target_say(target, legality, (void *)(uintptr_t)env->types);
}
