/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * expand_shape and collapse_shape, of tensors: groups of dimensions of the
 * expanded shape, one for each dimension of the collapsed one.
 */
#ifndef JIG_DIALECT_COMMON_RESHAPE_H
#define JIG_DIALECT_COMMON_RESHAPE_H

#include "jig/iface.h"

typedef struct JigGroup {
    int64_t *dims;
    size_t n;
} JigGroup;
typedef struct JigGroups {
    JigGroup *items;
    size_t n;
} JigGroups;

/* The op's attribute "reassociation". Groups may be empty, or hold nonsense, before the op is
 * verified. */
JigGroups jig_reshape_groups_of(const JigOp *op, JigArena *a);
const JigAttr *jig_reshape_groups_attr(JigContext *ctx, JigGroups g);
bool jig_reshape_groups_equal(JigGroups x, JigGroups y);
/* Groups of groups: of the dimensions of the shape that is expanded most. False: they don't fit. */
bool jig_reshape_groups_compose(JigGroups first, JigGroups then, JigArena *a, JigGroups *out);
/* How `from` collapses to `to`; false when it does not, or it can't be told. */
bool jig_reshape_groups_for_collapse(const int64_t *from, size_t from_rank, const int64_t *to,
                                     size_t to_rank, JigArena *a, JigGroups *out);
/* As many sizes as an expand_shape states to be dynamic, or an error. */
bool jig_reshape_verify_output_sizes(JigOp *op);
/* Checks groups and shapes of both types; reports. */
bool jig_reshape_verify(JigOp *op, const JigType *expanded, const JigType *collapsed);

#endif
