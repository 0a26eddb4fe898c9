/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the transform rows name. */
#ifndef JIG_TRANSFORM_OPS_INT_H
#define JIG_TRANSFORM_OPS_INT_H

#include "jig/transform.h"
#include "transform/ops/ops.h"

/* Types and constraints (transform_types.c). */
bool jig_transform_param_verify(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                size_t n);
bool jig_transform_is_handle(const JigType *t);
bool jig_transform_is_value_handle(const JigType *t);
bool jig_transform_is_param(const JigType *t);

/* core.c, apply.c, match.c, debug.c */
JigStatus jig_apply_sequence(JigTransformCall *call);
JigStatus jig_apply_named_sequence(JigTransformCall *call);
JigStatus jig_apply_include(JigTransformCall *call);
JigStatus jig_apply_merge_handles(JigTransformCall *call);
JigStatus jig_apply_split_handle(JigTransformCall *call);
JigStatus jig_apply_cast(JigTransformCall *call);
JigStatus jig_apply_print(JigTransformCall *call);
JigStatus jig_apply_apply_cse(JigTransformCall *call);
JigStatus jig_apply_apply_patterns(JigTransformCall *call);
JigStatus jig_apply_apply_licm(JigTransformCall *call);
JigStatus jig_apply_structured_match(JigTransformCall *call);
JigStatus jig_apply_emit_remark_at(JigTransformCall *call);
extern const JigIface jig_canonicalization_patterns_ifaces[];

/* ---- each.c: ops that work on one target at a time ---- */

/* What the targets gave so far: a list per result. */
typedef struct JigEach {
    JigTransformCall *call;
    struct { JigOp **items; size_t len, cap; } *results;
} JigEach;
/* Adds to a result; in the call's arena. */
void jig_each_add(JigEach *each, size_t result, JigOp *op);
/* Calls fn on each payload op of `handle`. A silenceable failure of one target
 * lets the others go on, and the whole then fails silenceably. Results are set. */
JigStatus jig_each_target(JigTransformCall *call, const JigValue *handle, JigStatus (*fn)(JigEach *each, JigOp *target));
/* "transform applied to the wrong op kind" at the transform op, noting the target. */
JigStatus jig_wrong_kind(JigTransformCall *call, const JigOp *target);
/* A target that holds the running script must not be changed at large. */
JigStatus jig_check_not_script(JigTransformCall *call, const JigOp *target);

#endif
