/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values from attributes, and as text in the syntax of attributes. */
#include "eval/evaluator.h"
#include "support/check.h"
#include "support/field.h"

/* ---- From attributes ---- */

static bool is_poison(const JigAttr *x) {
    const JigAttrRow *row = jig_attr_kind(x) == JIG_ATTR_DIALECT ? jig_attr_row(x) : NULL;
    return row && strcmp(row->name, "ub.poison") == 0;
}

static bool part_of_attr(const JigElem *elem, const JigAttr *x, JigFloat *out) {
    if (jig_attr_is_float(x)) {
        *out = jig_eval_float_of_plain(elem, jig_attr_float_value(x));
        return out->kind == elem->float_kind;
    }
    if (!jig_attr_is_int(x) || elem->width > 64)
        return false;
    JigInt i = jig_attr_big_int_value(x);
    *out = (JigFloat){.bits = {jig_int_u64(i)}};
    return true;
}

/* Complex numbers are arrays of two, or a dialect's attribute whose last two parameters they are.
 */
static bool complex_of_attr(const JigElem *elem, const JigAttr *x, JigNum *out) {
    if (jig_attr_kind(x) == JIG_ATTR_ARRAY && jig_attr_array_len(x) == 2)
        return part_of_attr(elem, jig_attr_array_at(x, 0), &out->re) &&
               part_of_attr(elem, jig_attr_array_at(x, 1), &out->im);
    size_t n = jig_attr_kind(x) == JIG_ATTR_DIALECT ? jig_attr_num_params(x) : 0;
    return n >= 2 && part_of_attr(elem, jig_attr_param(x, n - 2), &out->re) &&
           part_of_attr(elem, jig_attr_param(x, n - 1), &out->im);
}

static bool num_of_attr(const JigElem *elem, const JigAttr *x, JigNum *out) {
    if (elem->kind == JIG_ELEM_COMPLEX)
        return complex_of_attr(elem, x, out);
    if (elem->kind == JIG_ELEM_FLOAT && jig_attr_is_float(x)) {
        out->f = jig_eval_float_of_plain(elem, jig_attr_float_value(x));
        return out->f.kind == elem->float_kind;
    }
    if (elem->kind == JIG_ELEM_INT && jig_attr_is_int(x)) {
        out->i = jig_attr_big_int_value(x);
        return out->i.width == elem->width;
    }
    return false;
}

/* The bytes of a resource, when they are as many as the elements take. */
static const uint8_t *resource_bytes(JigEval *e, const JigAttr *x, size_t size) {
    const JigBlob *blob = jig_context_blob(e->ctx, jig_attr_resource_key(x));
    return blob && blob->data && blob->size == size ? blob->data : NULL;
}

/* A number of the field, or one with parts of it. */
static void number_of_plain(JigEval *e, const JigEvalShaped *s, const JigElem *plain,
                            const uint8_t *from, uint8_t *to) {
    JigNum number;
    jig_eval_num_of_bytes(plain, from, &e->scratch, &number);
    number.re = jig_eval_float_of_plain(&s->elem, number.re); /* `f` and `re` are one */
    if (plain->kind == JIG_ELEM_COMPLEX)
        number.im = jig_eval_float_of_plain(&s->elem, number.im);
    jig_eval_num_to_bytes(&s->elem, &number, to);
}

/* `n` numbers as attributes have them; a splat has one. */
static void fill_from(JigEval *e, JigEvalShaped *s, const uint8_t *data, size_t n, bool splat) {
    JigElem plain = jig_eval_elem_plain(&s->elem);
    size_t size = s->elem.size;
    uint8_t *to = s->buffer->data;
    if (plain.size == size && !splat && n) {
        memcpy(to, data, n * size);
        return;
    }
    for (size_t i = 0; i < n; ++i, to += size) {
        const uint8_t *from = splat ? data : data + i * plain.size;
        if (plain.size == size)
            memcpy(to, from, size);
        else if (splat && i)
            memcpy(to, to - size, size);
        else
            number_of_plain(e, s, &plain, from, to);
    }
}

