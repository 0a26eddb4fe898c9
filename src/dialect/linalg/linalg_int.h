/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_LINALG_INT_H
#define JIG_DIALECT_LINALG_INT_H

#include "dialect/linalg/linalg.h"
#include "dialect/linalg/linalg_winograd.h"
#include "rows/linalg.h"

/* ---- linalg_verify.c, linalg_verify_ops.c, linalg_verify_relayout.c ---- */
bool jig_linalg_verify_maps(JigOp *op);
bool jig_linalg_verify_body(JigOp *op);
bool jig_linalg_verify_fill(JigOp *op);
bool jig_linalg_verify_contraction(JigOp *op);
bool jig_linalg_verify_contraction_body(JigOp *op);
bool jig_linalg_verify_convolution(JigOp *op);

bool jig_linalg_verify_attr(JigOp *op, const JigIdent *name, const JigAttr *value);
bool jig_linalg_is_permutation(const JigAttr *list);

bool jig_linalg_needs_padding(const JigRelayout *r);

/* A cast between scalars that are no complex numbers; NULL: nothing to do, or no rule (*known). */
const JigOpRow *jig_linalg_cast_row(const JigType *from, const JigType *to, bool is_unsigned,
                                    bool *known);
/* ---- linalg_canon.c, linalg_canon_fill.c, linalg_canon_permute.c, linalg_canon_relayout.c ---- */
extern const JigPattern jig_linalg_dialect_patterns[];

/* What follows the maps, which are these. */
bool jig_linalg_parse_matmul_by(JigParser *p, JigOpState *state, const JigAttr *maps);

/* `ins(...) outs(...)`, attributes before them; the element types of what was
 * parsed, inputs first. */
typedef struct JigLinalgParts {
    const JigType **ins, **outs;
    size_t num_ins, num_outs;
    bool has_props; /* <{...}> was there */
} JigLinalgParts;
bool jig_linalg_parse_parts(JigParser *p, JigOpState *state, bool segments,
                            JigLinalgParts *out) JIG_NODISCARD;
void jig_linalg_print_parts(JigPrinter *p, const JigOp *op);

/* ---- linalg_structure.c: indexing maps and iterators ---- */
extern const JigTilingIface jig_linalg_pack_tiling, jig_linalg_unpack_tiling,
    jig_linalg_softmax_tiling; /* linalg_tiling_relayout.c */
extern const JigTilingIface jig_linalg_winograd_filter_tiling, jig_linalg_winograd_input_tiling,
    jig_linalg_winograd_output_tiling;         /* linalg_tiling_winograd.c */
extern const JigTilingIface jig_linalg_tiling; /* linalg_tiling.c */
/* linalg_reify.c */
extern const JigReifyIface jig_linalg_reify, jig_linalg_reify_init, jig_linalg_reify_input;
/* Does the map, on indices from the tile's offsets on, go where it goes from 0 on, and farthest in
 * the last iteration? Not where quotients or remainders of what is tiled start anew elsewhere. */
bool jig_linalg_tiles_move(const JigMap *map, JigSlice tile);
/* Slices of the first `n` operands that a tile of the loops needs. */
bool jig_linalg_tile_operands(JigRewriter *rw, JigOp *op, size_t n, JigSlice loops, JigArena *a,
                              JigValue **tiled);
/* Adds offsets[d] to linalg.index d in the body of op; an empty offset adds nothing. */
void jig_linalg_offset_indices(JigRewriter *rw, JigOp *op, const JigMixed *offsets, size_t n);
extern const JigPartialReductionIface jig_linalg_partial_reduction; /* linalg_tiling_partial.c */
bool jig_linalg_scalar(JigRewriter *rw, JigOp *op, JigLoc loc,
                       JigValue *const *ivs);                  /* linalg_scalar.c */
extern const JigAggregatedIface jig_linalg_softmax_aggregated; /* linalg_softmax.c */
/* What the body sees of an operand: the element of a ranked tensor or memref, else the operand
 * itself. */
const JigType *jig_linalg_element_type(const JigType *t);
/* Rank of a ranked tensor or memref; anything else, vectors too, is a scalar. */
static inline size_t jig_linalg_rank(const JigType *t) {
    return jig_type_is_memref(t) || jig_type_is_ranked_tensor(t) ? jig_type_rank(t) : 0;
}

const JigAttr *jig_linalg_identity_maps(JigContext *ctx, size_t num_maps, size_t rank, JigArena *a);
/* "indexing_maps" as the row's syntax or builders leave it, completed where it
 * is absent; NULL when the op keeps none. */
bool jig_linalg_keeps_maps(const JigOpRow *row);
/* Does the verifier write the op's maps into it, as the reference's does? */
bool jig_linalg_remembers_maps(const JigOpRow *row);
#define JIG_LINALG_MEMOIZED "linalg.memoized_indexing_maps"
/* Writes them, where none are written yet; all maps of the op. */
const JigAttr *jig_linalg_remember_maps(JigOp *op);
bool jig_linalg_are_maps(const JigAttr *x); /* an array of affine maps? */

/* ---- linalg_older.c ---- */
extern const JigOlderText jig_linalg_older[];

/* Of linalg.elemwise_unary and elemwise_binary: what `fun` names (linalg.c). */
JigStr jig_linalg_elemwise_function(const JigOp *op);

#endif
