/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluating compiled constraints over types. */
#include "ir/spec/constraint.h"
#include "ir/diag/kinds.h"
#include "ir/storage.h"

static uint32_t container_of(const JigType *t) {
    switch (t->kind) {
    case JIG_TYPE_VECTOR:
        return JIG_IN_VECTOR;
    case JIG_TYPE_TENSOR:
        return JIG_IN_RANKED_TENSOR;
    case JIG_TYPE_UNRANKED_TENSOR:
        return JIG_IN_UNRANKED_TENSOR;
    case JIG_TYPE_MEMREF:
        return JIG_IN_MEMREF;
    case JIG_TYPE_UNRANKED_MEMREF:
        return JIG_IN_UNRANKED_MEMREF;
    default:
        return 0;
    }
}

static bool among(const int64_t *ints, size_t n, int64_t x) {
    for (size_t i = 0; i < n; i++)
        if (ints[i] == x)
            return true;
    return false;
}

static bool scalability_fits(uint32_t want, const JigType *t) {
    const bool *scalable = jig_type_scalable_dims(t);
    size_t rank = jig_type_rank(t), n = 0;
    for (size_t i = 0; scalable && i < rank; i++)
        n += scalable[i];
    if (want & JIG_IS_FIXED && n)
        return false;
    if (want & JIG_IS_SCALABLE && !n)
        return false;
    if (want & JIG_IS_TRAILING_SCALABLE && !(n == 1 && scalable[rank - 1]))
        return false;
    return !(want & JIG_IS_ALL_SCALABLE && (rank == 0 || n != rank));
}

static bool strided(const JigType *t) {
    int64_t few[16], offset;
    size_t rank = jig_type_rank(t);
    int64_t *strides = rank <= JIG_LEN(few) ? few : jig_malloc(rank * sizeof *strides);
    bool ok = jig_type_strides(t, strides, &offset);
    if (strides != few)
        jig_free(strides);
    return ok;
}

static bool dims_fit(const JigTypeCheck *c, const JigType *t) {
    size_t rank = jig_type_rank(t);
    if (c->a & JIG_HAS_RANK_OF &&
        !(jig_type_has_rank(t) && among(c->ints, c->num_ints, (int64_t)rank)))
        return false;
    if (c->a & JIG_HAS_LENGTH_OF && !among(c->ints, c->num_ints, jig_type_num_elements(t)))
        return false;
    if (c->a & JIG_HAS_LENGTH_IN) {
        int64_t n = jig_type_num_elements(t);
        if (c->num_ints < 2 || n < c->ints[0] || n > c->ints[1])
            return false;
    }
    if (c->a & JIG_HAS_SHAPE &&
        !(rank == c->num_ints &&
          (!rank || memcmp(jig_type_shape(t), c->ints, rank * sizeof *c->ints) == 0)))
        return false;
    if (c->a & JIG_HAS_DIM_OF) {
        int64_t dim = c->ints[0] < 0 ? (int64_t)rank + c->ints[0] : c->ints[0];
        if (dim < 0 || dim >= (int64_t)rank ||
            !among(c->ints + 1, c->num_ints - 1, jig_type_dim(t, (size_t)dim)))
            return false;
    }
    return true;
}

static bool container_fits(const JigTypeCheck *c, const JigType *t) {
    uint32_t is = container_of(t), want = c->a;
    if (!(is & want))
        return false;
    if (want & JIG_HAS_RANK_ABOVE_0 && !(is & (JIG_IN_UNRANKED_TENSOR | JIG_IN_UNRANKED_MEMREF)) &&
        jig_type_rank(t) == 0)
        return false;
    if (want & JIG_HAS_STATIC_SHAPE && !jig_type_has_static_shape(t))
        return false;
    if (want & (JIG_IS_FIXED | JIG_IS_SCALABLE | JIG_IS_TRAILING_SCALABLE | JIG_IS_ALL_SCALABLE) &&
        !scalability_fits(want, t))
        return false;
    if (want & JIG_HAS_STRIDES && !strided(t))
        return false;
    return dims_fit(c, t) && jig_constraint_admits_type(c->parts[0], JIG_SHAPED(t)->element);
}

