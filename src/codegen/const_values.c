/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Constants: what attributes say, and their text. */
#include "codegen/ir_int.h"
#include "dialect/llvm/llvm_attrs.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- Making ---- */

static JigIrConst *make(JigIr *ir, JigIrConstKind kind, const JigType *t) {
    JigIrConst *c = JIG_NEW(ir->arena, JigIrConst);
    c->kind = kind;
    c->type = jig_codegen_type(t);
    return c;
}
const JigIrConst *jig_codegen_const_simple(JigIr *ir, JigIrConstKind kind, const JigType *t) {
    return make(ir, kind, t);
}
const JigIrConst *jig_codegen_const_int(JigIr *ir, const JigType *t, JigInt number) {
    JigIrConst *c = make(ir, JIG_IR_INT, t);
    c->number = number;
    return c;
}
const JigIrConst *jig_codegen_const_float(JigIr *ir, const JigType *t, JigFloat real) {
    JigIrConst *c = make(ir, JIG_IR_FLOAT, t);
    c->real = real;
    return c;
}
const JigIrConst *jig_codegen_const_text(JigIr *ir, const JigType *t, JigStr text) {
    JigIrConst *c = make(ir, JIG_IR_TEXT, t);
    c->text = text;
    return c;
}
const JigIrConst *jig_codegen_const_pointer_number(JigIr *ir, const JigType *t, JigStr text,
                                                   const JigIrConst *pointer) {
    JigIrConst *c = make(ir, JIG_IR_TEXT, t);
    c->text = text;
    c->pointer = pointer;
    return c;
}
const JigIrConst **jig_codegen_new_parts(JigIr *ir, size_t n) {
    if (n > JIG_IR_MOST_PARTS || ir->num_parts + n > JIG_IR_MOST_PARTS_IN_ALL)
        return NULL;
    ir->num_parts += n;
    return JIG_NEW_ARRAY(ir->arena, const JigIrConst *, n + 1);
}
const JigIrConst *jig_codegen_const_parts(JigIr *ir, const JigType *t, const JigIrConst **items,
                                          size_t n) {
    JigIrConst *c = make(ir, JIG_IR_PARTS, t);
    c->parts.items = items;
    c->parts.n = n;
    return c;
}
static const JigIrConst *make_splat(JigIr *ir, const JigType *t, const JigIrConst *splat) {
    JigIrConst *c = make(ir, JIG_IR_SPLAT, t);
    c->splat = splat;
    return c;
}
static const JigIrConst *make_elements(JigIr *ir, const JigType *t, const JigAttr *x,
                                       uint64_t first) {
    JigIrConst *c = make(ir, JIG_IR_ELEMENTS, t);
    c->elements.attr = x;
    c->elements.first = first;
    return c;
}
const JigIrConst *jig_codegen_const_address(JigIr *ir, const JigType *t, const JigIrConst *base,
                                            int64_t offset, uint32_t flags) {
    JigIrConst *c = make(ir, JIG_IR_ADDRESS, t);
    c->address = base->address;
    c->address.offset = offset;
    c->address.flags = flags;
    return c;
}

const JigIrConst *jig_codegen_const_number_address(JigIr *ir, const JigType *t, int64_t number,
                                                   uint32_t width) {
    JigIrConst *c = make(ir, JIG_IR_ADDRESS, t);
    c->address.offset = number;
    c->address.size = width < 64 ? width : 64;
    return c;
}

static bool may_be_null(const JigOp *def) {
    const JigAttr *linkage = def ? jig_llvm_func_linkage_attr(def) : NULL;
    return !linkage || jig_attr_int_value(jig_attr_param(linkage, 0)) == JIG_LINKAGE_EXTERN_WEAK;
}
const JigIrConst *jig_codegen_const_symbol(JigIr *ir, const JigType *t, JigStr name) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put_symbol(ir, '@', name);
    JigIrConst *c = make(ir, JIG_IR_ADDRESS, t);
    c->address.base = jig_codegen_end(ir, before);
    const JigOp *def = jig_symbol_lookup_in(ir->module, name);
    bool plain = jig_op_is(def, JIG_LLVM(FUNC)) || jig_op_is(def, JIG_LLVM(MLIR_GLOBAL));
    uint64_t size, align;
    if (jig_op_is(def, JIG_LLVM(MLIR_GLOBAL)) && !may_be_null(def) &&
        jig_codegen_size(&ir->layout, jig_llvm_mlir_global_global_type(def), &size, &align))
        c->address.size = size;
    c->address.never_null = plain && !may_be_null(def) && jig_llvm_ptr_space(t) == 0;
    return c;
}

