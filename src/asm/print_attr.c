/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Attributes, but for elements (print_elements.c) and locations (print_loc.c).
 */
#include "asm/format.h"
#include "asm/print_int.h"
#include "ir/affine/affine_print.h"
#include "support/check.h"

/* ---- Numbers ---- */

static void drop_scratch(JigPrinter *p) {
    enum { KEEP = 256 * 1024 };
    if (jig_arena_footprint(&p->scratch) > KEEP)
        jig_arena_free(&p->scratch);
}

void jig_printer_int_bits(JigPrinter *p, JigInt v, bool is_unsigned) {
    if (v.width > 64) {
        jig_print_str(p, jig_int_to_str(v, 10, !is_unsigned, &p->scratch));
        drop_scratch(p);
    } else if (is_unsigned) {
        jig_printer_unsigned(p, jig_int_u64(v));
    } else {
        jig_print_int(p, jig_int_s64(v));
    }
}

void jig_print_big_int(JigPrinter *p, JigInt v) {
    JIG_REQUIRE(p);
    jig_printer_int_bits(p, v, false);
}

bool jig_printer_float(JigPrinter *p, JigFloat v) {
    if (p->visit)
        return false;
    JigStr text = jig_float_to_str(v, &p->scratch);
    bool hex = text.len > 1 && text.ptr[1] == 'x';
    jig_print_str(p, text);
    drop_scratch(p);
    return hex;
}

/* True when nothing more, no type, is to follow. */
static bool put_integer(JigPrinter *p, const JigAttr *x, JigElide elide) {
    if (jig_type_is_integer(x->type, 1)) {
        jig_print(p, jig_int_is_zero(x->u.integer) ? "false" : "true");
        return true;
    }
    bool is_unsigned = jig_type_is_any_integer(x->type) && jig_type_sign(x->type) == JIG_UNSIGNED;
    jig_printer_int_bits(p, x->u.integer, is_unsigned);
    return elide == JIG_ELIDE_MAY && jig_type_is_integer(x->type, 64);
}

static bool put_float(JigPrinter *p, const JigAttr *x, JigElide elide) {
    bool hex = jig_printer_float(p, x->u.flt);
    return elide == JIG_ELIDE_MAY && x->u.flt.kind == JIG_F64 && !hex;
}

/* ---- Enums ---- */

static bool is_group(const JigEnumRow *row, size_t i) {
    int64_t bits = row->cases[i].value;
    return (bits & (bits - 1)) || i - row->first_group < row->num_groups;
}

/* Groups stand for their bits when all are set, the last of them first. */
static void add_bits(JigCharVec *out, const JigEnumRow *row, int64_t value) {
    size_t n = 0;
    while (row->cases[n].text)
        n++;
    for (size_t i = 2 * n; i-- > 0;) {
        bool groups = i >= n;
        size_t k = groups ? i - n : n - 1 - i;
        const JigEnumCase *c = &row->cases[k];
        if (!c->value || is_group(row, k) != groups || (c->value & value) != c->value)
            continue;
        if (out->len)
            jig_vec_append(out, row->separator, strlen(row->separator));
        jig_vec_append(out, c->text, strlen(c->text));
        if (groups)
            value &= ~c->value;
    }
}

void jig_print_enum(JigPrinter *p, const JigEnumRow *row, int64_t value) {
    const char *text = jig_enum_text(row, value);
    JigCharVec all = {0};
    if (!row->separator || value == 0)
        jig_vec_append(&all, text ? text : "", text ? strlen(text) : 0);
    else
        add_bits(&all, row, value);
    JigStr whole = {all.data, all.len};
    /* What is read as one token is written as one, unless it is of one case. */
    bool one_token = row->bracketed && (!row->separator || strchr(row->separator, '|'));
    if (one_token && !(row->separator && text))
        jig_print_keyword_or_string(p, whole);
    else
        jig_print_str(p, whole);
    jig_vec_free(&all);
}

/* ---- Attributes of dialects ---- */

