/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * amdgpu-maskedload-to-load: a load under a mask of a buffer that knows its bounds reads all, since
 * nothing happens outside, and takes what the mask asks for. Only a word that is partly outside
 * reads as zero as a whole: where such a one may be, the mask stays. Elsewhere, loads and stores of
 * which the mask wants all or nothing are plain ones under a condition.
 */
#include "dialect/affine/affine.h"
#include "machine/amd/amdgpu/amdgpu.h"
#include "dialect/arith/arith.h"
#include "jig/ops/scf.h"
#include "jig/ops/vector.h"
#include "jig/rewrite.h"
#include "machine/amd/amd_int.h"
#include "payload/patterns/metadata.h"

static const char *const stays = "amdgpu.buffer_maskedload_needs_mask";

/* ---- Masks of one bit ---- */

/* NULL: the mask has several. */
static JigValue *only_bit(const JigValue *mask) {
    const JigOp *def = jig_value_def_of(mask, JIG_VECTOR(BROADCAST));
    JigValue *bit = def ? jig_vector_broadcast_source(def) : NULL;
    return bit && !jig_type_is_vector(jig_value_type(bit)) ? bit : NULL;
}

static JigValueList range(JigRewriter *rw, const JigOp *op, JigOperandRange r) {
    JigValue **out = JIG_NEW_ARRAY(rw->arena, JigValue *, r.count + 1);
    for (size_t i = 0; i < r.count; i++)
        out[i] = jig_op_operand(op, r.start + i);
    return (JigValueList){out, r.count};
}

static JigValue *load(JigRewriter *rw, const JigOp *op) {
    JigVectorLoad parts = {.base = jig_vector_maskedload_base(op),
                           .indices = range(rw, op, jig_vector_maskedload_indices(op)),
                           .result_type = jig_op_result_type(op, 0),
                           .nontemporal = jig_attr_bool(rw->ctx, false)};
    return jig_op_result(jig_vector_load_build(rw, jig_op_loc(op), &parts), 0);
}

/* ---- Ways of an scf.if ---- */

static JigRegion *begin_way(JigRewriter *rw, JigLoc loc) {
    JigRegion *region = jig_region_create(rw->ctx);
    jig_at_end(rw, jig_create_block(rw, region, NULL, NULL, 0, loc));
    return region;
}
static void end_way(JigRewriter *rw, JigLoc loc, JigValue *value) {
    jig_scf_yield_build(rw, loc, &(JigScfYield){.results = {&value, value != NULL}});
}
/* At `point`, with these ways. */
static JigOp *build_if(JigRewriter *rw, JigPoint point, JigLoc loc, JigScfIf *parts) {
    jig_set_point(rw, point);
    JigOp *made = jig_scf_if_build(rw, loc, parts);
    jig_region_destroy(parts->then_region); /* empty now */
    if (parts->else_region)
        jig_region_destroy(parts->else_region);
    return made;
}

/* ---- Loads of buffers that know their bounds ---- */

typedef struct Place {
    JigMixed at, end; /* in elements from where the buffer begins */
} Place;

static Place place_of(JigRewriter *rw, const JigOp *op) {
    JigLoc loc = jig_op_loc(op);
    JigMetadata m = jig_patterns_extract_metadata(rw, loc, jig_vector_maskedload_base(op));
    JigOperandRange indices = jig_vector_maskedload_indices(op);
    JigMixed *terms = JIG_NEW_ARRAY(rw->arena, JigMixed, 2 * m.rank + 1),
             *extents = JIG_NEW_ARRAY(rw->arena, JigMixed, 2 * m.rank + 1);
    const JigExpr *sum = jig_expr_constant(rw->ctx, 0),
                  **products = JIG_NEW_ARRAY(rw->arena, const JigExpr *, m.rank + 1);
    for (size_t i = 0; i < m.rank; i++) {
        terms[2 * i] = jig_mixed_value(jig_op_operand(op, indices.start + i));
        terms[2 * i + 1] = extents[2 * i] = m.strides[i];
        extents[2 * i + 1] = m.sizes[i];
        products[i] = jig_expr_mul(jig_expr_symbol(rw->ctx, (unsigned)(2 * i)),
                                   jig_expr_symbol(rw->ctx, (unsigned)(2 * i + 1)));
        sum = jig_expr_add(sum, products[i]);
    }
    unsigned n = (unsigned)(2 * m.rank), rank = (unsigned)m.rank;
    JigMixed at = jig_affine_apply_folded(rw, loc, jig_map(rw->ctx, 0, n, &sum, 1), terms);
    const JigMap *most = jig_map(rw->ctx, 0, n, products, rank);
    return (Place){at, jig_affine_max_folded(rw, loc, most, extents)};
}

static JigValue *compare(JigRewriter *rw, JigLoc loc, JigIntCompare how, JigValue *a, JigValue *b) {
    JigArithCmpi parts = {.lhs = a, .rhs = b, .predicate = jig_attr_i64(rw->ctx, how)};
    return jig_op_result(jig_arith_cmpi_build(rw, loc, &parts), 0);
}

