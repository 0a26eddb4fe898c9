/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/fuse/cover.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "dialect/tensor/tensor.h"
#include "support/map.h"

/* ---- Numbers as sums ---- */

enum { MAX_TERMS = 16, MAX_DEPTH = 32, THE_VALUE = -1 };

/* `factor` times a value, a value by another one, or the size of a tensor's dimension. */
typedef struct Term {
    const JigValue *value, *by; /* NULL: by none */
    int64_t dim;                /* THE_VALUE: itself */
    int64_t factor;
} Term;
typedef struct Sum {
    Term *terms;
    size_t n;
    int64_t constant;
    bool unknown;
} Sum;

/* Sums live in the arena. That of a value is found once: it may be a term of many others. */
typedef struct Sums {
    JigArena *a;
    JigPtrMap of; /* values: Sum */
} Sums;

static Sum constant_sum(int64_t c) {
    return (Sum){.constant = c};
}

static Sum single(const Sums *s, const JigValue *v, int64_t dim) {
    Term *term = JIG_NEW(s->a, Term);
    *term = (Term){.value = v, .dim = dim, .factor = 1};
    return (Sum){.terms = term, .n = 1};
}

static bool is_same_term(Term x, Term y) {
    return x.value == y.value && x.by == y.by && x.dim == y.dim;
}

/* There is room for one more. */
static void add_term(Sum *s, Term t) {
    size_t i = 0;
    while (i < s->n && !is_same_term(s->terms[i], t))
        ++i;
    if (i == s->n)
        s->terms[s->n++] = (Term){t.value, t.by, t.dim, 0};
    s->unknown |= __builtin_add_overflow(s->terms[i].factor, t.factor, &s->terms[i].factor);
    if (s->terms[i].factor == 0)
        s->terms[i] = s->terms[--s->n];
    s->unknown |= s->n > MAX_TERMS;
}

/* x + factor * y */
static Sum plus(const Sums *s, Sum x, Sum y, int64_t factor) {
    int64_t c;
    Sum out = {.constant = x.constant, .unknown = x.unknown || y.unknown};
    out.unknown |= __builtin_mul_overflow(y.constant, factor, &c) ||
                   __builtin_add_overflow(x.constant, c, &out.constant);
    if (out.unknown)
        return out;
    out.terms = JIG_NEW_ARRAY(s->a, Term, x.n + y.n + 1);
    for (size_t i = 0; i < x.n; ++i)
        out.terms[out.n++] = x.terms[i];
    for (size_t i = 0; i < y.n && !out.unknown; ++i) {
        Term t = y.terms[i];
        out.unknown |= __builtin_mul_overflow(t.factor, factor, &t.factor);
        add_term(&out, t);
    }
    return out;
}

static bool is_constant(Sum s, int64_t *out) {
    *out = s.constant;
    return !s.unknown && s.n == 0;
}

/* Is x >= y for sure? */
static bool at_least(const Sums *s, Sum x, Sum y) {
    int64_t c;
    return is_constant(plus(s, x, y, -1), &c) && c >= 0;
}

/* ---- Tensors of the same shape ---- */

static const JigValue *same_shape_before(const JigValue *v);

/* Does each iteration hand on a tensor of the shape that it got? What threads put tiles into keeps
 * its own. Values are followed back as long as they are made in the body: a loop there is asked in
 * turn, and none around. */
static bool keeps_shape(const JigOp *loop, size_t i) {
    if (jig_loop_combines(loop))
        return true;
    const JigValue *arg = jig_loop_arg(loop, i), *v = jig_loop_yielded(loop, i);
    while (v && v != arg) {
        const JigOp *def = jig_value_def(v);
        if (!def || jig_op_parent(def) != loop)
            return false;
        v = same_shape_before(v);
    }
    return v != NULL;
}

static const JigValue *init_of_shape(const JigOp *loop, size_t i) {
    return keeps_shape(loop, i) ? jig_loop_init(loop, i) : NULL;
}

