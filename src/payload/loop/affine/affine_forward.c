/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/affine/affine_forward.h"

#include "dialect/affine/affine_domain.h"
#include "analysis/view_flow.h"
#include "support/map.h"

/*
 * Accesses of one memref whose indices have one value when each value that they are computed from
 * has some number of its own: those of one element are together, whatever else is. In the order of
 * the memref's uses.
 */
typedef struct Class {
    JigOpVec ops;
} Class;

typedef struct Forwarding {
    JigRewriter *rw;
    JigArena *arena;
    JigDominance *dom;
    JigViewFlow *flow;
    JigPtrMap infos;  /* access -> JigAffineAccessInfo */
    JigPtrMap places; /* access -> where it is among `accesses`, from 1 */
    JigOpVec accesses, dead;
    JigValueVec memrefs; /* that were read from */
    JIG_VEC(Class) classes;
    JigPtrMap class_of; /* key -> number in `classes` + 1 */
    JigPtrMap keys;     /* access -> key_of */
    bool unsure;        /* no key tells anything */
    JigPtrMap first;    /* load -> the first one of its block that it could be taken from */
} Forwarding;

static const JigAffineAccessInfo *info_of(const Forwarding *f, const JigOp *op) {
    return jig_ptrmap_get(&f->infos, op);
}
static bool writes(const JigOp *op) {
    return jig_affine_memory(op) && jig_affine_memory(op)->writes;
}
static bool reads(const JigOp *op) {
    return jig_affine_memory(op) && !jig_affine_memory(op)->writes;
}

/* ---- Classes ---- */

/* Indices that can't be computed are of any element: they are all in one class then. */
static const void *key_of(const JigAffineAccessInfo *x, JigArena *a) {
    enum { LARGEST = 1 << 20 };
    unsigned n = jig_map_num_results(x->indices.map);
    int64_t *inputs = JIG_NEW_ARRAY(a, int64_t, x->indices.n + 1),
            *values = JIG_NEW_ARRAY(a, int64_t, n + 1);
    for (size_t i = 0; i < x->indices.n; ++i)
        inputs[i] = 1 + (int64_t)(jig_hash_ptr(x->indices.operands[i]) % LARGEST);
    uint64_t key = jig_hash_ptr(x->memref);
    if (!jig_map_eval(x->indices.map, inputs, values))
        return NULL;
    for (unsigned i = 0; i < n; ++i)
        key = jig_hash_mix(key, (uint64_t)values[i]);
    return (const void *)(uintptr_t)(key | 1);
}

static void add_to_class(Forwarding *f, JigOp *op, const void *key) {
    void **slot = jig_ptrmap_slot(&f->class_of, key);
    if (!*slot) {
        jig_vec_push(&f->classes, (Class){0});
        *slot = (void *)(uintptr_t)f->classes.len;
    }
    JigOpVec *ops = &f->classes.data[(uintptr_t)*slot - 1].ops;
    if (!ops->len || ops->data[ops->len - 1] != op)
        jig_vec_push(ops, op);
}

static void forget_classes(Forwarding *f) {
    for (size_t i = 0; i < f->classes.len; ++i)
        jig_vec_free(&f->classes.data[i].ops);
    f->classes.len = 0;
    jig_ptrmap_clear(&f->class_of);
}

static JigWalk collect(JigOp *op, void *user) {
    Forwarding *f = user;
    if (jig_affine_memory(op)) {
        JigAffineAccessInfo *x = JIG_NEW(f->arena, JigAffineAccessInfo);
        jig_affine_access_info(op, f->arena, x);
        jig_ptrmap_set(&f->infos, op, x);
        jig_vec_push(&f->accesses, op);
        jig_ptrmap_set(&f->places, op, (void *)(uintptr_t)f->accesses.len);
        const void *key = key_of(x, f->arena);
        jig_ptrmap_set(&f->keys, op, (void *)key);
        f->unsure |= !key;
    }
    return JIG_WALK_ADVANCE;
}

static const void *class_key(const Forwarding *f, const JigOp *op, const JigValue *memref) {
    return f->unsure ? memref : jig_ptrmap_get(&f->keys, op);
}

