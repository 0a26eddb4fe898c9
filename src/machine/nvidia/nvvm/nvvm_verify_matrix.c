/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Fragments of matrices that warps load, store and multiply. */
#include "machine/nvidia/nvvm/nvvm_int.h"
#include "support/check.h"

#include <inttypes.h>

/* ---- Which fragments there are, and the values of each ---- */

enum { MOST_SHAPES = 3 };
typedef JigNvvmMatrixShape Shape;
typedef struct Fragment {
    JigNvvmType element;
    bool is_sum;
    JigNvvmHeld held;
    Shape shapes[MOST_SHAPES];
    int64_t counts[2][MOST_SHAPES]; /* of the first and of the second matrix, or of the sum */
} Fragment;

#define WIDE                                                                                       \
    {                                                                                              \
        {16, 16, 16}, {32, 8, 16}, {                                                               \
            8, 32, 16                                                                              \
        }                                                                                          \
    }
static const Fragment fragments[] = {
    {JIG_NVVM_F16, false, JIG_NVVM_HALVES, WIDE, {{8, 8, 8}, {8, 8, 8}}},
    {JIG_NVVM_F16, true, JIG_NVVM_HALVES, WIDE, {{4, 4, 4}}},
    {JIG_NVVM_F32, true, JIG_NVVM_SINGLE, WIDE, {{8, 8, 8}}},
    {JIG_NVVM_F32, true, JIG_NVVM_SINGLE, {{16, 16, 8}}, {{8}}},
    {JIG_NVVM_TF32, false, JIG_NVVM_WORD, {{16, 16, 8}}, {{4}, {4}}},
    {JIG_NVVM_S8, false, JIG_NVVM_WORD, WIDE, {{2, 4, 1}, {2, 1, 4}}},
    {JIG_NVVM_U8, false, JIG_NVVM_WORD, WIDE, {{2, 4, 1}, {2, 1, 4}}},
    {JIG_NVVM_S32, true, JIG_NVVM_WORD, WIDE, {{8, 8, 8}}},
    {JIG_NVVM_F64, false, JIG_NVVM_DOUBLE, {{8, 8, 4}}, {{1}, {1}}},
    {JIG_NVVM_F64, true, JIG_NVVM_DOUBLE, {{8, 8, 4}}, {{2}}},
};

const JigType *jig_nvvm_held_type(JigContext *ctx, JigNvvmHeld held) {
    static const int64_t two = 2;
    switch (held) {
    case JIG_NVVM_HALVES:
        return jig_type_vector(&two, NULL, 1, jig_type_float(ctx, JIG_F16));
    case JIG_NVVM_SINGLE:
        return jig_type_float(ctx, JIG_F32);
    case JIG_NVVM_DOUBLE:
        return jig_type_float(ctx, JIG_F64);
    default:
        return jig_type_i(ctx, 32);
    }
}

/* The line of the table, and which of its shapes it is. NULL: there is none. A dimension of 0 is
 * any. */
static const Fragment *find_fragment(int64_t element, int64_t role, Shape s, size_t *at) {
    bool is_sum = role == JIG_NVVM_FRAGMENT_C;
    for (const Fragment *f = fragments; f < fragments + JIG_LEN(fragments); f++) {
        if ((int64_t)f->element != element || f->is_sum != is_sum)
            continue;
        for (*at = 0; *at < MOST_SHAPES; ++*at) {
            const Shape *one = &f->shapes[*at];
            if (one->m && (!s.m || one->m == s.m) && (!s.n || one->n == s.n) &&
                (!s.k || one->k == s.k))
                return f;
        }
    }
    return NULL;
}

int64_t jig_nvvm_fragment(JigContext *ctx, int64_t element, int64_t role, Shape s,
                          const JigType **type) {
    JIG_REQUIRE(ctx && type);
    size_t at;
    const Fragment *f = s.m > 0 && s.n > 0 && s.k > 0 ? find_fragment(element, role, s, &at) : NULL;
    if (!f)
        return 0;
    *type = jig_nvvm_held_type(ctx, f->held);
    return f->counts[role == JIG_NVVM_FRAGMENT_B][at];
}

bool jig_nvvm_complete_shape(int64_t element, int64_t role, Shape *s) {
    JIG_REQUIRE(s);
    size_t at;
    const Fragment *f = find_fragment(element, role, *s, &at);
    if (f)
        *s = f->shapes[at];
    return f != NULL;
}

