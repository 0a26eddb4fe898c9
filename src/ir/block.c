/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Blocks and regions: lists of ops and of blocks. */
#define JIG_IR_EDITS
#include "ir/journal.h"
#include "support/check.h"

#include <stdlib.h>

/* ---- Blocks ---- */

JigBlock *jig_block_create(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    JigBlock *b = jig_ir_alloc(ctx, sizeof *b);
    b->ctx = ctx;
    if (jig_journal_is_open(ctx))
        jig_journal_write(ctx, (JigEdit){.kind = JIG_EDIT_BLOCK_CREATED, .of.block = b});
    return b;
}

JigContext *jig_block_context(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->ctx;
}
JigRegion *jig_block_region(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->region;
}
JigOp *jig_block_parent_op(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->region ? block->region->parent : NULL;
}
JigBlock *jig_block_next(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->next;
}
size_t jig_block_index(const JigBlock *block) {
    JIG_REQUIRE(block);
    size_t i = 0;
    while ((block = jig_block_prev(block)))
        ++i;
    return i;
}
JigBlock *jig_block_prev(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->prev;
}
JigOp *jig_block_first(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->first;
}
JigOp *jig_block_last(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->last;
}
bool jig_block_is_empty(const JigBlock *block) {
    JIG_REQUIRE(block);
    return !block->first;
}
bool jig_block_is_entry(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->region && block->region->first == block;
}

JigOp *jig_block_terminator(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->last && jig_op_maybe_terminator(block->last) ? block->last : NULL;
}

size_t jig_block_num_args(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->num_args;
}
JigValue *jig_block_arg(const JigBlock *block, size_t i) {
    JIG_REQUIRE(i < block->num_args);
    return &block->args[i]->v;
}

static void number_args(JigBlock *block, size_t from) {
    for (size_t i = from; i < block->num_args; ++i)
        block->args[i]->v.index = (uint32_t)i & 0x7FFFFFFF;
}

void jig_journal_place_arg(JigBlock *block, size_t at, JigArg *arg) {
    JIG_REQUIRE(block && arg && at <= block->num_args);
    JigContext *ctx = block->ctx;
    if (block->num_args == block->cap_args) {
        uint32_t cap = block->cap_args ? block->cap_args * 2 : 2;
        JigArg **args = jig_ir_alloc(ctx, cap * sizeof *args);
        if (block->num_args)
            memcpy(args, block->args, block->num_args * sizeof *args);
        jig_ir_free(ctx, block->args, block->cap_args * sizeof *args);
        block->args = args;
        block->cap_args = cap;
    }
    memmove(block->args + at + 1, block->args + at, (block->num_args - at) * sizeof *block->args);
    block->args[at] = arg;
    block->num_args++;
    number_args(block, at);
}

void jig_journal_displace_arg(JigBlock *block, size_t at) {
    JIG_REQUIRE(block && at < block->num_args);
    block->num_args--;
    memmove(block->args + at, block->args + at + 1, (block->num_args - at) * sizeof *block->args);
    number_args(block, at);
}

/* Of a block that was just made, they come and go with it. */
static void note_arg_created(JigContext *ctx, JigArg *arg) {
    if (!jig_journal_latest(ctx, JIG_EDIT_BLOCK_CREATED, arg->block))
        jig_journal_write(ctx, (JigEdit){.kind = JIG_EDIT_ARG_CREATED, .of.value = &arg->v});
}

JigValue *jig_block_insert_arg(JigBlock *block, size_t at, const JigType *type, JigLoc loc) {
    JIG_REQUIRE(block && type);
    JIG_REQUIRE(at <= block->num_args);
    JIG_REQUIRE(type->ctx == block->ctx);
    JigContext *ctx = block->ctx;
    JigArg *arg = jig_ir_alloc(ctx, sizeof *arg);
    *arg = (JigArg){.v = {.type = type, .is_arg = 1}, .block = block, .loc = loc};
    jig_journal_place_arg(block, at, arg);
    if (jig_journal_is_open(ctx))
        note_arg_created(ctx, arg);
    return &arg->v;
}

JigValue *jig_block_add_arg(JigBlock *block, const JigType *type, JigLoc loc) {
    JIG_REQUIRE(block && type);
    return jig_block_insert_arg(block, block->num_args, type, loc);
}

void jig_block_erase_arg(JigBlock *block, size_t at) {
    JIG_REQUIRE(at < block->num_args);
    JIG_REQUIRE(!block->args[at]->v.uses);
    JigArg *arg = block->args[at];
    jig_journal_displace_arg(block, at);
    if (jig_journal_is_open(block->ctx))
        jig_journal_write(block->ctx, (JigEdit){.kind = JIG_EDIT_ARG_ERASED, .of.value = &arg->v});
    else
        jig_ir_free(block->ctx, arg, sizeof *arg);
}

