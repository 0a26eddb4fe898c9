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
#include "payload/loop/math.h"

/* Apart from being the init of the next loop. */
static bool is_read(const JigOp *loop, size_t i) {
    return !jig_value_has_one_use(jig_loop_arg(loop, i));
}

bool jig_reads_outer_carried(const JigBand *band) {
    for (size_t k = 0; k + 1 < band->n; ++k)
        for (size_t i = 0; i < jig_loop_num_carried(band->loops[k]); ++i)
            if (is_read(band->loops[k], i))
                return true;
    return false;
}

static JigOp *with_another(JigRewriter *rw, JigOp *loop, JigValue *init) {
    size_t n = jig_loop_num_carried(loop);
    JigOp *by = jig_loop_with_carried(rw, loop, &init, 1);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        results[i] = jig_op_result(by, i);
    jig_rw_takes_over(rw, loop, by);
    jig_rw_replace(rw, loop, results, n);
    return by;
}

/* All loops carry a value more, which starts as carried value `i` does, and hand it through. */
static void widen(JigRewriter *rw, const JigBand *band, size_t i) {
    size_t last = jig_loop_num_carried(band->loops[0]);
    for (size_t k = 0; k < band->n; ++k)
        band->loops[k] = with_another(rw, band->loops[k],
                                      k ? jig_loop_arg(band->loops[k - 1], last)
                                        : jig_loop_init(band->loops[0], i));
    for (size_t k = band->n - 1; k-- > 0;) {
        JigValue *result = jig_op_result(band->loops[k + 1], last);
        jig_loop_pass_on(rw, band->loops[k], &result, 1);
    }
}

/* Are all loops inside loop `k` in their first iteration? */
static JigValue *is_first(JigRewriter *rw, const JigBand *band, size_t k) {
    JigValue *all = NULL;
    for (size_t i = k + 1; i < band->n; ++i) {
        const JigOp *loop = band->loops[i];
        JigLoc loc = jig_op_loc(loop);
        JigValue *first = jig_int_compare(rw, loc, JIG_COMPARE_EQ, jig_for_iv(loop),
                                          jig_scf_for_lower_bound(loop));
        all = all ? jig_int_op(rw, loc, JIG_ARITH(ANDI), all, first) : first;
    }
    return all;
}

static bool is_in(JigUse *use, void *loop) {
    return jig_op_is_proper_ancestor(loop, jig_use_owner(use));
}

static void carry(JigRewriter *rw, const JigBand *band, size_t k, size_t i) {
    widen(rw, band, i);
    JigOp *innermost = band->loops[band->n - 1];
    size_t last = jig_loop_num_carried(innermost) - 1;
    jig_at_start(rw, jig_op_body(innermost));
    JigValue *first = is_first(rw, band, k),
             *value = jig_int_select(rw, jig_op_loc(innermost), first, jig_loop_arg(innermost, i),
                                     jig_loop_arg(innermost, last));
    jig_rw_replace_uses_if(rw, jig_loop_arg(band->loops[k], i), value, is_in, innermost);
    jig_loop_pass_on(rw, innermost, &value, 1);
}

void jig_carry_outer(JigRewriter *rw, const JigBand *band) {
    size_t n = jig_loop_num_carried(band->loops[0]);
    for (size_t k = 0; k + 1 < band->n; ++k)
        for (size_t i = 0; i < n; ++i)
            if (is_read(band->loops[k], i))
                carry(rw, band, k, i);
}
