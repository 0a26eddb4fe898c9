/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The journal: random edits under nested marks, taken back or not. After a
 * rollback the IR is what it was at the mark, down to addresses.
 */
#include "ir/fingerprint.h"
#include "ir/journal.h"
#include "rewrite/rewriter.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static const char *const text = "func.func private @g()\n"
                                "func.func @f(%a: i32, %c: i1) -> i32 {\n"
                                "  cf.cond_br %c, ^x(%a, %a : i32, i32), ^y(%a : i32)\n"
                                "^x(%p: i32, %q: i32):\n"
                                "  %0 = arith.addi %p, %q : i32\n"
                                "  %1 = scf.if %c -> i32 {\n"
                                "    %2 = arith.muli %0, %a : i32\n"
                                "    scf.yield %2 : i32\n"
                                "  } else {\n"
                                "    scf.yield %0 : i32\n"
                                "  }\n"
                                "  \"t.op\"(%1, %0, %a) {x} : (i32, i32, i32) -> ()\n"
                                "  cf.br ^y(%1 : i32)\n"
                                "^y(%r: i32):\n"
                                "  return %r : i32\n"
                                "}\n";

typedef struct Scene {
    JigContext *ctx;
    JigOp *module;
    JigRewriter *rw;
    uint64_t seed;
    JigOpVec ops;
    JigBlockVec blocks;
    JigValueVec values;
} Scene;

static Scene begin(uint64_t seed) {
    Scene s = {.ctx = jig_context_create(), .seed = seed};
    jig_register_all(s.ctx);
    jig_context_allow_unregistered(s.ctx, true);
    s.module = jig_parse_module(s.ctx, jig_str(text), JIG_STR("journal"), true);
    assert_non_null(s.module);
    s.rw = jig_rewriter_create(s.ctx);
    return s;
}

static void finish(Scene *s) {
    jig_rewriter_destroy(s->rw);
    jig_op_destroy(s->module);
    jig_vec_free(&s->ops);
    jig_vec_free(&s->blocks);
    jig_vec_free(&s->values);
    jig_context_destroy(s->ctx);
}

static size_t below(Scene *s, size_t n) {
    s->seed = s->seed * 6364136223846793005u + 1442695040888963407u;
    return (size_t)(s->seed >> 33) % n;
}

/* ---- What is there ---- */
static JigWalk list_op(JigOp *op, void *user) {
    Scene *s = user;
    jig_vec_push(&s->ops, op);
    for (size_t i = 0; i < op->num_results; ++i)
        jig_vec_push(&s->values, jig_op_result(op, i));
    for (size_t i = 0; i < op->num_regions; ++i)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next) {
            jig_vec_push(&s->blocks, b);
            for (size_t k = 0; k < b->num_args; ++k)
                jig_vec_push(&s->values, jig_block_arg(b, k));
        }
    return JIG_WALK_ADVANCE;
}

static void list(Scene *s) {
    s->ops.len = s->blocks.len = s->values.len = 0;
    jig_walk_pre(s->module, list_op, s);
}

static JigOp *any_op(Scene *s) {
    return s->ops.data[below(s, s->ops.len)];
}
/* Not the module. */
static JigOp *any_inner(Scene *s) {
    return s->ops.len > 1 ? s->ops.data[1 + below(s, s->ops.len - 1)] : NULL;
}
static JigBlock *any_block(Scene *s) {
    return s->blocks.data[below(s, s->blocks.len)];
}
static JigValue *any_value(Scene *s) {
    return s->values.len ? s->values.data[below(s, s->values.len)] : NULL;
}

