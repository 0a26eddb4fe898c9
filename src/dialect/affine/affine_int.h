/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_AFFINE_INT_H
#define JIG_DIALECT_AFFINE_INT_H

#include "dialect/affine/affine.h"
#include "dialect/memref/memref.h"
#include "jig/asm.h"
#include "rows/affine.h"

/* (dims)[symbols], resolved and appended to the operands. */
bool jig_affine_parse_dims_and_symbols(JigParser *p, JigOpState *s, size_t *num_dims);
void jig_affine_print_dims_and_symbols(JigPrinter *p, const JigOp *op, size_t start, size_t n,
                                       size_t num_dims);

/* affine_bounds.c: by what is known of the operands. */
void jig_affine_simplify_known(JigAffineValue *m, JigArena *a);
/* Results of a maximum (else minimum) that are never the extremum go. */
void jig_affine_drop_needless(JigAffineValue *m, bool max, JigArena *a);
/* affine_compare_order.c: a pattern function. */
bool jig_affine_order_results(JigRewriter *rw, JigOp *op, const JigPattern *self);

/* affine_inline.c */
bool jig_affine_may_inline_region(JigRegion *dest, JigRegion *source, bool clone);
bool jig_affine_may_inline_body(JigOp *call, JigRegion *source);
bool jig_affine_may_inline_op(JigOp *op, JigRegion *dest, bool clone);

/* affine_range.c */
extern const JigIntRangeIface jig_affine_apply_range;

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

/* The values of a map on the operands from `first` on; false after an error. */
bool jig_affine_eval_map(JigEvalCall *call, const JigMap *map, size_t first, int64_t *out);

#endif