/* ---- Predecessors ---- */

bool jig_block_has_preds(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->preds != NULL;
}

JigBlock *jig_block_single_pred(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->preds && !block->preds->next ? block->preds->owner->block : NULL;
}

JigSuccUse *jig_block_first_pred(const JigBlock *block) {
    JIG_REQUIRE(block);
    return block->preds;
}
JigSuccUse *jig_succ_use_next(const JigSuccUse *u) {
    JIG_REQUIRE(u);
    return u->next;
}
JigOp *jig_succ_use_owner(const JigSuccUse *u) {
    JIG_REQUIRE(u);
    return u->owner;
}
size_t jig_succ_use_index(const JigSuccUse *u) {
    JIG_REQUIRE(u && u->owner);
    return (size_t)(u - jig_op_successors(u->owner));
}

void jig_block_replace_uses(JigBlock *from, JigBlock *to) {
    JIG_REQUIRE(from);
    if (from == to)
        return;
    while (from->preds)
        jig_op_set_successor(from->preds->owner, jig_succ_use_index(from->preds), to);
}

/* ---- Ops in blocks ---- */

/* A place between the neighbours' numbers, or the block loses its order. */
static void give_order(JigBlock *block, JigOp *op) {
    if (!block->ordered)
        return;
    uint32_t low = op->prev ? op->prev->order : 0;
    if (!op->next && low < UINT32_MAX - 16)
        op->order = low + 16;
    else if (op->next && op->next->order - low > 1)
        op->order = low + (op->next->order - low) / 2;
    else
        block->ordered = false;
}

static void note_linked(JigContext *ctx, JigOp *op) {
    JigEdit *created = jig_journal_latest(ctx, JIG_EDIT_CREATED, op);
    if (created && !created->whole)
        created->whole = true;
    else
        jig_journal_write(ctx, (JigEdit){.kind = JIG_EDIT_LINKED, .of.op = op});
}

void jig_block_insert(JigBlock *block, JigOp *before, JigOp *op) {
    JIG_REQUIRE(block && op);
    JIG_REQUIRE(!op->block);
    JIG_REQUIRE(!before || before->block == block);
    JIG_REQUIRE(block->ctx == op->name->ctx);
    if (jig_journal_is_open(block->ctx))
        note_linked(block->ctx, op);
    op->block = block;
    op->next = before;
    op->prev = before ? before->prev : block->last;
    *(op->prev ? &op->prev->next : &block->first) = op;
    *(before ? &before->prev : &block->last) = op;
    give_order(block, op);
    JigOp *table = jig_block_parent_op(block);
    if (table && table->has_symbol_cache)
        jig_symbol_note_linked(table, op);
}

void jig_op_unlink(JigOp *op) {
    JigBlock *block = op->block;
    JigOp *table = jig_block_parent_op(block);
    if (table && table->has_symbol_cache)
        jig_symbol_note_unlinked(table, op);
    *(op->prev ? &op->prev->next : &block->first) = op->next;
    *(op->next ? &op->next->prev : &block->last) = op->prev;
    op->block = NULL;
    op->prev = op->next = NULL;
}

void jig_op_remove(JigOp *op) {
    JIG_REQUIRE(op && op->name);
    JigBlock *block = op->block;
    if (!block)
        return;
    if (jig_journal_is_open(block->ctx))
        jig_journal_write(
            block->ctx,
            (JigEdit){.kind = JIG_EDIT_UNLINKED, .of.op = op, .was.place = {block, op->next}});
    jig_op_unlink(op);
}

static void move_one_by_one(JigBlock *to, JigOp *first) {
    for (JigOp *op = first, *next; op; op = next) {
        next = op->next;
        jig_op_remove(op);
        jig_block_insert(to, NULL, op);
    }
}

JigBlock *jig_block_split(JigBlock *block, JigOp *before) {
    JIG_REQUIRE(block);
    JIG_REQUIRE(!before || before->block == block);
    JigBlock *rest = jig_block_create(block->ctx);
    if (block->region)
        jig_region_insert(block->region, block->next, rest);
    if (!before)
        return rest;
    if (jig_journal_is_open(block->ctx)) {
        move_one_by_one(rest, before);
        return rest;
    }
    rest->first = before;
    rest->last = block->last;
    block->last = before->prev;
    *(before->prev ? &before->prev->next : &block->first) = NULL;
    before->prev = NULL;
    rest->ordered = block->ordered;
    for (JigOp *op = before; op; op = op->next)
        op->block = rest;
    return rest;
}

JigOp *jig_block_ancestor(const JigBlock *block, JigOp *op) {
    JIG_REQUIRE(block);
    while (op && op->block != block)
        op = jig_op_parent(op);
    return op;
}

/* ---- Regions ---- */

