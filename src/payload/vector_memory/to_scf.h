/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The parts of jig_vector_memory_add_to_scf. Their data is a JigTransferLoops. */
#ifndef JIG_PAYLOAD_VECTOR_MEMORY_TO_SCF_H
#define JIG_PAYLOAD_VECTOR_MEMORY_TO_SCF_H

#include "jig/rewrite.h"

/* By loops, the vector in a buffer (transfer_to_loops.c). */
extern const JigPattern jig_transfer_to_loops_patterns[];
/* Without loops (unrolled.c). */
extern const JigPattern jig_unroll_transfer_patterns[];
/* Of one dimension, that loads and stores can not do: element by element (one_dim.c). */
extern const JigPattern jig_one_dim_transfer_patterns[];
/* Writes of transposed vectors with a scalable first dimension (one_dim.c). */
extern const JigPattern jig_scalable_transpose_patterns[];
/* vector.print of vectors as such of elements (lower_print.c). */
extern const JigPattern jig_print_by_element_patterns[];

#endif
