/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Structured ops next to reshapes, over what is expanded: a loop that indexes a collapsed dimension
 * becomes as many as the dimension has parts, and all operands that it indexes are expanded alike.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/fuse/elementwise_fusion.h"
#include "payload/fuse/elementwise_fusion_int.h"

/* A loop of the old op: the sizes of the loops that take its place, from number `first` on. */
typedef struct Loops {
    const JigMixed *sizes;
    size_t n, first;
} Loops;

typedef struct Expansion {
    JigRewriter *rw;
    JigOp *op;
    size_t operand; /* next to the reshape */
    JigValue *expanded;
    size_t num_ins, n, num_old, num_new; /* operands, loops */
    Loops *loops;                        /* by number of the old one */
    JigGroups *groups;                   /* of the operands */
    JigMixed **sizes;                    /* and as what they are expanded */
    const JigType **types;
    JigArena *a;
} Expansion;

static const JigMap *map_of(const Expansion *x, size_t operand) {
    return jig_structured(x->op)->map(x->op, operand);
}

static const Loops *loops_at(const Expansion *x, size_t operand, unsigned dim) {
    return &x->loops[jig_map_dim_position(map_of(x, operand), dim)];
}

/* ---- May it? ---- */

static bool may_expand(JigOp *op, size_t operand, JigReason *why) {
    const JigStructuredIface *s = jig_structured(op);
    if (!jig_linalg_on_tensors(op))
        return jig_refuse(why, op, "not on tensors");
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (!jig_map_is_projected_permutation(s->map(op, i), false))
            return jig_refuse(why, op, "an operand is not indexed by loops alone");
    if (jig_map_num_results(s->map(op, operand)) == 0)
        return jig_refuse(why, op, "what is reshaped is a scalar");
    return true;
}

/* ---- The loops ---- */

/* The sizes of what is expanded: those that the op states, or of the source of a collapse. */
static JigMixed *expanded_sizes(const Expansion *x, JigOp *reshape) {
    if (jig_op_is(reshape, JIG_TENSOR(EXPAND_SHAPE))) {
        size_t n;
        return jig_mixed_list(reshape, "static_output_shape", 1, &n, x->a);
    }
    size_t rank = jig_type_rank(jig_value_type(x->expanded));
    JigMixed *sizes = JIG_NEW_ARRAY(x->a, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; i++)
        sizes[i] = jig_tensor_build_dim(x->rw, jig_op_loc(x->op), x->expanded, i);
    return sizes;
}

static void split_loops(Expansion *x, const JigMixed *sizes, JigGroups groups) {
    JigTileRange *domain = JIG_NEW_ARRAY(x->a, JigTileRange, x->num_old + 1);
    jig_tiling(x->op)->domain(x->rw, x->op, domain);
    x->loops = JIG_NEW_ARRAY(x->a, Loops, x->num_old + 1);
    for (size_t i = 0; i < x->num_old; i++)
        x->loops[i] = (Loops){.sizes = &domain[i].size, .n = 1};
    const JigMap *map = map_of(x, x->operand);
    for (unsigned i = 0; i < jig_map_num_results(map); i++) {
        Loops *l = &x->loops[jig_map_dim_position(map, i)];
        l->sizes = sizes + groups.items[i].dims[0];
        l->n = groups.items[i].n;
    }
    for (size_t i = 0; i < x->num_old; i++) {
        x->loops[i].first = x->num_new;
        x->num_new += x->loops[i].n;
    }
}

/* ---- Operands ---- */

/* Does a dimension of that size expand to these? */
static bool size_fits(const JigType *expanded, const JigGroup *g, int64_t collapsed) {
    int64_t product = 1;
    for (size_t i = 0; i < g->n; i++) {
        int64_t size = jig_type_dim(expanded, (size_t)g->dims[i]);
        if (size == JIG_DYNAMIC)
            return collapsed == JIG_DYNAMIC;
        if (__builtin_mul_overflow(product, size, &product))
            return false;
    }
    return product == collapsed;
}

/* Finds the type that operand number i has over the new loops; false: it can't be expanded to it.
 */
static bool plan_operand(Expansion *x, size_t i) {
    const JigType *t = jig_op_operand_type(x->op, i);
    x->types[i] = t;
    if (!jig_type_is_ranked_tensor(t))
        return true;
    size_t rank = 0, dims = jig_type_rank(t);
    JigGroup *groups = JIG_NEW_ARRAY(x->a, JigGroup, dims + 1);
    JigMixed *sizes = JIG_NEW_ARRAY(x->a, JigMixed, x->num_new + 1);
    for (unsigned d = 0; d < dims; d++) {
        const Loops *l = loops_at(x, i, d);
        groups[d] = (JigGroup){JIG_NEW_ARRAY(x->a, int64_t, l->n + 1), l->n};
        for (size_t k = 0; k < l->n; k++) {
            groups[d].dims[k] = (int64_t)rank;
            sizes[rank++] = l->sizes[k];
        }
    }
    JigMixedParts parts = jig_mixed_parts(x->rw->ctx, sizes, rank, x->a);
    x->types[i] = jig_type_tensor(parts.numbers, rank, jig_type_element(t), NULL);
    x->groups[i] = (JigGroups){groups, dims};
    x->sizes[i] = sizes;
    if (x->types[i] == t)
        return true;
    for (size_t d = 0; d < dims; d++)
        if (!size_fits(x->types[i], &groups[d], jig_type_dim(t, d)))
            return false;
    return true;
}

