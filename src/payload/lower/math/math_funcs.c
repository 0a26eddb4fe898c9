/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Powers of integer exponents, and leading zeros, as calls of functions that
 * the module gets: one for each kind and type.
 */
#include "dialect/arith/arith.h"
#include "dialect/builtin/builtin.h"
#include "dialect/cf/cf.h"
#include "dialect/func/func.h"
#include "dialect/llvm/llvm.h"
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/math/math.h"
#include "dialect/scf/scf.h"
#include "payload/lower/math/library_calls.h"
#include "payload/lower/passes.h"
#include "support/arena.h"
#include "support/map.h"

#include "jig/num.h"

/* What a function is built with, at the insertion point. */
typedef struct Body {
    JigRewriter *rw;
    JigLoc loc;
    JigRegion *region;
    const JigType *type; /* of numbers */
} Body;

static JigValue *number(const Body *b, int64_t n) {
    const JigAttr *value = jig_attr_int(b->type, n);
    return jig_arith_constant(b->rw, b->loc, b->type, value);
}

static JigValue *compare(const Body *b, JigIntCompare how, JigValue *x, JigValue *y) {
    JigArithCmpi parts = {.lhs = x, .rhs = y, .predicate = jig_attr_i64(b->rw->ctx, how)};
    return jig_op_result(jig_arith_cmpi_build(b->rw, b->loc, &parts), 0);
}

/* An op on two values of one type. */
static JigValue *compute(const Body *b, const JigOpRow *row, JigValue *x, JigValue *y) {
    const JigType *type = jig_value_type(x);
    JigOp *op = jig_build(b->rw, b->loc, row, (JigValue *[]){x, y}, 2, &type, 1, NULL);
    return jig_op_result(op, 0);
}

static JigValue *choose(const Body *b, JigValue *condition, JigValue *x, JigValue *y) {
    const JigType *type = jig_value_type(x);
    JigArithSelect parts = {
        .condition = condition, .true_value = x, .false_value = y, .result_type = type};
    return jig_op_result(jig_arith_select_build(b->rw, b->loc, &parts), 0);
}

static void give(const Body *b, JigValue *result) {
    jig_func_return_build(b->rw, b->loc, &(JigFuncReturn){.operands = {&result, 1}});
}

static void jump(const Body *b, JigBlock *to, JigValueList values) {
    jig_cf_br_build(b->rw, b->loc, &(JigCfBr){.dest = to, .dest_operands = values});
}

typedef struct Target {
    JigBlock *block;
    JigValueList values;
} Target;

static void branch(const Body *b, JigValue *condition, Target yes, Target no) {
    JigCfCondBr parts = {.condition = condition,
                         .true_dest = yes.block,
                         .true_dest_operands = yes.values,
                         .false_dest = no.block,
                         .false_dest_operands = no.values};
    jig_cf_cond_br_build(b->rw, b->loc, &parts);
}

/* A new last block with arguments of the types of these values. The insertion point stays. */
static JigBlock *block(const Body *b, JigValueList like) {
    JigPoint back = jig_point(b->rw);
    const JigType **types = JIG_NEW_ARRAY(b->rw->arena, const JigType *, like.n + 1);
    for (size_t i = 0; i < like.n; i++)
        types[i] = jig_value_type(like.items[i]);
    JigBlock *made = jig_create_block(b->rw, b->region, NULL, types, like.n, b->loc);
    jig_set_point(b->rw, back);
    return made;
}

#define NOTHING        ((JigValueList){NULL, 0})
#define TO(block, ...) ((Target){block, JIG_VALUES(__VA_ARGS__)})
#define AT(block)      ((Target){block, NOTHING})

/* ---- Powers ---- */
/* Where a result is multiplied by those of base, base^2, base^4... for which the exponent has bits.
 * `loop` takes the result so far, the power at hand and the bits that are left; `next` the result,
 * and `done`, if it takes any. */
typedef struct Squaring {
    JigBlock *loop, *odd, *next, *square, *done;
} Squaring;

