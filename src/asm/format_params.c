/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes by their row's .params and .format. */
#include "asm/format_int.h"
#include "asm/print.h"
#include "ir/storage.h"

/* ---- Compiling .params ---- */

static const struct {
    const char *name;
    JigParamKind kind;
    const char *reads_as;
} kinds[] = {
    {"type", JIG_PARAM_TYPE, "::mlir::Type"},
    {"attr", JIG_PARAM_ATTR, "::mlir::Attribute"},
    {"int", JIG_PARAM_INT, "int64_t"},
    {"uint", JIG_PARAM_UINT, "uint64_t"},
    {"int_attr", JIG_PARAM_INT_ATTR, "IntegerAttr"},
    {"bool", JIG_PARAM_BOOL, "bool"},
    {"string", JIG_PARAM_STRING, "::llvm::StringRef"},
    {"string_attr", JIG_PARAM_STRING_ATTR, "::mlir::StringAttr"},
    {"symbol", JIG_PARAM_SYMBOL, "::mlir::SymbolRefAttr"},
    {"ident", JIG_PARAM_IDENT, "::llvm::StringRef"},
    {"loc", JIG_PARAM_LOC, "::mlir::Location"},
    {"map", JIG_PARAM_MAP, "::mlir::AffineMap"},
};

/* kind ::= word | enum:dialect.name | !row | #row | array<kind> | optional<kind>; then, in quotes,
 * what messages say the parameter is to be */
static bool compile_kind(JigContext *ctx, JigRowText *t, JigParam *p) {
    JigStr word;
    if (jig_row_try(t, "!")) {
        JIG_CHECK(jig_row_word(t, "a type", &word));
        p->kind = JIG_PARAM_TYPE;
        p->type_row = jig_type_row_find(ctx, word);
        return p->type_row || jig_row_fail(t, "no type '%.*s'", JIG_FMT(word));
    }
    if (jig_row_try(t, "#")) {
        JIG_CHECK(jig_row_word(t, "an attribute", &word));
        p->kind = JIG_PARAM_ATTR;
        p->row = jig_attr_row_find(ctx, word);
        return p->row || jig_row_fail(t, "no attribute '%.*s'", JIG_FMT(word));
    }
    JIG_CHECK(jig_row_word(t, "a kind of parameter", &word));
    if (jig_str_is(word, "optional")) {
        p->optional = true;
        return jig_row_expect(t, "<") && compile_kind(ctx, t, p) && jig_row_expect(t, ">");
    }
    if (jig_str_is(word, "array")) {
        JigParam *element = JIG_NEW(&ctx->perm, JigParam);
        p->kind = JIG_PARAM_ARRAY;
        p->element = element;
        return jig_row_expect(t, "<") && compile_kind(ctx, t, element) && jig_row_expect(t, ">");
    }
    if (jig_str_is(word, "enum")) {
        JIG_CHECK(jig_row_expect(t, ":") && jig_row_word(t, "an enum", &word));
        p->kind = JIG_PARAM_ENUM;
        p->enumeration = jig_enum_row_find(ctx, word);
        p->reads_as = p->enumeration ? p->enumeration->message_name : NULL;
        return p->enumeration || jig_row_fail(t, "no enum '%.*s'", JIG_FMT(word));
    }
    for (size_t i = 0; i < JIG_LEN(kinds); i++)
        if (jig_str_is(word, kinds[i].name)) {
            p->kind = kinds[i].kind;
            p->reads_as = kinds[i].reads_as;
            return true;
        }
    return jig_row_fail(t, "no kind of parameter '%.*s'", JIG_FMT(word));
}

