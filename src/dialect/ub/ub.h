/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The ub dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_UB_H
#define JIG_DIALECT_UB_H

#include "jig/ops/ub.h"

extern const JigAttrRow jig_ub_attrs[];
#define JIG_UB_POISON_ATTR (&jig_ub_attrs[0])
extern const JigDialect jig_ub_dialect;

/* The attribute #ub.poison. */
const JigAttr *jig_ub_poison_attr(JigContext *ctx);

#endif
