/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Matrices of subgroups as the registers that each thread has of them: a structure, or one value.
 */
#include "machine/nvidia/lower/nvvm_lower.h"
#include "dialect/gpu/gpu.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "support/check.h"

/* ---- What a thread has ---- */

static int64_t role_of(const JigType *matrix) {
    JigStr operand = jig_gpu_mma_operand(matrix);
    return jig_str_is(operand, "AOp")   ? JIG_NVVM_FRAGMENT_A
           : jig_str_is(operand, "BOp") ? JIG_NVVM_FRAGMENT_B
                                        : JIG_NVVM_FRAGMENT_C;
}

static int64_t element_of(const JigType *matrix) {
    const JigType *t = jig_gpu_mma_element(matrix);
    bool is_sum = role_of(matrix) == JIG_NVVM_FRAGMENT_C;
    if (!jig_type_is_float(t))
        return jig_type_width(t) == 32            ? JIG_NVVM_S32
               : jig_type_sign(t) == JIG_UNSIGNED ? JIG_NVVM_U8
                                                  : JIG_NVVM_S8;
    switch (jig_type_float_kind(t)) {
    case JIG_F16:
        return JIG_NVVM_F16;
    case JIG_F64:
        return JIG_NVVM_F64;
    default:
        return is_sum ? JIG_NVVM_F32 : JIG_NVVM_TF32;
    }
}

/* The shape of the product that it is a part of, by the two dimensions that it has. */
static bool find_shape(const JigType *matrix, JigNvvmMatrixShape *s) {
    int64_t rows = jig_gpu_mma_dim(matrix, 0), columns = jig_gpu_mma_dim(matrix, 1);
    if (rows <= 0 || columns <= 0)
        return false;
    switch (role_of(matrix)) {
    case JIG_NVVM_FRAGMENT_A:
        *s = (JigNvvmMatrixShape){.m = rows, .k = columns};
        break;
    case JIG_NVVM_FRAGMENT_B:
        *s = (JigNvvmMatrixShape){.k = rows, .n = columns};
        break;
    default:
        *s = (JigNvvmMatrixShape){.m = rows, .n = columns};
    }
    return jig_nvvm_complete_shape(element_of(matrix), role_of(matrix), s);
}

/* NULL: there is no such matrix. */
static const JigType *registers_of(const JigType *matrix) {
    enum { MOST = 8 };
    JigContext *ctx = jig_type_context(matrix);
    JigNvvmMatrixShape s;
    const JigType *part, *parts[MOST];
    if (!find_shape(matrix, &s))
        return NULL;
    int64_t n = jig_nvvm_fragment(ctx, element_of(matrix), role_of(matrix), s, &part);
    for (int64_t i = 0; i < n; i++)
        parts[i] = part;
    return n == 1 && jig_type_is_float(part) ? part : jig_llvm_struct(ctx, parts, (size_t)n, false);
}

static JigTypeRule convert_matrix(const JigType *t, const JigValue *v, JigTypeSink *to, void *x) {
    (void)v, (void)x;
    if (!jig_type_is(t, JIG_GPU_TYPE(MMA_MATRIX)))
        return JIG_TYPE_PASSED;
    const JigType *become = registers_of(t);
    return become ? jig_type_becomes(to, become) : JIG_TYPE_REFUSED;
}

/* Where buffers of #gpu.address_space are. Memory of a thread is where its stack is. */
static bool space_of(const JigAttr *said, uint32_t *number) {
    static const struct {
        int64_t said;
        uint32_t number;
    } spaces[] = {{JIG_GPU_GLOBAL, JIG_NVVM_SPACE_GLOBAL},
                  {JIG_GPU_WORKGROUP, JIG_NVVM_SPACE_SHARED},
                  {JIG_GPU_PRIVATE, JIG_NVVM_SPACE_GENERIC}};
    for (size_t i = 0; i < JIG_LEN(spaces); i++)
        if (jig_gpu_is_space(said, spaces[i].said)) {
            *number = spaces[i].number;
            return true;
        }
    return false;
}

void jig_nvidia_add_gpu_types(JigLlvm *x) {
    JIG_REQUIRE(x);
    if (x->gpu)
        return;
    x->gpu = jig_to_llvm_gpu_globals_create();
    x->space_of = space_of;
    jig_type_rule(x->types, convert_matrix, x);
}

