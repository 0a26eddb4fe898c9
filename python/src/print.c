/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The text of operations: get_asm with all options, which print (mlir/ir.py) writes to files.
 */
#include "edit.h"

void py_print_gaps(JigOp *op, JigPrintFlags *flags) {
    if (!op || !py_gap(op))
        return;
    flags->generic = true;
    flags->assume_verified = true;
}

static PyObject *text_of(PyOp *op, const JigPrintFlags *flags, bool binary) {
    PyText text = {0};
    PyErrors errors;
    if (!py_op_live(op) || !py_errors_begin(&errors, op->ctx))
        return NULL;
    JigOp *live = py_op_live(op); /* what was told to handlers before may have erased it */
    JigPrintFlags how = *flags;
    py_print_gaps(live, &how);
    if (!live || !jig_op_print(live, &how, py_text_write, &text) || PyErr_Occurred()) {
        PyMem_Free(text.ptr);
        return py_errors_raise(&errors, "Unable to print operation");
    }
    py_errors_end(&errors);
    return py_text_take(&text, binary);
}

PyObject *py_op_str(PyObject *self) {
    PyOp *op = py_op_of(self);
    JigPrintFlags flags = jig_print_flags();
    return op ? text_of(op, &flags, false) : NULL;
}

PyObject *py_get_asm(PyObject *self, PyObject *args, PyObject *kw) {
    int binary = 0, debug = 0, pretty = 0, generic = 0, local = 0, names = 0, verified = 0,
        skip = 0;
    PyObject *elements = NULL, *resource = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, kw, "|pOOpppppppp",
                                     (char *[]){"binary", "large_elements_limit",
                                                "large_resource_limit", "enable_debug_info",
                                                "pretty_debug_info", "print_generic_op_form",
                                                "use_local_scope", "use_name_loc_as_prefix",
                                                "assume_verified", "skip_regions", "_unused", NULL},
                                     &binary, &elements, &resource, &debug, &pretty, &generic,
                                     &local, &names, &verified, &skip, &(int){0}))
        return NULL;
    JigPrintFlags flags = jig_print_flags();
    flags.debug_info = debug;
    flags.pretty_debug_info = pretty;
    flags.generic = generic;
    flags.local_scope = local;
    flags.use_name_locs = names;
    flags.assume_verified = verified;
    flags.skip_regions = skip;
    if (elements && elements != Py_None)
        flags.elide_elements_above = PyLong_AsLongLong(elements);
    if (resource && resource != Py_None)
        flags.elide_resource_above = PyLong_AsLongLong(resource);
    PyOp *op = PyErr_Occurred() ? NULL : py_op_of(self);
    return op ? text_of(op, &flags, binary) : NULL;
}
