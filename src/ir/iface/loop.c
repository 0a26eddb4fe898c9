/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Loops: what repeats, over which numbers, and what goes round.
 */
#include "jig/iface.h"
#include "ir/op.h"
#include "support/check.h"

static bool verify_loop(JigOp *op);
const JigIfaceId jig_iface_loop = {"LoopLikeOpInterface", .verify_regions = verify_loop};

const JigLoopIface *jig_loop(const JigOp *op) {
    return op ? jig_op_iface(op, &jig_iface_loop) : NULL;
}

/* ---- What repeats ---- */
size_t jig_loop_num_regions(const JigOp *op) {
    JIG_REQUIRE(op);
    const JigLoopIface *l = jig_loop(op);
    return l->num_regions ? l->num_regions(op) : op->num_regions;
}

JigRegion *jig_loop_region(const JigOp *op, size_t i) {
    JIG_REQUIRE(op);
    JIG_REQUIRE(jig_loop(op));
    const JigLoopIface *l = jig_loop(op);
    return l->region ? l->region(op, i) : jig_op_region(op, i);
}

bool jig_loop_is_defined_outside(const JigOp *op, const JigValue *v) {
    JIG_REQUIRE(op);
    const JigLoopIface *l = jig_loop(op);
    if (l->defined_outside)
        return l->defined_outside(op, v);
    JigRegion *r = jig_value_region(v);
    for (; r; r = jig_region_parent_region(r))
        if (jig_region_parent(r) == op)
            return false;
    return true;
}

/* ---- Over which numbers ---- */

size_t jig_loop_num_vars(const JigOp *op) {
    JIG_REQUIRE(op);
    const JigLoopIface *l = jig_loop(op);
    return l && l->num_vars ? l->num_vars(op) : 0;
}

static bool is_number(JigMixed m) {
    return m.attr || m.value;
}

bool jig_loop_bounds(const JigOp *op, JigArena *a, JigLoopBounds *out) {
    JIG_REQUIRE(op && out);
    const JigLoopIface *l = jig_loop(op);
    size_t n = jig_loop_num_vars(op);
    JigMixed *lower = JIG_NEW_ARRAY(a, JigMixed, n + 1), *upper = JIG_NEW_ARRAY(a, JigMixed, n + 1),
             *step = JIG_NEW_ARRAY(a, JigMixed, n + 1);
    for (size_t i = 0; i < n; i++) {
        lower[i] = l->lower(op, i);
        upper[i] = l->upper(op, i);
        step[i] = l->step(op, i);
        if (!is_number(lower[i]) || !is_number(upper[i]) || !is_number(step[i]))
            return false;
    }
    *out = (JigLoopBounds){lower, upper, step, n};
    return n != 0;
}

bool jig_loop_trip_count(const JigOp *op, size_t var, uint64_t *out) {
    JIG_REQUIRE(op && out);
    const JigLoopIface *l = jig_loop(op);
    return l->trip_count && l->trip_count(op, var, out);
}

/* ---- What goes round ---- */

static JigOperandRange inits_of(const JigOp *op) {
    const JigLoopIface *l = jig_loop(op);
    return l && l->inits ? l->inits(op) : jig_no_operands();
}

size_t jig_loop_num_carried(const JigOp *op) {
    return inits_of(op).count;
}

JigValue *jig_loop_init(const JigOp *op, size_t i) {
    JIG_REQUIRE(jig_loop(op) && i < jig_loop(op)->inits(op).count);
    return op->operands[inits_of(op).start + i].value;
}

JigValue *jig_loop_arg(const JigOp *op, size_t i) {
    JIG_REQUIRE(op);
    JIG_REQUIRE(jig_loop(op));
    const JigBlock *entry = jig_loop_region(op, 0)->first;
    return &entry->args[jig_loop(op)->first_iter_arg(op) + i]->v;
}