static bool fill(JigEval *e, JigEvalShaped *s, const JigAttr *x) {
    size_t size = s->elem.size, n = (size_t)jig_eval_shaped_count(s);
    uint8_t *to = s->buffer->data;
    if (jig_attr_kind(x) == JIG_ATTR_RESOURCE) {
        const uint8_t *bytes = resource_bytes(e, x, n * jig_eval_elem_plain(&s->elem).size);
        if (bytes)
            fill_from(e, s, bytes, n, false);
        return bytes != NULL;
    }
    if (jig_attr_is_dense(x)) {
        fill_from(e, s, jig_attr_dense_data(x), n, jig_attr_is_splat(x));
        return true;
    }
    if (jig_attr_kind(x) != JIG_ATTR_SPARSE)
        return false;
    for (size_t i = 0; i < n; ++i) {
        JigNum number;
        if (!num_of_attr(&s->elem, jig_attr_element(x, (int64_t)i), &number))
            return false;
        jig_eval_num_to_bytes(&s->elem, &number, to + i * size);
    }
    return true;
}

static bool shaped_of_attr(JigEval *e, const JigType *type, const JigAttr *x, JigEvalValue *out) {
    const JigType *shape = jig_attr_type(x);
    if (!shape || !jig_type_is_shaped(shape) || !jig_type_has_static_shape(shape) ||
        jig_type_element(shape) != jig_type_element(type))
        return false;
    JigElem elem = jig_eval_elem_of(e, type);
    size_t rank = jig_type_rank(shape);
    if (elem.kind == JIG_ELEM_OTHER || elem.kind == JIG_ELEM_BYTES || elem.lanes != 1)
        return false;
    int64_t *sizes = jig_calloc(rank + 1, sizeof *sizes);
    jig_eval_shape(e, shape, NULL, sizes);
    JigEvalShaped *s = jig_eval_shaped_create(e, jig_loc_unknown(e->ctx), elem, rank, sizes,
                                              JIG_BUFFER_VALUE, true);
    jig_free(sizes);
    if (s && fill(e, s, x)) {
        *out = jig_eval_shaped_value(s);
        return true;
    }
    if (s)
        jig_eval_shaped_release(s);
    return false;
}

bool jig_eval_value_of_attr(JigEval *e, const JigType *type, const JigAttr *attr,
                            JigEvalValue *out) {
    JIG_REQUIRE(e && type && attr && out);
    *out = (JigEvalValue){.tag = JIG_EVAL_POISON};
    if (is_poison(attr))
        return true;
    if (jig_type_is_shaped(type))
        return shaped_of_attr(e, type, attr, out);
    JigElem elem = jig_eval_elem_of(e, type);
    JigNum n;
    if (elem.kind == JIG_ELEM_OTHER || !num_of_attr(&elem, attr, &n))
        return false;
    jig_eval_value_of_num(e, &elem, &n, out);
    return true;
}

/* ---- As text ---- */

static const JigAttr *scalar_attr(const JigType *type, const JigElem *elem, const JigNum *n) {
    return elem->kind == JIG_ELEM_INT ? jig_attr_big_int(type, n->i) : jig_attr_float(type, n->f);
}

static JigStr part_text(const JigType *type, const JigElem *elem, JigFloat x, JigArena *a) {
    if (elem->part == JIG_ELEM_FLOAT && jig_is_in_field(x.kind))
        return jig_field_to_str(x, a);
    const JigAttr *attr = elem->part == JIG_ELEM_FLOAT ? jig_attr_float(type, x)
                                                       : jig_attr_int(type, (int64_t)x.bits[0]);
    return jig_attr_to_untyped_str(attr, a);
}

/* Of a number without its type. */
static JigStr num_text(const JigType *type, const JigElem *elem, const JigNum *n, JigArena *a) {
    if (elem->kind == JIG_ELEM_FLOAT)
        return part_text(type, elem, n->f, a);
    if (elem->kind != JIG_ELEM_COMPLEX)
        return jig_attr_to_untyped_str(jig_attr_big_int(type, n->i), a);
    const JigType *part = jig_type_element(type);
    JigStr re = part_text(part, elem, n->re, a), im = part_text(part, elem, n->im, a);
    return jig_arena_printf(a, "(%.*s,%.*s)", JIG_FMT(re), JIG_FMT(im));
}

