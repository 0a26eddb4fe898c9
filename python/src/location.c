/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Location: unknown, file, name, fused, callsite; what messages are emitted at.
 */
#include "py.h"

PyObject *py_loc(PyCtx *ctx, JigLoc loc) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(py_Location, Py_tp_alloc);
    PyLoc *out = (PyLoc *)alloc(py_Location, 0);
    if (out) {
        out->ctx = (PyCtx *)Py_NewRef((PyObject *)ctx);
        out->loc = loc;
    }
    return (PyObject *)out;
}

PY_TRAVERSE(loc_traverse, PyLoc, PY_HELD(ctx))
static void loc_dealloc(PyObject *self) {
    py_untrack(self);
    Py_DECREF((PyObject *)((PyLoc *)self)->ctx);
    py_free_object(self);
}

static PyObject *loc_str(PyObject *self) {
    PyLoc *l = (PyLoc *)self;
    JigArena *a = py_scratch();
    PyObject *out = py_str(jig_attr_to_str(jig_loc_attr(l->ctx->ctx, l->loc), a));
    py_scratch_end(a);
    return out;
}

/* ---- Making ---- */
static PyObject *unknown(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|O", (char *[]){"context", NULL}, &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? py_loc(ctx, jig_loc_unknown(ctx->ctx)) : NULL;
}

/* file(name, line, col) and file(name, line, col, end_line, end_col). */
static PyObject *file(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    const char *name;
    Py_ssize_t len;
    int at[4] = {-1, -1, -1, -1};
    PyObject *given = NULL;
    bool is_range = PyTuple_Size(args) >= 5 || (kw && PyDict_GetItemString(kw, "end_line"));
    char *words[] = {"filename", "line", "col", "context", NULL};
    char *range_words[] = {"filename", "start_line", "start_col", "end_line",
                           "end_col",  "context",    NULL};
    if (is_range ? !PyArg_ParseTupleAndKeywords(args, kw, "s#iiii|O", range_words, &name, &len,
                                                &at[0], &at[1], &at[2], &at[3], &given)
                 : !PyArg_ParseTupleAndKeywords(args, kw, "s#ii|O", words, &name, &len, &at[0],
                                                &at[1], &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    if (!ctx)
        return NULL;
    JigStr text = {name, (size_t)len};
    unsigned line = (unsigned)at[0], col = (unsigned)at[1];
    return py_loc(
        ctx, is_range ? jig_loc_range(ctx->ctx, text, line, col, (unsigned)at[2], (unsigned)at[3])
                      : jig_loc_file(ctx->ctx, text, line, col));
}

static PyObject *name(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    const char *text;
    Py_ssize_t len;
    PyObject *child = NULL, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "s#|OO",
                                     (char *[]){"name", "childLoc", "context", NULL}, &text, &len,
                                     &child, &given))
        return NULL;
    bool has_child = py_is(child, py_Location);
    PyCtx *ctx = has_child ? ((PyLoc *)child)->ctx : py_ctx_of(given);
    if (!ctx || !py_is_context_of(given, ctx))
        return NULL;
    JigLoc inner = has_child ? ((PyLoc *)child)->loc : jig_loc_unknown(ctx->ctx);
    return py_loc(ctx, jig_loc_name(ctx->ctx, (JigStr){text, (size_t)len}, inner));
}

/* Locations of a list, in an array; false after an exception. */
static bool locs_of(const PyCtx *ctx, PyObject *list, JigLoc **out, size_t *n) {
    Py_ssize_t len = PySequence_Size(list);
    if (len < 0)
        return false;
    *out = PyMem_Calloc((size_t)len + 1, sizeof **out);
    *n = (size_t)len;
    for (Py_ssize_t i = 0; *out && i < len; ++i) {
        PyObject *x = PySequence_GetItem(list, i);
        if (!py_is(x, py_Location)) {
            Py_XDECREF(x);
            PyMem_Free(*out);
            PyErr_SetString(PyExc_TypeError, "expected Locations");
            return false;
        }
        (*out)[i] = ((PyLoc *)x)->loc;
        bool same = py_same_context(ctx->ctx, ((PyLoc *)x)->ctx->ctx);
        Py_DECREF(x);
        if (!same) {
            PyMem_Free(*out);
            return false;
        }
    }
    return *out != NULL;
}

static PyObject *fused(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *list, *metadata = NULL, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|OO",
                                     (char *[]){"locations", "metadata", "context", NULL}, &list,
                                     &metadata, &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    const JigAttr *note = NULL;
    if (!ctx ||
        (metadata && metadata != Py_None &&
         (!(note = py_attr_get(metadata)) || !py_same_context(ctx->ctx, jig_attr_context(note)))))
        return NULL;
    JigLoc *locs;
    size_t n;
    if (!locs_of(ctx, list, &locs, &n))
        return NULL;
    PyObject *out = py_loc(ctx, jig_loc_fused(ctx->ctx, locs, n, note));
    PyMem_Free(locs);
    return out;
}

