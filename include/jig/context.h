/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Contexts: who owns what is unique, which dialects are there, and where
 * diagnostics go.
 */
#ifndef JIG_CONTEXT_H
#define JIG_CONTEXT_H

#include "jig/attr.h"

JIG_BEGIN_C

/* An empty context: builtin types and attributes, no dialects. */
JIG_API JigContext *jig_context_create(void);
/* Also frees every op still alive that was created in it. Not from within a call that works in it,
 * such as a handler of its diagnostics. NULL: nothing. */
JIG_API void jig_context_destroy(JigContext *ctx);

/* Makes a dialect known; it is loaded (its specs become usable) when the
 * first of its ops, types or attributes is met. `dialect` must outlive ctx.
 * A further one of the same name extends it: its rows, constraints, traits and
 * directives join those that are there; its hooks are not asked. False after a
 * diagnostic when a row has a name that is taken (the first one stays), or one that
 * does not start with the dialect's. */
JIG_API bool jig_context_register(JigContext *ctx, const JigDialect *dialect);
/* All dialects and passes of the library. It can only fail for want of memory
 * (jig_context_limit_memory). */
JIG_API void jig_register_all(JigContext *ctx);
JIG_API const JigDialect *jig_context_dialect(JigContext *ctx, JigStr name); /* or NULL */
/* The part registered after `part` under the same name, or NULL. */
JIG_API const JigDialect *jig_dialect_next_part(JigContext *ctx, const JigDialect *part);
JIG_API void jig_context_allow_unregistered(JigContext *ctx, bool allow);
JIG_API bool jig_context_allows_unregistered(const JigContext *ctx);

/* What a layer, a dialect or a plugin keeps with a context: a structure of its own, found by the
 * address of a key that it defines once. */
typedef struct JigContextKey {
    size_t size;
    /* Frees what the structure points to, not the structure itself; NULL: nothing. Called by
     * jig_context_destroy before anything else of the context goes, latest key first. */
    void (*free)(JigContext *ctx, void *slot);
} JigContextKey;
/* The structure, zeroed when it is first asked for; it stays where it is as long as the context. */
JIG_API void *jig_context_slot(JigContext *ctx, const JigContextKey *key);

/* The one identifier of this text, for as long as the context lives. */
JIG_API const JigIdent *jig_ident(JigContext *ctx, JigStr s);

/* A NUL-terminated blob of a dialect resource; NULL when absent. */
typedef struct JigBlob {
    const JigIdent *key;
    uint32_t alignment;
    size_t size;
    const void *data; /* NULL: referenced, never defined */
    JIG_RESERVED(2);
} JigBlob;
JIG_API const JigBlob *jig_context_blob(JigContext *ctx, JigStr key);
/* Defines (copies) a blob; a taken key gets a numeric suffix; returns it. */
JIG_API const JigBlob *jig_context_define_blob(JigContext *ctx, JigStr key, uint32_t alignment,
                                               const void *data, size_t size);
JIG_API void jig_context_update_blob(JigContext *ctx, JigStr key, uint32_t alignment,
                                     const void *data, size_t size);

/* Is there stack left for another level of recursion? Every recursive descent
 * asks, and reports "nesting is too deep" instead of overflowing. */
JIG_API bool jig_stack_ok(const JigContext *ctx);
/* Bytes of stack, from here, that recursions in this context may use. The
 * default is half of what the calling thread had left at creation. */
JIG_API void jig_context_set_stack(JigContext *ctx, size_t bytes);

/* ---- Memory ----
 * Where there is no more, the process ends, unless the context was given a limit: then the call
 * that wanted more fails, after a diagnostic, and the context is exhausted. It can only be
 * destroyed then: with it goes everything that was made in it, such as ops, rewriters, pattern
 * sets, pipelines, evaluations and their values, which need not be destroyed before; arenas that
 * were made outside of jig_context_call stay. A context of which a call had begun within that one
 * is exhausted with it.
 *
 * These fail so by themselves, also when the context is exhausted already: reading and printing,
 * verifying, applying scripts, patterns and passes, lowering, evaluating, writing LLVM IR. All
 * others, those of jig/payload/ too, know no limit outside of jig_context_call: whoever makes or
 * changes IR by smaller steps does so in it. So does a function of the host that the library calls,
 * such as a diagnostic handler, and may not be left in the middle of a call of its own. */
/* From the next call on the context may have `bytes`; SIZE_MAX: as much as there is. Counted is
 * what malloc is asked for, not what it takes for itself. */
JIG_API void jig_context_limit_memory(JigContext *ctx, size_t bytes);
JIG_API size_t jig_context_memory(const JigContext *ctx); /* bytes in use */
JIG_API bool jig_context_is_exhausted(const JigContext *ctx);
/* Runs body(user). False: memory ran out in it, and it was left where it was, by longjmp: what it
 * holds besides the context (files, locks, objects of C++) is not released. */
JIG_API bool jig_context_call(JigContext *ctx, void (*body)(void *user), void *user) JIG_NODISCARD;

/* ---- Text on the way ---- */
/* What scripts and evaluated programs print (transform.print, vector.print) goes to the output;
 * messages are what no diagnostic handler takes, and complaints about options. They are the
 * process's standard output and standard error, unless the context has others. */
typedef enum JigStream { JIG_STREAM_OUTPUT, JIG_STREAM_MESSAGES, JIG_STREAMS } JigStream;
/* From now on `write` gets it, piece by piece, on the thread that uses the context; NULL: the
 * process's again. */
