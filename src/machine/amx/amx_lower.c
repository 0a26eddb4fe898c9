/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* amx to llvm: calls of the machine's intrinsics, which are told how large each tile is. */
#include "machine/amx/amx_int.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "payload/lower/llvm/vector/llvm_vector.h"

/* ---- Types ---- */
static JigTypeRule convert_type(const JigType *t, const JigValue *v, JigTypeSink *to, void *user) {
    (void)v, (void)user;
    if (!jig_amx_is_tile(t))
        return JIG_TYPE_PASSED;
    return jig_type_becomes(to, jig_llvm_simple_type(jig_type_context(t), JIG_LLVM_TYPE_X86_AMX));
}

/* ---- Calls ---- */
static JigValue *size(JigRewriter *rw, const JigOp *op, int64_t n) {
    return jig_to_llvm_number(rw, jig_op_loc(op), 16, n);
}
static JigValue *rows(JigRewriter *rw, const JigOp *op, const JigType *tile) {
    return size(rw, op, jig_amx_dim(tile, 0));
}
static JigValue *row_bytes(JigRewriter *rw, const JigOp *op, const JigType *tile) {
    int64_t bytes = jig_type_width(jig_amx_element(tile)) / 8;
    return size(rw, op, jig_amx_dim(tile, 1) * bytes);
}

/* With these attributes, or, where they are NULL, with those that are not about its operands. */
static bool replace_by_call(JigRewriter *rw, JigOp *op, JigStr name, JigValueList args,
                            const JigAttr *attrs) {
    JigLlvmCallIntrinsic parts = {
        .args = args, .intrin = jig_attr_string(rw->ctx, name), .attrs = attrs};
    if (jig_op_num_results(op))
        parts.result_type = jig_llvm_simple_type(rw->ctx, JIG_LLVM_TYPE_X86_AMX);
    JigOp *made = jig_llvm_call_intrinsic_build(rw, jig_op_loc(op), &parts);
    if (!attrs)
        jig_op_copy_discardable_attrs(made, op);
    if (jig_op_num_results(op))
        jig_rw_replace_op(rw, op, made);
    else
        jig_rw_erase(rw, op);
    return true;
}

static bool zero(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *t = jig_op_result_type(op, 0);
    JigValue *m = rows(rw, op, t), *n = row_bytes(rw, op, t);
    return replace_by_call(rw, op, JIG_STR("llvm.x86.tilezero.internal"), JIG_VALUES(m, n), NULL);
}

/* ---- Memory ---- */
/* Rows in memory: `stride` is the operand that says how far apart they are, or NULL. */
typedef struct Rows {
    JigValue *base;
    JigValueList indices;
    JigValue *stride;
} Rows;

/* Of an element; 0: they lie otherwise, or nobody knows. */
static int64_t element_bytes(const JigType *memref) {
    const JigType *element = jig_type_element(memref);
    uint32_t bits = jig_type_is_int_or_float(element) ? jig_type_width(element) : 0;
    return bits % 8 || (bits & (bits - 1)) ? 0 : bits / 8;
}

/* In bytes. */
static JigValue *row_step(JigRewriter *rw, const JigOp *op, const Rows *r, JigValue *desc) {
    JigLoc loc = jig_op_loc(op);
    const JigType *memref = jig_value_type(r->base);
    int64_t bytes = element_bytes(memref), offset;
    JigValue *stride = r->stride ? jig_converted(rw, r->stride) : NULL;
    if (!stride) {
        size_t rank = jig_type_rank(memref);
        int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank);
        jig_type_strides(memref, strides, &offset); /* it has a descriptor: it is strided */
        int64_t known = strides[rank - 2];
        if (known != JIG_DYNAMIC)
            return jig_to_llvm_number(rw, loc, 64, (int64_t)((uint64_t)known * (uint64_t)bytes));
        stride = jig_descriptor_extent(rw, loc, desc, JIG_DESC_STRIDES, (int64_t)rank - 2);
    }
    return jig_to_llvm_binary(rw, loc, JIG_LLVM(MUL), jig_to_llvm_number(rw, loc, 64, bytes),
                              stride);
}

