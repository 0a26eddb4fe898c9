/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Verifying what was edited since a mark. The journal says which ops and blocks to look at:
 * each of them once, however often it was edited. What is on the list of ops has the bit `queued`,
 * which is the greedy driver's while one runs; none does between two steps.
 */
#include "ir/verify.h"
#include "ir/context.h"
#include "ir/dominance.h"
#include "ir/journal.h"
#include "ir/spec.h"
#include "jig/iface.h"
#include "support/map.h"
#include "support/vec.h"

enum { NUM_RECENT = 16 };

/* What was found of a block that was asked about lately: an edit is near others. */
typedef struct Recent {
    const JigBlock *block;
    bool is_there, is_noted;
} Recent;

typedef struct Edited {
    const JigOp *top;
    JigPtrMap places; /* blocks, and the ops around them */
    JigPtrMap made;   /* blocks: each op in them came by an edit of its own */
    Recent recent[NUM_RECENT];
    JIG_VEC(JigOp *) ops;    /* to be verified by themselves */
    JIG_VEC(JigOp *) around; /* in whose blocks something came or went */
    JIG_VEC(JigBlock *) blocks;
} Edited;

/* ---- What to look at ---- */

static bool block_is_there(const Edited *e, const JigBlock *block) {
    const JigOp *parent = block->region ? block->region->parent : NULL;
    return parent && jig_op_outermost(parent) == e->top;
}

static Recent *recent(Edited *e, const JigBlock *block) {
    uintptr_t at = (uintptr_t)block;
    Recent *r = &e->recent[(at >> 5 ^ at >> 9) % NUM_RECENT];
    if (r->block != block)
        *r = (Recent){.block = block, .is_there = block_is_there(e, block)};
    return r;
}

/* What was destroyed since, or stands in what was, and what is in no block yet, is left alone. */
static bool is_there(Edited *e, const JigOp *op) {
    if (!op->block)
        return op->name && op == e->top;
    return op->name && recent(e, op->block)->is_there;
}

static void add_op(Edited *e, JigOp *op) {
    if (!op || op->queued)
        return;
    op->queued = 1;
    jig_vec_push(&e->ops, op);
}

static void add_around_region(Edited *e, const JigRegion *region) {
    JigOp *parent = region ? region->parent : NULL;
    if (parent && jig_ptrset_add(&e->places, parent))
        jig_vec_push(&e->around, parent);
}

static void add_around(Edited *e, JigBlock *block) {
    Recent *r = recent(e, block);
    if (r->is_noted)
        return;
    r->is_noted = true;
    if (!jig_ptrset_add(&e->places, block))
        return;
    jig_vec_push(&e->blocks, block);
    add_around_region(e, block->region);
}

static void add_users(Edited *e, const JigValue *value) {
    for (const JigUse *u = value->uses; u; u = u->next)
        add_op(e, u->owner);
}

static void add_predecessors(Edited *e, const JigBlock *block) {
    for (const JigSuccUse *p = block->preds; p; p = p->next)
        add_op(e, p->owner);
}

static void add_value(Edited *e, JigValue *value) {
    if (value->is_arg) {
        add_around(e, jig_arg_block(value));
        add_predecessors(e, jig_arg_block(value));
    } else {
        add_op(e, jig_value_op(value));
    }
    add_users(e, value);
}

/* What the op defines, and what is nested in it, may have come to stand elsewhere. */
static JigWalk add_moved(JigOp *op, void *user) {
    Edited *e = user;
    add_op(e, op);
    for (size_t i = 0; i < op->num_results; i++)
        add_users(e, &jig_op_results(op)[i]);
    return JIG_WALK_ADVANCE;
}

/* What stands in it may have moved with it. */
static void add_block(Edited *e, JigBlock *block) {
    if (!recent(e, block)->is_there)
        return;
    add_around(e, block);
    add_predecessors(e, block);
    if (jig_ptrmap_has(&e->made, block))
        return;
    for (size_t i = 0; i < block->num_args; i++)
        add_users(e, &block->args[i]->v);
    for (JigOp *op = block->first; op; op = op->next)
        jig_walk_pre(op, add_moved, e);
}

