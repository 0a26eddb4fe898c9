/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows' strings can't say of casts, slices, reshapes, transposition. */
#include "dialect/common/dim.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref_int.h"

#include "dialect/common/bounds_of_views.h"
#include "support/arena.h"
#include "support/check.h"
#include "support/ints.h"

#include <stdio.h>

bool jig_memref_identity_layout(const JigType *t) {
    return !jig_type_layout(t) || jig_map_is_identity(jig_type_layout_map(t));
}

JigStrides jig_memref_strides(const JigType *t, JigArena *a) {
    JigStrides s = {.n = jig_type_rank(t)};
    s.strides = JIG_NEW_ARRAY(a, int64_t, s.n + 1);
    s.ok = jig_type_strides(t, s.strides, &s.offset);
    return s;
}

/* ---- Casts ---- */

static bool may_equal(int64_t a, int64_t b) {
    return a == b || a == JIG_DYNAMIC || b == JIG_DYNAMIC;
}

static bool layouts_compatible(const JigType *from, const JigType *to) {
    if (jig_type_layout(from) == jig_type_layout(to))
        return true;
    if (jig_type_rank(from) != jig_type_rank(to))
        return false;
    JigArena *a = jig_arena_create();
    JigStrides x = jig_memref_strides(from, a), y = jig_memref_strides(to, a);
    bool ok = x.ok && y.ok && may_equal(x.offset, y.offset);
    for (size_t i = 0; ok && i < x.n; i++)
        ok = may_equal(x.strides[i], y.strides[i]);
    jig_arena_destroy(a);
    return ok;
}

bool jig_memref_cast_compatible(const JigType *from, const JigType *to) {
    if (!jig_type_is_any_memref(from) || !jig_type_is_any_memref(to))
        return false;
    if (jig_type_element(from) != jig_type_element(to) ||
        jig_type_space(from) != jig_type_space(to))
        return false;
    if (!jig_type_is_memref(from) || !jig_type_is_memref(to))
        return jig_type_is_memref(from) || jig_type_is_memref(to);
    return layouts_compatible(from, to) && jig_type_rank(from) == jig_type_rank(to) &&
           jig_shapes_compatible(from, to);
}

static bool space_cast_compatible(const JigType *from, const JigType *to) {
    if (!jig_type_is_any_memref(from) || !jig_type_is_any_memref(to) ||
        jig_type_element(from) != jig_type_element(to))
        return false;
    if (!jig_type_is_memref(from) || !jig_type_is_memref(to))
        return !jig_type_is_memref(from) && !jig_type_is_memref(to);
    size_t rank = jig_type_rank(from);
    return rank == jig_type_rank(to) && jig_type_layout_map(from) == jig_type_layout_map(to) &&
           (!rank || !memcmp(jig_type_shape(from), jig_type_shape(to), rank * sizeof(int64_t)));
}

static const JigCastIface cast = {.compatible = jig_memref_cast_compatible},
                          space_cast = {.compatible = space_cast_compatible};
static JigValue *source0(const JigOp *op) {
    return jig_op_operand(op, 0);
}
static const JigViewIface view = {.source = source0};
const JigIface jig_memref_cast_ifaces[] = {{&jig_iface_cast, &cast},
                                           {&jig_iface_view, &view},
                                           {&jig_iface_bounds, &jig_bounds_of_cast},
                                           {&jig_iface_space_user, &jig_views_buffer0},
                                           {0}};
const JigIface jig_memref_memory_space_cast_ifaces[] = {
    {&jig_iface_cast, &space_cast}, {&jig_iface_view, &view}, {0}};
const JigIface jig_memref_view_ifaces[] = {
    {&jig_iface_view, &view}, {&jig_iface_space_user, &jig_views_buffer0}, {0}};
const JigIface jig_memref_metadata_ifaces[] = {{&jig_iface_view, &view}, {0}};
const JigIface jig_memref_atomic_rmw_ifaces[] = {{&jig_iface_space_user, &jig_accesses_buffer1},
                                                 {0}};
const JigIface jig_memref_transpose_ifaces[] = {{&jig_iface_space_user, &jig_views_buffer0}, {0}};
const JigIface jig_memref_collapse_shape_ifaces[] = {{&jig_iface_view, &view},
                                                     {&jig_iface_bounds, &jig_bounds_of_collapse},
                                                     {&jig_iface_space_user, &jig_views_buffer0},
                                                     {0}};

