/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Pairs of ops of one block, the second of which drops what the first adds. A call in between takes
 * a reference, which may be the last one: after it nothing may use the value.
 */
#include "dialect/async/async.h"
#include "dialect/func/func.h"
#include "payload/async/references.h"
#include "rewrite/values.h"
#include "support/map.h"

/* By their blocks, in whatever order; in a block as they stand. */
static int compare(const void *x, const void *y) {
    JigOp *a = *(JigOp *const *)x, *b = *(JigOp *const *)y;
    if (a == b)
        return 0;
    uintptr_t block_a = (uintptr_t)jig_op_block(a), block_b = (uintptr_t)jig_op_block(b);
    if (block_a != block_b)
        return block_a < block_b ? -1 : 1;
    return jig_op_is_before(a, b) ? -1 : 1;
}

/* Users, and the ops around them up to where the value is at home. */
static void collect_users(JigValue *v, JigOpVec *out) {
    const JigRegion *home = jig_value_region(v);
    JigPtrMap seen = {0};
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        for (JigOp *op = jig_use_owner(u); op && jig_ptrset_add(&seen, op);
             op = jig_op_parent(op)) {
            jig_vec_push(out, op);
            if (jig_op_parent_region(op) == home)
                break;
        }
    jig_ptrmap_free(&seen);
    if (out->len)
        qsort(out->data, out->len, sizeof *out->data, compare);
}

/* The users of one block, and for each place the next drop of each count. */
typedef struct Users {
    JigOp *const *ops;
    size_t n;
    size_t *next_call, *next_other; /* at or after a place: a call; anything else. One allocation */
    size_t *next_drop;              /* of a drop: the next one of its count */
    JigPtrMap first_drop;           /* count -> place of the first drop that is not taken, + 1 */
} Users;

static bool is_call(const JigOp *op) {
    return jig_op_is(op, JIG_FUNC(CALL));
}

static Users users_of(JigOp *const *ops, size_t n) {
    Users u = {.ops = ops, .n = n};
    u.next_call = jig_calloc(3 * (n + 1), sizeof *u.next_call);
    u.next_other = u.next_call + n + 1;
    u.next_drop = u.next_other + n + 1;
    u.next_call[n] = u.next_other[n] = n;
    for (size_t i = n; i-- > 0;) {
        u.next_call[i] = is_call(ops[i]) ? i : u.next_call[i + 1];
        u.next_other[i] = is_call(ops[i]) ? u.next_other[i + 1] : i;
        if (!jig_op_is(ops[i], JIG_ASYNC(RUNTIME_DROP_REF)))
            continue;
        void **first =
            jig_ptrmap_slot(&u.first_drop, jig_async_runtime_drop_ref_count_attr(ops[i]));
        u.next_drop[i] = *first ? (size_t)(uintptr_t)*first - 1 : n;
        *first = (void *)(uintptr_t)(i + 1);
    }
    return u;
}

/* Drops that stand before an op stand before those after it, too: none is looked at twice. */
static void cancel_in_block(Users *u, JigOpVec *dead) {
    for (size_t i = 0; i < u->n; i++) {
        if (!jig_op_is(u->ops[i], JIG_ASYNC(RUNTIME_ADD_REF)))
            continue;
        void **first =
            jig_ptrmap_slot(&u->first_drop, jig_async_runtime_add_ref_count_attr(u->ops[i]));
        size_t drop = *first ? (size_t)(uintptr_t)*first - 1 : u->n;
        while (drop < i)
            drop = u->next_drop[drop];
        *first = (void *)(uintptr_t)(drop + 1);
        size_t end = u->next_other[u->next_call[i]]; /* the first that comes after a call */
        if (drop == u->n || drop > end)
            continue;
        *first = (void *)(uintptr_t)(u->next_drop[drop] + 1);
        jig_vec_push(dead, u->ops[i]);
        jig_vec_push(dead, u->ops[drop]);
    }
}

static bool cancel(JigRewriter *rw, JigValue *v, JigReason *why) {
    (void)why;
    JigOpVec users = {0}, dead = {0};
    collect_users(v, &users);
    for (size_t i = 0, end; i < users.len; i = end) {
        for (end = i + 1;
             end < users.len && jig_op_block(users.data[end]) == jig_op_block(users.data[i]); end++)
            ;
        Users block = users_of(users.data + i, end - i);
        cancel_in_block(&block, &dead);
        jig_ptrmap_free(&block.first_drop);
        jig_free(block.next_call);
    }
    for (size_t i = 0; i < dead.len; i++)
        jig_rw_erase(rw, dead.data[i]);
    jig_vec_free(&users);
    jig_vec_free(&dead);
    return true;
}

void jig_refcount_cancel_pairs(JigRewriter *rw, JigOp *top) {
    jig_refcount_each(rw, top, cancel, NULL);
}
