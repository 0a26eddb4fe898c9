/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edits of a script (amend/amend.h): what they do, how they are written, and that they can be taken
 * back. */
#include "scene.h"

#include "ir/fingerprint.h"
#include "jig/amend.h"

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
    JigAmend *am;
} Opened;

static Opened opened(void) {
    Opened o = {.s = scene_begin(payload)};
    JigReason why = JIG_REASON(o.s.a);
    o.am = jig_amend_open(o.s.ctx, jig_str(text), JIG_STR("dir/s.mlir"), &why);
    assert_non_null(o.am);
    return o;
}

static void closed(Opened *o) {
    jig_amend_close(o->am);
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
    jig_walk_pre(jig_amend_script(o->am), find, &w);
    assert_non_null(w.found);
    return w.found;
}

/* Carried out, and taken back. */
static bool works(const Opened *o) {
    uint64_t before = jig_fingerprint_of_op(jig_amend_script(o->am), NULL);
    JigMark mark = jig_mark(o->s.ctx);
    bool ok = jig_amend_apply(o->am, NULL);
    assert_true(!ok || jig_fingerprint_of_op(jig_amend_script(o->am), NULL) != before);
    jig_rollback(o->s.ctx, mark);
    jig_commit(o->s.ctx, mark);
    assert_true(jig_fingerprint_of_op(jig_amend_script(o->am), NULL) == before);
    return ok;
}

/* What is noted, shown: hunks as "where|line|line" on lines. */
static void shows(const Opened *o, const char *expected) {
    uint64_t before = jig_fingerprint_of_op(jig_amend_script(o->am), NULL);
    const JigAmendHunk *hunks;
    size_t n;
    JigStr all = {0}, whole;
    JigReason why = JIG_REASON(o->s.a);
    assert_true(works(o));
    if (!jig_amend_hunks(o->am, o->s.a, &hunks, &n, &why))
        fail_msg("%.*s", JIG_FMT(jig_reason_text(&why, o->s.a)));
    for (size_t i = 0; i < n; ++i) {
        all = jig_arena_printf(o->s.a, "%.*s%.*s", JIG_FMT(all), JIG_FMT(hunks[i].where));
        for (size_t k = 0; k < hunks[i].num_lines; ++k)
            all = jig_arena_printf(o->s.a, "%.*s|%.*s", JIG_FMT(all), JIG_FMT(hunks[i].lines[k]));
        all = jig_arena_printf(o->s.a, "%.*s\n", JIG_FMT(all));
    }
    assert_string_equal(jig_arena_printf(o->s.a, "%.*s", JIG_FMT(all)).ptr, expected);
    assert_true(jig_amend_text(o->am, o->s.a, &whole, &why));
    assert_true(jig_fingerprint_of_op(jig_amend_script(o->am), NULL) == before);
    jig_amend_reset(o->am);
}

static void numbers_change(void **state) {
    (void)state;
    Opened o = opened();
    JigOp *tile = step(&o, "transform.structured.tile_using_for");
    assert_true(jig_amend_number(o.am, tile, "static_sizes", 1, 16, NULL));
    shows(&o, "in place of s.mlir:5-6|    %tile, %l:2 = transform.structured.tile_using_for %op "
              "tile_sizes [%n, 16] : (!t, !p) -> (!t, !t, !t)\n");
    /* A handle's number is where the parameter is made. */
    assert_true(jig_amend_number(o.am, tile, "static_sizes", 0, 32, NULL));
    assert_true(jig_amend_number(o.am, tile, "static_sizes", 1, 16, NULL));
    shows(&o, "in place of s.mlir:5-6|    %tile, %l:2 = transform.structured.tile_using_for %op "
              "tile_sizes [%n, 16] : (!t, !p) -> (!t, !t, !t)\n"
              "in place of s.mlir:10|    %n = transform.param.constant 32 : i64 -> !p\n");
    JigAmendList list;
    size_t at = 0;
    assert_true(jig_amend_next_list(o.am, tile, "sizes", &at, o.s.a, &list));
    assert_int_equal(list.n, 2);
    assert_int_equal(list.values[0], 4);
    assert_int_equal(list.values[1], 8);
    assert_false(jig_amend_next_list(o.am, tile, "sizes", &at, o.s.a, &list));
    assert_false(jig_amend_number(o.am, tile, "static_sizes", 2, 16, NULL));
    assert_false(jig_amend_number(o.am, tile, "interchange", 0, 16, NULL));
    closed(&o);
}

