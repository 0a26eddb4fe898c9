/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops in the wrong order, around too little or too much, and work that is left in them. */
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "dialect/vector/vector.h"
#include "lint/lint_int.h"

/* ---- Sums in memory ---- */

/* The loop that repeats it; those of one iteration do not. */
static JigOp *repeating_loop(const JigOp *op) {
    JigOp *loop = jig_lint_loop_around(op);
    while (loop && jig_lint_repeats_once(loop))
        loop = jig_lint_loop_around(loop);
    return loop;
}

/* Of a buffer or tensor that is made in the loop: each iteration has one of its own. */
static bool is_own(const JigValue *base, const JigOp *loop) {
    const JigValue *whole = jig_lint_whole_of(base);
    const JigOp *def = jig_value_def(whole);
    return def && !jig_loop_is_defined_outside(loop, whole) &&
           (jig_op_is(def, JIG_MEMREF(ALLOC)) || jig_op_is(def, JIG_MEMREF(ALLOCA)) ||
            jig_op_has_name(def, "tensor.empty") ||
            jig_op_has_name(def, "bufferization.alloc_tensor"));
}

/* Does what one iteration leaves at the place reach the next one there? */
static bool stays(const JigOp *op, const JigAccessed *x, const JigOp *loop) {
    return !jig_lint_moves(op, x, loop) && !is_own(x->base, loop);
}

typedef struct Reads {
    const JigOp *write;
    const JigAccessed *place;
    const JigOp *found;
} Reads;

static JigWalk find_read(JigOp *op, void *user) {
    Reads *r = user;
    JigAccessed x;
    if (!jig_lint_access(op, &x) || x.writes || !jig_lint_same_place(op, &x, r->write, r->place))
        return JIG_WALK_ADVANCE;
    r->found = op;
    return JIG_WALK_INTERRUPT;
}

static void look_accumulator(JigLook *look, JigOp *op) {
    JigAccessed x;
    JigOp *loop = jig_lint_access(op, &x) && x.writes ? repeating_loop(op) : NULL;
    if (!loop || jig_loop(loop)->parallel || jig_lint_inside(look, loop)->repeating ||
        !stays(op, &x, loop))
        return;
    const JigType *t = jig_value_type(x.value);
    if (jig_type_is_vector(t) && jig_type_num_elements(t) < 4)
        return; /* what it is the sum of takes longer */
    Reads r = {.write = op, .place = &x};
    jig_walk_pre(loop, find_read, &r);
    double times = jig_lint_times(op, NULL);
    if (!r.found || times < 64)
        return;
    JigStr type = jig_type_to_str(jig_value_type(x.value), look->a);
    jig_lint_found(
        look, op, times * (1 + jig_lint_registers(look->lint, jig_value_type(x.value))),
        "%.*s is loaded from and stored to the same place in each iteration, %.0f times: "
        "it could stay in registers",
        JIG_FMT(type), times);
}

static bool mend_accumulator(JigMender *m, const JigLintFinding *f) {
    static const char subsets[] = "transform.loop.hoist_loop_invariant_subsets $l : "
                                  "!transform.any_op\n";
    (void)f;
    return jig_lint_try_at_end(m, "$a = transform.structured.hoist_redundant_vector_transfers $f : "
                                  "(!transform.any_op) -> !transform.any_op\n") ||
           jig_lint_try_at_end(m, subsets) ||
           jig_lint_try_at_end(
               m, "transform.apply_patterns to $f {\n"
                  "  transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers\n"
                  "  transform.apply_patterns.canonicalization\n"
                  "} {apply_cse} : !transform.any_op\n"
                  "transform.loop.hoist_loop_invariant_subsets $l : !transform.any_op\n") ||
           jig_lint_try_before(m,
                               "transform.structured.vectorize,transform.bufferization.one_shot_"
                               "bufferize,transform.structured.convert_to_loops",
                               subsets) ||
           jig_lint_try_at_end(m, "transform.apply_licm to $l : !transform.any_op\n"
                                  "$a = transform.structured.hoist_redundant_vector_transfers $f : "
                                  "(!transform.any_op) -> !transform.any_op\n") ||
           jig_lint_try_at_end(m, "transform.apply_patterns to $f {\n"
                                  "  transform.apply_patterns.memref.fold_memref_alias_ops\n"
                                  "  transform.apply_patterns.canonicalization\n"
                                  "} {apply_cse} : !transform.any_op\n"
                                  "transform.apply_licm to $l : !transform.any_op\n"
                                  "$a = transform.structured.hoist_redundant_vector_transfers $f : "
                                  "(!transform.any_op) -> !transform.any_op\n") ||
           jig_lint_try_rows(m, JIG_ROWS_OF_TILES);
}

