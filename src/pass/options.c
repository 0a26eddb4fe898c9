/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Options of passes: "name=value name={a,b} flag" to values and back. Values may
 * be quoted or in braces, which protect spaces and commas.
 */
#include "pass/pipeline.h"
#include "support/check.h"
#include "support/words.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- Kinds ---- */

typedef struct Kind {
    const char *argument; /* in "value invalid for %s argument!" */
    int64_t min;
    uint64_t max;
    bool is_list;
} Kind;

static const Kind kinds[] = {
    [JIG_OPTION_INT] = {"integer", INT32_MIN, INT32_MAX, false},
    [JIG_OPTION_UINT] = {"uint", 0, UINT32_MAX, false},
    [JIG_OPTION_LONG] = {"long", INT64_MIN, INT64_MAX, false},
    [JIG_OPTION_ULONG] = {"ulong", 0, UINT64_MAX, false},
    [JIG_OPTION_FLOAT] = {"floating point", 0, 0, false},
    [JIG_OPTION_LIST] = {NULL, 0, 0, true},
    [JIG_OPTION_INT_LIST] = {"integer", INT32_MIN, INT32_MAX, true},
    [JIG_OPTION_UINT_LIST] = {"uint", 0, UINT32_MAX, true},
    [JIG_OPTION_LONG_LIST] = {"long", INT64_MIN, INT64_MAX, true},
    [JIG_OPTION_ULONG_LIST] = {"ulong", 0, UINT64_MAX, true},
    [JIG_OPTION_PIPELINE_LIST] = {NULL, 0, 0, true},
};

static const Kind *kind_of(const JigOptionRow *row) {
    return &kinds[row->kind];
}

/* ---- Reading values ---- */

typedef struct Reader {
    JigPipeline *owner;
    const JigOptionRow *row;
    JigArena *a;
    JigReason *why;
} Reader;

/* Complaints about values name the option: the first fact of their text. */
#define complain(r, ...) complain_((r), __VA_ARGS__, JIG_NO_FACT_)
#define complain_(r, text, ...)                                                                    \
    jig_refuse_note((r)->why, JIG_NOWHERE,                                                         \
                    (r)->row->name[1] ? "for the --{} option: " text                               \
                                      : "for the -{} option: " text,                               \
                    jig_fact_text((r)->row->name), __VA_ARGS__)

/* With C prefixes (0x, 0b, 0) and a sign where the kind has one. */
static bool read_integer(const Reader *r, JigStr text, int64_t *out) {
    const Kind *k = kind_of(r->row);
    const char *p = text.ptr, *end = text.ptr + text.len;
    bool negative = p < end && *p == '-' && k->min < 0;
    p += negative;
    int base = 10;
    if (end - p > 1 && p[0] == '0') {
        char c = (char)(p[1] | 0x20);
        base = c == 'x' ? 16 : c == 'b' ? 2 : 8;
        p += base == 8 ? (c == 'o' ? 2 : 1) : 2;
    }
    uint64_t v = 0;
    bool ok = p < end;
    for (; ok && p < end; p++) {
        int digit = *p >= '0' && *p <= '9'                     ? *p - '0'
                    : (*p | 0x20) >= 'a' && (*p | 0x20) <= 'f' ? (*p | 0x20) - 'a' + 10
                                                               : 99;
        ok = digit < base && v <= (UINT64_MAX - (uint64_t)digit) / (uint64_t)base;
        v = v * (uint64_t)base + (uint64_t)digit;
    }
    ok = ok && (negative ? v <= (uint64_t)k->max + 1 : v <= k->max);
    if (!ok)
        return complain(r, "'{}' value invalid for {} argument!", jig_fact_str(text),
                        jig_fact_text(k->argument));
    *out = negative ? (int64_t)(0 - v) : (int64_t)v;
    return true;
}

static bool read_bool(const Reader *r, JigStr text, int64_t *out) {
    static const char *const yes[] = {"", "true", "TRUE", "True", "1"};
    static const char *const no[] = {"false", "FALSE", "False", "0"};
    for (size_t i = 0; i < JIG_LEN(yes); i++)
        if (jig_str_is(text, yes[i]))
            return *out = 1, true;
    for (size_t i = 0; i < JIG_LEN(no); i++)
        if (jig_str_is(text, no[i]))
            return *out = 0, true;
    return complain(r, "'{}' is invalid value for boolean argument! Try 0 or 1",
                    jig_fact_str(text));
}

