/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Blocks of a region that do the same become one. Where they use different
 * values from elsewhere, the merged block takes these as new arguments.
 */
#include "rewrite/equivalence.h"
#include "rewrite/region.h"
#include "support/check.h"

/* The operand `operand` of the op number `op` of a block. */
typedef struct Slot {
    uint32_t op, operand;
} Slot;

/* Blocks that can become one; the first stays. */
typedef struct Cluster {
    JigBlockVec blocks;
    JIG_VEC(Slot) differ; /* sorted, each once */
    uint64_t hash;
} Cluster;

typedef JIG_VEC(Cluster) ClusterVec;

static bool is_used_outside(const JigValue *v, const JigBlock *block) {
    for (const JigUse *u = v->uses; u; u = u->next)
        if (u->owner->block != block)
            return true;
    return false;
}

static bool op_is_used_outside(const JigOp *op) {
    for (size_t i = 0; i < op->num_results; i++)
        if (is_used_outside(&jig_op_results(op)[i], op->block))
            return true;
    return false;
}

static bool may_be_merged(const JigBlock *block) {
    for (size_t i = 0; i < block->num_args; i++)
        if (is_used_outside(&block->args[i]->v, block))
            return false;
    for (const JigOp *op = block->first; op; op = op->next)
        for (size_t i = 0; i < op->num_regions; i++)
            if (jig_op_regions(op)[i].first)
                return false;
    return true;
}

static uint64_t block_hash(const JigBlock *block) {
    uint64_t h = 0;
    for (const JigOp *op = block->first; op; op = op->next)
        h = jig_hash_mix(h, jig_equivalence_hash_kind(op));
    return h;
}

static bool same_args(const JigBlock *a, const JigBlock *b) {
    if (a->num_args != b->num_args)
        return false;
    for (size_t i = 0; i < a->num_args; i++)
        if (a->args[i]->v.type != b->args[i]->v.type)
            return false;
    return true;
}

static JigBlock *block_of(const JigValue *v) {
    const JigOp *def = jig_value_op(v);
    return def ? def->block : jig_arg_block(v);
}

/* Position of a value among what its own block defines. */
static bool same_place(const JigPtrMap *twins, const JigValue *a, const JigValue *b) {
    if (a->is_arg != b->is_arg || a->index != b->index)
        return false;
    return a->is_arg || jig_ptrmap_get(twins, jig_value_op(a)) == jig_value_op(b);
}

static bool operand_matches(const JigPtrMap *twins, const JigBlock *lead, const JigBlock *block,
                            const JigValue *a, const JigValue *b, bool *differs) {
    *differs = false;
    if (a == b)
        return true;
    bool inside = block_of(a) == lead;
    if (a->type != b->type || inside != (block_of(b) == block))
        return false;
    *differs = !inside;
    return !inside || same_place(twins, a, b);
}

static int by_slot(const void *a, const void *b) {
    const Slot *x = a, *y = b;
    if (x->op != y->op)
        return x->op < y->op ? -1 : 1;
    return x->operand < y->operand ? -1 : x->operand > y->operand;
}

static void add_slots(Cluster *c, const Slot *slots, size_t n) {
    jig_vec_append(&c->differ, slots, n);
    if (!c->differ.len)
        return;
    qsort(c->differ.data, c->differ.len, sizeof *c->differ.data, by_slot);
    size_t len = 1;
    for (size_t i = 1; i < c->differ.len; i++)
        if (by_slot(&c->differ.data[len - 1], &c->differ.data[i]))
            c->differ.data[len++] = c->differ.data[i];
    c->differ.len = len;
}

static bool add_to_cluster(Cluster *c, JigBlock *block, uint64_t hash) {
    JigBlock *lead = c->blocks.data[0];
    if (c->hash != hash || !same_args(lead, block))
        return false;
    JIG_VEC(Slot) slots = {0};
    JigPtrMap twins = {0}; /* op of lead -> op of block */
    JigOp *a = lead->first, *b = block->first;
    bool ok = true;
    for (uint32_t number = 0; a && b && ok; a = a->next, b = b->next, number++) {
        ok = jig_equivalence_same_kind(a, b) && !op_is_used_outside(a) && !op_is_used_outside(b);
        for (uint32_t i = 0; ok && i < a->num_operands; i++) {
            bool differs;
            ok = operand_matches(&twins, lead, block, a->operands[i].value, b->operands[i].value,
                                 &differs);
            if (differs)
                jig_vec_push(&slots, ((Slot){number, i}));
        }
        jig_ptrmap_set(&twins, a, b);
    }
    ok = ok && !a && !b;
    if (ok) {
        add_slots(c, slots.data, slots.len);
        jig_vec_push(&c->blocks, block);
    }
    jig_vec_free(&slots);
    jig_ptrmap_free(&twins);
    return ok;
}

