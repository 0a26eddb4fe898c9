/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Attribute, NamedAttribute, and the classes of builtin attributes: a table. Elements are in
 * attr_elements.c. Attributes of dialects have classes in Python, by the name of their typeid.
 */
#include "attribute.h"

static const JigAttr *attr_of(PyObject *self) {
    return ((PyUnique *)self)->it;
}

static PyCtx *ctx_of(PyObject *self) {
    return ((PyUnique *)self)->ctx;
}

const JigAttr *py_attr_get(PyObject *x) {
    if (py_is(x, py_Attribute))
        return ((PyUnique *)x)->it;
    PyErr_SetString(PyExc_TypeError, "expected an Attribute");
    return NULL;
}

/* ---- Of which class an attribute is ---- */
static bool is_of_kind(const void *x, int kind) {
    return jig_attr_kind(x) == (JigAttrKind)kind;
}
static bool is_bool(const void *x, int kind) {
    (void)kind;
    return jig_attr_is_bool(x);
}
static bool is_symbol(const void *x, int kind) {
    return jig_attr_kind(x) == JIG_ATTR_SYMBOL_REF && (!kind || jig_attr_symbol_len(x) == 1);
}

static PyClassRow rows[32];

JigStr py_attr_name(const JigAttr *x) {
    const JigAttrRow *row = jig_attr_row(x);
    if (row)
        return jig_str(row->name);
    for (const PyClassRow *r = rows; r->name; ++r)
        if (r->what && r->is(x, r->kind))
            return jig_str(r->what);
    return JIG_STR("builtin.attribute");
}

PyObject *py_attr(PyCtx *ctx, const JigAttr *x) {
    JigStr name = py_attr_name(x);
    PyObject *caster = py_registered_caster("attr", name);
    if (!caster && PyErr_Occurred())
        return NULL;
    if (caster) {
        PyObject *plain = py_unique(py_Attribute, ctx, x);
        PyObject *out = plain ? PyObject_CallFunctionObjArgs(caster, plain, NULL) : NULL;
        Py_XDECREF(plain);
        return out;
    }
    for (const PyClassRow *r = rows; r->name; ++r)
        if (r->what && r->is(x, r->kind))
            return py_unique(r->cls, ctx, x);
    return py_unique(py_Attribute, ctx, x);
}

PyObject *py_attr_or_none(PyCtx *ctx, const JigAttr *x) {
    return x ? py_attr(ctx, x) : Py_NewRef(Py_None);
}

static int fits(PyTypeObject *cls, const JigAttr *x) {
    if (PyObject_HasAttrString((PyObject *)cls, "_mlir_name")) {
        PyObject *name = PyObject_GetAttrString((PyObject *)cls, "_mlir_name");
        JigStr text;
        int same = name && py_text(name, &text) ? jig_str_eq(text, py_attr_name(x)) : -1;
        Py_XDECREF(name);
        return same;
    }
    const PyClassRow *row = py_class_row(rows, cls);
    return !row || row->is(x, row->kind);
}

static PyObject *attr_str(PyObject *self) {
    JigArena *a = py_scratch();
    PyObject *out = py_str(jig_attr_to_str(attr_of(self), a));
    py_scratch_end(a);
    return out;
}

static PyObject *attr_repr(PyObject *self) {
    PyObject *text = attr_str(self), *name = PyType_GetName(Py_TYPE(self));
    PyObject *out = text && name ? PyUnicode_FromFormat("%U(%U)", name, text) : NULL;
    Py_XDECREF(text);
    Py_XDECREF(name);
    return out;
}

static PyObject *attr_new(PyTypeObject *cls, PyObject *args, PyObject *kw) {
    PyObject *from;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O", (char *[]){"cast_from_attr", NULL}, &from))
        return NULL;
    const JigAttr *x = py_attr_get(from);
    int ok = x ? fits(cls, x) : -1;
    if (ok > 0)
        return py_unique(cls, ctx_of(from), x);
    if (!ok) {
        PyObject *text = attr_str(from), *name = PyType_GetName(cls);
        if (text && name)
            PyErr_Format(PyExc_ValueError, "Cannot cast attribute to %U (from Attribute(%U))", name,
                         text);
        Py_XDECREF(text);
        Py_XDECREF(name);
    }
    return NULL;
}

static PyObject *attr_isinstance(PyObject *cls, PyObject *args, PyObject *kw) {
    PyObject *other;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O", (char *[]){"other", NULL}, &other))
        return NULL;
    int ok = py_is(other, py_Attribute) ? fits((PyTypeObject *)cls, attr_of(other)) : 0;
    if (ok < 0)
        return NULL;
    PY_RETURN_BOOL(ok);
}

