/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect conversion of a target: transform.apply_conversion_patterns. */
#include "rewrite/pattern.h"
#include "ir/diag/kinds.h"
#include "transform/ops/ops_int.h"
#include "transform/state.h"

#include "jig/convert.h"

static JigApplyFn apply_conversion;
static bool verify_conversion(JigOp *op);
static void conversion_effects(const JigOp *op, JigEffects *out);

static const JigOpRow rows[] = {
    {.name = "transform.apply_conversion_patterns",
     .ins = "target: Handle",
     .props = "legal_ops: optional<StrArray>, illegal_ops: optional<StrArray>, "
              "legal_dialects: optional<StrArray>, illegal_dialects: optional<StrArray>, "
              "partial_conversion: Unit, preserve_handles: Unit",
     .regions = "patterns: max<1>, default_type_converter_region: variadic<max<1>>",
     .traits = "TransformOpInterface, GuardsTargets, NoTerminator, SingleBlock, GraphRegion, "
               "ModifiesPayload, ReportTrackingFailures, CarriesOn",
     .format = "`to` $target $patterns "
               "(`with` `type_converter` $default_type_converter_region^)? "
               "attr-dict `:` type($target)",
     .verify = verify_conversion,
     .effects = conversion_effects,
     .apply = apply_conversion,
     .summary = "convert the target until all ops are legal"},
};
const JigDialect jig_transform_conversion = {.name = "transform", JIG_TABLE(ops, rows)};

/* ---- Checks before it runs ---- */

/* Do the patterns work with this kind of type converter? */
static bool verify_kinds(const JigOp *op, const JigOp *converter) {
    const JigTypeConverterIface *types = jig_op_iface(converter, &jig_iface_type_converter);
    const char *kind = types->kind ? types->kind : "TypeConverter";
    for (JigOp *child = jig_transform_first_descriptor(op, 0); child; child = jig_op_next(child)) {
        const JigConversionPatternsIface *iface =
            jig_op_iface(child, &jig_iface_conversion_patterns);
        if (iface->needs && strcmp(iface->needs, kind) != 0)
            return jig_op_error(child, "expected %s", iface->needs);
    }
    return true;
}

static bool verify_conversion(JigOp *op) {
    size_t n = jig_op_num_regions(op);
    if (n > 2)
        return jig_op_error(op, "expected 1 or 2 regions");
    if (!jig_transform_verify_descriptors(op, 0, "pattern children ops",
                                          &jig_iface_conversion_patterns))
        return false;
    if (n == 1)
        return true;
    JigOp *converter = jig_transform_first_descriptor(op, 1);
    if (!converter || jig_op_next(converter))
        return jig_op_error(op, "expected exactly one op in default type converter region");
    return jig_transform_verify_descriptors(op, 1, "default converter child op",
                                            &jig_iface_type_converter) &&
           verify_kinds(op, converter);
}

static void conversion_effects(const JigOp *op, JigEffects *out) {
    JigValue *target = jig_transform_apply_conversion_patterns_target(op);
    jig_effects_add(out, JIG_EFFECT_READ, target, "TransformMapping");
    if (!jig_transform_apply_conversion_patterns_preserve_handles_attr(op))
        jig_effects_add(out, JIG_EFFECT_FREE, target, "TransformMapping");
}

/* ---- The target of the conversion ---- */

typedef void SayFn(JigConversionTarget *target, JigStr name, JigLegality legality);

static void say_of_each(const JigOp *op, const char *attr, SayFn *say, JigConversionTarget *target,
                        JigLegality legality) {
    const JigAttr *names = jig_op_attr(op, attr);
    for (size_t i = 0; names && i < jig_attr_array_len(names); ++i)
        say(target, jig_attr_string_value(jig_attr_array_at(names, i)), legality);
}

/* What is called both legal and illegal is illegal. */
static JigConversionTarget *said_target(const JigOp *op) {
    JigConversionTarget *target = jig_conversion_target_create(jig_op_context(op));
    say_of_each(op, "legal_ops", jig_target_op, target, JIG_LEGAL);
    say_of_each(op, "illegal_ops", jig_target_op, target, JIG_ILLEGAL);
    say_of_each(op, "legal_dialects", jig_target_dialect, target, JIG_LEGAL);
    say_of_each(op, "illegal_dialects", jig_target_dialect, target, JIG_ILLEGAL);
    return target;
}

/* ---- The type converter ---- */

/* The script's converter, made for one application. */
typedef struct Converter {
    const JigOp *op; /* or NULL: the script has none */
    const JigTypeConverterIface *iface;
    const JigConversionEnv *env;
    JigConversionEnv own; /* of one that only makes values */
} Converter;

