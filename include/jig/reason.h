/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Why something was not done: one value, whoever fails and whoever reads it.
 *
 * Who can fail takes a `JigReason *why`, which is NULL when nobody will read it, and fills it in
 * where it gives up:
 *
 *     if (n != 3)
 *         return jig_refuse(why, op, "expected 3 tile sizes, got {}", jig_fact_int(n));
 *
 * The text says what was required, with {} for each fact that was found. Facts keep their kind, so
 * that a reason can be told in other words than the reference's, which jig_reason_text has.
 * Without a reader no argument is evaluated and nothing is built.
 *
 * A reason outlives the IR that it is about: what ops and values look like is kept as text when the
 * reason is given, and references to them tell when they are gone.
 */
#ifndef JIG_REASON_H
#define JIG_REASON_H

#include "jig/context.h"
#include "jig/op.h"

JIG_BEGIN_C

/* ---- Whom to blame ---- */
typedef struct JigBlame {
    JigLoc loc;  /* bits 0: nowhere */
    JigOpRef op; /* of a value: its op, or the op around its block; op NULL: only a place */
    bool is_value, is_arg;
    uint32_t index; /* of the value among the results or arguments */
} JigBlame;
JIG_API JigBlame jig_blame_op(const JigOp *op);      /* NULL: nobody */
JIG_API JigBlame jig_blame_value(const JigValue *v); /* NULL: nobody */
JIG_API JigBlame jig_blame_loc(JigLoc loc);
#define JIG_NOWHERE ((JigLoc){0}) /* where there is no place to blame */
/* The op that is blamed; NULL when none is or when it is gone. */
JIG_API JigOp *jig_blamed_op(const JigBlame *blame);
/* By the type of `x`: an op, a value or a location. */
#define jig_blame(x)                                                                               \
    _Generic((x),                                                                                  \
        JigOp *: jig_blame_op,                                                                     \
        const JigOp *: jig_blame_op,                                                               \
        JigValue *: jig_blame_value,                                                               \
        const JigValue *: jig_blame_value,                                                         \
        JigLoc: jig_blame_loc)(x)

/* ---- What was found ---- */
typedef enum JigFactKind {
    JIG_FACT_END, /* of a list */
    JIG_FACT_STR,
    JIG_FACT_INT,
    JIG_FACT_TYPE,
    JIG_FACT_ATTR,
    JIG_FACT_OP,
    JIG_FACT_VALUE,
    JIG_FACT_KIND, /* of the failure, told nowhere */
} JigFactKind;
typedef struct JigFact {
    JigFactKind kind;
    JigStr text; /* a string's; what an op or value looked like */
    union {
        int64_t num;
        const JigType *type;
        const JigAttr *attr;
        const JigOp *op;       /* on its way into a reason; then `about` */
        const JigValue *value; /* likewise */
    } of;
    JigBlame about; /* op or value */
    bool custom;    /* op: in its own syntax instead of the generic one */
} JigFact;
/* Strings are copied into the reason. */
JIG_API JigFact jig_fact_str(JigStr s);
JIG_API JigFact jig_fact_text(const char *s); /* NUL-terminated */
JIG_API JigFact jig_fact_int(int64_t n);
JIG_API JigFact jig_fact_type(const JigType *t); /* told as 'i32' */
JIG_API JigFact jig_fact_attr(const JigAttr *x);
/* Ops and values look as in diagnostics (jig_msg_op, jig_msg_value). */
JIG_API JigFact jig_fact_op(const JigOp *op);
JIG_API JigFact jig_fact_op_in_remark(const JigOp *op);
JIG_API JigFact jig_fact_value(const JigValue *v);
/* What kind of failure it is, for who tells of it in other words: a name that stays when the text
 * changes. Among the facts, anywhere; it stands for no {}. */
JIG_API JigFact jig_fact_kind(const char *kind);

