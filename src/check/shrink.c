/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dimensions of values and loops of structured ops fall into classes: of one, all become smaller by
 * the same, so that those that were equal are, and what a padding or a slice adds or leaves out
 * stays as wide. An op that is not known here keeps the extents of what it touches. Those of the
 * other classes become as small as the tiles allow; what a map computes from loops (the reach of a
 * window) follows from theirs.
 */
#include "check/shrink.h"
#include "check/tiles.h"
#include "check/trial.h"
#include "ir/op.h"
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "jig/attr.h"
#include "jig/dialect.h"
#include "jig/iface.h"
#include "jig/type.h"
#include "support/check.h"
#include "support/map.h"
#include "support/vec.h"

/* ---- Classes ---- */

typedef struct Dim {
    uint32_t parent; /* a representative has itself */
    int64_t was;
    /* Of a representative alone: */
    bool fixed;
    int64_t less; /* by so much */
} Dim;
/* target = 1 + slack + sum of coefficients * (loop - 1) */
typedef struct Reach {
    uint32_t target;
    int64_t slack;
    const uint32_t *loops;
    const int64_t *coefficients;
    size_t n;
} Reach;
/* Loop `position` of an op with so many loops. */
typedef struct Loop {
    uint32_t dim;
    size_t position, num_loops;
} Loop;

typedef struct Shrink {
    JigArena *a;
    JigPtrMap values; /* of shapes -> number of their first dimension + 1 */
    JIG_VEC(Dim) dims;
    JIG_VEC(Reach) reaches;
    JIG_VEC(Loop) loops;
    JigOpVec structured, retyped;
    bool impossible;
} Shrink;

static uint32_t class_of(Shrink *s, uint32_t dim) {
    while (s->dims.data[dim].parent != dim)
        dim = s->dims.data[dim].parent = s->dims.data[s->dims.data[dim].parent].parent;
    return dim;
}

static void fix(Shrink *s, uint32_t dim) {
    s->dims.data[class_of(s, dim)].fixed = true;
}

static int64_t extent(Shrink *s, uint32_t dim) {
    return s->dims.data[dim].was - s->dims.data[class_of(s, dim)].less;
}

static void tie(Shrink *s, uint32_t x, uint32_t y) {
    uint32_t a = class_of(s, x), b = class_of(s, y);
    s->dims.data[a].fixed |= s->dims.data[b].fixed;
    s->dims.data[b].parent = a;
}

static void unite(Shrink *s, uint32_t x, uint32_t y) {
    s->impossible |= s->dims.data[x].was != s->dims.data[y].was;
    tie(s, x, y);
}

static uint32_t new_dim(Shrink *s, int64_t extent) {
    uint32_t dim = (uint32_t)s->dims.len;
    /* What is dynamic, or empty, stays. */
    jig_vec_push(&s->dims, ((Dim){.parent = dim, .was = extent, .fixed = extent < 1}));
    return dim;
}

/* Of vectors nothing changes: scripts make them, with sizes of their own. */
static bool has_dims(const JigType *t) {
    return (jig_type_is_ranked_tensor(t) || jig_type_is_memref(t)) && jig_type_has_rank(t);
}

/* The first of them; a value without has none. */
static bool dims_of(Shrink *s, const JigValue *v, uint32_t *first, size_t *rank) {
    const JigType *t = jig_value_type(v);
    if (!has_dims(t))
        return false;
    *rank = jig_type_rank(t);
    void **known = jig_ptrmap_slot(&s->values, v);
    if (!*known) {
        uint32_t next = (uint32_t)s->dims.len;
        /* Its strides would have to become others as well. */
        bool stays = jig_type_is_memref(t) && jig_type_layout(t);
        *known = (void *)(uintptr_t)(next + 1);
        for (size_t d = 0; d < *rank; ++d)
            new_dim(s, jig_type_is_dynamic_dim(t, d) ? -1 : jig_type_dim(t, d));
        for (size_t d = 0; stays && d < *rank; ++d)
            fix(s, next + (uint32_t)d);
    }
    *first = (uint32_t)((uintptr_t)*known - 1);
    return true;
}

static void fix_value(Shrink *s, const JigValue *v) {
    uint32_t first;
    size_t rank;
    if (dims_of(s, v, &first, &rank))
        for (size_t d = 0; d < rank; ++d)
            fix(s, first + (uint32_t)d);
}

