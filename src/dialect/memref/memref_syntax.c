/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of memref.global; types that follow from operands. */
#include "dialect/memref/memref_int.h"

bool jig_memref_infer_distinct_objects(JigInferCall *call) {
    call->num_types = call->num_operands;
    call->types = jig_arena_alloc(call->arena, (call->num_operands + 1) * sizeof *call->types);
    for (size_t i = 0; i < call->num_operands; i++)
        call->types[i] = jig_value_type(call->operands[i]);
    return true;
}

/* ---- custom<GlobalMemrefOpTypeAndInitialValue>: memref<2xf32> [= uninitialized | = dense<...>]
 * ---- */

enum { TYPE, INITIAL };

/* A global without initial value is external: an absent attribute. One that is
 * uninitialized has a unit attribute. */
bool jig_memref_parse_global_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    const JigType *type = jig_parse_type(p);
    if (!type)
        return false;
    if (!jig_type_is_memref(type) || !jig_type_has_static_shape(type))
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "type should be static shaped memref, but got %s",
                               jig_msg_type(type));
    slots[TYPE].attr = jig_attr_of_type(type);
    if (!jig_parse_try_token(p, "="))
        return true;
    if (jig_parse_try_keyword(p, "uninitialized")) {
        slots[INITIAL].attr = jig_attr_unit(jig_parser_context(p));
        return true;
    }
    const JigType *tensor =
        jig_type_tensor(jig_type_shape(type), jig_type_rank(type), jig_type_element(type), NULL);
    slots[INITIAL].attr = jig_parse_attr(p, tensor);
    if (!slots[INITIAL].attr)
        return false;
    JigAttrKind kind = jig_attr_kind(slots[INITIAL].attr);
    bool elements = kind == JIG_ATTR_DENSE || kind == JIG_ATTR_DENSE_STRING ||
                    kind == JIG_ATTR_RESOURCE || kind == JIG_ATTR_SPARSE ||
                    kind == JIG_ATTR_DENSE_ARRAY;
    return elements || jig_parse_error(p, jig_parse_name_spot(p),
                                       "initial value should be a unit or elements attribute");
}

void jig_memref_print_global_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_print_attr_untyped(p, slots[TYPE].attr);
    if (!slots[INITIAL].attr)
        return;
    jig_print(p, " = ");
    if (jig_attr_kind(slots[INITIAL].attr) == JIG_ATTR_UNIT)
        jig_print(p, "uninitialized");
    else
        jig_print_attr_untyped(p, slots[INITIAL].attr);
}
