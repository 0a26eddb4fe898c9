/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What .parse functions call: filling in the state of an op, operands, regions,
 * arguments and successors.
 *
 * A state's arrays grow in the scratch arena. Attributes collect in a list and
 * become a dictionary once, when the op is made or someone asks for it.
 */
#include "asm/parser_int.h"
#include "ir/spec/spec.h"
#include "ir/storage.h"
#include "support/check.h"

/* ---- States ---- */

/* Room for `more` items behind `n` in an array of the state; `room` says how
 * large the parser made it. */
static void *reserve(JigParser *p, void *data, size_t n, size_t more, size_t size, void **room,
                     size_t *cap) {
    if (data == *room && n + more <= *cap)
        return data;
    size_t want = n + more < 4 ? 4 : (n + more) * 2;
    void *grown = jig_arena_alloc(&p->scratch, want * size);
    if (n)
        memcpy(grown, data, n * size);
    *room = grown;
    *cap = want;
    return grown;
}

/* Makes room for `count` more items behind the `len` ones of `array`; `which` names the room. */
#define RESERVE(p, s, array, len, which, count)                                                    \
    do {                                                                                           \
        struct JigStateBuild none_ = {0}, *build_ = (s)->build ? (s)->build : &none_;              \
        (s)->array = reserve((p), (void *)(s)->array, (s)->len, (count), sizeof *(s)->array,       \
                             &build_->which.data, &build_->which.cap);                             \
    } while (0)

#define APPEND(p, s, array, len, which, items, count)                                              \
    do {                                                                                           \
        RESERVE(p, s, array, len, which, count);                                                   \
        if (count)                                                                                 \
            memcpy((void *)((s)->array + (s)->len), (items), (count) * sizeof *(s)->array);        \
        (s)->len += (count);                                                                       \
    } while (0)

void jig_state_add_types(JigOpState *s, JigParser *p, const JigType *const *types, size_t n) {
    JIG_REQUIRE(s);
    APPEND(p, s, types, num_types, types, types, n);
}

void jig_state_add_operands(JigOpState *s, JigParser *p, JigValue *const *values, size_t n) {
    JIG_REQUIRE(s);
    APPEND(p, s, operands, num_operands, operands, values, n);
}

void jig_state_add_successors(JigOpState *s, JigParser *p, JigBlock *const *blocks, size_t n) {
    JIG_REQUIRE(s);
    APPEND(p, s, successors, num_successors, successors, blocks, n);
}

JigRegion *jig_parser_region(JigParser *p) {
    JIG_REQUIRE(p);
    return &jig_parser_pending_region(p)->region;
}

JigRegion *jig_state_add_region(JigOpState *s, JigParser *p) {
    JIG_REQUIRE(s);
    JigRegion *r = jig_parser_region(p);
    APPEND(p, s, regions, num_regions, regions, &r, 1);
    return r;
}

void jig_state_take_region(JigOpState *s, JigParser *p, JigRegion *region) {
    JIG_REQUIRE(s && p);
    for (const JigPendingRegion *r = p->frame ? p->frame->regions : NULL; r; r = r->next)
        if (&r->region == region) {
            APPEND(p, s, regions, num_regions, regions, &region, 1);
            return;
        }
    jig_region_take_body(jig_state_add_region(s, p), region);
    jig_region_destroy(region);
}

static void add_attr(JigOpState *s, JigParser *p, const JigIdent *name, const JigAttr *value) {
    struct JigStateBuild *b = s->build;
    if (!b) {
        s->attrs = jig_attr_dict_with(s->attrs ? s->attrs : p->ctx->empty_dict, name, value);
        return;
    }
    for (size_t i = 0; i < b->num_attrs; ++i)
        if (b->attrs[i].name == name) {
            b->attrs[i].value = value;
            return;
        }
    JIG_P_PUSH(p, b->attrs, b->num_attrs, b->cap_attrs, ((JigNamedAttr){name, value}));
}

void jig_state_add_attr(JigOpState *s, JigParser *p, const char *name, const JigAttr *value) {
    JIG_REQUIRE(s && p && name && value);
    add_attr(s, p, jig_ident(p->ctx, jig_str(name)), value);
}