/* ---- Of attributes ---- */

static bool is_aggregate(const JigType *t) {
    return jig_llvm_is_aggregate(t) || jig_type_is_vector(t);
}

static const JigIrConst *of_number(JigIr *ir, const JigType *t, const JigAttr *x) {
    const JigType *own = jig_codegen_type(t);
    bool is_int = jig_type_kind(own) == JIG_TYPE_INTEGER;
    if (jig_attr_is_int(x) && is_int) {
        const JigType *from = jig_attr_type(x);
        JigInt n = jig_attr_big_int_value(x);
        uint32_t width = jig_type_width(own);
        bool is_signed = jig_type_is_index(from) || jig_type_sign(from) != JIG_UNSIGNED;
        return jig_codegen_const_int(ir, own,
                                     is_signed || n.width == width
                                         ? jig_int_sext(n, width, ir->arena)
                                         : jig_int_zext(n, width, ir->arena));
    }
    if (!jig_attr_is_float(x))
        return NULL;
    JigFloat f = jig_attr_float_value(x);
    if (is_int) {
        uint64_t bits[2];
        jig_float_storage(f, bits);
        return jig_type_width(own) == jig_float_format(f.kind)->width
                   ? jig_codegen_const_int(
                         ir, own, jig_int_from_words(jig_type_width(own), bits, 2, ir->arena))
                   : NULL;
    }
    return jig_type_kind(own) == JIG_TYPE_FLOAT && jig_type_float_kind(own) == f.kind
               ? jig_codegen_const_float(ir, own, f)
               : NULL;
}

static bool is_list(const JigType *t) {
    return is_aggregate(t) && !jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT);
}

/* As many elements as the type has leaves, all of one type: a number, or a structure. */
static bool count_leaves(const JigType *t, uint64_t *n) {
    *n = 1;
    while (is_list(t)) {
        uint64_t parts = jig_codegen_num_parts(t);
        if (parts && *n > UINT64_MAX / parts)
            return false;
        *n *= parts;
        t = jig_codegen_part_type(t, 0);
    }
    return true;
}
static const JigType *leaf_of(const JigType *t) {
    while (is_list(t))
        t = jig_codegen_part_type(t, 0);
    return t;
}

static const JigIrConst *of_array(JigIr *ir, const JigType *t, const JigAttr *x) {
    size_t n = jig_attr_array_len(x);
    if (!is_aggregate(t) || jig_codegen_num_parts(t) != n)
        return NULL;
    const JigIrConst **items = JIG_NEW_ARRAY(ir->arena, const JigIrConst *, n + 1);
    for (size_t i = 0; i < n; i++) {
        items[i] = jig_codegen_const_of(ir, jig_codegen_part_type(t, i), jig_attr_array_at(x, i));
        if (!items[i])
            return NULL;
    }
    return jig_codegen_const_parts(ir, t, items, n);
}

static const JigIrConst *of_elements(JigIr *ir, const JigType *t, const JigAttr *x) {
    uint64_t n;
    const JigType *shaped = jig_attr_type(x);
    if (jig_type_is_vector(t) && jig_type_is_scalable(t)) {
        if (!jig_attr_is_splat(x))
            return NULL;
        const JigIrConst *one =
            jig_codegen_const_of(ir, jig_type_element(t), jig_attr_element(x, 0));
        return one ? make_splat(ir, t, one) : NULL;
    }
    if (!count_leaves(t, &n) || (uint64_t)jig_type_num_elements(shaped) != n || !is_list(t))
        return NULL;
    /* A complex number is a structure of its parts. */
    if (n && !jig_codegen_const_of(ir, leaf_of(t), jig_attr_element(x, 0)))
        return NULL;
    return make_elements(ir, t, x, 0);
}