/* Does the vector reach behind the end, which is within a word? */
static JigValue *breaks_word(JigRewriter *rw, const JigOp *op) {
    enum { WORD = 32 };
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    int64_t bits = jig_type_width(jig_type_element(type)), per_word = (WORD + bits - 1) / bits;
    Place p = place_of(rw, op);
    JigValue *lanes = jig_arith_index(rw, loc, jig_type_num_elements(type));
    JigValue *end = jig_arith_mixed_to_value(rw, loc, p.end),
             *at = jig_arith_mixed_to_value(rw, loc, p.at);
    JigValue *left =
        jig_op_result(jig_arith_subi_build(rw, loc, &(JigArithSubi){.lhs = end, .rhs = at}), 0);
    JigValue *behind = compare(rw, loc, JIG_COMPARE_ULT, left, lanes);
    JigValue *of_word = jig_arith_index(rw, loc, per_word);
    JigValue *rest = jig_op_result(
        jig_arith_remui_build(rw, loc, &(JigArithRemui){.lhs = left, .rhs = of_word}), 0);
    JigValue *within = compare(rw, loc, JIG_COMPARE_NE, rest, jig_arith_index(rw, loc, 0));
    return jig_op_result(
        jig_arith_andi_build(rw, loc, &(JigArithAndi){.lhs = behind, .rhs = within}), 0);
}

static JigValue *load_and_select(JigRewriter *rw, const JigOp *op) {
    JigArithSelect parts = {.true_value = load(rw, op),
                            .condition = jig_vector_maskedload_mask(op),
                            .false_value = jig_vector_maskedload_pass_thru(op)};
    return jig_op_result(jig_arith_select_build(rw, jig_op_loc(op), &parts), 0);
}

static bool can_be_counted(const JigOp *op) {
    int64_t offset, strides[64];
    const JigType *base = jig_value_type(jig_vector_maskedload_base(op)),
                  *type = jig_op_result_type(op, 0);
    return jig_type_rank(base) > 0 && jig_type_rank(base) <= JIG_LEN(strides) &&
           jig_type_strides(base, strides, &offset) && !jig_type_is_scalable(type) &&
           jig_type_is_int_or_float(jig_type_element(type)) &&
           !jig_type_is_vector(jig_type_element(base));
}

static bool is_fat(const JigType *memref) {
    const JigAttr *space = jig_type_space(memref);
    return space && jig_attr_kind(space) != JIG_ATTR_INTEGER &&
           jig_amdgpu_is_fat_raw_buffer(memref);
}

static bool lower_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_op_attr(op, stays))
        return jig_no_match(rw, op, "needs its mask");
    if (!is_fat(jig_value_type(jig_vector_maskedload_base(op))) || !can_be_counted(op))
        return jig_no_match(rw, op, "of no buffer that knows its bounds");
    if (only_bit(jig_vector_maskedload_mask(op))) {
        jig_rw_replace1(rw, op, load_and_select(rw, op));
        return true;
    }
    JigScfIf parts = {.condition = breaks_word(rw, op), .result_types = {&type, 1}};
    JigPoint point = jig_point(rw);
    parts.then_region = begin_way(rw, loc);
    JigOp *masked = jig_rw_clone(rw, op, NULL);
    jig_rw_set_attr(rw, masked, stays, jig_attr_unit(rw->ctx));
    end_way(rw, loc, jig_op_result(masked, 0));
    parts.else_region = begin_way(rw, loc);
    end_way(rw, loc, load_and_select(rw, op));
    jig_rw_replace_op(rw, op, build_if(rw, point, loc, &parts));
    return true;
}

/* ---- All or nothing ---- */

static bool condition_load(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_op_result_type(op, 0);
    JigValue *bit = only_bit(jig_vector_maskedload_mask(op));
    if (!bit || is_fat(jig_value_type(jig_vector_maskedload_base(op))))
        return jig_no_match(rw, op, "the mask has several bits");
    JigPoint point = jig_point(rw);
    JigScfIf parts = {.condition = bit, .result_types = {&type, 1}};
    parts.then_region = begin_way(rw, loc);
    end_way(rw, loc, load(rw, op));
    parts.else_region = begin_way(rw, loc);
    end_way(rw, loc, jig_vector_maskedload_pass_thru(op));
    jig_rw_replace_op(rw, op, build_if(rw, point, loc, &parts));
    return true;
}

static bool condition_store(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    JigValue *bit = only_bit(jig_vector_maskedstore_mask(op));
    if (!bit)
        return jig_no_match(rw, op, "the mask has several bits");
    JigPoint point = jig_point(rw);
    JigScfIf parts = {.condition = bit, .then_region = begin_way(rw, loc)};
    JigVectorStore stored = {.value_to_store = jig_vector_maskedstore_value_to_store(op),
                             .base = jig_vector_maskedstore_base(op),
                             .indices = range(rw, op, jig_vector_maskedstore_indices(op)),
                             .nontemporal = jig_attr_bool(rw->ctx, false)};
    jig_vector_store_build(rw, loc, &stored);
    end_way(rw, loc, NULL);
    build_if(rw, point, loc, &parts);
    jig_rw_erase(rw, op);
    return true;
}

static const JigPattern patterns[] = {
    {.name = "masked load of a buffer that knows its bounds",
     .root = "vector.maskedload",
     .fn = lower_load},
    {.name = "masked load of all or nothing", .root = "vector.maskedload", .fn = condition_load},
    {.name = "masked store of all or nothing", .root = "vector.maskedstore", .fn = condition_store},
    {0},
};

static bool lower_all(JigPassCall *call) {
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, patterns);
    return jig_pass_apply(call, set, NULL);
}

const JigPassRow jig_pass_amdgpu_maskedload_to_load = {
    .name = "amdgpu-maskedload-to-load",
    .title = "AmdgpuMaskedloadToLoadPass",
    .run = lower_all,
    .summary = "masked accesses as plain ones",
};