void jig_state_add_attr_id(JigOpState *s, JigParser *p, const JigIdent *name,
                           const JigAttr *value) {
    JIG_REQUIRE(s && p && name && value);
    add_attr(s, p, name, value);
}

const JigAttr *jig_state_attr(const JigOpState *s, const char *name) {
    JIG_REQUIRE(s && name);
    const struct JigStateBuild *b = s->build;
    for (size_t i = 0; b && i < b->num_attrs; ++i)
        if (jig_str_is(jig_ident_str(b->attrs[i].name), name))
            return b->attrs[i].value;
    return s->attrs ? jig_attr_dict_get(s->attrs, jig_str(name)) : NULL;
}

const JigAttr *jig_state_attrs(JigOpState *s, JigParser *p) {
    JIG_REQUIRE(s && p);
    struct JigStateBuild *b = s->build;
    if (b && b->num_attrs) {
        if (!s->attrs || s->attrs->u.dict.n == 0)
            s->attrs = jig_attr_dict(p->ctx, b->attrs, b->num_attrs);
        else
            for (size_t i = 0; i < b->num_attrs; ++i)
                s->attrs = jig_attr_dict_with(s->attrs, b->attrs[i].name, b->attrs[i].value);
        b->num_attrs = 0;
    }
    if (!s->attrs)
        s->attrs = p->ctx->empty_dict;
    return s->attrs;
}

static bool parse_dict_into(JigParser *p, JigOpState *s) {
    JigNamedAttr *items;
    size_t n;
    JIG_CHECK(jig_parser_attr_dict(p, &items, &n));
    struct JigStateBuild *b = s->build;
    for (size_t i = 0; b && i < n; ++i)
        if (!b->repeated && jig_state_attr(s, items[i].name->ptr))
            b->repeated = items[i].name;
    if (b && !b->num_attrs) {
        b->attrs = items;
        b->num_attrs = b->cap_attrs = n;
        return true;
    }
    for (size_t i = 0; i < n; ++i)
        add_attr(s, p, items[i].name, items[i].value);
    return true;
}

bool jig_parse_attr_dict(JigParser *p, JigOpState *s) {
    JIG_REQUIRE(p && s);
    return !jig_parser_is(p, JIG_TOK_LBRACE) || parse_dict_into(p, s);
}

bool jig_parse_attr_dict_with_keyword(JigParser *p, JigOpState *s) {
    return !jig_parse_try_keyword(p, "attributes") || parse_dict_into(p, s);
}

/* ---- Operands ---- */

bool jig_parse_operand(JigParser *p, JigUnresolved *out) {
    JIG_REQUIRE(p && out);
    return jig_parser_ssa_use(p, out, true);
}

int jig_parse_try_operand(JigParser *p, JigUnresolved *out) {
    JIG_REQUIRE(p && out);
    if (!jig_parser_is(p, JIG_TOK_PERCENT))
        return 0;
    return jig_parser_ssa_use(p, out, true) ? 1 : -1;
}

typedef struct OperandList {
    JigUnresolved *data;
    size_t len, cap;
} OperandList;

static bool operand_element(JigParser *p, void *user) {
    OperandList *list = user;
    JigUnresolved use;
    JIG_CHECK(jig_parser_ssa_use(p, &use, true));
    JIG_P_PUSH(p, list->data, list->len, list->cap, use);
    return true;
}

bool jig_parse_operands(JigParser *p, JigDelimiter delimiter, JigUnresolved **out, size_t *n) {
    JIG_REQUIRE(p && out && n);
    OperandList list = {0};
    if (delimiter != JIG_DELIM_NONE || jig_parser_is(p, JIG_TOK_PERCENT))
        JIG_CHECK(jig_parse_list(p, delimiter, operand_element, &list, " in operand list"));
    *out = list.data;
    *n = list.len;
    return true;
}

bool jig_parse_exact_operands(JigParser *p, JigDelimiter delimiter, size_t n, JigUnresolved **out) {
    JIG_REQUIRE(p && out);
    JigSpot start = jig_parse_spot(p);
    size_t found;
    if (n && delimiter == JIG_DELIM_NONE && !jig_parser_is(p, JIG_TOK_PERCENT)) {
        if (jig_parser_is(p, JIG_TOK_LPAREN) || jig_parser_is(p, JIG_TOK_LSQUARE))
            return jig_parser_error_here(p, "unexpected delimiter");
        return jig_parser_wrong_token(p, "expected operand");
    }
    JIG_CHECK(jig_parse_operands(p, delimiter, out, &found));
    return found == n || jig_parse_error(p, start, "expected %zu operands", n);
}

