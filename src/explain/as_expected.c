/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/as_expected.h"

#include "support/check.h"

static bool names(const JigAttr *attr, const char *kind) {
    if (jig_attr_is_string(attr))
        return jig_str_is(jig_attr_string_value(attr), kind);
    if (jig_attr_kind(attr) != JIG_ATTR_ARRAY)
        return true;
    for (size_t i = 0; i < jig_attr_array_len(attr); ++i)
        if (names(jig_attr_array_at(attr, i), kind))
            return true;
    return false;
}

bool jig_explain_is_expected(const JigOp *op, const char *kind) {
    JIG_REQUIRE(op && kind);
    const JigAttr *attr = jig_op_attr(op, "jig.expected");
    return attr && names(attr, kind);
}
