/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Intrinsics whose calls are not made of operands and numbers alone. */
#include "codegen/ir_int.h"

typedef struct Piece { /* an argument: a value and its alignment, or text with its type */
    const JigValue *value;
    uint64_t align;
    JigStr text;
    const char *type; /* of text */
} Piece;

static const JigType *result_type(JigIr *ir, const JigOp *op) {
    return jig_op_num_results(op) ? jig_op_result_type(op, 0)
                                  : jig_llvm_simple_type(ir->ctx, JIG_LLVM_TYPE_VOID);
}

static void put_piece_type(JigIr *ir, const Piece *p) {
    if (p->value)
        jig_codegen_put_type(ir, jig_value_type(p->value));
    else
        jig_codegen_put(ir, p->type);
}
static void put_piece(JigIr *ir, const Piece *p) {
    put_piece_type(ir, p);
    if (p->align)
        jig_codegen_putf(ir, " align %llu", (unsigned long long)p->align);
    jig_codegen_put(ir, " ");
    if (p->value)
        jig_codegen_put_value(ir, p->value);
    else
        jig_codegen_put_str(ir, p->text);
}
/* `result @name(pieces)`, each piece as `put` writes it. */
static void put_signature(JigIr *ir, const JigType *result, JigStr name, const Piece *pieces,
                          size_t n, void (*put)(JigIr *ir, const Piece *p)) {
    jig_codegen_put_type(ir, result);
    jig_codegen_put(ir, " ");
    jig_codegen_put_symbol(ir, '@', name);
    jig_codegen_put(ir, "(");
    for (size_t i = 0; i < n; i++) {
        jig_codegen_put(ir, i ? ", " : "");
        put(ir, &pieces[i]);
    }
    jig_codegen_put(ir, ")");
}

/* The intrinsic `name`, overloaded by `types`, called with `n` pieces; the line is not ended. */
static void put_call_of(JigIr *ir, const JigOp *op, const JigType *result, const char *name,
                        const JigType *const *types, size_t num_types, const Piece *pieces,
                        size_t n) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put(ir, name);
    for (size_t i = 0; i < num_types; i++)
        jig_codegen_put_mangled(ir, types[i]);
    JigStr whole = jig_codegen_end(ir, before);
    before = jig_codegen_begin(ir, &text);
    put_signature(ir, result, whole, pieces, n, put_piece_type);
    if (!jig_codegen_declare(ir, whole, jig_codegen_end(ir, before)))
        jig_codegen_fail(ir, op, "does not have the types of the intrinsic '%.*s'", JIG_FMT(whole));
    if (!jig_llvm_is_type(result, JIG_LLVM_TYPE_VOID))
        jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, "call ");
    put_signature(ir, result, whole, pieces, n, put_piece);
}

static void put_call(JigIr *ir, const JigOp *op, const char *name, const JigType *const *types,
                     size_t num_types, const Piece *pieces, size_t n) {
    put_call_of(ir, op, result_type(ir, op), name, types, num_types, pieces, n);
}

static Piece piece(const JigValue *v) {
    return (Piece){.value = v};
}
static Piece number(JigIr *ir, const char *type, const JigOp *op, const char *attr) {
    const JigAttr *x = jig_op_attr(op, attr);
    long long n = x ? (long long)jig_attr_int_value(x) : 0;
    if (x && jig_attr_is_bool(x))
        return (Piece){.text = jig_str(n ? "true" : "false"), .type = type};
    return (Piece){.text = jig_arena_printf(ir->arena, "%lld", n), .type = type};
}
/* ---- Masked accesses ---- */

/* Of loads, stores, gathers and scatters: each calls its property `alignment`, so that one accessor
 * reads all. */
static uint64_t masked_alignment(JigIr *ir, const JigOp *op) {
    int64_t n = jig_codegen_int(jig_llvm_intr_masked_load_alignment_attr(op), 1);
    if (n <= 0 || (n & (n - 1)))
        jig_codegen_fail(ir, op, "needs an alignment that is a power of two");
    return (uint64_t)n;
}

