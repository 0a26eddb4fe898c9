/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Operation and OpView: the objects of ops, who owns which, and what is asked of an op.
 */
#include "edit.h"

/* ---- Objects and ownership ---- */
JigOp *py_op_live(PyOp *op) {
    if (!op->given_up && jig_op_ref_holds(&op->ref))
        return op->ref.op;
    PyErr_SetString(PyExc_RuntimeError, "the operation has been invalidated");
    return NULL;
}

static PyOp *op_alloc(void) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(py_Operation, Py_tp_alloc);
    return (PyOp *)alloc(py_Operation, 0);
}

/* Making objects may collect garbage, and that run anything: where it changed what the object says,
 * another is made. */
PyOp *py_op(PyCtx *ctx, JigOp *op) {
    const JigOpRef ref = jig_op_ref(op);
    for (;;) {
        PyOp *found = py_map_find(ctx, op);
        if (found)
            return (PyOp *)Py_NewRef((PyObject *)found);
        JigOp *outermost = jig_op_outermost(op);
        PyOp *top = outermost != op ? py_op(ctx, outermost) : NULL;
        PyOp *out = top || outermost == op ? op_alloc() : NULL;
        bool holds = jig_op_ref_holds(&ref);
        if (out && holds && jig_op_outermost(op) == outermost && !py_map_find(ctx, op)) {
            out->base.op = out;
            out->ctx = (PyCtx *)Py_NewRef((PyObject *)ctx);
            out->ref = ref;
            out->top = (PyObject *)top;
            py_map_add(ctx, out);
            return out;
        }
        if (out && !holds)
            PyErr_SetString(PyExc_RuntimeError, "the operation has been invalidated");
        bool failed = !out || !holds;
        Py_XDECREF((PyObject *)top);
        Py_XDECREF((PyObject *)out);
        if (failed)
            return NULL;
    }
}

PY_TRAVERSE(op_traverse, PyOp, PY_HELD(top) PY_HELD(ctx))
static void op_dealloc(PyObject *self) {
    py_untrack(self);
    PyOp *op = (PyOp *)self;
    /* Out of the map first: what a weak reference calls may ask for the operation's object. */
    if (op->ctx && !op->given_up)
        py_map_remove(op->ctx, op);
    if (op->weak)
        PyObject_ClearWeakRefs(self);
    if (op->ctx) {
        if (op->owned && jig_op_ref_holds(&op->ref) && !jig_op_block(op->ref.op))
            py_drop(op->ctx, op->ref.op);
    }
    Py_XDECREF(op->top);
    Py_XDECREF((PyObject *)op->ctx);
    py_free_object(self);
}

PyObject *py_adopt(PyCtx *ctx, JigOp *op) {
    PyOp *out = py_op(ctx, op);
    if (!out)
        return NULL;
    out->owned = true;
    PyObject *view = py_opview(out);
    Py_DECREF((PyObject *)out);
    return view;
}

/* Objects below an op that moved hold what is at top now: found by walking along the ops or along
 * the objects, whichever are fewer. They are let go of what they held at the end: that may drop
 * objects. */
typedef struct Moved {
    PyCtx *ctx;
    PyOp *top;
    PyObject *old; /* list */
    size_t steps;
} Moved;
static void hold_top(Moved *m, PyOp *op) {
    if (op->top) {
        PyList_Append(m->old, op->top);
        Py_DECREF(op->top); /* not the last: the list has it */
    }
    op->top = op == m->top ? NULL : Py_NewRef((PyObject *)m->top);
}
static JigWalk hold_below(JigOp *op, void *user) {
    Moved *m = user;
    PyOp *object = py_map_find(m->ctx, op);
    if (object)
        hold_top(m, object);
    return ++m->steps > m->ctx->cap_ops ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}
