/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Steps of scripts that are carried out in Python: the model's apply(op, rewriter, results, state).
 * Results and state are good for as long as the call.
 */
#include "step.h"

typedef struct PyStep {
    PyObject_HEAD PyCtx *ctx;
    JigTransformCall *call; /* NULL: it has ended */
} PyStep;
static PyTypeObject *results_cls, *state_cls;

static PyStep *step_of(PyTypeObject *cls, PyCtx *ctx, JigTransformCall *call) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    PyStep *s = (PyStep *)alloc(cls, 0);
    if (s) {
        s->ctx = (PyCtx *)Py_NewRef((PyObject *)ctx);
        s->call = call;
    }
    return s;
}
static void step_end(PyStep *s) {
    if (s)
        s->call = NULL;
    Py_XDECREF((PyObject *)s);
}
PY_TRAVERSE(step_traverse, PyStep, PY_HELD(ctx))
static void step_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF((PyObject *)((PyStep *)self)->ctx);
    py_free_object(self);
}
static JigTransformCall *call_of(PyObject *self) {
    JigTransformCall *call = ((PyStep *)self)->call;
    if (!call)
        PyErr_SetString(PyExc_RuntimeError, "used after the transform op has ended");
    return call;
}

/* ---- TransformState ---- */
static JigValue *handle_of(PyObject *self, PyObject *x) {
    JigTransformCall *call = call_of(self);
    JigValue *v = call ? py_value_get(x) : NULL;
    if (v && jig_value_context(v) != ((PyStep *)self)->ctx->ctx) {
        PyErr_SetString(PyExc_ValueError, "the handle is of another context");
        return NULL;
    }
    if (v && !jig_handle_type(jig_value_type(v))) {
        PyErr_SetString(PyExc_ValueError, "the value is no handle");
        return NULL;
    }
    return v;
}

static bool append(PyObject *list, PyObject *item) {
    bool ok = item && PyList_Append(list, item) == 0;
    Py_XDECREF(item);
    return ok;
}

static PyObject *payload(PyObject *self, PyObject *x, JigHandleKind kind) {
    JigValue *handle = handle_of(self, x);
    if (!handle)
        return NULL;
    if (jig_handle_kind(handle) != kind) {
        PyErr_SetString(PyExc_ValueError, "the handle is of another kind");
        return NULL;
    }
    PyCtx *ctx = ((PyStep *)self)->ctx;
    PyWork work;
    py_work_begin(&work, ctx, PY_LOOKS, NULL);
    JigItems items = jig_payload_items(call_of(self), handle);
    PyObject *list = PyList_New(0);
    for (size_t i = 0; list && i < items.len; ++i) {
        PyObject *item = kind == JIG_HANDLE_OPS      ? py_opview_of(ctx, items.items[i])
                         : kind == JIG_HANDLE_VALUES ? py_value(ctx, items.items[i])
                                                     : py_attr(ctx, items.items[i]);
        if (!append(list, item))
            Py_CLEAR(list);
    }
    py_work_end(&work);
    return list;
}
static PyObject *payload_ops(PyObject *self, PyObject *handle) {
    return payload(self, handle, JIG_HANDLE_OPS);
}
static PyObject *payload_values(PyObject *self, PyObject *handle) {
    return payload(self, handle, JIG_HANDLE_VALUES);
}
static PyObject *params(PyObject *self, PyObject *handle) {
    return payload(self, handle, JIG_HANDLE_PARAMS);
}

/* ---- TransformResults ---- */
static void *item_of(PyObject *x, JigHandleKind kind) {
    return kind == JIG_HANDLE_OPS      ? (void *)py_op_get(x)
           : kind == JIG_HANDLE_VALUES ? (void *)py_value_get(x)
                                       : (void *)py_attr_get(x);
}
static JigContext *context_of(void *item, JigHandleKind kind) {
    return kind == JIG_HANDLE_OPS      ? jig_op_context(item)
           : kind == JIG_HANDLE_VALUES ? jig_value_context(item)
                                       : jig_attr_context(item);
}

