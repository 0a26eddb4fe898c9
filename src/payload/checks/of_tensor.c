/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* tensor: elements, slices, and what casts claim. */
#include "dialect/arith/arith.h"
#include "dialect/tensor/tensor.h"
#include "payload/checks/checks_int.h"

static JigValue *number(const JigRuntimeCheck *c, int64_t n) {
    return jig_arith_index(c->rw, c->loc, n);
}
static JigValue *rank_of(const JigRuntimeCheck *c, JigValue *tensor) {
    return jig_op_result(jig_tensor_rank_build(c->rw, c->loc, &(JigTensorRank){.tensor = tensor}),
                         0);
}

static void check_extract(const JigRuntimeCheck *c) {
    jig_checks_indices(c, jig_tensor_extract_tensor(c->op), jig_tensor_extract_indices(c->op));
}
static const JigRuntimeVerifiableIface of_extract = {.check = check_extract};

static void check_insert(const JigRuntimeCheck *c) {
    jig_checks_indices(c, jig_tensor_insert_dest(c->op), jig_tensor_insert_indices(c->op));
}
static const JigRuntimeVerifiableIface of_insert = {.check = check_insert};

static void check_dim(const JigRuntimeCheck *c) {
    JigValue *rank = rank_of(c, jig_tensor_dim_source(c->op)), *zero = number(c, 0);
    c->require(c, jig_checks_in_bounds(c, jig_tensor_dim_index(c->op), zero, rank),
               JIG_STR("index is out of bounds"));
}
static const JigRuntimeVerifiableIface of_dim = {.check = check_dim};

static void check_cast(const JigRuntimeCheck *c) {
    JigValue *source = jig_tensor_cast_source(c->op);
    const JigType *from = jig_value_type(source), *to = jig_op_result_type(c->op, 0);
    if (!jig_type_has_rank(to))
        return;
    if (!jig_type_has_rank(from)) {
        JigValue *rank = rank_of(c, source);
        jig_checks_equal(c, rank, number(c, (int64_t)jig_type_rank(to)), "rank mismatch");
    }
    for (size_t i = 0; i < jig_type_rank(to); i++) {
        if (jig_type_is_dynamic_dim(to, i) ||
            (jig_type_has_rank(from) && !jig_type_is_dynamic_dim(from, i)))
            continue;
        JigTensorDim parts = {.source = source, .index = number(c, (int64_t)i)};
        JigValue *size = jig_op_result(jig_tensor_dim_build(c->rw, c->loc, &parts), 0);
        jig_checks_equal(c, size, number(c, jig_type_dim(to, i)), "size mismatch of dim %zu", i);
    }
}
static const JigRuntimeVerifiableIface of_cast = {.check = check_cast};

static void check_extract_slice(const JigRuntimeCheck *c) {
    JigSliceCheck s = {.zero = number(c, 0)};
    s.one = number(c, 1);
    JigValue *source = jig_tensor_extract_slice_source(c->op);
    JigSlice slice = jig_tensor_slice(c->op, c->rw->arena, NULL);
    for (s.dim = 0; s.dim < slice.rank; s.dim++) {
        s.offset = jig_arith_mixed_to_value(c->rw, c->loc, slice.offsets[s.dim]);
        s.size = jig_arith_mixed_to_value(c->rw, c->loc, slice.sizes[s.dim]);
        s.stride = jig_arith_mixed_to_value(c->rw, c->loc, slice.strides[s.dim]);
        s.whole = jig_checks_size(c, source, s.dim);
        jig_checks_slice(c, &s, "extract_slice");
    }
}
static const JigRuntimeVerifiableIface of_extract_slice = {.check = check_extract_slice};

const JigCheckedOp jig_checks_tensor[] = {
    {"tensor.cast", {{&jig_iface_runtime_verifiable, &of_cast}, {0}}},
    {"tensor.dim", {{&jig_iface_runtime_verifiable, &of_dim}, {0}}},
    {"tensor.extract", {{&jig_iface_runtime_verifiable, &of_extract}, {0}}},
    {"tensor.extract_slice", {{&jig_iface_runtime_verifiable, &of_extract_slice}, {0}}},
    {"tensor.insert", {{&jig_iface_runtime_verifiable, &of_insert}, {0}}},
    {0},
};
