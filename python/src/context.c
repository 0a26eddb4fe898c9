/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Context, the map of its live operations, and what is current: `with` pushes a frame with a
 * context and, of that context, a location and an insertion point, for the thread.
 */
#include "py.h"

/* ---- Live operations: open addressing, linear probing ---- */
static size_t slot_of(const PyCtx *c, const JigOp *op) {
    return (size_t)(((uintptr_t)op >> 4) * 0x9E3779B97F4A7C15u >> 17) & (c->cap_ops - 1);
}

PyOp *py_map_find(PyCtx *c, const JigOp *op) {
    if (!c->cap_ops)
        return NULL;
    for (size_t i = slot_of(c, op); c->ops[i]; i = (i + 1) & (c->cap_ops - 1))
        if (c->ops[i]->ref.op == op)
            return jig_op_ref_holds(&c->ops[i]->ref) ? c->ops[i] : NULL;
    return NULL;
}

/* Takes slot `i` out; those behind it that were pushed on by it move up. */
static void take_out(PyCtx *c, size_t i) {
    size_t mask = c->cap_ops - 1;
    for (size_t j = (i + 1) & mask; c->ops[j]; j = (j + 1) & mask) {
        size_t home = slot_of(c, c->ops[j]->ref.op);
        if (((j - home) & mask) >= ((j - i) & mask)) {
            c->ops[i] = c->ops[j];
            i = j;
        }
    }
    c->ops[i] = NULL;
    c->num_ops--;
}

void py_map_remove(PyCtx *c, PyOp *op) {
    if (!c->cap_ops)
        return;
    for (size_t i = slot_of(c, op->ref.op); c->ops[i]; i = (i + 1) & (c->cap_ops - 1))
        if (c->ops[i] == op) {
            take_out(c, i);
            return;
        }
}

static void put(PyCtx *c, PyOp *op) {
    size_t i = slot_of(c, op->ref.op);
    while (c->ops[i] && c->ops[i]->ref.op != op->ref.op)
        i = (i + 1) & (c->cap_ops - 1);
    c->num_ops += !c->ops[i]; /* else in place of one that is gone */
    c->ops[i] = op;
}

void py_map_add(PyCtx *c, PyOp *op) {
    if (c->num_ops * 4 >= c->cap_ops * 3) {
        PyOp **old = c->ops;
        size_t n = c->cap_ops;
        c->cap_ops = n ? n * 2 : 64;
        c->ops = PyMem_Calloc(c->cap_ops, sizeof *c->ops);
        if (!c->ops)
            Py_FatalError("out of memory");
        c->num_ops = 0;
        for (size_t i = 0; i < n; ++i)
            if (old[i])
                put(c, old[i]);
        PyMem_Free(old);
    }
    put(c, op);
}

/* ---- What is current ---- */
typedef struct Frame {
    PyObject *self; /* whose `with` it is */
    PyCtx *ctx;
    PyObject *loc, *point;
} Frame;
static _Thread_local Frame *frames;
static _Thread_local size_t num_frames, cap_frames;

PyObject *py_enter(PyObject *self, PyCtx *ctx, PyObject *loc, PyObject *point) {
    if (num_frames == cap_frames) {
        size_t cap = cap_frames ? cap_frames * 2 : 16;
        Frame *grown = PyMem_Realloc(frames, cap * sizeof *frames);
        if (!grown)
            return PyErr_NoMemory();
        frames = grown;
        cap_frames = cap;
    }
    const Frame *outer = num_frames ? &frames[num_frames - 1] : NULL;
    if (outer && outer->ctx == ctx) {
        loc = loc ? loc : outer->loc;
        point = point ? point : outer->point;
    }
    frames[num_frames++] = (Frame){Py_NewRef(self), (PyCtx *)Py_NewRef((PyObject *)ctx),
                                   Py_XNewRef(loc), Py_XNewRef(point)};
    return Py_NewRef(self);
}

bool py_leave(PyObject *self) {
    if (!num_frames || frames[num_frames - 1].self != self) {
        PyErr_SetString(PyExc_RuntimeError, "contexts are left in another order than entered");
        return false;
    }
    Frame top = frames[--num_frames];
    Py_XDECREF(top.loc);
    Py_XDECREF(top.point);
    Py_DECREF((PyObject *)top.ctx);
    Py_DECREF(top.self);
    return true;
}

PyObject *py_exit_method(PyObject *self, PyObject *args) {
    (void)args;
    return py_leave(self) ? Py_NewRef(Py_None) : NULL;
}

static const Frame *top_frame(void) {
    return num_frames ? &frames[num_frames - 1] : NULL;
}

PyObject *py_current_point(void) {
    return num_frames ? frames[num_frames - 1].point : NULL;
}

PyObject *py_current_location(void) {
    return num_frames ? frames[num_frames - 1].loc : NULL;
}

static bool is_given(PyObject *x) {
    return x && x != Py_None;
}

