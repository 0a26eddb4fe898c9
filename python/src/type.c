/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Type and the classes of builtin types: a table. Types of dialects have classes in Python
 * (python/mlir/dialects), by the name that their typeid has.
 */
#include "unique.h"

static const JigType *type_of(PyObject *self) {
    return ((PyUnique *)self)->it;
}

static PyCtx *ctx_of(PyObject *self) {
    return ((PyUnique *)self)->ctx;
}

const JigType *py_type_get(PyObject *x) {
    if (py_is(x, py_Type))
        return ((PyUnique *)x)->it;
    PyErr_SetString(PyExc_TypeError, "expected a Type");
    return NULL;
}

PyObject *py_types(PyCtx *ctx, const JigType *const *types, size_t n) {
    PyObject *list = PyList_New((Py_ssize_t)n);
    for (size_t i = 0; list && i < n; ++i) {
        PyObject *t = py_type(ctx, types[i]);
        if (!t || PyList_SetItem(list, (Py_ssize_t)i, t) < 0)
            Py_CLEAR(list);
    }
    return list;
}

/* ---- Of which class a type is ---- */
static bool is_of_kind(const void *t, int kind) {
    return jig_type_kind(t) == (JigTypeKind)kind;
}
static bool is_of_float(const void *t, int kind) {
    return jig_type_kind(t) == JIG_TYPE_FLOAT && jig_type_float_kind(t) == (JigFloatKind)kind;
}
static bool is_shaped(const void *t, int kind) {
    (void)kind;
    return jig_type_is_shaped(t);
}

static PyClassRow rows[34];

JigStr py_type_name(const JigType *t) {
    const JigTypeRow *row = jig_type_row(t);
    if (row)
        return jig_str(row->name);
    for (const PyClassRow *r = rows; r->name; ++r)
        if (r->what && r->is(t, r->kind))
            return jig_str(r->what);
    return JIG_STR("builtin.type");
}

PyObject *py_type(PyCtx *ctx, const JigType *t) {
    JigStr name = py_type_name(t);
    PyObject *caster = py_registered_caster("type", name);
    if (!caster && PyErr_Occurred())
        return NULL;
    if (caster) {
        PyObject *plain = py_unique(py_Type, ctx, t);
        PyObject *out = plain ? PyObject_CallFunctionObjArgs(caster, plain, NULL) : NULL;
        Py_XDECREF(plain);
        return out;
    }
    for (const PyClassRow *r = rows; r->name; ++r)
        if (r->what && r->is(t, r->kind))
            return py_unique(r->cls, ctx, t);
    return py_unique(py_Type, ctx, t);
}

/* Is the type one of the class? A class made in Python says by _mlir_name of which types it is. */
static int fits(PyTypeObject *cls, const JigType *t) {
    if (PyObject_HasAttrString((PyObject *)cls, "_mlir_name")) {
        PyObject *name = PyObject_GetAttrString((PyObject *)cls, "_mlir_name");
        JigStr text;
        int same = name && py_text(name, &text) ? jig_str_eq(text, py_type_name(t)) : -1;
        Py_XDECREF(name);
        return same;
    }
    const PyClassRow *row = py_class_row(rows, cls);
    return !row || row->is(t, row->kind);
}

static PyObject *type_str(PyObject *self) {
    JigArena *a = py_scratch();
    PyObject *out = py_str(jig_type_to_str(type_of(self), a));
    py_scratch_end(a);
    return out;
}

static PyObject *type_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    PyObject *from;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O", (char *[]){"cast_from_type", NULL}, &from))
        return NULL;
    const JigType *t = py_type_get(from);
    int ok = t ? fits(cls, t) : -1;
    if (ok > 0)
        return py_unique(cls, ctx_of(from), t);
    if (!ok) {
        PyObject *text = type_str(from), *name = PyType_GetName(cls);
        if (text && name)
            PyErr_Format(PyExc_ValueError, "Cannot cast type to %U (from Type(%U))", name, text);
        Py_XDECREF(text);
        Py_XDECREF(name);
    }
    return NULL;
}

static PyObject *type_repr(PyObject *self) {
    PyObject *text = type_str(self), *name = PyType_GetName(Py_TYPE(self));
    PyObject *out = text && name ? PyUnicode_FromFormat("%U(%U)", name, text) : NULL;
    Py_XDECREF(text);
    Py_XDECREF(name);
    return out;
}

static PyObject *type_isinstance(PyObject *cls, PyObject *args, PyObject *kw) {
    PyObject *other;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O", (char *[]){"other", NULL}, &other))
        return NULL;
    int ok = py_is(other, py_Type) ? fits((PyTypeObject *)cls, type_of(other)) : 0;
    if (ok < 0)
        return NULL;
    PY_RETURN_BOOL(ok);
}

