/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The canonicalization patterns of all dialects, greedily. */
#include "jig/pass.h"
#include "pass/pipeline.h"

static const char *const levels[] = {"disabled", "normal", "aggressive", NULL};

static const JigOptionRow options[] = {
    {.name = "top-down",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Begin with the ops in top-down order"},
    {.name = "region-simplify",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "normal",
     .choices = levels,
     .help = "Clean up control flow between iterations"},
    {.name = "max-iterations",
     .kind = JIG_OPTION_LONG,
     .otherwise = "10",
     .help = "Bound of iterations; negative: none"},
    {.name = "max-num-rewrites",
     .kind = JIG_OPTION_LONG,
     .otherwise = "-1",
     .help = "Bound of rewrites in an iteration; negative: none"},
    {.name = "test-convergence",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Fail when the iterations did not suffice"},
    {.name = "disable-patterns", .kind = JIG_OPTION_LIST, .help = "Names of patterns to leave out"},
    {.name = "enable-patterns",
     .kind = JIG_OPTION_LIST,
     .help = "Names of the only patterns to use"},
};

static bool run(JigPassCall *call) {
    JigGreedyOptions o = jig_greedy_options();
    o.bottom_up = !jig_option_bool(call, "top-down");
    o.simplify = (JigRegionSimplify)jig_option_choice(call, "region-simplify");
    o.max_iterations = jig_option_int(call, "max-iterations");
    o.max_rewrites = jig_option_int(call, "max-num-rewrites");
    const JigStr *disabled, *enabled;
    size_t num_disabled = jig_option_list(call, "disable-patterns", &disabled);
    size_t num_enabled = jig_option_list(call, "enable-patterns", &enabled);
    JigPatternSet *own = NULL;
    if (num_disabled || num_enabled) {
        own = jig_patterns_create(call->ctx);
        jig_patterns_add_canonicalization(own);
        jig_patterns_filter(own, disabled, num_disabled, enabled, num_enabled);
    }
    bool converged = jig_apply_greedily(
        call->op, own ? own : jig_canonicalization_patterns(call->ctx), &o, NULL);
    jig_patterns_destroy(own);
    return converged || !jig_option_bool(call, "test-convergence") || jig_pass_goes_on(call);
}

const JigPassRow jig_pass_canonicalize = {
    .name = "canonicalize",
    .title = "Canonicalizer",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "fold, and bring operations into their canonical forms",
};
