/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reading a format's text into items. */
#include "asm/format_int.h"

#include "asm/lexer.h"

typedef JIG_VEC(JigItem) ItemVec;

static bool compile_list(JigFormatText *t, ItemVec *out, const char *stops);
static bool compile_item(JigFormatText *t, JigItem *out, bool argument);

static void *keep(JigFormatText *t, const void *data, size_t size) {
    return size ? jig_arena_copy(&t->ctx->perm, data, size) : NULL;
}

static void keep_items(JigFormatText *t, ItemVec *v, const JigItem **items, uint16_t *n) {
    *items = keep(t, v->data, v->len * sizeof *v->data);
    *n = (uint16_t)v->len;
    jig_vec_free(v);
}

/* ---- Literals ---- */

static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/* Is it one token? A word, or a mark as a whole. */
static bool can_be_read(JigStr s) {
    if (is_letter(s.ptr[0])) {
        for (size_t i = 0; i < s.len; ++i)
            if (!is_letter(s.ptr[i]) && !(s.ptr[i] >= '0' && s.ptr[i] <= '9') &&
                !strchr("$.", s.ptr[i]))
                return false;
        return true;
    }
    JigTokenKind first = jig_token_kind_of_mark((char[]){s.ptr[0], 0});
    return s.len == 1 ? first != JIG_TOK_BARE : jig_token_kind_of_mark(s.ptr) != first;
}

static bool compile_literal(JigFormatText *t, JigItem *out) {
    JigRowText *r = &t->text;
    const char *end = strchr(r->p, '`');
    if (!end)
        return jig_rowtext_fail(r, "literal does not end");
    JigStr s = {r->p, (size_t)(end - r->p)};
    r->p = end + 1;
    if (s.len == 0 || jig_str_is(s, " ")) {
        out->kind = JIG_ITEM_SPACE;
    } else if (jig_str_is(s, "\\n") || jig_str_is(s, "\n")) {
        out->kind = JIG_ITEM_NEWLINE;
    } else {
        out->kind = JIG_ITEM_LITERAL;
    }
    out->text = jig_arena_str(&t->ctx->perm, s);
    if (out->kind != JIG_ITEM_LITERAL)
        return true;
    out->token = (uint8_t)jig_token_kind_of_mark(out->text.ptr);
    return can_be_read(out->text) || jig_rowtext_fail(r, "literal is no token and can never match");
}

/* ---- Variables ---- */

static uint8_t style_of(const JigFormatText *t, const JigAttrCheck *c, bool qualified) {
    (void)t;
    if (c->enumeration)
        return JIG_STYLE_ENUM;
    if (c->symbol_name)
        return JIG_STYLE_SYMBOL_NAME;
    if (c->value_type)
        return JIG_STYLE_UNTYPED;
    if (qualified)
        return JIG_STYLE_FULL;
    if (c->store == JIG_STORE_DENSE_ARRAY)
        return JIG_STYLE_ARRAY;
    return c->store == JIG_STORE_ROW ? JIG_STYLE_STRIPPED : JIG_STYLE_FULL;
}

static bool find_group(const JigGroup *groups, size_t n, JigStr name, uint16_t *index) {
    for (size_t i = 0; i < n; i++)
        if (groups[i].name && jig_str_eq(jig_ident_str(groups[i].name), name)) {
            *index = (uint16_t)i;
            return true;
        }
    return false;
}

static bool compile_param(JigFormatText *t, JigStr name, JigItem *out) {
    for (size_t i = 0; i < t->num_params; i++)
        if (jig_str_eq(t->params[i].name, name)) {
            out->kind = JIG_ITEM_PARAM;
            out->index = (uint16_t)i;
            out->optional = t->params[i].optional;
            return true;
        }
    return jig_rowtext_fail(&t->text, "no parameter '%.*s'", JIG_FMT(name));
}

