/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * libFuzzer target: what parses goes through its own script, and through the
 * passes whose patterns see every op.
 *
 *     build/fuzz/bin/fuzz-pipeline -timeout=10 corpus conformance
 */
#include "input.h"
#include "jig/pass.h"

static void run(JigContext *ctx, JigOp *op, const char *text) {
    JigArena *a = jig_arena_create();
    JigPipelineError error = {0};
    JigPipeline *p = jig_pipeline_parse(ctx, jig_str(text), a, &error);
    if (p && jig_pipeline_run(p, op, NULL))
        fuzz_print(op);
    jig_pipeline_destroy(p);
    jig_arena_destroy(a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    JigContext *ctx = fuzz_context();
    JigOp *op = fuzz_parse(ctx, data, size);
    if (op) {
        run(ctx, op, "any(transform-interpreter)");
        run(ctx, op, "any(canonicalize,cse,symbol-dce)");
        jig_op_destroy(op);
    }
    fuzz_done(ctx);
    return 0;
}
