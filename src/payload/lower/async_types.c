/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Async ops on values of other types: what an !async.value is may become another type, and tokens
 * stay. */
#include "dialect/async/async.h"
#include "payload/lower/retype_results.h"

static bool convert_execute(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigRetyped results;
    JIG_CHECK(jig_lower_retype_results(rw, op, &results));
    JigValueList now = jig_converted_operands(rw);
    JigTypeList types = jig_type_sink_types(results.types);
    size_t tokens = jig_async_execute_dependencies(op).count;
    bool ok = now.n == jig_op_num_operands(op) && types.n == jig_op_num_results(op);
    if (ok) {
        jig_at_before(rw, op);
        JigAsyncExecute parts = {.dependencies = {now.items, tokens},
                                 .body_operands = {now.items + tokens, now.n - tokens},
                                 .token_type = types.items[0],
                                 .body_result_types = {types.items + 1, types.n - 1}};
        JigOp *made = jig_async_execute_build(rw, jig_op_loc(op), &parts);
        jig_op_copy_discardable_attrs(made, op);
        JigRegion *body = jig_async_execute_body_region(made);
        jig_rw_inline_region(rw, jig_async_execute_body_region(op), body, NULL);
        ok = jig_rw_convert_region(rw, body, jig_types_of(rw), NULL);
        if (ok)
            jig_lower_retype_replace(rw, op, made, &results);
    }
    jig_type_sink_destroy(results.types);
    return ok || jig_no_match(rw, op, "a value does not become one value");
}

static bool convert_await(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *operand = jig_converted(rw, jig_async_await_operand(op));
    if (!operand)
        return jig_no_match(rw, op, "the value does not become one value");
    JigAsyncAwait parts = {.operand = operand,
                           .result_type = jig_async_element(jig_value_type(operand))};
    jig_at_before(rw, op);
    jig_rw_replace_op(rw, op, jig_async_await_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool convert_yield(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigAsyncYield parts = {.operands = jig_converted_operands(rw)};
    jig_at_before(rw, op);
    jig_async_yield_build(rw, jig_op_loc(op), &parts);
    jig_rw_erase(rw, op);
    return true;
}

static JigLegality legality(const JigOp *op, void *types) {
    return jig_op_has_legal_types(types, op) ? JIG_LEGAL : JIG_ILLEGAL;
}

static JigTypeRule value_type(const JigType *type, const JigValue *value, JigTypeSink *to,
                              void *user) {
    (void)value;
    if (jig_async_is_token(type))
        return jig_type_becomes(to, type);
    const JigType *element = jig_async_element(type);
    if (!element)
        return JIG_TYPE_PASSED;
    const JigType *now = jig_convert_type(user, element);
    return jig_type_becomes(to, now ? jig_async_value(now) : NULL);
}

void jig_lower_convert_async_types(JigPatternSet *set, JigTypeConverter *types,
                                   const JigConversionEnv *env, JigConversionTarget *target) {
    static const JigPattern patterns[] = {
        {.name = "types-of-async.execute",
         .root = "async.execute",
         .converts = true,
         .fn = convert_execute},
        {.name = "types-of-async.await",
         .root = "async.await",
         .converts = true,
         .fn = convert_await},
        {.name = "types-of-async.yield",
         .root = "async.yield",
         .converts = true,
         .fn = convert_yield},
        {0},
    };
    jig_type_rule(types, value_type, types);
    jig_patterns_add_converting(set, patterns, env);
    for (const JigPattern *p = patterns; p->fn; ++p)
        jig_target_op_fn(target, jig_str(p->root), legality, types);
}
