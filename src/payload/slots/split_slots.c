/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A slot of an aggregate becomes a slot for each of its parts that is used, when
 * all that uses it says which parts it means, and stays within them: what an op
 * makes of the pointer to a part is followed to the last access.
 */
#include "ir/iface/memory_slot.h"
#include "payload/slots/slots_int.h"

typedef struct Work {
    JigRewriter *rw;
    JigOp *alloc;
    const JigSlotPartsIface *says;
    JigMemorySlot slot;
    size_t num_parts;
    JigSlotUses uses;
    JigOpVec accessors; /* that can do with pointers to parts */
    JigUseVec users;    /* that have to go */
} Work;

/* The direct uses: those of parts, and those that are to go. */
static void find_accessors(Work *w) {
    JigPtrMap seen = {0};
    for (JigUse *u = jig_value_first_use(w->slot.ptr); u; u = jig_use_next(u)) {
        JigOp *op = jig_use_owner(u);
        const JigSlotPartIface *says = jig_slot_part(op);
        if (!says || !says->parts(op, &w->slot, &w->uses))
            jig_vec_push(&w->users, u);
        else if (jig_ptrset_add(&seen, op))
            jig_vec_push(&w->accessors, op);
    }
    jig_ptrmap_free(&seen);
}

/* Uses of pointers to parts stay within them, or have to go. */
static void check_views(Work *w) {
    JigPtrMap visited = {0};
    while (w->uses.views.len) {
        JigSlotView view = jig_vec_pop(&w->uses.views);
        for (JigUse *u = jig_value_first_use(view.ptr); u; u = jig_use_next(u)) {
            const JigSlotWithinIface *says = jig_slot_within(jig_use_owner(u));
            if (!jig_ptrset_add(&visited, u))
                continue;
            if (!says || !says->within(jig_use_owner(u), &view, &w->uses))
                jig_vec_push(&w->users, u);
        }
    }
    jig_ptrmap_free(&visited);
}

static bool can_users_go(Work *w) {
    JigPtrMap seen = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < w->users.len; ++i)
        ok = jig_slots_user_hands_on(w->users.data[i], &seen, &w->users);
    jig_ptrmap_free(&seen);
    return ok;
}

static void rewire(Work *w, JigValue *const *ptrs) {
    JigOpVec erase = {0};
    for (size_t i = 0; i < w->accessors.len; ++i) {
        JigOp *op = w->accessors.data[i];
        jig_at_after(w->rw, op);
        if (jig_slot_part(op)->rewire(w->rw, op, &w->slot, ptrs, w->num_parts))
            jig_vec_push(&erase, op);
    }
    for (size_t i = 0; i < w->users.len; ++i) {
        jig_at_after(w->rw, jig_use_owner(w->users.data[i]));
        jig_slots_user_remove(w->rw, w->users.data[i], &erase);
    }
    jig_slots_erase(w->rw, &erase);
    jig_vec_free(&erase);
}

static void split(Work *w, JigOpVec *made) {
    JigValue **ptrs = jig_calloc(w->num_parts + 1, sizeof *ptrs);
    jig_at_after(w->rw, w->alloc);
    for (size_t i = 0; i < w->uses.parts.len; ++i) {
        size_t part = w->uses.parts.data[i];
        ptrs[part] = w->says->part(w->rw, w->alloc, w->says->part_type(&w->slot, part));
        jig_vec_push(made, jig_value_def(ptrs[part]));
    }
    rewire(w, ptrs);
    jig_rw_erase(w->rw, w->alloc);
    jig_free(ptrs);
}

static bool split_slot_of(JigOp *op, void *user, JigOpVec *made) {
    Work w = {.rw = user, .alloc = op, .says = jig_slot_parts(op)};
    if (!w.says->slot(op, &w.slot, &w.num_parts) || !jig_value_has_uses(w.slot.ptr))
        return false;
    w.uses.used = jig_calloc(w.num_parts + 1, sizeof *w.uses.used);
    find_accessors(&w);
    check_views(&w);
    bool ok = can_users_go(&w);
    if (ok)
        split(&w, made);
    jig_free(w.uses.used);
    jig_vec_free(&w.uses.parts);
    jig_vec_free(&w.uses.views);
    jig_vec_free(&w.accessors);
    jig_vec_free(&w.users);
    return ok;
}

static JigWalk collect(JigOp *op, void *user) {
    if (jig_slot_parts(op))
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

bool jig_slots_split(JigRewriter *rw, JigOp *root) {
    JigOpVec allocs = {0};
    jig_walk_pre(root, collect, &allocs);
    bool changed = jig_slots_rounds(&allocs, split_slot_of, rw);
    jig_vec_free(&allocs);
    return changed;
}
