/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/on_purpose.h"
#include "jig/attr.h"
#include "jig/op.h"
#include "support/check.h"

bool jig_checker_accepts(const JigRun *run, size_t step, JigStr *why) {
    JIG_REQUIRE(run && why);
    const JigAttr *attr = NULL;
    for (; !attr && step != JIG_NO_STEP; step = jig_run_step(run, step)->parent)
        attr = jig_op_attr(jig_run_step_op(run, step), "jig.accepted");
    *why = attr && jig_attr_is_string(attr) ? jig_attr_string_value(attr) : (JigStr){0};
    return attr != NULL;
}
