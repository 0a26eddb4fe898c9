/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/equivalence.h"
#include "support/check.h"

bool jig_equivalence_same_kind(const JigOp *a, const JigOp *b) {
    JIG_REQUIRE(a && a->name && b && b->name);
    if (a->name != b->name || a->attrs != b->attrs || a->num_operands != b->num_operands ||
        a->num_results != b->num_results || a->num_regions != b->num_regions ||
        a->num_successors != b->num_successors)
        return false;
    for (size_t i = 0; i < a->num_results; i++)
        if (jig_op_results(a)[i].type != jig_op_results(b)[i].type)
            return false;
    return true;
}

uint64_t jig_equivalence_hash_kind(const JigOp *op) {
    JIG_REQUIRE(op);
    uint64_t h = jig_hash_ptr(op->name);
    h = jig_hash_mix(h, (uint64_t)(uintptr_t)op->attrs);
    for (size_t i = 0; i < op->num_results; i++)
        h = jig_hash_mix(h, (uint64_t)(uintptr_t)jig_op_results(op)[i].type);
    return h;
}

/* Operands of commutative ops add up, so that their order does not count. */
uint64_t jig_equivalence_hash_op(const JigOp *op) {
    uint64_t h = jig_equivalence_hash_kind(op), sum = 0;
    bool commutative = jig_op_has_trait(op, JIG_TRAIT_COMMUTATIVE);
    for (size_t i = 0; i < op->num_operands; i++) {
        if (commutative)
            sum += jig_hash_ptr(op->operands[i].value);
        else
            h = jig_hash_mix(h, (uint64_t)(uintptr_t)op->operands[i].value);
    }
    return commutative ? jig_hash_mix(h, sum) : h;
}

/* Values inside the second region by those inside the first. */
typedef JigPtrMap Pairs;

static bool same_value(const Pairs *pairs, const JigValue *a, const JigValue *b) {
    return a == b || jig_ptrmap_get(pairs, a) == b;
}

static int by_address(const void *a, const void *b) {
    uintptr_t x = (uintptr_t) * (JigValue *const *)a, y = (uintptr_t) * (JigValue *const *)b;
    return x < y ? -1 : x > y;
}

static bool same_in_any_order(const JigOp *a, const JigOp *b) {
    size_t n = a->num_operands;
    JigValue **x = jig_calloc(n * 2, sizeof *x), **y = x + n;
    for (size_t i = 0; i < n; i++) {
        x[i] = a->operands[i].value;
        y[i] = b->operands[i].value;
    }
    qsort(x, n, sizeof *x, by_address);
    qsort(y, n, sizeof *y, by_address);
    bool same = memcmp(x, y, n * sizeof *x) == 0;
    jig_free(x);
    return same;
}

static bool same_operands(const Pairs *pairs, const JigOp *a, const JigOp *b) {
    for (size_t i = 0; i < a->num_operands; i++)
        if (!same_value(pairs, a->operands[i].value, b->operands[i].value))
            return false;
    return true;
}

static bool equivalent(Pairs *pairs, const JigOp *a, const JigOp *b);

static bool same_block(Pairs *pairs, const JigBlock *a, const JigBlock *b) {
    if (a->num_args != b->num_args)
        return false;
    for (size_t i = 0; i < a->num_args; i++) {
        if (a->args[i]->v.type != b->args[i]->v.type)
            return false;
        jig_ptrmap_set(pairs, a->args[i], b->args[i]);
    }
    const JigOp *x = a->first, *y = b->first;
    for (; x && y; x = x->next, y = y->next) {
        if (!equivalent(pairs, x, y))
            return false;
        for (size_t i = 0; i < x->num_successors; i++)
            if (jig_ptrmap_get(pairs, jig_op_successors(x)[i].block) !=
                jig_op_successors(y)[i].block)
                return false;
    }
    return !x && !y;
}

