/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonicalization of expand_shape and collapse_shape. */
#include "dialect/arith/arith.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/common/tensor_cast.h"
#include "dialect/tensor/tensor_int.h"

static bool is_expand(const JigOp *op) {
    return jig_op_is(op, JIG_TENSOR(EXPAND_SHAPE));
}
static JigOp *source_def(const JigOp *op, const JigOpRow *row) {
    JigOp *def = jig_value_def(jig_op_operand(op, 0));
    return jig_op_is(def, row) ? def : NULL;
}

/* ---- Building ---- */

static JigMixed *output_shape(const JigOp *expand, JigArena *a, size_t *n) {
    return jig_mixed_list(expand, "static_output_shape", 1, n, a);
}

static JigOp *expand(JigRewriter *rw, JigLoc loc, const JigType *t, JigValue *source,
                     const JigAttr *groups, const JigMixed *sizes, size_t n) {
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    int64_t *known = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    operands[0] = source;
    size_t values = jig_split_mixed(sizes, n, known, operands + 1);
    return jig_build(rw, loc, JIG_TENSOR(EXPAND_SHAPE), operands, 1 + values, &t, 1,
                     "reassociation", groups, "static_output_shape",
                     jig_attr_dense_i64(rw->ctx, known, n), NULL);
}

static JigOp *collapse(JigRewriter *rw, JigLoc loc, const JigType *t, JigValue *source,
                       const JigAttr *groups) {
    return jig_build(rw, loc, JIG_TENSOR(COLLAPSE_SHAPE), &source, 1, &t, 1, "reassociation",
                     groups, NULL);
}

/* ---- Two of the same kind are one ---- */

static bool compose_same(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = source_def(op, jig_op_row(op));
    JigGroups g;
    if (!def || !jig_groups_compose(jig_groups_of(def, rw->arena), jig_groups_of(op, rw->arena),
                                    rw->arena, &g))
        return false;
    const JigAttr *groups = jig_groups_attr(rw->ctx, g);
    JigLoc loc = jig_op_loc(op);
    size_t n;
    JigOp *to;
    if (is_expand(op)) {
        JigMixed *sizes = output_shape(op, rw->arena, &n);
        to = expand(rw, loc, jig_op_result_type(op, 0), jig_op_operand(def, 0), groups, sizes, n);
    } else {
        to = collapse(rw, loc, jig_op_result_type(op, 0), jig_op_operand(def, 0), groups);
    }
    jig_rw_replace_op(rw, op, to);
    return true;
}

/* ---- Of opposite kinds ---- */

/* For each group of `coarse` the groups of `fine` that cover it; false when one lies across its
 * end. */
static bool cover(JigGroups coarse, JigGroups fine, JigArena *a, JigGroups *out) {
    *out = (JigGroups){.items = JIG_NEW_ARRAY(a, JigGroup, coarse.n + 1), .n = coarse.n};
    size_t at = 0;
    for (size_t i = 0; i < coarse.n; i++) {
        JigGroup *g = &out->items[i], *c = &coarse.items[i];
        g->dims = JIG_NEW_ARRAY(a, int64_t, fine.n + 1);
        while (at < fine.n) {
            if (c->n == 0 || fine.items[at].n == 0)
                return false;
            int64_t last = fine.items[at].dims[fine.items[at].n - 1], end = c->dims[c->n - 1];
            if (last > end)
                return false;
            g->dims[g->n++] = (int64_t)at++;
            if (last == end)
                break;
        }
    }
    return true;
}

