/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The columns of a table, and reading its text. */
#ifndef JIG_TOOLS_TUNE_TABLE_INT_H
#define JIG_TOOLS_TUNE_TABLE_INT_H

#include "jig/arena.h"
#include "jig/base.h"

typedef enum TuneColumn {
    COLUMN_PAYLOAD,
    COLUMN_SCRIPT,
    COLUMN_ENTRY,
    COLUMN_CALL,
    COLUMN_MACHINE,
    COLUMN_ASSIGNMENT,
    COLUMN_CODE,
    COLUMN_OUTCOME,
    COLUMN_WHY,
    COLUMN_LEAST, /* numbers from here on */
    COLUMN_MEDIAN,
    COLUMN_RUNS,
    COLUMN_AT, /* texts, which earlier versions did not write */
    COLUMN_WON,
    COLUMN_NAME,
    COLUMN_LIKENESS,
    COLUMN_SIZES,
    COLUMN_COST,
    NUM_COLUMNS,
} TuneColumn;
extern const char *const tune_columns[NUM_COLUMNS];
static inline bool tune_column_is_number(size_t column) {
    return column >= COLUMN_LEAST && column <= COLUMN_RUNS;
}

/* A line of a table; `has`: whether it says anything in a column. */
typedef struct TuneRow {
    JigStr cells[NUM_COLUMNS];
    bool has[NUM_COLUMNS];
    size_t line; /* of the file, from 1 */
} TuneRow;
/* False ends the reading. */
typedef bool (*TuneRowFn)(void *user, const TuneRow *row);

/* Calls `fn` for each row, whose texts live for the call. False: `fn` has said so, or, *why (in
 * `a`) not empty, the text is no table, as it says of *line. */
bool tune_table_read(JigStr text, TuneRowFn fn, void *user, JigArena *a, size_t *line, JigStr *why);

#endif
