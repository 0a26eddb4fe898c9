/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the omp rows name. */
#ifndef JIG_DIALECT_OMP_INT_H
#define JIG_DIALECT_OMP_INT_H

#include "dialect/omp/omp.h"
#include "jig/iface.h"

/* omp_clauses.c, omp_regions.c: directives */
#define JIG_OMP_DIRECTIVE(name)                                                                    \
    bool jig_omp_parse_##name(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);          \
    void jig_omp_print_##name(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n)
JIG_OMP_DIRECTIVE(clause);
JIG_OMP_DIRECTIVE(allocate);
JIG_OMP_DIRECTIVE(aligned);
JIG_OMP_DIRECTIVE(linear);
JIG_OMP_DIRECTIVE(copyprivate);
JIG_OMP_DIRECTIVE(order);
JIG_OMP_DIRECTIVE(schedule);
JIG_OMP_DIRECTIVE(hint);
JIG_OMP_DIRECTIVE(private_region);
JIG_OMP_DIRECTIVE(private_reduction_region);
#undef JIG_OMP_DIRECTIVE

/* omp_syntax.c */
bool jig_omp_parse_loop_nest(JigParser *p, JigOpState *s);
void jig_omp_print_loop_nest(JigPrinter *p, const JigOp *op);

/* omp.c */
enum { JIG_OMP_UNCONTENDED = 1, JIG_OMP_CONTENDED = 2, JIG_OMP_NONSPECULATIVE = 4 };
enum { JIG_OMP_SPECULATIVE = 8 };
const JigEnumRow *jig_omp_enum(JigOmpAttr attr);
bool jig_omp_is_pointer_like(const JigType *t);

/* omp_verify.c, omp_verify_wrappers.c, omp_verify_declare.c */
bool jig_omp_verify_block_args(JigOp *op);
bool jig_omp_verify_wrapper(JigOp *op);
bool jig_omp_verify_critical_declare(JigOp *op);
bool jig_omp_verify_declare_reduction(JigOp *op);
bool jig_omp_verify_private(JigOp *op);
bool jig_omp_verify_distribute(JigOp *op);
bool jig_omp_verify_distribute_regions(JigOp *op);
bool jig_omp_verify_loop_nest(JigOp *op);
bool jig_omp_verify_parallel(JigOp *op);
bool jig_omp_verify_parallel_regions(JigOp *op);
bool jig_omp_verify_sections(JigOp *op);
bool jig_omp_verify_sections_regions(JigOp *op);
bool jig_omp_verify_simd(JigOp *op);
bool jig_omp_verify_simd_regions(JigOp *op);
bool jig_omp_verify_single(JigOp *op);
bool jig_omp_verify_wsloop(JigOp *op);
bool jig_omp_verify_wsloop_regions(JigOp *op);
extern const JigIface jig_omp_critical_ifaces[];

/* omp_eval.c */
JigEvalOutcome jig_omp_eval_region(JigEvalCall *call);
JigEvalOutcome jig_omp_eval_masked(JigEvalCall *call);
JigEvalOutcome jig_omp_eval_shared(JigEvalCall *call);
JigEvalOutcome jig_omp_eval_threadprivate(JigEvalCall *call);
JigEvalOutcome jig_omp_eval_loop_nest(JigEvalCall *call);

#endif
