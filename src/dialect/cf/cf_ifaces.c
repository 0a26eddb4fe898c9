/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Branches as the interfaces see them, effects, inlining, verification. */
#include "dialect/cf/cf_int.h"
#include "support/arena.h"

/* ---- cf.assert ---- */

/* Ending the program is a write to everything. */
void jig_cf_assert_effects(const JigOp *op, JigEffects *out) {
    (void)op;
    jig_effects_add(out, JIG_EFFECT_WRITE, NULL, NULL);
}

/* ---- cf.br ---- */

static JigSuccOperands br_operands(const JigOp *op, size_t successor) {
    (void)successor;
    return (JigSuccOperands){0, jig_cf_br_dest_operands(op)};
}
static JigBlock *br_taken(const JigOp *op, const JigAttr *const *consts) {
    (void)consts;
    return jig_op_successor(op, 0);
}
static const JigBranchIface br = {.operands = br_operands, .taken = br_taken};
const JigIface jig_cf_br_ifaces[] = {{&jig_iface_branch, &br}, {0}};

/* ---- cf.cond_br ---- */

static bool verify_weights(JigOp *op) {
    const JigAttr *weights = jig_cf_cond_br_branch_weights_attr(op);
    size_t n = weights ? jig_attr_dense_array_len(weights) : 0, num_zero = 0;
    if (!weights)
        return true;
    if (n != jig_op_num_successors(op))
        return jig_op_emit_error(
            op, "expects number of branch weights to match number of successors: %zu vs %zu", n,
            jig_op_num_successors(op));
    for (size_t i = 0; i < n; i++)
        num_zero += jig_attr_dense_array_int(weights, i) == 0;
    if (num_zero == n)
        return jig_op_emit_error(op, "branch weights cannot all be zero");
    return true;
}
static const JigIfaceId weighted_branch = {.name = "WeightedBranchOpInterface",
                                           .verify = verify_weights};

static JigSuccOperands cond_br_operands(const JigOp *op, size_t successor) {
    return (JigSuccOperands){0, jig_operand_range(op, 1 + successor)};
}
static JigBlock *cond_br_taken(const JigOp *op, const JigAttr *const *consts) {
    if (!consts || !consts[0] || !jig_attr_is_int(consts[0]))
        return NULL;
    return jig_op_successor(op, jig_attr_int_value(consts[0]) ? 0 : 1);
}
static const JigBranchIface cond_br = {.operands = cond_br_operands, .taken = cond_br_taken};
static const JigOwnershipIface cond_br_ownership = {.kind = JIG_OWNERSHIP_FORKS, .condition = 0};
const JigIface jig_cf_cond_br_ifaces[] = {{&jig_iface_branch, &cond_br},
                                          {&weighted_branch, &cond_br},
                                          {&jig_iface_ownership, &cond_br_ownership},
                                          {0}};

/* ---- cf.switch: successor 0 is the default ---- */

bool jig_cf_verify_switch(JigOp *op) {
    const JigAttr *values = jig_cf_switch_case_values_attr(op);
    size_t num_dests = jig_op_num_successors(op) - 1;
    if (!values && num_dests == 0)
        return true;
    const JigType *flag = jig_value_type(jig_cf_switch_flag(op));
    const JigType *type = values ? jig_type_element(jig_attr_type(values)) : flag;
    if (type != flag)
        return jig_op_error(op, "'flag' type (%s) should match case value type (%s)",
                            jig_msg_type(flag), jig_msg_type(type));
    size_t n = values ? (size_t)jig_type_num_elements(jig_attr_type(values)) : 0;
    if (n != num_dests)
        return jig_op_error(
            op, "number of case values (%zu) should match number of case destinations (%zu)", n,
            num_dests);
    return true;
}

/* Where the cases' operands start: sums of the segments that were asked for last. Each successor of
 * a switch is asked for in turn, and there may be very many. */
typedef struct CaseStarts {
    const JigAttr *segments;
    size_t *starts; /* one more than there are segments */
} CaseStarts;

