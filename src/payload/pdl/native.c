/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The functions that the patterns of a context may call by name. */
#include "jig/context.h"
#include "jig/pdl.h"
#include "support/map.h"

static void free_natives(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_strmap_free(slot);
}
static const JigContextKey key = {sizeof(JigStrMap), free_natives};

/* Name -> const JigNative. */
static JigStrMap *natives(JigContext *ctx) {
    return jig_context_slot(ctx, &key);
}

void jig_native_register(JigContext *ctx, const JigNative *native) {
    jig_strmap_set(natives(ctx), jig_str(native->name), (void *)(uintptr_t)native);
}

const JigNative *jig_native_find(JigContext *ctx, JigStr name) {
    return jig_strmap_get(natives(ctx), name);
}