/* Load and gather: what is read where, the mask, and what is there where it is not set. */
static void put_masked_read(JigIr *ir, const JigOp *op, const char *name) {
    const JigType *types[] = {jig_op_result_type(op, 0), jig_op_operand_type(op, 0)};
    Piece pieces[] = {{.value = jig_op_operand(op, 0), .align = masked_alignment(ir, op)},
                      piece(jig_op_operand(op, 1)),
                      {.text = JIG_STR("poison"), .type = jig_codegen_type_text(ir, types[0]).ptr}};
    if (jig_op_num_operands(op) > 2)
        pieces[2] = piece(jig_op_operand(op, 2));
    put_call(ir, op, name, types, 2, pieces, 3);
    if (jig_llvm_intr_masked_load_nontemporal_attr(op))
        jig_codegen_putf(ir, ", !nontemporal !%u", jig_codegen_node(ir, JIG_STR("!{i32 1}")));
    jig_codegen_end_line(ir, op);
}
static void put_masked_write(JigIr *ir, const JigOp *op, const char *name) {
    const JigType *types[] = {jig_op_operand_type(op, 0), jig_op_operand_type(op, 1)};
    Piece pieces[] = {piece(jig_op_operand(op, 0)),
                      {.value = jig_op_operand(op, 1), .align = masked_alignment(ir, op)},
                      piece(jig_op_operand(op, 2))};
    put_call(ir, op, name, types, 2, pieces, 3);
    jig_codegen_end_line(ir, op);
}

/* ---- Matrices ---- */

static uint64_t element_align(JigIr *ir, const JigOp *op, const JigType *vector) {
    uint64_t size, align = 1;
    if (!jig_codegen_size(&ir->layout, jig_type_element(vector), &size, &align))
        jig_codegen_fail(ir, op, "has elements without a size");
    return align;
}
static void put_matrix_load(JigIr *ir, const JigOp *op, const char *name) {
    const JigType *types[] = {jig_op_result_type(op, 0),
                              jig_value_type(jig_llvm_intr_matrix_column_major_load_stride(op))};
    Piece pieces[] = {{.value = jig_llvm_intr_matrix_column_major_load_data(op),
                       .align = element_align(ir, op, types[0])},
                      piece(jig_llvm_intr_matrix_column_major_load_stride(op)),
                      number(ir, "i1", op, "isVolatile"),
                      number(ir, "i32", op, "rows"),
                      number(ir, "i32", op, "columns")};
    put_call(ir, op, name, types, 2, pieces, JIG_LEN(pieces));
    jig_codegen_end_line(ir, op);
}
static void put_matrix_store(JigIr *ir, const JigOp *op, const char *name) {
    const JigType *types[] = {jig_value_type(jig_llvm_intr_matrix_column_major_store_matrix(op)),
                              jig_value_type(jig_llvm_intr_matrix_column_major_store_stride(op))};
    Piece pieces[] = {piece(jig_llvm_intr_matrix_column_major_store_matrix(op)),
                      {.value = jig_llvm_intr_matrix_column_major_store_data(op),
                       .align = element_align(ir, op, types[0])},
                      piece(jig_llvm_intr_matrix_column_major_store_stride(op)),
                      number(ir, "i1", op, "isVolatile"),
                      number(ir, "i32", op, "rows"),
                      number(ir, "i32", op, "columns")};
    put_call(ir, op, name, types, 2, pieces, JIG_LEN(pieces));
    jig_codegen_end_line(ir, op);
}
static void put_matrix_multiply(JigIr *ir, const JigOp *op, const char *name) {
    const JigType *types[] = {jig_op_result_type(op, 0),
                              jig_value_type(jig_llvm_intr_matrix_multiply_lhs(op)),
                              jig_value_type(jig_llvm_intr_matrix_multiply_rhs(op))};
    Piece pieces[] = {piece(jig_llvm_intr_matrix_multiply_lhs(op)),
                      piece(jig_llvm_intr_matrix_multiply_rhs(op)),
                      number(ir, "i32", op, "lhs_rows"), number(ir, "i32", op, "lhs_columns"),
                      number(ir, "i32", op, "rhs_columns")};
    put_call(ir, op, name, types, 3, pieces, JIG_LEN(pieces));
    jig_codegen_end_line(ir, op);
}
static void put_matrix_transpose(JigIr *ir, const JigOp *op, const char *name) {
    const JigType *types[] = {jig_op_result_type(op, 0)};
    Piece pieces[] = {piece(jig_llvm_intr_matrix_transpose_matrix(op)),
                      number(ir, "i32", op, "rows"), number(ir, "i32", op, "columns")};
    put_call(ir, op, name, types, 1, pieces, JIG_LEN(pieces));
    jig_codegen_end_line(ir, op);
}

