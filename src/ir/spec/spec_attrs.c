/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inherent attributes on their way into an op: defaults, what can be stored,
 * what overrides what. */
#include "ir/spec/constraint_int.h"
#include "ir/spec/spec_int.h"
#include "ir/storage.h"
#include "support/check.h"

/* ---- Defaults ---- */

static bool enum_bits(const JigEnumRow *row, JigStr text, int64_t *out) {
    *out = 0;
    const char *p = text.ptr, *end = text.ptr + text.len;
    while (p < end) {
        const char *stop = p;
        while (stop < end && *stop != '|' && *stop != ',')
            stop++;
        JigStr word = {p, (size_t)(stop - p)};
        while (word.len && *word.ptr == ' ')
            word = (JigStr){word.ptr + 1, word.len - 1};
        while (word.len && word.ptr[word.len - 1] == ' ')
            word.len--;
        int64_t v;
        if (!jig_enum_value(row, word, &v))
            return false;
        *out |= v;
        p = stop + (stop < end);
    }
    return true;
}

/* A case, or `""` for the one that is written as nothing. */
static bool enum_case(const JigEnumRow *row, JigStr text, int64_t *out) {
    return jig_str_is(text, "\"\"") ? jig_enum_value(row, JIG_STR(""), out)
                                    : enum_bits(row, text, out);
}

static const JigAttr *enum_default(JigContext *ctx, const JigAttrCheck *check, JigStr text,
                                   JigRowText *t) {
    const JigEnumRow *row = check->enumeration
                                ? check->enumeration
                                : jig_context_find_enum_row(ctx, jig_str(check->row->enum_of));
    int64_t v;
    if (!row || !enum_case(row, text, &v)) {
        jig_rowtext_fail(t, "no case '%.*s'", JIG_FMT(text));
        return NULL;
    }
    return check->enumeration ? jig_attr_int(check->value_type, v)
                              : jig_attr_enum(ctx, check->row, v);
}

static const JigAttr *dense_array_default(JigContext *ctx, const JigAttrCheck *check, JigStr text,
                                          JigRowText *t) {
    JigRowText inner;
    jig_rowtext_init(&inner, &ctx->perm, jig_arena_str(&ctx->perm, text).ptr);
    const int64_t *ints = NULL;
    size_t n = 0;
    if (!jig_constraint_compile_ints(ctx, &inner, &ints, &n) || !jig_rowtext_at_end(&inner)) {
        jig_rowtext_fail(t, "expected [numbers]");
        return NULL;
    }
    size_t size = jig_dense_element_size(check->element);
    char *data = jig_arena_calloc(&ctx->perm, n * size + 1);
    for (size_t i = 0; i < n; i++)
        memcpy(data + i * size, &ints[i], size); /* little-endian, as the target layout */
    return jig_attr_dense_array(check->element, data, n);
}

/* A splat of 1 in the shape that the constraint fixes. */
static const JigAttr *ones(const JigAttrCheck *check) {
    const JigType *type = jig_type_tensor(check->ints, check->num_ints, check->type->only, NULL);
    const JigAttr *one = jig_attr_one(check->type->only);
    return jig_attr_dense_of(type, &one, 1);
}

static bool is_number(JigStr s) {
    return s.len && (s.ptr[0] == '-' || (s.ptr[0] >= '0' && s.ptr[0] <= '9'));
}

const JigAttr *jig_spec_default(JigContext *ctx, const JigAttrCheck *check, JigStr text,
                                JigRowText *t) {
    if (check->enumeration || (check->row && check->row->enum_of && text.len && text.ptr[0] != '#'))
        return enum_default(ctx, check, text, t);
    if (check->store == JIG_STORE_DENSE_ARRAY && text.len && text.ptr[0] == '[')
        return dense_array_default(ctx, check, text, t);
    if (check->shaped && jig_str_is(text, "ones"))
        return ones(check);
    if (check->store == JIG_STORE_BOOL ||
        (check->value_type && jig_type_is_integer(check->value_type, 1))) {
        if (jig_str_is(text, "true") || jig_str_is(text, "false"))
            return jig_attr_bool(ctx, text.ptr[0] == 't');
    }
    bool typed = check->value_type && check->value_type->kind != JIG_TYPE_NONE && is_number(text);
    if (typed && jig_type_is_int_or_index(check->value_type)) {
        JigStr end = jig_arena_str(&ctx->perm, text);
        return jig_attr_int(check->value_type, strtoll(end.ptr, NULL, 10));
    }
    if (check->store == JIG_STORE_STRING && text.len >= 2 && text.ptr[0] == '"')
        return jig_attr_string(ctx,
                               jig_arena_str(&ctx->perm, (JigStr){text.ptr + 1, text.len - 2}));
    if (check->store == JIG_STORE_ARRAY && jig_str_is(text, "[]"))
        return jig_attr_array(ctx, NULL, 0);
    if (check->store == JIG_STORE_DICT && jig_str_is(text, "{}"))
        return ctx->empty_dict;
    if (check->store == JIG_STORE_UNIT && jig_str_is(text, "unit"))
        return ctx->unit;
    if (typed) {
        JigStr type = ctx->syntax->type_text(check->value_type, &ctx->perm);
        text = jig_arena_printf(&ctx->perm, "%.*s : %.*s", JIG_FMT(text), JIG_FMT(type));
    }
    const JigAttr *x = ctx->syntax->parse_attr(ctx, text, JIG_STR("default of a row"));
    if (!x)
        jig_rowtext_fail(t, "'%.*s' is no attribute", JIG_FMT(text));
    return x;
}

