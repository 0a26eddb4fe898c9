/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions as coroutines. One is entered like any function, makes the tokens and values that it
 * returns, and gives them to its caller as soon as it is suspended for the first time; whoever
 * resumes it runs the rest.
 */
#ifndef JIG_PAYLOAD_ASYNC_COROUTINE_H
#define JIG_PAYLOAD_ASYNC_COROUTINE_H

#include "jig/convert.h"
#include "support/map.h"

/* The entry leads to what the function did before, whose ends lead to `cleanup`. Where it is
 * suspended it returns; resumed, it goes on there, and destroyed, at `destroyed`. */
typedef struct JigCoroutine {
    JigOp *function;
    JigValue *token;     /* NULL: it returns none */
    JigValueList values; /* the other ones it returns */
    JigValue *id, *handle;
    JigBlock *entry;
    JigBlock *failed; /* says that there was an error; NULL until one is possible */
    JigBlock *cleanup, *destroyed, *suspended;
} JigCoroutine;

/* The coroutines of a module; options of the patterns below. */
typedef struct JigCoroutines {
    JigArena *arena;       /* where they live */
    JigPtrMap by_function; /* JigCoroutine * */
    bool threads_block; /* who waits outside of coroutines blocks its thread; else that stays as it
                           is */
} JigCoroutines;
/* The coroutine that the op is in; NULL: it is in none. */
JigCoroutine *jig_coroutine_around(const JigCoroutines *all, const JigOp *op);

/* Makes a coroutine of a func.func with a body, whose results are tokens and values. The ends of
 * the body are left as they are. */
JigCoroutine *jig_coroutine_create(JigRewriter *rw, JigCoroutines *all, JigOp *function);
/* Suspends it at the end of its entry; the runtime is to resume it. */
void jig_coroutine_start_suspended(JigRewriter *rw, JigLoc loc, const JigCoroutine *c);
/* The block that says that there was an error. */
JigBlock *jig_coroutine_failed(JigRewriter *rw, JigCoroutine *c);
/* Builds the end of a body: the values become `results`, and all that it returns is there. */
void jig_coroutine_finish(JigRewriter *rw, JigLoc loc, const JigCoroutine *c, JigValueList results);

/* Ops that wait and assert; groups; ends of bodies; functions, their calls and returns. */
extern const JigPattern jig_async_wait_patterns[], jig_async_group_patterns[],
    jig_async_yield_patterns[], jig_async_function_patterns[];

/* The body of an async.execute becomes a coroutine at the end of the module, and the op a call of
 * it. `taken` counts names that were not free. */
void jig_coroutine_outline(JigRewriter *rw, JigOp *module, JigOp *execute, JigCoroutines *all,
                           size_t *taken);

#endif
