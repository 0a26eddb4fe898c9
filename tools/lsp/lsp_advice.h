/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What a script that is carried out has to be told beyond failures: steps that had nothing to do or
 * failed without a word, and what of the payload costs time then (--lint), with changes that were
 * tried and help.
 */
#ifndef JIG_LSP_ADVICE_H
#define JIG_LSP_ADVICE_H

#include "explain/unnoticed.h"
#include "lint/lint.h"
#include "lsp/lsp_reading.h"

typedef struct Advice {
    Reading *script; /* whose problems these become */
    JigRun *run;
    JigUnnoticed unnoticed;
    JigLint lint;
    JigRunListener listeners[2];
    JIG_VEC(size_t) problems; /* of each finding of `lint`, in the script */
    bool has_tried;
} Advice;

/* Before the run: the first of its listeners. */
const JigRunListener *advice_begin(Advice *a, Reading *script, JigOp *payload);
/* After it. Of a script that is carried out up to somewhere nothing is said of what is left. */
void advice_find(Advice *a, JigRun *run, bool is_whole);
/* Looks for changes, for a second or two, and gives them to the problems: once, when they are asked
 * for between these places. */
void advice_mend(Advice *a, const JigScript *script, size_t begin, size_t end);
/* Before the run goes. */
void advice_end(Advice *a);

#endif