/* The size of a group: dynamic sizes multiplied, then the product of the others. */
static JigMixed product_of(JigRewriter *rw, JigLoc loc, const JigGroup *g, const JigMixed *sizes) {
    const JigType *index = jig_type_index(rw->ctx);
    int64_t known = 1, v;
    JigValue *result = NULL;
    for (size_t i = 0; i < g->n; i++) {
        JigMixed m = sizes[g->dims[i]];
        if (jig_mixed_constant(m, &v))
            known = (int64_t)((uint64_t)known * (uint64_t)v);
        else if (!result)
            result = m.value;
        else
            result = jig_op_result(jig_build(rw, loc, JIG_ARITH(MULI),
                                             (JigValue *[]){result, m.value}, 2, &index, 1, NULL),
                                   0);
    }
    if (!result)
        return jig_mixed_int(rw->ctx, known);
    if (known != 1) {
        JigValue *c = jig_mixed_to_value(rw, loc, jig_mixed_int(rw->ctx, known));
        result = jig_op_result(
            jig_build(rw, loc, JIG_ARITH(MULI), (JigValue *[]){result, c}, 2, &index, 1, NULL), 0);
    }
    return jig_mixed_value(result);
}

static bool collapse_of_expand(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = source_def(op, JIG_TENSOR(EXPAND_SHAPE));
    if (!def || jig_op_operand_type(def, 0) == jig_op_result_type(op, 0))
        return false;
    JigValue *source = jig_op_operand(def, 0);
    const JigType *t = jig_op_result_type(op, 0);
    JigLoc loc = jig_op_loc(op);
    size_t from = jig_type_rank(jig_value_type(source)), to = jig_type_rank(t), n;
    JigGroups first = jig_groups_of(def, rw->arena), then = jig_groups_of(op, rw->arena), g;
    if (!cover(from > to ? then : first, from > to ? first : then, rw->arena, &g))
        return false;
    if (from == to) {
        if (!jig_shapes_compatible(jig_value_type(source), t))
            return false;
        jig_rw_replace_with_new(rw, op, JIG_TENSOR(CAST), &source, 1, &t, 1, NULL);
        return true;
    }
    const JigAttr *groups = jig_groups_attr(rw->ctx, g);
    if (from > to) {
        jig_rw_replace_op(rw, op, collapse(rw, loc, t, source, groups));
        return true;
    }
    JigMixed *old = output_shape(def, rw->arena, &n),
             *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, then.n + 1);
    for (size_t i = 0; i < then.n; i++)
        sizes[i] = product_of(rw, loc, &then.items[i], old);
    jig_rw_replace_op(rw, op, expand(rw, loc, t, source, groups, sizes, then.n));
    return true;
}

static size_t num_dynamic(const int64_t *shape, size_t n) {
    size_t dynamic = 0;
    for (size_t i = 0; i < n; i++)
        dynamic += shape[i] == JIG_DYNAMIC;
    return dynamic;
}

/* How the larger shape, in groups `from`, collapses to the smaller one, in groups `to`. */
static bool find_collapse(JigGroups from, JigGroups to, const JigType *large, const JigType *small,
                          JigArena *a, JigGroups *out) {
    const int64_t *source = jig_type_shape(large), *result = jig_type_shape(small);
    if (from.n == 0)
        return jig_groups_for_collapse(source, jig_type_rank(large), result, jig_type_rank(small),
                                       a, out);
    *out = (JigGroups){
        .items = JIG_NEW_ARRAY(a, JigGroup, jig_type_rank(large) + jig_type_rank(small) + 1)};
    for (size_t i = 0; i < from.n && i < to.n; i++) {
        const JigGroup *f = &from.items[i], *t = &to.items[i];
        JigGroups part;
        if (f->n == 0 || t->n == 0)
            return false;
        const int64_t *x = source + f->dims[0], *y = result + t->dims[0];
        if (num_dynamic(x, f->n) >= 2 && num_dynamic(y, t->n) >= 2)
            return false;
        bool same = f->n == t->n;
        if (same ? memcmp(x, y, f->n * sizeof *x) != 0
                 : !jig_groups_for_collapse(x, f->n, y, t->n, a, &part))
            return false;
        for (size_t k = 0; k < t->n; k++) {
            JigGroup *g = &out->items[out->n++];
            *g = same ? (JigGroup){JIG_NEW_ARRAY(a, int64_t, 1), 1} : part.items[k];
            for (size_t m = 0; m < g->n; m++)
                g->dims[m] = f->dims[0] + (same ? (int64_t)k : g->dims[m]);
        }
    }
    return true;
}

