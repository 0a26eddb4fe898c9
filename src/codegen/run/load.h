/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finding libjigcodegen.so. */
#ifndef JIG_CODEGEN_RUN_LOAD_H
#define JIG_CODEGEN_RUN_LOAD_H

#include "codegen/machine/machine.h"
#include "jig/reason.h"

/* Loads it when first called: beside this library or program, in ../lib of that, then wherever the
 * system looks. NULL, and why; it stays NULL then. */
const JigMachine *jig_machine_load(JigReason *why);

#endif
