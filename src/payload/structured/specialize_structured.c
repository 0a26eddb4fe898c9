/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/specialize_structured.h"

#include "dialect/arith/arith.h"
#include "dialect/linalg/linalg.h"
#include "jig/ops/complex.h"
#include "jig/ops/math.h"
#include "support/arena.h"

/* A generic op and what all of the questions below are about. */
typedef struct Generic {
    JigRewriter *rw;
    JigOp *op;
    const JigStructuredIface *iface;
    JigBlock *body;
    const JigOp *yield;
    size_t num_ins, num_operands;
    bool parallel; /* all loops */
    JigArena *a;
} Generic;

static const JigMap *map(const Generic *g, size_t operand) {
    return g->iface->map(g->op, operand);
}

static bool is_identity(const Generic *g, size_t operand) {
    return jig_map_is_identity(map(g, operand));
}

/* The named op in its place, on `ins` in place of its inputs. */
static JigOp *replace(Generic *g, const JigOpRow *row, JigValue *const *ins, size_t n,
                      const JigAttr *attrs) {
    JigValue *init = jig_op_operand(g->op, g->num_ins);
    jig_at_before(g->rw, g->op);
    JigOp *named = jig_linalg_build(g->rw, jig_op_loc(g->op), row, ins, n, &init, 1, attrs);
    jig_rw_replace_op(g->rw, g->op, named);
    return named;
}

static JigOp *replace_same(Generic *g, const JigOpRow *row, const JigAttr *attrs) {
    JigValue **ins = JIG_NEW_ARRAY(g->a, JigValue *, g->num_ins + 1);
    for (size_t i = 0; i < g->num_ins; ++i)
        ins[i] = jig_op_operand(g->op, i);
    return replace(g, row, ins, g->num_ins, attrs);
}

static const JigAttr *one_attr(Generic *g, const char *name, const JigAttr *value) {
    JigNamedAttr item = {jig_ident(g->rw->ctx, jig_str(name)), value};
    return jig_attr_dict(g->rw->ctx, &item, 1);
}

/* ---- What moves elements ---- */

/* Nothing but a yield of the input's element. */
static bool forwards(const Generic *g) {
    return jig_block_first(g->body) == g->yield &&
           jig_linalg_yield_values_at(g->yield, 0) == jig_block_arg(g->body, 0);
}

static bool is_scalar(const JigValue *v) {
    return !jig_type_is_shaped(jig_value_type(v));
}

/* A constant from around the op, or the only input, a scalar: what is yielded for each element. */
static JigValue *filled_with(const Generic *g) {
    if (jig_block_first(g->body) != g->yield || !jig_map_is_permutation(map(g, g->num_ins)))
        return NULL;
    JigValue *yielded = jig_linalg_yield_values_at(g->yield, 0);
    if (g->num_ins)
        return forwards(g) && is_scalar(jig_linalg_generic_inputs_at(g->op, 0))
                   ? jig_linalg_generic_inputs_at(g->op, 0)
                   : NULL;
    bool constant = jig_value_def_is(yielded, JIG_ARITH(CONSTANT)) ||
                    jig_value_def_is(yielded, JIG_COMPLEX(CONSTANT));
    return constant ? yielded : NULL;
}

/* Loops that the input does not depend on; those that it does are its dimensions, in order. */
static const JigAttr *broadcast_dims(const Generic *g) {
    const JigMap *in = map(g, 0);
    size_t loops = jig_map_num_dims(in), n = 0;
    if (jig_map_num_results(in) >= loops || !jig_map_is_projected_permutation(in, false))
        return NULL;
    for (unsigned i = 1; i < jig_map_num_results(in); ++i)
        if (jig_map_dim_position(in, i) <= jig_map_dim_position(in, i - 1))
            return NULL;
    int64_t *dims = JIG_NEW_ARRAY(g->a, int64_t, loops + 1);
    for (size_t i = 0; i < loops; ++i)
        if (!jig_map_uses_dim(in, (unsigned)i))
            dims[n++] = (int64_t)i;
    return jig_attr_dense_i64(g->rw->ctx, dims, n);
}

