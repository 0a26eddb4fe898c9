/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/tiles.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "ir/op.h"
#include "jig/affine.h"
#include "jig/attr.h"
#include "jig/iface.h"
#include "jig/ops/index.h"
#include "jig/type.h"
#include "transform/handle_type.h"
#include "support/check.h"

static void add(JigTiles *out, int64_t size, size_t position, size_t num_positions) {
    if (size < 2)
        return;
    for (size_t i = 0; i < out->len; ++i)
        if (out->data[i].size == size && out->data[i].position == position &&
            out->data[i].num_positions == num_positions)
            return;
    JigTile t = {size, position, num_positions};
    jig_vec_push(out, t);
}

static bool number_of(const JigOp *op, const char *name, int64_t *out) {
    const JigAttr *x = jig_op_attr(op, name);
    if (!x || !jig_attr_is_int(x))
        return false;
    *out = jig_attr_int_value(x);
    return true;
}

/* ---- Numbers of a handle ---- */

/* Where they go. */
typedef struct Place {
    JigTiles *out;
    size_t position, num_positions;
} Place;

static void add_at(const Place *p, const JigAttr *x) {
    if (jig_attr_is_int(x))
        add(p->out, jig_attr_int_value(x), p->position, p->num_positions);
    for (size_t i = 0; jig_attr_kind(x) == JIG_ATTR_ARRAY && i < jig_attr_array_len(x); ++i)
        add_at(p, jig_attr_array_at(x, i));
}

/* The numbers that an op says, a constant's, those that a knob may be. */
static void add_attrs(const Place *p, const JigOp *op) {
    const JigAttr *attrs = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i)
        add_at(p, jig_attr_dict_items(attrs)[i].value);
}

static JigWalk add_parameters(JigOp *op, void *user) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_transform_is_param(jig_op_result_type(op, i)) && !jig_op_num_operands(op)) {
            add_attrs(user, op);
            break;
        }
    return JIG_WALK_ADVANCE;
}

/* What it is made of: by the op, by its operands, by what alternatives yield. Where it comes from
 * somewhere else, it may be any parameter of the script. */
static void add_handle(const Place *p, JigValue *handle, size_t depth) {
    JigOp *op = jig_value_def(handle);
    if (!depth)
        return;
    if (!op) {
        jig_walk_pre(jig_op_outermost(jig_block_parent_op(jig_value_block(handle))), add_parameters,
                     (void *)(uintptr_t)p);
        return;
    }
    add_attrs(p, op);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_transform_is_param(jig_op_operand_type(op, i)))
            add_handle(p, jig_op_operand(op, i), depth - 1);
    for (size_t i = 0; i < jig_op_num_regions(op); ++i) {
        JigBlock *b = jig_region_first(jig_op_region(op, i));
        JigOp *end = b ? jig_block_terminator(b) : NULL;
        size_t result = jig_value_index(handle);
        if (end && result < jig_op_num_operands(end))
            add_handle(p, jig_op_operand(end, result), depth - 1);
    }
}

/* ---- Lists ---- */

/* "tile_sizes", "static_num_threads", "pad_to_multiple_of" are lists by loops; permutations, flags
 * and the like are none. */
static bool is_of_loops(const JigIdent *id) {
    JigStr name = jig_ident_str(id);
    return jig_str_ends_with(name, "sizes") || jig_str_ends_with(name, "num_threads") ||
           jig_str_ends_with(name, "multiple_of");
}

/* The operands that stand for what is dynamic in the list: those behind the first, which is the
 * target. Where there are several lists their numbers may be of either, which does no harm. */
static void add_list(JigTiles *out, JigOp *op, const JigAttr *list) {
    enum { DEPTH = 4 };
    size_t n = jig_attr_dense_array_len(list), operand = 1;
    for (size_t i = 0; i < n; ++i) {
        int64_t size = jig_attr_dense_array_int(list, i);
        if (size != JIG_DYNAMIC)
            add(out, size, i, n);
        else if (operand < jig_op_num_operands(op))
            add_handle(&(Place){out, i, n}, jig_op_operand(op, operand++), DEPTH);
    }
}

static void add_array(JigTiles *out, const JigAttr *list) {
    size_t n = jig_attr_array_len(list);
    for (size_t i = 0; i < n; ++i)
        if (jig_attr_is_int(jig_attr_array_at(list, i)))
            add(out, jig_attr_int_value(jig_attr_array_at(list, i)), i, n);
}

/* A number that is said of one dimension, by its side. */
static void add_number(JigTiles *out, const JigOp *op, int64_t size) {
    int64_t dimension;
    if (number_of(op, "dimension", &dimension) && dimension >= 0)
        add(out, size, (size_t)dimension, 0);
    else
        add(out, size, JIG_TILE_ANYWHERE, 0);
}

/* Numbers in words: "tile-sizes=32,8". */
static void add_words(JigTiles *out, JigStr text) {
    for (size_t i = 0; i < text.len; ++i) {
        int64_t n = 0;
        bool fits = true;
        for (; i < text.len && text.ptr[i] >= '0' && text.ptr[i] <= '9'; ++i)
            fits = fits && !__builtin_mul_overflow(n, 10, &n) &&
                   !__builtin_add_overflow(n, text.ptr[i] - '0', &n);
        if (fits)
            add(out, n, JIG_TILE_ANYWHERE, 0);
    }
}