static PyObject *type_parse(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *asm_, *given = NULL;
    JigStr text;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"asm", "context", NULL}, &asm_,
                                     &given) ||
        !py_text(asm_, &text))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    PyErrors errors;
    if (!ctx || !py_errors_begin(&errors, ctx))
        return NULL;
    const JigType *t = jig_parse_type_str(ctx->ctx, text, text);
    if (!t)
        return py_errors_raise(&errors, "Unable to parse type");
    py_errors_end(&errors);
    return py_type(ctx, t);
}

static PyObject *type_downcast(PyObject *self, PyObject *args) {
    (void)args;
    return py_type(ctx_of(self), type_of(self));
}

static PyObject *type_id(PyObject *self, void *closure) {
    (void)closure;
    JigStr name = py_type_name(type_of(self));
    return PyObject_CallFunction((PyObject *)py_TypeID, "s#", name.ptr, (Py_ssize_t)name.len);
}

/* Parameter i of a dialect's type, as attribute; None where it is absent. */
static PyObject *type_param(PyObject *self, PyObject *index) {
    Py_ssize_t i = PyLong_AsSsize_t(index);
    const JigType *t = type_of(self);
    if (i == -1 && PyErr_Occurred())
        return NULL;
    if (!jig_type_row(t) || !py_index(&i, (Py_ssize_t)jig_type_num_params(t), "no such parameter"))
        return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
    return py_attr_or_none(ctx_of(self), jig_type_param(t, (size_t)i));
}

static PyMethodDef type_methods[] = {
    {"parse", PY_STATIC(type_parse), "The type that the text is."},
    {"isinstance", PY_CLASS(type_isinstance), "Is it a type of this class?"},
    {"maybe_downcast", type_downcast, METH_NOARGS, "The same as an object of its own class."},
    {"_param", type_param, METH_O, "A parameter of a dialect's type, as attribute."},
    {0},
};
static PyGetSetDef type_getset[] = {
    {"context", py_unique_context, NULL, "The context that it belongs to.", NULL},
    {"typeid", type_id, NULL, "Of what kind it is.", NULL},
    {0},
};
static PyType_Slot type_slots[] = {
    {Py_tp_new, type_new},
    {Py_tp_dealloc, py_unique_dealloc},
    {Py_tp_traverse, py_unique_traverse},
    {Py_tp_methods, type_methods},
    {Py_tp_getset, type_getset},
    {Py_tp_str, type_str},
    {Py_tp_repr, type_repr},
    {Py_tp_richcompare, py_unique_compare},
    {Py_tp_hash, py_unique_hash},
    {Py_tp_doc, "A type; unique in its context."},
    {0},
};
static PyType_Spec type_spec = {"mlir._mlir_libs._mlir.Type", sizeof(PyUnique), 0,
                                Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, type_slots};

/* ---- Scalars ---- */
static PyObject *get_integer(PyObject *args, PyObject *kw, JigSign sign) {
    long long width;
    PyObject *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "L|O", (char *[]){"width", "context", NULL}, &width,
                                     &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    if (ctx && (width < 0 || width > JIG_MAX_INT_WIDTH))
        return PyErr_Format(PyExc_ValueError, "integers have at most %d bits", JIG_MAX_INT_WIDTH);
    return ctx ? py_type(ctx, jig_type_integer(ctx->ctx, width, sign)) : NULL;
}
static PyObject *get_signless(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    return get_integer(args, kw, JIG_SIGNLESS);
}
static PyObject *get_signed(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    return get_integer(args, kw, JIG_SIGNED);
}
static PyObject *get_unsigned(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    return get_integer(args, kw, JIG_UNSIGNED);
}
static PyObject *get_width(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromUnsignedLong(jig_type_width(type_of(self)));
}
static PyObject *has_sign(PyObject *self, void *closure) {
    PY_RETURN_BOOL(jig_type_sign(type_of(self)) == (JigSign)(intptr_t)closure);
}
static PyObject *get_sign(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromLong(jig_type_sign(type_of(self)));
}
static PyMethodDef integer_methods[] = {
    {"get_signless", PY_STATIC(get_signless), "iN"},
    {"get_signed", PY_STATIC(get_signed), "siN"},
    {"get_unsigned", PY_STATIC(get_unsigned), "uiN"},
    {0},
};
static PyGetSetDef integer_getset[] = {
    {"width", get_width, NULL, "In bits.", NULL},
    {"is_signless", has_sign, NULL, "iN?", (void *)JIG_SIGNLESS},
    {"is_signed", has_sign, NULL, "siN?", (void *)JIG_SIGNED},
    {"is_unsigned", has_sign, NULL, "uiN?", (void *)JIG_UNSIGNED},
    {"_sign", get_sign, NULL, "0 signless, 1 signed, 2 unsigned", NULL},
    {0},
};

