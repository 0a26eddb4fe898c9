/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine/affine_hoist.h"

#include "dialect/affine/affine_domain.h"
#include "analysis/view_flow.h"
#include "ir/asked.h"
#include "support/check.h"
#include "support/map.h"

/* What ops of the loop do to memory of one origin; frees count as writes. */
typedef struct Accessed {
    size_t reads, writes;
} Accessed;

typedef struct Hoisting {
    JigOp *loop;
    JigArena *arena;
    const JigHoistScope *scope;
    JigPtrMap invariant; /* ops of the loop that may go, with all that is in them */
    JigPtrMap origins;   /* memory -> JigOriginVec */
    JigPtrMap accessed;  /* origin -> Accessed */
    Accessed anywhere;   /* of no memory in particular */
    bool runs;           /* at least once, for certain */
    bool unknown;        /* an op may do anything */
    bool transfers;      /* transfers begin or end in the loop */
} Hoisting;

/* ---- Memory ---- */

static const JigOriginVec *origins_of(Hoisting *h, JigValue *memref) {
    JigValue *memory = jig_alias_underlying(memref);
    JigOriginVec *found = jig_ptrmap_get(&h->origins, memory);
    if (!found) {
        found = JIG_NEW(h->arena, JigOriginVec);
        *found = (JigOriginVec){0};
        jig_view_flow_origins(h->scope->flow, memory, found);
        jig_ptrmap_set(&h->origins, memory, found);
    }
    return found;
}

static void note(Accessed *a, bool writes) {
    *(writes ? &a->writes : &a->reads) += 1;
}

static void note_access(Hoisting *h, JigValue *memref, bool writes) {
    const JigOriginVec *origins = memref ? origins_of(h, memref) : NULL;
    if (!origins) {
        note(&h->anywhere, writes);
        return;
    }
    for (size_t i = 0; i < origins->len; ++i) {
        void **slot = jig_ptrmap_slot(&h->accessed, origins->data[i]);
        if (!*slot) {
            *slot = JIG_NEW(h->arena, Accessed);
            *(Accessed *)*slot = (Accessed){0};
        }
        note(*slot, writes);
    }
}

/* Ops of unknown dialects are taken to keep to themselves. */
static JigWalk note_effects(JigOp *op, void *user) {
    Hoisting *h = user;
    const JigAffineMemoryIface *access = jig_affine_memory(op);
    h->transfers |= jig_op_is(op, JIG_AFFINE(DMA_START)) || jig_op_is(op, JIG_AFFINE(DMA_WAIT));
    if (!jig_op_row(op) || jig_op_is(op, JIG_AFFINE(DMA_WAIT)))
        return JIG_WALK_ADVANCE;
    if (access) {
        note_access(h, jig_affine_memory_of(op), access->writes);
        return JIG_WALK_ADVANCE;
    }
    JigEffects effects = {0};
    if (!jig_op_own_effects(op, &effects))
        h->unknown |= !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) &&
                      !jig_op_is_terminator(op) && !jig_op_is_memory_effect_free(op);
    for (size_t i = 0; i < effects.len; ++i) {
        const JigEffect *e = &effects.items[i];
        bool writes = e->kind & (JIG_EFFECT_WRITE | JIG_EFFECT_FREE);
        if (writes || (e->kind & JIG_EFFECT_READ))
            note_access(h, e->value, writes);
    }
    jig_effects_free(&effects);
    return JIG_WALK_ADVANCE;
}

/* Does another op write what the op accesses, or read what it writes? */
static bool is_disturbed(Hoisting *h, JigOp *op) {
    const JigOriginVec *origins = origins_of(h, jig_affine_memory_of(op));
    bool writes = jig_affine_memory(op)->writes;
    if (h->unknown || h->anywhere.writes || (writes && h->anywhere.reads))
        return true;
    for (size_t i = 0; i < origins->len; ++i) {
        const Accessed *a = jig_ptrmap_get(&h->accessed, origins->data[i]);
        if (a->writes > (writes ? 1 : 0) || (writes && a->reads))
            return true;
    }
    return false;
}

/* A memref that transfers write changes at other times than those of ops. */
static JigWalk note_transfer(JigOp *op, void *user) {
    JigHoistScope *s = user;
    for (size_t i = 1; jig_op_is(op, JIG_AFFINE(DMA_START)) && i < jig_op_num_operands(op); ++i)
        jig_ptrset_add(&s->transferred, jig_op_operand(op, i));
    return JIG_WALK_ADVANCE;
}

void jig_loop_affine_hoist_scope_begin(JigHoistScope *s, JigOp *root) {
    *s = (JigHoistScope){.flow = jig_view_flow_create(root)};
    jig_walk_pre(root, note_transfer, s);
}

void jig_loop_affine_hoist_scope_end(JigHoistScope *s) {
    JIG_REQUIRE(s);
    jig_view_flow_destroy(s->flow);
    jig_ptrmap_free(&s->transferred);
}

/* Is an index outside of the memref, whatever the values that it is computed from? Such a read is
 * only valid where it is not reached. Of others it is taken that their indices are right, since
 * these don't depend on the loop. */
static bool is_out_of_bounds(JigOp *op, JigArena *a) {
    JigAffineValue m = jig_affine_indices(op, a);
    const JigType *t = jig_value_type(jig_affine_memory_of(op));
    int64_t index;
    jig_affine_compose(&m, a);
    for (unsigned i = 0; i < jig_map_num_results(m.map); ++i)
        if (jig_expr_is_constant(jig_map_result(m.map, i), &index) &&
            (index < 0 || (!jig_type_is_dynamic_dim(t, i) && index >= jig_type_dim(t, i))))
            return true;
    return false;
}

