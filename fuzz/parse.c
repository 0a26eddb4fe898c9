/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * libFuzzer target: any text parses or is diagnosed, and what parses prints.
 *
 *     cmake --preset fuzz && cmake --build build/fuzz
 *     build/fuzz/bin/fuzz-parse corpus conformance
 */
#include "input.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    JigContext *ctx = fuzz_context();
    JigOp *op = fuzz_parse(ctx, data, size);
    if (op) {
        fuzz_print(op);
        jig_op_destroy(op);
    }
    fuzz_done(ctx);
    return 0;
}
