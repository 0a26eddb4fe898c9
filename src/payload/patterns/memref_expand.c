/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffer ops in terms of simpler ones. */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "jig/iface.h"
#include "payload/patterns/patterns.h"

/* ---- Addresses apart from accesses ---- */

/* Where the memref stands, and its indices behind; in transfers only buffers are meant. */
typedef struct Access {
    size_t base, indices; /* operand groups */
    bool transfer;
} Access;
static const Access load = {.base = 0, .indices = 1}, store = {.base = 1, .indices = 2},
                    transfer_read = {.base = 0, .indices = 1, .transfer = true},
                    transfer_write = {.base = 1, .indices = 2, .transfer = true};

/* What is left of each dimension behind the index. */
static JigMixed *rest_of_dims(JigRewriter *rw, JigLoc loc, JigValue *base, const JigMixed *indices,
                              size_t rank) {
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    JigMemrefExtractStridedMetadata parts = {.source = base};
    JigOp *metadata = jig_memref_extract_strided_metadata_build(rw, loc, &parts);
    const JigExpr *rest = jig_expr_sub(jig_expr_symbol(rw->ctx, 0), jig_expr_symbol(rw->ctx, 1));
    const JigMap *map = jig_map(rw->ctx, 0, 2, &rest, 1);
    for (size_t i = 0; i < rank; i++) {
        JigMixed size =
            jig_type_is_dynamic_dim(jig_value_type(base), i)
                ? jig_mixed_value(jig_memref_extract_strided_metadata_sizes_at(metadata, i))
                : jig_mixed_int(rw->ctx, jig_type_dim(jig_value_type(base), i));
        sizes[i] = jig_affine_apply_folded(rw, loc, map, (JigMixed[]){size, indices[i]});
    }
    return sizes;
}

static bool extract_address(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Access *x = self->data;
    JigValue *base = jig_op_operand(op, jig_operand_range(op, x->base).start);
    JigOperandRange r = jig_operand_range(op, x->indices);
    JigLoc loc = jig_op_loc(op);
    JigMixed *indices = JIG_NEW_ARRAY(rw->arena, JigMixed, r.count + 1),
             *ones = JIG_NEW_ARRAY(rw->arena, JigMixed, r.count + 1), *sizes = ones;
    if (!jig_type_is_memref(jig_value_type(base)))
        return jig_no_match(rw, op, "source is not a memref");
    for (size_t i = 0; i < r.count; i++) {
        int64_t v;
        JigValue *index = jig_op_operand(op, r.start + i);
        indices[i] =
            jig_constant_int(index, &v) ? jig_mixed_int(rw->ctx, v) : jig_mixed_value(index);
        ones[i] = jig_mixed_int(rw->ctx, 1);
    }
    if (jig_mixed_all_are(indices, r.count, 0))
        return jig_no_match(rw, op, "no computation to extract: offsets are 0s");
    int64_t strides[64], offset;
    if (r.count > JIG_LEN(strides) || !jig_type_strides(jig_value_type(base), strides, &offset))
        return jig_no_match(rw, op, "the source is not strided");
    if (x->transfer)
        sizes = rest_of_dims(rw, loc, base, indices, r.count);
    JigOp *view = jig_build_subview(rw, loc, NULL, base, (JigSlice){indices, sizes, ones, r.count});
    JigValue *zero = jig_arith_index(rw, loc, 0),
             **zeros = JIG_NEW_ARRAY(rw->arena, JigValue *, r.count + 1);
    for (size_t i = 0; i < r.count; i++)
        zeros[i] = zero;
    JigOp *to = jig_rw_clone(rw, op, NULL);
    jig_rw_set_operand(rw, to, jig_operand_range(to, x->base).start, jig_op_result(view, 0));
    jig_rw_set_operands(rw, to, x->indices, zeros, r.count);
    if (jig_op_num_results(op))
        jig_rw_replace_op(rw, op, to);
    else
        jig_rw_erase(rw, op);
    return true;
}

#define OF(root_, access)                                                                          \
    {                                                                                              \
        .name = "LoadStoreLikeOpRewriter<" root_ ">", .root = root_, .fn = extract_address,        \
        .data = &access                                                                            \
    }
const JigPattern jig_patterns_extract_addresses[] = {
    OF("memref.load", load),
    OF("memref.store", store),
    OF("vector.transfer_write", transfer_write),
    OF("vector.transfer_read", transfer_read),
    {0},
};
