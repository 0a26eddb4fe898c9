/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Compiling an op row to its spec. */
#include "ir/spec/spec_int.h"
#include "support/check.h"

typedef JIG_VEC(JigGroup) GroupVec;

static void *keep(JigContext *ctx, const void *data, size_t size) {
    return size ? jig_arena_copy(&ctx->perm, data, size) : NULL;
}

static const JigIdent *ident(JigContext *ctx, JigStr name) {
    return jig_str_is(name, "_") ? NULL : jig_ident(ctx, name);
}

/* ---- Operands and results ---- */

bool jig_spec_try_effect(JigRowText *t, JigGroupEffect *out) {
    static const struct {
        const char *name;
        uint8_t kinds;
        bool consumes;
    } effects[] = {
        {"read", JIG_EFFECT_READ, false},
        {"write", JIG_EFFECT_WRITE, false},
        {"alloc", JIG_EFFECT_ALLOC, false},
        {"free", JIG_EFFECT_FREE, false},
        {"consume", JIG_EFFECT_READ | JIG_EFFECT_FREE, true},
    };
    JigRowText before = *t;
    JigStr word;
    if (jig_rowtext_try_word(t, &word))
        for (size_t i = 0; i < JIG_LEN(effects); i++) {
            if (!jig_str_is(word, effects[i].name))
                continue;
            *out = (JigGroupEffect){.kinds = effects[i].kinds, .consumes = effects[i].consumes};
            JigStr resource;
            if (jig_rowtext_try(t, "(") && jig_rowtext_word(t, "a resource", &resource) &&
                jig_rowtext_expect(t, ")"))
                out->resource = jig_arena_str(t->arena, resource).ptr;
            return true;
        }
    if (!t->error)
        *t = before;
    return false;
}

static void parse_effects(JigContext *ctx, JigRowText *t, JigGroup *g) {
    JIG_VEC(JigGroupEffect) v = {0};
    JigGroupEffect e;
    while (jig_spec_try_effect(t, &e))
        jig_vec_push(&v, e);
    g->effects = keep(ctx, v.data, v.len * sizeof *v.data);
    g->num_effects = v.len;
    jig_vec_free(&v);
}

/* optional<, variadic<, variadic2<: the arity, and whether a '>' must follow. */
static bool parse_arity(JigRowText *t, JigArity *arity) {
    static const char *const words[] = {NULL, "optional", "variadic", "variadic2"};
    JigRowText before = *t;
    JigStr word;
    if (jig_rowtext_try_word(t, &word))
        for (size_t i = 1; i < JIG_LEN(words); i++)
            if (jig_str_is(word, words[i]) && jig_rowtext_try(t, "<")) {
                *arity = (JigArity)i;
                return true;
            }
    if (!t->error)
        *t = before;
    *arity = JIG_ONE;
    return false;
}

static bool parse_value_group(JigContext *ctx, const JigDialect *d, JigRowText *t, JigGroup *g) {
    JigStr name;
    JIG_CHECK(jig_rowtext_word(t, "a name", &name) && jig_rowtext_expect(t, ":"));
    *g = (JigGroup){.name = ident(ctx, name)};
    parse_effects(ctx, t, g);
    bool wrapped = parse_arity(t, &g->arity);
    g->type = jig_constraint_compile_type(ctx, d, t);
    if (!g->type)
        return false;
    if (g->arity == JIG_VARIADIC2) {
        JigStr segments;
        JIG_CHECK(jig_rowtext_expect(t, ",") &&
                  jig_rowtext_word(t, "the property with the segment sizes", &segments));
        g->segments = jig_ident(ctx, segments);
    }
    bool variadic = g->arity == JIG_VARIADIC || g->arity == JIG_VARIADIC2;
    g->summary = variadic
                     ? jig_arena_printf(&ctx->perm, "variadic of %.*s", JIG_FMT(g->type->summary))
                     : g->type->summary;
    return !wrapped || jig_rowtext_expect(t, ">");
}

/* ---- Regions and successors ---- */

