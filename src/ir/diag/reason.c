/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reasons: facts are copied into the reader's arena, ops and values as text, since they may be gone
 * when it is read. */
#include "jig/reason.h"

#include "ir/context.h"
#include "ir/op.h"
#include "support/vec.h"
#include "support/check.h"

/* ---- Whom to blame ---- */

JigBlame jig_blame_loc(JigLoc loc) {
    return (JigBlame){.loc = loc};
}

JigBlame jig_blame_op(const JigOp *op) {
    JIG_REQUIRE(!op || op->name);
    if (!op)
        return (JigBlame){0};
    return (JigBlame){.loc = jig_op_loc(op), .op = jig_op_ref((JigOp *)(uintptr_t)op)};
}

JigBlame jig_blame_value(const JigValue *v) {
    JIG_REQUIRE(!v || v->type);
    if (!v)
        return (JigBlame){0};
    JigOp *op = v->is_arg ? jig_block_parent_op(jig_value_owner_block(v)) : jig_value_def(v);
    JigBlame b = op ? jig_blame_op(op) : (JigBlame){0};
    b.loc = jig_value_loc(v);
    b.is_value = true;
    b.is_arg = v->is_arg;
    b.index = (uint32_t)jig_value_index(v);
    return b;
}

JigOp *jig_blamed_op(const JigBlame *blame) {
    JIG_REQUIRE(blame);
    return blame->op.op && jig_op_ref_holds(&blame->op) ? blame->op.op : NULL;
}

/* ---- Facts ---- */

JigFact jig_fact_str(JigStr s) {
    JIG_REQUIRE(s.ptr || !s.len);
    return (JigFact){.kind = JIG_FACT_STR, .text = s};
}

JigFact jig_fact_text(const char *s) {
    return jig_fact_str(jig_str(s));
}

JigFact jig_fact_int(int64_t n) {
    return (JigFact){.kind = JIG_FACT_INT, .of.num = n};
}

JigFact jig_fact_type(const JigType *t) {
    JIG_REQUIRE(t);
    return (JigFact){.kind = JIG_FACT_TYPE, .of.type = t};
}

JigFact jig_fact_attr(const JigAttr *x) {
    JIG_REQUIRE(x);
    return (JigFact){.kind = JIG_FACT_ATTR, .of.attr = x};
}

JigFact jig_fact_op(const JigOp *op) {
    JIG_REQUIRE(op);
    return (JigFact){.kind = JIG_FACT_OP, .of.op = op};
}

JigFact jig_fact_op_in_remark(const JigOp *op) {
    JIG_REQUIRE(op);
    return (JigFact){.kind = JIG_FACT_OP, .of.op = op, .custom = true};
}

JigFact jig_fact_value(const JigValue *v) {
    JIG_REQUIRE(v);
    return (JigFact){.kind = JIG_FACT_VALUE, .of.value = v};
}

JigFact jig_fact_kind(const char *kind) {
    JIG_REQUIRE(kind);
    return (JigFact){.kind = JIG_FACT_KIND, .text = jig_str(kind)};
}

/* The fact on its own feet. */
static JigFact settle(JigFact f, JigArena *a) {
    if (f.kind == JIG_FACT_OP && f.of.op) {
        f.text = jig_str(f.custom ? jig_msg_op_in_remark(f.of.op) : jig_msg_op(f.of.op));
        f.about = jig_blame_op(f.of.op);
        f.of.op = NULL;
    } else if (f.kind == JIG_FACT_VALUE && f.of.value) {
        f.text = jig_str(jig_msg_value(f.of.value));
        f.about = jig_blame_value(f.of.value);
        f.of.value = NULL;
    }
    f.text = jig_arena_str(a, f.text);
    return f;
}

/* ---- Giving reasons ---- */

/* The next {} of the text; NULL: none. */
static const char *next_place(const char *text) {
    return strstr(text, "{}");
}

