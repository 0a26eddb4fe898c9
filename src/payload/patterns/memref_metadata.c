/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Views as memref.reinterpret_cast of the base buffer, with offset, sizes and strides computed by
 * affine ops; and what memref.extract_strided_metadata of views and of new buffers gives.
 */
#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/memref/memref.h"
#include "payload/patterns/metadata.h"
#include "payload/patterns/patterns.h"
#include "support/check.h"

typedef JigMetadata Metadata;

static Metadata room_for(JigRewriter *rw, size_t rank) {
    return (Metadata){.sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1),
                      .strides = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1),
                      .rank = rank};
}

static JigMixed known_or(JigRewriter *rw, int64_t known, JigValue *v) {
    return known == JIG_DYNAMIC ? jig_mixed_value(v) : jig_mixed_int(rw->ctx, known);
}

JigMetadata jig_patterns_extract_metadata(JigRewriter *rw, JigLoc loc, JigValue *buffer) {
    const JigType *t = jig_value_type(buffer);
    Metadata m = room_for(rw, jig_type_rank(t));
    JigMemrefExtractStridedMetadata parts = {.source = buffer};
    JigOp *op = jig_memref_extract_strided_metadata_build(rw, loc, &parts);
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, m.rank + 1), offset = JIG_DYNAMIC;
    (void)jig_type_strides(t, strides, &offset); /* views are of strided buffers */
    m.base = jig_op_result(op, 0);
    m.offset = known_or(rw, offset, jig_op_result(op, 1));
    for (size_t i = 0; i < m.rank; i++) {
        m.sizes[i] = known_or(rw, jig_type_dim(t, i), jig_op_result(op, 2 + i));
        m.strides[i] = known_or(rw, strides[i], jig_op_result(op, 2 + m.rank + i));
    }
    return m;
}

static JigMixed apply(JigRewriter *rw, JigLoc loc, const JigExpr *e, const JigMixed *symbols,
                      size_t n) {
    return jig_affine_apply_folded(rw, loc, jig_map(rw->ctx, 0, (unsigned)n, &e, 1), symbols);
}

JigOp *jig_patterns_build_metadata_cast(JigRewriter *rw, JigLoc loc, const JigType *type,
                                        const JigMetadata *m) {
    JIG_REQUIRE(rw && type && m);
    JigMixedParts offset = jig_mixed_parts(rw->ctx, &m->offset, 1, rw->arena),
                  sizes = jig_mixed_parts(rw->ctx, m->sizes, m->rank, rw->arena),
                  strides = jig_mixed_parts(rw->ctx, m->strides, m->rank, rw->arena);
    JigMemrefReinterpretCast parts = {.source = m->base,
                                      .offsets = offset.values,
                                      .sizes = sizes.values,
                                      .strides = strides.values,
                                      .result_type = type,
                                      .static_offsets = offset.attr,
                                      .static_sizes = sizes.attr,
                                      .static_strides = strides.attr};
    return jig_memref_reinterpret_cast_build(rw, loc, &parts);
}

/* ---- Of a subview ---- */

JigMetadata jig_patterns_metadata_of_slice(JigRewriter *rw, JigLoc loc, const JigMetadata *from,
                                           const JigSlice *s, const bool *dropped) {
    JIG_REQUIRE(rw && from && s && (dropped || !s->sizes));
    Metadata m = room_for(rw, s->rank);
    JigMixed *terms = JIG_NEW_ARRAY(rw->arena, JigMixed, 2 * s->rank + 1);
    const JigExpr *sum = jig_expr_symbol(rw->ctx, 0),
                  *product = jig_expr_mul(sum, jig_expr_symbol(rw->ctx, 1));
    terms[0] = from->offset;
    m.rank = 0;
    for (size_t i = 0; i < s->rank; i++) {
        unsigned at = (unsigned)(1 + 2 * i);
        terms[at] = s->offsets[i];
        terms[at + 1] = from->strides[i];
        sum = jig_expr_add(
            sum, jig_expr_mul(jig_expr_symbol(rw->ctx, at), jig_expr_symbol(rw->ctx, at + 1)));
        if (!s->sizes)
            continue;
        JigMixed stride = apply(rw, loc, product, (JigMixed[]){s->strides[i], from->strides[i]}, 2);
        if (dropped[i])
            continue;
        m.sizes[m.rank] = s->sizes[i];
        m.strides[m.rank++] = stride;
    }
    m.base = from->base;
    m.offset = apply(rw, loc, sum, terms, 2 * s->rank + 1);
    return m;
}

