/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Contracts that run. By whose mistake it is:
 *
 * - JIG_REQUIRE(c) is the caller's: what the comment of a function asks for. Builds without NDEBUG
 *   (debug, asan, stress) abort, and name the function and its caller.
 * - JIG_ALWAYS(c) and JIG_NEVER(c) are ours, defended: a branch that no known input takes. They
 * have the value of the condition, so that a release build takes the defence; others abort.
 * - JIG_BUG(...) is ours, without a defence: told with its place in every build. A release build
 * ends with JIG_EXIT_BUG; others abort, so that no test takes it for a refusal.
 *
 * Input, scripts and payload are never a matter of these: they get diagnostics.
 */
#ifndef JIG_SUPPORT_CHECK_H
#define JIG_SUPPORT_CHECK_H

#include "jig/base.h"

enum { JIG_EXIT_BUG = 70 }; /* EX_SOFTWARE of sysexits.h */

_Noreturn void jig_check_bug(const char *file, int line, const char *function, const char *format,
                             ...) JIG_PRINTF(4, 5);
#define JIG_BUG(...) jig_check_bug(__FILE__, __LINE__, __func__, __VA_ARGS__)

#ifdef NDEBUG
/* Not evaluated, but read by the compiler, so that names in it stay true. */
#define JIG_REQUIRE(condition) ((void)sizeof(!(condition)))
#define JIG_ALWAYS(condition)  (condition)
#define JIG_NEVER(condition)   (condition)
#else
/* `caller`: an address of the code that called. */
_Noreturn void jig_check_required(const char *file, int line, const char *function,
                                  const char *condition, const void *caller);
_Noreturn void jig_check_expected(const char *file, int line, const char *function,
                                  const char *condition);

#define JIG_REQUIRE(condition)                                                                     \
    ((condition) ? (void)0                                                                         \
                 : jig_check_required(__FILE__, __LINE__, __func__, #condition,                    \
                                      __builtin_return_address(0)))
#define JIG_ALWAYS(condition)                                                                      \
    ((condition) ? true : (jig_check_expected(__FILE__, __LINE__, __func__, #condition), false))
#define JIG_NEVER(condition)                                                                       \
    ((condition) ? (jig_check_expected(__FILE__, __LINE__, __func__, "not " #condition), true)     \
                 : false)
#endif

#endif
