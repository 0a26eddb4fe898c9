/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks of traits that compare the types of operands, results and attributes. */
#include "ir/spec/spec.h"
#include "ir/storage.h"
#include "support/check.h"

/* ---- Entities ---- */

void jig_trait_entity_range(const JigOp *op, JigEntity e, size_t *start, size_t *count) {
    JIG_REQUIRE(op && start && count);
    const JigSpec *s = jig_spec(op->name);
    *start = e.index;
    *count = 1;
    if (e.kind == JIG_ENTITY_OPERAND && s->variadic_ins)
        jig_op_operand_range(op, e.index, start, count);
    else if (e.kind == JIG_ENTITY_RESULT && s->variadic_outs)
        jig_op_result_range(op, e.index, start, count);
}

const JigType *jig_trait_prop_type(JigContext *ctx, const JigAttr *x) {
    JIG_REQUIRE(ctx && x);
    if (x->kind == JIG_ATTR_TYPE)
        return x->u.type_value;
    return x->type || x->kind != JIG_ATTR_STRING ? x->type : jig_type_none(ctx);
}

const JigType *jig_trait_entity_type(const JigOp *op, JigEntity e, size_t i) {
    JIG_REQUIRE(op && op->name);
    if (e.kind == JIG_ENTITY_PROP) {
        const JigAttr *x = jig_attr_dict_find(op->attrs, jig_spec(op->name)->props[e.index].name);
        if (!x || i)
            return NULL;
        return jig_trait_prop_type(op->name->ctx, x);
    }
    size_t start, count;
    jig_trait_entity_range(op, e, &start, &count);
    if (i >= count)
        return NULL;
    return e.kind == JIG_ENTITY_OPERAND ? op->operands[start + i].value->type
                                        : jig_op_results(op)[start + i].type;
}

static size_t entity_count(const JigOp *op, JigEntity e) {
    size_t start, count;
    if (e.kind == JIG_ENTITY_PROP)
        return jig_trait_entity_type(op, e, 0) != NULL;
    jig_trait_entity_range(op, e, &start, &count);
    return count;
}

static bool failed_to_verify(JigOp *op, const JigTraitUse *use) {
    return jig_op_error(op, "failed to verify that %.*s", JIG_FMT(use->text));
}

/* ---- Predicates ---- */

bool jig_trait_check_predicate(JigOp *op, const JigTraitUse *use) {
    return use->test(op) || failed_to_verify(op, use);
}

typedef bool (*SameFn)(const JigType *a, const JigType *b);

static bool equal(const JigType *a, const JigType *b) {
    return a == b;
}
static bool equal_elements(const JigType *a, const JigType *b) {
    return jig_type_element_or_self(a) == jig_type_element_or_self(b);
}
static bool equal_ranks(const JigType *a, const JigType *b) {
    return jig_type_rank(a) == jig_type_rank(b);
}
static bool equal_shapes(const JigType *a, const JigType *b) {
    size_t rank = jig_type_rank(a);
    return rank == jig_type_rank(b) &&
           (rank == 0 || memcmp(jig_type_shape(a), jig_type_shape(b), rank * sizeof(int64_t)) == 0);
}
static bool equal_counts(const JigType *a, const JigType *b) {
    return jig_type_num_elements(a) == jig_type_num_elements(b);
}

/* Groups are compared as lists. */
static bool all_match(JigOp *op, const JigTraitUse *use, SameFn same, const char *what) {
    for (size_t k = 1; k < use->num_entities; k++) {
        JigEntity a = use->entities[0], b = use->entities[k];
        size_t n = entity_count(op, a);
        bool ok = n == entity_count(op, b);
        for (size_t i = 0; ok && i < n; i++)
            ok = same(jig_trait_entity_type(op, a, i), jig_trait_entity_type(op, b, i));
        if (!ok)
            return jig_op_error(op, "failed to verify that all of {%.*s} have same %s",
                                JIG_FMT(use->text), what);
    }
    return true;
}

bool jig_trait_check_all_types(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && use);
    return all_match(op, use, equal, "type");
}
bool jig_trait_check_all_elements(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && use);
    return all_match(op, use, equal_elements, "element type");
}
bool jig_trait_check_all_shapes(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && use);
    return all_match(op, use, equal_shapes, "shape");
}
bool jig_trait_check_all_ranks(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && use);
    return all_match(op, use, equal_ranks, "rank");
}
bool jig_trait_check_all_counts(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && use);
    return all_match(op, use, equal_counts, "element count");
}

bool jig_trait_check_elements_match(JigOp *op, const JigTraitUse *use) {
    const JigType *a = jig_trait_entity_type(op, use->entities[0], 0),
                  *b = jig_trait_entity_type(op, use->entities[1], 0);
    return !a || !b || equal_elements(a, b) || failed_to_verify(op, use);
}

