/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Edits of IR. While a pattern, a transform op or a pass that is written in Python runs, they go
 * through its rewriter, so that whoever works on the IR meanwhile hears of them. What nobody would
 * hear of is refused.
 */
#include "edit.h"

/* ---- Work that Python is called from ---- */

typedef enum Means { IN_PLACE, MOVED, BY_JIG } Means;

static bool refused(const char *why) {
    PyErr_SetString(PyExc_RuntimeError, why);
    return false;
}

static bool is_of_script(const JigOp *op) {
    for (; op; op = jig_op_parent((JigOp *)op))
        if (jig_is_transform_op(op))
            return true;
    return false;
}

/* From the innermost work outwards: what looks on guards what is around it, too. */
static bool is_allowed(const PyCtx *ctx, const JigOp *op, Means how) {
    const JigOp *top = ctx->work ? jig_op_outermost((JigOp *)op) : NULL;
    bool looks = false;
    for (const PyWork *w = ctx->work; w; w = w->outer) {
        looks |= w->kind == PY_LOOKS;
        if (!w->root || jig_op_outermost(w->root) != top)
            continue;
        if (looks)
            return refused("operations that Jig looks at can't be changed meanwhile");
        if (how == MOVED && jig_op_is_ancestor(op, w->root))
            return refused("an operation that Jig works on stays where it is meanwhile");
        if (w->kind == PY_SCRIPT && is_of_script(op))
            return refused("a script that is carried out can't be changed meanwhile");
        if (w->kind == PY_REWRITES && (how == BY_JIG || !ctx->rw))
            return refused("while patterns are applied their rewriter alone changes operations");
        if (w->kind == PY_PASSES && !jig_op_is_ancestor(w->root, op))
            return refused("a pass changes its own operation only, and what is in it");
    }
    return true;
}

bool py_may_change(PyCtx *ctx, const JigOp *op) {
    return is_allowed(ctx, op, IN_PLACE);
}

bool py_may_move(PyCtx *ctx, const JigOp *op) {
    return is_allowed(ctx, op, MOVED);
}

bool py_may_replace(PyCtx *ctx, const JigValue *v) {
    for (const JigUse *u = ctx->work ? jig_value_first_use(v) : NULL; u; u = jig_use_next(u))
        if (!py_may_change(ctx, jig_use_owner(u)))
            return false;
    return true;
}

static JigWalk find_gap(JigOp *op, void *user) {
    bool gap = false;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        gap |= !jig_op_operand(op, i);
    for (size_t i = 0; i < jig_op_num_successors(op); ++i)
        gap |= !jig_op_successor(op, i);
    if (gap)
        *(JigOp **)user = op;
    return gap ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

JigOp *py_gap(JigOp *op) {
    JigOp *found = NULL;
    jig_walk_pre(op, find_gap, &found);
    return found;
}

bool py_is_whole(JigOp *op) {
    if (!py_gap(op))
        return true;
    PyErr_SetString(PyExc_ValueError, "an operand has no value: what defined it is gone");
    return false;
}

bool py_work_begin(PyWork *w, PyCtx *ctx, PyWorkKind kind, JigOp *root) {
    bool changes = kind != PY_LOOKS && kind != PY_SCRIPT;
    if (changes && (!is_allowed(ctx, root, BY_JIG) || !py_is_whole(root)))
        return false;
    *w = (PyWork){(PyCtx *)Py_NewRef((PyObject *)ctx), root, kind, ctx->rw, ctx->work};
    ctx->work = w;
    if (kind == PY_REWRITES)
        ctx->rw = NULL; /* until a pattern has its own */
    return true;
}

/* What was made for the work goes with the outermost one, and what Python dropped meanwhile. */
void py_work_end(PyWork *w) {
    PyCtx *ctx = w->ctx;
    ctx->work = w->outer;
    ctx->rw = w->rw;
    while (!ctx->work && ctx->num_dropped) {
        const JigOpRef last = ctx->dropped[--ctx->num_dropped];
        if (!jig_op_ref_holds(&last) || jig_op_block(last.op))
            continue;
        PyOp *again = py_map_find(ctx, last.op);
        if (again)
            again->owned = true;
        else
            py_destroy(ctx, last.op);
    }
    PyObject *type, *value, *trace;
    PyErr_Fetch(&type, &value, &trace);
    if (!ctx->work)
        PyList_SetSlice(ctx->kept, 0, PyList_Size(ctx->kept), NULL);
    PyErr_Restore(type, value, trace);
    Py_DECREF((PyObject *)ctx);
}

bool py_keep(PyCtx *ctx, PyObject *x) {
    return PyList_Append(ctx->kept, x) == 0;
}

/* ---- Edits ---- */

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
    if (!py_may_move(ctx, op))
        return false;
    if (ctx->rw && ctx->keeps_ops) {
        PyErr_SetString(PyExc_RuntimeError,
                        "an operation can't be detached while patterns are applied");
        return false;
    }
    jig_op_remove(op);
    return true;
}