static bool read_float(const Reader *r, JigStr text, double *out) {
    const char *copy = jig_arena_str(r->a, text).ptr;
    char *end;
    *out = strtod(copy, &end);
    if (*end) /* no text is 0 */
        return complain(r, "'{}' value invalid for {} argument!", jig_fact_str(text),
                        jig_fact_text(kind_of(r->row)->argument));
    return true;
}

/* A choice without a text stands where none is made: it can't be written. */
static bool read_choice(const Reader *r, JigStr text, int64_t *out) {
    for (size_t i = 0; r->row->choices[i]; i++)
        if (text.len && jig_str_is(text, r->row->choices[i]))
            return *out = (int64_t)i, true;
    for (size_t i = 0; r->row->choices[i]; i++)
        jig_refuse_candidate(r->why, jig_str(r->row->choices[i]));
    return complain(r, "Cannot find option named '{}'!", jig_fact_str(text));
}

/* Is the default the choice without a text? */
static bool is_unwritten(const JigOptionRow *row) {
    for (size_t i = 0; row->choices[i]; i++)
        if (!row->choices[i][0])
            return !row->otherwise || !row->otherwise[0];
    return false;
}

/* ---- Quotes and brackets ---- */

static JigStr slice(JigStr s, size_t from, size_t to) {
    return (JigStr){s.ptr + from, to - from};
}

static bool is_quote(char c) {
    return c == '"' || c == '\'';
}

/* Where what the quote at `i` opens ends; s.len when it is not closed. */
static size_t quote_end(JigStr s, size_t i) {
    size_t end = i + 1;
    while (end < s.len && s.ptr[end] != s.ptr[i])
        ++end;
    return end;
}

static char closing(char c) {
    return c == '{' ? '}' : c == '(' ? ')' : c == '[' ? ']' : 0;
}

/* The first `c` from `i` on, outside of quotes and brackets; s.len when there is none, or something
 * opened before is not closed. */
static size_t find_outside(JigStr s, size_t i, char c) {
    JIG_VEC(char) wanted = {0};
    jig_vec_push(&wanted, c);
    for (; i < s.len; ++i) {
        if (s.ptr[i] == jig_vec_last(&wanted)) {
            if (--wanted.len == 0)
                break;
        } else if (closing(s.ptr[i])) {
            jig_vec_push(&wanted, closing(s.ptr[i]));
        } else if (is_quote(s.ptr[i])) {
            i = quote_end(s, i);
        }
    }
    jig_vec_free(&wanted);
    return i < s.len ? i : s.len;
}

/* Without the quotes at both ends, or the braces around all of it. */
static JigStr unwrap(JigStr s) {
    s = jig_words_trimmed(s);
    if (s.len < 2)
        return s;
    char first = s.ptr[0], last = s.ptr[s.len - 1];
    bool wrapped =
        is_quote(first) ? first == last : first == '{' && find_outside(s, 1, '}') == s.len - 1;
    return wrapped ? jig_words_trimmed(slice(s, 1, s.len - 1)) : s;
}

/* A quote that is not closed stands for itself. */
static size_t skip_quoted(JigStr s, size_t i) {
    size_t end = quote_end(s, i);
    return end < s.len ? end : i;
}

static size_t skip_braced(JigStr s, size_t i) {
    size_t depth = 0;
    for (; i < s.len; ++i) {
        if (is_quote(s.ptr[i]))
            i = skip_quoted(s, i);
        depth += s.ptr[i] == '{';
        depth -= s.ptr[i] == '}';
        if (!depth)
            return i;
    }
    return s.len - 1;
}

/* Behind the value that starts at `i`: up to a space outside of quotes and braces. */
static size_t value_end(JigStr s, size_t i) {
    for (; i < s.len && s.ptr[i] != ' '; ++i) {
        if (is_quote(s.ptr[i]))
            i = skip_quoted(s, i);
        else if (s.ptr[i] == '{')
            i = skip_braced(s, i);
    }
    return i;
}

/* ---- Lists ---- */

typedef struct Items {
    JIG_VEC(JigStr) items;
    JIG_VEC(int64_t) nums;
    JIG_VEC(JigPipeline *) pipelines;
} Items;

static bool add_pipeline(const Reader *r, JigStr text, Items *out) {
    JigReason *inner = r->why ? JIG_NEW(r->why->arena, JigReason) : NULL;
    if (inner)
        *inner = JIG_REASON(r->why->arena);
    JigPipeline *p = jig_pipeline_parse(r->owner->ctx, text, r->a, inner);
    if (!p && inner) {
        r->why->notes = inner->notes;
        r->why->num_notes = inner->num_notes;
        r->why->cap_notes = inner->cap_notes;
        r->why->because = inner;
    }
    if (!p)
        return false;
    jig_vec_push(&out->pipelines, p);
    return true;
}

