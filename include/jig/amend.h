/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A script with other steps: typed edits of its ops, which are noted, carried out, tried and taken
 * back, and come out as the text of the script's author.
 *
 *     JigAmend *am = jig_amend_open(ctx, text, file, &why);       the script, read once more
 *     JigOp *tile = jig_amend_step(am, step);                     a step of it, found by its place
 *     JigAmendEdit edit = jig_amend_number(am, tile, "static_sizes", 1, 64, &why);
 *     JigMark mark = jig_mark(ctx);
 *     if (jig_amend_apply(am, &why))
 *         ... jig_apply_script with .start = jig_amend_step(am, entry), look at the payload ...
 *     jig_rollback(ctx, mark);
 *     jig_commit(ctx, mark);
 *     if (jig_amend_text(am, a, &text, &why))                     the author's text with the edits
 *         ...
 *     jig_amend_take_back(am, edit, &why);                        others instead
 *     jig_amend_close(am);
 *
 * Edits are about ops, never about words. What is noted is a list, which jig_amend_apply carries
 * out in its order; whoever asks about a step (jig_amend_attr, jig_amend_next_list) is told what
 * it is with all that is noted. The script that they change is a copy, between a mark and its
 * rollback: outside of that the copy, and all pointers into it, are as they were read, and who
 * carried out the original script can go on to ask about its steps.
 *
 * The text changes where an edit changed something; all else, comments too, is the author's. Steps
 * that are new or others are printed, with the author's names for handles, types and attributes.
 *
 * Ownership: what is noted is copied into the JigAmend. Ops and values that it hands out are its
 * own, and live until it is closed, those of a new step (jig_amend_new_step) until its edit is
 * taken back. Texts that it gives are in the arena of the caller, or, where there is none, live
 * until it is closed. It belongs to its context's thread, and is closed before the context goes.
 *
 * Failure: every function that can fail says why in `why`, which may be NULL, and leaves what was
 * noted as it was. jig_amend_apply may leave the copy half changed, for the rollback; until that no
 * other function is called but jig_amend_step and jig_amend_script.
 */
#ifndef JIG_AMEND_H
#define JIG_AMEND_H

#include "jig/reason.h"

JIG_BEGIN_C

typedef struct JigAmend JigAmend;
/* What was noted by one call; never used again. 0: nothing, as `why` says. */
typedef unsigned JigAmendEdit;

/* ---- The script ---- */
/* `file` is what the script's own locations call it. NULL: the text is no script. */
JIG_API JigAmend *jig_amend_open(JigContext *ctx, JigStr text, JigStr file,
                                 JigReason *why) JIG_NODISCARD;
JIG_API void jig_amend_close(JigAmend *am);
/* The copy: the module that was read. */
JIG_API JigOp *jig_amend_script(const JigAmend *am);
/* The op of the copy that was read at the place where `op` was read; NULL: it is of another file,
 * or has become another one. And its values; NULL likewise. */
JIG_API JigOp *jig_amend_step(const JigAmend *am, const JigOp *op);
JIG_API JigValue *jig_amend_handle(const JigAmend *am, const JigValue *v);
/* Attributes that ops below `script` have got since they were read count as if they had been read:
 * they are no edits, and the text does not have them. Before any edit. */
JIG_API void jig_amend_follow(JigAmend *am, JigOp *script);
/* "%l#1": what a value is called; empty: it has no name. */
JIG_API JigStr jig_amend_name(const JigAmend *am, const JigValue *v);
/* A name that nothing in the script has, "%mended3" of "mended". */
JIG_API JigStr jig_amend_new_name(JigAmend *am, const char *base);

/* ---- Edits ----
 * Of steps of the copy, of ops in their bodies, and of new steps. */
/* An attribute is another one, or goes: NULL. */
JIG_API JigAmendEdit jig_amend_set(JigAmend *am, JigOp *at, const char *attr, const JigAttr *value,
                                   JigReason *why);
/* An entry of a list of numbers. Where the list has a handle there, it is the number that the
 * parameter is made of: a constant's, or what is selected of a knob, all of whose places are set;
 * through arguments of a sequence that is included once. */
