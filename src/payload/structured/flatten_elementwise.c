/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/structured/flatten_elementwise.h"

#include "dialect/arith/arith.h"
#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "jig/ops/tensor.h"
#include "support/arena.h"

typedef struct Flattening {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    size_t num_loops, num_operands, num_ins;
    JigMixed *sizes;  /* of the loops */
    JigGroups groups; /* all dimensions, in one */
    JigArena *a;
} Flattening;

/* ---- Can it be done? ---- */

/* The same everywhere: nothing to collapse. */
static bool is_scalar(const JigMap *map) {
    return !jig_map_num_results(map);
}

/* Do the elements follow each other in memory as those of an array of the loops' sizes, for all
 * that the type tells? */
static bool is_contiguous(const JigType *type, JigArena *a) {
    if (!jig_type_is_memref(type) || !jig_type_layout(type))
        return true;
    size_t rank = jig_type_rank(type);
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, rank + 1), offset, next;
    if (!jig_type_strides(type, strides, &offset))
        return false;
    size_t inner = rank;
    for (size_t i = rank; i-- > 0;) {
        if (jig_type_dim(type, i) == 1)
            continue;
        if (strides[i] == JIG_DYNAMIC)
            return false;
        if (inner < rank &&
            (jig_type_is_dynamic_dim(type, inner) ||
             __builtin_mul_overflow(strides[inner], jig_type_dim(type, inner), &next) ||
             next != strides[i]))
            return false;
        inner = i;
    }
    return true;
}

/* Is there a number for all elements? */
static bool is_countable(const JigType *type) {
    int64_t product = 1;
    for (size_t i = 0; i < jig_type_rank(type); ++i)
        if (!jig_type_is_dynamic_dim(type, i) &&
            __builtin_mul_overflow(product, jig_type_dim(type, i), &product))
            return false;
    return true;
}

static bool check(const Flattening *f, JigReason *why) {
    for (size_t i = 0; i < f->num_operands; ++i) {
        const JigMap *map = jig_structured(f->op)->map(f->op, i);
        const JigType *type = jig_op_operand_type(f->op, i);
        if (is_scalar(map))
            continue;
        if (!jig_map_is_identity(map))
            return jig_refuse(why, jig_op_operand(f->op, i),
                              "expected an operand that is read in the order of the loops");
        if (!is_contiguous(type, f->a) || !is_countable(type))
            return jig_refuse(why, jig_op_operand(f->op, i),
                              "expected an operand that is guaranteed to be collapsible");
    }
    return true;
}

/* ---- Operands and results ---- */

static int64_t product_of(const JigType *type) {
    int64_t product = 1;
    for (size_t i = 0; i < jig_type_rank(type); ++i) {
        if (jig_type_is_dynamic_dim(type, i))
            return JIG_DYNAMIC;
        product *= jig_type_dim(type, i);
    }
    return product;
}

static JigValue *collapse(const Flattening *f, JigValue *v) {
    const JigType *type = jig_value_type(v);
    const JigAttr *groups = jig_reshape_groups_attr(f->rw->ctx, f->groups);
    if (jig_type_is_memref(type))
        return jig_memref_collapse_shape_result(jig_memref_collapse_shape_build(
            f->rw, f->loc,
            &(JigMemrefCollapseShape){.src = v,
                                      .result_type =
                                          jig_memref_collapsed_type(type, f->groups, f->a),
                                      .reassociation = groups}));
    int64_t size = product_of(type);
    return jig_tensor_collapse_shape_result(jig_tensor_collapse_shape_build(
        f->rw, f->loc,
        &(JigTensorCollapseShape){.src = v,
                                  .result_type = jig_type_tensor(&size, 1, jig_type_element(type),
                                                                 jig_type_encoding(type)),
                                  .reassociation = groups}));
}

static JigValue *expand(const Flattening *f, JigValue *v, const JigType *type) {
    JigMixedParts sizes = jig_mixed_parts(f->rw->ctx, f->sizes, f->num_loops, f->a);
    return jig_tensor_expand_shape_result(jig_tensor_expand_shape_build(
        f->rw, f->loc,
        &(JigTensorExpandShape){.src = v,
                                .output_shape = sizes.values,
                                .result_type = type,
                                .reassociation = jig_reshape_groups_attr(f->rw->ctx, f->groups),
                                .static_output_shape = sizes.attr}));
}

/* ---- The op ---- */

static const JigMap *flat_map(const Flattening *f, size_t operand) {
    JigContext *ctx = f->rw->ctx;
    const JigMap *map = jig_structured(f->op)->map(f->op, operand);
    return is_scalar(map) ? jig_map(ctx, 1, 0, NULL, 0) : jig_map_identity(ctx, 1);
}

static JigOp *flat_generic(const Flattening *f, JigValue *const *operands) {
    const JigMap **maps = JIG_NEW_ARRAY(f->a, const JigMap *, f->num_operands + 1);
    for (size_t i = 0; i < f->num_operands; ++i)
        maps[i] = flat_map(f, i);
    JigIterator parallel = JIG_PARALLEL;
    JigOp *flat =
        jig_linalg_build_generic(f->rw, f->loc, operands, f->num_ins, operands + f->num_ins,
                                 f->num_operands - f->num_ins, maps, &parallel, 1);
    jig_rw_erase_block(f->rw, jig_op_body(flat));
    jig_rw_inline_region(f->rw, jig_linalg_generic_region(f->op), jig_linalg_generic_region(flat),
                         NULL);
    return flat;
}

