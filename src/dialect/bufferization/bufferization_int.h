/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_BUFFERIZATION_INT_H
#define JIG_DIALECT_BUFFERIZATION_INT_H

#include "dialect/bufferization/bufferization.h"
#include "jig/rewrite.h"
#include "rows/bufferization.h"

bool jig_bufferization_tensor_matches_buffer(const JigOp *op);

/* bufferization_reify.c */
extern const JigReifyIface jig_bufferization_reify_materialize;

/* bufferization_attrs.c */
bool jig_bufferization_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value);
bool jig_bufferization_verify_arg_attr(JigOp *op, size_t region, size_t arg, const JigIdent *name,
                                       const JigAttr *value);

/* Evaluation (bufferization_eval.c). */
extern const JigOlderText jig_bufferization_older[];

#endif