static void free_starts(JigContext *ctx, void *slot) {
    (void)ctx;
    free(((CaseStarts *)slot)->starts);
}
static const JigContextKey starts_key = {sizeof(CaseStarts), free_starts};

static const size_t *case_starts(JigContext *ctx, const JigAttr *segments, size_t n) {
    CaseStarts *last = jig_context_slot(ctx, &starts_key);
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

static JigSuccOperands switch_operands(const JigOp *op, size_t successor) {
    if (successor == 0)
        return (JigSuccOperands){0, jig_cf_switch_default_operands(op)};
    JigOperandRange r = jig_cf_switch_case_operands(op);
    const JigAttr *segments = jig_cf_switch_case_operand_segments_attr(op);
    size_t n = jig_attr_dense_array_len(segments), which = successor - 1, end = r.start + r.count;
    if (which >= n)
        return (JigSuccOperands){0, jig_no_operands()};
    const size_t *starts = case_starts(jig_op_context(op), segments, n);
    r.start += starts[which];
    r.count = starts[which + 1] - starts[which];
    r.group = -1;
    if (r.start + r.count > end)
        r = jig_no_operands();
    return (JigSuccOperands){0, r};
}

/* Replaces one case's part of the operands of all cases. */
static void switch_set_case(JigOp *op, size_t which, JigValue *const *values, size_t n) {
    const JigAttr *sizes = jig_cf_switch_case_operand_segments_attr(op);
    size_t num_cases = jig_attr_dense_array_len(sizes), rest = jig_cf_switch_num_case_operands(op);
    JigValue **old = jig_malloc((rest + 1) * sizeof *old), **next = old;
    JigValueList *cases = jig_malloc((num_cases + 1) * sizeof *cases);
    for (size_t i = 0; i < rest; i++)
        old[i] = jig_cf_switch_case_operands_at(op, i);
    for (size_t i = 0; i < num_cases; i++) {
        size_t size = (size_t)jig_attr_dense_array_int(sizes, i);
        size = size < rest ? size : rest;
        cases[i] = i == which ? (JigValueList){values, n} : (JigValueList){next, size};
        next += size;
        rest -= size;
    }
    jig_cf_switch_set_case_operands(NULL, op, (JigValueLists){cases, num_cases});
    jig_free(old);
    jig_free(cases);
}

static void switch_set_forwarded(JigOp *op, size_t successor, JigValue *const *values, size_t n) {
    if (successor == 0)
        jig_cf_switch_set_default_operands(NULL, op, values, n);
    else
        switch_set_case(op, successor - 1, values, n);
}

size_t jig_cf_switch_successor(const JigOp *op, const JigAttr *flag) {
    const JigAttr *values = jig_cf_switch_case_values_attr(op);
    size_t n = jig_op_num_successors(op) - 1;
    for (size_t i = 0; values && i < n; i++)
        if (jig_attr_element(values, (int64_t)i) == flag)
            return i + 1;
    return 0;
}

static JigBlock *switch_taken(const JigOp *op, const JigAttr *const *consts) {
    if (!consts || !consts[0] || !jig_attr_is_int(consts[0]))
        return NULL;
    return jig_op_successor(op, jig_cf_switch_successor(op, consts[0]));
}
static const JigBranchIface switch_branch = {
    .operands = switch_operands,
    .set_forwarded = switch_set_forwarded,
    .taken = switch_taken,
};
const JigIface jig_cf_switch_ifaces[] = {{&jig_iface_branch, &switch_branch}, {0}};

/* ---- Inlining: branches move as they are ---- */

bool jig_cf_may_inline_call(JigOp *call, JigOp *callable, bool clone) {
    (void)call, (void)callable, (void)clone;
    return true;
}
bool jig_cf_may_inline_region(JigRegion *dest, JigRegion *source, bool clone) {
    (void)dest, (void)source, (void)clone;
    return true;
}
bool jig_cf_may_inline_op(JigOp *op, JigRegion *dest, bool clone) {
    (void)op, (void)dest, (void)clone;
    return true;
}
