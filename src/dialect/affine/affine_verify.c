/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What affine ops demand beyond their rows. */
#include "dialect/affine/affine_int.h"

/* Operands [start, start + n): dims, then symbols, of the scope around op. */
static bool verify_ids(JigOp *op, size_t start, size_t n, size_t num_dims) {
    const JigRegion *scope = jig_affine_scope(op);
    for (size_t i = 0; i < n; ++i) {
        const JigValue *v = jig_op_operand(op, start + i);
        if (i < num_dims && !jig_affine_is_dim_in(v, scope))
            return jig_op_error(op, "operand cannot be used as a dimension id");
        if (i >= num_dims && !jig_affine_is_symbol_in(v, scope))
            return jig_op_error(op, "operand cannot be used as a symbol");
    }
    return true;
}

/* ---- affine.apply, min, max ---- */

static const JigMap *map_of(const JigOp *op, const char *name) {
    return jig_attr_map_value(jig_op_attr(op, name));
}

static bool verify_counts(JigOp *op, const JigMap *map) {
    if (jig_map_num_inputs(map) == jig_op_num_operands(op))
        return true;
    return jig_op_error(op, "operand count and affine map dimension and symbol count must match");
}

bool jig_affine_verify_apply(JigOp *op) {
    const JigMap *map = jig_affine_apply_map(op);
    JIG_CHECK(verify_counts(op, map));
    if (jig_map_num_results(map) != 1)
        return jig_op_error(op, "mapping must produce one value");
    size_t num_dims = jig_map_num_dims(map), n = jig_op_num_operands(op);
    const JigRegion *scope = num_dims < n ? jig_affine_scope(op) : NULL;
    for (size_t i = num_dims; i < n; ++i) {
        const JigValue *v = jig_op_operand(op, i);
        if (!jig_affine_is_symbol_in(v, scope) && jig_affine_is_dim_in(v, scope))
            return jig_op_emit_error(op, "dimensional operand cannot be used as a symbol");
    }
    return true;
}

bool jig_affine_verify_extremum(JigOp *op) {
    const JigMap *map = map_of(op, "map");
    JIG_CHECK(verify_counts(op, map));
    return jig_map_num_results(map) > 0 ||
           jig_op_error(op, "affine map expect at least one result");
}

/* ---- Loops and conditions ---- */

static bool verify_bound(JigOp *op, size_t group, const char *name) {
    size_t start, n;
    jig_op_operand_range(op, group, &start, &n);
    return n == 0 || verify_ids(op, start, n, jig_map_num_dims(map_of(op, name)));
}

static bool verify_has_bound(JigOp *op, const char *side, const char *name) {
    return jig_map_num_results(map_of(op, name)) > 0 ||
           jig_op_error(op, "expected %s bound map to have at least one result", side);
}

bool jig_affine_verify_for_regions(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    size_t num_args = jig_block_num_args(body);
    JigOperandRange range = jig_affine_for_inits(op);
    if (num_args == 0 || !jig_type_is_index(jig_value_type(jig_block_arg(body, 0))))
        return jig_op_error(
            op, "expected body to have a single index argument for the induction variable");
    JIG_CHECK(verify_bound(op, 0, "lowerBoundMap"));
    JIG_CHECK(verify_bound(op, 1, "upperBoundMap"));
    JIG_CHECK(verify_has_bound(op, "lower", "lowerBoundMap"));
    JIG_CHECK(verify_has_bound(op, "upper", "upperBoundMap"));
    if (range.count != jig_op_num_results(op))
        return jig_op_error(op, "mismatch between the number of loop-carried values and results");
    if (num_args - 1 != jig_op_num_results(op))
        return jig_op_error(op, "mismatch between the number of basic block args and results");
    return true;
}

bool jig_affine_verify_if(JigOp *op) {
    const JigSet *set = jig_attr_set_value(jig_affine_if_condition_attr(op));
    if (jig_set_num_dims(set) + jig_set_num_symbols(set) != jig_op_num_operands(op))
        return jig_op_error(
            op, "operand count and condition integer set dimension and symbol count must match");
    return verify_ids(op, 0, jig_op_num_operands(op), jig_set_num_dims(set));
}

