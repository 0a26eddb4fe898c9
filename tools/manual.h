/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Pages about ops, types, attributes and enums: of a row what it says, and of a transform op what
 * its file in docs/ops says, too, with an example. A page is told to a paper, which is text for a
 * terminal or Markdown.
 */
#ifndef JIG_TOOLS_MANUAL_H
#define JIG_TOOLS_MANUAL_H

#include "jig/dialect.h"
#include "support/file.h"
#include "support/vec.h"

/* ---- Files of docs/ops, which tools/make-pages puts into the program ---- */
typedef struct ManualNote {
    const char *key; /* a part of the row; or "Requires", "Fails", "Handles", "See" */
    const char *text;
} ManualNote;
typedef struct ManualText {
    const char *name;                                 /* "transform.structured.pad" */
    const char *words;                                /* paragraphs, each ended by a line end */
    const ManualNote *notes;                            /* ended by a NULL key */
    const char *script, *payload, *result, *messages; /* of the example; NULL: none */
    bool own;                                         /* MLIR 22 does not have it */
} ManualText;
extern const ManualText manual_texts[]; /* sorted by name */
extern const size_t manual_num_texts;
/* NULL: the op has none. */
const ManualText *manual_text_of(const char *name);
/* The note of this key, or NULL. */
const char *manual_note(const ManualText *page, const char *key);

/* ---- Papers ---- */
typedef struct Paper Paper;
typedef struct PaperForm {
    void (*title)(Paper *paper, JigStr name, JigStr what);
    void (*heading)(Paper *paper, const char *text);
    void (*paragraph)(Paper *paper, JigStr text);
    void (*item)(Paper *paper, JigStr term, JigStr text);
    void (*code)(Paper *paper, JigStr text);
    /* A reference to another op's page; `last` of several. */
    void (*link)(Paper *paper, JigStr name, bool last);
} PaperForm;
struct Paper {
    const PaperForm *form;
    JigOutput *out;
    JigArena *scratch;
    /* Of Markdown: what a reference to an op's page says behind the name. */
    JigStr (*address)(JigStr name, JigArena *a);
};
extern const PaperForm paper_text, paper_markdown;
void paper_put(Paper *paper, const char *format, ...) JIG_PRINTF(2, 3);

/* ---- Rows ---- */
typedef enum ManualKind { MANUAL_OP, MANUAL_TYPE, MANUAL_ATTR, MANUAL_ENUM } ManualKind;
typedef struct ManualRow {
    ManualKind kind;
    const char *name, *summary;
    const void
        *row; /* JigOpRow, JigTypeRow, JigAttrRow, JigEnumRow; NULL: of a text of former releases */
    const JigOlderText *older;
} ManualRow;
typedef JIG_VEC(ManualRow) ManualRows;
typedef JIG_VEC(JigStr) ManualWords;
/* All that the context has, in the order of its dialects. */
void manual_all_rows(JigContext *ctx, ManualRows *rows);
/* As IR has it, with "!" or "#", or "enum " before it. */
JigStr manual_name(const ManualRow *row, JigArena *a);
/* One of former releases. */
bool manual_is_older(const ManualRow *row);
void manual_tell(Paper *paper, JigContext *ctx, const ManualRow *row);

/* ---- In words (manual_words.c) ---- */
/* "a handle to operations", of what messages call it; the same text when there is no better one. */
JigStr manual_words_of_kind(JigStr summary, JigArena *a);
typedef enum ManualAbout { MANUAL_STANDING, MANUAL_FAILING } ManualAbout;
/* Sentences that traits and interfaces of an op come to, one at each call from *next = 0 on; NULL:
 * there are no more. */
const char *manual_words_of_op(const JigOpRow *row, ManualAbout about, size_t *next);
/* "`%target`: structured ops", of each entry of .needs. */
JigStr manual_words_of_needs(const char *needs, JigArena *a);

/* ---- Finding (manual_search.c) ---- */
/* Those of this very name, with or without what stands before it: "!", "#", "transform.". */
void manual_exact(const ManualRows *all, JigStr name, ManualRows *found);
/* Those in whose name or summary each of the words occurs, best first. */
void manual_search(const ManualRows *all, const ManualWords *words, ManualRows *found);
/* The name that is closest to one that there is not; empty: none is near. */
JigStr manual_nearest(const ManualRows *all, JigStr name);

#endif
