/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Proposals that change numbers and words in the steps of a script, or tile before a step. */
#include "analysis/loop_roles.h"
#include "dialect/linalg/linalg.h"
#include "explain/wording.h"
#include "lint/lint_mend.h"
#include "transform/ops/ops.h"

#include <ctype.h>

enum { MOST_NUMBERS = 16 };

/* "tile_sizes [0, %x, 16]" on a line: where its numbers stand. */
typedef struct Numbers {
    size_t line, n;
    size_t at[MOST_NUMBERS], len[MOST_NUMBERS];
    int64_t value[MOST_NUMBERS]; /* -1: it is no number */
} Numbers;

static bool read_item(JigStr line, size_t from, size_t to, Numbers *out) {
    while (from < to && isspace((unsigned char)line.ptr[from]))
        from++;
    while (to > from && isspace((unsigned char)line.ptr[to - 1]))
        to--;
    if (out->n == MOST_NUMBERS || from == to)
        return false;
    int64_t value = 0;
    for (size_t i = from; i < to && value >= 0; ++i)
        value = isdigit((unsigned char)line.ptr[i]) && value < INT32_MAX
                    ? value * 10 + line.ptr[i] - '0'
                    : -1;
    out->at[out->n] = from;
    out->len[out->n] = to - from;
    out->value[out->n++] = value;
    return true;
}

/* Behind `word` on the line from `at` on. */
static bool read_list(JigStr line, const char *word, size_t at, Numbers *out) {
    JigStr rest = jig_str_from(line, at);
    size_t found = jig_str_find(rest, jig_str(word));
    if (found == rest.len)
        return false;
    size_t i = at + found + strlen(word);
    while (i < line.len && (line.ptr[i] == ' ' || line.ptr[i] == '='))
        i++;
    if (i == line.len || line.ptr[i] != '[')
        return false;
    for (size_t from = ++i; i < line.len; ++i) {
        if (line.ptr[i] != ',' && line.ptr[i] != ']')
            continue;
        if (!read_item(line, from, i, out))
            return false;
        from = i + 1;
        if (line.ptr[i] == ']')
            return out->n > 0;
    }
    return false;
}

static JigStr with_number(const JigMender *m, const Numbers *x, size_t i, int64_t value) {
    JigStr line = m->lines[x->line], head = {line.ptr, x->at[i]},
           tail = jig_str_from(line, x->at[i] + x->len[i]);
    return jig_arena_printf(m->a, "%.*s%lld%.*s", JIG_FMT(head), (long long)value, JIG_FMT(tail));
}

/* ---- Which numbers ---- */

typedef struct Try {
    size_t i;
    int64_t value;
    double volume; /* of the tile that it makes: the larger ones come first */
} Try;

static double volume(const Numbers *x, size_t i, int64_t value) {
    double all = 1;
    for (size_t k = 0; k < x->n; ++k) {
        int64_t v = k == i ? value : x->value[k];
        all *= v > 0 ? (double)v : 1;
    }
    return all;
}

static int64_t power_below(int64_t n) {
    int64_t p = 1;
    while (p * 2 <= n)
        p *= 2;
    return p;
}

static size_t candidates(JigLintSizes how, int64_t v, int64_t *out) {
    size_t n = 0;
    if (v < 1)
        return 0;
    int64_t below = power_below(v);
    switch (how) {
    case JIG_SIZES_SMALLER:
        for (int64_t p = below == v ? v / 2 : below; p >= 1 && n < 5; p /= 2)
            out[n++] = p;
        break;
    case JIG_SIZES_LARGER:
        for (int64_t p = 2; p <= 32 && v < 64; p *= 2)
            out[n++] = below * p;
        break;
    case JIG_SIZES_POWERS:
        if (below != v) {
            out[n++] = below;
            out[n++] = 2 * below;
        }
        for (int64_t p = below / 2; p >= 4 && n < 4; p /= 2)
            out[n++] = p;
        break;
    default:
        out[n++] = 0;
    }
    return n;
}