static void hold_all_below(Moved *m, JigOp *root) {
    if (jig_walk_pre(root, hold_below, m) != JIG_WALK_INTERRUPT)
        return;
    for (size_t i = 0; i < m->ctx->cap_ops; ++i) {
        PyOp *op = m->ctx->ops[i];
        if (op && jig_op_ref_holds(&op->ref) && jig_op_is_ancestor(root, op->ref.op))
            hold_top(m, op);
    }
}
static bool moved_begin(Moved *m, PyCtx *ctx, JigOp *inside) {
    PyWork work;
    py_work_begin(&work, ctx, PY_LOOKS, inside);
    *m = (Moved){ctx, py_op(ctx, jig_op_outermost(inside)), PyList_New(0), 0};
    py_work_end(&work);
    return m->top && m->old;
}
static void moved_end(Moved *m) {
    Py_XDECREF(m->old);
    Py_XDECREF((PyObject *)m->top);
}

void py_op_moved(PyOp *moved) {
    Moved m;
    if (moved_begin(&m, moved->ctx, moved->ref.op))
        hold_all_below(&m, moved->ref.op);
    moved_end(&m);
}

void py_block_moved(PyCtx *ctx, JigBlock *block) {
    Moved m;
    if (moved_begin(&m, ctx, jig_block_parent_op(block)))
        for (JigOp *op = jig_block_first(block); op; op = jig_op_next(op))
            hold_all_below(&m, op);
    moved_end(&m);
}

void py_ops_give_up(PyCtx *ctx, JigOp *root) {
    PyObject *all = PyList_New(0);
    for (size_t i = 0; all && i < ctx->cap_ops; ++i)
        if (ctx->ops[i] && jig_op_ref_holds(&ctx->ops[i]->ref) &&
            jig_op_is_proper_ancestor(root, ctx->ops[i]->ref.op))
            PyList_Append(all, (PyObject *)ctx->ops[i]);
    for (Py_ssize_t i = 0; all && i < PyList_Size(all); ++i) {
        PyOp *op = (PyOp *)PyList_GetItem(all, i);
        py_map_remove(ctx, op);
        op->given_up = true;
    }
    Py_XDECREF(all);
}

PyOp *py_op_of(PyObject *x) {
    if (py_is(x, py_OperationBase)) {
        PyOp *op = ((PyOpBase *)x)->op;
        if (!op)
            PyErr_SetString(PyExc_RuntimeError, "the OpView has no operation yet");
        return op;
    }
    if (py_is(x, py_Module))
        return ((PyModule *)x)->op;
    PyErr_SetString(PyExc_TypeError, "expected an Operation or OpView");
    return NULL;
}

JigOp *py_op_get(PyObject *x) {
    PyOp *op = py_op_of(x);
    return op ? py_op_live(op) : NULL;
}

PyObject *py_opview(PyOp *op) {
    if (!py_op_live(op))
        return NULL;
    PyObject *cls = py_registered_op(jig_op_name_of(op->ref.op));
    if (!cls && PyErr_Occurred())
        return NULL;
    PyTypeObject *type = cls ? (PyTypeObject *)cls : py_OpView;
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    PyOpBase *view = (PyOpBase *)alloc(type, 0);
    if (view)
        view->op = (PyOp *)Py_NewRef((PyObject *)op);
    return (PyObject *)view;
}

PyObject *py_opview_of(PyCtx *ctx, JigOp *op) {
    if (!op)
        Py_RETURN_NONE;
    PyOp *object = py_op(ctx, op);
    PyObject *view = object ? py_opview(object) : NULL;
    Py_XDECREF((PyObject *)object);
    return view;
}

/* ---- Questions ---- */
#define LIVE(self, op, object)                                                                     \
    PyOp *object = py_op_of(self);                                                                 \
    JigOp *op = object ? py_op_live(object) : NULL;                                                \
    if (!op)                                                                                       \
    return NULL

