/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Value, OpResult, BlockArgument, and OpOperand: a use.
 */
#include "edit.h"

/* ---- Finding it: in the operation or block that has it ---- */
JigValue *py_value_get(PyObject *x) {
    if (!py_is(x, py_Value)) {
        PyErr_SetString(PyExc_TypeError, "expected a Value");
        return NULL;
    }
    PyValue *v = (PyValue *)x;
    if (py_is(v->owner, py_Operation))
        return py_op_live((PyOp *)v->owner) ? v->value : NULL;
    JigBlock *block = py_block_get(v->owner);
    for (size_t i = 0; block && i < jig_block_num_args(block); ++i)
        if (jig_block_arg(block, i) == v->value)
            return v->value;
    if (block)
        PyErr_SetString(PyExc_RuntimeError, "the block argument has been erased");
    return NULL;
}

static PyCtx *ctx_of(PyObject *self) {
    PyValue *v = (PyValue *)self;
    return py_is(v->owner, py_Operation) ? ((PyOp *)v->owner)->ctx : ((PyBlock *)v->owner)->op->ctx;
}

static PyObject *value_alloc(PyTypeObject *cls, PyObject *owner, JigValue *value) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    PyValue *out = (PyValue *)alloc(cls, 0);
    if (out) {
        out->owner = Py_NewRef(owner);
        out->value = value;
    }
    return (PyObject *)out;
}

PyObject *py_value(PyCtx *ctx, JigValue *value) {
    if (!value) {
        PyErr_SetString(PyExc_ValueError, "the operand has no value: what defined it is gone");
        return NULL;
    }
    bool is_result = jig_value_is_result(value);
    JigStr type = py_type_name(jig_value_type(value)); /* of the context: stays */
    PyObject *owner = is_result ? (PyObject *)py_op(ctx, jig_value_def(value))
                                : py_block(ctx, jig_value_owner_block(value));
    PyObject *out =
        owner ? value_alloc(is_result ? py_OpResult : py_BlockArgument, owner, value) : NULL;
    Py_XDECREF(owner);
    if (!out)
        return NULL;
    PyObject *caster = py_registered_caster("value", type);
    if (!caster)
        return PyErr_Occurred() ? (Py_DECREF(out), NULL) : out;
    PyObject *cast = PyObject_CallFunctionObjArgs(caster, out, NULL);
    Py_DECREF(out);
    return cast;
}

static PyObject *value_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    (void)kw;
    PyObject *from = PyTuple_Size(args) ? PyTuple_GetItem(args, 0) : NULL;
    JigValue *v = py_value_get(from);
    if (!v)
        return NULL;
    bool is_result = jig_value_is_result(v);
    if (PyType_IsSubtype(cls, is_result ? py_BlockArgument : py_OpResult)) {
        PyObject *name = PyType_GetName(cls);
        PyErr_Format(PyExc_ValueError, "Cannot cast value to %V (from %S)", name, "", from);
        Py_XDECREF(name);
        return NULL;
    }
    return value_alloc(cls, ((PyValue *)from)->owner, v);
}

static int value_init(PyObject *self, PyObject *args, PyObject *kw) {
    (void)self, (void)args, (void)kw;
    return 0;
}

PY_TRAVERSE(value_traverse, PyValue, PY_HELD(owner))
static void value_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF(((PyValue *)self)->owner);
    py_free_object(self);
}

/* ---- Questions ---- */
#define LIVE(self, v)                                                                              \
    JigValue *v = py_value_get(self);                                                              \
    if (!v)                                                                                        \
    return NULL

static PyObject *get_context(PyObject *self, void *closure) {
    (void)closure;
    return Py_NewRef((PyObject *)ctx_of(self));
}
static PyObject *get_type(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, v);
    return py_type(ctx_of(self), jig_value_type(v));
}
/* What an edit of the value is an edit of. */
static JigOp *owner_of(const JigValue *v) {
    return jig_value_is_result(v) ? jig_value_def(v)
                                  : jig_block_parent_op(jig_value_owner_block(v));
}
static PyObject *set_type(PyObject *self, PyObject *type) {
    LIVE(self, v);
    const JigType *t = py_type_get(type);
    if (t && jig_type_context(t) != jig_value_context(v)) {
        PyErr_SetString(PyExc_ValueError, "the type is of another context");
        return NULL;
    }
    if (!t || !py_may_change(ctx_of(self), owner_of(v)))
        return NULL;
    jig_value_set_type(v, t);
    Py_RETURN_NONE;
}
static PyObject *get_location(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, v);
    return py_loc(ctx_of(self), jig_value_loc(v));
}
static PyObject *get_owner(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, v);
    return jig_value_is_result(v) ? py_opview((PyOp *)((PyValue *)self)->owner)
                                  : Py_NewRef(((PyValue *)self)->owner);
}
static PyObject *get_index(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, v);
    return PyLong_FromSize_t(jig_value_index(v));
}
static PyObject *set_location(PyObject *self, PyObject *loc) {
    PyLoc *l = py_loc_of(loc);
    if (!l)
        return NULL;
    LIVE(self, v);
    if (!py_same_context(jig_value_context(v), l->ctx->ctx) ||
        !py_may_change(ctx_of(self), owner_of(v)))
        return NULL;
    jig_arg_set_loc(v, l->loc);
    Py_RETURN_NONE;
}

