/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The roles that loops of a structured op play: which are the rows, columns and sums of a
 * contraction, which the window, image and channels of a convolution. Found from the indexing
 * maps and iterators alone; what the body computes is another question.
 */
#ifndef JIG_ANALYSIS_LOOP_ROLES_H
#define JIG_ANALYSIS_LOOP_ROLES_H

#include "jig/iface.h"

/* Numbers of loops, ascending; in the arena of the call. */
typedef struct JigLoops {
    const size_t *items;
    size_t len;
} JigLoops;

/* C[batch, m, n] += A[batch, m, k] * B[batch, k, n]: parallel loops in all three operands, in A
 * and C, in B and C, and reductions in A and B. Counted are loops that are one subscript of their
 * operand and take part in no other; the rest has no role. */
typedef struct JigContractionLoops {
    JigLoops batch, m, n, k;
} JigContractionLoops;
/* False unless op has two inputs and one init. */
bool jig_loop_roles_of_contraction(const JigOp *op, JigArena *a,
                                   JigContractionLoops *out) JIG_NODISCARD;

typedef struct JigFactors {
    const int64_t *items;
    size_t len;
} JigFactors;

/* C[batch, depth, image, channel] +=
 *     A[batch, depth, image * stride + filter * dilation, input_channel] *
 *     B[filter, depth, input_channel, channel]
 * One stride per loop of the image and one dilation per loop of the filter, in their order, or
 * what the op's attributes of these names list. */
typedef struct JigConvolutionLoops {
    JigLoops batch, image, channel, filter, input_channel, depth;
    JigFactors strides, dilations;
} JigConvolutionLoops;
/* False unless op has two inputs and one init, and some loop of the image. */
bool jig_loop_roles_of_convolution(const JigOp *op, JigArena *a,
                                   JigConvolutionLoops *out) JIG_NODISCARD;

#endif
