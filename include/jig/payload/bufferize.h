/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Tensors as buffers, of whole programs and of single ops, and who frees the buffers. What ops are
 * as buffers is said by their JigBufferIface (jig/buffer.h).
 *
 * Ops that can't be done complain each for itself: the first complaint is what `why` says, others
 * are its notes. With `why` NULL they are diagnostics, at once. On failure the rest is as far as it
 * came: who wants none of it sets a mark before (jig/journal.h) and rolls back to it. The insertion
 * point is anywhere afterwards.
 */
#ifndef JIG_PAYLOAD_BUFFERIZE_H
#define JIG_PAYLOAD_BUFFERIZE_H

#include "jig/buffer.h"

JIG_BEGIN_C

/* ---- Programs ---- */
/* Analyzes what is in `root`, a module where the options include functions, copies what is not
 * worked on in place, and rewrites all ops that can live on buffers. Options begin with
 * jig_buffer_options. */
JIG_API bool jig_bufferize(JigOp *root, const JigBufferOptions *options,
                           JigReason *why) JIG_NODISCARD;

/* ---- Empty tensors ---- */
/* tensor.empty ops in `root` of which something becomes a part of another tensor are that part in
 * the first place, as far as all of it can be worked on in place. */
JIG_API bool jig_eliminate_empty_tensors(JigRewriter *rw, JigOp *root,
                                         JigReason *why) JIG_NODISCARD;
/* The same where elements come into an init of a structured op that does not use it, by way of an
 * input: they are computed there, and the op works on them in place. */
JIG_API bool jig_eliminate_empty_operands(JigRewriter *rw, JigOp *root,
                                          JigReason *why) JIG_NODISCARD;
/* Replaces a tensor.empty by bufferization.alloc_tensor, which it returns. */
JIG_API JigOp *jig_empty_to_alloc_tensor(JigRewriter *rw, JigOp *op);

/* ---- One op, while the program around it stays on tensors ---- */
typedef enum JigCopyBy {
    JIG_COPY_LATER, /* bufferization.materialize_in_destination */
    JIG_COPY_MEMREF,
    JIG_COPY_LINALG,
} JigCopyBy;
typedef struct JigAllocateOptions {
    bool on_stack; /* memref.alloca, which nobody frees; else memref.alloc */
    bool free;     /* at the end of the block */
    JigCopyBy copy;
    const JigAttr *space; /* memory space; NULL: the default one */
    JIG_RESERVED(3);
} JigAllocateOptions;
/* Gives each buffer that `op` writes to an allocation of its own before op, with what op reads of
 * it, and replaces op by one that works there; its results are tensors of these buffers. Of
 * tensor.pad the padding is written first, and then the source. `*buffer` gets the allocation.
 * False, with nothing changed, when op is of no kind that can live in buffers, or has not exactly
 * one result. */
JIG_API bool jig_bufferize_to_allocation(JigRewriter *rw, JigOp *op,
                                         const JigAllocateOptions *options, JigValue **buffer,
                                         JigReason *why) JIG_NODISCARD;
/* The same, but op stays on tensors: those of the allocations. */
JIG_API bool jig_bufferize_destinations(JigRewriter *rw, JigOp *op,
                                        const JigAllocateOptions *options, JigValue **buffer,
                                        JigReason *why) JIG_NODISCARD;

/* ---- Who frees ----
 * The pass pipeline buffer-deallocation-pipeline does these one after the other. */
/* All memref.realloc ops in `top`: a larger buffer that gets what the old one has, which is freed
 * if `free_old`, or the old one with another size. */
JIG_API void jig_expand_reallocs(JigRewriter *rw, JigOp *top, bool free_old);
/* Each buffer of the function comes with a bit that says whether its block has to free it: blocks
 * get arguments for these bits, region ops results, and at the end of a block stands one
 * bufferization.dealloc of what the block may own. Functions never own what they are given and
 * always own what they return, of which they make copies where needed; private ones return bits
 * instead if `private_bits`. Deallocations that are there already, ops of unknown effects and loops
 * between blocks are refused. */
JIG_API bool jig_deallocate_by_ownership(JigRewriter *rw, JigOp *function, bool private_bits,
                                         JigReason *why) JIG_NODISCARD;
/* Takes the bufferization.dealloc ops in `top` apart where buffers are known to be the same or not;
 * with their canonical forms. False: it goes on and on. */
JIG_API bool jig_simplify_deallocs(JigOp *top, JigReason *why) JIG_NODISCARD;
/* All bufferization.dealloc ops in `top`, a module or a function, as comparisons of addresses and
 * memref.dealloc. Of several buffers a function of the symbol table around tells which are to be
 * freed; it is made where it is needed if `top` is a module, and else such a dealloc is refused. */
JIG_API bool jig_lower_deallocs(JigRewriter *rw, JigOp *top, JigReason *why) JIG_NODISCARD;
/* Moves the only op that frees an allocation, in the same block, behind the last op that uses the
 * buffer or a view of it. */
JIG_API void jig_free_early(JigRewriter *rw, JigOp *function);

JIG_END_C

#endif
