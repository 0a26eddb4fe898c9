/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/loop/for_end.h"

#include "dialect/arith/arith.h"
#include "dialect/scf/scf.h"
#include "payload/loop/index_math.h"
#include "support/check.h"

/* ---- Nests of scf.for ---- */

/* Bounds of all induction variables as values: those that are attributes become constants here,
 * lower bounds before upper bounds before steps. */
static void bounds_as_values(JigRewriter *rw, const JigOp *loop, JigValue **bounds[3], size_t n) {
    const JigLoopIface *l = jig_loop(loop);
    JigMixed (*const read[])(const JigOp *, size_t) = {l->lower, l->upper, l->step};
    for (size_t k = 0; k < 3; ++k) {
        bounds[k] = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
        for (size_t i = 0; i < n; ++i)
            bounds[k][i] = jig_arith_mixed_to_value(rw, jig_op_loc(loop), read[k](loop, i));
    }
}

/* Loops around each other at the insertion point, with the terminators of their kind. */
static void build_nest(JigRewriter *rw, JigLoc loc, JigValue **const bounds[3], JigForNest *nest) {
    for (size_t i = 0; i < nest->n; ++i) {
        JigValue *of[] = {bounds[0][i], bounds[1][i], bounds[2][i]};
        nest->loops[i] = jig_scf_for_begin(rw, loc, of, NULL, 0, false);
        jig_at_end(rw, jig_op_body(nest->loops[i]));
        JigOp *yield = jig_scf_yield_build(rw, loc, &(JigScfYield){0});
        jig_at_before(rw, yield);
    }
}

bool jig_parallel_to_for(JigRewriter *rw, JigOp *loop, JigArena *a, JigForNest *out,
                         JigReason *why) {
    JIG_REQUIRE(rw && loop && a && out);
    size_t n = jig_loop_num_vars(loop);
    JigValue **bounds[3], **ivs = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    if (jig_op_num_results(loop))
        return jig_refuse(why, loop, "loop has results");
    if (n == 0)
        return jig_refuse(why, loop, "loop has no induction variable");
    *out = (JigForNest){.loops = JIG_NEW_ARRAY(a, JigOp *, n), .n = n};
    jig_at_before(rw, loop);
    bounds_as_values(rw, loop, bounds, n);
    build_nest(rw, jig_op_loc(loop), bounds, out);
    for (size_t i = 0; i < n; ++i)
        ivs[i] = jig_scf_for_iv(out->loops[i]);
    JigBlock *body = jig_op_body(out->loops[n - 1]);
    jig_rw_erase(rw, jig_block_last(jig_op_body(loop)));
    jig_rw_inline_block(rw, jig_op_body(loop), body, jig_block_last(body), ivs, n);
    jig_rw_erase(rw, loop);
    return true;
}

/* ---- scf.parallel ---- */

bool jig_forall_to_parallel(JigRewriter *rw, JigOp *loop, JigOp **out, JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(loop, JIG_SCF(FORALL)) && out);
    size_t n = jig_loop_num_vars(loop);
    JigValue **bounds[3];
    if (jig_op_num_results(loop))
        return jig_refuse(why, loop,
                          "only fully bufferized scf.forall ops can be lowered to "
                          "scf.parallel");
    jig_at_before(rw, loop);
    bounds_as_values(rw, loop, bounds, n);
    JigScfParallel parts = {
        .lower_bound = {bounds[0], n}, .upper_bound = {bounds[1], n}, .step = {bounds[2], n}};
    JigOp *by = jig_scf_parallel_build(rw, jig_op_loc(loop), &parts);
    const JigAttr *mapping = jig_scf_forall_mapping_attr(loop);
    jig_rw_inline_region(rw, jig_scf_forall_region(loop), jig_scf_parallel_region(by), NULL);
    JigOp *end = jig_block_last(jig_op_body(by));
    jig_at_end(rw, jig_op_body(by)); /* in a conversion `end` stays for a while */
    jig_scf_reduce_build(rw, jig_op_loc(end), &(JigScfReduce){0});
    jig_rw_erase(rw, end);
    if (mapping)
        jig_rw_set_attr(rw, by, "mapping", mapping);
    jig_rw_replace_op(rw, loop, by);
    *out = by;
    return true;
}

