/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the families of former releases share: building today's op in place of an old one. */
#ifndef JIG_TRANSFORM_MODERNISE_INT_H
#define JIG_TRANSFORM_MODERNISE_INT_H

#include "jig/rewrite.h"
#include "jig/transform.h"
#include "jig/upgrade.h"
#include "transform/older/modernise.h"
#include "transform/ops/ops.h"

/* Texts of 2022 (tile_15.c). */
bool jig_modernise_parse_tile_sizes(JigParser *p, JigOpState *state);
bool jig_modernise_parse_tile_to_threads(JigParser *p, JigOpState *state);

/* Of a JigOlderText, when !pdl.operation was the only type of handles. */
#define UNTYPED .what = "operands and results say their types"

/* The .apply of ops that are modernised before a script runs: says that they were not. */
JigStatus jig_modernise_apply(JigTransformCall *call);

/* Today's op at the place of `op`, with what is given here. */
typedef struct JigToday {
    const char *name;
    JigValue *const *operands;
    size_t num_operands;
    const JigType *const *types; /* of the results */
    size_t num_types;
    size_t num_regions; /* empty ones */
    const JigNamedAttr *attrs;
    size_t num_attrs; /* a member without value is left out */
} JigToday;
JigOp *jig_modernise_build(JigRewriter *rw, const JigOp *op, const JigToday *today);

/* Another name for the same operands, results and regions, with the attributes that today's row
 * has too; `attrs`, ended by an empty one, are others. `op` is replaced. */
JigOp *jig_modernise_rename(JigRewriter *rw, JigOp *op, const char *name,
                            const JigNamedAttr *attrs);
/* `op` is replaced by today's results in the order of `from`, one for each of op's. */
void jig_modernise_replace(JigRewriter *rw, JigOp *op, const JigOp *today, const size_t *from);

/* An attribute for the list of a JigToday. */
JigNamedAttr jig_modernise_attr(const JigOp *op, const char *name, const JigAttr *value);

/* !transform.op<"name">. */
const JigType *jig_modernise_handle_to(JigContext *ctx, const char *name);

/* How many loops sizes of tiles make: those other than 0. */
size_t jig_modernise_num_loops(const JigAttr *sizes);
/* A list of integers, an array of attributes or a dense one, as a dense one; NULL: it is none. */
const JigAttr *jig_modernise_numbers(const JigAttr *list);

#endif