static bool same_region(Pairs *pairs, const JigRegion *a, const JigRegion *b) {
    const JigBlock *x = a->first, *y = b->first;
    for (; x && y; x = x->next, y = y->next)
        jig_ptrmap_set(pairs, x, (void *)(uintptr_t)y);
    if (x || y)
        return false;
    for (x = a->first, y = b->first; x; x = x->next, y = y->next)
        if (!same_block(pairs, x, y))
            return false;
    return true;
}

static bool equivalent(Pairs *pairs, const JigOp *a, const JigOp *b) {
    if (!jig_equivalence_same_kind(a, b) || !same_operands(pairs, a, b))
        return false;
    for (size_t i = 0; i < a->num_results && a->num_results; i++)
        jig_ptrmap_set(pairs, &jig_op_results(a)[i], &jig_op_results(b)[i]);
    for (size_t i = 0; i < a->num_regions; i++)
        if (!same_region(pairs, &jig_op_regions(a)[i], &jig_op_regions(b)[i]))
            return false;
    return true;
}

/* Values and blocks inside, by their numbers in the order in which they are defined. */
typedef struct Numbers {
    JigPtrMap of;
    uint64_t hash;
} Numbers;

static void define(Numbers *n, const void *what, const void *type) {
    jig_ptrmap_set(&n->of, what, (void *)(n->of.len + 1));
    n->hash = jig_hash_mix(n->hash, (uint64_t)(uintptr_t)type);
}

static uint64_t number_of(const Numbers *n, const void *what) {
    const void *number = jig_ptrmap_get(&n->of, what);
    return jig_hash_ptr(number ? number : what);
}

static void hash_operands(Numbers *n, const JigOp *op) {
    uint64_t sum = 0;
    bool commutative = jig_op_has_trait(op, JIG_TRAIT_COMMUTATIVE);
    for (size_t i = 0; i < op->num_operands; i++) {
        uint64_t operand = number_of(n, op->operands[i].value);
        if (commutative)
            sum += operand;
        else
            n->hash = jig_hash_mix(n->hash, operand);
    }
    n->hash = jig_hash_mix(n->hash, sum);
}

static void hash_region(Numbers *n, const JigRegion *r);

static void hash_op(Numbers *n, const JigOp *op) {
    n->hash = jig_hash_mix(n->hash, jig_equivalence_hash_kind(op));
    hash_operands(n, op);
    for (size_t i = 0; i < op->num_successors; i++)
        n->hash = jig_hash_mix(n->hash, number_of(n, jig_op_successors(op)[i].block));
    for (size_t i = 0; i < op->num_results; i++)
        define(n, &jig_op_results(op)[i], NULL);
    for (size_t i = 0; i < op->num_regions; i++)
        hash_region(n, &jig_op_regions(op)[i]);
}

static void hash_region(Numbers *n, const JigRegion *r) {
    for (const JigBlock *b = r->first; b; b = b->next)
        define(n, b, NULL);
    for (const JigBlock *b = r->first; b; b = b->next) {
        for (size_t i = 0; i < b->num_args; i++)
            define(n, b->args[i], b->args[i]->v.type);
        for (const JigOp *op = b->first; op; op = op->next)
            hash_op(n, op);
    }
}

uint64_t jig_equivalence_hash_region(const JigRegion *r) {
    Numbers n = {0};
    hash_region(&n, r);
    jig_ptrmap_free(&n.of);
    return n.hash;
}

bool jig_equivalence_of_regions(const JigRegion *a, const JigRegion *b) {
    JIG_REQUIRE(a && b);
    Pairs pairs = {0};
    bool same = same_region(&pairs, a, b);
    jig_ptrmap_free(&pairs);
    return same;
}

bool jig_equivalence_of_ops(const JigOp *a, const JigOp *b) {
    if (a == b)
        return true;
    if (!a->num_regions || a->name != b->name) { /* the common case needs no pairs */
        static const Pairs none;
        return jig_equivalence_same_kind(a, b) &&
               (same_operands(&none, a, b) ||
                (jig_op_has_trait(a, JIG_TRAIT_COMMUTATIVE) && same_in_any_order(a, b)));
    }
    Pairs pairs = {0};
    bool same = equivalent(&pairs, a, b);
    jig_ptrmap_free(&pairs);
    return same;
}
