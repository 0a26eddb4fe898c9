/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Folds and canonicalizations of affine.delinearize_index and
 * affine.linearize_index. Both have a basis: one size per coordinate, where the
 * first (outermost) may be missing; then nothing bounds that coordinate.
 */
#include "dialect/affine/affine_int.h"

#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "support/ints.h"

/* ---- A basis as a list ---- */

enum { BASIS = 1 }; /* operand group of both ops */

/* Sizes, one per coordinate; the first is of neither kind when it is missing. */
typedef struct Basis {
    JigMixed *sizes;
    size_t n;
    bool outer; /* the first size is there */
} Basis;

static bool is_missing(JigMixed m) {
    return !m.attr && !m.value;
}

static size_t num_coordinates(const JigOp *op) {
    return jig_op_is(op, JIG_AFFINE(DELINEARIZE_INDEX))
               ? jig_op_num_results(op)
               : jig_affine_linearize_index_num_multi_index(op);
}

static Basis read_basis(const JigOp *op, JigArena *a) {
    size_t len, n = num_coordinates(op);
    const JigMixed *known = jig_mixed_list(op, "static_basis", BASIS, &len, a);
    Basis b = {.sizes = jig_arena_calloc(a, (n + 1) * sizeof *b.sizes), .n = n, .outer = len == n};
    for (size_t i = 0; i < len && i < n; ++i)
        b.sizes[n - len + i] = known[i];
    return b;
}

/* Index constants among the sizes, also where a constant op gives them. */
static bool size_is(JigMixed size, int64_t value) {
    int64_t v;
    return !is_missing(size) && jig_mixed_constant(size, &v) && v == value;
}

/* The list without its missing first item, split as ops store it. */
typedef struct Split {
    const JigAttr *fixed;
    JigValue **dynamic;
    size_t num_dynamic;
} Split;

static Split split(JigContext *ctx, const JigMixed *sizes, size_t n, JigArena *a) {
    size_t first = n && is_missing(sizes[0]) ? 1 : 0;
    int64_t *fixed = JIG_NEW_ARRAY(a, int64_t, n);
    Split s = {.dynamic = JIG_NEW_ARRAY(a, JigValue *, n)};
    for (size_t i = first; i < n; ++i) {
        fixed[i - first] = sizes[i].value ? JIG_DYNAMIC : jig_attr_int_value(sizes[i].attr);
        if (sizes[i].value)
            s.dynamic[s.num_dynamic++] = sizes[i].value;
    }
    s.fixed = jig_attr_dense_i64(ctx, fixed, n - first);
    return s;
}

/* One result per size, the missing one included. */
static JigOp *build_delinearize(JigRewriter *rw, JigLoc loc, JigValue *index, const JigMixed *sizes,
                                size_t n) {
    Split s = split(rw->ctx, sizes, n, rw->arena);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, s.num_dynamic + 1);
    operands[0] = index;
    memcpy(operands + 1, s.dynamic, s.num_dynamic * sizeof *operands);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_type_index(rw->ctx);
    return jig_build(rw, loc, JIG_AFFINE(DELINEARIZE_INDEX), operands, s.num_dynamic + 1, types, n,
                     "static_basis", s.fixed, NULL);
}

static JigOp *build_linearize(JigRewriter *rw, JigLoc loc, JigValue *const *indices,
                              const JigMixed *sizes, size_t n, bool disjoint) {
    Split s = split(rw->ctx, sizes, n, rw->arena);
    const JigAttr *flag = disjoint ? jig_attr_unit(rw->ctx) : jig_attr_bool(rw->ctx, false);
    JigAffineLinearizeIndex parts = {.multi_index = {indices, n},
                                     .dynamic_basis = {s.dynamic, s.num_dynamic},
                                     .linear_index_type = jig_type_index(rw->ctx),
                                     .static_basis = s.fixed,
                                     .disjoint = flag};
    return jig_affine_linearize_index_build(rw, loc, &parts);
}

static bool is_disjoint(const JigOp *op) {
    const JigAttr *flag = jig_affine_linearize_index_disjoint_attr(op);
    return flag && flag == jig_attr_unit(jig_op_context(op));
}

static JigValue **coordinates(const JigOp *op, size_t *n, JigArena *a) {
    bool results = jig_op_is(op, JIG_AFFINE(DELINEARIZE_INDEX));
    *n = num_coordinates(op);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, *n);
    for (size_t i = 0; i < *n; ++i)
        values[i] = results ? jig_op_result(op, i) : jig_op_operand(op, i);
    return values;
}

/* ---- Folds ---- */