static void put_row_body(JigPrinter *p, const JigAttr *x) {
    const JigAttrRow *row = x->u.dialect.row;
    if (row->print) {
        row->print(p, x);
    } else if (row->format) {
        jig_format_print_attr(p, x);
    } else if (row->enum_of) {
        const JigEnumRow *e = jig_context_find_enum_row(p->ctx, jig_str(row->enum_of));
        jig_printer_char(p, '<');
        if (e)
            jig_print_enum(p, e, jig_attr_enum_value(x));
        jig_printer_char(p, '>');
    }
}

void jig_printer_dialect_attr(JigPrinter *p, const JigAttr *x) {
    const JigAttrRow *row = x->u.dialect.row;
    const JigDialect *d = jig_context_dialect_of(p->ctx, jig_str(row->name));
    if (d && d->print_attr && d->print_attr(p, x))
        return;
    jig_print(p, jig_printer_mnemonic(row->name));
    put_row_body(p, x);
}

void jig_print_stripped_attr(JigPrinter *p, const JigAttr *x) {
    if (p->visit) {
        jig_printer_visit_attr(p, x, false);
        return;
    }
    if (!x || x->kind != JIG_ATTR_DIALECT) {
        jig_print_attr(p, x);
        return;
    }
    if (jig_printer_alias_of(p, x) || jig_printer_must_stop(p))
        return;
    ++p->hold;
    size_t start = p->out.len;
    put_row_body(p, x);
    bool empty = p->out.len == start;
    --p->hold;
    if (empty)
        jig_print_attr(p, x);
}

static void put_dialect_symbol(JigPrinter *p, const JigAttr *x) {
    size_t start = jig_printer_begin_symbol(p, '#', x->u.dialect.row->name);
    jig_printer_dialect_attr(p, x);
    jig_printer_end_symbol(p, start);
}

/* ---- Aggregates and others ---- */

void jig_printer_named_attr(JigPrinter *p, const JigIdent *name, const JigAttr *value) {
    jig_print_keyword_or_string(p, jig_ident_str(name));
    if (value && value->kind == JIG_ATTR_UNIT)
        return;
    JIG_PUT(p, " = ");
    jig_print_attr(p, value);
}

static void put_dict(JigPrinter *p, const JigAttr *x) {
    jig_printer_char(p, '{');
    for (size_t i = 0; i < x->u.dict.n; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        jig_printer_named_attr(p, x->u.dict.items[i].name, x->u.dict.items[i].value);
    }
    jig_printer_char(p, '}');
}

static void put_array(JigPrinter *p, const JigAttr *x) {
    jig_printer_char(p, '[');
    for (size_t i = 0; i < x->u.array.n; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        jig_printer_attr(p, x->u.array.items[i], JIG_ELIDE_MAY);
    }
    jig_printer_char(p, ']');
}

static void put_symbol(JigPrinter *p, const JigAttr *x) {
    for (size_t i = 0; i < x->u.symbol.n; ++i) {
        if (i)
            JIG_PUT(p, "::");
        jig_printer_symbol_reference(p, x->u.symbol.parts[i]);
    }
}

static void put_layout(JigPrinter *p, const JigAttr *x) {
    JIG_PUT(p, "strided<[");
    for (size_t i = 0; i < x->u.layout.n; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        jig_print_dims(p, &x->u.layout.strides[i], 1);
    }
    jig_printer_char(p, ']');
    if (x->u.layout.offset) {
        JIG_PUT(p, ", offset: ");
        jig_print_dims(p, &x->u.layout.offset, 1);
    }
    jig_printer_char(p, '>');
}

static void put_distinct(JigPrinter *p, const JigAttr *x) {
    void **slot = jig_ptrmap_slot(&p->distinct_ids, x);
    if (!*slot)
        *slot = (void *)(uintptr_t)p->distinct_ids.len;
    JIG_PUT(p, "distinct[");
    jig_printer_unsigned(p, (uintptr_t)*slot - 1);
    JIG_PUT(p, "]<");
    if (x->u.distinct->kind != JIG_ATTR_UNIT)
        jig_print_attr(p, x->u.distinct);
    jig_printer_char(p, '>');
}

