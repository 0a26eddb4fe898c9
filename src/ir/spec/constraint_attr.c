/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The names of attribute constraints, and their compilation to trees. */
#include "ir/spec/constraint_int.h"
#include "support/check.h"

/* `of` is what an attribute's own type must be (or the type it holds, or its
 * element type), or the constraint of an array's items. `omits` is the type
 * that syntax leaves out: "" none at all, NULL it is written. %-escapes in
 * summaries are those of constraint_type.c. */
typedef struct AttrName {
    const char *name, *summary;
    JigAttrStore store;
    JigAttrTest test;
    const char *of, *omits;
    uint8_t takes;
    bool shaped;
} AttrName;

enum { TAKES_NONE, TAKES_TYPE, TAKES_ATTR, TAKES_INTS, TAKES_WIDTH };

#define INT_ATTR(NAME, SUMMARY, OF, OMITS)                                                         \
    {                                                                                              \
        .name = NAME, .summary = SUMMARY " attribute", .store = JIG_STORE_INTEGER,                 \
        .test = JIG_ATEST_TYPED, .of = OF, .omits = OMITS                                          \
    }
#define DENSE_ARRAY(NAME, OF)                                                                      \
    {                                                                                              \
        .name = NAME, .summary = OF " dense array attribute", .store = JIG_STORE_DENSE_ARRAY,      \
        .test = JIG_ATEST_ANY, .of = OF                                                            \
    }
#define ARRAY(NAME, SUMMARY, OF)                                                                   \
    {                                                                                              \
        .name = NAME, .summary = SUMMARY, .store = JIG_STORE_ARRAY, .test = JIG_ATEST_ARRAY_OF,    \
        .of = OF, .omits = ""                                                                      \
    }
#define PLAIN(NAME, SUMMARY, STORE, OMITS)                                                         \
    { .name = NAME, .summary = SUMMARY, .store = STORE, .test = JIG_ATEST_ANY, .omits = OMITS }
#define ELEMENTS(NAME, SUMMARY, STORE, OF)                                                         \
    { .name = NAME, .summary = SUMMARY, .store = STORE, .test = JIG_ATEST_ELEMENTS_OF, .of = OF }
#define SHAPED_ELEMENTS(NAME, SUMMARY, STORE, OF)                                                  \
    {                                                                                              \
        .name = NAME, .summary = SUMMARY, .store = STORE, .test = JIG_ATEST_ELEMENTS_OF, .of = OF, \
        .takes = TAKES_INTS, .shaped = true                                                        \
    }

