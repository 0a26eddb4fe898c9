/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Structured control flow as jumps. The block of an op is split at the op; its
 * regions move in between, their ends become jumps, and arguments of blocks
 * stand for its results.
 */
#include "dialect/arith/arith.h"
#include "dialect/cf/cf.h"
#include "dialect/scf/scf.h"
#include "payload/loop/for_end.h"
#include "payload/loop/index_math.h"
#include "payload/lower/lowerings.h"
#include "support/vec.h"

/* ---- Common parts ---- */

static JigOp *jump(JigRewriter *rw, JigLoc loc, JigBlock *dest, const JigValueVec *values,
                   const JigAttr *attrs) {
    JigCfBr parts = {.dest_operands = {values->data, values->len}, .dest = dest, .attrs = attrs};
    return jig_cf_br_build(rw, loc, &parts);
}

static JigValueVec operands_of(const JigOp *op, size_t from) {
    JigValueVec values = {0};
    for (size_t i = from; i < jig_op_num_operands(op); ++i)
        jig_vec_push(&values, jig_op_operand(op, i));
    return values;
}

static void replace_by_args(JigRewriter *rw, JigOp *op, const JigBlock *block, size_t first) {
    size_t n = jig_op_num_results(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        values[i] = jig_block_arg(block, first + i);
    jig_rw_replace(rw, op, values, n);
}

static void add_results_as_args(const JigOp *op, JigBlock *block) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        jig_block_add_arg(block, jig_op_result_type(op, i), jig_op_loc(op));
}

/* The end of a block, which hands values over, as a jump there. */
static void end_by_jump(JigRewriter *rw, JigOp *end, JigLoc loc, JigBlock *dest,
                        const JigAttr *attrs) {
    JigValueVec values = operands_of(end, 0);
    jig_at_end(rw, jig_op_block(end));
    jump(rw, loc, dest, &values, attrs);
    jig_rw_erase(rw, end);
    jig_vec_free(&values);
}

/* The last block of the region ends with a yield: with a jump to `dest`, before which the blocks
 * move. Returns the first one. */
static JigBlock *move_region(JigRewriter *rw, JigRegion *region, JigLoc loc, JigBlock *dest) {
    JigBlock *first = jig_region_first(region);
    end_by_jump(rw, jig_block_last(jig_region_last(region)), loc, dest, NULL);
    jig_rw_inline_region(rw, region, jig_block_region(dest), dest);
    return first;
}

/* What is said to LLVM about a loop goes to the jump back. */
static const JigAttr *attrs_of_jump(const JigOp *loop) {
    const JigAttr *all = jig_op_attrs(loop);
    const JigNamedAttr *items = jig_attr_dict_items(all);
    JIG_VEC(JigNamedAttr) kept = {0};
    for (size_t i = 0; i < jig_attr_dict_len(all); ++i) {
        const JigAttrRow *row = jig_attr_row(items[i].value);
        if (row && !strncmp(row->name, "llvm.", 5))
            jig_vec_push(&kept, items[i]);
    }
    const JigAttr *attrs = jig_attr_dict(jig_op_context(loop), kept.data, kept.len);
    jig_vec_free(&kept);
    return attrs;
}

/* ---- scf.for ---- */

/* From the last block of the body back to the head. */
static void jump_back(JigRewriter *rw, const JigOp *loop, JigBlock *head, JigBlock *last) {
    JigLoc loc = jig_op_loc(loop);
    JigOp *yield = jig_block_last(last);
    jig_at_end(rw, last);
    JigValue *next =
        jig_loop_int_op(rw, loc, JIG_ARITH(ADDI), jig_block_arg(head, 0), jig_scf_for_step(loop));
    JigValueVec values = {0};
    jig_vec_push(&values, next);
    for (size_t i = 0; i < jig_op_num_operands(yield); ++i)
        jig_vec_push(&values, jig_op_operand(yield, i));
    jump(rw, loc, head, &values, attrs_of_jump(loop));
    jig_vec_free(&values);
    jig_rw_erase(rw, yield);
}

static void enter_loop(JigRewriter *rw, const JigOp *loop, JigBlock *from, JigBlock *head) {
    JigValueVec values = {0};
    jig_vec_push(&values, jig_scf_for_lower_bound(loop));
    for (size_t i = 0; i < jig_scf_for_num_init_args(loop); ++i)
        jig_vec_push(&values, jig_scf_for_init_args_at(loop, i));
    jig_at_end(rw, from);
    jump(rw, jig_op_loc(loop), head, &values, NULL);
    jig_vec_free(&values);
}

