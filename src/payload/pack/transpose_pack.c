/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Another order of the packed dimensions, from a pack through what computes on it to its unpack. */
#include "payload/pack/pack_int.h"
#include "support/arena.h"
#include "support/check.h"

bool jig_is_permutation(JigPermutation p) {
    JIG_REQUIRE(p.items || !p.n);
    JigArena *a = jig_arena_create();
    bool *seen = JIG_NEW_ARRAY(a, bool, p.n + 1), ok = true;
    for (size_t i = 0; ok && i < p.n; ++i) {
        int64_t at = p.items[i];
        ok = at >= 0 && (uint64_t)at < p.n && !seen[at];
        if (ok)
            seen[at] = true;
    }
    jig_arena_destroy(a);
    return ok;
}

static size_t num_outer(const JigOp *relayout) {
    bool is_pack = jig_op_is(relayout, JIG_LINALG(PACK));
    return jig_type_rank(
        jig_value_type(is_pack ? jig_linalg_source(relayout) : jig_linalg_dest(relayout)));
}

static size_t num_inner(const JigOp *relayout) {
    return jig_attr_dense_array_len(jig_linalg_inner_dims_pos_attr(relayout));
}

bool jig_fits_outer_dims(const JigOp *relayout, JigPermutation p) {
    return !p.n || (p.n == num_outer(relayout) && jig_is_permutation(p));
}

bool jig_fits_inner_dims(const JigOp *relayout, JigPermutation p) {
    JIG_REQUIRE(relayout && (p.items || !p.n));
    return !p.n || (p.n == num_inner(relayout) && jig_is_permutation(p));
}

static int64_t permuted(JigPermutation p, size_t i) {
    return p.n ? p.items[i] : (int64_t)i;
}

JigRelayout jig_pack_transposed_layout(JigRewriter *rw, const JigOp *relayout, JigPermutation outer,
                                       JigPermutation inner, JigArena *a) {
    JigRelayout r = jig_linalg_relayout(relayout, a);
    size_t rank = num_outer(relayout);
    int64_t *order = JIG_NEW_ARRAY(a, int64_t, rank + 1),
            *positions = JIG_NEW_ARRAY(a, int64_t, r.num_tiles + 1);
    JigMixed *tiles = JIG_NEW_ARRAY(a, JigMixed, r.num_tiles + 1);
    bool has_order = jig_attr_dense_array_len(r.outer_perm);
    for (size_t i = 0; i < rank; ++i) {
        int64_t from = permuted(outer, i);
        order[i] = has_order ? jig_attr_dense_array_int(r.outer_perm, (size_t)from) : from;
    }
    for (size_t k = 0; k < r.num_tiles; ++k) {
        size_t from = (size_t)permuted(inner, k);
        positions[k] = jig_attr_dense_array_int(r.inner_pos, from);
        tiles[k] = r.tiles[from];
    }
    r.outer_perm = jig_attr_dense_i64(rw->ctx, order, rank);
    r.inner_pos = jig_attr_dense_i64(rw->ctx, positions, r.num_tiles);
    r.tiles = tiles;
    return r;
}

/* `compute` with operand `at`, whose dimensions are permuted so, replaced. */
static JigOp *transpose_operand(JigRewriter *rw, JigOp *compute, size_t at, JigValue *operand,
                                const int64_t *permutation, size_t rank, JigArena *a) {
    const JigStructuredIface *s = jig_structured(compute);
    size_t n = jig_op_num_operands(compute), num_inputs = jig_linalg_num_ins(compute),
           num_loops = s->num_loops(compute);
    JigValue **operands = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    const JigMap **maps = JIG_NEW_ARRAY(a, const JigMap *, n + 1);
    JigIterator *iterators = JIG_NEW_ARRAY(a, JigIterator, num_loops + 1);
    for (size_t i = 0; i < n; ++i) {
        operands[i] = i == at ? operand : jig_op_operand(compute, i);
        maps[i] = s->map(compute, i);
    }
    maps[at] = jig_map_compose(jig_map_permutation(rw->ctx, permutation, rank), maps[at]);
    for (size_t i = 0; i < num_loops; ++i)
        iterators[i] = s->iterator(compute, i);
    jig_at_before(rw, compute);
    JigOp *made =
        jig_linalg_build_generic(rw, jig_op_loc(compute), operands, num_inputs,
                                 operands + num_inputs, n - num_inputs, maps, iterators, num_loops);
    jig_rw_erase_block(rw, jig_op_body(made));
    jig_rw_inline_region(rw, jig_linalg_generic_region(compute), jig_linalg_generic_region(made),
                         NULL);
    jig_rw_replace_op(rw, compute, made);
    return made;
}

static bool check_connection(JigOp *pack, JigOp *compute, JigOp *unpack, JigReason *why) {
    JigUse *use = jig_value_first_use(jig_op_result(pack, 0));
    if (!use || jig_use_next(use))
        return jig_refuse(why, compute, "expect single pack use");
    if (jig_use_owner(use) != compute)
        return jig_refuse(why, compute, "not a single use by the LinalgOp target");
    JigValue *tied = jig_dps_tied_result(compute, jig_use_index(use));
    if (unpack && (!tied || jig_linalg_unpack_source(unpack) != tied))
        return jig_refuse(why, compute,
                          "not produced by the LinalgOp target's DpsInit tied to the pack op");
    if (!unpack && tied && jig_value_first_use(tied))
        return jig_refuse(why, compute, "the result for the pack has another layout for its users");
    return true;
}

static JigOp *transpose_unpack(JigRewriter *rw, JigLoc loc, JigOp *unpack, JigValue *source,
                               JigPermutation outer, JigPermutation inner, JigArena *a) {
    jig_at_before(rw, unpack);
    JigRelayout r = jig_pack_transposed_layout(rw, unpack, outer, inner, a);
    r.source = source;
    JigOp *made = jig_linalg_build_relayout(rw, loc, &r);
    jig_rw_replace_op(rw, unpack, made);
    return made;
}

bool jig_transpose_pack(JigRewriter *rw, JigOp *pack, JigOp *compute, JigOp *unpack,
                        JigPermutation outer, JigPermutation inner, JigTransposedPack *out,
                        JigReason *why) {
    if (!check_connection(pack, compute, unpack, why))
        return false;
    JigArena *a = jig_arena_create();
    JigLoc loc = jig_op_loc(compute);
    size_t at = jig_use_index(jig_value_first_use(jig_op_result(pack, 0))), rank = num_outer(pack),
           num_tiles = num_inner(pack);
    jig_at_before(rw, pack);
    JigRelayout r = jig_pack_transposed_layout(rw, pack, outer, inner, a);
    jig_pack_make_dest(rw, loc, &r);
    out->pack = jig_linalg_build_relayout(rw, loc, &r);
    int64_t *permutation = JIG_NEW_ARRAY(a, int64_t, rank + num_tiles + 1);
    for (size_t i = 0; i < rank; ++i)
        permutation[i] = permuted(outer, i);
    for (size_t i = 0; i < num_tiles; ++i)
        permutation[rank + i] = (int64_t)rank + permuted(inner, i);
    JigValue *packed = jig_op_result(out->pack, 0);
    out->compute = transpose_operand(rw, compute, at, packed, permutation, rank + num_tiles, a);
    out->unpack = NULL;
    if (unpack)
        out->unpack = transpose_unpack(rw, loc, unpack, jig_dps_tied_result(out->compute, at),
                                       outer, inner, a);
    jig_rw_replace_op(rw, pack, out->pack);
    jig_arena_destroy(a);
    return true;
}
