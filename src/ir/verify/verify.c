/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The generic verifier. An op is checked on its way down (its own invariants),
 * then the ops in its regions, those isolated from above last, then what the op
 * says of its regions; where the structure holds, uses must be dominated by
 * their definitions. The order is the reference's, since the first error ends it.
 */
#include "ir/verify/verify.h"

#include "ir/dominance.h"
#include "ir/spec/spec.h"
#include "support/vec.h"
#include "support/check.h"

static bool verify_op(JigOp *op);
static bool verify_nested(JigOp *op);

/* ---- Dialect attributes ---- */

static bool verify_dialect_attrs(JigOp *op) {
    JigSpec *spec = op->name->spec;
    bool any = false;
    if (spec && jig_spec_has_noted(spec, op->attrs, JIG_DICT_IS_OWN))
        return true;
    for (size_t i = 0; i < op->attrs->u.dict.n; ++i) {
        const JigNamedAttr *item = &op->attrs->u.dict.items[i];
        if (!memchr(item->name->ptr, '.', item->name->len) || jig_op_is_inherent(op, item->name))
            continue;
        any = true;
        const JigDialect *d = jig_context_dialect_of(op->name->ctx, jig_ident_str(item->name));
        if (d && d->verify_op_attr)
            JIG_CHECK(d->verify_op_attr(op, item->name, item->value));
    }
    if (spec && !any)
        jig_spec_note(spec, op->attrs, JIG_DICT_IS_OWN);
    return true;
}

/* ---- Blocks ---- */

static bool may_lack_terminator(const JigBlock *block) {
    if (!block->region || block->next || block->prev)
        return !block->region;
    JigOp *parent = block->region->parent;
    return !parent || !parent->name->row || jig_op_has_trait(parent, JIG_TRAIT_NO_TERMINATOR);
}

static JigLoc block_loc(const JigBlock *block) {
    JigOp *parent = jig_block_parent_op(block);
    return parent ? parent->loc : jig_loc_unknown(block->ctx);
}

static bool verify_block_entry(JigBlock *block) {
    if (!block->first) {
        if (may_lack_terminator(block))
            return true;
        return jig_error(block->ctx, block_loc(block), "empty block: expect at least a terminator");
    }
    for (JigOp *op = block->first; op->next; op = op->next)
        if (op->num_successors)
            return jig_op_emit_error(
                op, "operation with block successors must terminate its parent block");
    return true;
}

static bool verify_block_exit(JigBlock *block) {
    if (!block->last)
        return true;
    for (size_t i = 0; i < block->last->num_successors; ++i)
        if (jig_op_successors(block->last)[i].block->region != block->region)
            return jig_op_error(block->last, "branching to block of a different region");
    if (jig_op_maybe_terminator(block->last) || may_lack_terminator(block))
        return true;
    return jig_op_emit_error(block->last, "block with no terminator, has %s",
                             jig_msg_op(block->last));
}

/* ---- Ops ---- */

static bool verify_regions_entry(JigOp *op) {
    for (size_t i = 0; i < op->num_regions; ++i) {
        JigRegion *r = &jig_op_regions(op)[i];
        if (r->first != r->last && op->name->row && jig_op_has_trait(op, JIG_TRAIT_GRAPH_REGION))
            return jig_op_error(op, "expects graph region #%zu to have 0 or 1 blocks", i);
        if (r->first && r->first->preds)
            return jig_error(op->name->ctx, op->loc,
                             "entry block of region may not have predecessors");
    }
    return true;
}

static bool verify_unregistered(JigOp *op) {
    JigContext *ctx = op->name->ctx;
    if (op->name->dialect && op->name->dialect->takes_unknown_ops)
        return true;
    if (op->name->dialect)
        return jig_op_emit_error(
            op,
            "unregistered operation '%.*s' found in dialect ('%s') that does not allow "
            "unknown operations",
            JIG_FMT(op->name->name), op->name->dialect->name);
    if (!ctx->allow_unregistered)
        return jig_op_error(op,
                            "created with unregistered dialect. If this is intended, please call "
                            "allowUnregisteredDialects() on the MLIRContext, or use "
                            "-allow-unregistered-dialect with the MLIR opt tool used");
    return true;
}

