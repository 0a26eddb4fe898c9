/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the files of the Python extension share: its objects, and how they own.
 *
 * Ownership:
 *  - Every object holds its Context; the Jig context goes with the last of them.
 *  - An operation has one Operation object at a time, found by a map of the Context. The object
 *    remembers the stamp of the op's slot (jig_op_stamp): of an op that is gone, whoever erased
 *    it, every use raises, and the entry of the map is replaced when the slot is used again.
 *  - The object of an op at top owns the tree when `owned`; the objects of ops inside hold the one
 *    at top (`top`), so that the tree goes with the last object of any of its ops.
 *  - Blocks, regions and values are found through the operation that they are in: they hold its
 *    object, and are looked up in it before each use.
 *  - Types, attributes, locations and affine objects are values of the context.
 * The GIL is held throughout: a Jig context belongs to one thread at a time.
 */
#ifndef JIG_PYTHON_PY_H
#define JIG_PYTHON_PY_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#include "jig/asm.h"
#include "jig/context.h"
#include "jig/dialect.h"
#include "jig/op.h"

/* ---- Objects ---- */
typedef struct PyOp PyOp;
typedef struct PyCtx {
    PyObject_HEAD JigContext *ctx;
    PyOp **ops; /* open addressing by JigOp *; NULL: free */
    size_t num_ops, cap_ops;
    PyObject *weak;
    PyObject *handlers;         /* list of attached DiagnosticHandlers, which detach themselves */
    bool emit_errors;           /* errors go to handlers, too, when they become an MLIRError */
    struct PyErrors *gathering; /* the innermost; each remembers the one around it */
    PyObject *models;           /* dict by (what, op name): what Python says of ops (model.c) */
    struct JigRewriter *rw;     /* that edits go through, while it runs (edit.c); or NULL */
    bool keeps_ops;             /* who is at work by `rw` has lists of ops to come to */
    struct PyWork *work;        /* the innermost call of Jig that may call Python back (edit.c) */
    PyObject *kept;             /* what lives until the outermost of them ends */
    JigOpRef *dropped;          /* ops at top that Python dropped meanwhile */
    size_t num_dropped, cap_dropped;
    struct PyNative *natives; /* functions for PDL (pattern.c) */
    struct PyPass *passes;    /* functions as passes (pass_manager.c) */
    size_t num_passes;
} PyCtx;

/* Operation and OpView begin alike. */
typedef struct PyOpBase {
    PyObject_HEAD PyOp *op; /* of an Operation: itself, borrowed */
} PyOpBase;
struct PyOp {
    PyOpBase base;
    PyCtx *ctx;
    JigOpRef ref;
    PyObject *top; /* the Operation at top; NULL: this one */
    bool owned;    /* by Python, as long as it is in no block */
    bool given_up; /* declared invalid, though the op lives */
    PyObject *weak;
};
typedef struct PyModule {
    PyObject_HEAD PyOp *op;
} PyModule;
typedef struct PyRegion {
    PyObject_HEAD PyOp *op;
    size_t index;
} PyRegion;
typedef struct PyBlock {
    PyObject_HEAD PyOp *op; /* in whose regions it is */
    JigBlock *block;
} PyBlock;
typedef struct PyValue {
    PyObject_HEAD PyObject *owner; /* PyOp of a result, PyBlock of an argument */
    JigValue *value;
} PyValue;
/* Types, attributes, affine expressions, maps and sets. */
typedef struct PyUnique {
    PyObject_HEAD PyCtx *ctx;
    const void *it;
} PyUnique;
typedef struct PyLoc {
    PyObject_HEAD PyCtx *ctx;
    JigLoc loc;
} PyLoc;
typedef struct PyPoint {
    PyObject_HEAD PyOp *before; /* or NULL: at the end */
    PyBlock *block;
} PyPoint;

/* The classes, by the module's initialisation. */
extern PyTypeObject *py_Context, *py_Location, *py_OperationBase, *py_Operation, *py_OpView,
    *py_Module, *py_Region, *py_Block, *py_Value, *py_OpResult, *py_BlockArgument, *py_OpOperand,
    *py_Type, *py_Attribute, *py_NamedAttribute, *py_AffineExpr, *py_AffineMap, *py_IntegerSet,
    *py_InsertionPoint, *py_SymbolTable, *py_TypeID, *py_DiagnosticHandler, *py_PassManager,
    *py_AsmState;
bool py_is(PyObject *x, PyTypeObject *type);

