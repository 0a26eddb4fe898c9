/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Directives of the formats. */
#include "dialect/common/named_values.h"
#include "dialect/irdl/irdl_int.h"

#include "support/vec.h"

/* ---- A body that is left out when it is empty ---- */

bool jig_irdl_parse_body(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JigRegion *body = slots[0].regions[0];
    JIG_CHECK(jig_parse_try_region(p, body, NULL, 0) >= 0);
    if (jig_region_is_empty(body))
        jig_region_insert(body, NULL, jig_block_create(jig_parser_context(p)));
    return true;
}

void jig_irdl_print_body(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    const JigRegion *body = slots[0].regions[0];
    if (!jig_block_is_empty(jig_region_first(body)))
        jig_print_region(p, body, true, true, true);
}

/* ---- (name: %value, other: variadic %value) ---- */

static const char *const variadicities[] = {"single", "optional", "variadic", NULL};

typedef struct Names {
    JIG_VEC(JigUnresolved) values;
    JIG_VEC(const JigAttr *) names, variadicities;
    bool variadicity;
} Names;

static bool parse_named(JigParser *p, void *user) {
    Names *list = user;
    JigContext *ctx = jig_parser_context(p);
    JigStr name;
    JigUnresolved value;
    JIG_CHECK(jig_parse_any_keyword(p, &name) && jig_parse_token(p, ":"));
    if (list->variadicity) {
        size_t kind = JIG_IRDL_SINGLE;
        (void)jig_parse_try_keyword_of(p, variadicities, &kind);
        jig_vec_push(&list->variadicities,
                     jig_attr_enum(ctx, &jig_irdl_attrs[JIG_IRDL_VARIADICITY], (int64_t)kind));
    }
    JIG_CHECK(jig_parse_operand(p, &value));
    jig_vec_push(&list->names, jig_attr_string(ctx, name));
    jig_vec_push(&list->values, value);
    return true;
}

/* Hands over operands, names and, in a third slot, variadicities. */
static void deliver(JigParser *p, Names *list, JigSlot *slots) {
    JigContext *ctx = jig_parser_context(p);
    slots[0].n = list->values.len;
    slots[0].operands = jig_arena_copy(jig_parser_arena(p), list->values.data,
                                       list->values.len * sizeof *list->values.data);
    slots[1].attr = jig_attr_array(ctx, list->names.data, list->names.len);
    if (list->variadicity) {
        const JigAttr *kinds =
            jig_attr_array(ctx, list->variadicities.data, list->variadicities.len);
        slots[2].attr = jig_attr_get(ctx, &jig_irdl_attrs[JIG_IRDL_VARIADICITIES], &kinds, 1);
    }
}

static void free_names(Names *list) {
    jig_vec_free(&list->values);
    jig_vec_free(&list->names);
    jig_vec_free(&list->variadicities);
}

bool jig_irdl_parse_named(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)state;
    Names list = {.variadicity = n == 3};
    bool ok = jig_parse_list(p, JIG_DELIM_PAREN, parse_named, &list, NULL);
    if (ok)
        deliver(p, &list, slots);
    free_names(&list);
    return ok;
}

void jig_irdl_print_named(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op;
    const JigAttr *kinds = n == 3 ? jig_attr_param(slots[2].attr, 0) : NULL;
    jig_print(p, "(");
    for (size_t i = 0; i < slots[0].n; i++) {
        jig_print(p, i ? ", " : "");
        jig_print_str(p, jig_attr_string_value(jig_attr_array_at(slots[1].attr, i)));
        jig_print(p, ": ");
        int64_t kind = kinds ? jig_attr_enum_value(jig_attr_array_at(kinds, i)) : JIG_IRDL_SINGLE;
        if (kind != JIG_IRDL_SINGLE) {
            jig_print(p, variadicities[kind]);
            jig_print(p, " ");
        }
        jig_print_value(p, slots[0].values[i]);
    }
    jig_print(p, ")");
}

/* ---- {"name" = %value, ...} ---- */

bool jig_irdl_parse_attributes(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    return jig_named_values_parse(p, &slots[0], &slots[1]);
}

void jig_irdl_print_attributes(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    jig_named_values_print(p, "", &slots[0], &slots[1]);
}
