/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Patterns that are functions in Python, or PDL: RewritePatternSet, and what is done with a set. A
 * pattern that raises matches nothing from then on, and the exception comes out of the call that
 * applied it.
 */
#include "step.h"

#include "jig/convert.h"
#include "jig/pdl.h"

typedef struct PyPattern {
    JigPattern pattern, end; /* a list of one */
    JigConversionEnv env;
    PyObject *function, *rules; /* rules: of the type converter, functions; or NULL */
    char *root;
    struct PyPattern *next;
} PyPattern;
typedef struct PyMatcher {
    JigPdlMatcher *matcher;
    struct PyMatcher *next;
} PyMatcher;
typedef struct PySet {
    PyObject_HEAD PyCtx *ctx;
    JigPatternSet *set;
    bool owned, frozen;
    PyPattern *patterns;
    PyMatcher *matchers;
    PyObject *modules;   /* list of PDL modules */
    PyObject *functions; /* list: of natives */
} PySet;
static PyTypeObject *set_cls;

/* The row of a function that PDL calls is the context's; the function belongs to the set that it
 * was added to. A row without one is taken again. */
struct PyNative {
    JigNative native;
    PyObject *function; /* borrowed; NULL: its set has gone */
    struct PyNative *next;
    char name[];
};

static void forget_natives(const PySet *s) {
    for (struct PyNative *n = s->ctx ? s->ctx->natives : NULL; n; n = n->next)
        if (n->function && s->functions && PySequence_Contains(s->functions, n->function) > 0)
            n->function = NULL;
}

static PySet *set_new(PyTypeObject *cls, PyCtx *ctx, JigPatternSet *borrowed) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    PySet *s = (PySet *)alloc(cls, 0);
    if (!s)
        return NULL;
    s->ctx = (PyCtx *)Py_NewRef((PyObject *)ctx);
    s->modules = PyList_New(0);
    s->functions = PyList_New(0);
    s->owned = !borrowed;
    s->set = borrowed ? borrowed : jig_patterns_create(ctx->ctx);
    return s;
}

static PyObject *new (PyTypeObject *cls, PyObject *args, PyObject *kw) {
    PyObject *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|O", (char *[]){"context", NULL}, &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? (PyObject *)set_new(cls, ctx, NULL) : NULL;
}

PY_TRAVERSE(
    traverse, PySet,
    PY_HELD(ctx) PY_HELD(modules)
        PY_HELD(functions) for (const PyPattern *p = x->patterns; p; p = p->next) {
            Py_VISIT(p->function);
            Py_VISIT(p->rules);
        })
static void dealloc(PyObject *self) {
    py_untrack(self);
    PySet *s = (PySet *)self;
    if (s->owned && s->set)
        jig_patterns_destroy(s->set);
    for (PyPattern *p = s->patterns, *next; p; p = next) {
        next = p->next;
        if (p->env.types)
            jig_type_converter_destroy((JigTypeConverter *)p->env.types);
        Py_XDECREF(p->function);
        Py_XDECREF(p->rules);
        PyMem_Free(p->root);
        PyMem_Free(p);
    }
    for (PyMatcher *m = s->matchers, *next; m; m = next) {
        next = m->next;
        jig_pdl_destroy(m->matcher);
        PyMem_Free(m);
    }
    forget_natives(s);
    Py_XDECREF(s->functions);
    Py_XDECREF(s->modules);
    Py_XDECREF((PyObject *)s->ctx);
    py_free_object(self);
}

/* What is added through it must live as long as the set that it is added to. */
PyObject *py_pattern_set_of(PyCtx *ctx, JigPatternSet *set) {
    PySet *s = set_new(set_cls, ctx, set);
    if (s && !py_keep(ctx, (PyObject *)s))
        Py_CLEAR(s);
    return (PyObject *)s;
}

/* ---- Functions as patterns ---- */
/* None, or something false: it matched. */
static bool matched(PyObject *out) {
    bool ok = out && (out == Py_None || PyObject_IsTrue(out) == 0);
    Py_XDECREF(out);
    return ok && !PyErr_Occurred();
}

static bool rewrite(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const PyPattern *p = self->data;
    if (PyErr_Occurred())
        return false;
    PyCtx *ctx = py_ctx_of_jig(rw->ctx);
    const JigOpRef ref = jig_op_ref(op);
    PyObject *view = py_opview_of(ctx, op);
    PyRewriter *r = view ? py_rewriter_begin(ctx, PY_PATTERN_REWRITER, rw) : NULL;
    bool ok = r && matched(PyObject_CallFunctionObjArgs(p->function, view, r, NULL));
    if (r)
        py_rewriter_end(r);
    Py_XDECREF(view);
    return ok || !jig_op_ref_holds(&ref); /* one that is gone has changed, whatever was said */
}

