/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Attributes and types with other numbers in them. */
#ifndef JIG_REDUCE_RENUMBER_H
#define JIG_REDUCE_RENUMBER_H

#include "jig/attr.h"

typedef struct JigRenumbering {
    int64_t (*of)(int64_t number, int64_t n);
    int64_t n;    /* for `of` */
    bool extents; /* sizes of shaped types, too, and strides; else types stay */
} JigRenumbering;

/* Integers, lists of them, elements that are all the same, and what attributes are made of; all
 * others are handed back as they are. */
const JigAttr *jig_renumber_attr(const JigAttr *x, const JigRenumbering *r);
const JigType *jig_renumber_type(const JigType *t, const JigRenumbering *r);

#endif
