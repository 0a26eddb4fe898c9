/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Verifying what was edited since a mark. The journal says which ops and blocks to look at:
 * each of them once, however often it was edited. What is on a list has a bit: ops `queued`, which
 * is the greedy driver's while one runs. None does here: edits are verified between two steps of a
 * script, and each driver ends within its step with an empty stack.
 */
#include "ir/verify/verify.h"
#include "ir/context.h"
#include "ir/dominance.h"
#include "ir/journal.h"
#include "ir/spec/spec.h"
#include "jig/iface.h"
#include "support/vec.h"

/* What is found of a block once: bits of JigBlock.edited. */
enum { KNOWN = 1, THERE = 2, NOTED = 4, MADE = 8 };

typedef struct Edited {
    const JigOp *top;
    JIG_VEC(JigOp *) ops;    /* to be verified by themselves; `queued` */
    JIG_VEC(JigOp *) around; /* in whose blocks something came or went; `around` */
    JIG_VEC(JigBlock *) blocks;
    JIG_VEC(JigBlock *) found; /* that have bits */
} Edited;

/* ---- What to look at ---- */

static void find_block(Edited *e, JigBlock *block, unsigned bits) {
    if (!block->edited)
        jig_vec_push(&e->found, block);
    block->edited |= bits;
}

static JigOp *parent_of(const JigBlock *block) {
    return block->region ? block->region->parent : NULL;
}

static bool stands_in_top(const Edited *e, const JigBlock *block) {
    for (const JigOp *parent;; block = parent->block) {
        if (block->edited & KNOWN)
            return block->edited & THERE;
        parent = parent_of(block);
        if (!parent || !parent->block)
            return parent && parent == e->top;
    }
}

/* The answer is that of all blocks around. */
static bool block_is_there(Edited *e, JigBlock *block) {
    if (block->edited & KNOWN)
        return block->edited & THERE;
    bool there = stands_in_top(e, block);
    for (; block && !(block->edited & KNOWN);
         block = parent_of(block) ? parent_of(block)->block : NULL)
        find_block(e, block, there ? KNOWN | THERE : KNOWN);
    return there;
}

/* What was destroyed since, or stands in what was, and what is in no block yet, is left alone. */
static bool is_there(Edited *e, const JigOp *op) {
    return op->name && (op->block ? block_is_there(e, op->block) : op == e->top);
}

static void add_op(Edited *e, JigOp *op) {
    if (!op || op->queued)
        return;
    op->queued = 1;
    jig_vec_push(&e->ops, op);
}

static void add_around_region(Edited *e, const JigRegion *region) {
    JigOp *parent = region ? region->parent : NULL;
    if (!parent || parent->around)
        return;
    parent->around = 1;
    jig_vec_push(&e->around, parent);
}

static void add_around(Edited *e, JigBlock *block) {
    if (block->edited & NOTED)
        return;
    find_block(e, block, NOTED);
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
    if (!block_is_there(e, block))
        return;
    add_around(e, block);
    add_predecessors(e, block);
    if (block->edited & MADE) /* each op in it came by an edit of its own */
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
    case JIG_EDIT_ARG_ERASED:
        add_value(e, edit->of.value);
        break;
    case JIG_EDIT_BLOCK_CREATED:
        find_block(e, edit->of.block, MADE);
        if (edit->whole)
            add_block(e, edit->of.block);
        break;
    case JIG_EDIT_BLOCK_LINKED:
        add_block(e, edit->of.block);
        break;
    case JIG_EDIT_BLOCK_DESTROYED:
    case JIG_EDIT_BLOCK_UNLINKED:
        /* Where one was that was made since is as before; it may be a region of the parser's own,
         * which has gone. */
        if (!(edit->of.block->edited & MADE))
            add_around_region(e, edit->was.block_place.region);
        break;
    default:
        break;
    }
}

/* ---- Looking ---- */

/* Where it is right before the op, no order of the block needs to be known. */
static bool is_before(const JigOp *def, const JigOp *op) {
    enum { NEAR = 8 };
    const JigOp *before = op->block->ordered ? NULL : op->prev;
    for (int i = 0; i < NEAR && before; i++, before = before->prev)
        if (before == def)
            return true;
    return jig_op_is_before(def, op);
}

/* Most operands are defined earlier in the same block or one of the nearest around it, with
 * nothing in between that keeps them out. */
