/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Regions of several blocks as one block, and the pass. */
#include "payload/lower/cf_to_scf/cf_to_scf_int.h"

#include "dialect/func/func.h"
#include "ir/cfg.h"
#include "jig/iface.h"
#include "jig/pass.h"
#include "payload/lower/passes.h"

/* ---- What can be done ---- */

static JigWalk check_op(JigOp *op, void *user) {
    bool *ok = user;
    size_t n = jig_op_num_successors(op);
    if (!n)
        return JIG_WALK_ADVANCE;
    if (!jig_branch(op))
        *ok = jig_op_error(op, "transformation does not support terminators with successors not "
                               "implementing BranchOpInterface");
    else if (!jig_op_is_memory_effect_free(op))
        *ok = jig_op_error(op, "transformation does not support terminators with side effects");
    for (size_t i = 0; *ok && i < n; ++i)
        if (jig_branch_operands(op, i).produced)
            *ok = jig_op_error(op, "transformation does not support operations with "
                                   "operation-produced successor operands");
    return *ok ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

static bool check_blocks(JigRegion *region) {
    JigBlockVec reached = {0};
    JigPtrMap known = {0};
    jig_cfg_post_order(jig_region_first(region), &reached);
    for (size_t i = 0; i < reached.len; ++i)
        jig_ptrset_add(&known, reached.data[i]);
    JigBlock *b = jig_region_first(region);
    while (b && jig_ptrmap_has(&known, b))
        b = jig_block_next(b);
    jig_ptrmap_free(&known);
    jig_vec_free(&reached);
    return !b ||
           jig_op_error(jig_block_first(b), "transformation does not support unreachable blocks");
}

static bool check_region(JigRegion *region) {
    bool ok = check_blocks(region);
    for (JigBlock *b = jig_region_first(region); b && ok; b = jig_block_next(b))
        for (JigOp *op = jig_block_first(b); op && ok; op = jig_op_next(op))
            jig_walk_post(op, check_op, &ok);
    return ok;
}

/* ---- Ends of the region ---- */

static bool same_end(const JigOp *x, const JigOp *y) {
    bool same = jig_op_name_record(x) == jig_op_name_record(y) &&
                jig_op_attrs(x) == jig_op_attrs(y) &&
                jig_op_unregistered_props(x) == jig_op_unregistered_props(y) &&
                jig_op_num_operands(x) == jig_op_num_operands(y) &&
                jig_op_num_results(x) == jig_op_num_results(y) && !jig_op_num_regions(x) &&
                !jig_op_num_regions(y);
    for (size_t i = 0; same && i < jig_op_num_operands(x); ++i)
        same = jig_value_type(jig_op_operand(x, i)) == jig_value_type(jig_op_operand(y, i));
    for (size_t i = 0; same && i < jig_op_num_results(x); ++i)
        same = jig_op_result_type(x, i) == jig_op_result_type(y, i);
    return same;
}

static JigBlock *exit_like(const JigStructuring *s, const JigOp *end) {
    for (size_t i = 0; i < s->exits.len; ++i)
        if (same_end(jig_block_last(s->exits.data[i]), end))
            return s->exits.data[i];
    return NULL;
}

void jig_cf_to_scf_combine_exit(JigStructuring *s, JigOp *end) {
    JigRewriter *rw = s->rw;
    JigBlock *exit = exit_like(s, end);
    bool new = !exit;
    size_t n = jig_op_num_operands(end);
    JigValue **values = JIG_NEW_ARRAY(s->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        values[i] = jig_op_operand(end, i);
    JigValueList list = {values, n};
    if (new) {
        JigTypeList types = jig_cf_to_scf_types_of_values(s, list);
        exit = jig_create_block(rw, s->region, NULL, types.items, n, jig_op_loc(end));
        jig_vec_push(&s->exits, exit);
    }
    jig_cf_to_scf_case_number(s, 0); /* as the reference, which has it for each jump */
    jig_at_before(rw, end);
    jig_cf_to_scf_jump(s, jig_op_loc(end), exit, list);
    if (!new) {
        jig_rw_erase(rw, end);
        return;
    }
    jig_rw_move_to_end(rw, end, exit);
    for (size_t i = 0; i < n; ++i)
        jig_rw_set_operand(rw, end, i, jig_block_arg(exit, i));
}

static void combine_exits(JigStructuring *s) {
    JigBlockVec all = {0};
    for (JigBlock *b = jig_region_first(s->region); b; b = jig_block_next(b))
        if (!jig_op_num_successors(jig_block_last(b)))
            jig_vec_push(&all, b);
    for (size_t i = 0; i < all.len; ++i)
        jig_cf_to_scf_combine_exit(s, jig_block_last(all.data[i]));
    jig_vec_free(&all);
}

/* ---- A region ---- */

void jig_cf_to_scf_structure_later(JigStructuring *s, JigBlock *entry, bool cyclic) {
    JigStructuringPart *part = jig_calloc(1, sizeof *part);
    *part = (JigStructuringPart){.entry = entry, .cyclic = cyclic, .next = s->work};
    s->work = part;
}

static bool structure_part(JigStructuring *s) {
    JigStructuringPart part = *s->work;
    jig_free(s->work);
    s->work = part.next;
    return (!part.cyclic || jig_cf_to_scf_structure_cycles(s, part.entry)) &&
           jig_cf_to_scf_structure_branches(s, part.entry);
}

bool jig_cf_to_scf_region(JigRewriter *rw, JigRegion *region) {
    if (jig_region_is_empty(region) || jig_region_has_one_block(region))
        return true;
    if (!check_region(region))
        return false;
    JigStructuring s = {.rw = rw, .region = region, .a = jig_arena_create()};
    combine_exits(&s);
    jig_cf_to_scf_structure_later(&s, jig_region_first(region), true);
    bool ok = true;
    while (s.work && ok)
        ok = structure_part(&s);
    while (s.work) {
        JigStructuringPart *next = s.work->next;
        jig_free(s.work);
        s.work = next;
    }
    jig_ptrmap_free(&s.undefined);
    jig_vec_free(&s.numbers);
    jig_vec_free(&s.exits);
    jig_arena_destroy(s.a);
    return ok;
}

/* ---- lift-cf-to-scf ---- */

typedef struct Lift {
    JigPassCall *call;
    bool ok;
} Lift;

static JigWalk lift_regions(JigOp *op, void *user) {
    Lift *l = user;
    for (size_t i = 0; l->ok && i < jig_op_num_regions(op); ++i)
        l->ok = jig_cf_to_scf_region(l->call->rw, jig_op_region(op, i));
    return l->ok ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

static JigWalk lift_function(JigOp *op, void *user) {
    Lift *l = user;
    if (jig_op_is(op, JIG_FUNC(FUNC)))
        jig_walk_post(op, lift_regions, l);
    return l->ok ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

static bool run_lift(JigPassCall *call) {
    Lift l = {.call = call, .ok = true};
    jig_walk_post(call->op, lift_function, &l);
    return l.ok;
}

const JigPassRow jig_pass_lift_cf_to_scf = {
    .name = "lift-cf-to-scf",
    .title = "LiftControlFlowToSCFPass",
    .run = run_lift,
    .summary = "jumps between blocks as structured control flow",
};
