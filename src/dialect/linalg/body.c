/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Implicit bodies: the `body` string of a named op, evaluated into ops. The
 * evaluator descends the expression once and builds as it goes, so the order
 * of the built ops is that of the text, operands first.
 */
#include <stdlib.h>

#include "dialect/arith/arith.h"
#include "dialect/complex/complex.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/math/math.h"

/* ---- Functions of the body language ----
 * In the order of #linalg.unary_fn and #linalg.binary_fn, one after the other
 * in the order of #linalg.elementwise_kind. */
typedef struct UnaryFn {
    const char *name;
    const JigOpRow *row; /* NULL: built from others */
} UnaryFn;

/* What the op is for each kind of number; NULL where there is none. */
typedef struct BinaryFn {
    const char *name;
    const JigOpRow *complex, *floats, *ints, *bools;
    const char *missing; /* the message where there is none */
} BinaryFn;

static const UnaryFn unary_fns[] = {
    {"exp", JIG_MATH(EXP)},     {"log", JIG_MATH(LOG)},     {"abs", JIG_MATH(ABSF)},
    {"ceil", JIG_MATH(CEIL)},   {"floor", JIG_MATH(FLOOR)}, {"negf", JIG_ARITH(NEGF)},
    {"reciprocal", NULL},       {"round", JIG_MATH(ROUND)}, {"sqrt", JIG_MATH(SQRT)},
    {"rsqrt", JIG_MATH(RSQRT)}, {"square", NULL},           {"tanh", JIG_MATH(TANH)},
    {"erf", JIG_MATH(ERF)},
};
static const BinaryFn binary_fns[] = {
    {"+", JIG_COMPLEX(ADD), JIG_ARITH(ADDF), JIG_ARITH(ADDI), JIG_ARITH(ORI), NULL},
    {"-", JIG_COMPLEX(SUB), JIG_ARITH(SUBF), JIG_ARITH(SUBI), NULL,
     "unsupported operation: sub with bools"},
    {"*", JIG_COMPLEX(MUL), JIG_ARITH(MULF), JIG_ARITH(MULI), JIG_ARITH(ANDI), NULL},
    {"/", JIG_COMPLEX(DIV), JIG_ARITH(DIVF), JIG_ARITH(DIVSI), NULL,
     "unsupported operation: div with bools"},
    {"div_unsigned", NULL, NULL, JIG_ARITH(DIVUI), NULL,
     "unsupported operation: unsigned div not on uint"},
    {"max", JIG_ARITH(MAXSI), JIG_ARITH(MAXIMUMF), JIG_ARITH(MAXSI), JIG_ARITH(MAXSI), NULL},
    {"min", JIG_ARITH(MINSI), JIG_ARITH(MINIMUMF), JIG_ARITH(MINSI), JIG_ARITH(MINSI), NULL},
    {"max_unsigned", NULL, NULL, JIG_ARITH(MAXUI), NULL,
     "unsupported operation: unsigned max not on uint"},
    {"min_unsigned", NULL, NULL, JIG_ARITH(MINUI), NULL,
     "unsupported operation: unsigned min not on uint"},
    {"powf", JIG_MATH(POWF), JIG_MATH(POWF), JIG_MATH(POWF), JIG_MATH(POWF), NULL},
};
enum { NUM_UNARY = JIG_LEN(unary_fns), NUM_BINARY = JIG_LEN(binary_fns) };

static const UnaryFn *unary_fn(JigStr name) {
    for (size_t i = 0; i < NUM_UNARY; i++)
        if (jig_str_is(name, unary_fns[i].name))
            return &unary_fns[i];
    return NULL;
}

static const BinaryFn *binary_fn(JigStr name) {
    for (size_t i = 0; i < NUM_BINARY; i++)
        if (jig_str_is(name, binary_fns[i].name))
            return &binary_fns[i];
    return NULL;
}