/* Of classes with one type only. */
static PyObject *get_only(PyObject *cls, PyObject *args, PyObject *kw) {
    PyObject *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|O", (char *[]){"context", NULL}, &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    const PyClassRow *row = py_class_row(rows, (PyTypeObject *)cls);
    if (!ctx || !row)
        return NULL;
    return py_type(ctx, row->is == is_of_float ? jig_type_float(ctx->ctx, (JigFloatKind)row->kind)
                        : row->kind == JIG_TYPE_INDEX ? jig_type_index(ctx->ctx)
                                                      : jig_type_none(ctx->ctx));
}
static PyMethodDef only_methods[] = {{"get", PY_CLASS(get_only), "The type."}, {0}};
static PyGetSetDef float_getset[] = {{"width", get_width, NULL, "In bits.", NULL}, {0}};

/* An argument that is a type, and, as *ctx, its context. */
static const JigType *type_arg(PyObject *x, PyCtx **ctx) {
    const JigType *t = py_type_get(x);
    if (t)
        *ctx = ctx_of(x);
    return t;
}

static PyObject *get_complex(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *element;
    PyCtx *ctx;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O", (char *[]){"element_type", NULL}, &element))
        return NULL;
    const JigType *t = type_arg(element, &ctx);
    if (!t)
        return NULL;
    if (!jig_type_is_float(t) && !jig_type_is_any_integer(t)) {
        PyObject *text = type_str(element);
        PyErr_Format(PyExc_ValueError,
                     "invalid 'Type(%V)' and expected floating point or integer type.", text, "");
        Py_XDECREF(text);
        return NULL;
    }
    return py_type(ctx, jig_type_complex(t));
}
static PyObject *get_element(PyObject *self, void *closure) {
    (void)closure;
    return py_type(ctx_of(self), jig_type_element(type_of(self)));
}
static PyMethodDef complex_methods[] = {{"get", PY_STATIC(get_complex), "complex<T>"}, {0}};
static PyGetSetDef complex_getset[] = {{"element_type", get_element, NULL, "Of its parts.", NULL},
                                       {0}};

/* ---- Shaped types ---- */
static bool ranked(const JigType *t) {
    if (jig_type_has_rank(t))
        return true;
    PyErr_SetString(PyExc_ValueError, "calling this method requires that the type has a rank.");
    return false;
}
static PyObject *get_rank(PyObject *self, void *closure) {
    (void)closure;
    return ranked(type_of(self)) ? PyLong_FromSize_t(jig_type_rank(type_of(self))) : NULL;
}
static PyObject *get_has_rank(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(jig_type_has_rank(type_of(self)));
}
static PyObject *get_has_static_shape(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(jig_type_has_static_shape(type_of(self)));
}
static PyObject *get_shape(PyObject *self, void *closure) {
    (void)closure;
    const JigType *t = type_of(self);
    if (!ranked(t))
        return NULL;
    PyObject *list = PyList_New((Py_ssize_t)jig_type_rank(t));
    for (size_t i = 0; list && i < jig_type_rank(t); ++i)
        if (PyList_SetItem(list, (Py_ssize_t)i, PyLong_FromLongLong(jig_type_dim(t, i))) < 0)
            Py_CLEAR(list);
    return list;
}
/* Dimension `index` of the type, in *i. */
static bool dim_arg(PyObject *self, PyObject *index, Py_ssize_t *i) {
    if (!ranked(type_of(self)))
        return false;
    *i = PyLong_AsSsize_t(index);
    if (*i == -1 && PyErr_Occurred())
        return false;
    return py_index(i, (Py_ssize_t)jig_type_rank(type_of(self)), "dimension out of range");
}
static PyObject *is_dynamic_dim(PyObject *self, PyObject *index) {
    Py_ssize_t i;
    if (!dim_arg(self, index, &i))
        return NULL;
    PY_RETURN_BOOL(jig_type_is_dynamic_dim(type_of(self), (size_t)i));
}
static PyObject *get_dim_size(PyObject *self, PyObject *index) {
    Py_ssize_t i;
    return dim_arg(self, index, &i) ? PyLong_FromLongLong(jig_type_dim(type_of(self), (size_t)i))
                                    : NULL;
}
static PyObject *is_dynamic(PyObject *self, PyObject *size) {
    (void)self;
    long long n = PyLong_AsLongLong(size);
    if (n == -1 && PyErr_Occurred())
        return NULL;
    PY_RETURN_BOOL(n == JIG_DYNAMIC);
}
static PyObject *get_dynamic(PyObject *cls, PyObject *args) {
    (void)cls, (void)args;
    return PyLong_FromLongLong(JIG_DYNAMIC);
}
static PyMethodDef shaped_methods[] = {
    {"is_dynamic_dim", is_dynamic_dim, METH_O, "Is the dimension not known?"},
    {"get_dim_size", get_dim_size, METH_O, "How long a dimension is."},
    {"is_dynamic_size", is_dynamic, METH_O, "Does the number stand for `?`?"},
    {"is_dynamic_stride_or_offset", is_dynamic, METH_O, "Does the number stand for `?`?"},
    {"get_dynamic_size", get_dynamic, METH_NOARGS | METH_STATIC, "What stands for `?`."},
    {"get_dynamic_stride_or_offset", get_dynamic, METH_NOARGS | METH_STATIC,
     "What stands for `?`."},
    {0},
};
static PyGetSetDef shaped_getset[] = {
    {"element_type", get_element, NULL, "Of its elements.", NULL},
    {"has_rank", get_has_rank, NULL, "Is the number of dimensions known?", NULL},
    {"rank", get_rank, NULL, "The number of dimensions.", NULL},
    {"has_static_shape", get_has_static_shape, NULL, "Are all dimensions known?", NULL},
    {"shape", get_shape, NULL, "The dimensions.", NULL},
    {0},
};

