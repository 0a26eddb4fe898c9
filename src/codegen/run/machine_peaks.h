/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_CODEGEN_RUN_MACHINE_PEAKS_H
#define JIG_CODEGEN_RUN_MACHINE_PEAKS_H

#include "codegen/machine/machine_code.h"

/* What this machine can do at most on so many threads (0: one), measured in a process of its own.
 * False: it cannot be measured here. */
bool jig_run_peaks(uint32_t threads, JigMachinePeaks *out);

#endif
