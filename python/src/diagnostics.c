/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Diagnostics: one handler of Jig for each context hands them on, to what gathers errors for an
 * MLIRError, then to the handlers of Python, the latest first; what none takes goes where Jig's
 * messages go. In Python a diagnostic is a tuple (severity, location, message, notes).
 */
#include "edit.h"

typedef struct PyHandler {
    PyObject_HEAD PyObject *ctx; /* a weak reference: it keeps no context; NULL: detached */
    PyObject *callback;
    char had_error;
} PyHandler;

static PyObject *diag_tuple(PyCtx *ctx, const JigDiag *diag) {
    PyObject *notes = PyList_New(0);
    for (const JigDiag *note = diag->notes; notes && note; note = note->next) {
        PyObject *one = diag_tuple(ctx, note);
        if (!one || PyList_Append(notes, one) < 0)
            Py_CLEAR(notes);
        Py_XDECREF(one);
    }
    PyObject *all = notes ? PyList_AsTuple(notes) : NULL;
    Py_XDECREF(notes);
    static const int severities[] = {
        [JIG_ERROR] = 0, [JIG_WARNING] = 1, [JIG_NOTE] = 2, [JIG_REMARK] = 3};
    return all ? Py_BuildValue("(iNNN)", severities[diag->severity], py_loc(ctx, diag->loc),
                               py_str(diag->message), all)
               : NULL;
}

/* Does a handler of Python take it? */
static bool handled(PyCtx *ctx, PyObject *tuple) {
    PyObject *handlers = PyList_GetSlice(ctx->handlers, 0, PyList_Size(ctx->handlers));
    bool taken = false;
    for (Py_ssize_t i = handlers ? PyList_Size(handlers) : 0; !taken && i-- > 0;) {
        PyHandler *h = (PyHandler *)PyList_GetItem(handlers, i);
        PyObject *said = PyObject_CallFunctionObjArgs(h->callback, tuple, NULL);
        taken = said && PyObject_IsTrue(said) > 0;
        if (!said) {
            PyErr_WriteUnraisable(h->callback);
            h->had_error = 1;
        }
        Py_XDECREF(said);
    }
    Py_XDECREF(handlers);
    return taken;
}

static bool hear(void *user, JigContext *jig, const JigDiag *diag) {
    (void)jig;
    PyCtx *ctx = user;
    /* An exception that is on its way stays what it is. */
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyWork work;
    py_work_begin(&work, ctx, PY_LOOKS, NULL);
    PyErrors *to = ctx->gathering;
    bool gathers = diag->severity == JIG_ERROR && to && !ctx->emit_errors;
    bool taken = gathers;
    if (gathers || PyList_Size(ctx->handlers)) {
        PyObject *tuple = diag_tuple(ctx, diag);
        if (gathers && tuple)
            PyList_Append(to->list, tuple);
        if (tuple && !gathers)
            taken |= handled(ctx, tuple);
        Py_XDECREF(tuple);
    }
    py_work_end(&work);
    PyErr_Restore(type, value, trace);
    return taken;
}

/* ---- Gathering ---- */
bool py_errors_begin(PyErrors *e, PyCtx *ctx) {
    jig_diag_flush(ctx->ctx);
    *e = (PyErrors){ctx, PyList_New(0), ctx->gathering};
    if (!e->list)
        return false;
    ctx->gathering = e;
    return true;
}

static PyObject *ended(PyErrors *e) {
    jig_diag_flush(e->ctx->ctx);
    e->ctx->gathering = e->outer;
    return e->list;
}

void py_errors_end(PyErrors *e) {
    Py_XDECREF(ended(e));
}

PyObject *py_errors_raise(PyErrors *e, const char *message) {
    PyObject *list = ended(e);
    if (PyErr_Occurred()) {
        Py_XDECREF(list);
        return NULL;
    }
    PyObject *module = PyImport_ImportModule("mlir._mlir_libs._errors");
    PyObject *cls = module ? PyObject_GetAttrString(module, "MLIRError") : NULL;
    PyObject *error = cls ? PyObject_CallFunction(cls, "sO", message, list) : NULL;
    if (error)
        PyErr_SetObject(cls, error);
    Py_XDECREF(error);
    Py_XDECREF(cls);
    Py_XDECREF(module);
    Py_XDECREF(list);
    return NULL;
}

/* ---- DiagnosticHandler ---- */
void py_handlers_listen(PyCtx *ctx) {
    jig_context_push_handler(ctx->ctx, hear, ctx);
}

void py_handlers_forget(PyCtx *ctx) {
    jig_context_pop_handler(ctx->ctx);
}

static PyObject *handler_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    PyObject *ctx, *callback;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O!O", (char *[]){"context", "callback", NULL},
                                     py_Context, &ctx, &callback))
        return NULL;
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    PyHandler *h = (PyHandler *)alloc(cls, 0);
    if (!h)
        return NULL;
    h->ctx = PyWeakref_NewRef(ctx, NULL);
    h->callback = Py_NewRef(callback);
    if (!h->ctx || PyList_Append(((PyCtx *)ctx)->handlers, (PyObject *)h) < 0)
        Py_CLEAR(h);
    return (PyObject *)h;
}
PY_TRAVERSE(handler_traverse, PyHandler, PY_HELD(callback) PY_HELD(ctx))
static void handler_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF(((PyHandler *)self)->callback);
    Py_XDECREF(((PyHandler *)self)->ctx);
    py_free_object(self);
}
/* Borrowed; NULL: it is detached, or the context has gone. */
static PyCtx *ctx_of(const PyHandler *h) {
    PyObject *ctx = h->ctx ? PyWeakref_GetObject(h->ctx) : Py_None;
    return ctx == Py_None ? NULL : (PyCtx *)ctx;
}
static PyObject *detach(PyObject *self, PyObject *args) {
    (void)args;
    PyHandler *h = (PyHandler *)self;
    PyCtx *ctx = ctx_of(h);
    if (ctx) {
        Py_ssize_t at = PySequence_Index(ctx->handlers, self);
        if (at >= 0)
            PySequence_DelItem(ctx->handlers, at);
    }
    Py_CLEAR(h->ctx);
    return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
}
static PyObject *enter(PyObject *self, PyObject *args) {
    (void)args;
    return Py_NewRef(self);
}
static PyObject *attached(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(ctx_of((PyHandler *)self));
}
static PyMethodDef methods[] = {
    {"detach", detach, METH_NOARGS, "It hears no more."},
    {"__enter__", enter, METH_NOARGS, "Itself."},
    {"__exit__", detach, METH_VARARGS, "It hears no more."},
    {0},
};
static PyGetSetDef getset[] = {
    {"attached", attached, NULL, "Does it hear diagnostics?", NULL},
    {0},
};
static PyMemberDef members[] = {
    {"had_error", T_BOOL, offsetof(PyHandler, had_error), READONLY, "Did its callback raise?"},
    {0},
};
static PyType_Slot slots[] = {
    {Py_tp_new, handler_new},
    {Py_tp_dealloc, handler_dealloc},
    {Py_tp_traverse, handler_traverse},
    {Py_tp_methods, methods},
    {Py_tp_getset, getset},
    {Py_tp_members, members},
    {0},
};
static PyType_Spec spec = {"mlir._mlir_libs._mlir.DiagnosticHandler", sizeof(PyHandler), 0,
                           Py_TPFLAGS_DEFAULT, slots};

bool py_add_diagnostics(PyObject *module) {
    return (py_DiagnosticHandler = py_class(module, &spec, NULL)) != NULL;
}
