/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/collapse_loops.h"

#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "jig/ops/tensor.h"

/* ---- Which loops ---- */

/* Where the map has the loop by itself; false: nowhere. */
static bool place_of(const JigMap *map, size_t loop, unsigned *place) {
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        const JigExpr *e = jig_map_result(map, i);
        if (jig_expr_kind(e) == JIG_EXPR_DIM && jig_expr_position(e) == loop) {
            *place = i;
            return true;
        }
    }
    return false;
}

/* Are the loop and the one behind it side by side in each operand, or in none? */
static bool can_be_one(const JigOp *op, size_t loop) {
    const JigStructuredIface *s = jig_structured(op);
    if (s->iterator(op, loop) != s->iterator(op, loop + 1))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        unsigned first, second;
        bool has_first = place_of(s->map(op, i), loop, &first);
        if (has_first != place_of(s->map(op, i), loop + 1, &second) ||
            (has_first && second != first + 1))
            return false;
    }
    return true;
}

static bool reduces(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i < s->num_loops(op); ++i)
        if (s->iterator(op, i) == JIG_REDUCTION)
            return true;
    return false;
}

/* Are the dimension and the next one the same for who collapses, or has expanded, the tensor? */
static bool reshape_has_as_one(const JigRewriter *rw, const JigOp *reshape, unsigned dim) {
    JigGroups g = jig_reshape_groups_of(reshape, rw->arena);
    for (size_t i = 0; i < g.n; ++i)
        for (size_t k = 0; k + 1 < g.items[i].n; ++k)
            if (g.items[i].dims[k] == (int64_t)dim)
                return true;
    return false;
}

static bool is_one_for_others(const JigRewriter *rw, JigValue *v, unsigned dim) {
    if (jig_value_def_is(v, JIG_TENSOR(EXPAND_SHAPE)) &&
        reshape_has_as_one(rw, jig_value_def(v), dim))
        return true;
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        if (jig_op_is(jig_use_owner(u), JIG_TENSOR(COLLAPSE_SHAPE)) &&
            reshape_has_as_one(rw, jig_use_owner(u), dim))
            return true;
    return false;
}

static bool is_asked_for(const JigRewriter *rw, JigOp *op, size_t loop) {
    if (reduces(op))
        return true;
    size_t num_ins = jig_linalg_num_ins(op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        unsigned dim;
        if (place_of(jig_structured(op)->map(op, i), loop, &dim) &&
            (is_one_for_others(rw, jig_op_operand(op, i), dim) ||
             (i >= num_ins && is_one_for_others(rw, jig_op_result(op, i - num_ins), dim))))
            return true;
    }
    return false;
}

static bool is_of_plain_accesses(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (!jig_map_is_projected_permutation(jig_structured(op)->map(op, i), false))
            return false;
    return true;
}

static bool reads_index(const JigOp *op) {
    for (JigOp *in = jig_block_first(jig_op_body(op)); in; in = jig_op_next(in))
        if (jig_op_is(in, JIG_LINALG(INDEX)))
            return true;
    return false;
}

/* ---- The op ---- */

typedef struct Collapsing {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    size_t loop;     /* it and the one behind it become one */
    JigMixed *sizes; /* of the loops */
} Collapsing;

/* The dimensions of an operand, those of both loops in one group; false: it has none of them. */
static bool groups_of(const Collapsing *c, const JigMap *map, JigGroups *out) {
    unsigned at, rank = jig_map_num_results(map);
    if (!place_of(map, c->loop, &at))
        return false;
    *out = (JigGroups){JIG_NEW_ARRAY(c->rw->arena, JigGroup, rank), rank - 1};
    int64_t next = 0;
    for (size_t i = 0; i < out->n; ++i) {
        size_t n = i == at ? 2 : 1;
        out->items[i] = (JigGroup){JIG_NEW_ARRAY(c->rw->arena, int64_t, n), n};
        for (size_t k = 0; k < n; ++k)
            out->items[i].dims[k] = next++;
    }
    return true;
}

static JigValue *collapsed(const Collapsing *c, JigValue *v, JigGroups g) {
    const JigType *type = jig_value_type(v);
    int64_t *shape = JIG_NEW_ARRAY(c->rw->arena, int64_t, g.n + 1);
    for (size_t i = 0; i < g.n; ++i) {
        shape[i] = 1;
        for (size_t k = 0; k < g.items[i].n; ++k) {
            int64_t size = jig_type_dim(type, (size_t)g.items[i].dims[k]);
            bool is_dynamic = size == JIG_DYNAMIC || shape[i] == JIG_DYNAMIC;
            shape[i] = is_dynamic ? JIG_DYNAMIC : shape[i] * size;
        }
    }
    const JigType *to =
        jig_type_tensor(shape, g.n, jig_type_element(type), jig_type_encoding(type));
    return jig_tensor_collapse_shape_result(
        jig_tensor_collapse_shape_build(c->rw, c->loc,
                                        &(JigTensorCollapseShape){
                                            .src = v,
                                            .result_type = to,
                                            .reassociation = jig_reshape_groups_attr(c->rw->ctx, g),
                                        }));
}

