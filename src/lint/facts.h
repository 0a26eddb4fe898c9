/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a payload can be asked about its time, by rules and by others: how often, how large, in
 * which registers, how many cycles. Of a JigLint only `machine` is looked at.
 */
#ifndef JIG_LINT_FACTS_H
#define JIG_LINT_FACTS_H

#include "jig/iface.h"
#include "lint/lint.h"

/* ---- How often ---- */
/* How often the op is carried out when its function is called once. Loops whose count is not known
 * are counted as 2; *exact is false then. */
double jig_lint_times(const JigOp *op, bool *exact);
double jig_lint_iterations(const JigOp *loop);
/* The nearest loop around it; NULL: none. And is there a loop inside of it? */
JigOp *jig_lint_loop_around(const JigOp *op);
bool jig_lint_is_innermost(JigOp *loop);
/* What a value is a part of: through slices of tensors and views of buffers. */
const JigValue *jig_lint_whole_of(const JigValue *v);
/* As what was fused into a loop, where its original is left: nobody needs its results, nor what is
 * made of them, and it does nothing else. The lowering erases it. */
bool jig_lint_is_dead(JigOp *op);

/* ---- How large ---- */
/* Of a static shape; 0: it is not known. */
double jig_lint_bytes(const JigType *shaped);
uint32_t jig_lint_bits(const JigType *element);
/* Vector registers that a value of the type takes; 0: it is no vector. */
double jig_lint_registers(const JigLint *lint, const JigType *t);
/* Bits of a row, its last dimension; 0: it is no vector of fixed size. */
uint64_t jig_lint_row_bits(const JigType *t);
/* Instructions that the function becomes, roughly. */
double jig_lint_instructions(const JigLint *lint, JigOp *in);

/* ---- What it computes and touches ---- */
/* Does it compute numbers in each lane, by arithmetic? */
bool jig_lint_is_arithmetic(const JigOp *op);
/* Of a contraction: the products for each number of its result; 1: it is none. */
double jig_lint_products(const JigOp *op);
/* Of `math`: is it a function that is called for each number? */
bool jig_lint_is_call(const JigOp *op);
/* What an op reads or writes one element or vector of; NULL: it does neither. */
typedef struct JigAccessed {
    JigValue *base;
    JigOperandRange indices;
    JigValue *value; /* that is read or written */
    bool writes;
} JigAccessed;
bool jig_lint_access(const JigOp *op, JigAccessed *out);
/* Does the place of the access change from an iteration of the loop to the next? */
bool jig_lint_moves(const JigOp *op, const JigAccessed *x, const JigOp *loop);
/* Do the lanes of the vector lie side by side in memory? */
bool jig_lint_is_contiguous(const JigOp *op, const JigAccessed *x);

/* ---- What it costs ---- */
/* Cycles that what is below `root` takes, each function once: roughly, but by the same measure for
 * a payload and what another script makes of it (lint_cost.c). */
double jig_lint_cycles(const JigLint *lint, JigOp *root);
/* Bytes that copies and clones below `root` move. */
double jig_lint_copied(JigOp *root);

#endif
