/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Vectors that registers do not fit: too many, too large, too narrow, of odd width. */
#include "dialect/scf/scf.h"
#include "dialect/vector/vector.h"
#include "lint/lint_int.h"

static JigStr type_text(const JigType *t, JigArena *a) {
    return jig_type_to_str(t, a);
}

/* ---- Carried ---- */

/* What the body needs beside them: one operand of each kind, at least. */
enum { OPERANDS = 2 };

static void look_carried_vectors(JigLook *look, JigOp *op) {
    const JigLint *lint = look->lint;
    double registers = 0, have = lint->machine.vector_registers;
    const JigType *largest = NULL;
    if (!jig_op_is(op, JIG_SCF(FOR)) || jig_lint_iterations(op) < 2)
        return;
    for (size_t i = 0; i < jig_loop_num_carried(op); ++i) {
        const JigType *t = jig_value_type(jig_loop_init(op, i));
        double one = jig_lint_registers(lint, t);
        registers += one;
        if (one && (!largest || one > jig_lint_registers(lint, largest)))
            largest = t;
    }
    if (!largest || registers + OPERANDS <= have)
        return;
    JigStr type = type_text(largest, look->a);
    double spilled = registers + OPERANDS - have, times = jig_lint_times(op, NULL);
    jig_lint_found(look, op, registers * times,
                   "a loop carries %.0f vector registers (%.*s), of %.0f: about %.0f of them go to "
                   "memory and back in each of %.0f iterations",
                   registers, JIG_FMT(type), have, spilled, times * jig_lint_iterations(op));
}

static bool mend_fewer(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_sizes(m, JIG_SIZES_SMALLER) || jig_lint_try_tiling(m) ||
           jig_lint_try_retiling(m);
}

/* ---- Few ---- */

/* What an innermost loop loads and multiplies, in registers. */
typedef struct Operands {
    double loads, products;
} Operands;

static Operands operands_of(const JigLint *lint, const JigOp *loop) {
    Operands x = {0};
    JigAccessed at;
    for (const JigOp *op = jig_block_first(jig_op_body(loop)); op; op = jig_op_next(op)) {
        if (jig_lint_access(op, &at) && !at.writes) {
            double one = jig_lint_registers(lint, jig_value_type(at.value));
            x.loads += one > 1 ? one : 1;
        }
        if (jig_op_is(op, JIG_VECTOR(FMA)) || jig_op_is(op, JIG_VECTOR(OUTERPRODUCT)) ||
            jig_op_is(op, JIG_VECTOR(CONTRACT)) || jig_op_has_name(op, "arith.mulf"))
            x.products +=
                jig_lint_registers(lint, jig_op_result_type(op, 0)) * jig_lint_products(op);
    }
    return x;
}

/* A column of a tile is loaded as one vector, number by number. */
static void look_few_sums(JigLook *look, JigOp *op) {
    enum { FEW = 4, MANY = 1 << 16 };
    double carried = 0;
    if (!jig_op_is(op, JIG_SCF(FOR)) || jig_lint_times(op, NULL) * jig_lint_iterations(op) < MANY ||
        jig_lint_iterations(op) < 16)
        return;
    for (size_t i = 0; i < jig_loop_num_carried(op); ++i)
        carried += jig_lint_registers(look->lint, jig_value_type(jig_loop_init(op, i)));
    if (!carried || carried > FEW || jig_lint_inside(look, op)->loops)
        return;
    Operands x = operands_of(look->lint, op);
    if (!x.products || x.loads < x.products)
        return;
    jig_lint_found(look, op, x.loads * jig_lint_times(op, NULL) * jig_lint_iterations(op),
                   "the innermost loop has sums in %.0f vector registers, of %u, and loads %.0f "
                   "operands for %.0f multiply-adds in each of %.0f iterations: larger tiles use "
                   "what is loaded more than once",
                   carried, look->lint->machine.vector_registers, x.loads, x.products,
                   jig_lint_times(op, NULL) * jig_lint_iterations(op));
}

static bool mend_few_sums(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_sizes(m, JIG_SIZES_LARGER) || jig_lint_try_retiling(m);
}

/* ---- Large ---- */

