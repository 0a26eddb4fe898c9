/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiling the format of an op: where each operand's and result's type comes
 * from when it is not written, and what attr-dict does not print. */
#include "asm/format_int.h"
#include "support/map.h"

typedef struct Rules {
    JigFormatText *t;
    JigFormat *f;
} Rules;

static JigFormatTypeRule *rule_of(Rules *r, JigEntity e) {
    switch (e.kind) {
    case JIG_ENTITY_OPERAND:
        return &r->f->ins[e.index];
    case JIG_ENTITY_RESULT:
        return &r->f->outs[e.index];
    default:
        return NULL;
    }
}

static bool is_seen(const Rules *r, JigEntity e) {
    switch (e.kind) {
    case JIG_ENTITY_OPERAND:
        return r->t->seen_operand_types[e.index];
    case JIG_ENTITY_RESULT:
        return r->t->seen_result_types[e.index];
    case JIG_ENTITY_PROP:
        return r->t->seen_attrs[e.index];
    default:
        return false;
    }
}

static JigTypeSource source_of(JigEntity e) {
    return e.kind == JIG_ENTITY_OPERAND  ? JIG_FROM_OPERAND
           : e.kind == JIG_ENTITY_RESULT ? JIG_FROM_RESULT
                                         : JIG_FROM_ATTR;
}

static void resolve_from(Rules *r, JigEntity to, JigEntity from, const JigTraitUse *fn) {
    JigFormatTypeRule *rule = rule_of(r, to);
    if (rule && !is_seen(r, to))
        *rule = (JigFormatTypeRule){(uint8_t)source_of(from), from.index, fn};
}

/* A written type resolves all others that must equal it. */
static void resolve_same(Rules *r, const JigEntity *entities, size_t n) {
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; is_seen(r, entities[i]) && k < n; k++)
            if (k != i)
                resolve_from(r, entities[k], entities[i], NULL);
}

static bool first_seen(const bool *seen, size_t n, JigEntityKind kind, JigEntity *out) {
    for (size_t i = 0; i < n; i++)
        if (seen[i]) {
            *out = (JigEntity){(uint8_t)kind, (uint16_t)i};
            return true;
        }
    return false;
}

static void resolve_all_same(Rules *r, bool results) {
    const JigSpec *s = r->t->spec;
    JigEntity from;
    if (!first_seen(r->t->seen_operand_types, s->num_ins, JIG_ENTITY_OPERAND, &from) &&
        !(results && first_seen(r->t->seen_result_types, s->num_outs, JIG_ENTITY_RESULT, &from)))
        return;
    for (size_t i = 0; i < s->num_ins; i++)
        resolve_from(r, (JigEntity){JIG_ENTITY_OPERAND, (uint16_t)i}, from, NULL);
    for (size_t i = 0; results && i < s->num_outs; i++)
        resolve_from(r, (JigEntity){JIG_ENTITY_RESULT, (uint16_t)i}, from, NULL);
}

static void follow_traits(Rules *r) {
    const JigSpec *s = r->t->spec;
    for (size_t i = 0; i < s->num_traits; i++) {
        const JigTraitUse *use = &s->traits[i];
        switch (use->info->tie) {
        case JIG_TIE_ALL_SAME:
            resolve_same(r, use->entities, use->num_entities);
            break;
        case JIG_TIE_OPERANDS:
            resolve_all_same(r, false);
            break;
        case JIG_TIE_OPERANDS_RESULTS:
            resolve_all_same(r, true);
            break;
        case JIG_TIE_FN:
            if (is_seen(r, use->entities[0]))
                resolve_from(r, use->entities[1], use->entities[0], use);
            break;
        default:
            break;
        }
    }
}

/* Nothing tells the type: former releases knew but one that it could be. */
static bool assume_older(const Rules *r, const JigGroup *groups, JigFormatTypeRule *rule) {
    if (r->f->is_older && r->t->spec->num_ins)
        *rule = groups == r->t->spec->ins ? (JigFormatTypeRule){.source = JIG_FROM_DEFINITION}
                                          : (JigFormatTypeRule){.source = JIG_FROM_OPERAND};
    return r->f->is_older && r->t->spec->num_ins;
}

/* What the row does not tie to anything written must have one only type, or
 * all results are inferred. */
static bool finish_groups(Rules *r, const JigGroup *groups, size_t n, JigFormatTypeRule *rules,
                          const bool *seen, bool all, const char *what) {
    for (size_t i = 0; i < n; i++) {
        if (all)
            rules[i] = (JigFormatTypeRule){.source = JIG_FROM_ALL};
        else if (seen[i])
            rules[i] = (JigFormatTypeRule){.source = JIG_FROM_TEXT};
        else if (rules[i].source != JIG_FROM_TEXT)
            continue;
        else if (groups[i].type->only)
            rules[i] = (JigFormatTypeRule){.source = JIG_FROM_ONLY};
        else if (!assume_older(r, groups, &rules[i]))
            return jig_rowtext_fail(&r->t->text, "the type of %s '%s' is neither written nor known",
                                    what, groups[i].name ? groups[i].name->ptr : "_");
    }
    return true;
}

static bool any(const bool *seen, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (seen[i])
            return true;
    return false;
}

