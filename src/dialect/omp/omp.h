/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The omp dialect: its attributes, and how to read what is private and what is reduced. */
#ifndef JIG_DIALECT_OMP_H
#define JIG_DIALECT_OMP_H

#include "jig/ops/omp.h"

typedef enum JigOmpAttr {
    JIG_OMP_DATA_SHARING,
    JIG_OMP_ORDER_KIND,
    JIG_OMP_ORDER_MOD,
    JIG_OMP_PROC_BIND,
    JIG_OMP_REDUCTION_MOD,
    JIG_OMP_SCHEDULE_KIND,
    JIG_OMP_SCHEDULE_MOD,
    JIG_OMP_NUM_ATTRS
} JigOmpAttr;
extern const JigAttrRow jig_omp_attrs[];
#define JIG_OMP_ATTR(id) (&jig_omp_attrs[JIG_OMP_##id])

/* Cases of enums that code asks for. */
enum { JIG_OMP_PRIVATE_ONLY, JIG_OMP_FIRST_PRIVATE };
typedef enum JigOmpSchedule {
    JIG_OMP_STATIC,
    JIG_OMP_DYNAMIC,
    JIG_OMP_GUIDED,
    JIG_OMP_AUTO,
    JIG_OMP_RUNTIME,
    JIG_OMP_DISTRIBUTED
} JigOmpSchedule;
typedef enum JigOmpScheduleMod {
    JIG_OMP_MOD_NONE,
    JIG_OMP_MONOTONIC,
    JIG_OMP_NONMONOTONIC,
    JIG_OMP_MOD_SIMD
} JigOmpScheduleMod;

extern const JigDialect jig_omp_dialect;

/* What a region's first block has as arguments: of the first `num_private` variables a thread gets
 * its own, of the others a part of what they are in the end. All zero: the op has neither. */
typedef struct JigOmpVars {
    JigOperandRange private_vars, reduction_vars;
    const JigAttr *private_syms, *reduction_syms; /* arrays, or NULL */
    const JigAttr *reduction_byref;               /* of booleans, or NULL */
} JigOmpVars;
JigOmpVars jig_omp_vars(const JigOp *op);

/* An op around a loop nest or around another such op. */
bool jig_omp_is_wrapper(const JigOp *op);
/* The type that a variable of this type holds; NULL: it does not tell, as a plain pointer. */
const JigType *jig_omp_pointee(const JigType *type);

#endif