/* ---- Edits: the IR need not stay valid ---- */
static void set_operand(Scene *s) {
    JigOp *op = any_op(s);
    if (op->num_operands)
        jig_op_set_operand(op, below(s, op->num_operands), any_value(s));
}
static void insert_operands(Scene *s) {
    JigOp *op = any_op(s);
    JigValue *few[3] = {any_value(s), any_value(s), any_value(s)};
    jig_op_insert_operands(op, below(s, op->num_operands + 1u), few, below(s, 4));
}
static void erase_operands(Scene *s) {
    JigOp *op = any_op(s);
    if (op->num_operands)
        jig_op_erase_operands(op, below(s, op->num_operands), 1);
}
static void set_successor(Scene *s) {
    JigOp *op = any_op(s);
    if (op->num_successors)
        jig_op_set_successor(op, below(s, op->num_successors), any_block(s));
}
static void set_attr(Scene *s) {
    static const char *const names[] = {"x", "y", "sym_name"};
    jig_op_set_attr(any_op(s), names[below(s, 3)],
                    below(s, 2) ? jig_attr_string(s->ctx, JIG_STR("v")) : NULL);
}
static void set_loc(Scene *s) {
    jig_op_set_loc(any_op(s), jig_loc_unknown(s->ctx));
}
static void set_type(Scene *s) {
    JigValue *v = any_value(s);
    if (v)
        jig_value_set_type(v, jig_type_i(s->ctx, 1 + (unsigned)below(s, 8)));
}
static void replace_uses(Scene *s) {
    JigValue *from = any_value(s);
    if (from)
        jig_rw_replace_uses(s->rw, from, any_value(s));
}
static void create_op(Scene *s) {
    JigValue *few[2] = {any_value(s), any_value(s)};
    if (!few[0])
        return;
    jig_at_end(s->rw, any_block(s));
    const JigType *i32 = jig_type_i(s->ctx, 32);
    jig_create(s->rw, &(JigOpState){.loc = jig_loc_unknown(s->ctx),
                                    .name = jig_op_name(s->ctx, JIG_STR("t.new")),
                                    .operands = few,
                                    .num_operands = 2,
                                    .types = &i32,
                                    .num_types = 1,
                                    .num_regions = below(s, 2)});
}
static void clone_op(Scene *s) {
    JigOp *op = any_inner(s);
    if (!op || op->num_successors)
        return;
    jig_at_before(s->rw, op);
    jig_rw_clone(s->rw, op, NULL);
}
/* Nobody outside may refer to what goes. */
static void erase_whole(Scene *s, JigOp *op) {
    for (size_t i = 0; i < op->num_regions; ++i)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            jig_rw_drop_defined_uses(b);
    jig_rw_erase(s->rw, op);
}
static void erase_op(Scene *s) {
    JigOp *op = any_inner(s);
    if (op)
        erase_whole(s, op);
}
static void move_op(Scene *s) {
    JigOp *op = any_inner(s);
    JigBlock *block = any_block(s);
    if (op && !jig_op_is_ancestor(op, jig_block_parent_op(block)))
        jig_rw_move_to_end(s->rw, op, block);
}
static void add_arg(Scene *s) {
    JigBlock *b = any_block(s);
    jig_block_insert_arg(b, below(s, b->num_args + 1u), jig_type_i(s->ctx, 32),
                         jig_loc_unknown(s->ctx));
}
static void erase_arg(Scene *s) {
    JigBlock *b = any_block(s);
    if (!b->num_args)
        return;
    size_t i = below(s, b->num_args);
    jig_value_replace_uses(jig_block_arg(b, i), NULL);
    jig_rw_erase_arg(s->rw, b, i);
}
static void create_block(Scene *s) {
    JigBlock *at = any_block(s);
    jig_create_block(s->rw, jig_block_region(at), at, NULL, 0, jig_loc_unknown(s->ctx));
}
static void split_block(Scene *s) {
    JigOp *op = any_inner(s);
    if (op)
        jig_rw_split_block(s->rw, jig_op_block(op), op);
}
static void erase_block(Scene *s) {
    JigBlock *b = any_block(s);
    if (jig_block_has_preds(b) || jig_block_parent_op(b) == s->module)
        return;
    while (b->last)
        erase_whole(s, b->last);
    for (size_t i = 0; i < b->num_args; ++i)
        jig_value_replace_uses(jig_block_arg(b, i), NULL);
    jig_rw_erase_block(s->rw, b);
}
static void use_region(Scene *s) {
    JigRegion *region = jig_region_create(s->ctx);
    jig_region_insert(region, NULL, jig_block_create(s->ctx));
    jig_at_end(s->rw, any_block(s));
    if (below(s, 2))
        jig_create(s->rw, &(JigOpState){.loc = jig_loc_unknown(s->ctx),
                                        .name = jig_op_name(s->ctx, JIG_STR("t.holder")),
                                        .num_regions = 1,
                                        .regions = &region});
    jig_region_destroy(region);
}
static void look_symbol_up(Scene *s) {
    jig_symbol_lookup_in(s->module, JIG_STR("f"));
}

