/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of data_copy.h share: data_copy.c says what is copied, data_copy_right.c and
 * data_copy_others.c whether it may be, data_copy_make.c makes the copy. */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_DATA_COPY_INT_H
#define JIG_PAYLOAD_LOOP_AFFINE_DATA_COPY_INT_H

#include "payload/loop/affine/data_copy.h"
#include "payload/loop/affine/touched.h"

/* Ops that use copies, in one block. */
typedef struct JigCopyRange {
    JigBlock *block;
    JigOp *begin, *end;
} JigCopyRange;

/* A part of a memref that is to be copied, in one direction. */
typedef struct JigCopyPart {
    JigLoc loc;
    const JigOpVec *users; /* the accesses that the copy serves: no others count, or are changed */
    JigTouched region;
    JigTouchedBox box;
    const JigMap **lower, **upper; /* inclusive bounds of each index, of the region's symbols */
    JigValue **outer;              /* the values of these */
    size_t num_outer;
    JigValue *old_buffer; /* the copy in memory, where another direction made it */
    JigValue *buffer;
} JigCopyPart;

/* What happens to memory in one place. */
typedef struct JigCopyTraffic JigCopyTraffic;
/* Between two ops of a block, the second excluded. `served`: accesses of the range, each of which
 * only disturbs copies of other memrefs. The caller frees it. */
JigCopyTraffic *jig_loop_affine_copy_traffic(JigOp *begin, const JigOp *end,
                                             const JigPtrMap *served, JigViewFlow *flow,
                                             JigArena *a);
void jig_loop_affine_copy_traffic_free(JigCopyTraffic *t);
/* Is the memory only accessed by what is served? `out`: else only not written. */
bool jig_loop_affine_copy_is_alone(const JigCopyTraffic *t, JigValue *memref, bool out);

/* Copies are made around this loop, which has the range in it, or around the range itself. */
typedef struct JigCopyPlace {
    JigOp *loop;
    const JigCopyTraffic *traffic;
} JigCopyPlace;

/* Does the program do the same if accesses in the range are to a copy of the part, which is copied
 * `in` before the place, `out` after it? `transfers`: by boxes. */
bool jig_loop_affine_copy_is_right(const JigCopyRange *range, const JigCopyPart *part,
                                   const JigCopyPlace *place, const JigHoistScope *scope, bool in,
                                   bool out, bool transfers, JigArena *a);
/* The function around it. */
JigOp *jig_loop_affine_copy_function(const JigOp *op);

/* Makes the copy in one direction, and lets the accesses that it serves use it. The range grows by
 * what is copied at its ends. */
void jig_loop_affine_copy_make(JigRewriter *rw, JigCopyRange *range, JigCopyPart *part,
                               const JigCopyPlace *place, const JigDataCopyOptions *options,
                               JigOpVec *nests);

#endif
