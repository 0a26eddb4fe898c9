/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sequences of the parts of operations, regions and blocks. One structure serves all: a table
 * says for each kind how long it is and what stands where. A slice is a view of the whole.
 */
#include "edit.h"

typedef struct PyList_ {
    PyObject_HEAD PyListKind kind;
    PyObject *owner; /* PyOp, PyBlock, or PyRegion of a list of blocks */
    bool is_slice;
    Py_ssize_t start, len, step; /* of a slice */
} Seq;

typedef struct Kind {
    const char *name, *iterator, *out_of_range;
    Py_ssize_t (*len)(PyObject *owner); /* -1 after an exception */
    PyObject *(*item)(PyObject *owner, size_t i);
    int (*set)(PyObject *owner, size_t i, PyObject *value); /* or NULL */
    PyTypeObject *cls, *iterator_cls;
} Kind;
static Kind kinds[PY_LIST_KINDS];

/* ---- Parts of operations ---- */
static PyOp *op_of(PyObject *owner) {
    return (PyOp *)owner;
}
#define OP_LEN(name, count)                                                                        \
    static Py_ssize_t name(PyObject *owner) {                                                      \
        JigOp *op = py_op_live(op_of(owner));                                                      \
        return op ? (Py_ssize_t)count(op) : -1;                                                    \
    }
OP_LEN(num_regions, jig_op_num_regions)
OP_LEN(num_operands, jig_op_num_operands)
OP_LEN(num_results, jig_op_num_results)
OP_LEN(num_successors, jig_op_num_successors)

static PyObject *region_at(PyObject *owner, size_t i) {
    return py_region(op_of(owner), i);
}
static PyObject *operand_at(PyObject *owner, size_t i) {
    return py_value(op_of(owner)->ctx, jig_op_operand(op_of(owner)->ref.op, i));
}
static int set_operand(PyObject *owner, size_t i, PyObject *value) {
    JigValue *v = py_value_get(value);
    if (v && jig_value_context(v) != op_of(owner)->ctx->ctx)
        PyErr_SetString(PyExc_ValueError, "the value is of another context");
    JigOp *op = v && !PyErr_Occurred() ? py_op_live(op_of(owner)) : NULL;
    if (!op || !py_may_change(op_of(owner)->ctx, op))
        return -1;
    jig_op_set_operand(op_of(owner)->ref.op, i, v);
    py_changed(op_of(owner)->ctx, op_of(owner)->ref.op);
    return 0;
}
static PyObject *result_at(PyObject *owner, size_t i) {
    return py_value(op_of(owner)->ctx, jig_op_result(op_of(owner)->ref.op, i));
}
static PyObject *successor_at(PyObject *owner, size_t i) {
    return py_block(op_of(owner)->ctx, jig_op_successor(op_of(owner)->ref.op, i));
}
static int set_successor(PyObject *owner, size_t i, PyObject *value) {
    JigBlock *b = py_block_get(value);
    if (b && jig_block_context(b) != op_of(owner)->ctx->ctx)
        PyErr_SetString(PyExc_ValueError, "the block is of another context");
    JigOp *op = b && !PyErr_Occurred() ? py_op_live(op_of(owner)) : NULL;
    if (!op || !py_may_change(op_of(owner)->ctx, op))
        return -1;
    jig_op_set_successor(op_of(owner)->ref.op, i, b);
    return 0;
}
static PyObject *use_at(PyObject *owner, size_t i) {
    return py_use(op_of(owner), i);
}

