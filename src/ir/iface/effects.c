/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What ops do to memory, and what follows: may an op be dropped, moved,
 * executed speculatively.
 *
 * An op tells its effects by the effect words of its row's operands and
 * results, the traits MemoryEffects<...> and NoMemoryEffect, and the row's
 * .effects. An op that tells none of these may do anything, unless its effects
 * are those of its nested ops (RecursiveMemoryEffects).
 */
#include "ir/spec/spec.h"
#include "jig/iface.h"
#include "support/check.h"

void jig_effects_add(JigEffects *list, JigEffectKind kind, JigValue *value, const char *resource) {
    JIG_REQUIRE(list);
    if (list->len == list->cap)
        list->items =
            jig_vec_grow_impl(list->items, &list->cap, list->len + 1, sizeof *list->items);
    list->items[list->len++] = (JigEffect){kind, value, resource};
}

void jig_effects_free(JigEffects *list) {
    JIG_REQUIRE(list);
    jig_free(list->items);
    *list = (JigEffects){0};
}

static const JigEffectKind kinds[] = {JIG_EFFECT_READ, JIG_EFFECT_WRITE, JIG_EFFECT_ALLOC,
                                      JIG_EFFECT_FREE};

static void add_kinds(JigEffects *out, unsigned set, JigValue *value, const char *resource) {
    for (size_t i = 0; i < JIG_LEN(kinds); i++)
        if (set & kinds[i])
            jig_effects_add(out, kinds[i], value, resource);
}

static void add_group(JigEffects *out, const JigOp *op, const JigSpec *s, bool results, size_t g) {
    const JigGroup *group = results ? &s->outs[g] : &s->ins[g];
    if (!group->num_effects)
        return;
    size_t start, count;
    if (results)
        jig_op_result_range(op, g, &start, &count);
    else
        jig_op_operand_range(op, g, &start, &count);
    for (size_t e = 0; e < group->num_effects; e++)
        for (size_t i = start; i < start + count; i++)
            add_kinds(out, group->effects[e].kinds,
                      results ? &jig_op_results(op)[i] : op->operands[i].value,
                      group->effects[e].resource);
}

/* Does the row say anything about effects at all? */
static bool finds_effects(const JigSpec *s) {
    if (s->row->effects || (s->name->traits >> JIG_TRAIT_NO_MEMORY_EFFECT & 1))
        return true;
    for (size_t i = 0; i < s->num_ins; i++)
        if (s->ins[i].num_effects)
            return true;
    for (size_t i = 0; i < s->num_outs; i++)
        if (s->outs[i].num_effects)
            return true;
    for (size_t i = 0; i < s->num_traits; i++)
        if (s->traits[i].row && s->traits[i].row->effects)
            return true;
    return s->num_effects > 0;
}

static bool has_effects_function(const JigSpec *s) {
    for (size_t i = 0; i < s->num_traits; i++)
        if (s->traits[i].row && s->traits[i].row->effects)
            return true;
    return s->row->effects;
}

static unsigned kinds_in(const JigGroupEffect *effects, size_t n) {
    unsigned set = 0;
    for (size_t i = 0; i < n; i++)
        set |= effects[i].kinds;
    return set;
}

/* By the effect words alone. A group that may be empty has no effect then, and an operand may be
 * what the op itself makes. */
static JigDrops drops_by_words(const JigSpec *s) {
    const unsigned harmless = JIG_EFFECT_READ;
    bool allocates = false, certain = true;
    if (kinds_in(s->effects, s->num_effects) & ~harmless)
        return JIG_DROPS_NEVER;
    for (size_t i = 0; i < s->num_outs; i++) {
        unsigned set = kinds_in(s->outs[i].effects, s->outs[i].num_effects);
        allocates |= (set & JIG_EFFECT_ALLOC) != 0;
        certain &= !(set & ~harmless) || set & JIG_EFFECT_ALLOC;
    }
    for (size_t i = 0; i < s->num_ins; i++) {
        if (!(kinds_in(s->ins[i].effects, s->ins[i].num_effects) & ~harmless))
            continue;
        if (s->ins[i].arity == JIG_ONE && !allocates)
            return JIG_DROPS_NEVER;
        certain = false;
    }
    return certain ? JIG_DROPS_ALWAYS : JIG_DROPS_UNKNOWN;
}

void jig_spec_note_effects(JigSpec *s) {
    JIG_REQUIRE(s);
    s->tells_effects = finds_effects(s);
    s->drops = !s->tells_effects         ? JIG_DROPS_UNTOLD
               : has_effects_function(s) ? JIG_DROPS_UNKNOWN
                                         : drops_by_words(s);
}

/* The op's own effects; false when it does not tell. */
static bool own_effects(const JigOp *op, JigEffects *out) {
    const JigSpec *s = jig_spec(op->name);
    if (!s || !s->tells_effects)
        return false;
    for (size_t i = 0; i < s->num_ins; i++)
        add_group(out, op, s, false, i);
    for (size_t i = 0; i < s->num_outs; i++)
        add_group(out, op, s, true, i);
    for (size_t i = 0; i < s->num_traits; i++) {
        const JigTraitUse *t = &s->traits[i];
        if (t->row && t->row->effects)
            t->row->effects(op, out);
    }
    for (size_t i = 0; i < s->num_effects; i++)
        add_kinds(out, s->effects[i].kinds, NULL, s->effects[i].resource);
    if (s->row->effects)
        s->row->effects(op, out);
    return true;
}

static bool is_recursive(const JigOp *op) {
    return jig_op_has_trait(op, JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS);
}