JIG_API void jig_context_set_stream(JigContext *ctx, JigStream which, JigWriteFn write, void *user);
JIG_API void jig_stream_write(JigContext *ctx, JigStream which, const char *text, size_t len);
/* What the process buffers is written; it reports no failure, as whoever ends the program looks for
 * that. */
JIG_API void jig_stream_flush(JigContext *ctx, JigStream which);

/* ---- Diagnostics ---- */
typedef enum JigSeverity { JIG_NOTE, JIG_REMARK, JIG_WARNING, JIG_ERROR } JigSeverity;

typedef struct JigDiag {
    JigSeverity severity;
    JigLoc loc;
    JigStr message;
    struct JigDiag *notes; /* next level only; of severity JIG_NOTE */
    struct JigDiag *next;
    /* What it tells (jig/reason.h), with its facts, its candidates and what is behind it, for as
     * long as the diagnostic: messages are one rendering of that. NULL: it is text only. */
    const struct JigReason *reason;
    JIG_RESERVED(2);
} JigDiag;

/* Called with each finished diagnostic, which goes after the call; true = handled, do not ask outer
 * handlers. */
typedef bool (*JigDiagHandler)(void *user, JigContext *ctx, const JigDiag *diag);
/* With its notes and its reason, for who keeps it for longer. */
JIG_API JigDiag *jig_diag_copy(const JigDiag *diag, JigArena *a);
/* Handlers form a stack; without any, diagnostics go to JIG_STREAM_MESSAGES. */
JIG_API void jig_context_push_handler(JigContext *ctx, JigDiagHandler fn, void *user);
JIG_API void jig_context_pop_handler(JigContext *ctx);

/* Starts a diagnostic; it is delivered when the next one starts, when
 * jig_diag_flush is called, or when control returns to the driver. Notes that
 * follow belong to it. The returned `false` lets callers
 * `return jig_error(...)`. */
JIG_API bool jig_error(JigContext *ctx, JigLoc loc, const char *fmt, ...) JIG_PRINTF(3, 4);
JIG_API void jig_warning(JigContext *ctx, JigLoc loc, const char *fmt, ...) JIG_PRINTF(3, 4);
JIG_API void jig_remark(JigContext *ctx, JigLoc loc, const char *fmt, ...) JIG_PRINTF(3, 4);
JIG_API void jig_note(JigContext *ctx, JigLoc loc, const char *fmt, ...) JIG_PRINTF(3, 4);
/* "'dialect.op' op message" at the op, with the note "see current operation"
 * as the reference adds it. */
JIG_API bool jig_op_error(const JigOp *op, const char *fmt, ...) JIG_PRINTF(2, 3);
/* The same without the "'name' op " prefix. */
JIG_API bool jig_op_emit_error(const JigOp *op, const char *fmt, ...) JIG_PRINTF(2, 3);
JIG_API void jig_op_warning(const JigOp *op, const char *fmt, ...) JIG_PRINTF(2, 3);
JIG_API void jig_op_remark(const JigOp *op, const char *fmt, ...) JIG_PRINTF(2, 3);
JIG_API void jig_op_note(const JigOp *op, const char *fmt, ...) JIG_PRINTF(2, 3);
JIG_API void jig_diag_flush(JigContext *ctx);
/* Number of errors started so far, captured ones included. */
JIG_API size_t jig_diag_num_errors(const JigContext *ctx);
/* Whether the jig_op_ functions above add "see current operation"; they do by default. */
JIG_API void jig_context_print_op_on_diagnostic(JigContext *ctx, bool print);
/* The text that goes to standard error without handlers: position, severity,
 * message, quoted line and caret, call stack, notes. */
JIG_API void jig_diag_render(JigContext *ctx, const JigDiag *diag, JigWriteFn write, void *user);

/* Collects instead of delivering, until the matching end: for silenceable
 * failures and speculative verification. Pending diagnostics are flushed. */
typedef struct JigDiagCapture {
    JigDiag *first, **last;
    JigArena *arena;
    JIG_RESERVED(2);
} JigDiagCapture;
JIG_API void jig_diag_capture_begin(JigContext *ctx, JigDiagCapture *capture);
/* Ends the capture; the diagnostics stay in capture->first until
 * jig_diag_capture_free. */
JIG_API void jig_diag_capture_end(JigContext *ctx, JigDiagCapture *capture);
/* Delivers what was captured. */
JIG_API void jig_diag_capture_replay(JigContext *ctx, JigDiagCapture *capture);
JIG_API void jig_diag_capture_free(JigDiagCapture *capture);

/* Message pieces: `%s` arguments that print a type, an attribute, an op, a value. Valid
 * until the diagnostic after the next one starts. */
JIG_API const char *jig_msg_type(const JigType *t); /* quoted: 'i32' */
JIG_API const char *jig_msg_attr(const JigAttr *x); /* unquoted */
JIG_API const char *jig_msg_types(JigContext *ctx, const JigType *const *types,
                                  size_t n); /* 'i32', 'i64' */
/* The op as errors show it (generic form, local scope, large elements elided),
 * on a line of its own when it takes several. */
JIG_API const char *jig_msg_op(const JigOp *op);
JIG_API const char *jig_msg_op_in_remark(const JigOp *op); /* not in the generic form */
/* The op whose result it is, as errors show it, or which argument it is. */
JIG_API const char *jig_msg_value(const JigValue *v);

JIG_END_C

#endif
