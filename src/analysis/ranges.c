/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/ranges.h"

#include "analysis/constants.h"
#include "support/check.h"

/* `later` has what was said after the run; NULL: the value is gone. */
struct JigIntRanges {
    JigListener listener; /* first */
    JigContext *ctx;
    JigForward how;
    JigForwardFlow *flow;
    JigPtrMap later; /* value -> JigIntRange */
    JigArena arena;
};

/* ---- The lattice: values without ranges have a state of zeros, the top of theirs ---- */

static bool join(void *state, const void *with) {
    JigIntRange *a = state, old = *a;
    *a = jig_int_range_either(old, *(const JigIntRange *)with);
    return a->smin != old.smin || a->smax != old.smax || a->umin != old.umin || a->umax != old.umax;
}

static void unknown(const JigValue *v, void *out) {
    uint32_t width = jig_int_range_width(jig_value_type(v));
    *(JigIntRange *)out = width ? jig_int_range_full(width) : (JigIntRange){0};
}

/* Control goes by what folding finds, too: both have to say so. */
static const JigAttr *constant(const JigValue *v, const void *state, const void *constants) {
    const JigDialect *dialect;
    const JigType *t = jig_value_type(v);
    const JigAttr *folded = jig_constants_find(constants, v, &dialect);
    uint32_t width = jig_int_range_width(t);
    int64_t value;
    if (!width || jig_type_is_shaped(t))
        return folded;
    return folded && jig_int_range_is_constant(state, width, &value) &&
                   folded == jig_attr_int(t, value)
               ? folded
               : NULL;
}

static const JigAttr *constant_alone(const JigValue *v, const void *state, const void *user) {
    (void)user;
    const JigType *t = jig_value_type(v);
    uint32_t width = jig_int_range_width(t);
    int64_t value;
    bool known = width && !jig_type_is_shaped(t) && jig_int_range_is_constant(state, width, &value);
    return known ? jig_attr_int(t, value) : NULL;
}

/* ---- Ops ---- */

/* False: not all operands were reached yet. */
static bool read_operands(JigForwardFlow *flow, const JigOp *op, JigIntRange *out,
                          bool *have_ranges) {
    *have_ranges = true;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigIntRange *r = jig_forward_read(flow, jig_op_operand(op, i));
        if (!r)
            return false;
        out[i] = *r;
        *have_ranges &= jig_int_range_width(jig_op_operand_type(op, i)) != 0;
    }
    return true;
}