static bool lower_for(JigRewriter *rw, JigOp *loop, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(loop);
    int64_t end;
    if (jig_scf_for_end(loop, &end) == JIG_FOR_CIRCLES)
        return jig_no_match(rw, loop, "its variable circles");
    JigRegion *region = jig_scf_for_region(loop);
    JigBlock *start = jig_op_block(loop), *rest = jig_rw_split_block(rw, start, loop),
             *head = jig_region_first(region),
             *body = jig_rw_split_block(rw, head, jig_block_first(head)),
             *last = jig_region_last(region);
    jig_rw_inline_region(rw, region, jig_block_region(start), rest);
    jump_back(rw, loop, head, last);
    enter_loop(rw, loop, start, head);
    jig_at_end(rw, head);
    JigValue *more = jig_loop_for_goes_on(rw, loop, jig_block_arg(head, 0));
    JigCfCondBr parts = {.condition = more, .true_dest = body, .false_dest = rest};
    jig_cf_cond_br_build(rw, loc, &parts);
    replace_by_args(rw, loop, head, 1);
    return true;
}

/* ---- scf.while ---- */

/* Does the second region hand on what it is given? */
static bool only_hands_on(const JigOp *loop) {
    const JigBlock *after = jig_region_first(jig_scf_while_after(loop));
    const JigOp *yield = jig_block_first(after);
    if (yield != jig_block_last(after) || jig_op_num_operands(yield) != jig_block_num_args(after))
        return false;
    for (size_t i = 0; i < jig_op_num_operands(yield); ++i)
        if (jig_op_operand(yield, i) != jig_block_arg(after, i))
            return false;
    return true;
}

/* At the end of the first region: on to `again`, or to what follows. */
static void go_on_or_leave(JigRewriter *rw, JigOp *loop, JigOp *condition, JigBlock *again,
                           JigBlock *rest, const JigAttr *attrs) {
    JigValueVec values = operands_of(condition, 1);
    jig_at_end(rw, jig_op_block(condition));
    JigCfCondBr parts = {.condition = jig_scf_condition_condition(condition),
                         .true_dest = again,
                         .true_dest_operands = {values.data, values.len},
                         .false_dest = rest,
                         .attrs = attrs};
    jig_cf_cond_br_build(rw, jig_op_loc(condition), &parts);
    jig_rw_erase(rw, condition);
    jig_rw_replace(rw, loop, values.data, values.len);
    jig_vec_free(&values);
}

static JigBlock *enter_while(JigRewriter *rw, JigOp *loop, JigBlock *rest, JigOp **condition) {
    JigRegion *region = jig_scf_while_before(loop);
    JigBlock *start = jig_block_prev(rest), *before = jig_region_first(region);
    *condition = jig_block_last(jig_region_last(region));
    jig_rw_inline_region(rw, region, jig_block_region(start), rest);
    JigValueVec values = operands_of(loop, 0);
    jig_at_end(rw, start);
    jump(rw, jig_op_loc(loop), before, &values, NULL);
    jig_vec_free(&values);
    return before;
}

static bool lower_while(JigRewriter *rw, JigOp *loop, const JigPattern *self) {
    (void)self;
    JigBlock *rest = jig_rw_split_block(rw, jig_op_block(loop), loop);
    JigRegion *region = jig_scf_while_after(loop);
    JigBlock *after = jig_region_first(region);
    JigOp *yield = jig_block_last(jig_region_last(region)), *condition;
    JigBlock *before = enter_while(rw, loop, rest, &condition);
    jig_rw_inline_region(rw, region, jig_block_region(rest), rest);
    end_by_jump(rw, yield, jig_op_loc(yield), before, attrs_of_jump(loop));
    go_on_or_leave(rw, loop, condition, after, rest, NULL);
    return true;
}

/* A loop with its condition behind the body needs no block for the second region. */
static bool lower_do_while(JigRewriter *rw, JigOp *loop, const JigPattern *self) {
    (void)self;
    if (!only_hands_on(loop))
        return jig_no_match(rw, loop, "the second region does something");
    JigBlock *rest = jig_rw_split_block(rw, jig_op_block(loop), loop);
    JigOp *condition;
    JigBlock *before = enter_while(rw, loop, rest, &condition);
    go_on_or_leave(rw, loop, condition, before, rest, attrs_of_jump(loop));
    return true;
}

/* ---- scf.if ---- */

static bool lower_if(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigRegion *other = jig_scf_if_else_region(op);
    JigBlock *start = jig_op_block(op), *rest = jig_rw_split_block(rw, start, op), *join = rest;
    if (jig_op_num_results(op)) {
        join = jig_create_block(rw, jig_block_region(rest), rest, NULL, 0, loc);
        add_results_as_args(op, join);
        jump(rw, loc, rest, &(JigValueVec){0}, NULL);
    }
    JigBlock *yes = move_region(rw, jig_scf_if_then_region(op), loc, join), *no = join;
    if (!jig_region_is_empty(other))
        no = move_region(rw, other, loc, join);
    jig_at_end(rw, start);
    JigCfCondBr parts = {.condition = jig_scf_if_condition(op), .true_dest = yes, .false_dest = no};
    jig_cf_cond_br_build(rw, loc, &parts);
    replace_by_args(rw, op, join, 0);
    return true;
}

