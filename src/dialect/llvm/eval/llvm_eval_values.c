/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Values: parts of aggregates, constants, text. */
#include "dialect/llvm/eval/llvm_eval.h"

/* ---- Bytes ---- */

JigEvalShaped *jig_llvm_new_value(JigEvalCall *call, const JigLlvmLayout *l) {
    if (l->form == JIG_LLVM_VECTOR)
        return jig_eval_new(call, l->type, NULL, true);
    return jig_eval_shaped_create(call->eval, jig_eval_loc(call->step->op), l->elem, 0, NULL,
                                  JIG_BUFFER_VALUE, true);
}

JigEvalShaped *jig_llvm_vector_result(JigEvalCall *call) {
    if (jig_type_is_vector(jig_op_result_type(call->step->op, 0)))
        return jig_vector_result(call, 0);
    jig_eval_unknown_fail(call, "cannot be evaluated: its result is no vector");
    return NULL;
}

bool jig_llvm_value_part(JigEvalCall *call, const JigLlvmLayout *part, const JigEvalShaped *from,
                         uint64_t place, JigEvalValue *out) {
    if (part->form == JIG_LLVM_SCALAR) {
        JigEvalShaped s = {.buffer = from->buffer, .elem = part->elem};
        jig_eval_load_elem(call->eval, jig_loc_unknown(call->eval->ctx), &s, place, out);
        return true;
    }
    JigEvalShaped *s = jig_llvm_new_value(call, part);
    JIG_CHECK(s);
    jig_eval_buffer_copy(s->buffer, 0, from->buffer, place, part->value);
    *out = jig_eval_shaped_value(s);
    return true;
}

void jig_llvm_set_value_part(const JigLlvmLayout *part, JigEvalShaped *to, uint64_t place,
                             const JigEvalValue *v) {
    JigEvalShaped s = {.buffer = to->buffer, .elem = part->elem};
    if (v->tag == JIG_EVAL_SHAPED)
        jig_eval_buffer_copy(to->buffer, place, v->shaped->buffer, 0, part->value);
    else if (v->tag == JIG_EVAL_NONE || v->tag == JIG_EVAL_POISON)
        jig_eval_buffer_mark(to->buffer, place, part->value,
                             v->tag == JIG_EVAL_NONE ? JIG_EVAL_UNWRITTEN : JIG_EVAL_IS_POISON);
    else
        jig_eval_store_elem(&s, place, v);
}

/* ---- Parts ---- */

/* Where a position leads; kept with the op. */
typedef struct Path {
    const JigLlvmLayout *whole, *part;
    uint64_t place;
} Path;
static const Path *path_of(JigEvalCall *call, const JigType *container, const JigAttr *position) {
    bool is_new;
    Path *p = jig_eval_memo(call, sizeof *p, &is_new);
    if (!is_new && p->part)
        return p;
    p->whole = jig_llvm_need_layout(call, container);
    const JigLlvmLayout *l = p->whole;
    if (!l)
        return NULL;
    p->place = 0;
    for (size_t i = 0; l && i < jig_attr_dense_array_len(position); ++i) {
        uint64_t place = 0;
        l = jig_llvm_layout_part(l, (uint64_t)jig_attr_dense_array_int(position, i), &place);
        p->place += place;
    }
    p->part = l;
    if (!l)
        jig_eval_fail(call, "names a part that is not there");
    return l ? p : NULL;
}

/* False after an error: it is none that has bytes. */
static bool need_bytes(JigEvalCall *call, size_t i) {
    JIG_CHECK(jig_eval_need(call, i));
    return jig_eval_slot(call, i)->tag == JIG_EVAL_SHAPED ||
           jig_eval_unknown_fail(call, "cannot be evaluated: operand #%zu has no parts", i);
}

JigEvalOutcome jig_llvm_eval_extractvalue(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const JigEvalValue *v = jig_eval_slot(call, 0);
    const Path *p =
        path_of(call, jig_llvm_operand_type(call, 0), jig_llvm_extractvalue_position_attr(op));
    JigEvalValue part = {.tag = JIG_EVAL_POISON};
    if (!p)
        return JIG_EVAL_STOP;
    if (v->tag != JIG_EVAL_POISON &&
        (!need_bytes(call, 0) || !jig_llvm_value_part(call, p->part, v->shaped, p->place, &part)))
        return JIG_EVAL_STOP;
    jig_eval_set_slot(jig_eval_result_slot(call, 0), part);
    return JIG_EVAL_NEXT;
}

