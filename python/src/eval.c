/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions of a payload evaluated (jig/eval.h): values come and go as attributes.
 */
#include "edit.h"

#include "jig/eval.h"

/* Arguments: pairs of a type and the attribute that states the value. */
static bool read_args(JigEval *e, const JigContext *ctx, PyObject *list, JigEvalValue *values,
                      const JigType **types) {
    for (Py_ssize_t i = 0; i < PyList_Size(list); ++i) {
        PyObject *type, *attr;
        if (!PyArg_ParseTuple(PyList_GetItem(list, i), "OO", &type, &attr))
            return false;
        const JigAttr *x = py_attr_get(attr);
        types[i] = x ? py_type_get(type) : NULL;
        if (!types[i] || !py_same_context(ctx, jig_type_context(types[i])) ||
            !py_same_context(ctx, jig_attr_context(x)))
            return false;
        if (!jig_eval_value_of_attr(e, types[i], x, &values[i])) {
            PyErr_Format(PyExc_ValueError, "argument %zd is no value of its type", i);
            return false;
        }
    }
    return true;
}

/* Text of each: as an attribute, which Python reads. */
static PyObject *texts(JigEval *e, const JigEvalValue *values, const JigType *const *types,
                       size_t n) {
    PyObject *out = PyList_New(0);
    for (size_t i = 0; out && i < n; ++i) {
        JigArena *a = py_scratch();
        PyObject *one = py_str(jig_eval_value_to_str(e, types[i], &values[i], a));
        py_scratch_end(a);
        if (!one || PyList_Append(out, one) < 0)
            Py_CLEAR(out);
        Py_XDECREF(one);
    }
    return out;
}

typedef struct Call {
    JigOp *module, *function;
    PyObject *list;
    const JigType *type; /* of the function */
    JigEvalOptions options;
} Call;

/* NULL without an exception: there are diagnostics. */
static PyObject *run(const Call *call) {
    size_t num_args = jig_type_num_inputs(call->type),
           num_results = jig_type_num_results(call->type), n = num_args + num_results;
    JigEvalValue *values = PyMem_Calloc(n + 1, sizeof *values);
    const JigType **types = PyMem_Calloc(n + 1, sizeof(JigType *));
    JigEval *e = jig_eval_create(call->module, &call->options);
    PyObject *out = NULL;
    if (!values || !types || !e) {
        PyErr_NoMemory();
    } else if (read_args(e, jig_op_context(call->module), call->list, values, types)) {
        for (size_t i = 0; i < num_results; ++i)
            types[num_args + i] = jig_type_results(call->type)[i];
        if (jig_eval_run_function(e, call->function, values, values + num_args))
            out = Py_BuildValue("(NN)", texts(e, values + num_args, types + num_args, num_results),
                                texts(e, values, types, num_args));
    }
    for (size_t i = 0; values && i < n; ++i)
        jig_eval_release(&values[i]);
    jig_eval_destroy(e);
    PyMem_Free(values);
    PyMem_Free((void *)types);
    return out;
}

/* evaluate(module, function, arguments, steps): texts of the results, and of the arguments as they
 * are then. */
static PyObject *evaluate(PyObject *self, PyObject *args) {
    (void)self;
    PyObject *module, *function, *type;
    unsigned long long steps;
    Call call = {0};
    if (!PyArg_ParseTuple(args, "OOOO!K", &module, &function, &type, &PyList_Type, &call.list,
                          &steps))
        return NULL;
    call.options.max_steps = steps;
    call.module = py_op_get(module);
    call.function = call.module ? py_op_get(function) : NULL;
    call.type = call.function ? py_type_get(type) : NULL;
    if (!call.type)
        return NULL;
    if ((size_t)PyList_Size(call.list) != jig_type_num_inputs(call.type)) {
        PyErr_SetString(PyExc_TypeError, "there must be a value for each argument");
        return NULL;
    }
    PyErrors errors;
    PyCtx *ctx = py_op_of(module)->ctx;
    if (!py_same_context(ctx->ctx, jig_op_context(call.function)) ||
        !py_same_context(ctx->ctx, jig_type_context(call.type)) || !py_errors_begin(&errors, ctx))
        return NULL;
    call.module = py_op_get(module);
    call.function = call.module ? py_op_get(function) : NULL;
    PyObject *out = NULL;
    if (call.function && py_is_verified(ctx, call.module)) {
        PyWork work;
        py_work_begin(&work, ctx, PY_LOOKS, call.module);
        out = run(&call);
        py_work_end(&work);
    }
    if (!out)
        return py_errors_raise(&errors, "Failed to evaluate");
    py_errors_end(&errors);
    return out;
}

static PyMethodDef functions[] = {
    {"_evaluate", evaluate, METH_VARARGS, "Evaluates a function on values."},
    {0},
};

bool py_add_eval(PyObject *module) {
    return PyModule_AddFunctions(module, functions) == 0;
}
