/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How structured ops may be packed and padded. */
#include "dialect/linalg/linalg.h"
#include "transform/ops/proposals.h"

/* ---- Packing ---- */

void jig_propose_pack(JigProposals *to, JigOp *op) {
    size_t n;
    if (!jig_structured(op) || !jig_propose_has_tensors(op))
        return;
    const char *sizes = jig_propose_tiles(to, op, JIG_PROPOSE_ALL, true, &n);
    if (n)
        jig_propose(to,
                    &(JigProposal){.arguments = jig_propose_text(to, "packed_sizes = %s", sizes),
                                   .range = jig_propose_tile_range(to, op, JIG_PROPOSE_ALL)});
}

static size_t num_reductions(const JigOp *op) {
    size_t n = 0;
    for (size_t i = 0; i < jig_propose_num_loops(op); ++i)
        n += jig_propose_is_reduction(op, i);
    return n;
}

void jig_propose_pack_greedily(JigProposals *to, JigOp *op) {
    if (jig_structured(op) && jig_propose_has_tensors(op) && jig_propose_num_loops(op) >= 3 &&
        num_reductions(op))
        jig_propose(to, &(JigProposal){
                            .arguments = "matmul_packed_sizes = [8, 16, 32] "
                                         "matmul_inner_dims_order = [0, 1, 2]",
                            .range = "sizes of m, n and k, 0 leaves one alone; their order: 0 to "
                                     "2 in any"});
}

/* The tiles of a pack turned round, with the op that uses it. */
void jig_propose_pack_transpose(JigProposals *to, JigOp *op) {
    if (!jig_op_is(op, JIG_LINALG(PACK)) || !jig_value_has_one_use(jig_op_result(op, 0)) ||
        !jig_structured(jig_use_owner(jig_value_first_use(jig_op_result(op, 0)))))
        return;
    size_t n = jig_attr_dense_array_len(jig_linalg_pack_inner_dims_pos_attr(op));
    int64_t *order = JIG_NEW_ARRAY(to->arena, int64_t, n);
    for (size_t i = 0; i < n; ++i)
        order[i] = (int64_t)(n - 1 - i);
    if (n > 1)
        jig_propose(to,
                    &(JigProposal){
                        .before = "%user = transform.get_consumers_of_result %op[0] : (!t) "
                                  "-> !t\n",
                        .arguments = jig_propose_text(to, "with_compute_op(%%user) inner_perm = %s",
                                                      jig_propose_list(to, order, n)),
                        .num_handles = 1,
                        .range = jig_propose_text(to, "0 to %zu in any order", n - 1)});
}

void jig_propose_lower_pack(JigProposals *to, JigOp *op) {
    if (jig_op_has_name(op, "linalg.pack"))
        jig_propose(
            to, &(JigProposal){
                    .lines = "%pack = transform.cast %op : !t to !transform.op<\"linalg.pack\">\n"
                             "%pad, %expand, %transpose = transform.structured.lower_pack %pack : "
                             "(!transform.op<\"linalg.pack\">) -> (!transform.op<\"tensor.pad\">, "
                             "!transform.op<\"tensor.expand_shape\">, "
                             "!transform.op<\"linalg.transpose\">)\n"});
}

void jig_propose_lower_unpack(JigProposals *to, JigOp *op) {
    if (jig_op_has_name(op, "linalg.unpack"))
        jig_propose(
            to, &(JigProposal){
                    .lines =
                        "%unpack = transform.cast %op : !t to !transform.op<\"linalg.unpack\">\n"
                        "%empty, %transpose, %collapse, %slice = transform.structured.lower_unpack "
                        "%unpack : (!transform.op<\"linalg.unpack\">) -> "
                        "(!transform.op<\"tensor.empty\">, !transform.op<\"linalg.transpose\">, "
                        "!transform.op<\"tensor.collapse_shape\">, "
                        "!transform.op<\"tensor.extract_slice\">)\n"});
}

/* ---- Padding ---- */

enum { MULTIPLE = 8 };

