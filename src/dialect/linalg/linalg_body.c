/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Implicit bodies: the body of a named op, a tree (linalg_shape.h), evaluated into ops. Operands
 * come first, from the left.
 */
#include "dialect/arith/arith.h"
#include "dialect/complex/complex.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/linalg/linalg_shape.h"

/* The value of an enum attribute of the op, or `otherwise`. */
static int64_t enum_attr(const JigAttr *attrs, JigStr name, int64_t otherwise) {
    const JigAttr *x = attrs ? jig_attr_dict_get(attrs, name) : NULL;
    bool is_enum = x && jig_attr_kind(x) == JIG_ATTR_DIALECT && jig_attr_row(x)->enum_of;
    return is_enum ? jig_attr_enum_value(x) : otherwise;
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
    JigBlock *block;
    const JigAttr *attrs; /* of the op; or NULL */
    JigReason *why;
} BodyEval;

static JigValue *build2(BodyEval *e, const JigOpRow *row, JigValue *x, JigValue *y) {
    const JigType *type = jig_value_type(x);
    return jig_op_result(jig_build(e->rw, e->loc, row, (JigValue *[]){x, y}, 2, &type, 1, NULL), 0);
}

static JigValue *apply_unary(BodyEval *e, const JigLinalgFn *fn, JigValue *x) {
    const JigType *type = jig_value_type(x);
    if (!jig_type_is_float(type))
        return jig_refuse(e->why, x, "unsupported non numeric type"), NULL;
    if (fn->floats)
        return build1(e->rw, e->loc, fn->floats, x, type);
    if (!strcmp(fn->name, "square"))
        return build2(e, JIG_ARITH(MULF), x, x);
    return build2(e, JIG_ARITH(DIVF), build_constant(e->rw, e->loc, jig_attr_one(type)), x);
}

static JigValue *apply_binary(BodyEval *e, const JigLinalgFn *fn, JigValue *x, JigValue *y) {
    const JigType *a = jig_value_type(x), *b = jig_value_type(y);
    bool known;
    const JigOpRow *row = jig_linalg_fn_row(fn, a, b, &known);
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

static JigValue *apply(BodyEval *e, const JigLinalgFn *fn, JigValue *const *args) {
    if (fn->arity == 1)
        return apply_unary(e, fn, args[0]);
    if (fn->arity == 2)
        return apply_binary(e, fn, args[0], args[1]);
    const JigType *type = jig_value_type(args[1]);
    return jig_op_result(jig_build(e->rw, e->loc, fn->floats, args, 3, &type, 1, NULL), 0);
}

/* ---- The evaluator ---- */
static JigValue *eval_loop(BodyEval *e, size_t loop) {
    const JigType *index = jig_type_index(e->rw->ctx);
    JigOp *op = jig_linalg_index_build(
        e->rw, e->loc,
        &(JigLinalgIndex){.result_type = index, .dim = jig_attr_i64(e->rw->ctx, (int64_t)loop)});
    return jig_op_result(op, 0);
}

/* x * 1103515245 + 12345 in the type of x. */
static JigValue *apply_lcg(BodyEval *e, JigValue *x) {
    const JigLinalgFn *add = jig_linalg_fn_of_word(JIG_STR("+")),
                      *mul = jig_linalg_fn_of_word(JIG_STR("*"));
    const JigType *type = jig_value_type(x);
    JigValue *factor = build_constant(e->rw, e->loc, jig_attr_i64(e->rw->ctx, 1103515245));
    factor = jig_linalg_cast(e->rw, e->loc, factor, type, false);
    JigValue *product = apply_binary(e, mul, x, factor);
    JigValue *term =
        product ? build_constant(e->rw, e->loc, jig_attr_i64(e->rw->ctx, 12345)) : NULL;
    term = term ? jig_linalg_cast(e->rw, e->loc, term, type, false) : NULL;
    return term ? apply_binary(e, add, product, term) : NULL;
}

static JigValue *eval_cast(BodyEval *e, JigLinalgTermKind kind, JigValue *v) {
    JigContext *ctx = e->rw->ctx;
    const JigType *to =
        kind == JIG_TERM_I32 ? jig_type_i(ctx, 32)
        : kind == JIG_TERM_F64
            ? jig_type_float(ctx, JIG_F64)
            : jig_value_type(jig_block_arg(e->block, jig_block_num_args(e->block) - 1));
    bool is_unsigned = kind == JIG_TERM_CAST_UNSIGNED ||
                       (kind == JIG_TERM_CAST && enum_attr(e->attrs, JIG_STR("cast"), 0) == 1);
    return jig_linalg_cast(e->rw, e->loc, v, to, is_unsigned);
}

static JigValue *eval_call(BodyEval *e, const JigLinalgTerm *t, JigValue *const *args) {
    switch (t->kind) {
    case JIG_TERM_FN:
        return apply(e, t->fn, args);
    case JIG_TERM_KIND:
        return apply(e, jig_linalg_fn_of_kind(enum_attr(e->attrs, JIG_STR("kind"), 0)), args);
    case JIG_TERM_FUN:
        return apply(e, jig_linalg_fn_of_fun(enum_attr(e->attrs, JIG_STR("fun"), 0), t->num_args),
                     args);
    case JIG_TERM_LCG:
        return apply_lcg(e, args[0]);
    default:
        return eval_cast(e, t->kind, args[0]);
    }
}

/* Arguments first, from the left. */
static JigValue *eval(BodyEval *e, const JigLinalgTerm *t) {
    if (t->kind == JIG_TERM_OPERAND)
        return jig_block_arg(e->block, t->index);
    if (t->kind == JIG_TERM_LOOP)
        return eval_loop(e, t->index);
    if (t->kind == JIG_TERM_NUMBER)
        return build_constant(e->rw, e->loc, t->number);
    JigValue *args[3] = {0};
    for (size_t i = 0; i < t->num_args; ++i)
        if (!(args[i] = eval(e, t->args[i])))
            return NULL;
    return eval_call(e, t, args);
}

bool jig_linalg_build_body(JigRewriter *rw, JigLoc loc, const JigLinalgNamed *what,
                           const JigAttr *attrs, JigBlock *block, JigReason *why) {
    BodyEval e = {.rw = rw, .loc = loc, .block = block, .attrs = attrs, .why = why};
    JigPoint point = jig_point(rw);
    jig_at_end(rw, block);
    JigValue *result = eval(&e, jig_linalg_shape(rw->ctx, what)->body);
    if (result)
        jig_linalg_build_yield(rw, loc, &result, 1);
    jig_set_point(rw, point);
    return result;
}

JigOp *jig_linalg_build_yield(JigRewriter *rw, JigLoc loc, JigValue *const *values, size_t n) {
    return jig_build(rw, loc, JIG_LINALG(YIELD), values, n, NULL, 0, NULL);
}