static PyObject *attr_parse(PyObject *cls, PyObject *args, PyObject *kw) {
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
    const JigAttr *x = jig_parse_attr_str(ctx->ctx, text, text);
    if (!x)
        return py_errors_raise(&errors, "Unable to parse attribute");
    py_errors_end(&errors);
    return py_attr(ctx, x);
}

static PyObject *attr_downcast(PyObject *self, PyObject *args) {
    (void)args;
    return py_attr(ctx_of(self), attr_of(self));
}

static PyObject *attr_id(PyObject *self, void *closure) {
    (void)closure;
    JigStr name = py_attr_name(attr_of(self));
    return PyObject_CallFunction((PyObject *)py_TypeID, "s#", name.ptr, (Py_ssize_t)name.len);
}

static PyObject *attr_type(PyObject *self, void *closure) {
    (void)closure;
    const JigType *t = jig_attr_type(attr_of(self));
    return py_type(ctx_of(self), t ? t : jig_type_none(ctx_of(self)->ctx));
}

/* Parameter i of a dialect's attribute; None where it is absent. */
static PyObject *attr_param(PyObject *self, PyObject *index) {
    Py_ssize_t i = PyLong_AsSsize_t(index);
    const JigAttr *x = attr_of(self);
    if (i == -1 && PyErr_Occurred())
        return NULL;
    if (!jig_attr_row(x) || !py_index(&i, (Py_ssize_t)jig_attr_num_params(x), "no such parameter"))
        return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
    return py_attr_or_none(ctx_of(self), jig_attr_param(x, (size_t)i));
}

/* ---- NamedAttribute ---- */
typedef struct PyNamed {
    PyObject_HEAD PyObject *name, *attr;
} PyNamed;

static PyObject *attr_named(PyObject *self, PyObject *name) {
    if (!PyUnicode_Check(name)) {
        PyErr_SetString(PyExc_TypeError, "expected a str");
        return NULL;
    }
    allocfunc alloc = (allocfunc)PyType_GetSlot(py_NamedAttribute, Py_tp_alloc);
    PyNamed *n = (PyNamed *)alloc(py_NamedAttribute, 0);
    if (n) {
        n->name = Py_NewRef(name);
        n->attr = Py_NewRef(self);
    }
    return (PyObject *)n;
}
PY_TRAVERSE(named_traverse, PyNamed, PY_HELD(name) PY_HELD(attr))
static void named_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF(((PyNamed *)self)->name);
    Py_XDECREF(((PyNamed *)self)->attr);
    py_free_object(self);
}
static PyObject *named_repr(PyObject *self) {
    return PyUnicode_FromFormat("NamedAttribute(%U=%S)", ((PyNamed *)self)->name,
                                ((PyNamed *)self)->attr);
}
static PyMemberDef named_members[] = {
    {"name", T_OBJECT, offsetof(PyNamed, name), READONLY, "What it is called."},
    {"attr", T_OBJECT, offsetof(PyNamed, attr), READONLY, "The attribute."},
    {0},
};
static PyType_Slot named_slots[] = {{Py_tp_dealloc, named_dealloc},
                                    {Py_tp_traverse, named_traverse},
                                    {Py_tp_repr, named_repr},
                                    {Py_tp_members, named_members},
                                    {0}};
static PyType_Spec named_spec = {"mlir._mlir_libs._mlir.NamedAttribute", sizeof(PyNamed), 0,
                                 Py_TPFLAGS_DEFAULT, named_slots};

static PyMethodDef attr_methods[] = {
    {"parse", PY_STATIC(attr_parse), "The attribute that the text is."},
    {"isinstance", PY_CLASS(attr_isinstance), "Is it an attribute of this class?"},
    {"maybe_downcast", attr_downcast, METH_NOARGS, "The same as an object of its own class."},
    {"get_named", attr_named, METH_O, "With a name."},
    {"_param", attr_param, METH_O, "A parameter of a dialect's attribute."},
    {0},
};
static PyGetSetDef attr_getset[] = {
    {"context", py_unique_context, NULL, "The context that it belongs to.", NULL},
    {"typeid", attr_id, NULL, "Of what kind it is.", NULL},
    {"type", attr_type, NULL, "The type of a typed attribute, none of others.", NULL},
    {0},
};
static PyType_Slot attr_slots[] = {
    {Py_tp_new, attr_new},
    {Py_tp_dealloc, py_unique_dealloc},
    {Py_tp_traverse, py_unique_traverse},
    {Py_tp_methods, attr_methods},
    {Py_tp_getset, attr_getset},
    {Py_tp_str, attr_str},
    {Py_tp_repr, attr_repr},
    {Py_tp_richcompare, py_unique_compare},
    {Py_tp_hash, py_unique_hash},
    {Py_tp_doc, "A constant; unique in its context."},
    {0},
};
static PyType_Spec attr_spec = {"mlir._mlir_libs._mlir.Attribute", sizeof(PyUnique), 0,
                                Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, attr_slots};

