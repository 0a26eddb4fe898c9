/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Elements: DenseI64ArrayAttr and its like, DenseElementsAttr, which takes and gives buffers
 * (numpy's arrays), DenseResourceElementsAttr.
 */
#include "attribute.h"

static const JigAttr *attr_of(PyObject *self) {
    return ((PyUnique *)self)->it;
}

static PyCtx *ctx_of(PyObject *self) {
    return ((PyUnique *)self)->ctx;
}

/* ---- Types of elements, and how buffers call them ---- */
typedef struct Element {
    char format; /* of a buffer */
    unsigned size;
    bool is_float, is_unsigned;
} Element;
static const Element elements[] = {
    {'?', 1, false, true}, {'b', 1, false, false}, {'B', 1, false, true}, {'h', 2, false, false},
    {'H', 2, false, true}, {'i', 4, false, false}, {'I', 4, false, true}, {'l', 8, false, false},
    {'L', 8, false, true}, {'q', 8, false, false}, {'Q', 8, false, true}, {'e', 2, true, false},
    {'f', 4, true, false}, {'d', 8, true, false},
};

static const Element *element_of_format(const char *format) {
    if (!format)
        return &elements[2];
    while (*format && strchr("@=<!", *format))
        format++;
    for (size_t i = 0; i < JIG_LEN(elements); ++i)
        if (elements[i].format == format[0] && !format[1])
            return &elements[i];
    return NULL;
}

static const JigType *type_of_element(JigContext *ctx, const Element *e, bool signless) {
    if (e->is_float)
        return jig_type_float(ctx, e->size == 2 ? JIG_F16 : e->size == 4 ? JIG_F32 : JIG_F64);
    if (e->format == '?')
        return jig_type_i(ctx, 1);
    return jig_type_integer(ctx, e->size * 8,
                            signless         ? JIG_SIGNLESS
                            : e->is_unsigned ? JIG_UNSIGNED
                                             : JIG_SIGNED);
}

/* The format of a type's elements; NULL: buffers have none. */
static const Element *element_of_type(const JigType *t) {
    if (jig_type_is_index(t))
        return &elements[9];
    if (!jig_type_is_any_integer(t) && !jig_type_is_float(t))
        return NULL;
    bool is_float = jig_type_is_float(t);
    uint32_t width = jig_type_width(t);
    if (!is_float && width == 1)
        return &elements[0];
    if (is_float && jig_type_float_kind(t) != JIG_F16 && jig_type_float_kind(t) != JIG_F32 &&
        jig_type_float_kind(t) != JIG_F64)
        return NULL;
    bool is_unsigned = !is_float && jig_type_sign(t) == JIG_UNSIGNED;
    for (size_t i = 1; i < JIG_LEN(elements); ++i)
        if (elements[i].size * 8 == width && elements[i].is_float == is_float &&
            elements[i].is_unsigned == is_unsigned)
            return &elements[i];
    return NULL;
}

/* ---- Arrays ---- */
static const JigType *array_element(JigContext *ctx, int kind) {
    static const uint32_t widths[] = {1, 8, 16, 32, 64};
    if (kind == PY_ARRAY_F32 || kind == PY_ARRAY_F64)
        return jig_type_float(ctx, kind == PY_ARRAY_F32 ? JIG_F32 : JIG_F64);
    return jig_type_i(ctx, widths[kind]);
}

bool py_is_dense_array(const void *x, int kind) {
    return jig_attr_kind(x) == JIG_ATTR_DENSE_ARRAY &&
           jig_attr_dense_array_element(x) == array_element(jig_attr_context(x), kind);
}

/* Stores the value of a Python number or attribute; false when it is no fit. */
static bool store(PyObject *x, int kind, char *to) {
    PyObject *value = py_is(x, py_Attribute) ? PyObject_GetAttrString(x, "value") : Py_NewRef(x);
    if (!value)
        return false;
    bool ok = true;
    if (kind == PY_ARRAY_F32 || kind == PY_ARRAY_F64) {
        double d = PyFloat_AsDouble(value);
        float f = (float)d;
        ok = !PyErr_Occurred();
        memcpy(to, kind == PY_ARRAY_F32 ? (void *)&f : (void *)&d, kind == PY_ARRAY_F32 ? 4 : 8);
    } else if (kind == PY_ARRAY_BOOL) {
        int b = PyObject_IsTrue(value);
        ok = b >= 0;
        *to = b > 0;
    } else {
        static const unsigned sizes[] = {1, 1, 2, 4, 8};
        PyObject *number = PyNumber_Index(value);
        long long n = number ? PyLong_AsLongLong(number) : -1;
        unsigned bits = sizes[kind] * 8;
        ok = !PyErr_Occurred() &&
             (bits == 64 || (n >= -(1LL << (bits - 1)) && n < 1LL << (bits - 1)));
        memcpy(to, &n, sizes[kind]);
        Py_XDECREF(number);
    }
    Py_DECREF(value);
    return ok;
}

static PyObject *array_of(PyCtx *ctx, PyObject *list, int kind) {
    static const size_t sizes[] = {1, 1, 2, 4, 8, 4, 8};
    PyObject *items = PySequence_List(list);
    Py_ssize_t n = items ? PyList_Size(items) : 0;
    char *data = items ? PyMem_Calloc((size_t)n + 1, sizes[kind]) : NULL;
    bool ok = data != NULL;
    for (Py_ssize_t i = 0; ok && i < n; ++i)
        ok = store(PyList_GetItem(items, i), kind, data + (size_t)i * sizes[kind]);
    if (data && !ok) {
        PyErr_Clear();
        PyErr_SetString(PyExc_TypeError, "get(): incompatible function arguments");
    }
    PyObject *out =
        ok ? py_attr(ctx, jig_attr_dense_array(array_element(ctx->ctx, kind), data, (size_t)n))
           : NULL;
    PyMem_Free(data);
    Py_XDECREF(items);
    return out;
}

static PyObject *get_array(PyObject *cls, PyObject *args, PyObject *kw) {
    PyObject *list, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"values", "context", NULL}, &list,
                                     &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? array_of(ctx, list, py_array_kind((PyTypeObject *)cls)) : NULL;
}

