/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edits as they are noted. */
#include "amend/amend_int.h"

#include "explain/dry_run.h"
#include "ir/context.h"
#include "ir/journal.h"
#include "ir/op.h"
#include "support/check.h"

/* ---- Whose op it is ---- */

static const JigScriptEdit *written_by(const JigAmend *am, const JigOp *op) {
    const JigOp *top = jig_op_outermost(op);
    for (size_t i = 0; i < am->edits.len; ++i)
        if (am->edits.data[i].written == top)
            return &am->edits.data[i];
    return NULL;
}

bool jig_amend_has(const JigAmend *am, const JigOp *op, JigReason *why) {
    JIG_REQUIRE(am);
    if (!op)
        return jig_refuse(why, JIG_NOWHERE, "there is no such step in the script");
    return jig_op_outermost(op) == am->module || written_by(am, op) ||
           jig_refuse(why, op, "this step is none of the script that is edited");
}

static const JigOp *owner_of(const JigValue *v) {
    const JigBlock *block = jig_value_owner_block(v);
    return jig_value_is_result(v) ? jig_value_def(v) : jig_block_parent_op(block);
}

/* Is the edit about what `other` puts there? */
static bool is_about(const JigScriptEdit *e, const JigScriptEdit *other) {
    bool any = jig_op_outermost(e->at) == other->written ||
               (e->other && jig_op_outermost(e->other) == other->written) ||
               (e->was && jig_op_outermost(owner_of(e->was)) == other->written);
    for (size_t i = 0; !any && i < e->num_handles; ++i)
        any = jig_op_outermost(owner_of(e->handles[i])) == other->written;
    return any;
}

/* ---- The list ---- */

JigAmendEdit jig_amend_note(JigAmend *am, JigScriptEdit *edits, size_t n, JigReason *why) {
    JIG_REQUIRE(am && edits);
    for (size_t i = 0; i < n; ++i)
        if (!jig_amend_has(am, edits[i].at, why))
            return 0;
    am->last++;
    for (size_t i = 0; i < n; ++i) {
        edits[i].number = am->last;
        jig_vec_push(&am->edits, edits[i]);
    }
    return am->last;
}

static void drop(const JigAmend *am, JigScriptEdit *e) {
    if (!e->written)
        return;
    bool was = jig_journal_pause(am->ctx);
    jig_op_destroy(e->written);
    jig_journal_resume(am->ctx, was);
    jig_text_map_free(&e->words);
}

void jig_amend_reset(JigAmend *am) {
    JIG_REQUIRE(am);
    for (size_t i = 0; i < am->edits.len; ++i)
        drop(am, &am->edits.data[i]);
    am->edits.len = 0;
}

static bool may_go(const JigAmend *am, const JigScriptEdit *e, JigReason *why) {
    for (size_t i = 0; e->written && i < am->edits.len; ++i)
        if (am->edits.data[i].number != e->number && is_about(&am->edits.data[i], e))
            return jig_refuse(why, am->edits.data[i].at,
                              "edit {} is about a step that edit {} puts there",
                              jig_fact_int(am->edits.data[i].number), jig_fact_int(e->number));
    return true;
}

bool jig_amend_take_back(JigAmend *am, JigAmendEdit edit, JigReason *why) {
    JIG_REQUIRE(am);
    size_t kept = 0, n = am->edits.len;
    for (size_t i = 0; i < n; ++i)
        if (am->edits.data[i].number == edit && !may_go(am, &am->edits.data[i], why))
            return false;
    for (size_t i = 0; i < n; ++i)
        if (am->edits.data[i].number != edit)
            am->edits.data[kept++] = am->edits.data[i];
        else
            drop(am, &am->edits.data[i]);
    am->edits.len = kept;
    return kept < n || jig_refuse(why, JIG_NOWHERE, "no edit {} is noted", jig_fact_int(edit));
}

size_t jig_amend_num_edits(const JigAmend *am) {
    JIG_REQUIRE(am);
    size_t n = 0;
    for (size_t i = 0; i < am->edits.len; ++i)
        n += !i || am->edits.data[i].number != am->edits.data[i - 1].number;
    return n;
}

/* ---- Attributes ---- */

JigAmendEdit jig_amend_set_all(JigAmend *am, const JigAmendSet *sets, size_t n, JigReason *why) {
    JIG_REQUIRE(am && sets && n);
    JigScriptEdit *edits = JIG_NEW_ARRAY(am->arena, JigScriptEdit, n);
    for (size_t i = 0; i < n; ++i)
        edits[i] = (JigScriptEdit){.kind = JIG_AMEND_SET,
                                   .at = sets[i].at,
                                   .attr = jig_ident(am->ctx, jig_str(sets[i].attr)),
                                   .value = sets[i].value};
    return jig_amend_note(am, edits, n, why);
}

JigAmendEdit jig_amend_set(JigAmend *am, JigOp *at, const char *attr, const JigAttr *value,
                           JigReason *why) {
    JIG_REQUIRE(am && attr);
    return jig_amend_set_all(am, &(JigAmendSet){at, attr, value}, 1, why);
}

const JigAttr *jig_amend_attr(const JigAmend *am, const JigOp *op, const char *attr) {
    JIG_REQUIRE(am && op && attr);
    for (size_t i = am->edits.len; i-- > 0;) {
        const JigScriptEdit *e = &am->edits.data[i];
        if (e->kind == JIG_AMEND_SET && e->at == op && jig_str_is(jig_ident_str(e->attr), attr))
            return e->value;
    }
    return jig_op_attr(op, attr);
}

/* ---- Places ---- */

JigAmendEdit jig_amend_remove(JigAmend *am, JigOp *at, JigReason *why) {
    JIG_REQUIRE(am);
    return jig_amend_note(am, &(JigScriptEdit){.kind = JIG_AMEND_REMOVE, .at = at}, 1, why);
}

/* With all that is noted. */
static bool may_swap(const JigAmend *am, JigOp *first, JigOp *second, JigReason *why) {
    JigAmended done;
    JigDryRun dry = jig_dry_run_begin(am->ctx);
    bool ok =
        jig_amend_carry_out(am, &done, why) &&
        jig_amended_may_swap(jig_amended_op(&done, first), jig_amended_op(&done, second), why);
    jig_amended_free(&done);
    jig_dry_run_end(&dry);
    return ok;
}

JigAmendEdit jig_amend_swap(JigAmend *am, JigOp *first, JigOp *second, JigReason *why) {
    JIG_REQUIRE(am);
    if (!jig_amend_has(am, first, why) || !jig_amend_has(am, second, why) ||
        !may_swap(am, first, second, why))
        return 0;
    JigScriptEdit e = {.kind = JIG_AMEND_SWAP, .at = first, .other = second};
    return jig_amend_note(am, &e, 1, why);
}