/* ---- The module ---- */
/* Makes a class of `module` from its spec; `base` NULL: object. NULL after an exception. */
PyTypeObject *py_class(PyObject *module, PyType_Spec *spec, PyTypeObject *base);
bool py_add_edit(PyObject *module);
bool py_add_model(PyObject *module);
bool py_add_pattern(PyObject *module);
bool py_add_step(PyObject *module);
bool py_add_context(PyObject *module);
bool py_add_location(PyObject *module);
bool py_add_operation(PyObject *module);
bool py_add_module(PyObject *module);
bool py_add_block(PyObject *module);
bool py_add_lists(PyObject *module);
bool py_add_op_attrs(PyObject *module);
bool py_add_value(PyObject *module);
bool py_add_type(PyObject *module);
bool py_add_attribute(PyObject *module);
bool py_add_affine(PyObject *module);
bool py_add_point(PyObject *module);
bool py_add_symbols(PyObject *module);
bool py_add_diagnostics(PyObject *module);
bool py_add_registry(PyObject *module);
bool py_add_rows(PyObject *module);
bool py_add_structured(PyObject *module);
bool py_add_row_values(PyObject *module);
bool py_add_pass_manager(PyObject *module);
bool py_add_script(PyObject *module);
bool py_add_run(PyObject *module);
bool py_add_eval(PyObject *module);
bool py_add_engine(PyObject *module);

/* ---- Small things ---- */
PyObject *py_str(JigStr s);
/* The text of a str or bytes object; false after TypeError. */
bool py_text(PyObject *x, JigStr *out);
/* Borrowed; false after an exception: it is no pair. */
bool py_pair(PyObject *x, PyObject **key, PyObject **value);
/* False after an exception: nothing of one context may hold what is another's. */
bool py_same_context(const JigContext *ctx, const JigContext *other);
/* The same of an argument "context", where it is given, and the context that objects have. */
bool py_is_context_of(PyObject *given, const PyCtx *ctx);
/* A scratch arena, of whoever asks, who ends with it. */
JigArena *py_scratch(void);
void py_scratch_end(JigArena *a);
/* What objects do first when they go: the collector must not come by what is half gone. */
void py_untrack(PyObject *self);
/* The collector asks objects for what they hold: `HELD(member)` for each. */
#define PY_HELD(member) Py_VISIT((PyObject *)x->member);
#define PY_TRAVERSE(name, Struct, HELD)                                                            \
    static int name(PyObject *self, visitproc visit, void *arg) {                                  \
        Struct *x = (Struct *)self;                                                                \
        Py_VISIT(Py_TYPE(self));                                                                   \
        HELD return 0;                                                                             \
    }
/* A growing text. */
typedef struct PyText {
    char *ptr;
    size_t len, cap;
} PyText;
void py_text_write(void *text, const char *part, size_t len);
PyObject *py_text_take(PyText *text, bool binary);
#define PY_RETURN_BOOL(x)                                                                          \
    do {                                                                                           \
        PyObject *b_ = (x) ? Py_True : Py_False;                                                   \
        return Py_INCREF(b_), b_;                                                                  \
    } while (0)
/* Integers of any sequence, allocated; false after an exception. */
bool py_ints(PyObject *list, int64_t **out, size_t *n);
/* Index i of n, counted from the end when negative; false after IndexError. */
bool py_index(Py_ssize_t *i, Py_ssize_t n, const char *message);
/* The generic dealloc of an object whose members are released already. */
void py_free_object(PyObject *self);

/* ---- Contexts ---- */
/* `given` or, when NULL or None, the current one; borrowed. NULL after an exception. */
PyCtx *py_ctx_of(PyObject *given);
/* The same of locations and insertion points: py_point_or_none is NULL when there is none. */
PyLoc *py_loc_of(PyObject *given);
PyObject *py_current_point(void);
PyObject *py_current_location(void);
PyObject *py_enter(PyObject *self, PyCtx *ctx, PyObject *loc, PyObject *point);
bool py_leave(PyObject *self);
PyObject *py_exit_method(PyObject *self, PyObject *args);
PyCtx *py_ctx_of_jig(JigContext *ctx); /* borrowed */
void py_natives_free(PyCtx *ctx);
void py_passes_free(PyCtx *ctx);
/* The PyOp of a live op, or NULL: borrowed. */
PyOp *py_map_find(PyCtx *ctx, const JigOp *op);
void py_map_add(PyCtx *ctx, PyOp *op);
void py_map_remove(PyCtx *ctx, PyOp *op);

