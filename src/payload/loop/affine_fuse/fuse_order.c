/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The copy of the source stands in the destination's loop; its accesses are looked at there. Let
 * "its slice" be the iterations of the source that run in one iteration of that loop.
 *
 * Of what the destination writes, nothing may be read or written by a slice of a later iteration.
 * What the source itself writes is right if slices can be repeated: each has, of all writes that a
 * read in it may see, those from the one on that is certain to come first; and, if somebody reads
 * it later, of all writes to an element that it writes to, the later ones. Otherwise it is right if
 * no two slices touch the same element, and each iteration of the source runs once.
 */
#include "payload/loop/affine_fuse/fuse_order.h"

#include "analysis/domain_box.h"

typedef const JigAffineAccessInfo Info;

static size_t loops_around_both(const JigFusion *f) {
    return jig_affine_num_vars_around(f->into->op);
}

/* Is there no pair of points, ordered as asked for? */
static bool never_meet(const JigAccess *x, const JigAccess *y, size_t depth) {
    JigSystem s;
    bool never = jig_dependence_pairs(x, y, depth, 0, &s) && !s.lost && jig_linear_is_empty(&s);
    jig_linear_free(&s);
    return never;
}

/* ---- Plain nests ---- */

static JigWalk find_region(JigOp *op, void *user) {
    (void)user;
    if (jig_op_is(op, JIG_AFFINE(IF)) || jig_op_is(op, JIG_AFFINE(PARALLEL)))
        return JIG_WALK_INTERRUPT;
    if (!jig_affine_memory(op))
        return JIG_WALK_ADVANCE;
    JigOp *up = jig_op_parent(op);
    return jig_op_is(up, JIG_AFFINE(FOR)) ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

/* All accesses run whenever the loops around them do. */
static bool is_unconditional(const JigOp *root) {
    for (JigOp *op = jig_block_first(jig_op_body(root)); op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_AFFINE(FOR))
                ? !is_unconditional(op)
                : jig_walk_pre(op, find_region, NULL) == JIG_WALK_INTERRUPT)
            return false;
    return true;
}

static bool same_memory(const JigFusion *f, JigValue *a, JigValue *b) {
    return a == b || jig_nest_graph_may_alias(f->graph, a, b);
}

/* Does the op do something to what the nest touches, one of them changing it? */
static bool disturbs(const JigFusion *f, const JigTouch *t, const JigNest *x) {
    for (size_t i = 0; i < jig_nest_num_accesses(x); ++i) {
        Info *a = jig_nest_access(x, i);
        if ((a->writes || t->writes) &&
            (t->memref ? same_memory(f, t->memref, a->memref) : jig_nest_memref_escapes(a->memref)))
            return true;
    }
    return false;
}

static bool has_aliases(const JigFusion *f, const JigNest *x, const JigNest *y) {
    for (size_t i = 0; i < x->stores.len; ++i) {
        JigValue *memref = x->stores.data[i]->memref;
        for (size_t k = 0; k < jig_nest_num_accesses(y); ++k)
            if (jig_nest_graph_may_alias(f->graph, memref, jig_nest_access(y, k)->memref))
                return true;
    }
    return false;
}

bool jig_loop_fuse_is_plain(const JigFusion *f) {
    const JigNest *s = f->source, *d = f->into;
    if (!is_unconditional(s->op))
        return false;
    for (size_t i = 0; i < s->others.len; ++i)
        if (s->others.data[i].writes || disturbs(f, &s->others.data[i], s) ||
            disturbs(f, &s->others.data[i], d))
            return false;
    for (size_t i = 0; i < d->others.len; ++i)
        if (disturbs(f, &d->others.data[i], s))
            return false;
    return !has_aliases(f, s, s) && !has_aliases(f, s, d) && !has_aliases(f, d, s);
}

/* ---- What the destination writes ---- */

/* Loops between the nest and where the copy goes. */
static bool is_nested_plainly(const JigFusion *f) {
    JigOp *op = f->slice->loop;
    while (op != f->into->op && jig_op_is(op, JIG_AFFINE(FOR)))
        op = jig_op_parent(op);
    return op == f->into->op;
}

