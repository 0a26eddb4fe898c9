/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How large types are in memory, as the data layouts around an op say. */
#ifndef JIG_DIALECT_LLVM_SIZES_H
#define JIG_DIALECT_LLVM_SIZES_H

#include "jig/iface.h"

/* False: it has no size, or none that is known, or is too large to be counted. */
bool jig_llvm_bits_of(const JigOp *at, const JigType *t, uint64_t *bits);
bool jig_llvm_bytes_of(const JigOp *at, const JigType *t, uint64_t *bytes);
/* From one element of an array to the next. */
bool jig_llvm_stride_of(const JigOp *at, const JigType *t, uint64_t *bytes);
/* Which addresses it has to have, in bytes. */
bool jig_llvm_align_of(const JigOp *at, const JigType *t, uint64_t *bytes);
/* Where the fields of a structure start, in bytes; lives as long as the context. NULL: a size is
 * not known. */
const uint64_t *jig_llvm_offsets_of(const JigOp *at, const JigType *structure);
bool jig_llvm_is_big_endian(const JigOp *at);

#endif
