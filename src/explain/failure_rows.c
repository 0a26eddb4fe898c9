/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What can be said of failures of one kind, beyond what is said of all: in a schedule author's
 * words, and what would do. */
#include "explain/failure_int.h"
#include "jig/iface.h"
#include "transform/ops/ops.h"

#include <string.h>

/* ---- What is listed ---- */

static bool is_tileable(const JigNamed *list, const JigOp *op) {
    (void)list;
    return jig_tiling(op) != NULL;
}

static bool is_structured(const JigNamed *list, const JigOp *op) {
    (void)list;
    return jig_structured(op) != NULL;
}

static bool has_name(const JigNamed *list, const JigOp *op) {
    return jig_str_eq(jig_op_name_of(op), list->name);
}

/* ---- Handles that were spent ---- */

/* The binding of an operand of the step that a step before it has spent. */
static const JigRunBinding *spent_operand(const JigExplained *x) {
    for (size_t k = 0; k < jig_op_num_operands(x->at->op); ++k)
        for (size_t i = jig_run_num_bindings(x->run); i-- > 0;) {
            if (jig_run_binding_handle(x->run, i) != jig_op_operand(x->at->op, k))
                continue;
            const JigRunBinding *b = jig_run_binding(x->run, i);
            if (b->begin > x->at->begin)
                continue;
            if (b->spent_by != JIG_NO_STEP &&
                jig_run_step(x->run, b->spent_by)->end <= x->at->begin)
                return b;
            break;
        }
    return NULL;
}

static bool had(const JigRunBinding *b, const JigOp *op) {
    for (size_t i = 0; b->items.kind == JIG_HANDLE_OPS && i < b->items.len; ++i)
        if (b->items.items[i] == op)
            return true;
    return false;
}

/* The step inside of `by` that consumed the payload, or `by` itself. */
static size_t consumer(const JigExplained *x, size_t by, const JigOp *ancestor) {
    size_t found = by, last = by + jig_run_step(x->run, by)->num_below;
    for (size_t i = by + 1; ancestor && i <= last; ++i) {
        const JigRunStep *s = jig_run_step(x->run, i);
        for (size_t k = 0; k < s->num_spent; ++k)
            if (jig_run_binding(x->run, jig_run_spent(x->run, s->first_spent + k))->ancestor ==
                ancestor)
                found = i;
    }
    return found;
}

static void title_spent(JigExplained *x, const JigRunBinding *b, const JigOp *by) {
    const JigValue *consumed = jig_op_operand(by, b->operand);
    JigStr name = jig_wording_handle(b->handle, x->a), step = jig_failure_step(x, by),
           other = jig_wording_handle(consumed, x->a);
    if (consumed == b->handle)
        jig_failure_title(x, "%.*s must not be used any more: %.*s has consumed it", JIG_FMT(name),
                          JIG_FMT(step));
    else
        jig_failure_title(x, "%.*s must not be used any more: %.*s has consumed %.*s, %s",
                          JIG_FMT(name), JIG_FMT(step), JIG_FMT(other),
                          had(b, b->ancestor) ? "which had the same payload"
                          : b->ancestor       ? "whose payload has this one's in it"
                                              : "which had a value in common with it");
}

/* Handles that the consumer made and that can be used. */
static void help_with_results(JigExplained *x, const JigOp *by) {
    JigNamed list = {.x = x};
    for (size_t i = 0; i < jig_op_num_results(by); ++i) {
        const JigValue *v = jig_op_result(by, i);
        if (jig_handle_kind(v) == JIG_HANDLE_PARAMS || jig_run_bound(x->run, v) == SIZE_MAX)
            continue;
        JigItems items = jig_run_handle(x->run, v);
        jig_named_add(&list,
                      jig_arena_printf(x->a, "%.*s (%.*s)", JIG_FMT(jig_wording_handle(v, x->a)),
                                       JIG_FMT(jig_wording_items(items, 2, x->a))));
    }
    if (list.n)
        jig_failure_help(x, "what became of it is in the results of that step: %.*s",
                         JIG_FMT(jig_named_text(&list)));
    else
        jig_failure_help(
            x, "match what is needed again behind that step, or use the handle before it");
    if (jig_op_is(by, JIG_TRANSFORM(INCLUDE)) && !jig_op_num_results(by))
        jig_failure_help(x, "or let the sequence yield what it makes: %%new = %.*s ...",
                         JIG_FMT(jig_wording_call(by, x->a)));
}

