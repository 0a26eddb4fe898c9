/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Types and attributes behind a prefix: an alias `!name`, or a dialect's
 * `!dialect.mnemonic<body>`, also written `!dialect<mnemonic<body>>`.
 *
 * The extent of the body is found first, by its brackets; then the dialect
 * parses it from its beginning, and what it leaves unread is skipped.
 */
#include "asm/format.h"
#include "asm/parser_int.h"

/* What stands after the prefix. */
typedef struct Symbol {
    JigStr dialect;
    JigStr body;  /* mnemonic and what belongs to it */
    JigSpot spot; /* of diagnostics */
} Symbol;

/* ---- Finding the end ---- */

typedef struct Bracket {
    char open;
    const char *at;
} Bracket;

typedef JIG_VEC(Bracket) Brackets;

static bool unbalanced(JigParser *p, const Brackets *open) {
    return jig_parser_error_here(p, "unbalanced '%c' character in pretty dialect name",
                                 jig_vec_last(open).open);
}

/* Ends the innermost bracket before `end`. Where angle brackets end is
 * remembered, so that the bodies inside are not searched again. */
static bool close_bracket(JigParser *p, Brackets *open, char closing, const char *end) {
    static const char opening[] = {['>'] = '<', [']'] = '[', [')'] = '(', ['}'] = '{'};
    if (jig_vec_last(open).open != opening[(uint8_t)closing])
        return unbalanced(p, open);
    Bracket b = jig_vec_pop(open);
    if (b.open == '<' && open->len)
        jig_ptrmap_set(&p->bodies, b.at, (void *)end);
    return true;
}

/* From `c`, in nested brackets, to behind the one that ends them all. */
static bool match_brackets(JigParser *p, Brackets *open, const char *c, const char **end) {
    bool ok = true;
    do {
        const char *at = c++;
        switch (at < p->lex.end ? *at : '\0') {
        case '\0':
            ok = unbalanced(p, open);
            break;
        case '<':
        case '[':
        case '(':
        case '{':
            jig_vec_push(open, ((Bracket){*at, at}));
            break;
        case '-':
            if (c < p->lex.end && *c == '>')
                ++c;
            break;
        case '>':
        case ']':
        case ')':
        case '}':
            ok = close_bracket(p, open, *at, c);
            break;
        case '"':
            jig_parser_reset(p, at);
            ok = jig_parser_is(p, JIG_TOK_STRING);
            c = jig_token_end(&p->tok);
            break;
        default:
            break;
        }
    } while (ok && open->len);
    *end = c;
    return ok;
}

/* The token is `<`; finds the matching `>` and stands after it, at *end. */
static bool skip_body(JigParser *p, const char **end) {
    bool ok = true;
    if (!(*end = jig_ptrmap_get(&p->bodies, p->tok.ptr))) {
        Brackets open = {0};
        jig_vec_push(&open, ((Bracket){'<', p->tok.ptr}));
        ok = match_brackets(p, &open, p->tok.ptr + 1, end);
        jig_vec_free(&open);
    }
    if (ok)
        jig_parser_reset(p, *end);
    return ok;
}

/* At !name or #name. Returns 1 for an alias (*name), 0 for a dialect's symbol, -1 after an error.
 */
static int parse_symbol(JigParser *p, JigStr *name, Symbol *out) {
    JigSpot start = p->tok.ptr;
    *name = (JigStr){start + 1, p->tok.len - 1};
    const char *end = name->ptr + name->len, *dot = memchr(name->ptr, '.', name->len);
    jig_parser_next(p);
    bool has_body = jig_parser_is(p, JIG_TOK_LESS) && p->tok.ptr == end;
    if (!dot && !has_body)
        return 1;
    if (has_body && !skip_body(p, &end))
        return -1;
    if (dot) {
        *out = (Symbol){
            {name->ptr, (size_t)(dot - name->ptr)}, {dot + 1, (size_t)(end - dot - 1)}, dot + 1};
    } else {
        const char *body = name->ptr + name->len + 1;
        *out = (Symbol){*name, {body, (size_t)(end - 1 - body)}, start};
    }
    return 0;
}

/* ---- Dialects ---- */

enum { LARGEST_KEPT = 256 };

/* Goes to the name of a dialect's type or attribute, from wherever another one's parser may be. */
static JigSpot enter_dialect(JigParser *p, const Symbol *s) {
    JigSpot outer = p->dialect_spot;
    jig_parser_reset(p, s->body.ptr);
    p->in_dialect++;
    p->dialect_spot = p->tok.ptr;
    return outer;
}

static void leave_dialect(JigParser *p, JigSpot outer) {
    p->dialect_spot = outer;
    if (--p->in_dialect || !p->bodies.len)
        return;
    if (p->bodies.cap > LARGEST_KEPT)
        jig_ptrmap_free(&p->bodies); /* clearing costs what it once held */
    else
        jig_ptrmap_clear(&p->bodies);
}

