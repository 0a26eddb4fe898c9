/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pdl dialect: ids of its ops and types, and the tables that describe it. */
#ifndef JIG_DIALECT_PDL_H
#define JIG_DIALECT_PDL_H

#include "jig/ops/pdl.h"

enum {
    JIG_PDL_TYPE_ATTRIBUTE,
    JIG_PDL_TYPE_OPERATION,
    JIG_PDL_TYPE_RANGE,
    JIG_PDL_TYPE_TYPE,
    JIG_PDL_TYPE_VALUE,
    JIG_PDL_NUM_TYPES
};
extern const JigTypeRow jig_pdl_types[];
#define JIG_PDL_TYPE_ROW(id) (&jig_pdl_types[JIG_PDL_TYPE_##id])

extern const JigDialect jig_pdl_dialect;

bool jig_pdl_is_range(const JigType *t);
/* Of a range; a type itself else. */
const JigType *jig_pdl_element(const JigType *t);

#endif
