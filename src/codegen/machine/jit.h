/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Of the JIT, what the table has: see codegen/machine.h. */
#ifndef JIG_CODEGEN_MACHINE_JIT_H
#define JIG_CODEGEN_MACHINE_JIT_H

#include "codegen/machine/machine_code.h"

JigMachineJit *jit_create(const JigMachineJob *job, JigMachineSay to);
void jit_destroy(JigMachineJit *jit);
bool jit_find(const JigMachineJit *jit, const char *name, JigMachineFunction *out);
void jit_start(JigMachineJit *jit);
bool jit_sample_begin(JigMachineJit *jit);
void jit_sample_end(JigMachineJit *jit, JigMachineTellSample tell, void *user);
bool jit_tell_perf(const JigMachineJit *jit);
/* ... and of measuring (peaks.c). */
void jit_measure_peaks(uint32_t threads, JigMachinePeaks *out);

#endif