static bool add_item(const Reader *r, JigStr item, Items *out) {
    if (r->row->kind == JIG_OPTION_PIPELINE_LIST)
        return item.len == 0 || add_pipeline(r, item, out);
    if (kind_of(r->row)->argument) {
        int64_t v;
        JIG_CHECK(read_integer(r, item, &v));
        jig_vec_push(&out->nums, v);
    }
    jig_vec_push(&out->items, jig_arena_str(&r->owner->arena, item));
    return true;
}

static bool add_items(const Reader *r, JigStr text, Items *out) {
    size_t start = 0, comma;
    for (; (comma = find_outside(text, start, ',')) < text.len; start = comma + 1)
        JIG_CHECK(add_item(r, unwrap(slice(text, start, comma)), out));
    return add_item(r, unwrap(slice(text, start, text.len)), out);
}

static void *to_arena(JigArena *a, void *data, size_t bytes) {
    void *copy = bytes ? jig_arena_copy(a, data, bytes) : NULL;
    jig_free(data);
    return copy;
}

/* Appends to what the value has: `add` the items of a text, or the item that it is. */
static bool read_list(const Reader *r, JigStr text, JigOptionValue *v,
                      bool (*add)(const Reader *r, JigStr text, Items *out)) {
    Items got = {0};
    if (!v->given)
        v->n = 0, v->items = NULL, v->nums = NULL, v->pipelines = NULL;
    jig_vec_append(&got.items, v->items, v->items ? v->n : 0);
    jig_vec_append(&got.nums, v->nums, v->nums ? v->n : 0);
    jig_vec_append(&got.pipelines, v->pipelines, v->pipelines ? v->n : 0);
    bool ok = text.len == 0 || add(r, text, &got);
    JigArena *a = &r->owner->arena;
    v->n = r->row->kind == JIG_OPTION_PIPELINE_LIST ? got.pipelines.len : got.items.len;
    v->items = to_arena(a, got.items.data, got.items.len * sizeof *got.items.data);
    v->nums = to_arena(a, got.nums.data, got.nums.len * sizeof *got.nums.data);
    v->pipelines = to_arena(a, got.pipelines.data, got.pipelines.len * sizeof *got.pipelines.data);
    return ok;
}

static bool read_value(const Reader *r, JigStr text, JigOptionValue *v) {
    v->text = jig_arena_str(&r->owner->arena, text);
    switch (r->row->kind) {
    case JIG_OPTION_BOOL:
        return read_bool(r, text, &v->num);
    case JIG_OPTION_ENUM:
        return read_choice(r, text, &v->num);
    case JIG_OPTION_FLOAT:
        return read_float(r, text, &v->real);
    case JIG_OPTION_STRING:
        return true;
    default:
        if (!kind_of(r->row)->is_list)
            return read_integer(r, text, &v->num);
        return read_list(r, text, v, add_items);
    }
}

bool jig_options_default_is_good(JigPipeline *owner, const JigOptionRow *row, JigReason *why) {
    JIG_REQUIRE(owner && row);
    Reader r = {owner, row, &owner->arena, why};
    JigOptionValue value = {0};
    if (!row->otherwise && kind_of(row)->is_list)
        return true;
    if (row->kind == JIG_OPTION_ENUM && is_unwritten(row))
        return true;
    return read_value(&r, jig_str(row->otherwise ? row->otherwise : ""), &value);
}

JigOptionValue *jig_options_default(JigPipeline *owner, const JigPassRow *row) {
    JIG_REQUIRE(owner && row);
    JigOptionValue *values = JIG_NEW_ARRAY(&owner->arena, JigOptionValue, row->num_options);
    for (size_t i = 0; i < row->num_options; i++) {
        const JigOptionRow *o = &row->options[i];
        Reader r = {owner, o, &owner->arena, NULL};
        if (o->otherwise || !kind_of(o)->is_list)
            (void)read_value(&r, jig_str(o->otherwise ? o->otherwise : ""), &values[i]);
    }
    return values;
}

/* ---- "a=1 b" ---- */

/* Takes the next "name" or "name=value" off `text`. */
static bool next_pair(JigStr *text, JigStr *name, JigStr *value, bool *has_value) {
    *text = jig_words_trimmed(*text);
    if (!text->len)
        return false;
    size_t i = 0;
    while (i < text->len && text->ptr[i] != '=' && text->ptr[i] != ' ')
        i++;
    *name = unwrap(slice(*text, 0, i));
    *value = (JigStr){0};
    *has_value = i < text->len && text->ptr[i] == '=';
    if (*has_value) {
        size_t start = i + 1;
        i = value_end(*text, start);
        *value = unwrap(slice(*text, start, i));
    }
    *text = slice(*text, i, text->len);
    return true;
}

