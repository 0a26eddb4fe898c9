/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A fault in each language of rows (docs/rows.md), and the diagnostic that names it. linalg's are
 * in linalg.c. */
#include "scene.h"

#include <stdio.h>

#include "asm/format.h"
#include "codegen/ir_machines.h"
#include "ir/op.h"
#include "ir/spec/constraint.h"
#include "ir/spec/spec.h"
#include "jig/convert.h"
#include "pass/pipeline.h"

static bool build_even(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)rw, (void)op, (void)self;
    return false;
}
static const JigPattern patterns[] = {{.name = "P", .root = "no.op", .fn = build_even}, {0}};
static const JigOlder older = {.until = "16", .what = "", .today = "no.longer"};
static JigStatus apply(JigTransformCall *call) {
    (void)call;
    return JIG_OK;
}

static const JigOpRow ops[] = {
    {.name = "f.ins", .ins = "a: Index,, b: Index"},
    {.name = "f.type", .ins = "a: Tensor<Indexx>"},
    {.name = "f.outs", .outs = "r variadic<Index>"},
    {.name = "f.props", .props = "n: Confined<I64, mn<0>>"},
    {.name = "f.regions", .regions = "body: sized<x>"},
    {.name = "f.succs", .succs = "to: several"},
    {.name = "f.traits", .traits = "HasParent<"},
    {.name = "f.format", .ins = "a: Index", .format = "$a `( attr-dict"},
    {.name = "f.names", .outs = "a: Index, b: Index", .result_name = "a, b, c"},
    {.name = "f.default", .regions = "body: any", .default_dialect = "nosuch"},
    {.name = "f.canonicalize", .canonicalize = patterns},
    {.name = "f.older", .older = &older},
};
static const JigEnumCase cases[] = {{0, "slow"}, {1, "fast"}, {2, "slow"}, {0}};
static const JigEnumCase modes[] = {{0, "slow"}, {0}};
static const JigEnumOlder older_modes[] = {{.text = "lazy", .today = "idle"}, {0}};
static const JigEnumRow enums[] = {
    {.name = "f.cases", .cases = cases},
    {.name = "f.storage", .cases = modes, .storage = "i8"},
    {.name = "f.mode", .cases = modes, .older = older_modes},
};
static const JigTypeRow types[] = {
    {.name = "f.params", .params = "a: typ"},
    {.name = "f.body", .params = "a: type", .format = "`<` $b `>`"},
};
static const JigAttrRow attrs[] = {{.name = "f.enum", .enum_of = "f.nosuch"}};
static const JigTypeConstraint type_constraints[] = {
    {"Expr", NULL, .expr = "AnyOf<Index, Nosuch>"},
    {"Insist", "x", .expr = "Index", .insist = "Nosuch"},
};
static const JigAttrConstraint attr_constraints[] = {{"AttrExpr", NULL, .expr = "I63"}};
static const char *const depends[] = {"nosuch", NULL};
static const JigOlderText texts[] = {{.name = "f.text", .op = "f.older", .format = "$x"}, {0}};
static const JigCustomRow customs[] = {{.name = "Half", .written = "[{0}, {1..]"}};
static const JigDialect faulty = {
    .name = "f",
    JIG_TABLE(ops, ops),
    JIG_TABLE(enums, enums),
    JIG_TABLE(types, types),
    JIG_TABLE(attrs, attrs),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(attr_constraints, attr_constraints),
    JIG_TABLE(customs, customs),
    .depends = depends,
    .older_texts = texts,
};
/* What is read of handles. */
static const JigOpRow scripts[] = {
    {.name = "transform.f_needs",
     .ins = "target: read AnyHandle",
     .traits = "TransformOpInterface",
     .format = "$target attr-dict `:` type($target)",
     .apply = apply,
     .needs = "target: interface<LoopLikeOpInterface>; other: any_op"},
};
static const JigDialect part = {.name = "transform", JIG_TABLE(ops, scripts)};

