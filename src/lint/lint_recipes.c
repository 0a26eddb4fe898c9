/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Proposals that are steps: tiling before a step, vectorizing what is left, other orders of loops.
 */
#include "analysis/loop_roles.h"
#include "dialect/linalg/linalg.h"
#include "lint/lint_mend.h"
#include "support/check.h"

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
 * is summed up; or squares of rows along a loop that sums. */
static size_t sizes_of(const JigMender *m, const JigOp *op, size_t along, int64_t *out) {
    size_t n = jig_structured(op)->num_loops(op), parallel = 0;
    const JigType *t = jig_op_operand_type(op, jig_op_num_operands(op) - 1);
    uint32_t bits = jig_lint_bits(jig_type_element_or_self(t));
    int64_t row = bits ? (int64_t)(m->lint->machine.vector_bits / bits) : 1;
    bool sums = false;
    for (size_t i = 0; i < n; ++i)
        sums |= jig_structured(op)->iterator(op, i) == JIG_REDUCTION;
    for (size_t i = n; i-- > 0;) {
        int64_t size = jig_linalg_static_loop_size(op, i);
        out[i] = i == along                                             ? row
                 : jig_structured(op)->iterator(op, i) == JIG_REDUCTION ? 1
                 : parallel == 0         ? (sums && along == n ? 2 * row : row)
                 : parallel == 1 && sums ? 8
                                         : 1;
        parallel += jig_structured(op)->iterator(op, i) == JIG_PARALLEL;
        if (size != JIG_DYNAMIC && out[i] > size)
            out[i] = size;
    }
    return n;
}

