/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes printed by their row's .params and .format. */
#include "asm/format_int.h"
#include "asm/print.h"
#include "ir/storage.h"
#include "support/check.h"

typedef struct ParamWriter {
    JigPrinter *p;
    const JigParamFormat *f;
    const JigAttr *const *values;
} ParamWriter;

static void write_type(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    if (param->type_row)
        jig_print_stripped_type(w->p, jig_attr_type_value(x));
    else
        jig_print_type(w->p, jig_attr_type_value(x));
}

static void write_attr(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    if (param->row)
        jig_print_stripped_attr(w->p, x);
    else
        jig_print_attr(w->p, x);
}

static void write_untyped(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    (void)param;
    jig_print_attr_untyped(w->p, x);
}

static void write_int(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    (void)param;
    jig_print_int(w->p, jig_attr_int_value(x));
}

static void write_bool(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    (void)param;
    jig_print(w->p, jig_attr_bool_value(x) ? "true" : "false");
}

static void write_string(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    (void)param;
    jig_print_quoted(w->p, jig_attr_string_value(x));
}

static void write_map(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    (void)param;
    jig_print_map(w->p, jig_attr_map_value(x));
}

static void write_ident(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    (void)param;
    jig_print_keyword_or_string(w->p, jig_attr_string_value(x));
}

static void write_enum(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    jig_print_enum(w->p, param->enumeration, jig_attr_int_value(x));
}

static void write_value(const ParamWriter *w, const JigParam *param, const JigAttr *x);

static void write_array(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    if (param->braced)
        jig_print(w->p, "{");
    for (size_t i = 0; i < jig_attr_array_len(x); i++) {
        if (i)
            jig_print(w->p, ", ");
        write_value(w, param->element, jig_attr_array_at(x, i));
    }
    if (param->braced)
        jig_print(w->p, "}");
}

static void write_dense_array(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    (void)param;
    jig_format_print_dense_array(w->p, x);
}

static void write_value(const ParamWriter *w, const JigParam *param, const JigAttr *x) {
    static void (*const writers[])(const ParamWriter *, const JigParam *, const JigAttr *) = {
        [JIG_PARAM_TYPE] = write_type,        [JIG_PARAM_ATTR] = write_attr,
        [JIG_PARAM_INT_ATTR] = write_attr,    [JIG_PARAM_LOC] = write_attr,
        [JIG_PARAM_MAP] = write_map,          [JIG_PARAM_INT] = write_int,
        [JIG_PARAM_UINT] = write_untyped,     [JIG_PARAM_BOOL] = write_bool,
        [JIG_PARAM_UINT32] = write_untyped,   [JIG_PARAM_STRING] = write_string,
        [JIG_PARAM_STRING_ATTR] = write_attr, [JIG_PARAM_IDENT] = write_ident,
        [JIG_PARAM_SYMBOL] = write_attr,      [JIG_PARAM_ENUM] = write_enum,
        [JIG_PARAM_ARRAY] = write_array,      [JIG_PARAM_DENSE_ARRAY] = write_dense_array,
        [JIG_PARAM_INT32] = write_int,
    };
    writers[param->kind](w, param, x);
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
    JigSlot slots[JIG_MAX_PARAM_SLOTS];
    jig_format_param_slots(item, w->values, slots);
    if (item->custom->print)
        item->custom->print(w->p, NULL, slots, item->num_items);
}

static bool anchor_is_present(const ParamWriter *w, const JigItem *anchor) {
    if (anchor->kind == JIG_ITEM_PARAM)
        return is_present(w, anchor->index);
    for (size_t i = 0; i < anchor->num_items; i++)
        if (anchor->items[i].kind == JIG_ITEM_PARAM && !anchor->items[i].is_ref &&
            is_present(w, anchor->items[i].index))
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
        jig_format_print_fixed_item(w->p, item);
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
    return write_params(p, jig_format_of_type_params(t->ctx, d->row), d->params, d->num_params);
}

static bool write_attr_body(JigPrinter *p, const JigAttr *x) {
    const JigAttrRow *row = x->u.dialect.row;
    if (row->print) {
        row->print(p, x);
        return true;
    }
    if (row->enum_of) {
        const JigAttr *value = jig_attr_i64(x->ctx, jig_attr_enum_value(x));
        return write_params(p, jig_format_of_attr_params(x->ctx, row), &value, 1);
    }
    return write_params(p, jig_format_of_attr_params(x->ctx, row), x->u.dialect.params,
                        x->u.dialect.n);
}

void jig_format_print_type(JigPrinter *p, const JigType *t) {
    JIG_REQUIRE(p && t);
    (void)write_type_body(p, t);
}
void jig_format_print_attr(JigPrinter *p, const JigAttr *x) {
    JIG_REQUIRE(p && x);
    (void)write_attr_body(p, x);
}
