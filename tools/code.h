/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Machine code on command lines: options about it, and writing it. */
#ifndef JIG_TOOLS_CODE_H
#define JIG_TOOLS_CODE_H

#include "command.h"
#include "jig/codegen.h"
#include "support/file.h"
#include "support/vec.h"

/* Bytes of this machine's memory; 0: not known. */
uint64_t code_machine_memory(void);

/* Where no option said how much LLVM optimizes. */
enum { CODE_NO_LEVEL = UINT32_MAX };
OptionTable code_option_table(JigCodeOptions *o);

/* What no option said is taken from the attribute of the module of kernels that names its machine
 * (nvvm-attach-target): of several the first, or the first of `o->triple`. Text goes to `a`. */
void code_take_target(const JigOp *module, JigCodeOptions *o, JigArena *a);

/* Writes a module of the llvm dialect as code. False after a diagnostic;
 * nothing has been written then. */
bool code_write(const JigOp *module, JigCodeForm form, const JigCodeOptions *o, JigOutput *out);

#endif