static const JigType *parse_dialect_type(JigParser *p, const JigDialect *d) {
    JigSpot spot = p->tok.ptr;
    JigStr mnemonic;
    if (!d->num_types && !d->parse_type) {
        jig_parser_error(p, spot, "dialect '%s' provides no type parsing hook", d->name);
        return NULL;
    }
    if (jig_parser_is(p, JIG_TOK_BARE)) {
        mnemonic = jig_token_str(&p->tok);
        const JigTypeRow *row =
            jig_context_find_type_row(p->ctx, jig_parser_full_name(p, jig_str(d->name), mnemonic));
        if (row) {
            jig_parser_next(p);
            return jig_format_parse_type(p, row);
        }
    }
    if (d->parse_type)
        return d->parse_type(p);
    if (jig_parse_any_keyword(p, &mnemonic))
        jig_parser_error(p, spot, "unknown  type `%.*s` in dialect `%s`", JIG_FMT(mnemonic),
                         d->name);
    return NULL;
}

static const JigAttr *parse_dialect_attr(JigParser *p, const JigDialect *d, const JigType *type) {
    JigSpot spot = p->tok.ptr;
    JigStr mnemonic;
    if (!d->num_attrs && !d->parse_attr) {
        jig_parser_error(p, spot, "dialect '%s' provides no attribute parsing hook", d->name);
        return NULL;
    }
    if (jig_parser_is(p, JIG_TOK_BARE)) {
        mnemonic = jig_token_str(&p->tok);
        const JigAttrRow *row =
            jig_context_find_attr_row(p->ctx, jig_parser_full_name(p, jig_str(d->name), mnemonic));
        if (row) {
            jig_parser_next(p);
            return jig_format_parse_attr(p, row, type);
        }
    }
    if (d->parse_attr)
        return d->parse_attr(p, type);
    if (jig_parse_any_keyword(p, &mnemonic))
        jig_parser_error(p, spot, "unknown attribute `%.*s` in dialect `%s`", JIG_FMT(mnemonic),
                         d->name);
    return NULL;
}

static const char unregistered[] =
    "created with unregistered dialect. If this is intended, please call "
    "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect "
    "with the MLIR opt tool used";

const JigType *jig_parser_extended_type(JigParser *p) {
    JigStr name;
    Symbol s;
    int alias = parse_symbol(p, &name, &s);
    if (alias < 0)
        return NULL;
    if (alias) {
        const JigType *t = jig_strmap_get(&p->type_aliases, name);
        if (!t)
            jig_parser_wrong_token(p, "undefined symbol alias id '%.*s'", JIG_FMT(name));
        return t;
    }
    const JigDialect *d = jig_context_dialect(p->ctx, s.dialect);
    if (d) {
        const char *resume = p->tok.ptr, *end = p->prev_end;
        JigSpot outer = enter_dialect(p, &s);
        const JigType *t = parse_dialect_type(p, d);
        leave_dialect(p, outer);
        jig_parser_reset(p, resume);
        p->prev_end = end;
        return t;
    }
    if (!p->ctx->allow_unregistered) {
        jig_parser_error(p, s.spot, "`!\"%.*s\"<\"%.*s\">` type %s", JIG_FMT(s.dialect),
                         JIG_FMT(s.body), unregistered);
        return NULL;
    }
    return jig_type_opaque(p->ctx, s.dialect, s.body);
}

const JigAttr *jig_parser_extended_attr(JigParser *p, const JigType *type) {
    JigStr name;
    Symbol s;
    int alias = parse_symbol(p, &name, &s);
    if (alias < 0)
        return NULL;
    const JigAttr *x = NULL;
    if (alias) {
        x = jig_strmap_get(&p->attr_aliases, name);
        if (!x)
            jig_parser_wrong_token(p, "undefined symbol alias id '%.*s'", JIG_FMT(name));
    } else {
        const JigType *own = type;
        if (jig_parser_try(p, JIG_TOK_COLON) && !(own = jig_parser_type(p)))
            return NULL;
        const JigDialect *d = jig_context_dialect(p->ctx, s.dialect);
        if (d) {
            const char *resume = p->tok.ptr, *end = p->prev_end;
            JigSpot outer = enter_dialect(p, &s);
            x = parse_dialect_attr(p, d, own);
            leave_dialect(p, outer);
            jig_parser_reset(p, resume);
            p->prev_end = end;
        } else if (!p->ctx->allow_unregistered) {
            jig_parser_error(p, s.spot, "#\"%.*s\"<\"%.*s\"> : %s attribute %s", JIG_FMT(s.dialect),
                             JIG_FMT(s.body), jig_msg_type(own ? own : p->ctx->none_type),
                             unregistered);
        } else {
            x = jig_attr_opaque(p->ctx, s.dialect, s.body, own);
        }
    }
    const JigType *actual = x ? jig_attr_type(x) : NULL;
    if (type && actual && actual != type) {
        jig_parser_error_here(p, "attribute type different than expected: expected %s, but got %s",
                              jig_msg_type(type), jig_msg_type(actual));
        return NULL;
    }
    return x;
}
