/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The in-place analysis: classes of values, decisions and their order. */
#include "analysis/in_place_int.h"
#include "rewrite/values.h"
#include "support/arena.h"
#include "support/check.h"

/* ---- Classes ---- */

static uint32_t entry_of(const JigInPlace *p, const JigValue *v) {
    return (uint32_t)(uintptr_t)jig_ptrmap_get(&p->index, v);
}

uint32_t jig_in_place_class(JigInPlace *p, const JigValue *v) {
    uint32_t at = entry_of(p, v);
    JigAliasEntry *e = p->entries.data;
    while (at && e[at].parent != at) {
        e[at].parent = e[e[at].parent].parent;
        at = e[at].parent;
    }
    return at;
}

static uint32_t same_class(JigInPlace *p, const JigValue *v) {
    uint32_t at = entry_of(p, v);
    JigAliasEntry *e = p->entries.data;
    while (at && e[at].same_parent != at) {
        e[at].same_parent = e[e[at].same_parent].same_parent;
        at = e[at].same_parent;
    }
    return at;
}

static void add_value(JigValue *v, void *user) {
    JigInPlace *p = user;
    if (!jig_type_is_tensor(jig_value_type(v)) || entry_of(p, v))
        return;
    uint32_t at = (uint32_t)p->entries.len;
    JigAliasEntry e = {.value = v,
                       .parent = at,
                       .size = 1,
                       .same_parent = at,
                       .head = at,
                       .tail = at,
                       .num_fixed = !jig_buffer_is_writable(v, p->b)};
    jig_vec_push(&p->entries, e);
    jig_ptrmap_set(&p->index, v, (void *)(uintptr_t)at);
}

static JigWalk add_values_of(JigOp *op, void *user) {
    jig_values_each_defined(op, add_value, user);
    return JIG_WALK_ADVANCE;
}

/* The spans of the smaller tree go to the larger one. */
static void join_trees(JigInPlace *p, uint32_t *tree, uint32_t *n, uint32_t other, uint32_t m) {
    if (*n < m) {
        uint32_t small = *tree;
        *tree = other;
        other = small;
    }
    jig_in_place_spans_move(&p->spans, tree, other);
    *n += m;
}

/* The list of the first class comes first. */
static void join(JigInPlace *p, JigValue *first, JigValue *second) {
    uint32_t x = jig_in_place_class(p, first), y = jig_in_place_class(p, second);
    if (x == y || !x || !y)
        return;
    JigAliasEntry *e = p->entries.data;
    uint32_t head = e[x].head, tail = e[y].tail;
    e[e[x].tail].next = e[y].head;
    if (e[x].size < e[y].size) {
        uint32_t z = x;
        x = y;
        y = z;
    }
    e[y].parent = x;
    e[x].size += e[y].size;
    e[x].head = head;
    e[x].tail = tail;
    e[x].checked = false;
    e[x].num_uses += e[y].num_uses;
    e[x].num_fixed += e[y].num_fixed;
    e[x].num_parallel += e[y].num_parallel;
    e[x].num_changes += e[y].num_changes;
    join_trees(p, &e[x].reads, &e[x].num_reads, e[y].reads, e[y].num_reads);
    join_trees(p, &e[x].writes, &e[x].num_writes, e[y].writes, e[y].num_writes);
}

static void make_same(JigInPlace *p, JigValue *x, JigValue *y) {
    uint32_t a = same_class(p, x), b = same_class(p, y);
    if (a && b)
        p->entries.data[a].same_parent = b;
}

bool jig_in_place_same(JigInPlace *p, JigValue *x, JigValue *y) {
    return x == y || (entry_of(p, x) && same_class(p, x) == same_class(p, y));
}

bool jig_in_place_may_share(JigInPlace *p, JigValue *x, JigValue *y) {
    return x == y || (entry_of(p, x) && jig_in_place_class(p, x) == jig_in_place_class(p, y));
}

