/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The text of a document, as its editor has it, and its places: offsets in bytes here, lines and
 * UTF-16 units in the protocol. A place that is not there is the nearest one before it.
 */
#ifndef JIG_LSP_TEXT_H
#define JIG_LSP_TEXT_H

#include "rpc/json.h"
#include "support/json.h"
#include "support/vec.h"

typedef struct DocText {
    JigCharVec bytes;
    JIG_VEC(size_t) lines; /* where each begins; there is always one */
} DocText;

typedef struct DocPlace {
    size_t line, unit;
} DocPlace;

void text_set(DocText *t, JigStr text);
/* What lies between two offsets becomes `text`. */
void text_replace(DocText *t, size_t begin, size_t end, JigStr text);
void text_free(DocText *t);
static inline JigStr text_str(const DocText *t) {
    return (JigStr){t->bytes.data ? t->bytes.data : "", t->bytes.len};
}

/* What names of values, symbols, ops and types are made of. */
bool text_is_name_char(char c);
size_t text_line_of(const DocText *t, size_t offset);
/* Without its end; a line that there is. */
JigStr text_line(const DocText *t, size_t line);
/* What a line tells that begins with `mark`: the next one from line `*from` on, without blanks
 * around it. Without `ptr` there is none. */
JigStr text_told(const DocText *t, const char *mark, size_t *from);
DocPlace text_place(const DocText *t, size_t offset);
/* The same, going on from a place before it and its offset: for many in rising order. */
DocPlace text_place_after(const DocText *t, DocPlace from, size_t from_offset, size_t offset);
size_t text_offset(const DocText *t, int64_t line, int64_t unit);
/* Of lines and columns in bytes, from 1. */
size_t text_offset_of_bytes(const DocText *t, unsigned line, unsigned column);

/* ---- In messages ---- */
size_t text_read_position(const DocText *t, const Json *position);
void text_put_position(const DocText *t, JigJson *j, const char *key, size_t offset);
void text_put_range(const DocText *t, JigJson *j, const char *key, size_t begin, size_t end);

#endif