static void (*const edits[])(Scene *) = {
    set_operand,  insert_operands, erase_operands, set_successor, set_attr,      set_loc, set_type,
    replace_uses, create_op,       clone_op,       erase_op,      move_op,       add_arg, erase_arg,
    create_block, split_block,     erase_block,    use_region,    look_symbol_up};

static void edit(Scene *s, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        list(s);
        edits[below(s, JIG_LEN(edits))](s);
    }
}

/* Some edits, marks inside them, and perhaps all back. */
static void play(Scene *s, unsigned depth, bool must_go_back) {
    uint64_t before = jig_fingerprint_of_op(s->module, NULL);
    JigMark mark = jig_mark(s->ctx);
    edit(s, below(s, 8));
    for (size_t i = below(s, 3); depth && i-- > 0;)
        play(s, depth - 1, false);
    edit(s, below(s, 8));
    if (must_go_back || below(s, 2)) {
        jig_rollback(s->ctx, mark);
        assert_int_equal(jig_fingerprint_of_op(s->module, NULL), before);
        assert_int_equal(jig_edits_since(s->ctx, mark), 0);
    }
    jig_commit(s->ctx, mark);
}

static void each_edit_goes_back(void **state) {
    (void)state;
    for (size_t kind = 0; kind < JIG_LEN(edits); ++kind)
        for (uint64_t seed = 1; seed <= 20; ++seed) {
            Scene s = begin(seed);
            edit(&s, seed); /* of all kinds */
            uint64_t before = jig_fingerprint_of_op(s.module, NULL);
            JigMark mark = jig_mark(s.ctx);
            list(&s);
            edits[kind](&s);
            jig_rollback(s.ctx, mark);
            if (jig_fingerprint_of_op(s.module, NULL) != before)
                fail_msg("edit %zu with seed %u", kind, (unsigned)seed);
            jig_commit(s.ctx, mark);
            finish(&s);
        }
}

static void ignore(JigListener *l, JigOp *op) {
    (void)l, (void)op;
}

static void random_edits_go_back(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 400; ++seed) {
        Scene s = begin(seed);
        JigListener l = {.modified = ignore};
        if (seed % 2)
            jig_listen(s.ctx, &l);
        play(&s, 4, false);
        play(&s, 4, true);
        if (seed % 2)
            jig_unlisten(s.ctx, &l);
        finish(&s);
    }
}

/* ---- Back and forth ---- */
typedef struct Stop {
    size_t place;
    uint64_t state;
} Stop;
typedef JIG_VEC(Stop) Stops;

static void stop(Scene *s, Stops *stops) {
    jig_vec_push(stops,
                 ((Stop){jig_journal_place(s->ctx), jig_fingerprint_of_op(s->module, NULL)}));
}

/* Some edits, and some that are taken back: kept, or as if they had not been. */
static void record(Scene *s, Stops *stops, unsigned depth) {
    for (size_t i = 1 + below(s, 6); i-- > 0;) {
        stop(s, stops);
        edit(s, below(s, 5));
        uint64_t before = jig_fingerprint_of_op(s->module, NULL);
        JigMark mark = jig_mark(s->ctx);
        size_t inside = stops->len, way = below(s, 3);
        if (depth)
            record(s, stops, depth - 1);
        edit(s, below(s, 8));
        stop(s, stops);
        if (way == 0) {
            jig_rollback(s->ctx, mark);
            stops->len = inside;
        } else if (way == 1) {
            jig_journal_take_back(s->ctx, mark);
        }
        if (way < 2)
            assert_int_equal(jig_fingerprint_of_op(s->module, NULL), before);
        jig_commit(s->ctx, mark);
    }
    stop(s, stops);
}