static bool is_isolated(const JigOp *op) {
    return op->num_regions && jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE);
}

/* Isolated ops are for later. */
static bool verify_blocks(JigRegion *region, bool *any_isolated) {
    for (JigBlock *b = region->first; b; b = b->next) {
        JIG_CHECK(verify_block_entry(b));
        for (JigOp *op = b->first; op; op = op->next)
            if (is_isolated(op))
                *any_isolated = true;
            else
                JIG_CHECK(verify_op(op));
        JIG_CHECK(verify_block_exit(b));
    }
    return true;
}

/* Errors in one isolated op do not keep the others from being looked at. */
static bool verify_isolated(JigOp *op) {
    bool ok = true;
    for (size_t i = 0; i < op->num_regions; ++i)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (JigOp *nested = b->first; nested; nested = nested->next)
                if (is_isolated(nested))
                    ok &= verify_nested(nested);
    return ok;
}

static bool verify_no_null_operand(JigOp *op) {
    for (size_t i = 0; i < op->num_operands; ++i)
        if (!op->operands[i].value)
            return jig_op_emit_error(op, "null operand found");
    return true;
}

static bool verify_op(JigOp *op) {
    if (!jig_stack_ok(op->name->ctx))
        return jig_error(op->name->ctx, op->loc, "nesting is too deep");
    JIG_CHECK(verify_no_null_operand(op));
    JIG_CHECK(verify_dialect_attrs(op));
    JigKnown known = op->name->row ? jig_spec_known(op) : JIG_KNOWN_NOTHING;
    JIG_CHECK(!op->name->row || jig_spec_verify(op, known));
    JIG_CHECK(verify_regions_entry(op));
    bool any_isolated = false;
    for (size_t i = 0; i < op->num_regions; ++i)
        JIG_CHECK(verify_blocks(&jig_op_regions(op)[i], &any_isolated));
    if (any_isolated)
        JIG_CHECK(verify_isolated(op));
    return op->name->row ? jig_spec_verify_regions(op, known) : verify_unregistered(op);
}

/* ---- Dominance ---- */

static const char *relation(const JigRegion *use, const JigRegion *def, bool same_block) {
    if (same_block)
        return "in the same block";
    if (use == def)
        return "in the same region";
    if (jig_region_is_ancestor(def, use))
        return "in a parent region";
    if (jig_region_is_ancestor(use, def))
        return "in a child region";
    return NULL;
}

static bool report_not_dominated(JigOp *op, size_t operand) {
    JigContext *ctx = op->name->ctx;
    JigValue *v = op->operands[operand].value;
    JigBlock *block = jig_value_block(v);
    const char *where = relation(op->block->region, block->region, op->block == block);
    jig_op_emit_error(op, "operand #%zu does not dominate this use", operand);
    JigOp *def = jig_value_op(v);
    if (def) {
        jig_note(ctx, def->loc, "operand defined here (op %s)",
                 where ? where : "is neither in a parent nor in a child region");
        return false;
    }
    size_t index = 0;
    for (JigBlock *b = block; b->prev; b = b->prev)
        ++index;
    jig_note(ctx, block_loc(block), "operand defined as a block argument (block #%zu %s)", index,
             where ? where : "neither in a parent nor in a child region");
    return false;
}

/* Cheap where it is plain: defined earlier in the same block, or its argument. */
static bool is_dominated(JigDominance *dom, JigValue *v, JigOp *user) {
    JigOp *def = jig_value_op(v);
    if (def ? def->block == user->block && jig_op_is_before(def, user)
            : user->block && jig_arg_block(v) == user->block)
        return true;
    return jig_value_dominates(dom, v, user);
}

typedef JIG_VEC(JigOp *) OpStack;

