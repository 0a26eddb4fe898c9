/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Passes as steps of a script. The options are a dictionary whose values may be
 * parameters, also within arrays: `{"top-down" = false, "max-iterations" = %n}`.
 * In the attribute, #transform.param_operand stands where a parameter goes.
 */
#define _GNU_SOURCE /* program_invocation_short_name */
#include "jig/pass.h"
#include "ir/diag/kinds.h"
#include "support/map.h"
#include "support/vec.h"
#include "transform/ops/ops_int.h"
#include "transform/state.h"

#include <errno.h>

static bool verify_options(JigOp *op);
static bool parse_options(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
static void print_options(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
static JigApplyFn apply_registered_pass;

static const JigOpRow rows[] = {
    {.name = "transform.apply_registered_pass",
     .ins = "target: consume Handle, dynamic_options: read variadic<Param>",
     .outs = "result: Handle",
     .props = "pass_name: Str, options: Dict = {}",
     .traits = "TransformOpInterface, ModifiesPayload, GuardsTargets, WritesOutput, CarriesOn",
     .format = "$pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, "
               "$dynamic_options)^)? `to` $target attr-dict `:` functional-type(operands, results)",
     .verify = verify_options,
     .apply = apply_registered_pass,
     .summary = "run a pass on the target"},
};
static const JigAttrRow param_operand = {.name = "transform.param_operand",
                                         .label = "ParamOperandAttr",
                                         .params = "index: int_attr",
                                         .format = "`<` `index` `=` $index `>`",
                                         .summary = "the place of a parameter in an attribute"};
static const JigCustomRow customs[] = {
    {.name = "ApplyRegisteredPassOptions",
     .written = "{\"option\" = value|{1}, ...}",
     .parse = parse_options,
     .print = print_options},
};
const JigDialect jig_transform_registered_pass = {.name = "transform",
                                                  JIG_TABLE(ops, rows),
                                                  .attrs = &param_operand,
                                                  .num_attrs = 1,
                                                  JIG_TABLE(customs, customs)};

static bool is_array(const JigAttr *x) {
    return jig_attr_kind(x) == JIG_ATTR_ARRAY;
}

/* ---- Syntax: {key = value, "key" = [value, %param]} ---- */

enum { OPTIONS, DYNAMIC };

typedef struct Reader {
    JIG_VEC(JigNamedAttr) entries;
    JIG_VEC(JigUnresolved) operands;
    JigAttrVec items; /* of the arrays being read */
} Reader;

static const JigAttr *parse_value(JigParser *p, Reader *r);

static bool parse_item(JigParser *p, void *user) {
    Reader *r = user;
    const JigAttr *item = parse_value(p, r);
    if (item)
        jig_vec_push(&r->items, item);
    return item != NULL;
}

static const JigAttr *parse_array(JigParser *p, Reader *r) {
    size_t first = r->items.len;
    if (!jig_stack_ok(jig_parser_context(p))) {
        jig_parse_error(p, jig_parse_spot(p), "nesting is too deep");
        return NULL;
    }
    if (!jig_parse_list(p, JIG_DELIM_NONE, parse_item, r, NULL) || !jig_parse_token(p, "]"))
        return NULL;
    const JigAttr *array =
        jig_attr_array(jig_parser_context(p), r->items.data + first, r->items.len - first);
    r->items.len = first;
    return array;
}

static const JigAttr *parse_value(JigParser *p, Reader *r) {
    if (jig_parse_try_token(p, "["))
        return parse_array(p, r);
    const JigAttr *value = NULL;
    if (jig_parse_try_attr(p, NULL, &value)) {
        if (!value || !jig_attr_is(value, &param_operand))
            return value;
        (void)jig_parse_error(p, jig_parse_spot(p),
                              "the param_operand attribute is a marker reserved for indicating a "
                              "value will be passed via params and is only used in the generic "
                              "print format");
        return NULL;
    }
    JigUnresolved operand;
    if (!jig_parse_operand(p, &operand))
        return NULL;
    const JigAttr *index = jig_attr_i64(jig_parser_context(p), (int64_t)r->operands.len);
    jig_vec_push(&r->operands, operand);
    return jig_attr_get(jig_parser_context(p), &param_operand, &index, 1);
}

static bool parse_entry(JigParser *p, void *user) {
    Reader *r = user;
    JigStr key;
    if (!jig_parse_try_keyword_or_string(p, &key) || !key.len)
        return jig_parse_error(p, jig_parse_spot(p),
                               "expected key to either be an identifier or a string");
    if (!jig_parse_token(p, "="))
        return jig_parse_error(p, jig_parse_spot(p), "expected '=' after key in key-value pair");
    const JigAttr *value = parse_value(p, r);
    if (!value)
        return jig_parse_error(
            p, jig_parse_spot(p),
            "expected a valid attribute or operand as value associated to key '%.*s'",
            JIG_FMT(key));
    JigNamedAttr entry = {jig_ident(jig_parser_context(p), key), value};
    jig_vec_push(&r->entries, entry);
    return true;
}

static bool keys_differ(const Reader *r) {
    JigPtrMap seen = {0};
    bool differ = true;
    for (size_t i = 0; i < r->entries.len; ++i)
        differ &= jig_ptrset_add(&seen, r->entries.data[i].name);
    jig_ptrmap_free(&seen);
    return differ;
}

static bool parse_dictionary(JigParser *p, Reader *r) {
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_BRACES, parse_entry, r, " in options dictionary"));
    return keys_differ(r) ||
           jig_parse_error(p, jig_parse_spot(p), "duplicate keys found in options dictionary");
}

