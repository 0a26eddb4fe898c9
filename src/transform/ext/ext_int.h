/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share. */
#ifndef JIG_TRANSFORM_EXT_INT_H
#define JIG_TRANSFORM_EXT_INT_H

#include "jig/transform.h"

#define JIG_EXT_FORMAT "operands attr-dict `:` functional-type(operands, results)"
#define JIG_EXT_QUESTION                                                                           \
    "transform.TransformOpInterface, transform.MatchOpInterface, transform.ReadsPayload"

/* The only parameter of the handle; `what` it is, for the message. filters.c */
JigStatus jig_ext_only_param(JigTransformCall *call, const JigValue *handle, const char *what,
                             const JigAttr **out) JIG_NODISCARD;
/* The same for an integer. */
JigStatus jig_ext_only_number(JigTransformCall *call, const JigValue *handle, const char *what,
                              int64_t *out) JIG_NODISCARD;

#endif
