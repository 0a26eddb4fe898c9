/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Walks along values that structured ops share. Each visits an op once, so that ops in a circle, as
 * graph regions have them, end it. */
#include "payload/fuse/fuse_groups.h"

#include "dialect/linalg/linalg.h"
#include "jig/iface.h"
#include "support/check.h"
#include "support/map.h"
#include "support/vec.h"

/* Ops in the order in which they came, each once. */
typedef struct Once {
    JigOpVec ops;
    JigPtrMap seen;
} Once;

static bool add_once(Once *o, JigOp *op) {
    if (!jig_ptrset_add(&o->seen, op))
        return false;
    jig_vec_push(&o->ops, op);
    return true;
}

static JigOpList finish(Once *o, JigArena *a) {
    JigOpList list = {jig_arena_alloc(a, (o->ops.len + 1) * sizeof *list.items), o->ops.len};
    for (size_t i = 0; i < o->ops.len; ++i)
        list.items[i] = o->ops.data[i];
    jig_vec_free(&o->ops);
    jig_ptrmap_free(&o->seen);
    return list;
}

/* ---- Propagating ---- */

typedef struct Spread {
    JigRewriter *rw;
    JigArena *arena;
    Once with_sizes;
} Spread;

/* The users of a value in the order of its uses from the first on. */
static JigOpVec users_of(const JigValue *v) {
    JigOpVec users = {0};
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        jig_vec_push(&users, jig_use_owner(u));
    for (size_t i = 0; i < users.len / 2; ++i) {
        JigOp *late = users.data[i];
        users.data[i] = users.data[users.len - 1 - i];
        users.data[users.len - 1 - i] = late;
    }
    return users;
}

static void mark_boundary(Spread *s, JigOp *reader) {
    jig_op_set_attr(reader, JIG_GROUP_BOUNDARY, jig_attr_unit(s->rw->ctx));
    jig_rw_modified(s->rw, reader);
}

/* `reader` reads `shared`, which another op makes, and one of both is `to`. */
static void give_sizes(Spread *s, const JigOp *from, JigOp *to, JigValue *shared, JigOp *reader) {
    JigSizeList sizes;
    if (jig_op_attr(to, JIG_GROUP_SIZES)) {
        if (!jig_fuse_group_sizes_agree(from, to, shared))
            mark_boundary(s, reader);
    } else if (!jig_fuse_group_is_barrier(to) &&
               jig_fuse_group_carry_sizes(from, to, shared, s->arena, &sizes)) {
        jig_fuse_group_set_sizes(s->rw, to, sizes);
        add_once(&s->with_sizes, to);
    }
}

static void spread_to_readers(Spread *s, JigOp *from) {
    for (size_t i = 0; i < jig_op_num_results(from); ++i) {
        JigOpVec users = users_of(jig_op_result(from, i));
        for (size_t k = 0; k < users.len; ++k)
            if (users.data[k] != from)
                give_sizes(s, from, users.data[k], jig_op_result(from, i), users.data[k]);
        jig_vec_free(&users);
    }
}

static void spread_to_makers(Spread *s, JigOp *from) {
    for (size_t i = 0; i < jig_op_num_operands(from); ++i) {
        JigOp *maker = jig_op_operand_def(from, i);
        if (maker && maker != from)
            give_sizes(s, from, maker, jig_op_operand(from, i), from);
    }
}

JigOpList jig_fuse_group_propagate(JigRewriter *rw, JigOp *const *roots, size_t n, JigArena *a) {
    JIG_REQUIRE(rw && (roots || !n) && a);
    Spread s = {.rw = rw, .arena = a};
    for (size_t i = 0; i < n; ++i)
        if (jig_fuse_group_sizes(roots[i]))
            add_once(&s.with_sizes, roots[i]);
    for (size_t i = 0; i < s.with_sizes.ops.len; ++i)
        spread_to_readers(&s, s.with_sizes.ops.data[i]);
    for (size_t i = 0; i < s.with_sizes.ops.len; ++i)
        spread_to_makers(&s, s.with_sizes.ops.data[i]);
    return finish(&s.with_sizes, a);
}

static JigWalk forget(JigOp *op, void *user) {
    JigRewriter *rw = user;
    if (jig_op_attr(op, JIG_GROUP_SIZES) || jig_op_attr(op, JIG_GROUP_BOUNDARY)) {
        jig_op_set_attr(op, JIG_GROUP_SIZES, NULL);
        jig_op_set_attr(op, JIG_GROUP_BOUNDARY, NULL);
        jig_rw_modified(rw, op);
    }
    return JIG_WALK_ADVANCE;
}

