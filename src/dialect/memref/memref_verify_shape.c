/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows' strings can't say of slices, reshapes, transposition. */
#include "dialect/common/dim.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref_int.h"

#include "support/arena.h"

#include <stdio.h>

/* ---- memref.reinterpret_cast, memref.subview ---- */

/* "dynamic", or the number. */
static const char *number_text(int64_t n, char buffer[32]) {
    if (n == JIG_DYNAMIC)
        return "dynamic";
    snprintf(buffer, 32, "%lld", (long long)n);
    return buffer;
}

/* What the result's type says must be what the op says, or nothing. */
static bool verify_said(JigOp *op, const char *what, int64_t want, int64_t is, const char *where,
                        size_t dim) {
    char buffer[32], at[48] = "";
    if (is == JIG_DYNAMIC || is == want)
        return true;
    if (where)
        snprintf(at, sizeof at, "%s%zu", where, dim);
    return jig_op_emit_error(op, "expected result type with %s = %s instead of %lld%s", what,
                             number_text(want, buffer), (long long)is, at);
}

bool jig_memref_verify_reinterpret_cast(JigOp *op) {
    const JigType *from = jig_value_type(jig_memref_reinterpret_cast_source(op)),
                  *to = jig_op_result_type(op, 0);
    if (jig_type_space(from) != jig_type_space(to))
        return jig_op_emit_error(
            op, "different memory spaces specified for source type %s and result memref type %s",
            jig_msg_type(from), jig_msg_type(to));
    if (jig_type_element(from) != jig_type_element(to))
        return jig_op_emit_error(
            op, "different element types specified for source type %s and result memref type %s",
            jig_msg_type(from), jig_msg_type(to));
    const int64_t *sizes = jig_memref_static_numbers(op, "static_sizes"),
                  *strides = jig_memref_static_numbers(op, "static_strides");
    size_t rank = jig_type_rank(to);
    for (size_t i = 0; i < rank; i++)
        JIG_CHECK(verify_said(op, "size", sizes[i], jig_type_dim(to, i), " in dim = ", i));
    JigArena *a = jig_arena_create();
    JigStrides s = jig_memref_strides(to, a);
    bool ok =
        s.ok || jig_op_emit_error(op, "expected result type to have strided layout but found %s",
                                  jig_msg_type(to));
    ok = ok && verify_said(op, "offset", jig_memref_static_numbers(op, "static_offsets")[0],
                           s.offset, NULL, 0);
    for (size_t i = 0; ok && i < rank; i++)
        ok = verify_said(op, "stride", strides[i], s.strides[i], " in dim = ", i);
    jig_arena_destroy(a);
    return ok;
}

static bool subview_error(JigOp *op, const JigType *want, const char *what, const JigType *is) {
    return jig_op_emit_error(op,
                             "expected result type to be %s or a rank-reduced version. (mismatch "
                             "of result %s), but got %s",
                             jig_msg_type(want), what, jig_msg_type(is));
}

static bool subview_layout_fits(const JigType *full, const JigType *is, const int64_t *sizes,
                                JigArena *a) {
    bool *dropped = JIG_NEW_ARRAY(a, bool, jig_type_rank(full) + 1);
    if (!jig_memref_dropped_dims(full, is, sizes, dropped, a))
        return false;
    JigStrides x = jig_memref_strides(full, a), y = jig_memref_strides(is, a);
    if (!y.ok || x.offset != y.offset)
        return false;
    for (size_t i = 0, k = 0; i < x.n; i++)
        if (!dropped[i] && x.strides[i] != y.strides[k++])
            return false;
    return true;
}

