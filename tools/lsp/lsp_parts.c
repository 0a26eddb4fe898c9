/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_parts.h"

#include "ir/context.h"
#include "ir/op.h"
#include "jig/op.h"

/* ---- Finding ---- */

/* Nothing in it names a value of what stands around it, nor the other way round. */
static bool is_part(JigOp *op) {
    return jig_op_num_regions(op) && !jig_op_num_results(op) && !jig_op_num_operands(op) &&
           jig_symbol_name(op).len && jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE);
}

static void add_parts(Parts *parts, const Reading *r, JigOp *table) {
    JigBlock *body = jig_op_num_regions(table) == 1 ? jig_op_body(table) : NULL;
    for (JigOp *op = body ? jig_block_first(body) : NULL; op; op = jig_op_next(op)) {
        const JigOpText *t = reading_text_of(r, op);
        if (jig_op_is_symbol_table(op))
            add_parts(parts, r, op);
        else if (t && is_part(op))
            jig_vec_push(&parts->list, ((Part){t->begin, t->end}));
    }
}

void parts_find(Parts *parts, const Reading *r) {
    enum { SHORT = 1 << 16 };
    parts->list.len = 0;
    parts->edited = NO_PART;
    if (r->op && text_str(r->text).len >= SHORT && jig_op_is_symbol_table(r->op))
        add_parts(parts, r, r->op);
}

void parts_free(Parts *parts) {
    jig_vec_free(&parts->list);
}

/* ---- Edits ---- */

size_t parts_at(const Parts *parts, size_t offset) {
    size_t lo = 0, hi = parts->list.len;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (parts->list.data[mid].begin < offset)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo && offset < parts->list.data[lo - 1].end ? lo - 1 : NO_PART;
}

void parts_edit(Parts *parts, size_t begin, size_t end, size_t len) {
    size_t part = parts_at(parts, begin);
    if (part == NO_PART || parts_at(parts, end) != part ||
        (parts->edited != NO_PART && parts->edited != part)) {
        parts->list.len = 0;
        return;
    }
    parts->edited = part;
    for (size_t i = part; i < parts->list.len; ++i) {
        Part *p = &parts->list.data[i];
        p->begin += i > part ? len - (end - begin) : 0;
        p->end += len - (end - begin);
    }
}

/* Lines stay. */
static void blank(char *text, Part p) {
    for (size_t i = p.begin; i < p.end; ++i)
        if (text[i] != '\n')
            text[i] = ' ';
}

void parts_cut(const Parts *parts, size_t part, const DocText *whole, DocText *out) {
    text_set(out, text_str(whole));
    for (size_t i = 0; i < parts->list.len; ++i)
        if (i != part)
            blank(out->bytes.data, parts->list.data[i]);
}
