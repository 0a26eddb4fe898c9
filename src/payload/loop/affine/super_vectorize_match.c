/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which nests of affine.for can be vectorized, and which of those in each other are. */
#include "dialect/affine/affine.h"
#include "dialect/affine/affine_domain.h"
#include "dialect/memref/memref.h"
#include "payload/loop/affine/affine_parallelize.h"
#include "payload/loop/affine/super_vectorize.h"
#include "support/check.h"
#include "support/vec.h"

bool jig_loop_affine_vectorize_check(JigOp *op, const JigSuperVectorize *o, size_t num_fastest) {
    if (num_fastest && num_fastest != o->rank) {
        jig_op_remark(
            op, "Fastest varying pattern specified with different size than the vector size.");
        return false;
    }
    if (o->reductions && o->rank != 1)
        return jig_op_emit_error(op, "Vectorizing reductions is supported only for 1-D vectors."),
               false;
    for (size_t i = 0; i < o->rank; ++i)
        if (o->sizes[i] <= 0)
            return jig_op_emit_error(op, "Vectorization factor must be greater than zero."), false;
    return true;
}

/* ---- One loop ---- */

static bool fits_vectors(const JigType *t) {
    return jig_type_valid_vector_element(jig_type_is_memref(t) ? jig_type_element(t) : t);
}

/* Is value `v`, an index of an access, computed from `iv`? By at most one affine.apply. */
static bool varies(JigValue *v, JigValue *iv, JigArena *a) {
    JigOp *apply = jig_value_def_of(v, JIG_AFFINE(APPLY));
    if (!apply)
        return v == iv;
    JigAffineValue m = jig_affine_map_of(apply, a);
    jig_affine_compose(&m, a);
    for (size_t i = 0; i < m.n; ++i)
        if (m.operands[i] == iv)
            return true;
    return false;
}

typedef struct Moved {
    size_t place; /* of the index that varies */
    size_t n;     /* operands that vary */
} Moved;

static void note_operands(const JigExpr *e, JigAffineValue *m, JigValue *iv, size_t place, Moved *x,
                          JigArena *a) {
    if (jig_expr_is_binary(e)) {
        note_operands(jig_expr_lhs(e), m, iv, place, x, a);
        note_operands(jig_expr_rhs(e), m, iv, place, x, a);
        return;
    }
    size_t at = jig_expr_kind(e) == JIG_EXPR_DIM ? jig_expr_position(e)
                : jig_expr_kind(e) == JIG_EXPR_SYMBOL
                    ? jig_map_num_dims(m->map) + jig_expr_position(e)
                    : SIZE_MAX;
    if (at == SIZE_MAX || !varies(m->operands[at], iv, a))
        return;
    x->place = place;
    ++x->n;
}

/* Is the index the variable and something else that stays? */
static bool moves_by_one(JigAffineValue m, JigValue *iv, JigArena *a) {
    JigContext *ctx = jig_map_context(m.map);
    jig_affine_compose(&m, a);
    unsigned dims = jig_map_num_dims(m.map), symbols = jig_map_num_symbols(m.map);
    const JigExpr **in = JIG_NEW_ARRAY(a, const JigExpr *, m.n + 1);
    for (size_t i = 0; i < m.n; ++i) {
        in[i] =
            i < dims ? jig_expr_dim(ctx, (unsigned)i) : jig_expr_symbol(ctx, (unsigned)(i - dims));
        if (m.operands[i] == iv)
            in[i] = jig_expr_add_const(in[i], 1);
    }
    const JigExpr *e = jig_map_result(m.map, 0),
                  *next = jig_expr_replace(e, in, dims, in + dims, symbols);
    return jig_expr_is_constant_equal(jig_expr_simplify(jig_expr_sub(next, e), dims, symbols), 1);
}

/* Do lanes beyond the end of the loop lie beyond the end of the memref? Of bounds that are not
 * constant that is taken for granted. */
static bool ends_with(const JigOp *loop, const JigOp *access, size_t place, JigAffineValue m,
                      int64_t size) {
    int64_t from, to;
    if (!jig_map_is_single_constant(jig_affine_for_lower_bound_map(loop), &from) ||
        !jig_map_is_single_constant(jig_affine_for_upper_bound_map(loop), &to) || from >= to ||
        (to - from) % size == 0)
        return true;
    const JigType *t = jig_value_type(jig_affine_memory_of(access));
    const JigExpr *e = jig_map_result(m.map, (unsigned)place);
    return jig_type_dim(t, place) == to && jig_expr_kind(e) == JIG_EXPR_DIM &&
           m.operands[jig_expr_position(e)] == jig_block_arg(jig_op_body(loop), 0);
}

