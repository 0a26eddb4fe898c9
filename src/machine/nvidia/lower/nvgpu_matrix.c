/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * nvgpu to nvvm: matrices of warps. What a thread has of one is an array of small
 * vectors; instructions take registers, which are these vectors, words with the
 * same bits, or single numbers. Reciprocals.
 */
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "machine/nvidia/nvgpu/nvgpu.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "machine/nvidia/lower/nvgpu_lower.h"

enum { WORD = 32 };

static JigValue *bitcast(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *to) {
    JigLlvmBitcast parts = {.arg = v, .res_type = to};
    return jig_op_result(jig_llvm_bitcast_build(rw, loc, &parts), 0);
}

/* ---- nvgpu.ldmatrix ---- */
static bool lower_ldmatrix(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { SOURCE = 0, SIDE = 8, MOST = 4, B16 = 0 };
    JigLoc loc = jig_op_loc(op);
    const JigType *word = jig_type_i(rw->ctx, WORD), *words[MOST] = {word, word, word, word};
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    int64_t n = jig_nvgpu_ldmatrix_num_tiles(op);
    if (!type || !jig_llvm_is_type(type, JIG_LLVM_TYPE_ARRAY) || n < 1 || n > MOST ||
        jig_llvm_array_len(type) != (uint64_t)n)
        return jig_no_match(rw, op, "gives no row for each of one to four tiles");
    bool transposed = jig_nvgpu_ldmatrix_transpose(op);
    JigNvvmLdmatrix parts = {
        .ptr = jig_descriptor_accessed(rw, op, SOURCE, false),
        .res_type = n == 1 ? word : jig_llvm_struct(rw->ctx, words, (size_t)n, false),
        .num = jig_attr_i32(rw->ctx, (int32_t)n),
        .layout = jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_MMA_LAYOUT,
                                     transposed ? JIG_NVVM_COL : JIG_NVVM_ROW),
        .shape = jig_nvvm_ld_st_matrix_shape(rw->ctx, SIDE, SIDE),
        .elt_type = jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_LD_ST_MATRIX_ELT_TYPE, B16)};
    JigValue *loaded = jig_op_result(jig_nvvm_ldmatrix_build(rw, loc, &parts), 0);
    JigValue *made = jig_to_llvm_poison(rw, loc, type);
    for (int64_t i = 0; i < n; i++) {
        JigValue *part = n == 1 ? loaded : jig_to_llvm_extract(rw, loc, loaded, i);
        made = jig_to_llvm_insert(rw, loc, made,
                                  bitcast(rw, loc, part, jig_llvm_array_element(type)), i);
    }
    jig_rw_replace1(rw, op, made);
    return true;
}

/* ---- Registers ---- */
/* Are the vectors of an array one word each, which is taken as it is? */
static bool is_word(const JigType *row, bool of_tf32) {
    const JigType *t = jig_type_element(row);
    int64_t n = jig_type_dim(row, 0);
    bool small = jig_type_is_integer(t, 8) || jig_type_is_integer(t, 4);
    return (small && n * jig_type_width(t) == WORD) ||
           (of_tf32 && n == 1 && jig_type_is_float(t) && jig_type_float_kind(t) == JIG_F32);
}

/* Are they numbers of registers of their own? */
static bool is_numbers(const JigType *row) {
    const JigType *t = jig_type_element(row);
    return jig_type_is_integer(t, WORD) ||
           (jig_type_is_float(t) &&
            (jig_type_float_kind(t) == JIG_F32 || jig_type_float_kind(t) == JIG_F64));
}

static bool is_matrix(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY) &&
           jig_type_is_vector(jig_llvm_array_element(t));
}

static JigValue *lane(JigRewriter *rw, JigLoc loc, JigValue *vector, int64_t at) {
    const JigType *i64 = jig_type_i(rw->ctx, 64);
    JigLlvmExtractelement parts = {.vector = vector,
                                   .position =
                                       jig_to_llvm_constant(rw, loc, i64, jig_attr_int(i64, at)),
                                   .res_type = jig_type_element(jig_value_type(vector))};
    return jig_op_result(jig_llvm_extractelement_build(rw, loc, &parts), 0);
}

