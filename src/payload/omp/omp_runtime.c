/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* All ops of omp in a module, function by function, as calls of the runtime. */
#include "payload/omp/omp_runtime.h"

#include "dialect/builtin/builtin.h"
#include "payload/omp/omp_runtime_int.h"

static bool is_omp(const JigOp *op) {
    return jig_str_starts_with(jig_op_name_of(op), "omp.");
}

/* ---- Which functions ---- */

static const struct {
    const JigOpRow *row;
    bool (*lower)(JigOmpCalls *c, JigOp *op);
} constructs[] = {
    {JIG_OMP(BARRIER), jig_openmp_lower_barrier},
    {JIG_OMP(CRITICAL), jig_openmp_lower_critical},
    {JIG_OMP(FLUSH), jig_openmp_lower_flush},
    {JIG_OMP(MASKED), jig_openmp_lower_masked},
    {JIG_OMP(MASTER), jig_openmp_lower_master},
    {JIG_OMP(PARALLEL), jig_openmp_lower_parallel},
    {JIG_OMP(SECTIONS), jig_openmp_lower_sections},
    {JIG_OMP(SIMD), jig_openmp_lower_simd},
    {JIG_OMP(SINGLE), jig_openmp_lower_single},
    {JIG_OMP(TASKYIELD), jig_openmp_lower_taskyield},
    {JIG_OMP(WSLOOP), jig_openmp_lower_wsloop},
};

/* Goes with what it stands in. */
static bool goes_along(const JigOp *op) {
    return jig_op_is(op, JIG_OMP(LOOP_NEST)) || jig_op_is(op, JIG_OMP(SECTION)) ||
           jig_op_is(op, JIG_OMP(TERMINATOR)) || jig_op_is(op, JIG_OMP(YIELD)) ||
           (jig_op_is(op, JIG_OMP(SIMD)) && jig_op_is(jig_op_parent(op), JIG_OMP(WSLOOP)));
}

static bool is_declaration(const JigOp *op) {
    return jig_op_is(op, JIG_OMP(PRIVATE)) || jig_op_is(op, JIG_OMP(DECLARE_REDUCTION)) ||
           jig_op_is(op, JIG_OMP(CRITICAL_DECLARE));
}

/* Everything around it, up to the function, is a construct too. */
static bool stands_well(JigOp *op) {
    for (const JigOp *at = jig_op_parent(op); at && !jig_op_is(at, JIG_LLVM(FUNC));
         at = jig_op_parent(at))
        if (!is_omp(at) || is_declaration(at))
            return jig_op_error(op, "in '%.*s' cannot become calls of the runtime",
                                JIG_FMT(jig_op_name_of(at)));
    return true;
}

/* Constructs of the function, but those that a team runs. */
static JigWalk collect(JigOp *op, void *all) {
    if (!is_omp(op) || goes_along(op))
        return JIG_WALK_ADVANCE;
    jig_vec_push((JigOpVec *)all, op);
    return jig_op_is(op, JIG_OMP(PARALLEL)) ? JIG_WALK_SKIP : JIG_WALK_ADVANCE;
}

static bool lower(JigOmpCalls *c, JigOp *op) {
    for (size_t i = 0; i < JIG_LEN(constructs); ++i)
        if (jig_op_is(op, constructs[i].row)) {
            c->loc = jig_op_loc(op);
            return constructs[i].lower(c, op);
        }
    return jig_op_error(op, "cannot become calls of the runtime");
}

/* From the last to the first, so that what follows one moves once; and from the inside out. */
static bool lower_function(JigOmpCalls *c, JigOp *function) {
    JigOpVec all = {0};
    c->function = function;
    jig_walk_pre(function, collect, &all);
    bool ok = true;
    for (size_t i = 0; i < all.len && ok; ++i)
        ok = stands_well(all.data[i]);
    for (size_t i = all.len; i-- > 0 && ok;)
        ok = lower(c, all.data[i]);
    jig_vec_free(&all);
    return ok;
}

/* ---- The module ---- */

static void collect_top(JigOmpCalls *c, JigOpVec *declarations) {
    const JigBlock *body = jig_region_first(jig_builtin_module_body_region(c->module));
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op)) {
        if (jig_op_is(op, JIG_LLVM(FUNC)) && !jig_region_is_empty(jig_llvm_func_body(op)))
            jig_vec_push(&c->functions, op);
        else if (is_declaration(op))
            jig_vec_push(declarations, op);
    }
}

bool jig_openmp_to_calls(JigOp *module) {
    JigContext *ctx = jig_op_context(module);
    JigOpVec declarations = {0};
    JigOmpCalls c = {.rw = jig_rewriter_create(ctx),
                     .module = module,
                     .ptr = jig_llvm_ptr(ctx, 0),
                     .i1 = jig_type_i(ctx, 1),
                     .i32 = jig_type_i(ctx, 32),
                     .i64 = jig_type_i(ctx, 64)};
    size_t errors = jig_diag_num_errors(ctx);
    bool ok = true;
    collect_top(&c, &declarations);
    for (size_t i = 0; i < c.functions.len && ok; ++i)
        ok = lower_function(&c, c.functions.data[i]) && jig_diag_num_errors(ctx) == errors;
    for (size_t i = 0; i < declarations.len && ok; ++i)
        jig_rw_erase(c.rw, declarations.data[i]);
    jig_vec_free(&declarations);
    jig_vec_free(&c.functions);
    jig_openmp_names_free(&c.names);
    jig_rewriter_destroy(c.rw);
    return ok;
}
