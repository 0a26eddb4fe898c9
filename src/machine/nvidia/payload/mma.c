/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/gpu.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/gpu/gpu.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "dialect/vector/vector.h"
#include "jig/iface.h"
#include "support/check.h"

#include <string.h>

/* ---- Instructions ----
 * Where the elements of a thread stand: groups of four lanes share a row (of the right factor, a
 * column), and each lane of a group has some neighbours. Element i is `down[i]` rows and `right[i]`
 * columns from there. */

enum { MOST = 8 };
typedef struct Layout {
    int64_t shape[2];                  /* of the thread's vector */
    bool by_column;                    /* groups share columns */
    int64_t neighbours;                /* of one lane */
    int64_t along[MOST], across[MOST]; /* from the group's row, from the lane's first element */
} Layout;

typedef struct Instruction {
    int64_t shape[3];
    JigFloatKind kind;
    bool tf32;
    Layout of[3];
} Instruction;

static const Instruction instructions[] = {
    {.shape = {16, 8, 4},
     .kind = JIG_F32,
     .tf32 = true,
     .of = {{.shape = {2, 1}, .neighbours = 1, .along = {0, 8}},
            {.shape = {1, 1}, .by_column = true, .neighbours = 1},
            {.shape = {2, 2}, .neighbours = 2, .along = {0, 0, 8, 8}, .across = {0, 1, 0, 1}}}},
    {.shape = {16, 8, 16},
     .kind = JIG_F16,
     .of = {{.shape = {4, 2},
             .neighbours = 2,
             .along = {0, 0, 8, 8, 0, 0, 8, 8},
             .across = {0, 1, 0, 1, 8, 9, 8, 9}},
            {.shape = {2, 2}, .by_column = true, .neighbours = 2, .across = {0, 1, 8, 9}},
            {.shape = {2, 2}, .neighbours = 2, .along = {0, 0, 8, 8}, .across = {0, 1, 0, 1}}}},
};

bool jig_gpu_is_plain_product(const JigOp *matmul) {
    JIG_REQUIRE(jig_op_is(matmul, JIG_LINALG(MATMUL)));
    static const unsigned dims[3][2] = {{0, 2}, {2, 1}, {0, 1}};
    JigContext *ctx = jig_op_context(matmul);
    for (size_t i = 0; i < 3; ++i) {
        const JigExpr *at[] = {jig_expr_dim(ctx, dims[i][0]), jig_expr_dim(ctx, dims[i][1])};
        if (jig_structured(matmul)->map(matmul, i) != jig_map(ctx, 3, 0, at, 2))
            return false;
    }
    return true;
}

static const Instruction *find_instruction(const JigOp *matmul) {
    const JigType *t[3];
    for (size_t i = 0; i < 3; ++i) {
        t[i] = jig_op_operand_type(matmul, i);
        if (!jig_type_is_memref(t[i]) || jig_type_rank(t[i]) != 2)
            return NULL;
    }
    const int64_t shape[3] = {jig_type_dim(t[0], 0), jig_type_dim(t[1], 1), jig_type_dim(t[0], 1)};
    for (size_t i = 0; i < JIG_LEN(instructions); ++i) {
        const Instruction *in = &instructions[i];
        const JigType *element = jig_type_float(jig_op_context(matmul), in->kind);
        if (memcmp(shape, in->shape, sizeof shape) == 0 && jig_type_element(t[0]) == element &&
            jig_type_element(t[1]) == element && jig_type_element(t[2]) == element)
            return in;
    }
    return NULL;
}

/* ---- Elements of a thread ---- */

typedef struct Warp {
    JigRewriter *rw;
    JigLoc loc;
    JigValue *lane;
} Warp;

static JigValue *of_lane(const Warp *w, const JigExpr *e) {
    JigMixed lane = jig_mixed_value(w->lane);
    return jig_arith_mixed_to_value(
        w->rw, w->loc,
        jig_affine_apply_folded(w->rw, w->loc, jig_map(w->rw->ctx, 1, 0, &e, 1), &lane));
}

