/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What each kind of op does to the ownership of buffers. */
#include "analysis/view_flow.h"
#include "dialect/arith/arith.h"
#include "dialect/bufferization/bufferization.h"
#include "dialect/cf/cf.h"
#include "dialect/common/constfold.h"
#include "dialect/scf/scf.h"
#include "payload/dealloc/ownership_int.h"
#include "rewrite/values.h"

/* ---- What can be handled ---- */

static bool has_buffers(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_dealloc_is_buffer(jig_op_operand(op, i)))
            return true;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_dealloc_is_buffer(jig_op_result(op, i)))
            return true;
    for (size_t r = 0; r < jig_op_num_regions(op); ++r) {
        JigBlock *entry = jig_region_first(jig_op_region(op, r));
        for (size_t i = 0; entry && i < jig_block_num_args(entry); ++i)
            if (jig_dealloc_is_buffer(jig_block_arg(entry, i)))
                return true;
    }
    return false;
}

/* Does it tell that it neither allocates nor frees? *tells: does it tell its effects? */
static bool leaves_memory(const JigOp *op, bool *tells) {
    JigEffects effects = {0};
    bool leaves = *tells = jig_op_own_effects(op, &effects);
    for (size_t i = 0; i < effects.len; ++i)
        leaves = leaves && effects.items[i].kind != JIG_EFFECT_ALLOC &&
                 effects.items[i].kind != JIG_EFFECT_FREE;
    jig_effects_free(&effects);
    return leaves || (!*tells && jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS));
}

static bool can_end(JigOp *op) {
    if (!jig_op_has_trait(op, JIG_TRAIT_TERMINATOR))
        return true;
    if (!jig_branch(op) == !jig_region_terminator(op))
        return jig_op_emit_error(op, "Terminators must implement either BranchOpInterface or "
                                     "RegionBranchTerminatorOpInterface (but not both)!");
    return jig_op_num_successors(op) <= 1 ||
           jig_op_emit_error(op, "Terminators with more than one successor are not supported!");
}

/* May ownership be told here? False after a diagnostic. */
static bool can_own(JigOp *op) {
    bool tells, leaves = leaves_memory(op, &tells);
    if (!has_buffers(op) && leaves)
        return true;
    if (jig_op_is(op, JIG_BUFFERIZATION(DEALLOC)))
        return jig_op_emit_error(
            op, "No deallocation operations must be present when running this pass!");
    if (!tells && !jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS) && !jig_call(op))
        return jig_op_emit_error(op, "ops with unknown memory side effects are not supported");
    size_t regions = jig_op_num_regions(op);
    if (!jig_region_branch(op) && (regions > 1 || (regions == 1 && jig_op_num_results(op))))
        return jig_op_emit_error(op, "All operations with attached regions need to implement the "
                                     "RegionBranchOpInterface.");
    return can_end(op);
}

/* ---- Allocations and frees ---- */

static bool is_manual(const JigOp *op) {
    return jig_op_attr(op, "bufferization.manual_deallocation");
}

/* Somebody else frees it: then the block must not own it. */
static void expect_not_owned(JigOwners *o, JigOp *op, JigValue *buffer) {
    JigValue *owner = jig_dealloc_owner(o, buffer, jig_op_block(op));
    JigLoc loc = jig_op_loc(op);
    if (!jig_dealloc_owner_is_bit(owner))
        return;
    jig_at_before(o->rw, op);
    JigArithXori inverted = {.lhs = owner, .rhs = jig_dealloc_owner_bit(o->rw, loc, true)};
    JigCfAssert holds = {
        .arg = jig_op_result(jig_arith_xori_build(o->rw, loc, &inverted), 0),
        .msg = jig_attr_string(o->rw->ctx,
                               JIG_STR("expected that the block does not have ownership"))};
    jig_cf_assert_build(o->rw, loc, &holds);
}

