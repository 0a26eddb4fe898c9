/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reading and building scf.forall. */
#include "dialect/common/slices.h"
#include "dialect/scf/scf_int.h"
#include "support/check.h"

static const char *const static_names[] = {"staticLowerBound", "staticUpperBound", "staticStep"};

size_t jig_scf_forall_rank(const JigOp *op) {
    JIG_REQUIRE(jig_op_is(op, JIG_SCF(FORALL)));
    return jig_attr_dense_array_len(jig_scf_forall_static_lower_bound_attr(op));
}

JigMixed jig_scf_forall_bound(const JigOp *op, int bound, size_t dim) {
    JIG_REQUIRE(bound >= 0 && bound < 3 && dim < jig_scf_forall_rank(op));
    const JigAttr *array = jig_op_attr(op, static_names[bound]);
    int64_t value = jig_attr_dense_array_int(array, dim);
    if (value != JIG_DYNAMIC)
        return jig_mixed_attr(jig_attr_index(jig_op_context(op), value));
    size_t start, count;
    jig_op_operand_range(op, (size_t)bound, &start, &count);
    for (size_t i = 0; i < dim; i++)
        start += jig_attr_dense_array_int(array, i) == JIG_DYNAMIC;
    return jig_mixed_value(jig_op_operand(op, start));
}

static bool is_all(const JigOp *op, int bound, int64_t value) {
    size_t n = jig_attr_dense_array_len(jig_op_attr(op, static_names[bound]));
    for (size_t i = 0; i < n; i++)
        if (!jig_mixed_is(jig_scf_forall_bound(op, bound, i), value))
            return false;
    return true;
}

bool jig_scf_forall_is_normalized(const JigOp *op) {
    return is_all(op, JIG_FORALL_LOWER, 0) && is_all(op, JIG_FORALL_STEP, 1);
}

size_t jig_scf_forall_num_outs(const JigOp *op) {
    JIG_REQUIRE(jig_op_is(op, JIG_SCF(FORALL)));
    return jig_scf_forall_num_outputs(op);
}

JigValue *jig_scf_forall_out(const JigOp *op, size_t i) {
    JIG_REQUIRE(jig_op_is(op, JIG_SCF(FORALL)) && i < jig_scf_forall_num_outs(op));
    return jig_scf_forall_outputs_at(op, i);
}

JigValue *jig_scf_forall_out_arg(const JigOp *op, size_t i) {
    JIG_REQUIRE(i < jig_scf_forall_num_outs(op));
    return jig_block_arg(jig_op_body(op), jig_scf_forall_rank(op) + i);
}

JigOp *jig_scf_forall_in_parallel(const JigOp *op) {
    return jig_block_last(jig_op_body(op));
}

/* ---- Building ---- */

static JigOp *build_shell(JigRewriter *rw, JigLoc loc, const JigLoopBounds *b,
                          JigValue *const *outs, size_t num_outs, const JigAttr *mapping) {
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, num_outs + 1);
    for (size_t i = 0; i < num_outs; i++)
        types[i] = jig_value_type(outs[i]);
    JigMixedParts lower = jig_mixed_parts(rw->ctx, b->lower, b->n, rw->arena),
                  upper = jig_mixed_parts(rw->ctx, b->upper, b->n, rw->arena),
                  step = jig_mixed_parts(rw->ctx, b->step, b->n, rw->arena);
    JigScfForall parts = {.dynamic_lower_bound = lower.values,
                          .dynamic_upper_bound = upper.values,
                          .dynamic_step = step.values,
                          .outputs = {outs, num_outs},
                          .result_types = {types, num_outs},
                          .static_lower_bound = lower.attr,
                          .static_upper_bound = upper.attr,
                          .static_step = step.attr,
                          .mapping = mapping};
    return jig_scf_forall_build(rw, loc, &parts);
}

/* Induction variables, then arguments for the outs. */
static void build_body(JigRewriter *rw, JigOp *loop, size_t rank, JigValue *const *outs,
                       size_t num_outs) {
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, rank + num_outs + 1);
    for (size_t i = 0; i < rank; i++)
        types[i] = jig_type_index(rw->ctx);
    for (size_t i = 0; i < num_outs; i++)
        types[rank + i] = jig_value_type(outs[i]);
    JigPoint outer = jig_point(rw);
    jig_create_block(rw, jig_scf_forall_region(loop), NULL, types, rank + num_outs,
                     jig_op_loc(loop));
    jig_set_point(rw, outer);
}

JigOp *jig_scf_forall_begin(JigRewriter *rw, JigLoc loc, const JigLoopBounds *bounds,
                            JigValue *const *outs, size_t num_outs, const JigAttr *mapping,
                            bool body) {
    JIG_REQUIRE(rw && bounds && (outs || !num_outs));
    JigOp *loop = build_shell(rw, loc, bounds, outs, num_outs, mapping);
    if (body)
        build_body(rw, loop, bounds->n, outs, num_outs);
    return loop;
}

JigOp *jig_scf_forall_like(JigRewriter *rw, const JigOp *op, const JigLoopBounds *bounds,
                           JigValue *const *outs, size_t num_outs, bool body) {
    JigLoopBounds own = {0};
    if (!bounds)
        jig_loop_bounds(op, rw->arena, &own);
    return jig_scf_forall_begin(rw, jig_op_loc(op), bounds ? bounds : &own, outs, num_outs,
                                jig_scf_forall_mapping_attr(op), body);
}
