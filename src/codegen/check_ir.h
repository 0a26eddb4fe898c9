/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What LLVM's verifier refuses of modules that the llvm dialect accepts, in its words. Each check
 * is asked before its op is written; false after a report at the op.
 */
#ifndef JIG_CODEGEN_CHECK_IR_H
#define JIG_CODEGEN_CHECK_IR_H

#include "codegen/ir_int.h"

/* ---- Types ---- */
bool jig_codegen_is_first_class(const JigType *t);      /* a value can have it */
bool jig_codegen_is_sized(JigIr *ir, const JigType *t); /* memory can hold it */
bool jig_codegen_has_scalable(JigIr *ir,
                              const JigType *t); /* it is a scalable vector, or has one */

/* ---- Attributes of arguments and results ---- */

/* Of a function (args of its type) or of a call (of its operands). */
typedef struct JigIrSignature {
    JigIr *ir;
    const JigOp *op;
    const JigAttr *arg_attrs, *result_attrs; /* arrays of dictionaries, or NULL */
    const JigType *const *args;
    size_t num_args;
    const JigType *result;
    bool is_intrinsic;
} JigIrSignature;
bool jig_codegen_check_signature(const JigIrSignature *s);
/* "llvm.sret" and the like of argument i; NULL: it has none. */
const JigAttr *jig_codegen_arg_attr(const JigAttr *arg_attrs, size_t i, const char *name);

/* ---- Symbols ---- */
bool jig_codegen_check_function(JigIr *ir, const JigOp *func);
bool jig_codegen_may_be_called(int64_t calling_convention);
bool jig_codegen_check_global(JigIr *ir, const JigOp *global, const JigIrConst *value,
                              bool declared);
/* Before its value is known, then with it. */
bool jig_codegen_check_alias_chain(JigIr *ir, const JigOp *alias);
bool jig_codegen_check_alias(JigIr *ir, const JigOp *alias, const JigIrConst *value);
bool jig_codegen_check_ifunc(JigIr *ir, const JigOp *ifunc);

/* ---- Instructions ---- */
bool jig_codegen_check_instruction(JigIr *ir, const JigOp *op);
bool jig_codegen_check_call(JigIr *ir, const JigOp *call);
bool jig_codegen_check_inline_asm(JigIr *ir, const JigOp *op);

#endif
