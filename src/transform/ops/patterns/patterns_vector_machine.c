/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns that make instructions of single machines of vector ops. */
#include "payload/vector_machine/machine.h"
#include "transform/ops/ops_int.h"

#define SET(name_, patterns_, summary_)                                                            \
    {                                                                                              \
        .name = "transform.apply_patterns." name_, .format = "attr-dict",                          \
        .ifaces =                                                                                  \
            (const JigIface[]){                                                                    \
                {&jig_iface_patterns, &(const JigPatternsIface){.patterns = (patterns_)}}, {0}},   \
        .summary = (summary_)                                                                      \
    }
static const JigOpRow rows[] = {
    SET("x86vector.vector_contract_to_fma", jig_x86_fma_patterns,
        "x86: rows of f32 times one number"),
    SET("x86vector.vector_contract_to_packed_type_dot_product", jig_x86_dot_patterns,
        "x86: rows of packed bf16 and i8 as dot products"),
    SET("x86vector.vector_contract_bf16_to_fma", jig_x86_bf16_fma_patterns,
        "x86: rows of packed bf16 in memory as f32"),
    SET("x86vector.sink_vector_producer_ops", jig_sink_vector_producer_patterns,
        "reads of vectors to where they are first needed"),
    SET("arm_neon.vector_contract_to_i8mm", jig_neon_i8_patterns,
        "Neon: products of matrices of numbers of 8 bits"),
    SET("arm_neon.vector_contract_to_bfmmla", jig_neon_bf16_patterns,
        "Neon: products of matrices of bf16"),
    SET("arm_sve.vector_contract_to_i8mm", jig_sve_i8_patterns,
        "SVE: products of matrices of numbers of 8 bits, with scalable columns"),
    SET("arm_sve.vector_contract_to_bfmmla", jig_sve_bf16_patterns,
        "SVE: products of matrices of bf16, with scalable columns"),
};
const JigDialect jig_transform_patterns_vector_machine = {
    .name = "transform", .ops = rows, .num_ops = JIG_LEN(rows)};
