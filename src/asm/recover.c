/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "asm/recover.h"

#include "asm/parser_int.h"
#include "support/check.h"

/* ---- What an op begins with ---- */

static void say_nothing(void *user, const char *at, const char *message) {
    (void)user, (void)at, (void)message;
}

/* Tokens from a place on, errors passed over. */
static JigLexer lexer_at(const JigParser *p, const char *at) {
    JigLexer l = p->lex;
    l.cur = at;
    l.error = say_nothing;
    return l;
}

static bool is_followed_by(const JigParser *p, const JigToken *t, JigTokenKind kind) {
    JigLexer l = lexer_at(p, jig_token_end(t));
    JigToken next;
    jig_lexer_next(&l, &next);
    return next.kind == kind;
}

/* %a, %b:2 = */
static bool begins_with_results(const JigParser *p, const JigToken *first) {
    JigLexer l = lexer_at(p, jig_token_end(first));
    for (JigToken t;;) {
        jig_lexer_next(&l, &t);
        if (t.kind == JIG_TOK_EQUAL)
            return true;
        if (t.kind != JIG_TOK_COLON && t.kind != JIG_TOK_INT && t.kind != JIG_TOK_COMMA &&
            t.kind != JIG_TOK_PERCENT)
            return false;
    }
}

/* Is it the name of an op, with its dialect or without? */
static bool is_op_name(JigParser *p, const JigToken *t) {
    JigStr name = jig_token_str(t);
    const char *dot = memchr(name.ptr, '.', name.len);
    if (dot)
        return dot + 1 < name.ptr + name.len;
    return jig_strmap_get(&p->ctx->op_rows, jig_parser_full_name(p, p->default_dialect, name)) ||
           jig_strmap_get(&p->ctx->op_rows, jig_parser_full_name(p, JIG_STR("builtin"), name));
}

static bool begins_op(JigParser *p, const JigToken *t) {
    switch (t->kind) {
    case JIG_TOK_PERCENT:
        return begins_with_results(p, t);
    case JIG_TOK_BARE:
        return is_op_name(p, t);
    case JIG_TOK_STRING:
        return is_followed_by(p, t, JIG_TOK_LPAREN);
    case JIG_TOK_HASH:
    case JIG_TOK_EXCLAIM:
        return is_followed_by(p, t, JIG_TOK_EQUAL);
    default:
        return false;
    }
}

/* ---- Going on ---- */

/* What stands before it on its line, if that is blank; -1: something does. */
static int indentation(const JigParser *p, const char *at) {
    const char *line = at;
    while (line > p->lex.begin && line[-1] != '\n')
        --line;
    for (const char *c = line; c < at; ++c)
        if (*c != ' ' && *c != '\t' && *c != '\r')
            return -1;
    return at - line > INT32_MAX ? INT32_MAX : (int)(at - line);
}

typedef JIG_VEC(JigTokenKind) Brackets;

/* Brackets that were forgotten within go with the one that closes; false: none is open. */
static bool close_bracket(Brackets *open, JigTokenKind kind) {
    size_t n = open->len;
    while (n && open->data[n - 1] != kind)
        --n;
    if (n)
        open->len = n - 1;
    return n != 0;
}

/* Is this where reading goes on? In brackets that are still open only where the text has come back
 * to the column of the op. */
static bool ends_skipping(JigParser *p, Brackets *open, const JigToken *t, int column) {
    switch (t->kind) {
    case JIG_TOK_EOF:
        return true;
    case JIG_TOK_LPAREN:
    case JIG_TOK_LSQUARE:
    case JIG_TOK_LBRACE:
        jig_vec_push(open, t->kind);
        return false;
    case JIG_TOK_RPAREN:
        close_bracket(open, JIG_TOK_LPAREN);
        return false;
    case JIG_TOK_RSQUARE:
        close_bracket(open, JIG_TOK_LSQUARE);
        return false;
    case JIG_TOK_RBRACE:
        return !close_bracket(open, JIG_TOK_LBRACE);
    default: {
        int indented = indentation(p, t->ptr);
        if (indented < 0 || (open->len && indented > column))
            return false;
        return t->kind == JIG_TOK_CARET ? !open->len : begins_op(p, t);
    }
    }
}

