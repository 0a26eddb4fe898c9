/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows' strings can't say: casts, concatenation, creation, elements, gather and scatter,
 * regions. */
#include "dialect/common/dim.h"
#include "dialect/tensor/tensor_int.h"

#include "dialect/common/bounds_of_views.h"
#include "support/ints.h"

bool jig_tensor_verify_dynamic(JigOp *op, const char *name, size_t group) {
    const JigAttr *list = jig_op_attr(op, name);
    size_t want = 0, has = jig_operand_range(op, group).count;
    for (size_t i = 0; i < jig_attr_dense_array_len(list); i++)
        want += jig_attr_dense_array_int(list, i) == JIG_DYNAMIC;
    return has >= want ||
           jig_op_error(op, "expected %zu operands for the dynamic entries in '%s', got %zu", want,
                        name, has);
}

/* ---- Casts ---- */

static bool cast_compatible(const JigType *from, const JigType *to) {
    return jig_type_is_tensor(from) && jig_type_is_tensor(to) &&
           jig_type_element(from) == jig_type_element(to) && jig_shapes_compatible(from, to);
}

static bool bitcast_compatible(const JigType *from, const JigType *to) {
    if (!jig_type_is_tensor(from) || !jig_type_is_tensor(to))
        return false;
    const JigType *a = jig_type_element(from), *b = jig_type_element(to);
    return jig_type_is_int_or_float(a) && jig_type_is_int_or_float(b) &&
           jig_type_width(a) == jig_type_width(b) && jig_shapes_compatible(from, to);
}

static const JigCastIface cast = {.compatible = cast_compatible},
                          bitcast = {.compatible = bitcast_compatible};
const JigIface jig_tensor_cast_ifaces[] = {
    {&jig_iface_cast, &cast}, {&jig_iface_bounds, &jig_bounds_of_cast}, {0}};
const JigIface jig_tensor_bitcast_ifaces[] = {{&jig_iface_cast, &bitcast}, {0}};

/* ---- tensor.concat ---- */

/* Sizes that are computed of sizes wrap, here and for tensor.pad, as they do in the reference: a
 * sum that is beyond 64 bits may come out as a size that a type can have, and is taken for it. */

const JigType *jig_tensor_concat_type(const JigOp *op, size_t *clash) {
    JigArena *a = jig_arena_create();
    const JigType *first = jig_value_type(jig_tensor_concat_inputs_at(op, 0));
    size_t rank = jig_type_rank(first), axis = (size_t)jig_tensor_concat_dim(op),
           n = jig_op_num_operands(op);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    *clash = SIZE_MAX;
    for (size_t d = 0; d < rank; d++) {
        shape[d] = d == axis ? 0 : JIG_DYNAMIC;
        for (size_t i = 0; i < n; i++) {
            int64_t size = jig_type_dim(jig_op_operand_type(op, i), d);
            if (d == axis) {
                bool fixed = size != JIG_DYNAMIC && shape[d] != JIG_DYNAMIC;
                shape[d] = fixed ? jig_i64_wrapping_add(shape[d], size) : JIG_DYNAMIC;
            } else if (shape[d] == JIG_DYNAMIC) {
                shape[d] = size;
            } else if (size != JIG_DYNAMIC && size != shape[d] && *clash == SIZE_MAX) {
                *clash = d;
            }
        }
    }
    const JigType *t = jig_type_tensor(shape, rank, jig_type_element(first), NULL);
    jig_arena_destroy(a);
    return t;
}

bool jig_tensor_verify_concat(JigOp *op) {
    const JigType *result = jig_op_result_type(op, 0);
    size_t n = jig_op_num_operands(op), rank = jig_type_rank(result), clash;
    int64_t axis = jig_tensor_concat_dim(op);
    if (n == 0)
        return jig_op_error(op, "requires at least one input");
    for (size_t i = 0; i < n; i++)
        if (jig_type_rank(jig_op_operand_type(op, i)) != rank)
            return jig_op_error(op, "rank of concatenated inputs must match result rank");
    for (size_t i = 0; i < n; i++)
        if (jig_type_element(jig_op_operand_type(op, i)) != jig_type_element(result))
            return jig_op_error(op, "inputs and result element type must match");
    if (axis < 0 || (uint64_t)axis >= rank)
        return jig_op_error(op, "concatenation dim must be less than the tensor rank");
    const JigType *inferred = jig_tensor_concat_type(op, &clash);
    if (clash != SIZE_MAX)
        return jig_op_error(
            op, "static concatenation size mismatch along non-concatenated dimension %zu", clash);
    if (!jig_shapes_compatible(inferred, result))
        return jig_op_error(op, "result type %sdoes not match inferred shape %s static sizes",
                            jig_msg_type(result), jig_msg_type(inferred));
    return true;
}