/* The bytes of a resource as elements. */
static const JigIrConst *of_resource(JigIr *ir, const JigType *t, const JigAttr *x) {
    const JigBlob *blob = jig_context_blob(ir->ctx, jig_attr_resource_key(x));
    const JigType *shaped = jig_attr_type(x), *element = jig_type_element(shaped);
    if (!blob || !blob->data || !jig_type_is_int_or_float(element) ||
        jig_type_is_integer(element, 1) || jig_type_width(element) % 8)
        return NULL;
    uint64_t need = (uint64_t)jig_type_num_elements(shaped) * jig_dense_element_size(element);
    if (blob->size != need)
        return NULL;
    return of_elements(ir, t, jig_attr_dense(shaped, blob->data, false));
}

static const JigIrConst *of_string(JigIr *ir, const JigType *t, const JigAttr *x) {
    JigStr text = jig_attr_string_value(x);
    if (!jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY) || jig_llvm_array_len(t) != text.len ||
        !jig_type_is_integer(jig_llvm_array_element(t), 8))
        return NULL;
    return make_elements(ir, t, x, 0);
}

static const JigIrConst *of_dialect(JigIr *ir, const JigType *t, const JigAttr *x) {
    if (jig_attr_is(x, JIG_LLVM_ATTR(UNDEF)))
        return make(ir, JIG_IR_UNDEF, t);
    if (jig_attr_is(x, JIG_LLVM_ATTR(POISON)))
        return make(ir, JIG_IR_POISON, t);
    return jig_attr_is(x, JIG_LLVM_ATTR(ZERO)) ? make(ir, JIG_IR_NULL, t) : NULL;
}

const JigIrConst *jig_codegen_const_of(JigIr *ir, const JigType *t, const JigAttr *x) {
    switch (jig_attr_kind(x)) {
    case JIG_ATTR_INTEGER:
    case JIG_ATTR_FLOAT:
        return of_number(ir, t, x);
    case JIG_ATTR_ARRAY:
        return of_array(ir, t, x);
    case JIG_ATTR_DENSE:
    case JIG_ATTR_SPARSE:
        return of_elements(ir, t, x);
    case JIG_ATTR_RESOURCE:
        return of_resource(ir, t, x);
    case JIG_ATTR_STRING:
        return of_string(ir, t, x);
    case JIG_ATTR_SYMBOL_REF:
        return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR)
                   ? jig_codegen_const_symbol(ir, t, jig_attr_symbol_leaf(x))
                   : NULL;
    case JIG_ATTR_DIALECT:
        return of_dialect(ir, t, x);
    default:
        return NULL;
    }
}

/* ---- Parts ---- */

static const JigIrConst *element_part(JigIr *ir, const JigIrConst *c, size_t i) {
    const JigType *t = jig_codegen_part_type(c->type, i);
    const JigAttr *x = c->elements.attr;
    if (jig_attr_is_string(x))
        return jig_codegen_const_int(
            ir, t, jig_int(8, (unsigned char)jig_attr_string_value(x).ptr[i], ir->arena));
    uint64_t inner;
    count_leaves(t, &inner);
    uint64_t first = c->elements.first + i * inner;
    if (is_list(t))
        return make_elements(ir, t, x, first);
    return jig_codegen_const_of(ir, t, jig_attr_element(x, (int64_t)first));
}

const JigIrConst *jig_codegen_const_part(JigIr *ir, const JigIrConst *c, size_t i) {
    if (!is_aggregate(c->type) || (i >= jig_codegen_num_parts(c->type)))
        return NULL;
    switch (c->kind) {
    case JIG_IR_PARTS:
        return c->parts.items[i];
    case JIG_IR_ELEMENTS:
        return element_part(ir, c, i);
    case JIG_IR_SPLAT:
        return c->splat;
    case JIG_IR_NULL: {
        const JigType *t = jig_codegen_part_type(c->type, i);
        if (jig_type_kind(t) == JIG_TYPE_INTEGER)
            return jig_codegen_const_int(ir, t, jig_int(jig_type_width(t), 0, ir->arena));
        if (jig_type_kind(t) == JIG_TYPE_FLOAT)
            return jig_codegen_const_float(ir, t, jig_float_zero(jig_type_float_kind(t), false));
        return make(ir, JIG_IR_NULL, t);
    }
    case JIG_IR_UNDEF:
    case JIG_IR_POISON:
        return make(ir, c->kind, jig_codegen_part_type(c->type, i));
    default:
        return NULL;
    }
}

