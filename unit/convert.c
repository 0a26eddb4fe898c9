/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dialect conversion on a small dialect of its own: what is made legal in which
 * order, what is undone, and that a failed conversion leaves no trace.
 */
#include "jig/convert.h"
#include "jig/iface.h"
#include "jig/transform.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

/* ---- The dialect ---- */
static JigFold fold_same(JigFoldCall *call);
enum { FUNC, A, B, C, D, SAME, JUMP, LEAVE, NUM_OPS };
static const JigOpRow rows[] = {
    [FUNC] = {.name = "t.func", .regions = "body: any", .traits = "IsolatedFromAbove"},
    [A] = {.name = "t.a",
           .ins = "xs: variadic<AnyType>",
           .outs = "rs: variadic<AnyType>",
           .regions = "body: variadic<any>"},
    [B] = {.name = "t.b", .ins = "xs: variadic<AnyType>", .outs = "rs: variadic<AnyType>"},
    [C] = {.name = "t.c", .ins = "xs: variadic<AnyType>", .outs = "rs: variadic<AnyType>"},
    [D] = {.name = "t.d", .ins = "xs: variadic<AnyType>", .outs = "rs: variadic<AnyType>"},
    [SAME] = {.name = "t.same", .ins = "x: AnyType", .outs = "r: AnyType", .fold = fold_same},
    [JUMP] = {.name = "t.jump",
              .ins = "xs: variadic<AnyType>",
              .succs = "to(xs)",
              .traits = "Terminator"},
    [LEAVE] = {.name = "t.leave", .ins = "xs: variadic<AnyType>", .traits = "Terminator"},
};
static const JigDialect dialect = {.name = "t", JIG_TABLE(ops, rows)};

static JigFold fold_same(JigFoldCall *call) {
    call->results[0].value = jig_op_operand(call->op, 0);
    return JIG_FOLD_RESULTS;
}

/* ---- Text ---- */
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

static void add_line(Text *t, const char *what, const JigOp *op) {
    add_text(t, what, strlen(what));
    add_text(t, jig_op_name_of(op).ptr, jig_op_name_of(op).len);
    add_text(t, " ", 1);
}

static bool on_diag(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    for (; diag; diag = diag->next) {
        add_text(user, diag->message.ptr, diag->message.len);
        add_text(user, "\n", 1);
    }
    return true;
}

/* ---- One conversion ---- */
typedef struct Test {
    JigContext *ctx;
    JigOp *module;
    JigConversionTarget *target;
    JigPatternSet *patterns;
    JigListener listener; /* see heard_in */
    Text before, after, diags, heard;
    bool partial;
} Test;

static Text *heard_in(JigListener *l) {
    return &((Test *)((char *)l - offsetof(Test, listener)))->heard;
}
static void on_inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    (void)before;
    add_line(heard_in(l), from ? "move:" : "new:", op);
}
static void on_modified(JigListener *l, JigOp *op) {
    add_line(heard_in(l), "mod:", op);
}
static void on_replaced(JigListener *l, JigOp *op, JigValue *const *values, size_t n) {
    (void)values, (void)n;
    add_line(heard_in(l), "rep:", op);
}
static void on_erased(JigListener *l, JigOp *op) {
    add_line(heard_in(l), "del:", op);
}

static void print_to(Text *t, JigOp *op) {
    JigPrintFlags flags = jig_print_flags();
    t->len = 0;
    jig_op_print(op, &flags, add_text, t);
}

static Test *begin(const char *body) {
    static Test t;
    memset(&t, 0, sizeof t);
    t.ctx = jig_context_create();
    jig_register_all(t.ctx);
    jig_context_register(t.ctx, &dialect);
    char text[4096];
    int len = snprintf(text, sizeof text, "\"t.func\"() ({\n%s\n}) : () -> ()\n", body);
    assert_true(len > 0 && (size_t)len < sizeof text);
    t.module = jig_parse_module(t.ctx, (JigStr){text, (size_t)len}, JIG_STR("payload"), true);
    assert_non_null(t.module);
    print_to(&t.before, t.module);
    t.target = jig_conversion_target_create(t.ctx);
    t.patterns = jig_patterns_create(t.ctx);
    t.listener = (JigListener){.inserted = on_inserted,
                               .modified = on_modified,
                               .replaced = on_replaced,
                               .erased = on_erased};
    return &t;
}