/* ---- Sizes of new tensors; elements ---- */

bool jig_tensor_verify_empty(JigOp *op) {
    return jig_dim_verify_num_sizes(op, jig_op_num_operands(op));
}
bool jig_tensor_verify_splat(JigOp *op) {
    return jig_dim_verify_num_sizes(op, jig_op_num_operands(op) - 1);
}

bool jig_tensor_verify_extract(JigOp *op) {
    return jig_op_num_operands(op) - 1 ==
               jig_type_rank(jig_value_type(jig_tensor_extract_tensor(op))) ||
           jig_op_error(op, "incorrect number of indices for extract_element");
}

bool jig_tensor_verify_insert(JigOp *op) {
    return jig_op_num_operands(op) - 2 ==
               jig_type_rank(jig_value_type(jig_tensor_insert_dest(op))) ||
           jig_op_error(op, "incorrect number of indices");
}

/* ---- tensor.gather, tensor.scatter ---- */

typedef struct Picked {
    const JigType *whole, *indices,
        *part; /* the part is the gather's result, or what is scattered */
    const char *prefix, *whole_name;
    const int64_t *dims;
    size_t n;
} Picked;

static bool verify_picked_dims(JigOp *op, const Picked *p) {
    size_t rank = jig_type_rank(p->whole), of_indices = jig_type_rank(p->indices);
    if (p->n == 0)
        return jig_op_error(op, "%s_dims must be non-empty", p->prefix);
    if (p->n > rank)
        return jig_op_error(op, "%s_dims overflow %s rank", p->prefix, p->whole_name);
    if (of_indices == 0 || jig_type_dim(p->indices, of_indices - 1) != (int64_t)p->n)
        return jig_op_error(op, "%s_dims length must match the size of last dimension of indices",
                            p->prefix);
    for (size_t i = 0; i < p->n; i++) {
        if (p->dims[i] < 0)
            return jig_op_error(op, "%s_dims value must be non-negative", p->prefix);
        if ((uint64_t)p->dims[i] >= rank)
            return jig_op_error(op, "%s_dims value must be smaller than %s rank", p->prefix,
                                p->whole_name);
    }
    for (size_t i = 1; i < p->n; i++)
        if (p->dims[i - 1] >= p->dims[i])
            return jig_op_error(op, "%s_dims values must be strictly increasing", p->prefix);
    return true;
}

/* Shape of the part: the indices' without the last, then the whole's, picked ones as 1 or not at
 * all. */
static const JigType *picked_type(const Picked *p, bool reduced) {
    JigArena *a = jig_arena_create();
    size_t n = 0, k = 0, rank = jig_type_rank(p->whole), of_indices = jig_type_rank(p->indices);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + of_indices);
    for (size_t i = 0; i + 1 < of_indices; i++)
        shape[n++] = jig_type_dim(p->indices, i);
    for (size_t i = 0; i < rank; i++) {
        bool picked = k < p->n && p->dims[k] == (int64_t)i;
        k += picked;
        if (!picked)
            shape[n++] = jig_type_dim(p->whole, i);
        else if (!reduced)
            shape[n++] = 1;
    }
    const JigType *t = jig_type_clone_shaped(p->whole, shape, n, NULL);
    jig_arena_destroy(a);
    return t;
}

static bool verify_picked(JigOp *op, const char *dims, const char *part_name, Picked p) {
    const JigAttr *list = jig_op_attr(op, dims);
    p.dims = jig_attr_dense_i64_data(list);
    p.n = jig_attr_dense_array_len(list);
    if (!verify_picked_dims(op, &p))
        return false;
    if (jig_op_is(op, JIG_TENSOR(SCATTER)) && !jig_tensor_scatter_unique_attr(op))
        return jig_op_error(op, "requires 'unique' attribute to be set");
    const JigType *full = picked_type(&p, false), *reduced = picked_type(&p, true);
    return p.part == full || p.part == reduced ||
           jig_op_error(op,
                        "%s type mismatch: expected %s or its rank-reduced variant %s (got: %s)",
                        part_name, jig_msg_type(full), jig_msg_type(reduced), jig_msg_type(p.part));
}

bool jig_tensor_verify_gather(JigOp *op) {
    return verify_picked(op, "gather_dims", "result",
                         (Picked){.whole = jig_value_type(jig_tensor_gather_source(op)),
                                  .indices = jig_value_type(jig_tensor_gather_indices(op)),
                                  .part = jig_op_result_type(op, 0),
                                  .prefix = "gather",
                                  .whole_name = "source"});
}

