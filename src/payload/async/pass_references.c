/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes that count references. */
#include "jig/pass.h"
#include "payload/async/references.h"

static bool count(JigPassCall *call, JigCountedFn *fn) {
    JigReason why = JIG_REASON(call->arena);
    bool ok = jig_refcount_insert(call->rw, call->op, fn, &why);
    JigStr text = jig_reason_text(&why, call->arena);
    return ok || jig_op_emit_error(jig_blamed_op(&why.what.blame), "%.*s", JIG_FMT(text));
}

static bool by_life(JigPassCall *call) {
    return count(call, jig_refcount_by_life);
}
const JigPassRow jig_pass_async_runtime_ref_counting = {
    .name = "async-runtime-ref-counting",
    .title = "AsyncRuntimeRefCountingPass",
    .run = by_life,
    .summary = "references of tokens, values and groups are dropped after their last use",
};

static bool by_policy(JigPassCall *call) {
    return count(call, jig_refcount_by_policy);
}
const JigPassRow jig_pass_async_runtime_policy_based_ref_counting = {
    .name = "async-runtime-policy-based-ref-counting",
    .title = "AsyncRuntimePolicyBasedRefCountingPass",
    .run = by_policy,
    .summary = "references are dropped by the ops that usually are the last",
};

static bool cancel(JigPassCall *call) {
    jig_refcount_cancel_pairs(call->rw, call->op);
    return true;
}
const JigPassRow jig_pass_async_runtime_ref_counting_opt = {
    .name = "async-runtime-ref-counting-opt",
    .title = "AsyncRuntimeRefCountingOptPass",
    .run = cancel,
    .summary = "ops that add a reference and ops that drop it again cancel out",
};