static bool is_struct_of(const JigType *t, int64_t n, const JigType *element) {
    if (!jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT) || (int64_t)jig_llvm_struct_len(t) != n)
        return false;
    for (int64_t i = 0; i < n; i++)
        if (jig_llvm_struct_element(t, (size_t)i) != element)
            return false;
    return true;
}
static bool expect_struct(JigOp *op, int64_t n, const JigType *element) {
    return is_struct_of(jig_op_result_type(op, 0), n, element) ||
           jig_op_error(op, "expected destination type is a structure of %lld elements of type %s",
                        (long long)n, jig_msg_type(element));
}

static bool is_matrix_space(const JigValue *ptr) {
    uint32_t space = jig_llvm_ptr_space(jig_value_type(ptr));
    return space == JIG_NVVM_SPACE_GENERIC || space == JIG_NVVM_SPACE_GLOBAL ||
           space == JIG_NVVM_SPACE_SHARED;
}

/* ---- nvvm.wmma ---- */

bool jig_nvvm_verify_wmma_load(JigOp *op) {
    if (!is_matrix_space(jig_nvvm_wmma_load_ptr(op)))
        return jig_op_error(op, "expected source pointer in memory space 0, 1, 3");
    Shape s = {jig_nvvm_wmma_load_m(op), jig_nvvm_wmma_load_n(op), jig_nvvm_wmma_load_k(op)};
    const JigType *type;
    int64_t n = jig_nvvm_fragment(jig_op_context(op),
                                  jig_attr_enum_value(jig_nvvm_wmma_load_eltype_attr(op)),
                                  jig_attr_enum_value(jig_nvvm_wmma_load_frag_attr(op)), s, &type);
    if (!n)
        return jig_op_error(op, "invalid attribute combination");
    if (n == 1 && jig_type_is_float(type))
        return jig_op_result_type(op, 0) == type ||
               jig_op_error(op, "expected destination type to be f64");
    return expect_struct(op, n, type);
}

bool jig_nvvm_verify_wmma_store(JigOp *op) {
    if (!is_matrix_space(jig_nvvm_wmma_store_ptr(op)))
        return jig_op_error(op, "expected operands to be a source pointer in memory space 0, 1, 3");
    Shape s = {jig_nvvm_wmma_store_m(op), jig_nvvm_wmma_store_n(op), jig_nvvm_wmma_store_k(op)};
    const JigType *type;
    int64_t n = jig_nvvm_fragment(jig_op_context(op),
                                  jig_attr_enum_value(jig_nvvm_wmma_store_eltype_attr(op)),
                                  JIG_NVVM_FRAGMENT_C, s, &type);
    if (!n)
        return jig_op_error(op, "invalid attribute combination");
    if ((int64_t)jig_nvvm_wmma_store_num_args(op) != n)
        return jig_op_error(op, "expected %lld data operands", (long long)n);
    for (size_t i = 0; i < (size_t)n; i++)
        if (jig_value_type(jig_nvvm_wmma_store_args_at(op, i)) != type)
            return jig_op_error(op, "expected data operands of type %s", jig_msg_type(type));
    return true;
}

/* The kind of the sum says what the second kind of elements is. */
static bool may_multiply(int64_t a, int64_t sum) {
    switch (a) {
    case JIG_NVVM_F16:
        return sum == JIG_NVVM_F16 || sum == JIG_NVVM_F32;
    case JIG_NVVM_TF32:
        return sum == JIG_NVVM_F32;
    case JIG_NVVM_S8:
    case JIG_NVVM_U8:
        return sum == JIG_NVVM_S32;
    default:
        return sum == a;
    }
}

bool jig_nvvm_multiplies(int64_t from, int64_t sum, Shape s) {
    size_t at;
    return may_multiply(from, sum) && s.m > 0 && s.n > 0 && s.k > 0 &&
           find_fragment(from, JIG_NVVM_FRAGMENT_A, s, &at) &&
           find_fragment(sum, JIG_NVVM_FRAGMENT_C, s, &at);
}

