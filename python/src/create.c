/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Operation.create: an op of any kind, at the insertion point.
 */
#include "attribute.h"

/* What it is made of, allocated. */
typedef struct Parts {
    JigValue **operands;
    const JigType **types;
    JigBlock **successors;
    size_t num_operands, num_types, num_successors;
} Parts;

static void parts_free(Parts *p) {
    PyMem_Free(p->operands);
    PyMem_Free((void *)p->types);
    PyMem_Free(p->successors);
}

bool py_same_context(const JigContext *ctx, const JigContext *other) {
    if (ctx != other)
        PyErr_SetString(PyExc_ValueError, "objects of different contexts can't be used together");
    return ctx == other;
}

/* A value, or the only result of an operation. */
static JigValue *value_of(PyObject *x) {
    if (!py_is(x, py_OperationBase))
        return py_value_get(x);
    PyObject *result = PyObject_GetAttrString(x, "result");
    JigValue *v = result ? py_value_get(result) : NULL;
    Py_XDECREF(result);
    return v;
}

/* The items of a list argument, which may be None. */
static bool items_of(PyObject *list, PyObject **items, size_t *n) {
    *items = list && list != Py_None ? PySequence_List(list) : PyList_New(0);
    *n = *items ? (size_t)PyList_Size(*items) : 0;
    return *items != NULL;
}

static bool operands_of(PyObject *list, JigContext *ctx, Parts *p) {
    PyObject *items;
    if (!items_of(list, &items, &p->num_operands))
        return false;
    p->operands = PyMem_Calloc(p->num_operands + 1, sizeof *p->operands);
    bool ok = p->operands != NULL;
    for (size_t i = 0; ok && i < p->num_operands; ++i) {
        PyObject *x = PyList_GetItem(items, (Py_ssize_t)i);
        if (x == Py_None) {
            PyErr_SetString(PyExc_ValueError, "operand value cannot be None");
            ok = false;
            break;
        }
        p->operands[i] = value_of(x);
        ok = p->operands[i] && py_same_context(ctx, jig_value_context(p->operands[i]));
    }
    Py_DECREF(items);
    return ok;
}

static bool types_of(PyObject *list, JigContext *ctx, Parts *p) {
    PyObject *items;
    if (!items_of(list, &items, &p->num_types))
        return false;
    p->types = PyMem_Calloc(p->num_types + 1, sizeof *p->types);
    bool ok = p->types != NULL;
    for (size_t i = 0; ok && i < p->num_types; ++i) {
        PyObject *x = PyList_GetItem(items, (Py_ssize_t)i);
        if (x == Py_None) {
            PyErr_SetString(PyExc_ValueError, "result type cannot be None");
            ok = false;
            break;
        }
        p->types[i] = py_type_get(x);
        ok = p->types[i] && py_same_context(ctx, jig_type_context(p->types[i]));
    }
    Py_DECREF(items);
    return ok;
}

static bool successors_of(PyObject *list, JigContext *ctx, Parts *p) {
    PyObject *items;
    if (!items_of(list, &items, &p->num_successors))
        return false;
    p->successors = PyMem_Calloc(p->num_successors + 1, sizeof(JigBlock *));
    bool ok = p->successors != NULL;
    for (size_t i = 0; ok && i < p->num_successors; ++i) {
        p->successors[i] = py_block_get(PyList_GetItem(items, (Py_ssize_t)i));
        ok = p->successors[i] && py_same_context(ctx, jig_block_context(p->successors[i]));
    }
    Py_DECREF(items);
    return ok;
}