static bool is_struct(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT);
}
static size_t num_registers(const JigType *t) {
    return is_struct(t) ? jig_llvm_struct_len(t) : 1;
}
static const JigType *register_type(const JigType *t) {
    return is_struct(t) ? jig_llvm_struct_element(t, 0) : t;
}
/* All of them, one by one. */
static void unpack(JigRewriter *rw, JigLoc loc, JigValue *matrix, JigValue **out, size_t *n) {
    const JigType *t = jig_value_type(matrix);
    for (size_t i = 0; i < num_registers(t); i++)
        out[(*n)++] = is_struct(t) ? jig_to_llvm_extract(rw, loc, matrix, (int64_t)i) : matrix;
}

/* ---- Memory ---- */

static JigValue *stride_of(JigRewriter *rw, JigLoc loc, const JigAttr *lead) {
    return jig_to_llvm_constant(rw, loc, jig_type_i(rw->ctx, 32), lead);
}
static const JigAttr *layout_of(JigRewriter *rw, bool transposed) {
    return jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_MMA_LAYOUT,
                              transposed ? JIG_NVVM_COL : JIG_NVVM_ROW);
}
static const JigAttr *element_attr(JigRewriter *rw, int64_t element) {
    return jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_MMA_TYPE, element);
}

static bool load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { MEMREF = 0 };
    JigLoc loc = jig_op_loc(op);
    const JigType *matrix = jig_op_result_type(op, 0), *registers = registers_of(matrix);
    JigNvvmMatrixShape s;
    if (!registers || !find_shape(matrix, &s))
        return jig_no_match(rw, op, "no instruction loads such a matrix");
    JigValue *from = jig_descriptor_accessed(rw, op, MEMREF, false);
    if (!from)
        return jig_no_match(rw, op, "of no strided buffer");
    JigNvvmWmmaLoad parts = {
        .ptr = from,
        .stride = stride_of(rw, loc, jig_gpu_subgroup_mma_load_matrix_lead_dimension_attr(op)),
        .m = jig_attr_i32(rw->ctx, (int32_t)s.m),
        .n = jig_attr_i32(rw->ctx, (int32_t)s.n),
        .k = jig_attr_i32(rw->ctx, (int32_t)s.k),
        .layout = layout_of(rw, jig_gpu_subgroup_mma_load_matrix_transpose(op)),
        .eltype = element_attr(rw, element_of(matrix)),
        .frag = jig_nvvm_enum_attr(rw->ctx, JIG_NVVM_ATTR_MMA_FRAG, role_of(matrix)),
        .res_type = registers};
    jig_rw_replace_op(rw, op, jig_nvvm_wmma_load_build(rw, loc, &parts));
    return true;
}

static bool store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { MEMREF = 1 };
    JigLoc loc = jig_op_loc(op);
    const JigType *matrix = jig_value_type(jig_gpu_subgroup_mma_store_matrix_src(op));
    JigValue *src = jig_converted(rw, jig_gpu_subgroup_mma_store_matrix_src(op));
    JigNvvmMatrixShape s;
    if (!find_shape(matrix, &s) || role_of(matrix) != JIG_NVVM_FRAGMENT_C)
        return jig_no_match(rw, op, "no instruction stores such a matrix");
    size_t n = 0;
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, num_registers(jig_value_type(src)));
    unpack(rw, loc, src, values, &n);
    JigValue *to = jig_descriptor_accessed(rw, op, MEMREF, false);
    if (!to)
        return jig_no_match(rw, op, "to no strided buffer");
    JigNvvmWmmaStore parts = {
        .ptr = to,
        .stride = stride_of(rw, loc, jig_gpu_subgroup_mma_store_matrix_lead_dimension_attr(op)),
        .m = jig_attr_i32(rw->ctx, (int32_t)s.m),
        .n = jig_attr_i32(rw->ctx, (int32_t)s.n),
        .k = jig_attr_i32(rw->ctx, (int32_t)s.k),
        .layout = layout_of(rw, jig_gpu_subgroup_mma_store_matrix_transpose(op)),
        .eltype = element_attr(rw, element_of(matrix)),
        .args = {values, n}};
    jig_nvvm_wmma_store_build(rw, loc, &parts);
    jig_rw_erase(rw, op);
    return true;
}