static void steps_come_before(void **state) {
    (void)state;
    Opened o = opened();
    JigOp *op = step(&o, "transform.structured.generalize");
    JigValue *handle = jig_op_operand(op, 0);
    assert_true(jig_amend_insert(o.am, step(&o, "transform.include"),
                                 JIG_STR("transform.print $0 : !transform.any_op\n"), &handle, 1,
                                 NULL, (JigStr){0}, NULL));
    shows(&o, "before s.mlir:13|    transform.print %op : !t\n");
    /* In the middle of a line, and with another handle from there on. */
    JigValue *a = jig_op_result(op, 0);
    assert_true(jig_amend_insert(o.am, step(&o, "transform.get_parent_op"),
                                 JIG_STR("%new = transform.structured.generalize $0 : "
                                         "(!transform.any_op) -> !transform.any_op"),
                                 &a, 1, a, JIG_STR("%new"), NULL));
    shows(&o, "in place of s.mlir:12-13|    %a = transform.structured.generalize %op : (!t) -> !t "
              "%new = transform.structured.generalize %a : (!t) -> !t|    %b = "
              "transform.get_parent_op %new : (!t) -> !t|    transform.include @tile "
              "failures(propagate) (%new, %n) : (!t, !p) -> ()\n");
    /* What is no step, or calls what is not there. */
    assert_false(jig_amend_insert(o.am, op, JIG_STR("transform.nothing $0 : !transform.any_op"),
                                  &handle, 1, NULL, (JigStr){0}, NULL));
    assert_false(jig_amend_insert(o.am, op, JIG_STR("transform.print %x : !transform.any_op"),
                                  &handle, 1, NULL, (JigStr){0}, NULL));
    closed(&o);
}

static void steps_go(void **state) {
    (void)state;
    Opened o = opened();
    JigOp *op = step(&o, "transform.structured.generalize");
    assert_true(jig_amend_remove(o.am, op, NULL));
    shows(&o, "in place of s.mlir:12-13|     %b = transform.get_parent_op %op : (!t) -> !t|    "
              "transform.include @tile failures(propagate) (%op, %n) : (!t, !p) -> ()\n");
    assert_true(jig_amend_remove(o.am, step(&o, "transform.include"), NULL));
    shows(&o, "in place of s.mlir:13\n");
    JigValue *handle = jig_op_operand(op, 0);
    assert_true(jig_amend_replace(o.am, op,
                                  JIG_STR("%x = transform.get_parent_op $0 : (!transform.any_op) "
                                          "-> !transform.any_op\n"
                                          "%a = transform.structured.generalize $0 : "
                                          "(!transform.any_op) -> !transform.any_op"),
                                  &handle, 1, NULL));
    shows(&o, "in place of s.mlir:12|    %x = transform.get_parent_op %op : (!t) -> !t|    %a = "
              "transform.structured.generalize %op : (!t) -> !t %b = transform.get_parent_op %a : "
              "(!t) -> !t\n");
    /* A result that is used has to be somebody's. */
    assert_true(jig_amend_replace(o.am, op, JIG_STR("transform.print $0 : !transform.any_op"),
                                  &handle, 1, NULL));
    assert_false(works(&o));
    closed(&o);
}

