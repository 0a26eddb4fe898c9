/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What objects that are unique in a context have in common. */
#include "unique.h"

PyObject *py_unique(PyTypeObject *cls, PyCtx *ctx, const void *it) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    PyUnique *out = (PyUnique *)alloc(cls, 0);
    if (out) {
        out->ctx = (PyCtx *)Py_NewRef((PyObject *)ctx);
        out->it = it;
    }
    return (PyObject *)out;
}

int py_unique_traverse(PyObject *self, visitproc visit, void *arg) {
    Py_VISIT(Py_TYPE(self));
    Py_VISIT((PyObject *)((PyUnique *)self)->ctx);
    return 0;
}

void py_unique_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF((PyObject *)((PyUnique *)self)->ctx);
    py_free_object(self);
}

PyObject *py_unique_compare(PyObject *a, PyObject *b, int op) {
    PyTypeObject *roots[] = {py_Type, py_Attribute, py_AffineExpr, py_AffineMap, py_IntegerSet};
    bool comparable = false;
    for (size_t i = 0; i < JIG_LEN(roots); ++i)
        comparable |= roots[i] && py_is(a, roots[i]) && py_is(b, roots[i]);
    if (!comparable || (op != Py_EQ && op != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    PY_RETURN_BOOL((((PyUnique *)a)->it == ((PyUnique *)b)->it) == (op == Py_EQ));
}

Py_hash_t py_unique_hash(PyObject *self) {
    return (Py_hash_t)((uintptr_t)((PyUnique *)self)->it >> 4);
}

PyObject *py_unique_context(PyObject *self, void *closure) {
    (void)closure;
    return Py_NewRef((PyObject *)((PyUnique *)self)->ctx);
}

PyCtx *py_ctx_keyword(PyObject *kw, PyObject *args, Py_ssize_t at) {
    PyObject *given = kw ? PyDict_GetItemString(kw, "context") : NULL;
    if (!given && PyTuple_Size(args) > at)
        given = PyTuple_GetItem(args, at);
    return py_ctx_of(given);
}

static const PyClassRow *row_named(const PyClassRow *rows, const char *name) {
    for (const PyClassRow *r = rows; r->name; ++r)
        if (strcmp(r->name, name) == 0)
            return r;
    return NULL;
}

bool py_unique_classes(PyObject *module, PyTypeObject *root, PyClassRow *rows) {
    for (PyClassRow *r = rows; r->name; ++r) {
        PyType_Slot slots[12];
        size_t n = 0;
        if (r->methods)
            slots[n++] = (PyType_Slot){Py_tp_methods, r->methods};
        if (r->getset)
            slots[n++] = (PyType_Slot){Py_tp_getset, r->getset};
        for (const PyType_Slot *more = r->more; more && more->slot; ++more)
            slots[n++] = *more;
        slots[n] = (PyType_Slot){0};
        PyObject *name = PyUnicode_FromFormat("mlir._mlir_libs._mlir.%s", r->name);
        /* The name stays with the class. */
        PyType_Spec spec = {name ? PyUnicode_AsUTF8AndSize(name, NULL) : NULL, sizeof(PyUnique), 0,
                            Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
        r->cls = spec.name ? py_class(module, &spec, r->base ? row_named(rows, r->base)->cls : root)
                           : NULL;
        if (!r->cls)
            return false;
        PyObject *id = r->what ? PyObject_CallFunction((PyObject *)py_TypeID, "s", r->what) : NULL;
        if (r->what && (!id || PyObject_SetAttrString((PyObject *)r->cls, "static_typeid", id) < 0))
            return false;
        Py_XDECREF(id);
    }
    return true;
}

const PyClassRow *py_class_row(const PyClassRow *rows, PyTypeObject *cls) {
    const PyClassRow *best = NULL;
    for (const PyClassRow *r = rows; r->name; ++r)
        if (r->cls && PyType_IsSubtype(cls, r->cls) &&
            (!best || PyType_IsSubtype(r->cls, best->cls)))
            best = r;
    return best;
}

PyObject *py_invalid(PyCtx *ctx, PyObject *given, const char *what, const char *message) {
    PyObject *loc = py_is(given, py_Location) ? given : py_current_location();
    JigLoc at = loc ? ((PyLoc *)loc)->loc : jig_loc_unknown(ctx->ctx);
    PyErrors errors;
    if (!py_errors_begin(&errors, ctx))
        return NULL;
    jig_error(ctx->ctx, at, "%s", message);
    return py_errors_raise(&errors, what);
}
