/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The buffers that diagnostics quote: those registered with jig_source_add
 * and, read when first asked for, the files that locations name.
 */
#ifndef JIG_IR_DIAG_SOURCE_H
#define JIG_IR_DIAG_SOURCE_H

#include "ir/context.h"
#include "support/json.h"

/* The text of line `line` of `file` without its line break. False when the
 * file, the line or column `column` (1: the first) of it is not known; the
 * column just past the end is. */
bool jig_source_line(JigContext *ctx, JigStr file, unsigned line, unsigned column, JigStr *out);
/* The first file position in `loc`: children before siblings, callees before
 * callers. */
bool jig_source_position(JigContext *ctx, JigLoc loc, JigLoc *out);
/* The same as a member {"file", "line", "column"}; nothing where there is none. All that Jig writes
 * as JSON has places so (docs/command-line.md). */
void jig_source_put_place(JigJson *j, const char *key, JigContext *ctx, JigLoc loc);
/* Ops in `root` that are in no file are from now on where the op before them is, or the one around
 * them. */
void jig_source_fill_in(JigOp *root);
/* The line and a caret below its column `caret` (from 0), which underlines
 * `width` characters. */
void jig_source_render_quote(JigStr line, size_t caret, size_t width, JigWriteFn write, void *user);
/* The source that `text` is a part of; NULL: none. */
JigSource *jig_source_of(JigContext *ctx, JigStr text);
/* The source added last is a mapped file. */
void jig_source_is_mapped(JigContext *ctx);
/* Forgets the source added last. */
void jig_source_drop_last(JigContext *ctx);
void jig_source_free_all(JigContext *ctx);

#endif