/* Larger ones: the last loop, whose numbers lie side by side, four times, then others. */
static bool comes_before(JigLintSizes how, const Numbers *x, const Try *a, const Try *b) {
    if (how != JIG_SIZES_LARGER)
        return a->volume > b->volume;
    bool one = x->value[a->i] == 1, other_one = x->value[b->i] == 1;
    if (one != other_one)
        return other_one;
    if (a->i != b->i)
        return a->i > b->i;
    return (a->value == 4 * x->value[a->i]) > (b->value == 4 * x->value[b->i]);
}

static size_t list_tries(JigLintSizes how, const Numbers *x, Try *out) {
    size_t n = 0;
    for (size_t i = 0; i < x->n; ++i) {
        int64_t values[8];
        size_t k = x->value[i] > (how == JIG_SIZES_LARGER ? 0 : 1)
                       ? candidates(how, x->value[i], values)
                       : 0;
        for (size_t j = 0; j < k; ++j)
            out[n++] = (Try){i, values[j], volume(x, i, values[j])};
    }
    for (size_t i = 1; i < n; ++i)
        for (size_t j = i; j && comes_before(how, x, &out[j], &out[j - 1]); --j) {
            Try t = out[j];
            out[j] = out[j - 1];
            out[j - 1] = t;
        }
    return n;
}

/* All numbers that are none at once. */
static bool try_all_powers(JigMender *m, const JigOp *op, const Numbers *x) {
    JigStr line = m->lines[x->line];
    size_t odd = 0;
    for (size_t i = x->n; i-- > 0;) {
        if (x->value[i] < 1 || power_below(x->value[i]) == x->value[i])
            continue;
        JigStr head = {line.ptr, x->at[i]}, tail = jig_str_from(line, x->at[i] + x->len[i]);
        line = jig_arena_printf(m->a, "%.*s%lld%.*s", JIG_FMT(head),
                                (long long)power_below(x->value[i]), JIG_FMT(tail));
        odd++;
    }
    return odd > 1 && jig_lint_try_line(m, op, x->line, line);
}

/* Squares of 16, which are transposed in registers: what is one and what is more becomes that. */
static bool try_square(JigMender *m, const JigOp *op, const Numbers *x, size_t of) {
    JigStr line = m->lines[x->line];
    for (size_t i = x->n; i-- > 0;) {
        if (i != of && x->value[i] <= 16)
            continue;
        JigStr head = {line.ptr, x->at[i]}, tail = jig_str_from(line, x->at[i] + x->len[i]);
        line = jig_arena_printf(m->a, "%.*s16%.*s", JIG_FMT(head), JIG_FMT(tail));
    }
    return jig_lint_try_line(m, op, x->line, line);
}

static bool try_squares(JigMender *m, const JigOp *op, const Numbers *x) {
    for (size_t i = x->n; i-- > 0;)
        if (x->value[i] == 1 && try_square(m, op, x, i))
            return true;
    return false;
}

static bool try_step(JigMender *m, const JigOp *op, JigLintSizes how) {
    Numbers x = {0};
    Try tries[8 * MOST_NUMBERS];
    if (!jig_lint_line_of(m, op, &x.line) ||
        (!read_list(m->lines[x.line], "tile_sizes", 0, &x) &&
         (x.n = 0, !read_list(m->lines[x.line], "vector_sizes", 0, &x))))
        return false;
    if (how == JIG_SIZES_POWERS && try_all_powers(m, op, &x))
        return true;
    if (how == JIG_SIZES_ROWS)
        return try_squares(m, op, &x);
    size_t n = list_tries(how, &x, tries), most = how == JIG_SIZES_SMALLER ? 10 : 8;
    for (size_t i = 0; i < n && i < most; ++i)
        if (jig_lint_try_line(m, op, x.line, with_number(m, &x, tries[i].i, tries[i].value)))
            return true;
    return false;
}

