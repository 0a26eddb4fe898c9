/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Parsing an op by its compiled format. What is read is collected per group;
 * operands are resolved and results typed when the text is complete, in the
 * row's order, whatever the order of the text.
 */
#include "asm/format_reader.h"
#include "asm/older.h"
#include "asm/parser_int.h"
#include "ir/diag/kinds.h"
#include "ir/storage.h"

static bool read_items(JigReader *r, const JigItem *items, size_t n, const JigItem *skip,
                       bool optional);
/* Reads one item. `optional`: an optional attribute may be absent. */
typedef bool ItemReader(JigReader *r, const JigItem *item, bool optional);
static ItemReader read_item;

/* ---- Literals ---- */

bool jig_format_try_literal(JigParser *p, const JigItem *item) {
    if (!jig_parser_is(p, item->token) ||
        (item->token == JIG_TOK_BARE && !jig_str_eq(jig_token_str(&p->tok), item->text)))
        return false;
    jig_parser_next(p);
    return true;
}

bool jig_format_parse_literal(JigParser *p, const JigItem *item) {
    return jig_format_try_literal(p, item) || jig_parse_token(p, item->text.ptr);
}

/* ---- Operands ---- */

static void *grow(JigParser *p, const void *old, size_t n, size_t size) {
    void *data = jig_arena_alloc(jig_parser_arena(p), (n ? 2 * n : 4) * size);
    if (n)
        memcpy(data, old, n * size);
    return data;
}

/* (%a, %b), (), ...: appends to the slot, one inner size per list. */
static bool read_operand_lists(JigReader *r, JigReadSlot *slot) {
    JigParser *p = r->p;
    while (jig_parse_try_token(p, "(")) {
        JigUnresolved *list;
        size_t n;
        JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &list, &n) && jig_parse_token(p, ")"));
        JigUnresolved *all =
            jig_arena_alloc(jig_parser_arena(p), (slot->num_operands + n + 1) * sizeof *all);
        if (slot->num_operands)
            memcpy(all, slot->operands, slot->num_operands * sizeof *all);
        if (n)
            memcpy(all + slot->num_operands, list, n * sizeof *all);
        slot->operands = all;
        slot->num_operands += n;
        if ((slot->num_inner & (slot->num_inner - 1)) == 0)
            slot->inner = grow(p, slot->inner, slot->num_inner, sizeof *slot->inner);
        slot->inner[slot->num_inner++] = (int32_t)n;
        if (!jig_parse_try_token(p, ","))
            break;
    }
    return true;
}

static bool read_operands(JigReader *r, const JigItem *item, bool optional) {
    (void)optional;
    JigReadSlot *slot = &r->ins[item->index];
    slot->spot = jig_parse_spot(r->p);
    switch (r->s->ins[item->index].arity) {
    case JIG_ONE:
        slot->operands = &slot->one;
        slot->num_operands = 1;
        return jig_parse_operand(r->p, &slot->one);
    case JIG_OPTIONAL: {
        int found = jig_parse_try_operand(r->p, &slot->one);
        slot->operands = &slot->one;
        slot->num_operands = found > 0;
        return found >= 0;
    }
    case JIG_VARIADIC:
        return jig_parse_operands(r->p, JIG_DELIM_NONE, &slot->operands, &slot->num_operands);
    case JIG_VARIADIC2:
        return read_operand_lists(r, slot);
    }
    return false;
}

/* ---- Types ---- */

/* What the message calls a kind of type, when it is one class of types. */
static const char *kind_name(const JigTypeCheck *c) {
    switch (c->kind) {
    case JIG_KIND_INTEGER:
        return "builtin.integer";
    case JIG_KIND_INDEX:
        return "builtin.index";
    case JIG_KIND_COMPLEX:
        return "builtin.complex";
    case JIG_KIND_NONE:
        return "builtin.none";
    case JIG_KIND_FUNCTION:
        return "builtin.function";
    case JIG_KIND_TUPLE:
        return "builtin.tuple";
    case JIG_KIND_VECTOR:
        return "builtin.vector";
    case JIG_KIND_RANKED_TENSOR:
        return "builtin.tensor";
    case JIG_KIND_UNRANKED_TENSOR:
        return "builtin.unranked_tensor";
    case JIG_KIND_MEMREF:
        return "builtin.memref";
    case JIG_KIND_UNRANKED_MEMREF:
        return "builtin.unranked_memref";
    case JIG_KIND_ROW:
        return c->row->name;
    default:
        return NULL;
    }
}

