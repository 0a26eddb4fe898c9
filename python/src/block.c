/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Region, Block and Module.
 */
#include "edit.h"

static void *make(PyTypeObject *cls) {
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    return alloc(cls, 0);
}

/* ---- Region: a number of its operation ---- */
PyObject *py_region(PyOp *op, size_t index) {
    PyRegion *r = make(py_Region);
    if (r) {
        r->op = (PyOp *)Py_NewRef((PyObject *)op);
        r->index = index;
    }
    return (PyObject *)r;
}

JigRegion *py_region_get(PyObject *x) {
    if (!py_is(x, py_Region)) {
        PyErr_SetString(PyExc_TypeError, "expected a Region");
        return NULL;
    }
    PyRegion *r = (PyRegion *)x;
    JigOp *op = py_op_live(r->op);
    return op ? jig_op_region(op, r->index) : NULL;
}

static void region_dealloc(PyObject *self) {
    Py_XDECREF((PyObject *)((PyRegion *)self)->op);
    py_free_object(self);
}
static PyObject *region_blocks(PyObject *self, void *closure) {
    (void)closure;
    return py_region_get(self) ? py_list(PY_BLOCKS, self) : NULL;
}
static PyObject *region_owner(PyObject *self, void *closure) {
    (void)closure;
    return py_region_get(self) ? py_opview(((PyRegion *)self)->op) : NULL;
}
static PyObject *region_iter(PyObject *self) {
    PyObject *list = region_blocks(self, NULL), *out = list ? PyObject_GetIter(list) : NULL;
    Py_XDECREF(list);
    return out;
}
static PyObject *region_compare(PyObject *a, PyObject *b, int how) {
    if (!py_is(b, py_Region) || (how != Py_EQ && how != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    const PyRegion *x = (PyRegion *)a, *y = (PyRegion *)b;
    PY_RETURN_BOOL((x->op == y->op && x->index == y->index) == (how == Py_EQ));
}
static Py_hash_t region_hash(PyObject *self) {
    return (Py_hash_t)(((uintptr_t)((PyRegion *)self)->op >> 4) + ((PyRegion *)self)->index);
}
static PyGetSetDef region_getset[] = {
    {"blocks", region_blocks, NULL, "Its blocks.", NULL},
    {"owner", region_owner, NULL, "The operation that has it.", NULL},
    {0},
};
static PyType_Slot region_slots[] = {
    {Py_tp_dealloc, region_dealloc},     {Py_tp_getset, region_getset}, {Py_tp_iter, region_iter},
    {Py_tp_richcompare, region_compare}, {Py_tp_hash, region_hash},     {0},
};
static PyType_Spec region_spec = {"mlir._mlir_libs._mlir.Region", sizeof(PyRegion), 0,
                                  Py_TPFLAGS_DEFAULT, region_slots};

/* ---- Block: looked for in its operation before each use ---- */
PyObject *py_block(PyCtx *ctx, JigBlock *block) {
    JigOp *parent = block ? jig_block_parent_op(block) : NULL;
    if (!parent) {
        PyErr_SetString(PyExc_RuntimeError, "the block is in no operation");
        return NULL;
    }
    PyOp *op = py_op(ctx, parent);
    PyBlock *b = op ? make(py_Block) : NULL;
    if (!b) {
        Py_XDECREF((PyObject *)op);
        return NULL;
    }
    b->op = op;
    b->block = block;
    return (PyObject *)b;
}

JigBlock *py_block_in(PyOp *owner, JigBlock *block) {
    JigOp *op = py_op_live(owner);
    for (size_t r = 0; op && r < jig_op_num_regions(op); ++r)
        for (JigBlock *at = jig_region_first(jig_op_region(op, r)); at; at = jig_block_next(at))
            if (at == block)
                return at;
    if (op)
        PyErr_SetString(PyExc_RuntimeError, "the block has been erased, or moved away");
    return NULL;
}

JigBlock *py_block_get(PyObject *x) {
    if (py_is(x, py_Block))
        return py_block_in(((PyBlock *)x)->op, ((PyBlock *)x)->block);
    PyErr_SetString(PyExc_TypeError, "expected a Block");
    return NULL;
}

static void block_dealloc(PyObject *self) {
    Py_XDECREF((PyObject *)((PyBlock *)self)->op);
    py_free_object(self);
}
static PyObject *block_owner(PyObject *self, void *closure) {
    (void)closure;
    return py_block_get(self) ? py_opview(((PyBlock *)self)->op) : NULL;
}
static PyObject *block_region(PyObject *self, void *closure) {
    (void)closure;
    JigBlock *b = py_block_get(self);
    return b ? py_region(((PyBlock *)self)->op, jig_region_index(jig_block_region(b))) : NULL;
}
static PyObject *block_list(PyObject *self, void *kind) {
    return py_block_get(self) ? py_list((PyListKind)(intptr_t)kind, self) : NULL;
}
static PyObject *block_iter(PyObject *self) {
    PyObject *list = block_list(self, (void *)PY_OPERATIONS);
    PyObject *out = list ? PyObject_GetIter(list) : NULL;
    Py_XDECREF(list);
    return out;
}

/* Adds arguments of `types`, at `locs` (NULL or None: the current location). */
static bool add_args(JigBlock *block, PyObject *types, PyObject *locs) {
    bool given = locs && locs != Py_None;
    Py_ssize_t n = PySequence_Size(types), m = given ? PySequence_Size(locs) : n;
    if (n < 0 || m < 0)
        return false;
    if (n != m) {
        PyErr_Format(PyExc_ValueError, "Expected %zd locations, got: %zd", n, m);
        return false;
    }
    for (Py_ssize_t i = 0; i < n; ++i) {
        PyObject *type = PySequence_GetItem(types, i);
        PyObject *at = given ? PySequence_GetItem(locs, i) : NULL;
        const JigType *t = type ? py_type_get(type) : NULL;
        PyLoc *loc = t ? py_loc_of(at) : NULL;
        if (loc && py_same_context(jig_block_context(block), jig_type_context(t)) &&
            py_same_context(jig_block_context(block), loc->ctx->ctx))
            jig_block_add_arg(block, t, loc->loc);
        Py_XDECREF(type);
        Py_XDECREF(at);
        if (PyErr_Occurred())
            return false;
    }
    return true;
}

PyObject *py_new_block(PyCtx *ctx, JigRegion *region, JigBlock *before, PyObject *types,
                       PyObject *locs) {
    JigBlock *block = jig_block_create(ctx->ctx);
    if (!add_args(block, types, locs)) {
        jig_block_destroy(block);
        return NULL;
    }
    jig_region_insert(region, before, block);
    return py_block(ctx, block);
}

static PyObject *create_at_start(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *parent, *types = NULL, *locs = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|OO",
                                     (char *[]){"parent", "arg_types", "arg_locs", NULL}, &parent,
                                     &types, &locs))
        return NULL;
    JigRegion *region = py_region_get(parent);
    PyObject *none = types && types != Py_None ? Py_NewRef(types) : PyTuple_New(0);
    PyObject *out = region && none ? py_new_block(((PyRegion *)parent)->op->ctx, region,
                                                  jig_region_first(region), none, locs)
                                   : NULL;
    Py_XDECREF(none);
    return out;
}

