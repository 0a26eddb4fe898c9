/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/cfg.h"
#include "support/check.h"

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

static bool leads_to(JigBlock *from, const JigBlock *to) {
    JigBlockVec reached = {0};
    bool found = false;
    jig_cfg_post_order(from, &reached);
    for (size_t i = 0; !found && i < reached.len; i++)
        found = reached.data[i] == to;
    jig_vec_free(&reached);
    return found;
}

bool jig_cfg_in_cycle(const JigBlock *block) {
    JIG_REQUIRE(block);
    for (size_t i = 0; i < jig_cfg_num_successors(block); i++) {
        JigBlock *next = jig_cfg_successor(block, i);
        if (next && leads_to(next, block))
            return true;
    }
    return false;
}
