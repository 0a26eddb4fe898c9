/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Why steps fail that go from payload to other payload: to producers, to what is around. */
#include "explain/failure_int.h"
#include "explain/names.h"
#include "jig/iface.h"
#include "transform/ops/ops.h"

/* ---- Producers ---- */

/* "operand 2 by linalg.fill payload:3" of all operands that an op makes. */
static JigStr producers_of(JigExplained *x, const JigOp *op) {
    JigNamed list = {.x = x};
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigOp *def = jig_value_def(jig_op_operand(op, i));
        if (def)
            jig_named_add(&list, jig_arena_printf(x->a, "operand %zu by %.*s", i,
                                                  JIG_FMT(jig_wording_op(def, x->a))));
    }
    return list.n ? jig_named_text(&list) : JIG_STR("none of them");
}

/* What stands in the way at the operand: there is none of that number, or it is an argument. */
static void tell_operand(JigExplained *x, const JigOp *op, long long number) {
    JigStr words = jig_wording_op(op, x->a);
    size_t n = jig_op_num_operands(op);
    if (number < 0 || (unsigned long long)number >= n) {
        jig_failure_title(x, "there is no operand %lld: %.*s has %zu, from 0 on", number,
                          JIG_FMT(words), n);
        jig_failure_at(x, jig_op_loc(op), "the target");
        return;
    }
    const JigValue *v = jig_op_operand(op, (size_t)number);
    JigOp *owner = jig_block_parent_op(jig_value_owner_block(v));
    JigStr around = owner ? jig_wording_op(owner, x->a) : JIG_STR("nothing");
    jig_failure_title(x, "no op makes operand %lld of %.*s: it is an argument of %.*s", number,
                      JIG_FMT(words), JIG_FMT(around));
    jig_failure_at(x, jig_op_loc(op), "the target");
}

/* "could not find a producer for operand number: {} of {}" */
void jig_explain_producer(JigExplained *x) {
    const JigOp *op = x->why->num_notes ? jig_blamed_op(&x->why->notes[0].blame) : NULL;
    if (!op)
        return;
    JigStr name = jig_failure_target_name(x), made = producers_of(x, op);
    tell_operand(x, op, jig_failure_number(x, 0));
    jig_failure_help(x, "operands are made: %.*s", JIG_FMT(made));
    if ((uint64_t)jig_failure_number(x, 0) >= jig_op_num_operands(op))
        return;
    jig_failure_help(x,
                     "transform.get_operand %.*s[%lld] : (!transform.any_op) -> "
                     "!transform.any_value has the value, whoever makes it",
                     JIG_FMT(name), (long long)jig_failure_number(x, 0));
}

/* ---- What is around ---- */

/* "expected module or function target" and "expected module target" */
void jig_explain_module(JigExplained *x) {
    JigItems items = jig_failure_targets(x);
    JigStr name = jig_failure_target_name(x);
    if (items.kind != JIG_HANDLE_OPS || !items.len)
        return;
    const JigOp *outer = jig_op_parent(items.items[0]);
    while (outer && !jig_function(outer))
        outer = jig_op_parent(outer);
    bool is_function = jig_function(items.items[0]) != NULL;
    jig_failure_title(x, "%.*s works on %s, but %.*s has %.*s",
                      JIG_FMT(jig_wording_call(x->at->op, x->a)),
                      is_function ? "modules, when it takes boundaries of functions along"
                                  : "functions and modules",
                      JIG_FMT(name), JIG_FMT(jig_wording_op(items.items[0], x->a)));
    jig_failure_at(x, jig_op_loc(items.items[0]), "the target");
    if (outer)
        jig_failure_help(x,
                         "around it is %.*s: transform.get_parent_op %.*s {op_name = \"%.*s\", "
                         "deduplicate} finds it",
                         JIG_FMT(jig_wording_op(outer, x->a)), JIG_FMT(name),
                         JIG_FMT(jig_op_name_of(outer)));
    else
        jig_failure_help(x, "the script's first argument has the module; it is consumed then, and "
                            "marked so: %%root: !transform.any_op {transform.consumed}");
}

/* ---- Types of handles ---- */

static JigStr fact_text(const JigExplained *x, size_t i) {
    const JigClause *c = &x->why->what;
    return i < c->num_facts ? c->facts[i].text : (JigStr){0};
}

/* "incompatible payload operation name expected {} vs {} -> {}" */
void jig_explain_op_type(JigExplained *x) {
    JigStr wanted = fact_text(x, 0), is = fact_text(x, 1);
    JigContext *ctx = jig_op_context(x->at->op);
    const JigOp *op = x->why->num_notes ? jig_blamed_op(&x->why->notes[0].blame) : NULL;
    JigStr words = op ? jig_wording_op(op, x->a) : is;
    if (!wanted.len)
        return;
    jig_failure_title(x, "a handle of type !transform.op<\"%.*s\"> is given %.*s", JIG_FMT(wanted),
                      JIG_FMT(words));
    if (op)
        jig_failure_at(x, jig_op_loc(op), "the payload");
    if (!jig_op_name_row(jig_op_name(ctx, wanted))) {
        JigStr near = jig_names_words(ctx, JIG_NAME_OP, wanted, x->a);
        jig_failure_help(x, "no op is registered as '%.*s'%s%.*s%s", JIG_FMT(wanted),
                         near.len ? "; did you mean " : "", JIG_FMT(near), near.len ? "?" : "");
    }
    jig_failure_help(x,
                     "match only such ops (ops{[...]}), or use !transform.any_op, which takes all");
}