/* An earlier tensor of the same shape. */
static const JigValue *same_shape_before(const JigValue *v) {
    JigOp *def = jig_value_def(v);
    if (!def) {
        JigOp *loop = jig_block_parent_op(jig_value_owner_block(v));
        for (size_t i = 0; loop && jig_loop(loop) && i < jig_loop_num_carried(loop); ++i)
            if (jig_loop_arg(loop, i) == v)
                return init_of_shape(loop, i);
        return NULL;
    }
    if (jig_op_is(def, JIG_TENSOR(CAST)) &&
        jig_type_is_ranked_tensor(jig_value_type(jig_tensor_cast_source(def))))
        return jig_tensor_cast_source(def);
    if (jig_op_is(def, JIG_TENSOR(INSERT_SLICE)))
        return jig_tensor_insert_slice_dest(def);
    if (jig_loop(def) && jig_value_index(v) < jig_loop_num_carried(def) &&
        jig_loop_result(def, jig_value_index(v)) == v)
        return init_of_shape(def, jig_value_index(v));
    JigOperandRange inits = jig_dps_inits(def);
    return jig_dps(def) && jig_value_index(v) < inits.count
               ? jig_op_operand(def, inits.start + jig_value_index(v))
               : NULL;
}

/* ---- Sums of values ---- */

static Sum sum_of_value(Sums *s, const JigValue *v, int depth);
static Sum sum_of_mixed(Sums *s, JigMixed m) {
    return m.attr ? constant_sum(jig_attr_int_value(m.attr)) : sum_of_value(s, m.value, MAX_DEPTH);
}

/* The size that tensor.empty gives to a dimension that its type does not tell. */
static const JigValue *given_size(const JigOp *empty, size_t dim) {
    const JigType *type = jig_op_result_type(empty, 0);
    size_t n = 0;
    for (size_t d = 0; d < dim; ++d)
        n += jig_type_is_dynamic_dim(type, d);
    return jig_tensor_empty_dynamic_sizes_at(empty, n);
}

static Sum sum_of_dim(Sums *s, const JigValue *v, size_t dim, int depth) {
    for (const JigValue *before = v; before; before = same_shape_before(v)) {
        v = before;
        if (!jig_type_is_dynamic_dim(jig_value_type(v), dim))
            return constant_sum(jig_type_dim(jig_value_type(v), dim));
        if (--depth < 0)
            break;
    }
    if (depth > 0 && jig_value_def_is(v, JIG_TENSOR(EMPTY)))
        return sum_of_value(s, given_size(jig_value_def(v), dim), depth);
    return single(s, v, (int64_t)dim);
}

/* Is the sum a value, and nothing else? */
static bool is_value(Sum s) {
    return !s.unknown && s.n == 1 && s.constant == 0 && s.terms[0].factor == 1 &&
           s.terms[0].dim == THE_VALUE && !s.terms[0].by;
}

/* Of two values: the one with the lower address first, so that each product is one term. */
static Sum product_of_values(const Sums *s, const JigValue *x, const JigValue *y) {
    bool in_order = (uintptr_t)x < (uintptr_t)y;
    Sum out = single(s, in_order ? x : y, THE_VALUE);
    out.terms[0].by = in_order ? y : x;
    return out;
}

static Sum sum_of_product(const Sums *s, Sum x, Sum y) {
    int64_t c;
    Sum none = {.unknown = true}, zero = constant_sum(0);
    return is_constant(y, &c)           ? plus(s, zero, x, c)
           : is_constant(x, &c)         ? plus(s, zero, y, c)
           : is_value(x) && is_value(y) ? product_of_values(s, x.terms[0].value, y.terms[0].value)
                                        : none;
}

/* An expression over operands of `op`; `dims` of them are dims. */
static Sum sum_of_expr(Sums *s, const JigExpr *e, const JigOp *op, size_t dims, int depth) {
    Sum none = {.unknown = true};
    if (depth <= 0)
        return none;
    switch (jig_expr_kind(e)) {
    case JIG_EXPR_CONSTANT:
        return constant_sum(jig_expr_value(e));
    case JIG_EXPR_DIM:
        return sum_of_value(s, jig_op_operand(op, jig_expr_position(e)), depth - 1);
    case JIG_EXPR_SYMBOL:
        return sum_of_value(s, jig_op_operand(op, dims + jig_expr_position(e)), depth - 1);
    case JIG_EXPR_ADD:
        return plus(s, sum_of_expr(s, jig_expr_lhs(e), op, dims, depth - 1),
                    sum_of_expr(s, jig_expr_rhs(e), op, dims, depth - 1), 1);
    case JIG_EXPR_MUL:
        return sum_of_product(s, sum_of_expr(s, jig_expr_lhs(e), op, dims, depth - 1),
                              sum_of_expr(s, jig_expr_rhs(e), op, dims, depth - 1));
    default:
        return none;
    }
}

