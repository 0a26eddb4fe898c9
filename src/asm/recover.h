/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Reading on after an error, for who looks at text while it is written. The op that can't be read
 * is left out, and reading goes on with what looks like the next op, or like the end of the region.
 *
 * The names of its results are lost: uses of them are no errors, and get values that ops without
 * a place in the text make. What is read a second time costs of a budget that grows with the text,
 * so that text which is nothing but errors ends as without recovery.
 */
#ifndef JIG_ASM_RECOVER_H
#define JIG_ASM_RECOVER_H

#include "asm/text_map.h"

typedef struct JigParser JigParser;

/* Where to go back to, taken before an op. */
typedef struct JigRecoverPoint {
    JigSpot begin;
    size_t errors, num_bodies;
    unsigned in_dialect;
} JigRecoverPoint;
JigRecoverPoint jig_recover_point(const JigParser *p);
/* Goes behind the op at the point, which can't be read. False: the first error ends it all. */
bool jig_recover(JigParser *p, const JigRecoverPoint *point) JIG_NODISCARD;
/* Does the end of the text close a region? Reports it once. */
bool jig_recover_at_end(JigParser *p);
/* Gives what is used and never defined a value, of an op at the beginning of the block. */
void jig_recover_stand_in(JigParser *p, JigBlock *block);

#endif