PyCtx *py_ctx_of(PyObject *given) {
    if (is_given(given)) {
        if (py_is(given, py_Context))
            return (PyCtx *)given;
        PyErr_SetString(PyExc_TypeError, "expected a Context");
        return NULL;
    }
    if (top_frame())
        return top_frame()->ctx;
    PyErr_SetString(PyExc_RuntimeError,
                    "An MLIR function requires a Context but none was provided in the call or "
                    "from the surrounding environment: pass 'context=' or use 'with Context():'");
    return NULL;
}

bool py_is_context_of(PyObject *given, const PyCtx *ctx) {
    PyCtx *other = is_given(given) ? py_ctx_of(given) : NULL;
    return !is_given(given) || (other && py_same_context(other->ctx, ctx->ctx));
}

/* Says where operations come from of which nobody says it; NULL: nobody is asked. */
static PyObject *loc_hook;
static _Thread_local PyObject *hooked;

static PyObject *set_loc_hook(PyObject *module, PyObject *hook) {
    (void)module;
    Py_CLEAR(loc_hook);
    Py_CLEAR(hooked);
    loc_hook = hook == Py_None ? NULL : Py_NewRef(hook);
    Py_RETURN_NONE;
}

PyLoc *py_loc_of(PyObject *given) {
    if (is_given(given)) {
        if (py_is(given, py_Location))
            return (PyLoc *)given;
        PyErr_SetString(PyExc_TypeError, "expected a Location");
        return NULL;
    }
    if (loc_hook) {
        /* The last one that it gave is held: locations are borrowed. */
        PyObject *made = PyObject_CallNoArgs(loc_hook);
        if (!made)
            return NULL;
        Py_XDECREF(hooked);
        hooked = made;
        if (py_is(made, py_Location))
            return (PyLoc *)made;
    }
    if (py_current_location())
        return (PyLoc *)py_current_location();
    PyErr_SetString(PyExc_RuntimeError,
                    "An MLIR function requires a Location but none was provided in the call or "
                    "from the surrounding environment: pass 'loc=' or use 'with loc:'");
    return NULL;
}

/* ---- Context ---- */
static size_t live_contexts;
/* A Jig context knows whose it is. */
static const JigContextKey owner_key = {.size = sizeof(PyCtx *)};

PyCtx *py_ctx_of_jig(JigContext *ctx) {
    return *(PyCtx **)jig_context_slot(ctx, &owner_key);
}

static PyObject *context_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    (void)args;
    (void)kw;
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    PyCtx *c = (PyCtx *)alloc(cls, 0);
    if (!c)
        return NULL;
    c->ctx = jig_context_create();
    jig_register_all(c->ctx);
    *(PyCtx **)jig_context_slot(c->ctx, &owner_key) = c;
    c->handlers = PyList_New(0);
    c->models = PyDict_New();
    c->kept = PyList_New(0);
    py_handlers_listen(c);
    live_contexts++;
    return (PyObject *)c;
}

static int context_init(PyObject *self, PyObject *args, PyObject *kw) {
    (void)self, (void)args, (void)kw;
    return 0;
}

PY_TRAVERSE(context_traverse, PyCtx, PY_HELD(handlers) PY_HELD(models) PY_HELD(kept))
static void context_dealloc(PyObject *self) {
    py_untrack(self);
    PyCtx *c = (PyCtx *)self;
    if (c->weak)
        PyObject_ClearWeakRefs(self);
    py_handlers_forget(c);
    Py_XDECREF(c->handlers);
    jig_context_destroy(c->ctx);
    Py_XDECREF(c->models);
    Py_XDECREF(c->kept);
    py_natives_free(c);
    py_passes_free(c);
    PyMem_Free(c->ops);
    PyMem_Free(c->dropped);
    live_contexts--;
    py_free_object(self);
}

static PyObject *context_enter(PyObject *self, PyObject *args) {
    (void)args;
    return py_enter(self, (PyCtx *)self, NULL, NULL);
}

static PyObject *live_count(PyObject *cls, PyObject *args) {
    (void)cls, (void)args;
    return PyLong_FromSize_t(live_contexts);
}

static PyObject *live_operations(PyObject *self, PyObject *args) {
    (void)args;
    PyCtx *c = (PyCtx *)self;
    PyObject *list = PyList_New(0);
    for (size_t i = 0; list && i < c->cap_ops; ++i)
        if (c->ops[i] && jig_op_ref_holds(&c->ops[i]->ref) &&
            PyList_Append(list, (PyObject *)c->ops[i]) < 0)
            Py_CLEAR(list);
    return list;
}

static PyObject *live_operation_count(PyObject *self, PyObject *args) {
    PyObject *list = live_operations(self, args);
    Py_ssize_t n = list ? PyList_Size(list) : -1;
    Py_XDECREF(list);
    return n < 0 ? NULL : PyLong_FromSsize_t(n);
}

