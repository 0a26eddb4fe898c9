/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the scf rows name, and what the files of this folder share. */
#ifndef JIG_DIALECT_SCF_INT_H
#define JIG_DIALECT_SCF_INT_H

#include <stdlib.h>

#include "dialect/scf/scf.h"
#include "support/arena.h"

bool jig_scf_is_device_mapping(const JigAttr *x);

bool jig_scf_is_device_mask(const JigAttr *x);

/* Verifiers. */
bool jig_scf_verify_execute_region(JigOp *op);
bool jig_scf_verify_if(JigOp *op);
bool jig_scf_verify_while(JigOp *op);
bool jig_scf_verify_for(JigOp *op);
bool jig_scf_verify_for_regions(JigOp *op);
bool jig_scf_verify_forall(JigOp *op);
bool jig_scf_verify_in_parallel(JigOp *op);
bool jig_scf_verify_parallel(JigOp *op);
bool jig_scf_verify_reduce_regions(JigOp *op);
bool jig_scf_verify_reduce_return(JigOp *op);
bool jig_scf_verify_index_switch(JigOp *op);

/* Interfaces. */
extern const JigIface jig_scf_for_ifaces[];
extern const JigIface jig_scf_forall_ifaces[];
extern const JigIface jig_scf_parallel_ifaces[];
extern const JigIface jig_scf_reduce_ifaces[];
extern const JigIface jig_scf_in_parallel_ifaces[], jig_scf_reduce_return_ifaces[];
extern const JigIface jig_scf_while_ifaces[];
extern const JigIface jig_scf_condition_ifaces[];
extern const JigIface jig_scf_if_ifaces[];
extern const JigIface jig_scf_index_switch_ifaces[];
extern const JigIface jig_scf_execute_region_ifaces[];
/* Folding and canonicalization. */
JigFold jig_scf_fold_if(JigFoldCall *call);
extern const JigPattern jig_scf_for_patterns[];
extern const JigPattern jig_scf_forall_patterns[];
extern const JigPattern jig_scf_parallel_patterns[];
extern const JigPattern jig_scf_while_patterns[];
extern const JigPattern jig_scf_if_patterns[];
extern const JigPattern jig_scf_index_switch_patterns[];
extern const JigPattern jig_scf_execute_region_patterns[];
/* JigLoopIface.like */
JigOp *jig_for_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                    JigValue *const *inits, size_t num_inits, bool body);
JigOp *jig_forall_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                       JigValue *const *outs, size_t num_outs, bool body);
JigOp *jig_parallel_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                         JigValue *const *inits, size_t num_inits, bool body);

/* Syntax. */
bool jig_scf_parse_for(JigParser *p, JigOpState *s);
void jig_scf_print_for(JigPrinter *p, const JigOp *op);
bool jig_scf_parse_while(JigParser *p, JigOpState *s);
void jig_scf_print_while(JigPrinter *p, const JigOp *op);
bool jig_scf_parse_parallel(JigParser *p, JigOpState *s);
void jig_scf_print_parallel(JigPrinter *p, const JigOp *op);
bool jig_scf_parse_if(JigParser *p, JigOpState *s);
void jig_scf_print_if(JigPrinter *p, const JigOp *op);
bool jig_scf_parse_execute_region(JigParser *p, JigOpState *s);
void jig_scf_print_execute_region(JigPrinter *p, const JigOp *op);
bool jig_scf_parse_forall(JigParser *p, JigOpState *s);
void jig_scf_print_forall(JigPrinter *p, const JigOp *op);
bool jig_scf_parse_in_parallel(JigParser *p, JigOpState *s);
void jig_scf_print_in_parallel(JigPrinter *p, const JigOp *op);
bool jig_scf_parse_switch_cases(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_scf_print_switch_cases(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

/* "prefix(%arg = %operand, ...)" for n operands; nothing for none. */
void jig_scf_print_inits(JigPrinter *p, const char *prefix, const JigBlock *block, size_t first_arg,
                         const JigOp *op, size_t first_operand, size_t n);
/* " -> types", nothing without results. */
void jig_scf_print_arrow_results(JigPrinter *p, const JigOp *op);

/* Evaluation (scf_eval.c). */
JigEvalOutcome jig_scf_eval_if(JigEvalCall *call);
JigEvalOutcome jig_scf_eval_execute_region(JigEvalCall *call);
JigEvalOutcome jig_scf_eval_index_switch(JigEvalCall *call);
JigEvalOutcome jig_scf_eval_for(JigEvalCall *call);
JigEvalOutcome jig_scf_eval_while(JigEvalCall *call);
JigEvalOutcome jig_scf_eval_forall(JigEvalCall *call);
JigEvalOutcome jig_scf_eval_in_parallel(JigEvalCall *call);
JigEvalOutcome jig_scf_eval_parallel(JigEvalCall *call);

/* scf_bounds.c */
extern const JigBoundsIface jig_scf_for_bounds, jig_scf_forall_bounds, jig_scf_if_bounds;

/* ---- scf_older.c ---- */
extern const JigOlderText jig_scf_older[];
/* Of a parallel loop whose body ends with scf.yield, or combines one value each: one scf.reduce. */
void jig_scf_join_older_reductions(JigParser *p, JigRegion *body, JigLoc loc);

#endif