/* The access runs before all that is in the loop. */
static void tell(const Hoisting *h, JigOp *op, bool disturbed) {
    JigOrderAsked asked = {.change = JIG_ORDER_MOVED,
                           .answer = disturbed ? JIG_ORDER_UNKNOWN : JIG_ORDER_KEPT,
                           .of = jig_asked_access(op, jig_affine_memory(op)->writes),
                           .first = jig_asked_access(h->loop, true),
                           .second = jig_asked_access(op, jig_affine_memory(op)->writes),
                           .by = disturbed ? "the loop may change what it accesses"
                                           : "nothing else in the loop is of that memory"};
    jig_asked_tell(jig_op_context(op), &asked);
}

static bool may_access_earlier(Hoisting *h, JigOp *op) {
    if ((h->transfers && jig_ptrmap_has(&h->scope->transferred, jig_affine_memory_of(op))) ||
        (!h->runs && (jig_affine_memory(op)->writes || is_out_of_bounds(op, h->arena))))
        return false;
    bool disturbed = is_disturbed(h, op);
    if (jig_asked_is_heard(jig_op_context(op)))
        tell(h, op, disturbed);
    return !disturbed;
}

/* ---- Ops ---- */

static bool is_invariant_value(Hoisting *h, const JigValue *v) {
    JigOp *def = jig_value_def(v);
    if (def)
        return !jig_op_is_proper_ancestor(h->loop, def) || jig_ptrmap_get(&h->invariant, def);
    return jig_block_parent_op(jig_value_owner_block(v)) != h->loop;
}

/* Do the op and those inside use nothing that changes? What they have among themselves goes with
 * them. */
typedef struct Uses {
    Hoisting *h;
    JigOp *root;
    bool ok;
} Uses;
static JigWalk check_uses(JigOp *op, void *user) {
    Uses *u = user;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        JigOp *owner =
            jig_value_def(v) ? jig_value_def(v) : jig_block_parent_op(jig_value_owner_block(v));
        u->ok = u->ok && (jig_op_is_ancestor(u->root, owner) || is_invariant_value(u->h, v));
    }
    return u->ok ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

static bool uses_invariant(Hoisting *h, JigOp *op) {
    Uses uses = {.h = h, .root = op, .ok = true};
    jig_walk_pre(op, check_uses, &uses);
    return uses.ok;
}

static bool is_invariant(Hoisting *h, JigOp *op);

static bool is_invariant_inside(Hoisting *h, JigOp *op) {
    if (!jig_stack_ok(jig_op_context(op)))
        return false;
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            for (JigOp *inner = jig_block_first(b); inner; inner = jig_op_next(inner))
                if (!is_invariant(h, inner))
                    return false;
    return true;
}

static bool is_affine_nest(const JigOp *op) {
    return jig_op_is(op, JIG_AFFINE(IF)) || jig_op_is(op, JIG_AFFINE(FOR)) ||
           jig_op_is(op, JIG_AFFINE(PARALLEL));
}

static bool is_invariant(Hoisting *h, JigOp *op) {
    bool ok;
    if (is_affine_nest(op))
        ok = is_invariant_inside(h, op);
    else if (jig_affine_memory(op))
        ok = may_access_earlier(h, op);
    else if (!jig_op_is_memory_effect_free(op))
        ok = false;
    else
        ok = (jig_op_is_terminator(op) || h->runs || jig_op_is_speculatable(op)) &&
             (jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE) || jig_op_num_operands(op) ||
              jig_op_is(op, JIG_AFFINE(YIELD)));
    if (is_affine_nest(op)) /* what is inside was asked already */
        for (size_t i = 0; ok && i < jig_op_num_operands(op); ++i)
            ok = is_invariant_value(h, jig_op_operand(op, i));
    else
        ok = ok && uses_invariant(h, op);
    if (ok)
        jig_ptrmap_set(&h->invariant, op, op);
    return ok;
}

static void release(Hoisting *h) {
    const JigPtrEntry *e;
    for (size_t i = 0; (e = jig_ptrmap_next(&h->origins, &i));)
        jig_vec_free((JigOriginVec *)e->value);
    jig_ptrmap_free(&h->origins);
    jig_ptrmap_free(&h->accessed);
    jig_ptrmap_free(&h->invariant);
    jig_arena_destroy(h->arena);
}

static bool runs_for_certain(JigOp *loop) {
    uint64_t trips;
    return jig_affine_trip_count(loop, &trips) && trips > 0;
}

void jig_loop_affine_hoist(JigRewriter *rw, const JigHoistScope *scope, JigOp *loop) {
    Hoisting h = {
        .loop = loop, .arena = jig_arena_create(), .scope = scope, .runs = runs_for_certain(loop)};
    JigOpVec moved = {0};
    jig_walk_post(loop, note_effects, &h);
    for (JigOp *op = jig_block_first(jig_op_body(loop)); jig_op_next(op); op = jig_op_next(op))
        if (is_invariant(&h, op))
            jig_vec_push(&moved, op);
    for (size_t i = 0; i < moved.len; ++i)
        jig_rw_move_before(rw, moved.data[i], loop);
    jig_vec_free(&moved);
    release(&h);
}
