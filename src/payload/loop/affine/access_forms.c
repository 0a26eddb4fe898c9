/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine/access_forms.h"

#include "support/check.h"
#include "support/map.h"

#include <string.h>

typedef const JigAffineAccessInfo Info;

typedef struct Form {
    Info *like;
    size_t last;
    struct Form *next; /* of the same hash */
} Form;

static const void *hash_of(Info *x) {
    uint64_t h = jig_hash_mix(jig_hash_ptr(jig_op_block(x->op)), jig_hash_ptr(x->memref));
    h = jig_hash_mix(h, jig_hash_ptr(x->indices.map));
    for (size_t i = 0; i < x->indices.n; ++i)
        h = jig_hash_mix(h, jig_hash_ptr(x->indices.operands[i]));
    return (const void *)(uintptr_t)((h << 1 | x->writes) | 2);
}

static const JigType *type_of(Info *x) {
    return jig_value_type(jig_affine_memory_value(x->op));
}

static bool is_like(Info *x, Info *y) {
    return jig_op_block(x->op) == jig_op_block(y->op) && x->memref == y->memref &&
           x->writes == y->writes && x->indices.map == y->indices.map &&
           x->indices.n == y->indices.n && type_of(x) == type_of(y) &&
           (!x->indices.n || !memcmp(x->indices.operands, y->indices.operands,
                                     x->indices.n * sizeof *x->indices.operands));
}

/* The form of the access; true: it is a new one. */
static bool find_form(JigPtrMap *forms, Info *x, JigArena *a, Form **out) {
    void **slot = jig_ptrmap_slot(forms, hash_of(x));
    for (*out = *slot; *out; *out = (*out)->next)
        if (is_like((*out)->like, x))
            return false;
    *out = JIG_NEW(a, Form);
    **out = (Form){.like = x, .next = *slot};
    *slot = *out;
    return true;
}

JigAccessList jig_loop_affine_accesses_of_forms(JigAccessList all, JigArena *a) {
    JIG_REQUIRE(a && (all.at || !all.n));
    JigPtrMap forms = {0};
    JigAccessList some = {0};
    Info **at = JIG_NEW_ARRAY(a, Info *, all.n + 1);
    Form **of = JIG_NEW_ARRAY(a, Form *, all.n + 1);
    bool *is_first = JIG_NEW_ARRAY(a, bool, all.n + 1);
    for (size_t i = 0; i < all.n; ++i) {
        is_first[i] = find_form(&forms, all.at[i], a, &of[i]);
        of[i]->last = i;
    }
    for (size_t i = 0; i < all.n; ++i)
        if (is_first[i] || of[i]->last == i)
            at[some.n++] = all.at[i];
    some.at = at;
    jig_ptrmap_free(&forms);
    return some;
}
