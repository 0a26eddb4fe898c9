/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Why steps fail whose handles don't go together, that are not there, or that leave something. */
#include "explain/failure_int.h"
#include "jig/iface.h"
#include "support/nearest.h"
#include "transform/ops/ops.h"

/* ---- Handles of one step ---- */

/* One of `ops` that is in the set, or stands in one that is: both of them. */
static bool find_overlap(const JigPtrMap *set, JigItems ops, const JigOp **outer,
                         const JigOp **inner) {
    for (size_t i = 0; ops.kind == JIG_HANDLE_OPS && i < ops.len; ++i)
        for (const JigOp *around = ops.items[i]; around; around = jig_op_parent(around))
            if (jig_ptrmap_has(set, around)) {
                *outer = around;
                *inner = ops.items[i];
                return true;
            }
    return false;
}

static void tell_overlap(JigExplained *x, size_t consumed, size_t other, const JigOp *outer,
                         const JigOp *inner) {
    JigStr name = jig_wording_handle(jig_op_operand(x->at->op, consumed), x->a),
           also = jig_wording_handle(jig_op_operand(x->at->op, other), x->a),
           what = jig_wording_op(inner, x->a);
    jig_failure_title(x, "%.*s and %.*s have payload in common: %.*s consumes %.*s, and %.*s %s",
                      JIG_FMT(name), JIG_FMT(also), JIG_FMT(jig_wording_call(x->at->op, x->a)),
                      JIG_FMT(jig_wording_op(outer, x->a)), JIG_FMT(what),
                      outer == inner ? "is given again" : "stands in it");
    jig_failure_at(x, jig_op_loc(outer), "consumed is this");
    if (jig_op_has_name(x->at->op, "transform.loop.fuse_sibling"))
        jig_failure_help(x,
                         "siblings stand in the same block, one behind the other; %.*s stands "
                         "in: %.*s",
                         JIG_FMT(also), JIG_FMT(jig_failure_around(x, inner)));
    else
        jig_failure_help(x, "give handles to different ops, none of which stands in another");
}

/* Of what operand `consumed` has, something in another operand? */
static bool overlaps(JigExplained *x, size_t consumed) {
    JigItems items = jig_failure_items(x, jig_op_operand(x->at->op, consumed));
    const JigOp *outer, *inner;
    JigPtrMap set = {0};
    bool found = false;
    for (size_t i = 0; items.kind == JIG_HANDLE_OPS && i < items.len; ++i)
        jig_ptrset_add(&set, items.items[i]);
    for (size_t k = 0; !found && k < jig_op_num_operands(x->at->op); ++k)
        if (k != consumed && find_overlap(&set, jig_failure_items(x, jig_op_operand(x->at->op, k)),
                                          &outer, &inner)) {
            tell_overlap(x, consumed, k, outer, inner);
            found = true;
        }
    jig_ptrmap_free(&set);
    return found;
}

bool jig_explain_overlap(JigExplained *x) {
    for (size_t i = 0; i < jig_op_num_operands(x->at->op); ++i)
        if (jig_operand_is_consumed(x->at->op, i) && overlaps(x, i))
            return true;
    return false;
}

/* "a handle passed as operand #{} and consumed by this operation points to a payload entity more
 * than once" */
void jig_explain_repeated(JigExplained *x) {
    const JigOp *step = x->at->op,
                *op = x->why->num_notes ? jig_blamed_op(&x->why->notes[0].blame) : NULL;
    size_t operand = (size_t)jig_failure_number(x, 0);
    if (operand >= jig_op_num_operands(step))
        return;
    JigStr name = jig_wording_handle(jig_op_operand(step, operand), x->a);
    JigStr what = op ? jig_wording_op(op, x->a) : JIG_STR("a value");
    jig_failure_title(x,
                      "%.*s has %.*s more than once, and %.*s consumes it: that can be done once",
                      JIG_FMT(name), JIG_FMT(what), JIG_FMT(jig_wording_call(step, x->a)));
    if (op)
        jig_failure_at(x, jig_op_loc(op), "this");
    JigStr type = jig_str(jig_msg_type(jig_value_type(jig_op_operand(step, operand))));
    type = (JigStr){type.ptr + 1, type.len - 2}; /* without quotes */
    if (jig_op_num_regions(step) && jig_op_num_operands(step) > 1)
        jig_failure_help(x, "what consumes it in the body goes behind the step, on a handle that "
                            "has it once");
    else
        jig_failure_help(
            x, "%%once = transform.merge_handles deduplicate %.*s : %.*s has each of them once",
            JIG_FMT(name), JIG_FMT(type));
}