/* Only assertions ask. */
__attribute__((unused)) static size_t count_places(const char *text) {
    size_t n = 0;
    for (; (text = next_place(text)); text += 2)
        n++;
    return n;
}

static JigClause new_clause(JigArena *a, JigBlame blame, const char *text, const JigFact *facts) {
    size_t n = 0;
    for (const JigFact *f = facts; f->kind != JIG_FACT_END; f++)
        n += f->kind != JIG_FACT_KIND;
    JIG_REQUIRE(n == count_places(text));
    JigFact *kept = JIG_NEW_ARRAY(a, JigFact, n + 1), *to = kept; /* zero ends it */
    for (; facts->kind != JIG_FACT_END; facts++)
        if (facts->kind != JIG_FACT_KIND)
            *to++ = settle(*facts, a);
    return (JigClause){.text = text, .facts = kept, .num_facts = n, .blame = blame};
}

/* NULL: none is given. */
static const char *kind_among(const JigFact *facts, JigArena *a) {
    for (; facts->kind != JIG_FACT_END; facts++)
        if (facts->kind == JIG_FACT_KIND)
            return jig_arena_str(a, facts->text).ptr;
    return NULL;
}

bool jig_reason_set(JigReason *why, JigBlame blame, const char *text, const JigFact *facts) {
    JIG_REQUIRE(why && text && facts);
    why->what = new_clause(why->arena, blame, text, facts);
    why->kind = kind_among(facts, why->arena);
    return false;
}

bool jig_reason_note(JigReason *why, JigBlame blame, const char *text, const JigFact *facts) {
    JIG_REQUIRE(why && text && facts);
    JIG_ARENA_PUSH(why->arena, why->notes, why->num_notes, why->cap_notes,
                   new_clause(why->arena, blame, text, facts));
    return false;
}

void jig_reason_candidate(JigReason *why, JigStr name) {
    JIG_REQUIRE(why);
    JIG_ARENA_PUSH(why->arena, why->candidates, why->num_candidates, why->cap_candidates,
                   jig_arena_str(why->arena, name));
}

static void copy_clause(JigClause *to, const JigClause *from, JigArena *a) {
    if (from->text)
        *to = new_clause(a, from->blame, jig_arena_str(a, jig_str(from->text)).ptr, from->facts);
}

void jig_reason_copy(JigReason *to, const JigReason *from) {
    JIG_REQUIRE(to && from);
    JigArena *a = to->arena;
    *to = JIG_REASON(a);
    to->script = from->script;
    to->kind = from->kind ? jig_arena_str(a, jig_str(from->kind)).ptr : NULL;
    copy_clause(&to->what, &from->what, a);
    for (size_t i = 0; i < from->num_notes; i++) {
        JIG_ARENA_PUSH(a, to->notes, to->num_notes, to->cap_notes, (JigClause){0});
        copy_clause(&to->notes[i], &from->notes[i], a);
    }
    for (size_t i = 0; i < from->num_candidates; i++)
        jig_reason_candidate(to, from->candidates[i]);
    to->because = from->because ? jig_reason_clone(from->because, a) : NULL;
}

JigReason *jig_reason_clone(const JigReason *why, JigArena *a) {
    JIG_REQUIRE(why && a);
    JigReason *clone = JIG_NEW(a, JigReason);
    clone->arena = a;
    jig_reason_copy(clone, why);
    return clone;
}

void jig_reason_of_error(JigReason *to, const JigDiag *error) {
    JIG_REQUIRE(to && error);
    if (error->reason) {
        jig_reason_copy(to, error->reason);
        return;
    }
    *to = JIG_REASON(to->arena);
    jig_refuse(to, error->loc, "{}", jig_fact_str(error->message));
    for (const JigDiag *n = error->notes; n; n = n->next)
        jig_refuse_note(to, n->loc, "{}", jig_fact_str(n->message));
}

bool jig_reason_hear(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    if (diag->severity != JIG_ERROR)
        return false;
    if (!jig_reason_given(user))
        jig_reason_of_error(user, diag);
    return true;
}

