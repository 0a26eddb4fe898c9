/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What passes that lower gpu to some machine have in common. */
#include "dialect/func/func.h"
#include "dialect/gpu/gpu.h"
#include "ir/context.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "support/check.h"

/* ---- Dialects ---- */
bool jig_to_llvm_gpu_wants(const JigGpuWanted *wanted, const char *name) {
    JIG_REQUIRE(wanted && name);
    for (size_t i = 0; i < wanted->n; i++)
        if (jig_str_is(wanted->names[i], name))
            return true;
    return !wanted->n;
}

/* What is not loaded is in no module. */
static bool can_be_lowered(const JigPassCall *call, JigStr name, const char *own) {
    const JigDialect *dialect = jig_context_dialect(call->ctx, name);
    return !dialect || !jig_context_is_loaded(call->ctx, dialect) ||
           jig_to_llvm_dialect_named(call->ctx, name, NULL) || jig_str_is(name, own) ||
           jig_op_emit_error(call->op,
                             "dialect does not implement ConvertToLLVMPatternInterface: %.*s",
                             JIG_FMT(name));
}

bool jig_to_llvm_gpu_read_wanted(const JigPassCall *call, const char *own, JigGpuWanted *wanted) {
    wanted->n = jig_option_list(call, "allowed-dialects", &wanted->names);
    for (size_t i = 0; i < wanted->n; i++)
        if (!can_be_lowered(call, wanted->names[i], own))
            return false;
    return true;
}

/* ---- Interfaces ---- */
void jig_to_llvm_gpu_request_interfaces(const JigPassCall *call) {
    JIG_REQUIRE(call);
    const JigRegion *region = jig_gpu_module_body_region(call->op);
    const JigBlock *body = jig_region_first(region);
    for (JigOp *op = body ? jig_block_first(body) : NULL; op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_FUNC(FUNC)))
            jig_rw_set_attr(call->rw, op, "llvm.emit_c_interface", jig_attr_unit(call->ctx));
}