/* Is this value or attribute bound here, rather than referred to? */
static void note_seen(JigFormatText *t, const JigItem *item, bool *operands, bool *results) {
    if (item->is_ref)
        return;
    if (item->kind == JIG_ITEM_OPERANDS && operands)
        operands[item->index] = true;
    else if (item->kind == JIG_ITEM_RESULTS && results)
        results[item->index] = true;
    else if (item->kind == JIG_ITEM_ATTR && operands == t->seen_operands)
        t->seen_attrs[item->index] = true;
}

static bool compile_variable(JigFormatText *t, JigItem *out) {
    JigStr name;
    const JigSpec *s = t->spec;
    JIG_CHECK(jig_rowtext_word(&t->text, "a name", &name));
    if (!s)
        return compile_param(t, name, out);
    JigEntity e;
    if (jig_spec_entity(s, name, &e)) {
        out->index = e.index;
        if (e.kind == JIG_ENTITY_OPERAND) {
            out->kind = JIG_ITEM_OPERANDS;
            out->optional = s->ins[e.index].arity != JIG_ONE;
        } else if (e.kind == JIG_ENTITY_RESULT) {
            out->kind = JIG_ITEM_RESULTS;
            out->optional = s->outs[e.index].arity != JIG_ONE;
        } else {
            const JigProp *p = &s->props[e.index];
            out->kind = JIG_ITEM_ATTR;
            out->style = style_of(t, p->check, out->qualified);
            out->optional = !p->required && !p->filled;
        }
        return true;
    }
    if (find_group(s->regions, s->num_regions, name, &out->index)) {
        out->kind = JIG_ITEM_REGIONS;
        out->optional = s->regions[out->index].arity != JIG_ONE;
        return true;
    }
    if (find_group(s->succs, s->num_succs, name, &out->index)) {
        out->kind = JIG_ITEM_SUCCESSORS;
        out->optional = s->succs[out->index].arity != JIG_ONE;
        return true;
    }
    return jig_rowtext_fail(&t->text, "nothing is called '%.*s'", JIG_FMT(name));
}

/* ---- Directives ---- */

static const struct {
    const char *name;
    JigItemKind kind;
} plain_directives[] = {
    {"attr-dict", JIG_ITEM_ATTR_DICT},
    {"attr-dict-with-keyword", JIG_ITEM_ATTR_DICT_KEYWORD},
    {"prop-dict", JIG_ITEM_PROP_DICT},
    {"operands", JIG_ITEM_ALL_OPERANDS},
    {"results", JIG_ITEM_ALL_RESULTS},
    {"regions", JIG_ITEM_ALL_REGIONS},
    {"successors", JIG_ITEM_ALL_SUCCESSORS},
    {"params", JIG_ITEM_PARAMS},
    {"late-prop-dict", JIG_ITEM_LATE_PROP_DICT},
};

/* The types of what `arg` names are written here. */
static void note_types(JigFormatText *t, const JigItem *arg) {
    if (arg->is_ref || !t->spec)
        return;
    if (arg->kind == JIG_ITEM_ALL_OPERANDS)
        t->all_operand_types = true;
    else if (arg->kind == JIG_ITEM_ALL_RESULTS)
        t->all_result_types = true;
    else
        note_seen(t, arg, t->seen_operand_types, t->seen_result_types);
}

static bool compile_type(JigFormatText *t, JigItem *out, JigItemKind kind, size_t n) {
    JigItem args[2] = {0};
    JIG_CHECK(jig_rowtext_expect(&t->text, "("));
    for (size_t i = 0; i < n; i++) {
        JIG_CHECK((i == 0 || jig_rowtext_expect(&t->text, ",")) && compile_item(t, &args[i], true));
        args[i].is_ref |= out->is_ref;
        note_types(t, &args[i]);
    }
    out->kind = (uint8_t)kind;
    out->items = keep(t, args, n * sizeof *args);
    out->num_items = (uint16_t)n;
    out->optional = args[0].optional;
    return jig_rowtext_expect(&t->text, ")");
}

static bool compile_wrapped(JigFormatText *t, JigItem *out, bool ref) {
    JIG_CHECK(jig_rowtext_expect(&t->text, "("));
    out->qualified |= !ref;
    out->is_ref |= ref;
    JIG_CHECK(compile_item(t, out, true));
    return jig_rowtext_expect(&t->text, ")");
}