static const AttrName names[] = {
    PLAIN("Any", "any attribute", JIG_STORE_ANY, NULL),
    PLAIN("Own", "any attribute", JIG_STORE_TEST, NULL), /* for rows with a test */
    PLAIN("Unit", "unit attribute", JIG_STORE_UNIT, ""),
    PLAIN("Bool", "bool attribute", JIG_STORE_BOOL, "i1"),
    INT_ATTR("Index", "index", "index", "index"),
    INT_ATTR("AnyI1", "1-bit integer", "AnyI<1>", NULL),
    INT_ATTR("AnyI8", "8-bit integer", "AnyI<8>", NULL),
    INT_ATTR("AnyI16", "16-bit integer", "AnyI<16>", NULL),
    INT_ATTR("AnyI32", "32-bit integer", "AnyI<32>", NULL),
    INT_ATTR("AnyI64", "64-bit integer", "AnyI<64>", NULL),
    INT_ATTR("I1", "1-bit signless integer", "i1", "i1"),
    INT_ATTR("I8", "8-bit signless integer", "i8", "i8"),
    INT_ATTR("I16", "16-bit signless integer", "i16", "i16"),
    INT_ATTR("I32", "32-bit signless integer", "i32", "i32"),
    INT_ATTR("I64", "64-bit signless integer", "i64", "i64"),
    INT_ATTR("SI1", "1-bit signed integer", "si1", "si1"),
    INT_ATTR("SI8", "8-bit signed integer", "si8", "si8"),
    INT_ATTR("SI16", "16-bit signed integer", "si16", "si16"),
    INT_ATTR("SI32", "32-bit signed integer", "si32", "si32"),
    INT_ATTR("SI64", "64-bit signed integer", "si64", "si64"),
    INT_ATTR("UI1", "1-bit unsigned integer", "ui1", "ui1"),
    INT_ATTR("UI8", "8-bit unsigned integer", "ui8", "ui8"),
    INT_ATTR("UI16", "16-bit unsigned integer", "ui16", "ui16"),
    INT_ATTR("UI32", "32-bit unsigned integer", "ui32", "ui32"),
    INT_ATTR("UI64", "64-bit unsigned integer", "ui64", "ui64"),
    PLAIN("AnyInteger", "arbitrary integer attribute", JIG_STORE_INTEGER, NULL),
    {.name = "F32",
     .summary = "32-bit float attribute",
     .store = JIG_STORE_FLOAT,
     .test = JIG_ATEST_TYPED,
     .of = "f32",
     .omits = "f32"},
    {.name = "F64",
     .summary = "64-bit float attribute",
     .store = JIG_STORE_FLOAT,
     .test = JIG_ATEST_TYPED,
     .of = "f64",
     .omits = "f64"},
    PLAIN("Float", "float attribute", JIG_STORE_FLOAT, NULL),
    PLAIN("Str", "string attribute", JIG_STORE_STRING, ""),
    PLAIN("AnyStr", "An Attribute containing a string", JIG_STORE_STRING, NULL),
    PLAIN("SymbolName", "string attribute", JIG_STORE_STRING, ""),
    {.name = "TypedStr",
     .summary = "string attribute of %C",
     .store = JIG_STORE_STRING,
     .test = JIG_ATEST_TYPED,
     .takes = TAKES_TYPE},
    PLAIN("Type", "any type attribute", JIG_STORE_TYPE, ""),
    {.name = "TypeOf",
     .summary = "type attribute of %C",
     .store = JIG_STORE_TYPE,
     .test = JIG_ATEST_TYPE_OF,
     .omits = "",
     .takes = TAKES_TYPE},
    PLAIN("Dict", "dictionary of named attribute values", JIG_STORE_DICT, ""),
    PLAIN("Array", "array attribute", JIG_STORE_ARRAY, ""),
    {.name = "ArrayOf",
     .summary = "array of %C",
     .store = JIG_STORE_ARRAY,
     .test = JIG_ATEST_ARRAY_OF,
     .omits = "",
     .takes = TAKES_ATTR},
    ARRAY("LocationArray", "location array attribute", "Location"),
    ARRAY("AffineMapArray", "AffineMap array attribute", "AffineMap"),
    ARRAY("BoolArray", "1-bit boolean array attribute", "Bool"),
    ARRAY("I32Array", "32-bit integer array attribute", "I32"),
    ARRAY("I64Array", "64-bit integer array attribute", "I64"),
    ARRAY("F32Array", "32-bit float array attribute", "F32"),
    ARRAY("F64Array", "64-bit float array attribute", "F64"),
    ARRAY("StrArray", "string array attribute", "Str"),
    ARRAY("TypeArray", "type array attribute", "Type"),
    ARRAY("I64ArrayArray", "Array of 64-bit integer array attributes", "I64Array"),
    ARRAY("DictArray", "Array of dictionary attributes", "Dict"),
    ARRAY("SymbolRefArray", "symbol ref array attribute", "SymbolRef"),
    ARRAY("FlatSymbolRefArray", "flat symbol ref array attribute", "FlatSymbolRef"),
    PLAIN("SymbolRef", "symbol reference attribute", JIG_STORE_SYMBOL, ""),
    PLAIN("FlatSymbolRef", "flat symbol reference attribute", JIG_STORE_FLAT_SYMBOL, ""),
    PLAIN("AffineMap", "AffineMap attribute", JIG_STORE_MAP, "index"),
    PLAIN("IntegerSet", "IntegerSet attribute", JIG_STORE_SET, ""),
    PLAIN("Location", "location attribute", JIG_STORE_LOCATION, NULL),
    PLAIN("Typed", "TypedAttr instance", JIG_STORE_TYPED, NULL),
    PLAIN("Elements", "constant vector/tensor attribute", JIG_STORE_ELEMENTS, NULL),
    PLAIN("DenseElements", "dense elements attribute", JIG_STORE_DENSE, NULL),
    PLAIN("DenseResource", "dense resource elements attribute", JIG_STORE_RESOURCE, NULL),
    PLAIN("StringElements", "string elements attribute", JIG_STORE_DENSE_STRING, NULL),
    PLAIN("StridedLayout", "strided layout attribute", JIG_STORE_LAYOUT, NULL),
    ELEMENTS("IntElements", "integer elements attribute", JIG_STORE_DENSE_INT, "AnyType"),
    ELEMENTS("IndexElements", "index elements attribute", JIG_STORE_DENSE_INT, "index"),
    ELEMENTS("AnyI32Elements", "32-bit integer elements attribute", JIG_STORE_DENSE_INT,
             "AnyI<32>"),
    ELEMENTS("AnyI64Elements", "64-bit integer elements attribute", JIG_STORE_DENSE_INT,
             "AnyI<64>"),
    ELEMENTS("I32Elements", "32-bit signless integer elements attribute", JIG_STORE_DENSE_INT,
             "i32"),
    ELEMENTS("I64Elements", "64-bit signless integer elements attribute", JIG_STORE_DENSE_INT,
             "i64"),
    ELEMENTS("F32Elements", "32-bit float elements attribute", JIG_STORE_DENSE, "f32"),
    ELEMENTS("F64Elements", "64-bit float elements attribute", JIG_STORE_DENSE, "f64"),
    SHAPED_ELEMENTS("I32Window", "32-bit signless int elements attribute of shape [%L]",
                    JIG_STORE_DENSE_INT, "i32"),
    SHAPED_ELEMENTS("I64Window", "64-bit signless int elements attribute of shape [%L]",
                    JIG_STORE_DENSE_INT, "i64"),
    SHAPED_ELEMENTS("F32Window", "32-bit float elements attribute of shape [%L]",
                    JIG_STORE_DENSE_FLOAT, "f32"),
    SHAPED_ELEMENTS("F64Window", "64-bit float elements attribute of shape [%L]",
                    JIG_STORE_DENSE_FLOAT, "f64"),
    DENSE_ARRAY("DenseBoolArray", "i1"),
    DENSE_ARRAY("DenseI8Array", "i8"),
    DENSE_ARRAY("DenseI16Array", "i16"),
    DENSE_ARRAY("DenseI32Array", "i32"),
    DENSE_ARRAY("DenseI64Array", "i64"),
    DENSE_ARRAY("DenseF32Array", "f32"),
    DENSE_ARRAY("DenseF64Array", "f64"),
};

