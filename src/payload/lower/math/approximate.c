/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pass that puts formulas in the place of functions of math. */
#include "dialect/scf/scf.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "jig/iface.h"
#include "jig/pass.h"
#include "payload/lower/math/approximate.h"
#include "payload/lower/math/library_calls.h"
#include "support/vec.h"

typedef struct Function {
    const JigOpRow *row;
    JigApproxFn *formula;
    bool single_only;    /* of f64 there is none */
    JigApproxFn *except; /* NULL: never; else of which operands it does not hold */
    const char *library; /* computes those */
} Function;
static const Function functions[] = {
    {.row = JIG_MATH(ACOS), .formula = jig_lower_approx_acos},
    {.row = JIG_MATH(ACOSH), .formula = jig_lower_approx_acosh},
    {.row = JIG_MATH(ASIN), .formula = jig_lower_approx_asin},
    {.row = JIG_MATH(ASINH), .formula = jig_lower_approx_asinh},
    {.row = JIG_MATH(ATAN), .formula = jig_lower_approx_atan},
    {.row = JIG_MATH(ATAN2), .formula = jig_lower_approx_atan2},
    {.row = JIG_MATH(ATANH), .formula = jig_lower_approx_atanh},
    {.row = JIG_MATH(COS),
     .formula = jig_lower_approx_cos,
     .except = jig_lower_approx_is_large_angle,
     .library = "cos"},
    {.row = JIG_MATH(COSH), .formula = jig_lower_approx_cosh},
    {.row = JIG_MATH(ERF), .formula = jig_lower_approx_erf},
    {.row = JIG_MATH(EXP), .formula = jig_lower_approx_exp},
    {.row = JIG_MATH(EXP2), .formula = jig_lower_approx_exp2},
    {.row = JIG_MATH(EXPM1), .formula = jig_lower_approx_expm1},
    {.row = JIG_MATH(LOG), .formula = jig_lower_approx_log},
    {.row = JIG_MATH(LOG10), .formula = jig_lower_approx_log10},
    {.row = JIG_MATH(LOG1P), .formula = jig_lower_approx_log1p},
    {.row = JIG_MATH(LOG2), .formula = jig_lower_approx_log2},
    {.row = JIG_MATH(POWF), .formula = jig_lower_approx_power, .single_only = true},
    {.row = JIG_MATH(SIN),
     .formula = jig_lower_approx_sin,
     .except = jig_lower_approx_is_large_angle,
     .library = "sin"},
    {.row = JIG_MATH(SINH), .formula = jig_lower_approx_sinh},
    {.row = JIG_MATH(TAN),
     .formula = jig_lower_approx_tan,
     .except = jig_lower_approx_is_large_angle,
     .library = "tan"},
    {.row = JIG_MATH(TANH), .formula = jig_lower_approx_tanh},
};

static const Function *function_of(const JigOp *op) {
    for (size_t i = 0; i < JIG_LEN(functions); ++i)
        if (jig_op_is(op, functions[i].row))
            return &functions[i];
    return NULL;
}

/* ---- Which ops ---- */
typedef enum Scalars { SCALARS_OF_NONE, SCALARS_OF_LOOPS, SCALARS_OF_ALL } Scalars;
typedef struct Search {
    Scalars scalars;
    JigOpVec found;
} Search;

static bool is_in_loop(const JigOp *op) {
    for (const JigOp *p = jig_op_parent(op); p; p = jig_op_parent(p)) {
        if (jig_loop(p))
            return true;
        if (jig_op_has_trait(p, JIG_TRAIT_ISOLATED_FROM_ABOVE))
            return false;
    }
    return false;
}

/* Of f64, or of what goes into f32 without loss. */
static bool is_known_format(const JigType *element, bool single_only) {
    if (!jig_type_is_float(element))
        return false;
    JigFloatKind kind = jig_type_float_kind(element);
    return kind == JIG_F32 || kind == JIG_F16 || kind == JIG_BF16 ||
           (kind == JIG_F64 && !single_only);
}

bool jig_lower_approx_knows(const JigOp *op) {
    const Function *f = function_of(op);
    const JigType *type = f ? jig_op_result_type(op, 0) : NULL;
    bool scalable = f && jig_type_is_vector(type) && jig_type_is_scalable(type);
    return f && !scalable && !(f->except && !jig_type_is_vector(type)) &&
           is_known_format(jig_type_element_or_self(type), f->single_only);
}

