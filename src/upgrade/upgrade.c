/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text of former releases as text of today: from the text to IR, modernised, and back to edits. */
#include "upgrade/upgrade_int.h"

#include "transform/older/modernise.h"
#include "support/check.h"

#include <stdlib.h>

/* Mostly of places in rising order. */
static void count_lines(Upgrade *u, size_t at) {
    if (at < u->counted)
        u->counted = u->line_begin = u->lines = 0;
    for (; u->counted < at; ++u->counted)
        if (u->text.ptr[u->counted] == '\n') {
            u->lines++;
            u->line_begin = u->counted + 1;
        }
}

void jig_upgrade_note(Upgrade *u, size_t begin, size_t end, const char *until, JigStr what,
                      bool is_left) {
    count_lines(u, begin);
    jig_vec_push(&u->changes, ((JigUpgradeChange){.line = u->lines + 1,
                                                  .column = (unsigned)(begin - u->line_begin) + 1,
                                                  .op = {u->text.ptr + begin, end - begin},
                                                  .until = until,
                                                  .what = what,
                                                  .is_left = is_left}));
}

static void note_change(Upgrade *u, const JigOpText *t, const char *until, JigStr what,
                        bool is_left) {
    jig_upgrade_note(u, t->name, t->name_end, until, what, is_left);
}

/* ---- Ops of former releases ---- */

/* The results of an old op become others. */
static void on_replaced(JigListener *l, JigOp *op, JigValue *const *values, size_t n) {
    for (size_t i = 0; i < n; ++i)
        jig_upgrade_inherit((Upgrade *)l, jig_op_result(op, i), values[i]);
}

static void on_replaced_with_op(JigListener *l, JigOp *op, JigOp *by) {
    JigArena *a = ((Upgrade *)l)->arena;
    size_t n = jig_op_num_results(op);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        values[i] = jig_op_result(by, i);
    on_replaced(l, op, values, n);
}

/* The ops between two others of a block; NULL: its beginning, its end. */
static Rewritten ops_between(Upgrade *u, const JigOpText *was, JigBlock *block, JigOp *before,
                             const JigOp *behind) {
    Rewritten r = {.was = was};
    size_t cap = 0;
    for (JigOp *op = before ? jig_op_next(before) : jig_block_first(block); op && op != behind;
         op = jig_op_next(op))
        JIG_ARENA_PUSH(u->arena, r.ops, r.num_ops, cap, op);
    return r;
}

static void modernise(Upgrade *u, JigRewriter *rw, const JigOpText *t, JigOp *op) {
    const JigOlder *older = jig_op_row(op)->older;
    JigBlock *block = jig_op_block(op);
    JigOp *before = jig_op_prev(op), *behind = jig_op_next(op);
    JigReason why = JIG_REASON(u->arena);
    if (!jig_modernise_op(rw, op, &why)) {
        note_change(u, t, older->until, jig_reason_text(&why, u->arena), true);
        return;
    }
    note_change(u, t, older->until, jig_str(older->what), false);
    Rewritten r = ops_between(u, t, block, before, behind);
    for (size_t i = 0; i < r.num_ops; ++i) {
        if (t->num_results || jig_op_has_uses(r.ops[i]))
            jig_upgrade_name_results(u, r.ops[i]);
        jig_upgrade_name_inside(u, r.ops[i]);
    }
    jig_ptrset_add(&u->anew, t);
    jig_vec_push(&u->rewritten, r);
}

/* ---- Texts of former releases ---- */

static void write_anew(Upgrade *u, const JigOpText *t, JigOp *op) {
    note_change(u, t, t->older->until, jig_str(t->older->what), false);
    if (t->num_results)
        jig_upgrade_name_results(u, op);
    size_t n = t->num_before + (size_t)1;
    JigOp **ops = JIG_NEW_ARRAY(u->arena, JigOp *, n);
    ops[n - 1] = op;
    for (size_t i = n - 1; i-- > 0;) {
        ops[i] = jig_op_prev(ops[i + 1]);
        jig_upgrade_name_results(u, ops[i]);
    }
    jig_upgrade_name_args(u, op);
    jig_ptrset_add(&u->anew, t);
    jig_vec_push(&u->rewritten, ((Rewritten){t, ops, n, n == 1 && !t->is_whole}));
    if (n == 1 && !t->is_whole) /* now: later, what takes the place of an op has no text either */
        jig_upgrade_insert_missing(u, t);
}

static void write_prefix(Upgrade *u, const JigOpText *t, const JigOp *op) {
    note_change(u, t, "15", JIG_STR("the name has its dialect's prefix"), false);
    jig_upgrade_edit(u, t->name, t->name_end, jig_op_name_of(op));
}

