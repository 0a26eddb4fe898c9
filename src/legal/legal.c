/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/spec/spec.h"
#include "legal/legal.h"

#include "explain/attempt.h"
#include "ir/context.h"
#include "support/check.h"
#include "transform/propose.h"

#include <string.h>

/* ---- Rows ---- */

/* What the order does not name stands where it has a star. */
static size_t place_in_order(const JigOpRow *row) {
    size_t star = 0, i = 0;
    for (; jig_legal_order[i] && strcmp(jig_legal_order[i], row->name) != 0; ++i)
        if (strcmp(jig_legal_order[i], "*") == 0)
            star = i;
    return jig_legal_order[i] ? i : star;
}

/* Stable: those of one place stay as they were registered. */
static void add_row(JigLegal *l, const JigOpRow *row) {
    size_t place = place_in_order(row), i = l->rows.len;
    jig_vec_push(&l->rows, row);
    for (; i > 0 && place_in_order(l->rows.data[i - 1]) > place; --i)
        l->rows.data[i] = l->rows.data[i - 1];
    l->rows.data[i] = row;
}

void jig_legal_init(JigLegal *l, JigOp *root) {
    JIG_REQUIRE(l && root);
    JigContext *ctx = jig_op_context(root);
    *l = (JigLegal){.root = root};
    for (size_t i = 0; i < ctx->dialect_list.len; ++i) {
        const JigDialect *d = ctx->dialect_list.data[i];
        for (size_t k = 0; k < d->num_ops; ++k)
            if (d->ops[k].apply && !d->ops[k].older &&
                (jig_spec_row_more(&d->ops[k])->propose || d->ops[k].needs))
                add_row(l, &d->ops[k]);
    }
}

void jig_legal_free(JigLegal *l) {
    JIG_REQUIRE(l);
    jig_vec_free(&l->rows);
}

/* ---- Trying ---- */

/* "transform.x cannot be done to linalg.y payload.mlir:1: " stands above it already. */
static JigStr without_head(JigStr words, const JigOpRow *row, const JigOp *op, JigArena *a) {
    JigStr target = jig_wording_op(op, a);
    JigStr head = jig_arena_printf(a, "%s cannot be done to %.*s: ", row->name, JIG_FMT(target));
    return words.len > head.len && jig_str_starts_with(words, head.ptr)
               ? jig_str_from(words, head.len)
               : words;
}

/* What does not apply is tried again so that it is explained. */
static void ask_why(JigLegal *l, JigOp *op, JigArena *a, JigLegalStep *step) {
    JigAttempt attempt = {.root = l->root, .op = op, .lines = step->lines, .help = &step->help};
    step->why = without_head(jig_attempt(&attempt, a).words, step->row, op, a);
}

static JigAttempted attempt(JigLegal *l, JigOp *op, JigStr lines, JigArena *a) {
    JigAttempt attempt = {.root = l->root, .op = op, .lines = lines};
    const JigOp *part = jig_attempt_part(&attempt);
    attempt.before = part == l->part ? l->before : 0;
    l->part = part;
    JigAttempted what = jig_attempt(&attempt, a);
    l->before = what.before;
    return what;
}

/* How the payload reads after lines that others are held against; several proposals in a row have
 * the same ones. */
typedef struct Other {
    const char *lines;
    uint64_t outcome;
} Other;

static bool is_beyond(JigLegal *l, JigOp *op, const char *lines, uint64_t outcome, Other *other,
                      JigArena *a) {
    if (!other->lines || strcmp(other->lines, lines) != 0) {
        JigAttempted what = attempt(l, op, jig_propose_written_out(lines, a), a);
        *other = (Other){lines, what.outcome};
    }
    return outcome != other->outcome;
}

static JigLegalStep try_one(JigLegal *l, JigOp *op, const JigOpRow *row, const JigProposal *x,
                            Other *other, JigArena *a) {
    JigLegalStep step = {.row = row,
                         .lines = jig_propose_lines(x, row, jig_op_context(op), a),
                         .range = jig_str(x->finds   ? x->finds
                                          : x->range ? x->range
                                                     : ""),
                         .finds = x->finds != NULL};
    if (x->unless) {
        step.why = jig_str(x->unless);
        return step;
    }
    JigAttempted what = attempt(l, op, step.lines, a);
    step.applies = what.status == JIG_SCRIPT_OK;
    step.changes =
        what.changes && (!x->beyond || is_beyond(l, op, x->beyond, what.outcome, other, a));
    return step;
}

/* Of what does not apply the first is told, and nothing if another one does. */
static void try_row(JigLegal *l, JigOp *op, const JigOpRow *row, JigArena *a,
                    JigLegalSteps *steps) {
    JigProposals proposals = {.root = l->root, .arena = a};
    JigLegalStep refused = {0};
    Other other = {0};
    size_t before = steps->of.len;
    jig_propose_by_row(&proposals, row, op);
    for (size_t i = 0; i < proposals.items.len; ++i) {
        JigLegalStep step = try_one(l, op, row, &proposals.items.data[i], &other, a);
        if (step.applies)
            jig_vec_push(&steps->of, step);
        else if (!refused.row && !step.finds)
            refused = step;
        steps->num_useful += step.changes;
    }
    if (refused.row && steps->of.len == before) {
        if (!refused.why.len)
            ask_why(l, op, a, &refused);
        jig_vec_push(&steps->of, refused);
    }
    jig_vec_free(&proposals.items);
}

void jig_legal_try(JigLegal *l, JigOp *op, JigArena *a, JigLegalSteps *steps) {
    JIG_REQUIRE(l && op && a && steps);
    for (size_t i = 0; i < l->rows.len; ++i)
        try_row(l, op, l->rows.data[i], a, steps);
}

void jig_legal_steps_free(JigLegalSteps *steps) {
    JIG_REQUIRE(steps);
    for (size_t i = 0; i < steps->of.len; ++i)
        jig_vec_free(&steps->of.data[i].help);
    jig_vec_free(&steps->of);
}