static JigStr number_text(const JigType *type, const JigElem *elem, const JigEvalValue *v,
                          JigArena *a) {
    JigNum n;
    jig_eval_num_of_value(elem, v, &n);
    if (elem->kind == JIG_ELEM_FLOAT && jig_is_in_field(n.f.kind)) {
        JigStr text = jig_field_to_str(n.f, a), name = jig_type_to_str(type, a);
        return jig_arena_printf(a, "%.*s : %.*s", JIG_FMT(text), JIG_FMT(name));
    }
    if (elem->kind != JIG_ELEM_COMPLEX)
        return jig_attr_to_str(scalar_attr(type, elem, &n), a);
    const JigType *part = jig_type_element(type);
    JigStr re = part_text(part, elem, n.re, a), im = part_text(part, elem, n.im, a),
           name = jig_type_to_str(part, a), whole = jig_type_to_str(type, a);
    return jig_arena_printf(a, "#complex.number<:%.*s %.*s, %.*s> : %.*s", JIG_FMT(name),
                            JIG_FMT(re), JIG_FMT(im), JIG_FMT(whole));
}

/* The type that the elements of `s` have as an attribute. */
static const JigType *shape_type(const JigType *type, const JigEvalShaped *s) {
    const JigType *element = jig_type_element(type);
    if (jig_type_is_vector(type))
        return jig_type_vector(s->sizes, NULL, s->rank, element);
    const JigAttr *encoding = jig_type_is_ranked_tensor(type) ? jig_type_encoding(type) : NULL;
    if (!jig_type_is_vector(element))
        return jig_type_tensor(s->sizes, s->rank, element, encoding);
    /* Of vectors: their dimensions follow those of the memref. */
    size_t lanes = jig_type_rank(element);
    int64_t *sizes = jig_calloc(s->rank + lanes, sizeof *sizes);
    memcpy(sizes, s->sizes, s->rank * sizeof *sizes);
    for (size_t i = 0; i < lanes; ++i)
        sizes[s->rank + i] = jig_type_dim(element, i);
    const JigType *t = jig_type_tensor(sizes, s->rank + lanes, jig_type_element(element), encoding);
    jig_free(sizes);
    return t;
}

static void add(JigCharVec *out, JigStr s) {
    jig_vec_append(out, s.ptr, s.len);
}

/* Of a dialect's own type, or a number. */
static JigStr element_text(JigEval *e, const JigType *type, const JigElem *elem, const JigNum *n,
                           JigArena *a) {
    const JigEvalTypeIface *own = jig_type_iface(type, &jig_iface_eval_type);
    if (!own)
        return num_text(type, elem, n, a);
    JigEvalValue v = {0};
    jig_eval_value_of_num(e, elem, n, &v);
    JigStr text = own->text(e, type, &v, a);
    jig_eval_release(&v);
    return text;
}

/* Elements that no attribute has, as those without a value: nested lists with `#ub.poison` and `?`.
 */
static void add_elements(JigEval *e, JigCharVec *out, const JigType *type, const JigEvalShaped *s,
                         size_t dim, size_t *at, JigArena *a) {
    size_t rank = jig_type_rank(type), size = s->elem.size;
    if (dim < rank) {
        add(out, JIG_STR("["));
        for (int64_t i = 0; i < jig_type_dim(type, dim); ++i) {
            add(out, i ? JIG_STR(", ") : JIG_STR(""));
            add_elements(e, out, type, s, dim + 1, at, a);
        }
        add(out, JIG_STR("]"));
        return;
    }
    JigEvalState state = jig_eval_buffer_state(s->buffer, *at * size, size);
    JigNum n;
    jig_eval_num_of_bytes(&s->elem, s->buffer->data + *at * size, a, &n);
    add(out, state == JIG_EVAL_IS_POISON ? JIG_STR("#ub.poison")
             : state == JIG_EVAL_UNWRITTEN
                 ? JIG_STR("?")
                 : element_text(e, jig_type_element(type), &s->elem, &n, a));
    ++*at;
}

