/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * --verify-diagnostics: comments such as "expected-error @below {{text}}" say
 * which diagnostics there must be. Without the option they are read all the
 * same, and none is met.
 */
#ifndef JIG_TOOLS_EXPECT_H
#define JIG_TOOLS_EXPECT_H

#include "jig/asm.h"

typedef struct Expectations Expectations;

/* Takes over the diagnostics of `ctx`; expectations stand in `text`, known as
 * `name`, whose first line is `first_line`. */
Expectations *expect_begin(JigContext *ctx, JigStr name, JigStr text, unsigned first_line,
                           bool only_expected);
/* Gives them back and reports what did not come; true when all is as expected. */
bool expect_end(Expectations *e);

/* Those of a whole input that nobody compares; NULL: it has none. */
Expectations *expect_read(JigStr name, JigStr text);
/* Reports them, which is no failure. */
void expect_miss(Expectations *e);

#endif
