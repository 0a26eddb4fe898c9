/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/gpu/simpler.h"

#include "dialect/arith/arith.h"
#include "dialect/gpu/gpu.h"
#include "payload/loop/index_math.h"

/* ---- gpu.global_id ---- */

static JigValue *id(JigRewriter *rw, JigLoc loc, const JigOpRow *row, const JigAttr *dim) {
    const JigType *index = jig_type_index(rw->ctx);
    return jig_op_result(jig_build(rw, loc, row, NULL, 0, &index, 1, "dimension", dim, NULL), 0);
}

static bool global_id(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigAttr *dim = jig_gpu_global_id_dimension_attr(op);
    JigValue *block = id(rw, loc, JIG_GPU(BLOCK_ID), dim),
             *size = id(rw, loc, JIG_GPU(BLOCK_DIM), dim);
    JigOp *first = jig_arith_muli_build(rw, loc, &(JigArithMuli){.lhs = block, .rhs = size});
    JigValue *thread = id(rw, loc, JIG_GPU(THREAD_ID), dim);
    JigOp *sum = jig_arith_addi_build(
        rw, loc, &(JigArithAddi){.lhs = thread, .rhs = jig_op_result(first, 0)});
    jig_rw_replace_op(rw, op, sum);
    return true;
}

/* ---- gpu.shuffle ---- */

typedef struct Halves {
    JigRewriter *rw;
    JigLoc loc;
    const JigType *i32, *i64;
} Halves;

static JigValue *unary(const Halves *h, const JigOpRow *row, JigValue *v, const JigType *to) {
    return jig_op_result(jig_build(h->rw, h->loc, row, &v, 1, &to, 1, NULL), 0);
}
static JigValue *binary(const Halves *h, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_loop_int_op(h->rw, h->loc, row, a, b);
}
static JigOp *shuffle(const Halves *h, const JigOp *op, JigValue *value) {
    return jig_gpu_shuffle_build(h->rw, h->loc,
                                 &(JigGpuShuffle){.value = value,
                                                  .offset = jig_gpu_shuffle_offset(op),
                                                  .width = jig_gpu_shuffle_width(op),
                                                  .shuffle_result_type = h->i32,
                                                  .valid_type = jig_type_i(h->rw->ctx, 1),
                                                  .mode = jig_gpu_shuffle_mode_attr(op)});
}

static bool wide_shuffle(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *value = jig_gpu_shuffle_value(op);
    const JigType *type = jig_value_type(value);
    Halves h = {rw, jig_op_loc(op), jig_type_i(rw->ctx, 32), jig_type_i(rw->ctx, 64)};
    bool is_float = type == jig_type_float(rw->ctx, JIG_F64);
    if (!is_float && type != h.i64)
        return jig_no_match(rw, op, "only 64-bit int/float types are supported");
    if (is_float)
        value = unary(&h, JIG_ARITH(BITCAST), value, h.i64);
    JigValue *low = unary(&h, JIG_ARITH(TRUNCI), value, h.i32);
    JigValue *half = jig_arith_constant(rw, h.loc, h.i64, jig_attr_int(h.i64, 32));
    JigValue *high = unary(&h, JIG_ARITH(TRUNCI), binary(&h, JIG_ARITH(SHRUI), value, half), h.i32);
    JigOp *of_low = shuffle(&h, op, low), *of_high = shuffle(&h, op, high);
    low = unary(&h, JIG_ARITH(EXTUI), jig_op_result(of_low, 0), h.i64);
    high = unary(&h, JIG_ARITH(EXTUI), jig_op_result(of_high, 0), h.i64);
    JigValue *all = binary(&h, JIG_ARITH(ORI), binary(&h, JIG_ARITH(SHLI), high, half), low);
    if (is_float)
        all = unary(&h, JIG_ARITH(BITCAST), all, type);
    JigValue *valid =
        binary(&h, JIG_ARITH(ANDI), jig_op_result(of_low, 1), jig_op_result(of_high, 1));
    jig_rw_replace(rw, op, (JigValue *[]){all, valid}, 2);
    return true;
}

const JigPattern jig_gpu_simpler_ops[] = {
    {.name = "(anonymous namespace)::GpuAllReduceRewrite",
     .root = "gpu.func",
     .fn = jig_offload_rewrite_all_reduce},
    {.name = "(anonymous namespace)::GpuGlobalIdRewriter",
     .root = "gpu.global_id",
     .fn = global_id},
    {.name = "(anonymous namespace)::GpuShuffleRewriter",
     .root = "gpu.shuffle",
     .fn = wide_shuffle},
    {0},
};
