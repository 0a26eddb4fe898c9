/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Functions that the affine rows name. */
#ifndef JIG_DIALECT_AFFINE_INT_H
#define JIG_DIALECT_AFFINE_INT_H

#include "dialect/affine/affine.h"
#include "dialect/memref/memref.h"
#include "jig/asm.h"

/* affine_syntax.c */
bool jig_affine_parse_apply(JigParser *p, JigOpState *state);
bool jig_affine_parse_extremum(JigParser *p, JigOpState *state);
void jig_affine_print_value_op(JigPrinter *p, const JigOp *op);
/* (dims)[symbols], resolved and appended to the operands. */
bool jig_affine_parse_dims_and_symbols(JigParser *p, JigOpState *s, size_t *num_dims);
void jig_affine_print_dims_and_symbols(JigPrinter *p, const JigOp *op, size_t start, size_t n,
                                       size_t num_dims);

/* affine_loops.c */
bool jig_affine_parse_for(JigParser *p, JigOpState *s);
void jig_affine_print_for(JigPrinter *p, const JigOp *op);
bool jig_affine_parse_if(JigParser *p, JigOpState *s);
void jig_affine_print_if(JigPrinter *p, const JigOp *op);

/* affine_parallel.c */
bool jig_affine_parse_parallel(JigParser *p, JigOpState *s);
void jig_affine_print_parallel(JigPrinter *p, const JigOp *op);

/* affine_canon.c */
JigFold jig_affine_fold_apply(JigFoldCall *call);
JigFold jig_affine_fold_min(JigFoldCall *call);
JigFold jig_affine_fold_max(JigFoldCall *call);
JigFold jig_affine_fold_load(JigFoldCall *call);
JigFold jig_affine_fold_for(JigFoldCall *call);
JigFold jig_affine_fold_parallel(JigFoldCall *call);
JigFold jig_affine_fold_if(JigFoldCall *call);
extern const JigPattern jig_affine_apply_patterns[];
extern const JigPattern jig_affine_min_patterns[];
extern const JigPattern jig_affine_max_patterns[];
extern const JigPattern jig_affine_load_patterns[];
extern const JigPattern jig_affine_store_patterns[];
extern const JigPattern jig_affine_vector_load_patterns[];
extern const JigPattern jig_affine_vector_store_patterns[];
extern const JigPattern jig_affine_prefetch_patterns[];
extern const JigPattern jig_affine_if_patterns[];
/* affine_bounds.c: by what is known of the operands. */
void jig_affine_simplify_known(JigAffineValue *m, JigArena *a);
/* Results of a maximum (else minimum) that are never the extremum go. */
void jig_affine_drop_needless(JigAffineValue *m, bool max, JigArena *a);
/* affine_index.c */
JigFold jig_affine_fold_delinearize(JigFoldCall *call);
JigFold jig_affine_fold_linearize(JigFoldCall *call);
extern const JigPattern jig_affine_delinearize_patterns[];
extern const JigPattern jig_affine_linearize_patterns[];
/* affine_order.c: a pattern function. */
bool jig_affine_order_results(JigRewriter *rw, JigOp *op, const JigPattern *self);

/* affine_inline.c */
bool jig_affine_may_inline_region(JigRegion *dest, JigRegion *source, bool clone);
bool jig_affine_may_inline_body(JigOp *call, JigRegion *source);
bool jig_affine_may_inline_op(JigOp *op, JigRegion *dest, bool clone);

/* affine_bounds_of.c */
extern const JigIntRangeIface jig_affine_apply_range; /* affine_range.c */
extern const JigIface jig_affine_apply_ifaces[], jig_affine_min_ifaces[], jig_affine_max_ifaces[],
    jig_affine_delinearize_ifaces[], jig_affine_linearize_ifaces[];
/* affine_ifaces.c */
extern const JigIface jig_affine_for_ifaces[], jig_affine_if_ifaces[], jig_affine_parallel_ifaces[];

/* affine_memory.c */
extern const JigIface jig_affine_reads_ifaces[], jig_affine_writes_ifaces[];

