/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Models: what Python says of operations that it defined (mlir/dialects/ext.py) or of others. A
 * model is a function in the context's dict, by what it says and the name of the operation; the row
 * has a function in C that calls it. What goes wrong in it stays the exception that it is: nothing
 * more is called until the call from Python ends, and raises it.
 */
#include "edit.h"

#include "jig/irdl.h"
#include "jig/transform.h"
#include "step.h"

PyObject *py_model(const JigOp *op, const char *what) {
    if (PyErr_Occurred())
        return NULL;
    PyCtx *ctx = py_ctx_of_jig(jig_op_context(op));
    JigStr name = jig_op_name_of(op);
    PyObject *key = Py_BuildValue("(ss#)", what, name.ptr, (Py_ssize_t)name.len);
    PyObject *found = key ? PyDict_GetItemWithError(ctx->models, key) : NULL;
    Py_XDECREF(key);
    return found;
}

/* What the model says of the op; NULL: there is none, or an exception. */
static PyObject *call_model(JigOp *op, const char *what) {
    PyWork work;
    py_work_begin(&work, py_ctx_of_jig(jig_op_context(op)), PY_LOOKS, op);
    PyObject *model = Py_XNewRef(py_model(op, what));
    PyObject *view = model ? py_opview_of(work.ctx, op) : NULL;
    PyObject *out = view ? PyObject_CallFunctionObjArgs(model, view, NULL) : NULL;
    Py_XDECREF(view);
    Py_XDECREF(model);
    py_work_end(&work);
    return out;
}

/* ---- Verifying ---- */
static bool holds(JigOp *op, const char *what) {
    PyObject *out = call_model(op, what);
    bool ok = out ? PyObject_IsTrue(out) > 0 : !PyErr_Occurred();
    Py_XDECREF(out);
    return ok;
}
static bool verify(JigOp *op) {
    return jig_irdl_verify(op) && holds(op, "verify");
}
static bool verify_regions(JigOp *op) {
    return holds(op, "verify_regions");
}

/* ---- Effects: a list of (kind, value or None, resource or None) ---- */
static bool add_effect(PyCtx *ctx, PyObject *item, JigEffects *out) {
    int kind;
    PyObject *on, *resource;
    JigStr name;
    if (!PyArg_ParseTuple(item, "iOO", &kind, &on, &resource))
        return false;
    if (kind < JIG_EFFECT_READ || kind > JIG_EFFECT_FREE || (kind & (kind - 1))) {
        PyErr_SetString(PyExc_ValueError, "there is no such effect");
        return false;
    }
    JigValue *v = on != Py_None ? py_value_get(on) : NULL;
    if ((on != Py_None && !v) || (resource != Py_None && !py_text(resource, &name)))
        return false;
    const char *text = resource == Py_None ? NULL : jig_ident_str(jig_ident(ctx->ctx, name)).ptr;
    jig_effects_add(out, (JigEffectKind)kind, v, text);
    return true;
}

static void effects(const JigOp *op, JigEffects *out) {
    PyWork work;
    py_work_begin(&work, py_ctx_of_jig(jig_op_context(op)), PY_LOOKS, (JigOp *)op);
    PyObject *list = call_model((JigOp *)op, "effects");
    if (list && !PyList_Check(list)) {
        PyErr_SetString(PyExc_TypeError, "effects are a list");
        Py_CLEAR(list);
    }
    for (Py_ssize_t i = 0; list && i < PyList_Size(list); ++i)
        if (!add_effect(py_ctx_of_jig(jig_op_context(op)), PyList_GetItem(list, i), out))
            break;
    Py_XDECREF(list);
    py_work_end(&work);
}

/* ---- What a row is given ---- */
static const char *with_trait(JigContext *ctx, const char *traits, const char *trait) {
    JigArena *a = py_scratch();
    JigStr all = traits ? jig_arena_printf(a, "%s, %s", traits, trait) : jig_str(trait);
    const char *out = jig_ident_str(jig_ident(ctx, all)).ptr;
    py_scratch_end(a);
    return out;
}

