/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/pass.h"

JigGreedyOptions jig_pass_greedy_options(void) {
    JigGreedyOptions o = jig_greedy_options();
    o.bottom_up = true;
    o.simplify = JIG_SIMPLIFY_AGGRESSIVE;
    return o;
}

bool jig_pass_apply(JigPassCall *c, JigPatternSet *set, const JigGreedyOptions *options) {
    JigGreedyOptions usual = jig_pass_greedy_options();
    bool converged = jig_apply_greedily(c->op, set, options ? options : &usual, NULL);
    jig_patterns_destroy(set);
    return converged;
}
