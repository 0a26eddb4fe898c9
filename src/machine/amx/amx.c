/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "machine/amx/amx_int.h"
#include "jig/asm.h"

/* ---- !amx.tile<16x32xbf16> ---- */

enum { SHAPE, ELEMENT, NUM_PARAMS };

bool jig_amx_is_tile(const JigType *t) {
    return jig_type_is(t, JIG_AMX_TYPE(TILE));
}
size_t jig_amx_rank(const JigType *tile) {
    return jig_attr_dense_array_len(jig_type_param(tile, SHAPE));
}
int64_t jig_amx_dim(const JigType *tile, size_t i) {
    return jig_attr_dense_i64_data(jig_type_param(tile, SHAPE))[i];
}
const JigType *jig_amx_element(const JigType *tile) {
    return jig_attr_type_value(jig_type_param(tile, ELEMENT));
}

static bool is_element(const JigType *t) {
    JigContext *ctx = jig_type_context(t);
    static const JigFloatKind floats[] = {JIG_F32, JIG_F16, JIG_BF16};
    for (size_t i = 0; i < JIG_LEN(floats); i++)
        if (t == jig_type_float(ctx, floats[i]))
            return true;
    return t == jig_type_i(ctx, 32) || t == jig_type_i(ctx, 8);
}

static bool verify_tile(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    return is_element(jig_attr_type_value(params[ELEMENT])) ||
           jig_error(ctx, loc,
                     "failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 "
                     "type or 32-bit signless integer or 8-bit signless integer");
}

static const JigType *parse_tile(JigParser *p) {
    JigContext *ctx = jig_parser_context(p);
    JigLoc loc = jig_parse_loc(p, jig_parse_name_spot(p));
    int64_t *dims;
    size_t n;
    if (!jig_parse_token(p, "<") || !jig_parse_dims(p, false, true, &dims, &n))
        return NULL;
    const JigType *element = jig_parse_type(p);
    if (!element || !jig_parse_token(p, ">"))
        return NULL;
    const JigAttr *params[NUM_PARAMS] = {
        [SHAPE] = jig_attr_dense_i64(ctx, dims, n), [ELEMENT] = jig_attr_of_type(element)};
    if (!verify_tile(ctx, loc, params, NUM_PARAMS))
        return NULL;
    return jig_type_get(ctx, JIG_AMX_TYPE(TILE), params, NUM_PARAMS);
}

static void print_tile(JigPrinter *p, const JigType *t) {
    jig_print(p, "<");
    jig_print_dims(p, jig_attr_dense_i64_data(jig_type_param(t, SHAPE)), jig_amx_rank(t));
    jig_print(p, "x");
    jig_print_type(p, jig_amx_element(t));
    jig_print(p, ">");
}

const JigTypeRow jig_amx_types[] = {
    [JIG_AMX_TYPE_TILE] = {.name = "amx.tile",
                           .written = "<integerxintegerxtype>",
                           .params = "shape: attr, element: type",
                           .parse = parse_tile,
                           .print = print_tile,
                           .verify = verify_tile,
                           .summary = "what a tile register holds"},
};

/* ---- Constraints ---- */

static bool is_plane(const JigType *t) {
    return jig_amx_is_tile(t) && jig_amx_rank(t) == 2;
}
static bool is_float_tile(const JigType *t) {
    return is_plane(t) && jig_type_is_float(jig_amx_element(t)) &&
           jig_type_width(jig_amx_element(t)) == 32;
}
static bool is_short_tile(const JigType *t) {
    return is_plane(t) && jig_type_width(jig_amx_element(t)) == 16;
}
static bool is_word_tile(const JigType *t) {
    return is_plane(t) && jig_amx_element(t) == jig_type_i(jig_type_context(t), 32);
}
static bool is_byte_tile(const JigType *t) {
    return is_plane(t) && jig_type_width(jig_amx_element(t)) == 8;
}
static const JigTypeConstraint type_constraints[] = {
    {"Tile",
     "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit "
     "signless integer values",
     .test = is_plane},
    {"FloatTile", "tile of 32-bit float values", .test = is_float_tile},
    {"ShortTile", "tile of 16-bit float or bfloat16 type values", .test = is_short_tile},
    {"WordTile", "tile of 32-bit signless integer values", .test = is_word_tile},
    {"ByteTile", "tile of 8-bit signless integer values", .test = is_byte_tile},
};

const JigOpRow jig_amx_ops[] = {
#define OP(id, opname, ...) {.name = opname, __VA_ARGS__},
#include "machine/amx/amx.def"
};

const JigDialect jig_amx_dialect = {
    .name = "amx",
    .ops = jig_amx_ops,
    .num_ops = JIG_AMX_NUM_OPS,
    .types = jig_amx_types,
    .num_types = JIG_AMX_NUM_TYPES,
    .type_constraints = type_constraints,
    .num_type_constraints = JIG_LEN(type_constraints),
};
