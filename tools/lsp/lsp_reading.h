/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A text as IR: what could be read of it, where that stands, and what is wrong. Each reading has a
 * context of its own, so that nothing of a text that is gone stays.
 */
#ifndef JIG_LSP_READING_H
#define JIG_LSP_READING_H

#include "asm/text_map.h"
#include "lsp/lsp_text.h"

/* Makes contexts: as the command line says, each alike. */
typedef struct ContextMaker {
    JigContext *(*make)(void *user);
    void *user;
} ContextMaker;

typedef enum ProblemSeverity { /* as the protocol numbers them */
                               PROBLEM_ERROR = 1,
                               PROBLEM_WARNING,
                               PROBLEM_INFORMATION,
                               PROBLEM_HINT,
} ProblemSeverity;

typedef struct ProblemNote {
    size_t begin, end;
    JigStr text;
} ProblemNote;

typedef struct Edit {
    size_t begin, end; /* of what `text` takes the place of */
    JigStr text;
} Edit;

/* A change of the text, which may mend it; in the reading's arena. */
typedef struct Mend {
    JigStr title;
    const Edit *edits;
    size_t num_edits;
    bool is_other; /* it mends nothing */
} Mend;

typedef struct Problem {
    ProblemSeverity severity;
    size_t begin, end;
    JigStr message;
    JigStr complaint; /* as parser or verifier said it */
    JIG_VEC(ProblemNote) notes;
    JIG_VEC(ProblemNote) said; /* its notes, too, as they said them */
    JIG_VEC(Mend) mends;
    bool is_older; /* a spelling of former releases */
} Problem;

typedef struct Reading {
    JigContext *ctx;
    JigArena *arena;
    const DocText *text;
    JigStr name; /* as places call the text */
    JigOp *op;   /* NULL: nothing could be read */
    JigTextMap map;
    JIG_VEC(Problem) problems;
    bool has_script, has_older;
    JigStr upgraded; /* the text in today's spelling; without `ptr` it is so already */
} Reading;

typedef enum ReadingKind {
    READING_WHOLE,
    READING_PART, /* others are missing, which is no problem (lsp_parts.h) */
} ReadingKind;

/* `text` stays as it is as long as the reading is asked for more than its problems. */
Reading *reading_create(const ContextMaker *maker, const DocText *text, JigStr name,
                        ReadingKind kind);
void reading_destroy(Reading *r);
/* Is there a script in it, is there what former releases wrote? */
void reading_note_kinds(Reading *r);

/* ---- What is wrong (lsp_problems.c) ---- */
void problems_find(Reading *r);
/* What lies between two offsets has become so many bytes: the problems move. */
void problems_move(Reading *r, size_t begin, size_t end, size_t len);
/* One more, unless it is known; what it holds is the reading's then. */
void problem_keep(Reading *r, Problem *p);
/* Spellings of former releases (lsp_upgrade.c). */
void reading_upgrade(Reading *r);
void problem_free(Problem *p);
/* From a diagnostic of the reading's context, explained. */
void problem_add(Reading *r, const JigDiag *diag, const JigDiag *explained, const JigStr *lines,
                 size_t num_lines);

/* ---- Finding (lsp_find.c) ---- */
/* The op whose text holds the offset, the innermost one; NULL: none does. */
const JigOpText *reading_op_at(const Reading *r, size_t offset);
/* The op itself, with its text; NULL: it has none. */
const JigOpText *reading_text_of(const Reading *r, const JigOp *op);
/* The place of a name of a value or a block that holds the offset; NULL: there is none. */
const JigNamePlace *reading_name_at(const Reading *r, size_t offset);
/* The whole name of a place ends here: "%name" of "%name#1". */
size_t reading_name_end(const Reading *r, const JigNamePlace *place);
/* The value that stands at a place; NULL: a block, or the op can't be read. */
JigValue *reading_value_at(const Reading *r, const JigNamePlace *place);
/* The offset of a location in this text. False: it is elsewhere. */
bool reading_offset_of(const Reading *r, JigLoc loc, size_t *out);
/* "transform.structured.match" that holds the offset, with a dialect's sigil before it or without;
 * empty: no word does. */
JigStr reading_word_at(const Reading *r, size_t offset);

#endif