static Metadata of_subview(JigRewriter *rw, JigOp *view) {
    bool *dropped;
    JigSlice s = jig_memref_slice(view, rw->arena, &dropped);
    JigLoc loc = jig_op_loc(view);
    Metadata from = jig_patterns_extract_metadata(rw, loc, jig_memref_subview_source(view));
    return jig_patterns_metadata_of_slice(rw, loc, &from, &s, dropped);
}

/* ---- Of an expansion ---- */

/* A group of dimensions: how many elements its known sizes make, and the one that is unknown. */
typedef struct Expansion {
    int64_t *strides, product; /* without the unknown one */
    size_t unknown;            /* g->n: none */
    bool stated;               /* what is unknown does not follow from the size of the whole */
} Expansion;

/* False: the numbers are too large. */
static bool expansion_of(const JigType *t, const JigGroup *g, JigArena *a, Expansion *out) {
    *out =
        (Expansion){.strides = JIG_NEW_ARRAY(a, int64_t, g->n + 1), .product = 1, .unknown = g->n};
    for (size_t i = g->n; i-- > 0;) {
        int64_t size = jig_type_dim(t, (size_t)g->dims[i]);
        out->strides[i] = out->product;
        if (size == JIG_DYNAMIC) {
            out->stated |= out->unknown < g->n;
            out->unknown = i;
        } else if (__builtin_mul_overflow(out->product, size, &out->product)) {
            return false;
        }
    }
    out->stated |= out->product == 0 && out->unknown < g->n;
    return true;
}

/* By the sizes that the op states. */
static void expand_as_stated(JigRewriter *rw, JigLoc loc, const JigGroup *g, const JigMixed *sizes,
                             JigMixed stride, Metadata *m) {
    const JigExpr *product = jig_expr_mul(jig_expr_symbol(rw->ctx, 0), jig_expr_symbol(rw->ctx, 1));
    for (size_t i = g->n; i-- > 0;) {
        size_t dim = (size_t)g->dims[i];
        m->sizes[dim] = sizes[dim];
        m->strides[dim] = stride;
        if (i)
            stride = apply(rw, loc, product, (JigMixed[]){sizes[dim], stride}, 2);
    }
}

/* By the size of the whole. */
static void expand_group(JigRewriter *rw, JigOp *view, const JigGroup *g, const Expansion *x,
                         JigMixed size, JigMixed stride, Metadata *m) {
    const JigType *t = jig_op_result_type(view, 0);
    JigLoc loc = jig_op_loc(view);
    const JigExpr *first = jig_expr_symbol(rw->ctx, 0), *second = jig_expr_symbol(rw->ctx, 1),
                  *product = jig_expr_constant(rw->ctx, x->product);
    for (size_t i = 0; i < g->n; i++)
        m->sizes[g->dims[i]] = i == x->unknown
                                   ? apply(rw, loc, jig_expr_floordiv(first, product), &size, 1)
                                   : jig_mixed_int(rw->ctx, jig_type_dim(t, (size_t)g->dims[i]));
    for (size_t i = 0; i < g->n; i++) {
        const JigExpr *scaled = jig_expr_mul_const(first, x->strides[i]);
        bool outside = x->unknown < g->n && i < x->unknown; /* the unknown size is within */
        m->strides[g->dims[i]] =
            outside ? apply(rw, loc, jig_expr_mul(jig_expr_floordiv(scaled, product), second),
                            (JigMixed[]){size, stride}, 2)
                    : apply(rw, loc, scaled, &stride, 1);
    }
}

