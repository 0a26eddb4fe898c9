/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * arith.scaling_extf and arith.scaling_truncf. An instruction has one scale for
 * all numbers that it takes, so that vectors go block by block: the elements
 * that have one scale since it was broadcast to them.
 */
#include "machine/amd/amdgpu/amdgpu.h"
#include "dialect/arith/arith.h"
#include "dialect/vector/vector_build.h"
#include "dialect/vector/vector_util.h"
#include "machine/amd/payload/floats.h"

enum { PAIR = 2, TO_NEAREST_EVEN = 0, WORD_BITS = 32 };

/* ---- Blocks ---- */

typedef struct Blocks {
    const JigType *of; /* the vector that is cut */
    size_t rank;
    int64_t *sizes; /* of a block */
    int64_t n;      /* its elements */
} Blocks;

/* How scales come to their elements: what was broadcast, and to what, or NULL. */
typedef struct Spread {
    const JigType *from, *to; /* vectors that are only cast to other shapes then */
} Spread;

static Spread spread_of(JigValue *scale) {
    enum { MOST_STEPS = 1000 }; /* values may depend on themselves in code that is not reached */
    JigOp *def = jig_value_def(scale);
    for (int i = 0; i < MOST_STEPS && def && jig_op_is(def, JIG_VECTOR(SHAPE_CAST)); i++) {
        scale = jig_vector_shape_cast_source(def);
        def = jig_value_def(scale);
    }
    Spread s = {.from = jig_value_type(scale)};
    if (def && jig_op_is(def, JIG_VECTOR(BROADCAST))) {
        s.to = s.from;
        s.from = jig_value_type(jig_vector_broadcast_source(def));
    }
    return s;
}

/* Which number of `s->from` stands at number `i` of `s->to`. */
static int64_t source_of(const Spread *s, int64_t i) {
    int64_t source = 0, times = 1;
    size_t rank = jig_type_rank(s->from), to = jig_type_rank(s->to);
    for (size_t d = 0; d < rank; d++) {
        int64_t here = jig_type_dim(s->to, to - 1 - d), dim = jig_type_dim(s->from, rank - 1 - d);
        source += dim > 1 ? i % here * times : 0;
        times *= dim;
        i /= here;
    }
    return source;
}

/* The first element of the block in which element `i` is. */
static int64_t first_of_block(const Blocks *b, int64_t i) {
    int64_t first = 0, times = 1;
    for (size_t d = b->rank; d-- > 0;) {
        int64_t dim = jig_type_dim(b->of, d), at = i % dim;
        first += (at - at % b->sizes[d]) * times;
        times *= dim;
        i /= dim;
    }
    return first;
}

static bool have_one_scale(const Blocks *b, const Spread *s) {
    if (!s->to)
        return b->n == 1;
    for (int64_t i = 0, n = jig_type_num_elements(b->of); i < n; i++)
        if (source_of(s, i) != source_of(s, first_of_block(b, i)))
            return false;
    return true;
}

/* As many blocks in each dimension as scales were broadcast, the first with the first. */
static bool cut_by_scales(Blocks *b, const Spread *s) {
    b->n = 1;
    for (size_t d = 0, scales = jig_type_rank(s->from); d < b->rank; d++) {
        int64_t dim = jig_type_dim(b->of, d), num = d < scales ? jig_type_dim(s->from, d) : 1;
        if (dim % num)
            return false;
        b->n *= b->sizes[d] = dim / num;
    }
    return have_one_scale(b, s);
}

static void find_blocks(JigRewriter *rw, JigValue *scale, Blocks *b) {
    Spread s = spread_of(scale);
    b->rank = jig_type_rank(b->of);
    b->sizes = JIG_NEW_ARRAY(rw->arena, int64_t, b->rank + 1);
    if (cut_by_scales(b, &s))
        return;
    b->n = 1; /* element by element */
    for (size_t d = 0; d < b->rank; d++)
        b->sizes[d] = 1;
}

/* ---- Rows ---- */