static void unite_values(Shrink *s, const JigValue *v, const JigValue *w) {
    uint32_t a, b;
    size_t n, m;
    bool has_a = dims_of(s, v, &a, &n), has_b = dims_of(s, w, &b, &m);
    if (has_a && has_b && n == m) {
        for (uint32_t d = 0; d < n; ++d)
            unite(s, a + d, b + d);
        return;
    }
    fix_value(s, v);
    fix_value(s, w);
}

/* ---- Structured ops ---- */

static bool is_sum(const JigExpr *e, int64_t scale, int64_t *coefficients, int64_t *constant) {
    int64_t factor;
    switch (jig_expr_kind(e)) {
    case JIG_EXPR_DIM:
        coefficients[jig_expr_position(e)] += scale;
        return true;
    case JIG_EXPR_CONSTANT:
        *constant += scale * jig_expr_value(e);
        return true;
    case JIG_EXPR_ADD:
        return is_sum(jig_expr_lhs(e), scale, coefficients, constant) &&
               is_sum(jig_expr_rhs(e), scale, coefficients, constant);
    case JIG_EXPR_MUL:
        return jig_expr_is_constant(jig_expr_rhs(e), &factor) && factor > 0 && factor < INT16_MAX &&
               scale < INT32_MAX && is_sum(jig_expr_lhs(e), scale * factor, coefficients, constant);
    default:
        return false;
    }
}

/* A dimension that several loops move through together. */
static void add_reach(Shrink *s, const JigExpr *e, uint32_t target, uint32_t loops, size_t n) {
    int64_t *all = JIG_NEW_ARRAY(s->a, int64_t, n + 1), *coefficients, constant = 0;
    uint32_t *of = JIG_NEW_ARRAY(s->a, uint32_t, n + 1);
    bool sum = is_sum(e, 1, all, &constant);
    Reach r = {.target = target, .loops = of, .slack = s->dims.data[target].was - 1};
    coefficients = JIG_NEW_ARRAY(s->a, int64_t, n + 1);
    for (size_t l = 0; l < n; ++l) {
        if (!sum)
            fix(s, loops + (uint32_t)l);
        if (!all[l])
            continue;
        of[r.n] = loops + (uint32_t)l;
        coefficients[r.n] = all[l];
        r.slack -= all[l] * (s->dims.data[loops + l].was - 1);
        r.n++;
    }
    r.coefficients = coefficients;
    if (sum && r.n && r.slack >= 0)
        jig_vec_push(&s->reaches, r);
    else
        fix(s, target);
}

static int64_t loop_extent(const JigOp *op, const JigStructuredIface *iface, size_t loop) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigMap *map = has_dims(jig_op_operand_type(op, i)) ? iface->map(op, i) : NULL;
        for (unsigned r = 0; map && r < jig_map_num_results(map); ++r) {
            const JigExpr *e = jig_map_result(map, r);
            if (jig_expr_kind(e) == JIG_EXPR_DIM && jig_expr_position(e) == loop)
                return jig_type_is_dynamic_dim(jig_op_operand_type(op, i), r)
                           ? -1
                           : jig_type_dim(jig_op_operand_type(op, i), r);
        }
    }
    return -1;
}

static void add_structured(Shrink *s, const JigOp *op, const JigStructuredIface *iface) {
    size_t n = iface->num_loops(op), rank;
    uint32_t loops = (uint32_t)s->dims.len, first;
    for (size_t l = 0; l < n; ++l) {
        Loop loop = {.position = l, .num_loops = n};
        loop.dim = new_dim(s, loop_extent(op, iface, l));
        jig_vec_push(&s->loops, loop);
    }
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        if (!dims_of(s, jig_op_operand(op, i), &first, &rank))
            continue;
        const JigMap *map = iface->map(op, i);
        for (unsigned r = 0; r < rank; ++r) {
            const JigExpr *e = jig_map_result(map, r);
            if (jig_expr_kind(e) == JIG_EXPR_DIM)
                unite(s, first + r, loops + jig_expr_position(e));
            else
                add_reach(s, e, first + r, loops, n);
        }
        JigValue *tied = jig_dps_tied_result(op, i);
        if (tied)
            unite_values(s, jig_op_operand(op, i), tied);
    }
}

/* ---- Other ops ---- */