bool jig_nvvm_verify_wmma_mma(JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    Shape s = {jig_nvvm_wmma_mma_m(op), jig_nvvm_wmma_mma_n(op), jig_nvvm_wmma_mma_k(op)};
    int64_t from = jig_attr_enum_value(jig_nvvm_wmma_mma_eltype_a_attr(op)),
            to = jig_attr_enum_value(jig_nvvm_wmma_mma_eltype_b_attr(op));
    const JigType *type, *sum;
    int64_t a = jig_nvvm_fragment(ctx, from, JIG_NVVM_FRAGMENT_A, s, &type),
            b = jig_nvvm_fragment(ctx, from, JIG_NVVM_FRAGMENT_B, s, &type),
            c = jig_nvvm_fragment(ctx, to, JIG_NVVM_FRAGMENT_C, s, &sum);
    if (!a || !b || !c || !jig_nvvm_multiplies(from, to, s))
        return jig_op_error(op, "invalid attribute combination");
    if ((int64_t)jig_nvvm_wmma_mma_num_args(op) != a + b + c)
        return jig_op_error(op, "expected %" PRId64 " arguments", a + b + c);
    for (int64_t i = 0; i < a + b + c; i++) {
        const JigType *expected = i < a + b ? type : sum;
        if (jig_value_type(jig_nvvm_wmma_mma_args_at(op, (size_t)i)) != expected)
            return jig_op_error(op, "expected argument %lld to be of type %s", (long long)i,
                                jig_msg_type(expected));
    }
    return expect_struct(op, c, sum);
}

/* ---- nvvm.ldmatrix, nvvm.stmatrix ---- */

enum { ELEMENTS_B16, ELEMENTS_B8, ELEMENTS_B6, ELEMENTS_B4 };

static bool has_shape(const JigAttr *shape, int64_t m, int64_t n) {
    return jig_attr_int_value(jig_attr_param(shape, 0)) == m &&
           jig_attr_int_value(jig_attr_param(shape, 1)) == n;
}

static bool check_ldmatrix_num(JigOp *op, int64_t num, bool up_to_4, const char *shape) {
    return num == 1 || num == 2 || (up_to_4 && num == 4) ||
           jig_op_error(op, "expected num attribute to be %s for %s matrix",
                        up_to_4 ? "1, 2 or 4" : "1 or 2", shape);
}

static bool check_ldmatrix(JigOp *op, int64_t *registers) {
    const JigAttr *shape = jig_nvvm_ldmatrix_shape_attr(op);
    int64_t num = jig_nvvm_ldmatrix_num(op),
            elements = jig_attr_enum_value(jig_nvvm_ldmatrix_elt_type_attr(op)),
            layout = jig_attr_enum_value(jig_nvvm_ldmatrix_layout_attr(op));
    *registers = num;
    if (has_shape(shape, 8, 8))
        return check_ldmatrix_num(op, num, true, "8x8") &&
               (elements == ELEMENTS_B16 ||
                jig_op_error(op, "expected element type to be b16 for 8x8 matrix"));
    if (has_shape(shape, 8, 16))
        return check_ldmatrix_num(op, num, true, "8x16") &&
               (layout == JIG_NVVM_ROW ||
                jig_op_error(op, "expected layout to be row for 8x16 matrix")) &&
               (elements >= ELEMENTS_B6 ||
                jig_op_error(op, "expected element type to be b8x16.b4x16_p64 or "
                                 "b8x16.b6x16_p32 for 8x16 matrix"));
    if (!has_shape(shape, 16, 16))
        return jig_op_error(op, "expected shape to be 8x8, 8x16 or 16x16");
    *registers = num * 2;
    return check_ldmatrix_num(op, num, false, "16x16") &&
           (layout == JIG_NVVM_COL ||
            jig_op_error(op, "expected layout to be col for 16x16 matrix")) &&
           (elements >= ELEMENTS_B8 ||
            jig_op_error(op, "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 "
                             "for 16x16 matrix"));
}

bool jig_nvvm_verify_ldmatrix(JigOp *op) {
    int64_t n;
    if (!check_ldmatrix(op, &n))
        return false;
    const JigType *word = jig_type_i(jig_op_context(op), 32), *type = jig_op_result_type(op, 0);
    if (n == 1)
        return type == word || jig_op_error(op, "expected destination type is i32");
    return is_struct_of(type, n, word) ||
           jig_op_error(op, "expected destination type is a structure of %lld elements of type i32",
                        (long long)n);
}