/* The class that it is of here, not one in Python that is derived from it. */
static PyObject *str_as(PyObject *self, const char *cls) {
    LIVE(self, v);
    JigArena *a = py_scratch();
    PyObject *out;
    if (jig_value_is_result(v)) {
        PyObject *text = py_op_str(((PyValue *)self)->owner);
        out = text ? PyUnicode_FromFormat("%s(%U)", cls, text) : NULL;
        Py_XDECREF(text);
    } else {
        JigStr type = jig_type_to_str(jig_value_type(v), a);
        PyObject *text = py_str(type);
        out = text ? PyUnicode_FromFormat("%s(<block argument> of type '%U' at index: %zu)", cls,
                                          text, jig_value_index(v))
                   : NULL;
        Py_XDECREF(text);
    }
    py_scratch_end(a);
    return out;
}
static PyObject *value_str(PyObject *self) {
    return str_as(self, "Value");
}
static PyObject *result_str(PyObject *self) {
    return str_as(self, "OpResult");
}
static PyObject *arg_str(PyObject *self) {
    return str_as(self, "BlockArgument");
}

/* ---- Names ---- */
typedef struct PyState {
    PyObject_HEAD PyObject *op; /* below which values have names */
} PyState;

static PyObject *state_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    PyObject *of;
    int local = 0;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|p", (char *[]){"op", "use_local_scope", NULL},
                                     &of, &local))
        return NULL;
    PyOp *op = py_is(of, py_Value) ? NULL : py_op_of(of);
    if (PyErr_Occurred())
        return NULL;
    JigOp *root = NULL;
    if (!op) {
        JigValue *v = py_value_get(of);
        JigRegion *region = v ? jig_value_region(v) : NULL;
        root = region ? jig_region_parent(region) : v ? jig_value_def(v) : NULL;
    } else {
        root = py_op_live(op);
    }
    if (!root)
        return NULL;
    if (!local)
        root = jig_op_outermost(root);
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    PyState *s = (PyState *)alloc(cls, 0);
    if (s)
        s->op = (PyObject *)py_op(op ? op->ctx : ctx_of(of), root);
    return (PyObject *)s;
}
PY_TRAVERSE(state_traverse, PyState, PY_HELD(op))
static void state_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF(((PyState *)self)->op);
    py_free_object(self);
}
static PyType_Slot state_slots[] = {
    {Py_tp_new, state_new}, {Py_tp_dealloc, state_dealloc}, {Py_tp_traverse, state_traverse}, {0}};
static PyType_Spec state_spec = {"mlir._mlir_libs._mlir.AsmState", sizeof(PyState), 0,
                                 Py_TPFLAGS_DEFAULT, state_slots};

/* The op below which a value is named by itself: the next that is isolated, or the outermost. */
static JigOp *scope_of(const JigValue *v, bool local) {
    JigOp *op = jig_value_def(v);
    JigRegion *region = jig_value_region(v);
    JigOp *around = region ? jig_region_parent(region) : op;
    while (local && around && !jig_op_has_trait(around, JIG_TRAIT_ISOLATED_FROM_ABOVE) &&
           jig_op_parent(around))
        around = jig_op_parent(around);
    return local ? around : around ? jig_op_outermost(around) : op;
}

static PyObject *value_name(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *state = NULL;
    int local = 0, prefix = 0;
    PyObject *first = PyTuple_Size(args) ? PyTuple_GetItem(args, 0) : NULL;
    if (py_is(first, py_AsmState) || (kw && PyDict_GetItemString(kw, "state"))) {
        if (!PyArg_ParseTupleAndKeywords(args, kw, "O!", (char *[]){"state", NULL}, py_AsmState,
                                         &state))
            return NULL;
    } else if (!PyArg_ParseTupleAndKeywords(
                   args, kw, "|pp", (char *[]){"use_local_scope", "use_name_loc_as_prefix", NULL},
                   &local, &prefix)) {
        return NULL;
    }
    PyOp *names_below = state ? (PyOp *)((PyState *)state)->op : NULL;
    LIVE(self, v);
    if (names_below && !py_same_context(names_below->ctx->ctx, jig_value_context(v)))
        return NULL;
    JigOp *root = state ? py_op_get(((PyState *)state)->op) : scope_of(v, local);
    if (!root)
        return NULL;
    JigArena *a = py_scratch();
    JigValueNames *names = jig_value_names_create(root);
    PyObject *out = py_str(jig_value_names_of(names, v, a));
    jig_value_names_destroy(names);
    py_scratch_end(a);
    return out;
}

