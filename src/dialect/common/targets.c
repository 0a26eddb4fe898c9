/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/targets.h"
#include "jig/parts.h"
#include "support/arena.h"
#include "support/check.h"

static bool parse_passed(JigParser *p, JigTargets *list) {
    JigArena *a = jig_parser_arena(p);
    JigUnresolved *operands;
    const JigType **types;
    size_t n, num_types;
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &operands, &n));
    JIG_CHECK(jig_parse_colon_type_list(p, &types, &num_types));
    for (size_t i = 0; i < n; i++)
        JIG_ARENA_PUSH(a, list->operands, list->num_operands, list->cap_operands, operands[i]);
    for (size_t i = 0; i < num_types; i++)
        JIG_ARENA_PUSH(a, list->types, list->num_types, list->cap_types, types[i]);
    return jig_parse_token(p, ")");
}

bool jig_targets_parse_one(JigParser *p, JigTargets *list) {
    JigArena *a = jig_parser_arena(p);
    size_t before = list->num_operands;
    JigBlock *dest = jig_parse_successor(p);
    JIG_CHECK(dest);
    JIG_CHECK(!jig_parse_try_token(p, "(") || parse_passed(p, list));
    int32_t passed = (int32_t)(list->num_operands - before);
    JIG_ARENA_PUSH(a, list->dests, list->n, list->cap_dests, dest);
    JIG_ARENA_PUSH(a, list->segments, list->num_segments, list->cap_segments, passed);
    return true;
}

void jig_targets_to_slots(const JigTargets *list, JigSlot *dests, JigSlot *operands,
                          JigSlot *types) {
    JIG_REQUIRE(list && dests && operands && types);
    dests->successors = list->dests;
    dests->n = list->n;
    operands->operands = list->operands;
    operands->n = list->num_operands;
    types->types = list->types;
    types->n = list->num_types;
}

void jig_targets_add_segments(JigParser *p, const JigTargets *list, JigOpState *s,
                              const char *segments) {
    jig_state_add_attr(
        s, p, segments,
        jig_attr_dense_i32(jig_parser_context(p), list->segments, list->num_segments));
}

void jig_targets_print_one(JigPrinter *p, const JigOp *op, const JigBlock *dest, size_t start,
                           size_t n) {
    jig_print_successor(p, dest);
    if (n == 0)
        return;
    jig_print(p, "(");
    jig_print_operands(p, op, start, n);
    jig_print(p, " : ");
    jig_print_operand_types(p, op, start, n);
    jig_print(p, ")");
}

/* ---- Branches ---- */

/* Where the targets' operands start: sums of the segments that were asked for last. Each successor
 * of a branch is asked for in turn, and there may be very many. */
typedef struct Starts {
    const JigAttr *segments;
    size_t *starts; /* one more than there are segments */
} Starts;

static void free_starts(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_free(((Starts *)slot)->starts);
}
static const JigContextKey starts_key = {sizeof(Starts), free_starts};

static const size_t *starts_of(JigContext *ctx, const JigAttr *segments, size_t n) {
    Starts *last = jig_context_slot(ctx, &starts_key);
    if (last->starts && last->segments == segments)
        return last->starts;
    const int32_t *sizes = jig_attr_dense_array_data(segments);
    last->starts = jig_realloc(last->starts, (n + 1) * sizeof *last->starts);
    last->starts[0] = 0;
    for (size_t i = 0; i < n; ++i)
        last->starts[i + 1] = last->starts[i] + (size_t)sizes[i];
    last->segments = segments;
    return last->starts;
}

JigOperandRange jig_targets_operands(const JigOp *op, JigOperandRange all, const JigAttr *segments,
                                     size_t which) {
    size_t n = segments ? jig_attr_dense_array_len(segments) : 0;
    if (which >= n)
        return jig_no_operands();
    const size_t *starts = starts_of(jig_op_context(op), segments, n);
    JigOperandRange r = {all.start + starts[which], starts[which + 1] - starts[which], -1};
    return r.start + r.count > all.start + all.count ? jig_no_operands() : r;
}

void jig_targets_set_operands(JigOp *op, JigOperandRange all, const JigAttr *segments, size_t which,
                              JigValue *const *values, size_t n) {
    size_t num_targets = jig_attr_dense_array_len(segments), rest = all.count;
    JigValue **old = jig_malloc((rest + 1) * sizeof *old), **next = old;
    JigValueList *lists = jig_malloc((num_targets + 1) * sizeof *lists);
    for (size_t i = 0; i < rest; i++)
        old[i] = jig_op_operand(op, all.start + i);
    for (size_t i = 0; i < num_targets; i++) {
        size_t size = (size_t)jig_attr_dense_array_int(segments, i);
        size = size < rest ? size : rest;
        lists[i] = i == which ? (JigValueList){values, n} : (JigValueList){next, size};
        next += size;
        rest -= size;
    }
    jig_rw_set_operand_lists(NULL, op, (size_t)all.group, (JigValueLists){lists, num_targets});
    jig_free(old);
    jig_free(lists);
}

/* ---- Weights ---- */

static bool verify_weights(JigOp *op) {
    const JigAttr *weights = jig_op_attr(op, "branch_weights");
    size_t n = weights ? jig_attr_dense_array_len(weights) : 0, num_zero = 0;
    if (!n) /* an empty list says nothing */
        return true;
    if (n != jig_op_num_successors(op))
        return jig_op_emit_error(
            op, "expects number of branch weights to match number of successors: %zu vs %zu", n,
            jig_op_num_successors(op));
    for (size_t i = 0; i < n; i++)
        num_zero += jig_attr_dense_array_int(weights, i) == 0;
    return num_zero != n || jig_op_emit_error(op, "branch weights cannot all be zero");
}
const JigIfaceId jig_iface_weighted_branch = {.name = "WeightedBranchOpInterface",
                                              .verify = verify_weights};
