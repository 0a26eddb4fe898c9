/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_OMP_INT_H
#define JIG_DIALECT_OMP_INT_H

#include "dialect/omp/omp.h"
#include "jig/iface.h"
#include "rows/omp.h"

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

/* omp.c */
enum { JIG_OMP_UNCONTENDED = 1, JIG_OMP_CONTENDED = 2, JIG_OMP_NONSPECULATIVE = 4 };
enum { JIG_OMP_SPECULATIVE = 8 };
const JigEnumRow *jig_omp_enum(JigOmpAttr attr);
bool jig_omp_is_pointer_like(const JigType *t);

/* omp_verify.c, omp_verify_wrappers.c, omp_verify_declare.c */
bool jig_omp_verify_block_args(JigOp *op);
bool jig_omp_verify_wrapper(JigOp *op);

#endif