const JigCustomRow *jig_format_find_custom(const JigDialect *dialect, JigContext *ctx,
                                           JigStr name) {
    JigStr rest;
    const JigDialect *d = jig_constraint_split_name(ctx, dialect, name, &rest);
    for (; d; d = jig_dialect_next_part(ctx, d))
        for (size_t i = 0; i < d->num_customs; i++)
            if (jig_str_is(rest, d->customs[i].name))
                return &d->customs[i];
    for (const JigCustomRow *c = jig_shared_customs; c->name; c++)
        if (jig_str_is(rest, c->name))
            return c;
    return NULL;
}

static bool compile_custom(JigFormatText *t, JigItem *out) {
    JigStr name;
    JIG_CHECK(jig_rowtext_expect(&t->text, "<") &&
              jig_rowtext_word(&t->text, "a directive", &name) &&
              jig_rowtext_expect(&t->text, ">") && jig_rowtext_expect(&t->text, "("));
    out->kind = JIG_ITEM_CUSTOM;
    out->custom = jig_format_find_custom(t->dialect, t->ctx, name);
    if (!out->custom)
        return jig_rowtext_fail(&t->text, "no custom directive '%.*s'", JIG_FMT(name));
    ItemVec args = {0};
    bool ok = true;
    while (ok && jig_rowtext_peek(&t->text) != ')') {
        JigItem arg = {0};
        ok = (args.len == 0 || jig_rowtext_expect(&t->text, ",")) && compile_item(t, &arg, true);
        if (ok && t->spec)
            note_seen(t, &arg, t->seen_operands, NULL);
        if (ok)
            jig_vec_push(&args, arg);
    }
    keep_items(t, &args, &out->items, &out->num_items);
    return ok && jig_rowtext_expect(&t->text, ")");
}

static bool compile_oilist(JigFormatText *t, JigItem *out) {
    JIG_CHECK(jig_rowtext_expect(&t->text, "("));
    out->kind = JIG_ITEM_OILIST;
    ItemVec clauses = {0};
    bool ok = true;
    do {
        ItemVec v = {0};
        JigItem clause = {.kind = JIG_ITEM_CLAUSE};
        ok = compile_list(t, &v, "|)");
        if (ok && (v.len == 0 || v.data[0].kind != JIG_ITEM_LITERAL))
            ok = jig_rowtext_fail(&t->text, "a clause must begin with a literal");
        keep_items(t, &v, &clause.items, &clause.num_items);
        jig_vec_push(&clauses, clause);
    } while (ok && jig_rowtext_try(&t->text, "|"));
    keep_items(t, &clauses, &out->items, &out->num_items);
    return ok && jig_rowtext_expect(&t->text, ")");
}

static bool compile_struct(JigFormatText *t, JigItem *out) {
    out->kind = JIG_ITEM_STRUCT;
    JIG_CHECK(jig_rowtext_expect(&t->text, "("));
    ItemVec v = {0};
    bool ok = true;
    do {
        JigItem arg = {0};
        ok = compile_item(t, &arg, true);
        if (ok && arg.kind == JIG_ITEM_PARAMS) {
            for (size_t i = 0; i < t->num_params; i++)
                jig_vec_push(&v, ((JigItem){.kind = JIG_ITEM_PARAM,
                                            .index = (uint16_t)i,
                                            .optional = t->params[i].optional}));
        } else if (ok) {
            jig_vec_push(&v, arg);
        }
    } while (ok && jig_rowtext_try(&t->text, ","));
    keep_items(t, &v, &out->items, &out->num_items);
    return ok && jig_rowtext_expect(&t->text, ")");
}