/* The ops that an op with recursive effects stands for, on a stack. */
static void push_nested(JigOpVec *stack, const JigOp *op) {
    for (size_t i = 0; i < op->num_regions; i++)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (JigOp *o = b->first; o; o = o->next)
                jig_vec_push(stack, o);
}

void jig_op_effects(const JigOp *root, JigEffects *out) {
    JIG_REQUIRE(root && out);
    JigOpVec stack = {0};
    jig_vec_push(&stack, (JigOp *)(uintptr_t)root);
    out->known = true;
    while (stack.len && out->known) {
        JigOp *op = jig_vec_pop(&stack);
        bool recursive = is_recursive(op);
        if (recursive)
            push_nested(&stack, op);
        if (!own_effects(op, out) && !recursive)
            out->known = false;
    }
    jig_vec_free(&stack);
}

bool jig_effect_is_scoped(const JigEffect *e) {
    JIG_REQUIRE(e);
    return e->resource && !strcmp(e->resource, "AutomaticAllocationScope");
}

bool jig_op_own_effects(const JigOp *op, JigEffects *out) {
    JIG_REQUIRE(op && out);
    return out->known = own_effects(op, out);
}

/* The first op of this block or one behind it; NULL: there is none. */
static JigOp *first_from(const JigBlock *b) {
    while (b && !b->first)
        b = b->next;
    return b ? b->first : NULL;
}

/* Is every op that counts fine by `test`? Of each region the next op is on the stack, since mostly
 * one of the first ones decides. */
static bool all_effecting(JigOp *root, bool (*test)(JigOp *op, bool recursive)) {
    if (!root->num_regions)
        return test(root, is_recursive(root));
    JIG_FEW(JigOp *, 16) stack;
    jig_few_init(&stack);
    jig_few_push(&stack, root);
    bool ok = true;
    while (stack.len && ok) {
        JigOp *op = jig_vec_pop(&stack), *next = NULL;
        bool recursive = is_recursive(op);
        if (op != root)
            next = op->next ? op->next : first_from(op->block->next);
        if (next)
            jig_few_push(&stack, next);
        for (size_t i = 0; recursive && i < op->num_regions; i++)
            if ((next = first_from(jig_op_regions(op)[i].first)))
                jig_few_push(&stack, next);
        ok = test(op, recursive);
    }
    jig_few_free(&stack);
    return ok;
}

static bool has_no_effect(JigOp *op, bool recursive) {
    if (jig_op_has_trait(op, JIG_TRAIT_NO_MEMORY_EFFECT))
        return true;
    JigEffects list = {0};
    bool tells = own_effects(op, &list);
    bool none = tells ? list.len == 0 : recursive;
    jig_effects_free(&list);
    return none;
}

bool jig_op_is_memory_effect_free(JigOp *op) {
    return all_effecting(op, has_no_effect);
}

static bool allocates(const JigEffects *list, const JigValue *v, const JigOp *op) {
    if (!v || jig_value_op(v) != op)
        return false;
    for (size_t i = 0; i < list->len; i++)
        if (list->items[i].kind == JIG_EFFECT_ALLOC && list->items[i].value == v)
            return true;
    return false;
}

/* Reads may go, and so may what happens to memory that the op itself made. */
static bool is_droppable(JigOp *op, bool recursive) {
    if (jig_op_has_trait(op, JIG_TRAIT_NO_MEMORY_EFFECT))
        return true;
    const JigSpec *s = jig_spec(op->name);
    JigDrops drops = s ? s->drops : JIG_DROPS_UNTOLD;
    if (drops != JIG_DROPS_UNKNOWN)
        return drops == JIG_DROPS_UNTOLD ? recursive : drops == JIG_DROPS_ALWAYS;
    JigEffects list = {0};
    bool ok = own_effects(op, &list);
    for (size_t i = 0; i < list.len && ok; i++)
        ok = list.items[i].kind == JIG_EFFECT_READ || allocates(&list, list.items[i].value, op);
    jig_effects_free(&list);
    return ok;
}

bool jig_op_effects_are_droppable(JigOp *op) {
    return all_effecting(op, is_droppable);
}

bool jig_op_would_be_trivially_dead(JigOp *op) {
    return !jig_op_maybe_terminator(op) && !jig_op_is_symbol(op) &&
           jig_op_effects_are_droppable(op);
}

bool jig_op_is_trivially_dead(JigOp *op) {
    return !jig_op_has_uses(op) && jig_op_would_be_trivially_dead(op);
}

/* ---- Speculation ---- */
static JigSpeculation speculation(const JigOp *op) {
    const JigSpeculationIface *s = jig_op_iface(op, &jig_iface_speculation);
    if (s)
        return s->speculation(op);
    if (jig_op_has_trait(op, JIG_TRAIT_ALWAYS_SPECULATABLE))
        return JIG_SPECULATABLE;
    if (jig_op_has_trait(op, JIG_TRAIT_RECURSIVELY_SPECULATABLE))
        return JIG_RECURSIVELY_SPECULATABLE;
    return JIG_NOT_SPECULATABLE;
}

bool jig_op_is_speculatable(JigOp *root) {
    JIG_REQUIRE(root);
    JigOpVec stack = {0};
    jig_vec_push(&stack, root);
    bool ok = true;
    while (stack.len && ok) {
        JigOp *op = jig_vec_pop(&stack);
        JigSpeculation s = speculation(op);
        ok = s != JIG_NOT_SPECULATABLE;
        if (s == JIG_RECURSIVELY_SPECULATABLE)
            push_nested(&stack, op);
    }
    jig_vec_free(&stack);
    return ok;
}

bool jig_op_is_pure(JigOp *op) {
    return jig_op_is_speculatable(op) && jig_op_is_memory_effect_free(op);
}