static void finish(Test *t) {
    jig_patterns_destroy(t->patterns);
    jig_conversion_target_destroy(t->target);
    jig_op_destroy(t->module);
    jig_context_destroy(t->ctx);
}

static bool convert(Test *t) {
    JigConversion how = {.target = t->target,
                         .patterns = t->patterns,
                         .mode = t->partial ? JIG_CONVERT_PARTIAL : JIG_CONVERT_FULL};
    jig_context_push_handler(t->ctx, on_diag, &t->diags);
    jig_listen(t->ctx, &t->listener);
    bool ok = jig_convert(t->ctx, &t->module, 1, &how);
    jig_unlisten(t->ctx, &t->listener);
    jig_context_pop_handler(t->ctx);
    print_to(&t->after, t->module);
    assert_true(jig_op_verify(t->module));
    if (!ok) {
        assert_string_equal(t->before.chars, t->after.chars);
        assert_string_equal(t->heard.chars, "");
    }
    return ok;
}

static void say(Test *t, const char *name, JigLegality legality) {
    jig_target_op(t->target, jig_str(name), legality);
}

static void expect_body(Test *t, const char *body) {
    char text[4096];
    snprintf(text, sizeof text, "module {\n  \"t.func\"() ({\n%s  }) : () -> ()\n}\n", body);
    assert_string_equal(t->after.chars, text);
}

/* ---- Patterns ---- */
/* .data: the row that takes the place. */
static bool become(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    size_t n = jig_op_num_operands(op), m = jig_op_num_results(op);
    JigValue **operands = jig_arena_alloc(rw->arena, n * sizeof *operands);
    const JigType **types = jig_arena_alloc(rw->arena, m * sizeof *types);
    for (size_t i = 0; i < n; i++)
        operands[i] = jig_op_operand(op, i);
    for (size_t i = 0; i < m; i++)
        types[i] = jig_op_result_type(op, i);
    jig_rw_replace_with_new(rw, op, self->data, operands, n, types, m, NULL);
    return true;
}
static bool vanish(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    jig_rw_erase(rw, op);
    return true;
}
static const JigPattern a_to_b = {.name = "a-b", .root = "t.a", .fn = become, .data = &rows[B]},
                        b_to_c = {.name = "b-c", .root = "t.b", .fn = become, .data = &rows[C]},
                        a_to_d = {.name = "a-d", .root = "t.a", .fn = become, .data = &rows[D]},
                        a_to_a = {.name = "a-a", .root = "t.a", .fn = become, .data = &rows[A]},
                        b_to_a = {.name = "b-a", .root = "t.b", .fn = become, .data = &rows[A]},
                        no_a = {.name = "no-a", .root = "t.a", .fn = vanish};

static const char chain[] = "%0 = \"t.a\"() : () -> i32\n"
                            "%1 = \"t.a\"(%0) : (i32) -> i32\n"
                            "\"t.c\"(%1) : (i32) -> ()\n"
                            "\"t.leave\"() : () -> ()";

static void what_is_made_is_made_legal(void **state) {
    (void)state;
    Test *t = begin(chain);
    jig_target_dialect(t->target, JIG_STR("t"), JIG_LEGAL);
    jig_target_dialect(t->target, JIG_STR("builtin"), JIG_LEGAL);
    say(t, "t.a", JIG_ILLEGAL);
    say(t, "t.b", JIG_ILLEGAL);
    jig_patterns_add(t->patterns, &a_to_b);
    jig_patterns_add(t->patterns, &b_to_c);
    assert_true(convert(t));
    expect_body(t, "    %0 = \"t.c\"() : () -> i32\n"
                   "    %1 = \"t.c\"(%0) : (i32) -> i32\n"
                   "    \"t.c\"(%1) : (i32) -> ()\n"
                   "    \"t.leave\"() : () -> ()\n");
    assert_string_equal(t->heard.chars, "new:t.b rep:t.a mod:t.c mod:t.b mod:t.a new:t.c rep:t.b "
                                        "new:t.b rep:t.a mod:t.c new:t.c rep:t.b "
                                        "del:t.a del:t.b del:t.a del:t.b ");
    finish(t);
}

