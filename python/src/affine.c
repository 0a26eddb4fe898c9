/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * AffineExpr and its classes, AffineMap, IntegerSet.
 */
#include "unique.h"

static PyCtx *ctx_of(PyObject *self) {
    return ((PyUnique *)self)->ctx;
}

static const JigExpr *expr_of(PyObject *self) {
    return ((PyUnique *)self)->it;
}

static const JigMap *map_of(PyObject *self) {
    return ((PyUnique *)self)->it;
}

static const JigSet *set_of(PyObject *self) {
    return ((PyUnique *)self)->it;
}

const JigExpr *py_expr_get(PyObject *x) {
    if (py_is(x, py_AffineExpr))
        return expr_of(x);
    PyErr_SetString(PyExc_TypeError, "expected an AffineExpr");
    return NULL;
}

const JigMap *py_map_get(PyObject *x) {
    if (py_is(x, py_AffineMap))
        return map_of(x);
    PyErr_SetString(PyExc_TypeError, "expected an AffineMap");
    return NULL;
}

/* ---- Expressions ---- */
static bool is_of_kind(const void *e, int kind) {
    return jig_expr_kind(e) == (JigExprKind)kind;
}
static bool is_binary(const void *e, int kind) {
    (void)kind;
    return jig_expr_is_binary(e);
}
static PyClassRow rows[10];

PyObject *py_expr(PyCtx *ctx, const JigExpr *e) {
    for (const PyClassRow *r = rows; r->name; ++r)
        if (r->is == is_of_kind && r->is(e, r->kind))
            return py_unique(r->cls, ctx, e);
    return py_unique(py_AffineExpr, ctx, e);
}

static PyObject *expr_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    PyObject *from;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O", (char *[]){"expr", NULL}, &from))
        return NULL;
    const JigExpr *e = py_expr_get(from);
    const PyClassRow *row = py_class_row(rows, cls);
    if (e && row && !row->is(e, row->kind)) {
        PyObject *name = PyType_GetName(cls);
        PyErr_Format(PyExc_ValueError, "Cannot cast affine expression to %V (from %S)", name, "",
                     from);
        Py_XDECREF(name);
        return NULL;
    }
    return e ? py_unique(cls, ctx_of(from), e) : NULL;
}

static PyObject *expr_isinstance(PyObject *cls, PyObject *other) {
    const PyClassRow *row = py_class_row(rows, (PyTypeObject *)cls);
    PY_RETURN_BOOL(py_is(other, py_AffineExpr) && (!row || row->is(expr_of(other), row->kind)));
}

static PyObject *text_of(JigStr (*text)(const void *it, JigArena *a), PyObject *self) {
    JigArena *a = py_scratch();
    PyObject *out = py_str(text(((PyUnique *)self)->it, a));
    py_scratch_end(a);
    return out;
}
static JigStr expr_text(const void *it, JigArena *a) {
    return jig_expr_to_str(it, a);
}
static JigStr map_text(const void *it, JigArena *a) {
    return jig_map_to_str(it, a);
}
static JigStr set_text(const void *it, JigArena *a) {
    return jig_set_to_str(it, a);
}
static PyObject *expr_str(PyObject *self) {
    return text_of(expr_text, self);
}
static PyObject *map_str(PyObject *self) {
    return text_of(map_text, self);
}
static PyObject *set_str(PyObject *self) {
    return text_of(set_text, self);
}
static PyObject *named_repr(PyObject *self) {
    PyObject *name = PyType_GetName(Py_TYPE(self));
    PyObject *out = name ? PyUnicode_FromFormat("%U(%S)", name, self) : NULL;
    Py_XDECREF(name);
    return out;
}

static PyObject *combined(JigExprKind kind, PyCtx *ctx, const JigExpr *a, const JigExpr *b) {
    const JigExpr *e = kind == JIG_EXPR_ADD        ? jig_expr_add(a, b)
                       : kind == JIG_EXPR_MUL      ? jig_expr_mul(a, b)
                       : kind == JIG_EXPR_MOD      ? jig_expr_mod(a, b)
                       : kind == JIG_EXPR_FLOORDIV ? jig_expr_floordiv(a, b)
                                                   : jig_expr_ceildiv(a, b);
    return py_expr(ctx, e);
}

