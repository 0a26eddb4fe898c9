/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions in Python that Jig calls: of models, patterns, steps of scripts. */
#ifndef JIG_PYTHON_STEP_H
#define JIG_PYTHON_STEP_H

#include "edit.h"

#include "jig/transform.h"

/* The function that was attached to ops of this kind; borrowed. NULL: none, or an exception is on
 * its way already. */
PyObject *py_model(const JigOp *op, const char *what);
/* A RewritePatternSet that adds to a set of somebody else's. */
PyObject *py_pattern_set_of(PyCtx *ctx, JigPatternSet *set);
/* The .apply of transform ops whose model is in Python. */
JigStatus py_apply_step(JigTransformCall *call);

#endif
