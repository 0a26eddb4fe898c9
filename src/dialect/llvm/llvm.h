/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The llvm dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_LLVM_H
#define JIG_DIALECT_LLVM_H

#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "jig/ops/llvm.h"

extern const JigDialect jig_llvm_dialect, jig_llvm_ops_dialect;

/* "llvm.atomic_ordering", for instance; NULL: there is none. */
const JigEnumRow *jig_llvm_enum(const char *name);
/* What call and invoke pass to what they call. */
JigOperandRange jig_llvm_call_args(const JigOp *op);
/* An index of llvm.getelementptr that is an operand. */
#define JIG_LLVM_GEP_DYNAMIC INT32_MIN
/* #llvm.asm_dialect as an attribute of an op. */
const JigAttr *jig_llvm_asm_dialect(JigContext *ctx, JigAsmDialect dialect);

/* Does a string say how data lies in memory? Else an error at op. */
bool jig_llvm_check_data_layout(JigOp *op, JigStr layout);

#endif