JIG_API JigAmendEdit jig_amend_number(JigAmend *am, JigOp *at, const char *list, size_t i,
                                      int64_t value, JigReason *why);
/* What a choice of the sequence `entry` is (transform.tune.knob, transform.tune.alternatives), at
 * all places that have its name: the text of an option, or the number of a region. */
JIG_API JigAmendEdit jig_amend_choose(JigAmend *am, JigOp *entry, JigStr name, JigStr value,
                                      JigReason *why);
/* Steps before `at`, as text that calls `handles` $0 to $9 and types by their full names. `now`,
 * the name of a result of theirs, is used where `was` was from there on; empty: nothing is. Names
 * that something else has become others. */
JIG_API JigAmendEdit jig_amend_insert(JigAmend *am, JigOp *at, JigStr steps,
                                      JigValue *const *handles, size_t n, JigValue *was, JigStr now,
                                      JigReason *why);
/* In place of `at`: its results that are used are those that are called alike. */
JIG_API JigAmendEdit jig_amend_replace(JigAmend *am, JigOp *at, JigStr steps,
                                       JigValue *const *handles, size_t n, JigReason *why);
/* Two steps, the second of which takes the first result of the first one as its first operand, in
 * the other order: its first result goes to the first one, and the other way around. */
JIG_API JigAmendEdit jig_amend_swap(JigAmend *am, JigOp *first, JigOp *second, JigReason *why);
/* The step goes: each result is used nowhere, or the operand of its type is used in its place. */
JIG_API JigAmendEdit jig_amend_remove(JigAmend *am, JigOp *at, JigReason *why);

/* Step `i` of those that an edit inserts or puts in place of another; NULL: there are less. */
JIG_API JigOp *jig_amend_new_step(const JigAmend *am, JigAmendEdit edit, size_t i);
/* Not while another edit is about a step that this one puts there. */
JIG_API bool jig_amend_take_back(JigAmend *am, JigAmendEdit edit, JigReason *why);
/* None any more. */
JIG_API void jig_amend_reset(JigAmend *am);
/* How many are noted. */
JIG_API size_t jig_amend_num_edits(const JigAmend *am);

/* ---- What is noted ---- */
/* NULL: the step has no such attribute. */
JIG_API const JigAttr *jig_amend_attr(const JigAmend *am, const JigOp *op, const char *attr);
/* A list of numbers of an op: a property that is an array of 64-bit integers. */
typedef struct JigAmendList {
    const char *attr;
    const int64_t *values; /* -1: a handle whose number is not in the script */
    size_t n;
    JIG_RESERVED(2);
} JigAmendList;
/* The next one whose name ends as `ends`, in `a`; *at is 0 at first. */
JIG_API bool jig_amend_next_list(const JigAmend *am, const JigOp *op, const char *ends, size_t *at,
                                 JigArena *a, JigAmendList *out);

/* ---- What becomes of it ---- */
/* Carries out all that is noted, inside of a mark (jig/journal.h), which takes it back. False: what
 * becomes of the script is none. */
JIG_API bool jig_amend_apply(JigAmend *am, JigReason *why);
/* The whole text, in `a`; without edits the author's. It was read, and is the script that
 * jig_amend_apply makes. False: there is no such text. */
JIG_API bool jig_amend_text(JigAmend *am, JigArena *a, JigStr *text, JigReason *why);
/* Lines of it that take the place of lines of the author's text, or stand before one. */
typedef struct JigAmendHunk {
    JigStr where; /* "in place of schedule.mlir:5", "in place of schedule.mlir:5-7", "before ..." */
    const JigStr *lines;
    size_t num_lines;
    size_t first, num; /* lines that they are in place of, from 1; none: before it */
    JIG_RESERVED(2);
} JigAmendHunk;
/* In the order of the text; false as above. */
JIG_API bool jig_amend_hunks(JigAmend *am, JigArena *a, const JigAmendHunk **hunks, size_t *n,
                             JigReason *why);

JIG_END_C

#endif