static bool is_free(const JigOp *op) {
    return jig_op_is(op, JIG_TENSOR(EMPTY)) || jig_op_is(op, JIG_MEMREF(ALLOC)) ||
           jig_op_is(op, JIG_MEMREF(ALLOCA)) || jig_op_is(op, JIG_MEMREF(DEALLOC)) ||
           jig_op_is(op, JIG_TENSOR(DIM)) || jig_op_is(op, JIG_MEMREF(DIM));
}

/* A constant all of whose elements are the same. */
static const JigAttr *splat_of(const JigOp *op) {
    const JigAttr *value =
        jig_op_is(op, JIG_ARITH(CONSTANT)) ? jig_arith_constant_value_attr(op) : NULL;
    return value && jig_attr_is_dense(value) && jig_attr_is_splat(value) ? value : NULL;
}

static bool keeps_shape(const JigOp *op) {
    return jig_op_is_elementwise_mappable(op) ||
           jig_op_has_trait(op, JIG_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE);
}

static void unite_all(Shrink *s, const JigOp *op) {
    const JigValue *first = NULL;
    size_t n = jig_op_num_operands(op);
    for (size_t i = 0; i < n + jig_op_num_results(op); ++i) {
        const JigValue *v = i < n ? jig_op_operand(op, i) : jig_op_result(op, i - n);
        if (!has_dims(jig_value_type(v)))
            continue;
        if (first)
            unite_values(s, first, v);
        first = v;
    }
}

static bool returns_of_function(const JigOp *op) {
    const JigOp *parent = jig_op_parent(op);
    return jig_op_has_trait(op, JIG_TRAIT_RETURN_LIKE) && parent && jig_function(parent);
}

/* One is larger than the other by the same in each dimension, whatever the sizes. */
static void tie_values(Shrink *s, const JigValue *v, const JigValue *w) {
    uint32_t a, b;
    size_t n, m;
    bool has_a = dims_of(s, v, &a, &n), has_b = dims_of(s, w, &b, &m);
    if (has_a && has_b && n == m) {
        for (uint32_t d = 0; d < n; ++d)
            tie(s, a + d, b + d);
        return;
    }
    fix_value(s, v);
    fix_value(s, w);
}

static bool all_are(const JigOp *op, const char *name, int64_t least, int64_t most) {
    const JigAttr *list = jig_op_attr(op, name);
    for (size_t i = 0; list && i < jig_attr_dense_array_len(list); ++i)
        if (jig_attr_dense_array_int(list, i) < least || jig_attr_dense_array_int(list, i) > most)
            return false;
    return list != NULL;
}

static bool extracts(const JigOp *op) {
    return jig_op_is(op, JIG_TENSOR(EXTRACT_SLICE));
}
static const JigValue *slice_of(const JigOp *op) {
    return extracts(op) ? jig_tensor_extract_slice_result(op) : jig_tensor_insert_slice_source(op);
}
static const JigValue *whole_of(const JigOp *op) {
    return extracts(op) ? jig_tensor_extract_slice_source(op) : jig_tensor_insert_slice_dest(op);
}

/* Of known sizes, element for element, without a change of rank. */
static bool is_plain_slice(const JigOp *op) {
    return (extracts(op) || jig_op_is(op, JIG_TENSOR(INSERT_SLICE))) &&
           all_are(op, "static_sizes", 0, INT32_MAX) &&
           all_are(op, "static_offsets", 0, INT32_MAX) && all_are(op, "static_strides", 1, 1) &&
           jig_type_rank(jig_value_type(slice_of(op))) ==
               jig_type_rank(jig_value_type(whole_of(op)));
}

static bool tie_slice(Shrink *s, const JigOp *op) {
    if (jig_op_is(op, JIG_TENSOR(PAD)) && all_are(op, "static_low", 0, INT16_MAX) &&
        all_are(op, "static_high", 0, INT16_MAX)) {
        tie_values(s, jig_op_result(op, 0), jig_tensor_pad_source(op));
        return true;
    }
    if (!is_plain_slice(op))
        return false;
    tie_values(s, whole_of(op), slice_of(op));
    if (!extracts(op))
        unite_values(s, whole_of(op), jig_op_result(op, 0));
    return true;
}

