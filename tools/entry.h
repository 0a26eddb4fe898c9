/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A function of a payload, its arguments from the command line, and its results: what `jig eval`
 * and `jig run` have in common. */
#ifndef JIG_TOOLS_ENTRY_H
#define JIG_TOOLS_ENTRY_H

#include "auto.h"
#include "checking.h"
#include "command.h"
#include "input.h"
#include "jig/eval.h"
#include "script.h"

typedef struct Entry {
    const char *script, *script_entry;
    StrList libraries;
    AutoScript automatic;
    const char *name, *out, *compare;
    double tolerance;
    ScriptOptions how;
    Checking checking;
    StrList args, results;
    bool show_args;
} Entry;

OptionTable entry_option_table(Entry *e);
void entry_free(Entry *e);

/* The payload and the script, NULL where there is none. */
typedef struct EntryInput {
    JigFile payload_file, script_file;
    JigOp *payload, *script;
    const char *path; /* of the payload */
} EntryInput;
/* False after a diagnostic; to be closed in any case. */
bool entry_open(JigContext *ctx, Entry *e, const char *payload, EntryInput *in);
void entry_close(JigContext *ctx, EntryInput *in);
/* Applies the script, if there is one. */
bool entry_run_script(Entry *e, EntryInput *in);
/* By its name, or the one that is meant without. NULL: there is none, after a diagnostic of
 * entry_find. */
JigOp *entry_look(JigOp *payload, const char *name);
JigOp *entry_find(JigOp *payload, const char *name);

/* Types of the function that will be run, before a script changes them: of tensors, which a script
 * may have made buffers of, it can still be given tensors then. */
typedef struct EntrySignature {
    const JigType *const *inputs, *const *results; /* those of the context */
    size_t num_inputs, num_results;
} EntrySignature;
EntrySignature entry_signature(JigOp *payload, const char *name);

/* Types of a function, which may be gone by the time that its results are there. Those of a
 * function of the llvm dialect may be the ones that it had before it was lowered. */
typedef struct EntryTypes {
    const JigType **inputs, **results;
    size_t num_inputs, num_results;
    JigLoc loc;
    bool lowered;
    bool as_before; /* the script: it has made buffers of what they say are tensors */
} EntryTypes;
/* Those of the command line, or, where it says none, of the function; those before the script where
 * arguments that have become buffers are given as tensors (`before` may be NULL). False after a
 * diagnostic; to be freed in any case. */
bool entry_types(JigEval *eval, const Entry *e, JigOp *function, const EntrySignature *before,
                 EntryTypes *t);
void entry_types_free(EntryTypes *t);
/* One value for each argument, which are the caller's also when it fails. */
bool entry_parse_args(JigEval *eval, const Entry *e, JigOp *function, const EntryTypes *t,
                      JigEvalValue *args);

/* Compares, writes or prints the results. False after messages. */
bool entry_give_results(JigEval *eval, JigContext *ctx, const Entry *e, const EntryTypes *types,
                        const JigEvalValue *results, const JigEvalValue *args);

#endif