JigOp *jig_region_parent(const JigRegion *region) {
    JIG_REQUIRE(region);
    return region->parent;
}
JigRegion *jig_region_parent_region(const JigRegion *region) {
    JIG_REQUIRE(region);
    return region->parent ? jig_op_parent_region(region->parent) : NULL;
}
size_t jig_region_index(const JigRegion *region) {
    JIG_REQUIRE(region->parent);
    return (size_t)(region - jig_op_regions(region->parent));
}
JigBlock *jig_region_first(const JigRegion *region) {
    JIG_REQUIRE(region);
    return region->first;
}
JigBlock *jig_region_last(const JigRegion *region) {
    JIG_REQUIRE(region);
    return region->last;
}
bool jig_region_is_empty(const JigRegion *region) {
    JIG_REQUIRE(region);
    return !region->first;
}
bool jig_region_has_one_block(const JigRegion *region) {
    JIG_REQUIRE(region);
    return region->first && region->first == region->last;
}

static void note_block_linked(JigContext *ctx, JigBlock *block) {
    JigEdit *created = jig_journal_latest(ctx, JIG_EDIT_BLOCK_CREATED, block);
    if (created && !created->whole)
        created->whole = true;
    else
        jig_journal_write(ctx, (JigEdit){.kind = JIG_EDIT_BLOCK_LINKED, .of.block = block});
}

void jig_region_insert(JigRegion *region, JigBlock *before, JigBlock *block) {
    JIG_REQUIRE(region && block);
    JIG_REQUIRE(!block->region);
    JIG_REQUIRE(!before || before->region == region);
    if (jig_journal_is_open(block->ctx))
        note_block_linked(block->ctx, block);
    block->region = region;
    block->next = before;
    block->prev = before ? before->prev : region->last;
    *(block->prev ? &block->prev->next : &region->first) = block;
    *(before ? &before->prev : &region->last) = block;
    if (region->parent && region->parent->has_symbol_cache)
        jig_symbol_forget_table(region->parent);
}

void jig_block_remove(JigBlock *block) {
    JIG_REQUIRE(block);
    JigRegion *region = block->region;
    if (!region)
        return;
    if (jig_journal_is_open(block->ctx))
        jig_journal_write(block->ctx, (JigEdit){.kind = JIG_EDIT_BLOCK_UNLINKED,
                                                .of.block = block,
                                                .was.block_place = {region, block->next}});
    *(block->prev ? &block->prev->next : &region->first) = block->next;
    *(block->next ? &block->next->prev : &region->last) = block->prev;
    block->region = NULL;
    block->prev = block->next = NULL;
    if (region->parent && region->parent->has_symbol_cache)
        jig_symbol_forget_table(region->parent);
}

void jig_region_take_body(JigRegion *to, JigRegion *from) {
    JIG_REQUIRE(to && from && to != from);
    JIG_REQUIRE(!to->first);
    while (from->first) {
        JigBlock *b = from->first;
        jig_block_remove(b);
        jig_region_insert(to, NULL, b);
    }
}

bool jig_region_is_ancestor(const JigRegion *ancestor, const JigRegion *region) {
    JIG_REQUIRE(ancestor);
    for (; region; region = jig_region_parent_region(region))
        if (region == ancestor)
            return true;
    return false;
}

JigOp *jig_region_ancestor_op(const JigRegion *region, JigOp *op) {
    JIG_REQUIRE(region);
    while (op && jig_op_parent_region(op) != region)
        op = jig_op_parent(op);
    return op;
}

/* ---- Walking ---- */

static JigWalk walk(JigOp *op, JigOpFn fn, void *user, bool pre) {
    if (pre) {
        JigWalk w = fn(op, user);
        if (w != JIG_WALK_ADVANCE)
            return w;
    }
    for (size_t i = 0; i < op->num_regions; ++i)
        for (JigBlock *b = jig_op_regions(op)[i].first, *next_block; b; b = next_block) {
            next_block = b->next;
            for (JigOp *nested = b->first, *next; nested; nested = next) {
                next = nested->next;
                if (walk(nested, fn, user, pre) == JIG_WALK_INTERRUPT)
                    return JIG_WALK_INTERRUPT;
            }
        }
    return pre ? JIG_WALK_ADVANCE : fn(op, user);
}

JigWalk jig_walk_pre(JigOp *op, JigOpFn fn, void *user) {
    JIG_REQUIRE(op && op->name);
    JIG_REQUIRE(fn);
    return walk(op, fn, user, true) == JIG_WALK_INTERRUPT ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

JigWalk jig_walk_post(JigOp *op, JigOpFn fn, void *user) {
    JIG_REQUIRE(op && op->name);
    JIG_REQUIRE(fn);
    return walk(op, fn, user, false) == JIG_WALK_INTERRUPT ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}
