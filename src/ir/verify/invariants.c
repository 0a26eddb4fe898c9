/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What holds of IR as a data structure, whether it is valid or not: lists that close, uses that
 * stand on the list of what they use, parents, numbers. The stress build asks after each step.
 */
#include "ir/verify/invariants.h"

#include "ir/op.h"
#include "support/check.h"

#ifndef NDEBUG
#define HOLDS(op, condition)                                                                       \
    do {                                                                                           \
        if (!(condition))                                                                          \
            JIG_BUG("of '%.*s' it does not hold that " #condition,                                 \
                    JIG_FMT((op)->name ? (op)->name->name : JIG_STR("an erased op")));             \
    } while (0)

static void check_uses(const JigOp *op) {
    for (size_t i = 0; i < op->num_operands; i++) {
        const JigUse *u = &op->operands[i];
        HOLDS(op, u->owner == op);
        HOLDS(op, !u->value || *u->link == u);
        HOLDS(op, !u->value || !u->next || u->next->link == &u->next);
        HOLDS(op, !u->value || !u->next || u->next->value == u->value);
    }
    for (size_t i = 0; i < op->num_successors; i++) {
        const JigSuccUse *u = &jig_op_successors(op)[i];
        HOLDS(op, u->owner == op);
        HOLDS(op, !u->block || *u->link == u);
        HOLDS(op, !u->block || !u->next || u->next->link == &u->next);
    }
}

static void check_results(const JigOp *op) {
    for (size_t i = 0; i < op->num_results; i++) {
        const JigValue *v = &jig_op_results(op)[i];
        HOLDS(op, v->type && !v->is_arg && v->index == i);
        HOLDS(op, !v->uses || (v->uses->link == &v->uses && v->uses->value == v));
        HOLDS(op, !v->uses || v->uses->owner->name); /* nobody who is gone uses it */
    }
}

static void check_args(const JigOp *op, const JigBlock *b) {
    HOLDS(op, b->num_args <= b->cap_args);
    for (size_t i = 0; i < b->num_args; i++) {
        const JigArg *arg = b->args[i];
        HOLDS(op, arg->block == b);
        HOLDS(op, arg->v.type && arg->v.is_arg && arg->v.index == i);
        HOLDS(op,
              !arg->v.uses || (arg->v.uses->link == &arg->v.uses && arg->v.uses->value == &arg->v));
    }
}

static void check_block(const JigOp *op, const JigBlock *b) {
    check_args(op, b);
    HOLDS(op, (b->first == NULL) == (b->last == NULL));
    const JigOp *before = NULL;
    for (const JigOp *o = b->first; o; before = o, o = o->next) {
        HOLDS(op, o->name && o->block == b);
        HOLDS(op, o->prev == before);
        HOLDS(op, !b->ordered || !before || before->order < o->order);
        jig_verify_invariants(o);
    }
    HOLDS(op, b->last == before);
}

static void check_region(const JigOp *op, const JigRegion *r) {
    HOLDS(op, r->parent == op);
    HOLDS(op, (r->first == NULL) == (r->last == NULL));
    const JigBlock *before = NULL;
    for (const JigBlock *b = r->first; b; before = b, b = b->next) {
        HOLDS(op, b->region == r && b->prev == before);
        check_block(op, b);
    }
    HOLDS(op, r->last == before);
}

void jig_verify_invariants(const JigOp *op) {
    HOLDS(op, op->name != NULL);
    HOLDS(op, op->attrs && op->attrs->kind == JIG_ATTR_DICT);
    HOLDS(op, op->num_operands <= op->cap_operands);
    HOLDS(op, !op->is_made && !op->is_gone); /* no conversion runs */
    check_uses(op);
    check_results(op);
    for (size_t i = 0; i < op->num_regions; i++)
        check_region(op, &jig_op_regions(op)[i]);
}
#else
void jig_verify_invariants(const JigOp *op) {
    JIG_REQUIRE(op && op->name);
    (void)op;
}
#endif
