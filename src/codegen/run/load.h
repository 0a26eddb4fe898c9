/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finding libjigcodegen.so. */
#ifndef JIG_CODEGEN_RUN_LOAD_H
#define JIG_CODEGEN_RUN_LOAD_H

#include "codegen/machine/machine_code.h"
#include "jig/reason.h"

/* Loads it when first called: beside this library or program, in ../lib of that, then wherever the
 * system looks. NULL, and why; it stays NULL then. A file that is damaged, or too little memory, is
 * the end of the process: */
const JigMachineCode *jig_run_machine_load(JigReason *why);
/* ... whether that would go well, which a child finds out when first asked. */
bool jig_run_machine_probe(JigReason *why) JIG_NODISCARD;
/* Of a child: loads it. NULL after a complaint. */
const JigMachineCode *jig_run_child_machine(void);

#endif