static void give_verify(JigContext *ctx, JigOpRow *row) {
    (void)ctx;
    row->verify = verify;
}
static void give_verify_regions(JigContext *ctx, JigOpRow *row) {
    (void)ctx;
    row->verify_regions = verify_regions;
}
static void give_effects(JigContext *ctx, JigOpRow *row) {
    (void)ctx;
    row->effects = effects;
}
static void give_apply(JigContext *ctx, JigOpRow *row) {
    if (!row->apply)
        row->traits = with_trait(ctx, row->traits, "transform.TransformOpInterface");
    row->apply = py_apply_step;
}
static void give_terminator(JigContext *ctx, JigOpRow *row) {
    row->traits = with_trait(ctx, row->traits, "Terminator");
}
static void give_no_terminator(JigContext *ctx, JigOpRow *row) {
    row->traits = with_trait(ctx, row->traits, "NoTerminator");
}
static void give_recursive_effects(JigContext *ctx, JigOpRow *row) {
    row->traits = with_trait(ctx, row->traits, "RecursiveMemoryEffects");
}
static const struct {
    const char *what;
    void (*give)(JigContext *ctx, JigOpRow *row);
} kinds[] = {
    {"verify", give_verify},
    {"verify_regions", give_verify_regions},
    {"effects", give_effects},
    {"apply", give_apply},
    {"terminator", give_terminator},
    {"no_terminator", give_no_terminator},
    {"recursive_effects", give_recursive_effects},
};

static bool give(PyCtx *ctx, PyObject *op_name, const char *what) {
    JigStr name;
    if (!py_text(op_name, &name))
        return false;
    JigOpRow *row = jig_irdl_change_row(ctx->ctx, name);
    for (size_t i = 0; row && i < JIG_LEN(kinds); ++i)
        if (strcmp(kinds[i].what, what) == 0) {
            kinds[i].give(ctx->ctx, row);
            return true;
        }
    PyErr_Format(PyExc_ValueError, "'%U' is no operation that Python has defined in this context",
                 op_name);
    return false;
}

/* attach(context, op name, what, function). */
static PyObject *attach(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *given, *name, *function;
    const char *what;
    if (!PyArg_ParseTuple(args, "OUsO", &given, &name, &what, &function))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    if (!ctx || !give(ctx, name, what))
        return NULL;
    PyObject *key = Py_BuildValue("(sO)", what, name);
    int failed = key ? PyDict_SetItem(ctx->models, key, function) : -1;
    Py_XDECREF(key);
    return failed ? NULL : Py_NewRef(Py_None);
}

/* model(context, op name, what): what was attached, or None. */
static PyObject *find_model(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *given, *name;
    const char *what;
    if (!PyArg_ParseTuple(args, "OUs", &given, &name, &what))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    PyObject *key = ctx ? Py_BuildValue("(sO)", what, name) : NULL;
    PyObject *found = key ? PyDict_GetItemWithError(ctx->models, key) : NULL;
    Py_XDECREF(key);
    return found ? Py_NewRef(found) : PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
}

/* has_trait(context, op name, trait). */
static PyObject *has_trait(PyObject *module, PyObject *args) {
    (void)module;
    static const struct {
        const char *name;
        JigTrait trait;
    } traits[] = {{"terminator", JIG_TRAIT_TERMINATOR},
                  {"no_terminator", JIG_TRAIT_NO_TERMINATOR},
                  {"recursive_effects", JIG_TRAIT_RECURSIVE_MEMORY_EFFECTS}};
    PyObject *given, *name;
    const char *what;
    JigStr text;
    if (!PyArg_ParseTuple(args, "OUs", &given, &name, &what) || !py_text(name, &text))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    if (!ctx)
        return NULL;
    const JigOpName *op = jig_op_name(ctx->ctx, text);
    bool has = false;
    for (size_t i = 0; i < JIG_LEN(traits); ++i)
        has |= strcmp(traits[i].name, what) == 0 && jig_op_name_row(op) &&
               jig_op_name_has_trait(op, traits[i].trait);
    PY_RETURN_BOOL(has);
}

