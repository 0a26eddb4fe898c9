/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Offsets, sizes and strides: lists of numbers, some of which are operands. */
#include "jig/iface.h"
#include "support/check.h"

JigMixed *jig_mixed_list(const JigOp *op, const char *name, size_t group, size_t *n, JigArena *a) {
    JIG_REQUIRE(op && name && n && a);
    const JigAttr *fixed = jig_op_attr(op, name);
    *n = fixed ? jig_attr_dense_array_len(fixed) : 0;
    JigMixed *out = JIG_NEW_ARRAY(a, JigMixed, *n + 1);
    size_t start, count, used = 0;
    jig_op_operand_range(op, group, &start, &count);
    for (size_t i = 0; i < *n; i++) {
        int64_t v = jig_attr_dense_array_int(fixed, i);
        if (v == JIG_DYNAMIC && used < count)
            out[i] = jig_mixed_value(jig_op_operand(op, start + used++));
        else
            out[i] = jig_mixed_attr(jig_attr_index(jig_op_context(op), v));
    }
    return out;
}

JigMixed *jig_slice_offsets(const JigOp *op, size_t *n, JigArena *a) {
    return jig_mixed_list(op, "static_offsets", jig_slice(op)->offsets, n, a);
}
JigMixed *jig_slice_sizes(const JigOp *op, size_t *n, JigArena *a) {
    return jig_mixed_list(op, "static_sizes", jig_slice(op)->offsets + 1, n, a);
}
JigMixed *jig_slice_strides(const JigOp *op, size_t *n, JigArena *a) {
    return jig_mixed_list(op, "static_strides", jig_slice(op)->offsets + 2, n, a);
}

/* ---- What every such op must satisfy ----
 * As many of each as dimensions, as many operands as dynamic entries, nothing known to be negative.
 */

typedef struct List {
    const char *what; /* "offset" */
    const char *name; /* of the attribute */
    size_t rank;      /* how many there should be */
    size_t dynamic;   /* operands */
    const int64_t *values;
    size_t n;
} List;

static List list_of(const JigOp *op, const char *what, const char *name, size_t group,
                    size_t rank) {
    List l = {.what = what, .name = name, .rank = rank};
    const JigAttr *values = jig_op_attr(op, name);
    if (values) {
        l.values = jig_attr_dense_i64_data(values);
        l.n = jig_attr_dense_array_len(values);
    }
    l.dynamic = jig_operand_range(op, group).count;
    return l;
}

static bool verify_dynamic(JigOp *op, const List *l) {
    size_t dynamic = 0;
    for (size_t i = 0; i < l->n; i++)
        dynamic += l->values[i] == JIG_DYNAMIC;
    return dynamic == l->dynamic ||
           jig_op_emit_error(op,
                             "expected the number of '%ss' to match the number of dynamic entries "
                             "in '%s' (%zu vs %zu)",
                             l->what, l->name, l->dynamic, dynamic);
}

static bool verify_rank(JigOp *op, const List *l) {
    return l->n == l->rank ||
           jig_op_emit_error(op, "expected %zu %s values, got %zu", l->rank, l->what, l->n);
}

static bool verify_sign(JigOp *op, const List *l) {
    for (size_t i = 0; i < l->n; i++)
        if (l->values[i] < 0 && l->values[i] != JIG_DYNAMIC)
            return jig_op_emit_error(op, "expected %ss to be non-negative, but got %lld", l->what,
                                     (long long)l->values[i]);
    return true;
}

static bool verify_slice(JigOp *op) {
    const JigSliceIface *s = jig_slice(op);
    if (!s)
        return true;
    size_t rank = jig_type_rank(jig_op_operand_type(op, 0));
    size_t ranks[3] = {rank, rank, rank};
    if (s->ranks)
        s->ranks(op, ranks);
    List offsets = list_of(op, "offset", "static_offsets", s->offsets, ranks[0]);
    List sizes = list_of(op, "size", "static_sizes", s->offsets + 1, ranks[1]);
    List strides = list_of(op, "stride", "static_strides", s->offsets + 2, ranks[2]);
    JIG_CHECK(verify_dynamic(op, &sizes) && verify_dynamic(op, &strides) &&
              verify_dynamic(op, &offsets));
    bool one_offset = offsets.n == 1 && ranks[0] == 1; /* a view of memory as a whole has one */
    if (!one_offset && offsets.n != sizes.n)
        return jig_op_emit_error(
            op,
            "expected mixed offsets rank to match mixed sizes rank (%zu vs %zu) so the rank of the "
            "result type is well-formed.",
            offsets.n, sizes.n);
    if (sizes.n != strides.n)
        return jig_op_emit_error(
            op,
            "expected mixed sizes rank to match mixed strides rank (%zu vs %zu) so the rank of the "
            "result type is well-formed.",
            sizes.n, strides.n);
    return verify_rank(op, &offsets) && verify_rank(op, &sizes) && verify_rank(op, &strides) &&
           verify_sign(op, &offsets) && verify_sign(op, &sizes);
}

const JigIfaceId jig_iface_slice = {"OffsetSizeAndStrideOpInterface", .verify = verify_slice,
                                    .of_types = true};