static bool own_freed(JigOwners *o, JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        if (!jig_dealloc_is_buffer(v) || !jig_alias_frees(op, v))
            continue;
        if (!is_manual(op))
            return jig_op_emit_error(op, "memory free side-effect on MemRef value not supported!");
        expect_not_owned(o, op, v);
    }
    return true;
}

static void own_allocated(JigOwners *o, JigOp *op) {
    JigEffects effects = {0};
    JigBlock *block = jig_op_block(op);
    jig_op_own_effects(op, &effects);
    jig_at_start(o->rw, block);
    for (size_t i = 0; i < effects.len; ++i) {
        const JigEffect *e = &effects.items[i];
        if (e->kind != JIG_EFFECT_ALLOC || !e->value || !jig_value_is_result(e->value) ||
            !jig_dealloc_is_buffer(e->value))
            continue;
        bool owned = !is_manual(op) && !jig_effect_is_scoped(e);
        if (!owned)
            jig_dealloc_owner_set(o, e->value, NULL, block);
        jig_dealloc_owner_join(o, e->value, jig_dealloc_owner_bit(o->rw, jig_op_loc(op), owned),
                               block);
        if (owned)
            jig_dealloc_owner_free_later(o, e->value, block);
    }
    jig_effects_free(&effects);
}

/* ---- Regions and calls ---- */

/* The op again with a bit more for each buffer among its results, which the block owns by it. */
static JigOp *with_result_bits(JigOwners *o, JigOp *op) {
    JigTypeVec bits = {0};
    size_t n = jig_op_num_results(op);
    for (size_t i = 0; i < n; ++i)
        if (jig_dealloc_is_buffer(jig_op_result(op, i)))
            jig_vec_push(&bits, jig_type_i(o->rw->ctx, 1));
    jig_at_before(o->rw, op);
    JigOp *made = jig_rw_with_results(o->rw, op, bits.data, bits.len);
    for (size_t i = 0, bit = n; i < n; ++i) {
        JigValue *old = jig_op_result(op, i), *v = jig_op_result(made, i);
        jig_live_blocks_rename(o->live, old, v);
        if (!jig_dealloc_is_buffer(v))
            continue;
        jig_dealloc_owner_join(o, v, jig_op_result(made, bit++), jig_op_block(made));
        jig_dealloc_owner_free_later(o, v, jig_op_block(made));
    }
    jig_rw_replace_op(o->rw, op, made);
    jig_vec_free(&bits);
    return made;
}

/* Bits behind what goes into the regions: nobody there owns it. */
static void pass_bits_in(JigOwners *o, JigOp *op) {
    JigRegionSuccs succs = {0};
    JigValueVec values = {0};
    jig_region_branch_successors(op, NULL, NULL, &succs);
    JigOperandRange entry =
        succs.len ? jig_region_branch_entry_operands(op, &succs.items[0]) : jig_no_operands();
    jig_region_succs_free(&succs);
    jig_at_start(o->rw, jig_op_block(op));
    JigValue *none = jig_dealloc_owner_bit(o->rw, jig_op_loc(op), false);
    jig_values_append_operands(op, entry, &values);
    for (size_t i = 0; i < entry.count; ++i)
        if (jig_dealloc_is_buffer(values.data[i]))
            jig_vec_push(&values, none);
    if (values.len > entry.count && entry.group >= 0)
        jig_op_set_operand_group(op, (size_t)entry.group, values.data, values.len);
    else if (values.len > entry.count)
        jig_op_insert_operands(op, entry.start + entry.count, values.data + entry.count,
                               values.len - entry.count);
    jig_vec_free(&values);
}

static JigOp *own_call(JigOwners *o, JigOp *op) {
    JigOp *callee = jig_call_resolve(op);
    bool hidden = callee && jig_symbol_is_private(callee) && jig_op_body(callee);
    if (o->private_bits && hidden)
        return with_result_bits(o, op);
    jig_at_before(o->rw, op);
    JigValue *owned = jig_dealloc_owner_bit(o->rw, jig_op_loc(op), true);
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        JigValue *v = jig_op_result(op, i);
        if (!jig_dealloc_is_buffer(v))
            continue;
        jig_dealloc_owner_join(o, v, owned, jig_op_block(op));
        jig_dealloc_owner_free_later(o, v, jig_op_block(op));
    }
    return op;
}