static PyObject *get_context(PyObject *self, void *closure) {
    (void)closure;
    PyOp *op = py_op_of(self);
    return op ? Py_NewRef((PyObject *)op->ctx) : NULL;
}
static PyObject *get_name(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, op, object);
    return py_str(jig_op_name_of(op));
}
static PyObject *get_location(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, op, object);
    return py_loc(object->ctx, jig_op_loc(op));
}
static int set_location(PyObject *self, PyObject *value, void *closure) {
    (void)closure;
    JigOp *op = py_op_get(self);
    if (!op)
        return -1;
    if (!py_is(value, py_Location)) {
        PyErr_SetString(PyExc_TypeError, "expected a Location");
        return -1;
    }
    const PyLoc *loc = (PyLoc *)value;
    if (!py_same_context(jig_op_context(op), loc->ctx->ctx) || !py_may_change(loc->ctx, op))
        return -1;
    jig_op_set_loc(op, loc->loc);
    return 0;
}
static PyObject *get_parent(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, op, object);
    return py_opview_of(object->ctx, jig_op_parent(op));
}
static PyObject *get_block(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, op, object);
    return jig_op_block(op) ? py_block(object->ctx, jig_op_block(op)) : Py_NewRef(Py_None);
}
static PyObject *get_attached(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, op, object);
    (void)object;
    PY_RETURN_BOOL(jig_op_block(op));
}
static PyObject *get_operation(PyObject *self, void *closure) {
    (void)closure;
    return Py_XNewRef((PyObject *)py_op_of(self));
}
static PyObject *get_opview(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, op, object);
    (void)op;
    return py_opview(object);
}
static PyObject *get_list(PyObject *self, void *kind) {
    LIVE(self, op, object);
    (void)op;
    return py_list((PyListKind)(intptr_t)kind, (PyObject *)object);
}
static PyObject *get_attributes(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, op, object);
    (void)op;
    return py_op_attributes(object);
}
static PyObject *get_result(PyObject *self, void *closure) {
    (void)closure;
    LIVE(self, op, object);
    size_t n = jig_op_num_results(op);
    if (n == 1)
        return py_value(object->ctx, jig_op_result(op, 0));
    PyObject *name = py_str(jig_op_name_of(op));
    if (name)
        PyErr_Format(PyExc_ValueError,
                     "Cannot call .result on operation %U which has %zu results (it is only valid "
                     "for operations with a single result)",
                     name, n);
    Py_XDECREF(name);
    return NULL;
}
/* Start and count of an operand or result group of its row. */
static PyObject *range_of(PyObject *self, PyObject *index, bool results) {
    LIVE(self, op, object);
    (void)object;
    size_t group = PyLong_AsSize_t(index), start, count;
    if (PyErr_Occurred())
        return NULL;
    if (!jig_op_row(op)) {
        PyErr_SetString(PyExc_ValueError, "the operation is of no known kind");
        return NULL;
    }
    if (results)
        jig_op_result_range(op, group, &start, &count);
    else
        jig_op_operand_range(op, group, &start, &count);
    return Py_BuildValue("(nn)", (Py_ssize_t)start, (Py_ssize_t)count);
}
static PyObject *operand_range(PyObject *self, PyObject *index) {
    return range_of(self, index, false);
}
static PyObject *result_range(PyObject *self, PyObject *index) {
    return range_of(self, index, true);
}

bool py_is_verified(PyCtx *ctx, JigOp *op) {
    PyWork work;
    py_work_begin(&work, ctx, PY_LOOKS, op);
    JigOp *gap = py_gap(op);
    bool ok =
        gap ? jig_op_emit_error(gap, "null operand found") : jig_op_verify(op) && !PyErr_Occurred();
    py_work_end(&work);
    return ok;
}

static PyObject *verify(PyObject *self, PyObject *args) {
    (void)args;
    LIVE(self, op, object);
    PyErrors errors;
    if (!py_errors_begin(&errors, object->ctx))
        return NULL;
    op = py_op_live(object);
    if (!op || !py_is_verified(object->ctx, op))
        return py_errors_raise(&errors, "Verification failed");
    py_errors_end(&errors);
    Py_RETURN_TRUE;
}