bool jig_memref_verify_subview(JigOp *op) {
    const JigType *from = jig_value_type(jig_memref_subview_source(op)),
                  *is = jig_op_result_type(op, 0);
    if (jig_type_space(from) != jig_type_space(is))
        return jig_op_emit_error(
            op,
            "different memory spaces specified for base memref type %s and subview memref type %s",
            jig_msg_type(from), jig_msg_type(is));
    const int64_t *sizes = jig_memref_static_numbers(op, "static_sizes");
    const JigType *want =
        jig_memref_subview_type(from, jig_memref_static_numbers(op, "static_offsets"), sizes,
                                jig_memref_static_numbers(op, "static_strides"));
    if (!want)
        return jig_op_emit_error(op, "base type %s is not strided", jig_msg_type(from));
    if (jig_type_rank(is) > jig_type_rank(want))
        return jig_op_emit_error(
            op, "expected result rank to be smaller or equal to the source rank, but got %s",
            jig_msg_type(is));
    if (!jig_dim_shape_drops_ones(want, is))
        return subview_error(op, want, "sizes", is);
    if (jig_type_element(want) != jig_type_element(is))
        return jig_op_emit_error(op, "expected result element type to be %s, but got %s",
                                 jig_msg_type(jig_type_element(want)), jig_msg_type(is));
    JigArena *a = jig_arena_create();
    bool ok = subview_layout_fits(want, is, sizes, a) || subview_error(op, want, "layout", is);
    jig_arena_destroy(a);
    return ok && jig_slice_verify_in_bounds(op, from);
}

/* ---- memref.expand_shape, memref.collapse_shape ---- */

static bool verify_unit_shape(JigOp *op, const JigType *expanded) {
    for (size_t i = 0; i < jig_type_rank(expanded); i++)
        if (jig_type_dim(expanded, i) != 1)
            return jig_op_error(op, "rank 0 memrefs can only be extended/collapsed with/from ones");
    return true;
}

static bool verify_group(JigOp *op, JigGroup g, size_t number, int64_t collapsed,
                         const JigType *expanded, size_t *next) {
    size_t rank = jig_type_rank(expanded);
    int64_t product = 1;
    bool dynamic = false;
    for (size_t k = 0; k < g.n; k++) {
        if (g.dims[k] != (int64_t)(*next)++)
            return jig_op_error(op, "reassociation indices must be contiguous");
        if ((size_t)g.dims[k] >= rank)
            return jig_op_error(op, "reassociation index %lld is out of bounds",
                                (long long)g.dims[k]);
        int64_t size = jig_type_dim(expanded, (size_t)g.dims[k]);
        dynamic |= size == JIG_DYNAMIC;
        if (size != JIG_DYNAMIC)
            product = (int64_t)((uint64_t)product * (uint64_t)size);
    }
    if (dynamic != (collapsed == JIG_DYNAMIC))
        return jig_op_error(
            op, "collapsed dim (%zu) must be dynamic if and only if reassociation group is dynamic",
            number);
    return dynamic || product == collapsed ||
           jig_op_error(op, "collapsed dim size (%lld) must equal reassociation group size (%lld)",
                        (long long)collapsed, (long long)product);
}

static bool verify_groups(JigOp *op, JigGroups g, const JigType *collapsed,
                          const JigType *expanded) {
    size_t next = 0;
    if (jig_type_rank(collapsed) != g.n)
        return jig_op_error(op, "invalid number of reassociation groups: found %zu, expected %zu",
                            g.n, jig_type_rank(collapsed));
    if (jig_type_rank(collapsed) == 0)
        return verify_unit_shape(op, expanded);
    for (size_t i = 0; i < g.n; i++)
        JIG_CHECK(verify_group(op, g.items[i], i, jig_type_dim(collapsed, i), expanded, &next));
    return next == jig_type_rank(expanded) ||
           jig_op_error(
               op, "expanded rank (%zu) inconsistent with number of reassociation indices (%zu)",
               jig_type_rank(expanded), next);
}

static bool verify_expanded_type(JigOp *op, JigGroups g, JigArena *a) {
    const JigType *is = jig_op_result_type(op, 0), *want;
    want = jig_memref_expanded_type(jig_value_type(jig_memref_expand_shape_src(op)),
                                    jig_type_shape(is), jig_type_rank(is), g, a);
    if (!want)
        return jig_op_error(op, "invalid source layout map");
    return is == want || jig_op_error(op, "expected expanded type to be %s but found %s",
                                      jig_msg_type(want), jig_msg_type(is));
}

static bool verify_output_shape(JigOp *op) {
    const JigType *is = jig_op_result_type(op, 0);
    const int64_t *shape = jig_memref_static_numbers(op, "static_output_shape");
    size_t n = jig_attr_dense_array_len(jig_memref_expand_shape_static_output_shape_attr(op));
    if (n != jig_type_rank(is))
        return jig_op_error(op,
                            "expected number of static shape bounds to be equal to the output rank "
                            "(%zu) but found %zu inputs instead",
                            jig_type_rank(is), n);
    JIG_CHECK(jig_reshape_verify_output_sizes(op));
    for (size_t i = 0; i < jig_type_rank(is); i++)
        if (!jig_type_is_dynamic_dim(is, i) && jig_type_dim(is, i) != shape[i])
            return jig_op_error(op, "invalid output shape provided at pos %zu", i);
    return true;
}