bool jig_format_wrong_kind_of_type(JigParser *p, JigSpot spot, const char *expected,
                                   const JigType *t) {
    return expected ? jig_parse_error(p, spot,
                                      "invalid kind of type specified: expected %s, but found %s",
                                      expected, jig_msg_type(t))
                    : jig_parse_error(p, spot, "invalid kind of type specified");
}

/* A dialect type whose constraint fixes its row is written without prefix, unless nothing of it
 * would be left. What is qualified may be any type here. */
static const JigType *read_type(JigParser *p, const JigTypeCheck *check, bool qualified) {
    JigSpot spot = jig_parse_spot(p);
    const JigType *t;
    bool has_body = check->kind == JIG_KIND_ROW &&
                    (check->row->params || check->row->format || check->row->parse);
    if (has_body && !qualified && jig_parse_peek_char(p) != '!')
        t = jig_format_parse_type(p, check->row);
    else
        t = jig_parse_type(p);
    if (t && !qualified && !jig_constraint_type_has_kind(check, t)) {
        jig_format_wrong_kind_of_type(p, spot, kind_name(check), t);
        return NULL;
    }
    return t;
}

/* (t, t), (): types of the lists of a variadic of variadics. */
static bool read_type_lists(JigReader *r, JigReadSlot *slot) {
    JigParser *p = r->p;
    while (jig_parse_try_token(p, "(")) {
        const JigType **list = NULL;
        size_t n = 0;
        if (jig_parse_peek_char(p) != ')')
            JIG_CHECK(jig_parse_type_list(p, &list, &n));
        JIG_CHECK(jig_parse_token(p, ")"));
        const JigType **all =
            jig_arena_alloc(jig_parser_arena(p), (slot->num_types + n + 1) * sizeof *all);
        if (slot->num_types)
            memcpy(all, slot->types, slot->num_types * sizeof *all);
        if (n)
            memcpy(all + slot->num_types, list, n * sizeof *all);
        slot->types = all;
        slot->num_types += n;
        if (!jig_parse_try_token(p, ","))
            break;
    }
    return true;
}

static bool read_group_types(JigReader *r, const JigGroup *g, JigReadSlot *slot, bool qualified) {
    slot->types = &slot->one_type;
    switch (g->arity) {
    case JIG_ONE:
        slot->one_type = read_type(r->p, g->type, qualified);
        slot->num_types = 1;
        return slot->one_type != NULL;
    case JIG_OPTIONAL: {
        int found = jig_parse_try_type(r->p, &slot->one_type);
        slot->num_types = found > 0;
        return found >= 0;
    }
    case JIG_VARIADIC:
        return jig_parse_type_list(r->p, &slot->types, &slot->num_types);
    case JIG_VARIADIC2:
        return read_type_lists(r, slot);
    }
    return false;
}

static bool read_types(JigReader *r, const JigItem *item, bool optional) {
    (void)optional;
    const JigItem *of = &item->items[0];
    bool qualified = item->qualified;
    switch (of->kind) {
    case JIG_ITEM_OPERANDS:
        return read_group_types(r, &r->s->ins[of->index], &r->ins[of->index], qualified);
    case JIG_ITEM_RESULTS:
        return read_group_types(r, &r->s->outs[of->index], &r->outs[of->index], qualified);
    case JIG_ITEM_ALL_OPERANDS:
        return jig_parse_type_list(r->p, &r->all.types, &r->all.num_types);
    case JIG_ITEM_ALL_RESULTS:
        return jig_parse_type_list(r->p, &r->result_types, &r->num_result_types);
    default:
        return true;
    }
}

static bool take_types(JigReader *r, const JigItem *of, const JigType *const *types, size_t n) {
    const JigType **list = (const JigType **)types; /* only read from here on */
    if (of->kind == JIG_ITEM_ALL_OPERANDS) {
        r->all.types = list;
        r->all.num_types = n;
    } else if (of->kind == JIG_ITEM_ALL_RESULTS) {
        r->result_types = list;
        r->num_result_types = n;
    } else {
        JigReadSlot *slot =
            of->kind == JIG_ITEM_OPERANDS ? &r->ins[of->index] : &r->outs[of->index];
        slot->types = list;
        slot->num_types = n;
    }
    return true;
}

static bool read_functional_type(JigReader *r, const JigItem *item, bool optional) {
    (void)optional;
    JigSpot spot = jig_parse_spot(r->p);
    const JigType *t = jig_parse_type(r->p);
    if (!t)
        return false;
    if (jig_type_kind(t) != JIG_TYPE_FUNCTION)
        return jig_format_wrong_kind_of_type(r->p, spot, "builtin.function", t);
    return take_types(r, &item->items[0], jig_type_inputs(t), jig_type_num_inputs(t)) &&
           take_types(r, &item->items[1], jig_type_results(t), jig_type_num_results(t));
}