/* Both operands, of which one may be a number. */
static bool operands(PyObject *x, PyObject *y, PyCtx **ctx, const JigExpr **a, const JigExpr **b) {
    PyObject *expr = py_is(x, py_AffineExpr) ? x : y;
    if (!py_is(expr, py_AffineExpr))
        return false;
    *ctx = ctx_of(expr);
    PyObject *sides[] = {x, y};
    const JigExpr **out[] = {a, b};
    for (int i = 0; i < 2; ++i) {
        if (py_is(sides[i], py_AffineExpr)) {
            if (!py_same_context((*ctx)->ctx, ctx_of(sides[i])->ctx))
                return false;
            *out[i] = expr_of(sides[i]);
        } else if (PyLong_Check(sides[i])) {
            *out[i] = jig_expr_constant((*ctx)->ctx, PyLong_AsLongLong(sides[i]));
        } else {
            return false;
        }
    }
    return !PyErr_Occurred();
}

static PyObject *binary(JigExprKind kind, PyObject *x, PyObject *y, bool minus) {
    PyCtx *ctx;
    const JigExpr *a, *b;
    if (!operands(x, y, &ctx, &a, &b)) {
        if (PyErr_Occurred())
            return NULL;
        Py_RETURN_NOTIMPLEMENTED;
    }
    return minus ? py_expr(ctx, jig_expr_sub(a, b)) : combined(kind, ctx, a, b);
}
static PyObject *nb_add(PyObject *x, PyObject *y) {
    return binary(JIG_EXPR_ADD, x, y, false);
}
static PyObject *nb_sub(PyObject *x, PyObject *y) {
    return binary(JIG_EXPR_ADD, x, y, true);
}
static PyObject *nb_mul(PyObject *x, PyObject *y) {
    return binary(JIG_EXPR_MUL, x, y, false);
}
static PyObject *nb_mod(PyObject *x, PyObject *y) {
    return binary(JIG_EXPR_MOD, x, y, false);
}

static PyObject *get_binary(JigExprKind kind, PyObject *args) {
    PyObject *x, *y;
    if (!PyArg_ParseTuple(args, "OO", &x, &y))
        return NULL;
    PyObject *out = binary(kind, x, y, false);
    if (out != Py_NotImplemented)
        return out;
    Py_DECREF(out);
    PyErr_SetString(PyExc_TypeError, "expected affine expressions or integers");
    return NULL;
}
#define GET(name, kind)                                                                            \
    static PyObject *name(PyObject *cls, PyObject *args) {                                         \
        (void)cls;                                                                                 \
        return get_binary(kind, args);                                                             \
    }
GET(get_add, JIG_EXPR_ADD)
GET(get_mul, JIG_EXPR_MUL)
GET(get_mod, JIG_EXPR_MOD)
GET(get_floor_div, JIG_EXPR_FLOORDIV)
GET(get_ceil_div, JIG_EXPR_CEILDIV)
#undef GET

static PyObject *class_get_binary(PyObject *cls, PyObject *args) {
    return get_binary((JigExprKind)py_class_row(rows, (PyTypeObject *)cls)->kind, args);
}

static bool is_count(long long n) {
    enum { MOST = 1 << 16 };
    if (n >= 0 && n <= MOST)
        return true;
    PyErr_Format(PyExc_ValueError, "there are 0 to %d dimensions and symbols, not %lld", MOST, n);
    return false;
}

static PyObject *leaf(JigExprKind kind, PyObject *args, PyObject *kw) {
    long long n;
    PyObject *given = NULL;
    char *words[] = {kind == JIG_EXPR_CONSTANT ? "value" : "position", "context", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, kw, "L|O", words, &n, &given))
        return NULL;
    PyCtx *ctx = kind == JIG_EXPR_CONSTANT || is_count(n) ? py_ctx_of(given) : NULL;
    if (!ctx)
        return NULL;
    return py_expr(ctx, kind == JIG_EXPR_CONSTANT ? jig_expr_constant(ctx->ctx, n)
                        : kind == JIG_EXPR_DIM    ? jig_expr_dim(ctx->ctx, (unsigned)n)
                                                  : jig_expr_symbol(ctx->ctx, (unsigned)n));
}
static PyObject *get_constant(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    return leaf(JIG_EXPR_CONSTANT, args, kw);
}
static PyObject *get_dim(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    return leaf(JIG_EXPR_DIM, args, kw);
}
static PyObject *get_symbol(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    return leaf(JIG_EXPR_SYMBOL, args, kw);
}

static PyObject *compose(PyObject *self, PyObject *map) {
    const JigMap *m = py_map_get(map);
    return m ? py_expr(ctx_of(self), jig_expr_replace(expr_of(self), jig_map_results(m),
                                                      jig_map_num_results(m), NULL, 0))
             : NULL;
}

