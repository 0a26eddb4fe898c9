/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The rewriter: every change of IR, told to the listeners in the order in
 * which it happens. Building new ops is in build.c.
 *
 * Without listeners the same functions take the short way: whole lists of ops
 * move at once and whole trees are freed at once. In a conversion, what is
 * replaced or erased waits (undo.h).
 */
#include "rewrite/undo.h"
#include "ir/context.h"
#include "support/check.h"

#define TELL(rw, fn, ...) JIG_TELL((rw)->ctx, fn, __VA_ARGS__)

void jig_rewriter_init(JigRewriter *rw, JigContext *ctx) {
    JIG_REQUIRE(rw && ctx);
    *rw = (JigRewriter){.ctx = ctx, .arena = jig_arena_create()};
}

void jig_rewriter_free(JigRewriter *rw) {
    JIG_REQUIRE(rw);
    jig_arena_destroy(rw->arena);
    rw->arena = NULL;
}

JigRewriter *jig_rewriter_create(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    JigHeap *before = jig_heap_enter(&ctx->heap);
    JigRewriter *rw = jig_malloc(sizeof *rw);
    jig_rewriter_init(rw, ctx);
    jig_heap_enter(before);
    return rw;
}

void jig_rewriter_destroy(JigRewriter *rw) {
    if (!rw || rw->ctx->heap.is_over)
        return;
    jig_rewriter_free(rw);
    jig_free(rw);
}

/* ---- Insertion point ---- */
void jig_set_point(JigRewriter *rw, JigPoint point) {
    JIG_REQUIRE(rw);
    rw->block = point.block;
    rw->before = point.before;
}

JigPoint jig_point(const JigRewriter *rw) {
    JIG_REQUIRE(rw);
    return (JigPoint){rw->block, rw->before};
}

void jig_at_before(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(op && op->name && rw);
    jig_set_point(rw, (JigPoint){op->block, op});
}

void jig_at_after(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(op && op->name && rw);
    jig_set_point(rw, (JigPoint){op->block, op->next});
}

void jig_at_after_value(JigRewriter *rw, JigValue *v) {
    JIG_REQUIRE(v && rw);
    JigOp *def = jig_value_op(v);
    if (def)
        jig_at_after(rw, def);
    else
        jig_at_start(rw, jig_arg_block(v));
}

void jig_at_start(JigRewriter *rw, JigBlock *block) {
    JIG_REQUIRE(block && rw);
    jig_set_point(rw, (JigPoint){block, block->first});
}

void jig_at_end(JigRewriter *rw, JigBlock *block) {
    JIG_REQUIRE(block && rw);
    jig_set_point(rw, (JigPoint){block, NULL});
}

/* The insertion point must not be left at what goes away. */
static void leave_op(JigRewriter *rw, const JigOp *op) {
    if (rw->before == op)
        rw->before = op->next;
}

static void leave_block(JigRewriter *rw, const JigBlock *block) {
    if (rw->block == block)
        jig_set_point(rw, (JigPoint){0});
}

/* ---- Events that other files of this folder raise ---- */
void jig_rw_tell_inserted(JigRewriter *rw, JigOp *op, JigBlock *from, JigOp *before_from) {
    JIG_REQUIRE(rw && op);
    rw->ctx->journal->counts.created += from == NULL;
    TELL(rw, inserted, op, from, before_from);
}

void jig_rw_tell_block_inserted(JigRewriter *rw, JigBlock *block, JigRegion *from,
                                JigBlock *before_from) {
    JIG_REQUIRE(rw && block);
    TELL(rw, block_inserted, block, from, before_from);
}

void jig_rw_tell_replaced(JigRewriter *rw, JigOp *op, JigValue *const *values, size_t n) {
    JIG_REQUIRE(rw && op && (values || !n));
    TELL(rw, replaced, op, values, n);
}

void jig_rw_tell_pattern_begin(JigRewriter *rw, const JigPattern *p, JigOp *op) {
    JIG_REQUIRE(rw && p && op);
    TELL(rw, pattern_begin, p, op);
    jig_act_begin(rw->ctx, "pattern", p->name ? p->name : p->root, op);
}

void jig_rw_tell_pattern_end(JigRewriter *rw, const JigPattern *p, bool matched) {
    JIG_REQUIRE(rw && p);
    jig_act_end(rw->ctx);
    TELL(rw, pattern_end, p, matched);
}

