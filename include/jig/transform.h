/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The script engine, as transform ops see it.
 *
 * A script's values are handles: to payload ops, to payload values, or to
 * parameters (attributes). A transform op's .apply reads the payload of its
 * operands, changes the payload through `call->rw`, and sets the payload of
 * each of its results. What its row marks `consume` is invalidated afterwards.
 */
#ifndef JIG_TRANSFORM_H
#define JIG_TRANSFORM_H

#include "jig/reason.h"
#include "jig/convert.h"

JIG_BEGIN_C

typedef struct JigTransformState JigTransformState;

/* One application of one transform op. */
struct JigTransformCall {
    JigTransformState *state;
    JigOp *op;       /* of the script */
    JigRewriter *rw; /* for the payload; keeps the handles true */
    JigArena *arena; /* until the application ends */
    JIG_RESERVED(2);
};

/* A row's .apply. */
typedef JigStatus JigApplyFn(JigTransformCall *call);

typedef enum JigHandleKind { JIG_HANDLE_OPS, JIG_HANDLE_VALUES, JIG_HANDLE_PARAMS } JigHandleKind;
/* By the type of the script's value. */
JIG_API JigHandleKind jig_handle_kind(const JigValue *handle);

/* ---- The payload of a handle ----
 * Arrays are in the call's arena: a snapshot, in order, with duplicates. */
typedef struct JigOps {
    JigOp **items;
    size_t len;
} JigOps;
typedef struct JigValues {
    JigValue **items;
    size_t len;
} JigValues;
typedef struct JigParams {
    const JigAttr **items;
    size_t len;
} JigParams;
/* What the handle has; nothing where it is of another kind. */
JIG_API JigOps jig_payload_ops(JigTransformCall *call, const JigValue *handle);
JIG_API JigValues jig_payload_values(JigTransformCall *call, const JigValue *handle);
JIG_API JigParams jig_payload_params(JigTransformCall *call, const JigValue *handle);
/* The payload ops one after the other, for changing each: what goes meanwhile is passed over, what
 * is replaced is followed. *at begins with 0; NULL at the end. */
JIG_API JigOp *jig_payload_next_op(JigTransformCall *call, const JigValue *handle, size_t *at);
/* The payload of a handle of any kind. */
typedef struct JigItems {
    JigHandleKind kind;
    void **items; /* JigOp *, JigValue * or const JigAttr * */
    size_t len;
} JigItems;
JIG_API JigItems jig_payload_items(JigTransformCall *call, const JigValue *handle);
/* Entries of a handle of any kind. */
JIG_API size_t jig_payload_len(JigTransformCall *call, const JigValue *handle);
/* The root of the payload: the op that the interpreter was started on. NULL after
 * a definite failure when a script has erased it. */
JIG_API JigOp *jig_payload_root(JigTransformCall *call);

/* ---- Results ----
 * Each result is set once, with payload of the kind that its type asks for; the lists are copied. A
 * result that an .apply left open is a definite failure after JIG_OK, and empty after
 * JIG_SILENCEABLE. */
JIG_API void jig_set_ops(JigTransformCall *call, size_t result, JigOp *const *ops, size_t n);
JIG_API void jig_set_values(JigTransformCall *call, size_t result, JigValue *const *values,
                            size_t n);
JIG_API void jig_set_params(JigTransformCall *call, size_t result, const JigAttr *const *params,
                            size_t n);
JIG_API void jig_set_items(JigTransformCall *call, size_t result, JigItems items);
/* The same payload as `handle` has, whatever its kind. */
JIG_API void jig_set_like(JigTransformCall *call, size_t result, const JigValue *handle);

/* Handles to `from` now refer to `to`, an op of any name. For an op that rebuilds another. */
JIG_API void jig_follow_op(JigTransformCall *call, JigOp *from, JigOp *to);

/* ---- Failing ----
 * Each returns the status that the .apply should return. `at` is the op or value to blame, or a
 * location: where the message stands. The texts are as in jig/reason.h: {} for each fact. */
