/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of packing share. */
#ifndef JIG_PAYLOAD_PACK_INT_H
#define JIG_PAYLOAD_PACK_INT_H

#include "dialect/linalg/linalg.h"
#include "jig/payload/pack.h"

/* Makes r->dest an empty tensor for the packed r->source, and r->unpacked and r->packed their
 * types; tiles, inner_pos and outer_perm are given. */
void jig_pack_make_dest(JigRewriter *rw, JigLoc loc, JigRelayout *r);
/* The packed shape that r->unpacked has by its static sizes and the tiles that are constants, as a
 * type or as values. */
int64_t *jig_pack_shape(const JigRelayout *r, JigArena *a);
/* Does the static shape of r->packed agree with that? Where a tile is a value it may not. */
bool jig_pack_types_agree(const JigRelayout *r, JigArena *a);
/* The layout of a pack or unpack in another order: outer (inner) dimension i is what was number
 * outer.items[i]. Lists are in `a`. */
JigRelayout jig_pack_transposed_layout(JigRewriter *rw, const JigOp *relayout, JigPermutation outer,
                                       JigPermutation inner, JigArena *a);
/* The innermost loops of an op that are those of a matrix product: m, n, k; false: there are none.
 */
bool jig_pack_matmul_loops(const JigOp *op, size_t loops[3]);
/* linalg.transpose of `input` into `init`. */
JigOp *jig_pack_transpose(JigRewriter *rw, JigLoc loc, JigValue *input, JigValue *init,
                          const int64_t *permutation, size_t rank);

#endif
