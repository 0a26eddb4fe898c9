/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edits of a script (amend/amend.h): what they do, how they are written, and that they can be taken
 * back. */
#include "scene.h"

#include "amend/amend.h"
#include "explain/dry_run.h"
#include "ir/fingerprint.h"

#include <string.h>

static const char payload[] = "func.func @f() {\n  return\n}\n";
static const char text[] =
    "!t = !transform.any_op\n"
    "!p = !transform.param<i64>\n"
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @tile(%op: !t {transform.consumed}, %n: !p {transform.readonly}) "
    "{\n"
    "    %tile, %l:2 = transform.structured.tile_using_for %op tile_sizes [%n,\n"
    "      8] : (!t, !p) -> (!t, !t, !t)\n"
    "    transform.yield\n"
    "  }\n"
    "  transform.named_sequence @main(%root: !t) {\n"
    "    %n = transform.param.constant 4 : i64 -> !p\n"
    "    %op = transform.structured.match ops{[\"linalg.add\"]} in %root : (!t) -> !t // why\n"
    "    %a = transform.structured.generalize %op : (!t) -> !t %b = transform.get_parent_op %a : "
    "(!t) -> !t\n"
    "    transform.include @tile failures(propagate) (%a, %n) : (!t, !p) -> ()\n"
    "    transform.yield\n"
    "  }\n"
    "}\n";

typedef struct Opened {
    Scene s;
    JigAmend am;
} Opened;

static Opened opened(void) {
    Opened o = {.s = scene_begin(payload)};
    JigReason why = JIG_REASON(o.s.a);
    assert_true(jig_amend_open(&o.am, o.s.ctx, jig_str(text), JIG_STR("dir/s.mlir"), &why));
    return o;
}

static void closed(Opened *o) {
    jig_amend_close(&o->am);
    scene_end(&o->s);
}

typedef struct Wanted {
    const char *name;
    size_t n;
    JigOp *found;
} Wanted;

static JigWalk find(JigOp *op, void *user) {
    Wanted *w = user;
    if (!jig_op_has_name(op, w->name) || w->n--)
        return JIG_WALK_ADVANCE;
    w->found = op;
    return JIG_WALK_INTERRUPT;
}

static JigOp *step(const Opened *o, const char *name) {
    Wanted w = {.name = name};
    jig_walk_pre(o->am.module, find, &w);
    assert_non_null(w.found);
    return w.found;
}

/* The edits are taken back, and shown: hunks as "where|line|line" on lines. */
static void shows(Opened *o, const char *expected) {
    uint64_t before = jig_fingerprint_of_op(o->am.module, NULL);
    JigHunks hunks = {0};
    JigStr all = {0};
    JigDryRun dry = jig_dry_run_begin(o->s.ctx);
    assert_true(jig_amend_apply(&o->am));
    assert_true(jig_fingerprint_of_op(o->am.module, NULL) != before);
    jig_dry_run_end(&dry);
    assert_true(jig_fingerprint_of_op(o->am.module, NULL) == before);
    jig_amend_hunks(&o->am, o->s.a, &hunks);
    for (size_t i = 0; i < hunks.len; ++i) {
        all = jig_arena_printf(o->s.a, "%.*s%.*s", JIG_FMT(all), JIG_FMT(hunks.data[i].where));
        for (size_t k = 0; k < hunks.data[i].lines.len; ++k)
            all = jig_arena_printf(o->s.a, "%.*s|%.*s", JIG_FMT(all),
                                   JIG_FMT(hunks.data[i].lines.data[k]));
        all = jig_arena_printf(o->s.a, "%.*s\n", JIG_FMT(all));
    }
    jig_amend_hunks_free(&hunks);
    assert_string_equal(jig_arena_printf(o->s.a, "%.*s", JIG_FMT(all)).ptr, expected);
    /* The whole text is a script with these edits in it. */
    JigStr whole = jig_amend_text(&o->am, o->s.a);
    JigOp *module = jig_parse_module(o->s.ctx, whole, JIG_STR("whole"), true);
    assert_non_null(module);
    jig_op_destroy(module);
    assert_true(jig_fingerprint_of_op(o->am.module, NULL) == before);
    jig_amend_reset(&o->am);
}