void jig_in_place_each_alias(JigInPlace *p, JigValue *v, void (*fn)(JigValue *v, void *user),
                             void *user) {
    uint32_t c = jig_in_place_class(p, v);
    for (uint32_t at = c ? p->entries.data[c].head : 0; at; at = p->entries.data[at].next)
        fn(p->entries.data[at].value, user);
}

/* ---- Places ---- */

JigPlace jig_in_place_place(const JigInPlace *p, const JigOp *op) {
    uintptr_t at = (uintptr_t)jig_ptrmap_get(&p->places, op);
    return at ? p->place_of.data[at - 1] : (JigPlace){INT64_MIN, INT64_MAX};
}

static JigWalk number_first(JigOp *op, void *user) {
    JigInPlace *p = user;
    int64_t at = (int64_t)p->place_of.len;
    jig_vec_push(&p->place_of, ((JigPlace){at, at}));
    jig_ptrmap_set(&p->places, op, (void *)(uintptr_t)p->place_of.len);
    const JigBufferIface *iface = jig_buffer(op);
    p->has_parallel |= iface && iface->parallel;
    return JIG_WALK_ADVANCE;
}

/* An op ends where the last one inside does. */
static JigWalk number_last(JigOp *op, void *user) {
    JigInPlace *p = user;
    JigOp *parent = jig_op_parent(op);
    uintptr_t up = parent ? (uintptr_t)jig_ptrmap_get(&p->places, parent) : 0;
    int64_t last = jig_in_place_place(p, op).last;
    if (up && p->place_of.data[up - 1].last < last)
        p->place_of.data[up - 1].last = last;
    return JIG_WALK_ADVANCE;
}

/* ---- Definitions ---- */

static bool defines(JigValue *v, void *user) {
    return jig_buffer_defines(v, user);
}

static JigDefinitions *trace_definitions(JigInPlace *p, JigBufferAliases *operands) {
    JigPtrMap has = {0};
    JigValueVec all = {0};
    for (size_t i = 0; i < operands->len; ++i) {
        JigTrace t = {.found = defines, .user = p->b, .no_leaves = true};
        jig_buffering_trace(&t, operands->items[operands->len - 1 - i].use, p->b);
        for (size_t k = 0; k < t.values.len; ++k)
            if (jig_ptrset_add(&has, t.values.data[k]))
                jig_vec_push(&all, t.values.data[k]);
        jig_vec_free(&t.values);
    }
    JigDefinitions *d = JIG_NEW(p->arena, JigDefinitions);
    d->n = all.len;
    d->values = jig_arena_copy(p->arena, all.data, all.len * sizeof *all.data);
    jig_ptrmap_free(&has);
    jig_vec_free(&all);
    return d;
}

/* Along values with one origin each, all of which have the same definitions. */
const JigDefinitions *jig_in_place_definitions(JigInPlace *p, JigValue *v) {
    JigValueVec way = {0};
    JigDefinitions *d = jig_ptrmap_get(&p->definitions, v);
    while (!d) {
        JigBufferAliases operands = {0};
        jig_vec_push(&way, v);
        if (jig_buffer_defines(v, p->b)) {
            d = JIG_NEW(p->arena, JigDefinitions);
            d->values = jig_arena_copy(p->arena, &v, sizeof v);
            d->n = 1;
        } else {
            jig_buffer_operands_of(v, p->b, &operands);
            if (operands.len == 1)
                v = jig_use_value(operands.items[0].use);
            else
                d = trace_definitions(p, &operands);
        }
        jig_buffer_aliases_free(&operands);
        if (!d)
            d = jig_ptrmap_get(&p->definitions, v);
    }
    for (size_t i = 0; i < way.len; ++i)
        jig_ptrmap_set(&p->definitions, way.data[i], d);
    jig_vec_free(&way);
    return d;
}

/* ---- Decisions ---- */

bool jig_in_place_is(const JigInPlace *p, const JigUse *use) {
    return jig_ptrmap_has(&p->in_place, use);
}

