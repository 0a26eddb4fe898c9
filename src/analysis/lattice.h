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
typedef struct JigLatticeStates {
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
} JigLatticeStates;

void jig_lattice_init(JigLatticeStates *s, const JigLattice *lattice);
void jig_lattice_free(JigLatticeStates *s);

void jig_lattice_enqueue(JigLatticeStates *s, const void *item);
/* The next item, which becomes the one visited; NULL at the fixpoint. */
const void *jig_lattice_next(JigLatticeStates *s);
/* The item visited is visited again when `what` changes. */
void jig_lattice_depend(JigLatticeStates *s, const void *what);
void jig_lattice_changed(JigLatticeStates *s, const void *what);
/* Is this the first time that it is told of the pair? */
bool jig_lattice_add_pair(JigLatticeStates *s, const void *a, const void *b);

/* The state of a value, NULL when it was not reached; `get` notes no dependency. */
const void *jig_lattice_get(const JigLatticeStates *s, const JigValue *v);
const void *jig_lattice_read(JigLatticeStates *s, const JigValue *v);
void jig_lattice_join(JigLatticeStates *s, const JigValue *v, const void *state);
void jig_lattice_set_unknown(JigLatticeStates *s, const JigValue *v);

#endif