static void steps_trade_places(void **state) {
    (void)state;
    Opened o = opened();
    JigOp *one = step(&o, "transform.structured.generalize"),
          *two = step(&o, "transform.get_parent_op");
    /* The first one's result is needed by others, too. */
    assert_false(jig_amend_swap(o.am, one, two, NULL));
    assert_false(jig_amend_swap(o.am, two, one, NULL));
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
    o.am = jig_amend_open(o.s.ctx, jig_str(chain), JIG_STR("c.mlir"), &why);
    assert_non_null(o.am);
    assert_true(jig_amend_swap(o.am, step(&o, "transform.structured.tile_using_for"),
                               step(&o, "transform.structured.generalize"), NULL));
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
    assert_true(jig_amend_set(o.am, main_, "visible", jig_attr_unit(o.s.ctx), NULL));
    shows(&o, "in place of s.mlir:9|  transform.named_sequence @main(%root: !t) attributes "
              "{visible} {\n");
    assert_true(jig_amend_set(o.am, step(&o, "transform.structured.match"), "ops", NULL, NULL));
    shows(&o, "in place of s.mlir:11|    %op = transform.structured.match in %root : (!t) -> !t // "
              "why\n");
    JigStr name = jig_amend_new_name(o.am, "n");
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
    assert_ptr_equal(jig_amend_step(o.am, w.found), step(&o, "transform.include"));
    assert_null(jig_amend_step(o.am, in_other.found));
    JigValue *handle = jig_op_operand(w.found, 0), *root;
    assert_ptr_equal(jig_amend_handle(o.am, handle),
                     jig_op_operand(step(&o, "transform.include"), 0));
    root = jig_block_arg(jig_op_block(w.found), 0);
    assert_ptr_equal(jig_amend_handle(o.am, root),
                     jig_block_arg(jig_op_block(step(&o, "transform.include")), 0));
    /* What was set since it was read. */
    jig_op_set_attr(w.found, "note", jig_attr_unit(o.s.ctx));
    jig_amend_follow(o.am, again);
    assert_non_null(jig_op_attr(step(&o, "transform.include"), "note"));
    JigReason why = JIG_REASON(o.s.a);
    assert_null(jig_amend_open(o.s.ctx, JIG_STR("transform.x"), JIG_STR("x"), &why));
    assert_true(jig_reason_given(&why));
    jig_op_destroy(again);
    jig_op_destroy(other);
    closed(&o);
}

/* ---- Words of the author ---- */

static Opened opened_as(const char *script, const char *file) {
    Opened o = {.s = scene_begin(payload)};
    JigReason why = JIG_REASON(o.s.a);
    o.am = jig_amend_open(o.s.ctx, jig_str(script), jig_str(file), &why);
    assert_non_null(o.am);
    return o;
}

static void words_are_the_authors(void **state) {
    (void)state;
    static const char script[] =
        "!t = !transform.any_op\n"
        "#m = affine_map<(d0) -> (d0)>\n"
        "module attributes {transform.with_named_sequence} {\n"
        "  transform.named_sequence @main(%root: !t) {\n"
        "    %op = transform.structured.match ops{[\"linalg.add\"]} attributes{note = \"of "
        "!transform.any_op kind\", map = #m} in %root : (!t) -> !t\n"
        "    transform.yield\n"
        "  }\n"
        "}\n"
        "!late = !transform.any_value\n";
    Opened o = opened_as(script, "w.mlir");
    JigOp *match = step(&o, "transform.structured.match");
    const JigAttr *sub = jig_attr_string(o.s.ctx, JIG_STR("linalg.sub"));
    assert_true(jig_amend_set(o.am, match, "ops", jig_attr_array(o.s.ctx, &sub, 1), NULL));
    shows(&o, "in place of w.mlir:5|    %op = transform.structured.match ops{[\"linalg.sub\"]} "
              "attributes {map = #m, note = \"of !transform.any_op kind\"} in %root : (!t) -> "
              "!t\n");
    /* In steps that are new, too; a name is none before it is given. */
    JigValue *handle = jig_op_result(match, 0);
    assert_true(
        jig_amend_insert(o.am, jig_op_next(match),
                         JIG_STR("%v = transform.get_result $0[0] : (!transform.any_op) -> "
                                 "!transform.any_value\n"
                                 "transform.print $0 {name = \"costs $0 !transform.any_op\"} : "
                                 "!transform.any_op"),
                         &handle, 1, NULL, (JigStr){0}, NULL));
    shows(&o, "before w.mlir:6|    %v = transform.get_result %op[0] : (!t) -> "
              "!transform.any_value|    transform.print %op {name = \"costs $0 "
              "!transform.any_op\"} : !t\n");
    closed(&o);
}

