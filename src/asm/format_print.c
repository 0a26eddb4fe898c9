/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Printing an op by its compiled format. */
#include "asm/format_int.h"
#include "asm/print_int.h"
#include "ir/diag/kinds.h"
#include "ir/storage.h"
#include "support/check.h"

typedef struct Writer {
    JigPrinter *p;
    const JigSpec *s;
    const JigFormat *f;
    const JigOp *op;
} Writer;

static void write_items(const Writer *w, const JigItem *items, size_t n, const JigItem *skip);

/* ---- Parts of the op ---- */

static void operand_range(const Writer *w, size_t group, size_t *start, size_t *count) {
    *start = group;
    *count = group < w->op->num_operands;
    if (w->s->variadic_ins)
        jig_op_operand_range(w->op, group, start, count);
}

static void result_range(const Writer *w, size_t group, size_t *start, size_t *count) {
    *start = group;
    *count = group < w->op->num_results;
    if (w->s->variadic_outs)
        jig_op_result_range(w->op, group, start, count);
}

/* Regions and successors of a group; the variadic one takes what the others leave. */
static void part_range(const JigGroup *groups, size_t n, size_t group, size_t total, size_t *start,
                       size_t *count) {
    *start = 0;
    size_t variadic = total + 1 > n ? total + 1 - n : 0;
    for (size_t i = 0; i < group; i++)
        *start += groups[i].arity == JIG_ONE ? 1 : variadic;
    *count = groups[group].arity == JIG_ONE ? 1 : variadic;
    if (*start + *count > total)
        *count = *start < total ? total - *start : 0;
}

static void region_range(const Writer *w, size_t group, size_t *start, size_t *count) {
    part_range(w->s->regions, w->s->num_regions, group, w->op->num_regions, start, count);
}

static void successor_range(const Writer *w, size_t group, size_t *start, size_t *count) {
    part_range(w->s->succs, w->s->num_succs, group, w->op->num_successors, start, count);
}

static const JigAttr *attr_at(const Writer *w, size_t prop) {
    return jig_attr_dict_find(w->op->attrs, w->s->props[prop].name);
}

static JigValue *value_at(const Writer *w, bool results, size_t i) {
    return results ? &jig_op_results(w->op)[i] : w->op->operands[i].value;
}

/* ---- Operands and types ---- */

/* Size of list `i` of a variadic of variadics with `left` operands to go; false behind the last. */
static bool inner_size(const Writer *w, const JigGroup *g, size_t i, size_t left, size_t *n) {
    const JigAttr *sizes = jig_attr_dict_find(w->op->attrs, g->segments);
    if (!sizes || !jig_attr_is_dense_array(sizes, w->op->name->ctx->i32) ||
        i >= jig_attr_dense_array_len(sizes))
        return false;
    int64_t size = jig_attr_dense_array_int(sizes, i);
    *n = size < 0 ? 0 : (size_t)size < left ? (size_t)size : left;
    return true;
}

static void write_operands(const Writer *w, const JigItem *item) {
    size_t start, count;
    operand_range(w, item->index, &start, &count);
    const JigGroup *g = &w->s->ins[item->index];
    if (g->arity != JIG_VARIADIC2) {
        jig_print_operands(w->p, w->op, start, count);
        return;
    }
    for (size_t i = 0, n; inner_size(w, g, i, count, &n); i++) {
        jig_print(w->p, i ? ", (" : "(");
        jig_print_operands(w->p, w->op, start, n);
        JIG_PUT(w->p, ")");
        start += n;
        count -= n;
    }
}

/* Without prefix when the constraint says which type row it is. */
static void write_type(const Writer *w, const JigGroup *g, const JigType *t, bool qualified) {
    if (g->type->kind == JIG_KIND_ROW && !qualified && jig_type_is(t, g->type->row))
        jig_print_stripped_type(w->p, t);
    else
        jig_print_type(w->p, t);
}

