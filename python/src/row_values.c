/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Types and attributes of dialects, made of their parameters. Rows verify what is read, so what was
 * made is printed and read again: it is as good as text, and what is wrong with it is said alike.
 */
#include "unique.h"

typedef struct Params {
    const JigAttr **items;
    size_t n;
} Params;

static bool params_of(PyCtx *ctx, PyObject *list, Params *out) {
    Py_ssize_t n = PySequence_Size(list);
    *out = (Params){.n = n < 0 ? 0 : (size_t)n};
    out->items = n < 0 ? NULL : PyMem_Calloc((size_t)n + 1, sizeof *out->items);
    if (!out->items)
        return n < 0 ? false : PyErr_NoMemory() != NULL;
    for (Py_ssize_t i = 0; i < n; ++i) {
        PyObject *x = PySequence_GetItem(list, i);
        out->items[i] = x && x != Py_None ? py_attr_get(x) : NULL;
        bool of_another = out->items[i] && jig_attr_context(out->items[i]) != ctx->ctx;
        Py_XDECREF(x);
        if (of_another)
            PyErr_SetString(PyExc_ValueError, "the parameters are of another context");
        if (PyErr_Occurred()) {
            PyMem_Free(out->items);
            return false;
        }
    }
    return true;
}

static const void *row_named(JigContext *ctx, bool is_type, JigStr name) {
    const JigDialect *d = jig_context_dialect(ctx, jig_name_dialect(name));
    for (; d; d = jig_dialect_next_part(ctx, d)) {
        for (size_t i = 0; is_type && i < d->num_types; ++i)
            if (jig_str_is(name, d->types[i].name))
                return &d->types[i];
        for (size_t i = 0; !is_type && i < d->num_attrs; ++i)
            if (jig_str_is(name, d->attrs[i].name))
                return &d->attrs[i];
    }
    return NULL;
}

static PyObject *misfit(JigStr wrong) {
    PyObject *name = py_str(wrong);
    if (name)
        PyErr_Format(PyExc_TypeError, "parameter '%U' is of another kind than it must be", name);
    Py_XDECREF(name);
    return NULL;
}

static PyObject *type_of_row(PyCtx *ctx, const JigTypeRow *row, const Params *params, JigArena *a,
                             bool read) {
    JigStr wrong;
    if (read && !jig_type_params_fit(ctx->ctx, row, params->items, params->n, &wrong))
        return misfit(wrong);
    const JigType *made = jig_type_get(ctx->ctx, row, params->items, params->n);
    if (!read)
        return py_type(ctx, made);
    JigStr text = jig_type_to_str(made, a);
    PyErrors errors;
    if (!py_errors_begin(&errors, ctx))
        return NULL;
    const JigType *t = jig_parse_type_str(ctx->ctx, text, text);
    if (!t)
        return py_errors_raise(&errors, "Invalid type");
    py_errors_end(&errors);
    return py_type(ctx, t);
}

static PyObject *attr_of_row(PyCtx *ctx, const JigAttrRow *row, const Params *params, JigArena *a) {
    JigStr wrong;
    if (!jig_attr_params_fit(ctx->ctx, row, params->items, params->n, &wrong))
        return misfit(wrong);
    JigStr text = jig_attr_to_str(jig_attr_get(ctx->ctx, row, params->items, params->n), a);
    PyErrors errors;
    if (!py_errors_begin(&errors, ctx))
        return NULL;
    const JigAttr *x = jig_parse_attr_str(ctx->ctx, text, text);
    if (!x)
        return py_errors_raise(&errors, "Invalid attribute");
    py_errors_end(&errors);
    return py_attr(ctx, x);
}

/* row_value(context, is it a type?, name, parameters, is it read back?): each parameter an
 * attribute, or None. What has no text of its own (a structure whose body is to come) is not read
 * back. */
static PyObject *row_value(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *given, *name, *list;
    int is_type, read = true;
    JigStr text;
    if (!PyArg_ParseTuple(args, "OpOO|p", &given, &is_type, &name, &list, &read) ||
        !py_text(name, &text))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    const void *row = ctx ? row_named(ctx->ctx, is_type, text) : NULL;
    if (!row)
        return ctx ? PyErr_Format(PyExc_ValueError, "there is no type or attribute %S", name)
                   : NULL;
    Params params;
    if (!params_of(ctx, list, &params))
        return NULL;
    JigArena *a = py_scratch();
    PyObject *out =
        is_type ? type_of_row(ctx, row, &params, a, read) : attr_of_row(ctx, row, &params, a);
    py_scratch_end(a);
    PyMem_Free(params.items);
    return out;
}

static PyMethodDef methods[] = {
    {"_row_value", row_value, METH_VARARGS, "A type or an attribute of a row, of its parameters."},
    {0},
};

bool py_add_row_values(PyObject *module) {
    return PyModule_AddFunctions(module, methods) == 0;
}
