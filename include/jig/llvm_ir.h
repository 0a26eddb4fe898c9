/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * LLVM IR, as text, of modules in the llvm dialect. No LLVM is needed to write it.
 */
#ifndef JIG_LLVM_IR_H
#define JIG_LLVM_IR_H

#include "jig/op.h"

JIG_BEGIN_C

/* Writes the module as LLVM IR, piece by piece. False, with nothing written, after a located
 * diagnostic that names the op which has no translation. The module is one that verifies. LLVM may
 * still refuse the text: intrinsics, for one, are held against no signatures (jig emit asks LLVM).
 */
JIG_API bool jig_llvm_ir_write(const JigOp *module, JigWriteFn write, void *user) JIG_NODISCARD;
/* The same for jig_codegen_emit and jig_jit_create. Sizes in memory become numbers in the text, and
 * those of a module without a data layout are LLVM's default ones, which no machine has; here they
 * are what 64-bit machines have in common. */
JIG_API bool jig_llvm_ir_write_for_code(const JigOp *module, JigWriteFn write,
                                        void *user) JIG_NODISCARD;

JIG_END_C

#endif
