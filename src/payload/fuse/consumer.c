/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/fuse.h"

#include "dialect/common/bounds_of_views.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "jig/journal.h"
#include "payload/fuse/cover.h"
#include "rewrite/equivalence.h"
#include "rewrite/region.h"
#include "support/map.h"
#include "support/vec.h"
#include "support/check.h"

/* What the loops make of an operand. */
typedef struct Used {
    size_t operand, result; /* of the consumer, of the outermost loop */
    size_t inner;           /* what the innermost loop carries of it: which number */
    JigOp *insert;          /* puts a tile in */
    JigSlice tile;
    bool drops;      /* the tile lacks dimensions of one */
    JigValue *whole; /* where the tile stands once the body is through; NULL: nowhere */
} Used;

typedef struct Consumer {
    JigRewriter *rw;
    JigOp *op;
    JigOp *const *loops;
    size_t n;
    bool tiles_cover;
    JigArena *a;
    JigReason *why;
    const JigTilingIface *iface;
    JigOperandRange inits;
    Used *used;
    size_t num_used;
    size_t *operands; /* those of `used` */
    JigSlice *tiles;
    JigOp **by;       /* the new loops */
    JigPtrMap copied; /* ops of loops inside: what computes the same outside of these */
} Consumer;

static JigOp *innermost(const Consumer *c) {
    return c->loops[c->n - 1];
}

/* ---- What the loops make ---- */

/* The one op of a loop that combines that puts something into what it carries as number i. */
static JigOp *combining_insert(const JigOp *loop, size_t i) {
    JigOp *found = NULL;
    JigOp *end = jig_block_last(jig_op_body(loop));
    for (JigOp *op = jig_block_first(jig_op_body(end)); op; op = jig_op_next(op)) {
        if (!jig_op_is(op, JIG_TENSOR(PARALLEL_INSERT_SLICE)))
            return NULL;
        if (jig_tensor_parallel_insert_slice_dest(op) != jig_loop_arg(loop, i))
            continue;
        if (found)
            return NULL;
        found = op;
    }
    return found;
}

/* What a loop passes on, or puts together, as number i: a tile put into what it carries; or what
 * loops inside make of that, tile after tile, in one place. */
static JigOp *insert_of(const JigOp *loop, size_t i, JigReason *why) {
    const JigOp *outer = loop;
    for (;;) {
        JigOp *insert = NULL;
        JigValue *yielded = jig_loop_combines(loop) ? NULL : jig_loop_yielded(loop, i);
        if (!yielded)
            insert = combining_insert(loop, i);
        else if (jig_value_def_is(yielded, JIG_TENSOR(INSERT_SLICE)) &&
                 jig_tensor_insert_slice_dest(jig_value_def(yielded)) == jig_loop_arg(loop, i))
            insert = jig_value_def(yielded);
        if (insert)
            return insert;
        JigOp *inner = yielded ? jig_value_def(yielded) : NULL;
        size_t k = inner && jig_loop(inner) ? jig_value_index(yielded) : 0;
        if (!inner || !jig_loop(inner) || jig_op_parent(inner) != loop ||
            k >= jig_loop_num_carried(inner) || jig_loop_result(inner, k) != yielded ||
            jig_loop_init(inner, k) != jig_loop_arg(loop, i)) {
            jig_refuse(why, outer, "result {} of the loops is not put together of tiles",
                       jig_fact_int((int64_t)i));
            return NULL;
        }
        loop = inner;
        i = k;
    }
}

static bool describe_insert(Consumer *c, Used *u) {
    bool *dropped;
    u->tile = jig_tensor_slice(u->insert, c->a, &dropped);
    for (size_t d = 0; d < u->tile.rank; ++d)
        u->drops |= dropped[d];
    if (!jig_slice_has_unit_strides(u->insert, c->a))
        return jig_refuse(c->why, u->insert, "the tiles have gaps");
    if (!jig_loop_combines(innermost(c)))
        u->whole = jig_loop_yielded(innermost(c), u->inner);
    return true;
}

