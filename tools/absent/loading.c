/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Of the static program, which can load nothing: in place of libc's. What would be loaded is said
 * to be missing in the words of whoever asks for it. */
#define _GNU_SOURCE /* dladdr */
#include "../tools.h"

#include <dlfcn.h>

const char jig_tool_note[] = "static: loads neither plugins nor libraries, so without machine code "
                             "(run, tune, emit but --llvm), databases and Z3";

void *dlopen(const char *file, int mode) {
    (void)file, (void)mode;
    return NULL;
}

char *dlerror(void) {
    return "this jig is static, and loads nothing";
}

void *dlsym(void *restrict handle, const char *restrict name) {
    (void)handle, (void)name;
    return NULL;
}

int dlclose(void *handle) {
    (void)handle;
    return 0;
}

int dladdr(const void *address, Dl_info *info) {
    (void)address, (void)info;
    return 0;
}