void jig_rw_tell_match_failure(JigRewriter *rw, const JigReason *why) {
    JIG_REQUIRE(rw);
    TELL(rw, match_failure, why);
}

/* Told block by block, ops before what is nested in them. */
void jig_rw_tell_inserted_tree(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(rw && op);
    jig_rw_tell_inserted(rw, op, NULL, NULL);
    for (size_t i = 0; i < op->num_regions; i++) {
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next) {
            jig_rw_tell_block_inserted(rw, b, NULL, NULL);
            for (JigOp *o = b->first; o; o = o->next)
                jig_rw_tell_inserted_tree(rw, o);
        }
    }
}

/* ---- In place ---- */
void jig_rw_modified(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(op && op->name);
    if (!rw)
        return;
    rw->ctx->journal->counts.modified++;
    TELL(rw, modified, op);
}

void jig_rw_set_operand(JigRewriter *rw, JigOp *op, size_t i, JigValue *v) {
    JIG_REQUIRE(op && op->name);
    JIG_REQUIRE(i < op->num_operands);
    jig_op_set_operand(op, i, v);
    jig_rw_modified(rw, op);
}

void jig_rw_set_attr(JigRewriter *rw, JigOp *op, const char *name, const JigAttr *value) {
    JIG_REQUIRE(op && op->name && name);
    jig_op_set_attr(op, name, value);
    jig_rw_modified(rw, op);
}

void jig_rw_drop_discardable_attrs(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(op && op->name);
    const JigAttr *dict = jig_op_attrs(op);
    bool dropped = false;
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++) {
        const JigIdent *name = jig_attr_dict_items(dict)[i].name;
        if (jig_op_is_inherent(op, name))
            continue;
        jig_op_set_attr_id(op, name, NULL);
        dropped = true;
    }
    if (dropped)
        jig_rw_modified(rw, op);
}

/* ---- Uses ---- */
void jig_rw_replace_uses(JigRewriter *rw, JigValue *from, JigValue *to) {
    JIG_REQUIRE(rw && from && to);
    if (from == to)
        return;
    if (rw->undo) {
        jig_rw_replace_arg(rw, from, (JigValueList){&to, 1});
        return;
    }
    if (!rw->ctx->listeners) {
        jig_value_replace_uses(from, to);
        return;
    }
    for (JigUse *u = from->uses, *next; u; u = next) {
        next = u->next;
        jig_use_set(u, to);
        jig_rw_modified(rw, u->owner);
    }
}

void jig_rw_replace_uses_if(JigRewriter *rw, JigValue *from, JigValue *to,
                            bool (*test)(JigUse *use, void *user), void *user) {
    JIG_REQUIRE(rw && from && test && to);
    if (from == to)
        return;
    for (JigUse *u = from->uses, *next; u; u = next) {
        next = u->next;
        if (!test(u, user))
            continue;
        jig_use_set(u, to);
        jig_rw_modified(rw, u->owner);
    }
}

void jig_rw_replace_block_uses(JigRewriter *rw, JigBlock *from, JigBlock *to) {
    JIG_REQUIRE(rw && from && to);
    if (from == to)
        return;
    for (JigSuccUse *u = from->preds, *next; u; u = next) {
        next = u->next;
        JigOp *owner = u->owner;
        jig_op_set_successor(owner, (size_t)(u - jig_op_successors(owner)), to);
        jig_rw_modified(rw, owner);
    }
}

void jig_rw_drop_value_uses(JigValue *v) {
    JIG_REQUIRE(v);
    while (v->uses)
        jig_use_set(v->uses, NULL);
}

void jig_rw_drop_result_uses(JigOp *op) {
    JIG_REQUIRE(op);
    for (size_t i = 0; i < op->num_results; i++)
        jig_rw_drop_value_uses(&jig_op_results(op)[i]);
}

void jig_rw_drop_defined_uses(JigBlock *block) {
    JIG_REQUIRE(block);
    for (size_t i = 0; i < block->num_args; i++)
        jig_rw_drop_value_uses(&block->args[i]->v);
    for (JigOp *op = block->first; op; op = op->next) {
        jig_rw_drop_result_uses(op);
        for (size_t i = 0; i < op->num_regions; i++)
            for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
                jig_rw_drop_defined_uses(b);
    }
    jig_rw_drop_block_uses(block);
}