static bool convert(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const PyPattern *p = self->data;
    if (PyErr_Occurred())
        return false;
    PyCtx *ctx = py_ctx_of_jig(rw->ctx);
    JigValueList converted = jig_converted_operands(rw);
    PyObject *view = py_opview_of(ctx, op), *operands = view ? PyList_New(0) : NULL;
    for (size_t i = 0; operands && i < converted.n; ++i) {
        PyObject *v = py_value(ctx, converted.items[i]);
        if (!v || PyList_Append(operands, v) < 0)
            Py_CLEAR(operands);
        Py_XDECREF(v);
    }
    PyRewriter *r = operands ? py_rewriter_begin(ctx, PY_CONVERSION_REWRITER, rw) : NULL;
    bool ok = r && matched(PyObject_CallFunctionObjArgs(p->function, view, operands, r, NULL));
    if (r)
        py_rewriter_end(r);
    Py_XDECREF(operands);
    Py_XDECREF(view);
    return ok;
}

/* A type that a function in Python is asked about. */
static JigTypeRule rule(const JigType *type, const JigValue *value, JigTypeSink *to, void *user) {
    (void)value;
    if (PyErr_Occurred())
        return JIG_TYPE_REFUSED;
    PyWork work;
    py_work_begin(&work, py_ctx_of_jig(jig_type_context(type)), PY_LOOKS, NULL);
    PyObject *t = py_type(work.ctx, type);
    PyObject *out = t ? PyObject_CallFunctionObjArgs(user, t, NULL) : NULL;
    JigTypeRule said = JIG_TYPE_REFUSED;
    if (out == Py_None)
        said = JIG_TYPE_PASSED;
    else if (out && py_type_get(out) &&
             py_same_context(work.ctx->ctx, jig_type_context(py_type_get(out))))
        said = jig_type_becomes(to, py_type_get(out));
    Py_XDECREF(out);
    Py_XDECREF(t);
    py_work_end(&work);
    return said;
}

static PyPattern *pattern_new(PySet *s, PyObject *root, PyObject *function, unsigned benefit) {
    JigStr name;
    PyObject *text = PyObject_HasAttrString(root, "OPERATION_NAME")
                         ? PyObject_GetAttrString(root, "OPERATION_NAME")
                         : Py_NewRef(root);
    PyPattern *p = text && py_text(text, &name) ? PyMem_Calloc(1, sizeof *p) : NULL;
    if (p && benefit > UINT16_MAX) {
        PyErr_SetString(PyExc_ValueError, "the benefit is too large");
        PyMem_Free(p);
        p = NULL;
    }
    if (p) {
        p->next = s->patterns;
        s->patterns = p;
        p->root = PyMem_Calloc(1, name.len + 1);
        if (p->root)
            memcpy(p->root, name.ptr, name.len);
        p->function = Py_NewRef(function);
        p->pattern = (JigPattern){.name = "a function in Python",
                                  .root = p->root,
                                  .benefit = (uint16_t)benefit,
                                  .data = p,
                                  .leaves_invalid = true};
    }
    Py_XDECREF(text);
    return p && p->root ? p : NULL;
}

static PySet *open_set(PyObject *self) {
    PySet *s = (PySet *)self;
    if (!s->frozen)
        return s;
    PyErr_SetString(PyExc_RuntimeError, "the patterns are frozen already");
    return NULL;
}

static PyObject *add(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *root, *function;
    unsigned benefit = 1;
    PySet *s = open_set(self);
    if (!s ||
        !PyArg_ParseTupleAndKeywords(args, kw, "OO|I", (char *[]){"root", "fn", "benefit", NULL},
                                     &root, &function, &benefit))
        return NULL;
    PyPattern *p = pattern_new(s, root, function, benefit);
    if (!p)
        return NULL;
    p->pattern.fn = rewrite;
    jig_patterns_add(s->set, &p->pattern);
    Py_RETURN_NONE;
}