void jig_fuse_group_forget(JigRewriter *rw, JigOp *op) {
    jig_walk_pre(op, forget, rw);
}

/* ---- Roots ---- */

/* Is there a barrier among what the op is computed from, through ops with sizes? */
static bool follows_barrier(JigOp *op) {
    Once before = {0};
    add_once(&before, op);
    bool found = false;
    for (size_t i = 0; i < before.ops.len && !found; ++i)
        for (size_t k = 0; k < jig_op_num_operands(before.ops.data[i]) && !found; ++k) {
            JigOp *maker = jig_op_operand_def(before.ops.data[i], k);
            if (!maker || !jig_fuse_group_sizes(maker) || !add_once(&before, maker))
                continue;
            found = jig_fuse_group_is_barrier(maker);
        }
    jig_vec_free(&before.ops);
    jig_ptrmap_free(&before.seen);
    return found;
}

/* What reads an op's results. */
typedef struct Readers {
    bool in_group;  /* one that is no barrier and of the same group */
    bool a_barrier; /* a barrier */
} Readers;

static Readers readers_of(const JigOp *op) {
    Readers r = {0};
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u)) {
            const JigOp *user = jig_use_owner(u);
            if (user == op || !jig_fuse_group_sizes(user))
                continue;
            if (jig_fuse_group_is_barrier(user))
                r.a_barrier = true;
            else if (!jig_op_attr(user, JIG_GROUP_BOUNDARY) &&
                     jig_fuse_group_sizes_agree(op, user, jig_op_result(op, i)))
                r.in_group = true;
        }
    return r;
}

/* What only prepares a barrier's operands goes with the barrier's group. */
static bool is_root(JigOp *op) {
    if (!jig_fuse_group_sizes(op))
        return false;
    Readers r = readers_of(op);
    return !r.in_group && (!r.a_barrier || jig_fuse_group_is_barrier(op) || follows_barrier(op));
}

typedef struct Ordering {
    JigPtrMap wanted;
    Once found;
} Ordering;

static JigWalk put_in_order(JigOp *op, void *user) {
    Ordering *o = user;
    if (jig_ptrmap_has(&o->wanted, op))
        add_once(&o->found, op);
    return o->found.ops.len < o->wanted.len ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

JigOpList jig_fuse_group_roots(JigOp *const *ops, size_t n, JigArena *a) {
    JIG_REQUIRE((ops || !n) && a);
    Ordering o = {0};
    for (size_t i = 0; i < n; ++i)
        if (is_root(ops[i]))
            jig_ptrset_add(&o.wanted, ops[i]);
    if (o.wanted.len)
        jig_walk_pre(jig_op_outermost(ops[0]), put_in_order, &o);
    jig_ptrmap_free(&o.wanted);
    return finish(&o.found, a);
}

/* ---- Chains ---- */

JigOpList jig_fuse_group_trace_producers(JigOp *const *ops, size_t n, JigArena *a) {
    JIG_REQUIRE((ops || !n) && a);
    Once before = {0};
    for (size_t i = 0; i < n; ++i)
        add_once(&before, ops[i]);
    size_t num_given = before.ops.len;
    for (size_t i = 0; i < before.ops.len; ++i)
        for (size_t k = 0; k < jig_op_num_operands(before.ops.data[i]); ++k) {
            JigOp *maker = jig_op_operand_def(before.ops.data[i], k);
            if (maker)
                add_once(&before, maker);
        }
    JigOpList list = finish(&before, a);
    return (JigOpList){list.items + num_given, list.len - num_given};
}

/* However often it reads it. */
static JigOp *only_reader(const JigValue *v) {
    JigOp *reader = NULL;
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        if (reader && jig_use_owner(u) != reader)
            return NULL;
        reader = jig_use_owner(u);
    }
    return reader;
}

static bool goes_along(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    if (!s || jig_op_is(op, JIG_LINALG(GENERIC)) || jig_op_is(op, JIG_LINALG(FILL)))
        return s != NULL;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (!jig_map_is_identity(s->map(op, i)))
            return false;
    return jig_linalg_is_elementwise(op);
}

JigOpList jig_fuse_group_consumers(const JigOp *op, JigArena *a) {
    Once chain = {0};
    while (jig_op_num_results(op) == 1) {
        JigOp *reader = only_reader(jig_op_result(op, 0));
        if (!reader || !goes_along(reader) || !add_once(&chain, reader))
            break;
        op = reader;
    }
    return finish(&chain, a);
}