bool jig_nvvm_verify_stmatrix(JigOp *op) {
    const JigAttr *shape = jig_nvvm_stmatrix_shape_attr(op);
    size_t n = jig_nvvm_stmatrix_num_sources(op);
    int64_t elements = jig_attr_enum_value(jig_nvvm_stmatrix_elt_type_attr(op)),
            layout = jig_attr_enum_value(jig_nvvm_stmatrix_layout_attr(op));
    if (n != 1 && n != 2 && n != 4)
        return jig_op_error(op, "expected num attribute to be 1, 2 or 4");
    if (has_shape(shape, 8, 8))
        return elements == ELEMENTS_B16 ||
               jig_op_error(op, "expected element type to be B16 for 8x8 matrix");
    if (!has_shape(shape, 16, 8))
        return jig_op_error(op, "expected shape to be 8x8 or 16x8");
    if (elements != ELEMENTS_B8)
        return jig_op_error(op, "expected element type to be B8 for 16x8 matrix");
    return layout == JIG_NVVM_COL || jig_op_error(op, "expected layout to be col for 16x8 matrix");
}

/* ---- nvvm.wgmma.mma_async ---- */

typedef struct Group {
    JigNvvmWgmmaType a, b, d;
    int64_t m, n, k;
} Group;

static const char *name_of(JigNvvmWgmmaType t) {
    return jig_nvvm_enum_text(JIG_NVVM_ATTR_WGMMA_TYPE, t);
}

static bool is_byte(JigNvvmWgmmaType t) {
    return t == JIG_NVVM_WGMMA_S8 || t == JIG_NVVM_WGMMA_U8;
}
static bool is_f8(JigNvvmWgmmaType t) {
    return t == JIG_NVVM_WGMMA_E4M3 || t == JIG_NVVM_WGMMA_E5M2;
}
static bool group_may_multiply(const Group *g) {
    if (is_byte(g->a))
        return is_byte(g->b) && g->d == JIG_NVVM_WGMMA_S32;
    if (is_f8(g->a))
        return is_f8(g->b) && (g->d == JIG_NVVM_WGMMA_F32 || g->d == JIG_NVVM_WGMMA_F16);
    switch (g->a) {
    case JIG_NVVM_WGMMA_F16:
        return g->b == JIG_NVVM_WGMMA_F16 &&
               (g->d == JIG_NVVM_WGMMA_F32 || g->d == JIG_NVVM_WGMMA_F16);
    case JIG_NVVM_WGMMA_TF32:
    case JIG_NVVM_WGMMA_BF16:
        return g->b == g->a && g->d == JIG_NVVM_WGMMA_F32;
    case JIG_NVVM_WGMMA_B1:
        return g->b == JIG_NVVM_WGMMA_B1 && g->d == JIG_NVVM_WGMMA_S32;
    default:
        return false;
    }
}

static int64_t group_depth(JigNvvmWgmmaType a) {
    enum { DEPTH_OF_BITS = 256 };
    return a == JIG_NVVM_WGMMA_TF32                              ? 8
           : a == JIG_NVVM_WGMMA_F16 || a == JIG_NVVM_WGMMA_BF16 ? 16
           : a == JIG_NVVM_WGMMA_B1                              ? DEPTH_OF_BITS
                                                                 : 32;
}

/* A multiple of 8; of integers, beyond 24 one of 16, but 40 and the like. */
static bool group_has_width(const Group *g) {
    enum { WIDEST = 256, NARROW = 24 };
    if (g->n < 8 || g->n > WIDEST || g->n % 8)
        return false;
    bool is_integer = is_byte(g->a) || g->a == JIG_NVVM_WGMMA_B1;
    return !is_integer || g->n <= NARROW || g->n % 16 == 0;
}

static bool check_group_types(JigOp *op, const Group *g) {
    if (g->d != JIG_NVVM_WGMMA_F32 && g->d != JIG_NVVM_WGMMA_F16 && g->d != JIG_NVVM_WGMMA_S32)
        return jig_op_error(op, "does not support the given output type %s", name_of(g->d));
    bool negates = jig_attr_enum_value(jig_nvvm_wgmma_mma_async_scale_a_attr(op)) < 0 ||
                   jig_attr_enum_value(jig_nvvm_wgmma_mma_async_scale_b_attr(op)) < 0;
    if (g->d == JIG_NVVM_WGMMA_S32 && negates)
        return jig_op_error(op, "has s32 output, scaleA and scaleB cannot be neg");
    return group_may_multiply(g) || jig_op_error(op, "%s += %s * %s, it is not supported.",
                                                 name_of(g->d), name_of(g->a), name_of(g->b));
}

