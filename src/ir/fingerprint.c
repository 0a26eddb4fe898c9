/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/fingerprint.h"
#include "support/check.h"
#include "support/map.h"

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

/* ---- What it reads like ---- */

/* Values and blocks by the order in which they are met. */
typedef struct Reading {
    Print print;
    JigPtrMap numbers;
    uintptr_t next;
} Reading;

static void mix_number(Reading *r, const void *of) {
    void **slot = of ? jig_ptrmap_slot(&r->numbers, of) : NULL;
    if (slot && !*slot)
        *slot = (void *)++r->next;
    mix_pointer(&r->print, slot ? *slot : NULL);
}

static void read_value(Reading *r, const JigValue *v) {
    mix_number(r, v);
    mix_pointer(&r->print, v->type);
}

static void read_op(Reading *r, const JigOp *op);

static void read_block(Reading *r, const JigBlock *b) {
    mix_number(r, b);
    mix(&r->print, b->num_args);
    for (size_t i = 0; i < b->num_args; ++i)
        read_value(r, &b->args[i]->v);
    for (const JigOp *op = b->first; op; op = op->next)
        read_op(r, op);
}

static void read_op(Reading *r, const JigOp *op) {
    mix_pointer(&r->print, op->name);
    mix_pointer(&r->print, op->attrs);
    mix(&r->print, (uint64_t)op->num_operands << 32 | op->num_results);
    for (size_t i = 0; i < op->num_operands; ++i)
        mix_number(r, op->operands[i].value);
    for (size_t i = 0; i < op->num_results; ++i)
        read_value(r, &jig_op_results(op)[i]);
    for (size_t i = 0; i < op->num_successors; ++i)
        mix_number(r, jig_op_successors(op)[i].block);
    for (size_t i = 0; i < op->num_regions; ++i) {
        mix(&r->print, i + 1);
        for (const JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            read_block(r, b);
    }
}

uint64_t jig_fingerprint_of_text(const JigOp *op) {
    JIG_REQUIRE(op);
    Reading r = {.print = {.hash = 0xCBF29CE484222325u}};
    read_op(&r, op);
    jig_ptrmap_free(&r.numbers);
    return r.print.hash;
}
