/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* When a read, a write and a definition are in conflict, and where that can be. */
#include "analysis/in_place_int.h"

/* ---- Before and after ---- */

static bool happens_before(JigInPlace *p, JigOp *a, JigOp *b) {
    for (; a; a = jig_op_parent(a)) {
        if (jig_op_is_proper_ancestor(a, b))
            return false;
        if (jig_properly_dominates(p->dom, a, b))
            return true;
    }
    return false;
}

/* Of the regions around the read that may run again, the outermost one without the definition;
 * NULL: there is none. */
static JigRegion *repeats_read_alone(JigInPlace *p, JigUse *read, JigValue *def) {
    const JigBufferOptions *o = p->b->options;
    JigRegion *of_def = jig_buffering_repeating_region(jig_value_region(def), o);
    JigRegion *of_read =
        jig_buffering_repeating_region(jig_op_parent_region(jig_use_owner(read)), o);
    if (of_read == of_def)
        return NULL;
    while (of_read) {
        JigRegion *next = jig_buffering_repeating_region(jig_region_parent_region(of_read), o);
        if (next == of_def || !next)
            return of_read;
        of_read = next;
    }
    return NULL;
}

static bool block_reaches(JigBlock *from, JigBlock *to, JigBlock *except) {
    if (to == except)
        return false;
    JigPtrMap met = {0};
    JigBlockVec work = {0};
    bool found = false;
    jig_ptrset_add(&met, except);
    jig_vec_push(&work, from);
    while (work.len && !found) {
        JigOp *end = jig_block_last(jig_vec_pop(&work));
        for (size_t i = 0; end && i < jig_op_num_successors(end); ++i) {
            JigBlock *next = jig_op_successor(end, i);
            found |= next == to;
            if (jig_ptrset_add(&met, next))
                jig_vec_push(&work, next);
        }
    }
    jig_ptrmap_free(&met);
    jig_vec_free(&work);
    return found;
}

/* Ops that run several times have no order, unless all of it is defined anew each time. */
static bool order_counts(JigInPlace *p, JigUse *read, JigUse *write, const JigDefinitions *defs) {
    JigOp *r = jig_use_owner(read), *w = jig_use_owner(write);
    for (size_t i = 0; i < defs->n; ++i) {
        JigRegion *again = repeats_read_alone(p, read, defs->values[i]);
        if (again && jig_op_is_ancestor(jig_region_parent(again), w))
            return false;
    }
    if (jig_op_parent_region(r) != jig_op_parent_region(w) ||
        jig_region_has_one_block(jig_op_parent_region(r)) ||
        !jig_block_cycles_contain(&p->cycles, jig_op_block(r), jig_op_block(w)))
        return true;
    for (size_t i = 0; i < defs->n; ++i) {
        JigBlock *at = jig_value_block(defs->values[i]);
        if (block_reaches(jig_op_block(r), jig_op_block(w), at) &&
            block_reaches(jig_op_block(w), jig_op_block(r), at))
            return false;
    }
    return true;
}

/* ---- Parts of tensors ---- */

typedef struct Same {
    JigInPlace *p;
    JigOp *op;
} Same;

static bool share(JigValue *x, JigValue *y, void *user) {
    return jig_in_place_same(user, x, y);
}

static bool is_the_part(JigValue *v, void *user) {
    Same *s = user;
    return jig_value_is_result(v) && jig_subset(s->op)->matches(s->op, v, share, s->p);
}

/* Is all that the operand may come from the part that `op` puts something into? */
static bool comes_from_part(JigInPlace *p, JigUse *use, JigOp *op) {
    Same s = {p, op};
    JigTrace t = {.found = is_the_part, .user = &s};
    jig_buffering_trace(&t, use, p->b);
    bool all = true;
    for (size_t i = 0; i < t.values.len && all; ++i)
        all = is_the_part(t.values.data[i], &s);
    jig_vec_free(&t.values);
    return all;
}

static bool is_operand(const JigUse *use, size_t i) {
    return jig_use_index(use) == i;
}

/* What op overwrites is not read of its destination, and putting a part back where it was taken
 * from changes nothing. */
static bool are_apart(JigInPlace *p, JigUse *read, JigUse *write) {
    JigOp *r = jig_use_owner(read), *w = jig_use_owner(write);
    const JigSubsetIface *part = jig_subset(r);
    if (part) {
        if (is_operand(read, part->dest) && comes_from_part(p, write, r))
            return true;
        if (r == w && is_operand(read, part->source) && is_operand(write, part->dest) &&
            comes_from_part(p, read, r))
            return true;
    }
    part = jig_subset(w);
    return part && is_operand(write, part->dest) &&
           jig_in_place_same(p, jig_use_value(read), jig_op_operand(w, part->source)) &&
           comes_from_part(p, jig_op_use(w, part->source), w);
}

