/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Interfaces of the arith ops: casts, speculation of divisions, unrolling, select. */
#include "dialect/arith/arith_int.h"

/* ---- Casts ---- */

/* The scalar, or the element type of a vector or tensor (or memref, if `memrefs`); else NULL. */
static const JigType *scalar_of(const JigType *t, bool memrefs) {
    if (!jig_type_is_shaped(t))
        return t;
    bool fine =
        jig_type_is_vector(t) || jig_type_is_tensor(t) || (memrefs && jig_type_is_memref(t));
    return fine ? jig_type_element(t) : NULL;
}

static bool both(const JigType *a, const JigType *b, bool (*test)(const JigType *)) {
    return a && b && test(a) && test(b);
}

/* The same shape as far as it is known, in the same kind of container. */
static bool same_container(const JigType *from, const JigType *to) {
    bool tensors = jig_type_is_ranked_tensor(from) && jig_type_is_ranked_tensor(to);
    return jig_type_is_shaped(from) == jig_type_is_shaped(to) && jig_shapes_compatible(from, to) &&
           (!tensors || jig_type_encoding(from) == jig_type_encoding(to));
}

static bool widens(const JigType *from, const JigType *to, bool (*test)(const JigType *)) {
    const JigType *a = scalar_of(from, false), *b = scalar_of(to, false);
    return same_container(from, to) && both(a, b, test) && jig_type_width(b) > jig_type_width(a);
}
static bool widens_int(const JigType *from, const JigType *to) {
    return widens(from, to, jig_type_is_any_integer);
}
static bool narrows_int(const JigType *from, const JigType *to) {
    return widens(to, from, jig_type_is_any_integer);
}
static bool widens_float(const JigType *from, const JigType *to) {
    return widens(from, to, jig_type_is_float);
}
static bool narrows_float(const JigType *from, const JigType *to) {
    return widens(to, from, jig_type_is_float);
}

static bool int_to_float(const JigType *from, const JigType *to) {
    const JigType *a = scalar_of(from, false), *b = scalar_of(to, false);
    return same_container(from, to) && a && b && jig_type_is_any_integer(a) && jig_type_is_float(b);
}
static bool float_to_int(const JigType *from, const JigType *to) {
    return int_to_float(to, from);
}

/* One of the two is an index, the other an integer. */
static bool casts_index(const JigType *from, const JigType *to) {
    const JigType *a = scalar_of(from, true), *b = scalar_of(to, true);
    return same_container(from, to) && both(a, b, jig_type_is_int_or_index) &&
           jig_type_is_index(a) != jig_type_is_index(b);
}

static bool casts_bits(const JigType *from, const JigType *to) {
    const JigType *a = scalar_of(from, true), *b = scalar_of(to, true);
    return same_container(from, to) && both(a, b, jig_type_is_int_or_float) &&
           jig_type_width(a) == jig_type_width(b);
}

/* ---- Unrolling: by the shape of the (first) result ---- */

static bool unroll_shape(const JigOp *op, JigArena *a, int64_t **shape, size_t *rank) {
    const JigType *type = jig_op_result_type(op, 0);
    if (!jig_type_is_vector(type))
        return false;
    *rank = jig_type_rank(type);
    *shape = jig_arena_copy(a, jig_type_shape(type), *rank * sizeof(int64_t));
    return true;
}
static const JigUnrollIface unroll = {.shape = unroll_shape};

const JigIface jig_arith_elementwise[] = {{&jig_iface_unroll, &unroll}, {0}};
const JigIface jig_arith_on_integers[] = {
    {&jig_iface_unroll, &unroll}, {&jig_iface_int_range, &jig_arith_int_range}, {0}};
const JigIface jig_arith_cmpi_ifaces[] = {
    {&jig_iface_unroll, &unroll}, {&jig_iface_int_range, &jig_arith_cmpi_range}, {0}};