/* A step around this one consumes payload, which its body must not use under other names. */
static void explain_consumed_around(JigExplained *x) {
    for (size_t i = x->at->parent; i != JIG_NO_STEP; i = jig_run_step(x->run, i)->parent) {
        const JigOp *op = jig_run_step(x->run, i)->op;
        for (size_t k = 0; k < jig_op_num_operands(op); ++k) {
            if (!jig_operand_is_consumed(op, k))
                continue;
            JigStr consumed = jig_wording_handle(jig_op_operand(op, k), x->a);
            jig_failure_title(x,
                              "%.*s must not be used in here: %.*s around this step consumes "
                              "%.*s, which has payload in common with it",
                              JIG_FMT(jig_failure_target_name(x)), JIG_FMT(jig_failure_step(x, op)),
                              JIG_FMT(consumed));
            jig_failure_help(x,
                             "use the argument of the body that stands for %.*s, or results of "
                             "steps on it",
                             JIG_FMT(consumed));
            return;
        }
    }
}

static void explain_spent(JigExplained *x) {
    const JigRunBinding *b = spent_operand(x);
    if (!b) {
        if (!jig_explain_overlap(x))
            explain_consumed_around(x);
        return;
    }
    const JigOp *by = jig_run_step(x->run, b->spent_by)->op,
                *inner = jig_run_step(x->run, consumer(x, b->spent_by, b->ancestor))->op;
    title_spent(x, b, by);
    jig_failure_at(x, jig_op_loc(inner), inner == by ? "consumed here" : "consumed in here");
    if (b->ancestor)
        jig_failure_at(x, jig_op_loc(b->ancestor), "the consumed payload was here");
    help_with_results(x, by);
}

/* ---- Counts ---- */

/* "{} expected to contain {} payloads but it contains {} payloads" */
static void explain_split(JigExplained *x) {
    long long wanted = jig_failure_number(x, 1), there = jig_failure_number(x, 2);
    jig_failure_title(x, "%.*s has %lld payload op%s, but is split into %lld result%s",
                      JIG_FMT(jig_failure_target_name(x)), there, there == 1 ? "" : "s", wanted,
                      wanted == 1 ? "" : "s");
    if (there < wanted)
        jig_failure_help(x,
                         "take %lld result%s, or say {fail_on_payload_too_small = false}: results "
                         "that are left over are empty then",
                         there, there == 1 ? "" : "s");
    else
        jig_failure_help(x,
                         "take %lld results, or say {overflow_result = N}: result N gets what is "
                         "left over",
                         there);
    const JigOp *def = jig_value_def(jig_failure_target(x));
    if (def && there < wanted && jig_op_has_name(def, "transform.structured.split"))
        jig_failure_help(x,
                         "transform.structured.split leaves one part when its point is at the end "
                         "of the loop or behind it: 'after' takes fewer than it has iterations");
    if (!there)
        jig_failure_help(x, "see why it is empty: nothing was found where it comes from");
}

static void explain_one(JigExplained *x) {
    JigItems items = jig_failure_targets(x);
    if (items.len > 1)
        jig_failure_help(x,
                         "transform.foreach %.*s takes each of the %zu in turn; "
                         "transform.split_handle gives each a handle of its own",
                         JIG_FMT(jig_failure_target_name(x)), items.len);
    else if (!items.len)
        jig_failure_help(x, "%.*s is empty: nothing was found where it comes from",
                         JIG_FMT(jig_failure_target_name(x)));
}

/* ---- Kinds ---- */