static size_t find_option(const JigPassRow *row, JigStr name) {
    size_t i = 0;
    while (i < row->num_options && !jig_str_is(name, row->options[i].name))
        i++;
    return i;
}

static bool no_such_option(const JigPassRow *row, JigStr name, JigReason *why) {
    for (size_t i = 0; i < row->num_options; i++)
        jig_refuse_candidate(why, jig_str(row->options[i].name));
    return jig_refuse(why, JIG_NOWHERE, "<Pass-Options-Parser>: no such option {}\n",
                      jig_fact_str(name));
}

bool jig_options_parse(JigPipeline *owner, const JigPassRow *row, JigStr text,
                       JigOptionValue *values, JigArena *a, JigReason *why) {
    JIG_REQUIRE(owner && row && a && (values || !row->num_options));
    JigStr name, value;
    bool has_value;
    while (next_pair(&text, &name, &value, &has_value)) {
        if (!name.len)
            continue;
        size_t i = find_option(row, name);
        if (i == row->num_options)
            return no_such_option(row, name, why);
        Reader r = {owner, &row->options[i], a, why};
        if (!has_value && r.row->kind != JIG_OPTION_BOOL)
            return complain(&r, "requires a value!");
        JIG_CHECK(read_value(&r, value, &values[i]));
        values[i].given = true;
    }
    return true;
}

/* ---- As data ---- */

static bool set_number(const Reader *r, int64_t num, JigOptionValue *v) {
    const Kind *k = kind_of(r->row);
    bool is_bool = r->row->kind == JIG_OPTION_BOOL,
         fits =
             is_bool ? num == 0 || num == 1 : num >= k->min && (num < 0 || (uint64_t)num <= k->max);
    if (!fits)
        return complain(r, "'{}' value invalid for {} argument!", jig_fact_int(num),
                        jig_fact_text(is_bool ? "boolean" : k->argument));
    v->num = num;
    return true;
}

static bool set_value(const Reader *r, const JigPassOption *o, JigOptionValue *v) {
    JigStr text = jig_str(o->text);
    if (kind_of(r->row)->is_list)
        return read_list(r, text, v, add_item);
    if (r->row->kind == JIG_OPTION_BOOL ||
        (kind_of(r->row)->argument && r->row->kind != JIG_OPTION_FLOAT))
        return set_number(r, o->num, v);
    return read_value(r, text, v);
}

bool jig_options_set(JigPipeline *owner, const JigPassRow *row, const JigPassOption *options,
                     JigOptionValue *values, JigArena *a, JigReason *why) {
    JIG_REQUIRE(owner && row && a && (values || !row->num_options));
    for (const JigPassOption *o = options; o && o->name; o++) {
        size_t i = find_option(row, jig_str(o->name));
        if (i == row->num_options)
            return no_such_option(row, jig_str(o->name), why);
        JIG_CHECK(set_value(&(Reader){owner, &row->options[i], a, why}, o, &values[i]));
        values[i].given = true;
    }
    return true;
}

/* ---- Printing ---- */

/* Braces protect what would be split at a space. */
static void print_string(JigText *out, JigStr s) {
    size_t i = 0;
    while (i < s.len && s.ptr[i] != '{' && !is_quote(s.ptr[i]) && s.ptr[i] != ' ')
        ++i;
    bool wrap = i < s.len && s.ptr[i] == ' ';
    jig_pipeline_text_printf(out, wrap ? "{%.*s}" : "%.*s", JIG_FMT(s));
}

static void print_pipeline(JigText *out, const JigPipeline *p) {
    jig_pipeline_text_add(out, p->anchor);
    jig_pipeline_text_add(out, JIG_STR("("));
    for (size_t i = 0; i < p->entries.len; i++) {
        if (i)
            jig_pipeline_text_add(out, JIG_STR(","));
        jig_pipeline_print_entry(out, &p->entries.data[i]);
    }
    jig_pipeline_text_add(out, JIG_STR(")"));
}

static void print_list(JigText *out, const JigOptionRow *row, const JigOptionValue *v) {
    jig_pipeline_text_add(out, JIG_STR("{"));
    for (size_t i = 0; i < v->n; i++) {
        if (i)
            jig_pipeline_text_add(out, JIG_STR(","));
        if (row->kind == JIG_OPTION_PIPELINE_LIST)
            print_pipeline(out, v->pipelines[i]);
        else if (v->nums)
            jig_pipeline_text_printf(out, row->kind == JIG_OPTION_ULONG_LIST ? "%llu" : "%lld",
                                     (long long)v->nums[i]);
        else
            print_string(out, v->items[i]);
    }
    jig_pipeline_text_add(out, JIG_STR("}"));
}