bool jig_memref_verify_expand_shape(JigOp *op) {
    const JigType *from = jig_value_type(jig_memref_expand_shape_src(op)),
                  *to = jig_op_result_type(op, 0);
    if (jig_type_rank(from) > jig_type_rank(to))
        return jig_op_error(
            op, "has source rank %zu and result rank %zu. This is not an expansion (%zu > %zu).",
            jig_type_rank(from), jig_type_rank(to), jig_type_rank(from), jig_type_rank(to));
    JigArena *a = jig_arena_create();
    JigGroups g = jig_reshape_groups_of(op, a);
    bool ok =
        verify_groups(op, g, from, to) && verify_expanded_type(op, g, a) && verify_output_shape(op);
    jig_arena_destroy(a);
    return ok;
}

bool jig_memref_verify_collapse_shape(JigOp *op) {
    const JigType *from = jig_value_type(jig_memref_collapse_shape_src(op)),
                  *to = jig_op_result_type(op, 0), *want;
    if (jig_type_rank(from) < jig_type_rank(to))
        return jig_op_error(
            op, "has source rank %zu and result rank %zu. This is not a collapse (%zu < %zu).",
            jig_type_rank(from), jig_type_rank(to), jig_type_rank(from), jig_type_rank(to));
    JigArena *a = jig_arena_create();
    JigGroups g = jig_reshape_groups_of(op, a);
    bool ok = verify_groups(op, g, to, from);
    if (ok && !(want = jig_memref_collapsed_type(from, g, a)))
        ok = jig_op_error(op, "invalid source layout map or collapsing non-contiguous dims");
    else if (ok && want != to)
        ok = jig_op_error(op, "expected collapsed type to be %s but found %s", jig_msg_type(want),
                          jig_msg_type(to));
    jig_arena_destroy(a);
    return ok;
}

/* ---- memref.reshape, memref.transpose, memref.extract_strided_metadata ---- */

bool jig_memref_verify_reshape(JigOp *op) {
    const JigType *from = jig_value_type(jig_memref_reshape_source(op)),
                  *to = jig_op_result_type(op, 0);
    int64_t n = jig_type_dim(jig_value_type(jig_memref_reshape_shape(op)), 0);
    if (jig_type_element(from) != jig_type_element(to))
        return jig_op_error(
            op, "element types of source and destination memref types should be the same");
    if (jig_type_is_memref(from) && !jig_memref_identity_layout(from))
        return jig_op_error(op, "source memref type should have identity affine map");
    if (!jig_type_is_memref(to))
        return true;
    if (!jig_memref_identity_layout(to))
        return jig_op_error(op, "result memref type should have identity affine map");
    if (n == JIG_DYNAMIC)
        return jig_op_error(op, "cannot use shape operand with dynamic length to reshape to "
                                "statically-ranked memref type");
    return n == (int64_t)jig_type_rank(to) ||
           jig_op_error(op, "length of shape operand differs from the result's memref rank");
}

bool jig_memref_verify_transpose(JigOp *op) {
    const JigType *from = jig_value_type(jig_memref_transpose_in(op)),
                  *to = jig_op_result_type(op, 0);
    const JigMap *map = jig_attr_map_value(jig_memref_transpose_permutation_attr(op));
    if (!jig_map_is_permutation(map))
        return jig_op_error(op, "expected a permutation map");
    if (jig_map_num_dims(map) != jig_type_rank(from))
        return jig_op_error(op, "expected a permutation map of same rank as the input");
    JigArena *a = jig_arena_create();
    const JigType *want = jig_memref_canonical_type(jig_memref_transposed_type(from, map, a), a);
    bool ok = want == jig_memref_canonical_type(to, a) ||
              jig_op_error(
                  op, "result type %s is not equivalent to the canonical transposed input type %s",
                  jig_msg_type(to), jig_msg_type(want));
    jig_arena_destroy(a);
    return ok;
}
