/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* vector.from_elements and vector.to_elements: one for each part along the first dimension. */
#include "payload/vector_memory/vector_memory_patterns.h"

#include "dialect/ub/ub.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "support/arena.h"

/* The vector without its first dimension; NULL: it has fewer than two. */
static const JigType *part_type(JigRewriter *rw, const JigOp *op, const JigType *type) {
    if (jig_type_rank(type) > 1)
        return jig_vector_extracted_type(type, 1);
    (void)jig_no_match(rw, op, "fewer than two dimensions");
    return NULL;
}

static bool unroll_from_elements(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *type = jig_op_result_type(op, 0), *part = part_type(rw, op, type);
    if (!part)
        return false;
    JigLoc loc = jig_op_loc(op);
    size_t parts = (size_t)jig_type_dim(type, 0), each = jig_op_num_operands(op) / parts;
    JigValue **elements = JIG_NEW_ARRAY(rw->arena, JigValue *, parts * each);
    for (size_t i = 0; i < parts * each; ++i)
        elements[i] = jig_op_operand(op, i);
    JigValue *whole =
        jig_op_result(jig_ub_poison_build(rw, loc, &(JigUbPoison){.result_type = type}), 0);
    for (size_t i = 0; i < parts; ++i) {
        JigVectorFromElements made = {.elements = {elements + i * each, each}, .dest_type = part};
        JigValue *v = jig_op_result(jig_vector_from_elements_build(rw, loc, &made), 0);
        whole = jig_vector_build_insert(rw, loc, v, whole, (int64_t[]){(int64_t)i}, 1);
    }
    jig_rw_replace1(rw, op, whole);
    return true;
}

static bool unroll_to_elements(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *source = jig_vector_to_elements_source(op);
    const JigType *type = jig_value_type(source);
    if (!part_type(rw, op, type))
        return false;
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_results(op), parts = (size_t)jig_type_dim(type, 0), each = n / parts;
    const JigType *element = jig_type_element(type);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, each);
    for (size_t i = 0; i < each; ++i)
        types[i] = element;
    JigValue **elements = JIG_NEW_ARRAY(rw->arena, JigValue *, n),
             **sources = JIG_NEW_ARRAY(rw->arena, JigValue *, parts);
    for (size_t i = 0; i < parts; ++i)
        sources[i] = jig_vector_build_extract(rw, loc, source, (int64_t[]){(int64_t)i}, 1);
    for (size_t i = 0; i < parts; ++i) {
        JigVectorToElements made = {.source = sources[i], .element_types = {types, each}};
        JigOp *to = jig_vector_to_elements_build(rw, loc, &made);
        for (size_t k = 0; k < each; ++k)
            elements[i * each + k] = jig_op_result(to, k);
    }
    jig_rw_replace(rw, op, elements, n);
    return true;
}

const JigPattern jig_unroll_from_elements_patterns[] = {
    {.name = "(anonymous namespace)::UnrollFromElements",
     .root = "vector.from_elements",
     .fn = unroll_from_elements},
    {0},
};
const JigPattern jig_unroll_to_elements_patterns[] = {
    {.name = "(anonymous namespace)::UnrollToElements",
     .root = "vector.to_elements",
     .fn = unroll_to_elements},
    {0},
};