static void put_squaring(const Body *b, const Squaring *at, const JigOpRow *times, JigValue *zero,
                         JigValue *one) {
    JigValue *so_far = jig_block_arg(at->loop, 0), *power = jig_block_arg(at->loop, 1),
             *left = jig_block_arg(at->loop, 2), *result = jig_block_arg(at->next, 0);
    Target done = jig_block_num_args(at->done) ? TO(at->done, result) : AT(at->done);
    jig_at_end(b->rw, at->loop);
    JigValue *last = compute(b, JIG_ARITH(ANDI), left, one);
    branch(b, compare(b, JIG_COMPARE_NE, last, zero), AT(at->odd), TO(at->next, so_far));
    jig_at_end(b->rw, at->odd);
    jump(b, at->next, JIG_VALUES(compute(b, times, so_far, power)));
    jig_at_end(b->rw, at->next);
    JigValue *half = compute(b, JIG_ARITH(SHRUI), left, one);
    branch(b, compare(b, JIG_COMPARE_EQ, half, zero), done, AT(at->square));
    jig_at_end(b->rw, at->square);
    JigValue *squared = compute(b, times, power, power);
    jump(b, at->loop, JIG_VALUES(result, squared, half));
}

/* ---- Integers ---- */
/* Below 0 there is 1 / base^n, which is 0 but for bases of 1 and -1; of 0 it is undefined. */
static void inverse(const Body *b, JigValue *base, JigValue *exponent, JigBlock *const *at,
                    JigValue *const *numbers) {
    enum { OF_ZERO, NOT_ZERO, OF_ONE, NOT_ONE, OF_MINUS, ODD, EVEN, OTHERS };
    JigValue *zero = numbers[0], *one = numbers[1], *minus = numbers[2];
    branch(b, compare(b, JIG_COMPARE_EQ, base, zero), AT(at[OF_ZERO]), AT(at[NOT_ZERO]));
    jig_at_end(b->rw, at[OF_ZERO]);
    give(b, compute(b, JIG_ARITH(DIVSI), one, zero));
    jig_at_end(b->rw, at[NOT_ZERO]);
    branch(b, compare(b, JIG_COMPARE_EQ, base, one), AT(at[OF_ONE]), AT(at[NOT_ONE]));
    jig_at_end(b->rw, at[OF_ONE]);
    give(b, one);
    jig_at_end(b->rw, at[NOT_ONE]);
    branch(b, compare(b, JIG_COMPARE_EQ, base, minus), AT(at[OF_MINUS]), AT(at[OTHERS]));
    jig_at_end(b->rw, at[OF_MINUS]);
    JigValue *last = compute(b, JIG_ARITH(ANDI), exponent, one);
    branch(b, compare(b, JIG_COMPARE_NE, last, zero), AT(at[ODD]), AT(at[EVEN]));
    jig_at_end(b->rw, at[ODD]);
    give(b, minus);
    jig_at_end(b->rw, at[EVEN]);
    give(b, one);
    jig_at_end(b->rw, at[OTHERS]);
    give(b, zero);
}

static void integer_power(const Body *b, JigValue *base, JigValue *exponent) {
    JigValue *zero = number(b, 0), *one = number(b, 1), *minus = number(b, -1);
    JigValueList state = JIG_VALUES(one, base, exponent), result = JIG_VALUES(one);
    JigBlock *is_one = block(b, NOTHING), *not_one = block(b, NOTHING), *below[9];
    for (size_t i = 0; i < JIG_LEN(below); i++)
        below[i] = block(b, NOTHING);
    Squaring at = {.loop = block(b, state)};
    at.odd = block(b, NOTHING);
    at.next = block(b, result);
    at.done = block(b, NOTHING);
    at.square = block(b, NOTHING);
    branch(b, compare(b, JIG_COMPARE_EQ, exponent, zero), AT(is_one), AT(not_one));
    jig_at_end(b->rw, is_one);
    give(b, one);
    jig_at_end(b->rw, not_one);
    branch(b, compare(b, JIG_COMPARE_SLE, exponent, zero), AT(below[0]), (Target){at.loop, state});
    jig_at_end(b->rw, below[0]);
    inverse(b, base, exponent, below + 1, (JigValue *[]){zero, one, minus});
    put_squaring(b, &at, JIG_ARITH(MULI), zero, one);
    jig_at_end(b->rw, at.done);
    give(b, jig_block_arg(at.next, 0));
}