static Py_ssize_t array_len(PyObject *self) {
    return (Py_ssize_t)jig_attr_dense_array_len(attr_of(self));
}

static PyObject *array_item(PyObject *self, Py_ssize_t i) {
    if (!py_index(&i, array_len(self), "DenseArray index out of range"))
        return NULL;
    int kind = py_array_kind(Py_TYPE(self));
    const char *data = jig_attr_dense_array_data(attr_of(self));
    if (kind == PY_ARRAY_F32 || kind == PY_ARRAY_F64) {
        float f;
        double d;
        memcpy(&f, data + 4 * i, kind == PY_ARRAY_F32 ? 4 : 0);
        memcpy(&d, data + 8 * i, kind == PY_ARRAY_F64 ? 8 : 0);
        return PyFloat_FromDouble(kind == PY_ARRAY_F32 ? (double)f : d);
    }
    int64_t n = jig_attr_dense_array_int(attr_of(self), (size_t)i);
    return kind == PY_ARRAY_BOOL ? PyBool_FromLong(n != 0) : PyLong_FromLongLong(n);
}

static PyObject *array_add(PyObject *self, PyObject *other) {
    PyObject *mine = PySequence_List(self), *theirs = mine ? PySequence_List(other) : NULL;
    PyObject *both = theirs ? PySequence_Concat(mine, theirs) : NULL;
    PyObject *out = both ? array_of(ctx_of(self), both, py_array_kind(Py_TYPE(self))) : NULL;
    Py_XDECREF(mine);
    Py_XDECREF(theirs);
    Py_XDECREF(both);
    return out;
}

PyMethodDef py_dense_array_methods[] = {
    {"get", PY_CLASS(get_array), "Of a list of numbers."},
    {0},
};
const PyType_Slot py_dense_array_slots[] = {
    {Py_sq_length, array_len}, {Py_sq_item, array_item}, {Py_sq_concat, array_add}, {0}};

