/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Whether a candidate computes what the payload does, as `jig check` finds out, the script as one
 * step: with smaller shapes, if the script treats them alike. */
#ifndef JIG_TOOLS_TUNE_CHECK_H
#define JIG_TOOLS_TUNE_CHECK_H

#include "check_options.h"

typedef struct TuneCheck {
    JigStr payload, script; /* texts; no script: it stands in the payload */
    const char *payload_name, *script_name, *script_entry;
    StrList libraries, given; /* given: "name=value", before those of a point */
    CheckSettings what;
    bool allow_unregistered;
} TuneCheck;

/* With the choices of `point`, "tile=16" each. *what, in `a`: what differs, or is not decided. */
JigVerdict tune_check(const TuneCheck *c, const StrList *point, JigArena *a, JigStr *what);

/* The same in a process of its own, beside what this one does. Each that is begun is ended. */
typedef struct TuneChecking TuneChecking;
TuneChecking *tune_check_begin(const TuneCheck *c, const StrList *point) JIG_NODISCARD;
bool tune_check_is_over(const TuneChecking *k);
/* Waits for it. False: it was cut short, and has found nothing. */
bool tune_check_end(TuneChecking *k, JigArena *a, JigVerdict *verdict, JigStr *what);
/* Nobody wants to know any more; NULL: there is none. */
void tune_check_stop(TuneChecking *k);

#endif
