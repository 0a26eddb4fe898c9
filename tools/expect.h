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

/* Those of a whole input, which is known as `name`. */
Expectations *expect_read(JigStr name, JigStr text, bool only_expected);
/* Could there be any? */
bool expect_mentioned(JigStr text);
/* Takes over the diagnostics of `ctx`, which belongs to a part of the input; and gives them back.
 */
void expect_begin(Expectations *e, JigContext *ctx);
void expect_end(Expectations *e);
/* Reports what did not come; true when all is as expected. */
bool expect_met(Expectations *e);
/* Reports what nobody compared, which is no failure. */
void expect_miss(Expectations *e);

#endif