static void names_do_not_clash(void **state) {
    (void)state;
    Opened o = opened();
    JigOp *include = step(&o, "transform.include");
    JigValue *handle = jig_op_operand(include, 0);
    for (unsigned i = 0; i < 2; ++i)
        assert_true(jig_amend_insert(
            o.am, include,
            JIG_STR("%b, %tile = transform.structured.fuse $0 tile_sizes [2] : "
                    "(!transform.any_op) -> (!transform.any_op, !transform.any_op)"),
            &handle, 1, NULL, (JigStr){0}, NULL));
    shows(&o, "before s.mlir:13|    %b_0, %tile = transform.structured.fuse %a tile_sizes [2] : "
              "(!t) -> (!t, !t)|    %b_1, %tile_0 = transform.structured.fuse %a tile_sizes [2] : "
              "(!t) -> (!t, !t)\n");
    closed(&o);
}

/* ---- Choices ---- */

static const char choices[] =
    "!t = !transform.any_op\n!p = !transform.any_param\n"
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @main(%root: !t, %n: !p) {\n"
    "    %k = transform.tune.knob<\"tile\"> = 4 from options = [4, 8] -> !p\n"
    "    %free = transform.tune.knob<\"free\"> options = {lb = 1} -> !p // any\n"
    "    %op = transform.structured.match ops{[\"linalg.add\"]} in %root : (!t) -> !t\n"
    "    %tile, %l:3 = transform.structured.tile_using_for %op tile_sizes [%k, %free, %n] : (!t, "
    "!p, !p, !p) -> (!t, !t, !t, !t)\n"
    "    transform.tune.alternatives<\"order\"> {\n"
    "      %again = transform.tune.knob<\"tile\"> options = [4, 8, 16] -> !p\n"
    "    }, {\n"
    "    }\n"
    "    transform.yield\n"
    "  }\n"
    "}\n";

static void choices_are_numbers(void **state) {
    (void)state;
    Opened o = opened_as(choices, "k.mlir");
    JigOp *tile = step(&o, "transform.structured.tile_using_for");
    JigAmendList list;
    JigReason why = JIG_REASON(o.s.a);
    size_t at = 0;
    assert_true(jig_amend_next_list(o.am, tile, "sizes", &at, o.s.a, &list));
    assert_int_equal(list.values[0], 4);
    assert_int_equal(list.values[1], -1);
    assert_int_equal(list.values[2], -1);
    /* All places of the name. */
    assert_true(jig_amend_number(o.am, tile, list.attr, 0, 8, NULL));
    assert_true(jig_amend_number(o.am, tile, list.attr, 1, 5, NULL));
    assert_int_equal(jig_amend_num_edits(o.am), 2);
    at = 0;
    assert_true(jig_amend_next_list(o.am, tile, "sizes", &at, o.s.a, &list));
    assert_int_equal(list.values[0], 8);
    assert_int_equal(list.values[1], 5);
    shows(
        &o,
        "in place of k.mlir:5-6|    %k = transform.tune.knob<\"tile\"> = 8 : i64 from options = "
        "[4, 8] -> !p|    %free = transform.tune.knob<\"free\"> = 5 : i64 from options = {lb = 1 : "
        "i64} "
        "-> !p // any\n"
        "in place of k.mlir:10|      %again = transform.tune.knob<\"tile\"> = 8 : i64 from options "
        "= [4, 8, 16] -> !p\n");
    /* An option of one place only; and what comes from outside. */
    assert_false(jig_amend_number(o.am, tile, "static_sizes", 0, 16, &why));
    assert_string_equal(jig_reason_text(&why, o.s.a).ptr, "16 is no option of this parameter");
    assert_false(jig_amend_number(o.am, tile, "static_sizes", 2, 16, &why));
    assert_string_equal(jig_reason_text(&why, o.s.a).ptr,
                        "number 2 of 'static_sizes' is not in the script");
    closed(&o);
}

static void choices_are_made(void **state) {
    (void)state;
    Opened o = opened_as(choices, "k.mlir");
    JigOp *main_ = jig_op_parent(step(&o, "transform.structured.match"));
    JigReason why = JIG_REASON(o.s.a);
    assert_true(jig_amend_choose(o.am, main_, JIG_STR("tile"), JIG_STR("8"), &why));
    assert_true(jig_amend_choose(o.am, main_, JIG_STR("order"), JIG_STR("1"), &why));
    shows(&o,
          "in place of k.mlir:5|    %k = transform.tune.knob<\"tile\"> = 8 : i64 from options = "
          "[4, 8] -> !p\n"
          "in place of k.mlir:9-10|    transform.tune.alternatives<\"order\"> selected_region = 1 "
          "{|      %again = transform.tune.knob<\"tile\"> = 8 : i64 from options = [4, 8, 16] -> "
          "!p\n");
    assert_false(jig_amend_choose(o.am, main_, JIG_STR("tile"), JIG_STR("16"), &why));
    assert_string_equal(jig_reason_text(&why, o.s.a).ptr, "'tile' cannot be 16: it is 4 or 8");
    assert_false(jig_amend_choose(o.am, main_, JIG_STR("n"), JIG_STR("16"), &why));
    assert_string_equal(jig_reason_text(&why, o.s.a).ptr,
                        "'n' is given to the sequence and not written in it");
    assert_false(jig_amend_choose(o.am, main_, JIG_STR("none"), JIG_STR("16"), &why));
    assert_int_equal(jig_amend_num_edits(o.am), 0);
    closed(&o);
}

/* ---- One edit among others ---- */

static void edits_have_numbers(void **state) {
    (void)state;
    Opened o = opened();
    JigReason why = JIG_REASON(o.s.a);
    JigOp *include = step(&o, "transform.include");
    JigValue *handle = jig_op_operand(include, 0);
    JigAmendEdit note = jig_amend_set(o.am, include, "note", jig_attr_unit(o.s.ctx), NULL);
    JigAmendEdit put =
        jig_amend_insert(o.am, include,
                         JIG_STR("%x = transform.structured.generalize $0 : (!transform.any_op) -> "
                                 "!transform.any_op\ntransform.print %x : !transform.any_op"),
                         &handle, 1, handle, JIG_STR("%x"), NULL);
    JigOp *put_step = jig_amend_new_step(o.am, put, 0), *print = jig_amend_new_step(o.am, put, 1);
    assert_true(jig_op_has_name(put_step, "transform.structured.generalize"));
    assert_true(jig_op_has_name(print, "transform.print"));
    assert_null(jig_amend_new_step(o.am, put, 2));
    assert_null(jig_amend_new_step(o.am, note, 0));
    /* About what it has put there. */
    JigValue *x = jig_op_result(put_step, 0);
    JigAmendEdit more =
        jig_amend_insert(o.am, print, JIG_STR("transform.print $0 : !transform.any_op"), &x, 1,
                         NULL, (JigStr){0}, NULL);
    assert_true(jig_amend_set(o.am, print, "name", jig_attr_string(o.s.ctx, JIG_STR("p")), NULL));
    assert_false(jig_amend_take_back(o.am, put, &why));
    assert_string_equal(jig_reason_text(&why, o.s.a).ptr,
                        "edit 3 is about a step that edit 2 puts there");
    assert_true(jig_amend_take_back(o.am, more, NULL));
    assert_false(jig_amend_take_back(o.am, more, NULL));
    assert_int_equal(jig_amend_num_edits(o.am), 3);
    assert_true(jig_amend_take_back(o.am, note, NULL));
    shows(&o, "in place of s.mlir:13|    %x = transform.structured.generalize %a : (!t) -> !t|    "
              "transform.print %x {name = \"p\"} : !t|    transform.include @tile "
              "failures(propagate) (%x, %n) : (!t, !p) -> ()\n");
    /* Nothing noted is the author's text; what makes no script has none. */
    JigStr whole;
    assert_true(jig_amend_text(o.am, o.s.a, &whole, NULL));
    assert_true(jig_str_is(whole, text));
    assert_true(jig_amend_remove(o.am, jig_op_parent(include), NULL));
    assert_true(jig_amend_set(o.am, include, "note", jig_attr_unit(o.s.ctx), NULL));
    assert_false(jig_amend_text(o.am, o.s.a, &whole, &why));
    assert_string_equal(jig_reason_text(&why, o.s.a).ptr,
                        "an edit is about a step that another one before it has taken out");
    closed(&o);
}

/* What is set to what it was leaves the text as it was. */
static void same_is_no_change(void **state) {
    (void)state;
    Opened o = opened();
    JigStr whole;
    JigOp *tile = step(&o, "transform.structured.tile_using_for");
    assert_true(jig_amend_number(o.am, tile, "static_sizes", 1, 16, NULL));
    assert_true(jig_amend_number(o.am, tile, "static_sizes", 1, 8, NULL));
    assert_true(jig_amend_text(o.am, o.s.a, &whole, NULL));
    assert_true(jig_str_is(whole, text));
    closed(&o);
}

/* ---- All kinds, together ---- */

static const char nested[] =
    "!t = !transform.any_op\n"
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @main(%root: !t) {\n"
    "    %m = transform.structured.match ops{[\"linalg.add\"]} in %root : (!t) -> !t\n"
    "    %g = transform.structured.generalize %m : (!t) -> !t // first\n"
    "    %i = transform.structured.interchange %g iterator_interchange = [1, 0] : (!t) -> !t\n"
    "    transform.foreach %i : !t {\n"
    "    ^bb0(%x: !t):\n"
    "      %tile, %l:2 = transform.structured.tile_using_for %x tile_sizes [4, 8] : (!t) -> (!t, "
    "!t, !t) transform.print %tile : !t\n"
    "      transform.foreach %l#0 : !t {\n"
    "      ^bb0(%y: !t): // inner\n"
    "        transform.print %y : !t }\n"
    "    }\n"
    "    transform.print %i {name = \"all\"} : !t\n"
    "    transform.yield\n"
    "  }\n"
    "}\n";

static JigOp *nth(const Opened *o, const char *name, size_t n) {
    Wanted w = {.name = name, .n = n};
    jig_walk_pre(jig_amend_script(o->am), find, &w);
    assert_non_null(w.found);
    return w.found;
}

static const char *const targets[] = {
    "transform.structured.match",
    "transform.structured.generalize",
    "transform.structured.interchange",
    "transform.foreach",
    "transform.structured.tile_using_for",
    "transform.print",
    "transform.named_sequence",
};
enum { NUM_KINDS = 7, NUM_PLACES = 12 };

static JigOp *place_of(const Opened *o, size_t i) {
    static const struct {
        unsigned target, n;
    } places[NUM_PLACES] = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0},
                            {3, 1}, {5, 1}, {5, 2}, {6, 0}, {4, 0}, {2, 0}};
    return nth(o, targets[places[i].target], places[i].n);
}

