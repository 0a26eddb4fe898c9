/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A database as a table, CSV or JSON: --export and --import. */
#ifndef JIG_TOOLS_TUNE_TABLE_H
#define JIG_TOOLS_TUNE_TABLE_H

#include "tuner/tune_db.h"

/* On standard output. False after a message. */
bool tune_table_export(TuneDb *db, bool json) JIG_NODISCARD;

/* How many lines of it were new, later than what was known of the same, or neither. */
typedef struct TuneMerge {
    uint64_t of[TUNE_MERGED_KNOWN + 1];
} TuneMerge;
/* Adds what a file says that was exported to a database, which is made where there is none: all of
 * it, or, after a message, nothing. */
bool tune_table_import(const char *database, const char *path, TuneMerge *out) JIG_NODISCARD;

#endif