/* ---- Element by element ---- */

static bool is_value(JigValue *v, void *user) {
    return v == user;
}

/* Is `of` the same buffer as a value that `use` comes from? */
static bool comes_from(JigInPlace *p, JigUse *use, JigValue *of) {
    JigTrace t = {
        .found = is_value, .user = of, .no_leaves = true, .same_only = true, .same_type = true};
    jig_buffering_trace(&t, use, p->b);
    bool found = t.values.len > 0;
    jig_vec_free(&t.values);
    return found;
}

/* Both operands of one op, in one buffer, of which each element is read before it is written. */
static bool element_by_element(JigInPlace *p, JigUse *read, JigUse *write) {
    JigOp *op = jig_use_owner(read);
    const JigBufferIface *iface = jig_buffer_of(op, p->b);
    return op == jig_use_owner(write) && iface && iface->elementwise &&
           iface->elementwise(op, jig_use_index(read), jig_use_index(write)) &&
           (comes_from(p, read, jig_use_value(write)) || comes_from(p, write, jig_use_value(read)));
}

/* ---- The conflict ---- */

static bool is_only_value(JigInPlace *p, JigUse *write, JigValue *def) {
    JigBufferAliases values = {0};
    jig_buffer_values_of(write, p->b, &values);
    bool only = values.len == 1 && values.items[0].value == def;
    jig_buffer_aliases_free(&values);
    return only;
}

/* A write in another block of the region than the definition, which is an argument of `at`: can the
 * read come after it, without the argument being defined anew? */
static bool reaches_read(JigInPlace *p, JigOp *write, JigBlock *at, JigOp *read) {
    JigRegion *region = jig_block_region(at);
    JigOp *w = jig_region_ancestor_op(region, write), *r = jig_region_ancestor_op(region, read);
    if (!w)
        return false;
    if (!r) /* it reads what the region hands on */
        return !jig_block_first(at) || !happens_before(p, w, jig_block_first(at));
    return jig_op_block(w) == jig_op_block(r) ||
           block_reaches(jig_op_block(w), jig_op_block(r), at);
}

/* Is the write done before the definition, or as a part of it? */
static bool defined_later(JigInPlace *p, JigUse *read, JigUse *write, JigValue *def) {
    JigOp *w = jig_use_owner(write), *op = jig_value_def(def);
    if (op)
        return happens_before(p, w, op) || jig_op_is_proper_ancestor(op, w);
    JigBlock *at = jig_value_owner_block(def);
    return !jig_block_ancestor(at, w) && !reaches_read(p, w, at, jig_use_owner(read));
}

bool jig_in_place_conflict(JigInPlace *p, JigUse *read, JigUse *write, JigValue *def) {
    JigOp *r = jig_use_owner(read), *w = jig_use_owner(write);
    if (defined_later(p, read, write, def) || is_only_value(p, write, def))
        return false;
    if (order_counts(p, read, write, jig_in_place_definitions(p, jig_use_value(read))) &&
        (read == write || happens_before(p, r, w) || jig_buffering_in_exclusive_regions(r, w) ||
         element_by_element(p, read, write)))
        return false;
    if (are_apart(p, read, write))
        return false;
    if (p->listener.conflict)
        p->listener.conflict(read, write, def, p->listener.user);
    return true;
}

static bool defines(JigValue *v, void *user) {
    return jig_buffer_defines(v, user);
}

bool jig_in_place_crosses_threads(JigInPlace *p, JigUse *write) {
    const JigBufferOptions *o = p->b->options;
    if (!o->parallel || !p->has_parallel)
        return false;
    JigTrace t = {.found = defines, .user = p->b};
    jig_buffering_trace(&t, write, p->b);
    JigRegion *here = jig_buffering_parallel_region(jig_op_parent_region(jig_use_owner(write)), o);
    bool crosses = false;
    for (size_t i = 0; i < t.values.len && !crosses; ++i)
        crosses = jig_buffering_parallel_region(jig_value_region(t.values.data[i]), o) != here;
    jig_vec_free(&t.values);
    return crosses;
}