/* Constant sizes become part of the op. */
static bool fold_basis(JigFoldCall *call) {
    JigOp *op = call->op;
    size_t start, n, kept = 0;
    jig_op_operand_range(op, BASIS, &start, &n);
    const JigAttr *old = jig_affine_static_basis_attr(op);
    size_t len = jig_attr_dense_array_len(old);
    int64_t *fixed = JIG_NEW_ARRAY(call->arena, int64_t, len);
    JigValue **dynamic = JIG_NEW_ARRAY(call->arena, JigValue *, n);
    for (size_t i = 0, at = start; i < len; ++i) {
        fixed[i] = jig_attr_dense_array_int(old, i);
        if (fixed[i] != JIG_DYNAMIC)
            continue;
        const JigAttr *known = call->operands[at];
        if (known && jig_attr_is_int(known))
            fixed[i] = jig_attr_int_value(known);
        if (fixed[i] == JIG_DYNAMIC) /* the number that means that stays an operand */
            dynamic[kept++] = jig_op_operand(op, at);
        ++at;
    }
    if (kept == n)
        return false;
    jig_op_set_operand_group(op, BASIS, dynamic, kept);
    jig_affine_set_static_basis(NULL, op, jig_attr_dense_i64(jig_op_context(op), fixed, len));
    return true;
}

/* The last n sizes are known and can divide. */
static bool can_divide(const JigAttr *basis, size_t n) {
    size_t len = jig_attr_dense_array_len(basis);
    for (size_t i = 0; i < len; ++i) {
        int64_t size = jig_attr_dense_array_int(basis, i);
        if (size == JIG_DYNAMIC || (i + n >= len && size == 0))
            return false;
    }
    return true;
}

JigFold jig_affine_fold_delinearize(JigFoldCall *call) {
    JigOp *op = call->op;
    size_t n = jig_op_num_results(op);
    if (fold_basis(call))
        return JIG_FOLD_IN_PLACE;
    if (n == 1) { /* the only size is advisory */
        call->results[0].value = jig_affine_delinearize_index_linear_index(op);
        return JIG_FOLD_RESULTS;
    }
    const JigAttr *basis = jig_affine_delinearize_index_static_basis_attr(op),
                  *linear = call->operands[0];
    if (n == 0 || !linear || !jig_attr_is_int(linear) || !can_divide(basis, n - 1))
        return JIG_FOLD_NONE;
    size_t len = jig_attr_dense_array_len(basis);
    int64_t rest = jig_attr_int_value(linear);
    for (size_t i = n - 1; i > 0; --i) {
        int64_t size = jig_attr_dense_array_int(basis, len - (n - i));
        if (size == -1 && rest == INT64_MIN)
            return JIG_FOLD_NONE;
        int64_t low = rest % size;
        call->results[i].attr = jig_attr_index(jig_op_context(op), low < 0 ? low + size : low);
        rest = jig_i64_floordiv(rest, size);
    }
    call->results[0].attr = jig_attr_index(jig_op_context(op), rest);
    return JIG_FOLD_RESULTS;
}

/* Arithmetic on an index wraps. */
static int64_t wrap_mul(int64_t a, int64_t b) {
    return (int64_t)((uint64_t)a * (uint64_t)b);
}
static int64_t wrap_add(int64_t a, int64_t b) {
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

JigFold jig_affine_fold_linearize(JigFoldCall *call) {
    JigOp *op = call->op;
    size_t n = num_coordinates(op), start, dynamic;
    if (fold_basis(call))
        return JIG_FOLD_IN_PLACE;
    jig_op_operand_range(op, BASIS, &start, &dynamic);
    if (n == 1) {
        call->results[0].value = jig_affine_linearize_index_multi_index_at(op, 0);
        return JIG_FOLD_RESULTS;
    }
    if (dynamic)
        return JIG_FOLD_NONE;
    const JigAttr *basis = jig_affine_linearize_index_static_basis_attr(op);
    size_t len = jig_attr_dense_array_len(basis);
    int64_t sum = 0, stride = 1;
    for (size_t i = n; i-- > 0;) {
        if (!call->operands[i] || !jig_attr_is_int(call->operands[i]))
            return JIG_FOLD_NONE;
        sum = wrap_add(sum, wrap_mul(jig_attr_int_value(call->operands[i]), stride));
        if (n - i <= len)
            stride = wrap_mul(stride, jig_attr_dense_array_int(basis, len - (n - i)));
    }
    call->results[0].attr = jig_attr_index(jig_op_context(op), sum);
    return JIG_FOLD_RESULTS;
}

static JigValue *build_zero(JigRewriter *rw, JigLoc loc) {
    return jig_arith_mixed_to_value(rw, loc, jig_mixed_int(rw->ctx, 0));
}

/* ---- affine.delinearize_index ---- */

/* A coordinate of size one is zero. */
static bool drop_unit_sizes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Basis b = read_basis(op, rw->arena);
    JigMixed *kept = JIG_NEW_ARRAY(rw->arena, JigMixed, b.n);
    JigValue **values = jig_arena_calloc(rw->arena, (b.n + 1) * sizeof *values), *zero = NULL;
    size_t n = 0;
    jig_at_before(rw, op);
    for (size_t i = 0; i < b.n; ++i) {
        if (size_is(b.sizes[i], 1))
            values[i] = zero ? zero : (zero = build_zero(rw, jig_op_loc(op)));
        else
            kept[n++] = b.sizes[i];
    }
    if (n == b.n)
        return jig_no_match(rw, op, "no unit basis");
    JigOp *fresh = n ? build_delinearize(rw, jig_op_loc(op),
                                         jig_affine_delinearize_index_linear_index(op), kept, n)
                     : NULL;
    for (size_t i = 0, k = 0; i < b.n; ++i)
        if (!values[i])
            values[i] = jig_op_result(fresh, k++);
    jig_rw_replace(rw, op, values, b.n);
    return true;
}