/* add_conversion(root, function, rules, benefit): rules are functions from type to type. */
static PyObject *add_conversion(PyObject *self, PyObject *args) {
    PyObject *root, *function, *rules;
    unsigned benefit;
    PySet *s = open_set(self);
    if (!s || !PyArg_ParseTuple(args, "OOOI", &root, &function, &rules, &benefit))
        return NULL;
    PyPattern *p = pattern_new(s, root, function, benefit);
    if (!p || !(p->rules = PySequence_List(rules)))
        return NULL;
    JigTypeConverter *types = jig_type_converter_create(s->ctx->ctx);
    for (Py_ssize_t i = 0; i < PyList_Size(p->rules); ++i)
        jig_type_rule(types, rule, PyList_GetItem(p->rules, i));
    p->env.types = types;
    p->pattern.fn = convert;
    p->pattern.converts = true;
    jig_patterns_add_converting(s->set, &p->pattern, &p->env);
    Py_RETURN_NONE;
}

/* ---- PDL ---- */
void py_natives_free(PyCtx *ctx) {
    for (struct PyNative *n = ctx->natives, *next; n; n = next) {
        next = n->next;
        PyMem_Free(n);
    }
}

static PyObject *object_of(PyCtx *ctx, const JigPdlValue *v) {
    if (v->kind == JIG_PDL_IS_ATTR)
        return py_attr(ctx, v->attr);
    if (v->kind == JIG_PDL_IS_OP)
        return py_opview_of(ctx, v->op);
    if (v->kind == JIG_PDL_IS_TYPE)
        return py_type(ctx, v->type);
    if (v->kind == JIG_PDL_IS_VALUE)
        return py_value(ctx, v->value);
    if (v->kind == JIG_PDL_IS_TYPE_RANGE)
        return py_types(ctx, v->types, v->n);
    PyObject *list = v->kind == JIG_PDL_IS_VALUE_RANGE ? PyList_New(0) : Py_NewRef(Py_None);
    for (size_t i = 0; v->kind == JIG_PDL_IS_VALUE_RANGE && list && i < v->n; ++i) {
        PyObject *x = py_value(ctx, v->values[i]);
        if (!x || PyList_Append(list, x) < 0)
            Py_CLEAR(list);
        Py_XDECREF(x);
    }
    return list;
}

/* A list of types, or of values. */
static bool range_of(PyObject *x, JigArena *a, JigPdlValue *out) {
    size_t n = (size_t)PyList_Size(x);
    bool types = n && py_is(PyList_GetItem(x, 0), py_Type);
    const void **items = jig_arena_calloc(a, (n + 1) * sizeof *items);
    for (size_t i = 0; i < n; ++i) {
        PyObject *one = PyList_GetItem(x, (Py_ssize_t)i);
        items[i] = types ? (const void *)py_type_get(one) : (const void *)py_value_get(one);
        if (!items[i])
            return false;
    }
    *out = (JigPdlValue){.kind = types ? JIG_PDL_IS_TYPE_RANGE : JIG_PDL_IS_VALUE_RANGE, .n = n};
    if (types)
        out->types = (const JigType *const *)items;
    else
        out->values = (JigValue *const *)items;
    return true;
}

static bool value_of(PyObject *x, JigArena *a, JigPdlValue *out) {
    if (py_is(x, py_Attribute))
        *out = (JigPdlValue){.kind = JIG_PDL_IS_ATTR, .attr = py_attr_get(x)};
    else if (py_is(x, py_Type))
        *out = (JigPdlValue){.kind = JIG_PDL_IS_TYPE, .type = py_type_get(x)};
    else if (py_is(x, py_Value))
        *out = (JigPdlValue){.kind = JIG_PDL_IS_VALUE, .value = py_value_get(x)};
    else if (py_is(x, py_OperationBase))
        *out = (JigPdlValue){.kind = JIG_PDL_IS_OP, .op = py_op_get(x)};
    else if (PyList_Check(x))
        return range_of(x, a, out);
    else
        PyErr_SetString(PyExc_TypeError, "expected an attribute, type, value or operation");
    return !PyErr_Occurred();
}