/* Dimension i of the init is dimension permutation[i] of the input. */
static const JigAttr *permutation(const Generic *g) {
    const JigMap *in = map(g, 0);
    if (!jig_map_is_permutation(in))
        return NULL;
    size_t n = jig_map_num_results(in);
    int64_t *out = JIG_NEW_ARRAY(g->a, int64_t, n + 1);
    for (size_t i = 0; i < n; ++i)
        out[jig_map_dim_position(in, (unsigned)i)] = (int64_t)i;
    return jig_attr_dense_i64(g->rw->ctx, out, n);
}

static JigOp *try_move(Generic *g) {
    if (!g->parallel || g->num_ins > 1)
        return NULL;
    bool copies = g->num_ins && forwards(g) && is_identity(g, 1);
    if (copies && is_identity(g, 0))
        return replace_same(g, JIG_LINALG(COPY), NULL);
    JigValue *value = filled_with(g);
    if (value)
        return replace(g, JIG_LINALG(FILL), &value, 1, NULL);
    if (!copies)
        return NULL;
    const JigAttr *dims = broadcast_dims(g);
    if (dims)
        return replace_same(g, JIG_LINALG(BROADCAST), one_attr(g, "dimensions", dims));
    const JigAttr *moved = permutation(g);
    return moved ? replace_same(g, JIG_LINALG(TRANSPOSE), one_attr(g, "permutation", moved)) : NULL;
}

/* ---- Element by element ---- */

static const JigOpRow *named_for(const JigOp *step) {
    static const struct {
        const JigOpRow *step, *named;
    } table[] = {
        {JIG_MATH(EXP), JIG_LINALG(EXP)},   {JIG_ARITH(ADDF), JIG_LINALG(ADD)},
        {JIG_ARITH(SUBF), JIG_LINALG(SUB)}, {JIG_ARITH(MULF), JIG_LINALG(MUL)},
        {JIG_ARITH(DIVF), JIG_LINALG(DIV)},
    };
    for (size_t i = 0; i < JIG_LEN(table); ++i)
        if (jig_op_is(step, table[i].step))
            return table[i].named;
    return NULL;
}

/* One step between the inputs, which it takes one each, and the yield. */
static JigOp *try_elementwise(Generic *g) {
    const JigOp *step = jig_block_first(g->body);
    const JigOpRow *row = named_for(step);
    if (!row || !g->parallel || g->iface->num_loops(g->op) == 0 || jig_op_next(step) != g->yield ||
        jig_op_num_operands(step) != g->num_ins ||
        jig_linalg_yield_values_at(g->yield, 0) != jig_op_result(step, 0))
        return NULL;
    JigValue *ins[2], *first = NULL;
    for (size_t i = 0; i < g->num_operands; ++i)
        if (!is_identity(g, i))
            return NULL;
    for (size_t i = 0; i < g->num_ins; ++i) {
        JigValue *v = jig_op_operand(step, i);
        if (jig_value_owner_block(v) != g->body || jig_value_index(v) >= g->num_ins || v == first)
            return NULL;
        first = v;
        ins[i] = jig_op_operand(g->op, jig_value_index(v));
    }
    return replace(g, row, ins, g->num_ins, NULL);
}

/* ---- Matrix products ---- */

/* (batch.., x, y), with the batch loops first: is it so, or with x and y the other way round? */
static bool is_matrix(const JigMap *m, unsigned batch, unsigned x, unsigned y, bool *transposed) {
    if (jig_map_num_results(m) != batch + 2)
        return false;
    for (unsigned i = 0; i < batch; ++i)
        if (jig_map_dim_position(m, i) != i)
            return false;
    unsigned p = jig_map_dim_position(m, batch), q = jig_map_dim_position(m, batch + 1);
    *transposed = p == y && q == x;
    return *transposed || (p == x && q == y);
}

/* The maps of the named op, whose loops stand in its order: batch, m, n, k. */
static const JigAttr *product_maps(Generic *g, unsigned batch, bool lhs_transposed,
                                   bool rhs_transposed) {
    unsigned m = batch, n = batch + 1, k = batch + 2;
    const unsigned last[3][2] = {{lhs_transposed ? k : m, lhs_transposed ? m : k},
                                 {rhs_transposed ? n : k, rhs_transposed ? k : n},
                                 {m, n}};
    const JigAttr *maps[3];
    for (size_t i = 0; i < 3; ++i) {
        int64_t dims[3] = {0, last[i][0], last[i][1]};
        maps[i] = jig_attr_of_map(
            jig_map_multi_dim(g->rw->ctx, batch + 3, batch ? dims : dims + 1, batch + 2));
    }
    return jig_attr_array(g->rw->ctx, maps, 3);
}