static void put_resource(JigPrinter *p, const JigAttr *x) {
    const JigIdent *key = x->u.resource.key;
    JIG_PUT(p, "dense_resource<");
    jig_print_keyword_or_string(p, jig_ident_str(key));
    jig_printer_char(p, '>');
    if (jig_ptrset_add(&p->resource_set, key))
        jig_vec_push(&p->resources, key);
}

static void put_mapped(JigPrinter *p, const JigAttr *x) {
    jig_print(p, x->kind == JIG_ATTR_MAP ? "affine_map<" : "affine_set<");
    if (x->kind == JIG_ATTR_MAP)
        jig_print_map(p, x->u.map);
    else
        jig_print_set(p, x->u.set);
    jig_printer_char(p, '>');
}

static void put_unit(JigPrinter *p, const JigAttr *x) {
    (void)x;
    JIG_PUT(p, "unit");
}
static void put_string(JigPrinter *p, const JigAttr *x) {
    jig_print_quoted(p, x->u.string);
}
static void put_type(JigPrinter *p, const JigAttr *x) {
    jig_print_type(p, x->u.type_value);
}
static void put_opaque(JigPrinter *p, const JigAttr *x) {
    jig_printer_opaque(p, '#', jig_ident_str(x->u.opaque.dialect), x->u.opaque.data);
}
static void put_loc(JigPrinter *p, const JigAttr *x) {
    jig_printer_loc(p, jig_loc_from_attr(x), false);
}

/* All but the type. True when none may follow. */
static bool put_value(JigPrinter *p, const JigAttr *x, JigElide elide) {
    static const struct {
        void (*put)(JigPrinter *p, const JigAttr *x);
        bool whole; /* has no type, or tells it */
    } forms[] = {
        [JIG_ATTR_UNIT] = {put_unit, true},
        [JIG_ATTR_STRING] = {put_string, false},
        [JIG_ATTR_TYPE] = {put_type, false},
        [JIG_ATTR_ARRAY] = {put_array, false},
        [JIG_ATTR_DICT] = {put_dict, false},
        [JIG_ATTR_SYMBOL_REF] = {put_symbol, false},
        [JIG_ATTR_MAP] = {put_mapped, true},
        [JIG_ATTR_SET] = {put_mapped, true},
        [JIG_ATTR_DENSE] = {jig_printer_elements, false},
        [JIG_ATTR_DENSE_STRING] = {jig_printer_elements, false},
        [JIG_ATTR_SPARSE] = {jig_printer_sparse, false},
        [JIG_ATTR_RESOURCE] = {put_resource, false},
        [JIG_ATTR_DENSE_ARRAY] = {jig_printer_dense_array, true},
        [JIG_ATTR_STRIDED_LAYOUT] = {put_layout, true},
        [JIG_ATTR_DISTINCT] = {put_distinct, true},
        [JIG_ATTR_OPAQUE] = {put_opaque, false},
        [JIG_ATTR_DIALECT] = {put_dialect_symbol, false},
        [JIG_ATTR_LOC_UNKNOWN] = {put_loc, true},
        [JIG_ATTR_LOC_FILE] = {put_loc, true},
        [JIG_ATTR_LOC_NAME] = {put_loc, true},
        [JIG_ATTR_LOC_FUSED] = {put_loc, true},
        [JIG_ATTR_LOC_CALLSITE] = {put_loc, true},
    };
    if (x->kind == JIG_ATTR_INTEGER)
        return put_integer(p, x, elide);
    if (x->kind == JIG_ATTR_FLOAT)
        return put_float(p, x, elide);
    forms[x->kind].put(p, x);
    return forms[x->kind].whole;
}

