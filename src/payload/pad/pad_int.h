/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of padding share. */
#ifndef JIG_PAYLOAD_PAD_INT_H
#define JIG_PAYLOAD_PAD_INT_H

#include "jig/payload/pad.h"

/* What operand i is padded with; NULL: nothing is given, or its type has no zero. */
const JigAttr *jig_pad_attr(const JigOp *op, size_t i, JigPadValues values);
/* The constant op. */
JigValue *jig_pad_constant(JigRewriter *rw, JigLoc loc, const JigType *element,
                           const JigAttr *value);

/* `source` padded to `sizes`, whose constants are static in the result's type; a dynamic dimension
 * whose size is neither attribute nor value stays. Where it was cut out
 * of what had been padded to the same before, that one is the result. */
JigValue *jig_pad_to(JigRewriter *rw, JigLoc loc, JigValue *source, const JigMixed *sizes,
                     JigValue *padding, bool nofold);

/* May the loops that are set in `extended` run over the padding? */
bool jig_pad_is_neutral(JigOp *op, const bool *extended, JigPadValues values, JigReason *why);

/* The parts of the padded op's results that are op's, with sizes from op itself; they replace
 * nothing yet. NULL: sizes are not known. */
JigMixed **jig_pad_result_sizes(JigRewriter *rw, JigOp *op, JigArena *a);
JigValue **jig_pad_cut_results(JigRewriter *rw, JigLoc loc, JigOp *padded, JigMixed *const *sizes,
                               JigArena *a);

#endif
