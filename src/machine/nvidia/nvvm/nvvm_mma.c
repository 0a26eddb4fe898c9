/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nvvm.mma.sync A[%a, %b] B[%c] C[%d, %e] {...} : (typeA, typeB, typeC) -> type and its like: their
 * syntax, and which registers hold matrices. */
#include "machine/nvidia/nvvm/nvvm_int.h"
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

/* Any integer is one of 32 bits there. -1: no sum is of it. */
static int64_t element_of_sum(const JigType *t) {
    return !t ? -1 : jig_type_is_any_integer(t) ? JIG_NVVM_S32 : element_of(t);
}

/* ---- Syntax: matrices, then lists of numbers with names ---- */

typedef struct List {
    const char *name;
    size_t n; /* numbers, of 32 bits the first one, of `width` the others */
    uint32_t width;
} List;
enum { MOST_LISTS = 4, MOST_GROUPS = 11 };
static const List sparse[MOST_LISTS + 1] = {{"sparseMetadata", 1, 32}, {"selector", 1, 32}},
                                      scaled[MOST_LISTS + 1] = {{"scaleA", 3, 16},
                                                                {"scaleB", 3, 16}},
                                      sparse_scaled[MOST_LISTS + 1] = {{"sparseMetadata", 1, 32},
                                                                       {"selector", 1, 32},
                                                                       {"scaleA", 3, 16},
                                                                       {"scaleB", 3, 16}},
                                      none[1];

static const char *const matrix_names[MATRICES] = {"A", "B", "C"};

typedef struct Read {
    JigUnresolved *matrices[MATRICES], *lists[MOST_LISTS];
    size_t n[MATRICES];
} Read;

static bool parse_operands(JigParser *p, const List *lists, Read *r) {
    for (size_t i = 0; i < MATRICES; i++)
        JIG_CHECK(jig_parse_keyword(p, matrix_names[i]) &&
                  jig_parse_operands(p, JIG_DELIM_SQUARE, &r->matrices[i], &r->n[i]));
    for (size_t i = 0; lists[i].name; i++)
        JIG_CHECK(jig_parse_keyword(p, lists[i].name) &&
                  jig_parse_exact_operands(p, JIG_DELIM_SQUARE, lists[i].n, &r->lists[i]));
    return true;
}

static bool resolve(JigParser *p, JigOpState *s, const List *lists, const Read *r,
                    const JigType *const *types, size_t num_types) {
    JigContext *ctx = jig_parser_context(p);
    int32_t sizes[MOST_GROUPS];
    size_t num_sizes = 0;
    for (size_t i = 0; i < MATRICES; i++) {
        if (i < num_types)
            JIG_CHECK(jig_resolve_operands(p, s, r->matrices[i], r->n[i], types[i]));
        sizes[num_sizes++] = (int32_t)r->n[i];
    }
    for (size_t i = 0; lists[i].name; i++)
        for (size_t k = 0; k < lists[i].n; k++) {
            const JigType *t = jig_type_i(ctx, k ? lists[i].width : 32);
            JIG_CHECK(jig_resolve_operand(p, s, &r->lists[i][k], t));
            sizes[num_sizes++] = 1;
        }
    jig_state_add_attr(s, p, "operandSegmentSizes", jig_attr_dense_i32(ctx, sizes, num_sizes));
    return true;
}

static bool parse(JigParser *p, JigOpState *s, const List *lists) {
    JigContext *ctx = jig_parser_context(p);
    Read r;
    const JigType **types, *result;
    size_t num_types;
    JIG_CHECK(parse_operands(p, lists, &r) && jig_parse_attr_dict(p, s) &&
              jig_parse_token(p, ":") && jig_parse_token(p, "(") &&
              jig_parse_type_list(p, &types, &num_types) && jig_parse_token(p, ")") &&
              jig_parse_token(p, "->") && (result = jig_parse_type(p)));
    JIG_CHECK(resolve(p, s, lists, &r, types, num_types));
    for (size_t i = 0; i < JIG_LEN(element_names) && i < num_types; i++) {
        int64_t element = element_of(types[i]);
        if (element >= 0 && !jig_state_attr(s, element_names[i]))
            jig_state_add_attr(s, p, element_names[i],
                               jig_nvvm_enum_attr(ctx, JIG_NVVM_ATTR_MMA_TYPE, element));
    }
    jig_state_add_types(s, p, &result, 1);
    return true;
}

static JigOperandRange matrix(const JigOp *op, size_t i) {
    return jig_operand_range(op, i);
}
static const JigAttr *element_attr(const JigOp *op, size_t i) {
    return i == A ? jig_nvvm_multiplicand_aptx_type_attr(op)
                  : jig_nvvm_multiplicand_bptx_type_attr(op);
}

