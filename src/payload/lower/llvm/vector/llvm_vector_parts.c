/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Parts of vectors to llvm. A path into an array of arrays of vectors has two
 * pieces: which row, which only constants say there, and which of its lanes.
 */
#include "dialect/llvm/llvm_types.h"
#include "dialect/vector/vector_util.h"
#include "payload/lower/llvm/to_llvm_int.h"
#include "payload/lower/llvm/vector/llvm_vector.h"

/* ---- Paths ---- */
typedef struct Path {
    int64_t *rows;
    size_t depth;
    bool to_lane; /* ... and on to a lane: */
    int64_t lane; /* its number, or */
    JigValue *at; /* one that is computed; NULL: none is */
} Path;

/* Where `position` points to in a vector; the last of its numbers may be computed, as operand
 * `dynamic` says. False: another one is, or there is none of that number. */
static bool read_path(JigRewriter *rw, const JigType *vector, const JigAttr *position,
                      JigValue *dynamic, Path *path) {
    size_t rank = jig_type_rank(vector), n = jig_attr_dense_array_len(position);
    *path = (Path){.rows = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1), .to_lane = n == rank};
    path->depth = path->to_lane && n ? n - 1 : n;
    for (size_t i = 0; i < path->depth; i++) {
        path->rows[i] = jig_attr_dense_array_int(position, i);
        if (path->rows[i] < 0)
            return false;
    }
    if (path->depth == n)
        return true;
    path->lane = jig_attr_dense_array_int(position, n - 1);
    if (path->lane == JIG_DYNAMIC)
        path->at = jig_converted(rw, dynamic);
    return path->lane != JIG_DYNAMIC || path->at;
}

static JigValue *lane_number(JigRewriter *rw, JigLoc loc, const Path *path) {
    return path->at ? path->at : jig_to_llvm_number(rw, loc, 64, path->lane);
}

/* ---- extract, insert ---- */
static JigValue *only_dynamic(const JigOp *op) {
    bool extracts = jig_op_is(op, JIG_VECTOR(EXTRACT));
    size_t n = extracts ? jig_vector_extract_num_dynamic_position(op)
                        : jig_vector_insert_num_dynamic_position(op);
    if (n != 1)
        return NULL;
    return extracts ? jig_vector_extract_dynamic_position_at(op, 0)
                    : jig_vector_insert_dynamic_position_at(op, 0);
}

static bool extract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *source = jig_vector_extract_source(op);
    Path path;
    if (!jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0)) ||
        !read_path(rw, jig_value_type(source), jig_vector_extract_static_position_attr(op),
                   only_dynamic(op), &path))
        return jig_no_match(rw, op, "which row it is is not constant");
    JigValue *part = jig_converted(rw, source);
    if (path.depth)
        part = jig_to_llvm_extract_along(rw, loc, part, path.rows, path.depth);
    if (path.to_lane)
        part = jig_to_llvm_lane(rw, loc, part, lane_number(rw, loc, &path));
    jig_rw_replace1(rw, op, part);
    return true;
}

static bool insert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *part = jig_vector_insert_value_to_store(op), *dest = jig_vector_insert_dest(op);
    Path path;
    if (!read_path(rw, jig_value_type(dest), jig_vector_insert_static_position_attr(op),
                   only_dynamic(op), &path))
        return jig_no_match(rw, op, "which row it is is not constant");
    JigValue *into = jig_converted(rw, dest);
    /* The part replaces the whole vector: it is the lane of one of rank 0, or as long as it. */
    bool is_whole = jig_type_is_vector(jig_value_type(part)) && path.to_lane;
    part = jig_converted(rw, part);
    if (is_whole || (!path.depth && !path.to_lane)) {
        jig_rw_replace1(rw, op, part);
        return true;
    }
    if (path.to_lane) {
        JigValue *row =
            path.depth ? jig_to_llvm_extract_along(rw, loc, into, path.rows, path.depth) : into;
        part = jig_to_llvm_set_lane(rw, loc, row, part, lane_number(rw, loc, &path));
    }
    if (path.depth)
        part = jig_to_llvm_insert_along(rw, loc, into, part, path.rows, path.depth);
    jig_rw_replace1(rw, op, part);
    return true;
}

/* ---- All lanes ---- */
static bool from_elements(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!type || jig_type_rank(jig_op_result_type(op, 0)) > 1)
        return jig_no_match(rw, op, "rank > 1 vectors should be unrolled");
    JigValueList elements = jig_converted_operands(rw);
    JigValue *made = jig_to_llvm_poison(rw, loc, type);
    for (size_t i = 0; i < elements.n; i++)
        made = jig_to_llvm_set_lane(rw, loc, made, elements.items[i],
                                    jig_to_llvm_number(rw, loc, 64, (int64_t)i));
    jig_rw_replace1(rw, op, made);
    return true;
}

/* Those that are used. */
static bool to_elements(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *source = jig_vector_to_elements_source(op);
    if (jig_type_rank(jig_value_type(source)) > 1)
        return jig_no_match(rw, op, "rank > 1 vectors should be unrolled");
    JigValue *from = jig_converted(rw, source);
    size_t n = jig_op_num_results(op);
    JigValue **elements = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        if (jig_value_has_uses(jig_op_result(op, i)))
            elements[i] =
                jig_to_llvm_lane(rw, loc, from, jig_to_llvm_number(rw, loc, 64, (int64_t)i));
    jig_rw_replace(rw, op, elements, n);
    return true;
}

/* ---- Vectors of a fixed length in scalable ones ---- */
static bool scalable_insert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLlvmIntrVectorInsert parts = {
        .dstvec = jig_converted(rw, jig_vector_scalable_insert_dest(op)),
        .srcvec = jig_converted(rw, jig_vector_scalable_insert_value_to_store(op)),
        .pos = jig_vector_scalable_insert_pos_attr(op)};
    parts.res_type = jig_value_type(parts.dstvec);
    jig_rw_replace_op(rw, op, jig_llvm_intr_vector_insert_build(rw, jig_op_loc(op), &parts));
    return true;
}

static bool scalable_extract(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_to_llvm_type(jig_to_llvm_of(rw), jig_op_result_type(op, 0));
    if (!type)
        return jig_no_match(rw, op, "a result has no type there");
    JigLlvmIntrVectorExtract parts = {.srcvec =
                                          jig_converted(rw, jig_vector_scalable_extract_source(op)),
                                      .pos = jig_vector_scalable_extract_pos_attr(op),
                                      .res_type = type};
    jig_rw_replace_op(rw, op, jig_llvm_intr_vector_extract_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* ---- The set ---- */
#define CONVERSION(pattern, op_name, function)                                                     \
    {                                                                                              \
        .name = "(anonymous namespace)::" pattern, .root = "vector." op_name, .converts = true,    \
        .fn = function                                                                             \
    }

const JigPattern jig_to_llvm_vector_part_patterns[] = {
    CONVERSION("VectorExtractOpConversion", "extract", extract),
    CONVERSION("VectorInsertOpConversion", "insert", insert),
    CONVERSION("VectorFromElementsLowering", "from_elements", from_elements),
    CONVERSION("VectorToElementsLowering", "to_elements", to_elements),
    CONVERSION("VectorScalableInsertOpLowering", "scalable.insert", scalable_insert),
    CONVERSION("VectorScalableExtractOpLowering", "scalable.extract", scalable_extract),
    {0},
};
