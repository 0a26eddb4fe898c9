/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What types, attributes and affine objects have in common: they are compared by address within
 * their context, and their classes are tables of which class is of which kind.
 */
#ifndef JIG_PYTHON_UNIQUE_H
#define JIG_PYTHON_UNIQUE_H

#include "py.h"

/* A class below Type or Attribute. */
typedef struct PyClassRow {
    const char *name; /* "VectorType" */
    const char *base; /* of a row before it; NULL: Type or Attribute itself */
    const char *what; /* as typeid has it, "builtin.vector"; NULL: a class of several kinds */
    int kind;         /* for `is` */
    bool (*is)(const void *it, int kind);
    PyMethodDef *methods;
    PyGetSetDef *getset;
    const PyType_Slot *more; /* further slots, ended by an empty one; or NULL */
    PyTypeObject *cls;       /* when made */
} PyClassRow;

/* Makes the classes of a table ended by a row without name. */
bool py_unique_classes(PyObject *module, PyTypeObject *root, PyClassRow *rows);
/* The row of a class, or of the nearest class that it is derived from; NULL: none. */
const PyClassRow *py_class_row(const PyClassRow *rows, PyTypeObject *cls);

void py_unique_dealloc(PyObject *self);
int py_unique_traverse(PyObject *self, visitproc visit, void *arg);
PyObject *py_unique_compare(PyObject *a, PyObject *b, int op);
Py_hash_t py_unique_hash(PyObject *self);
PyObject *py_unique_context(PyObject *self, void *closure);
/* The context of an argument "context", or that of the calls around it. */
PyCtx *py_ctx_keyword(PyObject *kw, PyObject *args, Py_ssize_t at);
/* An empty method: arguments are parsed by the methods themselves. */
#define PY_KW(f)     (PyCFunction)(void (*)(void)) f, METH_VARARGS | METH_KEYWORDS
#define PY_STATIC(f) (PyCFunction)(void (*)(void)) f, METH_VARARGS | METH_KEYWORDS | METH_STATIC
#define PY_CLASS(f)  (PyCFunction)(void (*)(void)) f, METH_VARARGS | METH_KEYWORDS | METH_CLASS
/* Runs `error` at loc (or unknown), and raises "Invalid type". */
PyObject *py_invalid(PyCtx *ctx, PyObject *loc, const char *what, const char *message);

#endif
