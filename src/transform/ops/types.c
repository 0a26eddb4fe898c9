/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/ops/ops_int.h"

/* To ops: the handles proper. */
bool jig_transform_is_handle(const JigType *t) {
    return jig_type_is(t, JIG_TRANSFORM_TYPE(ANY_OP)) || jig_type_is(t, JIG_TRANSFORM_TYPE(OP));
}

bool jig_transform_is_value_handle(const JigType *t) {
    return jig_type_is(t, JIG_TRANSFORM_TYPE(ANY_VALUE));
}

bool jig_transform_is_param(const JigType *t) {
    return jig_type_is(t, JIG_TRANSFORM_TYPE(ANY_PARAM)) ||
           jig_type_is(t, JIG_TRANSFORM_TYPE(PARAM)) ||
           jig_type_is(t, JIG_TRANSFORM_TYPE(AFFINE_MAP)) ||
           jig_type_is(t, JIG_TRANSFORM_TYPE(TYPE));
}

bool jig_transform_param_verify(JigContext *ctx, JigLoc loc, const JigAttr *const *params,
                                size_t n) {
    (void)n;
    const JigType *t = jig_attr_type_value(params[0]);
    if (jig_type_is_any_integer(t) && jig_type_width(t) <= 64)
        return true;
    return jig_error(ctx, loc, "only supports integer types with width <=64");
}
