/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Plugins through the C API: what one brings, in several contexts; which are refused, and why. */
#include "jig/plugin.h"

#include "ir/context.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

static const JigPlugin *load(const char *name, JigStr *error, JigArena *a) {
    return jig_plugin_load(jig_arena_printf(a, JIG_TEST_PLUGINS "/%s.so", name).ptr, a, error);
}

static const JigPlugin *good(JigArena *a) {
    JigStr error;
    const JigPlugin *plugin = load("good", &error, a);
    if (!plugin)
        fail_msg("%.*s", JIG_FMT(error));
    return plugin;
}

static JigContext *context(void) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    return ctx;
}

/* ---- What one brings ---- */

static const char source[] = "%0 = toy.make red size <7>\n"
                             "%1 = toy.turn %0\n"
                             "%2 = toy.turn %1\n"
                             "%c = arith.constant 1 : i32\n"
                             "\"test.use\"(%2, %c) : (!toy.box, i32) -> ()\n";

static JigOp *parse(JigContext *ctx) {
    jig_context_allow_unregistered(ctx, true);
    JigOp *module = jig_parse_module(ctx, jig_str(source), JIG_STR("source"), true);
    assert_non_null(module);
    return module;
}

static bool contains(JigStr text, const char *part) {
    size_t len = strlen(part);
    for (size_t i = 0; i + len <= text.len; ++i)
        if (memcmp(text.ptr + i, part, len) == 0)
            return true;
    return false;
}

static void run(JigOp *op, const char *pipeline, JigArena *a) {
    JigReason why = JIG_REASON(a);
    JigPipeline *p = jig_pipeline_parse(jig_op_context(op), jig_str(pipeline), a, &why);
    if (!p)
        fail_msg("%.*s", JIG_FMT(jig_reason_text(&why, a)));
    assert_true(jig_pipeline_run(p, op, NULL));
    jig_pipeline_destroy(p);
}

/* Contexts share the plugin, one after the other and at once. */
static void works_in_contexts(const JigPlugin *plugin, JigArena *a) {
    JigContext *contexts[2] = {context(), context()};
    for (size_t i = 0; i < 2; ++i) {
        assert_true(jig_plugin_register(contexts[i], plugin));
        assert_true(jig_plugin_register(contexts[i], plugin)); /* twice is once */
        JigOp *module = parse(contexts[i]);
        run(module, "builtin.module(canonicalize,toy-mark{as=x})", a);
        JigStr text = jig_op_to_str(module, NULL, a);
        assert_true(contains(text, "toy.make red size <7> {toy.mark = \"x\"}"));
        assert_false(contains(text, "toy.turn"));
        jig_op_destroy(module);
    }
    jig_context_destroy(contexts[0]);
    jig_context_destroy(contexts[1]);
}

static void test_contexts(void **unused) {
    (void)unused;
    JigArena *a = jig_arena_create();
    assert_ptr_equal(good(a), good(a));
    works_in_contexts(good(a), a);
    jig_arena_destroy(a);
}

/* What was built with the headers of a former version keeps loading (unit/plugins/README.md). */
static void test_kept_builds(void **unused) {
    (void)unused;
#ifdef __x86_64__
    static const char *const kept[] = {"0.2.0"};
    JigArena *a = jig_arena_create();
    for (size_t i = 0; i < JIG_LEN(kept); ++i) {
        JigStr error, path = jig_arena_printf(a, JIG_KEPT_PLUGINS "/good-%s-x86_64.so", kept[i]);
        const JigPlugin *plugin = jig_plugin_load(path.ptr, a, &error);
        if (!plugin)
            fail_msg("%.*s", JIG_FMT(error));
        works_in_contexts(plugin, a);
    }
    jig_arena_destroy(a);
#else
    skip();
#endif
}

/* The options of a machine are those of convert-vector-to-llvm, beside those of other machines; it
 * is lowered where all dialects are; its patterns join sets of others. */