static void explain_untileable(JigExplained *x) {
    JigNamed list = jig_named_below(x, is_tileable, (JigStr){0});
    if (!list.n)
        return;
    jig_failure_help(x, "in %.*s these can be tiled: %.*s", JIG_FMT(jig_failure_target_name(x)),
                     JIG_FMT(jig_named_text(&list)));
    jig_failure_help(x, "transform.structured.match interface{TilingInterface} in %.*s finds them",
                     JIG_FMT(jig_failure_target_name(x)));
}

static void explain_unvectorizable(JigExplained *x) {
    JigNamed list = jig_named_below(x, is_structured, (JigStr){0});
    JigItems items = jig_failure_targets(x);
    const JigOp *op = items.kind == JIG_HANDLE_OPS && items.len ? items.items[0] : NULL;
    if (!op || jig_structured(op))
        return;
    jig_failure_title(x,
                      "%.*s cannot be vectorized: structured ops of linalg can, and a few of "
                      "tensor",
                      JIG_FMT(jig_wording_op(op, x->a)));
    jig_failure_at(x, jig_op_loc(op), "here");
    if (jig_aggregated(op))
        jig_failure_help(
            x,
            "transform.structured.decompose_interface %.*s : (!transform.any_op) -> "
            "!transform.any_op makes linalg.generic ops of it, which can be vectorized",
            JIG_FMT(jig_failure_target_name(x)));
    if (!list.n)
        return;
    jig_failure_help(x, "in %.*s these can be vectorized: %.*s",
                     JIG_FMT(jig_failure_target_name(x)), JIG_FMT(jig_named_text(&list)));
    jig_failure_help(x,
                     "transform.structured.vectorize_children_and_apply_patterns takes what is "
                     "around them; transform.structured.match interface{LinalgOp} in %.*s finds "
                     "them",
                     JIG_FMT(jig_failure_target_name(x)));
}

/* The name in !transform.op<"..."> of the operand that the row of the step asks for, or empty. */
static JigStr wanted_name(const JigExplained *x) {
    for (const JigReason *r = x->why->because; r; r = r->because)
        for (size_t i = 0; i < r->what.num_facts; ++i) {
            JigStr text = r->what.facts[i].text;
            const char *from = text.len ? memchr(text.ptr, '"', text.len) : NULL;
            const char *to =
                from ? memchr(from + 1, '"', text.len - (size_t)(from + 1 - text.ptr)) : NULL;
            if (to)
                return (JigStr){from + 1, (size_t)(to - from - 1)};
        }
    return (JigStr){0};
}

/* A step on loops, of something else: what it has, and loops inside and around. */
static bool explain_no_loop(JigExplained *x, JigItems items) {
    JigStr step = jig_op_name_of(x->at->op), name = jig_failure_target_name(x);
    const JigOp *op = items.kind == JIG_HANDLE_OPS && items.len ? items.items[0] : NULL;
    if (!op || jig_loop(op) || !jig_str_starts_with(step, "transform.loop."))
        return false;
    jig_failure_title(x, "%.*s takes loops, and %.*s has %.*s", JIG_FMT(step), JIG_FMT(name),
                      JIG_FMT(jig_wording_op(op, x->a)));
    jig_failure_at(x, jig_op_loc(op), "here");
    size_t before = x->lines->len;
    jig_explain_loop(x);
    if (x->lines->len == before)
        jig_failure_help(x, "steps that tile have loops in their results, from the outermost in: "
                            "%%tiled, %%loop = transform.structured.tile_using_for ...");
    return true;
}

