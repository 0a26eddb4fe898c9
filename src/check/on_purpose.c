/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/on_purpose.h"
#include "jig/attr.h"
#include "jig/op.h"
#include "support/check.h"

bool jig_checker_accepts(const JigRun *run, size_t step, JigStr *why) {
    JIG_REQUIRE(run && why);
    *why = (JigStr){0};
    for (; step != JIG_NO_STEP; step = jig_run_step(run, step)->parent) {
        const JigAttr *attr = jig_op_attr(jig_run_step_op(run, step), "jig.accepted");
        bool says_why = attr && jig_attr_is_string(attr);
        if (says_why)
            *why = jig_attr_string_value(attr);
        if (says_why || (attr && jig_attr_kind(attr) == JIG_ATTR_UNIT)) /* `false` is neither */
            return true;
    }
    return false;
}
