/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The functions that the patterns of a context may call by name. */
#include "ir/context.h"
#include "jig/pdl.h"

void jig_native_register(JigContext *ctx, const JigNative *native) {
    jig_strmap_set(&ctx->natives, jig_str(native->name), (void *)(uintptr_t)native);
}

const JigNative *jig_native_find(JigContext *ctx, JigStr name) {
    return jig_strmap_get(&ctx->natives, name);
}