bool jig_in_place_is_undefined(const JigInPlace *p, const JigUse *use) {
    return jig_ptrmap_has(&p->undefined, use);
}

static void add_write(JigInPlace *p, JigUse *use) {
    uint32_t at = jig_in_place_class(p, jig_use_value(use));
    if (!at)
        return;
    JigAliasEntry *c = &p->entries.data[at];
    int64_t place = jig_in_place_place(p, jig_use_owner(use)).first;
    jig_in_place_span_add(&p->spans, &c->writes, place, place, use, NULL);
    c->num_writes++;
    c->num_parallel += jig_in_place_crosses_threads(p, use);
    c->num_changes += jig_loop_num_carried(jig_use_owner(use)) == 0;
}

/* All values that would live in the operand's buffer join its class. */
static void decide_in_place(JigInPlace *p, JigUse *use) {
    if (!jig_ptrset_add(&p->in_place, use))
        return;
    JigBufferAliases values = {0};
    jig_buffer_values_of(use, p->b, &values);
    for (size_t i = 0; i < values.len; ++i)
        join(p, values.items[i].value, jig_use_value(use));
    jig_buffer_aliases_free(&values);
}

/* The classes that an operand in place would join. */
typedef struct Classes {
    uint32_t *items;
    size_t n;
    uint32_t few[4];
} Classes;

static void add_class(Classes *c, uint32_t class, size_t room) {
    for (size_t i = 0; i < c->n; ++i)
        if (c->items[i] == class)
            return;
    if (!c->items)
        c->items = room > JIG_LEN(c->few) ? jig_calloc(room, sizeof *c->items) : c->few;
    if (class)
        c->items[c->n++] = class;
}

static void find_classes(JigInPlace *p, JigUse *use, Classes *c) {
    JigBufferAliases values = {0};
    jig_buffer_values_of(use, p->b, &values);
    *c = (Classes){0};
    add_class(c, jig_in_place_class(p, jig_use_value(use)), values.len + 1);
    for (size_t i = 0; i < values.len; ++i)
        add_class(c, jig_in_place_class(p, values.items[i].value), values.len + 1);
    jig_buffer_aliases_free(&values);
}

static void free_classes(Classes *c) {
    if (c->items != c->few)
        jig_free(c->items);
}

/* ---- Conflicts between classes ---- */

typedef struct Search {
    JigInPlace *p;
    const JigInPlaceSpan *one;
    uint32_t others;
    bool one_reads;
} Search;

static bool meets(const JigInPlaceSpan *other, void *user) {
    Search *s = user;
    const JigInPlaceSpan *read = s->one_reads ? s->one : other,
                         *write = s->one_reads ? other : s->one;
    return jig_in_place_conflict(s->p, read->use, write->use, read->def);
}

static bool search_others(const JigInPlaceSpan *one, void *user) {
    Search *s = user;
    s->one = one;
    return jig_in_place_spans_overlapping(&s->p->spans, s->others, one->first, one->last, meets, s);
}

/* Does a read of one class conflict with a write of the other (which may be the same)? */
static bool conflict_across(JigInPlace *p, uint32_t reads, uint32_t num_reads, uint32_t writes,
                            uint32_t num_writes) {
    if (!num_reads || !num_writes)
        return false;
    bool by_read = num_reads < num_writes;
    Search s = {.p = p, .others = by_read ? writes : reads, .one_reads = by_read};
    return jig_in_place_spans_each(&p->spans, by_read ? reads : writes, search_others, &s);
}

static bool classes_conflict(JigInPlace *p, const JigAliasEntry *x, const JigAliasEntry *y) {
    return conflict_across(p, x->reads, x->num_reads, y->writes, y->num_writes) ||
           (x != y && conflict_across(p, y->reads, y->num_reads, x->writes, x->num_writes));
}

