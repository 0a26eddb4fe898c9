/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Verifying what was edited since a mark. The journal says which ops and blocks to look at:
 * each of them once, however often it was edited.
 */
#include "ir/verify.h"
#include "ir/context.h"
#include "ir/journal.h"
#include "ir/spec.h"
#include "jig/iface.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct Edited {
    const JigOp *top;
    JigPtrMap seen; /* ops, blocks */
    JigPtrMap holders;
    JIG_VEC(JigOp *) ops;    /* to be verified by themselves */
    JIG_VEC(JigOp *) around; /* in whose blocks something came or went */
    JIG_VEC(JigBlock *) blocks;
} Edited;

/* ---- What to look at ---- */

static const JigOp *outermost(const JigOp *op) {
    for (const JigOp *parent; (parent = jig_op_parent(op));)
        op = parent;
    return op;
}

/* What was destroyed since, or stands in what was, and what is in no block yet, is left alone. */
static bool is_there(const Edited *e, const JigOp *op) {
    return op->name && outermost(op) == e->top;
}

static void add_op(Edited *e, JigOp *op) {
    if (op && jig_ptrset_add(&e->seen, op))
        jig_vec_push(&e->ops, op);
}

static void add_around(Edited *e, JigBlock *block) {
    JigOp *parent = block->region ? block->region->parent : NULL;
    if (jig_ptrset_add(&e->seen, block))
        jig_vec_push(&e->blocks, block);
    if (parent && jig_ptrset_add(&e->holders, parent))
        jig_vec_push(&e->around, parent);
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
    default:
        break;
    }
}

/* ---- Looking ---- */

/* Does the op use what is defined outside of an isolated op around it? */
static bool verify_isolation(JigOp *op) {
    for (size_t i = 0; i < op->num_operands; i++) {
        const JigBlock *from = jig_value_block(op->operands[i].value);
        const JigRegion *defined = from ? from->region : NULL;
        for (const JigRegion *r = op->block->region; r && r != defined;) {
            if (r->parent && jig_op_has_trait(r->parent, JIG_TRAIT_ISOLATED_FROM_ABOVE)) {
                jig_op_error(op, "using value defined outside the region");
                jig_op_note(r->parent, "required by region isolation constraints");
                return false;
            }
            r = r->parent && r->parent->block ? r->parent->block->region : NULL;
        }
    }
    return true;
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
    return jig_verify_operands_dominate(dom, op) && verify_isolation(op);
}

/* An isolated op may have all of the payload inside, of which only a part was edited. */
static bool verify_regions(JigOp *op) {
    return !op->num_regions || !op->name->row ||
           jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE) ||
           jig_spec_verify_regions(op, false);
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

static bool verify_ops(const Edited *e, JigDominance *dom) {
    for (size_t i = 0; i < e->ops.len; i++) {
        JigOp *op = e->ops.data[i];
        if (is_there(e, op))
            JIG_CHECK(verify_names(op) && verify_spaces(op) && jig_verify_op_itself(op) &&
                      verify_place(dom, op) && verify_symbols_of(op));
    }
    return true;
}

static bool verify_blocks(const Edited *e) {
    for (size_t i = 0; i < e->blocks.len; i++) {
        JigBlock *block = e->blocks.data[i];
        const JigOp *parent = block->region ? block->region->parent : NULL;
        if (parent && is_there(e, parent))
            JIG_CHECK(jig_verify_block_ends(block));
    }
    return true;
}

/* Regions once what stands in them is known to verify. */
static bool verify_around(const Edited *e) {
    for (size_t i = 0; i < e->around.len; i++)
        if (is_there(e, e->around.data[i]))
            JIG_CHECK(jig_verify_op_itself(e->around.data[i]));
    for (size_t i = 0; i < e->around.len; i++)
        if (is_there(e, e->around.data[i]))
            JIG_CHECK(verify_regions(e->around.data[i]));
    for (size_t i = 0; i < e->ops.len; i++)
        if (is_there(e, e->ops.data[i]) && !jig_ptrmap_has(&e->holders, e->ops.data[i]))
            JIG_CHECK(verify_regions(e->ops.data[i]));
    return true;
}

bool jig_verify_edits(JigContext *ctx, JigMark mark, const JigOp *root) {
    Edited e = {.top = outermost(root)};
    const JigJournal *journal = ctx->journal;
    for (size_t i = mark.at; i < journal->edits.len; i++)
        note_edit(&e, &journal->edits.data[i]);
    JigDominance *dom = jig_dominance_create(ctx);
    bool ok = verify_ops(&e, dom) && verify_blocks(&e) && verify_around(&e);
    jig_dominance_destroy(dom);
    jig_ptrmap_free(&e.seen);
    jig_ptrmap_free(&e.holders);
    jig_vec_free(&e.ops);
    jig_vec_free(&e.around);
    jig_vec_free(&e.blocks);
    return ok;
}
