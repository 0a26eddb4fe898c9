/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Canonical forms of views: what is constant goes into the type, casts go behind. */
#include "dialect/common/dim.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref_int.h"
#include "jig/iface.h"
#include "support/arena.h"

static JigOp *cast_source(const JigOp *op) {
    JigOp *def = jig_value_def(jig_memref_source(op));
    return jig_op_is(def, JIG_MEMREF(CAST)) ? def : NULL;
}

static bool tells_no_more(int64_t from, int64_t to) {
    return from == to || from != JIG_DYNAMIC || to == JIG_DYNAMIC;
}

bool jig_memref_cast_folds_into_consumer(const JigOp *cast, JigArena *a) {
    const JigType *from = jig_value_type(jig_memref_cast_source(cast)),
                  *to = jig_op_result_type(cast, 0);
    if (!jig_type_is_memref(from) || !jig_type_is_memref(to) ||
        jig_type_rank(from) != jig_type_rank(to))
        return false;
    JigStrides x = jig_memref_strides(from, a), y = jig_memref_strides(to, a);
    bool ok = x.ok && y.ok && tells_no_more(x.offset, y.offset);
    for (size_t i = 0; ok && i < x.n; i++)
        ok = tells_no_more(jig_type_dim(from, i), jig_type_dim(to, i)) &&
             tells_no_more(x.strides[i], y.strides[i]);
    return ok;
}

/* ---- Lists of numbers ---- */

/* Values that are constants become attributes, whether or not the op takes such numbers. */
static bool fold_list(JigContext *ctx, JigMixed *list, size_t n) {
    bool changed = false;
    int64_t value;
    for (size_t i = 0; i < n; i++) {
        if (list[i].attr || !jig_constant_int(list[i].value, &value) || value == JIG_DYNAMIC)
            continue;
        list[i] = jig_mixed_int(ctx, value);
        changed = true;
    }
    return changed;
}

typedef struct Lists {
    JigMixed *offsets, *sizes, *strides;
    size_t n, num_offsets;
} Lists;

static Lists lists_of(JigOp *op, JigArena *a) {
    Lists l;
    l.offsets = jig_slice_offsets(op, &l.num_offsets, a);
    l.strides = jig_slice_strides(op, &l.n, a);
    l.sizes = jig_slice_sizes(op, &l.n, a);
    return l;
}

static bool fold_lists(JigContext *ctx, Lists *l) {
    bool changed = fold_list(ctx, l->offsets, l->num_offsets);
    changed |= fold_list(ctx, l->sizes, l->n);
    return fold_list(ctx, l->strides, l->n) | changed;
}

static int64_t *statics(const JigMixed *list, size_t n, JigArena *a) {
    int64_t *numbers = JIG_NEW_ARRAY(a, int64_t, n + 1);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    jig_mixed_split(list, n, numbers, values);
    return numbers;
}

/* ---- memref.subview ---- */

/* Type of the subview of `source`, of the dims that op's result has, or all when these can't be
 * told; NULL: not strided. */
static const JigType *subview_result(JigOp *op, const JigType *source, const Lists *l,
                                     JigArena *a) {
    const JigType *full =
        jig_memref_subview_type(source, statics(l->offsets, l->n, a), statics(l->sizes, l->n, a),
                                statics(l->strides, l->n, a));
    bool *dropped = JIG_NEW_ARRAY(a, bool, l->n + 1);
    if (!full || jig_type_rank(jig_op_result_type(op, 0)) == l->n ||
        !jig_memref_subview_dropped_dims(op, dropped, a))
        return full;
    JigStrides s = jig_memref_strides(full, a);
    int64_t *shape = JIG_NEW_ARRAY(a, int64_t, l->n + 1);
    size_t k = 0;
    for (size_t i = 0; i < l->n; i++)
        if (!dropped[i]) {
            shape[k] = jig_type_dim(full, i);
            s.strides[k++] = s.strides[i];
        }
    return jig_type_memref(shape, k, jig_type_element(full),
                           jig_attr_strided_layout(jig_type_context(full), s.offset, s.strides, k),
                           jig_type_space(full));
}

static bool replace_subview(JigRewriter *rw, JigOp *op, JigValue *source, const Lists *l) {
    const JigType *type = subview_result(op, jig_value_type(source), l, rw->arena);
    if (!type)
        return jig_no_match(rw, op, "not strided");
    JigSlice slice = {l->offsets, l->sizes, l->strides, l->n};
    JigOp *view = jig_memref_build_subview(rw, jig_op_loc(op), type, source, slice);
    jig_memref_replace_by_cast(rw, op, jig_op_result(view, 0));
    return true;
}