/* In one iteration of the loops around both: does the op run before the copy? */
static bool is_ahead_of_copy(const JigFusion *f, JigOp *op) {
    for (JigOp *up = f->slice->loop; up; up = jig_op_parent(up)) {
        JigOp *other = jig_block_ancestor(jig_op_block(up), op);
        if (other)
            return other != up && jig_op_is_before(other, up);
        if (up == f->into->op)
            break;
    }
    return false;
}

/* Is nothing that the destination wrote touched by a copy that runs later? */
static bool is_later(const JigFusion *f, Info *write, Info *x) {
    JigAccess copy = {0};
    bool ok = write->linear && jig_loop_slice_access(f->slice, x, f->arena, NULL, &copy);
    size_t depth = jig_loop_slice_depth(f->slice), common;
    if (ok) {
        common = jig_dependence_common_loops(&write->access, &copy);
        size_t last = common < depth && is_ahead_of_copy(f, write->op) ? common + 1
                      : common < depth                                 ? common
                                                                       : depth;
        for (size_t level = loops_around_both(f) + 1; ok && level <= last; ++level)
            ok = never_meet(&write->access, &copy, level);
    }
    jig_domain_free(&copy.domain);
    return ok;
}

static bool precedes_writes(const JigFusion *f) {
    for (size_t i = 0; i < f->into->stores.len; ++i) {
        Info *w = f->into->stores.data[i];
        for (size_t k = 0; k < jig_nest_num_accesses(f->source); ++k) {
            Info *x = jig_nest_access(f->source, k);
            if (x->memref == w->memref && !is_later(f, w, x))
                return false;
        }
    }
    return true;
}

/* Siblings have nothing to do with each other, as far as one of them writes. */
static bool meet(const JigFusion *f, Info *x, Info *y) {
    size_t depth = loops_around_both(f) + 1;
    return x->memref == y->memref && (jig_affine_depends(x, y, depth, false, NULL) ||
                                      jig_affine_depends(y, x, depth, false, NULL));
}

static bool are_apart(const JigFusion *f) {
    const JigNest *s = f->source, *d = f->into;
    for (size_t i = 0; i < jig_nest_num_accesses(s); ++i)
        for (size_t k = 0; k < jig_nest_num_accesses(d); ++k)
            if (meet(f, jig_nest_access(s, i), jig_nest_access(d, k)))
                return false;
    return true;
}

/* ---- Reads of what was written before ---- */

/* Columns of the read's domain and then those symbols that only the other one has. */
static JigDomain widened(const JigDomain *d, const JigValueVec *symbols) {
    JigDomain out = {0};
    for (size_t i = 0; i < d->system.count[JIG_COLUMN_DIM]; ++i)
        jig_domain_add(&out, JIG_COLUMN_DIM, d->values.data[i]);
    for (size_t i = 0; i < symbols->len; ++i)
        jig_domain_add(&out, JIG_COLUMN_SYMBOL, symbols->data[i]);
    jig_domain_spread(d, &out);
    return out;
}

/* Is each element that is read written before, in the same iteration of `common` loops? */
static bool is_written_first(const JigAccess *write, const JigAccess *read, size_t common) {
    JigAccess w = *write, r = *read;
    JigValueVec symbols = {0};
    JigSystem s;
    if (!jig_loop_fuse_accesses_fit(write, read, common + 1))
        return false;
    w.extents = r.extents = NULL;
    jig_dependence_pair_symbols(&w, &r, &symbols);
    JigDomain all = widened(&r.domain, &symbols);
    size_t dims = w.domain.system.count[JIG_COLUMN_DIM];
    bool ok = jig_dependence_common_loops(&w, &r) == common &&
              jig_dependence_pairs(&w, &r, common + 1, 0, &s);
    if (jig_dependence_common_loops(&w, &r) == common) {
        ok = ok && jig_linear_project_inside(&s, 0, dims) && jig_linear_is_within(&all.system, &s);
        jig_linear_free(&s);
    }
    jig_vec_free(&symbols);
    jig_domain_free(&all);
    return ok;
}

/* By which number of common loops with a write ahead of it the read is certain to see something
 * written; SIZE_MAX: it is not. Of the nest as it is, or its slices. */
