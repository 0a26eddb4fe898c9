/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What an inner body reads of an outer loop's carried values. An outer value stays the same during
 * all iterations of the inner loops: it is what these started with. One loop for all of them has
 * only the value of the innermost one, so it carries the outer one beside it, and takes it anew in
 * each first iteration of the inner loops.
 */
#include "dialect/scf/scf.h"
#include "payload/loop/coalesce_int.h"
#include "payload/loop/index_math.h"
#include "support/vec.h"

/* Apart from being the init of the next loop. */
static bool is_read(const JigOp *loop, size_t i) {
    return !jig_value_has_one_use(jig_loop_arg(loop, i));
}

bool jig_loop_reads_outer_carried(const JigBand *band) {
    for (size_t k = 0; k + 1 < band->n; ++k)
        for (size_t i = 0; i < jig_loop_num_carried(band->loops[k]); ++i)
            if (is_read(band->loops[k], i))
                return true;
    return false;
}

/* A carried value of an outer loop that is read. */
typedef struct Kept {
    size_t loop, value;
} Kept;
typedef JIG_VEC(Kept) KeptVec;

static JigOp *with_more(JigRewriter *rw, JigOp *loop, JigValue **inits, size_t more) {
    size_t n = jig_loop_num_carried(loop);
    JigOp *by = jig_loop_with_carried(rw, loop, inits, more);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        results[i] = jig_op_result(by, i);
    jig_rw_takes_over(rw, loop, by);
    jig_rw_replace(rw, loop, results, n);
    return by;
}

/* All loops carry a value more for each, which starts as that does, and hand it through. */
static void widen(JigRewriter *rw, const JigBand *band, const KeptVec *kept) {
    size_t n = jig_loop_num_carried(band->loops[0]);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, kept->len);
    for (size_t k = 0; k < band->n; ++k) {
        for (size_t j = 0; j < kept->len; ++j)
            values[j] = k ? jig_loop_arg(band->loops[k - 1], n + j)
                          : jig_loop_init(band->loops[0], kept->data[j].value);
        band->loops[k] = with_more(rw, band->loops[k], values, kept->len);
    }
    for (size_t k = band->n - 1; k-- > 0;) {
        for (size_t j = 0; j < kept->len; ++j)
            values[j] = jig_op_result(band->loops[k + 1], n + j);
        jig_loop_pass_on(rw, band->loops[k], values, kept->len);
    }
}

/* Are all loops inside loop `k` in their first iteration? */
static JigValue *is_first(JigRewriter *rw, const JigBand *band, size_t k) {
    JigValue *all = NULL;
    for (size_t i = k + 1; i < band->n; ++i) {
        const JigOp *loop = band->loops[i];
        JigLoc loc = jig_op_loc(loop);
        JigValue *first = jig_loop_int_compare(rw, loc, JIG_COMPARE_EQ, jig_scf_for_iv(loop),
                                               jig_scf_for_lower_bound(loop));
        all = all ? jig_loop_int_op(rw, loc, JIG_ARITH(ANDI), all, first) : first;
    }
    return all;
}

static bool is_in(JigUse *use, void *loop) {
    return jig_op_is_proper_ancestor(loop, jig_use_owner(use));
}

/* In the innermost loop: what is read, which the loop has as carried value `last`, too. */
static JigValue *take_anew(JigRewriter *rw, const JigBand *band, const Kept *kept, size_t last) {
    JigOp *innermost = band->loops[band->n - 1];
    jig_at_start(rw, jig_op_body(innermost));
    JigValue *first = is_first(rw, band, kept->loop),
             *value = jig_loop_int_select(rw, jig_op_loc(innermost), first,
                                          jig_loop_arg(innermost, kept->value),
                                          jig_loop_arg(innermost, last));
    jig_rw_replace_uses_if(rw, jig_loop_arg(band->loops[kept->loop], kept->value), value, is_in,
                           innermost);
    return value;
}

void jig_loop_carry_outer(JigRewriter *rw, const JigBand *band) {
    size_t n = jig_loop_num_carried(band->loops[0]);
    KeptVec kept = {0};
    for (size_t k = 0; k + 1 < band->n; ++k)
        for (size_t i = 0; i < n; ++i)
            if (is_read(band->loops[k], i))
                jig_vec_push(&kept, ((Kept){k, i}));
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, kept.len + 1);
    widen(rw, band, &kept);
    for (size_t j = 0; j < kept.len; ++j)
        values[j] = take_anew(rw, band, &kept.data[j], n + j);
    jig_loop_pass_on(rw, band->loops[band->n - 1], values, kept.len);
    jig_vec_free(&kept);
}
