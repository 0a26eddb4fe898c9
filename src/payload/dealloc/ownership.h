/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Frees for all allocations of a function, by who owns a buffer while the program runs. */
#ifndef JIG_PAYLOAD_DEALLOC_OWNERSHIP_H
#define JIG_PAYLOAD_DEALLOC_OWNERSHIP_H

#include "jig/iface.h"

/* Each buffer of the function comes with a bit that says whether its block has to free it: blocks
 * get arguments for these bits, region ops results, and at the end of a block stands one
 * bufferization.dealloc of what the block may own. Functions never own what they are given and
 * always own what they return, of which they make copies where needed; private ones return bits
 * instead if `private_bits`. Existing deallocations, ops of unknown effects and loops between
 * blocks are refused: false after a diagnostic, with the function half done. */
bool jig_deallocate_by_ownership(JigRewriter *rw, JigOp *function, bool private_bits) JIG_NODISCARD;

#endif
