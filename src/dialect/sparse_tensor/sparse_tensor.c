/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/sparse_tensor/sparse_int.h"

/* ---- Enums ---- */
static const JigEnumCase kinds[] = {{0, "lvl_sz"},
                                    {1, "pos_mem_sz"},
                                    {2, "crd_mem_sz"},
                                    {3, "val_mem_sz"},
                                    {4, "dim_offset"},
                                    {5, "dim_stride"},
                                    {0}};
static const JigEnumCase algorithms[] = {{0, "hybrid_quick_sort"},
                                         {1, "insertion_sort_stable"},
                                         {2, "quick_sort"},
                                         {3, "heap_sort"},
                                         {0}};
static const JigEnumCase directions[] = {{0, "dim_to_lvl"}, {1, "lvl_to_dim"}, {0}};
static const JigEnumRow enums[] = {
    {.name = "sparse_tensor.storage_specifier_kind",
     .cases = kinds,
     .message_name = "::mlir::sparse_tensor::StorageSpecifierKind",
     .summary = "sparse tensor storage specifier kind"},
    {.name = "sparse_tensor.sort_kind",
     .cases = algorithms,
     .message_name = "::mlir::sparse_tensor::SparseTensorSortKind",
     .summary = "sparse tensor sort algorithm"},
    {.name = "sparse_tensor.crd_trans_direction",
     .cases = directions,
     .message_name = "::mlir::sparse_tensor::CrdTransDirectionKind",
     .summary = "sparse tensor coordinate translation direction"},
};

/* ---- Attributes ---- */
static const JigIface of_encodings[] = {{&jig_iface_tensor_encoding, &jig_sparse_of_tensors}, {0}};
const JigAttrRow jig_sparse_attrs[] = {
    [JIG_SPARSE_ENCODING] =
        {.name = "sparse_tensor.encoding",
         .written =
             "<{ map = (dimension, ...) -> (dimension : format, ...) (, posWidth = integer)? (, "
             "crdWidth = integer)? (, explicitVal = value)? (, implicitVal = value)? }>",
         .label = "SparseTensorEncodingAttr",
         .params = "levels: attr, dim_to_level: attr, level_to_dim: "
                   "optional<attr>, pos_width: int, crd_width: int, "
                   "explicit_value: optional<attr>, implicit_value: "
                   "optional<attr>, slices: optional<attr>",
         .parse = jig_sparse_parse_encoding,
         .print = jig_sparse_print_encoding,
         .verify = jig_sparse_verify_encoding,
         .ifaces = of_encodings,
         .alias = "sparse",
         .summary = "how a sparse tensor is stored"},
    [JIG_SPARSE_SLICE] = {.name = "sparse_tensor.slice",
                          .written =
                              ", written #sparse_tensor<slice(integer|?, integer|?, integer|?)>",
                          .label = "SparseTensorDimSliceAttr",
                          .params = "offset: int, size: int, stride: int",
                          .parse = jig_sparse_parse_slice,
                          .print = jig_sparse_print_slice,
                          .verify = jig_sparse_verify_slice,
                          .summary = "which part of a dimension is looked at"},
    [JIG_SPARSE_KIND] = {.name = "sparse_tensor.kind",
                         .label = "SparseTensorStorageSpecifierKindAttr",
                         .enum_of = "sparse_tensor.storage_specifier_kind",
                         .format = "$value",
                         .summary = "which number of a storage specifier"},
    [JIG_SPARSE_SORT_ALGORITHM] = {.name = "sparse_tensor.SparseTensorSortAlgorithm",
                                   .label = "SparseTensorSortKindAttr",
                                   .enum_of = "sparse_tensor.sort_kind",
                                   .format = "$value",
                                   .summary = "how coordinates are sorted"},
    [JIG_SPARSE_DIRECTION] = {.name = "sparse_tensor.CrdTransDirection",
                              .label = "SparseTensorCrdTransDirectionAttr",
                              .enum_of = "sparse_tensor.crd_trans_direction",
                              .format = "$value",
                              .summary = "from which coordinates to which"},
};

/* ---- Types ---- */
const JigTypeRow jig_sparse_types[] = {
    [JIG_SPARSE_TYPE_STORAGE_SPECIFIER] = {.name = "sparse_tensor.storage_specifier",
                                           .written = "<#encoding>",
                                           .label = "SparseTensor_StorageSpecifier",
                                           .params = "encoding: #sparse_tensor.encoding",
                                           .parse = jig_sparse_parse_specifier,
                                           .print = jig_sparse_print_specifier,
                                           .summary = "sizes of what a sparse tensor is stored in"},
    [JIG_SPARSE_TYPE_ITER_SPACE] = {.name = "sparse_tensor.iter_space",
                                    .written = "<#encoding, lvls = integer (to integer)?>",
                                    .label = "SparseTensor_IterSpace",
                                    .params =
                                        "encoding: #sparse_tensor.encoding, first: uint, end: uint",
                                    .parse = jig_sparse_parse_iter_space,
                                    .print = jig_sparse_print_levels_of,
                                    .verify = jig_sparse_verify_range,
                                    .summary = "what is stored in some levels, to be gone through"},
    [JIG_SPARSE_TYPE_ITERATOR] = {.name = "sparse_tensor.iterator",
                                  .written = "<#encoding, lvls = integer (to integer)?>",
                                  .label = "SparseTensor_Iterator",
                                  .params =
                                      "encoding: #sparse_tensor.encoding, first: uint, end: uint",
                                  .parse = jig_sparse_parse_iterator,
                                  .print = jig_sparse_print_levels_of,
                                  .verify = jig_sparse_verify_range,
                                  .summary = "a place in an iter_space"},
};

const JigDialect jig_sparse_tensor_dialect = {
    .name = "sparse_tensor",
    .types = jig_sparse_types,
    .num_types = JIG_SPARSE_NUM_TYPES,
    .attrs = jig_sparse_attrs,
    .num_attrs = JIG_SPARSE_NUM_ATTRS,
    JIG_TABLE(enums, enums),
};