static bool expand_of_collapse(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = source_def(op, JIG_TENSOR(COLLAPSE_SHAPE));
    if (!def)
        return false;
    JigValue *source = jig_op_operand(def, 0);
    const JigType *from = jig_value_type(source), *to = jig_op_result_type(op, 0);
    JigGroups first = jig_groups_of(def, rw->arena), then = jig_groups_of(op, rw->arena), g;
    bool shrinks = jig_type_rank(from) > jig_type_rank(to);
    if (jig_type_rank(from) == jig_type_rank(to) ||
        !(shrinks ? find_collapse(first, then, from, to, rw->arena, &g)
                  : find_collapse(then, first, to, from, rw->arena, &g)))
        return false;
    const JigAttr *groups = jig_groups_attr(rw->ctx, g);
    size_t n;
    JigMixed *sizes = output_shape(op, rw->arena, &n);
    jig_rw_replace_op(rw, op,
                      shrinks ? collapse(rw, jig_op_loc(op), to, source, groups)
                              : expand(rw, jig_op_loc(op), to, source, groups, sizes, n));
    return true;
}

/* ---- Of casts ---- */

static int64_t collapsed_size(const JigGroup *g, const int64_t *shape) {
    int64_t size = 1;
    for (size_t i = 0; i < g->n; i++)
        if (shape[g->dims[i]] == JIG_DYNAMIC)
            return JIG_DYNAMIC;
        else
            size = (int64_t)((uint64_t)size * (uint64_t)shape[g->dims[i]]);
    return size;
}

static const JigType *collapsed_type(JigGroups g, const int64_t *shape, const JigType *element,
                                     JigArena *a) {
    int64_t *sizes = JIG_NEW_ARRAY(a, int64_t, g.n + 1);
    for (size_t i = 0; i < g.n; i++)
        sizes[i] = collapsed_size(&g.items[i], shape);
    return jig_type_tensor(sizes, g.n, element, NULL);
}

static bool collapse_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = source_def(op, JIG_TENSOR(CAST));
    if (!cast || !jig_cast_folds_into_consumer(cast))
        return false;
    JigValue *source = jig_op_operand(cast, 0);
    const JigType *from = jig_value_type(source);
    const JigType *t = collapsed_type(jig_groups_of(op, rw->arena), jig_type_shape(from),
                                      jig_type_element(from), rw->arena);
    if (t == jig_op_result_type(op, 0)) {
        jig_rw_set_operand(rw, op, 0, source);
        return true;
    }
    JigOp *to = collapse(rw, jig_op_loc(op), t, source, jig_op_attr(op, "reassociation"));
    jig_tensor_replace_with_cast(rw, op, jig_op_result(to, 0));
    return true;
}

/* Sizes that are constants become static, where the cast's source is static. */
static bool static_expand(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = source_def(op, JIG_TENSOR(CAST));
    if (!cast || !jig_cast_folds_into_consumer(cast))
        return false;
    JigGroups g = jig_groups_of(op, rw->arena);
    size_t rank = jig_type_rank(jig_op_result_type(op, 0)), n;
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), v;
    JigMixed *sizes = output_shape(op, rw->arena, &n);
    bool changed = false;
    for (size_t i = 0; i < g.n; i++)
        for (size_t k = 0; k < g.items[i].n; k++) {
            size_t dim = (size_t)g.items[i].dims[k];
            shape[dim] = jig_type_dim(jig_op_result_type(op, 0), dim);
            if (shape[dim] != JIG_DYNAMIC ||
                jig_type_is_dynamic_dim(jig_op_operand_type(cast, 0), i) || sizes[dim].attr ||
                !jig_constant_int(sizes[dim].value, &v) || v < 0)
                continue;
            shape[dim] = v;
            sizes[dim] = jig_mixed_int(rw->ctx, v);
            changed = true;
        }
    const JigType *element = jig_type_element(jig_op_result_type(op, 0)),
                  *t = jig_type_tensor(shape, rank, element, NULL);
    const JigType *from = collapsed_type(g, shape, element, rw->arena);
    if (!changed)
        return jig_no_match(rw, op, "no constant size of a static dim");
    JigValue *source = jig_build_tensor_cast(rw, jig_op_loc(op), jig_op_operand(op, 0), from);
    JigOp *to = expand(rw, jig_op_loc(op), t, source, jig_op_attr(op, "reassociation"), sizes, n);
    jig_tensor_replace_with_cast(rw, op, jig_op_result(to, 0));
    return true;
}

