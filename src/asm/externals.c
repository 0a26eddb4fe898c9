/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "asm/externals.h"

#include "ir/context.h"

static void free_externals(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_vec_free((JigExternals *)slot);
}
static const JigContextKey key = {sizeof(JigExternals), free_externals};

const JigExternals *jig_externals_of(JigContext *ctx) {
    return jig_context_slot(ctx, &key);
}

void jig_externals_add(JigContext *ctx, const JigExternal *entry) {
    JigExternals *all = jig_context_slot(ctx, &key);
    JigExternal copy = *entry;
    copy.provider = jig_arena_str(&ctx->perm, entry->provider);
    copy.key = jig_arena_str(&ctx->perm, entry->key);
    copy.text = jig_arena_str(&ctx->perm, entry->text);
    if (entry->blob.size)
        copy.blob.data = jig_arena_copy(&ctx->perm, entry->blob.data, entry->blob.size);
    jig_vec_push(all, copy);
}