/* ---- Floats ---- */
/* Of the least exponent, whose opposite there is not, one factor is left over at first. */
static void float_power(const Body *b, JigValue *base, JigValue *exponent) {
    uint32_t width = jig_type_width(b->type);
    const JigAttr *least = jig_attr_big_int(b->type, jig_int_smin_of(width, b->rw->arena)),
                  *greatest = jig_attr_big_int(b->type, jig_int_smax_of(width, b->rw->arena));
    const JigType *type = jig_value_type(base);
    JigValue *one = jig_arith_constant(b->rw, b->loc, type, jig_attr_one(type));
    JigValue *zero = number(b, 0), *unit = number(b, 1),
             *min = jig_arith_constant(b->rw, b->loc, b->type, least),
             *max = jig_arith_constant(b->rw, b->loc, b->type, greatest);
    JigValueList state = JIG_VALUES(one, base, exponent), result = JIG_VALUES(one);
    JigBlock *is_one = block(b, NOTHING), *begin = block(b, NOTHING);
    Squaring at = {.loop = block(b, state)};
    at.odd = block(b, NOTHING);
    at.next = block(b, result);
    at.square = block(b, NOTHING);
    at.done = block(b, result);
    JigBlock *more = block(b, NOTHING), *whole = block(b, result), *invert = block(b, NOTHING),
             *end = block(b, result);
    branch(b, compare(b, JIG_COMPARE_EQ, exponent, zero), AT(is_one), AT(begin));
    jig_at_end(b->rw, is_one);
    give(b, one);
    jig_at_end(b->rw, begin);
    JigValue *below = compare(b, JIG_COMPARE_SLE, exponent, zero),
             *at_least = compare(b, JIG_COMPARE_EQ, exponent, min);
    JigValue *opposite = compute(b, JIG_ARITH(SUBI), zero, exponent);
    JigValue *size = choose(b, at_least, max, choose(b, below, opposite, exponent));
    jump(b, at.loop, JIG_VALUES(one, base, size));
    put_squaring(b, &at, JIG_ARITH(MULF), zero, unit);
    jig_at_end(b->rw, at.done);
    branch(b, at_least, AT(more), TO(whole, jig_block_arg(at.done, 0)));
    jig_at_end(b->rw, more);
    jump(b, whole, JIG_VALUES(compute(b, JIG_ARITH(MULF), jig_block_arg(at.done, 0), base)));
    jig_at_end(b->rw, whole);
    branch(b, below, AT(invert), TO(end, jig_block_arg(whole, 0)));
    jig_at_end(b->rw, invert);
    jump(b, end, JIG_VALUES(compute(b, JIG_ARITH(DIVF), one, jig_block_arg(whole, 0))));
    jig_at_end(b->rw, end);
    give(b, jig_block_arg(end, 0));
}

/* ---- Leading zeros ---- */
static void yield(const Body *b, JigValueList values) {
    jig_scf_yield_build(b->rw, b->loc, &(JigScfYield){.results = values});
}

static JigOp *either(const Body *b, JigValue *condition, const JigType *const *types, size_t n) {
    JigScfIf parts = {.condition = condition, .result_types = {types, n}};
    JigOp *op = jig_scf_if_build(b->rw, b->loc, &parts);
    jig_create_block(b->rw, jig_scf_if_then_region(op), NULL, NULL, 0, b->loc);
    jig_create_block(b->rw, jig_scf_if_else_region(op), NULL, NULL, 0, b->loc);
    return op;
}

/* Shifted to the left until the first bit is set, at most as often as there are bits. */
static JigValue *count_shifts(const Body *b, JigValue *x, JigValue *zero) {
    JigRewriter *rw = b->rw;
    JigValue *from = jig_arith_index(rw, b->loc, 1), *one = number(b, 1);
    JigValue *to = jig_arith_index(rw, b->loc, jig_type_width(b->type));
    JigValue *inits[] = {x, number(b, 0)}, *bounds[] = {from, to, from};
    JigOp *loop = jig_scf_for_begin(rw, b->loc, bounds, inits, JIG_LEN(inits), false);
    JigBlock *body = jig_op_body(loop);
    JigValue *shifted = jig_block_arg(body, 1), *count = jig_block_arg(body, 2);
    jig_at_end(rw, body);
    JigOp *step = either(b, compare(b, JIG_COMPARE_SLT, shifted, zero),
                         (const JigType *[]){b->type, b->type}, 2);
    jig_at_end(rw, body);
    yield(b, JIG_VALUES(jig_op_result(step, 0), jig_op_result(step, 1)));
    jig_at_end(rw, jig_region_first(jig_scf_if_then_region(step)));
    yield(b, JIG_VALUES(shifted, count));
    jig_at_end(rw, jig_region_first(jig_scf_if_else_region(step)));
    JigValue *more = compute(b, JIG_ARITH(ADDI), count, one);
    yield(b, JIG_VALUES(compute(b, JIG_ARITH(SHLI), shifted, one), more));
    return jig_op_result(loop, 1);
}