/* From the outermost loop's result to the tile. */
static bool trace(Consumer *c, Used *u) {
    size_t i = u->result;
    for (size_t l = 0; l + 1 < c->n; ++l) {
        JigValue *yielded =
            jig_loop_combines(c->loops[l]) ? NULL : jig_loop_yielded(c->loops[l], i);
        JigOp *next = c->loops[l + 1];
        if (!yielded || jig_value_def(yielded) != next ||
            jig_value_index(yielded) >= jig_loop_num_carried(next) ||
            jig_loop_init(next, jig_value_index(yielded)) != jig_loop_arg(c->loops[l], i))
            return jig_refuse(c->why, c->loops[l],
                              "result {} is not handed on from the loop inside",
                              jig_fact_int((int64_t)i));
        i = jig_value_index(yielded);
    }
    u->inner = i;
    u->insert = insert_of(innermost(c), i, c->why);
    return u->insert && describe_insert(c, u) &&
           jig_fuse_tiles_cover(c->loops, c->n, jig_op_result(c->loops[0], u->result), u->tile,
                                c->tiles_cover, c->a, c->why);
}

static bool find_used(Consumer *c) {
    size_t n = jig_op_num_operands(c->op);
    c->used = JIG_NEW_ARRAY(c->a, Used, n + 1);
    c->operands = JIG_NEW_ARRAY(c->a, size_t, n + 1);
    c->tiles = JIG_NEW_ARRAY(c->a, JigSlice, n + 1);
    for (size_t i = 0; i < n; ++i) {
        JigValue *v = jig_op_operand(c->op, i);
        if (jig_value_def(v) != c->loops[0])
            continue;
        Used *u = &c->used[c->num_used];
        *u = (Used){.operand = i, .result = jig_value_index(v)};
        JIG_CHECK(trace(c, u));
        c->operands[c->num_used] = i;
        c->tiles[c->num_used++] = u->tile;
    }
    return c->num_used || jig_refuse(c->why, c->op, "uses no result of the loops");
}

static const Used *used_as(const Consumer *c, size_t operand) {
    for (size_t i = 0; i < c->num_used; ++i)
        if (c->used[i].operand == operand)
            return &c->used[i];
    return NULL;
}

/* ---- May it be? ---- */

static bool check_nest(const Consumer *c) {
    for (size_t l = 0; l < c->n; ++l) {
        if (!jig_loop(c->loops[l]) || !jig_loop_num_carried(c->loops[l]) ||
            jig_loop_num_vars(c->loops[l]) == 0)
            return jig_refuse(c->why, c->loops[l], "'{}' is no loop that carries tensors",
                              jig_fact_str(jig_op_name_of(c->loops[l])));
        if (l && jig_op_parent(c->loops[l]) != c->loops[l - 1])
            return jig_refuse(c->why, c->loops[l], "does not stand in the loop before it");
    }
    return true;
}

/* Operands are replaced by tiles; what regions use from outside stays. */
static bool check_captures(const Consumer *c) {
    JigValueVec used = {0};
    for (size_t i = 0; i < jig_op_num_regions(c->op); ++i)
        jig_regions_values_from_above(jig_op_region(c->op, i), &used);
    bool ok = true;
    for (size_t i = 0; ok && i < used.len; ++i)
        ok = jig_value_def(used.data[i]) != c->loops[0] ||
             jig_refuse(c->why, c->op, "uses result {} of the loops in its region, all of it",
                        jig_fact_int((int64_t)jig_value_index(used.data[i])));
    jig_vec_free(&used);
    return ok;
}

