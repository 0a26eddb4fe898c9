/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a structured op computes beyond the end of a loop: its body is looked at once per loop, with
 * what is known there of each operand's element.
 */
#include "payload/structured/extend.h"

#include "dialect/arith/arith.h"
#include "dialect/common/constfold.h"
#include "dialect/complex/complex.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"
#include "support/map.h"

typedef enum Known {
    SAME,  /* something that iterations within the bounds see, too */
    CONST, /* the constant `attr` */
    OUT,   /* element number `out` of what is being reduced, unchanged */
    OTHER,
} Known;

typedef struct Element {
    Known known;
    const JigAttr *attr;
    size_t out;
    bool padded; /* CONST: computed of the padding */
} Element;

typedef struct Beyond {
    JigOp *op;
    size_t loop; /* whose end is passed */
    bool reduces;
    const JigAttr *const *padding;
    JigPtrMap elements; /* of the body's values, in the arena */
    JigArena *a;
} Beyond;

/* ---- Constants that matter ---- */

static bool is_zero(const JigAttr *x) {
    if (jig_attr_is_int(x) || jig_attr_is_float(x))
        return jig_const_match_zero(x) || jig_const_match_any_zero(x);
    for (size_t i = 0; x && jig_attr_kind(x) == JIG_ATTR_ARRAY && i < jig_attr_array_len(x); ++i)
        if (!is_zero(jig_attr_array_at(x, i)))
            return false;
    return x && jig_attr_kind(x) == JIG_ATTR_ARRAY;
}

static bool is_infinity(const JigAttr *x, bool negative) {
    JigFloat v;
    return jig_const_match_float(x, &v) && jig_float_is_inf(v) &&
           jig_float_is_negative(v) == negative;
}

/* The integer of x's type with all bits set, but the highest one as asked. */
static bool is_extreme(const JigAttr *x, bool high, bool others) {
    if (!jig_attr_is_int(x))
        return false;
    uint32_t width = jig_int_range_width(jig_attr_type(x));
    if (width == 0 || width > 64)
        return false;
    uint64_t all = ~UINT64_C(0) >> (64 - width), top = UINT64_C(1) << (width - 1);
    uint64_t wanted = (high ? top : 0) | (others ? all & ~top : 0);
    return ((uint64_t)jig_attr_int_value(x) & all) == wanted;
}

/* Does combining with `x` leave the other operand as it is? */
static bool is_neutral(const JigOp *op, const JigAttr *x) {
    if (jig_op_is(op, JIG_ARITH(ADDF)) || jig_op_is(op, JIG_ARITH(ADDI)) ||
        jig_op_is(op, JIG_ARITH(ORI)) || jig_op_is(op, JIG_ARITH(XORI)) ||
        jig_op_is(op, JIG_COMPLEX(ADD)))
        return is_zero(x);
    if (jig_op_is(op, JIG_ARITH(MULF)) || jig_op_is(op, JIG_ARITH(MULI)))
        return jig_const_match_one(x) || jig_const_match_one_float(x);
    if (jig_op_is(op, JIG_ARITH(MAXIMUMF)) || jig_op_is(op, JIG_ARITH(MAXNUMF)))
        return is_infinity(x, true);
    if (jig_op_is(op, JIG_ARITH(MINIMUMF)) || jig_op_is(op, JIG_ARITH(MINNUMF)))
        return is_infinity(x, false);
    if (jig_op_is(op, JIG_ARITH(MAXSI)))
        return is_extreme(x, true, false);
    if (jig_op_is(op, JIG_ARITH(MINSI)))
        return is_extreme(x, false, true);
    if (jig_op_is(op, JIG_ARITH(MAXUI)))
        return is_zero(x);
    if (jig_op_is(op, JIG_ARITH(MINUI)) || jig_op_is(op, JIG_ARITH(ANDI)))
        return is_extreme(x, true, true);
    return false;
}

/* Does taking `x` away leave the first operand as it is? */
static bool is_nothing_less(const JigOp *op, const JigAttr *x) {
    return (jig_op_is(op, JIG_ARITH(SUBF)) || jig_op_is(op, JIG_ARITH(SUBI)) ||
            jig_op_is(op, JIG_COMPLEX(SUB)) || jig_op_is(op, JIG_ARITH(SHLI)) ||
            jig_op_is(op, JIG_ARITH(SHRSI)) || jig_op_is(op, JIG_ARITH(SHRUI))) &&
           is_zero(x);
}