/* ---- Values ---- */

/* One value in all lanes of a register. */
static JigValue *spread(JigRewriter *rw, JigLoc loc, JigValue *value, const JigType *to) {
    if (!jig_type_is_vector(to))
        return value;
    const JigType *word = jig_type_i(rw->ctx, 32);
    JigValue *all = jig_to_llvm_poison(rw, loc, to);
    for (int64_t i = 0; i < jig_type_dim(to, 0); i++) {
        JigLlvmInsertelement parts = {
            .vector = all,
            .value = value,
            .position = jig_to_llvm_constant(rw, loc, word, jig_attr_int(word, i)),
            .res_type = to};
        all = jig_op_result(jig_llvm_insertelement_build(rw, loc, &parts), 0);
    }
    return all;
}

static bool constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *registers = registers_of(jig_op_result_type(op, 0));
    JigValue *value = jig_converted(rw, jig_gpu_subgroup_mma_constant_matrix_value(op));
    if (!registers)
        return jig_no_match(rw, op, "no registers hold such a matrix");
    const JigType *part = register_type(registers);
    const JigType *lane = jig_type_is_vector(part) ? jig_type_element(part) : part;
    if (jig_value_type(value) != lane)
        return jig_no_match(rw, op, "has several elements in each register");
    JigValue *all = spread(rw, loc, value, part);
    if (is_struct(registers)) {
        JigValue *one = all;
        all = jig_to_llvm_poison(rw, loc, registers);
        for (size_t i = 0; i < num_registers(registers); i++)
            all = jig_to_llvm_insert(rw, loc, all, one, (int64_t)i);
    }
    jig_rw_replace(rw, op, &all, 1);
    return true;
}

static bool compute(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *a = jig_gpu_subgroup_mma_compute_op_a(op), *b = jig_gpu_subgroup_mma_compute_op_b(op),
             *c = jig_gpu_subgroup_mma_compute_op_c(op);
    const JigType *from = jig_value_type(a), *sum = jig_value_type(c);
    JigNvvmMatrixShape s = {jig_gpu_mma_dim(sum, 0), jig_gpu_mma_dim(sum, 1),
                            jig_gpu_mma_dim(from, 1)};
    if (!jig_nvvm_multiplies(element_of(from), element_of(sum), s))
        return jig_no_match(rw, op, "no instruction multiplies such matrices");
    JigValue *in[] = {jig_converted(rw, a), jig_converted(rw, b), jig_converted(rw, c)};
    size_t n = 0, most = 0;
    for (size_t i = 0; i < JIG_LEN(in); i++)
        most += num_registers(jig_value_type(in[i]));
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, most);
    for (size_t i = 0; i < JIG_LEN(in); i++)
        unpack(rw, loc, in[i], args, &n);
    JigNvvmWmmaMma parts = {.m = jig_attr_i32(rw->ctx, (int32_t)s.m),
                            .n = jig_attr_i32(rw->ctx, (int32_t)s.n),
                            .k = jig_attr_i32(rw->ctx, (int32_t)s.k),
                            .layout_a = layout_of(rw, jig_gpu_subgroup_mma_compute_a_transpose(op)),
                            .layout_b = layout_of(rw, jig_gpu_subgroup_mma_compute_b_transpose(op)),
                            .eltype_a = element_attr(rw, element_of(from)),
                            .eltype_b = element_attr(rw, element_of(sum)),
                            .args = {args, n},
                            .res_type = jig_value_type(in[2])};
    jig_rw_replace_op(rw, op, jig_nvvm_wmma_mma_build(rw, loc, &parts));
    return true;
}

/* ---- Element by element ---- */

/* Cases of gpu.mma_elementwise_op. */
typedef enum Elementwise { ADDF, MULF, SUBF, MAXF, MINF, DIVF, NEGATEF = 11 } Elementwise;

static const JigOpRow *row_of(int64_t kind) {
    switch (kind) {
    case ADDF:
        return JIG_LLVM(FADD);
    case MULF:
        return JIG_LLVM(FMUL);
    case SUBF:
        return JIG_LLVM(FSUB);
    case DIVF:
        return JIG_LLVM(FDIV);
    default:
        return NULL;
    }
}

