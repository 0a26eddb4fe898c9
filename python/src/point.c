/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * InsertionPoint: before an operation, or at the end of a block.
 */
#include "edit.h"

static PyObject *point_of(PyBlock *block, PyOp *before) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(py_InsertionPoint, Py_tp_alloc);
    PyPoint *p = (PyPoint *)alloc(py_InsertionPoint, 0);
    if (p) {
        p->block = (PyBlock *)Py_NewRef((PyObject *)block);
        p->before = (PyOp *)Py_XNewRef((PyObject *)before);
    }
    return (PyObject *)p;
}

PyObject *py_point_at(PyCtx *ctx, JigBlock *block, JigOp *before) {
    PyObject *of = py_block(ctx, block);
    PyOp *op = of && before ? py_op(ctx, before) : NULL;
    PyObject *out = of && !PyErr_Occurred() ? point_of((PyBlock *)of, op) : NULL;
    Py_XDECREF(of);
    Py_XDECREF((PyObject *)op);
    return out;
}

static PyObject *beside(PyObject *x, bool after) {
    PyOp *op = py_op_of(x);
    JigOp *live = op ? py_op_live(op) : NULL;
    if (!live)
        return NULL;
    if (!jig_op_block(live)) {
        PyErr_SetString(PyExc_ValueError, "Detached operations have no block to insert into.");
        return NULL;
    }
    PyObject *block = py_block(op->ctx, jig_op_block(live));
    PyOp *before = !after              ? (PyOp *)Py_NewRef((PyObject *)op)
                   : jig_op_next(live) ? py_op(op->ctx, jig_op_next(live))
                                       : NULL;
    PyObject *out = block ? point_of((PyBlock *)block, before) : NULL;
    Py_XDECREF(block);
    Py_XDECREF((PyObject *)before);
    return out;
}

static PyObject *point_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *at = NULL;
    if (kw && PyDict_Size(kw))
        at = PyDict_GetItemString(kw,
                                  PyDict_GetItemString(kw, "block") ? "block" : "beforeOperation");
    else if (!PyArg_ParseTuple(args, "O", &at))
        return NULL;
    if (py_is(at, py_Block))
        return py_block_get(at) ? point_of((PyBlock *)at, NULL) : NULL;
    return beside(at, false);
}

PY_TRAVERSE(point_traverse, PyPoint, PY_HELD(before) PY_HELD(block))
static void point_dealloc(PyObject *self) {
    py_untrack(self);
    PyPoint *p = (PyPoint *)self;
    Py_XDECREF((PyObject *)p->before);
    Py_XDECREF((PyObject *)p->block);
    py_free_object(self);
}

static PyObject *at_block_begin(PyObject *cls, PyObject *block) {
    (void)cls;
    JigBlock *b = py_block_get(block);
    if (!b)
        return NULL;
    PyOp *first =
        jig_block_is_empty(b) ? NULL : py_op(((PyBlock *)block)->op->ctx, jig_block_first(b));
    PyObject *out = PyErr_Occurred() ? NULL : point_of((PyBlock *)block, first);
    Py_XDECREF((PyObject *)first);
    return out;
}

static PyObject *at_block_terminator(PyObject *cls, PyObject *block) {
    (void)cls;
    JigBlock *b = py_block_get(block);
    if (!b)
        return NULL;
    if (jig_block_is_empty(b) || !jig_op_is_terminator(jig_block_last(b))) {
        PyErr_SetString(PyExc_ValueError, "Block has no terminator");
        return NULL;
    }
    PyOp *last = py_op(((PyBlock *)block)->op->ctx, jig_block_last(b));
    PyObject *out = last ? point_of((PyBlock *)block, last) : NULL;
    Py_XDECREF((PyObject *)last);
    return out;
}

static PyObject *after(PyObject *cls, PyObject *op) {
    (void)cls;
    return beside(op, true);
}

bool py_point_insert(PyObject *point, PyOp *op) {
    PyPoint *p = (PyPoint *)point;
    JigOp *live = op ? py_op_live(op) : NULL;
    if (!live)
        return false;
    if (jig_op_block(live)) {
        PyErr_SetString(PyExc_ValueError,
                        "Attempt to insert operation that is already attached to its parent");
        return false;
    }
    JigOp *before = p->before ? py_op_live(p->before) : NULL;
    JigBlock *block =
        p->before ? (before ? jig_op_block(before) : NULL) : py_block_get((PyObject *)p->block);
    if (!block) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "the operation to insert before is in no block");
        return false;
    }
    if (jig_op_context(live) != jig_block_context(block) ||
        jig_op_is_ancestor(live, jig_block_parent_op(block))) {
        PyErr_SetString(PyExc_ValueError, "the operation can't be inserted there");
        return false;
    }
    if (!before && !jig_block_is_empty(block) && jig_op_is_terminator(jig_block_last(block))) {
        PyErr_SetString(PyExc_IndexError,
                        "Cannot insert operation at the end of a block that already has a "
                        "terminator. Did you mean to use 'InsertionPoint.at_block_terminator"
                        "(block)' versus 'InsertionPoint(block)'?");
        return false;
    }
    if (!py_may_change(op->ctx, jig_block_parent_op(block)))
        return false;
    py_put(op->ctx, live, block, before);
    op->owned = false;
    py_op_moved(op);
    return true;
}

static PyObject *insert(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *op;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O", (char *[]){"operation", NULL}, &op))
        return NULL;
    PyOp *object = py_op_of(op);
    return object && py_point_insert(self, object) ? Py_NewRef(Py_None) : NULL;
}

static PyObject *get_block(PyObject *self, void *closure) {
    (void)closure;
    return Py_NewRef((PyObject *)((PyPoint *)self)->block);
}
static PyObject *get_ref(PyObject *self, void *closure) {
    (void)closure;
    PyOp *before = ((PyPoint *)self)->before;
    if (!before)
        Py_RETURN_NONE;
    return py_op_live(before) ? py_opview(before) : NULL;
}
static PyObject *enter(PyObject *self, PyObject *args) {
    (void)args;
    return py_enter(self, ((PyPoint *)self)->block->op->ctx, NULL, self);
}

static PyMethodDef methods[] = {
    {"at_block_begin", at_block_begin, METH_O | METH_STATIC, "Before its first operation."},
    {"at_block_terminator", at_block_terminator, METH_O | METH_STATIC, "Before its terminator."},
    {"after", after, METH_O | METH_STATIC, "Behind an operation."},
    {"insert", PY_KW(insert), "Puts an operation there that is in no block."},
    {"__enter__", enter, METH_NOARGS, "New operations go there."},
    {"__exit__", py_exit_method, METH_VARARGS, "What was current before is again."},
    {0},
};
static PyGetSetDef getset[] = {
    {"block", get_block, NULL, "The block that it is in.", NULL},
    {"ref_operation", get_ref, NULL, "The operation that it is before, or None.", NULL},
    {0},
};
static PyType_Slot slots[] = {
    {Py_tp_new, point_new},
    {Py_tp_dealloc, point_dealloc},
    {Py_tp_traverse, point_traverse},
    {Py_tp_methods, methods},
    {Py_tp_getset, getset},
    {Py_tp_doc, "Where new operations go."},
    {0},
};
static PyType_Spec spec = {"mlir._mlir_libs._mlir.InsertionPoint", sizeof(PyPoint), 0,
                           Py_TPFLAGS_DEFAULT, slots};

bool py_add_point(PyObject *module) {
    return (py_InsertionPoint = py_class(module, &spec, NULL)) != NULL;
}
