/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Matrix products on blocks: packed, with blocks and what is in them in a chosen order. */
#include "dialect/common/slices.h"
#include "payload/pack/block_pack.h"
#include "payload/pack/pack_int.h"
#include "support/arena.h"

enum { M, N, K, NUM_ROLES };

/* ---- What is packed ---- */

static bool has_maps(const JigOp *op, const JigAttr *const forms[], size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (jig_structured(op)->maps(op) == forms[i])
            return true;
    return false;
}

static const JigAttr *product_maps(JigContext *ctx, const int64_t *lhs, const int64_t *rhs) {
    static const int64_t out[] = {M, N};
    const int64_t *dims[] = {lhs, rhs, out};
    const JigAttr *maps[JIG_LEN(dims)];
    for (size_t i = 0; i < JIG_LEN(dims); ++i)
        maps[i] = jig_attr_of_map(jig_map_multi_dim(ctx, NUM_ROLES, dims[i], 2));
    return jig_attr_array(ctx, maps, JIG_LEN(maps));
}

/* A generic product of two matrices, one of which may be transposed; a batch of products, not of
 * transposed ones. */
static bool is_product(const JigOp *op) {
    static const int64_t mk[] = {M, K}, km[] = {K, M}, kn[] = {K, N}, nk[] = {N, K};
    JigContext *ctx = jig_op_context(op);
    if (jig_op_is(op, JIG_LINALG(GENERIC))) {
        const JigAttr *forms[] = {product_maps(ctx, mk, kn), product_maps(ctx, km, kn),
                                  product_maps(ctx, mk, nk)};
        return jig_linalg_is_contraction(op) && has_maps(op, forms, JIG_LEN(forms));
    }
    if (!jig_op_is(op, JIG_LINALG(BATCH_MATMUL)))
        return jig_op_is(op, JIG_LINALG(MATMUL));
    const JigAttr *plain =
        jig_linalg_default_maps(ctx, jig_linalg_named_of_row(JIG_LINALG(BATCH_MATMUL)));
    return has_maps(op, &plain, 1);
}

/* How often the loop runs, by the first operand that it walks along. */
static int64_t size_of_loop(const JigOp *op, size_t loop) {
    const JigExpr *d = jig_expr_dim(jig_op_context(op), (unsigned)loop);
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        int at = jig_map_result_position(jig_structured(op)->map(op, i), d);
        if (at >= 0)
            return jig_type_dim(jig_op_operand_type(op, i), (size_t)at);
    }
    return JIG_DYNAMIC;
}

bool jig_pack_has_open_blocks(const JigOp *op) {
    if (!jig_structured(op) || !is_product(op) || !jig_linalg_on_tensors(op))
        return false;
    bool open = false;
    for (size_t i = 0; i < jig_structured(op)->num_loops(op); ++i)
        open |= size_of_loop(op, i) == JIG_DYNAMIC;
    return open;
}

/* As in the reference, factor i is held against the size of the loop that comes i-th in the new
 * order, not of the one that it is for. */
static bool fills_blocks(const JigOp *op, const JigBlockPacking *how) {
    size_t loops[NUM_ROLES];
    if (!jig_pack_matmul_loops(op, loops))
        return false;
    for (size_t i = 0; i < NUM_ROLES; ++i) {
        int64_t size = size_of_loop(op, loops[how->order[i]]);
        if (size == JIG_DYNAMIC || size % how->factors[i] != 0)
            return false;
    }
    return true;
}

/* ---- Orders ---- */

typedef struct Order {
    bool outer, inner; /* transposed? */
} Order;

/* The packed operand number `i` of `generic` in this order; the op that takes its place. */
static JigOp *order_blocks(JigRewriter *rw, JigOp *generic, size_t i, Order wanted,
                           JigReason *why) {
    enum { MAX_RANK = 3 };
    const JigStructuredIface *s = jig_structured(generic);
    const JigMap *map = s->map(generic, i);
    size_t outer = jig_map_num_results(map) - 2, batch = outer - 2;
    bool k_first[] = {
        s->iterator(generic, jig_map_dim_position(map, (unsigned)batch)) == JIG_REDUCTION,
        s->iterator(generic, jig_map_dim_position(map, (unsigned)outer)) == JIG_REDUCTION};
    int64_t swaps[2][MAX_RANK] = {{0, 1, 2}, {0, 1}};
    /* The first matrix is transposed when k is first, the second when it is not. */
    if ((k_first[0] == (i == 0)) != wanted.outer) {
        swaps[0][batch] = (int64_t)batch + 1;
        swaps[0][batch + 1] = (int64_t)batch;
    }
    if ((k_first[1] == (i == 0)) != wanted.inner) {
        swaps[1][0] = 1;
        swaps[1][1] = 0;
    }
    JigTransposedPack out;
    JigOp *pack = jig_value_def_of(jig_linalg_generic_inputs_at(generic, i), JIG_LINALG(PACK));
    JigPermutation of_outer = {swaps[0], outer}, of_inner = {swaps[1], 2};
    return pack && jig_transpose_pack(rw, pack, generic, NULL, of_outer, of_inner, &out, why)
               ? out.compute
               : NULL;
}

bool jig_pack_matmul_blocks(JigRewriter *rw, JigOp *op, const JigBlockPacking *how,
                            JigReason *why) {
    if (!is_product(op) || !jig_linalg_on_tensors(op))
        return jig_refuse(why, op, "not a product of matrices that are tensors");
    if (!how->allow_padding && !fills_blocks(op, how))
        return jig_refuse(why, op, "expected sizes that blocks divide");
    JigMixed sizes[NUM_ROLES];
    for (size_t i = 0; i < NUM_ROLES; ++i)
        sizes[i] = jig_mixed_int(rw->ctx, how->factors[i]);
    JigMatmulPacking packing = {.sizes = sizes, .multiples = how->multiples, .order = how->order};
    JigOp *generic = jig_pack_matmul(rw, op, &packing, why);
    if (!generic)
        return false;
    const Order orders[] = {{how->transpose_lhs_outer, how->transpose_lhs_inner},
                            {how->transpose_rhs_outer, how->transpose_rhs_inner}};
    for (size_t i = 0; generic && i < JIG_LEN(orders); ++i)
        generic = order_blocks(rw, generic, i, orders[i], why);
    return true;
}
