/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_PAYLOAD_VECTOR_MEMORY_PASSES_H
#define JIG_PAYLOAD_VECTOR_MEMORY_PASSES_H

#include "jig/pass.h"

extern const JigPassRow jig_pass_convert_vector_to_scf, jig_pass_lower_vector_mask;

#endif
