/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A signal ends the search, not what it has found: that is told before the process ends. */
#ifndef JIG_TOOLS_TUNE_END_H
#define JIG_TOOLS_TUNE_END_H

#include "jig/base.h"

/* From now on the first signal ends what is being measured. */
void tune_end_listen(void);
/* Has one come? What was measured meanwhile means nothing. */
bool tune_is_ended(void);

#endif