/* callsite(callee, [inner, ..., outermost]). */
static PyObject *callsite(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *callee, *frames, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "OO|O",
                                     (char *[]){"callee", "frames", "context", NULL}, &callee,
                                     &frames, &given))
        return NULL;
    PyLoc *inner = py_loc_of(callee);
    JigLoc *locs;
    size_t n;
    if (!inner || !py_is_context_of(given, inner->ctx) || !locs_of(inner->ctx, frames, &locs, &n))
        return NULL;
    if (!n) {
        PyMem_Free(locs);
        PyErr_SetString(PyExc_ValueError, "No caller frames provided.");
        return NULL;
    }
    JigContext *ctx = inner->ctx->ctx;
    JigLoc caller = locs[n - 1];
    for (size_t i = n - 1; i-- > 0;)
        caller = jig_loc_callsite(ctx, locs[i], caller);
    PyMem_Free(locs);
    return py_loc(inner->ctx, jig_loc_callsite(ctx, inner->loc, caller));
}

static PyObject *from_attr(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *attr, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"attribute", "context", NULL},
                                     &attr, &given))
        return NULL;
    const JigAttr *x = py_attr_get(attr);
    if (!x || !py_is_context_of(given, ((PyUnique *)attr)->ctx))
        return NULL;
    if (jig_attr_kind(x) < JIG_ATTR_LOC_UNKNOWN) {
        PyErr_SetString(PyExc_ValueError, "expected a location attribute");
        return NULL;
    }
    return py_loc(((PyUnique *)attr)->ctx, jig_loc_from_attr(x));
}

/* ---- Asking ---- */
static PyObject *get_attr(PyObject *self, void *closure) {
    (void)closure;
    PyLoc *l = (PyLoc *)self;
    return py_attr(l->ctx, jig_loc_attr(l->ctx->ctx, l->loc));
}

static PyObject *get_attr_method(PyObject *self, PyObject *args) {
    (void)args;
    return get_attr(self, NULL);
}

static PyObject *get_context(PyObject *self, void *closure) {
    (void)closure;
    return Py_NewRef((PyObject *)((PyLoc *)self)->ctx);
}

static JigAttrKind kind_of(PyObject *self) {
    return jig_loc_kind(((PyLoc *)self)->ctx->ctx, ((PyLoc *)self)->loc);
}

static PyObject *is_kind(PyObject *self, PyObject *kind) {
    long wanted = PyLong_AsLong(kind);
    if (wanted == -1 && PyErr_Occurred())
        return NULL;
    PY_RETURN_BOOL(kind_of(self) == (JigAttrKind)(JIG_ATTR_LOC_UNKNOWN + wanted));
}

/* What only locations of some kind have: None of others. */
enum { FILENAME, LINE, COLUMN, END_LINE, END_COLUMN, NAME, CHILD, CALLEE, CALLER, LOCATIONS };

static PyObject *fused_parts(PyLoc *l) {
    JigContext *ctx = l->ctx->ctx;
    PyObject *list = PyList_New(0);
    for (size_t i = 0; list && i < jig_loc_num_fused(ctx, l->loc); ++i) {
        PyObject *part = py_loc(l->ctx, jig_loc_fused_at(ctx, l->loc, i));
        if (!part || PyList_Append(list, part) < 0)
            Py_CLEAR(list);
        Py_XDECREF(part);
    }
    return list;
}

static PyObject *get_part(PyObject *self, void *closure) {
    PyLoc *l = (PyLoc *)self;
    JigContext *ctx = l->ctx->ctx;
    JigAttrKind kind = kind_of(self);
    static const JigAttrKind of[] = {
        [FILENAME] = JIG_ATTR_LOC_FILE,   [LINE] = JIG_ATTR_LOC_FILE,
        [COLUMN] = JIG_ATTR_LOC_FILE,     [END_LINE] = JIG_ATTR_LOC_FILE,
        [END_COLUMN] = JIG_ATTR_LOC_FILE, [NAME] = JIG_ATTR_LOC_NAME,
        [CHILD] = JIG_ATTR_LOC_NAME,      [CALLEE] = JIG_ATTR_LOC_CALLSITE,
        [CALLER] = JIG_ATTR_LOC_CALLSITE, [LOCATIONS] = JIG_ATTR_LOC_FUSED,
    };
    int part = (int)(intptr_t)closure;
    if (kind != of[part])
        Py_RETURN_NONE;
    switch (part) {
    case FILENAME:
        return py_str(jig_loc_filename(ctx, l->loc));
    case LINE:
        return PyLong_FromUnsignedLong(jig_loc_line(ctx, l->loc));
    case COLUMN:
        return PyLong_FromUnsignedLong(jig_loc_column(ctx, l->loc));
    case END_LINE:
        return PyLong_FromUnsignedLong(jig_loc_end_line(ctx, l->loc));
    case END_COLUMN:
        return PyLong_FromUnsignedLong(jig_loc_end_column(ctx, l->loc));
    case NAME:
        return py_str(jig_loc_name_of(ctx, l->loc));
    case CHILD:
    case CALLEE:
        return py_loc(l->ctx, jig_loc_child(ctx, l->loc));
    case CALLER:
        return py_loc(l->ctx, jig_loc_caller(ctx, l->loc));
    default:
        return fused_parts(l);
    }
}

