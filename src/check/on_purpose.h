/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Steps that compute something else on purpose. */
#ifndef JIG_CHECK_ON_PURPOSE_H
#define JIG_CHECK_ON_PURPOSE_H

#include "jig/run.h"

/* Does the script's author say so of the step, or of one around it: {jig.accepted}? *why: the
 * attribute's text, if it is one; else empty. */
bool jig_checker_accepts(const JigRun *run, size_t step, JigStr *why);

#endif
