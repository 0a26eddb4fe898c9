/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The transform dialect: ids of its ops and the tables that describe it. */
#ifndef JIG_TRANSFORM_OPS_H
#define JIG_TRANSFORM_OPS_H

#include "jig/dialect.h"

enum {
#define OP(id, ...) JIG_TRANSFORM_##id,
#include "transform/ops/ops.def"
    JIG_TRANSFORM_NUM_OPS
};
extern const JigOpRow jig_transform_ops[];
#define JIG_TRANSFORM(id) (&jig_transform_ops[JIG_TRANSFORM_##id])
extern const JigDialect jig_transform_dialect;

/* The dialect's types: jig_type_is(t, JIG_TRANSFORM_TYPE(ANY_OP)). */
enum {
    JIG_TRANSFORM_TYPE_ANY_OP,
    JIG_TRANSFORM_TYPE_OP,
    JIG_TRANSFORM_TYPE_ANY_VALUE,
    JIG_TRANSFORM_TYPE_ANY_PARAM,
    JIG_TRANSFORM_TYPE_PARAM,
    JIG_TRANSFORM_TYPE_AFFINE_MAP,
    JIG_TRANSFORM_TYPE_TYPE,
    JIG_TRANSFORM_NUM_TYPES
};
extern const JigTypeRow jig_transform_types[];
#define JIG_TRANSFORM_TYPE(id) (&jig_transform_types[JIG_TRANSFORM_TYPE_##id])

/* The warnings about named sequences inside `table`, once more. */
void jig_warn_of_unconsumed(JigOp *table);

#endif