static bool tuple_fits(const JigTypeCheck *c, const JigType *t) {
    const JigType *const *parts = jig_type_inputs(t);
    if (c->num_parts && !jig_stack_ok(t->ctx))
        return false;
    for (size_t i = 0; c->num_parts && i < jig_type_num_inputs(t); i++)
        if (!jig_constraint_admits_type(c->parts[0], parts[i]))
            return false;
    return true;
}

static bool nested_tuple_fits(const JigTypeCheck *c, const JigType *t) {
    const JigType *const *parts = jig_type_inputs(t);
    if (!jig_stack_ok(t->ctx))
        return false;
    for (size_t i = 0; c->num_parts && i < jig_type_num_inputs(t); i++)
        if (!(parts[i]->kind == JIG_TYPE_TUPLE ? nested_tuple_fits(c, parts[i])
                                               : jig_constraint_admits_type(c->parts[0], parts[i])))
            return false;
    return true;
}

static bool integer_fits(const JigTypeCheck *c, const JigType *t) {
    return !c->a || ((const JigIntegerType *)t)->width == c->a;
}
static bool signless_fits(const JigTypeCheck *c, const JigType *t) {
    return ((const JigIntegerType *)t)->sign == JIG_SIGNLESS && integer_fits(c, t);
}
static bool signed_fits(const JigTypeCheck *c, const JigType *t) {
    return ((const JigIntegerType *)t)->sign == JIG_SIGNED && integer_fits(c, t);
}
static bool unsigned_fits(const JigTypeCheck *c, const JigType *t) {
    return ((const JigIntegerType *)t)->sign == JIG_UNSIGNED && integer_fits(c, t);
}
static bool signless_or_index_fits(const JigTypeCheck *c, const JigType *t) {
    (void)c;
    return t->kind == JIG_TYPE_INDEX || ((const JigIntegerType *)t)->sign == JIG_SIGNLESS;
}
static bool float_kind_fits(const JigTypeCheck *c, const JigType *t) {
    return ((const JigFloatType *)t)->kind == c->a;
}
static bool complex_fits(const JigTypeCheck *c, const JigType *t) {
    return !c->num_parts || jig_constraint_admits_type(c->parts[0], jig_type_element(t));
}
static bool like_fits(const JigTypeCheck *c, const JigType *t) {
    return jig_constraint_admits_type(c->parts[0], t) ||
           (container_of(t) & JIG_IN_VALUES &&
            jig_constraint_admits_type(c->parts[0], JIG_SHAPED(t)->element));
}
static bool any_fits(const JigTypeCheck *c, const JigType *t) {
    for (size_t i = 0; i < c->num_parts; i++)
        if (jig_constraint_admits_type(c->parts[i], t))
            return true;
    return false;
}
static bool all_fit(const JigTypeCheck *c, const JigType *t) {
    for (size_t i = 0; i < c->num_parts; i++)
        if (!jig_constraint_admits_type(c->parts[i], t))
            return false;
    return true;
}
static bool is_of_row(const JigTypeCheck *c, const JigType *t) {
    return jig_type_is(t, c->row);
}
static bool opaque_fits(const JigTypeCheck *c, const JigType *t) {
    return jig_str_eq(jig_type_opaque_dialect(t), c->dialect) &&
           jig_str_eq(jig_type_opaque_data(t), c->name);
}
static bool fn_fits(const JigTypeCheck *c, const JigType *t) {
    return (!c->num_parts || jig_constraint_admits_type(c->parts[0], t)) && c->fn(t);
}
static bool is_the_one(const JigTypeCheck *c, const JigType *t) {
    return t == c->only;
}

/* Sets of kinds of types. */
#define KIND(name) (1u << JIG_TYPE_##name)
enum {
    ANY_KIND = INT32_MAX,
    TENSORS = KIND(TENSOR) | KIND(UNRANKED_TENSOR),
    MEMREFS = KIND(MEMREF) | KIND(UNRANKED_MEMREF),
    CONTAINERS = KIND(VECTOR) | TENSORS | MEMREFS,
};