static JigValue *expanded(const Collapsing *c, JigValue *v, const JigType *type, const JigMap *map,
                          JigGroups g) {
    size_t rank = jig_type_rank(type);
    JigMixed *sizes = JIG_NEW_ARRAY(c->rw->arena, JigMixed, rank);
    for (unsigned i = 0; i < rank; ++i)
        sizes[i] = c->sizes[jig_expr_position(jig_map_result(map, i))];
    JigMixedParts parts = jig_mixed_parts(c->rw->ctx, sizes, rank, c->rw->arena);
    return jig_tensor_expand_shape_result(
        jig_tensor_expand_shape_build(c->rw, c->loc,
                                      &(JigTensorExpandShape){
                                          .src = v,
                                          .output_shape = parts.values,
                                          .result_type = type,
                                          .reassociation = jig_reshape_groups_attr(c->rw->ctx, g),
                                          .static_output_shape = parts.attr,
                                      }));
}

/* The map without the second of the loops. */
static const JigMap *map_of_fewer(const Collapsing *c, const JigMap *map, size_t num_loops) {
    const JigExpr **results =
        JIG_NEW_ARRAY(c->rw->arena, const JigExpr *, jig_map_num_results(map) + 1);
    size_t n = 0;
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        unsigned loop = jig_map_dim_position(map, i);
        if (loop != c->loop + 1)
            results[n++] = jig_expr_dim(c->rw->ctx, loop - (loop > c->loop));
    }
    return jig_map(c->rw->ctx, (unsigned)num_loops - 1, 0, results, n);
}

static void find_sizes(Collapsing *c) {
    size_t n = jig_structured(c->op)->num_loops(c->op);
    JigTileRange *ranges = JIG_NEW_ARRAY(c->rw->arena, JigTileRange, n);
    jig_tiling(c->op)->domain(c->rw, c->op, ranges);
    c->sizes = JIG_NEW_ARRAY(c->rw->arena, JigMixed, n);
    for (size_t i = 0; i < n; ++i)
        c->sizes[i] = ranges[i].size;
}

static JigOp *build(const Collapsing *c) {
    const JigStructuredIface *s = jig_structured(c->op);
    JigArena *a = c->rw->arena;
    size_t num_loops = s->num_loops(c->op), n = jig_op_num_operands(c->op);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    const JigMap **maps = JIG_NEW_ARRAY(a, const JigMap *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        JigGroups g;
        JigValue *v = jig_op_operand(c->op, i);
        operands[i] = groups_of(c, s->map(c->op, i), &g) ? collapsed(c, v, g) : v;
        maps[i] = map_of_fewer(c, s->map(c->op, i), num_loops);
    }
    JigIterator *iterators = JIG_NEW_ARRAY(a, JigIterator, num_loops);
    for (size_t i = 0; i + 1 < num_loops; ++i)
        iterators[i] = s->iterator(c->op, i + (i > c->loop));
    size_t num_ins = jig_linalg_num_ins(c->op);
    JigOp *fewer = jig_linalg_build_generic(c->rw, c->loc, operands, num_ins, operands + num_ins,
                                            n - num_ins, maps, iterators, num_loops - 1);
    jig_rw_erase_block(c->rw, jig_op_body(fewer));
    jig_rw_inline_region(c->rw, jig_linalg_generic_region(c->op), jig_linalg_generic_region(fewer),
                         NULL);
    return fewer;
}

static void replace(const Collapsing *c, JigOp *fewer) {
    size_t n = jig_op_num_results(c->op);
    JigValue **results = JIG_NEW_ARRAY(c->rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        JigGroups g;
        const JigMap *map = jig_structured(c->op)->map(c->op, jig_linalg_num_ins(c->op) + i);
        results[i] = jig_op_result(fewer, i);
        if (groups_of(c, map, &g))
            results[i] = expanded(c, results[i], jig_op_result_type(c->op, i), map, g);
    }
    jig_rw_takes_over(c->rw, c->op, fewer);
    jig_rw_replace(c->rw, c->op, results, n);
}

static bool collapse_loops(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_linalg_on_tensors(op) || !is_of_plain_accesses(op) || reads_index(op))
        return jig_no_match(rw, op, "no op on tensors that reads them in the order of loops");
    Collapsing c = {.rw = rw, .op = op, .loc = jig_op_loc(op)};
    size_t n = jig_structured(op)->num_loops(op);
    while (c.loop + 1 < n && !(can_be_one(op, c.loop) && is_asked_for(rw, op, c.loop)))
        ++c.loop;
    if (c.loop + 1 >= n)
        return jig_no_match(rw, op, "no loops that can be one");
    jig_at_before(rw, op);
    find_sizes(&c);
    JigOp *fewer = build(&c);
    jig_at_after(rw, fewer);
    replace(&c, fewer);
    return true;
}

const JigPattern jig_patterns_collapse_loops[] = {
    {.name = "CollapseLoops", .root = "linalg.generic", .fn = collapse_loops},
    {0},
};
