/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Products, layouts and matrices in shared memory. */
#include "machine/xegpu/xegpu_int.h"
#include "support/arena.h"

/* ---- dpas ---- */

/* What one lane has of the second operand fills whole registers. */
static bool verify_lane_product(JigOp *op, const JigType *rhs) {
    uint32_t width = jig_type_width(jig_type_element(rhs));
    int64_t factor = width <= 32 ? 32 / width : 1;
    return jig_type_num_elements(rhs) % factor == 0 ||
           jig_op_error(op, "Expecting B operand to be a multiple of 32 bits.");
}

bool jig_xegpu_verify_dpas(JigOp *op) {
    const JigType *lhs = jig_value_type(jig_xegpu_dpas_lhs(op)),
                  *rhs = jig_value_type(jig_xegpu_dpas_rhs(op)), *res = jig_op_result_type(op, 0);
    const JigValue *acc = jig_xegpu_dpas_acc(op);
    if (acc && jig_value_type(acc) != res)
        return jig_op_error(op, "Expecting the acc type to be the same as result.");
    size_t rank = jig_type_rank(rhs);
    if (jig_type_rank(lhs) == 1 && rank == 1 && jig_type_rank(res) == 1)
        return verify_lane_product(op, rhs);
    if (jig_type_rank(lhs) != 2 || (rank != 2 && rank != 3) || jig_type_rank(res) != 2)
        return jig_op_error(op, "expecting lhs and result to be a 2D vector, and rhs to be either "
                                "2D or 3D (packed) vector.");
    int64_t depth = jig_type_dim(rhs, 0);
    if (rank == 3)
        depth = (int64_t)((uint64_t)depth * (uint64_t)jig_type_dim(rhs, 2));
    if (depth != jig_type_dim(lhs, 1))
        return jig_op_error(op, "K-dimension mismatch.");
    if (jig_type_dim(lhs, 0) != jig_type_dim(res, 0))
        return jig_op_error(op, "M-dimension mismatch.");
    return jig_type_dim(rhs, 1) == jig_type_dim(res, 1) ||
           jig_op_error(op, "N-dimension mismatch.");
}

/* ---- convert_layout ---- */

bool jig_xegpu_verify_convert_layout(JigOp *op) {
    const JigAttr *from = jig_xegpu_convert_layout_input_layout_attr(op),
                  *to = jig_xegpu_convert_layout_target_layout_attr(op);
    const JigType *t = jig_op_result_type(op, 0);
    if (jig_xegpu_is_for_groups(from) != jig_xegpu_is_for_groups(to))
        return jig_op_error(op, "expected input layout and target layout be WgLayout or SgLayout "
                                "at the same time.");
    if (!jig_xegpu_distributes(from, jig_type_shape(t), jig_type_rank(t)))
        return jig_op_error(op, "invalid input layout, data cannot be evenly distributed.");
    return jig_xegpu_distributes(to, jig_type_shape(t), jig_type_rank(t)) ||
           jig_op_error(op, "invalid target layout, data cannot be evenly distributed.");
}

JigFold jig_xegpu_fold_convert_layout(JigFoldCall *call) {
    if (jig_xegpu_convert_layout_input_layout_attr(call->op) !=
        jig_xegpu_convert_layout_target_layout_attr(call->op))
        return JIG_FOLD_NONE;
    call->results[0].value = jig_xegpu_convert_layout_source(call->op);
    return JIG_FOLD_RESULTS;
}

/* ---- load_matrix, store_matrix ---- */

/* What is said of dimension i of the matrix; false: nothing, or no number. */
static bool number_at(const JigAttr *list, size_t i, int64_t *out) {
    if (i >= jig_attr_array_len(list) || !jig_attr_is_int(jig_attr_array_at(list, i)))
        return false;
    *out = jig_attr_int_value(jig_attr_array_at(list, i));
    return true;
}