/* All numbers of a row of one scale. */
typedef JigValue *RowFn(JigRewriter *rw, JigLoc loc, JigValue *row, JigValue *scale,
                        const JigType *element);

/* f8, or more of f4; other floats are refused with the op. */
static int64_t in_word(const JigType *element) {
    enum { F4_BITS = 4, F8_BITS = 8 };
    return WORD_BITS / (jig_type_width(element) == F4_BITS ? F4_BITS : F8_BITS);
}

static JigValue *widened(JigRewriter *rw, JigLoc loc, JigValue *word, JigValue *scale, int64_t i,
                         const JigType *element) {
    JigAmdgpuScaledExtPacked parts = {.source = word,
                                      .scale = scale,
                                      .index = jig_attr_i32(rw->ctx, (int32_t)i),
                                      .res_type = jig_amdgpu_row_of(PAIR, element)};
    return jig_op_result(jig_amdgpu_scaled_ext_packed_build(rw, loc, &parts), 0);
}

static JigValue *widen_row(JigRewriter *rw, JigLoc loc, JigValue *row, JigValue *scale,
                           const JigType *element) {
    const JigType *from = jig_value_type(row);
    int64_t n = jig_type_dim(from, 0), width = in_word(jig_type_element(from));
    JigValue *result = jig_amdgpu_zeros(rw, loc, jig_amdgpu_row_of(n, element));
    for (int64_t i = 0; i < n; i += width) {
        int64_t here = n - i < width ? n - i : width;
        JigValue *word = jig_amdgpu_slice(rw, loc, row, i, here);
        for (int64_t k = 0; k < here; k += PAIR) {
            JigValue *two = widened(rw, loc, word, scale, k / PAIR, element);
            if (here - k < PAIR)
                two = jig_amdgpu_slice(rw, loc, two, 0, here - k);
            result = jig_amdgpu_with_slice(rw, loc, two, result, i + k);
        }
    }
    return result;
}

static JigValue *narrowed(JigRewriter *rw, JigLoc loc, JigValue *two, JigValue *scale, int64_t i,
                          JigValue *existing, const JigType *word) {
    JigAmdgpuPackedScaledTrunc parts = {.source = two,
                                        .scale = scale,
                                        .existing = existing,
                                        .index = jig_attr_i32(rw->ctx, (int32_t)i),
                                        .res_type = word};
    return jig_op_result(jig_amdgpu_packed_scaled_trunc_build(rw, loc, &parts), 0);
}

/* The word that `n` numbers from `at` on make. */
static JigValue *narrow_word(JigRewriter *rw, JigLoc loc, JigValue *row, int64_t at, int64_t n,
                             JigValue *scale, const JigType *type) {
    if (n <= PAIR)
        return narrowed(rw, loc, jig_amdgpu_slice(rw, loc, row, at, n), scale, 0, NULL, type);
    JigValue *word = jig_amdgpu_zeros(rw, loc, type);
    for (int64_t i = 0; i < n; i += PAIR) {
        JigValue *two = jig_amdgpu_slice(rw, loc, row, at + i, n - i < PAIR ? n - i : PAIR);
        word = narrowed(rw, loc, two, scale, i / PAIR, word, type);
    }
    return word;
}

static JigValue *narrow_row(JigRewriter *rw, JigLoc loc, JigValue *row, JigValue *scale,
                            const JigType *element) {
    int64_t n = jig_type_dim(jig_value_type(row), 0), width = in_word(element);
    const JigType *type = jig_amdgpu_row_of(width, element);
    JigValue *result = jig_amdgpu_zeros(rw, loc, jig_amdgpu_row_of(n, element));
    for (int64_t i = 0; i < n; i += width) {
        int64_t here = n - i < width ? n - i : width;
        JigValue *word = narrow_word(rw, loc, row, i, here, scale, type);
        if (here < width)
            word = jig_amdgpu_slice(rw, loc, word, 0, here);
        result = jig_amdgpu_with_slice(rw, loc, word, result, i);
    }
    return result;
}

/* ---- Vectors ---- */