/* As where only an inner loop of a nest was given. */
static bool stands_elsewhere(const Consumer *c) {
    for (const JigOp *around = c->loops[0]; (around = jig_op_parent(around));)
        if (jig_loop(around) && jig_op_block(around) == jig_op_block(c->op))
            return jig_refuse(c->why, c->op,
                              "does not stand in the block of the loops: give the loops around "
                              "them as well, the outermost first");
    return jig_refuse(c->why, c->op, "does not stand in the block of the loops");
}

static bool check_consumer(const Consumer *c) {
    if (!c->iface || !c->iface->tile_from_operand || !c->iface->domain_from_operand)
        return jig_refuse(c->why, c->op, "'{}' cannot be tiled by a tile of what it uses",
                          jig_fact_str(jig_op_name_of(c->op)));
    size_t n = jig_op_num_results(c->op);
    if (!jig_dps(c->op) || n == 0 || n != c->inits.count)
        return jig_refuse(c->why, c->op, "has no destination for each result");
    if (jig_op_block(c->op) != jig_op_block(c->loops[0]))
        return stands_elsewhere(c);
    /* It would come before what stands between, and between iterations of the loops. */
    if (!jig_op_is_memory_effect_free(c->op))
        return jig_refuse(c->why, c->op, "'{}' has effects on memory, whose order would change",
                          jig_fact_str(jig_op_name_of(c->op)));
    return check_captures(c);
}

/* ---- Values made between the loops and the consumer ---- */

/* Operands, and what regions use from outside. */
static void values_used(const JigOp *op, JigValueVec *out) {
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        jig_regions_values_from_above(jig_op_region(op, i), out);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        jig_vec_push(out, jig_op_operand(op, i));
}

/* Marks what `v` is computed of. */
static void mark_sources(const Consumer *c, JigPtrMap *marked, const JigValue *v) {
    JigOp *def = jig_value_def(v);
    if (def && jig_op_block(def) == jig_op_block(c->loops[0]) && jig_op_is_before(c->loops[0], def))
        (void)jig_ptrset_add(marked, def);
}

static void mark_all_sources(const Consumer *c, JigPtrMap *marked) {
    for (JigOp *op = c->op; op && op != c->loops[0]; op = jig_op_prev(op)) {
        if (op != c->op && !jig_ptrmap_has(marked, op))
            continue;
        JigValueVec used = {0};
        values_used(op, &used);
        for (size_t i = 0; i < used.len; ++i)
            mark_sources(c, marked, used.data[i]);
        jig_vec_free(&used);
    }
}

/* They may be computed before the loops unless they come of them, or might do anything else. */
static bool may_move(const Consumer *c, JigOp *op) {
    if (!jig_op_is_memory_effect_free(op) || !jig_op_is_speculatable(op))
        return jig_refuse(c->why, op,
                          "'{}' makes what the consumer uses behind the loops, and cannot be "
                          "moved before them",
                          jig_fact_str(jig_op_name_of(op)));
    JigValueVec used = {0};
    values_used(op, &used);
    bool of_loops = false;
    for (size_t i = 0; i < used.len; ++i)
        of_loops |= jig_value_def(used.data[i]) == c->loops[0];
    jig_vec_free(&used);
    return !of_loops ||
           jig_refuse(c->why, op, "'{}' makes what the consumer uses of what the loops make",
                      jig_fact_str(jig_op_name_of(op)));
}

static bool move_sources(const Consumer *c) {
    if (!jig_op_is_before(c->loops[0], c->op))
        return jig_refuse(c->why, c->op, "stands before the loops");
    JigPtrMap marked = {0};
    mark_all_sources(c, &marked);
    bool ok = true;
    for (JigOp *op = jig_op_next(c->loops[0]), *next; ok && op && op != c->op; op = next) {
        next = jig_op_next(op);
        if (!jig_ptrmap_has(&marked, op))
            continue;
        ok = may_move(c, op);
        if (ok)
            jig_rw_move_before(c->rw, op, c->loops[0]);
    }
    jig_ptrmap_free(&marked);
    return ok;
}