/* A default in the parameter's own syntax. */
static const JigAttr *param_default(JigContext *ctx, const JigParam *p, JigStr text,
                                    JigRowText *t) {
    int64_t v;
    if (p->kind == JIG_PARAM_ENUM && jig_enum_value(p->enumeration, text, &v))
        return jig_attr_i64(ctx, v);
    if (p->kind == JIG_PARAM_BOOL)
        return jig_attr_bool(ctx, jig_str_is(text, "true"));
    if (p->kind == JIG_PARAM_ARRAY && jig_str_is(text, "[]"))
        return jig_attr_array(ctx, NULL, 0);
    if (p->kind == JIG_PARAM_TYPE) {
        const JigType *type = jig_parse_type_str(ctx, text, JIG_STR("default of a row"));
        return type ? jig_attr_of_type(type) : NULL;
    }
    if (p->kind == JIG_PARAM_INT)
        return jig_attr_i64(ctx, strtoll(jig_arena_str(&ctx->perm, text).ptr, NULL, 10));
    const JigAttr *x = jig_parse_attr_str(ctx, text, JIG_STR("default of a row"));
    if (!x)
        jig_row_fail(t, "'%.*s' is no default", JIG_FMT(text));
    return x;
}

static bool compile_param(JigContext *ctx, JigRowText *t, JigParam *p) {
    JigStr name;
    JIG_CHECK(jig_row_word(t, "a name", &name) && jig_row_expect(t, ":"));
    *p = (JigParam){.name = jig_arena_str(&ctx->perm, name)};
    JIG_CHECK(compile_kind(ctx, t, p));
    JigStr quoted;
    if (jig_row_try_string(t, &quoted))
        p->reads_as = quoted.ptr;
    if (jig_row_try(t, "=")) {
        JigStr text = jig_row_until(t, ",");
        p->otherwise = param_default(ctx, p, text, t);
        p->optional = true;
        return p->otherwise != NULL;
    }
    return true;
}

static bool compile_params(JigContext *ctx, JigRowText *t, JigParamFormat *f) {
    JIG_VEC(JigParam) v = {0};
    bool ok = true;
    while (ok && !jig_row_at_end(t)) {
        JigParam p;
        ok = compile_param(ctx, t, &p);
        if (ok)
            jig_vec_push(&v, p);
        if (ok && !jig_row_try(t, ",")) {
            ok = jig_row_at_end(t) || jig_row_fail(t, "expected ','");
            break;
        }
    }
    f->params = v.len ? jig_arena_copy(&ctx->perm, v.data, v.len * sizeof *v.data) : NULL;
    f->num_params = v.len;
    jig_vec_free(&v);
    return ok && !t->error;
}

static bool report(JigContext *ctx, const char *row, const char *column, const JigRowText *t) {
    return jig_error(ctx, jig_loc_unknown(ctx), "row '%s', .%s, column %zu: %s", row, column,
                     t->error_column, t->error);
}

static JigParamFormat *compile(JigContext *ctx, const char *name, const char *label,
                               const char *params, const char *format, const char *enum_of) {
    JigParamFormat *f = JIG_NEW(&ctx->perm, JigParamFormat);
    f->row_name = name;
    f->label = label ? label : name;
    f->dialect = jig_dialect_of(ctx, jig_str(name));
    JigRowText t;
    if (enum_of && !params)
        params = jig_arena_printf(&ctx->perm, "value: enum:%s", enum_of).ptr;
    jig_row_text_init(&t, &ctx->perm, params);
    if (!compile_params(ctx, &t, f)) {
        report(ctx, name, "params", &t);
        return NULL;
    }
    JigFormatText text = {
        .ctx = ctx, .dialect = f->dialect, .params = f->params, .num_params = f->num_params};
    jig_row_text_init(&text.text, &ctx->perm, format ? format : enum_of ? "`<` $value `>`" : NULL);
    if (!jig_format_compile_items(&text, &f->items, &f->num_items)) {
        report(ctx, name, "format", &text.text);
        return NULL;
    }
    jig_format_place_spaces(ctx, f->items, f->num_items, false);
    return f;
}

/* Compiled formats are kept by row in the context. */
static const JigParamFormat *format_of(JigContext *ctx, const void *row, const char *name,
                                       const char *label, const char *params, const char *format,
                                       const char *enum_of) {
    void **slot = jig_ptrmap_slot(&ctx->param_formats, row);
    if (!*slot) {
        JigParamFormat *f = compile(ctx, name, label, params, format, enum_of);
        slot = jig_ptrmap_slot(&ctx->param_formats, row);
        *slot = f;
    }
    return *slot;
}

