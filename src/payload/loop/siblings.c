/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/loop.h"

#include "dialect/common/slices.h"
#include "dialect/scf/scf.h"
#include "ir/diag/kinds.h"
#include "payload/loop/forall.h"
#include "support/check.h"

/* ---- Would it be valid? ---- */

/* Is `op` (or what it is in) behind `first` in its block? */
static bool is_behind(const JigOp *first, JigOp *op) {
    JigOp *there = jig_block_ancestor(jig_op_block(first), op);
    return there && there != first && jig_op_is_before(first, there);
}

static bool defined_before(const JigValue *v, const JigOp *op) {
    JigOp *def = jig_value_def(v);
    if (!def || jig_op_block(def) != jig_op_block(op))
        return true; /* an argument, or of a block around this one */
    return jig_op_is_before(def, op);
}

typedef struct Inside {
    const JigOp *target, *source;
    JigOp *user; /* that uses what comes too late; NULL: none */
} Inside;

static JigWalk check_uses(JigOp *op, void *user) {
    Inside *in = user;
    for (size_t i = 0; op != in->target && i < jig_op_num_operands(op); ++i) {
        const JigValue *v = jig_op_operand(op, i);
        bool inside = jig_op_is_ancestor(in->target, jig_region_parent(jig_value_region(v)));
        if (!inside && !defined_before(v, in->source)) {
            in->user = op;
            return JIG_WALK_INTERRUPT;
        }
    }
    return JIG_WALK_ADVANCE;
}

bool jig_may_fuse_siblings(const JigOp *target, const JigOp *source, JigReason *why) {
    JIG_REQUIRE(target && source);
    if (target == source)
        return jig_refuse(why, source, "target and source need to be different loops");
    if (jig_op_block(target) != jig_op_block(source))
        return jig_refuse(why, source, "target and source are not in the same block",
                          jig_fact_kind(JIG_KIND_SIBLINGS));
    if (jig_op_is_before(target, source)) {
        for (size_t i = 0; i < jig_op_num_results(target); ++i)
            for (JigUse *u = jig_value_first_use(jig_op_result(target, i)); u; u = jig_use_next(u))
                if (!is_behind(source, jig_use_owner(u)))
                    return jig_refuse(why, target,
                                      "user of results of target should be properly dominated by "
                                      "source");
        return true;
    }
    for (size_t i = 0; i < jig_op_num_operands(target); ++i)
        if (!defined_before(jig_op_operand(target, i), source))
            return jig_refuse(why, target,
                              "operands of target should be properly dominated by source");
    Inside in = {target, source, NULL};
    jig_walk_pre((JigOp *)target, check_uses, &in);
    return !in.user || jig_refuse(why, in.user,
                                  "values used inside regions of target should be properly "
                                  "dominated by source");
}

/* ---- One loop ---- */

/* The ops of `from` up to `end`, copied to the insertion point. */
static void copy_body(JigRewriter *rw, JigBlock *from, const JigOp *end, JigIRMap *map) {
    for (JigOp *op = jig_block_first(from); op != end; op = jig_op_next(op))
        jig_rw_clone(rw, op, map);
}

/* The arguments of both loops are those of the new one: its carried values are those of target
 * before those of source. */
static JigIRMap *map_args(const JigOp *target, const JigOp *source, const JigOp *by) {
    JigIRMap *map = jig_irmap_create();
    const JigOp *const from[] = {target, source};
    size_t first = 0;
    for (size_t k = 0; k < 2; ++k) {
        for (size_t i = 0; i < jig_loop_num_vars(by); ++i)
            jig_irmap_value(map, jig_loop(from[k])->var(from[k], i), jig_loop(by)->var(by, i));
        size_t n = jig_loop_num_carried(from[k]);
        for (size_t i = 0; i < n; ++i)
            jig_irmap_value(map, jig_loop_arg(from[k], i), jig_loop_arg(by, first + i));
        first += n;
    }
    return map;
}

static JigValueList both_inits(JigRewriter *rw, const JigOp *target, const JigOp *source) {
    size_t n = jig_loop_num_carried(target), m = jig_loop_num_carried(source);
    JigValue **inits = JIG_NEW_ARRAY(rw->arena, JigValue *, n + m + 1);
    for (size_t i = 0; i < n; ++i)
        inits[i] = jig_loop_init(target, i);
    for (size_t i = 0; i < m; ++i)
        inits[n + i] = jig_loop_init(source, i);
    return (JigValueList){inits, n + m};
}

