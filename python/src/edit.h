/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Edits of IR, and the rewriters that functions in Python are given. */
#ifndef JIG_PYTHON_EDIT_H
#define JIG_PYTHON_EDIT_H

#include "unique.h"

#include "jig/rewrite.h"

/* An op that is in no block, or in another one. */
void py_put(PyCtx *ctx, JigOp *op, JigBlock *block, JigOp *before);
bool py_take_out(PyCtx *ctx, JigOp *op); /* false after an exception */
/* Whose results nobody uses. `is_heard_of`: it was taken out of IR that is being worked on. */
void py_destroy(PyCtx *ctx, JigOp *op, bool is_heard_of);
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

/* Around each call of Jig that may call Python back; they nest. */
void py_work_begin(PyCtx *ctx);
void py_work_end(PyCtx *ctx);
/* Holds an object until the outermost of them ends. */
bool py_keep(PyCtx *ctx, PyObject *x);

#endif
