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

/* The arguments that are lists, as lists of their own: who gives them may run any code, so all of
 * them are asked for before any of what they have is looked up. */
typedef struct Lists {
    PyObject *operands, *types, *successors;
} Lists;

static void lists_free(Lists *l) {
    Py_XDECREF(l->operands);
    Py_XDECREF(l->types);
    Py_XDECREF(l->successors);
}

static PyObject *items_of(PyObject *list) {
    return list && list != Py_None ? PySequence_List(list) : PyList_New(0);
}

/* Operations stand for their only result. */
static bool to_values(PyObject *items) {
    for (Py_ssize_t i = 0; i < PyList_Size(items); ++i) {
        PyObject *x = PyList_GetItem(items, i);
        if (!py_is(x, py_OperationBase))
            continue;
        PyObject *result = PyObject_GetAttrString(x, "result");
        if (!result || PyList_SetItem(items, i, result) < 0)
            return false;
    }
    return true;
}

static bool lists_of(PyObject *operands, PyObject *types, PyObject *successors, Lists *out) {
    return (out->operands = items_of(operands)) && to_values(out->operands) &&
           (out->types = items_of(types)) && (out->successors = items_of(successors));
}

static void *operand_of(PyObject *x, JigContext *ctx) {
    if (x == Py_None)
        PyErr_SetString(PyExc_ValueError, "operand value cannot be None");
    JigValue *v = x != Py_None ? py_value_get(x) : NULL;
    return v && py_same_context(ctx, jig_value_context(v)) ? v : NULL;
}
static void *type_of(PyObject *x, JigContext *ctx) {
    if (x == Py_None)
        PyErr_SetString(PyExc_ValueError, "result type cannot be None");
    const JigType *t = x != Py_None ? py_type_get(x) : NULL;
    return t && py_same_context(ctx, jig_type_context(t)) ? (void *)t : NULL;
}
static void *successor_of(PyObject *x, JigContext *ctx) {
    JigBlock *b = py_block_get(x);
    return b && py_same_context(ctx, jig_block_context(b)) ? b : NULL;
}

/* What the items are, allocated; NULL after an exception. */
static void **all_of(PyObject *items, void *(*one)(PyObject *x, JigContext *ctx), JigContext *ctx,
                     size_t *n) {
    *n = (size_t)PyList_Size(items);
    void **out = PyMem_Calloc(*n + 1, sizeof *out);
    for (size_t i = 0; out && i < *n; ++i)
        if (!(out[i] = one(PyList_GetItem(items, (Py_ssize_t)i), ctx))) {
            PyMem_Free(out);
            return NULL;
        }
    return out;
}

static bool parts_of(const Lists *l, JigContext *ctx, Parts *p) {
    p->operands = (JigValue **)all_of(l->operands, operand_of, ctx, &p->num_operands);
    p->types = p->operands ? (const JigType **)all_of(l->types, type_of, ctx, &p->num_types) : NULL;
    p->successors =
        p->types ? (JigBlock **)all_of(l->successors, successor_of, ctx, &p->num_successors) : NULL;
    return p->successors != NULL;
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
                         "operation \"%S\"",
                         name);
        else if (value == Py_None)
            PyErr_Format(PyExc_RuntimeError,
                         "Found an invalid (`None`?) attribute value for the key \"%S\" when "
                         "attempting to create the operation \"%S\"",
                         key, name);
        else if (!py_is(value, py_Attribute))
            PyErr_Format(PyExc_RuntimeError,
                         "Invalid attribute value for the key \"%S\" when attempting to create the "
                         "operation \"%S\"",
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

/* The result types that the row infers; false after diagnostics. */
static bool inferred(PyCtx *ctx, JigOpState *state, JigArena *a) {
    JigInferCall call = {.ctx = ctx->ctx,
                         .loc = state->loc,
                         .name = state->name,
                         .operands = state->operands,
                         .num_operands = state->num_operands,
                         .attrs = state->attrs ? state->attrs : jig_attr_dict(ctx->ctx, NULL, 0),
                         .num_regions = state->num_regions,
                         .arena = a};
    if (!jig_infer_types(&call))
        return false;
    state->types = call.types;
    state->num_types = call.num_types;
    return true;
}

/* NULL after an exception, or diagnostics. */
static JigOp *made_of(PyCtx *ctx, const Lists *lists, JigOpState *state, bool infer) {
    Parts parts = {0};
    JigArena *a = py_scratch();
    JigOp *op = NULL;
    if (parts_of(lists, ctx->ctx, &parts)) {
        state->operands = parts.operands;
        state->num_operands = parts.num_operands;
        state->types = parts.types;
        state->num_types = parts.num_types;
        state->successors = parts.successors;
        state->num_successors = parts.num_successors;
        if (!infer || inferred(ctx, state, a))
            op = jig_op_create(state);
    }
    py_scratch_end(a);
    parts_free(&parts);
    return op;
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
    Lists lists = {0};
    const JigAttr *attrs;
    PyObject *out = NULL;
    PyErrors errors;
    if (lists_of(operands, results, successors, &lists) &&
        attributes_of(attributes, name, ctx, &attrs) && py_errors_begin(&errors, ctx)) {
        JigOpState state = {.loc = loc->loc,
                            .name = jig_op_name(ctx->ctx, text),
                            .attrs = attrs,
                            .num_regions = (size_t)regions};
        JigOp *op = made_of(ctx, &lists, &state, infer);
        if (op) {
            out = py_adopt(ctx, op);
            py_errors_end(&errors);
        } else {
            py_errors_raise(&errors, "Failed to infer result type(s)");
        }
    }
    lists_free(&lists);
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
