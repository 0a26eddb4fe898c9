/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Structured control flow and functions on values of other types: one, several or none for each. */
#include "payload/lower/lowerings.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

/* ---- The types: an index becomes an i64, an f64 two f32, a none nothing ---- */

static JigTypeRule same(const JigType *type, const JigValue *value, JigTypeSink *to, void *user) {
    (void)value, (void)user;
    return jig_type_becomes(to, type);
}

static JigTypeRule rule(const JigType *type, const JigValue *value, JigTypeSink *to, void *ctx) {
    (void)value;
    if (jig_type_is_index(type))
        return jig_type_becomes(to, jig_type_i(ctx, 64));
    if (type == jig_type_float(ctx, JIG_F64)) {
        jig_type_sink_add(to, jig_type_float(ctx, JIG_F32));
        jig_type_sink_add(to, jig_type_float(ctx, JIG_F32));
        return JIG_TYPE_CONVERTED;
    }
    if (type == jig_type_float(ctx, JIG_F16))
        return JIG_TYPE_CONVERTED;
    return type == jig_type_float(ctx, JIG_BF16) ? JIG_TYPE_REFUSED : JIG_TYPE_PASSED;
}

static bool make_cast(JigRewriter *rw, const JigCast *cast, JigValue **out, void *user) {
    (void)user;
    JigOpState state = {.name = jig_op_name(rw->ctx, JIG_STR("builtin.unrealized_conversion_cast")),
                        .loc = cast->loc,
                        .operands = (JigValue **)(uintptr_t)cast->inputs,
                        .num_operands = cast->num_inputs,
                        .types = (const JigType **)(uintptr_t)cast->types,
                        .num_types = cast->num_types};
    JigOp *op = jig_create(rw, &state);
    for (size_t i = 0; i < cast->num_types; i++)
        out[i] = jig_op_result(op, i);
    return true;
}

/* ---- One conversion ---- */

typedef struct Text {
    char chars[8192];
    size_t len;
} Text;

static void add_text(void *user, const char *text, size_t len) {
    Text *t = user;
    assert_true(t->len + len < sizeof t->chars);
    memcpy(t->chars + t->len, text, len);
    t->len += len;
    t->chars[t->len] = 0;
}

static bool on_diag(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    add_text(user, diag->message.ptr, diag->message.len);
    return true;
}

static Text print(JigOp *op) {
    Text t = {.len = 0};
    JigPrintFlags flags = jig_print_flags();
    jig_op_print(op, &flags, add_text, &t);
    return t;
}

typedef void ReadyMade(JigPatternSet *set, const JigConversionEnv *env,
                       JigConversionTarget *target);

/* The text after the conversion by what is ready-made, or by `patterns`, is `after`; NULL: it
 * fails, and nothing has changed. */
static void expect_by(ReadyMade *add, const JigPattern *patterns, const char *before,
                      const char *after) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    jig_context_allow_unregistered(ctx, true);
    JigOp *module = jig_parse_module(ctx, jig_str(before), JIG_STR("payload"), true);
    assert_non_null(module);
    Text was = print(module), said = {.len = 0};
    jig_context_push_handler(ctx, on_diag, &said);
    JigTypeConverter *types = jig_type_converter_create(ctx);
    jig_type_rule(types, same, NULL);
    jig_type_rule(types, rule, ctx);
    jig_materialize_source(types, make_cast, NULL);
    jig_materialize_target(types, make_cast, NULL);
    JigConversionEnv env = {.types = types};
    JigPatternSet *set = jig_patterns_create(ctx);
    JigConversionTarget *target = jig_conversion_target_create(ctx);
    if (add)
        add(set, &env, target);
    else
        jig_patterns_add_converting(set, patterns, &env);
    jig_target_op(target, JIG_STR("t.old"), JIG_ILLEGAL);
    jig_target_op(target, JIG_STR("t.new"), JIG_LEGAL);
    JigConversion how = {.target = target, .patterns = set, .mode = JIG_CONVERT_PARTIAL};
    assert_int_equal(jig_convert(ctx, &module, 1, &how), after != NULL);
    Text is = print(module);
    assert_string_equal(is.chars, after ? after : was.chars);
    assert_int_equal(said.len == 0, after != NULL);
    assert_true(jig_op_verify(module));
    jig_patterns_destroy(set);
    jig_conversion_target_destroy(target);
    jig_type_converter_destroy(types);
    jig_op_destroy(module);
    jig_context_destroy(ctx);
}

