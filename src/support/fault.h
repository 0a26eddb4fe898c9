/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Faults on demand, in the build preset `stress`: JIG_FAULT=alloc:17 makes the
 * 17th allocation of the process fail. A test raises the number by one until
 * the fault does not strike any more; every run before must end as such a
 * failure is to end. In other builds nothing of it is left.
 */
#ifndef JIG_SUPPORT_FAULT_H
#define JIG_SUPPORT_FAULT_H

#include <stdbool.h>

typedef enum JigFault {
    JIG_FAULT_ALLOC,   /* no memory: a message, exit status 1, no output */
    JIG_FAULT_PATTERN, /* a pattern does not match: another result, as valid */
    JIG_FAULT_STEP,    /* a transform op fails silenceably before it does anything */
    JIG_FAULT_EDIT,    /* the transform op that makes this edit fails silenceably at its end */
    JIG_FAULT_KINDS
} JigFault;

#ifdef JIG_STRESS
/* Counts; true when it is this one's turn to fail, which is told on stderr. */
bool jig_fault(JigFault kind);
#else
static inline bool jig_fault(JigFault kind) {
    (void)kind;
    return false;
}
#endif

#endif
