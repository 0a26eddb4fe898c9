/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* vector.print of a vector: loops that print elements, with commas between and parentheses around.
 */
#include "payload/vector_memory/to_scf.h"

#include "dialect/arith/arith.h"
#include "dialect/scf/scf.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "payload/loop/index_math.h"
#include "support/arena.h"

static JigOp *print_mark(JigRewriter *rw, JigLoc loc, JigPunctuation mark) {
    return jig_vector_print_build(
        rw, loc, &(JigVectorPrint){.punctuation = jig_vector_punctuation(rw->ctx, mark)});
}

static JigValue *convert(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *v,
                         const JigType *element) {
    const JigType *type = jig_vector_with_element(jig_value_type(v), element);
    return jig_op_result(jig_build(rw, loc, row, &v, 1, &type, 1, NULL), 0);
}

/* Integers are printed with 8, 16, 32, ... bits. */
static JigValue *widened(JigRewriter *rw, JigLoc loc, JigValue *v) {
    const JigType *from = jig_type_element(jig_value_type(v));
    if (!jig_type_is_any_integer(from))
        return v;
    enum { LEAST = 8 };
    uint32_t width = jig_type_width(from), wide = LEAST;
    while (wide < width)
        wide *= 2;
    bool without_sign = width == 1 || jig_type_sign(from) == JIG_UNSIGNED;
    v = convert(rw, loc, JIG_VECTOR(BITCAST), v, jig_type_i(rw->ctx, width));
    if (wide != width)
        v = convert(rw, loc, without_sign ? JIG_ARITH(EXTUI) : JIG_ARITH(EXTSI), v,
                    jig_type_i(rw->ctx, wide));
    return convert(rw, loc, JIG_VECTOR(BITCAST), v,
                   jig_type_integer(rw->ctx, wide, jig_type_sign(from)));
}

/* As one of one dimension, whose elements can be had by a number. */
static JigValue *flattened(JigRewriter *rw, JigLoc loc, JigValue *v) {
    const JigType *type = jig_value_type(v);
    if (jig_type_rank(type) == 1)
        return v;
    int64_t n = jig_type_num_elements(type);
    return jig_vector_build_shape_cast(rw, loc,
                                       jig_type_vector(&n, NULL, 1, jig_type_element(type)), v);
}

/* A loop over one dimension at the insertion point, in parentheses; ops are built at the start of
 * its body from then on. *close is what is printed behind it. */
static JigValue *print_dim(JigRewriter *rw, JigLoc loc, int64_t size, bool scalable,
                           JigOp **close) {
    JigValue *bounds[3];
    bounds[0] = jig_arith_index(rw, loc, 0);
    bounds[1] = jig_arith_index(rw, loc, size);
    bounds[2] = jig_arith_index(rw, loc, 1);
    if (scalable) {
        JigValue *factor =
            jig_op_result(jig_vector_vscale_build(rw, loc, &(JigVectorVscale){0}), 0);
        bounds[1] = jig_loop_int_op(rw, loc, JIG_ARITH(MULI), bounds[1], factor);
    }
    JigValue *last = jig_loop_int_op(rw, loc, JIG_ARITH(SUBI), bounds[1], bounds[2]);
    print_mark(rw, loc, JIG_PUNCTUATION_OPEN);
    JigOp *loop = jig_scf_for_begin(rw, loc, bounds, NULL, 0, false);
    jig_at_after(rw, loop);
    *close = print_mark(rw, loc, JIG_PUNCTUATION_CLOSE);
    JigBlock *body = jig_op_body(loop);
    jig_at_end(rw, body);
    jig_scf_yield_build(rw, loc, &(JigScfYield){0});
    jig_at_start(rw, body);
    JigValue *more = jig_loop_int_compare(rw, loc, JIG_COMPARE_ULT, jig_scf_for_iv(loop), last);
    JigPoint point = jig_point(rw);
    JigScfIf parts = {.condition = more, .then_region = jig_region_create(rw->ctx)};
    jig_at_end(rw, jig_create_block(rw, parts.then_region, NULL, NULL, 0, loc));
    print_mark(rw, loc, JIG_PUNCTUATION_COMMA);
    jig_scf_yield_build(rw, loc, &(JigScfYield){0});
    jig_set_point(rw, point);
    jig_scf_if_build(rw, loc, &parts);
    jig_region_destroy(parts.then_region); /* empty now */
    jig_at_start(rw, body);
    return jig_scf_for_iv(loop);
}

/* The element's number, from the last dimension to the first. */
static JigValue *number(JigRewriter *rw, JigLoc loc, const int64_t *shape, JigValue *const *at,
                        size_t rank) {
    JigValue *sum = NULL;
    int64_t stride = 1;
    for (size_t d = rank; d-- > 0;) {
        JigValue *part =
            jig_loop_int_op(rw, loc, JIG_ARITH(MULI), jig_arith_index(rw, loc, stride), at[d]);
        sum = sum ? jig_loop_int_op(rw, loc, JIG_ARITH(ADDI), sum, part) : part;
        stride = (int64_t)((uint64_t)stride * (uint64_t)shape[d]);
    }
    return sum;
}

static bool print_by_element(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *v = jig_vector_print_source(op);
    const JigType *type = v ? jig_value_type(v) : NULL;
    if (!type || !jig_type_is_vector(type))
        return jig_no_match(rw, op, "no vector is printed");
    size_t rank = jig_type_rank(type);
    if ((rank > 1 && jig_type_is_scalable(type)) || jig_type_num_elements(type) == INT64_MAX)
        return jig_no_match(rw, op, "its elements can not be numbered");
    if (jig_type_is_any_integer(jig_type_element(type)) &&
        jig_type_width(jig_type_element(type)) > (1U << 23))
        return jig_no_match(rw, op, "no wider integers");
    JigLoc loc = jig_op_loc(op);
    v = flattened(rw, loc, widened(rw, loc, v));
    static const int64_t one = 1;
    const int64_t *shape = rank ? jig_type_shape(type) : &one;
    rank = rank ? rank : 1;
    JigValue **at = JIG_NEW_ARRAY(rw->arena, JigValue *, rank);
    JigOp *first = NULL, *close;
    for (size_t d = 0; d < rank; ++d) {
        at[d] = print_dim(rw, loc, shape[d], jig_type_is_scalable(type), &close);
        first = first ? first : close;
    }
    JigValue *n = number(rw, loc, shape, at, rank);
    JigVectorExtract parts = {.source = v,
                              .dynamic_position = {&n, 1},
                              .result_type = jig_type_element(jig_value_type(v)),
                              .static_position =
                                  jig_attr_dense_i64(rw->ctx, (int64_t[]){JIG_DYNAMIC}, 1)};
    JigOp *element = jig_vector_extract_build(rw, loc, &parts);
    jig_vector_print_build(
        rw, loc,
        &(JigVectorPrint){.source = jig_op_result(element, 0),
                          .punctuation = jig_vector_punctuation(rw->ctx, JIG_PUNCTUATION_NONE)});
    jig_at_after(rw, first);
    jig_vector_print_build(rw, loc,
                           &(JigVectorPrint){.punctuation = jig_vector_print_punctuation_attr(op)});
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_print_by_element_patterns[] = {
    {.name = "(anonymous namespace)::DecomposePrintOpConversion",
     .root = "vector.print",
     .fn = print_by_element},
    {0},
};
