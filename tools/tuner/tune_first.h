/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where a search begins when a payload alike is known, of other sizes. */
#ifndef JIG_TOOLS_TUNE_FIRST_H
#define JIG_TOOLS_TUNE_FIRST_H

#include "tune/space.h"

/* The point of the space that is nearest to an assignment, "tile=16 order=1": of each axis that
 * value, or the integer nearest to it; what is not said is as the script says. */
void tune_first_point(const JigTuneSpace *space, JigStr assignment, JigArena *a, uint64_t *point);

#endif
