/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Why steps fail that got other payload than they take, and passes. */
#include "explain/failure_int.h"
#include "jig/iface.h"
#include "jig/pass.h"
#include "support/nearest.h"
#include "transform/ops/ops.h"

#include <string.h>

/* ---- What is behind a failure ---- */

static bool ends_with_dot(JigStr s) {
    return s.len && s.ptr[s.len - 1] == '.';
}

/* Rows name the operand that needs something: "it needs target: op<...>". There is one here. */
static JigStr without_operand(const JigExplained *x, JigStr text) {
    static const char before[] = "it needs target: ";
    size_t n = strlen(before);
    return jig_str_starts_with(text, before)
               ? jig_arena_printf(x->a, "it needs %.*s", (int)(text.len - n), text.ptr + n)
               : text;
}

void jig_explain_notes(JigExplained *x, const JigReason *behind) {
    for (size_t i = 0; i < behind->num_notes; ++i) {
        const JigReason note = {.arena = x->a, .what = behind->notes[i]};
        JigStr text = jig_reason_text(&note, x->a);
        jig_failure_at(x, note.what.blame.loc.bits ? note.what.blame.loc : jig_op_loc(x->at->op),
                       "%.*s", JIG_FMT(text));
    }
}

bool jig_explain_because(JigExplained *x) {
    const JigReason *behind = x->why->because;
    if (!behind || !jig_reason_given(behind) || !behind->what.text)
        return false;
    while (behind->because && behind->because->what.text)
        behind = behind->because;
    JigStr text = jig_reason_text(behind, x->a), step = jig_wording_call(x->at->op, x->a);
    if (!text.len)
        return false;
    const JigOp *op = jig_blamed_op(&behind->what.blame);
    JigItems items = jig_failure_targets(x);
    if ((!op || op == x->at->op) && items.kind == JIG_HANDLE_OPS && items.len)
        op = items.items[0];
    text.len -= ends_with_dot(text);
    text = without_operand(x, text);
    if (!op || op == x->at->op) {
        jig_failure_title(x, "%.*s failed: %.*s", JIG_FMT(step), JIG_FMT(text));
        jig_explain_notes(x, behind);
        return true;
    }
    JigStr words = jig_wording_op(op, x->a);
    jig_failure_title(x, "%.*s cannot be done to %.*s: %.*s", JIG_FMT(step), JIG_FMT(words),
                      JIG_FMT(text));
    jig_failure_at(x, jig_op_loc(op), "here");
    jig_explain_notes(x, behind);
    return true;
}

void jig_explain_vague(JigExplained *x) {
    JigStr step = jig_op_name_of(x->at->op);
    if (jig_str_starts_with(step, "transform.loop."))
        jig_explain_loop(x);
    else
        (void)jig_explain_because(x);
}

/* ---- Loops ---- */

static bool is_loop(const JigNamed *list, const JigOp *op) {
    (void)list;
    return jig_loop(op) != NULL;
}

/* The innermost loop around the op; NULL: none. */
static const JigOp *loop_around(const JigOp *op) {
    const JigOp *p = jig_op_parent(op);
    while (p && !jig_loop(p))
        p = jig_op_parent(p);
    return p;
}

/* Factors that leave no iteration over, where the reason is one that does. */
static void help_with_factors(JigExplained *x, const JigOp *loop) {
    enum { LARGEST = 64 };
    uint64_t trips;
    JigNamed list = {.x = x};
    if (!jig_failure_is(x->why->because, JIG_KIND_LEFT_OVER) ||
        !jig_loop_trip_count(loop, 0, &trips))
        return;
    for (uint64_t f = 2; f <= trips && f <= LARGEST && list.n <= 4; ++f)
        if (trips % f == 0)
            jig_named_add(&list, jig_arena_printf(x->a, "%llu", (unsigned long long)f));
    if (list.n)
        jig_failure_help(x, "factors of its %llu iterations are %.*s", (unsigned long long)trips,
                         JIG_FMT(list.text));
}