/* ---- scf.index_switch ---- */

/* Numbers are compared as i32 where all cases are such, else as i64. */
static const JigType *type_of_cases(JigContext *ctx, const int64_t *cases, size_t n) {
    bool small = true;
    for (size_t i = 0; i < n; ++i)
        small &= cases[i] == (int32_t)cases[i];
    return jig_type_i(ctx, small ? 32 : 64);
}

static const JigAttr *case_values(const JigType *type, const int64_t *cases, size_t n) {
    JIG_VEC(const JigAttr *) values = {0};
    int64_t len = (int64_t)n;
    for (size_t i = 0; i < n; ++i)
        jig_vec_push(&values, jig_attr_int(type, cases[i]));
    const JigAttr *all =
        n ? jig_attr_dense_of(jig_type_vector(&len, NULL, 1, type), values.data, n) : NULL;
    jig_vec_free(&values);
    return all;
}

static JigBlock *move_in_switch(JigRewriter *rw, JigRegion *region, JigBlock *dest) {
    JigLoc loc = jig_op_loc(jig_block_last(jig_region_last(region)));
    return move_region(rw, region, loc, dest);
}

static bool lower_switch(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigAttr *attr = jig_scf_index_switch_cases_attr(op);
    size_t n = jig_attr_dense_array_len(attr);
    const int64_t *cases = jig_attr_dense_i64_data(attr);
    JigBlock *start = jig_op_block(op), *rest = jig_rw_split_block(rw, start, op);
    add_results_as_args(op, rest);
    JIG_VEC(JigBlock *) dests = {0};
    for (size_t i = 0; i < n; ++i)
        jig_vec_push(&dests, move_in_switch(rw, jig_op_region(op, i + 1), rest));
    JigBlock *otherwise = move_in_switch(rw, jig_scf_index_switch_default_region(op), rest);
    const JigType *type = type_of_cases(rw->ctx, cases, n);
    jig_at_end(rw, start);
    JigArithIndexCast cast = {.in = jig_scf_index_switch_arg(op), .out_type = type};
    JigValueList *none = JIG_NEW_ARRAY(rw->arena, JigValueList, n + 1);
    JigCfSwitch parts = {.flag = jig_op_result(jig_arith_index_cast_build(rw, loc, &cast), 0),
                         .case_operands = {none, n},
                         .case_values = case_values(type, cases, n),
                         .default_destination = otherwise,
                         .case_destinations = {dests.data, n}};
    jig_cf_switch_build(rw, loc, &parts);
    jig_vec_free(&dests);
    replace_by_args(rw, op, rest, 0);
    return true;
}

/* ---- scf.execute_region ---- */

static bool lower_execute_region(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigRegion *region = jig_scf_execute_region_region(op);
    JigBlock *start = jig_op_block(op), *rest = jig_rw_split_block(rw, start, op),
             *first = jig_region_first(region);
    for (JigBlock *b = first; b; b = jig_block_next(b)) {
        JigOp *end = jig_block_last(b);
        if (jig_op_is(end, JIG_SCF(YIELD)))
            end_by_jump(rw, end, jig_op_loc(op), rest, NULL);
    }
    jig_at_end(rw, start);
    jump(rw, jig_op_loc(op), first, &(JigValueVec){0}, NULL);
    jig_rw_inline_region(rw, region, jig_block_region(rest), rest);
    add_results_as_args(op, rest);
    replace_by_args(rw, op, rest, 0);
    return true;
}

/* ---- Parallel loops: in turn ---- */

/* What the iterations are reduced to, computed before the end of the body: `acc` combined with what
 * the iteration gives. */
static JigValueVec combine(JigRewriter *rw, JigOp *reduce, JigValue *const *acc) {
    JigValueVec combined = {0};
    for (size_t i = 0; i < jig_op_num_regions(reduce); ++i) {
        JigBlock *body = jig_region_first(jig_op_region(reduce, i));
        JigOp *end = jig_block_last(body);
        JigValue *args[] = {acc[i], jig_op_operand(reduce, i)};
        jig_vec_push(&combined, jig_scf_reduce_return_result(end));
        jig_rw_erase(rw, end);
        jig_rw_inline_block(rw, body, jig_op_block(reduce), reduce, args, 2);
    }
    return combined;
}

typedef struct Nest {
    JigOp *outer, *inner;
} Nest;

