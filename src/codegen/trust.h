/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is known of a module's text without LLVM, and what LLVM's answers about it are about. */
#ifndef JIG_CODEGEN_TRUST_H
#define JIG_CODEGEN_TRUST_H

#include "jig/op.h"

/* Would LLVM accept the text of the module, which was written, for certain? False: it must be asked
 * (decided.c). */
bool jig_codegen_is_decided(JigOp *module);
/* The op that wrote this line, from 1 on, of the module's text, which it can be written as. NULL:
 * no op. */
const JigOp *jig_codegen_writer_of(const JigOp *module, bool for_code, size_t line);

#endif
