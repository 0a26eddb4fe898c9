/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A Winograd transform as loops over its tiles, each of which is multiplied by constants. */
#include "payload/structured/decompose_winograd.h"

#include "dialect/affine/affine.h"
#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/linalg/linalg_winograd.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "payload/structured/regroup.h"
#include "support/arena.h"

enum { MAX_LOOPS = 4, MAX_RANK = 6 };

/* How tiles lie in a tensor. */
typedef enum Layout {
    WINDOW, /* f h w c */
    FILTER, /* alpha h w, c f */
    IMAGE,  /* n h w c, tiles overlap */
    TILES,  /* alpha h w, tiles h w, n c */
} Layout;

typedef struct Kind {
    const JigWinogradMatrix *matrix;
    Layout in, out;
    bool adds; /* to what the output held */
} Kind;

typedef struct Transform {
    JigRewriter *rw;
    JigLoc loc;
    JigOp *op;
    Kind kind;
    JigValue *in, *dest;
    const JigType *element;
    int64_t m, scale;
    bool side[2];    /* are rows (columns) transformed? */
    int64_t from[2]; /* sizes of a tile that is read */
    int64_t to[2];   /* and of one that is written */
    JigValue *zero;  /* the index from which loops start */
    JigValue *ivs[MAX_LOOPS];
    size_t num_loops;
    JigMixed image[2]; /* where the tile stands in the image, once computed */
    JigArena *a;
} Transform;

static Kind kind_of(const JigOp *op) {
    const JigWinogradFamily *f = jig_linalg_winograd_family(op);
    if (jig_op_is(op, JIG_LINALG(WINOGRAD_FILTER_TRANSFORM)))
        return (Kind){&f->filter, WINDOW, FILTER, false};
    if (jig_op_is(op, JIG_LINALG(WINOGRAD_INPUT_TRANSFORM)))
        return (Kind){&f->input, IMAGE, TILES, false};
    return (Kind){&f->output, TILES, IMAGE, true};
}

/* ---- Can it be done? ---- */

/* Which dimension of a side tells whether there is anything to transform. */
static int64_t extent(const Transform *t, size_t side) {
    const JigType *in = jig_value_type(t->in), *out = jig_value_type(t->dest);
    if (t->kind.in == WINDOW)
        return jig_type_dim(in, 1 + side);
    return jig_type_dim(t->kind.in == TILES ? in : out, side);
}

static bool find_sizes(Transform *t, JigReason *why) {
    const JigWinogradMatrix *m = t->kind.matrix;
    if (!jig_type_is_float(t->element))
        return jig_refuse(why, t->op, "expected floats, whose fractions are numbers");
    for (size_t s = 0; s < 2; ++s) {
        t->side[s] = extent(t, s) != 1;
        if (t->kind.in == TILES && t->side[s] && extent(t, s) != m->columns)
            return jig_refuse(why, t->op, "expected tiles of {}, or 1", jig_fact_int(m->columns));
        t->from[s] = t->side[s] ? m->columns : 1;
        t->to[s] = t->side[s] ? m->rows : 1;
    }
    return true;
}

/* ---- Loops ---- */

/* The sizes that are looped over, and of which tensor. */
static void loop_sizes(Transform *t, JigMixed *sizes) {
    static const size_t of_window[] = {0, 3}, of_tiles[] = {2, 3, 4, 5};
    bool is_filter = t->kind.in == WINDOW;
    JigValue *counted = is_filter || t->kind.in == TILES ? t->in : t->dest;
    t->num_loops = is_filter ? JIG_LEN(of_window) : JIG_LEN(of_tiles);
    for (size_t i = 0; i < t->num_loops; ++i)
        sizes[i] =
            jig_tensor_build_dim(t->rw, t->loc, counted, is_filter ? of_window[i] : of_tiles[i]);
}

/* ---- Tiles ---- */

static JigMixed number(const Transform *t, int64_t value) {
    return jig_mixed_int(t->rw->ctx, value);
}

static void place_in_image(Transform *t) {
    for (size_t s = 0; s < 2; ++s) {
        const JigExpr *d = jig_expr_dim(t->rw->ctx, 0),
                      *e = t->side[s] ? jig_expr_mul_const(d, t->m) : d;
        JigMixed tile = jig_mixed_value(t->ivs[s]);
        t->image[s] = jig_mixed_value(jig_op_result(
            jig_affine_apply(t->rw, t->loc, jig_map(t->rw->ctx, 1, 0, &e, 1), &tile), 0));
    }
}

