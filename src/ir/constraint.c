/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluating compiled constraints over types. */
#include "ir/constraint.h"
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
        free(strides);
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
    return dims_fit(c, t) && jig_type_satisfies(c->parts[0], JIG_SHAPED(t)->element);
}

static bool tuple_fits(const JigTypeCheck *c, const JigType *t, bool nested) {
    if (t->kind != JIG_TYPE_TUPLE)
        return nested && jig_type_satisfies(c->parts[0], t);
    if (!c->num_parts)
        return true;
    if (!jig_stack_ok(t->ctx))
        return false;
    const JigType *const *parts = jig_type_inputs(t);
    for (size_t i = 0; i < jig_type_num_inputs(t); i++)
        if (!(nested ? tuple_fits(c, parts[i], true) : jig_type_satisfies(c->parts[0], parts[i])))
            return false;
    return true;
}

static bool integer_fits(const JigType *t, bool any_sign, JigSign sign, uint32_t width) {
    const JigIntegerType *i = (const JigIntegerType *)t;
    return t->kind == JIG_TYPE_INTEGER && (any_sign || i->sign == sign) &&
           (!width || i->width == width);
}

bool jig_type_satisfies(const JigTypeCheck *c, const JigType *t) {
    switch (c->test) {
    case JIG_TEST_ANY:
        return true;
    case JIG_TEST_INTEGER:
        return integer_fits(t, true, JIG_SIGNLESS, c->a);
    case JIG_TEST_SIGNLESS:
        return integer_fits(t, false, JIG_SIGNLESS, c->a);
    case JIG_TEST_SIGNED:
        return integer_fits(t, false, JIG_SIGNED, c->a);
    case JIG_TEST_UNSIGNED:
        return integer_fits(t, false, JIG_UNSIGNED, c->a);
    case JIG_TEST_INDEX:
        return t->kind == JIG_TYPE_INDEX;
    case JIG_TEST_SIGNLESS_OR_INDEX:
        return t->kind == JIG_TYPE_INDEX || integer_fits(t, false, JIG_SIGNLESS, 0);
    case JIG_TEST_FLOAT:
        return t->kind == JIG_TYPE_FLOAT;
    case JIG_TEST_FLOAT_KIND:
        return t->kind == JIG_TYPE_FLOAT && ((const JigFloatType *)t)->kind == c->a;
    case JIG_TEST_COMPLEX:
        return t->kind == JIG_TYPE_COMPLEX &&
               (!c->num_parts || jig_type_satisfies(c->parts[0], jig_type_element(t)));
    case JIG_TEST_NONE:
        return t->kind == JIG_TYPE_NONE;
    case JIG_TEST_FUNCTION:
        return t->kind == JIG_TYPE_FUNCTION;
    case JIG_TEST_GRAPH:
        return false;
    case JIG_TEST_TUPLE:
        return tuple_fits(c, t, false);
    case JIG_TEST_NESTED_TUPLE:
        return t->kind == JIG_TYPE_TUPLE && tuple_fits(c, t, true);
    case JIG_TEST_CONTAINER:
        return container_fits(c, t);
    case JIG_TEST_LIKE:
        return jig_type_satisfies(c->parts[0], t) ||
               (container_of(t) & JIG_IN_VALUES &&
                jig_type_satisfies(c->parts[0], JIG_SHAPED(t)->element));
    case JIG_TEST_ANY_OF:
        for (size_t i = 0; i < c->num_parts; i++)
            if (jig_type_satisfies(c->parts[i], t))
                return true;
        return false;
    case JIG_TEST_ALL_OF:
        for (size_t i = 0; i < c->num_parts; i++)
            if (!jig_type_satisfies(c->parts[i], t))
                return false;
        return true;
    case JIG_TEST_ROW:
        return jig_type_is(t, c->row);
    case JIG_TEST_OPAQUE:
        return t->kind == JIG_TYPE_OPAQUE && jig_str_eq(jig_type_opaque_dialect(t), c->dialect) &&
               jig_str_eq(jig_type_opaque_data(t), c->name);
    case JIG_TEST_FN:
        return (!c->num_parts || jig_type_satisfies(c->parts[0], t)) && c->fn(t);
    case JIG_TEST_EXACT:
        return t == c->only;
    }
    return false;
}

bool jig_type_has_kind(const JigTypeCheck *c, const JigType *t) {
    switch (c->kind) {
    case JIG_KIND_ANY:
        return true;
    case JIG_KIND_INTEGER:
        return t->kind == JIG_TYPE_INTEGER;
    case JIG_KIND_INDEX:
        return t->kind == JIG_TYPE_INDEX;
    case JIG_KIND_FLOAT:
        return t->kind == JIG_TYPE_FLOAT;
    case JIG_KIND_COMPLEX:
        return t->kind == JIG_TYPE_COMPLEX;
    case JIG_KIND_NONE:
        return t->kind == JIG_TYPE_NONE;
    case JIG_KIND_FUNCTION:
        return t->kind == JIG_TYPE_FUNCTION;
    case JIG_KIND_TUPLE:
        return t->kind == JIG_TYPE_TUPLE;
    case JIG_KIND_VECTOR:
        return t->kind == JIG_TYPE_VECTOR;
    case JIG_KIND_TENSOR:
        return container_of(t) & JIG_IN_TENSOR;
    case JIG_KIND_RANKED_TENSOR:
        return t->kind == JIG_TYPE_TENSOR;
    case JIG_KIND_UNRANKED_TENSOR:
        return t->kind == JIG_TYPE_UNRANKED_TENSOR;
    case JIG_KIND_MEMREF:
        return t->kind == JIG_TYPE_MEMREF;
    case JIG_KIND_UNRANKED_MEMREF:
        return t->kind == JIG_TYPE_UNRANKED_MEMREF;
    case JIG_KIND_ANY_MEMREF:
        return container_of(t) & JIG_IN_ANY_MEMREF;
    case JIG_KIND_SHAPED:
        return container_of(t) != 0;
    case JIG_KIND_ROW:
        return jig_type_is(t, c->row);
    case JIG_KIND_TEST:
        return !c->insist || jig_type_satisfies(c->insist, t);
    }
    return true;
}
