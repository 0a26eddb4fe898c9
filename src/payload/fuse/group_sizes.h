/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sizes of tiles that are kept with structured ops, in an attribute of i64, one for each loop and 0
 * where a loop is not tiled: what they are to begin with, and what those of one op mean for another
 * that works on the same tensor. Choosing them changes nothing that is computed.
 */
#ifndef JIG_PAYLOAD_FUSE_GROUP_SIZES_H
#define JIG_PAYLOAD_FUSE_GROUP_SIZES_H

#include "jig/rewrite.h"

/* The names are of the file format: schedules of others write and read them, too. */
#define JIG_GROUP_SIZES "transform_ext.tile_sizes"
/* What reads a tensor in tiles of other sizes than it is made in is not of the maker's group. */
#define JIG_GROUP_BOUNDARY "transform_ext.fusion_boundary"
/* The size where nobody says another. */
enum { JIG_GROUP_SIZE = 32 };

/* Numbers, in an arena. */
typedef struct JigSizeList {
    int64_t *items;
    size_t len;
} JigSizeList;

/* The attribute, when it is one of sizes; NULL: there is none. */
const JigAttr *jig_fuse_group_sizes(const JigOp *op);
/* What an attribute of this name should be, when it is none of sizes: numbers of at least 0, one
 * for each loop of a structured op. NULL: it is well-formed, or there is none. */
const char *jig_fuse_group_sizes_malformed(const JigOp *op);
void jig_fuse_group_set_sizes(JigRewriter *rw, JigOp *op, JigSizeList sizes);

/* What ops in their own loops are tiled by: the two innermost of the parallel loops that tell where
 * the result goes by `size`, the others of these by 1; none of those that are shorter than `size`.
 * linalg.pack and unpack by one tile of the packed tensor. False: not such an op, or its tiles have
 * no static size. */
bool jig_fuse_group_choose_sizes(const JigOp *op, int64_t size, JigArena *a, JigSizeList *out);
/* The same for products of matrices alone, all or nothing. Empty: not such an op. */
JigSizeList jig_fuse_group_product_sizes(const JigOp *op, int64_t size, JigArena *a);

/* Whatever else, these stay in loops of their own: products, convolutions, pack and unpack. */
bool jig_fuse_group_is_barrier(const JigOp *op);
/* Do the sizes that the two ops have agree on the tensor, wherever they read or make it? Where one
 * does not tile a dimension any size will do. */
bool jig_fuse_group_sizes_agree(const JigOp *a, const JigOp *b, const JigValue *shared);
/* What the sizes of `from` mean for the loops of `to`, as both have `shared`: for those that tell
 * where the result goes. False: nothing, or different things in two places. */
bool jig_fuse_group_carry_sizes(const JigOp *from, const JigOp *to, const JigValue *shared,
                                JigArena *arena, JigSizeList *out);

#endif