/* Options of a pass, which may be of any loop. */
static void add_options(JigTiles *out, const JigAttr *x) {
    if (jig_attr_is_int(x))
        add(out, jig_attr_int_value(x), JIG_TILE_ANYWHERE, 0);
    else if (jig_attr_is_string(x))
        add_words(out, jig_attr_string_value(x));
    else if (jig_attr_kind(x) == JIG_ATTR_ARRAY)
        for (size_t i = 0; i < jig_attr_array_len(x); ++i)
            add_options(out, jig_attr_array_at(x, i));
    else if (jig_attr_kind(x) == JIG_ATTR_DICT)
        for (size_t i = 0; i < jig_attr_dict_len(x); ++i)
            add_options(out, jig_attr_dict_items(x)[i].value);
}

static JigWalk note(JigOp *op, void *user) {
    JigTiles *out = user;
    const JigAttr *attrs = jig_op_attrs(op);
    const JigType *i64 = jig_type_integer(jig_op_context(op), 64, JIG_SIGNLESS);
    bool is_constant = jig_str_eq(jig_op_name_of(op), JIG_STR("transform.param.constant"));
    for (size_t i = 0; !is_constant && i < jig_attr_dict_len(attrs); ++i) {
        JigNamedAttr x = jig_attr_dict_items(attrs)[i];
        if (jig_str_is(jig_ident_str(x.name), "options"))
            add_options(out, x.value);
        else if (jig_attr_is_int(x.value))
            add_number(out, op, jig_attr_int_value(x.value));
        else if (jig_attr_is_dense_array(x.value, i64) && is_of_loops(x.name))
            add_list(out, op, x.value);
        else if (jig_attr_kind(x.value) == JIG_ATTR_ARRAY && is_of_loops(x.name))
            add_array(out, x.value);
    }
    return JIG_WALK_ADVANCE;
}

void jig_checker_tiles(JigOp *script, JigTiles *out) {
    JIG_REQUIRE(script && out);
    jig_walk_pre(script, note, out);
}

/* ---- Of the payload ---- */

static void add_steps(JigTiles *out, const JigOp *op) {
    const JigLoopIface *loop = jig_loop(op);
    int64_t step;
    for (size_t i = 0; loop && loop->step && i < jig_loop_num_vars(op); ++i)
        if (jig_mixed_constant(loop->step(op, i), &step))
            add(out, step, JIG_TILE_ANYWHERE, 0);
}

static void add_length(JigTiles *out, const JigType *t) {
    if (jig_type_is_vector(t) && jig_type_rank(t))
        add(out, jig_type_dim(t, jig_type_rank(t) - 1), JIG_TILE_ANYWHERE, 0);
}

/* What the op divides by; NULL: it divides nothing. */
static JigValue *divisor_of(const JigOp *op) {
    static const JigOpRow *const of_arith[] = {JIG_ARITH(DIVUI),      JIG_ARITH(DIVSI),
                                               JIG_ARITH(CEILDIVUI),  JIG_ARITH(CEILDIVSI),
                                               JIG_ARITH(FLOORDIVSI), JIG_ARITH(REMUI),
                                               JIG_ARITH(REMSI)},
                                 *const of_index[] = {JIG_INDEX(DIVS),      JIG_INDEX(DIVU),
                                                      JIG_INDEX(CEILDIVS),  JIG_INDEX(CEILDIVU),
                                                      JIG_INDEX(FLOORDIVS), JIG_INDEX(REMS),
                                                      JIG_INDEX(REMU)};
    for (size_t i = 0; i < JIG_LEN(of_arith); ++i)
        if (jig_op_is(op, of_arith[i]))
            return jig_arith_rhs(op);
    for (size_t i = 0; i < JIG_LEN(of_index); ++i)
        if (jig_op_is(op, of_index[i]))
            return jig_index_rhs(op);
    return NULL;
}

static void add_divisor(JigTiles *out, const JigOp *op) {
    int64_t divisor;
    JigValue *by = divisor_of(op);
    if (by && jig_constant_int(by, &divisor))
        add(out, divisor, JIG_TILE_ANYWHERE, 0);
}

static void add_divisor_of(const JigExpr *e, void *user) {
    int64_t divisor;
    bool divides = jig_expr_kind(e) == JIG_EXPR_MOD || jig_expr_kind(e) == JIG_EXPR_FLOORDIV ||
                   jig_expr_kind(e) == JIG_EXPR_CEILDIV;
    if (divides && jig_expr_is_constant(jig_expr_rhs(e), &divisor))
        add(user, divisor, JIG_TILE_ANYWHERE, 0);
}

static void add_divisors(JigTiles *out, const JigOp *op) {
    const JigAttr *attrs = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i) {
        const JigAttr *x = jig_attr_dict_items(attrs)[i].value;
        const JigMap *map = jig_attr_kind(x) == JIG_ATTR_MAP ? jig_attr_map_value(x) : NULL;
        for (unsigned k = 0; map && k < jig_map_num_results(map); ++k)
            jig_expr_walk(jig_map_result(map, k), add_divisor_of, out);
    }
}

static JigWalk note_own(JigOp *op, void *user) {
    if (jig_op_is_of_scripts(op))
        return JIG_WALK_SKIP;
    add_steps(user, op);
    add_divisor(user, op);
    add_divisors(user, op);
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        add_length(user, jig_op_result_type(op, i));
    return JIG_WALK_ADVANCE;
}

void jig_checker_own_tiles(JigOp *payload, JigTiles *out) {
    JIG_REQUIRE(payload && out);
    jig_walk_pre(payload, note_own, out);
}