bool jig_constraint_check_attr_summaries(JigContext *ctx) {
    bool ok = true;
    for (size_t i = 0; i < JIG_LEN(names); i++)
        ok &= jig_constraint_check_summary(ctx, names[i].name, names[i].summary);
    return ok;
}

/* What Confined<C, ...> adds to C. */
static const struct {
    const char *name;
    JigAttrTest test;
    const char *summary;
    uint8_t num_ints; /* 255: any number */
} conditions[] = {
    {"ne", JIG_ATEST_INT_NE, "whose value is not %0", 1},
    {"min", JIG_ATEST_INT_MIN, "whose minimum value is %0", 1},
    {"max", JIG_ATEST_INT_MAX, "whose maximum value is %0", 1},
    {"non_negative", JIG_ATEST_INT_NON_NEGATIVE, "whose value is non-negative", 0},
    {"positive", JIG_ATEST_INT_POSITIVE, "whose value is positive", 0},
    {"power_of_two", JIG_ATEST_INT_POWER_OF_2, "whose value is a power of two > 0", 0},
    {"one_of", JIG_ATEST_INT_ONE_OF, "whose value is one of {%L}", 255},
    {"min_count", JIG_ATEST_COUNT_MIN, "with at least %0 elements", 1},
    {"max_count", JIG_ATEST_COUNT_MAX, "with at most %0 elements", 1},
    {"count", JIG_ATEST_COUNT, "with exactly %0 elements", 1},
    {"each_positive", JIG_ATEST_EACH_POSITIVE, "whose value is positive", 0},
    {"each_non_negative", JIG_ATEST_EACH_NON_NEGATIVE, "whose value is non-negative", 0},
    {"non_decreasing", JIG_ATEST_SORTED, "should be in non-decreasing order", 0},
    {"increasing", JIG_ATEST_STRICTLY_SORTED, "should be in increasing order", 0},
    {"nth", JIG_ATEST_NTH_EQ, "whose %0-th element must be %1", 2},
    {"nth_min", JIG_ATEST_NTH_MIN, "whose %0-th element must be at least %1", 2},
    {"nth_max", JIG_ATEST_NTH_MAX, "whose %0-th element must be at most %1", 2},
    {"nth_range", JIG_ATEST_NTH_RANGE, "whose %0-th element must be at least %1 and at most %2", 3},
};

