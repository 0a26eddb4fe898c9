/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/patterns/kept.h"

#include <string.h>

#include "jig/context.h"
#include "support/arena.h"

/* A list, which is short: scripts choose few options. */
typedef struct Kept {
    struct Kept *next;
    const JigPattern *from;
    JigPattern *list;
    void *options;
    size_t size;
} Kept;

static void free_kept(JigContext *ctx, void *slot) {
    (void)ctx;
    for (Kept *k = *(Kept **)slot, *next; k; k = next) {
        next = k->next;
        jig_free(k->list);
        jig_free(k->options);
        jig_free(k);
    }
}
static const JigContextKey kept_key = {sizeof(Kept *), free_kept};

const JigPattern *jig_patterns_kept(JigContext *ctx, const JigPattern *patterns,
                                    const void *options, size_t size) {
    Kept **first = jig_context_slot(ctx, &kept_key);
    for (Kept *k = *first; k; k = k->next)
        if (k->from == patterns && k->size == size && !memcmp(k->options, options, size))
            return k->list;
    size_t n = 0;
    while (patterns[n].fn)
        ++n;
    Kept *k = jig_calloc(1, sizeof *k);
    *k = (Kept){.next = *first, .from = patterns, .size = size};
    k->options = jig_calloc(1, size);
    memcpy(k->options, options, size);
    k->list = jig_calloc(n + 1, sizeof *k->list);
    for (size_t i = 0; i < n; ++i) {
        k->list[i] = patterns[i];
        k->list[i].data = k->options;
    }
    *first = k;
    return k->list;
}
