/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* All rows at once: what their strings say is compiled, and what they name is looked up. */
#include "asm/format_int.h"
#include "jig/rewrite.h"
#include "support/check.h"

/* What traits ask of rows. */
static bool check_traits(JigContext *ctx, const JigSpec *s) {
    for (size_t i = 0; i < s->num_traits; ++i) {
        const JigTraitRow *trait = s->traits[i].row;
        const char *lack = trait && trait->lacks ? trait->lacks(s) : NULL;
        if (lack)
            return jig_error(ctx, jig_loc_unknown(ctx), "row '%s': trait '%s' wants %s",
                             s->row->name, trait->name, lack);
    }
    return true;
}

static bool is_op(JigContext *ctx, const char *name) {
    return jig_op_name(ctx, jig_str(name))->row;
}

static bool is_dialect(JigContext *ctx, const char *name) {
    return jig_context_dialect(ctx, jig_str(name));
}

static size_t num_words(const char *list) {
    size_t n = 1;
    for (; *list; ++list)
        n += *list == ',';
    return n;
}

/* Strings that are compiled nowhere: they name something, or are lists of names. */
static bool check_names(JigContext *ctx, const JigSpec *s) {
    const JigOpRow *row = s->row;
    JigLoc nowhere = jig_loc_unknown(ctx);
    size_t names = row->result_name ? num_words(row->result_name) : 1;
    bool ok = true;
    if (names != 1 && names != s->num_outs)
        ok = jig_error(ctx, nowhere, "row '%s', .result_name: %zu names of %zu groups of results",
                       row->name, names, s->num_outs);
    if (row->default_dialect && !is_dialect(ctx, row->default_dialect))
        ok = jig_error(ctx, nowhere, "row '%s', .default_dialect: no dialect '%s'", row->name,
                       row->default_dialect);
    for (const JigPattern *p = row->canonicalize; p && p->name; ++p)
        if (p->root && !is_op(ctx, p->root))
            ok = jig_error(ctx, nowhere,
                           "row '%s', .canonicalize: pattern '%s' begins at no op '%s'", row->name,
                           p->name, p->root);
    if (row->older && row->older->today && !is_op(ctx, row->older->today))
        ok = jig_error(ctx, nowhere, "row '%s', .older: no op '%s'", row->name, row->older->today);
    return ok;
}

static bool check_ops(JigContext *ctx, const JigDialect *d) {
    bool ok = true;
    for (size_t i = 0; i < d->num_ops; i++) {
        const JigSpec *s = jig_spec(jig_op_name_of_row(ctx, &d->ops[i]));
        bool fine = s && !s->broken && (!d->ops[i].format || jig_format_of(s));
        if (fine && (!d->ops[i].parse != !d->ops[i].print))
            fine = jig_error(ctx, jig_loc_unknown(ctx), "row '%s': .parse and .print come together",
                             d->ops[i].name);
        if (fine && d->ops[i].format && d->ops[i].parse)
            fine = jig_error(ctx, jig_loc_unknown(ctx),
                             "row '%s': .format and .parse exclude each other", d->ops[i].name);
        ok &= fine && check_traits(ctx, s) && check_names(ctx, s);
    }
    return ok;
}

static bool check_older_texts(JigContext *ctx, const JigDialect *d) {
    bool ok = true;
    for (const JigOlderText *t = d->older_texts; t && t->name; ++t) {
        const JigOpName *name = jig_op_name(ctx, jig_str(t->op ? t->op : t->name));
        const JigSpec *s = name->row ? jig_spec(name) : NULL;
        bool fine = s && !s->broken && (!t->format || jig_format_of_older(s, t->format));
        ok &= fine ||
              jig_error(ctx, jig_loc_unknown(ctx), "older text of '%s' is malformed", t->name);
    }
    return ok;
}

/* Parameters are read from rows, whoever writes and reads the text. */
static bool check_types_and_attrs(JigContext *ctx, const JigDialect *d) {
    bool ok = true;
    for (size_t i = 0; i < d->num_types; i++)
        ok &= jig_format_of_type_params(ctx, &d->types[i]) != NULL;
    for (size_t i = 0; i < d->num_attrs; i++)
        ok &= jig_format_of_attr_params(ctx, &d->attrs[i]) != NULL;
    return ok;
}

