/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/vectorize/hoist_transfers_int.h"

#include "analysis/reach.h"
#include "dialect/affine/affine.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_transfer.h"
#include "ir/trail.h"
#include "jig/bounds.h"
#include "support/arena.h"
#include "support/map.h"
#include "support/check.h"

typedef struct Hoisting {
    JigRewriter *rw;
    JigArena *a;
    JigViewFlow *flow;
    bool certain, changed;
} Hoisting;

static JigWalk clean_loop(JigOp *op, void *user) {
    if (jig_loop(op))
        jig_move_loop_invariants(user, op);
    return JIG_WALK_ADVANCE;
}

/* A number that is certainly above another. */
static bool has_iteration(const JigOp *loop, JigArena *a) {
    JigLoopBounds bounds;
    size_t n = jig_loop_num_vars(loop);
    if (!n || !jig_loop_bounds(loop, a, &bounds) ||
        (jig_op_is(loop, JIG_SCF(FOR)) && !jig_scf_for_counts_as_signed(loop)))
        return false;
    for (size_t i = 0; i < n; ++i) {
        int64_t lower, upper;
        if (!jig_bounds_find_constant(jig_quantity(bounds.lower[i], a), JIG_BOUND_UPPER, NULL, NULL,
                                      &lower) ||
            !jig_bounds_find_constant(jig_quantity(bounds.upper[i], a), JIG_BOUND_LOWER, NULL, NULL,
                                      &upper) ||
            upper <= lower)
            return false;
    }
    return true;
}

/* ---- What becomes of a vector that is read ---- */

/* Ops that the results of an op go to, directly, and those inside it. */
typedef struct Frame {
    JigOp *op, **next;
    size_t at, n;
} Frame;

static Frame frame_of(JigOp *op, JigArena *a) {
    Frame f = {.op = op};
    size_t cap = 0;
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (JigOp *inner = jig_block_first(b); inner; inner = jig_op_next(inner))
                JIG_ARENA_PUSH(a, f.next, f.n, cap, inner);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u))
            JIG_ARENA_PUSH(a, f.next, f.n, cap, jig_use_owner(u));
    return f;
}

static bool comes_from(const JigOp *op, size_t operand, const JigPtrMap *seen) {
    const JigOp *def = jig_op_operand_def(op, operand);
    return def && jig_ptrmap_has(seen, def);
}

/* Does a lane of the result depend on other lanes of what is read? Not on other lanes of what sums
 * of products start from. */
static bool mixes_lanes(const JigOp *op, const JigPtrMap *seen) {
    if (jig_op_is(op, JIG_VECTOR(CONTRACT)) || jig_op_is(op, JIG_VECTOR(OUTERPRODUCT)))
        return comes_from(op, 0, seen) || comes_from(op, 1, seen);
    if (!jig_op_row(op) || jig_op_has_trait(op, JIG_TRAIT_ELEMENTWISE) || jig_op_num_regions(op) ||
        jig_op_is(op, JIG_VECTOR(TRANSFER_WRITE)) || jig_op_is_terminator(op))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_vector(jig_op_operand_type(op, i)))
            return true;
    return false;
}

typedef struct Flow {
    JigOp *write; /* the last one on the way of the vector, of those nearest to the read */
    bool mixes;   /* some op on the way takes lanes together */
} Flow;

/* Ops come after all that they feed; of the writes to the same buffer the last in that order
 * counts.
 */
static Flow flow_of(JigOp *read, JigArena *a) {
    Flow flow = {0};
    JigPtrMap seen = {0};
    Frame *stack = NULL;
    JigOp **done = NULL;
    size_t depth = 0, cap = 0, num_done = 0, cap_done = 0;
    jig_ptrset_add(&seen, read);
    JIG_ARENA_PUSH(a, stack, depth, cap, frame_of(read, a));
    while (depth) {
        Frame *f = &stack[depth - 1];
        if (f->at < f->n) {
            JigOp *next = f->next[f->at++];
            if (jig_ptrset_add(&seen, next))
                JIG_ARENA_PUSH(a, stack, depth, cap, frame_of(next, a));
            continue;
        }
        if (jig_op_is(f->op, JIG_VECTOR(TRANSFER_WRITE)) &&
            jig_vector_transfer_write_base(f->op) == jig_vector_transfer_read_base(read))
            flow.write = f->op;
        if (f->op != read)
            JIG_ARENA_PUSH(a, done, num_done, cap_done, f->op);
        --depth;
    }
    for (size_t i = 0; i < num_done; ++i)
        flow.mixes |= mixes_lanes(done[i], &seen);
    jig_ptrmap_free(&seen);
    return flow;
}

/* ---- Who else uses the buffer ---- */

