/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/dims.h"
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

/* ---- Classes ---- */

uint32_t jig_dims_class(JigDims *s, uint32_t dim) {
    JIG_REQUIRE(s && dim < s->dims.len);
    while (s->dims.data[dim].parent != dim)
        dim = s->dims.data[dim].parent = s->dims.data[s->dims.data[dim].parent].parent;
    return dim;
}

void jig_dims_fix(JigDims *s, uint32_t dim) {
    JIG_REQUIRE(s && dim < s->dims.len);
    s->dims.data[jig_dims_class(s, dim)].fixed = true;
}

void jig_dims_need(JigDims *s, uint32_t dim, int64_t least) {
    JIG_REQUIRE(s && dim < s->dims.len);
    JigDim *class = &s->dims.data[jig_dims_class(s, dim)];
    int64_t most = least < s->dims.data[dim].was ? s->dims.data[dim].was - least : 0;
    class->most = most < class->most ? most : class->most;
}

int64_t jig_dims_extent(JigDims *s, uint32_t dim) {
    JIG_REQUIRE(s && dim < s->dims.len);
    return s->dims.data[dim].was - s->dims.data[jig_dims_class(s, dim)].less;
}

static void join(JigDims *s, uint32_t x, uint32_t y) {
    uint32_t a = jig_dims_class(s, x), b = jig_dims_class(s, y);
    JigDim *to = &s->dims.data[a], *from = &s->dims.data[b];
    to->fixed |= from->fixed;
    to->is_apart |= from->is_apart;
    to->known = to->known < 0 ? from->known : to->known;
    to->most = from->most < to->most ? from->most : to->most;
    from->parent = a;
}

/* They are equal. */
static void unite(JigDims *s, uint32_t x, uint32_t y) {
    s->impossible |= s->dims.data[x].was != s->dims.data[y].was;
    join(s, x, y);
}

/* One is larger by the same, whatever the sizes. */
static void tie(JigDims *s, uint32_t x, uint32_t y) {
    join(s, x, y);
    s->dims.data[jig_dims_class(s, x)].is_apart = true;
}

static uint32_t new_dim(JigDims *s, int64_t extent) {
    uint32_t dim = (uint32_t)s->dims.len;
    /* What is dynamic, or empty, stays. */
    JigDim d = {.parent = dim, .was = extent, .fixed = extent < 1, .known = extent};
    d.most = INT64_MAX;
    jig_vec_push(&s->dims, d);
    return dim;
}

/* Of vectors nothing changes: scripts make them, with sizes of their own. */
static bool has_dims(const JigType *t) {
    return (jig_type_is_ranked_tensor(t) || jig_type_is_memref(t)) && jig_type_has_rank(t);
}

/* The first of them; a value without has none. */
bool jig_dims_of(JigDims *s, const JigValue *v, uint32_t *first, size_t *rank) {
    JIG_REQUIRE(s && v && first && rank);
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
            jig_dims_fix(s, next + (uint32_t)d);
    }
    *first = (uint32_t)((uintptr_t)*known - 1);
    return true;
}

static void fix_value(JigDims *s, const JigValue *v) {
    uint32_t first;
    size_t rank;
    if (jig_dims_of(s, v, &first, &rank))
        for (size_t d = 0; d < rank; ++d)
            jig_dims_fix(s, first + (uint32_t)d);
}

/* Dimension by dimension; where there are not as many, all stay as they are. */
static void relate(JigDims *s, const JigValue *v, const JigValue *w,
                   void (*how)(JigDims *s, uint32_t x, uint32_t y)) {
    uint32_t a, b;
    size_t n, m;
    bool has_a = jig_dims_of(s, v, &a, &n), has_b = jig_dims_of(s, w, &b, &m);
    if (!has_a || !has_b || n != m) {
        fix_value(s, v);
        fix_value(s, w);
        return;
    }
    for (uint32_t d = 0; d < n; ++d)
        how(s, a + d, b + d);
}