/* ---- Sums that come by again and again ---- */

/* Sums that stay in the nearest cache are loaded and stored in no time. */
enum { NEAREST = 16 << 10 };

/* The loop that comes by the same place with others in between; *between is the registers of all of
 * them. NULL: there is none, or they are few. */
static JigOp *loop_that_sums(const JigLook *look, const JigOp *op, const JigAccessed *x,
                             double *between) {
    *between = jig_lint_registers(look->lint, jig_value_type(x->value));
    for (JigOp *loop = repeating_loop(op); loop; loop = repeating_loop(loop)) {
        if (jig_loop(loop)->parallel)
            return NULL;
        if (stays(op, x, loop))
            return *between * look->lint->machine.vector_bits / 8 > NEAREST ? loop : NULL;
        *between *= jig_lint_iterations(loop);
    }
    return NULL;
}

static double work_of(const JigLint *lint, const JigOp *op) {
    if (!jig_lint_is_arithmetic(op) || !jig_op_num_results(op))
        return 0;
    return jig_lint_registers(lint, jig_op_result_type(op, 0)) * jig_lint_products(op);
}

static void look_sum_outermost(JigLook *look, JigOp *op) {
    enum { FEW_EACH = 4, FEW_VISITS = 4096 };
    JigAccessed x;
    double between = 0, work = 0, times = jig_lint_times(op, NULL);
    if (!jig_lint_access(op, &x) || !x.writes || times < FEW_VISITS)
        return;
    double registers = jig_lint_registers(look->lint, jig_value_type(x.value));
    JigOp *loop = registers ? loop_that_sums(look, op, &x, &between) : NULL;
    if (!loop || jig_lint_iterations(loop) < 4)
        return;
    Reads r = {.write = op, .place = &x};
    jig_walk_pre(jig_op_parent(op), find_read, &r);
    for (const JigOp *o = op; r.found && o; o = jig_op_prev(o))
        work += work_of(look->lint, o);
    if (!r.found || work <= 0 || work > FEW_EACH * registers)
        return;
    JigStr type = jig_type_to_str(jig_value_type(x.value), look->a);
    jig_lint_found(look, op, times * registers,
                   "the loop that sums up is outside of others: %.*s is loaded and stored for each "
                   "of its %.0f iterations, %.0f times in all, with %.0f bytes of others in "
                   "between; with that loop innermost it could stay in registers",
                   JIG_FMT(type), jig_lint_iterations(loop), times,
                   between * look->lint->machine.vector_bits / 8);
}

static bool mend_sum_outermost(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_sums_inside(m);
}

/* ---- Loops of one iteration ---- */

/* What it writes stays where it is when the loops around go on: it could be kept there. */
typedef struct Kept {
    const JigOp *loop; /* that repeats */
    bool found;
} Kept;

static JigWalk find_kept(JigOp *op, void *user) {
    Kept *k = user;
    JigAccessed x;
    k->found |= jig_lint_access(op, &x) && x.writes && stays(op, &x, k->loop);
    return JIG_WALK_ADVANCE;
}

static void look_loop_of_one(JigLook *look, JigOp *op) {
    Kept k = {.loop = jig_lint_repeats_once(op) ? repeating_loop(op) : NULL};
    if (!k.loop || !look->has_vectors || !jig_loop_num_carried(op) || jig_lint_times(op, NULL) < 64)
        return;
    jig_walk_pre(op, find_kept, &k);
    if (!k.found)
        return;
    JigStr times = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, jig_lint_times(op, NULL),
                   "a loop of one iteration is left, %.*s: what it carries stands between the loop "
                   "around it and what that could keep in registers",
                   JIG_FMT(times));
}

static const char canonicalize[] = "transform.apply_patterns to $f {\n"
                                   "  transform.apply_patterns.canonicalization\n"
                                   "} {apply_cse} : !transform.any_op\n";

