/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/x86vector/moves.h"

#include "analysis/alias.h"
#include "jig/op.h"

/* Both made by ops of their own. */
static bool are_apart(JigValue *a, JigValue *b) {
    const JigValue *under_a = jig_alias_underlying(a), *under_b = jig_alias_underlying(b);
    return under_a != under_b && jig_alias_is_allocated(under_a) && jig_alias_is_allocated(under_b);
}

bool jig_x86vector_leaves_memory(const JigOp *op, JigValue *base) {
    JigEffects effects = {0};
    jig_op_effects(op, &effects);
    bool leaves = effects.known;
    for (size_t i = 0; leaves && i < effects.len; ++i) {
        const JigEffect *e = &effects.items[i];
        bool harmless = e->kind == JIG_EFFECT_READ || e->kind == JIG_EFFECT_ALLOC;
        leaves = harmless || (base && e->value && are_apart(base, e->value));
    }
    jig_effects_free(&effects);
    return leaves;
}

bool jig_x86vector_memory_stays(const JigOp *first, const JigOp *second, JigValue *base) {
    size_t n = 0;
    for (JigOp *op = jig_op_next(first); op != second; op = jig_op_next(op))
        if (!op || ++n > JIG_MOVES_MOST_OPS || !jig_x86vector_leaves_memory(op, base))
            return false;
    return true;
}
