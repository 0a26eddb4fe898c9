/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Patterns of transpose and broadcast. */
#include "dialect/common/dim.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg_canon.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"

#include <stdlib.h>

static JigOp *build_listed(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *in,
                           JigValue *init, const char *name, const int64_t *list, size_t n) {
    JigNamedAttr item = {jig_ident(rw->ctx, jig_str(name)), jig_attr_dense_i64(rw->ctx, list, n)};
    return jig_linalg_build(rw, loc, row, &in, 1, &init, 1, jig_attr_dict(rw->ctx, &item, 1));
}

static int64_t list_at(const JigAttr *list, size_t i) {
    return jig_attr_dense_array_int(list, i);
}

static bool in_list(const JigAttr *list, int64_t value) {
    for (size_t i = 0; i < jig_attr_dense_array_len(list); i++)
        if (list_at(list, i) == value)
            return true;
    return false;
}

/* transpose(transpose(x)) is one transpose of x. */
static bool fold_transposes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *inner = jig_value_def_of(jig_linalg_transpose_input(op), JIG_LINALG(TRANSPOSE));
    if (!inner)
        return jig_no_match(rw, op, "not of a transpose");
    const JigAttr *outer_perm = jig_linalg_transpose_permutation_attr(op),
                  *inner_perm = jig_linalg_transpose_permutation_attr(inner);
    size_t n = jig_attr_dense_array_len(outer_perm);
    int64_t *perm = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    for (size_t i = 0; i < n; i++)
        perm[i] = list_at(inner_perm, (size_t)list_at(outer_perm, i));
    jig_rw_replace_op(rw, op,
                      build_listed(rw, jig_op_loc(op), JIG_LINALG(TRANSPOSE),
                                   jig_linalg_transpose_input(inner), jig_linalg_transpose_init(op),
                                   "permutation", perm, n));
    return true;
}

/* `perm` without the dimensions of `dropped`, renumbered. */
static size_t drop_dims(const JigAttr *perm, const JigAttr *dropped, int64_t *out) {
    size_t n = 0;
    for (size_t i = 0; i < jig_attr_dense_array_len(perm); i++) {
        int64_t p = list_at(perm, i), below = 0;
        if (in_list(dropped, p))
            continue;
        for (size_t k = 0; k < jig_attr_dense_array_len(dropped); k++)
            below += list_at(dropped, k) < p;
        out[n++] = p - below;
    }
    return n;
}

/* transpose(broadcast(x)) is broadcast(transpose(x)), which moves less. */
static bool swap_with_broadcast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *broadcast = jig_value_def_of(jig_linalg_transpose_input(op), JIG_LINALG(BROADCAST));
    if (!broadcast || !jig_value_has_one_use(jig_linalg_transpose_input(op)))
        return jig_no_match(rw, op, "not of a broadcast used once");
    const JigAttr *perm = jig_linalg_transpose_permutation_attr(op),
                  *added = jig_linalg_broadcast_dimensions_attr(broadcast);
    size_t n = jig_attr_dense_array_len(perm), num_added = jig_attr_dense_array_len(added);
    JigValue *x = jig_linalg_broadcast_input(broadcast);
    const JigType *type = jig_value_type(x);
    int64_t *inner_perm = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1),
            *dims = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    size_t rank = drop_dims(perm, added, inner_perm);
    for (size_t i = 0; i < num_added; i++)
        for (size_t k = 0; k < n; k++)
            if (list_at(perm, k) == list_at(added, i))
                dims[i] = (int64_t)k;
    JigLoc loc = jig_op_loc(op);
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1),
             *moved = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; i++)
        sizes[i] = jig_tensor_build_dim(rw, loc, x, i);
    for (size_t i = 0; i < rank; i++)
        moved[i] = sizes[inner_perm[i]];
    JigValue *init = jig_linalg_build_empty(rw, loc, moved, rank, jig_type_element(type));
    JigOp *transposed =
        build_listed(rw, loc, JIG_LINALG(TRANSPOSE), x, init, "permutation", inner_perm, rank);
    jig_rw_replace_op(rw, op,
                      build_listed(rw, loc, JIG_LINALG(BROADCAST), jig_op_result(transposed, 0),
                                   jig_linalg_transpose_init(op), "dimensions", dims, num_added));
    return true;
}

static int by_value(const void *a, const void *b) {
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* broadcast(broadcast(x)) is one broadcast of x. */
static bool fold_broadcasts(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *inner = jig_value_def_of(jig_linalg_broadcast_input(op), JIG_LINALG(BROADCAST));
    if (!inner)
        return jig_no_match(rw, op, "not of a broadcast");
    const JigAttr *outer_dims = jig_linalg_broadcast_dimensions_attr(op),
                  *inner_dims = jig_linalg_broadcast_dimensions_attr(inner);
    size_t rank = jig_type_rank(jig_value_type(jig_linalg_broadcast_init(op))), n = 0, kept = 0;
    int64_t *dims = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1),
            *of_input = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++)
        if (!in_list(outer_dims, (int64_t)i))
            of_input[kept++] = (int64_t)i;
    for (size_t i = 0; i < jig_attr_dense_array_len(inner_dims); i++)
        dims[n++] = of_input[list_at(inner_dims, i)];
    for (size_t i = 0; i < jig_attr_dense_array_len(outer_dims); i++)
        dims[n++] = list_at(outer_dims, i);
    qsort(dims, n, sizeof *dims, by_value);
    jig_rw_replace_op(rw, op,
                      build_listed(rw, jig_op_loc(op), JIG_LINALG(BROADCAST),
                                   jig_linalg_broadcast_input(inner), jig_linalg_broadcast_init(op),
                                   "dimensions", dims, n));
    return true;
}

const JigPattern jig_linalg_transpose_patterns[] = {
    {.name = "FoldTransposeWithTranspose", .root = "linalg.transpose", .fn = fold_transposes},
    {.name = "SwapTransposeWithBroadcast", .root = "linalg.transpose", .fn = swap_with_broadcast},
    {0},
};
const JigPattern jig_linalg_broadcast_patterns[] = {
    {.name = "EraseIdentityLinalgOp", .root = "linalg.broadcast", .fn = jig_linalg_erase_identity},
    {.name = "FoldBroadcasts", .root = "linalg.broadcast", .fn = fold_broadcasts},
    {0},
};
