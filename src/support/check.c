/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How a broken contract is told: where it stands, and where the caller is (for addr2line). */
#define _GNU_SOURCE
#include "support/check.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

_Noreturn void jig_check_bug(const char *file, int line, const char *function, const char *format,
                             ...) {
    va_list args;
    fprintf(stderr, "%s:%d: %s: ", file, line, function);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fprintf(stderr, "; this is a defect of Jig\n");
    fflush(stderr);
#ifdef NDEBUG
    _exit(JIG_EXIT_BUG); /* what is registered to run at exit may stand on what is broken */
#else
    abort();
#endif
}

#ifndef NDEBUG
static void tell_caller(const void *caller) {
    Dl_info info;
    if (!dladdr(caller, &info) || !info.dli_fname)
        return;
    fprintf(stderr, "  called from %s+0x%zx", info.dli_fname,
            (size_t)((const char *)caller - (const char *)info.dli_fbase));
    if (info.dli_sname)
        fprintf(stderr, ", in or after %s", info.dli_sname);
    fputc('\n', stderr);
}

_Noreturn void jig_check_required(const char *file, int line, const char *function,
                                  const char *condition, const void *caller) {
    fprintf(stderr, "%s:%d: %s requires of its caller: %s\n", file, line, function, condition);
    tell_caller(caller);
    fflush(stderr);
    abort();
}

_Noreturn void jig_check_expected(const char *file, int line, const char *function,
                                  const char *condition) {
    fprintf(stderr, "%s:%d: %s: expected: %s\n", file, line, function, condition);
    fflush(stderr);
    abort();
}
#endif
