/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Memref layouts: as affine maps, and strides where they are strided. */
#include "ir/storage.h"
#include "ir/context.h"
#include "support/check.h"
#include "support/ints.h"

#include <stdlib.h>

/* The map of a strided layout: offset + d0 * stride0 + ..., with a symbol for
 * each dynamic number, the offset's first. */
static const JigMap *strided_map(const JigAttr *layout) {
    JigContext *ctx = layout->ctx;
    size_t n = layout->u.layout.n;
    unsigned symbols = 0;
    int64_t offset = layout->u.layout.offset;
    const JigExpr *e =
        offset == JIG_DYNAMIC ? jig_expr_symbol(ctx, symbols++) : jig_expr_constant(ctx, offset);
    for (size_t i = 0; i < n; ++i) {
        int64_t stride = layout->u.layout.strides[i];
        const JigExpr *factor = stride == JIG_DYNAMIC ? jig_expr_symbol(ctx, symbols++)
                                                      : jig_expr_constant(ctx, stride);
        e = jig_expr_add(e, jig_expr_mul(jig_expr_dim(ctx, (unsigned)i), factor));
    }
    return jig_map(ctx, (unsigned)n, symbols, &e, 1);
}

const JigMap *jig_type_layout_map(const JigType *t) {
    JIG_REQUIRE(t);
    const JigAttr *layout = jig_type_layout(t);
    if (!layout)
        return jig_map_identity(t->ctx, (unsigned)jig_type_rank(t));
    return layout->kind == JIG_ATTR_STRIDED_LAYOUT ? strided_map(layout) : layout->u.map;
}

/* Row-major strides, modulo 2^64 as addresses are; unknown once a dynamic dim, or one without
 * elements, is passed. */
static void identity_strides(const JigType *t, int64_t *strides) {
    int64_t stride = 1;
    for (size_t i = jig_type_rank(t); i-- > 0;) {
        strides[i] = stride;
        int64_t dim = jig_type_dim(t, i);
        stride =
            stride == JIG_DYNAMIC || dim <= 0 ? JIG_DYNAMIC : jig_i64_wrapping_mul(stride, dim);
    }
}

/* Collects the coefficient of each dim of a linear expression, symbolic ones
 * as NULL-safe expressions: coefficient[i] += factor for `di * factor`. */
static bool collect_strides(const JigExpr *e, const JigExpr *factor, const JigExpr **coefficient,
                            const JigExpr **offset) {
    switch (jig_expr_kind(e)) {
    case JIG_EXPR_ADD:
        return collect_strides(jig_expr_lhs(e), factor, coefficient, offset) &&
               collect_strides(jig_expr_rhs(e), factor, coefficient, offset);
    case JIG_EXPR_MUL: {
        const JigExpr *l = jig_expr_lhs(e), *r = jig_expr_rhs(e);
        if (jig_expr_is_symbolic_or_constant(r))
            return collect_strides(l, jig_expr_mul(factor, r), coefficient, offset);
        if (jig_expr_is_symbolic_or_constant(l))
            return collect_strides(r, jig_expr_mul(factor, l), coefficient, offset);
        return false;
    }
    case JIG_EXPR_DIM: {
        const JigExpr **c = &coefficient[jig_expr_position(e)];
        *c = jig_expr_add(*c, factor);
        return true;
    }
    default:
        if (!jig_expr_is_symbolic_or_constant(e))
            return false;
        *offset = jig_expr_add(*offset, jig_expr_mul(e, factor));
        return true;
    }
}

static int64_t known(const JigExpr *e) {
    int64_t v;
    return jig_expr_is_constant(e, &v) ? v : JIG_DYNAMIC;
}

static bool map_strides(const JigType *t, const JigMap *map, int64_t *strides, int64_t *offset) {
    size_t rank = jig_type_rank(t);
    if (jig_map_num_results(map) != 1 || jig_map_num_dims(map) != rank)
        return false;
    const JigExpr *e = jig_map_result(map, 0);
    const JigExpr *zero = jig_expr_constant(t->ctx, 0), *base = zero;
    const JigExpr **coefficient = jig_malloc(rank * sizeof *coefficient);
    for (size_t i = 0; i < rank; ++i)
        coefficient[i] = zero;
    bool ok = collect_strides(e, jig_expr_constant(t->ctx, 1), coefficient, &base);
    for (size_t i = 0; ok && i < rank; ++i)
        strides[i] = known(jig_expr_simplify(coefficient[i], 0, jig_map_num_symbols(map)));
    if (ok)
        *offset = known(jig_expr_simplify(base, 0, jig_map_num_symbols(map)));
    jig_free(coefficient);
    return ok;
}

bool jig_type_strides(const JigType *t, int64_t *strides, int64_t *offset) {
    JIG_REQUIRE(t && strides && offset);
    const JigAttr *layout = jig_type_layout(t);
    if (!layout) {
        identity_strides(t, strides);
        *offset = 0;
        return true;
    }
    if (layout->kind == JIG_ATTR_STRIDED_LAYOUT) {
        memcpy(strides, layout->u.layout.strides, layout->u.layout.n * sizeof *strides);
        *offset = layout->u.layout.offset;
        return true;
    }
    return layout->kind == JIG_ATTR_MAP && map_strides(t, layout->u.map, strides, offset);
}