static bool call_native(JigNativeCall *call) {
    const struct PyNative *n = (const struct PyNative *)call->native;
    if (PyErr_Occurred() || !n->function)
        return false;
    PyCtx *ctx = py_ctx_of_jig(call->rw->ctx);
    PyWork work; /* what is only asked looks on */
    if (n->native.constraint)
        py_work_begin(&work, ctx, PY_LOOKS, NULL);
    PyObject *values = PyList_New(0), *results = PyList_New(0);
    for (size_t i = 0; values && i < call->num_args; ++i) {
        PyObject *x = object_of(ctx, &call->args[i]);
        if (!x || PyList_Append(values, x) < 0)
            Py_CLEAR(values);
        Py_XDECREF(x);
    }
    PyRewriter *r =
        values && results ? py_rewriter_begin(ctx, PY_PATTERN_REWRITER, call->rw) : NULL;
    PyObject *said = r ? PyObject_CallFunctionObjArgs(n->function, r, results, values, NULL) : NULL;
    if (r)
        py_rewriter_end(r);
    bool ok = said && (said == Py_None || PyObject_IsTrue(said) > 0);
    if (ok && (size_t)PyList_Size(results) != call->num_results) {
        PyErr_Format(PyExc_ValueError, "%s gives %zd results where the pattern wants %zu", n->name,
                     PyList_Size(results), call->num_results);
        ok = false;
    }
    for (size_t i = 0; ok && i < call->num_results; ++i)
        ok = value_of(PyList_GetItem(results, (Py_ssize_t)i), call->arena, &call->results[i]);
    Py_XDECREF(said);
    Py_XDECREF(values);
    Py_XDECREF(results);
    if (n->native.constraint)
        py_work_end(&work);
    return ok && !PyErr_Occurred();
}

static struct PyNative *native_of(PyCtx *ctx, JigStr name, bool constraint) {
    for (struct PyNative *n = ctx->natives; n; n = n->next)
        if (!n->function && jig_str_is(name, n->name) &&
            constraint == (n->native.constraint != NULL))
            return n;
    struct PyNative *n = PyMem_Calloc(1, sizeof *n + name.len + 1);
    if (!n)
        return NULL;
    memcpy(n->name, name.ptr, name.len);
    n->native = (JigNative){.name = n->name};
    if (constraint)
        n->native.constraint = call_native;
    else
        n->native.rewrite = call_native;
    n->next = ctx->natives;
    ctx->natives = n;
    return n;
}

/* add_native(name, function, is a constraint): for the patterns that are added next. */
static PyObject *add_native(PyObject *self, PyObject *args) {
    PyObject *name, *function;
    int constraint;
    JigStr text;
    PySet *s = open_set(self);
    if (!s || !PyArg_ParseTuple(args, "UOp", &name, &function, &constraint) ||
        !py_text(name, &text) || PyList_Append(s->functions, function) < 0)
        return NULL;
    struct PyNative *n = native_of(s->ctx, text, constraint);
    if (!n)
        return PyErr_NoMemory();
    n->function = function;
    jig_native_register(s->ctx->ctx, &n->native);
    Py_RETURN_NONE;
}

static bool add_pdl_pattern(PySet *s, JigOp *op) {
    JigPdlMatcher *compiled = jig_pdl_compile(op, JIG_PDL_CALL_EXTERNAL);
    PyMatcher *m = compiled ? PyMem_Calloc(1, sizeof *m) : NULL;
    if (!m)
        return false;
    *m = (PyMatcher){compiled, s->matchers};
    s->matchers = m;
    jig_patterns_add(s->set, jig_pdl_pattern(compiled));
    return true;
}

/* The patterns of a module, of which a copy is kept. */
static PyObject *add_pdl(PyObject *self, PyObject *module) {
    PySet *s = open_set(self);
    JigOp *op = s ? py_op_get(module) : NULL;
    PyErrors errors;
    if (!op || !py_same_context(s->ctx->ctx, jig_op_context(op)) ||
        !py_errors_begin(&errors, s->ctx))
        return NULL;
    op = py_op_get(module);
    bool ok = op && py_is_verified(s->ctx, op) && jig_op_num_regions(op) == 1;
    if (op && ok != true && !PyErr_Occurred() && jig_op_num_regions(op) != 1)
        PyErr_SetString(PyExc_ValueError, "expected a module of patterns");
    JigOp *copy = ok ? jig_op_clone(op, NULL) : NULL;
    PyWork work;
    py_work_begin(&work, s->ctx, PY_LOOKS, copy);
    PyObject *kept = copy ? py_adopt(s->ctx, copy) : NULL;
    ok = kept && PyList_Append(s->modules, kept) == 0;
    Py_XDECREF(kept);
    JigBlock *body = ok ? jig_region_first(jig_op_region(copy, 0)) : NULL;
    for (JigOp *p = body ? jig_block_first(body) : NULL; ok && p; p = jig_op_next(p))
        if (jig_op_has_name(p, "pdl.pattern"))
            ok = add_pdl_pattern(s, p);
    py_work_end(&work);
    if (!ok)
        return py_errors_raise(&errors, "Failed to compile the patterns");
    py_errors_end(&errors);
    Py_RETURN_NONE;
}

