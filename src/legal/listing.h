/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What `jig legal` writes: op by op, as each is done. */
#ifndef JIG_LEGAL_LISTING_H
#define JIG_LEGAL_LISTING_H

#include "legal/legal.h"

typedef struct JigLegalListing {
    JigOp *root;
    JigStr file;           /* in which `line` is counted */
    unsigned line, column; /* where ops begin that are told of; 0: anywhere */
    bool all;              /* also ops without steps, and steps that change nothing */
    bool json;
    /* When an op has been looked at, with the number of steps so far; or NULL. */
    void (*after_op)(void *user, const JigOp *op, size_t steps);
    uint64_t paste; /* nothing but a script of the step of this number; 0: everything */
} JigLegalListing;
/* False after a message on the context's stream: there is no op at that line, or no such step. */
bool jig_legal_list(const JigLegalListing *r, JigWriteFn write, void *user);

/* ---- listing_text.c, listing_json.c: one op ---- */
typedef struct JigLegalFound {
    JigOp *root, *op;
    const JigLegalSteps *steps;
    size_t first; /* the number of its first step */
    bool all;     /* also steps that change nothing */
    bool finds;   /* also ways to other ops */
    JigArena *a;
} JigLegalFound;
void jig_legal_put_text(const JigLegalFound *f, JigWriteFn write, void *user);
void jig_legal_put_json(const JigLegalFound *f, JigWriteFn write, void *user);
/* Is it listed, and numbered? */
static inline bool jig_legal_is_listed(const JigLegalFound *f, const JigLegalStep *step) {
    return step->applies && (step->changes || f->all || (step->finds && f->finds));
}

#endif