/* ---- Attributes ---- */

static bool is_kind(JigReader *r, const JigAttrCheck *c, const JigAttr *x, JigSpot spot) {
    if (!x)
        return false;
    return jig_constraint_can_store_attr(c, x) ||
           jig_parse_error(r->p, spot, "invalid kind of attribute specified");
}

typedef struct DenseList {
    const JigType *element;
    char *data;
    size_t n, size;
} DenseList;

static bool fits_integer(const JigType *t, int64_t v) {
    uint32_t width = jig_type_width(t);
    int64_t half = width < 64 ? INT64_C(1) << (width - 1) : 0;
    return width >= 64 || (v >= -half && v < (width == 1 ? 2 : half));
}

static bool read_dense_item(JigParser *p, DenseList *d, void *out) {
    JigSpot spot = jig_parse_spot(p);
    if (jig_type_is_float(d->element)) {
        JigFloat f;
        JIG_CHECK(jig_parse_float(p, jig_type_float_kind(d->element), &f));
        memcpy(out, f.bits, d->size);
        return true;
    }
    int64_t v;
    if (jig_parse_try_keyword(p, "true"))
        v = jig_type_is_integer(d->element, 1) ? 1 : -1; /* one bit that is set */
    else if (jig_parse_try_keyword(p, "false"))
        v = 0;
    else
        JIG_CHECK(jig_parse_integer(p, &v));
    if (!fits_integer(d->element, v))
        return jig_parse_error(p, spot, "integer value too large");
    memcpy(out, &v, d->size); /* little-endian */
    return true;
}

static bool read_dense_element(JigParser *p, void *user) {
    DenseList *d = user;
    if ((d->n & (d->n - 1)) == 0)
        d->data = grow(p, d->data, d->n, d->size);
    JIG_CHECK(read_dense_item(p, d, d->data + d->n * d->size));
    d->n++;
    return true;
}

const JigAttr *jig_format_parse_dense_array(JigParser *p, const JigType *element) {
    DenseList d = {.element = element, .size = jig_dense_element_size(element)};
    if (!jig_parse_token(p, "["))
        return NULL;
    if (!jig_parse_try_token(p, "]")) {
        /* The bracket is missed even after a wrong element. */
        bool ok = jig_parse_list(p, JIG_DELIM_NONE, read_dense_element, &d, NULL);
        if (!jig_parse_token(p, "]") || !ok)
            return NULL;
    }
    return jig_attr_dense_array(element, d.data, d.n);
}

static bool try_case(JigParser *p, const JigEnumRow *row, int64_t *out) {
    for (size_t i = 0; row->cases[i].text; i++)
        if (jig_parse_try_keyword(p, row->cases[i].text)) {
            *out = row->cases[i].value;
            return true;
        }
    return jig_older_try_enum(p, row, out);
}

static JigCharVec list_cases(const JigEnumRow *row) {
    JigCharVec list = {0};
    for (size_t i = 0; row->cases[i].text; i++) {
        if (i)
            jig_vec_append(&list, ", ", 2);
        jig_vec_append(&list, row->cases[i].text, strlen(row->cases[i].text));
    }
    return list;
}

static void no_case(JigParser *p, JigSpot spot, const JigProp *prop) {
    JigCharVec list = list_cases(prop->check->enumeration);
    jig_parse_error(
        p, spot,
        "expected string or keyword containing one of the following enum values for attribute "
        "'%s' [%.*s]",
        prop->name->ptr, (int)list.len, list.data);
    jig_vec_free(&list);
}

/* Of a case in quotes, which the reference says nothing about. */
static void note_cases(JigParser *p, JigSpot spot, const JigProp *prop) {
    if (!jig_parser_context(p)->explains)
        return;
    JigCharVec list = list_cases(prop->check->enumeration);
    jig_note(jig_parser_context(p), jig_parse_loc(p, spot), "%s is one of %.*s", prop->name->ptr,
             (int)list.len, list.data);
    jig_vec_free(&list);
}

