/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The text of a payload while a run edits it (asm/kept_names.h), as numbers of lines: each line is
 * kept once, however often it comes and goes. The journal tells which of the ops at the top were
 * edited; only these are printed again.
 */
#ifndef JIG_EXPLAIN_PAYLOAD_TEXT_H
#define JIG_EXPLAIN_PAYLOAD_TEXT_H

#include "asm/kept_names.h"

typedef struct JigPayloadLine {
    JigStr text;
    const JigOp *op; /* that begins there, the first if several do; or NULL */
    uint64_t hash;   /* of both */
    uint64_t key;    /* of the text without numbers (explain/diff.h) */
    uint32_t next;   /* known line with the same hash, from 1 */
} JigPayloadLine;

typedef JIG_VEC(uint32_t) JigLineVec;

/* What is printed in one go: an op at the top, or the whole. */
typedef struct JigTextPart {
    JigOp *op;
    JigLineVec lines;
    JigKeptAliasVec aliases;
    bool is_stale;
} JigTextPart;

typedef struct JigPayloadText {
    JigOp *root;
    JigPrintFlags flags;
    JigArena arena;
    JigKeptNames names;
    JigKeptText printed;           /* what was printed last */
    JIG_VEC(JigPayloadLine) known; /* by number */
    JigPtrMap by_hash;             /* -> number of the latest, from 1 */
    JigPtrMap parts;               /* op -> JigTextPart */
    JigKeptAliasVec aliases;       /* of the text, in order */
    JigLineVec head, tail;         /* of the root, around what is in it */
    JigLineVec lines, before;      /* the text, and as it was before the last update */
    bool is_begun, is_edited, is_separable;
    size_t place;  /* of the journal */
    uint32_t mark; /* of the aliases of this text */
} JigPayloadText;

/* Empty until it is updated. `elide`: elements beyond so many are not shown; < 0: all are. */
void jig_payload_text_init(JigPayloadText *t, JigOp *payload, int64_t elide);
void jig_payload_text_free(JigPayloadText *t);
/* Brings `lines` up to date, while the run's mark is open or before that. `is_verified`: it is
 * known that the payload is valid. False: the text is as it was. */
bool jig_payload_text_update(JigPayloadText *t, bool is_verified) JIG_NODISCARD;

#endif
