/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Normal forms at large: the type of handles to payload in them (jig/transform.h). */
#ifndef JIG_TRANSFORM_NORMAL_FORM_H
#define JIG_TRANSFORM_NORMAL_FORM_H

#include "jig/transform.h"

extern const JigTypeRow jig_transform_normalized[];
#define JIG_TRANSFORM_NORMALIZED_OP (&jig_transform_normalized[0])

bool jig_normal_form_is(const JigAttr *x);
/* Two forms of one kind, of which no op needs both: they say the same, one says less, or they
 * exclude each other. Of a kind with `several` only equal ones are. */
typedef struct JigFormPair {
    const JigAttr *first, *second; /* NULL: there are none */
} JigFormPair;
JigFormPair jig_normal_form_find_repeated(const JigAttr *forms);

#endif