/* Two ops of one block, where the first stands. */
static PyObject *is_before(PyObject *self, PyObject *other) {
    JigOp *a = py_op_get(self), *b = a ? py_op_get(other) : NULL;
    if (!b)
        return NULL;
    if (!jig_op_block(a) || jig_op_block(a) != jig_op_block(b)) {
        PyErr_SetString(PyExc_ValueError, "expected operations of one block");
        return NULL;
    }
    PY_RETURN_BOOL(jig_op_is_before(a, b));
}

/* ---- Changing ---- */
bool py_is_unused(JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        for (JigUse *u = jig_value_first_use(jig_op_result(op, i)); u; u = jig_use_next(u))
            if (!jig_op_is_ancestor(op, jig_use_owner(u))) {
                PyErr_SetString(PyExc_ValueError,
                                "the operation can't be erased: its results are still used");
                return false;
            }
    return true;
}

static PyObject *erase(PyObject *self, PyObject *args) {
    (void)args;
    LIVE(self, op, object);
    if (!py_may_move(object->ctx, op) || !py_is_unused(op))
        return NULL;
    py_destroy(object->ctx, op);
    Py_RETURN_NONE;
}

static PyObject *detach(PyObject *self, PyObject *args) {
    (void)args;
    LIVE(self, op, object);
    if (!jig_op_block(op)) {
        PyErr_SetString(PyExc_ValueError, "Detached operation has no parent.");
        return NULL;
    }
    PyOp *top = (PyOp *)Py_XNewRef(object->top); /* may own what is around */
    if (!py_take_out(object->ctx, op)) {
        Py_XDECREF((PyObject *)top);
        return NULL;
    }
    object->owned = true;
    py_op_moved(object);
    Py_XDECREF((PyObject *)top);
    return py_opview(object);
}

static PyObject *move(PyObject *self, PyObject *args, PyObject *kw, bool after) {
    PyObject *target;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O", (char *[]){"other", NULL}, &target))
        return NULL;
    LIVE(self, op, object);
    JigOp *other = py_op_get(target);
    if (!other)
        return NULL;
    if (jig_op_context(op) != jig_op_context(other) || !jig_op_block(other) || op == other ||
        jig_op_is_ancestor(op, other)) {
        PyErr_SetString(PyExc_ValueError, "the operation can't be moved there");
        return NULL;
    }
    if (!py_may_move(object->ctx, op) || !py_may_change(object->ctx, jig_op_parent(other)))
        return NULL;
    PyObject *top = Py_XNewRef(object->top);
    JigOp *before = after ? jig_op_next(other) : other;
    if (before != op)
        py_put(object->ctx, op, jig_op_block(other), before);
    object->owned = false;
    py_op_moved(object);
    Py_XDECREF(top);
    Py_RETURN_NONE;
}
static PyObject *move_before(PyObject *self, PyObject *args, PyObject *kw) {
    return move(self, args, kw, false);
}
static PyObject *move_after(PyObject *self, PyObject *args, PyObject *kw) {
    return move(self, args, kw, true);
}

/* Inserts a new op at `ip`: a point, None for the current one, False for none. */
static bool insert_new(PyObject *view, PyObject *ip) {
    PyObject *point = ip == Py_False ? NULL : ip && ip != Py_None ? ip : py_current_point();
    if (!point)
        return true;
    if (!py_is(point, py_InsertionPoint)) {
        PyErr_SetString(PyExc_TypeError, "expected an InsertionPoint");
        return false;
    }
    return py_point_insert(point, py_op_of(view));
}

static PyObject *clone(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *ip = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|O", (char *[]){"ip", NULL}, &ip))
        return NULL;
    LIVE(self, op, object);
    PyObject *out = py_adopt(object->ctx, jig_op_clone(op, NULL));
    if (out && !insert_new(out, ip))
        Py_CLEAR(out);
    return out;
}

static PyObject *replace_uses(PyObject *self, PyObject *args) {
    PyObject *from, *to;
    if (!PyArg_ParseTuple(args, "OO", &from, &to))
        return NULL;
    JigOp *op = py_op_get(self);
    JigValue *old = op ? py_value_get(from) : NULL, *new = old ? py_value_get(to) : NULL;
    if (!new)
        return NULL;
    if (jig_value_context(new) != jig_op_context(op)) {
        PyErr_SetString(PyExc_ValueError, "the value is of another context");
        return NULL;
    }
    if (!py_may_change(py_op_of(self)->ctx, op))
        return NULL;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_op_operand(op, i) == old)
            jig_op_set_operand(op, i, new);
    py_changed(py_op_of(self)->ctx, op);
    Py_RETURN_NONE;
}

