/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiling .traits, and putting the traits in the order of their checks. */
#include "ir/spec/spec_int.h"

typedef JIG_VEC(JigTraitUse) UseVec;
typedef JIG_VEC(JigGroupEffect) EffectVec;

static void *keep(const JigSpec *s, const void *data, size_t size) {
    return size ? jig_arena_copy(&s->name->ctx->perm, data, size) : NULL;
}

/* <a.b, c.d> */
static bool parse_words(JigSpec *s, JigRowText *t, JigTraitUse *use) {
    JIG_VEC(JigStr) v = {0};
    bool ok = jig_rowtext_expect(t, "<");
    while (ok) {
        JigStr word;
        ok = jig_rowtext_word(t, "a name", &word);
        if (ok)
            jig_vec_push(&v, word);
        if (!ok || !jig_rowtext_try(t, ","))
            break;
    }
    use->words = keep(s, v.data, v.len * sizeof *v.data);
    use->num_words = v.len;
    jig_vec_free(&v);
    return ok && jig_rowtext_expect(t, ">");
}

static bool parse_entity(JigSpec *s, JigRowText *t, JigEntity *out) {
    JigStr name;
    jig_rowtext_try(t, "$");
    JIG_CHECK(jig_rowtext_word(t, "an operand, result or property", &name));
    return jig_spec_entity(s, name, out) ||
           jig_rowtext_fail(t, "no operand, result or property '%.*s'", JIG_FMT(name));
}

static bool parse_entities(JigSpec *s, JigRowText *t, JigTraitUse *use) {
    JIG_VEC(JigEntity) v = {0};
    const char *from = NULL;
    bool ok = jig_rowtext_expect(t, "<");
    jig_rowtext_peek(t); /* blanks are no part of the text */
    from = t->p;
    while (ok) {
        JigEntity e;
        ok = parse_entity(s, t, &e);
        if (ok)
            jig_vec_push(&v, e);
        if (!ok || !jig_rowtext_try(t, ","))
            break;
    }
    JigArena *a = &s->name->ctx->perm;
    use->text = jig_arena_str(a, (JigStr){from, (size_t)(t->p - from)});
    use->entities = keep(s, v.data, v.len * sizeof *v.data);
    use->num_entities = v.len;
    jig_vec_free(&v);
    return ok && jig_rowtext_expect(t, ">");
}

static bool find_predicate(JigSpec *s, JigRowText *t, JigStr name, JigTraitUse *use) {
    JigStr rest;
    const JigDialect *d = jig_constraint_split_name(s->name->ctx, s->name->dialect, name, &rest);
    for (; d; d = jig_dialect_next_part(s->name->ctx, d))
        for (size_t i = 0; i < d->num_predicates; i++)
            if (jig_str_is(rest, d->predicates[i].name)) {
                use->test = d->predicates[i].test;
                return true;
            }
    return jig_rowtext_fail(t, "no predicate '%.*s'", JIG_FMT(name));
}

static bool find_type_fn(JigSpec *s, JigRowText *t, JigStr name, JigTraitUse *use) {
    JigStr rest;
    const JigDialect *d = jig_constraint_split_name(s->name->ctx, s->name->dialect, name, &rest);
    for (; d; d = jig_dialect_next_part(s->name->ctx, d))
        for (size_t i = 0; i < d->num_type_fns; i++)
            if (jig_str_is(rest, d->type_fns[i].name)) {
                use->fn = d->type_fns[i].fn;
                use->list_fn = d->type_fns[i].list;
                return true;
            }
    return jig_trait_find_type_fn(name, use) ||
           jig_rowtext_fail(t, "no type function '%.*s'", JIG_FMT(name));
}

/* <"text", from, to, fn> */
static bool parse_fn(JigSpec *s, JigRowText *t, JigTraitUse *use) {
    JigEntity e[2];
    JigStr fn;
    if (!jig_rowtext_expect(t, "<") || !jig_rowtext_try_string(t, &use->text))
        return jig_rowtext_fail(t, "expected a text");
    JIG_CHECK(jig_rowtext_expect(t, ",") && parse_entity(s, t, &e[0]) &&
              jig_rowtext_expect(t, ",") && parse_entity(s, t, &e[1]) &&
              jig_rowtext_expect(t, ",") && jig_rowtext_word(t, "a type function", &fn) &&
              find_type_fn(s, t, fn, use));
    use->entities = keep(s, e, sizeof e);
    use->num_entities = 2;
    return jig_rowtext_expect(t, ">");
}