/* The dictionary of a mapping; false after an exception. */
static bool attributes_of(PyObject *dict, PyObject *name, PyCtx *ctx, const JigAttr **out) {
    *out = NULL;
    if (!dict || dict == Py_None)
        return true;
    PyObject *items = PyMapping_Items(dict);
    for (Py_ssize_t i = 0; items && i < PyList_Size(items); ++i) {
        PyObject *key, *value;
        if (!py_pair(PyList_GetItem(items, i), &key, &value)) {
            Py_DECREF(items);
            return false;
        }
        if (!PyUnicode_Check(key))
            PyErr_Format(PyExc_RuntimeError,
                         "Invalid attribute key (not a string) when attempting to create the "
                         "operation \"%U\"",
                         name);
        else if (value == Py_None)
            PyErr_Format(PyExc_RuntimeError,
                         "Found an invalid (`None`?) attribute value for the key \"%U\" when "
                         "attempting to create the operation \"%U\"",
                         key, name);
        else if (!py_is(value, py_Attribute))
            PyErr_Format(PyExc_RuntimeError,
                         "Invalid attribute value for the key \"%U\" when attempting to create the "
                         "operation \"%U\"",
                         key, name);
        else
            py_same_context(ctx->ctx, jig_attr_context(py_attr_get(value)));
        if (PyErr_Occurred())
            Py_CLEAR(items);
    }
    bool ok = items != NULL;
    Py_XDECREF(items);
    return ok && (*out = py_dict_of(ctx, dict));
}

/* The result types that the row infers; false after an MLIRError. */
static bool inferred(PyCtx *ctx, JigOpState *state, JigArena *a) {
    JigInferCall call = {.ctx = ctx->ctx,
                         .loc = state->loc,
                         .name = state->name,
                         .operands = state->operands,
                         .num_operands = state->num_operands,
                         .attrs = state->attrs ? state->attrs : jig_attr_dict(ctx->ctx, NULL, 0),
                         .num_regions = state->num_regions,
                         .arena = a};
    PyErrors errors;
    if (!py_errors_begin(&errors, ctx))
        return false;
    if (!jig_infer_types(&call))
        return py_errors_raise(&errors, "Failed to infer result type(s)") != NULL;
    py_errors_end(&errors);
    state->types = call.types;
    state->num_types = call.num_types;
    return true;
}

PyObject *py_op_create(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *name, *results = NULL, *operands = NULL, *attributes = NULL, *successors = NULL;
    PyObject *loc_arg = NULL, *ip = NULL;
    int regions = 0, infer = 0;
    JigStr text;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|OOOOiOOp",
                                     (char *[]){"name", "results", "operands", "attributes",
                                                "successors", "regions", "loc", "ip", "infer_type",
                                                NULL},
                                     &name, &results, &operands, &attributes, &successors, &regions,
                                     &loc_arg, &ip, &infer) ||
        !py_text(name, &text))
        return NULL;
    if (regions < 0) {
        PyErr_SetString(PyExc_ValueError, "number of regions must be >= 0");
        return NULL;
    }
    /* Held: what gives the operands may ask for others. */
    PyLoc *loc = (PyLoc *)Py_XNewRef((PyObject *)py_loc_of(loc_arg));
    if (!loc)
        return NULL;
    PyCtx *ctx = loc->ctx;
    Parts parts = {0};
    const JigAttr *attrs;
    JigArena *a = py_scratch();
    PyObject *out = NULL;
    if (operands_of(operands, ctx->ctx, &parts) && types_of(results, ctx->ctx, &parts) &&
        successors_of(successors, ctx->ctx, &parts) &&
        attributes_of(attributes, name, ctx, &attrs)) {
        JigOpState state = {.loc = loc->loc,
                            .name = jig_op_name(ctx->ctx, text),
                            .operands = parts.operands,
                            .num_operands = parts.num_operands,
                            .types = parts.types,
                            .num_types = parts.num_types,
                            .attrs = attrs,
                            .successors = parts.successors,
                            .num_successors = parts.num_successors,
                            .num_regions = (size_t)regions};
        if (!infer || inferred(ctx, &state, a))
            out = py_adopt(ctx, jig_op_create(&state));
    }
    py_scratch_end(a);
    parts_free(&parts);
    PyObject *point = ip == Py_False ? NULL : ip && ip != Py_None ? ip : py_current_point();
    if (out && point &&
        (!py_is(point, py_InsertionPoint) || !py_point_insert(point, py_op_of(out)))) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_TypeError, "expected an InsertionPoint");
        Py_CLEAR(out);
    }
    Py_DECREF((PyObject *)loc);
    return out;
}