static void the_next_pattern_is_tried(void **state) {
    (void)state;
    Test *t = begin(chain);
    t->partial = true;
    say(t, "t.a", JIG_ILLEGAL);
    say(t, "t.d", JIG_LEGAL);
    jig_patterns_add(t->patterns, &a_to_b); /* b is not legal, and nothing is made of it */
    jig_patterns_add(t->patterns, &a_to_d);
    assert_true(convert(t));
    expect_body(t, "    %0 = \"t.d\"() : () -> i32\n"
                   "    %1 = \"t.d\"(%0) : (i32) -> i32\n"
                   "    \"t.c\"(%1) : (i32) -> ()\n"
                   "    \"t.leave\"() : () -> ()\n");
    finish(t);
}

static void unknown_ops_stay_in_part(void **state) {
    (void)state;
    Test *t = begin(chain);
    t->partial = true;
    jig_patterns_add(t->patterns, &a_to_b);
    assert_true(convert(t));
    assert_string_equal(t->before.chars, t->after.chars);
    finish(t);
    t = begin(chain);
    jig_target_dialect(t->target, JIG_STR("builtin"), JIG_LEGAL);
    say(t, "t.func", JIG_LEGAL);
    assert_false(convert(t));
    assert_string_equal(t->diags.chars, "failed to legalize operation 't.a'\n");
    finish(t);
}

static void illegal_ops_fail(void **state) {
    (void)state;
    Test *t = begin(chain);
    t->partial = true;
    say(t, "t.c", JIG_ILLEGAL);
    say(t, "t.b", JIG_LEGAL);
    jig_patterns_add(t->patterns, &a_to_b);
    assert_false(convert(t));
    assert_string_equal(t->diags.chars,
                        "failed to legalize operation 't.c' that was explicitly marked illegal\n");
    finish(t);
}

static bool refuse_a(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return jig_no_match(rw, op, "has {} operands", jig_fact_int((int64_t)jig_op_num_operands(op)));
}
static const JigPattern never = {.name = "never", .root = "t.a", .fn = refuse_a};

static void failing_says_what_was_tried(void **state) {
    (void)state;
    Test *t = begin(chain);
    say(t, "t.a", JIG_ILLEGAL);
    jig_patterns_add(t->patterns, &never);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigConversion how = {
        .target = t->target, .patterns = t->patterns, .mode = JIG_CONVERT_PARTIAL, .why = &why};
    jig_context_push_handler(t->ctx, on_diag, &t->diags);
    assert_false(jig_convert(t->ctx, &t->module, 1, &how));
    jig_context_pop_handler(t->ctx);
    assert_string_equal(jig_reason_text(&why, a).ptr,
                        "failed to legalize operation 't.a' that was explicitly marked illegal");
    assert_true(jig_op_has_name(jig_blamed_op(&why.what.blame), "t.a"));
    assert_int_equal(why.num_notes, 1);
    assert_string_equal(jig_clause_text(&why.notes[0], a).ptr, "never: has 0 operands");
    jig_arena_destroy(a);
    finish(t);
}

static void patterns_are_not_tried_on_what_they_make(void **state) {
    (void)state;
    Test *t = begin(chain);
    t->partial = true;
    say(t, "t.a", JIG_ILLEGAL);
    jig_patterns_add(t->patterns, &a_to_a);
    jig_patterns_add(t->patterns, &a_to_b);
    jig_patterns_add(t->patterns, &b_to_a);
    assert_false(convert(t));
    finish(t);
}

static void needed_values_must_be_replaced(void **state) {
    (void)state;
    Test *t = begin(chain);
    t->partial = true;
    say(t, "t.a", JIG_ILLEGAL);
    jig_patterns_add(t->patterns, &no_a);
    assert_false(convert(t));
    assert_string_equal(t->diags.chars, "failed to legalize unresolved materialization from () to "
                                        "('i32') that remained live after conversion\n");
    finish(t);
}

/* What follows goes to a block of its own, whose argument takes the place of the result. */
static bool split_behind(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0);
    JigBlock *block = jig_op_block(op), *rest = jig_rw_split_block(rw, block, jig_op_next(op));
    JigValue *arg = jig_block_add_arg(rest, type, jig_op_loc(op));
    jig_at_end(rw, block);
    JigOp *b = jig_build(rw, jig_op_loc(op), &rows[B], NULL, 0, &type, 1, NULL);
    JigValue *value = jig_op_result(b, 0);
    jig_create(rw, &(JigOpState){.loc = jig_op_loc(op),
                                 .name = jig_op_name_of_row(rw->ctx, &rows[JUMP]),
                                 .operands = &value,
                                 .num_operands = 1,
                                 .successors = &rest,
                                 .num_successors = 1});
    jig_rw_replace1(rw, op, arg);
    return true;
}

