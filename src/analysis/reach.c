/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/reach.h"

bool jig_reach_may_change_anything(const JigOp *op) {
    JigEffects effects = {0};
    if (!jig_op_row(op))
        return false;
    bool tells = jig_op_own_effects(op, &effects),
         may = !tells && !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) &&
               !jig_op_is_terminator(op) && !jig_op_is_memory_effect_free((JigOp *)op);
    for (size_t i = 0; i < effects.len && !may; ++i) {
        const JigEffect *e = &effects.items[i];
        may = !e->value && !e->resource && (e->kind & (JIG_EFFECT_WRITE | JIG_EFFECT_FREE));
    }
    jig_effects_free(&effects);
    return may;
}

/* Is each of its regions run by the thread that comes to it? So it is of ops that tell how control
 * goes through them, but for parallel loops. */
static bool is_run_by_one_thread(const JigOp *op) {
    return jig_region_branch(op) && !jig_op_has_trait(op, JIG_TRAIT_PARALLEL_REGION);
}

/* Memory in a space of its own may be one for all threads, even where each of them comes to what
 * allocates it. */
static bool is_shared_by_threads(const JigValue *memory, const JigOp *at) {
    const JigRegion *home = jig_value_region(memory);
    if (jig_type_space(jig_value_type(memory)))
        return true;
    while (at && jig_op_parent_region(at) != home) {
        at = jig_op_parent(at);
        if (!at || !is_run_by_one_thread(at))
            return true;
    }
    return !at;
}

bool jig_reach_by_others(const JigViewFlow *f, JigValue *memref, const JigOp *at) {
    JigValue *memory = jig_alias_underlying(memref);
    return jig_view_flow_escapes(f, memory) || is_shared_by_threads(memory, at);
}