/* Longer than a usual tile, which does not divide it. */
static bool is_odd(const JigOp *op, size_t loop) {
    int64_t size = jig_propose_loop_size(op, loop);
    return size == JIG_DYNAMIC || (size > MULTIPLE && size % MULTIPLE);
}

/* Of the loops that are padded in practice, numbers and multiples; with `whole` a multiple for each
 * loop, 0 for others. The number of them. */
static size_t odd_loops(JigProposals *to, const JigOp *op, bool whole, const char **loops,
                        const char **multiples) {
    size_t n = jig_structured(op) && jig_propose_has_tensors(op) ? jig_propose_num_loops(op) : 0,
           odd = 0, k = 0;
    int64_t *number = JIG_NEW_ARRAY(to->arena, int64_t, n),
            *multiple = JIG_NEW_ARRAY(to->arena, int64_t, n);
    for (size_t i = 0; i < n; ++i) {
        bool counts = is_odd(op, i);
        if (!counts && !whole)
            continue;
        number[k] = (int64_t)i;
        multiple[k++] = counts ? MULTIPLE : 0;
        odd += counts;
    }
    *loops = jig_propose_list(to, number, k);
    *multiples = jig_propose_list(to, multiple, k);
    return odd;
}

void jig_propose_pad(JigProposals *to, JigOp *op) {
    const char *loops, *multiples;
    const char *zeros =
        odd_loops(to, op, false, &loops, &multiples) ? jig_propose_zeros(to, op, 0) : NULL;
    if (zeros)
        jig_propose(
            to, &(JigProposal){.arguments =
                                   jig_propose_text(to,
                                                    "pad_to_multiple_of %s {padding_values = [%s], "
                                                    "padding_dimensions = %s}",
                                                    multiples, zeros, loops),
                               .range = "from 1, for each of padding_dimensions: any loops"});
}

void jig_propose_pad_loops(JigProposals *to, JigOp *op) {
    const char *loops, *multiples;
    const char *zeros =
        odd_loops(to, op, true, &loops, &multiples) ? jig_propose_zeros(to, op, 0) : NULL;
    if (zeros)
        jig_propose(
            to,
            &(JigProposal){.arguments = jig_propose_text(
                               to, "to padding_sizes %s pad_to_multiple_of {padding_values = [%s]}",
                               multiples, zeros),
                           .range = "0 leaves a loop alone; without pad_to_multiple_of: sizes to "
                                    "pad to"});
}

static size_t num_loops_around(JigOp *op) {
    size_t n = 0;
    for (JigOp *at = jig_op_parent(op); at; at = jig_op_parent(at))
        n += jig_op_has_name(at, "scf.for");
    return n;
}

void jig_propose_hoist_pad(JigProposals *to, JigOp *op) {
    size_t n = num_loops_around(op);
    if (jig_op_has_name(op, "tensor.pad") && n)
        jig_propose(to, &(JigProposal){.arguments = "by 1 loops",
                                       .range = jig_propose_text(to, "1 to %zu", n)});
}

void jig_propose_build_packing(JigProposals *to, JigOp *op) {
    if (jig_op_has_name(op, "tensor.pad") && num_loops_around(op))
        jig_propose(to, &(JigProposal){.before = "%loop = transform.get_parent_op %op {op_name = "
                                                 "\"scf.for\"} : (!t) -> !t\n",
                                       .arguments = "above %loop",
                                       .num_handles = 1});
}

/* ---- Sizes that depend on loops ---- */

static void propose_independent(JigProposals *to, JigOp *op, const char *a, const char *b) {
    if ((jig_op_has_name(op, a) || jig_op_has_name(op, b)) && jig_op_num_operands(op) &&
        num_loops_around(op))
        jig_propose(
            to, &(JigProposal){.arguments = "{num_loops = 1}",
                               .range = jig_propose_text(to, "1 to %zu", num_loops_around(op))});
}

void jig_propose_tensor_independent(JigProposals *to, JigOp *op) {
    propose_independent(to, op, "tensor.empty", "tensor.pad");
}

void jig_propose_memref_independent(JigProposals *to, JigOp *op) {
    propose_independent(to, op, "memref.alloca", "memref.alloca");
}