JigValue *jig_loop_yielded(const JigOp *op, size_t i) {
    JIG_REQUIRE(op);
    const JigLoopIface *l = jig_loop(op);
    JigOperandRange yielded;
    const JigOp *end = l->yield ? l->yield(op, &yielded) : NULL;
    return end ? end->operands[yielded.start + i].value : NULL;
}

JigValue *jig_loop_result(const JigOp *op, size_t i) {
    JIG_REQUIRE(op);
    const JigLoopIface *l = jig_loop(op);
    return !l->has_results || l->has_results(op) ? jig_op_result(op, i) : NULL;
}

bool jig_loop_combines(const JigOp *op) {
    JIG_REQUIRE(op);
    const JigLoopIface *l = jig_loop(op);
    return l && l->inits && !l->yield;
}

/* ---- Verification ---- */

/* Inits, iter args, yielded values and results of a loop, which must agree. */
typedef struct LoopValues {
    JigOperandRange inits, yielded;
    JigOp *yield;
    JigRegion *body;
    size_t first_arg, num_args;
    bool has_results;
} LoopValues;

static LoopValues loop_values(const JigOp *op) {
    const JigLoopIface *l = jig_loop(op);
    LoopValues v = {.inits = l->inits ? l->inits(op) : jig_no_operands(),
                    .body = jig_loop_region(op, 0)};
    v.yielded = jig_no_operands();
    if (l->yield)
        v.yield = l->yield(op, &v.yielded);
    v.first_arg = l->first_iter_arg ? l->first_iter_arg(op) : 0;
    size_t n = v.body->first ? v.body->first->num_args : 0;
    v.num_args = l->first_iter_arg
                     ? n - v.first_arg
                     : 0; /* wraps, as the reference's, when the induction variable is missing */
    v.has_results = !l->has_results || l->has_results(op);
    return v;
}

static const JigType *iter_arg_type(const LoopValues *v, size_t i) {
    return v->body->first->args[v->first_arg + i]->v.type;
}

static bool verify_loop_counts(JigOp *op, const LoopValues *v) {
    if (v->inits.count != v->num_args)
        return jig_op_error(op, "different number of inits and region iter_args: %zu != %llu",
                            v->inits.count,
                            (unsigned long long)(intptr_t)v->num_args); /* 64 bits if it wrapped */
    if (v->yielded.count && v->num_args != v->yielded.count)
        return jig_op_error(op,
                            "different number of region iter_args and yielded values: %zu != %zu",
                            v->num_args, v->yielded.count);
    if (v->has_results && op->num_results != v->num_args)
        return jig_op_error(op, "different number of loop results and region iter_args: %u != %zu",
                            op->num_results, v->num_args);
    return true;
}

static bool verify_loop(JigOp *op) {
    const JigLoopIface *l = jig_loop(op);
    if (!l->inits)
        return true;
    LoopValues v = loop_values(op);
    JIG_CHECK(verify_loop_counts(op, &v));
    for (size_t i = 0; i < v.num_args; i++) {
        const JigType *init = op->operands[v.inits.start + i].value->type,
                      *arg = iter_arg_type(&v, i);
        if (init != arg)
            return jig_op_error(
                op, "%zu-th init and %zu-th region iter_arg have different type: %s != %s", i, i,
                jig_msg_type(init), jig_msg_type(arg));
        const JigType *yielded =
            v.yielded.count ? v.yield->operands[v.yielded.start + i].value->type : arg;
        if (arg != yielded)
            return jig_op_error(
                op, "%zu-th region iter_arg and %zu-th yielded value have different type: %s != %s",
                i, i, jig_msg_type(arg), jig_msg_type(yielded));
    }
    for (size_t i = 0; v.has_results && i < v.num_args; i++) {
        const JigType *arg = iter_arg_type(&v, i), *result = jig_op_results(op)[i].type;
        if (arg != result)
            return jig_op_error(
                op, "%zu-th region iter_arg and %zu-th loop result have different type: %s != %s",
                i, i, jig_msg_type(arg), jig_msg_type(result));
    }
    return true;
}
