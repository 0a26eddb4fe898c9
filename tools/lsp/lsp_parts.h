/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Parts of a long text: functions, and what else has a name and sees no value from around it. After
 * an edit in one of them, that one is read by itself, in a text in which the others are blank, so
 * that all places stay what they are. What a part does to others is seen when the whole is read.
 */
#ifndef JIG_LSP_PARTS_H
#define JIG_LSP_PARTS_H

#include "lsp/lsp_reading.h"

typedef struct Part {
    size_t begin, end;
} Part;

typedef struct Parts {
    JIG_VEC(Part) list; /* in order; empty: the text is read as a whole only */
    size_t edited;      /* the one that changed since they were found; NO_PART: none */
} Parts;

#define NO_PART SIZE_MAX

/* Those of a text that is long enough. */
void parts_find(Parts *parts, const Reading *whole);
/* What lies between two offsets is about to become so many bytes. There are no parts any more
 * unless that is in one of them, and in the same one each time. */
void parts_edit(Parts *parts, size_t begin, size_t end, size_t len);
size_t parts_at(const Parts *parts, size_t offset);
/* The text with this part, and without the others. */
void parts_cut(const Parts *parts, size_t part, const DocText *whole, DocText *out);
void parts_free(Parts *parts);

#endif
