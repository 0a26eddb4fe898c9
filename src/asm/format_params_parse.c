/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes read by their row's .params and .format. */
#include "asm/format_int.h"
#include "asm/older.h"
#include "ir/storage.h"
#include "support/check.h"

#include <ctype.h>

typedef struct ParamReader {
    JigParser *p;
    JigContext *ctx;
    const JigParamFormat *f;
    const JigAttr **values;
} ParamReader;

static const JigAttr *read_value(ParamReader *r, const JigParam *param);

static bool try_separator(JigParser *p, const char *separator) {
    return jig_parse_try_token(p, strchr(separator, '|') ? "|" : ",");
}

static bool is_word(const char *text) {
    for (const char *c = text; *c; c++)
        if (*c == '-')
            return false;
    return true;
}

/* "a, b" of all cases; what is no word stands twice, once in quotes. */
static void list_cases(JigCharVec *list, const JigEnumRow *row) {
    for (const JigEnumCase *c = row->cases; c->text; c++) {
        if (c != row->cases)
            jig_vec_append(list, ", ", 2);
        if (row->bracketed && !is_word(c->text)) {
            jig_vec_append(list, "\"", 1);
            jig_vec_append(list, c->text, strlen(c->text));
            jig_vec_append(list, "\"", 1);
        }
        jig_vec_append(list, c->text, strlen(c->text));
    }
}

static void expected_case(ParamReader *r, JigSpot spot, const JigEnumRow *row, JigStr word) {
    if (row->unknown) {
        jig_parse_error(r->p, spot, "%s: %.*s", row->unknown, JIG_FMT(word));
        return;
    }
    JigCharVec list = {0};
    list_cases(&list, row);
    if (row->bracketed)
        jig_parse_error(r->p, spot, "expected one of [%.*s] for %s, got: %.*s", (int)list.len,
                        list.data, jig_context_enum_summary(jig_parser_context(r->p), row),
                        JIG_FMT(word));
    else
        jig_parse_error(r->p, spot, "expected %s to be one of: %.*s",
                        row->message_name ? row->message_name : row->name, (int)list.len,
                        list.data);
    jig_vec_free(&list);
}

static JigStr trimmed(JigStr s) {
    while (s.len && s.ptr[0] == ' ')
        s = (JigStr){s.ptr + 1, s.len - 1};
    while (s.len && s.ptr[s.len - 1] == ' ')
        s.len--;
    return s;
}

/* One case, or several in one string; those that are no bits stand alone. */
static bool cases_of_text(JigParser *p, const JigEnumRow *row, JigStr text, int64_t *out) {
    if (jig_older_enum_value(p, row, text, out))
        return true;
    const char *separator = row->separator ? strchr(row->separator, '|') : NULL;
    char c = separator ? '|' : ',';
    *out = 0;
    for (bool more = row->separator != NULL; more;) {
        const char *end = memchr(text.ptr, c, text.len);
        size_t len = end ? (size_t)(end - text.ptr) : text.len;
        int64_t value;
        JIG_CHECK(jig_enum_value(row, trimmed((JigStr){text.ptr, len}), &value) && value);
        *out |= value;
        more = end;
        if (more)
            text = (JigStr){end + 1, text.len - len - 1};
    }
    return *out != 0;
}

static bool read_case_text(ParamReader *r, const JigEnumRow *row, JigStr *out) {
    if (row->unknown)
        return jig_parse_any_keyword(r->p, out);
    if (!row->bracketed)
        return jig_parse_keyword_or_string(r->p, out);
    bool words_only = row->separator && !strchr(row->separator, '|');
    return (words_only ? jig_parse_try_any_keyword(r->p, out)
                       : jig_parse_try_keyword_or_string(r->p, out)) ||
           jig_parse_error(r->p, jig_parse_spot(r->p), "expected keyword for %s",
                           jig_context_enum_summary(jig_parser_context(r->p), row));
}

