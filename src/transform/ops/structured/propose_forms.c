/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What else structured ops may become: vectors, other ops, loops. */
#include "dialect/linalg/linalg.h"
#include "transform/ops/proposals.h"

/* ---- Vectors ---- */

/* So many elements are still of use as one vector. */
enum { LARGEST_VECTOR = 4096 };

static const char *const other_vectorizable[] = {"tensor.pad", "tensor.insert_slice", "linalg.pack",
                                                 "linalg.unpack", NULL};

static bool is_one_of(const JigOp *op, const char *const *names) {
    for (; *names; ++names)
        if (jig_op_has_name(op, *names))
            return true;
    return false;
}

/* The product of the loops; -1: not known. Of other ops than structured ones that of the result. */
static int64_t num_elements(const JigOp *op) {
    int64_t n = 1;
    const JigType *type = jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL;
    bool by_type = !jig_structured(op) && type && jig_type_is_shaped(type);
    size_t rank = by_type ? jig_type_rank(type) : jig_propose_num_loops(op);
    for (size_t i = 0; i < rank; ++i) {
        int64_t size = by_type ? jig_type_dim(type, i) : jig_propose_loop_size(op, i);
        if (size == JIG_DYNAMIC)
            return -1;
        n *= size > LARGEST_VECTOR ? LARGEST_VECTOR + 1 : size;
        n = n > LARGEST_VECTOR ? LARGEST_VECTOR + 1 : n;
    }
    return n;
}

void jig_propose_vectorize(JigProposals *to, JigOp *op) {
    if (!jig_structured(op) && !is_one_of(op, other_vectorizable))
        return;
    bool is_large = num_elements(op) > LARGEST_VECTOR;
    jig_propose(to, &(JigProposal){.unless = is_large ? "it would be one vector of more than 4096 "
                                                        "elements: tile it first"
                                                      : NULL});
}

static bool is_large(const JigOp *op) {
    return (jig_structured(op) || is_one_of(op, other_vectorizable)) &&
           num_elements(op) > LARGEST_VECTOR;
}

static bool is_structured(const JigOp *op) {
    return jig_structured(op) != NULL;
}

/* Not where one of them would be a vector without use. */
void jig_propose_vectorize_children(JigProposals *to, JigOp *op) {
    if (jig_propose_is_function(op) && jig_propose_is_below(op, is_structured) &&
        !jig_propose_is_below(op, is_large))
        jig_propose(to, &(JigProposal){0});
}

static bool is_loop(const JigOp *op) {
    return jig_loop(op) != NULL;
}

void jig_propose_for_functions_with_loops(JigProposals *to, JigOp *op) {
    if (jig_propose_is_function(op) && jig_propose_is_below(op, is_loop))
        jig_propose(to, &(JigProposal){0});
}

/* ---- The order of loops ---- */

/* The last one to the front. */
void jig_propose_interchange(JigProposals *to, JigOp *op) {
    size_t n = jig_propose_num_loops(op);
    if (!jig_op_is(op, JIG_LINALG(GENERIC)) || n < 2)
        return;
    int64_t *order = JIG_NEW_ARRAY(to->arena, int64_t, n);
    for (size_t i = 0; i < n; ++i)
        order[i] = (int64_t)((i + n - 1) % n);
    const char *list = jig_propose_list(to, order, n);
    jig_propose(to,
                &(JigProposal){.arguments = jig_propose_text(to, "iterator_interchange = %s", list),
                               .range = jig_propose_text(to, "0 to %zu in any order", n - 1)});
}

/* ---- As another op ---- */

static bool name_has(const JigOp *op, const char *part) {
    JigStr name = jig_op_name_of(op);
    return jig_structured(op) && jig_str_find(name, jig_str(part)) < name.len;
}

static void propose_if(JigProposals *to, bool fits) {
    if (fits)
        jig_propose(to, &(JigProposal){0});
}