static bool mend_loop_of_one(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_before(
               m,
               "transform.loop.hoist,transform.structured.hoist,transform.structured."
               "vectorize",
               canonicalize) ||
           jig_lint_try_at_end(m, canonicalize);
}

/* ---- Strides ---- */

/* Does the loop's variable move the last index, or only others? */
typedef struct Strides {
    const JigOp *loop;
    size_t side_by_side, apart;
    bool vectors;
    JigOp *example;
    JigValue *base;
} Strides;

static JigWalk look_at_access(JigOp *op, void *user) {
    Strides *s = user;
    JigAccessed x;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        s->vectors |= jig_type_is_vector(jig_op_result_type(op, i));
    if (jig_lint_loop_around(op) != s->loop || !jig_lint_access(op, &x) || !x.indices.count)
        return JIG_WALK_ADVANCE;
    s->vectors |= jig_type_is_vector(jig_value_type(x.value));
    size_t last = x.indices.start + x.indices.count - 1;
    bool by_last = jig_lint_varies(jig_op_operand(op, last), s->loop), by_others = false;
    for (size_t i = x.indices.start; i < last; ++i)
        by_others |= jig_lint_varies(jig_op_operand(op, i), s->loop);
    if (jig_lint_place_varies(x.base, s->loop))
        return JIG_WALK_ADVANCE;
    s->side_by_side += by_last;
    if (by_others && !by_last) {
        s->apart++;
        s->example = s->example && x.writes == false ? s->example : op;
        s->base = x.base;
    }
    return JIG_WALK_ADVANCE;
}

static double stride_of(const JigType *memref) {
    const JigType *t = memref;
    size_t rank = jig_type_has_rank(t) ? jig_type_rank(t) : 0;
    return rank && !jig_type_is_dynamic_dim(t, rank - 1)
               ? (double)jig_type_dim(t, rank - 1) * jig_lint_bits(jig_type_element(t)) / 8
               : 0;
}

enum { FEW_POINTS = 4096 };

static void look_strided_loop(JigLook *look, JigOp *op) {
    if (!jig_loop(op) || jig_lint_inside(look, op)->loops)
        return;
    Strides s = {.loop = op};
    jig_walk_pre(op, look_at_access, &s);
    double times = jig_lint_times(op, NULL) * jig_lint_iterations(op);
    if (!s.apart || s.vectors || times < FEW_POINTS || jig_lint_iterations(op) < 4)
        return;
    double stride = stride_of(jig_value_type(s.base));
    jig_lint_found(look, op, times,
                   "the innermost loop goes through memory in steps of %.0f bytes: %zu of its "
                   "accesses touch%s a line of memory of %s own in each of %.0f iterations, and "
                   "nothing is vectorized",
                   stride, s.apart, s.apart == 1 ? "es" : "", s.apart == 1 ? "its" : "their",
                   times);
}

static bool mend_strided_loop(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_interchange(m);
}

/* ---- Structured ops that are left ---- */

static size_t loops_that_sum(const JigOp *op) {
    size_t n = 0;
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i)
        n += jig_structured(op)->iterator(op, i) == JIG_REDUCTION;
    return n;
}

static double points(const JigOp *op, bool *exact) {
    double all = 1;
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i) {
        int64_t size = jig_linalg_static_loop_size(op, i);
        *exact &= size != JIG_DYNAMIC;
        all *= size == JIG_DYNAMIC ? 4 : (double)size;
    }
    return all;
}

/* Something was vectorized, and this was not: one number at a time, in the midst of vectors. */
static void look_scalar_left(JigLook *look, JigOp *op) {
    bool exact = true;
    if (!jig_structured(op) || !loops_that_sum(op) || jig_lint_has_short_window(op) ||
        !(look->has_vectors || (look->lint->machine.compiled && jig_lint_loop_around(op))))
        return;
    double all = points(op, &exact) * jig_lint_times(op, &exact);
    if (all < FEW_POINTS)
        return;
    JigStr name = jig_op_name_of(op);
    jig_lint_found(look, op, all, "%.*s is left%s%s: its %s%.0f points are computed one by one",
                   JIG_FMT(name), look->has_vectors ? " beside vectors" : "",
                   exact ? "" : ", as its sizes are not known", exact ? "" : "at least ", all);
}