/* <"text", predicate>, or <"text", entity, entity>. */
static bool parse_predicate(JigSpec *s, JigRowText *t, JigTraitUse *use) {
    if (!jig_rowtext_expect(t, "<") || !jig_rowtext_try_string(t, &use->text))
        return jig_rowtext_fail(t, "expected a text");
    JIG_CHECK(jig_rowtext_expect(t, ","));
    if (use->info->verify == jig_trait_check_predicate) {
        JigStr name;
        return jig_rowtext_word(t, "a predicate", &name) && find_predicate(s, t, name, use) &&
               jig_rowtext_expect(t, ">");
    }
    JigEntity e[2];
    JIG_CHECK(parse_entity(s, t, &e[0]) && jig_rowtext_expect(t, ",") && parse_entity(s, t, &e[1]));
    use->entities = keep(s, e, sizeof e);
    use->num_entities = 2;
    return jig_rowtext_expect(t, ">");
}

static bool parse_effects(JigSpec *s, JigRowText *t) {
    EffectVec v = {0};
    JigGroupEffect e;
    bool ok = jig_rowtext_expect(t, "<");
    while (ok && jig_spec_try_effect(t, &e)) {
        jig_vec_push(&v, e);
        if (!jig_rowtext_try(t, ","))
            break;
    }
    s->effects = keep(s, v.data, v.len * sizeof *v.data);
    s->num_effects = v.len;
    jig_vec_free(&v);
    return ok && jig_rowtext_expect(t, ">");
}

static bool parse_args(JigSpec *s, JigRowText *t, JigTraitUse *use) {
    switch (use->info->args) {
    case JIG_ARGS_NONE:
        return true;
    case JIG_ARGS_WORDS:
        return parse_words(s, t, use);
    case JIG_ARGS_ENTITIES:
        return parse_entities(s, t, use);
    case JIG_ARGS_PRED:
        return parse_predicate(s, t, use);
    case JIG_ARGS_FN:
        return parse_fn(s, t, use);
    case JIG_ARGS_EFFECTS:
        return parse_effects(s, t);
    }
    return true;
}

static const JigTraitRow *find_row(JigSpec *s, JigStr name) {
    JigStr rest;
    const JigDialect *d = jig_constraint_split_name(s->name->ctx, s->name->dialect, name, &rest);
    for (; d; d = jig_dialect_next_part(s->name->ctx, d))
        for (size_t i = 0; i < d->num_traits; i++)
            if (jig_str_is(rest, d->traits[i].name))
                return &d->traits[i];
    return NULL;
}

static const JigIfaceId *find_iface(const JigSpec *s, JigStr name) {
    for (const JigIface *i = s->row->ifaces; i && i->id; i++)
        if (jig_str_is(name, i->id->name))
            return i->id;
    return NULL;
}

/* Interfaces that the row implements without naming them are checked last. */
static void add_unnamed_ifaces(JigSpec *s, UseVec *v) {
    for (const JigIface *i = s->row->ifaces; i && i->id; i++) {
        bool named = !i->id->verify && !i->id->verify_regions;
        for (size_t k = 0; k < v->len; k++)
            named |= v->data[k].iface == i->id;
        if (!named)
            jig_vec_push(v, ((JigTraitUse){.info = &jig_trait_interface, .iface = i->id}));
    }
}

