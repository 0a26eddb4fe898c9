/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Attributes that name the machine which a module of kernels is compiled for (#nvvm.target,
 * #rocdl.target), as options of code. One more kind of machine: a row.
 */
#ifndef JIG_CODEGEN_RUN_DEVICE_H
#define JIG_CODEGEN_RUN_DEVICE_H

#include "jig/arena.h"
#include "jig/codegen.h"

typedef struct JigDeviceRow {
    const char *attr;
    uint32_t triple, chip, features, level, link; /* numbers of its parameters */
    /* The machine's layout of data, where a module says nothing; NULL: LLVM's usual one. */
    const char *layout;
    /* A flag of LLVM modules and the parameter that it is the number of; or NULL. */
    const char *flag;
    uint32_t flag_param;
    /* Can there be code for a target? Reports why not. NULL: for each. */
    bool (*check)(JigContext *ctx, JigLoc loc, const JigAttr *target);
    const char *library; /* of a toolkit: what it has for functions of math; or NULL */
} JigDeviceRow;

/* NULL: it names no machine. */
const JigDeviceRow *jig_device_row(const JigAttr *target);
/* Triple, CPU, features, level and libraries; text goes to `a`. */
JigCodeOptions jig_device_options(const JigDeviceRow *row, const JigAttr *target, JigArena *a);

#endif
