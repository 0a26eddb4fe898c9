/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The rewriter's events, the order of patterns, and the greedy driver, on a
 * small dialect of their own.
 */
#include "jig/iface.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

static JigFold fold_const(JigFoldCall *call) {
    call->results[0].attr = jig_op_attr(call->op, "value");
    return JIG_FOLD_RESULTS;
}

static JigFold fold_add(JigFoldCall *call) {
    if (!call->operands[0] || !call->operands[1])
        return JIG_FOLD_NONE;
    call->results[0].attr =
        jig_attr_int(jig_op_result_type(call->op, 0),
                     jig_attr_int_value(call->operands[0]) + jig_attr_int_value(call->operands[1]));
    return JIG_FOLD_RESULTS;
}

enum { FUNC, CONST, ADD, USE, WRAP };
static const JigOpRow rows[];
static JigOp *materialize(JigRewriter *rw, const JigAttr *value, const JigType *type, JigLoc loc) {
    return jig_build(rw, loc, &rows[CONST], NULL, 0, &type, 1, "value", value, NULL);
}

static const JigOpRow rows[] = {
    [FUNC] = {.name = "t.func", .regions = "body: any", .traits = "IsolatedFromAbove"},
    [CONST] = {.name = "t.const",
               .outs = "r: AnyType",
               .props = "value: Any",
               .traits = "Pure, ConstantLike",
               .fold = fold_const},
    [ADD] = {.name = "t.add",
             .ins = "a: AnyType, b: AnyType",
             .outs = "r: AnyType",
             .traits = "Pure, Commutative",
             .fold = fold_add},
    [USE] = {.name = "t.use", .ins = "xs: variadic<AnyType>"},
    [WRAP] = {.name = "t.wrap", .regions = "body: any", .ins = "xs: variadic<AnyType>"},
};
static const JigDialect dialect = {.name = "t", JIG_TABLE(ops, rows), .materialize = materialize};

typedef struct Setup {
    JigContext *ctx;
    JigRewriter *rw;
    JigOp *func;
    JigBlock *entry;
    JigLoc loc;
    const JigType *i32;
} Setup;

static Setup begin(void) {
    Setup s = {.ctx = jig_context_create()};
    jig_context_register(s.ctx, &dialect);
    s.rw = jig_rewriter_create(s.ctx);
    s.loc = jig_loc_unknown(s.ctx);
    s.i32 = jig_type_i(s.ctx, 32);
    s.func = jig_build_regions(s.rw, s.loc, &rows[FUNC], NULL, 0, NULL, 0, 1, NULL);
    s.entry = jig_create_block(s.rw, jig_op_region(s.func, 0), NULL, (const JigType *[]){s.i32}, 1,
                               s.loc);
    return s;
}

static void finish(Setup *s) {
    jig_rewriter_destroy(s->rw);
    jig_op_destroy(s->func);
    jig_context_destroy(s->ctx);
}

static JigValue *constant(Setup *s, int64_t v) {
    return jig_op_result(jig_build(s->rw, s->loc, &rows[CONST], NULL, 0, &s->i32, 1, "value",
                                   jig_attr_int(s->i32, v), NULL),
                         0);
}
static JigValue *add(Setup *s, JigValue *a, JigValue *b) {
    return jig_op_result(
        jig_build(s->rw, s->loc, &rows[ADD], (JigValue *[]){a, b}, 2, &s->i32, 1, NULL), 0);
}
static JigOp *use(Setup *s, JigValue *a) {
    return jig_build(s->rw, s->loc, &rows[USE], (JigValue *[]){a}, 1, NULL, 0, NULL);
}

/* ---- Events ---- */
typedef struct Log {
    JigListener l;
    char text[512];
} Log;

static void note(JigListener *l, const char *what, const JigOp *op) {
    Log *log = (Log *)l;
    size_t len = strlen(log->text);
    snprintf(log->text + len, sizeof log->text - len, "%s%.*s ", what, JIG_FMT(jig_op_name_of(op)));
}
static void on_inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    (void)before;
    note(l, from ? "move:" : "new:", op);
}
static void on_modified(JigListener *l, JigOp *op) {
    note(l, "mod:", op);
}
static void on_erased(JigListener *l, JigOp *op) {
    note(l, "del:", op);
}
static void on_replaced(JigListener *l, JigOp *op, JigValue *const *values, size_t n) {
    (void)values, (void)n;
    note(l, "rep:", op);
}

static void listen(Setup *s, Log *log) {
    *log = (Log){.l = {.inserted = on_inserted,
                       .modified = on_modified,
                       .erased = on_erased,
                       .replaced = on_replaced}};
    jig_listen(s->ctx, &log->l);
}