static void test_machine(void **unused) {
    (void)unused;
    static const char vectors[] = "func.func @f(%a: vector<4xf32>) -> vector<4xf32> {\n"
                                  "  %0 = arith.mulf %a, %a : vector<4xf32>\n"
                                  "  return %0 : vector<4xf32>\n"
                                  "}\n";
    JigArena *a = jig_arena_create();
    JigContext *ctx = context();
    assert_true(jig_plugin_register(ctx, good(a)));
    JigOp *module = jig_parse_module(ctx, jig_str(vectors), JIG_STR("source"), true);
    run(module, "builtin.module(convert-vector-to-llvm{toy-products enable-amx})", a);
    assert_true(contains(jig_op_to_str(module, NULL, a), "toy_machine.mul"));
    run(module, "builtin.module(convert-vector-to-llvm{enable-toy})", a);
    assert_true(contains(jig_op_to_str(module, NULL, a), "llvm.fmul"));
    jig_op_destroy(module);
    module = jig_parse_module(ctx, jig_str(vectors), JIG_STR("source"), true);
    run(module, "builtin.module(convert-vector-to-llvm{toy-products},convert-to-llvm)", a);
    assert_true(contains(jig_op_to_str(module, NULL, a), "llvm.fmul"));
    jig_op_destroy(module);
    module = jig_parse_module(ctx, jig_str(vectors), JIG_STR("source"), true);
    run(module, "builtin.module(fold-memref-alias-ops)", a);
    assert_true(contains(jig_op_to_str(module, NULL, a), "toy_machine.mul"));
    jig_op_destroy(module);
    jig_context_destroy(ctx);
    jig_arena_destroy(a);
}

static size_t errors_of(JigContext *ctx, const char *text) {
    JigDiagCapture capture;
    jig_diag_capture_begin(ctx, &capture);
    JigOp *op = jig_parse_module(ctx, jig_str(text), JIG_STR("source"), true);
    jig_diag_capture_end(ctx, &capture);
    size_t n = 0;
    for (const JigDiag *d = capture.first; d; d = d->next)
        n += d->severity == JIG_ERROR;
    jig_diag_capture_free(&capture);
    if (op)
        jig_op_destroy(op);
    return n;
}

/* Another context knows nothing of it. */
static void test_not_registered(void **unused) {
    (void)unused;
    JigContext *ctx = context();
    assert_int_equal(errors_of(ctx, "%0 = toy.make red"), 1);
    jig_context_destroy(ctx);
}

/* The plugin's own constraints are checked as others are. */
static void test_constraints(void **unused) {
    (void)unused;
    JigArena *a = jig_arena_create();
    JigContext *ctx = context();
    assert_true(jig_plugin_register(ctx, good(a)));
    assert_int_equal(errors_of(ctx, "%0 = toy.make green"), 0);
    assert_int_equal(errors_of(ctx, "%0 = toy.make blue"), 1);
    assert_int_equal(errors_of(ctx, "%0 = \"toy.make\"() {size = #toy.size<200>} : () -> !toy.box"),
                     1);
    jig_context_destroy(ctx);
    jig_arena_destroy(a);
}

/* A plugin's type is what its interfaces say: this one may stand in vectors. */
static void test_element_types(void **unused) {
    (void)unused;
    JigArena *a = jig_arena_create();
    JigContext *ctx = context();
    assert_true(jig_plugin_register(ctx, good(a)));
    assert_int_equal(errors_of(ctx, "func.func private @f(vector<4x!toy.box>)"), 0);
    assert_int_equal(errors_of(ctx, "func.func private @f(memref<4x!toy.box>)"), 1);
    jig_context_destroy(ctx);
    jig_arena_destroy(a);
}

/* An interface may be attached to an op before the plugin that brings the op is known. */
static void test_attached_first(void **unused) {
    (void)unused;
    static const JigIfaceId id = {.name = "FirstOpInterface"};
    static const JigIface ifaces[] = {{&id, "vtable"}, {0}};
    JigArena *a = jig_arena_create();
    JigContext *ctx = context();
    jig_op_attach_ifaces(ctx, "toy.make", ifaces);
    assert_true(jig_plugin_register(ctx, good(a)));
    JigOp *module = jig_parse_module(ctx, JIG_STR("%0 = toy.make red"), JIG_STR("source"), true);
    assert_non_null(module);
    JigOp *make = jig_block_first(jig_op_body(module));
    assert_string_equal(jig_op_iface(make, &id), "vtable");
    jig_op_destroy(module);
    jig_context_destroy(ctx);
    jig_arena_destroy(a);
}

/* Attaching makes no dialect one that is in use: its patterns would count. */
static void test_attached_is_not_met(void **unused) {
    (void)unused;
    static const JigIfaceId id = {.name = "FirstOpInterface"};
    static const JigIface ifaces[] = {{&id, "vtable"}, {0}};
    JigContext *ctx = context();
    jig_op_attach_ifaces(ctx, "math.absf", ifaces);
    assert_false(jig_context_is_loaded(ctx, jig_context_dialect(ctx, JIG_STR("math"))));
    const JigOpName *name = jig_op_name(ctx, JIG_STR("math.absf"));
    assert_true(jig_context_is_loaded(ctx, jig_context_dialect(ctx, JIG_STR("math"))));
    assert_non_null(jig_op_name_row(name));
    assert_string_equal(jig_op_name_iface(name, &id), "vtable");
    jig_context_destroy(ctx);
}