bool jig_reason_given(const JigReason *why) {
    JIG_REQUIRE(why);
    return why->what.text || why->num_notes;
}

/* ---- Telling them ---- */

static void append(JigCharVec *out, JigStr s) {
    jig_vec_append(out, s.ptr, s.len);
}

static void append_fact(JigCharVec *out, const JigFact *f, JigArena *a) {
    switch (f->kind) {
    case JIG_FACT_END:
    case JIG_FACT_KIND:
        return;
    case JIG_FACT_INT:
        append(out, jig_arena_printf(a, "%lld", (long long)f->of.num));
        return;
    case JIG_FACT_TYPE:
        append(out, jig_str(jig_msg_type(f->of.type)));
        return;
    case JIG_FACT_ATTR:
        append(out, jig_str(jig_msg_attr(f->of.attr)));
        return;
    case JIG_FACT_STR:
    case JIG_FACT_OP:
    case JIG_FACT_VALUE:
        append(out, f->text);
        return;
    }
}

JigStr jig_clause_text(const JigClause *clause, JigArena *a) {
    JIG_REQUIRE(clause && a);
    JigCharVec out = {0};
    const char *at = clause->text ? clause->text : "";
    for (size_t i = 0; i < clause->num_facts; i++) {
        const char *place = next_place(at);
        if (!place)
            break;
        append(&out, (JigStr){at, (size_t)(place - at)});
        append_fact(&out, &clause->facts[i], a);
        at = place + 2;
    }
    append(&out, jig_str(at));
    JigStr text = jig_arena_str(a, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    return text;
}

JigStr jig_reason_text(const JigReason *why, JigArena *a) {
    JIG_REQUIRE(why && a);
    return jig_clause_text(&why->what, a);
}

static void emit(JigContext *ctx, JigSeverity severity, const JigClause *c, JigArena *a) {
    JigStr text = jig_clause_text(c, a);
    JigLoc loc = c->blame.loc.bits ? c->blame.loc : jig_loc_unknown(ctx);
    if (severity == JIG_NOTE)
        jig_note(ctx, loc, "%.*s", JIG_FMT(text));
    else if (severity == JIG_REMARK)
        jig_remark(ctx, loc, "%.*s", JIG_FMT(text));
    else if (severity == JIG_WARNING)
        jig_warning(ctx, loc, "%.*s", JIG_FMT(text));
    else
        jig_error(ctx, loc, "%.*s", JIG_FMT(text));
}

void jig_reason_explain(JigContext *ctx, const JigReason *why) {
    JIG_REQUIRE(ctx);
    JigLoc loc = why->what.blame.loc.bits ? why->what.blame.loc : jig_loc_unknown(ctx);
    for (size_t i = 0; i < why->num_candidates; i++)
        jig_note(ctx, loc, "possible: %.*s", JIG_FMT(why->candidates[i]));
    if (!why->because)
        return;
    jig_reason_emit(ctx, JIG_NOTE, why->because);
    jig_reason_explain(ctx, why->because);
}

/* Notes without what they are notes to belong to the reason that is being told. */
static void add_notes(JigReason *told, const JigReason *why) {
    for (size_t i = 0; told && i < why->num_notes; i++) {
        JIG_ARENA_PUSH(told->arena, told->notes, told->num_notes, told->cap_notes, (JigClause){0});
        copy_clause(&told->notes[told->num_notes - 1], &why->notes[i], told->arena);
    }
}

void jig_reason_emit(JigContext *ctx, JigSeverity severity, const JigReason *why) {
    JIG_REQUIRE(ctx);
    JigArena *a = jig_arena_create();
    if (why->what.text) {
        emit(ctx, severity, &why->what, a);
        jig_diag_tells(ctx, why);
    } else {
        add_notes(jig_diag_reason_told(ctx), why);
    }
    for (size_t i = 0; i < why->num_notes; i++)
        emit(ctx, JIG_NOTE, &why->notes[i], a);
    jig_arena_destroy(a);
}