/* Does division by `x` leave the first operand as it is? */
static bool is_one_part(const JigOp *op, const JigAttr *x) {
    return (jig_op_is(op, JIG_ARITH(DIVF)) || jig_op_is(op, JIG_ARITH(DIVSI)) ||
            jig_op_is(op, JIG_ARITH(DIVUI)) || jig_op_is(op, JIG_ARITH(CEILDIVSI)) ||
            jig_op_is(op, JIG_ARITH(CEILDIVUI)) || jig_op_is(op, JIG_ARITH(FLOORDIVSI))) &&
           (jig_const_match_one(x) || jig_const_match_one_float(x));
}

static bool is_product(const JigOp *op) {
    return jig_op_is(op, JIG_ARITH(MULF)) || jig_op_is(op, JIG_ARITH(MULI)) ||
           jig_op_is(op, JIG_ARITH(ANDI)) || jig_op_is(op, JIG_COMPLEX(MUL));
}

/* ---- One op ---- */

static Element element_of(const Beyond *b, JigValue *v) {
    const Element *known = jig_ptrmap_get(&b->elements, v);
    if (known)
        return *known;
    const JigAttr *constant = jig_constant_of(v);
    return constant ? (Element){.known = CONST, .attr = constant} : (Element){.known = SAME};
}

static void set_element(Beyond *b, JigValue *v, Element e) {
    Element *kept = JIG_NEW(b->a, Element);
    *kept = e;
    jig_ptrmap_set(&b->elements, v, kept);
}

static Element of_binary(const JigOp *op, Element x, Element y) {
    if (y.known == CONST && x.known == OUT &&
        (is_neutral(op, y.attr) || is_nothing_less(op, y.attr) || is_one_part(op, y.attr)))
        return x;
    if (x.known == CONST && y.known == OUT && is_neutral(op, x.attr))
        return y;
    if (is_product(op) && x.known == CONST && is_zero(x.attr))
        return x;
    if (is_product(op) && y.known == CONST && is_zero(y.attr))
        return y;
    return (Element){.known = OTHER};
}

/* All operands are constants. */
static Element folded(Beyond *b, JigOp *op, const JigAttr *const *operands) {
    JigFoldResult result = {0};
    if (jig_op_num_results(op) != 1 || jig_op_num_regions(op) != 0 ||
        jig_op_fold(op, operands, &result, b->a) != JIG_FOLD_RESULTS)
        return (Element){.known = OTHER};
    return result.attr ? (Element){.known = CONST, .attr = result.attr}
                       : element_of(b, result.value);
}

static Element result_of(Beyond *b, JigOp *op) {
    size_t n = jig_op_num_operands(op), same = 0, constant = 0;
    bool padded = false;
    const JigAttr **constants = JIG_NEW_ARRAY(b->a, const JigAttr *, n + 1);
    Element *operands = JIG_NEW_ARRAY(b->a, Element, n + 1), e = {.known = OTHER};
    for (size_t i = 0; i < n; ++i) {
        operands[i] = element_of(b, jig_op_operand(op, i));
        same += operands[i].known == SAME;
        constant += operands[i].known == CONST;
        padded |= operands[i].padded;
        constants[i] = operands[i].attr;
    }
    if (jig_op_is(op, JIG_LINALG(INDEX)))
        return (Element){.known = jig_linalg_index_dim(op) == (int64_t)b->loop ? OTHER : SAME};
    if (n && constant == n)
        e = folded(b, op, constants);
    else if (n == 2)
        e = of_binary(op, operands[0], operands[1]);
    if (e.known == OTHER && same + constant == n && !padded && !jig_op_num_regions(op))
        e.known = SAME;
    e.padded = e.known == CONST && padded;
    return e;
}

/* ---- The body ---- */

/* What the body sees of operand i beyond the end of the loop. */
static Element operand_element(const Beyond *b, size_t i, size_t first_init) {
    const JigMap *map = jig_structured(b->op)->map(b->op, i);
    const JigExpr *var = jig_expr_dim(jig_op_context(b->op), (unsigned)b->loop);
    if (!jig_map_uses_dim(map, (unsigned)b->loop))
        return i >= first_init && b->reduces ? (Element){.known = OUT, .out = i - first_init}
                                             : (Element){.known = SAME};
    if (jig_map_result_position(map, var) < 0 || !b->padding[i])
        return (Element){.known = OTHER};
    return (Element){.known = CONST, .attr = b->padding[i], .padded = true};
}