static bool is_among(uint32_t kinds, const JigType *t) {
    return kinds >> t->kind & 1;
}

bool jig_constraint_admits_type(const JigTypeCheck *c, const JigType *t) {
    static const struct {
        uint32_t kinds;
        bool (*fits)(const JigTypeCheck *c, const JigType *t); /* of these kinds; NULL: all */
    } tests[] = {
        [JIG_TEST_ANY] = {ANY_KIND, NULL},
        [JIG_TEST_INTEGER] = {KIND(INTEGER), integer_fits},
        [JIG_TEST_SIGNLESS] = {KIND(INTEGER), signless_fits},
        [JIG_TEST_SIGNED] = {KIND(INTEGER), signed_fits},
        [JIG_TEST_UNSIGNED] = {KIND(INTEGER), unsigned_fits},
        [JIG_TEST_INDEX] = {KIND(INDEX), NULL},
        [JIG_TEST_SIGNLESS_OR_INDEX] = {KIND(INTEGER) | KIND(INDEX), signless_or_index_fits},
        [JIG_TEST_FLOAT] = {KIND(FLOAT), NULL},
        [JIG_TEST_FLOAT_KIND] = {KIND(FLOAT), float_kind_fits},
        [JIG_TEST_COMPLEX] = {KIND(COMPLEX), complex_fits},
        [JIG_TEST_NONE] = {KIND(NONE), NULL},
        [JIG_TEST_FUNCTION] = {KIND(FUNCTION), NULL},
        [JIG_TEST_GRAPH] = {0, NULL},
        [JIG_TEST_TUPLE] = {KIND(TUPLE), tuple_fits},
        [JIG_TEST_NESTED_TUPLE] = {KIND(TUPLE), nested_tuple_fits},
        [JIG_TEST_CONTAINER] = {CONTAINERS, container_fits},
        [JIG_TEST_LIKE] = {ANY_KIND, like_fits},
        [JIG_TEST_ANY_OF] = {ANY_KIND, any_fits},
        [JIG_TEST_ALL_OF] = {ANY_KIND, all_fit},
        [JIG_TEST_ROW] = {ANY_KIND, is_of_row},
        [JIG_TEST_OPAQUE] = {KIND(OPAQUE), opaque_fits},
        [JIG_TEST_FN] = {ANY_KIND, fn_fits},
        [JIG_TEST_EXACT] = {ANY_KIND, is_the_one},
    };
    return is_among(tests[c->test].kinds, t) && (!tests[c->test].fits || tests[c->test].fits(c, t));
}

bool jig_constraint_type_has_kind(const JigTypeCheck *c, const JigType *t) {
    static const uint32_t kinds[] = {
        [JIG_KIND_ANY] = ANY_KIND,
        [JIG_KIND_INTEGER] = KIND(INTEGER),
        [JIG_KIND_INDEX] = KIND(INDEX),
        [JIG_KIND_FLOAT] = KIND(FLOAT),
        [JIG_KIND_COMPLEX] = KIND(COMPLEX),
        [JIG_KIND_NONE] = KIND(NONE),
        [JIG_KIND_FUNCTION] = KIND(FUNCTION),
        [JIG_KIND_TUPLE] = KIND(TUPLE),
        [JIG_KIND_VECTOR] = KIND(VECTOR),
        [JIG_KIND_TENSOR] = TENSORS,
        [JIG_KIND_RANKED_TENSOR] = KIND(TENSOR),
        [JIG_KIND_UNRANKED_TENSOR] = KIND(UNRANKED_TENSOR),
        [JIG_KIND_MEMREF] = KIND(MEMREF),
        [JIG_KIND_UNRANKED_MEMREF] = KIND(UNRANKED_MEMREF),
        [JIG_KIND_ANY_MEMREF] = MEMREFS,
        [JIG_KIND_SHAPED] = CONTAINERS,
    };
    if (c->kind == JIG_KIND_ROW)
        return jig_type_is(t, c->row);
    if (c->kind == JIG_KIND_TEST)
        return !c->insist || jig_constraint_admits_type(c->insist, t);
    return is_among(kinds[c->kind], t);
}