/* Ops with regions are left for later. */
static bool verify_block_dominance(JigDominance *dom, JigBlock *b, OpStack *later) {
    bool reachable = !b->prev || jig_block_is_reachable(dom, b);
    for (JigOp *op = b->first; op; op = op->next) {
        for (size_t i = 0; reachable && i < op->num_operands; ++i)
            if (!is_dominated(dom, op->operands[i].value, op))
                return report_not_dominated(op, i);
        if (op->num_regions && !is_isolated(op))
            jig_vec_push(later, op);
    }
    return true;
}

/* Of what was left for later the last comes first. */
static bool verify_dominance(JigOp *op, bool nested) {
    if (!op->num_regions)
        return true;
    JigDominance *dom = jig_dominance_create(op->name->ctx);
    jig_dominance_hold(dom);
    OpStack todo = {0};
    bool ok = true;
    do {
        for (size_t i = 0; ok && i < op->num_regions; ++i)
            for (JigBlock *b = jig_op_regions(op)[i].first; ok && b; b = b->next)
                ok = verify_block_dominance(dom, b, &todo);
    } while (ok && nested && todo.len && (op = todo.data[--todo.len]));
    jig_vec_free(&todo);
    jig_dominance_destroy(dom);
    return ok;
}

/* ---- Parts ---- */

bool jig_verify_op_itself(JigOp *op) {
    JigKnown known = op->name->row ? jig_spec_known(op) : JIG_KNOWN_NOTHING;
    return verify_no_null_operand(op) && verify_dialect_attrs(op) &&
           (op->name->row ? jig_spec_verify(op, known) : verify_unregistered(op)) &&
           verify_regions_entry(op);
}

bool jig_verify_leaf(JigOp *op) {
    JigKnown known = op->name->row ? jig_spec_known(op) : JIG_KNOWN_NOTHING;
    return verify_no_null_operand(op) && verify_dialect_attrs(op) &&
           (op->name->row ? jig_spec_verify(op, known) && jig_spec_verify_regions(op, known)
                          : verify_unregistered(op));
}

bool jig_verify_block_ends(JigBlock *block) {
    if (!block->first)
        return verify_block_entry(block);
    return verify_block_exit(block);
}

bool jig_verify_operands_dominate(JigDominance *dom, JigOp *op) {
    for (size_t i = 0; i < op->num_operands; ++i)
        if (!is_dominated(dom, op->operands[i].value, op))
            return (op->block->prev && !jig_block_is_reachable(dom, op->block)) ||
                   report_not_dominated(op, i);
    return true;
}

/* ---- The whole ---- */

static bool verify_nested(JigOp *op) {
    return verify_op(op) && verify_dominance(op, true);
}

typedef struct Verification {
    JigOp *op;
    bool ok;
} Verification;

static void verify(void *user) {
    Verification *v = user;
    v->ok = verify_nested(v->op);
}

bool jig_op_verify(JigOp *op) {
    JIG_REQUIRE(op);
    Verification v = {.op = op};
    return jig_context_recovers(jig_op_context(op), verify, &v) && v.ok;
}

bool jig_op_is_valid(JigOp *op) {
    JIG_REQUIRE(op);
    JigDiagCapture said;
    jig_diag_capture_begin(jig_op_context(op), &said);
    bool ok = jig_op_verify(op);
    jig_diag_capture_end(jig_op_context(op), &said);
    jig_diag_capture_free(&said);
    return ok;
}

bool jig_op_verify_alone(JigOp *op) {
    JIG_REQUIRE(op);
    bool is_registered = op->name->row != NULL;
    return verify_no_null_operand(op) && verify_dialect_attrs(op) &&
           (!is_registered || jig_spec_verify(op, JIG_KNOWN_NOTHING)) && verify_regions_entry(op) &&
           (is_registered ? jig_spec_verify_regions(op, JIG_KNOWN_NOTHING)
                          : verify_unregistered(op)) &&
           verify_dominance(op, false);
}