static bool compile_directive(JigFormatText *t, JigItem *out) {
    JigStr word;
    JIG_CHECK(jig_rowtext_word(&t->text, "a directive", &word));
    for (size_t i = 0; i < JIG_LEN(plain_directives); i++)
        if (jig_str_is(word, plain_directives[i].name)) {
            out->kind = plain_directives[i].kind;
            out->optional = true;
            return true;
        }
    if (jig_str_is(word, "type"))
        return compile_type(t, out, JIG_ITEM_TYPE, 1);
    if (jig_str_is(word, "functional-type"))
        return compile_type(t, out, JIG_ITEM_FUNCTIONAL_TYPE, 2);
    if (jig_str_is(word, "qualified"))
        return compile_wrapped(t, out, false);
    if (jig_str_is(word, "ref"))
        return compile_wrapped(t, out, true);
    if (jig_str_is(word, "custom"))
        return compile_custom(t, out);
    if (jig_str_is(word, "oilist"))
        return compile_oilist(t, out);
    if (jig_str_is(word, "struct"))
        return compile_struct(t, out);
    return jig_rowtext_fail(&t->text, "no directive '%.*s'", JIG_FMT(word));
}

/* ---- Optional groups ---- */

/* An anchor is marked by ^ behind the item; it is found again by position. */
static bool compile_group(JigFormatText *t, JigItem *out) {
    ItemVec then_items = {0}, else_items = {0};
    out->kind = JIG_ITEM_GROUP;
    bool ok = compile_list(t, &then_items, ")") && jig_rowtext_expect(&t->text, ")");
    if (ok && jig_rowtext_try(&t->text, ":"))
        ok = jig_rowtext_expect(&t->text, "(") && compile_list(t, &else_items, ")") &&
             jig_rowtext_expect(&t->text, ")");
    ok = ok && jig_rowtext_expect(&t->text, "?");
    keep_items(t, &then_items, &out->items, &out->num_items);
    keep_items(t, &else_items, &out->others, &out->num_others);
    for (size_t i = 0; i < (size_t)out->num_items + out->num_others; i++) {
        bool in_else = i >= out->num_items;
        const JigItem *item = in_else ? &out->others[i - out->num_items] : &out->items[i];
        if (!item->inverted || item->kind == JIG_ITEM_GROUP)
            continue;
        out->anchor = item;
        out->inverted = in_else;
        ((JigItem *)item)->inverted = false;
    }
    if (ok && !out->anchor)
        return jig_rowtext_fail(&t->text, "optional group has no anchor");
    if (!ok)
        return false;
    const JigItem *a = out->anchor;
    bool is_first = a == &out->items[0] || (out->num_others && a == &out->others[0]);
    bool is_unit =
        a->kind == JIG_ITEM_ATTR && t->spec->props[a->index].check->store == JIG_STORE_UNIT;
    ((JigItem *)a)->elided = is_unit && !is_first;
    return true;
}

/* ---- Lists ---- */

static bool compile_item(JigFormatText *t, JigItem *out, bool argument) {
    JigRowText *r = &t->text;
    if (!jig_stack_ok(t->ctx))
        return jig_rowtext_fail(r, "nesting is too deep");
    char c = jig_rowtext_peek(r);
    JigStr s;
    if (argument && jig_rowtext_try_string(r, &s)) {
        out->kind = JIG_ITEM_STRING;
        out->text = jig_arena_str(&t->ctx->perm, s);
        return true;
    }
    if (c == '`' || c == '(') {
        if (argument)
            return jig_rowtext_fail(r, "expected a variable or directive");
        r->p++;
        return c == '`' ? compile_literal(t, out) : compile_group(t, out);
    }
    if (c == '$') {
        r->p++;
        JIG_CHECK(compile_variable(t, out));
        if (!argument && t->spec)
            note_seen(t, out, t->seen_operands, NULL);
        return true;
    }
    JIG_CHECK(compile_directive(t, out));
    t->all_operands |= out->kind == JIG_ITEM_ALL_OPERANDS && !argument;
    t->prop_dict |= out->kind == JIG_ITEM_PROP_DICT || out->kind == JIG_ITEM_LATE_PROP_DICT;
    if (!argument && t->spec && out->qualified)
        note_seen(t, out, t->seen_operands, NULL);
    return true;
}

