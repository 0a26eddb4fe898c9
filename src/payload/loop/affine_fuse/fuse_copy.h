/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies of a loop nest in another one. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_FUSE_FUSE_COPY_H
#define JIG_PAYLOAD_LOOP_AFFINE_FUSE_FUSE_COPY_H

#include "payload/loop/affine_fuse/loop_slice.h"

/* Copies the source nest to where the slice belongs, with the slice's bounds; loops of one
 * iteration dissolve. In the innermost loop of a nest with the same iterations (`joins`) reductions
 * go on in that loop, unless it is `root`. True: they do, and a loop around the copy was made anew.
 */
bool jig_loop_fuse_copy_slice(JigRewriter *rw, JigOp *source, const JigLoopSlice *slice, bool joins,
                              const JigOp *root);
/* Would every loop of the source that carries values still have all its iterations, in its copy or
 * in the loop that it goes on in? */
bool jig_loop_fuse_copy_keeps_carried(const JigOp *source, const JigLoopSlice *slice, bool joins,
                                      const JigOp *root);

#endif
