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

PY_TRAVERSE(region_traverse, PyRegion, PY_HELD(op))
static void region_dealloc(PyObject *self) {
    py_untrack(self);
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
    {Py_tp_dealloc, region_dealloc},
    {Py_tp_traverse, region_traverse},
    {Py_tp_getset, region_getset},
    {Py_tp_iter, region_iter},
    {Py_tp_richcompare, region_compare},
    {Py_tp_hash, region_hash},
    {0},
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

PY_TRAVERSE(block_traverse, PyBlock, PY_HELD(op))
static void block_dealloc(PyObject *self) {
    py_untrack(self);
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

/* What a block's new arguments are, asked for before the block is looked up. */
typedef struct Args {
    const JigType **types;
    JigLoc *locs;
    size_t n;
} Args;

static void args_free(Args *a) {
    PyMem_Free((void *)a->types);
    PyMem_Free(a->locs);
}

/* Of lists of types and, unless it is NULL or None, of locations, else at the current one. Types
 * and locations live as long as the context. */
static bool args_of(PyCtx *ctx, PyObject *types, PyObject *locs, Args *out) {
    bool given = locs && locs != Py_None;
    PyObject *list = PySequence_List(types), *places = list && given ? PySequence_List(locs) : NULL;
    Py_ssize_t n = list ? PyList_Size(list) : 0, m = places ? PyList_Size(places) : n;
    *out = (Args){PyMem_Calloc((size_t)n + 1, sizeof(JigType *)),
                  PyMem_Calloc((size_t)n + 1, sizeof(JigLoc)), (size_t)n};
    bool ok = list && (places || !given) && out->types && out->locs;
    if (ok && n != m) {
        PyErr_Format(PyExc_ValueError, "Expected %zd locations, got: %zd", n, m);
        ok = false;
    }
    for (Py_ssize_t i = 0; ok && i < n; ++i) {
        PyLoc *loc = py_loc_of(places ? PyList_GetItem(places, i) : NULL);
        if (loc && py_same_context(ctx->ctx, loc->ctx->ctx))
            out->locs[i] = loc->loc;
        const JigType *t = PyErr_Occurred() ? NULL : py_type_get(PyList_GetItem(list, i));
        ok = t && py_same_context(ctx->ctx, jig_type_context(t));
        out->types[i] = t;
    }
    Py_XDECREF(list);
    Py_XDECREF(places);
    return ok;
}

static void add_args(JigBlock *block, const Args *args) {
    for (size_t i = 0; i < args->n; ++i)
        jig_block_add_arg(block, args->types[i], args->locs[i]);
}

/* A new block of a region, beside one of its blocks, or at its start or end. */
typedef enum Where { AT_START, AT_END, BEFORE, AFTER } Where;
static PyObject *new_block(PyObject *of, Where where, PyObject *types, PyObject *locs) {
    bool beside = where == BEFORE || where == AFTER;
    if (beside ? !py_block_get(of) : !py_region_get(of))
        return NULL;
    PyCtx *ctx = beside ? ((PyBlock *)of)->op->ctx : ((PyRegion *)of)->op->ctx;
    Args args;
    bool ok = args_of(ctx, types, locs, &args);
    JigBlock *b = ok && beside ? py_block_get(of) : NULL, *made = NULL;
    JigRegion *region = b ? jig_block_region(b) : ok && !beside ? py_region_get(of) : NULL;
    if (region && py_may_change(ctx, jig_region_parent(region))) {
        made = jig_block_create(ctx->ctx);
        add_args(made, &args);
        JigBlock *before = where == AT_START ? jig_region_first(region)
                           : where == BEFORE ? b
                           : where == AFTER  ? jig_block_next(b)
                                             : NULL;
        jig_region_insert(region, before, made);
    }
    args_free(&args);
    return made ? py_block(ctx, made) : NULL;
}

PyObject *py_new_block(PyObject *region, PyObject *types, PyObject *locs) {
    return new_block(region, AT_END, types, locs);
}

static PyObject *create_at_start(PyObject *cls, PyObject *args, PyObject *kw) {
    (void)cls;
    PyObject *parent, *types = NULL, *locs = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "O|OO",
                                     (char *[]){"parent", "arg_types", "arg_locs", NULL}, &parent,
                                     &types, &locs))
        return NULL;
    PyObject *none = types && types != Py_None ? Py_NewRef(types) : PyTuple_New(0);
    PyObject *out = none ? new_block(parent, AT_START, none, locs) : NULL;
    Py_XDECREF(none);
    return out;
}

static PyObject *create_beside(PyObject *self, PyObject *args, PyObject *kw, Where where) {
    return new_block(self, where, args, kw ? PyDict_GetItemString(kw, "arg_locs") : NULL);
}
static PyObject *create_before(PyObject *self, PyObject *args, PyObject *kw) {
    return create_beside(self, args, kw, BEFORE);
}
static PyObject *create_after(PyObject *self, PyObject *args, PyObject *kw) {
    return create_beside(self, args, kw, AFTER);
}