static bool parse_blocks(JigRowText *t, JigGroup *g) {
    JigStr word;
    JIG_CHECK(jig_rowtext_word(t, "any, sized<N>, min<N> or max<N>", &word));
    g->min_blocks = g->max_blocks = -1;
    if (jig_str_is(word, "any"))
        return true;
    int64_t n = 0;
    if (!jig_rowtext_expect(t, "<") || !jig_rowtext_try_int(t, &n) || !jig_rowtext_expect(t, ">"))
        return jig_rowtext_fail(t, "expected a number of blocks");
    if (jig_str_is(word, "sized"))
        g->min_blocks = g->max_blocks = (int32_t)n;
    else if (jig_str_is(word, "min"))
        g->min_blocks = (int32_t)n;
    else if (jig_str_is(word, "max"))
        g->max_blocks = (int32_t)n;
    else
        return jig_rowtext_fail(t, "no region constraint '%.*s'", JIG_FMT(word));
    return true;
}

static JigStr region_summary(JigContext *ctx, const JigGroup *g) {
    if (g->min_blocks >= 0 && g->min_blocks == g->max_blocks)
        return jig_arena_printf(&ctx->perm, "region with %d blocks", g->min_blocks);
    if (g->min_blocks >= 0)
        return jig_arena_printf(&ctx->perm, "region with at least %d blocks", g->min_blocks);
    if (g->max_blocks >= 0)
        return jig_arena_printf(&ctx->perm, "region with at most %d blocks", g->max_blocks);
    return JIG_STR("any region");
}

static bool parse_region(JigContext *ctx, const JigDialect *d, JigRowText *t, JigGroup *g) {
    (void)d;
    JigStr name;
    JIG_CHECK(jig_rowtext_word(t, "a name", &name) && jig_rowtext_expect(t, ":"));
    *g = (JigGroup){.name = ident(ctx, name)};
    bool wrapped = parse_arity(t, &g->arity);
    JIG_CHECK(parse_blocks(t, g));
    g->summary = region_summary(ctx, g);
    return !wrapped || jig_rowtext_expect(t, ">");
}

static bool parse_successor(JigContext *ctx, const JigDialect *d, JigRowText *t, JigGroup *g) {
    (void)d;
    JigStr name, word;
    JIG_CHECK(jig_rowtext_word(t, "a name", &name));
    *g = (JigGroup){.name = ident(ctx, name), .operands = -1};
    if (jig_rowtext_try(t, "(")) {
        JIG_CHECK(jig_rowtext_word(t, "an operand group", &word) && jig_rowtext_expect(t, ")"));
        g->segments = jig_ident(ctx, word); /* resolved when the operands are known */
    }
    if (jig_rowtext_try(t, ":")) {
        if (!jig_rowtext_word(t, "'variadic'", &word) || !jig_str_is(word, "variadic"))
            return jig_rowtext_fail(t, "expected 'variadic'");
        g->arity = JIG_VARIADIC;
    }
    return true;
}

/* ---- Lists ---- */

typedef bool (*ParseGroup)(JigContext *ctx, const JigDialect *d, JigRowText *t, JigGroup *g);

static bool parse_groups(JigSpec *s, JigRowText *t, ParseGroup parse, JigGroup **out, size_t *n,
                         size_t *num_variadic) {
    JigContext *ctx = s->name->ctx;
    GroupVec v = {0};
    bool ok = true;
    while (ok && !jig_rowtext_at_end(t)) {
        JigGroup g;
        ok = parse(ctx, s->name->dialect, t, &g);
        if (ok) {
            jig_vec_push(&v, g);
            *num_variadic += g.arity != JIG_ONE;
        }
        if (ok && !jig_rowtext_try(t, ",")) {
            ok = jig_rowtext_at_end(t) || jig_rowtext_fail(t, "expected ','");
            break;
        }
    }
    *out = keep(ctx, v.data, v.len * sizeof *v.data);
    *n = v.len;
    jig_vec_free(&v);
    return ok && !t->error;
}