static void classify(Forwarding *f) {
    JigPtrMap met = {0};
    forget_classes(f);
    for (size_t i = 0; i < f->accesses.len; ++i) {
        JigValue *memref = f->accesses.data[i] ? jig_affine_memory_of(f->accesses.data[i]) : NULL;
        if (!memref || !jig_ptrset_add(&met, memref))
            continue;
        for (JigUse *u = jig_value_first_use(memref); u; u = jig_use_next(u)) {
            JigOp *op = jig_use_owner(u);
            if (jig_affine_memory(op) && jig_affine_memory_of(op) == memref && info_of(f, op))
                add_to_class(f, op, class_key(f, op, memref));
        }
    }
    jig_ptrmap_free(&met);
}

/* Those that may access the same element, op among them. */
static JigOpVec class_of(const Forwarding *f, const JigOp *op) {
    uintptr_t n =
        (uintptr_t)jig_ptrmap_get(&f->class_of, class_key(f, op, jig_affine_memory_of(op)));
    return n ? f->classes.data[n - 1].ops : (JigOpVec){0};
}

typedef bool Fits(const JigOp *x, const JigOp *op);

/* Of those in op's block that fit the nearest one before op, or behind it; NULL: none. */
static JigOp *nearest(const Forwarding *f, JigOp *op, bool before, Fits *fits) {
    JigOpVec ops = class_of(f, op);
    JigOp *best = NULL;
    for (size_t i = 0; i < ops.len; ++i) {
        JigOp *x = ops.data[i];
        if (x == op || jig_op_block(x) != jig_op_block(op) || jig_op_is_before(x, op) != before ||
            !fits(x, op))
            continue;
        if (!best || jig_op_is_before(best, x) == before)
            best = x;
    }
    return best;
}

static const JigType *type_of(const JigOp *access) {
    return jig_value_type(jig_affine_memory_value((JigOp *)access));
}
static bool is_write(const JigOp *x, const JigOp *op) {
    (void)op;
    return writes(x);
}
static bool is_like_write(const JigOp *x, const JigOp *op) {
    return writes(x) && type_of(x) == type_of(op);
}
static bool is_like_read(const JigOp *x, const JigOp *op) {
    return reads(x) && type_of(x) == type_of(op);
}

/* Are the indices equal, whatever they are computed from? */
static bool is_same_element(Forwarding *f, const JigOp *a, const JigOp *b) {
    const JigAffineAccessInfo *x = info_of(f, a), *y = info_of(f, b);
    if (x->memref != y->memref)
        return false;
    JigAffineValue d = jig_affine_difference(&x->indices, &y->indices, f->arena);
    for (unsigned i = 0; i < jig_map_num_results(d.map); ++i)
        if (!jig_expr_is_constant_equal(jig_map_result(d.map, i), 0))
            return false;
    return true;
}

/* Loops around both. */
static size_t common_loops(const JigOp *a, const JigOp *b) {
    JigOpVec x = {0}, y = {0};
    size_t n = 0;
    jig_affine_loops_around(a, &x);
    jig_affine_loops_around(b, &y);
    for (size_t i = 0; i < x.len && i < y.len && x.data[i] == y.data[i]; ++i)
        n += jig_loop_num_vars(x.data[i]);
    jig_vec_free(&x);
    jig_vec_free(&y);
    return n;
}

/* ---- What happens in between ---- */

typedef struct Between {
    Forwarding *f;
    JigOp *start, *end; /* accesses of the same element */
    JigEffectKind kind; /* which effects are looked for */
    bool found;
} Between;

/* May `op` have its effect on what `end` accesses, in an iteration after that of `start`? */
static bool reaches(const Between *b, const JigOp *op) {
    const JigAffineAccessInfo *x = info_of(b->f, op), *y = info_of(b->f, b->end);
    if (x->memref != y->memref || jig_affine_scope(op) != jig_affine_scope(b->end))
        return true;
    size_t least = common_loops(b->start, b->end);
    for (size_t depth = common_loops(op, b->end) + 1; depth > least; --depth)
        if (jig_affine_depends(x, y, depth, false, NULL) != JIG_DEPENDS_NOT)
            return true;
    return false;
}

