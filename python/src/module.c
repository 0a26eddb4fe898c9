/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The extension: its classes, in the order in which they need each other, and what all files use.
 */
#include "py.h"

#include "jig/version.h"

PyTypeObject *py_Context, *py_Location, *py_OperationBase, *py_Operation, *py_OpView, *py_Module,
    *py_Region, *py_Block, *py_Value, *py_OpResult, *py_BlockArgument, *py_OpOperand, *py_Type,
    *py_Attribute, *py_NamedAttribute, *py_AffineExpr, *py_AffineMap, *py_IntegerSet,
    *py_InsertionPoint, *py_SymbolTable, *py_TypeID, *py_DiagnosticHandler, *py_PassManager,
    *py_AsmState;

bool py_is(PyObject *x, PyTypeObject *type) {
    return x && PyObject_TypeCheck(x, type);
}

static bool has_slot(const PyType_Spec *spec, int slot) {
    for (const PyType_Slot *s = spec->slots; s->slot; ++s)
        if (s->slot == slot)
            return true;
    return false;
}

/* Does calling the class make something? Else it would be an object of nothing. */
static bool can_be_called(const PyType_Spec *spec, PyTypeObject *base) {
    if (has_slot(spec, Py_tp_new))
        return true;
    void *inherited = base ? PyType_GetSlot(base, Py_tp_new) : NULL;
    return inherited && inherited != PyType_GetSlot(&PyBaseObject_Type, Py_tp_new);
}

PyTypeObject *py_class(PyObject *module, PyType_Spec *spec, PyTypeObject *base) {
    if (has_slot(spec, Py_tp_traverse))
        spec->flags |= Py_TPFLAGS_HAVE_GC;
    if (!can_be_called(spec, base))
        spec->flags |= Py_TPFLAGS_DISALLOW_INSTANTIATION;
    PyObject *bases = base ? PyTuple_Pack(1, (PyObject *)base) : NULL;
    if (base && !bases)
        return NULL;
    PyObject *cls = PyType_FromSpecWithBases(spec, bases);
    Py_XDECREF(bases);
    if (!cls)
        return NULL;
    const char *dot = strrchr(spec->name, '.');
    if (PyModule_AddObjectRef(module, dot ? dot + 1 : spec->name, cls) < 0) {
        Py_DECREF(cls);
        return NULL;
    }
    return (PyTypeObject *)cls; /* kept for as long as the process */
}

void py_untrack(PyObject *self) {
    PyObject_GC_UnTrack(self);
}

void py_free_object(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(self);
    Py_DECREF(type);
}

PyObject *py_str(JigStr s) {
    return PyUnicode_DecodeUTF8(s.ptr ? s.ptr : "", (Py_ssize_t)s.len, "surrogateescape");
}

bool py_pair(PyObject *x, PyObject **key, PyObject **value) {
    if (!PyTuple_Check(x) || PyTuple_Size(x) != 2) {
        PyErr_SetString(PyExc_TypeError, "the items of a mapping are pairs");
        return false;
    }
    *key = PyTuple_GetItem(x, 0);
    *value = PyTuple_GetItem(x, 1);
    return true;
}

/* Bytes that are no UTF-8 stand in str as py_str puts them there. What they are is kept for as long
 * as the process, once for each text: there is no other place. */
static bool odd_text(PyObject *x, JigStr *out) {
    static PyObject *kept;
    PyErr_Clear();
    kept = kept ? kept : PyDict_New();
    PyObject *bytes = kept ? PyDict_GetItemWithError(kept, x) : NULL;
    if (!bytes && !PyErr_Occurred() &&
        (bytes = PyUnicode_AsEncodedString(x, "utf-8", "surrogateescape"))) {
        int failed = PyDict_SetItem(kept, x, bytes);
        Py_DECREF(bytes); /* the dict has it */
        if (failed)
            return false;
    }
    return bytes && py_text(bytes, out);
}

bool py_text(PyObject *x, JigStr *out) {
    Py_ssize_t len = 0;
    if (x && PyUnicode_Check(x)) {
        out->ptr = PyUnicode_AsUTF8AndSize(x, &len);
        out->len = (size_t)len;
        return out->ptr || odd_text(x, out);
    }
    if (x && PyBytes_Check(x)) {
        char *bytes = NULL;
        if (PyBytes_AsStringAndSize(x, &bytes, &len) < 0)
            return false;
        *out = (JigStr){bytes, (size_t)len};
        return true;
    }
    PyErr_SetString(PyExc_TypeError, "expected str or bytes");
    return false;
}

JigArena *py_scratch(void) {
    return jig_arena_create();
}

