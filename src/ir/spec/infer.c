/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inferring result types: by the row's function, or by what its traits tie
 * together; and the check that an op's results are what is inferred. */
#include "ir/spec/spec.h"
#include "ir/storage.h"
#include "support/check.h"

/* Start and size of an operand group before there is an op. */
static bool group_range(const JigSpec *s, const JigInferCall *c, size_t group, size_t *start,
                        size_t *count) {
    *start = group;
    *count = 1;
    if (s->variadic_ins) {
        uint32_t few[16], *sizes = s->num_ins <= JIG_LEN(few)
                                       ? few
                                       : jig_arena_alloc(c->arena, s->num_ins * sizeof *sizes);
        if (!jig_spec_split(s, false, c->attrs, c->num_operands, sizes))
            return false;
        *start = 0;
        for (size_t i = 0; i < group; i++)
            *start += sizes[i];
        *count = sizes[group];
    }
    return *start + *count <= c->num_operands;
}

static const JigType *known_type(const JigSpec *s, const JigInferCall *c, JigEntity e) {
    size_t start, count;
    switch (e.kind) {
    case JIG_ENTITY_OPERAND:
        return group_range(s, c, e.index, &start, &count) && count ? c->operands[start]->type
                                                                   : NULL;
    case JIG_ENTITY_RESULT:
        return c->types[e.index];
    default: {
        const JigAttr *x = c->attrs ? jig_attr_dict_find(c->attrs, s->props[e.index].name) : NULL;
        return x ? jig_trait_prop_type(c->ctx, x) : NULL;
    }
    }
}

static bool set_type(JigInferCall *c, JigEntity e, const JigType *t) {
    if (e.kind != JIG_ENTITY_RESULT || c->types[e.index] || !t)
        return false;
    c->types[e.index] = t;
    return true;
}

static bool follow_tie(const JigSpec *s, JigInferCall *c, const JigTraitUse *use) {
    bool changed = false;
    const JigType *known = NULL;
    switch (use->info->tie) {
    case JIG_TIE_ALL_SAME:
        for (size_t i = 0; i < use->num_entities && !known; i++)
            known = known_type(s, c, use->entities[i]);
        for (size_t i = 0; i < use->num_entities; i++)
            changed |= set_type(c, use->entities[i], known);
        return changed;
    case JIG_TIE_OPERANDS_RESULTS:
        known = c->num_operands ? c->operands[0]->type : NULL;
        for (size_t i = 0; i < s->num_outs; i++)
            changed |= set_type(c, (JigEntity){JIG_ENTITY_RESULT, (uint16_t)i}, known);
        return changed;
    case JIG_TIE_FN:
        known = use->fn && !use->count ? known_type(s, c, use->entities[0]) : NULL;
        return known && set_type(c, use->entities[1], use->fn(known));
    case JIG_TIE_FIRST_ATTR:
        if (s->num_props)
            known = known_type(s, c, (JigEntity){JIG_ENTITY_PROP, 0});
        for (size_t i = 0; i < s->num_outs; i++)
            changed |= set_type(c, (JigEntity){JIG_ENTITY_RESULT, (uint16_t)i}, known);
        return changed;
    default:
        return false;
    }
}

static bool has_all_types(const JigInferCall *c) {
    for (size_t i = 0; i < c->num_types; i++)
        if (!c->types[i])
            return false;
    return true;
}

static bool infer_by_traits(const JigSpec *s, JigInferCall *c) {
    c->num_types = s->num_outs;
    c->types = jig_arena_calloc(c->arena, s->num_outs * sizeof *c->types);
    for (size_t i = 0; i < s->num_outs; i++)
        c->types[i] = s->outs[i].type->only;
    bool changed = true;
    while (changed && !has_all_types(c)) {
        changed = false;
        for (size_t i = 0; i < s->num_traits; i++)
            changed |= follow_tie(s, c, &s->traits[i]);
    }
    return has_all_types(c);
}

bool jig_infer_types(JigInferCall *call) {
    JIG_REQUIRE(call);
    const JigSpec *s = jig_spec(call->name);
    if (!s || !s->infers)
        return false;
    return s->row->infer ? s->row->infer(call) : infer_by_traits(s, call);
}

static bool same_types(const JigOp *op, const JigInferCall *c) {
    if (c->num_types != op->num_results)
        return false;
    for (size_t i = 0; i < c->num_types; i++)
        if (c->types[i] != jig_op_results(op)[i].type)
            return false;
    return true;
}

static bool report_difference(JigOp *op, const JigInferCall *c) {
    JigContext *ctx = op->name->ctx;
    const JigType **have = jig_arena_alloc(c->arena, (op->num_results + 1) * sizeof *have);
    for (size_t i = 0; i < op->num_results; i++)
        have[i] = jig_op_results(op)[i].type;
    return jig_error(
        ctx, op->loc,
        "'%.*s' op inferred type(s) %s are incompatible with return type(s) of operation %s",
        JIG_FMT(op->name->name), jig_msg_types(ctx, c->types, c->num_types),
        jig_msg_types(ctx, have, op->num_results));
}

static JigInferCall call_of(JigOp *op, JigArena *a) {
    JigValue **operands = jig_arena_alloc(a, (op->num_operands + 1) * sizeof *operands);
    for (size_t i = 0; i < op->num_operands; i++)
        operands[i] = op->operands[i].value;
    JigRegion **regions = jig_arena_alloc(a, (op->num_regions + 1u) * sizeof *regions);
    for (size_t i = 0; i < op->num_regions; i++)
        regions[i] = &jig_op_regions(op)[i];
    return (JigInferCall){.ctx = op->name->ctx,
                          .loc = op->loc,
                          .name = op->name,
                          .operands = operands,
                          .num_operands = op->num_operands,
                          .attrs = op->attrs,
                          .regions = regions,
                          .num_regions = op->num_regions,
                          .arena = a};
}

/* The common case, without building a call: everything has one type. */
static bool trivially_inferred(const JigOp *op, const JigSpec *s) {
    if (s->row->infer || !(op->name->traits >> JIG_TRAIT_SAME_OPERANDS_AND_RESULT_TYPE & 1) ||
        !op->num_operands)
        return false;
    for (size_t i = 0; i < op->num_results; i++)
        if (jig_op_results(op)[i].type != op->operands[0].value->type)
            return false;
    return true;
}

bool jig_trait_check_inferred(JigOp *op, const JigTraitUse *use) {
    JIG_REQUIRE(op && op->name && use);
    (void)use;
    const JigSpec *s = jig_spec(op->name);
    if (!s->infers || trivially_inferred(op, s))
        return true;
    JigScratch scratch;
    JigInferCall call = call_of(op, jig_scratch_init(&scratch));
    bool ok = jig_infer_types(&call);
    if (ok && !same_types(op, &call))
        ok = report_difference(op, &call);
    if (!ok)
        jig_op_error(op, "failed to infer returned types");
    jig_arena_free(call.arena);
    return ok;
}