static Sum sum_of_result(Sums *s, JigOp *def, int depth) {
    Sum none = {.unknown = true};
    int64_t dim;
    if (jig_op_is(def, JIG_AFFINE(APPLY))) {
        const JigMap *map = jig_affine_apply_map(def);
        return sum_of_expr(s, jig_map_result(map, 0), def, jig_map_num_dims(map), depth);
    }
    if (jig_op_is(def, JIG_TENSOR(DIM)) && jig_constant_int(jig_tensor_dim_index(def), &dim) &&
        dim >= 0 && (size_t)dim < jig_type_rank(jig_value_type(jig_tensor_dim_source(def))))
        return sum_of_dim(s, jig_tensor_dim_source(def), (size_t)dim, depth);
    if (!jig_op_is(def, JIG_ARITH(ADDI)) && !jig_op_is(def, JIG_ARITH(SUBI)) &&
        !jig_op_is(def, JIG_ARITH(MULI)))
        return none;
    Sum x = sum_of_value(s, jig_arith_lhs(def), depth - 1),
        y = sum_of_value(s, jig_arith_rhs(def), depth - 1);
    return jig_op_is(def, JIG_ARITH(MULI))
               ? sum_of_product(s, x, y)
               : plus(s, x, y, jig_op_is(def, JIG_ARITH(ADDI)) ? 1 : -1);
}

static Sum sum_of_value(Sums *s, const JigValue *v, int depth) {
    int64_t c;
    if (jig_constant_int(v, &c))
        return constant_sum(c);
    const Sum *known = jig_ptrmap_get(&s->of, v);
    if (known)
        return *known;
    JigOp *def = jig_value_def(v);
    Sum *sum = JIG_NEW(s->a, Sum);
    *sum = def && depth > 0 ? sum_of_result(s, def, depth) : (Sum){.unknown = true};
    if (sum->unknown)
        *sum = single(s, v, THE_VALUE);
    jig_ptrmap_set(&s->of, v, sum);
    return *sum;
}

/* ---- One dimension ---- */

typedef struct Line {
    Sums *s;
    Sum stride; /* from tile to tile */
    Sum offset;
    Sum whole; /* size of the dimension */
} Line;

/* All of what an op of affine.min or max, or of arith, chooses from; false: `size` chooses from
 * nothing. */
typedef struct Choice {
    bool is_min;
    size_t n;
    Sum of[4];
} Choice;

static bool choice_of(Sums *s, JigMixed size, Choice *out) {
    JigOp *def = size.value ? jig_value_def(size.value) : NULL;
    *out = (Choice){0};
    if (!def)
        return false;
    out->is_min = jig_op_is(def, JIG_AFFINE(MIN)) || jig_op_is(def, JIG_ARITH(MINSI));
    if (jig_op_is(def, JIG_ARITH(MINSI)) || jig_op_is(def, JIG_ARITH(MAXSI))) {
        for (out->n = 0; out->n < 2; ++out->n)
            out->of[out->n] = sum_of_value(s, jig_op_operand(def, out->n), MAX_DEPTH);
        return true;
    }
    if (!jig_op_is(def, JIG_AFFINE(MIN)) && !jig_op_is(def, JIG_AFFINE(MAX)))
        return false;
    const JigMap *map =
        jig_op_is(def, JIG_AFFINE(MIN)) ? jig_affine_min_map(def) : jig_affine_max_map(def);
    if (jig_map_num_results(map) > JIG_LEN(out->of))
        return false;
    for (unsigned i = 0; i < jig_map_num_results(map); ++i)
        out->of[out->n++] =
            sum_of_expr(s, jig_map_result(map, i), def, jig_map_num_dims(map), MAX_DEPTH);
    return true;
}

/* What the size stands for: itself, or one of two where one is a choice, too. */
typedef bool Holds(const Line *line, Sum size);