static bool can_expand(JigOp *view, JigArena *a) {
    JigGroups groups = jig_reshape_groups_of(view, a);
    Expansion x;
    for (size_t i = 0; i < groups.n; i++)
        if (!expansion_of(jig_op_result_type(view, 0), &groups.items[i], a, &x))
            return false;
    return true;
}

static Metadata of_expansion(JigRewriter *rw, JigOp *view) {
    JigGroups groups = jig_reshape_groups_of(view, rw->arena);
    Metadata from = jig_patterns_extract_metadata(rw, jig_op_loc(view),
                                                  jig_memref_expand_shape_src(view)),
             m = room_for(rw, jig_type_rank(jig_op_result_type(view, 0)));
    m.base = from.base;
    m.offset = from.offset;
    for (size_t i = 0; from.rank == 0 && i < m.rank; i++)
        m.sizes[i] = m.strides[i] = jig_mixed_int(rw->ctx, 1);
    size_t n;
    JigMixed *stated = jig_mixed_list(view, "static_output_shape", 1, &n, rw->arena);
    for (size_t i = 0; i < groups.n; i++) {
        Expansion x;
        const JigGroup *g = &groups.items[i];
        (void)expansion_of(jig_op_result_type(view, 0), g, rw->arena, &x); /* as can_expand found */
        if (x.stated)
            expand_as_stated(rw, jig_op_loc(view), g, stated, from.strides[i], &m);
        else
            expand_group(rw, view, g, &x, from.sizes[i], from.strides[i], &m);
    }
    return m;
}

/* ---- Of what is collapsed ---- */

enum { NO_DIM = -1, NOT_KNOWN = -2 };
/* The dimension of the source that has the group's stride: the last one that is not of one element.
 * Of one element altogether, any one whose stride is not known where the result's is not; NO_DIM:
 * the result's type tells. */
static int64_t dim_of_stride(const JigType *from, const int64_t *strides, const JigGroup *g,
                             int64_t of_result) {
    int64_t any = of_result == JIG_DYNAMIC ? NOT_KNOWN : NO_DIM;
    for (size_t i = g->n; i-- > 0;) {
        size_t dim = (size_t)g->dims[i];
        if (jig_type_dim(from, dim) != 1)
            return g->dims[i];
        if (of_result == JIG_DYNAMIC && strides[dim] == JIG_DYNAMIC)
            any = g->dims[i];
    }
    return any;
}

/* One for each group; `of_result` gets the strides of the result. False: one is not known. */
static bool dims_of_strides(const JigOp *view, JigGroups groups, JigArena *a, int64_t **dims,
                            int64_t **of_result) {
    const JigType *from = jig_value_type(jig_memref_collapse_shape_src(view)),
                  *to = jig_op_result_type(view, 0);
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(from) + 1), offset;
    *of_result = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(to) + 1);
    *dims = JIG_NEW_ARRAY(a, int64_t, groups.n + 1);
    if (!jig_type_strides(from, strides, &offset) || !jig_type_strides(to, *of_result, &offset))
        return false;
    for (size_t i = 0; i < groups.n; i++) {
        (*dims)[i] = dim_of_stride(from, strides, &groups.items[i], (*of_result)[i]);
        if ((*dims)[i] == NOT_KNOWN)
            return false;
    }
    return true;
}

static bool can_collapse(JigOp *view, JigArena *a) {
    int64_t *dims, *of_result;
    return dims_of_strides(view, jig_reshape_groups_of(view, a), a, &dims, &of_result);
}

static JigMixed product_of_sizes(JigRewriter *rw, JigLoc loc, const JigGroup *g,
                                 const JigMixed *sizes) {
    const JigExpr *product = jig_expr_constant(rw->ctx, 1);
    JigMixed *factors = JIG_NEW_ARRAY(rw->arena, JigMixed, g->n + 1);
    for (size_t i = 0; i < g->n; i++) {
        product = jig_expr_mul(product, jig_expr_symbol(rw->ctx, (unsigned)i));
        factors[i] = sizes[g->dims[i]];
    }
    return apply(rw, loc, product, factors, g->n);
}