/* What a loop carries. */
static bool unite_loop(Shrink *s, JigOp *op) {
    if (!jig_op_is(op, JIG_SCF(FOR)))
        return false;
    JigBlock *body = jig_op_body(op);
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        unite_values(s, jig_op_result(op, i), jig_op_operand(op, 3 + i));
        unite_values(s, jig_op_result(op, i), jig_block_arg(body, 1 + i));
        unite_values(s, jig_op_result(op, i), jig_op_operand(jig_block_terminator(body), i));
    }
    return true;
}
static bool yields_of_loop(const JigOp *op) {
    return jig_op_is(op, JIG_SCF(YIELD)) && jig_op_is(jig_op_parent(op), JIG_SCF(FOR));
}

/* What a call hands over is what the function has. */
static bool unite_call(Shrink *s, JigOp *call) {
    JigOp *function = jig_call(call) ? jig_call_resolve(call) : NULL;
    JigRegion *body =
        function && jig_trial_has_body(function) ? jig_callable(function)->region(function) : NULL;
    JigBlock *entry = body ? jig_region_first(body) : NULL;
    JigOp *end = entry && !jig_block_next(entry) ? jig_block_terminator(entry) : NULL;
    if (!end || jig_op_num_operands(call) != jig_block_num_args(entry) ||
        jig_op_num_results(call) != jig_op_num_operands(end))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(call); ++i)
        unite_values(s, jig_op_operand(call, i), jig_block_arg(entry, i));
    for (size_t i = 0; i < jig_op_num_results(call); ++i)
        unite_values(s, jig_op_result(call, i), jig_op_operand(end, i));
    return true;
}

/* Whatever it is: what it touches stays. */
static void fix_all(Shrink *s, JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        fix_value(s, jig_op_operand(op, i));
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        fix_value(s, jig_op_result(op, i));
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            for (size_t k = 0; k < jig_block_num_args(b); ++k)
                fix_value(s, jig_block_arg(b, k));
}

static JigWalk see(JigOp *op, void *user) {
    Shrink *s = user;
    const JigStructuredIface *iface = jig_structured(op);
    if (jig_op_is_of_scripts(op))
        return JIG_WALK_SKIP;
    if (iface && jig_dps(op)) {
        jig_vec_push(&s->structured, op);
        add_structured(s, op, iface);
    } else if (keeps_shape(op)) {
        unite_all(s, op);
    } else if (!is_free(op) && !splat_of(op) && !returns_of_function(op) && !jig_function(op) &&
               !yields_of_loop(op) && !unite_call(s, op) && !tie_slice(s, op) &&
               !unite_loop(s, op)) {
        fix_all(s, op);
    }
    return JIG_WALK_ADVANCE;
}

/* ---- Extents ---- */

/* Is it cut up by the tile as the extent was? Twice at least where that was so. */
static bool is_cut_alike(int64_t was, int64_t is, int64_t tile) {
    if (tile > was)
        return true;
    if (tile == was)
        return is == was;
    return is % tile == was % tile && is >= (was >= 2 * tile ? 2 * tile : tile + 1);
}

/* A script's sizes are of loops by their position; a number by itself may be of any. */
static bool concerns(const JigTile *t, const Loop *loop) {
    return t->position == JIG_TILE_ANYWHERE ||
           (t->position == loop->position && t->num_positions <= loop->num_loops);
}

/* Are all loops of the class cut up as they were, when they are smaller by that? */
static bool fits(Shrink *s, const JigTiles *tiles, uint32_t class, int64_t less) {
    for (size_t i = 0; i < s->loops.len; ++i) {
        const Loop *loop = &s->loops.data[i];
        int64_t was = s->dims.data[loop->dim].was;
        if (class_of(s, loop->dim) != class)
            continue;
        for (size_t k = 0; k < tiles->len; ++k)
            if (concerns(&tiles->data[k], loop) &&
                !is_cut_alike(was, was - less, tiles->data[k].size))
                return false;
    }
    return true;
}

enum { LEAST = 8 }; /* smaller ones stay: what is of size 1 goes other ways */

static void choose_class(Shrink *s, const JigTiles *tiles, uint32_t class) {
    int64_t smallest = INT64_MAX;
    for (uint32_t d = 0; d < s->dims.len; ++d)
        if (class_of(s, d) == class && s->dims.data[d].was < smallest)
            smallest = s->dims.data[d].was;
    int64_t less = smallest > LEAST ? (smallest - LEAST) / 2 * 2 : 0;
    while (less > 0 && !fits(s, tiles, class, less))
        less -= 2; /* what was even stays even */
    s->dims.data[class].less = less > 0 ? less : 0;
}