/* ---- Parts of blocks and regions ---- */
static PyCtx *block_ctx(PyObject *owner) {
    return ((PyBlock *)owner)->op->ctx;
}
static Py_ssize_t num_args(PyObject *owner) {
    JigBlock *b = py_block_get(owner);
    return b ? (Py_ssize_t)jig_block_num_args(b) : -1;
}
static PyObject *arg_at(PyObject *owner, size_t i) {
    return py_value(block_ctx(owner), jig_block_arg(((PyBlock *)owner)->block, i));
}
static Py_ssize_t num_preds(PyObject *owner) {
    JigBlock *b = py_block_get(owner);
    Py_ssize_t n = 0;
    for (JigSuccUse *u = b ? jig_block_first_pred(b) : NULL; u; u = jig_succ_use_next(u))
        n++;
    return b ? n : -1;
}
static PyObject *pred_at(PyObject *owner, size_t i) {
    JigSuccUse *u = jig_block_first_pred(((PyBlock *)owner)->block);
    while (i-- > 0)
        u = jig_succ_use_next(u);
    return py_block(block_ctx(owner), jig_op_block(jig_succ_use_owner(u)));
}
static Py_ssize_t num_block_succs(PyObject *owner) {
    JigBlock *b = py_block_get(owner);
    return !b                      ? -1
           : jig_block_is_empty(b) ? 0
                                   : (Py_ssize_t)jig_op_num_successors(jig_block_last(b));
}
static PyObject *block_succ_at(PyObject *owner, size_t i) {
    return py_block(block_ctx(owner),
                    jig_op_successor(jig_block_last(((PyBlock *)owner)->block), i));
}
static Py_ssize_t num_blocks(PyObject *owner) {
    JigRegion *r = py_region_get(owner);
    Py_ssize_t n = 0;
    for (JigBlock *b = r ? jig_region_first(r) : NULL; b; b = jig_block_next(b))
        n++;
    return r ? n : -1;
}
static PyObject *block_at(PyObject *owner, size_t i) {
    JigBlock *b = jig_region_first(py_region_get(owner));
    while (i-- > 0)
        b = jig_block_next(b);
    return py_block(((PyRegion *)owner)->op->ctx, b);
}
static Py_ssize_t num_operations(PyObject *owner) {
    JigBlock *b = py_block_get(owner);
    Py_ssize_t n = 0;
    for (JigOp *op = b ? jig_block_first(b) : NULL; op; op = jig_op_next(op))
        n++;
    return b ? n : -1;
}
static PyObject *operation_at(PyObject *owner, size_t i) {
    JigOp *op = jig_block_first(((PyBlock *)owner)->block);
    while (i-- > 0)
        op = jig_op_next(op);
    return py_opview_of(block_ctx(owner), op);
}

#define RANGE "index out of range"
static Kind kinds[PY_LIST_KINDS] = {
    [PY_REGIONS] = {"RegionSequence", "RegionIterator", RANGE, num_regions, region_at, NULL, 0, 0},
    [PY_OPERANDS] = {"OpOperandList", NULL, RANGE, num_operands, operand_at, set_operand, 0, 0},
    [PY_RESULTS] = {"OpResultList", NULL, RANGE, num_results, result_at, NULL, 0, 0},
    [PY_SUCCESSORS] = {"OpSuccessors", NULL, RANGE, num_successors, successor_at, set_successor, 0,
                       0},
    [PY_OP_OPERANDS] = {"OpOperands", NULL, RANGE, num_operands, use_at, NULL, 0, 0},
    [PY_ARGUMENTS] = {"BlockArgumentList", NULL, RANGE, num_args, arg_at, NULL, 0, 0},
    [PY_PREDECESSORS] = {"BlockPredecessors", NULL, RANGE, num_preds, pred_at, NULL, 0, 0},
    [PY_BLOCK_SUCCESSORS] = {"BlockSuccessors", NULL, RANGE, num_block_succs, block_succ_at, NULL,
                             0, 0},
    [PY_BLOCKS] = {"BlockList", "BlockIterator", "attempt to access out of bounds block",
                   num_blocks, block_at, NULL, 0, 0},
    [PY_OPERATIONS] = {"OperationList", "OperationIterator",
                       "attempt to access out of bounds operation", num_operations, operation_at,
                       NULL, 0, 0},
};

static Seq *seq_new(PyListKind kind, PyObject *owner) {
    PyTypeObject *cls = kinds[kind].cls;
    allocfunc alloc = (allocfunc)PyType_GetSlot(cls, Py_tp_alloc);
    Seq *s = (Seq *)alloc(cls, 0);
    if (s) {
        s->kind = kind;
        s->owner = Py_NewRef(owner);
    }
    return s;
}

PyObject *py_list(PyListKind kind, PyObject *owner) {
    return (PyObject *)seq_new(kind, owner);
}

PY_TRAVERSE(seq_traverse, Seq, PY_HELD(owner))
static void seq_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF(((Seq *)self)->owner);
    py_free_object(self);
}

static Py_ssize_t seq_len(PyObject *self) {
    Seq *s = (Seq *)self;
    return s->is_slice ? s->len : kinds[s->kind].len(s->owner);
}

/* Where item i of it is in the whole, in *at. */
static bool place(Seq *s, Py_ssize_t i, size_t *at) {
    const Kind *k = &kinds[s->kind];
    Py_ssize_t n = k->len(s->owner);
    if (n < 0 || !py_index(&i, s->is_slice ? s->len : n, k->out_of_range))
        return false;
    Py_ssize_t where = s->is_slice ? s->start + i * s->step : i;
    *at = (size_t)where;
    if (where < n)
        return true;
    PyErr_SetString(PyExc_IndexError, k->out_of_range);
    return false;
}