static void write_type_lists(const Writer *w, const JigGroup *g, size_t start, size_t count) {
    for (size_t i = 0, n; inner_size(w, g, i, count, &n); i++) {
        jig_print(w->p, i ? ", (" : "(");
        jig_print_operand_types(w->p, w->op, start, n);
        JIG_PUT(w->p, ")");
        start += n;
        count -= n;
    }
}

static void write_group_types(const Writer *w, const JigItem *of, bool qualified) {
    size_t start, count;
    bool results = of->kind == JIG_ITEM_RESULTS;
    const JigGroup *g = results ? &w->s->outs[of->index] : &w->s->ins[of->index];
    if (results)
        result_range(w, of->index, &start, &count);
    else
        operand_range(w, of->index, &start, &count);
    if (g->arity == JIG_VARIADIC2) {
        write_type_lists(w, g, start, count);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        if (i)
            JIG_PUT(w->p, ", ");
        if (g->arity == JIG_ONE)
            write_type(w, g, value_at(w, results, start + i)->type, qualified);
        else
            jig_print_type(w->p, value_at(w, results, start + i)->type);
    }
}

static void write_types(const Writer *w, const JigItem *item) {
    const JigItem *of = &item->items[0];
    switch (of->kind) {
    case JIG_ITEM_ALL_OPERANDS:
        jig_print_operand_types(w->p, w->op, 0, w->op->num_operands);
        break;
    case JIG_ITEM_ALL_RESULTS:
        jig_print_result_types(w->p, w->op);
        break;
    default:
        write_group_types(w, of, item->qualified);
        break;
    }
}

static void type_range(const Writer *w, const JigItem *of, bool *results, size_t *start,
                       size_t *count) {
    *results = of->kind == JIG_ITEM_RESULTS || of->kind == JIG_ITEM_ALL_RESULTS;
    *start = 0;
    if (of->kind == JIG_ITEM_ALL_OPERANDS)
        *count = w->op->num_operands;
    else if (of->kind == JIG_ITEM_ALL_RESULTS)
        *count = w->op->num_results;
    else if (*results)
        result_range(w, of->index, start, count);
    else
        operand_range(w, of->index, start, count);
}

/* A function type as the only result needs parentheses, too. */
static void write_type_list(const Writer *w, const JigItem *of, bool may_be_bare) {
    bool results;
    size_t start, count;
    type_range(w, of, &results, &start, &count);
    bool bare = may_be_bare && count == 1 &&
                jig_type_kind(value_at(w, results, start)->type) != JIG_TYPE_FUNCTION;
    jig_print(w->p, bare ? "" : "(");
    for (size_t i = 0; i < count; i++) {
        if (i)
            JIG_PUT(w->p, ", ");
        jig_print_type(w->p, value_at(w, results, start + i)->type);
    }
    jig_print(w->p, bare ? "" : ")");
}

static void write_functional_type(const Writer *w, const JigItem *item) {
    write_type_list(w, &item->items[0], false);
    JIG_PUT(w->p, " -> ");
    write_type_list(w, &item->items[1], true);
}

/* ---- Attributes ---- */

void jig_format_print_dense_array(JigPrinter *p, const JigAttr *x) {
    const JigType *element = jig_attr_dense_array_element(x);
    size_t n = jig_attr_dense_array_len(x), size = jig_dense_element_size(element);
    JIG_PUT(p, "[");
    for (size_t i = 0; i < n; i++) {
        if (i)
            JIG_PUT(p, ", ");
        if (jig_type_is_float(element)) {
            uint64_t bits = 0;
            memcpy(&bits, (const char *)jig_attr_dense_array_data(x) + i * size, size);
            jig_print_float(p, jig_float_from_bits(jig_type_float_kind(element), bits, 0));
        } else if (jig_type_is_integer(element, 1)) {
            jig_print(p, jig_attr_dense_array_int(x, i) ? "true" : "false");
        } else {
            jig_print_int(p, jig_attr_dense_array_int(x, i));
        }
    }
    JIG_PUT(p, "]");
}

/* A word that the lexer would not take as one is quoted. */
static void write_enum(const Writer *w, const JigEnumRow *row, int64_t value) {
    const char *text = jig_enum_text(row, value);
    if (text && !row->separator)
        jig_print_keyword_or_string(w->p, jig_str(text));
    else
        jig_print_enum(w->p, row, value);
}

