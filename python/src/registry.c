/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Classes and casters that Python registers: of operations by name, of types, attributes and
 * values by the name of a type or attribute. A name of a dialect that has none yet imports the
 * dialect's module first, once. TypeID, which is that name.
 */
#include "py.h"

static PyObject *ops, *casters, *prefixes, *tried; /* dict, dict by (what, name), list, set */

/* Imports PREFIX.DIALECT, for what it registers. */
static bool import_dialect(JigStr name) {
    JigStr dialect = jig_name_dialect(name);
    if (!dialect.len)
        return true;
    PyObject *key = py_str(dialect);
    int known = key ? PySet_Contains(tried, key) : -1;
    if (known || PySet_Add(tried, key) < 0) {
        Py_XDECREF(key);
        return known >= 0;
    }
    for (Py_ssize_t i = 0; i < PyList_Size(prefixes); ++i) {
        PyObject *path = PyUnicode_FromFormat("%U.%U", PyList_GetItem(prefixes, i), key);
        PyObject *found = path ? PyImport_Import(path) : NULL;
        Py_XDECREF(path);
        Py_XDECREF(found);
        if (found)
            break;
        if (!PyErr_ExceptionMatches(PyExc_ModuleNotFoundError)) {
            Py_DECREF(key);
            return false;
        }
        PyErr_Clear();
    }
    Py_DECREF(key);
    return true;
}

static PyObject *registered(PyObject *dict, PyObject *key, JigStr name) {
    if (!key)
        return NULL;
    PyObject *found = PyDict_GetItemWithError(dict, key);
    if (!found && !PyErr_Occurred() && import_dialect(name))
        found = PyDict_GetItemWithError(dict, key);
    Py_DECREF(key);
    return found;
}

PyObject *py_registered_op(JigStr name) {
    return registered(ops, py_str(name), name);
}

PyObject *py_registered_caster(const char *what, JigStr name) {
    return registered(casters, Py_BuildValue("(ss#)", what, name.ptr, (Py_ssize_t)name.len), name);
}

/* _register(dict name, key, value, replace): False when the key is taken. */
static PyObject *add(PyObject *module, PyObject *args) {
    (void)module;
    const char *what;
    PyObject *name, *value;
    int replace;
    if (!PyArg_ParseTuple(args, "sOOp", &what, &name, &value, &replace))
        return NULL;
    bool is_op = strcmp(what, "op") == 0;
    if (is_op ? !PyType_Check(value) || !PyType_IsSubtype((PyTypeObject *)value, py_OpView)
              : !PyCallable_Check(value)) {
        PyErr_Format(PyExc_TypeError,
                     is_op ? "expected a class of OpView, got %R"
                           : "expected what can be called, got %R",
                     value);
        return NULL;
    }
    PyObject *dict = is_op ? ops : casters;
    PyObject *key = is_op ? Py_NewRef(name) : Py_BuildValue("(sO)", what, name);
    if (!key)
        return NULL;
    PyObject *old = PyDict_GetItemWithError(dict, key);
    if (old && !replace) {
        Py_DECREF(key);
        return Py_NewRef(old);
    }
    int failed = PyDict_SetItem(dict, key, value);
    Py_DECREF(key);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *add_prefix(PyObject *module, PyObject *prefix) {
    (void)module;
    if (!PyUnicode_Check(prefix)) {
        PyErr_SetString(PyExc_TypeError, "expected a str");
        return NULL;
    }
    PySet_Clear(tried);
    if (PyList_Append(prefixes, prefix) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *import_named(PyObject *module, PyObject *name) {
    (void)module;
    PyObject *op = PyUnicode_FromFormat("%S.", name);
    JigStr text;
    bool ok = op && py_text(op, &text) && import_dialect(text);
    Py_XDECREF(op);
    return ok ? Py_NewRef(Py_None) : NULL;
}

static PyObject *op_class(PyObject *module, PyObject *name) {
    (void)module;
    JigStr text;
    if (!py_text(name, &text))
        return NULL;
    PyObject *cls = py_registered_op(text);
    return cls ? Py_NewRef(cls) : PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
}

static PyMethodDef methods[] = {
    {"_register", add, METH_VARARGS, "Registers; gives what has the name already, or None."},
    {"_append_dialect_search_prefix", add_prefix, METH_O, "Where modules of dialects are sought."},
    {"_import_dialect", import_named, METH_O, "Imports the module of a dialect, if there is one."},
    {"_op_class", op_class, METH_O, "The class of operations of this name, or None."},
    {0},
};

/* ---- TypeID ---- */
typedef struct PyID {
    PyObject_HEAD PyObject *name;
} PyID;

static PyObject *id_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    PyObject *name;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "U", (char *[]){"name", NULL}, &name))
        return NULL;
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    PyID *id = (PyID *)alloc(cls, 0);
    if (id)
        id->name = Py_NewRef(name);
    return (PyObject *)id;
}

static void id_dealloc(PyObject *self) {
    Py_XDECREF(((PyID *)self)->name);
    py_free_object(self);
}

static PyObject *id_compare(PyObject *a, PyObject *b, int op) {
    if (!py_is(b, py_TypeID))
        Py_RETURN_NOTIMPLEMENTED;
    return PyObject_RichCompare(((PyID *)a)->name, ((PyID *)b)->name, op);
}

static Py_hash_t id_hash(PyObject *self) {
    return PyObject_Hash(((PyID *)self)->name);
}

static PyMemberDef id_members[] = {
    {"name", T_OBJECT, offsetof(PyID, name), READONLY, "The type or attribute that it stands for."},
    {0},
};
static PyType_Slot id_slots[] = {
    {Py_tp_new, id_new},
    {Py_tp_dealloc, id_dealloc},
    {Py_tp_richcompare, id_compare},
    {Py_tp_hash, id_hash},
    {Py_tp_members, id_members},
    {Py_tp_doc, "Of what kind a type or an attribute is."},
    {0},
};
static PyType_Spec id_spec = {"mlir._mlir_libs._mlir.TypeID", sizeof(PyID), 0, Py_TPFLAGS_DEFAULT,
                              id_slots};

bool py_add_registry(PyObject *module) {
    ops = PyDict_New();
    casters = PyDict_New();
    prefixes = PyList_New(0);
    tried = PySet_New(NULL);
    return ops && casters && prefixes && tried && PyModule_AddFunctions(module, methods) == 0 &&
           (py_TypeID = py_class(module, &id_spec, NULL)) != NULL;
}
