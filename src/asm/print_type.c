/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Types. The text of a compound type is kept: the same few types are printed
 * over and over.
 */
#include "asm/format.h"
#include "asm/print_int.h"
#include "support/check.h"

#include <ctype.h>

/* ---- Symbols of dialects ---- */

/* May `text` follow `dialect.`? It must be an identifier, alone or followed by <...>. */
static bool is_simple_symbol(const char *text, size_t len) {
    if (!len || !isalpha((unsigned char)text[0]))
        return false;
    size_t i = 0;
    while (i < len && (isalnum((unsigned char)text[i]) || text[i] == '.' || text[i] == '_'))
        ++i;
    return i == len || (text[i] == '<' && text[len - 1] == '>');
}

void jig_printer_opaque(JigPrinter *p, char prefix, JigStr dialect, JigStr data) {
    bool simple = is_simple_symbol(data.ptr, data.len);
    jig_printer_char(p, prefix);
    jig_print_str(p, dialect);
    jig_printer_char(p, simple ? '.' : '<');
    jig_print_str(p, data);
    if (!simple)
        jig_printer_char(p, '>');
}

static JigStr dialect_part(const char *row_name) {
    const char *dot = strchr(row_name, '.');
    return (JigStr){row_name, dot ? (size_t)(dot - row_name) : strlen(row_name)};
}

size_t jig_printer_begin_symbol(JigPrinter *p, char prefix, const char *row_name) {
    ++p->hold;
    jig_printer_char(p, prefix);
    jig_print_str(p, dialect_part(row_name));
    jig_printer_char(p, '.');
    return p->out.len;
}

void jig_printer_end_symbol(JigPrinter *p, size_t start) {
    --p->hold;
    if (p->visit || p->failed || is_simple_symbol(p->out.data + start, p->out.len - start))
        return;
    p->out.data[start - 1] = '<';
    jig_printer_char(p, '>');
}

const char *jig_printer_mnemonic(const char *row_name) {
    const char *dot = strchr(row_name, '.');
    return dot ? dot + 1 : row_name;
}

/* ---- Types of dialects ---- */

static void put_row_body(JigPrinter *p, const JigType *t) {
    const JigTypeRow *row = ((const JigDialectType *)t)->row;
    if (row->print)
        row->print(p, t);
    else if (row->format)
        jig_format_print_type(p, t);
}

void jig_printer_dialect_type(JigPrinter *p, const JigType *t) {
    const JigTypeRow *row = ((const JigDialectType *)t)->row;
    const JigDialect *d = jig_context_dialect_of(p->ctx, jig_str(row->name));
    if (d && d->print_type && d->print_type(p, t))
        return;
    jig_print(p, jig_printer_mnemonic(row->name));
    put_row_body(p, t);
}

void jig_print_stripped_type(JigPrinter *p, const JigType *t) {
    if (p->visit) {
        jig_printer_visit_type(p, t);
        return;
    }
    if (!t || t->kind != JIG_TYPE_DIALECT) {
        jig_print_type(p, t);
        return;
    }
    if (jig_printer_alias_of(p, t) || jig_printer_must_stop(p))
        return;
    ++p->hold;
    size_t start = p->out.len;
    put_row_body(p, t);
    bool empty = p->out.len == start;
    --p->hold;
    if (empty)
        jig_print_type(p, t);
}

void jig_print_short_type(JigPrinter *p, const JigType *t) {
    JIG_REQUIRE(p);
    if (p->visit || !t || t->kind != JIG_TYPE_DIALECT) {
        jig_print_type(p, t);
        return;
    }
    if (!jig_printer_enter_item(p))
        return;
    jig_printer_dialect_type(p, t);
    jig_printer_leave_item(p);
}

/* ---- Bodies that the type itself may stand in ---- */

bool jig_print_enter_body(JigPrinter *p, const JigType *t) {
    JIG_REQUIRE(p && t);
    /* What is visited once is not visited again. */
    for (size_t i = 0; !p->visit && i < p->bodies_of.len; ++i)
        if (p->bodies_of.data[i] == t)
            return false;
    jig_vec_push(&p->bodies_of, t);
    return true;
}
void jig_print_leave_body(JigPrinter *p) {
    JIG_REQUIRE(p);
    (void)jig_vec_pop(&p->bodies_of);
}

/* ---- Builtin types ---- */

static void put_dim(JigPrinter *p, int64_t dim) {
    if (dim == JIG_DYNAMIC)
        jig_printer_char(p, '?');
    else
        jig_print_int(p, dim);
}