static const char *next_op(JigParser *p, const char *begin) {
    int column = indentation(p, begin);
    JigLexer l = lexer_at(p, begin);
    Brackets open = {0};
    JigToken t;
    do
        jig_lexer_next(&l, &t);
    while (t.ptr == begin && t.kind != JIG_TOK_EOF && t.len);
    while (!ends_skipping(p, &open, &t, column < 0 ? 0 : column)) {
        const char *before = l.cur;
        jig_lexer_next(&l, &t);
        if (l.cur == before && t.kind != JIG_TOK_EOF)
            l.cur++;
    }
    jig_vec_free(&open);
    return t.ptr;
}

JigRecoverPoint jig_recover_point(const JigParser *p) {
    JIG_REQUIRE(p);
    return (JigRecoverPoint){.begin = p->tok.ptr,
                             .errors = p->errors,
                             .num_bodies = p->bodies_of.len,
                             .in_dialect = p->in_dialect};
}

bool jig_recover(JigParser *p, const JigRecoverPoint *point) {
    JIG_REQUIRE(p && point);
    JigTextMap *map = p->map;
    if (!map || !map->goes_on || point->begin >= p->lex.end || !jig_stack_ok(p->ctx))
        return false;
    const char *next = next_op(p, point->begin);
    size_t cost = (size_t)((p->tok.ptr > next ? p->tok.ptr : next) - point->begin) + 1;
    if (cost > map->budget)
        return false;
    map->budget -= cost;
    p->errors = point->errors;
    p->bodies_of.len = point->num_bodies;
    p->in_dialect = point->in_dialect;
    p->unlimited_errors = false;
    jig_text_map_gap(map, (size_t)(point->begin - map->base), (size_t)(next - map->base));
    jig_parser_reset(p, next);
    return true;
}

bool jig_recover_at_end(JigParser *p) {
    JIG_REQUIRE(p);
    if (!p->map || !p->map->goes_on || !jig_parser_is(p, JIG_TOK_EOF))
        return false;
    if (!p->map->is_open) {
        size_t errors = p->errors;
        p->map->is_open = true;
        jig_parser_wrong_token(p, "expected '}' to end a region");
        p->errors = errors;
        size_t end = (size_t)(p->lex.end - p->map->base);
        jig_text_map_gap(p->map, end, end);
    }
    return true;
}

/* ---- Values that nothing defines ---- */

static JigValue *make_value(JigParser *p, JigBlock *block, const JigType *type, JigLoc loc) {
    JigOpState s = {.name = jig_op_name(p->ctx, JIG_STR("builtin.unrealized_conversion_cast")),
                    .loc = loc,
                    .num_types = 1,
                    .types = &type};
    JigOp *op = jig_op_create(&s);
    jig_block_insert(block, jig_block_first(block), op);
    return jig_op_result(op, 0);
}

/* An op with such an operand is no more verified than what can't be read. */
static void note_gap(JigTextMap *map, const JigOp *op) {
    const JigOpText *t = jig_ptrmap_get(&map->ops, op);
    if (t)
        jig_vec_push(&map->gaps, ((JigTextGap){t->begin, t->begin}));
}

typedef struct Lost {
    JigParser *p;
    JigBlock *block;
} Lost;

/* A definition that went with the region in which it stood: its type is gone, too. */
static JigWalk replace_lost(JigOp *op, void *user) {
    Lost *l = user;
    for (size_t i = 0; i < op->num_operands; ++i) {
        if (jig_op_operand(op, i))
            continue;
        jig_op_set_operand(op, i, make_value(l->p, l->block, jig_type_none(l->p->ctx), op->loc));
        note_gap(l->p->map, op);
    }
    return JIG_WALK_ADVANCE;
}

void jig_recover_stand_in(JigParser *p, JigBlock *block) {
    JIG_REQUIRE(p && block);
    for (size_t i = 0; i < p->forwards.len; ++i) {
        JigForwardRef *f = p->forwards.data[i];
        for (const JigUse *use = f->arg.v.uses; use; use = use->next)
            note_gap(p->map, use->owner);
        if (jig_value_has_uses(&f->arg.v))
            jig_value_replace_uses(&f->arg.v, make_value(p, block, f->arg.v.type, f->arg.loc));
    }
    Lost l = {p, block};
    if (p->map->gaps.len)
        jig_walk_pre(jig_block_parent_op(block), replace_lost, &l);
}