/* One word, or several of a bit enum; -1 after an error, 0 when there is none. */
static int read_enum(JigReader *r, const JigProp *prop, bool optional, const JigAttr **out) {
    const JigEnumRow *row = prop->check->enumeration;
    JigParser *p = r->p;
    JigSpot spot = jig_parse_spot(p);
    int64_t value;
    JigStr text;
    if (try_case(p, row, &value)) {
        *out = jig_attr_int(prop->check->value_type, value);
        return 1;
    }
    if (jig_parse_try_string(p, &text)) {
        if (!jig_older_enum_value(p, row, text, &value)) {
            jig_parse_error(p, spot, "invalid %s attribute specification: \"%.*s\"",
                            prop->name->ptr, JIG_FMT(text));
            note_cases(p, spot, prop);
            return -1;
        }
    } else if (optional) {
        return 0;
    } else {
        no_case(p, spot, prop);
        return -1;
    }
    *out = jig_attr_int(prop->check->value_type, value);
    return 1;
}

static bool starts_attr(JigParser *p, const JigAttrCheck *c, const JigItem *item) {
    char ch = jig_parse_peek_char(p);
    switch (item->style) {
    case JIG_STYLE_SYMBOL_NAME:
        return ch == '@';
    case JIG_STYLE_ARRAY:
        return ch == '[' || ch == '#';
    default:
        break;
    }
    switch (c->store) {
    case JIG_STORE_ARRAY:
        return ch == '[';
    case JIG_STORE_STRING:
        return ch == '"';
    case JIG_STORE_SYMBOL:
    case JIG_STORE_FLAT_SYMBOL:
        return ch == '@';
    default:
        return true;
    }
}

static const JigAttr *read_present_attr(JigReader *r, const JigItem *item, const JigAttrCheck *c) {
    JigParser *p = r->p;
    char ch = jig_parse_peek_char(p);
    if (item->style == JIG_STYLE_SYMBOL_NAME)
        return jig_parse_symbol_name(p);
    if (item->style == JIG_STYLE_ARRAY && ch != '#')
        return jig_format_parse_dense_array(p, c->element);
    if (item->style == JIG_STYLE_STRIPPED && ch != '#')
        return jig_format_parse_attr(p, c->row, NULL);
    return jig_parse_attr(p, c->value_type);
}

static bool read_attr(JigReader *r, const JigItem *item, bool optional) {
    const JigProp *prop = &r->s->props[item->index];
    const JigAttrCheck *c = prop->check;
    const JigAttr *x = NULL;
    JigSpot spot = jig_parse_spot(r->p);
    if (item->style == JIG_STYLE_ENUM) {
        int found = read_enum(r, prop, optional, &x);
        if (found <= 0)
            return found == 0;
    } else if (optional && !starts_attr(r->p, c, item)) {
        return true;
    } else if (optional && item->style != JIG_STYLE_SYMBOL_NAME && item->style != JIG_STYLE_ARRAY) {
        int found = jig_parse_try_attr(r->p, c->value_type, &x);
        if (found <= 0)
            return found == 0; /* one of another kind is the verifier's matter */
    } else {
        x = read_present_attr(r, item, c);
        JIG_CHECK(is_kind(r, c, x, spot));
    }
    r->attrs[item->index] = x;
    return true;
}

/* ---- attr-dict ---- */

static bool read_attr_dict(JigReader *r, const JigItem *item, bool optional) {
    (void)optional;
    JigParser *p = r->p;
    bool with_keyword = item->kind == JIG_ITEM_ATTR_DICT_KEYWORD;
    JigSpot spot = jig_parse_spot(p);
    bool there = with_keyword || jig_parse_peek_char(p) == '{';
    if (!there)
        return true;
    JIG_CHECK(with_keyword ? jig_parse_attr_dict_with_keyword(p, r->state)
                           : jig_parse_attr_dict(p, r->state));
    for (size_t i = 0; i < r->s->num_props; i++) {
        const JigProp *prop = &r->s->props[r->s->sorted[i]];
        const JigAttr *x = jig_state_attr(r->state, prop->name->ptr);
        if (x && !prop->native && !jig_constraint_admits_attr(prop->check, x))
            return jig_parse_error(
                p, spot, "'%.*s' op attribute '%s' failed to satisfy constraint: %.*s",
                JIG_FMT(r->s->name->name), prop->name->ptr, JIG_FMT(prop->check->summary));
    }
    return true;
}

static bool refuse_props(JigReader *r, const JigAttr *given, JigReason *why) {
    JigArena *a = jig_parser_arena(r->p);
    JigStr text = jig_attr_to_str(given, a), said = jig_reason_text(why, a);
    return jig_error(r->ctx, r->state->loc, "invalid properties %.*s for op %.*s: %.*s",
                     JIG_FMT(text), JIG_FMT(r->s->name->name), JIG_FMT(said));
}