/* ---- Dense elements ---- */
bool py_is_dense(const void *x, int kind) {
    if (jig_attr_kind(x) != JIG_ATTR_DENSE)
        return kind == PY_DENSE && jig_attr_kind(x) == JIG_ATTR_DENSE_STRING;
    const JigType *t = jig_type_element(jig_attr_type(x));
    bool is_int = jig_type_is_any_integer(t) || jig_type_is_index(t);
    return kind == PY_DENSE || (kind == PY_DENSE_INT ? is_int : jig_type_is_float(t));
}

/* Its shape as wanted, or that of the buffer; in an array of the arena. */
static bool shape_arg(PyObject *shape, const Py_buffer *view, JigArena *a, int64_t **sizes,
                      size_t *rank) {
    if (shape && shape != Py_None) {
        int64_t *items;
        if (!py_ints(shape, &items, rank))
            return false;
        *sizes = jig_arena_copy(a, items, (*rank + 1) * sizeof *items);
        PyMem_Free(items);
        return true;
    }
    *rank = (size_t)view->ndim;
    *sizes = jig_arena_calloc(a, (*rank + 1) * sizeof **sizes);
    for (size_t i = 0; i < *rank; ++i)
        (*sizes)[i] = view->shape[i];
    return true;
}

/* Bits of packed bytes, least significant first, as a byte each. */
static const void *unpacked(const char *bytes, size_t n, JigArena *a) {
    char *out = jig_arena_calloc(a, n + 1);
    for (size_t i = 0; i < n; ++i)
        out[i] = (bytes[i / 8] >> (i % 8)) & 1;
    return out;
}

/* What a buffer can have elements of. */
static bool is_number(const JigType *t) {
    if (jig_type_kind(t) == JIG_TYPE_COMPLEX)
        t = jig_type_element(t);
    return jig_type_is_any_integer(t) || jig_type_is_float(t) || jig_type_is_index(t);
}

static PyObject *dense_of_view(PyCtx *ctx, Py_buffer *view, bool signless, const JigType *type,
                               PyObject *shape, JigArena *a) {
    const Element *e = element_of_format(view->format);
    int64_t *sizes;
    size_t rank;
    if (!e && !type) {
        PyErr_SetString(PyExc_ValueError,
                        "unimplemented array format conversion from format: give a type");
        return NULL;
    }
    if (!shape_arg(shape, view, a, &sizes, &rank))
        return NULL;
    bool is_shaped = type && jig_type_is_shaped(type);
    if (type && !is_shaped && !is_number(type)) {
        PyErr_SetString(PyExc_ValueError, "elements of this type can't be read from a buffer");
        return NULL;
    }
    const JigType *shaped =
        is_shaped ? type
                  : jig_type_tensor(sizes, rank,
                                    type ? type : type_of_element(ctx->ctx, e, signless), NULL);
    if (!jig_type_has_static_shape(shaped)) {
        PyErr_SetString(PyExc_ValueError, "expected a type with a static shape");
        return NULL;
    }
    if (!is_number(jig_type_element(shaped))) {
        PyErr_SetString(PyExc_ValueError, "elements of this type can't be read from a buffer");
        return NULL;
    }
    size_t n = (size_t)jig_type_num_elements(shaped);
    size_t size = jig_dense_element_size(jig_type_element(shaped));
    if (size && n > PTRDIFF_MAX / size) {
        PyErr_SetString(PyExc_ValueError, "the type has more elements than memory has room for");
        return NULL;
    }
    void *data = jig_arena_alloc(a, (size_t)view->len + 1);
    if (PyBuffer_ToContiguous(data, view, view->len, 'C') < 0)
        return NULL;
    bool is_packed = jig_type_is_integer(jig_type_element(shaped), 1) && n > 1 &&
                     (size_t)view->len == (n + 7) / 8;
    if (is_packed)
        return py_attr(ctx, jig_attr_dense(shaped, unpacked(data, n, a), false));
    if ((size_t)view->len != n * size && (size_t)view->len != size) {
        PyErr_SetString(PyExc_ValueError, "DenseElementsAttr could not be constructed from the "
                                          "given buffer. This may mean that the Python buffer "
                                          "layout does not match that MLIR expected layout.");
        return NULL;
    }
    return py_attr(ctx, jig_attr_dense(shaped, data, n != 1 && (size_t)view->len == size));
}