static const JigAttr *read_enum(ParamReader *r, const JigParam *param) {
    const JigEnumRow *row = param->enumeration;
    JigSpot spot = jig_parse_spot(r->p);
    bool listed = row->separator && !(row->bracketed && strchr(row->separator, '|'));
    int64_t value = 0, one;
    do {
        JigStr word;
        if (!read_case_text(r, row, &word))
            return NULL;
        if (!cases_of_text(r->p, row, word, &one)) {
            expected_case(r, spot, row, word);
            return NULL;
        }
        value |= one;
    } while (listed && try_separator(r->p, row->separator));
    return jig_attr_i64(r->ctx, value);
}

typedef struct ArrayReader {
    ParamReader *r;
    const JigParam *element;
    JIG_VEC(const JigAttr *) items;
} ArrayReader;

static bool read_element(JigParser *p, void *user) {
    (void)p;
    ArrayReader *a = user;
    const JigAttr *x = read_value(a->r, a->element);
    if (x)
        jig_vec_push(&a->items, x);
    return x != NULL;
}

static const JigAttr *read_array(ParamReader *r, const JigParam *param) {
    ArrayReader a = {.r = r, .element = param->element};
    bool ok = (!param->braced || jig_parse_token(r->p, "{")) &&
              jig_parse_list(r->p, JIG_DELIM_NONE, read_element, &a, NULL) &&
              (!param->braced || jig_parse_token(r->p, "}"));
    const JigAttr *x = ok ? jig_attr_array(r->ctx, a.items.data, a.items.len) : NULL;
    jig_vec_free(&a.items);
    return x;
}

static const JigAttr *read_bool(ParamReader *r, const JigParam *param) {
    (void)param;
    bool yes = jig_parse_try_keyword(r->p, "true");
    if (yes || jig_parse_try_keyword(r->p, "false"))
        return jig_attr_bool(r->ctx, yes);
    JigSpot spot = jig_parse_spot(r->p);
    int64_t v;
    if (!jig_parse_integer(r->p, &v))
        return NULL;
    if (v == 0 || v == 1)
        return jig_attr_bool(r->ctx, v != 0);
    jig_parse_error(r->p, spot, "integer value too large");
    return NULL;
}

/* Negative numbers stand for what is as many below 2^64 (2^32). */
static const JigAttr *read_uint(ParamReader *r, const JigParam *param) {
    uint64_t v;
    int there = jig_parse_try_unsigned(r->p, param->kind == JIG_PARAM_UINT32 ? 32 : 64, &v);
    if (there == 0)
        jig_parse_error(r->p, jig_parse_spot(r->p), "expected integer value");
    return there == 1 ? jig_attr_int(jig_type_integer(r->ctx, 64, JIG_UNSIGNED), (int64_t)v) : NULL;
}

static const JigAttr *read_type(ParamReader *r, const JigParam *param) {
    JigSpot spot = jig_parse_spot(r->p);
    const JigType *t = param->type_row && jig_parse_peek_char(r->p) != '!'
                           ? jig_format_parse_type(r->p, param->type_row)
                           : jig_parse_type(r->p);
    if (t && param->type_row && !jig_type_is(t, param->type_row)) {
        jig_format_wrong_kind_of_type(r->p, spot, param->type_row->name, t);
        return NULL;
    }
    return t ? jig_attr_of_type(t) : NULL;
}

static bool is_of_kind(const JigParam *param, const JigAttr *x) {
    switch (param->kind) {
    case JIG_PARAM_MAP:
        return x->kind == JIG_ATTR_MAP;
    case JIG_PARAM_INT_ATTR:
        return jig_attr_is_int(x);
    case JIG_PARAM_STRING_ATTR:
        return jig_attr_is_string(x);
    default:
        return param->test ? param->test(x) : !param->row || jig_attr_is(x, param->row);
    }
}