void jig_print_dims(JigPrinter *p, const int64_t *dims, size_t n) {
    JIG_REQUIRE(p && (dims || !n));
    for (size_t i = 0; i < n; ++i) {
        if (i)
            jig_printer_char(p, 'x');
        put_dim(p, dims[i]);
    }
}

static void put_shape(JigPrinter *p, const JigShapedType *t) {
    for (size_t i = 0; i < t->rank; ++i) {
        bool scalable = t->base.kind == JIG_TYPE_VECTOR && t->scalable && t->scalable[i];
        if (scalable)
            jig_printer_char(p, '[');
        put_dim(p, t->shape[i]);
        if (scalable)
            jig_printer_char(p, ']');
        jig_printer_char(p, 'x');
    }
}

/* Encoding or layout, then the memory space, each after a comma. */
static void put_shaped_attrs(JigPrinter *p, const JigShapedType *t) {
    if (t->layout) {
        JIG_PUT(p, ", ");
        jig_printer_attr(p, t->layout,
                         t->base.kind == JIG_TYPE_TENSOR ? JIG_ELIDE_NEVER : JIG_ELIDE_MAY);
    }
    if (t->space) {
        JIG_PUT(p, ", ");
        jig_printer_attr(p, t->space, JIG_ELIDE_MAY);
    }
}

static void put_shaped(JigPrinter *p, const JigShapedType *t) {
    static const char *const prefixes[] = {
        [JIG_TYPE_COMPLEX] = "complex<", [JIG_TYPE_VECTOR] = "vector<",
        [JIG_TYPE_TENSOR] = "tensor<",   [JIG_TYPE_UNRANKED_TENSOR] = "tensor<*x",
        [JIG_TYPE_MEMREF] = "memref<",   [JIG_TYPE_UNRANKED_MEMREF] = "memref<*x",
    };
    jig_print(p, prefixes[t->base.kind]);
    put_shape(p, t);
    jig_print_type(p, t->element);
    put_shaped_attrs(p, t);
    jig_printer_char(p, '>');
}

static void put_integer(JigPrinter *p, const JigIntegerType *t) {
    if (t->sign == JIG_SIGNED)
        jig_printer_char(p, 's');
    else if (t->sign == JIG_UNSIGNED)
        jig_printer_char(p, 'u');
    jig_printer_char(p, 'i');
    jig_printer_unsigned(p, t->width);
}

/* In parentheses unless it is one type, and that no function. */
static void put_result_types(JigPrinter *p, const JigType *const *t, size_t n) {
    bool wrapped = n != 1 || (t[0] && t[0]->kind == JIG_TYPE_FUNCTION);
    if (wrapped)
        jig_printer_char(p, '(');
    jig_print_types(p, t, n);
    if (wrapped)
        jig_printer_char(p, ')');
}

static void put_function_or_tuple(JigPrinter *p, const JigFunctionType *t) {
    bool tuple = t->base.kind == JIG_TYPE_TUPLE;
    jig_print(p, tuple ? "tuple<" : "(");
    jig_print_types(p, t->inputs, t->num_inputs);
    if (tuple) {
        jig_printer_char(p, '>');
        return;
    }
    JIG_PUT(p, ") -> ");
    put_result_types(p, t->results, t->num_results);
}

static void put_dialect_symbol(JigPrinter *p, const JigType *t) {
    size_t start = jig_printer_begin_symbol(p, '!', ((const JigDialectType *)t)->row->name);
    jig_printer_dialect_type(p, t);
    jig_printer_end_symbol(p, start);
}

static void put_builtin_type(JigPrinter *p, const JigType *t) {
    switch (t->kind) {
    case JIG_TYPE_INTEGER:
        put_integer(p, (const JigIntegerType *)t);
        return;
    case JIG_TYPE_INDEX:
        JIG_PUT(p, "index");
        return;
    case JIG_TYPE_NONE:
        JIG_PUT(p, "none");
        return;
    case JIG_TYPE_FLOAT:
        jig_print(p, jig_float_format(((const JigFloatType *)t)->kind)->name);
        return;
    case JIG_TYPE_COMPLEX:
    case JIG_TYPE_VECTOR:
    case JIG_TYPE_TENSOR:
    case JIG_TYPE_UNRANKED_TENSOR:
    case JIG_TYPE_MEMREF:
    case JIG_TYPE_UNRANKED_MEMREF:
        put_shaped(p, JIG_SHAPED(t));
        return;
    case JIG_TYPE_TUPLE:
    case JIG_TYPE_FUNCTION:
        put_function_or_tuple(p, (const JigFunctionType *)t);
        return;
    case JIG_TYPE_OPAQUE:
        jig_printer_opaque(p, '!', jig_ident_str(((const JigOpaqueType *)t)->dialect),
                           ((const JigOpaqueType *)t)->data);
        return;
    case JIG_TYPE_DIALECT:
        put_dialect_symbol(p, t);
        return;
    }
}

