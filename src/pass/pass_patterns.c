/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/pipeline.h"
#include "support/check.h"

bool jig_pass_goes_on(const JigPassCall *c) {
    JIG_REQUIRE(c);
    return jig_op_error(c->op, "still changes after all rounds of patterns that pass '%s' may take",
                        c->pass->title);
}

bool jig_pass_apply(JigPassCall *c, JigPatternSet *set, const JigGreedyOptions *options) {
    JIG_REQUIRE(c && set);
    bool converged = jig_apply_greedily(c->op, set, options, NULL);
    jig_patterns_destroy(set);
    return converged || jig_pass_goes_on(c);
}