static bool subview_constants(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Lists l = lists_of(op, rw->arena);
    if (!jig_slice_fold_constants(rw->ctx, l.offsets, l.sizes, l.strides, l.n,
                                  jig_value_type(jig_memref_subview_source(op)),
                                  JIG_ZERO_STRIDES_REFUSE))
        return jig_no_match(rw, op, "no constant operands");
    return replace_subview(rw, op, jig_memref_subview_source(op), &l);
}

static bool subview_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = cast_source(op);
    int64_t ignored;
    for (size_t i = 1; i < jig_op_num_operands(op); i++)
        if (jig_constant_int(jig_op_operand(op, i), &ignored))
            return jig_no_match(rw, op, "constants first");
    if (!cast || !jig_memref_cast_folds_into_consumer(cast, rw->arena))
        return jig_no_match(rw, op, "no cast to fold");
    Lists l = lists_of(op, rw->arena);
    return replace_subview(rw, op, jig_memref_cast_source(cast), &l);
}

static bool trivial_subview(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *source = jig_value_type(jig_memref_subview_source(op));
    Lists l = lists_of(op, rw->arena);
    bool whole = jig_type_rank(source) == jig_type_rank(jig_op_result_type(op, 0));
    for (size_t i = 0; whole && i < l.n; i++)
        whole = jig_mixed_is(l.offsets[i], 0) && jig_mixed_is(l.strides[i], 1) &&
                !jig_type_is_dynamic_dim(source, i) &&
                jig_mixed_is(l.sizes[i], jig_type_dim(source, i));
    if (!whole)
        return jig_no_match(rw, op, "not the whole buffer");
    if (source == jig_op_result_type(op, 0))
        jig_rw_replace1(rw, op, jig_memref_subview_source(op));
    else
        jig_memref_replace_by_cast(rw, op, jig_memref_subview_source(op));
    return true;
}

const JigPattern jig_memref_subview_patterns[] = {
    {.name = "mlir::OpWithOffsetSizesAndStridesConstantArgumentFolder<mlir::memref::SubViewOp, "
             "mlir::memref::SubViewReturnTypeCanonicalizer, "
             "mlir::memref::SubViewCanonicalizer>",
     .root = "memref.subview",
     .fn = subview_constants},
    {.name = "(anonymous namespace)::SubViewOpMemRefCastFolder",
     .root = "memref.subview",
     .fn = subview_of_cast},
    {.name = "(anonymous namespace)::TrivialSubViewOpFolder",
     .root = "memref.subview",
     .fn = trivial_subview},
    {0},
};

/* ---- memref.reinterpret_cast ---- */

/* The number that metadata result `v` gives, which is `known` unless it is dynamic. */
static bool is_number(JigMixed m, const JigValue *v, int64_t known) {
    return known != JIG_DYNAMIC ? jig_mixed_is(m, known) : !m.attr && m.value == v;
}

/* Does op cast a base buffer back to what its metadata says? */
static bool restores_buffer(JigOp *op, JigOp *metadata, JigArena *a) {
    const JigType *source = jig_value_type(jig_memref_extract_strided_metadata_source(metadata));
    JigStrides s = jig_memref_strides(source, a);
    Lists l = lists_of(op, a);
    bool same = l.n == s.n && is_number(l.offsets[0], jig_op_result(metadata, 1), s.offset);
    for (size_t i = 0; same && i < s.n; i++)
        same = is_number(l.sizes[i], jig_op_result(metadata, 2 + i), jig_type_dim(source, i)) &&
               is_number(l.strides[i], jig_op_result(metadata, 2 + s.n + i), s.strides[i]);
    return same;
}

/* Of the base buffer of metadata: of the buffer that it comes from. */
static bool reinterpret_metadata(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def(jig_memref_reinterpret_cast_source(op));
    if (!jig_op_is(def, JIG_MEMREF(EXTRACT_STRIDED_METADATA)))
        return jig_no_match(rw, op, "no metadata");
    JigValue *buffer = jig_memref_extract_strided_metadata_source(def);
    if (!restores_buffer(op, def, rw->arena))
        jig_memref_reinterpret_cast_set_source(rw, op, buffer);
    else if (jig_value_type(buffer) == jig_op_result_type(op, 0))
        jig_rw_replace1(rw, op, buffer);
    else
        jig_memref_replace_by_cast(rw, op, buffer);
    return true;
}