#define SAYS(id, bounds)                                                                           \
    const JigIface id[] = {{&jig_iface_unroll, &unroll},                                           \
                           {&jig_iface_int_range, &jig_arith_int_range},                           \
                           {&jig_iface_bounds, &bounds},                                           \
                           {0}}
SAYS(jig_arith_sum_ifaces, jig_arith_sum_bounds);
SAYS(jig_arith_sub_ifaces, jig_arith_sub_bounds);
SAYS(jig_arith_product_ifaces, jig_arith_product_bounds);
SAYS(jig_arith_floor_ifaces, jig_arith_quotient_bounds);

#define CASTS(id, fn, ...)                                                                         \
    static const JigCastIface id##_cast = {.compatible = fn};                                      \
    const JigIface id[] = {                                                                        \
        {&jig_iface_cast, &id##_cast}, {&jig_iface_unroll, &unroll}, __VA_ARGS__{0}}
#define CAST(id, fn)                    CASTS(id, fn, )
#define CAST_OF_INTEGERS(id, fn, range) CASTS(id, fn, {&jig_iface_int_range, &range}, )
CAST_OF_INTEGERS(jig_arith_widens_int, widens_int, jig_arith_signed_cast_range);
CAST_OF_INTEGERS(jig_arith_widens_unsigned, widens_int, jig_arith_unsigned_cast_range);
CAST_OF_INTEGERS(jig_arith_narrows_int, narrows_int, jig_arith_signed_cast_range);
CAST_OF_INTEGERS(jig_arith_casts_index, casts_index, jig_arith_signed_cast_range);
CAST_OF_INTEGERS(jig_arith_casts_index_unsigned, casts_index, jig_arith_unsigned_cast_range);
CAST(jig_arith_widens_float, widens_float);
CAST(jig_arith_narrows_float, narrows_float);
CAST(jig_arith_int_to_float, int_to_float);
CAST(jig_arith_float_to_int, float_to_int);
CAST(jig_arith_casts_bits, casts_bits);

/* ---- Divisions may run early when the divisor is a constant that cannot trap ---- */

static JigSpeculation speculate_unsigned(const JigOp *op) {
    return jig_const_is_safe_divisor(jig_arith_rhs(op), false) ? JIG_SPECULATABLE
                                                               : JIG_NOT_SPECULATABLE;
}
static JigSpeculation speculate_signed(const JigOp *op) {
    return jig_const_is_safe_divisor(jig_arith_rhs(op), true) ? JIG_SPECULATABLE
                                                              : JIG_NOT_SPECULATABLE;
}
static const JigSpeculationIface division = {.speculation = speculate_unsigned},
                                 signed_division = {.speculation = speculate_signed};
const JigIface jig_arith_division[] = {{&jig_iface_speculation, &division},
                                       {&jig_iface_unroll, &unroll},
                                       {&jig_iface_int_range, &jig_arith_int_range},
                                       {0}};
const JigIface jig_arith_signed_division[] = {{&jig_iface_speculation, &signed_division},
                                              {&jig_iface_unroll, &unroll},
                                              {&jig_iface_int_range, &jig_arith_int_range},
                                              {0}};

/* ---- select ---- */

static const JigSelectIface select_parts = {.condition = 0, .if_true = 1, .if_false = 2};
static JigOperandRange select_sources(const JigOp *op) {
    (void)op;
    return (JigOperandRange){1, 2, -1};
}
static const JigViewFlowIface select_flow = {.sources = select_sources};
static const JigOwnershipIface select_ownership = {.kind = JIG_OWNERSHIP_CHOSEN};
const JigIface jig_arith_select_ifaces[] = {{&jig_iface_select, &select_parts},
                                            {&jig_iface_view_flow, &select_flow},
                                            {&jig_iface_ownership, &select_ownership},
                                            {&jig_iface_unroll, &unroll},
                                            {&jig_iface_int_range, &jig_arith_select_range},
                                            {&jig_iface_bounds, &jig_arith_select_bounds},
                                            {0}};
