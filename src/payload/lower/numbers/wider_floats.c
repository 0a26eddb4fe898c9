/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ops on floats that a machine has no arithmetic for, on wider ones instead:
 * operands are extended, results truncated. What only moves numbers, or
 * converts them, stays as it is.
 */
#include "dialect/arith/arith.h"
#include "payload/lower/passes.h"
#include "payload/lower/retype_results.h"

#include "jig/num.h"

typedef struct Wider {
    bool is_narrow[JIG_FLOAT_KINDS];
    JigFloatKind wide;
} Wider;

static const JigAttr *contract(JigContext *ctx) {
    return jig_attr_enum(ctx, JIG_ARITH_FASTMATH_ATTR, JIG_FAST_CONTRACT);
}

/* ---- Types ---- */
static JigTypeRule keep(const JigType *t, const JigValue *v, JigTypeSink *to, void *user) {
    (void)v, (void)user;
    return jig_type_becomes(to, t);
}

static JigTypeRule widen_type(const JigType *t, const JigValue *v, JigTypeSink *to, void *user) {
    (void)v;
    const Wider *w = user;
    const JigType *element = jig_type_element_or_self(t);
    if (!jig_type_is_float(element) || !w->is_narrow[jig_type_float_kind(element)])
        return JIG_TYPE_PASSED;
    const JigType *wide = jig_type_float(jig_type_context(t), w->wide);
    return jig_type_becomes(to, t == element ? wide : jig_type_clone_shaped(t, NULL, 0, wide));
}

static bool extend(JigRewriter *rw, const JigCast *cast, JigValue **out, void *user) {
    (void)user;
    if (cast->num_inputs != 1 || cast->num_types != 1)
        return false;
    JigArithExtf parts = {
        .in = cast->inputs[0], .out_type = cast->types[0], .fastmath = contract(rw->ctx)};
    out[0] = jig_op_result(jig_arith_extf_build(rw, cast->loc, &parts), 0);
    return true;
}

/* ---- Ops ---- */
static bool widen(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigRetyped results;
    if (!jig_op_row(op) || jig_op_has_legal_types(jig_types_of(rw), op) || jig_op_num_regions(op))
        return jig_no_match(rw, op, "on no such floats");
    if (!jig_lower_retype_results(rw, op, &results))
        return false;
    JigOp *wide =
        jig_lower_retype_build(rw, op, jig_converted_operands(rw), &results, jig_op_attrs(op));
    jig_type_sink_destroy(results.types);
    size_t n = jig_op_num_results(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++) {
        values[i] = jig_op_result(wide, i);
        const JigType *type = jig_op_result_type(op, i);
        if (type == jig_value_type(values[i]))
            continue;
        JigArithTruncf parts = {.in = values[i], .out_type = type, .fastmath = contract(rw->ctx)};
        values[i] = jig_op_result(jig_arith_truncf_build(rw, jig_op_loc(op), &parts), 0);
    }
    jig_rw_replace(rw, op, values, n);
    return true;
}

static JigLegality as_its_types(const JigOp *op, void *types) {
    return jig_op_has_legal_types(types, op) ? JIG_LEGAL : JIG_ILLEGAL;
}

/* Of what `legality` names by this function, all has to be of wide types. */
static bool lower(JigPassCall *call, Wider *w, const JigLegalityRow *legality) {
    static const JigPattern patterns[] = {
        {.name = "on wider floats", .fn = widen, .converts = true}, {0}};
    JigTypeConverter *types = jig_type_converter_create(call->ctx);
    jig_type_rule(types, keep, NULL);
    jig_type_rule(types, widen_type, w);
    jig_materialize_target(types, extend, NULL);
    bool ok =
        jig_convert_by_row(call->op, &(JigConversionRow){.patterns = {patterns},
                                                         .env = &(JigConversionEnv){.types = types},
                                                         .legality = legality,
                                                         .user = types});
    jig_type_converter_destroy(types);
    return ok;
}

