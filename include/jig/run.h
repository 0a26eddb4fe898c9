/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A run of a script over a payload, kept so that it can be looked at: each step with what it did
 * and why it failed, what each handle had at any moment, and the payload as it was then.
 *
 *     JigRun *run = jig_run_script(payload, &(JigScript){.module = script}, NULL);
 *     for (size_t i = 0; i < jig_run_num_steps(run); ++i) {
 *         jig_run_go(run, jig_run_step(run, i)->begin);
 *         ... print the payload, ask jig_run_handle what the operands of the step have ...
 *     }
 *     jig_run_go(run, jig_run_num_moments(run) - 1);
 *     jig_run_destroy(run);
 *
 * Moments are numbered in the order of time: 0 is before the first step, the last one when the
 * script has ended. A step has two, or three when its changes were taken back: what it had done
 * until then can be looked at, too.
 *
 * Going to a moment costs what was edited between here and there. Everything that the script
 * created or erased keeps its address as long as the run lives, so an op can be known again by its
 * pointer. Of a context one run is looked at at a time, and away from the last moment payload and
 * script must not be changed.
 */
#ifndef JIG_RUN_H
#define JIG_RUN_H

#include "jig/order.h"
#include "jig/transform.h"

JIG_BEGIN_C

typedef struct JigRun JigRun;

#define JIG_NO_STEP ((size_t)-1)

/* One application of a transform op. Steps are numbered from 0 in the order in which they began;
 * those inside of a step (a body of foreach, an included sequence) come right behind it. */
typedef struct JigRunStep {
    JigOp *op;      /* of the script */
    size_t parent;  /* the step that it stands in; JIG_NO_STEP: at the top */
    size_t ordinal; /* among those of its parent, from 1: the 2 of step 3.1.2 */
    unsigned depth; /* 0 at the top */
    /* Which time of its parent's bodies it belongs to, from 1 (of foreach, the payload op); 0 at
     * the top. And how often its own were carried out. */
    size_t pass, num_passes;
    size_t num_below;  /* steps inside of it */
    size_t begin, end; /* moments: results are bound at the end, consumed handles are spent */
    size_t failed;     /* the moment before its changes were taken back; `end`: they were not */
    JigStatus status;
    bool silenced;  /* it failed, and a step around it or a sequence made nothing of that */
    double seconds; /* of wall-clock time, with the steps inside */
    JigChangeCounts changes; /* payload ops that it created, erased, modified */
    const JigReason *why;    /* of a failure; that of the innermost step that failed. NULL: none */
    size_t first_spent, num_spent; /* the handles that it left unusable (jig_run_spent) */
    bool stopped; /* a listener stopped the script inside of it: not a failure, whatever `status` */
    JIG_RESERVED(2);
} JigRunStep;

/* What a handle was bound to for a time: from a step's end until it is bound again, is spent, or
 * its region is left. */
typedef struct JigRunBinding {
    const JigValue *handle; /* of the script */
    JigItems items;         /* when it was bound; later ones: jig_run_items */
    size_t step;            /* that bound it; JIG_NO_STEP: an argument of the script */
    size_t begin, end; /* moments, the last one at which it had these; (size_t)-1: to the end */
    size_t spent_by;   /* the step after which it must not be used; JIG_NO_STEP: none */
    size_t operand;    /* of that step, which took it along */
    JigOp *ancestor; /* the consumed payload op that its own stands in or is; NULL: itself consumed
                        without payload, or related through a value */
    JIG_RESERVED(3);
} JigRunBinding;

/* An item of a binding was replaced or erased. */
typedef struct JigRunMove {
    size_t binding, item;
    size_t step;           /* while which it happened */
    const void *from, *to; /* JigOp * or JigValue *; NULL: nothing */
    JIG_RESERVED(1);
} JigRunMove;

/* What a step asked about two accesses to memory. */
typedef struct JigRunOrder {
    size_t step; /* the innermost one that was at work */
    JigOrderAsked asked;
    JIG_RESERVED(2);
} JigRunOrder;

/* Told of matchers: named sequences that foreach_match and collect_matching try on one payload op
 * after the other. `user` is that of the listener that this belongs to. Members may be NULL. */
typedef struct JigMatchListener {
    /* An op in the matcher was carried out, those inside of it before: did it let the payload op
     * through? */
    void (*asked)(void *user, JigRun *run, const JigOp *match, bool through);
    /* The matcher has taken the payload op or not. True: this listener is told again, with the
     * reason, which costs as much as matching does. */
    bool (*tried)(void *user, JigRun *run, const JigOp *matcher, const JigOp *payload, bool taken,
                  const JigReason *why);
    JIG_RESERVED(2);
} JigMatchListener;

/* Told of each step while the script is carried out: the payload may be read, not changed, and the
 * run asked, not sent anywhere. Members may be NULL. */
