/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the memref rows name. */
#ifndef JIG_DIALECT_MEMREF_INT_H
#define JIG_DIALECT_MEMREF_INT_H

#include "jig/rewrite.h"
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

/* memref_fold.c */
JigFold jig_memref_fold_dim(JigFoldCall *call);
extern const JigIface jig_memref_subview_ifaces[];

#endif
