/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Texts of releases 18 to 20 that say more than a format can. */
#include "dialect/linalg/linalg.h"
#include "transform/older/modernise_int.h"

static bool parse_registered_pass(JigParser *p, JigOpState *state);
static bool parse_winograd(JigParser *p, JigOpState *state);

static const JigOlderText texts[] = {
    {"transform.apply_registered_pass", .parse = parse_registered_pass, .until = "20",
     .what = "options are a dictionary behind `with options =`"},
    {"transform.structured.winograd_conv2d", .parse = parse_winograd, .named = JIG_OLDER_FIRST,
     .until = "20", .what = "`m` and `r` are `fmr`"},
    {0}};

const JigDialect jig_transform_older_texts_19 = {.name = "transform", .older_texts = texts};

/* : (!t) -> !u, of one operand. */
static bool parse_function(JigParser *p, JigOpState *state, const JigUnresolved *target) {
    JIG_CHECK(jig_parse_token(p, ":"));
    JigSpot spot = jig_parse_spot(p);
    const JigType *f = jig_parse_type(p);
    JIG_CHECK(f);
    if (jig_type_kind(f) != JIG_TYPE_FUNCTION || jig_type_num_inputs(f) != 1)
        return jig_parse_error(p, spot, "expected a function type of one operand");
    jig_state_add_types(state, p, jig_type_results(f), jig_type_num_results(f));
    return jig_resolve_operand(p, state, target, jig_type_inputs(f)[0]);
}

/* What the dictionary has but for two names. */
static void add_others(JigParser *p, JigOpState *state, const JigAttr *dict, const char *a,
                       const char *b) {
    const JigNamedAttr *items = jig_attr_dict_items(dict);
    for (size_t i = 0; i < jig_attr_dict_len(dict); ++i) {
        const char *name = items[i].name->ptr;
        if (strcmp(name, a) != 0 && strcmp(name, b) != 0)
            jig_state_add_attr(state, p, name, items[i].value);
    }
}

/* ---- Options of passes ---- */

/* Where the option that begins here ends: at a space that stands in no braces or quotes. */
static size_t end_of_option(JigStr text, size_t i) {
    size_t depth = 0;
    char quote = 0;
    for (; i < text.len; ++i) {
        char c = text.ptr[i];
        if (quote) {
            quote = c == quote ? 0 : quote;
            continue;
        }
        if (c == ' ' && !depth)
            break;
        quote = c == '"' || c == '\'' ? c : 0;
        depth += c == '{';
        depth -= c == '}' && depth;
    }
    return i;
}

/* name=value name={a b} name, as a dictionary of the values' texts. */
static const JigAttr *options_of(JigContext *ctx, JigStr text) {
    const JigAttr *dict = jig_attr_dict(ctx, NULL, 0);
    for (size_t i = 0, end; i < text.len; i = end + 1) {
        end = end_of_option(text, i);
        JigStr option = {text.ptr + i, end - i};
        const char *equals = memchr(option.ptr, '=', option.len);
        size_t name = equals ? (size_t)(equals - option.ptr) : option.len;
        if (!name)
            continue;
        JigStr value = equals ? (JigStr){equals + 1, option.len - name - 1} : JIG_STR("true");
        dict = jig_attr_dict_with(dict, jig_ident(ctx, (JigStr){option.ptr, name}),
                                  jig_attr_string(ctx, value));
    }
    return dict;
}

/* "pass" to %target {options = "..."} : (!t) -> !u */
static bool parse_registered_pass(JigParser *p, JigOpState *state) {
    JigContext *ctx = jig_parser_context(p);
    JigUnresolved target;
    JigStr pass;
    JIG_CHECK(jig_parse_string(p, &pass) && jig_parse_keyword(p, "to") &&
              jig_parse_operand(p, &target));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *dict = jig_parse_dict(p),
                  *options = dict ? jig_attr_dict_get(dict, JIG_STR("options")) : NULL;
    if (!options || !jig_attr_is_string(options))
        return jig_parse_error(p, spot, "expected options as a string");
    jig_state_add_attr(state, p, "pass_name", jig_attr_string(ctx, pass));
    jig_state_add_attr(state, p, "options", options_of(ctx, jig_attr_string_value(options)));
    add_others(p, state, dict, "options", "pass_name");
    return parse_function(p, state, &target);
}

/* ---- Convolutions ---- */

/* %target {m = 4, r = 3} : (!t) -> !u */
static bool parse_winograd(JigParser *p, JigOpState *state) {
    JigUnresolved target;
    JIG_CHECK(jig_parse_operand(p, &target));
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *dict = jig_parse_dict(p),
                  *m = dict ? jig_attr_dict_get(dict, JIG_STR("m")) : NULL,
                  *r = dict ? jig_attr_dict_get(dict, JIG_STR("r")) : NULL;
    if (!m || !r || !jig_attr_is_int(m) || !jig_attr_is_int(r))
        return jig_parse_error(p, spot, "expected m and r");
    JIG_CHECK(
        jig_linalg_add_winograd(p, state, spot, jig_attr_int_value(m), jig_attr_int_value(r)));
    add_others(p, state, dict, "m", "r");
    return parse_function(p, state, &target);
}