/* `along`: a loop that sums, which gets rows; or as many as there are loops. */
static JigStr tile_text_along(const JigMender *m, const JigOp *op, size_t along, const char *of,
                              const char *type) {
    int64_t sizes[64];
    if (jig_structured(op)->num_loops(op) > JIG_LEN(sizes) || !jig_structured(op)->num_loops(op))
        return (JigStr){0};
    size_t n = sizes_of(m, op, along, sizes);
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

static JigStr tile_text(const JigMender *m, const JigOp *op, const char *of, const char *type) {
    return tile_text_along(m, op, jig_structured(op)->num_loops(op), of, type);
}

static const char *type_text(const JigMender *m, const JigValue *v) {
    return jig_type_to_str(jig_value_type(v), m->a).ptr;
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

/* Its handle for loops has as many as there are sizes: nothing else may ask for them. */
static bool loops_are_used(const JigOp *step) {
    for (size_t i = 1; i < jig_op_num_results(step); ++i)
        if (jig_value_first_use(jig_op_result(step, i)))
            return true;
    return false;
}

static JigStr retiling_of(JigMender *m, size_t number, const JigOp *step) {
    size_t now;
    JigItems items = jig_lint_operand_then(m, number, &now);
    const JigOp *op = items.kind == JIG_HANDLE_OPS && items.len ? items.items[0] : NULL;
    JigStr text = op && jig_structured(op)
                      ? tile_text(m, op, "$0", type_text(m, jig_op_operand(step, 0)))
                      : (JigStr){0};
    jig_run_go(m->run, now);
    return text;
}

/* As the lines of a step are written, with the name that its tile has. */
static JigStr named(JigMender *m, JigStr text, JigStr tile) {
    JigStr loops = jig_amend_new_name(m->amend, "loops");
    const char *at = text.ptr;
    JigCharVec out = {0};
    for (size_t i = 0; i < text.len; ++i) {
        bool a = i + 1 < text.len && at[i] == '$' && at[i + 1] == 'a',
             b = i + 1 < text.len && at[i] == '$' && at[i + 1] == 'b';
        JigStr part = a ? tile : b ? loops : (JigStr){at + i, 1};
        jig_vec_append(&out, part.ptr, part.len);
        i += a || b;
    }
    JigStr all = jig_arena_str(m->a, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    return all;
}

bool jig_lint_try_retiling(JigMender *m) {
    for (size_t i = m->num_steps; i-- > 0 && jig_lint_may_try(m);) {
        const JigOp *run_step = jig_run_step_op(m->run, m->steps[i]);
        JigOp *step = jig_amend_step(m->amend, run_step);
        if (!step || !jig_op_has_name(step, "transform.structured.tile_using_for") ||
            jig_op_num_operands(step) != 1 || loops_are_used(step))
            continue;
        JigStr text = retiling_of(m, m->steps[i], run_step),
               tile = jig_amend_name(m->amend, jig_op_result(step, 0));
        JigValue *handle = jig_op_operand(step, 0);
        if (text.len && jig_str_find(tile, JIG_STR("#")) >= tile.len &&
            jig_amend_replace(m->amend, step, named(m, text, tile), &handle, 1, NULL) &&
            jig_lint_try(m))
            return true;
    }
    return false;
}

/* ---- Recipes ---- */

static bool try_recipe_along(JigMender *m, const JigOp *op, size_t along) {
    static const char squares[] =
        "transform.apply_patterns to $e {\n"
        "  transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16\n"
        "} : !transform.any_op\n";
    bool sums = along < jig_structured(op)->num_loops(op);
    JigStr tile = tile_text_along(m, op, along, "$c", "!transform.any_op");
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
        "} : !transform.any_op\n%s",
        JIG_FMT(jig_op_name_of(op)), JIG_FMT(tile), sums ? squares : "");
    return jig_lint_try_at_end(m, lines.ptr);
}

bool jig_lint_try_recipe(JigMender *m, const JigOp *op) {
    size_t n = jig_structured(op)->num_loops(op), along = jig_lint_row_loop(op);
    return try_recipe_along(m, op, n) ||
           (along < n && jig_structured(op)->iterator(op, along) == JIG_REDUCTION &&
            try_recipe_along(m, op, along));
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
    static const char lower[] = "transform.apply_patterns to $f {\n"
                                "  transform.apply_patterns.canonicalization\n"
                                "} {apply_cse} : !transform.any_op\n"
                                "transform.apply_patterns to $f {\n"
                                "  transform.apply_patterns.vector.lower_contraction "
                                "lowering_strategy = outerproduct\n"
                                "  transform.apply_patterns.vector.lower_outerproduct\n"
                                "} : !transform.any_op\n";
    JigStr text = window_text(m, op);
    if (!text.len || m->vectorizes == JIG_NO_STEP)
        return false;
    const JigOp *step = jig_run_step_op(m->run, m->vectorizes);
    return jig_lint_insert_before(m, step, text.ptr, 0) ||
           (jig_lint_note_before(m, step, text.ptr, 0) && jig_lint_note_at_end(m, lower) &&
            jig_lint_try(m));
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

size_t jig_lint_row_loop(const JigOp *op) {
    JIG_REQUIRE(op && jig_structured(op));
    size_t n = jig_structured(op)->num_loops(op), best = n;
    for (size_t i = 0; i < n; ++i)
        if (best == n || side_by_side(op, i) >= side_by_side(op, best))
            best = i;
    return best;
}

/* The loops with the best one last; empty: it is that already. */
static JigStr order_of(const JigMender *m, const JigOp *op) {
    size_t n = jig_structured(op)->num_loops(op), best = jig_lint_row_loop(op);
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

/* "[1, 2, 0]": of the loops that the step makes those that sum come last; empty: they do. */
static const JigAttr *sums_last(JigMender *m, size_t step, const JigAmendList *x) {
    enum { MOST = 16 };
    int64_t order[MOST];
    size_t now, n = 0;
    JigItems items = jig_lint_operand_then(m, step, &now);
    const JigOp *op = items.kind == JIG_HANDLE_OPS && items.len ? items.items[0] : NULL;
    if (op && jig_structured(op) && x->n <= MOST && x->n <= jig_structured(op)->num_loops(op))
        for (int sums = 0; sums < 2; ++sums)
            for (size_t i = 0; i < x->n; ++i)
                if ((jig_structured(op)->iterator(op, i) == JIG_REDUCTION) == sums)
                    order[n++] = (int64_t)i;
    jig_run_go(m->run, now);
    return n ? jig_attr_dense_i64(jig_op_context(m->entry), order, n) : NULL;
}

static const char keep_sums[] = "transform.loop.hoist_loop_invariant_subsets $l : "
                                "!transform.any_op\n";

/* Another order of the loops of one step. */
static bool note_order(JigMender *m, size_t number) {
    JigOp *step = jig_amend_step(m->amend, jig_run_step_op(m->run, number));
    JigAmendList x;
    size_t at = 0;
    if (!step || !jig_op_has_name(step, "transform.structured.tile_using_for") ||
        !jig_amend_next_list(m->amend, step, "sizes", &at, m->a, &x))
        return false;
    const JigAttr *order = sums_last(m, number, &x);
    return order && order != jig_op_attr(step, "interchange") &&
           jig_amend_set(m->amend, step, "interchange", order, NULL);
}

/* Two steps, the second of which tiles what the first has made, in the other order. */
static bool note_swap(JigMender *m, size_t number) {
    const JigOp *step = jig_run_step_op(m->run, number),
                *before = jig_op_num_operands(step) ? jig_op_operand_def(step, 0) : NULL;
    return before && jig_op_has_name(step, "transform.structured.tile_using_for") &&
           jig_op_has_name(before, "transform.structured.tile_using_for") &&
           jig_amend_swap(m->amend, jig_amend_step(m->amend, before),
                          jig_amend_step(m->amend, step), NULL);
}

/* Where nothing keeps the sums in registers yet, a step more does. */
static bool try_order(JigMender *m, size_t number, bool (*note)(JigMender *, size_t)) {
    return (note(m, number) && jig_lint_try(m)) ||
           (note(m, number) && jig_lint_note_at_end(m, keep_sums) && jig_lint_try(m));
}

bool jig_lint_try_sums_inside(JigMender *m) {
    for (size_t i = m->num_steps; i-- > 0 && jig_lint_may_try(m);)
        if (try_order(m, m->steps[i], note_order) || try_order(m, m->steps[i], note_swap))
            return true;
    return false;
}

static bool is_one_of(JigStr name, const char *names) {
    for (;; ++names) {
        size_t n = strcspn(names, ",");
        if (n <= name.len && memcmp(name.ptr, names, n) == 0)
            return true;
        names += n;
        if (!*names)
            return false;
    }
}

bool jig_lint_try_without(JigMender *m, const char *names) {
    for (size_t i = m->num_steps; i-- > 0 && jig_lint_may_try(m);) {
        const JigOp *step = jig_run_step_op(m->run, m->steps[i]);
        if (is_one_of(jig_op_name_of(step), names) &&
            jig_amend_remove(m->amend, jig_amend_step(m->amend, step), NULL) && jig_lint_try(m))
            return true;
    }
    return false;
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

/* ---- Together ---- */

static bool is_elementwise(const JigOp *op) {
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i)
        if (jig_structured(op)->iterator(op, i) != JIG_PARALLEL)
            return false;
    return true;
}

static bool takes_elementwise(JigMender *m, size_t step) {
    const JigOp *op = jig_run_step_op(m->run, step);
    if (!jig_op_num_operands(op) ||
        !jig_str_starts_with(jig_op_name_of(op), "transform.structured.") ||
        jig_op_has_name(op, "transform.structured.match"))
        return false;
    size_t now;
    JigItems items = jig_lint_operand_then(m, step, &now);
    bool all = items.kind == JIG_HANDLE_OPS && items.len > 0;
    for (size_t i = 0; all && i < items.len; ++i)
        all = jig_structured(items.items[i]) && is_elementwise(items.items[i]);
    jig_run_go(m->run, now);
    return all;
}

bool jig_lint_try_fusing(JigMender *m) {
    static const char lines[] =
        "$b = transform.structured.generalize $0 : ($T) -> !transform.any_op\n"
        "$c = transform.apply_registered_pass \"linalg-fuse-elementwise-ops\" to $f : "
        "(!transform.any_op) -> !transform.any_op\n"
        "$a = transform.structured.match ops{[\"linalg.generic\"]} in $c : (!transform.any_op) "
        "-> !transform.any_op\n";
    for (size_t i = 0; i < m->num_steps && jig_lint_may_try(m); ++i)
        if (takes_elementwise(m, m->steps[i]))
            return jig_lint_insert_before(m, jig_run_step_op(m->run, m->steps[i]), lines, 'a');
    return jig_lint_try_at_end(
        m, "$a = transform.apply_registered_pass \"linalg-generalize-named-ops\" to $f : "
           "(!transform.any_op) -> !transform.any_op\n"
           "$b = transform.apply_registered_pass \"linalg-fuse-elementwise-ops\" to $a : "
           "(!transform.any_op) -> !transform.any_op\n");
}

/* ---- Threads ---- */

/* "[0, 4]": threads along the loops that sum and that the step shares; empty: there are none, or
 * it shares others, too. */
static JigStr threads_of(const JigMender *m, const JigOp *op, const JigAmendList *x, bool threads) {
    JigStr list = {0};
    bool any = false;
    size_t n = jig_structured(op)->num_loops(op);
    for (size_t i = 0; i < n; ++i) {
        int64_t number = i < x->n ? x->values[i] : 0, size = jig_linalg_static_loop_size(op, i),
                several = 0;
        bool sums = jig_structured(op)->iterator(op, i) == JIG_REDUCTION;
        if (number < 0 || (number && !sums))
            return (JigStr){0};
        if (number && threads)
            several = number;
        else if (number)
            several = size == JIG_DYNAMIC ? 8 : (size + number - 1) / number;
        any |= several > 1;
        list =
            jig_arena_printf(m->a, "%.*s%s%lld", JIG_FMT(list), i ? ", " : "", (long long)several);
    }
    return any ? list : (JigStr){0};
}

static bool try_sharing_of(JigMender *m, size_t number, const char *attr) {
    static const char any[] = "!transform.any_op";
    JigOp *step = jig_amend_step(m->amend, jig_run_step_op(m->run, m->steps[number]));
    JigAmendList x;
    size_t at = 0, now;
    if (!step || jig_op_num_results(step) != 2 ||
        !jig_amend_next_list(m->amend, step, attr, &at, m->a, &x))
        return false;
    JigItems items = jig_lint_operand_then(m, m->steps[number], &now);
    const JigOp *op = items.kind == JIG_HANDLE_OPS && items.len ? items.items[0] : NULL;
    JigStr threads = op && jig_structured(op)
                         ? threads_of(m, op, &x, jig_str_is(jig_str(attr), "num_threads"))
                         : (JigStr){0};
    jig_run_go(m->run, now);
    JigValue *handle = jig_op_operand(step, 0);
    JigStr tile = jig_amend_name(m->amend, jig_op_result(step, 0)),
           loop = jig_amend_name(m->amend, jig_op_result(step, 1)),
           fill = jig_amend_new_name(m->amend, "fill"),
           rest = jig_amend_new_name(m->amend, "combined"),
           type = jig_type_to_str(jig_value_type(handle), m->a),
           tile_type = jig_type_to_str(jig_op_result_type(step, 0), m->a),
           loop_type = jig_type_to_str(jig_op_result_type(step, 1), m->a);
    if (!threads.len || jig_str_find(tile, JIG_STR("#")) < tile.len)
        return false;
    JigStr text = jig_arena_printf(
        m->a,
        "%.*s, %.*s, %.*s, %.*s = transform.structured.tile_reduction_using_forall $0 by "
        "num_threads = [%.*s] : (%.*s) -> (%s, %.*s, %s, %.*s)",
        JIG_FMT(fill), JIG_FMT(tile), JIG_FMT(rest), JIG_FMT(loop), JIG_FMT(threads), JIG_FMT(type),
        any, JIG_FMT(tile_type), any, JIG_FMT(loop_type));
    return jig_amend_replace(m->amend, step, text, &handle, 1, NULL) && jig_lint_try(m);
}

bool jig_lint_try_sharing_sum(JigMender *m) {
    for (size_t i = m->num_steps; i-- > 0 && jig_lint_may_try(m);)
        if (jig_op_has_name(jig_run_step_op(m->run, m->steps[i]),
                            "transform.structured.tile_using_forall") &&
            (try_sharing_of(m, i, "tile_sizes") || try_sharing_of(m, i, "num_threads")))
            return true;
    return false;
}

bool jig_lint_try_threads_outside(JigMender *m) {
    for (size_t i = m->num_steps; i-- > 0 && jig_lint_may_try(m);) {
        const JigOp *step = jig_run_step_op(m->run, m->steps[i]);
        const JigOp *before = jig_op_num_operands(step) ? jig_op_operand_def(step, 0) : NULL;
        if (before && jig_op_has_name(step, "transform.structured.tile_using_forall") &&
            jig_amend_swap(m->amend, jig_amend_step(m->amend, before),
                           jig_amend_step(m->amend, step), NULL) &&
            jig_lint_try(m))
            return true;
    }
    return false;
}
