/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The vector dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_VECTOR_H
#define JIG_DIALECT_VECTOR_H

#include "jig/ops/vector.h"

extern const JigDialect jig_vector_dialect;

#endif