static bool reinterpret_constants(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    Lists l = lists_of(op, rw->arena);
    if (!fold_lists(rw->ctx, &l))
        return jig_no_match(rw, op, "no constant operands");
    JigMixedParts offset = jig_mixed_parts(rw->ctx, l.offsets, 1, rw->arena),
                  sizes = jig_mixed_parts(rw->ctx, l.sizes, l.n, rw->arena),
                  strides = jig_mixed_parts(rw->ctx, l.strides, l.n, rw->arena);
    const JigType *t = jig_op_result_type(op, 0);
    const JigAttr *layout =
        jig_attr_strided_layout(rw->ctx, offset.numbers[0], strides.numbers, l.n);
    JigMemrefReinterpretCast parts = {
        .source = jig_memref_reinterpret_cast_source(op),
        .offsets = offset.values,
        .sizes = sizes.values,
        .strides = strides.values,
        .static_offsets = offset.attr,
        .static_sizes = sizes.attr,
        .static_strides = strides.attr,
        .result_type =
            jig_type_memref(sizes.numbers, l.n, jig_type_element(t), layout, jig_type_space(t)),
    };
    JigOp *cast = jig_memref_reinterpret_cast_build(rw, jig_op_loc(op), &parts);
    jig_memref_replace_by_cast(rw, op, jig_op_result(cast, 0));
    return true;
}
const JigPattern jig_memref_reinterpret_cast_patterns[] = {
    {.name = "(anonymous namespace)::ReinterpretCastOpExtractStridedMetadataFolder",
     .root = "memref.reinterpret_cast",
     .fn = reinterpret_metadata},
    {.name = "(anonymous namespace)::ReinterpretCastOpConstantFolder",
     .root = "memref.reinterpret_cast",
     .fn = reinterpret_constants},
    {0},
};

/* ---- memref.extract_strided_metadata: numbers that the type knows ---- */

static bool use_constant(JigRewriter *rw, JigOp *op, size_t result, int64_t value) {
    JigValue *v = jig_op_result(op, result);
    if (value == JIG_DYNAMIC || !jig_value_has_uses(v))
        return false;
    jig_rw_replace_uses(rw, v, jig_arith_index(rw, jig_op_loc(op), value));
    return true;
}

/* A fold in place: of the results only some are constants. Those are used before what the buffer
 * was cast from is looked at. */
JigFold jig_memref_fold_strided_metadata(JigFoldCall *call) {
    JigOp *op = call->op, *cast = cast_source(op);
    JigRewriter rw = {.ctx = jig_op_context(op), .arena = call->arena};
    const JigType *t = jig_value_type(jig_memref_extract_strided_metadata_source(op));
    JigStrides s = jig_memref_strides(t, call->arena);
    jig_at_before(&rw, op);
    bool changed = use_constant(&rw, op, 1, s.offset);
    for (size_t i = 0; i < s.n; i++)
        changed |= use_constant(&rw, op, 2 + i, jig_type_dim(t, i));
    for (size_t i = 0; i < s.n; i++)
        changed |= use_constant(&rw, op, 2 + s.n + i, s.strides[i]);
    if (changed)
        return JIG_FOLD_IN_PLACE;
    if (!cast || !jig_type_is_memref(jig_value_type(jig_memref_cast_source(cast))))
        return JIG_FOLD_NONE;
    jig_memref_extract_strided_metadata_set_source(&rw, op, jig_memref_cast_source(cast));
    return JIG_FOLD_IN_PLACE;
}

/* ---- memref.view ---- */

static bool view_constants(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigType *t = jig_op_result_type(op, 0);
    size_t n, rank = jig_type_rank(t);
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    JigValue **left = jig_dim_constant_sizes(op, 2, true, shape, &n, rw->arena);
    if (!left)
        return jig_no_match(rw, op, "no constant sizes");
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 2);
    operands[0] = jig_memref_view_source(op);
    operands[1] = jig_memref_view_byte_shift(op);
    memcpy(operands + 2, left, n * sizeof *operands);
    const JigType *type =
        jig_type_memref(shape, rank, jig_type_element(t), jig_type_layout(t), jig_type_space(t));
    JigOp *view = jig_build(rw, jig_op_loc(op), JIG_MEMREF(VIEW), operands, n + 2, &type, 1, NULL);
    jig_memref_replace_by_cast(rw, op, jig_op_result(view, 0));
    return true;
}

static bool view_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *cast = cast_source(op);
    if (!cast || !jig_type_is_memref(jig_value_type(jig_memref_cast_source(cast))))
        return jig_no_match(rw, op, "no cast");
    jig_memref_view_set_source(rw, op, jig_memref_cast_source(cast));
    return true;
}
const JigPattern jig_memref_view_patterns[] = {
    {.name = "(anonymous namespace)::ViewOpShapeFolder",
     .root = "memref.view",
     .fn = view_constants},
    {.name = "(anonymous namespace)::ViewOpMemrefCastFolder",
     .root = "memref.view",
     .fn = view_of_cast},
    {0},
};