static void print_value(JigText *out, const JigOptionRow *row, const JigOptionValue *v) {
    if (kind_of(row)->is_list && !v->n && !v->given)
        return;
    jig_pipeline_text_printf(out, "%s=", row->name);
    switch (row->kind) {
    case JIG_OPTION_BOOL:
        jig_pipeline_text_add(out, v->num ? JIG_STR("true") : JIG_STR("false"));
        break;
    case JIG_OPTION_ENUM:
        jig_pipeline_text_printf(out, "%s", row->choices[v->num]);
        break;
    case JIG_OPTION_FLOAT:
        jig_pipeline_text_printf(out, "%e", v->real);
        break;
    case JIG_OPTION_STRING:
        print_string(out, v->text);
        break;
    case JIG_OPTION_ULONG:
        jig_pipeline_text_printf(out, "%llu", (unsigned long long)v->num);
        break;
    default:
        if (kind_of(row)->is_list)
            print_list(out, row, v);
        else
            jig_pipeline_text_printf(out, "%lld", (long long)v->num);
    }
}

void jig_options_print(JigText *out, const JigPassRow *row, const JigOptionValue *values) {
    JIG_REQUIRE(out && row && (values || !row->num_options));
    if (!row->num_options)
        return;
    jig_pipeline_text_add(out, JIG_STR("{"));
    /* By name; rows have a handful of options. */
    const char *last = "";
    for (size_t n = 0; n < row->num_options; n++) {
        size_t best = row->num_options;
        for (size_t i = 0; i < row->num_options; i++)
            if (strcmp(row->options[i].name, last) > 0 &&
                (best == row->num_options ||
                 strcmp(row->options[i].name, row->options[best].name) < 0))
                best = i;
        if (n)
            jig_pipeline_text_add(out, JIG_STR(" "));
        print_value(out, &row->options[best], &values[best]);
        last = row->options[best].name;
    }
    jig_pipeline_text_add(out, JIG_STR("}"));
}

void jig_options_free(const JigPassRow *row, JigOptionValue *values) {
    JIG_REQUIRE(row);
    for (size_t i = 0; values && i < row->num_options; i++)
        for (size_t j = 0; values[i].pipelines && j < values[i].n; j++)
            jig_pipeline_destroy(values[i].pipelines[j]);
}

/* ---- What passes read ---- */

static const JigOptionValue *value_of(const JigPassCall *c, const char *name) {
    size_t i = find_option(c->pass, jig_str(name));
    static const JigOptionValue none;
    return i < c->pass->num_options ? &((const JigOptionValue *)c->options)[i] : &none;
}

bool jig_option_is_given(const JigPassCall *c, const char *name) {
    JIG_REQUIRE(c && name);
    return value_of(c, name)->given;
}
bool jig_option_bool(const JigPassCall *c, const char *name) {
    JIG_REQUIRE(c && name);
    return value_of(c, name)->num != 0;
}
int64_t jig_option_int(const JigPassCall *c, const char *name) {
    JIG_REQUIRE(c && name);
    return value_of(c, name)->num;
}
double jig_option_float(const JigPassCall *c, const char *name) {
    JIG_REQUIRE(c && name);
    return value_of(c, name)->real;
}
JigStr jig_option_string(const JigPassCall *c, const char *name) {
    JIG_REQUIRE(c && name);
    return value_of(c, name)->text;
}
size_t jig_option_list(const JigPassCall *c, const char *name, const JigStr **items) {
    JIG_REQUIRE(c && name && items);
    const JigOptionValue *v = value_of(c, name);
    *items = v->items;
    return v->n;
}
size_t jig_option_int_list(const JigPassCall *c, const char *name, const int64_t **items) {
    JIG_REQUIRE(c && name && items);
    const JigOptionValue *v = value_of(c, name);
    *items = v->nums;
    return v->n;
}
size_t jig_option_pipelines(const JigPassCall *c, const char *name, JigPipeline *const **items) {
    JIG_REQUIRE(c && name && items);
    const JigOptionValue *v = value_of(c, name);
    *items = v->pipelines;
    return v->n;
}
size_t jig_option_choice(const JigPassCall *c, const char *name) {
    JIG_REQUIRE(c && name);
    return (size_t)value_of(c, name)->num;
}
