/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is wrong with clauses: variables that are private, reduced, aligned, copied. */
#include "dialect/omp/omp_verify.h"
#include "dialect/func/func.h"
#include "dialect/llvm/llvm.h"
#include "support/map.h"

static size_t array_len(const JigAttr *array) {
    return array ? jig_attr_array_len(array) : 0;
}

/* Is a variable twice in the range? */
static bool has_twice(const JigOp *op, JigOperandRange range) {
    JigPtrMap seen = {0};
    bool twice = false;
    for (size_t i = 0; i < range.count && !twice; ++i) {
        JigValue *v = jig_op_operand(op, range.start + i);
        twice = jig_ptrmap_get(&seen, v) != NULL;
        jig_ptrmap_set(&seen, v, v);
    }
    jig_ptrmap_free(&seen);
    return twice;
}

bool jig_omp_verify_block_args(JigOp *op) {
    JigOmpVars vars = jig_omp_vars(op);
    size_t wanted = vars.private_vars.count + vars.reduction_vars.count;
    const JigBlock *body = jig_region_first(jig_omp_region(op));
    if (wanted > (body ? jig_block_num_args(body) : 0))
        return jig_op_error(op, "expected at least %zu entry block argument(s)", wanted);
    return true;
}

bool jig_omp_check_allocate(JigOp *op, JigOperandRange vars, JigOperandRange allocators) {
    return vars.count == allocators.count ||
           jig_op_emit_error(op, "expected equal sizes for allocate and allocator variables");
}

/* ---- What is private ---- */

/* The type that a declaration's regions work on: that of the first argument of any. */
static const JigType *type_in_regions(const JigOp *declaration) {
    for (size_t i = 0; i < jig_op_num_regions(declaration); ++i) {
        const JigBlock *body = jig_region_first(jig_op_region(declaration, i));
        if (body && jig_block_num_args(body))
            return jig_value_type(jig_block_arg(body, 0));
    }
    return NULL;
}

static bool check_private(JigOp *op, const JigType *type, const JigAttr *sym) {
    const JigOp *how = jig_symbol_lookup_nearest(op, sym);
    if (!how || !jig_op_is(how, JIG_OMP(PRIVATE)))
        return jig_op_emit_error(op, "failed to lookup privatizer op with symbol: '%s'",
                                 jig_msg_attr(sym));
    const JigType *wanted = type_in_regions(how);
    if (!wanted || wanted == type)
        return true;
    int64_t sharing = jig_attr_enum_value(jig_omp_private_data_sharing_type_attr(how));
    return jig_op_emit_error(op,
                             "type mismatch between a %s variable and its privatizer op, var "
                             "type: %s vs. privatizer op type: %s",
                             jig_enum_text(jig_omp_enum(JIG_OMP_DATA_SHARING), sharing),
                             jig_msg_type(type), jig_msg_type(wanted));
}

static bool check_privates(JigOp *op, const JigOmpVars *vars) {
    size_t n = vars->private_vars.count, syms = array_len(vars->private_syms);
    if (n != syms)
        return jig_op_emit_error(op,
                                 "inconsistent number of private variables and privatizer op "
                                 "symbols, private vars: %zu vs. privatizer op symbols: %zu",
                                 n, syms);
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(check_private(op, jig_op_operand_type(op, vars->private_vars.start + i),
                                jig_attr_array_at(vars->private_syms, i)));
    return true;
}

/* ---- What is reduced ---- */

/* What the declaration's atomic region works on; NULL: it has none. */
static const JigType *accumulator_type(const JigOp *declaration) {
    const JigBlock *body =
        jig_region_first(jig_omp_declare_reduction_atomic_reduction_region(declaration));
    return body && jig_block_num_args(body) ? jig_value_type(jig_block_arg(body, 0)) : NULL;
}

static bool check_reduced(JigOp *op, const JigType *type, const JigAttr *sym) {
    const JigOp *how = jig_symbol_lookup_nearest(op, sym);
    if (!how || !jig_op_is(how, JIG_OMP(DECLARE_REDUCTION)))
        return jig_op_error(op, "expected symbol reference %s to point to a reduction declaration",
                            jig_msg_attr(sym));
    const JigType *wanted = accumulator_type(how);
    return !wanted || wanted == type ||
           jig_op_error(op,
                        "expected accumulator (%s) to be the same type as reduction declaration "
                        "(%s)",
                        jig_msg_type(type), jig_msg_type(wanted));
}

