/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dap/dap_script.h"

#include "ir/diag/source.h"
#include "jig/transform.h"

#include <limits.h>
#include <stdlib.h>

/* ---- Files ---- */

JigStr script_real_path(JigStr path, JigArena *a) {
    JigStr name = jig_arena_str(a, path);
    bool is_path = name.len && !memchr(name.ptr, 0, name.len);
    char *real = is_path ? realpath(name.ptr, NULL) : NULL;
    if (!real)
        return name;
    name = jig_arena_str(a, jig_str(real));
    free(real);
    return name;
}

/* In UTF-16, of a column in bytes; both from 1. */
static unsigned units_before(JigStr line, unsigned column) {
    unsigned units = 1;
    for (size_t i = 0; i + 1 < column && i < line.len; ++i) {
        unsigned char c = (unsigned char)line.ptr[i];
        units += ((c & 0xc0) != 0x80) + (c >= 0xf0);
    }
    return units;
}

JigStr script_path_of(JigContext *ctx, JigLoc loc, unsigned *line, unsigned *column, JigArena *a) {
    JigLoc at;
    JigStr text;
    if (!loc.bits || !jig_source_position(ctx, loc, &at))
        return (JigStr){0};
    JigStr name = jig_loc_filename(ctx, at);
    *line = jig_loc_line(ctx, at);
    *column = jig_loc_column(ctx, at);
    if (jig_source_line(ctx, name, *line, *column, &text))
        *column = units_before(text, *column);
    return script_real_path(name, a);
}

/* ---- Lines ---- */

typedef struct Finder {
    ScriptLines *lines;
    JigContext *ctx;
} Finder;

/* One and the same for all lines of a file. */
static JigStr shared_path(Finder *f, JigLoc loc, unsigned *line, unsigned *column) {
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    ScriptLines *l = f->lines;
    JigStr path = script_path_of(f->ctx, loc, line, column, a), shared = {0};
    for (size_t i = 0; i < l->paths.len && !shared.len; ++i)
        if (jig_str_eq(l->paths.data[i], path))
            shared = l->paths.data[i];
    if (path.len && !shared.len) {
        shared = jig_arena_str(l->arena, path);
        jig_vec_push(&l->paths, shared);
    }
    jig_arena_free(a);
    return shared;
}

static JigOp *sequence_around(const JigOp *op) {
    JigOp *parent = jig_op_parent(op);
    while (parent && !jig_op_has_name(parent, "transform.named_sequence"))
        parent = jig_op_parent(parent);
    return parent;
}

static JigWalk add(JigOp *op, void *user) {
    Finder *f = user;
    JigOp *sequence = jig_is_transform_op(op) && jig_op_next(op) ? sequence_around(op) : NULL;
    if (!sequence)
        return JIG_WALK_ADVANCE;
    ScriptLine line = {.op = op};
    line.path = shared_path(f, jig_op_loc(op), &line.line, &line.column);
    if (op == jig_block_first(jig_op_body(sequence)))
        line.sequence = jig_symbol_name(sequence);
    if (line.path.len && line.line)
        jig_vec_push(&f->lines->all, line);
    return JIG_WALK_ADVANCE;
}

static int in_order(const void *x, const void *y) {
    const ScriptLine *a = x, *b = y;
    if (a->path.ptr != b->path.ptr)
        return a->path.ptr < b->path.ptr ? -1 : 1;
    if (a->line != b->line)
        return a->line < b->line ? -1 : 1;
    return a->column < b->column ? -1 : a->column > b->column;
}

void script_lines_find(ScriptLines *l, JigOp *module, JigArena *a) {
    Finder f = {l, jig_op_context(module)};
    l->arena = a;
    jig_walk_pre(module, add, &f);
    if (l->all.len)
        qsort(l->all.data, l->all.len, sizeof *l->all.data, in_order);
    for (size_t i = 0; i < l->all.len; ++i)
        jig_ptrmap_set(&l->of_op, l->all.data[i].op, (void *)(uintptr_t)(i + 1));
}

void script_lines_free(ScriptLines *l) {
    jig_vec_free(&l->all);
    jig_vec_free(&l->paths);
    jig_ptrmap_free(&l->of_op);
}

ScriptLine *script_line_of(const ScriptLines *l, const JigOp *op) {
    size_t i = (size_t)(uintptr_t)jig_ptrmap_get(&l->of_op, op);
    return i ? &l->all.data[i - 1] : NULL;
}

ScriptLine *script_line_at(const ScriptLines *l, JigStr path, int64_t line) {
    for (size_t i = 0; i < l->all.len; ++i)
        if (jig_str_eq(l->all.data[i].path, path) && l->all.data[i].line >= line)
            return &l->all.data[i];
    return NULL;
}
