/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and tables that the arith rows name. */
#ifndef JIG_DIALECT_ARITH_INT_H
#define JIG_DIALECT_ARITH_INT_H

#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "jig/iface.h"

/* Predicates (arith_types.c). */
bool jig_arith_same_tensor_dims(const JigOp *op);
bool jig_arith_bool_or_same_shape(const JigOp *op);

/* Syntax and names (arith_parse.c). */
bool jig_arith_parse_select(JigParser *p, JigOpState *state);
void jig_arith_print_select(JigPrinter *p, const JigOp *op);
void jig_arith_name_constant(const JigOp *op, JigNameSink *sink);
void jig_arith_name_muli(const JigOp *op, JigNameSink *sink);
void jig_arith_name_sum(const JigOp *op, JigNameSink *sink);
void jig_arith_name_halves(const JigOp *op, JigNameSink *sink);

/* Verification (arith_verify.c). */
bool jig_arith_verify_constant(JigOp *op);
bool jig_arith_verify_select(JigOp *op);

/* Folding: integers, floats, casts, comparisons. A function serves a family; what
 * tells its ops apart is a table indexed by the op's id. */
JigFold jig_arith_fold_int(JigFoldCall *call); /* arith_fold_int.c */
JigFold jig_arith_fold_extended(JigFoldCall *call);
JigFold jig_arith_fold_float(JigFoldCall *call); /* arith_fold_float.c */
JigFold jig_arith_fold_negf(JigFoldCall *call);
JigFold jig_arith_fold_cast(JigFoldCall *call); /* arith_fold_cast.c */
JigFold jig_arith_fold_bitcast(JigFoldCall *call);
JigFold jig_arith_fold_cmpi(JigFoldCall *call); /* arith_fold_cmp.c */
JigFold jig_arith_fold_cmpf(JigFoldCall *call);
JigFold jig_arith_fold_select(JigFoldCall *call);

/* Evaluation (arith_eval.c). */
JigEvalOutcome jig_arith_eval_constant(JigEvalCall *call);
JigEvalOutcome jig_arith_eval_int(JigEvalCall *call);
JigEvalOutcome jig_arith_eval_extended(JigEvalCall *call);
JigEvalOutcome jig_arith_eval_float(JigEvalCall *call);
JigEvalOutcome jig_arith_eval_cmpi(JigEvalCall *call);
JigEvalOutcome jig_arith_eval_cmpf(JigEvalCall *call);
JigEvalOutcome jig_arith_eval_cast(JigEvalCall *call);
JigEvalOutcome jig_arith_eval_bitcast(JigEvalCall *call);
JigEvalOutcome jig_arith_eval_select(JigEvalCall *call);

/* The op's id, the index of its row. */
static inline size_t jig_arith_id(const JigOp *op) {
    return (size_t)(jig_op_row(op) - jig_arith_ops);
}

/* Canonicalization patterns, each list terminated by NULL. */
extern const JigPattern jig_arith_addi_patterns[]; /* arith_canon_int.c */
extern const JigPattern jig_arith_subi_patterns[];
extern const JigPattern jig_arith_muli_patterns[];
extern const JigPattern jig_arith_addui_extended_patterns[]; /* arith_canon_ext.c */
extern const JigPattern jig_arith_mulsi_extended_patterns[];
extern const JigPattern jig_arith_mului_extended_patterns[];
extern const JigPattern jig_arith_andi_patterns[];
extern const JigPattern jig_arith_ori_patterns[];
extern const JigPattern jig_arith_xori_patterns[];
extern const JigPattern jig_arith_mulf_patterns[];
extern const JigPattern jig_arith_divf_patterns[];
extern const JigPattern jig_arith_extsi_patterns[]; /* arith_canon_cast.c */
extern const JigPattern jig_arith_trunci_patterns[];
extern const JigPattern jig_arith_truncf_patterns[];
extern const JigPattern jig_arith_index_cast_patterns[];
extern const JigPattern jig_arith_index_castui_patterns[];
extern const JigPattern jig_arith_bitcast_patterns[];
extern const JigPattern jig_arith_cmpi_patterns[]; /* arith_canon_cmp.c */
extern const JigPattern jig_arith_cmpf_patterns[];
extern const JigPattern jig_arith_select_patterns[];

/* Interfaces (arith_ifaces.c), each list terminated. */
extern const JigIface jig_arith_division[];
extern const JigIface jig_arith_signed_division[];
extern const JigIface jig_arith_select_ifaces[];
extern const JigIface jig_arith_widens_int[];
extern const JigIface jig_arith_narrows_int[];
extern const JigIface jig_arith_widens_float[];
extern const JigIface jig_arith_narrows_float[];
extern const JigIface jig_arith_int_to_float[];
extern const JigIface jig_arith_float_to_int[];
extern const JigIface jig_arith_casts_index[];
extern const JigIface jig_arith_widens_unsigned[];
extern const JigIface jig_arith_casts_index_unsigned[];
extern const JigIface jig_arith_on_integers[];
extern const JigIface jig_arith_cmpi_ifaces[];
extern const JigIface jig_arith_casts_bits[];

/* arith_range.c */
extern const JigIntRangeIface jig_arith_int_range, jig_arith_signed_cast_range,
    jig_arith_unsigned_cast_range, jig_arith_cmpi_range, jig_arith_select_range;
extern const JigIface jig_arith_constant_ifaces[];
/* arith_bounds.c */
extern const JigBoundsIface jig_arith_sum_bounds, jig_arith_sub_bounds, jig_arith_product_bounds,
    jig_arith_quotient_bounds, jig_arith_select_bounds;
extern const JigIface jig_arith_sum_ifaces[], jig_arith_sub_ifaces[], jig_arith_product_ifaces[],
    jig_arith_floor_ifaces[];

/* ---- Shared by the patterns ---- */
/* The negation of an integer predicate (slt: sge), and the one for swapped operands (slt: sgt). */

/* ---- arith_older.c ---- */
extern const JigOlderText jig_arith_older[];

#endif
