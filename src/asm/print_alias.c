/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Aliases: short names for attributes and types (#map, !tuple), defined before
 * the op, or, for locations that may be deferred, after it.
 *
 * The first pass visits what the op's text would show, in the order of the
 * text, and everything inside of that. Aliases are then defined in the order
 * of their depth (an alias stands after those that it is made of), types
 * before attributes, by name, and else as they were visited; equal names are
 * told apart by a number.
 */
#include "asm/print_int.h"

#include <ctype.h>

#define NO_ALIAS UINT32_MAX

/* ---- Names ---- */

/* The dialect of a row's full name. */
static const JigDialect *dialect_of_row(JigContext *ctx, const char *row_name) {
    return jig_context_dialect_of(ctx, jig_str(row_name));
}

static JigStr suggest_attr(const JigAttr *x) {
    switch (x->kind) {
    case JIG_ATTR_MAP:
        return JIG_STR("map");
    case JIG_ATTR_SET:
        return JIG_STR("set");
    case JIG_ATTR_DISTINCT:
        return x->u.distinct->kind == JIG_ATTR_UNIT ? (JigStr){0} : JIG_STR("distinct");
    case JIG_ATTR_LOC_UNKNOWN:
    case JIG_ATTR_LOC_FILE:
    case JIG_ATTR_LOC_NAME:
    case JIG_ATTR_LOC_FUSED:
    case JIG_ATTR_LOC_CALLSITE:
        return JIG_STR("loc");
    case JIG_ATTR_DIALECT: {
        if (x->u.dialect.row->alias)
            return jig_str(x->u.dialect.row->alias);
        const JigDialect *d = dialect_of_row(x->ctx, x->u.dialect.row->name);
        return d && d->attr_alias ? d->attr_alias(x) : (JigStr){0};
    }
    default:
        return (JigStr){0};
    }
}

static JigStr suggest_type(const JigType *t) {
    enum { LONG_TUPLE = 16 };
    if (t->kind == JIG_TYPE_TUPLE && ((const JigFunctionType *)t)->num_inputs > LONG_TUPLE)
        return JIG_STR("tuple");
    if (t->kind == JIG_TYPE_DIALECT) {
        const JigDialect *d = dialect_of_row(t->ctx, ((const JigDialectType *)t)->row->name);
        return d && d->type_alias ? d->type_alias(t) : (JigStr){0};
    }
    return (JigStr){0};
}

/* ---- Visiting ---- */

/* Neither an alias nor anything inside that has one. */
bool jig_printer_is_leaf_attr(const JigAttr *x) {
    switch (x->kind) {
    case JIG_ATTR_UNIT:
    case JIG_ATTR_INTEGER:
    case JIG_ATTR_FLOAT:
    case JIG_ATTR_SYMBOL_REF:
    case JIG_ATTR_DENSE_ARRAY:
    case JIG_ATTR_STRIDED_LAYOUT:
        return true;
    case JIG_ATTR_STRING:
        return !x->type || x->type->kind == JIG_TYPE_NONE;
    default:
        return false;
    }
}

static bool is_leaf_type(const JigType *t) {
    return t->kind == JIG_TYPE_INTEGER || t->kind == JIG_TYPE_INDEX || t->kind == JIG_TYPE_FLOAT ||
           t->kind == JIG_TYPE_NONE;
}

/* Deferred things that turn out to be needed before the op take what they are
 * made of with them. */
static void mark_needed(JigPrinter *p, uint32_t i) {
    JigAlias *a = &p->aliases.items.data[i];
    if (!a->deferrable || jig_printer_must_stop(p))
        return;
    a->deferrable = false;
    for (uint32_t link = a->first_child; link; link = p->aliases.links.data[link - 1].next)
        mark_needed(p, p->aliases.links.data[link - 1].alias);
}

/* Tells the thing that is being visited of a part of it. */
static void note_part(JigPrinter *p, JigVisit *v, uint32_t part) {
    JigAliases *a = &p->aliases;
    uint32_t depth = a->items.data[part].depth;
    if (depth > v->max_depth)
        v->max_depth = depth;
    if (v->self == NO_ALIAS || !a->items.data[v->self].deferrable)
        return;
    jig_vec_push(&a->links, ((JigAliasLink){part, a->items.data[v->self].first_child}));
    a->items.data[v->self].first_child = (uint32_t)a->links.len;
}

/* The parts of what is visited are noted in *frame from here on. */
static void begin_visit(JigPrinter *p, JigVisit *frame, uint32_t self, bool deferrable) {
    *frame = (JigVisit){.outer = p->visit, .deferrable = deferrable, .self = self};
    p->visit = frame;
}

static void end_visit(JigPrinter *p, JigVisit *frame) {
    p->visit = frame->outer;
    if (frame->max_depth)
        p->aliases.items.data[frame->self].depth = frame->max_depth + 1;
}

static void visit_loc(JigPrinter *p, JigLoc loc, bool deferrable);

static void visit_loc_parts(JigPrinter *p, const JigAttr *x) {
    switch (x->kind) {
    case JIG_ATTR_LOC_NAME:
        if (jig_loc_kind(p->ctx, x->u.loc_name.child) != JIG_ATTR_LOC_UNKNOWN)
            visit_loc(p, x->u.loc_name.child, p->visit->deferrable);
        return;
    case JIG_ATTR_LOC_CALLSITE:
        visit_loc(p, x->u.loc_callsite.callee, p->visit->deferrable);
        visit_loc(p, x->u.loc_callsite.caller, p->visit->deferrable);
        return;
    case JIG_ATTR_LOC_FUSED:
        if (x->u.loc_fused.metadata)
            jig_printer_visit_attr(p, x->u.loc_fused.metadata, false);
        for (size_t i = 0; i < x->u.loc_fused.n; ++i)
            visit_loc(p, x->u.loc_fused.locs[i], p->visit->deferrable);
        return;
    default:
        return;
    }
}

static void visit_attr_parts(JigPrinter *p, const JigAttr *x, bool untyped) {
    switch (x->kind) {
    case JIG_ATTR_DIALECT:
        jig_printer_dialect_attr(p, x);
        break;
    case JIG_ATTR_MAP:
    case JIG_ATTR_SET:
        return;
    case JIG_ATTR_DISTINCT:
        jig_printer_visit_attr(p, x->u.distinct, false);
        break;
    case JIG_ATTR_DICT:
        for (size_t i = 0; i < x->u.dict.n; ++i)
            jig_printer_visit_attr(p, x->u.dict.items[i].value, false);
        break;
    case JIG_ATTR_ARRAY:
        for (size_t i = 0; i < x->u.array.n; ++i)
            jig_printer_visit_attr(p, x->u.array.items[i], false);
        break;
    case JIG_ATTR_TYPE:
        jig_printer_visit_type(p, x->u.type_value);
        break;
    default:
        visit_loc_parts(p, x);
        break;
    }
    if (!untyped && x->type && x->type->kind != JIG_TYPE_NONE)
        jig_printer_visit_type(p, x->type);
}

static void visit_shaped_parts(JigPrinter *p, const JigShapedType *t) {
    jig_printer_visit_type(p, t->element);
    if (t->layout)
        jig_printer_visit_attr(p, t->layout, false);
    if (t->space)
        jig_printer_visit_attr(p, t->space, false);
}

static void visit_type_parts(JigPrinter *p, const JigType *t) {
    switch (t->kind) {
    case JIG_TYPE_DIALECT:
        jig_printer_dialect_type(p, t);
        return;
    case JIG_TYPE_TUPLE:
    case JIG_TYPE_FUNCTION: {
        const JigFunctionType *f = (const JigFunctionType *)t;
        for (size_t i = 0; i < f->num_inputs; ++i)
            jig_printer_visit_type(p, f->inputs[i]);
        for (size_t i = 0; i < f->num_results; ++i)
            jig_printer_visit_type(p, f->results[i]);
        return;
    }
    case JIG_TYPE_COMPLEX:
    case JIG_TYPE_VECTOR:
    case JIG_TYPE_TENSOR:
    case JIG_TYPE_UNRANKED_TENSOR:
    case JIG_TYPE_MEMREF:
    case JIG_TYPE_UNRANKED_MEMREF:
        visit_shaped_parts(p, JIG_SHAPED(t));
        return;
    default:
        return;
    }
}

/* The index of the symbol's record; *is_new: it is to be visited. */
static uint32_t record(JigPrinter *p, const void *symbol, bool deferrable, bool *is_new) {
    JigAliases *a = &p->aliases;
    void **slot = jig_ptrmap_slot(&a->index, symbol);
    *is_new = !*slot;
    if (*is_new) {
        jig_vec_push(&a->items, ((JigAlias){.symbol = symbol, .deferrable = deferrable}));
        *slot = (void *)(uintptr_t)a->items.len;
        return (uint32_t)a->items.len - 1;
    }
    uint32_t i = (uint32_t)(uintptr_t)*slot - 1;
    if (!deferrable)
        mark_needed(p, i);
    return i;
}

static void name_alias(JigPrinter *p, uint32_t i, JigStr suggested) {
    if (!suggested.len)
        return;
    JigAlias *a = &p->aliases.items.data[i];
    a->name = jig_printer_sanitize(&p->arena, suggested, "$_-", false);
    if (a->name.ptr == suggested.ptr)
        a->name = jig_arena_str(&p->arena, suggested);
    a->depth = 1;
}

static void visit_attr(JigPrinter *p, const JigAttr *x, bool deferrable, bool untyped) {
    if (!x || jig_printer_is_leaf_attr(x) || jig_printer_must_stop(p))
        return;
    if (x->kind == JIG_ATTR_LOC_FILE) {
        visit_loc(p, jig_loc_from_attr(x), deferrable);
        return;
    }
    JigVisit *around = p->visit;
    bool is_new;
    uint32_t i = record(p, x, deferrable, &is_new);
    if (is_new) {
        name_alias(p, i, suggest_attr(x));
        JigVisit frame;
        begin_visit(p, &frame, i, deferrable);
        visit_attr_parts(p, x, untyped);
        end_visit(p, &frame);
    }
    note_part(p, around, i);
}

/* File positions are known by their word: there may be one per op, and none
 * needs an attribute of its own. */
static void visit_loc(JigPrinter *p, JigLoc loc, bool deferrable) {
    if (jig_loc_kind(p->ctx, loc) != JIG_ATTR_LOC_FILE) {
        visit_attr(p, jig_loc_attr(p->ctx, loc), deferrable, false);
        return;
    }
    bool is_new;
    uint32_t i = record(p, (const void *)loc.bits, deferrable, &is_new);
    if (is_new) {
        JigAlias *a = &p->aliases.items.data[i];
        a->is_loc = true;
        a->name = JIG_STR("loc");
        a->depth = 1;
    }
    note_part(p, p->visit, i);
}

void jig_printer_visit_attr(JigPrinter *p, const JigAttr *x, bool untyped) {
    visit_attr(p, x, p->visit->deferrable, untyped);
}

void jig_printer_visit_type(JigPrinter *p, const JigType *t) {
    if (!t || is_leaf_type(t) || jig_printer_must_stop(p))
        return;
    JigVisit *around = p->visit;
    bool is_new;
    uint32_t i = record(p, t, around->deferrable, &is_new);
    if (is_new) {
        p->aliases.items.data[i].is_type = true;
        name_alias(p, i, suggest_type(t));
        JigVisit frame;
        begin_visit(p, &frame, i, around->deferrable);
        visit_type_parts(p, t);
        end_visit(p, &frame);
    }
    note_part(p, around, i);
}

void jig_printer_visit_loc(JigPrinter *p, JigLoc loc, bool deferrable) {
    visit_loc(p, loc, deferrable);
}

/* ---- Ops without aliases ----
 * Most ops show nothing that could have an alias; then their text need not be
 * gone through. A type or attribute visited before is plain when its depth is 0:
 * something with an alias inside would have given it one. */

static bool is_plain_symbol(JigPrinter *p, const void *symbol) {
    uint32_t i = (uint32_t)(uintptr_t)jig_ptrmap_get(&p->aliases.index, symbol);
    return i && !p->aliases.items.data[i - 1].depth;
}

/* Where it is noted that something is plain. */
static const void **plain_slot(JigPrinter *p, const void *symbol) {
    return &p->aliases.plain[((uintptr_t)symbol >> 4) % JIG_LAST_PLAIN];
}

static bool find_plain_type(JigPrinter *p, const JigType *t) {
    bool is_simple = t->kind >= JIG_TYPE_VECTOR && t->kind <= JIG_TYPE_UNRANKED_MEMREF &&
                     is_leaf_type(JIG_SHAPED(t)->element) && !JIG_SHAPED(t)->layout &&
                     !JIG_SHAPED(t)->space;
    if (!is_leaf_type(t) && !is_simple && !is_plain_symbol(p, t))
        return false;
    *plain_slot(p, t) = t;
    return true;
}

static inline bool is_plain_type(JigPrinter *p, const JigType *t) {
    return *plain_slot(p, t) == t || find_plain_type(p, t);
}

static bool is_plain_attr(JigPrinter *p, const JigAttr *x) {
    if (jig_printer_is_leaf_attr(x))
        return true;
    if (x->kind == JIG_ATTR_DENSE)
        return is_plain_type(p, x->type);
    if (x->kind == JIG_ATTR_TYPE)
        return is_plain_type(p, x->u.type_value);
    return is_plain_symbol(p, x);
}

static bool is_plain_dict(JigPrinter *p, const JigAttr *dict) {
    if (*plain_slot(p, dict) == dict)
        return true;
    for (size_t i = 0; i < dict->u.dict.n; ++i)
        if (!is_plain_attr(p, dict->u.dict.items[i].value))
            return false;
    *plain_slot(p, dict) = dict;
    return true;
}

bool jig_printer_op_is_plain(JigPrinter *p, const JigOp *op) {
    if (!is_plain_dict(p, op->attrs))
        return false;
    const JigValue *results = jig_op_results(op);
    for (uint32_t i = 0; i < op->num_results; ++i)
        if (!is_plain_type(p, results[i].type))
            return false;
    for (uint32_t i = 0; i < op->num_operands; ++i)
        if (op->operands[i].value && !is_plain_type(p, op->operands[i].value->type))
            return false;
    return true;
}

/* ---- Ordering ---- */

static int compare_names(JigStr a, JigStr b) {
    int order = memcmp(a.ptr, b.ptr, a.len < b.len ? a.len : b.len);
    return order ? order : (a.len > b.len) - (a.len < b.len);
}

static int compare_aliases(const JigAlias *x, const JigAlias *y) {
    if (x->depth != y->depth)
        return x->depth < y->depth ? -1 : 1;
    if (x->is_type != y->is_type)
        return x->is_type ? -1 : 1;
    int order = compare_names(x->name, y->name);
    if (order)
        return order;
    return (x > y) - (x < y); /* the records stand in order of their visit */
}

static int by_pointer(const void *a, const void *b) {
    return compare_aliases(*(const JigAlias *const *)a, *(const JigAlias *const *)b);
}

static void order_aliases(JigPrinter *p) {
    JigAliases *a = &p->aliases;
    const JigAlias **sorted = jig_malloc((a->items.len + 1) * sizeof *sorted);
    size_t n = 0;
    for (size_t i = 0; i < a->items.len; ++i)
        if (a->items.data[i].name.ptr)
            sorted[n++] = &a->items.data[i];
    qsort(sorted, n, sizeof *sorted, by_pointer);
    a->order = JIG_NEW_ARRAY(&p->arena, uint32_t, n + 1);
    a->num_order = n;
    JigStrMap counts = {0};
    for (size_t i = 0; i < n; ++i) {
        uint32_t index = (uint32_t)(sorted[i] - a->items.data);
        bool is_new;
        void **slot = jig_strmap_slot(&counts, sorted[i]->name, &is_new);
        uintptr_t seen = is_new ? 0 : (uintptr_t)*slot;
        *slot = (void *)(seen + 1);
        a->items.data[index].suffix = (uint32_t)seen;
        a->order[i] = index;
    }
    jig_strmap_free(&counts);
    jig_free(sorted);
}

void jig_printer_aliases_collect(JigPrinter *p, JigOp *op) {
    JigVisit frame;
    begin_visit(p, &frame, NO_ALIAS, false);
    jig_printer_full_op(p, op);
    p->visit = NULL;
    order_aliases(p);
    jig_vec_free(&p->aliases.links);
}

void jig_printer_aliases_free(JigPrinter *p) {
    JigAliases *a = &p->aliases;
    jig_vec_free(&a->items);
    jig_vec_free(&a->links);
    jig_ptrmap_free(&a->index);
}

/* ---- Printing ---- */

static void put_alias(JigPrinter *p, const JigAlias *a) {
    jig_printer_char(p, a->is_type ? '!' : '#');
    jig_printer_put(p, a->name.ptr, a->name.len);
    if (!a->suffix)
        return;
    if (isdigit((unsigned char)a->name.ptr[a->name.len - 1]))
        jig_printer_char(p, '_');
    jig_printer_unsigned(p, a->suffix);
}

static bool put_given(JigPrinter *p, const void *symbol) {
    const JigAliasText *a = jig_ptrmap_get(p->given.aliases, symbol);
    if (!a || a->end > p->given.at)
        return false;
    jig_printer_put(p, a->name.ptr, a->name.len);
    return true;
}

bool jig_printer_alias_of(JigPrinter *p, const void *symbol) {
    if (p->given.aliases && put_given(p, symbol))
        return true;
    if (!p->aliases.num_order)
        return false;
    uintptr_t i = (uintptr_t)jig_ptrmap_get(&p->aliases.index, symbol);
    if (!i || !p->aliases.items.data[i - 1].name.ptr)
        return false;
    put_alias(p, &p->aliases.items.data[i - 1]);
    return true;
}

bool jig_printer_alias_of_loc(JigPrinter *p, JigLoc loc) {
    if (!p->aliases.num_order)
        return false;
    bool is_file = jig_loc_kind(p->ctx, loc) == JIG_ATTR_LOC_FILE;
    return jig_printer_alias_of(p, is_file ? (const void *)loc.bits : jig_loc_attr(p->ctx, loc));
}

void jig_printer_alias_definition(JigPrinter *p, const JigAlias *a) {
    put_alias(p, a);
    JIG_PUT(p, " = ");
    if (a->is_type)
        jig_printer_type_body(p, a->symbol);
    else if (a->is_loc)
        jig_printer_loc(p, (JigLoc){(uintptr_t)a->symbol}, false);
    else
        jig_printer_attr_body(p, a->symbol, JIG_ELIDE_NEVER);
}

void jig_printer_alias_definitions(JigPrinter *p, bool deferrable) {
    for (size_t i = 0; i < p->aliases.num_order; ++i) {
        const JigAlias *a = &p->aliases.items.data[p->aliases.order[i]];
        if (a->deferrable != deferrable)
            continue;
        jig_printer_alias_definition(p, a);
        jig_printer_char(p, '\n');
    }
}