static void ops_that_get_blocks_are_not_asked(void **state) {
    (void)state;
    static const JigPattern split = {.name = "split", .root = "t.a", .fn = split_behind};
    Test *t =
        begin("%0 = \"t.a\"() : () -> i32\n\"t.c\"(%0) : (i32) -> ()\n\"t.leave\"() : () -> ()");
    t->partial = true;
    say(t, "t.a", JIG_ILLEGAL);
    say(t, "t.b", JIG_LEGAL);
    say(t, "t.jump", JIG_LEGAL);
    jig_patterns_add(t->patterns, &split);
    assert_true(convert(t));
    expect_body(t, "    %0 = \"t.b\"() : () -> i32\n"
                   "    \"t.jump\"(%0)[^bb1] : (i32) -> ()\n"
                   "  ^bb1(%1: i32):  // pred: ^bb0\n"
                   "    \"t.c\"(%1) : (i32) -> ()\n"
                   "    \"t.leave\"() : () -> ()\n");
    finish(t);
}

/* ---- Legality ---- */
static JigLegality without_operands(const JigOp *op, void *user) {
    (void)user;
    return jig_op_num_operands(op) ? JIG_ILLEGAL : JIG_LEGAL;
}

static void legality_by_function(void **state) {
    (void)state;
    Test *t = begin(chain);
    t->partial = true;
    jig_target_op_fn(t->target, JIG_STR("t.a"), without_operands, NULL);
    say(t, "t.b", JIG_LEGAL);
    jig_patterns_add(t->patterns, &a_to_b);
    assert_true(convert(t));
    expect_body(t, "    %0 = \"t.a\"() : () -> i32\n"
                   "    %1 = \"t.b\"(%0) : (i32) -> i32\n"
                   "    \"t.c\"(%1) : (i32) -> ()\n"
                   "    \"t.leave\"() : () -> ()\n");
    finish(t);
    t = begin(chain);
    jig_target_unknown_fn(t->target, without_operands, NULL);
    say(t, "t.a", JIG_LEGAL);
    assert_false(convert(t));
    assert_string_equal(t->diags.chars, "failed to legalize operation 't.c'\n");
    finish(t);
}

static JigLegality as_said(const JigOp *op, void *legality) {
    (void)op;
    return *(JigLegality *)legality;
}

static void legality_by_rows(void **state) {
    (void)state;
    Test *t = begin(chain);
    static const JigPattern list[] = {
        {.name = "a-b", .root = "t.a", .fn = become, .data = &rows[B]}, {0}};
    static const JigLegalityRow legality[] = {{"*", .is = JIG_ILLEGAL},
                                              {"builtin, t", .is = JIG_LEGAL},
                                              {"t.b,t.c", .fn = as_said},
                                              {"t.c", .is = JIG_LEGAL},
                                              {0}};
    JigLegality of_b = JIG_ILLEGAL;
    JigConversionRow row = {
        .patterns = {NULL, list}, .legality = legality, .full = true, .user = &of_b};
    /* Of the dialect: legal. */
    assert_true(jig_convert_by_row(t->module, &row));
    print_to(&t->after, t->module);
    assert_string_equal(t->before.chars, t->after.chars);
    /* Roots are illegal unless a row says more of them; what they become is not legal either. */
    row.roots_are_illegal = true;
    jig_context_push_handler(t->ctx, on_diag, &t->diags);
    assert_false(jig_convert_by_row(t->module, &row));
    jig_context_pop_handler(t->ctx);
    assert_string_equal(t->diags.chars, "failed to legalize operation 't.a'\n");
    of_b = JIG_LEGAL;
    assert_true(jig_convert_by_row(t->module, &row));
    print_to(&t->after, t->module);
    expect_body(t, "    %0 = \"t.b\"() : () -> i32\n"
                   "    %1 = \"t.b\"(%0) : (i32) -> i32\n"
                   "    \"t.c\"(%1) : (i32) -> ()\n"
                   "    \"t.leave\"() : () -> ()\n");
    finish(t);
}

static void legal_ops_may_vouch(void **state) {
    (void)state;
    Test *t = begin(chain);
    say(t, "t.func", JIG_LEGAL);
    jig_target_vouch_for_nested(t->target, JIG_STR("t.func"));
    jig_target_dialect(t->target, JIG_STR("builtin"), JIG_LEGAL);
    assert_true(convert(t));
    finish(t);
}

