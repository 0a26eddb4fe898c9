/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What files say under `external_resources`, kept with the context until it is printed. */
#ifndef JIG_ASM_EXTERNALS_H
#define JIG_ASM_EXTERNALS_H

#include "jig/context.h"
#include "support/vec.h"

/* One entry: nobody here knows what it means, and it is printed again as it was. */
typedef struct JigExternal {
    JigStr provider, key;
    enum { JIG_EXTERNAL_BOOL, JIG_EXTERNAL_STRING, JIG_EXTERNAL_BLOB } kind;
    bool flag;
    JigStr text;  /* of a string */
    JigBlob blob; /* only alignment, size and data */
} JigExternal;

/* In the order of the file. */
typedef JIG_VEC(JigExternal) JigExternals;

const JigExternals *jig_externals_of(JigContext *ctx);
/* Copies an entry. */
void jig_externals_add(JigContext *ctx, const JigExternal *entry);

#endif