/* ---- Names of types ---- */
/* Those that options may name. */
static bool kind_of(JigStr name, JigFloatKind *kind) {
    for (int k = 0; k < JIG_FLOAT_KINDS; k++)
        if (k != JIG_TF32 && k != JIG_F8E4M3B11FNUZ &&
            jig_str_eq(name, jig_str(jig_float_format((JigFloatKind)k)->name))) {
            *kind = (JigFloatKind)k;
            return true;
        }
    return false;
}

static bool unknown(const JigPassCall *call, const char *which, JigStr name) {
    return jig_error(call->ctx, jig_loc_unknown(call->ctx),
                     "could not map %s type '%.*s' to a known floating-point type", which,
                     JIG_FMT(name));
}

/* Of the types that the option lists, whether they are narrow becomes `narrow`. */
static bool read_types(const JigPassCall *call, const char *option, bool narrow, Wider *w) {
    const JigStr *names;
    size_t n = jig_option_list(call, option, &names);
    for (size_t i = 0; i < n; i++) {
        JigFloatKind kind;
        if (!kind_of(names[i], &kind))
            return unknown(call, "source", names[i]);
        w->is_narrow[kind] = narrow;
    }
    return true;
}

static bool read_target(const JigPassCall *call, Wider *w) {
    JigStr name = jig_option_string(call, "target-type");
    return kind_of(name, &w->wide) || unknown(call, "target", name);
}

/* ---- arith ---- */
static const JigLegalityRow arith_legality[] = {
    {"*", .is = JIG_LEGAL},
    {"arith", .fn = as_its_types},
    {"vector.contract, vector.reduction, vector.multi_reduction, vector.fma, vector.outerproduct, "
     "vector.scan",
     .fn = as_its_types},
    {"arith.bitcast, arith.constant, arith.extf, arith.scaling_extf, arith.select, arith.truncf",
     .is = JIG_LEGAL},
    {0},
};
static bool run_arith(JigPassCall *call) {
    Wider w = {{false}, JIG_F32};
    JIG_CHECK(read_target(call, &w));
    JIG_CHECK(read_types(call, "source-types", true, &w));
    if (w.is_narrow[w.wide])
        return jig_error(call->ctx, jig_loc_unknown(call->ctx),
                         "target type cannot be an unsupported source type");
    return lower(call, &w, arith_legality);
}

#define TARGET                                                                                     \
    {                                                                                              \
        .name = "target-type", .kind = JIG_OPTION_STRING, .otherwise = "f32",                      \
        .help = "The type that is computed with instead"                                           \
    }
static const JigOptionRow arith_options[] = {
    {.name = "source-types",
     .kind = JIG_OPTION_LIST,
     .help = "Types without arithmetic of their own"},
    TARGET,
};
const JigPassRow jig_pass_arith_emulate_unsupported_floats = {
    .name = "arith-emulate-unsupported-floats",
    .title = "ArithEmulateUnsupportedFloats",
    JIG_TABLE(options, arith_options),
    .run = run_arith,
    .summary = "arithmetic on some floats as that on wider ones",
};

/* ---- math ---- */
static const JigLegalityRow math_legality[] = {
    {"*", .is = JIG_LEGAL},
    {"math", .fn = as_its_types},
    {"math.fma, arith.extf, arith.truncf", .is = JIG_LEGAL},
    {0},
};
static bool run_math(JigPassCall *call) {
    Wider w;
    for (int k = 0; k < JIG_FLOAT_KINDS; k++)
        w.is_narrow[k] = k != JIG_F32 && k != JIG_F64;
    JIG_CHECK(read_target(call, &w));
    JIG_CHECK(read_types(call, "extra-types", false, &w));
    w.is_narrow[w.wide] = false;
    return lower(call, &w, math_legality);
}

static const JigOptionRow math_options[] = {
    {.name = "extra-types",
     .kind = JIG_OPTION_LIST,
     .help = "Types that there are functions of, beside f32 and f64"},
    TARGET,
};
const JigPassRow jig_pass_math_extend_to_supported_types = {
    .name = "math-extend-to-supported-types",
    .title = "MathExtendToSupportedTypes",
    JIG_TABLE(options, math_options),
    .run = run_math,
    .summary = "functions of small floats as those of wider ones",
};
