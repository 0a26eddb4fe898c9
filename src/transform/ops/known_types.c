/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/ops/known_types.h"

#include "transform/ops/ops_int.h"

bool jig_known_types_resolve(JigParser *p, JigOpState *s, const JigUnresolved *operands, size_t n) {
    for (size_t i = 0; i < n; ++i) {
        const JigType *type = jig_parse_known_type(p, &operands[i]);
        JIG_CHECK(type && jig_resolve_operand(p, s, &operands[i], type));
    }
    return true;
}

static void add_default_results(JigParser *p, JigOpState *s, size_t n) {
    const JigType *any = jig_type_get(jig_parser_context(p), JIG_TRANSFORM_TYPE(ANY_OP), NULL, 0);
    for (size_t i = 0; i < n; ++i)
        jig_state_add_types(s, p, &any, 1);
}

static bool parse_written(JigParser *p, JigOpState *s, const JigUnresolved *operands, size_t n,
                          size_t num_results) {
    JigSpot at = jig_parse_spot(p);
    const JigType *type = jig_parse_type(p);
    JIG_CHECK(type);
    bool is_function = jig_type_kind(type) == JIG_TYPE_FUNCTION;
    size_t inputs = is_function   ? jig_type_num_inputs(type)
                    : num_results ? 0
                                  : 1,
           results = is_function   ? jig_type_num_results(type)
                     : num_results ? 1
                                   : 0;
    if (inputs > n || results != num_results)
        return jig_parse_error(p, at, "expected types of %zu operands and %zu results", n,
                               num_results);
    for (size_t i = 0; i < inputs; ++i)
        JIG_CHECK(
            jig_resolve_operand(p, s, &operands[i], is_function ? jig_type_inputs(type)[i] : type));
    JIG_CHECK(jig_known_types_resolve(p, s, operands + inputs, n - inputs));
    jig_state_add_types(s, p, is_function ? jig_type_results(type) : &type, results);
    return true;
}

bool jig_known_types_parse(JigParser *p, JigOpState *s, const JigUnresolved *operands, size_t n,
                           size_t num_results) {
    if (jig_parse_try_token(p, ":"))
        return parse_written(p, s, operands, n, num_results);
    JIG_CHECK(jig_known_types_resolve(p, s, operands, n));
    add_default_results(p, s, num_results);
    return true;
}

void jig_known_types_print(JigPrinter *p, const JigOp *op) {
    jig_print(p, " : ");
    size_t n = jig_op_num_operands(op), results = jig_op_num_results(op);
    bool bare = n == 0 || results == 0;
    jig_print(p, bare ? "" : "(");
    for (size_t i = 0; i < n; ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_type(p, jig_op_operand_type(op, i));
    }
    jig_print(p, bare ? "" : results > 1 ? ") -> (" : ") -> ");
    for (size_t i = 0; i < results; ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_type(p, jig_op_result_type(op, i));
    }
    jig_print(p, results > 1 && !bare ? ")" : "");
}

/* ---- Of one operand ---- */

enum { OPERAND, TYPE };

bool jig_known_types_parse_one(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    const JigType **type = jig_arena_alloc(jig_parser_arena(p), sizeof *type);
    *type = jig_parse_peek_token(p, ":") ? NULL
                                         : jig_parse_try_known_type(p, &slots[OPERAND].operands[0]);
    if (!*type) {
        JIG_CHECK(jig_parse_token(p, ":"));
        *type = jig_parse_type(p);
    }
    slots[TYPE].types = type;
    slots[TYPE].n = 1;
    return *type != NULL;
}

void jig_known_types_print_one(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_print(p, ": ");
    jig_print_type(p, slots[TYPE].types[0]);
}
