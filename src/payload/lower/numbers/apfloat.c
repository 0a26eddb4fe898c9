/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Arithmetic on floats of any format as calls of a library that knows them by
 * numbers (APFloat's): floats are handed over as their bits, in 64 of them.
 * What has more bits stays as it is.
 */
#include "dialect/arith/arith.h"
#include "dialect/func/func.h"
#include "dialect/math/math.h"
#include "dialect/vector/vector.h"
#include "dialect/vector/vector_util.h"
#include "ir/op.h"
#include "jig/num.h"
#include "payload/lower/numbers/numbers.h"
#include "payload/lower/passes.h"

enum { WORD = 64, MOST = 3 /* floats that a function takes */ };

/* ---- Formats ---- */

/* A switch, so that no format is forgotten. */
int jig_numbers_runtime_format(JigFloatKind kind) {
    switch (kind) {
    case JIG_F16:
        return 0;
    case JIG_BF16:
        return 1;
    case JIG_F32:
        return 2;
    case JIG_F64:
        return 3;
    case JIG_F8E5M2:
        return 7;
    case JIG_F8E5M2FNUZ:
        return 8;
    case JIG_F8E4M3:
        return 9;
    case JIG_F8E4M3FN:
        return 10;
    case JIG_F8E4M3FNUZ:
        return 11;
    case JIG_F8E4M3B11FNUZ:
        return 12;
    case JIG_F8E3M4:
        return 13;
    case JIG_TF32:
        return 14;
    case JIG_F8E8M0FNU:
        return 15;
    case JIG_F6E3M2FN:
        return 16;
    case JIG_F6E2M3FN:
        return 17;
    case JIG_F4E2M1FN:
        return 18;
    case JIG_F80:
    case JIG_F128:
    case JIG_FLOAT_KINDS:
        break;
    }
    return -1;
}

static bool fits(const JigType *t) {
    return (jig_type_is_float(t) || jig_type_is_any_integer(t)) && jig_type_width(t) <= WORD;
}

/* ---- Ops ---- */

typedef enum Kind {
    COMPUTES, /* a float of floats */
    ASKS,     /* i1 of a float */
    COMPARES,
    CONVERTS, /* to another format */
    FROM_INT,
    TO_INT
} Kind;

typedef struct Row {
    const char *op, *function;
    Kind kind;
    bool is_unsigned;
} Row;

static const Row arith_rows[] = {
    {.op = "arith.addf", .function = "add", .kind = COMPUTES},
    {.op = "arith.subf", .function = "subtract", .kind = COMPUTES},
    {.op = "arith.mulf", .function = "multiply", .kind = COMPUTES},
    {.op = "arith.divf", .function = "divide", .kind = COMPUTES},
    {.op = "arith.remf", .function = "remainder", .kind = COMPUTES},
    {.op = "arith.negf", .function = "neg", .kind = COMPUTES},
    {.op = "arith.minnumf", .function = "minnum", .kind = COMPUTES},
    {.op = "arith.maxnumf", .function = "maxnum", .kind = COMPUTES},
    {.op = "arith.minimumf", .function = "minimum", .kind = COMPUTES},
    {.op = "arith.maximumf", .function = "maximum", .kind = COMPUTES},
    {.op = "arith.cmpf", .function = "compare", .kind = COMPARES},
    {.op = "arith.extf", .function = "convert", .kind = CONVERTS},
    {.op = "arith.truncf", .function = "convert", .kind = CONVERTS},
    {.op = "arith.sitofp", .function = "convert_from_int", .kind = FROM_INT},
    {.op = "arith.uitofp", .function = "convert_from_int", .kind = FROM_INT, .is_unsigned = true},
    {.op = "arith.fptosi", .function = "convert_to_int", .kind = TO_INT},
    {.op = "arith.fptoui", .function = "convert_to_int", .kind = TO_INT, .is_unsigned = true},
    {0},
};
static const Row math_rows[] = {
    {.op = "math.absf", .function = "abs", .kind = COMPUTES},
    {.op = "math.fma", .function = "fused_multiply_add", .kind = COMPUTES},
    {.op = "math.isinf", .function = "isinfinite", .kind = ASKS},
    {.op = "math.isnan", .function = "isnan", .kind = ASKS},
    {.op = "math.isnormal", .function = "isnormal", .kind = ASKS},
    {.op = "math.isfinite", .function = "isfinite", .kind = ASKS},
    {0},
};

/* One op as a call. */
typedef struct Call {
    JigRewriter *rw;
    JigLoc loc;
    const JigOp *op;
    const Row *row;
    const JigType *from, *to; /* of operands and the result, or their elements */
    const JigType *returns;
    JigStr callee;
} Call;

/* ---- Building ---- */

static JigValue *cast(const Call *c, const JigOpRow *row, JigValue *v, const JigType *type) {
    return jig_op_result(jig_build(c->rw, c->loc, row, &v, 1, &type, 1, NULL), 0);
}
static JigValue *constant(const Call *c, uint32_t width, int64_t value) {
    const JigType *type = jig_type_i(c->rw->ctx, width);
    return jig_arith_constant(c->rw, c->loc, type, jig_attr_int(type, value));
}
static JigValue *format(const Call *c, const JigType *t) {
    return constant(c, 32, jig_numbers_runtime_format(jig_type_float_kind(t)));
}

/* The bits of a float, or an integer, in a word. */
static JigValue *as_word(const Call *c, JigValue *v) {
    uint32_t width = jig_type_width(jig_value_type(v));
    bool is_float = jig_type_is_float(jig_value_type(v));
    if (is_float)
        v = cast(c, JIG_ARITH(BITCAST), v, jig_type_i(c->rw->ctx, width));
    if (width == WORD)
        return v;
    return cast(c, is_float || c->row->is_unsigned ? JIG_ARITH(EXTUI) : JIG_ARITH(EXTSI), v,
                jig_type_i(c->rw->ctx, WORD));
}

static JigValue *out_of_word(const Call *c, JigValue *word) {
    uint32_t width = jig_type_width(c->to);
    if (width < WORD)
        word = cast(c, JIG_ARITH(TRUNCI), word, jig_type_i(c->rw->ctx, width));
    return jig_type_is_float(c->to) ? cast(c, JIG_ARITH(BITCAST), word, c->to) : word;
}

static JigValue *call(const Call *c, JigValue *const *args, size_t n) {
    JigFuncCall parts = {.callee = jig_attr_flat_symbol(c->rw->ctx, c->callee),
                         .operands = {args, n},
                         .result_types = {&c->returns, 1}};
    return jig_op_result(jig_func_call_build(c->rw, c->loc, &parts), 0);
}

/* ---- Comparisons: the library says less, equal, greater, or unordered ---- */

enum { LESS, EQUAL, GREATER, UNORDERED, OUTCOMES };
enum { PREDICATES = JIG_CMPF_TRUE + 1 };
/* Of each predicate, the outcomes for which it holds, in the order in which they are asked. */
static const struct {
    uint8_t n, outcomes[OUTCOMES];
} holds[PREDICATES] = {
    [JIG_CMPF_OEQ] = {1, {EQUAL}},
    [JIG_CMPF_OGT] = {1, {GREATER}},
    [JIG_CMPF_OGE] = {2, {GREATER, EQUAL}},
    [JIG_CMPF_OLT] = {1, {LESS}},
    [JIG_CMPF_OLE] = {2, {LESS, EQUAL}},
    [JIG_CMPF_ONE] = {2, {LESS, GREATER}},
    [JIG_CMPF_ORD] = {3, {LESS, GREATER, EQUAL}},
    [JIG_CMPF_UEQ] = {2, {UNORDERED, EQUAL}},
    [JIG_CMPF_UGT] = {2, {UNORDERED, GREATER}},
    [JIG_CMPF_UGE] = {3, {UNORDERED, GREATER, EQUAL}},
    [JIG_CMPF_ULT] = {2, {UNORDERED, LESS}},
    [JIG_CMPF_ULE] = {3, {UNORDERED, LESS, EQUAL}},
    [JIG_CMPF_UNE] = {3, {LESS, GREATER, UNORDERED}},
    [JIG_CMPF_UNO] = {1, {UNORDERED}},
};

static JigValue *is_outcome(const Call *c, JigValue *outcome, int64_t which) {
    JigArithCmpi parts = {.lhs = outcome,
                          .rhs = constant(c, 8, which),
                          .predicate = jig_attr_i64(c->rw->ctx, JIG_COMPARE_EQ)};
    return jig_op_result(jig_arith_cmpi_build(c->rw, c->loc, &parts), 0);
}

static JigValue *compared(const Call *c, JigValue *outcome) {
    int64_t predicate = jig_arith_predicate(c->op);
    size_t n = holds[predicate].n;
    JigValue *is[OUTCOMES];
    if (!n)
        return constant(c, 1, predicate == JIG_CMPF_TRUE);
    for (size_t i = 0; i < n; i++)
        is[i] = is_outcome(c, outcome, holds[predicate].outcomes[i]);
    JigValue *any = is[n - 1];
    for (size_t i = n - 1; i-- > 0;) {
        JigArithOri parts = {.lhs = is[i], .rhs = any};
        any = jig_op_result(jig_arith_ori_build(c->rw, c->loc, &parts), 0);
    }
    return any;
}

/* ---- Scalars ---- */

/* Whatever comes before the numbers: formats, and what integers are like. */
static size_t describe(const Call *c, JigValue **args) {
    Kind kind = c->row->kind;
    bool from_int = kind == FROM_INT, to_int = kind == TO_INT;
    size_t n = 0;
    args[n++] = format(c, from_int ? c->to : c->from);
    if (kind == CONVERTS)
        args[n++] = format(c, c->to);
    if (from_int || to_int) {
        args[n++] = constant(c, 32, jig_type_width(from_int ? c->from : c->to));
        args[n++] = constant(c, 1, c->row->is_unsigned);
    }
    return n;
}

static JigValue *on_scalars(const Call *c, JigValue *const *operands, size_t num_operands) {
    JigValue *args[2 * MOST], *words[MOST];
    for (size_t i = 0; i < num_operands; i++)
        words[i] = as_word(c, operands[i]);
    size_t n = describe(c, args);
    for (size_t i = 0; i < num_operands; i++)
        args[n++] = words[i];
    JigValue *result = call(c, args, n);
    return c->row->kind == ASKS       ? result
           : c->row->kind == COMPARES ? compared(c, result)
                                      : out_of_word(c, result);
}

/* ---- Vectors, lane by lane ---- */

static JigValue *on_vectors(const Call *c, const JigType *type) {
    size_t n = jig_op_num_operands(c->op), lanes = (size_t)jig_type_num_elements(type);
    const JigOp *parts[MOST];
    const JigType **types = JIG_NEW_ARRAY(c->rw->arena, const JigType *, lanes + 1);
    JigValue **made = JIG_NEW_ARRAY(c->rw->arena, JigValue *, lanes + 1);
    for (size_t i = 0; i < lanes; i++)
        types[i] = c->from;
    for (size_t i = 0; i < n; i++) {
        JigVectorToElements split = {.source = jig_op_operand(c->op, i),
                                     .element_types = {types, lanes}};
        parts[i] = jig_vector_to_elements_build(c->rw, c->loc, &split);
    }
    for (size_t k = 0; k < lanes; k++) {
        JigValue *operands[MOST];
        for (size_t i = 0; i < n; i++)
            operands[i] = jig_op_result(parts[i], k);
        made[k] = on_scalars(c, operands, n);
    }
    JigVectorFromElements joined = {.elements = {made, lanes}, .dest_type = type};
    return jig_op_result(jig_vector_from_elements_build(c->rw, c->loc, &joined), 0);
}

/* ---- Functions ---- */

/* The types that the function takes follow from the row. */
static const JigType *signature(const Call *c) {
    JigContext *ctx = c->rw->ctx;
    const JigType *types[2 * MOST], *i32 = jig_type_i(ctx, 32);
    bool about_ints = c->row->kind == FROM_INT || c->row->kind == TO_INT;
    size_t n = 0;
    types[n++] = i32;
    if (c->row->kind == CONVERTS || about_ints)
        types[n++] = i32;
    if (about_ints)
        types[n++] = jig_type_i(ctx, 1);
    for (size_t i = 0; i < jig_op_num_operands(c->op); i++)
        types[n++] = jig_type_i(ctx, WORD);
    return jig_type_function(ctx, types, n, &c->returns, 1);
}

/* Declared at the beginning of the nearest symbol table; false: the name is something else's. */
static bool declare(const Call *c) {
    JigOp *table = jig_nearest_symbol_table(jig_op_parent(c->op));
    if (!table)
        return false;
    JigOp *known = jig_symbol_lookup_in(table, c->callee);
    const JigAttr *type = jig_attr_of_type(signature(c));
    if (!known) {
        JigPoint back = jig_point(c->rw);
        jig_at_start(c->rw, jig_op_body(table));
        JigFuncFunc parts = {.sym_name = jig_attr_string(c->rw->ctx, c->callee),
                             .function_type = type,
                             .sym_visibility = jig_attr_string(c->rw->ctx, JIG_STR("private"))};
        jig_func_func_build(c->rw, c->loc, &parts);
        jig_set_point(c->rw, back);
        return true;
    }
    if (!jig_op_is(known, JIG_FUNC(FUNC)))
        return jig_op_emit_error(known, "redefinition of symbol named '%.*s'", JIG_FMT(c->callee));
    if (jig_func_func_function_type_attr(known) == type)
        return true;
    JigArena *a = c->rw->arena;
    JigStr has = jig_attr_to_str(jig_func_func_function_type_attr(known), a),
           wants = jig_attr_to_str(type, a);
    return jig_op_emit_error(known,
                             "matched function '%.*s' but with different type: '%.*s' (expected "
                             "'%.*s')",
                             JIG_FMT(c->callee), JIG_FMT(has), JIG_FMT(wants));
}

/* ---- The passes ---- */

static const Row *row_of(const JigOp *op, const Row *rows) {
    for (; rows->op; rows++)
        if (jig_op_has_name(op, rows->op))
            return rows;
    return NULL;
}

/* Rounded as the library does, on scalars, or on vectors that have a number of lanes. */
static bool is_for(const JigOp *op, bool with_vectors) {
    const JigType *from = jig_op_operand_type(op, 0), *to = jig_op_result_type(op, 0);
    bool vectors = with_vectors && jig_type_is_vector(to) && !jig_type_is_scalable(to) &&
                   jig_vector_count(to, jig_type_rank(to)) <= JIG_VECTOR_MANY;
    if (jig_type_element(to) && !vectors)
        return false;
    return fits(jig_type_element_or_self(from)) && fits(jig_type_element_or_self(to)) &&
           !(jig_op_is(op, JIG_ARITH(TRUNCF)) && jig_arith_truncf_roundingmode_attr(op));
}

/* False after a diagnostic. */
static bool replace(JigRewriter *rw, JigOp *op, const Row *row) {
    const JigType *type = jig_op_result_type(op, 0);
    Call c = {rw,
              jig_op_loc(op),
              op,
              row,
              .from = jig_type_element_or_self(jig_op_operand_type(op, 0)),
              .to = jig_type_element_or_self(type),
              .returns = jig_type_i(rw->ctx, row->kind == ASKS       ? 1
                                             : row->kind == COMPARES ? 8
                                                                     : WORD),
              .callee = jig_arena_printf(rw->arena, "_mlir_apfloat_%s", row->function)};
    jig_at_before(rw, op);
    JIG_CHECK(declare(&c));
    size_t n = jig_op_num_operands(op);
    JigValue *operands[MOST];
    for (size_t i = 0; i < n; i++)
        operands[i] = jig_op_operand(op, i);
    jig_rw_replace1(rw, op,
                    jig_type_element(type) ? on_vectors(&c, type) : on_scalars(&c, operands, n));
    return true;
}

typedef struct Found {
    const Row *rows;
    JigOpVec ops;
    bool with_vectors;
} Found;

static JigWalk collect(JigOp *op, void *user) {
    Found *f = user;
    if (row_of(op, f->rows) && is_for(op, f->with_vectors))
        jig_vec_push(&f->ops, op);
    return JIG_WALK_ADVANCE;
}

static bool convert(JigPassCall *call, const Row *rows, bool with_vectors) {
    Found f = {.rows = rows, .with_vectors = with_vectors};
    bool ok = true;
    jig_walk_pre(call->op, collect, &f);
    for (size_t i = 0; i < f.ops.len && ok; i++)
        ok = replace(call->rw, f.ops.data[i], row_of(f.ops.data[i], rows));
    jig_vec_free(&f.ops);
    return ok;
}

static bool run_arith(JigPassCall *call) {
    return convert(call, arith_rows, true);
}
static bool run_math(JigPassCall *call) {
    return convert(call, math_rows, false);
}

const JigPassRow jig_pass_convert_arith_to_apfloat = {
    .name = "convert-arith-to-apfloat",
    .title = "ArithToAPFloatConversionPass",
    .anchor = "builtin.module",
    .run = run_arith,
    .summary = "arithmetic on floats as calls of a library that knows their formats",
};
const JigPassRow jig_pass_convert_math_to_apfloat = {
    .name = "convert-math-to-apfloat",
    .title = "MathToAPFloatConversionPass",
    .anchor = "builtin.module",
    .run = run_math,
    .summary = "math on floats as calls of a library that knows their formats",
};
