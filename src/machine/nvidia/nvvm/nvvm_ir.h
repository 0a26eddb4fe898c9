/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which intrinsic of LLVM an op of nvvm is: rows of templates (nvvm_rows.c), and what reads them
 * (nvvm.c). */
#ifndef JIG_MACHINE_NVIDIA_NVVM_NVVM_IR_H
#define JIG_MACHINE_NVIDIA_NVVM_NVVM_IR_H

#include "codegen/machines.h"

/*
 * `name` goes on behind "llvm.nvvm.", unless it begins with "llvm.". In it stand, for a part x of
 * the op (a property or a group of operands):
 *
 *   {x}            the case of an enum, a number, a shape (m16n8k8), or the type of the first value
 *                  (.i32, .p3); of what is absent nothing
 *   {x|a:b|c:d}    the same, but b for the text a, d for c
 *   {x?a:b}        a where x is there and not false, else b, which may be left out
 *   {x@3?a:b}      a where the pointer x is in address space 3, else b
 *   {x=c?a:b}      a where x is written c, else b
 *   {x#}           how many values there are
 *
 * `args`, separated by spaces:
 *
 *   *              all operands in order
 *   x              the operands of this name
 *   x|0:i64        the operand, or this constant where there is none
 *   x>3            the pointer, cast to address space 3 unless it is in one
 *   x!0            whether the operand is not 0
 *   x~i16          the bits of the operand as this integer
 *   ?x             whether the operand is there, or the property is true: an i1
 *   @x:i32         the number of a property; 0 where there is none
 *   @x+1:i32       one more than that, if it is there
 *   ^x:i16         the bit of that number
 *   =0:i32         this constant
 */
typedef struct JigNvvmCall {
    uint32_t id;
    const char *name, *args; /* NULL: all operands */
    const char *when;        /* what the row is for, as before a "?"; NULL: for all others */
    const char *result;      /* of the intrinsic, where the op has another or none */
    enum {
        JIG_NVVM_AS_IS,
        JIG_NVVM_SECOND,
        JIG_NVVM_ZEXT,
        JIG_NVVM_CAST
    } becomes; /* what the op has of it */
} JigNvvmCall;

/* nvvm.tcgen05.mma_smem_desc, which is no intrinsic (nvvm_desc.c). */
bool jig_ir_put_matrix_descriptor(JigIr *ir, const JigOp *op);
const JigIrConst *jig_ir_fold_matrix_descriptor(JigIr *ir, const JigOp *op,
                                                const JigIrConst *const *operands);

extern const struct JigDeviceRow jig_nvidia_device; /* nvvm_toolkit.c */
extern const JigIrMachine jig_ir_nvvm;

/* Ended by one without a name. Of several rows of an op the first that is for it counts. */
extern const JigNvvmCall jig_nvvm_calls[];

#endif