/* ---- Ends of blocks ---- */

/* What is passed to a successor, with the bits behind it. */
static void pass_bits_to(JigOp *op, size_t successor, const JigValueVec *passed,
                         const JigValueVec *bits) {
    JigValueVec all = {0};
    jig_vec_append(&all, passed->data, passed->len);
    jig_vec_append(&all, bits->data, bits->len);
    jig_branch_set_forwarded(op, successor, all.data, all.len);
    jig_vec_free(&all);
}

static bool own_branch(JigOwners *o, JigOp *op) {
    JigFrees frees = {0};
    JigValueVec passed = {0}, bits = {0};
    JigBlock *block = jig_op_block(op);
    if (jig_op_num_successors(op) > 1)
        return jig_op_emit_error(
            op, "BranchOpInterface operations with multiple successors are not supported yet");
    if (jig_op_num_successors(op) != 1)
        return jig_op_emit_error(op, "only BranchOpInterface operations with exactly one successor "
                                     "are supported yet");
    JigSuccOperands operands = jig_branch_operands(op, 0);
    if (operands.produced)
        return jig_op_emit_error(op, "produced operands are not supported");
    jig_at_before(o->rw, op);
    bool ok = jig_dealloc_frees_of(o, jig_op_loc(op), block, &frees);
    if (ok) {
        jig_values_append_operands(op, operands.forwarded, &passed);
        jig_dealloc_free_but_keep(o, jig_op_loc(op), block, &frees, frees.owners.data,
                                  jig_op_successor(op, 0), &passed, &bits);
        pass_bits_to(op, 0, &passed, &bits);
        jig_rw_modified(o->rw, op);
    }
    jig_vec_free(&passed);
    jig_vec_free(&bits);
    jig_dealloc_free_frees(&frees);
    return ok;
}

/* The last bit that the dealloc has for each buffer that it keeps. */
static void bits_of(const JigOp *dealloc, JigPtrMap *out) {
    JigOperandRange kept = jig_bufferization_dealloc_retained(dealloc);
    for (size_t i = 0; i < kept.count; ++i)
        jig_ptrmap_set(out, jig_op_operand(dealloc, kept.start + i), jig_op_result(dealloc, i));
}

/* One way of a fork: frees what is owned if this way is taken. */
static JigOp *own_way(JigOwners *o, JigOp *op, size_t way, const JigFrees *frees) {
    JigLoc loc = jig_op_loc(op);
    JigValue *taken = jig_op_operand(op, jig_ownership(op)->condition);
    JigValueVec owners = {0}, passed = {0}, bits = {0};
    JigPtrMap by_buffer = {0};
    for (size_t i = 0; i < frees->owners.len; ++i) {
        JigArithAndi both = {.lhs = frees->owners.data[i], .rhs = taken};
        if (way) {
            JigArithXori other = {.lhs = jig_dealloc_owner_bit(o->rw, loc, true), .rhs = taken};
            both.rhs = jig_op_result(jig_arith_xori_build(o->rw, loc, &other), 0);
        }
        jig_vec_push(&owners, jig_op_result(jig_arith_andi_build(o->rw, loc, &both), 0));
    }
    jig_values_append_operands(op, jig_branch_operands(op, way).forwarded, &passed);
    JigOp *dealloc = jig_dealloc_free_but_keep(o, loc, jig_op_block(op), frees, owners.data,
                                               jig_op_successor(op, way), &passed, NULL);
    bits_of(dealloc, &by_buffer);
    for (size_t i = 0; i < passed.len; ++i)
        if (jig_dealloc_is_buffer(passed.data[i]))
            jig_vec_push(&bits, jig_ptrmap_get(&by_buffer, passed.data[i]));
    pass_bits_to(op, way, &passed, &bits);
    jig_ptrmap_free(&by_buffer);
    jig_vec_free(&owners);
    jig_vec_free(&passed);
    jig_vec_free(&bits);
    return dealloc;
}

