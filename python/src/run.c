/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Runs of scripts (jig/run.h) as Python sees them: all that is told of one is written down before
 * it ends, and it does not live on. A run that goes back takes back what was edited since, anywhere
 * in its context.
 */
#include "edit.h"

#include "jig/journal.h"
#include "jig/reason.h"
#include "jig/run.h"

static PyObject *reason(const JigReason *why) {
    if (!why)
        Py_RETURN_NONE;
    JigArena *a = py_scratch();
    PyObject *text = py_str(jig_reason_text(why, a));
    py_scratch_end(a);
    return text;
}

static PyObject *op_text(JigOp *op, bool regions) {
    JigPrintFlags flags = jig_print_flags();
    flags.skip_regions = !regions;
    flags.local_scope = !regions;
    flags.assume_verified = true; /* it may stand in the middle of a step */
    JigArena *a = py_scratch();
    PyObject *text = py_str(jig_op_to_str(op, &flags, a));
    py_scratch_end(a);
    return text;
}

static PyObject *step(JigRun *run, size_t i) {
    static const char *const status[] = {"ok", "silenceable", "definite"};
    const JigRunStep s = *jig_run_step(run, i);
    JigOp *op = s.op;
    JigArena *a = py_scratch();
    PyObject *out = Py_BuildValue(
        "{sNsNsNsOsisnsssOsdsNsN}", "number", py_str(jig_run_step_number(run, i, a)), "name",
        py_str(jig_op_name_of(op)), "text", op_text(op, false), "parent", Py_None, "depth",
        (int)s.depth, "turn", (Py_ssize_t)s.pass, "status", status[s.status], "silenced",
        s.silenced ? Py_True : Py_False, "seconds", s.seconds, "why", reason(s.why), "changes",
        Py_BuildValue("(nnn)", (Py_ssize_t)s.changes.created, (Py_ssize_t)s.changes.erased,
                      (Py_ssize_t)s.changes.modified));
    py_scratch_end(a);
    PyObject *parent = out && s.parent != JIG_NO_STEP ? PyLong_FromSize_t(s.parent) : NULL;
    if (parent && PyDict_SetItemString(out, "parent", parent) < 0)
        Py_CLEAR(out);
    Py_XDECREF(parent);
    return out;
}

static PyObject *item(JigItems items, size_t i) {
    JigArena *a = py_scratch();
    PyObject *out = NULL;
    if (!items.items[i])
        out = Py_NewRef(Py_None);
    else if (items.kind == JIG_HANDLE_OPS)
        out = op_text(items.items[i], false);
    else if (items.kind == JIG_HANDLE_PARAMS)
        out = py_str(jig_attr_to_str(items.items[i], a));
    else
        out = PyUnicode_FromString(jig_msg_value(items.items[i]));
    py_scratch_end(a);
    return out;
}

static PyObject *items_of(JigRun *run, const JigValue *handle) {
    JigItems items = jig_run_handle(run, handle);
    PyObject *out = PyList_New(0);
    for (size_t i = 0; out && i < items.len; ++i) {
        PyObject *one = item(items, i);
        if (!one || PyList_Append(out, one) < 0)
            Py_CLEAR(out);
        Py_XDECREF(one);
    }
    return out;
}

/* What each operand had before the step, or each result after it. */
static PyObject *handles(JigRun *run, const JigRunStep *s, bool results) {
    jig_run_go(run, results ? s->end : s->begin);
    PyObject *out = PyList_New(0);
    size_t n = results ? jig_op_num_results(s->op) : jig_op_num_operands(s->op);
    for (size_t j = 0; out && j < n; ++j) {
        PyObject *one = items_of(run, results ? jig_op_result(s->op, j) : jig_op_operand(s->op, j));
        if (!one || PyList_Append(out, one) < 0)
            Py_CLEAR(out);
        Py_XDECREF(one);
    }
    return out;
}

/* The payload at a moment; the text of the one before where nothing was edited since. */
typedef struct Payloads {
    JigOp *payload;
    size_t moment;
    PyObject *text; /* NULL: none yet */
} Payloads;

static PyObject *payload_at(JigRun *run, Payloads *p, size_t moment) {
    if (!p->payload)
        Py_RETURN_NONE;
    if (!p->text || !jig_run_is_alike(run, p->moment, moment)) {
        jig_run_go(run, moment);
        Py_XDECREF(p->text);
        p->text = op_text(p->payload, true);
        p->moment = moment;
    }
    return Py_XNewRef(p->text);
}