/* ---- Numbers ---- */
/* Has it a place in so many bits, with or without a sign? */
static bool has_place(PyObject *value, PyObject *limit) {
    PyObject *zero = PyLong_FromLong(0), *twice = zero ? PyNumber_Add(value, value) : NULL;
    PyObject *low = twice ? PyNumber_Add(twice, limit) : NULL;
    bool ok = low && PyObject_RichCompareBool(low, zero, Py_GE) == 1 &&
              PyObject_RichCompareBool(value, limit, Py_LT) == 1;
    Py_XDECREF(zero);
    Py_XDECREF(twice);
    Py_XDECREF(low);
    if (!ok && !PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, "the number does not fit the type");
    return ok;
}

/* The number of a Python int as bits of `width`. */
static bool big_of(PyObject *value, uint32_t width, JigArena *a, JigInt *out) {
    size_t n = ((size_t)width + 7) / 8;
    if (!n)
        n = 1;
    PyObject *ones = PyLong_FromLong(1), *bits = PyLong_FromUnsignedLong(width);
    PyObject *limit = ones && bits ? PyNumber_Lshift(ones, bits) : NULL;
    PyObject *low = limit && has_place(value, limit) ? PyNumber_Remainder(value, limit) : NULL;
    PyObject *bytes =
        low ? PyObject_CallMethod(low, "to_bytes", "ns", (Py_ssize_t)n, "little") : NULL;
    char *data = NULL;
    Py_ssize_t len;
    bool ok = bytes && PyBytes_AsStringAndSize(bytes, &data, &len) == 0;
    if (ok)
        *out = jig_int_from_bytes(width, data, a);
    Py_XDECREF(ones);
    Py_XDECREF(bits);
    Py_XDECREF(limit);
    Py_XDECREF(low);
    Py_XDECREF(bytes);
    return ok;
}

static PyObject *get_int(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *type, *value;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "OO", (char *[]){"type", "value", NULL}, &type,
                                     &value))
        return NULL;
    const JigType *t = py_type_get(type);
    PyObject *number = t ? PyNumber_Index(value) : NULL;
    if (!number)
        return NULL;
    PyObject *out = NULL;
    if (!jig_type_is_any_integer(t) && !jig_type_is_index(t)) {
        PyErr_SetString(PyExc_ValueError, "expected an integer or index type");
    } else {
        JigArena *a = py_scratch();
        JigInt bits;
        if (big_of(number, jig_type_width(t), a, &bits))
            out = py_attr(((PyUnique *)type)->ctx, jig_attr_big_int(t, bits));
        py_scratch_end(a);
    }
    Py_DECREF(number);
    return out;
}

PyObject *py_int_of(const JigAttr *x) {
    const JigType *t = jig_attr_type(x);
    bool is_unsigned = jig_type_is_any_integer(t) && jig_type_sign(t) == JIG_UNSIGNED;
    JigInt bits = jig_attr_big_int_value(x);
    if (bits.width <= 64)
        return is_unsigned ? PyLong_FromUnsignedLongLong(jig_int_u64(bits))
                           : PyLong_FromLongLong(jig_int_s64(bits));
    JigArena *a = py_scratch();
    JigStr digits = jig_int_to_str(bits, 16, !is_unsigned, a);
    PyObject *out =
        PyLong_FromString(jig_arena_printf(a, "%.*s%c", JIG_FMT(digits), 0).ptr, NULL, 16);
    py_scratch_end(a);
    return out;
}

static PyObject *int_value(PyObject *self, void *closure) {
    (void)closure;
    return py_int_of(attr_of(self));
}
static PyObject *int_number(PyObject *self) {
    return py_int_of(attr_of(self));
}
static PyObject *get_bool(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    int value;
    PyObject *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "p|O", (char *[]){"value", "context", NULL}, &value,
                                     &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? py_attr(ctx, jig_attr_bool(ctx->ctx, value)) : NULL;
}
static PyObject *bool_value(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(jig_attr_bool_value(attr_of(self)));
}
static int bool_test(PyObject *self) {
    return jig_attr_bool_value(attr_of(self));
}

