/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* dladdr */
#include "support/beside.h"

#include "install_dirs.h"
#include "support/check.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { PATH_LEN = 4096 };

static void *open_file(const char *file, int flags, char *why) {
    void *library = dlopen(file, flags);
    if (!library && !why[0])
        snprintf(why, JIG_BESIDE_WHY, "%s", dlerror());
    return library;
}

/* Opens DIRECTORY OF PATH/sub/NAME; NULL also where there is no such file. */
static void *open_beside(const char *path, const char *sub, const char *name, int flags,
                         char *why) {
    const char *slash = strrchr(path, '/');
    char file[PATH_LEN];
    if (!slash)
        return NULL;
    int n = snprintf(file, sizeof file, "%.*s%s%s", (int)(slash + 1 - path), path, sub, name);
    if (n < 0 || (size_t)n >= sizeof file || access(file, R_OK) != 0)
        return NULL;
    return open_file(file, flags, why);
}

void *jig_beside_open(const char *name, int flags, char *why) {
    JIG_REQUIRE(name && why);
    Dl_info here;
    char program[PATH_LEN];
    ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    program[n > 0 ? n : 0] = '\0';
    const char *own = dladdr((void *)(uintptr_t)open_beside, &here) ? here.dli_fname : "";
    const char *const places[] = {own, program};
    why[0] = '\0';
    static const char *const folders[] = {"", "../lib/", JIG_BESIDE_PROGRAMS, JIG_BESIDE_LIBRARIES};
    for (size_t i = 0; i < JIG_LEN(places) * JIG_LEN(folders); ++i) {
        void *library = open_beside(places[i / JIG_LEN(folders)], folders[i % JIG_LEN(folders)],
                                    name, flags, why);
        if (library)
            return library;
    }
    return open_file(name, flags, why);
}
