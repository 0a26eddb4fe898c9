/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nvvm.mma.sync A[%a, %b] B[%c] C[%d, %e] {...} : (typeA, typeB, typeC) -> type: its syntax, and
 * which registers hold its matrices. */
#include "dialect/nvvm/nvvm_int.h"
#include "support/arena.h"

enum { A, B, C, MATRICES };

/* ---- Elements that follow from registers, and are not written then ---- */

static const char *const element_names[] = {"multiplicandAPtxType", "multiplicandBPtxType"};

/* -1: more than one kind would fit. */
static int64_t element_of(const JigType *registers) {
    const JigType *t = jig_type_is_vector(registers) ? jig_type_element(registers) : registers;
    if (!jig_type_is_float(t))
        return -1;
    switch (jig_type_float_kind(t)) {
    case JIG_F16:
        return JIG_NVVM_F16;
    case JIG_F32:
        return JIG_NVVM_F32;
    case JIG_F64:
        return JIG_NVVM_F64;
    default:
        return -1;
    }
}

/* ---- Syntax ---- */

static bool parse_matrix(JigParser *p, const char *name, JigUnresolved **operands, size_t *n) {
    return jig_parse_keyword(p, name) && jig_parse_operands(p, JIG_DELIM_SQUARE, operands, n);
}

static bool parse_types(JigParser *p, const JigType ***types, size_t *n) {
    if (!jig_parse_token(p, ":") || !jig_parse_token(p, "("))
        return false;
    return jig_parse_type_list(p, types, n) && jig_parse_token(p, ")");
}

bool jig_nvvm_parse_mma_sync(JigParser *p, JigOpState *s) {
    static const char *const names[MATRICES] = {"A", "B", "C"};
    JigContext *ctx = jig_parser_context(p);
    JigUnresolved *operands[MATRICES];
    size_t n[MATRICES], num_types;
    for (size_t i = 0; i < MATRICES; i++)
        JIG_CHECK(parse_matrix(p, names[i], &operands[i], &n[i]));
    const JigType **types, *result;
    JIG_CHECK(jig_parse_attr_dict(p, s) && parse_types(p, &types, &num_types) &&
              jig_parse_token(p, "->") && (result = jig_parse_type(p)));
    for (size_t i = 0; i < MATRICES && i < num_types; i++)
        JIG_CHECK(jig_resolve_operands(p, s, operands[i], n[i], types[i]));
    for (size_t i = 0; i < JIG_LEN(element_names) && i < num_types; i++) {
        int64_t element = element_of(types[i]);
        if (element >= 0 && !jig_state_attr(s, element_names[i]))
            jig_state_add_attr(s, p, element_names[i],
                               jig_nvvm_enum_attr(ctx, JIG_NVVM_ATTR_MMA_TYPE, element));
    }
    int32_t sizes[MATRICES];
    for (size_t i = 0; i < MATRICES; i++)
        sizes[i] = (int32_t)n[i];
    jig_state_add_attr(s, p, "operandSegmentSizes", jig_attr_dense_i32(ctx, sizes, MATRICES));
    jig_state_add_types(s, p, &result, 1);
    return true;
}

static JigOperandRange matrix(const JigOp *op, size_t i) {
    return jig_operand_range(op, i);
}
static const JigAttr *element_attr(const JigOp *op, size_t i) {
    return i == A ? jig_nvvm_mma_sync_multiplicand_aptx_type_attr(op)
                  : jig_nvvm_mma_sync_multiplicand_bptx_type_attr(op);
}

void jig_nvvm_print_mma_sync(JigPrinter *p, const JigOp *op) {
    const char *elided[MATRICES + 1] = {"operandSegmentSizes"};
    size_t num_elided = 1;
    for (size_t i = 0; i < MATRICES; i++) {
        JigOperandRange r = matrix(op, i);
        jig_print(p, i == A ? " A[" : i == B ? " B[" : " C[");
        jig_print_operands(p, op, r.start, r.count);
        jig_print(p, "] ");
        const JigAttr *element = i < C ? element_attr(op, i) : NULL;
        if (element && r.count &&
            element_of(jig_op_operand_type(op, r.start)) == jig_attr_enum_value(element))
            elided[num_elided++] = element_names[i];
    }
    jig_print_attr_dict(p, op, elided);
    jig_print(p, " : (");
    bool first = true;
    for (size_t i = 0; i < MATRICES; i++) {
        JigOperandRange r = matrix(op, i);
        if (!r.count)
            continue;
        jig_print(p, first ? "" : ", ");
        jig_print_type(p, jig_op_operand_type(op, r.start));
        first = false;
    }
    jig_print(p, ") -> ");
    jig_print_type(p, jig_op_result_type(op, 0));
}

