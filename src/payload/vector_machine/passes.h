/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes over sets of this folder; src/all.c registers them. */
#ifndef JIG_PAYLOAD_VECTOR_MACHINE_PASSES_H
#define JIG_PAYLOAD_VECTOR_MACHINE_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_arm_neon_2d_to_intr, jig_pass_arm_sve_legalize_vector_storage;

#endif
