/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The part of a memref that an affine access touches while loops run. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_TOUCHED_H
#define JIG_PAYLOAD_LOOP_AFFINE_TOUCHED_H

#include "payload/loop/affine_fuse/loop_slice.h"

typedef struct JigTouched {
    JigValue *memref;
    size_t rank;
    bool writes;
    JigDomain domain; /* dims are the indices, symbols the loops that stay and what else there is */
} JigTouched;

/* By an affine access in all iterations of its loops but the `depth` outermost ones. False: it is
 * not linear. The caller frees it in either case. */
bool jig_loop_affine_touched_by(JigOp *access, size_t depth, JigArena *a, JigTouched *out);
/* The same; that it can't be told goes out as errors, which fail nothing. */
bool jig_loop_affine_touched_or_error(JigOp *access, size_t depth, JigArena *a, JigTouched *out);
/* The same, however far beyond the memref the indices go. */
bool jig_loop_affine_touched_anywhere(JigOp *access, size_t depth, JigArena *a, JigTouched *out);
/* All of a memref of constant sizes, in terms of the `depth` outermost affine.for around the
 * access; false: a size is not constant. */
bool jig_loop_affine_touched_all(JigOp *access, size_t depth, JigTouched *out);
/* In the iterations that a slice has of its loops, whenever it is run. */
bool jig_loop_affine_touched_in_slice(JigOp *access, const JigLoopSlice *slice, JigArena *a,
                                      JigTouched *out);
void jig_loop_affine_touched_free(JigTouched *x);
/* Grows to a box that has what is in both; false, and unchanged, where boxes can't be compared. */
bool jig_loop_affine_touched_join(JigTouched *x, const JigTouched *more);

/* A box of constant size around it. */
typedef struct JigTouchedBox {
    int64_t *sizes;         /* one for each dimension */
    const JigMap **offsets; /* of the values of the domain's symbols, which are its symbols */
    int64_t elements;
} JigTouchedBox;
bool jig_loop_affine_touched_box(const JigTouched *x, JigArena *a, JigTouchedBox *out);
/* How much that is; false: unknown. */
bool jig_loop_affine_touched_bytes(const JigTouched *x, JigArena *a, int64_t *out);
/* Bytes of an element of a memref: of a number, or of a vector of such; 0: unknown. */
int64_t jig_loop_affine_element_bytes(const JigType *memref);

#endif
