/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Evaluation of the Winograd transforms: every tile X becomes L X R, where R is the transpose of L
 * and a side that has no window is left out. Each product is a sum from the first to the last
 * term, rounded at every step.
 */
#include "eval/kernels.h"
#include "eval/eval_views.h"
#include "dialect/linalg/linalg_int.h"
#include "dialect/linalg/linalg_winograd.h"

enum { MAX_TILE = JIG_WINOGRAD_MAX_TILE };
typedef JigWinogradMatrix Matrix;
typedef JigWinogradFamily Family;

/* How the tiles lie in a tensor: which dimension has a tile's rows (then its columns), which one
 * counts the tiles of a column (then of a row; NONE: they follow each other in the tile's
 * dimension), and where the other two are. */
enum { NONE = -1 };
typedef struct Layout {
    int8_t tile, count, others[2];
} Layout;
typedef struct Kind {
    const Matrix *matrix;
    Layout in, out;
    bool adds; /* to what the output held */
} Kind;

static Kind kind_of(const JigOp *op, const Family *family) {
    const Layout spread = {0, 2, {4, 5}}, image = {1, NONE, {0, 3}};
    if (jig_op_is(op, JIG_LINALG(WINOGRAD_FILTER_TRANSFORM)))
        return (Kind){&family->filter, image, {0, NONE, {3, 2}}, false};
    if (jig_op_is(op, JIG_LINALG(WINOGRAD_INPUT_TRANSFORM)))
        return (Kind){&family->input, image, spread, false};
    return (Kind){&family->output, spread, image, true};
}

typedef struct Cell {
    JigFloat x;
    bool poison;
} Cell;
typedef struct Grid {
    int64_t rows, columns;
    Cell at[MAX_TILE][MAX_TILE];
} Grid;

typedef struct Winograd {
    JigEvalCall *call;
    Kind kind;
    JigWinograd size;
    JigFloat scale;
    bool scales, side[2];                    /* are rows (columns) transformed? */
    int64_t in_step[2], out_step[2];         /* from one tile to the next */
    int64_t in_tile[2], out_tile[2], num[4]; /* sizes; numbers of tiles, of the others */
    JigEvalShaped *in, *out;
} Winograd;

static const JigRounding even = JIG_ROUND_NEAREST_EVEN;

static void add_product(Cell *sum, JigFloat factor, const Cell *cell) {
    sum->x = jig_float_add(sum->x, jig_float_mul(factor, cell->x, even), even);
    sum->poison = sum->poison || cell->poison;
}

/* `sum` += L x. */
static void multiply_left(const Matrix *m, const Grid *x, Grid *sum) {
    for (int64_t i = 0; i < m->rows; ++i)
        for (int64_t j = 0; j < x->columns; ++j)
            for (int64_t k = 0; k < m->columns; ++k)
                add_product(&sum->at[i][j], jig_linalg_winograd_entry(m, i, k, x->at[k][j].x.kind),
                            &x->at[k][j]);
}
/* `sum` += x R, R the transpose. */
static void multiply_right(const Matrix *m, const Grid *x, Grid *sum) {
    for (int64_t i = 0; i < x->rows; ++i)
        for (int64_t j = 0; j < m->rows; ++j)
            for (int64_t k = 0; k < m->columns; ++k)
                add_product(&sum->at[i][j], jig_linalg_winograd_entry(m, j, k, x->at[i][k].x.kind),
                            &x->at[i][k]);
}

static void clear(Grid *g, int64_t rows, int64_t columns, JigFloatKind kind) {
    *g = (Grid){.rows = rows, .columns = columns};
    for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < columns; ++j)
            g->at[i][j].x = jig_float_zero(kind, false);
}

/* The byte of row i, column j of the tile that `tile` counts. */
static bool locate(const Winograd *w, bool is_in, const int64_t *tile, int64_t i, int64_t j,
                   size_t *at) {
    const Layout *layout = is_in ? &w->kind.in : &w->kind.out;
    const int64_t place[] = {i, j}, *step = is_in ? w->in_step : w->out_step;
    int64_t index[6] = {0};
    for (int s = 0; s < 2; ++s) {
        index[layout->tile + s] = place[s];
        if (layout->count == NONE)
            index[layout->tile + s] += tile[s] * step[s];
        else
            index[layout->count + s] = tile[s];
        index[layout->others[s]] = tile[2 + s];
    }
    return jig_eval_shaped_at(w->call, is_in ? w->in : w->out, index, at);
}

static bool read_tile(const Winograd *w, bool is_in, const int64_t *tile, Grid *g) {
    const JigEvalShaped *s = is_in ? w->in : w->out;
    const int64_t *size = is_in ? w->in_tile : w->out_tile;
    clear(g, size[0], size[1], s->elem.float_kind);
    for (int64_t i = 0; i < g->rows; ++i)
        for (int64_t j = 0; j < g->columns; ++j) {
            size_t at;
            JigEvalValue v = {0};
            JigNum n;
            JIG_CHECK(locate(w, is_in, tile, i, j, &at));
            jig_eval_load_elem(w->call->eval, jig_eval_loc(w->call->step->op), s, at, &v);
            if (v.tag == JIG_EVAL_NONE)
                return jig_eval_fail(w->call, "reads an element that was never written");
            g->at[i][j].poison = v.tag == JIG_EVAL_POISON;
            if (g->at[i][j].poison)
                continue;
            jig_eval_num_of_value(&s->elem, &v, &n);
            g->at[i][j].x = n.f;
        }
    return true;
}

