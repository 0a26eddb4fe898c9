/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Conversions of integers of 2 and 4 bits that fill whole bytes: by shifts and masks of bytes. */
#include "dialect/arith/arith.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "payload/vector_shape/vector_shape_patterns.h"
#include "support/arena.h"

enum { BYTE = 8 };

/* Is `type` a fixed vector of numbers of whole bytes? */
static bool is_container(const JigType *type) {
    if (!jig_type_is_vector(type) || jig_type_is_scalable(type) || !jig_type_rank(type))
        return false;
    const JigType *element = jig_type_element(type);
    return jig_type_is_int_or_float(element) && jig_type_width(element) % BYTE == 0;
}

/* The vector of bytes that holds the lanes of `type`; NULL: they are not of 2 or 4 bits, or do not
 * fill bytes. */
static const JigType *bytes_of(JigContext *ctx, const JigType *type, JigArena *a) {
    const JigType *element = jig_type_element(type);
    if (!jig_type_rank(type) || !jig_type_is_integer(element, 0))
        return NULL;
    uint32_t bits = jig_type_width(element);
    size_t last = jig_type_rank(type) - 1;
    if ((bits != 2 && bits != 4) || jig_type_dim(type, last) % (BYTE / bits) != 0)
        return NULL;
    int64_t *shape = jig_arena_copy(a, jig_type_shape(type), (last + 1) * sizeof *shape);
    shape[last] /= BYTE / bits;
    return jig_type_vector(shape, NULL, last + 1, jig_type_i(ctx, BYTE));
}

/* Bytes combined with the same number in each. */
static JigValue *with_number(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *bytes,
                             int64_t number) {
    const JigType *type = jig_value_type(bytes);
    const JigAttr *item = jig_attr_int(jig_type_element(type), number);
    JigValue *all = jig_arith_constant(rw, loc, type, jig_attr_dense_of(type, &item, 1));
    return jig_op_result(jig_build(rw, loc, row, (JigValue *[]){bytes, all}, 2, &type, 1, NULL), 0);
}

/* Number `i` of the lanes of `bits` bits in each byte, as a byte. */
static JigValue *signed_part(JigRewriter *rw, JigLoc loc, JigValue *bytes, int bits, int i) {
    int above = BYTE - bits * (i + 1);
    if (above)
        bytes = with_number(rw, loc, JIG_ARITH(SHLI), bytes, above);
    return with_number(rw, loc, JIG_ARITH(SHRSI), bytes, BYTE - bits);
}

static JigValue *unsigned_part(JigRewriter *rw, JigLoc loc, JigValue *bytes, int bits, int i) {
    if (i)
        bytes = with_number(rw, loc, JIG_ARITH(SHRUI), bytes, bits * i);
    bool last = bits * (i + 1) == BYTE;
    return last ? bytes : with_number(rw, loc, JIG_ARITH(ANDI), bytes, (1 << bits) - 1);
}

static JigValue *interleave(JigRewriter *rw, JigLoc loc, JigValue *x, JigValue *y) {
    const JigType *type = jig_vector_double(jig_value_type(x));
    JigVectorInterleave parts = {.lhs = x, .rhs = y, .result_type = type};
    return jig_op_result(jig_vector_interleave_build(rw, loc, &parts), 0);
}

/* Each lane as a byte. */
static JigValue *spread(JigRewriter *rw, JigLoc loc, JigValue *bytes, int bits, bool is_signed) {
    JigValue *parts[4] = {0};
    int n = BYTE / bits;
    for (int i = 0; i < n; ++i)
        parts[i] = (is_signed ? signed_part : unsigned_part)(rw, loc, bytes, bits, i);
    if (n == 2)
        return interleave(rw, loc, parts[0], parts[1]);
    JigValue *even = interleave(rw, loc, parts[0], parts[2]);
    return interleave(rw, loc, even, interleave(rw, loc, parts[1], parts[3]));
}

