/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Elements attributes: nested lists in brackets, one value for a splat, or the
 * raw bytes in hexadecimal when there are many.
 */
#include "asm/print_int.h"

/* One element as it is read from raw data. */
typedef struct Elements {
    JigPrinter *p;
    const JigAttr *attr;
    const JigType *part; /* of a complex element, or the element type */
    size_t size;         /* bytes of one element */
    bool is_complex, is_float, is_bool, is_unsigned;
    JigFloatKind float_kind;
} Elements;

typedef void (*ElementFn)(Elements *e, uint64_t i);

/* ---- Single elements ---- */

static uint64_t load_word(const unsigned char *bytes, size_t n) {
    uint64_t v = 0;
    for (size_t i = 0; i < n && i < 8; ++i)
        v |= (uint64_t)bytes[i] << (8 * i);
    return v;
}

static void put_part(Elements *e, const unsigned char *bytes) {
    JigPrinter *p = e->p;
    if (e->is_float) {
        uint64_t bits[2] = {0, 0};
        size_t n = (jig_float_format(e->float_kind)->width + 7u) / 8;
        bits[0] = load_word(bytes, n);
        bits[1] = n > 8 ? load_word(bytes + 8, n - 8) : 0;
        jig_printer_float(p, jig_float_from_bits(e->float_kind, bits[0], bits[1]));
        return;
    }
    if (e->is_bool) {
        jig_print(p, bytes[0] & 1 ? "true" : "false");
        return;
    }
    uint32_t width = jig_type_is_index(e->part) ? 64 : jig_type_width(e->part);
    jig_printer_int_bits(p, jig_int_from_bytes(width, bytes, &p->scratch), e->is_unsigned);
}

static void put_number(Elements *e, uint64_t i) {
    const unsigned char *bytes = (const unsigned char *)e->attr->u.dense.data + i * e->size;
    if (!e->is_complex) {
        put_part(e, bytes);
        return;
    }
    jig_printer_char(e->p, '(');
    put_part(e, bytes);
    jig_printer_char(e->p, ',');
    put_part(e, bytes + e->size / 2);
    jig_printer_char(e->p, ')');
}

static void put_string(Elements *e, uint64_t i) {
    jig_print_quoted(e->p, e->attr->u.strings.items[i]);
}

static Elements describe(JigPrinter *p, const JigAttr *x) {
    Elements e = {.p = p, .attr = x};
    const JigType *element = jig_type_element(x->type);
    if (x->kind != JIG_ATTR_DENSE)
        return e;
    e.size = jig_dense_element_size(element);
    e.is_complex = element->kind == JIG_TYPE_COMPLEX;
    e.part = e.is_complex ? JIG_SHAPED(element)->element : element;
    e.is_float = e.part->kind == JIG_TYPE_FLOAT;
    if (e.is_float) {
        e.float_kind = jig_type_float_kind(e.part);
    } else if (e.part->kind == JIG_TYPE_INTEGER) {
        e.is_bool = jig_type_is_integer(e.part, 1);
        e.is_unsigned = jig_type_sign(e.part) == JIG_UNSIGNED;
    }
    return e;
}

/* ---- Lists ---- */

/* Brackets open where an index starts to run, and close where it ends. */
static void put_nested(Elements *e, ElementFn fn) {
    const JigShapedType *t = JIG_SHAPED(e->attr->type);
    uint64_t n = (uint64_t)jig_type_num_elements(e->attr->type);
    uint64_t *at = jig_calloc(t->rank + 1, sizeof *at);
    size_t open = 0;
    for (uint64_t i = 0; i < n && !jig_printer_must_stop(e->p); ++i) {
        if (i)
            JIG_PUT(e->p, ", ");
        for (; open < t->rank; ++open)
            jig_printer_char(e->p, '[');
        fn(e, i);
        while (open && ++at[open - 1] == (uint64_t)t->shape[open - 1]) {
            at[--open] = 0;
            jig_printer_char(e->p, ']');
        }
    }
    jig_free(at);
}

