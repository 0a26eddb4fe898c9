/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* New steps: read by themselves, in a sequence whose arguments are the handles that they use. */
#include "amend/amend_int.h"

#include "ir/context.h"
#include "ir/journal.h"
#include "ir/op.h"
#include "support/check.h"

enum { MOST_HANDLES = 10 };

/* ---- Their text ---- */

/* Handles are called by their number; what stands in quotes stays. */
static JigStr with_names(JigStr steps, size_t n, JigArena *a) {
    JigCharVec out = {0};
    bool quoted = false;
    for (size_t i = 0; i < steps.len; ++i) {
        char c = steps.ptr[i], next = i + 1 < steps.len ? steps.ptr[i + 1] : 0;
        if (c == '"')
            quoted = !quoted;
        if (c == '$' && !quoted && next >= '0' && (size_t)(next - '0') < n)
            jig_vec_push(&out, '%');
        jig_vec_push(&out, c);
        if (quoted && c == '\\' && next) {
            jig_vec_push(&out, next);
            ++i;
        }
    }
    JigStr text = jig_arena_str(a, (JigStr){out.data ? out.data : "", out.len});
    jig_vec_free(&out);
    return text;
}

static JigStr sequence_of(JigStr steps, const JigScriptEdit *e, JigArena *a) {
    JigStr args = {0}, text = with_names(steps, e->num_handles, a);
    for (size_t i = 0; i < e->num_handles; ++i) {
        JigStr type = jig_type_to_str(jig_value_type(e->handles[i]), a);
        args = jig_arena_printf(a, "%.*s%s%%$%zu: %.*s", JIG_FMT(args), i ? ", " : "", i,
                                JIG_FMT(type));
    }
    return jig_arena_printf(
        a,
        "module attributes {transform.with_named_sequence} {\n"
        "transform.named_sequence @steps(%.*s) {\n%.*s\ntransform.yield\n}\n}\n",
        JIG_FMT(args), JIG_FMT(text));
}

JigBlock *jig_amend_steps_body(JigOp *written) {
    JIG_REQUIRE(written);
    return jig_op_body(jig_block_first(jig_op_body(written)));
}

static bool tell_error(const JigDiagCapture *told, JigReason *why) {
    for (const JigDiag *d = told->first; d; d = d->next)
        if (d->severity == JIG_ERROR)
            return jig_refuse(why, JIG_NOWHERE, "these are no steps: {}", jig_fact_str(d->message));
    return jig_refuse(why, JIG_NOWHERE, "these are no steps");
}

static bool read_steps(JigAmend *am, JigScriptEdit *e, JigStr steps, JigReason *why) {
    JigDiagCapture told;
    JigArena *a = jig_arena_create();
    bool was = jig_journal_pause(am->ctx);
    jig_diag_capture_begin(am->ctx, &told);
    e->words = (JigTextMap){.arena = am->arena};
    e->written =
        jig_text_map_parse_module(am->ctx, sequence_of(steps, e, a), JIG_STR("<steps>"), &e->words);
    if (e->written)
        jig_amend_keep_names(am, &e->words);
    else
        tell_error(&told, why);
    jig_diag_capture_end(am->ctx, &told);
    jig_diag_capture_free(&told);
    jig_journal_resume(am->ctx, was);
    jig_arena_destroy(a);
    return e->written != NULL;
}

/* ---- As edits ---- */

static bool keep_handles(JigAmend *am, JigScriptEdit *e, JigValue *const *handles, size_t n,
                         JigReason *why) {
    if (n > MOST_HANDLES)
        return jig_refuse(why, JIG_NOWHERE, "steps use at most {} handles",
                          jig_fact_int(MOST_HANDLES));
    JigValue **list = JIG_NEW_ARRAY(am->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i) {
        if (!handles[i] || !jig_amend_name_of(am, handles[i], am->arena).len)
            return jig_refuse(why, JIG_NOWHERE, "handle ${} is none of the script",
                              jig_fact_int((int64_t)i));
        list[i] = handles[i];
    }
    e->handles = list;
    e->num_handles = n;
    return true;
}

/* The result of the new steps that is called so. */
static JigValue *result_called(const JigAmend *am, const JigScriptEdit *e, JigStr name) {
    for (JigOp *op = jig_block_first(jig_amend_steps_body(e->written)); op; op = jig_op_next(op))
        for (size_t i = 0; i < jig_op_num_results(op); ++i) {
            const JigNameText *t = jig_ptrmap_get(&e->words.names, jig_op_result(op, i));
            JigStr text = !t ? (JigStr){0}
                          : t->num > 1
                              ? jig_arena_printf(am->arena, "%%%.*s#%u", JIG_FMT(t->name), t->index)
                              : jig_arena_printf(am->arena, "%%%.*s", JIG_FMT(t->name));
            if (text.len && jig_str_eq(text, name))
                return jig_op_result(op, i);
        }
    return NULL;
}

static void drop_steps(const JigAmend *am, JigScriptEdit *e) {
    bool was = jig_journal_pause(am->ctx);
    jig_op_destroy(e->written);
    jig_journal_resume(am->ctx, was);
    jig_text_map_free(&e->words);
}

static JigAmendEdit note_steps(JigAmend *am, JigScriptEdit *e, JigStr steps, JigStr now,
                               JigReason *why) {
    JigAmendEdit edit = 0;
    if (!jig_op_block(e->at))
        return jig_refuse(why, e->at, "steps cannot stand beside the whole script");
    if (!read_steps(am, e, steps, why)) {
        jig_text_map_free(&e->words);
        return 0;
    }
    e->now = now.len ? result_called(am, e, now) : NULL;
    if (now.len && !e->now)
        jig_refuse(why, JIG_NOWHERE, "none of the new steps makes {}", jig_fact_str(now));
    else
        edit = jig_amend_note(am, e, 1, why);
    if (!edit)
        drop_steps(am, e);
    return edit;
}

JigAmendEdit jig_amend_insert(JigAmend *am, JigOp *at, JigStr steps, JigValue *const *handles,
                              size_t n, JigValue *was, JigStr now, JigReason *why) {
    JIG_REQUIRE(am && (handles || !n) && (was || !now.len));
    JigScriptEdit e = {.kind = JIG_AMEND_INSERT, .at = at, .was = now.len ? was : NULL};
    return jig_amend_has(am, at, why) && keep_handles(am, &e, handles, n, why)
               ? note_steps(am, &e, steps, now, why)
               : 0;
}

JigAmendEdit jig_amend_replace(JigAmend *am, JigOp *at, JigStr steps, JigValue *const *handles,
                               size_t n, JigReason *why) {
    JIG_REQUIRE(am && (handles || !n));
    JigScriptEdit e = {.kind = JIG_AMEND_REPLACE, .at = at};
    return jig_amend_has(am, at, why) && keep_handles(am, &e, handles, n, why)
               ? note_steps(am, &e, steps, (JigStr){0}, why)
               : 0;
}

JigOp *jig_amend_new_step(const JigAmend *am, JigAmendEdit edit, size_t i) {
    JIG_REQUIRE(am);
    for (size_t k = 0; k < am->edits.len; ++k) {
        const JigScriptEdit *e = &am->edits.data[k];
        if (e->number != edit || !e->written)
            continue;
        JigOp *op = jig_block_first(jig_amend_steps_body(e->written));
        for (; op && i; --i)
            op = jig_op_next(op);
        return op && jig_op_next(op) ? op : NULL; /* the last one ends the sequence */
    }
    return NULL;
}