/* The tile of this layout; sizes of rows and columns. Lists are in the arena. */
static JigSlice tile_at(const Transform *t, Layout layout, const int64_t *size) {
    JigMixed *offsets = JIG_NEW_ARRAY(t->a, JigMixed, MAX_RANK),
             *sizes = JIG_NEW_ARRAY(t->a, JigMixed, MAX_RANK);
    size_t first = layout == WINDOW || layout == IMAGE ? 1 : 0, rank = layout == TILES ? 6 : 4;
    for (size_t i = 0; i < rank; ++i) {
        bool within = i == first || i == first + 1;
        sizes[i] = number(t, within ? size[i - first] : 1);
        offsets[i] = layout == TILES ? number(t, 0) : jig_mixed_value(t->zero);
    }
    if (layout == WINDOW || layout == FILTER) {
        offsets[layout == WINDOW ? 0 : 3] = jig_mixed_value(t->ivs[0]);
        offsets[layout == WINDOW ? 3 : 2] = jig_mixed_value(t->ivs[1]);
    } else if (layout == IMAGE) {
        offsets[0] = jig_mixed_value(t->ivs[2]);
        offsets[1] = t->image[0];
        offsets[2] = t->image[1];
        offsets[3] = jig_mixed_value(t->ivs[3]);
    } else {
        for (size_t i = 0; i < MAX_LOOPS; ++i)
            offsets[2 + i] = jig_mixed_value(t->ivs[i]);
    }
    return (JigSlice){.offsets = offsets, .sizes = sizes, .rank = rank};
}

static JigValue *read_tile(const Transform *t, JigValue *from, Layout layout, const int64_t *size) {
    const JigType *type = jig_type_tensor(size, 2, t->element, NULL);
    return jig_op_result(
        jig_tensor_build_extract_slice(t->rw, t->loc, type, from, tile_at(t, layout, size)), 0);
}

/* ---- Products ---- */

static JigValue *constant_matrix(const Transform *t, bool transposed) {
    const JigWinogradMatrix *m = t->kind.matrix;
    int64_t shape[] = {transposed ? m->columns : m->rows, transposed ? m->rows : m->columns};
    const JigType *type = jig_type_tensor(shape, 2, t->element, NULL);
    JigFloatKind kind = jig_type_float_kind(t->element);
    const JigAttr *items[JIG_WINOGRAD_MAX_TILE * JIG_WINOGRAD_MAX_TILE];
    size_t n = 0;
    for (int64_t i = 0; i < shape[0]; ++i)
        for (int64_t j = 0; j < shape[1]; ++j)
            items[n++] =
                jig_attr_float(t->element, transposed ? jig_linalg_winograd_entry(m, j, i, kind)
                                                      : jig_linalg_winograd_entry(m, i, j, kind));
    return jig_arith_constant(t->rw, t->loc, type, jig_attr_dense_of(type, items, n));
}

static JigValue *zeros(const Transform *t, JigValue *zero, int64_t rows, int64_t columns) {
    JigValue *empty =
        jig_structured_empty_tensor(t->rw, t->loc, (int64_t[]){rows, columns}, 2, t->element);
    return jig_op_result(
        jig_linalg_build(t->rw, t->loc, JIG_LINALG(FILL), &zero, 1, &empty, 1, NULL), 0);
}

/* L x or x R, added to `held`; that NULL: to zeros. */
static JigValue *product(const Transform *t, JigValue *x, bool is_right, JigValue *zero,
                         JigValue *held) {
    const JigType *type = jig_value_type(x);
    int64_t rows = is_right ? jig_type_dim(type, 0) : t->kind.matrix->rows,
            columns = is_right ? t->kind.matrix->rows : jig_type_dim(type, 1);
    JigValue *init = held ? held : zeros(t, zero, rows, columns);
    JigValue *matrix = constant_matrix(t, is_right);
    JigValue *ins[] = {is_right ? x : matrix, is_right ? matrix : x};
    return jig_op_result(
        jig_linalg_build(t->rw, t->loc, JIG_LINALG(MATMUL), ins, 2, &init, 1, NULL), 0);
}

/* x times the scale, added to `held`. */
static JigValue *scaled(const Transform *t, JigValue *x, JigValue *held) {
    JigRewriter *rw = t->rw;
    JigFloat number = jig_float_from_double(jig_type_float_kind(t->element), (double)t->scale);
    JigValue *scale =
        jig_arith_constant(rw, t->loc, t->element, jig_attr_float(t->element, number));
    const JigMap *id = jig_map_identity(rw->ctx, 2);
    const JigMap *maps[] = {jig_map(rw->ctx, 2, 0, NULL, 0), id, id};
    const JigIterator iterators[] = {JIG_PARALLEL, JIG_PARALLEL};
    JigOp *generic = jig_linalg_build_generic(rw, t->loc, (JigValue *[]){scale, x}, 2, &held, 1,
                                              maps, iterators, 2);
    JigBlock *body = jig_op_body(generic);
    JigPoint after = jig_point(rw);
    jig_at_end(rw, body);
    JigArithMulf mul = {.lhs = jig_block_arg(body, 0), .rhs = jig_block_arg(body, 1)};
    JigArithAddf add = {.lhs = jig_op_result(jig_arith_mulf_build(rw, t->loc, &mul), 0),
                        .rhs = jig_block_arg(body, 2)};
    JigValue *sum = jig_op_result(jig_arith_addf_build(rw, t->loc, &add), 0);
    (void)jig_linalg_build_yield(rw, t->loc, &sum, 1);
    jig_set_point(rw, after);
    return jig_op_result(generic, 0);
}

