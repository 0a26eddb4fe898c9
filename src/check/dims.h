/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dimensions of values and loops of structured ops fall into classes: those that have to be equal,
 * or differ by the same whatever the sizes, as ops tie them together.
 */
#ifndef JIG_CHECK_DIMS_H
#define JIG_CHECK_DIMS_H

#include "jig/op.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigDim {
    uint32_t parent; /* a representative has itself */
    int64_t was;     /* the extent; -1: dynamic */
    /* Of a representative alone: */
    bool fixed;    /* has to stay as it is: an op is not known for its shapes */
    bool is_apart; /* some of the class differ from others */
    int64_t known; /* an extent that one of them has, or -1 */
    int64_t less;  /* they become smaller by so much, */
    int64_t most;  /* and by no more than this */
} JigDim;

/* target = 1 + slack + sum of coefficients * (loop - 1) */
typedef struct JigDimReach {
    uint32_t target;
    int64_t slack;
    const uint32_t *loops;
    const int64_t *coefficients;
    size_t n;
} JigDimReach;

/* Loop `position` of an op with so many loops. */
typedef struct JigDimLoop {
    const JigOp *op;
    uint32_t dim;
    size_t position, num_loops;
} JigDimLoop;

/* All zero but for the arena: how it starts. */
typedef struct JigDims {
    JigArena *a;
    JigPtrMap values; /* of shapes -> number of their first dimension + 1 */
    JIG_VEC(JigDim) dims;
    JIG_VEC(JigDimReach) reaches;
    JIG_VEC(JigDimLoop) loops; /* those of an op one after another */
    JigOpVec structured;
    bool impossible; /* what should be equal is not, or is not known to be */
} JigDims;

/* So many elements at the border of a buffer are a border, more are a part of it. Extents up to
 * this stay: what is of size 1 goes other ways. */
enum { JIG_DIMS_LEAST = 8 };

/* Looks at all ops of the payload. */
void jig_dims_see(JigDims *s, JigOp *payload);
void jig_dims_free(JigDims *s);

/* The representative of its class. */
uint32_t jig_dims_class(JigDims *s, uint32_t dim);
void jig_dims_fix(JigDims *s, uint32_t dim);
/* Smaller than that it must not become. */
void jig_dims_need(JigDims *s, uint32_t dim, int64_t least);
/* What it is now. */
int64_t jig_dims_extent(JigDims *s, uint32_t dim);
/* The first dimension of a value; false: it has none that is looked at. */
bool jig_dims_of(JigDims *s, const JigValue *v, uint32_t *first, size_t *rank);

/* A constant all of whose elements are the same, or NULL. */
const JigAttr *jig_dims_splat(const JigOp *op);
/* Does it end a function? */
bool jig_dims_returns(const JigOp *op);
/* A slice of known sizes, element for element, without a change of rank, and its smaller side. */
bool jig_dims_is_plain_slice(const JigOp *op);
const JigValue *jig_dims_slice(const JigOp *op);

#endif
