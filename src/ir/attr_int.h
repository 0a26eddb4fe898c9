/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The uniquing of attributes, for the files of src/ir that make them. */
#ifndef JIG_IR_ATTR_INT_H
#define JIG_IR_ATTR_INT_H

#include "ir/context.h"
#include "ir/storage.h"

/* The unique attribute equal to the candidate `key`, which may point to the
 * caller's memory; ctx and hash are filled in here. */
const JigAttr *jig_attr_unique(JigContext *ctx, JigAttr *key);
/* A copy that is not unique (distinct attributes). */
const JigAttr *jig_attr_fresh(JigContext *ctx, JigAttr *key);

#endif
