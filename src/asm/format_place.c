/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * After the text of an op: what was read goes into the op's state, in the row's
 * order. Types that were not written follow from the format's rules.
 */
#include "asm/format_reader.h"
#include "asm/older.h"
#include "ir/storage.h"

/* Results that one type may stand for: more than any real vector has, and less than memory. */
enum { MAX_REPEATED = 1 << 24 };

/* Regions into the row's order; a single one that the text left out is empty. */
static void place_regions(JigReader *r) {
    size_t n = 0, total = 0;
    if (!r->s->num_regions)
        return;
    for (size_t i = 0; i < r->s->num_regions; i++) {
        if (r->s->regions[i].arity != JIG_VARIADIC && !r->listed_regions)
            jig_format_single_region(r, &r->regions[i]);
        total += r->regions[i].n;
    }
    /* A directive may have added regions by itself: then they are in its order. */
    if (total != r->state->num_regions)
        return;
    for (size_t i = 0; i < r->s->num_regions; i++)
        for (size_t k = 0; k < r->regions[i].n; k++)
            r->state->regions[n++] = r->regions[i].items[k];
}

static void place_successors(JigReader *r) {
    for (size_t i = 0; i < r->s->num_succs; i++)
        jig_state_add_successors(r->state, r->p, (JigBlock *const *)r->succs[i].items,
                                 r->succs[i].n);
}

static void add_attr(JigReader *r, const JigIdent *name, const JigAttr *x) {
    if (!jig_state_attr(r->state, name->ptr))
        jig_state_add_attr_id(r->state, r->p, name, x);
}

static void add_sizes(JigReader *r, const JigIdent *name, const JigReadSlot *slots, size_t n,
                      bool types) {
    int32_t few[16], *sizes = n <= JIG_LEN(few)
                                  ? few
                                  : jig_arena_alloc(jig_parser_arena(r->p), n * sizeof *sizes);
    for (size_t i = 0; i < n; i++)
        sizes[i] = (int32_t)(types ? slots[i].num_types : slots[i].num_operands);
    add_attr(r, name, jig_attr_dense_i32(r->ctx, sizes, n));
}

/* What attr-dict said of a property wins over the text. */
static void place_attrs(JigReader *r) {
    for (size_t i = 0; i < r->s->num_props; i++)
        if (r->attrs[i])
            add_attr(r, r->s->props[i].name, r->attrs[i]);
    for (size_t i = 0; i < r->s->num_ins; i++)
        if (r->s->ins[i].segments)
            add_attr(r, r->s->ins[i].segments,
                     jig_attr_dense_i32(r->ctx, r->ins[i].inner, r->ins[i].num_inner));
    if (r->s->operand_segments && !r->f->all_operands)
        add_sizes(r, r->ctx->id.operand_segments, r->ins, r->s->num_ins, false);
    if (r->s->result_segments && !r->f->all_result_types)
        add_sizes(r, r->ctx->id.result_segments, r->outs, r->s->num_outs, true);
}

static bool check_sources(JigReader *r) {
    for (size_t i = 0; i < r->f->num_sources; i++) {
        JigEntity e = r->f->sources[i];
        const JigGroup *g =
            e.kind == JIG_ENTITY_OPERAND ? &r->s->ins[e.index] : &r->s->outs[e.index];
        const JigReadSlot *slot =
            e.kind == JIG_ENTITY_OPERAND ? &r->ins[e.index] : &r->outs[e.index];
        for (size_t k = 0; k < slot->num_types; k++)
            if (!jig_constraint_admits_type(g->type, slot->types[k]))
                return jig_parse_error(r->p, jig_parse_name_spot(r->p),
                                       "'%s' must be %.*s, but got %s", g->name->ptr,
                                       JIG_FMT(g->summary), jig_msg_type(slot->types[k]));
    }
    return true;
}

/* The element type of a large shape is not written out once per element: a list
 * that is too short for its operands is as good as the whole one for the error. */
static bool repeat_type(JigReader *r, const JigReadSlot *own, const JigTraitUse *use,
                        const JigType *from, const JigType ***types, size_t *n) {
    if (!use->count(from, n))
        *n = 0;
    if (*n != own->num_operands && own->operands)
        return jig_parse_error(
            r->p, own->spot,
            "number of operands and types do not match: got %zu operands and %zu types",
            own->num_operands, *n);
    if (*n > MAX_REPEATED)
        return jig_parse_error(r->p, jig_parse_name_spot(r->p), "needs too many results: %zu", *n);
    const JigType *t = use->fn(from);
    *types = jig_arena_alloc(jig_parser_arena(r->p), (*n + 1) * sizeof **types);
    for (size_t i = 0; i < *n; i++)
        (*types)[i] = t;
    return true;
}