bool jig_affine_verify_yield(JigOp *op) {
    JigOp *parent = jig_op_parent(op);
    if (!jig_op_is(parent, JIG_AFFINE(FOR)) && !jig_op_is(parent, JIG_AFFINE(IF)) &&
        !jig_op_is(parent, JIG_AFFINE(PARALLEL)))
        return jig_op_error(op, "only terminates affine.if/for/parallel regions");
    if (jig_op_num_results(parent) != jig_op_num_operands(op))
        return jig_op_error(
            op, "parent of yield must have same number of results as the yield operands");
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand_type(op, i) != jig_op_result_type(parent, i))
            return jig_op_error(op, "types mismatch between yield op and its parent");
    return true;
}

/* ---- affine.parallel ---- */

/* Which types a reduction may combine, by the kind's value in arith; kinds that stand for
 * none combine nothing. */
typedef enum Reduces { NOTHING, ANYTHING, FLOATS, INTEGERS, SIGNED, UNSIGNED } Reduces;
static const Reduces reduction_types[] = {
    FLOATS, INTEGERS, INTEGERS, ANYTHING, /* addf, addi, andi, assign */
    FLOATS, NOTHING,  SIGNED,   UNSIGNED, /* maximumf, maxnumf, maxs, maxu */
    FLOATS, NOTHING,  SIGNED,   UNSIGNED, /* minimumf, minnumf, mins, minu */
    FLOATS, INTEGERS, INTEGERS, NOTHING,  /* mulf, muli, ori, xori */
};

static bool may_reduce(int64_t kind, const JigType *t) {
    if (kind < 0 || (size_t)kind >= JIG_LEN(reduction_types))
        return false;
    switch (reduction_types[kind]) {
    case NOTHING:
        return false;
    case ANYTHING:
        return true;
    case FLOATS:
        return jig_type_is_float(t);
    case INTEGERS:
        return jig_type_is_any_integer(t);
    case SIGNED:
        return jig_type_is_any_integer(t) && jig_type_sign(t) == JIG_SIGNED;
    case UNSIGNED:
        return jig_type_is_any_integer(t) && jig_type_sign(t) == JIG_UNSIGNED;
    }
    return false;
}

static bool verify_reductions(JigOp *op) {
    const JigAttr *kinds = jig_affine_parallel_reductions_attr(op);
    size_t n = jig_attr_array_len(kinds);
    if (n != jig_op_num_results(op))
        return jig_op_error(op, "a reduction must be specified for each output");
    for (size_t i = 0; i < n; ++i)
        if (!may_reduce(jig_attr_int_value(jig_attr_array_at(kinds, i)), jig_op_result_type(op, i)))
            return jig_op_error(op, "result type cannot match reduction attribute");
    return true;
}

static int64_t num_groups(const JigOp *op, const char *name) {
    return jig_type_num_elements(jig_attr_type(jig_op_attr(op, name)));
}

/* Groups cover the results of the map. */
static bool verify_groups(JigOp *op, const char *side, const char *groups_name,
                          const char *map_name) {
    const JigAttr *groups = jig_op_attr(op, groups_name);
    uint64_t results = 0;
    for (int64_t i = 0; i < num_groups(op, groups_name); ++i) {
        uint32_t size = (uint32_t)jig_attr_dense_int(groups, i);
        if (size == 0)
            return jig_op_error(op, "expected %s bound map to have at least one result", side);
        results += size;
    }
    if (results != jig_map_num_results(map_of(op, map_name)))
        return jig_op_error(op, "expected %s bounds map to have %u results", side,
                            (unsigned)results);
    return true;
}

bool jig_affine_verify_parallel(JigOp *op) {
    size_t args = jig_block_num_args(jig_op_body(op));
    int64_t steps = (int64_t)jig_attr_array_len(jig_affine_parallel_steps_attr(op)),
            lower = num_groups(op, "lowerBoundsGroups"),
            upper = num_groups(op, "upperBoundsGroups");
    if (lower != steps || upper != steps || (int64_t)args != steps)
        return jig_op_error(op,
                            "the number of region arguments (%zu) and the number of map groups for "
                            "lower (%lld) and upper "
                            "bound (%lld), and the number of steps (%lld) must all match",
                            args, (long long)lower, (long long)upper, (long long)steps);
    JIG_CHECK(verify_groups(op, "lower", "lowerBoundsGroups", "lowerBoundsMap"));
    JIG_CHECK(verify_groups(op, "upper", "upperBoundsGroups", "upperBoundsMap"));
    JIG_CHECK(verify_reductions(op));
    const JigMap *from = map_of(op, "lowerBoundsMap"), *to = map_of(op, "upperBoundsMap");
    size_t num_lower = jig_map_num_inputs(from), num_upper = jig_map_num_inputs(to);
    if (num_lower + num_upper !=
        jig_op_num_operands(op)) /* the reference reads past the operands */
        return jig_op_error(op, "expects as many operands as the bound maps have inputs");
    return verify_ids(op, 0, num_lower, jig_map_num_dims(from)) &&
           verify_ids(op, num_lower, num_upper, jig_map_num_dims(to));
}