static bool put(PyObject *dict, const char *key, PyObject *value) {
    bool ok = value && PyDict_SetItemString(dict, key, value) == 0;
    Py_XDECREF(value);
    return ok;
}

static PyObject *whole_step(JigRun *run, Payloads *p, size_t i) {
    PyObject *out = step(run, i);
    const JigRunStep s = *jig_run_step(run, i);
    bool ok = out && put(out, "operands", handles(run, &s, false)) &&
              put(out, "results", handles(run, &s, true)) &&
              put(out, "before", payload_at(run, p, s.begin)) &&
              put(out, "failed_with",
                  s.failed != s.end ? payload_at(run, p, s.failed) : Py_NewRef(Py_None)) &&
              put(out, "after", payload_at(run, p, s.end));
    if (!ok)
        Py_CLEAR(out);
    return out;
}

/* Of all steps, what is known of each; the run stands at its last moment then. */
static PyObject *steps(JigRun *run, JigOp *payload) {
    PyObject *out = PyList_New(0);
    Payloads p = {.payload = payload};
    for (size_t i = 0; out && i < jig_run_num_steps(run); ++i) {
        PyObject *one = whole_step(run, &p, i);
        if (!one || PyList_Append(out, one) < 0)
            Py_CLEAR(out);
        Py_XDECREF(one);
    }
    Py_XDECREF(p.text);
    jig_run_go(run, jig_run_num_moments(run) - 1);
    return out;
}

/* The same, with nothing of it changed by whom Python calls meanwhile; an exception that a step
 * raised stays. */
static PyObject *told_of(JigRun *run, PyCtx *ctx, JigOp *payload) {
    PyObject *kind, *value, *trace;
    PyErr_Fetch(&kind, &value, &trace);
    PyWork work;
    py_work_begin(&work, ctx, PY_LOOKS, NULL);
    PyObject *told = steps(run, payload);
    py_work_end(&work);
    if (kind)
        PyErr_Restore(kind, value, trace);
    return told;
}

/* Raises, with the steps as the exception's. */
static void raise(PyErrors *errors, PyObject *told) {
    py_errors_raise(errors, "Failed to apply named transform sequence");
    PyObject *kind, *value, *trace;
    PyErr_Fetch(&kind, &value, &trace);
    PyErr_NormalizeException(&kind, &value, &trace);
    if (value && told)
        PyObject_SetAttrString(value, "steps", told);
    PyErr_Restore(kind, value, trace);
}

/* run_script(payload, script, entry, params, with texts of the payload?): the steps. */
static PyObject *run_script(PyObject *self, PyObject *args) {
    (void)self;
    PyObject *payload, *module, *entry, *params;
    int texts;
    JigScript script = {0};
    if (!PyArg_ParseTuple(args, "OOOOp", &payload, &module, &entry, &params, &texts) ||
        !py_text(entry, &script.entry))
        return NULL;
    JigOp *op = py_op_get(payload);
    script.module = op ? py_op_get(module) : NULL;
    if (!script.module)
        return NULL;
    PyCtx *ctx = py_op_of(payload)->ctx;
    if (jig_op_context(script.module) != ctx->ctx) {
        PyErr_SetString(PyExc_ValueError, "payload and script are of different contexts");
        return NULL;
    }
    JigArena *a = py_scratch();
    script.options.trailing = py_params_of(params, &script.options.num_trailing, a);
    PyErrors errors;
    PyObject *told = NULL;
    PyWork work[2];
    if (!PyErr_Occurred() && py_errors_begin(&errors, ctx)) {
        /* What was asked for values may have erased one of them. */
        op = py_op_get(payload);
        script.module = op ? py_op_get(module) : NULL;
        bool ok = script.module && py_script_begin(work, ctx, op, &script);
        if (ok) {
            JigRun *run = jig_run_script(op, &script, NULL);
            ok = run && jig_run_result(run)->status == JIG_SCRIPT_OK && !PyErr_Occurred();
            told = run ? told_of(run, ctx, texts ? op : NULL) : PyErr_NoMemory();
            jig_run_destroy(run);
            py_script_end(work);
        }
        jig_stream_flush(ctx->ctx, JIG_STREAM_OUTPUT);
        if (ok && told) {
            py_errors_end(&errors);
        } else {
            raise(&errors, told);
            Py_CLEAR(told);
        }
    }
    py_scratch_end(a);
    return told;
}

static PyMethodDef functions[] = {
    {"_run_script", run_script, METH_VARARGS, "Applies a script; what each step did."},
    {0},
};

bool py_add_run(PyObject *module) {
    return PyModule_AddFunctions(module, functions) == 0;
}