static JigValue *compare(JigRewriter *rw, JigLoc loc, JigFloatCompare how, JigValue *a,
                         JigValue *b) {
    const JigType *t = jig_value_type(a), *bit = jig_type_i(rw->ctx, 1);
    JigLlvmFcmp parts = {
        .predicate = jig_attr_i64(rw->ctx, how),
        .lhs = a,
        .rhs = b,
        .res_type = jig_type_is_vector(t) ? jig_type_vector(jig_type_shape(t), NULL, 1, bit) : bit};
    return jig_op_result(jig_llvm_fcmp_build(rw, loc, &parts), 0);
}

static JigValue *choose(JigRewriter *rw, JigLoc loc, JigValue *condition, JigValue *a,
                        JigValue *b) {
    JigLlvmSelect parts = {.condition = condition, .true_value = a, .false_value = b};
    return jig_op_result(jig_llvm_select_build(rw, loc, &parts), 0);
}

/* NaN where one is. */
static JigValue *extreme(JigRewriter *rw, JigLoc loc, bool is_least, JigValue *a, JigValue *b) {
    const JigType *t = jig_value_type(a),
                  *element = jig_type_is_vector(t) ? jig_type_element(t) : t;
    JigValue *first = compare(rw, loc, is_least ? JIG_CMPF_OLT : JIG_CMPF_OGT, a, b);
    JigValue *value = choose(rw, loc, first, a, b);
    JigValue *unordered = compare(rw, loc, JIG_CMPF_UNO, a, b);
    const JigAttr *nan = jig_attr_float(element, jig_float_nan(jig_type_float_kind(element)));
    return choose(rw, loc, unordered, jig_to_llvm_constant(rw, loc, t, nan), value);
}

static JigValue *apply(JigRewriter *rw, JigLoc loc, int64_t kind, JigValue *const *args) {
    if (kind == MAXF || kind == MINF)
        return extreme(rw, loc, kind == MINF, args[0], args[1]);
    if (kind != NEGATEF)
        return jig_to_llvm_binary(rw, loc, row_of(kind), args[0], args[1]);
    JigLlvmFneg parts = {.operand = args[0], .res_type = jig_value_type(args[0])};
    return jig_op_result(jig_llvm_fneg_build(rw, loc, &parts), 0);
}

static bool can_apply(int64_t kind, size_t n, const JigType *registers) {
    const JigType *part = register_type(registers);
    const JigType *lane = jig_type_is_vector(part) ? jig_type_element(part) : part;
    bool known = row_of(kind) || kind == MAXF || kind == MINF || kind == NEGATEF;
    return known && jig_type_is_float(lane) && n == (kind == NEGATEF ? 1 : 2);
}

static bool elementwise(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { BINARY = 2 };
    JigLoc loc = jig_op_loc(op);
    JigValueList in = jig_converted_operands(rw);
    const JigType *registers = registers_of(jig_op_result_type(op, 0));
    int64_t kind = jig_attr_enum_value(jig_gpu_subgroup_mma_elementwise_op_type_attr(op));
    if (!registers || !is_struct(registers) || !can_apply(kind, in.n, registers) ||
        jig_value_type(in.items[0]) != registers)
        return jig_no_match(rw, op, "is not of floats one by one");
    JigValue *all = jig_to_llvm_poison(rw, loc, registers);
    for (size_t i = 0; i < num_registers(registers); i++) {
        JigValue *args[BINARY] = {NULL};
        for (size_t k = 0; k < in.n; k++)
            args[k] = jig_to_llvm_extract(rw, loc, in.items[k], (int64_t)i);
        all = jig_to_llvm_insert(rw, loc, all, apply(rw, loc, kind, args), (int64_t)i);
    }
    jig_rw_replace(rw, op, &all, 1);
    return true;
}

/* ---- The set ---- */
#define CONVERSION(op_name, function)                                                              \
    { .name = "gpu." op_name " to nvvm", .root = "gpu." op_name, .converts = true, .fn = function }
const JigPattern jig_to_llvm_gpu_matrix_patterns[] = {
    CONVERSION("subgroup_mma_load_matrix", load),
    CONVERSION("subgroup_mma_store_matrix", store),
    CONVERSION("subgroup_mma_compute", compute),
    CONVERSION("subgroup_mma_constant_matrix", constant),
    CONVERSION("subgroup_mma_elementwise", elementwise),
    {0},
};