static JigWalk collect(JigOp *op, void *user) {
    Search *s = user;
    const Function *f = function_of(op);
    if (!f)
        return JIG_WALK_ADVANCE;
    const JigType *type = jig_op_result_type(op, 0);
    bool vector = jig_type_is_vector(type) && !jig_type_is_scalable(type),
         scalar = jig_type_is_float(type) && (s->scalars == SCALARS_OF_ALL ||
                                              (s->scalars == SCALARS_OF_LOOPS && is_in_loop(op)));
    if ((vector || scalar) && is_known_format(jig_type_element_or_self(type), f->single_only))
        jig_vec_push(&s->found, op);
    return JIG_WALK_ADVANCE;
}

/* ---- Operands for which a formula does not hold ---- */
/* A region with one block, at the end of which ops are built from then on. */
static JigRegion *open_region(JigRewriter *rw, JigLoc loc, const JigType *const *types, size_t n) {
    JigRegion *region = jig_region_create(rw->ctx);
    jig_at_end(rw, jig_create_block(rw, region, NULL, types, n, loc));
    return region;
}

static void close_region(JigRewriter *rw, JigLoc loc, JigValue *value) {
    jig_scf_yield_build(rw, loc, &(JigScfYield){.results = {&value, 1}});
}

/* The op on one number: a call of the C library, or, if the name is taken, the op. */
static JigValue *exact(const JigApprox *x, const Function *f, JigOp *op, JigValue *a) {
    JigRewriter *rw = x->n.rw;
    const JigType *type = jig_value_type(a);
    JigNamedAttr reads_nothing = {jig_ident(rw->ctx, JIG_STR("llvm.readnone")),
                                  jig_attr_unit(rw->ctx)};
    JigValue *made = jig_lower_library_result(rw, op, &jig_libm, f->library, &a, 1, type,
                                              jig_attr_dict(rw->ctx, &reads_nothing, 1));
    return made ? made : jig_op_result(jig_build(rw, x->n.loc, f->row, &a, 1, &type, 1, NULL), 0);
}

/* The same of each lane, in a loop. */
static JigValue *exact_lanes(const JigApprox *x, const Function *f, JigOp *op, JigValue *a) {
    JigRewriter *rw = x->n.rw;
    JigLoc loc = x->n.loc;
    const JigType *shape = jig_value_type(a), *element = jig_type_element(shape),
                  *index = jig_type_index(rw->ctx);
    int64_t lanes = jig_type_num_elements(shape);
    const JigType *row = jig_type_vector(&lanes, NULL, 1, element);
    JigValue *flat = jig_type_rank(shape) == 1 ? a : jig_vector_build_shape_cast(rw, loc, row, a),
             *zero = jig_arith_index(rw, loc, 0), *one = jig_arith_index(rw, loc, 1),
             *end = jig_arith_index(rw, loc, lanes);
    JigPoint back = jig_point(rw);
    JigRegion *body = open_region(rw, loc, (const JigType *[]){index, row}, 2);
    JigValue *lane = jig_block_arg(jig_region_first(body), 0),
             *made = jig_block_arg(jig_region_first(body), 1);
    const JigAttr *dynamic = jig_attr_dense_i64(rw->ctx, (int64_t[]){JIG_DYNAMIC}, 1);
    JigVectorExtract from = {.source = flat,
                             .dynamic_position = {&lane, 1},
                             .static_position = dynamic,
                             .result_type = element};
    JigValue *number = jig_op_result(jig_vector_extract_build(rw, loc, &from), 0);
    JigVectorInsert to = {.value_to_store = exact(x, f, op, number),
                          .dest = made,
                          .dynamic_position = {&lane, 1},
                          .static_position = dynamic,
                          .result_type = row};
    close_region(rw, loc, jig_op_result(jig_vector_insert_build(rw, loc, &to), 0));
    jig_set_point(rw, back);
    JigScfFor parts = {.lower_bound = zero,
                       .upper_bound = end,
                       .step = one,
                       .init_args = {&flat, 1},
                       .result_types = {&row, 1},
                       .region = body};
    JigValue *all = jig_op_result(jig_scf_for_build(rw, loc, &parts), 0);
    jig_region_destroy(body);
    return row == shape ? all : jig_vector_build_shape_cast(rw, loc, shape, all);
}