static void numbers_change(void **state) {
    (void)state;
    Opened o = opened();
    JigOp *tile = step(&o, "transform.structured.tile_using_for");
    assert_true(jig_amend_number(&o.am, tile, "static_sizes", 1, 16));
    shows(&o, "in place of s.mlir:5-6|    %tile, %l:2 = transform.structured.tile_using_for %op "
              "tile_sizes [%n, 16] : (!t, !p) -> (!t, !t, !t)\n");
    /* A handle's number is where the parameter is made. */
    assert_true(jig_amend_number(&o.am, tile, "static_sizes", 0, 32));
    assert_true(jig_amend_number(&o.am, tile, "static_sizes", 1, 16));
    shows(&o, "in place of s.mlir:5-6|    %tile, %l:2 = transform.structured.tile_using_for %op "
              "tile_sizes [%n, 16] : (!t, !p) -> (!t, !t, !t)\n"
              "in place of s.mlir:10|    %n = transform.param.constant 32 : i64 -> !p\n");
    JigAmendList list;
    size_t at = 0;
    assert_true(jig_amend_next_list(&o.am, tile, "sizes", &at, o.s.a, &list));
    assert_int_equal(list.n, 2);
    assert_int_equal(list.values[0], 4);
    assert_int_equal(list.values[1], 8);
    assert_false(jig_amend_next_list(&o.am, tile, "sizes", &at, o.s.a, &list));
    assert_false(jig_amend_number(&o.am, tile, "static_sizes", 2, 16));
    assert_false(jig_amend_number(&o.am, tile, "interchange", 0, 16));
    closed(&o);
}

static void steps_come_before(void **state) {
    (void)state;
    Opened o = opened();
    JigOp *op = step(&o, "transform.structured.generalize");
    JigValue *handle = jig_op_operand(op, 0);
    assert_true(jig_amend_insert(&o.am, step(&o, "transform.include"),
                                 JIG_STR("transform.print $0 : !transform.any_op\n"), &handle, 1,
                                 NULL, (JigStr){0}) == true);
    shows(&o, "before s.mlir:13|    transform.print %op : !t\n");
    /* In the middle of a line, and with another handle from there on. */
    JigValue *a = jig_op_result(op, 0);
    assert_true(jig_amend_insert(&o.am, step(&o, "transform.get_parent_op"),
                                 JIG_STR("%new = transform.structured.generalize $0 : "
                                         "(!transform.any_op) -> !transform.any_op"),
                                 &a, 1, a, JIG_STR("%new")));
    shows(&o, "in place of s.mlir:12-13|    %a = transform.structured.generalize %op : (!t) -> !t "
              "%new = transform.structured.generalize %a : (!t) -> !t|    %b = "
              "transform.get_parent_op %new : (!t) -> !t|    transform.include @tile "
              "failures(propagate) (%new, %n) : (!t, !p) -> ()\n");
    /* What is no step, or calls what is not there. */
    assert_false(jig_amend_insert(&o.am, op, JIG_STR("transform.nothing $0 : !transform.any_op"),
                                  &handle, 1, NULL, (JigStr){0}));
    assert_false(jig_amend_insert(&o.am, op, JIG_STR("transform.print %x : !transform.any_op"),
                                  &handle, 1, NULL, (JigStr){0}));
    closed(&o);
}

static void steps_go(void **state) {
    (void)state;
    Opened o = opened();
    JigOp *op = step(&o, "transform.structured.generalize");
    assert_true(jig_amend_remove(&o.am, op));
    shows(&o, "in place of s.mlir:12-13|     %b = transform.get_parent_op %op : (!t) -> !t|    "
              "transform.include @tile failures(propagate) (%op, %n) : (!t, !p) -> ()\n");
    assert_true(jig_amend_remove(&o.am, step(&o, "transform.include")));
    shows(&o, "in place of s.mlir:13\n");
    JigValue *handle = jig_op_operand(op, 0);
    assert_true(jig_amend_replace(&o.am, op,
                                  JIG_STR("%x = transform.get_parent_op $0 : (!transform.any_op) "
                                          "-> !transform.any_op\n"
                                          "%a = transform.structured.generalize $0 : "
                                          "(!transform.any_op) -> !transform.any_op"),
                                  &handle, 1));
    shows(&o, "in place of s.mlir:12|    %x = transform.get_parent_op %op : (!t) -> !t|    %a = "
              "transform.structured.generalize %op : (!t) -> !t %b = transform.get_parent_op %a : "
              "(!t) -> !t\n");
    /* A result that is used has to be somebody's. */
    assert_true(jig_amend_replace(&o.am, op, JIG_STR("transform.print $0 : !transform.any_op"),
                                  &handle, 1));
    JigDryRun dry = jig_dry_run_begin(o.s.ctx);
    assert_false(jig_amend_apply(&o.am));
    jig_dry_run_end(&dry);
    closed(&o);
}

