/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* JSON, written as it comes: {"a": [1, 2], "b": "x"} is
 *
 *     jig_json_begin(&j, NULL, '{');
 *     jig_json_begin(&j, "a", '[');
 *     jig_json_int(&j, NULL, 1);
 *     jig_json_int(&j, NULL, 2);
 *     jig_json_end(&j, ']');
 *     jig_json_str(&j, "b", JIG_STR("x"));
 *     jig_json_end(&j, '}');
 *
 * `key` is NULL in lists and at the top.
 */
#ifndef JIG_SUPPORT_JSON_H
#define JIG_SUPPORT_JSON_H

#include "jig/base.h"

typedef struct JigJson {
    JigWriteFn write;
    void *user;
    bool follows; /* a member stands before the next one */
} JigJson;

void jig_json_begin(JigJson *j, const char *key, char bracket);
void jig_json_end(JigJson *j, char bracket);
/* Bytes that are no UTF-8 become U+FFFD. */
void jig_json_str(JigJson *j, const char *key, JigStr s);
void jig_json_int(JigJson *j, const char *key, int64_t n);
/* Seconds and the like: with nanos; of infinity and NaN: null. */
void jig_json_real(JigJson *j, const char *key, double x);
void jig_json_bool(JigJson *j, const char *key, bool b);
/* Text that is JSON already. */
void jig_json_raw(JigJson *j, const char *key, JigStr text);
/* After a whole value at the top. */
void jig_json_line_end(JigJson *j);

#endif