static const JigAttr *read_attr(ParamReader *r, const JigParam *param) {
    JigSpot spot = jig_parse_spot(r->p);
    const JigAttr *x = param->row && jig_parse_peek_char(r->p) != '#'
                           ? jig_format_parse_attr(r->p, param->row, NULL)
                           : jig_parse_attr(r->p, NULL);
    if (!x || is_of_kind(param, x))
        return x;
    jig_parse_error(r->p, spot, "invalid kind of attribute specified");
    return NULL;
}

static const JigAttr *read_int(ParamReader *r, const JigParam *param) {
    int64_t v;
    JigSpot spot = jig_parse_spot(r->p);
    if (!jig_parse_integer(r->p, &v))
        return NULL;
    if (param->kind == JIG_PARAM_INT32 && (v < INT32_MIN || v > INT32_MAX)) {
        jig_parse_error(r->p, spot, "integer value too large");
        return NULL;
    }
    return jig_attr_i64(r->ctx, v);
}

static const JigAttr *read_string(ParamReader *r, const JigParam *param) {
    (void)param;
    JigStr s;
    return jig_parse_string(r->p, &s) ? jig_attr_string(r->ctx, s) : NULL;
}

static const JigAttr *read_ident(ParamReader *r, const JigParam *param) {
    (void)param;
    JigStr s;
    return jig_parse_keyword_or_string(r->p, &s) ? jig_attr_string(r->ctx, s) : NULL;
}

/* Without affine_map<>. */
static const JigAttr *read_map(ParamReader *r, const JigParam *param) {
    (void)param;
    const JigMap *map = jig_parse_map(r->p);
    return map ? jig_attr_of_map(map) : NULL;
}

static const JigAttr *read_symbol(ParamReader *r, const JigParam *param) {
    (void)param;
    return jig_parse_symbol(r->p);
}

static const JigAttr *read_dense_array(ParamReader *r, const JigParam *param) {
    return jig_format_parse_dense_array(r->p, jig_type_i(r->ctx, param->narrow ? 32 : 64));
}

/* NULL after an error. */
static const JigAttr *read_value(ParamReader *r, const JigParam *param) {
    static const JigAttr *(*const readers[])(ParamReader *, const JigParam *) = {
        [JIG_PARAM_TYPE] = read_type,        [JIG_PARAM_ATTR] = read_attr,
        [JIG_PARAM_INT_ATTR] = read_attr,    [JIG_PARAM_LOC] = read_attr,
        [JIG_PARAM_MAP] = read_map,          [JIG_PARAM_INT] = read_int,
        [JIG_PARAM_UINT] = read_uint,        [JIG_PARAM_BOOL] = read_bool,
        [JIG_PARAM_UINT32] = read_uint,      [JIG_PARAM_STRING] = read_string,
        [JIG_PARAM_STRING_ATTR] = read_attr, [JIG_PARAM_IDENT] = read_ident,
        [JIG_PARAM_SYMBOL] = read_symbol,    [JIG_PARAM_ENUM] = read_enum,
        [JIG_PARAM_ARRAY] = read_array,      [JIG_PARAM_DENSE_ARRAY] = read_dense_array,
        [JIG_PARAM_INT32] = read_int,
    };
    return readers[param->kind](r, param);
}

/* `true` or `false`, which are numbers, too. */
static bool is_truth(ParamReader *r) {
    static const char *const words[] = {"true", "false"};
    const char *at = jig_parse_spot(r->p);
    for (size_t i = 0; i < JIG_LEN(words); i++) {
        size_t n = strlen(words[i]);
        if (!strncmp(at, words[i], n) && !isalnum((unsigned char)at[n]) && !strchr("_$.", at[n]))
            return true;
    }
    return false;
}

/* Is there something that the parameter could begin with? */
static bool is_there(ParamReader *r, const JigParam *param) {
    char c = jig_parse_peek_char(r->p);
    if (c == '>' || c == ')' || c == ']' || c == ',' || c == 0)
        return false;
    switch (param->kind) {
    case JIG_PARAM_STRING:
        return c == '"';
    case JIG_PARAM_SYMBOL:
        return c == '@';
    case JIG_PARAM_INT:
    case JIG_PARAM_INT32:
    case JIG_PARAM_UINT:
    case JIG_PARAM_UINT32:
        return c == '-' || (c >= '0' && c <= '9') || is_truth(r);
    default:
        return true;
    }
}