static PyObject *create_beside(PyObject *self, PyObject *args, PyObject *kw, bool after) {
    JigBlock *b = py_block_get(self);
    PyObject *locs = kw ? PyDict_GetItemString(kw, "arg_locs") : NULL;
    return b ? py_new_block(((PyBlock *)self)->op->ctx, jig_block_region(b),
                            after ? jig_block_next(b) : b, args, locs)
             : NULL;
}
static PyObject *create_before(PyObject *self, PyObject *args, PyObject *kw) {
    return create_beside(self, args, kw, false);
}
static PyObject *create_after(PyObject *self, PyObject *args, PyObject *kw) {
    return create_beside(self, args, kw, true);
}

static PyObject *append_to(PyObject *self, PyObject *region) {
    JigBlock *b = py_block_get(self);
    JigRegion *to = b ? py_region_get(region) : NULL;
    if (!to)
        return NULL;
    JigOp *target = jig_region_parent(to);
    for (JigOp *op = target; op; op = jig_op_parent(op))
        if (jig_op_block(op) == b) {
            PyErr_SetString(PyExc_ValueError, "a block can't be moved into itself");
            return NULL;
        }
    PyBlock *block = (PyBlock *)self;
    if (jig_op_context(target) != block->op->ctx->ctx) {
        PyErr_SetString(PyExc_ValueError, "the region is of another context");
        return NULL;
    }
    PyOp *old = block->op;
    jig_block_remove(b);
    jig_region_insert(to, NULL, b);
    block->op = (PyOp *)Py_NewRef((PyObject *)((PyRegion *)region)->op);
    for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op)) {
        PyOp *object = py_op(block->op->ctx, op);
        if (object)
            py_op_moved(object);
        Py_XDECREF((PyObject *)object);
    }
    Py_DECREF((PyObject *)old);
    Py_RETURN_NONE;
}