static bool mend_scalar_left(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_rows_of_window(m, f->op) || jig_lint_try_sizes(m, JIG_SIZES_POWERS) ||
           jig_lint_try_vectorizing(m) || jig_lint_try_peeling(m) ||
           jig_lint_try_recipe(m, f->op) || jig_lint_try_sizes(m, JIG_SIZES_LARGER) ||
           jig_lint_try_without(m, "transform.structured.tile_using_for");
}

static void look_untiled(JigLook *look, JigOp *op) {
    bool exact = true, compiled = look->lint->machine.compiled;
    if (look->has_vectors || !jig_structured(op) || !loops_that_sum(op) ||
        jig_op_num_operands(op) < 3 || jig_lint_loop_around(op) || jig_lint_has_short_window(op))
        return;
    double all = points(op, &exact);
    if (all < (compiled ? 1 << 18 : 1 << 24))
        return;
    JigStr name = jig_op_name_of(op);
    jig_lint_found(look, op, all, "%.*s of %.0f points is neither tiled nor vectorized: %s",
                   JIG_FMT(name), all,
                   compiled ? "it becomes a nest of loops over single numbers, most of which come "
                              "from memory again and again"
                            : "the script leaves it as it was");
}

static bool mend_untiled(JigMender *m, const JigLintFinding *f) {
    return jig_lint_try_recipe(m, f->op);
}

/* A reduction over the last loop, in the order of the numbers. */
static void look_untiled_sum(JigLook *look, JigOp *op) {
    bool exact = true;
    if (!look->lint->machine.compiled || look->has_vectors || !jig_structured(op) ||
        !loops_that_sum(op) || jig_op_num_operands(op) != 2 || jig_lint_loop_around(op))
        return;
    size_t n = jig_structured(op)->num_loops(op);
    double all = points(op, &exact);
    if (jig_structured(op)->iterator(op, n - 1) != JIG_REDUCTION || all < (1 << 15) ||
        !jig_lint_sums_floats(op))
        return;
    JigStr name = jig_op_name_of(op);
    jig_lint_found(look, op, all,
                   "%.*s adds up %.0f numbers in their order, each sum waiting for the one before: "
                   "nothing is vectorized",
                   JIG_FMT(name), all);
}

static bool mend_untiled_sum(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_reassociate(m);
}

/* ---- The same again and again ---- */

/* Filling and slicing make room for what comes; others compute. */
static bool computes(const JigOp *op) {
    if (jig_op_has_name(op, "tensor.pad") || jig_op_has_name(op, "linalg.pack"))
        return true;
    return jig_structured(op) && !jig_op_has_name(op, "linalg.fill") &&
           !jig_op_has_name(op, "linalg.copy") && jig_type_is_shaped(jig_op_operand_type(op, 0));
}

static bool is_invariant(const JigOp *op, const JigOp *loop) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigValue *v = jig_op_operand(op, i);
        bool is_init = i + 1 == jig_op_num_operands(op) && jig_structured(op);
        if (is_init && jig_value_def(v) &&
            (jig_op_has_name(jig_value_def(v), "tensor.empty") ||
             jig_op_has_name(jig_value_def(v), "linalg.fill") ||
             jig_op_is(jig_value_def(v), JIG_MEMREF(ALLOC))))
            continue;
        if (is_init ? jig_lint_varies(v, loop) && jig_lint_place_varies(v, loop)
                    : jig_lint_varies(v, loop))
            return false;
    }
    return true;
}

static void look_invariant(JigLook *look, JigOp *op) {
    JigOp *loop = computes(op) ? repeating_loop(op) : NULL;
    if (!loop || jig_loop(loop)->parallel || !is_invariant(op, loop) ||
        (jig_structured(op) && !jig_op_num_results(op)) || jig_lint_iterations(loop) < 2)
        return;
    bool exact = true;
    double all =
        jig_structured(op) ? points(op, &exact) : jig_lint_bytes(jig_op_result_type(op, 0));
    JigStr name = jig_op_name_of(op), times = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, all * jig_lint_times(op, NULL),
                   "%.*s computes the same in each iteration of the loop around it, %.*s: once "
                   "before the loop would do",
                   JIG_FMT(name), JIG_FMT(times));
}