static bool convert_bytes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const bool *is_signed = self->data;
    JigValue *in = jig_arith_in(op);
    const JigType *from = jig_value_type(in), *to = jig_op_result_type(op, 0);
    const JigType *packed = is_container(to) ? bytes_of(rw->ctx, from, rw->arena) : NULL;
    if (!packed)
        return jig_no_match(rw, op, "no lanes of 2 or 4 bits that fill bytes");
    JigLoc loc = jig_op_loc(op);
    JigValue *bytes =
        jig_op_result(jig_build(rw, loc, JIG_VECTOR(BITCAST), &in, 1, &packed, 1, NULL), 0);
    int bits = (int)jig_type_width(jig_type_element(from));
    JigValue *lanes = spread(rw, loc, bytes, bits, *is_signed);
    if (jig_value_type(lanes) == to)
        jig_rw_replace1(rw, op, lanes);
    else
        jig_rw_replace_with_new(rw, op, jig_op_row(op), &lanes, 1, &to, 1, NULL);
    return true;
}

/* ---- Truncations ---- */

/* The low halves of bytes, two in each. */
static JigValue *join_halves(JigRewriter *rw, JigLoc loc, JigValue *bytes, const JigType *type) {
    const JigType *half = jig_vector_half(jig_value_type(bytes));
    JigVectorDeinterleave parts = {.source = bytes, .res1_type = half, .res2_type = half};
    JigOp *split = jig_vector_deinterleave_build(rw, loc, &parts);
    JigValue *low = with_number(rw, loc, JIG_ARITH(ANDI), jig_op_result(split, 0), 0x0f),
             *high = with_number(rw, loc, JIG_ARITH(SHLI), jig_op_result(split, 1), 4);
    JigValue *joined = jig_op_result(
        jig_build(rw, loc, JIG_ARITH(ORI), (JigValue *[]){low, high}, 2, &half, 1, NULL), 0);
    return jig_op_result(jig_build(rw, loc, JIG_VECTOR(BITCAST), &joined, 1, &type, 1, NULL), 0);
}

static bool truncate_to_halves(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *in = jig_arith_in(op);
    const JigType *from = jig_value_type(in), *to = jig_op_result_type(op, 0);
    if (!is_container(from) || !bytes_of(rw->ctx, to, rw->arena) ||
        jig_type_width(jig_type_element(to)) != 4)
        return jig_no_match(rw, op, "no lanes of 4 bits that fill bytes");
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_vector_with_element(from, jig_type_i(rw->ctx, BYTE));
    if (type != from)
        in = jig_op_result(jig_build(rw, loc, JIG_ARITH(TRUNCI), &in, 1, &type, 1, NULL), 0);
    jig_rw_replace1(rw, op, join_halves(rw, loc, in, to));
    return true;
}

/* What the operand is taken for. */
static const bool as_signed = true, as_unsigned = false;

/* Before the general ones. */
enum { FIRST = 2 };
const JigPattern jig_narrow_aligned_patterns[] = {
    {.name = "(anonymous namespace)::RewriteAlignedSubByteIntExt<mlir::arith::ExtSIOp, true>",
     .root = "arith.extsi",
     .benefit = FIRST,
     .fn = convert_bytes,
     .data = &as_signed},
    {.name = "(anonymous namespace)::RewriteAlignedSubByteIntExt<mlir::arith::SIToFPOp, true>",
     .root = "arith.sitofp",
     .benefit = FIRST,
     .fn = convert_bytes,
     .data = &as_signed},
    {.name = "(anonymous namespace)::RewriteAlignedSubByteIntTrunc",
     .root = "arith.trunci",
     .benefit = FIRST,
     .fn = truncate_to_halves},
    {.name = "(anonymous namespace)::RewriteAlignedSubByteIntExt<mlir::arith::ExtUIOp, false>",
     .root = "arith.extui",
     .benefit = FIRST,
     .fn = convert_bytes,
     .data = &as_unsigned},
    {.name = "(anonymous namespace)::RewriteAlignedSubByteIntExt<mlir::arith::UIToFPOp, false>",
     .root = "arith.uitofp",
     .benefit = FIRST,
     .fn = convert_bytes,
     .data = &as_unsigned},
    {0},
};