static PyObject *freeze(PyObject *self, PyObject *args) {
    (void)args;
    PySet *s = open_set(self);
    if (!s)
        return NULL;
    s->frozen = true;
    return Py_NewRef(self);
}

/* ---- Applying ---- */
static PySet *set_of(PyObject *x, PyObject *of) {
    if (!py_is(x, set_cls) || !((PySet *)x)->frozen) {
        PyErr_SetString(PyExc_TypeError, "expected a FrozenRewritePatternSet");
        return NULL;
    }
    PyOp *op = py_op_of(of);
    if (op && op->ctx != ((PySet *)x)->ctx) {
        PyErr_SetString(PyExc_ValueError, "the patterns are of another context");
        return NULL;
    }
    return op ? (PySet *)x : NULL;
}

static PyObject *ended(PyWork *work, PyErrors *errors, const PySet *s, bool ok,
                       const char *message) {
    py_work_end(work);
    for (const PyMatcher *m = s->matchers; m; m = m->next)
        ok &= !jig_pdl_failed(m->matcher);
    if (!ok || PyErr_Occurred())
        return py_errors_raise(errors, message);
    py_errors_end(errors);
    Py_RETURN_NONE;
}

/* apply_greedily(op, set, (iterations, rewrites, top down, fold, strictness, simplify, cse)). */
static PyObject *apply_greedily(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *of, *set;
    long long iterations, rewrites;
    int top_down, fold, strictness, simplify, cse;
    if (!PyArg_ParseTuple(args, "OO(LLppiip)", &of, &set, &iterations, &rewrites, &top_down, &fold,
                          &strictness, &simplify, &cse))
        return NULL;
    PySet *s = set_of(set, of);
    PyWork work;
    PyErrors errors;
    JigOp *op = s && py_errors_begin(&errors, s->ctx) ? py_op_get(of) : NULL;
    if (!op || !py_work_begin(&work, s->ctx, PY_REWRITES, op))
        return s ? py_errors_raise(&errors, "") : NULL;
    JigGreedyOptions how = jig_greedy_options();
    how.bottom_up = !top_down;
    how.max_iterations = iterations;
    how.max_rewrites = rewrites;
    how.fold = fold;
    how.strictness = (JigStrictness)strictness;
    how.simplify = (JigRegionSimplify)simplify;
    how.cse_constants = cse;
    bool ok = jig_apply_greedily(op, s->set, &how, NULL);
    return ended(&work, &errors, s, ok, "pattern application failed to converge");
}

