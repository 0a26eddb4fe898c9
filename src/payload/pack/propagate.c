/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A generic op computes on packed operands instead of packing what it made, or on what it would
 * unpack. The layout of one operand says which loops have tiles, and in which order the loops over
 * the tiles stand; the layouts of the other operands follow from their maps.
 */
#include "payload/pack/propagate.h"

#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_cast.h"
#include "dialect/ub/ub.h"
#include "payload/pack/pack_int.h"
#include "payload/pack/pack_patterns.h"
#include "payload/structured/extend.h"
#include "payload/structured/resize.h"

typedef struct Propagation {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    bool poison; /* may fill up tiles */
    size_t num_ins, num_loops, num_tiled;
    size_t *tiled;   /* loops with tiles; tiles[k] is of tiled[k] */
    JigMixed *tiles; /* within them, the new innermost loops in that order */
    bool permuted;   /* does the layout state an order of tiles? */
    size_t *order;   /* of the loops over tiles and of those without: the old numbers */
    JigArena *a;
} Propagation;

static const JigLayoutOptions *layout_options(const JigPattern *self) {
    return self->data;
}

static const JigMap *map_of(const Propagation *p, size_t operand) {
    return jig_structured(p->op)->map(p->op, operand);
}

/* ---- Loops ---- */

/* Of operand i, which has layout `r`. */
static bool find_tiled(Propagation *p, const JigRelayout *r, size_t i, JigReason *why) {
    p->tiled = JIG_NEW_ARRAY(p->a, size_t, r->num_tiles + 1);
    p->tiles = r->tiles;
    p->num_tiled = r->num_tiles;
    for (size_t k = 0; k < r->num_tiles; ++k)
        JIG_CHECK(jig_structured_loop_is_resizable(
            p->op, i, (size_t)jig_attr_dense_array_int(r->inner_pos, k), &p->tiled[k], why));
    return r->num_tiles || jig_refuse(why, p->op, "nothing is tiled");
}

/* The loops of the layout's outer dimensions in their order, then the others. */
static bool find_order(Propagation *p, const JigRelayout *r, const JigMap *map, JigReason *why) {
    p->order = JIG_NEW_ARRAY(p->a, size_t, p->num_loops + 1);
    bool *seen = JIG_NEW_ARRAY(p->a, bool, p->num_loops + 1);
    size_t n = 0;
    p->permuted = jig_attr_dense_array_len(r->outer_perm);
    for (size_t i = 0; i < jig_attr_dense_array_len(r->outer_perm); ++i) {
        int64_t loop = jig_structured_loop_of_subscript(
            map, (size_t)jig_attr_dense_array_int(r->outer_perm, i));
        if (loop < 0 || seen[loop])
            return jig_refuse(why, p->op, "the outer dimensions are not of one loop each");
        seen[loop] = true;
        p->order[n++] = (size_t)loop;
    }
    for (size_t i = 0; i < p->num_loops; ++i)
        if (!seen[i])
            p->order[n++] = i;
    return true;
}

static bool keeps_order(const Propagation *p, JigReason *why) {
    JigLoopPart *parts = JIG_NEW_ARRAY(p->a, JigLoopPart, p->num_loops + 1);
    for (size_t i = 0; i < p->num_loops; ++i) {
        parts[i].loop = p->order[i];
        for (size_t k = 0; k < p->num_tiled; ++k)
            parts[i].partly |= p->tiled[k] == p->order[i];
    }
    return jig_linalg_keeps_order(p->op, parts, p->num_loops, why);
}

static bool has_encoding(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        const JigType *t = jig_op_operand_type(op, i);
        if (jig_type_is_ranked_tensor(t) && jig_type_encoding(t))
            return true;
    }
    return false;
}

/* Of operand `i` with layout `r`: the loops, and that tiles can be computed one by one. */
static bool plan(Propagation *p, const JigRelayout *r, size_t i, JigReason *why) {
    p->loc = jig_op_loc(p->op);
    p->num_ins = jig_linalg_num_ins(p->op);
    p->num_loops = jig_structured(p->op)->num_loops(p->op);
    JIG_CHECK(jig_structured_iterations_are_alike(p->op, why));
    if (has_encoding(p->op) || jig_type_encoding(r->packed))
        return jig_refuse(why, p->op, "a tensor has an encoding");
    return find_tiled(p, r, i, why) && find_order(p, r, map_of(p, i), why) && keeps_order(p, why);
}