/* Twice the registers: the compiler takes it apart, and keeps most of it in memory. */
static void look_big_vector(JigLook *look, JigOp *op) {
    const JigLint *lint = look->lint;
    if (!jig_lint_is_arithmetic(op) || !jig_op_num_results(op))
        return;
    double registers = jig_lint_registers(lint, jig_op_result_type(op, 0));
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        double one = jig_lint_registers(lint, jig_op_operand_type(op, i));
        registers = one > registers ? one : registers;
    }
    if (registers <= 2 * lint->machine.vector_registers || jig_constant_of(jig_op_result(op, 0)))
        return;
    JigStr name = jig_op_name_of(op),
           type = type_text(jig_lint_registers(lint, jig_op_result_type(op, 0)) == registers
                                ? jig_op_result_type(op, 0)
                                : jig_op_operand_type(op, 0),
                            look->a),
           times = jig_lint_times_text(op, look->a);
    jig_lint_found(
        look, op, registers * jig_lint_times(op, NULL),
        "%.*s on %.*s takes %.0f vector registers, and there are %u: it is unrolled into "
        "that many instructions, with their operands in memory, %.*s",
        JIG_FMT(name), JIG_FMT(type), registers, lint->machine.vector_registers, JIG_FMT(times));
}

/* ---- Odd and narrow rows ---- */

static bool is_power(uint64_t n) {
    return n && !(n & (n - 1));
}

/* The row of what a loop computes with again and again. */
static const JigType *computed_row(const JigOp *op) {
    if (!jig_lint_is_arithmetic(op) || jig_op_num_results(op) != 1 || !jig_lint_loop_around(op))
        return NULL;
    const JigType *t = jig_op_result_type(op, 0);
    return jig_lint_row_bits(t) && jig_lint_bits(jig_type_element(t)) >= 8 &&
                   jig_lint_row_bits(t) > jig_lint_bits(jig_type_element(t))
               ? t
               : NULL;
}

/* The default pipeline divides such rows (llvm-split-vectors). */
static void look_odd_width(JigLook *look, JigOp *op) {
    enum { FEW_REGISTERS = 4096 };
    const JigType *t = look->lint->machine.compiled ? NULL : computed_row(op);
    if (!t || is_power(jig_lint_row_bits(t)) ||
        jig_lint_registers(look->lint, t) * jig_lint_times(op, NULL) < FEW_REGISTERS)
        return;
    uint64_t row = jig_lint_row_bits(t), bits = look->lint->machine.vector_bits, wide = 1;
    while (wide < row)
        wide *= 2;
    JigStr type = type_text(t, look->a), times = jig_lint_times_text(op, look->a);
    jig_lint_found(
        look, op, (double)row * jig_lint_times(op, NULL),
        "rows of %llu bits (%.*s) are no power of two: they are taken apart into pieces, "
        "or widened to %llu bits, where registers have %llu; %.*s",
        (unsigned long long)row, JIG_FMT(type), (unsigned long long)wide, (unsigned long long)bits,
        JIG_FMT(times));
}

static bool mend_odd_width(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_sizes(m, JIG_SIZES_POWERS);
}

/* A quarter of a register, and nothing that the loop computes is wider (a column of an operand may
 * be loaded as a wider one). */
static void look_narrow_vector(JigLook *look, JigOp *op) {
    const JigType *t = computed_row(op);
    JigOp *loop = t ? jig_lint_loop_around(op) : NULL;
    double bits = look->lint->machine.vector_bits;
    if (!loop || jig_lint_inside(look, loop)->loops || !is_power(jig_lint_row_bits(t)) ||
        (double)jig_lint_row_bits(t) > bits / 4 || jig_lint_inside(look, loop)->widest > bits / 4 ||
        jig_lint_iterations(loop) < 2)
        return;
    JigStr type = type_text(t, look->a), times = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, jig_lint_times(op, NULL),
                   "the innermost loop computes with rows of %llu bits (%.*s), a %.0fth of a "
                   "register of %.0f bits, %.*s",
                   (unsigned long long)jig_lint_row_bits(t), JIG_FMT(type),
                   bits / (double)jig_lint_row_bits(t), bits, JIG_FMT(times));
}

static bool mend_narrow_vector(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_sizes(m, JIG_SIZES_LARGER) || jig_lint_try_rows(m, JIG_ROWS_OF_TILES);
}

/* ---- Of one number ---- */

static bool is_of_one(const JigType *t) {
    return jig_type_is_vector(t) && jig_type_has_static_shape(t) && jig_type_num_elements(t) == 1;
}

/* All of its vectors have one lane. */
static bool computes_one(const JigOp *op) {
    bool any = false;
    for (size_t i = 0; i < jig_op_num_operands(op) + jig_op_num_results(op); ++i) {
        const JigType *t = i < jig_op_num_operands(op)
                               ? jig_op_operand_type(op, i)
                               : jig_op_result_type(op, i - jig_op_num_operands(op));
        if (jig_type_is_vector(t) && !is_of_one(t))
            return false;
        any |= is_of_one(t);
    }
    return any;
}

