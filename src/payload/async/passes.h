/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The passes about async; src/all.c registers them. */
#ifndef JIG_PAYLOAD_ASYNC_PASSES_H
#define JIG_PAYLOAD_ASYNC_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_async_parallel_for, jig_pass_async_to_async_runtime,
    jig_pass_async_func_to_async_runtime, jig_pass_async_runtime_ref_counting,
    jig_pass_async_runtime_policy_based_ref_counting, jig_pass_async_runtime_ref_counting_opt;

#endif