/* Where it is not known how often a loop goes round: what would do without. */
static void help_with_trips(JigExplained *x, const JigOp *loop) {
    uint64_t trips;
    if (!jig_op_has_name(x->at->op, "transform.loop.unroll") ||
        jig_loop_trip_count(loop, 0, &trips))
        return;
    JigMixed upper = jig_loop(loop)->upper ? jig_loop(loop)->upper(loop, 0) : (JigMixed){0};
    if (jig_transform_loop_unroll_full_attr(x->at->op))
        jig_failure_help(
            x,
            "it ends at %.*s, which is no constant: {factor = 4} unrolls it so often, "
            "with a loop for what is left",
            JIG_FMT(upper.value ? jig_wording_handle(upper.value, x->a) : JIG_STR("a bound")));
}

/* A loop of another kind, which is made by another step, or becomes the right one. */
static void help_with_forall(JigExplained *x, const JigOp *loop) {
    if (!jig_op_has_name(loop, "scf.forall") ||
        jig_op_has_name(x->at->op, "transform.loop.forall_to_for") ||
        jig_op_has_name(x->at->op, "transform.loop.forall_to_parallel"))
        return;
    JigStr name = jig_failure_target_name(x);
    jig_failure_help(x,
                     "tile_using_for makes loops that this takes; on buffers transform.loop."
                     "forall_to_for %.*s makes them of %.*s",
                     JIG_FMT(name), JIG_FMT(name));
}

/* A step on loops got something else, or a loop that does not do. */
void jig_explain_loop(JigExplained *x) {
    JigItems items = jig_failure_targets(x);
    JigStr name = jig_failure_target_name(x);
    (void)jig_explain_because(x);
    if (jig_op_has_name(x->at->op, "transform.loop.pipeline") &&
        jig_transform_loop_pipeline_iteration_interval(x->at->op) < 1)
        jig_failure_help(x, "{iteration_interval = N}: cycles from one iteration's begin to the "
                            "next one's, at least 1");
    if (!items.len || items.kind != JIG_HANDLE_OPS)
        return;
    if (jig_loop(items.items[0])) {
        help_with_factors(x, items.items[0]);
        help_with_trips(x, items.items[0]);
        help_with_forall(x, items.items[0]);
        return;
    }
    JigNamed inside = jig_named_below(x, is_loop, (JigStr){0});
    if (inside.n)
        jig_failure_help(x,
                         "in %.*s these are loops: %.*s; transform.structured.match "
                         "interface{LoopLikeInterface} in %.*s finds them",
                         JIG_FMT(name), JIG_FMT(jig_named_text(&inside)), JIG_FMT(name));
    const JigOp *around = loop_around(items.items[0]);
    if (around)
        jig_failure_help(x,
                         "around it is %.*s: transform.get_parent_op %.*s {op_name = \"%.*s\", "
                         "deduplicate} finds it",
                         JIG_FMT(jig_wording_op(around, x->a)), JIG_FMT(name),
                         JIG_FMT(jig_op_name_of(around)));
}

/* "target and source are not in the same block" */
void jig_explain_siblings(JigExplained *x) {
    for (size_t i = 0; i < jig_op_num_operands(x->at->op); ++i) {
        const JigValue *v = jig_op_operand(x->at->op, i);
        JigItems items = jig_run_handle(x->run, v);
        if (items.kind != JIG_HANDLE_OPS || !items.len)
            continue;
        JigStr name = jig_wording_handle(v, x->a), around = jig_failure_around(x, items.items[0]);
        jig_failure_help(x, "%.*s stands in: %.*s", JIG_FMT(name), JIG_FMT(around));
    }
    jig_failure_help(x, "siblings stand in the same block, one behind the other");
}

/* ---- Handles ---- */