static const JigAttr *zero_segments(JigContext *ctx, size_t n) {
    int32_t *zeros = jig_calloc(n + 1, sizeof *zeros);
    const JigAttr *x = jig_attr_dense_i32(ctx, zeros, n);
    jig_free(zeros);
    return x;
}

static bool segments_fit(const JigAttr *x, size_t groups) {
    return x && jig_attr_is_dense_array(x, x->ctx->i32) && jig_attr_dense_array_len(x) == groups;
}

/* Sizes under their older name replace those under the newer; what does not fit is ignored. */
static const JigAttr *settle_segments(const JigAttr *dict, const JigIdent *name,
                                      const JigIdent *old_name, size_t groups) {
    const JigAttr *sizes = jig_attr_dict_find(dict, name),
                  *old = jig_attr_dict_find(dict, old_name);
    if (old)
        dict = jig_attr_dict_with(dict, old_name, NULL);
    if (segments_fit(old, groups))
        return jig_attr_dict_with(dict, name, old);
    return !sizes || segments_fit(sizes, groups) ? dict : jig_attr_dict_with(dict, name, NULL);
}

static const JigAttr *settle_all_segments(const JigSpec *s, const JigAttr *dict) {
    const JigCommonIdents *id = &s->name->ctx->id;
    if (s->operand_segments)
        dict = settle_segments(dict, id->operand_segments, id->old_operand_segments, s->num_ins);
    if (s->result_segments)
        dict = settle_segments(dict, id->result_segments, id->old_result_segments, s->num_outs);
    return dict;
}

static const JigAttr *fill(const JigSpec *s, const JigAttr *dict) {
    JigContext *ctx = s->name->ctx;
    dict = settle_all_segments(s, dict);
    if (s->operand_segments && !jig_attr_dict_find(dict, ctx->id.operand_segments))
        dict = jig_attr_dict_with(dict, ctx->id.operand_segments, zero_segments(ctx, s->num_ins));
    if (s->result_segments && !jig_attr_dict_find(dict, ctx->id.result_segments))
        dict = jig_attr_dict_with(dict, ctx->id.result_segments, zero_segments(ctx, s->num_outs));
    for (size_t i = 0; i < s->num_props; i++)
        if (s->props[i].filled && !jig_attr_dict_find(dict, s->props[i].name))
            dict = jig_attr_dict_with(dict, s->props[i].name, s->props[i].otherwise);
    return dict;
}

const JigAttr *jig_spec_fill_defaults(const JigOpName *name, const JigAttr *dict) {
    JIG_REQUIRE(name && dict);
    const JigSpec *s = jig_spec(name);
    if (!s || !s->has_fills)
        return dict;
    if (jig_spec_has_noted(s, dict, JIG_DICT_IS_FULL))
        return dict;
    if (s->fill_in == dict)
        return s->fill_out;
    const JigAttr *out = fill(s, dict);
    JigSpec *known = (JigSpec *)s;
    known->fill_in = dict;
    known->fill_out = out;
    jig_spec_note(known, out, JIG_DICT_IS_FULL);
    return out;
}

bool jig_op_is_inherent(const JigOp *op, const JigIdent *name) {
    JIG_REQUIRE(op && name);
    const JigSpec *s = jig_spec(op->name);
    if (!s)
        return false;
    const JigContext *ctx = op->name->ctx;
    return (s->operand_segments && name == ctx->id.operand_segments) ||
           (s->result_segments && name == ctx->id.result_segments) || jig_spec_prop(s, name) >= 0;
}

/* ---- What can be stored ---- */

