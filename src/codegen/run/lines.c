/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/lines.h"

#include "ir/context.h"
#include "ir/diag/source.h"
#include "jig/pass.h"
#include "support/arena.h"
#include "support/check.h"

bool jig_run_add_lines(JigOp *module) {
    JIG_REQUIRE(module);
    JigContext *ctx = jig_op_context(module);
    while (jig_op_parent(module)) /* a module of kernels is that of the payload's file */
        module = jig_op_parent(module);
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigPipeline *p = jig_pipeline_create(ctx, jig_op_name_of(module));
    jig_source_fill_in(module);
    jig_context_load(ctx, jig_context_dialect(ctx, JIG_STR("llvm"))); /* there may be no op of it */
    bool ok =
        jig_pipeline_add_pass(p, JIG_STR("ensure-debug-info-scope-on-llvm-func"), NULL, a, &why);
    if (!ok)
        jig_reason_emit(ctx, JIG_ERROR, &why);
    ok = ok && jig_pipeline_run(p, module, NULL);
    jig_pipeline_destroy(p);
    jig_arena_destroy(a);
    return ok;
}
