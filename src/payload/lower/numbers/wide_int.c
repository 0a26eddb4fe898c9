/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Wide integers as two halves: types, halves, and arith-emulate-wide-int. */
#include "payload/lower/numbers/wide_int.h"

#include "dialect/vector/vector_build.h"
#include "payload/lower/passes.h"
#include "payload/lower/retype_results.h"
#include "support/arena.h"

/* ---- Types ---- */

static JigTypeRule keep(const JigType *t, const JigValue *v, JigTypeSink *to, void *user) {
    (void)v, (void)user;
    return jig_type_becomes(to, t);
}

/* Of one of twice the bits; lanes of unknown number have no place for halves. */
static JigTypeRule split(const JigType *t, const JigValue *v, JigTypeSink *to, void *user) {
    (void)v;
    const JigWideInts *wide = user;
    bool is_vector = jig_type_is_vector(t);
    const JigType *element = is_vector ? jig_type_element(t) : t;
    if (!jig_type_is_any_integer(element))
        return JIG_TYPE_PASSED;
    uint32_t width = jig_type_width(element);
    if (width <= wide->half)
        return jig_type_becomes(to, t);
    if (width / 2 != wide->half || width % 2 || (is_vector && jig_type_is_scalable(t)))
        return JIG_TYPE_REFUSED;
    size_t rank = is_vector ? jig_type_rank(t) : 0;
    int64_t *shape = jig_calloc(rank + 1, sizeof *shape);
    for (size_t i = 0; i < rank; i++)
        shape[i] = jig_type_dim(t, i);
    shape[rank] = 2;
    const JigType *halves =
        jig_type_vector(shape, NULL, rank + 1, jig_type_i(jig_type_context(t), wide->half));
    jig_free(shape);
    return jig_type_becomes(to, halves);
}

static void add_types(JigTypeConverter *types, const JigWideInts *wide) {
    jig_type_rule(types, keep, NULL);
    jig_type_rule(types, split, (void *)(uintptr_t)wide);
}

/* ---- Halves ---- */

JigHalves jig_wide_int_halves_of(JigRewriter *rw, const JigOp *op, const JigType *type) {
    const JigWideInts *wide = jig_options_of(rw);
    JigHalves h = {rw, jig_op_loc(op), wide->half, jig_convert_type(jig_types_of(rw), type)};
    if (h.whole == type)
        h.whole = NULL;
    return h;
}

static bool is_flat(const JigHalves *h) {
    return jig_type_rank(h->whole) == 1;
}

const JigType *jig_wide_int_half_type(const JigHalves *h) {
    const JigType *element = jig_type_element(h->whole);
    size_t rank = jig_type_rank(h->whole);
    if (is_flat(h))
        return element;
    int64_t *shape = JIG_NEW_ARRAY(h->rw->arena, int64_t, rank);
    memcpy(shape, jig_type_shape(h->whole), rank * sizeof *shape);
    shape[rank - 1] = 1;
    return jig_type_vector(shape, NULL, rank, element);
}

static int64_t *place(const JigHalves *h, int64_t which) {
    size_t rank = jig_type_rank(h->whole);
    int64_t *at = jig_arena_calloc(h->rw->arena, rank * sizeof *at);
    at[rank - 1] = which;
    return at;
}

JigValue *jig_wide_int_half(const JigHalves *h, JigValue *whole, int64_t which) {
    if (is_flat(h))
        return jig_vector_build_extract(h->rw, h->loc, whole, &which, 1);
    return jig_vector_build_extract_slice(h->rw, h->loc, whole, place(h, which),
                                          jig_type_shape(jig_wide_int_half_type(h)));
}

static JigValue *insert(const JigHalves *h, JigValue *half, JigValue *into, int64_t which) {
    if (!half)
        return into;
    return is_flat(h) ? jig_vector_build_insert(h->rw, h->loc, half, into, &which, 1)
                      : jig_vector_build_insert_slice(h->rw, h->loc, half, into, place(h, which));
}

JigValue *jig_wide_int_join_halves(const JigHalves *h, JigValue *low, JigValue *high) {
    JigValue *zero = jig_arith_constant(h->rw, h->loc, h->whole, jig_attr_zero(h->whole));
    return insert(h, high, insert(h, low, zero, 0), 1);
}