static PyObject *get_float(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *type, *loc = NULL;
    double value;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "Od|O", (char *[]){"type", "value", "loc", NULL},
                                     &type, &value, &loc))
        return NULL;
    const JigType *t = py_type_get(type);
    PyCtx *ctx = t ? ((PyUnique *)type)->ctx : NULL;
    if (!t)
        return NULL;
    return jig_type_is_float(t)
               ? py_attr(ctx, jig_attr_float_double(t, value))
               : py_invalid(ctx, loc, "Invalid attribute", "expected floating point type");
}
static PyObject *get_float_of(PyObject *args, PyObject *kw, JigFloatKind kind) {
    double value;
    PyObject *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "d|O", (char *[]){"value", "context", NULL}, &value,
                                     &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? py_attr(ctx, jig_attr_float_double(jig_type_float(ctx->ctx, kind), value)) : NULL;
}
static PyObject *get_f32(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    return get_float_of(args, kw, JIG_F32);
}
static PyObject *get_f64(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    return get_float_of(args, kw, JIG_F64);
}
static PyObject *float_value(PyObject *self, void *closure) {
    (void)closure;
    return PyFloat_FromDouble(jig_float_to_double(jig_attr_float_value(attr_of(self))));
}
static PyObject *float_number(PyObject *self) {
    return float_value(self, NULL);
}

/* ---- Strings, types, symbols ---- */
static PyObject *get_string(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *value, *given = NULL;
    JigStr text;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"value", "context", NULL}, &value,
                                     &given) ||
        !py_text(value, &text))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? py_attr(ctx, jig_attr_string(ctx->ctx, text)) : NULL;
}
static PyObject *get_typed_string(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *type, *value;
    JigStr text;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "OO", (char *[]){"type", "value", NULL}, &type,
                                     &value) ||
        !py_text(value, &text))
        return NULL;
    const JigType *t = py_type_get(type);
    return t ? py_attr(((PyUnique *)type)->ctx, jig_attr_typed_string(text, t)) : NULL;
}
static PyObject *string_value(PyObject *self, void *closure) {
    (void)closure;
    return py_str(jig_attr_string_value(attr_of(self)));
}
static PyObject *string_bytes(PyObject *self, void *closure) {
    (void)closure;
    JigStr s = jig_attr_string_value(attr_of(self));
    return PyBytes_FromStringAndSize(s.ptr, (Py_ssize_t)s.len);
}
static PyObject *get_type(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *type, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"value", "context", NULL}, &type,
                                     &given))
        return NULL;
    const JigType *t = py_type_get(type);
    return t && py_is_context_of(given, ((PyUnique *)type)->ctx)
               ? py_attr(((PyUnique *)type)->ctx, jig_attr_of_type(t))
               : NULL;
}
static PyObject *type_value(PyObject *self, void *closure) {
    (void)closure;
    return py_type(ctx_of(self), jig_attr_type_value(attr_of(self)));
}
static PyObject *get_flat_symbol(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *value, *given = NULL;
    JigStr text;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"value", "context", NULL}, &value,
                                     &given) ||
        !py_text(value, &text))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? py_attr(ctx, jig_attr_flat_symbol(ctx->ctx, text)) : NULL;
}
static PyObject *flat_symbol_value(PyObject *self, void *closure) {
    (void)closure;
    return py_str(jig_attr_symbol_part(attr_of(self), 0));
}
static PyObject *get_symbol(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *list, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"symbols", "context", NULL}, &list,
                                     &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    PyObject *names = ctx ? PySequence_List(list) : NULL;
    Py_ssize_t n = names ? PyList_Size(names) : 0;
    if (names && !n)
        PyErr_SetString(PyExc_RuntimeError,
                        "SymbolRefAttr must be composed of at least one symbol.");
    JigStr *path = n ? PyMem_Calloc((size_t)n, sizeof *path) : NULL;
    bool ok = path != NULL;
    for (Py_ssize_t i = 0; ok && i < n; ++i)
        ok = py_text(PyList_GetItem(names, i), &path[i]);
    PyObject *out = ok ? py_attr(ctx, jig_attr_symbol(ctx->ctx, path, (size_t)n)) : NULL;
    PyMem_Free(path);
    Py_XDECREF(names);
    return out;
}
static PyObject *symbol_value(PyObject *self, void *closure) {
    (void)closure;
    const JigAttr *x = attr_of(self);
    PyObject *list = PyList_New((Py_ssize_t)jig_attr_symbol_len(x));
    for (size_t i = 0; list && i < jig_attr_symbol_len(x); ++i)
        if (PyList_SetItem(list, (Py_ssize_t)i, py_str(jig_attr_symbol_part(x, i))) < 0)
            Py_CLEAR(list);
    return list;
}
static PyObject *get_unit(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|O", (char *[]){"context", NULL}, &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? py_attr(ctx, jig_attr_unit(ctx->ctx)) : NULL;
}