static PyObject *shift(PyObject *self, PyObject *args, PyObject *kw, bool dims) {
    unsigned n, by, offset = 0;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "II|I",
            (char *[]){dims ? "num_dims" : "num_symbols", "shift", "offset", NULL}, &n, &by,
            &offset))
        return NULL;
    return py_expr(ctx_of(self), dims ? jig_expr_shift_dims(expr_of(self), n, by, offset)
                                      : jig_expr_shift_symbols(expr_of(self), n, by, offset));
}
static PyObject *shift_dims(PyObject *self, PyObject *args, PyObject *kw) {
    return shift(self, args, kw, true);
}
static PyObject *shift_symbols(PyObject *self, PyObject *args, PyObject *kw) {
    return shift(self, args, kw, false);
}
static PyObject *simplify(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *expr;
    unsigned dims, symbols;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O!II",
                                     (char *[]){"expr", "num_dims", "num_symbols", NULL},
                                     py_AffineExpr, &expr, &dims, &symbols))
        return NULL;
    return py_expr(ctx_of(expr), jig_expr_simplify(expr_of(expr), dims, symbols));
}

static PyObject *get_lhs(PyObject *self, void *closure) {
    (void)closure;
    return py_expr(ctx_of(self), jig_expr_lhs(expr_of(self)));
}
static PyObject *get_rhs(PyObject *self, void *closure) {
    (void)closure;
    return py_expr(ctx_of(self), jig_expr_rhs(expr_of(self)));
}
static PyObject *get_position(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromUnsignedLong(jig_expr_position(expr_of(self)));
}
static PyObject *get_value(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromLongLong(jig_expr_value(expr_of(self)));
}

static PyMethodDef expr_methods[] = {
    {"get_add", get_add, METH_VARARGS | METH_STATIC, "a + b"},
    {"get_mul", get_mul, METH_VARARGS | METH_STATIC, "a * b"},
    {"get_mod", get_mod, METH_VARARGS | METH_STATIC, "a mod b"},
    {"get_floor_div", get_floor_div, METH_VARARGS | METH_STATIC, "a floordiv b"},
    {"get_ceil_div", get_ceil_div, METH_VARARGS | METH_STATIC, "a ceildiv b"},
    {"get_constant", PY_STATIC(get_constant), "A number."},
    {"get_dim", PY_STATIC(get_dim), "dN"},
    {"get_symbol", PY_STATIC(get_symbol), "sN"},
    {"isinstance", expr_isinstance, METH_O | METH_CLASS, "Is it an expression of this class?"},
    {"compose", compose, METH_O, "With the results of a map for its dims."},
    {"shift_dims", PY_KW(shift_dims), "With dims of higher numbers."},
    {"shift_symbols", PY_KW(shift_symbols), "With symbols of higher numbers."},
    {"simplify_affine_expr", PY_STATIC(simplify), "In a normal form."},
    {0},
};
static PyGetSetDef expr_getset[] = {
    {"context", py_unique_context, NULL, "The context that it belongs to.", NULL}, {0}};
static PyType_Slot expr_slots[] = {
    {Py_tp_new, expr_new},
    {Py_tp_dealloc, py_unique_dealloc},
    {Py_tp_traverse, py_unique_traverse},
    {Py_tp_methods, expr_methods},
    {Py_tp_getset, expr_getset},
    {Py_tp_str, expr_str},
    {Py_tp_repr, named_repr},
    {Py_tp_richcompare, py_unique_compare},
    {Py_tp_hash, py_unique_hash},
    {Py_nb_add, nb_add},
    {Py_nb_subtract, nb_sub},
    {Py_nb_multiply, nb_mul},
    {Py_nb_remainder, nb_mod},
    {Py_tp_doc, "An affine expression; unique in its context."},
    {0},
};
static PyType_Spec expr_spec = {"mlir._mlir_libs._mlir.AffineExpr", sizeof(PyUnique), 0,
                                Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, expr_slots};

static PyMethodDef constant_methods[] = {{"get", PY_STATIC(get_constant), "A number."}, {0}};
static PyMethodDef dim_methods[] = {{"get", PY_STATIC(get_dim), "dN"}, {0}};
static PyMethodDef symbol_methods[] = {{"get", PY_STATIC(get_symbol), "sN"}, {0}};
static PyMethodDef binary_methods[] = {
    {"get", class_get_binary, METH_VARARGS | METH_CLASS, "Of two sides."}, {0}};
