/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Products of matrices: which lengths and elements go together. Each of 64 threads has its part. */
#include "machine/amd/amdgpu/amdgpu_int.h"

enum { WAVE = 64, BYTE = 8, WORD = 32, SMALL = 8 };

static int64_t number(const JigAttr *x) {
    return jig_attr_int_value(x);
}
static int64_t length(const JigType *t) {
    return jig_type_is_vector(t) ? jig_type_num_elements(t) : 1;
}
static const JigType *type_of(const JigValue *v) {
    return jig_value_type(v);
}
static bool is_small_float(const JigType *t) {
    const JigType *element = jig_type_element_or_self(t);
    return jig_type_is_float(element) && jig_type_width(element) <= SMALL;
}

static bool verify_counts(JigOp *op, int64_t from, int64_t have, int64_t sum, int64_t have_sum) {
    if (from != have)
        return jig_op_error(op, "expected %lld source values for this operation but got %lld",
                            (long long)from, (long long)have);
    return sum == have_sum ||
           jig_op_error(op, "expected %lld result values for this operation but got %lld",
                        (long long)sum, (long long)have_sum);
}

/* ---- amdgpu.mfma ---- */

static bool verify_sources(JigOp *op, const JigType *a, const JigType *b) {
    if (is_small_float(a) && is_small_float(b))
        return length(a) == length(b) ||
               jig_op_error(op, "expected both small-float source vectors to have the same length");
    return a == b ||
           jig_op_error(op, "expected both non-small-float source operand types to match exactly");
}

/* Which lanes of the sources are taken. */
static bool verify_lanes(JigOp *op, bool is_double) {
    bool negates = jig_amdgpu_mfma_negate_a(op) || jig_amdgpu_mfma_negate_b(op) ||
                   jig_amdgpu_mfma_negate_c(op);
    int64_t cbsz = jig_amdgpu_mfma_cbsz(op), abid = jig_amdgpu_mfma_abid(op);
    if (is_double && jig_attr_enum_value(jig_amdgpu_mfma_blgp_attr(op)))
        return jig_op_error(op, "double-precision ops do not support permuting lanes of B");
    if (is_double && cbsz != 0)
        return jig_op_error(op, "double-precision ops do not support permuting lanes of A");
    /* A number of blocks that 32 bits hold. */
    uint32_t blocks = cbsz >= 0 && cbsz < WORD ? UINT32_C(1) << cbsz : UINT32_MAX;
    if ((uint32_t)abid >= blocks)
        return jig_op_error(op, "block ID for permuting A (abid) must be below 2 ** cbsz");
    return is_double || !negates ||
           jig_op_error(op, "negation flags only available for double-precision operations");
}

bool jig_amdgpu_verify_mfma(JigOp *op) {
    int64_t m = number(jig_amdgpu_mfma_m_attr(op)), n = number(jig_amdgpu_mfma_n_attr(op)),
            k = number(jig_amdgpu_mfma_k_attr(op)),
            blocks = number(jig_amdgpu_mfma_blocks_attr(op));
    const JigType *a = type_of(jig_amdgpu_mfma_source_a(op)),
                  *b = type_of(jig_amdgpu_mfma_source_b(op)),
                  *c = type_of(jig_amdgpu_mfma_dest_c(op));
    JIG_CHECK(verify_sources(op, a, b));
    /* Words of bytes. */
    int64_t len = jig_type_is_integer(a, 0) ? jig_type_width(a) / BYTE : length(a);
    JIG_CHECK(verify_counts(op, m * k * blocks / WAVE, len, m * n * blocks / WAVE, length(c)));
    return verify_lanes(op, jig_type_width(jig_type_element_or_self(c)) == WAVE);
}

/* ---- amdgpu.wmma ---- */

bool jig_amdgpu_verify_wmma(JigOp *op) {
    const JigType *a = type_of(jig_amdgpu_wmma_source_a(op)),
                  *b = type_of(jig_amdgpu_wmma_source_b(op)),
                  *c = type_of(jig_amdgpu_wmma_dest_c(op));
    const JigType *of_a = jig_type_element(a), *of_b = jig_type_element(b);
    if (length(a) != length(b))
        return jig_op_error(op, "source vectors have different lengths: %s vs. %s", jig_msg_type(a),
                            jig_msg_type(b));
    bool to_floats = jig_type_is_float(jig_type_element(c)),
         floats = jig_type_is_float(of_a) && jig_type_is_float(of_b),
         any_floats = jig_type_is_float(of_a) || jig_type_is_float(of_b);
    if (to_floats && !floats)
        return jig_op_error(op, "expected float sources with float destination");
    if (!to_floats && any_floats)
        return jig_op_error(op, "expected int sources with int destination");
    if (of_a != of_b && !is_small_float(a))
        return jig_op_error(op,
                            "source element types must match (except for fp8/bf8) but have %s "
                            "and %s",
                            jig_msg_type(a), jig_msg_type(b));
    if (floats && jig_amdgpu_wmma_clamp(op))
        return jig_op_error(op, "clamp flag is not supported for float types");
    bool is_unsigned = jig_amdgpu_wmma_unsigned_a(op) || jig_amdgpu_wmma_unsigned_b(op);
    return !floats || !is_unsigned ||
           jig_op_error(op, "unsigned flags are not supported for float types");
}