static Metadata of_collapsed(JigRewriter *rw, JigOp *view) {
    JigGroups groups = jig_reshape_groups_of(view, rw->arena);
    const JigType *t = jig_op_result_type(view, 0);
    JigLoc loc = jig_op_loc(view);
    int64_t *dims, *of_result;
    (void)dims_of_strides(view, groups, rw->arena, &dims, &of_result); /* as can_collapse found */
    Metadata from = jig_patterns_extract_metadata(rw, loc, jig_memref_collapse_shape_src(view)),
             m = room_for(rw, jig_type_rank(t));
    m.base = from.base;
    m.offset = from.offset;
    for (size_t i = 0; i < groups.n; i++) {
        m.sizes[i] = jig_type_is_dynamic_dim(t, i)
                         ? product_of_sizes(rw, loc, &groups.items[i], from.sizes)
                         : jig_mixed_int(rw->ctx, jig_type_dim(t, i));
        m.strides[i] =
            dims[i] == NO_DIM ? jig_mixed_int(rw->ctx, of_result[i]) : from.strides[dims[i]];
    }
    return m;
}

/* ---- Views are casts of the base buffer ---- */

/* A kind of view: whether its metadata can be told, and what it is then. */
typedef struct View {
    const JigOpRow *row;
    bool (*can)(JigOp *view, JigArena *a); /* NULL: always */
    Metadata (*metadata)(JigRewriter *rw, JigOp *view);
} View;
static const View subview = {JIG_MEMREF(SUBVIEW), NULL, of_subview},
                  expansion = {JIG_MEMREF(EXPAND_SHAPE), can_expand, of_expansion},
                  collapsed = {JIG_MEMREF(COLLAPSE_SHAPE), can_collapse, of_collapsed};

static bool view_as_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const View *view = self->data;
    if (view->can && !view->can(op, rw->arena))
        return jig_no_match(rw, op, "sizes and strides cannot be told");
    Metadata m = view->metadata(rw, op);
    jig_rw_replace_op(
        rw, op,
        jig_patterns_build_metadata_cast(rw, jig_op_loc(op), jig_op_result_type(op, 0), &m));
    return true;
}

/* ---- Metadata of views and buffers ---- */

static JigOp *source_of(const JigOp *op, const JigOpRow *row) {
    return jig_value_def_of(jig_memref_extract_strided_metadata_source(op), row);
}

/* The op's results are these; nobody uses the first one where there is no base. */
static void replace(JigRewriter *rw, JigOp *op, const Metadata *m) {
    JigLoc loc = jig_op_loc(op);
    size_t n = 0;
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, 2 * m->rank + 2);
    values[n++] = m->base;
    values[n++] = jig_arith_mixed_to_value(rw, loc, m->offset);
    for (size_t i = 0; i < m->rank; i++)
        values[n++] = jig_arith_mixed_to_value(rw, loc, m->sizes[i]);
    for (size_t i = 0; i < m->rank; i++)
        values[n++] = jig_arith_mixed_to_value(rw, loc, m->strides[i]);
    jig_rw_replace(rw, op, values, n);
}

static bool metadata_of_view(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const View *view = self->data;
    JigOp *def = source_of(op, view->row);
    if (!def || (view->can && !view->can(def, rw->arena)))
        return jig_no_match(rw, op, "not of a view whose sizes and strides can be told");
    Metadata m = view->metadata(rw, def);
    replace(rw, op, &m);
    return true;
}

/* The buffer itself as its base; NULL where nobody asks. */
static JigValue *whole_base(JigRewriter *rw, JigOp *op, JigValue *buffer) {
    JigValue *base = jig_op_result(op, 0);
    if (!jig_value_has_uses(base))
        return NULL;
    if (jig_value_type(buffer) == jig_value_type(base))
        return buffer;
    JigMixed zero = jig_mixed_int(rw->ctx, 0);
    JigMixedParts offset = jig_mixed_parts(rw->ctx, &zero, 1, rw->arena),
                  none = jig_mixed_parts(rw->ctx, NULL, 0, rw->arena);
    JigMemrefReinterpretCast parts = {.source = buffer,
                                      .result_type = jig_value_type(base),
                                      .static_offsets = offset.attr,
                                      .static_sizes = none.attr,
                                      .static_strides = none.attr};
    return jig_op_result(jig_memref_reinterpret_cast_build(rw, jig_op_loc(op), &parts), 0);
}

