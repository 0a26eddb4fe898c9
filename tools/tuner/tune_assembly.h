/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Assembly as LLVM writes it, looked at without knowing the machine: functions, labels, and loops,
 * which are what a jump back goes over.
 *
 * The hottest loop is the innermost one that computes most floats; one that stands in more loops
 * counts eightfold for each.
 */
#ifndef JIG_TOOLS_TUNE_ASSEMBLY_H
#define JIG_TOOLS_TUNE_ASSEMBLY_H

#include "jig/arena.h"
#include "jig/base.h"

typedef struct TuneHotLoop {
    JigStr text;       /* its instructions, in the arena */
    double operations; /* on floats, in an iteration; a multiply-add is two */
    size_t depth; /* of loops around it, and it; 0: the function has no loops, and this is it */
} TuneHotLoop;

/* Of the function of that name, or, where it computes nothing, of any other. Without operations on
 * floats anywhere false. */
bool tune_hot_loop(JigStr assembly, JigStr function, JigArena *a, TuneHotLoop *out);

#endif