/* Of steps that are carried out several times, once; the last first. */
static bool is_repeated(const JigMender *m, size_t step) {
    for (size_t i = step + 1; i < jig_run_num_steps(m->run); ++i)
        if (jig_run_step(m->run, i)->op == jig_run_step(m->run, step)->op)
            return true;
    return false;
}

bool jig_lint_try_sizes(JigMender *m, JigLintSizes how) {
    for (size_t i = jig_run_num_steps(m->run); i-- > 0;)
        if (!is_repeated(m, i) && try_step(m, jig_run_step(m->run, i)->op, how))
            return true;
    return false;
}

/* ---- A factor ---- */

static bool try_factor_of(JigMender *m, const JigOp *op) {
    size_t at;
    if (!jig_lint_line_of(m, op, &at))
        return false;
    JigStr line = m->lines[at];
    size_t found = jig_str_find(line, JIG_STR("factor = "));
    if (found == line.len)
        return false;
    size_t from = found + strlen("factor = "), to = from;
    int64_t value = 0;
    while (to < line.len && isdigit((unsigned char)line.ptr[to]) && value < INT32_MAX)
        value = value * 10 + line.ptr[to++] - '0';
    JigStr head = {line.ptr, from}, tail = jig_str_from(line, to);
    for (value /= 2; value >= 2; value = value > 16 ? value / 4 : value / 2)
        if (jig_lint_try_line(m, op, at,
                              jig_arena_printf(m->a, "%.*s%lld%.*s", JIG_FMT(head),
                                               (long long)value, JIG_FMT(tail))))
            return true;
    return false;
}

bool jig_lint_try_factor(JigMender *m) {
    for (size_t i = jig_run_num_steps(m->run); i-- > 0;) {
        const JigOp *op = jig_run_step(m->run, i)->op;
        if (!is_repeated(m, i) &&
            jig_str_starts_with(jig_op_name_of(op), "transform.loop.unroll") &&
            try_factor_of(m, op))
            return true;
    }
    return false;
}

/* ---- Words ---- */

/* Ops in bodies of steps, such as sets of patterns, are no steps. */
typedef struct Search {
    const char *name;
    const JigOp *found[8];
    size_t n;
} Search;

static JigWalk collect(JigOp *op, void *user) {
    Search *s = user;
    if (jig_op_has_name(op, s->name) && s->n < JIG_LEN(s->found))
        s->found[s->n++] = op;
    return JIG_WALK_ADVANCE;
}

/* `attr = word`, whatever the word was; added where there is none. */
static JigStr with_word(const JigMender *m, JigStr line, const char *name, const char *attr,
                        const char *word) {
    size_t at = jig_str_find(line, jig_str(attr));
    if (at == line.len) {
        at = jig_str_find(line, jig_str(name)) + strlen(name);
        if (at > line.len)
            return (JigStr){0};
        JigStr head = {line.ptr, at}, tail = jig_str_from(line, at);
        return jig_arena_printf(m->a, "%.*s %s = %s%.*s", JIG_FMT(head), attr, word, JIG_FMT(tail));
    }
    size_t from = at + strlen(attr);
    while (from < line.len && (line.ptr[from] == ' ' || line.ptr[from] == '='))
        from++;
    size_t to = from;
    while (to < line.len && (isalnum((unsigned char)line.ptr[to]) || line.ptr[to] == '_'))
        to++;
    JigStr head = {line.ptr, from}, tail = jig_str_from(line, to);
    return jig_arena_printf(m->a, "%.*s%s%.*s", JIG_FMT(head), word, JIG_FMT(tail));
}