static void replace_both(JigRewriter *rw, JigOp *target, JigOp *source, JigOp *by) {
    size_t n = jig_op_num_results(target), m = jig_op_num_results(source);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + m + 1);
    for (size_t i = 0; i < n + m; ++i)
        results[i] = jig_op_result(by, i);
    jig_rw_replace(rw, target, results, n);
    jig_rw_replace(rw, source, results + n, m);
}

static JigOp *join_for(JigRewriter *rw, JigOp *target, JigOp *source) {
    JigLoc loc = jig_op_loc(source);
    JigValueList inits = both_inits(rw, target, source);
    JigValue *bounds[] = {jig_scf_for_lower_bound(source), jig_scf_for_upper_bound(source),
                          jig_scf_for_step(source)},
             **yielded = JIG_NEW_ARRAY(rw->arena, JigValue *, inits.n + 1);
    jig_at_after(rw, source);
    JigOp *by = jig_scf_for_begin(rw, loc, bounds, inits.items, inits.n,
                                  jig_scf_for_unsigned_cmp_attr(source));
    JigIRMap *map = map_args(target, source, by);
    jig_at_end(rw, jig_op_body(by));
    size_t k = 0;
    JigOp *const from[] = {target, source};
    for (size_t l = 0; l < 2; ++l)
        copy_body(rw, jig_op_body(from[l]), jig_block_last(jig_op_body(from[l])), map);
    for (size_t l = 0; l < 2; ++l)
        for (size_t i = 0; i < jig_loop_num_carried(from[l]); ++i)
            yielded[k++] = jig_irmap_get(map, jig_loop_yielded(from[l], i));
    jig_scf_yield_build(rw, loc, &(JigScfYield){.results = {yielded, k}});
    jig_irmap_destroy(map);
    replace_both(rw, target, source, by);
    return by;
}

static JigOp *join_forall(JigRewriter *rw, JigOp *target, JigOp *source) {
    JigLoopBounds bounds;
    JigValueList inits = both_inits(rw, target, source);
    jig_loop_bounds(source, rw->arena, &bounds);
    jig_at_after(rw, source);
    JigOp *by = jig_loop_build_forall(rw, jig_op_loc(source), &bounds, inits.items, inits.n,
                                      jig_scf_forall_mapping_attr(source));
    JigIRMap *map = map_args(target, source, by);
    JigOp *const from[] = {target, source}, *end = jig_scf_forall_in_parallel(by);
    for (size_t l = 0; l < 2; ++l) {
        jig_at_before(rw, end);
        copy_body(rw, jig_op_body(from[l]), jig_scf_forall_in_parallel(from[l]), map);
        jig_at_end(rw, jig_op_body(end));
        copy_body(rw, jig_op_body(jig_scf_forall_in_parallel(from[l])), NULL, map);
    }
    jig_irmap_destroy(map);
    replace_both(rw, target, source, by);
    return by;
}

static bool same_numbers(const JigOp *a, const JigOp *b) {
    const JigLoopIface *l = jig_loop(a);
    size_t n = jig_loop_num_vars(a);
    if (jig_loop_num_vars(b) != n)
        return false;
    for (size_t i = 0; i < n; ++i)
        if (!jig_mixed_same(l->lower(a, i), l->lower(b, i)) ||
            !jig_mixed_same(l->upper(a, i), l->upper(b, i)) ||
            !jig_mixed_same(l->step(a, i), l->step(b, i)))
            return false;
    return true;
}

JigOp *jig_fuse_siblings(JigRewriter *rw, JigOp *target, JigOp *source, JigReason *why) {
    JIG_REQUIRE(rw && target && source && jig_may_fuse_siblings(target, source, NULL));
    bool both_for = jig_op_is(target, JIG_SCF(FOR)) && jig_op_is(source, JIG_SCF(FOR)),
         both_forall = jig_op_is(target, JIG_SCF(FORALL)) && jig_op_is(source, JIG_SCF(FORALL));
    const char *wrong = NULL;
    if (!both_for && !both_forall)
        wrong = "both are to be scf.for, or scf.forall";
    else if (!same_numbers(target, source))
        wrong = "the loops count other numbers";
    else if (both_for &&
             !jig_scf_for_unsigned_cmp_attr(target) != !jig_scf_for_unsigned_cmp_attr(source))
        wrong = "one loop compares its variable as unsigned, the other does not";
    else if (both_forall &&
             jig_scf_forall_mapping_attr(target) != jig_scf_forall_mapping_attr(source))
        wrong = "the loops are mapped to other processors";
    if (!wrong)
        return both_for ? join_for(rw, target, source) : join_forall(rw, target, source);
    (void)jig_refuse(why, target, "{}", jig_fact_text(wrong), jig_fact_kind(JIG_KIND_LOOPS_DIFFER));
    return NULL;
}