static void unreachable_blocks_are_left(void **state) {
    (void)state;
    Test *t = begin("\"t.leave\"() : () -> ()\n^bb1:\n\"t.a\"() : () -> ()\n"
                    "\"t.leave\"() : () -> ()");
    jig_target_dialect(t->target, JIG_STR("t"), JIG_LEGAL);
    jig_target_dialect(t->target, JIG_STR("builtin"), JIG_LEGAL);
    say(t, "t.a", JIG_ILLEGAL);
    assert_true(convert(t));
    finish(t);
}

/* ---- Nothing is left of a failure ---- */
static const char many[] = "%7 = \"t.c\"() : () -> i32\n"
                           "%0 = \"t.a\"() ({\n"
                           "  %5 = \"t.same\"(%7) : (i32) -> i32\n"
                           "  \"t.jump\"(%5)[^bb1] : (i32) -> ()\n"
                           "^bb1(%6: i32):\n"
                           "  \"t.leave\"(%6) : (i32) -> ()\n"
                           "}) {old} : () -> i32\n"
                           "%1 = \"t.c\"() : () -> i32\n"
                           "%2 = \"t.c\"(%0, %1) : (i32, i32) -> i32\n"
                           "\"t.jump\"(%2)[^bb2] : (i32) -> ()\n"
                           "^bb2(%3: i32):\n"
                           "%4 = \"t.b\"(%3) : (i32) -> i32\n"
                           "\"t.jump\"()[^bb3] : () -> ()\n"
                           "^bb3:\n"
                           "\"t.d\"() : () -> ()\n"
                           "\"t.d\"(%4) : (i32) -> ()\n"
                           "\"t.leave\"() : () -> ()";

static int steps_left; /* of the pattern below, before it gives up */
static bool step(void) {
    return steps_left-- > 0;
}

static bool is_first_use(JigUse *use, void *user) {
    (void)user;
    return jig_use_index(use) == 0;
}

/* What the changes below know of each other. */
typedef struct Scene {
    JigRewriter *rw;
    JigOp *op, *c, *user, *jump, *copy;
    JigBlock *entry, *third, *rest, *first, *last, *fresh;
    JigValue *made, *result;
} Scene;

static void build_op(Scene *s) {
    const JigType *i32 = jig_op_result_type(s->op, 0);
    jig_at_before(s->rw, s->op);
    JigOp *op = jig_build(s->rw, jig_op_loc(s->op), &rows[C], NULL, 0, &i32, 1, "new",
                          jig_attr_unit(s->rw->ctx), NULL);
    s->made = jig_op_result(op, 0);
}
static void clone_op(Scene *s) {
    s->copy = jig_rw_clone(s->rw, s->op, NULL);
    jig_rw_set_attr(s->rw, s->copy, "old", NULL);
}
static void set_operand(Scene *s) {
    jig_rw_set_operand(s->rw, s->user, 1, jig_op_result(s->copy, 0));
}
static void insert_operand(Scene *s) {
    jig_rw_set_attr(s->rw, s->user, "mark", jig_attr_unit(s->rw->ctx));
    jig_op_insert_operands(s->user, 0, &s->made, 1);
    jig_rw_modified(s->rw, s->user);
}
static void replace_one_use(Scene *s) {
    jig_rw_replace_uses_if(s->rw, jig_op_result(s->c, 0), s->made, is_first_use, NULL);
}
static void move_ops(Scene *s) {
    jig_rw_move_before(s->rw, s->c, s->op);
    jig_rw_move_after(s->rw, s->c, s->op);
    jig_rw_move_to_end(s->rw, jig_block_first(s->third), s->entry);
    jig_rw_move_before(s->rw, jig_block_last(s->entry), s->jump);
}
static void split_block(Scene *s) {
    s->rest = jig_rw_split_block(s->rw, s->entry, s->user);
}
static void inline_region(Scene *s) {
    JigRegion *body = jig_op_region(s->op, 0);
    s->first = jig_region_first(body);
    s->last = jig_region_last(body);
    jig_rw_inline_region(s->rw, body, jig_block_region(s->entry), s->rest);
}
static void inline_block(Scene *s) {
    jig_at_end(s->rw, s->entry);
    jig_build(s->rw, jig_op_loc(s->op), &rows[JUMP], NULL, 0, NULL, 0, NULL);
    jig_rw_erase(s->rw, jig_block_last(s->entry));
    jig_rw_inline_block(s->rw, s->first, s->entry, NULL, NULL, 0);
}
static void create_block(Scene *s) {
    s->result = jig_op_operand(jig_block_last(s->last), 0);
    jig_rw_erase(s->rw, jig_block_last(s->last));
    s->fresh =
        jig_create_block(s->rw, jig_block_region(s->entry), s->rest, NULL, 0, jig_op_loc(s->op));
    jig_rw_replace_block_uses(s->rw, s->third, s->fresh);
}
static void erase_block(Scene *s) {
    jig_rw_replace_block_uses(s->rw, s->fresh, s->third);
    jig_rw_erase_block(s->rw, s->fresh);
    jig_rw_inline_block(s->rw, s->rest, s->last, NULL, NULL, 0);
}
static void replace_op(Scene *s) {
    jig_rw_replace1(s->rw, s->op, s->result);
}