static bool parse_options(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    Reader r = {0};
    bool ok = parse_dictionary(p, &r);
    if (ok) {
        slots[OPTIONS].attr = jig_attr_dict(jig_parser_context(p), r.entries.data, r.entries.len);
        slots[DYNAMIC].operands = jig_arena_copy(jig_parser_arena(p), r.operands.data,
                                                 r.operands.len * sizeof *r.operands.data);
        slots[DYNAMIC].n = r.operands.len;
    }
    jig_vec_free(&r.entries);
    jig_vec_free(&r.operands);
    jig_vec_free(&r.items);
    return ok;
}

static void print_option(JigPrinter *p, const JigAttr *x, const JigSlot *dynamic) {
    if (is_array(x)) {
        jig_print(p, "[");
        for (size_t i = 0; i < jig_attr_array_len(x); ++i) {
            jig_print(p, i ? ", " : "");
            print_option(p, jig_attr_array_at(x, i), dynamic);
        }
        jig_print(p, "]");
        return;
    }
    int64_t at = jig_attr_is(x, &param_operand) ? jig_attr_int_value(jig_attr_param(x, 0)) : -1;
    if (at >= 0 && at < (int64_t)dynamic->n)
        jig_print_value(p, dynamic->values[at]);
    else
        jig_print_attr(p, x);
}

static void print_options(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    const JigAttr *options = slots[OPTIONS].attr;
    jig_print(p, "{");
    for (size_t i = 0; i < jig_attr_dict_len(options); ++i) {
        const JigNamedAttr *entry = &jig_attr_dict_items(options)[i];
        jig_print(p, i ? ", " : "");
        jig_print_quoted(p, jig_ident_str(entry->name));
        jig_print(p, " = ");
        print_option(p, entry->value, &slots[DYNAMIC]);
    }
    jig_print(p, "}");
}

/* ---- Every parameter has its place, and one only ---- */

typedef struct Places {
    JigOp *op;
    bool *taken;
    size_t n;
} Places;

static bool verify_option(Places *places, const JigAttr *x) {
    if (is_array(x)) {
        for (size_t i = 0; i < jig_attr_array_len(x); ++i)
            JIG_CHECK(verify_option(places, jig_attr_array_at(x, i)));
        return true;
    }
    if (!jig_attr_is(x, &param_operand))
        return true;
    int64_t at = jig_attr_int_value(jig_attr_param(x, 0));
    if (at < 0 || at >= (int64_t)places->n)
        return jig_op_error(
            places->op,
            "dynamic option index %lld is out of bounds for the number of dynamic options: %zu",
            (long long)at, places->n);
    if (places->taken[at])
        return jig_op_error(places->op, "dynamic option index %lld is already used in options",
                            (long long)at);
    return places->taken[at] = true;
}

static bool verify_places(Places *places) {
    const JigAttr *options = jig_transform_options_attr(places->op);
    for (size_t i = 0; i < jig_attr_dict_len(options); ++i)
        JIG_CHECK(verify_option(places, jig_attr_dict_items(options)[i].value));
    for (size_t i = 0; i < places->n; ++i)
        if (!places->taken[i])
            return jig_op_error(places->op, "a param operand does not have a corresponding "
                                            "param_operand attr in the options dict");
    return true;
}

static bool verify_options(JigOp *op) {
    size_t n = jig_op_num_operands(op) - 1;
    Places places = {op, jig_calloc(n, sizeof(bool)), n};
    bool ok = verify_places(&places);
    jig_free(places.taken);
    return ok;
}

/* ---- Options as a pass reads them: key=value key=value,value ---- */

static void append(JigCharVec *out, JigStr text) {
    jig_vec_append(out, text.ptr, text.len);
}

/* Arrays are flat lists; so is what a parameter stands for. */
static void append_option(JigTransformCall *call, JigCharVec *out, const JigAttr *x) {
    if (is_array(x)) {
        for (size_t i = 0; i < jig_attr_array_len(x); ++i) {
            append(out, jig_str(i ? "," : ""));
            append_option(call, out, jig_attr_array_at(x, i));
        }
    } else if (jig_attr_is(x, &param_operand)) {
        size_t at = (size_t)jig_attr_int_value(jig_attr_param(x, 0));
        JigParams params = jig_payload_params(call, jig_op_operand(call->op, at + 1));
        for (size_t i = 0; i < params.len; ++i) {
            append(out, jig_str(i ? "," : ""));
            append_option(call, out, params.items[i]);
        }
    } else if (jig_attr_is_string(x)) {
        append(out, jig_attr_string_value(x));
    } else {
        append(out, jig_attr_to_untyped_str(x, call->arena));
    }
}

