/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a person calls the things of a script and of its payload. All texts are in `a`. */
#ifndef JIG_EXPLAIN_WORDING_H
#define JIG_EXPLAIN_WORDING_H

#include "jig/run.h"
#include "support/vec.h"

#include <stdarg.h>

typedef JIG_VEC(JigStr) JigLines;

/* "schedule.mlir:8", without folders; empty: nowhere in a file. */
JigStr jig_wording_place(JigContext *ctx, JigLoc loc, JigArena *a);
/* As it is written in the source, "%loops#1"; where that can't be read: "result #1 of
 * transform.include", "argument #0". */
JigStr jig_wording_handle(const JigValue *handle, JigArena *a);
/* "linalg.matmul", "func.func @f". */
JigStr jig_wording_op_name(const JigOp *op, JigArena *a);
/* "linalg.matmul payload.mlir:2"; of a symbol its name, too: "func.func @f payload.mlir:1". */
JigStr jig_wording_op(const JigOp *op, JigArena *a);
/* "2 ops: linalg.matmul payload.mlir:2, linalg.exp payload.mlir:3"; "nothing"; the first `most`. */
JigStr jig_wording_items(JigItems items, size_t most, JigArena *a);
/* "transform.include @tile". */
JigStr jig_wording_call(const JigOp *op, JigArena *a);
/* The step in a line, "%t, _ = transform.structured.tile_using_for %m": _ has no name. */
JigStr jig_wording_step(const JigOp *op, JigArena *a);

/* Why a step failed, in a line: ops that a reason shows are left out. */
JigStr jig_wording_reason(const JigReason *why, JigArena *a);
/* "help: " and the text, a line of what would do. */
void jig_wording_help(JigLines *lines, JigArena *a, const char *format, va_list args);

#endif