typedef struct Address {
    JigValue *ptr, *step;
} Address;
/* What the calls say of memory; in between they say the sizes of the tile. */
static bool can_find(JigRewriter *rw, JigOp *op, const Rows *r) {
    if (!element_bytes(jig_value_type(r->base)))
        return jig_no_match(rw, op, "of a buffer whose elements are not of 1, 2, 4 or 8 bytes");
    return jig_converted(rw, r->base) || jig_no_match(rw, op, "of no strided buffer");
}
static Address find(JigRewriter *rw, const JigOp *op, const Rows *r) {
    JigValue *desc = jig_converted(rw, r->base);
    JigValue **at = JIG_NEW_ARRAY(rw->arena, JigValue *, r->indices.n + 1);
    for (size_t i = 0; i < r->indices.n; i++)
        at[i] = jig_converted(rw, r->indices.items[i]);
    JigValue *ptr = jig_descriptor_element_ptr(rw, jig_op_loc(op), jig_value_type(r->base), desc,
                                               (JigValueList){at, r->indices.n}, false);
    return (Address){ptr, row_step(rw, op, r, desc)};
}
static JigValueList values_of(JigRewriter *rw, JigOperandRange range, const JigOp *op) {
    JigValue **items = JIG_NEW_ARRAY(rw->arena, JigValue *, range.count + 1);
    for (size_t i = 0; i < range.count; i++)
        items[i] = jig_op_operand(op, range.start + i);
    return (JigValueList){items, range.count};
}

static bool load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Rows r = {jig_amx_tile_load_base(op), values_of(rw, jig_amx_tile_load_indices(op), op),
              jig_amx_tile_load_stride(op)};
    if (!can_find(rw, op, &r))
        return false;
    const JigType *t = jig_op_result_type(op, 0);
    JigValue *m = rows(rw, op, t), *n = row_bytes(rw, op, t);
    Address a = find(rw, op, &r);
    return replace_by_call(rw, op, JIG_STR("llvm.x86.tileloadd64.internal"),
                           JIG_VALUES(m, n, a.ptr, a.step), NULL);
}

static bool store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Rows r = {jig_amx_tile_store_base(op), values_of(rw, jig_amx_tile_store_indices(op), op),
              jig_amx_tile_store_stride(op)};
    if (!can_find(rw, op, &r))
        return false;
    const JigType *t = jig_value_type(jig_amx_tile_store_val(op));
    JigValue *m = rows(rw, op, t), *n = row_bytes(rw, op, t);
    Address a = find(rw, op, &r);
    JigValue *value = jig_converted(rw, jig_amx_tile_store_val(op));
    return replace_by_call(rw, op, JIG_STR("llvm.x86.tilestored64.internal"),
                           JIG_VALUES(m, n, a.ptr, a.step, value), NULL);
}

/* ---- Products ---- */
static bool multiply(JigRewriter *rw, JigOp *op, JigStr name) {
    const JigType *a = jig_value_type(jig_amx_lhs(op)), *b = jig_value_type(jig_amx_rhs(op));
    JigValue *m = rows(rw, op, a), *k = row_bytes(rw, op, a);
    rows(rw, op, b); /* nobody asks for these */
    JigValue *n = row_bytes(rw, op, b);
    JigValueList now = jig_converted_operands(rw);
    JigValue *first = now.items[0], *second = now.items[1], *sum = now.items[2];
    return replace_by_call(rw, op, name, JIG_VALUES(m, n, k, sum, first, second), jig_op_attrs(op));
}
static bool mulf(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *element = jig_amx_element(jig_value_type(jig_amx_tile_mulf_lhs(op)));
    return multiply(rw, op,
                    jig_type_float_kind(element) == JIG_F16
                        ? JIG_STR("llvm.x86.tdpfp16ps.internal")
                        : JIG_STR("llvm.x86.tdpbf16ps.internal"));
}
static bool muli(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    static const char *const names[2][2] = {
        {"llvm.x86.tdpbssd.internal", "llvm.x86.tdpbsud.internal"},
        {"llvm.x86.tdpbusd.internal", "llvm.x86.tdpbuud.internal"}};
    bool lhs = jig_amx_tile_muli_is_zext_lhs(op), rhs = jig_amx_tile_muli_is_zext_rhs(op);
    return multiply(rw, op, jig_str(names[lhs][rhs]));
}

/* ---- The set ---- */
#define CONVERSION(op_name, function)                                                              \
    { .name = "amx." op_name " to llvm", .root = "amx." op_name, .converts = true, .fn = function }
static const JigPattern patterns[] = {
    CONVERSION("tile_zero", zero), CONVERSION("tile_load", load), CONVERSION("tile_store", store),
    CONVERSION("tile_mulf", mulf), CONVERSION("tile_muli", muli), {0},
};
void jig_amx_lower(const JigConversionEnv *env, JigPatternSet *set, JigConversionTarget *target) {
    if (target)
        jig_target_dialect(target, JIG_STR("amx"), JIG_ILLEGAL);
    jig_type_rule(((const JigLlvm *)env->options)->types, convert_type, NULL);
    jig_patterns_add_converting(set, patterns, env);
}