/* What both ways keep has the bit of the way that is taken. */
static void own_both(JigOwners *o, JigOp *op, const JigOp *first, const JigOp *second) {
    JigPtrMap one = {0}, two = {0}, done = {0};
    JigOperandRange kept = jig_bufferization_dealloc_retained(second);
    bits_of(first, &one);
    bits_of(second, &two);
    for (size_t i = 0; i < kept.count; ++i) {
        JigValue *v = jig_op_operand(second, kept.start + i);
        if (!jig_ptrmap_has(&one, v) || !jig_ptrset_add(&done, v))
            continue;
        JigArithSelect select = {.condition = jig_op_operand(op, jig_ownership(op)->condition),
                                 .true_value = jig_ptrmap_get(&one, v),
                                 .false_value = jig_ptrmap_get(&two, v)};
        JigOp *bit = jig_arith_select_build(o->rw, jig_op_loc(op), &select);
        jig_dealloc_owner_set(o, v, jig_op_result(bit, 0), jig_op_block(op));
    }
    jig_ptrmap_free(&one);
    jig_ptrmap_free(&two);
    jig_ptrmap_free(&done);
}

static bool own_fork(JigOwners *o, JigOp *op) {
    JigFrees frees = {0};
    jig_at_before(o->rw, op);
    bool ok = jig_dealloc_frees_of(o, jig_op_loc(op), jig_op_block(op), &frees);
    if (ok) {
        JigOp *first = own_way(o, op, 0, &frees), *second = own_way(o, op, 1, &frees);
        own_both(o, op, first, second);
        jig_rw_modified(o->rw, op);
    }
    jig_dealloc_free_frees(&frees);
    return ok;
}

/* The buffer, or at run time a copy where the block does not own it. */
static JigValue *surely_owned(JigOwners *o, JigValue *buffer, JigBlock *block) {
    JigRewriter *rw = o->rw;
    JigOwned owned = jig_dealloc_owned(o, buffer, block);
    const JigType *type = jig_value_type(owned.buffer);
    JigLoc loc = jig_value_loc(buffer);
    if (jig_const_match_one(jig_constant_of(owned.owner)))
        return owned.buffer;
    JigPoint here = jig_point(rw);
    JigOp *choice = jig_scf_if_build(
        rw, loc, &(JigScfIf){.condition = owned.owner, .result_types = {&type, 1}});
    jig_create_block(rw, jig_scf_if_then_region(choice), NULL, NULL, 0, loc);
    jig_scf_yield_build(rw, loc, &(JigScfYield){.results = JIG_VALUES(owned.buffer)});
    jig_create_block(rw, jig_scf_if_else_region(choice), NULL, NULL, 0, loc);
    JigBufferizationClone copy = {.input = owned.buffer, .output_type = type};
    JigValue *copied = jig_op_result(jig_bufferization_clone_build(rw, loc, &copy), 0);
    jig_scf_yield_build(rw, loc, &(JigScfYield){.results = JIG_VALUES(copied)});
    jig_set_point(rw, here);
    JigValue *v = jig_op_result(choice, 0);
    jig_dealloc_owner_join(o, v, jig_dealloc_owner_bit(rw, loc, true), here.block);
    jig_dealloc_owner_free_later(o, v, here.block);
    return v;
}