static bool write_tile(const Winograd *w, const int64_t *tile, const Grid *g) {
    for (int64_t i = 0; i < g->rows; ++i)
        for (int64_t j = 0; j < g->columns; ++j) {
            size_t at;
            JigEvalValue v = {.tag = JIG_EVAL_POISON};
            JIG_CHECK(locate(w, false, tile, i, j, &at));
            if (!g->at[i][j].poison)
                jig_eval_value_of_num(w->call->eval, &w->out->elem, &(JigNum){.f = g->at[i][j].x},
                                      &v);
            jig_eval_store_elem(w->out, at, &v);
        }
    return true;
}

/* Sums start at what the output held when nothing scales them, else it is added behind. */
static bool transform_tile(const Winograd *w, const int64_t *tile) {
    Grid x, left, held;
    JigFloatKind kind = w->in->elem.float_kind;
    const Matrix *m = w->kind.matrix;
    JIG_CHECK(read_tile(w, true, tile, &x));
    if (w->kind.adds)
        JIG_CHECK(read_tile(w, false, tile, &held));
    else
        clear(&held, w->out_tile[0], w->out_tile[1], kind);
    Grid sum = held;
    if (w->scales)
        clear(&sum, held.rows, held.columns, kind);
    if (w->side[0] && w->side[1]) {
        clear(&left, m->rows, x.columns, kind);
        multiply_left(m, &x, &left);
        multiply_right(m, &left, &sum);
    } else if (w->side[0] || w->side[1]) {
        (w->side[0] ? multiply_left : multiply_right)(m, &x, &sum);
    } else {
        sum = x;
    }
    for (int64_t i = 0; w->scales && i < sum.rows; ++i)
        for (int64_t j = 0; j < sum.columns; ++j) {
            Cell scaled = sum.at[i][j];
            sum.at[i][j] = held.at[i][j];
            scaled.x = jig_float_mul(w->scale, scaled.x, even);
            sum.at[i][j].x = jig_float_add(scaled.x, held.at[i][j].x, even);
            sum.at[i][j].poison = scaled.poison || held.at[i][j].poison;
        }
    return write_tile(w, tile, &sum);
}

/* Sizes of one side (rows or columns): of its tiles, and how many. */
static bool measure(Winograd *w, int s) {
    const Layout *in = &w->kind.in, *out = &w->kind.out;
    int64_t from = w->in->sizes[in->tile + s], to = w->out->sizes[out->tile + s];
    const Matrix *m = w->kind.matrix;
    bool is_filter = in->count == NONE && out->count == NONE;
    w->side[s] = in->count != NONE ? from != 1 : is_filter ? from != 1 : to != 1;
    w->in_tile[s] = w->side[s] ? m->columns : 1;
    w->out_tile[s] = w->side[s] ? m->rows : 1;
    w->in_step[s] = w->out_step[s] = w->side[s] ? w->size.m : 1;
    w->num[s] = is_filter           ? 1
                : in->count != NONE ? w->in->sizes[in->count + s]
                                    : w->out->sizes[out->count + s];
    int64_t read =
        in->count != NONE ? w->in_tile[s] : w->in_tile[s] + (w->num[s] - 1) * w->in_step[s];
    int64_t wrote =
        out->count != NONE ? w->out_tile[s] : w->out_tile[s] + (w->num[s] - 1) * w->out_step[s];
    w->num[2 + s] = w->in->sizes[in->others[s]];
    if (w->num[s] > 0 && (read != from || wrote != to))
        return jig_eval_fail(w->call, "has tiles that do not fit sizes %lld and %lld",
                             (long long)from, (long long)to);
    return w->out->sizes[out->others[s]] == w->num[2 + s] ||
           jig_eval_fail(w->call, "has operands of different sizes: %lld and %lld",
                         (long long)w->num[2 + s], (long long)w->out->sizes[out->others[s]]);
}

JigEvalOutcome jig_linalg_eval_winograd(JigEvalCall *call) {
    const Family *family = jig_linalg_winograd_family(call->step->op);
    Winograd w = {.call = call, .kind = kind_of(call->step->op, family)};
    w.size = jig_linalg_winograd(call->step->op);
    w.in = jig_eval_shaped(call, 0);
    if (!w.in || !jig_eval_shaped(call, 1))
        return JIG_EVAL_STOP;
    if (w.in->elem.kind != JIG_ELEM_FLOAT)
        return jig_eval_unknown(call, "is of floats only");
    w.out = jig_eval_shaped_own(call, 1);
    if (jig_eval_give(call, 0, w.out) == JIG_EVAL_STOP || !measure(&w, 0) || !measure(&w, 1))
        return JIG_EVAL_STOP;
    int64_t scale =
        w.kind.adds ? (w.side[0] ? family->scale : 1) * (w.side[1] ? family->scale : 1) : 1;
    w.scales = scale != 1;
    w.scale = jig_float_from_double(w.in->elem.float_kind, (double)scale);
    int64_t tile[4] = {0};
    for (int i = 0; i < 4; ++i)
        if (w.num[i] <= 0)
            return JIG_EVAL_NEXT;
    do {
        if (!transform_tile(&w, tile))
            return JIG_EVAL_STOP;
    } while (jig_eval_next_index(tile, w.num, 4));
    return JIG_EVAL_NEXT;
}