void py_scratch_end(JigArena *a) {
    jig_arena_destroy(a);
}

void py_text_write(void *text, const char *part, size_t len) {
    PyText *t = text;
    if (t->len + len > t->cap) {
        size_t cap = t->cap ? t->cap * 2 : 256;
        while (cap < t->len + len)
            cap *= 2;
        char *ptr = PyMem_Realloc(t->ptr, cap);
        if (!ptr)
            return; /* the text stays short: there is no way to raise from within the printer */
        t->ptr = ptr;
        t->cap = cap;
    }
    memcpy(t->ptr + t->len, part, len);
    t->len += len;
}

PyObject *py_text_take(PyText *t, bool binary) {
    PyObject *out = binary ? PyBytes_FromStringAndSize(t->ptr, (Py_ssize_t)t->len)
                           : py_str((JigStr){t->ptr, t->len});
    PyMem_Free(t->ptr);
    *t = (PyText){0};
    return out;
}

bool py_ints(PyObject *list, int64_t **out, size_t *n) {
    Py_ssize_t len = PySequence_Size(list);
    *out = NULL;
    *n = 0;
    if (len < 0)
        return false;
    int64_t *items = PyMem_Calloc((size_t)len + 1, sizeof *items);
    if (!items)
        return PyErr_NoMemory() != NULL;
    for (Py_ssize_t i = 0; i < len; ++i) {
        PyObject *x = PySequence_GetItem(list, i);
        PyObject *number = x ? PyNumber_Index(x) : NULL;
        Py_XDECREF(x);
        items[i] = number ? PyLong_AsLongLong(number) : -1;
        Py_XDECREF(number);
        if (PyErr_Occurred()) {
            PyMem_Free(items);
            return false;
        }
    }
    *out = items;
    *n = (size_t)len;
    return true;
}

bool py_index(Py_ssize_t *i, Py_ssize_t n, const char *message) {
    if (*i < 0)
        *i += n;
    if (*i >= 0 && *i < n)
        return true;
    PyErr_SetString(PyExc_IndexError, message);
    return false;
}

/* ---- Capsules: an object, for who hands it through C ---- */
static void capsule_gone(PyObject *capsule) {
    Py_XDECREF((PyObject *)PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule)));
}

/* capsule(object, name): holds it. The name is one of a few, which stay. */
static PyObject *capsule(PyObject *self, PyObject *args) {
    (void)self;
    PyObject *object, *name;
    if (!PyArg_ParseTuple(args, "OU", &object, &name))
        return NULL;
    PyObject *own = Py_NewRef(name); /* stays with the process, as capsules keep no names */
    PyUnicode_InternInPlace(&own);
    const char *text = PyUnicode_AsUTF8AndSize(own, NULL);
    PyObject *out = text ? PyCapsule_New(object, text, capsule_gone) : NULL;
    if (out)
        Py_INCREF(object);
    return out;
}

static PyObject *of_capsule(PyObject *self, PyObject *args) {
    (void)self;
    PyObject *from;
    const char *name;
    if (!PyArg_ParseTuple(args, "Os", &from, &name))
        return NULL;
    PyObject *object = PyCapsule_GetPointer(from, name);
    return Py_XNewRef(object);
}

static PyMethodDef functions[] = {
    {"_capsule", capsule, METH_VARARGS, "A capsule that holds an object."},
    {"_of_capsule", of_capsule, METH_VARARGS, "The object that a capsule holds."},
    {0},
};

static bool (*const parts[])(PyObject *module) = {
    py_add_registry,  py_add_context,      py_add_location,  py_add_affine,  py_add_type,
    py_add_attribute, py_add_value,        py_add_operation, py_add_module,  py_add_block,
    py_add_lists,     py_add_op_attrs,     py_add_point,     py_add_symbols, py_add_diagnostics,
    py_add_rows,      py_add_row_values,   py_add_edit,      py_add_model,   py_add_pattern,
    py_add_step,      py_add_pass_manager, py_add_script,    py_add_run,     py_add_eval,
    py_add_engine,    py_add_structured,
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "mlir._mlir_libs._mlir",
    .m_doc = "Jig's IR for Python.",
    .m_size = -1,
};

PyMODINIT_FUNC PyInit__mlir(void) {
    PyObject *module = PyModule_Create(&definition);
    for (size_t i = 0; module && i < JIG_LEN(parts); ++i)
        if (!parts[i](module))
            Py_CLEAR(module);
    if (module && PyModule_AddFunctions(module, functions) < 0)
        Py_CLEAR(module);
    if (module && PyModule_AddStringConstant(module, "JIG_VERSION", JIG_VERSION) < 0)
        Py_CLEAR(module);
    return module;
}
