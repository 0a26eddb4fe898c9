/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes of the results of structured ops, by the loops: what an input knows of a loop's range. */
#include "dialect/affine/affine.h"
#include "dialect/common/dim.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"

/* Dimensions of all operands, one after another; where those of the inits start is *first. */
static JigMixed *flat_dims(JigRewriter *rw, const JigOp *op, JigArena *a, size_t *first) {
    size_t total = 0, k = 0, n = jig_op_num_operands(op), num_ins = jig_linalg_num_ins(op);
    for (size_t i = 0; i < n; i++) {
        *first = i == num_ins ? total : *first;
        total += jig_linalg_rank(jig_op_operand_type(op, i));
    }
    JigMixed *dims = JIG_NEW_ARRAY(a, JigMixed, total + 1);
    for (size_t i = 0; i < n; i++)
        for (size_t d = 0; d < jig_linalg_rank(jig_op_operand_type(op, i)); d++)
            dims[k++] = jig_tensor_build_dim(rw, jig_op_loc(op), jig_op_operand(op, i), d);
    return dims;
}

/* Does the expression ask for a dimension of an init? */
static bool asks_inits(const JigExpr *e, size_t first, size_t end) {
    for (size_t i = first; i < end; i++)
        if (jig_expr_uses_dim(e, (unsigned)i))
            return true;
    return false;
}

/* Of the results from `begin` to before `end`; the dimensions of operands are built once. What is
 * indexed by more than a loop's variable may have any size: that of the init is asked. */
static bool sizes_of_results(JigRewriter *rw, JigOp *op, size_t begin, size_t end,
                             JigMixed *const *sizes) {
    JigArena *a = jig_arena_create();
    size_t first = 0, at, num_ins = jig_linalg_num_ins(op);
    const JigMap *shapes = jig_linalg_loops_to_shapes(op, a),
                 *loops = jig_map_inverse_permutation(shapes);
    if (!loops) {
        jig_arena_destroy(a);
        return false;
    }
    JigMixed *dims = flat_dims(rw, op, a, &first);
    size_t end_dim = jig_map_num_results(shapes);
    at = first;
    for (size_t i = num_ins; i < num_ins + begin; i++)
        at += jig_linalg_rank(jig_op_operand_type(op, i));
    const JigMap *from_shapes = jig_map_compose(shapes, loops);
    for (size_t r = begin; r < end; r++) {
        JigValue *init = jig_op_operand(op, num_ins + r);
        for (size_t d = 0; d < jig_linalg_rank(jig_value_type(init)); d++) {
            unsigned position = (unsigned)at++;
            const JigMap *one = jig_map_sub(from_shapes, &position, 1);
            JigMixed size = jig_affine_apply_folded(rw, jig_op_loc(op), one, dims);
            bool own = !jig_type_is_dynamic_dim(jig_value_type(init), d) ||
                       jig_expr_kind(jig_map_result(shapes, position)) != JIG_EXPR_DIM ||
                       asks_inits(jig_map_result(one, 0), first, end_dim);
            sizes[r - begin][d] = own ? jig_tensor_build_dim(rw, jig_op_loc(op), init, d) : size;
        }
    }
    jig_arena_destroy(a);
    return true;
}

static bool sizes_of(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    return sizes_of_results(rw, op, result, result + 1, &sizes);
}

bool jig_linalg_result_sizes(JigRewriter *rw, JigOp *op, JigMixed *const *sizes) {
    return sizes_of_results(rw, op, 0, jig_op_num_results(op), sizes);
}
const JigReifyIface jig_linalg_reify = {.sizes = sizes_of};

/* The destination's. */
static bool sizes_of_init(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    JigValue *init = jig_op_operand(op, jig_dps_inits(op).start + result);
    for (size_t i = 0; i < jig_type_rank(jig_value_type(init)); i++)
        sizes[i] = jig_tensor_build_dim(rw, jig_op_loc(op), init, i);
    return true;
}
const JigReifyIface jig_linalg_reify_init = {.sizes = sizes_of_init};

/* The input's, where the result's type does not tell. */
static bool sizes_of_input(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    const JigType *t = jig_op_result_type(op, result);
    for (size_t i = 0; i < jig_type_rank(t); i++)
        sizes[i] = jig_type_is_dynamic_dim(t, i)
                       ? jig_tensor_build_dim(rw, jig_op_loc(op), jig_linalg_softmax_input(op), i)
                       : jig_mixed_int(rw->ctx, jig_type_dim(t, i));
    return true;
}
const JigReifyIface jig_linalg_reify_input = {.sizes = sizes_of_input};
