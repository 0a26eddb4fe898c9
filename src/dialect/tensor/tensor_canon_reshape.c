/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonicalization of expand_shape and collapse_shape. */
#include "dialect/arith/arith.h"
#include "dialect/arith/arith.h"
#include "dialect/common/reshape.h"
#include "dialect/common/reshape_canon.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/tensor/tensor_int.h"

static const JigReshapes reshapes = {.product = jig_arith_product,
                                     .expand = JIG_TENSOR(EXPAND_SHAPE),
                                     .collapse = JIG_TENSOR(COLLAPSE_SHAPE),
                                     .cast = JIG_TENSOR(CAST)};

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
    JigOp *cast = jig_value_def_of(jig_tensor_collapse_shape_src(op), JIG_TENSOR(CAST));
    if (!cast || !jig_tensor_cast_folds_into_consumer(cast))
        return jig_no_match(rw, op, "not of a cast that folds");
    JigValue *source = jig_tensor_cast_source(cast);
    const JigType *from = jig_value_type(source);
    const JigType *t = collapsed_type(jig_reshape_groups_of(op, rw->arena), jig_type_shape(from),
                                      jig_type_element(from), rw->arena);
    if (t == jig_op_result_type(op, 0)) {
        jig_tensor_collapse_shape_set_src(rw, op, source);
        return true;
    }
    JigOp *to = jig_reshape_build_collapse(rw, jig_op_loc(op), &reshapes, t, source,
                                           jig_tensor_collapse_shape_reassociation_attr(op));
    jig_tensor_replace_with_cast(rw, op, jig_op_result(to, 0));
    return true;
}

/* Sizes that are constants become static, where the cast's source is static. */
static bool static_expand(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = jig_value_def_of(jig_tensor_expand_shape_src(op), JIG_TENSOR(CAST));
    if (!cast || !jig_tensor_cast_folds_into_consumer(cast))
        return jig_no_match(rw, op, "not of a cast that folds");
    JigGroups g = jig_reshape_groups_of(op, rw->arena);
    size_t rank = jig_type_rank(jig_op_result_type(op, 0)), n;
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1), v;
    JigMixed *sizes = jig_reshape_output_shape(op, rw->arena, &n);
    bool changed = false;
    for (size_t i = 0; i < g.n; i++)
        for (size_t k = 0; k < g.items[i].n; k++) {
            size_t dim = (size_t)g.items[i].dims[k];
            shape[dim] = jig_type_dim(jig_op_result_type(op, 0), dim);
            if (shape[dim] != JIG_DYNAMIC ||
                jig_type_is_dynamic_dim(jig_value_type(jig_tensor_cast_source(cast)), i) ||
                sizes[dim].attr || !jig_constant_int(sizes[dim].value, &v) || v < 0)
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
    JigValue *source =
        jig_tensor_build_cast(rw, jig_op_loc(op), jig_tensor_expand_shape_src(op), from);
    JigOp *to = jig_reshape_build_expand(rw, jig_op_loc(op), &reshapes, t, source,
                                         jig_tensor_expand_shape_reassociation_attr(op), sizes, n);
    jig_tensor_replace_with_cast(rw, op, jig_op_result(to, 0));
    return true;
}

/* ---- Of tensors made from elements ---- */

static bool of_splat(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *splat = jig_value_def_of(jig_tensor_src(op), JIG_TENSOR(SPLAT));
    const JigType *t = jig_op_result_type(op, 0);
    if (!splat || !jig_type_has_static_shape(jig_op_result_type(splat, 0)) ||
        !jig_type_has_static_shape(t))
        return jig_no_match(rw, op, "not of a splat of static shape");
    jig_rw_replace_with_new(rw, op, JIG_TENSOR(SPLAT),
                            (JigValue *[]){jig_tensor_splat_input(splat)}, 1, &t, 1, NULL);
    return true;
}

static bool of_elements(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *from = jig_value_def_of(jig_tensor_src(op), JIG_TENSOR(FROM_ELEMENTS));
    const JigType *t = jig_op_result_type(op, 0);
    if (!from || !jig_type_has_static_shape(t) ||
        jig_type_num_elements(t) != (int64_t)jig_op_num_operands(from))
        return jig_no_match(rw, op, "not of elements that fill a static shape");
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
     .fn = jig_reshape_compose_reshapes,
     .data = &reshapes},
    {.name = "mlir::ComposeExpandOfCollapseOp<mlir::tensor::ExpandShapeOp, "
             "mlir::tensor::CollapseShapeOp>",
     .root = "tensor.expand_shape",
     .fn = jig_reshape_expand_of_collapse,
     .data = &reshapes},
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
     .fn = jig_reshape_compose_reshapes,
     .data = &reshapes},
    {.name = "mlir::ComposeCollapseOfExpandOp<mlir::tensor::CollapseShapeOp, "
             "mlir::tensor::ExpandShapeOp, "
             "mlir::tensor::CastOp, mlir::tensor::DimOp, mlir::RankedTensorType>",
     .root = "tensor.collapse_shape",
     .fn = jig_reshape_collapse_of_expand,
     .data = &reshapes},
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