static bool stride_at(const JigType *matrix, size_t i, int64_t *out) {
    const JigAttr *strides = jig_xegpu_mem_attr(matrix, "stride");
    if (strides)
        return number_at(strides, i, out);
    *out = i == 0 ? jig_xegpu_shape(matrix)[1] : 1;
    return i < 2;
}

static bool block_at(const JigType *matrix, size_t i, int64_t *out) {
    const JigAttr *block = jig_xegpu_mem_attr(matrix, "block");
    if (block && jig_attr_array_len(block))
        return number_at(block, i, out);
    *out = i < 2 ? jig_xegpu_shape(matrix)[i] : 0;
    return i < 2;
}

typedef struct MatrixAccess {
    const JigType *data, *matrix;
    bool by_block; /* subgroup_block_io */
    const JigAttr *layout;
} MatrixAccess;

/* Lanes arranged as `layout` stand side by side in each dimension of the block. NULL: they do. */
static const char *wrong_lanes(const JigType *matrix, JigXegpuNumbers layout) {
    for (size_t i = 0; i < layout.n; i++) {
        int64_t block, stride;
        if (!block_at(matrix, i, &block))
            return "expected block to have a number for each dimension of the layout";
        if (layout.items[i] != block)
            return "With subgroup_block_io, the block shape must match the lane layout.";
        if (layout.items[i] == 1)
            continue;
        if (!stride_at(matrix, i, &stride))
            return "expected stride to have a number for each dimension of the layout";
        if (stride != 1)
            return "With subgroup_block_io, the distributed dimensions must be contiguous.";
    }
    return NULL;
}

/* A subgroup takes a whole block at once. */
static bool verify_block_access(JigOp *op, const MatrixAccess *x) {
    if (!x->layout)
        return true;
    JigArena a;
    jig_arena_init(&a);
    JigXegpuNumbers data = jig_xegpu_field(x->layout, JIG_XEGPU_LANE_DATA, &a);
    const char *wrong = NULL;
    for (size_t i = 0; i + 1 < data.n; i++)
        if (data.items[i] != 1)
            wrong = "With subgroup_block_io, accessed data must be contiguous and coalesced.";
    if (data.n && !wrong)
        wrong = wrong_lanes(x->matrix, jig_xegpu_field(x->layout, JIG_XEGPU_LANE_LAYOUT, &a));
    jig_arena_free(&a);
    return !wrong || jig_op_emit_error(op, "%s", wrong);
}

static bool is_column_major(const JigType *matrix) {
    int64_t stride;
    return stride_at(matrix, 0, &stride) && stride == 1;
}

static bool verify_matrix(JigOp *op, const MatrixAccess *x) {
    if (!jig_type_is_vector(x->data))
        return !x->by_block ||
               jig_op_emit_error(op, "subgroup_block_io are only allowed when result is "
                                     "a VectorType.");
    if (jig_xegpu_rank(x->matrix) != 2)
        return jig_op_emit_error(op, "mem_desc must be 2D.");
    if (x->by_block)
        JIG_CHECK(verify_block_access(op, x));
    if (jig_type_rank(x->data) == 2) {
        for (size_t i = 0; i < 2; i++)
            if (jig_type_dim(x->data, i) > jig_xegpu_shape(x->matrix)[i])
                return jig_op_emit_error(op, "data shape must not exceed mem_desc shape.");
        return true;
    }
    return !x->by_block || !is_column_major(x->matrix) ||
           jig_op_emit_error(op, "mem_desc should be row major when subgroup_block_io is set.");
}

bool jig_xegpu_verify_load_matrix(JigOp *op) {
    const MatrixAccess x = {.data = jig_op_result_type(op, 0),
                            .matrix = jig_value_type(jig_xegpu_load_matrix_mem_desc(op)),
                            .by_block = jig_xegpu_load_matrix_subgroup_block_io(op),
                            .layout = jig_xegpu_load_matrix_layout_attr(op)};
    return verify_matrix(op, &x) &&
           jig_xegpu_verify_list(op, "offsets", jig_xegpu_load_matrix_const_offsets_attr(op),
                                 jig_xegpu_load_matrix_num_offsets(op));
}