static bool check_enum(JigContext *ctx, const JigEnumRow *e) {
    JigLoc nowhere = jig_loc_unknown(ctx);
    bool ok = true;
    int64_t value;
    if (e->storage && strcmp(e->storage, "i32") != 0 && strcmp(e->storage, "i64") != 0)
        ok = jig_error(ctx, nowhere, "enum '%s', .storage: neither i32 nor i64: '%s'", e->name,
                       e->storage);
    for (const JigEnumCase *c = e->cases; c->text; ++c)
        if (!jig_enum_value(e, jig_str(c->text), &value) || value != c->value)
            ok = jig_error(ctx, nowhere, "enum '%s': two cases '%s'", e->name, c->text);
    for (const JigEnumOlder *o = e->older; o && o->text; ++o)
        if (!jig_enum_value(e, jig_str(o->today), &value))
            ok = jig_error(ctx, nowhere, "enum '%s', .older: no case '%s'", e->name, o->today);
    return ok;
}

/* "{0}", "{0...}" in what a directive says of itself. Other braces are text. */
static bool is_argument_whole(const char *brace) {
    const char *end = brace[1] >= '0' && brace[1] <= '9' ? brace + 2 : NULL;
    return !end || *end == '}' || strncmp(end, "...}", 4) == 0;
}

static bool check_custom(JigContext *ctx, const JigCustomRow *custom) {
    for (const char *at = custom->written; at && (at = strchr(at, '{')); ++at)
        if (!is_argument_whole(at))
            return jig_error(ctx, jig_loc_unknown(ctx),
                             "directive '%s', .written: neither {n} nor {n...}: '%s'", custom->name,
                             at);
    return true;
}

/* Tables of the dialect that no op has a part in. */
static bool check_others(JigContext *ctx, const JigDialect *d) {
    bool ok = true;
    for (size_t i = 0; i < d->num_enums; i++)
        ok &= check_enum(ctx, &d->enums[i]);
    for (size_t i = 0; i < d->num_customs; i++)
        ok &= check_custom(ctx, &d->customs[i]);
    for (const char *const *name = d->depends; name && *name; ++name)
        if (!is_dialect(ctx, *name))
            ok = jig_error(ctx, jig_loc_unknown(ctx), "dialect '%s', .depends: no dialect '%s'",
                           d->name, *name);
    return ok;
}

/* A constraint row that no op uses is compiled too. What it names may stand in any part of the
 * dialect. */
static bool check_constraints(JigContext *ctx, const JigDialect *d) {
    const JigDialect *whole = jig_context_dialect(ctx, jig_str(d->name));
    bool ok = true;
    for (size_t i = 0; i < d->num_type_constraints; i++) {
        JigRowText t;
        jig_rowtext_init(&t, &ctx->perm, d->type_constraints[i].name);
        if (!jig_constraint_compile_type(ctx, whole, &t))
            ok = jig_error(ctx, jig_loc_unknown(ctx), "type constraint '%s' of '%s': %s",
                           d->type_constraints[i].name, d->name, t.error);
    }
    for (size_t i = 0; i < d->num_attr_constraints; i++) {
        JigRowText t;
        jig_rowtext_init(&t, &ctx->perm, d->attr_constraints[i].name);
        if (!jig_constraint_compile_attr(ctx, whole, &t))
            ok = jig_error(ctx, jig_loc_unknown(ctx), "attribute constraint '%s' of '%s': %s",
                           d->attr_constraints[i].name, d->name, t.error);
    }
    return ok;
}

bool jig_format_check_dialects(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    bool ok = jig_constraint_check_summaries(ctx);
    for (size_t i = 0; i < ctx->dialect_list.len; i++) {
        const JigDialect *d = ctx->dialect_list.data[i];
        ok &= check_constraints(ctx, d);
        ok &= check_ops(ctx, d);
        ok &= check_types_and_attrs(ctx, d);
        ok &= check_older_texts(ctx, d);
        ok &= check_others(ctx, d);
    }
    jig_diag_flush(ctx);
    return ok;
}