/* ---- Walking: over the ops that there were when it began, as far as they still are ---- */
typedef struct Found {
    JigOpRef *items;
    size_t len, cap;
} Found;
static JigWalk find(JigOp *op, void *user) {
    Found *f = user;
    if (f->len == f->cap) {
        size_t cap = f->cap ? f->cap * 2 : 64;
        JigOpRef *items = PyMem_Realloc(f->items, cap * sizeof *items);
        if (!items)
            return JIG_WALK_INTERRUPT;
        f->items = items;
        f->cap = cap;
    }
    f->items[f->len++] = jig_op_ref(op);
    return JIG_WALK_ADVANCE;
}

/* An exception of a callback becomes a RuntimeError that says so, with the exception as cause. */
static void wrap_exception(void) {
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    PyErr_NormalizeException(&type, &value, &trace);
    PyObject *name = PyType_GetName((PyTypeObject *)type);
    PyErr_Format(PyExc_RuntimeError, "Exception raised in callback: %V: %S", name, "", value);
    PyObject *type2, *value2, *trace2;
    PyErr_Fetch(&type2, &value2, &trace2);
    PyErr_NormalizeException(&type2, &value2, &trace2);
    PyException_SetCause(value2, value); /* takes it */
    PyErr_Restore(type2, value2, trace2);
    Py_XDECREF(name);
    Py_XDECREF(type);
    Py_XDECREF(trace);
}

static PyObject *walk(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *callback, *order = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"callback", "walk_order", NULL},
                                     &callback, &order))
        return NULL;
    PyObject *number = order ? PyNumber_Index(order) : PyLong_FromLong(1);
    long post = number ? PyLong_AsLong(number) : -1;
    Py_XDECREF(number);
    if (PyErr_Occurred())
        return NULL;
    LIVE(self, op, object);
    Found found = {0};
    if (post)
        jig_walk_post(op, find, &found);
    else
        jig_walk_pre(op, find, &found);
    JigOpRef skipped = {0};
    for (size_t i = 0; i < found.len && !PyErr_Occurred(); ++i) {
        if (!jig_op_ref_holds(&found.items[i]) ||
            (skipped.op && jig_op_ref_holds(&skipped) &&
             jig_op_is_proper_ancestor(skipped.op, found.items[i].op)))
            continue;
        PyOp *at = py_op(object->ctx, found.items[i].op);
        PyObject *said = at ? PyObject_CallFunctionObjArgs(callback, (PyObject *)at, NULL) : NULL;
        PyObject *result = said && said != Py_None ? PyNumber_Index(said) : NULL;
        long what = result ? PyLong_AsLong(result) : 0;
        Py_XDECREF((PyObject *)at);
        Py_XDECREF(said);
        Py_XDECREF(result);
        if (PyErr_Occurred())
            wrap_exception();
        else if (what == JIG_WALK_INTERRUPT)
            break;
        else if (what == JIG_WALK_SKIP && !post)
            skipped = found.items[i];
    }
    PyMem_Free(found.items);
    return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
}

