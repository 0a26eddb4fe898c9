/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What tensors and buffers may become. */
#include "transform/ops/proposals.h"

/* ---- From tensors to buffers ---- */

static bool has_tensor_argument(const JigOp *op) {
    const JigBlock *body = jig_op_body(op);
    for (size_t i = 0; body && i < jig_block_num_args(body); ++i)
        if (jig_type_is_tensor(jig_value_type(jig_block_arg(body, i))))
            return true;
    return false;
}

static bool uses_tensors(const JigOp *op) {
    return jig_propose_has_tensors(op) || (jig_function(op) && has_tensor_argument(op));
}

/* The root with its functions' arguments, or one function's body. */
void jig_propose_one_shot(JigProposals *to, JigOp *op) {
    bool is_module = jig_op_has_name(op, "builtin.module");
    if ((!is_module && !jig_propose_is_function(op)) || !jig_propose_is_below(op, uses_tensors))
        return;
    if (is_module)
        jig_propose(to, &(JigProposal){.lines =
                                           "%buffered = transform.bufferization.one_shot_bufferize "
                                           "layout{IdentityLayoutMap} %op "
                                           "{bufferize_function_boundaries = true} : (!t) -> !t\n",
                                       .range = "layout{InferLayoutMap}, {FullyDynamicLayoutMap}"});
    else
        jig_propose(to, &(JigProposal){0});
}

static bool is_empty(const JigOp *op) {
    return jig_op_has_name(op, "tensor.empty");
}

void jig_propose_eliminate_empty(JigProposals *to, JigOp *op) {
    if (jig_propose_is_function(op) && jig_propose_is_below(op, is_empty))
        jig_propose(to, &(JigProposal){0});
}

void jig_propose_empty_to_alloc(JigProposals *to, JigOp *op) {
    if (is_empty(op))
        jig_propose(to, &(JigProposal){
                            .lines = "%empty = transform.cast %op : !t to "
                                     "!transform.op<\"tensor.empty\">\n"
                                     "%alloc = "
                                     "transform.bufferization.empty_tensor_to_alloc_tensor %empty "
                                     ": (!transform.op<\"tensor.empty\">) -> "
                                     "!transform.op<\"bufferization.alloc_tensor\">\n"});
}

void jig_propose_to_allocation(JigProposals *to, JigOp *op) {
    bool writes = jig_dps(op) && !jig_loop(op) && jig_propose_has_tensors(op);
    if (writes || jig_op_has_name(op, "tensor.pad"))
        jig_propose(to, &(JigProposal){.range = "{memory_space = 3}, {alloc_op = "
                                                "\"memref.alloca\"}, "
                                                "{bufferize_destination_only}"});
}

/* ---- Memory of their own ---- */

/* The first operand that is one. */
void jig_propose_promote_tensor(JigProposals *to, JigOp *op) {
    for (size_t i = 0; jig_structured(op) && i < jig_op_num_operands(op); ++i) {
        if (!jig_type_is_tensor(jig_op_operand_type(op, i)))
            continue;
        jig_propose(to, &(JigProposal){
                            .lines = jig_propose_text(
                                to,
                                "%%input = transform.get_operand %%op[%zu] : (!t) -> "
                                "!transform.any_value\n"
                                "%%promoted = transform.structured.promote_tensor to 1 %%input : "
                                "!transform.any_value\n",
                                i),
                            .range = "any operand that is a tensor, to any memory space"});
        return;
    }
}

void jig_propose_fast_memory(JigProposals *to, JigOp *op) {
    bool has_buffer = jig_op_num_results(op) == 1 &&
                      jig_type_is_memref(jig_op_result_type(op, 0)) &&
                      jig_op_has_name(op, "memref.alloc");
    if (has_buffer)
        jig_propose(to,
                    &(JigProposal){.lines = "%buffer = transform.get_op_result [0] %op : (!t) -> "
                                            "!transform.any_value\n"
                                            "%assigned = transform.assign_to_fast_memory %buffer "
                                            "{memory_space = 3} : (!transform.any_value) -> "
                                            "!transform.any_value\n",
                                   .range = "any memory space"});
}

/* ---- Buffers ---- */

void jig_propose_multibuffer(JigProposals *to, JigOp *op) {
    if (jig_op_has_name(op, "memref.alloc"))
        jig_propose(to, &(JigProposal){
                            .lines = "%alloc = transform.cast %op : !t to "
                                     "!transform.op<\"memref.alloc\">\n"
                                     "%buffers = transform.memref.multibuffer %alloc {factor = 2} "
                                     ": (!transform.op<\"memref.alloc\">) -> !t\n",
                            .range = "from 1"});
}

void jig_propose_to_global(JigProposals *to, JigOp *op) {
    if (jig_op_has_name(op, "memref.alloca"))
        jig_propose(
            to,
            &(JigProposal){
                .lines = "%alloca = transform.cast %op : !t to "
                         "!transform.op<\"memref.alloca\">\n"
                         "%get, %global = transform.memref.alloca_to_global %alloca : "
                         "(!transform.op<\"memref.alloca\">) -> (!t, !t)\n",
                .range = "the global is declared only: its value is for another file to define"});
}

static bool is_alloc(const JigOp *op) {
    return jig_op_has_name(op, "memref.alloc") || jig_op_has_name(op, "memref.alloca");
}

void jig_propose_for_functions_with_allocs(JigProposals *to, JigOp *op) {
    if (jig_propose_is_function(op) && jig_propose_is_below(op, is_alloc))
        jig_propose(to, &(JigProposal){0});
}
