/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Common subexpressions. */
#include "jig/pass.h"

static bool run(JigPassCall *call) {
    bool changed;
    jig_eliminate_common_subexpressions(call->rw, NULL, call->op, &changed, NULL, NULL);
    call->unchanged = !changed;
    return true;
}

const JigPassRow jig_pass_cse = {
    .name = "cse",
    .title = "CSE",
    .run = run,
    .summary = "merge operations that compute the same",
};
