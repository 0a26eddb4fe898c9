/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How former releases wrote ops between tensors and buffers. */
#include "dialect/bufferization/bufferization_int.h"
#include "jig/asm.h"

static bool parse_to_tensor(JigParser *p, JigOpState *state);
static bool parse_tensor_store(JigParser *p, JigOpState *state);

/* clang-format off */
const JigOlderText jig_bufferization_older[] = {
    {"bufferization.to_memref", .op = "bufferization.to_buffer", .until = "20",
     .what = "it is bufferization.to_buffer"},
    {"bufferization.to_memref", .op = "bufferization.to_buffer",
     .format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($buffer)", .until = "19",
     .what = "it is bufferization.to_buffer, which says the type of the tensor, too"},
    {"bufferization.to_tensor", .parse = parse_to_tensor, .until = "19",
     .what = "it says the type of the tensor, too"},
    {"memref.tensor_store", .op = "bufferization.materialize_in_destination",
     .parse = parse_tensor_store, .until = "17",
     .what = "it is bufferization.materialize_in_destination"},
    {0}};
/* clang-format on */

/* The tensor of the buffer's shape; NULL: there is none. */
static const JigType *tensor_of(const JigType *t) {
    if (!jig_type_is_memref(t))
        return NULL;
    return jig_type_tensor(jig_type_shape(t), jig_type_rank(t), jig_type_element(t), NULL);
}

/* %buffer restrict writable {...} : memref<...> */
static bool parse_to_tensor(JigParser *p, JigOpState *state) {
    JigUnresolved buffer;
    const JigAttr *unit = jig_attr_unit(jig_parser_context(p));
    JIG_CHECK(jig_parse_operand(p, &buffer));
    if (jig_parse_try_keyword(p, "restrict"))
        jig_state_add_attr(state, p, "restrict", unit);
    if (jig_parse_try_keyword(p, "writable"))
        jig_state_add_attr(state, p, "writable", unit);
    JIG_CHECK(jig_parse_attr_dict(p, state));
    JigSpot spot = jig_parse_spot(p);
    const JigType *type = jig_parse_colon_type(p), *tensor = type ? tensor_of(type) : NULL;
    if (!tensor)
        return type && jig_parse_error(p, spot, "expected a ranked memref");
    jig_state_add_types(state, p, &tensor, 1);
    return jig_resolve_operand(p, state, &buffer, type);
}

/* %tensor, %buffer {...} : memref<...> */
static bool parse_tensor_store(JigParser *p, JigOpState *state) {
    JigUnresolved tensor, buffer;
    JIG_CHECK(jig_parse_operand(p, &tensor) && jig_parse_token(p, ",") &&
              jig_parse_operand(p, &buffer) && jig_parse_attr_dict(p, state));
    JigSpot spot = jig_parse_spot(p);
    const JigType *type = jig_parse_colon_type(p), *of = type ? tensor_of(type) : NULL;
    if (!of)
        return type && jig_parse_error(p, spot, "expected a ranked memref");
    jig_state_add_attr(state, p, "writable", jig_attr_unit(jig_parser_context(p)));
    return jig_resolve_operand(p, state, &tensor, of) &&
           jig_resolve_operand(p, state, &buffer, type);
}