/* Can it stand in a DenseElementsAttr? A complex number is an array of two. */
static bool is_element(const JigAttr *x) {
    return jig_attr_is_int(x) || jig_attr_is_float(x);
}

static PyObject *dense_of_attrs(PyObject *list, PyObject *type) {
    PyObject *items = PySequence_List(list);
    Py_ssize_t n = items ? PyList_Size(items) : 0;
    if (!items || !n || !py_is(PyList_GetItem(items, 0), py_Attribute)) {
        if (!PyErr_Occurred() && n)
            PyErr_Format(PyExc_RuntimeError,
                         "Invalid attribute%s when attempting to create an ArrayAttribute",
                         PyList_GetItem(items, 0) == Py_None ? " (None?)" : "");
        else if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "Attributes list must be non-empty.");
        Py_XDECREF(items);
        return NULL;
    }
    const JigAttr **attrs = PyMem_Calloc((size_t)n, sizeof *attrs);
    bool ok = attrs != NULL;
    PyCtx *ctx = ctx_of(PyList_GetItem(items, 0));
    for (Py_ssize_t i = 0; ok && i < n; ++i) {
        attrs[i] = py_attr_get(PyList_GetItem(items, i));
        ok = attrs[i] && py_same_context(ctx->ctx, jig_attr_context(attrs[i]));
        if (ok && !is_element(attrs[i])) {
            PyErr_SetString(PyExc_ValueError, "expected attributes that are numbers");
            ok = false;
        }
    }
    const JigType *shaped = NULL;
    if (ok && type && type != Py_None) {
        shaped = py_type_get(type);
        if (shaped && (!jig_type_is_shaped(shaped) || !jig_type_has_static_shape(shaped))) {
            PyErr_SetString(PyExc_ValueError,
                            "Expected a static ShapedType for the shaped_type parameter");
            shaped = NULL;
        }
    } else if (ok) {
        shaped = jig_type_tensor((int64_t[]){n}, 1, jig_attr_type(attrs[0]), NULL);
    }
    for (Py_ssize_t i = 0; shaped && i < n; ++i)
        if (jig_attr_type(attrs[i]) != jig_type_element(shaped)) {
            PyErr_SetString(PyExc_ValueError, "All attributes must be of the same type and match "
                                              "the type parameter");
            shaped = NULL;
        }
    if (shaped && n != 1 && n != jig_type_num_elements(shaped)) {
        PyErr_Format(PyExc_ValueError, "expected one attribute or %lld of them, got %zd",
                     (long long)jig_type_num_elements(shaped), n);
        shaped = NULL;
    }
    PyObject *out = shaped ? py_attr(ctx, jig_attr_dense_of(shaped, attrs, (size_t)n)) : NULL;
    PyMem_Free((void *)attrs);
    Py_DECREF(items);
    return out;
}

/* get(array, signless, type, shape) of a buffer; get(attrs, type) of a list. */
static PyObject *get_dense(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *from, *type = NULL, *shape = NULL, *given = NULL;
    int signless = 1;
    PyObject *first = PyTuple_Size(args) ? PyTuple_GetItem(args, 0) : NULL;
    if (!first && kw)
        first = PyDict_GetItemString(kw, "attrs");
    if (first && !PyObject_CheckBuffer(first)) {
        if (!PyArg_ParseTupleAndKeywords(args, kw, "O|OO",
                                         (char *[]){"attrs", "type", "context", NULL}, &from, &type,
                                         &given))
            return NULL;
        return dense_of_attrs(from, type);
    }
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "O|pOOO", (char *[]){"array", "signless", "type", "shape", "context", NULL},
            &from, &signless, &type, &shape, &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    const JigType *t = NULL;
    Py_buffer view;
    if (!ctx || (type && type != Py_None && !(t = py_type_get(type))) ||
        PyObject_GetBuffer(from, &view, PyBUF_STRIDES | (t ? 0 : PyBUF_FORMAT)) < 0)
        return NULL;
    JigArena *a = py_scratch();
    PyObject *out = dense_of_view(ctx, &view, signless, t, shape, a);
    py_scratch_end(a);
    PyBuffer_Release(&view);
    return out;
}

