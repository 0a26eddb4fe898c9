/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Padding: an op computes on operands that are made larger at their ends, and a slice of what comes
 * out is the result. Both functions refuse padding that the op would notice in what it had computed
 * before: that only sums, products and the like, or a value that changes nothing, are padded with.
 */
#ifndef JIG_PAYLOAD_PAD_H
#define JIG_PAYLOAD_PAD_H

#include "jig/iface.h"
#include "jig/reason.h"

JIG_BEGIN_C

/* What each operand is padded with: a scalar of its element type, an array of two for complex ones,
 * or #ub.poison. None at all: zeros. */
typedef struct JigPadValues {
    const JigAttr *const *items;
    size_t n;
} JigPadValues;

/* The result of an unpadded op is put where its init was by... */
typedef enum JigCopyBack {
    JIG_COPY_BACK_NONE,        /* nothing */
    JIG_COPY_BACK_MATERIALIZE, /* bufferization.materialize_in_destination */
    JIG_COPY_BACK_LINALG,      /* linalg.copy */
} JigCopyBack;

typedef struct JigPadOptions {
    JigPadValues values;
    const int64_t *loops;     /* which loops to pad */
    const int64_t *multiples; /* to a multiple of this, one for each of `loops` */
    size_t num_loops;
    const bool *nofold; /* keep the pad of operand i, even where it adds nothing; may be short */
    size_t num_nofold;
    /* Dynamic sizes are rounded up as they are, else the greatest that they can be. */
    bool as_they_are;
    JigCopyBack copy_back;
    JIG_RESERVED(3);
} JigPadOptions;

typedef struct JigPadded {
    JigOp *op;
    JigOp **pads; /* of its operands */
    size_t num_pads;
    JigOp **copies; /* that copy back */
    size_t num_copies;
    JIG_RESERVED(3);
} JigPadded;

/* Replaces a structured op on tensors by one on padded operands, which stands before it. Arrays are
 * in `a`. False: why says which operand can't be padded; ops that were built by then may be left
 * behind unused (jig/journal.h takes them back). */
JIG_API bool jig_pad(JigRewriter *rw, JigOp *op, const JigPadOptions *options, JigArena *a,
                     JigPadded *out, JigReason *why) JIG_NODISCARD;

typedef struct JigPadLoopsOptions {
    JigPadValues values;
    const JigMixed *sizes; /* of the loops; 0 and what is missing: as it is */
    size_t num_sizes;
    bool multiples; /* sizes are rounded up to multiples of `sizes` instead */
    JIG_RESERVED(3);
} JigPadLoopsOptions;

/* The same from the loops' sizes: operands become what the loops subscribe. */
JIG_API bool jig_pad_loops(JigRewriter *rw, JigOp *op, const JigPadLoopsOptions *options,
                           JigArena *a, JigPadded *out, JigReason *why) JIG_NODISCARD;

JIG_END_C

#endif