static PyGetSetDef constant_getset[] = {{"value", get_value, NULL, "The number.", NULL}, {0}};
static PyGetSetDef leaf_getset[] = {{"position", get_position, NULL, "The number.", NULL}, {0}};
static PyGetSetDef binary_getset[] = {
    {"lhs", get_lhs, NULL, "The left side.", NULL},
    {"rhs", get_rhs, NULL, "The right side.", NULL},
    {0},
};
#define BINARY(name, kind)                                                                         \
    {                                                                                              \
        name, "AffineBinaryExpr", NULL, JIG_EXPR_##kind, is_of_kind, binary_methods, NULL, NULL,   \
            NULL                                                                                   \
    }
static PyClassRow rows[10] = {
    {"AffineConstantExpr", NULL, NULL, JIG_EXPR_CONSTANT, is_of_kind, constant_methods,
     constant_getset, NULL, NULL},
    {"AffineDimExpr", NULL, NULL, JIG_EXPR_DIM, is_of_kind, dim_methods, leaf_getset, NULL, NULL},
    {"AffineSymbolExpr", NULL, NULL, JIG_EXPR_SYMBOL, is_of_kind, symbol_methods, leaf_getset, NULL,
     NULL},
    {"AffineBinaryExpr", NULL, NULL, 0, is_binary, NULL, binary_getset, NULL, NULL},
    BINARY("AffineAddExpr", ADD),
    BINARY("AffineMulExpr", MUL),
    BINARY("AffineModExpr", MOD),
    BINARY("AffineFloorDivExpr", FLOORDIV),
    BINARY("AffineCeilDivExpr", CEILDIV),
    {0},
};

/* ---- Maps ---- */
PyObject *py_map(PyCtx *ctx, const JigMap *m) {
    return py_unique(py_AffineMap, ctx, m);
}

/* Expressions of a list, allocated; `what` is being made of them. */
static bool exprs_of(PyObject *list, const char *what, const JigExpr ***out, size_t *n,
                     PyCtx **ctx) {
    PyObject *items = PySequence_List(list);
    *n = items ? (size_t)PyList_Size(items) : 0;
    *out = items ? PyMem_Calloc(*n + 1, sizeof(const JigExpr *)) : NULL;
    bool ok = *out != NULL;
    for (size_t i = 0; ok && i < *n; ++i) {
        PyObject *x = PyList_GetItem(items, (Py_ssize_t)i);
        ok = py_is(x, py_AffineExpr);
        if (ok) {
            (*out)[i] = expr_of(x);
            ok = !*ctx || py_same_context((*ctx)->ctx, ctx_of(x)->ctx);
            *ctx = ctx_of(x);
        } else {
            PyErr_Format(PyExc_RuntimeError, "Invalid expression%s when attempting to create an %s",
                         x == Py_None ? " (None?)" : "", what);
        }
    }
    if (!ok) {
        PyMem_Free((void *)*out);
        *out = NULL;
    }
    Py_XDECREF(items);
    return ok;
}

/* How many dims and symbols there are, and what expressions have; without any, more than there may
 * be. */
typedef struct Inputs {
    unsigned dims, symbols;
} Inputs;

static void note_input(const JigExpr *e, void *user) {
    Inputs *used = user;
    JigExprKind kind = jig_expr_kind(e);
    if (kind == JIG_EXPR_DIM && jig_expr_position(e) >= used->dims)
        used->dims = jig_expr_position(e) + 1;
    if (kind == JIG_EXPR_SYMBOL && jig_expr_position(e) >= used->symbols)
        used->symbols = jig_expr_position(e) + 1;
}

static bool has_inputs(const JigExpr *const *exprs, size_t n, long long dims, long long symbols) {
    enum { MOST = 1 << 24 };
    Inputs used = {0};
    if (!is_count(dims) || !is_count(symbols))
        return false;
    for (size_t i = 0; i < n; ++i) {
        if (jig_expr_size(exprs[i]) > MOST)
            return PyErr_Format(PyExc_ValueError, "an expression is too large") != NULL;
        jig_expr_walk(exprs[i], note_input, &used);
    }
    if (used.dims <= dims && used.symbols <= symbols)
        return true;
    PyErr_Format(PyExc_ValueError,
                 "the expressions have %u dimensions and %u symbols, not %lld and %lld", used.dims,
                 used.symbols, dims, symbols);
    return false;
}

static PyObject *map_get(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    long long dims, symbols;
    PyObject *list, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "LLO|O", (char *[]){"dim_count", "symbol_count", "exprs", "context", NULL},
            &dims, &symbols, &list, &given))
        return NULL;
    PyCtx *ctx = NULL;
    const JigExpr **exprs;
    size_t n;
    if (!exprs_of(list, "AffineMap", &exprs, &n, &ctx))
        return NULL;
    if (ctx && !py_is_context_of(given, ctx)) {
        PyMem_Free((void *)exprs);
        return NULL;
    }
    ctx = ctx ? ctx : py_ctx_of(given);
    PyObject *out =
        ctx && has_inputs(exprs, n, dims, symbols)
            ? py_map(ctx, jig_map(ctx->ctx, (unsigned)dims, (unsigned)symbols, exprs, n))
            : NULL;
    PyMem_Free((void *)exprs);
    return out;
}

