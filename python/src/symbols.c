/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * SymbolTable: the symbols of an operation. It keeps nothing: Jig does, and edits keep it true.
 */
#include "edit.h"

typedef struct Table {
    PyObject_HEAD PyOp *op;
} Table;

static PyObject *table_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    PyObject *of;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O", (char *[]){"operation", NULL}, &of))
        return NULL;
    PyOp *op = py_op_of(of);
    JigOp *live = op ? py_op_live(op) : NULL;
    if (!live)
        return NULL;
    if (!jig_op_is_symbol_table(live)) {
        PyErr_SetString(PyExc_TypeError, "Operation is not a Symbol Table.");
        return NULL;
    }
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    Table *t = (Table *)alloc(cls, 0);
    if (t)
        t->op = (PyOp *)Py_NewRef((PyObject *)op);
    return (PyObject *)t;
}
PY_TRAVERSE(table_traverse, Table, PY_HELD(op))
static void table_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF((PyObject *)((Table *)self)->op);
    py_free_object(self);
}

/* NULL without exception: there is none. */
static JigOp *lookup(PyObject *self, PyObject *name) {
    JigOp *table = py_op_live(((Table *)self)->op);
    JigStr text;
    return table && py_text(name, &text) ? jig_symbol_lookup_in(table, text) : NULL;
}

static PyObject *item(PyObject *self, PyObject *name) {
    JigOp *op = lookup(self, name);
    if (op)
        return py_opview_of(((Table *)self)->op->ctx, op);
    if (!PyErr_Occurred())
        PyErr_Format(PyExc_KeyError, "Symbol '%S' not in the symbol table.", name);
    return NULL;
}
static int contains(PyObject *self, PyObject *name) {
    return lookup(self, name) ? 1 : PyErr_Occurred() ? -1 : 0;
}
static PyObject *erase(PyObject *self, PyObject *op) {
    (void)self;
    return PyObject_CallMethod(op, "erase", NULL);
}
static int del_item(PyObject *self, PyObject *name, PyObject *value) {
    PyObject *op = value ? NULL : item(self, name);
    if (value)
        PyErr_SetString(PyExc_TypeError, "symbols are not set, but inserted");
    PyObject *done = op ? erase(self, op) : NULL;
    Py_XDECREF(op);
    Py_XDECREF(done);
    return done ? 0 : -1;
}

static JigOp *symbol_of(PyObject *op) {
    JigOp *symbol = py_op_get(op);
    if (symbol && jig_op_attr(symbol, "sym_name"))
        return symbol;
    if (symbol)
        PyErr_SetString(PyExc_ValueError, "Expected operation to have a symbol name.");
    return NULL;
}

/* Into the table's block, unless it is there already; under a name that is free. */
static PyObject *insert(PyObject *self, PyObject *operation) {
    JigOp *table = py_op_live(((Table *)self)->op);
    JigOp *op = table ? symbol_of(operation) : NULL;
    PyOp *object = op ? py_op_of(operation) : NULL;
    if (!object)
        return NULL;
    if (jig_op_context(op) != jig_op_context(table) ||
        (jig_op_parent(op) && jig_op_parent(op) != table) || jig_op_is_ancestor(op, table)) {
        PyErr_SetString(PyExc_ValueError, "the operation can't be put there");
        return NULL;
    }
    if (!py_may_change(object->ctx, op) || !py_may_change(object->ctx, table))
        return NULL;
    JigStr name = jig_symbol_name(op);
    JigBlock *block = jig_op_body(table);
    bool taken = false;
    for (JigOp *other = block ? jig_block_first(block) : NULL; other; other = jig_op_next(other))
        taken |= other != op && jig_op_attr(other, "sym_name") &&
                 jig_str_eq(jig_symbol_name(other), name);
    if (taken) {
        JigArena *a = py_scratch();
        jig_op_set_attr(
            op, "sym_name",
            jig_attr_string(jig_op_context(op), jig_symbol_unique_name(table, name, a)));
        py_scratch_end(a);
    }
    const JigAttr *given = jig_op_attr(op, "sym_name");
    if (!jig_op_block(op) && block) {
        JigOp *last = jig_block_last(block);
        jig_block_insert(block, last && jig_op_is_terminator(last) ? last : NULL, op);
        object->owned = false;
        py_op_moved(object);
    }
    return py_attr(object->ctx, given);
}