static void explain_wrong_kind(JigExplained *x) {
    (void)jig_explain_because(x);
    if (jig_op_has_name(x->at->op, "transform.structured.hoist_pad"))
        jig_failure_help(x, "the second result of transform.structured.pad %.*s has such ops",
                         JIG_FMT(jig_failure_target_name(x)));
    JigStr wanted = wanted_name(x);
    JigItems items = jig_failure_targets(x);
    bool structured = items.len && items.kind == JIG_HANDLE_OPS && jig_structured(items.items[0]);
    if (jig_str_is(wanted, "linalg.generic") && structured) {
        jig_failure_help(x, "transform.structured.generalize %.*s makes a linalg.generic of it",
                         JIG_FMT(jig_failure_target_name(x)));
        return;
    }
    if (!wanted.len && explain_no_loop(x, items))
        return;
    JigNamed list = wanted.len ? jig_named_below(x, has_name, wanted) : (JigNamed){0};
    if (list.n)
        jig_failure_help(x,
                         "in %.*s these are of that kind: %.*s; transform.structured.match "
                         "ops{[\"%.*s\"]} finds them",
                         JIG_FMT(jig_failure_target_name(x)), JIG_FMT(jig_named_text(&list)),
                         JIG_FMT(wanted));
}

/* ---- Fusing ---- */

/* What the loop uses, and could be fused into it. */
static JigWalk list_used(JigOp *op, void *user) {
    JigNamed *list = user;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigOp *def = jig_value_def(jig_op_operand(op, i));
        if (def && jig_tiling(def) && !jig_op_is_ancestor(list->around, def) &&
            jig_ptrset_add(&list->seen, def))
            jig_named_add(list, jig_wording_op(def, list->x->a));
    }
    return JIG_WALK_ADVANCE;
}

/* Does the op use what one of the loops makes? */
static bool reads_any(const JigOp *op, JigItems loops) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        for (size_t k = 0; k < loops.len; ++k)
            if (jig_value_def(jig_op_operand(op, i)) == loops.items[k])
                return true;
    return false;
}

/* What is to be fused is a consumer. */
static void help_with_consumer(JigExplained *x, const JigValue *loop) {
    JigItems items = jig_failure_targets(x), loops = jig_failure_items(x, loop);
    if (items.kind != JIG_HANDLE_OPS || !items.len || loops.kind != JIG_HANDLE_OPS ||
        !reads_any(items.items[0], loops))
        return;
    JigStr name = jig_failure_target_name(x), into = jig_wording_handle(loop, x->a);
    jig_failure_help(x,
                     "it uses what the loop makes: %%fused, %%loops = "
                     "transform.structured.fuse_consumer_into_containing_op %.*s into %.*s : "
                     "(!transform.any_op, !transform.any_op) -> (!transform.any_op, "
                     "!transform.any_op) takes consumers",
                     JIG_FMT(name), JIG_FMT(into));
}

static void explain_no_producer(JigExplained *x) {
    const JigOp *op = x->at->op;
    JigNamed list = {.x = x};
    if (!jig_op_has_name(op, "transform.structured.fuse_into_containing_op"))
        return;
    const JigValue *loop = jig_transform_structured_fuse_into_containing_op_containing_op(op);
    (void)jig_explain_because(x);
    help_with_consumer(x, loop);
    JigItems loops = jig_run_handle(x->run, loop); /* until another handle is asked for */
    for (size_t i = 0; loops.kind == JIG_HANDLE_OPS && i < loops.len; ++i) {
        list.around = loops.items[i];
        jig_walk_pre(loops.items[i], list_used, &list);
    }
    jig_ptrmap_free(&list.seen);
    if (list.n)
        jig_failure_help(x, "the loop uses these, which can be fused into it: %.*s",
                         JIG_FMT(jig_named_text(&list)));
    else
        jig_failure_help(x, "the loop uses nothing that can be fused into it");
}

/* ---- Choices ---- */

/* "non-deterministic choice \"{}\" is only resolved through providing a {}" */
static void explain_open_choice(JigExplained *x) {
    JigStr name = x->why->what.num_facts ? x->why->what.facts[0].text : (JigStr){0};
    if (!name.len)
        return;
    jig_failure_title(x, "nothing was selected for \"%.*s\"", JIG_FMT(name));
    jig_failure_help(
        x, "--set %.*s=VALUE selects one of them; in the script that is %s", JIG_FMT(name),
        jig_op_has_name(x->at->op, "transform.tune.knob") ? "= VALUE from options = [...]"
                                                          : "selected_region = N");
}

