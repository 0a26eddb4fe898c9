/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and tables that the complex rows name. */
#ifndef JIG_DIALECT_COMPLEX_INT_H
#define JIG_DIALECT_COMPLEX_INT_H

#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "jig/iface.h"
#include "dialect/complex/complex.h"

/* #complex.number (complex_attr.c): parameters are the parts, two float attributes; it has a
 * complex type. */
extern const JigAttrRow jig_complex_attrs[];
#define JIG_COMPLEX_NUMBER (&jig_complex_attrs[0])
enum { JIG_COMPLEX_NUM_ATTRS = 1 };

/* Verification and names (complex_verify.c). */
bool jig_complex_verify_constant(JigOp *op);
bool jig_complex_verify_bitcast(JigOp *op);
void jig_complex_name_constant(const JigOp *op, JigNameSink *sink);

/* Folding (complex_fold.c). */
JigFold jig_complex_fold_binary(JigFoldCall *call);
JigFold jig_complex_fold_inverse(JigFoldCall *call); /* f(g(x)) is x */
JigFold jig_complex_fold_part(JigFoldCall *call);
JigFold jig_complex_fold_create(JigFoldCall *call);
JigFold jig_complex_fold_bitcast(JigFoldCall *call);

/* Patterns (complex_canon.c). */
extern const JigPattern jig_complex_re_patterns[];
extern const JigPattern jig_complex_im_patterns[];
extern const JigPattern jig_complex_bitcast_patterns[];

/* Evaluation (complex_eval.c). */
JigEvalOutcome jig_complex_eval(JigEvalCall *call);
JigEvalOutcome jig_complex_eval_powi(JigEvalCall *call);
JigEvalOutcome jig_complex_eval_part(JigEvalCall *call);
JigEvalOutcome jig_complex_eval_create(JigEvalCall *call);
JigEvalOutcome jig_complex_eval_bitcast(JigEvalCall *call);
JigEvalOutcome jig_complex_eval_constant(JigEvalCall *call);

#endif
