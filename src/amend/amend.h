/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edits, for layers above: what jig/amend.h has no need of. */
#ifndef JIG_AMEND_AMEND_H
#define JIG_AMEND_AMEND_H

#include "jig/amend.h"

typedef struct JigAmendSet {
    JigOp *at;
    const char *attr;
    const JigAttr *value; /* NULL: it goes */
} JigAmendSet;
/* Several attributes by one edit. */
JigAmendEdit jig_amend_set_all(JigAmend *am, const JigAmendSet *sets, size_t n, JigReason *why);

#endif
