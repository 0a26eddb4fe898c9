/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the prefetch ops of memref and affine say behind the place: `, read, locality<3>, data`. */
#ifndef JIG_DIALECT_COMMON_PREFETCH_H
#define JIG_DIALECT_COMMON_PREFETCH_H

#include "jig/asm.h"

typedef struct JigPrefetchHint {
    JigStr mode, cache; /* as written */
    const JigAttr *locality;
} JigPrefetchHint;
bool jig_prefetch_parse_hint(JigParser *p, JigPrefetchHint *out) JIG_NODISCARD;
/* Checks the words and adds the attributes: when the rest of the op is read. */
bool jig_prefetch_add_hint(JigOpState *s, JigParser *p, const JigPrefetchHint *hint) JIG_NODISCARD;
void jig_prefetch_print_hint(JigPrinter *p, const JigOp *op);

#endif