void jig_propose_generalize(JigProposals *to, JigOp *op) {
    propose_if(to, jig_structured(op) && !jig_op_is(op, JIG_LINALG(GENERIC)));
}

void jig_propose_specialize(JigProposals *to, JigOp *op) {
    propose_if(to, jig_op_is(op, JIG_LINALG(GENERIC)));
}

void jig_propose_decompose(JigProposals *to, JigOp *op) {
    propose_if(to, name_has(op, "conv_2d") || name_has(op, "pooling_n"));
}

void jig_propose_decompose_interface(JigProposals *to, JigOp *op) {
    propose_if(to, jig_aggregated(op));
}

static bool is_elementwise(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    size_t n = s ? s->num_loops(op) : 0;
    for (size_t i = 0; i < n; ++i)
        if (s->iterator(op, i) == JIG_REDUCTION)
            return false;
    return n > 1;
}

void jig_propose_flatten(JigProposals *to, JigOp *op) {
    propose_if(to, is_elementwise(op));
}

void jig_propose_destination_style(JigProposals *to, JigOp *op) {
    static const char *const names[] = {"tensor.pad", "tensor.generate", "tensor.from_elements",
                                        NULL};
    propose_if(to, is_one_of(op, names));
}

void jig_propose_slice_to_copy(JigProposals *to, JigOp *op) {
    static const char *const names[] = {"tensor.insert_slice", "tensor.parallel_insert_slice",
                                        NULL};
    propose_if(to, is_one_of(op, names));
}

void jig_propose_copy_to_memref(JigProposals *to, JigOp *op) {
    propose_if(to, jig_op_has_name(op, "linalg.copy") && jig_propose_has_buffers(op));
}

void jig_propose_transpose_matmul(JigProposals *to, JigOp *op) {
    if (!name_has(op, "matmul"))
        return;
    jig_propose(to, &(JigProposal){.range = "<lhs>, or <rhs>, between the handle and the colon"});
}

void jig_propose_transpose_conv(JigProposals *to, JigOp *op) {
    propose_if(to, name_has(op, "conv_2d"));
}

void jig_propose_img2col(JigProposals *to, JigOp *op) {
    propose_if(to, name_has(op, "conv_2d"));
}

void jig_propose_winograd(JigProposals *to, JigOp *op) {
    static const char *const tiles[] = {"F_4_3", "F_2_3", "F_2_5"};
    for (size_t i = 0; name_has(op, "conv_2d") && i < JIG_LEN(tiles); ++i)
        jig_propose(to, &(JigProposal){.arguments = jig_propose_text(
                                           to, "{fmr = #linalg.winograd_fmr<%s>}", tiles[i])});
}

void jig_propose_decompose_winograd(JigProposals *to, JigOp *op) {
    JigStr name = jig_op_name_of(op);
    propose_if(to, jig_str_starts_with(name, "linalg.winograd_"));
}

/* ---- As loops ---- */

void jig_propose_scalarize(JigProposals *to, JigOp *op) {
    bool dynamic = false;
    for (size_t i = 0; jig_structured(op) && i < jig_propose_num_loops(op); ++i)
        dynamic |= jig_propose_loop_size(op, i) == JIG_DYNAMIC;
    propose_if(to, dynamic && jig_tiling(op));
}

void jig_propose_to_loops(JigProposals *to, JigOp *op) {
    propose_if(to, jig_tiling(op) && jig_propose_has_buffers(op) && !jig_propose_has_tensors(op));
}

/* ---- Buffers ---- */

void jig_propose_promote(JigProposals *to, JigOp *op) {
    bool has_view = false;
    for (size_t i = 0; jig_structured(op) && i < jig_op_num_operands(op); ++i) {
        const JigOp *def = jig_op_operand_def(op, i);
        has_view |= def && jig_op_has_name(def, "memref.subview");
    }
    if (has_view)
        jig_propose(to, &(JigProposal){.range = "{operands_to_promote = [0]} picks some of them"});
}