/* ---- scf.while ---- */

JigValue *jig_loop_for_goes_on(JigRewriter *rw, const JigOp *loop, JigValue *iv) {
    JigLoc loc = jig_op_loc(loop);
    int64_t end;
    if (jig_scf_for_end(loop, &end) == JIG_FOR_WRAPS)
        return jig_loop_int_compare(rw, loc, JIG_COMPARE_NE, iv,
                                    jig_loop_int_constant(rw, loc, jig_value_type(iv), end));
    JigIntCompare how = jig_scf_for_unsigned_cmp_attr(loop) ? JIG_COMPARE_ULT : JIG_COMPARE_SLT;
    return jig_loop_int_compare(rw, loc, how, iv, jig_scf_for_upper_bound(loop));
}

/* Both regions get the induction variable before what the loop carries. */
static JigBlock *add_block(JigRewriter *rw, JigRegion *region, const JigOp *loop) {
    JigBlock *body = jig_op_body(loop);
    size_t n = jig_block_num_args(body);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_value_type(jig_block_arg(body, i));
    JigBlock *block = jig_create_block(rw, region, NULL, types, n, jig_op_loc(loop));
    for (size_t i = 0; i < n; ++i)
        jig_arg_set_loc(jig_block_arg(block, i), jig_value_loc(jig_block_arg(body, i)));
    return block;
}

static void add_condition(JigRewriter *rw, JigOp *by, const JigOp *loop) {
    JigLoc loc = jig_op_loc(loop);
    JigBlock *before = add_block(rw, jig_scf_while_before(by), loop);
    size_t n = jig_block_num_args(before);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        args[i] = jig_block_arg(before, i);
    jig_at_end(rw, before);
    JigValue *more = jig_loop_for_goes_on(rw, loop, args[0]);
    jig_scf_condition_build(rw, loc, &(JigScfCondition){.condition = more, .args = {args, n}});
}

/* The next number of the induction variable, and the body behind it. */
static void move_body(JigRewriter *rw, JigOp *by, JigOp *loop) {
    JigBlock *after = add_block(rw, jig_scf_while_after(by), loop), *body = jig_op_body(loop);
    size_t n = jig_block_num_args(after);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        args[i] = jig_block_arg(after, i);
    jig_at_end(rw, after);
    JigValue *next =
        jig_loop_int_op(rw, jig_op_loc(loop), JIG_ARITH(ADDI), args[0], jig_scf_for_step(loop));
    jig_rw_inline_block(rw, body, after, NULL, args, n);
    JigOp *yield = jig_block_last(after);
    jig_op_insert_operands(yield, 0, &next, 1);
    jig_rw_modified(rw, yield);
}

JigOp *jig_for_to_while(JigRewriter *rw, JigOp *loop, JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(loop, JIG_SCF(FOR)));
    size_t n = jig_loop_num_carried(loop) + 1;
    int64_t end;
    if (jig_scf_for_end(loop, &end) == JIG_FOR_CIRCLES) {
        (void)jig_refuse(why, loop, "its variable circles");
        return NULL;
    }
    JigValue **inits = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n);
    inits[0] = jig_scf_for_lower_bound(loop);
    for (size_t i = 1; i < n; ++i)
        inits[i] = jig_loop_init(loop, i - 1);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_value_type(inits[i]);
    jig_at_before(rw, loop);
    JigScfWhile parts = {
        .inits = {inits, n}, .result_types = {types, n}, .attrs = jig_op_attrs(loop)};
    JigOp *by = jig_scf_while_build(rw, jig_op_loc(loop), &parts);
    add_condition(rw, by, loop);
    move_body(rw, by, loop);
    for (size_t i = 0; i + 1 < n; ++i)
        jig_rw_replace_uses(rw, jig_op_result(loop, i), jig_op_result(by, i + 1));
    jig_rw_takes_over(rw, loop, by);
    jig_rw_erase(rw, loop);
    return by;
}
