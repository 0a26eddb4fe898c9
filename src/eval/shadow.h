/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Races: of two iterations, threads or tasks without an order one writes what the other uses.
 *
 * Iterations run one after the other, in one of the orders that are allowed. Whether others are is
 * seen from when memory was used before. Time is counted: it moves on when a loop begins and with
 * each of its iterations. Of the loops around an access, each has the time when it began and that
 * when its current iteration did; what was used between the two was used by another iteration of
 * that loop, and has no order; what was used before the loop, or in the same iteration, has one.
 * Loops that have ended need not be known: their iterations belong to whatever is around them. So
 * memory keeps, of each part, the time of its last write and of one read, and an access compares
 * these with two numbers for each loop around it.
 *
 * One read stands for all: a new one takes the place of the old if that comes before it in every
 * order; else a later access without an order with the new one has none with the old one either.
 * That is the argument of Feng and Leiserson's SP-bags (1997); that numbers of a depth-first run
 * tell what is parallel goes back to Mellor-Crummey's offset-span labels (1991).
 *
 * Threads that take turns break the depth-first order. A loop of them knows its turns, time by
 * time, and what was used in a turn is of the thread that had it; of reads, two are kept, of
 * different threads. A barrier is a loop that ends and another one that begins. Tasks which nobody
 * has waited for are times, from their beginning to their end, to compare with.
 *
 * Accesses under the same guard (atomic ones, those of one critical section) have no order, and
 * need none; they are kept apart. Memory has a part for each element: for the greatest number of
 * bytes that divides the places and lengths of all accesses so far.
 *
 * Without JigEvalOptions.races there is no shadow, and an access costs the question whether there
 * is one.
 */
#ifndef JIG_EVAL_SHADOW_H
#define JIG_EVAL_SHADOW_H

#include "eval/evaluator.h"

/* ---- Accesses ---- */
typedef struct JigEvalFork JigEvalFork;
typedef struct JigEvalTask JigEvalTask;
typedef JIG_VEC(JigEvalTask *) JigEvalTaskVec;
typedef struct JigEvalSite {
    const JigOp *op;
    const void *guard;
} JigEvalSite;
struct JigEvalShadow {
    JigEval *eval;
    JigEvalFork *fork;          /* the innermost one that runs, or NULL */
    JigEvalTaskVec pending;     /* tasks that have not been waited for */
    JigEvalTaskVec tasks;       /* all */
    JigEvalTask *task;          /* the one that runs, or NULL */
    JigEvalCall *call;          /* the op that runs: who uses memory */
    const void *guard;          /* what keeps away others who have the same one, or NULL */
    JIG_VEC(JigEvalSite) sites; /* that used memory; numbered from 1 on */
    uint32_t now;
    bool looks_away; /* what is used does not count: a race is told, or nothing is done with it */
    bool stopped;    /* after a race, or for want of room: the evaluation comes to its end */
};

/* Uses of a buffer, for whoever does not go through jig_eval_load_elem, jig_eval_store_elem and
 * jig_eval_buffer_copy. Values are nobody else's: theirs are ignored. */
void jig_eval_note_use(const JigEvalBuffer *b, size_t at, size_t n, bool writes);
static inline void jig_eval_reads(const JigEvalBuffer *b, size_t at, size_t n) {
    if (b->eval->shadow)
        jig_eval_note_use(b, at, n, false);
}
static inline void jig_eval_writes(const JigEvalBuffer *b, size_t at, size_t n) {
    if (b->eval->shadow)
        jig_eval_note_use(b, at, n, true);
}
/* All elements of a view. */
void jig_eval_reads_all(const JigEvalShaped *s);
void jig_eval_writes_all(const JigEvalShaped *s);
/* What an iteration hands over as a part of a tensor, to be put together with those of others. */
void jig_eval_inserts_all(const JigEvalShaped *s);
/* Are races looked for, and may there be one? */
bool jig_eval_is_watched(const JigEval *e);

/* What is used does not count from here on, or does again; whether it did not before. */
static inline bool jig_eval_look_away(JigEval *e, bool away) {
    bool before = e->shadow && e->shadow->looks_away;
    if (e->shadow && !e->shadow->stopped)
        e->shadow->looks_away = away;
    return before;
}

