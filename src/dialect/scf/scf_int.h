/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_SCF_INT_H
#define JIG_DIALECT_SCF_INT_H

#include <stdlib.h>

#include "dialect/scf/scf.h"
#include "support/arena.h"
#include "rows/scf.h"

bool jig_scf_is_device_mapping(const JigAttr *x);

bool jig_scf_is_device_mask(const JigAttr *x);

/* JigLoopIface.like */
JigOp *jig_scf_for_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                        JigValue *const *inits, size_t num_inits, bool body);
JigOp *jig_scf_forall_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                           JigValue *const *outs, size_t num_outs, bool body);
JigOp *jig_scf_parallel_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                             JigValue *const *inits, size_t num_inits, bool body);

/* Syntax. */
bool jig_scf_parse_switch_cases(JigParser *p, JigSlot *slots, size_t n, JigOpState *s);
void jig_scf_print_switch_cases(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);

/* "prefix(%arg = %operand, ...)" for n operands; nothing for none. */
void jig_scf_print_inits(JigPrinter *p, const char *prefix, const JigBlock *block, size_t first_arg,
                         const JigOp *op, size_t first_operand, size_t n);
/* " -> types", nothing without results. */
void jig_scf_print_arrow_results(JigPrinter *p, const JigOp *op);

/* scf_bounds.c */
extern const JigBoundsIface jig_scf_for_bounds, jig_scf_forall_bounds, jig_scf_if_bounds;

/* ---- scf_older.c ---- */
extern const JigOlderText jig_scf_older[];
/* Of a parallel loop whose body ends with scf.yield, or combines one value each: one scf.reduce. */
void jig_scf_join_older_reductions(JigParser *p, JigRegion *body, JigLoc loc);

#endif