static void write_attr(const Writer *w, const JigItem *item) {
    const JigAttrCheck *c = w->s->props[item->index].check;
    const JigAttr *x = attr_at(w, item->index);
    if (!x)
        x = w->s->props[item->index].otherwise;
    if (!x)
        return;
    switch (item->style) {
    case JIG_STYLE_ENUM:
        write_enum(w, c->enumeration, jig_attr_int_value(x));
        break;
    case JIG_STYLE_SYMBOL_NAME:
        jig_print_symbol(w->p, jig_attr_string_value(x));
        break;
    case JIG_STYLE_UNTYPED:
        jig_print_attr_untyped(w->p, x);
        break;
    case JIG_STYLE_ARRAY:
        jig_format_print_dense_array(w->p, x);
        break;
    case JIG_STYLE_STRIPPED:
        jig_print_stripped_attr(w->p, x);
        break;
    default:
        jig_print_attr(w->p, x);
        break;
    }
}

/* What stands elsewhere in the text, and properties that have their defaults. */
static bool is_hidden(const JigOp *op, const JigNamedAttr *item, const void *user) {
    (void)op;
    const Writer *w = user;
    for (size_t i = 0; i < w->f->num_elided; i++)
        if (w->f->elided[i] == item->name)
            return true;
    int prop = w->f->hides_defaults ? jig_spec_prop(w->s, item->name) : -1;
    return prop >= 0 && w->s->props[prop].otherwise == item->value;
}

static void write_attr_dict(const Writer *w, const JigItem *item) {
    bool has_keyword = item->kind == JIG_ITEM_ATTR_DICT_KEYWORD;
    jig_printer_attrs(w->p, w->op, has_keyword ? " attributes {" : " {", "}", is_hidden, w);
}

bool jig_format_binds(const JigFormat *f, const JigIdent *name) {
    for (size_t i = 0; i < f->num_bound; i++)
        if (f->elided[i] == name)
            return true;
    return false;
}

/* <{...}> of the properties that stand nowhere else; of none of them just the space before it. */
static void write_prop_dict(const Writer *w, const JigItem *item) {
    (void)item;
    bool first = true;
    JIG_PUT(w->p, " ");
    for (size_t k = 0; k < w->s->num_props; k++) {
        const JigProp *prop = &w->s->props[w->s->sorted[k]];
        const JigAttr *x = jig_attr_dict_find(w->op->attrs, prop->name);
        if (!x || x == prop->otherwise || jig_format_binds(w->f, prop->name))
            continue;
        jig_print(w->p, first ? "<{" : ", ");
        jig_print_keyword_or_string(w->p, jig_ident_str(prop->name));
        if (x != w->op->name->ctx->unit) {
            JIG_PUT(w->p, " = ");
            jig_print_attr(w->p, x);
        }
        first = false;
    }
    if (!first)
        JIG_PUT(w->p, "}>");
}

/* ---- Regions and successors ---- */

/* An implicit terminator is left out when it says nothing. */
static void write_region(const Writer *w, size_t i) {
    const JigRegion *r = &jig_op_regions(w->op)[i];
    const JigOp *last = r->first ? r->first->last : NULL;
    bool terminator = true;
    if (last && w->s->implicit_terminator && jig_op_maybe_terminator(last))
        terminator = jig_attr_dict_len(last->attrs) || last->num_operands || last->num_results;
    jig_print_region(w->p, r, true, terminator, false);
}

static void write_regions(const Writer *w, const JigItem *item) {
    size_t start = 0, count = w->op->num_regions;
    if (item->kind == JIG_ITEM_REGIONS)
        region_range(w, item->index, &start, &count);
    for (size_t i = 0; i < count; i++) {
        if (i)
            JIG_PUT(w->p, ", ");
        write_region(w, start + i);
    }
}