static PyObject *emit_error(PyObject *self, PyObject *message) {
    PyLoc *l = (PyLoc *)self;
    JigStr text;
    if (!py_text(message, &text))
        return NULL;
    jig_error(l->ctx->ctx, l->loc, "%.*s", JIG_FMT(text));
    jig_diag_flush(l->ctx->ctx);
    Py_RETURN_NONE;
}

static PyObject *enter(PyObject *self, PyObject *args) {
    (void)args;
    return py_enter(self, ((PyLoc *)self)->ctx, self, NULL);
}

static PyObject *compare(PyObject *a, PyObject *b, int op) {
    if (!py_is(b, py_Location) || (op != Py_EQ && op != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    PyLoc *x = (PyLoc *)a, *y = (PyLoc *)b;
    bool same = x->ctx == y->ctx && jig_loc_eq(x->ctx->ctx, x->loc, y->loc);
    PY_RETURN_BOOL(same == (op == Py_EQ));
}

static Py_hash_t hash(PyObject *self) {
    PyLoc *l = (PyLoc *)self;
    return (Py_hash_t)((uintptr_t)jig_loc_attr(l->ctx->ctx, l->loc) >> 4);
}

#define STATIC(f) (PyCFunction)(void (*)(void)) f, METH_VARARGS | METH_KEYWORDS | METH_STATIC
static PyMethodDef methods[] = {
    {"unknown", STATIC(unknown), "Nowhere in particular."},
    {"file", STATIC(file), "A place of a file, or a range of it."},
    {"name", STATIC(name), "A name, for another location."},
    {"fused", STATIC(fused), "Several at once, with an attribute about them."},
    {"callsite", STATIC(callsite), "A callee, and the calls that led there, innermost first."},
    {"from_attr", STATIC(from_attr), "The location that the attribute is."},
    {"get_attr", get_attr_method, METH_NOARGS, "The attribute that it is."},
    {"emit_error", emit_error, METH_O, "Sends an error at this place to the handlers."},
    {"_is_kind", is_kind, METH_O, "Is it unknown (0), file, name, fused, callsite (4)?"},
    {"__enter__", enter, METH_NOARGS, "Makes it current, and its context."},
    {"__exit__", py_exit_method, METH_VARARGS, "What was current before is again."},
    {0},
};
#define PART(name, part)                                                                           \
    { name, get_part, NULL, "None of locations of other kinds.", (void *)part }
static PyGetSetDef getset[] = {
    {"context", get_context, NULL, "The context that it belongs to.", NULL},
    {"attr", get_attr, NULL, "The attribute that it is.", NULL},
    PART("filename", FILENAME),
    PART("start_line", LINE),
    PART("start_col", COLUMN),
    PART("end_line", END_LINE),
    PART("end_col", END_COLUMN),
    PART("name_str", NAME),
    PART("child_loc", CHILD),
    PART("callee", CALLEE),
    PART("caller", CALLER),
    PART("locations", LOCATIONS),
    {0},
};
static PyType_Slot slots[] = {
    {Py_tp_dealloc, loc_dealloc},
    {Py_tp_traverse, loc_traverse},
    {Py_tp_methods, methods},
    {Py_tp_getset, getset},
    {Py_tp_str, loc_str},
    {Py_tp_repr, loc_str},
    {Py_tp_richcompare, compare},
    {Py_tp_hash, hash},
    {Py_tp_doc, "A place in a source."},
    {0},
};
static PyType_Spec spec = {"mlir._mlir_libs._mlir.Location", sizeof(PyLoc), 0, Py_TPFLAGS_DEFAULT,
                           slots};

bool py_add_location(PyObject *module) {
    return (py_Location = py_class(module, &spec, NULL)) != NULL;
}
