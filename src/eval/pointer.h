/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Addresses: memory as numbers, so that pointers can be computed with, and stored.
 *
 * A buffer gets an address when somebody asks for it, in a part of the address space that is its
 * own and never another's: what is computed from a pointer reaches no other buffer, and what was
 * freed is known to be. Functions have addresses, too.
 */
#ifndef JIG_EVAL_POINTER_H
#define JIG_EVAL_POINTER_H

#include "eval/evaluator.h"

/* The address of the first byte. */
uint64_t jig_eval_pointer_to(JigEvalBuffer *b);
/* The same for memory that is aligned to no more than 16 bytes, as malloc gives it. */
uint64_t jig_eval_pointer_to_malloced(JigEvalBuffer *b);
uint64_t jig_eval_pointer_to_function(JigEval *e, JigOp *function);
/* What has the address; NULL: nothing, or what was freed. */
JigEvalBuffer *jig_eval_pointer_buffer(const JigEval *e, uint64_t address);
JigOp *jig_eval_pointer_function(const JigEval *e, uint64_t address);
/* The buffer with these n bytes, from *at on; NULL after an error. */
JigEvalBuffer *jig_eval_pointer_at(JigEvalCall *call, uint64_t address, uint64_t n, size_t *at);
/* The same of memory that is to be written. */
JigEvalBuffer *jig_eval_pointer_at_write(JigEvalCall *call, uint64_t address, uint64_t n,
                                         size_t *at);

/* For eval_memory.c: the buffer was freed. */
void jig_eval_pointer_end(JigEvalBuffer *b);
/* For eval_run.c: at the end, and what nothing but its address is left of. */
void jig_eval_pointer_end_all(JigEval *e);
void jig_eval_pointer_note_leaks(JigEval *e, const JigEvalValue *results, size_t n);

#endif
