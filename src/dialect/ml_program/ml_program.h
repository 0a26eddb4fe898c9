/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The ml_program dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_ML_PROGRAM_H
#define JIG_DIALECT_ML_PROGRAM_H

#include "jig/ops/ml_program.h"

extern const JigDialect jig_ml_program_dialect;
extern const JigAttrRow jig_ml_program_attrs[];
#define JIG_ML_PROGRAM_EXTERN (&jig_ml_program_attrs[0])

/* The ml_program.global that a load or a store is about; NULL: there is none. */
JigOp *jig_ml_program_global_of(JigOp *access);
/* Does the op load from a global, store to one, in order or by tokens? */
bool jig_ml_program_loads(const JigOp *op);
bool jig_ml_program_stores(const JigOp *op);

#endif
