/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The amx dialect: tiles of x86's AMX. */
#ifndef JIG_MACHINE_AMX_AMX_H
#define JIG_MACHINE_AMX_AMX_H

#include "jig/ops/amx.h"

enum { JIG_AMX_TYPE_TILE /* shape, element type */, JIG_AMX_NUM_TYPES };
extern const JigTypeRow jig_amx_types[];
#define JIG_AMX_TYPE(id) (&jig_amx_types[JIG_AMX_TYPE_##id])

bool jig_amx_is_tile(const JigType *t);
size_t jig_amx_rank(const JigType *tile);
int64_t jig_amx_dim(const JigType *tile, size_t i);
const JigType *jig_amx_element(const JigType *tile);

/* Elements of a row that are multiplied at once. */
enum { JIG_AMX_PAIR = 2, JIG_AMX_FOUR = 4 };

extern const JigDialect jig_amx_dialect;

#endif