static PyObject *seq_item(PyObject *self, Py_ssize_t i) {
    size_t at;
    Seq *s = (Seq *)self;
    /* Negative numbers have the length added already, once. */
    if (i < 0) {
        PyErr_SetString(PyExc_IndexError, kinds[s->kind].out_of_range);
        return NULL;
    }
    return place(s, i, &at) ? kinds[s->kind].item(s->owner, at) : NULL;
}

static PyObject *seq_subscript(PyObject *self, PyObject *key) {
    Seq *s = (Seq *)self;
    Py_ssize_t n = seq_len(self);
    if (n < 0)
        return NULL;
    if (PySlice_Check(key)) {
        Py_ssize_t start, stop, step;
        if (PySlice_Unpack(key, &start, &stop, &step) < 0)
            return NULL;
        Py_ssize_t len = PySlice_AdjustIndices(n, &start, &stop, step);
        Seq *out = seq_new(s->kind, s->owner);
        if (out) {
            out->is_slice = true;
            out->start = (s->is_slice ? s->start : 0) + start * (s->is_slice ? s->step : 1);
            out->step = step * (s->is_slice ? s->step : 1);
            out->len = len;
        }
        return (PyObject *)out;
    }
    PyObject *number = PyNumber_Index(key);
    Py_ssize_t i = number ? PyLong_AsSsize_t(number) : -1;
    Py_XDECREF(number);
    size_t at;
    if (PyErr_Occurred() || !place(s, i, &at))
        return NULL;
    return kinds[s->kind].item(s->owner, at);
}

static int seq_set(PyObject *self, PyObject *key, PyObject *value) {
    Seq *s = (Seq *)self;
    PyObject *number = PyNumber_Index(key);
    Py_ssize_t i = number ? PyLong_AsSsize_t(number) : -1;
    Py_XDECREF(number);
    size_t at;
    if (PyErr_Occurred() || !place(s, i, &at))
        return -1;
    if (value && kinds[s->kind].set)
        return kinds[s->kind].set(s->owner, at, value);
    PyErr_SetString(PyExc_TypeError, "items of this sequence can't be set");
    return -1;
}

/* Joined they are a list. */
static PyObject *seq_concat(PyObject *self, PyObject *other) {
    PyObject *a = PySequence_List(self), *b = a ? PySequence_List(other) : NULL;
    PyObject *out = b ? PySequence_Concat(a, b) : NULL;
    Py_XDECREF(a);
    Py_XDECREF(b);
    return out;
}

/* ---- Walking along: what comes next is remembered before an item is handed out, which may go ----
 */
typedef struct Iter {
    PyObject_HEAD Seq *seq;
    Py_ssize_t at;
    JigOpRef op;     /* next, of operations */
    JigBlock *block; /* next, of blocks */
} Iter;

static PyObject *seq_iter(PyObject *self) {
    Seq *s = (Seq *)self;
    const Kind *k = &kinds[s->kind];
    if (!k->iterator_cls)
        return PySeqIter_New(self);
    if (k->len(s->owner) < 0)
        return NULL;
    allocfunc alloc = (allocfunc)PyType_GetSlot(k->iterator_cls, Py_tp_alloc);
    Iter *it = (Iter *)alloc(k->iterator_cls, 0);
    if (!it)
        return NULL;
    it->seq = (Seq *)Py_NewRef(self);
    if (s->kind == PY_OPERATIONS && !s->is_slice && jig_block_first(((PyBlock *)s->owner)->block))
        it->op = jig_op_ref(jig_block_first(((PyBlock *)s->owner)->block));
    if (s->kind == PY_BLOCKS && !s->is_slice)
        it->block = jig_region_first(py_region_get(s->owner));
    return (PyObject *)it;
}

PY_TRAVERSE(iter_traverse, Iter, PY_HELD(seq))
static void iter_dealloc(PyObject *self) {
    py_untrack(self);
    Py_XDECREF((PyObject *)((Iter *)self)->seq);
    py_free_object(self);
}

static PyObject *iter_next(PyObject *self) {
    Iter *it = (Iter *)self;
    Seq *s = it->seq;
    if (s->is_slice || (s->kind != PY_OPERATIONS && s->kind != PY_BLOCKS)) {
        Py_ssize_t n = seq_len((PyObject *)s);
        return n < 0 || it->at >= n ? NULL : seq_item((PyObject *)s, it->at++);
    }
    if (s->kind == PY_BLOCKS) {
        if (!it->block)
            return NULL;
        PyOp *op = ((PyRegion *)s->owner)->op;
        if (!py_block_in(op, it->block))
            return NULL;
        JigBlock *block = it->block;
        it->block = jig_block_next(block);
        return py_block(op->ctx, block);
    }
    if (!it->op.op)
        return NULL;
    if (!jig_op_ref_holds(&it->op)) {
        PyErr_SetString(PyExc_RuntimeError, "the next operation was erased while iterating");
        return NULL;
    }
    JigOp *op = it->op.op, *next = jig_op_next(op);
    it->op = next ? jig_op_ref(next) : (JigOpRef){0};
    return py_opview_of(block_ctx(s->owner), op);
}

