/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows' strings can't say of slices and reshapes. */
#include "dialect/common/dim.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/tensor/tensor_int.h"

/* ---- Slices ---- */

static bool verify_slice_type(JigOp *op, const JigType *full, const JigType *actual) {
    if (full == actual)
        return true;
    if (jig_type_rank(actual) > jig_type_rank(full))
        return jig_op_emit_error(op, "expected rank to be smaller or equal to the other rank. ");
    if (!jig_dim_shape_drops_ones(full, actual))
        return jig_op_emit_error(
            op, "expected type to be %s or a rank-reduced version. (size mismatch) ",
            jig_msg_type(full));
    return jig_type_element(full) == jig_type_element(actual) ||
           jig_op_emit_error(op, "expected element type to be %s",
                             jig_msg_type(jig_type_element(full)));
}

static JigGroup static_list(const JigOp *op, const char *name) {
    const JigAttr *x = jig_op_attr(op, name);
    return (JigGroup){(int64_t *)jig_attr_dense_i64_data(x), jig_attr_dense_array_len(x)};
}

/* `whole` is what the slice is part of. */
static bool verify_slice(JigOp *op, const JigType *whole, const JigType *slice) {
    JigGroup sizes = static_list(op, "static_sizes");
    const JigType *full =
        jig_type_tensor(sizes.dims, sizes.n, jig_type_element(whole), jig_type_encoding(whole));
    return verify_slice_type(op, full, slice) && jig_slice_verify_in_bounds(op, whole);
}

bool jig_tensor_verify_extract_slice(JigOp *op) {
    return verify_slice(op, jig_value_type(jig_tensor_extract_slice_source(op)),
                        jig_op_result_type(op, 0));
}
bool jig_tensor_verify_insert_slice(JigOp *op) {
    return verify_slice(op, jig_value_type(jig_tensor_insert_slice_dest(op)),
                        jig_value_type(jig_tensor_insert_slice_source(op)));
}

bool jig_tensor_verify_parallel_insert_slice(JigOp *op) {
    JigOp *parent = jig_op_parent(op);
    if (!jig_op_has_trait(parent, JIG_TRAIT_PARALLEL_COMBINING))
        return jig_op_emit_error(op, "expected InParallelOpInterface parent, got:%s",
                                 jig_msg_op(parent));
    return jig_tensor_verify_insert_slice(op);
}

/* ---- Reshapes ---- */

bool jig_tensor_verify_reshape(JigOp *op) {
    const JigType *source = jig_value_type(jig_tensor_reshape_source(op)),
                  *shape = jig_value_type(jig_tensor_reshape_shape(op)),
                  *result = jig_op_result_type(op, 0);
    if (jig_type_element(source) != jig_type_element(result))
        return jig_op_error(
            op, "element types of source and destination tensor types should be the same");
    if (!jig_type_has_rank(result))
        return true;
    if (jig_type_has_static_shape(source) && jig_type_has_static_shape(result) &&
        jig_type_num_elements(source) != jig_type_num_elements(result))
        return jig_op_error(
            op, "source and destination tensor should have the same number of elements");
    if (jig_type_is_dynamic_dim(shape, 0))
        return jig_op_error(op, "cannot use shape operand with dynamic length to reshape to "
                                "statically-ranked tensor type");
    return jig_type_dim(shape, 0) == (int64_t)jig_type_rank(result) ||
           jig_op_error(op, "length of shape operand differs from the result's tensor rank");
}

/* The type that the expanded one collapses to. */
static bool verify_collapsed_type(JigOp *op, const JigType *expanded, const JigType *collapsed) {
    JigArena *a = jig_arena_create();
    JigGroups g = jig_reshape_groups_of(op, a);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, g.n + 1);
    for (size_t i = 0; i < g.n; i++) {
        shape[i] = 1;
        for (size_t k = 0; k < g.items[i].n; k++) {
            int64_t size = jig_type_dim(expanded, (size_t)g.items[i].dims[k]);
            if (size == JIG_DYNAMIC || shape[i] == JIG_DYNAMIC)
                shape[i] = JIG_DYNAMIC;
            else
                shape[i] = (int64_t)((uint64_t)shape[i] * (uint64_t)size);
        }
    }
    const JigType *want = jig_type_tensor(shape, g.n, jig_type_element(expanded), NULL);
    const JigType *is = jig_type_tensor(jig_type_shape(collapsed), jig_type_rank(collapsed),
                                        jig_type_element(collapsed), NULL);
    jig_arena_destroy(a);
    return want == is || jig_op_error(op, "expected collapsed type to be %s, but got %s",
                                      jig_msg_type(want), jig_msg_type(collapsed));
}

/* Ops of unranked tensors pass the operands' constraints. */
static bool verify_ranked(JigOp *op) {
    return (jig_type_is_ranked_tensor(jig_value_type(jig_tensor_src(op))) &&
            jig_type_is_ranked_tensor(jig_op_result_type(op, 0))) ||
           jig_op_error(op, "expected ranked tensors");
}

bool jig_tensor_verify_expand_shape(JigOp *op) {
    JIG_CHECK(verify_ranked(op));
    size_t n = jig_attr_dense_array_len(jig_tensor_expand_shape_static_output_shape_attr(op)),
           rank = jig_type_rank(jig_op_result_type(op, 0));
    if (n != rank)
        return jig_op_error(op,
                            "expected number of static shape dims to be equal to the output rank "
                            "(%zu) but found %zu "
                            "inputs instead",
                            rank, n);
    JIG_CHECK(jig_reshape_verify_output_sizes(op));
    return jig_reshape_verify(op, jig_op_result_type(op, 0),
                              jig_value_type(jig_tensor_expand_shape_src(op))) &&
           verify_collapsed_type(op, jig_op_result_type(op, 0),
                                 jig_value_type(jig_tensor_expand_shape_src(op)));
}

bool jig_tensor_verify_collapse_shape(JigOp *op) {
    JIG_CHECK(verify_ranked(op));
    const JigAttr *groups = jig_tensor_collapse_shape_reassociation_attr(op);
    for (size_t i = 0; i < jig_attr_array_len(groups); i++)
        if (jig_attr_array_len(jig_attr_array_at(groups, i)) == 0)
            return jig_op_error(op, "reassociation indices must not be empty");
    return jig_reshape_verify(op, jig_value_type(jig_tensor_collapse_shape_src(op)),
                              jig_op_result_type(op, 0)) &&
           verify_collapsed_type(op, jig_value_type(jig_tensor_collapse_shape_src(op)),
                                 jig_op_result_type(op, 0));
}