/* ---- Slots ---- */

typedef struct Kept {
    char **log;
    char mark;
} Kept;
static void free_kept(JigContext *ctx, void *slot) {
    (void)ctx;
    Kept *kept = slot;
    *(*kept->log)++ = kept->mark;
}

static void test_slots(void **unused) {
    (void)unused;
    static const JigContextKey first = {sizeof(Kept), free_kept},
                               second = {sizeof(Kept), free_kept}, other = {sizeof(int), NULL};
    char log[3] = "", *end = log;
    JigContext *ctx = jig_context_create();
    Kept *a = jig_context_slot(ctx, &first), *b = jig_context_slot(ctx, &second);
    assert_true(!a->log && !b->log && a != b);
    *a = (Kept){&end, 'a'};
    *b = (Kept){&end, 'b'};
    *(int *)jig_context_slot(ctx, &other) = 1;
    assert_ptr_equal(jig_context_slot(ctx, &first), a);
    jig_context_destroy(ctx);
    assert_string_equal(log, "ba");
}

/* ---- Refused when loading ---- */

static void test_refused(void **unused) {
    (void)unused;
    static const struct {
        const char *name, *reason;
    } cases[] = {
        {"no_such_file", "cannot open shared object file: No such file or directory"},
        {"bad-no_init", "not a plugin: no 'jig_plugin_init' in it"},
        {"bad-nothing", "its 'jig_plugin_init' returned nothing"},
        {"bad-missing", "undefined symbol: jig_later"},
        {"bad-newer",
         "it was built for plugin interface 3; this is jig " JIG_VERSION ", which has 2"},
        {"bad-older",
         "it was built for plugin interface 1; this is jig " JIG_VERSION ", which has 2"},
        {"bad-headers", "it was built with other headers (those of jig 0.0.9): its JigOpRow has "},
    };
    JigArena *a = jig_arena_create();
    for (size_t i = 0; i < JIG_LEN(cases); ++i) {
        JigStr error = {0};
        assert_null(load(cases[i].name, &error, a));
        if (!contains(error, cases[i].reason))
            fail_msg("%s: %.*s", cases[i].name, JIG_FMT(error));
    }
    JigStr error;
    assert_null(jig_plugin_load("", a, &error));
    assert_true(jig_str_is(error, "no file name given"));
    jig_arena_destroy(a);
}

/* ---- Refused when registering ---- */

static void assert_not_registered(const char *name, const char *const *messages) {
    JigArena *a = jig_arena_create();
    JigContext *ctx = context();
    JigStr error;
    const JigPlugin *plugin = load(name, &error, a);
    assert_non_null(plugin);
    JigDiagCapture capture;
    jig_diag_capture_begin(ctx, &capture);
    assert_false(jig_plugin_register(ctx, plugin));
    jig_diag_capture_end(ctx, &capture);
    const JigDiag *d = capture.first;
    for (; *messages; ++messages, d = d->next) {
        assert_non_null(d);
        assert_true(jig_str_is(d->message, *messages));
    }
    assert_null(d);
    jig_diag_capture_free(&capture);
    jig_diag_capture_begin(ctx, &capture);
    assert_false(jig_plugin_register(ctx, plugin)); /* once more */
    jig_diag_capture_end(ctx, &capture);
    assert_true(jig_str_is(capture.first->message, "the plugin was refused before"));
    jig_diag_capture_free(&capture);
    /* What was there stays. */
    assert_int_equal(errors_of(ctx, "func.func @f(%a: i32) -> i32 {\n"
                                    "  %0 = arith.addi %a, %a : i32\n"
                                    "  return %0 : i32\n"
                                    "}"),
                     0);
    jig_context_destroy(ctx);
    jig_arena_destroy(a);
}

static void test_not_registrable(void **unused) {
    (void)unused;
    assert_not_registered("bad-taken",
                          (const char *const[]){
                              "op 'arith.addi' is registered already",
                              "op 'math.add' of dialect 'arith' must be named 'arith.'...",
                              "pass 'cse' is registered already",
                              NULL,
                          });
    assert_not_registered("bad-setup", (const char *const[]){"no license for toys", NULL});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_contexts),        cmocka_unit_test(test_kept_builds),
        cmocka_unit_test(test_machine),         cmocka_unit_test(test_not_registered),
        cmocka_unit_test(test_constraints),     cmocka_unit_test(test_element_types),
        cmocka_unit_test(test_attached_first),  cmocka_unit_test(test_attached_is_not_met),
        cmocka_unit_test(test_slots),           cmocka_unit_test(test_refused),
        cmocka_unit_test(test_not_registrable),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