/* Accesses from here on are under this guard; the one before, to be set again. */
extern const char jig_eval_atomic;
static inline const void *jig_eval_guard(JigEval *e, const void *guard) {
    const void *before = e->shadow ? e->shadow->guard : NULL;
    if (e->shadow)
        e->shadow->guard = guard;
    e->depends_on_order |= guard && e->shadow && e->shadow->fork;
    return before;
}

/* ---- Loops ---- */
/* How iterations are numbered: iteration i stands for a point of a grid, whose last dimension (or
 * first one) counts fastest. */
typedef struct JigEvalGrid {
    size_t rank;
    const int64_t *first, *step, *count; /* NULL: 0 and 1 */
    bool first_is_fastest;
} JigEvalGrid;
typedef struct JigEvalTurn {
    uint32_t since, strand;
} JigEvalTurn;
/* A loop whose iterations have no order, or threads, while it runs: on the stack of who runs it.
 * All zero without a shadow. */
struct JigEvalFork {
    JigEvalFork *around;
    const JigOp *op;
    const char *each; /* what its strands are called: "iteration" */
    JigEvalGrid grid;
    uint32_t own_from;          /* what is born then or later is each strand's own */
    uint32_t begin;             /* since when nobody has waited for all others */
    uint32_t since;             /* since when the current strand has run without others */
    uint32_t strand;            /* the current one */
    uint32_t num_strands;       /* numbered so far, where nothing else numbers them */
    bool takes_turns;           /* strands go on after others */
    JIG_VEC(JigEvalTurn) turns; /* since `begin` */
};
/* All strands of a team, each for itself. */
#define JIG_EVAL_EVERY_STRAND UINT32_MAX

void jig_eval_fork(JigEvalCall *call, JigEvalFork *f, const char *each, const JigEvalGrid *grid);
/* Threads, who take turns; and work that the threads of the team around it share. */
void jig_eval_fork_team(JigEvalCall *call, JigEvalFork *f, const char *each,
                        const JigEvalGrid *grid);
void jig_eval_fork_work(JigEvalCall *call, JigEvalFork *f, const char *each,
                        const JigEvalGrid *grid);
void jig_eval_join(JigEval *e, JigEvalFork *f);
/* The grid of loops with these bounds, the upper ones not included, in the scratch arena. */
JigEvalGrid jig_eval_grid(JigEvalCall *call, size_t rank, const int64_t *lower,
                          const int64_t *upper, const int64_t *step);
/* Strand `i`, or one with a number of its own, goes on; a fork that is none stays so. */
void jig_eval_strand(JigEval *e, JigEvalFork *f, size_t i);
void jig_eval_next_strand(JigEval *e, JigEvalFork *f);
/* All strands have waited for all others. */
void jig_eval_barrier(JigEval *e, JigEvalFork *f);
/* The innermost fork, or the innermost one whose strands take turns; NULL: there is none. */
static inline JigEvalFork *jig_eval_inner_fork(const JigEval *e) {
    return e->shadow ? e->shadow->fork : NULL;
}
JigEvalFork *jig_eval_team_fork(const JigEval *e);
/* The buffer is each strand's own from here on, whoever uses it; when it was born before. */
uint32_t jig_eval_make_private(JigEvalBuffer *b);
void jig_eval_set_born(JigEvalBuffer *b, uint32_t born);

/* ---- Tasks ---- */
/* What runs between these may run at any time until somebody waits for it. NULL without a shadow.
 */
JigEvalTask *jig_eval_task_begin(JigEvalCall *call);
void jig_eval_task_end(JigEval *e, JigEvalTask *task);
void jig_eval_task_wait(JigEval *e, const JigEvalTask *task); /* NULL: nothing to wait for */

/* ---- For the machine ---- */
struct JigEvalShadow *jig_eval_shadow_create(JigEval *e);
void jig_eval_shadow_destroy(struct JigEvalShadow *sh);
void jig_eval_shadow_begin(struct JigEvalShadow *sh); /* an evaluation from outside */
/* A buffer's, when that is freed. */
void jig_eval_shadow_forget(JigEvalBuffer *b);

#endif
