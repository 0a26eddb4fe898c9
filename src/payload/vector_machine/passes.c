/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops of single machines as simpler ones, as passes. */
#include "payload/vector_machine/passes.h"

#include "payload/vector_machine/machine.h"

static bool apply(JigPassCall *call, const JigPattern *patterns) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    return jig_pass_apply(call, set, NULL);
}

static bool lower_rows(JigPassCall *call) {
    return apply(call, jig_neon_rows_patterns);
}
const JigPassRow jig_pass_arm_neon_2d_to_intr = {
    .name = "arm-neon-2d-to-intr",
    .title = "ConvertArmNeon2dToIntrPass",
    .run = lower_rows,
    .summary = "Neon's sums of products of rows as instructions",
};

static bool widen_storage(JigPassCall *call) {
    return apply(call, jig_sve_storage_patterns) && jig_sve_check_storage(call->op);
}
const JigPassRow jig_pass_arm_sve_legalize_vector_storage = {
    .name = "arm-sve-legalize-vector-storage",
    .title = "LegalizeVectorStorage",
    .anchor = "func.func",
    .run = widen_storage,
    .summary = "SVE's predicates in memory as whole registers",
};