/* ---- All of them ---- */

const JigFailureRow jig_failure_rows[] = {
    {JIG_KIND_SPENT_HANDLE, explain_spent},
    {JIG_KIND_PAYLOAD_COUNT, explain_split},
    {JIG_KIND_NO_TILING, explain_untileable},
    {JIG_KIND_NO_VECTORIZING, explain_unvectorizable},
    {JIG_KIND_WRONG_OP, explain_wrong_kind},
    {JIG_KIND_OP_TYPE, jig_explain_op_type},
    {JIG_KIND_NOTHING_TO_FUSE, explain_no_producer},
    {JIG_KIND_OPEN_CHOICE, explain_open_choice},
    {JIG_KIND_MANY_SIZES, jig_explain_many_sizes},
    {JIG_KIND_SIZE_HANDLE, jig_explain_size_handle},
    {JIG_KIND_PACKED_SIZES, jig_explain_packed_sizes},
    {JIG_KIND_DIMENSION, jig_explain_dimension},
    {JIG_KIND_PADDING, jig_explain_padding},
    {JIG_KIND_NOT_VECTORIZED, jig_explain_no_vectorization},
    {JIG_KIND_MULTI_SIZES, jig_explain_multi_sizes},
    {JIG_KIND_INTERCHANGE, jig_explain_interchange},
    {JIG_KIND_PERMUTATION, jig_explain_permutation},
    {JIG_KIND_SIZE_PARAMETER, jig_explain_size_parameter},
    {JIG_KIND_NEGATIVE_SIZE, jig_explain_negative_size},
    {JIG_KIND_PARTIAL_REDUCTION, jig_explain_partial},
    {JIG_KIND_GAVE_UP, jig_explain_split_reduction},
    {JIG_KIND_NOT_APPLIED, jig_explain_vague},
    {JIG_KIND_LOOP, jig_explain_loop},
    {JIG_KIND_INVALID_PAYLOAD, jig_explain_invalid},
    {JIG_KIND_BUFFERS, jig_explain_buffers},
    {JIG_KIND_SIBLINGS, jig_explain_siblings},
    {JIG_KIND_POSITION, jig_explain_position},
    {JIG_KIND_PARENT, jig_explain_parent},
    {JIG_KIND_FOREACH_LENGTHS, jig_explain_foreach},
    {JIG_KIND_LAUNCH, jig_explain_launch},
    {JIG_KIND_BLOCK_SIZES, jig_explain_block},
    {JIG_KIND_MAPPING_KIND, jig_explain_mapping_kind},
    {JIG_KIND_MAPPING, jig_explain_mapping},
    {JIG_KIND_RESOURCES, jig_explain_resources},
    {JIG_KIND_PRODUCER, jig_explain_producer},
    {JIG_KIND_MODULE, jig_explain_module},
    {JIG_KIND_ACTION_RESULTS, jig_explain_action_results},
    {JIG_KIND_PARAMETER_COUNT, jig_explain_parameter_count},
    {JIG_KIND_FILTER, jig_explain_filter},
    {JIG_KIND_ALTERNATIVES, jig_explain_alternatives},
    {JIG_KIND_CONVERTER, jig_explain_converter},
    {JIG_KIND_SHARED_OUTPUTS, jig_explain_shared_outputs},
    {JIG_KIND_PASS, jig_explain_pass},
    {JIG_KIND_PASS_OPTIONS, jig_explain_pass_options},
    {JIG_KIND_MATCHER, jig_explain_matcher},
    {JIG_KIND_NOT_ONE, explain_one},
    {JIG_KIND_REPEATED, jig_explain_repeated},
    {JIG_KIND_NOT_FUSED, jig_explain_not_fused},
    {JIG_KIND_UNRESOLVED, jig_explain_unresolved},
    {JIG_KIND_CONVERSION, jig_explain_conversion},
    {NULL, NULL},
};
