/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What edits have done to the copy, for who shows it. */
#ifndef JIG_AMEND_AMEND_INT_H
#define JIG_AMEND_AMEND_INT_H

#include "amend/amend.h"

/* Inside of a mark, as jig_amend_apply; what came of it is in `done`, to be freed in any case. */
typedef struct JigAmended {
    JigPtrMap changed; /* ops of the copy that are not as they were read, but still there */
    JigPtrMap named;   /* values -> JigStr, "%name#1": those of the text and of new steps */
} JigAmended;
bool jig_amend_carry_out(JigAmend *am, JigAmended *done);
void jig_amended_free(JigAmended *done);

/* The block of the steps that an edit has read, with its handles as arguments. */
JigBlock *jig_amend_steps_body(JigOp *written);
/* "%l#1", in the text. */
JigStr jig_amend_name_of(const JigAmend *am, const JigValue *v, JigArena *a);
JigStr jig_amend_name_text(const JigNameText *name, JigArena *a);
/* Text with the author's names for types and for the edit's handles. */
JigStr jig_amend_in_words(const JigAmend *am, const JigScriptEdit *e, JigStr text, JigArena *a);

#endif