/* Every kind of change, one after the other; gives up in between. */
static bool change_all(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    static void (*const changes[])(Scene *) = {
        build_op,    clone_op,      set_operand,  insert_operand, replace_one_use, move_ops,
        split_block, inline_region, inline_block, create_block,   erase_block,     replace_op,
    };
    Scene s = {.rw = rw, .op = op, .c = jig_op_next(op), .entry = jig_op_block(op)};
    s.user = jig_op_next(s.c);
    s.jump = jig_op_next(s.user);
    s.third = jig_block_next(jig_block_next(s.entry));
    for (size_t i = 0; i < JIG_LEN(changes); i++) {
        if (!step())
            return false;
        changes[i](&s);
    }
    return step();
}

static const JigPattern all_changes = {.name = "all", .root = "t.a", .fn = change_all};

static JigLegality is_renewed(const JigOp *op, void *user) {
    (void)user;
    return jig_op_attr(op, "old") ? JIG_ILLEGAL : JIG_LEGAL;
}

/* `limit` steps of the pattern; then, if it gets through, perhaps an op that can't be made legal.
 */
static bool change_all_of_it(int limit, bool illegal_end) {
    Test *t = begin(many);
    jig_target_dialect(t->target, JIG_STR("t"), JIG_LEGAL);
    jig_target_dialect(t->target, JIG_STR("builtin"), JIG_LEGAL);
    jig_target_op_fn(t->target, JIG_STR("t.a"), is_renewed, NULL);
    say(t, "t.same", JIG_ILLEGAL);
    if (illegal_end)
        say(t, "t.b", JIG_ILLEGAL);
    jig_patterns_add(t->patterns, &all_changes);
    steps_left = limit;
    bool ok = convert(t);
    finish(t);
    return ok;
}

static void each_step_is_undone(void **state) {
    (void)state;
    enum { STEPS = 13 };
    for (int limit = 0; limit < STEPS; limit++)
        assert_false(change_all_of_it(limit, false));
    assert_false(change_all_of_it(STEPS, true));
    assert_true(change_all_of_it(STEPS, false));
}

/* Pointers and stamps of before are those of after. */
static void ops_come_back_themselves(void **state) {
    (void)state;
    Test *t = begin(many);
    say(t, "t.a", JIG_ILLEGAL);
    t->partial = true;
    jig_patterns_add(t->patterns, &all_changes);
    JigOp *func = jig_block_first(jig_region_first(jig_op_region(t->module, 0)));
    JigOp *a = jig_op_next(jig_block_first(jig_region_first(jig_op_region(func, 0))));
    uint32_t stamp = jig_op_stamp(a);
    steps_left = 12;
    assert_false(convert(t));
    assert_ptr_equal(jig_op_next(jig_block_first(jig_region_first(jig_op_region(func, 0)))), a);
    assert_int_equal(jig_op_stamp(a), stamp);
    finish(t);
}

/* ---- From a script: descriptors as a plugin would bring them ---- */
static const JigPattern described[] = {
    {.name = "a-b", .root = "t.a", .fn = become, .data = &rows[B]},
    {0},
};
static const JigConversionPatternsIface a_to_b_patterns = {.patterns = described,
                                                           .without_types = true};
