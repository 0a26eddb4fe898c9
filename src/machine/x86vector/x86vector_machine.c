/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/machine.h"
#include "machine/script_set.h"
#include "machine/x86vector/x86vector_int.h"

/* Under the names that MLIR 22 has, and later ones. */
#define SET(name, patterns, summary)                                                               \
    JIG_SCRIPT_SET("x86vector." name, patterns, summary),                                          \
        JIG_SCRIPT_SET("x86." name, patterns, summary)
static const JigOpRow rows[] = {
    SET("vector_contract_to_fma", jig_x86vector_fma_patterns, "x86: rows of f32 times one number"),
    SET("vector_contract_to_packed_type_dot_product", jig_x86vector_dot_patterns,
        "x86: rows of packed bf16 and i8 as dot products"),
    SET("vector_contract_bf16_to_fma", jig_x86vector_bf16_fma_patterns,
        "x86: rows of packed bf16 in memory as f32"),
    JIG_SCRIPT_SET("x86vector.contract_to_dots", jig_x86vector_dots_512_patterns,
                   "x86: tiles of packed bf16 and bytes as dot products of 16 lanes"),
    JIG_SCRIPT_SET("x86vector.contract_to_dots_256", jig_x86vector_dots_256_patterns,
                   "x86: tiles of packed bf16 and bytes as dot products of 8 lanes"),
    SET("sink_vector_producer_ops", jig_sink_vector_producer_patterns,
        "reads of vectors to where they are first needed"),
};
static const char *const depends[] = {"x86vector", NULL};
static const JigDialect for_scripts = {
    .name = "transform", .ops = rows, .num_ops = JIG_LEN(rows), .depends = depends};
static const JigDialect *const dialects[] = {&jig_x86vector_dialect, &for_scripts};

static const JigOptionRow options[] = {{.name = "enable-x86vector",
                                        .kind = JIG_OPTION_BOOL,
                                        .otherwise = "false",
                                        .help = "Ops of x86vector as intrinsics"}};

const JigMachine jig_machine_x86vector = {
    .name = "x86vector",
    .dialects = dialects,
    .num_dialects = JIG_LEN(dialects),
    .options = options,
    .num_options = JIG_LEN(options),
    .lower = jig_x86vector_lower,
    .lowered_by = "convert-vector-to-llvm{enable-x86vector}",
};
