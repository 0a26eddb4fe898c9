/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes over sets of this folder; src/all.c registers them. */
#ifndef JIG_PAYLOAD_VECTOR_LOWER_PASSES_H
#define JIG_PAYLOAD_VECTOR_LOWER_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_lower_vector_multi_reduction,
    jig_pass_lower_vector_to_from_elements_to_shuffle_tree;

#endif
