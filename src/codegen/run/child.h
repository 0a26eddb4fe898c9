/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Work in a process of its own, so that neither LLVM nor code that is run can take Jig down.
 *
 * The child is a fork: it sees all that the parent has, and nothing that it does is seen there but
 * what it sends (a pipe) and what it writes to memory from jig_run_child_memory.
 */
#ifndef JIG_CODEGEN_RUN_CHILD_H
#define JIG_CODEGEN_RUN_CHILD_H

#include "codegen/run/stages.h"
#include "jig/arena.h"
#include "jig/base.h"

/* Of the child: what the parent gets. */
void jig_run_child_send(const void *data, size_t len); /* piece by piece, in order */
void jig_run_child_say(const char *text, size_t len);  /* a complaint */
/* The payload asked for memory that there is not; does not return. */
void jig_run_child_no_memory(size_t bytes);

typedef enum JigChildEnd {
    JIG_CHILD_DONE,
    JIG_CHILD_REFUSED,   /* the work returned false; see complaints */
    JIG_CHILD_TRAPPED,   /* a signal, also one that stops it for others to go on; `num` */
    JIG_CHILD_EXITED,    /* somebody called exit(num) */
    JIG_CHILD_NO_MEMORY, /* `address` bytes were asked for */
    JIG_CHILD_LATE,      /* did not end in time: the payload, or LLVM */
    JIG_CHILD_UNBORN,    /* errno is `num` */
} JigChildEnd;
typedef struct JigChildResult {
    JigChildEnd end;
    int num;
    bool in_payload, is_loading;
    bool has_address; /* of a trap: what was accessed, or executed */
    uint64_t address;
    JigStr data; /* jig_free it */
    JigStr *complaints;
    size_t num_complaints;
} JigChildResult;

/* Of a payload, and of what is done before. */
typedef struct JigChildLimits {
    double seconds;         /* 0: none */
    uint64_t memory;        /* bytes of new memory; 0: none */
    double compile_seconds; /* that LLVM may take; 0: any number */
} JigChildLimits;

/* Of the child: what LLVM writes to standard error in between, such as CPUs that it does not know,
 * become complaints. True: there were none. */
void jig_run_child_capture_stderr(void);
bool jig_run_child_end_capture(void);
/* Of the child: LLVM is being loaded. */
void jig_run_child_loading(bool is_loading);
/* Of the child: from here on it is LLVM that works, within its limit. */
void jig_run_child_compile(const JigChildLimits *limits);
/* Of the child: from here on it is the payload that runs, within limits. */
void jig_run_child_payload(const JigChildLimits *limits);

/* Of the child: it has done what was asked, and waits, without a limit of time, for `len` bytes
 * (jig_run_child_ask). False: nobody will ask any more. */
bool jig_run_child_wait(void *data, size_t len);
/* Then, before each call of the payload: it has all of its time once more. */
void jig_run_child_call_again(void);

/* ---- A child that stays ----
 * It works, waits for what is asked, and works again, until jig_run_child_end. Pieces that it sends
 * are added up until they are taken. */
typedef struct JigChild JigChild;
JigChild *jig_run_child_begin(bool (*work)(void *user), void *user, JigRunStageFn tell);
/* Until it waits: true; false: it has ended. */
bool jig_run_child_hear(JigChild *child);
/* Without waiting: is there something to hear, or has it ended? */
bool jig_run_child_has_word(const JigChild *child);
/* What it has sent so far, until the next call about it. */
JigStr jig_run_child_sent(const JigChild *child);
/* It hears `data`, and goes on; what it had sent is forgotten. */
void jig_run_child_ask(JigChild *child, const void *data, size_t len);
/* Whatever it does, it does no more; it is to be ended then. */
void jig_run_child_stop(JigChild *child);
/* Ends it, if it has not yet, and says how that was. */
void jig_run_child_end(JigChild *child, JigArena *a, JigChildResult *out);

/* Runs `work`, and says how that ended. `tell` (or NULL) hears when the payload is called. */
void jig_run_child_run(bool (*work)(void *user), void *user, JigRunStageFn tell, JigArena *a,
                       JigChildResult *out);
/* How it ended, when not well, as a sentence. */
JigStr jig_run_child_describe(const JigChildResult *r, const JigChildLimits *limits, JigArena *a);

/* Zeroed memory that parent and child share. NULL: there is none. */
void *jig_run_child_memory(size_t bytes);
void jig_run_child_memory_free(void *p, size_t bytes);

#endif
