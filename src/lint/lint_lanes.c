/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Vectors whose lanes are worked on one by one: contractions, transposes, gathers, masks. */
#include "dialect/scf/scf.h"
#include "dialect/vector/vector.h"
#include "lint/lint_int.h"
#include "payload/vector_lower/vector_lower.h"

static bool is_scalar(const JigType *t) {
    return !jig_type_is_shaped(t);
}

/* How many lanes are made one by one. */
enum { FEW_LANES = 8, FEW_IN_ALL = 4096 };

static double lanes(const JigType *t) {
    return jig_type_is_vector(t) && jig_type_has_static_shape(t) ? (double)jig_type_num_elements(t)
                                                                 : 1;
}

/* ---- Contractions ---- */

/* What is left is taken apart into a dot product for each number of the result. A result of one
 * number, or sums along rows into a vector of which each is a dot product, are that anyway. */
static void look_contraction(JigLook *look, JigOp *op) {
    if (!jig_op_is(op, JIG_VECTOR(CONTRACT)) || lanes(jig_op_result_type(op, 0)) < FEW_LANES)
        return;
    double numbers = lanes(jig_op_result_type(op, 0)), times = jig_lint_times(op, NULL);
    if (numbers * times < FEW_IN_ALL)
        return;
    JigStr type = jig_type_to_str(jig_op_result_type(op, 0), look->a);
    jig_lint_found(look, op, numbers * times,
                   "a contraction to %.*s is left to the default lowering, which computes %.0f "
                   "numbers one by one, each by a dot product; %.0f in all",
                   JIG_FMT(type), numbers, numbers * times);
}

static bool mend_contraction(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_at_end(
               m, "transform.apply_patterns to $f {\n"
                  "  transform.apply_patterns.vector.lower_contraction lowering_strategy = "
                  "outerproduct\n"
                  "  transform.apply_patterns.vector.lower_outerproduct\n"
                  "} : !transform.any_op\n") ||
           jig_lint_try_at_end(
               m, "transform.apply_patterns to $f {\n"
                  "  transform.apply_patterns.vector.lower_contraction lowering_strategy = "
                  "parallelarith\n"
                  "} : !transform.any_op\n");
}

/* Fewer numbers than it has lanes, by a broadcast, or read so from memory. */
static bool is_spread_out(const JigValue *v) {
    const JigOp *def = jig_value_def(v);
    unsigned left = JIG_LINT_FARTHEST;
    while (def && left-- &&
           (jig_op_is(def, JIG_VECTOR(TRANSPOSE)) || jig_op_has_name(def, "arith.extsi") ||
            jig_op_has_name(def, "arith.extf") || jig_op_has_name(def, "arith.extui")))
        def = jig_op_operand_def(def, 0);
    if (def && jig_op_is(def, JIG_VECTOR(TRANSFER_READ))) {
        const JigMap *map = jig_vector_transfer_read_permutation_map(def);
        for (unsigned i = 0; i < jig_map_num_results(map); ++i)
            if (jig_expr_kind(jig_map_result(map, i)) != JIG_EXPR_DIM)
                return true;
    }
    return def && jig_op_is(def, JIG_VECTOR(BROADCAST));
}

/* A product of broadcast operands, all of it in registers, which is then summed up. */
static void look_multiplied_out(JigLook *look, JigOp *op) {
    if (!jig_op_is(op, JIG_VECTOR(MULTI_REDUCTION)))
        return;
    const JigOp *product = jig_value_def(jig_vector_multi_reduction_source(op));
    if (!product ||
        (!jig_op_has_name(product, "arith.mulf") && !jig_op_has_name(product, "arith.muli")))
        return;
    double from = lanes(jig_value_type(jig_vector_multi_reduction_source(op))),
           all = from * jig_lint_times(op, NULL);
    bool broadcasts = false;
    for (size_t i = 0; i < jig_op_num_operands(product); ++i)
        broadcasts |= is_spread_out(jig_op_operand(product, i));
    if (!broadcasts || all < FEW_IN_ALL)
        return;
    JigStr type = jig_type_to_str(jig_op_result_type(product, 0), look->a);
    jig_lint_found(look, op, all,
                   "a contraction is written as a product of %.*s that is summed up: operands are "
                   "copied into %.0f lanes, %.0f in all, where multiply-adds would do",
                   JIG_FMT(type), from, all);
}

