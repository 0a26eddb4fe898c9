/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The order in which a pattern's questions are asked: visible where native constraints say
 * something. */
#include "payload/pdl/compile_int.h"

#include <stdlib.h>

static int compare(uint32_t a, uint32_t b) {
    return a < b ? -1 : a > b;
}

/* What comes up more often is asked earlier; what is nearer to the root; ops, operands,
 * attributes, results, types; and so on. */
static int by_importance(const void *x, const void *y) {
    const Question *a = *(Question *const *)x, *b = *(Question *const *)y;
    int order = compare(b->weight, a->weight);
    order = order ? order : compare(a->pos->depth, b->pos->depth);
    order = order ? order : compare(a->pos->kind, b->pos->kind);
    order = order ? order : compare(a->kind, b->kind);
    return order ? order : compare(a->number, b->number);
}

/* A question that needs the result of a native constraint comes after it. */
static const JigOp *native_below(const Position *pos) {
    for (; pos; pos = pos->parent)
        if (pos->kind == POS_NATIVE)
            return pos->native;
    return NULL;
}

static const JigOp *needs_native(const Question *q, JigPtrMap *asked) {
    const JigOp *op = native_below(q->pos);
    if (op && !jig_ptrmap_has(asked, op))
        return op;
    op = q->kind == ASK_EQUAL ? native_below(q->other) : NULL;
    if (op && !jig_ptrmap_has(asked, op))
        return op;
    for (size_t i = 0; q->kind == ASK_NATIVE && i < jig_op_num_operands(q->native.op); ++i)
        if ((op = native_below(q->native.args[i])) && !jig_ptrmap_has(asked, op))
            return op;
    return NULL;
}

/* Puts off what is not ready yet, keeping the order otherwise. */
static void put_off_dependents(JigPdlMatcher *p) {
    JigPtrMap asked = {0};
    size_t n = p->questions.len, done = 0;
    Question **q = p->questions.data;
    Question **sorted = jig_arena_alloc(p->arena, n * sizeof *sorted);
    for (bool more = true; more && done < n;) {
        more = false;
        for (size_t i = 0; i < n; ++i) {
            if (!q[i] || needs_native(q[i], &asked))
                continue;
            if (q[i]->kind == ASK_NATIVE)
                jig_ptrset_add(&asked, q[i]->native.op);
            sorted[done++] = q[i];
            q[i] = NULL;
            more = true;
        }
    }
    if (n)
        memcpy(q, sorted, n * sizeof *sorted);
    jig_ptrmap_free(&asked);
}

/* Is the name of the root's op asked for before anything that says something? */
static JigStr guard(const JigPdlMatcher *p) {
    for (size_t i = 0; i < p->questions.len && p->questions.data[i]->kind != ASK_NATIVE; ++i)
        if (p->questions.data[i]->kind == ASK_NAME && p->questions.data[i]->pos == p->root)
            return p->questions.data[i]->name;
    return (JigStr){0};
}

void jig_matcher_sort_questions(JigPdlMatcher *p) {
    if (p->questions.len)
        qsort(p->questions.data, p->questions.len, sizeof *p->questions.data, by_importance);
    if (p->num_natives)
        put_off_dependents(p);
    JigPtrMap seen = {0};
    for (size_t i = 0; i < p->questions.len; ++i) {
        const Position *pos = p->questions.data[i]->pos;
        if (pos->kind == POS_OP && jig_ptrset_add(&seen, pos))
            jig_vec_push(&p->ops, pos);
    }
    jig_ptrmap_free(&seen);
    p->root_name = guard(p);
}