/* Queues the failure: whoever is around may still silence it. The payload must be as it was. While
 * it is known that somebody will, as in matchers, the facts are not looked at:
 *   jig_silenceable(call, target, "expected {} loops, got {}", jig_fact_int(n), jig_fact_int(m)) */
#define jig_silenceable(call, at, ...)                                                             \
    (jig_failure_is_heard(call)                                                                    \
         ? JIG_REASON_CALL_(jig_fail_silenceably, call, at, __VA_ARGS__, JIG_NO_FACT_)             \
         : jig_fail_unheard(call))
/* "'transform.x' op text" at the transform op. */
#define jig_silenceable_op(call, ...)                                                              \
    (jig_failure_is_heard(call)                                                                    \
         ? JIG_REASON_CALL_(jig_fail_silenceably_op, call, (call)->op, __VA_ARGS__, JIG_NO_FACT_)  \
         : jig_fail_unheard(call))
/* Reports the failure at once: nothing good can follow, and the script ends. */
#define jig_definite(call, at, ...)                                                                \
    JIG_REASON_CALL_(jig_fail_definitely, call, at, __VA_ARGS__, JIG_NO_FACT_)
#define jig_definite_op(call, ...)                                                                 \
    JIG_REASON_CALL_(jig_fail_definitely_op, call, (call)->op, __VA_ARGS__, JIG_NO_FACT_)
/* A note to the failure just made, queued or reported. */
#define jig_failure_note(call, at, ...)                                                            \
    (jig_note_is_heard(call)                                                                       \
         ? JIG_REASON_CALL_(jig_fail_note, call, at, __VA_ARGS__, JIG_NO_FACT_)                    \
         : (void)0)
/* A silenceable failure at the transform op with a note at what it was applied to, which `what` is
 * called ("target op"), and what is behind it (a reason, or NULL). */
#define jig_silenceable_about(call, at, what, ...)                                                 \
    jig_silenceable_because(call, NULL, at, what, __VA_ARGS__)
#define jig_silenceable_because(call, why, at, what, ...)                                          \
    (jig_silenceable(call, (call)->op, __VA_ARGS__), jig_failure_because(call, why),               \
     jig_failure_note(call, at, what), JIG_SILENCEABLE)
/* Where a function can say why it fails: `room`, or NULL while nobody would read it. */
JIG_API JigReason *jig_reason_wanted(JigTransformCall *call, JigReason *room);
/* The same with room in the enclosing block: `JigReason *why = JIG_WHY(call);` */
#define JIG_WHY(call) jig_reason_wanted(call, &(JigReason){.arena = NULL})
/* Queues what that function said, located at `loc`, with its notes at their places. NULL: nobody
 * reads it. */
JIG_API JigStatus jig_refused(JigTransformCall *call, JigLoc loc, const JigReason *why);
/* What is behind the failure just queued or reported, which says it in its own words. NULL:
 * nothing. */
JIG_API void jig_failure_because(JigTransformCall *call, const JigReason *why);
/* Reports what is queued: from here on the failure is definite. */
JIG_API void jig_report_queue(JigTransformCall *call);
/* Drops what is queued: the failure is silenced. */
JIG_API void jig_silence(JigTransformCall *call);
/* What the macros above call. */
JIG_API bool jig_failure_is_heard(const JigTransformCall *call);
JIG_API bool jig_note_is_heard(const JigTransformCall *call);
JIG_API JigStatus jig_fail_unheard(JigTransformCall *call);
JIG_API JigStatus jig_fail_silenceably(JigTransformCall *call, JigBlame at, const char *text,
                                       const JigFact *facts);
JIG_API JigStatus jig_fail_silenceably_op(JigTransformCall *call, JigBlame at, const char *text,
                                          const JigFact *facts);
