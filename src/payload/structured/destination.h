/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tensors made in a destination, and copies between them as structured ops. */
#ifndef JIG_PAYLOAD_STRUCTURED_DESTINATION_H
#define JIG_PAYLOAD_STRUCTURED_DESTINATION_H

#include "jig/iface.h"
#include "jig/reason.h"

/* Replaces a tensor.from_elements, tensor.generate or tensor.pad by ops in destination-passing
 * style; the last of them. NULL, and why, for other ops. */
JigOp *jig_structured_to_destination_style(JigRewriter *rw, JigOp *op, JigReason *why);

/* Lets a tensor.insert_slice or tensor.parallel_insert_slice insert what a linalg.copy moves to the
 * slice of the destination; the copy, which may be there already. NULL, and why, for other ops. */
JigOp *jig_structured_insert_slice_to_copy(JigRewriter *rw, JigOp *op, JigReason *why);

/* Replaces a linalg.copy between buffers by memref.copy, which has elements of one type. NULL, and
 * why, for others. */
JigOp *jig_structured_copy_to_memref(JigRewriter *rw, JigOp *op, JigReason *why);

#endif