static bool check_reductions(JigOp *op, const JigOmpVars *vars) {
    size_t n = vars->reduction_vars.count, syms = array_len(vars->reduction_syms);
    if (!n)
        return !syms || jig_op_error(op, "unexpected reduction symbol references");
    if (n != syms)
        return jig_op_error(op,
                            "expected as many reduction symbol references as reduction variables");
    if (vars->reduction_byref && jig_attr_dense_array_len(vars->reduction_byref) != n)
        return jig_op_emit_error(op, "expected as many reduction variable by reference attributes "
                                     "as reduction variables");
    if (has_twice(op, vars->reduction_vars))
        return jig_op_error(op, "accumulator variable used more than once");
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(check_reduced(op, jig_op_operand_type(op, vars->reduction_vars.start + i),
                                jig_attr_array_at(vars->reduction_syms, i)));
    return true;
}

/* ---- omp.parallel, omp.sections, omp.single ---- */

bool jig_omp_verify_parallel(JigOp *op) {
    JigOmpVars vars = jig_omp_vars(op);
    return jig_omp_check_allocate(op, jig_omp_parallel_allocate_vars(op),
                                  jig_omp_parallel_allocator_vars(op)) &&
           check_privates(op, &vars) && check_reductions(op, &vars);
}

bool jig_omp_verify_sections(JigOp *op) {
    JigOmpVars vars = jig_omp_vars(op);
    return jig_omp_check_allocate(op, jig_omp_sections_allocate_vars(op),
                                  jig_omp_sections_allocator_vars(op)) &&
           check_reductions(op, &vars);
}

bool jig_omp_verify_sections_regions(JigOp *op) {
    const JigBlock *body = jig_region_first(jig_omp_sections_region(op));
    for (JigOp *x = jig_block_first(body); x; x = jig_op_next(x))
        if (!jig_op_is(x, JIG_OMP(SECTION)) && !jig_op_is(x, JIG_OMP(TERMINATOR)))
            return jig_op_error(op, "expected omp.section op or terminator op inside region");
    return true;
}

/* The arguments of a function; NULL: it is none. */
static const JigType *const *copy_inputs(const JigOp *op, size_t *n) {
    bool is_function = op && (jig_op_is(op, JIG_FUNC(FUNC)) || jig_op_is(op, JIG_LLVM(FUNC)));
    return is_function ? jig_function_inputs(op, n) : NULL;
}

static bool check_copy(JigOp *op, const JigType *type, const JigAttr *sym) {
    size_t n = 0;
    const JigOp *function = jig_symbol_lookup_nearest(op, sym);
    const JigType *const *inputs = copy_inputs(function, &n);
    if (!inputs && !(function && jig_function(function)))
        return jig_op_error(op, "expected symbol reference %s to point to a copy function",
                            jig_msg_attr(sym));
    if (n != 2)
        return jig_op_error(op, "expected copy function %s to have 2 operands", jig_msg_attr(sym));
    if (inputs[0] != inputs[1])
        return jig_op_error(op, "expected copy function %s arguments to have the same type",
                            jig_msg_attr(sym));
    return inputs[0] == type ||
           jig_op_error(op,
                        "expected copy function arguments' type (%s) to be the same as "
                        "copyprivate variable's type (%s)",
                        jig_msg_type(inputs[0]), jig_msg_type(type));
}

bool jig_omp_verify_single(JigOp *op) {
    JigOperandRange copied = jig_omp_single_copyprivate_vars(op);
    const JigAttr *syms = jig_omp_single_copyprivate_syms_attr(op);
    JIG_CHECK(jig_omp_check_allocate(op, jig_omp_single_allocate_vars(op),
                                     jig_omp_single_allocator_vars(op)));
    if (copied.count != array_len(syms))
        return jig_op_error(op,
                            "inconsistent number of copyprivate vars (= %zu) and functions (= "
                            "%zu), both must be equal",
                            copied.count, array_len(syms));
    for (size_t i = 0; i < copied.count; ++i)
        JIG_CHECK(
            check_copy(op, jig_op_operand_type(op, copied.start + i), jig_attr_array_at(syms, i)));
    return true;
}

