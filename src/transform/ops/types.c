/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/ops/ops_int.h"

static bool is_kind(const JigType *t, JigHandleKind kind) {
    const JigHandleType *h = jig_handle_type(t);
    return h && h->kind == kind;
}

/* To ops: the handles proper. */
bool jig_transform_is_handle(const JigType *t) {
    return is_kind(t, JIG_HANDLE_OPS);
}

bool jig_transform_is_value_handle(const JigType *t) {
    return is_kind(t, JIG_HANDLE_VALUES);
}

bool jig_transform_is_param(const JigType *t) {
    return is_kind(t, JIG_HANDLE_PARAMS);
}

bool jig_transform_param_verify(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                size_t n) {
    (void)n;
    const JigType *t = jig_attr_type_value(params[0]);
    if (jig_type_is_any_integer(t) && jig_type_width(t) <= 64)
        return true;
    return jig_error(ctx, loc, "only supports integer types with width <=64");
}