static bool compile_rules(JigFormatText *t, JigFormat *f) {
    const JigSpec *s = t->spec;
    Rules r = {t, f};
    follow_traits(&r);
    f->infers = s->num_outs && !t->all_result_types && !any(t->seen_result_types, s->num_outs) &&
                s->infers && !s->infers_by_traits;
    return (f->infers || finish_groups(&r, s->outs, s->num_outs, f->outs, t->seen_result_types,
                                       t->all_result_types, "result")) &&
           finish_groups(&r, s->ins, s->num_ins, f->ins, t->seen_operand_types,
                         t->all_operand_types, "operand");
}

/* Types that a type function reads are checked first, so that it can rely on
 * their constraint: results before operands. */
static void note_source(JigEntity *list, size_t *n, const JigFormatTypeRule *rule) {
    if (!rule->fn || rule->source == JIG_FROM_ATTR)
        return;
    JigEntity e = rule->fn->entities[0];
    for (size_t i = 0; i < *n; i++)
        if (list[i].kind == e.kind && list[i].index == e.index)
            return;
    list[(*n)++] = e;
}

static void collect_sources(const JigFormatText *t, JigFormat *f) {
    const JigSpec *s = t->spec;
    JigEntity *list = JIG_NEW_ARRAY(&t->ctx->perm, JigEntity, s->num_ins + s->num_outs + 1);
    for (size_t i = 0; i < s->num_outs; i++)
        note_source(list, &f->num_sources, &f->outs[i]);
    for (size_t i = 0; i < s->num_ins; i++)
        note_source(list, &f->num_sources, &f->ins[i]);
    f->sources = list;
}

static void collect_elided(const JigFormatText *t, JigFormat *f) {
    const JigSpec *s = t->spec;
    const JigIdent **list =
        JIG_NEW_ARRAY(&t->ctx->perm, const JigIdent *, s->num_props + s->num_ins + 3);
    size_t n = 0;
    if (s->operand_segments)
        list[n++] = t->ctx->id.operand_segments;
    if (s->result_segments)
        list[n++] = t->ctx->id.result_segments;
    for (size_t i = 0; i < s->num_ins; i++)
        if (s->ins[i].segments)
            list[n++] = s->ins[i].segments;
    for (size_t i = 0; i < s->num_props; i++) {
        if (t->seen_attrs[i])
            list[n++] = s->props[i].name;
        else
            f->hides_defaults |= s->props[i].otherwise && !t->prop_dict;
    }
    f->num_bound = n;
    for (size_t i = 0; t->prop_dict && i < s->num_props; i++)
        if (!t->seen_attrs[i])
            list[n++] = s->props[i].name;
    f->elided = list;
    f->num_elided = n;
}

/* A unit attribute that a group stands for is seen although it is not written. */
static JigFormat *compile(const JigSpec *s, const char *text, bool is_older) {
    JigContext *ctx = s->name->ctx;
    JigArena *a = &ctx->perm;
    JigFormat *f = JIG_NEW(a, JigFormat);
    f->is_older = is_older;
    JigFormatText t = {.ctx = ctx,
                       .dialect = s->name->dialect,
                       .spec = s,
                       .seen_operand_types = JIG_NEW_ARRAY(a, bool, s->num_ins + 1),
                       .seen_result_types = JIG_NEW_ARRAY(a, bool, s->num_outs + 1),
                       .seen_attrs = JIG_NEW_ARRAY(a, bool, s->num_props + 1),
                       .seen_operands = JIG_NEW_ARRAY(a, bool, s->num_ins + 1)};
    f->ins = JIG_NEW_ARRAY(a, JigFormatTypeRule, s->num_ins + 1);
    f->outs = JIG_NEW_ARRAY(a, JigFormatTypeRule, s->num_outs + 1);
    jig_rowtext_init(&t.text, a, text);
    bool ok = jig_format_compile_items(&t, &f->items, &f->num_items);
    f->all_operands = t.all_operands;
    f->all_operand_types = t.all_operand_types;
    f->all_result_types = t.all_result_types;
    if (ok)
        ok = compile_rules(&t, f);
    if (!ok) {
        jig_error(ctx, jig_loc_unknown(ctx), "row '%s', .format, column %zu: %s", s->row->name,
                  t.text.error_column, t.text.error);
        return NULL;
    }
    jig_format_place_spaces(ctx, f->items, f->num_items, true);
    collect_sources(&t, f);
    collect_elided(&t, f);
    return f;
}

const JigFormat *jig_format_of(const JigSpec *spec) {
    JigSpec *s = (JigSpec *)spec;
    if (!s->format && !s->broken) {
        s->format = compile(s, s->row->format, false);
        s->broken = !s->format;
    }
    return s->format;
}

/* A spec's formats of former releases. Two rows may have one text between them. */
typedef struct OlderFormat {
    const char *text;
    const JigFormat *format; /* NULL: malformed */
    struct OlderFormat *next;
} OlderFormat;

/* JigSpec -> the first OlderFormat. */
static void free_older(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_ptrmap_free(slot);
}
static const JigContextKey older_key = {sizeof(JigPtrMap), free_older};

const JigFormat *jig_format_of_older(const JigSpec *spec, const char *format) {
    JigContext *ctx = spec->name->ctx;
    JigPtrMap *known = jig_context_slot(ctx, &older_key);
    OlderFormat *first = jig_ptrmap_get(known, spec);
    for (const OlderFormat *f = first; f; f = f->next)
        if (f->text == format)
            return f->format;
    OlderFormat *f = JIG_NEW(&ctx->perm, OlderFormat);
    *f = (OlderFormat){format, compile(spec, format, true), first};
    jig_ptrmap_set(known, spec, f);
    return f->format;
}