/* ---- Of tensors made from elements ---- */

static bool of_splat(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *splat = source_def(op, JIG_TENSOR(SPLAT));
    const JigType *t = jig_op_result_type(op, 0);
    if (!splat || !jig_type_has_static_shape(jig_op_result_type(splat, 0)) ||
        !jig_type_has_static_shape(t))
        return false;
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(SPLAT), (JigValue *[]){jig_op_operand(splat, 0)}, 1,
                            &t, 1, NULL);
    return true;
}

static bool of_elements(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *from = source_def(op, JIG_TENSOR(FROM_ELEMENTS));
    const JigType *t = jig_op_result_type(op, 0);
    if (!from || !jig_type_has_static_shape(t) ||
        jig_type_num_elements(t) != (int64_t)jig_op_num_operands(from))
        return false;
    size_t n = jig_op_num_operands(from);
    JigValue **elements = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        elements[i] = jig_op_operand(from, i);
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(FROM_ELEMENTS), elements, n, &t, 1, NULL);
    return true;
}

const JigPattern jig_tensor_expand_shape_patterns[] = {
    {.name = "mlir::ComposeReassociativeReshapeOps<mlir::tensor::ExpandShapeOp, "
             "mlir::ReshapeOpKind::kExpand>",
     .root = "tensor.expand_shape",
     .fn = compose_same},
    {.name = "mlir::ComposeExpandOfCollapseOp<mlir::tensor::ExpandShapeOp, "
             "mlir::tensor::CollapseShapeOp>",
     .root = "tensor.expand_shape",
     .fn = expand_of_collapse},
    {.name = "(anonymous namespace)::ConvertToStaticExpandShape",
     .root = "tensor.expand_shape",
     .fn = static_expand},
    {.name = "(anonymous namespace)::FoldReshapeWithSplat<mlir::tensor::ExpandShapeOp>",
     .root = "tensor.expand_shape",
     .fn = of_splat},
    {.name = "(anonymous namespace)::FoldReshapeWithFromElements<mlir::tensor::ExpandShapeOp>",
     .root = "tensor.expand_shape",
     .fn = of_elements},
    {0},
};
const JigPattern jig_tensor_collapse_shape_patterns[] = {
    {.name = "mlir::ComposeReassociativeReshapeOps<mlir::tensor::CollapseShapeOp, "
             "mlir::ReshapeOpKind::kCollapse>",
     .root = "tensor.collapse_shape",
     .fn = compose_same},
    {.name = "mlir::ComposeCollapseOfExpandOp<mlir::tensor::CollapseShapeOp, "
             "mlir::tensor::ExpandShapeOp, "
             "mlir::tensor::CastOp, mlir::tensor::DimOp, mlir::RankedTensorType>",
     .root = "tensor.collapse_shape",
     .fn = collapse_of_expand},
    {.name = "(anonymous namespace)::FoldReshapeWithSplat<mlir::tensor::CollapseShapeOp>",
     .root = "tensor.collapse_shape",
     .fn = of_splat},
    {.name = "(anonymous namespace)::FoldReshapeWithFromElements<mlir::tensor::CollapseShapeOp>",
     .root = "tensor.collapse_shape",
     .fn = of_elements},
    {.name = "(anonymous namespace)::FoldCollapseOfCastOp",
     .root = "tensor.collapse_shape",
     .fn = collapse_of_cast},
    {0},
};