static PyObject *iter_self(PyObject *self) {
    return Py_NewRef(self);
}

/* ---- What some of them have besides ---- */
static PyObject *seq_types(PyObject *self, void *closure) {
    (void)closure;
    Py_ssize_t n = seq_len(self);
    PyObject *list = n < 0 ? NULL : PyList_New(n);
    for (Py_ssize_t i = 0; list && i < n; ++i) {
        PyObject *value = seq_item(self, i);
        PyObject *type = value ? PyObject_GetAttrString(value, "type") : NULL;
        Py_XDECREF(value);
        if (!type || PyList_SetItem(list, i, type) < 0)
            Py_CLEAR(list);
    }
    return list;
}
static PyObject *seq_owner(PyObject *self, void *closure) {
    (void)closure;
    Seq *s = (Seq *)self;
    if (!py_is(s->owner, py_Operation))
        return Py_NewRef(s->owner);
    return py_op_live((PyOp *)s->owner) ? py_opview((PyOp *)s->owner) : NULL;
}

/* append(block) of an existing one, or append(*types, arg_locs) of a new one. */
static PyObject *append_block(PyObject *self, PyObject *args, PyObject *kw) {
    PyObject *locs = kw ? PyDict_GetItemString(kw, "arg_locs") : NULL;
    return py_new_block(((Seq *)self)->owner, args, locs);
}
static PyObject *append_operation(PyObject *self, PyObject *op) {
    return PyObject_CallMethod(((Seq *)self)->owner, "append", "O", op);
}

static PyMethodDef block_methods[] = {
    {"append", (PyCFunction)(void (*)(void))append_block, METH_VARARGS | METH_KEYWORDS,
     "A new block with arguments of these types, at the end."},
    {0},
};
static PyMethodDef operation_methods[] = {
    {"append", append_operation, METH_O, "Moves an operation to the end."},
    {0},
};
static PyGetSetDef value_getset[] = {
    {"types", seq_types, NULL, "The types of the values.", NULL},
    {"owner", seq_owner, NULL, "What has them.", NULL},
    {0},
};

static PyTypeObject *make_class(PyObject *module, Kind *k, PyListKind kind) {
    PyType_Slot slots[] = {
        {Py_tp_dealloc, seq_dealloc},
        {Py_tp_traverse, seq_traverse},
        {Py_sq_length, seq_len},
        {Py_sq_item, seq_item},
        {Py_mp_length, seq_len},
        {Py_mp_subscript, seq_subscript},
        {Py_mp_ass_subscript, seq_set},
        {Py_sq_concat, seq_concat},
        {Py_tp_iter, seq_iter},
        {0},
        {0},
    };
    size_t n = 9;
    if (kind == PY_BLOCKS || kind == PY_OPERATIONS)
        slots[n] =
            (PyType_Slot){Py_tp_methods, kind == PY_BLOCKS ? block_methods : operation_methods};
    else if (kind == PY_OPERANDS || kind == PY_RESULTS || kind == PY_ARGUMENTS)
        slots[n] = (PyType_Slot){Py_tp_getset, value_getset};
    char name[64];
    PyOS_snprintf(name, sizeof name, "mlir._mlir_libs._mlir.%s", k->name);
    PyObject *kept = PyUnicode_FromString(name); /* the name stays with the class */
    PyType_Spec spec = {PyUnicode_AsUTF8AndSize(kept, NULL), sizeof(Seq), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    return py_class(module, &spec, NULL);
}

static PyTypeObject *make_iterator(PyObject *module, const char *iterator) {
    PyType_Slot slots[] = {{Py_tp_dealloc, iter_dealloc},
                           {Py_tp_traverse, iter_traverse},
                           {Py_tp_iter, iter_self},
                           {Py_tp_iternext, iter_next},
                           {0}};
    char name[64];
    PyOS_snprintf(name, sizeof name, "mlir._mlir_libs._mlir.%s", iterator);
    PyObject *kept = PyUnicode_FromString(name);
    PyType_Spec spec = {PyUnicode_AsUTF8AndSize(kept, NULL), sizeof(Iter), 0,
                        Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
    return py_class(module, &spec, NULL);
}

bool py_add_lists(PyObject *module) {
    for (int i = 0; i < PY_LIST_KINDS; ++i) {
        Kind *k = &kinds[i];
        if (!(k->cls = make_class(module, k, (PyListKind)i)) ||
            (k->iterator && !(k->iterator_cls = make_iterator(module, k->iterator))))
            return false;
    }
    return true;
}