static bool mend_multiplied_out(JigMender *m, const JigLintFinding *f) {
    static const char lower[] = "transform.apply_patterns to $f {\n"
                                "  transform.apply_patterns.vector.reduction_to_contract\n"
                                "  transform.apply_patterns.vector.transfer_permutation_patterns\n"
                                "  transform.apply_patterns.vector.sink_ops\n"
                                "} : !transform.any_op\n"
                                "transform.apply_patterns to $f {\n"
                                "  transform.apply_patterns.vector.lower_contraction "
                                "lowering_strategy = outerproduct\n"
                                "  transform.apply_patterns.vector.lower_outerproduct\n"
                                "} : !transform.any_op\n";
    (void)f;
    return jig_lint_try_behind(m, "transform.structured.vectorize", lower) ||
           jig_lint_try_at_end(m, lower);
}

/* ---- Chains of lanes ---- */

static bool puts_lane(const JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(INSERT)) && is_scalar(jig_op_operand_type(op, 0)) &&
           lanes(jig_op_result_type(op, 0)) > 1;
}

static bool takes_lane(const JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(EXTRACT)) && is_scalar(jig_op_result_type(op, 0)) &&
           lanes(jig_op_operand_type(op, 0)) > 1;
}

static bool sums_lanes(const JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(REDUCTION));
}

static bool is_first_of_chain(const JigOp *op) {
    const JigOp *into = puts_lane(op) ? jig_op_operand_def(op, 1) : NULL;
    return puts_lane(op) && !(into && puts_lane(into));
}

/* Told once for a block, at the first lane that is put. */
static void look_by_element(JigLook *look, JigOp *op) {
    enum { MANY = 16 };
    JigOp *around = is_first_of_chain(op) ? jig_op_parent(op) : NULL;
    if (!around)
        return;
    for (JigOp *p = jig_op_prev(op); p; p = jig_op_prev(p))
        if (puts_lane(p))
            return;
    size_t put = jig_lint_count(around, puts_lane), sums = jig_lint_count(around, sums_lanes),
           taken = jig_lint_count(around, takes_lane);
    if (put < MANY)
        return;
    JigStr times = jig_lint_times_text(op, look->a);
    jig_lint_found(look, op, (double)(put + taken) * jig_lint_times(op, NULL),
                   "%zu lanes of vectors are put in one by one, %s, %.*s", put,
                   sums >= put / 2 ? "each the sum of a vector (a contraction by dot products)"
                   : taken >= put / 2
                       ? "each taken from another vector (a transpose or a broadcast by elements)"
                       : "each computed or loaded by itself",
                   JIG_FMT(times));
}

static bool mend_by_element(JigMender *m, const JigLintFinding *f) {
    static const int64_t contractions[] = {JIG_CONTRACTION_OUTERPRODUCT,
                                           JIG_CONTRACTION_PARALLELARITH},
                         transposes[] = {JIG_TRANSPOSE_SHUFFLE_16X16, JIG_TRANSPOSE_SHUFFLE_1D};
    (void)f;
    return jig_lint_try_choice(m, "transform.apply_patterns.vector.lower_contraction",
                               "lowering_strategy", contractions, JIG_LEN(contractions)) ||
           jig_lint_try_choice(m, "transform.apply_patterns.vector.lower_transpose",
                               "lowering_strategy", transposes, JIG_LEN(transposes));
}

/* ---- Transposes ---- */

/* Only dimensions of one element trade places with others: nothing moves. */
bool jig_lint_moves_lanes(const JigOp *op) {
    const JigAttr *p = jig_vector_transpose_permutation_attr(op);
    const JigType *t = jig_op_operand_type(op, 0);
    int64_t last = -1;
    for (size_t i = 0; i < jig_attr_dense_array_len(p); ++i) {
        int64_t from = jig_attr_dense_array_int(p, i);
        if (jig_type_dim(t, (size_t)from) == 1)
            continue;
        if (from < last)
            return true;
        last = from;
    }
    return false;
}

/* The same number, or row, in many lanes: its transpose is one, too. */
static bool is_broadcast(const JigOp *transpose) {
    const JigOp *def = jig_op_operand_def(transpose, 0);
    return def && jig_op_is(def, JIG_VECTOR(BROADCAST));
}