static bool expanded_sizes(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)rw;
    (void)result;
    JigArena *a = jig_arena_create();
    size_t n;
    const JigMixed *all = jig_mixed_list(op, "static_output_shape", 1, &n, a);
    memcpy(sizes, all, n * sizeof *all);
    jig_arena_destroy(a);
    return true;
}
static const JigReifyIface expanded = {.sizes = expanded_sizes};
const JigIface jig_memref_expand_shape_ifaces[] = {{&jig_iface_view, &view},
                                                   {&jig_iface_bounds, &jig_bounds_of_expand},
                                                   {&jig_iface_reify, &expanded},
                                                   {&jig_iface_space_user, &jig_views_buffer0},
                                                   {0}};

static bool same_sizes(JigRewriter *rw, JigOp *op, size_t result, JigMixed *sizes) {
    (void)result;
    JigValue *source = jig_memref_assume_alignment_memref(op);
    const JigType *t = jig_value_type(source);
    if (!jig_type_is_memref(t))
        return false;
    for (size_t i = 0; i < jig_type_rank(t); i++)
        sizes[i] = jig_memref_build_dim(rw, jig_op_loc(op), source, i);
    return true;
}
static const JigReifyIface same = {.sizes = same_sizes};
const JigIface jig_memref_assume_alignment_ifaces[] = {{&jig_iface_view, &view},
                                                       {&jig_iface_reify, &same},
                                                       {&jig_iface_space_user, &jig_views_buffer0},
                                                       {0}};

/* ---- memref.reinterpret_cast, memref.subview ---- */

/* As many sizes and strides as the result has dimensions, and one offset. */
static void reinterpret_ranks(const JigOp *op, size_t out[3]) {
    out[0] = 1;
    out[1] = out[2] = jig_type_rank(jig_op_result_type(op, 0));
}
static const JigSliceIface reinterpret = {.offsets = 1, .ranks = reinterpret_ranks};
const JigIface jig_memref_reinterpret_cast_ifaces[] = {{&jig_iface_slice, &reinterpret},
                                                       {&jig_iface_view, &view},
                                                       {&jig_iface_space_user, &jig_views_buffer0},
                                                       {0}};

static const JigSliceIface subview = {.offsets = 1};
const JigIface jig_memref_subview_ifaces[] = {{&jig_iface_slice, &subview},
                                              {&jig_iface_view, &view},
                                              {&jig_iface_bounds, &jig_memref_subview_bounds},
                                              {&jig_iface_space_user, &jig_views_buffer0},
                                              {0}};

static const int64_t *numbers(const JigOp *op, const char *name) {
    return jig_attr_dense_i64_data(jig_op_attr(op, name));
}

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
    const int64_t *sizes = numbers(op, "static_sizes"), *strides = numbers(op, "static_strides");
    size_t rank = jig_type_rank(to);
    for (size_t i = 0; i < rank; i++)
        JIG_CHECK(verify_said(op, "size", sizes[i], jig_type_dim(to, i), " in dim = ", i));
    JigArena *a = jig_arena_create();
    JigStrides s = jig_memref_strides(to, a);
    bool ok =
        s.ok || jig_op_emit_error(op, "expected result type to have strided layout but found %s",
                                  jig_msg_type(to));
    ok = ok && verify_said(op, "offset", numbers(op, "static_offsets")[0], s.offset, NULL, 0);
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

static size_t count_stride(const JigStrides *s, int64_t stride) {
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++)
        n += s->strides[i] == stride;
    return n;
}

/* Dims that a rank reduction drops are those whose strides are gone. A stride
 * that occurs more than once says that the first such dims go. */
static bool drop_by_strides(const JigStrides *x, const JigStrides *y, const int64_t *sizes,
                            bool *dropped, JigArena *a) {
    JigStrides left = *x;
    left.strides = JIG_NEW_ARRAY(a, int64_t, x->n + 1);
    memcpy(left.strides, x->strides, x->n * sizeof *left.strides);
    size_t n = 0;
    for (size_t i = 0; i < x->n; i++) {
        if (sizes[i] != 1)
            continue;
        size_t here = count_stride(&left, x->strides[i]), there = count_stride(y, x->strides[i]);
        if (here < there)
            return false;
        dropped[i] = here > there;
        n += dropped[i];
        if (dropped[i])
            left.strides[i] = INT64_MIN + 1; /* counted no more */
    }
    return n + y->n == x->n;
}

