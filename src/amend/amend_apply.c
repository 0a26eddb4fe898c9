/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edits carried out on the copy, inside of a mark. */
#include "amend/amend_int.h"

#include "ir/op.h"
#include "ir/context.h"
#include "support/check.h"

/* ---- New steps ---- */

/* Copies of the edit's steps before its place; `*results` are theirs, in order. */
static void put_steps(const JigScriptEdit *e, JigAmended *done, JigValueVec *results) {
    JigIRMap *map = jig_irmap_create();
    JigBlock *body = jig_amend_steps_body(e->written);
    for (size_t i = 0; i < e->num_handles; ++i)
        jig_irmap_value(map, jig_block_arg(body, i), e->handles[i]);
    for (JigOp *op = jig_block_first(body); jig_op_next(op); op = jig_op_next(op)) {
        JigOp *copy = jig_op_clone(op, map);
        jig_block_insert(jig_op_block(e->at), e->at, copy);
        for (size_t i = 0; i < jig_op_num_results(copy); ++i) {
            jig_ptrmap_set(&done->named, jig_op_result(copy, i), &e->names[results->len]);
            jig_vec_push(results, jig_op_result(copy, i));
        }
    }
    jig_irmap_destroy(map);
}

static JigValue *named(const JigScriptEdit *e, const JigValueVec *results, JigStr name) {
    for (size_t i = 0; i < results->len; ++i)
        if (jig_str_eq(e->names[i], name))
            return results->data[i];
    return NULL;
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
        jig_ptrset_add(&done->changed, jig_use_owner(uses.data[i]));
        jig_use_set(uses.data[i], now);
    }
    jig_vec_free(&uses);
}

static bool insert(const JigScriptEdit *e, JigAmended *done) {
    JigValueVec results = {0};
    put_steps(e, done, &results);
    JigValue *now = e->now.len ? named(e, &results, e->now) : NULL;
    if (now)
        use_instead(done, e->was, now, e->at);
    jig_vec_free(&results);
    return now || !e->now.len;
}

/* ---- Steps that go ---- */

static void take_out(JigOp *op, JigAmended *done) {
    jig_ptrmap_remove(&done->changed, op);
    jig_op_destroy(op);
}

static bool replace(const JigAmend *am, const JigScriptEdit *e, JigAmended *done) {
    JigValueVec results = {0};
    bool ok = true;
    put_steps(e, done, &results);
    for (size_t i = 0; ok && i < jig_op_num_results(e->at); ++i) {
        JigValue *was = jig_op_result(e->at, i);
        JigValue *now = named(e, &results, jig_amend_name_of(am, was, am->arena));
        if (now)
            jig_value_replace_uses(was, now); /* by its name: no text changes */
        ok = !jig_value_first_use(was);
    }
    jig_vec_free(&results);
    if (ok)
        take_out(e->at, done);
    return ok;
}

static bool remove_step(const JigScriptEdit *e, JigAmended *done) {
    for (size_t i = 0; i < jig_op_num_results(e->at); ++i) {
        JigValue *was = jig_op_result(e->at, i), *now = NULL;
        for (size_t k = 0; !now && k < jig_op_num_operands(e->at); ++k)
            if (jig_op_operand_type(e->at, k) == jig_value_type(was))
                now = jig_op_operand(e->at, k);
        if (now)
            use_instead(done, was, now, NULL);
        if (jig_value_first_use(was))
            return false;
    }
    take_out(e->at, done);
    return true;
}

/* ---- Another order ---- */

static bool swap(const JigScriptEdit *e, JigAmended *done) {
    JigOp *first = e->at, *second = e->other;
    JigValue *handle = jig_op_operand(first, 0), *one = jig_op_result(first, 0),
             *two = jig_op_result(second, 0);
    jig_op_remove(second);
    jig_block_insert(jig_op_block(first), first, second);
    use_instead(done, two, one, NULL);
    jig_op_set_operand(second, 0, handle);
    jig_op_set_operand(first, 0, two);
    jig_ptrset_add(&done->changed, first);
    return true;
}

/* ---- All of them ---- */

static bool carry_out(const JigAmend *am, const JigScriptEdit *e, JigAmended *done) {
    switch (e->kind) {
    case JIG_AMEND_SET:
        jig_op_set_attr(e->at, e->attr.ptr, e->value);
        jig_ptrset_add(&done->changed, e->at);
        return true;
    case JIG_AMEND_INSERT:
        return insert(e, done);
    case JIG_AMEND_REPLACE:
        return replace(am, e, done);
    case JIG_AMEND_SWAP:
        return swap(e, done);
    default:
        return remove_step(e, done);
    }
}

bool jig_amend_carry_out(JigAmend *am, JigAmended *done) {
    JIG_REQUIRE(am && done);
    *done = (JigAmended){0};
    bool ok = true;
    for (size_t i = 0; ok && i < am->edits.len; ++i)
        ok = carry_out(am, &am->edits.data[i], done);
    return ok && jig_op_is_valid(am->module);
}

void jig_amended_free(JigAmended *done) {
    JIG_REQUIRE(done);
    jig_ptrmap_free(&done->changed);
    jig_ptrmap_free(&done->named);
}

bool jig_amend_apply(JigAmend *am) {
    JIG_REQUIRE(am);
    JigAmended done;
    bool ok = jig_amend_carry_out(am, &done);
    jig_amended_free(&done);
    return ok;
}
