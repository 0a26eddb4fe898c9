/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What goes wrong in a script without a failure, told as warnings at its end. */
#ifndef JIG_TOOLS_WARNINGS_H
#define JIG_TOOLS_WARNINGS_H

#include "explain/unnoticed.h"
#include "script.h"

/* Does the list of --werror, with commas, name kinds of warnings, of lint's, too? False after a
 * message. */
bool warnings_are_known(const char *werror) JIG_NODISCARD;
/* Where explanations are not off. */
ScriptReader warnings_reader(JigUnnoticed *u);

#endif