static JigOp *flat_copy(const Flattening *f, JigValue *const *operands) {
    JigNamedAttr cast = {jig_ident(f->rw->ctx, JIG_STR("cast")), jig_linalg_cast_attr(f->op)};
    return jig_linalg_build(f->rw, f->loc, JIG_LINALG(COPY), operands, 1, operands + 1, 1,
                            cast.value ? jig_attr_dict(f->rw->ctx, &cast, 1) : NULL);
}

static JigOp *flat_named(const Flattening *f, JigValue *const *operands) {
    JigOp *flat = jig_linalg_clone_onto(f->rw, f->op, operands);
    if (!jig_op_is(f->op, JIG_LINALG(ELEMENTWISE)))
        return flat;
    const JigAttr **maps = JIG_NEW_ARRAY(f->a, const JigAttr *, f->num_operands + 1);
    for (size_t i = 0; i < f->num_operands; ++i)
        maps[i] = jig_attr_of_map(flat_map(f, i));
    jig_linalg_elementwise_set_indexing_maps(f->rw, flat,
                                             jig_attr_array(f->rw->ctx, maps, f->num_operands));
    return flat;
}

/* The indices of the former loops are computed from that of the only one. */
static void compute_indices(const Flattening *f, JigOp *flat) {
    JigRewriter *rw = f->rw;
    JigValue **indices = NULL;
    const JigType *type = jig_type_index(rw->ctx);
    for (JigOp *op = jig_block_first(jig_op_body(flat)), *next; op; op = next) {
        next = jig_op_next(op);
        if (!jig_op_is(op, JIG_LINALG(INDEX)))
            continue;
        if (!indices) {
            indices = JIG_NEW_ARRAY(f->a, JigValue *, f->num_loops);
            jig_at_start(rw, jig_op_body(flat));
            JigValue *rest = jig_linalg_index_result(jig_linalg_index_build(
                rw, f->loc,
                &(JigLinalgIndex){.result_type = type, .dim = jig_attr_i64(rw->ctx, 0)}));
            for (size_t i = f->num_loops; i-- > 1;) {
                JigValue *both[] = {rest, jig_arith_mixed_to_value(rw, f->loc, f->sizes[i])};
                indices[i] = jig_op_result(
                    jig_build(rw, f->loc, JIG_ARITH(REMSI), both, 2, &type, 1, NULL), 0);
                rest = jig_op_result(
                    jig_build(rw, f->loc, JIG_ARITH(DIVSI), both, 2, &type, 1, NULL), 0);
            }
            indices[0] = rest;
        }
        jig_rw_replace1(rw, op, indices[jig_linalg_index_dim(op)]);
    }
}

static JigOp *replace(Flattening *f) {
    JigValue **operands = JIG_NEW_ARRAY(f->a, JigValue *, f->num_operands + 1);
    for (size_t i = 0; i < f->num_operands; ++i) {
        JigValue *v = jig_op_operand(f->op, i);
        operands[i] = is_scalar(jig_structured(f->op)->map(f->op, i)) ? v : collapse(f, v);
    }
    JigOp *flat = jig_op_is(f->op, JIG_LINALG(GENERIC)) ? flat_generic(f, operands)
                  : jig_op_is(f->op, JIG_LINALG(COPY))  ? flat_copy(f, operands)
                                                        : flat_named(f, operands);
    compute_indices(f, flat);
    jig_at_after(f->rw, flat);
    size_t n = jig_op_num_results(f->op);
    JigValue **results = JIG_NEW_ARRAY(f->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        results[i] = expand(f, jig_op_result(flat, i), jig_op_result_type(f->op, i));
    jig_rw_takes_over(f->rw, f->op, flat);
    jig_rw_replace(f->rw, f->op, results, n);
    return flat;
}

static void find_sizes(Flattening *f) {
    JigTileRange *ranges = JIG_NEW_ARRAY(f->a, JigTileRange, f->num_loops);
    jig_tiling(f->op)->domain(f->rw, f->op, ranges);
    f->sizes = JIG_NEW_ARRAY(f->a, JigMixed, f->num_loops);
    int64_t *dims = JIG_NEW_ARRAY(f->a, int64_t, f->num_loops);
    for (size_t i = 0; i < f->num_loops; ++i) {
        f->sizes[i] = ranges[i].size;
        dims[i] = (int64_t)i;
    }
    f->groups = (JigGroups){JIG_NEW(f->a, JigGroup), 1};
    f->groups.items[0] = (JigGroup){dims, f->num_loops};
}

JigOp *jig_structured_flatten_elementwise(JigRewriter *rw, JigOp *op, JigReason *why) {
    size_t num_loops = jig_structured(op)->num_loops(op);
    if (!jig_linalg_is_elementwise(op)) {
        (void)jig_refuse(why, op, "expected an elementwise op");
        return NULL;
    }
    if (num_loops <= 1)
        return op;
    Flattening f = {.rw = rw,
                    .op = op,
                    .loc = jig_op_loc(op),
                    .num_loops = num_loops,
                    .num_operands = jig_op_num_operands(op),
                    .num_ins = jig_linalg_num_ins(op),
                    .a = jig_arena_create()};
    JigOp *flat = NULL;
    if (check(&f, why)) {
        jig_at_before(rw, op);
        find_sizes(&f);
        flat = replace(&f);
    }
    jig_arena_destroy(f.a);
    return flat;
}
