/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files that coalesce share. */
#ifndef JIG_PAYLOAD_LOOP_COALESCE_INT_H
#define JIG_PAYLOAD_LOOP_COALESCE_INT_H

#include "jig/payload/loop.h"

/* Loops that are nested, the outermost one first. The bounds of all are known before the first, and
 * what they carry is handed through. In front of each inner loop there are only ops without
 * effects; behind it nothing. n is at least 2. */
typedef struct JigBand {
    JigOp **loops;
    size_t n;
} JigBand;
/* Moves what stands between the loops to the start of the innermost body, where it computes the
 * same, only more often. The induction variables of the one loop are made in front of it. */
void jig_loop_sink_between(JigRewriter *rw, const JigBand *band);
/* Loops of the band may be replaced by others if `may_replace`. */
bool jig_loop_coalesce_for(JigRewriter *rw, const JigBand *band, bool may_replace, JigReason *why);
/* Lets the innermost loop carry what its body reads of the loops around it (coalesce_kept.c). */
bool jig_loop_reads_outer_carried(const JigBand *band);
void jig_loop_carry_outer(JigRewriter *rw, const JigBand *band);
bool jig_loop_coalesce_affine(JigRewriter *rw, const JigBand *band, JigReason *why);

#endif
