/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the memref rows name. */
#ifndef JIG_DIALECT_MEMREF_INT_H
#define JIG_DIALECT_MEMREF_INT_H

#include "jig/memory_slot.h"
#include "jig/rewrite.h"
#include "dialect/common/reshape.h"
#include "dialect/memref/memref.h"

/* Type inference and custom directives (memref_syntax.c). */
bool jig_memref_infer_distinct_objects(JigInferCall *call);
bool jig_memref_parse_global_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_memref_print_global_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
/* memref_custom.c */
bool jig_memref_parse_alloca_scope(JigParser *p, JigOpState *s);
void jig_memref_print_alloca_scope(JigPrinter *p, const JigOp *op);
bool jig_memref_parse_generic_atomic_rmw(JigParser *p, JigOpState *s);
void jig_memref_print_generic_atomic_rmw(JigPrinter *p, const JigOp *op);
bool jig_memref_parse_transpose(JigParser *p, JigOpState *s);
void jig_memref_print_transpose(JigPrinter *p, const JigOp *op);
bool jig_memref_parse_prefetch(JigParser *p, JigOpState *s);
void jig_memref_print_prefetch(JigPrinter *p, const JigOp *op);
bool jig_memref_parse_dma_start(JigParser *p, JigOpState *s);
void jig_memref_print_dma_start(JigPrinter *p, const JigOp *op);
bool jig_memref_verify_dma_start(JigOp *op);
JigEvalOutcome jig_memref_eval_dma_start(JigEvalCall *call);

/* memref_verify.c, memref_verify_shape.c */
bool jig_memref_verify_alloc(JigOp *op);
bool jig_memref_verify_alloca(JigOp *op);
bool jig_memref_verify_assume_alignment(JigOp *op);
bool jig_memref_verify_atomic_rmw(JigOp *op);
bool jig_memref_verify_atomic_yield(JigOp *op);
bool jig_memref_verify_collapse_shape(JigOp *op);
bool jig_memref_verify_distinct_objects(JigOp *op);
bool jig_memref_verify_dma_wait(JigOp *op);
bool jig_memref_verify_expand_shape(JigOp *op);
bool jig_memref_verify_generic_atomic_rmw(JigOp *op);
bool jig_memref_verify_global(JigOp *op);
bool jig_memref_verify_load(JigOp *op);
bool jig_memref_verify_prefetch(JigOp *op);
bool jig_memref_verify_realloc(JigOp *op);
bool jig_memref_verify_reinterpret_cast(JigOp *op);
bool jig_memref_verify_reshape(JigOp *op);
bool jig_memref_verify_store(JigOp *op);
bool jig_memref_verify_subview(JigOp *op);
bool jig_memref_verify_transpose(JigOp *op);
bool jig_memref_verify_view(JigOp *op);
bool jig_memref_infer_strided_metadata(JigInferCall *call);
extern const JigIface jig_memref_alloca_scope_ifaces[];
extern const JigIface jig_memref_cast_ifaces[];
extern const JigIface jig_memref_get_global_ifaces[];
extern const JigIface jig_memref_memory_space_cast_ifaces[];
extern const JigIface jig_memref_reinterpret_cast_ifaces[];
extern const JigIface jig_memref_view_ifaces[], jig_memref_metadata_ifaces[],
    jig_memref_transpose_ifaces[], jig_memref_atomic_rmw_ifaces[];
extern const JigIface jig_memref_expand_shape_ifaces[], jig_memref_collapse_shape_ifaces[];
/* memref_bounds.c */
extern const JigIface jig_memref_alloca_ifaces[], jig_memref_realloc_ifaces[];

/* ---- memref_slots.c ---- */
extern const JigSlotAllocIface jig_memref_slot_alloc;
extern const JigSlotPartsIface jig_memref_slot_parts;
extern const JigIface jig_memref_load_ifaces[], jig_memref_store_ifaces[];
extern const JigIface jig_memref_alloc_ifaces[], jig_memref_rank_ifaces[];
extern const JigBoundsIface jig_memref_subview_bounds;
extern const JigIface jig_memref_assume_alignment_ifaces[];

/* Types of views (memref_verify_shape.c). Arrays are in `a`. */
typedef struct JigStrides {
    int64_t *strides, offset;
    size_t n;
    bool ok; /* the layout is strided */
} JigStrides;
JigStrides jig_memref_strides(const JigType *t, JigArena *a);
/* Which dims of a subview's full type its result does not have; false when it can't be told. */
bool jig_memref_dropped_dims(const JigType *full, const JigType *reduced, const int64_t *sizes,
                             bool *dropped, JigArena *a);

/* memref_fold.c */
JigFold jig_memref_fold_dim(JigFoldCall *call);
JigFold jig_memref_fold_cast(JigFoldCall *call);
JigFold jig_memref_fold_copy(JigFoldCall *call);
JigFold jig_memref_fold_memory_space_cast(JigFoldCall *call);
JigFold jig_memref_fold_rank(JigFoldCall *call);
JigFold jig_memref_fold_assume_alignment(JigFoldCall *call);
JigFold jig_memref_fold_view(JigFoldCall *call);
JigFold jig_memref_fold_transpose(JigFoldCall *call);
JigFold jig_memref_fold_reinterpret_cast(JigFoldCall *call);
JigFold jig_memref_fold_subview(JigFoldCall *call);
JigFold jig_memref_fold_expand_shape(JigFoldCall *call);
JigFold jig_memref_fold_collapse_shape(JigFoldCall *call);
extern const JigIface jig_memref_subview_ifaces[];

/* memref_canon.c, memref_canon_view.c */
extern const JigPattern jig_memref_alloc_patterns[];
extern const JigPattern jig_memref_alloca_patterns[];
extern const JigPattern jig_memref_realloc_patterns[];
extern const JigPattern jig_memref_copy_patterns[];
extern const JigPattern jig_memref_alloca_scope_patterns[];
extern const JigPattern jig_memref_dim_patterns[];
extern const JigPattern jig_memref_subview_patterns[];
extern const JigPattern jig_memref_reinterpret_cast_patterns[];
JigFold jig_memref_fold_strided_metadata(JigFoldCall *call);
extern const JigPattern jig_memref_view_patterns[];
extern const JigPattern jig_memref_expand_shape_patterns[];
extern const JigPattern jig_memref_collapse_shape_patterns[];
/* A cast of `v` to the type of op's result takes op's place. */
void jig_memref_replace_by_cast(JigRewriter *rw, JigOp *op, JigValue *v);
/* The result's shape with sizes (operands of `group`) that are constants, and the other operands;
 * NULL when there is no constant one. */
JigValue **jig_memref_constant_sizes(JigOp *op, size_t group, bool negative, int64_t *shape,
                                     size_t *n, JigArena *a);
/* Does the cast, of ranked memrefs, only forget? */
bool jig_memref_cast_folds_into_consumer(const JigOp *cast, JigArena *a);

/* Evaluation (memref_eval.c, memref_eval_view.c). */
JigEvalOutcome jig_memref_eval_alloc(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_alloca(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_alloca_scope(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_dealloc(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_realloc(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_get_global(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_load(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_store(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_copy(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_atomic_rmw(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_generic_atomic_rmw(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_same(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_cast(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_subview(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_reinterpret_cast(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_strided_metadata(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_expand_shape(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_collapse_shape(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_reshape(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_transpose(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_view(JigEvalCall *call);
JigEvalOutcome jig_memref_eval_pointer(JigEvalCall *call);

/* ---- memref_older.c ---- */
extern const JigOlderText jig_memref_older[];

#endif