/* ---- The new loops ---- */

/* What result r starts as. Where it is written over what the loops make, that is put in tile by
 * tile. */
static JigValue *start_of(const Consumer *c, size_t r) {
    const Used *u = used_as(c, c->inits.start + r);
    return u ? jig_loop_init(c->loops[0], u->result) : jig_op_operand(c->op, c->inits.start + r);
}

static bool build_loops(Consumer *c) {
    size_t m = c->inits.count;
    JigValue **values = JIG_NEW_ARRAY(c->a, JigValue *, m);
    c->by = JIG_NEW_ARRAY(c->a, JigOp *, c->n);
    for (size_t r = 0; r < m; ++r)
        values[r] = start_of(c, r);
    for (size_t l = 0; l < c->n; ++l) {
        JigOp *old = c->loops[l];
        size_t carried = jig_loop_num_carried(old);
        JigOp *by = jig_loop_with_carried(c->rw, old, values, m);
        if (!by)
            return jig_refuse(c->why, old, "'{}' cannot carry more",
                              jig_fact_str(jig_op_name_of(old)));
        c->by[l] = by;
        JigValue **results = JIG_NEW_ARRAY(c->a, JigValue *, carried + 1);
        for (size_t i = 0; i < carried; ++i)
            results[i] = jig_loop_result(by, i);
        for (size_t r = 0; r < m; ++r)
            values[r] = jig_loop_arg(by, carried + r);
        if (l)
            jig_rw_replace(c->rw, old, results, carried);
    }
    return true;
}

static JigOp *inner_loop(const Consumer *c) {
    return c->by[c->n - 1];
}

static JigValue *carried_of(const Consumer *c, const JigOp *loop, size_t r) {
    return jig_loop_arg(loop, jig_loop_num_carried(loop) - c->inits.count + r);
}

/* The consumer in the body, on what that carries. */
static JigOp *clone_inside(const Consumer *c) {
    size_t n = jig_op_num_operands(c->op), m = c->inits.count;
    JigValue **operands = JIG_NEW_ARRAY(c->a, JigValue *, n + 1);
    const JigType **types = JIG_NEW_ARRAY(c->a, const JigType *, m + 1);
    for (size_t i = 0; i < n; ++i) {
        const Used *u = used_as(c, i);
        operands[i] = u ? jig_loop_arg(inner_loop(c), u->inner)
                      : jig_range_has(c->inits, i)
                          ? carried_of(c, inner_loop(c), i - c->inits.start)
                          : jig_op_operand(c->op, i);
    }
    for (size_t r = 0; r < m; ++r)
        types[r] = jig_op_result_type(c->op, r);
    return jig_rw_clone_with(c->rw, jig_op_loc(c->op), c->op, operands, types);
}

/* ---- Numbers that are computed in loops inside, though not of them ---- */

static const JigOp *op_around(const JigValue *v) {
    JigOp *def = jig_value_def(v);
    return def ? jig_op_parent(def) : jig_block_parent_op(jig_value_owner_block(v));
}

/* The value at the end of the body of the innermost loop given; NULL: it changes inside. */
static JigValue *outside(Consumer *c, JigValue *v, int depth) {
    const JigOp *around = op_around(v);
    if (!around || !jig_op_is_proper_ancestor(inner_loop(c), around))
        return v;
    JigOp *def = jig_value_def(v), *before = def ? jig_ptrmap_get(&c->copied, def) : NULL;
    if (before)
        return jig_op_result(before, jig_value_index(v));
    if (!def || depth == 0 || jig_op_num_regions(def) || !jig_op_is_memory_effect_free(def) ||
        !jig_op_is_speculatable(def))
        return NULL;
    size_t n = jig_op_num_operands(def), results = jig_op_num_results(def);
    JigValue **operands = JIG_NEW_ARRAY(c->a, JigValue *, n + 1);
    const JigType **types = JIG_NEW_ARRAY(c->a, const JigType *, results + 1);
    for (size_t i = 0; i < n; ++i) {
        operands[i] = outside(c, jig_op_operand(def, i), depth - 1);
        if (!operands[i])
            return NULL;
    }
    for (size_t i = 0; i < results; ++i)
        types[i] = jig_op_result_type(def, i);
    JigOp *copy = jig_rw_clone_with(c->rw, jig_op_loc(def), def, operands, types);
    jig_ptrmap_set(&c->copied, def, copy);
    return jig_op_result(copy, jig_value_index(v));
}

