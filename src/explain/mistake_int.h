/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What mistake.c and the texts of mistake_rows.c share. */
#ifndef JIG_EXPLAIN_MISTAKE_INT_H
#define JIG_EXPLAIN_MISTAKE_INT_H

#include "explain/mistake.h"
#include "explain/wording.h"

enum { JIG_MISTAKE_PARTS = 6 };

typedef struct JigMistake {
    JigContext *ctx;
    const JigDiag *error;
    JigArena *a;
    JigStr parts[JIG_MISTAKE_PARTS]; /* what stands at each {} of the row's text */
    JigStr before, from;             /* the source line up to the error's column, and from there */
    JigStr file;
    unsigned line; /* 0: the source is not known */
    JigDiag *told; /* a copy of the error; rows may give it another message */
    JigLines *lines;
} JigMistake;

/* A kind of complaint, by its text with {} for what differs. */
typedef struct JigMistakeRow {
    const char *text;
    void (*explain)(JigMistake *x);
} JigMistakeRow;
/* Ended by a row without text. The first that fits counts. */
extern const JigMistakeRow jig_mistake_rows[];

void jig_mistake_title(JigMistake *x, const char *format, ...) JIG_PRINTF(2, 3);
void jig_mistake_help(JigMistake *x, const char *format, ...) JIG_PRINTF(2, 3);
/* A note at the error's place. */
void jig_mistake_note(JigMistake *x, const char *format, ...) JIG_PRINTF(2, 3);
/* Part `i` as a number; 0 where it is none. */
size_t jig_mistake_number(const JigMistake *x, size_t i);
/* The handle of number `i` that is written in `text`, "%loops"; empty: there are fewer. */
JigStr jig_mistake_handle(JigStr text, size_t i);
/* The word that `text` begins with. */
JigStr jig_mistake_word(JigStr text);

/* ---- mistake_names.c: names that nobody knows ---- */
void jig_mistake_tried_op(JigMistake *x), jig_mistake_unknown_op(JigMistake *x),
    jig_mistake_unknown_dialect(JigMistake *x), jig_mistake_unknown_pass(JigMistake *x),
    jig_mistake_unknown_handle_type(JigMistake *x), jig_mistake_unknown_type(JigMistake *x),
    jig_mistake_unknown_attr(JigMistake *x), jig_mistake_no_types(JigMistake *x),
    jig_mistake_foreign_type(JigMistake *x), jig_mistake_foreign_attr(JigMistake *x),
    jig_mistake_no_type(JigMistake *x), jig_mistake_enum_case(JigMistake *x),
    jig_mistake_keyword(JigMistake *x);

#endif