/* `write` would be one more write; or NULL. */
static bool would_conflict(JigInPlace *p, const Classes *c, JigUse *write) {
    const JigAliasEntry *e = p->entries.data;
    bool any_read = false, crosses = write && jig_in_place_crosses_threads(p, write);
    for (size_t i = 0; i < c->n; ++i) {
        any_read |= e[c->items[i]].num_uses > 0;
        crosses |= e[c->items[i]].num_parallel > 0;
    }
    if (any_read && crosses)
        return true;
    for (size_t i = 0; i < c->n; ++i)
        for (size_t k = i + 1; k < c->n; ++k)
            if (classes_conflict(p, &e[c->items[i]], &e[c->items[k]]))
                return true;
    if (!write)
        return false;
    int64_t place = jig_in_place_place(p, jig_use_owner(write)).first;
    JigInPlaceSpan one = {.first = place, .last = place, .use = write};
    for (size_t i = 0; i < c->n; ++i) {
        Search s = {.p = p, .others = e[c->items[i]].reads};
        if (search_others(&one, &s))
            return true;
    }
    return false;
}

static void tell_fixed(JigInPlace *p, const Classes *c) {
    for (size_t i = 0; i < c->n && p->listener.read_only; ++i)
        for (uint32_t at = p->entries.data[c->items[i]].head; at; at = p->entries.data[at].next)
            if (!jig_buffer_is_writable(p->entries.data[at].value, p->b))
                p->listener.read_only(p->entries.data[at].value, p->listener.user);
}

/* Would something that must not be written to be written to? */
static bool would_write_fixed(JigInPlace *p, const Classes *c, bool writes) {
    bool fixed = false;
    for (size_t i = 0; i < c->n; ++i) {
        writes |= p->entries.data[c->items[i]].num_writes > 0;
        fixed |= p->entries.data[c->items[i]].num_fixed > 0;
    }
    if (writes && fixed)
        tell_fixed(p, c);
    return writes && fixed;
}

static void decide(JigInPlace *p, JigUse *use) {
    if (jig_in_place_is(p, use))
        return;
    Classes c;
    find_classes(p, use, &c);
    bool writes = jig_buffer_writes(use, p->b);
    if (!would_write_fixed(p, &c, writes) && !would_conflict(p, &c, writes ? use : NULL)) {
        decide_in_place(p, use);
        if (writes)
            add_write(p, use);
    }
    free_classes(&c);
}

static void decide_op(JigInPlace *p, JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_tensor(jig_op_operand_type(op, i)))
            decide(p, jig_op_use(op, i));
}

/* ---- Orders ---- */

static JigWalk collect(JigOp *op, void *user) {
    if (jig_buffer_has_tensors(op))
        jig_vec_push((JigOpVec *)user, op);
    return JIG_WALK_ADVANCE;
}

static void reverse(JigOpVec *ops) {
    for (size_t i = 0; i < ops->len / 2; ++i) {
        JigOp *op = ops->data[i];
        ops->data[i] = ops->data[ops->len - 1 - i];
        ops->data[ops->len - 1 - i] = op;
    }
}

/* The 32-bit Mersenne Twister, whose numbers the reference takes. */
typedef struct Twister {
    uint32_t state[624];
    size_t at;
} Twister;

static void twister_seed(Twister *t, uint32_t seed) {
    t->state[0] = seed;
    for (uint32_t i = 1; i < 624; ++i)
        t->state[i] = 1812433253u * (t->state[i - 1] ^ (t->state[i - 1] >> 30)) + i;
    t->at = 624;
}

static uint32_t twister_next(Twister *t) {
    if (t->at == 624) {
        for (size_t i = 0; i < 624; ++i) {
            uint32_t y = (t->state[i] & 0x80000000u) | (t->state[(i + 1) % 624] & 0x7fffffffu);
            t->state[i] = t->state[(i + 397) % 624] ^ (y >> 1) ^ (y & 1 ? 0x9908b0dfu : 0);
        }
        t->at = 0;
    }
    uint32_t y = t->state[t->at++];
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680u;
    y ^= (y << 15) & 0xefc60000u;
    return y ^ (y >> 18);
}