/* Of modules at top. */
static PyObject *live_modules(PyObject *self, PyObject *args) {
    PyObject *list = live_operations(self, args);
    long n = 0;
    for (Py_ssize_t i = 0; list && i < PyList_Size(list); ++i) {
        const PyOp *op = (PyOp *)PyList_GetItem(list, i);
        n += jig_op_has_name(op->ref.op, "builtin.module") && !jig_op_parent(op->ref.op);
    }
    Py_XDECREF(list);
    return PyErr_Occurred() ? NULL : PyLong_FromLong(n);
}

static PyObject *get_allows(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(jig_context_allows_unregistered(((PyCtx *)self)->ctx));
}

static int set_allows(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    int on = value ? PyObject_IsTrue(value) : 0;
    if (on >= 0)
        jig_context_allow_unregistered(((PyCtx *)self)->ctx, on);
    return on < 0 ? -1 : 0;
}

static PyObject *get_emits(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(((PyCtx *)self)->emit_errors);
}

static int set_emits(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    int on = value ? PyObject_IsTrue(value) : 0;
    ((PyCtx *)self)->emit_errors = on > 0;
    return on < 0 ? -1 : 0;
}

static PyObject *is_registered(PyObject *self, PyObject *name) {
    JigStr text;
    if (!py_text(name, &text))
        return NULL;
    PY_RETURN_BOOL(jig_op_name_row(jig_op_name(((PyCtx *)self)->ctx, text)) != NULL);
}

/* Jig's contexts belong to one thread: there is nothing to switch. */
static PyObject *enable_multithreading(PyObject *self, PyObject *args) {
    (void)self, (void)args;
    Py_RETURN_NONE;
}

static PyObject *loaded_dialect(PyObject *self, PyObject *name) {
    JigStr text;
    if (!py_text(name, &text))
        return NULL;
    PY_RETURN_BOOL(jig_context_dialect(((PyCtx *)self)->ctx, text) != NULL);
}

static PyMethodDef context_methods[] = {
    {"__enter__", context_enter, METH_NOARGS, "Makes it current."},
    {"__exit__", py_exit_method, METH_VARARGS, "What was current before is again."},
    {"_get_live_count", live_count, METH_NOARGS | METH_STATIC, "How many contexts there are."},
    {"_get_live_operation_count", live_operation_count, METH_NOARGS, "Operations with an object."},
    {"_get_live_operation_objects", live_operations, METH_NOARGS, "Their objects."},
    {"_get_live_module_count", live_modules, METH_NOARGS, "Modules at top with an object."},
    {"is_registered_operation", is_registered, METH_O, "Is an operation of this name known?"},
    {"enable_multithreading", enable_multithreading, METH_VARARGS, "Has no effect."},
    {"_has_dialect", loaded_dialect, METH_O, "Is a dialect of this name known?"},
    {0},
};
static PyGetSetDef context_getset[] = {
    {"allow_unregistered_dialects", get_allows, set_allows, "May operations be unknown?", NULL},
    {"emit_error_diagnostics", get_emits, set_emits,
     "Do errors go to handlers, too, when they become an MLIRError?", NULL},
    {0},
};
static PyMemberDef context_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(PyCtx, weak), READONLY, NULL},
    {0},
};
static PyType_Slot context_slots[] = {
    {Py_tp_new, context_new},
    {Py_tp_init, context_init},
    {Py_tp_dealloc, context_dealloc},
    {Py_tp_traverse, context_traverse},
    {Py_tp_methods, context_methods},
    {Py_tp_getset, context_getset},
    {Py_tp_members, context_members},
    {Py_tp_doc, "Owns what is unique: types, attributes, names; knows all dialects of Jig."},
    {0},
};
static PyType_Spec context_spec = {"mlir._mlir_libs._mlir._BaseContext", sizeof(PyCtx), 0,
                                   Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, context_slots};

static PyObject *current(PyObject *module, PyObject *what) {
    (void)module;
    const Frame *f = top_frame();
    JigStr name;
    if (!py_text(what, &name))
        return NULL;
    PyObject *out = !f                             ? NULL
                    : jig_str_is(name, "Context")  ? (PyObject *)f->ctx
                    : jig_str_is(name, "Location") ? f->loc
                                                   : f->point;
    if (!out && jig_str_is(name, "InsertionPoint"))
        return PyErr_Format(PyExc_ValueError, "No current %U", what);
    return Py_NewRef(out ? out : Py_None);
}
static PyObject *context_of(PyObject *module, PyObject *given) {
    (void)module;
    return Py_XNewRef((PyObject *)py_ctx_of(given));
}
static PyMethodDef current_methods[] = {
    {"_set_loc_hook", set_loc_hook, METH_O, "A function that gives locations, or None."},
    {"_context_of", context_of, METH_O, "A context, or, of None, the current one."},
    {"_current", current, METH_O, "What is current of \"Context\", \"Location\"..."},
    {0}};

bool py_add_context(PyObject *module) {
    py_Context = py_class(module, &context_spec, NULL);
    return py_Context && PyModule_AddFunctions(module, current_methods) == 0;
}
