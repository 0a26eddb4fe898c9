/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ops that hand their operands to the arguments of their bodies: an operand is
 * consumed when the body consumes its argument, and to the payload at large
 * happens what the body's ops do to it.
 */
#include "transform/nested.h"

#include "support/map.h"
#include "transform/state.h"
#include "transform/traits.h"
#include "support/check.h"

bool jig_nested_hands_to_body(const JigOp *op) {
    return jig_op_row(op) && jig_op_row(op)->effects == jig_body_effects;
}

/* What is asked about the ops that get an operand in the end. */
typedef bool Question(const JigOp *op, size_t operand);

static bool is_consumed(const JigOp *op, size_t operand) {
    return jig_is_transform_op(op) && jig_operand_is_consumed(op, operand);
}

static bool is_ended(const JigOp *op, size_t operand) {
    return is_consumed(op, operand) && !jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(CARRIES_ON));
}

/* The body that gets the op's operands as its arguments: its own, or the one of the sequence that
 * it includes, which decides what ends. NULL: the op itself does. */
static JigBlock *gets_operands(const JigOp *op, Question *question) {
    if (jig_nested_hands_to_body(op))
        return jig_op_body(op);
    const JigCallIface *call =
        question == is_ended && jig_is_transform_op(op) ? jig_call(op) : NULL;
    JigOp *callee = call ? jig_symbol_lookup_nearest((JigOp *)op, call->callee(op)) : NULL;
    return callee ? jig_op_body(callee) : NULL;
}

/* Follows one operand through a nest of such ops; each argument is looked at once. */
static bool somebody(JigPtrMap *seen, const JigOp *op, size_t operand, Question *question) {
    JigBlock *body = gets_operands(op, question);
    if (!body && !jig_nested_hands_to_body(op))
        return question(op, operand);
    if (!body || operand >= jig_block_num_args(body) || !jig_stack_ok(jig_op_context(op)))
        return false;
    const JigValue *arg = jig_block_arg(body, operand);
    if (!jig_value_has_one_use(arg) && !jig_ptrset_add(seen, arg))
        return false;
    for (JigUse *u = jig_value_first_use(arg); u; u = jig_use_next(u))
        if ((question == is_ended || jig_op_block(jig_use_owner(u)) == body) &&
            somebody(seen, jig_use_owner(u), jig_use_index(u), question))
            return true;
    return false;
}

bool jig_nested_body_consumes(const JigOp *op, const JigValue *operand) {
    JIG_REQUIRE(op && operand);
    JigPtrMap seen = {0};
    bool found = false;
    for (size_t i = 0; !found && i < jig_op_num_operands(op); ++i)
        found = jig_op_operand(op, i) == operand && somebody(&seen, op, i, is_consumed);
    jig_ptrmap_free(&seen);
    return found;
}

bool jig_nested_operand_ends(const JigOp *op, size_t operand) {
    JigPtrMap seen = {0};
    bool ends = somebody(&seen, op, operand, is_ended);
    jig_ptrmap_free(&seen);
    return ends;
}

bool jig_nested_use_consumes(const JigUse *u) {
    const JigOp *owner = jig_use_owner(u);
    return jig_is_transform_op(owner) && jig_operand_is_consumed(owner, jig_use_index(u));
}

bool jig_nested_handle_is_consumed(const JigValue *v) {
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        if (jig_op_block(jig_use_owner(u)) == jig_value_block(v) && jig_nested_use_consumes(u))
            return true;
    return false;
}

/* ---- Effects ---- */

typedef struct Gatherer {
    JigEffects *out;
    bool all; /* not only those on the payload */
} Gatherer;

static JigWalk add_effects_of(JigOp *op, void *user) {
    const Gatherer *g = user;
    if (jig_nested_hands_to_body(op))
        return JIG_WALK_ADVANCE;
    JigEffects own = {0};
    jig_op_own_effects(op, &own);
    for (size_t i = 0; i < own.len; ++i) {
        const JigEffect *e = &own.items[i];
        if (g->all || (e->resource && !strcmp(e->resource, "PayloadIR")))
            jig_effects_add(g->out, e->kind, e->value, e->resource);
    }
    jig_effects_free(&own);
    return JIG_WALK_SKIP;
}

static void operand_effects(const JigOp *op, JigEffects *out) {
    JigBlock *body = jig_op_body(op);
    size_t num_args = body ? jig_block_num_args(body) : 0;
    /* What may be outermost reads what it has no argument for, too; a loop leaves that unsaid. */
    bool reads_all = jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(TOP_LEVEL));
    for (size_t i = 0; i < jig_op_num_operands(op) && (reads_all || i < num_args); ++i) {
        jig_effects_add(out, JIG_EFFECT_READ, jig_op_operand(op, i), "TransformMapping");
        if (jig_nested_body_consumes(op, jig_op_operand(op, i)))
            jig_effects_add(out, JIG_EFFECT_FREE, jig_op_operand(op, i), "TransformMapping");
    }
}

void jig_nested_operand_effects(const JigOp *op, JigEffects *out) {
    if (jig_nested_hands_to_body(op))
        operand_effects(op, out);
    else
        jig_op_effects(op, out);
}

void jig_body_effects(const JigOp *op, JigEffects *out) {
    JIG_REQUIRE(op && out);
    JigBlock *body = jig_op_body(op);
    out->known = true;
    operand_effects(op, out);
    /* At the top, what its ops say is all that happens; of a nested body, what leaves it. */
    Gatherer g = {out, jig_op_num_operands(op) == 0};
    for (JigOp *child = body ? jig_block_first(body) : NULL; child; child = jig_op_next(child))
        if (g.all && jig_nested_hands_to_body(child) && jig_op_num_operands(child))
            jig_body_effects(child, out);
        else
            jig_walk_pre(child, add_effects_of, &g);
}

/* ---- Where control goes ---- */

/* Without operands there is nothing to check the arguments against. */
void jig_nested_body_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                                JigRegionSuccs *out) {
    (void)consts;
    if (from) {
        jig_region_succs_add_exit(out, op);
        return;
    }
    for (size_t i = 0; i < jig_op_num_regions(op); ++i) {
        if (jig_op_num_operands(op))
            jig_region_succs_add_region(out, jig_op_region(op, i));
        else
            jig_region_succs_add(out, jig_op_region(op, i), 0, 0);
    }
}

JigOperandRange jig_nested_body_entry_operands(const JigOp *op, const JigRegionSucc *to) {
    return to->region ? jig_all_operands(op) : jig_no_operands();
}
