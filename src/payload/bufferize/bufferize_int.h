/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share. */
#ifndef JIG_PAYLOAD_BUFFERIZE_INT_H
#define JIG_PAYLOAD_BUFFERIZE_INT_H

#include "analysis/in_place.h"
#include "jig/buffer.h"
#include "ir/diag/complaints.h"
#include "jig/payload/bufferize.h"
#include "payload/bufferize/bufferize_setup.h"

/* Interfaces of one op. */
typedef struct JigOpIfaces {
    const char *op;
    JigIface ifaces[3];
} JigOpIfaces;
/* ops_*.c; each list ends with an empty row. */
extern const JigOpIfaces jig_bufferize_arith_ops[], jig_bufferize_bufferization_ops[],
    jig_bufferize_cf_ops[], jig_bufferize_func_ops[], jig_bufferize_scf_ops[],
    jig_bufferize_loops_ops[], jig_bufferize_ml_program_ops[], jig_bufferize_tensor_ops[],
    jig_bufferize_new_tensors_ops[], jig_bufferize_shapes_ops[], jig_bufferize_vector_ops[];
extern const JigBufferIface jig_buffer_structured;
extern const JigOpIfaces jig_bufferize_linalg_ops[];

/* ---- Answers that many ops give ---- */
bool jig_bufferize_never(JigOp *op, size_t operand, JigBuffering *b);
bool jig_bufferize_always(JigOp *op, size_t operand, JigBuffering *b);
void jig_bufferize_nothing_shared(JigOp *op, size_t operand, JigBuffering *b,
                                  JigBufferAliases *out);
/* The first result is the operand's buffer, or shows a part of it. */
void jig_bufferize_result_same(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out);
void jig_bufferize_result_part(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out);
bool jig_bufferize_any_writable(JigOp *op, JigValue *v, JigBuffering *b);
bool jig_bufferize_nothing_defined(JigOp *op, JigValue *v, JigBuffering *b);

/* Arguments of blocks, from what branches pass for them. */
void jig_bufferize_branch_operands(JigOp *op, JigValue *arg, JigBuffering *b,
                                   JigBufferAliases *out);
const JigType *jig_bufferize_argument_type(JigOp *op, JigValue *arg, JigBufferTypes *types);

/* ---- Building ---- */
/* memref.dim or tensor.dim, as it is. */
JigValue *jig_bufferize_dim(JigRewriter *rw, JigLoc loc, JigValue *shaped, size_t i);
/* The sizes of dynamic dimensions by such ops, to the end of `out`. */
void jig_bufferize_dims(JigRewriter *rw, JigLoc loc, JigValue *shaped, JigValueVec *out);
JigValue *jig_bufferize_cast(JigRewriter *rw, JigValue *buffer, const JigType *to);
JigValue *jig_bufferize_to_tensor(JigRewriter *rw, JigLoc loc, JigValue *buffer,
                                  const JigType *tensor);
JigValue *jig_bufferize_from_tensor(JigRewriter *rw, JigLoc loc, JigValue *tensor,
                                    const JigType *buffer);
/* The types of op's results once they are buffers, in `a`; as(op, i) is the tensor to ask for
 * result i. NULL after a diagnostic. */
const JigType **jig_bufferize_result_types(JigOp *op, JigValue *(*as)(const JigOp *op, size_t i),
                                           JigBuffering *b, JigArena *a);
/* Replaces a to_buffer of a to_tensor by what that is a tensor of; false: nothing was done. */
bool jig_bufferize_fold_pair(JigRewriter *rw, JigOp *to_buffer, JigBuffering *b);
/* The part of a buffer that the op, with a slice, is about, of the rank of `like`. NULL: it is not
 * strided. */
const JigType *jig_bufferize_slice_type(JigOp *op, const JigType *buffer, const JigType *like);
JigValue *jig_bufferize_slice(JigRewriter *rw, JigOp *op, JigValue *buffer, const JigType *type);

/* results.c: notes what terminators in `root` hand on to somebody who writes to it; after that: is
 * that so of the operand of a return, or of one that a loop carries on? */
void jig_bufferize_find_written_later(JigOp *root, JigBuffering *b);
bool jig_bufferize_is_written_later(JigOp *end, size_t operand, const JigBuffering *b);
/* Is operand `i` of a return one buffer with what must not be written to, or with an
 * operand before it, while a caller writes there? */
bool jig_bufferize_return_needs_copy(JigOp *ret, size_t i, JigBuffering *b);

/* ---- Phases ---- */
/* bufferize_program.c: all ops in `root`, itself included. */
bool jig_bufferize_ops(JigRewriter *rw, JigOp *root, JigBuffering *b);
/* resolve.c: copies what was decided not to be in place. */
bool jig_bufferize_resolve_conflicts(JigRewriter *rw, JigOp *root, JigBuffering *b);
/* ops_ml_program.c: what is known of globals, for as long as conflicts are resolved. */
void jig_bufferize_forget_global_accesses(JigBuffering *b);
/* functions.c: after jig_bufferize_resolve_conflicts, functions after those that they call. */
bool jig_bufferize_functions(JigRewriter *rw, JigOp *module, JigBuffering *b);
/* annotate_decisions.c: what was decided, as attributes. */
JigInPlaceListener jig_bufferize_conflicts_as_attributes(JigRewriter *rw);
void jig_bufferize_annotate_decisions(JigRewriter *rw, JigOp *root, JigInPlace *p, JigBuffering *b);
void jig_bufferize_annotate_functions(JigRewriter *rw, JigOp *module, JigInPlace *p,
                                      JigBuffering *b);

#endif
