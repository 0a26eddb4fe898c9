/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where a payload that runs spends its time (`jig run --profile`): which steps of the script made
 * what, before; the table or the page, behind. */
#ifndef JIG_TOOLS_PROFILE_H
#define JIG_TOOLS_PROFILE_H

#include "codegen/profile/profile.h"
#include "script.h"
#include "transform/run/origins.h"

typedef struct Profile {
    const char *how; /* NULL: there is none; empty or "text": a table; FILE.html */
    JigProfile data;
    JigOrigins origins;
    JigRunListener listener;
} Profile;

/* Is `how` one? False after a message. */
bool profile_is_known(const Profile *p) JIG_NODISCARD;
/* Before the script; `how` of scripts is told to listen. To be freed in any case. */
void profile_begin(Profile *p, JigOp *payload, ScriptOptions *script);
/* After the script. */
void profile_end_script(Profile *p);
/* False after a message: it cannot be written. */
bool profile_write(Profile *p) JIG_NODISCARD;
void profile_free(Profile *p);

#endif
