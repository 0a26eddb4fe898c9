/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialect `num` as arith and scf: what its types become, and a pattern for each op. */
#include "num.h"

#include "jig/ops/arith.h"
#include "jig/ops/num.h"
#include "jig/ops/scf.h"

/* ---- Types ---- */

/* Asked first, since it was added last. */
static JigTypeRule convert_type(const JigType *type, const JigValue *value, JigTypeSink *to,
                                void *user) {
    (void)value, (void)user;
    const JigType *i32 = jig_type_i(jig_type_context(type), 32);
    if (jig_type_is(type, &num_types[NUM_FIX]))
        return jig_type_becomes(to, i32);
    if (jig_type_is(type, &num_types[NUM_RANGE])) {
        jig_type_sink_add(to, i32);
        jig_type_sink_add(to, i32);
        return JIG_TYPE_CONVERTED;
    }
    /* To nothing: converted, and nothing is added. */
    return jig_type_is(type, &num_types[NUM_TOKEN]) ? JIG_TYPE_CONVERTED : JIG_TYPE_PASSED;
}

static JigTypeRule keep_type(const JigType *type, const JigValue *value, JigTypeSink *to,
                             void *user) {
    (void)value, (void)user;
    return jig_type_becomes(to, type);
}

JigTypeConverter *num_types_create(JigContext *ctx) {
    JigTypeConverter *types = jig_type_converter_create(ctx);
    jig_type_rule(types, keep_type, NULL);
    jig_type_rule(types, convert_type, NULL);
    return types;
}

/* ---- Ops ---- */

/* An op of which nothing is left but its operands: a token is nothing, a range is both ends, a
 * number is its bits. */
static bool lower_to_operands(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValueList list = jig_converted_operands(rw);
    jig_rw_replace_lists(rw, op, &list);
    return true;
}

static bool lower_add(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigArithAddi parts = {.lhs = jig_converted(rw, jig_num_add_lhs(op)),
                          .rhs = jig_converted(rw, jig_num_add_rhs(op))};
    jig_rw_replace_op(rw, op, jig_arith_addi_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* The range is two values by now. */
static bool lower_clamp(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { NUMBER, RANGE };
    JigLoc loc = jig_op_loc(op);
    JigValueList range = jig_converted_at(rw, RANGE);
    if (range.n != 2)
        return jig_no_match(rw, op, "a range is two values, not {}", jig_fact_int(range.n));
    JigArithMaxsi up = {.lhs = jig_converted(rw, jig_num_clamp_number(op)), .rhs = range.items[0]};
    JigOp *max = jig_arith_maxsi_build(rw, loc, &up);
    JigArithMinsi down = {.lhs = jig_op_result(max, 0), .rhs = range.items[1]};
    jig_rw_replace_op(rw, op, jig_arith_minsi_build(rw, loc, &down));
    return true;
}

static JigValue *constant(JigRewriter *rw, JigLoc loc, const JigType *type, int64_t n) {
    JigArithConstant parts = {.value = jig_attr_int(type, n)};
    return jig_op_result(jig_arith_constant_build(rw, loc, &parts), 0);
}

/* A loop that adds the number again and again. */
static bool lower_times(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *index = jig_type_index(rw->ctx);
    JigValue *number = jig_converted(rw, jig_num_times_number(op));
    JigValue *zero = constant(rw, loc, jig_value_type(number), 0);
    const JigType *type = jig_value_type(zero);
    JigScfFor parts = {.lower_bound = constant(rw, loc, index, 0),
                       .upper_bound = jig_converted(rw, jig_num_times_count(op)),
                       .step = constant(rw, loc, index, 1),
                       .init_args = JIG_VALUES(zero),
                       .result_types = {&type, 1}};
    JigOp *loop = jig_scf_for_build(rw, loc, &parts);
    JigBlock *body = jig_create_block(rw, jig_scf_for_region(loop), NULL,
                                      (const JigType *[]){index, type}, 2, loc);
    JigArithAddi sum = {.lhs = jig_block_arg(body, 1), .rhs = number};
    JigValue *next = jig_op_result(jig_arith_addi_build(rw, loc, &sum), 0);
    jig_scf_yield_build(rw, loc, &(JigScfYield){.results = JIG_VALUES(next)});
    jig_rw_replace_op(rw, op, loop);
    return true;
}

static const JigPattern patterns[] = {
    {.name = "num-token", .root = "num.token", .fn = lower_to_operands, .converts = true},
    {.name = "num-from-bits", .root = "num.from_bits", .fn = lower_to_operands, .converts = true},
    {.name = "num-to-bits", .root = "num.to_bits", .fn = lower_to_operands, .converts = true},
    {.name = "num-range", .root = "num.range", .fn = lower_to_operands, .converts = true},
    {.name = "num-add", .root = "num.add", .fn = lower_add, .converts = true},
    {.name = "num-clamp", .root = "num.clamp", .fn = lower_clamp, .converts = true},
    {.name = "num-times", .root = "num.times", .fn = lower_times, .converts = true},
    {0},
};

void num_lowering(JigPatternSet *set, const JigConversionEnv *env, JigConversionTarget *target) {
    static const JigLegalityRow legality[] = {
        {"num", .is = JIG_ILLEGAL}, {"arith", .is = JIG_LEGAL}, {0}};
    jig_patterns_add_converting(set, patterns, env);
    jig_convert_function_types(set, env, target);
    jig_convert_scf_types(set, env, target);
    jig_target_say(target, legality, NULL);
}
