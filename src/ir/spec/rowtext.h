/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Reading the small languages of rows: one cursor over one string of a row.
 * The first error stays; after it every reader fails.
 */
#ifndef JIG_IR_SPEC_ROWTEXT_H
#define JIG_IR_SPEC_ROWTEXT_H

#include "jig/arena.h"

typedef struct JigRowText {
    JigArena *arena; /* of names that need memory, and of the error */
    const char *start, *p;
    const char *error;   /* NULL: none */
    size_t error_column; /* from 1 */
} JigRowText;

void jig_rowtext_init(JigRowText *t, JigArena *arena, const char *text /* NULL: empty */);
/* Skips white space; at the end? */
bool jig_rowtext_at_end(JigRowText *t);
/* The next character, white space skipped; 0 at the end. */
char jig_rowtext_peek(JigRowText *t);
bool jig_rowtext_try(JigRowText *t, const char *token); /* punctuation */
bool jig_rowtext_expect(JigRowText *t, const char *token);
/* A word: letters, digits, '_', and between them '.'; '-' too when `dashes`. */
bool jig_rowtext_try_word(JigRowText *t, JigStr *out);
bool jig_rowtext_word(JigRowText *t, const char *what, JigStr *out);
bool jig_rowtext_try_int(JigRowText *t, int64_t *out);
/* A string in double quotes; a backslash keeps the next character. */
bool jig_rowtext_try_string(JigRowText *t, JigStr *out);
/* Raw text up to one of the characters of `stops` outside of brackets and strings. */
JigStr jig_rowtext_until(JigRowText *t, const char *stops);
bool jig_rowtext_fail(JigRowText *t, const char *fmt, ...) JIG_PRINTF(2, 3); /* false */

#endif
