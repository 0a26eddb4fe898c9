/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What `jig tune` is told. */
#ifndef JIG_TOOLS_TUNE_SETTINGS_H
#define JIG_TOOLS_TUNE_SETTINGS_H

#include "entry.h"
#include "jig/codegen.h"

enum { TUNE_STRATEGY_UNSAID };

typedef struct TuneSettings {
    const char *payload, *budget, *db, *output, *imports, *html;
    const char *command; /* of --measure; NULL: none */
    Entry entry;         /* of it the payload's function, the script, libraries and arguments */
    StrList params;
    StrList given; /* "name=value": what --auto chooses for the machine */
    JigCodeOptions code;
    uint64_t max_memory; /* bytes of a call; 0: as much as there is */
    uint64_t share;      /* of that, where workers share a machine; 0: they do not */
    uint64_t seed, max_points;
    double max_seconds, tolerance, seconds; /* `max_seconds` of a call, `seconds` of all */
    uint32_t strategy; /* one more than a JigTuneStrategy; TUNE_STRATEGY_UNSAID: as it fits */
    uint32_t threads, exports;
    uint32_t cost; /* one more than a meter's number (tune_meter.h); 0: time */
    bool unchecked, dry, lists, best, automatic, allow_unregistered;
    bool alone; /* whatever launcher it inherits the environment of */
} TuneSettings;

#endif
