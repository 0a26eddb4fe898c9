/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A listener that tells another list of listeners. */
#include "jig/rewrite.h"

#define TELL(event, ...)                                                                           \
    for (JigListener *each = ((JigRelay *)l)->to; each; each = each->next)                         \
        if (each->event)                                                                           \
            each->event(each, __VA_ARGS__);

static void inserted(JigListener *l, JigOp *op, JigBlock *from, JigOp *before) {
    TELL(inserted, op, from, before)
}
static void block_inserted(JigListener *l, JigBlock *block, JigRegion *from, JigBlock *before) {
    TELL(block_inserted, block, from, before)
}
static void modifying(JigListener *l, JigOp *op) {
    TELL(modifying, op)
}
static void modified(JigListener *l, JigOp *op) {
    TELL(modified, op)
}
static void replaced(JigListener *l, JigOp *op, JigValue *const *values, size_t n) {
    TELL(replaced, op, values, n)
}
static void erased(JigListener *l, JigOp *op) {
    TELL(erased, op)
}
static void block_erased(JigListener *l, JigBlock *block) {
    TELL(block_erased, block)
}
static void arg_erased(JigListener *l, JigValue *arg) {
    TELL(arg_erased, arg)
}
static void pattern_begin(JigListener *l, const JigPattern *pattern, JigOp *op) {
    TELL(pattern_begin, pattern, op)
}
static void pattern_end(JigListener *l, const JigPattern *pattern, bool matched) {
    TELL(pattern_end, pattern, matched)
}
static void match_failure(JigListener *l, JigLoc loc, JigStr reason) {
    TELL(match_failure, loc, reason)
}

void jig_relay_init(JigRelay *relay, JigListener *to) {
    *relay = (JigRelay){.listener = {.inserted = inserted,
                                     .block_inserted = block_inserted,
                                     .modifying = modifying,
                                     .modified = modified,
                                     .replaced = replaced,
                                     .erased = erased,
                                     .block_erased = block_erased,
                                     .arg_erased = arg_erased,
                                     .pattern_begin = pattern_begin,
                                     .pattern_end = pattern_end,
                                     .match_failure = match_failure},
                        .to = to};
}