/* "position overflow {} (updated from {}) for maximum {}" */
void jig_explain_position(JigExplained *x) {
    long long at = jig_failure_number(x, 1), n = jig_failure_number(x, 2);
    JigStr name = jig_failure_target_name(x), step = jig_wording_call(x->at->op, x->a);
    JigItems items = jig_failure_targets(x);
    bool results = jig_op_has_name(x->at->op, "transform.get_result");
    if (items.kind != JIG_HANDLE_OPS || !items.len)
        return;
    if (!n) {
        jig_failure_title(x, "%.*s asks for number %lld, but there is none", JIG_FMT(step), at);
        jig_failure_help(x, "%.*s has %.*s", JIG_FMT(name),
                         JIG_FMT(jig_wording_items(items, 4, x->a)));
        return;
    }
    jig_failure_title(x, "%.*s asks for number %lld, but of %lld the last is number %lld",
                      JIG_FMT(step), at, n, n - 1);
    for (size_t i = 0; i < items.len; ++i) {
        const JigOp *op = items.items[i];
        long long has = (long long)(results ? jig_op_num_results(op) : jig_op_num_operands(op));
        if (has != n)
            continue;
        jig_failure_at(x, jig_op_loc(op), "this has %lld", has);
        break;
    }
    jig_failure_help(x, "%.*s[%lld] is the last that is there, as is [-1]; [all] takes all",
                     JIG_FMT(name), n - 1);
}

/* Where loops come from. */
static const struct {
    const char *op, *step;
} makers[] = {{"scf.for", "transform.structured.tile_using_for"},
              {"scf.forall", "transform.structured.tile_using_forall"}};

/* "could not find a parent op that matches all requirements" */
void jig_explain_parent(JigExplained *x) {
    const JigAttr *wanted;
    JigItems items = jig_failure_targets(x);
    JigStr name = jig_failure_target_name(x);
    if (items.kind != JIG_HANDLE_OPS || !items.len)
        return;
    if (!jig_op_has_name(x->at->op, "transform.get_parent_op"))
        return;
    wanted = jig_transform_get_parent_op_op_name_attr(x->at->op);
    int64_t nth = jig_transform_get_parent_op_nth_parent(x->at->op);
    if (wanted && nth > 1)
        jig_failure_title(x, "there are fewer than %lld %.*s around what %.*s has", (long long)nth,
                          JIG_FMT(jig_attr_string_value(wanted)), JIG_FMT(name));
    else if (wanted)
        jig_failure_title(x, "there is no such %.*s around what %.*s has",
                          JIG_FMT(jig_attr_string_value(wanted)), JIG_FMT(name));
    jig_failure_help(x, "around %.*s: %.*s", JIG_FMT(jig_wording_op(items.items[0], x->a)),
                     JIG_FMT(jig_failure_around(x, items.items[0])));
    for (size_t i = 0; wanted && i < JIG_LEN(makers); ++i)
        if (jig_str_is(jig_attr_string_value(wanted), makers[i].op))
            jig_failure_help(x, "%s makes %s around what it tiles, and has them in its results",
                             makers[i].step, makers[i].op);
    jig_failure_help(x, "{allow_empty_results} leaves out those that have none");
}

/* "prior targets' payload size ({}) differs from payload size ..." */
void jig_explain_foreach(JigExplained *x) {
    JigStr counts = jig_named_counts(x);
    jig_failure_title(x, "the handles are taken one by one together, but %.*s", JIG_FMT(counts));
    jig_failure_help(x, "'with_zip_shortest' behind the handles ends with the shortest; or give "
                        "handles with as many each");
}

/* ---- GPUs ---- */

static bool is_forall(const JigNamed *list, const JigOp *op) {
    (void)list;
    return jig_op_has_name(op, "scf.forall");
}

/* "Given target is not a gpu.launch" */
void jig_explain_launch(JigExplained *x) {
    JigStr name = jig_failure_target_name(x);
    JigItems items = jig_failure_targets(x);
    JigNamed foralls = jig_named_below(x, is_forall, (JigStr){0});
    if (items.kind != JIG_HANDLE_OPS || !items.len)
        return;
    jig_failure_title(x, "%.*s is mapped to threads, but has %.*s, which is no gpu.launch",
                      JIG_FMT(name), JIG_FMT(jig_wording_op(items.items[0], x->a)));
    jig_failure_at(x, jig_op_loc(items.items[0]), "the target");
    if (foralls.n)
        jig_failure_help(x,
                         "a launch is made around an scf.forall that says (mapping = "
                         "[#gpu.block<y>, #gpu.block<x>]) when it is tiled (here: %.*s)",
                         JIG_FMT(jig_named_text(&foralls)));
    jig_failure_help(x,
                     "then, when the payload works on buffers: %%launch = "
                     "transform.gpu.map_forall_to_blocks %.*s "
                     "generate_gpu_launch : (!transform.any_op) -> !transform.any_op",
                     JIG_FMT(name));
}