/* Those that are asked for must be there, and nothing else. */
static bool check_prop_keys(JigReader *r, const JigAttr *dict, JigReason *why) {
    for (size_t i = 0; i < r->s->num_props; i++) {
        const JigProp *prop = &r->s->props[i];
        if (prop->required && !jig_attr_dict_find(dict, prop->name) &&
            !jig_format_binds(r->f, prop->name))
            return jig_refuse(why, JIG_NOWHERE,
                              "expected key entry for {} in DictionaryAttr to set Properties.",
                              jig_fact_text(prop->name->ptr));
    }
    const JigNamedAttr *items = jig_attr_dict_items(dict);
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++)
        if (jig_spec_prop(r->s, items[i].name) < 0 || jig_format_binds(r->f, items[i].name))
            return jig_refuse(why, JIG_NOWHERE,
                              "unknown key '\"{}\"' when parsing properties dictionary",
                              jig_fact_text(items[i].name->ptr));
    return true;
}

static bool read_prop_dict(JigReader *r, const JigItem *item, bool optional) {
    (void)item, (void)optional;
    JigReason why = JIG_REASON(jig_parser_arena(r->p));
    const JigAttr *given = r->ctx->empty_dict;
    if (jig_parse_try_token(r->p, "<")) {
        given = jig_parse_attr(r->p, NULL);
        if (!given || !jig_parse_token(r->p, ">"))
            return false;
    }
    /* Of an op without properties there may be none of them. */
    const JigAttr *dict = !r->s->num_props && jig_attr_kind(given) == JIG_ATTR_DICT
                              ? given
                              : jig_spec_props_from(r->s->name, given, why.arena, &why);
    if (!dict || !check_prop_keys(r, given, &why))
        return refuse_props(r, given, &why);
    for (size_t i = 0; i < r->s->num_props; i++) {
        const JigAttr *x = jig_attr_dict_find(dict, r->s->props[i].name);
        if (x)
            r->attrs[i] = x;
    }
    return true;
}

static bool read_late_prop_dict(JigReader *r, const JigItem *item, bool optional) {
    (void)item, (void)optional;
    if (!jig_parse_try_token(r->p, "<"))
        return true;
    r->late_props = jig_parse_attr(r->p, NULL);
    return r->late_props && jig_parse_token(r->p, ">");
}

/* As in the generic form: once all is read, over what else was said, and keys that are no property
 * mean nothing. */
static bool take_late_props(JigReader *r) {
    if (!r->late_props)
        return true;
    JigReason why = JIG_REASON(jig_parser_arena(r->p));
    const JigAttr *dict = jig_spec_props_from(r->s->name, r->late_props, why.arena, &why);
    if (!dict)
        return refuse_props(r, r->late_props, &why);
    for (size_t i = 0; i < r->s->num_props; i++) {
        const JigAttr *x = jig_attr_dict_find(dict, r->s->props[i].name);
        if (x)
            r->attrs[i] = x;
    }
    return true;
}

/* ---- Regions and successors ---- */

static void finish_region(JigReader *r, JigRegion *region) {
    const JigTraitUse *implicit = r->s->implicit_terminator;
    if (implicit) {
        const JigOpName *name = jig_op_name(r->ctx, implicit->words[0]);
        if (name->row)
            jig_ensure_terminator(r->ctx, region, name->row, r->state->loc);
    } else if (r->s->name->traits >> JIG_TRAIT_SINGLE_BLOCK & 1 && !region->first) {
        jig_region_insert(region, NULL, jig_block_create(r->ctx));
    }
}

static void add_part(JigReader *r, JigReadParts *parts, void *item) {
    if (parts->n == 0 && !parts->items)
        parts->items = &parts->one;
    else if ((parts->n & (parts->n - 1)) == 0)
        parts->items = grow(r->p, parts->items, parts->n, sizeof *parts->items);
    parts->items[parts->n++] = item;
}

/* Any number of regions, separated by commas. */
static bool read_region_list(JigReader *r, JigReadParts *parts) {
    for (bool first = true; first || jig_parse_try_token(r->p, ","); first = false) {
        if (first && jig_parse_peek_char(r->p) != '{')
            return true;
        JigRegion *region = jig_state_add_region(r->state, r->p);
        add_part(r, parts, region);
        JIG_CHECK(jig_parse_region(r->p, region, NULL, 0));
        finish_region(r, region);
    }
    return true;
}

JigRegion *jig_format_single_region(JigReader *r, JigReadParts *parts) {
    if (!parts->n)
        add_part(r, parts, jig_state_add_region(r->state, r->p));
    return parts->items[0];
}

