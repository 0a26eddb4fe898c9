/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where the steps of a script stand: files, lines and columns of its ops, those of libraries too.
 */
#ifndef JIG_DAP_SCRIPT_H
#define JIG_DAP_SCRIPT_H

#include "jig/op.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct ScriptLine {
    JigOp *op;
    JigStr path;           /* of the file, from the root on */
    unsigned line, column; /* from 1; the column in UTF-16 */
    JigStr sequence;       /* that it is the first step of; empty: of none */
    bool is_watched;       /* a breakpoint may stop before it */
} ScriptLine;

typedef struct ScriptLines {
    JIG_VEC(ScriptLine) all; /* by file, line and column */
    JIG_VEC(JigStr) paths;
    JigPtrMap of_op; /* -> its number in `all`, from 1 */
    JigArena *arena;
} ScriptLines;

/* All steps that are in a sequence of the module. */
void script_lines_find(ScriptLines *l, JigOp *module, JigArena *a);
void script_lines_free(ScriptLines *l);
/* NULL: it is not written anywhere. */
ScriptLine *script_line_of(const ScriptLines *l, const JigOp *op);
/* The first step at that line or behind it; NULL: there is none. */
ScriptLine *script_line_at(const ScriptLines *l, JigStr path, int64_t line);
/* The file of a location, from the root on; empty: it is in none. */
JigStr script_path_of(JigContext *ctx, JigLoc loc, unsigned *line, unsigned *column, JigArena *a);
/* A path as it is from the root on, where there is such a file. */
JigStr script_real_path(JigStr path, JigArena *a);

#endif