void jig_rw_drop_block_uses(JigBlock *block) {
    JIG_REQUIRE(block);
    while (block->preds)
        jig_op_set_successor(block->preds->owner, jig_succ_use_index(block->preds), NULL);
}

/* ---- Erasing ---- */
static void erase_tree(JigRewriter *rw, JigOp *op);

static void erase_one(JigRewriter *rw, JigOp *op) {
    rw->ctx->journal->counts.erased++;
    TELL(rw, erased, op);
    leave_op(rw, op);
    jig_rw_drop_result_uses(op); /* cycles of a graph region */
    jig_op_destroy(op);
}

static void destroy_block(JigRewriter *rw, JigBlock *block) {
    for (size_t i = 0; i < block->num_args; i++)
        jig_rw_tell_arg_erased(rw, &block->args[i]->v);
    TELL(rw, block_erased, block);
    leave_block(rw, block);
    jig_block_destroy(block);
}

static void erase_emptied_block(JigRewriter *rw, JigBlock *block) {
    for (size_t i = 0; i < block->num_args; i++)
        jig_rw_drop_value_uses(&block->args[i]->v);
    jig_rw_drop_block_uses(block);
    destroy_block(rw, block);
}

/* Successors go before their predecessors, whose values they may use. */
static void erase_region_body(JigRewriter *rw, JigRegion *region) {
    while (region->first) {
        JigBlockVec order = {0};
        jig_cfg_post_order(region->first, &order);
        for (size_t i = 0; i < order.len; i++)
            while (order.data[i]->last)
                erase_tree(rw, order.data[i]->last);
        for (size_t i = 0; i < order.len; i++)
            erase_emptied_block(rw, order.data[i]);
        jig_vec_free(&order);
    }
}

static void erase_tree(JigRewriter *rw, JigOp *op) {
    for (size_t i = op->num_regions; i-- > 0;)
        erase_region_body(rw, &jig_op_regions(op)[i]);
    erase_one(rw, op);
}

void jig_rw_erase(JigRewriter *rw, JigOp *op) {
    JIG_REQUIRE(rw && op && op->name);
    if (rw->undo) {
        jig_undo_replace(rw->undo, rw, op, NULL, 0);
        return;
    }
    if (rw->ctx->listeners) {
        erase_tree(rw, op);
        return;
    }
    leave_op(rw, op);
    jig_rw_drop_result_uses(op);
    jig_op_destroy(op);
}

void jig_rw_erase_block(JigRewriter *rw, JigBlock *block) {
    JIG_REQUIRE(rw && block);
    if (rw->undo) {
        leave_block(rw, block);
        jig_undo_erase_block(rw->undo, block);
        return;
    }
    if (rw->ctx->listeners)
        while (block->last)
            erase_tree(rw, block->last);
    destroy_block(rw, block);
}

void jig_rw_tell_arg_erased(JigRewriter *rw, JigValue *arg) {
    JIG_REQUIRE(rw && arg);
    TELL(rw, arg_erased, arg);
}

void jig_rw_erase_arg(JigRewriter *rw, JigBlock *block, size_t i) {
    JIG_REQUIRE(rw && block);
    JIG_REQUIRE(i < block->num_args);
    jig_rw_tell_arg_erased(rw, &block->args[i]->v);
    jig_block_erase_arg(block, i);
}

/* ---- Replacing ---- */
/* Where values may depend on themselves, what takes an op's place can be its own result. */
static bool has_own_result(const JigOp *op, JigValue *const *values, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (values[i] && jig_value_op(values[i]) == op)
            return true;
    return false;
}

void jig_rw_replace(JigRewriter *rw, JigOp *op, JigValue *const *values, size_t n) {
    JIG_REQUIRE(rw && op && op->name);
    JIG_REQUIRE(!n || values);
    JIG_REQUIRE(n == op->num_results);
    if (has_own_result(op, values, n))
        return;
    if (rw->undo) {
        jig_undo_replace(rw->undo, rw, op, values, n);
        return;
    }
    jig_rw_tell_replaced(rw, op, values, n);
    for (size_t i = 0; i < n && i < op->num_results; i++)
        if (values[i])
            jig_rw_replace_uses(rw, &jig_op_results(op)[i], values[i]);
    jig_rw_erase(rw, op);
}