/* The disjoint linearize_index that gives the index to split; NULL when none does. */
static JigOp *disjoint_source(const JigOp *op) {
    JigOp *def = jig_value_def(jig_affine_delinearize_index_linear_index(op));
    return jig_op_is(def, JIG_AFFINE(LINEARIZE_INDEX)) && is_disjoint(def) ? def : NULL;
}

/* Sizes at the end that both bases share: their coordinates are those joined. */
static bool cancel_tail(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *join = disjoint_source(op);
    if (!join)
        return jig_no_match(rw, op, "not of a disjoint linearize_index");
    Basis in = read_basis(join, rw->arena), out = read_basis(op, rw->arena);
    size_t in_len = in.n - !in.outer, out_len = out.n - !out.outer, same = 0, n;
    while (same < in_len && same < out_len &&
           jig_mixed_same(in.sizes[in.n - 1 - same], out.sizes[out.n - 1 - same]))
        ++same;
    if (!same)
        return jig_no_match(rw, op, "innermost sizes differ");
    JigValue **indices = coordinates(join, &n, rw->arena);
    if (same == in_len && same == out_len && in.n == out.n) {
        jig_rw_replace(rw, op, indices, n);
        return true;
    }
    jig_at_before(rw, op);
    JigOp *head = build_linearize(rw, jig_op_loc(join), indices, in.sizes, n - same, true);
    JigOp *rest =
        build_delinearize(rw, jig_op_loc(op), jig_op_result(head, 0), out.sizes, out.n - same);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, out.n);
    for (size_t i = 0; i < out.n - same; ++i)
        values[i] = jig_op_result(rest, i);
    memcpy(values + out.n - same, indices + n - same, same * sizeof *values);
    jig_rw_replace(rw, op, values, out.n);
    return true;
}

/* How many sizes at the end multiply to `target`; 0 when none do. */
static size_t span_of(const JigAttr *basis, int64_t target) {
    int64_t product = 1;
    size_t len = jig_attr_dense_array_len(basis);
    for (size_t k = 1; k <= len; ++k) {
        int64_t size = jig_attr_dense_array_int(basis, len - k);
        if (size == JIG_DYNAMIC || __builtin_mul_overflow(product, size, &product) ||
            product > target)
            return 0;
        if (product == target)
            return k;
    }
    return 0;
}

/* Several sizes that split just the last coordinate joined. */
static bool split_last(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *join = disjoint_source(op);
    if (!join)
        return jig_no_match(rw, op, "not of a disjoint linearize_index");
    Basis in = read_basis(join, rw->arena), out = read_basis(op, rw->arena);
    const JigAttr *joined = jig_affine_static_basis_attr(join);
    size_t len = jig_attr_dense_array_len(joined), n;
    int64_t target = len ? jig_attr_dense_array_int(joined, len - 1) : JIG_DYNAMIC;
    size_t span = target == JIG_DYNAMIC
                      ? 0
                      : span_of(jig_affine_delinearize_index_static_basis_attr(op), target);
    if (span < 2)
        return jig_no_match(rw, op, "does not split the last index alone");
    JigValue **indices = coordinates(join, &n, rw->arena);
    jig_at_before(rw, op);
    JigOp *head = build_linearize(rw, jig_op_loc(join), indices, in.sizes, n - 1, true);
    JigOp *front =
        build_delinearize(rw, jig_op_loc(op), jig_op_result(head, 0), out.sizes, out.n - span);
    JigOp *back =
        build_delinearize(rw, jig_op_loc(op), indices[n - 1], out.sizes + out.n - span, span);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, out.n);
    for (size_t i = 0; i < out.n; ++i)
        values[i] =
            i < out.n - span ? jig_op_result(front, i) : jig_op_result(back, i - (out.n - span));
    jig_rw_replace(rw, op, values, out.n);
    return true;
}