static PyObject *get_symbol_name(PyObject *cls, PyObject *op) {
    (void)cls;
    JigOp *symbol = symbol_of(op);
    return symbol ? py_attr(py_op_of(op)->ctx, jig_op_attr(symbol, "sym_name")) : NULL;
}
static PyObject *set_named(PyObject *args, const char *attr) {
    PyObject *op;
    PyObject *name;
    JigStr text;
    if (!PyArg_ParseTuple(args, "OO", &op, &name) || !py_text(name, &text))
        return NULL;
    JigOp *symbol = symbol_of(op);
    if (!symbol || !py_may_change(py_op_of(op)->ctx, symbol))
        return NULL;
    jig_op_set_attr(symbol, attr, jig_attr_string(jig_op_context(symbol), text));
    Py_RETURN_NONE;
}
static PyObject *set_symbol_name(PyObject *cls, PyObject *args) {
    (void)cls;
    return set_named(args, "sym_name");
}
static PyObject *get_visibility(PyObject *cls, PyObject *op) {
    (void)cls;
    JigOp *symbol = symbol_of(op);
    const JigAttr *x = symbol ? jig_op_attr(symbol, "sym_visibility") : NULL;
    if (symbol && !x)
        PyErr_SetString(PyExc_ValueError, "Expected operation to have a symbol visibility.");
    return x ? py_attr(py_op_of(op)->ctx, x) : NULL;
}
static PyObject *set_visibility(PyObject *cls, PyObject *args) {
    (void)cls;
    PyObject *visibility = PyTuple_Size(args) == 2 ? PyTuple_GetItem(args, 1) : NULL;
    JigStr text;
    if (visibility && py_text(visibility, &text) && !jig_str_is(text, "public") &&
        !jig_str_is(text, "private") && !jig_str_is(text, "nested")) {
        PyErr_SetString(PyExc_ValueError,
                        "Expected visibility to be 'public', 'private' or 'nested'");
        return NULL;
    }
    return PyErr_Occurred() ? NULL : set_named(args, "sym_visibility");
}

static PyObject *replace_all(PyObject *cls, PyObject *args) {
    (void)cls;
    PyObject *old, *new, *from;
    JigStr was, is;
    if (!PyArg_ParseTuple(args, "OOO", &old, &new, &from) || !py_text(old, &was) ||
        !py_text(new, &is))
        return NULL;
    JigOp *op = py_op_get(from);
    if (!op || !py_may_change(py_op_of(from)->ctx, op))
        return NULL;
    jig_symbol_replace_uses(op, was, is);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"insert", insert, METH_O, "Puts a symbol into the table, under a free name, which it gives."},
    {"erase", erase, METH_O, "Erases a symbol."},
    {"get_symbol_name", get_symbol_name, METH_O | METH_STATIC, "As an attribute."},
    {"set_symbol_name", set_symbol_name, METH_VARARGS | METH_STATIC, "Its uses stay."},
    {"get_visibility", get_visibility, METH_O | METH_STATIC, "As an attribute."},
    {"set_visibility", set_visibility, METH_VARARGS | METH_STATIC, "public, private or nested."},
    {"replace_all_symbol_uses", replace_all, METH_VARARGS | METH_STATIC, "Old name, new, where."},
    {0},
};
static PyType_Slot slots[] = {
    {Py_tp_new, table_new},           {Py_tp_dealloc, table_dealloc},
    {Py_tp_traverse, table_traverse}, {Py_tp_methods, methods},
    {Py_mp_subscript, item},          {Py_mp_ass_subscript, del_item},
    {Py_sq_contains, contains},       {0},
};
static PyType_Spec spec = {"mlir._mlir_libs._mlir.SymbolTable", sizeof(Table), 0,
                           Py_TPFLAGS_DEFAULT, slots};

bool py_add_symbols(PyObject *module) {
    return (py_SymbolTable = py_class(module, &spec, NULL)) != NULL;
}