/* ---- The reason ---- */
/* One sentence about one place. */
typedef struct JigClause {
    const char *text;     /* lives as long as the reason; NULL: nothing was said */
    const JigFact *facts; /* and JIG_FACT_END */
    size_t num_facts;     /* as many as `text` has {} */
    JigBlame blame;
} JigClause;

typedef struct JigReason {
    JigArena *arena; /* the reader's; the rest is zero to begin with */
    JigClause what;
    JigClause *notes; /* in order; a reason may have notes alone */
    size_t num_notes, cap_notes;
    JigStr *candidates; /* what would have done; not in the reference's words */
    size_t num_candidates, cap_candidates;
    JigBlame script; /* the transform op that failed, where there is one */
    /* What is behind it and the reference does not tell; or NULL. */
    const struct JigReason *because;
    const char *kind; /* lives as long as the reason; NULL: none was given */
    JIG_RESERVED(1);
} JigReason;
/* To be filled in by who fails. */
#define JIG_REASON(reader) ((JigReason){.arena = (reader)})

/* Says why, about an op, value or location; false. With a reason given before, the last one counts.
 */
#define jig_refuse(why, at, ...)                                                                   \
    (jig_reason_is_read(why)                                                                       \
         ? JIG_REASON_CALL_(jig_reason_set, why, at, __VA_ARGS__, JIG_NO_FACT_)                    \
         : jig_reason_unread())
/* Adds a note; false. */
#define jig_refuse_note(why, at, ...)                                                              \
    (jig_reason_is_read(why)                                                                       \
         ? JIG_REASON_CALL_(jig_reason_note, why, at, __VA_ARGS__, JIG_NO_FACT_)                   \
         : jig_reason_unread())
/* Adds something that would have done. */
#define jig_refuse_candidate(why, name)                                                            \
    (jig_reason_is_read(why) ? jig_reason_candidate((why), (name)) : (void)0)
static inline bool jig_reason_is_read(const JigReason *why) {
    return why;
}
static inline bool jig_reason_unread(void) {
    return false;
}
#define JIG_NO_FACT_ ((JigFact){.kind = JIG_FACT_END})
#define JIG_REASON_CALL_(fn, to, at, text, ...)                                                    \
    fn((to), jig_blame(at), (text), (const JigFact[]){__VA_ARGS__})
/* What the macros call with a reader: `facts` ends with JIG_FACT_END. */
JIG_API bool jig_reason_set(JigReason *why, JigBlame blame, const char *text, const JigFact *facts);
JIG_API bool jig_reason_note(JigReason *why, JigBlame blame, const char *text,
                             const JigFact *facts);
JIG_API void jig_reason_candidate(JigReason *why, JigStr name);
/* What `from` says, in the arena of `to`, in place of what that said. */
JIG_API void jig_reason_copy(JigReason *to, const JigReason *from);
/* What `why` says as a reason of its own, all of it in `a`. */
JIG_API JigReason *jig_reason_clone(const JigReason *why, JigArena *a);
/* What an error tells, which may be text and notes only, in the arena of `to`. */
JIG_API void jig_reason_of_error(JigReason *to, const JigDiag *error);
/* A handler (jig_context_push_handler), `user` a JigReason: it takes errors, of which the first is
 * what the reason says then. */
JIG_API bool jig_reason_hear(void *user, JigContext *ctx, const JigDiag *diag);
/* Has something been said? */
JIG_API bool jig_reason_given(const JigReason *why);

/* ---- Telling it ----
 * In the reference's words. */
JIG_API JigStr jig_clause_text(const JigClause *clause, JigArena *a);
JIG_API JigStr jig_reason_text(const JigReason *why, JigArena *a); /* without notes */
/* As a diagnostic at the blamed place, and its notes. */
JIG_API void jig_reason_emit(JigContext *ctx, JigSeverity severity, const JigReason *why);
/* What the reference does not tell of it, as notes: what would have done, and what is behind it. */
JIG_API void jig_reason_explain(JigContext *ctx, const JigReason *why);

JIG_END_C

#endif
