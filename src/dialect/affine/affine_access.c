/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of affine.load, store, prefetch and their vector forms: memref[indices] with
 * indices that are affine expressions over values. */
#include "dialect/affine/affine_int.h"

/* ---- Parsing ---- */

typedef struct Access {
    JigUnresolved memref;
    const JigMap *map;
    JigUnresolved *dims, *symbols;
    size_t num_dims, num_symbols;
} Access;

static bool parse_access(JigParser *p, JigOpState *s, Access *a) {
    *a = (Access){0};
    JIG_CHECK(jig_parse_operand(p, &a->memref));
    JIG_CHECK(jig_parse_map_of_ssa_ids(p, JIG_DELIM_SQUARE, &a->map, &a->dims, &a->num_dims,
                                       &a->symbols, &a->num_symbols));
    jig_state_add_attr(s, p, "map", jig_attr_of_map(a->map));
    return true;
}

static const JigType *parse_memref_type(JigParser *p) {
    JigSpot spot = jig_parse_spot(p);
    const JigType *t = jig_parse_type(p);
    if (t && !jig_type_is_memref(t)) {
        (void)jig_parse_error(
            p, spot, "invalid kind of type specified: expected builtin.memref, but found %s",
            jig_msg_type(t));
        return NULL;
    }
    return t;
}

static bool resolve_access(JigParser *p, JigOpState *s, const Access *a, const JigType *memref) {
    const JigType *index = jig_type_index(jig_parser_context(p));
    JIG_CHECK(jig_resolve_operand(p, s, &a->memref, memref));
    JIG_CHECK(jig_resolve_operands(p, s, a->dims, a->num_dims, index));
    return jig_resolve_operands(p, s, a->symbols, a->num_symbols, index);
}

static const JigType *parse_vector_type(JigParser *p) {
    JigSpot spot = jig_parse_spot(p);
    const JigType *t = jig_parse_type(p);
    if (t && !jig_type_is_vector(t)) {
        (void)jig_parse_error(
            p, spot, "invalid kind of type specified: expected builtin.vector, but found %s",
            jig_msg_type(t));
        return NULL;
    }
    return t;
}

static bool parse_load(JigParser *p, JigOpState *s, bool vector) {
    Access a;
    JIG_CHECK(parse_access(p, s, &a));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    JIG_CHECK(jig_parse_token(p, ":"));
    const JigType *memref = parse_memref_type(p), *result;
    JIG_CHECK(memref);
    result = jig_type_element(memref);
    if (vector) {
        JIG_CHECK(jig_parse_token(p, ","));
        JIG_CHECK((result = parse_vector_type(p)));
    }
    JIG_CHECK(resolve_access(p, s, &a, memref));
    jig_state_add_types(s, p, &result, 1);
    return true;
}

bool jig_affine_parse_load(JigParser *p, JigOpState *s) {
    return parse_load(p, s, false);
}
bool jig_affine_parse_vector_load(JigParser *p, JigOpState *s) {
    return parse_load(p, s, true);
}

static bool parse_store(JigParser *p, JigOpState *s, bool vector) {
    JigUnresolved value;
    Access a;
    JIG_CHECK(jig_parse_operand(p, &value));
    JIG_CHECK(jig_parse_token(p, ","));
    JIG_CHECK(parse_access(p, s, &a));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    JIG_CHECK(jig_parse_token(p, ":"));
    const JigType *memref = parse_memref_type(p), *type;
    JIG_CHECK(memref);
    type = jig_type_element(memref);
    if (vector) {
        JIG_CHECK(jig_parse_token(p, ","));
        JIG_CHECK((type = parse_vector_type(p)));
    }
    JIG_CHECK(jig_resolve_operand(p, s, &value, type));
    return resolve_access(p, s, &a, memref);
}

bool jig_affine_parse_store(JigParser *p, JigOpState *s) {
    return parse_store(p, s, false);
}
bool jig_affine_parse_vector_store(JigParser *p, JigOpState *s) {
    return parse_store(p, s, true);
}