/* Of a buffer that is made as its type says, with the sizes that are not known as operands. */
static bool metadata_of_new(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigOp *def = source_of(op, self->data);
    if (!def)
        return jig_no_match(rw, op, "not of a new buffer");
    JigValue *buffer = jig_op_result(def, 0);
    const JigType *t = jig_value_type(buffer);
    JigLoc loc = jig_op_loc(op);
    if (jig_type_layout(t) && !jig_map_is_identity(jig_type_layout_map(t)))
        return jig_no_match(rw, op, "alloc-like operations should have been normalized");
    Metadata m = room_for(rw, jig_type_rank(t));
    for (size_t i = 0, k = 0; i < m.rank; i++)
        m.sizes[i] = jig_type_is_dynamic_dim(t, i) ? jig_mixed_value(jig_op_operand(def, k++))
                                                   : jig_mixed_int(rw->ctx, jig_type_dim(t, i));
    const JigExpr *product = jig_expr_constant(rw->ctx, 1);
    for (size_t i = m.rank; i-- > 0;) {
        size_t n = m.rank - 1 - i;
        if (n > 0)
            product = jig_expr_mul(product, jig_expr_symbol(rw->ctx, (unsigned)n - 1));
        m.strides[i] =
            n > 0 ? apply(rw, loc, product, m.sizes + i + 1, n) : jig_mixed_int(rw->ctx, 1);
    }
    m.base = whole_base(rw, op, buffer);
    m.offset = jig_mixed_int(rw->ctx, 0);
    replace(rw, op, &m);
    return true;
}

static bool metadata_of_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = source_of(op, JIG_MEMREF(REINTERPRET_CAST));
    const JigType *from = def ? jig_value_type(jig_memref_reinterpret_cast_source(def)) : NULL;
    size_t n, rank = def ? jig_type_rank(jig_op_result_type(def, 0)) : 0;
    int64_t *strides, offset;
    if (!def || !jig_type_is_memref(from))
        return jig_no_match(rw, op, "not of a cast of a buffer of known rank");
    strides = JIG_NEW_ARRAY(rw->arena, int64_t, jig_type_rank(from) + 1);
    if (!jig_type_strides(from, strides, &offset))
        return jig_no_match(rw, op, "reinterpret_cast source's type is incompatible");
    JigMemrefExtractStridedMetadata parts = {.source = jig_memref_reinterpret_cast_source(def)};
    JigOp *to = jig_memref_extract_strided_metadata_build(rw, jig_op_loc(op), &parts);
    Metadata m = {.base = jig_op_result(to, 0),
                  .offset = jig_slice_offsets(def, &n, rw->arena)[0],
                  .sizes = jig_slice_sizes(def, &n, rw->arena),
                  .strides = jig_slice_strides(def, &n, rw->arena),
                  .rank = rank};
    replace(rw, op, &m);
    return true;
}

static bool metadata_of_space_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = source_of(op, JIG_MEMREF(MEMORY_SPACE_CAST));
    if (!def)
        return jig_no_match(rw, op, "not of a cast to another memory space");
    JigLoc loc = jig_op_loc(op);
    JigMemrefExtractStridedMetadata parts = {.source = jig_memref_memory_space_cast_source(def)};
    JigOp *to = jig_memref_extract_strided_metadata_build(rw, loc, &parts);
    size_t n = jig_op_num_results(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n);
    for (size_t i = 0; i < n; i++)
        values[i] = jig_op_result(to, i);
    JigMemrefMemorySpaceCast cast = {.source = values[0], .dest_type = jig_op_result_type(op, 0)};
    values[0] = jig_value_has_uses(jig_op_result(op, 0))
                    ? jig_op_result(jig_memref_memory_space_cast_build(rw, loc, &cast), 0)
                    : NULL;
    jig_rw_replace(rw, op, values, n);
    return true;
}

