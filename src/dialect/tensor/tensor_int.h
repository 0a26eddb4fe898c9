/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions and tables that the tensor rows name. */
#ifndef JIG_DIALECT_TENSOR_INT_H
#define JIG_DIALECT_TENSOR_INT_H

#include "dialect/tensor/tensor.h"
#include "jig/iface.h"

/* tensor_fold.c */
JigFold jig_tensor_fold_dim(JigFoldCall *call);
/* Of no op in particular (tensor_canon_cast.c). */
extern const JigPattern *const jig_tensor_dialect_patterns[];

extern const JigIface jig_tensor_parallel_insert_slice_ifaces[];
extern const JigIface jig_tensor_extract_slice_ifaces[];
extern const JigIface jig_tensor_insert_slice_ifaces[];

#endif
