/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/tidying.h"

#include "support/check.h"
#include "transform/ops/ops.h"

/* Names of steps, sets of patterns and passes that have one of these in them. */
static const char *const words[] = {
    "canonicaliz", "cse",       "dce",    "eliminate", "fold",     "invariant",
    "licm",        "redundant", "remove", "sccp",      "simplify",
};

static bool is_tidy(JigStr name) {
    for (size_t i = 0; i < JIG_LEN(words); ++i)
        if (jig_str_find(name, jig_str(words[i])) < name.len)
            return true;
    return false;
}

/* The ops in it are sets of patterns. */
static bool has_tidy_sets(const JigOp *step) {
    size_t n = 0, tidy = 0;
    const JigBlock *block = jig_op_body(step);
    for (const JigOp *op = block ? jig_block_first(block) : NULL; op; op = jig_op_next(op)) {
        n++;
        tidy += is_tidy(jig_op_name_of(op));
    }
    return n == tidy;
}

bool jig_explain_tidies(const JigOp *step) {
    JIG_REQUIRE(step);
    if (jig_op_has_name(step, "transform.apply_registered_pass"))
        return is_tidy(jig_transform_apply_registered_pass_pass_name(step));
    if (jig_op_has_name(step, "transform.apply_patterns"))
        return has_tidy_sets(step);
    return is_tidy(jig_op_name_of(step));
}
