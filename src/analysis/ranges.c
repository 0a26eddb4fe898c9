/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "analysis/ranges.h"

/* Values without ranges have a state of zeros, the top of their lattice. */

static bool join(void *state, const void *with) {
    JigIntRange *a = state, old = *a;
    const JigIntRange *b = with;
    a->smin = a->smin < b->smin ? a->smin : b->smin;
    a->smax = a->smax > b->smax ? a->smax : b->smax;
    a->umin = a->umin < b->umin ? a->umin : b->umin;
    a->umax = a->umax > b->umax ? a->umax : b->umax;
    return a->smin != old.smin || a->smax != old.smax || a->umin != old.umin || a->umax != old.umax;
}

static void unknown(const JigValue *v, void *out) {
    uint32_t width = jig_int_range_width(jig_value_type(v));
    *(JigIntRange *)out = width ? jig_int_range_full(width) : (JigIntRange){0};
}

static const JigAttr *constant(const JigValue *v, const void *state) {
    const JigIntRange *r = state;
    const JigType *t = jig_value_type(v);
    return jig_int_range_width(t) && r->smin == r->smax ? jig_attr_int(t, r->smin) : NULL;
}

static JigIntRange just(uint32_t width, const JigAttr *x) {
    int64_t v = jig_attr_int_value(x);
    uint32_t above = 64 - width;
    v = (int64_t)((uint64_t)v << above) >> above;
    return jig_int_range_signed(width, v, v);
}

/* False: not all operands were reached yet. */
static bool read_operands(JigFlow *flow, const JigOp *op, JigIntRange *out, bool *have_ranges) {
    *have_ranges = true;
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigIntRange *r = jig_flow_read(flow, jig_op_operand(op, i));
        if (!r)
            return false;
        out[i] = *r;
        *have_ranges &= jig_int_range_width(jig_op_operand_type(op, i)) != 0;
    }
    return true;
}

static void transfer(JigFlow *flow, JigOp *op) {
    size_t n = jig_op_num_results(op);
    const JigValue *v = n ? jig_op_result(op, 0) : NULL;
    uint32_t width = n == 1 ? jig_int_range_width(jig_value_type(v)) : 0;
    const JigAttr *known = width ? jig_constant_of(v) : NULL;
    if (known && jig_attr_is_int(known)) {
        JigIntRange r = just(width, known);
        jig_flow_join(flow, v, &r);
        return;
    }
    const JigIntRangeIface *iface = width ? jig_int_range(op) : NULL;
    JigIntRange *operands = jig_calloc(jig_op_num_operands(op) + 1, sizeof *operands);
    bool have_ranges;
    if (read_operands(flow, op, operands, &have_ranges)) {
        JigIntRange r;
        if (iface && have_ranges) {
            r = iface->result(op, operands);
            jig_flow_join(flow, v, &r);
        }
        for (size_t i = 0; i < n && !(iface && have_ranges); i++)
            jig_flow_set_unknown(flow, jig_op_result(op, i));
    }
    jig_free(operands);
}

/* ---- Induction variables ---- */

/* False: nothing is known; true with `*reached` false: not yet. */
static bool read_bound(JigFlow *flow, JigMixed m, uint32_t width, JigIntRange *out, bool *reached) {
    if (m.attr) {
        *out = just(width, m.attr);
    } else if (m.value) {
        const JigIntRange *r = jig_flow_read(flow, m.value);
        *reached &= r != NULL;
        *out = r ? *r : (JigIntRange){0};
    }
    return m.attr || m.value;
}

/* From the least lower bound to below the greatest upper bound, when steps go up. */
static bool induction(JigFlow *flow, JigOp *loop, size_t i, const JigValue *iv) {
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
    bool is_unsigned = l->is_unsigned && l->is_unsigned(loop);
    if (is_unsigned ? upper.umax <= lower.umin || !step.umin
                    : upper.smax <= lower.smin || step.smin <= 0)
        return false;
    r = is_unsigned ? jig_int_range_unsigned(width, lower.umin, upper.umax - 1)
                    : jig_int_range_signed(width, lower.smin, upper.smax - 1);
    jig_flow_join(flow, iv, &r);
    return true;
}

static bool argument(JigFlow *flow, JigOp *op, const JigValue *arg) {
    for (size_t i = 0; i < jig_loop_num_vars(op); i++)
        if (jig_loop(op)->var(op, i) == arg)
            return induction(flow, op, i, arg);
    return false;
}

const JigForward jig_int_ranges = {
    .lattice = {.size = sizeof(JigIntRange), .join = join, .unknown = unknown, .max_rises = 8},
    .transfer = transfer,
    .argument = argument,
    .constant = constant,
};

bool jig_int_range_in(const JigFlow *flow, const JigValue *v, JigIntRange *out) {
    const JigIntRange *r = jig_flow_state(flow, v);
    if (!r || !jig_int_range_width(jig_value_type(v)))
        return false;
    *out = *r;
    return true;
}