/* "8 x 6"; empty: the handle has no loop, or how often it goes round is not known. */
static JigStr iterations_of(const JigExplained *x, const JigValue *handle) {
    JigItems items = jig_failure_items(x, handle);
    const JigOp *loop = items.kind == JIG_HANDLE_OPS && items.len ? items.items[0] : NULL;
    JigStr text = {0};
    for (size_t i = 0; loop && jig_loop(loop) && i < jig_loop_num_vars(loop); ++i) {
        uint64_t trips;
        if (!jig_loop_trip_count(loop, i, &trips))
            return (JigStr){0};
        text = jig_arena_printf(x->a, "%.*s%s%llu", JIG_FMT(text), i ? " x " : "",
                                (unsigned long long)trips);
    }
    return text;
}

/* "operations cannot be fused" */
void jig_explain_not_fused(JigExplained *x) {
    const JigReason *behind = x->why->because;
    if (!behind || !behind->what.text || !jig_op_has_name(x->at->op, "transform.loop.fuse_sibling"))
        return;
    while (behind->because && behind->because->what.text)
        behind = behind->because;
    JigStr one = jig_wording_handle(jig_transform_loop_fuse_sibling_target(x->at->op), x->a),
           other = jig_wording_handle(jig_transform_loop_fuse_sibling_source(x->at->op), x->a);
    jig_failure_title(x, "%.*s and %.*s cannot be fused: %.*s", JIG_FMT(one), JIG_FMT(other),
                      JIG_FMT(jig_wording_reason(behind, x->a)));
    const JigOp *op = jig_blamed_op(&behind->what.blame);
    if (op)
        jig_failure_at(x, jig_op_loc(op), "here");
    jig_explain_notes(x, behind);
    JigStr runs = iterations_of(x, jig_transform_loop_fuse_sibling_target(x->at->op)),
           other_runs = iterations_of(x, jig_transform_loop_fuse_sibling_source(x->at->op));
    bool differ = jig_failure_is(behind, JIG_KIND_LOOPS_DIFFER);
    if (differ && !jig_str_eq(runs, other_runs))
        jig_failure_help(x, "%.*s runs %.*s iterations, %.*s runs %.*s: tile both into as many",
                         JIG_FMT(one), JIG_FMT(runs), JIG_FMT(other), JIG_FMT(other_runs));
    else if (!differ)
        jig_failure_help(x, "in one loop each iteration does its part of both: nothing of it may "
                            "need what the other loop does in later iterations");
}

/* ---- Sequences ---- */

/* "unresolved external named sequence" */
void jig_explain_unresolved(JigExplained *x) {
    if (!jig_op_is(x->at->op, JIG_TRANSFORM(INCLUDE)))
        return;
    JigStr name = jig_attr_symbol_leaf(jig_transform_include_target_attr(x->at->op));
    const JigOp *table = jig_nearest_symbol_table(x->at->op),
                *declared = table ? jig_symbol_lookup_in((JigOp *)(uintptr_t)table, name) : NULL;
    JigNear near = jig_near(name);
    JigNamed list = {.x = x};
    const JigBlock *block = table ? jig_op_body(table) : NULL;
    for (const JigOp *op = block ? jig_block_first(block) : NULL; op; op = jig_op_next(op)) {
        if (!jig_op_is(op, JIG_TRANSFORM(NAMED_SEQUENCE)) || !jig_op_body(op) ||
            jig_op_is_ancestor(op, x->at->op))
            continue;
        jig_near_offer(&near, jig_symbol_name(op));
        JigStr place = jig_wording_place(jig_op_context(op), jig_op_loc(op), x->a);
        jig_named_add(&list, jig_arena_printf(x->a, "@%.*s %.*s", JIG_FMT(jig_symbol_name(op)),
                                              JIG_FMT(place)));
    }
    jig_failure_title(x, "@%.*s is only declared: nothing defines it", JIG_FMT(name));
    if (declared)
        jig_failure_at(x, jig_op_loc(declared), "declared here");
    JigStr words = jig_near_words(&near, x->a);
    if (words.len)
        jig_failure_help(x, "did you mean %.*s?", JIG_FMT(words));
    if (list.n)
        jig_failure_help(x, "the script and its libraries define %.*s",
                         JIG_FMT(jig_named_text(&list)));
    jig_failure_help(x, "--library names files that define sequences");
}