static bool read_regions(JigReader *r, size_t group, bool optional) {
    JigReadParts *parts = &r->regions[group];
    if (r->s->regions[group].arity == JIG_VARIADIC)
        return read_region_list(r, parts);
    JigRegion *region = jig_format_single_region(r, parts);
    if (optional) {
        int found = jig_parse_try_region(r->p, region, NULL, 0);
        if (found <= 0 || !region->first) /* `{}` counts as absent */
            return found >= 0;
    } else {
        JIG_CHECK(jig_parse_region(r->p, region, NULL, 0));
    }
    finish_region(r, region);
    return true;
}

static bool read_successor_list(JigReader *r, JigReadParts *parts) {
    JigBlock *block;
    int found = jig_parse_try_successor(r->p, &block);
    if (found <= 0)
        return found == 0;
    add_part(r, parts, block);
    while (jig_parse_try_token(r->p, ",")) {
        if (!(block = jig_parse_successor(r->p)))
            return false;
        add_part(r, parts, block);
    }
    return true;
}

static bool read_successors(JigReader *r, const JigItem *item, bool optional) {
    (void)optional;
    JigReadParts *parts = &r->succs[item->index];
    if (r->s->succs[item->index].arity == JIG_VARIADIC)
        return read_successor_list(r, parts);
    JigBlock *block = jig_parse_successor(r->p);
    if (block)
        add_part(r, parts, block);
    return block != NULL;
}

static bool read_all_operands(JigReader *r, const JigItem *item, bool optional) {
    (void)item, (void)optional;
    r->all.spot = jig_parse_spot(r->p);
    return jig_parse_operands(r->p, JIG_DELIM_NONE, &r->all.operands, &r->all.num_operands);
}

/* `regions` and `successors`: all of them as one list, dealt out to the groups. */
static bool read_all_regions(JigReader *r, const JigItem *item, bool optional) {
    (void)item, (void)optional;
    JigReadParts all = {0};
    r->listed_regions = true;
    JIG_CHECK(read_region_list(r, &all));
    for (size_t i = 0; i < all.n; i++) {
        size_t group = i < r->s->num_regions ? i : r->s->num_regions - 1;
        if (r->s->num_regions)
            add_part(r, &r->regions[group], all.items[i]);
    }
    return true;
}

static bool read_all_successors(JigReader *r, const JigItem *item, bool optional) {
    (void)item, (void)optional;
    JigReadParts all = {0};
    JIG_CHECK(read_successor_list(r, &all));
    for (size_t i = 0; i < all.n && r->s->num_succs; i++)
        add_part(r, &r->succs[i < r->s->num_succs ? i : r->s->num_succs - 1], all.items[i]);
    return true;
}

/* ---- custom<Name>(...) ---- */

static void types_to_slot(const JigReader *r, const JigItem *of, JigSlot *s) {
    const JigReadSlot *slot = of->kind == JIG_ITEM_OPERANDS  ? &r->ins[of->index]
                              : of->kind == JIG_ITEM_RESULTS ? &r->outs[of->index]
                                                             : NULL;
    bool all_results = of->kind == JIG_ITEM_ALL_RESULTS;
    s->types = slot ? slot->types : all_results ? r->result_types : r->all.types;
    s->n = slot ? slot->num_types : all_results ? r->num_result_types : r->all.num_types;
}

/* What was read so far. */
static JigSlot slot_of(JigReader *r, const JigItem *arg) {
    JigSlot s = jig_format_slot_for(arg);
    switch (s.kind) {
    case JIG_SLOT_OPERANDS:
        if (arg->kind != JIG_ITEM_OPERANDS)
            break; /* what is not read one by one */
        s.operands = r->ins[arg->index].operands;
        s.n = r->ins[arg->index].num_operands;
        if (!arg->is_ref)
            r->ins[arg->index].spot = jig_parse_spot(r->p);
        break;
    case JIG_SLOT_TYPES:
        types_to_slot(r, &arg->items[0], &s);
        break;
    case JIG_SLOT_ATTR:
        s.attr = r->attrs[arg->index];
        break;
    case JIG_SLOT_REGIONS:
        if (r->s->regions[arg->index].arity != JIG_VARIADIC)
            jig_format_single_region(r, &r->regions[arg->index]);
        s.regions = (JigRegion **)r->regions[arg->index].items;
        s.n = r->regions[arg->index].n;
        break;
    case JIG_SLOT_SUCCESSORS:
        s.successors = (JigBlock **)r->succs[arg->index].items;
        s.n = r->succs[arg->index].n;
        break;
    default:
        break;
    }
    return s;
}