static PyObject *bad_element(PyCtx *ctx, PyObject *loc, const char *message, const JigType *t) {
    PyErr_Clear();
    JigArena *a = py_scratch();
    JigStr text = jig_type_to_str(t, a);
    JigStr whole = jig_arena_printf(a, message, JIG_FMT(text));
    JigStr ended = jig_arena_printf(a, "%.*s%c", JIG_FMT(whole), 0);
    PyObject *out = py_invalid(ctx, loc, "Invalid type", ended.ptr);
    py_scratch_end(a);
    return out;
}

/* Which dimensions of a vector are scalable, in `out`; false after an exception. */
static bool scalable_arg(PyObject *flags, PyObject *dims, size_t rank, bool *out, bool *any) {
    bool has_flags = flags && flags != Py_None, has_dims = dims && dims != Py_None;
    *any = has_flags || has_dims;
    if (has_flags && has_dims)
        return PyErr_SetString(PyExc_ValueError,
                               "'scalable' and 'scalable_dims' kwargs are mutually exclusive."),
               false;
    if (has_flags) {
        if (PySequence_Size(flags) != (Py_ssize_t)rank)
            return PyErr_SetString(PyExc_ValueError, "Expected len(scalable) == len(shape)."),
                   false;
        for (size_t i = 0; i < rank; ++i) {
            PyObject *x = PySequence_GetItem(flags, (Py_ssize_t)i);
            out[i] = x && PyObject_IsTrue(x) > 0;
            Py_XDECREF(x);
        }
    }
    int64_t *at = NULL;
    size_t n = 0;
    if (has_dims && !py_ints(dims, &at, &n))
        return false;
    bool ok = true;
    for (size_t i = 0; i < n; ++i)
        if (at[i] < 0 || at[i] >= (int64_t)rank)
            ok = false;
        else
            out[at[i]] = true;
    PyMem_Free(at);
    if (!ok)
        PyErr_SetString(PyExc_ValueError, "Scalable dimension index out of bounds.");
    return ok && !PyErr_Occurred();
}

/* Sizes of dimensions: of a vector above 0, of others from 0, or not known. */
static bool are_sizes(const int64_t *sizes, size_t rank, bool of_vector) {
    for (size_t i = 0; i < rank; ++i)
        if (of_vector ? sizes[i] <= 0 : sizes[i] < 0 && sizes[i] != JIG_DYNAMIC) {
            PyErr_Format(PyExc_ValueError,
                         of_vector ? "vector types must have positive constant sizes but got %lld"
                                   : "invalid dimension size %lld",
                         (long long)sizes[i]);
            return false;
        }
    return true;
}