/* Operand `i` as bytes to be changed; poison has such, too. */
static JigEvalShaped *bytes_of(JigEvalCall *call, size_t i, const JigLlvmLayout *l) {
    if (jig_eval_slot(call, i)->tag != JIG_EVAL_POISON)
        return need_bytes(call, i) ? jig_eval_shaped_own(call, i) : NULL;
    JigEvalShaped *s = jig_llvm_new_value(call, l);
    if (s)
        jig_eval_buffer_mark(s->buffer, 0, s->buffer->size, JIG_EVAL_IS_POISON);
    return s;
}

JigEvalOutcome jig_llvm_eval_insertvalue(JigEvalCall *call) {
    const JigOp *op = call->step->op;
    const Path *p =
        path_of(call, jig_op_result_type(op, 0), jig_llvm_insertvalue_position_attr(op));
    JigEvalShaped *s = p ? bytes_of(call, 0, p->whole) : NULL;
    if (!s)
        return JIG_EVAL_STOP;
    jig_llvm_set_value_part(p->part, s, p->place, jig_eval_slot(call, 1));
    jig_eval_set_slot(jig_eval_result_slot(call, 0), jig_eval_shaped_value(s));
    return JIG_EVAL_NEXT;
}

/* Poison, and what nobody knows, becomes zero, byte by byte. */
static JigEvalOutcome freeze_bytes(JigEvalCall *call, const JigLlvmLayout *l) {
    JigEvalShaped *s = bytes_of(call, 0, l);
    if (!s)
        return JIG_EVAL_STOP;
    JigEvalBuffer *b = s->buffer;
    for (size_t i = 0; b->state && i < b->size; ++i)
        if (b->state[i] != JIG_EVAL_VALUE) {
            b->data[i] = 0;
            b->state[i] = JIG_EVAL_VALUE;
        }
    jig_eval_set_slot(jig_eval_result_slot(call, 0), jig_eval_shaped_value(s));
    return JIG_EVAL_NEXT;
}
JigEvalOutcome jig_llvm_eval_freeze(JigEvalCall *call) {
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_op_result_type(call->step->op, 0));
    const JigEvalValue *v = jig_eval_slot(call, 0);
    if (!l)
        return JIG_EVAL_STOP;
    if (l->form != JIG_LLVM_SCALAR)
        return freeze_bytes(call, l);
    if (v->tag == JIG_EVAL_POISON)
        return jig_llvm_eval_zero(call);
    jig_eval_set(call, 0, v);
    return JIG_EVAL_NEXT;
}

/* ---- Constants ---- */

JigEvalOutcome jig_llvm_eval_zero(JigEvalCall *call) {
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_op_result_type(call->step->op, 0));
    if (!l)
        return JIG_EVAL_STOP;
    if (l->form != JIG_LLVM_SCALAR)
        return jig_eval_give(call, 0, jig_llvm_new_value(call, l));
    JigNum zero;
    JigEvalValue v;
    jig_eval_num_init(&l->elem, &zero);
    jig_eval_value_of_num(call->eval, &l->elem, &zero, &v);
    jig_eval_set_slot(jig_eval_result_slot(call, 0), v);
    return JIG_EVAL_NEXT;
}

/* Numbers of elements, which may be written with another width: indices. */
static bool elements_of_attr(JigEvalCall *call, const JigLlvmLayout *l, const JigAttr *x,
                             JigEvalShaped *to) {
    const JigType *t = jig_attr_type(x);
    while (l->form == JIG_LLVM_ARRAY)
        l = l->element;
    int64_t n = jig_type_num_elements(t);
    if (n < 0 || !l->elem.size || (uint64_t)n > to->buffer->size / l->elem.size)
        return false;
    for (int64_t i = 0; i < n; ++i) {
        JigEvalShaped s = {.buffer = to->buffer, .elem = l->elem};
        JigEvalValue v;
        const JigLlvmLayout scalar = {.form = JIG_LLVM_SCALAR, .elem = l->elem};
        if (!jig_llvm_value_of_attr(call, &scalar, jig_attr_element(x, i), &v))
            return false;
        jig_eval_store_elem(&s, (size_t)i * l->elem.size, &v);
        jig_eval_release(&v);
    }
    return (uint64_t)n * l->elem.size == to->buffer->size;
}

static bool dense_of_attr(JigEvalCall *call, const JigLlvmLayout *l, const JigAttr *x,
                          JigEvalShaped *to) {
    const JigType *t = jig_attr_type(x);
    JigEvalValue v;
    if (!jig_eval_value_of_attr(call->eval, t, x, &v))
        return false;
    bool fits = v.tag == JIG_EVAL_SHAPED && v.shaped->buffer->size == to->buffer->size;
    if (fits)
        jig_eval_buffer_copy(to->buffer, 0, v.shaped->buffer, 0, to->buffer->size);
    jig_eval_release(&v);
    return fits || elements_of_attr(call, l, x, to);
}