/* ---- Registers ---- */

typedef enum Held { HALVES, WORDS, SINGLES, DOUBLES } Held;
typedef struct Registers {
    size_t n;
    Held held;
} Registers;
typedef struct Form {
    Registers of[MATRICES];
    Registers other_sum; /* a sum may be of another kind, too; n is 0: none */
} Form;

static const JigType *held_type(JigContext *ctx, Held held) {
    static const int64_t two = 2;
    switch (held) {
    case HALVES:
        return jig_type_vector(&two, NULL, 1, jig_type_float(ctx, JIG_F16));
    case WORDS:
        return jig_type_i(ctx, 32);
    case SINGLES:
        return jig_type_float(ctx, JIG_F32);
    default:
        return jig_type_float(ctx, JIG_F64);
    }
}

/* How many elements along k the registers of 8 rows hold; 0: it is none of the integers. */
static int64_t depth_of_integers(int64_t element) {
    switch (element) {
    case JIG_NVVM_S8:
    case JIG_NVVM_U8:
        return 16;
    case JIG_NVVM_S4:
    case JIG_NVVM_U4:
        return 32;
    case JIG_NVVM_B1:
        return 128;
    default:
        return 0;
    }
}
static int64_t depth_of(int64_t element) {
    switch (element) {
    case JIG_NVVM_TF32:
        return 4;
    case JIG_NVVM_F16:
    case JIG_NVVM_BF16:
        return 8;
    default:
        return depth_of_integers(element);
    }
}

typedef struct Shape {
    int64_t m, n, k;
} Shape;

static bool find_wide_form(Shape s, int64_t element, int64_t depth, Form *form) {
    if (s.n != 8 || (s.k != depth && s.k != 2 * depth))
        return false;
    size_t steps = (size_t)(s.k / depth);
    Held held = element == JIG_NVVM_F16 ? HALVES : WORDS;
    bool is_integer = depth_of_integers(element) != 0;
    *form = (Form){
        .of = {
            [A] = {2 * steps, held}, [B] = {steps, held}, [C] = {4, is_integer ? WORDS : SINGLES}}};
    if (element == JIG_NVVM_F16) {
        form->of[C] = (Registers){2, HALVES};
        form->other_sum = (Registers){4, SINGLES};
    }
    return true;
}

static bool find_narrow_form(Shape s, int64_t element, Form *form) {
    int64_t depth = depth_of_integers(element);
    if (s.m != 8 || s.n != 8)
        return false;
    if (element == JIG_NVVM_F16 && s.k == 4) {
        *form = (Form){.of = {{2, HALVES}, {2, HALVES}, {4, HALVES}}, .other_sum = {8, SINGLES}};
        return true;
    }
    if (element == JIG_NVVM_F64 && s.k == 4) {
        *form = (Form){.of = {{1, DOUBLES}, {1, DOUBLES}, {2, DOUBLES}}};
        return true;
    }
    if (!depth || s.k != depth)
        return false;
    *form = (Form){.of = {{1, WORDS}, {1, WORDS}, {2, WORDS}}};
    return true;
}

/* ---- Verification ---- */

static bool holds(const JigOp *op, JigOperandRange r, Registers x) {
    if (r.count != x.n)
        return false;
    const JigType *t = held_type(jig_op_context(op), x.held);
    for (size_t i = 0; i < r.count; i++)
        if (jig_op_operand_type(op, r.start + i) != t)
            return false;
    return true;
}

static const char *text_of(const JigType *t) {
    return jig_msg_attr(jig_attr_of_type(t));
}

/* "2xvector<2xf16> 4xf32 " */
static JigStr allowed_text(JigContext *ctx, Registers x, Registers other, JigArena *a) {
    JigStr first = jig_arena_printf(a, "%zux%s ", x.n, text_of(held_type(ctx, x.held)));
    return other.n ? jig_arena_printf(a, "%.*s%zux%s ", JIG_FMT(first), other.n,
                                      text_of(held_type(ctx, other.held)))
                   : first;
}

static bool check_registers(JigOp *op, size_t which, const Form *form) {
    static const char *const names[] = {"A", "B", "C"};
    JigOperandRange r = matrix(op, which);
    Registers other = which == C ? form->other_sum : (Registers){0};
    if (holds(op, r, form->of[which]) || (other.n && holds(op, r, other)))
        return true;
    JigArena a;
    jig_arena_init(&a);
    JigStr allowed = allowed_text(jig_op_context(op), form->of[which], other, &a),
           found = JIG_STR("");
    for (size_t i = 0; i < r.count; i++)
        found = jig_arena_printf(&a, "%.*s%s%s", JIG_FMT(found), i ? ", " : "",
                                 text_of(jig_op_operand_type(op, r.start + i)));
    (void)jig_op_error(op,
                       "Could not match types for the %s operands; expected one of %.*sbut "
                       "got %.*s",
                       names[which], JIG_FMT(allowed), JIG_FMT(found));
    jig_arena_free(&a);
    return false;
}