const JigParamFormat *jig_param_format_of_type(JigContext *ctx, const JigTypeRow *row) {
    return format_of(ctx, row, row->name, row->label, row->params, row->format, NULL);
}
const JigParamFormat *jig_param_format_of_attr(JigContext *ctx, const JigAttrRow *row) {
    return format_of(ctx, row, row->name, row->label, row->params, row->format, row->enum_of);
}

/* ---- Parsing ---- */

typedef struct ParamReader {
    JigParser *p;
    JigContext *ctx;
    const JigParamFormat *f;
    const JigAttr **values;
} ParamReader;

static bool is_of_kind(const JigParam *param, const JigAttr *x) {
    if (param->row)
        return jig_attr_is(x, param->row);
    return param->kind == JIG_PARAM_MAP        ? x->kind == JIG_ATTR_MAP
           : param->kind == JIG_PARAM_INT_ATTR ? jig_attr_is_int(x)
                                               : true;
}

static const JigAttr *read_value(ParamReader *r, const JigParam *param);

static bool try_separator(JigParser *p, const char *separator) {
    return jig_parse_try_token(p, strchr(separator, '|') ? "|" : ",");
}

static const JigAttr *read_enum(ParamReader *r, const JigParam *param) {
    const JigEnumRow *row = param->enumeration;
    JigSpot spot = jig_parse_spot(r->p);
    int64_t value = 0, one;
    do {
        JigStr word;
        if (!jig_parse_keyword_or_string(r->p, &word))
            return NULL;
        if (!jig_enum_value(row, word, &one)) {
            JigCharVec list = {0};
            for (const JigEnumCase *c = row->cases; c->text; c++) {
                if (c != row->cases)
                    jig_vec_append(&list, ", ", 2);
                jig_vec_append(&list, c->text, strlen(c->text));
            }
            jig_parse_error(r->p, spot, "expected %s to be one of: %.*s",
                            row->message_name ? row->message_name : row->name, (int)list.len,
                            list.data);
            jig_vec_free(&list);
            return NULL;
        }
        value |= one;
    } while (row->separator && try_separator(r->p, row->separator));
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
    bool ok = jig_parse_list(r->p, JIG_DELIM_NONE, read_element, &a, NULL);
    const JigAttr *x = ok ? jig_attr_array(r->ctx, a.items.data, a.items.len) : NULL;
    jig_vec_free(&a.items);
    return x;
}

static const JigAttr *read_bool(ParamReader *r) {
    bool yes = jig_parse_try_keyword(r->p, "true");
    if (yes || jig_parse_try_keyword(r->p, "false"))
        return jig_attr_bool(r->ctx, yes);
    int64_t v;
    return jig_parse_integer(r->p, &v) ? jig_attr_bool(r->ctx, v != 0) : NULL;
}

/* Negative numbers stand for what is as many below 2^64. */
static const JigAttr *read_uint(ParamReader *r) {
    JigSpot spot = jig_parse_spot(r->p);
    JigInt v;
    int there = jig_parse_try_big_integer(r->p, &v);
    if (there == 0)
        jig_parse_error(r->p, spot, "expected integer value");
    if (there <= 0)
        return NULL;
    bool negative = jig_int_is_negative(v);
    if (negative ? !jig_int_fits_s64(v) : !jig_int_fits_u64(v)) {
        jig_parse_error(r->p, spot, "integer value too large");
        return NULL;
    }
    int64_t bits = negative ? jig_int_s64(v) : (int64_t)jig_int_u64(v);
    return jig_attr_int(jig_type_integer(r->ctx, 64, JIG_UNSIGNED), bits);
}