/* `cast` of the op so that its body is that of g: *found. NULL: none, as it is by itself. */
static const JigAttr *find_cast(Generic *g, const JigOpRow *row, bool *found) {
    const JigLinalgNamed *named = jig_linalg_named_of_row(row);
    *found = jig_linalg_body_computes(g->body, named, NULL, true);
    if (*found)
        return NULL;
    const JigAttr *cast = jig_linalg_type_fn_attr(g->rw->ctx, true);
    *found = jig_linalg_body_computes(g->body, named, one_attr(g, "cast", cast), true);
    return cast;
}

static JigOp *build_product(Generic *g, unsigned batch, bool lhs_transposed, bool rhs_transposed) {
    const JigOpRow *row = batch ? JIG_LINALG(BATCH_MATMUL) : JIG_LINALG(MATMUL);
    bool found;
    const JigAttr *cast = find_cast(g, row, &found), *attrs = jig_attr_dict(g->rw->ctx, NULL, 0);
    if (!found)
        return NULL;
    if (cast)
        attrs = jig_attr_dict_with(attrs, jig_ident(g->rw->ctx, JIG_STR("cast")), cast);
    if (lhs_transposed || rhs_transposed)
        attrs = jig_attr_dict_with(attrs, jig_ident(g->rw->ctx, JIG_STR("indexing_maps")),
                                   product_maps(g, batch, lhs_transposed, rhs_transposed));
    return replace_same(g, row, attrs);
}

/* Loops may stand in any order behind the batch. */
static JigOp *try_product(Generic *g) {
    size_t loops = g->iface->num_loops(g->op);
    if (g->num_ins != 2 || loops < 3 || loops > 4)
        return NULL;
    for (size_t i = 0; i < 3; ++i)
        if (!jig_map_is_projected_permutation(map(g, i), false))
            return NULL;
    unsigned batch = (unsigned)loops - 3;
    const JigMap *out = map(g, 2);
    if (jig_map_num_results(out) != batch + 2)
        return NULL;
    unsigned m = jig_map_dim_position(out, batch), n = jig_map_dim_position(out, batch + 1), k = 0;
    while (k < loops && jig_map_uses_dim(out, k))
        ++k;
    for (unsigned i = 0; i < loops; ++i)
        if ((g->iface->iterator(g->op, i) == JIG_REDUCTION) != (i == k))
            return NULL;
    bool lhs_transposed, rhs_transposed, out_transposed;
    bool is_product = is_matrix(map(g, 0), batch, m, k, &lhs_transposed) &&
                      is_matrix(map(g, 1), batch, k, n, &rhs_transposed) &&
                      is_matrix(out, batch, m, n, &out_transposed);
    return is_product && !(lhs_transposed && rhs_transposed)
               ? build_product(g, batch, lhs_transposed, rhs_transposed)
               : NULL;
}

/* ---- All of them ---- */

static JigOp *try_window(Generic *g) {
    const JigAttr *attrs;
    const JigOpRow *row = jig_linalg_find_window_op(g->op, &attrs);
    return row ? replace_same(g, row, attrs) : NULL;
}

static bool all_parallel(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i < s->num_loops(op); ++i)
        if (s->iterator(op, i) != JIG_PARALLEL)
            return false;
    return true;
}

JigOp *jig_structured_specialize(JigRewriter *rw, JigOp *generic, JigReason *why) {
    Generic g = {.rw = rw,
                 .op = generic,
                 .iface = jig_structured(generic),
                 .body = jig_op_body(generic),
                 .num_ins = jig_linalg_num_ins(generic),
                 .num_operands = jig_op_num_operands(generic),
                 .parallel = all_parallel(generic)};
    g.yield = jig_block_last(g.body);
    JigOp *named = NULL;
    if (g.num_operands == g.num_ins + 1) {
        JigOp *(*const tries[])(Generic *) = {try_move, try_elementwise, try_product, try_window};
        g.a = jig_arena_create();
        for (size_t i = 0; i < JIG_LEN(tries) && !named; ++i)
            named = tries[i](&g);
        jig_arena_destroy(g.a);
    }
    if (!named)
        jig_refuse(why, generic, "expected a generic op that computes what a named op does");
    return named;
}
