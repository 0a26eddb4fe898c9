/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Steps of an access as steps of a slice. */
#ifndef JIG_PAYLOAD_STRUCTURED_STRIDES_H
#define JIG_PAYLOAD_STRUCTURED_STRIDES_H

#include "jig/rewrite.h"

/* Inputs of a linalg.generic on tensors that are read at multiples of a loop become slices of every
 * so many numbers, which are read one after the other. */
extern const JigPattern jig_patterns_strides_to_slices[];

#endif