static void write_successors(const Writer *w, const JigItem *item) {
    size_t start = 0, count = w->op->num_successors;
    if (item->kind == JIG_ITEM_SUCCESSORS)
        successor_range(w, item->index, &start, &count);
    for (size_t i = 0; i < count; i++) {
        if (i)
            JIG_PUT(w->p, ", ");
        jig_print_successor(w->p, jig_op_successors(w->op)[start + i].block);
    }
}

/* ---- custom<Name>(...) ---- */

/* What the list slot of `count` items holds, from item `start` on, in the arena. */
static void fill_slot(const Writer *w, JigSlot *s, bool results, size_t start, size_t count,
                      JigArena *a) {
    void *list = jig_arena_alloc(a, (count + 1) * sizeof(void *));
    s->n = count;
    switch (s->kind) {
    case JIG_SLOT_OPERANDS:
        s->values = list;
        for (size_t i = 0; i < count; i++)
            s->values[i] = value_at(w, results, start + i);
        break;
    case JIG_SLOT_TYPES:
        s->types = list;
        for (size_t i = 0; i < count; i++)
            s->types[i] = value_at(w, results, start + i)->type;
        break;
    case JIG_SLOT_REGIONS:
        s->regions = list;
        for (size_t i = 0; i < count; i++)
            s->regions[i] = &jig_op_regions(w->op)[start + i];
        break;
    default:
        s->successors = list;
        for (size_t i = 0; i < count; i++)
            s->successors[i] = jig_op_successors(w->op)[start + i].block;
        break;
    }
}

static JigSlot slot_of(const Writer *w, const JigItem *arg, JigArena *a) {
    JigSlot s = jig_format_slot_for(arg);
    s.op = w->op;
    size_t start, count;
    bool results = false;
    switch (s.kind) {
    case JIG_SLOT_OPERANDS:
    case JIG_SLOT_TYPES:
        type_range(w, s.kind == JIG_SLOT_TYPES ? &arg->items[0] : arg, &results, &start, &count);
        fill_slot(w, &s, results, start, count, a);
        break;
    case JIG_SLOT_REGIONS:
        region_range(w, arg->index, &start, &count);
        fill_slot(w, &s, results, start, count, a);
        break;
    case JIG_SLOT_SUCCESSORS:
        successor_range(w, arg->index, &start, &count);
        fill_slot(w, &s, results, start, count, a);
        break;
    case JIG_SLOT_ATTR:
        s.attr = attr_at(w, arg->index);
        if (!s.attr)
            s.attr = w->s->props[arg->index].otherwise;
        break;
    default:
        break;
    }
    return s;
}

static void write_custom(const Writer *w, const JigItem *item) {
    if (!item->custom->print)
        return;
    JigArena *a = &w->p->slots;
    JigArenaMark mark = jig_arena_mark(a);
    JigSlot *slots = jig_arena_alloc(a, item->num_items * sizeof *slots);
    for (size_t i = 0; i < item->num_items; i++)
        slots[i] = slot_of(w, &item->items[i], a);
    item->custom->print(w->p, w->op, slots, item->num_items);
    jig_arena_rewind(a, mark);
}

/* ---- Groups ---- */

static bool is_present(const Writer *w, const JigItem *item) {
    size_t start, count;
    switch (item->kind) {
    case JIG_ITEM_OPERANDS:
        operand_range(w, item->index, &start, &count);
        return count > 0;
    case JIG_ITEM_RESULTS:
        result_range(w, item->index, &start, &count);
        return count > 0;
    case JIG_ITEM_ALL_OPERANDS:
        return w->op->num_operands > 0;
    case JIG_ITEM_ALL_RESULTS:
        return w->op->num_results > 0;
    case JIG_ITEM_ATTR: {
        const JigAttr *x = attr_at(w, item->index);
        return x && x != w->s->props[item->index].otherwise;
    }
    case JIG_ITEM_REGIONS:
        region_range(w, item->index, &start, &count);
        if (w->s->regions[item->index].arity == JIG_VARIADIC)
            return count > 0;
        return count && jig_op_regions(w->op)[start].first;
    case JIG_ITEM_SUCCESSORS:
        successor_range(w, item->index, &start, &count);
        return count > 0;
    case JIG_ITEM_TYPE:
    case JIG_ITEM_FUNCTIONAL_TYPE:
        return is_present(w, &item->items[0]);
    case JIG_ITEM_CUSTOM:
    case JIG_ITEM_CLAUSE:
        for (size_t i = 0; i < item->num_items; i++)
            if (is_present(w, &item->items[i]))
                return true;
        return false;
    default:
        return false;
    }
}

