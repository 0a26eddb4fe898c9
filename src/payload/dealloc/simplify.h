/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Less to find out at run time about which buffers are the same. */
#ifndef JIG_PAYLOAD_DEALLOC_SIMPLIFY_H
#define JIG_PAYLOAD_DEALLOC_SIMPLIFY_H

#include "jig/rewrite.h"

/* Takes the bufferization.dealloc ops in `top` apart where buffers are known to be the same or not;
 * with their canonical forms. False: it goes on and on. */
bool jig_simplify_deallocs(JigOp *top);

#endif
