/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of expand_shape and collapse_shape. */
#include "dialect/arith/arith.h"
#include "dialect/common/reshape_canon.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref_int.h"
#include "support/arena.h"

/* Reshapes of strided buffers are left alone. */
static const JigReshapes reshapes = {.product = jig_arith_product,
                                     .expand = JIG_MEMREF(EXPAND_SHAPE),
                                     .collapse = JIG_MEMREF(COLLAPSE_SHAPE),
                                     .cast = JIG_MEMREF(CAST),
                                     .is_plain = jig_memref_identity_layout};

/* ---- Of casts ---- */
static bool collapse_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = jig_value_def(jig_memref_collapse_shape_src(op));
    if (!jig_op_is(cast, JIG_MEMREF(CAST)) || !jig_memref_cast_folds_into_consumer(cast, rw->arena))
        return jig_no_match(rw, op, "no cast to fold");
    JigGroups g = jig_reshape_groups_of(op, rw->arena);
    const JigType *type =
        jig_memref_collapsed_type(jig_value_type(jig_memref_cast_source(cast)), g, rw->arena);
    if (!type)
        return jig_no_match(rw, op, "not contiguous");
    if (type == jig_op_result_type(op, 0)) {
        jig_memref_collapse_shape_set_src(rw, op, jig_memref_cast_source(cast));
        return true;
    }
    JigOp *collapse = jig_reshape_build_collapse(rw, jig_op_loc(op), &reshapes, type,
                                                 jig_memref_cast_source(cast),
                                                 jig_memref_collapse_shape_reassociation_attr(op));
    jig_memref_replace_by_cast(rw, op, jig_op_result(collapse, 0));
    return true;
}

/* Is a group of the expanded shape dynamic exactly where the source's dim is? */
static bool same_dynamic(JigGroups g, const int64_t *shape, const JigType *source) {
    for (size_t i = 0; i < g.n; i++) {
        bool dynamic = false;
        for (size_t k = 0; k < g.items[i].n; k++)
            dynamic |= shape[g.items[i].dims[k]] == JIG_DYNAMIC;
        if (dynamic != jig_type_is_dynamic_dim(source, i))
            return false;
    }
    return true;
}

/* With sizes that are constants in the type. */
static bool expand_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = jig_value_def(jig_memref_expand_shape_src(op));
    if (!jig_op_is(cast, JIG_MEMREF(CAST)) || !jig_memref_cast_folds_into_consumer(cast, rw->arena))
        return jig_no_match(rw, op, "no cast to fold");
    size_t n;
    JigValue *source = jig_memref_cast_source(cast);
    JigMixed *sizes = jig_reshape_output_shape(op, rw->arena, &n);
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    for (size_t i = 0; i < n; i++) {
        if (jig_mixed_constant(sizes[i], &shape[i]))
            sizes[i] = jig_mixed_int(rw->ctx, shape[i]);
        else
            shape[i] = JIG_DYNAMIC;
    }
    JigGroups g = jig_reshape_groups_of(op, rw->arena);
    if (!same_dynamic(g, shape, jig_value_type(source)))
        return jig_no_match(rw, op, "a group would become dynamic, or static");
    const JigType *type = jig_memref_expanded_type(jig_value_type(source), shape, n, g, rw->arena);
    if (!type)
        return jig_no_match(rw, op, "the layout does not allow it");
    if (type == jig_op_result_type(op, 0)) {
        jig_memref_expand_shape_set_src(rw, op, source);
        return true;
    }
    JigOp *expand =
        jig_reshape_build_expand(rw, jig_op_loc(op), &reshapes, type, source,
                                 jig_memref_expand_shape_reassociation_attr(op), sizes, n);
    jig_memref_replace_by_cast(rw, op, jig_op_result(expand, 0));
    return true;
}

/* ---- Lists ---- */
const JigPattern jig_memref_expand_shape_patterns[] = {
    {.name = "mlir::ComposeReassociativeReshapeOps<mlir::memref::"
             "ExpandShapeOp, mlir::ReshapeOpKind::kExpand>",
     .root = "memref.expand_shape",
     .fn = jig_reshape_compose_reshapes,
     .data = &reshapes},
    {.name = "mlir::ComposeExpandOfCollapseOp<mlir::memref::ExpandShapeOp, "
             "mlir::memref::CollapseShapeOp>",
     .root = "memref.expand_shape",
     .fn = jig_reshape_expand_of_collapse,
     .data = &reshapes},
    /* As the reference does. */
    {.name = "ExpandShapeOpMemRefCastFolder",
     .root = "memref.expand_shape",
     .fn = expand_of_cast,
     .leaves_invalid = true},
    {0},
};
const JigPattern jig_memref_collapse_shape_patterns[] = {
    {.name = "mlir::ComposeReassociativeReshapeOps<mlir::memref::"
             "CollapseShapeOp, mlir::ReshapeOpKind::kCollapse>",
     .root = "memref.collapse_shape",
     .fn = jig_reshape_compose_reshapes,
     .data = &reshapes},
    {.name = "mlir::ComposeCollapseOfExpandOp<mlir::memref::CollapseShapeOp, "
             "mlir::memref::ExpandShapeOp, "
             "mlir::memref::CastOp, "
             "mlir::memref::DimOp, mlir::MemRefType>",
     .root = "memref.collapse_shape",
     .fn = jig_reshape_collapse_of_expand,
     .data = &reshapes},
    {.name = "CollapseShapeOpMemRefCastFolder",
     .root = "memref.collapse_shape",
     .fn = collapse_of_cast},
    {0},
};