/* Is the buffer left alone in the loop, also through views of it, but for `allowed`? */
typedef bool AllowedFn(JigOp *user, const JigValue *through, const void *what);
static bool is_left_alone(const JigOp *loop, JigValue *buffer, AllowedFn *allowed,
                          const void *what) {
    JigPtrMap seen = {0};
    JigArena a;
    jig_arena_init(&a);
    JigValue **list = NULL;
    size_t n = 0, cap = 0;
    bool alone = true;
    JIG_ARENA_PUSH(&a, list, n, cap, buffer);
    while (n && alone) {
        JigValue *v = list[--n];
        for (JigUse *u = jig_value_first_use(v); u && alone; u = jig_use_next(u)) {
            JigOp *user = jig_use_owner(u);
            if (jig_view(user) && jig_view(user)->source(user) == v) {
                if (jig_op_num_results(user) && jig_ptrset_add(&seen, user))
                    JIG_ARENA_PUSH(&a, list, n, cap, jig_op_result(user, 0));
                continue;
            }
            alone = !jig_op_is_ancestor(loop, user) || allowed(user, v, what);
        }
    }
    jig_arena_free(&a);
    jig_ptrmap_free(&seen);
    return alone;
}

static JigValue *buffer_behind_views(JigValue *v) {
    JigTrail trail = {0};
    for (JigOp *def; (def = jig_value_def(v)) && jig_view(def) && jig_trail_step(&trail, def);)
        v = jig_view(def)->source(def);
    return v;
}

static bool only_reads(JigOp *user, const JigValue *through, const void *what) {
    (void)through, (void)what;
    return jig_op_is_memory_effect_free(user) || jig_op_is(user, JIG_VECTOR(TRANSFER_READ));
}