/* ---- Aggregates ---- */
static PyObject *array_of(PyCtx *ctx, PyObject *list) {
    PyObject *items = PySequence_List(list);
    Py_ssize_t n = items ? PyList_Size(items) : 0;
    const JigAttr **attrs = items ? PyMem_Calloc((size_t)n + 1, sizeof *attrs) : NULL;
    bool ok = attrs != NULL;
    for (Py_ssize_t i = 0; ok && i < n; ++i) {
        PyObject *x = PyList_GetItem(items, i);
        ok = py_is(x, py_Attribute);
        if (ok)
            ok = py_same_context(ctx->ctx, jig_attr_context(attrs[i] = attr_of(x)));
        else
            PyErr_Format(PyExc_RuntimeError,
                         "Invalid attribute%s when attempting to create an ArrayAttribute",
                         x == Py_None ? " (None?)" : "");
    }
    PyObject *out = ok ? py_attr(ctx, jig_attr_array(ctx->ctx, attrs, (size_t)n)) : NULL;
    PyMem_Free((void *)attrs);
    Py_XDECREF(items);
    return out;
}
static PyObject *get_array(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *list, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"attributes", "context", NULL},
                                     &list, &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? array_of(ctx, list) : NULL;
}
static Py_ssize_t array_len(PyObject *self) {
    return (Py_ssize_t)jig_attr_array_len(attr_of(self));
}
static PyObject *array_item(PyObject *self, Py_ssize_t i) {
    if (!py_index(&i, array_len(self), "ArrayAttribute index out of range"))
        return NULL;
    return py_attr(ctx_of(self), jig_attr_array_at(attr_of(self), (size_t)i));
}
static PyObject *array_add(PyObject *self, PyObject *other) {
    PyObject *mine = PySequence_List(self), *theirs = mine ? PySequence_List(other) : NULL;
    PyObject *both = theirs ? PySequence_Concat(mine, theirs) : NULL;
    PyObject *out = both ? array_of(ctx_of(self), both) : NULL;
    Py_XDECREF(mine);
    Py_XDECREF(theirs);
    Py_XDECREF(both);
    return out;
}

const JigAttr *py_dict_of(PyCtx *ctx, PyObject *dict) {
    PyObject *items = PyMapping_Items(dict);
    Py_ssize_t n = items ? PyList_Size(items) : 0;
    JigNamedAttr *named = items ? PyMem_Calloc((size_t)n + 1, sizeof *named) : NULL;
    bool ok = named != NULL;
    for (Py_ssize_t i = 0; ok && i < n; ++i) {
        PyObject *key, *value;
        JigStr name;
        ok = py_pair(PyList_GetItem(items, i), &key, &value) && py_text(key, &name) &&
             (named[i].value = py_attr_get(value)) &&
             py_same_context(ctx->ctx, jig_attr_context(named[i].value));
        if (ok)
            named[i].name = jig_ident(ctx->ctx, name);
    }
    const JigAttr *out = ok ? jig_attr_dict(ctx->ctx, named, (size_t)n) : NULL;
    PyMem_Free(named);
    Py_XDECREF(items);
    return out;
}
static PyObject *get_dict(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *dict = NULL, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|OO", (char *[]){"value", "context", NULL}, &dict,
                                     &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    if (!ctx)
        return NULL;
    const JigAttr *x = dict ? py_dict_of(ctx, dict) : jig_attr_dict(ctx->ctx, NULL, 0);
    return x ? py_attr(ctx, x) : NULL;
}
static Py_ssize_t dict_len(PyObject *self) {
    return (Py_ssize_t)jig_attr_dict_len(attr_of(self));
}
static PyObject *dict_item(PyObject *self, PyObject *key) {
    const JigAttr *x = attr_of(self);
    if (PyLong_Check(key)) {
        Py_ssize_t i = PyLong_AsSsize_t(key);
        if ((i == -1 && PyErr_Occurred()) ||
            !py_index(&i, dict_len(self), "attempt to access out of bounds attribute"))
            return NULL;
        PyObject *attr = py_attr(ctx_of(self), jig_attr_dict_items(x)[i].value);
        PyObject *name = py_str(jig_ident_str(jig_attr_dict_items(x)[i].name));
        PyObject *out = attr && name ? attr_named(attr, name) : NULL;
        Py_XDECREF(attr);
        Py_XDECREF(name);
        return out;
    }
    JigStr name;
    if (!py_text(key, &name))
        return NULL;
    const JigAttr *found = jig_attr_dict_get(x, name);
    if (found)
        return py_attr(ctx_of(self), found);
    PyErr_SetObject(PyExc_KeyError, key);
    return NULL;
}
static int dict_has(PyObject *self, PyObject *key) {
    JigStr name;
    return !py_text(key, &name) ? -1 : jig_attr_dict_get(attr_of(self), name) != NULL;
}
static PyObject *dict_names(PyObject *self, PyObject *args) {
    (void)args;
    const JigAttr *x = attr_of(self);
    PyObject *list = PyList_New(dict_len(self));
    for (Py_ssize_t i = 0; list && i < dict_len(self); ++i)
        if (PyList_SetItem(list, i, py_str(jig_ident_str(jig_attr_dict_items(x)[i].name))) < 0)
            Py_CLEAR(list);
    return list;
}
/* Named attributes, as its items by number are. */
static PyObject *dict_iter(PyObject *self) {
    PyObject *list = PyList_New(0);
    for (Py_ssize_t i = 0; list && i < dict_len(self); ++i) {
        PyObject *at = PyLong_FromSsize_t(i), *named = at ? PyObject_GetItem(self, at) : NULL;
        if (!named || PyList_Append(list, named) < 0)
            Py_CLEAR(list);
        Py_XDECREF(named);
        Py_XDECREF(at);
    }
    PyObject *out = list ? PyObject_GetIter(list) : NULL;
    Py_XDECREF(list);
    return out;
}