static void shuffle(JigOpVec *ops, uint32_t seed) {
    Twister t;
    twister_seed(&t, seed);
    for (size_t i = 0; i + 1 < ops->len; ++i) {
        size_t other = i + twister_next(&t) % (ops->len - i);
        JigOp *op = ops->data[i];
        ops->data[i] = ops->data[other];
        ops->data[other] = op;
    }
}

typedef struct FromEnds {
    JigInPlace *p;
    JigOpVec *ops;
    JigPtrMap met;
} FromEnds;

static void push_results(JigValue *v, JigValueVec *work) {
    if (jig_type_is_tensor(jig_value_type(v)) && jig_value_is_result(v))
        jig_vec_push(work, v);
}

/* A terminator, and the ops in its region that what it passes on comes from. */
static JigWalk from_terminator(JigOp *op, void *user) {
    FromEnds *f = user;
    if (!jig_region_terminator(op) || !jig_ptrset_add(&f->met, op))
        return JIG_WALK_ADVANCE;
    jig_vec_push(f->ops, op);
    JigValueVec work = {0};
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        push_results(jig_op_operand(op, i), &work);
    while (work.len) {
        JigValue *v = jig_vec_pop(&work);
        JigOp *def = jig_value_def(v);
        if (!jig_ptrset_add(&f->met, def))
            continue;
        jig_vec_push(f->ops, def);
        if (!jig_region_ancestor_op(jig_op_parent_region(op), def))
            continue;
        JigBufferAliases operands = {0};
        jig_buffer_operands_of(v, f->p->b, &operands);
        for (size_t i = 0; i < operands.len; ++i)
            push_results(jig_use_value(operands.items[i].use), &work);
        jig_buffer_aliases_free(&operands);
    }
    jig_vec_free(&work);
    return JIG_WALK_ADVANCE;
}

static void order_from_terminators(JigInPlace *p, JigOp *root, JigOpVec *ops) {
    JigOpVec all = {0};
    FromEnds f = {.p = p, .ops = ops};
    jig_walk_post(root, from_terminator, &f);
    jig_walk_pre(root, collect, &all); /* in reverse: what is inside first, from the last op on */
    reverse(&all);
    for (size_t i = 0; i < all.len; ++i)
        if (!jig_ptrmap_has(&f.met, all.data[i]))
            jig_vec_push(ops, all.data[i]);
    jig_ptrmap_free(&f.met);
    jig_vec_free(&all);
}

static void order(JigInPlace *p, JigOp *root, JigOpVec *ops) {
    const JigBufferOptions *o = p->b->options;
    if (o->order == JIG_ORDER_FROM_TERMINATORS) {
        order_from_terminators(p, root, ops);
        return;
    }
    jig_walk_post(root, collect, ops);
    if (o->order == JIG_ORDER_BOTTOM_UP)
        reverse(ops);
    else if (o->order == JIG_ORDER_RANDOM)
        shuffle(ops, o->seed);
}

/* ---- What must hold before ---- */

static JigWalk check_blocks(JigOp *op, void *user) {
    const JigBufferIface *iface = jig_buffer_of(op, user);
    for (size_t r = 0; iface && !iface->many_blocks && r < jig_op_num_regions(op); ++r) {
        JigRegion *region = jig_op_region(op, r);
        if (jig_region_is_empty(region) || jig_region_has_one_block(region))
            continue;
        jig_op_error(op, "op or BufferizableOpInterface implementation does not support "
                         "unstructured control flow, but at least one region has multiple blocks");
        return JIG_WALK_INTERRUPT;
    }
    return JIG_WALK_ADVANCE;
}

static bool class_is_consistent(JigInPlace *p, uint32_t at) {
    JigAliasEntry *c = &p->entries.data[at];
    if (!c->checked && classes_conflict(p, c, c))
        return false;
    c->checked = true;
    return true;
}

