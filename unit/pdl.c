/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns written as IR in the greedy driver, and the native functions that they call. */
#include "jig/pdl.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

/* ---- Native functions ---- */

/* The attribute is an even number. */
static bool is_even(JigNativeCall *call) {
    const JigPdlValue *v = &call->args[0];
    return v->kind == JIG_PDL_IS_ATTR && jig_attr_is_int(v->attr) &&
           jig_attr_int_value(v->attr) % 2 == 0;
}

/* Half of it. */
static bool halve(JigNativeCall *call) {
    const JigAttr *x = call->args[0].attr;
    call->results[0] = (JigPdlValue){
        .kind = JIG_PDL_IS_ATTR, .attr = jig_attr_int(jig_attr_type(x), jig_attr_int_value(x) / 2)};
    return true;
}

/* Puts the op's name on it. */
static bool label(JigNativeCall *call) {
    JigOp *op = call->args[0].op;
    if (jig_op_attr(op, "label"))
        return false;
    jig_rw_set_attr(call->rw, op, "label", jig_attr_string(jig_op_context(op), jig_op_name_of(op)));
    return true;
}

static bool wrong_result(JigNativeCall *call) {
    (void)call;
    return true; /* without setting the result */
}

static const JigNative natives[] = {
    {.name = "is_even", .constraint = is_even},
    {.name = "halve", .rewrite = halve},
    {.name = "label", .rewrite = label},
    {.name = "wrong_result", .rewrite = wrong_result},
};

/* ---- A module with patterns and payload ---- */

typedef struct Fixture {
    JigContext *ctx;
    JigOp *module;
    JigArena *arena;
    size_t errors;
} Fixture;

static bool count_error(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    ((Fixture *)user)->errors += diag->severity == JIG_ERROR;
    return true;
}

static void open_module(Fixture *f, const char *text) {
    *f = (Fixture){.ctx = jig_context_create(), .arena = jig_arena_create()};
    jig_register_all(f->ctx);
    jig_context_allow_unregistered(f->ctx, true);
    for (size_t i = 0; i < JIG_LEN(natives); ++i)
        jig_native_register(f->ctx, &natives[i]);
    jig_context_push_handler(f->ctx, count_error, f);
    f->module = jig_parse_module(f->ctx, jig_str(text), JIG_STR("test"), true);
    assert_non_null(f->module);
}

static void close_module(Fixture *f) {
    jig_op_destroy(f->module);
    jig_arena_destroy(f->arena);
    jig_context_destroy(f->ctx);
}

static JigOp *named(const Fixture *f, const char *name) {
    return jig_symbol_lookup_in(f->module, jig_str(name));
}

/* Rewrites @payload with the patterns until nothing changes. */
static bool rewrite(Fixture *f, const char *const *names, size_t n) {
    JigPdlMatcher *patterns[4];
    JigPatternSet *set = jig_patterns_create(f->ctx);
    for (size_t i = 0; i < n; ++i) {
        patterns[i] = jig_pdl_compile(named(f, names[i]), JIG_PDL_CALL_EXTERNAL);
        assert_non_null(patterns[i]);
        jig_patterns_add(set, jig_pdl_pattern(patterns[i]));
    }
    JigGreedyOptions options = jig_greedy_options();
    bool changed = false;
    (void)jig_apply_greedily(named(f, "payload"), set, &options, &changed);
    jig_patterns_destroy(set);
    for (size_t i = 0; i < n; ++i)
        jig_pdl_destroy(patterns[i]);
    return changed;
}

static bool payload_has(Fixture *f, const char *text) {
    JigStr s = jig_op_to_str(named(f, "payload"), NULL, f->arena);
    return strstr(jig_arena_str(f->arena, s).ptr, text) != NULL;
}

/* ---- Tests ---- */