void jig_printer_attr_body(JigPrinter *p, const JigAttr *x, JigElide elide) {
    if (!jig_printer_enter_item(p))
        return;
    bool whole = put_value(p, x, elide) || elide == JIG_ELIDE_MUST;
    if (!whole && x->type && x->type->kind != JIG_TYPE_NONE) {
        JIG_PUT(p, " : ");
        jig_print_type(p, x->type);
    }
    jig_printer_leave_item(p);
}

void jig_printer_attr(JigPrinter *p, const JigAttr *x, JigElide elide) {
    if (p->visit)
        jig_printer_visit_attr(p, x, elide == JIG_ELIDE_MUST);
    else if (!x)
        JIG_PUT(p, "<<NULL ATTRIBUTE>>");
    else if (!(x->kind == JIG_ATTR_LOC_FILE ? jig_printer_alias_of_loc(p, jig_loc_from_attr(x))
                                            : jig_printer_alias_of(p, x)))
        jig_printer_attr_body(p, x, elide);
}

void jig_print_attr(JigPrinter *p, const JigAttr *x) {
    JIG_REQUIRE(p);
    jig_printer_attr(p, x, JIG_ELIDE_NEVER);
}
void jig_print_attr_untyped(JigPrinter *p, const JigAttr *x) {
    JIG_REQUIRE(p);
    jig_printer_attr(p, x, JIG_ELIDE_MUST);
}

void jig_print_dict(JigPrinter *p, const JigAttr *dict) {
    JIG_REQUIRE(p && dict);
    if (!p->visit) {
        put_dict(p, dict);
        return;
    }
    for (size_t i = 0; i < dict->u.dict.n; ++i)
        jig_print_attr(p, dict->u.dict.items[i].value);
}

/* ---- Affine ---- */

void jig_print_expr(JigPrinter *p, const JigExpr *e) {
    JIG_REQUIRE(p && e);
    if (!p->visit)
        jig_expr_print(e, &p->out, NULL, NULL);
}

void jig_print_map(JigPrinter *p, const JigMap *map) {
    JIG_REQUIRE(p && map);
    if (!p->visit)
        jig_map_print(map, &p->out);
}

void jig_print_set(JigPrinter *p, const JigSet *set) {
    JIG_REQUIRE(p && set);
    if (!p->visit)
        jig_set_print(set, &p->out);
}

typedef struct SsaIds {
    JigPrinter *p;
    JigValue *const *dims, *const *symbols;
    bool in_map; /* symbols stand as symbol(%x) */
} SsaIds;

static void put_ssa_id(const JigExpr *leaf, JigCharVec *out, void *user) {
    (void)out; /* is the printer's own buffer */
    const SsaIds *ids = user;
    bool symbol = jig_expr_kind(leaf) == JIG_EXPR_SYMBOL;
    if (symbol && ids->in_map)
        JIG_PUT(ids->p, "symbol(");
    jig_printer_value(ids->p, (symbol ? ids->symbols : ids->dims)[jig_expr_position(leaf)], true);
    if (symbol && ids->in_map)
        jig_printer_char(ids->p, ')');
}

/* The affine printer writes to the same buffer, which must not be flushed meanwhile. */
static void put_expr(JigPrinter *p, const JigExpr *e, SsaIds *ids) {
    ++p->hold;
    jig_expr_print(e, &p->out, put_ssa_id, ids);
    --p->hold;
}

void jig_print_map_of_ssa_ids(JigPrinter *p, const JigMap *map, JigValue *const *operands) {
    JIG_REQUIRE(p);
    if (p->visit)
        return;
    SsaIds ids = {p, operands, operands + jig_map_num_dims(map), true};
    for (unsigned i = 0; i < jig_map_num_results(map); ++i) {
        if (i)
            JIG_PUT(p, ", ");
        put_expr(p, jig_map_result(map, i), &ids);
    }
}

void jig_print_expr_of_ssa_ids(JigPrinter *p, const JigExpr *e, JigValue *const *dims,
                               JigValue *const *symbols) {
    JIG_REQUIRE(p && e);
    if (p->visit)
        return;
    SsaIds ids = {p, dims, symbols, true};
    put_expr(p, e, &ids);
}
