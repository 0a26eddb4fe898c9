/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of packing share. */
#ifndef JIG_PAYLOAD_PACK_INT_H
#define JIG_PAYLOAD_PACK_INT_H

#include "dialect/linalg/linalg.h"
#include "payload/pack/pack.h"

/* Makes r->dest an empty tensor for the packed r->source, and r->unpacked and r->packed their
 * types; tiles, inner_pos and outer_perm are given. */
void jig_relayout_make_dest(JigRewriter *rw, JigLoc loc, JigRelayout *r);

#endif