static void ir_goes_back_and_forth(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 300; ++seed) {
        Scene s = begin(seed);
        Stops stops = {0};
        JigMark whole = jig_mark(s.ctx);
        record(&s, &stops, 3);
        for (size_t i = 0; i < 40; ++i) {
            Stop to = stops.data[below(&s, stops.len)];
            jig_journal_go(s.ctx, to.place);
            assert_int_equal(jig_journal_place(s.ctx), to.place);
            if (jig_fingerprint_of_op(s.module, NULL) != to.state)
                fail_msg("seed %u: place %zu", (unsigned)seed, to.place);
        }
        if (seed % 3)
            jig_journal_go(s.ctx, jig_vec_last(&stops).place);
        if (seed % 3 == 1)
            jig_rollback(s.ctx, whole);
        if (seed % 3 == 1)
            assert_int_equal(jig_fingerprint_of_op(s.module, NULL), stops.data[0].state);
        jig_commit(s.ctx, whole); /* where it stands, else */
        edit(&s, 20);
        jig_vec_free(&stops);
        finish(&s);
    }
}

/* ---- Listeners ---- */
typedef struct Count {
    JigListener l;
    int erased, revived;
} Count;
static void count_erased(JigListener *l, JigOp *op) {
    (void)op;
    ((Count *)l)->erased++;
}
static void count_revived(JigListener *l, JigOp *op) {
    (void)op;
    ((Count *)l)->revived++;
}

static void listeners_hear_of_rollback(void **state) {
    (void)state;
    Scene s = begin(1);
    Count c = {.l = {.erased = count_erased, .revived = count_revived}};
    jig_listen(s.ctx, &c.l);
    JigChangeCounts counts = jig_change_counts(s.ctx);
    JigOp *f = jig_symbol_lookup_in(s.module, JIG_STR("f"));
    JigOpRef ref = jig_op_ref(f);
    JigMark mark = jig_mark(s.ctx);
    jig_rw_erase(s.rw, f);
    assert_false(jig_op_ref_holds(&ref));
    int erased = c.erased;
    assert_true(erased > 5);
    jig_rollback(s.ctx, mark);
    assert_int_equal(c.revived, erased);
    assert_true(jig_op_ref_holds(&ref));
    assert_ptr_equal(jig_symbol_lookup_in(s.module, JIG_STR("f")), f);
    assert_int_equal(jig_change_counts(s.ctx).erased, counts.erased);
    jig_commit(s.ctx, mark);
    jig_unlisten(s.ctx, &c.l);
    finish(&s);
}

/* What is read while a mark is open is not taken back; edits of it are. Destroyed in between, it is
 * destroyed in the end. */
static void what_was_read_stays(void **state) {
    (void)state;
    Scene s = begin(1);
    JigMark mark = jig_mark(s.ctx);
    JigOp *kept = jig_parse_module(s.ctx, jig_str(text), JIG_STR("kept"), true),
          *dropped = jig_parse_module(s.ctx, jig_str(text), JIG_STR("dropped"), true);
    uint64_t as_read = jig_fingerprint_of_op(kept, NULL);
    JigOpRef ref = jig_op_ref(dropped);
    jig_rw_erase(s.rw, jig_symbol_lookup_in(kept, JIG_STR("f")));
    jig_rw_erase(s.rw, jig_symbol_lookup_in(dropped, JIG_STR("g")));
    jig_op_destroy(dropped);
    assert_false(jig_op_ref_holds(&ref));
    jig_rollback(s.ctx, mark);
    assert_true(jig_fingerprint_of_op(kept, NULL) == as_read);
    assert_true(jig_op_verify(kept));
    jig_commit(s.ctx, mark);
    assert_false(jig_op_ref_holds(&ref));
    jig_op_destroy(kept);
    /* Made and destroyed, and all of that taken back, but kept in the journal. */
    mark = jig_mark(s.ctx);
    JigOp *made = jig_op_clone(jig_symbol_lookup_in(s.module, JIG_STR("g")), NULL);
    jig_op_destroy(made);
    jig_journal_take_back(s.ctx, mark);
    jig_commit(s.ctx, mark);
    finish(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_edit_goes_back),    cmocka_unit_test(random_edits_go_back),
        cmocka_unit_test(ir_goes_back_and_forth), cmocka_unit_test(listeners_hear_of_rollback),
        cmocka_unit_test(what_was_read_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