static const JigTypeConverterIface nothing;
static const JigOpRow descriptors[] = {
    {.name = "transform.apply_conversion_patterns.t.a_to_b",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_conversion_patterns, &a_to_b_patterns}, {0}}},
    {.name = "transform.type_conversion.t.none",
     .format = "attr-dict",
     .ifaces = (const JigIface[]){{&jig_iface_type_converter, &nothing}, {0}}},
};
static const JigDialect transform_part = {.name = "transform", JIG_TABLE(ops, descriptors)};

static const char script_form[] =
    "module attributes {transform.with_named_sequence} {\n"
    "  transform.named_sequence @main(%%arg0: !transform.any_op) {\n"
    "    %%0 = transform.structured.match ops{[\"t.func\"]} in %%arg0 : (!transform.any_op) -> "
    "!transform.any_op\n"
    "    %%1 = transform.structured.match ops{[\"t.a\"]} in %%arg0 : (!transform.any_op) -> "
    "!transform.any_op\n"
    "    transform.sequence %%0 : !transform.any_op failures(suppress) {\n"
    "    ^bb0(%%arg1: !transform.any_op):\n"
    "      apply_conversion_patterns to %%arg1 {\n"
    "        transform.apply_conversion_patterns.t.a_to_b\n"
    "      } with type_converter {\n"
    "        transform.type_conversion.t.none\n"
    "      } {%s, legal_ops = [\"t.b\"], partial_conversion, preserve_handles} : "
    "!transform.any_op\n"
    "    }\n"
    "    transform.annotate %%1 \"seen\" : !transform.any_op\n"
    "    transform.yield \n"
    "  }\n"
    "}\n";

static void run_script(Test *t, const char *illegal) {
    jig_context_register(t->ctx, &transform_part);
    char text[2048];
    snprintf(text, sizeof text, script_form, illegal);
    JigOp *script = jig_parse_module(t->ctx, jig_str(text), JIG_STR("script"), true);
    assert_non_null(script);
    static Text printed;
    print_to(&printed, script);
    assert_string_equal(printed.chars, text);
    jig_context_push_handler(t->ctx, on_diag, &t->diags);
    assert_true(jig_interpret(t->module, jig_symbol_lookup_in(script, JIG_STR("main")), NULL));
    jig_context_pop_handler(t->ctx);
    print_to(&t->after, t->module);
    jig_op_destroy(script);
}

static void handles_follow_what_is_converted(void **state) {
    (void)state;
    Test *t = begin(chain);
    run_script(t, "illegal_ops = [\"t.a\"]");
    assert_string_equal(t->diags.chars, "");
    expect_body(t, "    %0 = \"t.b\"() {seen} : () -> i32\n"
                   "    %1 = \"t.b\"(%0) {seen} : (i32) -> i32\n"
                   "    \"t.c\"(%1) : (i32) -> ()\n"
                   "    \"t.leave\"() : () -> ()\n");
    finish(t);
}

static void handles_stay_when_a_conversion_fails(void **state) {
    (void)state;
    Test *t = begin(chain);
    run_script(t, "illegal_ops = [\"t.a\", \"t.leave\"]");
    assert_string_equal(
        t->diags.chars,
        "failed to legalize operation 't.leave' that was explicitly marked illegal\n");
    expect_body(t, "    %0 = \"t.a\"() {seen} : () -> i32\n"
                   "    %1 = \"t.a\"(%0) {seen} : (i32) -> i32\n"
                   "    \"t.c\"(%1) : (i32) -> ()\n"
                   "    \"t.leave\"() : () -> ()\n");
    finish(t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_made_is_made_legal),
        cmocka_unit_test(the_next_pattern_is_tried),
        cmocka_unit_test(unknown_ops_stay_in_part),
        cmocka_unit_test(illegal_ops_fail),
        cmocka_unit_test(failing_says_what_was_tried),
        cmocka_unit_test(patterns_are_not_tried_on_what_they_make),
        cmocka_unit_test(needed_values_must_be_replaced),
        cmocka_unit_test(ops_that_get_blocks_are_not_asked),
        cmocka_unit_test(legality_by_function),
        cmocka_unit_test(legality_by_rows),
        cmocka_unit_test(legal_ops_may_vouch),
        cmocka_unit_test(unreachable_blocks_are_left),
        cmocka_unit_test(each_step_is_undone),
        cmocka_unit_test(ops_come_back_themselves),
        cmocka_unit_test(handles_follow_what_is_converted),
        cmocka_unit_test(handles_stay_when_a_conversion_fails),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
