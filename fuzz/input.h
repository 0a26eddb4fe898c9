/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the fuzz targets have in common: a context that swallows its diagnostics. */
#ifndef JIG_FUZZ_INPUT_H
#define JIG_FUZZ_INPUT_H

#include "jig/asm.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool swallow(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user, (void)ctx, (void)diag;
    return true;
}

static JigContext *fuzz_context(void) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    jig_context_allow_unregistered(ctx, true);
    jig_context_push_handler(ctx, swallow, NULL);
    return ctx;
}

static JigOp *fuzz_parse(JigContext *ctx, const uint8_t *data, size_t size) {
    return jig_parse_module(ctx, (JigStr){(const char *)data, size}, JIG_STR("input"), true);
}

static void count(void *user, const char *text, size_t len) {
    (void)text;
    *(size_t *)user += len;
}

static void fuzz_print(JigOp *op) {
    JigPrintFlags flags = jig_print_flags();
    size_t n = 0;
    jig_op_print(op, &flags, count, &n);
}

static void fuzz_done(JigContext *ctx) {
    jig_context_pop_handler(ctx);
    jig_context_destroy(ctx);
}

#endif
