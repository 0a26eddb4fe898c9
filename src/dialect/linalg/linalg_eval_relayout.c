/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluation of pack, unpack and softmax, which have no body. */
#include "eval/kernels.h"
#include "eval/eval_views.h"
#include "dialect/linalg/linalg_int.h"
#include "support/field.h"

#include <math.h>

/* ---- pack, unpack ---- */

typedef struct Tiling {
    JigEvalShaped *unpacked, *packed; /* one of which is written */
    const int64_t *positions;         /* of the tiles' dimensions in the unpacked tensor */
    const int64_t *order;             /* of the outer dimensions, or NULL */
    int64_t *tiles, *of_dim;          /* per tile, and per dimension (1 without one) */
    size_t num_tiles;
    int64_t *index, *there;
} Tiling;

static bool open_tiling(JigEvalCall *call, bool is_pack, Tiling *t) {
    JigOp *op = call->step->op;
    JigArena *a = &call->eval->scratch;
    JigEvalList tiles = jig_eval_list(jig_linalg_static_inner_tiles_attr(op),
                                      is_pack ? jig_linalg_pack_inner_tiles(op)
                                              : jig_linalg_unpack_inner_tiles(op));
    const JigAttr *perm = jig_linalg_outer_dims_perm_attr(op);
    size_t rank = t->unpacked->rank;
    t->num_tiles = tiles.n;
    t->positions = jig_attr_dense_i64_data(jig_linalg_inner_dims_pos_attr(op));
    t->order = perm && jig_attr_dense_array_len(perm) ? jig_attr_dense_i64_data(perm) : NULL;
    t->tiles = JIG_NEW_ARRAY(a, int64_t, tiles.n + 1);
    t->of_dim = JIG_NEW_ARRAY(a, int64_t, rank + 1);
    t->index = JIG_NEW_ARRAY(a, int64_t, t->packed->rank + 1);
    t->there = JIG_NEW_ARRAY(a, int64_t, t->packed->rank + 1);
    JIG_CHECK(jig_eval_list_get(call, &tiles, t->tiles));
    for (size_t d = 0; d < rank; ++d)
        t->of_dim[d] = 1;
    for (size_t k = 0; k < t->num_tiles; ++k) {
        if (t->tiles[k] <= 0)
            return jig_eval_fail(call, "has a tile of size %lld", (long long)t->tiles[k]);
        if (t->packed->sizes[rank + k] != t->tiles[k])
            return jig_eval_fail(call, "has tiles of size %lld in a dimension of size %lld",
                                 (long long)t->tiles[k], (long long)t->packed->sizes[rank + k]);
        t->of_dim[t->positions[k]] = t->tiles[k];
    }
    return true;
}

/* The packed element at `index` is the unpacked one at `there`. */
static void unpacked_index(const Tiling *t) {
    size_t rank = t->unpacked->rank;
    for (size_t d = 0; d < rank; ++d) {
        size_t dim = t->order ? (size_t)t->order[d] : d;
        t->there[dim] = t->index[d] * t->of_dim[dim];
    }
    for (size_t k = 0; k < t->num_tiles; ++k)
        t->there[t->positions[k]] += t->index[rank + k];
}

static bool is_inside(const Tiling *t) {
    for (size_t d = 0; d < t->unpacked->rank; ++d)
        if (t->there[d] >= t->unpacked->sizes[d])
            return false;
    return true;
}

/* Walks over the packed tensor; elements beyond the unpacked one are padding. */
static bool relayout(JigEvalCall *call, const Tiling *t, bool pack, const JigEvalValue *padding) {
    size_t size = jig_eval_elem_bytes(&t->packed->elem), at = 0, there;
    if (jig_eval_shaped_count(t->packed) == 0)
        return true;
    do {
        unpacked_index(t);
        if (is_inside(t)) {
            JIG_CHECK(jig_eval_shaped_at(call, t->unpacked, t->there, &there));
            if (pack)
                jig_eval_buffer_copy(t->packed->buffer, at, t->unpacked->buffer, there, size);
            else
                jig_eval_buffer_copy(t->unpacked->buffer, there, t->packed->buffer, at, size);
        } else if (pack && !padding) {
            return jig_eval_fail(call, "needs padding, but has none");
        } else if (pack) {
            jig_eval_store_elem(t->packed, at, padding);
        }
        at += size;
    } while (jig_eval_next_index(t->index, t->packed->sizes, t->packed->rank));
    return true;
}

/* Does each element of the unpacked tensor stand in some tile? */
static bool check_covered(JigEvalCall *call, const Tiling *t) {
    for (size_t d = 0; d < t->unpacked->rank; ++d) {
        size_t dim = t->order ? (size_t)t->order[d] : d;
        int64_t need = t->unpacked->sizes[dim], tile = t->of_dim[dim];
        if (t->packed->sizes[d] < need / tile + (need % tile != 0))
            return jig_eval_fail(call, "has too few tiles for dimension %zu: %lld of size %lld",
                                 dim, (long long)t->packed->sizes[d], (long long)tile);
    }
    return true;
}