static const JigAttr *read_value(ParamReader *r, const JigParam *param) {
    JigParser *p = r->p;
    JigSpot spot = jig_parse_spot(p);
    JigStr s;
    int64_t v;
    switch (param->kind) {
    case JIG_PARAM_TYPE: {
        const JigType *t = param->type_row && jig_parse_peek_char(p) != '!'
                               ? jig_format_parse_type(p, param->type_row)
                               : jig_parse_type(p);
        if (t && param->type_row && !jig_type_is(t, param->type_row)) {
            jig_wrong_kind_of_type(p, spot, param->type_row->name, t);
            return NULL;
        }
        return t ? jig_attr_of_type(t) : NULL;
    }
    case JIG_PARAM_ATTR:
    case JIG_PARAM_INT_ATTR:
    case JIG_PARAM_LOC:
    case JIG_PARAM_MAP: {
        const JigAttr *x = param->row && jig_parse_peek_char(p) != '#'
                               ? jig_format_parse_attr(p, param->row, NULL)
                               : jig_parse_attr(p, NULL);
        bool fits = !x || is_of_kind(param, x);
        if (!fits)
            jig_parse_error(p, spot, "invalid kind of attribute specified");
        return fits ? x : NULL;
    }
    case JIG_PARAM_INT:
        return jig_parse_integer(p, &v) ? jig_attr_i64(r->ctx, v) : NULL;
    case JIG_PARAM_UINT:
        return read_uint(r);
    case JIG_PARAM_BOOL:
        return read_bool(r);
    case JIG_PARAM_STRING:
        return jig_parse_string(p, &s) ? jig_attr_string(r->ctx, s) : NULL;
    case JIG_PARAM_STRING_ATTR: {
        const JigAttr *x = jig_parse_attr(p, NULL);
        if (x && !jig_attr_is_string(x))
            jig_parse_error(p, spot, "invalid kind of attribute specified");
        return x && jig_attr_is_string(x) ? x : NULL;
    }
    case JIG_PARAM_IDENT:
        return jig_parse_keyword_or_string(p, &s) ? jig_attr_string(r->ctx, s) : NULL;
    case JIG_PARAM_SYMBOL:
        return jig_parse_symbol(p);
    case JIG_PARAM_ENUM:
        return read_enum(r, param);
    case JIG_PARAM_ARRAY:
        return read_array(r, param);
    }
    return NULL;
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
    case JIG_PARAM_UINT:
        return c == '-' || (c >= '0' && c <= '9');
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
    return (param->optional && !is_there(r, param)) || read_present_param(r, i);
}

