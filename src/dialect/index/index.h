/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The index dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_INDEX_H
#define JIG_DIALECT_INDEX_H

#include "jig/ops/index.h"

/* #index.cmp_predicate, whose values are JigIntCompare. */
extern const JigAttrRow jig_index_attrs[];
#define JIG_INDEX_PREDICATE_ATTR (&jig_index_attrs[0])

extern const JigDialect jig_index_dialect;

#endif
