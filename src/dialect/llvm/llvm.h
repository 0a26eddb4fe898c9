/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The llvm dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_LLVM_H
#define JIG_DIALECT_LLVM_H

#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "jig/ops/llvm.h"

extern const JigDialect jig_llvm_dialect, jig_llvm_ops_dialect;

/* #llvm.asm_dialect as an attribute of an op. */
const JigAttr *jig_llvm_asm_dialect(JigContext *ctx, JigAsmDialect dialect);

/* Does a string say how data lies in memory? Else an error at op. */
bool jig_llvm_check_data_layout(JigOp *op, JigStr layout);

#endif
