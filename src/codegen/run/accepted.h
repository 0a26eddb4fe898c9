/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* LLVM's own word on LLVM IR, where it is installed. */
#ifndef JIG_CODEGEN_RUN_ACCEPTED_H
#define JIG_CODEGEN_RUN_ACCEPTED_H

#include "jig/op.h"

/* As jig_llvm_ir_write. Where the checks of src/codegen do not decide, LLVM is asked; what it
 * refuses is a diagnostic in its words at the op. */
bool jig_run_write_ir(JigOp *module, JigWriteFn write, void *user) JIG_NODISCARD;
/* The same of a text that jig_llvm_ir_write_for_code has written. False after a diagnostic; true
 * also where LLVM cannot be asked. */
bool jig_run_is_accepted(const JigOp *module, JigStr ir) JIG_NODISCARD;

#endif