static bool hear(void *user, JigContext *ctx, const JigDiag *d) {
    (void)ctx;
    char *heard = user;
    size_t n = strlen(heard);
    snprintf(heard + n, (1 << 14) - n, "%.*s\n", JIG_FMT(d->message));
    return true;
}

static void expect(const char *heard, const char *const *messages, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (!strstr(heard, messages[i])) {
            fputs(heard, stderr); /* too long for fail_msg */
            fail_msg("'%s' was not said", messages[i]);
        }
}

static void of_dialects(void **state) {
    (void)state;
    static char heard[1 << 14];
    Scene s = scene_begin("");
    jig_context_push_handler(s.ctx, hear, heard);
    assert_true(jig_format_check_dialects(s.ctx));
    jig_context_register(s.ctx, &faulty);
    jig_context_register(s.ctx, &part);
    assert_false(jig_format_check_dialects(s.ctx));
    static const char *const messages[] = {
        "row 'f.ins', .ins, column 10: ",
        "row 'f.type', .ins, column 17: no type constraint 'Indexx'",
        "row 'f.outs', .outs, column 3: ",
        "row 'f.props', .props, column 20: ",
        "row 'f.regions', .regions, column 13: ",
        "row 'f.succs', .succs, column ",
        "row 'f.traits', .traits, column 11: ",
        "row 'f.format', .format, column ",
        "row 'f.names', .result_name: 3 names of 2 groups of results",
        "row 'f.default', .default_dialect: no dialect 'nosuch'",
        "row 'f.canonicalize', .canonicalize: pattern 'P' begins at no op 'no.op'",
        "row 'f.older', .older: no op 'no.longer'",
        "enum 'f.cases': two cases 'slow'",
        "enum 'f.storage', .storage: neither i32 nor i64: 'i8'",
        "enum 'f.mode', .older: no case 'idle'",
        "row 'f.params', .params, column ",
        "row 'f.body', .format, column ",
        "row 'f.enum', .params, column 21: no enum 'f.nosuch'",
        "type constraint 'Expr' of 'f': ",
        "type constraint 'Insist' of 'f': ",
        "attribute constraint 'AttrExpr' of 'f': ",
        "directive 'Half', .written: neither {n} nor {n...}: '{1..]'",
        "dialect 'f', .depends: no dialect 'nosuch'",
        "older text of 'f.text' is malformed",
        ("row 'transform.f_needs': trait 'TransformOpInterface' wants .needs, column 46: no "
         "operand "
         "'other'"),
    };
    expect(heard, messages, JIG_LEN(messages));
    scene_end(&s);
}

static const char *const choices[] = {"few", "many", NULL};
static const JigOptionRow options[] = {
    {.name = "number", .kind = JIG_OPTION_INT, .otherwise = "ten"},
    {.name = "flag", .kind = JIG_OPTION_BOOL, .otherwise = "maybe"},
    {.name = "choice", .kind = JIG_OPTION_ENUM, .otherwise = "none", .choices = choices},
    {.name = "list", .kind = JIG_OPTION_INT_LIST, .otherwise = "1,x"},
    {.name = "pipelines", .kind = JIG_OPTION_PIPELINE_LIST, .otherwise = "any(nosuch)"},
    {.name = "good", .kind = JIG_OPTION_UINT, .otherwise = "7"},
};
static const JigLegalityRow legality[] = {
    {.names = "arith, *, arith.addj, nosuch", .is = JIG_LEGAL}, {0}};
static const JigConversionRow conversion = {.patterns = {patterns}, .legality = legality};
static const JigPassRow pass = {
    .name = "faulty",
    .title = "Faulty",
    .anchor = "func.fun",
    JIG_TABLE(options, options),
    .conversion = &conversion,
};