/* ---- Patterns that an operation stands for ---- */
static void populate(const JigOp *op, JigPatternSet *set) {
    PyCtx *ctx = py_ctx_of_jig(jig_op_context(op));
    PyWork work;
    py_work_begin(&work, ctx, PY_LOOKS, (JigOp *)op);
    PyObject *model = Py_XNewRef(py_model(op, "patterns"));
    PyObject *view = model ? py_opview_of(ctx, (JigOp *)op) : NULL;
    PyObject *patterns = view ? py_pattern_set_of(ctx, set) : NULL;
    PyObject *out = patterns ? PyObject_CallFunctionObjArgs(model, view, patterns, NULL) : NULL;
    Py_XDECREF(out);
    Py_XDECREF(patterns);
    Py_XDECREF(view);
    Py_XDECREF(model);
    py_work_end(&work);
}

/* attach_patterns(context, op name, function). */
static PyObject *attach_patterns(PyObject *module, PyObject *args) {
    (void)module;
    static const JigPatternsIface patterns = {.populate = populate};
    static const JigIface ifaces[] = {{&jig_iface_patterns, &patterns}, {0}};
    PyObject *given, *name, *function;
    JigStr text;
    if (!PyArg_ParseTuple(args, "OUO", &given, &name, &function) || !py_text(name, &text))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    PyObject *key = ctx ? Py_BuildValue("(sO)", "patterns", name) : NULL;
    int known = key ? PyDict_Contains(ctx->models, key) : -1;
    if (known == 0)
        jig_op_attach_ifaces(ctx->ctx, jig_ident_str(jig_ident(ctx->ctx, text)).ptr, ifaces);
    int failed = known < 0 ? -1 : PyDict_SetItem(ctx->models, key, function);
    Py_XDECREF(key);
    return failed ? NULL : Py_NewRef(Py_None);
}

/* ---- Definitions ---- */
static PyObject *load_dialects(PyObject *self, PyObject *of) {
    (void)self;
    JigOp *op = py_op_get(of);
    PyErrors errors;
    if (!op || !py_errors_begin(&errors, py_op_of(of)->ctx))
        return NULL;
    op = py_op_get(of);
    if (!op || !py_is_verified(py_op_of(of)->ctx, op) || !jig_irdl_load(op))
        return py_errors_raise(&errors, "Failed to load dialects");
    py_errors_end(&errors);
    Py_RETURN_NONE;
}

/* effects(op): None, or a list of (kind, value or None, resource or None). */
static PyObject *effects_of(PyObject *self, PyObject *of) {
    (void)self;
    JigOp *op = py_op_get(of);
    if (!op)
        return NULL;
    JigEffects list = {0};
    PyCtx *ctx = py_op_of(of)->ctx;
    PyWork work;
    py_work_begin(&work, ctx, PY_LOOKS, op);
    bool known = jig_op_own_effects(op, &list);
    PyObject *out = PyErr_Occurred() ? NULL : known ? PyList_New(0) : Py_NewRef(Py_None);
    for (size_t i = 0; out && known && i < list.len; ++i) {
        const JigEffect *e = &list.items[i];
        PyObject *value = e->value ? py_value(ctx, e->value) : Py_NewRef(Py_None);
        PyObject *one = value ? Py_BuildValue("(iNz)", (int)e->kind, value, e->resource) : NULL;
        if (!one || PyList_Append(out, one) < 0)
            Py_CLEAR(out);
        Py_XDECREF(one);
    }
    jig_effects_free(&list);
    py_work_end(&work);
    return out;
}

static PyMethodDef methods[] = {
    {"_load_dialects", load_dialects, METH_O, "Registers the dialects that a module defines."},
    {"_attach", attach, METH_VARARGS, "A function says something of an operation."},
    {"_has_trait", has_trait, METH_VARARGS, "Have operations of this name a trait?"},
    {"_attach_patterns", attach_patterns, METH_VARARGS, "A function gives patterns."},
    {"_model", find_model, METH_VARARGS, "What was attached, or None."},
    {"_effects", effects_of, METH_O, "The effects of an operation, or None."},
    {0},
};

bool py_add_model(PyObject *module) {
    return PyModule_AddFunctions(module, methods) == 0;
}
