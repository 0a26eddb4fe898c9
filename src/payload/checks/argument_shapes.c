/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/checks/argument_shapes.h"

#include "jig/affine.h"
#include "jig/iface.h"
#include "support/check.h"
#include "support/vec.h"

/* A size in terms of arguments' sizes; `map` NULL: it is not. */
typedef struct Size {
    const JigMap *map;
    const JigExtent *items; /* whose values are gone; the numbers are in `args` */
    const size_t *args;
    size_t n;
} Size;

typedef struct Operand {
    const JigMap *map; /* from loops to its dimensions */
    Size *sizes;
} Operand;

typedef struct Demand {
    JigLoc loc;
    JigStr op;
    size_t num_loops, num_operands;
    Operand *operands;
} Demand;

struct JigArgumentShapes {
    JigArena *arena;
    size_t len, cap;
    Demand *items;
};

/* ---- Sizes ---- */

static bool is_argument(JigBounds *b, JigExtent x, void *body) {
    (void)b;
    return jig_value_owner_block(x.value) == body;
}

static Size size_of(JigValue *shaped, size_t dim, JigBlock *body, JigArena *a) {
    JigQuantity q = jig_quantity_of_dim(shaped, dim, a), found;
    if (!jig_bounds_find(q, JIG_BOUND_EQ, is_argument, body, a, &found))
        return (Size){0};
    size_t *args = JIG_NEW_ARRAY(a, size_t, found.n + 1);
    for (size_t i = 0; i < found.n; ++i)
        args[i] = jig_value_index(found.items[i].value);
    return (Size){found.map, found.items, args, found.n};
}

/* ---- Ops ---- */

static bool is_dynamic(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_shaped(jig_op_operand_type(op, i)) &&
            !jig_type_has_static_shape(jig_op_operand_type(op, i)))
            return true;
    return false; /* its verifier has seen to it */
}

static void add(JigArgumentShapes *s, JigOp *op, JigBlock *body) {
    const JigStructuredIface *iface = jig_structured(op);
    Demand d = {.loc = jig_op_loc(op),
                .op = jig_arena_str(s->arena, jig_op_name_of(op)),
                .num_loops = iface->num_loops(op),
                .num_operands = jig_op_num_operands(op)};
    d.operands = JIG_NEW_ARRAY(s->arena, Operand, d.num_operands + 1);
    for (size_t i = 0; i < d.num_operands; ++i) {
        Operand *x = &d.operands[i];
        const JigType *t = jig_op_operand_type(op, i);
        *x = (Operand){.map = jig_type_is_shaped(t) ? iface->map(op, i) : NULL};
        size_t n = x->map ? jig_map_num_results(x->map) : 0;
        x->sizes = JIG_NEW_ARRAY(s->arena, Size, n + 1);
        for (size_t k = 0; k < n; ++k)
            x->sizes[k] = size_of(jig_op_operand(op, i), k, body, s->arena);
    }
    JIG_ARENA_PUSH(s->arena, s->items, s->len, s->cap, d);
}

JigArgumentShapes *jig_checks_shapes_of(JigOp *function, JigArena *a) {
    JIG_REQUIRE(function && a);
    JigArgumentShapes *s = JIG_NEW(a, JigArgumentShapes);
    *s = (JigArgumentShapes){.arena = a};
    JigBlock *body = jig_op_num_regions(function) ? jig_op_body(function) : NULL;
    for (JigOp *op = body ? jig_block_first(body) : NULL; op; op = jig_op_next(op))
        if (jig_structured(op) && is_dynamic(op))
            add(s, op, body);
    return s;
}

/* ---- Asking ---- */

/* What is known when the function is called. */
typedef struct Call {
    JigArgumentSizeFn *size;
    void *user;
    JigReason *why;
} Call;

enum { UNKNOWN = -1 };

static int64_t number_of(const Call *c, const Size *s, JigArena *a) {
    int64_t result;
    if (!s->map)
        return UNKNOWN;
    int64_t *symbols = JIG_NEW_ARRAY(a, int64_t, s->n + 1);
    for (size_t i = 0; i < s->n; ++i)
        symbols[i] = c->size(c->user, s->args[i], s->items[i].dim);
    return jig_expr_eval(jig_map_result(s->map, 0), NULL, symbols, &result) ? result : UNKNOWN;
}