bool jig_codegen_const_is_zero(const JigIrConst *c) {
    switch (c->kind) {
    case JIG_IR_NULL:
        return true;
    case JIG_IR_INT:
        return jig_int_is_zero(c->number);
    case JIG_IR_FLOAT:
        return jig_float_is_zero(c->real) && !jig_float_is_negative(c->real);
    case JIG_IR_SPLAT:
        return jig_codegen_const_is_zero(c->splat);
    case JIG_IR_PARTS:
        for (size_t i = 0; i < c->parts.n; i++)
            if (!jig_codegen_const_is_zero(c->parts.items[i]))
                return false;
        return true;
    default:
        return false;
    }
}

/* ---- Text ---- */

/* float and double: decimal when six digits are exact, else the bits of the double. */
static void put_double(JigIr *ir, JigFloat f) {
    uint64_t bits[2];
    jig_float_storage(f, bits);
    uint64_t pattern = bits[0];
    if (f.kind == JIG_F32) {
        bool special = ((bits[0] >> 23) & 0xFF) == 0xFF;
        double d = jig_float_to_double(f);
        memcpy(&pattern, &d, sizeof d);
        if (special) /* a conversion would make NaNs quiet */
            pattern = (bits[0] >> 31) << 63 | (uint64_t)0x7FF << 52 | (bits[0] & 0x7FFFFF) << 29;
    }
    double d;
    memcpy(&d, &pattern, sizeof d);
    char text[32];
    snprintf(text, sizeof text, "%.6e", d);
    if (((pattern >> 52) & 0x7FF) != 0x7FF && strtod(text, NULL) == d)
        jig_codegen_put(ir, text);
    else
        jig_codegen_putf(ir, "0x%016llX", (unsigned long long)pattern);
}

static void put_float(JigIr *ir, JigFloat f) {
    uint64_t bits[2];
    jig_float_storage(f, bits);
    unsigned long long low = bits[0], high = bits[1];
    switch (f.kind) {
    case JIG_F16:
        jig_codegen_putf(ir, "0xH%04llX", low);
        return;
    case JIG_BF16:
        jig_codegen_putf(ir, "0xR%04llX", low);
        return;
    case JIG_F80:
        jig_codegen_putf(ir, "0xK%04llX%016llX", high, low);
        return;
    case JIG_F128:
        jig_codegen_putf(ir, "0xL%016llX%016llX", low, high);
        return;
    default:
        put_double(ir, f);
    }
}

static void put_address(JigIr *ir, const JigIrConst *c) {
    uint32_t flags = c->address.flags, space = jig_llvm_ptr_space(c->type);
    if (!c->address.base.len) {
        jig_codegen_putf(ir, "inttoptr (i%u %llu to ", (unsigned)c->address.size,
                         (unsigned long long)c->address.offset);
        jig_codegen_put_type(ir, c->type);
        jig_codegen_put(ir, ")");
        return;
    }
    if (!c->address.offset) {
        jig_codegen_put_str(ir, c->address.base);
        return;
    }
    jig_codegen_put(ir, "getelementptr ");
    jig_codegen_put(ir, flags & JIG_GEP_INBOUNDS ? "inbounds "
                        : flags & JIG_GEP_NUSW   ? "nusw "
                                                 : "");
    jig_codegen_put(ir, flags & JIG_GEP_NUW ? "nuw " : "");
    jig_codegen_put(ir, "(i8, ");
    jig_codegen_put_type(ir, c->type);
    jig_codegen_put(ir, " ");
    jig_codegen_put_str(ir, c->address.base);
    jig_codegen_putf(ir, ", i%u %lld)", jig_codegen_index_width(&ir->layout, space),
                     (long long)c->address.offset);
}

static void put_parts(JigIr *ir, const JigIrConst *c) {
    bool is_struct = jig_llvm_is_type(c->type, JIG_LLVM_TYPE_STRUCT);
    bool packed = is_struct && jig_llvm_struct_is_packed(c->type);
    bool is_vector = jig_type_is_vector(c->type);
    jig_codegen_put(ir, packed ? "<{ " : is_struct ? "{ " : is_vector ? "<" : "[");
    size_t n = jig_codegen_num_parts(c->type);
    for (size_t i = 0; i < n; i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_typed_const(ir, jig_codegen_const_part(ir, c, i));
    }
    jig_codegen_put(ir, packed ? " }>" : is_struct ? " }" : is_vector ? ">" : "]");
}