bool jig_xegpu_verify_store_matrix(JigOp *op) {
    const MatrixAccess x = {.data = jig_value_type(jig_xegpu_store_matrix_data(op)),
                            .matrix = jig_value_type(jig_xegpu_store_matrix_mem_desc(op)),
                            .by_block = jig_xegpu_store_matrix_subgroup_block_io(op),
                            .layout = jig_xegpu_store_matrix_layout_attr(op)};
    return verify_matrix(op, &x) &&
           jig_xegpu_verify_list(op, "offsets", jig_xegpu_store_matrix_const_offsets_attr(op),
                                 jig_xegpu_store_matrix_num_offsets(op));
}

/* ---- Types that go together ---- */

static bool same_elements(const JigValue *a, const JigValue *b) {
    return jig_xegpu_element_of(jig_value_type(a)) == jig_xegpu_element_of(jig_value_type(b));
}
bool jig_xegpu_same_elements_load_nd(const JigOp *op) {
    return same_elements(jig_xegpu_load_nd_value(op), jig_xegpu_load_nd_tensor_desc(op));
}
bool jig_xegpu_same_elements_store_nd(const JigOp *op) {
    return same_elements(jig_xegpu_store_nd_value(op), jig_xegpu_store_nd_tensor_desc(op));
}
bool jig_xegpu_same_elements_load_matrix(const JigOp *op) {
    return same_elements(jig_xegpu_load_matrix_mem_desc(op), jig_xegpu_load_matrix_res(op));
}
bool jig_xegpu_same_elements_store_matrix(const JigOp *op) {
    return same_elements(jig_xegpu_store_matrix_mem_desc(op), jig_xegpu_store_matrix_data(op));
}
bool jig_xegpu_same_elements_atomic(const JigOp *op) {
    const JigValue *value = jig_xegpu_atomic_rmw_value(op);
    return same_elements(jig_xegpu_atomic_rmw_tensor_desc(op), value) &&
           same_elements(value, jig_xegpu_atomic_rmw_result(op));
}

bool jig_xegpu_same_shape_atomic(const JigOp *op) {
    const JigType *desc = jig_value_type(jig_xegpu_atomic_rmw_tensor_desc(op)),
                  *vectors[] = {jig_value_type(jig_xegpu_atomic_rmw_value(op)),
                                jig_op_result_type(op, 0)};
    for (size_t k = 0; k < JIG_LEN(vectors); k++) {
        JIG_CHECK(jig_type_rank(vectors[k]) == jig_xegpu_rank(desc));
        for (size_t i = 0; i < jig_xegpu_rank(desc); i++)
            JIG_CHECK(jig_type_dim(vectors[k], i) == jig_xegpu_shape(desc)[i]);
    }
    return true;
}

static bool bits_of(const JigType *element, const int64_t *shape, size_t rank, uint64_t *out) {
    JIG_CHECK(jig_type_is_int_or_float(element));
    *out = jig_type_width(element);
    for (size_t i = 0; i < rank; i++)
        *out *= (uint64_t)shape[i];
    return true;
}

bool jig_xegpu_same_bits(const JigOp *op) {
    const JigType *source = jig_value_type(jig_xegpu_create_mem_desc_source(op)),
                  *desc = jig_op_result_type(op, 0);
    uint64_t there, described;
    return bits_of(jig_type_element(source), jig_type_shape(source), jig_type_rank(source),
                   &there) &&
           bits_of(jig_xegpu_element(desc), jig_xegpu_shape(desc), jig_xegpu_rank(desc),
                   &described) &&
           there == described;
}

/* ---- Views ---- */

static JigValue *view_source(const JigOp *op) {
    return jig_xegpu_source(op);
}
static const JigViewIface view = {.source = view_source};
const JigIface jig_xegpu_view_ifaces[] = {{&jig_iface_view, &view}, {0}};
