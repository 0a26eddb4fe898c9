/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* In which order steps are told: as schedules are made, from the loops to the machine. */
#include "legal/legal.h"

const char *const jig_legal_order[] = {
    /* Tiles, and what belongs into them. */
    "transform.structured.tile_using_forall",
    "transform.structured.tile_using_for",
    "transform.structured.fuse",
    "transform.structured.fuse_into_containing_op",
    "transform.structured.fuse_consumer_into_containing_op",
    "transform.structured.tile_reduction_using_for",
    "transform.structured.tile_reduction_using_forall",
    "transform.structured.split_reduction",
    "transform.structured.multitile_sizes",
    "transform.structured.continuous_tile_sizes",
    "transform.structured.split",
    /* Vectors. */
    "transform.structured.vectorize",
    "transform.structured.vectorize_children_and_apply_patterns",
    /* Another form of the op. */
    "transform.structured.pad",
    "transform.structured.pad_tiling_interface",
    "transform.structured.hoist_pad",
    "transform.structured.pack",
    "transform.structured.pack_greedily",
    "transform.structured.pack_transpose",
    "transform.structured.lower_pack",
    "transform.structured.lower_unpack",
    "transform.structured.interchange",
    "transform.structured.convert_conv2d_to_img2col",
    "transform.structured.winograd_conv2d",
    "transform.structured.transpose_conv2d",
    "transform.structured.transpose_matmul",
    "transform.structured.decompose",
    "transform.structured.decompose_interface",
    "transform.structured.generalize",
    "transform.structured.specialize",
    /* Loops. */
    "transform.loop.unroll",
    "transform.loop.unroll_and_jam",
    "transform.loop.peel",
    "transform.loop.pipeline",
    "transform.loop.coalesce",
    "transform.loop.fuse_sibling",
    "transform.loop.promote_if_one_iteration",
    "transform.apply_licm",
    "*", /* all others */
    /* From here to other ops. */
    "transform.get_producer_of_operand",
    "transform.get_consumers_of_result",
    "transform.get_parent_op",
    NULL,
};