bool jig_memref_dropped_dims(const JigType *full, const JigType *reduced, const int64_t *sizes,
                             bool *dropped, JigArena *a) {
    JigStrides x = jig_memref_strides(full, a), y = jig_memref_strides(reduced, a);
    size_t units = 0;
    memset(dropped, 0, x.n * sizeof *dropped);
    if (x.n == y.n)
        return true;
    for (size_t i = 0; i < x.n; i++)
        units += dropped[i] = sizes[i] == 1;
    if (units + y.n == x.n)
        return true;
    memset(dropped, 0, x.n * sizeof *dropped);
    bool known = x.ok && y.ok && drop_by_strides(&x, &y, sizes, dropped, a);
    if (!known)
        memset(dropped, 0, x.n * sizeof *dropped);
    return known;
}

/* Strides tell which dims are gone: those of the slice, which the op's own strides stretch. */
bool jig_memref_subview_dropped_dims(const JigOp *op, bool *dropped, JigArena *a) {
    const int64_t *sizes = numbers(op, "static_sizes");
    const JigType *full = jig_memref_subview_type(jig_value_type(jig_memref_subview_source(op)),
                                                  numbers(op, "static_offsets"), sizes,
                                                  numbers(op, "static_strides"));
    return full && jig_memref_dropped_dims(full, jig_op_result_type(op, 0), sizes, dropped, a);
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
    const int64_t *sizes = numbers(op, "static_sizes");
    const JigType *want = jig_memref_subview_type(from, numbers(op, "static_offsets"), sizes,
                                                  numbers(op, "static_strides"));
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

/* Strides are computed as addresses are; a size that overflows is that of no buffer. */
static int64_t times(int64_t stride, int64_t size) {
    return stride == JIG_DYNAMIC || size == JIG_DYNAMIC ? JIG_DYNAMIC
                                                        : jig_i64_wrapping_mul(stride, size);
}
static int64_t product_of_sizes(int64_t a, int64_t b) {
    return a == JIG_DYNAMIC || b == JIG_DYNAMIC || __builtin_mul_overflow(a, b, &a) ? JIG_DYNAMIC
                                                                                    : a;
}

static const JigType *with_layout(const JigType *t, const int64_t *shape, size_t rank,
                                  const JigAttr *layout) {
    return jig_type_memref(shape, rank, jig_type_element(t), layout, jig_type_space(t));
}

const JigType *jig_memref_expanded_type(const JigType *from, const int64_t *shape, size_t rank,
                                        JigGroups g, JigArena *a) {
    if (jig_memref_identity_layout(from))
        return with_layout(from, shape, rank, NULL);
    JigStrides s = jig_memref_strides(from, a);
    if (!s.ok)
        return NULL;
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++)
        strides[i] = 1;
    for (size_t i = 0; i < g.n; i++) {
        int64_t stride = s.strides[i];
        for (size_t k = g.items[i].n; k-- > 0;) {
            size_t dim = (size_t)g.items[i].dims[k];
            strides[dim] = stride;
            stride = times(stride, shape[dim]);
        }
    }
    return with_layout(from, shape, rank,
                       jig_attr_strided_layout(jig_type_context(from), s.offset, strides, rank));
}

/* The stride of a group, NULL-safe: that of its last dimension which is not one. */
static int64_t group_stride(const JigType *from, const JigStrides *s, JigGroup g) {
    size_t n = g.n;
    while (n > 1 && jig_type_dim(from, (size_t)g.dims[n - 1]) == 1)
        n--;
    size_t dim = (size_t)g.dims[n - 1];
    return n == 1 || !jig_type_is_dynamic_dim(from, dim) ? s->strides[dim] : JIG_DYNAMIC;
}

/* Do the group's dimensions lie one after another in memory, as far as is known, or `surely`? */
static bool group_contiguous(const JigType *from, const JigStrides *s, JigGroup g, int64_t stride,
                             bool surely) {
    for (size_t k = g.n; k-- > 1;) {
        size_t dim = (size_t)g.dims[k];
        stride = times(stride, jig_type_dim(from, dim));
        if (jig_type_dim(from, dim - 1) == 1)
            continue;
        bool unknown = stride == JIG_DYNAMIC || s->strides[dim - 1] == JIG_DYNAMIC;
        if (unknown ? surely : stride != s->strides[dim - 1])
            return false;
    }
    return true;
}

