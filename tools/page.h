/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Pages about ops, types, attributes and enums: of a row what it says, and of a transform op what
 * its file in docs/ops says, too, with an example. A page is told to a paper, which is text for a
 * terminal or Markdown.
 */
#ifndef JIG_TOOLS_PAGE_H
#define JIG_TOOLS_PAGE_H

#include "jig/dialect.h"
#include "support/file.h"
#include "support/vec.h"

/* ---- Files of docs/ops, which tools/make-pages puts into the program ---- */
typedef struct PageNote {
    const char *key; /* a part of the row; or "Requires", "Fails", "Handles", "See" */
    const char *text;
} PageNote;
typedef struct PageText {
    const char *name;                                 /* "transform.structured.pad" */
    const char *words;                                /* paragraphs, each ended by a line end */
    const PageNote *notes;                            /* ended by a NULL key */
    const char *script, *payload, *result, *messages; /* of the example; NULL: none */
    bool own;                                         /* MLIR 22 does not have it */
} PageText;
extern const PageText page_texts[]; /* sorted by name */
extern const size_t page_num_texts;
/* NULL: the op has none. */
const PageText *page_text_of(const char *name);
/* The note of this key, or NULL. */
const char *page_note(const PageText *page, const char *key);

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
typedef enum PageKind { PAGE_OP, PAGE_TYPE, PAGE_ATTR, PAGE_ENUM } PageKind;
typedef struct PageRow {
    PageKind kind;
    const char *name, *summary;
    const void
        *row; /* JigOpRow, JigTypeRow, JigAttrRow, JigEnumRow; NULL: of a text of former releases */
    const JigOlderText *older;
} PageRow;
typedef JIG_VEC(PageRow) PageRows;
typedef JIG_VEC(JigStr) PageWords;
/* All that the context has, in the order of its dialects. */
void page_all_rows(JigContext *ctx, PageRows *rows);
/* As IR has it, with "!" or "#", or "enum " before it. */
JigStr page_name(const PageRow *row, JigArena *a);
/* One of former releases. */
bool page_is_older(const PageRow *row);
void page_tell(Paper *paper, JigContext *ctx, const PageRow *row);

/* ---- In words (page_words.c) ---- */
/* "a handle to operations", of what messages call it; the same text when there is no better one. */
JigStr page_words_of_kind(JigStr summary, JigArena *a);
typedef enum PageAbout { PAGE_STANDING, PAGE_FAILING } PageAbout;
/* Sentences that traits and interfaces of an op come to, one at each call from *next = 0 on; NULL:
 * there are no more. */
const char *page_words_of_op(const JigOpRow *row, PageAbout about, size_t *next);
/* "`%target`: structured ops", of each entry of .needs. */
JigStr page_words_of_needs(const char *needs, JigArena *a);

/* ---- Finding (page_search.c) ---- */
/* Those of this very name, with or without what stands before it: "!", "#", "transform.". */
void page_exact(const PageRows *all, JigStr name, PageRows *found);
/* Those in whose name or summary each of the words occurs, best first. */
void page_search(const PageRows *all, const PageWords *words, PageRows *found);
/* The name that is closest to one that there is not; empty: none is near. */
JigStr page_nearest(const PageRows *all, JigStr name);

#endif