/* ---- Identity ---- */
static PyObject *compare(PyObject *a, PyObject *b, int how) {
    if (!py_is(b, py_OperationBase) || (how != Py_EQ && how != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    PY_RETURN_BOOL((((PyOpBase *)a)->op == ((PyOpBase *)b)->op) == (how == Py_EQ));
}
static Py_hash_t hash(PyObject *self) {
    return (Py_hash_t)((uintptr_t)((PyOpBase *)self)->op >> 4);
}

/* ---- Parsing ---- */
static PyObject *parse(PyObject *cls, PyObject *args, PyObject *kw) {
    PyObject *text_arg, *name_arg = NULL, *given = NULL;
    JigStr text, name = JIG_STR("-");
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|$OO",
                                     (char *[]){"source", "source_name", "context", NULL},
                                     &text_arg, &name_arg, &given) ||
        !py_text(text_arg, &text) || (name_arg && !py_text(name_arg, &name)))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    if (!ctx)
        return NULL;
    /* Of a class of one kind of op: is it that? */
    PyObject *wanted = PyObject_HasAttrString(cls, "OPERATION_NAME")
                           ? PyObject_GetAttrString(cls, "OPERATION_NAME")
                           : NULL;
    JigStr kind = {0};
    PyErrors errors;
    if ((wanted && !py_text(wanted, &kind)) || !py_errors_begin(&errors, ctx)) {
        Py_XDECREF(wanted);
        return NULL;
    }
    JigOp *op = jig_parse_top_op(ctx->ctx, text, name.len ? name : JIG_STR("-"), true);
    PyObject *out = NULL;
    if (op && wanted && !jig_str_eq(kind, jig_op_name_of(op))) {
        JigArena *a = py_scratch();
        JigStr message = jig_arena_printf(a, "Expected a '%.*s' op, got: '%.*s'%c", JIG_FMT(kind),
                                          JIG_FMT(jig_op_name_of(op)), 0);
        py_drop(ctx, op);
        py_errors_raise(&errors, message.ptr);
        py_scratch_end(a);
    } else if (op) {
        out = py_adopt(ctx, op);
        py_errors_end(&errors);
    } else {
        py_errors_raise(&errors, "Unable to parse operation assembly");
    }
    Py_XDECREF(wanted);
    return out;
}

/* ---- OpView ---- */
/* OpView(operation), or of arguments that the builder in Python takes (mlir/_build.py). */
static int view_init(PyObject *self, PyObject *args, PyObject *kw) {
    PyOpBase *view = (PyOpBase *)self;
    PyObject *first = PyTuple_Size(args) == 1 ? PyTuple_GetItem(args, 0) : NULL;
    PyObject *made = NULL;
    if (py_is(first, py_OperationBase)) {
        made = Py_NewRef(first);
    } else {
        PyObject *module = PyImport_ImportModule("mlir._build");
        PyObject *build = module ? PyObject_GetAttrString(module, "build_view") : NULL;
        PyObject *all = build ? PyTuple_New(PyTuple_Size(args) + 1) : NULL;
        for (Py_ssize_t i = 0; all && i < PyTuple_Size(args) + 1; ++i)
            PyTuple_SetItem(all, i, Py_NewRef(i ? PyTuple_GetItem(args, i - 1) : self));
        made = all ? PyObject_Call(build, all, kw) : NULL;
        Py_XDECREF(all);
        Py_XDECREF(build);
        Py_XDECREF(module);
    }
    PyOp *op = made ? py_op_of(made) : NULL;
    if (op) {
        PyOp *old = view->op;
        view->op = (PyOp *)Py_NewRef((PyObject *)op);
        Py_XDECREF((PyObject *)old);
    }
    Py_XDECREF(made);
    return op ? 0 : -1;
}

PY_TRAVERSE(view_traverse, PyOpBase, PY_HELD(op))
static void view_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF((PyObject *)((PyOpBase *)self)->op);
    py_free_object(self);
}

static PyObject *view_repr(PyObject *self) {
    PyObject *module = PyObject_GetAttrString((PyObject *)Py_TYPE(self), "__module__");
    PyObject *name = PyType_GetQualName(Py_TYPE(self));
    PyObject *out =
        module && name ? PyUnicode_FromFormat("<%U.%U object at %p>", module, name, self) : NULL;
    Py_XDECREF(module);
    Py_XDECREF(name);
    return out;
}

