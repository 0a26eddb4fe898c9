/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ops of today in the texts of former releases: mostly without types, when !pdl.operation was the
 * only type of handles. One name's texts stand together, the later ones first.
 */
#include "transform/older/older_int.h"

#define UNTYPED .what = "operands and results say their types"

static const JigOlderText texts[] = {
    {"transform.bufferization.one_shot_bufferize",
     .format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict",
     .until = "16", UNTYPED},
    {"transform.structured.decompose", .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.structured.generalize", .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.structured.interchange",
     .format = "$target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict",
     .until = "16", UNTYPED},
    {"transform.structured.match",
     .format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` "
               "$op_attrs^)? (`filter_result_type` `=` $filter_result_type^)? `in` $target "
               "attr-dict",
     .until = "16", UNTYPED},
    {"transform.structured.match",
     .format = "`ops` $ops `in` $target attr-dict (`:` type($target)^ `->` type($results))?",
     .until = "16",
     .what = "the names of ops stand in braces, and operands and results say their types"},
    {"transform.structured.promote", .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.structured.scalarize", .format = "$target attr-dict", .until = "16", UNTYPED},
    {"transform.structured.split_reduction", .format = "$target attr-dict", .until = "16", UNTYPED},
    {0}};

const JigDialect jig_transform_older_texts = {.name = "transform", .older_texts = texts};