/* More lanes than instructions can choose from: each is moved by itself. */
static bool is_large_shuffle(const JigLook *look, const JigOp *op) {
    return jig_op_is(op, JIG_VECTOR(SHUFFLE)) &&
           jig_lint_registers(look->lint, jig_op_result_type(op, 0)) > 8;
}

/* The arithmetic beside it, in registers. */
static double work_beside(JigLook *look, const JigOp *op) {
    return jig_lint_inside(look, jig_op_parent(op))->work;
}

static void look_transpose(JigLook *look, JigOp *op) {
    if (is_large_shuffle(look, op)) {
        double n = lanes(jig_op_result_type(op, 0)), all = n * jig_lint_times(op, NULL);
        JigStr type = jig_type_to_str(jig_op_result_type(op, 0), look->a);
        if (all >= FEW_IN_ALL)
            jig_lint_found(look, op, all,
                           "a shuffle to %.*s has lanes of many registers, which are moved one by "
                           "one; %.0f in all",
                           JIG_FMT(type), all);
        return;
    }
    if (!jig_op_is(op, JIG_VECTOR(TRANSPOSE)) || is_broadcast(op) ||
        lanes(jig_op_result_type(op, 0)) < FEW_LANES || !jig_lint_moves_lanes(op))
        return;
    double n = lanes(jig_op_result_type(op, 0)), times = jig_lint_times(op, NULL);
    if (n * times < 16 * FEW_IN_ALL || n <= work_beside(look, op))
        return;
    JigStr type = jig_type_to_str(jig_op_operand_type(op, 0), look->a);
    jig_lint_found(
        look, op, n * times,
        "a transpose of %.*s is left to the default lowering, which moves %.0f lanes one "
        "by one; %.0f in all",
        JIG_FMT(type), n, n * times);
}

static bool mend_transpose(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_at_end(m, "transform.apply_patterns to $f {\n"
                                  "  transform.apply_patterns.vector.lower_transpose "
                                  "lowering_strategy = shuffle_16x16\n"
                                  "} : !transform.any_op\n") ||
           jig_lint_try_at_end(m, "transform.apply_patterns to $f {\n"
                                  "  transform.apply_patterns.vector.lower_transpose "
                                  "lowering_strategy = shuffle_1d\n"
                                  "} : !transform.any_op\n") ||
           jig_lint_try_sizes(m, JIG_SIZES_SMALLER);
}

/* ---- Gathers ---- */

/* Base, base + 1, ...: made of steps and one number for all lanes. */
static bool is_spread(const JigValue *v) {
    const JigOp *def = jig_value_def(v);
    const JigAttr *c = jig_constant_of(v);
    return (c && jig_attr_is_splat(c)) ||
           (def && jig_op_is(def, JIG_VECTOR(BROADCAST)) && is_scalar(jig_op_operand_type(def, 0)));
}

static bool counts(const JigAttr *c) {
    if (!c || !jig_attr_is_dense(c) || !jig_type_is_vector(jig_attr_type(c)))
        return false;
    int64_t n = jig_type_num_elements(jig_attr_type(c));
    for (int64_t i = 1; i < n; ++i)
        if (jig_attr_int_value(jig_attr_element(c, i)) !=
            jig_attr_int_value(jig_attr_element(c, i - 1)) + 1)
            return false;
    return true;
}

static bool is_consecutive(const JigValue *v, unsigned depth) {
    const JigOp *def = jig_value_def(v);
    if (counts(jig_constant_of(v)))
        return true;
    if (!def || depth > 8)
        return false;
    if (jig_op_is(def, JIG_VECTOR(STEP)))
        return true;
    if (jig_op_has_name(def, "arith.addi"))
        return (is_consecutive(jig_op_operand(def, 0), depth + 1) &&
                is_spread(jig_op_operand(def, 1))) ||
               (is_consecutive(jig_op_operand(def, 1), depth + 1) &&
                is_spread(jig_op_operand(def, 0)));
    return (jig_op_has_name(def, "arith.index_cast") || jig_op_is(def, JIG_VECTOR(SHAPE_CAST)) ||
            jig_op_is(def, JIG_VECTOR(BROADCAST))) &&
           is_consecutive(jig_op_operand(def, 0), depth + 1);
}

static void look_gather(JigLook *look, JigOp *op) {
    if (!jig_op_is(op, JIG_VECTOR(GATHER)))
        return;
    bool load = is_consecutive(jig_vector_gather_indices(op), 0);
    double n = lanes(jig_op_result_type(op, 0)), times = jig_lint_times(op, NULL);
    if (n * times < 256)
        return;
    jig_lint_found(look, op, n * times, "a gather loads %.0f lanes one by one, %.0f in all%s", n,
                   n * times, load ? ", though they lie side by side: a load would do" : "");
}