void jig_rw_replace1(JigRewriter *rw, JigOp *op, JigValue *value) {
    JIG_REQUIRE(rw && op && value);
    JIG_REQUIRE(op->num_results == 1);
    jig_rw_replace(rw, op, &value, 1);
}

/* For each result one of another op. Most ops have few, which need no memory of their own. */
typedef struct Results {
    JigValue *few[4], **values;
} Results;

/* Of op as many values as `by` has results for. */
static void results_begin(Results *r, const JigOp *op, JigOp *by) {
    size_t n = op->num_results;
    *r = (Results){.values = r->few};
    if (n > JIG_LEN(r->few))
        r->values = jig_calloc(n, sizeof *r->values);
    for (size_t i = 0; i < n && i < by->num_results; i++)
        r->values[i] = &jig_op_results(by)[i];
}

static void results_end(Results *r) {
    if (r->values != r->few)
        jig_free(r->values);
}

void jig_rw_tell_replaced_with_op(JigRewriter *rw, JigOp *op, JigOp *by) {
    JIG_REQUIRE(rw && op && by);
    if (!rw->ctx->listeners)
        return;
    Results results;
    results_begin(&results, op, by);
    for (JigListener *l = rw->ctx->listeners, *next; l; l = next) {
        next = l->next;
        if (l->replaced_with_op)
            l->replaced_with_op(l, op, by);
        else if (l->replaced)
            l->replaced(l, op, results.values, op->num_results);
    }
    results_end(&results);
}

void jig_rw_takes_over(JigRewriter *rw, JigOp *op, JigOp *by) {
    JIG_REQUIRE(rw && op && by);
    if (op == by)
        return;
    if (rw->undo)
        jig_undo_take_over(rw->undo, op, by);
    else
        TELL(rw, taken_over, op, by);
}

void jig_rw_replace_op(JigRewriter *rw, JigOp *op, JigOp *by) {
    JIG_REQUIRE(rw && op && op->name && by && by->name);
    JIG_REQUIRE(by != op && by->num_results >= op->num_results);
    Results results;
    results_begin(&results, op, by);
    jig_rw_takes_over(rw, op, by);
    if (rw->undo) {
        jig_undo_replace(rw->undo, rw, op, results.values, op->num_results);
    } else {
        jig_rw_tell_replaced_with_op(rw, op, by);
        for (size_t i = 0; i < op->num_results; i++)
            if (results.values[i])
                jig_rw_replace_uses(rw, &jig_op_results(op)[i], results.values[i]);
        jig_rw_erase(rw, op);
    }
    results_end(&results);
}

JigOp *jig_rw_create_like(JigRewriter *rw, JigOp *op, const JigType **types, size_t n) {
    JIG_REQUIRE(rw && op && op->name);
    JIG_REQUIRE(!n || types);
    JigOpState s = {.loc = op->loc,
                    .name = op->name,
                    .types = types,
                    .num_types = n,
                    .attrs = op->attrs,
                    .num_operands = op->num_operands,
                    .num_successors = op->num_successors,
                    .num_regions = op->num_regions};
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    s.operands = JIG_NEW_ARRAY(a, JigValue *, s.num_operands + 1);
    for (size_t i = 0; i < s.num_operands; i++)
        s.operands[i] = op->operands[i].value;
    s.successors = JIG_NEW_ARRAY(a, JigBlock *, s.num_successors + 1);
    for (size_t i = 0; i < s.num_successors; i++)
        s.successors[i] = jig_op_successors(op)[i].block;
    JigPoint point = jig_point(rw);
    jig_at_before(rw, op);
    JigOp *by = jig_create(rw, &s);
    jig_set_point(rw, point);
    jig_arena_free(a);
    return by;
}