static JigValueList registers(JigRewriter *rw, JigLoc loc, JigValue *matrix, bool of_tf32) {
    const JigType *type = jig_value_type(matrix), *row = jig_llvm_array_element(type);
    int64_t rows = (int64_t)jig_llvm_array_len(type), lanes = jig_type_dim(row, 0);
    JigValue **items = JIG_NEW_ARRAY(rw->arena, JigValue *, (size_t)(rows * lanes) + 1);
    size_t n = 0;
    for (int64_t i = 0; i < rows; i++) {
        JigValue *v = jig_to_llvm_extract(rw, loc, matrix, i);
        if (is_word(row, of_tf32)) {
            items[n++] = bitcast(rw, loc, v, jig_type_i(rw->ctx, WORD));
        } else if (is_numbers(row)) {
            for (int64_t k = 0; k < lanes; k++)
                items[n++] = lane(rw, loc, v, k);
        } else {
            items[n++] = v;
        }
    }
    return (JigValueList){items, n};
}

/* The structure that an instruction gives for this array. */
static const JigType *result_type(JigRewriter *rw, const JigType *array) {
    const JigType *row = jig_llvm_array_element(array);
    bool apart = is_numbers(row);
    size_t n = (size_t)jig_llvm_array_len(array) * (apart ? (size_t)jig_type_dim(row, 0) : 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; i++)
        types[i] = apart ? jig_type_element(row) : row;
    return jig_llvm_struct(rw->ctx, types, n, false);
}

/* Row `at` of numbers that came one by one. */
static JigValue *row_of(JigRewriter *rw, JigLoc loc, JigValue *result, const JigType *row,
                        int64_t at) {
    const JigType *word = jig_type_i(rw->ctx, WORD);
    int64_t lanes = jig_type_dim(row, 0);
    JigValue *made = jig_to_llvm_poison(rw, loc, row);
    JigValue **each = JIG_NEW_ARRAY(rw->arena, JigValue *, (size_t)lanes + 1);
    for (int64_t i = 0; i < lanes; i++)
        each[i] = jig_to_llvm_extract(rw, loc, result, at * lanes + i);
    for (int64_t i = 0; i < lanes; i++) {
        JigLlvmInsertelement parts = {
            .vector = made,
            .value = each[i],
            .position = jig_to_llvm_constant(rw, loc, word, jig_attr_int(word, i)),
            .res_type = row};
        made = jig_op_result(jig_llvm_insertelement_build(rw, loc, &parts), 0);
    }
    return made;
}

static JigValue *array_of(JigRewriter *rw, JigLoc loc, JigValue *result, const JigType *array) {
    const JigType *row = jig_llvm_array_element(array);
    int64_t rows = (int64_t)jig_llvm_array_len(array);
    JigValue **each = JIG_NEW_ARRAY(rw->arena, JigValue *, (size_t)rows + 1);
    for (int64_t i = 0; i < rows; i++)
        each[i] = is_numbers(row) ? row_of(rw, loc, result, row, i)
                                  : jig_to_llvm_extract(rw, loc, result, i);
    JigValue *made = jig_to_llvm_poison(rw, loc, array);
    for (int64_t i = 0; i < rows; i++)
        made = jig_to_llvm_insert(rw, loc, made, each[i], i);
    return made;
}

/* ---- Products ---- */
/* -1, after an error: there is no instruction for it. */
static int64_t factor_type(JigOp *op, const JigType *vector) {
    const JigType *t = jig_type_element(vector);
    if (jig_type_is_integer(t, 8))
        return JIG_NVVM_S8;
    if (jig_type_is_integer(t, 4))
        return JIG_NVVM_S4;
    if (jig_type_is_float(t))
        switch (jig_type_float_kind(t)) {
        case JIG_F16:
            return JIG_NVVM_F16;
        case JIG_F32:
            return JIG_NVVM_TF32;
        case JIG_F64:
            return JIG_NVVM_F64;
        default:
            break;
        }
    jig_op_error(op, "failed to deduce operand PTX types");
    return -1;
}

/* What products of both kinds read. */
typedef struct Product {
    JigValue *a, *b, *c;
    const JigType *type; /* of the result, an array */
    int64_t m, n, k, factor;
    bool is_tf32, is_int;
} Product;