static void steps_trade_places(void **state) {
    (void)state;
    Opened o = opened();
    JigOp *one = step(&o, "transform.structured.generalize"),
          *two = step(&o, "transform.get_parent_op");
    /* The first one's result is needed by others, too. */
    assert_false(jig_amend_swap(&o.am, one, two));
    assert_false(jig_amend_swap(&o.am, two, one));
    closed(&o);
    static const char chain[] =
        "module attributes {transform.with_named_sequence} {\n"
        "  transform.named_sequence @main(%root: !transform.any_op) {\n"
        "    %a, %la = transform.structured.tile_using_for %root tile_sizes [2] : "
        "(!transform.any_op) -> (!transform.any_op, !transform.any_op)\n"
        "    %b = transform.structured.generalize %a : (!transform.any_op) -> "
        "!transform.any_op // there\n"
        "    transform.print %b : !transform.any_op\n"
        "    transform.yield\n"
        "  }\n"
        "}\n";
    o.s = scene_begin(payload);
    JigReason why = JIG_REASON(o.s.a);
    assert_true(jig_amend_open(&o.am, o.s.ctx, jig_str(chain), JIG_STR("c.mlir"), &why));
    assert_true(jig_amend_swap(&o.am, step(&o, "transform.structured.tile_using_for"),
                               step(&o, "transform.structured.generalize")));
    shows(&o, "in place of c.mlir:3-5|    %b = transform.structured.generalize %root : "
              "(!transform.any_op) -> !transform.any_op|    %a, %la = "
              "transform.structured.tile_using_for %b tile_sizes [2] : (!transform.any_op) -> "
              "(!transform.any_op, !transform.any_op)|     // there|    transform.print %a : "
              "!transform.any_op\n");
    closed(&o);
}

static void attributes_change(void **state) {
    (void)state;
    Opened o = opened();
    /* Of an op with a body, which stays. */
    JigOp *main_ = jig_op_parent(step(&o, "transform.include"));
    assert_true(jig_amend_set(&o.am, main_, "visible", jig_attr_unit(o.s.ctx)));
    shows(&o, "in place of s.mlir:9|  transform.named_sequence @main(%root: !t) attributes "
              "{visible} {\n");
    assert_true(jig_amend_set(&o.am, step(&o, "transform.structured.match"), "ops", NULL));
    shows(&o, "in place of s.mlir:11|    %op = transform.structured.match in %root : (!t) -> !t // "
              "why\n");
    JigStr name = jig_amend_new_name(&o.am, "n");
    assert_true(jig_str_is(name, "%n1"));
    closed(&o);
}

static void is_found_by_places(void **state) {
    (void)state;
    Opened o = opened();
    JigOp *again = jig_parse_module(o.s.ctx, jig_str(text), JIG_STR("dir/s.mlir"), true),
          *other = jig_parse_module(o.s.ctx, jig_str(text), JIG_STR("other.mlir"), true);
    Wanted w = {.name = "transform.include"}, in_other = w;
    jig_walk_pre(again, find, &w);
    jig_walk_pre(other, find, &in_other);
    assert_ptr_equal(jig_amend_step(&o.am, w.found), step(&o, "transform.include"));
    assert_null(jig_amend_step(&o.am, in_other.found));
    JigValue *handle = jig_op_operand(w.found, 0), *root;
    assert_ptr_equal(jig_amend_handle(&o.am, handle),
                     jig_op_operand(step(&o, "transform.include"), 0));
    root = jig_block_arg(jig_op_block(w.found), 0);
    assert_ptr_equal(jig_amend_handle(&o.am, root),
                     jig_block_arg(jig_op_block(step(&o, "transform.include")), 0));
    /* What was set since it was read. */
    jig_op_set_attr(w.found, "note", jig_attr_unit(o.s.ctx));
    jig_amend_follow(&o.am, again);
    assert_non_null(jig_op_attr(step(&o, "transform.include"), "note"));
    JigAmend none;
    JigReason why = JIG_REASON(o.s.a);
    assert_false(jig_amend_open(&none, o.s.ctx, JIG_STR("transform.x"), JIG_STR("x"), &why));
    assert_true(jig_reason_given(&why));
    jig_op_destroy(again);
    jig_op_destroy(other);
    closed(&o);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_change),    cmocka_unit_test(steps_come_before),
        cmocka_unit_test(steps_go),          cmocka_unit_test(steps_trade_places),
        cmocka_unit_test(attributes_change), cmocka_unit_test(is_found_by_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
