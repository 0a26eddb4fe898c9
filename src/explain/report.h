/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A run as a page for browsers, one file: the page itself, which the caller has (tools/report/),
 * then records, one JSON object a line, in the element that the page leaves open. They are written
 * while the script is carried out, and what a browser finds of them it shows. src/explain/README.md
 * says what records there are.
 */
#ifndef JIG_EXPLAIN_REPORT_H
#define JIG_EXPLAIN_REPORT_H

#include "explain/payload_text.h"
#include "explain/wording.h"
#include "support/json.h"

typedef struct JigReport {
    JigWriteFn write;
    void *user;
    JigArena arena; /* of one event's words */
    JigPayloadText text;
    JigPtrMap ops;    /* -> their numbers, from 1 */
    JigStrMap files;  /* those that are told of */
    size_t num_lines; /* that were written, of text.known */
    size_t num_bindings, num_moves;
    size_t at_ended;         /* where it goes on with those that end */
    JIG_VEC(size_t) current; /* steps that have begun, outermost first */
    JigArena names;          /* of files */
} JigReport;

/* Writes the page. To be ended. */
JigRunListener jig_report_begin(JigReport *r, JigStr page, JigOp *payload, JigWriteFn write,
                                void *user);
/* What is said on standard error while the script runs, or afterwards: then it belongs to `step`,
 * or to none (JIG_NO_STEP). `lines` stand below it. */
void jig_report_said(JigReport *r, JigContext *ctx, const JigDiag *diag, size_t step);
void jig_report_lines(JigReport *r, const JigLines *lines);
/* A part of the page that others have made: records of the kind `section`, which a renderer of that
 * name shows. The caller writes members by *j and ends it. */
void jig_report_begin_section(JigReport *r, JigStr section, JigJson *j);
void jig_report_end_section(JigReport *r, JigJson *j);
/* The script has ended; things may be said yet. */
void jig_report_ended(JigReport *r, const JigRun *run);
void jig_report_end(JigReport *r);

#endif