/* At the token where the parameter's own error left the parser. */
static bool failed_param(ParamReader *r, const JigParam *param) {
    return jig_parse_error(r->p, jig_parse_spot(r->p),
                           "failed to parse %s parameter '%.*s' which is to be a `%s`", r->f->label,
                           JIG_FMT(param->name), param->reads_as ? param->reads_as : "parameter");
}

static bool read_present_param(ParamReader *r, size_t i) {
    const JigParam *param = &r->f->params[i];
    r->values[i] = read_value(r, param);
    return r->values[i] || failed_param(r, param);
}

static bool read_param(ParamReader *r, size_t i) {
    const JigParam *param = &r->f->params[i];
    bool absent = param->optional && param->kind != JIG_PARAM_ARRAY && !is_there(r, param);
    return absent || read_present_param(r, i);
}

/* One `name = value` of a struct. */
static bool read_struct_param(ParamReader *r, const JigItem *item, uint64_t *seen) {
    JigParser *p = r->p;
    JigStr name = {0};
    size_t k = 0;
    if (!jig_parse_any_keyword(p, &name))
        return jig_parse_error(p, jig_parse_spot(p), "expected a parameter name in struct");
    JIG_CHECK(jig_parse_token(p, "="));
    while (k < item->num_items && !jig_str_eq(r->f->params[item->items[k].index].name, name))
        k++;
    if (k == item->num_items || *seen >> (k & 63) & 1)
        return jig_parse_error(p, jig_parse_spot(p),
                               "duplicate or unknown struct parameter name: %.*s", JIG_FMT(name));
    *seen |= UINT64_C(1) << (k & 63);
    /* A number may be missing, for the reference to go on with what is there. */
    const JigParam *param = &r->f->params[item->items[k].index];
    bool number = param->kind == JIG_PARAM_UINT || param->kind == JIG_PARAM_UINT32;
    return number && param->optional && !param->otherwise
               ? read_param(r, item->items[k].index)
               : read_present_param(r, item->items[k].index);
}

/* As many as the struct has, where all are required. */
static bool read_whole_struct(ParamReader *r, const JigItem *item) {
    uint64_t seen = 0;
    for (size_t i = 0; i < item->num_items; i++)
        JIG_CHECK((i == 0 || jig_parse_token(r->p, ",")) && read_struct_param(r, item, &seen));
    return true;
}

/* name = value, ... in any order. */
static bool read_struct(ParamReader *r, const JigItem *item) {
    JigParser *p = r->p;
    uint64_t seen = 0;
    size_t required = 0;
    for (size_t i = 0; i < item->num_items; i++)
        required += !r->f->params[item->items[i].index].optional;
    if (required == item->num_items)
        return read_whole_struct(r, item);
    if (!required && !isalpha((unsigned char)jig_parse_peek_char(p)))
        return true;
    do
        JIG_CHECK(read_struct_param(r, item, &seen));
    while (jig_parse_try_token(p, ","));
    for (size_t k = 0; k < item->num_items; k++) {
        const JigParam *param = &r->f->params[item->items[k].index];
        if (!param->optional && !(seen >> (k & 63) & 1))
            return jig_parse_error(p, jig_parse_spot(p),
                                   "struct is missing required parameter: %.*s",
                                   JIG_FMT(param->name));
    }
    return true;
}

static bool read_item(ParamReader *r, const JigItem *item);
static bool read_items(ParamReader *r, const JigItem *items, size_t n);

static bool read_custom(ParamReader *r, const JigItem *item) {
    JigSlot slots[JIG_MAX_PARAM_SLOTS];
    jig_format_param_slots(item, r->values, slots);
    JIG_CHECK(item->custom->parse(r->p, slots, item->num_items, NULL));
    for (size_t i = 0; i < item->num_items && i < JIG_MAX_PARAM_SLOTS; i++)
        if (item->items[i].kind == JIG_ITEM_PARAM && !item->items[i].is_ref)
            r->values[item->items[i].index] = slots[i].attr;
    return true;
}

