/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Proposals that are steps: tiling before a step, vectorizing what is left, other orders of loops.
 */
#include "analysis/loop_roles.h"
#include "dialect/linalg/linalg.h"
#include "lint/lint_mend.h"

/* ---- Tiling ahead of a step ---- */

typedef struct Largest {
    JigOp *op;
    double points;
} Largest;

static double points_of(const JigOp *op) {
    double all = 1;
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i) {
        int64_t size = jig_linalg_static_loop_size(op, i);
        all *= size == JIG_DYNAMIC ? 64 : (double)size;
    }
    return all;
}

static JigWalk find_largest(JigOp *op, void *user) {
    Largest *x = user;
    if (jig_structured(op) && points_of(op) > x->points)
        *x = (Largest){op, points_of(op)};
    return JIG_WALK_ADVANCE;
}

/* A row of registers in the last parallel loop, some of them in the one before; one step of what
 * is summed up. */
static size_t sizes_of(const JigMender *m, const JigOp *op, int64_t *out) {
    size_t n = jig_structured(op)->num_loops(op), parallel = 0;
    const JigType *t = jig_op_operand_type(op, jig_op_num_operands(op) - 1);
    uint32_t bits = jig_lint_bits(jig_type_element_or_self(t));
    int64_t row = bits ? (int64_t)(m->lint->machine.vector_bits / bits) : 1;
    bool sums = false;
    for (size_t i = 0; i < n; ++i)
        sums |= jig_structured(op)->iterator(op, i) == JIG_REDUCTION;
    for (size_t i = n; i-- > 0;) {
        int64_t size = jig_linalg_static_loop_size(op, i);
        out[i] = jig_structured(op)->iterator(op, i) == JIG_REDUCTION ? 1
                 : parallel == 0                                      ? (sums ? 2 * row : row)
                 : parallel == 1 && sums                              ? 8
                                                                      : 1;
        parallel += jig_structured(op)->iterator(op, i) == JIG_PARALLEL;
        if (size != JIG_DYNAMIC && out[i] > size)
            out[i] = size;
    }
    return n;
}

static JigStr tile_text(const JigMender *m, const JigOp *op, const char *of, const char *type) {
    int64_t sizes[64];
    if (jig_structured(op)->num_loops(op) > JIG_LEN(sizes) || !jig_structured(op)->num_loops(op))
        return (JigStr){0};
    size_t n = sizes_of(m, op, sizes);
    JigStr list = {0}, types = {0};
    for (size_t i = 0; i < n; ++i) {
        list =
            jig_arena_printf(m->a, "%.*s%s%lld", JIG_FMT(list), i ? ", " : "", (long long)sizes[i]);
        types = jig_arena_printf(m->a, "%.*s, !transform.any_op", JIG_FMT(types));
    }
    return jig_arena_printf(m->a,
                            "$a, $b:%zu = transform.structured.tile_using_for %s tile_sizes [%.*s] "
                            ": (%s) -> (!transform.any_op%.*s)\n",
                            n, of, JIG_FMT(list), type, JIG_FMT(types));
}

/* The payload is looked at as it was when the step began. */
static JigStr tiling_of(JigMender *m, size_t step, bool *rename) {
    Largest x = {0};
    size_t now;
    JigStr text = {0};
    JigItems items = jig_lint_operand_then(m, step, &now);
    *rename = items.kind == JIG_HANDLE_OPS && items.len && jig_structured(items.items[0]);
    for (size_t i = 0; items.kind == JIG_HANDLE_OPS && i < items.len; ++i)
        jig_walk_pre(items.items[i], find_largest, &x);
    if (x.op && *rename)
        text = tile_text(m, x.op, "$0", "$T");
    else if (x.op)
        text = jig_arena_printf(m->a,
                                "$c = transform.structured.match ops{[\"%.*s\"]} in $0 : ($T) -> "
                                "!transform.any_op\n%.*s",
                                JIG_FMT(jig_op_name_of(x.op)),
                                JIG_FMT(tile_text(m, x.op, "$c", "!transform.any_op")));
    jig_run_go(m->run, now);
    return text;
}

bool jig_lint_try_tiling(JigMender *m) {
    if (m->vectorizes == JIG_NO_STEP ||
        !jig_op_num_operands(jig_run_step_op(m->run, m->vectorizes)))
        return false;
    bool rename;
    JigStr text = tiling_of(m, m->vectorizes, &rename);
    return text.len && jig_lint_insert_before(m, jig_run_step_op(m->run, m->vectorizes), text.ptr,
                                              rename ? 'a' : 0);
}