static PyObject *get_vector(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *shape, *element, *flags = NULL, *dims = NULL, *loc = NULL;
    PyCtx *ctx;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "OO|$OOO",
            (char *[]){"shape", "element_type", "scalable", "scalable_dims", "loc", NULL}, &shape,
            &element, &flags, &dims, &loc))
        return NULL;
    const JigType *t = type_arg(element, &ctx);
    int64_t *sizes;
    size_t rank;
    if (!t || !py_ints(shape, &sizes, &rank))
        return NULL;
    bool *scalable = PyMem_Calloc(rank + 1, sizeof *scalable), any = false;
    PyObject *out = NULL;
    if (scalable && are_sizes(sizes, rank, true) && scalable_arg(flags, dims, rank, scalable, &any))
        out = jig_type_valid_vector_element(t)
                  ? py_type(ctx, jig_type_vector(sizes, any ? scalable : NULL, rank, t))
                  : bad_element(ctx, loc,
                                "failed to verify 'elementType': integer or index or "
                                "floating-point, but got %.*s",
                                t);
    PyMem_Free(scalable);
    PyMem_Free(sizes);
    return out;
}
static PyObject *get_scalable(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(jig_type_is_scalable(type_of(self)));
}
static PyObject *get_scalable_dims(PyObject *self, void *closure) {
    (void)closure;
    const JigType *t = type_of(self);
    const bool *scalable = jig_type_scalable_dims(t);
    PyObject *list = PyList_New((Py_ssize_t)jig_type_rank(t));
    for (size_t i = 0; list && i < jig_type_rank(t); ++i)
        if (PyList_SetItem(list, (Py_ssize_t)i, PyBool_FromLong(scalable && scalable[i])) < 0)
            Py_CLEAR(list);
    return list;
}
static PyMethodDef vector_methods[] = {{"get", PY_STATIC(get_vector), "vector<2xT>"}, {0}};
static PyGetSetDef vector_getset[] = {
    {"scalable", get_scalable, NULL, "Is a dimension scalable?", NULL},
    {"scalable_dims", get_scalable_dims, NULL, "Which dimensions are.", NULL},
    {0},
};

/* NULL for None, *ok false after an exception. */
static const JigAttr *attr_arg(PyObject *x, bool *ok) {
    if (!x || x == Py_None)
        return NULL;
    const JigAttr *attr = py_attr_get(x);
    *ok &= attr != NULL;
    return attr;
}

static PyObject *get_tensor(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *shape, *element, *encoding = NULL, *loc = NULL;
    PyCtx *ctx;
    bool ok = true;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "OO|OO",
                                     (char *[]){"shape", "element_type", "encoding", "loc", NULL},
                                     &shape, &element, &encoding, &loc))
        return NULL;
    const JigType *t = type_arg(element, &ctx);
    const JigAttr *with = attr_arg(encoding, &ok);
    int64_t *sizes;
    size_t rank;
    if (!t || !ok || (with && !py_same_context(ctx->ctx, jig_attr_context(with))) ||
        !py_ints(shape, &sizes, &rank))
        return NULL;
    PyObject *out = !are_sizes(sizes, rank, false) ? NULL
                    : jig_type_valid_tensor_element(t)
                        ? py_type(ctx, jig_type_tensor(sizes, rank, t, with))
                        : bad_element(ctx, loc, "invalid tensor element type: '%.*s'", t);
    PyMem_Free(sizes);
    return out;
}
static PyObject *get_encoding(PyObject *self, void *closure) {
    (void)closure;
    return py_attr_or_none(ctx_of(self), jig_type_encoding(type_of(self)));
}
static PyObject *get_unranked_tensor(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *element, *loc = NULL;
    PyCtx *ctx;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"element_type", "loc", NULL},
                                     &element, &loc))
        return NULL;
    const JigType *t = type_arg(element, &ctx);
    if (!t)
        return NULL;
    return jig_type_valid_tensor_element(t)
               ? py_type(ctx, jig_type_unranked_tensor(t))
               : bad_element(ctx, loc, "invalid tensor element type: '%.*s'", t);
}
static PyMethodDef tensor_methods[] = {{"get", PY_STATIC(get_tensor), "tensor<2xT>"}, {0}};
static PyGetSetDef tensor_getset[] = {{"encoding", get_encoding, NULL, "Or None.", NULL}, {0}};
static PyMethodDef unranked_tensor_methods[] = {
    {"get", PY_STATIC(get_unranked_tensor), "tensor<*xT>"}, {0}};

/* What a layout is not; NULL: it is one for this rank. */
static const char *no_layout(const JigAttr *layout, size_t rank) {
    if (jig_attr_kind(layout) == JIG_ATTR_STRIDED_LAYOUT)
        return jig_attr_layout_rank(layout) == rank
                   ? NULL
                   : "expected the number of strides to match the rank";
    if (jig_attr_kind(layout) != JIG_ATTR_MAP)
        return "expected a layout: an affine map or strides";
    return jig_map_num_dims(jig_attr_map_value(layout)) == rank
               ? NULL
               : "memref layout mismatch between rank and affine map";
}