/* Benefit decides, and a native rewrite computes what the new op has. */
static void test_greedy(void **state) {
    (void)state;
    Fixture f;
    open_module(&f, "pdl.pattern @halve : benefit(2) {\n"
                    "  %v = attribute\n"
                    "  %0 = operation \"t.n\" {\"v\" = %v}\n"
                    "  apply_native_constraint \"is_even\"(%v : !pdl.attribute)\n"
                    "  rewrite %0 {\n"
                    "    %w = apply_native_rewrite \"halve\"(%v : !pdl.attribute) : "
                    "!pdl.attribute\n"
                    "    %1 = operation \"t.n\" {\"v\" = %w}\n"
                    "    replace %0 with %1\n"
                    "  }\n"
                    "}\n"
                    "pdl.pattern @odd : benefit(1) {\n"
                    "  %v = attribute\n"
                    "  %0 = operation \"t.n\" {\"v\" = %v}\n"
                    "  rewrite %0 {\n"
                    "    %1 = operation \"t.odd\" {\"v\" = %v}\n"
                    "    erase %0\n"
                    "  }\n"
                    "}\n"
                    "func.func @payload() {\n"
                    "  \"t.n\"() {v = 12 : i64} : () -> ()\n"
                    "  return\n"
                    "}\n");
    assert_true(rewrite(&f, (const char *const[]){"odd", "halve"}, 2));
    assert_true(payload_has(&f, "\"t.odd\"() {v = 3 : i64}"));
    assert_false(payload_has(&f, "t.n"));
    assert_int_equal(f.errors, 0);
    close_module(&f);
}

/* `pdl.rewrite with`: the root is the first argument, and declining is no match. */
static void test_external(void **state) {
    (void)state;
    Fixture f;
    open_module(&f, "pdl.pattern @label : benefit(1) {\n"
                    "  %0 = operation \"t.n\"\n"
                    "  rewrite %0 with \"label\"\n"
                    "}\n"
                    "func.func @payload() {\n"
                    "  \"t.n\"() : () -> ()\n"
                    "  return\n"
                    "}\n");
    assert_true(rewrite(&f, (const char *const[]){"label"}, 1));
    assert_true(payload_has(&f, "\"t.n\"() {label = \"t.n\"}"));
    close_module(&f);
}

static void test_unregistered(void **state) {
    (void)state;
    Fixture f;
    open_module(&f, "pdl.pattern @constraint : benefit(1) {\n"
                    "  %0 = operation \"t.n\"\n"
                    "  apply_native_constraint \"halve\"(%0 : !pdl.operation)\n"
                    "  rewrite %0 with \"nobody\"\n"
                    "}\n"
                    "pdl.pattern @external : benefit(1) {\n"
                    "  %0 = operation \"t.n\"\n"
                    "  rewrite %0 with \"nobody\"\n"
                    "}\n");
    assert_null(jig_pdl_compile(named(&f, "constraint"), JIG_PDL_SKIP_EXTERNAL));
    assert_null(jig_pdl_compile(named(&f, "external"), JIG_PDL_CALL_EXTERNAL));
    JigPdlMatcher *skipping = jig_pdl_compile(named(&f, "external"), JIG_PDL_SKIP_EXTERNAL);
    assert_non_null(skipping);
    assert_string_equal(jig_pdl_pattern(skipping)->name, "external");
    assert_string_equal(jig_pdl_pattern(skipping)->root, "t.n");
    jig_pdl_destroy(skipping);
    jig_diag_flush(f.ctx);
    assert_int_equal(f.errors, 2);
    close_module(&f);
}

/* A function that does not give what the pattern declares stops the rewrite. */
static void test_wrong_result(void **state) {
    (void)state;
    Fixture f;
    open_module(&f, "pdl.pattern @p : benefit(1) {\n"
                    "  %0 = operation \"t.n\"\n"
                    "  rewrite %0 {\n"
                    "    %1 = apply_native_rewrite \"wrong_result\" : !pdl.value\n"
                    "    %2 = operation \"t.use\"(%1 : !pdl.value)\n"
                    "  }\n"
                    "}\n"
                    "func.func @payload() {\n"
                    "  \"t.n\"() : () -> ()\n"
                    "  return\n"
                    "}\n");
    assert_false(rewrite(&f, (const char *const[]){"p"}, 1));
    jig_diag_flush(f.ctx);
    assert_int_equal(f.errors, 1);
    assert_false(payload_has(&f, "t.use"));
    close_module(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_greedy),
        cmocka_unit_test(test_external),
        cmocka_unit_test(test_unregistered),
        cmocka_unit_test(test_wrong_result),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