static int64_t reached(Shrink *s, const Reach *r) {
    int64_t n = 1 + r->slack;
    for (size_t i = 0; i < r->n; ++i)
        n += r->coefficients[i] * (extent(s, r->loops[i]) - 1);
    return n;
}

/* What is reached by loops follows from them; where that has to stay, or is itself what another op
 * goes through, the loops stay. */
static void settle_reaches(Shrink *s) {
    bool changed = true;
    for (size_t rounds = 0; changed && rounds < s->reaches.len + 2; ++rounds) {
        changed = false;
        for (size_t i = 0; i < s->reaches.len; ++i) {
            const Reach *r = &s->reaches.data[i];
            bool fixed = s->dims.data[class_of(s, r->target)].fixed;
            for (size_t k = 0; fixed && k < r->n; ++k) {
                changed |= !s->dims.data[class_of(s, r->loops[k])].fixed;
                fix(s, r->loops[k]);
            }
        }
    }
}

static void choose(Shrink *s, const JigTiles *tiles) {
    settle_reaches(s);
    for (uint32_t d = 0; d < s->dims.len; ++d)
        if (class_of(s, d) == d && !s->dims.data[d].fixed)
            choose_class(s, tiles, d);
    /* In the order of the ops: what one reaches may be the loops of a later one. */
    for (size_t rounds = 0; rounds < 2; ++rounds)
        for (size_t i = s->reaches.len; i-- > 0;) {
            uint32_t target = s->reaches.data[i].target;
            s->dims.data[class_of(s, target)].less =
                s->dims.data[target].was - reached(s, &s->reaches.data[i]);
        }
    for (size_t i = 0; i < s->reaches.len; ++i)
        s->impossible |= extent(s, s->reaches.data[i].target) != reached(s, &s->reaches.data[i]);
    for (uint32_t d = 0; d < s->dims.len; ++d) {
        const Dim *class = &s->dims.data[class_of(s, d)];
        s->impossible |= class->less < 0 || (class->less && (class->fixed || extent(s, d) < 1));
    }
}

/* ---- The copy ---- */

static const JigType *new_type(Shrink *s, const JigValue *v) {
    uint32_t first;
    size_t rank;
    const JigType *t = jig_value_type(v);
    if (!dims_of(s, v, &first, &rank))
        return t;
    int64_t *shape = JIG_NEW_ARRAY(s->a, int64_t, rank + 1);
    for (size_t d = 0; d < rank; ++d)
        shape[d] = jig_type_is_dynamic_dim(t, d) ? JIG_DYNAMIC : extent(s, first + (uint32_t)d);
    return jig_type_clone_shaped(t, shape, rank, jig_type_element(t));
}

static void set(JigOp *op, const char *name, const JigAttr *value) {
    jig_op_set_attr(op, name, value);
}

static void retype_constant(JigOp *op) {
    const JigAttr *splat = splat_of(op);
    if (splat)
        set(op, "value",
            jig_attr_dense(jig_op_result_type(op, 0), jig_attr_dense_data(splat), true));
}

/* Once all types are new. */
static void resize_slice(JigOp *op) {
    if (!is_plain_slice(op))
        return;
    const JigType *t = jig_value_type(slice_of(op));
    set(op, "static_sizes",
        jig_attr_dense_i64(jig_op_context(op), jig_type_shape(t), jig_type_rank(t)));
}

/* The types of the first block's arguments and of what is returned. */
static void retype_function(Shrink *s, JigOp *function) {
    JigRegion *body = jig_callable(function)->region(function);
    size_t n, m;
    const JigType *const *inputs = jig_function_inputs(function, &n);
    const JigType *const *results = jig_function_results(function, &m);
    const JigType **in = JIG_NEW_ARRAY(s->a, const JigType *, n + 1);
    const JigType **out = JIG_NEW_ARRAY(s->a, const JigType *, m + 1);
    memcpy(in, inputs, n * sizeof *in);
    memcpy(out, results, m * sizeof *out);
    for (size_t i = 0; i < n && i < jig_block_num_args(jig_region_first(body)); ++i)
        in[i] = jig_value_type(jig_block_arg(jig_region_first(body), i));
    for (JigBlock *b = jig_region_first(body); b; b = jig_block_next(b)) {
        JigOp *end = jig_block_terminator(b);
        for (size_t i = 0; end && returns_of_function(end) && i < m; ++i)
            out[i] = jig_op_operand_type(end, i);
    }
    jig_function_set_signature(function, in, n, out, m);
}