/* ---- Floats with a rounding mode ---- */

static Piece word(JigIr *ir, const char *kind, JigLlvmEnum enum_name, int64_t value) {
    return (Piece){.text = jig_arena_printf(ir->arena, "!\"%s.%s\"", kind,
                                            jig_enum_text(jig_llvm_enum(enum_name), value)),
                   .type = "metadata"};
}
static void put_constrained(JigIr *ir, const JigOp *op, const char *name) {
    const JigType *types[] = {jig_op_result_type(op, 0), jig_op_operand_type(op, 0)};
    Piece pieces[3] = {piece(jig_op_operand(op, 0))};
    size_t n = 1;
    if (jig_llvm_intr_experimental_constrained_fptrunc_roundingmode_attr(op))
        pieces[n++] =
            word(ir, "round", JIG_LLVM_ENUM_ROUNDING_MODE,
                 jig_codegen_int(
                     jig_llvm_intr_experimental_constrained_fptrunc_roundingmode_attr(op), 0));
    pieces[n++] =
        word(ir, "fpexcept", JIG_LLVM_ENUM_FP_EXCEPTION_BEHAVIOR,
             jig_codegen_int(
                 jig_llvm_intr_experimental_constrained_fptrunc_fp_exception_behavior_attr(op), 0));
    put_call(ir, op, name, types, 2, pieces, n);
    jig_codegen_put(ir, " strictfp");
    jig_codegen_end_line(ir, op);
}

/* ---- Scopes of aliases ---- */

static void put_scope_decl(JigIr *ir, const JigOp *op, const char *name) {
    const JigAttr *scope = jig_llvm_intr_experimental_noalias_scope_decl_scope_attr(op);
    Piece pieces[] = {
        {.text = jig_arena_printf(ir->arena, "!%u", jig_codegen_alias_scopes(ir, &scope, 1)),
         .type = "metadata"}};
    put_call(ir, op, name, NULL, 0, pieces, 1);
    jig_codegen_end_line(ir, op);
}

/* ---- Coroutines ---- */

/* What it says, LLVM 22 does not say any more. */
static void put_coro_end(JigIr *ir, const JigOp *op, const char *name) {
    if (jig_op_has_uses(op))
        jig_codegen_fail(ir, op, "has a result that the intrinsic of LLVM 22 does not have");
    Piece pieces[] = {piece(jig_llvm_intr_coro_end_handle(op)),
                      piece(jig_llvm_intr_coro_end_unwind(op)),
                      piece(jig_llvm_intr_coro_end_retvals(op))};
    put_call_of(ir, op, jig_llvm_simple_type(ir->ctx, JIG_LLVM_TYPE_VOID), name, NULL, 0, pieces,
                3);
    jig_codegen_end_line(ir, op);
}

bool jig_codegen_put_special_intrinsic(JigIr *ir, const JigOp *op) {
    static const struct {
        int id;
        void (*put)(JigIr *ir, const JigOp *op, const char *name);
    } table[] = {
        {JIG_LLVM_INTR_MASKED_LOAD, put_masked_read},
        {JIG_LLVM_INTR_MASKED_GATHER, put_masked_read},
        {JIG_LLVM_INTR_MASKED_STORE, put_masked_write},
        {JIG_LLVM_INTR_MASKED_SCATTER, put_masked_write},
        {JIG_LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD, put_matrix_load},
        {JIG_LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE, put_matrix_store},
        {JIG_LLVM_INTR_MATRIX_MULTIPLY, put_matrix_multiply},
        {JIG_LLVM_INTR_MATRIX_TRANSPOSE, put_matrix_transpose},
        {JIG_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP, put_constrained},
        {JIG_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP, put_constrained},
        {JIG_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC, put_constrained},
        {JIG_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT, put_constrained},
        {JIG_LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL, put_scope_decl},
        {JIG_LLVM_INTR_CORO_END, put_coro_end},
    };
    for (size_t i = 0; i < JIG_LEN(table); i++)
        if (jig_op_is(op, &jig_llvm_ops[table[i].id])) {
            JigStr rest = jig_op_name_of(op);
            JigStr name = jig_arena_printf(ir->arena, "llvm.%.*s",
                                           (int)(rest.len - (sizeof "llvm.intr." - 1)),
                                           rest.ptr + sizeof "llvm.intr." - 1);
            table[i].put(ir, op, name.ptr);
            return true;
        }
    return false;
}
