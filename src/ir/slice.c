/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What every op with offsets, sizes and strides must satisfy: as many of each as dimensions, as
 * many operands as dynamic entries, nothing known to be negative. */
#include "jig/iface.h"

typedef struct List {
    const char *what; /* "offset" */
    const char *name; /* of the attribute */
    size_t rank;      /* how many there should be */
    size_t dynamic;   /* operands */
    const int64_t *values;
    size_t n;
} List;

static List list_of(const JigOp *op, const char *what, const char *attr_name, int group) {
    List l = {.what = what, .name = attr_name};
    const JigAttr *values = attr_name ? jig_op_attr(op, attr_name) : NULL;
    if (values) {
        l.values = jig_attr_dense_i64_data(values);
        l.n = jig_attr_dense_array_len(values);
    }
    if (group >= 0)
        l.dynamic = jig_operand_range(op, (size_t)group).count;
    return l;
}

static bool verify_dynamic(JigOp *op, const List *l) {
    size_t dynamic = 0;
    for (size_t i = 0; i < l->n; i++)
        dynamic += l->values[i] == JIG_DYNAMIC;
    return !l->name || dynamic == l->dynamic ||
           jig_op_emit_error(op,
                             "expected the number of '%ss' to match the number of dynamic entries "
                             "in '%s' (%zu vs %zu)",
                             l->what, l->name, l->dynamic, dynamic);
}

static bool verify_rank(JigOp *op, const List *l) {
    return !l->name || l->n == l->rank ||
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
    List offsets = list_of(op, "offset", s->static_offsets, s->offsets);
    List sizes = list_of(op, "size", s->static_sizes, s->sizes);
    List strides = list_of(op, "stride", s->static_strides, s->strides);
    size_t rank = jig_type_rank(jig_op_operand_type(op, 0));
    size_t ranks[3] = {rank, rank, rank};
    if (s->ranks)
        s->ranks(op, ranks);
    offsets.rank = ranks[0], sizes.rank = ranks[1], strides.rank = ranks[2];
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

const JigIfaceId jig_iface_slice = {"OffsetSizeAndStrideOpInterface", .verify = verify_slice};