/* ---- Which body an op has ---- */
/* By the number of inputs; `kind` says which function it is. */
static const JigLinalgNamed elementwise[] = {
    {"", .access = "in[*], out[*]", .body = "kind(in)"},
    {"", .access = "lhs[*], rhs[*], out[*]", .body = "kind(lhs, rhs)"},
    {"", .access = "cond[*], lhs[*], rhs[*], out[*]", .body = "kind(cond, lhs, rhs)"},
};
static const JigLinalgNamed contraction = {"", .access = "lhs[], rhs[], out[]",
                                           .body = "out + cast(lhs) * cast(rhs)"};
static const JigLinalgNamed forwarding = {"", .access = "in[], out[]", .body = "in"};

bool jig_linalg_only_moves(const JigOpRow *row) {
    return row == JIG_LINALG(TRANSPOSE) || row == JIG_LINALG(BROADCAST);
}

/* The value of an enum attribute of the op, or `otherwise`. */
static size_t enum_attr(const JigAttr *attrs, JigStr name, size_t otherwise) {
    const JigAttr *x = attrs ? jig_attr_dict_get(attrs, name) : NULL;
    bool is_enum = x && jig_attr_kind(x) == JIG_ATTR_DIALECT && jig_attr_row(x)->enum_of;
    return is_enum ? (size_t)jig_attr_enum_value(x) : otherwise;
}

const JigLinalgNamed *jig_linalg_body_of(const JigOpRow *row, const JigAttr *attrs) {
    if (row == JIG_LINALG(ELEMENTWISE)) {
        size_t kind = enum_attr(attrs, JIG_STR("kind"), SIZE_MAX);
        return kind < NUM_UNARY                ? &elementwise[0]
               : kind < NUM_UNARY + NUM_BINARY ? &elementwise[1]
               : kind != SIZE_MAX              ? &elementwise[2]
                                               : NULL;
    }
    if (row == JIG_LINALG(CONTRACT))
        return &contraction;
    if (jig_linalg_only_moves(row))
        return &forwarding;
    return jig_linalg_named_of_row(row);
}

/* ---- Casts ---- */
static JigValue *build1(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *x,
                        const JigType *type) {
    return jig_op_result(jig_build(rw, loc, row, &x, 1, &type, 1, NULL), 0);
}

static JigValue *build_constant(JigRewriter *rw, JigLoc loc, const JigAttr *value) {
    const JigType *type = jig_attr_type(value);
    JigOp *op =
        jig_arith_constant_build(rw, loc, &(JigArithConstant){.result_type = type, .value = value});
    return jig_op_result(op, 0);
}

const JigOpRow *jig_linalg_cast_row(const JigType *from, const JigType *to, bool is_unsigned,
                                    bool *known) {
    uint32_t from_width = jig_type_is_int_or_float(from) ? jig_type_width(from) : 0;
    uint32_t to_width = jig_type_is_int_or_float(to) ? jig_type_width(to) : 0;
    *known = true;
    if (from == to)
        return NULL;
    if (jig_type_is_any_integer(to) && jig_type_is_float(from))
        return is_unsigned ? JIG_ARITH(FPTOUI) : JIG_ARITH(FPTOSI);
    if (jig_type_is_any_integer(to) && jig_type_is_index(from))
        return JIG_ARITH(INDEX_CAST);
    if (jig_type_is_any_integer(to) && jig_type_is_any_integer(from))
        return to_width > from_width   ? (is_unsigned ? JIG_ARITH(EXTUI) : JIG_ARITH(EXTSI))
               : to_width < from_width ? JIG_ARITH(TRUNCI)
                                       : NULL;
    if (jig_type_is_float(to) && jig_type_is_any_integer(from))
        return is_unsigned ? JIG_ARITH(UITOFP) : JIG_ARITH(SITOFP);
    if (jig_type_is_float(to) && jig_type_is_float(from))
        return to_width > from_width   ? JIG_ARITH(EXTF)
               : to_width < from_width ? JIG_ARITH(TRUNCF)
                                       : NULL;
    *known = false;
    return NULL;
}

/* The cast between scalars that are no complex numbers. *known says whether
 * there is a rule; a rule may have nothing to do. */
static JigValue *cast_scalar(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *to,
                             bool is_unsigned, bool *known) {
    const JigOpRow *row = jig_linalg_cast_row(jig_value_type(v), to, is_unsigned, known);
    return row ? build1(rw, loc, row, v, to) : v;
}