/* Row and column of element i, in this order. */
static void position(const Warp *w, const Layout *layout, size_t i, JigValue *at[2]) {
    enum { LANES_OF_GROUP = 4 };
    const JigExpr *lane = jig_expr_dim(w->rw->ctx, 0),
                  *four = jig_expr_constant(w->rw->ctx, LANES_OF_GROUP);
    const JigExpr *along = jig_expr_add_const(jig_expr_floordiv(lane, four), layout->along[i]);
    const JigExpr *across = jig_expr_add_const(
        jig_expr_mul_const(jig_expr_mod(lane, four), layout->neighbours), layout->across[i]);
    across = jig_expr_simplify(across, 1, 0);
    at[0] = of_lane(w, layout->by_column ? across : along);
    at[1] = of_lane(w, layout->by_column ? along : across);
}

static size_t num_elements(const Layout *layout) {
    return (size_t)(layout->shape[0] * layout->shape[1]);
}
static const JigAttr *index_of(const Warp *w, const Layout *layout, size_t i) {
    const int64_t at[2] = {(int64_t)i / layout->shape[1], (int64_t)i % layout->shape[1]};
    return jig_attr_dense_i64(w->rw->ctx, at, 2);
}

static JigValue *load(const Warp *w, const Layout *layout, JigValue *memory) {
    const JigType *element = jig_type_element(jig_value_type(memory));
    const JigType *type = jig_type_vector(layout->shape, NULL, 2, element);
    JigValue *elements[MOST], *at[2];
    for (size_t i = 0; i < num_elements(layout); ++i) {
        position(w, layout, i, at);
        elements[i] = jig_op_result(
            jig_memref_build_load(w->rw, w->loc, memory, JIG_VALUES(at[0], at[1])), 0);
    }
    JigValue *all = jig_op_result(
        jig_build(w->rw, w->loc, JIG_VECTOR(BROADCAST), elements, 1, &type, 1, NULL), 0);
    for (size_t i = 0; i < num_elements(layout); ++i)
        all = jig_op_result(
            jig_vector_insert_build(w->rw, w->loc,
                                    &(JigVectorInsert){.value_to_store = elements[i],
                                                       .dest = all,
                                                       .result_type = type,
                                                       .static_position = index_of(w, layout, i)}),
            0);
    return all;
}

static void store(const Warp *w, const Layout *layout, JigValue *vector, JigValue *memory) {
    const JigType *element = jig_type_element(jig_value_type(memory));
    JigValue *elements[MOST], *at[2];
    for (size_t i = 0; i < num_elements(layout); ++i)
        elements[i] =
            jig_op_result(jig_vector_extract_build(
                              w->rw, w->loc,
                              &(JigVectorExtract){.source = vector,
                                                  .result_type = element,
                                                  .static_position = index_of(w, layout, i)}),
                          0);
    for (size_t i = 0; i < num_elements(layout); ++i) {
        position(w, layout, i, at);
        jig_memref_build_store(w->rw, w->loc, elements[i], memory, JIG_VALUES(at[0], at[1]));
    }
}

bool jig_gpu_matmul_as_mma(JigRewriter *rw, JigOp *matmul, JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(matmul, JIG_LINALG(MATMUL)));
    const Instruction *in = find_instruction(matmul);
    JigContext *ctx = rw->ctx;
    Warp w = {.rw = rw, .loc = jig_op_loc(matmul)};
    jig_at_before(rw, matmul);
    w.lane = jig_op_result(
        jig_gpu_thread_id_build(rw, w.loc,
                                &(JigGpuThreadId){.result_type = jig_type_index(ctx),
                                                  .dimension = jig_gpu_dim(ctx, JIG_GPU_X)}),
        0);
    if (!in)
        return jig_refuse(why, matmul, "no instruction multiplies matrices of these sizes");
    JigValue *of[3];
    for (size_t i = 0; i < 3; ++i)
        of[i] = load(&w, &in->of[i], jig_op_operand(matmul, i));
    JigOp *mma = jig_nvgpu_mma_sync_build(
        rw, w.loc,
        &(JigNvgpuMmaSync){.matrix_a = of[0],
                           .matrix_b = of[1],
                           .matrix_c = of[2],
                           .res_type = jig_value_type(of[2]),
                           .mma_shape = jig_attr_i64_array(ctx, in->shape, 3),
                           .tf32_enabled = in->tf32 ? jig_attr_unit(ctx) : NULL});
    store(&w, &in->of[2], jig_op_result(mma, 0), jig_op_operand(matmul, 2));
    jig_rw_erase(rw, matmul);
    return true;
}