static PyObject *get_splat(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *type, *value;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "OO", (char *[]){"shaped_type", "element_attr", NULL}, &type, &value))
        return NULL;
    const JigType *t = py_type_get(type);
    const JigAttr *x = t ? py_attr_get(value) : NULL;
    if (!x)
        return NULL;
    if (!jig_type_is_shaped(t) || !jig_type_has_static_shape(t)) {
        PyErr_Format(PyExc_ValueError,
                     "Expected a static ShapedType for the shaped_type parameter: Type(%S)", type);
        return NULL;
    }
    if (jig_attr_type(x) != jig_type_element(t) || !is_element(x)) {
        PyErr_Format(PyExc_ValueError,
                     "Shaped element type and attribute type must be equal: shaped=Type(%S), "
                     "element=Attribute(%S)",
                     type, value);
        return NULL;
    }
    return py_attr(((PyUnique *)type)->ctx, jig_attr_dense_of(t, &x, 1));
}

static Py_ssize_t dense_len(PyObject *self) {
    return (Py_ssize_t)jig_type_num_elements(jig_attr_type(attr_of(self)));
}

static PyObject *dense_item(PyObject *self, Py_ssize_t i) {
    const JigAttr *x = attr_of(self);
    if (!py_index(&i, dense_len(self), "attempt to access out of bounds element"))
        return NULL;
    const JigType *t = jig_type_element(jig_attr_type(x));
    if (py_is_dense(x, PY_DENSE_INT) && !element_of_type(t)) {
        PyErr_SetString(PyExc_TypeError, "Unsupported integer type");
        return NULL;
    }
    const JigAttr *at = jig_attr_element(x, i);
    if (jig_attr_is_int(at) && jig_type_is_integer(t, 1))
        return PyLong_FromLong(jig_attr_int_value(at) & 1);
    return jig_attr_is_int(at) ? py_int_of(at)
           : jig_attr_is_float(at)
               ? PyFloat_FromDouble(jig_float_to_double(jig_attr_float_value(at)))
               : py_attr(ctx_of(self), at);
}

static PyObject *dense_is_splat(PyObject *self, void *closure) {
    (void)closure;
    PY_RETURN_BOOL(jig_attr_is_splat(attr_of(self)));
}

static PyObject *dense_splat_value(PyObject *self, PyObject *args) {
    (void)args;
    if (!jig_attr_is_splat(attr_of(self))) {
        PyErr_SetString(PyExc_ValueError, "get_splat_value called on a non-splat attribute");
        return NULL;
    }
    return py_attr(ctx_of(self), jig_attr_element(attr_of(self), 0));
}

/* A splat's one element is all of them: its strides are 0. */
/* Any, that is, and not those only of what is contiguous. */
static bool takes_strides(int flags) {
    static const int contiguous[] = {PyBUF_C_CONTIGUOUS, PyBUF_F_CONTIGUOUS, PyBUF_ANY_CONTIGUOUS};
    for (size_t i = 0; i < JIG_LEN(contiguous); ++i)
        if ((flags & contiguous[i]) == contiguous[i])
            return false;
    return (flags & PyBUF_STRIDES) == PyBUF_STRIDES;
}