/* Can `x` be the segment sizes of `groups` groups? */
static bool fit_segments(const JigAttr *x, size_t groups, JigReason *why) {
    JigContext *ctx = x->ctx;
    if (!jig_attr_is_dense_array(x, ctx->i32))
        return jig_refuse(why, JIG_NOWHERE, "expected DenseI32ArrayAttr for key `value`");
    size_t n = jig_attr_dense_array_len(x);
    return n == groups ||
           jig_refuse(why, JIG_NOWHERE, "size mismatch in attribute conversion: {} vs {}",
                      jig_fact_int((int64_t)n), jig_fact_int((int64_t)groups));
}

static bool is_attr_of(const JigAttrRow *row, const JigEnumRow *enumeration) {
    return row && row->enum_of && strcmp(row->enum_of, enumeration->name) == 0;
}

/* Does the dialect have an attribute for the enum? */
static bool has_attr(JigContext *ctx, const JigDialect *d, const JigEnumRow *enumeration) {
    for (; d; d = jig_dialect_next_part(ctx, d))
        for (size_t i = 0; i < d->num_attrs; i++)
            if (is_attr_of(&d->attrs[i], enumeration))
                return true;
    return false;
}

/* A native enum may be stored from an integer of any type, or from the enum's attribute. */
static const JigAttr *enum_storage(const JigAttrCheck *c, const JigAttr *x) {
    if (jig_attr_is_int(x))
        return jig_attr_int(c->value_type, jig_attr_int_value(x));
    return is_attr_of(jig_attr_row(x), c->enumeration)
               ? jig_attr_int(c->value_type, jig_attr_enum_value(x))
               : NULL;
}

static bool is_native_enum(const JigProp *p) {
    return p->native && p->check->enumeration;
}

static bool refuse_native_enum(const JigSpec *s, const JigProp *p, JigReason *why) {
    const JigEnumRow *row = p->check->enumeration;
    bool has_row = has_attr(s->name->ctx, s->name->dialect, row);
    return jig_refuse(why, JIG_NOWHERE, "expected {}{}IntegerAttr storage for {}",
                      jig_fact_text(has_row ? row->message_name : ""),
                      jig_fact_text(has_row ? "Attr or " : ""), jig_fact_text(row->message_name));
}

static bool fits(const JigSpec *s, const JigNamedAttr *item, bool *known, JigReason *why) {
    JigContext *ctx = s->name->ctx;
    *known = true;
    if (s->operand_segments && item->name == ctx->id.operand_segments)
        return fit_segments(item->value, s->num_ins, why);
    if (s->result_segments && item->name == ctx->id.result_segments)
        return fit_segments(item->value, s->num_outs, why);
    int i = jig_spec_prop(s, item->name);
    *known = i >= 0;
    if (i >= 0 && is_native_enum(&s->props[i]))
        return jig_attr_type(item->value) == s->props[i].check->value_type ||
               refuse_native_enum(s, &s->props[i], why);
    return i < 0 || item->value == s->props[i].otherwise ||
           jig_constraint_can_store_attr(s->props[i].check, item->value) ||
           jig_refuse(why, JIG_NOWHERE, "Invalid attribute `{}` in property conversion: {}",
                      jig_fact_text(item->name->ptr), jig_fact_attr(item->value));
}

/* Segment sizes and native properties are set after all attributes. */
static bool is_late(const JigSpec *s, const JigNamedAttr *item) {
    int i = jig_spec_prop(s, item->name);
    return i < 0 || s->props[i].native;
}

/* Segment sizes may go by their older name, where the newer one is not given. */
static void rename_segments(const JigSpec *s, const JigAttr *props, JigNamedAttr *item) {
    const JigCommonIdents *id = &s->name->ctx->id;
    const JigIdent *name =
        s->operand_segments && item->name == id->old_operand_segments ? id->operand_segments
        : s->result_segments && item->name == id->old_result_segments ? id->result_segments
                                                                      : NULL;
    if (name && !jig_attr_dict_find(props, name))
        item->name = name;
}

/* A native flag may be given as a bool; it is kept as unit or false. An enum is kept as a number.
 */
static void adopt(const JigSpec *s, JigNamedAttr *item) {
    int i = jig_spec_prop(s, item->name);
    if (i < 0 || !s->props[i].native)
        return;
    const JigAttr *number = NULL;
    if (s->props[i].check->store == JIG_STORE_UNIT && jig_attr_is_bool(item->value) &&
        jig_attr_bool_value(item->value))
        item->value = s->name->ctx->unit;
    else if (is_native_enum(&s->props[i]))
        number = enum_storage(s->props[i].check, item->value);
    if (number)
        item->value = number;
}