enum { EMPTY, CONSTANT, IDENTITY, MINOR_IDENTITY };
static PyObject *map_by(int what, PyObject *args, PyObject *kw) {
    long long x = 0, y = 0;
    PyObject *given = NULL;
    bool ok =
        what == EMPTY
            ? PyArg_ParseTupleAndKeywords(args, kw, "|O", (char *[]){"context", NULL}, &given)
        : what == MINOR_IDENTITY
            ? PyArg_ParseTupleAndKeywords(args, kw, "LL|O",
                                          (char *[]){"n_dims", "n_results", "context", NULL}, &x,
                                          &y, &given)
            : PyArg_ParseTupleAndKeywords(
                  args, kw, "L|O",
                  (char *[]){what == CONSTANT ? "value" : "n_dims", "context", NULL}, &x, &given);
    ok = ok && (what == CONSTANT || (is_count(x) && is_count(y)));
    if (ok && what == MINOR_IDENTITY && y > x)
        return PyErr_Format(PyExc_ValueError, "%lld of %lld dimensions are no results", y, x);
    PyCtx *ctx = ok ? py_ctx_of(given) : NULL;
    if (!ctx)
        return NULL;
    JigContext *c = ctx->ctx;
    return py_map(ctx, what == EMPTY      ? jig_map(c, 0, 0, NULL, 0)
                       : what == CONSTANT ? jig_map_constant(c, x)
                       : what == IDENTITY ? jig_map_identity(c, (unsigned)x)
                                          : jig_map_minor_identity(c, (unsigned)x, (unsigned)y));
}
#define GET(name, what)                                                                            \
    static PyObject *name(PyObject *cls, PyObject *args, PyObject *kw) {                           \
        (void)cls;                                                                                 \
        return map_by(what, args, kw);                                                             \
    }
GET(map_empty, EMPTY)
GET(map_constant, CONSTANT)
GET(map_identity, IDENTITY)
GET(map_minor_identity, MINOR_IDENTITY)
#undef GET

static PyObject *map_permutation(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *list, *given = NULL;
    int64_t *items;
    size_t n;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"permutation", "context", NULL},
                                     &list, &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    if (!ctx || !py_ints(list, &items, &n))
        return NULL;
    bool ok = true;
    for (size_t i = 0; i < n; ++i) {
        ok &= items[i] >= 0 && items[i] < (int64_t)n;
        for (size_t j = 0; j < i; ++j)
            ok &= items[i] != items[j];
    }
    PyObject *out = ok ? py_map(ctx, jig_map_permutation(ctx->ctx, items, n)) : NULL;
    if (!ok)
        PyErr_SetString(PyExc_RuntimeError,
                        "Invalid permutation when attempting to create an AffineMap");
    PyMem_Free(items);
    return out;
}

static PyObject *map_submap(PyObject *self, PyObject *list) {
    int64_t *items;
    size_t n;
    if (!py_ints(list, &items, &n))
        return NULL;
    unsigned *at = PyMem_Calloc(n + 1, sizeof *at);
    bool ok = at != NULL;
    for (size_t i = 0; ok && i < n; ++i) {
        ok = items[i] >= 0 && items[i] < jig_map_num_results(map_of(self));
        at[i] = (unsigned)items[i];
    }
    PyObject *out = ok ? py_map(ctx_of(self), jig_map_sub(map_of(self), at, n)) : NULL;
    if (!ok)
        PyErr_SetString(PyExc_ValueError, "result position out of bounds");
    PyMem_Free(at);
    PyMem_Free(items);
    return out;
}

static PyObject *sub_by(PyObject *self, PyObject *count,
                        const JigMap *(*sub)(const JigMap *m, unsigned n)) {
    long long n = PyLong_AsLongLong(count);
    if (n == -1 && PyErr_Occurred())
        return NULL;
    if (n < 0 || n >= jig_map_num_results(map_of(self))) {
        PyErr_SetString(PyExc_ValueError, "number of results out of bounds");
        return NULL;
    }
    return py_map(ctx_of(self), sub(map_of(self), (unsigned)n));
}
static PyObject *map_major(PyObject *self, PyObject *count) {
    return sub_by(self, count, jig_map_major_sub);
}
static PyObject *map_minor(PyObject *self, PyObject *count) {
    return sub_by(self, count, jig_map_minor_sub);
}