static int by_begin(const void *a, const void *b) {
    const JigOpText *x = *(JigOpText *const *)a, *y = *(JigOpText *const *)b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

static void change_entry(Upgrade *u, JigOp *module) {
    const JigOpText *t = jig_upgrade_entry(u, module);
    if (!t)
        return;
    note_change(u, t, "17", JIG_STR("scripts begin with a transform.named_sequence"), false);
    if (t->older)
        note_change(u, t, t->older->until, jig_str(t->older->what), false);
    jig_ptrset_add(&u->anew, t);
    u->entry = jig_modernise_entry_is_inlined(t->op) ? t->op : NULL;
}

/* In a named sequence, names have their prefix. */
static bool lacks_prefix(const Upgrade *u, const JigOpText *t, const JigOp *op) {
    JigStr text = {u->text.ptr + t->name, t->name_end - t->name}, name = jig_op_name_of(op);
    return t->is_short ||
           (u->entry && text.len && jig_op_parent(op) == u->entry && !jig_str_eq(text, name));
}

static void note_operands(Upgrade *u) {
    u->operands = JIG_NEW_ARRAY(u->arena, JigValue **, u->map.ordered.len + 1);
    for (size_t i = 0; i < u->map.ordered.len; ++i) {
        const JigOp *op = u->map.ordered.data[i]->op;
        size_t n = jig_op_num_operands(op);
        u->operands[i] = n ? JIG_NEW_ARRAY(u->arena, JigValue *, n) : NULL;
        for (size_t k = 0; k < n; ++k)
            u->operands[i][k] = jig_op_operand(op, k);
    }
}

/* Ops that refer to what became another value. */
static void note_renames(Upgrade *u) {
    for (size_t i = 0; i < u->map.ordered.len; ++i) {
        const JigOpText *t = u->map.ordered.data[i];
        if (jig_ptrmap_has(&u->anew, t))
            continue;
        for (size_t k = 0; k < jig_op_num_operands(t->op); ++k) {
            JigValue *was = u->operands[i][k], *now = jig_op_operand(t->op, k);
            const JigNameText *name = was == now ? NULL : jig_ptrmap_get(&u->map.names, was);
            if (name)
                jig_vec_push(&u->renames, ((Rename){t, name, now}));
        }
    }
}

static void change_ops(Upgrade *u) {
    JigRewriter *rw = jig_rewriter_create(u->ctx);
    jig_listen(u->ctx, &u->listener);
    if (u->map.ordered.len)
        qsort(u->map.ordered.data, u->map.ordered.len, sizeof *u->map.ordered.data, by_begin);
    note_operands(u);
    for (size_t i = 0; i < u->map.ordered.len; ++i) {
        const JigOpText *t = u->map.ordered.data[i];
        JigOp *op = (JigOp *)t->op;
        if (jig_ptrmap_has(&u->anew, t))
            continue;
        if (jig_modernise_is_done(op))
            modernise(u, rw, t, op);
        else if (t->older)
            write_anew(u, t, op);
        else if (lacks_prefix(u, t, op))
            write_prefix(u, t, op);
        if (!jig_ptrmap_has(&u->anew, t) && jig_op_row(op) && jig_op_row(op)->older)
            note_change(u, t, jig_op_row(op)->older->until, jig_str(jig_op_row(op)->older->what),
                        true);
    }
    jig_unlisten(u->ctx, &u->listener);
    jig_rewriter_destroy(rw);
    note_renames(u);
}

static int by_line(const void *a, const void *b) {
    const JigUpgradeChange *x = a, *y = b;
    return x->line != y->line ? (x->line > y->line) - (x->line < y->line)
                              : (x->column > y->column) - (x->column < y->column);
}

/* ---- All of it ---- */

static bool still_parses(JigContext *ctx, JigStr text, JigStr file_name, JigArena *a) {
    JigStr name = jig_arena_printf(a, "%.*s (upgraded)", JIG_FMT(file_name));
    JigOp *again = jig_parse_module(ctx, text, name, true);
    if (again)
        jig_op_destroy(again);
    else
        jig_note(ctx, jig_loc_file(ctx, file_name, 1, 1),
                 "what was made of this file is no text of today, which is no fault of the file; "
                 "nothing is written");
    return again != NULL;
}

static bool upgrade(Upgrade *u, JigStr file_name, JigStr *out) {
    JigStr given = u->text;
    jig_upgrade_words(u);
    u->counted = u->line_begin = u->lines = 0;
    JigOp *module = jig_text_map_parse_module(u->ctx, u->text, file_name, &u->map);
    if (!module)
        return false;
    /* What goes keeps its memory meanwhile, so that nothing new is taken for it. */
    JigMark mark = jig_mark(u->ctx);
    jig_upgrade_names(u);
    change_entry(u, module);
    change_ops(u);
    jig_upgrade_make_edits(u);
    jig_commit(u->ctx, mark);
    *out = u->edits.len ? jig_upgrade_apply(u) : u->text;
    jig_op_destroy(module);
    return out->ptr == given.ptr || still_parses(u->ctx, *out, file_name, u->arena);
}

bool jig_upgrade(JigContext *ctx, JigStr text, JigStr file_name,
                 void (*tell)(void *user, const JigUpgradeChange *change), void *user, JigArena *a,
                 JigStr *out) {
    JIG_REQUIRE(ctx && a && out);
    Upgrade u = {.listener = {.replaced = on_replaced, .replaced_with_op = on_replaced_with_op},
                 .ctx = ctx,
                 .arena = a,
                 .text = text,
                 .map.arena = a};
    bool ok = upgrade(&u, file_name, out);
    if (u.changes.len)
        qsort(u.changes.data, u.changes.len, sizeof *u.changes.data, by_line);
    for (size_t i = 0; ok && tell && i < u.changes.len; ++i)
        tell(user, &u.changes.data[i]);
    jig_text_map_free(&u.map);
    jig_ptrmap_free(&u.given);
    jig_strmap_free(&u.taken);
    jig_strmap_free(&u.told_apart);
    jig_ptrmap_free(&u.anew);
    jig_vec_free(&u.rewritten);
    jig_vec_free(&u.renames);
    jig_vec_free(&u.edits);
    jig_vec_free(&u.changes);
    return ok;
}