JigValue *jig_fuse_build_expanded(JigRewriter *rw, JigLoc loc, JigValue *v, const JigMixed *sizes,
                                  const JigType *type, JigGroups groups) {
    JigMixedParts p = jig_mixed_parts(rw->ctx, sizes, jig_type_rank(type), rw->arena);
    JigTensorExpandShape parts = {.src = v,
                                  .output_shape = p.values,
                                  .result_type = type,
                                  .reassociation = jig_reshape_groups_attr(rw->ctx, groups),
                                  .static_output_shape = p.attr};
    return jig_op_result(jig_tensor_expand_shape_build(rw, loc, &parts), 0);
}

static JigValue **expand_operands(Expansion *x) {
    JigValue **operands = JIG_NEW_ARRAY(x->a, JigValue *, x->n + 1);
    for (size_t i = 0; i < x->n; i++) {
        JigValue *v = jig_op_operand(x->op, i);
        if (i == x->operand && i < x->num_ins)
            operands[i] = x->expanded;
        else if (x->types[i] == jig_value_type(v))
            operands[i] = v;
        else
            operands[i] = jig_fuse_build_expanded(x->rw, jig_op_loc(x->op), v, x->sizes[i],
                                                  x->types[i], x->groups[i]);
    }
    return operands;
}

/* ---- The new op ---- */

static const JigMap *expanded_map(const Expansion *x, size_t operand) {
    const JigExpr **results = JIG_NEW_ARRAY(x->a, const JigExpr *, x->num_new + 1);
    const JigMap *map = map_of(x, operand);
    size_t n = 0;
    for (unsigned d = 0; d < jig_map_num_results(map); d++) {
        const Loops *l = loops_at(x, operand, d);
        for (size_t k = 0; k < l->n; k++)
            results[n++] = jig_expr_dim(x->rw->ctx, (unsigned)(l->first + k));
    }
    return jig_map(x->rw->ctx, (unsigned)x->num_new, 0, results, n);
}

static JigValue *build_index(JigRewriter *rw, JigLoc loc, size_t dim) {
    JigLinalgIndex parts = {.result_type = jig_type_index(rw->ctx),
                            .dim = jig_attr_i64(rw->ctx, (int64_t)dim)};
    return jig_op_result(jig_linalg_index_build(rw, loc, &parts), 0);
}

/* The number of an old iteration from those of the new loops: index + size * number so far. */
static JigValue *linear_index(const Expansion *x, JigLoc loc, const Loops *l) {
    JigRewriter *rw = x->rw;
    JigValue **indices = JIG_NEW_ARRAY(x->a, JigValue *, l->n + 1);
    for (size_t k = 1; k < l->n; k++)
        indices[k] = build_index(rw, loc, l->first + k);
    JigValue *number = build_index(rw, loc, l->first);
    const JigExpr *e =
        jig_expr_add(jig_expr_dim(rw->ctx, 0),
                     jig_expr_mul(jig_expr_dim(rw->ctx, 1), jig_expr_symbol(rw->ctx, 0)));
    const JigMap *map = jig_map(rw->ctx, 2, 1, &e, 1);
    for (size_t k = 1; k < l->n; k++) {
        JigMixed operands[] = {jig_mixed_value(indices[k]), jig_mixed_value(number), l->sizes[k]};
        JigMixed sum = jig_affine_apply_folded(rw, loc, map, operands);
        number = jig_arith_mixed_to_value(rw, loc, sum);
    }
    return number;
}

static void renumber_indices(const Expansion *x, JigOp *to) {
    JigOp *next;
    for (JigOp *o = jig_block_first(jig_op_body(to)); o; o = next) {
        next = jig_op_next(o);
        if (!jig_op_is(o, JIG_LINALG(INDEX)))
            continue;
        const Loops *l = &x->loops[jig_linalg_index_dim(o)];
        if (l->n == 1 && l->first == (size_t)jig_linalg_index_dim(o))
            continue;
        jig_at_after(x->rw, o);
        jig_rw_replace1(x->rw, o, linear_index(x, jig_op_loc(o), l));
    }
}