const JigType *jig_parse_try_known_type(JigParser *p, const JigUnresolved *u) {
    JIG_REQUIRE(p && u);
    return jig_scope_type(p, u);
}

const JigType *jig_parse_known_type(JigParser *p, const JigUnresolved *u) {
    JIG_REQUIRE(p && u);
    const JigType *t = jig_scope_type(p, u);
    if (!t)
        jig_parser_error(p, u->spot, "the type of '%%%.*s' is not known here", JIG_FMT(u->name));
    return t;
}

JigValue *jig_resolve(JigParser *p, const JigUnresolved *u, const JigType *type) {
    JIG_REQUIRE(p && u && type);
    return jig_scope_use(p, u, type);
}

bool jig_resolve_operand(JigParser *p, JigOpState *s, const JigUnresolved *u, const JigType *type) {
    JIG_REQUIRE(p && s && u && type);
    JigValue *v = jig_scope_use(p, u, type);
    if (!v)
        return false;
    jig_state_add_operands(s, p, &v, 1);
    return true;
}

bool jig_resolve_operands(JigParser *p, JigOpState *s, const JigUnresolved *u, size_t n,
                          const JigType *type) {
    JIG_REQUIRE(p && s && (u || !n) && type);
    RESERVE(p, s, operands, num_operands, operands, n);
    for (size_t i = 0; i < n; ++i, ++s->num_operands)
        if (!(s->operands[s->num_operands] = jig_scope_use(p, &u[i], type)))
            return false;
    return true;
}

bool jig_resolve_operands_typed(JigParser *p, JigOpState *s, const JigUnresolved *u, size_t n,
                                const JigType *const *types, size_t num_types, JigSpot spot) {
    JIG_REQUIRE(p && s && (u || !n) && (types || !num_types));
    if (n != num_types)
        return jig_parse_error(
            p, spot, "number of operands and types do not match: got %zu operands and %zu types", n,
            num_types);
    RESERVE(p, s, operands, num_operands, operands, n);
    for (size_t i = 0; i < n; ++i, ++s->num_operands)
        if (!(s->operands[s->num_operands] = jig_scope_use(p, &u[i], types[i])))
            return false;
    return true;
}

/* ---- Regions, arguments, successors ---- */

bool jig_parse_argument(JigParser *p, JigArgument *out, bool with_type, bool with_attrs) {
    JIG_REQUIRE(p && out);
    *out = (JigArgument){0};
    JIG_CHECK(jig_parser_ssa_use(p, &out->name, false));
    if (with_type && !(out->type = jig_parse_colon_type(p)))
        return false;
    if (with_attrs && jig_parser_is(p, JIG_TOK_LBRACE) && !(out->attrs = jig_parse_dict(p)))
        return false;
    return jig_parser_trailing_loc(p, &out->loc);
}

int jig_parse_try_argument(JigParser *p, JigArgument *out, bool with_type, bool with_attrs) {
    JIG_REQUIRE(p && out);
    if (!jig_parser_is(p, JIG_TOK_PERCENT))
        return 0;
    return jig_parse_argument(p, out, with_type, with_attrs) ? 1 : -1;
}

typedef struct ArgumentList {
    JigArgument *data;
    size_t len, cap;
    bool with_type, with_attrs;
    OperandList operands; /* of assignments */
} ArgumentList;

static bool argument_element(JigParser *p, void *user) {
    ArgumentList *list = user;
    JigArgument arg;
    JIG_CHECK(jig_parse_argument(p, &arg, list->with_type, list->with_attrs));
    JIG_P_PUSH(p, list->data, list->len, list->cap, arg);
    return true;
}

bool jig_parse_arguments(JigParser *p, JigDelimiter delimiter, JigArgument **out, size_t *n,
                         bool with_type, bool with_attrs) {
    JIG_REQUIRE(p && out && n);
    ArgumentList list = {.with_type = with_type, .with_attrs = with_attrs};
    if (delimiter != JIG_DELIM_NONE || jig_parser_is(p, JIG_TOK_PERCENT))
        JIG_CHECK(jig_parse_list(p, delimiter, argument_element, &list, " in argument list"));
    *out = list.data;
    *n = list.len;
    return true;
}

