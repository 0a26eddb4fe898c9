/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * One script carried out for one point of its space after the other. What a point has in common
 * with the one before is not done again: the payload goes back to where they part
 * (transform/cursor.h). What a script never asked on its way makes no difference; and where the
 * last point failed, those that differ only behind that fail likewise.
 */
#ifndef JIG_TUNE_PATHS_H
#define JIG_TUNE_PATHS_H

#include "tune/space.h"

typedef struct JigTunePaths JigTunePaths;

typedef struct JigTuneArrival {
    JigStatus status;
    const JigReason *why; /* of a failure, until the next point; else NULL */
    bool is_same;         /* nothing was to be done: the payload is as it was for the last point */
} JigTuneArrival;

/* Steps of the entry's body: how many there were on the way to all points, and how many of them
 * were carried out. */
typedef struct JigTuneCounts {
    uint64_t points, steps, done;
} JigTuneCounts;

/* `space` and what it was made of live as long; the payload and the script are nobody else's to
 * change meanwhile. NULL after a diagnostic: the script cannot be started. */
JigTunePaths *jig_tune_paths_create(JigOp *payload, const JigTuneSpace *space,
                                    const JigScriptOptions *options) JIG_NODISCARD;
/* The payload is what the script made of it at the last point. */
void jig_tune_paths_destroy(JigTunePaths *p);

/* Makes of the payload what the script makes of it at this point. */
JigTuneArrival jig_tune_paths_go(JigTunePaths *p, const uint64_t *point);
/* Of the last point: did the script ask for this axis? */
bool jig_tune_paths_asked(const JigTunePaths *p, size_t axis);
/* For each axis. */
void jig_tune_paths_all_asked(const JigTunePaths *p, bool *out);
/* The payload as the script has found it, until the next point. */
void jig_tune_paths_go_to_start(JigTunePaths *p);
JigTuneCounts jig_tune_paths_counts(const JigTunePaths *p);

#endif
