/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Rows as Python sees them: what the generator of classes (python/make-dialects) is made from.
 */
#include "unique.h"

static PyObject *op_row(const JigOpRow *row) {
    return Py_BuildValue("{szszszszszszszszsOsO}", "name", row->name, "ins", row->ins, "outs",
                         row->outs, "props", row->props, "regions", row->regions, "succs",
                         row->succs, "traits", row->traits, "summary", row->summary, "infers",
                         row->infer ? Py_True : Py_False, "older", row->older ? Py_True : Py_False);
}

static bool append(PyObject *list, PyObject *item) {
    bool ok = item && PyList_Append(list, item) == 0;
    Py_XDECREF(item);
    return ok;
}

static bool add_part(const JigDialect *d, PyObject *ops, PyObject *types, PyObject *attrs,
                     PyObject *enums) {
    bool ok = true;
    for (size_t i = 0; ok && i < d->num_ops; ++i)
        ok = append(ops, op_row(&d->ops[i]));
    for (size_t i = 0; ok && i < d->num_types; ++i)
        ok = append(types, Py_BuildValue("{szszszszsz}", "name", d->types[i].name, "label",
                                         d->types[i].label, "params", d->types[i].params, "format",
                                         d->types[i].format, "summary", d->types[i].summary));
    for (size_t i = 0; ok && i < d->num_attrs; ++i)
        ok = append(attrs, Py_BuildValue("{szszszszszsz}", "name", d->attrs[i].name, "label",
                                         d->attrs[i].label, "params", d->attrs[i].params, "format",
                                         d->attrs[i].format, "enum", d->attrs[i].enum_of, "summary",
                                         d->attrs[i].summary));
    for (size_t i = 0; ok && i < d->num_enums; ++i) {
        PyObject *cases = PyList_New(0);
        for (const JigEnumCase *c = d->enums[i].cases; cases && c->text; ++c)
            append(cases, Py_BuildValue("(sL)", c->text, (long long)c->value));
        ok = append(enums, Py_BuildValue("{szsNszsz}", "name", d->enums[i].name, "cases", cases,
                                         "separator", d->enums[i].separator, "storage",
                                         d->enums[i].storage));
    }
    return ok;
}

/* rows(dialect): None, or a dict of lists. */
static PyObject *rows(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *ctx;
    const char *name;
    if (!PyArg_ParseTuple(args, "O!s", py_Context, &ctx, &name))
        return NULL;
    JigContext *jig = ((PyCtx *)ctx)->ctx;
    const JigDialect *d = jig_context_dialect(jig, jig_str(name));
    if (!d)
        Py_RETURN_NONE;
    PyObject *ops = PyList_New(0), *types = PyList_New(0), *attrs = PyList_New(0),
             *enums = PyList_New(0);
    bool ok = ops && types && attrs && enums;
    for (; ok && d; d = jig_dialect_next_part(jig, d))
        ok = add_part(d, ops, types, attrs, enums);
    PyObject *out =
        ok ? Py_BuildValue("{sOsOsOsO}", "ops", ops, "types", types, "attrs", attrs, "enums", enums)
           : NULL;
    Py_XDECREF(ops);
    Py_XDECREF(types);
    Py_XDECREF(attrs);
    Py_XDECREF(enums);
    return out;
}

static const JigAttrRow *attr_row(JigContext *ctx, JigStr name) {
    const JigDialect *d = jig_context_dialect(ctx, jig_name_dialect(name));
    for (; d; d = jig_dialect_next_part(ctx, d))
        for (size_t i = 0; i < d->num_attrs; ++i)
            if (jig_str_is(name, d->attrs[i].name) && d->attrs[i].enum_of)
                return &d->attrs[i];
    return NULL;
}

/* enum_attr(context, name, value): the attribute of a row that is an enum's. */
static PyObject *enum_attr(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *ctx, *name;
    long long value;
    JigStr text;
    if (!PyArg_ParseTuple(args, "O!OL", py_Context, &ctx, &name, &value) || !py_text(name, &text))
        return NULL;
    const JigAttrRow *row = attr_row(((PyCtx *)ctx)->ctx, text);
    if (!row) {
        PyErr_Format(PyExc_ValueError, "there is no attribute of an enum called %S", name);
        return NULL;
    }
    return py_attr((PyCtx *)ctx, jig_attr_enum(((PyCtx *)ctx)->ctx, row, value));
}

static PyMethodDef methods[] = {
    {"_enum_attr", enum_attr, METH_VARARGS, "The attribute of an enum's value."},
    {"_rows", rows, METH_VARARGS, "The rows of a dialect."},
    {0},
};

bool py_add_rows(PyObject *module) {
    return PyModule_AddFunctions(module, methods) == 0;
}
