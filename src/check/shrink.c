/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Dimensions of one class (dims.h) become smaller by the same, so that those that were equal are,
 * and what a padding or a slice adds or leaves out stays as wide. What an op touches that is not
 * known for its shapes keeps its extents. The other classes become as small as the tiles allow, and
 * the numbers that indices are held against (literals.h); what a map computes from loops (the reach
 * of a window) follows from theirs.
 */
#include "check/shrink.h"
#include "check/literals.h"
#include "check/tiles.h"
#include "check/trial.h"
#include "ir/op.h"
#include "jig/attr.h"
#include "jig/iface.h"
#include "jig/type.h"
#include "support/check.h"

/* ---- Extents ---- */

/* A script's sizes are of loops by their position; a number by itself may be of any. */
static bool concerns(const JigTile *t, const JigDimLoop *loop) {
    return t->position == JIG_TILE_ANYWHERE ||
           (t->position == loop->position && t->num_positions <= loop->num_loops);
}

/* How much smaller it may become: a multiple of `step`, at most `most`. */
typedef struct Lesser {
    int64_t most, step;
} Lesser;

static int64_t common_multiple(int64_t x, int64_t y) {
    int64_t a = x, b = y, product;
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return __builtin_mul_overflow(x / a, y, &product) ? INT64_MAX : product;
}

/* So that it is cut up by the tile as the extent was: with the same rest, twice at least where that
 * was so, and not where it was not. */
static void cut_alike(Lesser *l, int64_t was, int64_t tile) {
    if (tile > was)
        return;
    int64_t least = tile == was ? was : was / 2 >= tile ? 2 * tile : tile + 1;
    l->most = was - least < l->most ? was - least : l->most;
    l->step = common_multiple(l->step, tile);
}

static void cut_all_alike(JigDims *s, const JigTiles *tiles, uint32_t class, Lesser *l) {
    for (size_t i = 0; i < s->loops.len; ++i) {
        const JigDimLoop *loop = &s->loops.data[i];
        if (jig_dims_class(s, loop->dim) != class)
            continue;
        for (size_t k = 0; k < tiles->len; ++k)
            if (concerns(&tiles->data[k], loop))
                cut_alike(l, s->dims.data[loop->dim].was, tiles->data[k].size);
    }
}

static void choose_class(JigDims *s, const JigTiles *tiles, uint32_t class) {
    int64_t smallest = INT64_MAX;
    for (uint32_t d = 0; d < s->dims.len; ++d)
        if (jig_dims_class(s, d) == class && s->dims.data[d].was < smallest)
            smallest = s->dims.data[d].was;
    /* What was even stays even. */
    Lesser l = {smallest - JIG_DIMS_LEAST, 2};
    l.most = s->dims.data[class].most < l.most ? s->dims.data[class].most : l.most;
    cut_all_alike(s, tiles, class, &l);
    s->dims.data[class].less = l.most > 0 ? l.most / l.step * l.step : 0;
}

static int64_t reached(JigDims *s, const JigDimReach *r) {
    int64_t n = 1 + r->slack;
    for (size_t i = 0; i < r->n; ++i)
        n += r->coefficients[i] * (jig_dims_extent(s, r->loops[i]) - 1);
    return n;
}

/* What is reached by loops follows from them; where that has to stay, or is itself what another op
 * goes through, the loops stay. */
static void settle_reaches(JigDims *s) {
    bool changed = true;
    for (size_t rounds = 0; changed && rounds < s->reaches.len + 2; ++rounds) {
        changed = false;
        for (size_t i = 0; i < s->reaches.len; ++i) {
            const JigDimReach *r = &s->reaches.data[i];
            bool fixed = s->dims.data[jig_dims_class(s, r->target)].fixed;
            for (size_t k = 0; fixed && k < r->n; ++k) {
                changed |= !s->dims.data[jig_dims_class(s, r->loops[k])].fixed;
                jig_dims_fix(s, r->loops[k]);
            }
        }
    }
}

static void choose(JigDims *s, const JigTiles *tiles) {
    settle_reaches(s);
    for (uint32_t d = 0; d < s->dims.len; ++d)
        if (jig_dims_class(s, d) == d && !s->dims.data[d].fixed)
            choose_class(s, tiles, d);
    /* In the order of the ops: what one reaches may be the loops of a later one. */
    for (size_t rounds = 0; rounds < 2; ++rounds)
        for (size_t i = s->reaches.len; i-- > 0;) {
            uint32_t target = s->reaches.data[i].target;
            s->dims.data[jig_dims_class(s, target)].less =
                s->dims.data[target].was - reached(s, &s->reaches.data[i]);
        }
    for (size_t i = 0; i < s->reaches.len; ++i)
        s->impossible |=
            jig_dims_extent(s, s->reaches.data[i].target) != reached(s, &s->reaches.data[i]);
    for (uint32_t d = 0; d < s->dims.len; ++d) {
        const JigDim *class = &s->dims.data[jig_dims_class(s, d)];
        s->impossible |= class->less < 0 || class->less > class->most ||
                         (class->less && (class->fixed || jig_dims_extent(s, d) < 1));
    }
}