static bool is_plain(const JigOp *op, const JigValue *v) {
    enum { NEAR = 8 };
    const JigBlock *from = v->is_arg ? jig_arg_block(v) : jig_result_op(v)->block;
    for (int i = 0; i < NEAR; i++, op = op->block->region->parent) {
        if (op->block == from)
            return v->is_arg || is_before(jig_result_op(v), op);
        const JigOp *parent = op->block->region ? op->block->region->parent : NULL;
        if (!parent || !parent->block || jig_op_has_trait(parent, JIG_TRAIT_ISOLATED_FROM_ABOVE))
            return false;
    }
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

bool jig_verify_is_memory_space(const JigAttr *space) {
    return !space || space->kind == JIG_ATTR_INTEGER || space->kind == JIG_ATTR_STRING ||
           space->kind == JIG_ATTR_DICT || space->kind == JIG_ATTR_DIALECT;
}

static bool has_text(const JigType *type) {
    bool is_buffer = type->kind == JIG_TYPE_MEMREF || type->kind == JIG_TYPE_UNRANKED_MEMREF;
    return !is_buffer || jig_verify_is_memory_space(jig_type_space(type));
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
        JIG_CHECK(verify_names(op) && verify_spaces(op) &&
                  (op->num_regions ? jig_verify_op_itself(op) : jig_verify_leaf(op)) &&
                  verify_place(dom, op) && verify_symbols_of(op));
    }
    return true;
}

static bool verify_blocks(Edited *e) {
    for (size_t i = 0; i < e->blocks.len; i++)
        JIG_CHECK(jig_verify_block_ends(e->blocks.data[i]));
    return true;
}

/* Regions once what stands in them is known to verify. */
static bool verify_around(Edited *e) {
    for (size_t i = 0; i < e->around.len; i++)
        if (!e->around.data[i]->queued)
            JIG_CHECK(jig_verify_op_itself(e->around.data[i]));
    for (size_t i = 0; i < e->around.len; i++)
        JIG_CHECK(verify_regions(e->around.data[i]));
    for (size_t i = 0; i < e->ops.len; i++)
        if (e->ops.data[i]->num_regions && !e->ops.data[i]->around)
            JIG_CHECK(verify_regions(e->ops.data[i]));
    return true;
}

/* Keeps what is there. */
static void drop_gone(Edited *e) {
    size_t ops = 0, around = 0, blocks = 0;
    for (size_t i = 0; i < e->ops.len; i++)
        if (is_there(e, e->ops.data[i]))
            e->ops.data[ops++] = e->ops.data[i];
        else
            e->ops.data[i]->queued = 0;
    for (size_t i = 0; i < e->around.len; i++)
        if (is_there(e, e->around.data[i]))
            e->around.data[around++] = e->around.data[i];
        else
            e->around.data[i]->around = 0;
    for (size_t i = 0; i < e->blocks.len; i++)
        if (parent_of(e->blocks.data[i]) && is_there(e, parent_of(e->blocks.data[i])))
            e->blocks.data[blocks++] = e->blocks.data[i];
    e->ops.len = ops;
    e->around.len = around;
    e->blocks.len = blocks;
}

static void free_edited(Edited *e) {
    for (size_t i = 0; i < e->ops.len; i++)
        e->ops.data[i]->queued = 0;
    for (size_t i = 0; i < e->around.len; i++)
        e->around.data[i]->around = 0;
    for (size_t i = 0; i < e->found.len; i++)
        e->found.data[i]->edited = 0;
    jig_vec_free(&e->ops);
    jig_vec_free(&e->around);
    jig_vec_free(&e->blocks);
    jig_vec_free(&e->found);
}

bool jig_verify_edits(JigContext *ctx, JigMark mark, const JigOp *root) {
    Edited e = {.top = jig_op_outermost(root)};
    const JigJournal *journal = ctx->journal;
    for (size_t i = mark.at; i < journal->edits.len; i++)
        note_edit(&e, jig_pieces_at(&journal->edits, i));
    drop_gone(&e);
    JigDominance *dom = jig_dominance_create(ctx);
    jig_dominance_hold(dom);
    bool ok = verify_ops(&e, dom) && verify_blocks(&e) && verify_around(&e);
    jig_dominance_destroy(dom);
    free_edited(&e);
    return ok;
}

/* ---- Symbols ---- */

static JigWalk verify_table(JigOp *op, void *user) {
    (void)user;
    bool is_table = op->num_regions && jig_op_has_trait(op, JIG_TRAIT_SYMBOL_TABLE);
    return is_table && !jig_trait_check_symbol_table(op, NULL) ? JIG_WALK_INTERRUPT
                                                               : JIG_WALK_ADVANCE;
}

bool jig_verify_symbols(JigOp *root) {
    return jig_walk_pre(root, verify_table, NULL) != JIG_WALK_INTERRUPT;
}
