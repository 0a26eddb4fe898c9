/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Results that go through memory to who reads each number of them once. */
#include "dialect/linalg/linalg.h"
#include "dialect/vector/vector.h"
#include "lint/lint_int.h"

/* What fits a cache is another matter. */
enum { LARGE = 1 << 20 };

/* ---- How much is computed, and read ---- */

typedef struct Amount {
    const JigOp *top;
    const JigValue *of; /* that is read; NULL: what is written is counted */
    double numbers;
    bool sums, computes;
} Amount;

static double points_of(const JigOp *op) {
    double all = 1;
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i) {
        int64_t size = jig_linalg_static_loop_size(op, i);
        all *= size == JIG_DYNAMIC ? 1 : (double)size;
    }
    return all;
}

static bool has_sums(const JigOp *op) {
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i)
        if (jig_structured(op)->iterator(op, i) != JIG_PARALLEL)
            return true;
    return false;
}

static bool sums_vectors(const JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(CONTRACT)) || jig_op_is(op, JIG_VECTOR(OUTERPRODUCT)) ||
           jig_op_is(op, JIG_VECTOR(REDUCTION)) || jig_op_is(op, JIG_VECTOR(MULTI_REDUCTION));
}

/* Parts of tensors lie in what they are parts of. */
static bool is_part_of(const JigValue *v, const JigValue *whole) {
    unsigned left = JIG_LINT_FARTHEST;
    for (const JigOp *def; v != whole && left; --left) {
        def = jig_value_def(v);
        if (!def ||
            !(jig_op_has_name(def, "tensor.extract_slice") || jig_op_iface(def, &jig_iface_view)))
            return false;
        v = jig_op_operand(def, 0);
    }
    return v == whole;
}

static void add_structured(Amount *x, const JigOp *op, double times) {
    x->sums |= has_sums(op);
    x->computes |= !jig_op_has_name(op, "linalg.fill") && !jig_op_has_name(op, "linalg.copy");
    if (!x->of) {
        x->numbers += times * points_of(op);
        return;
    }
    for (size_t i = 0; i + 1 < jig_op_num_operands(op); ++i)
        if (is_part_of(jig_op_operand(op, i), x->of))
            x->numbers += times * points_of(op);
}

static double lanes(const JigType *t) {
    return jig_type_is_vector(t) && jig_type_has_static_shape(t) ? (double)jig_type_num_elements(t)
                                                                 : 1;
}

static JigWalk add(JigOp *op, void *user) {
    Amount *x = user;
    JigAccessed at;
    double times = jig_lint_times(op, NULL) / jig_lint_times(x->top, NULL);
    if (jig_structured(op)) {
        add_structured(x, op, times);
        return JIG_WALK_SKIP;
    }
    x->sums |= sums_vectors(op);
    x->computes |= jig_lint_is_arithmetic(op);
    for (size_t i = 0; jig_loop(op) && i < jig_loop_num_carried(op); ++i)
        x->sums |= !jig_type_is_tensor(jig_value_type(jig_loop_init(op, i)));
    if (jig_lint_access(op, &at) && at.writes == !x->of && (!x->of || is_part_of(at.base, x->of)))
        x->numbers += times * lanes(jig_value_type(at.value));
    return JIG_WALK_ADVANCE;
}

static Amount amount(JigOp *op, const JigValue *read) {
    Amount x = {.top = op, .of = read};
    jig_walk_pre(op, add, &x);
    return x;
}

/* ---- The rule ---- */

static JigOp *in_block(JigOp *op, const JigBlock *block) {
    while (op && jig_op_block(op) != block)
        op = jig_op_parent(op);
    return op;
}

/* The only op beside it that uses its result, in its body or itself; NULL: there are none, or
 * several. */
static JigOp *only_reader(const JigOp *op) {
    JigOp *reader = NULL;
    for (JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u)) {
        JigOp *place = in_block(jig_use_owner(u), jig_op_block(op));
        if (!place || (reader && place != reader))
            return NULL;
        reader = place;
    }
    return reader;
}

