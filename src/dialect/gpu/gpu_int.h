/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the gpu rows name. */
#ifndef JIG_DIALECT_GPU_INT_H
#define JIG_DIALECT_GPU_INT_H

#include "dialect/gpu/gpu.h"

/* gpu_types.c */
const JigType *jig_gpu_parse_type(JigParser *p);
const JigType *jig_gpu_parse_mma(JigParser *p);
void jig_gpu_print_mma(JigPrinter *p, const JigType *t);
bool jig_gpu_verify_mma(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_gpu_is_mma(const JigType *t);
bool jig_gpu_is_mma_stored(const JigType *t);
bool jig_gpu_is_mma_factor(const JigType *t);
bool jig_gpu_is_mma_sum(const JigType *t);

/* gpu_attrs.c */
const JigAttr *jig_gpu_parse_kernel_table(JigParser *p, const JigType *type);
void jig_gpu_print_kernel_table(JigPrinter *p, const JigAttr *x);
bool jig_gpu_parse_object_text(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_gpu_print_object_text(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
bool jig_gpu_verify_metadata(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_gpu_verify_table(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_gpu_verify_object(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_gpu_verify_select(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_gpu_is_target(const JigAttr *x);
bool jig_gpu_is_offloading(const JigAttr *x);

/* gpu_syntax.c: launches, functions and their directives */
bool jig_gpu_parse_launch(JigParser *p, JigOpState *s);
void jig_gpu_print_launch(JigPrinter *p, const JigOp *op);
bool jig_gpu_parse_func(JigParser *p, JigOpState *s);
void jig_gpu_print_func(JigPrinter *p, const JigOp *op);
bool jig_gpu_parse_warp(JigParser *p, JigOpState *s);
void jig_gpu_print_warp(JigPrinter *p, const JigOp *op);
/* gpu.c: the enum of reductions */
const JigEnumRow *jig_gpu_reductions(void);
/* gpu_customs.c */
extern const JigCustomRow jig_gpu_customs[];
enum { JIG_GPU_NUM_CUSTOMS = 6 };
bool jig_gpu_parse_async(JigParser *p, const JigType **token, JigUnresolved **deps, size_t *n);
void jig_gpu_print_async(JigPrinter *p, bool token, JigValue *const *deps, size_t n);

/* gpu_verify.c, gpu_verify_ops.c */
bool jig_gpu_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value);
bool jig_gpu_verify_func_type(JigOp *op);
bool jig_gpu_verify_func_body(JigOp *op);
bool jig_gpu_verify_launch(JigOp *op);
bool jig_gpu_verify_launch_region(JigOp *op);
bool jig_gpu_verify_launch_func(JigOp *op);
bool jig_gpu_verify_return(JigOp *op);
bool jig_gpu_verify_module_targets(JigOp *op);
bool jig_gpu_verify_dynamic_shared_memory(JigOp *op);
bool jig_gpu_verify_all_reduce(JigOp *op);
bool jig_gpu_verify_subgroup_reduce(JigOp *op);
bool jig_gpu_verify_rotate(JigOp *op);
bool jig_gpu_verify_alloc(JigOp *op);
bool jig_gpu_verify_memcpy(JigOp *op);
bool jig_gpu_verify_mma_load(JigOp *op);
bool jig_gpu_verify_mma_store(JigOp *op);
bool jig_gpu_verify_mma_compute(JigOp *op);
bool jig_gpu_verify_warp(JigOp *op);
bool jig_gpu_verify_broadcast(JigOp *op);

/* gpu_canon.c */
JigFold jig_gpu_fold_copy(JigFoldCall *call);
JigFold jig_gpu_fold_all_reduce(JigFoldCall *call);
JigFold jig_gpu_fold_subgroup_reduce(JigFoldCall *call);
JigFold jig_gpu_fold_broadcast(JigFoldCall *call);
extern const JigPattern jig_gpu_launch_patterns[];
extern const JigPattern jig_gpu_barrier_patterns[];
extern const JigPattern jig_gpu_wait_patterns[];
extern const JigPattern jig_gpu_alloc_patterns[];
extern const JigPattern jig_gpu_memcpy_patterns[];

/* gpu_eval.c */
JigEvalOutcome jig_gpu_eval_launch(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_launch_func(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_block_id(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_thread_id(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_grid_dim(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_block_dim(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_global_id(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_lane_id(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_subgroup_id(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_num_subgroups(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_subgroup_size(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_barrier(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_wait(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_dynamic_memory(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_alloc(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_dealloc(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_memcpy(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_memset(JigEvalCall *call);
/* gpu_eval_subgroup.c */
JigEvalOutcome jig_gpu_eval_all_reduce(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_subgroup_reduce(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_shuffle(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_broadcast(JigEvalCall *call);
/* gpu_eval_mma.c */
JigEvalOutcome jig_gpu_eval_mma_load(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_mma_store(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_mma_compute(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_mma_constant(JigEvalCall *call);
JigEvalOutcome jig_gpu_eval_mma_elementwise(JigEvalCall *call);

/* gpu_ifaces.c */
void jig_gpu_id_names(const JigOp *op, JigNameSink *sink);
/* gpu_range.c */
extern const JigIface jig_gpu_id_ifaces[], jig_gpu_global_id_ifaces[], jig_gpu_launch_ifaces[];
extern const JigIface jig_gpu_func_ifaces[];
extern const JigIface jig_gpu_async_ifaces[];
extern const JigIface jig_gpu_module_ifaces[];
extern const JigIface jig_gpu_warp_ifaces[];
extern const JigIface jig_gpu_broadcast_ifaces[];
extern const JigIface jig_gpu_terminator_ifaces[];

/* Texts of former releases (gpu_older.c). */
extern const JigOlderText jig_gpu_older[];

#endif
