/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/loop_roles.h"

enum { LHS, RHS, OUT, NUM_OPERANDS };

/* Three operands' maps over the same loops. */
typedef struct Product {
    const JigMap *maps[NUM_OPERANDS];
    const JigIterator *iterators;
    size_t num_loops;
    JigArena *arena;
} Product;

static bool read_product(const JigOp *op, JigArena *a, Product *out) {
    const JigStructuredIface *s = jig_structured(op);
    JigOperandRange inits = jig_dps_inits(op);
    if (!s || inits.start != 2 || inits.count != 1)
        return false;
    size_t n = s->num_loops(op);
    JigIterator *iterators = jig_arena_alloc(a, n * sizeof *iterators);
    for (size_t i = 0; i < n; ++i)
        iterators[i] = s->iterator(op, i);
    *out = (Product){.iterators = iterators, .num_loops = n, .arena = a};
    for (size_t i = 0; i < NUM_OPERANDS; ++i)
        out->maps[i] = s->map(op, i);
    return true;
}

/* ---- Sets of loops, a mark per loop ---- */

static bool *no_loops(const Product *p) {
    return jig_arena_calloc(p->arena, p->num_loops * sizeof(bool));
}

typedef struct UseCount {
    unsigned *uses, *last; /* per loop: subscripts with it, and the last of them, from 1 */
    unsigned subscript;
} UseCount;

static void count_use(const JigExpr *e, void *user) {
    UseCount *c = user;
    if (jig_expr_kind(e) != JIG_EXPR_DIM || c->last[jig_expr_position(e)] == c->subscript)
        return;
    c->last[jig_expr_position(e)] = c->subscript;
    ++c->uses[jig_expr_position(e)];
}

/* How many subscripts of the operand each loop takes part in. */
static const unsigned *count_uses(const Product *p, size_t operand) {
    UseCount c = {.uses = jig_arena_calloc(p->arena, p->num_loops * sizeof(unsigned)),
                  .last = jig_arena_calloc(p->arena, p->num_loops * sizeof(unsigned))};
    const JigMap *map = p->maps[operand];
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        c.subscript = i + 1;
        jig_expr_walk(jig_map_result(map, i), count_use, &c);
    }
    return c.uses;
}

/* Loops of a kind that are one subscript of the operand and take part in no other. */
static const bool *plain_loops(const Product *p, size_t operand, JigIterator kind) {
    const JigMap *map = p->maps[operand];
    const unsigned *uses = count_uses(p, operand);
    bool *found = no_loops(p);
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        const JigExpr *e = jig_map_result(map, i);
        if (jig_expr_kind(e) != JIG_EXPR_DIM)
            continue;
        unsigned loop = jig_expr_position(e);
        found[loop] = p->iterators[loop] == kind && uses[loop] == 1;
    }
    return found;
}

/* The loops in `a` and `b` and, when given, not in `without`. */
static JigLoops common(const Product *p, const bool *a, const bool *b, const bool *without) {
    size_t *items = jig_arena_alloc(p->arena, p->num_loops * sizeof *items), n = 0;
    for (size_t i = 0; i < p->num_loops; ++i)
        if (a[i] && b[i] && !(without && without[i]))
            items[n++] = i;
    return (JigLoops){items, n};
}

static const bool *intersection(const Product *p, const bool *a, const bool *b) {
    bool *both = no_loops(p);
    for (size_t i = 0; i < p->num_loops; ++i)
        both[i] = a[i] && b[i];
    return both;
}

/* ---- Contractions ---- */

bool jig_loop_roles_of_contraction(const JigOp *op, JigArena *a, JigContractionLoops *out) {
    Product p;
    JIG_CHECK(read_product(op, a, &p));
    const bool *lhs = plain_loops(&p, LHS, JIG_PARALLEL), *rhs = plain_loops(&p, RHS, JIG_PARALLEL),
               *result = plain_loops(&p, OUT, JIG_PARALLEL);
    out->batch = common(&p, intersection(&p, lhs, rhs), result, NULL);
    out->m = common(&p, lhs, result, rhs);
    out->n = common(&p, rhs, result, lhs);
    out->k =
        common(&p, plain_loops(&p, LHS, JIG_REDUCTION), plain_loops(&p, RHS, JIG_REDUCTION), NULL);
    return true;
}

/* ---- Convolutions ---- */

/* What the subscripts of a convolution's image say of each loop. */
typedef struct Access {
    bool *plain;     /* a subscript of its own */
    bool *convolved; /* a term of a sum of two ... */
    int64_t *factor; /* ... with this factor ... */
    size_t *partner; /* ... and this loop, as new as itself, in the other; SIZE_MAX: none */
} Access;

