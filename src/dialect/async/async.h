/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The async dialect: ids of its ops and types. */
#ifndef JIG_DIALECT_ASYNC_H
#define JIG_DIALECT_ASYNC_H

#include "jig/ops/async.h"

extern const JigDialect jig_async_dialect;

enum {
    JIG_ASYNC_TYPE_CORO_HANDLE,
    JIG_ASYNC_TYPE_CORO_ID,
    JIG_ASYNC_TYPE_CORO_STATE,
    JIG_ASYNC_TYPE_GROUP,
    JIG_ASYNC_TYPE_TOKEN,
    JIG_ASYNC_TYPE_VALUE,
    JIG_ASYNC_NUM_TYPES
};
extern const JigTypeRow jig_async_types[];
#define JIG_ASYNC_TYPE(id) (&jig_async_types[JIG_ASYNC_TYPE_##id])

/* !async.token, and !async.value<type>. */
const JigType *jig_async_token(JigContext *ctx);
const JigType *jig_async_value(const JigType *type);
bool jig_async_is_token(const JigType *t);
/* What a value is when it is there; NULL for other types. */
const JigType *jig_async_element(const JigType *value);
/* What the runtime counts references of: tokens, values and groups. */
bool jig_async_is_counted(const JigType *t);

/* The attribute of functions that may block a thread: they need not become coroutines. */
#define JIG_ASYNC_ALLOWED_TO_BLOCK "async.allowed_to_block"

#endif
