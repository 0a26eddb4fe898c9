/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Edits of IR. While a pattern, a transform op or a pass that is written in Python runs, they go
 * through its rewriter, so that whoever works on the IR meanwhile hears of them.
 */
#include "edit.h"

void py_put(PyCtx *ctx, JigOp *op, JigBlock *block, JigOp *before) {
    if (ctx->rw) {
        jig_rw_move(ctx->rw, op, block, before);
        return;
    }
    if (jig_op_block(op))
        jig_op_remove(op);
    jig_block_insert(block, before, op);
}

bool py_take_out(PyCtx *ctx, JigOp *op) {
    if (ctx->rw && ctx->keeps_ops) {
        PyErr_SetString(PyExc_RuntimeError,
                        "an operation can't be detached while patterns are applied");
        return false;
    }
    jig_op_remove(op);
    return true;
}

void py_destroy(PyCtx *ctx, JigOp *op, bool is_heard_of) {
    if (ctx->rw && jig_op_block(op)) {
        jig_rw_erase(ctx->rw, op);
    } else if (ctx->depth && is_heard_of) {
        JigRewriter *rw = jig_rewriter_create(ctx->ctx);
        jig_rw_erase(rw, op);
        jig_rewriter_destroy(rw);
    } else {
        jig_op_destroy(op);
    }
}

void py_changed(PyCtx *ctx, JigOp *op) {
    if (ctx->rw)
        jig_rw_modified(ctx->rw, op);
}

void py_replace_uses(PyCtx *ctx, JigValue *from, JigValue *to) {
    if (ctx->rw)
        jig_rw_replace_uses(ctx->rw, from, to);
    else
        jig_value_replace_uses(from, to);
}

/* ---- Work that Python is called from ---- */

void py_work_begin(PyCtx *ctx) {
    ctx->depth++;
}

/* What was made for the work goes with the outermost one. */
void py_work_end(PyCtx *ctx) {
    if (--ctx->depth == 0)
        PyList_SetSlice(ctx->kept, 0, PyList_Size(ctx->kept), NULL);
}

bool py_keep(PyCtx *ctx, PyObject *x) {
    return PyList_Append(ctx->kept, x) == 0;
}

/* ---- Rewriters ---- */

static PyTypeObject *rewriter_cls[PY_REWRITERS];

PyRewriter *py_rewriter_begin(PyCtx *ctx, PyRewriterKind kind, JigRewriter *rw) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(rewriter_cls[kind], Py_tp_alloc);
    PyRewriter *r = (PyRewriter *)alloc(rewriter_cls[kind], 0);
    if (!r)
        return NULL;
    r->ctx = (PyCtx *)Py_NewRef((PyObject *)ctx);
    r->rw = rw;
    r->outer = ctx->rw;
    r->outer_keeps = ctx->keeps_ops;
    ctx->rw = rw;
    ctx->keeps_ops = kind != PY_TRANSFORM_REWRITER;
    return r;
}

void py_rewriter_end(PyRewriter *r) {
    r->ctx->rw = r->outer;
    r->ctx->keeps_ops = r->outer_keeps;
    r->rw = NULL;
    Py_DECREF((PyObject *)r);
}

static void rewriter_dealloc(PyObject *self) {
    Py_XDECREF((PyObject *)((PyRewriter *)self)->ctx);
    py_free_object(self);
}

static JigRewriter *live(PyObject *self) {
    JigRewriter *rw = ((PyRewriter *)self)->rw;
    if (!rw)
        PyErr_SetString(PyExc_RuntimeError, "the rewriter is used after its time");
    return rw;
}

static PyObject *get_point(PyObject *self, void *closure) {
    (void)closure;
    JigRewriter *rw = live(self);
    if (!rw)
        return NULL;
    JigPoint at = jig_point(rw);
    if (!at.block) {
        PyErr_SetString(PyExc_ValueError, "the rewriter stands nowhere");
        return NULL;
    }
    return py_point_at(((PyRewriter *)self)->ctx, at.block, at.before);
}

/* By the results of an operation, or by values. */
static PyObject *replace_op(PyObject *self, PyObject *args) {
    PyObject *of, *by;
    JigRewriter *rw = live(self);
    if (!rw || !PyArg_ParseTuple(args, "OO", &of, &by))
        return NULL;
    PyCtx *ctx = ((PyRewriter *)self)->ctx;
    JigOp *op = py_op_get(of);
    size_t n = op ? jig_op_num_results(op) : 0;
    if (!op)
        return NULL;
    if (py_is(by, py_OperationBase)) {
        JigOp *new = py_op_get(by);
        if (!new)
            return NULL;
        if (new == op || jig_op_num_results(new) < n || jig_op_context(new) != ctx->ctx) {
            PyErr_SetString(PyExc_ValueError, "expected as many results as are replaced");
            return NULL;
        }
        jig_rw_replace_op(rw, op, new);
        Py_RETURN_NONE;
    }
    PyObject *list = PySequence_List(by);
    JigValue **values = list ? PyMem_Calloc(n + 1, sizeof *values) : NULL;
    bool ok = values != NULL;
    if (ok && (size_t)PyList_Size(list) != n) {
        PyErr_SetString(PyExc_ValueError, "expected as many values as results are replaced");
        ok = false;
    }
    for (size_t i = 0; ok && i < n; ++i) {
        values[i] = py_value_get(PyList_GetItem(list, (Py_ssize_t)i));
        ok = values[i] && jig_value_context(values[i]) == ctx->ctx;
        if (!ok && !PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "the value is of another context");
    }
    if (ok)
        jig_rw_replace(rw, op, values, n);
    PyMem_Free(values);
    Py_XDECREF(list);
    return ok ? Py_NewRef(Py_None) : NULL;
}

static PyObject *erase_op(PyObject *self, PyObject *of) {
    JigRewriter *rw = live(self);
    JigOp *op = rw ? py_op_get(of) : NULL;
    if (!op)
        return NULL;
    if (!py_is_unused(op))
        return NULL;
    jig_rw_erase(rw, op);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"replace_op", replace_op, METH_VARARGS, "By another operation's results, or by values."},
    {"erase_op", erase_op, METH_O, "Erases it, with all inside."},
    {0},
};
static PyGetSetDef getset[] = {
    {"ip", get_point, NULL, "Where it stands.", NULL},
    {0},
};
static PyType_Slot slots[] = {
    {Py_tp_dealloc, rewriter_dealloc}, {Py_tp_methods, methods}, {Py_tp_getset, getset}, {0}};
#define FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION)
static PyType_Spec base_spec = {"mlir._mlir_libs._mlir._Rewriter", sizeof(PyRewriter), 0, FLAGS,
                                slots};

bool py_add_edit(PyObject *module) {
    static const char *const names[] = {
        [PY_PATTERN_REWRITER] = "mlir._mlir_libs._mlir.PatternRewriter",
        [PY_CONVERSION_REWRITER] = "mlir._mlir_libs._mlir.ConversionPatternRewriter",
        [PY_TRANSFORM_REWRITER] = "mlir._mlir_libs._mlir.TransformRewriter",
    };
    PyTypeObject *base = py_class(module, &base_spec, NULL);
    for (size_t i = 0; base && i < PY_REWRITERS; ++i) {
        PyType_Slot none[] = {{0}};
        PyType_Spec spec = {names[i], sizeof(PyRewriter), 0, FLAGS, none};
        rewriter_cls[i] = py_class(module, &spec, base);
        if (!rewriter_cls[i])
            return false;
    }
    return base != NULL;
}