static bool mend_invariant(JigMender *m, const JigLintFinding *f) {
    (void)f;
    static const char hoist[] = "transform.apply_licm to $l : !transform.any_op\n";
    return jig_lint_try_at_end(m, hoist) ||
           jig_lint_try_before(m,
                               "transform.bufferization.one_shot_bufferize,transform.structured."
                               "vectorize",
                               hoist);
}

/* ---- The same loaded again and again ---- */

/* Does the loop write, and to what is read? */
typedef struct Written {
    const JigValue *whole;
    bool any, same;
} Written;

static JigWalk find_write(JigOp *op, void *user) {
    Written *w = user;
    JigAccessed x;
    if (!jig_lint_access(op, &x) || !x.writes)
        return JIG_WALK_ADVANCE;
    w->any = true;
    w->same |= jig_lint_whole_of(x.base) == w->whole;
    return JIG_WALK_ADVANCE;
}

/* Vectors that are read once for each iteration, though they are the same in all: a loop that
 * writes does not show LLVM that it may read them before. */
static void look_invariant_read(JigLook *look, JigOp *op) {
    enum { MANY = 1 << 16 };
    JigAccessed x;
    JigOp *loop = jig_lint_access(op, &x) && !x.writes ? repeating_loop(op) : NULL;
    double registers = loop ? jig_lint_registers(look->lint, jig_value_type(x.value)) : 0,
           times = jig_lint_times(op, NULL);
    if (registers * times < MANY || jig_loop(loop)->parallel || jig_lint_iterations(loop) < 2 ||
        jig_op_parent(op) != loop || !stays(op, &x, loop))
        return;
    Written w = {.whole = jig_lint_whole_of(x.base)};
    jig_walk_pre(loop, find_write, &w);
    if (!w.any || w.same || !jig_loop_is_defined_outside(loop, w.whole))
        return;
    JigStr type = jig_type_to_str(jig_value_type(x.value), look->a);
    jig_lint_found(look, op, registers * times,
                   "%.*s is read again in each iteration of the loop around it, %.0f times, though "
                   "it is the same in all of them: read before the loop it stays in registers",
                   JIG_FMT(type), times);
}

static bool mend_invariant_read(JigMender *m, const JigLintFinding *f) {
    static const char hoist[] = "transform.apply_licm to $l : !transform.any_op\n";
    (void)f;
    return jig_lint_try_at_end(m, hoist) ||
           jig_lint_try_before(m, "transform.bufferization.one_shot_bufferize", hoist) ||
           jig_lint_try_at_end(m, "transform.apply_licm to $l : !transform.any_op\n"
                                  "$a = transform.structured.hoist_redundant_vector_transfers $f : "
                                  "(!transform.any_op) -> !transform.any_op\n") ||
           jig_lint_try_at_end(m, "transform.apply_patterns to $f {\n"
                                  "  transform.apply_patterns.memref.fold_memref_alias_ops\n"
                                  "  transform.apply_patterns.canonicalization\n"
                                  "} {apply_cse} : !transform.any_op\n"
                                  "transform.apply_licm to $l : !transform.any_op\n"
                                  "$a = transform.structured.hoist_redundant_vector_transfers $f : "
                                  "(!transform.any_op) -> !transform.any_op\n");
}

const JigLintRule jig_lint_loop_rules[] = {
    {.name = "loop-of-one", .look = look_loop_of_one, .mend = mend_loop_of_one},
    {.name = "sum-in-memory", .look = look_accumulator, .mend = mend_accumulator, .hides = 1},
    {.name = "sum-outermost", .look = look_sum_outermost, .mend = mend_sum_outermost, .hides = 2},
    {.name = "strided-loop", .look = look_strided_loop, .mend = mend_strided_loop, .hides = 2},
    {.name = "scalar-left", .look = look_scalar_left, .mend = mend_scalar_left, .hides = 2},
    {.name = "untiled", .look = look_untiled, .mend = mend_untiled, .hides = 2},
    {.name = "ordered-reduction", .look = look_untiled_sum, .mend = mend_untiled_sum, .hides = 2},
    {.name = "invariant-work", .look = look_invariant, .mend = mend_invariant},
    {.name = "invariant-read", .look = look_invariant_read, .mend = mend_invariant_read},
    {0},
};
