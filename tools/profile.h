/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where a payload that runs spends its time (`jig run --profile`): which steps of the script made
 * what, before; the table or the page, behind. */
#ifndef JIG_TOOLS_PROFILE_H
#define JIG_TOOLS_PROFILE_H

#include "codegen/profile/profile.h"
#include "script.h"
#include "support/file.h"
#include "transform/run/origins.h"

typedef struct Profile {
    const char *how; /* NULL: there is none; empty or "text": a table; FILE.html */
    JigProfile data;
    JigOrigins origins;
    JigRunListener hears; /* the script's run, for these */
    JigOutput out;        /* of a page, from before the script on */
    bool is_open;
} Profile;

/* Is `how` one? False after a message. */
bool profile_is_known(const Profile *p) JIG_NODISCARD;
/* Before the script, which is told to listen. False after a message: the page cannot be written. To
 * be freed in any case. */
bool profile_begin(Profile *p, JigOp *payload, ScriptOptions *script) JIG_NODISCARD;
/* After the script. */
void profile_end_script(Profile *p);
/* The table or page, and the page as a section of that of the script's steps (--trace=html). False
 * after a message: it cannot be written. */
bool profile_write(Profile *p, const ScriptOptions *script) JIG_NODISCARD;
void profile_free(Profile *p);

#endif
