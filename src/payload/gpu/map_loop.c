/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the mapping of a loop says. */
#include "dialect/common/slices.h"
#include "dialect/scf/scf.h"
#include "ir/diag/kinds.h"
#include "payload/gpu/map_int.h"

static bool is_mask(const JigAttr *x) {
    return jig_attr_iface(x, &jig_iface_device_mask) != NULL;
}

/* JIG_GPU_NUM_ATTRS: it is no mapping to processors. */
static JigGpuAttr kind_of(const JigAttr *x) {
    for (JigGpuAttr k = JIG_GPU_BLOCK; k <= JIG_GPU_LANE; ++k)
        if (jig_attr_is(x, &jig_gpu_attrs[k]))
            return k;
    return JIG_GPU_NUM_ATTRS;
}

static int64_t mapping_id(const JigAttr *x) {
    return jig_attr_int_value(jig_attr_param(x, 0));
}
static bool is_linear(const JigAttr *x) {
    return mapping_id(x) >= JIG_GPU_FIRST_LINEAR_DIM;
}

/* All dimensions on processors of one kind, and of the level that is asked for. */
static bool read_kind(JigOp *op, const JigAttr *mapping, bool to_blocks, JigGpuLoop *out,
                      JigReason *why) {
    out->kind = JIG_GPU_NUM_ATTRS;
    for (size_t i = 0; i < jig_attr_array_len(mapping); ++i) {
        JigGpuAttr kind = kind_of(jig_attr_array_at(mapping, i));
        if (kind == JIG_GPU_NUM_ATTRS)
            continue;
        if (out->kind != JIG_GPU_NUM_ATTRS && out->kind != kind)
            return jig_refuse(why, op, "cannot mix different mapping types, use nesting",
                              jig_fact_kind(JIG_KIND_MAPPING_KIND));
        out->kind = kind;
    }
    if (to_blocks && out->kind != JIG_GPU_BLOCK)
        return jig_refuse(why, op, "scf.forall op requires a mapping attribute of kind 'block'",
                          jig_fact_kind(JIG_KIND_MAPPING_KIND));
    if (!to_blocks && (out->kind == JIG_GPU_BLOCK || out->kind == JIG_GPU_NUM_ATTRS))
        return jig_refuse(why, op,
                          "scf.forall op requires a mapping attribute of kind 'thread' or 'warp'",
                          jig_fact_kind(JIG_KIND_MAPPING_KIND));
    return true;
}

/* Each dimension once, and all of them numbered or all of them named. */
static bool read_positions(JigOp *op, const JigAttr *mapping, JigGpuLoop *out, JigReason *why) {
    size_t n = jig_attr_array_len(mapping), linear = 0;
    for (size_t i = 0; i < n; ++i)
        for (size_t k = 0; k < i; ++k)
            if (jig_attr_array_at(mapping, i) == jig_attr_array_at(mapping, k))
                return jig_refuse(
                    why, op,
                    "duplicate attribute, cannot map different loops to the same mapping id");
    for (size_t i = 0; i < n; ++i) {
        const JigAttr *x = jig_attr_array_at(mapping, i);
        if (is_mask(x)) {
            out->masked = true;
            out->mask = (uint64_t)jig_attr_int_value(jig_attr_param(x, 0));
            continue;
        }
        if (kind_of(x) == JIG_GPU_NUM_ATTRS || out->rank == JIG_GPU_MOST_DIMS)
            return jig_refuse(why, op, "cannot mix different mapping types, use nesting");
        linear += is_linear(x);
        out->position[out->rank++] =
            (size_t)(mapping_id(x) - (is_linear(x) ? JIG_GPU_FIRST_LINEAR_DIM : 0));
    }
    out->linear = linear > 0;
    if (linear && linear != out->rank)
        return jig_refuse(why, op, "cannot mix linear and non-linear mapping modes");
    if (out->masked && !out->linear)
        return jig_refuse(why, op, "device masking is only available in linear mapping mode");
    return true;
}

static bool read_sizes(JigOp *op, JigGpuLoop *out, JigReason *why) {
    if (!jig_scf_forall_is_normalized(op))
        return jig_refuse(why, op, "unsupported non-normalized loops");
    /* A loop that has just been made may not be valid. */
    if (out->rank != jig_scf_forall_rank(op))
        return jig_refuse(why, op, "mapping attribute size must match op rank");
    out->num_sizes = out->linear ? 0 : 3;
    for (size_t i = 0; i < JIG_GPU_MOST_DIMS; ++i)
        out->sizes[i] = 1;
    out->iterations = 1;
    int64_t product = 1;
    for (size_t i = 0; i < out->rank; ++i) {
        int64_t *size = &out->sizes[out->position[i]];
        if (!jig_mixed_constant(jig_scf_forall_bound(op, JIG_FORALL_UPPER, i), size))
            return jig_refuse(why, op, "requires statically sized, normalized forall op");
        /* What runs not at all runs 0 times. */
        if (*size < 0)
            *size = 0;
        /* Products of some of the sizes have to be numbers, too. */
        if (__builtin_mul_overflow(product, *size ? *size : 1, &product))
            return jig_refuse(why, op, "the loop has more iterations than can be counted");
        out->iterations *= *size;
        if (out->position[i] >= out->num_sizes)
            out->num_sizes = out->position[i] + 1;
    }
    return true;
}

/* The reference takes the place of a lane's dimension for its place among those that are mapped. */
static bool check_lanes(const JigGpuLoop *loop, JigReason *why) {
    if (loop->kind != JIG_GPU_LANE || loop->linear)
        return true;
    for (size_t i = 0; i < loop->rank; ++i)
        if (loop->position[i] >= loop->rank)
            return jig_refuse(why, loop->op, "lanes are mapped from dimension x on");
    return true;
}

bool jig_offload_read_loop(JigOp *forall, bool to_blocks, JigGpuLoop *out, JigReason *why) {
    enum { MOST_LINEAR = 10, MOST_NAMED = 3 };
    const JigAttr *mapping = jig_scf_forall_mapping_attr(forall);
    *out = (JigGpuLoop){.op = forall};
    if (!mapping)
        return jig_refuse(why, forall, "scf.forall op requires a mapping attribute",
                          jig_fact_kind(JIG_KIND_MAPPING));
    if (!read_kind(forall, mapping, to_blocks, out, why) ||
        !read_positions(forall, mapping, out, why))
        return false;
    if (jig_op_num_results(forall))
        return jig_refuse(why, forall, "only bufferized scf.forall can be mapped");
    size_t most = out->linear ? MOST_LINEAR : MOST_NAMED;
    if (jig_scf_forall_rank(forall) > most)
        return jig_refuse(
            why, forall,
            "scf.forall with rank > {} does not lower for the specified mapping attribute type",
            jig_fact_int((int64_t)most));
    return read_sizes(forall, out, why) && check_lanes(out, why);
}