static PyObject *append(PyObject *self, PyObject *operation) {
    JigBlock *b = py_block_get(self);
    PyOp *op = b ? py_op_of(operation) : NULL;
    JigOp *live = op ? py_op_live(op) : NULL;
    if (!live)
        return NULL;
    if (jig_op_context(live) != jig_block_context(b) ||
        jig_op_is_ancestor(live, jig_block_parent_op(b))) {
        PyErr_SetString(PyExc_ValueError, "the operation can't be put there");
        return NULL;
    }
    PyObject *top = Py_XNewRef(op->top);
    py_put(op->ctx, live, b, NULL);
    op->owned = false;
    py_op_moved(op);
    Py_XDECREF(top);
    Py_RETURN_NONE;
}

static PyObject *add_argument(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *type, *loc;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "OO", (char *[]){"type", "loc", NULL}, &type, &loc))
        return NULL;
    JigBlock *b = py_block_get(self);
    PyObject *types = Py_BuildValue("(O)", type), *locs = Py_BuildValue("(O)", loc);
    bool ok = b && types && locs && add_args(b, types, locs);
    Py_XDECREF(types);
    Py_XDECREF(locs);
    return ok ? py_value(((PyBlock *)self)->op->ctx, jig_block_arg(b, jig_block_num_args(b) - 1))
              : NULL;
}

static PyObject *erase_argument(PyObject *self, PyObject *index) {
    Py_ssize_t i = PyLong_AsSsize_t(index);
    JigBlock *b = PyErr_Occurred() ? NULL : py_block_get(self);
    if (!b || !py_index(&i, (Py_ssize_t)jig_block_num_args(b), "Must specify a valid argument"))
        return NULL;
    if (jig_value_has_uses(jig_block_arg(b, (size_t)i))) {
        PyErr_SetString(PyExc_ValueError, "the argument is still used");
        return NULL;
    }
    jig_block_erase_arg(b, (size_t)i);
    Py_RETURN_NONE;
}

static size_t number_of(const JigBlock *b) {
    size_t n = 0;
    for (const JigBlock *o = jig_region_first(jig_block_region(b)); o != b; o = jig_block_next(o))
        n++;
    return n;
}

static bool is_pred(const JigBlock *pred, const JigBlock *b) {
    for (JigSuccUse *u = jig_block_first_pred(b); u; u = jig_succ_use_next(u))
        if (jig_op_block(jig_succ_use_owner(u)) == pred)
            return true;
    return false;
}

/* "  // 2 preds: ^bb1, ^bb2"; nothing of an entry block. */
static PyObject *preds_text(const JigBlock *b) {
    PyObject *out = PyUnicode_FromString("");
    size_t n = 0, number = 0;
    const JigBlock *first = jig_region_first(jig_block_region(b));
    for (const JigBlock *o = first; out && o; o = jig_block_next(o), number++)
        if (is_pred(o, b)) {
            PyObject *longer = PyUnicode_FromFormat("%U%s^bb%zu", out, n++ ? ", " : "", number);
            Py_DECREF(out);
            out = longer;
        }
    PyObject *text = !out         ? NULL
                     : b == first ? PyUnicode_FromString("")
                     : !n         ? PyUnicode_FromString("  // no predecessors")
                     : n == 1     ? PyUnicode_FromFormat("  // pred: %U", out)
                                  : PyUnicode_FromFormat("  // %zu preds: %U", n, out);
    Py_XDECREF(out);
    return text;
}