static JigAttrCheck *new_check(JigContext *ctx, JigAttrTest test, JigAttrStore store,
                               JigStr summary) {
    JigAttrCheck *c = JIG_NEW(&ctx->perm, JigAttrCheck);
    c->test = test;
    c->store = store;
    c->summary = summary;
    return c;
}

static const JigTypeCheck *type_of_text(JigContext *ctx, const char *text) {
    JigRowText t;
    jig_rowtext_init(&t, &ctx->perm, text);
    return jig_constraint_compile_type(ctx, NULL, &t);
}

static const JigAttrCheck *attr_of_text(JigContext *ctx, const JigDialect *d, const char *text,
                                        JigRowText *outer) {
    JigRowText t;
    jig_rowtext_init(&t, &ctx->perm, text);
    const JigAttrCheck *c = jig_constraint_compile_attr(ctx, d, &t);
    if (!c || !jig_rowtext_at_end(&t)) {
        jig_rowtext_fail(outer, "in '%s': %s", text, t.error ? t.error : "extra text");
        return NULL;
    }
    return c;
}

static void set_one_part(JigContext *ctx, JigAttrCheck *c, const JigAttrCheck *part) {
    c->parts = JIG_NEW_ARRAY(&ctx->perm, const JigAttrCheck *, 1);
    c->parts[0] = part;
    c->num_parts = 1;
}

static bool compile_args(JigContext *ctx, const JigDialect *d, const AttrName *n, JigAttrCheck *c,
                         JigRowText *t) {
    if (!jig_rowtext_expect(t, "<"))
        return false;
    if (n->takes == TAKES_TYPE) {
        c->type = jig_constraint_compile_type(ctx, d, t);
        if (!c->type)
            return false;
        c->summary = jig_constraint_compose_summary(ctx, n->summary, &c->type, 1, NULL, 0);
        if (n->store == JIG_STORE_STRING)
            c->value_type = c->type->only;
    } else if (n->takes == TAKES_ATTR) {
        const JigAttrCheck *item = jig_constraint_compile_attr(ctx, d, t);
        if (!item)
            return false;
        set_one_part(ctx, c, item);
        c->summary = jig_arena_printf(&ctx->perm, "array of %.*s", JIG_FMT(item->summary));
    } else {
        if (!jig_constraint_compile_ints(ctx, t, &c->ints, &c->num_ints))
            return false;
        c->summary = jig_constraint_compose_summary(ctx, n->summary, NULL, 0, c->ints, c->num_ints);
    }
    return jig_rowtext_expect(t, ">");
}

