/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is noted, and what it has done to the copy. */
#ifndef JIG_AMEND_AMEND_INT_H
#define JIG_AMEND_AMEND_INT_H

#include "amend/amend.h"
#include "asm/text_map.h"

typedef enum JigAmendKind {
    JIG_AMEND_SET,     /* an attribute of `at` */
    JIG_AMEND_INSERT,  /* steps before `at` */
    JIG_AMEND_REPLACE, /* steps in place of `at` */
    JIG_AMEND_SWAP,    /* `other` is done before `at` */
    JIG_AMEND_REMOVE,  /* `at`, for whose results an operand stands in */
} JigAmendKind;

/* Ops and values are those of the copy, or of `written` of an edit before this one. */
typedef struct JigScriptEdit {
    JigAmendEdit number; /* those of one call have one */
    JigAmendKind kind;
    JigOp *at;
    JigOp *other; /* SWAP */
    /* SET */
    const JigIdent *attr;
    const JigAttr *value; /* NULL: it goes */
    /* INSERT, REPLACE */
    JigOp *written;           /* the steps, in a sequence of a module, whose arguments they use */
    JigTextMap words;         /* of their text */
    JigValue *const *handles; /* that these arguments stand for */
    size_t num_handles;
    JigValue *was, *now; /* INSERT: from `at` on; `now` is a result of a step; or both NULL */
} JigScriptEdit;

/* What an op had been read with, when jig_amend_follow gave it other attributes. */
typedef struct JigAmendFollowed {
    JigOp *op;
    const JigAttr *read;
} JigAmendFollowed;

struct JigAmend {
    JigContext *ctx;
    JigArena *arena; /* as long as it is open */
    JigStr file, text;
    JigOp *module; /* the copy */
    JigTextMap map;
    JigPtrMap by_place;    /* 1 + offset of an op's name -> op */
    JIG_VEC(size_t) lines; /* where they begin */
    JigStrMap names;       /* of values in the text and in new steps, and those given */
    size_t num_names;      /* given */
    JIG_VEC(JigAmendFollowed) followed;
    JIG_VEC(JigScriptEdit) edits; /* in the order of their numbers */
    JigAmendEdit last;
};

/* Notes `n` edits as one; they are moved. */
JigAmendEdit jig_amend_note(JigAmend *am, JigScriptEdit *edits, size_t n, JigReason *why);
/* Is the op of the copy, or of an edit that is noted? Else says so. */
bool jig_amend_has(const JigAmend *am, const JigOp *op, JigReason *why);
/* Keeps the names of a text beyond it. */
void jig_amend_keep_names(JigAmend *am, JigTextMap *map);
/* The block of the steps that an edit has read, with its handles as arguments. */
JigBlock *jig_amend_steps_body(JigOp *written);
/* "%l#1"; empty: it has none. */
JigStr jig_amend_name_of(const JigAmend *am, const JigValue *v, JigArena *a);

/* ---- Carrying out ---- */
/* What came of it, as long as the mark is open. */
typedef struct JigAmended {
    const JigAmend *am;
    JigReason *why;
    JigPtrMap copies;    /* ops and values of new steps as they were written -> in the script */
    JigPtrMap words;     /* values of new steps -> JigNameText */
    JigPtrMap stands_in; /* of these, those in place of a value of the text that is called alike */
    JigPtrMap added;     /* new steps */
    JigPtrMap moved;     /* steps of the text that stand elsewhere */
    JigPtrMap gone;      /* steps that were taken out, all that is in them, and their values */
    JigPtrMap out;       /* of these, the steps themselves */
    JigPtrMap
        changed; /* ops that are not as they were -> their attributes before, or JIG_AMENDED */
} JigAmended;
/* More than attributes. */
#define JIG_AMENDED ((void *)1)

/* False: what they make is no script, as done->why says. *done is to be freed in any case. */
bool jig_amend_carry_out(const JigAmend *am, JigAmended *done, JigReason *why);
void jig_amended_free(JigAmended *done);
/* Where what an edit names is, once those before it are carried out. */
JigOp *jig_amended_op(const JigAmended *done, JigOp *op);
JigValue *jig_amended_value(const JigAmended *done, JigValue *v);
/* May they trade places as they are? */
bool jig_amended_may_swap(JigOp *first, JigOp *second, JigReason *why);

/* ---- Text ---- */
/* Another text from `begin` to `end`; those of one place in the order in which they were added. */
typedef struct JigAmendPiece {
    size_t begin, end, number;
    JigStr text;
} JigAmendPiece;
typedef JIG_VEC(JigAmendPiece) JigAmendPieces;
/* By place; none reaches into another. False: there are none that make the text. */
bool jig_amend_pieces(JigAmend *am, JigArena *a, JigAmendPieces *out, JigReason *why);
/* The text from `begin` to `end` with pieces that stand there. */
JigStr jig_amend_assemble(const JigAmend *am, size_t begin, size_t end, const JigAmendPiece *pieces,
                          size_t n, JigArena *a);
/* The blanks at the beginning of the line. */
JigStr jig_amend_indent_at(const JigAmend *am, size_t at);

#endif