static bool all_outside(Consumer *c, const JigMixed **list, size_t n) {
    JigMixed *out = JIG_NEW_ARRAY(c->a, JigMixed, n + 1);
    for (size_t i = 0; i < n; ++i) {
        out[i] = (*list)[i];
        if (!out[i].value)
            continue;
        out[i].value = outside(c, out[i].value, 16);
        if (!out[i].value)
            return false;
    }
    *list = out;
    return true;
}

/* Computed by the same ops of the same values, as each tile has its own affine.min. */
static bool same_computation(const JigValue *x, const JigValue *y, int depth) {
    JigOp *a = jig_value_def(x), *b = jig_value_def(y);
    if (x == y)
        return true;
    if (!a || !b || !depth || jig_value_index(x) != jig_value_index(y) || jig_op_num_regions(a) ||
        jig_op_num_operands(a) != jig_op_num_operands(b) || !jig_equivalence_same_kind(a, b) ||
        !jig_op_is_memory_effect_free(a))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(a); ++i)
        if (!same_computation(jig_op_operand(a, i), jig_op_operand(b, i), depth - 1))
            return false;
    return true;
}

static bool same_number(JigMixed x, JigMixed y, JigArena *a) {
    enum { DEPTH = 4 }; /* operands of operands: each is looked at once per way to it */
    return jig_bounds_same_number(x, y, a) ||
           (x.value && y.value && same_computation(x.value, y.value, DEPTH));
}

/* One value for what is the same number, so that tiles of several operands are seen to agree. */
static void share_numbers(const Consumer *c, size_t i, const JigMixed *list) {
    for (size_t k = 0; k < i; ++k)
        for (size_t d = 0; d < c->tiles[i].rank; ++d)
            for (size_t e = 0; e < 2 * c->tiles[k].rank; ++e) {
                JigMixed before = e < c->tiles[k].rank ? c->tiles[k].offsets[e]
                                                       : c->tiles[k].sizes[e - c->tiles[k].rank];
                if (same_number(list[d], before, c->a))
                    ((JigMixed *)list)[d] = before;
            }
}

static bool find_tiles(Consumer *c) {
    for (size_t i = 0; i < c->num_used; ++i) {
        JigSlice *tile = &c->used[i].tile;
        if (!all_outside(c, &tile->offsets, tile->rank) ||
            !all_outside(c, &tile->sizes, tile->rank))
            return jig_refuse(c->why, c->used[i].insert,
                              "a loop inside of those given moves the tile: it is one of them");
        c->tiles[i] = *tile;
        share_numbers(c, i, tile->offsets);
        share_numbers(c, i, tile->sizes);
    }
    return true;
}

/* ---- The tile in place of its slice ---- */

static bool same_slice(JigSlice x, JigSlice y, JigArena *a) {
    if (x.rank != y.rank)
        return false;
    for (size_t d = 0; d < x.rank; ++d)
        if (!same_number(x.offsets[d], y.offsets[d], a) || !same_number(x.sizes[d], y.sizes[d], a))
            return false;
    return true;
}

/* Where a slice of all that is put together can be taken, as the tile lacks dimensions or is not
 * at hand. */
