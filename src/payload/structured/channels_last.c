/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/channels_last.h"

#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/structured/structured_int.h"

enum { RANK = 4, MOST_FILTER_DIMS = 4 };
static const int64_t to_last[RANK] = {0, 2, 3, 1}, to_first[RANK] = {0, 3, 1, 2};

/* What an op becomes, and how its second operand is laid out then. */
typedef struct Form {
    const JigOpRow *before, *after;
    int64_t filter[MOST_FILTER_DIMS];
    bool moves_filter;
} Form;

static bool form_of(const JigOp *op, Form *out) {
    const Form forms[] = {
        {JIG_LINALG(CONV_2D_NCHW_FCHW), JIG_LINALG(CONV_2D_NHWC_HWCF), {2, 3, 1, 0}, true},
        {JIG_LINALG(DEPTHWISE_CONV_2D_NCHW_CHW),
         JIG_LINALG(DEPTHWISE_CONV_2D_NHWC_HWC),
         {1, 2, 0},
         true},
    };
    for (size_t i = 0; i < JIG_LEN(forms); ++i)
        if (jig_op_is(op, forms[i].before)) {
            *out = forms[i];
            return true;
        }
    return false;
}

/* Where sums begin. `room` gets what the result may be written to in the old order. */
static JigValue *moved_init(JigRewriter *rw, JigOp *op, const int64_t *order, JigValue **room) {
    JigValue *init = jig_op_operand(op, jig_linalg_num_ins(op));
    JigOp *fill = jig_value_def_is(init, JIG_LINALG(FILL)) ? jig_value_def(init) : NULL;
    JigLoc loc = jig_op_loc(op);
    *room = init;
    if (!fill)
        return jig_structured_transposed(rw, loc, init, order, NULL);
    JigValue *number = jig_linalg_fill_inputs_at(fill, 0);
    size_t rank = jig_type_rank(jig_value_type(init));
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        sizes[i] = jig_tensor_build_dim(rw, loc, init, (size_t)order[i]);
    JigValue *empty =
        jig_linalg_build_empty(rw, loc, sizes, rank, jig_type_element(jig_value_type(init)));
    *room = jig_linalg_fill_outputs_at(fill, 0);
    return jig_op_result(jig_linalg_build(rw, loc, JIG_LINALG(FILL), &number, 1, &empty, 1,
                                          jig_attr_dict(rw->ctx, NULL, 0)),
                         0);
}

static JigValue *moved_back(JigRewriter *rw, JigLoc loc, JigValue *v, const int64_t *order,
                            JigValue *room) {
    size_t rank = jig_type_rank(jig_value_type(v));
    JigNamedAttr item = {jig_ident(rw->ctx, JIG_STR("permutation")),
                         jig_attr_dense_i64(rw->ctx, order, rank)};
    return jig_op_result(jig_linalg_build(rw, loc, JIG_LINALG(TRANSPOSE), &v, 1, &room, 1,
                                          jig_attr_dict(rw->ctx, &item, 1)),
                         0);
}

static bool move_channels(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Form form;
    if (!form_of(op, &form) || !jig_linalg_on_tensors(op))
        return jig_no_match(rw, op, "no op on tensors with channels before the picture");
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    JigValue *room, *init = moved_init(rw, op, to_last, &room);
    JigValue *ins[] = {
        jig_structured_transposed(rw, loc, jig_linalg_generic_inputs_at(op, 0), to_last, NULL),
        jig_linalg_generic_inputs_at(op, 1)};
    if (form.moves_filter)
        ins[1] = jig_structured_transposed(rw, loc, ins[1], form.filter, NULL);
    JigOp *moved =
        jig_linalg_build(rw, loc, form.after, ins, 2, &init, 1, jig_structured_window_attrs(op));
    jig_rw_replace1(rw, op, moved_back(rw, loc, jig_op_result(moved, 0), to_first, room));
    return true;
}

/* ---- Any other op that moves a window ---- */

/* Does the loop move a window over an input: is it in a sum of loops? */
static bool moves_window(const JigOp *op, unsigned loop) {
    for (size_t i = 0; i < jig_linalg_num_ins(op); ++i) {
        const JigMap *map = jig_structured(op)->map(op, i);
        for (unsigned k = 0; k < jig_map_num_results(map); ++k)
            if (jig_expr_kind(jig_map_result(map, k)) == JIG_EXPR_ADD &&
                jig_expr_uses_dim(jig_map_result(map, k), loop))
                return true;
    }
    return false;
}

/* The loop of the channels: the last one along the result that moves no window. False: it is the
 * innermost already, or there is none. */