/* What is left over beside whole vectors is no fault: the loop has nothing wider. */
static void look_vector_of_one(JigLook *look, JigOp *op) {
    enum { MANY = 4096 };
    JigOp *loop = jig_lint_is_arithmetic(op) ? jig_lint_loop_around(op) : NULL;
    double times = loop ? jig_lint_times(op, NULL) : 0;
    if (times < MANY || jig_lint_inside(look, loop)->loops || !computes_one(op))
        return;
    JigStr name = jig_op_name_of(op);
    jig_lint_found(
        look, op, times,
        "%.*s is vectorized as vectors of one number, %.0f times: that is no faster than "
        "numbers are, and LLVM does not widen it",
        JIG_FMT(name), times);
}

/* ---- Much code ---- */

static void look_huge(JigLook *look, JigOp *op) {
    enum { MANY = 20000 };
    if (op != look->function)
        return;
    double instructions = jig_lint_instructions(look->lint, op);
    if (instructions < MANY)
        return;
    jig_lint_found(look, op, instructions,
                   "the function becomes some %.0f instructions: LLVM takes %s for them, and the "
                   "processor does not keep them at hand",
                   instructions, instructions > 5 * MANY ? "many seconds" : "a second or more");
}

static bool mend_huge(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_factor(m) || jig_lint_try_without(m, "transform.loop.unroll") ||
           jig_lint_try_sizes(m, JIG_SIZES_SMALLER) || jig_lint_try_tiling(m) ||
           jig_lint_try_retiling(m);
}

/* ---- Left as it is ---- */

/* No line of the script mends that. */
static void look_unoptimized(JigLook *look, JigOp *op) {
    if (op == look->function && look->has_vectors && look->lint->machine.unoptimized)
        jig_lint_found(look, op, 1,
                       "the schedule makes vectors, and -O0 has LLVM leave its code as it is: what "
                       "loops carry goes to memory and back in each iteration; without -O0 it is "
                       "optimized (-O3)");
}

/* What a loop's body does to single numbers. */
typedef struct Numbers {
    size_t all, stores;
    bool vectors;
} Numbers;

static Numbers numbers_of(const JigOp *loop) {
    Numbers n = {0};
    JigAccessed x;
    for (JigOp *op = jig_block_first(jig_op_body(loop)); op; op = jig_op_next(op)) {
        bool accesses = jig_lint_access(op, &x);
        const JigType *t = accesses                 ? jig_value_type(x.value)
                           : jig_op_num_results(op) ? jig_op_result_type(op, 0)
                                                    : NULL;
        n.vectors |= t && jig_type_is_vector(t);
        n.all += accesses || (jig_lint_is_arithmetic(op) && !jig_type_is_index(t));
        n.stores += accesses && x.writes;
    }
    return n;
}

bool jig_lint_is_unrolled(const JigOp *loop) {
    enum { MANY_STORES = 12, MANY = 512 };
    Numbers n = numbers_of(loop);
    return !n.vectors && (n.stores >= MANY_STORES || n.all >= MANY);
}

static void look_unrolled(JigLook *look, JigOp *op) {
    enum { FEW_TIMES = 1024 };
    if (!jig_loop(op) || jig_op_num_regions(op) != 1 || jig_lint_inside(look, op)->loops ||
        !jig_lint_is_unrolled(op))
        return;
    Numbers n = numbers_of(op);
    double all = (double)n.all * jig_lint_times(op, NULL) * jig_lint_iterations(op);
    if (all < FEW_TIMES)
        return;
    jig_lint_found(look, op, all,
                   "the body of the innermost loop does %zu things to single numbers, %.0f in all: "
                   "LLVM makes vectors of loops with a short body, and of few numbers in a long "
                   "one",
                   n.all, all);
}

static bool mend_unrolled(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_without(m, "transform.loop.unroll") || jig_lint_try_factor(m);
}

const JigLintRule jig_lint_vector_rules[] = {
    {.name = "carried-vectors", .look = look_carried_vectors, .mend = mend_fewer},
    {.name = "few-sums", .look = look_few_sums, .mend = mend_few_sums},
    {.name = "big-vector", .look = look_big_vector, .mend = mend_fewer, .never_more = true},
    {.name = "odd-width", .look = look_odd_width, .mend = mend_odd_width},
    {.name = "narrow-vector", .look = look_narrow_vector, .mend = mend_narrow_vector},
    {.name = "vector-of-one",
     .look = look_vector_of_one,
     .mend = mend_narrow_vector,
     .never_more = true},
    {.name = "unrolled-numbers", .look = look_unrolled, .mend = mend_unrolled},
    {.name = "not-optimized", .look = look_unoptimized, .not_time = true},
    {.name = "huge-function",
     .look = look_huge,
     .mend = mend_huge,
     .never_more = true,
     .not_time = true},
    {0},
};
