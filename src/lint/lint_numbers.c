/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sums that wait for one another, and functions that are called for each number. */
#include "dialect/linalg/linalg.h"
#include "dialect/math/math.h"
#include "dialect/scf/scf.h"
#include "dialect/vector/vector.h"
#include "lint/lint_int.h"
#include "payload/lower/math/approximate.h"

enum { FEW = 4096 };

static bool is_float_sum(const JigOp *op) {
    return jig_op_has_name(op, "arith.addf") || jig_op_has_name(op, "arith.mulf");
}

bool jig_lint_sums_floats(const JigOp *op) {
    const JigBlock *body = jig_op_body(op);
    const JigOp *end = body ? jig_block_last(body) : NULL;
    const JigOp *sum = end && jig_op_num_operands(end) ? jig_op_operand_def(end, 0) : NULL;
    return sum && is_float_sum(sum) && !jig_lint_reassociates(sum);
}

/* ---- In their order ---- */

static bool is_of_kind(const JigAttr *kind, const char *word) {
    JigArena *a = jig_arena_create();
    JigStr text = jig_attr_to_str(kind, a);
    bool is = jig_str_find(text, jig_str(word)) < text.len;
    jig_arena_destroy(a);
    return is;
}

static bool adds(const JigOp *op, const JigAttr *kind) {
    return (is_of_kind(kind, "add") || is_of_kind(kind, "mul")) &&
           jig_type_is_float(jig_type_element_or_self(jig_op_result_type(op, 0)));
}

/* How many lanes are added one after the other to each number; 0: none are. */
double jig_lint_lanes_in_order(const JigOp *op) {
    const JigType *t;
    if (jig_op_is(op, JIG_VECTOR(REDUCTION))) {
        t = jig_value_type(jig_vector_reduction_vector(op));
        return !adds(op, jig_vector_reduction_kind_attr(op)) || jig_lint_reassociates(op) ? 0
               : jig_type_is_scalable(t)                                                  ? 4
                                         : (double)jig_type_num_elements(t);
    }
    if (!jig_op_is(op, JIG_VECTOR(MULTI_REDUCTION)) ||
        !adds(op, jig_vector_multi_reduction_kind_attr(op)))
        return 0;
    t = jig_value_type(jig_vector_multi_reduction_source(op));
    const JigType *to = jig_op_result_type(op, 0);
    double numbers = jig_type_is_shaped(to) ? (double)jig_type_num_elements(to) : 1;
    /* Several numbers at once are vectors of their own. */
    return jig_type_is_scalable(t) || numbers > 2 ? 0 : (double)jig_type_num_elements(t) / numbers;
}

/* A vector whose lanes are added one after the other. */
static void look_ordered_lanes(JigLook *look, JigOp *op) {
    double n = jig_lint_lanes_in_order(op), all = n * jig_lint_times(op, NULL);
    if (n < 4 || all < FEW)
        return;
    jig_lint_found(look, op, all,
                   "the %.0f lanes of a vector are added one after the other, in their order, %.0f "
                   "in all: in any order it would take %.0f steps in place of %.0f",
                   n, all,
                   n <= 4    ? 2.0
                   : n <= 8  ? 3.0
                   : n <= 16 ? 4.0
                             : 6.0,
                   n);
}

/* ---- Across lanes ---- */

/* Of a reduction of lanes to the greatest or the least one; acc is NULL where there is none. */
typedef struct Compared {
    double lanes;
    const JigValue *acc;
} Compared;

static Compared compared(const JigOp *op) {
    const JigAttr *kind;
    const JigValue *from, *acc;
    if (jig_op_is(op, JIG_VECTOR(REDUCTION))) {
        kind = jig_vector_reduction_kind_attr(op);
        from = jig_vector_reduction_vector(op);
        acc = jig_vector_reduction_acc(op);
    } else if (jig_op_is(op, JIG_VECTOR(MULTI_REDUCTION))) {
        kind = jig_vector_multi_reduction_kind_attr(op);
        from = jig_vector_multi_reduction_source(op);
        acc = jig_vector_multi_reduction_acc(op);
    } else {
        return (Compared){0};
    }
    const JigType *t = jig_value_type(from), *to = jig_op_result_type(op, 0);
    bool one = !jig_type_is_shaped(to) || jig_type_num_elements(to) == 1;
    if (!one || jig_type_is_scalable(t) || !(is_of_kind(kind, "max") || is_of_kind(kind, "min")))
        return (Compared){0};
    return (Compared){.lanes = (double)jig_type_num_elements(t), .acc = acc};
}