static bool channel_loop(const JigOp *op, unsigned *loop) {
    const JigMap *map = jig_structured(op)->map(op, jig_linalg_num_ins(op));
    unsigned rank = jig_map_num_results(map);
    if (!rank || !jig_map_is_projected_permutation(map, false) ||
        !moves_window(op, jig_map_dim_position(map, rank - 1)))
        return false;
    for (unsigned i = rank; i-- > 0;) {
        *loop = jig_map_dim_position(map, i);
        if (!moves_window(op, *loop))
            return true;
    }
    return false;
}

/* The dimensions of an operand with that of the loop behind all others; false: they are so, or it
 * has none of the loop alone. */
static bool order_with_last(const JigMap *map, unsigned loop, int64_t *order) {
    unsigned n = jig_map_num_results(map), at = n;
    for (unsigned i = 0; i < n; ++i)
        if (jig_expr_kind(jig_map_result(map, i)) == JIG_EXPR_DIM &&
            jig_expr_position(jig_map_result(map, i)) == loop)
            at = i;
    if (at + 1 >= n)
        return false;
    size_t next = 0;
    for (unsigned i = 0; i < n; ++i)
        if (i != at)
            order[next++] = i;
    order[next] = at;
    return true;
}

static const JigMap *map_in_order(JigRewriter *rw, const JigMap *map, const int64_t *order) {
    unsigned n = jig_map_num_results(map), *kept = JIG_NEW_ARRAY(rw->arena, unsigned, n + 1);
    for (unsigned i = 0; i < n; ++i)
        kept[i] = (unsigned)order[i];
    return jig_map_sub(map, kept, n);
}

/* Does an input go without channels of the result? Where each has them, as in pooling, a line is as
 * good a vector as channels are, and nothing needs to move. */
static bool shares_input(const JigOp *op, unsigned channel) {
    for (size_t i = 0; i < jig_linalg_num_ins(op); ++i) {
        const JigMap *map = jig_structured(op)->map(op, i);
        for (unsigned k = 0; k < jig_map_num_results(map); ++k)
            if (jig_expr_kind(jig_map_result(map, k)) == JIG_EXPR_ADD)
                return !jig_map_uses_dim(map, channel);
    }
    return false;
}

static bool move_window_channels(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    unsigned loop;
    size_t num_ins = jig_linalg_num_ins(op), n = jig_op_num_operands(op);
    if (!jig_linalg_on_tensors(op) || n != num_ins + 1 || !channel_loop(op, &loop) ||
        !shares_input(op, loop))
        return jig_no_match(rw, op, "no op on tensors that moves a window along its last loop");
    const JigMap **maps = JIG_NEW_ARRAY(rw->arena, const JigMap *, n);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n), *room = NULL;
    size_t rank = jig_type_rank(jig_op_operand_type(op, num_ins));
    int64_t *back = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    jig_at_before(rw, op);
    for (size_t i = 0; i < n; ++i) {
        JigValue *v = jig_op_operand(op, i);
        int64_t *order = JIG_NEW_ARRAY(rw->arena, int64_t, jig_type_rank(jig_value_type(v)) + 1);
        maps[i] = jig_structured(op)->map(op, i);
        operands[i] = v;
        if (!order_with_last(maps[i], loop, order))
            continue;
        maps[i] = map_in_order(rw, maps[i], order);
        operands[i] = i == num_ins ? moved_init(rw, op, order, &room)
                                   : jig_structured_transposed(rw, jig_op_loc(op), v, order, NULL);
        for (size_t k = 0; i == num_ins && k < rank; ++k)
            back[order[k]] = (int64_t)k;
    }
    size_t num_loops = jig_structured(op)->num_loops(op);
    JigIterator *iterators = JIG_NEW_ARRAY(rw->arena, JigIterator, num_loops);
    for (size_t i = 0; i < num_loops; ++i)
        iterators[i] = jig_structured(op)->iterator(op, i);
    JigOp *moved = jig_linalg_build_generic(rw, jig_op_loc(op), operands, num_ins,
                                            operands + num_ins, 1, maps, iterators, num_loops);
    jig_rw_erase_block(rw, jig_op_body(moved));
    jig_rw_inline_region(rw, jig_linalg_generic_region(op), jig_linalg_generic_region(moved), NULL);
    jig_at_after(rw, moved);
    jig_rw_replace1(rw, op, moved_back(rw, jig_op_loc(op), jig_op_result(moved, 0), back, room));
    return true;
}

const JigPattern jig_patterns_channels_last[] = {
    {.name = "WindowChannelsLast", .root = "linalg.generic", .fn = move_window_channels},
    {.name = "ChannelsLast", .iface = &jig_iface_structured, .fn = move_channels},
    {0},
};