typedef struct JigRunListener {
    void (*began)(void *user, JigRun *run, size_t step);
    void (*failed)(void *user, JigRun *run, size_t step); /* its changes are still there */
    void (*ended)(void *user, JigRun *run, size_t step);
    /* Asked after each step that went well, when all have heard that it ended: true ends the script
     * there (JIG_SCRIPT_STOPPED). */
    bool (*stops)(void *user, JigRun *run, size_t step);
    void *user;
    const JigMatchListener *matching;
    const struct JigRunListener *next; /* told after it; NULL: it is the last one */
    JIG_RESERVED(2);
} JigRunListener;

/* A transform op of the caller's, which stands outside of the script and refers to its handles. It
 * is carried out as step number `step`, before what would have been that, beside it; behind the
 * last step of a script that went well, at its end. A failure that can be silenced is. */
typedef struct JigRunInsertion {
    size_t step;
    JigOp *op;
    JIG_RESERVED(2);
} JigRunInsertion;

/* What is written down; all zero: steps, but none of matchers. */
typedef struct JigRunOptions {
    const JigRunListener *listeners; /* the first one, or NULL */
    bool matchers; /* steps of matchers, too, each of which is tried on much payload */
    bool untimed;  /* the clock is not read: steps take 0 seconds */
    bool orders;   /* what steps ask about the order of accesses to memory (jig_run_order) */
    const JigRunInsertion *insertions; /* in order, ended by one without op; or NULL */
    JIG_RESERVED(2);
} JigRunOptions;

/* Carries a script out (jig_apply_script) and keeps the run, which the caller destroys. `options`
 * NULL: as they start. NULL when there is no memory for it. */
JIG_API JigRun *jig_run_script(JigOp *payload, const JigScript *script,
                               const JigRunOptions *options) JIG_NODISCARD;
/* The payload stays as it is at the moment where the run stands. Pointers to what is not there then
 * are dangling. */
JIG_API void jig_run_destroy(JigRun *run);
JIG_API JigContext *jig_run_context(const JigRun *run);
/* How it ended. Everything in it lives as long as the run. */
JIG_API const JigScriptResult *jig_run_result(const JigRun *run);

JIG_API size_t jig_run_num_steps(const JigRun *run);
/* Lives as long as the run; while the script is carried out, until the next step begins. */
JIG_API const JigRunStep *jig_run_step(const JigRun *run, size_t step);
/* Of it, for who asks of very many steps: nothing is kept of these answers. */
JIG_API JigOp *jig_run_step_op(const JigRun *run, size_t step);
JIG_API JigStatus jig_run_step_status(const JigRun *run, size_t step);
/* "3.1.2", in `a`. */
JIG_API JigStr jig_run_step_number(const JigRun *run, size_t step, JigArena *a);
/* The step of that number; JIG_NO_STEP: there is none. */
JIG_API size_t jig_run_find_step(const JigRun *run, JigStr number);

/* ---- In time ---- */
JIG_API size_t jig_run_num_moments(const JigRun *run);
/* Where it stands: what the payload, and the handles below, are like. */
JIG_API size_t jig_run_moment(const JigRun *run);
/* After the script has ended: back or forth. */
JIG_API void jig_run_go(JigRun *run, size_t moment);
/* Was nothing edited between these moments? */
JIG_API bool jig_run_is_alike(const JigRun *run, size_t moment, size_t other);
/* What the handle has where the run stands, without what was erased; items are the run's until it
 * is sent or goes on, or is asked again. Of kind JIG_HANDLE_OPS and empty when it is not bound
 * there. */
JIG_API JigItems jig_run_handle(JigRun *run, const JigValue *handle);
/* Has it any there? */
JIG_API bool jig_run_has_payload(const JigRun *run, const JigValue *handle);
/* Its binding there; SIZE_MAX: it is not bound. */
JIG_API size_t jig_run_bound(const JigRun *run, const JigValue *handle);

/* ---- Histories ---- */
JIG_API size_t jig_run_num_bindings(const JigRun *run);
/* Goes through the bindings that have ended, in order of time: the next one behind `*at`, which is
 * 0 at first; SIZE_MAX: none has ended since. */
JIG_API size_t jig_run_next_ended(const JigRun *run, size_t *at);
/* As jig_run_step, and its handle alone as jig_run_step_op. */
JIG_API const JigRunBinding *jig_run_binding(const JigRun *run, size_t binding);
JIG_API const JigValue *jig_run_binding_handle(const JigRun *run, size_t binding);
/* A binding that a step spent: `i` from its first_spent on. */
JIG_API size_t jig_run_spent(const JigRun *run, size_t i);
JIG_API size_t jig_run_num_moves(const JigRun *run);
JIG_API const JigRunMove *jig_run_move(const JigRun *run, size_t move);
/* What steps asked, in order, as far as it is kept (JigRunOptions.orders). Lives as long as the
 * run.
 */
JIG_API size_t jig_run_num_orders(const JigRun *run);
JIG_API const JigRunOrder *jig_run_order(const JigRun *run, size_t i);
/* The items of a binding where the run stands, with NULL for what was erased; the run's. */
JIG_API JigItems jig_run_items(const JigRun *run, size_t binding);

JIG_END_C

#endif
