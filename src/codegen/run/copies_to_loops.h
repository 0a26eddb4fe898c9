/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies of buffers with gaps between their rows. */
#ifndef JIG_CODEGEN_RUN_COPIES_TO_LOOPS_H
#define JIG_CODEGEN_RUN_COPIES_TO_LOOPS_H

#include "jig/op.h"

/* Each memref.copy of short rows, or of rows whose length is not known, becomes a linalg.copy, and
 * so loops that LLVM vectorizes: the runtime has to find out anew in each call what the types say.
 * Where the buffers may overlap, the program looks at their addresses and sizes first.
 * Long rows are for it, and so are unranked memrefs and elements that linalg.copy does not take. */
void jig_run_copies_to_loops(JigOp *payload);

#endif
