/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The state of a running script: which payload each handle has, in both
 * directions, and which handles must not be used any more.
 *
 * Invariants:
 *  - A handle's entries are fixed when it is bound; an entry whose payload was
 *    erased has a NULL target and stays, so that the others keep their places.
 *  - Every entry with a target is on that target's list in `targets`. What
 *    happens to a payload op or value therefore costs what refers to it.
 *  - A handle lives in the scope in which it was bound, and goes with it.
 *  - An invalidated handle keeps no entries; `invalid` says who did it.
 */
#ifndef JIG_TRANSFORM_STATE_H
#define JIG_TRANSFORM_STATE_H

#include "jig/transform.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigHandle JigHandle;

typedef struct JigEntry {
    void *target;   /* JigOp * or JigValue *; NULL: erased */
    uint32_t stamp; /* of the op when it was bound */
    JigHandle *handle;
    struct JigEntry *next, **link; /* others with the same target */
} JigEntry;

/* How a handle came to share the fate of the consumed one. */
typedef enum JigKinship {
    JIG_KIN_ITSELF, /* it is that, and empty */
    JIG_KIN_VALUE,  /* both are to one value */
    JIG_KIN_NESTED, /* what it is to stands in or is the ancestor, or is a value made there */
} JigKinship;

/* Why a handle must not be used: located by what stood where at the time. */
typedef struct JigInvalidation {
    JigKinship kinship;
    JigLoc consumer;
    unsigned operand;
    JigLoc ancestor, nested; /* the consumed payload op, and the one of this handle */
    JigLoc value;            /* of a value handle: the payload value */
    JigLoc through;          /* the consumed payload value, if it was one */
    bool value_is_arg;
    unsigned value_index, value_block, value_region;
} JigInvalidation;

struct JigHandle {
    const JigValue *value;
    JigHandleKind kind;
    JigEntry *entries; /* ops and values */
    const JigAttr **params;
    JigEntry one; /* room for the entry of a handle with one */
    size_t len;
    unsigned depth;                 /* of its scope */
    const JigInvalidation *invalid; /* NULL: may be used */
    bool spent; /* an operand that was or is being consumed; others that go along keep their payload
                 */
    const struct JigDoomed *doomed; /* the latest application that takes it along, or NULL */
    JigInvalidation *fate;          /* and why */
    JigHandle *next_in_scope;
};

typedef struct JigScope {
    JigHandle *handles;
    struct JigScope *outer;
    unsigned depth;
    unsigned floor; /* depth of the outermost scope that ops in this one know of */
} JigScope;

struct JigTransformState {
    JigContext *ctx;
    JigOpRef root;     /* a script may erase it */
    JigPtrMap handles; /* script value -> JigHandle */
    JigPtrMap targets; /* payload op or value -> first JigEntry */
    JigScope *scope;
    JigArena arena; /* invalidations and queued diagnostics; reset when the script ends */
    JigDiag *queue, **queue_end; /* of the silenceable failure on its way */
    unsigned muted;              /* silenceable failures will be silenced: say nothing */
    JigDiag unsaid;              /* what stands in the queue for them */
    JigDiag *last_silenceable;   /* where a note goes; NULL: to the reported one */
    /* What is used again and again: applications and scopes come and go by the million. */
    JigHandle *spare_handles; /* by next_in_scope */
    JigScope *spare_scopes;   /* by outer */
    JIG_VEC(JigArena *) spare_arenas;
    JigListener tracker;            /* keeps the handles true, for the whole script */
    struct JigApplication *current; /* the innermost one; NULL: none yet */
    const JigScriptOptions *options;
    unsigned depth; /* of nested applications */
};

/* What an op application sets, before it is bound. */
typedef struct JigResultSet {
    bool set;
    JigItems of;
} JigResultSet;

