/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The scf dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_DIALECT_SCF_H
#define JIG_DIALECT_SCF_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_SCF_##id,
#include "dialect/scf/scf.def"
    JIG_SCF_NUM_OPS
};
extern const JigOpRow jig_scf_ops[];
#define JIG_SCF(id) (&jig_scf_ops[JIG_SCF_##id])
extern const JigDialect jig_scf_dialect;

#endif