/* The value that the op only has in another shape; NULL: it is no such op. */
static const JigValue *same_number(const JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(EXTRACT))      ? jig_vector_extract_source(op)
           : jig_op_is(op, JIG_VECTOR(BROADCAST))  ? jig_vector_broadcast_source(op)
           : jig_op_is(op, JIG_VECTOR(SHAPE_CAST)) ? jig_vector_shape_cast_source(op)
                                                   : NULL;
}

static bool compares(const JigOp *op) {
    JigStr name = jig_op_name_of(op);
    return jig_str_starts_with(name, "arith.max") || jig_str_starts_with(name, "arith.min");
}

/* Is it what the iteration before has left: carried by the loop, or at a place? */
static bool is_from_before(const JigValue *v, const JigOp *loop) {
    JigAccessed x;
    const JigOp *def = jig_value_def(v);
    for (; def && same_number(def); def = jig_value_def(v))
        v = same_number(def);
    if (def)
        return jig_lint_access(def, &x) && !x.writes && jig_lint_loop_around(def) == loop &&
               !jig_lint_moves(def, &x, loop);
    for (size_t i = 0; i < jig_loop_num_carried(loop); ++i)
        if (jig_loop_arg(loop, i) == v)
            return true;
    return false;
}

static bool is_any_from_before(const JigOp *op, const JigOp *loop) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (is_from_before(jig_op_operand(op, i), loop))
            return true;
    return false;
}

/* Is the result held against what the iteration before has left, and left to the next one? */
static bool goes_on(const JigOp *op, const JigValue *acc, const JigOp *loop) {
    const JigValue *v = jig_op_result(op, 0);
    bool held = acc && is_from_before(acc, loop);
    for (unsigned left = JIG_LINT_FARTHEST; left && jig_value_has_one_use(v); --left) {
        const JigOp *user = jig_use_owner(jig_value_first_use(v));
        JigAccessed x;
        if (jig_lint_access(user, &x))
            return held && x.writes && !jig_lint_moves(user, &x, loop);
        if (jig_op_is_terminator(user))
            return held && jig_op_parent(user) == loop;
        if (compares(user))
            held |= is_any_from_before(user, loop);
        else if (!same_number(user))
            return false;
        v = jig_op_result(user, 0);
    }
    return false;
}

static void look_across_lanes(JigLook *look, JigOp *op) {
    Compared c = compared(op);
    double n = c.lanes, all = n * jig_lint_times(op, NULL);
    JigOp *loop = n >= 4 ? jig_lint_loop_around(op) : NULL;
    if (!loop || all < FEW || jig_lint_inside(look, loop)->loops || jig_lint_iterations(loop) < 4 ||
        !goes_on(op, c.acc, loop))
        return;
    jig_lint_found(look, op, all,
                   "the innermost loop compares %.0f lanes with each other in each iteration, "
                   "%.0f times: the loop could compare lane by lane, and its lanes once behind it",
                   n, all / n);
}

/* The value that a loop carries and adds to, once in each iteration. */
JigOp *jig_lint_carried_sum(const JigOp *loop) {
    for (size_t i = 0; i < jig_loop_num_carried(loop); ++i) {
        JigValue *next = jig_loop_yielded(loop, i), *arg = jig_loop_arg(loop, i);
        JigOp *sum = next ? jig_value_def(next) : NULL;
        if (sum && jig_type_is_float(jig_value_type(next)) && is_float_sum(sum) &&
            (jig_op_operand(sum, 0) == arg || jig_op_operand(sum, 1) == arg) &&
            !jig_lint_reassociates(sum))
            return sum;
    }
    return NULL;
}

static void look_ordered_loop(JigLook *look, JigOp *op) {
    JigOp *sum = jig_op_is(op, JIG_SCF(FOR)) || jig_op_has_name(op, "affine.for")
                     ? jig_lint_carried_sum(op)
                     : NULL;
    if (!sum || jig_lint_inside(look, op)->loops)
        return;
    double all = jig_lint_times(sum, NULL);
    if (all < FEW)
        return;
    jig_lint_found(
        look, op, all,
        "the innermost loop adds numbers up in their order, each sum waiting for the one "
        "before, %.0f in all: it is not vectorized",
        all);
}

static bool mend_ordered(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_reassociate(m);
}

/* ---- Functions ---- */

/* What processors have instructions for. */
static bool is_cheap(JigStr name) {
    static const char *const cheap[] = {
        "absf",  "absi", "sqrt", "fma",   "copysign", "floor", "ceil",     "rint",     "trunc",
        "ctpop", "ctlz", "cttz", "isnan", "isfinite", "isinf", "isnormal", "roundeven"};
    for (size_t i = 0; i < JIG_LEN(cheap); ++i)
        if (jig_str_is(name, cheap[i]))
            return true;
    return false;
}

