/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where the cursor stands while an op is written: told by the text before it, as the op can seldom
 * be read by then. */
#ifndef JIG_LSP_CURSOR_H
#define JIG_LSP_CURSOR_H

#include "lsp/lsp_pages.h"
#include "lsp/lsp_reading.h"

typedef struct Cursor {
    const Reading *r;
    size_t offset;
    JigStr prefix; /* the beginning of the word that is written */
    char sigil;    /* before it: % @ ! # ^, or 0 */
    size_t begin;  /* of the op in whose text it stands */
    /* The op in whose text it stands; without `ptr` one is about to begin. */
    JigStr op;           /* as it is written */
    const JigSpec *spec; /* NULL: there is none of that name */
    size_t values;       /* names of values behind the op's name, before the cursor */
    size_t results;      /* that have names before it */
    bool in_string, in_comment;
} Cursor;

Cursor cursor_at(const Reading *r, size_t offset);

#endif