static const JigType *struct_of(JigContext *ctx, Registers x) {
    enum { MOST = 8 };
    const JigType *types[MOST];
    for (size_t i = 0; i < x.n && i < MOST; i++)
        types[i] = held_type(ctx, x.held);
    return jig_llvm_struct(ctx, types, x.n, false);
}

static bool check_result(JigOp *op, const Form *form) {
    JigContext *ctx = jig_op_context(op);
    const JigType *t = jig_op_result_type(op, 0), *one = struct_of(ctx, form->of[C]),
                  *other = form->other_sum.n ? struct_of(ctx, form->other_sum) : NULL;
    return t == one || t == other ||
           jig_op_error(op,
                        "Could not match allowed types for the result; expected one of %s%s%s but "
                        "got %s",
                        text_of(one), other ? ", " : "", other ? text_of(other) : "", text_of(t));
}

static bool check_layouts(JigOp *op, Shape s) {
    int64_t a = jig_attr_enum_value(element_attr(op, A)),
            b = jig_attr_enum_value(element_attr(op, B));
    if (s.m == 8 && s.n == 8 && s.k == 4 && a == JIG_NVVM_F16)
        return true;
    bool usual = jig_attr_enum_value(jig_nvvm_mma_sync_layout_a_attr(op)) == JIG_NVVM_ROW &&
                 jig_attr_enum_value(jig_nvvm_mma_sync_layout_b_attr(op)) == JIG_NVVM_COL;
    return usual ||
           jig_op_error(op,
                        "requires layoutA = #nvvm.mma_layout<row> and layoutB = "
                        "#nvvm.mma_layout<col> for shape <%lld, %lld, %lld> with element types %s "
                        "and %s. Only m8n8k4 with f16 supports other layouts.",
                        (long long)s.m, (long long)s.n, (long long)s.k,
                        jig_nvvm_enum_text(JIG_NVVM_ATTR_MMA_TYPE, a),
                        jig_nvvm_enum_text(JIG_NVVM_ATTR_MMA_TYPE, b));
}

static bool check_options(JigOp *op, int64_t element, Shape s) {
    if (element == JIG_NVVM_F16 && s.m > 8) {
        JigOperandRange c = matrix(op, C);
        const JigType *sum = jig_llvm_struct_element(jig_op_result_type(op, 0), 0);
        if (jig_op_operand_type(op, c.start) != sum)
            return jig_op_error(op, "ctype does not match dtype");
    }
    if (element == JIG_NVVM_B1)
        return jig_nvvm_mma_sync_b1_op_attr(op) || jig_op_error(op, "op requires b1Op attribute");
    return !depth_of_integers(element) || jig_nvvm_mma_sync_int_overflow_behavior_attr(op) ||
           jig_op_error(op, "op requires intOverflowBehavior attribute");
}

bool jig_nvvm_verify_mma_sync(JigOp *op) {
    enum { WIDE = 16 };
    const JigAttr *shape = jig_nvvm_mma_sync_shape_attr(op);
    Shape s = {jig_attr_int_value(jig_attr_param(shape, 0)),
               jig_attr_int_value(jig_attr_param(shape, 1)),
               jig_attr_int_value(jig_attr_param(shape, 2))};
    if (!element_attr(op, A) || !element_attr(op, B))
        return jig_op_error(op, "does not say which elements its matrices have");
    int64_t element = jig_attr_enum_value(element_attr(op, A)), depth = depth_of(element);
    if (s.m == WIDE && !depth)
        return jig_op_emit_error(op, "invalid shape or multiplicand type: %s",
                                 jig_nvvm_enum_text(JIG_NVVM_ATTR_MMA_TYPE, element));
    Form form;
    bool found = s.m == WIDE ? find_wide_form(s, element, depth, &form)
                             : find_narrow_form(s, element, &form);
    if (!found)
        return jig_op_error(op, "unimplemented variant for MMA shape <%lld, %lld, %lld>",
                            (long long)s.m, (long long)s.n, (long long)s.k);
    for (size_t i = 0; i < MATRICES; i++)
        JIG_CHECK(check_registers(op, i, &form));
    return check_result(op, &form) && check_options(op, element, s) && check_layouts(op, s);
}