/* name = value, ... in any order. */
static bool read_struct(ParamReader *r, const JigItem *item) {
    JigParser *p = r->p;
    uint64_t seen = 0;
    size_t required = 0, found = 0;
    for (size_t i = 0; i < item->num_items; i++)
        required += !r->f->params[item->items[i].index].optional;
    do {
        JigStr name;
        JigSpot spot = jig_parse_spot(p);
        if (required == 0 && found == 0 && !jig_parse_try_any_keyword(p, &name))
            return true;
        if (!(required == 0 && found == 0) && !jig_parse_try_any_keyword(p, &name))
            return jig_parse_error(p, spot, "expected a parameter name in struct");
        size_t k = 0;
        while (k < item->num_items && !jig_str_eq(r->f->params[item->items[k].index].name, name))
            k++;
        if (k == item->num_items || seen >> (k & 63) & 1)
            return jig_parse_error(p, spot, "duplicate or unknown struct parameter name: %.*s",
                                   JIG_FMT(name));
        seen |= UINT64_C(1) << (k & 63);
        found++;
        JIG_CHECK(jig_parse_token(p, "=") && read_param(r, item->items[k].index));
    } while (jig_parse_try_token(p, ","));
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

/* What a directive gets: at most MAX_SLOTS arguments. */
enum { MAX_SLOTS = 16 };
static void slots_of(const JigItem *item, const JigAttr *const *values, JigSlot *slots) {
    for (size_t i = 0; i < item->num_items && i < MAX_SLOTS; i++) {
        const JigItem *arg = &item->items[i];
        slots[i] = (JigSlot){.kind = arg->kind == JIG_ITEM_STRING ? JIG_SLOT_STRING : JIG_SLOT_ATTR,
                             .is_ref = arg->is_ref,
                             .string = arg->text,
                             .attr = arg->kind == JIG_ITEM_PARAM ? values[arg->index] : NULL};
    }
}

static bool read_custom(ParamReader *r, const JigItem *item) {
    JigSlot slots[MAX_SLOTS];
    slots_of(item, r->values, slots);
    JIG_CHECK(item->custom->parse(r->p, slots, item->num_items, NULL));
    for (size_t i = 0; i < item->num_items && i < MAX_SLOTS; i++)
        if (item->items[i].kind == JIG_ITEM_PARAM && !item->items[i].is_ref)
            r->values[item->items[i].index] = slots[i].attr;
    return true;
}

static bool read_group(ParamReader *r, const JigItem *g) {
    const JigItem *first = &g->items[0];
    bool there = first->kind == JIG_ITEM_LITERAL ? jig_try_literal(r->p, first)
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
        return jig_parse_literal(r->p, item);
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
    if (row->parse)
        return row->parse(p);
    JigContext *ctx = jig_parser_context(p);
    JigSpot spot = jig_parse_spot(p);
    const JigParamFormat *f = jig_param_format_of_type(ctx, row);
    const JigAttr **values = read_all(p, f);
    if (!values ||
        (row->verify && !row->verify(ctx, jig_parse_loc(p, spot), values, f->num_params)))
        return NULL;
    return jig_type_get(ctx, row, values, f->num_params);
}

const JigAttr *jig_format_parse_attr(JigParser *p, const JigAttrRow *row, const JigType *type) {
    if (row->parse)
        return row->parse(p, type);
    JigContext *ctx = jig_parser_context(p);
    JigSpot spot = jig_parse_spot(p);
    const JigParamFormat *f = jig_param_format_of_attr(ctx, row);
    const JigAttr **values = read_all(p, f);
    if (!values ||
        (row->verify && !row->verify(ctx, jig_parse_loc(p, spot), values, f->num_params)))
        return NULL;
    if (row->enum_of && f->num_params == 1)
        return jig_attr_enum(ctx, row, jig_attr_int_value(values[0]));
    return jig_attr_get(ctx, row, values, f->num_params);
}

/* ---- Printing ---- */

typedef struct ParamWriter {
    JigPrinter *p;
    const JigParamFormat *f;
    const JigAttr *const *values;
} ParamWriter;

static void write_value(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    JigPrinter *p = w->p;
    switch (param->kind) {
    case JIG_PARAM_TYPE:
        if (param->type_row)
            jig_print_stripped_type(p, jig_attr_type_value(x));
        else
            jig_print_type(p, jig_attr_type_value(x));
        break;
    case JIG_PARAM_ATTR:
        if (param->row)
            jig_print_stripped_attr(p, x);
        else
            jig_print_attr(p, x);
        break;
    case JIG_PARAM_STRING_ATTR:
    case JIG_PARAM_INT_ATTR:
    case JIG_PARAM_LOC:
    case JIG_PARAM_MAP:
        jig_print_attr(p, x);
        break;
    case JIG_PARAM_INT:
        jig_print_int(p, jig_attr_int_value(x));
        break;
    case JIG_PARAM_UINT:
        jig_print_attr_untyped(p, x);
        break;
    case JIG_PARAM_BOOL:
        jig_print(p, jig_attr_bool_value(x) ? "true" : "false");
        break;
    case JIG_PARAM_STRING:
        jig_print_quoted(p, jig_attr_string_value(x));
        break;
    case JIG_PARAM_IDENT:
        jig_print_keyword_or_string(p, jig_attr_string_value(x));
        break;
    case JIG_PARAM_SYMBOL:
        jig_print_attr(p, x);
        break;
    case JIG_PARAM_ENUM:
        jig_print_enum(p, param->enumeration, jig_attr_int_value(x));
        break;
    case JIG_PARAM_ARRAY:
        for (size_t i = 0; i < jig_attr_array_len(x); i++) {
            if (i)
                jig_print(p, ", ");
            write_value(w, param->element, jig_attr_array_at(x, i));
        }
        break;
    }
}

static bool is_present(const ParamWriter *w, size_t i) {
    const JigAttr *x = w->values[i];
    if (!x || x == w->f->params[i].otherwise)
        return false;
    return w->f->params[i].kind != JIG_PARAM_ARRAY || !w->f->params[i].optional ||
           jig_attr_array_len(x) > 0;
}

static void write_items(const ParamWriter *w, const JigItem *items, size_t n);

static void write_struct(const ParamWriter *w, const JigItem *item) {
    bool first = true;
    for (size_t i = 0; i < item->num_items; i++) {
        size_t k = item->items[i].index;
        const JigParam *param = &w->f->params[k];
        if (param->optional && !is_present(w, k))
            continue;
        if (!first)
            jig_print(w->p, ", ");
        jig_print_str(w->p, param->name);
        jig_print(w->p, " = ");
        write_value(w, param, w->values[k]);
        first = false;
    }
}

static void write_all(const ParamWriter *w) {
    bool first = true;
    for (size_t i = 0; i < w->f->num_params; i++) {
        if (!w->values[i] || (w->f->params[i].optional && !is_present(w, i)))
            continue;
        if (!first)
            jig_print(w->p, ", ");
        write_value(w, &w->f->params[i], w->values[i]);
        first = false;
    }
}

static void write_custom(const ParamWriter *w, const JigItem *item) {
    JigSlot slots[MAX_SLOTS];
    slots_of(item, w->values, slots);
    item->custom->print(w->p, NULL, slots, item->num_items);
}

static bool anchor_is_present(const ParamWriter *w, const JigItem *anchor) {
    if (anchor->kind == JIG_ITEM_PARAM)
        return is_present(w, anchor->index);
    for (size_t i = 0; i < anchor->num_items; i++)
        if (anchor->items[i].kind == JIG_ITEM_PARAM && is_present(w, anchor->items[i].index))
            return true;
    return false;
}

static void write_item(const ParamWriter *w, const JigItem *item) {
    bool absent = item->kind == JIG_ITEM_PARAM &&
                  (!w->values[item->index] || (item->optional && !is_present(w, item->index)));
    if (item->space && !absent)
        jig_print(w->p, " ");
    switch (item->kind) {
    case JIG_ITEM_PARAM:
        if (!absent)
            write_value(w, &w->f->params[item->index], w->values[item->index]);
        break;
    case JIG_ITEM_PARAMS:
        write_all(w);
        break;
    case JIG_ITEM_STRUCT:
        write_struct(w, item);
        break;
    case JIG_ITEM_CUSTOM:
        write_custom(w, item);
        break;
    case JIG_ITEM_GROUP:
        if (anchor_is_present(w, item->anchor) != item->inverted)
            write_items(w, item->items, item->num_items);
        else
            write_items(w, item->others, item->num_others);
        break;
    default:
        jig_print_fixed_item(w->p, item);
        break;
    }
}

static void write_items(const ParamWriter *w, const JigItem *items, size_t n) {
    for (size_t i = 0; i < n; i++)
        write_item(w, &items[i]);
}

static bool write_params(JigPrinter *p, const JigParamFormat *f, const JigAttr *const *values,
                         size_t n) {
    if (!f || n < f->num_params || !f->num_items)
        return false;
    ParamWriter w = {p, f, values};
    write_items(&w, f->items, f->num_items);
    return true;
}

static bool write_type_body(JigPrinter *p, const JigType *t) {
    const JigDialectType *d = (const JigDialectType *)t;
    if (d->row->print) {
        d->row->print(p, t);
        return true;
    }
    return write_params(p, jig_param_format_of_type(t->ctx, d->row), d->params, d->num_params);
}

static bool write_attr_body(JigPrinter *p, const JigAttr *x) {
    const JigAttrRow *row = x->u.dialect.row;
    if (row->print) {
        row->print(p, x);
        return true;
    }
    if (row->enum_of) {
        const JigAttr *value = jig_attr_i64(x->ctx, jig_attr_enum_value(x));
        return write_params(p, jig_param_format_of_attr(x->ctx, row), &value, 1);
    }
    return write_params(p, jig_param_format_of_attr(x->ctx, row), x->u.dialect.params,
                        x->u.dialect.n);
}

void jig_format_print_type(JigPrinter *p, const JigType *t) {
    (void)write_type_body(p, t);
}
void jig_format_print_attr(JigPrinter *p, const JigAttr *x) {
    (void)write_attr_body(p, x);
}
