/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/lower/machine_list.h"

#include "payload/lower/llvm/vector/llvm_vector.h"
#include "support/check.h"
#include "support/vec.h"

typedef JIG_VEC(const JigMachine *) Machines;

static void free_machines(JigContext *ctx, void *slot) {
    Machines *all = slot;
    (void)ctx;
    jig_vec_free(all);
}
static const JigContextKey key = {sizeof(Machines), free_machines};

const JigMachine *const *jig_lower_machines(JigContext *ctx) {
    static const JigMachine *const none = NULL;
    Machines *all = jig_context_slot(ctx, &key);
    return all->len ? all->data : &none;
}

const JigMachine *jig_lower_machine_of_dialect(JigContext *ctx, JigStr dialect) {
    for (const JigMachine *const *m = jig_lower_machines(ctx); *m; m++)
        if ((*m)->num_dialects && jig_str_is(dialect, (*m)->dialects[0]->name))
            return *m;
    return NULL;
}

const JigMachine *jig_lower_machine_of_target(const JigAttr *target) {
    const JigAttrRow *row = jig_attr_row(target);
    if (!row)
        return NULL;
    for (const JigMachine *const *m = jig_lower_machines(jig_attr_context(target)); *m; m++)
        if ((*m)->target && strcmp((*m)->target, row->name) == 0)
            return *m;
    return NULL;
}

void jig_lower_machines_join(JigContext *ctx, JigStr set, JigPatternSet *to) {
    for (const JigMachine *const *m = jig_lower_machines(ctx); *m; m++)
        for (const JigMachineJoin *join = (*m)->joins; join && join->set; join++)
            if (jig_str_is(set, join->set))
                jig_patterns_add_list(to, join->patterns);
}

void jig_lower_machines_add(JigContext *ctx, const JigMachine *const *machines, size_t n) {
    JIG_REQUIRE(ctx && (machines || !n));
    Machines *all = jig_context_slot(ctx, &key);
    if (all->len && !n)
        return;
    jig_vec_reserve(all, all->len + n + 1);
    if (all->len)
        all->len--; /* the NULL */
    jig_vec_append(all, machines, n);
    jig_vec_push(all, NULL);
    jig_to_llvm_register_vector(ctx);
}
