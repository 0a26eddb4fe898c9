/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns of single machines, for scripts. */
#ifndef JIG_MACHINE_SCRIPT_SET_H
#define JIG_MACHINE_SCRIPT_SET_H

#include "jig/transform.h"

/* The row of transform.apply_patterns.NAME. */
#define JIG_SCRIPT_SET(name_, patterns_, summary_)                                                 \
    {                                                                                              \
        .name = "transform.apply_patterns." name_, .format = "attr-dict",                          \
        .ifaces =                                                                                  \
            (const JigIface[]){                                                                    \
                {&jig_iface_patterns, &(const JigPatternsIface){.patterns = (patterns_)}}, {0}},   \
        .summary = (summary_)                                                                      \
    }

#endif