/* ---- Uses ---- */
typedef struct PyUse {
    PyObject_HEAD PyOp *op;
    size_t index;
} PyUse;

static PyObject *use_of(PyOp *op, size_t index) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(py_OpOperand, Py_tp_alloc);
    PyUse *u = (PyUse *)alloc(py_OpOperand, 0);
    if (u) {
        u->op = (PyOp *)Py_NewRef((PyObject *)op);
        u->index = index;
    }
    return (PyObject *)u;
}

PyObject *py_use(PyOp *op, size_t index) {
    return use_of(op, index);
}
PY_TRAVERSE(use_traverse, PyUse, PY_HELD(op))
static void use_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF((PyObject *)((PyUse *)self)->op);
    py_free_object(self);
}
static PyObject *use_owner(PyObject *self, void *closure) {
    (void)closure;
    PyUse *u = (PyUse *)self;
    return py_op_live(u->op) ? py_opview(u->op) : NULL;
}
static PyObject *use_number(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromSize_t(((PyUse *)self)->index);
}
static PyObject *use_value(PyObject *self, void *closure) {
    (void)closure;
    PyUse *u = (PyUse *)self;
    JigOp *op = py_op_live(u->op);
    if (op && u->index >= jig_op_num_operands(op))
        PyErr_SetString(PyExc_RuntimeError, "the operation has fewer operands now");
    return op && !PyErr_Occurred() ? py_value(u->op->ctx, jig_op_operand(op, u->index)) : NULL;
}
static PyGetSetDef use_getset[] = {
    {"owner", use_owner, NULL, "Whose operand it is.", NULL},
    {"operand_number", use_number, NULL, "Which one.", NULL},
    {"value", use_value, NULL, "What it is.", NULL},
    {0},
};
static PyType_Slot use_slots[] = {
    {Py_tp_dealloc, use_dealloc}, {Py_tp_traverse, use_traverse}, {Py_tp_getset, use_getset}, {0}};
static PyType_Spec use_spec = {"mlir._mlir_libs._mlir.OpOperand", sizeof(PyUse), 0,
                               Py_TPFLAGS_DEFAULT, use_slots};

typedef struct Place {
    JigOpRef op;
    size_t index;
} Place;

/* As they are now: what is done with one does not matter to the next. */
static PyObject *get_uses(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, v);
    size_t n = 0, i = 0;
    for (JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u))
        n++;
    Place *places = PyMem_Calloc(n + 1, sizeof *places);
    for (JigUse *u = places ? jig_value_first_use(v) : NULL; u; u = jig_use_next(u))
        places[i++] = (Place){jig_op_ref(jig_use_owner(u)), jig_use_index(u)};
    PyObject *list = PyList_New(0);
    for (i = 0; list && places && i < n; ++i) {
        if (!jig_op_ref_holds(&places[i].op))
            continue;
        PyOp *owner = py_op(ctx_of(self), places[i].op.op);
        PyObject *use = owner ? use_of(owner, places[i].index) : NULL;
        if (!use || PyList_Append(list, use) < 0)
            Py_CLEAR(list);
        Py_XDECREF((PyObject *)owner);
        Py_XDECREF(use);
    }
    PyMem_Free(places);
    PyObject *out = list ? PyObject_GetIter(list) : NULL;
    Py_XDECREF(list);
    return out;
}

/* Of the given operations, or of one, the uses stay. */
static PyObject *replace_except(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *with, *except;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "OO", (char *[]){"with_", "exceptions", NULL}, &with,
                                     &except))
        return NULL;
    PyObject *ops =
        py_is(except, py_OperationBase) ? Py_BuildValue("[O]", except) : PySequence_List(except);
    JigValue *v = ops ? py_value_get(self) : NULL, *to = v ? py_value_get(with) : NULL;
    if (!to || !py_same_context(jig_value_context(v), jig_value_context(to)) ||
        !py_may_replace(ctx_of(self), v)) {
        Py_XDECREF(ops);
        return NULL;
    }
    for (JigUse *u = jig_value_first_use(v), *next; u; u = next) {
        next = jig_use_next(u);
        bool stays = false;
        for (Py_ssize_t i = 0; i < PyList_Size(ops); ++i)
            stays |= py_op_get(PyList_GetItem(ops, i)) == jig_use_owner(u);
        if (PyErr_Occurred())
            break;
        if (!stays)
            jig_use_set(u, to);
    }
    Py_DECREF(ops);
    return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
}