/* ---- Counts ---- */

/* "expected as many parameter values ({}) as target ops ({})" */
void jig_explain_parameter_count(JigExplained *x) {
    JigStr counts = jig_named_counts(x);
    jig_failure_title(x, "there is not one parameter for each target: %.*s", JIG_FMT(counts));
    jig_failure_help(x, "transform.foreach takes targets and parameters together, one by one; "
                        "transform.split_handle gives each a handle of its own");
}

/* "If filter_operand_types contains more than a type, ..." */
void jig_explain_filter(JigExplained *x) {
    size_t n =
        jig_attr_array_len(jig_transform_structured_match_filter_operand_types_attr(x->at->op));
    jig_failure_title(x,
                      "filter_operand_types has %zu types, but an op that is looked at has "
                      "another number of operands",
                      n);
    jig_failure_help(x, "what an op writes into is an operand, too (linalg.matmul has 3); one type "
                        "alone is asked of all operands");
}

/* ---- Alternatives ---- */

/* "all alternatives failed" */
void jig_explain_alternatives(JigExplained *x) {
    for (size_t i = x->step + 1; i <= x->step + x->at->num_below; ++i) {
        const JigRunStep s = *jig_run_step(x->run, i);
        if (s.parent != x->step || s.status == JIG_OK)
            continue;
        JigStr step = jig_failure_step(x, s.op), why = jig_failure_words(x->run, s.why, x->a);
        jig_vec_push(x->lines, jig_arena_printf(x->a, "alternative %zu: %.*s: %.*s", s.pass,
                                                JIG_FMT(step), JIG_FMT(why)));
    }
    jig_failure_help(x, "an empty region as the last alternative lets the payload be as it is");
}

/* ---- Conversions ---- */

/* "pattern descriptor does not specify type converter and ..." */
void jig_explain_converter(JigExplained *x) {
    jig_failure_help(x, "behind the patterns: } with type_converter { "
                        "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter "
                        "} {legal_dialects = [...]}");
}

/* ---- What steps take ---- */

/* Where a step fails whose payload is of few kinds, and its reason does not say where to get it. */
static const struct {
    const char *step, *help;
} takes[] = {
    {"transform.structured.decompose",
     "convolutions and pooling in two dimensions are decomposed, once tiled to a window of one "
     "row: "
     "transform.structured.tile_using_for with 1 for that loop of the window and of the output"},
    {"transform.structured.convert_conv2d_to_img2col",
     "transform.structured.match ops{[\"linalg.conv_2d_nhwc_hwcf\", "
     "\"linalg.conv_2d_nchw_fchw\"]} finds what can be converted"},
    {"transform.structured.winograd_conv2d",
     "it takes linalg.conv_2d_nhwc_fhwc with a window of 3 or 5 and strides of 1"},
    {"transform.structured.insert_slice_to_copy",
     "transform.structured.match ops{[\"tensor.insert_slice\", \"tensor.parallel_insert_slice\"]} "
     "finds what it takes"},
    {"transform.structured.flatten_elementwise",
     "elementwise ops of linalg are flattened: parallel loops, each operand accessed in order"},
    {"transform.structured.specialize",
     "a linalg.generic may stay one: tiling, fusing and vectorizing take it as it is"},
    {"transform.loop.peel",
     "what is peeled off is the rest of a loop whose step does not divide its range, or with "
     "{peel_front = true} the first iteration"},
};

void jig_explain_what_it_takes(JigExplained *x) {
    if (jig_failure_is(x->why, JIG_KIND_SPENT_HANDLE))
        return; /* nothing is wrong with the payload */
    for (size_t i = 0; i < JIG_LEN(takes); ++i)
        if (jig_op_has_name(x->at->op, takes[i].step))
            jig_failure_help(x, "%s", takes[i].help);
}

/* ---- Actions ---- */

/* "action @{} has results associated with multiple payload entities, ..." */
void jig_explain_action_results(JigExplained *x) {
    jig_failure_title(x,
                      "the action @%.*s yields a handle that has no payload op, or several: one "
                      "is expected each time",
                      JIG_FMT(x->why->what.facts[0].text));
    jig_failure_help(x, "transform.foreach_match flatten_results in ... takes any number");
}

/* ---- Buffers ---- */

/* "op failed to multibuffer" */
void jig_explain_buffers(JigExplained *x) {
    jig_failure_help(x,
                     "a buffer can be multiplied that stands outside of a loop, or in it, each of "
                     "whose iterations writes all of it before it reads");
}

/* ---- Loops that compute tensors ---- */

/* "unsupported shared outputs (didn't bufferize?)" */
void jig_explain_shared_outputs(JigExplained *x) {
    JigItems items = jig_failure_targets(x);
    JigStr name = jig_failure_target_name(x);
    if (items.kind != JIG_HANDLE_OPS || !items.len)
        return;
    jig_failure_title(x, "%.*s still has tensors as results: its iterations put them together",
                      JIG_FMT(jig_wording_op(items.items[0], x->a)));
    jig_failure_at(x, jig_op_loc(items.items[0]), "%zu result(s) of %.*s",
                   jig_op_num_results(items.items[0]), JIG_FMT(name));
    jig_failure_help(x, "bufferize first, then match the loop again: "
                        "transform.bufferization.one_shot_bufferize %%module "
                        "{bufferize_function_boundaries = true} : (!transform.any_op) -> "
                        "!transform.any_op");
    jig_failure_help(x, "or let transform.structured.tile_using_for make scf.for, which needs no "
                        "conversion");
}
