/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What came out of a check of all steps: how many of each verdict, what was compared. */
#ifndef JIG_TOOLS_VERDICTS_H
#define JIG_TOOLS_VERDICTS_H

#include "jig/check.h"
#include "support/json.h"

typedef struct Verdicts {
    size_t verdicts[JIG_VERDICT_DIFFERS + 1], accepted; /* steps, each counted once */
} Verdicts;

void verdicts_add(Verdicts *t, const JigChecked *step);
/* "equal", "accepted", ... */
const char *verdicts_word(const JigChecked *step);
/* What differs, and why that is accepted; in `a`. */
JigStr verdicts_what(const JigChecked *step, JigArena *a);

/* "2 steps changed the payload: 1 equal, ...", in `a`; is_field: numbers are those of the field. */
JigStr verdicts_text(const Verdicts *t, const JigChecker *checker, bool is_field, JigArena *a);
/* The same as members of an object. */
void verdicts_put(const Verdicts *t, const JigChecker *checker, bool is_field, JigJson *j);

#endif