static void leading_zeros(const Body *b, JigValue *x) {
    JigRewriter *rw = b->rw;
    JigBlock *entry = jig_region_first(b->region);
    JigValue *all = number(b, jig_type_width(b->type)), *zero = number(b, 0);
    JigOp *op = either(b, compare(b, JIG_COMPARE_EQ, x, zero), &b->type, 1);
    JigBlock *none = jig_region_first(jig_scf_if_then_region(op)),
             *some = jig_region_first(jig_scf_if_else_region(op));
    jig_at_end(rw, none);
    yield(b, JIG_VALUES(all));
    jig_at_end(rw, some);
    JigValue *count = count_shifts(b, x, zero);
    jig_at_end(rw, some);
    yield(b, JIG_VALUES(count));
    jig_at_end(rw, entry);
    give(b, jig_op_result(op, 0));
}

/* ---- The functions ---- */
typedef struct Wanted {
    bool ctlz;
    uint32_t least_exponent; /* its bits */
} Wanted;

/* Is the op one for which there are functions? Its type, of vectors the elements', is then in
 * `type`, that of the exponent in `exponent`. */
static bool is_concerned(const JigOp *op, const Wanted *w, const JigType **type,
                         const JigType **exponent) {
    bool ctlz = jig_op_is(op, JIG_MATH(CTLZ)), fpowi = jig_op_is(op, JIG_MATH(FPOWI));
    if (!(ctlz && w->ctlz) && !fpowi && !jig_op_is(op, JIG_MATH(IPOWI)))
        return false;
    const JigValue *last = jig_op_operand(op, jig_op_num_operands(op) - 1);
    *type = jig_type_element_or_self(jig_op_result_type(op, 0));
    *exponent = jig_type_element_or_self(jig_value_type(last));
    return jig_type_kind(*exponent) == JIG_TYPE_INTEGER &&
           !(fpowi && jig_type_width(*exponent) < w->least_exponent);
}

static JigStr name_of(JigRewriter *rw, const JigOp *op, const JigType *type,
                      const JigType *exponent) {
    JigStr of = jig_type_to_str(type, rw->arena), by = jig_type_to_str(exponent, rw->arena);
    if (jig_op_is(op, JIG_MATH(FPOWI)))
        return jig_arena_printf(rw->arena, "__mlir_math_fpowi_%.*s_%.*s", JIG_FMT(of), JIG_FMT(by));
    return jig_arena_printf(rw->arena, "__mlir_math_%s_%.*s",
                            jig_op_is(op, JIG_MATH(IPOWI)) ? "ipowi" : "ctlz", JIG_FMT(of));
}

static void make(JigRewriter *rw, JigOp *module, const JigOp *op, JigStr name, const JigType *type,
                 const JigType *exponent) {
    bool one = jig_op_is(op, JIG_MATH(CTLZ));
    const JigType *inputs[] = {type, exponent};
    const JigType *signature = jig_type_function(rw->ctx, inputs, one ? 1 : 2, &type, 1);
    JigNamedAttr linkage = {
        jig_ident(rw->ctx, JIG_STR("llvm.linkage")),
        jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_LINKONCE_ODR)};
    JigFuncFunc parts = {.sym_name = jig_attr_string(rw->ctx, name),
                         .function_type = jig_attr_of_type(signature),
                         .sym_visibility = jig_attr_string(rw->ctx, JIG_STR("private")),
                         .attrs = jig_attr_dict(rw->ctx, &linkage, 1)};
    JigLoc loc = jig_op_loc(module);
    jig_at_end(rw, jig_op_body(module));
    JigOp *made = jig_func_func_build(rw, loc, &parts);
    Body b = {.rw = rw, .loc = loc, .region = jig_func_func_body(made), .type = exponent};
    JigBlock *entry = jig_create_block(rw, b.region, NULL, inputs, one ? 1 : 2, loc);
    jig_at_end(rw, entry);
    JigValue *x = jig_block_arg(entry, 0);
    if (one)
        leading_zeros(&b, x);
    else if (jig_op_is(op, JIG_MATH(IPOWI)))
        integer_power(&b, x, jig_block_arg(entry, 1));
    else
        float_power(&b, x, jig_block_arg(entry, 1));
}

