/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Marks of arguments: attributes that say whether a handle is consumed or only read. */
#include "transform/argument_marks.h"
#include "jig/ops/transform.h"

#include "transform/nested.h"

static const char consumed_mark[] = "transform.consumed", read_mark[] = "transform.readonly";

static bool has_mark(const JigOp *op, size_t arg, const char *name) {
    const JigAttr *all = jig_transform_named_sequence_arg_attrs_attr(op);
    return all && arg < jig_attr_array_len(all) &&
           jig_attr_dict_get(jig_attr_array_at(all, arg), jig_str(name));
}

bool jig_marks_arg_consumed(const JigOp *op, size_t arg) {
    return has_mark(op, arg, consumed_mark);
}

bool jig_marks_arg_read(const JigOp *op, size_t arg) {
    return has_mark(op, arg, read_mark);
}

void jig_marks_set(JigOp *op, size_t arg, bool consumed) {
    JigContext *ctx = jig_op_context(op);
    const JigIdent *mark = jig_ident(ctx, jig_str(consumed ? consumed_mark : read_mark));
    const JigAttr *old = jig_transform_named_sequence_arg_attrs_attr(op),
                  *empty = jig_attr_dict(ctx, NULL, 0);
    size_t n;
    jig_function_inputs(op, &n);
    JigArena *a = jig_arena_create();
    const JigAttr **marks = jig_arena_alloc(a, n * sizeof(JigAttr *));
    for (size_t i = 0; i < n; ++i)
        marks[i] = old && i < jig_attr_array_len(old) ? jig_attr_array_at(old, i) : empty;
    marks[arg] = jig_attr_dict_with(marks[arg], mark, jig_attr_unit(ctx));
    jig_transform_named_sequence_set_arg_attrs(NULL, op, jig_attr_array(ctx, marks, n));
    jig_arena_destroy(a);
}

/* ---- Warnings ---- */

void jig_marks_warn(const JigOp *op, size_t arg) {
    JigBlock *body = jig_op_body(op);
    if (body && jig_marks_arg_consumed(op, arg) &&
        !jig_nested_handle_is_consumed(jig_block_arg(body, arg)))
        jig_warning(jig_op_context(op), jig_op_loc(op),
                    "op argument #%zu is not consumed in the body but is marked as consumed", arg);
}

const JigIfaceId jig_iface_warns = {.name = "script warnings"};

static const JigWarnsIface *warns(const JigOp *op) {
    return jig_op_iface(op, &jig_iface_warns);
}

/* What the table's own verifier says. */
static JigWalk warn_as_table(JigOp *op, void *user) {
    (void)user;
    if (!jig_callable(op) || !warns(op))
        return JIG_WALK_ADVANCE;
    warns(op)->warn(op);
    return JIG_WALK_SKIP;
}

/* What those of the ops in it say, of tables inside again as tables. */
static JigWalk warn_as_op(JigOp *op, void *user) {
    (void)user;
    if (jig_op_is_symbol_table(op) && jig_op_attr(op, "transform.with_named_sequence"))
        jig_walk_pre(op, warn_as_table, NULL);
    else if (warns(op))
        warns(op)->warn(op);
    return JIG_WALK_ADVANCE;
}

void jig_marks_repeat_warnings(JigOp *table, unsigned times) {
    while (times--)
        jig_walk_pre(table, warn_as_op, NULL);
}
