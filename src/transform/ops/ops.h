/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The transform dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_TRANSFORM_OPS_H
#define JIG_TRANSFORM_OPS_H

#include "jig/ops/transform.h"
#include "transform/argument_marks.h"
#include "transform/nested.h"
#include "transform/traits.h"
#include "transform/handle_type.h"

/* transform.failure_propagation_mode: what becomes of failures that can be silenced. */
enum { JIG_FAILURES_PROPAGATE = 1, JIG_FAILURES_SUPPRESS };

/* What the pdl dialect becomes by it. */
void jig_transform_pdl_setup(JigContext *ctx);

/* The attribute that says what parameter an op makes which takes none: what is selected (it may be
 * open), or its value. NULL: the op is no such one. */
const char *jig_transform_param_attr(const JigOp *op);

/* The interface that a transform.structured.match asks for; NULL: none. */
const JigIfaceId *jig_transform_match_iface(const JigOp *match);

#endif
