/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the vector rows name. */
#ifndef JIG_DIALECT_VECTOR_INT_H
#define JIG_DIALECT_VECTOR_INT_H

#include "dialect/vector/vector.h"
#include "jig/iface.h"

/* Predicates and type functions (vector_types.c). */
bool jig_vector_has_even_trailing_dim(const JigOp *op);
bool jig_vector_prints_string_alone(const JigOp *op);
bool jig_vector_is_source_aligned(const JigOp *op);
bool jig_vector_is_result_aligned(const JigOp *op);
bool jig_vector_infer_shuffle(JigInferCall *call);
const JigType *jig_vector_half(const JigType *from);
const JigType *jig_vector_double(const JigType *from);

enum { JIG_VECTOR_ATTR_KIND, JIG_VECTOR_ATTR_ITERATOR_TYPE, JIG_VECTOR_ATTR_PUNCTUATION };
extern const JigAttrRow jig_vector_attrs[];
const JigAttr *jig_vector_kind_add(JigContext *ctx);

/* Custom syntax (vector_syntax.c, vector_transfer.c). */
#define JIG_VECTOR_SYNTAX(op)                                                                      \
    bool jig_vector_parse_##op(JigParser *p, JigOpState *s);                                       \
    void jig_vector_print_##op(JigPrinter *p, const JigOp *op_);
JIG_VECTOR_SYNTAX(contract)
JIG_VECTOR_SYNTAX(outerproduct)
JIG_VECTOR_SYNTAX(mask)
JIG_VECTOR_SYNTAX(transfer_read)
JIG_VECTOR_SYNTAX(transfer_write)
#undef JIG_VECTOR_SYNTAX

void jig_vector_transfer_effects(const JigOp *op, JigEffects *out);

/* Verification (vector_verify.c, vector_verify_mem.c). */
bool jig_vector_verify_reduction(JigOp *op);
bool jig_vector_verify_multi_reduction(JigOp *op);
bool jig_vector_verify_scan(JigOp *op);
bool jig_vector_verify_broadcast(JigOp *op);
bool jig_vector_verify_transpose(JigOp *op);
bool jig_vector_verify_shuffle(JigOp *op);
bool jig_vector_verify_extract(JigOp *op);
bool jig_vector_verify_insert(JigOp *op);
bool jig_vector_verify_insert_strided_slice(JigOp *op);
bool jig_vector_verify_extract_strided_slice(JigOp *op);
bool jig_vector_verify_shape_cast(JigOp *op);
bool jig_vector_verify_bitcast(JigOp *op);
bool jig_vector_verify_type_cast(JigOp *op);
bool jig_vector_verify_constant_mask(JigOp *op);
bool jig_vector_verify_create_mask(JigOp *op);
bool jig_vector_verify_transfer_read(JigOp *op);
bool jig_vector_verify_transfer_write(JigOp *op);
bool jig_vector_verify_load(JigOp *op);
bool jig_vector_verify_store(JigOp *op);
bool jig_vector_verify_maskedload(JigOp *op);
bool jig_vector_verify_maskedstore(JigOp *op);
bool jig_vector_verify_gather(JigOp *op);
bool jig_vector_verify_scatter(JigOp *op);
bool jig_vector_verify_expandload(JigOp *op);
bool jig_vector_verify_compressstore(JigOp *op);
bool jig_vector_verify_outerproduct(JigOp *op);
bool jig_vector_verify_contract(JigOp *op);
bool jig_vector_verify_mask(JigOp *op);

