/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of affine.load, store, prefetch and their vector forms: memref[indices] with
 * indices that are affine expressions over values. */
#include "dialect/affine/affine_int.h"
#include "dialect/common/prefetch.h"

/* ---- Parsing ---- */

bool jig_affine_parse_access(JigParser *p, JigOpState *s, const char *map, JigAffineAccess *a) {
    *a = (JigAffineAccess){0};
    JIG_CHECK(jig_parse_operand(p, &a->memref));
    JIG_CHECK(jig_parse_map_of_ssa_ids(p, JIG_DELIM_SQUARE, &a->map, &a->dims, &a->num_dims,
                                       &a->symbols, &a->num_symbols));
    jig_state_add_attr(s, p, map, jig_attr_of_map(a->map));
    return true;
}

bool jig_affine_resolve_access(JigParser *p, JigOpState *s, const JigAffineAccess *a,
                               const JigType *memref) {
    const JigType *index = jig_type_index(jig_parser_context(p));
    JIG_CHECK(jig_resolve_operand(p, s, &a->memref, memref));
    JIG_CHECK(jig_resolve_operands(p, s, a->dims, a->num_dims, index));
    return jig_resolve_operands(p, s, a->symbols, a->num_symbols, index);
}

static bool parse_load(JigParser *p, JigOpState *s, bool vector) {
    JigAffineAccess a;
    JIG_CHECK(jig_affine_parse_access(p, s, "map", &a));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    const JigType *memref = jig_parse_colon_memref_type(p), *result;
    JIG_CHECK(memref);
    result = jig_type_element(memref);
    if (vector) {
        JIG_CHECK(jig_parse_token(p, ","));
        JIG_CHECK((result = jig_parse_vector_type(p)));
    }
    JIG_CHECK(jig_affine_resolve_access(p, s, &a, memref));
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
    JigAffineAccess a;
    JIG_CHECK(jig_parse_operand(p, &value));
    JIG_CHECK(jig_parse_token(p, ","));
    JIG_CHECK(jig_affine_parse_access(p, s, "map", &a));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    const JigType *memref = jig_parse_colon_memref_type(p), *type;
    JIG_CHECK(memref);
    type = jig_type_element(memref);
    if (vector) {
        JIG_CHECK(jig_parse_token(p, ","));
        JIG_CHECK((type = jig_parse_vector_type(p)));
    }
    JIG_CHECK(jig_resolve_operand(p, s, &value, type));
    return jig_affine_resolve_access(p, s, &a, memref);
}

bool jig_affine_parse_store(JigParser *p, JigOpState *s) {
    return parse_store(p, s, false);
}
bool jig_affine_parse_vector_store(JigParser *p, JigOpState *s) {
    return parse_store(p, s, true);
}

bool jig_affine_parse_prefetch(JigParser *p, JigOpState *s) {
    JigAffineAccess a;
    JigPrefetchHint hint;
    JIG_CHECK(jig_affine_parse_access(p, s, "map", &a) && jig_prefetch_parse_hint(p, &hint));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    const JigType *memref = jig_parse_colon_memref_type(p);
    return memref && jig_affine_resolve_access(p, s, &a, memref) &&
           jig_prefetch_add_hint(s, p, &hint);
}

/* ---- Printing ---- */

void jig_affine_print_access(JigPrinter *p, const JigOp *op, size_t first, size_t n,
                             const char *map_name) {
    JigArena *a = jig_arena_create();
    JigValue **indices = JIG_NEW_ARRAY(a, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        indices[i] = jig_op_operand(op, first + 1 + i);
    jig_print_value(p, jig_op_operand(op, first));
    jig_print(p, "[");
    const JigAttr *map = jig_op_attr(op, map_name);
    if (map)
        jig_print_map_of_ssa_ids(p, jig_attr_map_value(map), indices);
    jig_print(p, "]");
    jig_arena_destroy(a);
}

/* All operands from `first` on. */
static void print_access(JigPrinter *p, const JigOp *op, size_t first) {
    jig_affine_print_access(p, op, first, jig_op_num_operands(op) - first - 1, "map");
}

static void print_types(JigPrinter *p, const JigType *memref, const JigType *vector) {
    jig_print(p, " : ");
    jig_print_type(p, memref);
    if (!vector)
        return;
    jig_print(p, ", ");
    jig_print_type(p, vector);
}

static const char *const elided[] = {"map", NULL};

static void print_load(JigPrinter *p, const JigOp *op, bool vector) {
    jig_print(p, " ");
    print_access(p, op, 0);
    jig_print_attr_dict(p, op, elided);
    print_types(p, jig_value_type(jig_affine_load_memref(op)),
                vector ? jig_op_result_type(op, 0) : NULL);
}

void jig_affine_print_load(JigPrinter *p, const JigOp *op) {
    print_load(p, op, false);
}
void jig_affine_print_vector_load(JigPrinter *p, const JigOp *op) {
    print_load(p, op, true);
}

static void print_store(JigPrinter *p, const JigOp *op, bool vector) {
    jig_print(p, " ");
    jig_print_value(p, jig_affine_value(op));
    jig_print(p, ", ");
    print_access(p, op, 1);
    jig_print_attr_dict(p, op, elided);
    print_types(p, jig_value_type(jig_affine_store_memref(op)),
                vector ? jig_value_type(jig_affine_value(op)) : NULL);
}

void jig_affine_print_store(JigPrinter *p, const JigOp *op) {
    print_store(p, op, false);
}
void jig_affine_print_vector_store(JigPrinter *p, const JigOp *op) {
    print_store(p, op, true);
}

void jig_affine_print_prefetch(JigPrinter *p, const JigOp *op) {
    static const char *const shown[] = {"map", "isWrite", "localityHint", "isDataCache", NULL};
    jig_print(p, " ");
    print_access(p, op, 0);
    jig_prefetch_print_hint(p, op);
    jig_print_attr_dict(p, op, shown);
    print_types(p, jig_value_type(jig_affine_prefetch_memref(op)), NULL);
}