/* Uses of values of the tree outside of it get no value, edges to its blocks lead nowhere. */
static void cut_value(JigValue *v, const JigOp *root) {
    for (JigUse *u = jig_value_first_use(v), *next; u; u = next) {
        next = jig_use_next(u);
        if (!jig_op_is_ancestor(root, jig_use_owner(u)))
            jig_use_set(u, NULL);
    }
}
static JigWalk cut_op(JigOp *op, void *root) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        cut_value(jig_op_result(op, i), root);
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b)) {
            for (size_t i = 0; i < jig_block_num_args(b); ++i)
                cut_value(jig_block_arg(b, i), root);
            for (JigSuccUse *u = jig_block_first_pred(b), *next; u; u = next) {
                next = jig_succ_use_next(u);
                if (!jig_op_is_ancestor(root, jig_succ_use_owner(u)))
                    jig_op_set_successor(jig_succ_use_owner(u), jig_succ_use_index(u), NULL);
            }
        }
    return JIG_WALK_ADVANCE;
}

void py_destroy(PyCtx *ctx, JigOp *op) {
    jig_walk_pre(op, cut_op, op);
    if (ctx->rw && jig_op_block(op))
        jig_rw_erase(ctx->rw, op);
    else
        jig_op_destroy(op);
}

/* Who works may have come by it, and what it uses and what uses it may be looked at just now. */
void py_drop(PyCtx *ctx, JigOp *op) {
    if (!ctx->work) {
        py_destroy(ctx, op);
        return;
    }
    if (ctx->num_dropped == ctx->cap_dropped) {
        size_t cap = ctx->cap_dropped ? ctx->cap_dropped * 2 : 16;
        JigOpRef *items = PyMem_Realloc(ctx->dropped, cap * sizeof *items);
        if (!items)
            return; /* it stays until the context goes */
        ctx->dropped = items;
        ctx->cap_dropped = cap;
    }
    ctx->dropped[ctx->num_dropped++] = jig_op_ref(op);
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

PY_TRAVERSE(rewriter_traverse, PyRewriter, PY_HELD(ctx))
static void rewriter_dealloc(PyObject *self) {
    py_untrack(self);
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

static bool replace_by_values(JigRewriter *rw, JigOp *op, PyObject *list) {
    size_t n = jig_op_num_results(op);
    JigValue **values = PyMem_Calloc(n + 1, sizeof *values);
    bool ok = values && (size_t)PyList_Size(list) == n;
    if (!ok)
        PyErr_SetString(PyExc_ValueError, "expected as many values as results are replaced");
    for (size_t i = 0; ok && i < n; ++i) {
        values[i] = py_value_get(PyList_GetItem(list, (Py_ssize_t)i));
        ok = values[i] && py_same_context(jig_op_context(op), jig_value_context(values[i]));
    }
    if (ok)
        jig_rw_replace(rw, op, values, n);
    PyMem_Free(values);
    return ok;
}

/* By the results of an operation, or by values. */
static PyObject *replace_op(PyObject *self, PyObject *args) {
    PyObject *of, *by;
    if (!PyArg_ParseTuple(args, "OO", &of, &by))
        return NULL;
    bool by_op = py_is(by, py_OperationBase);
    PyObject *list = by_op ? PyList_New(0) : PySequence_List(by);
    if (!list)
        return NULL;
    JigRewriter *rw = live(self);
    JigOp *op = rw ? py_op_get(of) : NULL, *new = op &&by_op ? py_op_get(by) : NULL;
    PyCtx *ctx = ((PyRewriter *)self)->ctx;
    bool ok = op && (new || !by_op) && py_same_context(ctx->ctx, jig_op_context(op)) &&
              (!new || py_same_context(ctx->ctx, jig_op_context(new))) && py_may_move(ctx, op);
    if (ok && new) {
        ok = new != op &&jig_op_num_results(new) >= jig_op_num_results(op);
        if (ok)
            jig_rw_replace_op(rw, op, new);
        else
            PyErr_SetString(PyExc_ValueError, "expected as many results as are replaced");
    } else if (ok) {
        ok = replace_by_values(rw, op, list);
    }
    Py_DECREF(list);
    return ok ? Py_NewRef(Py_None) : NULL;
}

static PyObject *erase_op(PyObject *self, PyObject *of) {
    JigRewriter *rw = live(self);
    JigOp *op = rw ? py_op_get(of) : NULL;
    if (!op || !py_is_unused(op) || !py_may_move(((PyRewriter *)self)->ctx, op))
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
static PyType_Slot slots[] = {{Py_tp_dealloc, rewriter_dealloc},
                              {Py_tp_traverse, rewriter_traverse},
                              {Py_tp_methods, methods},
                              {Py_tp_getset, getset},
                              {0}};
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
