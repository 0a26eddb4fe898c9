/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Dialect conversion of a target: transform.apply_conversion_patterns. */
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
               "ModifiesPayload, ReportTrackingFailures",
     .format = "`to` $target $patterns "
               "(`with` `type_converter` $default_type_converter_region^)? "
               "attr-dict `:` type($target)",
     .verify = verify_conversion,
     .effects = conversion_effects,
     .apply = apply_conversion,
     .summary = "convert the target until all ops are legal"},
};
const JigDialect jig_transform_conversion = {
    .name = "transform", .ops = rows, .num_ops = JIG_LEN(rows)};

/* ---- Checks before it runs ---- */

static bool verify_conversion(JigOp *op) {
    size_t n = jig_op_num_regions(op);
    if (n > 2)
        return jig_op_error(op, "expected 1 or 2 regions");
    if (!jig_verify_descriptors(op, 0, "pattern children ops", &jig_iface_conversion_patterns))
        return false;
    if (n == 1)
        return true;
    JigOp *converter = jig_first_descriptor(op, 1);
    if (!converter || jig_op_next(converter))
        return jig_op_error(op, "expected exactly one op in default type converter region");
    return jig_verify_descriptors(op, 1, "default converter child op", &jig_iface_type_converter);
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
static JigConversionTarget *make_target(const JigOp *op) {
    JigConversionTarget *target = jig_conversion_target_create(jig_op_context(op));
    say_of_each(op, "legal_ops", jig_target_op, target, JIG_LEGAL);
    say_of_each(op, "illegal_ops", jig_target_op, target, JIG_ILLEGAL);
    say_of_each(op, "legal_dialects", jig_target_dialect, target, JIG_LEGAL);
    say_of_each(op, "illegal_dialects", jig_target_dialect, target, JIG_ILLEGAL);
    return target;
}

/* ---- Applying ---- */

static JigStatus convert_target(JigTransformCall *call, JigOp *target, JigConversion how) {
    JIG_TRY(jig_check_not_script(call, target));
    JigReason room;
    how.why = jig_reason_wanted(call, &room);
    if (jig_convert(jig_op_context(target), &target, 1, &how))
        return JIG_OK;
    jig_silenceable(call, call->op, "dialect conversion failed");
    jig_failure_because(call, how.why);
    jig_failure_note(call, target, "target op");
    return JIG_SILENCEABLE;
}

/* The default one; what it is about it says itself. */
static JigTypeConverter *make_converter(const JigOp *op) {
    return jig_op_num_regions(op) > 1 ? jig_type_converter_create(jig_op_context(op)) : NULL;
}

/* Patterns in the order of the ops that stand for them, and what these say of the target. */
static JigStatus add_patterns(JigTransformCall *call, const JigConversionEnv *env,
                              JigPatternSet *set, JigConversionTarget *target) {
    for (JigOp *child = jig_first_descriptor(call->op, 0); child; child = jig_op_next(child)) {
        const JigPatternsIface *iface = jig_op_iface(child, &jig_iface_conversion_patterns);
        if (!env->types) {
            jig_definite(call, call->op,
                         "pattern descriptor does not specify type converter and "
                         "apply_conversion_patterns op has no default type converter");
            jig_failure_note(call, child, "pattern descriptor op");
            return JIG_DEFINITE;
        }
        jig_add_described_patterns(child, iface, set);
        if (iface->convert)
            iface->convert(child, env, set, target);
    }
    return JIG_OK;
}

static JigStatus convert_targets(JigTransformCall *call, JigConversion how) {
    const JigOp *op = call->op;
    const JigValue *targets = jig_transform_apply_conversion_patterns_target(op);
    if (jig_transform_apply_conversion_patterns_partial_conversion(op))
        how.mode = JIG_CONVERT_PARTIAL;
    if (jig_transform_apply_conversion_patterns_preserve_handles(op))
        jig_track_conversion(call);
    else
        jig_track_nothing(call);
    JigStatus status = JIG_OK;
    JigOp *target;
    for (size_t at = 0; status == JIG_OK && !jig_has_lost_track(call) &&
                        (target = jig_payload_next_op(call, targets, &at));)
        status = convert_target(call, target, how);
    return status;
}

static JigStatus apply_conversion(JigTransformCall *call) {
    JigTypeConverter *types = make_converter(call->op);
    JigConversionEnv env = {.types = types};
    JigConversionTarget *legal = make_target(call->op);
    JigPatternSet *patterns = jig_patterns_create(jig_op_context(call->op));
    JigStatus status = add_patterns(call, &env, patterns, legal);
    if (status == JIG_OK)
        status = convert_targets(
            call, (JigConversion){.target = legal, .patterns = patterns, .mode = JIG_CONVERT_FULL});
    jig_patterns_destroy(patterns);
    jig_conversion_target_destroy(legal);
    if (types)
        jig_type_converter_destroy(types);
    return status;
}
