/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where a payload that runs spends its time: by its lines, by the steps of the script that made
 * what runs, by loops, by what is called.
 *
 * Before the payload is lowered each of its ops gets a number, that of its place, as the line of
 * its location: whatever becomes of it, down to instructions in the line table of the object, says
 * which place it is from. Ops that a reader would not tell apart share one.
 */
#ifndef JIG_CODEGEN_PROFILE_PROFILE_H
#define JIG_CODEGEN_PROFILE_PROFILE_H

#include "codegen/machine/machine_code.h"
#include "jig/op.h"
#include "support/arena.h"
#include "support/vec.h"

/* The file of which the numbers are lines. */
#define JIG_PROFILE_FILE "jig-profile"
#define JIG_NO_PLACE     ((size_t)-1)

/* A step of the script that was carried out before. */
typedef struct JigProfileStep {
    JigStr number, place, text; /* "3.1", "schedule.mlir:8", "%t = transform..." */
    double made;                /* seconds of what it was the last to make */
    double through;             /* of that, and of what became of it later */
} JigProfileStep;

/* What a loop, or a function, computes and touches each time that it runs, with what is inside of
 * it; not known: -1. */
typedef struct JigProfileWork {
    double operations; /* on floats */
    double bytes;      /* of the buffers that it reads and writes, each counted once */
} JigProfileWork;

typedef struct JigProfilePlace {
    JigLoc loc;    /* that it had */
    JigStr op;     /* its name; of a function its symbol */
    JigStr where;  /* "payload.mlir:12" */
    JigStr source; /* the line there */
    JigStr file;   /* of it, with folders */
    uint32_t line; /* 0: none */
    size_t parent; /* the loop, or at last the function, around it; JIG_NO_PLACE: a function */
    bool is_loop;  /* or a structured op, which is lowered to loops */
    size_t *steps; /* that made it, the last one first */
    size_t num_steps;
    double seconds, below; /* of itself; with what is inside of it */
    uint64_t count;
    JigProfileWork work; /* of functions, and of the outermost loops in them */
    bool is_double;      /* its operations are on f64 */
} JigProfilePlace;

/* What the code calls at a place. */
typedef struct JigProfileCall {
    size_t place; /* JIG_NO_PLACE: called from nowhere */
    JigStr function, library;
    double seconds;
    uint64_t count;
} JigProfileCall;

typedef struct JigProfile {
    JigArena arena;
    bool with_peaks; /* is it measured what the machine can do? */
    JIG_VEC(JigProfileStep) steps;
    JIG_VEC(JigProfilePlace) places;
    JIG_VEC(JigProfileCall) calls;
    double unplaced;             /* seconds of code that is of no place */
    double seconds, cpu_seconds; /* of all runs; what was seen of the processor */
    uint64_t runs, samples;
    uint32_t threads;  /* that were asked for; 0: one */
    size_t function;   /* the place of the one that was run */
    double operations; /* of a run, where the payload told before the script; else 0 */
    JigMachinePeaks peaks;
    JigStr title; /* of the payload */
} JigProfile;

void jig_profile_init(JigProfile *p);
void jig_profile_free(JigProfile *p);

/* Numbers the payload, before it is lowered, and gives its ops these as locations; `entry` is the
 * function that will run. */
void jig_profile_number(JigProfile *p, JigOp *payload, JigStr entry);
/* Of a location that is a number the one that the place had; others are as they are. */
JigLoc jig_profile_loc(const JigProfile *p, JigContext *ctx, JigLoc loc);
/* Something was seen, as often as that. */
void jig_profile_take(JigProfile *p, const JigMachineSample *s);
/* When all is taken: sums over loops and steps. */
void jig_profile_sum(JigProfile *p);

/* What a loop, or a function, computes, and the buffers that it touches (profile_work.c). */
JigProfileWork jig_profile_work_of(JigOp *op, bool *is_double);

/* A table for people, and a page that stands alone. */
void jig_profile_write_text(const JigProfile *p, JigWriteFn write, void *user);
void jig_profile_write_page(const JigProfile *p, JigWriteFn write, void *user);

#endif