/* A block goes elsewhere with its operations. */
static bool may_empty(PyCtx *ctx, JigBlock *b) {
    bool ok = py_may_change(ctx, jig_block_parent_op(b));
    for (JigOp *op = ctx->work ? jig_block_first(b) : NULL; ok && op; op = jig_op_next(op))
        ok = py_may_move(ctx, op);
    if (ok && ctx->rw && ctx->keeps_ops)
        PyErr_SetString(PyExc_RuntimeError, "a block can't be moved while patterns are applied");
    return ok && !PyErr_Occurred();
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
    if (!may_empty(block->op->ctx, b) || !py_may_change(block->op->ctx, target))
        return NULL;
    PyOp *old = block->op;
    jig_block_remove(b);
    jig_region_insert(to, NULL, b);
    block->op = (PyOp *)Py_NewRef((PyObject *)((PyRegion *)region)->op);
    py_block_moved(block->op->ctx, b);
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
    if (!py_may_move(op->ctx, live) || !py_may_change(op->ctx, jig_block_parent_op(b)))
        return NULL;
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
    if (!py_block_get(self))
        return NULL;
    PyCtx *ctx = ((PyBlock *)self)->op->ctx;
    PyObject *types = Py_BuildValue("(O)", type), *locs = Py_BuildValue("(O)", loc);
    Args new = {0};
    bool ok = types && locs && args_of(ctx, types, locs, &new);
    JigBlock *b = ok ? py_block_get(self) : NULL;
    ok = b && py_may_change(ctx, jig_block_parent_op(b));
    if (ok)
        add_args(b, &new);
    args_free(&new);
    Py_XDECREF(types);
    Py_XDECREF(locs);
    b = ok ? py_block_get(self) : NULL;
    return b && jig_block_num_args(b) ? py_value(ctx, jig_block_arg(b, jig_block_num_args(b) - 1))
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
    if (!py_may_change(((PyBlock *)self)->op->ctx, jig_block_parent_op(b)))
        return NULL;
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

static void put_text(PyText *text, JigStr part) {
    py_text_write(text, part.ptr, part.len);
}

/* "  // 2 preds: ^bb1, ^bb2"; nothing of an entry block. */
static void write_preds(PyText *text, const JigBlock *b, JigArena *a) {
    const JigBlock *first = jig_region_first(jig_block_region(b));
    size_t n = 0, number = 0;
    for (const JigBlock *o = first; o; o = jig_block_next(o))
        n += is_pred(o, b);
    if (b == first)
        return;
    put_text(text, !n       ? JIG_STR("  // no predecessors")
                   : n == 1 ? JIG_STR("  // pred: ")
                            : jig_arena_printf(a, "  // %zu preds: ", n));
    n = 0;
    for (const JigBlock *o = first; o; o = jig_block_next(o), number++)
        if (is_pred(o, b))
            put_text(text, jig_arena_printf(a, "%s^bb%zu", n++ ? ", " : "", number));
}

static void write_args(PyText *text, const JigBlock *b, JigArena *a) {
    JigValueNames *names = jig_value_names_create(jig_op_outermost(jig_block_parent_op(b)));
    for (size_t i = 0; i < jig_block_num_args(b); ++i) {
        JigValue *arg = jig_block_arg(b, i);
        JigStr name = jig_value_names_of(names, arg, a);
        JigStr type = jig_type_to_str(jig_value_type(arg), a);
        put_text(text,
                 jig_arena_printf(a, "%s%.*s: %.*s", i ? ", " : "(", JIG_FMT(name), JIG_FMT(type)));
    }
    put_text(text, jig_block_num_args(b) ? JIG_STR("):") : JIG_STR(":"));
    jig_value_names_destroy(names);
}

static PyObject *block_str(PyObject *self) {
    JigBlock *b = py_block_get(self);
    if (!b)
        return NULL;
    PyText text = {0};
    JigArena *a = py_scratch();
    PyWork work;
    py_work_begin(&work, ((PyBlock *)self)->op->ctx, PY_LOOKS, jig_block_parent_op(b));
    put_text(&text, jig_arena_printf(a, "^bb%zu", number_of(b)));
    write_args(&text, b, a);
    write_preds(&text, b, a);
    put_text(&text, JIG_STR("\n"));
    for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op)) {
        put_text(&text, JIG_STR("  "));
        JigPrintFlags flags = jig_print_flags();
        py_print_gaps(op, &flags);
        if (!jig_op_print(op, &flags, py_text_write, &text))
            break;
        put_text(&text, JIG_STR("\n"));
    }
    py_work_end(&work);
    py_scratch_end(a);
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
    {Py_tp_traverse, block_traverse},
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

PY_TRAVERSE(module_traverse, PyModule, PY_HELD(op))
static void module_dealloc(PyObject *self) {
    py_untrack(self);
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
    {Py_tp_traverse, module_traverse},
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
