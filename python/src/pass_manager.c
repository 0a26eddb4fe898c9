/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * PassManager: a pipeline, and how much is told of its run.
 */
#include "edit.h"

#include "jig/pass.h"

typedef struct Manager {
    PyObject_HEAD PyCtx *ctx;
    JigPipeline *pipeline;
    JigPassInstrumentation how;
    bool times;
    PyObject *functions; /* list: what passes call */
} Manager;

static PyObject *manager_of(PyTypeObject *cls, PyCtx *ctx, JigPipeline *pipeline) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    Manager *m = (Manager *)alloc(cls, 0);
    if (!m) {
        jig_pipeline_destroy(pipeline);
        return NULL;
    }
    m->ctx = (PyCtx *)Py_NewRef((PyObject *)ctx);
    m->pipeline = pipeline;
    m->functions = PyList_New(0);
    m->how.verify_each = true;
    return (PyObject *)m;
}

static PyObject *manager_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    PyObject *anchor = NULL, *given = NULL;
    JigStr text = JIG_STR("any");
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|OO", (char *[]){"anchor_op", "context", NULL},
                                     &anchor, &given) ||
        (anchor && !py_text(anchor, &text)))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? manager_of(cls, ctx, jig_pipeline_create(ctx->ctx, text)) : NULL;
}

/* The words of the reference's tool, complaints first. */
static PyObject *refused(const JigReason *why, JigArena *a) {
    JigStr complaints = jig_pipeline_complaints(why, "mlir", a), text = jig_reason_text(why, a);
    PyObject *message = py_str(jig_arena_printf(a, "%.*s%.*s", JIG_FMT(complaints), JIG_FMT(text)));
    if (message)
        PyErr_SetObject(PyExc_ValueError, message);
    Py_XDECREF(message);
    return NULL;
}

static PyObject *parse(PyObject *cls, PyObject *args, PyObject *kw) {
    PyObject *pipeline, *given = NULL;
    JigStr text;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"pipeline", "context", NULL},
                                     &pipeline, &given) ||
        !py_text(pipeline, &text))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    if (!ctx)
        return NULL;
    JigArena *a = py_scratch();
    JigReason why = {.arena = a};
    JigPipeline *p = jig_pipeline_parse(ctx->ctx, text, a, &why);
    PyObject *out = p ? manager_of((PyTypeObject *)cls, ctx, p) : refused(&why, a);
    py_scratch_end(a);
    return out;
}

static PyObject *add(PyObject *self, PyObject *pipeline) {
    JigStr text;
    if (!py_text(pipeline, &text))
        return NULL;
    JigArena *a = py_scratch();
    JigReason why = {.arena = a};
    bool ok = jig_pipeline_add_text(((Manager *)self)->pipeline, text, a, &why);
    if (!ok)
        refused(&why, a);
    py_scratch_end(a);
    return ok ? Py_NewRef(Py_None) : NULL;
}

/* ---- Functions as passes ----
 * A row belongs to the context, for as long as that lasts; the function to the manager, which may
 * be around a context that the function knows. A row that has none is taken again. */
struct PyPass {
    JigPassRow row;
    PyObject *function; /* borrowed; NULL: its manager has gone */
    struct PyPass *next;
    char name[32];
    char title[];
};

void py_passes_free(PyCtx *ctx) {
    for (struct PyPass *p = ctx->passes, *next; p; p = next) {
        next = p->next;
        PyMem_Free(p);
    }
}

PY_TRAVERSE(manager_traverse, Manager, PY_HELD(ctx) PY_HELD(functions))
static void manager_dealloc(PyObject *self) {
    py_untrack(self);
    Manager *m = (Manager *)self;
    for (struct PyPass *p = m->ctx ? m->ctx->passes : NULL; p; p = p->next)
        if (p->function && m->functions && PySequence_Contains(m->functions, p->function) > 0)
            p->function = NULL;
    Py_XDECREF(m->functions);
    if (m->pipeline)
        jig_pipeline_destroy(m->pipeline);
    jig_timing_destroy(m->how.timing);
    Py_XDECREF((PyObject *)m->ctx);
    py_free_object(self);
}

static bool run_function(JigPassCall *call) {
    const struct PyPass *p = (const struct PyPass *)call->pass;
    if (PyErr_Occurred() || !p->function)
        return false;
    PyCtx *ctx = py_ctx_of_jig(call->ctx);
    jig_stream_flush(call->ctx, JIG_STREAM_MESSAGES);
    PyWork work;
    if (!py_work_begin(&work, ctx, PY_PASSES, call->op))
        return false;
    PyObject *view = py_opview_of(ctx, call->op);
    PyRewriter *r = view ? py_rewriter_begin(ctx, PY_TRANSFORM_REWRITER, call->rw) : NULL;
    PyObject *out = r ? PyObject_CallFunctionObjArgs(p->function, view, NULL) : NULL;
    if (r)
        py_rewriter_end(r);
    bool ok = out && PyObject_IsTrue(out) > 0;
    Py_XDECREF(out);
    Py_XDECREF(view);
    py_work_end(&work);
    return ok;
}

