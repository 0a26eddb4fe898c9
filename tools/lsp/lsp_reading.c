/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_reading.h"

#include "ir/context.h"
#include "jig/asm.h"
#include "jig/op.h"
#include "lsp/lsp_mends.h"

#include <stdlib.h>

static int by_offset(const void *a, const void *b) {
    const JigNamePlace *x = a, *y = b;
    return (x->offset > y->offset) - (x->offset < y->offset);
}

/* In the order of the text, each once: what is looked at twice is noted twice. */
static void sort_places(JigTextMap *map) {
    size_t n = 0;
    if (map->places.len)
        qsort(map->places.data, map->places.len, sizeof *map->places.data, by_offset);
    for (size_t i = 0; i < map->places.len; ++i)
        if (!n || map->places.data[n - 1].offset != map->places.data[i].offset)
            map->places.data[n++] = map->places.data[i];
    map->places.len = n;
}

static int by_begin(const void *a, const void *b) {
    const JigOpText *x = *(JigOpText *const *)a, *y = *(JigOpText *const *)b;
    if (x->begin != y->begin)
        return x->begin > y->begin ? 1 : -1;
    return (x->end < y->end) - (x->end > y->end);
}

/* Outer ops before those in them. */
static void sort_ops(JigTextMap *map) {
    if (map->ordered.len)
        qsort(map->ordered.data, map->ordered.len, sizeof *map->ordered.data, by_begin);
}

void reading_note_kinds(Reading *r) {
    for (size_t i = 0; i < r->map.ordered.len; ++i) {
        const JigOpText *t = r->map.ordered.data[i];
        const JigOpRow *row = jig_op_row(t->op);
        r->has_older |= t->older || t->is_short || (row && row->older);
        r->has_script |= jig_str_starts_with(jig_op_name_of(t->op), "transform.");
    }
}

static void drop(void *user, const char *text, size_t len) {
    (void)user, (void)text, (void)len;
}

Reading *reading_create(const ContextMaker *maker, const DocText *text, JigStr name,
                        ReadingKind kind) {
    Reading *r = jig_calloc(1, sizeof *r);
    r->ctx = maker->make(maker->user);
    r->ctx->explains = true;
    /* Standard output is the protocol's, whatever a script prints. */
    jig_context_set_stream(r->ctx, JIG_STREAM_OUTPUT, drop, NULL);
    jig_context_set_stream(r->ctx, JIG_STREAM_MESSAGES, drop, NULL);
    r->arena = jig_arena_create();
    r->text = text;
    r->name = jig_arena_str(r->arena, name);
    r->map.arena = r->arena;
    r->map.is_part = kind == READING_PART;
    /* The map's names are slices of the source: it is the document's text, which stays, whatever
     * else is read under that name. */
    jig_source_add(r->ctx, r->name, text_str(text), true, 1);
    problems_find(r);
    sort_places(&r->map);
    sort_ops(&r->map);
    for (size_t i = 0; i < r->problems.len; ++i)
        mends_find(r, &r->problems.data[i]);
    return r;
}

void reading_destroy(Reading *r) {
    if (!r)
        return;
    for (size_t i = 0; i < r->problems.len; ++i)
        problem_free(&r->problems.data[i]);
    jig_vec_free(&r->problems);
    bool exhausted = jig_context_is_exhausted(r->ctx);
    if (!exhausted) {
        jig_text_map_free(&r->map);
        if (r->op)
            jig_op_destroy(r->op);
    }
    jig_context_destroy(r->ctx);
    jig_arena_destroy(r->arena);
    jig_free(r);
}