static PyObject *map_replace(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *from, *to;
    long long dims, symbols;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "O!O!LL",
            (char *[]){"expr", "replacement", "n_result_dims", "n_result_syms", NULL},
            py_AffineExpr, &from, py_AffineExpr, &to, &dims, &symbols) ||
        !py_same_context(ctx_of(self)->ctx, ctx_of(from)->ctx) ||
        !py_same_context(ctx_of(self)->ctx, ctx_of(to)->ctx))
        return NULL;
    const JigMap *m = map_of(self);
    unsigned n = jig_map_num_results(m);
    const JigExpr **results = PyMem_Calloc(n + 1, sizeof *results);
    const JigExpr *was = expr_of(from), *is = expr_of(to);
    for (unsigned i = 0; results && i < n; ++i)
        results[i] = jig_expr_substitute(jig_map_result(m, i), &was, &is, 1);
    PyObject *out = !results ? PyErr_NoMemory()
                    : has_inputs(results, n, dims, symbols)
                        ? py_map(ctx_of(self), jig_map(ctx_of(self)->ctx, (unsigned)dims,
                                                       (unsigned)symbols, results, n))
                        : NULL;
    PyMem_Free((void *)results);
    return out;
}

static PyObject *map_compress(PyObject *cls, PyObject *args) {
    (void)cls;
    PyObject *list, *given = NULL;
    if (!PyArg_ParseTuple(args, "O|O", &list, &given))
        return NULL;
    PyObject *items = PySequence_List(list);
    Py_ssize_t n = items ? PyList_Size(items) : 0;
    const JigMap **maps = items ? PyMem_Calloc((size_t)n + 1, sizeof *maps) : NULL;
    bool ok = maps != NULL;
    for (Py_ssize_t i = 0; ok && i < n; ++i)
        ok = (maps[i] = py_map_get(PyList_GetItem(items, i))) != NULL &&
             py_same_context(ctx_of(PyList_GetItem(items, 0))->ctx,
                             ctx_of(PyList_GetItem(items, i))->ctx);
    PyObject *out = ok ? PyList_New(n) : NULL;
    if (out && n)
        jig_maps_compress_unused_symbols(maps, (size_t)n);
    for (Py_ssize_t i = 0; out && i < n; ++i)
        if (PyList_SetItem(out, i, py_map(ctx_of(PyList_GetItem(items, i)), maps[i])) < 0)
            Py_CLEAR(out);
    PyMem_Free((void *)maps);
    Py_XDECREF(items);
    return out;
}

static PyObject *map_n_dims(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromUnsignedLong(jig_map_num_dims(map_of(self)));
}
static PyObject *map_n_symbols(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromUnsignedLong(jig_map_num_symbols(map_of(self)));
}
static PyObject *map_n_inputs(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromUnsignedLong(jig_map_num_inputs(map_of(self)));
}
static PyObject *map_is_permutation(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(jig_map_is_permutation(map_of(self)));
}
static PyObject *map_is_projected(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(jig_map_is_projected_permutation(map_of(self), false));
}
static PyObject *map_results(PyObject *self, void *closure) {
    (void)closure;
    const JigMap *m = map_of(self);
    unsigned n = jig_map_num_results(m);
    PyObject *list = PyList_New((Py_ssize_t)n);
    for (unsigned i = 0; list && i < n; ++i)
        if (PyList_SetItem(list, (Py_ssize_t)i, py_expr(ctx_of(self), jig_map_result(m, i))) < 0)
            Py_CLEAR(list);
    return list;
}