/* Folds (vector_fold.c, vector_canon_transfer.c) and patterns (vector_canon*.c). */
JigFold jig_vector_fold_broadcast(JigFoldCall *call);
JigFold jig_vector_fold_transpose(JigFoldCall *call);
JigFold jig_vector_fold_shape_cast(JigFoldCall *call);
JigFold jig_vector_fold_bitcast(JigFoldCall *call);
JigFold jig_vector_fold_extract(JigFoldCall *call);
JigFold jig_vector_fold_insert(JigFoldCall *call);
JigFold jig_vector_fold_extract_strided_slice(JigFoldCall *call);
JigFold jig_vector_fold_insert_strided_slice(JigFoldCall *call);
JigFold jig_vector_fold_from_elements(JigFoldCall *call);
JigFold jig_vector_fold_to_elements(JigFoldCall *call);
JigFold jig_vector_fold_shuffle(JigFoldCall *call);
JigFold jig_vector_fold_constant_mask(JigFoldCall *call);
JigFold jig_vector_fold_transfer(JigFoldCall *call);
JigFold jig_vector_fold_mask(JigFoldCall *call);
extern const JigPattern jig_vector_broadcast_patterns[];
extern const JigPattern jig_vector_transpose_patterns[];
extern const JigPattern jig_vector_from_elements_patterns[];
extern const JigPattern jig_vector_create_mask_patterns[];
extern const JigPattern jig_vector_maskedload_patterns[];
extern const JigPattern jig_vector_maskedstore_patterns[];
extern const JigPattern jig_vector_gather_patterns[];
extern const JigPattern jig_vector_scatter_patterns[];
extern const JigPattern jig_vector_expandload_patterns[];
extern const JigPattern jig_vector_compressstore_patterns[];
extern const JigPattern jig_vector_reduction_patterns[];
extern const JigPattern jig_vector_multi_reduction_patterns[];
extern const JigPattern jig_vector_mask_patterns[];
extern const JigPattern jig_vector_extract_strided_slice_patterns[];
extern const JigPattern jig_vector_insert_strided_slice_patterns[];
extern const JigPattern jig_vector_extract_patterns[];
extern const JigPattern jig_vector_insert_patterns[];
extern const JigPattern jig_vector_shape_cast_patterns[];
extern const JigPattern jig_vector_shuffle_patterns[];
extern const JigPattern jig_vector_step_patterns[];
extern const JigPattern jig_vector_transfer_read_patterns[];
extern const JigPattern jig_vector_transfer_write_patterns[];
bool jig_vector_contiguous_access(JigRewriter *rw, JigOp *op, const JigPattern *self);
bool jig_vector_slice_of_mask(JigRewriter *rw, JigOp *op, const JigPattern *self);
extern const JigPattern jig_vector_to_elements_patterns[];
bool jig_vector_slice_of_row(JigRewriter *rw, JigOp *op, const JigPattern *self);
bool jig_vector_transpose_shapes(JigRewriter *rw, JigOp *op, const JigPattern *self);
bool jig_vector_transpose_elements(JigRewriter *rw, JigOp *op, const JigPattern *self);
extern const JigPattern jig_vector_contract_patterns[];
JigFold jig_vector_fold_access(JigFoldCall *call);
/* Accesses operand `base` as it was before a cast. */
bool jig_vector_fold_base_cast(JigOp *op, size_t base);

/* Interfaces (vector_ifaces.c, vector_transfer.c). */
extern const JigUnrollIface jig_vector_unroll_transfer;
extern const JigIface jig_vector_transfer_read_ifaces[], jig_vector_transfer_write_ifaces[];
extern const JigIface jig_vector_load_ifaces[], jig_vector_store_ifaces[],
    jig_vector_lanes_ifaces[], jig_vector_unroll_result_ifaces[], jig_vector_same_elements_ifaces[],
    jig_vector_extract_ifaces[], jig_vector_insert_ifaces[], jig_vector_step_ifaces[];
extern const JigIface jig_vector_mask_ifaces[]; /* vector_masked.c */
extern const JigIface jig_vector_contract_ifaces[], jig_vector_type_cast_ifaces[];
extern const JigIface jig_vector_reduction_ifaces[], jig_vector_outerproduct_ifaces[],
    jig_vector_gather_ifaces[];
/* vector_masked.c */
extern const JigMaskableIface jig_vector_maskable_contract, jig_vector_maskable_operand0,
    jig_vector_maskable_result, jig_vector_maskable_read, jig_vector_maskable_write,
    jig_vector_maskable_gather;

/* Evaluation (vector_eval.c, vector_eval_reduce.c, vector_eval_memory.c). */
JigEvalOutcome jig_vector_eval_broadcast(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_transpose(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_shape_cast(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_bitcast(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_shuffle(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_interleave(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_deinterleave(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_extract(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_insert(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_to_elements(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_from_elements(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_scalable_part(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_strided_slice(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_vscale(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_step(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_create_mask(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_constant_mask(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_reduction(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_multi_reduction(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_contract(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_outerproduct(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_scan(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_fma(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_mask(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_load(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_store(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_type_cast(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_transfer_read(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_transfer_write(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_masked_load(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_masked_store(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_gather(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_scatter(JigEvalCall *call);
JigEvalOutcome jig_vector_eval_print(JigEvalCall *call);

/* ---- vector_older.c ---- */
extern const JigOlderText jig_vector_older[];

#endif
