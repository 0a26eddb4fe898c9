/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which parts of which memrefs are copied, and where. */
#include "payload/loop/affine/data_copy_int.h"

/* What the range touches of one memref, for each direction. */
typedef struct Memref {
    JigTouched read, written;
    JigLoc read_loc, written_loc;
    JigOpVec users; /* loads and stores, which a copy serves, in order */
    bool reads, writes;
    bool is_left; /* it stays as it is */
    JigCopyPlace place;
    JigValue *buffer;
} Memref;

typedef struct Copying {
    JigRewriter *rw;
    JigArena *arena;
    const JigHoistScope *scope;
    const JigDataCopyOptions *options;
    JigOpVec *nests;
    JigCopyRange range;
    size_t depth;                             /* affine.for around */
    JIG_VEC(Memref *) memrefs, read, written; /* the last two in the order of first accesses */
    JigPtrMap memref_of;                      /* value -> Memref */
    JigPtrMap served;       /* their users that disturb none of their own copy: a set */
    JigPtrMap traffic;      /* loop around -> JigCopyTraffic */
    JigCopyTraffic *inside; /* in the range itself */
    uint64_t bytes;
    bool failed;  /* what is touched can't be told */
    bool partial; /* a part could not be copied */
} Copying;

/* ---- What is touched ---- */

static size_t loops_around(const JigOp *op) {
    size_t n = 0;
    for (const JigOp *up = jig_op_parent(op); up; up = jig_op_parent(up))
        n += jig_op_is(up, JIG_AFFINE(FOR));
    return n;
}

static bool is_slow(const Copying *c, const JigType *memref) {
    const JigAttr *space = jig_type_space(memref);
    return !space || !jig_attr_is_int(space) ||
           jig_attr_int_value(space) == (int64_t)c->options->slow_space;
}

static Memref *memref_of(Copying *c, const JigValue *v) {
    void **slot = jig_ptrmap_slot(&c->memref_of, v);
    if (!*slot) {
        Memref *m = JIG_NEW(c->arena, Memref);
        *m = (Memref){0};
        jig_vec_push(&c->memrefs, m);
        *slot = m;
    }
    return *slot;
}

/* Grows the part, and then `more` to it; where parts can't be joined both are the whole memref. */
static bool grow(Copying *c, JigOp *op, JigTouched *part, JigTouched *more) {
    JigTouched whole;
    const JigTouched *result = part;
    if (!jig_loop_affine_touched_join(part, more)) {
        if (!jig_loop_affine_touched_all(op, c->depth, &whole)) {
            jig_loop_affine_touched_free(&whole);
            return false;
        }
        jig_domain_free(&part->domain);
        part->domain = whole.domain;
    }
    jig_domain_free(&more->domain);
    more->domain = jig_domain_copy(&result->domain);
    return true;
}

/* The part, or the whole memref where it can't be told; false: nor can that. */
static bool touched(Copying *c, JigOp *op, JigTouched *out) {
    if (jig_loop_affine_touched_anywhere(op, c->depth, c->arena, out))
        return true;
    jig_loop_affine_touched_free(out);
    return jig_loop_affine_touched_all(op, c->depth, out);
}

/* What stands in a scope of its own counts as one of the others, which may only read what nobody
 * writes: its indices are not in the terms of the range. */
static void serve(Copying *c, Memref *m, JigOp *op) {
    jig_vec_push(&m->users, op);
    if (jig_affine_scope(op) == jig_affine_scope(c->range.begin))
        jig_ptrset_add(&c->served, op);
}

static bool add_access(Copying *c, JigOp *op) {
    JigTouched more = {0};
    bool writes = jig_affine_memory(op)->writes, ok = touched(c, op, &more);
    Memref *m = ok ? memref_of(c, more.memref) : NULL;
    if (ok)
        serve(c, m, op);
    ok = ok && (!m->reads || grow(c, op, &m->read, &more)) &&
         (!m->writes || grow(c, op, &m->written, &more));
    if (!ok || (writes ? m->writes : m->reads)) {
        jig_loop_affine_touched_free(&more);
    } else if (writes) {
        m->writes = true;
        m->written = more;
        m->written_loc = jig_op_loc(op);
        jig_vec_push(&c->written, m);
    } else {
        m->reads = true;
        m->read = more;
        m->read_loc = jig_op_loc(op);
        jig_vec_push(&c->read, m);
    }
    return ok;
}