static bool has_effect(const Between *b, const JigEffects *effects) {
    JigValue *memref = info_of(b->f, b->end)->memref;
    for (size_t i = 0; i < effects->len; ++i) {
        const JigEffect *e = &effects->items[i];
        if ((e->kind & b->kind) && (!e->value || e->value == memref ||
                                    jig_view_flow_may_alias(b->f->flow, e->value, memref)))
            return true;
    }
    return false;
}

static JigWalk look(JigOp *op, void *user) {
    Between *b = user;
    JigEffects effects = {0};
    bool known = jig_op_own_effects(op, &effects);
    if (known && has_effect(b, &effects))
        b->found |= !jig_affine_memory(op) || reaches(b, op);
    else if (!known && !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS))
        b->found |= !jig_op_has_trait(op, JIG_TRAIT_NO_MEMORY_EFFECT);
    jig_effects_free(&effects);
    if (b->found)
        return JIG_WALK_INTERRUPT;
    return known ? JIG_WALK_SKIP : JIG_WALK_ADVANCE;
}

/* From behind `from` to before `until`, which are in one region. */
static void look_along(Between *b, JigOp *from, JigOp *until) {
    JigBlockVec todo = {0};
    JigPtrMap done = {0};
    for (JigOp *op = jig_op_next(from); op && op != until; op = jig_op_next(op))
        jig_walk_pre(op, look, b);
    if (jig_op_block(from) != jig_op_block(until)) {
        JigOp *end = jig_block_last(jig_op_block(from));
        for (size_t i = 0; i < jig_op_num_successors(end); ++i)
            jig_vec_push(&todo, jig_op_successor(end, i));
    }
    while (todo.len && !b->found) {
        JigBlock *block = jig_vec_pop(&todo);
        if (jig_ptrmap_get(&done, block))
            continue;
        jig_ptrmap_set(&done, block, block);
        JigOp *op = jig_block_first(block);
        for (; op && op != until; op = jig_op_next(op))
            jig_walk_pre(op, look, b);
        JigOp *end = op ? NULL : jig_block_last(block);
        for (size_t i = 0; end && i < jig_op_num_successors(end); ++i)
            jig_vec_push(&todo, jig_op_successor(end, i));
    }
    jig_vec_free(&todo);
    jig_ptrmap_free(&done);
}

/* Does nothing between the two have effects of the kind on what the second one accesses? All that
 * is in an op around the second one, but not the first, is between them. */
static bool is_undisturbed(Forwarding *f, JigOp *start, JigOp *end, JigEffectKind kind) {
    Between b = {.f = f, .start = start, .end = end, .kind = kind};
    JigOp *up = end;
    for (; up && jig_op_parent_region(up) != jig_op_parent_region(start); up = jig_op_parent(up)) {
        JigOp *around = jig_op_parent(up);
        if (!b.found && around)
            jig_walk_pre(around, look, &b);
    }
    if (!up)
        return false;
    if (!b.found)
        look_along(&b, start, up);
    return !b.found;
}

/* ---- Values that were written ---- */

static bool must_reach(const Forwarding *f, const JigOp *store, const JigOp *load) {
    return jig_affine_scope(store) == jig_affine_scope(load) &&
           jig_affine_depends(info_of(f, store), info_of(f, load), common_loops(store, load) + 1,
                              false, NULL) == JIG_DEPENDS;
}

static void take_written(Forwarding *f, JigOp *load) {
    JigValue *memref = jig_affine_memory_of(load), *value = jig_affine_memory_value(load);
    JigOp *last = NULL, *near = nearest(f, load, true, is_write);
    bool hides = near && is_same_element(f, near, load); /* those of the block that are before it */
    JigOpVec ops = class_of(f, load);
    for (size_t i = 0; i < ops.len && !last; ++i) {
        JigOp *store = ops.data[i];
        if (hides && store != near && jig_op_block(store) == jig_op_block(load))
            continue;
        if (writes(store) && jig_affine_memory_of(store) == memref &&
            jig_properly_dominates(f->dom, store, load) && is_same_element(f, store, load) &&
            must_reach(f, store, load) && is_undisturbed(f, store, load, JIG_EFFECT_WRITE))
            last = store;
    }
    if (!last || jig_value_type(jig_affine_memory_value(last)) != jig_value_type(value))
        return;
    jig_rw_replace_uses(f->rw, value, jig_affine_memory_value(last));
    jig_vec_push(&f->memrefs, memref);
    jig_vec_push(&f->dead, load);
}