bool jig_in_place_counts_as_read(JigInPlace *p, JigUse *use) {
    if (jig_buffer_reads(use, p->b))
        return true;
    if (jig_buffer_writes(use, p->b))
        return false;
    JigBufferAliases values = {0};
    bool read = false;
    jig_buffer_values_of(use, p->b, &values);
    for (size_t i = 0; i < values.len && !read; ++i)
        read = jig_buffer_is_read(values.items[i].value, p->b);
    jig_buffer_aliases_free(&values);
    return read;
}

/* ---- Where conflicting writes can stand ---- */

/* May control come from one region of op to another? */
static bool regions_follow(JigOp *op) {
    size_t n = jig_op_num_regions(op);
    bool follow = n > 1 && !jig_region_branch(op);
    for (size_t r = 0; r < n && n > 1 && !follow; ++r) {
        JigRegionSuccs succs = {0};
        jig_region_branch_successors_of(op, jig_op_region(op, r), &succs);
        for (size_t i = 0; i < succs.len; ++i)
            follow |= succs.items[i].region && succs.items[i].region != jig_op_region(op, r);
        jig_region_succs_free(&succs);
    }
    return follow;
}

static bool has_blocks_around(JigInPlace *p, JigRegion *region) {
    for (; region && jig_ptrmap_has(&p->places, jig_region_parent(region));
         region = jig_region_parent_region(region))
        if (!jig_region_has_one_block(region))
            return true;
    return false;
}

static void add_span(JigInPlace *p, JigAliasEntry *c, JigUse *use, JigValue *def, int64_t first,
                     int64_t last) {
    jig_in_place_span_add(&p->spans, &c->reads, first, last, use, def);
    c->num_reads++;
}

/* Regions that are run before or after the one with the definition and the read, and ops around
 * both that write themselves. */
static void add_around(JigInPlace *p, JigAliasEntry *c, JigUse *use, JigValue *def) {
    JigRegion *in = jig_value_region(def);
    for (JigOp *op = jig_region_parent(in); op && jig_ptrmap_has(&p->places, op);
         in = jig_op_parent_region(op), op = jig_op_parent(op)) {
        int64_t at = jig_in_place_place(p, op).first;
        if (jig_op_num_operands(op))
            add_span(p, c, use, def, at, at);
        for (size_t r = 0; r < jig_op_num_regions(op) && regions_follow(op); ++r) {
            JigRegion *other = jig_op_region(op, r);
            JigBlock *entry = jig_region_first(other);
            if (other == in || !entry || jig_block_is_empty(entry))
                continue;
            add_span(p, c, use, def, jig_in_place_place(p, jig_block_first(entry)).first,
                     jig_in_place_place(p, jig_block_last(jig_region_last(other))).last);
        }
        if (!jig_op_parent_region(op))
            break;
    }
}

static bool is_outside_one(const JigOp *op, const JigDefinitions *defs) {
    for (size_t i = 0; i < defs->n; ++i)
        if (!jig_op_is_ancestor(op, jig_region_parent(jig_value_region(defs->values[i]))))
            return true;
    return false;
}

/* The last place at which a write may still be seen by the read. */
static int64_t last_place(JigInPlace *p, JigUse *use, const JigDefinitions *defs) {
    JigOp *op = jig_use_owner(use);
    int64_t last = jig_in_place_place(p, op).last;
    for (size_t i = 0; i < defs->n; ++i) {
        JigRegion *again = repeats_read_alone(p, use, defs->values[i]);
        if (again && jig_in_place_place(p, jig_region_parent(again)).last > last)
            last = jig_in_place_place(p, jig_region_parent(again)).last;
    }
    for (op = jig_op_parent(op); op && jig_ptrmap_has(&p->places, op); op = jig_op_parent(op))
        if (jig_in_place_place(p, op).last > last && regions_follow(op) && is_outside_one(op, defs))
            last = jig_in_place_place(p, op).last;
    return last;
}

void jig_in_place_add_read(JigInPlace *p, JigAliasEntry *c, JigUse *use) {
    const JigDefinitions *defs = jig_in_place_definitions(p, jig_use_value(use));
    int64_t last = defs->n ? last_place(p, use, defs) : 0;
    c->num_uses++;
    for (size_t i = 0; i < defs->n; ++i) {
        JigValue *def = defs->values[i];
        if (has_blocks_around(p, jig_value_region(def)) ||
            has_blocks_around(p, jig_op_parent_region(jig_use_owner(use)))) {
            add_span(p, c, use, def, INT64_MIN, INT64_MAX);
            continue;
        }
        add_span(p, c, use, def, jig_in_place_place(p, jig_value_owner(def)).first, last);
        if (jig_value_is_result(def))
            add_around(p, c, use, def);
    }
}