static JigValue *handle_of(JigOp *op) {
    return jig_op_num_operands(op) ? jig_op_operand(op, 0) : NULL;
}

static JigAmendEdit note_kind(const Opened *o, JigOp *at, size_t kind) {
    JigValue *handle = handle_of(at);
    switch (kind) {
    case 0:
        return jig_amend_set(o->am, at, "note", jig_attr_unit(o->s.ctx), NULL);
    case 1:
        return jig_amend_insert(o->am, at, JIG_STR("transform.print {name = \"here\"}"), NULL, 0,
                                NULL, (JigStr){0}, NULL);
    case 2: /* another handle from here on */
        return handle ? jig_amend_insert(o->am, at,
                                         JIG_STR("%x = transform.structured.generalize $0 : "
                                                 "(!transform.any_op) -> !transform.any_op"),
                                         &handle, 1, handle, JIG_STR("%x"), NULL)
                      : 0;
    case 3: /* by what has the names of all of them */
        return handle ? jig_amend_replace(
                            o->am, at,
                            JIG_STR("%m = transform.get_parent_op $0 : (!transform.any_op) -> "
                                    "!transform.any_op\n"
                                    "%g = transform.get_parent_op %m : (!transform.any_op) -> "
                                    "!transform.any_op\n"
                                    "%i = transform.get_parent_op %m : (!transform.any_op) -> "
                                    "!transform.any_op\n"
                                    "%tile, %l:2 = transform.structured.tile_using_for $0 "
                                    "tile_sizes [2, 2] : (!transform.any_op) -> "
                                    "(!transform.any_op, !transform.any_op, !transform.any_op)"),
                            &handle, 1, NULL)
                      : 0;
    case 4:
        return jig_op_next(at) ? jig_amend_swap(o->am, at, jig_op_next(at), NULL) : 0;
    case 5: /* with a body */
        return handle ? jig_amend_insert(o->am, at,
                                         JIG_STR("transform.foreach $0 : !transform.any_op {\n"
                                                 "^bb0(%x: !transform.any_op):\n"
                                                 "%l:2 = transform.split_handle %x : "
                                                 "(!transform.any_op) -> (!transform.any_op, "
                                                 "!transform.any_op)\n"
                                                 "transform.print %l#1 : !transform.any_op\n}"),
                                         &handle, 1, NULL, (JigStr){0}, NULL)
                      : 0;
    default:
        return jig_amend_remove(o->am, at, NULL);
    }
}

