/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edits carried out on the copy, inside of a mark. */
#include "amend/amend_int.h"

#include "ir/context.h"
#include "ir/journal.h"
#include "ir/op.h"
#include "support/check.h"

/* ---- What an edit names ---- */

JigOp *jig_amended_op(const JigAmended *done, JigOp *op) {
    JIG_REQUIRE(done);
    JigOp *copy = jig_ptrmap_get(&done->copies, op);
    return copy ? copy : op;
}

JigValue *jig_amended_value(const JigAmended *done, JigValue *v) {
    JIG_REQUIRE(done);
    JigValue *copy = jig_ptrmap_get(&done->copies, v);
    return copy ? copy : v;
}

/* An op or a value. */
static bool is_there(const JigAmended *done, const void *named) {
    return !jig_ptrmap_has(&done->gone, named) ||
           jig_refuse(done->why, JIG_NOWHERE,
                      "an edit is about a step that another one before it has taken out");
}

/* ---- What it changes ---- */

static void note_change(JigAmended *done, JigOp *op, void *before) {
    void **was = jig_ptrmap_slot(&done->changed, op);
    if (!*was || before == JIG_AMENDED)
        *was = before;
}

/* Where the op stands in the block, itself or what is around it; NULL: elsewhere. */
static const JigOp *in_block(const JigOp *op, const JigBlock *block) {
    while (op && jig_op_block(op) != block)
        op = jig_op_parent(op);
    return op;
}

/* From `from` on; NULL: everywhere. */
static void use_instead(JigAmended *done, const JigValue *was, JigValue *now, const JigOp *from) {
    JIG_VEC(JigUse *) uses = {0};
    for (JigUse *u = jig_value_first_use(was); u; u = jig_use_next(u)) {
        const JigOp *place = from ? in_block(jig_use_owner(u), jig_op_block(from)) : NULL;
        if (!from || place == from || (place && jig_op_is_before(from, place)))
            jig_vec_push(&uses, u);
    }
    for (size_t i = 0; i < uses.len; ++i) {
        note_change(done, jig_use_owner(uses.data[i]), JIG_AMENDED);
        jig_use_set(uses.data[i], now);
    }
    jig_vec_free(&uses);
}

/* ---- New steps ---- */

static void pair_value(JigAmended *done, const JigScriptEdit *e, JigValue *written, JigValue *v) {
    jig_ptrmap_set(&done->copies, written, v);
    jig_ptrmap_set(&done->words, v, jig_ptrmap_get(&e->words.names, written));
}

static void pair_op(JigAmended *done, const JigScriptEdit *e, JigOp *written, JigOp *op) {
    jig_ptrmap_set(&done->copies, written, op);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        pair_value(done, e, jig_op_result(written, i), jig_op_result(op, i));
    for (size_t r = 0; r < jig_op_num_regions(op); ++r) {
        JigBlock *from = jig_region_first(jig_op_region(written, r)),
                 *to = jig_region_first(jig_op_region(op, r));
        for (; from && to; from = jig_block_next(from), to = jig_block_next(to)) {
            for (size_t i = 0; i < jig_block_num_args(to); ++i)
                pair_value(done, e, jig_block_arg(from, i), jig_block_arg(to, i));
            JigOp *a = jig_block_first(from), *b = jig_block_first(to);
            for (; a && b; a = jig_op_next(a), b = jig_op_next(b))
                pair_op(done, e, a, b);
        }
    }
}

/* Copies of the edit's steps before its place. */
static bool put_steps(const JigScriptEdit *e, JigOp *at, JigAmended *done) {
    for (size_t i = 0; i < e->num_handles; ++i)
        JIG_CHECK(is_there(done, jig_amended_value(done, e->handles[i])));
    JigIRMap *map = jig_irmap_create();
    JigBlock *body = jig_amend_steps_body(e->written);
    for (size_t i = 0; i < e->num_handles; ++i) {
        JigValue *handle = jig_amended_value(done, e->handles[i]);
        jig_irmap_value(map, jig_block_arg(body, i), handle);
        jig_ptrmap_set(&done->copies, jig_block_arg(body, i), handle);
    }
    for (JigOp *op = jig_block_first(body); jig_op_next(op); op = jig_op_next(op)) {
        JigOp *copy = jig_op_clone(op, map);
        jig_block_insert(jig_op_block(at), at, copy);
        jig_ptrset_add(&done->added, copy);
        pair_op(done, e, op, copy);
    }
    jig_irmap_destroy(map);
    return true;
}

