/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_LOWER_MATH_LIBRARY_CALLS_H
#define JIG_PAYLOAD_LOWER_MATH_LIBRARY_CALLS_H
/* Ops on floats as calls of functions of a library. */
#include "jig/rewrite.h"

/* How names of a library's functions begin and end. */
typedef struct JigLibrary {
    const char *prefix, *of_f32, *of_f64;
} JigLibrary;
extern const JigLibrary jig_libm; /* the C library: sin, sinf */

/* A call of `name` in the place of `op`, whose first operand is an f32, an f64 or a complex number
 * of these. The function is declared in the nearest symbol table, with `attrs`, when it is not
 * there. */
bool jig_lower_call_library(JigRewriter *rw, JigOp *op, const JigLibrary *library, const char *name,
                            const JigAttr *attrs);

/* The same of `args`, of such types, at the insertion point, in the place of no op; `near` is in
 * the symbol table. NULL: the name is something else's. */
JigValue *jig_lower_library_result(JigRewriter *rw, JigOp *near, const JigLibrary *library,
                                   const char *name, JigValue *const *args, size_t n,
                                   const JigType *type, const JigAttr *attrs);

/* A pattern: an op on vectors, with one result, lane by lane. */
bool jig_lower_lane_by_lane(JigRewriter *rw, JigOp *op, const JigPattern *self);

#endif
