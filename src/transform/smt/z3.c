/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/smt/z3.h"

#include "support/check.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    size_t place; /* in JigZ3 */
} functions[] = {
#define X(result, name, params) {"Z3_" #name, offsetof(JigZ3, name)},
    JIG_Z3_FUNCTIONS(X)
#undef X
#define X(name) {"Z3_" #name, offsetof(JigZ3, name)},
        JIG_Z3_UNARY(X) JIG_Z3_BINARY(X) JIG_Z3_VARIADIC(X)
#undef X
};

/* Limits of the whole process: megabytes that Z3 may use. */
#define MEMORY "2000"

static JigZ3 table;
static char failure[256];
static bool loaded;

static void load(void) {
    void *library = dlopen("libz3.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library)
        library = dlopen("libz3.so", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(failure, sizeof failure, "%s", dlerror());
        return;
    }
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
        void *f = dlsym(library, functions[i].name);
        if (!f) {
            snprintf(failure, sizeof failure, "libz3 has no %s", functions[i].name);
            return;
        }
        memcpy((char *)&table + functions[i].place, &f, sizeof f);
    }
    table.global_param_set("memory_max_size", MEMORY);
    loaded = true;
}

const JigZ3 *jig_solver_z3(JigReason *why) {
    JIG_REQUIRE(!why || why->arena);
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (loaded)
        return &table;
    jig_refuse(why, JIG_NOWHERE, "needs Z3, which cannot be loaded: {}", jig_fact_text(failure));
    return NULL;
}