static bool insert(const JigScriptEdit *e, JigOp *at, JigAmended *done) {
    JIG_CHECK(put_steps(e, at, done));
    if (!e->now)
        return true;
    JigValue *was = jig_amended_value(done, e->was);
    JIG_CHECK(is_there(done, was));
    use_instead(done, was, jig_amended_value(done, e->now), at);
    return true;
}

/* ---- Steps that go ---- */

static void forget_value(JigAmended *done, const JigValue *v) {
    jig_ptrset_add(&done->gone, v);
    jig_ptrmap_remove(&done->words, v);
}

static JigWalk forget(JigOp *op, void *user) {
    JigAmended *done = user;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        forget_value(done, jig_op_result(op, i));
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (size_t i = 0; i < jig_block_num_args(b); ++i)
                forget_value(done, jig_block_arg(b, i));
    jig_ptrset_add(&done->gone, op);
    jig_ptrmap_remove(&done->changed, op);
    jig_ptrmap_remove(&done->added, op);
    jig_ptrmap_remove(&done->moved, op);
    jig_ptrmap_remove(&done->out, op);
    return JIG_WALK_ADVANCE;
}

static void take_out(JigOp *op, JigAmended *done) {
    jig_walk_pre(op, forget, done);
    jig_ptrset_add(&done->out, op);
    jig_op_destroy(op);
}

static bool is_unused(JigAmended *done, const JigOp *op, size_t i) {
    return !jig_value_first_use(jig_op_result(op, i)) ||
           jig_refuse(done->why, op,
                      "result {} of the step that goes is used, and nothing takes its place",
                      jig_fact_int((int64_t)i));
}

static bool is_called_as(const JigNameText *a, const JigNameText *b) {
    return a && b && jig_str_eq(a->name, b->name) && a->index == b->index && a->num == b->num;
}

static const JigNameText *words_of(const JigAmended *done, const JigValue *v) {
    const JigNameText *t = jig_ptrmap_get(&done->words, v);
    return t ? t : jig_ptrmap_get(&done->am->map.names, v);
}

/* The result of the new steps that is called as `was`. */
static JigValue *same_name(const JigScriptEdit *e, const JigAmended *done, const JigValue *was) {
    const JigNameText *name = words_of(done, was);
    for (JigOp *op = jig_block_first(jig_amend_steps_body(e->written)); op; op = jig_op_next(op))
        for (size_t i = 0; i < jig_op_num_results(op); ++i)
            if (is_called_as(jig_ptrmap_get(&e->words.names, jig_op_result(op, i)), name))
                return jig_amended_value(done, jig_op_result(op, i));
    return NULL;
}

static bool replace(const JigScriptEdit *e, JigOp *at, JigAmended *done) {
    JIG_CHECK(put_steps(e, at, done));
    for (size_t i = 0; i < jig_op_num_results(at); ++i) {
        JigValue *was = jig_op_result(at, i), *now = same_name(e, done, was);
        if (now && (!jig_ptrmap_has(&done->words, was) || jig_ptrmap_has(&done->stands_in, was)))
            jig_ptrset_add(&done->stands_in, now);
        if (now && jig_value_type(now) == jig_value_type(was))
            jig_value_replace_uses(was, now); /* by its name: no text changes */
        else if (now)
            use_instead(done, was, now, NULL);
        JIG_CHECK(is_unused(done, at, i));
    }
    take_out(at, done);
    return true;
}

static bool remove_step(JigOp *at, JigAmended *done) {
    for (size_t i = 0; i < jig_op_num_results(at); ++i) {
        JigValue *was = jig_op_result(at, i), *now = NULL;
        for (size_t k = 0; !now && k < jig_op_num_operands(at); ++k)
            if (jig_op_operand_type(at, k) == jig_value_type(was))
                now = jig_op_operand(at, k);
        if (now)
            use_instead(done, was, now, NULL);
        JIG_CHECK(is_unused(done, at, i));
    }
    take_out(at, done);
    return true;
}

/* ---- Another order ---- */

static bool is_one_type(const JigOp *first, const JigOp *second) {
    const JigType *t = jig_op_operand_type(first, 0);
    return jig_op_result_type(first, 0) == t && jig_op_result_type(second, 0) == t;
}

/* Is what the op takes, beyond its first operand, there before `at`? */
static bool may_come_before(const JigOp *op, const JigOp *at) {
    for (size_t i = 1; i < jig_op_num_operands(op); ++i) {
        const JigOp *def = jig_value_def(jig_op_operand(op, i));
        if (def && jig_op_block(def) == jig_op_block(at) && !jig_op_is_before(def, at))
            return false;
    }
    return true;
}