static void replacing_tells_users(void **state) {
    (void)state;
    Setup s = begin();
    JigValue *one = constant(&s, 1), *sum = add(&s, one, one);
    use(&s, sum);
    Log log;
    listen(&s, &log);
    jig_rw_replace1(s.rw, jig_value_def(sum), one);
    assert_string_equal(log.text, "rep:t.add mod:t.use del:t.add ");
    jig_unlisten(s.ctx, &log.l);
    finish(&s);
}

static void dropping_attributes_tells_once(void **state) {
    (void)state;
    Setup s = begin();
    JigOp *op = jig_value_def(constant(&s, 1));
    const JigAttr *unit = jig_attr_unit(s.ctx);
    jig_op_set_attr(op, "first", unit);
    jig_op_set_attr(op, "second", unit);
    Log log;
    listen(&s, &log);
    jig_rw_drop_discardable_attrs(s.rw, op);
    jig_rw_drop_discardable_attrs(s.rw, op); /* nothing is left */
    assert_string_equal(log.text, "mod:t.const ");
    assert_non_null(jig_op_attr(op, "value"));
    assert_null(jig_op_attr(op, "first"));
    assert_null(jig_op_attr(op, "second"));
    jig_unlisten(s.ctx, &log.l);
    finish(&s);
}

static void nested_ops_go_first(void **state) {
    (void)state;
    Setup s = begin();
    JigOp *wrap = jig_build_regions(s.rw, s.loc, &rows[WRAP], NULL, 0, NULL, 0, 1, NULL);
    JigPoint point = jig_point(s.rw);
    jig_create_block(s.rw, jig_op_region(wrap, 0), NULL, NULL, 0, s.loc);
    JigValue *one = constant(&s, 1);
    use(&s, add(&s, one, one));
    jig_set_point(s.rw, point);
    Log log;
    listen(&s, &log);
    jig_rw_erase(s.rw, wrap);
    assert_string_equal(log.text, "del:t.use del:t.add del:t.const del:t.wrap ");
    jig_unlisten(s.ctx, &log.l);
    finish(&s);
}

static void point_leaves_erased_op(void **state) {
    (void)state;
    Setup s = begin();
    JigOp *a = use(&s, jig_block_arg(s.entry, 0)), *b = use(&s, jig_block_arg(s.entry, 0));
    jig_at_before(s.rw, a);
    jig_rw_erase(s.rw, a);
    JigOp *c = use(&s, jig_block_arg(s.entry, 0));
    assert_ptr_equal(jig_op_next(c), b);
    finish(&s);
}

static void splitting_and_inlining(void **state) {
    (void)state;
    Setup s = begin();
    JigOp *a = use(&s, jig_block_arg(s.entry, 0)), *b = use(&s, jig_block_arg(s.entry, 0));
    Log log;
    listen(&s, &log);
    JigBlock *rest = jig_rw_split_block(s.rw, s.entry, b);
    assert_ptr_equal(jig_op_block(b), rest);
    JigValue *arg = jig_block_add_arg(rest, s.i32, s.loc);
    jig_op_set_operand(b, 0, arg);
    jig_rw_inline_block(s.rw, rest, s.entry, NULL, (JigValue *[]){jig_block_arg(s.entry, 0)}, 1);
    assert_ptr_equal(jig_op_next(a), b);
    assert_ptr_equal(jig_op_operand(b, 0), jig_block_arg(s.entry, 0));
    assert_string_equal(log.text, "move:t.use mod:t.use move:t.use ");
    jig_unlisten(s.ctx, &log.l);
    finish(&s);
}

/* ---- Patterns ---- */
static char tried[64];
static bool note_try(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    strcat(tried, self->name);
    return jig_no_match(rw, op, "never");
}

static void order_of_patterns(void **state) {
    (void)state;
    Setup s = begin();
    use(&s, jig_block_arg(s.entry, 0));
    static const JigPattern list[] = {
        {.name = "a", .root = "t.use", .fn = note_try},
        {.name = "b", .fn = note_try, .benefit = 2},
        {.name = "c", .root = "t.use", .fn = note_try},
        {.name = "d", .fn = note_try},
        {.name = "e", .root = "t.use", .fn = note_try, .benefit = 3},
        {.name = "f", .root = "t.add", .fn = note_try},
        {0},
    };
    JigPatternSet *set = jig_patterns_create(s.ctx);
    jig_patterns_add_list(set, list);
    tried[0] = 0;
    bool changed = true;
    assert_true(jig_apply_greedily(s.func, set, NULL, &changed));
    assert_false(changed);
    assert_string_equal(tried, "ebacd");
    jig_patterns_filter(set, (JigStr[]){JIG_STR("a")}, 1, NULL, 0);
    assert_int_equal(jig_patterns_len(set), 5);
    jig_patterns_filter(set, NULL, 0, (JigStr[]){JIG_STR("c")}, 1);
    assert_int_equal(jig_patterns_len(set), 1);
    jig_patterns_destroy(set);
    finish(&s);
}