bool jig_affine_parse_prefetch(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    Access a;
    JigStr mode, cache;
    JIG_CHECK(parse_access(p, s, &a));
    JIG_CHECK(jig_parse_token(p, ",") && jig_parse_any_keyword(p, &mode) &&
              jig_parse_token(p, ","));
    JIG_CHECK(jig_parse_keyword(p, "locality") && jig_parse_token(p, "<"));
    const JigAttr *hint = jig_parse_attr(p, jig_type_i(ctx, 32));
    JIG_CHECK(hint);
    jig_state_add_attr(s, p, "localityHint", hint);
    JIG_CHECK(jig_parse_token(p, ">") && jig_parse_token(p, ",") &&
              jig_parse_any_keyword(p, &cache));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    JIG_CHECK(jig_parse_token(p, ":"));
    const JigType *memref = parse_memref_type(p);
    JIG_CHECK(memref && resolve_access(p, s, &a, memref));
    if (!jig_str_is(mode, "read") && !jig_str_is(mode, "write"))
        return jig_parse_error(p, jig_parse_name_spot(p),
                               "rw specifier has to be 'read' or 'write'");
    if (!jig_str_is(cache, "data") && !jig_str_is(cache, "instr"))
        return jig_parse_error(p, jig_parse_name_spot(p), "cache type has to be 'data' or 'instr'");
    jig_state_add_attr(s, p, "isWrite", jig_attr_bool(ctx, jig_str_is(mode, "write")));
    jig_state_add_attr(s, p, "isDataCache", jig_attr_bool(ctx, jig_str_is(cache, "data")));
    return true;
}

/* ---- Printing ---- */

/* %memref[%i + 1, %j], from operand `first` on. */
static void print_access(JigPrinter *p, const JigOp *op, size_t first) {
    size_t n = jig_op_num_operands(op) - first - 1;
    JigArena *a = jig_arena_create();
    JigValue **indices = JIG_NEW_ARRAY(a, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        indices[i] = jig_op_operand(op, first + 1 + i);
    jig_print_value(p, jig_op_operand(op, first));
    jig_print(p, "[");
    const JigAttr *map = jig_op_attr(op, "map");
    if (map)
        jig_print_map_of_ssa_ids(p, jig_attr_map_value(map), indices);
    jig_print(p, "]");
    jig_arena_destroy(a);
}

static void print_types(JigPrinter *p, const JigType *memref, const JigType *vector) {
    jig_print(p, " : ");
    jig_print_type(p, memref);
    if (!vector)
        return;
    jig_print(p, ", ");
    jig_print_type(p, vector);
}

static const char *const elided[] = {"map", "isWrite", "localityHint", "isDataCache", NULL};

static void print_load(JigPrinter *p, const JigOp *op, bool vector) {
    jig_print(p, " ");
    print_access(p, op, 0);
    jig_print_attr_dict(p, op, elided);
    print_types(p, jig_value_type(jig_op_operand(op, 0)),
                vector ? jig_value_type(jig_op_result(op, 0)) : NULL);
}

void jig_affine_print_load(JigPrinter *p, const JigOp *op) {
    print_load(p, op, false);
}
void jig_affine_print_vector_load(JigPrinter *p, const JigOp *op) {
    print_load(p, op, true);
}

static void print_store(JigPrinter *p, const JigOp *op, bool vector) {
    jig_print(p, " ");
    jig_print_value(p, jig_op_operand(op, 0));
    jig_print(p, ", ");
    print_access(p, op, 1);
    jig_print_attr_dict(p, op, elided);
    print_types(p, jig_value_type(jig_op_operand(op, 1)),
                vector ? jig_value_type(jig_op_operand(op, 0)) : NULL);
}

void jig_affine_print_store(JigPrinter *p, const JigOp *op) {
    print_store(p, op, false);
}
void jig_affine_print_vector_store(JigPrinter *p, const JigOp *op) {
    print_store(p, op, true);
}

void jig_affine_print_prefetch(JigPrinter *p, const JigOp *op) {
    jig_print(p, " ");
    print_access(p, op, 0);
    jig_print(p, jig_op_int_attr(op, "isWrite", 0) ? ", write, locality<" : ", read, locality<");
    jig_print_int(p, jig_op_int_attr(op, "localityHint", 0));
    jig_print(p, jig_op_int_attr(op, "isDataCache", 0) ? ">, data" : ">, instr");
    jig_print_attr_dict(p, op, elided);
    print_types(p, jig_value_type(jig_op_operand(op, 0)), NULL);
}