/* ---- Operands ---- */

/* Where the loop stands now. */
static const JigExpr *new_loop(const Propagation *p, size_t old) {
    size_t i = 0;
    while (p->order[i] != old)
        ++i;
    return jig_expr_dim(p->rw->ctx, (unsigned)i);
}

static bool is_of_loops(const JigMap *map) {
    return jig_map_is_projected_permutation(map, false);
}

/* The outer dimensions of operand i in the order of the loops, or, where a subscript is computed,
 * as they are; an empty array where the layout states none. */
static const JigAttr *outer_order(const Propagation *p, const JigMap *map) {
    size_t n = 0, rank = jig_map_num_results(map);
    int64_t *dims = JIG_NEW_ARRAY(p->a, int64_t, rank + 1);
    if (p->permuted && is_of_loops(map))
        for (size_t i = 0; i < p->num_loops; ++i) {
            int64_t at = jig_structured_subscript_of_loop(map, p->order[i]);
            if (at >= 0)
                dims[n++] = at;
        }
    else if (p->permuted)
        for (; n < rank; ++n)
            dims[n] = (int64_t)n;
    return jig_attr_dense_i64(p->rw->ctx, dims, n);
}

/* The layout of operand i; without tiles it stays as it is. */
static JigRelayout layout_of(const Propagation *p, size_t i) {
    const JigMap *map = map_of(p, i);
    int64_t *positions = JIG_NEW_ARRAY(p->a, int64_t, p->num_tiled + 1);
    JigMixed *tiles = JIG_NEW_ARRAY(p->a, JigMixed, p->num_tiled + 1);
    JigValue *v = jig_op_operand(p->op, i);
    JigRelayout r = {.is_pack = true, .source = v, .unpacked = jig_value_type(v), .tiles = tiles};
    for (size_t k = 0; k < p->num_tiled; ++k) {
        int64_t at = jig_structured_subscript_of_loop(map, p->tiled[k]);
        if (at < 0)
            continue;
        positions[r.num_tiles] = at;
        tiles[r.num_tiles++] = p->tiles[k];
    }
    r.inner_pos = jig_attr_dense_i64(p->rw->ctx, positions, r.num_tiles);
    r.outer_perm = outer_order(p, map);
    return r;
}

/* The subscripts of an operand with that layout. */
static const JigMap *new_map(const Propagation *p, size_t i, const JigRelayout *r) {
    JigContext *ctx = p->rw->ctx;
    const JigMap *map = map_of(p, i);
    size_t rank = jig_map_num_results(map), n = 0;
    const JigExpr **dims = JIG_NEW_ARRAY(p->a, const JigExpr *, p->num_loops + 1),
                  **results = JIG_NEW_ARRAY(p->a, const JigExpr *, rank + p->num_tiled + 1);
    for (size_t d = 0; d < p->num_loops; ++d)
        dims[d] = new_loop(p, d);
    bool ordered = r->num_tiles && jig_attr_dense_array_len(r->outer_perm);
    for (size_t d = 0; d < rank; ++d) {
        size_t at = ordered ? (size_t)jig_attr_dense_array_int(r->outer_perm, d) : d;
        results[n++] =
            jig_expr_replace(jig_map_result(map, (unsigned)at), dims, p->num_loops, NULL, 0);
    }
    for (size_t k = 0; k < p->num_tiled; ++k)
        if (jig_structured_subscript_of_loop(map, p->tiled[k]) >= 0)
            results[n++] = jig_expr_dim(ctx, (unsigned)(p->num_loops + k));
    return jig_map(ctx, (unsigned)(p->num_loops + p->num_tiled), 0, results, n);
}

/* Do tiles make up the dimension, as far as types tell? */
static bool is_whole(const JigType *type, size_t dim, JigMixed tile) {
    int64_t size = jig_type_dim(type, dim), n;
    return size != JIG_DYNAMIC && jig_mixed_constant(tile, &n) && n > 0 && size % n == 0;
}