JIG_API JigStatus jig_fail_definitely(JigTransformCall *call, JigBlame at, const char *text,
                                      const JigFact *facts);
JIG_API JigStatus jig_fail_definitely_op(JigTransformCall *call, JigBlame at, const char *text,
                                         const JigFact *facts);
JIG_API void jig_fail_note(JigTransformCall *call, JigBlame at, const char *text,
                           const JigFact *facts);

/* ---- Ops that work on one target at a time ---- */
typedef struct JigEach {
    JigTransformCall *call;
    struct JigGather *results; /* what the targets gave so far */
} JigEach;
/* Adds a payload op to a result, whose type is one of handles to ops. */
JIG_API void jig_each_add(JigEach *each, size_t result, JigOp *op);
/* Calls fn on each payload op of `handle`. A silenceable failure of one target
 * lets the others go on, and the whole then fails silenceably. Results are set.
 * A consumed target must not stand before one that is nested in it. */
JIG_API JigStatus jig_each_target(JigTransformCall *call, const JigValue *handle,
                                  JigStatus (*fn)(JigEach *each, JigOp *target));
/* "transform applied to the wrong op kind" at the transform op, noting the target. */
JIG_API JigStatus jig_wrong_kind(JigTransformCall *call, const JigOp *target);
/* "failed to apply" at the transform op, noting the target: a definite failure. */
JIG_API JigStatus jig_failed_for_good(JigTransformCall *call, const JigOp *target);
/* A target that holds the running script must not be changed at large: a definite failure. */
JIG_API JigStatus jig_check_not_script(JigTransformCall *call, const JigOp *target);

/* ---- Pattern sets: ops inside transform.apply_patterns ---- */
extern JIG_API const JigIfaceId jig_iface_patterns; /* PatternDescriptorOpInterface */
typedef struct JigPatternsIface {
    const JigPattern *patterns; /* terminated by an empty one; or NULL */
    /* What else, by the op's attributes; or NULL. */
    void (*populate)(const JigOp *op, JigPatternSet *set);
    JIG_RESERVED(1);
} JigPatternsIface;

/* ---- Conversion patterns: ops inside transform.apply_conversion_patterns ----
 * They are tried in the environment that the type converter of the script makes (jig/convert.h). */
extern JIG_API const JigIfaceId
    jig_iface_conversion_patterns; /* ConversionPatternDescriptorOpInterface */
typedef struct JigConversionPatternsIface {
    const JigPattern *patterns; /* terminated by an empty one; or NULL */
    /* What else, by the op's attributes, and what the patterns make of the target, said after the
     * script's own words; or NULL. */
    void (*convert)(const JigOp *op, const JigConversionEnv *env, JigPatternSet *set,
                    JigConversionTarget *target);
    const char *needs;  /* the only kind of type converter that they work with; NULL: any */
    bool without_types; /* they need no type converter; `env` is NULL */
    JIG_RESERVED(1);
} JigConversionPatternsIface;

/* What may stand in the region `with type_converter`. */
extern JIG_API const JigIfaceId jig_iface_type_converter; /* TypeConverterBuilderOpInterface */
/* How values get another type, at the insertion point: before they go where types are converted
 * (source), and after they come from there (target). NULL, and as result: not by this one. */
typedef struct JigTypeConverterIface {
    JigValue *(*source)(JigRewriter *rw, const JigOp *op, JigLoc loc, const JigType *to,
                        JigValue *v);
    JigValue *(*target)(JigRewriter *rw, const JigOp *op, JigLoc loc, const JigType *to,
                        JigValue *v);
    const char *kind; /* what patterns may ask for; NULL: TypeConverter */
    /* The environment of patterns, for one application of op, and its end. NULL: a converter
     * without rules that makes values as above. */
    const JigConversionEnv *(*create)(const JigOp *op);
    void (*destroy)(const JigConversionEnv *env);
    JIG_RESERVED(1);
} JigTypeConverterIface;

