/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dumps of the IR around passes (--mlir-print-ir-*), to standard error.
 */
#ifndef JIG_PASS_INSTRUMENT_H
#define JIG_PASS_INSTRUMENT_H

#include "jig/pass.h"

/* What the op looked like before the pass, when that will be asked. */
typedef struct JigBefore {
    uint64_t fingerprint;
} JigBefore;

void jig_instrument_dump_before(const JigPassInstrumentation *in, const JigPassRow *pass, JigOp *op,
                                JigBefore *before);
void jig_instrument_dump_after(const JigPassInstrumentation *in, const JigPassRow *pass, JigOp *op,
                               const JigBefore *before, bool failed);

/* The report of jig_timing_report in JSON, which tells no user time. */
void jig_timing_report_json(JigTiming *timing, bool as_list, bool user_time, JigWriteFn write,
                            void *user);

#endif