static PyObject *get_memref(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *shape, *element, *layout = NULL, *space = NULL, *loc = NULL;
    PyCtx *ctx = NULL;
    bool ok = true;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "OO|OOO",
            (char *[]){"shape", "element_type", "layout", "memory_space", "loc", NULL}, &shape,
            &element, &layout, &space, &loc))
        return NULL;
    const JigType *t = type_arg(element, &ctx);
    const JigAttr *as = attr_arg(layout, &ok), *in = attr_arg(space, &ok);
    int64_t *sizes;
    size_t rank;
    if (!t || !ok || (as && !py_same_context(ctx->ctx, jig_attr_context(as))) ||
        (in && !py_same_context(ctx->ctx, jig_attr_context(in))) || !py_ints(shape, &sizes, &rank))
        return NULL;
    const char *wrong = as ? no_layout(as, rank) : NULL;
    PyObject *out = !are_sizes(sizes, rank, false) ? NULL
                    : wrong                        ? py_invalid(ctx, loc, "Invalid type", wrong)
                    : jig_type_valid_memref_element(t)
                        ? py_type(ctx, jig_type_memref(sizes, rank, t, as, in))
                        : bad_element(ctx, loc, "invalid memref element type", t);
    PyMem_Free(sizes);
    return out;
}
static const JigMap *map_of(PyObject *self) {
    const JigType *t = type_of(self);
    const JigAttr *layout = jig_type_layout(t);
    return !layout ? jig_map_identity(ctx_of(self)->ctx, (unsigned)jig_type_rank(t))
           : jig_attr_kind(layout) == JIG_ATTR_MAP ? jig_attr_map_value(layout)
                                                   : jig_type_layout_map(t);
}
static PyObject *get_layout(PyObject *self, void *closure) {
    (void)closure;
    const JigAttr *layout = jig_type_layout(type_of(self));
    return py_attr(ctx_of(self), layout ? layout : jig_attr_of_map(map_of(self)));
}
static PyObject *get_affine_map(PyObject *self, void *closure) {
    (void)closure;
    const JigMap *map = map_of(self);
    return map ? py_map(ctx_of(self), map) : Py_NewRef(Py_None);
}
static PyObject *get_space(PyObject *self, void *closure) {
    (void)closure;
    return py_attr_or_none(ctx_of(self), jig_type_space(type_of(self)));
}
static PyObject *strides_and_offset(PyObject *self, PyObject *args) {
    (void)args;
    const JigType *t = type_of(self);
    size_t rank = jig_type_rank(t);
    int64_t *strides = PyMem_Calloc(rank + 1, sizeof *strides), offset;
    PyObject *list = NULL;
    if (strides && !jig_type_strides(t, strides, &offset))
        PyErr_SetString(PyExc_RuntimeError, "Failed to extract strides and offset from memref.");
    else
        list = PyList_New((Py_ssize_t)rank);
    for (size_t i = 0; list && i < rank; ++i)
        if (PyList_SetItem(list, (Py_ssize_t)i, PyLong_FromLongLong(strides[i])) < 0)
            Py_CLEAR(list);
    PyMem_Free(strides);
    return list ? Py_BuildValue("(NL)", list, (long long)offset) : NULL;
}
static PyObject *get_unranked_memref(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *element, *space = NULL, *loc = NULL;
    PyCtx *ctx;
    bool ok = true;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|OO",
                                     (char *[]){"element_type", "memory_space", "loc", NULL},
                                     &element, &space, &loc))
        return NULL;
    const JigType *t = type_arg(element, &ctx);
    const JigAttr *in = attr_arg(space, &ok);
    if (!t || !ok || (in && !py_same_context(ctx->ctx, jig_attr_context(in))))
        return NULL;
    return jig_type_valid_memref_element(t)
               ? py_type(ctx, jig_type_unranked_memref(t, in))
               : bad_element(ctx, loc, "invalid memref element type", t);
}
static PyMethodDef memref_methods[] = {
    {"get", PY_STATIC(get_memref), "memref<2xT>"},
    {"get_strides_and_offset", strides_and_offset, METH_NOARGS, "Of a strided layout."},
    {0},
};
static PyGetSetDef memref_getset[] = {
    {"layout", get_layout, NULL, "Its layout, the identity when none is written.", NULL},
    {"affine_map", get_affine_map, NULL, "The layout as a map.", NULL},
    {"memory_space", get_space, NULL, "Or None: the default one.", NULL},
    {0},
};
static PyMethodDef unranked_memref_methods[] = {
    {"get", PY_STATIC(get_unranked_memref), "memref<*xT>"}, {0}};
static PyGetSetDef unranked_memref_getset[] = {
    {"memory_space", get_space, NULL, "Or None: the default one.", NULL}, {0}};

