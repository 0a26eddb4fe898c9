/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What views of buffers are, to those who ask through interfaces. */
#include "dialect/common/bounds_of_views.h"
#include "dialect/common/dim.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref_int.h"
#include "support/arena.h"

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

/* ---- Views ---- */

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

/* ---- Slices ---- */

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