static void add_place(Edited *e, JigBlock *block) {
    if (block)
        add_around(e, block);
}

static void note_edit(Edited *e, const JigEdit *edit) {
    switch (edit->kind) {
    case JIG_EDIT_CREATED:
        add_op(e, edit->of.op);
        add_place(e, edit->of.op->block);
        break;
    case JIG_EDIT_LINKED:
        if (is_there(e, edit->of.op))
            jig_walk_pre(edit->of.op, add_moved, e);
        add_place(e, edit->of.op->block);
        break;
    case JIG_EDIT_DESTROYED:
    case JIG_EDIT_UNLINKED:
        add_place(e, edit->was.place.block);
        break;
    case JIG_EDIT_OPERAND:
        add_op(e, edit->of.use->owner);
        break;
    case JIG_EDIT_SUCCESSOR:
        add_op(e, edit->of.succ->owner);
        break;
    case JIG_EDIT_SHIFTED_UP:
    case JIG_EDIT_SHIFTED_DOWN:
    case JIG_EDIT_ATTRS:
        add_op(e, edit->of.op);
        break;
    case JIG_EDIT_TYPE:
    case JIG_EDIT_ARG_CREATED:
        add_value(e, edit->of.value);
        break;
    case JIG_EDIT_ARG_ERASED:
        add_value(e, edit->of.value);
        break;
    case JIG_EDIT_BLOCK_CREATED:
        jig_ptrset_add(&e->made, edit->of.block);
        break;
    case JIG_EDIT_BLOCK_LINKED:
        add_block(e, edit->of.block);
        break;
    case JIG_EDIT_BLOCK_UNLINKED:
        add_around_region(e, edit->was.block_place.region);
        break;
    default:
        break;
    }
}

/* ---- Looking ---- */

/* Most operands are defined right before their user, or are arguments of its block: then no order
 * of the block needs to be known. */
static bool is_plain(const JigOp *op, const JigValue *v) {
    enum { NEAR = 8 };
    if (v->is_arg)
        return jig_arg_block(v) == op->block;
    const JigOp *def = jig_value_op(v), *before = op->prev;
    for (int i = 0; i < NEAR && before; i++, before = before->prev)
        if (before == def)
            return true;
    return false;
}

/* Does the op use what is defined outside of an isolated op around it? */
static bool verify_isolation(const JigOp *op, const JigValue *operand) {
    const JigBlock *from = jig_value_block(operand);
    const JigRegion *defined = from ? from->region : NULL;
    for (const JigRegion *r = op->block->region; r && r != defined;) {
        if (r->parent && jig_op_has_trait(r->parent, JIG_TRAIT_ISOLATED_FROM_ABOVE)) {
            jig_op_error(op, "using value defined outside the region");
            jig_op_note(r->parent, "required by region isolation constraints");
            return false;
        }
        r = r->parent && r->parent->block ? r->parent->block->region : NULL;
    }
    return true;
}

static bool verify_operands(JigDominance *dom, JigOp *op) {
    bool all_plain = true;
    for (size_t i = 0; i < op->num_operands; i++) {
        const JigValue *v = op->operands[i].value;
        if (is_plain(op, v))
            continue;
        all_plain = false;
        JIG_CHECK(verify_isolation(op, v));
    }
    return all_plain || jig_verify_operands_dominate(dom, op);
}

static bool verify_symbols_of(JigOp *op) {
    const JigSymbolUserIface *user =
        op->name->ctx->has_symbol_users ? jig_op_iface(op, &jig_iface_symbol_user) : NULL;
    return !user || user->verify(op);
}

static bool verify_place(JigDominance *dom, JigOp *op) {
    if (!op->block)
        return true;
    if (op->num_successors && op->next)
        return jig_op_emit_error(op,
                                 "operation with block successors must terminate its parent block");
    return verify_operands(dom, op);
}