static bool assignment_element(JigParser *p, void *user) {
    ArgumentList *list = user;
    JigArgument arg;
    JIG_CHECK(jig_parse_argument(p, &arg, false, false));
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_EQUAL, "expected '='"));
    JIG_CHECK(operand_element(p, &list->operands));
    if (list->with_type && !(arg.type = jig_parse_colon_type(p)))
        return false;
    JIG_P_PUSH(p, list->data, list->len, list->cap, arg);
    return true;
}

bool jig_parse_assignments(JigParser *p, JigArgument **args, JigUnresolved **operands, size_t *n,
                           bool optional, bool with_types) {
    JIG_REQUIRE(p && args && operands && n);
    ArgumentList list = {.with_type = with_types};
    bool any = jig_parser_try(p, JIG_TOK_LPAREN);
    if (!any && !optional)
        return jig_parse_error(p, p->tok.ptr, "expected '('");
    if (any && !jig_parser_try(p, JIG_TOK_RPAREN)) {
        JIG_CHECK(jig_parser_list(p, assignment_element, &list));
        JIG_CHECK(jig_parser_expect(p, JIG_TOK_RPAREN, "expected ',' or ')'"));
    }
    *args = list.data;
    *operands = list.operands.data;
    *n = list.len;
    return true;
}

bool jig_parse_region(JigParser *p, JigRegion *region, const JigArgument *args, size_t n) {
    JIG_REQUIRE(p && region && (args || !n));
    return jig_parser_parse_region(p, region, args, n);
}

int jig_parse_try_region(JigParser *p, JigRegion *region, const JigArgument *args, size_t n) {
    JIG_REQUIRE(p && (args || !n));
    if (!jig_parser_is(p, JIG_TOK_LBRACE))
        return 0;
    return jig_parser_parse_region(p, region, args, n) ? 1 : -1;
}

JigBlock *jig_parse_successor(JigParser *p) {
    JIG_REQUIRE(p);
    if (!jig_parser_is(p, JIG_TOK_CARET)) {
        jig_parser_wrong_token(p, "expected block name");
        return NULL;
    }
    JigBlock *block = jig_scope_block(p, jig_token_str(&p->tok));
    jig_parser_next(p);
    return block;
}

int jig_parse_try_successor(JigParser *p, JigBlock **out) {
    JIG_REQUIRE(p && out);
    if (!jig_parser_is(p, JIG_TOK_CARET))
        return 0;
    *out = jig_parse_successor(p);
    return *out ? 1 : -1;
}

/* The regions that the row asks for, with the one block that they must have. */
static void give_regions(JigOp *op) {
    const JigSpec *spec = jig_spec(op->name);
    for (size_t i = 0; i < op->num_regions; i++)
        if (spec->regions[i].min_blocks > 0)
            jig_region_insert(&jig_op_regions(op)[i], NULL, jig_block_create(op->name->ctx));
}

void jig_ensure_terminator(JigContext *ctx, JigRegion *region, const JigOpRow *row, JigLoc loc) {
    JIG_REQUIRE(ctx && region && row);
    if (!region->first)
        jig_region_insert(region, NULL, jig_block_create(ctx));
    JigBlock *block = region->last;
    if (block->last && jig_op_is_terminator(block->last))
        return;
    JigOpState s = {.name = jig_op_name_of_row(ctx, row), .loc = loc};
    const JigSpec *spec = jig_spec(s.name);
    s.num_regions = spec->variadic_regions ? 0 : spec->num_regions;
    jig_block_insert(block, NULL, jig_op_create(&s));
    give_regions(block->last);
}

JigOp *jig_parse_nested_op(JigParser *p, JigBlock *into) {
    JIG_REQUIRE(p && into);
    return jig_parser_operation(p, into) ? into->last : NULL;
}

const JigOpName *jig_parse_custom_op_name(JigParser *p) {
    JIG_REQUIRE(p);
    JigStr spelled;
    return jig_parser_custom_op_name(p, &spelled);
}
