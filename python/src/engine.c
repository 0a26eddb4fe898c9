/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Compiled code in this process: an engine of a module in the llvm dialect, addresses of functions
 * that take their arguments packed (jig/codegen.h), the lowering that leads there.
 */
#include "edit.h"

#include "jig/codegen.h"
#include "jig/llvm_ir.h"

typedef struct Engine {
    PyObject_HEAD JigJit *jit;
} Engine;

/* RuntimeError with what a reason says. */
static PyObject *refused(const char *what, const JigReason *why, JigArena *a) {
    PyObject *message = py_str(jig_reason_text(why, a));
    if (message)
        PyErr_Format(PyExc_RuntimeError, "%s: %U", what, message);
    Py_XDECREF(message);
    return NULL;
}

/* _Engine(operation, level, entry). */
static PyObject *engine_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    PyObject *of;
    unsigned level = 2;
    const char *entry = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|Iz",
                                     (char *[]){"module", "opt_level", "entry", NULL}, &of, &level,
                                     &entry))
        return NULL;
    JigOp *op = py_op_get(of);
    if (!op)
        return NULL;
    if (!jig_op_has_name(op, "builtin.module")) {
        PyErr_SetString(PyExc_ValueError, "expected a module");
        return NULL;
    }
    PyText text = {0};
    PyErrors errors;
    if (!py_errors_begin(&errors, py_op_of(of)->ctx))
        return NULL;
    op = py_op_get(of);
    if (!op || !py_is_verified(py_op_of(of)->ctx, op) ||
        !jig_llvm_ir_write_for_code(op, py_text_write, &text)) {
        PyMem_Free(text.ptr);
        return py_errors_raise(&errors, "Failure while creating the ExecutionEngine");
    }
    py_errors_end(&errors);
    JigArena *a = py_scratch();
    JigReason why = JIG_REASON(a);
    const JigCodeOptions options = {.cpu = "host", .entry = entry, .level = level};
    JigJit *jit = jig_jit_create((JigStr){text.ptr, text.len}, &options, &why);
    PyMem_Free(text.ptr);
    if (!jit)
        refused("Failure while creating the ExecutionEngine", &why, a);
    py_scratch_end(a);
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    Engine *e = jit ? (Engine *)alloc(cls, 0) : NULL;
    if (e)
        e->jit = jit;
    else if (jit)
        jig_jit_destroy(jit);
    return (PyObject *)e;
}

static void engine_dealloc(PyObject *self) {
    if (((Engine *)self)->jit)
        jig_jit_destroy(((Engine *)self)->jit);
    py_free_object(self);
}

/* 0: there is no such function. */
static PyObject *address(PyObject *self, PyObject *name) {
    JigStr text;
    if (!py_text(name, &text))
        return NULL;
    JigPackedFn function = jig_jit_function(((Engine *)self)->jit, text.ptr);
    return PyLong_FromVoidPtr((void *)(uintptr_t)function);
}

static PyMethodDef methods[] = {
    {"raw_lookup", address, METH_O, "The address of a function that takes packed arguments, or 0."},
    {0},
};
static PyType_Slot slots[] = {
    {Py_tp_new, engine_new}, {Py_tp_dealloc, engine_dealloc}, {Py_tp_methods, methods}, {0}};
static PyType_Spec spec = {"mlir._mlir_libs._mlir._Engine", sizeof(Engine), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};

/* The LLVM IR of a module; diagnostics of what can't be written are told to handlers, as those of
 * the reference are. False: it can't. */
static bool written(PyObject *of, PyText *text) {
    JigOp *op = py_op_get(of);
    if (!op)
        return false;
    bool ok = py_is_verified(py_op_of(of)->ctx, op) &&
              jig_llvm_ir_write_for_code(op, py_text_write, text);
    jig_diag_flush(jig_op_context(op));
    if (ok)
        return true;
    PyMem_Free(text->ptr);
    *text = (PyText){0};
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_RuntimeError, "Failure while creating the ExecutionEngine.");
    return false;
}

/* Could code be made of the module? */
static PyObject *check_code(PyObject *self, PyObject *of) {
    (void)self;
    PyText text = {0};
    if (!written(of, &text))
        return NULL;
    PyMem_Free(text.ptr);
    Py_RETURN_NONE;
}

/* object_code(module, level): bytes. */
static PyObject *object_code(PyObject *self, PyObject *args) {
    (void)self;
    PyObject *of;
    unsigned level;
    PyText text = {0}, code = {0};
    if (!PyArg_ParseTuple(args, "OI", &of, &level) || !written(of, &text))
        return NULL;
    JigArena *a = py_scratch();
    JigReason why = JIG_REASON(a);
    const JigCodeOptions options = {.cpu = "host", .level = level};
    bool ok = jig_codegen_emit((JigStr){text.ptr, text.len}, JIG_CODE_OBJECT, &options,
                               py_text_write, &code, &why);
    PyMem_Free(text.ptr);
    if (!ok) {
        refused("no object file", &why, a);
        PyMem_Free(code.ptr);
    }
    py_scratch_end(a);
    return ok ? py_text_take(&code, true) : NULL;
}

/* lower(operation, entry): in place, by the default pipeline. */
static PyObject *lower(PyObject *self, PyObject *args) {
    (void)self;
    PyObject *of;
    PyObject *entry;
    JigStr name;
    if (!PyArg_ParseTuple(args, "OO", &of, &entry) || !py_text(entry, &name))
        return NULL;
    JigOp *op = py_op_get(of);
    PyErrors errors;
    if (!op || !py_errors_begin(&errors, py_op_of(of)->ctx))
        return NULL;
    op = py_op_get(of);
    PyWork work;
    bool ok = op && py_is_verified(py_op_of(of)->ctx, op) &&
              py_work_begin(&work, py_op_of(of)->ctx, PY_PASSES, op);
    if (ok) {
        py_ops_give_up(work.ctx, op);
        ok = jig_lower(op, &(JigLowering){.entry = name}, NULL) && !PyErr_Occurred();
        py_work_end(&work);
    }
    if (!ok)
        return py_errors_raise(&errors, "Failed to lower");
    py_errors_end(&errors);
    Py_RETURN_NONE;
}

/* address(buffer): where it is, and a view that keeps it there. */
static PyObject *address_of(PyObject *self, PyObject *buffer) {
    (void)self;
    Py_buffer view;
    PyObject *held = PyMemoryView_FromObject(buffer);
    if (!held || PyObject_GetBuffer(held, &view, PyBUF_STRIDES) < 0) {
        Py_XDECREF(held);
        return NULL;
    }
    void *at = view.buf;
    PyBuffer_Release(&view);
    return Py_BuildValue("(NN)", PyLong_FromVoidPtr(at), held);
}

static PyMethodDef functions[] = {
    {"_address", address_of, METH_O, "Where a buffer is, and a view that keeps it there."},
    {"_check_code", check_code, METH_O, "RuntimeError where no code can be made of a module."},
    {"_object_code", object_code, METH_VARARGS, "The object file of a module."},
    {"_lower", lower, METH_VARARGS, "Lowers a module to the llvm dialect, in place."},
    {0},
};

bool py_add_engine(PyObject *module) {
    return PyModule_AddFunctions(module, functions) == 0 && py_class(module, &spec, NULL);
}