static JigValue *whole_of(const Consumer *c, const Used *u) {
    JigValue *source = jig_tensor_source(u->insert);
    return u->whole
               ? u->whole
               : jig_op_result(jig_tensor_build_insert_slice(c->rw, jig_op_loc(u->insert), source,
                                                             jig_loop_arg(inner_loop(c), u->inner),
                                                             u->tile),
                               0);
}

/* Is the tile itself, in its type, there at the end of the body? */
static bool tile_is_there(const Consumer *c, const Used *u, const JigType *type) {
    JigValue *source = jig_tensor_source(u->insert);
    const JigOp *around = jig_op_parent(u->insert);
    if (jig_loop_combines(inner_loop(c)))
        around = jig_op_parent(around);
    return !u->drops && jig_value_type(source) == type && around == inner_loop(c);
}

/* Where the tiled consumer takes its slice of what the loops carry it takes the tile. */
static bool take_tile(const Consumer *c, const Used *u, JigOp *tiled) {
    JigValue *arg = jig_loop_arg(inner_loop(c), u->inner), *v = jig_op_operand(tiled, u->operand);
    JigOp *slice = jig_value_def(v);
    if (!slice || !jig_op_is(slice, JIG_TENSOR(EXTRACT_SLICE)) ||
        jig_tensor_extract_slice_source(slice) != arg ||
        !same_slice(jig_tensor_slice(slice, c->a, NULL), u->tile, c->a))
        return jig_refuse(c->why, c->op,
                          "uses more than the tile, or another part, of what the loops make as "
                          "operand {}",
                          jig_fact_int((int64_t)u->operand));
    if (tile_is_there(c, u, jig_value_type(v))) {
        jig_rw_replace1(c->rw, slice, jig_tensor_source(u->insert));
        return true;
    }
    jig_at_before(c->rw, slice);
    jig_tensor_extract_slice_set_source(c->rw, slice, whole_of(c, u));
    return true;
}

/* ---- Loops of the consumer that come back to a part of a result ---- */

static bool uses_loop(const JigOp *op, size_t result, size_t loop) {
    const JigStructuredIface *s = jig_structured(op);
    return !s || jig_map_uses_dim(s->map(op, jig_dps_inits(op).start + result), (unsigned)loop);
}

static bool check_revisits(const Consumer *c, JigSlice domain) {
    bool over = false;
    for (size_t i = 0; i < c->num_used; ++i)
        over |= jig_range_has(c->inits, c->used[i].operand);
    for (size_t i = 0; i < domain.rank; ++i) {
        if (jig_mixed_is(domain.offsets[i], 0))
            continue;
        bool reduces = c->iface->iterator(c->op, i) == JIG_REDUCTION;
        if (reduces && jig_loop_combines(inner_loop(c)))
            return jig_refuse(c->why, c->op, "reduces in loop {} what threads make, all at once",
                              jig_fact_int((int64_t)i));
        if (reduces && over)
            return jig_refuse(c->why, c->op,
                              "reduces tiles onto tiles in loop {}: it would begin "
                              "anew with each",
                              jig_fact_int((int64_t)i));
        for (size_t r = 0; !reduces && r < c->inits.count; ++r)
            if (!uses_loop(c->op, r, i))
                return jig_refuse(c->why, c->op, "result {} does not depend on loop {}",
                                  jig_fact_int((int64_t)r), jig_fact_int((int64_t)i));
    }
    return true;
}

/* ---- Putting results together ---- */

static void hand_on(const Consumer *c, JigValue **values) {
    size_t m = c->inits.count;
    for (size_t l = c->n; l-- > 0;) {
        jig_loop_pass_on(c->rw, c->by[l], values, m);
        size_t first = jig_loop_num_carried(c->by[l]) - m;
        for (size_t r = 0; r < m; ++r)
            values[r] = jig_loop_result(c->by[l], first + r);
    }
}

