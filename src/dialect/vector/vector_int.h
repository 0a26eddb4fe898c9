/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_VECTOR_INT_H
#define JIG_DIALECT_VECTOR_INT_H

#include "dialect/vector/vector.h"
#include "jig/iface.h"
#include "rows/vector.h"

/* Predicates and type functions (vector_types.c). */
bool jig_vector_has_even_trailing_dim(const JigOp *op);
bool jig_vector_prints_string_alone(const JigOp *op);
bool jig_vector_is_source_aligned(const JigOp *op);
bool jig_vector_is_result_aligned(const JigOp *op);

const JigType *jig_vector_half(const JigType *from);
const JigType *jig_vector_double(const JigType *from);

enum { JIG_VECTOR_ATTR_KIND, JIG_VECTOR_ATTR_ITERATOR_TYPE, JIG_VECTOR_ATTR_PUNCTUATION };
extern const JigAttrRow jig_vector_attrs[];
const JigAttr *jig_vector_kind_add(JigContext *ctx);

void jig_vector_transfer_effects(const JigOp *op, JigEffects *out);

/* Folds (vector_fold.c, vector_canon_transfer.c) and patterns (vector_canon*.c). */
bool jig_vector_contiguous_access(JigRewriter *rw, JigOp *op, const JigPattern *self);
bool jig_vector_slice_of_mask(JigRewriter *rw, JigOp *op, const JigPattern *self);

bool jig_vector_slice_of_row(JigRewriter *rw, JigOp *op, const JigPattern *self);
bool jig_vector_transpose_shapes(JigRewriter *rw, JigOp *op, const JigPattern *self);
bool jig_vector_transpose_elements(JigRewriter *rw, JigOp *op, const JigPattern *self);

/* Accesses operand `base` as it was before a cast. */
bool jig_vector_fold_base_cast(JigOp *op, size_t base);

/* Interfaces (vector_ifaces.c, vector_transfer.c). */
extern const JigUnrollIface jig_vector_unroll_transfer;

/* vector_masked.c */
extern const JigMaskableIface jig_vector_maskable_contract, jig_vector_maskable_operand0,
    jig_vector_maskable_result, jig_vector_maskable_read, jig_vector_maskable_write,
    jig_vector_maskable_gather;

/* ---- vector_older.c ---- */
extern const JigOlderText jig_vector_older[];

#endif
