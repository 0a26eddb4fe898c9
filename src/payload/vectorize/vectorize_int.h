/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the vectorizer share. */
#ifndef JIG_PAYLOAD_VECTORIZE_INT_H
#define JIG_PAYLOAD_VECTORIZE_INT_H

#include "dialect/vector/vector_build.h"
#include "jig/payload/vectorize.h"

typedef struct JigKnownMask {
    const JigMap *map;
    JigValue *mask; /* NULL: none is needed */
} JigKnownMask;

/* An op on its way. Invariant: the insertion point is before it, behind what was built. */
typedef struct JigVectorizer {
    JigRewriter *rw;
    JigArena *a;
    JigOp *op;
    JigLoc loc;
    const JigVectorizeOptions *options;
    JigReason *why;
    JigVectorized *out;
    /* Of structured ops: */
    const JigStructuredIface *s;
    size_t num_loops, num_ins;
    int64_t *shape;         /* of a vector over all loops */
    const bool *scalable;   /* which of its dimensions are; NULL: none */
    int64_t *loops;         /* iterations of each loop; JIG_DYNAMIC */
    JigValue **loop_values; /* the same as values */
    JigKnownMask *masks;
    size_t num_masks, cap_masks;
    JigIRMap *values; /* what stands for the values of the body */
} JigVectorizer;

/* ---- vectorize_check.c ---- */
bool jig_vectorize_check(const JigVectorizer *v);
/* Is it a named convolution or pooling? */
bool jig_vectorize_is_convolution(const JigOp *op);

/* ---- vectorize_state.c ---- */
/* Decides on the vectors and makes the sizes of loops. */
bool jig_vectorize_begin(JigVectorizer *v);
/* The vector over the loops that the results of `map` are; NULL: all. */
const JigType *jig_vectorize_type(const JigVectorizer *v, const JigType *element,
                                  const JigMap *map);
/* The op in a vector.mask, when there are more lanes than iterations; `map`: the loops that its
 * operand is read or written over, NULL: all. */
JigOp *jig_vectorize_mask(JigVectorizer *v, JigOp *op, const JigMap *map);
/* The same of an op that only the last n loops move along; the others have one lane. */
JigOp *jig_vectorize_mask_last(JigVectorizer *v, JigOp *op, size_t n);
/* `value` in each lane of `type`, or itself where that makes no sense. */
JigValue *jig_vectorize_broadcast(JigVectorizer *v, JigLoc loc, JigValue *value,
                                  const JigType *type);
void jig_vectorize_add_result(JigVectorizer *v, JigValue *value);

/* ---- vectorize_body.c, extract.c, vectorize_contract.c, conv.c ---- */
bool jig_vectorize_body(JigVectorizer *v);
JigOp *jig_vectorize_extract(JigVectorizer *v, JigOp *extract);
bool jig_vectorize_contraction(JigVectorizer *v);
/* Is it a generic op that sums products of extended numbers (not as the reference)? */
bool jig_vectorize_is_extended_contraction(const JigVectorizer *v);
bool jig_vectorize_check_windows(const JigVectorizer *v);
bool jig_vectorize_windows(JigVectorizer *v);

/* ---- vectorize_tensor.c, relayout.c ---- */
bool jig_vectorize_check_pad(const JigVectorizer *v);
bool jig_vectorize_pad(JigVectorizer *v);
bool jig_vectorize_check_insert(const JigVectorizer *v);
bool jig_vectorize_insert(JigVectorizer *v);
bool jig_vectorize_check_relayout(const JigVectorizer *v);
bool jig_vectorize_relayout(JigVectorizer *v);
/* Are there as many sizes as `rank`, each as large as what is known of the dimension? */
bool jig_vectorize_sizes_fit(const JigVectorizer *v, const int64_t *shape, size_t rank);
/* Is the size as large as the dimension may become, where a constant bound of that is known? What
 * is scalable is. And all sizes, of the first dimensions. */
bool jig_vectorize_size_reaches(const JigVectorizer *v, size_t loop, JigValue *shaped, size_t dim);
bool jig_vectorize_sizes_reach(const JigVectorizer *v, JigValue *shaped);
/* Reads all of `source` into a vector, from 0 on, and writes it all, behind a mask where it may not
 * fit. `in_bounds`: instead of masks, by what is known of the sizes. */
JigValue *jig_vectorize_read_all(JigVectorizer *v, JigValue *source, const JigType *type,
                                 JigValue *padding, bool in_bounds);
JigOp *jig_vectorize_write_all(JigVectorizer *v, JigValue *vector, JigValue *dest, bool in_bounds);

/* vectorize_body.c: as which kind vectors reduce what `step`, whose operand number `carried` is
 * what was reduced so far, does; -1: as none. *negates: of negated elements. */
int64_t jig_vectorize_reduction_kind(const JigVectorizer *v, const JigOp *step, size_t carried,
                                     bool *negates);

#endif