static bool compile_list(JigSpec *s, JigRowText *t, UseVec *v) {
    while (!jig_rowtext_at_end(t)) {
        JigStr name;
        JIG_CHECK(jig_rowtext_word(t, "a trait", &name));
        static const JigTraitInfo own = {.name = "own", .phase = JIG_PHASE_OTHER};
        JigTraitUse use = {.row = find_row(s, name)};
        use.info = use.row ? &own : jig_trait_find(name);
        if (!use.info)
            return jig_rowtext_fail(t, "no trait '%.*s'", JIG_FMT(name));
        if (use.info->expands) {
            JigRowText inner;
            jig_rowtext_init(&inner, t->arena, use.info->expands);
            JIG_CHECK(compile_list(s, &inner, v));
        } else {
            if (use.info->verify == jig_trait_check_interface)
                use.iface = find_iface(s, name);
            JIG_CHECK(parse_args(s, t, &use));
            jig_vec_push(v, use);
        }
        if (!jig_rowtext_try(t, ","))
            return jig_rowtext_at_end(t) || jig_rowtext_fail(t, "expected ','");
    }
    return true;
}

static const JigTraitInfo inferred = {
    .name = "InferTypes", .phase = JIG_PHASE_OTHER, .verify_regions = jig_trait_check_inferred};

/* ---- Do the result types follow from what the traits tie together? ---- */

static bool is_known(const JigEntity *e, const bool *results) {
    return e->kind == JIG_ENTITY_OPERAND || e->kind == JIG_ENTITY_PROP || results[e->index];
}

static void tie_known(const JigTraitUse *use, bool *results) {
    if (use->info->tie == JIG_TIE_ALL_SAME) {
        bool known = false;
        for (size_t i = 0; i < use->num_entities; i++)
            known |= is_known(&use->entities[i], results);
        for (size_t i = 0; known && i < use->num_entities; i++)
            if (use->entities[i].kind == JIG_ENTITY_RESULT)
                results[use->entities[i].index] = true;
    } else if (use->info->tie == JIG_TIE_FN && use->fn && !use->count &&
               use->entities[1].kind == JIG_ENTITY_RESULT) {
        results[use->entities[1].index] |= is_known(&use->entities[0], results);
    }
}

static bool has_single_operand(const JigSpec *s) {
    for (size_t i = 0; i < s->num_ins; i++)
        if (s->ins[i].arity == JIG_ONE)
            return true;
    return false;
}

static bool infers_by_traits(const JigSpec *s, const UseVec *v) {
    if (!s->num_outs || s->variadic_outs || s->row->infer)
        return false;
    bool *results = jig_calloc(s->num_outs, sizeof *results);
    for (size_t i = 0; i < s->num_outs; i++)
        results[i] = s->outs[i].type->only != NULL;
    /* A chain of ties is at most as long as there are results. */
    for (size_t round = 0; round <= s->num_outs; round++)
        for (size_t i = 0; i < v->len; i++)
            tie_known(&v->data[i], results);
    bool all = true;
    for (size_t i = 0; i < s->num_outs; i++)
        all &= results[i];
    for (size_t i = 0; i < v->len; i++) {
        if (v->data[i].info->tie == JIG_TIE_OPERANDS_RESULTS)
            all = has_single_operand(s);
        else if (v->data[i].info->tie == JIG_TIE_FIRST_ATTR)
            all = true;
    }
    jig_free(results);
    return all;
}

bool jig_spec_compile_traits(JigSpec *s, JigRowText *t) {
    UseVec v = {0};
    bool ok = compile_list(s, t, &v) && !t->error;
    s->infers_by_traits = infers_by_traits(s, &v);
    s->infers = s->infers_by_traits || s->row->infer;
    bool listed = false;
    for (size_t i = 0; i < v.len; i++)
        listed |= v.data[i].info->verify_regions == jig_trait_check_inferred;
    add_unnamed_ifaces(s, &v);
    if (s->infers && !listed)
        jig_vec_push(&v, ((JigTraitUse){.info = &inferred}));
    s->traits = keep(s, v.data, v.len * sizeof *v.data);
    s->num_traits = v.len;
    jig_vec_free(&v);
    return ok;
}

/* ---- Checks in their order ---- */

static bool verifies(const JigTraitUse *use) {
    if (use->info->verify == jig_trait_check_interface)
        return use->iface && use->iface->verify;
    return use->row ? use->row->verify != NULL : use->info->verify != NULL;
}