static const JigAttrCheck *compile_name(JigContext *ctx, const JigDialect *d, const AttrName *n,
                                        JigRowText *t) {
    JigAttrCheck *c = new_check(ctx, n->test, n->store, jig_str(n->summary));
    c->shaped = n->shaped;
    c->symbol_name = strcmp(n->name, "SymbolName") == 0;
    if (n->omits)
        c->value_type = *n->omits ? type_of_text(ctx, n->omits)->only : jig_type_none(ctx);
    if (n->of && n->test == JIG_ATEST_ARRAY_OF)
        set_one_part(ctx, c, attr_of_text(ctx, d, n->of, t));
    else if (n->of)
        c->type = type_of_text(ctx, n->of);
    if (n->store == JIG_STORE_DENSE_ARRAY) {
        c->element = c->type->only;
        c->type = NULL;
    }
    if (n->takes && !compile_args(ctx, d, n, c, t))
        return NULL;
    return c;
}

/* AnyOf<A, B>, AllOf<A, B>. */
static const JigAttrCheck *compile_combination(JigContext *ctx, const JigDialect *d,
                                               JigAttrTest test, JigRowText *t) {
    JIG_VEC(const JigAttrCheck *) v = {0};
    bool ok = jig_rowtext_expect(t, "<");
    while (ok) {
        const JigAttrCheck *part = jig_constraint_compile_attr(ctx, d, t);
        ok = part != NULL;
        if (ok)
            jig_vec_push(&v, part);
        if (!ok || !jig_rowtext_try(t, ","))
            break;
    }
    JigAttrCheck *c = NULL;
    if (ok && jig_rowtext_expect(t, ">")) {
        c = new_check(ctx, test, JIG_STORE_ANY, (JigStr){0});
        c->parts = jig_arena_copy(&ctx->perm, v.data, v.len * sizeof *v.data);
        c->num_parts = v.len;
        JigCharVec s = {0};
        for (size_t i = 0; i < v.len; i++) {
            const char *by = test == JIG_ATEST_ANY_OF ? " or " : " and ";
            if (i)
                jig_vec_append(&s, by, strlen(by));
            jig_vec_append(&s, v.data[i]->summary.ptr, v.data[i]->summary.len);
        }
        c->summary = jig_arena_str(&ctx->perm, (JigStr){s.data, s.len});
        jig_vec_free(&s);
    }
    jig_vec_free(&v);
    return c;
}

static const JigAttrConstraint *find_row(JigContext *ctx, const JigDialect *d, JigStr name) {
    for (; d; d = jig_dialect_next_part(ctx, d))
        for (size_t i = 0; i < d->num_attr_constraints; i++)
            if (jig_str_is(name, d->attr_constraints[i].name))
                return &d->attr_constraints[i];
    return NULL;
}

static const JigAttrCheck *compile_condition(JigContext *ctx, const JigDialect *d, JigRowText *t) {
    JigStr word;
    if (!jig_rowtext_word(t, "a condition", &word))
        return NULL;
    for (size_t i = 0; i < JIG_LEN(conditions); i++) {
        if (!jig_str_is(word, conditions[i].name))
            continue;
        JigAttrCheck *c = new_check(ctx, conditions[i].test, JIG_STORE_ANY, (JigStr){0});
        if (conditions[i].num_ints &&
            !(jig_rowtext_expect(t, "<") &&
              jig_constraint_compile_ints(ctx, t, &c->ints, &c->num_ints) &&
              jig_rowtext_expect(t, ">")))
            return NULL;
        if (conditions[i].num_ints != 255 && c->num_ints != conditions[i].num_ints) {
            jig_rowtext_fail(t, "'%s' needs %d numbers", conditions[i].name,
                             conditions[i].num_ints);
            return NULL;
        }
        c->summary = jig_constraint_compose_summary(ctx, conditions[i].summary, NULL, 0, c->ints,
                                                    c->num_ints);
        return c;
    }
    JigStr rest;
    const JigAttrConstraint *row =
        find_row(ctx, jig_constraint_split_name(ctx, d, word, &rest), rest);
    if (row && row->test) {
        JigAttrCheck *c =
            new_check(ctx, JIG_ATEST_FN, JIG_STORE_ANY, jig_str(row->summary ? row->summary : ""));
        c->fn = row->test;
        return c;
    }
    jig_rowtext_fail(t, "no condition '%.*s'", JIG_FMT(word));
    return NULL;
}

