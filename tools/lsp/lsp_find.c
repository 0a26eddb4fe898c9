/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where things are in a reading. */
#include "asm/lexer.h"
#include "ir/context.h"
#include "ir/op.h"
#include "jig/op.h"
#include "lsp/lsp_reading.h"

#include <string.h>

/* ---- Ops ---- */

/* Ops are sorted by their beginnings, outer ones first: of those that begin before the offset the
 * last one that goes on to it. Texts nest, so that one that ends before it is skipped with all that
 * is in it. */
const JigOpText *reading_op_at(const Reading *r, size_t offset) {
    size_t lo = 0, hi = r->map.ordered.len;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (r->map.ordered.data[mid]->begin <= offset)
            lo = mid + 1;
        else
            hi = mid;
    }
    const JigOpText *t = lo ? r->map.ordered.data[lo - 1] : NULL;
    while (t && t->end < offset) {
        const JigOp *around = jig_op_parent(t->op);
        t = around ? reading_text_of(r, around) : NULL;
    }
    return t;
}

const JigOpText *reading_text_of(const Reading *r, const JigOp *op) {
    return op ? jig_ptrmap_get(&r->map.ops, op) : NULL;
}

/* ---- Names ---- */

size_t reading_name_end(const Reading *r, const JigNamePlace *place) {
    return place->offset + 1 + r->map.named.data[place->named].name.len;
}

const JigNamePlace *reading_name_at(const Reading *r, size_t offset) {
    size_t lo = 0, hi = r->map.places.len;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (r->map.places.data[mid].offset <= offset)
            lo = mid + 1;
        else
            hi = mid;
    }
    const JigNamePlace *p = lo ? &r->map.places.data[lo - 1] : NULL;
    if (!p)
        return NULL;
    size_t end = reading_name_end(r, p);
    JigStr text = text_str(r->text);
    if (end < text.len && text.ptr[end] == '#')
        while (++end < text.len && text.ptr[end] >= '0' && text.ptr[end] <= '9') {
        }
    return offset <= end ? p : NULL;
}

JigValue *reading_value_at(const Reading *r, const JigNamePlace *p) {
    const JigNamed *n = &r->map.named.data[p->named];
    return n->first && p->number < n->num ? n->first + p->number : NULL;
}

JigStr reading_word_at(const Reading *r, size_t offset) {
    JigStr text = text_str(r->text);
    size_t begin = offset < text.len ? offset : text.len, end = begin;
    while (begin && text_is_name_char(text.ptr[begin - 1]))
        --begin;
    while (end < text.len && text_is_name_char(text.ptr[end]))
        ++end;
    return (JigStr){text.ptr + begin, end - begin};
}

/* ---- Locations ---- */

bool reading_offset_of(const Reading *r, JigLoc loc, size_t *out) {
    if (jig_loc_kind(r->ctx, loc) != JIG_ATTR_LOC_FILE ||
        !jig_str_eq(jig_loc_filename(r->ctx, loc), r->name) || !jig_loc_line(r->ctx, loc))
        return false;
    *out = text_offset_of_bytes(r->text, jig_loc_line(r->ctx, loc), jig_loc_column(r->ctx, loc));
    return true;
}