static int dense_buffer(PyObject *self, Py_buffer *view, int flags) {
    const JigAttr *x = attr_of(self);
    const JigType *type = jig_attr_type(x);
    const Element *e = jig_attr_is_dense(x) ? element_of_type(jig_type_element(type)) : NULL;
    if (!e || (flags & PyBUF_WRITABLE)) {
        PyErr_SetString(PyExc_BufferError, "elements of this type have no buffer to write or read");
        return -1;
    }
    /* The one element that there is stands for all by strides of 0. */
    bool repeats = jig_attr_is_splat(x) && jig_type_num_elements(type) != 1;
    if (repeats && !takes_strides(flags)) {
        PyErr_SetString(PyExc_BufferError, "elements that are all the same are not contiguous");
        return -1;
    }
    size_t rank = jig_type_rank(type);
    Py_ssize_t *dims = PyMem_Calloc(2 * rank + 1, sizeof *dims), stride = e->size;
    char *format = PyMem_Calloc(2, 1);
    if (!dims || !format) {
        PyMem_Free(dims);
        PyMem_Free(format);
        PyErr_NoMemory();
        return -1;
    }
    format[0] = e->format;
    for (size_t i = rank; i-- > 0; stride *= dims[i]) {
        dims[i] = (Py_ssize_t)jig_type_dim(type, i);
        dims[rank + i] = jig_attr_is_splat(x) ? 0 : stride;
    }
    *view = (Py_buffer){.buf = (void *)jig_attr_dense_data(x),
                        .obj = Py_NewRef(self),
                        .len = stride,
                        .itemsize = (Py_ssize_t)e->size,
                        .readonly = 1,
                        .ndim = (int)rank,
                        .format = format,
                        .shape = dims,
                        .strides = dims + rank,
                        .internal = dims};
    return 0;
}

static void dense_release(PyObject *self, Py_buffer *view) {
    (void)self;
    PyMem_Free(view->internal);
    PyMem_Free(view->format);
}

PyMethodDef py_dense_methods[] = {
    {"get", PY_STATIC(get_dense), "Of a buffer, or of a list of attributes."},
    {"get_splat", PY_STATIC(get_splat), "All elements are this one."},
    {"get_splat_value", dense_splat_value, METH_NOARGS, "What all elements are."},
    {0},
};
PyGetSetDef py_dense_getset[] = {
    {"is_splat", dense_is_splat, NULL, "Are all elements the same one?", NULL},
    {0},
};
const PyType_Slot py_dense_slots[] = {{Py_sq_length, dense_len},
                                      {Py_sq_item, dense_item},
                                      {Py_bf_getbuffer, dense_buffer},
                                      {Py_bf_releasebuffer, dense_release},
                                      {0}};

/* ---- Resources ---- */
static PyObject *get_resource(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *array, *name, *type, *alignment = NULL, *is_mutable = NULL, *given = NULL;
    JigStr key;
    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "OOO|OOO",
            (char *[]){"array", "name", "type", "alignment", "is_mutable", "context", NULL}, &array,
            &name, &type, &alignment, &is_mutable, &given) ||
        !py_text(name, &key))
        return NULL;
    const JigType *t = py_type_get(type);
    Py_buffer view;
    if (t && (!jig_type_is_shaped(t) || !jig_type_has_static_shape(t))) {
        PyErr_SetString(PyExc_ValueError, "expected a type with a static shape");
        return NULL;
    }
    if (!t || PyObject_GetBuffer(array, &view, PyBUF_ANY_CONTIGUOUS) < 0)
        return NULL;
    PyCtx *ctx = ((PyUnique *)type)->ctx;
    long align = alignment && alignment != Py_None ? PyLong_AsLong(alignment) : 8;
    if (!PyErr_Occurred() && (align <= 0 || align > 1 << 30 || (align & (align - 1))))
        PyErr_SetString(PyExc_ValueError, "an alignment is a power of two");
    if (!PyErr_Occurred())
        (void)py_is_context_of(given, ctx);
    const JigBlob *blob = PyErr_Occurred() ? NULL
                                           : jig_context_define_blob(ctx->ctx, key, (uint32_t)align,
                                                                     view.buf, (size_t)view.len);
    PyBuffer_Release(&view);
    return blob ? py_attr(ctx, jig_attr_resource(t, jig_ident_str(blob->key))) : NULL;
}
PyMethodDef py_resource_methods[] = {
    {"get_from_buffer", PY_STATIC(get_resource), "Copies the buffer into the context."},
    {0},
};