static bool is_whole_tiles(const JigRelayout *r) {
    const JigType *type = jig_value_type(r->source);
    for (size_t k = 0; k < r->num_tiles; ++k)
        if (!is_whole(type, (size_t)jig_attr_dense_array_int(r->inner_pos, k), r->tiles[k]))
            return false;
    return true;
}

/* Do static sizes agree on every loop, where operand `given` has the layout's packed type? If not,
 * the program has no meaning, and the op would not verify. */
static bool sizes_agree(const Propagation *p, size_t given, const JigType *type, JigReason *why) {
    size_t num_loops = p->num_loops + p->num_tiled;
    int64_t *known = JIG_NEW_ARRAY(p->a, int64_t, num_loops + 1);
    for (size_t k = 0; k < num_loops; ++k)
        known[k] = JIG_DYNAMIC;
    for (size_t i = 0; i < jig_op_num_operands(p->op); ++i) {
        JigRelayout r = layout_of(p, i);
        const JigMap *map = new_map(p, i, &r);
        const int64_t *shape = i == given     ? jig_type_shape(type)
                               : !r.num_tiles ? jig_type_shape(r.unpacked)
                                              : jig_pack_shape(&r, p->a);
        for (size_t d = 0; d < jig_map_num_results(map); ++d) {
            int64_t loop = jig_structured_loop_of_subscript(map, d);
            if (loop < 0 || shape[d] == JIG_DYNAMIC)
                continue;
            if (known[loop] != JIG_DYNAMIC && known[loop] != shape[d])
                return jig_refuse(why, p->op, "operand #{} has another size than others",
                                  jig_fact_int((int64_t)i));
            known[loop] = shape[d];
        }
    }
    return true;
}

/* Without poison nothing may have to be filled up. */
static bool can_be_packed(const Propagation *p, size_t except, JigReason *why) {
    for (size_t i = 0; !p->poison && i < jig_op_num_operands(p->op); ++i) {
        JigRelayout r = layout_of(p, i);
        if (i != except && !is_whole_tiles(&r))
            return jig_refuse(why, p->op, "operand #{} would have to be padded", jig_fact_int(i));
    }
    return true;
}

static JigValue *packed_operand(const Propagation *p, size_t i) {
    JigRelayout r = layout_of(p, i);
    if (!r.num_tiles)
        return r.source;
    if (p->poison) {
        const JigType *element = jig_type_element(jig_value_type(r.source));
        JigUbPoison poison = {.result_type = element, .value = jig_ub_poison_attr(p->rw->ctx)};
        r.padding = jig_op_result(jig_ub_poison_build(p->rw, p->loc, &poison), 0);
    }
    jig_pack_make_dest(p->rw, p->loc, &r);
    return jig_op_result(jig_linalg_build_relayout(p->rw, p->loc, &r), 0);
}

static JigValue *empty_for(const Propagation *p, size_t i) {
    JigRelayout r = layout_of(p, i);
    jig_pack_make_dest(p->rw, p->loc, &r);
    return r.dest;
}

/* ---- The op ---- */

static JigOp *build(const Propagation *p, JigValue **operands) {
    size_t n = jig_op_num_operands(p->op), num_loops = p->num_loops + p->num_tiled;
    const JigStructuredIface *s = jig_structured(p->op);
    const JigMap **maps = JIG_NEW_ARRAY(p->a, const JigMap *, n + 1);
    JigIterator *iterators = JIG_NEW_ARRAY(p->a, JigIterator, num_loops + 1);
    for (size_t i = 0; i < n; ++i) {
        JigRelayout r = layout_of(p, i);
        maps[i] = new_map(p, i, &r);
    }
    for (size_t i = 0; i < num_loops; ++i)
        iterators[i] = i < p->num_loops ? s->iterator(p->op, p->order[i]) : JIG_PARALLEL;
    JigOp *packed = jig_linalg_build_generic(p->rw, p->loc, operands, p->num_ins,
                                             operands + p->num_ins, 1, maps, iterators, num_loops);
    jig_op_copy_discardable_attrs(packed, p->op);
    JigBlock *from = jig_op_body(p->op), *to = jig_op_body(packed);
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < jig_block_num_args(from); ++i)
        jig_irmap_value(map, jig_block_arg(from, i), jig_block_arg(to, i));
    JigPoint point = jig_point(p->rw);
    jig_at_end(p->rw, to);
    for (JigOp *o = jig_block_first(from); o; o = jig_op_next(o))
        jig_rw_clone(p->rw, o, map);
    jig_set_point(p->rw, point);
    jig_irmap_destroy(map);
    return packed;
}