/* ---- Accesses ---- */

static bool verify_indices(JigOp *op, size_t memref) {
    const JigMap *map = map_of(op, "map");
    size_t n = jig_op_num_operands(op) - memref - 1;
    if (jig_map_num_results(map) != jig_type_rank(jig_op_operand_type(op, memref)))
        return jig_op_error(op, "affine map num results must equal memref rank");
    if (jig_map_num_inputs(map) != n)
        return jig_op_error(op, "expects as many subscripts as affine map inputs");
    return verify_ids(op, memref + 1, n, jig_map_num_dims(map));
}

static const JigType *element_of(const JigOp *op, size_t operand) {
    return jig_type_element(jig_op_operand_type(op, operand));
}

bool jig_affine_verify_load(JigOp *op) {
    if (jig_op_result_type(op, 0) != element_of(op, 0))
        return jig_op_error(op, "result type must match element type of memref");
    return verify_indices(op, 0);
}

bool jig_affine_verify_store(JigOp *op) {
    if (jig_value_type(jig_affine_store_value(op)) != element_of(op, 1))
        return jig_op_error(op, "value to store must have the same type as memref element type");
    return verify_indices(op, 1);
}

static bool verify_vector(JigOp *op, const JigType *memref_element, const JigType *vector) {
    return jig_type_element(vector) == memref_element ||
           jig_op_error(op, "requires memref and vector types of the same elemental type");
}

bool jig_affine_verify_vector_load(JigOp *op) {
    return verify_indices(op, 0) && verify_vector(op, element_of(op, 0), jig_op_result_type(op, 0));
}

bool jig_affine_verify_vector_store(JigOp *op) {
    return verify_indices(op, 1) &&
           verify_vector(op, element_of(op, 1), jig_value_type(jig_affine_vector_store_value(op)));
}

bool jig_affine_verify_prefetch(JigOp *op) {
    const JigMap *map = map_of(op, "map");
    if (jig_map_num_results(map) != jig_type_rank(jig_value_type(jig_affine_prefetch_memref(op))))
        return jig_op_error(op, "affine.prefetch affine map num results must equal memref rank");
    if (jig_map_num_inputs(map) + 1 != jig_op_num_operands(op))
        return jig_op_error(op, "too few operands");
    return verify_ids(op, 1, jig_op_num_operands(op) - 1, jig_map_num_dims(map));
}

/* ---- Index splitting and joining ---- */

static bool basis_is_positive(JigOp *op) {
    const JigAttr *basis = jig_affine_delinearize_index_static_basis_attr(op);
    for (size_t i = 0; i < jig_attr_dense_array_len(basis); ++i) {
        int64_t b = jig_attr_dense_array_int(basis, i);
        if (b != JIG_DYNAMIC && b <= 0)
            return jig_op_error(op, "no basis element may be statically non-positive");
    }
    return true;
}

static bool verify_basis(JigOp *op, size_t num_indices, size_t group, const char *message) {
    size_t basis = jig_attr_dense_array_len(jig_affine_static_basis_attr(op)), start, dynamic;
    if (basis != num_indices && basis + 1 != num_indices)
        return jig_op_error(op, "%s", message);
    jig_op_operand_range(op, group, &start, &dynamic);
    size_t marked = 0;
    for (size_t i = 0; i < basis; ++i)
        marked += jig_attr_dense_array_int(jig_affine_static_basis_attr(op), i) == JIG_DYNAMIC;
    if (marked != dynamic)
        return jig_op_error(
            op, "mismatch between dynamic and static basis (kDynamic marker but no corresponding "
                "dynamic "
                "basis entry) -- this can only happen due to an incorrect fold/rewrite");
    return true;
}

bool jig_affine_verify_delinearize(JigOp *op) {
    return verify_basis(
               op, jig_op_num_results(op), 1,
               "should return an index for each basis element and up to one extra index") &&
           basis_is_positive(op);
}

bool jig_affine_verify_linearize(JigOp *op) {
    JigOperandRange range = jig_affine_linearize_index_multi_index(op);
    return verify_basis(
        op, range.count, 1,
        "should be passed a basis element for each index except possibly the first");
}