/* Each op that there was, once, what is inside first. */
static JigWalk note(JigOp *op, void *list) {
    PyCtx *ctx = py_ctx_of_jig(jig_op_context(op));
    PyObject *object = (PyObject *)py_op(ctx, op);
    bool ok = object && PyList_Append(list, object) == 0;
    Py_XDECREF(object);
    return ok ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

static PyObject *walk_and_apply(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *of, *set;
    if (!PyArg_ParseTuple(args, "OO", &of, &set))
        return NULL;
    PySet *s = set_of(set, of);
    PyObject *list = s ? PyList_New(0) : NULL;
    PyErrors errors;
    PyWork work;
    JigOp *op = list && py_errors_begin(&errors, s->ctx) ? py_op_get(of) : NULL;
    if (!op || !py_work_begin(&work, s->ctx, PY_REWRITES, op)) {
        Py_XDECREF(list);
        return list ? py_errors_raise(&errors, "") : NULL;
    }
    PyWork look;
    py_work_begin(&look, s->ctx, PY_LOOKS, op);
    jig_walk_post(op, note, list);
    py_work_end(&look);
    JigGreedyOptions how = jig_greedy_options();
    how.fold = how.cse_constants = false;
    how.max_iterations = how.max_rewrites = 1;
    how.strictness = JIG_EXISTING_OPS;
    how.simplify = JIG_SIMPLIFY_NONE;
    for (Py_ssize_t i = 0; i < PyList_Size(list) && !PyErr_Occurred(); ++i) {
        PyOp *one = (PyOp *)PyList_GetItem(list, i);
        JigOp *live = jig_op_ref_holds(&one->ref) ? one->ref.op : NULL;
        if (live && live != op)
            (void)!jig_apply_greedily_to_ops(&live, 1, s->ctx->ctx, s->set, &how, NULL, NULL);
    }
    Py_DECREF(list);
    return ended(&work, &errors, s, true, "");
}

/* ---- Conversion ---- */
static JigLegality asked(const JigOp *op, void *user) {
    if (PyErr_Occurred())
        return JIG_LEGAL;
    PyWork work;
    py_work_begin(&work, py_ctx_of_jig(jig_op_context(op)), PY_LOOKS, (JigOp *)op);
    PyObject *view = py_opview_of(work.ctx, (JigOp *)op);
    PyObject *out = view ? PyObject_CallFunctionObjArgs(user, view, NULL) : NULL;
    int legal = out ? PyObject_IsTrue(out) : 1;
    Py_XDECREF(out);
    Py_XDECREF(view);
    py_work_end(&work);
    return legal ? JIG_LEGAL : JIG_ILLEGAL;
}

/* Of (is a dialect, name, True, False or a function). */
static bool say(JigConversionTarget *target, PyObject *item) {
    int dialect;
    PyObject *name, *is;
    JigStr text;
    if (!PyArg_ParseTuple(item, "pOO", &dialect, &name, &is) || !py_text(name, &text))
        return false;
    JigLegality fixed = is == Py_True ? JIG_LEGAL : JIG_ILLEGAL;
    if (is != Py_True && is != Py_False)
        (dialect ? jig_target_dialect_fn : jig_target_op_fn)(target, text, asked, is);
    else
        (dialect ? jig_target_dialect : jig_target_op)(target, text, fixed);
    return true;
}

/* convert(op, what is legal, set, full, folds, casts stay). */
static PyObject *convert_op(PyObject *module, PyObject *args) {
    (void)module;
    PyObject *of, *legality, *set;
    int full, fold, keep_casts;
    if (!PyArg_ParseTuple(args, "OO!Opip", &of, &PyList_Type, &legality, &set, &full, &fold,
                          &keep_casts))
        return NULL;
    PySet *s = set_of(set, of);
    PyErrors errors;
    PyWork work;
    JigOp *op = s && py_errors_begin(&errors, s->ctx) ? py_op_get(of) : NULL;
    if (!op || !py_work_begin(&work, s->ctx, PY_REWRITES, op))
        return s ? py_errors_raise(&errors, "") : NULL;
    JigConversionTarget *target = jig_conversion_target_create(s->ctx->ctx);
    bool ok = true;
    for (Py_ssize_t i = 0; ok && i < PyList_Size(legality); ++i)
        ok = say(target, PyList_GetItem(legality, i));
    JigConversion how = {.target = target,
                         .patterns = s->set,
                         .mode = full ? JIG_CONVERT_FULL : JIG_CONVERT_PARTIAL,
                         .fold = (JigConversionFold)fold,
                         .keep_casts = keep_casts};
    ok = ok && jig_convert(s->ctx->ctx, &op, 1, &how);
    jig_conversion_target_destroy(target);
    return ended(&work, &errors, s, ok,
                 full ? "full conversion failed" : "partial conversion failed");
}

static PyMethodDef methods[] = {
    {"add", PY_KW(add), "A function of an operation and a rewriter; it is true when it fails."},
    {"_add_conversion", add_conversion, METH_VARARGS, "The same in a conversion."},
    {"_add_native", add_native, METH_VARARGS, "A function that PDL calls by name."},
    {"_add_pdl", add_pdl, METH_O, "The patterns of a module."},
    {"freeze", freeze, METH_NOARGS, "From here on it can be applied."},
    {0},
};
static PyType_Slot slots[] = {{Py_tp_new, new},
                              {Py_tp_dealloc, dealloc},
                              {Py_tp_traverse, traverse},
                              {Py_tp_methods, methods},
                              {0}};
static PyType_Spec spec = {"mlir._mlir_libs._mlir.RewritePatternSet", sizeof(PySet), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};
static PyMethodDef functions[] = {
    {"_apply_greedily", apply_greedily, METH_VARARGS, "Until nothing changes."},
    {"_walk_and_apply", walk_and_apply, METH_VARARGS, "Once for each operation."},
    {"_convert", convert_op, METH_VARARGS, "Until all is legal."},
    {0},
};

bool py_add_pattern(PyObject *module) {
    return PyModule_AddFunctions(module, functions) == 0 &&
           (set_cls = py_class(module, &spec, NULL)) != NULL;
}