static PyObject *block_str(PyObject *self) {
    JigBlock *b = py_block_get(self);
    if (!b)
        return NULL;
    PyText text = {0};
    PyObject *args = PyObject_GetAttrString(self, "arguments");
    char label[32];
    py_text_write(&text, label, (size_t)PyOS_snprintf(label, sizeof label, "^bb%zu", number_of(b)));
    for (Py_ssize_t i = 0; args && i < PySequence_Size(args); ++i) {
        PyObject *arg = PySequence_GetItem(args, i);
        PyObject *name = arg ? PyObject_CallMethod(arg, "get_name", NULL) : NULL;
        PyObject *type = arg ? PyObject_GetAttrString(arg, "type") : NULL;
        PyObject *both =
            name && type ? PyUnicode_FromFormat("%s%U: %S", i ? ", " : "(", name, type) : NULL;
        JigStr part;
        if (both && py_text(both, &part))
            py_text_write(&text, part.ptr, part.len);
        Py_XDECREF(arg);
        Py_XDECREF(name);
        Py_XDECREF(type);
        Py_XDECREF(both);
    }
    py_text_write(&text, jig_block_num_args(b) ? "):" : ":", jig_block_num_args(b) ? 2 : 1);
    Py_XDECREF(args);
    PyObject *preds = preds_text(b);
    JigStr behind;
    if (preds && py_text(preds, &behind))
        py_text_write(&text, behind.ptr, behind.len);
    Py_XDECREF(preds);
    py_text_write(&text, "\n", 1);
    for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op)) {
        py_text_write(&text, "  ", 2);
        if (!jig_op_print(op, NULL, py_text_write, &text))
            break;
        py_text_write(&text, "\n", 1);
    }
    return PyErr_Occurred() ? (PyMem_Free(text.ptr), NULL) : py_text_take(&text, false);
}

static PyObject *block_compare(PyObject *a, PyObject *b, int how) {
    if (!py_is(b, py_Block) || (how != Py_EQ && how != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    PY_RETURN_BOOL((((PyBlock *)a)->block == ((PyBlock *)b)->block) == (how == Py_EQ));
}
static Py_hash_t block_hash(PyObject *self) {
    return (Py_hash_t)((uintptr_t)((PyBlock *)self)->block >> 4);
}
static PyMethodDef block_methods[] = {
    {"create_at_start", PY_STATIC(create_at_start), "A new first block of a region."},
    {"create_before", PY_KW(create_before), "A new block, of types of arguments."},
    {"create_after", PY_KW(create_after), "A new block, of types of arguments."},
    {"append_to", append_to, METH_O, "Moves it to the end of a region."},
    {"append", append, METH_O, "Moves an operation to its end."},
    {"add_argument", PY_KW(add_argument), "Behind those that there are."},
    {"erase_argument", erase_argument, METH_O, "One that is not used."},
    {0},
};
#define LIST(name, kind)                                                                           \
    { name, block_list, NULL, "A sequence.", (void *)kind }
static PyGetSetDef block_getset[] = {
    {"owner", block_owner, NULL, "The operation in whose region it is.", NULL},
    {"region", block_region, NULL, "The region that it is in.", NULL},
    LIST("arguments", PY_ARGUMENTS),
    LIST("operations", PY_OPERATIONS),
    LIST("predecessors", PY_PREDECESSORS),
    LIST("successors", PY_BLOCK_SUCCESSORS),
    {0},
};
static PyType_Slot block_slots[] = {
    {Py_tp_dealloc, block_dealloc},
    {Py_tp_methods, block_methods},
    {Py_tp_getset, block_getset},
    {Py_tp_iter, block_iter},
    {Py_tp_str, block_str},
    {Py_tp_hash, block_hash},
    {Py_tp_richcompare, block_compare},
    {0},
};
static PyType_Spec block_spec = {"mlir._mlir_libs._mlir.Block", sizeof(PyBlock), 0,
                                 Py_TPFLAGS_DEFAULT, block_slots};

/* ---- Module ---- */
static PyObject *module_of(PyCtx *ctx, JigOp *op) {
    PyOp *object = py_op(ctx, op);
    PyModule *m = object ? make(py_Module) : NULL;
    if (!m) {
        Py_XDECREF((PyObject *)object);
        return NULL;
    }
    object->owned = true;
    m->op = object;
    return (PyObject *)m;
}

static void module_dealloc(PyObject *self) {
    Py_XDECREF((PyObject *)((PyModule *)self)->op);
    py_free_object(self);
}

static PyObject *parsed(PyCtx *ctx, JigStr text, JigStr name) {
    PyErrors errors;
    if (!py_errors_begin(&errors, ctx))
        return NULL;
    JigOp *op = jig_parse_module(ctx->ctx, text, name, true);
    if (!op)
        return py_errors_raise(&errors, "Unable to parse module assembly");
    py_errors_end(&errors);
    return module_of(ctx, op);
}

static PyObject *module_parse(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *asm_, *given = NULL;
    JigStr text;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"asm", "context", NULL}, &asm_,
                                     &given) ||
        !py_text(asm_, &text))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    return ctx ? parsed(ctx, text, JIG_STR("-")) : NULL;
}