typedef struct Making {
    JigPassCall *call;
    const Wanted *wanted;
    JigStrMap made;
} Making;

static JigWalk make_function(JigOp *op, void *user) {
    Making *m = user;
    JigRewriter *rw = m->call->rw;
    const JigType *type, *exponent;
    if (!is_concerned(op, m->wanted, &type, &exponent) ||
        jig_type_is_tensor(jig_op_result_type(op, 0)))
        return JIG_WALK_ADVANCE;
    JigStr name = name_of(rw, op, type, exponent);
    bool is_new;
    *jig_strmap_slot(&m->made, name, &is_new) = op;
    if (is_new)
        make(rw, m->call->op, op, name, type, exponent);
    return JIG_WALK_ADVANCE;
}

/* ---- The pass ---- */
static bool call_function(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigType *type = jig_op_result_type(op, 0), *exponent;
    if (jig_type_is_shaped(type) || !is_concerned(op, jig_options_of(rw), &type, &exponent))
        return jig_no_match(rw, op, "no function for it");
    (void)self;
    size_t n = jig_op_num_operands(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        operands[i] = jig_op_operand(op, i);
    JigStr name = name_of(rw, op, type, exponent);
    JigFuncCall parts = {.callee = jig_attr_flat_symbol(rw->ctx, name),
                         .operands = {operands, n},
                         .result_types = {&type, 1}};
    jig_rw_replace_op(rw, op, jig_func_call_build(rw, jig_op_loc(op), &parts));
    return true;
}

static JigLegality unless_concerned(const JigOp *op, void *user) {
    const Wanted *w = user;
    const JigType *type, *exponent;
    if (jig_op_is(op, JIG_MATH(CTLZ)) && !w->ctlz)
        return JIG_UNKNOWN_LEGALITY;
    return is_concerned(op, w, &type, &exponent) ? JIG_ILLEGAL : JIG_LEGAL;
}

#define PATTERNS(op_name)                                                                          \
    {.name = "vectors lane by lane", .root = op_name, .fn = jig_lower_lane_by_lane}, {             \
        .name = "a call", .root = op_name, .fn = call_function                                     \
    }
static const JigPattern patterns[] = {
    PATTERNS("math.ctlz"), PATTERNS("math.fpowi"), PATTERNS("math.ipowi"), {0}};
static const JigLegalityRow legality[] = {
    {"arith, cf, func, scf, vector", .is = JIG_LEGAL},
    {"math.ctlz, math.fpowi, math.ipowi", .fn = unless_concerned},
    {0},
};

static bool run(JigPassCall *call) {
    Wanted w = {.ctlz = jig_option_bool(call, "convert-ctlz"),
                .least_exponent = (uint32_t)jig_option_int(call, "min-width-of-fpowi-exponent")};
    Making making = {.call = call, .wanted = &w};
    jig_walk_post(call->op, make_function, &making);
    jig_strmap_free(&making.made);
    return jig_convert_by_row(call->op,
                              &(JigConversionRow){.patterns = {patterns},
                                                  .env = &(JigConversionEnv){.options = &w},
                                                  .legality = legality,
                                                  .user = &w});
}

static const JigOptionRow options[] = {
    {.name = "min-width-of-fpowi-exponent",
     .kind = JIG_OPTION_UINT,
     .otherwise = "1",
     .help = "Powers whose exponents have less bits stay"},
    {.name = "convert-ctlz",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Leading zeros, too"},
};
const JigPassRow jig_pass_convert_math_to_funcs = {
    .name = "convert-math-to-funcs",
    .anchor = "builtin.module",
    .title = "ConvertMathToFuncs",
    JIG_TABLE(options, options),
    .run = run,
    .breaks = JIG_HOLDS_ONE_BLOCK,
    .summary = "powers of integer exponents as calls of functions that the module gets",
};