static JigWalk retype(JigOp *op, void *user) {
    Shrink *s = user;
    if (jig_op_is_of_scripts(op))
        return JIG_WALK_SKIP;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_value_set_type(jig_op_result(op, i), new_type(s, jig_op_result(op, i)));
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            for (size_t k = 0; k < jig_block_num_args(b); ++k)
                jig_value_set_type(jig_block_arg(b, k), new_type(s, jig_block_arg(b, k)));
    retype_constant(op);
    jig_vec_push(&s->retyped, op);
    return JIG_WALK_ADVANCE;
}

typedef struct Signatures {
    Shrink *s;
    JigStr *shapes;
} Signatures;

static JigStr inputs_text(const JigOp *function, JigArena *a) {
    size_t n;
    const JigType *const *inputs = jig_function_inputs(function, &n);
    JigStr text = {0};
    for (size_t i = 0; i < n; ++i) {
        JigStr one = jig_type_to_str(inputs[i], a);
        text = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(text), i ? ", " : "", JIG_FMT(one));
    }
    return text;
}

static JigWalk sign(JigOp *op, void *user) {
    Signatures *x = user;
    JigArena *a = x->s->a;
    if (!jig_trial_has_body(op))
        return jig_op_is_of_scripts(op) ? JIG_WALK_SKIP : JIG_WALK_ADVANCE;
    JigStr was = inputs_text(op, a), name = jig_symbol_name(op);
    retype_function(x->s, op);
    JigStr is = inputs_text(op, a);
    if (!jig_str_eq(was, is))
        *x->shapes =
            jig_arena_printf(a, "%.*s%s@%.*s(%.*s) for (%.*s)", JIG_FMT(*x->shapes),
                             x->shapes->len ? ", " : "", JIG_FMT(name), JIG_FMT(is), JIG_FMT(was));
    return JIG_WALK_ADVANCE;
}

/* Points of all loops: what evaluating takes. */
static double points(Shrink *s, bool now) {
    double all = 0;
    size_t at = 0;
    for (size_t i = 0; i < s->structured.len; ++i) {
        double n = 1;
        size_t loops = jig_structured(s->structured.data[i])->num_loops(s->structured.data[i]);
        for (size_t l = 0; l < loops; ++l) {
            uint32_t d = s->loops.data[at++].dim;
            n *= (double)(now ? extent(s, d) : s->dims.data[d].was);
        }
        all += n;
    }
    return all;
}

static const double few_points = 250000; /* take well below a second, whatever they are */

static bool is_worth_it(Shrink *s) {
    return !s->impossible && points(s, true) < 0.5 * points(s, false);
}

JigOp *jig_checker_shrunk(const JigOp *payload, JigOp *script, JigArena *a, JigStr *shapes) {
    JIG_REQUIRE(payload && script && a && shapes);
    JigOp *copy = jig_op_clone(payload, NULL);
    Shrink s = {.a = a};
    JigTiles tiles = {0};
    *shapes = (JigStr){0};
    jig_walk_pre(copy, see, &s);
    bool ok = !s.impossible && points(&s, false) > few_points;
    if (ok) {
        jig_checker_tiles(script, &tiles);
        choose(&s, &tiles);
        ok = is_worth_it(&s);
    }
    if (ok) {
        jig_walk_pre(copy, retype, &s);
        for (size_t i = 0; i < s.retyped.len; ++i)
            resize_slice(s.retyped.data[i]);
        jig_walk_pre(copy, sign, &(Signatures){&s, shapes});
        ok = jig_op_is_valid(copy);
    }
    jig_ptrmap_free(&s.values);
    jig_vec_free(&s.dims);
    jig_vec_free(&s.reaches);
    jig_vec_free(&s.loops);
    jig_vec_free(&s.structured);
    jig_vec_free(&s.retyped);
    jig_vec_free(&tiles);
    if (ok)
        return copy;
    jig_op_destroy(copy);
    return NULL;
}