static bool read_group(ParamReader *r, const JigItem *g) {
    const JigItem *first = &g->items[0];
    bool there = first->kind == JIG_ITEM_LITERAL ? jig_format_try_literal(r->p, first)
                 : first->kind == JIG_ITEM_PARAM ? is_there(r, &r->f->params[first->index])
                                                 : jig_parse_peek_char(r->p) != '>';
    if (!there)
        return read_items(r, g->others, g->num_others);
    if (first->kind != JIG_ITEM_LITERAL)
        return read_items(r, g->items, g->num_items);
    /* Behind the literal nothing is optional any more. */
    for (size_t i = 1; i < g->num_items; i++)
        JIG_CHECK(g->items[i].kind == JIG_ITEM_PARAM ? read_present_param(r, g->items[i].index)
                                                     : read_item(r, &g->items[i]));
    return true;
}

static bool read_item(ParamReader *r, const JigItem *item) {
    switch (item->kind) {
    case JIG_ITEM_LITERAL:
        return jig_format_parse_literal(r->p, item);
    case JIG_ITEM_PARAM:
        return read_param(r, item->index);
    case JIG_ITEM_STRUCT:
        return read_struct(r, item);
    case JIG_ITEM_PARAMS:
        for (size_t i = 0; i < r->f->num_params; i++)
            JIG_CHECK((i == 0 || jig_parse_token(r->p, ",")) && read_param(r, i));
        return true;
    case JIG_ITEM_CUSTOM:
        return read_custom(r, item);
    case JIG_ITEM_GROUP:
        return read_group(r, item);
    default:
        return true;
    }
}

static bool read_items(ParamReader *r, const JigItem *items, size_t n) {
    for (size_t i = 0; i < n; i++)
        JIG_CHECK(read_item(r, &items[i]));
    return true;
}

static const JigAttr **read_all(JigParser *p, const JigParamFormat *f) {
    if (!f)
        return NULL;
    const JigAttr **values =
        jig_arena_calloc(jig_parser_arena(p), (f->num_params + 1) * sizeof *values);
    ParamReader r = {p, jig_parser_context(p), f, values};
    if (!read_items(&r, f->items, f->num_items))
        return NULL;
    for (size_t i = 0; i < f->num_params; i++)
        if (!values[i])
            values[i] = f->params[i].otherwise;
    return values;
}

const JigType *jig_format_parse_type(JigParser *p, const JigTypeRow *row) {
    JIG_REQUIRE(p && row);
    if (row->parse)
        return row->parse(p);
    JigContext *ctx = jig_parser_context(p);
    JigSpot spot = jig_parse_spot(p);
    const JigParamFormat *f = jig_format_of_type_params(ctx, row);
    const JigAttr **values = read_all(p, f);
    if (!values ||
        (row->verify && !row->verify(ctx, jig_parse_loc(p, spot), values, f->num_params)))
        return NULL;
    return jig_type_get(ctx, row, values, f->num_params);
}

const JigAttr *jig_format_parse_attr(JigParser *p, const JigAttrRow *row, const JigType *type) {
    JIG_REQUIRE(p && row);
    if (row->parse)
        return row->parse(p, type);
    JigContext *ctx = jig_parser_context(p);
    JigSpot spot = jig_parse_spot(p);
    const JigParamFormat *f = jig_format_of_attr_params(ctx, row);
    const JigAttr **values = read_all(p, f);
    if (!values ||
        (row->verify && !row->verify(ctx, jig_parse_loc(p, spot), values, f->num_params)))
        return NULL;
    if (row->enum_of && f->num_params == 1)
        return jig_attr_enum(ctx, row, jig_attr_int_value(values[0]));
    return jig_attr_get(ctx, row, values, f->num_params);
}
