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
 *  - A consumed handle keeps no entries; one that is invalid with it may. `invalid` says who did
 * it.
 *
 * state_check.h looks at them.
 */
#ifndef JIG_TRANSFORM_STATE_H
#define JIG_TRANSFORM_STATE_H

#include "jig/transform.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigHandle JigHandle;
typedef struct JigRecord JigRecord;   /* transform/record.h */
typedef struct JigChooser JigChooser; /* transform/cursor.h */

enum {
    /* How much payload the handles of a script may have together, each as often as it is in one. A
     * list on its way to a handle need not grow beyond one item more: binding refuses it. */
    JIG_MAX_HANDLED = 1 << 24,
};

typedef struct JigEntry {
    void *target;   /* JigOp * or JigValue *; NULL: erased */
    uint32_t stamp; /* of the op when it was bound */
    JigHandle *handle;
    struct JigEntry *next, **link; /* others with the same target */
} JigEntry;

/* How the handle is related to the consumed one. */
typedef enum JigHandleRelation {
    JIG_RELATION_ITSELF, /* it is that, and empty */
    JIG_RELATION_VALUE,  /* both are to one value */
    JIG_RELATION_NESTED, /* what it is to stands in or is the ancestor, or is a value made there */
} JigHandleRelation;

/* Why a handle must not be used: located by what stood where at the time. */
typedef struct JigInvalidation {
    JigHandleRelation relation;
    JigLoc consumer;
    unsigned operand;
    JigLoc ancestor, nested; /* the consumed payload op, and the one of this handle */
    JigOp *ancestor_op;      /* for the record, which keeps it; else it may be gone */
    JigLoc value;            /* of a value handle: the payload value */
    JigLoc through;          /* the consumed payload value, if it was one */
    bool value_is_arg;
    unsigned value_index, value_block, value_region;
    bool for_good;   /* whatever becomes of the payload */
    size_t num_lost; /* entries that had no payload before */
} JigInvalidation;

struct JigHandle {
    const JigValue *value;
    JigHandleKind kind;
    JigEntry *entries; /* ops and values */
    const JigAttr **params;
    JigEntry one; /* room for the entry of a handle with one */
    size_t len;
    uint64_t binding;               /* a number of its own; 0: bound to nothing */
    size_t recorded;                /* its binding in the record, from 1; 0: it has none */
    unsigned depth;                 /* of its scope */
    const JigInvalidation *invalid; /* NULL: may be used */
    bool consumed; /* an operand that was or is being consumed; others that it invalidates keep
                   their payload */
    const struct JigPendingHandles
        *pending;                    /* of the latest application that invalidates it; or NULL */
    JigInvalidation *pending_reason; /* and why */
    JigHandle *next_in_scope;
};

typedef struct JigScope {
    JigHandle *handles;
    struct JigScope *outer;
    unsigned depth;
    unsigned outermost_visible; /* depth of the outermost scope that ops in this one know of */
} JigScope;

/* An entry got another target: what it takes to give it back. */
typedef struct JigMove {
    JigHandle *handle;
    uint64_t binding;
    size_t entry;
    const void *from;
} JigMove;

/* A diagnostic that is queued: reported when its failure leaves the script, dropped when a sequence
 * suppresses it. */
typedef struct JigFailure {
    JigSeverity severity;
    JigReason why;
    struct JigFailure *next;
} JigFailure;

