/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which loops of a nest can become one. */
#include "dialect/affine/affine.h"
#include "dialect/scf/scf.h"
#include "payload/loop/coalesce_int.h"
#include "support/vec.h"
#include "support/check.h"

#include <stdlib.h>

typedef struct Nest {
    JigOpVec loops;
    size_t *above; /* the outermost loop that the bounds of each are known before */
    size_t *chain; /* the outermost loop from which on each gets what it carries unchanged */
} Nest;

/* The loop in `loop` that is all of its body, but, if `imperfectly`, for ops in front of it whose
 * only effect is their results; NULL: there is none. What these read and what is behind the loop
 * would have to see the values of a whole run of it. */
static JigOp *only_inner(const JigOp *loop, bool imperfectly) {
    JigOp *last = jig_block_last(jig_op_body(loop)), *inner = last ? jig_op_prev(last) : NULL;
    if (!inner || !jig_op_is(inner, jig_op_row(loop)))
        return NULL;
    for (JigOp *op = jig_op_prev(inner); op; op = jig_op_prev(op))
        if (!imperfectly || !jig_op_is_memory_effect_free(op))
            return NULL;
    return inner;
}

void jig_loop_sink_between(JigRewriter *rw, const JigBand *band) {
    JigBlock *body = jig_op_body(band->loops[band->n - 1]);
    for (size_t i = band->n - 1; i-- > 0;)
        for (JigOp *op = jig_op_prev(band->loops[i + 1]), *prev; op; op = prev) {
            prev = jig_op_prev(op);
            jig_rw_move_before(rw, op, jig_block_first(body));
        }
}

static bool is_known_before(const JigOp *loop, const JigOp *outer) {
    size_t n = jig_op_is(loop, JIG_SCF(FOR)) ? jig_loop(loop)->inits(loop).start
                                             : jig_op_num_operands(loop);
    for (size_t i = 0; i < n; ++i)
        if (jig_region_is_ancestor(jig_loop_region(outer, 0),
                                   jig_value_region(jig_op_operand(loop, i))))
            return false;
    return true;
}

/* Does `inner` start with what `outer` has in its iteration, and give that what it yields? */
static bool hands_through(const JigOp *outer, const JigOp *inner) {
    size_t n = jig_loop_num_carried(outer);
    if (jig_loop_num_carried(inner) != n)
        return false;
    for (size_t i = 0; i < n; ++i)
        if (jig_loop_init(inner, i) != jig_loop_arg(outer, i) ||
            jig_loop_yielded(outer, i) != jig_op_result(inner, i))
            return false;
    return true;
}

static void analyse(Nest *nest, JigOp *root, bool imperfectly) {
    for (JigOp *op = root; op; op = only_inner(op, imperfectly))
        jig_vec_push(&nest->loops, op);
    size_t n = nest->loops.len;
    JigOp **loops = nest->loops.data;
    nest->above = jig_calloc(n, sizeof *nest->above);
    nest->chain = jig_calloc(n, sizeof *nest->chain);
    for (size_t i = 0; i < n; ++i) {
        while (nest->above[i] < i && !is_known_before(loops[i], loops[nest->above[i]]))
            nest->above[i]++;
        if (i)
            nest->chain[i] = hands_through(loops[i - 1], loops[i]) ? nest->chain[i - 1] : i;
    }
}

/* Can loops `start` to before `end` become one? */
static bool is_band(const Nest *nest, size_t start, size_t end) {
    for (size_t i = start; i < end; ++i)
        if (nest->above[i] > start)
            return false;
    return nest->chain[end - 1] <= start;
}

/* Of a loop whose body has a loop and more than that: the first of what else there is. */
static void explain_beside(JigOp *loop, JigReason *why) {
    JigOp *inner = NULL, *beside = NULL, *end = jig_block_last(jig_op_body(loop));
    for (JigOp *op = jig_block_first(jig_op_body(loop)); op && op != end; op = jig_op_next(op)) {
        bool is_inner = !inner && jig_op_is(op, jig_op_row(loop));
        inner = is_inner ? op : inner;
        beside = is_inner || beside ? beside : op;
    }
    if (inner && beside)
        jig_refuse_note(why, jig_op_loc(beside), "this stands beside the loop in it");
}

/* Of the outermost two loops: why they are no band. */
static void explain(const Nest *nest, JigReason *why) {
    JigOp *const *loops = nest->loops.data;
    if (nest->loops.len == 1) {
        jig_refuse_note(why, jig_op_loc(loops[0]),
                        "there is no loop in this one that is all of its body");
        explain_beside(loops[0], why);
    } else if (nest->above[1] > 0)
        jig_refuse_note(
            why, jig_op_loc(loops[1]),
            "the bounds or the step of the loop inside are computed in the loop around");
    else
        jig_refuse_note(why, jig_op_loc(loops[1]),
                        "the loop inside does not begin with what the loop around carries, or that "
                        "does not yield the results of the loop inside");
}

static bool coalesce(JigRewriter *rw, JigOp *loop, bool imperfectly, JigOp **by, JigReason *why) {
    Nest nest = {0};
    bool is_affine = jig_op_is(loop, JIG_AFFINE(FOR)), done = false;
    analyse(&nest, loop, imperfectly);
    if (is_affine && nest.loops.len == 1)
        done = true;
    else
        jig_refuse(why, loop, "no loops that follow each other can become one");
    if (!is_affine || nest.loops.len > 1)
        explain(&nest, why);
    for (size_t end = nest.loops.len; end > 0; --end) {
        size_t start = 0;
        while (start + 1 < end && !is_band(&nest, start, end))
            ++start;
        if (start + 1 == end)
            continue;
        const JigBand band = {nest.loops.data + start, end - start};
        done |= is_affine ? jig_loop_coalesce_affine(rw, &band, why)
                          : jig_loop_coalesce_for(rw, &band, by, why);
        end = start + 1;
    }
    if (by)
        *by = nest.loops.data[0];
    jig_vec_free(&nest.loops);
    jig_free(nest.above);
    jig_free(nest.chain);
    return done;
}

bool jig_coalesce(JigRewriter *rw, JigOp *loop, JigOp **by, JigReason *why) {
    JIG_REQUIRE(rw && (jig_op_is(loop, JIG_SCF(FOR)) || jig_op_is(loop, JIG_AFFINE(FOR))));
    return coalesce(rw, loop, false, by, why);
}

bool jig_coalesce_nested(JigRewriter *rw, JigOp *loop, JigOp **by, JigReason *why) {
    JIG_REQUIRE(rw && (jig_op_is(loop, JIG_SCF(FOR)) || jig_op_is(loop, JIG_AFFINE(FOR))));
    return coalesce(rw, loop, true, by, why);
}