static bool verifies_regions(const JigTraitUse *use) {
    if (use->info->verify_regions == jig_trait_check_interface_regions)
        return use->iface && use->iface->verify_regions;
    return use->row ? use->row->verify_regions != NULL : use->info->verify_regions != NULL;
}

static JigChecks no_checks(const JigSpec *s) {
    JigArena *a = &s->name->ctx->perm;
    return (JigChecks){.all = JIG_NEW_ARRAY(a, const JigTraitUse *, s->num_traits + 1),
                       .beyond = JIG_NEW_ARRAY(a, const JigTraitUse *, s->num_traits + 1)};
}

static void add_check(JigChecks *to, const JigTraitUse *use, bool of_types) {
    to->all[to->num_all++] = use;
    if (!of_types)
        to->beyond[to->num_beyond++] = use;
}

static bool is_of_types(const JigTraitUse *use) {
    if (use->info->verify == jig_trait_check_interface)
        return use->iface && use->iface->of_types;
    return !use->row && use->info->of_types;
}

static void add_phase(const JigSpec *s, JigChecks *to, JigTraitPhase phase) {
    for (size_t i = 0; i < s->num_traits; i++) {
        const JigTraitUse *use = &s->traits[i];
        if (use->info->phase == phase && verifies(use))
            add_check(to, use, is_of_types(use));
    }
}

static void add_regions_phase(const JigSpec *s, JigChecks *to, JigTraitPhase phase) {
    for (size_t i = 0; i < s->num_traits; i++) {
        const JigTraitUse *use = &s->traits[i];
        bool infers = use->info->verify_regions == jig_trait_check_inferred;
        if (use->info->phase == phase && verifies_regions(use) && (!infers || s->infers))
            add_check(to, use,
                      infers ? s->infers_by_traits && !s->row->infer
                             : use->iface && use->iface->of_types);
    }
}

static bool names_property(const JigTraitUse *use) {
    for (size_t i = 0; i < use->num_entities; i++)
        if (use->entities[i].kind == JIG_ENTITY_PROP)
            return true;
    return use->info->tie == JIG_TIE_FIRST_ATTR;
}

static void order_checks(JigSpec *s) {
    s->structural = no_checks(s);
    s->predicates = no_checks(s);
    s->others = no_checks(s);
    s->after = no_checks(s);
    add_phase(s, &s->structural, JIG_PHASE_STRUCTURAL);
    add_phase(s, &s->predicates, JIG_PHASE_PREDICATE);
    add_phase(s, &s->others, JIG_PHASE_OTHER);
    add_regions_phase(s, &s->after, JIG_PHASE_STRUCTURAL);
    add_regions_phase(s, &s->after, JIG_PHASE_OTHER);
    s->attrs_matter = s->operand_segments || s->result_segments;
    for (size_t i = 0; i < s->num_ins; i++)
        s->attrs_matter |= s->ins[i].segments != NULL;
    for (size_t i = 0; i < s->num_traits; i++) {
        const JigTraitUse *use = &s->traits[i];
        s->attrs_matter |= names_property(use) || (use->iface && use->iface->of_types) ||
                           (use->row && use->row->verify_types);
        if (s->traits[i].info->verify_regions == jig_trait_check_implicit_terminator)
            s->implicit_terminator = &s->traits[i];
    }
}

void jig_spec_finish_traits(JigSpec *s) {
    uint64_t flags = 0;
    for (size_t i = 0; i < s->num_traits; i++) {
        const JigTraitInfo *info = s->traits[i].info;
        flags |= UINT64_C(1) << info->flag | UINT64_C(1) << info->flag2;
        s->same_operand_sizes |= info->same_sizes == JIG_SAME_OPERAND_SIZES;
        s->same_result_sizes |= info->same_sizes == JIG_SAME_RESULT_SIZES;
    }
    flags &= ~(UINT64_C(1) << JIG_TRAIT_NONE);
    ((JigOpName *)s->name)->traits = flags;
    s->operand_segments = flags >> JIG_TRAIT_ATTR_SIZED_OPERANDS & 1;
    s->result_segments = flags >> JIG_TRAIT_ATTR_SIZED_RESULTS & 1;
    order_checks(s);
}
