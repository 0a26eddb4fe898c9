/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The .params and .format of types and attributes, compiled. */
#include "asm/format_int.h"
#include "ir/storage.h"

static bool is_flat_symbol(const JigAttr *x) {
    return x->kind == JIG_ATTR_SYMBOL_REF && x->u.symbol.n == 1;
}
static bool is_dictionary(const JigAttr *x) {
    return x->kind == JIG_ATTR_DICT;
}
static bool is_array(const JigAttr *x) {
    return x->kind == JIG_ATTR_ARRAY;
}
static bool is_distinct(const JigAttr *x) {
    return x->kind == JIG_ATTR_DISTINCT;
}
static bool is_fused_loc(const JigAttr *x) {
    return x->kind == JIG_ATTR_LOC_FUSED;
}

static const struct {
    const char *name;
    JigParamKind kind;
    const char *reads_as;
    bool (*test)(const JigAttr *x);
} kinds[] = {
    {"type", JIG_PARAM_TYPE, "::mlir::Type", NULL},
    {"attr", JIG_PARAM_ATTR, "::mlir::Attribute", NULL},
    {"int", JIG_PARAM_INT, "int64_t", NULL},
    {"int32", JIG_PARAM_INT32, "int", NULL},
    {"uint", JIG_PARAM_UINT, "uint64_t", NULL},
    {"uint32", JIG_PARAM_UINT32, "unsigned", NULL},
    {"int_attr", JIG_PARAM_INT_ATTR, "IntegerAttr", NULL},
    {"bool", JIG_PARAM_BOOL, "bool", NULL},
    {"string", JIG_PARAM_STRING, "::llvm::StringRef", NULL},
    {"string_attr", JIG_PARAM_STRING_ATTR, "::mlir::StringAttr", NULL},
    {"symbol", JIG_PARAM_SYMBOL, "::mlir::SymbolRefAttr", NULL},
    {"ident", JIG_PARAM_IDENT, "::llvm::StringRef", NULL},
    {"loc", JIG_PARAM_LOC, "::mlir::Location", NULL},
    {"map", JIG_PARAM_MAP, "::mlir::AffineMap", NULL},
    {"bool_attr", JIG_PARAM_ATTR, "BoolAttr", jig_attr_is_bool},
    {"float_attr", JIG_PARAM_ATTR, "FloatAttr", jig_attr_is_float},
    {"type_attr", JIG_PARAM_ATTR, "TypeAttr", jig_attr_is_type},
    {"flat_symbol", JIG_PARAM_ATTR, "FlatSymbolRefAttr", is_flat_symbol},
    {"dict_attr", JIG_PARAM_ATTR, "DictionaryAttr", is_dictionary},
    {"array_attr", JIG_PARAM_ATTR, "ArrayAttr", is_array},
    {"distinct", JIG_PARAM_ATTR, "DistinctAttr", is_distinct},
    {"fused_loc", JIG_PARAM_ATTR, "FusedLoc", is_fused_loc},
    {"dense_i32", JIG_PARAM_DENSE_ARRAY, "DenseI32ArrayAttr", NULL},
    {"dense_i64", JIG_PARAM_DENSE_ARRAY, "DenseI64ArrayAttr", NULL},
};

/* Attributes of a constraint of the dialect that has a test. */
static bool compile_constraint(const JigDialect *d, JigRowText *t, JigParam *p) {
    JigStr word;
    JIG_CHECK(jig_rowtext_word(t, "a constraint", &word));
    for (size_t i = 0; d && i < d->num_attr_constraints; i++)
        if (jig_str_is(word, d->attr_constraints[i].name))
            p->test = d->attr_constraints[i].test;
    return p->test ? jig_rowtext_expect(t, ">")
                   : jig_rowtext_fail(t, "no constraint '%.*s' with a test", JIG_FMT(word));
}

static bool compile_kind(JigContext *ctx, const JigDialect *d, JigRowText *t, JigParam *p);

static bool compile_in_brackets(JigContext *ctx, const JigDialect *d, JigRowText *t, JigParam *p) {
    return jig_rowtext_expect(t, "<") && compile_kind(ctx, d, t, p) && jig_rowtext_expect(t, ">");
}

static bool compile_enum(JigContext *ctx, JigRowText *t, JigParam *p) {
    JigStr word;
    JIG_CHECK(jig_rowtext_expect(t, ":") && jig_rowtext_word(t, "an enum", &word));
    p->kind = JIG_PARAM_ENUM;
    p->enumeration = jig_context_find_enum_row(ctx, word);
    p->reads_as = p->enumeration ? p->enumeration->message_name : NULL;
    return p->enumeration || jig_rowtext_fail(t, "no enum '%.*s'", JIG_FMT(word));
}