bool jig_memref_collapses(const JigType *from, JigGroups g, JigArena *a) {
    if (jig_memref_identity_layout(from))
        return true;
    JigStrides s = jig_memref_strides(from, a);
    bool ok = s.ok;
    for (size_t i = 0; i < g.n && ok; i++)
        ok = g.items[i].n &&
             group_contiguous(from, &s, g.items[i], group_stride(from, &s, g.items[i]), true);
    return ok;
}

const JigType *jig_memref_collapsed_type(const JigType *from, JigGroups g, JigArena *a) {
    JIG_REQUIRE(jig_type_is_memref(from) && (g.items || !g.n) && a);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, g.n + 1),
            *strides = JIG_NEW_ARRAY(a, int64_t, g.n + 1);
    for (size_t i = 0; i < g.n; i++) {
        shape[i] = 1;
        for (size_t k = 0; k < g.items[i].n; k++)
            shape[i] = product_of_sizes(shape[i], jig_type_dim(from, (size_t)g.items[i].dims[k]));
    }
    if (jig_memref_identity_layout(from))
        return with_layout(from, shape, g.n, NULL);
    JigStrides s = jig_memref_strides(from, a);
    for (size_t i = 0; i < g.n; i++) {
        if (!s.ok || !g.items[i].n)
            return NULL;
        strides[i] = group_stride(from, &s, g.items[i]);
        if (!group_contiguous(from, &s, g.items[i], strides[i], false))
            return NULL;
    }
    return with_layout(from, shape, g.n,
                       jig_attr_strided_layout(jig_type_context(from), s.offset, strides, g.n));
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
    const int64_t *shape = numbers(op, "static_output_shape");
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

/* Row-major from the first element on. A size that is not known makes the strides before it known
 * to nobody; one of no elements makes them arbitrary. */
static bool is_contiguous(const JigStrides *s, const int64_t *shape) {
    int64_t want = 1;
    for (size_t i = s->n; i-- > 0; want = shape[i] ? times(want, shape[i]) : JIG_DYNAMIC)
        if (s->strides[i] != want || (i + 1 < s->n && shape[i + 1] == JIG_DYNAMIC))
            return false;
    return s->offset == 0;
}

/* The type in the one form that its layout is compared in: none where it is contiguous, else a map.
 * A layout that is the identity stays as it is written. */
static const JigType *with_canonical_layout(const JigType *t, JigArena *a) {
    JigStrides s = jig_memref_strides(t, a);
    if (!s.ok || jig_memref_identity_layout(t))
        return t;
    const int64_t *shape = jig_type_shape(t);
    if (is_contiguous(&s, shape))
        return with_layout(t, shape, s.n, NULL);
    if (!s.n)
        return t;
    const JigAttr *layout = jig_attr_strided_layout(jig_type_context(t), s.offset, s.strides, s.n);
    return with_layout(t, shape, s.n,
                       jig_attr_of_map(jig_type_layout_map(with_layout(t, shape, s.n, layout))));
}

static const JigType *transposed(const JigType *from, const JigMap *permutation, JigArena *a) {
    JigStrides s = jig_memref_strides(from, a);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, s.n + 1),
            *strides = JIG_NEW_ARRAY(a, int64_t, s.n + 1);
    jig_map_apply_permutation(permutation, jig_type_shape(from), shape);
    jig_map_apply_permutation(permutation, s.strides, strides);
    return with_layout(from, shape, s.n,
                       jig_attr_strided_layout(jig_type_context(from), s.offset, strides, s.n));
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
    const JigType *want = with_canonical_layout(transposed(from, map, a), a);
    bool ok = want == with_canonical_layout(to, a) ||
              jig_op_error(
                  op, "result type %s is not equivalent to the canonical transposed input type %s",
                  jig_msg_type(to), jig_msg_type(want));
    jig_arena_destroy(a);
    return ok;
}

bool jig_memref_infer_strided_metadata(JigInferCall *call) {
    const JigType *source = jig_value_type(call->operands[0]), *index = jig_type_index(call->ctx);
    if (!jig_type_is_memref(source))
        return false;
    call->num_types = 2 + 2 * jig_type_rank(source);
    call->types = JIG_NEW_ARRAY(call->arena, const JigType *, call->num_types);
    for (size_t i = 0; i < call->num_types; i++)
        call->types[i] = i ? index : with_layout(source, NULL, 0, NULL);
    return true;
}