/* Regions that the directive made are owned from here on, also after an error. */
static void take_regions(JigReader *r, const JigItem *arg, const JigSlot *s) {
    JigReadParts *parts = &r->regions[arg->index];
    if (r->s->regions[arg->index].arity != JIG_VARIADIC)
        return;
    for (size_t i = 0; i < s->n; i++) {
        jig_state_take_region(r->state, r->p, s->regions[i]);
        add_part(r, parts, r->state->regions[r->state->num_regions - 1]);
    }
}

static void take_slot(JigReader *r, const JigItem *arg, const JigSlot *s) {
    if (arg->is_ref)
        return;
    switch (arg->kind) {
    case JIG_ITEM_OPERANDS:
        r->ins[arg->index].operands = s->operands;
        r->ins[arg->index].num_operands = s->n;
        break;
    case JIG_ITEM_TYPE:
        take_types(r, &arg->items[0], s->types, s->n);
        break;
    case JIG_ITEM_ATTR:
        r->attrs[arg->index] = s->attr;
        break;
    case JIG_ITEM_REGIONS:
        take_regions(r, arg, s);
        break;
    case JIG_ITEM_SUCCESSORS:
        r->succs[arg->index].items = (void **)s->successors;
        r->succs[arg->index].n = s->n;
        break;
    default:
        break;
    }
}

/* 1: parsed, 0: not there (only when `optional`), -1: reported error. */
static int read_custom(JigReader *r, const JigItem *item, bool optional) {
    JigSlot few[8], *slots = few;
    size_t n = item->num_items;
    if (n > JIG_LEN(few))
        slots = jig_arena_alloc(jig_parser_arena(r->p), n * sizeof *slots);
    for (size_t i = 0; i < n; i++)
        slots[i] = slot_of(r, &item->items[i]);
    int found = optional && item->custom->parse_optional
                    ? item->custom->parse_optional(r->p, slots, n, r->state)
                : item->custom->parse(r->p, slots, n, r->state) ? 1
                                                                : -1;
    for (size_t i = 0; i < n; i++)
        if (found > 0 || item->items[i].kind == JIG_ITEM_REGIONS)
            take_slot(r, &item->items[i], &slots[i]);
    return found;
}

/* ---- Groups ---- */

static const JigItem *first_parsed(const JigItem *items, size_t n, size_t *rest) {
    for (size_t i = 0; i < n; i++)
        if (items[i].kind != JIG_ITEM_SPACE && items[i].kind != JIG_ITEM_NEWLINE) {
            *rest = i + 1;
            return &items[i];
        }
    *rest = n;
    return NULL;
}

/* Reads the first item of a group, if it is there: 1, 0 or -1. */
static int read_guard(JigReader *r, const JigItem *item) {
    switch (item->kind) {
    case JIG_ITEM_LITERAL:
        return jig_format_try_literal(r->p, item);
    case JIG_ITEM_OPERANDS:
        return !read_operands(r, item, true) ? -1 : r->ins[item->index].num_operands > 0;
    case JIG_ITEM_ATTR:
        return !read_attr(r, item, true) ? -1 : r->attrs[item->index] != NULL;
    case JIG_ITEM_REGIONS:
        if (!read_regions(r, item->index, true))
            return -1;
        return r->s->regions[item->index].arity == JIG_VARIADIC
                   ? r->regions[item->index].n > 0
                   : ((JigRegion *)r->regions[item->index].items[0])->first != NULL;
    case JIG_ITEM_SUCCESSORS:
        return !read_successors(r, item, true) ? -1 : r->succs[item->index].n > 0;
    case JIG_ITEM_CUSTOM:
        return read_custom(r, item, true);
    default:
        return read_item(r, item, true) ? 1 : -1;
    }
}

static bool read_group(JigReader *r, const JigItem *g, bool optional) {
    (void)optional;
    size_t rest;
    const JigItem *first = first_parsed(g->items, g->num_items, &rest);
    int there = first ? read_guard(r, first) : 1;
    if (there < 0)
        return false;
    if (g->anchor->elided && (there > 0) != g->inverted)
        r->attrs[g->anchor->index] = r->ctx->unit;
    const JigItem *skip = g->anchor->elided ? g->anchor : NULL;
    return there ? read_items(r, g->items + rest, g->num_items - rest, skip, false)
                 : read_items(r, g->others, g->num_others, skip, false);
}

/* A clause of a unit attribute is just its word. */
static bool read_clause(JigReader *r, const JigItem *clause) {
    if (clause->num_items == 2 && clause->items[1].kind == JIG_ITEM_ATTR &&
        r->s->props[clause->items[1].index].check->store == JIG_STORE_UNIT) {
        r->attrs[clause->items[1].index] = r->ctx->unit;
        return true;
    }
    return read_items(r, clause->items + 1, clause->num_items - 1u, NULL, true);
}