/* ---- Wrapping: new references ---- */
PyObject *py_loc(PyCtx *ctx, JigLoc loc);
PyOp *py_op(PyCtx *ctx, JigOp *op);
PyObject *py_opview(PyOp *op); /* of the class that is registered */
PyObject *py_opview_of(PyCtx *ctx, JigOp *op);
PyObject *py_region(PyOp *op, size_t index);
PyObject *py_block(PyCtx *ctx, JigBlock *block);
PyObject *py_value(PyCtx *ctx, JigValue *value); /* by casters */
PyObject *py_type(PyCtx *ctx, const JigType *t); /* of its class */
PyObject *py_attr(PyCtx *ctx, const JigAttr *x);
PyObject *py_attr_or_none(PyCtx *ctx, const JigAttr *x);
PyObject *py_expr(PyCtx *ctx, const JigExpr *e);
PyObject *py_map(PyCtx *ctx, const JigMap *m);
PyObject *py_set(PyCtx *ctx, const JigSet *s);
PyObject *py_unique(PyTypeObject *cls, PyCtx *ctx, const void *it);
PyObject *py_types(PyCtx *ctx, const JigType *const *types, size_t n); /* a list */

/* ---- Unwrapping: NULL after an exception ---- */
PyOp *py_op_of(PyObject *x); /* borrowed; Operation, OpView or Module */
JigOp *py_op_get(PyObject *x);
JigOp *py_op_live(PyOp *op);
JigRegion *py_region_get(PyObject *x);
JigBlock *py_block_get(PyObject *x);
JigBlock *py_block_in(PyOp *owner, JigBlock *block); /* `block`, if it is one of the op's */
JigValue *py_value_get(PyObject *x);
const JigType *py_type_get(PyObject *x);
const JigAttr *py_attr_get(PyObject *x);
const JigExpr *py_expr_get(PyObject *x);
const JigMap *py_map_get(PyObject *x);

/* ---- Operations ---- */
/* A detached op that Python owns, as its view. */
PyObject *py_adopt(PyCtx *ctx, JigOp *op);
/* After `op` has been put somewhere else. */
void py_op_moved(PyOp *op);
void py_block_moved(PyCtx *ctx, JigBlock *block);
/* Objects of ops below `root` (not its own) are used no more. */
void py_ops_give_up(PyCtx *ctx, JigOp *root);
PyObject *py_point_at(PyCtx *ctx, JigBlock *block, JigOp *before);
bool py_point_insert(PyObject *point, PyOp *op);
PyObject *py_op_create(PyObject *cls, PyObject *args, PyObject *kw);
PyObject *py_get_asm(PyObject *self, PyObject *args, PyObject *kw);
PyObject *py_op_str(PyObject *self);
PyObject *py_op_attributes(PyOp *op);
/* Lists of parts; `owner` is a PyOp or a PyBlock. */
typedef enum PyListKind {
    PY_REGIONS,
    PY_OPERANDS,
    PY_RESULTS,
    PY_SUCCESSORS,
    PY_OP_OPERANDS,
    PY_ARGUMENTS,
    PY_PREDECESSORS,
    PY_BLOCK_SUCCESSORS,
    PY_BLOCKS,
    PY_OPERATIONS,
    PY_LIST_KINDS
} PyListKind;
PyObject *py_list(PyListKind kind, PyObject *owner);
PyObject *py_use(PyOp *op, size_t index); /* an OpOperand */

/* A new last block of a region, with arguments of types, at locations (NULL, None: the current
 * one). */
PyObject *py_new_block(PyObject *region, PyObject *types, PyObject *locs);

/* ---- Scripts ---- */
/* Arguments of a script behind the first, in `a`: a list of lists of attributes, each one
 * parameter's values. NULL after an exception. */
struct JigItems *py_params_of(PyObject *list, size_t *n, JigArena *a);

/* ---- Registered classes and casters ---- */
PyObject *py_registered_op(JigStr name); /* borrowed, or NULL without exception */
PyObject *py_registered_caster(const char *what, JigStr name); /* "type", "attr", "value" */
/* By the name that typeid has: "builtin.integer", "transform.op". */
JigStr py_type_name(const JigType *t);
JigStr py_attr_name(const JigAttr *x);

/* ---- Errors ---- */
/* Gathers errors while something runs, to become an MLIRError. */
typedef struct PyErrors {
    PyCtx *ctx;
    PyObject *list;
    struct PyErrors *outer; /* what gathered before */
} PyErrors;
bool py_errors_begin(PyErrors *e, PyCtx *ctx);
void py_errors_end(PyErrors *e);                             /* drops them */
PyObject *py_errors_raise(PyErrors *e, const char *message); /* ends, too; NULL */
/* When a context begins and ends. */
void py_handlers_listen(PyCtx *ctx);
void py_handlers_forget(PyCtx *ctx);

#endif