static bool reaches(const Line *line, Sum size) {
    Sum end = plus(line->s, line->offset, size, 1);
    return at_least(line->s, size, line->stride) || at_least(line->s, end, line->whole);
}

static bool stays_within(const Line *line, Sum size) {
    return at_least(line->s, line->stride, size);
}

static bool holds_for_value(const Line *line, JigMixed size, Holds *holds, bool any_of_min,
                            int depth);

/* A term that stands alone may be a choice itself. */
static bool holds_for_sum(const Line *line, Sum s, Holds *holds, bool any_of_min, int depth) {
    if (holds(line, s))
        return true;
    return is_value(s) && depth > 0 &&
           holds_for_value(line, jig_mixed_value((JigValue *)s.terms[0].value), holds, any_of_min,
                           depth - 1);
}

/* Of a minimum all have to hold, or any of them; of a maximum the other way around. */
static bool holds_for_value(const Line *line, JigMixed size, Holds *holds, bool any_of_min,
                            int depth) {
    Choice c;
    if (!choice_of(line->s, size, &c))
        return holds(line, sum_of_mixed(line->s, size));
    bool any = c.is_min == any_of_min;
    for (size_t i = 0; i < c.n; ++i)
        if (holds_for_sum(line, c.of[i], holds, any_of_min, depth) == any)
            return any;
    return !any;
}

typedef struct Var {
    JigOp *loop;
    size_t number;
} Var;

static bool is_var(JigOp *const *loops, size_t n, const JigValue *v, Var *out) {
    for (size_t l = 0; l < n; ++l)
        for (size_t i = 0; i < jig_loop_num_vars(loops[l]); ++i)
            if (jig_loop(loops[l])->var(loops[l], i) == v) {
                *out = (Var){loops[l], i};
                return true;
            }
    return false;
}

/* The loops' variable that the offset is `*factor` times of: a positive number, or a value that
 * another loop's variable is not. */
static bool var_of(const Sums *s, JigOp *const *loops, size_t n, Sum offset, Var *out,
                   Sum *factor) {
    if (offset.unknown || offset.n != 1 || offset.terms[0].dim != THE_VALUE ||
        offset.terms[0].factor <= 0)
        return false;
    Term t = offset.terms[0];
    *factor = t.by ? (Sum){.unknown = true} : constant_sum(t.factor);
    if (!t.by)
        return is_var(loops, n, t.value, out);
    bool first = is_var(loops, n, t.value, out);
    const JigValue *other = first ? t.by : t.value;
    Var another;
    if (t.factor != 1 || offset.constant != 0 || is_var(loops, n, other, &another) ||
        (!first && !is_var(loops, n, t.by, out)))
        return false;
    *factor = single(s, other, THE_VALUE);
    return true;
}

/* ceildiv(x, factor) times factor is x at least. */
static bool is_rounded_up(Sums *s, JigMixed upper, Sum factor, Sum whole) {
    JigOp *def = upper.value ? jig_value_def(upper.value) : NULL;
    if (!def || !jig_op_is(def, JIG_AFFINE(APPLY)))
        return false;
    const JigMap *map = jig_affine_apply_map(def);
    const JigExpr *e = jig_map_result(map, 0);
    size_t dims = jig_map_num_dims(map);
    int64_t none;
    if (jig_expr_kind(e) != JIG_EXPR_CEILDIV ||
        !is_constant(plus(s, sum_of_expr(s, jig_expr_rhs(e), def, dims, MAX_DEPTH), factor, -1),
                     &none) ||
        none != 0)
        return false;
    return at_least(s, sum_of_expr(s, jig_expr_lhs(e), def, dims, MAX_DEPTH), whole);
}

static bool is_bound(JigMixed m) {
    return m.attr || m.value;
}