/* affine_verify.c */
bool jig_affine_verify_apply(JigOp *op);
bool jig_affine_verify_extremum(JigOp *op);
bool jig_affine_verify_for_regions(JigOp *op);
bool jig_affine_verify_if(JigOp *op);
bool jig_affine_verify_parallel(JigOp *op);
bool jig_affine_verify_yield(JigOp *op);
bool jig_affine_verify_load(JigOp *op);
bool jig_affine_verify_store(JigOp *op);
bool jig_affine_verify_vector_load(JigOp *op);
bool jig_affine_verify_vector_store(JigOp *op);
bool jig_affine_verify_prefetch(JigOp *op);
bool jig_affine_verify_delinearize(JigOp *op);
bool jig_affine_verify_linearize(JigOp *op);

/* affine_dma.c */
bool jig_affine_parse_dma_start(JigParser *p, JigOpState *s);
bool jig_affine_parse_dma_wait(JigParser *p, JigOpState *s);
void jig_affine_print_dma_start(JigPrinter *p, const JigOp *op);
void jig_affine_print_dma_wait(JigPrinter *p, const JigOp *op);
bool jig_affine_verify_dma_start(JigOp *op);
bool jig_affine_verify_dma_wait(JigOp *op);
JigEvalOutcome jig_affine_eval_dma_start(JigEvalCall *call);
void jig_affine_dma_start_effects(const JigOp *op, JigEffects *out);

/* affine_access.c: %memref[%i + 1, %j], with the map in an attribute. */
typedef struct JigAffineAccess {
    JigUnresolved memref;
    const JigMap *map;
    JigUnresolved *dims, *symbols;
    size_t num_dims, num_symbols;
} JigAffineAccess;
bool jig_affine_parse_access(JigParser *p, JigOpState *s, const char *map,
                             JigAffineAccess *a) JIG_NODISCARD;
bool jig_affine_resolve_access(JigParser *p, JigOpState *s, const JigAffineAccess *a,
                               const JigType *memref) JIG_NODISCARD;
/* The memref is operand `first`, followed by n indices. */
void jig_affine_print_access(JigPrinter *p, const JigOp *op, size_t first, size_t n,
                             const char *map);
bool jig_affine_parse_load(JigParser *p, JigOpState *s);
bool jig_affine_parse_vector_load(JigParser *p, JigOpState *s);
bool jig_affine_parse_store(JigParser *p, JigOpState *s);
bool jig_affine_parse_vector_store(JigParser *p, JigOpState *s);
bool jig_affine_parse_prefetch(JigParser *p, JigOpState *s);
void jig_affine_print_load(JigPrinter *p, const JigOp *op);
void jig_affine_print_vector_load(JigPrinter *p, const JigOp *op);
void jig_affine_print_store(JigPrinter *p, const JigOp *op);
void jig_affine_print_vector_store(JigPrinter *p, const JigOp *op);
void jig_affine_print_prefetch(JigPrinter *p, const JigOp *op);

/* Evaluation (affine_eval.c, affine_eval_loops.c). */
JigEvalOutcome jig_affine_eval_apply(JigEvalCall *call);
JigEvalOutcome jig_affine_eval_extremum(JigEvalCall *call);
JigEvalOutcome jig_affine_eval_load(JigEvalCall *call);
JigEvalOutcome jig_affine_eval_store(JigEvalCall *call);
JigEvalOutcome jig_affine_eval_vector_load(JigEvalCall *call);
JigEvalOutcome jig_affine_eval_vector_store(JigEvalCall *call);
JigEvalOutcome jig_affine_eval_delinearize(JigEvalCall *call);
JigEvalOutcome jig_affine_eval_linearize(JigEvalCall *call);
JigEvalOutcome jig_affine_eval_for(JigEvalCall *call);
JigEvalOutcome jig_affine_eval_if(JigEvalCall *call);
JigEvalOutcome jig_affine_eval_parallel(JigEvalCall *call);
/* The values of a map on the operands from `first` on; false after an error. */
bool jig_affine_eval_map(JigEvalCall *call, const JigMap *map, size_t first, int64_t *out);

#endif
