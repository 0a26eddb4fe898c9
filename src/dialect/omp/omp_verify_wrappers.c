/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loop nests, and the ops that stand around them: one around another, all of
 * which then say that they are parts of a composite.
 */
#include "dialect/omp/omp_int.h"

/* ---- omp.loop_nest ---- */

/* Does the body look like loops in each other, without anything between them? */
static bool check_sizes(JigOp *op, size_t loops) {
    const JigAttr *sizes = jig_omp_loop_nest_tile_sizes_attr(op);
    if (sizes && jig_attr_dense_array_len(sizes) > loops)
        return jig_op_error(op, "too few canonical loops for tile dimensions");
    return true;
}

bool jig_omp_verify_loop_nest(JigOp *op) {
    size_t n = jig_omp_loop_nest_num_loop_lower_bounds(op);
    const JigBlock *body = jig_region_first(jig_omp_loop_nest_region(op));
    if (!n)
        return jig_op_error(op, "must represent at least one loop");
    if ((body ? jig_block_num_args(body) : 0) != n)
        return jig_op_error(op, "number of range arguments and IVs do not match");
    for (size_t i = 0; i < n; ++i)
        if (jig_value_type(jig_block_arg(body, i)) != jig_op_operand_type(op, i))
            return jig_op_error(op, "range argument type does not match corresponding IV type");
    if (jig_omp_loop_nest_collapse_num_loops(op) > (int64_t)n)
        return jig_op_error(op, "collapse value is larger than the number of loops");
    JIG_CHECK(check_sizes(op, n));
    if (!jig_op_parent(op) || !jig_omp_is_wrapper(jig_op_parent(op)))
        return jig_op_error(op, "expects parent op to be a loop wrapper");
    return true;
}

/* ---- Around it ---- */

bool jig_omp_verify_wrapper(JigOp *op) {
    const JigBlock *body = jig_region_first(jig_omp_region(op));
    JigOp *nested = body ? jig_block_first(body) : NULL;
    if (!nested || jig_op_next(nested))
        return jig_op_error(op, "loop wrapper does not contain exactly one nested op");
    if (!jig_omp_is_wrapper(nested) && !jig_op_is(nested, JIG_OMP(LOOP_NEST)))
        return jig_op_error(
            op, "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`");
    return true;
}

static bool is_composite(const JigOp *op) {
    return jig_op_attr(op, "omp.composite") != NULL;
}

/* The wrapper directly in op's region, if any. */
static JigOp *nested_wrapper(const JigOp *op) {
    JigOp *nested = jig_block_first(jig_region_first(jig_omp_region(op)));
    return nested && jig_omp_is_wrapper(nested) ? nested : NULL;
}

/* Is op told to be a part of a composite when it has to be? `wrapper`: what it is in messages. */
static bool check_composite(JigOp *op, bool must, const char *what) {
    if (must && !is_composite(op))
        return jig_op_emit_error(op, "'omp.composite' attribute missing from composite %s", what);
    if (!must && is_composite(op))
        return jig_op_emit_error(op, "'omp.composite' attribute present in non-composite %s", what);
    return true;
}

static bool is_in_wrapper(const JigOp *op) {
    return jig_op_parent(op) && jig_omp_is_wrapper(jig_op_parent(op));
}

bool jig_omp_verify_wsloop_regions(JigOp *op) {
    const JigOp *nested = nested_wrapper(op);
    JIG_CHECK(check_composite(op, nested || is_in_wrapper(op), "wrapper"));
    if (nested && !jig_op_is(nested, JIG_OMP(SIMD)))
        return jig_op_emit_error(op, "only supported nested wrapper is 'omp.simd'");
    return true;
}

bool jig_omp_verify_simd_regions(JigOp *op) {
    JIG_CHECK(check_composite(op, is_in_wrapper(op), "wrapper"));
    return !nested_wrapper(op) || jig_op_error(op, "must wrap an 'omp.loop_nest' directly");
}

bool jig_omp_verify_distribute_regions(JigOp *op) {
    const JigOp *nested = nested_wrapper(op), *parent = jig_op_parent(op);
    JIG_CHECK(check_composite(op, nested != NULL, "wrapper"));
    if (!nested || jig_op_is(nested, JIG_OMP(SIMD)))
        return true;
    if (!jig_op_is(nested, JIG_OMP(WSLOOP)))
        return jig_op_emit_error(op,
                                 "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'");
    if (!parent || !jig_op_is(parent, JIG_OMP(PARALLEL)) || !is_composite(parent))
        return jig_op_emit_error(op, "an 'omp.wsloop' nested wrapper is only allowed when a "
                                     "composite 'omp.parallel' is the direct parent");
    return true;
}

/* ---- omp.parallel ---- */

static JigOp *find_other(JigOp *op) {
    JigRegion *region = jig_omp_parallel_region(op);
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b))
        for (JigOp *x = jig_block_first(b); x; x = jig_op_next(x))
            if (jig_str_starts_with(jig_op_name_of(x), "omp.") &&
                !jig_op_is(x, JIG_OMP(TERMINATOR)) && !jig_op_is(x, JIG_OMP(DISTRIBUTE)))
                return x;
    return NULL;
}

static size_t count_distributes(JigOp *op) {
    size_t n = 0;
    JigRegion *region = jig_omp_parallel_region(op);
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b))
        for (JigOp *x = jig_block_first(b); x; x = jig_op_next(x))
            n += jig_op_is(x, JIG_OMP(DISTRIBUTE));
    return n;
}

bool jig_omp_verify_parallel_regions(JigOp *op) {
    size_t distributes = count_distributes(op);
    if (distributes > 1)
        return jig_op_emit_error(op, "multiple 'omp.distribute' nested inside of 'omp.parallel'");
    JIG_CHECK(check_composite(op, distributes == 1, "operation"));
    const JigOp *other = distributes ? find_other(op) : NULL;
    return !other || jig_op_emit_error(
                         op, "unexpected OpenMP operation inside of composite 'omp.parallel': %.*s",
                         JIG_FMT(jig_op_name_of(other)));
}