/* Is it a sum of loops times what is not negative? */
static bool is_increasing(const JigExpr *e) {
    int64_t c;
    switch (jig_expr_kind(e)) {
    case JIG_EXPR_DIM:
    case JIG_EXPR_CONSTANT:
        return true;
    case JIG_EXPR_ADD:
        return is_increasing(jig_expr_lhs(e)) && is_increasing(jig_expr_rhs(e));
    case JIG_EXPR_MUL:
        return is_increasing(jig_expr_lhs(e)) && jig_expr_is_constant(jig_expr_rhs(e), &c) &&
               c >= 0;
    default:
        return false;
    }
}

/* Is the subscript of a dimension of `size` at its end or behind, once the loop is? */
static bool ends_with_loop(const Beyond *b, const JigExpr *e, int64_t size) {
    JigContext *ctx = jig_op_context(b->op);
    int64_t end = jig_linalg_static_loop_size(b->op, b->loop), least;
    if (e == jig_expr_dim(ctx, (unsigned)b->loop))
        return true;
    if (end == JIG_DYNAMIC || size == JIG_DYNAMIC || !is_increasing(e))
        return false;
    size_t n = jig_structured(b->op)->num_loops(b->op);
    const JigExpr **dims = JIG_NEW_ARRAY(b->a, const JigExpr *, n + 1);
    for (size_t i = 0; i < n; ++i)
        dims[i] = jig_expr_constant(ctx, i == b->loop ? end : 0);
    return jig_expr_is_constant(jig_expr_replace(e, dims, n, NULL, 0), &least) && least >= size;
}

/* Do iterations beyond the end write where those within the bounds do? If not, they write to the
 * padding. */
static bool writes_within(const Beyond *b, size_t init) {
    size_t i = jig_linalg_num_ins(b->op) + init;
    const JigMap *map = jig_structured(b->op)->map(b->op, i);
    const JigType *t = jig_op_operand_type(b->op, i);
    for (unsigned r = 0; r < jig_map_num_results(map); ++r)
        if (ends_with_loop(b, jig_map_result(map, r), jig_type_dim(t, r)))
            return false;
    return b->reduces || jig_map_uses_dim(map, (unsigned)b->loop);
}

static bool check_yield(Beyond *b, const JigOp *yield, JigReason *why) {
    for (size_t k = 0; k < jig_op_num_operands(yield); ++k) {
        Element e = element_of(b, jig_op_operand(yield, k));
        if (writes_within(b, k) && (e.known != OUT || e.out != k))
            return jig_refuse(why, b->op, "the padding of loop #{} would change what is reduced",
                              jig_fact_int(b->loop));
    }
    return true;
}

/* Elements count as looked up wherever they are, but beyond the end there are none. */
static bool may_be_undefined(JigOp *op) {
    return !jig_op_is_speculatable(op) || jig_op_is(op, JIG_TENSOR(EXTRACT));
}

static bool check_body(Beyond *b, JigBlock *body, JigReason *why) {
    size_t first_init = jig_linalg_num_ins(b->op);
    for (size_t i = 0; i < jig_block_num_args(body); ++i)
        set_element(b, jig_block_arg(body, i), operand_element(b, i, first_init));
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op)) {
        if (jig_op_is(op, JIG_LINALG(YIELD)))
            return check_yield(b, op, why);
        Element e = jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE) ? (Element){.known = SAME}
                                                                  : result_of(b, op);
        if (e.known == OTHER && may_be_undefined(op))
            return jig_refuse(why, op, "may be undefined for the padding of loop #{}",
                              jig_fact_int(b->loop));
        for (size_t r = 0; r < jig_op_num_results(op); ++r)
            if (!jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE))
                set_element(b, jig_op_result(op, r), e);
    }
    return true;
}

bool jig_structured_extension_is_neutral(JigOp *op, const bool *extended,
                                         const JigAttr *const *padding, JigReason *why) {
    const JigStructuredIface *s = jig_structured(op);
    JigBlock *body = jig_op_body(op);
    bool neutral = true;
    JigArena *a = jig_arena_create();
    for (size_t loop = 0; body && neutral && loop < s->num_loops(op); ++loop) {
        if (!extended[loop])
            continue;
        Beyond b = {.op = op,
                    .loop = loop,
                    .reduces = s->iterator(op, loop) == JIG_REDUCTION,
                    .padding = padding,
                    .a = a};
        neutral = check_body(&b, body, why);
        jig_ptrmap_free(&b.elements);
    }
    jig_arena_destroy(a);
    return neutral;
}
