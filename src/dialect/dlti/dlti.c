/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/dlti/dlti_int.h"

#include "support/check.h"
#include "support/vec.h"

static const JigAttr *parse_entry(JigParser *p, const JigType *type);
static const JigAttr *parse_spec(JigParser *p, const JigType *type);
static const JigAttr *parse_map(JigParser *p, const JigType *type);
static const JigAttr *parse_system(JigParser *p, const JigType *type);
static const JigAttr *parse_device(JigParser *p, const JigType *type);
static void print_entry(JigPrinter *p, const JigAttr *x);
static void print_entries(JigPrinter *p, const JigAttr *x);

const JigAttrRow jig_dlti_attrs[] = {
    [JIG_DLTI_ENTRY] = {.name = "dlti.dl_entry",
                        .written = "<type|\"key\", value>",
                        .params = "key: attr, value: attr",
                        .parse = parse_entry,
                        .print = print_entry,
                        .summary = "a key, which is a string or a type, and its value"},
    [JIG_DLTI_SPEC] = {.name = "dlti.dl_spec",
                       .written = "<type|\"key\" = value, ...>",
                       .params = "entries: array<attr>",
                       .parse = parse_spec,
                       .print = print_entries,
                       .verify = jig_dlti_verify_keys,
                       .summary = "the layout of types in memory"},
    [JIG_DLTI_MAP] = {.name = "dlti.map",
                      .written = "<type|\"key\" = value, ...>",
                      .params = "entries: array<attr>",
                      .parse = parse_map,
                      .print = print_entries,
                      .verify = jig_dlti_verify_keys,
                      .summary = "any keys and their values"},
    [JIG_DLTI_SYSTEM] = {.name = "dlti.target_system_spec",
                         .written = "<\"device\" = #dlti.target_device_spec<...>, ...>",
                         .params = "entries: array<attr>",
                         .parse = parse_system,
                         .print = print_entries,
                         .verify = jig_dlti_verify_system,
                         .summary = "the devices of a system, by name"},
    [JIG_DLTI_DEVICE] = {.name = "dlti.target_device_spec",
                         .written = "<type|\"key\" = value, ...>",
                         .params = "entries: array<attr>",
                         .parse = parse_device,
                         .print = print_entries,
                         .verify = jig_dlti_verify_device,
                         .summary = "properties of a device, by name"},
    [JIG_DLTI_FUNCTION_POINTER_ALIGNMENT] =
        {.name = "dlti.function_pointer_alignment",
         .label = "DLTI_FunctionPointerAlignmentAttr",
         .params = "alignment: uint, function_dependent: bool",
         .format = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`",
         .summary = "what pointers to functions are aligned to"},
};
const JigDialect jig_dlti_dialect = {
    .name = "dlti",
    .attrs = jig_dlti_attrs,
    .num_attrs = JIG_DLTI_NUM_ATTRS,
    .verify_op_attr = jig_dlti_verify_op_attr,
};

/* ---- Looking up ---- */

bool jig_dlti_is_queryable(const JigAttr *x) {
    return jig_attr_is(x, JIG_DLTI_ATTR(SPEC)) || jig_attr_is(x, JIG_DLTI_ATTR(MAP)) ||
           jig_attr_is(x, JIG_DLTI_ATTR(SYSTEM)) || jig_attr_is(x, JIG_DLTI_ATTR(DEVICE));
}

const JigAttr *jig_dlti_query(const JigAttr *x, const JigAttr *key) {
    JIG_REQUIRE(x);
    for (size_t i = 0; i < jig_dlti_len(x); i++)
        if (jig_dlti_key(jig_dlti_at(x, i)) == key)
            return jig_dlti_value(jig_dlti_at(x, i));
    return NULL;
}

const JigAttr *jig_dlti_query_integer(const JigAttr *x, uint32_t width) {
    JIG_REQUIRE(x);
    const JigAttr *best = NULL;
    uint32_t best_width = 0;
    for (size_t i = 0; i < jig_dlti_len(x); i++) {
        const JigAttr *key = jig_dlti_key(jig_dlti_at(x, i));
        const JigType *t = jig_attr_is_type(key) ? jig_attr_type_value(key) : NULL;
        if (!t || !jig_type_is_any_integer(t))
            continue;
        uint32_t w = (uint32_t)jig_type_width(t);
        bool is_better =
            !best || (best_width < width ? w > best_width : w >= width && w < best_width);
        if (is_better) {
            best = jig_dlti_value(jig_dlti_at(x, i));
            best_width = w;
        }
    }
    return best;
}

/* ---- Parsing ---- */

/* 1: a key, 0: nothing that could be one, -1: reported error. */
static int try_key(JigParser *p, bool types, const JigAttr **key) {
    JigStr name;
    if (jig_parse_try_string(p, &name)) {
        *key = jig_attr_string(jig_parser_context(p), name);
        return 1;
    }
    const JigType *type = NULL;
    int there = types ? jig_parse_try_type(p, &type) : 0;
    if (there == 1)
        *key = jig_attr_of_type(type);
    return there;
}

static const JigAttr *entry_of(JigParser *p, const JigAttr *key, const JigAttr *value) {
    const JigAttr *params[2] = {key, value};
    return jig_attr_get(jig_parser_context(p), JIG_DLTI_ATTR(ENTRY), params, 2);
}

static const JigAttr *parse_entry(JigParser *p, const JigType *type) {
    (void)type;
    if (!jig_parse_token(p, "<"))
        return NULL;
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *key, *value;
    int there = try_key(p, true, &key);
    if (there == 0)
        jig_parse_error(p, spot, "expected a type or a quoted string");
    if (there != 1 || !jig_parse_token(p, ",") || !(value = jig_parse_attr(p, NULL)) ||
        !jig_parse_token(p, ">"))
        return NULL;
    return entry_of(p, key, value);
}

/* Entries of a list: `key = value`, or whole. */
typedef struct Entries {
    bool types; /* may keys be types? */
    JIG_VEC(const JigAttr *) items;
} Entries;

static bool parse_list_entry(JigParser *p, void *user) {
    Entries *list = user;
    const JigAttr *key, *value, *entry;
    int there = try_key(p, list->types, &key);
    if (there < 0)
        return jig_parse_error(p, jig_parse_spot(p), "error while parsing type DLTI key");
    if (there) {
        JIG_CHECK(jig_parse_token(p, "=") && (value = jig_parse_attr(p, NULL)));
        entry = entry_of(p, key, value);
    } else {
        JigSpot spot = jig_parse_spot(p);
        JIG_CHECK((entry = jig_parse_attr(p, NULL)));
        if (!jig_attr_is(entry, JIG_DLTI_ATTR(ENTRY)))
            return jig_parse_error(p, spot, "invalid kind of attribute specified");
    }
    jig_vec_push(&list->items, entry);
    return true;
}

static bool parse_body(JigParser *p, Entries *list) {
    /* Without a body the list is empty, which the reference accepts, complaining. */
    if (!jig_parse_token_or_tell(p, "<") || jig_parse_try_token(p, ">"))
        return true;
    return jig_parse_list(p, JIG_DELIM_NONE, parse_list_entry, list, NULL) &&
           jig_parse_token(p, ">");
}

static const JigAttr *parse_entries(JigParser *p, const JigAttrRow *row, bool types) {
    JigContext *ctx = jig_parser_context(p);
    Entries list = {.types = types};
    const JigAttr *x = NULL;
    if (parse_body(p, &list)) {
        const JigAttr *items = jig_attr_array(ctx, list.items.data, list.items.len);
        if (row->verify(ctx, jig_parse_loc(p, jig_parse_name_spot(p)), &items, 1))
            x = jig_attr_get(ctx, row, &items, 1);
    }
    jig_vec_free(&list.items);
    return x;
}

static const JigAttr *parse_spec(JigParser *p, const JigType *type) {
    (void)type;
    return parse_entries(p, JIG_DLTI_ATTR(SPEC), true);
}
static const JigAttr *parse_map(JigParser *p, const JigType *type) {
    (void)type;
    return parse_entries(p, JIG_DLTI_ATTR(MAP), true);
}
static const JigAttr *parse_system(JigParser *p, const JigType *type) {
    (void)type;
    return parse_entries(p, JIG_DLTI_ATTR(SYSTEM), false);
}
static const JigAttr *parse_device(JigParser *p, const JigType *type) {
    (void)type;
    return parse_entries(p, JIG_DLTI_ATTR(DEVICE), false);
}

/* ---- Printing ---- */

static void print_key(JigPrinter *p, const JigAttr *key) {
    if (jig_attr_is_string(key))
        jig_print_quoted(p, jig_attr_string_value(key));
    else
        jig_print_type(p, jig_attr_type_value(key));
}

static void print_entry(JigPrinter *p, const JigAttr *x) {
    jig_print(p, "<");
    print_key(p, jig_dlti_key(x));
    jig_print(p, ", ");
    jig_print_attr(p, jig_dlti_value(x));
    jig_print(p, ">");
}

static void print_entries(JigPrinter *p, const JigAttr *x) {
    jig_print(p, "<");
    for (size_t i = 0; i < jig_dlti_len(x); i++) {
        if (i)
            jig_print(p, ", ");
        print_key(p, jig_dlti_key(jig_dlti_at(x, i)));
        jig_print(p, " = ");
        jig_print_attr(p, jig_dlti_value(jig_dlti_at(x, i)));
    }
    jig_print(p, ">");
}