/* ---- Compound ---- */
/* Types of a list, allocated, and their context where there is one. */
static bool types_arg(PyObject *list, const JigType ***out, size_t *n, PyCtx **ctx) {
    Py_ssize_t len = PySequence_Size(list);
    if (len < 0)
        return false;
    *out = PyMem_Calloc((size_t)len + 1, sizeof(const JigType *));
    *n = (size_t)len;
    for (Py_ssize_t i = 0; *out && i < len; ++i) {
        PyObject *x = PySequence_GetItem(list, i);
        const PyCtx *before = *ctx;
        (*out)[i] = x ? type_arg(x, ctx) : NULL;
        if ((*out)[i] && before && !py_same_context(before->ctx, (*ctx)->ctx))
            (*out)[i] = NULL;
        Py_XDECREF(x);
        if (!(*out)[i]) {
            PyMem_Free((void *)*out);
            return false;
        }
    }
    return *out != NULL;
}
static PyObject *get_tuple(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *list, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"elements", "context", NULL},
                                     &list, &given))
        return NULL;
    PyCtx *ctx = NULL;
    const JigType **types;
    size_t n;
    if (!types_arg(list, &types, &n, &ctx))
        return NULL;
    bool ok = !ctx || py_is_context_of(given, ctx);
    ctx = !ok ? NULL : ctx ? ctx : py_ctx_of(given);
    PyObject *out = ctx ? py_type(ctx, jig_type_tuple(ctx->ctx, types, n)) : NULL;
    PyMem_Free((void *)types);
    return out;
}
static PyObject *tuple_type(PyObject *self, PyObject *index) {
    Py_ssize_t i = PyLong_AsSsize_t(index);
    const JigType *t = type_of(self);
    if ((i == -1 && PyErr_Occurred()) ||
        !py_index(&i, (Py_ssize_t)jig_type_num_inputs(t), "tuple index out of range"))
        return NULL;
    return py_type(ctx_of(self), jig_type_inputs(t)[i]);
}
static PyObject *tuple_len(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromSize_t(jig_type_num_inputs(type_of(self)));
}
static PyObject *get_function(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *ins, *outs, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "OO|O",
                                     (char *[]){"inputs", "results", "context", NULL}, &ins, &outs,
                                     &given))
        return NULL;
    PyCtx *ctx = NULL;
    const JigType **inputs, **results;
    size_t num_ins, num_outs;
    if (!types_arg(ins, &inputs, &num_ins, &ctx))
        return NULL;
    PyObject *out = NULL;
    if (types_arg(outs, &results, &num_outs, &ctx)) {
        bool ok = !ctx || py_is_context_of(given, ctx);
        ctx = !ok ? NULL : ctx ? ctx : py_ctx_of(given);
        if (ctx)
            out = py_type(ctx, jig_type_function(ctx->ctx, inputs, num_ins, results, num_outs));
        PyMem_Free((void *)results);
    }
    PyMem_Free((void *)inputs);
    return out;
}
static PyObject *function_inputs(PyObject *self, void *closure) {
    (void)closure;
    return py_types(ctx_of(self), jig_type_inputs(type_of(self)),
                    jig_type_num_inputs(type_of(self)));
}
static PyObject *function_results(PyObject *self, void *closure) {
    (void)closure;
    return py_types(ctx_of(self), jig_type_results(type_of(self)),
                    jig_type_num_results(type_of(self)));
}
static PyObject *get_opaque(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *dialect, *data, *given = NULL;
    JigStr name, text;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "OO|O",
                                     (char *[]){"dialect_namespace", "buffer", "context", NULL},
                                     &dialect, &data, &given) ||
        !py_text(dialect, &name) || !py_text(data, &text))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? py_type(ctx, jig_type_opaque(ctx->ctx, name, text)) : NULL;
}
static PyObject *opaque_dialect(PyObject *self, void *closure) {
    (void)closure;
    return py_str(jig_type_opaque_dialect(type_of(self)));
}
static PyObject *opaque_data(PyObject *self, void *closure) {
    (void)closure;
    return py_str(jig_type_opaque_data(type_of(self)));
}
static PyMethodDef tuple_methods[] = {
    {"get_tuple", PY_STATIC(get_tuple), "tuple<T, U>"},
    {"get_type", tuple_type, METH_O, "The type at a place."},
    {0},
};
static PyGetSetDef tuple_getset[] = {{"num_types", tuple_len, NULL, "How many there are.", NULL},
                                     {0}};
