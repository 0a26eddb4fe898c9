/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops of former releases. */
#include "dialect/scf/scf_int.h"

/* clang-format off */
const JigOlderText jig_scf_older[] = {
    {"scf.foreach_thread", .op = "scf.forall", .until = "16", .what = "it is scf.forall"},
    {"scf.foreach_thread.perform_concurrently", .op = "scf.forall.in_parallel", .until = "16",
     .what = "it is scf.forall.in_parallel"},
    {0}};
/* clang-format on */