/* ---- Merging ---- */
static bool preds_take_operands(const JigBlock *block) {
    for (const JigSuccUse *u = block->preds; u; u = u->next)
        if (!jig_branch(u->owner))
            return false;
    return true;
}

static void append_to_preds(JigBlock *block, JigValue *const *values, size_t n) {
    for (JigSuccUse *u = block->preds; u; u = u->next) {
        size_t succ = (size_t)(u - jig_op_successors(u->owner));
        JigOperandRange r = jig_branch_operands(u->owner, succ).forwarded;
        JigValueVec all = {0};
        for (size_t i = 0; i < r.count; i++)
            jig_vec_push(&all, u->owner->operands[r.start + i].value);
        jig_vec_append(&all, values, n);
        jig_branch_set_forwarded(u->owner, succ, all.data, all.len);
        jig_vec_free(&all);
    }
}

/* values[block * n + slot]: what each block has in the slots that differ; the
 * leader's slots become arguments. */
static JigValue **take_values(const Cluster *c, size_t n) {
    JigValue **values = jig_calloc(c->blocks.len * n, sizeof(JigValue *));
    for (size_t k = c->blocks.len; k-- > 0;) {
        JigBlock *block = c->blocks.data[k];
        JigOp *op = block->first;
        uint32_t number = 0;
        for (size_t i = 0; i < n; i++) {
            for (; number < c->differ.data[i].op; number++)
                op = op->next;
            JigUse *use = &op->operands[c->differ.data[i].operand];
            JigValue *v = use->value;
            values[k * n + i] = v;
            if (k == 0)
                jig_use_set(use, jig_block_add_arg(block, v->type, jig_value_loc(v)));
        }
    }
    return values;
}

/* The slot before `i` whose values are the same in every block, if that is the
 * first one with the leader's value; else `i`. */
static size_t same_as_slot(JigValue *const *values, size_t n, size_t num_blocks, size_t i) {
    size_t first = 0;
    while (values[first] != values[i])
        first++;
    for (size_t k = 1; k < num_blocks; k++)
        if (values[k * n + first] != values[k * n + i])
            return i;
    return first;
}

static void pass_differing_values(JigRewriter *rw, Cluster *c) {
    size_t n = c->differ.len, kept = 0;
    JigBlock *lead = c->blocks.data[0];
    size_t old_args = lead->num_args;
    JigValue **values = take_values(c, n);
    size_t *keep = jig_calloc(n, sizeof *keep);
    for (size_t i = 0; i < n; i++) {
        size_t same = same_as_slot(values, n, c->blocks.len, i);
        if (same == i)
            keep[kept++] = i;
        else
            jig_rw_replace_uses(rw, &lead->args[old_args + i]->v, &lead->args[old_args + same]->v);
    }
    for (size_t i = n, next = kept; i-- > 0;) {
        if (next && keep[next - 1] == i)
            next--;
        else
            jig_rw_erase_arg(rw, lead, old_args + i);
    }
    JigValue **row = jig_calloc(n, sizeof(JigValue *));
    for (size_t k = 0; k < c->blocks.len; k++) {
        for (size_t i = 0; i < kept; i++)
            row[i] = values[k * n + keep[i]];
        append_to_preds(c->blocks.data[k], row, kept);
    }
    jig_free(row);
    jig_free(keep);
    jig_free(values);
}

static bool merge_cluster(JigRewriter *rw, Cluster *c) {
    if (c->blocks.len < 2)
        return false;
    if (c->differ.len) {
        for (size_t i = 0; i < c->blocks.len; i++)
            if (!preds_take_operands(c->blocks.data[i]))
                return false;
        pass_differing_values(rw, c);
    }
    for (size_t i = 1; i < c->blocks.len; i++) {
        jig_block_replace_uses(c->blocks.data[i], c->blocks.data[0]);
        jig_rw_erase_block(rw, c->blocks.data[i]);
    }
    return true;
}

/* ---- Finding candidates ---- */
static uint64_t successors_hash(const JigBlock *b) {
    uint64_t h = 1;
    for (size_t i = 0; i < jig_cfg_num_successors(b); i++)
        h = jig_hash_mix(h, (uint64_t)(uintptr_t)jig_cfg_successor(b, i));
    return h;
}

static bool same_successors(const JigBlock *a, const JigBlock *b) {
    size_t n = jig_cfg_num_successors(a);
    if (n != jig_cfg_num_successors(b))
        return false;
    for (size_t i = 0; i < n; i++)
        if (jig_cfg_successor(a, i) != jig_cfg_successor(b, i))
            return false;
    return true;
}

