/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reductions of scf as declarations of omp. */
#ifndef JIG_PAYLOAD_OMP_REDUCTIONS_H
#define JIG_PAYLOAD_OMP_REDUCTIONS_H

#include "jig/iface.h"
#include "support/map.h"

/* What one region of an scf.reduce computes. */
typedef struct JigOmpReduction {
    const JigOpRow *combine; /* that op, also where it is written as a comparison and a choice */
    int64_t atomic;          /* number of llvm.atomic_bin_op; negative: there is none */
} JigOmpReduction;
bool jig_openmp_match_reduction(const JigRegion *region, JigOmpReduction *out);

/* Names that are free, many of one base: each begins where the one before ended. Nothing that is
 * named goes meanwhile. */
typedef struct JigOmpNames {
    JigPtrMap next; /* the number that comes next, by table or by whatever the base belongs to */
} JigOmpNames;
void jig_openmp_names_free(JigOmpNames *names);
JigStr jig_openmp_free_name(JigOmpNames *names, const void *key, JigOp *table, JigStr base,
                            JigArena *a);

/* Declares it before `at`, an op of the symbol table that is asked for a name. */
JigOp *jig_openmp_declare_reduction(JigRewriter *rw, JigOp *reduce, size_t i,
                                    const JigOmpReduction *r, JigOp *at, JigOmpNames *names);

#endif