static bool pack(JigEvalCall *call, bool is_pack) {
    JigEvalShaped *source = jig_eval_shaped(call, 0);
    JIG_CHECK(source && jig_eval_shaped(call, 1));
    bool pads = is_pack && jig_linalg_pack_padding_value(call->step->op);
    const JigEvalValue *padding = pads ? jig_eval_slot(call, 2) : NULL;
    JigEvalShaped *dest = jig_eval_shaped_own(call, 1);
    JIG_CHECK(dest);
    jig_eval_set_slot(jig_eval_result_slot(call, 0), jig_eval_shaped_value(dest));
    Tiling t = {.unpacked = is_pack ? source : dest, .packed = is_pack ? dest : source};
    return open_tiling(call, is_pack, &t) && check_covered(call, &t) &&
           relayout(call, &t, is_pack, padding);
}

JigEvalOutcome jig_linalg_eval_relayout(JigEvalCall *call) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    bool ok = pack(call, jig_op_is(call->step->op, JIG_LINALG(PACK)));
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}

/* ---- softmax ---- */

static JigFloat exponential(JigFloat x) {
    if (jig_is_in_field(x.kind))
        return jig_field_exp(x);
    double y = exp(jig_float_to_double(x));
    return isnan(y) ? jig_float_nan(x.kind) : jig_float_from_double(x.kind, y);
}

typedef struct Line {
    const JigEvalShaped *in;
    JigEvalShaped *out;
    int64_t *index;
    size_t dim;
} Line;

/* The number at place k of the line; false after an error, *poison when it is. */
static bool read_number(JigEvalCall *call, const Line *line, int64_t k, JigFloat *out,
                        bool *poison) {
    size_t at;
    JigEvalValue v = {0};
    JigNum n;
    line->index[line->dim] = k;
    JIG_CHECK(jig_eval_shaped_at(call, line->in, line->index, &at));
    jig_eval_load_elem(call->eval, jig_eval_loc(call->step->op), line->in, at, &v);
    if (v.tag == JIG_EVAL_NONE)
        return jig_eval_fail(call, "reads an element that was never written");
    *poison = *poison || v.tag == JIG_EVAL_POISON;
    *out = jig_float_zero(line->in->elem.float_kind, false);
    if (v.tag != JIG_EVAL_POISON) {
        jig_eval_num_of_value(&line->in->elem, &v, &n);
        *out = n.f;
    }
    return true;
}

static bool write_number(JigEvalCall *call, const Line *line, int64_t k, JigFloat x, bool poison) {
    size_t at;
    JigEvalValue v = {.tag = JIG_EVAL_POISON};
    line->index[line->dim] = k;
    JIG_CHECK(jig_eval_shaped_at(call, line->out, line->index, &at));
    if (!poison)
        jig_eval_value_of_num(call->eval, &line->out->elem, &(JigNum){.f = x}, &v);
    jig_eval_store_elem(line->out, at, &v);
    return true;
}

/* exp(x - max) / sum of these; every step is rounded, the sum runs from the first to the last. */
static bool softmax_line(JigEvalCall *call, const Line *line) {
    const JigRounding even = JIG_ROUND_NEAREST_EVEN;
    JigFloatKind kind = line->in->elem.float_kind;
    JigFloat max = jig_float_inf(kind, true), sum = jig_float_zero(kind, false);
    int64_t n = line->in->sizes[line->dim];
    bool poison = false;
    JigFloat *x = JIG_NEW_ARRAY(&call->eval->scratch, JigFloat, n + 1);
    for (int64_t k = 0; k < n; ++k) {
        JIG_CHECK(read_number(call, line, k, &x[k], &poison));
        max = jig_float_maxnum(max, x[k]);
    }
    for (int64_t k = 0; k < n; ++k) {
        x[k] = exponential(jig_float_sub(x[k], max, even));
        sum = jig_float_add(sum, x[k], even);
    }
    for (int64_t k = 0; k < n; ++k)
        JIG_CHECK(write_number(call, line, k, jig_float_div(x[k], sum, even), poison));
    line->index[line->dim] = 0;
    return true;
}

static bool softmax(JigEvalCall *call) {
    Line line = {.dim = (size_t)jig_linalg_softmax_dimension(call->step->op)};
    line.in = jig_eval_shaped(call, 0);
    JIG_CHECK(line.in && jig_eval_shaped(call, 1));
    if (line.in->elem.kind != JIG_ELEM_FLOAT)
        return jig_eval_unknown_fail(call, "is of floats only");
    JigArena *a = &call->eval->scratch;
    line.out = jig_eval_slot(call, 1)->shaped;
    if (call->step->num_results) {
        line.out = jig_eval_shaped_own(call, 1);
        JIG_CHECK(line.out);
        jig_eval_set_slot(jig_eval_result_slot(call, 0), jig_eval_shaped_value(line.out));
    }
    int64_t *sizes = jig_arena_copy(a, line.in->sizes, (line.in->rank + 1) * sizeof *sizes);
    line.index = JIG_NEW_ARRAY(a, int64_t, line.in->rank + 1);
    if (jig_eval_shaped_count(line.in) == 0)
        return true;
    sizes[line.dim] = 1;
    JigArenaMark mark = jig_arena_mark(a);
    do {
        JIG_CHECK(softmax_line(call, &line));
        jig_arena_rewind(a, mark);
    } while (jig_eval_next_index(line.index, sizes, line.in->rank));
    return true;
}

JigEvalOutcome jig_linalg_eval_softmax(JigEvalCall *call) {
    JigArenaMark mark = jig_arena_mark(&call->eval->scratch);
    bool ok = softmax(call);
    jig_arena_rewind(&call->eval->scratch, mark);
    return ok ? JIG_EVAL_NEXT : JIG_EVAL_STOP;
}
