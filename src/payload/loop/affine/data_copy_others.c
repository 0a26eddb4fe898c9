/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What else accesses memory while a copy stands for it. One walk over a place files what happens by
 * where memory comes from, so that each memref is a look-up.
 */
#include "payload/loop/affine/data_copy_int.h"

/* What accesses memory of one origin. */
typedef struct Users {
    const JigValue *memref; /* accesses that are served have this one */
    bool others;            /* there are others than these */
} Users;

struct JigCopyTraffic {
    JigViewFlow *flow;
    const JigPtrMap *served;
    JigArena *arena;
    JigPtrMap users[2];        /* origin -> Users, of reads and writes */
    JigPtrMap origins;         /* memory -> JigOriginVec */
    bool anywhere[2], unknown; /* of no memory in particular; or whatever there is */
};

static const JigOriginVec *origins_of(JigCopyTraffic *t, JigValue *memref) {
    JigValue *memory = jig_alias_underlying(memref);
    JigOriginVec *found = jig_ptrmap_get(&t->origins, memory);
    if (!found) {
        found = JIG_NEW(t->arena, JigOriginVec);
        *found = (JigOriginVec){0};
        jig_view_flow_origins(t->flow, memory, found);
        jig_ptrmap_set(&t->origins, memory, found);
    }
    return found;
}

static void note_use(JigCopyTraffic *t, JigValue *memref, bool writes, bool served) {
    if (!memref) {
        t->anywhere[writes] = true;
        return;
    }
    const JigOriginVec *origins = origins_of(t, memref);
    for (size_t i = 0; i < origins->len; ++i) {
        void **slot = jig_ptrmap_slot(&t->users[writes], origins->data[i]);
        if (!*slot) {
            *slot = JIG_NEW(t->arena, Users);
            *(Users *)*slot = (Users){.memref = served ? memref : NULL};
        }
        Users *u = *slot;
        u->others |= !served || u->memref != memref;
    }
}

/* An op of an unknown dialect is taken to keep to what it has. */
static void note_operands(JigCopyTraffic *t, const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_memref(jig_op_operand_type(op, i)))
            note_use(t, jig_op_operand(op, i), true, false);
}

static void note_effects(JigCopyTraffic *t, JigOp *op) {
    JigEffects effects = {0};
    if (!jig_op_own_effects(op, &effects))
        t->unknown |= !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) &&
                      !jig_op_is_terminator(op) && !jig_op_is_memory_effect_free(op);
    for (size_t i = 0; i < effects.len; ++i) {
        const JigEffect *e = &effects.items[i];
        bool writes = e->kind & (JIG_EFFECT_WRITE | JIG_EFFECT_FREE);
        if (writes || (e->kind & JIG_EFFECT_READ))
            note_use(t, e->value, writes, false);
    }
    jig_effects_free(&effects);
}

static JigWalk note_op(JigOp *op, void *user) {
    JigCopyTraffic *t = user;
    if (jig_op_is(op, JIG_AFFINE(DMA_WAIT)))
        return JIG_WALK_ADVANCE;
    if (jig_affine_memory(op))
        note_use(t, jig_affine_memory_of(op), jig_affine_memory(op)->writes,
                 jig_ptrmap_has(t->served, op));
    else if (jig_op_row(op))
        note_effects(t, op);
    else
        note_operands(t, op);
    return t->unknown ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

JigCopyTraffic *jig_loop_affine_copy_traffic(JigOp *begin, const JigOp *end,
                                             const JigPtrMap *served, JigViewFlow *flow,
                                             JigArena *a) {
    JigCopyTraffic *t = JIG_NEW(a, JigCopyTraffic);
    *t = (JigCopyTraffic){.flow = flow, .served = served, .arena = a};
    for (JigOp *op = begin; op != end && !t->unknown; op = jig_op_next(op))
        jig_walk_pre(op, note_op, t);
    return t;
}

void jig_loop_affine_copy_traffic_free(JigCopyTraffic *t) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&t->origins, &i));)
        jig_vec_free((JigOriginVec *)e->value);
    jig_ptrmap_free(&t->origins);
    jig_ptrmap_free(&t->users[0]);
    jig_ptrmap_free(&t->users[1]);
}

bool jig_loop_affine_copy_is_alone(const JigCopyTraffic *t, JigValue *memref, bool out) {
    JigOriginVec origins = {0};
    bool alone = !t->unknown && !t->anywhere[true] && !(out && t->anywhere[false]);
    if (alone)
        jig_view_flow_origins(t->flow, memref, &origins);
    for (size_t i = 0; i < origins.len && alone; ++i)
        for (int writes = out ? 0 : 1; writes < 2 && alone; ++writes) {
            const Users *u = jig_ptrmap_get(&t->users[writes], origins.data[i]);
            alone = !u || (!u->others && u->memref == memref);
        }
    jig_vec_free(&origins);
    return alone;
}
