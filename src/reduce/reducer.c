/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "reduce/reducer.h"
#include "reduce/cuts.h"
#include "jig/asm.h"
#include "support/check.h"
#include "transform/state.h"

static const JigReduceCut *const cuts[] = {
    &jig_reduce_cut_symbols,    &jig_reduce_cut_with_users, &jig_reduce_cut_results,
    &jig_reduce_cut_passing_on, &jig_reduce_cut_tails,      &jig_reduce_cut_to_operand,
    &jig_reduce_cut_calls,      &jig_reduce_cut_regions,    &jig_reduce_cut_conditions,
    &jig_reduce_cut_simplify,   &jig_reduce_cut_arguments,  &jig_reduce_cut_attributes,
    &jig_reduce_cut_numbers,    &jig_reduce_cut_extents,
};

/* How long the text is: what gets smaller with each change that stands, so that there is an end. */
typedef struct Length {
    size_t lines, bytes, digits; /* the last the sum of them: of two numbers the smaller one */
} Length;

typedef struct Reducing {
    const JigReduceOptions *o;
    JigContext *ctx;
    JigRewriter *rw;
    Length length;
    JigReduced so_far;
    double end; /* of the clock; 0: none */
} Reducing;

static bool is_over(const Reducing *r) {
    return r->end > 0 && jig_observe_clock() > r->end;
}

/* ---- Lengths ---- */

static void count_text(void *length, const char *text, size_t n) {
    Length *l = length;
    l->bytes += n;
    for (size_t i = 0; i < n; ++i) {
        l->lines += text[i] == '\n';
        l->digits += text[i] >= '0' && text[i] <= '9' ? (size_t)(text[i] - '0') : 0;
    }
}

static Length length_of(const JigReduceOptions *o) {
    Length l = {0};
    (void)!jig_op_print(o->payload, NULL, count_text, &l);
    if (o->script)
        (void)!jig_op_print(o->script, NULL, count_text, &l);
    return l;
}

static bool is_shorter(const Length *a, const Length *b) {
    if (a->lines != b->lines || a->bytes != b->bytes)
        return a->lines < b->lines || (a->lines == b->lines && a->bytes < b->bytes);
    return a->digits < b->digits;
}

/* ---- An attempt ---- */

static bool make(Reducing *r, const JigReduceCut *cut, const JigReducePlace *places, size_t n) {
    bool made = false;
    for (size_t i = n; i-- > 0;)
        if (jig_op_ref_holds(&places[i].op))
            made |= cut->make(r->rw, &places[i]);
    return made;
}

/* Only what verifies can be printed. */
static bool stands(Reducing *r) {
    const JigReduceOptions *o = r->o;
    if (!jig_op_verify(o->payload) || (o->script && !jig_op_verify(o->script)))
        return false;
    Length l = length_of(o);
    if (!is_shorter(&l, &r->length) || !o->persists(o->user))
        return false;
    r->length = l;
    return true;
}

static bool try(Reducing *r, const JigReduceCut *cut, const JigReducePlace *places, size_t n) {
    JigMark mark = jig_mark(r->ctx);
    JigDiagCapture said;
    jig_diag_capture_begin(r->ctx, &said);
    bool ok = make(r, cut, places, n) && (++r->so_far.num_tried, stands(r));
    if (!ok)
        jig_rollback(r->ctx, mark);
    jig_commit(r->ctx, mark);
    jig_diag_capture_end(r->ctx, &said);
    jig_diag_capture_free(&said);
    r->so_far.num_kept += ok;
    r->so_far.lines = r->length.lines;
    if (r->o->progress)
        r->o->progress(r->o->user, &r->so_far);
    return ok;
}

/* ---- The order ---- */

/* From behind, `chunk` places at a time. Those ahead of what was cut are found again, the same
 * ones.
 */
static bool pass_over(Reducing *r, const JigReduceCut *cut, JigOp *root, size_t chunk,
                      JigReducePlaces *places) {
    bool any = false;
    for (size_t end = places->len; end && !is_over(r);) {
        size_t begin = end > chunk ? end - chunk : 0;
        if (try(r, cut, places->data + begin, end - begin)) {
            any = true;
            places->len = 0;
            cut->find(root, places);
        }
        end = begin < places->len ? begin : places->len;
    }
    return any;
}

static bool apply_cut(Reducing *r, const JigReduceCut *cut, JigOp *root) {
    JigReducePlaces places = {0};
    bool any = false;
    r->so_far.cut = cut->name;
    cut->find(root, &places);
    for (size_t chunk = cut->one_by_one ? 1 : places.len; chunk; chunk /= 2)
        any |= pass_over(r, cut, root, chunk, &places);
    jig_vec_free(&places);
    return any;
}

static bool apply_all(Reducing *r) {
    const JigReduceOptions *o = r->o;
    bool any = false;
    for (size_t i = 0; i < JIG_LEN(cuts); ++i) {
        any |= o->script && apply_cut(r, cuts[i], o->script);
        any |= apply_cut(r, cuts[i], o->payload);
    }
    return any;
}

JigReduced jig_reduce(const JigReduceOptions *options) {
    JIG_REQUIRE(options && options->payload && options->persists);
    JigContext *ctx = jig_op_context(options->payload);
    Reducing r = {.o = options,
                  .ctx = ctx,
                  .rw = jig_rewriter_create(ctx),
                  .length = length_of(options),
                  .end = options->seconds > 0 ? jig_observe_clock() + options->seconds : 0};
    r.so_far.lines_before = r.so_far.lines = r.length.lines;
    while (!is_over(&r) && apply_all(&r))
        ;
    jig_rewriter_destroy(r.rw);
    r.so_far.in_time = !is_over(&r);
    r.so_far.cut = NULL;
    return r.so_far;
}