static bool is_splat(const JigAttr *x) {
    return x->kind == JIG_ATTR_DENSE ? x->u.dense.splat : x->u.strings.splat;
}

/* Booleans are packed, eight in a byte. */
static void put_packed_bools(Elements *e, uint64_t n) {
    const unsigned char *bytes = e->attr->u.dense.data;
    for (uint64_t i = 0; i < n; i += 8) {
        unsigned char byte = 0;
        for (uint64_t j = i; j < n && j < i + 8; ++j)
            byte |= (unsigned char)((bytes[j] & 1) << (j - i));
        jig_printer_hex(e->p, &byte, 1);
    }
}

static void put_raw(Elements *e, uint64_t n) {
    JIG_PUT(e->p, "\"0x");
    if (e->is_bool && !e->is_complex)
        put_packed_bools(e, n);
    else
        jig_printer_hex(e->p, e->attr->u.dense.data, n * e->size);
    jig_printer_char(e->p, '"');
}

static void put_list(JigPrinter *p, const JigAttr *x, bool allow_hex) {
    Elements e = describe(p, x);
    ElementFn fn = x->kind == JIG_ATTR_DENSE ? put_number : put_string;
    int64_t n = jig_type_num_elements(x->type);
    if (is_splat(x)) {
        fn(&e, 0);
        return;
    }
    bool hex =
        allow_hex && x->kind == JIG_ATTR_DENSE && p->flags.hex_above >= 0 && n > p->flags.hex_above;
    if (hex)
        put_raw(&e, (uint64_t)n);
    else
        put_nested(&e, fn);
}

static bool is_elided(const JigPrinter *p, const JigAttr *x) {
    int64_t limit = p->flags.elide_elements_above;
    return limit >= 0 && jig_type_num_elements(x->type) > limit && !is_splat(x);
}

void jig_printer_elements(JigPrinter *p, const JigAttr *x) {
    if (is_elided(p, x)) {
        JIG_PUT(p, "dense_resource<__elided__>");
        return;
    }
    JIG_PUT(p, "dense<");
    put_list(p, x, true);
    jig_printer_char(p, '>');
}

void jig_printer_sparse(JigPrinter *p, const JigAttr *x) {
    const JigAttr *indices = x->u.sparse.indices, *values = x->u.sparse.values;
    if (is_elided(p, indices) || is_elided(p, values)) {
        JIG_PUT(p, "dense_resource<__elided__>");
        return;
    }
    JIG_PUT(p, "sparse<");
    if (jig_type_num_elements(indices->type)) {
        put_list(p, indices, false);
        JIG_PUT(p, ", ");
        put_list(p, values, true);
    }
    jig_printer_char(p, '>');
}

/* ---- Dense arrays ---- */

static void put_array_item(JigPrinter *p, const JigType *element, const unsigned char *bytes) {
    if (element->kind == JIG_TYPE_FLOAT) {
        JigFloatKind kind = jig_type_float_kind(element);
        size_t n = jig_dense_element_size(element);
        uint64_t high = n > 8 ? load_word(bytes + 8, n - 8) : 0;
        jig_printer_float(p, jig_float_from_bits(kind, load_word(bytes, n), high));
    } else if (jig_type_is_integer(element, 1)) {
        jig_print(p, bytes[0] & 1 ? "true" : "false");
    } else {
        jig_printer_int_bits(p, jig_int_from_bytes(jig_type_width(element), bytes, &p->scratch),
                             jig_type_sign(element) == JIG_UNSIGNED);
    }
}

void jig_printer_dense_array(JigPrinter *p, const JigAttr *x) {
    const JigType *element = x->u.dense_array.element;
    const unsigned char *bytes = x->u.dense_array.data;
    size_t size = jig_dense_element_size(element);
    JIG_PUT(p, "array<");
    jig_print_type(p, element);
    for (size_t i = 0; i < x->u.dense_array.n; ++i) {
        jig_print(p, i ? ", " : ": ");
        put_array_item(p, element, bytes + i * size);
    }
    jig_printer_char(p, '>');
}
