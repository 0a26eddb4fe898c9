/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the math rows name. */
#ifndef JIG_DIALECT_MATH_INT_H
#define JIG_DIALECT_MATH_INT_H

#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "jig/iface.h"
#include "dialect/math/math.h"

/* Folding (math_fold.c); families go by tables that the op's id indexes. */
JigFold jig_math_fold_libm(JigFoldCall *call);
JigFold jig_math_fold_exact(JigFoldCall *call);
JigFold jig_math_fold_int(JigFoldCall *call);
JigFold jig_math_fold_class(JigFoldCall *call);

void jig_math_name_sincos(const JigOp *op, JigNameSink *sink);

/* Evaluation (math_eval.c). */
JigEvalOutcome jig_math_eval(JigEvalCall *call);
/* base^power; false for negative powers of 0. */
bool jig_math_int_power(JigInt base, JigInt power, JigInt *out, JigArena *a);
/* Does the op with this id, isnan and the like, say yes? */
bool jig_math_is_of_class(size_t id, JigFloat x);

#endif
