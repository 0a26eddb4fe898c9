/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Diagnostics as a reason, for those who don't want them told. */
#ifndef JIG_IR_DIAG_COMPLAINTS_H
#define JIG_IR_DIAG_COMPLAINTS_H

#include "jig/reason.h"

/* Some functions complain by diagnostics, of which there may be several. With a reader they are
 * kept from `begin` on, and given to it by `end`, if that is told of a failure. */
typedef struct JigComplaints {
    JigContext *ctx;
    JigReason *why; /* or NULL */
    JigDiagCapture kept;
} JigComplaints;
void jig_complaints_begin(JigComplaints *c, JigContext *ctx, JigReason *why);
void jig_complaints_end(JigComplaints *c, bool ok);

#endif