/* Parts of nvgpu.mma.sync, which nvgpu.mma.sp.sync has in the same places. False: no match. */
static bool read_product(JigRewriter *rw, JigOp *op, const JigAttr *shape, bool is_tf32,
                         Product *p) {
    const JigType *from = jig_value_type(jig_nvgpu_mma_sync_matrix_a(op));
    *p = (Product){.a = jig_converted_at(rw, 0).items[0],
                   .b = jig_converted_at(rw, 1).items[0],
                   .c = jig_converted_at(rw, 2).items[0],
                   .type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0)),
                   .m = jig_attr_int_value(jig_attr_array_at(shape, 0)),
                   .n = jig_attr_int_value(jig_attr_array_at(shape, 1)),
                   .k = jig_attr_int_value(jig_attr_array_at(shape, 2))};
    const JigType *sum = jig_type_element(jig_op_result_type(op, 0));
    if (!p->type || !is_matrix(p->type) || !is_matrix(jig_value_type(p->a)) ||
        !is_matrix(jig_value_type(p->b)) || jig_value_type(p->c) != p->type)
        return jig_no_match(rw, op, "is not of vectors of two dimensions");
    if (jig_type_is_float(jig_type_element(from)) &&
        jig_type_float_kind(jig_type_element(from)) == JIG_F32 && !is_tf32)
        return jig_no_match(rw, op, "of f32, which would be rounded to tf32");
    p->is_tf32 = is_tf32;
    p->is_int = jig_type_is_any_integer(sum);
    p->factor = factor_type(op, from);
    return p->factor >= 0;
}

static bool lower_mma(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { SATURATED = 1 };
    JigLoc loc = jig_op_loc(op);
    Product p;
    if (!read_product(rw, op, jig_nvgpu_mma_sync_mma_shape_attr(op),
                      jig_nvgpu_mma_sync_tf32_enabled(op), &p))
        return false;
    const JigAttr *factor = jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_MMA_TYPE, p.factor);
    JigNvvmMmaSync parts = {
        .operand_a = registers(rw, loc, p.a, p.is_tf32),
        .res_type = result_type(rw, p.type),
        .shape = jig_nvvm_shape(rw->ctx, p.m, p.n, p.k),
        .int_overflow_behavior =
            p.is_int ? jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_MMA_INT_OVERFLOW, SATURATED)
                     : NULL,
        .layout_a = jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_MMA_LAYOUT, JIG_NVVM_ROW),
        .layout_b = jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_MMA_LAYOUT, JIG_NVVM_COL),
        .multiplicand_aptx_type = factor,
        .multiplicand_bptx_type = factor};
    parts.operand_b = registers(rw, loc, p.b, p.is_tf32);
    parts.operand_c = registers(rw, loc, p.c, false);
    JigValue *result = jig_op_result(jig_nvvm_mma_sync_build(rw, loc, &parts), 0);
    jig_rw_replace1(rw, op, array_of(rw, loc, result, p.type));
    return true;
}

/* ---- Sparse products, which are written in the machine's own words ---- */
/* "{$0,$1}", counting on. */
static JigStr braced(JigRewriter *rw, size_t n, size_t *next) {
    JigStr text = JIG_STR("{");
    for (size_t i = 0; i < n; i++)
        text = jig_arena_printf(rw->arena, "%.*s%s$%zu", JIG_FMT(text), i ? "," : "", (*next)++);
    return jig_arena_printf(rw->arena, "%.*s}", JIG_FMT(text));
}

static const char *sum_name(const JigType *array) {
    const JigType *t = jig_type_element(jig_llvm_array_element(array));
    return jig_type_is_any_integer(t) ? "s32" : jig_type_float_kind(t) == JIG_F16 ? "f16" : "f32";
}

static JigStr instruction(JigRewriter *rw, const Product *p, const size_t counts[4],
                          int64_t selector) {
    size_t next = 0;
    JigStr out = braced(rw, counts[0], &next), a = braced(rw, counts[1], &next),
           b = braced(rw, counts[2], &next), c = braced(rw, counts[3], &next);
    const char *factor = jig_nvvm_enum_text(JIG_NVVM_ATTR_MMA_TYPE, p->factor),
               *sum = sum_name(p->type);
    return jig_arena_printf(rw->arena,
                            "mma.sp.sync.aligned.m%lldn%lldk%lld.row.col.%s%s.%s.%s.%s "
                            "%.*s,%.*s,%.*s,%.*s,$%zu,0x%lld;",
                            (long long)p->m, (long long)p->n, (long long)p->k,
                            p->is_int ? "satfinite." : "", sum, factor, factor, sum, JIG_FMT(out),
                            JIG_FMT(a), JIG_FMT(b), JIG_FMT(c), next, (long long)selector);
}

/* All in registers: results, then operands. */
static JigStr constraints(JigRewriter *rw, size_t results, size_t operands) {
    JigStr text = JIG_STR("");
    for (size_t i = 0; i < results; i++)
        text = jig_arena_printf(rw->arena, "%.*s=r,", JIG_FMT(text));
    for (size_t i = 0; i < operands; i++)
        text = jig_arena_printf(rw->arena, "%.*sr%s", JIG_FMT(text), i + 1 < operands ? "," : "");
    return text;
}

