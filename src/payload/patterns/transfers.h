/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers of vectors, when their base becomes another. */
#ifndef JIG_PAYLOAD_PATTERNS_TRANSFERS_H
#define JIG_PAYLOAD_PATTERNS_TRANSFERS_H

#include "jig/iface.h"

const JigMap *jig_transfer_map(const JigOp *transfer);
/* May any of its dimensions reach out of bounds? */
bool jig_transfer_leaves_bounds(const JigOp *transfer);
/* The map over a base of `rank` dimensions, of which the old one has those that are not dropped. */
const JigMap *jig_transfer_map_over(const JigOp *transfer, const bool *dropped, size_t rank,
                                    JigArena *a);

#endif
