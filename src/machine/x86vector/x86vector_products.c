/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* x86: rows of lanes times one lane, as fused multiplications and dot products. */
#include "machine/x86vector/x86vector_int.h"
#include "machine/x86vector/row.h"

/* The result, in the shape of the sum, takes the contraction's place. */
static bool finish(JigRewriter *rw, const JigRowProduct *p, JigValue *row) {
    JigLoc loc = jig_op_loc(p->c.op);
    const JigType *type = jig_op_result_type(p->c.op, 0);
    jig_rw_replace1(rw, p->c.op, jig_vector_build_shape_cast(rw, loc, type, row));
    return true;
}

/* ---- Single numbers ---- */

static bool to_fma(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *f32 = jig_type_float(rw->ctx, JIG_F32);
    JigRowProduct p;
    if (!jig_x86vector_row_product(rw, op, f32, f32, 1, &p))
        return false;
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    JigValue *acc = jig_x86vector_row_flat(rw, loc, p.c.operands[2], p.lanes), *factors[2];
    for (size_t i = 0; i < 2; ++i)
        factors[i] = jig_x86vector_row_flat(rw, loc, p.c.operands[i], i == p.wide ? p.lanes : 1);
    factors[1 - p.wide] =
        jig_vector_build_broadcast(rw, loc, jig_value_type(acc), factors[1 - p.wide]);
    JigVectorFma fma = {.lhs = factors[0], .rhs = factors[1], .acc = acc};
    return finish(rw, &p, jig_op_result(jig_vector_fma_build(rw, loc, &fma), 0));
}

/* ---- Packed numbers ---- */

typedef struct Dot {
    bool floats;
    int64_t packed;
    int64_t most_lanes; /* of four times 1, 2 or 4 */
} Dot;
static const Dot bf16 = {.floats = true, .packed = 2, .most_lanes = 16},
                 i8 = {.packed = 4, .most_lanes = 8};

/* The packed numbers of one lane, in all lanes. */
static JigValue *repeated(JigRewriter *rw, JigLoc loc, JigValue *narrow, const JigType *row,
                          int64_t lanes) {
    static const int64_t one = 1;
    const JigType *i32 = jig_type_i(rw->ctx, 32);
    JigVectorBitcast as_one = {.source = narrow,
                               .result_type = jig_type_vector(&one, NULL, 1, i32)};
    JigValue *word = jig_op_result(jig_vector_bitcast_build(rw, loc, &as_one), 0);
    JigVectorBitcast back = {
        .source = jig_vector_build_broadcast(rw, loc, jig_type_vector(&lanes, NULL, 1, i32), word),
        .result_type = row};
    return jig_op_result(jig_vector_bitcast_build(rw, loc, &back), 0);
}

static JigOp *build_dot(JigRewriter *rw, JigLoc loc, const Dot *d, JigValue *acc,
                        JigValue *const factors[2]) {
    if (d->floats) {
        JigX86vectorAvx512Dot dot = {
            .src = acc, .a = factors[0], .b = factors[1], .dst_type = jig_value_type(acc)};
        return jig_x86vector_avx512_dot_build(rw, loc, &dot);
    }
    JigX86vectorAvxDotI8 dot = {
        .w = acc, .a = factors[0], .b = factors[1], .dst_type = jig_value_type(acc)};
    return jig_x86vector_avx_dot_i8_build(rw, loc, &dot);
}

static bool has_instruction(const JigRowProduct *p, const Dot *d) {
    for (int64_t lanes = 4; lanes <= d->most_lanes; lanes *= 2)
        if (p->lanes == lanes)
            return true;
    return false;
}

static bool to_dot(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigContraction c = jig_vector_contraction(op);
    const JigType *of = jig_type_element(jig_value_type(c.operands[0]));
    const Dot *d = of == jig_type_i(rw->ctx, 8) ? &i8 : &bf16;
    JigRowProduct p;
    if (!jig_x86vector_row_product(
            rw, op, d->floats ? jig_type_float(rw->ctx, JIG_BF16) : of,
            d->floats ? jig_type_float(rw->ctx, JIG_F32) : jig_type_i(rw->ctx, 32), d->packed, &p))
        return false;
    if (!has_instruction(&p, d))
        return jig_no_match(rw, op, "a row of another length");
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    JigValue *acc = jig_x86vector_row_flat(rw, loc, p.c.operands[2], p.lanes), *factors[2];
    factors[p.wide] = jig_x86vector_row_flat(rw, loc, p.c.operands[p.wide], p.lanes * p.packed);
    JigValue *narrow = jig_x86vector_row_flat(rw, loc, p.c.operands[1 - p.wide], p.packed);
    factors[1 - p.wide] = repeated(rw, loc, narrow, jig_value_type(factors[p.wide]), p.lanes);
    return finish(rw, &p, jig_op_result(build_dot(rw, loc, d, acc, factors), 0));
}

const JigPattern jig_x86vector_fma_patterns[] = {
    {.name = "(anonymous namespace)::VectorContractToFMA", .root = "vector.contract", .fn = to_fma},
    {0},
};
const JigPattern jig_x86vector_dot_patterns[] = {
    {.name = "(anonymous namespace)::VectorContractToPackedTypeDotProduct",
     .root = "vector.contract",
     .fn = to_dot},
    {0},
};