/* `inverted` marks an anchor until its group is complete. */
static bool compile_list(JigFormatText *t, ItemVec *out, const char *stops) {
    for (;;) {
        char c = jig_rowtext_peek(&t->text);
        if (t->text.error)
            return false;
        if (c == 0 || strchr(stops, c))
            return c != 0 || !*stops || jig_rowtext_fail(&t->text, "expected '%c'", *stops);
        JigItem item = {0};
        JIG_CHECK(compile_item(t, &item, false));
        if (jig_rowtext_try(&t->text, "^")) {
            if (item.kind == JIG_ITEM_GROUP || item.kind == JIG_ITEM_LITERAL)
                return jig_rowtext_fail(&t->text, "this cannot be an anchor");
            item.inverted = true;
        }
        jig_vec_push(out, item);
    }
}

bool jig_format_compile_items(JigFormatText *t, const JigItem **items, size_t *n) {
    ItemVec v = {0};
    uint16_t count = 0;
    bool ok = compile_list(t, &v, "");
    keep_items(t, &v, items, &count);
    *n = count;
    return ok && !t->text.error;
}

/* ---- Spaces ----
 * The printer separates items by a space, but for punctuation that belongs to
 * its neighbour. All of it is known from the format alone; an optional group
 * leaves the state behind as if all its items had been printed. */
typedef struct Spacing {
    bool wanted, after_punctuation;
    bool of_op;
} Spacing;

static bool among(const char *set, char c) {
    return c && strchr(set, c);
}

static bool space_before(JigStr s, bool after_punctuation) {
    if (s.len != 1 && !jig_str_is(s, "->"))
        return true;
    return !among(after_punctuation ? ">)}]," : "<>(){}[],", s.ptr[0]);
}

static void place_literal(JigContext *ctx, JigItem *item, Spacing *s) {
    bool space = s->wanted && space_before(item->text, s->after_punctuation);
    item->print_text =
        jig_arena_printf(&ctx->perm, "%s%.*s", space ? " " : "", JIG_FMT(item->text));
    s->wanted = item->text.len != 1 || !among("<({[", item->text.ptr[0]);
    s->after_punctuation = item->token != JIG_TOK_BARE;
}

static void place(JigContext *ctx, const JigItem *items, size_t n, Spacing *s,
                  const JigItem *skip) {
    for (size_t i = 0; i < n; i++) {
        JigItem *item = (JigItem *)&items[i];
        if (item == skip)
            continue;
        switch (item->kind) {
        case JIG_ITEM_LITERAL:
            place_literal(ctx, item, s);
            break;
        case JIG_ITEM_SPACE:
            s->after_punctuation = item->text.len == 0 || !s->of_op;
            s->wanted = false;
            break;
        case JIG_ITEM_NEWLINE:
            break; /* what follows is spaced as if it were not there */
        case JIG_ITEM_GROUP: {
            const JigItem *elided = item->anchor->elided ? item->anchor : NULL;
            Spacing before = *s;
            place(ctx, item->items, item->num_items, s, elided);
            /* Of types and attributes the two are spaced each for itself. */
            place(ctx, item->others, item->num_others, s->of_op ? s : &before, elided);
            break;
        }
        case JIG_ITEM_OILIST:
        case JIG_ITEM_CLAUSE:
            place(ctx, item->items, item->num_items, s, NULL);
            break;
        case JIG_ITEM_ATTR_DICT:
        case JIG_ITEM_ATTR_DICT_KEYWORD:
        case JIG_ITEM_PROP_DICT:
        case JIG_ITEM_LATE_PROP_DICT:
            s->after_punctuation = false;
            break;
        default:
            item->space = s->wanted || !s->after_punctuation;
            s->wanted = true;
            s->after_punctuation = false;
            break;
        }
    }
}

void jig_format_place_spaces(JigContext *ctx, const JigItem *items, size_t n, bool of_op) {
    Spacing s = {true, false, of_op};
    place(ctx, items, n, &s, NULL);
}