static void cluster_block(ClusterVec *clusters, JigBlock *block) {
    if (!may_be_merged(block))
        return;
    uint64_t hash = block_hash(block);
    for (size_t i = 0; i < clusters->len; i++)
        if (clusters->data[i].hash == hash &&
            same_successors(clusters->data[i].blocks.data[0], block) &&
            add_to_cluster(&clusters->data[i], block, hash))
            return;
    Cluster c = {.hash = hash};
    jig_vec_push(&c.blocks, block);
    jig_vec_push(clusters, c);
}

/* Groups of blocks with equal successors, in order of their first blocks. */
static bool merge_in_region(JigRewriter *rw, JigRegion *region) {
    if (region->first == region->last)
        return false;
    JIG_VEC(ClusterVec) groups = {0};
    JigPtrMap group_of = {0}; /* hash of the successors -> group + 1 */
    for (JigBlock *b = region->first->next; b; b = b->next) {
        void **slot = jig_ptrmap_slot(&group_of, jig_hash_key(successors_hash(b)));
        if (!*slot) {
            jig_vec_push(&groups, ((ClusterVec){0}));
            *slot = (void *)groups.len;
        }
        cluster_block(&groups.data[(size_t)*slot - 1], b);
    }
    bool changed = false;
    for (size_t g = 0; g < groups.len; g++) {
        for (size_t i = 0; i < groups.data[g].len; i++) {
            changed |= merge_cluster(rw, &groups.data[g].data[i]);
            jig_vec_free(&groups.data[g].data[i].blocks);
            jig_vec_free(&groups.data[g].data[i].differ);
        }
        jig_vec_free(&groups.data[g]);
    }
    jig_vec_free(&groups);
    jig_ptrmap_free(&group_of);
    return changed;
}

static void push_nested(JigRegionVec *work, JigRegion *region) {
    for (JigBlock *b = region->first; b; b = b->next)
        jig_regions_push_nested(work, b);
}

bool jig_regions_merge_identical_blocks(JigRewriter *rw, JigRegion **regions, size_t n) {
    JIG_REQUIRE(rw && (regions || !n));
    JigRegionVec work = {0};
    jig_vec_append(&work, regions, n);
    bool changed = false;
    while (work.len) {
        JigRegion *region = jig_vec_pop(&work);
        while (merge_in_region(rw, region))
            changed = true;
        push_nested(&work, region);
    }
    jig_vec_free(&work);
    return changed;
}

/* ---- Arguments that always get the same value ---- */
static JigValue *common_value(const JigBlock *block, size_t arg) {
    JigValue *common = NULL;
    for (const JigSuccUse *u = block->preds; u; u = u->next) {
        if (!jig_branch(u->owner))
            return NULL;
        JigSuccOperands s =
            jig_branch_operands(u->owner, (size_t)(u - jig_op_successors(u->owner)));
        if (arg < s.produced || arg - s.produced >= s.forwarded.count)
            return NULL;
        JigValue *v = u->owner->operands[s.forwarded.start + arg - s.produced].value;
        if (common && v != common)
            return NULL;
        common = v;
    }
    return common == &block->args[arg]->v ? NULL : common;
}

static bool drop_arguments_of(JigRewriter *rw, JigBlock *block) {
    bool *drop = jig_calloc((size_t)block->num_args + 1, sizeof *drop);
    bool changed = false;
    for (size_t i = 0; i < block->num_args; i++) {
        JigValue *common = common_value(block, i);
        if (!common)
            continue;
        jig_rw_replace_uses(rw, &block->args[i]->v, common);
        drop[i] = changed = true;
    }
    for (size_t i = block->num_args; i-- > 0;) {
        if (!drop[i])
            continue;
        for (JigSuccUse *u = block->preds; u; u = u->next)
            jig_branch_erase_operand(u->owner, (size_t)(u - jig_op_successors(u->owner)), i);
        jig_rw_erase_arg(rw, block, i);
    }
    jig_free(drop);
    return changed;
}

bool jig_regions_drop_redundant_args(JigRewriter *rw, JigRegion **regions, size_t n) {
    JIG_REQUIRE(rw && (regions || !n));
    JigRegionVec work = {0};
    jig_vec_append(&work, regions, n);
    bool changed = false;
    while (work.len) {
        JigRegion *region = jig_vec_pop(&work);
        for (JigBlock *b = region->first; b; b = b->next)
            changed |= drop_arguments_of(rw, b);
        push_nested(&work, region);
    }
    jig_vec_free(&work);
    return changed;
}