/* A number becomes the real part; a complex number is cast part by part. */
static JigValue *cast_to_complex(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *to,
                                 bool is_unsigned, bool *known) {
    const JigType *part = jig_type_element(to), *from = jig_value_type(v);
    bool from_complex = jig_type_kind(from) == JIG_TYPE_COMPLEX;
    *known = jig_type_is_float(part) && (from_complex ? jig_type_is_float(jig_type_element(from))
                                                      : jig_type_is_int_or_float(from));
    if (!*known)
        return v;
    JigValue *parts[2];
    if (from_complex) {
        JigValue *re = build1(rw, loc, JIG_COMPLEX(RE), v, jig_type_element(from));
        JigValue *im = build1(rw, loc, JIG_COMPLEX(IM), v, jig_type_element(from));
        parts[0] = cast_scalar(rw, loc, re, part, is_unsigned, known);
        parts[1] = cast_scalar(rw, loc, im, part, is_unsigned, known);
    } else {
        parts[0] = cast_scalar(rw, loc, v, part, is_unsigned, known);
        parts[1] = build_constant(rw, loc, jig_attr_zero(part));
    }
    return jig_op_result(jig_build(rw, loc, JIG_COMPLEX(CREATE), parts, 2, &to, 1, NULL), 0);
}

JigValue *jig_linalg_cast(JigRewriter *rw, JigLoc loc, JigValue *v, const JigType *to,
                          bool is_unsigned) {
    const JigType *from = jig_value_type(v);
    if (from == to)
        return v;
    bool known;
    JigValue *out = jig_type_kind(to) == JIG_TYPE_COMPLEX
                        ? cast_to_complex(rw, loc, v, to, is_unsigned, &known)
                        : cast_scalar(rw, loc, v, to, is_unsigned, &known);
    if (!known)
        jig_warning(rw->ctx, loc, "could not cast operand of type %s to %s", jig_msg_type(from),
                    jig_msg_type(to));
    return out;
}

/* ---- Functions ---- */
typedef struct BodyEval {
    JigRewriter *rw;
    JigLoc loc;
    const JigLinalgNamed *row;
    JigBlock *block;
    JigNamedLoop loops[JIG_NAMED_MAX_LOOPS];
    size_t num_loops;
    const JigAttr *attrs; /* of the op; or NULL */
    const char *at;
    JigReason *why;
} BodyEval;

static JigValue *build2(BodyEval *e, const JigOpRow *row, JigValue *x, JigValue *y) {
    const JigType *type = jig_value_type(x);
    return jig_op_result(jig_build(e->rw, e->loc, row, (JigValue *[]){x, y}, 2, &type, 1, NULL), 0);
}

static JigValue *apply_unary(BodyEval *e, const UnaryFn *fn, JigValue *x) {
    const JigType *type = jig_value_type(x);
    if (!jig_type_is_float(type))
        return jig_refuse(e->why, x, "unsupported non numeric type"), NULL;
    if (fn->row)
        return build1(e->rw, e->loc, fn->row, x, type);
    if (!strcmp(fn->name, "square"))
        return build2(e, JIG_ARITH(MULF), x, x);
    return build2(e, JIG_ARITH(DIVF), build_constant(e->rw, e->loc, jig_attr_one(type)), x);
}

static bool both(bool (*test)(const JigType *t), const JigType *x, const JigType *y) {
    return test(x) && test(y);
}

static bool is_complex(const JigType *t) {
    return jig_type_kind(t) == JIG_TYPE_COMPLEX;
}

/* What the function is for operands of these types; *known: there is one, or why not is known. */
static const JigOpRow *row_for(const BinaryFn *fn, const JigType *a, const JigType *b,
                               bool *known) {
    *known = true;
    if (both(is_complex, a, b))
        return fn->complex;
    if (both(jig_type_is_float, a, b))
        return fn->floats;
    if (both(jig_type_is_any_integer, a, b))
        return jig_type_width(a) == 1 && jig_type_width(b) == 1 ? fn->bools : fn->ints;
    *known = false;
    return NULL;
}