const JigAttr *jig_spec_props_from(const JigOpName *name, const JigAttr *attr, JigArena *a,
                                   JigReason *why) {
    JIG_REQUIRE(name && attr && a);
    const JigSpec *s = jig_spec(name);
    if (s && !s->num_props && !s->operand_segments && !s->result_segments) {
        jig_refuse(why, JIG_NOWHERE, "this operation does not support properties");
        return NULL;
    }
    if (attr->kind != JIG_ATTR_DICT) {
        jig_refuse(why, JIG_NOWHERE, "expected DictionaryAttr to set properties");
        return NULL;
    }
    size_t n = 0, len = jig_attr_dict_len(attr);
    const JigNamedAttr *items = jig_attr_dict_items(attr);
    JigNamedAttr *kept = jig_arena_alloc(a, (len + 1) * sizeof *kept);
    JigReason early = JIG_REASON(a), late = JIG_REASON(a);
    bool changed = false;
    for (size_t i = 0; i < len; i++) {
        bool known;
        JigNamedAttr item = items[i];
        rename_segments(s, attr, &item);
        adopt(s, &item);
        JigReason *said = is_late(s, &item) ? &late : &early;
        /* The first of a kind is what is told. */
        (void)fits(s, &item, &known, jig_reason_given(said) ? NULL : said);
        changed |= !known || item.value != items[i].value || item.name != items[i].name;
        if (known)
            kept[n++] = item;
    }
    if (jig_reason_given(&early) || jig_reason_given(&late)) {
        if (why)
            jig_reason_copy(why, jig_reason_given(&early) ? &early : &late);
        return NULL;
    }
    return changed ? jig_attr_dict(name->ctx, kept, n) : attr;
}

bool jig_spec_check_attrs(const JigOpName *name, const JigAttr *dict, JigReason *why) {
    const JigSpec *s = jig_spec(name);
    if (!s || !jig_attr_dict_len(dict))
        return true;
    for (size_t i = 0; i < s->num_props; i++) {
        const JigProp *p = &s->props[s->sorted[i]];
        const JigAttr *x = jig_attr_dict_find(dict, p->name);
        if (!x || p->native || jig_constraint_admits_attr(p->check, x))
            continue;
        return jig_refuse(why, JIG_NOWHERE, "attribute '{}' failed to satisfy constraint: {}",
                          jig_fact_text(p->name->ptr), jig_fact_str(p->check->summary));
    }
    return true;
}

const JigAttr *jig_spec_drop_unstorable(const JigOpName *name, const JigAttr *dict) {
    JIG_REQUIRE(name && dict);
    const JigSpec *s = jig_spec(name);
    const JigAttr *kept = dict;
    for (size_t i = 0; s && i < s->num_props; i++) {
        const JigAttr *x = jig_attr_dict_find(dict, s->props[i].name);
        if (x && x != s->props[i].otherwise && !jig_constraint_can_store_attr(s->props[i].check, x))
            kept = jig_attr_dict_with(kept, s->props[i].name, NULL);
    }
    return kept;
}

/* Of attributes that change those that an op has: are these sizes that it can't take? */
static bool is_unfit_segments(const JigSpec *s, const JigNamedAttr *item) {
    bool known;
    const JigContext *ctx = s->name->ctx;
    return ((s->operand_segments && item->name == ctx->id.operand_segments) ||
            (s->result_segments && item->name == ctx->id.result_segments)) &&
           !fits(s, item, &known, NULL);
}

const JigAttr *jig_spec_attrs_beside_props(const JigOpName *name, const JigAttr *dict) {
    return settle_all_segments(jig_spec(name), jig_spec_drop_unstorable(name, dict));
}

/* Segment sizes of a wrong kind or length are ignored here: they leave the
 * property as it was. */
const JigAttr *jig_spec_merge_attrs(const JigOpName *name, const JigAttr *props,
                                    const JigAttr *attrs) {
    const JigSpec *s = jig_spec(name);
    const JigAttr *empty = name->ctx->empty_dict;
    if (!attrs || !jig_attr_dict_len(attrs))
        return props ? props : empty;
    bool segments = s && (s->operand_segments || s->result_segments);
    if ((!props || !jig_attr_dict_len(props)) && !segments)
        return attrs;
    const JigAttr *out = props ? props : empty;
    const JigNamedAttr *items = jig_attr_dict_items(attrs);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); i++)
        if (!segments || !is_unfit_segments(s, &items[i]))
            out = jig_attr_dict_with(out, items[i].name, items[i].value);
    return out;
}