/* One tile, of what `carried` holds; the new carried tensor. */
static JigValue *transform_tile(Transform *t, JigValue *carried) {
    if (t->kind.in == IMAGE)
        place_in_image(t);
    JigValue *x = read_tile(t, t->in, t->kind.in, t->from), *held = NULL;
    JigValue *zero = jig_arith_constant(t->rw, t->loc, t->element, jig_attr_zero(t->element));
    if (t->kind.adds) {
        place_in_image(t);
        held = read_tile(t, carried, t->kind.out, t->to);
    }
    JigValue *init = t->scale == 1 ? held : NULL;
    if (t->side[0])
        x = product(t, x, false, zero, t->side[1] ? NULL : init);
    if (t->side[1])
        x = product(t, x, true, zero, init);
    if (t->scale != 1)
        x = scaled(t, x, held);
    return jig_op_result(
        jig_tensor_build_insert_slice(t->rw, t->loc, x, carried, tile_at(t, t->kind.out, t->to)),
        0);
}

/* Loops from number `i` on, around the transformation of a tile; what they make. */
static JigValue *build_loops(Transform *t, JigValue *const *upper, JigValue *step, size_t i,
                             JigValue *carried) {
    if (i == t->num_loops)
        return transform_tile(t, carried);
    JigRewriter *rw = t->rw;
    JigValue *const bounds[] = {t->zero, upper[i], step};
    JigOp *loop = jig_scf_for_begin(rw, t->loc, bounds, &carried, 1, false);
    JigPoint after = jig_point(rw);
    t->ivs[i] = jig_scf_for_iv(loop);
    jig_at_end(rw, jig_op_body(loop));
    JigValue *inner = build_loops(t, upper, step, i + 1, jig_scf_for_iter_arg(loop, 0));
    (void)jig_scf_yield_build(rw, t->loc, &(JigScfYield){.results = JIG_VALUES(inner)});
    jig_set_point(rw, after);
    return jig_op_result(loop, 0);
}

bool jig_structured_is_winograd_transform(const JigOp *op) {
    return jig_op_is(op, JIG_LINALG(WINOGRAD_FILTER_TRANSFORM)) ||
           jig_op_is(op, JIG_LINALG(WINOGRAD_INPUT_TRANSFORM)) ||
           jig_op_is(op, JIG_LINALG(WINOGRAD_OUTPUT_TRANSFORM));
}

JigOp *jig_structured_decompose_winograd(JigRewriter *rw, JigOp *op, JigReason *why) {
    if (!jig_structured_is_winograd_transform(op))
        return jig_refuse(why, op, "expected one of the Winograd transforms"), NULL;
    JigOperandRange inits = jig_dps_inits(op);
    Transform t = {.rw = rw,
                   .loc = jig_op_loc(op),
                   .op = op,
                   .kind = kind_of(op),
                   .in = jig_linalg_input(op),
                   .dest = jig_op_operand(op, inits.start)};
    t.element = jig_type_element(jig_value_type(t.in));
    t.m = jig_linalg_winograd(op).m;
    if (!find_sizes(&t, why))
        return NULL;
    int64_t scale = jig_linalg_winograd_family(op)->scale;
    t.scale = t.kind.adds ? (t.side[0] ? scale : 1) * (t.side[1] ? scale : 1) : 1;
    t.a = jig_arena_create();
    jig_at_before(rw, op);
    JigMixed sizes[MAX_LOOPS];
    JigValue *upper[MAX_LOOPS];
    t.zero = jig_arith_index(rw, t.loc, 0);
    loop_sizes(&t, sizes);
    for (size_t i = 0; i < t.num_loops; ++i)
        upper[i] = jig_arith_mixed_to_value(rw, t.loc, sizes[i]);
    JigOp *loops = jig_value_def(build_loops(&t, upper, jig_arith_index(rw, t.loc, 1), 0, t.dest));
    jig_rw_replace_op(rw, op, loops);
    jig_arena_destroy(t.a);
    return loops;
}
