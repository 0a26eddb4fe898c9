/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What was found, as a page for browsers: one file, tools/report/tune.html with a record of each
 * job and each candidate. */
#ifndef JIG_TOOLS_TUNE_PAGE_H
#define JIG_TOOLS_TUNE_PAGE_H

#include "tuner/tune_tell.h"

/* Of a run without a database. False after a message. */
bool tune_page_of_run(const char *path, const TuneJob *job, const TuneFacts *facts,
                      const TuneTally *tally) JIG_NODISCARD;
/* Of the jobs of a database that match. */
bool tune_page_of_db(const char *path, TuneDb *db, const TuneJob *which) JIG_NODISCARD;

#endif