/* Either it is no script, and says why, or it has a text that reads like it. */
static bool has_text(const Opened *o) {
    JigReason why = JIG_REASON(o->s.a);
    JigStr whole;
    const JigAmendHunk *hunks;
    size_t n;
    uint64_t before = jig_fingerprint_of_op(jig_amend_script(o->am), NULL);
    JigMark mark = jig_mark(o->s.ctx);
    bool ok = jig_amend_apply(o->am, &why);
    jig_rollback(o->s.ctx, mark);
    jig_commit(o->s.ctx, mark);
    assert_true(ok || jig_reason_given(&why));
    bool shown = jig_amend_text(o->am, o->s.a, &whole, &why);
    if (ok != shown)
        fail_msg("%.*s", JIG_FMT(jig_reason_text(&why, o->s.a)));
    assert_int_equal(jig_amend_hunks(o->am, o->s.a, &hunks, &n, NULL), ok);
    assert_true(jig_fingerprint_of_op(jig_amend_script(o->am), NULL) == before);
    return ok;
}

/* And a third one about what the first one has put there. */
static void on_new_step(const Opened *o, JigAmendEdit first, size_t *num) {
    for (size_t kind = 0; kind < NUM_KINDS; ++kind) {
        JigOp *at = jig_amend_new_step(o->am, first, 0);
        JigAmendEdit third = at ? note_kind(o, at, kind) : 0;
        if (!third)
            continue;
        *num += has_text(o);
        assert_false(jig_amend_take_back(o->am, first, NULL));
        assert_true(jig_amend_take_back(o->am, third, NULL));
    }
}

