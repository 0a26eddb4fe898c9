/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Jumps between blocks as structured control flow. */
#ifndef JIG_PAYLOAD_LOWER_CF_TO_SCF_CF_TO_SCF_H
#define JIG_PAYLOAD_LOWER_CF_TO_SCF_CF_TO_SCF_H

#include "jig/rewrite.h"

/* Makes one block of the region's blocks, with scf.if, scf.index_switch and scf.while in it; where
 * it ends in ops of several kinds, a jump to these stays. Regions below are not looked at. False
 * after a diagnostic: the region is in between. */
bool jig_cf_to_scf_region(JigRewriter *rw, JigRegion *region);

#endif