static void print_signature(JigPrinter *p, const JigOp *op) {
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

/* Behind a matrix there may be a space of its own. */
static void print(JigPrinter *p, const JigOp *op, const List *lists, const char *behind) {
    const char *elided[MATRICES + 1] = {"operandSegmentSizes"};
    size_t num_elided = 1, at = 0;
    for (size_t i = 0; i < MATRICES; i++) {
        JigOperandRange r = matrix(op, i);
        jig_print(p, " ");
        jig_print(p, matrix_names[i]);
        jig_print(p, "[");
        jig_print_operands(p, op, r.start, r.count);
        jig_print(p, "]");
        jig_print(p, behind);
        const JigAttr *element = i < C ? element_attr(op, i) : NULL;
        if (element && r.count &&
            element_of(jig_op_operand_type(op, r.start)) == jig_attr_enum_value(element))
            elided[num_elided++] = element_names[i];
        at = r.start + r.count;
    }
    for (size_t i = 0; lists[i].name; at += lists[i++].n) {
        jig_print(p, " ");
        jig_print(p, lists[i].name);
        jig_print(p, "[");
        jig_print_operands(p, op, at, lists[i].n);
        jig_print(p, "]");
    }
    jig_print_attr_dict(p, op, elided);
    print_signature(p, op);
}

#define SYNTAX(NAME, LISTS, BEHIND)                                                                \
    bool jig_nvvm_parse_##NAME(JigParser *p, JigOpState *s) {                                      \
        return parse(p, s, LISTS);                                                                 \
    }                                                                                              \
    void jig_nvvm_print_##NAME(JigPrinter *p, const JigOp *op) {                                   \
        print(p, op, LISTS, BEHIND);                                                               \
    }
SYNTAX(mma_sync, none, " ")
SYNTAX(mma_sp_sync, sparse, "")
SYNTAX(mma_block_scale, scaled, "")

/* Its metadata are ordered, said or not. */
bool jig_nvvm_parse_mma_sp_block_scale(JigParser *p, JigOpState *s) {
    JIG_CHECK(parse(p, s, sparse_scaled));
    if (!jig_state_attr(s, "orderedMetadata"))
        jig_state_add_attr(s, p, "orderedMetadata", jig_attr_unit(jig_parser_context(p)));
    return true;
}
void jig_nvvm_print_mma_sp_block_scale(JigPrinter *p, const JigOp *op) {
    print(p, op, sparse_scaled, "");
}

/* ---- Registers ---- */

typedef struct Registers {
    size_t n;
    JigNvvmHeld held;
} Registers;
typedef struct Form {
    Registers of[MATRICES];
    Registers other_sum; /* a sum may be of another kind, too; n is 0: none */
} Form;

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

typedef JigNvvmMatrixShape Shape;

static bool find_wide_form(Shape s, int64_t element, int64_t depth, Form *form) {
    if (s.n != 8 || (s.k != depth && s.k != 2 * depth))
        return false;
    size_t steps = (size_t)(s.k / depth);
    JigNvvmHeld held = element == JIG_NVVM_F16 ? JIG_NVVM_HALVES : JIG_NVVM_WORD;
    bool is_integer = depth_of_integers(element) != 0;
    *form = (Form){.of = {[A] = {2 * steps, held},
                          [B] = {steps, held},
                          [C] = {4, is_integer ? JIG_NVVM_WORD : JIG_NVVM_SINGLE}}};
    if (element == JIG_NVVM_F16) {
        form->of[C] = (Registers){2, JIG_NVVM_HALVES};
        form->other_sum = (Registers){4, JIG_NVVM_SINGLE};
    }
    return true;
}

/* Half of the first matrix is not there. */
static int64_t sparse_depth_of(int64_t element) {
    enum { DEPTH_OF_SMALL_FLOATS = 64 };
    if (element >= JIG_NVVM_E4M3)
        return DEPTH_OF_SMALL_FLOATS;
    return element == JIG_NVVM_B1 ? 0 : 2 * depth_of(element);
}

static bool find_sparse_form(Shape s, int64_t element, int64_t depth, Form *form) {
    bool is_small = element >= JIG_NVVM_E4M3;
    if (s.n != 8 || (s.k != depth && (is_small || s.k != 2 * depth)))
        return false;
    size_t n = (size_t)(2 * s.k / depth);
    JigNvvmHeld held = element == JIG_NVVM_F16 ? JIG_NVVM_HALVES : JIG_NVVM_WORD;
    bool is_integer = depth_of_integers(element) != 0;
    *form = (Form){.of = {[A] = {n, held},
                          [B] = {n, held},
                          [C] = {4, is_integer ? JIG_NVVM_WORD : JIG_NVVM_SINGLE}}};
    if (element == JIG_NVVM_F16 || is_small) {
        form->of[C] = (Registers){2, JIG_NVVM_HALVES};
        form->other_sum = (Registers){4, JIG_NVVM_SINGLE};
    }
    return true;
}

