/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the llvm rows name. */
#ifndef JIG_DIALECT_LLVM_INT_H
#define JIG_DIALECT_LLVM_INT_H

#include "dialect/llvm/llvm.h"
#include "jig/iface.h"

bool jig_llvm_verify_inline_asm(JigOp *op);
void jig_llvm_inline_asm_effects(const JigOp *op, JigEffects *out);
JigEvalOutcome jig_llvm_eval_inline_asm(JigEvalCall *call); /* llvm_eval.c */

#endif