static JigWalk find_unknown(JigOp *op, void *user) {
    (void)user;
    return jig_reach_may_change_anything(op) ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* Nor is it changed by what does not use it: barriers, behind which other threads have written, and
 * calls. */
static bool is_left_alone_by_others(const Hoisting *h, JigOp *loop, JigValue *base) {
    return !jig_reach_by_others(h->flow, base, loop) ||
           jig_walk_pre(loop, find_unknown, NULL) != JIG_WALK_INTERRUPT;
}

/* ---- Transfers that do not meet ---- */

static bool indices_apart(JigValue *a, JigValue *b, int64_t distance) {
    int64_t delta;
    if (a == b)
        return false;
    if (!jig_bounds_find_difference(jig_extent(a), jig_extent(b), &delta))
        return false;
    return delta != INT64_MIN && (delta < 0 ? -delta : delta) >= distance;
}

bool jig_vectorize_transfers_apart(const JigTransfer *x, const JigTransfer *y) {
    if (x->base != y->base || x->vector_type != y->vector_type || x->map != y->map ||
        !jig_map_is_minor_identity(x->map) || jig_type_is_scalable(x->vector_type))
        return false;
    size_t lead = jig_vector_leading_dims(x);
    for (size_t i = 0; i < x->indices.count; ++i) {
        JigValue *a = jig_op_operand(x->op, x->indices.start + i),
                 *b = jig_op_operand(y->op, y->indices.start + i);
        if (indices_apart(a, b, i < lead ? 1 : jig_type_dim(x->vector_type, i - lead)))
            return true;
        int64_t ca, cb;
        bool known = jig_constant_int(a, &ca) && jig_constant_int(b, &cb);
        JigArena scratch;
        jig_arena_init(&scratch);
        bool different =
            i < lead && !known &&
            jig_bounds_compare(jig_quantity(jig_mixed_value(a), &scratch), JIG_EQUAL,
                               jig_quantity(jig_mixed_value(b), &scratch)) == JIG_FALSE;
        jig_arena_free(&scratch);
        if (different)
            return true;
    }
    return false;
}

typedef struct Pair {
    JigTransfer read, write;
} Pair;

static bool stays_apart(JigOp *user, const JigValue *through, const void *what) {
    const Pair *pair = what;
    if (user == pair->read.op || user == pair->write.op)
        return through == pair->read.base;
    if (through != pair->read.base || (!jig_op_is(user, JIG_VECTOR(TRANSFER_READ)) &&
                                       !jig_op_is(user, JIG_VECTOR(TRANSFER_WRITE))))
        return false;
    JigTransfer other = jig_vector_transfer(user);
    return jig_vectorize_transfers_apart(&pair->write, &other);
}

/* ---- Pairs ---- */

static bool same_place(const Pair *p) {
    if (p->read.vector_type != p->write.vector_type || p->read.map != p->write.map ||
        p->read.mask != p->write.mask)
        return false;
    for (size_t i = 0; i < p->read.indices.count; ++i)
        if (jig_op_operand(p->read.op, p->read.indices.start + i) !=
            jig_op_operand(p->write.op, p->write.indices.start + i))
            return false;
    return true;
}

static bool all_lanes_in_memory(const JigTransfer *t) {
    for (unsigned i = 0; i < jig_map_num_results(t->map); ++i)
        if (!jig_vector_in_bounds_at(t, i))
            return false;
    return !t->mask;
}

/* Views may overlap; an alignment that is only assumed for this loop is none. */
static bool is_view(const JigOp *loop, const JigValue *base) {
    JigOp *def = jig_value_def(base);
    if (jig_op_is(def, JIG_MEMREF(ASSUME_ALIGNMENT))) {
        JigValue *before = jig_memref_assume_alignment_memref(def);
        bool used = false;
        for (JigUse *u = jig_value_first_use(base); u; u = jig_use_next(u))
            used |= jig_op_is_ancestor(loop, jig_use_owner(u));
        if (used && jig_value_has_one_use(before))
            def = jig_value_def(before);
    }
    return def && jig_view(def);
}

static bool can_pair(const Hoisting *h, JigOp *loop, const Pair *p, const Flow *flow) {
    return same_place(p) && jig_op_block(p->write.op) == jig_op_block(p->read.op) &&
           jig_op_is_before(p->read.op, p->write.op) && !is_view(loop, p->read.base) &&
           /* Lanes that are not in memory are padded anew each time. */
           (all_lanes_in_memory(&p->read) || !flow->mixes) &&
           is_left_alone(loop, p->read.base, stays_apart, p) &&
           is_left_alone_by_others(h, loop, p->read.base);
}

static bool is_inside(JigUse *use, void *user) {
    return jig_op_is_proper_ancestor(user, jig_use_owner(use));
}

static bool hoist_pair(Hoisting *h, JigOp *loop, const Pair *p) {
    JigValue *vector = p->read.vector;
    jig_rw_move_before(h->rw, p->read.op, loop);
    JigOp *made = jig_loop_with_carried(h->rw, loop, &vector, 1);
    if (!made)
        return false;
    size_t n = jig_op_num_results(loop);
    JigValue *last = jig_vector_transfer_write_value_to_store(p->write.op);
    jig_loop_pass_on(h->rw, made, &last, 1);
    jig_rw_move_after(h->rw, p->write.op, made);
    jig_rw_replace_uses_if(h->rw, vector, jig_loop_arg(made, n), is_inside, made);
    jig_vector_transfer_write_set_value_to_store(h->rw, p->write.op, jig_op_result(made, n));
    JigValue **results = JIG_NEW_ARRAY(h->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        results[i] = jig_op_result(made, i);
    jig_rw_replace(h->rw, loop, results, n);
    return true;
}

static bool varies(const JigOp *op, const JigOp *loop) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (!jig_loop_is_defined_outside(loop, jig_op_operand(op, i)))
            return true;
    return false;
}

static JigWalk hoist_transfer(JigOp *op, void *user) {
    Hoisting *h = user;
    if (!jig_op_is(op, JIG_VECTOR(TRANSFER_READ)) ||
        !jig_type_is_memref(jig_value_type(jig_vector_transfer_read_base(op))))
        return JIG_WALK_ADVANCE;
    JigOp *loop = jig_op_parent(op);
    if ((!jig_op_is(loop, JIG_SCF(FOR)) && !jig_op_is(loop, JIG_AFFINE(FOR))) ||
        (h->certain && !has_iteration(loop, h->a)) || varies(op, loop))
        return JIG_WALK_ADVANCE;
    Flow flow = flow_of(op, h->a);
    Pair p = {.read = jig_vector_transfer(op)};
    if (!flow.write) {
        if (is_left_alone(loop, buffer_behind_views(p.read.base), only_reads, NULL) &&
            is_left_alone_by_others(h, loop, p.read.base))
            jig_rw_move_before(h->rw, op, loop);
        return JIG_WALK_ADVANCE;
    }
    p.write = jig_vector_transfer(flow.write);
    if (!can_pair(h, loop, &p, &flow) || !hoist_pair(h, loop, &p))
        return JIG_WALK_ADVANCE;
    h->changed = true;
    return JIG_WALK_INTERRUPT; /* the loop is another one now */
}

/* ---- Broadcasts ---- */

/* Is the part at `extract` of the vector before the loop what all of it is made of, or is there an
 * iteration for sure? */
static bool is_kept_by_no_iteration(const JigOp *loop, const JigValue *init, const JigType *part,
                                    JigArena *a) {
    const JigOp *def = jig_value_def_of(init, JIG_VECTOR(BROADCAST));
    return has_iteration(loop, a) ||
           (def && jig_value_type(jig_vector_broadcast_source(def)) == part);
}

static bool dynamic_position_varies(const JigOp *extract, const JigOp *loop) {
    for (size_t i = 0; i < jig_vector_extract_num_dynamic_position(extract); ++i)
        if (!jig_loop_is_defined_outside(loop, jig_vector_extract_dynamic_position_at(extract, i)))
            return true;
    return false;
}

/* The number of the carried vector; false: it is none. */
static bool carried_number(const JigOp *loop, const JigValue *arg, size_t *out) {
    for (*out = 0; *out < jig_loop_num_carried(loop); ++*out)
        if (jig_loop_arg(loop, *out) == arg)
            return true;
    return false;
}

/* A loop that carries `part` in place of the vector number `at`, which it makes of `made_of`. */
static bool carry_part(Hoisting *h, JigOp *loop, size_t at, JigOp *extract, JigOp *broadcast) {
    JigRewriter *rw = h->rw;
    size_t n = jig_loop_num_carried(loop);
    JigValue *source = jig_vector_broadcast_source(broadcast), *part = jig_op_result(extract, 0),
             **inits = JIG_NEW_ARRAY(h->a, JigValue *, n),
             **results = JIG_NEW_ARRAY(h->a, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        inits[i] = i == at ? part : jig_loop_init(loop, i);
    JigValue *arg = jig_loop_arg(loop, at);
    jig_vector_extract_set_source(rw, extract, jig_loop_init(loop, at));
    jig_rw_move_before(rw, extract, loop);
    jig_at_before(rw, loop);
    JigOp *made = jig_loop_like(rw, loop, NULL, inits, n, false);
    jig_op_copy_discardable_attrs(made, loop);
    jig_rw_move_after(rw, broadcast, made);
    jig_rw_inline_region(rw, jig_loop_region(loop, 0), jig_loop_region(made, 0), NULL);
    jig_value_set_type(arg, jig_value_type(part));
    jig_rw_replace_uses_if(rw, part, arg, is_inside, made);
    JigOperandRange yielded;
    JigOp *end = jig_loop(made)->yield(made, &yielded);
    jig_rw_set_operand(rw, end, yielded.start + at, source);
    for (size_t i = 0; i < n; ++i)
        results[i] = i == at ? jig_op_result(broadcast, 0) : jig_op_result(made, i);
    jig_vector_broadcast_set_source(rw, broadcast, jig_op_result(made, at));
    jig_rw_replace(rw, loop, results, n);
    return true;
}

static JigWalk hoist_broadcast(JigOp *op, void *user) {
    Hoisting *h = user;
    JigOp *loop = jig_op_parent(op);
    size_t at;
    if (!jig_op_is(op, JIG_VECTOR(EXTRACT)) || !jig_op_is(loop, JIG_SCF(FOR)))
        return JIG_WALK_ADVANCE;
    JigValue *vector = jig_vector_extract_source(op);
    if (!carried_number(loop, vector, &at) || !jig_value_has_one_use(vector) ||
        dynamic_position_varies(op, loop))
        return JIG_WALK_ADVANCE;
    JigValue *next = jig_loop_yielded(loop, at);
    JigOp *broadcast = jig_value_def_of(next, JIG_VECTOR(BROADCAST));
    const JigType *part = jig_op_result_type(op, 0);
    if (!broadcast || jig_op_block(broadcast) != jig_op_block(op) || !jig_value_has_one_use(next) ||
        jig_value_type(jig_vector_broadcast_source(broadcast)) != part ||
        !is_kept_by_no_iteration(loop, jig_loop_init(loop, at), part, h->a) ||
        !carry_part(h, loop, at, op, broadcast))
        return JIG_WALK_ADVANCE;
    h->changed = true;
    return JIG_WALK_INTERRUPT;
}

/* ---- Both ---- */

static void hoist(JigRewriter *rw, JigOp *root, bool certain, JigOpFn fn) {
    Hoisting h = {.rw = rw, .certain = certain};
    do {
        h.a = jig_arena_create();
        h.changed = false;
        jig_walk_post(root, clean_loop, rw);
        h.flow = jig_view_flow_create(root);
        jig_walk_post(root, fn, &h);
        jig_view_flow_destroy(h.flow);
        jig_arena_destroy(h.a);
    } while (h.changed);
}

void jig_hoist_transfers(JigRewriter *rw, JigOp *root, bool certain) {
    JIG_REQUIRE(rw && root);
    hoist(rw, root, certain, hoist_transfer);
}

void jig_hoist_broadcasts(JigRewriter *rw, JigOp *root) {
    JIG_REQUIRE(rw && root);
    hoist(rw, root, false, hoist_broadcast);
}