static PyMethodDef function_methods[] = {{"get", PY_STATIC(get_function), "(T) -> U"}, {0}};
static PyGetSetDef function_getset[] = {
    {"inputs", function_inputs, NULL, "A list.", NULL},
    {"results", function_results, NULL, "A list.", NULL},
    {0},
};
static PyMethodDef opaque_methods[] = {{"get", PY_STATIC(get_opaque), "!dialect.text"}, {0}};
static PyGetSetDef opaque_getset[] = {
    {"dialect_namespace", opaque_dialect, NULL, "Of what dialect.", NULL},
    {"data", opaque_data, NULL, "What stands behind the dialect.", NULL},
    {0},
};

/* ---- The table ---- */
#define KIND(k)  JIG_TYPE_##k, is_of_kind
#define FLOAT(k) JIG_##k, is_of_float, only_methods, NULL, NULL, NULL
static PyClassRow rows[34] = {
    {"IntegerType", NULL, "builtin.integer", KIND(INTEGER), integer_methods, integer_getset, NULL,
     NULL},
    {"FloatType", NULL, NULL, KIND(FLOAT), NULL, float_getset, NULL, NULL},
    {"Float4E2M1FNType", "FloatType", "builtin.f4E2M1FN", FLOAT(F4E2M1FN)},
    {"Float6E2M3FNType", "FloatType", "builtin.f6E2M3FN", FLOAT(F6E2M3FN)},
    {"Float6E3M2FNType", "FloatType", "builtin.f6E3M2FN", FLOAT(F6E3M2FN)},
    {"Float8E5M2Type", "FloatType", "builtin.f8E5M2", FLOAT(F8E5M2)},
    {"Float8E4M3Type", "FloatType", "builtin.f8E4M3", FLOAT(F8E4M3)},
    {"Float8E4M3FNType", "FloatType", "builtin.f8E4M3FN", FLOAT(F8E4M3FN)},
    {"Float8E5M2FNUZType", "FloatType", "builtin.f8E5M2FNUZ", FLOAT(F8E5M2FNUZ)},
    {"Float8E4M3FNUZType", "FloatType", "builtin.f8E4M3FNUZ", FLOAT(F8E4M3FNUZ)},
    {"Float8E4M3B11FNUZType", "FloatType", "builtin.f8E4M3B11FNUZ", FLOAT(F8E4M3B11FNUZ)},
    {"Float8E3M4Type", "FloatType", "builtin.f8E3M4", FLOAT(F8E3M4)},
    {"Float8E8M0FNUType", "FloatType", "builtin.f8E8M0FNU", FLOAT(F8E8M0FNU)},
    {"BF16Type", "FloatType", "builtin.bf16", FLOAT(BF16)},
    {"F16Type", "FloatType", "builtin.f16", FLOAT(F16)},
    {"FloatTF32Type", "FloatType", "builtin.tf32", FLOAT(TF32)},
    {"F32Type", "FloatType", "builtin.f32", FLOAT(F32)},
    {"F64Type", "FloatType", "builtin.f64", FLOAT(F64)},
    {"IndexType", NULL, "builtin.index", KIND(INDEX), only_methods, NULL, NULL, NULL},
    {"NoneType", NULL, "builtin.none", KIND(NONE), only_methods, NULL, NULL, NULL},
    {"ComplexType", NULL, "builtin.complex", KIND(COMPLEX), complex_methods, complex_getset, NULL,
     NULL},
    {"ShapedType", NULL, NULL, 0, is_shaped, shaped_methods, shaped_getset, NULL, NULL},
    {"VectorType", "ShapedType", "builtin.vector", KIND(VECTOR), vector_methods, vector_getset,
     NULL, NULL},
    {"RankedTensorType", "ShapedType", "builtin.tensor", KIND(TENSOR), tensor_methods,
     tensor_getset, NULL, NULL},
    {"UnrankedTensorType", "ShapedType", "builtin.unranked_tensor", KIND(UNRANKED_TENSOR),
     unranked_tensor_methods, NULL, NULL, NULL},
    {"MemRefType", "ShapedType", "builtin.memref", KIND(MEMREF), memref_methods, memref_getset,
     NULL, NULL},
    {"UnrankedMemRefType", "ShapedType", "builtin.unranked_memref", KIND(UNRANKED_MEMREF),
     unranked_memref_methods, unranked_memref_getset, NULL, NULL},
    {"TupleType", NULL, "builtin.tuple", KIND(TUPLE), tuple_methods, tuple_getset, NULL, NULL},
    {"FunctionType", NULL, "builtin.function", KIND(FUNCTION), function_methods, function_getset,
     NULL, NULL},
    {"OpaqueType", NULL, "builtin.opaque", KIND(OPAQUE), opaque_methods, opaque_getset, NULL, NULL},
    {0},
};

bool py_add_type(PyObject *module) {
    return (py_Type = py_class(module, &type_spec, NULL)) &&
           py_unique_classes(module, py_Type, rows);
}
