/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_GPU_INT_H
#define JIG_DIALECT_GPU_INT_H

#include "dialect/gpu/gpu.h"
#include "rows/gpu.h"

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

/* Texts of former releases (gpu_older.c). */
extern const JigOlderText jig_gpu_older[];

#endif
