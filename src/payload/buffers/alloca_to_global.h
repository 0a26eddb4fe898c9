/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers on the stack as globals. */
#ifndef JIG_PAYLOAD_BUFFERS_ALLOCA_TO_GLOBAL_H
#define JIG_PAYLOAD_BUFFERS_ALLOCA_TO_GLOBAL_H

#include "jig/iface.h"

/* Replaces a memref.alloca by a memref.get_global of a new, private global at the end of the
 * nearest symbol table, whose name begins with "alloca". Of a buffer whose sizes are not known
 * the global does not verify, as in the reference. Returns the new get_global, with the new global
 * in *global; NULL, and *global as it was, when there is no table. */
JigOp *jig_buffers_alloca_to_global(JigRewriter *rw, JigOp *alloca, JigOp **global);

#endif