/* ---- The copy ---- */

static const JigType *new_type(JigDims *s, const JigValue *v) {
    uint32_t first;
    size_t rank;
    const JigType *t = jig_value_type(v);
    if (!jig_dims_of(s, v, &first, &rank))
        return t;
    int64_t *shape = JIG_NEW_ARRAY(s->a, int64_t, rank + 1);
    for (size_t d = 0; d < rank; ++d)
        shape[d] =
            jig_type_is_dynamic_dim(t, d) ? JIG_DYNAMIC : jig_dims_extent(s, first + (uint32_t)d);
    return jig_type_clone_shaped(t, shape, rank, jig_type_element(t));
}

static void set(JigOp *op, const char *name, const JigAttr *value) {
    jig_op_set_attr(op, name, value);
}

static void retype_constant(JigOp *op) {
    const JigAttr *splat = jig_dims_splat(op);
    if (splat)
        set(op, "value",
            jig_attr_dense(jig_op_result_type(op, 0), jig_attr_dense_data(splat), true));
}

/* Once all types are new. */
static void resize_slice(JigOp *op) {
    if (!jig_dims_is_plain_slice(op))
        return;
    const JigType *t = jig_value_type(jig_dims_slice(op));
    set(op, "static_sizes",
        jig_attr_dense_i64(jig_op_context(op), jig_type_shape(t), jig_type_rank(t)));
}

/* The types of the first block's arguments and of what is returned. */
static void retype_function(JigDims *s, JigOp *function) {
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
        for (size_t i = 0; end && jig_dims_returns(end) && i < m; ++i)
            out[i] = jig_op_operand_type(end, i);
    }
    jig_function_set_signature(function, in, n, out, m);
}

typedef struct Retyping {
    JigDims *s;
    JigOpVec ops;
} Retyping;

static JigWalk retype(JigOp *op, void *user) {
    Retyping *r = user;
    JigDims *s = r->s;
    if (jig_op_is_of_scripts(op))
        return JIG_WALK_SKIP;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_value_set_type(jig_op_result(op, i), new_type(s, jig_op_result(op, i)));
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            for (size_t k = 0; k < jig_block_num_args(b); ++k)
                jig_value_set_type(jig_block_arg(b, k), new_type(s, jig_block_arg(b, k)));
    retype_constant(op);
    jig_vec_push(&r->ops, op);
    return JIG_WALK_ADVANCE;
}

typedef struct Signatures {
    JigDims *s;
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
static double points(JigDims *s, bool now) {
    double all = 0;
    size_t at = 0;
    for (size_t i = 0; i < s->structured.len; ++i) {
        double n = 1;
        size_t loops = jig_structured(s->structured.data[i])->num_loops(s->structured.data[i]);
        for (size_t l = 0; l < loops; ++l) {
            uint32_t d = s->loops.data[at++].dim;
            n *= (double)(now ? jig_dims_extent(s, d) : s->dims.data[d].was);
        }
        all += n;
    }
    return all;
}

static const double few_points = 250000; /* take well below a second, whatever they are */

static bool is_worth_it(JigDims *s) {
    return !s->impossible && points(s, true) < 0.5 * points(s, false);
}

JigOp *jig_checker_shrunk(const JigOp *payload, JigOp *script, JigArena *a, JigStr *shapes) {
    JIG_REQUIRE(payload && script && a && shapes);
    JigOp *copy = jig_op_clone(payload, NULL);
    JigDims s = {.a = a};
    JigTiles tiles = {0};
    *shapes = (JigStr){0};
    jig_dims_see(&s, copy);
    jig_literals_see(&s, copy);
    bool ok = !s.impossible && points(&s, false) > few_points;
    if (ok) {
        jig_checker_tiles(script, &tiles);
        choose(&s, &tiles);
        ok = is_worth_it(&s);
    }
    if (ok) {
        Retyping r = {.s = &s};
        jig_walk_pre(copy, retype, &r);
        for (size_t i = 0; i < r.ops.len; ++i)
            resize_slice(r.ops.data[i]);
        jig_vec_free(&r.ops);
        jig_walk_pre(copy, sign, &(Signatures){&s, shapes});
        ok = jig_op_is_valid(copy);
    }
    jig_dims_free(&s);
    jig_vec_free(&tiles);
    if (ok)
        return copy;
    jig_op_destroy(copy);
    return NULL;
}
