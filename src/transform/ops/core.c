/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sequences, and handles about handles. */
#include "transform/ops/ops_int.h"

#include "jig/iface.h"
#include "support/map.h"

#include <stdio.h>

/* ---- Sequences ---- */

bool jig_sequence_suppresses(const JigOp *op) {
    enum { PROPAGATE = 1, SUPPRESS = 2 };
    return jig_op_int_attr(op, "failure_propagation_mode", PROPAGATE) == SUPPRESS;
}

/* Runs `body` in a scope of its own, its arguments bound to `handles`. */
static JigStatus run_body(JigTransformCall *call, JigBlock *body, size_t first_operand) {
    size_t num_operands = jig_op_num_operands(call->op) - first_operand;
    for (size_t i = 0; i < num_operands; ++i)
        JIG_TRY(jig_bind_like(call, jig_block_arg(body, i),
                              jig_op_operand(call->op, first_operand + i)));
    JigStatus status = jig_apply_block(call, body, jig_sequence_suppresses(call->op));
    return status == JIG_OK ? jig_forward_yield(call, body) : status;
}

JigStatus jig_apply_sequence(JigTransformCall *call) {
    JigBlock *body = jig_op_body(call->op);
    jig_scope_open(call);
    JigStatus status = JIG_OK;
    /* Without operands, the sequence is about the whole payload. */
    if (!jig_op_num_operands(call->op) && jig_block_num_args(body)) {
        JigOp *root = jig_payload_root(call);
        status = root ? jig_bind_ops(call, jig_block_arg(body, 0), &root, 1) : JIG_DEFINITE;
    }
    if (status == JIG_OK)
        status = run_body(call, body, 0);
    jig_scope_close(call);
    return status;
}

/* Without operands there is nothing to check the arguments against. */
static void sequence_successors(const JigOp *op, const JigOp *from, const JigAttr *const *consts,
                                JigRegionSuccs *out) {
    (void)consts;
    JigRegion *body = jig_op_region(op, 0);
    if (from)
        jig_region_succs_add_exit(out, op);
    else if (jig_op_num_operands(op))
        jig_region_succs_add_region(out, body);
    else
        jig_region_succs_add(out, body, 0, 0);
}
static JigOperandRange sequence_entry(const JigOp *op, const JigRegionSucc *to) {
    return to->region ? jig_all_operands(op) : jig_no_operands();
}
static const JigRegionBranchIface sequence_branch = {.successors = sequence_successors,
                                                     .entry_operands = sequence_entry};
const JigIface jig_sequence_ifaces[] = {{&jig_iface_region_branch, &sequence_branch}, {0}};

static const JigFunctionIface named_sequence_function = {.public_declarations = true};
const JigIface jig_named_sequence_ifaces[] = {{&jig_iface_function, &named_sequence_function},
                                              {&jig_iface_callable, &jig_callable_region0},
                                              {0}};

static const JigAttr *included(const JigOp *op) {
    return jig_op_attr(op, "target");
}
static void set_included(JigOp *op, const JigAttr *symbol) {
    jig_op_set_attr(op, "target", symbol);
}
static const JigCallIface include_call = {
    .callee = included, .set_callee = set_included, .args = jig_all_operands};
const JigIface jig_include_ifaces[] = {
    {&jig_iface_call, &include_call}, {&jig_iface_symbol_user, &jig_include_user}, {0}};

/* A definition: met in a sequence, it does nothing. */
JigStatus jig_apply_named_sequence(JigTransformCall *call) {
    (void)call;
    return JIG_OK;
}

JigStatus jig_apply_include(JigTransformCall *call) {
    JigOp *callee = jig_symbol_lookup_nearest(call->op, jig_op_attr(call->op, "target"));
    if (!callee || !jig_op_is(callee, JIG_TRANSFORM(NAMED_SEQUENCE)) ||
        jig_region_is_empty(jig_op_region(callee, 0)))
        return jig_definite(call, jig_op_loc(call->op), "unresolved external named sequence");
    jig_scope_open(call);
    JigStatus status = run_body(call, jig_op_body(callee), 0);
    jig_scope_close(call);
    return status;
}

/* ---- Handles about handles ---- */

static bool are_handles(const JigType *from, const JigType *to) {
    return jig_transform_is_handle(from) && jig_transform_is_handle(to);
}
static const JigCastIface handle_cast = {.compatible = are_handles};
const JigIface jig_handle_cast_ifaces[] = {{&jig_iface_cast, &handle_cast}, {0}};

JigStatus jig_apply_cast(JigTransformCall *call) {
    jig_set_like(call, 0, jig_op_operand(call->op, 0));
    return JIG_OK;
}

/* Payload of all operands in order; with `unique`, each item once. */
static JigItems collect(JigTransformCall *call, JigHandleKind kind, bool unique) {
    size_t total = 0;
    for (size_t i = 0; i < jig_op_num_operands(call->op); ++i)
        total += jig_payload_len(call, jig_op_operand(call->op, i));
    JigItems all = {.kind = kind, .items = jig_arena_alloc(call->arena, total * sizeof(void *))};
    JigPtrMap seen = {0};
    for (size_t i = 0; i < jig_op_num_operands(call->op); ++i) {
        JigItems part = jig_payload_items(call, jig_op_operand(call->op, i));
        for (size_t k = 0; k < part.len; ++k)
            if (!unique || jig_ptrset_add(&seen, part.items[k]))
                all.items[all.len++] = part.items[k];
    }
    jig_ptrmap_free(&seen);
    return all;
}