/* The tiles begin at 0, and the last one at or behind where the dimension ends, less one stride. */
static bool spans(const Var *var, Sum factor, Line *line) {
    const JigLoopIface *l = jig_loop(var->loop);
    JigMixed lower = l->lower(var->loop, var->number), upper = l->upper(var->loop, var->number),
             step = l->step(var->loop, var->number);
    if (!is_bound(lower) || !is_bound(upper) || !is_bound(step))
        return false;
    Sums *s = line->s;
    Sum before = constant_sum(line->offset.constant),
        begin = plus(s, before, sum_of_product(s, sum_of_mixed(s, lower), factor), 1),
        end = plus(s, before, sum_of_product(s, sum_of_mixed(s, upper), factor), 1);
    line->stride = sum_of_product(s, sum_of_mixed(s, step), factor);
    int64_t first;
    return is_constant(begin, &first) && first == 0 &&
           (at_least(s, end, line->whole) ||
            (line->offset.constant == 0 && is_rounded_up(s, upper, factor, line->whole)));
}

static bool covers_by(const Var *var, Sum factor, Line *line, JigMixed size) {
    uint64_t trips;
    bool once = jig_loop_trip_count(var->loop, var->number, &trips) && trips <= 1;
    return spans(var, factor, line) && holds_for_value(line, size, reaches, false, 4) &&
           (once || holds_for_value(line, size, stays_within, true, 4));
}

/* ---- All of them ---- */

static bool is_var_inside(const JigOp *loop, const JigValue *v) {
    const JigBlock *block = v && !jig_value_def(v) ? jig_value_owner_block(v) : NULL;
    JigOp *inner = block ? jig_block_parent_op(block) : NULL;
    return inner && jig_loop(inner) && jig_op_is_proper_ancestor(loop, inner);
}

static bool refuse(const Line *line, JigOp *const *loops, size_t n, int64_t dim, int64_t result,
                   JigReason *why) {
    for (size_t i = 0; i < line->offset.n; ++i)
        if (is_var_inside(loops[n - 1], line->offset.terms[i].value) ||
            is_var_inside(loops[n - 1], line->offset.terms[i].by))
            return jig_refuse(why, loops[0],
                              "a loop inside moves the tile along dimension {} of result {}: give "
                              "that loop as well, the outermost first",
                              jig_fact_int(dim), jig_fact_int(result));
    return jig_refuse(why, loops[0], "the tiles are not known to make up dimension {} of result {}",
                      jig_fact_int(dim), jig_fact_int(result));
}

static bool tiles_cover(Sums *s, JigOp *const *loops, size_t n, const JigValue *whole,
                        JigSlice tile, bool assumed, JigReason *why) {
    Var *used = JIG_NEW_ARRAY(s->a, Var, tile.rank + 1);
    size_t num_used = 0;
    for (size_t d = 0; d < tile.rank; ++d) {
        Line line = {.s = s,
                     .offset = sum_of_mixed(s, tile.offsets[d]),
                     .whole = sum_of_dim(s, whole, d, MAX_DEPTH)};
        Sum size = sum_of_mixed(s, tile.sizes[d]);
        int64_t zero;
        if (is_constant(line.offset, &zero) && zero == 0 &&
            (assumed || at_least(s, size, line.whole)))
            continue;
        Var var;
        Sum factor;
        bool covered = var_of(s, loops, n, line.offset, &var, &factor);
        for (size_t i = 0; covered && i < num_used; ++i)
            covered = used[i].loop != var.loop || used[i].number != var.number;
        covered = covered && (assumed || covers_by(&var, factor, &line, tile.sizes[d]));
        if (!covered)
            return refuse(&line, loops, n, (int64_t)d, (int64_t)jig_value_index(whole), why);
        used[num_used++] = var;
    }
    for (size_t l = 0; l < n; ++l)
        for (size_t i = 0; i < jig_loop_num_vars(loops[l]); ++i) {
            uint64_t trips;
            bool own = jig_loop_trip_count(loops[l], i, &trips) && trips <= 1;
            for (size_t k = 0; k < num_used; ++k)
                own |= used[k].loop == loops[l] && used[k].number == i;
            if (!own)
                return jig_refuse(why, loops[l],
                                  "iterations of this loop write the same tile: what uses it goes "
                                  "into the loops around");
        }
    return true;
}

bool jig_fuse_tiles_cover(JigOp *const *loops, size_t n, const JigValue *whole, JigSlice tile,
                          bool assumed, JigArena *a, JigReason *why) {
    Sums s = {.a = a};
    bool ok = tiles_cover(&s, loops, n, whole, tile, assumed, why);
    jig_ptrmap_free(&s.of);
    return ok;
}