struct JigTransformState {
    JigContext *ctx;
    JigOpRef root;      /* a script may erase it */
    JigPtrMap handles;  /* script value -> JigHandle */
    JigPtrMap targets;  /* payload op or value -> first JigEntry */
    size_t num_handled; /* items of all handles */
    JigScope *scope;
    JigArena arena; /* invalidations and queued diagnostics; reset when the script ends */
    JigFailure *queue, **queue_end; /* of the silenceable failure on its way */
    unsigned muted;                 /* silenceable failures will be silenced: say nothing */
    bool hears;                     /* ... but what this matcher says is asked for */
    JigFailure unsaid;              /* what stands in the queue for them */
    JigFailure *last_silenceable;   /* where a note goes; NULL: to the reported one */
    JigFailure *reported;           /* the first of what was reported last; NULL: nothing was */
    JigBlame failed;                /* the innermost op that has failed definitely */
    /* What is used again and again: applications and scopes come and go by the million. */
    JigHandle *spare_handles; /* by next_in_scope */
    JigScope *spare_scopes;   /* by outer */
    JIG_VEC(JigArena *) spare_arenas;
    uint64_t num_bindings;
    JIG_VEC(JigMove) moves;         /* while a step can be taken back */
    JigListener tracker;            /* keeps the handles true, for the whole script */
    struct JigApplication *current; /* the innermost one; NULL: none yet */
    const JigScriptOptions *options;
    const JigChooser *chooser; /* NULL: what the script selects, is selected */
    JigRecord *record;         /* what is written down of the run; NULL: nothing */
    uint64_t max_steps, steps_left;
    bool may_extend;       /* the limit is the default, without what the payload's ops add */
    unsigned depth;        /* of nested applications */
    bool is_trial;         /* stress: the step is taken back, and applies no other */
    size_t *extra_actions; /* counted by the outermost transform.foreach_match; NULL: none runs */
};

/* What an op application sets, before it is bound. */
typedef struct JigResultSet {
    bool set;
    JigItems of;
} JigResultSet;

/* The call as the engine has it: the public part first. */
typedef struct JigApplication {
    JigTransformCall call;
    struct JigApplication *around; /* that it is a part of; NULL: none */
    JigResultSet *results;
    const struct JigPendingHandles *pending; /* what it consumes */
    bool converts; /* replaced ops are followed to any name, for every handle */
    bool follows_nothing;
    bool minds_erasures_only;
    bool can_go_back; /* mark and num_moves are set (step.c) */
    JigMark mark;
    size_t num_moves;
    unsigned num_lost;      /* replacements not found */
    JigFailure *lost;       /* what to say about them, not queued: latest first */
    JigFailure *first_lost; /* lists them all in its notes */
} JigApplication;

void jig_state_init(JigTransformState *st, JigOp *root,
                    const JigScriptOptions *options /* or NULL */);
void jig_state_free(JigTransformState *st);
/* One step more, of `op`. */
JigStatus jig_step_count(JigTransformCall *call, const JigOp *op) JIG_NODISCARD;
/* An empty arena for what does not outlive one application, and back with it. */
JigArena *jig_state_take_scratch(JigTransformState *st);
void jig_state_give_scratch(JigTransformState *st, JigArena *arena);
JigHandle *jig_handle_find(const JigTransformState *st, const JigValue *value);
/* Binds without checks. A previous binding of the same value goes first. */
JigHandle *jig_handle_bind(JigTransformState *st, const JigValue *value, JigHandleKind kind,
                           void *const *items, size_t n);
/* The script's value goes away: a script may change itself. */
void jig_handle_forget(JigTransformState *st, const JigValue *value);
/* Drops the entries; the handle stays known. */
void jig_handle_clear(JigTransformState *st, JigHandle *h);
JigEntry *jig_state_entries_of(const JigTransformState *st, const void *target);
/* Every entry of `from` gets the target `to` (NULL: erased). */
void jig_state_move_target(JigTransformState *st, const void *from, void *to);
/* One entry loses its target. */
void jig_state_drop_entry(JigTransformState *st, JigEntry *e);
/* Binds with the checks of the handle's type. */
JigStatus jig_handle_bind_checked(JigTransformCall *call, const JigValue *value, JigHandleKind kind,
                                  void *const *items, size_t n) JIG_NODISCARD;