static bool lower_sparse(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { METADATA = 3, MOST_SELECTOR = 1 };
    JigLoc loc = jig_op_loc(op);
    Product p;
    if (!read_product(rw, op, jig_nvgpu_mma_sp_sync_mma_shape_attr(op),
                      jig_nvgpu_mma_sp_sync_tf32_enabled(op), &p))
        return false;
    int64_t selector = jig_nvgpu_mma_sp_sync_sparsity_selector(op);
    if (selector < 0 || selector > MOST_SELECTOR)
        return jig_no_match(rw, op, "the selector is neither 0 nor 1");
    JigValueList in[] = {registers(rw, loc, p.a, p.is_tf32), {0}, {0}};
    in[1] = registers(rw, loc, p.b, p.is_tf32);
    in[2] = registers(rw, loc, p.c, false);
    size_t n = 0;
    JigValue **all = JIG_NEW_ARRAY(rw->arena, JigValue *, in[0].n + in[1].n + in[2].n + 1);
    for (size_t i = 0; i < JIG_LEN(in); i++)
        for (size_t k = 0; k < in[i].n; k++)
            all[n++] = in[i].items[k];
    all[n++] = bitcast(rw, loc, jig_converted_at(rw, METADATA).items[0], jig_type_i(rw->ctx, WORD));
    const JigType *type = result_type(rw, p.type);
    const size_t counts[] = {jig_llvm_struct_len(type), in[0].n, in[1].n, in[2].n};
    JigLlvmInlineAsm parts = {
        .operands = {all, n},
        .res_type = type,
        .asm_string = jig_attr_string(rw->ctx, instruction(rw, &p, counts, selector)),
        .constraints = jig_attr_string(rw->ctx, constraints(rw, counts[0], n)),
        .has_side_effects = jig_attr_unit(rw->ctx),
        .asm_dialect = jig_llvm_asm_dialect(rw->ctx, JIG_ASM_ATT)};
    JigValue *result = jig_op_result(jig_llvm_inline_asm_build(rw, loc, &parts), 0);
    jig_rw_replace1(rw, op, array_of(rw, loc, result, p.type));
    return true;
}

/* ---- nvgpu.rcp ---- */
static JigValue *reciprocals(JigRewriter *rw, JigOp *op, JigValueList in, const JigType *type,
                             const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *i64 = jig_type_i(rw->ctx, 64);
    JigValue *made = jig_to_llvm_poison(rw, loc, type);
    for (int64_t i = 0; i < jig_type_dim(type, 0); i++) {
        JigValue *at = jig_to_llvm_constant(rw, loc, i64, jig_attr_int(i64, i));
        JigLlvmExtractelement lane = {
            .vector = in.items[0], .position = at, .res_type = jig_type_element(type)};
        JigNvvmRcpApproxFtzF rcp = {
            .arg = jig_op_result(jig_llvm_extractelement_build(rw, loc, &lane), 0),
            .res_type = jig_type_element(type)};
        JigLlvmInsertelement insert = {
            .vector = made,
            .value = jig_op_result(jig_nvvm_rcp_approx_ftz_f_build(rw, loc, &rcp), 0),
            .position = at,
            .res_type = type};
        made = jig_op_result(jig_llvm_insertelement_build(rw, loc, &insert), 0);
    }
    return made;
}

static bool lower_rcp(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    enum { MOST_LANES = 1 << 18 };
    JigValueList in = jig_converted_operands(rw);
    const JigType *was = jig_op_result_type(op, 0),
                  *type = jig_to_llvm_type(jig_to_llvm_of(rw), was);
    if (!type || in.n != 1 || jig_type_is_scalable(was) ||
        jig_type_dim(was, jig_type_rank(was) - 1) > MOST_LANES)
        return jig_no_match(rw, op, "of lanes that can't be taken one by one");
    if (jig_to_llvm_is_rows(in.items[0]))
        return jig_to_llvm_by_rows(rw, op, reciprocals, self);
    jig_rw_replace1(rw, op, reciprocals(rw, op, in, type, self));
    return true;
}

#define CONVERSION(op_name, function)                                                              \
    {                                                                                              \
        .name = "nvgpu." op_name " to nvvm", .root = "nvgpu." op_name, .converts = true,           \
        .fn = function                                                                             \
    }
const JigPattern jig_to_llvm_nvgpu_matrix_patterns[] = {
    CONVERSION("ldmatrix", lower_ldmatrix),
    CONVERSION("mma.sync", lower_mma),
    CONVERSION("mma.sp.sync", lower_sparse),
    CONVERSION("rcp", lower_rcp),
    {0},
};