/* ---- Affine, layouts, opaque ---- */
static PyObject *get_map(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *map;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O", (char *[]){"affine_map", NULL}, &map))
        return NULL;
    const JigMap *m = py_map_get(map);
    return m ? py_attr(((PyUnique *)map)->ctx, jig_attr_of_map(m)) : NULL;
}
static PyObject *map_value(PyObject *self, void *closure) {
    (void)closure;
    return py_map(ctx_of(self), jig_attr_map_value(attr_of(self)));
}
static PyObject *get_set(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *set;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O!", (char *[]){"integer_set", NULL}, py_IntegerSet,
                                     &set))
        return NULL;
    return py_attr(((PyUnique *)set)->ctx, jig_attr_of_set(((PyUnique *)set)->it));
}
static PyObject *set_value(PyObject *self, void *closure) {
    (void)closure;
    return py_set(ctx_of(self), jig_attr_set_value(attr_of(self)));
}
static PyObject *layout_of(PyCtx *ctx, int64_t offset, PyObject *strides) {
    int64_t *items;
    size_t n;
    if (!ctx || !py_ints(strides, &items, &n))
        return NULL;
    PyObject *out = py_attr(ctx, jig_attr_strided_layout(ctx->ctx, offset, items, n));
    PyMem_Free(items);
    return out;
}
static PyObject *get_layout(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *offset, *strides = NULL, *given = NULL;
    /* get(strides) was once a way to say it, too. */
    if (PyTuple_Size(args) == 1 && !kw)
        return layout_of(py_ctx_of(NULL), 0, PyTuple_GetItem(args, 0));
    if (!PyArg_ParseTupleAndKeywords(args, kw, "OO|O",
                                     (char *[]){"offset", "strides", "context", NULL}, &offset,
                                     &strides, &given))
        return NULL;
    long long at = PyLong_AsLongLong(offset);
    if (at == -1 && PyErr_Occurred())
        return NULL;
    return layout_of(py_ctx_of(given), at, strides);
}
static PyObject *get_dynamic_layout(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    Py_ssize_t rank;
    PyObject *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "n|O", (char *[]){"rank", "context", NULL}, &rank,
                                     &given))
        return NULL;
    PyObject *one = Py_BuildValue("[L]", (long long)JIG_DYNAMIC);
    PyObject *all = one ? PySequence_Repeat(one, rank) : NULL;
    PyObject *out = all ? layout_of(py_ctx_of(given), JIG_DYNAMIC, all) : NULL;
    Py_XDECREF(one);
    Py_XDECREF(all);
    return out;
}
static PyObject *layout_offset(PyObject *self, void *closure) {
    (void)closure;
    return PyLong_FromLongLong(jig_attr_layout_offset(attr_of(self)));
}
static PyObject *layout_strides(PyObject *self, void *closure) {
    (void)closure;
    const JigAttr *x = attr_of(self);
    PyObject *list = PyList_New((Py_ssize_t)jig_attr_layout_rank(x));
    for (size_t i = 0; list && i < jig_attr_layout_rank(x); ++i)
        if (PyList_SetItem(list, (Py_ssize_t)i,
                           PyLong_FromLongLong(jig_attr_layout_strides(x)[i])) < 0)
            Py_CLEAR(list);
    return list;
}
static PyObject *get_opaque(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *dialect, *data, *type, *given = NULL;
    JigStr name, text;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "OOO|O", (char *[]){"dialect_namespace", "buffer", "type", "context", NULL},
            &dialect, &data, &type, &given) ||
        !py_text(dialect, &name) || !py_text(data, &text))
        return NULL;
    const JigType *t = py_type_get(type);
    PyCtx *ctx = t ? ((PyUnique *)type)->ctx : NULL;
    if (!ctx || !py_is_context_of(given, ctx))
        return NULL;
    return py_attr(
        ctx, jig_attr_opaque(ctx->ctx, name, text, jig_type_kind(t) == JIG_TYPE_NONE ? NULL : t));
}
static PyObject *opaque_dialect(PyObject *self, void *closure) {
    (void)closure;
    return py_str(jig_attr_opaque_dialect(attr_of(self)));
}
static PyObject *opaque_data(PyObject *self, void *closure) {
    (void)closure;
    JigStr s = jig_attr_opaque_data(attr_of(self));
    return PyBytes_FromStringAndSize(s.ptr, (Py_ssize_t)s.len);
}