static void folding_reaches_a_fixpoint(void **state) {
    (void)state;
    Setup s = begin();
    JigValue *sum = constant(&s, 1);
    for (int i = 0; i < 20; i++)
        sum = add(&s, sum, constant(&s, 1));
    JigOp *user = use(&s, sum);
    bool changed = false;
    assert_true(jig_apply_greedily(s.func, NULL, NULL, &changed));
    assert_true(changed);
    int64_t v = 0;
    assert_true(jig_constant_int(jig_op_operand(user, 0), &v));
    assert_int_equal(v, 21);
    assert_ptr_equal(jig_op_next(jig_block_first(s.entry)), user); /* nothing else is left */
    finish(&s);
}

static void constants_are_hoisted_once(void **state) {
    (void)state;
    Setup s = begin();
    JigOp *wrap = jig_build_regions(s.rw, s.loc, &rows[WRAP], NULL, 0, NULL, 0, 1, NULL);
    use(&s, constant(&s, 5));
    jig_create_block(s.rw, jig_op_region(wrap, 0), NULL, NULL, 0, s.loc);
    use(&s, constant(&s, 5));
    use(&s, add(&s, jig_block_arg(s.entry, 0), constant(&s, 7)));
    assert_true(jig_apply_greedily(s.func, NULL, NULL, NULL));
    size_t n = 0;
    for (JigOp *op = jig_block_first(s.entry); jig_op_is(op, &rows[CONST]); op = jig_op_next(op))
        n++;
    assert_int_equal(n, 2);
    JigBlock *inner = jig_op_body(wrap);
    assert_true(jig_op_is(jig_block_first(inner), &rows[USE]));
    finish(&s);
}

static void constants_move_right(void **state) {
    (void)state;
    Setup s = begin();
    JigValue *arg = jig_block_arg(s.entry, 0), *sum = add(&s, constant(&s, 1), arg);
    use(&s, sum);
    assert_true(jig_apply_greedily(s.func, NULL, NULL, NULL));
    assert_ptr_equal(jig_op_operand(jig_value_def(sum), 0), arg);
    finish(&s);
}

static bool erase_use(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_erase(rw, op);
    return true;
}

static void only_given_ops(void **state) {
    (void)state;
    Setup s = begin();
    JigOp *a = use(&s, jig_block_arg(s.entry, 0)), *b = use(&s, jig_block_arg(s.entry, 0));
    static const JigPattern p = {.name = "erase", .root = "t.use", .fn = erase_use};
    JigPatternSet *set = jig_patterns_create(s.ctx);
    jig_patterns_add(set, &p);
    JigGreedyOptions o = jig_greedy_options();
    o.strictness = JIG_EXISTING_OPS;
    bool changed = false, erased = false;
    assert_true(jig_apply_greedily_to_ops(&a, 1, s.ctx, set, &o, &changed, &erased));
    assert_true(changed && erased);
    assert_ptr_equal(jig_block_first(s.entry), b);
    assert_null(jig_op_next(b));
    jig_patterns_destroy(set);
    finish(&s);
}

/* ---- Dead ops ---- */

/* A chain goes from its end; what a live op uses stays. */
static void dead_chains_go(void **state) {
    (void)state;
    Setup s = begin();
    JigValue *one = constant(&s, 1), *two = constant(&s, 2);
    JigValue *sum = add(&s, one, two);
    add(&s, sum, sum);
    use(&s, two);
    Log log;
    listen(&s, &log);
    assert_true(jig_eliminate_dead_ops(s.rw, s.func));
    assert_string_equal(log.text, "del:t.add del:t.add del:t.const ");
    assert_false(jig_eliminate_dead_ops(s.rw, s.func));
    jig_unlisten(s.ctx, &log.l);
    finish(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(replacing_tells_users),
        cmocka_unit_test(dropping_attributes_tells_once),
        cmocka_unit_test(nested_ops_go_first),
        cmocka_unit_test(point_leaves_erased_op),
        cmocka_unit_test(splitting_and_inlining),
        cmocka_unit_test(order_of_patterns),
        cmocka_unit_test(folding_reaches_a_fixpoint),
        cmocka_unit_test(constants_are_hoisted_once),
        cmocka_unit_test(constants_move_right),
        cmocka_unit_test(only_given_ops),
        cmocka_unit_test(dead_chains_go),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