static JigWalk look_at(JigOp *op, void *user) {
    Copying *c = user;
    if (!jig_op_is(op, JIG_AFFINE(LOAD)) && !jig_op_is(op, JIG_AFFINE(STORE)))
        return JIG_WALK_ADVANCE;
    JigValue *memref = jig_affine_memory_of(op);
    if (is_slow(c, jig_value_type(memref)) &&
        jig_region_ancestor_op(jig_value_region(memref), c->range.begin) && !add_access(c, op))
        c->failed = true;
    return JIG_WALK_ADVANCE;
}

/* ---- Bounds ---- */

/* False: its size is not constant, or it is nothing. */
static bool bounds(Copying *c, JigCopyPart *p) {
    const JigDomain *d = &p->region.domain;
    JigContext *ctx = c->rw->ctx;
    size_t rank = p->region.rank;
    const JigType *t = jig_value_type(p->region.memref);
    p->outer = d->values.data ? d->values.data + rank : NULL;
    p->num_outer = d->values.len - rank;
    p->box.elements = -1;
    p->lower = JIG_NEW_ARRAY(c->arena, const JigMap *, rank + 1);
    p->upper = JIG_NEW_ARRAY(c->arena, const JigMap *, rank + 1);
    bool ok = !jig_type_layout(t) && rank &&
              jig_loop_affine_touched_box(&p->region, c->arena, &p->box) && p->box.elements > 0;
    for (size_t i = 0; ok && i < rank; ++i) {
        jig_linear_plain_bounds(&d->system, ctx, 0, rank, i, &p->lower[i], &p->upper[i]);
        ok = p->lower[i] && p->upper[i] && jig_map_num_results(p->lower[i]) &&
             jig_map_num_results(p->upper[i]);
    }
    for (size_t i = 0; ok && i < p->num_outer; ++i)
        ok = p->outer[i];
    return ok;
}

/* A transfer has one stride, of sizes that are known, in the memref of the lower space. */
static bool can_be_transferred(const Copying *c, const JigCopyPart *p) {
    const JigType *t = jig_value_type(p->region.memref);
    const JigAttr *space = jig_type_space(t);
    size_t strides = 0;
    for (size_t i = p->region.rank; i-- > 1;) {
        if (jig_type_is_dynamic_dim(t, i))
            return false;
        strides += p->box.sizes[i] < jig_type_dim(t, i) && p->box.sizes[i - 1] > 1;
    }
    int64_t from = space && jig_attr_is_int(space) ? jig_attr_int_value(space) : 0;
    return !strides || (strides == 1 && from < (int64_t)c->options->fast_space &&
                        (!space || jig_attr_is_int(space)));
}

static JigCopyPart part_of(const Memref *m, bool writes) {
    return (JigCopyPart){.loc = writes ? m->written_loc : m->read_loc,
                         .users = &m->users,
                         .region = writes ? m->written : m->read};
}

/* ---- Where ---- */

static JigCopyPlace place_inside(Copying *c) {
    if (!c->inside)
        c->inside = jig_loop_affine_copy_traffic(c->range.begin, c->range.end, &c->served,
                                                 c->scope->flow, c->arena);
    return (JigCopyPlace){.traffic = c->inside};
}

static JigCopyPlace place_around(Copying *c, JigOp *loop) {
    void **slot = jig_ptrmap_slot(&c->traffic, loop);
    if (!*slot)
        *slot = jig_loop_affine_copy_traffic(loop, jig_op_next(loop), &c->served, c->scope->flow,
                                             c->arena);
    return (JigCopyPlace){.loop = loop, .traffic = *slot};
}

static bool is_right(Copying *c, const Memref *m, const JigCopyPlace *place) {
    bool ok = true;
    for (int writes = 0; ok && writes < 2; ++writes) {
        JigCopyPart p = part_of(m, writes);
        if (!(writes ? m->writes : m->reads))
            continue;
        if (!bounds(c, &p))
            continue;
        ok = (!c->options->transfers || can_be_transferred(c, &p)) &&
             jig_loop_affine_copy_is_right(&c->range, &p, place, c->scope, m->reads, m->writes,
                                           c->options->transfers, c->arena);
    }
    return ok;
}

