/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Values of an evaluation as arguments of machine code, and what that returns as values again.
 *
 * A memref, and a tensor that has become one, is handed over as the members of its descriptor, one
 * argument each; a result is a structure of them. What a result is made of comes back as bytes that
 * the child sends: sizes, then elements without gaps.
 */
#ifndef JIG_CODEGEN_RUN_PACKED_H
#define JIG_CODEGEN_RUN_PACKED_H

#include "eval/evaluator.h"
#include "jig/reason.h"

typedef struct JigPacked {
    JigEvalSignature types; /* before the function was lowered */
    const JigEval *eval;
    JigArena *arena;
    JigStr type;     /* what the LLVM function's must be */
    void **pointers; /* of the parameters, then of the result */
    uint64_t *sizes; /* of what they point to */
    size_t num_params;
    uint64_t *places; /* of each result within the whole */
    void **memory;    /* of arguments that are memrefs or tensors; else NULL */
    uint64_t *bytes;  /* of it */
    void **kept;      /* what it held before the first call; NULL: that is not kept */
} JigPacked;

/* The LLVM function's type; empty, and why: values of a type cannot be handed over. */
JigStr jig_run_packed_type(const JigEvalSignature *types, JigArena *a, JigReason *why);
/* Makes arguments of values. Memory of memrefs is a copy. To be freed, also when it fails. */
bool jig_run_packed_make(const JigEval *e, const JigEvalSignature *types, const JigEvalValue *args,
                         JigArena *a, JigPacked *out, JigReason *why);
void jig_run_packed_free(JigPacked *p);

/* In the child: sends the results after a call, or what memref arguments hold. False after a
 * complaint: what came back is no memref, or one of more than `most` bytes. */
bool jig_run_packed_send_results(const JigPacked *p, uint64_t most);
void jig_run_packed_send_args(const JigPacked *p, const JigEvalValue *args);
/* ... which blocks of memory the results are in, wherever that came from. */
void jig_run_packed_each_block(const JigPacked *p, void (*fn)(const void *block));
/* In the child: keeps what arguments hold, before the first call; then only that of those which the
 * call has written to; before each further call these are as they were. Where there is no memory
 * for it they stay as they are. */
void jig_run_packed_keep(JigPacked *p);
void jig_run_packed_keep_changed(JigPacked *p);
void jig_run_packed_restore(const JigPacked *p);
/* In the parent: values from what was sent; *data moves on. False after a diagnostic. */
bool jig_run_packed_read_results(const JigPacked *p, JigEval *e, JigStr *data,
                                 JigEvalValue *results);
bool jig_run_packed_read_args(const JigPacked *p, JigStr *data, JigEvalValue *args);

#endif