bool jig_amended_may_swap(JigOp *first, JigOp *second, JigReason *why) {
    JIG_REQUIRE(first && second);
    if (!jig_op_block(first) || jig_op_block(first) != jig_op_block(second))
        return jig_refuse(why, second, "steps of two bodies cannot trade places");
    if (!jig_op_num_operands(first) || !jig_op_num_results(first) || !jig_op_num_operands(second) ||
        !jig_op_num_results(second) || jig_op_operand(second, 0) != jig_op_result(first, 0) ||
        !is_one_type(first, second))
        return jig_refuse(why, second,
                          "the second step does not take and make what the first one does");
    if (jig_op_num_regions(second))
        return jig_refuse(why, second, "a step with a body does not come before another one");
    return (jig_value_has_one_use(jig_op_result(first, 0)) && may_come_before(second, first)) ||
           jig_refuse(why, second, "others use what is between the two steps");
}

static bool swap(JigOp *first, JigOp *second, JigAmended *done) {
    JIG_CHECK(is_there(done, second) && jig_amended_may_swap(first, second, done->why));
    JigValue *handle = jig_op_operand(first, 0), *one = jig_op_result(first, 0),
             *two = jig_op_result(second, 0);
    jig_op_remove(second);
    jig_block_insert(jig_op_block(first), first, second);
    use_instead(done, two, one, NULL);
    jig_op_set_operand(second, 0, handle);
    jig_op_set_operand(first, 0, two);
    note_change(done, first, JIG_AMENDED);
    note_change(done, second, JIG_AMENDED);
    if (!jig_ptrmap_has(&done->added, second))
        jig_ptrset_add(&done->moved, second);
    return true;
}

/* ---- All of them ---- */

static void set(JigOp *op, const JigScriptEdit *e, JigAmended *done) {
    note_change(done, op, (void *)(uintptr_t)jig_op_attrs(op));
    jig_op_set_attr(op, e->attr->ptr, e->value);
}

static bool carry_out(const JigScriptEdit *e, JigAmended *done) {
    JigOp *at = jig_amended_op(done, e->at);
    JIG_CHECK(is_there(done, at));
    if (e->kind != JIG_AMEND_SET && !jig_op_block(at))
        return jig_refuse(done->why, at, "the whole script has no place");
    switch (e->kind) {
    case JIG_AMEND_SET:
        set(at, e, done);
        return true;
    case JIG_AMEND_INSERT:
        return insert(e, at, done);
    case JIG_AMEND_REPLACE:
        return replace(e, at, done);
    case JIG_AMEND_SWAP:
        return swap(at, jig_amended_op(done, e->other), done);
    default:
        return remove_step(at, done);
    }
}

static bool is_valid(const JigAmend *am, JigReason *why) {
    JigDiagCapture told;
    jig_diag_capture_begin(am->ctx, &told);
    bool ok = jig_op_verify(am->module);
    jig_diag_capture_end(am->ctx, &told);
    for (const JigDiag *d = told.first; !ok && why && d && !jig_reason_given(why); d = d->next)
        if (d->severity == JIG_ERROR)
            jig_reason_of_error(why, d);
    jig_diag_capture_free(&told);
    return ok;
}

bool jig_amend_carry_out(const JigAmend *am, JigAmended *done, JigReason *why) {
    JIG_REQUIRE(am && done);
    *done = (JigAmended){.am = am, .why = why};
    bool ok = true;
    for (size_t i = 0; ok && i < am->edits.len; ++i)
        ok = carry_out(&am->edits.data[i], done);
    return ok && is_valid(am, why);
}

void jig_amended_free(JigAmended *done) {
    JIG_REQUIRE(done);
    jig_ptrmap_free(&done->copies);
    jig_ptrmap_free(&done->words);
    jig_ptrmap_free(&done->stands_in);
    jig_ptrmap_free(&done->added);
    jig_ptrmap_free(&done->moved);
    jig_ptrmap_free(&done->gone);
    jig_ptrmap_free(&done->out);
    jig_ptrmap_free(&done->changed);
}

typedef struct Applying {
    const JigAmend *am;
    JigReason *why;
    bool ok;
} Applying;

static void apply(void *user) {
    Applying *x = user;
    JigAmended done;
    x->ok = jig_amend_carry_out(x->am, &done, x->why);
    jig_amended_free(&done);
}

bool jig_amend_apply(JigAmend *am, JigReason *why) {
    JIG_REQUIRE(am && jig_journal_is_open(am->ctx));
    Applying x = {.am = am, .why = why};
    return jig_context_recovers(am->ctx, apply, &x) && x.ok;
}