/* -1 in *dim: it stays where it is; else how far from the last one the dimension is that it moves
 * along. */
static bool is_contiguous(JigOp *access, JigOp *loop, int *dim, JigArena *a) {
    const JigType *t = jig_value_type(jig_affine_memory_of(access));
    JigAffineValue m = jig_affine_indices(access, a);
    JigValue *iv = jig_block_arg(jig_op_body(loop), 0);
    Moved x = {0};
    *dim = -1;
    if (!jig_memref_identity_layout(t))
        return jig_op_emit_error(access, "NYI: non-trivial layout map"), false;
    for (unsigned i = 0; i < jig_map_num_results(m.map); ++i)
        note_operands(jig_map_result(m.map, i), &m, iv, i, &x, a);
    if (x.n > 1)
        return false;
    if (x.n)
        *dim = (int)(jig_type_rank(t) - (x.place + 1));
    return true;
}

typedef struct Body {
    JigOp *loop;
    JigArena *a;
    int dim;
    bool fits;
} Body;

static JigWalk check_op(JigOp *op, void *user) {
    Body *b = user;
    int dim = -1;
    bool loop = jig_op_is(op, JIG_AFFINE(FOR)),
         access = jig_op_is(op, JIG_AFFINE(LOAD)) || jig_op_is(op, JIG_AFFINE(STORE));
    b->fits = loop || !jig_op_num_regions(op);
    for (size_t i = 0; b->fits && i < jig_op_num_operands(op); ++i)
        b->fits = fits_vectors(jig_op_operand_type(op, i));
    for (size_t i = 0; b->fits && i < jig_op_num_results(op); ++i)
        b->fits = jig_type_valid_vector_element(jig_op_result_type(op, i));
    if (b->fits && access)
        b->fits = !jig_type_is_vector(jig_type_element(jig_value_type(jig_affine_memory_of(op)))) &&
                  is_contiguous(op, b->loop, &dim, b->a) &&
                  (dim < 0 || b->dim < 0 || dim == b->dim);
    b->dim = b->dim < 0 ? dim : b->dim;
    return b->fits ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

bool jig_loop_affine_vector_body_fits(JigOp *loop, int *memref_dim, JigArena *a) {
    Body b = {.loop = loop, .a = a, .dim = -1};
    jig_walk_post(loop, check_op, &b);
    *memref_dim = b.dim;
    return b.fits;
}

/* ---- Are the numbers right? ---- */

typedef struct Right {
    JigOp *loop;
    int64_t size;
    bool reduces, ok;
    JigArena *a;
} Right;

static JigWalk check_numbers(JigOp *op, void *user) {
    Right *r = user;
    JigValue *iv = jig_block_arg(jig_op_body(r->loop), 0);
    bool writes = jig_op_is(op, JIG_AFFINE(STORE));
    if (!writes && !jig_op_is(op, JIG_AFFINE(LOAD)))
        return JIG_WALK_ADVANCE;
    JigAffineValue m = jig_affine_indices(op, r->a);
    for (unsigned i = 0; r->ok && i < jig_map_num_results(m.map); ++i) {
        Moved x = {0};
        note_operands(jig_map_result(m.map, i), &m, iv, i, &x, r->a);
        JigAffineValue one = {jig_map_sub(m.map, &i, 1), m.operands, m.n};
        r->ok = !x.n ||
                (moves_by_one(one, iv, r->a) && (!writes || ends_with(r->loop, op, i, m, r->size)));
    }
    return r->ok ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

/* Would the transfers be of the elements of the loop's iterations? */
static bool is_right(JigOp *loop, int64_t size, JigArena *a) {
    Right r = {.loop = loop, .size = size, .ok = jig_affine_for_step(loop) == 1, .a = a};
    if (r.ok)
        jig_walk_post(loop, check_numbers, &r);
    return r.ok;
}

/* ---- Nests ---- */

typedef struct Match {
    JigOp *loop;
    struct Matches *inner;
} Match;
typedef struct Matches {
    JIG_VEC(Match) list;
} Matches;

typedef struct Search {
    const JigSuperVectorize *o;
    const JigPtrMap *parallel;
    JigArena *a;
    const JigOp *skip;
    size_t depth;
    Matches *found;
} Search;

static JigWalk match_loop(JigOp *op, void *user) {
    Search *s = user;
    int dim;
    if (op == s->skip || !jig_op_is(op, JIG_AFFINE(FOR)) || !jig_ptrmap_has(s->parallel, op) ||
        !jig_loop_affine_vector_body_fits(op, &dim, s->a))
        return JIG_WALK_ADVANCE;
    int64_t wanted = s->o->fastest ? s->o->fastest[s->depth] : -1;
    if (dim != -1 && wanted != -1 && dim != wanted)
        return JIG_WALK_ADVANCE;
    Match m = {.loop = op};
    if (s->depth + 1 < s->o->rank) {
        m.inner = JIG_NEW(s->a, Matches);
        *m.inner = (Matches){0};
        Search inside = *s;
        inside.skip = op;
        inside.depth = s->depth + 1;
        inside.found = m.inner;
        jig_walk_post(op, match_loop, &inside);
        if (!m.inner->list.len)
            return JIG_WALK_ADVANCE;
    }
    jig_vec_push(&s->found->list, m);
    return JIG_WALK_ADVANCE;
}

static void set_dims(const Matches *matches, size_t depth, JigPtrMap *dims) {
    for (size_t i = 0; matches && i < matches->list.len; ++i) {
        set_dims(matches->list.data[i].inner, depth + 1, dims);
        jig_ptrmap_set(dims, matches->list.data[i].loop, (void *)(uintptr_t)(depth + 1));
    }
}

static void free_matches(Matches *matches) {
    for (size_t i = 0; matches && i < matches->list.len; ++i)
        free_matches(matches->list.data[i].inner);
    if (matches)
        jig_vec_free(&matches->list);
}

typedef struct Parallel {
    bool reductions;
    JigPtrMap loops;
    JigArena *a;
} Parallel;

static JigWalk find_parallel(JigOp *op, void *user) {
    Parallel *p = user;
    if (jig_op_is(op, JIG_AFFINE(FOR)) &&
        jig_loop_affine_may_be_parallel(op, p->reductions, p->a, NULL))
        jig_ptrset_add(&p->loops, op);
    return JIG_WALK_ADVANCE;
}

static bool are_all_right(const Match *m, size_t depth, const JigSuperVectorize *o, JigArena *a) {
    if (!is_right(m->loop, o->sizes[depth], a))
        return false;
    for (size_t i = 0; m->inner && i < m->inner->list.len; ++i)
        if (!are_all_right(&m->inner->list.data[i], depth + 1, o, a))
            return false;
    return true;
}

static bool vectorize(JigRewriter *rw, const Match *m, const JigSuperVectorize *o, JigArena *a) {
    if (!are_all_right(m, 0, o, a))
        return false;
    JigPtrMap dims = {0};
    set_dims(m->inner, 1, &dims);
    jig_ptrmap_set(&dims, m->loop, (void *)(uintptr_t)1);
    const JigVectorNest nest = {m->loop, &dims};
    bool done = jig_loop_affine_vectorize_nest(rw, &nest, o);
    jig_ptrmap_free(&dims);
    return done;
}

/* Of nests in each other the first that can be vectorized is: buckets[i] is the bucket of match i,
 * roots[b] the outermost loop of bucket b. */
static size_t fill_buckets(const Matches *found, size_t *buckets, JigOp **roots) {
    size_t n = 0;
    for (size_t i = 0; i < found->list.len; ++i) {
        JigOp *loop = found->list.data[i].loop;
        size_t b = 0;
        while (b < n && !jig_op_is_ancestor(roots[b], loop) && !jig_op_is_ancestor(loop, roots[b]))
            ++b;
        if (b == n || !jig_op_is_ancestor(roots[b], loop))
            roots[b] = loop;
        n += b == n;
        buckets[i] = b;
    }
    return n;
}

void jig_loop_affine_vectorize(JigRewriter *rw, JigOp *root, const JigSuperVectorize *o) {
    JIG_REQUIRE(rw && root && o);
    if (o->rank < 1 || o->rank > 3)
        return;
    JigArena *a = jig_arena_create();
    Parallel p = {.reductions = o->reductions, .a = a};
    Matches found = {0};
    jig_walk_pre(root, find_parallel, &p);
    Search s = {.o = o, .parallel = &p.loops, .a = a, .found = &found};
    jig_walk_post(root, match_loop, &s);
    size_t *buckets = JIG_NEW_ARRAY(a, size_t, found.list.len + 1);
    JigOp **roots = JIG_NEW_ARRAY(a, JigOp *, found.list.len + 1);
    size_t n = fill_buckets(&found, buckets, roots);
    for (size_t b = 0; b < n; ++b)
        for (size_t i = 0; i < found.list.len; ++i)
            if (buckets[i] == b && vectorize(rw, &found.list.data[i], o, a))
                break;
    free_matches(&found);
    jig_ptrmap_free(&p.loops);
    jig_arena_destroy(a);
}