static void write_group(const Writer *w, const JigItem *g) {
    const JigItem *skip = g->anchor->elided ? g->anchor : NULL;
    if (is_present(w, g->anchor) != g->inverted)
        write_items(w, g->items, g->num_items, skip);
    else
        write_items(w, g->others, g->num_others, skip);
}

static void write_clause(const Writer *w, const JigItem *clause) {
    if (!is_present(w, clause))
        return;
    bool is_flag = clause->num_items == 2 && clause->items[1].kind == JIG_ITEM_ATTR &&
                   w->s->props[clause->items[1].index].check->store == JIG_STORE_UNIT;
    write_items(w, clause->items, is_flag ? 1 : clause->num_items, NULL);
}

/* ---- Items ---- */

void jig_format_print_fixed_item(JigPrinter *p, const JigItem *item) {
    if (item->kind == JIG_ITEM_LITERAL)
        jig_print_str(p, item->print_text);
    else if (item->kind == JIG_ITEM_NEWLINE)
        jig_print_newline(p);
    else if (item->kind == JIG_ITEM_SPACE && item->text.len)
        JIG_PUT(p, " ");
}

static void write_all_operands(const Writer *w, const JigItem *item) {
    (void)item;
    jig_print_operands(w->p, w->op, 0, w->op->num_operands);
}

static void write_oilist(const Writer *w, const JigItem *item) {
    for (size_t i = 0; i < item->num_items; i++)
        write_clause(w, &item->items[i]);
}

static void write_item(const Writer *w, const JigItem *item) {
    static void (*const writers[])(const Writer *, const JigItem *) = {
        [JIG_ITEM_OPERANDS] = write_operands,
        [JIG_ITEM_ATTR] = write_attr,
        [JIG_ITEM_REGIONS] = write_regions,
        [JIG_ITEM_SUCCESSORS] = write_successors,
        [JIG_ITEM_ATTR_DICT] = write_attr_dict,
        [JIG_ITEM_ATTR_DICT_KEYWORD] = write_attr_dict,
        [JIG_ITEM_PROP_DICT] = write_prop_dict,
        [JIG_ITEM_LATE_PROP_DICT] = write_prop_dict,
        [JIG_ITEM_ALL_OPERANDS] = write_all_operands,
        [JIG_ITEM_ALL_REGIONS] = write_regions,
        [JIG_ITEM_ALL_SUCCESSORS] = write_successors,
        [JIG_ITEM_TYPE] = write_types,
        [JIG_ITEM_FUNCTIONAL_TYPE] = write_functional_type,
        [JIG_ITEM_CUSTOM] = write_custom,
        [JIG_ITEM_GROUP] = write_group,
        [JIG_ITEM_OILIST] = write_oilist,
    };
    if (item->space)
        jig_printer_char(w->p, ' ');
    if (item->kind < JIG_LEN(writers) && writers[item->kind])
        writers[item->kind](w, item);
    else
        jig_format_print_fixed_item(w->p, item);
}

static void write_items(const Writer *w, const JigItem *items, size_t n, const JigItem *skip) {
    for (const JigItem *item = items, *end = items + n; item < end; item++)
        if (item->kind == JIG_ITEM_LITERAL)
            jig_printer_put(w->p, item->print_text.ptr, item->print_text.len);
        else if (item != skip)
            write_item(w, item);
}

void jig_format_print(JigPrinter *p, const JigOp *op) {
    JIG_REQUIRE(p && op && op->name);
    const JigSpec *s = jig_spec(op->name);
    const JigFormat *f = s->broken ? NULL : jig_format_of(s);
    if (!f)
        return;
    Writer w = {p, s, f, op};
    write_items(&w, f->items, f->num_items, NULL);
}