static struct PyPass *pass_of(PyCtx *ctx, PyObject *function, JigStr title) {
    for (struct PyPass *p = ctx->passes; p; p = p->next)
        if (!p->function && jig_str_is(title, p->title)) {
            p->function = function;
            return p;
        }
    struct PyPass *p = PyMem_Calloc(1, sizeof *p + title.len + 1);
    if (!p)
        return NULL;
    memcpy(p->title, title.ptr, title.len);
    PyOS_snprintf(p->name, sizeof p->name, "python-%zu", ctx->num_passes++);
    p->row = (JigPassRow){.name = p->name,
                          .title = p->title,
                          .run = run_function,
                          .breaks = JIG_HOLDS_ALL,
                          .summary = "a function in Python"};
    p->function = function;
    p->next = ctx->passes;
    ctx->passes = p;
    return jig_pass_register(ctx->ctx, &p->row) ? p : NULL;
}

static PyObject *add_function(PyObject *self, PyObject *args) {
    PyObject *function, *name;
    JigStr title;
    if (!PyArg_ParseTuple(args, "OU", &function, &name) || !py_text(name, &title))
        return NULL;
    Manager *m = (Manager *)self;
    struct PyPass *p = pass_of(m->ctx, function, title);
    if (!p)
        return PyErr_NoMemory();
    if (PyList_Append(m->functions, function) < 0)
        return NULL;
    JigArena *a = py_scratch();
    JigReason why = {.arena = a};
    bool ok = jig_pipeline_add_pass(m->pipeline, jig_str(p->name), NULL, a, &why);
    if (!ok)
        refused(&why, a);
    py_scratch_end(a);
    return ok ? Py_NewRef(Py_None) : NULL;
}

static PyObject *run(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *target;
    int give_up = 1;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "O|p", (char *[]){"operation", "invalidate_ops", NULL}, &target, &give_up))
        return NULL;
    Manager *m = (Manager *)self;
    PyOp *op = py_op_of(target);
    JigOp *live = op ? py_op_live(op) : NULL;
    if (!live)
        return NULL;
    if (op->ctx != m->ctx) {
        PyErr_SetString(PyExc_ValueError, "the operation is of another context");
        return NULL;
    }
    PyErrors errors;
    PyWork work;
    if (!py_errors_begin(&errors, op->ctx))
        return NULL;
    live = py_op_live(op);
    bool ok = live && (!m->how.verify_each || py_is_verified(op->ctx, live)) &&
              py_work_begin(&work, op->ctx, PY_PASSES, live);
    if (ok) {
        if (give_up)
            py_ops_give_up(op->ctx, live);
        ok = jig_pipeline_run(m->pipeline, live, &m->how) && !PyErr_Occurred();
        py_work_end(&work);
    }
    if (!ok)
        return py_errors_raise(&errors, "Failure while executing pass pipeline");
    py_errors_end(&errors);
    Py_RETURN_NONE;
}

static PyObject *enable_verifier(PyObject *self, PyObject *on) {
    ((Manager *)self)->how.verify_each = PyObject_IsTrue(on) > 0;
    return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
}

/* Where it goes to when a tree of files is wanted is not there: it is printed. */
static PyObject *enable_printing(PyObject *self, PyObject *args, PyObject *kw) {
    int before = 0, after = 1, module = 0, changed = 0, failed = 0;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|ppppp",
                                     (char *[]){"print_before_all", "print_after_all",
                                                "print_module_scope", "print_after_change",
                                                "print_after_failure", NULL},
                                     &before, &after, &module, &changed, &failed))
        return NULL;
    JigPassInstrumentation *how = &((Manager *)self)->how;
    how->print_before_all = before;
    how->print_after_all = after;
    how->print_module_scope = module;
    how->print_after_change = changed;
    how->print_after_failure = failed;
    Py_RETURN_NONE;
}

static PyObject *manager_str(PyObject *self) {
    JigArena *a = py_scratch();
    PyObject *out = py_str(jig_pipeline_to_str(((Manager *)self)->pipeline, a));
    py_scratch_end(a);
    return out;
}

static PyMethodDef methods[] = {
    {"parse", PY_CLASS(parse), "Of a text: builtin.module(cse)."},
    {"add", add, METH_O, "What stands between the parentheses."},
    {"_add_function", add_function, METH_VARARGS, "A function of an operation, and its title."},
    {"run", PY_KW(run), "On an operation; objects of those inside are used no more."},
    {"enable_verifier", enable_verifier, METH_O, "Is IR verified after each pass?"},
    {"enable_ir_printing", PY_KW(enable_printing), "IR is printed as passes run."},
    {0},
};
static PyType_Slot slots[] = {
    {Py_tp_new, manager_new}, {Py_tp_dealloc, manager_dealloc}, {Py_tp_traverse, manager_traverse},
    {Py_tp_methods, methods}, {Py_tp_str, manager_str},         {0},
};
static PyType_Spec spec = {"mlir._mlir_libs._mlir.PassManager", sizeof(Manager), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};

bool py_add_pass_manager(PyObject *module) {
    return (py_PassManager = py_class(module, &spec, NULL)) != NULL;
}