static void every_pair(void **state) {
    (void)state;
    size_t num = 0;
    Opened o = opened_as(nested, "n.mlir");
    enum { ALL = NUM_PLACES * NUM_KINDS };
    for (size_t i = 0; i < ALL; ++i)
        for (size_t k = 0; k < ALL; ++k) {
            JigAmendEdit first = note_kind(&o, place_of(&o, i / NUM_KINDS), i % NUM_KINDS),
                         second = note_kind(&o, place_of(&o, k / NUM_KINDS), k % NUM_KINDS);
            if (first && second)
                num += has_text(&o);
            if (first && second && i % 3 == k % 5)
                on_new_step(&o, first, &num);
            jig_amend_reset(o.am);
        }
    assert_true(num > 2000);
    closed(&o);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_change),
        cmocka_unit_test(steps_come_before),
        cmocka_unit_test(steps_go),
        cmocka_unit_test(steps_trade_places),
        cmocka_unit_test(attributes_change),
        cmocka_unit_test(is_found_by_places),
        cmocka_unit_test(words_are_the_authors),
        cmocka_unit_test(names_do_not_clash),
        cmocka_unit_test(choices_are_numbers),
        cmocka_unit_test(choices_are_made),
        cmocka_unit_test(edits_have_numbers),
        cmocka_unit_test(same_is_no_change),
        cmocka_unit_test(every_pair),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