static bool list_matches(const JigOp *op, JigEntity e, const JigType *const *types, size_t n) {
    if (entity_count(op, e) != n)
        return false;
    for (size_t i = 0; i < n; i++)
        if (jig_trait_entity_type(op, e, i) != types[i])
            return false;
    return true;
}

/* `fn` of the source, as many times as it says. */
static bool count_matches(const JigOp *op, const JigTraitUse *use, const JigType *source) {
    size_t n;
    if (!use->count(source, &n) || entity_count(op, use->entities[1]) != n)
        return false;
    const JigType *want = use->fn(source);
    for (size_t i = 0; i < n; i++)
        if (jig_trait_entity_type(op, use->entities[1], i) != want)
            return false;
    return true;
}

/* A list as source is mapped item by item. */
bool jig_trait_check_types_match(JigOp *op, const JigTraitUse *use) {
    JigEntity from = use->entities[0], to = use->entities[1];
    size_t n = entity_count(op, from);
    if (use->list_fn) {
        const JigType *source = jig_trait_entity_type(op, from, 0);
        size_t len = 0;
        const JigType *const *types = source ? use->list_fn(source, &len) : NULL;
        return !source || ((types || len == 0) && list_matches(op, to, types, len)) ||
               failed_to_verify(op, use);
    }
    if (use->count && n == 1)
        return count_matches(op, use, jig_trait_entity_type(op, from, 0)) ||
               failed_to_verify(op, use);
    if (n == 0 || entity_count(op, to) == 0)
        return true;
    for (size_t i = 0; i < n; i++) {
        const JigType *t = jig_trait_entity_type(op, to, i);
        if (t != use->fn(jig_trait_entity_type(op, from, i)))
            return failed_to_verify(op, use);
    }
    return n == entity_count(op, to) || failed_to_verify(op, use);
}

/* ---- All operands, all results ---- */

static const JigType *type_at(const JigOp *op, size_t i) {
    return i < op->num_operands ? op->operands[i].value->type
                                : jig_op_results(op)[i - op->num_operands].type;
}

static bool need(JigOp *op, bool results) {
    if (!op->num_operands)
        return jig_op_error(op, "expected 1 or more operands, but found 0");
    if (results && !op->num_results)
        return jig_op_error(op, "expected 1 or more results");
    return true;
}

/* Do the same dimensions of two vectors scale? */
static bool same_scaling(const JigType *a, const JigType *b) {
    for (size_t i = 0; i < jig_type_rank(a); i++) {
        const bool *x = jig_type_scalable_dims(a), *y = jig_type_scalable_dims(b);
        if ((x && x[i]) != (y && y[i]))
            return false;
    }
    return true;
}

/* Neither is shaped, or both are and no static dimensions differ. */
static bool compatible_sizes(const JigType *a, const JigType *b) {
    bool is_shaped = jig_type_is_shaped(a);
    if (is_shaped != jig_type_is_shaped(b))
        return false;
    if (!is_shaped || !jig_type_has_rank(a) || !jig_type_has_rank(b))
        return true;
    if (jig_type_rank(a) != jig_type_rank(b))
        return false;
    for (size_t i = 0; i < jig_type_rank(a); i++) {
        int64_t x = jig_type_dim(a, i), y = jig_type_dim(b, i);
        if (x != y && x != JIG_DYNAMIC && y != JIG_DYNAMIC)
            return false;
    }
    return true;
}

static bool compatible_shapes(const JigType *a, const JigType *b) {
    return compatible_sizes(a, b) &&
           (!jig_type_is_vector(a) || !jig_type_is_vector(b) || same_scaling(a, b));
}

bool jig_trait_check_same_operand_types(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    (void)use;
    for (size_t i = 1; i < op->num_operands; i++)
        if (op->operands[i].value->type != op->operands[0].value->type)
            return jig_op_error(op, "requires all operands to have the same type");
    return true;
}

static const JigAttr *encoding_of(const JigType *t) {
    return t->kind == JIG_TYPE_TENSOR ? JIG_SHAPED(t)->layout : NULL;
}

static bool check_same_type(JigOp *op, const JigType *t, const JigType *first) {
    if (t == first)
        return true;
    if (!equal_elements(t, first) || !compatible_sizes(t, first))
        return jig_op_error(op, "requires the same type for all operands and results");
    if (encoding_of(first) && t->kind == JIG_TYPE_TENSOR && encoding_of(t) != encoding_of(first))
        return jig_op_error(op, "requires the same encoding for all operands and results");
    return true;
}

bool jig_trait_check_same_types(JigOp *op, const JigTraitUse *use) {
    (void)use;
    JIG_CHECK(need(op, true));
    const JigType *first = jig_op_results(op)[0].type;
    for (size_t i = 1; i < op->num_results; i++)
        JIG_CHECK(check_same_type(op, jig_op_results(op)[i].type, first));
    for (size_t i = 0; i < op->num_operands; i++)
        JIG_CHECK(check_same_type(op, op->operands[i].value->type, first));
    return true;
}