static void of_passes(void **state) {
    (void)state;
    static char heard[1 << 14];
    Scene s = scene_begin("");
    jig_context_push_handler(s.ctx, hear, heard);
    assert_true(jig_pass_check_all(s.ctx));
    assert_true(jig_pass_register(s.ctx, &pass));
    assert_false(jig_pass_check_all(s.ctx));
    static const char *const messages[] = {
        "pass 'faulty', anchor: no op 'func.fun'",
        "pass 'faulty', option 'number': bad default 'ten'",
        "pass 'faulty', option 'flag': bad default 'maybe'",
        "pass 'faulty', option 'choice': bad default 'none'",
        "pass 'faulty', option 'list': bad default '1,x'",
        "pass 'faulty', option 'pipelines': bad default 'any(nosuch)'",
        "pass 'faulty', legality, column 11: no op or dialect 'arith.addj'",
        "pass 'faulty', legality, column 23: no op or dialect 'nosuch'",
        "pass 'faulty': pattern 'P' begins at no op 'no.op'",
    };
    expect(heard, messages, JIG_LEN(messages));
    assert_null(strstr(heard, "'good'"));
    scene_end(&s);
}

static void of_intrinsics(void **state) {
    (void)state;
    Scene s = scene_begin("");
    static const JigIrImm wrong[] = {{1, "nosuch"}, {0}};
    static const struct {
        const char *op;
        JigIrIntrinsic in;
        const char *fault;
    } faults[] = {
        {"llvm.intr.exp", {.overloads = "0"}, NULL},
        {"llvm.intr.exp", {.overloads = "0x"}, ".overloads, column 2: no such letter"},
        {"llvm.intr.exp", {.overloads = "1"}, ".overloads, column 1: there is no such argument"},
        {"llvm.intr.trap", {.overloads = "r"}, ".overloads, column 1: there is no result"},
        {"llvm.intr.exp", {.overloads = "0", .imms = wrong}, ".imms: no attribute 'nosuch'"},
    };
    for (size_t i = 0; i < JIG_LEN(faults); ++i) {
        const JigSpec *spec = jig_spec(jig_op_name(s.ctx, jig_str(faults[i].op)));
        const char *fault = jig_codegen_intrinsic_fault(spec, &faults[i].in, s.a);
        if (!fault != !faults[i].fault || (fault && !strstr(fault, faults[i].fault)))
            fail_msg("%s: '%s'", faults[i].op, fault ? fault : "nothing");
    }
    scene_end(&s);
}

static void of_summaries(void **state) {
    (void)state;
    assert_int_equal(jig_constraint_summary_fault("vector of %C values of length %N"), 0);
    assert_int_equal(jig_constraint_summary_fault("vector of %Q values"), 12);
    assert_int_equal(jig_constraint_summary_fault("100%"), 5);
}

static bool verify_use(JigOp *op) {
    return jig_op_error(op, "uses a symbol");
}
static const JigSymbolUserIface symbol_user = {.verify = verify_use};
static const JigIface user_ifaces[] = {{&jig_iface_symbol_user, &symbol_user}, {0}};
static const JigOpRow late_ops[] = {{.name = "late.user", .ifaces = user_ifaces}};
static const JigDialect late = {.name = "late", JIG_TABLE(ops, late_ops)};

/* Ops that were met before their dialect was registered are as those met later. */
static void of_late_dialects(void **state) {
    (void)state;
    static char heard[1 << 14];
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    jig_context_allow_unregistered(ctx, true);
    JigOp *module =
        jig_parse_module(ctx, JIG_STR("\"late.user\"() : () -> ()"), JIG_STR("payload"), true);
    assert_true(jig_op_verify(module));
    jig_context_register(ctx, &late);
    jig_context_push_handler(ctx, hear, heard);
    assert_false(jig_op_verify(module));
    jig_diag_flush(ctx);
    expect(heard, (const char *const[]){"'late.user' op uses a symbol"}, 1);
    jig_op_destroy(module);
    jig_context_destroy(ctx);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_dialects),      cmocka_unit_test(of_passes),
        cmocka_unit_test(of_intrinsics),    cmocka_unit_test(of_summaries),
        cmocka_unit_test(of_late_dialects),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
