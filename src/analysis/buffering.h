/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is asked of ops while tensors become buffers (jig/buffer.h): the state behind it, and walks
 * from values back to where their buffers come from.
 */
#ifndef JIG_ANALYSIS_BUFFERING_H
#define JIG_ANALYSIS_BUFFERING_H

#include "jig/buffer.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigInPlace JigInPlace; /* analysis/in_place.h */

/* What callers may know of a function: by numbers of arguments and results. */
typedef struct JigFunctionBuffers {
    bool analyzed;
    size_t num_args, num_results;
    bool *read, *written; /* per argument */
    int64_t *same;        /* per result: the argument whose buffer it is; -1 */
    JigI64Vec *aliases;   /* per argument: the results that may live in its buffer */
} JigFunctionBuffers;

/*
 * `analysis` is NULL when no operand was decided about. Answers are kept in the maps: they hold as
 * long as the IR stays as it is (jig_buffering_forget).
 */
struct JigBuffering {
    const JigBufferOptions *options;
    JigInPlace *analysis;
    JigArena *arena;
    unsigned next_name;         /* number of the next symbol whose name is taken */
    JigPtrMap functions;        /* op -> JigFunctionBuffers */
    JigPtrMap is_read, defines; /* value -> 1: no, 2: yes */
    JigPtrMap types;            /* value -> type of its buffer */
    JigPtrMap written_later;    /* operands of terminators that whoever gets them writes to */
    struct JigGlobalAccesses *global_accesses; /* of src/payload/bufferize/ops_ml_program.c */
    JigOp *globals_in;                         /* the module that `globals` is about, or NULL */
    JigPtrMap globals; /* attribute -> the first memref.global with that value */
    JigLoc trade;      /* of a loop that was refused, as it hands on another buffer than it got */
};
/* `analysis` and `a` may be NULL: nothing is decided yet; no function is analyzed. */
void jig_buffering_init(JigBuffering *b, const JigBufferOptions *o, JigInPlace *analysis,
                        JigArena *a);
void jig_buffering_free(JigBuffering *b);
void jig_buffering_forget(JigBuffering *b);
/* NULL: nothing is known of it. */
JigFunctionBuffers *jig_buffering_of_function(const JigBuffering *b, const JigOp *function);

/* ---- Back to where buffers come from ---- */
typedef struct JigTrace {
    /* Values for which it is true are found, and not followed. */
    bool (*found)(JigValue *v, void *user);
    void *user;
    bool no_leaves;     /* ends that are not `found` are none */
    bool same_only;     /* only along what is exactly the same buffer */
    bool same_type;     /* only along values of one type, and casts */
    JigValueVec values; /* each once, in the order in which they were found */
    JigPtrMap *uses;    /* or NULL: gets the operands on the way */
} JigTrace;
void jig_buffering_trace(JigTrace *t, JigUse *from, JigBuffering *b);

/* Can control, once in one of the regions, come to the other? */
bool jig_buffering_in_exclusive_regions(JigOp *a, JigOp *b);
/* The nearest region around `region`, or that itself, that may run again, in parallel. NULL: none.
 */
JigRegion *jig_buffering_repeating_region(JigRegion *region, const JigBufferOptions *o);
JigRegion *jig_buffering_parallel_region(JigRegion *region, const JigBufferOptions *o);

#endif