static void expect(const char *before, const char *after) {
    expect_by(jig_convert_scf_types, NULL, before, after);
}

/* ---- One for one: as the reference does with the types of llvm ---- */

static void counted_loops(void **state) {
    (void)state;
    expect("func.func @for(%a: index, %b: index, %c: index, %x: index) -> index {\n"
           "  %r = scf.for %i = %a to %b step %c iter_args(%y = %x) -> (index) {\n"
           "    %z = arith.addi %y, %i : index\n"
           "    scf.yield %z : index\n"
           "  } {foo}\n"
           "  return %r : index\n"
           "}\n",
           "module {\n"
           "  func.func @for(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> index {\n"
           "    %0 = builtin.unrealized_conversion_cast %arg3 : index to i64\n"
           "    %1 = builtin.unrealized_conversion_cast %arg2 : index to i64\n"
           "    %2 = builtin.unrealized_conversion_cast %arg1 : index to i64\n"
           "    %3 = builtin.unrealized_conversion_cast %arg0 : index to i64\n"
           "    %4 = scf.for %arg4 = %3 to %2 step %1 iter_args(%arg5 = %0) -> (i64)  : i64 {\n"
           "      %6 = builtin.unrealized_conversion_cast %arg5 : i64 to index\n"
           "      %7 = builtin.unrealized_conversion_cast %arg4 : i64 to index\n"
           "      %8 = arith.addi %6, %7 : index\n"
           "      %9 = builtin.unrealized_conversion_cast %8 : index to i64\n"
           "      scf.yield %9 : i64\n"
           "    } {foo}\n"
           "    %5 = builtin.unrealized_conversion_cast %4 : i64 to index\n"
           "    return %5 : index\n"
           "  }\n"
           "}\n");
}

static void conditions(void **state) {
    (void)state;
    expect("func.func @if(%a: i1, %b: index, %f: f32) -> (index, f32) {\n"
           "  %r:2 = scf.if %a -> (index, f32) { scf.yield %b, %f : index, f32 } else { %c = "
           "arith.addi %b, %b : index\n"
           "     scf.yield %c, %f : index, f32 } {foo}\n"
           "  return %r#0, %r#1 : index, f32\n"
           "}\n",
           "module {\n"
           "  func.func @if(%arg0: i1, %arg1: index, %arg2: f32) -> (index, f32) {\n"
           "    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64\n"
           "    %1:2 = scf.if %arg0 -> (i64, f32) {\n"
           "      scf.yield %0, %arg2 : i64, f32\n"
           "    } else {\n"
           "      %3 = arith.addi %arg1, %arg1 : index\n"
           "      %4 = builtin.unrealized_conversion_cast %3 : index to i64\n"
           "      scf.yield %4, %arg2 : i64, f32\n"
           "    } {foo}\n"
           "    %2 = builtin.unrealized_conversion_cast %1#0 : i64 to index\n"
           "    return %2, %1#1 : index, f32\n"
           "  }\n"
           "}\n");
}

static void loops_with_a_condition(void **state) {
    (void)state;
    expect(
        "func.func @while(%a: index, %k: i1, %f: f32) -> (index, f32) {\n"
        "  %r:2 = scf.while (%x = %a) : (index) -> (index, f32) { \"foo.use\"(%x) : (index) -> ()\n"
        "   scf.condition(%k) %x, %f : index, f32 } do { ^bb0(%x: index, %y: f32): %w = arith.addi "
        "%x, %x : index\n"
        "   scf.yield %w : index } attributes {bar}\n"
        "  return %r#0, %r#1 : index, f32\n"
        "}\n",
        "module {\n"
        "  func.func @while(%arg0: index, %arg1: i1, %arg2: f32) -> (index, f32) {\n"
        "    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64\n"
        "    %1:2 = scf.while (%arg3 = %0) : (i64) -> (i64, f32) {\n"
        "      %3 = builtin.unrealized_conversion_cast %arg3 : i64 to index\n"
        "      \"foo.use\"(%3) : (index) -> ()\n"
        "      scf.condition(%arg1) %arg3, %arg2 : i64, f32\n"
        "    } do {\n"
        "    ^bb0(%arg3: i64, %arg4: f32):\n"
        "      %3 = builtin.unrealized_conversion_cast %arg3 : i64 to index\n"
        "      %4 = arith.addi %3, %3 : index\n"
        "      %5 = builtin.unrealized_conversion_cast %4 : index to i64\n"
        "      scf.yield %5 : i64\n"
        "    }\n"
        "    %2 = builtin.unrealized_conversion_cast %1#0 : i64 to index\n"
        "    return %2, %1#1 : index, f32\n"
        "  }\n"
        "}\n");
}