static bool read_oilist(JigReader *r, const JigItem *list, bool optional) {
    (void)optional;
    uint64_t seen = 0;
    for (size_t i = 0; i < list->num_items;) {
        const JigItem *clause = &list->items[i];
        if (!jig_format_try_literal(r->p, &clause->items[0])) {
            i++;
            continue;
        }
        if (seen >> (i & 63) & 1)
            return jig_parse_error(
                r->p, jig_parse_name_spot(r->p),
                "`%.*s` clause can appear at most once in the expansion of the oilist directive",
                JIG_FMT(clause->items[0].text));
        seen |= UINT64_C(1) << (i & 63);
        JIG_CHECK(read_clause(r, clause));
        i = 0; /* the next clause may be any of them */
    }
    return true;
}

/* ---- Items ---- */

static bool read_literal(JigReader *r, const JigItem *item, bool optional) {
    (void)optional;
    return jig_format_parse_literal(r->p, item);
}

static bool read_one_attr(JigReader *r, const JigItem *item, bool optional) {
    return read_attr(r, item, optional && item->optional);
}

static bool read_all_of_regions(JigReader *r, const JigItem *item, bool optional) {
    (void)optional;
    return read_regions(r, item->index, false);
}

static bool read_directive(JigReader *r, const JigItem *item, bool optional) {
    (void)optional;
    return read_custom(r, item, false) > 0;
}

static bool read_item(JigReader *r, const JigItem *item, bool optional) {
    static ItemReader *const readers[] = {
        [JIG_ITEM_LITERAL] = read_literal,
        [JIG_ITEM_OPERANDS] = read_operands,
        [JIG_ITEM_ATTR] = read_one_attr,
        [JIG_ITEM_REGIONS] = read_all_of_regions,
        [JIG_ITEM_SUCCESSORS] = read_successors,
        [JIG_ITEM_ATTR_DICT] = read_attr_dict,
        [JIG_ITEM_ATTR_DICT_KEYWORD] = read_attr_dict,
        [JIG_ITEM_PROP_DICT] = read_prop_dict,
        [JIG_ITEM_LATE_PROP_DICT] = read_late_prop_dict,
        [JIG_ITEM_ALL_OPERANDS] = read_all_operands,
        [JIG_ITEM_ALL_REGIONS] = read_all_regions,
        [JIG_ITEM_ALL_SUCCESSORS] = read_all_successors,
        [JIG_ITEM_TYPE] = read_types,
        [JIG_ITEM_FUNCTIONAL_TYPE] = read_functional_type,
        [JIG_ITEM_CUSTOM] = read_directive,
        [JIG_ITEM_GROUP] = read_group,
        [JIG_ITEM_OILIST] = read_oilist,
    };
    ItemReader *read = item->kind < JIG_LEN(readers) ? readers[item->kind] : NULL;
    return !read || read(r, item, optional);
}

static bool read_items(JigReader *r, const JigItem *items, size_t n, const JigItem *skip,
                       bool optional) {
    for (const JigItem *item = items, *end = items + n; item < end; item++)
        if (item != skip)
            JIG_CHECK(read_item(r, item, optional));
    return true;
}

/* ---- All of it ---- */

/* Room for what is read of an op, in one piece. */
static void give_room(JigReader *r) {
    const JigSpec *s = r->s;
    size_t values = s->num_ins + s->num_outs, parts = s->num_regions + s->num_succs;
    size_t size = values * sizeof *r->ins + parts * sizeof *r->regions;
    r->ins = jig_arena_calloc(jig_parser_arena(r->p), size + s->num_props * sizeof *r->attrs);
    r->outs = r->ins + s->num_ins;
    r->regions = (JigReadParts *)(r->ins + values);
    r->succs = r->regions + s->num_regions;
    r->attrs = (const JigAttr **)(r->regions + parts);
}

bool jig_format_parse(JigParser *p, const JigOpName *name, const char *older, JigOpState *state) {
    const JigSpec *s = jig_spec(name);
    const JigFormat *f = s->broken ? NULL
                         : older   ? jig_format_of_older(s, older)
                                   : jig_format_of(s);
    if (!f)
        return jig_parse_error(p, jig_parse_spot(p), "has a malformed row");
    JigReader r = {.p = p, .ctx = name->ctx, .s = s, .f = f, .state = state};
    give_room(&r);
    JIG_CHECK(read_items(&r, f->items, f->num_items, NULL, true));
    return take_late_props(&r) && jig_format_place_parts(&r);
}