static JigValue *is_any(const JigApprox *x, JigValue *conditions) {
    JigRewriter *rw = x->n.rw;
    const JigType *type = jig_value_type(conditions), *bit = jig_type_i(rw->ctx, 1);
    if (!jig_type_is_vector(type))
        return conditions;
    int64_t lanes = jig_type_num_elements(type);
    if (jig_type_rank(type) != 1)
        conditions = jig_vector_build_shape_cast(rw, x->n.loc,
                                                 jig_type_vector(&lanes, NULL, 1, bit), conditions);
    JigVectorReduction parts = {.vector = conditions,
                                .dest_type = bit,
                                .kind = jig_vector_kind_attr_of(rw->ctx, JIG_KIND_OR)};
    return jig_op_result(jig_vector_reduction_build(rw, x->n.loc, &parts), 0);
}

/* `made`, but where the formula does not hold: that is looked at once for all lanes. */
static JigValue *with_exceptions(const JigApprox *x, const Function *f, JigOp *op, JigValue *a,
                                 JigValue *made) {
    JigRewriter *rw = x->n.rw;
    JigLoc loc = x->n.loc;
    JigValue *not_held = f->except(x, a, NULL), *any = is_any(x, not_held);
    const JigType *type = x->n.type;
    JigPoint back = jig_point(rw);
    JigRegion *then = open_region(rw, loc, NULL, 0);
    JigValue *other = jig_type_is_vector(type) ? pick(x, not_held, exact_lanes(x, f, op, a), made)
                                               : exact(x, f, op, a);
    close_region(rw, loc, other);
    JigRegion *otherwise = open_region(rw, loc, NULL, 0);
    close_region(rw, loc, made);
    jig_set_point(rw, back);
    JigScfIf parts = {.condition = any,
                      .result_types = {&type, 1},
                      .then_region = then,
                      .else_region = otherwise};
    JigOp *branch = jig_scf_if_build(rw, loc, &parts);
    jig_region_destroy(then);
    jig_region_destroy(otherwise);
    return jig_op_result(branch, 0);
}

/* ---- Rewriting ---- */
static JigValue *as(const JigApprox *x, const JigOpRow *row, JigValue *a, const JigType *type) {
    return jig_value_type(a) == type ? a : jig_lower_approx_cast(x, row, a, type);
}

/* Small floats by way of f32. */
static void rewrite(JigRewriter *rw, JigOp *op) {
    const Function *f = function_of(op);
    const JigType *type = jig_op_result_type(op, 0), *wide = type,
                  *f32 = jig_type_float(rw->ctx, JIG_F32);
    if (jig_type_width(jig_type_element_or_self(type)) < 32)
        wide = jig_type_is_vector(type) ? jig_type_clone_shaped(type, NULL, 0, f32) : f32;
    jig_at_before(rw, op);
    JigApprox x = jig_lower_approx_begin(rw, jig_op_loc(op), wide);
    JigValue *operands[2] = {NULL, NULL};
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        operands[i] = as(&x, JIG_ARITH(EXTF), jig_op_operand(op, i), wide);
    JigValue *made = f->formula(&x, operands[0], operands[1]);
    if (f->except)
        made = with_exceptions(&x, f, op, operands[0], made);
    jig_rw_replace1(rw, op, as(&x, JIG_ARITH(TRUNCF), made, type));
}

static bool run(JigPassCall *call) {
    Search s = {.scalars = (Scalars)jig_option_choice(call, "scalars")};
    jig_walk_post(call->op, collect, &s);
    for (size_t i = 0; i < s.found.len; ++i)
        rewrite(call->rw, s.found.data[i]);
    call->unchanged = !s.found.len;
    jig_vec_free(&s.found);
    return true;
}

/* ---- The pass ---- */
static const char *const scalars[] = {"none", "loops", "all", NULL};
static const JigOptionRow options[] = {
    {.name = "scalars",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "loops",
     .choices = scalars,
     .help = "Of scalars, too: of those in loops, of which LLVM may make vectors, or of all"},
};

const JigPassRow jig_pass_approximate_math = {
    .name = "approximate-math",
    .title = "ApproximateMathPass",
    JIG_TABLE(options, options),
    .run = run,
    .summary =
        "functions of math on vectors by polynomials, right to a few units in the last place",
};