static bool make_source(JigRewriter *rw, const JigCast *cast, JigValue **out, void *user) {
    const Converter *c = user;
    return cast->num_inputs == 1 && cast->num_types == 1 && c->iface->source &&
           (out[0] = c->iface->source(rw, c->op, cast->loc, cast->types[0], cast->inputs[0]));
}

static bool make_target(JigRewriter *rw, const JigCast *cast, JigValue **out, void *user) {
    const Converter *c = user;
    return cast->num_inputs == 1 && cast->num_types == 1 && c->iface->target &&
           (out[0] = c->iface->target(rw, c->op, cast->loc, cast->types[0], cast->inputs[0]));
}

static void open_converter(const JigOp *op, Converter *c) {
    *c = (Converter){.op = jig_op_num_regions(op) == 2 ? jig_transform_first_descriptor(op, 1)
                                                       : NULL};
    if (!c->op)
        return;
    c->iface = jig_op_iface(c->op, &jig_iface_type_converter);
    if (c->iface->create) {
        c->env = c->iface->create(c->op);
        return;
    }
    JigTypeConverter *types = jig_type_converter_create(jig_op_context(op));
    jig_materialize_source(types, make_source, c);
    jig_materialize_target(types, make_target, c);
    c->own.types = types;
    c->env = &c->own;
}

static void close_converter(Converter *c) {
    if (c->env == &c->own)
        jig_type_converter_destroy((JigTypeConverter *)(uintptr_t)c->own.types);
    else if (c->env)
        c->iface->destroy(c->env);
}

/* ---- Patterns ---- */

/* False: one of them needs a type converter, and there is none. */
static JigStatus collect(JigTransformCall *call, const JigConversionEnv *env,
                         JigConversionTarget *target, JigPatternSet *set) {
    for (JigOp *op = jig_transform_first_descriptor(call->op, 0); op; op = jig_op_next(op)) {
        const JigConversionPatternsIface *iface = jig_op_iface(op, &jig_iface_conversion_patterns);
        if (!env && !iface->without_types) {
            JigStatus status =
                jig_definite(call, call->op,
                             "pattern descriptor does not specify type converter and "
                             "apply_conversion_patterns op has no default type converter",
                             jig_fact_kind(JIG_KIND_CONVERTER));
            jig_failure_note(call, op, "pattern descriptor op");
            return status;
        }
        jig_patterns_go_first(set); /* a later set is tried before an earlier one */
        if (iface->patterns)
            jig_patterns_add_converting(set, iface->patterns, env);
        if (iface->convert)
            iface->convert(op, env, set, target);
    }
    return JIG_OK;
}

/* ---- Applying ---- */

static JigStatus convert_target(JigTransformCall *call, JigOp *target, JigConversion how) {
    JIG_TRY(jig_check_not_script(call, target));
    how.why = JIG_WHY(call);
    if (jig_convert(jig_op_context(target), &target, 1, &how))
        return JIG_OK;
    jig_silenceable(call, call->op, "dialect conversion failed",
                    jig_fact_kind(JIG_KIND_CONVERSION));
    jig_failure_because(call, how.why);
    jig_failure_note(call, target, "target op");
    return JIG_SILENCEABLE;
}

static JigStatus convert_targets(JigTransformCall *call, JigConversion how) {
    const JigValue *targets = jig_transform_apply_conversion_patterns_target(call->op);
    if (jig_transform_apply_conversion_patterns_preserve_handles(call->op))
        jig_track_conversion(call);
    else
        jig_track_nothing(call);
    JigStatus status = JIG_OK;
    JigOp *target;
    for (size_t at = 0; status == JIG_OK && !jig_track_is_lost(call) &&
                        (target = jig_payload_next_op(call, targets, &at));)
        status = convert_target(call, target, how);
    return status;
}

static JigStatus apply_conversion(JigTransformCall *call) {
    bool partial = jig_transform_apply_conversion_patterns_partial_conversion(call->op);
    Converter converter;
    JigConversionTarget *legal = said_target(call->op);
    JigPatternSet *patterns = jig_patterns_create(jig_op_context(call->op));
    open_converter(call->op, &converter);
    JigStatus status = collect(call, converter.env, legal, patterns);
    if (status == JIG_OK)
        status = convert_targets(
            call, (JigConversion){.target = legal,
                                  .patterns = patterns,
                                  .regions_fit = true, /* nothing verifies between steps */
                                  .mode = partial ? JIG_CONVERT_PARTIAL : JIG_CONVERT_FULL});
    close_converter(&converter);
    jig_patterns_destroy(patterns);
    jig_conversion_target_destroy(legal);
    return status;
}