bool jig_lint_is_call(const JigOp *op) {
    JigStr name = jig_op_name_of(op);
    return jig_str_starts_with(name, "math.") && !is_cheap(jig_str_from(name, 5)) &&
           !jig_lower_approx_knows(op);
}

static bool has_constant_exponent(const JigOp *op) {
    return jig_op_is(op, JIG_MATH(POWF))    ? jig_constant_of(jig_math_powf_rhs(op)) != NULL
           : jig_op_is(op, JIG_MATH(FPOWI)) ? jig_constant_of(jig_math_fpowi_rhs(op)) != NULL
                                            : false;
}

/* By a logarithm and an exponential, where products would do. */
static bool is_power(const JigOp *op) {
    return jig_op_is(op, JIG_MATH(POWF)) && jig_lower_approx_knows(op) && has_constant_exponent(op);
}

/* In the body of a structured op: how often that is carried out. */
static double points_around(const JigOp *op) {
    const JigOp *around = jig_op_parent(op);
    double all = 1;
    for (size_t i = 0;
         around && jig_structured(around) && i < jig_structured(around)->num_loops(around); ++i) {
        int64_t size = jig_linalg_static_loop_size(around, i);
        all *= size == JIG_DYNAMIC ? 1 : (double)size;
    }
    return all;
}

static void look_math(JigLook *look, JigOp *op) {
    JigStr name = jig_op_name_of(op);
    if (!(jig_lint_is_call(op) || is_power(op)) || !jig_lint_loop_around(op))
        return;
    const JigType *t = jig_op_result_type(op, 0);
    double lanes = jig_type_is_vector(t) && !jig_type_is_scalable(t)
                       ? (double)jig_type_num_elements(t)
                       : 1,
           all = lanes * points_around(op) * jig_lint_times(op, NULL);
    if (all < FEW)
        return;
    if (is_power(op)) {
        jig_lint_found(look, op, all,
                       "%.*s takes the logarithm and the exponential of each number, %.0f of them",
                       JIG_FMT(name), all);
        return;
    }
    jig_lint_found(look, op, all, "%.*s is a call of a function for each number, %.0f of them%s",
                   JIG_FMT(name), all,
                   lanes > 1 ? "; the lanes of its vectors are taken apart for that" : "");
}

/* Powers of constants become products. What else is expanded loses digits or, as powers do of what
 * is not positive, all of them (docs/miscompiles.md). */
static bool mend_math(JigMender *m, const JigLintFinding *f) {
    if (!has_constant_exponent(f->op))
        return jig_lint_try_at_end(m, "transform.apply_licm to $l : !transform.any_op\n");
    JigStr name = jig_str_from(jig_op_name_of(f->op), 5);
    JigArena *a = jig_arena_create();
    JigStr lines = jig_arena_printf(
        a,
        "$a = transform.apply_registered_pass \"math-expand-ops\" with options = {\"ops\" = "
        "\"%.*s\"} to $f : (!transform.any_op) -> !transform.any_op\n",
        JIG_FMT(name));
    bool ok = jig_lint_try_at_end(m, "transform.apply_licm to $l : !transform.any_op\n") ||
              jig_lint_try_at_end(m, lines.ptr);
    jig_arena_destroy(a);
    return ok;
}

/* ---- Half precision ---- */

/* Machines that only convert such numbers do so before each op and behind it. */
static void look_half(JigLook *look, JigOp *op) {
    enum { MANY = 1 << 16 };
    if (look->lint->machine.has_half || !jig_lint_is_arithmetic(op) || !jig_op_num_results(op) ||
        !jig_type_is_vector(jig_op_result_type(op, 0)))
        return;
    const JigType *t = jig_op_result_type(op, 0), *element = jig_type_element(t);
    double all = (double)(jig_type_has_static_shape(t) ? jig_type_num_elements(t) : 1) *
                 jig_lint_times(op, NULL) * jig_lint_products(op);
    if (!jig_type_is_float(element) || jig_type_width(element) != 16 || all < MANY)
        return;
    JigStr name = jig_op_name_of(op), type = jig_type_to_str(t, look->a);
    jig_lint_found(look, op, all,
                   "%.*s computes with %.*s, for which this machine has no arithmetic: each of its "
                   "%.0f numbers is converted to f32 before and back behind it; with results of "
                   "f32 only what is read is converted",
                   JIG_FMT(name), JIG_FMT(type), all);
}

const JigLintRule jig_lint_number_rules[] = {
    {.name = "ordered-lanes", .look = look_ordered_lanes, .mend = mend_ordered},
    {.name = "across-lanes", .look = look_across_lanes},
    {.name = "ordered-sum", .look = look_ordered_loop, .mend = mend_ordered},
    {.name = "math-by-number", .look = look_math, .mend = mend_math},
    {.name = "half-precision", .look = look_half},
    {0},
};