static PyMethodDef map_methods[] = {
    {"get", PY_STATIC(map_get), "Of numbers of dims and symbols, and results."},
    {"get_empty", PY_STATIC(map_empty), "() -> ()"},
    {"get_constant", PY_STATIC(map_constant), "() -> (value)"},
    {"get_identity", PY_STATIC(map_identity), "(d0, d1) -> (d0, d1)"},
    {"get_minor_identity", PY_STATIC(map_minor_identity), "The last dims."},
    {"get_permutation", PY_STATIC(map_permutation), "The dims in another order."},
    {"get_submap", map_submap, METH_O, "Some results."},
    {"get_major_submap", map_major, METH_O, "The first results."},
    {"get_minor_submap", map_minor, METH_O, "The last results."},
    {"replace", PY_KW(map_replace), "With another expression for one."},
    {"compress_unused_symbols", map_compress, METH_VARARGS | METH_STATIC,
     "Maps without the symbols that none of them uses."},
    {0},
};
static PyGetSetDef map_getset[] = {
    {"context", py_unique_context, NULL, "The context that it belongs to.", NULL},
    {"n_dims", map_n_dims, NULL, "Number of dims.", NULL},
    {"n_symbols", map_n_symbols, NULL, "Number of symbols.", NULL},
    {"n_inputs", map_n_inputs, NULL, "Number of both.", NULL},
    {"is_permutation", map_is_permutation, NULL, "The dims in some order?", NULL},
    {"is_projected_permutation", map_is_projected, NULL, "Some dims in some order?", NULL},
    {"results", map_results, NULL, "Its expressions.", NULL},
    {0},
};
static PyType_Slot map_slots[] = {
    {Py_tp_dealloc, py_unique_dealloc},
    {Py_tp_traverse, py_unique_traverse},
    {Py_tp_methods, map_methods},
    {Py_tp_getset, map_getset},
    {Py_tp_str, map_str},
    {Py_tp_repr, named_repr},
    {Py_tp_richcompare, py_unique_compare},
    {Py_tp_hash, py_unique_hash},
    {Py_tp_doc, "An affine map; unique in its context."},
    {0},
};
static PyType_Spec map_spec = {"mlir._mlir_libs._mlir.AffineMap", sizeof(PyUnique), 0,
                               Py_TPFLAGS_DEFAULT, map_slots};

/* ---- Sets ---- */
PyObject *py_set(PyCtx *ctx, const JigSet *s) {
    return py_unique(py_IntegerSet, ctx, s);
}

static PyObject *set_get(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    long long dims, symbols;
    PyObject *list, *flags, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "LLOO|O",
            (char *[]){"num_dims", "num_symbols", "exprs", "eq_flags", "context", NULL}, &dims,
            &symbols, &list, &flags, &given))
        return NULL;
    PyCtx *ctx = NULL;
    const JigExpr **exprs;
    size_t n;
    if (!exprs_of(list, "IntegerSet", &exprs, &n, &ctx))
        return NULL;
    if (ctx && !py_is_context_of(given, ctx)) {
        PyMem_Free((void *)exprs);
        return NULL;
    }
    ctx = ctx ? ctx : py_ctx_of(given);
    bool *equal = PyMem_Calloc(n + 1, sizeof *equal);
    PyObject *out = NULL;
    if (PySequence_Size(flags) != (Py_ssize_t)n)
        PyErr_SetString(PyExc_ValueError,
                        "Expected the number of constraints to match that of equality flags");
    else if (!n)
        PyErr_SetString(PyExc_ValueError, "Expected non-empty list of constraints");
    for (size_t i = 0; !PyErr_Occurred() && equal && i < n; ++i) {
        PyObject *x = PySequence_GetItem(flags, (Py_ssize_t)i);
        equal[i] = x && PyObject_IsTrue(x) > 0;
        Py_XDECREF(x);
    }
    if (ctx && equal && !PyErr_Occurred() && has_inputs(exprs, n, dims, symbols))
        out = py_set(ctx, jig_set(ctx->ctx, (unsigned)dims, (unsigned)symbols, exprs, equal, n));
    PyMem_Free(equal);
    PyMem_Free((void *)exprs);
    return out;
}

/* get_replaced(dims, symbols, number of dims and symbols of the new one). */
static PyObject *set_replaced(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *dims, *symbols;
    long long num_dims, num_symbols;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "OOLL",
            (char *[]){"dim_exprs", "symbol_exprs", "num_result_dims", "num_result_symbols", NULL},
            &dims, &symbols, &num_dims, &num_symbols))
        return NULL;
    const JigSet *s = set_of(self);
    if (PySequence_Size(dims) != (Py_ssize_t)jig_set_num_dims(s) ||
        PySequence_Size(symbols) != (Py_ssize_t)jig_set_num_symbols(s)) {
        bool of_dims = PySequence_Size(dims) != (Py_ssize_t)jig_set_num_dims(s);
        if (!PyErr_Occurred())
            PyErr_Format(PyExc_ValueError,
                         "Expected the number of %s replacement expressions to match that of %ss",
                         of_dims ? "dimension" : "symbol", of_dims ? "dimension" : "symbol");
        return NULL;
    }
    const JigExpr **for_dims = NULL, **for_symbols = NULL;
    size_t n, m;
    PyCtx *ctx = ctx_of(self);
    PyObject *out = NULL;
    if (exprs_of(dims, "IntegerSet by replacing dimensions", &for_dims, &n, &ctx) &&
        exprs_of(symbols, "IntegerSet by replacing symbols", &for_symbols, &m, &ctx)) {
        unsigned count = jig_set_num_constraints(s);
        const JigExpr **exprs = PyMem_Calloc(count + 1, sizeof *exprs);
        bool *equal = PyMem_Calloc(count + 1, sizeof *equal);
        for (unsigned i = 0; exprs && equal && i < count; ++i) {
            exprs[i] = jig_expr_replace(jig_set_constraint(s, i), for_dims, n, for_symbols, m);
            equal[i] = jig_set_is_equality(s, i);
        }
        if (exprs && equal && has_inputs(exprs, count, num_dims, num_symbols))
            out = py_set(ctx, jig_set(ctx->ctx, (unsigned)num_dims, (unsigned)num_symbols, exprs,
                                      equal, count));
        PyMem_Free((void *)exprs);
        PyMem_Free(equal);
    }
    PyMem_Free((void *)for_dims);
    PyMem_Free((void *)for_symbols);
    return out;
}

