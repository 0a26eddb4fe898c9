/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What both directions of data flow share: a lattice of states, one state for
 * each value, who looked at it, and the queue of what is to be visited again.
 */
#ifndef JIG_ANALYSIS_LATTICE_H
#define JIG_ANALYSIS_LATTICE_H

#include "ir/op.h"
#include "jig/iface.h"

/* States are `size` bytes. A value without a state was not reached yet, which is the lattice's
 * bottom; states only rise. */
typedef struct JigLattice {
    size_t size;
    /* Takes `with` in; true: the state rose. */
    bool (*join)(void *state, const void *with);
    /* The top: what is known of a value that may come from anywhere. */
    void (*unknown)(const JigValue *v, void *out);
    /* After it rose in so many visits a state becomes unknown; 0: chains are short. One visit may
     * join any number of states, as many as a function has calls. */
    unsigned max_rises;
} JigLattice;

/* Invariants: an item is queued at most once; when the state of a value rises, all items that read
 * it are queued. Items are pointers with free low bits, which the two directions tag. */
typedef struct JigStates {
    const JigLattice *lattice;
    JigPtrMap cells;             /* value -> Cell */
    JigPtrMap dependents;        /* what a visit looked at -> items to visit again */
    JigPairSet seen;             /* pairs in `dependents`; and whatever add_pair is told */
    JIG_VEC(const void *) queue; /* first in, first out */
    size_t head, num_visits;
    JigPtrMap queued;
    const void *visiting; /* the item */
    void *top;            /* room for a state */
    JigArena arena;
} JigStates;

void jig_states_init(JigStates *s, const JigLattice *lattice);
void jig_states_free(JigStates *s);

void jig_states_enqueue(JigStates *s, const void *item);
/* The next item, which becomes the one visited; NULL at the fixpoint. */
const void *jig_states_next(JigStates *s);
/* The item visited is visited again when `what` changes. */
void jig_states_depend(JigStates *s, const void *what);
void jig_states_changed(JigStates *s, const void *what);
/* Is this the first time that it is told of the pair? */
bool jig_states_add_pair(JigStates *s, const void *a, const void *b);

/* The state of a value, NULL when it was not reached; `get` notes no dependency. */
const void *jig_states_get(const JigStates *s, const JigValue *v);
const void *jig_states_read(JigStates *s, const JigValue *v);
void jig_states_join(JigStates *s, const JigValue *v, const void *state);
void jig_states_set_unknown(JigStates *s, const JigValue *v);

#endif
