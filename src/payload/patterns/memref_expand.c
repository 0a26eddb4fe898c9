/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffer ops in terms of simpler ones. */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "jig/iface.h"
#include "payload/patterns/accesses.h"
#include "payload/patterns/patterns.h"
#include "payload/patterns/viewed.h"

/* ---- Addresses apart from accesses ---- */

static const JigViewAccess load = {.base = 0, .indices = 1}, store = {.base = 1, .indices = 2},
                           transfer_read = {.base = 0, .indices = 1, .reaches = true},
                           transfer_write = {.base = 1, .indices = 2, .reaches = true};

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

bool jig_patterns_access_extract_address(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigViewAccess *x = self->data;
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
    if (x->reaches)
        sizes = rest_of_dims(rw, loc, base, indices, r.count);
    JigOp *view =
        jig_memref_build_subview(rw, loc, NULL, base, (JigSlice){indices, sizes, ones, r.count});
    JigMixed zero = jig_mixed_value(jig_arith_index(rw, loc, 0)),
             *zeros = JIG_NEW_ARRAY(rw->arena, JigMixed, r.count + 1);
    for (size_t i = 0; i < r.count; i++)
        zeros[i] = zero;
    JigOp *to = jig_patterns_build_access_like(rw, op, jig_operand_range(op, x->base).start,
                                               jig_op_result(view, 0), x->indices, zeros, NULL);
    if (jig_op_num_results(op))
        jig_rw_replace_op(rw, op, to);
    else
        jig_rw_erase(rw, op);
    return true;
}

#define OF(root_, access)                                                                          \
    {                                                                                              \
        .name = "LoadStoreLikeOpRewriter<" root_ ">", .root = root_,                               \
        .fn = jig_patterns_access_extract_address, .data = &access                                 \
    }
const JigPattern jig_patterns_extract_addresses[] = {
    OF("memref.load", load),
    OF("memref.store", store),
    OF("vector.transfer_write", transfer_write),
    OF("vector.transfer_read", transfer_read),
    {0},
};

/* ---- memref.reshape to sizes that are listed ---- */

typedef struct Reshape {
    JigRewriter *rw;
    JigOp *op;
    JigLoc loc;
    JigMixed *sizes, *strides;
    JigValue *stride; /* of the next dimension outwards, where it is not known */
    int64_t known;    /* where it is */
} Reshape;

/* The size of dimension i: a constant, or what the list says. */
static JigValue *read_size(Reshape *r, size_t i) {
    JigRewriter *rw = r->rw;
    const JigType *t = jig_op_result_type(r->op, 0), *index = jig_type_index(rw->ctx);
    if (!jig_type_is_dynamic_dim(t, i)) {
        r->sizes[i] = jig_mixed_int(rw->ctx, jig_type_dim(t, i));
        return jig_arith_index(rw, r->loc, jig_type_dim(t, i));
    }
    JigValue *at = jig_arith_index(rw, r->loc, (int64_t)i);
    JigValue *shape = jig_memref_reshape_shape(r->op);
    JigValue *size = jig_op_result(jig_memref_build_load(rw, r->loc, shape, JIG_VALUES(at)), 0);
    if (jig_value_type(size) != index) {
        JigArithIndexCast cast = {.in = size, .out_type = index};
        size = jig_op_result(jig_arith_index_cast_build(rw, r->loc, &cast), 0);
    }
    r->sizes[i] = jig_mixed_value(size);
    return size;
}

static bool expand_dim(Reshape *r, size_t i) {
    const JigType *t = jig_op_result_type(r->op, 0);
    JigValue *size = read_size(r, i);
    r->strides[i] = r->stride ? jig_mixed_value(r->stride) : jig_mixed_int(r->rw->ctx, r->known);
    if (i == 0)
        return true;
    if (!r->stride && !jig_type_is_dynamic_dim(t, i))
        return !__builtin_mul_overflow(r->known, jig_type_dim(t, i), &r->known);
    JigArithMuli product = {.lhs = r->stride ? r->stride : jig_arith_index(r->rw, r->loc, r->known),
                            .rhs = size,
                            .result_type = jig_type_index(r->rw->ctx)};
    r->stride = jig_op_result(jig_arith_muli_build(r->rw, r->loc, &product), 0);
    return true;
}

/* Do the sizes that are known multiply to a number? */
static bool has_known_strides(const JigType *t) {
    int64_t product = 1;
    for (size_t i = jig_type_rank(t); i-- > 1 && !jig_type_is_dynamic_dim(t, i);)
        if (__builtin_mul_overflow(product, jig_type_dim(t, i), &product))
            return false;
    return true;
}

static bool expand_reshape(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *t = jig_op_result_type(op, 0);
    if (!jig_type_has_static_shape(jig_value_type(jig_memref_reshape_shape(op))) ||
        !jig_type_is_memref(t) || !has_known_strides(t))
        return jig_no_match(rw, op, "the rank is not known");
    size_t rank = jig_type_rank(t);
    Reshape r = {.rw = rw,
                 .op = op,
                 .loc = jig_op_loc(op),
                 .sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1),
                 .strides = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1),
                 .known = 1};
    for (size_t i = rank; i-- > 0;)
        if (!expand_dim(&r, i))
            return false;
    JigMixed zero = jig_mixed_int(rw->ctx, 0);
    JigMixedParts offset = jig_mixed_parts(rw->ctx, &zero, 1, rw->arena),
                  sizes = jig_mixed_parts(rw->ctx, r.sizes, rank, rw->arena),
                  strides = jig_mixed_parts(rw->ctx, r.strides, rank, rw->arena);
    JigMemrefReinterpretCast parts = {.source = jig_memref_reshape_source(op),
                                      .sizes = sizes.values,
                                      .strides = strides.values,
                                      .result_type = t,
                                      .static_offsets = offset.attr,
                                      .static_sizes = sizes.attr,
                                      .static_strides = strides.attr};
    jig_rw_replace_op(rw, op, jig_memref_reinterpret_cast_build(rw, r.loc, &parts));
    return true;
}

const JigPattern jig_patterns_expand_memref[] = {
    {.name = "MemRefReshapeOpConverter", .root = "memref.reshape", .fn = expand_reshape},
    {0},
};
