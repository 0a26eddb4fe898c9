/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Names of payload ops in scripts: what a script looks for has today's name once it is read. Types
 * of handles are read with it (src/transform/type.c).
 */
#include "ir/context.h"
#include "support/vec.h"
#include "transform/older/older_int.h"

/* Of a name or a list of names; itself where nothing changed. */
static const JigAttr *of_today(JigContext *ctx, const JigAttr *x) {
    if (jig_attr_is_string(x)) {
        const char *today = jig_op_name_today(ctx, jig_attr_string_value(x));
        return today ? jig_attr_string(ctx, jig_str(today)) : x;
    }
    if (jig_attr_kind(x) != JIG_ATTR_ARRAY)
        return x;
    JIG_VEC(const JigAttr *) items = {0};
    for (size_t i = 0; i < jig_attr_array_len(x); ++i)
        jig_vec_push(&items, of_today(ctx, jig_attr_array_at(x, i)));
    x = jig_attr_array(ctx, items.data, items.len);
    jig_vec_free(&items);
    return x;
}

static JigWalk rename_names(JigOp *op, void *user) {
    static const char *const attrs[] = {"ops", "op_names", "op_name", "opName"};
    (void)user;
    JigStr name = jig_op_name_of(op);
    if (!jig_str_starts_with(name, "transform.") && !jig_str_starts_with(name, "pdl."))
        return JIG_WALK_ADVANCE;
    for (size_t i = 0; i < JIG_LEN(attrs); ++i) {
        const JigAttr *was = jig_op_attr(op, attrs[i]),
                      *today = was ? of_today(jig_op_context(op), was) : NULL;
        if (today != was)
            jig_op_set_attr(op, attrs[i], today);
    }
    return JIG_WALK_ADVANCE;
}

void jig_modernise_op_names(JigOp *root) {
    jig_walk_post(root, rename_names, NULL);
}