/* Confined<C, condition, ...>. A power of two that is positive is one
 * condition for messages: a valid alignment. */
static const JigAttrCheck *compile_confined(JigContext *ctx, const JigDialect *d, JigRowText *t) {
    if (!jig_rowtext_expect(t, "<"))
        return NULL;
    const JigAttrCheck *base = jig_constraint_compile_attr(ctx, d, t);
    if (!base)
        return NULL;
    JigAttrCheck *c = JIG_NEW(&ctx->perm, JigAttrCheck);
    *c = *base;
    c->test = JIG_ATEST_ALL_OF;
    JIG_VEC(const JigAttrCheck *) v = {0};
    jig_vec_push(&v, base);
    while (jig_rowtext_try(t, ",")) {
        const JigAttrCheck *more = compile_condition(ctx, d, t);
        if (!more)
            break;
        bool joined = more->test == JIG_ATEST_INT_POWER_OF_2 &&
                      jig_vec_last(&v)->test == JIG_ATEST_INT_POSITIVE;
        if (more->summary.len)
            c->summary = jig_arena_printf(&ctx->perm, "%.*s%s%.*s", JIG_FMT(c->summary),
                                          joined ? " and " : " ", JIG_FMT(more->summary));
        jig_vec_push(&v, more);
    }
    c->parts = jig_arena_copy(&ctx->perm, v.data, v.len * sizeof *v.data);
    c->num_parts = v.len;
    jig_vec_free(&v);
    return !t->error && jig_rowtext_expect(t, ">") ? c : NULL;
}

static const JigAttrCheck *compile_row(JigContext *ctx, const JigDialect *d,
                                       const JigAttrConstraint *row, JigRowText *t) {
    JigAttrCheck *c;
    if (row->expr) {
        const JigAttrCheck *inner = attr_of_text(ctx, d, row->expr, t);
        if (!inner)
            return NULL;
        c = JIG_NEW(&ctx->perm, JigAttrCheck);
        *c = *inner;
        if (row->test) {
            c->test = JIG_ATEST_FN;
            set_one_part(ctx, c, inner);
        }
        if (row->summary)
            c->summary = jig_str(row->summary);
    } else {
        c = new_check(ctx, row->test ? JIG_ATEST_FN : JIG_ATEST_ANY, JIG_STORE_ANY,
                      jig_str(row->summary ? row->summary : ""));
    }
    c->fn = row->test;
    if (row->build)
        c->value_type = row->build(ctx);
    return c;
}

const char *jig_context_enum_summary(JigContext *ctx, const JigEnumRow *row) {
    JIG_REQUIRE(ctx && row);
    if (row->summary)
        return row->summary;
    JigCharVec list = {0};
    const char *width = row->storage && !strcmp(row->storage, "i64") ? "64" : "32";
    char text[32 + JIG_LEN("allowed -bit signless integer cases: ")];
    snprintf(text, sizeof text, "allowed %s-bit signless integer cases: ", width);
    jig_vec_append(&list, text, strlen(text));
    for (const JigEnumCase *c = row->cases; c->text; ++c) {
        snprintf(text, sizeof text, "%s%lld", c == row->cases ? "" : ", ", (long long)c->value);
        jig_vec_append(&list, text, strlen(text));
    }
    const char *summary = jig_arena_str(&ctx->perm, (JigStr){list.data, list.len}).ptr;
    jig_vec_free(&list);
    return summary;
}

const char *jig_context_attr_row_summary(JigContext *ctx, const JigAttrRow *row) {
    const JigEnumRow *e = !row->summary && row->enum_of
                              ? jig_context_find_enum_row(ctx, jig_str(row->enum_of))
                              : NULL;
    return e ? jig_context_enum_summary(ctx, e) : row->summary ? row->summary : "";
}