static PyObject *set(PyObject *self, PyObject *args, JigHandleKind kind) {
    PyObject *of, *given;
    JigTransformCall *call = call_of(self);
    if (!call || !PyArg_ParseTuple(args, "OO", &of, &given))
        return NULL;
    JigValue *result = handle_of(self, of);
    if (!result)
        return NULL;
    if (!jig_value_is_result(result) || jig_value_def(result) != call->op ||
        jig_handle_kind(result) != kind) {
        PyErr_SetString(PyExc_ValueError, "expected a result of this kind of the transform op");
        return NULL;
    }
    PyObject *list = PySequence_List(given);
    size_t n = list ? (size_t)PyList_Size(list) : 0;
    void **items = list ? PyMem_Calloc(n + 1, sizeof *items) : NULL;
    bool ok = items != NULL;
    for (size_t i = 0; ok && i < n; ++i) {
        items[i] = item_of(PyList_GetItem(list, (Py_ssize_t)i), kind);
        ok = items[i] && context_of(items[i], kind) == ((PyStep *)self)->ctx->ctx;
        if (!ok && !PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "the payload is of another context");
    }
    if (ok)
        jig_set_items(call, jig_value_index(result), (JigItems){kind, items, n});
    PyMem_Free(items);
    Py_XDECREF(list);
    return ok ? Py_NewRef(Py_None) : NULL;
}
static PyObject *set_ops(PyObject *self, PyObject *args) {
    return set(self, args, JIG_HANDLE_OPS);
}
static PyObject *set_values(PyObject *self, PyObject *args) {
    return set(self, args, JIG_HANDLE_VALUES);
}
static PyObject *set_params(PyObject *self, PyObject *args) {
    return set(self, args, JIG_HANDLE_PARAMS);
}

/* ---- The step ---- */
/* The model's answer is a number: 0 it went well, 1 it failed silenceably, 2 for good. */
static JigStatus judge(JigTransformCall *call, PyObject *answer) {
    long status = answer ? PyLong_AsLong(answer) : -1;
    if (status == 0 && !PyErr_Occurred())
        return JIG_OK;
    if (status == 1)
        return jig_silenceable_op(call, "failed to apply");
    return jig_definite_op(call, "failed to apply");
}

JigStatus py_apply_step(JigTransformCall *call) {
    PyObject *model = py_model(call->op, "apply");
    jig_stream_flush(call->rw->ctx, JIG_STREAM_OUTPUT); /* before what Python prints */
    PyCtx *ctx = py_ctx_of_jig(jig_op_context(call->op));
    PyObject *view = model ? py_opview_of(ctx, call->op) : NULL;
    PyStep *results = view ? step_of(results_cls, ctx, call) : NULL;
    PyStep *state = results ? step_of(state_cls, ctx, call) : NULL;
    PyRewriter *rw = state ? py_rewriter_begin(ctx, PY_TRANSFORM_REWRITER, call->rw) : NULL;
    PyObject *answer =
        rw ? PyObject_CallFunctionObjArgs(model, view, rw, results, state, NULL) : NULL;
    JigStatus status = judge(call, answer);
    if (rw)
        py_rewriter_end(rw);
    step_end(state);
    step_end(results);
    Py_XDECREF(view);
    Py_XDECREF(answer);
    return status;
}

static PyMethodDef state_methods[] = {
    {"get_payload_ops", payload_ops, METH_O, "The operations that a handle has."},
    {"get_payload_values", payload_values, METH_O, "The values that a handle has."},
    {"get_params", params, METH_O, "The attributes that a parameter has."},
    {0},
};
static PyMethodDef results_methods[] = {
    {"set_ops", set_ops, METH_VARARGS, "Operations for a result."},
    {"set_values", set_values, METH_VARARGS, "Values for a result."},
    {"set_params", set_params, METH_VARARGS, "Attributes for a result."},
    {0},
};
#define FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION)
static PyType_Slot state_slots[] = {{Py_tp_dealloc, step_dealloc},
                                    {Py_tp_traverse, step_traverse},
                                    {Py_tp_methods, state_methods},
                                    {0}};
static PyType_Spec state_spec = {"mlir._mlir_libs._mlir.TransformState", sizeof(PyStep), 0, FLAGS,
                                 state_slots};
static PyType_Slot results_slots[] = {{Py_tp_dealloc, step_dealloc},
                                      {Py_tp_traverse, step_traverse},
                                      {Py_tp_methods, results_methods},
                                      {0}};
static PyType_Spec results_spec = {"mlir._mlir_libs._mlir.TransformResults", sizeof(PyStep), 0,
                                   FLAGS, results_slots};

bool py_add_step(PyObject *module) {
    return (state_cls = py_class(module, &state_spec, NULL)) &&
           (results_cls = py_class(module, &results_spec, NULL));
}
