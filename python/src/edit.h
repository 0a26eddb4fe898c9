/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edits of IR, and the rewriters that functions in Python are given. */
#ifndef JIG_PYTHON_EDIT_H
#define JIG_PYTHON_EDIT_H

#include "unique.h"

#include "jig/rewrite.h"
#include "jig/transform.h"

/* What Jig does while it may call Python back. */
typedef enum PyWorkKind {
    PY_LOOKS,    /* nothing that anybody works on changes meanwhile */
    PY_REWRITES, /* keeps lists of ops: edits go through its rewriter, ops stay in blocks */
    PY_STEPS,    /* of a script: edits by whatever means are heard of */
    PY_PASSES,   /* whatever is in the op may change, nothing around it */
    PY_SCRIPT,   /* carried out: no transform op of the tree changes */
} PyWorkKind;
/* One such call. They nest; the innermost is the context's. Its op stays where it is. */
typedef struct PyWork {
    PyCtx *ctx;
    JigOp *root; /* NULL: of PY_LOOKS, no IR of its own */
    PyWorkKind kind;
    struct JigRewriter *rw; /* that edits went through before */
    struct PyWork *outer;
} PyWork;
/* Around each call of Jig that may call Python back, and around each call of Python. False after an
 * exception: the op may not be worked on in this way now; nothing has begun then. */
bool py_work_begin(PyWork *w, PyCtx *ctx, PyWorkKind kind, JigOp *root);
void py_work_end(PyWork *w);
/* Holds an object until the outermost of them ends. */
bool py_keep(PyCtx *ctx, PyObject *x);
/* May what is said of the op and what is in it change, may it leave its place? False after
 * RuntimeError. To be asked before each edit. */
bool py_may_change(PyCtx *ctx, const JigOp *op);
bool py_may_move(PyCtx *ctx, const JigOp *op);
bool py_may_replace(PyCtx *ctx, const JigValue *v); /* all its users */
bool py_is_verified(PyCtx *ctx, JigOp *op);
/* The first op, from `op` on, that has an operand without a value or an edge that leads nowhere:
 * verifiers of ops around it don't reckon with that. NULL: there is none. */
JigOp *py_gap(JigOp *op);
/* False after ValueError: an operand below the op has no value, or an edge leads nowhere. */
bool py_is_whole(JigOp *op);

/* An op that is in no block, or in another one. */
void py_put(PyCtx *ctx, JigOp *op, JigBlock *block, JigOp *before);
bool py_take_out(PyCtx *ctx, JigOp *op); /* false after an exception */
/* Whose results nobody uses. */
void py_destroy(PyCtx *ctx, JigOp *op);
/* One that Python has dropped, whoever uses its results: at the end of the work. */
void py_drop(PyCtx *ctx, JigOp *op);
void py_changed(PyCtx *ctx, JigOp *op); /* in place */
void py_replace_uses(PyCtx *ctx, JigValue *from, JigValue *to);
/* Are its results unused, but in itself? Else ValueError. */
bool py_is_unused(JigOp *op);

typedef enum PyRewriterKind {
    PY_PATTERN_REWRITER,
    PY_CONVERSION_REWRITER,
    PY_TRANSFORM_REWRITER,
    PY_REWRITERS
} PyRewriterKind;
typedef struct PyRewriter {
    PyObject_HEAD PyCtx *ctx;
    JigRewriter *rw, *outer; /* rw NULL: its time is over */
    bool outer_keeps;
} PyRewriter;
/* For one call of a function in Python; edits go through it meanwhile. */
PyRewriter *py_rewriter_begin(PyCtx *ctx, PyRewriterKind kind, JigRewriter *rw);
void py_rewriter_end(PyRewriter *r);

/* Ops with gaps are printed generic, as those that don't verify are. */
void py_print_gaps(JigOp *op, JigPrintFlags *flags);
/* Around a script that is carried out. */
bool py_script_begin(PyWork work[2], PyCtx *ctx, JigOp *payload, const JigScript *script);
void py_script_end(PyWork work[2]);

#endif
