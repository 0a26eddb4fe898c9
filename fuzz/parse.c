/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * libFuzzer target: any text parses or is diagnosed, and what parses prints.
 *
 *     cmake --preset fuzz && cmake --build build/fuzz && build/fuzz/bin/fuzz-parse corpus
 * conformance
 */
#include "jig/asm.h"

static bool swallow(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user, (void)ctx, (void)diag;
    return true;
}

static void count(void *user, const char *text, size_t len) {
    (void)text;
    *(size_t *)user += len;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    jig_context_allow_unregistered(ctx, true);
    jig_context_push_handler(ctx, swallow, NULL);
    JigOp *op = jig_parse_module(ctx, (JigStr){(const char *)data, size}, JIG_STR("input"), true);
    if (op) {
        JigPrintFlags flags = jig_print_flags();
        size_t n = 0;
        jig_op_print(op, &flags, count, &n);
        jig_op_destroy(op);
    }
    jig_context_pop_handler(ctx);
    jig_context_destroy(ctx);
    return 0;
}
