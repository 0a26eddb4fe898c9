/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transpositions of 4 or 8 rows of 8 floats by instructions of one family of machines. */
#include "dialect/llvm/llvm.h"
#include "payload/vector_lower/vector_lower_int.h"
#include "payload/vector_lower/lower_transpose.h"

typedef JigValue *V;

/* Lanes of b where the bit is set, else of a. */
static V blend(JigRewriter *rw, JigLoc loc, V a, V b, const char *text) {
    JigLlvmInlineAsm parts = {
        .operands = JIG_VALUES(a, b),
        .res_type = jig_value_type(a),
        .asm_string = jig_attr_string(rw->ctx, jig_str(text)),
        .constraints = jig_attr_string(rw->ctx, JIG_STR("=x,x,x")),
        .asm_dialect = jig_llvm_asm_dialect(rw->ctx, JIG_ASM_INTEL),
    };
    return jig_op_result(jig_llvm_inline_asm_build(rw, loc, &parts), 0);
}

static void transpose_4(JigRewriter *rw, JigLoc loc, V *rows) {
    jig_vector_lower_shuffle_unpack_pairs(rw, loc, rows, 4);
    jig_vector_lower_shuffle_unpack_fours(rw, loc, rows, 4);
    V old[4] = {rows[0], rows[1], rows[2], rows[3]};
    for (size_t i = 0; i < 4; ++i)
        rows[i] = jig_vector_lower_shuffle_quarters(rw, loc, old[i % 2 * 2], old[i % 2 * 2 + 1],
                                                    (int64_t)(i / 2));
}

/* Blends are cheaper than shuffles: of two rows that are 2 apart, the middle lanes are shuffled
 * into one, and taken from there. */
static void transpose_8(JigRewriter *rw, JigLoc loc, V *rows) {
    static const int64_t middle[] = {2, 3, 8, 9, 6, 7, 12, 13};
    V shuffled[4], old[8];
    jig_vector_lower_shuffle_unpack_pairs(rw, loc, rows, 8);
    for (size_t i = 0; i < 4; ++i) {
        size_t k = i / 2 * 4 + i % 2;
        shuffled[i] = jig_vector_lower_shuffle_lanes(rw, loc, rows[k], rows[k + 2], middle, 8);
    }
    for (size_t i = 0; i < 4; ++i) {
        size_t k = i / 2 * 4 + i % 2;
        old[2 * i] = blend(rw, loc, rows[k], shuffled[i], "vblendps $0, $1, $2, 0xcc");
        old[2 * i + 1] = blend(rw, loc, rows[k + 2], shuffled[i], "vblendps $0, $1, $2, 0x33");
    }
    for (size_t i = 0; i < 8; ++i)
        rows[i] = jig_vector_lower_shuffle_quarters(rw, loc, old[i % 4], old[i % 4 + 4],
                                                    (int64_t)(i / 4));
}

static bool by_instructions(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { N = 8 };
    JigValue *source = jig_vector_transpose_vector(op);
    const JigType *type = jig_value_type(source), *element = jig_type_element(type);
    size_t dims[2];
    if (element != jig_type_float(rw->ctx, JIG_F32) || jig_type_is_scalable(type) ||
        !jig_vector_lower_is_transposed_plane(op, dims))
        return jig_no_match(rw, op, "no two dimensions of floats change places");
    int64_t m = jig_type_dim(type, dims[0]), n = jig_type_dim(type, dims[1]);
    if ((m != 4 && m != N) || n != N)
        return jig_no_match(rw, op, "not of 4 or 8 rows of 8");
    JigLoc loc = jig_op_loc(op);
    const JigType *plane = jig_vector_lower_vector_type(type, (int64_t[]){m, n}, NULL, 2),
                  *turned = jig_vector_lower_vector_type(type, (int64_t[]){n, m}, NULL, 2);
    JigValue *rows[N], *v = jig_vector_build_shape_cast(rw, loc, plane, source);
    for (int64_t i = 0; i < m; ++i)
        rows[i] = jig_vector_lower_extract(rw, loc, v, i);
    (m == 4 ? transpose_4 : transpose_8)(rw, loc, rows);
    v = jig_vector_lower_zero(rw, loc, plane);
    for (int64_t i = 0; i < m; ++i)
        v = jig_vector_lower_insert(rw, loc, rows[i], v, i);
    v = jig_vector_build_shape_cast(rw, loc, turned, v);
    jig_rw_replace1(rw, op, jig_vector_build_shape_cast(rw, loc, jig_op_result_type(op, 0), v));
    return true;
}

const JigPattern jig_vector_lower_transpose_avx2_patterns[] = {
    {.name = "(anonymous namespace)::TransposeOpLowering",
     .root = "vector.transpose",
     .benefit = 10,
     .fn = by_instructions},
    {0},
};