static bool is_nest(const JigOp *op) {
    return jig_structured(op) || jig_loop(op);
}

static void look_unfused(JigLook *look, JigOp *op) {
    if (!is_nest(op) || jig_op_num_results(op) != 1 || jig_lint_loop_around(op) ||
        !jig_type_is_tensor(jig_op_result_type(op, 0)) ||
        !(look->has_vectors || look->lint->machine.compiled))
        return;
    double bytes = jig_lint_bytes(jig_op_result_type(op, 0));
    JigOp *reader = bytes >= LARGE ? only_reader(op) : NULL;
    if (!reader || !is_nest(reader))
        return;
    double numbers = (double)jig_type_num_elements(jig_op_result_type(op, 0));
    Amount made = amount(op, NULL), used = amount(reader, jig_op_result(op, 0));
    if (made.sums || used.sums || !made.computes || !used.computes || made.numbers > 2 * numbers ||
        used.numbers == 0 || used.numbers > 1.5 * numbers)
        return;
    JigStr by = jig_wording_op(reader, look->a);
    jig_lint_found(look, op, bytes,
                   "its result of %.0f bytes goes through memory to %.*s, which reads each number "
                   "once: computed together it would stay in registers",
                   bytes, JIG_FMT(by));
}

/* ---- Copies that nobody reads twice ---- */

/* What an op only puts elsewhere, and where to; NULL: it does more. A border that is added has to
 * stand somewhere. */
static JigValue *moved_to(const JigOp *op) {
    if (jig_op_has_name(op, "linalg.pack"))
        return jig_op_result(op, 0);
    if (!jig_op_has_name(op, "tensor.pad"))
        return NULL;
    const JigType *from = jig_op_operand_type(op, 0), *to = jig_op_result_type(op, 0);
    for (size_t i = 0; i < jig_type_rank(to); ++i)
        if (jig_type_dim(from, i) != jig_type_dim(to, i) || jig_type_is_dynamic_dim(to, i))
            return NULL;
    return jig_op_result(op, 0);
}

/* How often the numbers of a value are read in all; 0: who knows. */
static double reads_of(const JigOp *op, const JigValue *v) {
    double all = 0;
    JigPtrMap seen = {0};
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        JigOp *reader = in_block(jig_use_owner(u), jig_op_block(op));
        if (!reader || jig_op_is_terminator(reader)) {
            all = 0;
            break;
        }
        if (jig_ptrset_add(&seen, reader))
            all += amount(reader, v).numbers;
    }
    jig_ptrmap_free(&seen);
    return all;
}

static void look_moved(JigLook *look, JigOp *op) {
    enum { MANY = 1 << 15 };
    const JigValue *to = moved_to(op);
    double bytes = to ? jig_lint_bytes(jig_value_type(to)) : 0, times = jig_lint_times(op, NULL);
    if (bytes * times < MANY)
        return;
    double reads = reads_of(op, to), numbers = (double)jig_type_num_elements(jig_value_type(to));
    if (reads <= 0 || reads > 1.5 * numbers)
        return;
    JigStr name = jig_op_name_of(op), often = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, bytes * times,
                   "%.*s copies %.0f bytes, %.*s, and each number of the copy is read once: who "
                   "reads it could read the original",
                   JIG_FMT(name), bytes, JIG_FMT(often));
}

static bool mend_moved(JigMender *m, const JigLintFinding *f) {
    return jig_lint_try_without(m, jig_op_has_name(f->op, "tensor.pad")
                                       ? "transform.structured.pad"
                                       : "transform.structured.pack");
}

static bool mend_unfused(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_fusing(m);
}

const JigLintRule jig_lint_fusing_rules[] = {
    {.name = "unfused-result", .look = look_unfused, .mend = mend_unfused},
    {.name = "copied-for-nothing", .look = look_moved, .mend = mend_moved, .hides = 2},
    {0},
};