/* ---- amdgpu.sparse_mfma ---- */

static bool verify_indices(JigOp *op, uint32_t bits) {
    const JigType *have = type_of(jig_amdgpu_sparse_mfma_sparse_idx(op));
    bool bytes = jig_type_is_integer(jig_type_element(have), BYTE), wide = bits > BYTE;
    if (bytes == wide)
        return true;
    return jig_op_error(op, "expected %s sparse indices for %u-bit source data, but got %s",
                        wide ? "vector<4xi8>" : "vector<2xi16>", bits, jig_msg_type(have));
}

bool jig_amdgpu_verify_sparse_mfma(JigOp *op) {
    int64_t m = number(jig_amdgpu_sparse_mfma_m_attr(op)),
            n = number(jig_amdgpu_sparse_mfma_n_attr(op)),
            k = number(jig_amdgpu_sparse_mfma_k_attr(op));
    const JigType *a = type_of(jig_amdgpu_sparse_mfma_source_a(op)),
                  *b = type_of(jig_amdgpu_sparse_mfma_source_b(op)),
                  *c = type_of(jig_amdgpu_sparse_mfma_dest_c(op));
    if (length(b) != 2 * length(a))
        return jig_op_error(op, "expected dense source operand to have exactly double the number "
                                "of elements of the sparse source operand");
    if (jig_type_element(a) != jig_type_element(b) && !(is_small_float(a) && is_small_float(b)))
        return jig_op_error(op, "expected source operands to have the same element type");
    JIG_CHECK(verify_counts(op, n * k / WAVE, length(b), m * n / WAVE, length(c)));
    return verify_indices(op, jig_type_width(jig_type_element(a)));
}

/* ---- amdgpu.scaled_wmma ---- */

static bool is_float(const JigType *t, JigFloatKind kind) {
    return jig_type_is_float(t) && jig_type_float_kind(t) == kind;
}

static bool verify_lengths(JigOp *op, int64_t m, int64_t a, int64_t b) {
    enum { TALL = 32, FULL = 128 };
    int64_t of_a = m == TALL ? FULL : WAVE;
    if (a != of_a)
        return jig_op_error(op, "for %lldx16x128, sourceA must have %lld elements but got %lld",
                            (long long)m, (long long)of_a, (long long)a);
    return b == WAVE ||
           jig_op_error(op, "for %lldx16x128, sourceB must have %d elements but got %lld",
                        (long long)m, WAVE, (long long)b);
}

bool jig_amdgpu_verify_scaled_wmma(JigOp *op) {
    enum { TALL = 32, HALF_WAVE = 32 };
    int64_t m = number(jig_amdgpu_scaled_wmma_m_attr(op)),
            sum = m * number(jig_amdgpu_scaled_wmma_n_attr(op)) / HALF_WAVE,
            have = length(type_of(jig_amdgpu_scaled_wmma_dest_c(op)));
    const JigType *a = type_of(jig_amdgpu_scaled_wmma_source_a(op)),
                  *b = type_of(jig_amdgpu_scaled_wmma_source_b(op));
    const JigType *of_a = jig_type_element(a), *of_b = jig_type_element(b),
                  *scale_a = jig_type_element(type_of(jig_amdgpu_scaled_wmma_scale_a(op))),
                  *scale_b = jig_type_element(type_of(jig_amdgpu_scaled_wmma_scale_b(op)));
    bool f4 = is_float(of_a, JIG_F4E2M1FN) && is_float(of_b, JIG_F4E2M1FN);
    if (sum != have)
        return jig_op_error(op, "expected output vector of length %lld but got %lld",
                            (long long)sum, (long long)have);
    if (m == TALL && !f4)
        return jig_op_error(op, "32x16x128 only supports fp4 element types");
    JIG_CHECK(verify_lengths(op, m, length(a), length(b)));
    bool powers = is_float(scale_a, JIG_F8E8M0FNU) && is_float(scale_b, JIG_F8E8M0FNU),
         floats = is_float(scale_a, JIG_F8E4M3FN) && is_float(scale_b, JIG_F8E4M3FN);
    return powers || (floats && f4) ||
           jig_op_error(op,
                        "invalid combination of matrix and scale types: sourceA=%s, "
                        "scaleA=%s, sourceB=%s, scaleB=%s",
                        jig_msg_type(of_a), jig_msg_type(scale_a), jig_msg_type(of_b),
                        jig_msg_type(scale_b));
}