/* Is each element of the result written, and none read before? */
static bool starts_from_nothing(const Propagation *p) {
    JigValue *element = jig_block_arg(jig_op_body(p->op), p->num_ins);
    return !jig_value_first_use(element) && is_of_loops(map_of(p, p->num_ins));
}

/* ---- Upwards ---- */

static bool dominates_op(const Propagation *p, JigDominance *dom, JigMixed m) {
    return m.attr || jig_value_dominates(dom, m.value, p->op);
}

/* Are the tiles there where the op stands, and the destination as well, in *dest, or a tensor that
 * can be made there (NULL)? */
static bool is_there_before(const Propagation *p, const JigRelayout *r, JigValue **dest,
                            JigReason *why) {
    JigDominance *dom = jig_dominance_create(p->rw->ctx);
    bool tiles = true, there = dominates_op(p, dom, jig_mixed_value(r->dest));
    for (size_t k = 0; k < r->num_tiles; ++k)
        tiles &= dominates_op(p, dom, r->tiles[k]);
    jig_dominance_destroy(dom);
    if (!tiles)
        return jig_refuse(why, p->op, "the size of a tile is not there before the op");
    if (!jig_value_has_one_use(r->dest))
        return jig_refuse(why, p->op, "the destination of the pack has other uses");
    if (!there && !jig_value_def_of(r->dest, JIG_TENSOR(EMPTY)))
        return jig_refuse(why, p->op, "the destination of the pack is not there before the op");
    *dest = there ? r->dest : NULL;
    return true;
}

static bool may_be_packed_before(Propagation *p, const JigRelayout *r, JigValue **dest,
                                 JigReason *why) {
    size_t init = jig_linalg_num_ins(p->op);
    return plan(p, r, init, why) && can_be_packed(p, jig_op_num_operands(p->op), why) &&
           sizes_agree(p, init, r->packed, why) && is_there_before(p, r, dest, why);
}

bool jig_pack_through_generic(JigRewriter *rw, JigOp *pack, const JigPattern *self) {
    JigRelayout r = jig_linalg_relayout(pack, rw->arena);
    Propagation p = {.rw = rw,
                     .op = jig_value_def_of(r.source, JIG_LINALG(GENERIC)),
                     .poison = layout_options(self)->poison,
                     .a = rw->arena};
    JigReason *why = jig_match_reason(rw);
    JigValue *dest = NULL;
    if (!p.op || !jig_value_has_one_use(r.source) || jig_op_block(p.op) != jig_op_block(pack))
        return jig_no_match(rw, pack, "not of what a generic op makes for it alone");
    if (r.padding)
        return jig_no_match(rw, pack, "the op would compute with what fills up tiles");
    if (!may_be_packed_before(&p, &r, &dest, why))
        return jig_no_match_because(rw, why);
    JigPoint point = jig_point(rw);
    jig_at_before(rw, p.op);
    JigValue **operands = JIG_NEW_ARRAY(p.a, JigValue *, p.num_ins + 2);
    operands[p.num_ins] = !starts_from_nothing(&p) ? packed_operand(&p, p.num_ins)
                          : dest                   ? dest
                                                   : empty_for(&p, p.num_ins);
    for (size_t i = 0; i < p.num_ins; ++i)
        operands[i] = packed_operand(&p, i);
    JigValue *made = jig_op_result(build(&p, operands), 0);
    jig_set_point(rw, point);
    jig_rw_replace1(rw, pack, jig_tensor_as_type(rw, p.loc, made, r.packed));
    return true;
}