JigStatus jig_apply_merge_handles(JigTransformCall *call) {
    JigHandleKind kind = jig_handle_kind(jig_op_result(call->op, 0));
    jig_set_items(call, 0, collect(call, kind, jig_op_attr(call->op, "deduplicate") != NULL));
    return JIG_OK;
}

/* One handle alone is what it is. */
JigFold jig_fold_merge_handles(JigFoldCall *call) {
    if (jig_op_num_operands(call->op) != 1 || jig_op_attr(call->op, "deduplicate"))
        return JIG_FOLD_NONE;
    call->results[0].value = jig_op_operand(call->op, 0);
    return JIG_FOLD_RESULTS;
}

/* Each handle's list, once per payload op of the pattern. */
JigStatus jig_apply_replicate(JigTransformCall *call) {
    const JigOp *op = call->op;
    size_t times = jig_payload_len(call, jig_op_operand(op, 0));
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        JigItems once = jig_payload_items(call, jig_op_operand(op, i + 1));
        if (once.kind == JIG_HANDLE_VALUES)
            return jig_definite_op(call, "cannot replicate handles to values");
        JigItems all = {.kind = once.kind, .len = times * once.len};
        all.items = jig_arena_alloc(call->arena, all.len * sizeof(void *));
        for (size_t k = 0; k < all.len; ++k)
            all.items[k] = once.items[k % once.len];
        jig_set_items(call, i, all);
    }
    return JIG_OK;
}

static JigStatus wrong_count(JigTransformCall *call, const JigValue *handle, size_t got) {
    return jig_silenceable(call, jig_op_loc(call->op),
                           "%.*s expected to contain %zu payloads but it contains %zu payloads",
                           JIG_FMT(jig_describe_handle(handle, call->arena)),
                           jig_op_num_results(call->op), got);
}

/* Item `at`, then those from `rest` on. */
static JigItems with_rest(JigTransformCall *call, const JigItems *all, size_t at, size_t rest) {
    JigItems items = {.kind = all->kind, .len = 1 + all->len - rest};
    items.items = jig_arena_alloc(call->arena, items.len * sizeof(void *));
    items.items[0] = all->items[at];
    memcpy(items.items + 1, all->items + rest, (items.len - 1) * sizeof(void *));
    return items;
}

/* One each; what is left over goes to the overflow result. */
JigStatus jig_apply_split_handle(JigTransformCall *call) {
    const JigOp *op = call->op;
    const JigValue *handle = jig_op_operand(op, 0);
    JigItems all = jig_payload_items(call, handle);
    size_t num_results = jig_op_num_results(op), n = all.len;
    int64_t overflow = jig_op_int_attr(op, "overflow_result", -1);
    bool pass_empty = jig_op_int_attr(op, "pass_through_empty_handle", 1) != 0;
    bool fail_small = jig_op_int_attr(op, "fail_on_payload_too_small", 1) != 0;
    if (n > num_results && overflow < 0)
        return wrong_count(call, handle, n);
    if (n < num_results && fail_small && !(n == 0 && pass_empty))
        return wrong_count(call, handle, n);
    if (n < num_results && overflow >= 0)
        return jig_definite_op(
            call, "has an overflow result, but too few payloads (%zu) for its results (%zu)", n,
            num_results);
    for (size_t i = 0; i < num_results; ++i)
        jig_set_items(call, i, (JigItems){all.kind, all.items + (i < n ? i : 0), i < n});
    if (n > num_results)
        jig_set_items(call, (size_t)overflow, with_rest(call, &all, (size_t)overflow, num_results));
    return JIG_OK;
}

/* ---- Printing ---- */

static void write_out(void *user, const char *text, size_t len) {
    (void)user;
    fwrite(text, 1, len, stdout);
}

JigStatus jig_apply_print(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigPrintFlags flags = jig_context_print_flags(jig_op_context(op));
    flags.assume_verified |= jig_op_attr(op, "assume_verified") != NULL;
    flags.local_scope |= jig_op_attr(op, "use_local_scope") != NULL;
    flags.skip_regions |= jig_op_attr(op, "skip_regions") != NULL;
    JigStr name = jig_op_str_attr(op, "name");
    bool whole = jig_op_num_operands(op) == 0;
    JigOp *root = whole ? jig_payload_root(call) : NULL;
    if (whole && !root)
        return JIG_DEFINITE;
    printf("[[[ IR printer: %.*s%s%s]]]\n", JIG_FMT(name), jig_op_attr(op, "name") ? " " : "",
           whole ? "top-level " : "");
    JigOps targets = {&root, 1};
    if (!whole)
        targets = jig_payload_ops(call, jig_op_operand(op, 0));
    for (size_t i = 0; i < targets.len; ++i) {
        jig_op_print(targets.items[i], &flags, write_out, NULL);
        putchar('\n');
    }
    fflush(stdout);
    return JIG_OK;
}