static bool operand_is_consistent(JigInPlace *p, JigOp *op, JigUse *use) {
    Classes c;
    find_classes(p, use, &c);
    bool ok = !would_conflict(p, &c, NULL);
    for (size_t i = 0; i < c.n && ok; ++i)
        ok = class_is_consistent(p, c.items[i]);
    if (!ok)
        jig_op_error(op, "not bufferizable under the given constraints: cannot avoid RaW conflict");
    else if (jig_in_place_is(p, use) && would_write_fixed(p, &c, false))
        ok = jig_op_error(
            op, "not bufferizable under the given constraints: would write to read-only buffer");
    free_classes(&c);
    return ok;
}

static JigWalk check_op(JigOp *op, void *user) {
    JigInPlace *p = user;
    const JigBufferIface *iface = jig_buffer_of(op, p->b);
    if (!iface)
        return JIG_WALK_ADVANCE;
    if (iface->admissible && !iface->admissible(op))
        return JIG_WALK_INTERRUPT;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_tensor(jig_op_operand_type(op, i)) &&
            !operand_is_consistent(p, op, jig_op_use(op, i)))
            return JIG_WALK_INTERRUPT;
    return JIG_WALK_ADVANCE;
}

/* ---- What follows from decisions ---- */

/* A result is the same buffer as an operand that is in place for sure, or as all that it may be. */
static void find_same(JigInPlace *p, JigOp *op, JigValue *result) {
    JigBufferAliases operands = {0};
    jig_buffer_operands_of(result, p->b, &operands);
    bool all = operands.len > 0;
    for (size_t i = 0; i < operands.len; ++i) {
        const JigBufferAlias *x = &operands.items[i];
        bool here = x->same && jig_in_place_is(p, x->use);
        if (here && x->sure) {
            make_same(p, result, jig_use_value(x->use));
            all = false;
            break;
        }
        all &= here &&
               jig_in_place_same(p, jig_use_value(x->use), jig_use_value(operands.items[0].use));
    }
    if (all && !jig_buffer_of(op, p->b)->allocates)
        make_same(p, result, jig_use_value(operands.items[0].use));
    jig_buffer_aliases_free(&operands);
}

static JigWalk find_all_same(JigOp *op, void *user) {
    JigInPlace *p = user;
    for (size_t i = 0; i < jig_op_num_results(op) && jig_buffer_of(op, p->b); ++i)
        if (jig_type_is_tensor(jig_op_result_type(op, i)))
            find_same(p, op, jig_op_result(op, i));
    return JIG_WALK_ADVANCE;
}

static JigWalk find_undefined(JigOp *op, void *user) {
    JigInPlace *p = user;
    for (size_t i = 0; i < jig_op_num_results(op) && jig_buffer_of(op, p->b); ++i) {
        JigValue *v = jig_op_result(op, i);
        if (!jig_type_is_tensor(jig_value_type(v)) || !jig_value_has_uses(v) ||
            jig_in_place_definitions(p, v)->n)
            continue;
        for (JigUse *use = jig_value_first_use(v); use; use = jig_use_next(use))
            jig_ptrset_add(&p->undefined, use);
    }
    return JIG_WALK_ADVANCE;
}

typedef struct Settle {
    JigInPlace *p;
    bool ok;
} Settle;

static JigWalk settle(JigOp *op, void *user) {
    Settle *s = user;
    const JigBufferIface *iface = jig_buffer_of(op, s->p->b);
    if (iface && iface->settled)
        s->ok &= iface->settled(op, s->p->b);
    return JIG_WALK_ADVANCE;
}

/* ---- The whole ---- */

/* Reads and writes of the values in `root`. */
static void add_uses(JigValue *v, void *user) {
    JigInPlace *p = user;
    uint32_t at = jig_in_place_class(p, v);
    for (JigUse *use = at ? jig_value_first_use(v) : NULL; use; use = jig_use_next(use)) {
        if (jig_in_place_counts_as_read(p, use))
            jig_in_place_add_read(p, &p->entries.data[at], use);
        if (jig_in_place_is(p, use) && jig_buffer_writes(use, p->b))
            add_write(p, use);
    }
}

