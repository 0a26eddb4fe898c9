/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A script with other steps: typed edits of its IR, which can be carried out, tried and taken back,
 * and shown in the words of its author.
 *
 *     JigAmend am;
 *     if (jig_amend_open(&am, ctx, text, file, &why)) {         the script, read once more
 *         jig_amend_follow(&am, script);                        what was set by hand counts, too
 *         jig_amend_number(&am, jig_amend_step(&am, step), "static_sizes", 1, 64);
 *         JigDryRun dry = jig_dry_run_begin(ctx);
 *         if (jig_amend_apply(&am))
 *             ... apply the sequence jig_amend_step(&am, entry), look at the payload ...
 *         jig_dry_run_end(&dry);
 *         jig_amend_hunks(&am, a, &hunks);                      lines in place of lines
 *         jig_amend_reset(&am);                                 other edits
 *         jig_amend_close(&am);
 *     }
 *
 * Edits are a list (`edits`): noted first, carried out in their order by jig_amend_apply inside of
 * a mark of the journal, whose rollback takes them back. The script that they change is a copy, so
 * that who carried out the original one can go on to ask about its steps.
 *
 * What is shown is the author's text but for the steps that changed, which are printed with the
 * author's names for handles and types. So it makes no difference how a step was written: lists
 * over two lines, two steps on one, or inside of foreach and sequences that are included.
 */
#ifndef JIG_AMEND_AMEND_H
#define JIG_AMEND_AMEND_H

#include "asm/text_map.h"
#include "explain/wording.h"

typedef enum JigAmendKind {
    JIG_AMEND_SET,     /* an attribute of `at` */
    JIG_AMEND_INSERT,  /* steps before `at` */
    JIG_AMEND_REPLACE, /* steps in place of `at`, of which those that are called alike are its
                          results */
    JIG_AMEND_SWAP,    /* `other`, which takes the first result of `at`, is done before it */
    JIG_AMEND_REMOVE,  /* `at`, for whose results an operand stands in */
} JigAmendKind;

typedef struct JigScriptEdit {
    JigAmendKind kind;
    JigOp *at;    /* of the copy (jig_amend_step), or an op in the body of one */
    JigOp *other; /* SWAP */
    /* SET */
    JigStr attr;
    const JigAttr *value; /* NULL: it goes */
    /* INSERT, REPLACE: `steps` as text, which calls `handles` $0 to $9. */
    JigStr steps;
    JigValue *const *handles;
    size_t num_handles;
    JigOp *written; /* as a module with a sequence of them */
    JigStr *names;  /* of their results, in order: "%tile", "%l#1" */
    size_t num_names;
    /* INSERT: from `at` on the result of the steps that they call `now` is used where `was` was. */
    JigValue *was;
    JigStr now;
} JigScriptEdit;

typedef struct JigAmend {
    JigContext *ctx;
    JigArena *arena; /* as long as it is open */
    JigStr file, text;
    JigOp *module; /* the copy */
    JigTextMap map;
    JigPtrMap by_place;    /* 1 + offset of an op's name -> op */
    JIG_VEC(size_t) lines; /* where they begin */
    JigStrMap names;       /* of values in the text, and those given since */
    size_t num_names;
    JIG_VEC(JigScriptEdit) edits;
    struct JigTypeName *type_names;
    size_t num_type_names;
} JigAmend;

/* ---- The script ---- */
/* False: the text is no script, and `why` has the first error. Else it is to be closed. */
bool jig_amend_open(JigAmend *am, JigContext *ctx, JigStr text, JigStr file, JigReason *why);
void jig_amend_close(JigAmend *am);
/* The op of the copy that was read at the place where `op` was read; NULL: it is of another file,
 * or has become another one. And its values; NULL likewise. */
JigOp *jig_amend_step(const JigAmend *am, const JigOp *op);
JigValue *jig_amend_handle(const JigAmend *am, const JigValue *v);
/* Attributes that ops below `script` have got since they were read. */
void jig_amend_follow(JigAmend *am, JigOp *script);
/* "%l#1": what a value is called in the text. */
JigStr jig_amend_name(const JigAmend *am, const JigValue *v);
/* A name that nothing in the script has, "%mended3" of "mended". */
JigStr jig_amend_new_name(JigAmend *am, const char *base);

/* ---- Edits ----
 * False: it cannot be done, and nothing is noted. */
bool jig_amend_set(JigAmend *am, JigOp *at, const char *attr, const JigAttr *value);
/* An entry of a list of numbers. Where the list has a handle there, the constant parameter that it
 * stands for is changed, through arguments of a sequence that is included once. */
bool jig_amend_number(JigAmend *am, JigOp *at, const char *list, size_t i, int64_t value);
/* `now` empty: nothing takes the place of anything. */
bool jig_amend_insert(JigAmend *am, JigOp *at, JigStr steps, JigValue *const *handles, size_t n,
                      JigValue *was, JigStr now);
/* A result of `at` that is used must be called in `steps` as it is in the text. */
bool jig_amend_replace(JigAmend *am, JigOp *at, JigStr steps, JigValue *const *handles, size_t n);
/* Two steps, the second of which takes the first result of the first one as its first operand, in
 * the other order: its first result goes to the first one, and the other way around. */
bool jig_amend_swap(JigAmend *am, JigOp *first, JigOp *second);
/* Each result is used nowhere, or the operand of its type is used in its place. */
bool jig_amend_remove(JigAmend *am, JigOp *at);
/* None any more. */
void jig_amend_reset(JigAmend *am);

/* Lists of numbers of an op: properties that are arrays of 64-bit integers, by their places in its
 * dictionary. -1 in `out`: a handle that is no constant parameter. */
typedef struct JigAmendList {
    const char *attr;
    int64_t *values;
    size_t n;
} JigAmendList;
/* The next list whose name ends as `ends`; *at is 0 at first. */
bool jig_amend_next_list(const JigAmend *am, const JigOp *op, const char *ends, size_t *at,
                         JigArena *a, JigAmendList *out);

/* ---- What becomes of it ---- */
/* Inside of a mark, which takes the edits back. False: what they make is no script. */
bool jig_amend_apply(JigAmend *am);
/* The whole text with the edits. Empty: what they make has none. */
JigStr jig_amend_text(JigAmend *am, JigArena *a);
/* Lines of it that take the place of lines of the text, or stand before one. */
typedef struct JigHunk {
    JigStr where; /* "in place of schedule.mlir:5", "in place of schedule.mlir:5-7", "before ..." */
    JigLines lines;
    unsigned first, num; /* lines of the text that they are in place of, from 1; none: before */
} JigHunk;
typedef JIG_VEC(JigHunk) JigHunks;
/* In the order of the text; the caller frees them. */
void jig_amend_hunks(JigAmend *am, JigArena *a, JigHunks *out);
void jig_amend_hunks_free(JigHunks *hunks);

#endif