static bool is_handed_on(const JigValue *v) {
    for (const JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        if (jig_op_has_trait(jig_use_owner(u), JIG_TRAIT_TERMINATOR))
            return true;
    return false;
}

/* What a terminator hands on may come around a loop: it grows once at most. */
static void join_result(JigForwardFlow *flow, const JigValue *v, const JigIntRange *r) {
    const JigIntRange *before = jig_forward_state(flow, v);
    JigIntRange grown = before ? *before : *r;
    if (join(&grown, r) && is_handed_on(v))
        jig_forward_set_unknown(flow, v);
    else
        jig_forward_join(flow, v, r);
}

/* Nothing is said of what is no integer by ops that speak of ranges: numbers that they compute or
 * hand on are never reached, unless one is that they hand on. */
static bool is_silent(JigForwardFlow *flow, const JigOp *op) {
    const JigType *t = op->num_results == 1 ? jig_op_result_type(op, 0) : NULL;
    if (!t || !jig_int_range(op) || !jig_type_is_float(jig_type_element_or_self(t)))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (!jig_int_range_width(jig_op_operand_type(op, i)) &&
            jig_forward_read(flow, jig_op_operand(op, i)))
            return false;
    return true;
}

static void transfer(JigForwardFlow *flow, JigOp *op) {
    size_t n = jig_op_num_results(op);
    const JigValue *v = n ? jig_op_result(op, 0) : NULL;
    const JigIntRangeIface *iface =
        n == 1 && jig_int_range_width(jig_value_type(v)) ? jig_int_range(op) : NULL;
    JigIntRange *operands = jig_calloc(jig_op_num_operands(op) + 1, sizeof *operands);
    bool have_ranges;
    if (read_operands(flow, op, operands, &have_ranges)) {
        bool infers = iface && iface->result && (have_ranges || iface->any_operands);
        JigIntRange r = infers ? iface->result(op, operands) : (JigIntRange){0};
        if (infers)
            join_result(flow, v, &r);
        for (size_t i = 0; i < n && !infers; i++)
            jig_forward_set_unknown(flow, jig_op_result(op, i));
    }
    jig_free(operands);
}

/* The same where ranges alone say which way control goes. */
static void transfer_alone(JigForwardFlow *flow, JigOp *op) {
    if (is_silent(flow, op))
        return;
    if (jig_int_range(op) && jig_int_range_width(jig_op_result_type(op, 0)))
        transfer(flow, op);
    else
        for (size_t i = 0; i < jig_op_num_results(op); i++)
            jig_forward_set_unknown(flow, jig_op_result(op, i));
}

/* ---- Arguments ---- */

/* False: nothing is known; true with `*reached` false: not yet. */
static bool read_bound(JigForwardFlow *flow, JigMixed m, uint32_t width, JigIntRange *out,
                       bool *reached) {
    if (m.attr) {
        *out = jig_int_range_constant(width, jig_attr_int_value(m.attr));
    } else if (m.value) {
        const JigIntRange *r = jig_forward_read(flow, m.value);
        *reached &= r != NULL;
        *out = r ? *r : (JigIntRange){0};
    }
    return m.attr || m.value;
}

/* From the least lower bound to below the greatest upper bound; steps go up, unless it is certain
 * that they go down. A loop that never runs has no value of its variable. */
static bool induction(JigForwardFlow *flow, JigOp *loop, size_t i, const JigValue *iv) {
    const JigLoopIface *l = jig_loop(loop);
    uint32_t width = jig_int_range_width(jig_value_type(iv));
    JigIntRange lower, upper, step, r;
    bool reached = true;
    if (!width || !read_bound(flow, l->lower(loop, i), width, &lower, &reached) ||
        !read_bound(flow, l->upper(loop, i), width, &upper, &reached) ||
        !read_bound(flow, l->step(loop, i), width, &step, &reached))
        return false;
    if (!reached)
        return true;
    bool is_unsigned = l->is_unsigned && l->is_unsigned(loop), down = step.smax < 0;
    bool runs = is_unsigned ? lower.umin < upper.umax
                : down      ? upper.smin < lower.smax
                            : lower.smin < upper.smax;
    if (!runs)
        return true;
    r = is_unsigned ? jig_int_range_unsigned(width, lower.umin, upper.umax - 1)
        : down      ? jig_int_range_signed(width, upper.smin, lower.smax)
                    : jig_int_range_signed(width, lower.smin, upper.smax - 1);
    jig_forward_join(flow, iv, &r);
    return true;
}

static bool argument(JigForwardFlow *flow, JigOp *op, const JigValue *arg) {
    for (size_t i = 0; i < jig_loop_num_vars(op); i++)
        if (jig_loop(op)->var(op, i) == arg)
            return induction(flow, op, i, arg);
    const JigIntRangeIface *iface = jig_int_range(op);
    if (!iface || !iface->argument || !jig_int_range_width(jig_value_type(arg)))
        return false;
    JigIntRange *operands = jig_calloc(jig_op_num_operands(op) + 1, sizeof *operands), r;
    bool have_ranges, known = true;
    if (read_operands(flow, op, operands, &have_ranges)) {
        known = iface->argument(op, arg, operands, &r);
        if (known)
            jig_forward_join(flow, arg, &r);
    }
    jig_free(operands);
    return known;
}

/* Around a loop nothing grows twice; what a function hands to itself would grow forever. */
enum { ENOUGH = 256 };
static const JigForward ranges = {
    .lattice = {.size = sizeof(JigIntRange), .join = join, .unknown = unknown, .max_rises = ENOUGH},
    .transfer = transfer,
    .argument = argument,
    .constant = constant,
};

/* ---- Ranges while IR changes ---- */

static void forget(JigIntRanges *r, const JigValue *v) {
    jig_ptrmap_set(&r->later, v, NULL);
}
static void erased(JigListener *l, JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        forget((JigIntRanges *)l, jig_op_result(op, i));
}
static void arg_erased(JigListener *l, JigValue *arg) {
    forget((JigIntRanges *)l, arg);
}

/* Without what folding changes on its way: who asks for ranges sees no folds in the reference. */
static JigForwardFlow *find_constants(JigContext *ctx, JigOp *top) {
    JigMark mark = jig_mark(ctx);
    JigForwardFlow *flow = jig_forward_run(top, &jig_constants);
    jig_rollback(ctx, mark);
    jig_commit(ctx, mark);
    return flow;
}

JigIntRanges *jig_ranges_create(JigOp *top, bool folds) {
    JigIntRanges *r = jig_calloc(1, sizeof *r);
    r->ctx = jig_op_context(top);
    JigForwardFlow *constants = folds ? find_constants(r->ctx, top) : NULL;
    r->how = ranges;
    r->how.user = constants;
    if (!folds) {
        r->how.transfer = transfer_alone;
        r->how.constant = constant_alone;
    }
    r->flow = jig_forward_run(top, &r->how);
    if (constants)
        jig_forward_free(constants);
    jig_arena_init(&r->arena);
    r->listener = (JigListener){.erased = erased, .arg_erased = arg_erased};
    jig_listen(r->ctx, &r->listener);
    return r;
}

void jig_ranges_free(JigIntRanges *r) {
    JIG_REQUIRE(r);
    jig_unlisten(r->ctx, &r->listener);
    jig_forward_free(r->flow);
    jig_ptrmap_free(&r->later);
    jig_arena_free(&r->arena);
    jig_free(r);
}

bool jig_ranges_find(const JigIntRanges *r, const JigValue *v, JigIntRange *out) {
    const JigIntRange *known =
        jig_ptrmap_has(&r->later, v) ? jig_ptrmap_get(&r->later, v) : jig_forward_state(r->flow, v);
    if (!known || !jig_int_range_width(jig_value_type(v)))
        return false;
    *out = *known;
    return true;
}

void jig_ranges_same(JigIntRanges *r, const JigValue *v, const JigValue *as) {
    JigIntRange known, *copy = NULL;
    if (jig_ranges_find(r, as, &known)) {
        copy = JIG_NEW(&r->arena, JigIntRange);
        *copy = known;
    }
    jig_ptrmap_set(&r->later, v, copy);
}