/* ---- affine.linearize_index ---- */

static bool is_zero(const JigValue *v) {
    int64_t value;
    return jig_constant_int(v, &value) && value == 0;
}

static bool drop_unit_coordinates(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Basis b = read_basis(op, rw->arena);
    size_t count, n = 0;
    JigValue **indices = coordinates(op, &count, rw->arena),
             **kept = JIG_NEW_ARRAY(rw->arena, JigValue *, count);
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, count);
    for (size_t i = 0; i < count; ++i) {
        if (size_is(b.sizes[i], 1) && (is_disjoint(op) || is_zero(indices[i])))
            continue;
        sizes[n] = b.sizes[i];
        kept[n++] = indices[i];
    }
    if (n == count)
        return jig_no_match(rw, op, "no unit components");
    jig_at_before(rw, op);
    if (!n)
        jig_rw_replace1(rw, op, build_zero(rw, jig_op_loc(op)));
    else
        jig_rw_replace_op(rw, op,
                          build_linearize(rw, jig_op_loc(op), kept, sizes, n, is_disjoint(op)));
    return true;
}

static bool drop_leading_zero(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n;
    JigValue **indices = coordinates(op, &n, rw->arena);
    if (!n || !is_zero(indices[0]))
        return jig_no_match(rw, op, "no leading zero");
    if (n == 1) {
        jig_rw_replace1(rw, op, indices[0]);
        return true;
    }
    Basis b = read_basis(op, rw->arena);
    jig_at_before(rw, op);
    jig_rw_replace_op(
        rw, op,
        build_linearize(rw, jig_op_loc(op), indices + 1, b.sizes + 1, n - 1, is_disjoint(op)));
    return true;
}

/* A run of coordinates that come from one delinearize_index, in order. */
typedef struct Run {
    JigOp *source;
    size_t to, from, n; /* first coordinate here and there, how many */
    JigValue **values;  /* for the results of source; NULL: it stays */
} Run;

/* How many coordinates from `at` on are consecutive results of one split. */
static size_t run_length(const JigOp *op, JigValue *const *indices, Basis b, size_t at, JigArena *a,
                         JigOp **source) {
    JigOp *def = jig_value_def(indices[at]);
    if (!jig_op_is(def, JIG_AFFINE(DELINEARIZE_INDEX)))
        return 0;
    Basis in = read_basis(def, a);
    size_t from = jig_value_index(indices[at]), n = 1;
    /* The outermost size says nothing, here or there. */
    bool any_bound = at == 0 && (from == 0 || is_disjoint(op));
    bool unbounded = from == 0 && is_missing(in.sizes[0]) && is_disjoint(op);
    if (!unbounded && (any_bound ? from > 0 && is_missing(b.sizes[at])
                                 : !jig_mixed_same(in.sizes[from], b.sizes[at])))
        return 0;
    while (at + n < b.n && from + n < in.n && indices[at + n] == jig_op_result(def, from + n) &&
           jig_mixed_same(b.sizes[at + n], in.sizes[from + n]))
        ++n;
    *source = def;
    return n;
}

static bool has_source(const Run *runs, size_t n, const JigOp *source) {
    for (size_t i = 0; i < n; ++i)
        if (runs[i].source == source)
            return true;
    return false;
}

static size_t find_runs(const JigOp *op, JigValue *const *indices, Basis b, Run *runs,
                        JigArena *a) {
    size_t n = 0;
    for (size_t at = 0; at < b.n;) {
        JigOp *source = NULL;
        size_t len = run_length(op, indices, b, at, a, &source);
        if (len < 2 || has_source(runs, n, source)) {
            ++at;
            continue;
        }
        runs[n++] = (Run){source, at, jig_value_index(indices[at]), len, NULL};
        at += len;
    }
    return n;
}