JigOp *jig_rw_erase_results(JigRewriter *rw, JigOp *op, const bool *drop) {
    JIG_REQUIRE(rw && op && op->name && drop);
    size_t n = op->num_results, kept = 0;
    const JigType **types = jig_calloc(n + 1, sizeof *types);
    JigValue **values = jig_calloc(n + 1, sizeof *values);
    for (size_t i = 0; i < n; i++)
        if (!drop[i])
            types[kept++] = jig_op_results(op)[i].type;
    JigOp *by = op;
    if (kept != n) {
        by = jig_rw_create_like(rw, op, types, kept);
        kept = 0;
        for (size_t i = 0; i < n; i++)
            values[i] = drop[i] ? NULL : &jig_op_results(by)[kept++];
        for (size_t i = 0; i < op->num_regions; i++)
            jig_rw_inline_region(rw, &jig_op_regions(op)[i], &jig_op_regions(by)[i], NULL);
        jig_rw_replace(rw, op, values, n);
    }
    jig_free(types);
    jig_free(values);
    return by;
}

/* ---- Moving ---- */
void jig_rw_move(JigRewriter *rw, JigOp *op, JigBlock *block, JigOp *before) {
    JIG_REQUIRE(rw);
    JIG_REQUIRE(op && op->name && block && before != op && (!before || before->block == block));
    JigBlock *from = op->block;
    JigOp *next = op->next;
    if (before == op)
        return;
    if (from != block || next != before) {
        leave_op(rw, op);
        if (from)
            jig_op_remove(op);
        jig_block_insert(block, before, op);
    }
    jig_rw_tell_inserted(rw, op, from, next);
}

void jig_rw_move_before(JigRewriter *rw, JigOp *op, JigOp *where) {
    JIG_REQUIRE(rw && op && where);
    JIG_REQUIRE(where->block && where != op);
    jig_rw_move(rw, op, where->block, where);
}

void jig_rw_move_after(JigRewriter *rw, JigOp *op, JigOp *where) {
    JIG_REQUIRE(rw && op && where);
    JIG_REQUIRE(where->block && where != op);
    if (op != where)
        jig_rw_move(rw, op, where->block, where->next);
}

void jig_rw_move_to_end(JigRewriter *rw, JigOp *op, JigBlock *block) {
    JIG_REQUIRE(rw && op && block);
    jig_rw_move(rw, op, block, NULL);
}

void jig_rw_move_block_before(JigRewriter *rw, JigBlock *block, JigRegion *region,
                              JigBlock *before) {
    JIG_REQUIRE(rw && region);
    JigRegion *from = block->region;
    JigBlock *next = block->next;
    if (block == before)
        return;
    if (from)
        jig_block_remove(block);
    jig_region_insert(region, before, block);
    jig_rw_tell_block_inserted(rw, block, from, next);
}

void jig_rw_inline_block(JigRewriter *rw, JigBlock *source, JigBlock *dest, JigOp *before,
                         JigValue *const *values, size_t n) {
    JIG_REQUIRE(rw && source && dest && (values || !n));
    JIG_REQUIRE(source != dest && n <= source->num_args && (!before || before->block == dest));
    for (size_t i = 0; i < n; i++)
        jig_rw_replace_uses(rw, &source->args[i]->v, values[i]);
    while (source->first)
        jig_rw_move(rw, source->first, dest, before);
    jig_rw_erase_block(rw, source);
}

void jig_rw_merge_blocks(JigRewriter *rw, JigBlock *source, JigBlock *dest, JigValue *const *values,
                         size_t n) {
    JIG_REQUIRE(rw && source && dest && (values || !n));
    JIG_REQUIRE(source != dest && n <= source->num_args);
    jig_rw_inline_block(rw, source, dest, NULL, values, n);
}

JigBlock *jig_rw_split_block(JigRewriter *rw, JigBlock *block, JigOp *before) {
    JIG_REQUIRE(rw && block && (!before || before->block == block));
    if (!rw->ctx->listeners)
        return jig_block_split(block, before);
    JigPoint point = jig_point(rw);
    JigBlock *rest =
        jig_create_block(rw, block->region, block->next, NULL, 0, jig_loc_unknown(rw->ctx));
    jig_set_point(rw, point);
    if (!before)
        return rest;
    for (bool done = false; !done;) {
        JigOp *last = block->last;
        done = last == before;
        jig_rw_move(rw, last, rest, rest->first);
    }
    return rest;
}

void jig_rw_inline_region(JigRewriter *rw, JigRegion *region, JigRegion *parent, JigBlock *before) {
    JIG_REQUIRE(rw && region && parent);
    JIG_REQUIRE(region != parent && (!before || before->region == parent));
    while (region->first)
        jig_rw_move_block_before(rw, region->first, parent, before);
}