static bool parts_of_attr(JigEvalCall *call, const JigLlvmLayout *l, const JigAttr *x,
                          JigEvalShaped *to) {
    if (jig_attr_array_len(x) != l->n)
        return false;
    for (size_t i = 0; i < l->n; ++i) {
        uint64_t place;
        JigEvalValue v;
        const JigLlvmLayout *part = jig_llvm_layout_part(l, i, &place);
        if (!part || !jig_llvm_value_of_attr(call, part, jig_attr_array_at(x, i), &v))
            return false;
        jig_llvm_set_value_part(part, to, place, &v);
        jig_eval_release(&v);
    }
    return true;
}

static bool bytes_of_attr(JigEvalCall *call, const JigLlvmLayout *l, const JigAttr *x,
                          JigEvalShaped *to) {
    if (jig_attr_kind(x) == JIG_ATTR_STRING) {
        JigStr s = jig_attr_string_value(x);
        if (s.len && s.len == to->buffer->size)
            memcpy(to->buffer->data, s.ptr, s.len);
        return s.len == to->buffer->size;
    }
    if (jig_attr_kind(x) == JIG_ATTR_ARRAY)
        return parts_of_attr(call, l, x, to);
    if (jig_attr_is(x, JIG_LLVM_ATTR(ZERO)))
        return true;
    const JigType *t = jig_attr_type(x);
    return t && jig_type_is_shaped(t) && dense_of_attr(call, l, x, to);
}

/* An integer may be written as an index, or as one of another width. */
static bool scalar_of_attr(JigEvalCall *call, const JigElem *elem, const JigAttr *x,
                           JigEvalValue *out) {
    JigArena *a = &call->eval->scratch;
    JigNum n = {0};
    if (elem->kind == JIG_ELEM_INT && jig_attr_is_int(x))
        n.i = jig_int_sext(jig_attr_big_int_value(x), elem->width, a);
    else if (jig_attr_is_float(x) && elem->kind == JIG_ELEM_FLOAT)
        n.f = jig_eval_float_of_plain(elem, jig_attr_float_value(x));
    else if (jig_attr_is_float(x) && elem->kind == JIG_ELEM_INT)
        n.i = jig_int_from_words(elem->width, jig_attr_float_value(x).bits, 2, a);
    else
        return false;
    if (elem->kind == JIG_ELEM_FLOAT && n.f.kind != elem->float_kind)
        return false;
    jig_eval_value_of_num(call->eval, elem, &n, out);
    return true;
}

bool jig_llvm_value_of_attr(JigEvalCall *call, const JigLlvmLayout *l, const JigAttr *x,
                            JigEvalValue *out) {
    *out = (JigEvalValue){.tag = JIG_EVAL_POISON};
    if (jig_attr_is(x, JIG_LLVM_ATTR(UNDEF)) || jig_attr_is(x, JIG_LLVM_ATTR(POISON)))
        return true;
    if (l->form == JIG_LLVM_SCALAR)
        return scalar_of_attr(call, &l->elem, x, out);
    JigEvalShaped *s = jig_llvm_new_value(call, l);
    JIG_CHECK(s);
    *out = jig_eval_shaped_value(s);
    if (bytes_of_attr(call, l, x, s))
        return true;
    jig_eval_release(out);
    return false;
}

static bool make_constant(JigEvalCall *call, JigEvalValue *v) {
    const JigOp *op = call->step->op;
    const JigAttr *x = jig_llvm_mlir_constant_value_attr(op);
    const JigLlvmLayout *l = jig_llvm_need_layout(call, jig_op_result_type(op, 0));
    JIG_CHECK(l);
    if (jig_attr_kind(x) == JIG_ATTR_SYMBOL_REF) {
        JigOp *function = jig_symbol_lookup_nearest(call->step->op, x);
        JIG_CHECK(function || jig_eval_fail(call, "names what is not there"));
        *v = jig_eval_number(jig_eval_pointer_to_function(call->eval, function));
        return true;
    }
    return jig_llvm_value_of_attr(call, l, x, v) ||
           jig_eval_unknown_fail(call, "has a constant that cannot be evaluated");
}