bool jig_lint_try_word(JigMender *m, const char *name, const char *attr, const char *const *words,
                       size_t n) {
    Search s = {.name = name};
    jig_walk_pre(jig_op_outermost(m->entry), collect, &s);
    for (size_t i = s.n; i-- > 0;) {
        size_t at;
        if (!jig_lint_line_of(m, s.found[i], &at))
            continue;
        for (size_t k = 0; k < n; ++k) {
            JigStr line = with_word(m, m->lines[at], name, attr, words[k]);
            if (line.len && jig_lint_try_line(m, s.found[i], at, line))
                return true;
        }
    }
    return false;
}

/* A unit attribute of vectorize that is not said. */
bool jig_lint_try_unsaid(JigMender *m, const char *attr) {
    static const char name[] = "transform.structured.vectorize";
    for (size_t i = 0; i < jig_run_num_steps(m->run); ++i) {
        const JigOp *op = jig_run_step(m->run, i)->op;
        size_t at;
        if (is_repeated(m, i) || !jig_str_starts_with(jig_op_name_of(op), name) ||
            !jig_lint_line_of(m, op, &at))
            continue;
        JigStr line = m->lines[at];
        size_t colon = jig_str_find(line, JIG_STR(" : "));
        if (colon == line.len || jig_str_find(line, jig_str(attr)) < line.len)
            continue;
        JigStr head = {line.ptr, colon}, tail = jig_str_from(line, colon);
        if (jig_lint_try_line(
                m, op, at,
                jig_arena_printf(m->a, "%.*s {%s}%.*s", JIG_FMT(head), attr, JIG_FMT(tail))))
            return true;
    }
    return false;
}

/* ---- Tiling ahead of a step ---- */

static bool vectorizes(const JigOp *op) {
    return jig_str_starts_with(jig_op_name_of(op), "transform.structured.vectorize");
}

static size_t step_that_vectorizes(const JigMender *m) {
    for (size_t i = 0; i < jig_run_num_steps(m->run); ++i)
        if (vectorizes(jig_run_step(m->run, i)->op))
            return i;
    return JIG_NO_STEP;
}

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
    const JigRunStep *s = jig_run_step(m->run, step);
    Largest x = {0};
    size_t now = jig_run_moment(m->run);
    JigStr text = {0};
    jig_run_go(m->run, s->begin);
    JigItems items = jig_run_handle(m->run, jig_op_operand(s->op, 0));
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
    size_t step = step_that_vectorizes(m);
    if (step == JIG_NO_STEP || !jig_op_num_operands(jig_run_step(m->run, step)->op))
        return false;
    bool rename;
    JigStr text = tiling_of(m, step, &rename);
    return text.len &&
           jig_lint_insert_before(m, jig_run_step(m->run, step)->op, text.ptr, rename ? 'a' : 0);
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

/* The first step that changes a structured op. */
static bool takes_structured(JigMender *m, size_t step, JigOp **op) {
    const JigRunStep *s = jig_run_step(m->run, step);
    if (!jig_op_num_operands(s->op) ||
        !jig_str_starts_with(jig_op_name_of(s->op), "transform.structured.") ||
        jig_op_has_name(s->op, "transform.structured.match"))
        return false;
    size_t now = jig_run_moment(m->run);
    jig_run_go(m->run, s->begin);
    JigItems items = jig_run_handle(m->run, jig_op_operand(s->op, 0));
    *op = items.kind == JIG_HANDLE_OPS && items.len && jig_structured(items.items[0])
              ? items.items[0]
              : NULL;
    jig_run_go(m->run, now);
    return *op != NULL;
}

static bool try_order_before(JigMender *m, size_t step, JigOp *op) {
    const JigRunStep *s = jig_run_step(m->run, step);
    size_t now = jig_run_moment(m->run);
    jig_run_go(m->run, s->begin);
    JigStr text = interchange_text(m, op, "$0", "$T");
    jig_run_go(m->run, now);
    return text.len && jig_lint_insert_before(m, s->op, text.ptr, 'a');
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
    for (size_t i = 0; i < jig_run_num_steps(m->run); ++i) {
        JigOp *op;
        if (takes_structured(m, i, &op) && try_order_before(m, i, op))
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
