/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of slices share. */
#ifndef JIG_PAYLOAD_LOOP_LOOP_SLICE_INT_H
#define JIG_PAYLOAD_LOOP_LOOP_SLICE_INT_H

#include "payload/loop/loop_slice.h"

/* The affine.for that the value is the variable of; NULL: it is none. */
JigOp *jig_affine_for_of(const JigValue *v);
/* Is loop i narrowed to one iteration, which is what its lower bound says? */
bool jig_loop_slice_is_point(const JigLoopSlice *s, size_t i);
JigAffineValue jig_loop_slice_bound(const JigLoopSlice *s, size_t i, bool upper);
/* Bounds of its loops whose variables have columns. */
bool jig_loop_slice_add_bounds(const JigLoopSlice *s, JigArena *a, JigDomain *d);
/* Are all its iterations ones of the source? */
bool jig_loop_slice_is_valid(const JigLoopSlice *s, JigArena *a);

#endif