static JigValue *apply_binary(BodyEval *e, const BinaryFn *fn, JigValue *x, JigValue *y) {
    const JigType *a = jig_value_type(x), *b = jig_value_type(y);
    bool known;
    const JigOpRow *row = row_for(fn, a, b, &known);
    if (!known)
        return jig_refuse(e->why, y,
                          "Cannot build binary Linalg operation: expects allComplex, "
                          "allFloatingPoint, or allInteger, got {} and {}",
                          jig_fact_type(a), jig_fact_type(b)),
               NULL;
    if (row)
        return build2(e, row, x, y);
    jig_refuse(e->why, y, fn->missing);
    return NULL;
}

const JigOpRow *jig_linalg_binary_row(JigStr name, const JigType *type) {
    const BinaryFn *fn = binary_fn(name);
    bool known;
    return fn ? row_for(fn, type, type, &known) : NULL;
}

/* ---- The evaluator ---- */
static JigValue *eval_sum(BodyEval *e);

static void skip_spaces(BodyEval *e) {
    while (*e->at == ' ')
        e->at++;
}

static bool eat(BodyEval *e, char c) {
    skip_spaces(e);
    if (*e->at != c)
        return false;
    e->at++;
    return true;
}

static JigStr eat_word(BodyEval *e) {
    const char *start = e->at;
    while ((*e->at >= 'a' && *e->at <= 'z') || (*e->at >= '0' && *e->at <= '9') || *e->at == '_')
        e->at++;
    return (JigStr){start, (size_t)(e->at - start)};
}

/* A whole number is an i64, another an f64. */
static JigValue *eval_number(BodyEval *e) {
    char *end;
    double d = strtod(e->at, &end);
    bool whole = !memchr(e->at, '.', (size_t)(end - e->at));
    JigContext *ctx = e->rw->ctx;
    const JigAttr *value = whole ? jig_attr_i64(ctx, (int64_t)d)
                                 : jig_attr_float_double(jig_type_float(ctx, JIG_F64), d);
    e->at = end;
    return build_constant(e->rw, e->loc, value);
}

static JigValue *eval_loop(BodyEval *e, JigStr name) {
    size_t i = 0;
    while (i < e->num_loops && !jig_str_eq(e->loops[i].name, name))
        i++;
    const JigType *index = jig_type_index(e->rw->ctx);
    JigOp *op = jig_linalg_index_build(
        e->rw, e->loc,
        &(JigLinalgIndex){.result_type = index, .dim = jig_attr_i64(e->rw->ctx, (int64_t)i)});
    return jig_op_result(op, 0);
}

/* x * 1103515245 + 12345 in the type of x. */
static JigValue *apply_lcg(BodyEval *e, JigValue *x) {
    const JigType *type = jig_value_type(x);
    JigValue *factor = build_constant(e->rw, e->loc, jig_attr_i64(e->rw->ctx, 1103515245));
    factor = jig_linalg_cast(e->rw, e->loc, factor, type, false);
    JigValue *product = apply_binary(e, binary_fn(JIG_STR("*")), x, factor);
    JigValue *term =
        product ? build_constant(e->rw, e->loc, jig_attr_i64(e->rw->ctx, 12345)) : NULL;
    term = term ? jig_linalg_cast(e->rw, e->loc, term, type, false) : NULL;
    return term ? apply_binary(e, binary_fn(JIG_STR("+")), product, term) : NULL;
}

static const JigType *cast_target(BodyEval *e, JigStr name) {
    if (jig_str_is(name, "i32"))
        return jig_type_i(e->rw->ctx, 32);
    if (jig_str_is(name, "f64"))
        return jig_type_float(e->rw->ctx, JIG_F64);
    if (jig_str_is(name, "cast") || jig_str_is(name, "cast_unsigned"))
        return jig_value_type(jig_block_arg(e->block, jig_block_num_args(e->block) - 1));
    return NULL;
}