/* ---- Loops ---- */

static bool check_linear(JigOp *op, JigOperandRange vars, const JigAttr *types) {
    return array_len(types) == vars.count ||
           jig_op_emit_error(op, "Ill-formed type attributes for linear variables");
}

bool jig_omp_verify_wsloop(JigOp *op) {
    JigOmpVars vars = jig_omp_vars(op);
    bool has_schedule = jig_omp_wsloop_schedule_chunk(op) || jig_omp_wsloop_schedule_mod_attr(op) ||
                        jig_omp_wsloop_schedule_simd(op);
    if (has_schedule && !jig_omp_wsloop_schedule_kind_attr(op))
        return jig_op_error(op, "has a schedule clause without a kind");
    return jig_omp_check_allocate(op, jig_omp_wsloop_allocate_vars(op),
                                  jig_omp_wsloop_allocator_vars(op)) &&
           check_linear(op, jig_omp_wsloop_linear_vars(op),
                        jig_omp_wsloop_linear_var_types_attr(op)) &&
           check_reductions(op, &vars);
}

bool jig_omp_verify_distribute(JigOp *op) {
    if (jig_omp_distribute_dist_schedule_chunk_size(op) &&
        !jig_omp_distribute_dist_schedule_static(op))
        return jig_op_error(op, "chunk size set without dist_schedule_static being present");
    return jig_omp_check_allocate(op, jig_omp_distribute_allocate_vars(op),
                                  jig_omp_distribute_allocator_vars(op));
}

static bool check_aligned(JigOp *op) {
    JigOperandRange vars = jig_omp_simd_aligned_vars(op);
    const JigAttr *values = jig_omp_simd_alignments_attr(op);
    if (!vars.count)
        return !array_len(values) || jig_op_error(op, "unexpected alignment values attribute");
    if (array_len(values) != vars.count)
        return jig_op_error(op, "expected as many alignment values as aligned variables");
    if (has_twice(op, vars))
        return jig_op_error(op, "aligned variable used more than once");
    for (size_t i = 0; i < vars.count; ++i)
        if (jig_attr_int_value(jig_attr_array_at(values, i)) <= 0)
            return jig_op_error(op, "alignment should be greater than 0");
    return true;
}

static bool check_simd_privates(JigOp *op, const JigOmpVars *vars) {
    for (size_t i = 0; i < array_len(vars->private_syms); ++i) {
        const JigAttr *sym = jig_attr_array_at(vars->private_syms, i);
        const JigOp *how = jig_symbol_lookup_nearest(op, sym);
        if (!how || !jig_op_is(how, JIG_OMP(PRIVATE)))
            return jig_op_emit_error(op, "Cannot find privatizer '%s'", jig_msg_attr(sym));
        if (jig_attr_enum_value(jig_omp_private_data_sharing_type_attr(how)) ==
            JIG_OMP_FIRST_PRIVATE)
            return jig_op_emit_error(op, "FIRSTPRIVATE cannot be used with SIMD");
    }
    return true;
}

bool jig_omp_verify_simd(JigOp *op) {
    JigOmpVars vars = jig_omp_vars(op);
    int64_t simdlen = jig_omp_simd_simdlen(op, 0), safelen = jig_omp_simd_safelen(op, 0);
    if (simdlen && safelen && simdlen > safelen)
        return jig_op_error(op, "simdlen clause and safelen clause are both present, but the "
                                "simdlen value is not less than or equal to safelen value");
    JIG_CHECK(check_aligned(op));
    if (has_twice(op, jig_omp_simd_nontemporal_vars(op)))
        return jig_op_error(op, "nontemporal variable used more than once");
    return check_linear(op, jig_omp_simd_linear_vars(op), jig_omp_simd_linear_var_types_attr(op)) &&
           check_simd_privates(op, &vars);
}
