/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Accesses of buffers and tensors, when their base becomes another. */
#ifndef JIG_PAYLOAD_PATTERNS_ACCESSES_H
#define JIG_PAYLOAD_PATTERNS_ACCESSES_H

#include "jig/iface.h"

/* A copy of the access, without what was said of its address. */
JigOp *jig_patterns_clone_access(JigRewriter *rw, JigOp *access);
/* A copy of the access, on `base` (operand number `at`) with these indices, which are values, as
 * its operand group. Of its attributes remain those that it needs, and `nontemporal`. `map` is that
 * of a transfer, else NULL. */
JigOp *jig_patterns_build_access_like(JigRewriter *rw, JigOp *access, size_t at, JigValue *base,
                                      size_t group, const JigMixed *indices, const JigMap *map);
const JigMap *jig_patterns_transfer_map(const JigOp *transfer);
/* May any of its dimensions reach out of bounds? */
bool jig_patterns_transfer_leaves_bounds(const JigOp *transfer);
/* The map over a base of `rank` dimensions, of which the old one has those that are not dropped. */
const JigMap *jig_patterns_transfer_map_over(const JigOp *transfer, const bool *dropped,
                                             size_t rank, JigArena *a);

#endif