/* loop, or loop * constant */
static bool is_term(const JigExpr *e, size_t *loop, int64_t *factor) {
    *factor = 1;
    if (jig_expr_kind(e) == JIG_EXPR_MUL && jig_expr_is_constant(jig_expr_rhs(e), factor))
        e = jig_expr_lhs(e);
    if (jig_expr_kind(e) != JIG_EXPR_DIM)
        return false;
    *loop = jig_expr_position(e);
    return true;
}

static void read_sum(const JigExpr *sum, Access *access) {
    const JigExpr *sides[2] = {jig_expr_lhs(sum), jig_expr_rhs(sum)};
    size_t loops[2];
    bool is_pair = true;
    for (size_t i = 0; i < 2; ++i) {
        int64_t factor;
        if (!is_term(sides[i], &loops[i], &factor)) {
            is_pair = false;
            continue;
        }
        is_pair &= !access->plain[loops[i]] && !access->convolved[loops[i]];
        access->convolved[loops[i]] = true;
        access->factor[loops[i]] = factor;
    }
    if (!is_pair)
        return;
    access->partner[loops[0]] = loops[1];
    access->partner[loops[1]] = loops[0];
}

/* A loop of several subscripts has no role, nor has the one it is added to. */
static void drop_repeated(const Product *p, Access *access) {
    const unsigned *uses = count_uses(p, LHS);
    for (size_t i = 0; i < p->num_loops; ++i) {
        if (uses[i] < 2)
            continue;
        access->plain[i] = access->convolved[i] = false;
        if (access->partner[i] != SIZE_MAX)
            access->plain[access->partner[i]] = access->convolved[access->partner[i]] = false;
    }
}

static Access read_image(const Product *p) {
    Access access = {.plain = no_loops(p),
                     .convolved = no_loops(p),
                     .factor = jig_arena_calloc(p->arena, p->num_loops * sizeof(int64_t)),
                     .partner = jig_arena_alloc(p->arena, p->num_loops * sizeof(size_t))};
    for (size_t i = 0; i < p->num_loops; ++i)
        access.partner[i] = SIZE_MAX;
    const JigMap *map = p->maps[LHS];
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        const JigExpr *e = jig_map_result(map, i);
        if (jig_expr_kind(e) == JIG_EXPR_DIM)
            access.plain[jig_expr_position(e)] = true;
        else if (jig_expr_kind(e) == JIG_EXPR_ADD)
            read_sum(e, &access);
    }
    drop_repeated(p, &access);
    return access;
}

static bool lists_integers(const JigAttr *x) {
    if (!x || !jig_attr_is_dense(x))
        return false;
    const JigType *element = jig_type_element(jig_attr_type(x));
    return jig_type_is_any_integer(element) || jig_type_is_index(element);
}

/* Those of `loops`, or what the attribute `name` lists instead. False when these are no 64-bit
 * numbers, or more than any op has loops. */
static bool read_factors(const JigOp *op, const char *name, const Access *access, JigLoops loops,
                         JigArena *a, JigFactors *out) {
    enum { MOST = 1 << 16 };
    const JigAttr *given = jig_op_attr(op, name);
    bool listed = lists_integers(given);
    const JigType *type = listed ? jig_attr_type(given) : NULL;
    if (listed &&
        (jig_type_width(jig_type_element(type)) != 64 || jig_type_num_elements(type) > MOST))
        return false;
    size_t n = listed ? (size_t)jig_type_num_elements(type) : loops.len;
    int64_t *items = jig_arena_alloc(a, n * sizeof *items);
    for (size_t i = 0; i < n; ++i)
        items[i] = listed ? jig_attr_dense_int(given, (int64_t)i) : access->factor[loops.items[i]];
    *out = (JigFactors){items, n};
    return true;
}

bool jig_loop_roles_of_convolution(const JigOp *op, JigArena *a, JigConvolutionLoops *out) {
    Product p;
    JIG_CHECK(read_product(op, a, &p));
    Access image = read_image(&p);
    const bool *filter = plain_loops(&p, RHS, JIG_PARALLEL),
               *result = plain_loops(&p, OUT, JIG_PARALLEL),
               *summed = plain_loops(&p, RHS, JIG_REDUCTION);
    const bool *in_both = intersection(&p, filter, result);
    out->batch = common(&p, image.plain, result, filter);
    out->image = common(&p, image.convolved, result, NULL);
    out->channel = common(&p, in_both, in_both, image.plain);
    out->depth = common(&p, in_both, image.plain, NULL);
    out->filter = common(&p, image.convolved, summed, NULL);
    out->input_channel = common(&p, image.plain, summed, NULL);
    return out->image.len && read_factors(op, "strides", &image, out->image, a, &out->strides) &&
           read_factors(op, "dilations", &image, out->filter, a, &out->dilations);
}
