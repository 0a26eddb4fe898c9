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

bool py_script_begin(PyWork work[2], PyCtx *ctx, JigOp *payload, const JigScript *script) {
    JigOp *root = script->start ? script->start : script->module;
    if (!py_is_whole(root))
        return false;
    py_work_begin(&work[0], ctx, PY_SCRIPT, jig_op_outermost(root));
    if (py_work_begin(&work[1], ctx, PY_STEPS, payload))
        return true;
    py_work_end(&work[0]);
    return false;
}

void py_script_end(PyWork work[2]) {
    py_work_end(&work[1]);
    py_work_end(&work[0]);
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
    if (!script.module && !script.start) {
        PyErr_SetString(PyExc_TypeError, "there is no script");
        return NULL;
    }
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
    PyWork work[2];
    bool ok = !PyErr_Occurred() && py_errors_begin(&errors, ctx);
    if (ok) {
        /* What was asked for values may have erased one of them. */
        op = py_op_get(payload);
        script.module = op && module != Py_None ? py_op_get(module) : NULL;
        script.start = op && sequence != Py_None ? py_op_get(sequence) : NULL;
        ok = !PyErr_Occurred() && py_script_begin(work, ctx, op, &script);
        if (ok) {
            ok = jig_apply_script(op, &script, a, NULL) && !PyErr_Occurred();
            py_script_end(work);
        }
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
