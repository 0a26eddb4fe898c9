/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the table of attribute classes (attribute.c) takes from attr_elements.c, and gives it. */
#ifndef JIG_PYTHON_ATTRIBUTE_H
#define JIG_PYTHON_ATTRIBUTE_H

#include "unique.h"

enum {
    PY_ARRAY_BOOL,
    PY_ARRAY_I8,
    PY_ARRAY_I16,
    PY_ARRAY_I32,
    PY_ARRAY_I64,
    PY_ARRAY_F32,
    PY_ARRAY_F64
};
enum { PY_DENSE, PY_DENSE_INT, PY_DENSE_FP };

bool py_is_dense_array(const void *x, int kind);
bool py_is_dense(const void *x, int kind);
extern PyMethodDef py_dense_array_methods[], py_dense_methods[], py_resource_methods[];
extern PyGetSetDef py_dense_getset[];
extern const PyType_Slot py_dense_array_slots[], py_dense_slots[];
int py_array_kind(PyTypeObject *cls);
PyTypeObject *py_attr_class(int array_kind);
PyObject *py_int_of(const JigAttr *x);
/* A dictionary of a Python mapping from str to Attribute; NULL after an exception. */
const JigAttr *py_dict_of(PyCtx *ctx, PyObject *dict);

#endif