/* Where a loop's size is read. */
typedef struct Loop {
    size_t operand, dim;
    int64_t size;
} Loop;

/* Dimensions that are loops: all of one loop are as long as the first one that is known. */
static bool find_loops(const Call *c, const Demand *d, Loop *loops, JigArena *a) {
    for (size_t l = 0; l < d->num_loops; ++l)
        loops[l].size = UNKNOWN;
    for (size_t i = 0; i < d->num_operands; ++i)
        for (size_t k = 0; d->operands[i].map && k < jig_map_num_results(d->operands[i].map); ++k) {
            const JigExpr *e = jig_map_result(d->operands[i].map, (unsigned)k);
            int64_t size = number_of(c, &d->operands[i].sizes[k], a);
            if (jig_expr_kind(e) != JIG_EXPR_DIM || size == UNKNOWN)
                continue;
            Loop *l = &loops[jig_expr_position(e)];
            if (l->size == UNKNOWN)
                *l = (Loop){i, k, size};
            else if (l->size != size)
                return jig_refuse(c->why, d->loc,
                                  "'{}' op has a loop of two sizes: {} by dimension {} of operand "
                                  "#{}, {} by dimension {} of operand #{}",
                                  jig_fact_str(d->op), jig_fact_int(l->size),
                                  jig_fact_int((int64_t)l->dim), jig_fact_int((int64_t)l->operand),
                                  jig_fact_int(size), jig_fact_int((int64_t)k),
                                  jig_fact_int((int64_t)i));
        }
    return true;
}

/* What the loops reach of one dimension, from their first iterations to their last. */
static bool reaches_within(const Call *c, const Demand *d, const Loop *loops, size_t operand,
                           size_t dim, JigArena *a) {
    const Operand *x = &d->operands[operand];
    const JigExpr *e = jig_map_result(x->map, (unsigned)dim);
    int64_t size = number_of(c, &x->sizes[dim], a), from, to;
    int64_t *first = JIG_NEW_ARRAY(a, int64_t, d->num_loops + 1),
            *last = JIG_NEW_ARRAY(a, int64_t, d->num_loops + 1);
    for (size_t l = 0; l < d->num_loops; ++l) {
        if (jig_expr_uses_dim(e, (unsigned)l) && loops[l].size == UNKNOWN)
            return true;
        first[l] = 0;
        last[l] = loops[l].size == UNKNOWN ? 0 : loops[l].size - 1;
    }
    if (size == UNKNOWN || !jig_expr_eval(e, first, NULL, &from) ||
        !jig_expr_eval(e, last, NULL, &to))
        return true;
    int64_t least = from < to ? from : to, most = from < to ? to : from;
    return (least >= 0 && most < size) ||
           jig_refuse(c->why, d->loc,
                      "'{}' op reaches {} to {} of dimension {} of operand #{}, of size {}",
                      jig_fact_str(d->op), jig_fact_int(least), jig_fact_int(most),
                      jig_fact_int((int64_t)dim), jig_fact_int((int64_t)operand),
                      jig_fact_int(size));
}

static bool fits(const Call *c, const Demand *d, JigArena *a) {
    Loop *loops = JIG_NEW_ARRAY(a, Loop, d->num_loops + 1);
    JIG_CHECK(find_loops(c, d, loops, a));
    for (size_t l = 0; l < d->num_loops; ++l)
        if (loops[l].size == 0)
            return true; /* nothing is reached */
    for (size_t i = 0; i < d->num_operands; ++i)
        for (size_t k = 0; d->operands[i].map && k < jig_map_num_results(d->operands[i].map); ++k)
            JIG_CHECK(reaches_within(c, d, loops, i, k, a));
    return true;
}

bool jig_checks_shapes_fit(const JigArgumentShapes *shapes, JigArgumentSizeFn *size, void *user,
                           JigReason *why) {
    JIG_REQUIRE(shapes && size);
    const Call c = {size, user, why};
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    bool ok = true;
    for (size_t i = 0; ok && i < shapes->len; ++i)
        ok = fits(&c, &shapes->items[i], a);
    jig_arena_free(a);
    return ok;
}