static PyObject *module_parse_file(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *path, *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|O", (char *[]){"path", "context", NULL}, &path,
                                     &given))
        return NULL;
    PyCtx *ctx = py_ctx_of(given);
    PyObject *io = ctx ? PyImport_ImportModule("io") : NULL;
    PyObject *file = io ? PyObject_CallMethod(io, "open", "Os", path, "rb") : NULL;
    PyObject *bytes = file ? PyObject_CallMethod(file, "read", NULL) : NULL;
    PyObject *closed = file ? PyObject_CallMethod(file, "close", NULL) : NULL;
    PyObject *name = bytes ? PyObject_Str(path) : NULL;
    JigStr text, as;
    PyObject *out =
        name && py_text(bytes, &text) && py_text(name, &as) ? parsed(ctx, text, as) : NULL;
    Py_XDECREF(io);
    Py_XDECREF(file);
    Py_XDECREF(bytes);
    Py_XDECREF(closed);
    Py_XDECREF(name);
    return out;
}

static PyObject *module_create(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *given = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|O", (char *[]){"loc", NULL}, &given))
        return NULL;
    PyLoc *loc = py_loc_of(given);
    if (!loc)
        return NULL;
    JigContext *ctx = loc->ctx->ctx;
    JigOp *op = jig_op_create(&(JigOpState){
        .loc = loc->loc, .name = jig_op_name(ctx, JIG_STR("builtin.module")), .num_regions = 1});
    jig_region_insert(jig_op_region(op, 0), NULL, jig_block_create(ctx));
    return module_of(loc->ctx, op);
}

static PyObject *module_operation(PyObject *self, void *closure) {
    (void)closure;
    return Py_NewRef((PyObject *)((PyModule *)self)->op);
}
static PyObject *module_context(PyObject *self, void *closure) {
    (void)closure;
    return Py_NewRef((PyObject *)((PyModule *)self)->op->ctx);
}
static PyObject *module_body(PyObject *self, void *closure) {
    (void)closure;
    PyOp *op = ((PyModule *)self)->op;
    JigOp *live = py_op_live(op);
    return live ? py_block(op->ctx, jig_op_body(live)) : NULL;
}
static PyObject *module_str(PyObject *self) {
    return py_op_str((PyObject *)((PyModule *)self)->op);
}
static PyObject *module_dump(PyObject *self, PyObject *args) {
    (void)args;
    PyObject *text = module_str(self);
    if (!text)
        return NULL;
    PySys_FormatStderr("%U", text);
    Py_DECREF(text);
    Py_RETURN_NONE;
}
static PyObject *module_compare(PyObject *a, PyObject *b, int how) {
    if (!py_is(b, py_Module) || (how != Py_EQ && how != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    PY_RETURN_BOOL((((PyModule *)a)->op == ((PyModule *)b)->op) == (how == Py_EQ));
}
static Py_hash_t module_hash(PyObject *self) {
    return (Py_hash_t)((uintptr_t)((PyModule *)self)->op >> 4);
}
static PyMethodDef module_methods[] = {
    {"parse", PY_STATIC(module_parse), "The operations of a text, in a module."},
    {"parseFile", PY_STATIC(module_parse_file), "The operations of a file, in a module."},
    {"create", PY_STATIC(module_create), "An empty one."},
    {"dump", module_dump, METH_NOARGS, "Prints it to the standard error."},
    {0},
};
static PyGetSetDef module_getset[] = {
    {"operation", module_operation, NULL, "The operation that it is.", NULL},
    {"context", module_context, NULL, "The context that it belongs to.", NULL},
    {"body", module_body, NULL, "Its block.", NULL},
    {0},
};
static PyType_Slot module_slots[] = {
    {Py_tp_dealloc, module_dealloc},
    {Py_tp_methods, module_methods},
    {Py_tp_getset, module_getset},
    {Py_tp_str, module_str},
    {Py_tp_hash, module_hash},
    {Py_tp_richcompare, module_compare},
    {0},
};
static PyType_Spec module_spec = {"mlir._mlir_libs._mlir.Module", sizeof(PyModule), 0,
                                  Py_TPFLAGS_DEFAULT, module_slots};

bool py_add_block(PyObject *module) {
    return (py_Region = py_class(module, &region_spec, NULL)) &&
           (py_Block = py_class(module, &block_spec, NULL));
}

bool py_add_module(PyObject *module) {
    return (py_Module = py_class(module, &module_spec, NULL)) != NULL;
}