/* ---- Conversions ---- */

static bool lists(const JigAttr *names, JigStr name) {
    for (size_t i = 0; names && i < jig_attr_array_len(names); ++i)
        if (jig_str_eq(jig_attr_string_value(jig_attr_array_at(names, i)), name))
            return true;
    return false;
}

/* Dialects of ops of which nobody says anything. */
typedef struct Left {
    JigExplained *x;
    JigNamed named;
    JigStr list; /* '"arith", "scf"' */
    JigPtrMap seen;
} Left;

static bool is_converted(const JigOp *step, JigStr dialect) {
    const JigBlock *sets = jig_op_body(step);
    for (const JigOp *op = sets ? jig_block_first(sets) : NULL; op; op = jig_op_next(op))
        if (jig_op_has_name(op, "transform.apply_conversion_patterns.dialect_to_llvm") &&
            jig_str_eq(jig_transform_apply_conversion_patterns_dialect_to_llvm_dialect_name(op),
                       dialect))
            return true;
    return false;
}

static JigWalk add_left(JigOp *op, void *user) {
    Left *l = user;
    const JigOp *step = l->x->at->op;
    JigStr name = jig_op_name_of(op), dialect = {name.ptr, jig_str_find(name, JIG_STR("."))};
    if (lists(jig_transform_apply_conversion_patterns_legal_dialects_attr(step), dialect) ||
        lists(jig_transform_apply_conversion_patterns_illegal_dialects_attr(step), dialect) ||
        lists(jig_transform_apply_conversion_patterns_legal_ops_attr(step), name) ||
        is_converted(step, dialect))
        return JIG_WALK_ADVANCE;
    if (jig_ptrset_add(&l->seen, jig_op_name_record(op)))
        jig_named_add(&l->named, jig_wording_op(op, l->x->a));
    if (jig_str_find(l->list, jig_arena_printf(l->x->a, "\"%.*s\"", JIG_FMT(dialect))) ==
        l->list.len)
        l->list = jig_arena_printf(l->x->a, "%.*s%s\"%.*s\"", JIG_FMT(l->list),
                                   l->list.len ? ", " : "", JIG_FMT(dialect));
    return JIG_WALK_ADVANCE;
}

/* "dialect conversion failed" */
void jig_explain_conversion(JigExplained *x) {
    const JigOp *op = x->why->because ? jig_blamed_op(&x->why->because->what.blame) : NULL;
    JigItems items = jig_failure_targets(x);
    Left left = {.x = x, .named = {.x = x}};
    if (!jig_op_has_name(x->at->op, "transform.apply_conversion_patterns"))
        return;
    if (op) {
        jig_failure_title(x, "%.*s is neither legal nor do the sets of patterns convert it",
                          JIG_FMT(jig_wording_op(op, x->a)));
        jig_failure_at(x, jig_op_loc(op), "here");
    }
    for (size_t i = 0; items.kind == JIG_HANDLE_OPS && i < items.len; ++i)
        jig_walk_pre(items.items[i], add_left, &left);
    jig_ptrmap_free(&left.seen);
    if (!left.named.n)
        return;
    jig_failure_help(x, "nothing is said about: %.*s", JIG_FMT(jig_named_text(&left.named)));
    jig_failure_help(x,
                     "legal_dialects = [..., %.*s] lets them stay; "
                     "transform.apply_conversion_patterns.dialect_to_llvm converts those of one "
                     "dialect; partial_conversion leaves all that is not illegal",
                     JIG_FMT(left.list));
}