static void unite_values(JigDims *s, const JigValue *v, const JigValue *w) {
    relate(s, v, w, unite);
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
static void add_reach(JigDims *s, const JigExpr *e, uint32_t target, uint32_t loops, size_t n) {
    int64_t *all = JIG_NEW_ARRAY(s->a, int64_t, n + 1), *coefficients, constant = 0;
    uint32_t *of = JIG_NEW_ARRAY(s->a, uint32_t, n + 1);
    bool sum = is_sum(e, 1, all, &constant);
    JigDimReach r = {.target = target, .loops = of, .slack = s->dims.data[target].was - 1};
    coefficients = JIG_NEW_ARRAY(s->a, int64_t, n + 1);
    for (size_t l = 0; l < n; ++l) {
        if (!sum)
            jig_dims_fix(s, loops + (uint32_t)l);
        if (!all[l])
            continue;
        of[r.n] = loops + (uint32_t)l;
        coefficients[r.n] = all[l];
        r.slack -= all[l] * (s->dims.data[loops + l].was - 1);
        r.n++;
    }
    r.coefficients = coefficients;
    /* Constants pick a part of the dimension, and so does where loops end, unless it is a border
     * that is left out. */
    if (sum && r.n && constant >= 0 && constant <= JIG_DIMS_LEAST && r.slack >= constant &&
        r.slack - constant <= JIG_DIMS_LEAST)
        jig_vec_push(&s->reaches, r);
    else
        jig_dims_fix(s, target);
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

static void add_structured(JigDims *s, const JigOp *op, const JigStructuredIface *iface) {
    size_t n = iface->num_loops(op), rank;
    uint32_t loops = (uint32_t)s->dims.len, first;
    for (size_t l = 0; l < n; ++l) {
        JigDimLoop loop = {.op = op, .position = l, .num_loops = n};
        loop.dim = new_dim(s, loop_extent(op, iface, l));
        jig_vec_push(&s->loops, loop);
    }
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        if (!jig_dims_of(s, jig_op_operand(op, i), &first, &rank))
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
const JigAttr *jig_dims_splat(const JigOp *op) {
    JIG_REQUIRE(op);
    const JigAttr *value =
        jig_op_is(op, JIG_ARITH(CONSTANT)) ? jig_arith_constant_value_attr(op) : NULL;
    return value && jig_attr_is_dense(value) && jig_attr_is_splat(value) ? value : NULL;
}

static bool keeps_shape(const JigOp *op) {
    return jig_op_is_elementwise_mappable(op) || jig_op_is(op, JIG_MEMREF(COPY)) ||
           jig_op_has_trait(op, JIG_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE);
}

static void unite_all(JigDims *s, const JigOp *op) {
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

bool jig_dims_returns(const JigOp *op) {
    JIG_REQUIRE(op);
    const JigOp *parent = jig_op_parent(op);
    return jig_op_has_trait(op, JIG_TRAIT_RETURN_LIKE) && parent && jig_function(parent);
}

/* One is larger than the other by the same in each dimension, whatever the sizes. */
static void tie_values(JigDims *s, const JigValue *v, const JigValue *w) {
    relate(s, v, w, tie);
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
const JigValue *jig_dims_slice(const JigOp *op) {
    JIG_REQUIRE(op);
    return extracts(op) ? jig_tensor_extract_slice_result(op) : jig_tensor_insert_slice_source(op);
}
static const JigValue *whole_of(const JigOp *op) {
    return extracts(op) ? jig_tensor_extract_slice_source(op) : jig_tensor_insert_slice_dest(op);
}

/* Of known sizes, element for element, without a change of rank. */
bool jig_dims_is_plain_slice(const JigOp *op) {
    JIG_REQUIRE(op);
    return (extracts(op) || jig_op_is(op, JIG_TENSOR(INSERT_SLICE))) &&
           all_are(op, "static_sizes", 0, INT32_MAX) &&
           all_are(op, "static_offsets", 0, INT32_MAX) && all_are(op, "static_strides", 1, 1) &&
           jig_type_rank(jig_value_type(jig_dims_slice(op))) ==
               jig_type_rank(jig_value_type(whole_of(op)));
}

/* Of each dimension a few elements at both ends, or all of it: what is cut out of the middle stands
 * where numbers say, which mean another place of a smaller whole. */
static bool leaves_a_border(const JigOp *op) {
    const JigType *whole = jig_value_type(whole_of(op));
    const JigAttr *offsets = extracts(op) ? jig_tensor_extract_slice_static_offsets_attr(op)
                                          : jig_tensor_insert_slice_static_offsets_attr(op);
    const JigType *part = jig_value_type(jig_dims_slice(op));
    for (size_t d = 0; d < jig_type_rank(whole); ++d) {
        int64_t low = jig_attr_dense_array_int(offsets, d),
                rest = jig_type_dim(whole, d) - low - jig_type_dim(part, d);
        if (jig_type_is_dynamic_dim(whole, d) || low > JIG_DIMS_LEAST || rest > JIG_DIMS_LEAST)
            return false;
    }
    return true;
}

static bool tie_slice(JigDims *s, const JigOp *op) {
    if (jig_op_is(op, JIG_TENSOR(PAD)) && all_are(op, "static_low", 0, INT16_MAX) &&
        all_are(op, "static_high", 0, INT16_MAX)) {
        tie_values(s, jig_op_result(op, 0), jig_tensor_pad_source(op));
        return true;
    }
    if (!jig_dims_is_plain_slice(op) || !leaves_a_border(op))
        return false;
    tie_values(s, whole_of(op), jig_dims_slice(op));
    if (!extracts(op))
        unite_values(s, whole_of(op), jig_op_result(op, 0));
    return true;
}

/* What a loop carries. */
static bool unite_loop(JigDims *s, JigOp *op) {
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
static bool unite_call(JigDims *s, JigOp *call) {
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
static void fix_all(JigDims *s, JigOp *op) {
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
    JigDims *s = user;
    const JigStructuredIface *iface = jig_structured(op);
    if (jig_op_is_of_scripts(op))
        return JIG_WALK_SKIP;
    if (iface && jig_dps(op)) {
        jig_vec_push(&s->structured, op);
        add_structured(s, op, iface);
    } else if (keeps_shape(op)) {
        unite_all(s, op);
    } else if (!is_free(op) && !jig_dims_splat(op) && !jig_dims_returns(op) && !jig_function(op) &&
               !yields_of_loop(op) && !unite_call(s, op) && !tie_slice(s, op) &&
               !unite_loop(s, op)) {
        fix_all(s, op);
    }
    return JIG_WALK_ADVANCE;
}

void jig_dims_see(JigDims *s, JigOp *payload) {
    JIG_REQUIRE(s && payload);
    jig_walk_pre(payload, see, s);
}

void jig_dims_free(JigDims *s) {
    JIG_REQUIRE(s);
    jig_ptrmap_free(&s->values);
    jig_vec_free(&s->dims);
    jig_vec_free(&s->reaches);
    jig_vec_free(&s->loops);
    jig_vec_free(&s->structured);
}
