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

/* Structured ops have loops, others the dimensions of their result. */
static size_t num_sizes(const JigOp *op) {
    return jig_structured(op) ? jig_propose_num_loops(op)
                              : jig_type_rank(jig_op_result_type(op, 0));
}

static int64_t known_size(const JigOp *op, size_t i) {
    return jig_structured(op) ? jig_propose_loop_size(op, i)
                              : jig_type_dim(jig_op_result_type(op, 0), i);
}

/* So many elements as a vector has, as far as sizes are known; more than the largest one: too
 * many. */
static int64_t num_elements(const int64_t *sizes, size_t num) {
    int64_t n = 1;
    for (size_t i = 0; i < num && n <= LARGEST_VECTOR; ++i)
        n *= sizes[i] == JIG_DYNAMIC     ? 1
             : sizes[i] > LARGEST_VECTOR ? LARGEST_VECTOR + 1
                                         : sizes[i];
    return n;
}

static bool is_vectorizable(const JigOp *op) {
    return jig_structured(op) || is_one_of(op, other_vectorizable);
}

static int64_t *known_sizes(const JigOp *op, JigArena *a, size_t *n) {
    *n = num_sizes(op);
    int64_t *sizes = JIG_NEW_ARRAY(a, int64_t, *n);
    for (size_t i = 0; i < *n; ++i)
        sizes[i] = known_size(op, i);
    return sizes;
}

static bool is_known(const int64_t *sizes, size_t n) {
    for (size_t i = 0; i < n; ++i)
        if (sizes[i] == JIG_DYNAMIC)
            return false;
    return true;
}

/* Sizes that the loops stay within, whatever happens. */
static void bound(JigOp *op, int64_t *sizes, size_t n, JigArena *a) {
    for (size_t i = 0; i < n; ++i)
        if (sizes[i] == JIG_DYNAMIC)
            sizes[i] = jig_structured(op) ? jig_propose_loop_bound(op, i, a)
                                          : jig_propose_dim_bound(jig_op_result(op, 0), i, a);
}

/* Structured ops of known sizes need no more; of others it is said how large the vectors are, if
 * there is a size that is never exceeded. */
void jig_propose_vectorize(JigProposals *to, JigOp *op) {
    size_t n;
    if (!is_vectorizable(op))
        return;
    int64_t *sizes = known_sizes(op, to->arena, &n);
    bool needs_sizes = !is_known(sizes, n) || !jig_structured(op);
    bound(op, sizes, n, to->arena);
    if (num_elements(sizes, n) > LARGEST_VECTOR)
        jig_propose(to, &(JigProposal){.unless = "it would be one vector of more than 4096 "
                                                 "elements: tile it first"});
    else if (needs_sizes && is_known(sizes, n))
        jig_propose(to, &(JigProposal){.arguments = jig_propose_text(
                                           to, "vector_sizes %s", jig_propose_list(to, sizes, n)),
                                       .range = "not less than the loops ever run"});
    else
        jig_propose(to, &(JigProposal){0});
}

static bool is_large(const JigOp *op) {
    size_t n;
    if (!is_vectorizable(op))
        return false;
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    const int64_t *sizes = known_sizes(op, a, &n);
    bool large = num_elements(sizes, n) > LARGEST_VECTOR;
    jig_arena_free(a);
    return large;
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
    propose_if(to, name_has(op, "conv_2d") && name_has(op, "_fhwc"));
}

void jig_propose_img2col(JigProposals *to, JigOp *op) {
    propose_if(to, name_has(op, "conv_2d"));
}

/* Output tiles of 4 by 4 first, which save most. */
void jig_propose_winograd(JigProposals *to, JigOp *op) {
    static const int forms[] = {1, 0, 2};
    for (size_t i = 0; name_has(op, "conv_2d") && i < JIG_LEN(forms); ++i)
        jig_propose(to,
                    &(JigProposal){.arguments = jig_propose_text(to, "{fmr = %d : i32}", forms[i]),
                                   .range = "0: F(2, 3); 1: F(4, 3); 2: F(2, 5)"});
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