static void switches(void **state) {
    (void)state;
    expect("func.func @sw(%a: index) -> index {\n"
           "  %r = scf.index_switch %a {foo} -> index case 1 { scf.yield %a : index } case -5 { %c "
           "= arith.addi %a, %a : index\n"
           "    scf.yield %c : index } default { %d = arith.muli %a, %a : index \n"
           "    scf.yield %d : index }\n"
           "  return %r : index\n"
           "}\n",
           "module {\n"
           "  func.func @sw(%arg0: index) -> index {\n"
           "    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64\n"
           "    %1 = scf.index_switch %arg0 -> i64 \n"
           "    case 1 {\n"
           "      scf.yield %0 : i64\n"
           "    }\n"
           "    case -5 {\n"
           "      %3 = arith.addi %arg0, %arg0 : index\n"
           "      %4 = builtin.unrealized_conversion_cast %3 : index to i64\n"
           "      scf.yield %4 : i64\n"
           "    }\n"
           "    default {\n"
           "      %3 = arith.muli %arg0, %arg0 : index\n"
           "      %4 = builtin.unrealized_conversion_cast %3 : index to i64\n"
           "      scf.yield %4 : i64\n"
           "    }\n"
           "    %2 = builtin.unrealized_conversion_cast %1 : i64 to index\n"
           "    return %2 : index\n"
           "  }\n"
           "}\n");
}

/* ---- Several for one, or none ---- */

static void several_or_none(void **state) {
    (void)state;
    expect("func.func @f(%a: index, %b: i1, %x: f64, %n: f16) -> (f64, f16) {\n"
           "  %r:2 = scf.for %i = %a to %a step %a iter_args(%y = %x, %k = %n) -> (f64, f16) {\n"
           "    %s:2 = scf.if %b -> (f16, f64) {\n"
           "      scf.yield %k, %y : f16, f64\n"
           "    } else {\n"
           "      scf.yield %n, %x : f16, f64\n"
           "    }\n"
           "    scf.yield %s#1, %s#0 : f64, f16\n"
           "  }\n"
           "  return %r#0, %r#1 : f64, f16\n"
           "}\n",
           "module {\n"
           "  func.func @f(%arg0: index, %arg1: i1, %arg2: f64, %arg3: f16) -> (f64, f16) {\n"
           "    %0:2 = builtin.unrealized_conversion_cast %arg2 : f64 to f32, f32\n"
           "    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64\n"
           "    %2:2 = scf.for %arg4 = %1 to %1 step %1 iter_args(%arg5 = %0#0, %arg6 = %0#1) -> "
           "(f32, f32)  : i64 {\n"
           "      %5:2 = scf.if %arg1 -> (f32, f32) {\n"
           "        scf.yield %arg5, %arg6 : f32, f32\n"
           "      } else {\n"
           "        scf.yield %0#0, %0#1 : f32, f32\n"
           "      }\n"
           "      scf.yield %5#0, %5#1 : f32, f32\n"
           "    }\n"
           "    %3 = builtin.unrealized_conversion_cast %2#0, %2#1 : f32, f32 to f64\n"
           "    %4 = builtin.unrealized_conversion_cast to f16\n"
           "    return %3, %4 : f64, f16\n"
           "  }\n"
           "}\n");
}

