/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The llvm dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_LLVM_H
#define JIG_DIALECT_LLVM_H

#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "jig/ops/llvm.h"

extern const JigDialect jig_llvm_dialect, jig_llvm_ops_dialect;

typedef enum JigLlvmEnum {
    JIG_LLVM_ENUM_ATOMIC_BIN_OP,
    JIG_LLVM_ENUM_ATOMIC_ORDERING,
    JIG_LLVM_ENUM_CALLING_CONVENTION,
    JIG_LLVM_ENUM_TAIL_CALL_KIND,
    JIG_LLVM_ENUM_LINKAGE_KIND,
    JIG_LLVM_ENUM_COMDAT_KIND,
    JIG_LLVM_ENUM_UNNAMED_ADDR,
    JIG_LLVM_ENUM_VISIBILITY,
    JIG_LLVM_ENUM_MOD_REF_INFO,
    JIG_LLVM_ENUM_FRAME_POINTER_KIND_ENUM,
    JIG_LLVM_ENUM_UWTABLE_KIND,
    JIG_LLVM_ENUM_ROUNDING_MODE,
    JIG_LLVM_ENUM_FP_EXCEPTION_BEHAVIOR,
    JIG_LLVM_ENUM_FCMP_PREDICATE,
    JIG_LLVM_ENUM_ICMP_PREDICATE,
    JIG_LLVM_ENUM_OVERFLOW_FLAGS,
    JIG_LLVM_ENUM_FASTMATH_FLAGS,
    JIG_LLVM_ENUM_GEP_NO_WRAP_FLAGS,
    JIG_LLVM_ENUM_MOD_FLAG_BEHAVIOR,
    JIG_LLVM_ENUM_PROFILE_SUMMARY_FORMAT,
    JIG_LLVM_ENUM_DI_EMISSION_KIND,
    JIG_LLVM_ENUM_DI_NAME_TABLE_KIND,
    JIG_LLVM_ENUM_DI_FLAGS,
    JIG_LLVM_ENUM_DI_SUBPROGRAM_FLAGS,
    JIG_LLVM_ENUM_ASM_DIALECT,
    JIG_LLVM_ENUM_DWARF_TAG,
    JIG_LLVM_ENUM_DWARF_ENCODING,
    JIG_LLVM_ENUM_DWARF_LANGUAGE,
    JIG_LLVM_ENUM_DWARF_CONVENTION,
    JIG_LLVM_ENUM_DWARF_OPERATION,
    JIG_LLVM_NUM_ENUMS,
} JigLlvmEnum;
const JigEnumRow *jig_llvm_enum(JigLlvmEnum which);
/* What call and invoke pass to what they call. */
JigOperandRange jig_llvm_call_args(const JigOp *op);
/* An index of llvm.getelementptr that is an operand. */
#define JIG_LLVM_GEP_DYNAMIC INT32_MIN
/* #llvm.asm_dialect as an attribute of an op. */
const JigAttr *jig_llvm_asm_dialect(JigContext *ctx, JigAsmDialect dialect);

/* Does a string say how data lies in memory? Else an error at op. */
bool jig_llvm_check_data_layout(JigOp *op, JigStr layout);

#endif