static JigOp *build_generic(const Expansion *x, JigValue *const *operands) {
    const JigStructuredIface *s = jig_structured(x->op);
    const JigMap **maps = JIG_NEW_ARRAY(x->a, const JigMap *, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        maps[i] = expanded_map(x, i);
    JigIterator *iterators = JIG_NEW_ARRAY(x->a, JigIterator, x->num_new + 1);
    for (size_t i = 0; i < x->num_old; i++)
        for (size_t k = 0; k < x->loops[i].n; k++)
            iterators[x->loops[i].first + k] = s->iterator(x->op, i);
    JigOp *to = jig_linalg_build_generic(x->rw, jig_op_loc(x->op), operands, x->num_ins,
                                         operands + x->num_ins, x->n - x->num_ins, maps, iterators,
                                         x->num_new);
    JigIRMap *map = jig_irmap_create();
    JigBlock *from = jig_op_body(x->op), *body = jig_op_body(to);
    for (size_t i = 0; i < jig_block_num_args(from) && i < jig_block_num_args(body); i++)
        jig_irmap_value(map, jig_block_arg(from, i), jig_block_arg(body, i));
    JigPoint point = jig_point(x->rw);
    jig_at_end(x->rw, body);
    for (JigOp *o = jig_block_first(from); o; o = jig_op_next(o))
        jig_rw_clone(x->rw, o, map);
    jig_irmap_destroy(map);
    renumber_indices(x, to);
    jig_set_point(x->rw, point);
    return to;
}

static JigOp *build_transpose(const Expansion *x, JigValue *const *operands) {
    const JigMap *in = jig_map_inverse_permutation(expanded_map(x, 0));
    int64_t *permutation = JIG_NEW_ARRAY(x->a, int64_t, x->num_new + 1);
    for (unsigned i = 0; i < x->num_new; i++)
        permutation[i] = (int64_t)jig_map_dim_position(in, i);
    JigNamedAttr attr = {jig_ident(x->rw->ctx, JIG_STR("permutation")),
                         jig_attr_dense_i64(x->rw->ctx, permutation, x->num_new)};
    return jig_linalg_build(x->rw, jig_op_loc(x->op), JIG_LINALG(TRANSPOSE), operands, 1,
                            operands + 1, 1, jig_attr_dict(x->rw->ctx, &attr, 1));
}

static JigOp *build(const Expansion *x, JigValue *const *operands) {
    if (jig_op_is(x->op, JIG_LINALG(TRANSPOSE)))
        return build_transpose(x, operands);
    if (jig_op_is(x->op, JIG_LINALG(FILL)) || jig_op_is(x->op, JIG_LINALG(COPY)))
        return jig_linalg_clone_onto(x->rw, x->op, operands);
    return build_generic(x, operands);
}

static void collapse_results(const Expansion *x, JigOp *to, JigValue **results) {
    for (size_t i = 0; i < jig_op_num_results(x->op); i++) {
        const JigType *t = jig_op_result_type(x->op, i);
        results[i] = jig_op_result(to, i);
        if (jig_value_type(results[i]) == t)
            continue;
        JigTensorCollapseShape parts = {
            .src = results[i],
            .result_type = t,
            .reassociation = jig_reshape_groups_attr(x->rw->ctx, x->groups[x->num_ins + i])};
        JigOp *collapse = jig_tensor_collapse_shape_build(x->rw, jig_op_loc(x->op), &parts);
        results[i] = jig_op_result(collapse, 0);
    }
}

/* ---- All together ---- */

/* Sizes may be built on the way, whether it can be done or not. */
static bool plan(Expansion *x, JigOp *reshape, JigReason *why) {
    JigGroups groups = jig_reshape_groups_of(reshape, x->a);
    if (groups.n == 0)
        return jig_refuse(why, reshape, "what is reshaped is a scalar");
    split_loops(x, expanded_sizes(x, reshape), groups);
    x->types = JIG_NEW_ARRAY(x->a, const JigType *, x->n + 1);
    x->groups = JIG_NEW_ARRAY(x->a, JigGroups, x->n + 1);
    x->sizes = JIG_NEW_ARRAY(x->a, JigMixed *, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        if (!plan_operand(x, i))
            return jig_refuse(why, x->op, "an operand can't be expanded");
    return true;
}

bool jig_fuse_expand_structured(JigRewriter *rw, JigOp *op, JigOp *reshape, size_t operand,
                                JigValue **results, JigReason *why) {
    if (!may_expand(op, operand, why))
        return false;
    bool expands = jig_op_is(reshape, JIG_TENSOR(EXPAND_SHAPE));
    Expansion x = {.rw = rw,
                   .op = op,
                   .operand = operand,
                   .expanded = expands ? jig_op_result(reshape, 0) : jig_tensor_src(reshape),
                   .num_ins = jig_linalg_num_ins(op),
                   .n = jig_op_num_operands(op),
                   .num_old = jig_structured(op)->num_loops(op),
                   .a = rw->arena};
    JigPoint point = jig_point(rw);
    JigOp *before = jig_op_prev(op);
    jig_at_before(rw, op);
    bool ok = plan(&x, reshape, why);
    JigOp *first = before ? jig_op_next(before) : jig_block_first(jig_op_block(op));
    if (ok && expands)
        ok = jig_fuse_move_sizes_before(rw, reshape, op, first, why);
    if (ok)
        collapse_results(&x, build(&x, expand_operands(&x)), results);
    while (!ok && jig_op_prev(op) != before)
        jig_rw_erase(rw, jig_op_prev(op));
    jig_set_point(rw, point);
    return ok;
}
