/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What fits a register, and which registers make a product. */
#include "machine/amx/amx_int.h"
#include "support/arena.h"

/* ---- Registers ---- */

static bool fits(JigOp *op, const JigType *tile) {
    enum { MOST_ROWS = 16, MOST_BYTES = 64, WORD = 4 };
    int64_t rows = jig_amx_dim(tile, 0), bytes, each = jig_type_width(jig_amx_element(tile)) / 8;
    if (rows > MOST_ROWS)
        return jig_op_error(op, "bad row height: %lld", (long long)rows);
    if (__builtin_mul_overflow(jig_amx_dim(tile, 1), each, &bytes))
        return jig_op_error(op, "bad column width");
    return (bytes <= MOST_BYTES && bytes % WORD == 0) ||
           jig_op_error(op, "bad column width: %lld", (long long)bytes);
}

bool jig_amx_verify_zero(JigOp *op) {
    return fits(op, jig_op_result_type(op, 0));
}

/* ---- Memory ---- */

static bool has_rows(const JigType *memref, int64_t *strides) {
    int64_t offset;
    return jig_type_strides(memref, strides, &offset) && strides[jig_type_rank(memref) - 1] == 1;
}
/* Where no stride is given, that of the last dimension but one is meant. */
static bool check_access(JigOp *op, const JigType *memref, size_t indices, const JigType *tile,
                         bool has_stride) {
    size_t rank = jig_type_rank(memref);
    if (indices != rank)
        return jig_op_error(op, "requires %zu indices", rank);
    JIG_CHECK(fits(op, tile));
    if (has_stride)
        return true;
    if (rank < 2)
        return jig_op_error(op, "requires at least 2D memref");
    int64_t *strides = jig_calloc(rank, sizeof *strides);
    bool ok = has_rows(memref, strides);
    jig_free(strides);
    return ok || jig_op_error(op, "requires memref with unit innermost stride");
}

bool jig_amx_verify_load(JigOp *op) {
    return check_access(op, jig_value_type(jig_amx_tile_load_base(op)),
                        jig_amx_tile_load_num_indices(op), jig_op_result_type(op, 0),
                        jig_amx_tile_load_stride(op) != NULL);
}
bool jig_amx_verify_store(JigOp *op) {
    return check_access(
        op, jig_value_type(jig_amx_tile_store_base(op)), jig_amx_tile_store_num_indices(op),
        jig_value_type(jig_amx_tile_store_val(op)), jig_amx_tile_store_stride(op) != NULL);
}

/* ---- Products ---- */

/* MxK by KxN, where `group` numbers of a row are one of the K (see README.md). */
static bool multiplies(JigOp *op, int64_t group) {
    const JigType *a = jig_value_type(jig_amx_lhs(op)), *b = jig_value_type(jig_amx_rhs(op)),
                  *c = jig_value_type(jig_amx_acc(op));
    JIG_CHECK(fits(op, a) && fits(op, b) && fits(op, c));
    int64_t rows = jig_amx_dim(a, 0), columns = jig_amx_dim(b, 1) / group,
            depth = jig_amx_dim(a, 1) / group;
    return (jig_amx_dim(c, 0) == rows && jig_amx_dim(c, 1) == columns &&
            jig_amx_dim(b, 0) == depth) ||
           jig_op_error(op, "bad mult shape: %lld x %lld x %lld", (long long)jig_amx_dim(c, 0),
                        (long long)jig_amx_dim(c, 1), (long long)depth);
}

bool jig_amx_verify_mulf(JigOp *op) {
    JIG_CHECK(multiplies(op, JIG_AMX_PAIR));
    return jig_amx_element(jig_value_type(jig_amx_lhs(op))) ==
               jig_amx_element(jig_value_type(jig_amx_rhs(op))) ||
           jig_op_error(op, "unsupported type combination");
}
bool jig_amx_verify_muli(JigOp *op) {
    return multiplies(op, JIG_AMX_FOUR);
}
