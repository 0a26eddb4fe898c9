/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers that functions return: as arguments that they write to, or not at all. */
#ifndef JIG_PAYLOAD_BUFFERS_RESULTS_H
#define JIG_PAYLOAD_BUFFERS_RESULTS_H

#include "jig/iface.h"
#include "jig/pass.h"

typedef struct JigOutParams {
    bool mark;             /* the new arguments, by an attribute */
    bool static_allocs;    /* an allocation that is returned is made by the caller instead, */
    bool dynamic_allocs;   /* also one whose sizes are arguments */
    bool public_functions; /* too */
} JigOutParams;
/* Each ranked memref that a function right in `module` returns becomes an argument behind the
 * others, into which the function copies it; callers allocate it. False after a diagnostic, with
 * some functions done. */
bool jig_buffers_results_to_out_params(JigRewriter *rw, JigOp *module,
                                       const JigOutParams *how) JIG_NODISCARD;

/* A buffer or another value that a private function right in `module` returns is dropped when it
 * always is the same argument, or a cast of a buffer that is one: callers know it. */
void jig_buffers_drop_returned_args(JigRewriter *rw, JigOp *module);

#endif