static JigStr options_text(JigTransformCall *call) {
    const JigAttr *options = jig_transform_apply_registered_pass_options_attr(call->op);
    JigCharVec out = {0};
    for (size_t i = 0; i < jig_attr_dict_len(options); ++i) {
        const JigNamedAttr *entry = &jig_attr_dict_items(options)[i];
        append(&out, jig_str(i ? " " : ""));
        append(&out, jig_ident_str(entry->name));
        append(&out, JIG_STR("="));
        append_option(call, &out, entry->value);
    }
    JigStr text = jig_arena_str(call->arena, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    return text;
}

/* ---- Running ---- */

static JigStatus report_options(JigTransformCall *call, JigStr pass, const JigReason *why) {
    jig_diag_flush(jig_op_context(call->op));
    JigStr said = jig_pipeline_complaints(why, program_invocation_short_name, call->arena);
    JigStr text = jig_reason_text(why, call->arena);
    bool explains = call->state->options && call->state->options->explain;
    if (!explains)
        jig_stream_write(jig_op_context(call->op), JIG_STREAM_MESSAGES, said.ptr, said.len);
    if (why->what.text && !explains)
        jig_op_emit_error(call->op, "%.*s", JIG_FMT(text));
    JigStatus status =
        jig_definite(call, call->op, "failed to add pass or pass pipeline to pipeline: {}",
                     jig_fact_kind(JIG_KIND_PASS_OPTIONS), jig_fact_str(pass));
    jig_failure_because(call, explains ? why : NULL);
    return status;
}

/* A pass run on one target may erase another that is nested in it. */
static JigStatus check_alive(JigTransformCall *call, const JigOpRef *targets, size_t i) {
    if (jig_op_ref_holds(&targets[i]))
        return JIG_OK;
    return jig_definite_op(call, "target #{} was erased by the pass run on another",
                           jig_fact_int(i));
}

static bool swallow(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user, (void)ctx, (void)diag;
    return true;
}

/* What is wrong with it has been said. */
static bool is_valid(JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    jig_context_push_handler(ctx, swallow, NULL);
    bool ok = jig_op_verify(op);
    jig_context_pop_handler(ctx);
    return ok;
}

/* A pass that fails may leave payload behind that no other step could look at: where what it did is
 * not taken back, nobody silences the failure. */
static JigStatus report_failed(JigTransformCall *call, const JigOpRef *ref, JigLoc target) {
    bool there = jig_op_ref_holds(ref);
    bool valid = !there || !call->state->options->keep_partial || is_valid(ref->op);
    if (valid)
        jig_silenceable(call, call->op, "pass pipeline failed", jig_fact_kind(JIG_KIND_PASS));
    else
        jig_definite(call, call->op, "pass pipeline failed", jig_fact_kind(JIG_KIND_PASS));
    jig_failure_note(call, there ? jig_op_loc(ref->op) : target, "target op");
    return valid ? JIG_SILENCEABLE : JIG_DEFINITE;
}

static JigStatus run_on(JigTransformCall *call, JigPipeline *pipeline, JigOp *target) {
    JIG_TRY(jig_check_not_script(call, target));
    JigOpRef ref = jig_op_ref(target);
    JigLoc loc = jig_op_loc(target);
    return jig_pipeline_run(pipeline, target, NULL) ? JIG_OK : report_failed(call, &ref, loc);
}

static JigStatus run_on_all(JigTransformCall *call, JigPipeline *pipeline) {
    JigOps targets = jig_payload_ops(call, jig_transform_apply_registered_pass_target(call->op));
    JigOpRef *refs = jig_arena_alloc(call->arena, targets.len * sizeof *refs);
    for (size_t i = 0; i < targets.len; ++i)
        refs[i] = jig_op_ref(targets.items[i]);
    for (size_t i = 0; i < targets.len; ++i) {
        JIG_TRY(check_alive(call, refs, i));
        JIG_TRY(run_on(call, pipeline, targets.items[i]));
    }
    for (size_t i = 0; i < targets.len; ++i)
        JIG_TRY(check_alive(call, refs, i));
    jig_set_ops(call, 0, targets.items, targets.len);
    return JIG_OK;
}

static JigStatus apply_registered_pass(JigTransformCall *call) {
    JigContext *ctx = jig_op_context(call->op);
    JigStr name = jig_transform_apply_registered_pass_pass_name(call->op);
    if (!jig_pass_find(ctx, name))
        return jig_definite(call, call->op, "unknown pass or pass pipeline: {}",
                            jig_fact_str(name));
    jig_track_erasures_only(call);
    JigPipeline *pipeline = jig_pipeline_create(ctx, JIG_STR("any"));
    JigReason why = JIG_REASON(call->arena);
    JigStatus status = jig_pipeline_add(pipeline, name, options_text(call), call->arena, &why)
                           ? run_on_all(call, pipeline)
                           : report_options(call, name, &why);
    jig_pipeline_destroy(pipeline);
    return status;
}
