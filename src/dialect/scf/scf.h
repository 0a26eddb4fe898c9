/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The scf dialect: ids of its ops, the tables that describe it, and how to read
 * its loops.
 */
#ifndef JIG_DIALECT_SCF_H
#define JIG_DIALECT_SCF_H

#include "jig/ops/scf.h"

extern const JigDialect jig_scf_dialect;

/* ---- scf.for ---- */
static inline JigValue *jig_scf_for_iv(const JigOp *op) {
    return jig_block_arg(jig_op_body(op), 0);
}
static inline JigValue *jig_scf_for_iter_arg(const JigOp *op, size_t i) {
    return jig_block_arg(jig_op_body(op), 1 + i);
}

/* ---- scf.forall ---- */
enum { JIG_FORALL_LOWER, JIG_FORALL_UPPER, JIG_FORALL_STEP };
/* Number of induction variables. */
size_t jig_scf_forall_rank(const JigOp *op);
/* From 0, in steps of 1? */
bool jig_scf_forall_is_normalized(const JigOp *op);
/* One of the three bounds (JIG_FORALL_LOWER, ...) in dimension `dim`. */
JigMixed jig_scf_forall_bound(const JigOp *op, int bound, size_t dim);
size_t jig_scf_forall_num_outs(const JigOp *op);
JigValue *jig_scf_forall_out(const JigOp *op, size_t i);
JigValue *jig_scf_forall_out_arg(const JigOp *op, size_t i);
JigOp *jig_scf_forall_in_parallel(const JigOp *op);

/* ---- scf.index_switch ---- */
/* Number of the region for a value of the operand; region 0 is the default. */
size_t jig_scf_index_switch_region(const JigOp *op, int64_t value);

/* ---- Iterations ---- */
/* Of a loop with these bounds; false when unknown. */
bool jig_scf_trip_count(JigMixed lower, JigMixed upper, JigMixed step, bool is_signed,
                        uint64_t *out);
bool jig_scf_for_trip_count(const JigOp *op, uint64_t *out);
/* Is the range between constant bounds, compared as signed, larger than the largest number of their
 * type? What computes with it is wrong then; the number of iterations counts as unknown. */
bool jig_scf_for_range_wraps(const JigOp *op);
/* Is it as if it compared as signed? One that compares as unsigned is where both bounds are
 * constants of one sign. */
bool jig_scf_for_counts_as_signed(const JigOp *op);
/* Where its body runs, is the variable between the bounds as signed numbers are? Then both are at
 * least 0, or both below: one bound may tell. */
bool jig_scf_for_var_is_signed(const JigOp *op);
/* Where constants tell that the variable wraps around after the last iteration: what it is then.
 * JIG_FOR_CIRCLES: it may be again what it has been. */
typedef enum JigForEnd { JIG_FOR_ENDS, JIG_FOR_WRAPS, JIG_FOR_CIRCLES } JigForEnd;
JigForEnd jig_scf_for_end(const JigOp *op, int64_t *end);
/* The same of any loop with these bounds. */
JigForEnd jig_scf_range_end(const JigValue *const bounds[3], bool is_signed, int64_t *end);

/* ---- Building and replacing loops ---- */
/* An scf.for at the insertion point. Its body has the arguments, and no terminator yet. `bounds`:
 * lower, upper, step. */
JigOp *jig_scf_for_begin(JigRewriter *rw, JigLoc loc, JigValue *const bounds[3],
                         JigValue *const *inits, size_t num_inits, bool is_unsigned);
/* Replaces a loop by one whose carried value `i` starts as `init`, of another type: casts stand
 * around what the body and users of the result see of it. */
typedef JigValue *JigCastFn(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *v);
JigOp *jig_scf_for_recast(JigRewriter *rw, JigOp *op, size_t i, JigValue *init, JigCastFn *cast);
/* An scf.forall at the insertion point, with the body's arguments or without a block; it has no
 * terminator yet. `mapping` may be NULL. */
JigOp *jig_scf_forall_begin(JigRewriter *rw, JigLoc loc, const JigLoopBounds *bounds,
                            JigValue *const *outs, size_t num_outs, const JigAttr *mapping,
                            bool body);
/* Replaces a loop that runs once by its body, and one that never runs by its inits; false when
 * neither is known. */
bool jig_scf_for_promote(JigRewriter *rw, JigOp *op);
bool jig_scf_forall_promote_if_single(JigRewriter *rw, JigOp *op);
/* Replaces a forall by its body at the lower bounds, without asking. */
void jig_scf_forall_promote(JigRewriter *rw, JigOp *op);

#endif