/* ---- interp.c ---- */
/* How a script ended, for those who ask. */
typedef struct JigOutcome {
    bool started; /* its arguments were bound */
    JigStatus status;
    JigBlame step;     /* that failed */
    JigReason *why;    /* where to say why it did; NULL: nobody asks */
    JigRecord *record; /* where to write the run down; NULL: nowhere */
} JigOutcome;
/* The arguments of an entry get the payload's root, and what the options say. */
JigStatus jig_interp_bind_entry(JigTransformCall *call, const JigBlock *body) JIG_NODISCARD;
/* Applies a sequence that is linked and checked to `root`, and reports. */
bool jig_interp_apply_entry(JigOp *root, JigOp *entry, const JigScriptOptions *options,
                            JigOutcome *out) JIG_NODISCARD;

/* ---- invalidate.c ---- */
/* Handles that an application will invalidate. */
typedef struct JigPendingHandles {
    JIG_VEC(JigHandle *) handles;
} JigPendingHandles;
/* Reports uses of invalidated handles, and consumed handles that name something twice; notes what
 * the consumed operands invalidate. After a failure nothing is left to do. */
JigStatus jig_invalidate_check_operands(JigApplication *app,
                                        JigPendingHandles *pending) JIG_NODISCARD;
void jig_invalidate_apply(const JigApplication *app,
                          JigPendingHandles *pending); /* frees the lists */
void jig_invalidate_free_pending(JigPendingHandles *pending);
/* The terminator must not yield a handle that was consumed. */
JigStatus jig_invalidate_check_yield(JigTransformCall *call, JigBlock *block) JIG_NODISCARD;

/* Entries get back the targets that they had when there were `num_moves`. */
void jig_state_take_back_moves(JigTransformState *st, size_t num_moves);

/* ---- step.c ---- */
/* Stress builds: applies the op, takes that back, and sees that nothing is left of it. */
void jig_step_prove(JigApplication *app);
/* Has an edit failed on demand? */
bool jig_step_is_faulty(const JigApplication *app);
/* From here on what is done to the payload can be taken back. */
void jig_step_begin(JigApplication *app);
/* What was done so far stays: a step inside is to follow. */
void jig_step_keep(JigApplication *app);
/* Does what was done since then verify? Else the step is refused. */
JigStatus jig_step_verify(JigApplication *app);
/* After a failure takes back what was done. */
void jig_step_end(JigApplication *app, JigStatus status);

/* ---- observe.c ---- */
/* Seconds of a clock that never goes back. */
double jig_observe_clock(void);
/* What was done to the payload since. */
JigChangeCounts jig_observe_changes(const JigContext *ctx, JigChangeCounts before);
/* Applies the op and tells the observer about it. */
JigStatus jig_observe_apply(JigTransformCall *call, JigOp *op,
                            const JigStepObserver *o) JIG_NODISCARD;

/* ---- status.c ---- */
/* In between, silenceable failures come without words: whoever mutes silences them. */
void jig_failure_mute(JigTransformState *st);
void jig_failure_unmute(JigTransformState *st);
/* The queue is empty then; what was in it has been told, or will be told otherwise. */
void jig_failure_drop_queue(JigTransformState *st);
/* A failure that says nothing yet and is not queued, and the queueing. */
JigFailure *jig_failure_make(JigTransformCall *call);
JigStatus jig_failure_queue(JigTransformState *st, JigFailure *f);
/* What the failures from `list` on say, a line each, without their notes. */
JigStr jig_failure_lines(const JigFailure *list, JigArena *a);

/* ---- track.c ---- */
/* From here on the application follows what it replaces to ops of any name; what is not found is
 * missed by handles that nobody will ask, too. */
void jig_track_conversion(JigTransformCall *call);
/* The application follows nothing: no handle that it invalidates and that loses payload may be used
 * after it. */
void jig_track_nothing(JigTransformCall *call);
/* With strict handles: from here on what is replaced counts as erased. */
void jig_track_erasures_only(JigTransformCall *call);
/* Has payload been replaced that could not be followed? */
bool jig_track_is_lost(const JigTransformCall *call);
/* Its members find the state around it: JigTransformState.tracker is a copy. */
extern const JigListener jig_track_listener;

#endif
