/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What C has to know to call functions of a payload that will be lowered: a declaration of each
 * public one that has a body, as its interface for C (llvm.emit_c_interface) is called, and the
 * structures that stand for its tensors and buffers.
 */
#ifndef JIG_CODEGEN_C_HEADER_H
#define JIG_CODEGEN_C_HEADER_H

#include "jig/op.h"

/* Gives these functions the interface, and writes what declares it; of those with types that C does
 * not have, or not as one would think, a comment says so. `name` is the payload's, for a comment.
 * False after a diagnostic: there is no such function. */
bool jig_codegen_c_header(JigOp *module, JigStr name, JigWriteFn write, void *user);

#endif