static size_t written_within(const JigFusion *f, const JigNest *nest, Info *read,
                             const JigLoopSlice *slice) {
    size_t best = SIZE_MAX;
    for (size_t i = 0; i < nest->stores.len; ++i) {
        Info *w = nest->stores.data[i];
        JigAccess a = w->access, b = read->access;
        if (w->memref != read->memref || !w->linear || !read->linear ||
            !jig_affine_is_ahead(w, read))
            continue;
        bool ok = !slice || jig_loop_slice_access(slice, w, f->arena, NULL, &a);
        bool also = !slice || jig_loop_slice_access(slice, read, f->arena, NULL, &b);
        size_t common = jig_dependence_common_loops(&a, &b);
        if (ok && also && (best == SIZE_MAX || common > best) && is_written_first(&a, &b, common))
            best = common;
        if (slice) {
            jig_domain_free(&a.domain);
            jig_domain_free(&b.domain);
        }
    }
    return best;
}

/* ---- Slices that can be repeated ---- */

/* Pairs of points in the order of the source, at the same iterations of at least `least` loops: is
 * the one of them in the slice only if the other one is? */
static bool is_closed(const JigFusion *f, Info *first, Info *second, bool by_second, size_t least) {
    size_t n = jig_loop_slice_num_bounds(f->slice);
    Info *in = by_second ? second : first, *other = by_second ? first : second;
    JigAccess inside, outside;
    bool ok = jig_loop_slice_access(f->slice, in, f->arena, NULL, &inside);
    for (size_t i = 0; ok && i < n; ++i) {
        ok = jig_loop_slice_access(f->slice, other, f->arena, &i, &outside);
        const JigAccess *x = by_second ? &outside : &inside, *y = by_second ? &inside : &outside;
        size_t common = ok ? jig_dependence_common_loops(x, y) : 0;
        for (size_t level = least + 1; ok && level <= common + jig_affine_is_ahead(first, second);
             ++level)
            ok = never_meet(x, y, level);
        jig_domain_free(&outside.domain);
    }
    jig_domain_free(&inside.domain);
    return ok;
}

/* Has nobody written to it before the source does? */
static bool starts_undefined(const JigFusion *f, JigValue *memref) {
    JigOp *def = jig_value_def(memref);
    if (!def || !jig_alias_only_allocates(def) ||
        jig_op_block(def) != jig_nest_graph_block(f->graph))
        return false;
    for (size_t i = 0; i < f->source->in.len; ++i)
        if (f->source->in.data[i].value == memref &&
            jig_nest_num_stores(jig_nest_at(f->graph, f->source->in.data[i].other), memref))
            return false;
    return true;
}

/* Is what is read the same whenever the slice runs, if it is defined? */
static bool read_repeats(const JigFusion *f, Info *read) {
    size_t within = written_within(f, f->source, read, f->slice);
    if (within == SIZE_MAX && starts_undefined(f, read->memref))
        within = jig_loop_slice_depth(f->slice);
    if (within == SIZE_MAX)
        return false;
    for (size_t i = 0; i < f->source->stores.len; ++i)
        if (f->source->stores.data[i]->memref == read->memref &&
            !is_closed(f, f->source->stores.data[i], read, true, within))
            return false;
    return true;
}

static bool reads_repeat(const JigFusion *f, const JigValue *memref) {
    for (size_t i = 0; i < f->source->loads.len; ++i)
        if (f->source->loads.data[i]->memref == memref &&
            !read_repeats(f, f->source->loads.data[i]))
            return false;
    return true;
}

/* Does each nest only read from the memref what it has written to it? */
static bool is_scratch(const JigFusion *f, JigValue *memref) {
    JigOp *def = jig_value_def(memref);
    if (!def || !jig_alias_only_allocates(def))
        return false;
    for (JigUse *u = jig_value_first_use(memref); u; u = jig_use_next(u)) {
        JigOp *op = jig_use_owner(u), *top = jig_block_ancestor(jig_nest_graph_block(f->graph), op);
        const JigNest *x = top ? jig_nest_of(f->graph, top) : NULL;
        if (!jig_affine_memory(op) || !x)
            return false;
        for (size_t i = 0; i < x->loads.len; ++i)
            if (x->loads.data[i]->op == op &&
                written_within(f, x, x->loads.data[i], NULL) == SIZE_MAX)
                return false;
    }
    return true;
}

