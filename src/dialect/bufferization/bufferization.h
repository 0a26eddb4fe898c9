/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The bufferization dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_BUFFERIZATION_H
#define JIG_DIALECT_BUFFERIZATION_H

#include "jig/ops/bufferization.h"

extern const JigDialect jig_bufferization_dialect;

/* Canonical forms of bufferization.dealloc. */
extern const JigPattern jig_bufferization_dealloc_patterns[];

#endif