static bool metadata_of_aligned(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = source_of(op, JIG_MEMREF(ASSUME_ALIGNMENT));
    if (!def)
        return jig_no_match(rw, op, "not of an aligned buffer");
    JigMemrefExtractStridedMetadata parts = {.source = jig_memref_assume_alignment_memref(def)};
    jig_rw_replace_op(rw, op,
                      jig_memref_extract_strided_metadata_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* A base buffer has no dimensions. */
static bool metadata_of_base(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = source_of(op, JIG_MEMREF(EXTRACT_STRIDED_METADATA));
    if (!def)
        return jig_no_match(rw, op, "not of a base buffer");
    Metadata m = {.base = jig_op_result(def, 0), .offset = jig_mixed_int(rw->ctx, 0)};
    replace(rw, op, &m);
    return true;
}

/* ---- Addresses ---- */

/* The address is that of the buffer, without the offset. */
static bool address_of_view(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *def = jig_value_def(jig_memref_extract_aligned_pointer_as_index_source(op));
    if (!def || !jig_view(def) || !jig_slice(def))
        return jig_no_match(rw, op, "not of a slice or cast of a buffer");
    jig_memref_extract_aligned_pointer_as_index_set_source(rw, op, jig_view(def)->source(def));
    return true;
}

#define METADATA "memref.extract_strided_metadata"
const JigPattern jig_patterns_expand_strided_metadata[] = {
    {.name = "SubviewFolder", .root = "memref.subview", .fn = view_as_cast, .data = &subview},
    {.name = "ReshapeFolder<mlir::memref::ExpandShapeOp>",
     .root = "memref.expand_shape",
     .fn = view_as_cast,
     .data = &expansion},
    {.name = "ReshapeFolder<mlir::memref::CollapseShapeOp>",
     .root = "memref.collapse_shape",
     .fn = view_as_cast,
     .data = &collapsed},
    {.name = "ExtractStridedMetadataOpAllocFolder<mlir::memref::AllocOp>",
     .root = METADATA,
     .fn = metadata_of_new,
     .data = JIG_MEMREF(ALLOC)},
    {.name = "ExtractStridedMetadataOpAllocFolder<mlir::memref::AllocaOp>",
     .root = METADATA,
     .fn = metadata_of_new,
     .data = JIG_MEMREF(ALLOCA)},
    {.name = "ExtractStridedMetadataOpCollapseShapeFolder",
     .root = METADATA,
     .fn = metadata_of_view,
     .data = &collapsed},
    {.name = "ExtractStridedMetadataOpExpandShapeFolder",
     .root = METADATA,
     .fn = metadata_of_view,
     .data = &expansion},
    {.name = "ExtractStridedMetadataOpGetGlobalFolder",
     .root = METADATA,
     .fn = metadata_of_new,
     .data = JIG_MEMREF(GET_GLOBAL)},
    {.name = "RewriteExtractAlignedPointerAsIndexOfViewLikeOp",
     .root = "memref.extract_aligned_pointer_as_index",
     .fn = address_of_view},
    {.name = "ExtractStridedMetadataOpReinterpretCastFolder",
     .root = METADATA,
     .fn = metadata_of_cast},
    {.name = "ExtractStridedMetadataOpSubviewFolder",
     .root = METADATA,
     .fn = metadata_of_view,
     .data = &subview},
    {.name = "ExtractStridedMetadataOpMemorySpaceCastFolder",
     .root = METADATA,
     .fn = metadata_of_space_cast},
    {.name = "ExtractStridedMetadataOpAssumeAlignmentFolder",
     .root = METADATA,
     .fn = metadata_of_aligned},
    {.name = "ExtractStridedMetadataOpExtractStridedMetadataFolder",
     .root = METADATA,
     .fn = metadata_of_base},
    {0},
};