/* name: [prop] constraint [= default | ?= default]. */
static bool parse_prop(JigSpec *s, JigRowText *t, JigProp *p) {
    JigContext *ctx = s->name->ctx;
    JigStr name, word;
    JIG_CHECK(jig_rowtext_word(t, "a name", &name) && jig_rowtext_expect(t, ":"));
    *p = (JigProp){.name = jig_ident(ctx, name), .required = true};
    JigRowText before = *t;
    if (jig_rowtext_try_word(t, &word) && jig_str_is(word, "prop"))
        p->native = true;
    else
        *t = before;
    JigArity arity;
    bool wrapped = parse_arity(t, &arity);
    p->check = jig_constraint_compile_attr(ctx, s->name->dialect, t);
    if (!p->check || (wrapped && !jig_rowtext_expect(t, ">")))
        return false;
    p->required = arity == JIG_ONE && !(p->check->store == JIG_STORE_UNIT);
    if (p->native &&
        p->check->store == JIG_STORE_UNIT) { /* a flag that is always stored: unit or false */
        p->otherwise = jig_attr_bool(ctx, false);
        p->filled = true;
    }
    bool assumed = jig_rowtext_try(t, "?=");
    if (assumed || jig_rowtext_try(t, "=")) {
        JigStr text = jig_rowtext_until(t, ",");
        if (assumed && jig_str_is(text, "default")) { /* the op's code knows it */
            p->required = false;
            return true;
        }
        p->otherwise = jig_spec_default(ctx, p->check, text, t);
        p->required = false;
        p->filled = !assumed;
        return p->otherwise != NULL;
    }
    return true;
}

static bool parse_props(JigSpec *s, JigRowText *t) {
    JIG_VEC(JigProp) v = {0};
    bool ok = true;
    while (ok && !jig_rowtext_at_end(t)) {
        JigProp p;
        ok = parse_prop(s, t, &p);
        if (ok)
            jig_vec_push(&v, p);
        if (ok && !jig_rowtext_try(t, ",")) {
            ok = jig_rowtext_at_end(t) || jig_rowtext_fail(t, "expected ','");
            break;
        }
    }
    s->props = keep(s->name->ctx, v.data, v.len * sizeof *v.data);
    s->num_props = v.len;
    jig_vec_free(&v);
    return ok && !t->error;
}

static int compare_idents(const JigIdent *a, const JigIdent *b) {
    size_t n = a->len < b->len ? a->len : b->len;
    int c = memcmp(a->ptr, b->ptr, n);
    return c ? c : (a->len > b->len) - (a->len < b->len);
}

