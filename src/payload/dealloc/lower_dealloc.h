/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Single deallocs and clones as ops on buffers; for all of them see jig/payload/bufferize.h. */
#ifndef JIG_PAYLOAD_DEALLOC_LOWER_DEALLOC_H
#define JIG_PAYLOAD_DEALLOC_LOWER_DEALLOC_H

#include "jig/payload/bufferize.h"
#include "support/map.h"

/* The functions that deallocs in `top` need, by symbol tables; and one dealloc with
 * them, false after a diagnostic. */
void jig_dealloc_build_helpers(JigRewriter *rw, JigOp *top, JigPtrMap *helpers);
bool jig_dealloc_lower(JigRewriter *rw, JigOp *op, const JigPtrMap *helpers) JIG_NODISCARD;
/* bufferization.clone as an allocation and a copy; false: not with this layout. */
bool jig_dealloc_lower_clone(JigRewriter *rw, JigOp *op) JIG_NODISCARD;

/* The function: of the addresses of buffers and of what is kept, and the conditions, it tells which
 * buffers are to be freed and which that are kept are owned then. Its name is new in `table`. */
JigOp *jig_dealloc_build_helper(JigRewriter *rw, JigLoc loc, JigOp *table);

#endif
