/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of slices share. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_LOOP_SLICE_INT_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_LOOP_SLICE_INT_H

#include "payload/loop/affine_fuse/loop_slice.h"

/* Is loop i narrowed to one iteration, which is what its lower bound says? */
bool jig_loop_slice_is_point(const JigLoopSlice *s, size_t i);
JigAffineValue jig_loop_slice_bound(const JigLoopSlice *s, size_t i, bool upper);
/* Are all its iterations ones of the source? */
bool jig_loop_slice_is_valid(const JigLoopSlice *s, JigArena *a);

#endif
