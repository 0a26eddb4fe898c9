/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Of the names that a context knows, those that may have been meant by one that it does not. */
#ifndef JIG_EXPLAIN_NAMES_H
#define JIG_EXPLAIN_NAMES_H

#include "jig/context.h"
#include "support/nearest.h"

typedef enum JigNameKind {
    JIG_NAME_OP,
    JIG_NAME_TYPE, /* "transform.any_op"; of the builtin dialect without its name */
    JIG_NAME_ATTR,
    JIG_NAME_DIALECT,
    JIG_NAME_PASS,
} JigNameKind;

JigNear jig_names_near(JigContext *ctx, JigNameKind kind, JigStr name);
/* "'cse'"; of an op of former releases, what it is today, too: "did you mean " goes before it. In
 * `a`; empty: nothing is near. */
JigStr jig_names_words(JigContext *ctx, JigNameKind kind, JigStr name, JigArena *a);

#endif