static JigValue *convert_block(JigRewriter *rw, JigLoc loc, const Blocks *b, int64_t *at,
                               JigValue *v, JigValue *scale, const JigType *element, RowFn *fn) {
    JigValue *block = jig_vector_build_extract_slice(rw, loc, v, at, b->sizes);
    const JigType *row = jig_amdgpu_row_of(b->n, jig_type_element(b->of));
    if (b->rank != 1)
        block = jig_vector_build_shape_cast(rw, loc, row, block);
    JigValue *one = jig_vector_build_extract(rw, loc, scale, at, b->rank);
    JigValue *made = fn(rw, loc, block, one, element);
    const JigType *type = jig_type_vector(b->sizes, NULL, b->rank, element);
    return b->rank == 1 ? made : jig_vector_build_shape_cast(rw, loc, type, made);
}

static JigValue *convert_vector(JigRewriter *rw, JigLoc loc, const Blocks *b, JigValue *v,
                                JigValue *scale, const JigType *to, RowFn *fn) {
    JigValue *result = jig_amdgpu_zeros(rw, loc, to);
    int64_t *at = JIG_NEW_ARRAY(rw->arena, int64_t, b->rank + 1);
    for (size_t d = b->rank;;) {
        JigValue *block = convert_block(rw, loc, b, at, v, scale, jig_type_element(to), fn);
        result = jig_vector_build_insert_slice(rw, loc, block, result, at);
        for (d = b->rank; d-- > 0;) {
            if ((at[d] += b->sizes[d]) < jig_type_dim(to, d))
                break;
            at[d] = 0;
        }
        if (d == (size_t)-1)
            return result;
    }
}

static bool convert(JigRewriter *rw, JigOp *op, JigValue *v, JigValue *scale, RowFn *fn) {
    JigLoc loc = jig_op_loc(op);
    JigValue *made;
    const JigType *from = jig_value_type(v), *to = jig_op_result_type(op, 0);
    Blocks b = {.of = from};
    if (jig_type_is_shaped(from) && (!jig_type_is_vector(from) || jig_type_is_scalable(from)))
        return jig_no_match(rw, op, "neither a number nor a vector of known size");
    if (jig_type_is_vector(from) && jig_type_num_elements(from) > JIG_VECTOR_MANY)
        return jig_no_match(rw, op, "of too many elements");
    if (jig_type_is_vector(from))
        find_blocks(rw, scale, &b);
    scale = jig_amdgpu_float_as(rw, loc, scale, jig_type_float(rw->ctx, JIG_F32));
    if (jig_type_is_vector(from)) {
        made = convert_vector(rw, loc, &b, v, scale, to, fn);
    } else {
        v = jig_vector_build_broadcast(rw, loc, jig_amdgpu_row_of(1, from), v);
        made = fn == widen_row
                   ? widened(rw, loc, v, scale, 0, to)
                   : narrowed(rw, loc, v, scale, 0, NULL, jig_amdgpu_row_of(in_word(to), to));
        made = jig_amdgpu_element(rw, loc, made, 0);
    }
    jig_rw_replace(rw, op, &made, 1);
    return true;
}

static bool widen(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return convert(rw, op, jig_arith_scaling_extf_in(op), jig_arith_scaling_extf_scale(op),
                   widen_row);
}

static bool narrow(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *mode = jig_arith_scaling_truncf_roundingmode_attr(op);
    if (mode && jig_attr_int_value(mode) != TO_NEAREST_EVEN)
        return jig_no_match(rw, op, "does not round to nearest");
    return convert(rw, op, jig_arith_scaling_truncf_in(op), jig_arith_scaling_truncf_scale(op),
                   narrow_row);
}

const JigPattern jig_amdgpu_scaled_patterns[] = {
    {.name = "floats with scales as wider ones",
     .root = "arith.scaling_extf",
     .fn = widen,
     .leaves_invalid = true},
    {.name = "floats as narrower ones with scales",
     .root = "arith.scaling_truncf",
     .fn = narrow,
     .leaves_invalid = true},
    {0},
};