static JigWalk add_uses_in(JigOp *op, void *user) {
    jig_values_each_defined(op, add_uses, user);
    return JIG_WALK_ADVANCE;
}

static JigWalk decide_fixed(JigOp *op, void *user) {
    JigInPlace *p = user;
    const JigBufferIface *iface = jig_buffer_of(op, p->b);
    for (size_t i = 0; iface && i < jig_op_num_operands(op); ++i) {
        const JigType *t = jig_op_operand_type(op, i);
        if (jig_type_is_tensor(t) && (iface->only_in_place || !jig_type_has_rank(t)))
            decide_in_place(p, jig_op_use(op, i));
    }
    return JIG_WALK_ADVANCE;
}

JigInPlace *jig_in_place_create(JigOp *root, JigBuffering *b, const JigInPlaceListener *listener) {
    JIG_REQUIRE(root && b && !b->analysis);
    JigInPlace *p = jig_calloc(1, sizeof *p);
    p->b = b;
    p->arena = jig_arena_create();
    p->dom = jig_dominance_create(jig_op_context(root));
    if (listener)
        p->listener = *listener;
    b->analysis = p;
    jig_vec_push(&p->entries, (JigAliasEntry){0});
    jig_walk_post(root, add_values_of, p);
    jig_walk_post(root, decide_fixed, p);
    return p;
}

void jig_in_place_destroy(JigInPlace *p) {
    JIG_REQUIRE(p && p->b->analysis == p);
    p->b->analysis = NULL;
    jig_vec_free(&p->entries);
    jig_vec_free(&p->place_of);
    jig_vec_free(&p->spans.pool);
    jig_ptrmap_free(&p->index);
    jig_ptrmap_free(&p->in_place);
    jig_ptrmap_free(&p->undefined);
    jig_ptrmap_free(&p->definitions);
    jig_ptrmap_free(&p->places);
    jig_block_cycles_free(&p->cycles);
    jig_dominance_destroy(p->dom);
    jig_arena_destroy(p->arena);
    jig_free(p);
}

bool jig_in_place_is_written(JigInPlace *p, JigValue *v) {
    uint32_t at = jig_in_place_class(p, v);
    return at && p->entries.data[at].num_writes > 0;
}

bool jig_in_place_is_changed(JigInPlace *p, JigValue *v) {
    uint32_t at = jig_in_place_class(p, v);
    return at && p->entries.data[at].num_changes > 0;
}

bool jig_in_place_leaves_out(const JigInPlace *p, const JigOp *op) {
    JIG_REQUIRE(p);
    const JigBufferOptions *o = p->b->options;
    for (; o->num_unanalyzed && op; op = jig_op_parent(op)) {
        if (!jig_function(op))
            continue;
        for (size_t i = 0; i < o->num_unanalyzed; ++i)
            if (jig_str_eq(jig_symbol_name(op), o->unanalyzed[i]))
                return true;
        return false;
    }
    return false;
}

bool jig_in_place_analyze(JigInPlace *p, JigOp *root) {
    if (jig_walk_post(root, check_blocks, p->b) == JIG_WALK_INTERRUPT)
        return false;
    jig_walk_pre(root, number_first, p);
    jig_walk_post(root, number_last, p);
    jig_walk_post(root, add_uses_in, p);
    if (jig_walk_post(root, check_op, p) == JIG_WALK_INTERRUPT)
        return false;
    JigOpVec ops = {0};
    order(p, root, &ops);
    for (size_t i = 0; i < ops.len; ++i)
        decide_op(p, ops.data[i]);
    jig_vec_free(&ops);
    jig_walk_post(root, find_all_same, p);
    jig_walk_post(root, find_undefined, p);
    Settle s = {p, true};
    jig_walk_post(root, settle, &s);
    return s.ok;
}