static void sort_props(JigSpec *s) {
    uint32_t *order = JIG_NEW_ARRAY(&s->name->ctx->perm, uint32_t, s->num_props + 1);
    for (uint32_t i = 0; i < s->num_props; i++) {
        uint32_t at = i;
        for (; at > 0 && compare_idents(s->props[order[at - 1]].name, s->props[i].name) > 0; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
    s->sorted = order;
}

/* ---- The whole row ---- */

static bool report(const JigSpec *s, const char *column, const JigRowText *t) {
    return jig_error(s->name->ctx, jig_loc_unknown(s->name->ctx), "row '%s', .%s, column %zu: %s",
                     s->row->name, column, t->error_column, t->error);
}

static bool compile_groups(JigSpec *s, const char *column, const char *text, ParseGroup parse,
                           JigGroup **out, size_t *n, size_t *num_variadic) {
    JigRowText t;
    jig_rowtext_init(&t, &s->name->ctx->perm, text);
    return parse_groups(s, &t, parse, out, n, num_variadic) || report(s, column, &t);
}

static bool resolve_successor_operands(JigSpec *s) {
    for (size_t i = 0; i < s->num_succs; i++) {
        const JigIdent *name = s->succs[i].segments;
        for (size_t g = 0; name && g < s->num_ins; g++)
            if (s->ins[g].name == name)
                s->succs[i].operands = (int32_t)g;
        if (name && s->succs[i].operands < 0)
            return jig_error(s->name->ctx, jig_loc_unknown(s->name->ctx),
                             "row '%s', .succs: no operands '%s'", s->row->name, name->ptr);
    }
    return true;
}

/* More than one optional or variadic group needs a rule that splits the list. */
static bool check_split(const JigSpec *s, const char *column, size_t num_variadic, bool segments,
                        bool same) {
    if (num_variadic > 1 && !segments && !same)
        return jig_error(
            s->name->ctx, jig_loc_unknown(s->name->ctx),
            "row '%s', .%s: %zu optional or variadic groups need a trait that splits them",
            s->row->name, column, num_variadic);
    return true;
}

/* Segment sizes are a property of the op even where the row does not list it. */
static bool compile(JigSpec *s) {
    const JigOpRow *r = s->row;
    JigRowText t;
    bool ok =
        compile_groups(s, "ins", r->ins, parse_value_group, &s->ins, &s->num_ins, &s->variadic_ins);
    ok &= compile_groups(s, "outs", r->outs, parse_value_group, &s->outs, &s->num_outs,
                         &s->variadic_outs);
    ok &= compile_groups(s, "regions", r->regions, parse_region, &s->regions, &s->num_regions,
                         &s->variadic_regions);
    ok &= compile_groups(s, "succs", r->succs, parse_successor, &s->succs, &s->num_succs,
                         &s->variadic_succs);
    ok &= resolve_successor_operands(s);
    jig_rowtext_init(&t, &s->name->ctx->perm, r->props);
    ok &= parse_props(s, &t) || report(s, "props", &t);
    sort_props(s);
    jig_rowtext_init(&t, &s->name->ctx->perm, r->traits);
    ok &= jig_spec_compile_traits(s, &t) || report(s, "traits", &t);
    jig_spec_finish_traits(s);
    ok &= check_split(s, "ins", s->variadic_ins, s->operand_segments, s->same_operand_sizes);
    ok &= check_split(s, "outs", s->variadic_outs, s->result_segments, s->same_result_sizes);
    jig_spec_note_effects(s);
    s->has_fills = s->operand_segments || s->result_segments;
    for (size_t i = 0; i < s->num_props; i++)
        s->has_fills |= s->props[i].filled;
    return ok;
}

const JigSpec *jig_spec_compiled(const JigOpName *name) {
    JIG_REQUIRE(name);
    if (name->spec || !name->row)
        return name->spec;
    JigOpName *n = (JigOpName *)name;
    JigSpec *s = JIG_NEW(&n->ctx->perm, JigSpec);
    s->name = n;
    s->row = n->row;
    n->spec = s;
    s->broken = !compile(s);
    return s;
}

/* ---- Finding parts ---- */

int jig_spec_prop(const JigSpec *s, const JigIdent *name) {
    JIG_REQUIRE(s && name);
    for (size_t i = 0; i < s->num_props; i++)
        if (s->props[i].name == name)
            return (int)i;
    return -1;
}

static bool find_group(const JigGroup *groups, size_t n, JigStr name, JigEntityKind kind,
                       JigEntity *out) {
    for (size_t i = 0; i < n; i++)
        if (groups[i].name ? jig_str_eq(jig_ident_str(groups[i].name), name)
                           : jig_str_is(name, "_")) {
            *out = (JigEntity){(uint8_t)kind, (uint16_t)i};
            return true;
        }
    return false;
}

bool jig_spec_entity(const JigSpec *s, JigStr name, JigEntity *out) {
    JIG_REQUIRE(s && out);
    if (name.len && name.ptr[0] == '$') {
        name.ptr++;
        name.len--;
    }
    if (find_group(s->ins, s->num_ins, name, JIG_ENTITY_OPERAND, out) ||
        find_group(s->outs, s->num_outs, name, JIG_ENTITY_RESULT, out))
        return true;
    for (size_t i = 0; i < s->num_props; i++)
        if (jig_str_eq(jig_ident_str(s->props[i].name), name)) {
            *out = (JigEntity){JIG_ENTITY_PROP, (uint16_t)i};
            return true;
        }
    return false;
}