static bool find_narrow_form(Shape s, int64_t element, Form *form) {
    int64_t depth = depth_of_integers(element);
    if (s.m != 8 || s.n != 8)
        return false;
    if (element == JIG_NVVM_F16 && s.k == 4) {
        *form = (Form){.of = {{2, JIG_NVVM_HALVES}, {2, JIG_NVVM_HALVES}, {4, JIG_NVVM_HALVES}},
                       .other_sum = {8, JIG_NVVM_SINGLE}};
        return true;
    }
    if (element == JIG_NVVM_F64 && s.k == 4) {
        *form = (Form){.of = {{1, JIG_NVVM_DOUBLE}, {1, JIG_NVVM_DOUBLE}, {2, JIG_NVVM_DOUBLE}}};
        return true;
    }
    if (!depth || s.k != depth)
        return false;
    *form = (Form){.of = {{1, JIG_NVVM_WORD}, {1, JIG_NVVM_WORD}, {2, JIG_NVVM_WORD}}};
    return true;
}

/* ---- Verification ---- */

static bool holds(const JigOp *op, JigOperandRange r, Registers x) {
    if (r.count != x.n)
        return false;
    const JigType *t = jig_nvvm_held_type(jig_op_context(op), x.held);
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
    JigStr first = jig_arena_printf(a, "%zux%s ", x.n, text_of(jig_nvvm_held_type(ctx, x.held)));
    return other.n ? jig_arena_printf(a, "%.*s%zux%s ", JIG_FMT(first), other.n,
                                      text_of(jig_nvvm_held_type(ctx, other.held)))
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
        types[i] = jig_nvvm_held_type(ctx, x.held);
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

/* Of halves, and of small floats, the sum is of one kind throughout. */
static bool check_sum(JigOp *op, const Form *form) {
    JigOperandRange c = matrix(op, C);
    const JigType *t = jig_op_result_type(op, 0);
    if (!form->other_sum.n ||
        element_of_sum(c.count ? jig_op_operand_type(op, c.start) : NULL) ==
            element_of_sum(jig_llvm_struct_len(t) ? jig_llvm_struct_element(t, 0) : NULL))
        return true;
    return jig_op_error(op, "ctype does not match dtype");
}

static bool check_overflow(JigOp *op, int64_t element) {
    return !depth_of_integers(element) || jig_nvvm_mma_sync_int_overflow_behavior_attr(op) ||
           jig_op_error(op, "op requires intOverflowBehavior attribute");
}
static bool check_options(JigOp *op, int64_t element) {
    if (element == JIG_NVVM_B1)
        return jig_nvvm_mma_sync_b1_op_attr(op) || jig_op_error(op, "op requires b1Op attribute");
    return check_overflow(op, element);
}

static bool verify(JigOp *op, bool is_sparse, Shape s, int64_t element) {
    enum { WIDE = 16 };
    int64_t depth = is_sparse ? sparse_depth_of(element) : depth_of(element);
    if (s.m == WIDE && !depth)
        return jig_op_emit_error(op, "invalid shape or multiplicand type: %s",
                                 jig_nvvm_enum_text(JIG_NVVM_ATTR_MMA_TYPE, element));
    Form form;
    bool found = s.m != WIDE
                     ? find_narrow_form(s, element, &form) && !(is_sparse && element == JIG_NVVM_B1)
                 : is_sparse ? find_sparse_form(s, element, depth, &form)
                             : find_wide_form(s, element, depth, &form);
    if (s.m == WIDE && found && !check_sum(op, &form))
        return false;
    if (!found)
        return jig_op_error(op, "unimplemented variant for MMA shape <%lld, %lld, %lld>",
                            (long long)s.m, (long long)s.n, (long long)s.k);
    for (size_t i = 0; i < MATRICES; i++)
        JIG_CHECK(check_registers(op, i, &form));
    return check_result(op, &form);
}

/* Of the second matrix it is asked last. */
static bool says_elements(JigOp *op, size_t matrix) {
    return element_attr(op, matrix) ||
           jig_op_error(op, "does not say which elements its matrices have");
}

static bool read_verified(JigOp *op, Shape *s, int64_t *element) {
    const JigAttr *shape = jig_nvvm_mma_sync_shape_attr(op);
    *s = (Shape){jig_attr_int_value(jig_attr_param(shape, 0)),
                 jig_attr_int_value(jig_attr_param(shape, 1)),
                 jig_attr_int_value(jig_attr_param(shape, 2))};
    JIG_CHECK(says_elements(op, A));
    *element = jig_attr_enum_value(element_attr(op, A));
    return true;
}

bool jig_nvvm_verify_mma_sync(JigOp *op) {
    Shape s;
    int64_t element;
    return read_verified(op, &s, &element) && verify(op, false, s, element) &&
           check_options(op, element) && says_elements(op, B) && check_layouts(op, s);
}
bool jig_nvvm_verify_mma_sp_sync(JigOp *op) {
    Shape s;
    int64_t element;
    return read_verified(op, &s, &element) && verify(op, true, s, element) &&
           check_overflow(op, element) && says_elements(op, B);
}
