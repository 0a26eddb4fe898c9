/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Running a script on a payload: what `jig apply`, `jig eval` and `jig run` tell alike. */
#ifndef JIG_TOOLS_SCRIPT_H
#define JIG_TOOLS_SCRIPT_H

#include "command.h"
#include "reader.h"

enum { EXPLAIN_UNSAID, EXPLAIN_ON, EXPLAIN_OFF }; /* on, if nothing is said */
extern const char *const script_explain_words[];
enum { TRACE_NONE, TRACE_TEXT, TRACE_JSON, TRACE_HTML };
enum { LINT_NONE, LINT_TEXT, LINT_JSON };

typedef struct ScriptOptions {
    uint64_t max_steps;   /* 0: as usual */
    uint32_t explain;     /* how failures are told, an Explain */
    uint32_t trace;       /* as it is said: TRACE_NONE, if nothing is */
    const char *werror;   /* kinds of warnings that are errors, by commas; NULL: none */
    const char *trace_to; /* a file; NULL: standard error */
    const char *until;    /* the number of a step; NULL: to the end */
    const char *emitted;  /* the file that the script goes to, or NULL: script_emit */
    StrList set;          /* "name=value" */
    const char *db;       /* of `jig tune`: what it knows to be best is chosen; or NULL */
    JigArena *known;      /* of what it knows (script_take_known) */
    StrList print_after;  /* numbers of steps */
    bool diff, dump_at_failure, explain_matches;
    bool orders; /* runs keep what steps ask about the order of accesses to memory */
    JIG_VEC(ScriptReader) readers; /* of the command's own: script_read_by */
    uint32_t lint;                 /* how what costs time is told */
    const char *lint_cpu;          /* as it is said; NULL: the target below */
    /* What the command compiles for, if it does: not said by options of these. */
    const char *lint_target, *lint_features;
    uint32_t lint_threads;
    bool lint_compiled, lint_unoptimized;
} ScriptOptions;

/* What is told of each step: as ScriptOptions.trace, and as text where there is only a file for it.
 */
uint32_t script_trace(const ScriptOptions *o);

/* Is something asked for that there is only with a script? */
bool script_is_asked_about(const ScriptOptions *o);

/* Of options that commands have rows of their own for. */
#define HELP_LIBRARY                                                                               \
    "file, or folder of *.mlir files, with named sequences that the script declares; may be "      \
    "given several times"
#define HELP_ENTRY_POINT "named sequence to start with (__transform_main)"
/* Of commands that end with script_emit. */
#define HELP_EMIT_SCRIPT "the script with its libraries and with what is selected, as one file"

OptionTable script_option_table(ScriptOptions *o);
/* Do the options go together, and can what is written be written? False after a message. */
bool script_options_fit(const ScriptOptions *o);
/* Whether complaints about the script's text are explained, too, is known from here on. */
void script_options_begin(JigContext *ctx, const ScriptOptions *o);
void script_options_free(ScriptOptions *o);
/* One more reader of runs with these options, behind the explanations and before lint. */
void script_read_by(ScriptOptions *o, ScriptReader reader);

/* Failures are explained, and warnings tell of what did nothing. `observer`, which may be
 * NULL, is told of each step, too. False after a diagnostic. */
bool script_run(JigOp *payload, JigOp *entry, const ScriptOptions *how,
                const JigStepObserver *observer);
/* By --db, what is known to be best goes before what --set says, which holds. Of the payload as it
 * is, before choices are made. False after a message. */
bool script_take_known(ScriptOptions *how, JigOp *payload, JigOp *entry);
/* The entry, with what libraries define in the place of what its script declares: what can be
 * chosen there is seen then. NULL after a message. */
JigOp *script_link(JigOp *entry, JigOp *payload);
/* Makes choices in a script that was linked, "name=value" each. False after a message. */
bool script_set(JigOp *entry, const StrList *set);
/* Writes the script as it will be carried out, if that is asked for, for whoever goes on from
 * there. The entry, which may be another one then; NULL after a message. */
JigOp *script_emit(JigOp *entry, JigOp *payload, const ScriptOptions *how);
/* Chooses by --set for good: parameters that got a value are constants of the sequence. False after
 * a diagnostic. */
bool script_settle(JigOp *entry, const ScriptOptions *how);
/* The same without a word, nor readers: as far as `how` says which, and until which step. The
 * run's, which the caller destroys before `a`; NULL: a choice is none, or there is no memory. */
JigRun *script_run_silently(JigOp *payload, JigOp *entry, const ScriptOptions *how, JigArena *a);
/* Does the script, as far as `how` says which, the same steps to both payloads, and with the same
 * success? Nothing is written; both are changed. */
bool script_is_alike_on(JigOp *payload, JigOp *other, JigOp *entry, const ScriptOptions *how);
/* As script_run for scripts that passes of the context carry out (jig-opt --explain). */
void script_explain_passes(JigContext *ctx);

#endif
