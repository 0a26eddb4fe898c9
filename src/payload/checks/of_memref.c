/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* memref: accesses, and what ops claim about buffers. */
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "payload/checks/checks_int.h"

static JigValue *number(const JigRuntimeCheck *c, int64_t n) {
    return jig_arith_index(c->rw, c->loc, n);
}
static JigValue *dim_of(const JigRuntimeCheck *c, JigValue *memref, size_t i) {
    JigMemrefDim parts = {.source = memref, .index = number(c, (int64_t)i)};
    return jig_op_result(jig_memref_dim_build(c->rw, c->loc, &parts), 0);
}
static JigValue *rank_of(const JigRuntimeCheck *c, JigValue *memref) {
    return jig_op_result(jig_memref_rank_build(c->rw, c->loc, &(JigMemrefRank){.memref = memref}),
                         0);
}

/* ---- Elements ---- */

#define OF_INDICES(op_name)                                                                        \
    static void check_##op_name(const JigRuntimeCheck *c) {                                        \
        jig_checks_indices(c, jig_memref_##op_name##_memref(c->op),                                \
                           jig_memref_##op_name##_indices(c->op));                                 \
    }                                                                                              \
    static const JigRuntimeVerifiableIface of_##op_name = {.check = check_##op_name};
OF_INDICES(load)
OF_INDICES(store)
OF_INDICES(atomic_rmw)
OF_INDICES(generic_atomic_rmw)

static void check_dim(const JigRuntimeCheck *c) {
    JigValue *rank = rank_of(c, jig_memref_dim_source(c->op)), *zero = number(c, 0);
    c->require(c, jig_checks_in_bounds(c, jig_memref_dim_index(c->op), zero, rank),
               JIG_STR("index is out of bounds"));
}
static const JigRuntimeVerifiableIface of_dim = {.check = check_dim};

/* ---- What is said of an address ---- */

static void check_alignment(const JigRuntimeCheck *c) {
    JigMemrefExtractAlignedPointerAsIndex pointer = {.source =
                                                         jig_memref_assume_alignment_memref(c->op)};
    int64_t bytes = jig_attr_int_value(jig_memref_assume_alignment_alignment_attr(c->op));
    JigArithRemui rest = {
        .lhs = jig_op_result(
            jig_memref_extract_aligned_pointer_as_index_build(c->rw, c->loc, &pointer), 0),
        .rhs = number(c, bytes)};
    JigValue *beyond = jig_op_result(jig_arith_remui_build(c->rw, c->loc, &rest), 0);
    jig_checks_equal(c, beyond, number(c, 0), "memref is not aligned to %lld", (long long)bytes);
}
static const JigRuntimeVerifiableIface of_alignment = {.check = check_alignment};

/* ---- memref.cast ---- */

/* The source as a buffer of the result's rank of which nothing else is known. */
static JigOp *metadata_of(const JigRuntimeCheck *c, JigValue *source, const JigType *result) {
    size_t rank = jig_type_rank(result);
    int64_t *unknown = JIG_NEW_ARRAY(c->rw->arena, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++)
        unknown[i] = JIG_DYNAMIC;
    const JigAttr *layout = jig_attr_strided_layout(c->rw->ctx, JIG_DYNAMIC, unknown, rank);
    JigMemrefCast cast = {.source = source,
                          .dest_type = jig_type_memref(unknown, rank, jig_type_element(result),
                                                       layout, jig_type_space(result))};
    JigMemrefExtractStridedMetadata parts = {
        .source = jig_op_result(jig_memref_cast_build(c->rw, c->loc, &cast), 0)};
    return jig_memref_extract_strided_metadata_build(c->rw, c->loc, &parts);
}

static void check_cast_sizes(const JigRuntimeCheck *c, JigValue *source, const JigType *result) {
    const JigType *from = jig_value_type(source);
    for (size_t i = 0; i < jig_type_rank(result); i++) {
        if (jig_type_is_dynamic_dim(result, i) ||
            (jig_type_has_rank(from) && !jig_type_is_dynamic_dim(from, i)))
            continue;
        JigValue *size = dim_of(c, source, i);
        jig_checks_equal(c, size, number(c, jig_type_dim(result, i)), "size mismatch of dim %zu",
                         i);
    }
}

/* Whatever is known of the source's layout. */
static void check_cast_layout(const JigRuntimeCheck *c, JigOp *metadata, const JigType *result) {
    size_t rank = jig_type_rank(result);
    int64_t *strides = JIG_NEW_ARRAY(c->rw->arena, int64_t, rank + 1), offset;
    if (!jig_type_strides(result, strides, &offset))
        return;
    if (offset != JIG_DYNAMIC)
        jig_checks_equal(c, jig_memref_extract_strided_metadata_offset(metadata), number(c, offset),
                         "offset mismatch");
    for (size_t i = 0; i < rank; i++)
        if (strides[i] != JIG_DYNAMIC)
            jig_checks_equal(c, jig_memref_extract_strided_metadata_strides_at(metadata, i),
                             number(c, strides[i]), "stride mismatch of dim %zu", i);
}