static bool put_together(const Consumer *c, JigOp *clone, JigSlice domain, const JigTiled *tiled) {
    size_t m = c->inits.count;
    bool combines = jig_loop_combines(inner_loop(c));
    JigOp *end = jig_block_last(jig_op_body(inner_loop(c)));
    JigValue **values = JIG_NEW_ARRAY(c->a, JigValue *, m);
    JigSlice *parts = JIG_NEW_ARRAY(c->a, JigSlice, m);
    jig_at_before(c->rw, end);
    for (size_t r = 0; r < m; ++r)
        if (!c->iface->result_position(c->rw, clone, r, domain, c->a, &parts[r]))
            return jig_refuse(c->why, c->op, "it is not known where result {} of a tile stands",
                              jig_fact_int((int64_t)r));
    if (combines)
        jig_at_end(c->rw, jig_op_body(end));
    for (size_t r = 0; r < m; ++r) {
        JigLoc loc = jig_op_loc(c->op);
        JigValue *into = carried_of(c, inner_loop(c), r);
        JigOp *insert =
            combines ? jig_tensor_build_parallel_insert_slice(c->rw, loc, tiled->values[r], into,
                                                              parts[r])
                     : jig_tensor_build_insert_slice(c->rw, loc, tiled->values[r], into, parts[r]);
        if (!combines)
            values[r] = jig_op_result(insert, 0);
    }
    if (!combines)
        hand_on(c, values);
    return true;
}

static void finish(const Consumer *c) {
    size_t m = c->inits.count, old = jig_loop_num_carried(c->by[0]) - m;
    JigValue **results = JIG_NEW_ARRAY(c->a, JigValue *, old + m + 1);
    for (size_t i = 0; i < old + m; ++i)
        results[i] = jig_loop_result(c->by[0], i);
    jig_rw_replace(c->rw, c->op, results + old, m);
    jig_rw_replace(c->rw, c->loops[0], results, old);
}

static bool fuse(Consumer *c, JigConsumerFusion *out) {
    JIG_CHECK(check_nest(c) && check_consumer(c) && find_used(c) && move_sources(c) &&
              build_loops(c));
    jig_at_before(c->rw, jig_block_last(jig_op_body(inner_loop(c))));
    JIG_CHECK(find_tiles(c));
    JigOp *clone = clone_inside(c);
    JigTiled tiled = {0};
    JigSlice domain;
    if (!c->iface->domain_from_operand(c->rw, clone, c->operands, c->num_used, c->tiles, c->a,
                                       &domain) ||
        !c->iface->tile_from_operand(c->rw, clone, c->operands, c->num_used, c->tiles, c->a,
                                     &tiled))
        return jig_refuse(c->why, c->op, "the tiles of its operands make no tile of it");
    JIG_CHECK(check_revisits(c, domain));
    for (size_t i = 0; i < c->num_used; ++i)
        JIG_CHECK(take_tile(c, &c->used[i], tiled.ops[0]));
    JIG_CHECK(put_together(c, clone, domain, &tiled));
    jig_rw_erase(c->rw, clone);
    finish(c);
    *out = (JigConsumerFusion){.fused = tiled.ops, .num_fused = tiled.num_ops, .loops = c->by};
    return true;
}

bool jig_fuse_consumer(JigRewriter *rw, JigOp *consumer, JigOp *const *loops, size_t n,
                       bool tiles_cover, JigArena *a, JigConsumerFusion *out, JigReason *why) {
    JIG_REQUIRE(rw && consumer && loops && n && a && out);
    Consumer c = {.rw = rw,
                  .op = consumer,
                  .loops = loops,
                  .n = n,
                  .tiles_cover = tiles_cover,
                  .a = a,
                  .why = why};
    c.iface = jig_tiling(consumer);
    c.inits = jig_dps_inits(consumer);
    JigMark mark = jig_mark(rw->ctx);
    bool ok = fuse(&c, out);
    if (!ok)
        jig_rollback(rw->ctx, mark);
    jig_commit(rw->ctx, mark);
    jig_ptrmap_free(&c.copied);
    return ok;
}