void jig_printer_type_body(JigPrinter *p, const JigType *t) {
    if (!jig_printer_enter_item(p))
        return;
    put_builtin_type(p, t);
    jig_printer_leave_item(p);
}

/* ---- With aliases, from memory ---- */

/* Parts of what is being printed are remembered only when short: the texts of
 * deeply nested types would take quadratic memory. */
enum { LONGEST_PART = 128 };

static const JigStr *find_text(JigPrinter *p, const JigType *t) {
    const JigStr *text = jig_ptrmap_get(&p->type_text, t);
    if (text)
        p->last_types[((uintptr_t)t >> 4) % JIG_LAST_TYPES] = (JigTypeMemo){t, text};
    return text;
}

static void put_compound(JigPrinter *p, const JigType *t) {
    /* Within the body of a type, what names it is a text for this place only. */
    if (p->bodies_of.len) {
        if (!jig_printer_alias_of(p, t))
            jig_printer_type_body(p, t);
        return;
    }
    const JigTypeMemo *known = &p->last_types[((uintptr_t)t >> 4) % JIG_LAST_TYPES];
    const JigStr *text = known->type == t ? known->text : find_text(p, t);
    if (text) {
        jig_printer_put(p, text->ptr, text->len);
        return;
    }
    ++p->hold;
    size_t start = p->out.len;
    if (!jig_printer_alias_of(p, t))
        jig_printer_type_body(p, t);
    --p->hold;
    if (p->failed || (p->hold && p->out.len - start > LONGEST_PART))
        return;
    JigStr *kept = jig_arena_alloc(&p->arena, sizeof *kept);
    *kept = jig_arena_str(&p->arena, (JigStr){p->out.data + start, p->out.len - start});
    jig_ptrmap_set(&p->type_text, t, kept);
}

void jig_print_type(JigPrinter *p, const JigType *t) {
    JIG_REQUIRE(p);
    if (p->visit) {
        jig_printer_visit_type(p, t);
        return;
    }
    if (!t)
        JIG_PUT(p, "<<NULL TYPE>>");
    else if (t->kind != JIG_TYPE_INTEGER && t->kind != JIG_TYPE_INDEX && t->kind != JIG_TYPE_FLOAT)
        put_compound(p, t);
    else if (!p->failed)
        put_builtin_type(p, t);
}

void jig_print_types(JigPrinter *p, const JigType *const *t, size_t n) {
    JIG_REQUIRE(p && (t || !n));
    for (size_t i = 0; i < n; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        jig_print_type(p, t[i]);
    }
}

void jig_print_arrow_types(JigPrinter *p, const JigType *const *t, size_t n) {
    JIG_REQUIRE(p && (t || !n));
    if (!n)
        return;
    JIG_PUT(p, " -> ");
    put_result_types(p, t, n);
}

void jig_print_operand_types(JigPrinter *p, const JigOp *op, size_t start, size_t n) {
    JIG_REQUIRE(p && op);
    for (size_t i = 0; i < n; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        const JigValue *v = op->operands[start + i].value;
        jig_print_type(p, v ? v->type : NULL);
    }
}

void jig_print_result_types(JigPrinter *p, const JigOp *op) {
    JIG_REQUIRE(p);
    const JigValue *v = jig_op_results(op);
    for (uint32_t i = 0; i < op->num_results; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        jig_print_type(p, v[i].type);
    }
}

void jig_print_functional_type(JigPrinter *p, const JigOp *op) {
    JIG_REQUIRE(p);
    jig_printer_char(p, '(');
    jig_print_operand_types(p, op, 0, op->num_operands);
    JIG_PUT(p, ") -> ");
    const JigValue *v = jig_op_results(op);
    bool wrapped = op->num_results != 1 || (v->type && v->type->kind == JIG_TYPE_FUNCTION);
    if (wrapped)
        jig_printer_char(p, '(');
    jig_print_result_types(p, op);
    if (wrapped)
        jig_printer_char(p, ')');
}
