/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How an scf.for ends, for those who lower it (convert_loops.c). */
#ifndef JIG_PAYLOAD_LOOP_FOR_END_H
#define JIG_PAYLOAD_LOOP_FOR_END_H

#include "jig/payload/loop.h"

/* Does the loop go on with this number? At the insertion point. The number after the last iteration
 * may have wrapped around; `loop` does not circle (jig_scf_for_end). */
JigValue *jig_loop_for_goes_on(JigRewriter *rw, const JigOp *loop, JigValue *iv);

#endif