/* A terminator that leaves the op around it with `passed` operands. */
static bool own_end(JigOwners *o, JigOp *op, JigOperandRange passed, JigValueVec *bits) {
    JigFrees frees = {0};
    JigValueVec values = {0}, kept = {0};
    JigBlock *block = jig_op_block(op);
    jig_values_append_operands(op, passed, &values);
    jig_at_before(o->rw, op);
    bool ok = jig_dealloc_frees_of(o, jig_op_loc(op), block, &frees);
    jig_live_blocks_between(o->live, block, NULL, &kept);
    bool keeps = kept.len;
    for (size_t i = 0; i < values.len; ++i)
        keeps = keeps || jig_dealloc_is_buffer(values.data[i]);
    if (ok && (frees.buffers.len || keeps))
        jig_dealloc_free_but_keep(o, jig_op_loc(op), block, &frees, frees.owners.data, NULL,
                                  &values, bits);
    jig_vec_free(&values);
    jig_vec_free(&kept);
    jig_dealloc_free_frees(&frees);
    return ok;
}

static bool own_terminator(JigOwners *o, JigOp *op) {
    JigOp *around = jig_op_parent(op);
    bool returns_owned = jig_dealloc_returns_owned(o, around);
    JigRegionSucc out = {.count = jig_op_num_results(around)};
    JigValueVec bits = {0}, all = {0};
    jig_at_before(o->rw, op);
    for (size_t i = 0; returns_owned && i < jig_op_num_operands(op); ++i) {
        JigValue *v = jig_op_operand(op, i);
        if (jig_dealloc_is_buffer(v))
            jig_rw_set_operand(o->rw, op, i, surely_owned(o, v, jig_op_block(op)));
    }
    JigOperandRange passed = jig_region_terminator_operands(op, &out);
    bool ok = own_end(o, op, passed, &bits);
    if (ok && !returns_owned && bits.len) {
        jig_values_append_operands(op, passed, &all);
        jig_vec_append(&all, bits.data, bits.len);
        if (passed.group >= 0)
            jig_op_set_operand_group(op, (size_t)passed.group, all.data, all.len);
        else
            jig_op_insert_operands(op, passed.start + passed.count, bits.data, bits.len);
        jig_rw_modified(o->rw, op);
    }
    jig_vec_free(&bits);
    jig_vec_free(&all);
    return ok;
}

/* ---- All of them ---- */

static bool own_by_its_own(JigOwners *o, JigOp *op, const JigOwnershipIface *says) {
    if (says->supported && !says->supported(op))
        return false;
    if (says->kind == JIG_OWNERSHIP_FORKS)
        return own_fork(o, op);
    return says->kind == JIG_OWNERSHIP_CHOSEN || own_end(o, op, jig_no_operands(), NULL);
}

bool jig_dealloc_own_op(JigOwners *o, JigOp *op, JigOp **next) {
    bool tells;
    const JigOwnershipIface *says = jig_ownership(op);
    *next = op;
    if (says)
        return own_by_its_own(o, op, says);
    JIG_CHECK(can_own(op));
    leaves_memory(op, &tells);
    if (tells) {
        JIG_CHECK(own_freed(o, op));
        own_allocated(o, op);
    }
    if (jig_region_branch(op)) {
        pass_bits_in(o, op);
        *next = op = with_result_bits(o, op);
    }
    if (jig_call(op))
        *next = op = own_call(o, op);
    if (jig_branch(op))
        return own_branch(o, op);
    return !jig_region_terminator(op) || own_terminator(o, op);
}

void jig_dealloc_own_the_rest(JigOwners *o, JigOp *op) {
    JigBlock *block = jig_op_block(op);
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        JigValue *v = jig_op_result(op, i);
        if (!jig_dealloc_is_buffer(v) || jig_dealloc_owner(o, v, block))
            continue;
        for (size_t k = 0; k < jig_op_num_operands(op); ++k) {
            JigValue *from = jig_op_operand(op, k);
            if (jig_dealloc_is_buffer(from))
                jig_dealloc_owner_join(o, v, jig_dealloc_owner(o, from, jig_value_block(from)),
                                       block);
        }
        if (jig_dealloc_owner(o, v, block))
            continue;
        jig_at_before(o->rw, op);
        jig_dealloc_owner_join(o, v, jig_dealloc_owner_bit(o->rw, jig_op_loc(op), false), block);
    }
}
