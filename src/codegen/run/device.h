/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Attributes that name the machine which a module of kernels is compiled for, as options of code: a
 * machine has the name of its attribute (jig/machine.h) and, as `device` of its JigIrMachine
 * (codegen/ir_machines.h), what it means.
 */
#ifndef JIG_CODEGEN_RUN_DEVICE_H
#define JIG_CODEGEN_RUN_DEVICE_H

#include "jig/arena.h"
#include "jig/codegen.h"
#include "support/vec.h"

/* Assembly that the vendor's own programs make machine code of. */
typedef struct JigDeviceJob {
    JigStr assembly;
    const char *chip;           /* as the target names it */
    uint32_t level;             /* of optimization, 0 to 3 */
    bool fat;                   /* machine code and assembly together; else machine code */
    JigStr toolkit;             /* whose programs come before those of PATH; or empty */
    const char *const *options; /* of the assembler, up to a NULL */
} JigDeviceJob;

typedef struct JigDeviceRow {
    uint32_t triple, chip, features, level, link; /* numbers of its parameters */
    /* The machine's layout of data, where a module says nothing; NULL: LLVM's usual one. */
    const char *layout;
    /* A flag of LLVM modules and the parameter that it is the number of; or NULL. */
    const char *flag;
    uint32_t flag_param;
    /* Can there be code for a target? Reports why not. NULL: for each. */
    bool (*check)(JigContext *ctx, JigLoc loc, const JigAttr *target);
    /* What a toolkit, which the user may have named, has for functions of math: its path, or NULL.
     * False after a diagnostic at `module`. NULL: there are no toolkits. */
    bool (*library)(JigOp *module, JigStr toolkit, JigArena *a, const char **path);
    /* Appends machine code. False, and why, with what the programs wrote: nothing was appended.
     * NULL: there is assembly only. */
    bool (*assemble)(const JigDeviceJob *job, JigCharVec *code, JigArena *a, JigStr *why);
    /* A parameter that is a dictionary, and its entry with more options of the assembler. */
    uint32_t flags;
    const char *assembler_options;
    bool tells_how; /* objects say how far they were optimized, and the section they go to */
} JigDeviceRow;

/* NULL: it names no machine. */
const JigDeviceRow *jig_run_device_row(const JigAttr *target);
/* Triple, CPU, features, level and libraries; text goes to `a`. */
JigCodeOptions jig_run_device_options(const JigDeviceRow *row, const JigAttr *target, JigArena *a);

#endif
