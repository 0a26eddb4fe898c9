/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/named_values.h"

typedef struct NamedValues {
    JigUnresolved *values;
    const JigAttr **names;
    size_t num_values, num_names, cap_values, cap_names;
} NamedValues;

static bool parse_named_value(JigParser *p, void *user) {
    NamedValues *list = user;
    JigUnresolved value;
    JigSpot spot = jig_parse_spot(p);
    const JigAttr *name = jig_parse_attr(p, NULL);
    JIG_CHECK(name != NULL);
    if (!jig_attr_is_string(name))
        return jig_parse_error(p, spot, "invalid kind of attribute specified");
    JIG_CHECK(jig_parse_token(p, "=") && jig_parse_operand(p, &value));
    JIG_ARENA_PUSH(jig_parser_arena(p), list->names, list->num_names, list->cap_names, name);
    JIG_ARENA_PUSH(jig_parser_arena(p), list->values, list->num_values, list->cap_values, value);
    return true;
}

bool jig_named_values_parse(JigParser *p, JigSlot *values, JigSlot *names) {
    NamedValues list = {0};
    if (jig_parse_try_token(p, "{"))
        JIG_CHECK(jig_parse_list(p, JIG_DELIM_NONE, parse_named_value, &list, NULL) &&
                  jig_parse_token(p, "}"));
    values->operands = list.values;
    values->n = list.num_values;
    names->attr = jig_attr_array(jig_parser_context(p), list.names, list.num_names);
    return true;
}

void jig_named_values_print(JigPrinter *p, const char *before, const JigSlot *values,
                            const JigSlot *names) {
    if (!values->n)
        return;
    jig_print(p, before);
    jig_print(p, "{");
    for (size_t i = 0; i < values->n; ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_attr(p, jig_attr_array_at(names->attr, i));
        jig_print(p, " = ");
        jig_print_value(p, values->values[i]);
    }
    jig_print(p, "}");
}