/* The product of sizes; nothing when one of them is missing. */
static JigMixed product(JigRewriter *rw, JigLoc loc, const JigMixed *sizes, size_t n) {
    const JigExpr *e = jig_expr_constant(rw->ctx, 1);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    unsigned num = 0;
    for (size_t i = 0; i < n; ++i) {
        int64_t value;
        if (is_missing(sizes[i]))
            return sizes[i];
        if (jig_mixed_constant(sizes[i], &value)) {
            e = jig_expr_mul_const(e, value);
            continue;
        }
        operands[num] = sizes[i].value;
        e = jig_expr_mul(e, jig_expr_symbol(rw->ctx, num++));
    }
    int64_t value;
    if (jig_expr_is_constant(e, &value))
        return jig_mixed_int(rw->ctx, value);
    const JigType *index = jig_type_index(rw->ctx);
    JigOp *apply = jig_affine_apply_build(
        rw, loc,
        &(JigAffineApply){.map_operands = {operands, num},
                          .result_type = index,
                          .map = jig_attr_of_map(jig_map(rw->ctx, 0, num, &e, 1))});
    return jig_mixed_value(jig_op_result(apply, 0));
}

/* The run's coordinates as one; other results of its source get new values. */
static JigValue *join_run(JigRewriter *rw, Run *run, const JigMixed *sizes, JigMixed whole) {
    JigOp *source = run->source;
    size_t total = jig_op_num_results(source), k = 0;
    if (run->n == total)
        return jig_affine_delinearize_index_linear_index(source);
    Basis b = read_basis(source, rw->arena);
    JigMixed *basis = JIG_NEW_ARRAY(rw->arena, JigMixed, total);
    for (size_t i = 0; i < total; ++i)
        if (i < run->from || i >= run->from + run->n)
            basis[k++] = b.sizes[i];
        else if (i == run->from)
            basis[k++] = whole;
    JigOp *coarse = build_delinearize(rw, jig_op_loc(source),
                                      jig_affine_delinearize_index_linear_index(source), basis, k);
    JigValue *joined = jig_op_result(coarse, run->from);
    JigOp *fine = build_delinearize(rw, jig_op_loc(source), joined, sizes, run->n);
    run->values = JIG_NEW_ARRAY(rw->arena, JigValue *, total);
    for (size_t i = 0; i < total; ++i)
        run->values[i] = i < run->from            ? jig_op_result(coarse, i)
                         : i < run->from + run->n ? jig_op_result(fine, i - run->from)
                                                  : jig_op_result(coarse, i - run->n + 1);
    return joined;
}

static bool cancel_runs(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigArena *a = rw->arena;
    Basis b = read_basis(op, a);
    size_t count, num_out = 0, at = 0;
    JigValue **indices = coordinates(op, &count, a), **out = JIG_NEW_ARRAY(a, JigValue *, count);
    JigMixed *sizes = JIG_NEW_ARRAY(a, JigMixed, count);
    Run *runs = JIG_NEW_ARRAY(a, Run, count);
    size_t num_runs = find_runs(op, indices, b, runs, a);
    if (!num_runs)
        return jig_no_match(rw, op, "nothing to cancel");
    for (size_t r = 0; r <= num_runs; ++r) {
        size_t end = r < num_runs ? runs[r].to : count;
        for (; at < end; ++at) {
            sizes[num_out] = b.sizes[at];
            out[num_out++] = indices[at];
        }
        if (r == num_runs)
            break;
        jig_at_before(rw, runs[r].source);
        JigMixed whole = product(rw, jig_op_loc(op), b.sizes + at, runs[r].n);
        sizes[num_out] = whole;
        out[num_out++] = join_run(rw, &runs[r], b.sizes + at, whole);
        at += runs[r].n;
    }
    jig_at_before(rw, op);
    jig_rw_replace_op(rw, op,
                      build_linearize(rw, jig_op_loc(op), out, sizes, num_out, is_disjoint(op)));
    for (size_t r = 0; r < num_runs; ++r)
        if (runs[r].values)
            jig_rw_replace(rw, runs[r].source, runs[r].values, jig_op_num_results(runs[r].source));
    return true;
}

const JigPattern jig_affine_delinearize_patterns[] = {
    {.name = "affine-cancel-delinearize-tail",
     .root = "affine.delinearize_index",
     .fn = cancel_tail},
    {.name = "affine-drop-unit-basis", .root = "affine.delinearize_index", .fn = drop_unit_sizes},
    {.name = "affine-split-last-index", .root = "affine.delinearize_index", .fn = split_last},
    {0},
};
const JigPattern jig_affine_linearize_patterns[] = {
    {.name = "affine-cancel-linearize-runs", .root = "affine.linearize_index", .fn = cancel_runs},
    {.name = "affine-drop-leading-zero", .root = "affine.linearize_index", .fn = drop_leading_zero},
    {.name = "affine-drop-unit-components",
     .root = "affine.linearize_index",
     .fn = drop_unit_coordinates},
    {0},
};
