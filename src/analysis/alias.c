/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/alias.h"

#include "ir/trail.h"
#include "support/check.h"

JigValue *jig_alias_underlying(const JigValue *memref) {
    JigTrail trail = {0}; /* in code that is not reached views may go in circles */
    for (JigOp *def; (def = jig_value_def(memref)) && jig_view(def) && !jig_value_index(memref) &&
                     jig_trail_step(&trail, def);)
        memref = jig_view(def)->source(def);
    return (JigValue *)memref;
}

bool jig_alias_only_allocates(const JigOp *op) {
    JigEffects effects = {0};
    bool ok = jig_op_own_effects(op, &effects) && effects.len;
    for (size_t i = 0; i < effects.len; ++i)
        ok &= effects.items[i].kind == JIG_EFFECT_ALLOC;
    jig_effects_free(&effects);
    return ok;
}

bool jig_alias_only_affects(const JigOp *op, const JigValue *v, unsigned kinds) {
    JigEffects effects = {0};
    bool ok = jig_op_own_effects(op, &effects) && effects.len;
    for (size_t i = 0; i < effects.len; ++i)
        ok &= effects.items[i].value == v && (effects.items[i].kind & kinds);
    jig_effects_free(&effects);
    return ok;
}

static bool has_effect(const JigOp *op, const JigValue *v, JigEffectKind kind) {
    JigEffects effects = {0};
    bool found = false;
    jig_op_own_effects(op, &effects);
    for (size_t i = 0; i < effects.len; ++i)
        found |= effects.items[i].kind == kind && effects.items[i].value == v;
    jig_effects_free(&effects);
    return found;
}

bool jig_alias_is_allocated(const JigValue *v) {
    JigOp *def = jig_value_def(v);
    return def && has_effect(def, v, JIG_EFFECT_ALLOC);
}

JigValue *jig_alias_only_allocated(const JigOp *op) {
    JIG_REQUIRE(op);
    JigEffects effects = {0};
    JigValue *only = NULL;
    size_t n = 0;
    jig_op_own_effects(op, &effects);
    for (size_t i = 0; i < effects.len; ++i) {
        const JigEffect *e = &effects.items[i];
        if (e->kind != JIG_EFFECT_ALLOC || !e->value || !jig_value_is_result(e->value) ||
            jig_effect_is_scoped(e))
            continue;
        only = e->value;
        ++n;
    }
    jig_effects_free(&effects);
    return n == 1 ? only : NULL;
}

bool jig_alias_frees(const JigOp *op, const JigValue *v) {
    return has_effect(op, v, JIG_EFFECT_FREE);
}

bool jig_alias_find_dealloc(const JigValue *v, JigOp **out) {
    *out = NULL;
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (user == *out || !jig_alias_frees(user, v))
            continue;
        if (*out)
            return false;
        *out = user;
    }
    return true;
}
