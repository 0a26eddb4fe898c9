/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which tensors of rank 0 become numbers. */
#include "dialect/cf/cf.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "jig/iface.h"
#include "payload/structured/detensorize.h"
#include "support/arena.h"
#include "support/vec.h"

#include <string.h>

typedef struct Search {
    JigDetensored *out;
    JIG_VEC(JigValue *) work;
    JigPtrMap seen; /* values */
} Search;

bool jig_structured_detensorize_type(const JigType *t) {
    return jig_type_is_ranked_tensor(t) && !jig_type_rank(t);
}

/* Each operand is a tensor of rank 0. */
static bool can_be_numbers(const JigOp *op) {
    bool ok = jig_op_is(op, JIG_LINALG(GENERIC));
    for (size_t i = 0; ok && i < jig_op_num_operands(op); i++)
        ok = jig_structured_detensorize_type(jig_op_operand_type(op, i));
    return ok;
}

/* ---- All ---- */

static JigWalk note_op(JigOp *op, void *user) {
    JigDetensored *out = user;
    if (can_be_numbers(op))
        jig_ptrmap_set(&out->ops, op, op);
    return JIG_WALK_ADVANCE;
}

void jig_structured_detensorize_all(JigOp *function, JigDetensored *out) {
    (void)jig_walk_post(function, note_op, out);
    JigBlock *entry = jig_op_body(function);
    for (JigBlock *b = entry ? jig_block_next(entry) : NULL; b; b = jig_block_next(b))
        for (size_t i = 0; i < jig_block_num_args(b); i++)
            jig_ptrmap_set(&out->args, jig_block_arg(b, i), b);
}

/* ---- What control flow depends on ---- */

static void push(Search *s, JigValue *v) {
    jig_vec_push(&s->work, v);
}
static void push_operands(Search *s, const JigOp *op, size_t n) {
    for (size_t i = 0; i < n; i++)
        push(s, jig_op_operand(op, i));
}

static JigWalk note_branch(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_CF(BR)) || jig_op_is(op, JIG_CF(COND_BR)))
        push_operands(user, op, jig_op_num_operands(op));
    return JIG_WALK_ADVANCE;
}

/* What functions and other ops hand their regions stays, and does not say what
 * becomes of what it is passed for. */
static bool is_given(const JigValue *v) {
    JigBlock *block = jig_value_block(v);
    return !jig_value_def(v) && jig_region_first(jig_block_region(block)) == block;
}

/* What users make of the value, and what it is behind its block. */
static void look_forward(Search *s, JigValue *v) {
    JigOp *end = is_given(v) ? NULL : jig_block_last(jig_value_block(v));
    for (size_t i = 0; end && jig_branch(end) && i < jig_op_num_operands(end); i++) {
        JigValue *arg = jig_op_operand(end, i) == v ? jig_branch_successor_arg(end, i) : NULL;
        if (arg)
            push(s, arg);
    }
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        for (size_t i = 0; i < jig_op_num_results(jig_use_owner(u)); i++)
            push(s, jig_op_result(jig_use_owner(u), i));
}

/* Calls `fn` with each operand of a branch that is passed for the argument; false: a predecessor
 * ends with something else. */
typedef void OnPassed(JigOp *branch, size_t operand, void *user);
static bool each_passed(const JigValue *arg, OnPassed *fn, void *user) {
    size_t i = jig_value_index(arg);
    for (JigSuccUse *p = jig_block_first_pred(jig_value_block(arg)); p; p = jig_succ_use_next(p)) {
        JigOp *from = jig_succ_use_owner(p);
        if (!jig_branch(from))
            return false;
        JigSuccOperands passed = jig_branch_operands(from, jig_succ_use_index(p));
        if (i >= passed.produced && i - passed.produced < passed.forwarded.count)
            fn(from, passed.forwarded.start + i - passed.produced, user);
    }
    return true;
}

static void push_passed(JigOp *branch, size_t operand, void *user) {
    push(user, jig_op_operand(branch, operand));
}

/* False: control flow is not by branches alone. */
static bool look_at_arg(Search *s, JigValue *arg) {
    jig_ptrmap_set(&s->out->args, arg, jig_value_block(arg));
    return each_passed(arg, push_passed, s);
}

static void look_at_op(Search *s, JigOp *op) {
    if (jig_op_is(op, JIG_LINALG(GENERIC))) {
        if (!can_be_numbers(op) || jig_ptrmap_get(&s->out->ops, op))
            return;
        jig_ptrmap_set(&s->out->ops, op, op);
        push_operands(s, op, jig_linalg_num_ins(op));
        return;
    }
    bool scalar = !jig_op_is(op, JIG_TENSOR(FROM_ELEMENTS));
    for (size_t i = 0; scalar && i < jig_op_num_results(op); i++)
        scalar = jig_type_is_int_or_float(jig_op_result_type(op, i));
    if (scalar)
        push_operands(s, op, jig_op_num_operands(op));
}

/* An op that stays what it is passes its result on as a tensor. */
typedef struct Passed {
    const JigDetensored *d;
    bool as_tensor;
} Passed;
static void look_at_passed(JigOp *branch, size_t operand, void *user) {
    Passed *p = user;
    const JigOp *def = jig_value_def(jig_op_operand(branch, operand));
    p->as_tensor |= def && jig_op_is(def, JIG_LINALG(GENERIC)) && !jig_ptrmap_get(&p->d->ops, def);
}

static void keep_tensors(JigDetensored *out) {
    JIG_VEC(const void *) kept = {0};
    size_t i = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&out->args, &i));) {
        Passed p = {.d = out};
        (void)each_passed(e->key, look_at_passed, &p);
        if (p.as_tensor)
            jig_vec_push(&kept, e->key);
    }
    for (size_t k = 0; k < kept.len; k++)
        jig_ptrmap_remove(&out->args, kept.data[k]);
    jig_vec_free(&kept);
}

void jig_structured_detensorize_control(JigOp *function, JigDetensored *out) {
    Search s = {.out = out};
    (void)jig_walk_post(function, note_branch, &s);
    bool ok = true;
    while (ok && s.work.len) {
        JigValue *v = s.work.data[--s.work.len];
        if (jig_ptrmap_get(&s.seen, v))
            continue;
        jig_ptrmap_set(&s.seen, v, v);
        look_forward(&s, v);
        if (jig_value_def(v))
            look_at_op(&s, jig_value_def(v));
        else if (!is_given(v))
            ok = look_at_arg(&s, v);
    }
    jig_vec_free(&s.work);
    jig_ptrmap_free(&s.seen);
    if (!ok) {
        jig_ptrmap_free(&out->ops);
        jig_ptrmap_free(&out->args);
        out->ops = out->args = (JigPtrMap){0};
    }
    keep_tensors(out);
}

/* ---- Branches ---- */

static void mark(JigOp *branch, size_t operand, void *user) {
    JigDetensored *out = user;
    void **slot = jig_ptrmap_slot(&out->branches, branch);
    if (!*slot) {
        bool *none = JIG_NEW_ARRAY(out->arena, bool, jig_op_num_operands(branch));
        memset(none, 0, jig_op_num_operands(branch));
        *slot = none;
    }
    ((bool *)*slot)[operand] = true;
}

void jig_structured_detensorize_branches(JigDetensored *out) {
    size_t i = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&out->args, &i));)
        (void)each_passed(e->key, mark, out);
}