static PyObject *replace_all(PyObject *self, PyObject *with) {
    LIVE(self, v);
    JigValue *to = py_value_get(with);
    if (to && jig_value_context(to) != jig_value_context(v)) {
        PyErr_SetString(PyExc_ValueError, "the value is of another context");
        return NULL;
    }
    if (!to || !py_may_replace(ctx_of(self), v))
        return NULL;
    py_replace_uses(ctx_of(self), v, to);
    Py_RETURN_NONE;
}

static PyObject *downcast(PyObject *self, PyObject *args) {
    (void)args;
    LIVE(self, v);
    return py_value(ctx_of(self), v);
}
static PyObject *isinstance(PyObject *cls, PyObject *other) {
    JigValue *v = py_value_get(other);
    if (!v)
        return NULL;
    bool no = PyType_IsSubtype((PyTypeObject *)cls,
                               jig_value_is_result(v) ? py_BlockArgument : py_OpResult);
    PY_RETURN_BOOL(!no);
}

static PyObject *compare(PyObject *a, PyObject *b, int how) {
    if (!py_is(b, py_Value) || (how != Py_EQ && how != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    PY_RETURN_BOOL((((PyValue *)a)->value == ((PyValue *)b)->value) == (how == Py_EQ));
}
static Py_hash_t hash(PyObject *self) {
    return (Py_hash_t)((uintptr_t)((PyValue *)self)->value >> 4);
}

static PyMethodDef methods[] = {
    {"set_type", set_type, METH_O, "Gives it another type."},
    {"get_name", PY_KW(value_name), "What it is called where its operation is printed."},
    {"replace_all_uses_with", replace_all, METH_O, "By another value."},
    {"replace_all_uses_except", PY_KW(replace_except), "By another value, but those of some."},
    {"maybe_downcast", downcast, METH_NOARGS, "The same as an object of its own class."},
    {"isinstance", isinstance, METH_O | METH_CLASS, "Is it a value of this class?"},
    {0},
};
static PyGetSetDef getset[] = {
    {"context", get_context, NULL, "The context that it belongs to.", NULL},
    {"type", get_type, NULL, "Its type.", NULL},
    {"location", get_location, NULL, "Where it comes from.", NULL},
    {"owner", get_owner, NULL, "The operation, or the block, that has it.", NULL},
    {"uses", get_uses, NULL, "An iterator of OpOperand.", NULL},
    {0},
};
static PyType_Slot slots[] = {
    {Py_tp_new, value_new},
    {Py_tp_init, value_init},
    {Py_tp_dealloc, value_dealloc},
    {Py_tp_traverse, value_traverse},
    {Py_tp_methods, methods},
    {Py_tp_getset, getset},
    {Py_tp_str, value_str},
    {Py_tp_richcompare, compare},
    {Py_tp_hash, hash},
    {Py_tp_doc, "A result of an operation, or an argument of a block."},
    {0},
};
#define FLAGS (Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE)
static PyType_Spec spec = {"mlir._mlir_libs._mlir.Value", sizeof(PyValue), 0, FLAGS, slots};
static PyGetSetDef result_getset[] = {
    {"result_number", get_index, NULL, "Which result of its owner.", NULL}, {0}};
static PyType_Slot result_slots[] = {{Py_tp_str, result_str}, {Py_tp_getset, result_getset}, {0}};
static PyType_Spec result_spec = {"mlir._mlir_libs._mlir.OpResult", sizeof(PyValue), 0, FLAGS,
                                  result_slots};
static PyGetSetDef arg_getset[] = {
    {"arg_number", get_index, NULL, "Which argument of its owner.", NULL}, {0}};
static PyMethodDef arg_methods[] = {
    {"set_location", set_location, METH_O, "Gives it another location."}, {0}};
static PyType_Slot arg_slots[] = {
    {Py_tp_str, arg_str}, {Py_tp_getset, arg_getset}, {Py_tp_methods, arg_methods}, {0}};
static PyType_Spec arg_spec = {"mlir._mlir_libs._mlir.BlockArgument", sizeof(PyValue), 0, FLAGS,
                               arg_slots};

bool py_add_value(PyObject *module) {
    return (py_Value = py_class(module, &spec, NULL)) &&
           (py_OpResult = py_class(module, &result_spec, py_Value)) &&
           (py_BlockArgument = py_class(module, &arg_spec, py_Value)) &&
           (py_OpOperand = py_class(module, &use_spec, NULL)) &&
           (py_AsmState = py_class(module, &state_spec, NULL));
}