static bool mend_gather(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_at_end(m, "transform.apply_patterns to $f {\n"
                                  "  transform.apply_patterns.canonicalization\n"
                                  "} {apply_cse} : !transform.any_op\n") ||
           jig_lint_try_unsaid(m, "vectorize_nd_extract") || jig_lint_try_rows(m, JIG_ROWS_ALONE);
}

/* ---- Masks ---- */

/* Is the transfer within its buffer for sure, though it does not say so: all of a dimension? */
static bool covers(const JigOp *op, const JigAccessed *x, const JigMap *map, size_t dim) {
    const JigExpr *e = jig_map_result(map, (unsigned)dim);
    if (jig_expr_kind(e) != JIG_EXPR_DIM)
        return true;
    size_t at = jig_expr_position(e);
    int64_t index, size = jig_type_dim(jig_value_type(x->base), at);
    return size != JIG_DYNAMIC && jig_type_dim(jig_value_type(x->value), dim) <= size &&
           jig_constant_int(jig_op_operand(op, x->indices.start + at), &index) && index == 0;
}

static bool is_whole(const JigOp *op, const JigAccessed *x) {
    const JigAttr *in_bounds = jig_op_attr(op, "in_bounds");
    const JigMap *map = jig_attr_map_value(jig_op_attr(op, "permutation_map"));
    for (size_t i = 0; in_bounds && i < jig_attr_array_len(in_bounds); ++i)
        if (!jig_attr_bool_value(jig_attr_array_at(in_bounds, i)) && !covers(op, x, map, i))
            return false;
    return true;
}

static bool is_masked(const JigOp *op) {
    JigAccessed x;
    if (jig_op_is(op, JIG_VECTOR(MASKEDLOAD)) || jig_op_is(op, JIG_VECTOR(MASKEDSTORE)) ||
        jig_op_is(op, JIG_VECTOR(MASK)))
        return true;
    if (!jig_op_is(op, JIG_VECTOR(TRANSFER_READ)) && !jig_op_is(op, JIG_VECTOR(TRANSFER_WRITE)))
        return false;
    return jig_lint_access(op, &x) && jig_type_rank(jig_value_type(x.value)) && !is_whole(op, &x);
}

static void look_masked(JigLook *look, JigOp *op) {
    JigOp *loop = is_masked(op) ? jig_lint_loop_around(op) : NULL;
    bool has_masks = look->lint->machine.vector_bits >= 512; /* registers for them */
    if (!loop || has_masks || jig_lint_inside(look, loop)->loops || jig_lint_times(op, NULL) < 64)
        return;
    JigStr name = jig_op_name_of(op), times = jig_lint_times_text(op, look->a);
    bool mask = jig_op_is(op, JIG_VECTOR(MASK));
    jig_lint_found(look, op, jig_lint_times(op, NULL),
                   "%.*s in the innermost loop %s, %.*s: for all iterations, though only the last "
                   "one can be cut short",
                   JIG_FMT(name),
                   mask ? "is under a mask" : "may reach over the end, and is masked",
                   JIG_FMT(times));
}

static bool mend_masked(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_at_end(m, "transform.apply_patterns to $f {\n"
                                  "  transform.apply_patterns.canonicalization\n"
                                  "} : !transform.any_op\n") ||
           jig_lint_try_sizes(m, JIG_SIZES_POWERS) || jig_lint_try_peeling(m) ||
           jig_lint_try_sizes(m, JIG_SIZES_LARGER);
}

/* ---- Rows that are not side by side in memory ---- */

/* The dimension of the base that the lanes of a row go along; SIZE_MAX: there is no such row. */
static size_t dim_of_row(const JigOp *op, const JigAccessed *x) {
    const JigType *t = jig_value_type(x->value);
    size_t i = jig_type_rank(t), rank = jig_type_rank(jig_value_type(x->base));
    const JigAttr *map = jig_op_attr(op, "permutation_map");
    while (i && jig_type_dim(t, i - 1) == 1)
        i--;
    if (!i)
        return SIZE_MAX;
    if (!map)
        return rank > jig_type_rank(t) - i ? rank - (jig_type_rank(t) - i) - 1 : SIZE_MAX;
    if (i > jig_map_num_results(jig_attr_map_value(map)))
        return SIZE_MAX; /* inside of elements that are vectors */
    const JigExpr *e = jig_map_result(jig_attr_map_value(map), (unsigned)i - 1);
    return jig_expr_kind(e) == JIG_EXPR_DIM ? jig_expr_position(e) : SIZE_MAX;
}

