/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/cfg.h"
#include "support/check.h"

typedef struct Frame {
    JigBlock *block;
    size_t next; /* successor to look at */
} Frame;

void jig_cfg_post_order(JigBlock *entry, JigBlockVec *out) {
    JIG_REQUIRE(entry && out);
    if (!jig_cfg_num_successors(entry)) {
        jig_vec_push(out, entry);
        return;
    }
    JIG_VEC(Frame) stack = {0};
    JigPtrMap seen = {0};
    jig_ptrset_add(&seen, entry);
    jig_vec_push(&stack, ((Frame){entry, 0}));
    while (stack.len) {
        Frame *top = &jig_vec_last(&stack);
        if (top->next == jig_cfg_num_successors(top->block)) {
            jig_vec_push(out, top->block);
            stack.len--;
            continue;
        }
        JigBlock *succ = jig_cfg_successor(top->block, top->next++);
        if (succ && succ->region == entry->region && jig_ptrset_add(&seen, succ))
            jig_vec_push(&stack, ((Frame){succ, 0}));
    }
    jig_vec_free(&stack);
    jig_ptrmap_free(&seen);
}
