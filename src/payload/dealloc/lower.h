/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* bufferization.dealloc as comparisons of addresses and memref.dealloc; clones and reallocations as
 * allocations and copies. */
#ifndef JIG_PAYLOAD_DEALLOC_LOWER_H
#define JIG_PAYLOAD_DEALLOC_LOWER_H

#include "jig/rewrite.h"
#include "support/map.h"

/* All deallocs in `top`. Of several buffers a function of the symbol table around tells which are
 * to be freed; it is made where it is needed if `top` is a module, and else such a dealloc is an
 * error: false after a diagnostic. */
bool jig_lower_deallocs(JigRewriter *rw, JigOp *top) JIG_NODISCARD;

/* One at a time: the functions that deallocs in `top` need, by symbol tables; and one dealloc with
 * them, false after a diagnostic. */
void jig_build_dealloc_helpers(JigRewriter *rw, JigOp *top, JigPtrMap *helpers);
bool jig_lower_dealloc(JigRewriter *rw, JigOp *op, const JigPtrMap *helpers) JIG_NODISCARD;
/* bufferization.clone as an allocation and a copy; false: not with this layout. */
bool jig_lower_clone(JigRewriter *rw, JigOp *op) JIG_NODISCARD;

/* The function: of the addresses of buffers and of what is kept, and the conditions, it tells which
 * buffers are to be freed and which that are kept are owned then. Its name is new in `table`. */
JigOp *jig_build_dealloc_helper(JigRewriter *rw, JigLoc loc, JigOp *table);

/* All memref.realloc ops in `top`: a larger buffer that gets what the old one has, which is freed
 * if `free_old`, or the old one with another size. */
void jig_expand_reallocs(JigRewriter *rw, JigOp *top, bool free_old);

#endif