static bool check_group_shape(JigOp *op, const Group *g) {
    enum { HEIGHT = 64 };
    int64_t depth = group_depth(g->a);
    if (g->m != HEIGHT)
        return jig_op_error(op, "shape 'm' must be 64");
    if (g->k != depth)
        return jig_op_error(op, "shape 'k' must be %lld for input type %s", (long long)depth,
                            name_of(g->a));
    return group_has_width(g) ||
           jig_op_error(op, "has input type %s n is set to %lld, it is not supported.",
                        name_of(g->a), (long long)g->n);
}

static bool check_group_layouts(JigOp *op, const Group *g) {
    int64_t a = jig_attr_enum_value(jig_nvvm_wgmma_mma_async_layout_a_attr(op)),
            b = jig_attr_enum_value(jig_nvvm_wgmma_mma_async_layout_b_attr(op));
    bool transposes = a == JIG_NVVM_COL || b == JIG_NVVM_ROW;
    if (!transposes || g->a == JIG_NVVM_WGMMA_F16 || g->a == JIG_NVVM_WGMMA_BF16)
        return true;
    return jig_op_error(op,
                        "given layouts layout_a = %s and layout_b = %s for input types %s and %s "
                        "requires transpose. However, this is only supported for: f16 and bf16",
                        jig_nvvm_enum_text(JIG_NVVM_ATTR_MMA_LAYOUT, a),
                        jig_nvvm_enum_text(JIG_NVVM_ATTR_MMA_LAYOUT, b), name_of(g->a),
                        name_of(g->b));
}

static bool check_group_sum(JigOp *op, const Group *g) {
    const JigType *t = jig_op_result_type(op, 0);
    int64_t n = g->d == JIG_NVVM_WGMMA_F16 ? g->n / 4 : g->n / 2;
    if ((int64_t)jig_llvm_struct_len(t) != n)
        return jig_op_error(op, "results %lld, however output struct has %zu elements",
                            (long long)n, jig_llvm_struct_len(t));
    const JigAttr *said = jig_nvvm_wgmma_mma_async_satfinite_attr(op);
    enum { SATFINITE = 1 };
    bool saturates = said && jig_attr_enum_value(said) == SATFINITE;
    return !saturates || g->d == JIG_NVVM_WGMMA_S32 ||
           jig_op_error(op,
                        " `satfinite` can be only used with s32 accumulator, however the current "
                        "accumulator is %s",
                        name_of(g->d));
}

bool jig_nvvm_verify_wgmma_mma_async(JigOp *op) {
    const JigAttr *shape = jig_nvvm_wgmma_mma_async_shape_attr(op);
    const JigType *t = jig_op_result_type(op, 0);
    const Group g = {
        .a = (JigNvvmWgmmaType)jig_attr_enum_value(jig_nvvm_wgmma_mma_async_type_a_attr(op)),
        .b = (JigNvvmWgmmaType)jig_attr_enum_value(jig_nvvm_wgmma_mma_async_type_b_attr(op)),
        .d = (JigNvvmWgmmaType)jig_attr_enum_value(jig_nvvm_wgmma_mma_async_type_d_attr(op)),
        .m = jig_attr_int_value(jig_attr_param(shape, 0)),
        .n = jig_attr_int_value(jig_attr_param(shape, 1)),
        .k = jig_attr_int_value(jig_attr_param(shape, 2))};
    for (size_t i = 1; i < jig_llvm_struct_len(t); i++)
        if (jig_llvm_struct_element(t, i) != jig_llvm_struct_element(t, 0))
            return jig_op_error(op, "all elements in struct must be same type but there is %s",
                                jig_msg_type(jig_llvm_struct_element(t, i)));
    return check_group_types(op, &g) && check_group_shape(op, &g) && check_group_layouts(op, &g) &&
           check_group_sum(op, &g);
}