static JigStr partial_text(JigEval *e, const JigType *type, const JigEvalShaped *s, JigArena *a) {
    JigCharVec out = {0};
    size_t at = 0;
    add(&out, JIG_STR("dense<"));
    add_elements(e, &out, type, s, 0, &at, a);
    JigStr name = jig_type_to_str(type, a);
    add(&out, JIG_STR("> : "));
    add(&out, name);
    JigStr text = jig_arena_str(a, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    return text;
}

static JigStr shaped_text(JigEval *e, const JigType *type, const JigEvalShaped *v, JigArena *a) {
    if (v->elem.kind == JIG_ELEM_OTHER || v->buffer->freed)
        return v->buffer->freed ? JIG_STR("freed") : JIG_STR("?");
    JigEvalShaped *s = jig_eval_shaped_copy(e, jig_loc_unknown(e->ctx), v);
    if (!s)
        return JIG_STR("?");
    const JigType *shape = shape_type(type, s);
    bool whole =
        !jig_type_iface(jig_type_element(shape), &jig_iface_eval_type) &&
        jig_eval_elem_plain(&s->elem).size == s->elem.size && /* else no attribute has it */
        jig_eval_buffer_state(s->buffer, 0, s->buffer->size) == JIG_EVAL_VALUE;
    JigStr text = whole ? jig_attr_to_str(jig_attr_dense(shape, s->buffer->data, false), a)
                        : partial_text(e, shape, s, a);
    jig_eval_shaped_release(s);
    return text;
}

JigStr jig_eval_value_to_str(JigEval *e, const JigType *type, const JigEvalValue *v, JigArena *a) {
    JIG_REQUIRE(e && type && v && a);
    JigStr name = jig_type_to_str(type, a);
    const JigEvalTypeIface *own = jig_type_iface(type, &jig_iface_eval_type);
    JigElem elem;
    if (own && v->tag > JIG_EVAL_POISON) {
        JigStr text = own->text(e, type, v, a);
        return jig_arena_printf(a, "%.*s : %.*s", JIG_FMT(text), JIG_FMT(name));
    }
    switch (v->tag) {
    case JIG_EVAL_NONE:
        return jig_arena_printf(a, "? : %.*s", JIG_FMT(name));
    case JIG_EVAL_POISON:
        return jig_arena_printf(a, "#ub.poison : %.*s", JIG_FMT(name));
    case JIG_EVAL_FUNCTION: {
        JigStr symbol = jig_symbol_name(v->function);
        return jig_arena_printf(a, "@%.*s : %.*s", JIG_FMT(symbol), JIG_FMT(name));
    }
    case JIG_EVAL_SHAPED:
        return jig_type_is_shaped(type) ? shaped_text(e, type, v->shaped, a) : name;
    case JIG_EVAL_NUMBER:
    case JIG_EVAL_WIDE:
        break;
    }
    elem = jig_eval_elem_of(e, type);
    return elem.kind == JIG_ELEM_OTHER ? name : number_text(type, &elem, v, a);
}

/* Of a view, the elements that it has: what else there is in the buffer is not looked at. */
static bool elements_are_written(const JigEvalShaped *s) {
    size_t size = jig_eval_elem_bytes(&s->elem);
    if (jig_eval_shaped_count(s) == 0)
        return true;
    int64_t *index = jig_calloc(s->rank, sizeof *index);
    bool ok;
    do {
        uint64_t element = (uint64_t)s->offset;
        for (size_t d = 0; d < s->rank; ++d)
            element += (uint64_t)index[d] * (uint64_t)s->strides[d];
        uint64_t at = (uint64_t)s->base + element * size;
        ok = at <= s->buffer->size && size <= s->buffer->size - at &&
             jig_eval_buffer_state(s->buffer, at, size) != JIG_EVAL_UNWRITTEN;
    } while (ok && jig_eval_next_index(index, s->sizes, s->rank));
    jig_free(index);
    return ok;
}

bool jig_eval_is_written(const JigEvalValue *v) {
    JIG_REQUIRE(v);
    if (v->tag != JIG_EVAL_SHAPED)
        return v->tag != JIG_EVAL_NONE;
    const JigEvalShaped *s = v->shaped;
    return !s->buffer->state || s->buffer->freed || elements_are_written(s);
}