/* ---- Scripts within scripts ---- */
/* Can the op be applied: does it have a row with .apply? */
JIG_API bool jig_is_transform_op(const JigOp *op);
/* Does the transform op consume its operand? */
JIG_API bool jig_operand_is_consumed(const JigOp *op, size_t operand);
/* Applies one transform op, whose operands are bound. */
JIG_API JigStatus jig_apply_op(JigTransformCall *outer, JigOp *op) JIG_NODISCARD;
/* Applies the ops of `block` but its terminator, in the open scope. With
 * `suppress`, silenceable failures are silenced and the next op goes on. */
JIG_API JigStatus jig_apply_block(JigTransformCall *call, JigBlock *block, bool suppress);
/* Opens and closes the scope that the handles of the region around `body` live in. When that is
 * isolated from above, what is consumed in it takes no handles of the scopes around it along. */
JIG_API void jig_scope_open(JigTransformCall *call, const JigBlock *body);
JIG_API void jig_scope_close(JigTransformCall *call);
/* Binds a handle, such as a block argument, in the open scope; what it was bound to before goes.
 * The type of the handle checks the payload: JIG_SILENCEABLE when it does not admit it. */
JIG_API JigStatus jig_bind_ops(JigTransformCall *call, const JigValue *handle, JigOp *const *ops,
                               size_t n) JIG_NODISCARD;
JIG_API JigStatus jig_bind_items(JigTransformCall *call, const JigValue *handle,
                                 JigItems items) JIG_NODISCARD;
JIG_API JigStatus jig_bind_like(JigTransformCall *call, const JigValue *handle,
                                const JigValue *other) JIG_NODISCARD;
/* A row's .effects, when its operands are the arguments of its first region. */
JIG_API void jig_body_effects(const JigOp *op, JigEffects *out);
/* Binds the arguments of a block; what their types do not admit is a definite failure. */
JIG_API JigStatus jig_bind_args(JigTransformCall *call, JigBlock *block,
                                const JigItems *args) JIG_NODISCARD;
/* Makes the results what the terminator of `block` yields, which must not be consumed. */
JIG_API JigStatus jig_forward_yield(JigTransformCall *call, JigBlock *block) JIG_NODISCARD;
/* What the terminator's operands are bound to, in the call's arena. */
JIG_API JigItems *jig_yielded_items(JigTransformCall *call, JigBlock *block);
/* The named sequence that the symbol refers to; NULL: none. */
JIG_API JigOp *jig_find_sequence(JigOp *from, const JigAttr *symbol);
/* Applies a matcher, a block of match ops, with `args` for its arguments, in a scope of its own.
 * JIG_OK: it matches, and `yielded` is what its terminator has, in the call's arena.
 * JIG_SILENCEABLE: it does not, and that has been silenced. */
JIG_API JigStatus jig_run_matcher(JigTransformCall *call, JigBlock *matcher, const JigItems *args,
                                  JigItems **yielded) JIG_NODISCARD;