static bool compile_word(const JigDialect *d, JigRowText *t, JigStr word, JigParam *p) {
    size_t i = 0;
    while (i < JIG_LEN(kinds) && !jig_str_is(word, kinds[i].name))
        i++;
    if (i == JIG_LEN(kinds))
        return jig_rowtext_fail(t, "no kind of parameter '%.*s'", JIG_FMT(word));
    p->kind = kinds[i].kind;
    p->reads_as = kinds[i].reads_as;
    p->narrow = jig_str_is(word, "dense_i32");
    p->test = kinds[i].test;
    bool constrained = jig_str_is(word, "attr") && jig_rowtext_try(t, "<");
    return !constrained || compile_constraint(d, t, p);
}

/* kind ::= word | attr<constraint> | enum:dialect.name | !row | #row | array<kind> | braced<kind> |
 * optional<kind>; then, in quotes, what messages say the parameter is to be */
static bool compile_kind(JigContext *ctx, const JigDialect *d, JigRowText *t, JigParam *p) {
    JigStr word;
    if (jig_rowtext_try(t, "!")) {
        JIG_CHECK(jig_rowtext_word(t, "a type", &word));
        p->kind = JIG_PARAM_TYPE;
        p->type_row = jig_context_find_type_row(ctx, word);
        return p->type_row || jig_rowtext_fail(t, "no type '%.*s'", JIG_FMT(word));
    }
    if (jig_rowtext_try(t, "#")) {
        JIG_CHECK(jig_rowtext_word(t, "an attribute", &word));
        p->kind = JIG_PARAM_ATTR;
        p->row = jig_context_find_attr_row(ctx, word);
        return p->row || jig_rowtext_fail(t, "no attribute '%.*s'", JIG_FMT(word));
    }
    JIG_CHECK(jig_rowtext_word(t, "a kind of parameter", &word));
    if (jig_str_is(word, "array")) {
        JigParam *element = JIG_NEW(&ctx->perm, JigParam);
        p->kind = JIG_PARAM_ARRAY;
        p->element = element;
        return compile_in_brackets(ctx, d, t, element);
    }
    bool optional = jig_str_is(word, "optional"), braced = jig_str_is(word, "braced");
    p->optional |= optional;
    p->braced |= braced;
    return optional || braced         ? compile_in_brackets(ctx, d, t, p)
           : jig_str_is(word, "enum") ? compile_enum(ctx, t, p)
                                      : compile_word(d, t, word, p);
}

/* A default in the parameter's own syntax. */
static const JigAttr *param_default(JigContext *ctx, const JigParam *p, JigStr text,
                                    JigRowText *t) {
    int64_t v;
    if (p->kind == JIG_PARAM_ENUM)
        return jig_attr_i64(ctx, jig_enum_value(p->enumeration, text, &v)
                                     ? v
                                     : strtoll(jig_arena_str(&ctx->perm, text).ptr, NULL, 0));
    if (p->kind == JIG_PARAM_BOOL)
        return jig_attr_bool(ctx, jig_str_is(text, "true"));
    if (p->kind == JIG_PARAM_ARRAY && jig_str_is(text, "[]"))
        return jig_attr_array(ctx, NULL, 0);
    if (p->kind == JIG_PARAM_TYPE) {
        const JigType *type = jig_parse_type_str(ctx, text, JIG_STR("default of a row"));
        return type ? jig_attr_of_type(type) : NULL;
    }
    if (p->kind == JIG_PARAM_UINT || p->kind == JIG_PARAM_UINT32)
        return jig_attr_int(jig_type_integer(ctx, 64, JIG_UNSIGNED),
                            strtoll(jig_arena_str(&ctx->perm, text).ptr, NULL, 10));
    if (p->kind == JIG_PARAM_INT || p->kind == JIG_PARAM_INT32)
        return jig_attr_i64(ctx, strtoll(jig_arena_str(&ctx->perm, text).ptr, NULL, 10));
    const JigAttr *x = jig_parse_attr_str(ctx, text, JIG_STR("default of a row"));
    if (!x)
        jig_rowtext_fail(t, "'%.*s' is no default", JIG_FMT(text));
    return x;
}