static bool depends_on(const Memref *m, const JigValue *v) {
    return (m->reads && jig_domain_find(&m->read.domain, v) != SIZE_MAX) ||
           (m->writes && jig_domain_find(&m->written.domain, v) != SIZE_MAX);
}

/* The farthest loop around that the part is the same for, and that does not disturb it. */
static void find_place(Copying *c, Memref *m) {
    m->place = place_inside(c);
    m->is_left = !is_right(c, m, &m->place);
    for (JigOp *up = jig_op_parent(c->range.begin); !m->is_left && jig_op_is(up, JIG_AFFINE(FOR));
         up = jig_op_parent(up)) {
        if (depends_on(m, jig_loop(up)->var(up, 0)))
            return;
        JigCopyPlace place = place_around(c, up);
        if (!is_right(c, m, &place))
            return;
        m->place = place;
    }
}

/* ---- All of it ---- */

JigOp *jig_loop_affine_copy_function(const JigOp *op) {
    JigOp *up = jig_op_parent(op);
    while (!jig_op_iface(up, &jig_iface_function))
        up = jig_op_parent(up);
    return up;
}

static void copy(Copying *c, Memref *m, bool writes) {
    JigCopyPart p = part_of(m, writes);
    if (m->is_left)
        return;
    p.old_buffer = m->buffer;
    if (!bounds(c, &p)) {
        (void)jig_loop_affine_copy_zero(c->rw, jig_loop_affine_copy_function(c->range.begin));
        c->partial |= p.box.elements != 0;
        return;
    }
    jig_loop_affine_copy_make(c->rw, &c->range, &p, &m->place, c->options, c->nests);
    if (!m->buffer) {
        int64_t bytes;
        bool known = !__builtin_mul_overflow(
            p.box.elements, jig_loop_affine_element_bytes(jig_value_type(p.buffer)), &bytes);
        c->bytes += known ? (uint64_t)bytes : 0;
    }
    m->buffer = p.buffer;
}

static void copy_all(Copying *c) {
    for (size_t i = 0; i < c->memrefs.len; ++i)
        find_place(c, c->memrefs.data[i]);
    for (size_t i = 0; i < c->read.len; ++i)
        copy(c, c->read.data[i], false);
    for (size_t i = 0; i < c->written.len; ++i)
        copy(c, c->written.data[i], true);
    if (!c->partial && c->bytes > c->options->fast_bytes)
        jig_op_warning(jig_block_parent_op(c->range.block),
                       "total size of all copy buffers' for this block exceeds fast memory "
                       "capacity");
}

static void end_copying(Copying *c) {
    const JigPtrEntry *e;
    for (size_t i = 0; i < c->memrefs.len; ++i) {
        jig_loop_affine_touched_free(&c->memrefs.data[i]->read);
        jig_loop_affine_touched_free(&c->memrefs.data[i]->written);
        jig_vec_free(&c->memrefs.data[i]->users);
    }
    for (size_t i = 0; (e = jig_ptrmap_next(&c->traffic, &i));)
        jig_loop_affine_copy_traffic_free(e->value);
    if (c->inside)
        jig_loop_affine_copy_traffic_free(c->inside);
    jig_ptrmap_free(&c->traffic);
    jig_ptrmap_free(&c->memref_of);
    jig_ptrmap_free(&c->served);
    jig_vec_free(&c->memrefs);
    jig_vec_free(&c->read);
    jig_vec_free(&c->written);
    jig_arena_destroy(c->arena);
}

void jig_loop_affine_copy_data(JigRewriter *rw, JigOp *begin, JigOp *end,
                               const JigHoistScope *scope, const JigDataCopyOptions *options,
                               JigOpVec *nests) {
    Copying c = {.rw = rw,
                 .arena = jig_arena_create(),
                 .scope = scope,
                 .options = options,
                 .nests = nests,
                 .range = {.block = jig_op_block(begin), .begin = begin, .end = end},
                 .depth = loops_around(begin)};
    if (begin != end) {
        for (JigOp *op = begin; op != end; op = jig_op_next(op))
            jig_walk_post(op, look_at, &c);
        if (!c.failed)
            copy_all(&c);
    }
    end_copying(&c);
}