/* By a value of #linalg.elementwise_kind. */
static JigValue *apply_kind(BodyEval *e, size_t kind, JigValue *const *args) {
    if (kind < NUM_UNARY)
        return apply_unary(e, &unary_fns[kind], args[0]);
    if (kind < NUM_UNARY + NUM_BINARY)
        return apply_binary(e, &binary_fns[kind - NUM_UNARY], args[0], args[1]);
    const JigType *type = jig_value_type(args[1]);
    return jig_op_result(jig_build(e->rw, e->loc, JIG_ARITH(SELECT), args, 3, &type, 1, NULL), 0);
}

static JigValue *eval_call(BodyEval *e, JigStr name) {
    JigValue *args[3] = {0};
    size_t n = 0;
    do {
        if (!(args[n++] = eval_sum(e)))
            return NULL;
    } while (eat(e, ','));
    eat(e, ')');
    const JigType *target = cast_target(e, name);
    if (target) {
        bool is_unsigned =
            jig_str_is(name, "cast_unsigned") ||
            (jig_str_is(name, "cast") && enum_attr(e->attrs, JIG_STR("cast"), 0) == 1);
        return jig_linalg_cast(e->rw, e->loc, args[0], target, is_unsigned);
    }
    if (jig_str_is(name, "lcg"))
        return apply_lcg(e, args[0]);
    if (jig_str_is(name, "kind"))
        return apply_kind(e, enum_attr(e->attrs, name, 0), args);
    if (jig_str_is(name, "fun"))
        return apply_kind(e, enum_attr(e->attrs, name, 0) + (n == 2 ? NUM_UNARY : 0), args);
    if (jig_str_is(name, "select"))
        return apply_kind(e, NUM_UNARY + NUM_BINARY, args);
    const UnaryFn *unary = unary_fn(name);
    return unary ? apply_unary(e, unary, args[0])
                 : apply_binary(e, binary_fn(name), args[0], args[1]);
}

static JigValue *eval_factor(BodyEval *e) {
    skip_spaces(e);
    if (eat(e, '(')) {
        JigValue *v = eval_sum(e);
        eat(e, ')');
        return v;
    }
    if (*e->at >= '0' && *e->at <= '9')
        return eval_number(e);
    JigStr name = eat_word(e);
    if (eat(e, '('))
        return eval_call(e, name);
    int operand = jig_named_operand(e->row, name);
    return operand >= 0 ? jig_block_arg(e->block, (size_t)operand) : eval_loop(e, name);
}

/* Operators of one level, from the left. */
static JigValue *eval_chain(BodyEval *e, const char *operators, JigValue *(*operand)(BodyEval *e)) {
    JigValue *v = operand(e);
    for (;;) {
        skip_spaces(e);
        if (!v || !*e->at || !strchr(operators, *e->at))
            return v;
        JigStr op = {e->at++, 1};
        JigValue *rhs = operand(e);
        v = rhs ? apply_binary(e, binary_fn(op), v, rhs) : NULL;
    }
}

static JigValue *eval_product(BodyEval *e) {
    return eval_chain(e, "*/", eval_factor);
}

static JigValue *eval_sum(BodyEval *e) {
    return eval_chain(e, "+-", eval_product);
}

bool jig_linalg_build_body(JigRewriter *rw, JigLoc loc, const JigLinalgNamed *what,
                           const JigAttr *attrs, JigBlock *block, JigReason *why) {
    BodyEval e = {.rw = rw,
                  .loc = loc,
                  .row = what,
                  .block = block,
                  .attrs = attrs,
                  .at = what->body,
                  .why = why};
    if (what->loops && what->loops[0] != '*')
        e.num_loops = jig_named_loops(what, e.loops);
    JigPoint point = jig_point(rw);
    jig_at_end(rw, block);
    JigValue *result = eval_sum(&e);
    if (result)
        jig_linalg_build_yield(rw, loc, &result, 1);
    jig_set_point(rw, point);
    return result;
}

JigOp *jig_linalg_build_yield(JigRewriter *rw, JigLoc loc, JigValue *const *values, size_t n) {
    return jig_build(rw, loc, JIG_LINALG(YIELD), values, n, NULL, 0, NULL);
}