/* ---- The table ---- */
#define METHODS(name, ...) static PyMethodDef name[] = {__VA_ARGS__, {0}}
#define GETSET(name, ...)  static PyGetSetDef name[] = {__VA_ARGS__, {0}}
METHODS(int_methods, {"get", PY_STATIC(get_int), "Of an integer type or index."});
GETSET(int_getset, {"value", int_value, NULL, "The number.", NULL});
static const PyType_Slot int_slots[] = {{Py_nb_int, int_number}, {Py_nb_index, int_number}, {0}};
METHODS(bool_methods, {"get", PY_STATIC(get_bool), "true or false"});
GETSET(bool_getset, {"value", bool_value, NULL, "True or False.", NULL});
static const PyType_Slot bool_slots[] = {{Py_nb_bool, bool_test}, {0}};
METHODS(float_methods, {"get", PY_STATIC(get_float), "Of a float type."},
        {"get_unchecked", PY_STATIC(get_float), "Of a float type."},
        {"get_f32", PY_STATIC(get_f32), "Of f32."}, {"get_f64", PY_STATIC(get_f64), "Of f64."});
GETSET(float_getset, {"value", float_value, NULL, "The number.", NULL});
static const PyType_Slot float_slots[] = {{Py_nb_float, float_number}, {0}};
METHODS(string_methods, {"get", PY_STATIC(get_string), "Of a str or bytes."},
        {"get_typed", PY_STATIC(get_typed_string), "With a type."});
GETSET(string_getset, {"value", string_value, NULL, "As str.", NULL},
       {"value_bytes", string_bytes, NULL, "As bytes.", NULL});
METHODS(type_methods, {"get", PY_STATIC(get_type), "Of a type."});
GETSET(type_getset, {"value", type_value, NULL, "The type.", NULL});
METHODS(flat_symbol_methods, {"get", PY_STATIC(get_flat_symbol), "@name"});
GETSET(flat_symbol_getset, {"value", flat_symbol_value, NULL, "The name.", NULL});
METHODS(symbol_methods, {"get", PY_STATIC(get_symbol), "@a::@b"});
GETSET(symbol_getset, {"value", symbol_value, NULL, "The names, outermost first.", NULL});
METHODS(unit_methods, {"get", PY_STATIC(get_unit), "unit"});
METHODS(array_methods, {"get", PY_STATIC(get_array), "Of a list of attributes."});
static const PyType_Slot array_slots[] = {
    {Py_sq_length, array_len}, {Py_sq_item, array_item}, {Py_sq_concat, array_add}, {0}};
METHODS(dict_methods, {"get", PY_STATIC(get_dict), "Of a dict."},
        {"keys", dict_names, METH_NOARGS, "The names."});
static const PyType_Slot dict_slots[] = {{Py_mp_length, dict_len},
                                         {Py_mp_subscript, dict_item},
                                         {Py_sq_contains, dict_has},
                                         {Py_tp_iter, dict_iter},
                                         {0}};
METHODS(map_methods, {"get", PY_STATIC(get_map), "Of an AffineMap."});
GETSET(map_getset, {"value", map_value, NULL, "The map.", NULL});
METHODS(set_methods, {"get", PY_STATIC(get_set), "Of an IntegerSet."});
GETSET(set_getset, {"value", set_value, NULL, "The set.", NULL});
METHODS(layout_methods, {"get", PY_STATIC(get_layout), "strided<[1], offset: 2>"},
        {"get_fully_dynamic", PY_STATIC(get_dynamic_layout), "strided<[?], offset: ?>"});
GETSET(layout_getset, {"offset", layout_offset, NULL, "In elements.", NULL},
       {"strides", layout_strides, NULL, "In elements.", NULL});