/* ---- A whole script ---- */
/* What one transform op at the top level of the script did. */
typedef struct JigStep {
    const JigOp *op;
    JigStatus status;
    double seconds;                   /* of wall-clock time */
    size_t created, erased, modified; /* payload ops */
    const size_t *payload;            /* for each result, how much it is bound to */
    JIG_RESERVED(2);
} JigStep;
/* Told after each step of the top level, while its results are bound. */
typedef struct JigStepObserver {
    void (*step)(void *user, const JigStep *step);
    void *user;
    JIG_RESERVED(2);
} JigStepObserver;
/* How to run a script; all zero is a good start. */
typedef struct JigScriptOptions {
    const JigItems
        *trailing; /* for the arguments after the first; an empty list is of every kind */
    size_t num_trailing;
    const JigStepObserver *observer; /* or NULL */
    /* Only the consumed handle itself must not be used again: others to the same payload keep what
     * is left of it. Erased payload is never handed out, with or without. */
    bool keep_aliases;
    /* What a step did before it failed stays, as mlir-opt leaves it; else it is taken back. */
    bool keep_partial;
    /* Handles end with what consumes their payload, as in mlir-opt. Else ops that carry on with
     * what they consume (the trait CarriesOn) leave those usable all of whose payload is still
     * there, or has been taken over (jig_rw_takes_over). */
    bool strict_handles;
    /* Notes tell what is behind a failure where the reference stops, and remarks what of the script
     * does nothing. */
    bool explain;
    /* What mlir-opt refuses is refused, though it could be done. */
    bool as_reference;
    /* How many transform ops are carried out at most, each as often as it is; what wants more
     * fails. 0: as the context says (jig_script_limit_steps). */
    uint64_t max_steps;
    /* Whether each step keeps what the payload computes. NULL: as the context says
     * (jig_script_check_by). */
    const struct JigScriptCheck *check;
} JigScriptOptions;
/* The limit of scripts that are started without one, those of passes too. As long as nobody sets
 * it: 2^25, and 2^10 more for each op of the payload. */
JIG_API void jig_script_limit_steps(JigContext *ctx, uint64_t max_steps);
/* The check of scripts that are started without one, those of passes too; it lives as long. NULL,
 * as at the beginning: none. */
JIG_API void jig_script_check_by(JigContext *ctx, const struct JigScriptCheck *check);
/* Applies the named sequence `entry`, which the caller has (else jig_apply_script finds it, and
 * says more of how it ended), to `root`, to which its first argument is bound; each other one needs
 * its payload in `options`. What `entry` declares is taken from the context's library. What each
 * step changed is verified: a step that leaves what does not verify fails. False after a
 * diagnostic; true: root verifies (not with `keep_partial`, where the caller looks). */
JIG_API bool jig_interpret(JigOp *root, JigOp *entry,
                           const JigScriptOptions *options /* NULL: as they start */) JIG_NODISCARD;
/* How a script ended. */
typedef enum JigScriptStatus {
    JIG_SCRIPT_OK,
    /* A step failed, and the script did not silence it: the payload is what the steps before made
     * of it. */
    JIG_SCRIPT_SILENCEABLE,
    /* The same, but that no script could have silenced it; or the payload does not verify. */
    JIG_SCRIPT_DEFINITE,
    /* Nothing was carried out: there is no such script, it does not verify, or its arguments don't
     * fit. */
    JIG_SCRIPT_INVALID,
    /* It was ended where the caller wanted (jig/run.h); the payload verifies. */
    JIG_SCRIPT_STOPPED,
} JigScriptStatus;
/* Which script; all zero: @__transform_main of the payload itself. */
typedef struct JigScript {
    JigOp *module; /* where it is looked for, at any depth; NULL: in the payload */
    JigStr entry;  /* the named sequence to start with; empty: "__transform_main" */
    JigOp *start;  /* the same, where the caller has it: the members above don't count then */
    /* Files and folders for the context's library, where they stay (jig_library_preload). */
    const JigStr *libraries;
    size_t num_libraries;
    /* Arguments behind the first are `options.trailing`: payload ops, values, or parameters. */
    JigScriptOptions options;
    bool quiet;               /* diagnostics are in the result only; else handlers get them, too */
    struct JigRecord *record; /* jig_run_script sets it (jig/run.h); NULL */
    JIG_RESERVED(2);
} JigScript;
/* What became of it; everything is in the caller's arena. */
typedef struct JigScriptResult {
    JigScriptStatus status;
    JigOp *step; /* the transform op that failed, the innermost one; NULL: none, or it is gone */
    /* Why it failed: given unless status is JIG_SCRIPT_OK. What was said as text only is a reason
     * without facts. */
    const JigReason *reason;
    const JigDiag *diags; /* all that was reported on the way, in order */
    JIG_RESERVED(3);
} JigScriptResult;
/* Who carries scripts out and holds what each step makes of the payload against what it was, which
 * the engine cannot do by itself: jig_checker_of_scripts (jig/check.h) makes one. A script without
 * one costs nothing. A run (jig/run.h) is not checked while it is recorded: who reads it can
 * (jig_checker_run). */