static PyObject *set_empty(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    long long dims, symbols;
    PyObject *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "LL|O",
                                     (char *[]){"num_dims", "num_symbols", "context", NULL}, &dims,
                                     &symbols, &given))
        return NULL;
    PyCtx *ctx = has_inputs(NULL, 0, dims, symbols) ? py_ctx_of(given) : NULL;
    return ctx ? py_set(ctx, jig_set_empty(ctx->ctx, (unsigned)dims, (unsigned)symbols)) : NULL;
}

static PyObject *set_is_empty(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(jig_set_is_empty(set_of(self)));
}
static PyObject *set_n_dims(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromUnsignedLong(jig_set_num_dims(set_of(self)));
}
static PyObject *set_n_symbols(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromUnsignedLong(jig_set_num_symbols(set_of(self)));
}
static PyObject *set_n_inputs(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromUnsignedLong(jig_set_num_dims(set_of(self)) +
                                   jig_set_num_symbols(set_of(self)));
}
/* Pairs of an expression and whether it equals 0. */
static PyObject *set_constraints(PyObject *self, void *closure) {
    (void)closure;
    const JigSet *s = set_of(self);
    PyObject *list = PyList_New(0);
    for (unsigned i = 0; list && i < jig_set_num_constraints(s); ++i) {
        PyObject *pair = Py_BuildValue("(NN)", py_expr(ctx_of(self), jig_set_constraint(s, i)),
                                       PyBool_FromLong(jig_set_is_equality(s, i)));
        if (!pair || PyList_Append(list, pair) < 0)
            Py_CLEAR(list);
        Py_XDECREF(pair);
    }
    return list;
}

static PyMethodDef set_methods[] = {
    {"get", PY_STATIC(set_get), "Of expressions that are 0, or at least 0."},
    {"get_empty", PY_STATIC(set_empty), "Nothing is in it."},
    {"get_replaced", PY_KW(set_replaced), "With expressions for its dims and symbols."},
    {0},
};
static PyGetSetDef set_getset[] = {
    {"context", py_unique_context, NULL, "The context that it belongs to.", NULL},
    {"is_canonical_empty", set_is_empty, NULL, "Is it what get_empty gives?", NULL},
    {"n_dims", set_n_dims, NULL, "Number of dims.", NULL},
    {"n_symbols", set_n_symbols, NULL, "Number of symbols.", NULL},
    {"n_inputs", set_n_inputs, NULL, "Number of both.", NULL},
    {"_constraints", set_constraints, NULL, "Expressions, and whether they equal 0.", NULL},
    {0},
};
static PyType_Slot set_slots[] = {
    {Py_tp_dealloc, py_unique_dealloc},
    {Py_tp_traverse, py_unique_traverse},
    {Py_tp_methods, set_methods},
    {Py_tp_getset, set_getset},
    {Py_tp_str, set_str},
    {Py_tp_repr, named_repr},
    {Py_tp_richcompare, py_unique_compare},
    {Py_tp_hash, py_unique_hash},
    {Py_tp_doc, "An integer set; unique in its context."},
    {0},
};
static PyType_Spec set_spec = {"mlir._mlir_libs._mlir.IntegerSet", sizeof(PyUnique), 0,
                               Py_TPFLAGS_DEFAULT, set_slots};

bool py_add_affine(PyObject *module) {
    return (py_AffineExpr = py_class(module, &expr_spec, NULL)) &&
           py_unique_classes(module, py_AffineExpr, rows) &&
           (py_AffineMap = py_class(module, &map_spec, NULL)) &&
           (py_IntegerSet = py_class(module, &set_spec, NULL));
}