static bool compile_param(JigContext *ctx, const JigDialect *d, JigRowText *t, JigParam *p) {
    JigStr name;
    JIG_CHECK(jig_rowtext_word(t, "a name", &name) && jig_rowtext_expect(t, ":"));
    *p = (JigParam){.name = jig_arena_str(&ctx->perm, name)};
    JIG_CHECK(compile_kind(ctx, d, t, p));
    JigStr quoted;
    if (jig_rowtext_try_string(t, &quoted))
        p->reads_as = quoted.ptr;
    if (jig_rowtext_try(t, "=")) {
        JigStr text = jig_rowtext_until(t, ",");
        p->otherwise = param_default(ctx, p, text, t);
        p->optional = true;
        return p->otherwise != NULL;
    }
    return true;
}

static bool compile_params(JigContext *ctx, JigRowText *t, JigParamFormat *f) {
    JIG_VEC(JigParam) v = {0};
    bool ok = true;
    while (ok && !jig_rowtext_at_end(t)) {
        JigParam p;
        ok = compile_param(ctx, f->dialect, t, &p);
        if (ok)
            jig_vec_push(&v, p);
        if (ok && !jig_rowtext_try(t, ",")) {
            ok = jig_rowtext_at_end(t) || jig_rowtext_fail(t, "expected ','");
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
    f->dialect = jig_context_dialect_of(ctx, jig_str(name));
    JigRowText t;
    if (enum_of && !params)
        params = jig_arena_printf(&ctx->perm, "value: enum:%s", enum_of).ptr;
    jig_rowtext_init(&t, &ctx->perm, params);
    if (!compile_params(ctx, &t, f)) {
        report(ctx, name, "params", &t);
        return NULL;
    }
    JigFormatText text = {
        .ctx = ctx, .dialect = f->dialect, .params = f->params, .num_params = f->num_params};
    jig_rowtext_init(&text.text, &ctx->perm, format);
    if (!jig_format_compile_items(&text, &f->items, &f->num_items)) {
        report(ctx, name, "format", &text.text);
        return NULL;
    }
    jig_format_place_spaces(ctx, f->items, f->num_items, false);
    return f;
}

static void free_formats(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_ptrmap_free(slot);
}
static const JigContextKey formats_key = {sizeof(JigPtrMap), free_formats};

/* Compiled formats are kept by row in the context. */
static const JigParamFormat *format_of(JigContext *ctx, const void *row, const char *name,
                                       const char *label, const char *params, const char *format,
                                       const char *enum_of) {
    JigPtrMap *formats = jig_context_slot(ctx, &formats_key);
    void **slot = jig_ptrmap_slot(formats, row);
    if (!*slot) {
        JigParamFormat *f = compile(ctx, name, label, params, format, enum_of);
        slot = jig_ptrmap_slot(formats, row);
        *slot = f;
    }
    return *slot;
}

const JigParamFormat *jig_format_of_type_params(JigContext *ctx, const JigTypeRow *row) {
    return format_of(ctx, row, row->name, row->label, row->params, row->format, NULL);
}
const char *jig_format_of_attr_row(const JigAttrRow *row) {
    return row->format || !row->enum_of ? row->format : "`<` $value `>`";
}
const JigParamFormat *jig_format_of_attr_params(JigContext *ctx, const JigAttrRow *row) {
    return format_of(ctx, row, row->name, row->label, row->params, jig_format_of_attr_row(row),
                     row->enum_of);
}

/* ---- Arguments of directives ---- */

static JigSlotKind slot_kind(const JigItem *arg) {
    switch ((JigItemKind)arg->kind) {
    case JIG_ITEM_OPERANDS:
    case JIG_ITEM_ALL_OPERANDS:
    case JIG_ITEM_RESULTS:
        return JIG_SLOT_OPERANDS;
    case JIG_ITEM_TYPE:
        return JIG_SLOT_TYPES;
    case JIG_ITEM_ATTR:
    case JIG_ITEM_PARAM:
        return JIG_SLOT_ATTR;
    case JIG_ITEM_REGIONS:
        return JIG_SLOT_REGIONS;
    case JIG_ITEM_SUCCESSORS:
        return JIG_SLOT_SUCCESSORS;
    case JIG_ITEM_STRING:
        return JIG_SLOT_STRING;
    default:
        return JIG_SLOT_ATTR_DICT;
    }
}

JigSlot jig_format_slot_for(const JigItem *arg) {
    return (JigSlot){.kind = slot_kind(arg), .is_ref = arg->is_ref, .string = arg->text};
}

void jig_format_param_slots(const JigItem *item, const JigAttr *const *values, JigSlot *slots) {
    for (size_t i = 0; i < item->num_items && i < JIG_MAX_PARAM_SLOTS; i++) {
        const JigItem *arg = &item->items[i];
        slots[i] = jig_format_slot_for(arg);
        if (arg->kind == JIG_ITEM_PARAM)
            slots[i].attr = values[arg->index];
    }
}