/* The end is there before the loop: so it is asked about, and one that may not stay is noticed. */
static JigOp *build_with_end(JigRewriter *rw, JigLoc loc, JigValue *const bounds[3]) {
    JigPoint here = jig_point(rw);
    JigRegion *region = jig_region_create(rw->ctx);
    const JigType *iv = jig_value_type(bounds[0]);
    jig_create_block(rw, region, NULL, &iv, 1, loc);
    jig_scf_yield_build(rw, loc, &(JigScfYield){0});
    jig_set_point(rw, here);
    JigScfFor parts = {
        .lower_bound = bounds[0], .upper_bound = bounds[1], .step = bounds[2], .region = region};
    JigOp *loop = jig_scf_for_build(rw, loc, &parts);
    jig_region_destroy(region);
    return loop;
}

/* Loops around each other that carry values through all of them. Only the innermost one has no end
 * yet, and only where there are such values. */
static Nest build_nest(JigRewriter *rw, JigOp *loop) {
    JigLoc loc = jig_op_loc(loop);
    size_t n = jig_op_num_results(loop);
    Nest nest = {0};
    JigValue **carried = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        carried[i] = jig_scf_parallel_init_vals_at(loop, i);
    for (size_t d = 0; d < jig_scf_parallel_num_lower_bound(loop); ++d) {
        JigValue *bounds[] = {jig_scf_parallel_lower_bound_at(loop, d),
                              jig_scf_parallel_upper_bound_at(loop, d),
                              jig_scf_parallel_step_at(loop, d)};
        JigOp *made = n ? jig_scf_for_begin(rw, loc, bounds, carried, n, false)
                        : build_with_end(rw, loc, bounds);
        JigValueVec results = {0};
        for (size_t i = 0; i < n; ++i)
            jig_vec_push(&results, jig_op_result(made, i));
        if (n && nest.inner) {
            jig_at_end(rw, jig_op_body(nest.inner));
            jig_scf_yield_build(rw, loc, &(JigScfYield){.results = {results.data, n}});
        }
        jig_vec_free(&results);
        for (size_t i = 0; i < n; ++i)
            carried[i] = jig_scf_for_iter_arg(made, i);
        nest = (Nest){nest.outer ? nest.outer : made, made};
        jig_at_end(rw, jig_op_body(made));
        if (!n)
            jig_at_before(rw, jig_block_last(jig_op_body(made)));
    }
    return nest;
}

static JigValue **ivs_of(JigRewriter *rw, const JigOp *inner, size_t n) {
    JigValue **ivs = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    const JigOp *loop = inner;
    for (size_t i = n; i-- > 0; loop = jig_op_parent(loop))
        ivs[i] = jig_scf_for_iv(loop);
    return ivs;
}

static bool lower_parallel(JigRewriter *rw, JigOp *loop, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_results(loop), rank = jig_scf_parallel_num_lower_bound(loop);
    if (!rank)
        return jig_no_match(rw, loop, "loop has no induction variable");
    Nest nest = build_nest(rw, loop);
    JigBlock *body = jig_op_body(nest.inner);
    JigValue **acc = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        acc[i] = jig_scf_for_iter_arg(nest.inner, i);
    JigOp *reduce = jig_block_last(jig_op_body(loop));
    JigValueVec combined = combine(rw, reduce, acc);
    jig_rw_erase(rw, reduce);
    jig_rw_inline_block(rw, jig_op_body(loop), body, jig_block_last(body),
                        ivs_of(rw, nest.inner, rank), rank);
    if (n) {
        jig_at_end(rw, body);
        jig_scf_yield_build(rw, jig_op_loc(loop),
                            &(JigScfYield){.results = {combined.data, combined.len}});
    }
    jig_vec_free(&combined);
    jig_rw_replace_op(rw, loop, nest.outer);
    return true;
}

static bool lower_forall(JigRewriter *rw, JigOp *loop, const JigPattern *self) {
    (void)self;
    JigOp *made;
    JigReason why = JIG_REASON(rw->arena);
    return jig_forall_to_parallel(rw, loop, &made, &why) ||
           jig_no_match(rw, loop, "only loops without outputs");
}

#define PATTERN(title, op, ...)                                                                    \
    { .name = "(anonymous namespace)::" title, .root = op, __VA_ARGS__ }
const JigPattern jig_scf_to_cf_patterns[] = {
    PATTERN("ForallLowering", "scf.forall", .fn = lower_forall),
    PATTERN("ForLowering", "scf.for", .fn = lower_for),
    PATTERN("IfLowering", "scf.if", .fn = lower_if),
    PATTERN("ParallelLowering", "scf.parallel", .fn = lower_parallel),
    PATTERN("WhileLowering", "scf.while", .fn = lower_while),
    PATTERN("ExecuteRegionLowering", "scf.execute_region", .fn = lower_execute_region),
    PATTERN("IndexSwitchLowering", "scf.index_switch", .fn = lower_switch),
    PATTERN("DoWhileLowering", "scf.while", .fn = lower_do_while, .benefit = 2),
    {0},
};
