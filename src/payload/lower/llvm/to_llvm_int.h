/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the lowering to llvm have in common, beside to_llvm.h. */
#ifndef JIG_PAYLOAD_LOWER_LLVM_TO_LLVM_INT_H
#define JIG_PAYLOAD_LOWER_LLVM_TO_LLVM_INT_H

#include "payload/lower/llvm/to_llvm.h"

#include "dialect/builtin/builtin.h"
#include "dialect/llvm/llvm.h"
#include "support/arena.h"
#include "support/map.h"

/* Outside of patterns, where the types are given. */
JigValue *jig_descriptor_pack_with(JigRewriter *rw, JigLoc loc, const JigLlvm *x,
                                   const JigType *memref, JigValueList fields);
JigValue *jig_descriptor_of_pointer_with(JigRewriter *rw, JigLoc loc, const JigLlvm *x,
                                         const JigType *memref, JigValue *ptr);

/* ---- Functions (llvm_func.c, llvm_c_interface.c) ---- */
/* All that a function of the llvm dialect takes over from func.func as it is. */
const JigAttr *jig_to_llvm_function_attrs(const JigOp *function);
/* What is public is not called so. */
const JigAttr *jig_to_llvm_function_visibility(const JigOp *function);
/* Beside `made`, the function that `old` has become, there is to be one that C can call, or that it
 * is defined by: buffers, and several results, are behind pointers. `external`: `made` has no body;
 * it gets one, which calls that. False: a type can't be passed so. */
bool jig_to_llvm_add_c_interface(JigRewriter *rw, const JigOp *old, JigOp *made, bool external);
/* The end of a function, which returns buffers as pointers or not. */
bool jig_to_llvm_lower_return(JigRewriter *rw, JigOp *op, bool bare);

/* The assertion begins a block of its own: the jump there from what was before it (llvm_cf.c). */
JigOp *jig_to_llvm_jump_before(JigRewriter *rw, JigOp *assertion);

/* ---- Functions of runtimes (llvm_runtime.c) ---- */
/* Types as letters: p pointers, q, w, h, b and t integers of 64, 32, 16, 8 bits and 1, x indices, n
 * what indices become. */
typedef struct JigRuntimeFn {
    const char *name, *inputs, *result; /* "": none */
} JigRuntimeFn;
/* How many. `index` is for n; or NULL. */
size_t jig_to_llvm_runtime_types(JigContext *ctx, const JigType *index, const char *letters,
                                 const JigType **types);

/* ---- What a conversion remembers (llvm_runtime.c) ---- */
/* Where it is remembered what these attributes are in the words of the llvm dialect; NULL at first.
 * Valid until it is asked for others. */
void **jig_to_llvm_renamed_attrs(const JigLlvm *x, const JigAttr *attrs);
/* The block before this assertion was split there, to be ended by it. */
void jig_to_llvm_note_split(const JigLlvm *x, const JigOp *assertion);
bool jig_to_llvm_was_split(const JigLlvm *x, const JigOp *assertion);
/* No match, for a reason that the user is told where the op is left (jig_to_llvm_left_refused):
 * there is no room for what it would become, or that would compute something else. False. */
bool jig_to_llvm_refuse(JigRewriter *rw, JigOp *op, const char *why);
/* The first of these ops that is still there, after an error; NULL: none. */
const JigOp *jig_to_llvm_left_refused(const JigLlvm *x);
struct JigLlvmState *jig_to_llvm_state_create(void);
void jig_to_llvm_state_destroy(struct JigLlvmState *state);

#endif