JigValue *jig_wide_int_half_constant(const JigHalves *h, int64_t value) {
    const JigType *type = jig_wide_int_half_type(h), *element = jig_type_element_or_self(type);
    const JigAttr *n = jig_attr_int(element, value);
    return jig_arith_constant(h->rw, h->loc, type,
                              type == element ? n : jig_attr_dense_of(type, &n, 1));
}

JigValue *jig_wide_int_append_unit_dim(const JigHalves *h, JigValue *v) {
    const JigType *t = jig_value_type(v);
    if (!jig_type_is_vector(t))
        return v;
    size_t rank = jig_type_rank(t);
    int64_t *shape = JIG_NEW_ARRAY(h->rw->arena, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++)
        shape[i] = jig_type_dim(t, i);
    shape[rank] = 1;
    return jig_vector_build_shape_cast(
        h->rw, h->loc, jig_type_vector(shape, NULL, rank + 1, jig_type_element(t)), v);
}

JigValue *jig_wide_int_drop_unit_dim(const JigHalves *h, JigValue *v) {
    const JigType *t = jig_value_type(v);
    if (!jig_type_is_vector(t))
        return v;
    return jig_vector_build_shape_cast(
        h->rw, h->loc,
        jig_type_vector(jig_type_shape(t), NULL, jig_type_rank(t) - 1, jig_type_element(t)), v);
}

JigValue *jig_wide_int_half_op(const JigHalves *h, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_loop_int_op(h->rw, h->loc, row, a, b);
}

JigValue *jig_wide_int_half_cast(const JigHalves *h, const JigOpRow *row, JigValue *v,
                                 const JigType *type) {
    return jig_op_result(jig_build(h->rw, h->loc, row, &v, 1, &type, 1, NULL), 0);
}

const JigType *jig_wide_int_with_element(const JigType *t, const JigType *element) {
    return jig_type_element(t) ? jig_type_clone_shaped(t, NULL, 0, element) : element;
}

/* ---- The pass ---- */

JigLegality jig_wide_int_legality(const JigOp *op, void *user) {
    const JigConversionEnv *env = user;
    return jig_op_has_legal_types(env->types, op) ? JIG_LEGAL : JIG_ILLEGAL;
}

/* False after a diagnostic. */
static bool read_option(const JigPassCall *call, JigWideInts *wide) {
    int64_t half = jig_option_int(call, "widest-int-supported");
    if (half < 2 || half > UINT32_MAX || (half & (half - 1)))
        return jig_op_error(call->op,
                            "the widest integer that there is has to have two bits, or another "
                            "power of two");
    wide->half = (uint32_t)half;
    return true;
}

bool jig_wide_int_convert(JigPassCall *call, JigConversionRow row,
                          void (*more_types)(JigTypeConverter *types)) {
    JigWideInts wide;
    JIG_CHECK(read_option(call, &wide));
    JigTypeConverter *types = jig_type_converter_create(call->ctx);
    add_types(types, &wide);
    if (more_types)
        more_types(types);
    JigConversionEnv env = {.types = types, .options = &wide};
    row.env = row.user = &env;
    bool ok = jig_convert_by_row(call->op, &row);
    jig_type_converter_destroy(types);
    return ok;
}

static void add_signatures(JigPatternSet *set, JigConversionTarget *target, void *env) {
    jig_lower_convert_signatures(set, env, target);
}

static bool run(JigPassCall *call) {
    static const JigLegalityRow legality[] = {
        {"vector", .is = JIG_LEGAL},
        {"arith, vector.print", .fn = jig_wide_int_legality},
        {0},
    };
    const JigConversionRow row = {
        .patterns = {jig_wide_int_patterns, jig_wide_int_convert_patterns},
        .legality = legality,
        .more = add_signatures,
    };
    return jig_wide_int_convert(call, row, NULL);
}

const JigOptionRow jig_wide_int_option = {.name = "widest-int-supported",
                                          .kind = JIG_OPTION_UINT,
                                          .otherwise = "32",
                                          .help = "Bits of the widest integer that there is"};

const JigPassRow jig_pass_arith_emulate_wide_int = {
    .name = "arith-emulate-wide-int",
    .title = "ArithEmulateWideInt",
    .options = &jig_wide_int_option,
    .num_options = 1,
    .run = run,
    .summary = "integers of twice the bits that there are, as two halves",
};