bool jig_tensor_verify_scatter(JigOp *op) {
    Picked p = {.whole = jig_value_type(jig_tensor_scatter_dest(op)),
                .indices = jig_value_type(jig_tensor_scatter_indices(op)),
                .part = jig_value_type(jig_tensor_scatter_source(op)),
                .prefix = "scatter",
                .whole_name = "dest"};
    return verify_picked(op, "scatter_dims", "source", p);
}

/* ---- Regions ---- */

static JigValue *yielded(JigOp *op) {
    JigOp *last = jig_block_last(jig_op_body(op));
    return jig_op_is(last, JIG_TENSOR(YIELD)) ? jig_tensor_yield_value(last) : NULL;
}

bool jig_tensor_verify_generate(JigOp *op) {
    return jig_dim_verify_num_sizes(op, jig_op_num_operands(op));
}

bool jig_tensor_verify_generate_body(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    const JigType *t = jig_op_result_type(op, 0);
    for (size_t i = 0; i < jig_block_num_args(body); i++)
        if (!jig_type_is_index(jig_value_type(jig_block_arg(body, i))))
            return jig_op_emit_error(op, "all body arguments must be index");
    if (jig_block_num_args(body) != jig_type_rank(t))
        return jig_op_emit_error(op, "must have one body argument per input dimension");
    JigValue *v = yielded(op);
    return (v && jig_value_type(v) == jig_type_element(t)) ||
           jig_op_error(
               op, "body must be terminated with a `yield` operation of the tensor element type");
}

const JigType *jig_tensor_pad_type(const JigType *source, const int64_t *low, size_t num_low,
                                   const int64_t *high, size_t num_high) {
    size_t rank = jig_type_rank(source);
    if (num_low != rank || num_high != rank)
        return NULL;
    JigArena *a = jig_arena_create();
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++) {
        int64_t size = jig_type_dim(source, i);
        bool fixed = size != JIG_DYNAMIC && low[i] != JIG_DYNAMIC && high[i] != JIG_DYNAMIC;
        shape[i] =
            fixed ? jig_i64_wrapping_add(jig_i64_wrapping_add(size, low[i]), high[i]) : JIG_DYNAMIC;
    }
    const JigType *t = jig_type_tensor(shape, rank, jig_type_element(source), NULL);
    jig_arena_destroy(a);
    return t;
}

bool jig_tensor_verify_pad(JigOp *op) {
    JIG_CHECK(jig_tensor_verify_dynamic(op, "static_low", 1) &&
              jig_tensor_verify_dynamic(op, "static_high", 2));
    const JigType *source = jig_value_type(jig_tensor_pad_source(op)),
                  *result = jig_op_result_type(op, 0);
    const JigAttr *low = jig_tensor_pad_static_low_attr(op),
                  *high = jig_tensor_pad_static_high_attr(op);
    const JigType *want =
        jig_tensor_pad_type(source, jig_attr_dense_i64_data(low), jig_attr_dense_array_len(low),
                            jig_attr_dense_i64_data(high), jig_attr_dense_array_len(high));
    if (!want)
        return jig_op_emit_error(
            op, "failed to infer expectedType from sourceType %s, specified resultType is %s",
            jig_msg_type(source), jig_msg_type(result));
    bool ok = jig_type_rank(result) == jig_type_rank(want);
    for (size_t i = 0; ok && i < jig_type_rank(want); i++)
        ok = jig_type_is_dynamic_dim(want, i) || jig_type_dim(want, i) == jig_type_dim(result, i);
    return ok || jig_op_emit_error(op, "specified type %s does not match the inferred type %s",
                                   jig_msg_type(result), jig_msg_type(want));
}

bool jig_tensor_verify_pad_body(JigOp *op) {
    JigBlock *body = jig_op_body(op);
    const JigType *t = jig_op_result_type(op, 0);
    if (jig_block_num_args(body) != jig_type_rank(t))
        return jig_op_emit_error(op, "expected the block to have %zu arguments", jig_type_rank(t));
    for (size_t i = 0; i < jig_block_num_args(body); i++)
        if (!jig_type_is_index(jig_value_type(jig_block_arg(body, i))))
            return jig_op_error(op, "expected block argument %zu to be an index", i + 1);
    JigValue *v = yielded(op);
    return (v &&
            jig_value_type(v) == jig_type_element(jig_value_type(jig_tensor_pad_source(op)))) ||
           jig_op_error(op, "expected yield type to match shape element type");
}