JigEvalOutcome jig_llvm_eval_constant(JigEvalCall *call) {
    JigEvalValue *v = call->step->memo;
    if (!v) {
        JigEvalValue made;
        if (!make_constant(call, &made))
            return JIG_EVAL_STOP;
        bool is_new;
        v = jig_eval_memo(call, sizeof *v, &is_new);
        *v = made;
        jig_vec_push(&call->eval->kept, v);
    }
    jig_eval_set(call, 0, v);
    return JIG_EVAL_NEXT;
}

/* ---- Of types ---- */

static JigElem elem_of(const JigEval *e, const JigType *t) {
    const JigElem pointer = {.kind = JIG_ELEM_INT,
                             .part = JIG_ELEM_INT,
                             .width = 64,
                             .size = sizeof(uint64_t),
                             .lanes = 1};
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR))
        return pointer;
    const JigLlvmLayout *l = jig_llvm_layout_of((JigEval *)(uintptr_t)e, t);
    return l ? l->elem : (JigElem){.lanes = 1};
}

static JigStr text_at(JigEval *e, const JigLlvmLayout *l, const JigEvalBuffer *b, uint64_t place,
                      JigArena *a);

static JigStr pointer_text(uint64_t address, JigArena *a) {
    return address ? jig_arena_printf(a, "%#llx", (unsigned long long)address) : JIG_STR("null");
}

static JigStr parts_text(JigEval *e, const JigLlvmLayout *l, const JigEvalBuffer *b, uint64_t from,
                         JigArena *a) {
    JigCharVec out = {0};
    jig_vec_append(&out, "[", 1);
    /* As many elements of nothing as one likes are told by the type alone. */
    for (uint64_t i = 0; i < l->n && (l->value || l->form == JIG_LLVM_STRUCT); ++i) {
        uint64_t place;
        const JigLlvmLayout *part = jig_llvm_layout_part(l, i, &place);
        JigStr text = text_at(e, part, b, from + place, a);
        if (i)
            jig_vec_append(&out, ", ", 2);
        jig_vec_append(&out, text.ptr, text.len);
    }
    jig_vec_append(&out, "]", 1);
    JigStr text = jig_arena_str(a, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    return text;
}

/* A part as an attribute with its type, but for aggregates. */
static JigStr text_at(JigEval *e, const JigLlvmLayout *l, const JigEvalBuffer *b, uint64_t place,
                      JigArena *a) {
    if (l->form == JIG_LLVM_ARRAY || l->form == JIG_LLVM_STRUCT)
        return parts_text(e, l, b, place, a);
    JigEvalValue v;
    JigLoc nowhere = jig_loc_unknown(e->ctx);
    JigEvalShaped s = {.buffer = (JigEvalBuffer *)(uintptr_t)b, .elem = l->elem};
    if (l->form == JIG_LLVM_VECTOR) {
        int64_t n = (int64_t)l->n;
        JigEvalShaped *copy =
            jig_eval_shaped_create(e, nowhere, l->elem, 1, &n, JIG_BUFFER_VALUE, true);
        if (!copy)
            return JIG_STR("?");
        jig_eval_buffer_copy(copy->buffer, 0, b, place, l->value);
        v = jig_eval_shaped_value(copy);
    } else {
        jig_eval_load_elem(e, nowhere, &s, place, &v);
    }
    JigStr text = jig_eval_value_to_str(e, l->type, &v, a);
    jig_eval_release(&v);
    return text;
}

static JigStr text_of(JigEval *e, const JigType *t, const JigEvalValue *v, JigArena *a) {
    const JigLlvmLayout *l = jig_llvm_layout_of(e, t);
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR))
        return pointer_text(v->w[0], a);
    return l && v->tag == JIG_EVAL_SHAPED ? text_at(e, l, v->shaped->buffer, 0, a) : JIG_STR("?");
}

static const JigType *part_of(JigEvalCall *call, const JigType *t, const JigEvalValue *v, size_t i,
                              JigEvalValue *out) {
    uint64_t place;
    const JigLlvmLayout *l = jig_llvm_layout_of(call->eval, t),
                        *part = l ? jig_llvm_layout_part(l, i, &place) : NULL;
    *out = (JigEvalValue){.tag = v->tag == JIG_EVAL_SHAPED ? JIG_EVAL_NONE : v->tag};
    if (!part ||
        (v->tag == JIG_EVAL_SHAPED && !jig_llvm_value_part(call, part, v->shaped, place, out)))
        return NULL;
    return part->type;
}

const JigEvalTypeIface jig_llvm_eval_type = {.elem = elem_of,
                                             .convert = jig_llvm_eval_convert,
                                             .text = text_of,
                                             .part = part_of,
                                             .spread = jig_llvm_eval_spread};
