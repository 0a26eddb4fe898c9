/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Building vector ops whose parts follow from few. */
#ifndef JIG_DIALECT_VECTOR_BUILD_H
#define JIG_DIALECT_VECTOR_BUILD_H

#include "dialect/vector/vector.h"
#include "jig/iface.h"

/* A read of `type` from `base`, whose rank is the number of indices. `padding` NULL: poison, which
 * it makes. `map` NULL: the last dimensions; `in_bounds` NULL: nothing is known. */
typedef struct JigVectorRead {
    const JigType *type;
    JigValue *base;
    JigValue *const *indices; /* NULL: `index` for all */
    JigValue *index;
    JigValue *padding, *mask;
    const JigMap *map;
    const bool *in_bounds;
    bool all_in_bounds;
} JigVectorRead;
JigOp *jig_vector_build_read(JigRewriter *rw, JigLoc loc, const JigVectorRead *read, JigArena *a);
/* A write; the parts mean the same. */
typedef struct JigVectorWrite {
    JigValue *vector, *base;
    JigValue *const *indices;
    JigValue *index;
    JigValue *mask;
    const JigMap *map;
    const bool *in_bounds;
    bool all_in_bounds;
} JigVectorWrite;
JigOp *jig_vector_build_write(JigRewriter *rw, JigLoc loc, const JigVectorWrite *write,
                              JigArena *a);
/* The op, moved into a vector.mask at the insertion point; what used its results uses those of the
 * mask op. Returns that. */
JigOp *jig_vector_build_mask(JigRewriter *rw, JigOp *op, JigValue *mask);
JigValue *jig_vector_build_transpose(JigRewriter *rw, JigLoc loc, JigValue *vector,
                                     const int64_t *permutation);
JigValue *jig_vector_build_shape_cast(JigRewriter *rw, JigLoc loc, const JigType *type,
                                      JigValue *vector);
JigValue *jig_vector_build_broadcast(JigRewriter *rw, JigLoc loc, const JigType *type,
                                     JigValue *value);
JigValue *jig_vector_build_extract(JigRewriter *rw, JigLoc loc, JigValue *vector,
                                   const int64_t *position, size_t n);
JigValue *jig_vector_build_insert(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *dest,
                                  const int64_t *position, size_t n);
/* Strides are 1. */
JigValue *jig_vector_build_extract_slice(JigRewriter *rw, JigLoc loc, JigValue *vector,
                                         const int64_t *offsets, const int64_t *sizes);
JigValue *jig_vector_build_insert_slice(JigRewriter *rw, JigLoc loc, JigValue *value,
                                        JigValue *dest, const int64_t *offsets);
/* The lanes below mixed sizes. */
JigValue *jig_vector_build_create_mask(JigRewriter *rw, JigLoc loc, const JigType *type,
                                       const JigMixed *sizes, JigArena *a);
/* `acc` with the dimensions of `source` that are set in `reduced`. */
JigOp *jig_vector_build_reduction(JigRewriter *rw, JigLoc loc, int64_t kind, JigValue *source,
                                  JigValue *acc, const bool *reduced);
/* A vector.contract in parts. */
typedef struct JigContraction {
    JigOp *op;
    JigValue *operands[3]; /* lhs, rhs, acc */
    const JigMap *maps[3];
    const JigAttr *iterators, *kind;
} JigContraction;
JigContraction jig_vector_contraction(JigOp *op);
JigOp *jig_vector_build_contraction(JigRewriter *rw, JigLoc loc, const JigContraction *c);
bool jig_vector_contraction_reduces(const JigContraction *c, size_t loop);
/* The dimension of operand i that is the loop, or -1. */
int jig_vector_contraction_place(const JigContraction *c, size_t i, unsigned loop);
/* With the maps and iterators of the other loops; the operands are still to be made smaller. */
JigContraction jig_vector_contraction_without_loop(const JigContraction *c, unsigned loop);
/* The combining kind (JIG_KIND_...) of an arith op, or -1. */
int64_t jig_vector_kind_of(const JigOp *combiner);
/* The arith op that combines two of the type by the kind; NULL: there is none. */
const JigOpRow *jig_vector_combiner(int64_t kind, const JigType *type);
const JigAttr *jig_vector_kind_attr_of(JigContext *ctx, int64_t kind);
/* #vector.iterator_type. */
const JigAttr *jig_vector_iterator(JigContext *ctx, JigIterator iterator);
/* #vector.punctuation. */
typedef enum JigPunctuation {
    JIG_PUNCTUATION_NONE,
    JIG_PUNCTUATION_NEWLINE,
    JIG_PUNCTUATION_COMMA,
    JIG_PUNCTUATION_OPEN,
    JIG_PUNCTUATION_CLOSE
} JigPunctuation;
const JigAttr *jig_vector_punctuation(JigContext *ctx, JigPunctuation punctuation);
/* The vector type with the dimensions in the order of `permutation`; with another element type. */
const JigType *jig_vector_permuted_type(const JigType *type, const int64_t *permutation);
const JigType *jig_vector_with_element(const JigType *type, const JigType *element);
/* A boolean array for in_bounds: `n` times value. */
const JigAttr *jig_vector_in_bounds(JigContext *ctx, bool value, size_t n, JigArena *a);

#endif