static bool is_last(const JigType *t, size_t dim) {
    for (size_t i = dim + 1; i < jig_type_rank(t); ++i)
        if (jig_type_dim(t, i) != 1)
            return false;
    return true;
}

static bool has_stride(const JigType *memref) {
    int64_t strides[64], offset;
    size_t rank = jig_type_rank(memref);
    return jig_type_is_memref(memref) && rank && rank <= JIG_LEN(strides) &&
           jig_type_strides(memref, strides, &offset) && strides[rank - 1] != 1 &&
           jig_type_dim(memref, rank - 1) != 1;
}

/* Parts of tensors and buffers lie as what they are parts of. */
bool jig_lint_is_contiguous(const JigOp *op, const JigAccessed *x) {
    size_t dim = dim_of_row(op, x);
    const JigValue *v = x->base;
    for (unsigned left = JIG_LINT_FARTHEST; left; --left) {
        const JigType *t = jig_value_type(v);
        const JigOp *def = jig_value_def(v);
        if (has_stride(t) || (dim != SIZE_MAX && !is_last(t, dim)))
            return false;
        bool part = def && (jig_op_has_name(def, "tensor.extract_slice") ||
                            jig_op_has_name(def, "memref.subview"));
        if (!part || jig_type_rank(jig_op_operand_type(def, 0)) != jig_type_rank(t))
            return true;
        v = jig_op_operand(def, 0);
    }
    return true;
}

/* A few lanes for each of which there is a vector's worth of arithmetic, as of a column in an outer
 * product, are loaded one by one anyway. */
static bool pays(JigLook *look, const JigOp *op, double n) {
    return n <= (n <= 16 ? 2 : 1) * work_beside(look, op);
}

static void look_strided_transfer(JigLook *look, JigOp *op) {
    JigAccessed x;
    if (!jig_lint_access(op, &x) || !jig_type_is_vector(jig_value_type(x.value)) ||
        jig_lint_is_contiguous(op, &x))
        return;
    double n = lanes(jig_value_type(x.value)), times = jig_lint_times(op, NULL);
    if (n * times < FEW_IN_ALL || pays(look, op, n))
        return;
    JigStr type = jig_type_to_str(jig_value_type(x.value), look->a);
    jig_lint_found(look, op, n * times,
                   "the lanes of %.*s are not side by side in memory: %.0f %s one by one, %.0f in "
                   "all",
                   JIG_FMT(type), n, x.writes ? "are stored" : "are loaded", n * times);
}

static bool mend_strided_transfer(JigMender *m, const JigLintFinding *f) {
    (void)f;
    return jig_lint_try_at_end(
               m, "transform.apply_patterns to $f {\n"
                  "  transform.apply_patterns.vector.transfer_permutation_patterns\n"
                  "} : !transform.any_op\n"
                  "transform.apply_patterns to $f {\n"
                  "  transform.apply_patterns.vector.lower_transpose lowering_strategy = "
                  "shuffle_16x16\n"
                  "} : !transform.any_op\n") ||
           jig_lint_try_sizes(m, JIG_SIZES_ROWS) || jig_lint_try_interchange(m) ||
           jig_lint_try_rows(m, JIG_ROWS_OF_TILES);
}

const JigLintRule jig_lint_lane_rules[] = {
    {.name = "contraction-by-number", .look = look_contraction, .mend = mend_contraction},
    {.name = "multiplied-out",
     .look = look_multiplied_out,
     .mend = mend_multiplied_out,
     .hides = 1},
    {.name = "lane-by-lane", .look = look_by_element, .mend = mend_by_element},
    {.name = "transpose-by-lane", .look = look_transpose, .mend = mend_transpose},
    {.name = "gather", .look = look_gather, .mend = mend_gather},
    {.name = "masked", .look = look_masked, .mend = mend_masked},
    {.name = "strided-vector",
     .look = look_strided_transfer,
     .mend = mend_strided_transfer,
     .hides = 1},
    {0},
};