#define KW(f) (PyCFunction)(void (*)(void)) f, METH_VARARGS | METH_KEYWORDS
static PyMethodDef methods[] = {
    {"parse", KW(parse) | METH_CLASS, "The only operation of a text."},
    {"verify", verify, METH_NOARGS, "True, or an MLIRError."},
    {"is_before_in_block", is_before, METH_O, "Does it stand before the other one?"},
    {"erase", erase, METH_NOARGS, "Erases it, with all inside."},
    {"detach_from_parent", detach, METH_NOARGS, "Takes it out of its block."},
    {"move_before", KW(move_before), "Moves it, to any block."},
    {"move_after", KW(move_after), "Moves it, to any block."},
    {"clone", KW(clone), "A copy at the insertion point."},
    {"replace_uses_of_with", replace_uses, METH_VARARGS, "As its operands."},
    {"walk", KW(walk), "Calls for it and all inside."},
    {"get_asm", KW(py_get_asm), "Its text."},
    {"_operand_range", operand_range, METH_O, "Start and count of an operand group."},
    {"_result_range", result_range, METH_O, "Start and count of a result group."},
    {0},
};
#define LIST(name, kind)                                                                           \
    { name, get_list, NULL, "A sequence.", (void *)kind }
static PyGetSetDef getset[] = {
    {"context", get_context, NULL, "The context that it belongs to.", NULL},
    {"name", get_name, NULL, "What kind of operation it is.", NULL},
    {"location", get_location, set_location, "Where it comes from.", NULL},
    {"parent", get_parent, NULL, "The operation around it, or None.", NULL},
    {"block", get_block, NULL, "The block that it is in, or None.", NULL},
    {"attached", get_attached, NULL, "Is it in a block?", NULL},
    {"operation", get_operation, NULL, "The Operation.", NULL},
    {"opview", get_opview, NULL, "The view of its kind.", NULL},
    {"result", get_result, NULL, "The only result.", NULL},
    {"attributes", get_attributes, NULL, "A mapping.", NULL},
    LIST("operands", PY_OPERANDS),
    LIST("results", PY_RESULTS),
    LIST("regions", PY_REGIONS),
    LIST("successors", PY_SUCCESSORS),
    LIST("op_operands", PY_OP_OPERANDS),
    {0},
};
static PyType_Slot base_slots[] = {
    {Py_tp_methods, methods}, {Py_tp_getset, getset}, {Py_tp_richcompare, compare},
    {Py_tp_hash, hash},       {Py_tp_str, py_op_str}, {0},
};
static PyType_Spec base_spec = {
    "mlir._mlir_libs._mlir._OperationBase", sizeof(PyOpBase), 0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, base_slots};
static PyMethodDef op_methods[] = {
    {"create", KW(py_op_create) | METH_STATIC, "A new operation of any kind."},
    {0},
};
static PyMemberDef op_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(PyOp, weak), READONLY, NULL},
    {0},
};
static PyType_Slot op_slots[] = {
    {Py_tp_dealloc, op_dealloc},
    {Py_tp_traverse, op_traverse},
    {Py_tp_methods, op_methods},
    {Py_tp_members, op_members},
    {Py_tp_repr, view_repr},
    {Py_tp_doc, "An operation: one object for each."},
    {0},
};
static PyType_Spec op_spec = {"mlir._mlir_libs._mlir.Operation", sizeof(PyOp), 0,
                              Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, op_slots};
static PyType_Slot view_slots[] = {
    {Py_tp_init, view_init},
    {Py_tp_new, PyType_GenericNew},
    {Py_tp_dealloc, view_dealloc},
    {Py_tp_traverse, view_traverse},
    {Py_tp_repr, view_repr},
    {Py_tp_doc, "An operation, as one of its kind."},
    {0},
};
static PyType_Spec view_spec = {"mlir._mlir_libs._mlir.OpView", sizeof(PyOpBase), 0,
                                Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, view_slots};

bool py_add_operation(PyObject *module) {
    return (py_OperationBase = py_class(module, &base_spec, NULL)) &&
           PyType_GetSlot(py_OperationBase, Py_tp_alloc) &&
           (py_Operation = py_class(module, &op_spec, py_OperationBase)) &&
           (py_OpView = py_class(module, &view_spec, py_OperationBase));
}