/* ---- Recipes ---- */

bool jig_lint_try_recipe(JigMender *m, const JigOp *op) {
    JigStr tile = tile_text(m, op, "$c", "!transform.any_op");
    if (!tile.len)
        return false;
    JigStr lines = jig_arena_printf(
        m->a,
        "$c = transform.structured.match ops{[\"%.*s\"]} in $r : ($R) -> !transform.any_op\n%.*s"
        "$f = transform.structured.match ops{[\"func.func\"]} in $r : ($R) -> !transform.any_op\n"
        "$e = transform.structured.vectorize_children_and_apply_patterns $f : (!transform.any_op) "
        "-> !transform.any_op\n"
        "$l = transform.structured.match ops{[\"scf.for\"]} in $e : (!transform.any_op) -> "
        "!transform.any_op\n"
        "transform.loop.hoist_loop_invariant_subsets $l : !transform.any_op\n"
        "transform.apply_patterns to $e {\n"
        "  transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct\n"
        "  transform.apply_patterns.vector.lower_outerproduct\n"
        "} : !transform.any_op\n",
        JIG_FMT(jig_op_name_of(op)), JIG_FMT(tile));
    return jig_lint_try_at_end(m, lines.ptr);
}

static JigStr window_text(const JigMender *m, const JigOp *op) {
    JigConvolutionLoops loops;
    if (!jig_loop_roles_of_convolution(op, m->a, &loops) || loops.image.len < 2 ||
        loops.filter.len < 2)
        return (JigStr){0};
    size_t image = loops.image.items[0], window = loops.filter.items[0];
    JigStr sizes = {0};
    for (size_t i = 0; i <= image || i <= window; ++i)
        sizes = jig_arena_printf(m->a, "%.*s%s%d", JIG_FMT(sizes), i ? ", " : "",
                                 i == image || i == window);
    return jig_arena_printf(
        m->a,
        "$c = transform.structured.match ops{[\"%.*s\"]} in $r : ($R) -> !transform.any_op\n"
        "$a, $b:2 = transform.structured.tile_using_for $c tile_sizes [%.*s] : (!transform.any_op) "
        "-> (!transform.any_op, !transform.any_op, !transform.any_op)\n"
        "$d = transform.structured.decompose $a : (!transform.any_op) -> !transform.any_op\n",
        JIG_FMT(jig_op_name_of(op)), JIG_FMT(sizes));
}

bool jig_lint_try_rows_of_window(JigMender *m, const JigOp *op) {
    JigStr text = window_text(m, op);
    return text.len && jig_lint_try_before(m, "transform.structured.vectorize", text.ptr);
}

bool jig_lint_try_vectorizing(JigMender *m) {
    return jig_lint_try_at_end(
        m, "$a = transform.structured.vectorize_children_and_apply_patterns $f : "
           "(!transform.any_op) -> !transform.any_op\n"
           "$l = transform.structured.match ops{[\"scf.for\"]} in $a : (!transform.any_op) -> "
           "!transform.any_op\n"
           "transform.loop.hoist_loop_invariant_subsets $l : !transform.any_op\n"
           "transform.apply_patterns to $a {\n"
           "  transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct\n"
           "  transform.apply_patterns.vector.lower_outerproduct\n"
           "} : !transform.any_op\n");
}

bool jig_lint_try_reassociate(JigMender *m) {
    static const char param[] = "$b = transform.param.constant #arith.fastmath<reassoc> -> "
                                "!transform.any_param\n";
    static const char *const ops[] = {"vector.reduction", "arith.addf",
                                      "arith.addf\", \"arith.mulf"};
    for (size_t i = 0; i < JIG_LEN(ops); ++i) {
        JigStr lines = jig_arena_printf(
            m->a,
            "$a = transform.structured.match ops{[\"%s\"]} in $r : ($R) -> !transform.any_op\n%s"
            "transform.annotate $a \"fastmath\" = $b : !transform.any_op, !transform.any_param\n",
            ops[i], param);
        if (jig_lint_try_at_end(m, lines.ptr))
            return true;
    }
    JigStr lines = jig_arena_printf(
        m->a,
        "transform.apply_patterns to $f {\n"
        "  transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "
        "innerreduction\n"
        "} : !transform.any_op\n"
        "$a = transform.structured.match ops{[\"vector.reduction\"]} in $r : ($R) -> "
        "!transform.any_op\n%s"
        "transform.annotate $a \"fastmath\" = $b : !transform.any_op, !transform.any_param\n",
        param);
    return jig_lint_try_at_end(m, lines.ptr);
}