/* The call as the engine has it: the public part first. */
typedef struct JigApplication {
    JigTransformCall call;
    JigResultSet *results;
    const struct JigDoomed *doomed; /* what it consumes */
    bool converts;                  /* replaced ops are followed to any name, for every handle */
    bool follows_nothing;
    unsigned num_lost;   /* replacements not found */
    JigDiag *lost;       /* what to say about them, not queued: latest first */
    JigDiag *first_lost; /* lists them all in its notes */
} JigApplication;

void jig_state_init(JigTransformState *st, JigOp *root,
                    const JigScriptOptions *options /* or NULL */);
void jig_state_free(JigTransformState *st);
/* An empty arena for what does not outlive one application, and back with it. */
JigArena *jig_scratch_take(JigTransformState *st);
void jig_scratch_give(JigTransformState *st, JigArena *arena);
JigHandle *jig_handle_find(const JigTransformState *st, const JigValue *value);
/* Binds without checks. A previous binding of the same value goes first. */
JigHandle *jig_handle_bind(JigTransformState *st, const JigValue *value, JigHandleKind kind,
                           void *const *items, size_t n);
/* The script's value goes away: a script may change itself. */
void jig_handle_forget(JigTransformState *st, const JigValue *value);
/* Drops the entries; the handle stays known. */
void jig_handle_clear(JigTransformState *st, JigHandle *h);
JigEntry *jig_target_entries(const JigTransformState *st, const void *target);
/* Every entry of `from` gets the target `to` (NULL: erased). */
void jig_target_move(JigTransformState *st, const void *from, void *to);
/* Binds with the checks of the handle's type. */
JigStatus jig_bind_checked(JigTransformCall *call, const JigValue *value, JigHandleKind kind,
                           void *const *items, size_t n) JIG_NODISCARD;

/* ---- invalidate.c ---- */
/* Handles that an application will invalidate. */
typedef struct JigDoomed {
    JIG_VEC(JigHandle *) handles;
} JigDoomed;
/* Reports uses of invalidated handles, and consumed handles that name something twice; notes what
 * the consumed operands take along. After a failure nothing is left to do. */
JigStatus jig_check_operands(JigApplication *app, JigDoomed *doomed) JIG_NODISCARD;
void jig_invalidate(const JigApplication *app, JigDoomed *doomed); /* frees the lists */
void jig_doomed_free(JigDoomed *doomed);
/* The terminator must not yield what is spent. */
JigStatus jig_check_yield(JigTransformCall *call, JigBlock *block) JIG_NODISCARD;

/* ---- observe.c ---- */
/* Applies the op and tells the observer about it. */
JigStatus jig_apply_observed(JigTransformCall *call, JigOp *op,
                             const JigStepObserver *o) JIG_NODISCARD;

/* ---- status.c ---- */
/* In between, silenceable failures come without words: whoever mutes silences them. */
void jig_mute(JigTransformState *st);
void jig_unmute(JigTransformState *st);
/* A failure with notes that is not queued yet, and the queueing. */
JigDiag *jig_failure_make(JigTransformState *st, JigLoc loc, const char *fmt, ...) JIG_PRINTF(3, 4);
void jig_failure_add(JigTransformState *st, JigDiag *d, JigLoc loc, const char *fmt, ...)
    JIG_PRINTF(4, 5);
JigStatus jig_failure_queue(JigTransformState *st, JigDiag *d);

/* ---- track.c ---- */
/* From here on the application follows what it replaces to ops of any name; what is not found is
 * missed by handles that nobody will ask, too. */
void jig_track_conversion(JigTransformCall *call);
/* The application follows nothing: no handle that it takes along and that loses payload may be used
 * after it. */
void jig_track_nothing(JigTransformCall *call);
/* Has payload been replaced that could not be followed? */
bool jig_has_lost_track(const JigTransformCall *call);
/* Its members find the state around it: JigTransformState.tracker is a copy. */
extern const JigListener jig_tracker;

#endif