/* An isolated op may have all of the payload inside, of which only a part was edited. */
static bool verify_regions(JigOp *op) {
    return !op->num_regions || !op->name->row ||
           jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE) ||
           jig_spec_verify_regions(op, jig_spec_known(op));
}

/* The parser takes no attribute without a name, and the dictionary is sorted. */
static bool verify_names(const JigOp *op) {
    return !op->attrs->u.dict.n || op->attrs->u.dict.items[0].name->len ||
           jig_op_error(op, "has an attribute without a name");
}

bool jig_is_memory_space(const JigAttr *space) {
    return !space || space->kind == JIG_ATTR_INTEGER || space->kind == JIG_ATTR_STRING ||
           space->kind == JIG_ATTR_DICT || space->kind == JIG_ATTR_DIALECT;
}

static bool has_text(const JigType *type) {
    return !jig_type_is_any_memref(type) || jig_is_memory_space(jig_type_space(type));
}

/* Neither does it take buffers in any space that an attribute could name. */
static bool verify_spaces(const JigOp *op) {
    for (size_t i = 0; i < op->num_results; i++)
        if (!has_text(jig_op_results(op)[i].type))
            return jig_op_error(op, "has a result in a memory space that no buffer can be in");
    return true;
}

static bool verify_ops(Edited *e, JigDominance *dom) {
    for (size_t i = 0; i < e->ops.len; i++) {
        JigOp *op = e->ops.data[i];
        if (is_there(e, op))
            JIG_CHECK(verify_names(op) && verify_spaces(op) &&
                      (op->num_regions ? jig_verify_op_itself(op) : jig_verify_leaf(op)) &&
                      verify_place(dom, op) && verify_symbols_of(op));
    }
    return true;
}

static bool verify_blocks(Edited *e) {
    for (size_t i = 0; i < e->blocks.len; i++) {
        JigBlock *block = e->blocks.data[i];
        const JigOp *parent = block->region ? block->region->parent : NULL;
        if (parent && is_there(e, parent))
            JIG_CHECK(jig_verify_block_ends(block));
    }
    return true;
}

/* Regions once what stands in them is known to verify. */
static bool verify_around(Edited *e) {
    for (size_t i = 0; i < e->around.len; i++)
        if (is_there(e, e->around.data[i]))
            JIG_CHECK(jig_verify_op_itself(e->around.data[i]));
    for (size_t i = 0; i < e->around.len; i++)
        if (is_there(e, e->around.data[i]))
            JIG_CHECK(verify_regions(e->around.data[i]));
    for (size_t i = 0; i < e->ops.len; i++) {
        JigOp *op = e->ops.data[i];
        if (op->num_regions && is_there(e, op) && !jig_ptrmap_has(&e->places, op))
            JIG_CHECK(verify_regions(op));
    }
    return true;
}

bool jig_verify_edits(JigContext *ctx, JigMark mark, const JigOp *root) {
    Edited e = {.top = jig_op_outermost(root)};
    const JigJournal *journal = ctx->journal;
    for (size_t i = mark.at; i < journal->edits.len; i++)
        note_edit(&e, &journal->edits.data[i]);
    JigDominance *dom = jig_dominance_create(ctx);
    jig_dominance_hold(dom);
    bool ok = verify_ops(&e, dom) && verify_blocks(&e) && verify_around(&e);
    jig_dominance_destroy(dom);
    for (size_t i = 0; i < e.ops.len; i++)
        e.ops.data[i]->queued = 0;
    jig_ptrmap_free(&e.places);
    jig_ptrmap_free(&e.made);
    jig_vec_free(&e.ops);
    jig_vec_free(&e.around);
    jig_vec_free(&e.blocks);
    return ok;
}

/* ---- Symbols ---- */

static JigWalk verify_table(JigOp *op, void *user) {
    (void)user;
    bool is_table = op->num_regions && jig_op_has_trait(op, JIG_TRAIT_SYMBOL_TABLE);
    return is_table && !jig_check_symbol_table(op, NULL) ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

bool jig_verify_symbols(JigOp *root) {
    return jig_walk_pre(root, verify_table, NULL) != JIG_WALK_INTERRUPT;
}
