/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Marks of arguments: attributes that say whether a handle is consumed or only read. */
#include "transform/ops/ops.h"

#include "jig/iface.h"

static const char consumed_mark[] = "transform.consumed", read_mark[] = "transform.readonly";

static bool has_mark(const JigOp *op, size_t arg, const char *name) {
    const JigAttr *all = jig_op_attr(op, "arg_attrs");
    return all && arg < jig_attr_array_len(all) &&
           jig_attr_dict_get(jig_attr_array_at(all, arg), jig_str(name));
}

bool jig_sequence_arg_consumed(const JigOp *op, size_t arg) {
    return has_mark(op, arg, consumed_mark);
}

bool jig_sequence_arg_read(const JigOp *op, size_t arg) {
    return has_mark(op, arg, read_mark);
}

void jig_sequence_mark_arg(JigOp *op, size_t arg, bool consumed) {
    JigContext *ctx = jig_op_context(op);
    const JigIdent *mark = jig_ident(ctx, jig_str(consumed ? consumed_mark : read_mark));
    const JigAttr *old = jig_op_attr(op, "arg_attrs"), *empty = jig_attr_dict(ctx, NULL, 0);
    size_t n;
    jig_function_inputs(op, &n);
    JigArena *a = jig_arena_create();
    const JigAttr **marks = jig_arena_alloc(a, n * sizeof(JigAttr *));
    for (size_t i = 0; i < n; ++i)
        marks[i] = old && i < jig_attr_array_len(old) ? jig_attr_array_at(old, i) : empty;
    marks[arg] = jig_attr_dict_with(marks[arg], mark, jig_attr_unit(ctx));
    jig_op_set_attr(op, "arg_attrs", jig_attr_array(ctx, marks, n));
    jig_arena_destroy(a);
}
