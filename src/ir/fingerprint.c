/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/fingerprint.h"
#include "support/check.h"

typedef struct Print {
    uint64_t hash;
    size_t num_ops;
} Print;

/* FNV-1a over words. */
static void mix(Print *p, uint64_t word) {
    p->hash = (p->hash ^ word) * 0x100000001B3u;
    p->hash ^= p->hash >> 29;
}

static void mix_pointer(Print *p, const void *at) {
    mix(p, (uint64_t)(uintptr_t)at);
}

static void mix_value(Print *p, const JigValue *v) {
    mix_pointer(p, v);
    mix_pointer(p, v->type);
    mix(p, v->index);
    for (const JigUse *u = v->uses; u; u = u->next)
        mix_pointer(p, u);
}

static void mix_op(Print *p, const JigOp *op);

static void mix_block(Print *p, const JigBlock *b) {
    mix_pointer(p, b);
    for (size_t i = 0; i < b->num_args; ++i) {
        mix_value(p, &b->args[i]->v);
        mix(p, b->args[i]->loc.bits);
    }
    for (const JigSuccUse *u = b->preds; u; u = u->next)
        mix_pointer(p, u);
    for (const JigOp *op = b->first; op; op = op->next)
        mix_op(p, op);
}

static void mix_op(Print *p, const JigOp *op) {
    p->num_ops++;
    mix_pointer(p, op);
    mix(p, op->stamp);
    mix_pointer(p, op->name);
    mix_pointer(p, op->attrs);
    mix(p, op->loc.bits);
    for (size_t i = 0; i < op->num_operands; ++i)
        mix_pointer(p, op->operands[i].value);
    for (size_t i = 0; i < op->num_results; ++i)
        mix_value(p, &jig_op_results(op)[i]);
    for (size_t i = 0; i < op->num_successors; ++i)
        mix_pointer(p, jig_op_successors(op)[i].block);
    for (size_t i = 0; i < op->num_regions; ++i)
        for (const JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            mix_block(p, b);
}

uint64_t jig_fingerprint_of_op(const JigOp *op, size_t *num_ops) {
    JIG_REQUIRE(op);
    Print p = {.hash = 0xCBF29CE484222325u};
    mix_op(&p, op);
    if (num_ops)
        *num_ops = p.num_ops;
    return p.hash;
}