/* ---- Orders of loops ---- */

/* How many operands go side by side through memory with this loop, less those that jump. */
static int side_by_side(const JigOp *op, size_t loop) {
    int n = 0;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigMap *map = jig_structured(op)->map(op, i);
        size_t results = map ? jig_map_num_results(map) : 0;
        if (!results)
            continue;
        bool last = jig_expr_uses_dim(jig_map_result(map, (unsigned)results - 1), (unsigned)loop),
             others = false;
        for (size_t k = 0; k + 1 < results; ++k)
            others |= jig_expr_uses_dim(jig_map_result(map, (unsigned)k), (unsigned)loop);
        n += last - others;
    }
    return n;
}

/* The loops with the best one last; empty: it is that already. */
static JigStr order_of(const JigMender *m, const JigOp *op) {
    size_t n = jig_structured(op)->num_loops(op), best = n;
    for (size_t i = 0; i < n; ++i)
        if (best == n || side_by_side(op, i) >= side_by_side(op, best))
            best = i;
    if (n < 2 || best + 1 == n)
        return (JigStr){0};
    JigStr text = {0};
    for (size_t i = 0; i < n; ++i)
        if (i != best)
            text = jig_arena_printf(m->a, "%.*s%zu, ", JIG_FMT(text), i);
    return jig_arena_printf(m->a, "%.*s%zu", JIG_FMT(text), best);
}

static JigStr interchange_text(const JigMender *m, const JigOp *op, const char *of,
                               const char *type) {
    JigStr order = order_of(m, op);
    if (!order.len)
        return (JigStr){0};
    bool is_generic = jig_op_has_name(op, "linalg.generic");
    JigStr first = is_generic
                       ? JIG_STR("")
                       : jig_arena_printf(m->a,
                                          "$d = transform.structured.generalize %s : (%s) -> "
                                          "!transform.any_op\n",
                                          of, type);
    return jig_arena_printf(m->a,
                            "%.*s$a = transform.structured.interchange %s iterator_interchange = "
                            "[%.*s] : (%s) -> !transform.any_op\n",
                            JIG_FMT(first), is_generic ? of : "$d", JIG_FMT(order),
                            is_generic ? type : "!transform.any_op");
}

/* Lines that change the structured op that the step takes. */
static JigStr order_before(JigMender *m, size_t step) {
    const JigOp *op = jig_run_step_op(m->run, step);
    JigStr text = {0};
    if (!jig_op_num_operands(op) ||
        !jig_str_starts_with(jig_op_name_of(op), "transform.structured.") ||
        jig_op_has_name(op, "transform.structured.match"))
        return text;
    size_t now;
    JigItems items = jig_lint_operand_then(m, step, &now);
    if (items.kind == JIG_HANDLE_OPS && items.len && jig_structured(items.items[0]))
        text = interchange_text(m, items.items[0], "$0", "$T");
    jig_run_go(m->run, now);
    return text;
}

static JigStr order_at_end(JigMender *m) {
    Largest x = {0};
    jig_walk_pre(m->finding->function, find_largest, &x);
    if (!x.op)
        return (JigStr){0};
    JigStr text = interchange_text(m, x.op, "$c", "!transform.any_op");
    return text.len ? jig_arena_printf(m->a,
                                       "$c = transform.structured.match ops{[\"%.*s\"]} in $r : "
                                       "($R) -> !transform.any_op\n%.*s",
                                       JIG_FMT(jig_op_name_of(x.op)), JIG_FMT(text))
                    : text;
}

bool jig_lint_try_interchange(JigMender *m) {
    for (size_t i = 0; i < m->num_steps && jig_lint_may_try(m); ++i) {
        JigStr text = order_before(m, m->steps[i]);
        if (text.len &&
            jig_lint_insert_before(m, jig_run_step_op(m->run, m->steps[i]), text.ptr, 'a'))
            return true;
    }
    JigStr text = order_at_end(m);
    return text.len && jig_lint_try_at_end(m, text.ptr);
}

bool jig_lint_try_peeling(JigMender *m) {
    return jig_lint_try_before(
        m, "transform.structured.vectorize",
        "$a = transform.apply_registered_pass \"scf-for-loop-peeling\" with "
        "options = {\"skip-partial\" = false} to $f : (!transform.any_op) -> "
        "!transform.any_op\n"
        "$b = transform.apply_registered_pass \"canonicalize\" to $a : "
        "(!transform.any_op) -> !transform.any_op\n");
}
