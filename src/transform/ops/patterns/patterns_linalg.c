/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sets of patterns of the linalg dialect. */
#include "jig/payload/pack.h"
#include "payload/pack/pack_patterns.h"
#include "payload/fuse/elementwise_fusion.h"
#include "payload/patterns/patterns.h"
#include "payload/structured/channels_last.h"
#include "payload/structured/collapse_loops.h"
#include "payload/structured/contraction_operands.h"
#include "payload/structured/memory_order.h"
#include "payload/structured/mixed_signs.h"
#include "payload/structured/strides.h"
#include "payload/structured/transposed_operands.h"
#include "transform/ops/ops_int.h"

static void tiling_canonicalization(const JigOp *op, JigPatternSet *set);
static void data_layout_propagation(const JigOp *op, JigPatternSet *set);

#define SET(...)                                                                                   \
    ((const JigIface[]){{&jig_iface_patterns, &(const JigPatternsIface){__VA_ARGS__}}, {0}})
static const JigOpRow rows[] = {
    {.name = "transform.apply_patterns.linalg.data_layout_propagation",
     .props = "poison_padding: Bool = false",
     .format = "attr-dict",
     .ifaces = SET(.populate = data_layout_propagation),
     .summary = "packs before generic ops, pads and reshapes, unpacks behind them"},
    {.name = "transform.apply_patterns.linalg.decompose_pack_unpack",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_decompose_relayout),
     .summary = "pack and unpack of single tiles as pads, transpositions and slices"},
    {.name = "transform.apply_patterns.linalg.decompose_pad",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_decompose_pad),
     .summary = "tensor.pad as fill and insertion"},
    {.name = "transform.apply_patterns.linalg.erase_unnecessary_inputs",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_erase_inputs),
     .summary = "drop inputs that are not read, or given twice"},
    {.name = "transform.apply_patterns.linalg.erase_unused_operands_and_results",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_erase_operands),
     .summary = "drop inputs that are not read, or given twice, and results that nobody uses"},
    {.name = "transform.apply_patterns.linalg.extract_slice_sinking",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_sink_slices),
     .summary = "slices of operands of generic ops as slices of results"},
    {.name = "transform.apply_patterns.linalg.fold_add_into_dest",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_fold_add),
     .summary = "sums start from a summand"},
    {.name = "transform.apply_patterns.linalg.fold_pack_unpack_into_empty",
     /* The reference takes it, and folds all alike. */
     .props = "fold_single_use_only: Bool = false",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_relayout_of_empty),
     .summary = "pack and unpack of empty tensors are their destinations"},
    {.name = "transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_unit_dims_by_reshapes),
     .summary = "drop loops over one iteration, with reshapes around"},
    {.name = "transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_unit_dims_by_slices),
     .summary = "drop loops over one iteration, with slices around"},
    {.name = "transform.apply_patterns.linalg.channels_last",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_channels_last),
     .summary = "channels behind the picture, with transpositions around"},
    {.name = "transform.apply_patterns.linalg.collapse_loops",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_collapse_loops),
     .summary = "loops that run over numbers one behind the other as one loop"},
    {.name = "transform.apply_patterns.linalg.fold_transposes_into_contractions",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_transposed_operands),
     .summary = "contractions read what others transpose for them"},
    {.name = "transform.apply_patterns.linalg.fuse_elementwise",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_fuse_elementwise_chains),
     .summary =
         "elementwise producers, fills and constants go into the generic op that reads them"},
    {.name = "transform.apply_patterns.linalg.loops_in_memory_order",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_memory_order),
     .summary = "loops of generic ops run as the numbers of an operand lie in memory"},
    {.name = "transform.apply_patterns.linalg.mixed_signs",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_mixed_signs),
     .summary = "contractions of bytes, one factor without sign and one with it"},
    {.name = "transform.apply_patterns.linalg.transpose_contraction_operands",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_contraction_operands),
     .summary = "operands of contractions are transposed where they are read across"},
    {.name = "transform.apply_patterns.linalg.strides_to_slices",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_strides_to_slices),
     .summary = "inputs that are read in steps as slices that are read one by one"},
    {.name = "transform.apply_patterns.linalg.swap_extract_slice_with_fill",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_slice_of_fill),
     .summary = "slices of what is filled, as slices that are filled"},
    {.name = "transform.apply_patterns.tensor.fold_into_pack_and_unpack",
     .format = "attr-dict",
     .ifaces = SET(.patterns = jig_patterns_fold_into_relayout),
     .summary = "pads, slices and transpositions as a part of pack and unpack"},
    {.name = "transform.apply_patterns.linalg.tiling_canonicalization",
     .format = "attr-dict",
     .ifaces = SET(.populate = tiling_canonicalization),
     .summary = "the canonicalization of what tiling leaves behind"},
};
const JigDialect jig_transform_patterns_linalg = {.name = "transform", JIG_TABLE(ops, rows)};

static void tiling_canonicalization(const JigOp *op, JigPatternSet *set) {
    (void)op;
    jig_patterns_add_tiling_canonicalization(set);
}

static void data_layout_propagation(const JigOp *op, JigPatternSet *set) {
    bool poison = jig_transform_apply_patterns_linalg_data_layout_propagation_poison_padding(op);
    jig_patterns_add_list(set, poison ? jig_patterns_propagate_layout_with_poison
                                      : jig_patterns_propagate_layout);
}