/* The type of an attribute, or the one that it stands for. */
static const JigType *type_of_attr(JigReader *r, const JigAttr *x) {
    const JigType *t = !x ? NULL : x->kind == JIG_ATTR_TYPE ? x->u.type_value : jig_attr_type(x);
    return !t && x && x->kind == JIG_ATTR_STRING ? jig_type_none(r->ctx) : t;
}

/* The types that a rule gives a group. `*shared`: one type for any number of values. */
static bool types_by_rule(JigReader *r, const JigGroup *g, const JigReadSlot *own,
                          const JigFormatTypeRule *rule, const JigType ***types, size_t *n,
                          bool *shared) {
    *types = own->types;
    *n = own->num_types;
    *shared = false;
    if (rule->source == JIG_FROM_TEXT || rule->source == JIG_FROM_ALL ||
        rule->source == JIG_FROM_DEFINITION)
        return true;
    bool of_operand = rule->source == JIG_FROM_OPERAND, of_result = rule->source == JIG_FROM_RESULT;
    const JigReadSlot *from = of_operand  ? &r->ins[rule->index]
                              : of_result ? &r->outs[rule->index]
                                          : own;
    const JigGroup *source = of_operand  ? &r->s->ins[rule->index]
                             : of_result ? &r->s->outs[rule->index]
                                         : g;
    const JigType *one = rule->source == JIG_FROM_ONLY   ? g->type->only
                         : rule->source == JIG_FROM_ATTR ? type_of_attr(r, r->attrs[rule->index])
                         : from->num_types               ? from->types[0]
                                                         : NULL;
    *types = from->types;
    *n = from->num_types;
    *shared = rule->source == JIG_FROM_ONLY;
    if ((of_operand || of_result || rule->source == JIG_FROM_INFERENCE) && !rule->fn) {
        *shared = source->arity == JIG_ONE;
        return true;
    }
    if (one && rule->fn && rule->fn->list_fn) {
        *types = (const JigType **)rule->fn->list_fn(one, n);
        return true;
    }
    if (one && rule->fn && rule->fn->count)
        return repeat_type(r, own, rule->fn, one, types, n);
    if (one && rule->fn) {
        one = rule->fn->fn(one);
        *shared = one != NULL; /* an absent operand needs none, several have it in common */
    }
    *types = jig_arena_copy(jig_parser_arena(r->p), &one, sizeof one);
    *n = one != NULL;
    return true;
}

static bool place_results(JigReader *r) {
    if (r->f->infers)
        return true;
    if (r->f->all_result_types) {
        jig_state_add_types(r->state, r->p, r->result_types, r->num_result_types);
        return true;
    }
    for (size_t i = 0; i < r->s->num_outs; i++) {
        const JigType **types;
        size_t n;
        bool shared;
        JIG_CHECK(
            types_by_rule(r, &r->s->outs[i], &r->outs[i], &r->f->outs[i], &types, &n, &shared));
        if (r->s->num_outs == 1 && !r->state->num_types) {
            r->state->types = types;
            r->state->num_types = n;
        } else {
            jig_state_add_types(r->state, r->p, types, n);
        }
    }
    return true;
}

/* `operands`, or all operand types at once: one list against one list. */
static bool place_all_operands(JigReader *r) {
    JigParser *p = r->p;
    size_t n = 0, num_types = 0;
    JigUnresolved *operands = r->all.operands;
    const JigType **types = r->all.types;
    if (r->f->all_operands) {
        n = r->all.num_operands;
    } else {
        for (size_t i = 0; i < r->s->num_ins; i++)
            n += r->ins[i].num_operands;
        operands = jig_arena_alloc(jig_parser_arena(p), (n + 1) * sizeof *operands);
        n = 0;
        for (size_t i = 0; i < r->s->num_ins; i++) {
            if (r->ins[i].num_operands)
                memcpy(operands + n, r->ins[i].operands, r->ins[i].num_operands * sizeof *operands);
            n += r->ins[i].num_operands;
        }
    }
    if (r->f->all_operand_types) {
        num_types = r->all.num_types;
    } else {
        JIG_VEC(const JigType *) v = {0};
        for (size_t i = 0; i < r->s->num_ins; i++) {
            const JigType **list;
            size_t len;
            bool shared;
            (void)types_by_rule(r, &r->s->ins[i], &r->ins[i], &r->f->ins[i], &list, &len, &shared);
            jig_vec_append(&v, list, len);
        }
        types = jig_arena_copy(jig_parser_arena(p), v.data, v.len * sizeof *v.data);
        num_types = v.len;
        jig_vec_free(&v);
    }
    JigSpot spot = r->f->all_operands ? r->all.spot : jig_parse_name_spot(p);
    return jig_resolve_operands_typed(p, r->state, operands, n, types, num_types, spot);
}