/* ---- Writes that are not seen ---- */

/* Does every way from the block to an end of its region go through `by`? */
static bool must_pass(JigBlock *from, const JigBlock *by) {
    JigBlockVec todo = {0};
    JigPtrMap done = {0};
    bool passes = true;
    jig_vec_push(&todo, from);
    while (todo.len && passes) {
        JigBlock *block = jig_vec_pop(&todo);
        if (block == by || jig_ptrmap_get(&done, block))
            continue;
        jig_ptrmap_set(&done, block, block);
        JigOp *end = jig_block_last(block);
        passes = end && jig_op_num_successors(end);
        for (size_t i = 0; passes && i < jig_op_num_successors(end); ++i)
            jig_vec_push(&todo, jig_op_successor(end, i));
    }
    jig_vec_free(&todo);
    jig_ptrmap_free(&done);
    return passes;
}

static bool always_follows(JigOp *later, JigOp *op) {
    if (jig_op_block(later) == jig_op_block(op))
        return jig_op_is_before(op, later);
    return must_pass(jig_op_block(op), jig_op_block(later));
}

static void drop_overwritten(Forwarding *f, JigOp *store) {
    JigValue *memref = jig_affine_memory_of(store);
    JigOp *near = nearest(f, store, false, is_like_write);
    bool hides =
        near && is_same_element(f, near, store); /* those of the block that are behind it */
    JigOpVec ops = class_of(f, store);
    for (size_t i = 0; i < ops.len; ++i) {
        JigOp *later = ops.data[i];
        if (hides && later != near && jig_op_block(later) == jig_op_block(store))
            continue;
        if (later == store || !writes(later) || jig_affine_memory_of(later) != memref ||
            jig_op_parent_region(later) != jig_op_parent_region(store) ||
            jig_value_type(jig_affine_memory_value(later)) !=
                jig_value_type(jig_affine_memory_value(store)) ||
            !is_same_element(f, later, store) || !always_follows(later, store) ||
            !is_undisturbed(f, store, later, JIG_EFFECT_READ))
            continue;
        jig_vec_push(&f->dead, store);
        return;
    }
}

/* ---- Values that were read ---- */

/* Of the block's loads the nearest one decides: what is between an earlier one and it is between
 * that and the load, too. */
static void take_read(Forwarding *f, JigOp *load) {
    JigValue *memref = jig_affine_memory_of(load), *value = jig_affine_memory_value(load);
    JigOpVec found = {0}, ops = class_of(f, load);
    JigOp *near = nearest(f, load, true, is_like_read), *first = NULL;
    bool hides = near && is_same_element(f, near, load);
    if (hides && is_undisturbed(f, near, load, JIG_EFFECT_WRITE)) {
        first = jig_ptrmap_get(&f->first, near);
        first = first ? first : near;
        jig_ptrmap_set(&f->first, load, first);
        jig_vec_push(&found, first);
    }
    for (size_t i = 0; i < ops.len; ++i) {
        JigOp *earlier = ops.data[i];
        if (hides && jig_op_block(earlier) == jig_op_block(load))
            continue;
        if (earlier != load && reads(earlier) && jig_affine_memory_of(earlier) == memref &&
            is_same_element(f, earlier, load) && jig_properly_dominates(f->dom, earlier, load) &&
            is_undisturbed(f, earlier, load, JIG_EFFECT_WRITE) &&
            jig_value_type(jig_affine_memory_value(earlier)) == jig_value_type(value))
            jig_vec_push(&found, earlier);
    }
    for (size_t i = 0; i < found.len; ++i) {
        bool is_first = true;
        for (size_t k = 0; k < found.len; ++k)
            is_first &= k == i || jig_properly_dominates(f->dom, found.data[i], found.data[k]);
        if (!is_first)
            continue;
        jig_rw_replace_uses(f->rw, value, jig_affine_memory_value(found.data[i]));
        jig_vec_push(&f->dead, load);
        break;
    }
    jig_vec_free(&found);
}