typedef struct JigScriptCheck {
    /* In place of jig_apply_script, which it calls with another check of its own, or none: false
     * also where a step is wrong, and the payload is what the steps before have made of it. */
    bool (*apply)(const struct JigScriptCheck *self, JigOp *payload, const JigScript *script,
                  JigArena *a, JigScriptResult *out);
    void *user;
    JIG_RESERVED(2);
} JigScriptCheck;
/* Applies a script to `payload`, to which its first argument is bound. `out` NULL: it is enough to
 * know whether it went well, and diagnostics are told as they come; `a` may be NULL then. False
 * unless status is JIG_SCRIPT_OK. */
JIG_API bool jig_apply_script(JigOp *payload, const JigScript *script, JigArena *a,
                              JigScriptResult *out) JIG_NODISCARD;

/* Adds the named sequences of files to the context's library. A path names a file or a folder,
 * whose
 * *.mlir files are meant, without those of folders within. False after a diagnostic. */
JIG_API bool jig_library_preload(JigContext *ctx, const JigStr *paths, size_t n) JIG_NODISCARD;

/* ---- Handle types ----
 * The interface that makes a type one of handles: a type row names it in
 * .ifaces, or another module attaches it (jig_type_attach_ifaces). The check of
 * its kind sees payload about to be bound and fails silenceably at `loc` when
 * the type does not admit it; NULL admits all. */
extern JIG_API const JigIfaceId jig_iface_handle;
typedef struct JigHandleType {
    JigHandleKind kind;
    JigStatus (*check_ops)(JigTransformCall *call, const JigType *type, JigLoc loc,
                           JigOp *const *ops, size_t n);
    JigStatus (*check_values)(JigTransformCall *call, const JigType *type, JigLoc loc,
                              JigValue *const *values, size_t n);
    JigStatus (*check_params)(JigTransformCall *call, const JigType *type, JigLoc loc,
                              const JigAttr *const *params, size_t n);
    /* Could an op of this name satisfy the type? For checks of scripts before they run; NULL: any
     * may. */
    bool (*admits)(const JigType *type, JigStr op_name);
    JIG_RESERVED(2);
} JigHandleType;
JIG_API const JigHandleType *jig_handle_type(const JigType *t); /* NULL: not one of handles */

/* ---- Normal forms ----
 * What payload can be like. The interface makes an attribute one: `!transform.normalized_op<#a,
 * #b>` is a handle to ops that are in all of these forms, `transform.payload` promises them of what
 * is in it. */
extern JIG_API const JigIfaceId jig_iface_normal_form; /* NormalFormAttrInterface */
typedef struct JigNormalForm {
    /* Is the op, and what the form is about in it, in the form? False: `why`, blaming the op that
     * is not. */
    bool (*holds)(const JigAttr *form, JigOp *op, JigReason *why);
    /* Could an op of this name be in the form? For checks of scripts before they run; NULL: any
     * may. */
    bool (*admits)(const JigAttr *form, JigStr op_name);
    /* May payload be promised in different forms of this kind at once, as neither says all that the
     * other does? */
    bool several;
    JIG_RESERVED(1);
} JigNormalForm;
/* Ops with the interface promise forms of themselves, an array: they are verified by them. */
extern JIG_API const JigIfaceId jig_iface_normal_forms; /* NormalFormCheckedOpInterface */
typedef struct JigNormalFormsIface {
    const JigAttr *(*forms)(const JigOp *op);
    JIG_RESERVED(1);
} JigNormalFormsIface;
/* Is the op in all forms of the array? */
JIG_API bool jig_is_in_forms(JigOp *op, const JigAttr *forms, JigReason *why);

JIG_END_C

#endif
