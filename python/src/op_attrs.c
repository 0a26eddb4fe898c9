/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The attributes of an operation as a mapping, inherent ones and others.
 */
#include "edit.h"

typedef struct Attrs {
    PyObject_HEAD PyOp *op;
} Attrs;
static PyTypeObject *attrs_cls;

PyObject *py_op_attributes(PyOp *op) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(attrs_cls, Py_tp_alloc);
    Attrs *a = (Attrs *)alloc(attrs_cls, 0);
    if (a)
        a->op = (PyOp *)Py_NewRef((PyObject *)op);
    return (PyObject *)a;
}

PY_TRAVERSE(attrs_traverse, Attrs, PY_HELD(op))
static void attrs_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF((PyObject *)((Attrs *)self)->op);
    py_free_object(self);
}

static JigOp *op_of(PyObject *self) {
    return py_op_live(((Attrs *)self)->op);
}

static Py_ssize_t attrs_len(PyObject *self) {
    JigOp *op = op_of(self);
    return op ? (Py_ssize_t)jig_attr_dict_len(jig_op_attrs(op)) : -1;
}

/* The attribute of a name; NULL without exception: there is none. */
static const JigAttr *named(PyObject *self, PyObject *key) {
    JigOp *op = op_of(self);
    JigStr name;
    if (!op)
        return NULL;
    if (!PyUnicode_Check(key)) {
        PyErr_SetString(PyExc_TypeError, "names of attributes are str");
        return NULL;
    }
    return py_text(key, &name) ? jig_attr_dict_get(jig_op_attrs(op), name) : NULL;
}

/* Of a dictionary, which is unique in the context and stays, whatever becomes of the op. */
static PyObject *pair(PyObject *self, const JigAttr *dict, size_t i) {
    const JigNamedAttr *item = &jig_attr_dict_items(dict)[i];
    PyObject *name = py_str(jig_ident_str(item->name));
    PyObject *attr = name ? py_attr(((Attrs *)self)->op->ctx, item->value) : NULL;
    PyObject *out = attr ? PyTuple_Pack(2, name, attr) : NULL;
    Py_XDECREF(name);
    Py_XDECREF(attr);
    return out;
}

static PyObject *item(PyObject *self, PyObject *key) {
    if (PyLong_Check(key)) {
        Py_ssize_t i = PyLong_AsSsize_t(key);
        JigOp *op = i == -1 && PyErr_Occurred() ? NULL : op_of(self);
        const JigAttr *dict = op ? jig_op_attrs(op) : NULL;
        if (!op || !py_index(&i, (Py_ssize_t)jig_attr_dict_len(dict),
                             "attempt to access out of bounds attribute"))
            return NULL;
        PyObject *both = pair(self, dict, (size_t)i);
        PyObject *out = both ? PyObject_CallMethod(PyTuple_GetItem(both, 1), "get_named", "O",
                                                   PyTuple_GetItem(both, 0))
                             : NULL;
        Py_XDECREF(both);
        return out;
    }
    const JigAttr *x = named(self, key);
    if (x)
        return py_attr(((Attrs *)self)->op->ctx, x);
    if (!PyErr_Occurred())
        PyErr_SetObject(PyExc_KeyError, key);
    return NULL;
}

static int set_item(PyObject *self, PyObject *key, PyObject *value) {
    JigOp *op = op_of(self);
    JigStr name;
    const JigAttr *x = op && value ? py_attr_get(value) : NULL;
    if (!op || (value && !x) || !py_text(key, &name))
        return -1;
    if (x && jig_attr_context(x) != jig_op_context(op)) {
        PyErr_SetString(PyExc_ValueError, "the attribute is of another context");
        return -1;
    }
    if (!x && !jig_attr_dict_get(jig_op_attrs(op), name)) {
        PyErr_SetObject(PyExc_KeyError, key);
        return -1;
    }
    if (!py_may_change(((Attrs *)self)->op->ctx, op))
        return -1;
    jig_op_set_attr_id(op, jig_ident(jig_op_context(op), name), x);
    py_changed(((Attrs *)self)->op->ctx, op);
    return 0;
}

static int has(PyObject *self, PyObject *key) {
    return named(self, key) != NULL ? 1 : PyErr_Occurred() ? -1 : 0;
}

static PyObject *get(PyObject *self, PyObject *args) {
    PyObject *key, *otherwise = Py_None;
    if (!PyArg_ParseTuple(args, "O|O", &key, &otherwise))
        return NULL;
    const JigAttr *x = named(self, key);
    return x                  ? py_attr(((Attrs *)self)->op->ctx, x)
           : PyErr_Occurred() ? NULL
                              : Py_NewRef(otherwise);
}

/* Part 0 of each pair, part 1, or the pairs. */
static PyObject *listed(PyObject *self, int part) {
    JigOp *op = op_of(self);
    const JigAttr *dict = op ? jig_op_attrs(op) : NULL;
    Py_ssize_t n = op ? (Py_ssize_t)jig_attr_dict_len(dict) : 0;
    PyObject *list = op ? PyList_New(n) : NULL;
    for (Py_ssize_t i = 0; list && i < n; ++i) {
        PyObject *both = pair(self, dict, (size_t)i);
        PyObject *x = both && part < 2 ? Py_NewRef(PyTuple_GetItem(both, part)) : Py_XNewRef(both);
        Py_XDECREF(both);
        if (!x || PyList_SetItem(list, i, x) < 0)
            Py_CLEAR(list);
    }
    return list;
}
static PyObject *keys(PyObject *self, PyObject *args) {
    (void)args;
    return listed(self, 0);
}
static PyObject *values(PyObject *self, PyObject *args) {
    (void)args;
    return listed(self, 1);
}
static PyObject *items(PyObject *self, PyObject *args) {
    (void)args;
    return listed(self, 2);
}
static PyObject *iter(PyObject *self) {
    PyObject *list = listed(self, 0), *out = list ? PyObject_GetIter(list) : NULL;
    Py_XDECREF(list);
    return out;
}

static PyMethodDef methods[] = {
    {"get", get, METH_VARARGS, "The attribute of a name, or something else."},
    {"keys", keys, METH_NOARGS, "The names."},
    {"values", values, METH_NOARGS, "The attributes."},
    {"items", items, METH_NOARGS, "Pairs of both."},
    {0},
};
static PyType_Slot slots[] = {
    {Py_tp_dealloc, attrs_dealloc},
    {Py_tp_traverse, attrs_traverse},
    {Py_tp_methods, methods},
    {Py_tp_iter, iter},
    {Py_mp_length, attrs_len},
    {Py_mp_subscript, item},
    {Py_mp_ass_subscript, set_item},
    {Py_sq_contains, has},
    {0},
};
static PyType_Spec spec = {"mlir._mlir_libs._mlir.OpAttributeMap", sizeof(Attrs), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

bool py_add_op_attrs(PyObject *module) {
    return (attrs_cls = py_class(module, &spec, NULL)) != NULL;
}
