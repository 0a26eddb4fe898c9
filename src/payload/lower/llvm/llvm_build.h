/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Single instructions of the llvm dialect, for lowerings. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_LLVM_BUILD_H
#define JIG_PAYLOAD_LOWER_LLVM_LLVM_BUILD_H

#include "payload/lower/llvm/to_llvm_int.h"

/* ---- Arithmetic ---- */
/* A row of two integers: JIG_LLVM(ADD), MUL, SUB, UREM ... */
JigValue *jig_to_llvm_binary(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a,
                             JigValue *b);
/* The same, which does not wrap around; of ADD, SUB, MUL and SHL. */
JigValue *jig_to_llvm_no_wrap(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a,
                              JigValue *b);
/* Of integers or pointers: an i1. */
JigValue *jig_to_llvm_compare(JigRewriter *rw, JigLoc loc, JigIntCompare how, JigValue *a,
                              JigValue *b);

/* ---- Pointers ---- */
/* &base[at] of elements of this type; inbounds: it is known to be within what base points into. */
JigValue *jig_to_llvm_element_ptr(JigRewriter *rw, JigLoc loc, const JigType *element,
                                  JigValue *base, JigValue *at);
JigValue *jig_to_llvm_element_ptr_inbounds(JigRewriter *rw, JigLoc loc, const JigType *element,
                                           JigValue *base, JigValue *at);
/* Of a part of the structure or array that base points to, by constant indices. */
JigValue *jig_to_llvm_part_ptr(JigRewriter *rw, JigLoc loc, const JigType *aggregate,
                               JigValue *base, const int32_t *at, size_t n);
/* Element `at` of the array that base points to. */
JigValue *jig_to_llvm_part_ptr_at(JigRewriter *rw, JigLoc loc, const JigType *aggregate,
                                  JigValue *base, JigValue *at);
JigValue *jig_to_llvm_ptr_to_int(JigRewriter *rw, JigLoc loc, JigValue *ptr); /* an index */
JigValue *jig_to_llvm_int_to_ptr(JigRewriter *rw, JigLoc loc, JigValue *index, const JigType *ptr);
/* The pointer in another memory space; in_space: itself where it is there, without a cast. */
JigValue *jig_to_llvm_in_space(JigRewriter *rw, JigLoc loc, JigValue *ptr, uint32_t space);
JigValue *jig_to_llvm_cast_space(JigRewriter *rw, JigLoc loc, JigValue *ptr, uint32_t space);
JigValue *jig_to_llvm_load(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *ptr);
void jig_to_llvm_store(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *ptr);
/* Room on the stack for `n` (an index) values; `alignment` 0: not said. */
JigValue *jig_to_llvm_stack(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *n,
                            uint32_t space, int64_t alignment);
/* Bytes of one value, as the machine counts them. */
JigValue *jig_to_llvm_size_of(JigRewriter *rw, JigLoc loc, const JigType *type);
/* Of `n` (an index) values one after the other. */
JigValue *jig_to_llvm_size_of_many(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *n);

void jig_to_llvm_copy_bytes(JigRewriter *rw, JigLoc loc, JigValue *to, JigValue *from, JigValue *n);

/* ---- Assumptions ---- */
JigValue *jig_to_llvm_true(JigRewriter *rw, JigLoc loc);
/* With one bundle, "align" and its like. */
void jig_to_llvm_assume(JigRewriter *rw, JigLoc loc, JigValue *condition, const char *tag,
                        JigValueList about);

/* ---- Blocks ---- */
/* Splits op's block in front of it: returns the block with what was before, op's is the other one.
 * Many such splits, one after the other, take time for each op once. */
JigBlock *jig_to_llvm_split_before(JigRewriter *rw, JigOp *op);
void jig_to_llvm_jump(JigRewriter *rw, JigLoc loc, JigBlock *to, JigValueList values);

/* ---- Functions of the runtime ---- */
/* The function of this name and type in op's module, declared at its beginning when it is not
 * there; `result` NULL: void. NULL after an error: one of that name has another type. */
JigOp *jig_to_llvm_runtime(JigRewriter *rw, JigOp *op, const char *name,
                           const JigType *const *params, size_t n, const JigType *result);
/* The same in the nearest symbol table; by another name where something else than a function of
 * the dialect has that one. */
JigOp *jig_to_llvm_runtime_near(JigRewriter *rw, JigOp *op, const char *name,
                                const JigType *const *params, size_t n, const JigType *result);
/* The name, with a number behind it where somebody in the table has it. */
JigStr jig_to_llvm_free_name(JigRewriter *rw, JigOp *table, const char *name);
/* Its result, or NULL. */
JigValue *jig_to_llvm_call_runtime(JigRewriter *rw, JigLoc loc, const JigOp *function,
                                   JigValue *const *args, size_t n);

#endif