static bool place_operands(JigReader *r) {
    if (!r->s->num_ins)
        return true;
    if (r->f->all_operands || r->f->all_operand_types)
        return place_all_operands(r);
    for (size_t i = 0; i < r->s->num_ins; i++) {
        const JigReadSlot *slot = &r->ins[i];
        const JigType **types;
        size_t n;
        bool shared;
        /* Of an optional group that is not there, only the types may be. */
        JigSpot spot = slot->spot ? slot->spot : jig_parse_name_spot(r->p);
        JIG_CHECK(types_by_rule(r, &r->s->ins[i], slot, &r->f->ins[i], &types, &n, &shared));
        if (shared && n)
            JIG_CHECK(
                jig_resolve_operands(r->p, r->state, slot->operands, slot->num_operands, types[0]));
        else
            JIG_CHECK(jig_resolve_operands_typed(r->p, r->state, slot->operands, slot->num_operands,
                                                 types, n, spot));
    }
    return true;
}

static const JigAttr *all_attrs(JigReader *r) {
    JigNamedAttr *items =
        jig_arena_alloc(jig_parser_arena(r->p), (r->s->num_props + 2) * sizeof *items);
    size_t n = 0;
    const JigIdent *sizes = r->ctx->id.operand_segments;
    if (r->s->operand_segments && jig_state_attr(r->state, sizes->ptr))
        items[n++] = (JigNamedAttr){sizes, jig_state_attr(r->state, sizes->ptr)};
    for (size_t i = 0; i < r->s->num_props; i++) {
        if (r->s->props[i].name == sizes)
            continue;
        const JigAttr *x = jig_state_attr(r->state, r->s->props[i].name->ptr);
        if (x)
            items[n++] = (JigNamedAttr){r->s->props[i].name, x};
    }
    return jig_spec_fill_defaults(r->s->name, jig_attr_dict(r->ctx, items, n));
}

static bool infer_results(JigReader *r) {
    JigOpState *s = r->state;
    JigInferCall call = {.ctx = r->ctx,
                         .loc = s->loc,
                         .name = s->name,
                         .operands = s->operands,
                         .num_operands = s->num_operands,
                         .attrs = all_attrs(r),
                         .regions = s->regions,
                         .num_regions = s->num_regions,
                         .arena = jig_parser_arena(r->p)};
    JIG_CHECK(jig_infer_types(&call));
    jig_state_add_types(s, r->p, call.types, call.num_types);
    return true;
}

/* Operands whose types a text of former releases does not tell. */
static bool look_up_types(JigReader *r, JigReadSlot *slot) {
    slot->types =
        jig_arena_alloc(jig_parser_arena(r->p), (slot->num_operands + 1) * sizeof *slot->types);
    for (size_t i = 0; i < slot->num_operands; i++) {
        slot->types[i] = jig_parse_known_type(r->p, &slot->operands[i]);
        if (!slot->types[i])
            return false;
        if (!jig_older_admits(r->p, slot->types[i]))
            return jig_parse_error(r->p, slot->operands[i].spot, "is of another type than %s had",
                                   r->s->ins[slot - r->ins].name->ptr);
    }
    slot->num_types = slot->num_operands;
    return true;
}

bool jig_format_place_parts(JigReader *r) {
    for (size_t i = 0; i < r->s->num_ins; i++)
        if (r->f->ins[i].source == JIG_FROM_DEFINITION)
            JIG_CHECK(look_up_types(r, &r->ins[i]));
    place_regions(r);
    place_successors(r);
    place_attrs(r);
    return check_sources(r) && place_results(r) && place_operands(r) &&
           (!r->f->infers || infer_results(r));
}