static void refused(void **state) {
    (void)state;
    expect("func.func @f(%a: index, %b: i1, %x: bf16) -> (index, bf16) {\n"
           "  %r = scf.for %i = %a to %a step %a iter_args(%y = %a) -> (index) {\n"
           "    scf.yield %i : index\n"
           "  }\n"
           "  %s = scf.if %b -> (bf16) {\n"
           "    scf.yield %x : bf16\n"
           "  } else {\n"
           "    scf.yield %x : bf16\n"
           "  }\n"
           "  return %r, %s : index, bf16\n"
           "}\n",
           NULL);
}

/* ---- A region whose arguments were to be others, until that was taken back ---- */

/* "t.old" as "t.new", around the same region. */
static JigOp *made_new(JigRewriter *rw, JigOp *op) {
    JigOpState state = {
        .name = jig_op_name(rw->ctx, JIG_STR("t.new")), .loc = jig_op_loc(op), .num_regions = 1};
    jig_at_before(rw, op);
    JigOp *made = jig_create(rw, &state);
    jig_rw_inline_region(rw, jig_op_region(op, 0), jig_op_region(made, 0), NULL);
    return made;
}

static bool converts_and_fails(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *made = made_new(rw, op);
    assert_true(jig_rw_convert_region(rw, jig_op_region(made, 0), jig_types_of(rw), NULL));
    return false;
}

static bool moves_only(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_replace_op(rw, op, made_new(rw, op));
    return true;
}

static void taken_back(void **state) {
    (void)state;
    const JigPattern patterns[] = {
        {.root = "t.old", .fn = converts_and_fails, .converts = true, .benefit = 2},
        {.root = "t.old", .fn = moves_only, .converts = true},
        {0},
    };
    expect_by(NULL, patterns,
              "\"t.old\"() ({\n"
              "^bb0(%i: index):\n"
              "  \"t.use\"(%i) : (index) -> ()\n"
              "}) : () -> ()\n",
              "module {\n"
              "  \"t.new\"() ({\n"
              "  ^bb0(%arg0: index):\n"
              "    \"t.use\"(%arg0) : (index) -> ()\n"
              "  }) : () -> ()\n"
              "}\n");
}

/* ---- Functions ---- */

static void expect_of_functions(const char *before, const char *after) {
    expect_by(jig_convert_function_types, NULL, before, after);
}

static void functions(void **state) {
    (void)state;
    expect_of_functions(
        "func.func private @far(index {t.a}, f32) -> (f32 {t.b})\n"
        "func.func @f(%a: index, %x: f64, %n: f16, %y: f32) -> (f64, f16, index) {\n"
        "  %r:3 = call @f(%a, %x, %n, %y) {foo} : (index, f64, f16, f32) -> (f64, f16, index)\n"
        "  %s = call @far(%r#2, %y) : (index, f32) -> f32\n"
        "  return %r#0, %n, %r#2 : f64, f16, index\n"
        "}\n",
        "module {\n"
        "  func.func private @far(i64 {t.a}, f32) -> (f32 {t.b})\n"
        "  func.func @f(%arg0: i64, %arg1: f32, %arg2: f32, %arg3: f32) -> (f32, f32, i64) {\n"
        "    %0:3 = call @f(%arg0, %arg1, %arg2, %arg3) {foo} : (i64, f32, f32, f32) -> (f32, f32, "
        "i64)\n"
        "    %1 = call @far(%0#2, %arg3) : (i64, f32) -> f32\n"
        "    return %0#0, %0#1, %0#2 : f32, f32, i64\n"
        "  }\n"
        "}\n");
}

static void functions_refused(void **state) {
    (void)state;
    expect_of_functions("func.func private @f(bf16)\n", NULL);
    expect_of_functions("func.func private @f(f64 {t.a})\n", NULL);
    expect_of_functions("func.func private @f() -> (index, f16 {t.a})\n", NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counted_loops),
        cmocka_unit_test(conditions),
        cmocka_unit_test(loops_with_a_condition),
        cmocka_unit_test(switches),
        cmocka_unit_test(several_or_none),
        cmocka_unit_test(refused),
        cmocka_unit_test(taken_back),
        cmocka_unit_test(functions),
        cmocka_unit_test(functions_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
