/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Scripts: a named sequence applied to a payload; text of former releases as text of today.
 */
#include "edit.h"

#include "jig/transform.h"
#include "jig/upgrade.h"

JigItems *py_params_of(PyObject *list, size_t *n, JigArena *a) {
    PyObject *all = list && list != Py_None ? PySequence_List(list) : PyList_New(0);
    *n = all ? (size_t)PyList_Size(all) : 0;
    JigItems *items = jig_arena_calloc(a, (*n + 1) * sizeof *items);
    for (size_t i = 0; all && i < *n; ++i) {
        PyObject *values = PySequence_List(PyList_GetItem(all, (Py_ssize_t)i));
        size_t count = values ? (size_t)PyList_Size(values) : 0;
        const JigAttr **attrs = jig_arena_calloc(a, (count + 1) * sizeof *attrs);
        for (size_t j = 0; values && j < count; ++j)
            attrs[j] = py_attr_get(PyList_GetItem(values, (Py_ssize_t)j));
        items[i] = (JigItems){JIG_HANDLE_PARAMS, (void **)attrs, count};
        Py_XDECREF(values);
    }
    Py_XDECREF(all);
    return PyErr_Occurred() ? NULL : items;
}

/* apply(payload, module, sequence, entry, params, keep_aliases, strict): of `sequence`, or of the
 * one that `module` has under the name `entry`. */
static PyObject *apply(PyObject *self, PyObject *args) {
    (void)self;
    PyObject *payload, *module, *sequence, *entry, *params;
    int keep_aliases, strict;
    JigStr name;
    if (!PyArg_ParseTuple(args, "OOOOOpp", &payload, &module, &sequence, &entry, &params,
                          &keep_aliases, &strict) ||
        !py_text(entry, &name))
        return NULL;
    JigOp *op = py_op_get(payload);
    JigScript script = {.entry = name};
    if (op && module != Py_None)
        script.module = py_op_get(module);
    if (op && sequence != Py_None)
        script.start = py_op_get(sequence);
    if (PyErr_Occurred())
        return NULL;
    PyCtx *ctx = py_op_of(payload)->ctx;
    if ((script.module && jig_op_context(script.module) != ctx->ctx) ||
        (script.start && jig_op_context(script.start) != ctx->ctx)) {
        PyErr_SetString(PyExc_ValueError, "payload and script are of different contexts");
        return NULL;
    }
    if (script.start && !jig_is_transform_op(script.start)) {
        PyErr_SetString(PyExc_ValueError, "the operation must implement TransformOpInterface to "
                                          "be used as transform root");
        return NULL;
    }
    JigArena *a = py_scratch();
    script.options.trailing = py_params_of(params, &script.options.num_trailing, a);
    script.options.keep_aliases = keep_aliases;
    script.options.strict_handles = strict;
    PyErrors errors;
    bool ok = !PyErr_Occurred() && py_errors_begin(&errors, ctx);
    if (ok) {
        py_work_begin(ctx);
        ok = jig_apply_script(op, &script, a, NULL) && !PyErr_Occurred();
        py_work_end(ctx);
        jig_stream_flush(ctx->ctx, JIG_STREAM_OUTPUT);
        if (ok)
            py_errors_end(&errors);
        else
            py_errors_raise(&errors, "Failed to apply named transform sequence");
    }
    py_scratch_end(a);
    return ok ? Py_NewRef(Py_None) : NULL;
}

/* ---- Former releases ---- */
typedef struct Told {
    PyObject *list;
} Told;
static void tell(void *user, const JigUpgradeChange *c) {
    PyObject *list = ((Told *)user)->list;
    PyObject *one = Py_BuildValue("(IINsNN)", c->line, c->column, py_str(c->op), c->until,
                                  py_str(c->what), PyBool_FromLong(c->is_left));
    if (one)
        PyList_Append(list, one);
    Py_XDECREF(one);
}

/* upgrade(context, text, name): the text, and what changed. */
static PyObject *upgrade(PyObject *self, PyObject *args) {
    (void)self;
    PyObject *ctx, *text_arg, *name_arg;
    JigStr text, name, out;
    if (!PyArg_ParseTuple(args, "O!OO", py_Context, &ctx, &text_arg, &name_arg) ||
        !py_text(text_arg, &text) || !py_text(name_arg, &name))
        return NULL;
    PyErrors errors;
    if (!py_errors_begin(&errors, (PyCtx *)ctx))
        return NULL;
    JigArena *a = py_scratch();
    Told told = {PyList_New(0)};
    PyObject *result = NULL;
    if (told.list && jig_upgrade(((PyCtx *)ctx)->ctx, text, name, tell, &told, a, &out)) {
        py_errors_end(&errors);
        result = Py_BuildValue("(NO)", py_str(out), told.list);
    } else {
        py_errors_raise(&errors, "Unable to upgrade");
    }
    Py_XDECREF(told.list);
    py_scratch_end(a);
    return result;
}

static PyMethodDef methods[] = {
    {"_apply_script", apply, METH_VARARGS, "Applies a named sequence to a payload."},
    {"_upgrade", upgrade, METH_VARARGS, "Text of former releases as text of today."},
    {0},
};

bool py_add_script(PyObject *module) {
    return PyModule_AddFunctions(module, methods) == 0;
}
