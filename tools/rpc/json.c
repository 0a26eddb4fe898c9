/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rpc/json.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* What a value of cJSON begins with, by its header. */
struct Json {
    Json *next, *prev, *child;
    int type;
    char *text;
    int whole;
    double number;
    char *name; /* in an object */
};

/* clang-format off */
#define FUNCTIONS(X)                                                                               \
    X(Json *, ParseWithLength, (const char *text, size_t len))                                     \
    X(void, Delete, (Json *json))                                                                  \
    X(Json *, GetObjectItemCaseSensitive, (const Json *json, const char *name))                    \
    X(int, IsObject, (const Json *json))                                                           \
    X(int, IsArray, (const Json *json))                                                            \
    X(int, IsString, (const Json *json))                                                           \
    X(int, IsNumber, (const Json *json))                                                           \
    X(int, IsTrue, (const Json *json))                                                             \
    X(char *, GetStringValue, (const Json *json))                                                  \
    X(double, GetNumberValue, (const Json *json))
/* clang-format on */

static struct {
#define X(result, name, params) result(*name) params;
    FUNCTIONS(X)
#undef X
} f;

bool json_load(const char *command) {
    void *library = dlopen("libcjson.so.1", RTLD_NOW);
    bool all = library != NULL;
    if (!library) {
        fprintf(stderr, "%s: it takes cJSON (libcjson.so.1), which is not there: %s\n", command,
                dlerror());
        return false;
    }
#define X(result, name, params)                                                                    \
    *(void **)&f.name = dlsym(library, "cJSON_" #name);                                            \
    all &= f.name != NULL;
    FUNCTIONS(X)
#undef X
    if (!all)
        fprintf(stderr, "%s: it takes cJSON 1.7.13 or later, which libcjson.so.1 is not\n",
                command);
    return all;
}

Json *json_parse(JigStr text) {
    return f.ParseWithLength(text.ptr, text.len);
}

void json_free(Json *json) {
    f.Delete(json);
}

const Json *json_get(const Json *json, const char *member) {
    return json_is_object(json) ? f.GetObjectItemCaseSensitive(json, member) : NULL;
}

const Json *json_first(const Json *list) {
    return list && (f.IsArray(list) || f.IsObject(list)) ? list->child : NULL;
}

JigStr json_name(const Json *item) {
    return item->name ? jig_str(item->name) : JIG_STR("");
}

const Json *json_next(const Json *item) {
    return item->next;
}

bool json_is_object(const Json *json) {
    return json && f.IsObject(json);
}

bool json_is_str(const Json *json) {
    return json && f.IsString(json);
}

bool json_is_number(const Json *json) {
    return json && f.IsNumber(json);
}

bool json_is_true(const Json *json) {
    return json && f.IsTrue(json);
}

JigStr json_str(const Json *json) {
    return json_is_str(json) ? jig_str(f.GetStringValue(json)) : JIG_STR("");
}

int64_t json_int(const Json *json) {
    const double most = 9007199254740992.0;
    double x = json_is_number(json) ? f.GetNumberValue(json) : 0;
    return isnan(x) ? 0 : (int64_t)(x > most ? most : x < -most ? -most : x);
}