/* ---- Downwards ---- */

/* The only operand that is unpacked; the number of operands: there is none, or more than one. */
static size_t unpacked_operand(JigOp *op) {
    size_t n = jig_op_num_operands(op), found = n;
    for (size_t i = 0; i < n; ++i) {
        if (!jig_value_def_of(jig_op_operand(op, i), JIG_LINALG(UNPACK)))
            continue;
        if (found < n)
            return n;
        found = i;
    }
    return found;
}

/* May the body run over what unpacking would cut off? */
static bool runs_beyond(const Propagation *p, const JigRelayout *r, JigReason *why) {
    bool *extended = JIG_NEW_ARRAY(p->a, bool, p->num_loops + 1);
    const JigAttr **padding = JIG_NEW_ARRAY(p->a, const JigAttr *, jig_op_num_operands(p->op) + 1);
    for (size_t k = 0; k < r->num_tiles; ++k)
        extended[p->tiled[k]] =
            !is_whole(r->unpacked, (size_t)jig_attr_dense_array_int(r->inner_pos, k), r->tiles[k]);
    return jig_structured_extension_is_neutral(p->op, extended, padding, why);
}

static JigValue *unpacked_result(const Propagation *p, JigOp *packed) {
    JigRelayout r = layout_of(p, p->num_ins);
    r.is_pack = false;
    r.dest = r.source;
    r.source = jig_op_result(packed, 0);
    return jig_op_result(jig_linalg_build_relayout(p->rw, p->loc, &r), 0);
}

bool jig_pack_unpack_through_generic(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    size_t n = jig_op_num_operands(op), from = unpacked_operand(op);
    Propagation p = {.rw = rw, .op = op, .poison = layout_options(self)->poison, .a = rw->arena};
    JigReason *why = jig_match_reason(rw);
    if (from == n)
        return jig_no_match(rw, op, "not one operand that is unpacked");
    JigRelayout r = jig_linalg_relayout(jig_value_def(jig_op_operand(op, from)), rw->arena);
    if (!plan(&p, &r, from, why) || !can_be_packed(&p, from, why) || !runs_beyond(&p, &r, why) ||
        !sizes_agree(&p, from, r.packed, why))
        return jig_no_match_because(rw, why);
    JigValue **operands = JIG_NEW_ARRAY(p.a, JigValue *, n + 1);
    for (size_t k = 0; k < n; ++k) {
        size_t i = (k + p.num_ins) % n; /* the init first */
        operands[i] = i == from                                   ? r.source
                      : i == p.num_ins && starts_from_nothing(&p) ? empty_for(&p, i)
                                                                  : packed_operand(&p, i);
    }
    jig_rw_replace1(rw, op, unpacked_result(&p, build(&p, operands)));
    return true;
}

/* ---- The sets ---- */

#define PATTERNS(options)                                                                          \
    {                                                                                              \
        {.name = "pack through generic",                                                           \
         .root = "linalg.pack",                                                                    \
         .fn = jig_pack_through_generic,                                                           \
         .data = (options)},                                                                       \
            {.name = "pack through pad", .root = "linalg.pack", .fn = jig_pack_through_pad},       \
            {.name = "pack through reshape",                                                       \
             .root = "linalg.pack",                                                                \
             .fn = jig_pack_through_reshape},                                                      \
            {.name = "unpack through generic",                                                     \
             .root = "linalg.generic",                                                             \
             .fn = jig_pack_unpack_through_generic,                                                \
             .data = (options)},                                                                   \
            {.name = "unpack through pad",                                                         \
             .root = "tensor.pad",                                                                 \
             .fn = jig_pack_unpack_through_pad},                                                   \
            {.name = "unpack through reshape",                                                     \
             .root = "tensor.expand_shape",                                                        \
             .fn = jig_pack_unpack_through_expand},                                                \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }
static const JigLayoutOptions with_poison = {.poison = true}, strict = {0};
const JigPattern jig_patterns_propagate_layout[] = PATTERNS(&strict);
const JigPattern jig_patterns_propagate_layout_with_poison[] = PATTERNS(&with_poison);