static void check_cast(const JigRuntimeCheck *c) {
    JigValue *source = jig_memref_cast_source(c->op);
    const JigType *result = jig_op_result_type(c->op, 0);
    if (!jig_type_has_rank(result))
        return;
    if (!jig_type_has_rank(jig_value_type(source))) {
        JigValue *rank = rank_of(c, source);
        jig_checks_equal(c, rank, number(c, (int64_t)jig_type_rank(result)), "rank mismatch");
    }
    JigOp *metadata = metadata_of(c, source, result);
    check_cast_sizes(c, source, result);
    check_cast_layout(c, metadata, result);
}
static const JigRuntimeVerifiableIface of_cast = {.check = check_cast};

/* ---- memref.copy ---- */

static JigValue *size_of(const JigRuntimeCheck *c, JigValue *memref, size_t i) {
    const JigType *t = jig_value_type(memref);
    return jig_type_is_dynamic_dim(t, i) ? dim_of(c, memref, i) : number(c, jig_type_dim(t, i));
}

static void check_copy(const JigRuntimeCheck *c) {
    JigValue *from = jig_memref_copy_source(c->op), *to = jig_memref_copy_target(c->op);
    const JigType *s = jig_value_type(from), *t = jig_value_type(to);
    if (!jig_type_has_rank(s) || !jig_type_has_rank(t))
        return;
    for (size_t i = 0; i < jig_type_rank(s); i++) {
        if (!jig_type_is_dynamic_dim(s, i) && !jig_type_is_dynamic_dim(t, i))
            continue;
        JigValue *size = size_of(c, from, i);
        jig_checks_equal(c, size, size_of(c, to, i),
                         "size of %zu-th source/target dim does not match", i);
    }
}
static const JigRuntimeVerifiableIface of_copy = {.check = check_copy};

/* ---- Views ---- */

/* The product of the sizes that the type tells. */
static int64_t known_size(const JigType *result, JigGroup g) {
    uint64_t known = 1;
    for (size_t i = 0; i < g.n; i++)
        if (!jig_type_is_dynamic_dim(result, (size_t)g.dims[i]))
            known *= (uint64_t)jig_type_dim(result, (size_t)g.dims[i]);
    return (int64_t)known;
}

/* No elements come of no elements. */
static void check_empty(const JigRuntimeCheck *c, JigValue *source, size_t i) {
    JigValue *size = dim_of(c, source, i);
    jig_checks_equal(c, size, number(c, 0),
                     "static result dims in reassoc group do not divide src dim evenly");
}

static void check_expand_shape(const JigRuntimeCheck *c) {
    JigValue *source = jig_memref_expand_shape_src(c->op);
    const JigType *result = jig_op_result_type(c->op, 0);
    JigGroups groups = jig_reshape_groups_of(c->op, c->rw->arena);
    for (size_t i = 0; i < groups.n; i++) {
        int64_t known = known_size(result, groups.items[i]);
        if (!known) {
            check_empty(c, source, i);
            continue;
        }
        JigArithRemsi parts = {.lhs = dim_of(c, source, i)};
        parts.rhs = number(c, known);
        JigValue *rest = jig_op_result(jig_arith_remsi_build(c->rw, c->loc, &parts), 0);
        jig_checks_equal(c, rest, number(c, 0),
                         "static result dims in reassoc group do not divide src dim evenly");
    }
}
static const JigRuntimeVerifiableIface of_expand_shape = {.check = check_expand_shape};

static void check_subview(const JigRuntimeCheck *c) {
    JigSliceCheck s = {.zero = number(c, 0)};
    s.one = number(c, 1);
    JigMemrefExtractStridedMetadata parts = {.source = jig_memref_subview_source(c->op)};
    JigOp *metadata = jig_memref_extract_strided_metadata_build(c->rw, c->loc, &parts);
    bool *dropped;
    JigSlice slice = jig_memref_slice(c->op, c->rw->arena, &dropped);
    for (s.dim = 0; s.dim < slice.rank; s.dim++) {
        s.offset = jig_arith_mixed_to_value(c->rw, c->loc, slice.offsets[s.dim]);
        s.size = jig_arith_mixed_to_value(c->rw, c->loc, slice.sizes[s.dim]);
        s.stride = jig_arith_mixed_to_value(c->rw, c->loc, slice.strides[s.dim]);
        s.whole = jig_memref_extract_strided_metadata_sizes_at(metadata, s.dim);
        jig_checks_slice(c, &s, "subview");
    }
}
static const JigRuntimeVerifiableIface of_subview = {.check = check_subview};

const JigCheckedOp jig_checks_memref[] = {
    {"memref.assume_alignment", {{&jig_iface_runtime_verifiable, &of_alignment}, {0}}},
    {"memref.atomic_rmw", {{&jig_iface_runtime_verifiable, &of_atomic_rmw}, {0}}},
    {"memref.cast", {{&jig_iface_runtime_verifiable, &of_cast}, {0}}},
    {"memref.copy", {{&jig_iface_runtime_verifiable, &of_copy}, {0}}},
    {"memref.dim", {{&jig_iface_runtime_verifiable, &of_dim}, {0}}},
    {"memref.expand_shape", {{&jig_iface_runtime_verifiable, &of_expand_shape}, {0}}},
    {"memref.generic_atomic_rmw", {{&jig_iface_runtime_verifiable, &of_generic_atomic_rmw}, {0}}},
    {"memref.load", {{&jig_iface_runtime_verifiable, &of_load}, {0}}},
    {"memref.store", {{&jig_iface_runtime_verifiable, &of_store}, {0}}},
    {"memref.subview", {{&jig_iface_runtime_verifiable, &of_subview}, {0}}},
    {0},
};