/* "requires size-3 thread mapping" */
void jig_explain_block(JigExplained *x) {
    if (!jig_op_has_name(x->at->op, "transform.gpu.map_nested_forall_to_threads"))
        return;
    const JigAttr *dims = jig_transform_gpu_map_nested_forall_to_threads_block_dims_attr(x->at->op);
    if (dims)
        jig_failure_title(x, "block_dims has %zu entries, but a block of threads has 3 dimensions",
                          jig_attr_dense_array_len(dims));
    jig_failure_help(x, "write the others as 1: block_dims = [8, 8, 1]");
}

/* "scf.forall op requires a mapping attribute" */
void jig_explain_mapping(JigExplained *x) {
    JigNamed foralls = jig_named_below(x, is_forall, (JigStr){0});
    if (foralls.n)
        jig_failure_title(x, "%.*s does not say to what of a GPU its loops go",
                          JIG_FMT(jig_named_text(&foralls)));
    jig_failure_help(x, "say so when it is made: transform.structured.tile_using_forall ... "
                        "(mapping = [#gpu.block<y>, #gpu.block<x>])");
}

/* "scf.forall op requires a mapping attribute of kind 'block'" */
void jig_explain_mapping_kind(JigExplained *x) {
    JigNamed foralls = jig_named_below(x, is_forall, (JigStr){0});
    bool blocks = jig_op_has_name(x->at->op, "transform.gpu.map_forall_to_blocks");
    if (foralls.n)
        jig_failure_title(x, "%.*s is not mapped to %s alone, which %.*s takes",
                          JIG_FMT(jig_named_text(&foralls)), blocks ? "blocks" : "threads or warps",
                          JIG_FMT(jig_wording_call(x->at->op, x->a)));
    if (blocks)
        jig_failure_help(x, "map it so when it is made: tile_using_forall ... (mapping = "
                            "[#gpu.block<y>, #gpu.block<x>]); loops mapped to threads stand in it, "
                            "for transform.gpu.map_nested_forall_to_threads");
    else
        jig_failure_help(x, "map it so when it is made: tile_using_forall ... (mapping = "
                            "[#gpu.thread<y>, #gpu.thread<x>]); loops mapped to blocks are for "
                            "transform.gpu.map_forall_to_blocks");
}

/* "the number of required parallel resources (blocks or threads) {} overflows the number of
 * available resources {}" */
void jig_explain_resources(JigExplained *x) {
    JigNamed foralls = jig_named_below(x, is_forall, (JigStr){0});
    long long need = jig_failure_number(x, 0), have = jig_failure_number(x, 1);
    if (foralls.n)
        jig_failure_title(x, "%.*s wants %lld threads or blocks, and there are %lld",
                          JIG_FMT(jig_named_text(&foralls)), need, have);
    jig_failure_help(x, "tile it so that fewer iterations are left, or give more (block_dims, "
                        "grid_dims); a block has at most 1024 threads");
}

/* ---- Passes ---- */

static JigStr pass_name(const JigExplained *x) {
    return jig_op_has_name(x->at->op, "transform.apply_registered_pass")
               ? jig_transform_apply_registered_pass_pass_name(x->at->op)
               : JIG_STR("of the pipeline");
}