static bool writes_repeat(const JigFusion *f, JigValue *memref) {
    const JigNest *s = f->source;
    size_t depth = jig_loop_slice_depth(f->slice);
    for (size_t i = 0; i < s->stores.len; ++i)
        for (size_t k = 0; s->stores.data[i]->memref == memref && k < s->stores.len; ++k)
            if (s->stores.data[k]->memref == memref &&
                !is_closed(f, s->stores.data[i], s->stores.data[k], false, depth))
                return is_scratch(f, memref);
    return true;
}

/* ---- Slices that don't meet ---- */

static bool stay_apart(const JigFusion *f, Info *x, Info *y) {
    JigAccess a, b;
    bool ok = jig_loop_slice_access(f->slice, x, f->arena, NULL, &a);
    ok &= jig_loop_slice_access(f->slice, y, f->arena, NULL, &b);
    for (size_t level = loops_around_both(f) + 1; ok && level <= jig_loop_slice_depth(f->slice);
         ++level)
        ok = never_meet(&a, &b, level);
    jig_domain_free(&a.domain);
    jig_domain_free(&b.domain);
    return ok;
}

static bool slices_stay_apart(const JigFusion *f, const JigValue *memref) {
    const JigNest *s = f->source;
    for (size_t i = 0; i < s->stores.len; ++i) {
        Info *w = s->stores.data[i];
        for (size_t k = 0; w->memref == memref && k < jig_nest_num_accesses(s); ++k) {
            Info *x = jig_nest_access(s, k);
            if (x->memref == memref && (!stay_apart(f, w, x) || !stay_apart(f, x, w)))
                return false;
        }
    }
    return true;
}

/* Of what is in slices at all: do they have all writes that come before a read or a write in them,
 * or behind a write? */
static bool slices_are_closed(const JigFusion *f, const JigValue *memref) {
    const JigNest *s = f->source;
    size_t depth = jig_loop_slice_depth(f->slice);
    for (size_t i = 0; i < s->stores.len; ++i) {
        Info *w = s->stores.data[i];
        for (size_t k = 0; w->memref == memref && k < jig_nest_num_accesses(s); ++k) {
            Info *x = jig_nest_access(s, k);
            if (x->memref == memref && (!is_closed(f, w, x, true, depth) ||
                                        (x->writes && !is_closed(f, w, x, false, depth))))
                return false;
        }
    }
    return true;
}

/* ---- All of it ---- */

static bool memref_is_right(const JigFusion *f, JigValue *memref) {
    if (reads_repeat(f, memref) && writes_repeat(f, memref))
        return true;
    return f->source_goes &&
           (jig_loop_slice_is_all(f->slice, f->arena) || slices_are_closed(f, memref)) &&
           slices_stay_apart(f, memref);
}

bool jig_loop_fuse_keeps_values(const JigFusion *f) {
    const JigNest *s = f->source;
    if (!is_nested_plainly(f) || !(f->is_sibling ? are_apart(f) : precedes_writes(f)))
        return false;
    for (size_t i = 0; i < s->stores.len; ++i) {
        bool is_new = true;
        for (size_t k = 0; k < i; ++k)
            is_new &= s->stores.data[k]->memref != s->stores.data[i]->memref;
        if (is_new && !memref_is_right(f, s->stores.data[i]->memref))
            return false;
    }
    return true;
}

/* Does the copy write all that this reads, in the same iteration? */
static bool copy_writes(const JigFusion *f, Info *read) {
    size_t depth = jig_loop_slice_depth(f->slice);
    for (size_t i = 0; i < f->source->stores.len; ++i) {
        Info *w = f->source->stores.data[i];
        JigAccess copy;
        if (w->memref != read->memref || !read->linear)
            continue;
        bool ok = jig_loop_slice_access(f->slice, w, f->arena, NULL, &copy) &&
                  jig_dependence_common_loops(&copy, &read->access) == depth &&
                  is_written_first(&copy, &read->access, depth);
        jig_domain_free(&copy.domain);
        if (ok)
            return true;
    }
    return false;
}

bool jig_loop_fuse_may_privatize(const JigFusion *f, JigValue *memref, bool escapes) {
    if (!reads_repeat(f, memref))
        return false;
    for (size_t i = 0; escapes && i < f->into->loads.len; ++i)
        if (f->into->loads.data[i]->memref == memref && !copy_writes(f, f->into->loads.data[i]))
            return false;
    return true;
}