/* Static sizes agree in every dimension, or nothing has a known rank. */
static bool all_shapes_compatible(const JigOp *op, size_t n) {
    for (size_t i = 0; i < n; i++)
        for (size_t k = i + 1; k < n; k++)
            if (!compatible_shapes(type_at(op, i), type_at(op, k)))
                return false;
    return true;
}

bool jig_trait_check_same_operand_shapes(JigOp *op, const JigTraitUse *use) {
    (void)use;
    JIG_CHECK(need(op, false));
    return all_shapes_compatible(op, op->num_operands) ||
           jig_op_error(op, "requires the same shape for all operands");
}

bool jig_trait_check_same_shapes(JigOp *op, const JigTraitUse *use) {
    (void)use;
    JIG_CHECK(need(op, true));
    return all_shapes_compatible(op, op->num_operands + op->num_results) ||
           jig_op_error(op, "requires the same shape for all operands and results");
}

static bool all_elements_equal(const JigOp *op, size_t n) {
    for (size_t i = 1; i < n; i++)
        if (!equal_elements(type_at(op, i), type_at(op, 0)))
            return false;
    return true;
}

bool jig_trait_check_same_operand_elements(JigOp *op, const JigTraitUse *use) {
    (void)use;
    JIG_CHECK(need(op, false));
    return all_elements_equal(op, op->num_operands) ||
           jig_op_error(op, "requires the same element type for all operands");
}

bool jig_trait_check_same_elements(JigOp *op, const JigTraitUse *use) {
    (void)use;
    JIG_CHECK(need(op, true));
    return all_elements_equal(op, op->num_operands + op->num_results) ||
           jig_op_error(op, "requires the same element type for all operands and results");
}

bool jig_trait_check_same_ranks(JigOp *op, const JigTraitUse *use) {
    (void)use;
    JIG_CHECK(need(op, false));
    const JigType *ranked = NULL;
    for (size_t i = 0; i < op->num_operands + op->num_results; i++) {
        const JigType *t = type_at(op, i);
        if (!jig_type_is_shaped(t) || !jig_type_has_rank(t))
            continue;
        if (!ranked)
            ranked = t;
        else if (jig_type_rank(t) != jig_type_rank(ranked))
            return i < op->num_operands
                       ? jig_op_error(op, "operands don't have matching ranks")
                       : jig_op_error(op, "result type has different rank than operands");
    }
    return true;
}

bool jig_trait_check_bool_results(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    (void)use;
    for (size_t i = 0; i < op->num_results; i++)
        if (!jig_type_is_integer(jig_type_element_or_self(jig_op_results(op)[i].type), 1))
            return jig_op_error(op, "requires a bool result type");
    return true;
}

bool jig_trait_check_float_results(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    (void)use;
    for (size_t i = 0; i < op->num_results; i++)
        if (!jig_type_is_float(jig_type_element_or_self(jig_op_results(op)[i].type)))
            return jig_op_error(op, "requires a floating point type");
    return true;
}

bool jig_trait_check_distinct_objects(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    (void)use;
    bool same = op->num_operands == op->num_results;
    for (size_t i = 0; same && i < op->num_results; i++)
        same = type_at(op, i) == jig_op_results(op)[i].type;
    if (!same)
        return jig_op_error(op, "operand types and result types must match");
    return op->num_operands || jig_op_error(op, "expected at least one operand");
}

/* ---- Elementwise ---- */

static bool maps_elements(const JigType *t) {
    return t->kind == JIG_TYPE_VECTOR || t->kind == JIG_TYPE_TENSOR ||
           t->kind == JIG_TYPE_UNRANKED_TENSOR;
}

static size_t count_mappable(const JigOp *op, size_t from, size_t to, const JigType **first) {
    size_t n = 0;
    for (size_t i = from; i < to; i++)
        if (maps_elements(type_at(op, i)) && n++ == 0 && !*first)
            *first = type_at(op, i);
    return n;
}

static bool same_container(const JigType *a, const JigType *b) {
    return a->kind == b->kind && compatible_shapes(a, b);
}

bool jig_trait_check_elementwise(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    (void)use;
    const JigType *first = NULL;
    size_t all = op->num_operands + op->num_results;
    size_t operands = count_mappable(op, 0, op->num_operands, &first);
    size_t results = count_mappable(op, op->num_operands, all, &first);
    if (!operands && !results)
        return true;
    if (!results)
        return jig_op_error(
            op, "if an operand is non-scalar, then there must be at least one non-scalar result");
    if (!operands)
        return jig_op_error(
            op, "if a result is non-scalar, then at least one operand must be non-scalar");
    if (results != op->num_results)
        return jig_op_error(op, "if an operand is non-scalar, then all results must be non-scalar");
    for (size_t i = 0; i < all; i++)
        if (maps_elements(type_at(op, i)) && !same_container(type_at(op, i), first))
            return jig_op_error(
                op, "all non-scalar operands/results must have the same shape and base type");
    return true;
}
