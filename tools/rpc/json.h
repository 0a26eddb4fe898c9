/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * JSON that is read, by cJSON, whose library is loaded when the server starts: so `jig` needs it
 * neither to be built nor to start, as it is with SQLite. What is written is written by
 * support/json.h.
 *
 * Every question may be asked of what is not there, or is of another kind: the answer is that of
 * nothing.
 */
#ifndef JIG_RPC_JSON_H
#define JIG_RPC_JSON_H

#include "jig/base.h"

typedef struct Json Json;

/* False after a message on standard error, which says whose it is: there is no such library. */
bool json_load(const char *command);
/* NULL: it is no JSON. */
Json *json_parse(JigStr text);
void json_free(Json *json);

const Json *json_get(const Json *json, const char *member);
/* Of a list, or an object: the first one and the one behind it. */
const Json *json_first(const Json *list);
const Json *json_next(const Json *item);
/* What the object calls it; of a list: empty. */
JigStr json_name(const Json *item);
bool json_is_object(const Json *json);
bool json_is_str(const Json *json);
bool json_is_number(const Json *json);
bool json_is_true(const Json *json);
/* Empty: it is none. */
JigStr json_str(const Json *json);
/* 0: it is none. Rounded towards zero, between -2^53 and 2^53. */
int64_t json_int(const Json *json);

#endif