/* ---- All of it ---- */

static void erase_dead(Forwarding *f) {
    for (size_t i = 0; i < f->dead.len; ++i) {
        JigOp *op = f->dead.data[i];
        JigAffineAccessInfo *x = jig_ptrmap_get(&f->infos, op);
        jig_affine_access_free(x);
        jig_ptrmap_set(&f->infos, op, NULL);
        f->accesses.data[(uintptr_t)jig_ptrmap_get(&f->places, op) - 1] = NULL;
        jig_rw_erase(f->rw, op);
    }
    f->dead.len = 0;
}

static bool frees(const JigOp *op, const JigValue *memref) {
    return jig_alias_only_affects(op, memref, JIG_EFFECT_FREE) && !jig_op_num_results(op);
}

/* Memory that is allocated here and only written and freed goes with all that does so. */
static void drop_memory(Forwarding *f, JigValue *memref) {
    JigOp *def = jig_value_def(memref);
    if (!def || !jig_alias_only_allocates(def) || jig_op_num_results(def) != 1)
        return;
    for (JigUse *u = jig_value_first_use(memref); u; u = jig_use_next(u)) {
        JigOp *op = jig_use_owner(u);
        bool is_store = writes(op) && jig_affine_memory_of(op) == memref &&
                        jig_affine_memory_value(op) != memref;
        if (!is_store && !frees(op, memref))
            return;
    }
    while (jig_value_has_uses(memref)) {
        JigOp *op = jig_use_owner(jig_value_first_use(memref));
        if (info_of(f, op))
            jig_vec_push(&f->dead, op);
        else
            jig_rw_erase(f->rw, op);
        erase_dead(f);
    }
    jig_rw_erase(f->rw, def);
}

static void each(Forwarding *f, bool writing, void (*fn)(Forwarding *f, JigOp *op)) {
    classify(f);
    for (size_t i = 0; i < f->accesses.len; ++i)
        if (f->accesses.data[i] && jig_affine_memory(f->accesses.data[i])->writes == writing)
            fn(f, f->accesses.data[i]);
    erase_dead(f);
}

void jig_loop_affine_forward(JigRewriter *rw, JigOp *root) {
    Forwarding f = {.rw = rw,
                    .arena = jig_arena_create(),
                    .dom = jig_dominance_create(rw->ctx),
                    .flow = jig_view_flow_create(root)};
    JigPtrMap dropped = {0};
    jig_walk_post(root, collect, &f);
    each(&f, false, take_written);
    each(&f, true, drop_overwritten);
    for (size_t i = 0; i < f.memrefs.len; ++i) {
        if (jig_ptrmap_get(&dropped, f.memrefs.data[i]))
            continue;
        jig_ptrmap_set(&dropped, f.memrefs.data[i], &f);
        drop_memory(&f, f.memrefs.data[i]);
    }
    each(&f, false, take_read);
    for (size_t i = 0; i < f.accesses.len; ++i)
        if (f.accesses.data[i])
            jig_affine_access_free(jig_ptrmap_get(&f.infos, f.accesses.data[i]));
    jig_vec_free(&f.accesses);
    jig_vec_free(&f.dead);
    jig_vec_free(&f.memrefs);
    forget_classes(&f);
    jig_vec_free(&f.classes);
    jig_ptrmap_free(&f.class_of);
    jig_ptrmap_free(&f.keys);
    jig_ptrmap_free(&f.first);
    jig_ptrmap_free(&f.infos);
    jig_ptrmap_free(&f.places);
    jig_ptrmap_free(&dropped);
    jig_dominance_destroy(f.dom);
    jig_view_flow_destroy(f.flow);
    jig_arena_destroy(f.arena);
}
