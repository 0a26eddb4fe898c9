/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dialects of single machines as LLVM IR: what `ir` of a JigMachine (jig/machine.h) points to.
 * Whatever a machine has nothing of is NULL.
 */
#ifndef JIG_CODEGEN_IR_MACHINES_H
#define JIG_CODEGEN_IR_MACHINES_H

#include "codegen/ir_int.h"

typedef struct JigIrMachine {
    const char *dialect;
    /* Its ops are instructions: of one that is not known here there is no translation. Else it may
     * have to be lowered first. */
    bool is_final;

    /* ---- Ops ---- */
    const JigOpRow *ops;
    size_t num_ops;
    bool (*put)(JigIr *ir, const JigOp *op); /* asked first; false: an intrinsic, or unknown */
    const JigIrIntrinsic *intrinsics;        /* one for each op */
    /* Of ops that have no name there: intrinsics of these names, with what stands behind the
     * dialect's, and dots for underscores. NULL: those without types in the name are none. */
    const char *prefix;
    bool (*check_rows)(JigContext *ctx); /* of tables that only it reads: reports what is wrong */
    const JigIrConst *(*fold)(JigIr *ir, const JigOp *op, const JigIrConst *const *operands);

    /* ---- Attributes ---- */
    const char *kernel;             /* of functions that the host starts */
    const char *kernel_cc;          /* their calling convention, "ptx_kernel " */
    const char *const *param_words; /* of arguments: written as they are, in quotes */
    /* One of the dialect's on a function, ahead of all others; false: there is no translation. */
    bool (*put_attr)(JigIr *ir, JigStr name, const JigAttr *x);
    void (*put_defaults)(JigIr *ir, const JigOp *func); /* next; unless `put_last` will say it */
    void (*put_last)(JigIr *ir, const JigOp *func);
    const JigAttr *(*group_size)(JigIr *ir, const JigOp *func); /* numbers of threads, or NULL */
    void (*put_marks)(JigIr *ir, const JigOp *op); /* ", !name !number" of instructions */
    void (*check)(JigIr *ir,
                  const JigOp *op); /* what is no function: reports what only these have */

    const struct JigDeviceRow *device; /* the attribute that names it (codegen/run/device.h) */
} JigIrMachine;

/* Of a machine whose other ops have to be lowered: is it one of its intrinsics? */
bool jig_codegen_is_intrinsic(const JigOp *op);
const JigIrMachine *jig_codegen_machine_of(const JigIr *ir,
                                           const JigOp *op); /* of its row; or NULL */
const JigIrMachine *jig_codegen_machine_named(const JigIr *ir, JigStr dialect);
/* False: the op is of no machine, or unknown to its machine. */
bool jig_codegen_put_machine_op(JigIr *ir, const JigOp *op);

/* What all machines have to say; by the members of these names. */
bool jig_codegen_put_kernel_cc(JigIr *ir, const JigOp *func); /* false: it is no kernel */
bool jig_codegen_is_param_word(const JigIr *ir, const char *name);
void jig_codegen_put_machine_attrs(JigIr *ir, const JigOp *func);
void jig_codegen_put_last_machine_attrs(JigIr *ir, const JigOp *func);
const JigAttr *jig_codegen_group_size(JigIr *ir, const JigOp *func);
void jig_codegen_put_machine_marks(JigIr *ir, const JigOp *op);
void jig_codegen_check_machine_attrs(JigIr *ir, const JigOp *op);

/* What does not fit the op's row, and where; NULL: all does. */
const char *jig_codegen_intrinsic_fault(const struct JigSpec *spec, const JigIrIntrinsic *in,
                                        JigArena *a);

#endif