/* #dialect.name: attributes of that row. */
static const JigAttrCheck *compile_attr_row(JigContext *ctx, JigStr name, JigRowText *t) {
    const JigAttrRow *row = jig_context_find_attr_row(ctx, name);
    if (!row) {
        jig_rowtext_fail(t, "no attribute '#%.*s'", JIG_FMT(name));
        return NULL;
    }
    JigAttrCheck *c = new_check(ctx, JIG_ATEST_ANY, JIG_STORE_ROW,
                                jig_str(jig_context_attr_row_summary(ctx, row)));
    c->row = row;
    return c;
}

/* dialect.name of an enum: an integer attribute, written as keywords. */
static const JigAttrCheck *compile_enum(JigContext *ctx, const JigEnumRow *row, JigRowText *t) {
    if (!row->storage) {
        jig_rowtext_fail(t, "the enum '%s' has no storage; use its attribute row", row->name);
        return NULL;
    }
    JigAttrCheck *c =
        new_check(ctx, JIG_ATEST_ENUM, JIG_STORE_TEST, jig_str(jig_context_enum_summary(ctx, row)));
    c->enumeration = row;
    c->value_type = type_of_text(ctx, row->storage)->only;
    return c;
}

const JigAttrCheck *jig_constraint_compile_attr(JigContext *ctx, const JigDialect *d,
                                                JigRowText *t) {
    if (!jig_stack_ok(ctx)) {
        jig_rowtext_fail(t, "nesting is too deep");
        return NULL;
    }
    JigStr word, rest;
    bool is_row = jig_rowtext_try(t, "#");
    if (!jig_rowtext_word(t, "an attribute constraint", &word))
        return NULL;
    if (is_row)
        return compile_attr_row(ctx, word, t);
    const JigDialect *owner = jig_constraint_split_name(ctx, d, word, &rest);
    const JigAttrConstraint *row = find_row(ctx, owner, rest);
    if (row)
        return compile_row(ctx, owner, row, t);
    if (jig_str_is(word, "AnyOf"))
        return compile_combination(ctx, d, JIG_ATEST_ANY_OF, t);
    if (jig_str_is(word, "AllOf"))
        return compile_combination(ctx, d, JIG_ATEST_ALL_OF, t);
    if (jig_str_is(word, "Confined") || jig_str_is(word, "ConfinedInt"))
        return compile_confined(ctx, d, t);
    for (size_t i = 0; i < JIG_LEN(names); i++)
        if (jig_str_is(word, names[i].name))
            return compile_name(ctx, d, &names[i], t);
    const JigEnumRow *enumeration = jig_context_find_enum_row(ctx, word);
    if (enumeration)
        return compile_enum(ctx, enumeration, t);
    if (jig_context_find_attr_row(ctx, word))
        return compile_attr_row(ctx, word, t);
    jig_rowtext_fail(t, "no attribute constraint '%.*s'", JIG_FMT(word));
    return NULL;
}

void jig_constraint_list_all(JigContext *ctx, void (*write)(void *, const char *, size_t),
                             void *user) {
    write(user, "types:\n", 7);
    jig_constraint_list_types(ctx, write, user);
    write(user, "attributes:\n", 12);
    static const char *const args[] = {"", "<C>", "<A>", "<[N]>", "<N>"};
    for (size_t i = 0; i < JIG_LEN(names); i++) {
        JigStr line = jig_arena_printf(&ctx->perm, "%s%s\t%s\n", names[i].name,
                                       args[names[i].takes], names[i].summary);
        write(user, line.ptr, line.len);
    }
    write(user, "conditions of Confined<A, ...>:\n", 32);
    for (size_t i = 0; i < JIG_LEN(conditions); i++) {
        const char *ints = conditions[i].num_ints == 0   ? ""
                           : conditions[i].num_ints == 1 ? "<N>"
                                                         : "<N, ...>";
        JigStr line = jig_arena_printf(&ctx->perm, "%s%s\t%s\n", conditions[i].name, ints,
                                       conditions[i].summary);
        write(user, line.ptr, line.len);
    }
}
