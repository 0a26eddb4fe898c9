/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Floats as elements of a finite field (support/field.h): of 16 bytes each, whatever their format.
 * Their bits mean nothing: what asks for these is not decided.
 */
#include "eval/evaluator.h"
#include "support/check.h"
#include "support/field.h"

/* ---- From IEEE's formats ---- */

JigElem jig_eval_elem_plain(const JigElem *elem) {
    JIG_REQUIRE(elem);
    JigElem plain = *elem;
    if (elem->part == JIG_ELEM_FLOAT && jig_is_in_field(elem->float_kind)) {
        plain.float_kind = jig_field_format(elem->float_kind);
        plain.size = (elem->width + 7) / 8 * (elem->kind == JIG_ELEM_COMPLEX ? 2 : 1);
    }
    return plain;
}

JigFloat jig_eval_float_of_plain(const JigElem *elem, JigFloat x) {
    JIG_REQUIRE(elem);
    if (!jig_is_in_field(elem->float_kind) || x.kind != jig_field_format(elem->float_kind))
        return x;
    JigFloat exact = jig_field_of(elem->float_kind, x);
    if (!elem->fractions)
        return exact;
    JigFloat constant = jig_field_of_constant(elem->float_kind, x);
    *elem->fractions = *elem->fractions || !jig_field_same(exact, constant);
    return constant;
}

bool jig_eval_took_fractions(const JigEval *e) {
    JIG_REQUIRE(e);
    return e->took_fraction;
}

/* ---- Bits ---- */

bool jig_eval_decides(JigEvalCall *call) {
    JIG_REQUIRE(call);
    if (call->eval->options.domain != JIG_EVAL_FIELD)
        return true;
    return jig_eval_unknown_fail(call, "has no meaning in a finite field");
}

bool jig_eval_keeps_bits(JigEvalCall *call, const JigElem *from, const JigElem *to) {
    JIG_REQUIRE(call && from && to);
    bool same = from->kind == to->kind && from->part == to->part && from->width == to->width &&
                from->float_kind == to->float_kind;
    bool floats = from->part == JIG_ELEM_FLOAT || to->part == JIG_ELEM_FLOAT;
    return same || !floats || jig_eval_decides(call);
}

/* ---- Bytes ---- */

static JigEvalBuffer *create_beside(JigEvalCall *call, JigEvalBuffer *b, uint32_t size,
                                    const JigElem *elem) {
    JigEvalBuffer *field = jig_eval_buffer_create(call->eval, b->where, b->size / size * elem->size,
                                                  (JigBufferKind)b->kind, false);
    field->born = b->born;
    b->field = field;
    b->field_size = size;
    return field;
}

bool jig_eval_buffer_of_field(JigEvalCall *call, JigEvalBuffer **buffer, int64_t *at,
                              const JigElem *elem) {
    JIG_REQUIRE(call && buffer && *buffer && at && elem);
    JigElem plain = jig_eval_elem_plain(elem);
    JigEvalBuffer *b = *buffer;
    if (!b->field && !create_beside(call, b, plain.size, elem))
        return false;
    if (b->field_size != plain.size || *at % plain.size)
        return jig_eval_decides(call); /* it does not */
    *at = *at / plain.size * elem->size;
    *buffer = b->field;
    return true;
}