METHODS(opaque_methods, {"get", PY_STATIC(get_opaque), "#dialect.text"});
GETSET(opaque_getset, {"dialect_namespace", opaque_dialect, NULL, "Of what dialect.", NULL},
       {"data", opaque_data, NULL, "What stands behind it, as bytes.", NULL});

#define KIND(k) JIG_ATTR_##k, is_of_kind
static PyClassRow rows[32] = {
    {"BoolAttr", NULL, "builtin.bool", 0, is_bool, bool_methods, bool_getset, bool_slots, NULL},
    {"IntegerAttr", NULL, "builtin.integer", KIND(INTEGER), int_methods, int_getset, int_slots,
     NULL},
    {"FloatAttr", NULL, "builtin.float", KIND(FLOAT), float_methods, float_getset, float_slots,
     NULL},
    {"StringAttr", NULL, "builtin.string", KIND(STRING), string_methods, string_getset, NULL, NULL},
    {"TypeAttr", NULL, "builtin.type", KIND(TYPE), type_methods, type_getset, NULL, NULL},
    {"FlatSymbolRefAttr", NULL, "builtin.flat_symbol_ref", 1, is_symbol, flat_symbol_methods,
     flat_symbol_getset, NULL, NULL},
    {"SymbolRefAttr", NULL, "builtin.symbol_ref", 0, is_symbol, symbol_methods, symbol_getset, NULL,
     NULL},
    {"UnitAttr", NULL, "builtin.unit", KIND(UNIT), unit_methods, NULL, NULL, NULL},
    {"ArrayAttr", NULL, "builtin.array", KIND(ARRAY), array_methods, NULL, array_slots, NULL},
    {"DictAttr", NULL, "builtin.dictionary", KIND(DICT), dict_methods, NULL, dict_slots, NULL},
    {"AffineMapAttr", NULL, "builtin.affine_map", KIND(MAP), map_methods, map_getset, NULL, NULL},
    {"IntegerSetAttr", NULL, "builtin.integer_set", KIND(SET), set_methods, set_getset, NULL, NULL},
    {"StridedLayoutAttr", NULL, "builtin.strided_layout", KIND(STRIDED_LAYOUT), layout_methods,
     layout_getset, NULL, NULL},
    {"OpaqueAttr", NULL, "builtin.opaque", KIND(OPAQUE), opaque_methods, opaque_getset, NULL, NULL},
#define ARRAY(cls, name, kind)                                                                     \
    {                                                                                              \
        cls, NULL, name, kind, py_is_dense_array, py_dense_array_methods, NULL,                    \
            py_dense_array_slots, NULL                                                             \
    }
    ARRAY("DenseBoolArrayAttr", "builtin.dense_array_i1", PY_ARRAY_BOOL),
    ARRAY("DenseI8ArrayAttr", "builtin.dense_array_i8", PY_ARRAY_I8),
    ARRAY("DenseI16ArrayAttr", "builtin.dense_array_i16", PY_ARRAY_I16),
    ARRAY("DenseI32ArrayAttr", "builtin.dense_array_i32", PY_ARRAY_I32),
    ARRAY("DenseI64ArrayAttr", "builtin.dense_array_i64", PY_ARRAY_I64),
    ARRAY("DenseF32ArrayAttr", "builtin.dense_array_f32", PY_ARRAY_F32),
    ARRAY("DenseF64ArrayAttr", "builtin.dense_array_f64", PY_ARRAY_F64),
    {"DenseElementsAttr", NULL, NULL, PY_DENSE, py_is_dense, py_dense_methods, py_dense_getset,
     py_dense_slots, NULL},
    {"DenseIntElementsAttr", "DenseElementsAttr", "builtin.dense_int_elements", PY_DENSE_INT,
     py_is_dense, NULL, NULL, NULL, NULL},
    {"DenseFPElementsAttr", "DenseElementsAttr", "builtin.dense_fp_elements", PY_DENSE_FP,
     py_is_dense, NULL, NULL, NULL, NULL},
    {"DenseResourceElementsAttr", NULL, "builtin.dense_resource_elements", KIND(RESOURCE),
     py_resource_methods, NULL, NULL, NULL},
    {0},
};

PyTypeObject *py_attr_class(int array_kind) {
    for (PyClassRow *r = rows; r->name; ++r)
        if (r->is == py_is_dense_array && r->kind == array_kind)
            return r->cls;
    return NULL;
}

int py_array_kind(PyTypeObject *cls) {
    const PyClassRow *r = py_class_row(rows, cls);
    return r ? r->kind : 0;
}

bool py_add_attribute(PyObject *module) {
    return (py_Attribute = py_class(module, &attr_spec, NULL)) &&
           (py_NamedAttribute = py_class(module, &named_spec, NULL)) &&
           py_unique_classes(module, py_Attribute, rows);
}
