/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Described tiles: finding what describes and loads them, saying how they are shared out, fetching
 * them ahead. */
#ifndef JIG_MACHINE_XEGPU_XEGPU_TILES_H
#define JIG_MACHINE_XEGPU_XEGPU_TILES_H

#include "jig/iface.h"
#include "jig/reason.h"

/* The xegpu.create_nd_tdesc, or the xegpu.load_nd, that v comes from through first operands and
 * what loops start with; NULL: there is none. */
JigOp *jig_xegpu_find_descriptor(JigValue *v);
JigOp *jig_xegpu_find_load(JigValue *v);
/* The same with xegpu.load, too. */
JigOp *jig_xegpu_find_any_load(JigValue *v);

/* A layout made of numbers, without inst_data where there are none; a slice of it where dims are
 * dropped. NULL after a report at `loc`: it is none. */
typedef struct JigXegpuNumbersOfLayout {
    const int64_t *sg_layout, *sg_data, *inst_data;
    size_t num_sg_layout, num_sg_data, num_inst_data;
    const JigAttr *dropped; /* i64 array, or NULL */
    const JigAttr *order;   /* i32 array, or NULL */
} JigXegpuNumbersOfLayout;
const JigAttr *jig_xegpu_layout_of_numbers(JigContext *ctx, JigLoc loc,
                                           const JigXegpuNumbersOfLayout *numbers);

/* The op that describes the same tile with the layout, in place of `desc`; NULL after a report. */
JigOp *jig_xegpu_set_descriptor_layout(JigRewriter *rw, JigOp *desc, const JigAttr *layout);
/* Says how operand or result `index` is shared out, which the op has: as the op's own attribute
 * where it has one for it, else as one that it carries along. */
void jig_xegpu_set_operand_layout(JigRewriter *rw, JigOp *op, size_t index, const JigAttr *layout);
void jig_xegpu_set_result_layout(JigRewriter *rw, JigOp *op, size_t index, const JigAttr *layout);
/* Says how what the op accesses, or, of a product, operand `index`, is shared out, in the op's own
 * attribute. False: it has none for that. */
bool jig_xegpu_set_anchor_layout(JigRewriter *rw, JigOp *op, size_t index, const JigAttr *layout);
/* What uses v uses it shared out otherwise from now on. v has uses. */
JigOp *jig_xegpu_convert_layout(JigRewriter *rw, JigValue *v, const JigAttr *from,
                                const JigAttr *to);

/* In each iteration of the loop around the load, fetches the tile of the one that comes `ahead`
 * later, and those of the first iterations before the loop; `ahead` is positive. The descriptor
 * that this is done by, or NULL, and why: ops may have been made already. */
JigOp *jig_xegpu_insert_prefetch(JigRewriter *rw, JigOp *load, int64_t ahead, JigReason *why);

#endif