/* The pass is one for ops of another name: where these are, seen from the target. */
static void help_with_anchor(JigExplained *x, const char *anchor) {
    JigStr name = jig_failure_target_name(x), pass = pass_name(x);
    const JigOp *op = jig_failure_targets(x).items[0], *outer = jig_op_parent(op);
    jig_failure_title(x, "the pass %.*s runs on %s, not on %.*s", JIG_FMT(pass), anchor,
                      JIG_FMT(jig_wording_op(op, x->a)));
    while (outer && !jig_op_has_name(outer, anchor))
        outer = jig_op_parent(outer);
    if (outer)
        jig_failure_help(x,
                         "around it is %.*s: transform.get_parent_op %.*s {op_name = \"%s\", "
                         "deduplicate} finds it",
                         JIG_FMT(jig_wording_op(outer, x->a)), JIG_FMT(name), anchor);
    else
        jig_failure_help(x, "transform.structured.match ops{[\"%s\"]} in %.*s finds such ops",
                         anchor, JIG_FMT(name));
}

/* "pass pipeline failed" */
void jig_explain_pass(JigExplained *x) {
    JigStr pass = pass_name(x), name = jig_failure_target_name(x);
    JigItems items = jig_failure_targets(x);
    if (items.kind != JIG_HANDLE_OPS || !items.len)
        return;
    const JigOp *op = items.items[0], *outer = op;
    jig_failure_title(x, "the pass %.*s failed on %.*s", JIG_FMT(pass),
                      JIG_FMT(jig_wording_op(op, x->a)));
    const JigPassRow *row = jig_pass_find(jig_op_context(op), pass);
    if (row && row->anchor && !jig_op_has_name(op, row->anchor)) {
        help_with_anchor(x, row->anchor);
        return;
    }
    if (jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE)) {
        jig_failure_help(x, "what it refused is told above; its changes were taken back");
        return;
    }
    while (outer && !jig_op_has_trait(outer, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        outer = jig_op_parent(outer);
    if (outer)
        jig_failure_help(x,
                         "a pass takes what is isolated from above, which %.*s is: "
                         "transform.get_parent_op %.*s {isolated_from_above, deduplicate} finds it",
                         JIG_FMT(jig_wording_op(outer, x->a)), JIG_FMT(name));
}

/* A value that an option does not take: the parser of options has said so in notes. */
static void tell_option_complaints(JigExplained *x, const JigReason *behind) {
    JigStr pass = pass_name(x);
    for (size_t i = 0; i < behind->num_notes; ++i) {
        const JigReason note = {.arena = x->a, .what = behind->notes[i]};
        JigStr text = jig_reason_text(&note, x->a);
        if (i)
            jig_failure_at(x, jig_op_loc(x->at->op), "%.*s", JIG_FMT(text));
        else
            jig_failure_title(x, "the pass %.*s does not take this: %.*s", JIG_FMT(pass),
                              JIG_FMT(text));
    }
    jig_failure_help(x, "'jig-opt --help' lists the options of %.*s with what they take",
                     JIG_FMT(pass));
}

/* "failed to add pass or pass pipeline to pipeline: {}" */
void jig_explain_pass_options(JigExplained *x) {
    const JigReason *behind = x->why->because;
    JigStr pass = pass_name(x), all = {0};
    if (!behind || !behind->what.text || !behind->num_candidates) {
        if (!jig_explain_because(x) && behind)
            tell_option_complaints(x, behind);
        return;
    }
    JigStr name = behind->what.num_facts ? behind->what.facts[0].text : (JigStr){0};
    JigNear near = jig_near(name);
    for (size_t i = 0; i < behind->num_candidates; ++i) {
        jig_near_offer(&near, behind->candidates[i]);
        all = jig_arena_printf(x->a, "%.*s%s%.*s", JIG_FMT(all), i ? ", " : "",
                               JIG_FMT(behind->candidates[i]));
    }
    jig_failure_title(x, "the pass %.*s has no option '%.*s'", JIG_FMT(pass), JIG_FMT(name));
    JigStr words = jig_near_words(&near, x->a);
    if (words.len)
        jig_failure_help(x, "did you mean %.*s?", JIG_FMT(words));
    jig_failure_help(x, "its options are %.*s", JIG_FMT(all));
}

/* ---- Matchers ---- */

/* "expected operations in the match part to implement MatchOpInterface" */
void jig_explain_matcher(JigExplained *x) {
    jig_failure_help(x, "a matcher asks and changes nothing: it consists of transform.match.* ops, "
                        "transform.param.constant, and the like; the rest goes into the action");
}
