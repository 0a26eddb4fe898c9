/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The script with its choices made, as a file (`-o`). */
#ifndef JIG_TOOLS_TUNE_SCRIPT_H
#define JIG_TOOLS_TUNE_SCRIPT_H

#include "tune/space.h"
#include "tuner/tune_check.h"
#include "tuner/tune_settings.h"

/* Where the script comes from, and what can be chosen in it. */
typedef struct TuneScript {
    const TuneSettings *s;
    const TuneCheck *texts;
    const JigTuneSpace *space;
    JigArena *a;
} TuneScript;

/* To the file of `-o`: its author's text with other numbers; printed anew, with what it includes,
 * where it is of several files or has choices that are said outside of it. False after a message.
 */
bool tune_script_write(const TuneScript *t, const uint64_t *point) JIG_NODISCARD;

#endif
