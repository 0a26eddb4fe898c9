/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What loops structured operations stand for. */
#include "py.h"

#include "jig/iface.h"

/* Names and permutations that loops follow from are looked at when an op is verified. */
static bool is_whole(PyCtx *ctx, JigOp *op) {
    JigDiagCapture capture;
    jig_diag_capture_begin(ctx->ctx, &capture);
    bool ok = jig_op_verify(op);
    jig_diag_capture_end(ctx->ctx, &capture);
    jig_diag_capture_free(&capture);
    return ok;
}

static PyObject *maps_of(PyCtx *ctx, const JigOp *op) {
    size_t n = jig_op_num_operands(op);
    PyObject *out = PyList_New((Py_ssize_t)n);
    for (size_t i = 0; out && i < n; ++i) {
        PyObject *map = py_map(ctx, jig_structured(op)->map(op, i));
        if (!map || PyList_SetItem(out, (Py_ssize_t)i, map) < 0)
            Py_CLEAR(out);
    }
    return out;
}

static PyObject *parallel_loops(const JigOp *op) {
    size_t n = jig_structured(op)->num_loops(op);
    PyObject *out = PyList_New((Py_ssize_t)n);
    for (size_t i = 0; out && i < n; ++i) {
        bool parallel = jig_structured(op)->iterator(op, i) == JIG_PARALLEL;
        if (PyList_SetItem(out, (Py_ssize_t)i, PyBool_FromLong(parallel)) < 0)
            Py_CLEAR(out);
    }
    return out;
}

/* loops_of(op): a map for each operand, and whether each loop is parallel; None where the op is not
 * structured, or invalid. */
static PyObject *loops_of(PyObject *self, PyObject *of) {
    (void)self;
    JigOp *op = py_op_get(of);
    if (!op)
        return NULL;
    PyCtx *ctx = py_op_of(of)->ctx;
    if (!jig_structured(op) || !is_whole(ctx, op))
        return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
    PyObject *maps = maps_of(ctx, op), *parallel = maps ? parallel_loops(op) : NULL;
    if (!parallel) {
        Py_XDECREF(maps);
        return NULL;
    }
    return Py_BuildValue("(NN)", maps, parallel);
}

static PyMethodDef methods[] = {
    {"_loops_of", loops_of, METH_O, "Maps and kinds of loops of a structured operation, or None."},
    {0},
};

bool py_add_structured(PyObject *module) {
    return PyModule_AddFunctions(module, methods) == 0;
}