/* Parts of parts, down to numbers, are written one by one: not as many as one attribute may stand
 * for. */
static bool is_too_long(const JigIrConst *c) {
    uint64_t n;
    return !count_leaves(c->type, &n) || n > JIG_IR_MOST_WRITTEN;
}

static void put_elements(JigIr *ir, const JigIrConst *c) {
    const JigAttr *x = c->elements.attr;
    const JigIrConst *one = NULL;
    const JigType *leaf = leaf_of(c->type);
    if (jig_attr_is_dense(x) && jig_attr_is_splat(x))
        one = jig_codegen_const_of(
            ir, is_aggregate(leaf) ? leaf : jig_codegen_type(jig_type_element(jig_attr_type(x))),
            jig_attr_element(x, 0));
    if (!jig_codegen_num_parts(c->type) || (one && jig_codegen_const_is_zero(one))) {
        jig_codegen_put(ir, "zeroinitializer");
    } else if (jig_attr_is_string(x)) {
        jig_codegen_put(ir, "c");
        jig_codegen_put_quoted(ir, jig_attr_string_value(x));
    } else if (one && jig_type_is_vector(c->type)) {
        jig_codegen_put(ir, "splat (");
        jig_codegen_put_typed_const(ir, one);
        jig_codegen_put(ir, ")");
    } else if (one && is_too_long(c)) {
        jig_codegen_fail(ir, ir->module,
                         "contains %s of equal numbers, too many to write one by one",
                         jig_msg_type(c->type));
    } else {
        put_parts(ir, c);
    }
}

static void put_int(JigIr *ir, JigInt n) {
    if (n.width == 1)
        jig_codegen_put(ir, n.val ? "true" : "false");
    else if (n.width <= 64)
        jig_codegen_putf(ir, "%lld", (long long)jig_int_s64(n));
    else
        jig_codegen_put_str(ir, jig_int_to_str(n, 10, true, ir->arena));
}

static void put_null(JigIr *ir, const JigType *t) {
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR))
        jig_codegen_put(ir, "null");
    else if (jig_llvm_is_type(t, JIG_LLVM_TYPE_TOKEN))
        jig_codegen_put(ir, "none");
    else if (jig_type_kind(t) == JIG_TYPE_INTEGER)
        jig_codegen_put(ir, jig_type_width(t) == 1 ? "false" : "0");
    else if (jig_type_kind(t) == JIG_TYPE_FLOAT)
        put_float(ir, jig_float_zero(jig_type_float_kind(t), false));
    else
        jig_codegen_put(ir, jig_llvm_is_type(t, JIG_LLVM_TYPE_PPC_FP128)
                                ? "0xM00000000000000000000000000000000"
                                : "zeroinitializer");
}

void jig_codegen_put_const(JigIr *ir, const JigIrConst *c) {
    switch (c->kind) {
    case JIG_IR_INT:
        put_int(ir, c->number);
        return;
    case JIG_IR_FLOAT:
        put_float(ir, c->real);
        return;
    case JIG_IR_NULL:
        put_null(ir, c->type);
        return;
    case JIG_IR_UNDEF:
        jig_codegen_put(ir, "undef");
        return;
    case JIG_IR_POISON:
        jig_codegen_put(ir, "poison");
        return;
    case JIG_IR_SPLAT:
        jig_codegen_put(ir, "splat (");
        jig_codegen_put_typed_const(ir, c->splat);
        jig_codegen_put(ir, ")");
        return;
    case JIG_IR_PARTS:
        put_parts(ir, c);
        return;
    case JIG_IR_ELEMENTS:
        put_elements(ir, c);
        return;
    case JIG_IR_ADDRESS:
        put_address(ir, c);
        return;
    case JIG_IR_TEXT:
        jig_codegen_put_str(ir, c->text);
        return;
    }
}
void jig_codegen_put_typed_const(JigIr *ir, const JigIrConst *c) {
    jig_codegen_put_type(ir, c->type);
    jig_codegen_put(ir, " ");
    jig_codegen_put_const(ir, c);
}
