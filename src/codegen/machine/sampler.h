/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where running code spends its time. Each thread has a timer by which it is interrupted; what it
 * has taken of the processor since is booked on the instruction that it is at.
 */
#ifndef JIG_CODEGEN_MACHINE_SAMPLER_H
#define JIG_CODEGEN_MACHINE_SAMPLER_H

#include "codegen/machine/machine_code.h"
#include "codegen/machine/object.h"

/* From now on the threads that there are, are watched; another time: new ones, too. False: this
 * system cannot. */
bool sampler_begin(const Object *code);
/* What is watched in this thread. */
void sampler_call(JigMachineFn fn, void **packed, uint64_t times);
/* Nothing is watched any more. Tells of what was found, by line and called function. */
void sampler_end(const Object *code, JigMachineTellSample tell, void *user);

#endif
