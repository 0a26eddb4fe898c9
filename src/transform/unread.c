/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/unread.h"

#include "ir/spec/spec.h"
#include "support/nearest.h"

#include <string.h>

static JigStr closest_attr(const JigSpec *s, JigStr name) {
    JigStr best = {0};
    size_t least = jig_nearest_limit(name);
    for (size_t i = 0; i < s->num_props; ++i) {
        const JigIdent *prop = s->props[i].name;
        jig_nearest_choose(name, (JigStr){prop->ptr, prop->len}, &best, &least);
    }
    return best;
}

static void remark(const JigOp *op, const JigSpec *s, const JigIdent *attr) {
    JigStr name = {attr->ptr, attr->len}, of = jig_op_name_of(op), best = closest_attr(s, name);
    JigContext *ctx = jig_op_context(op);
    if (best.len)
        jig_remark(ctx, jig_op_loc(op),
                   "'%.*s' is no attribute of '%.*s' and does nothing; did you mean '%.*s'?",
                   JIG_FMT(name), JIG_FMT(of), JIG_FMT(best));
    else
        jig_remark(ctx, jig_op_loc(op), "'%.*s' is no attribute of '%.*s' and does nothing",
                   JIG_FMT(name), JIG_FMT(of));
}

static JigWalk look(JigOp *op, void *user) {
    (void)user;
    const JigSpec *s = jig_is_transform_op(op) ? jig_spec(jig_op_name_record(op)) : NULL;
    const JigAttr *attrs = jig_op_attrs(op);
    for (size_t i = 0; s && i < jig_attr_dict_len(attrs); ++i) {
        const JigIdent *name = jig_attr_dict_items(attrs)[i].name;
        if (!memchr(name->ptr, '.', name->len) && !jig_op_is_inherent(op, name))
            remark(op, s, name);
    }
    return JIG_WALK_ADVANCE;
}

void jig_unread_remark(JigOp *script) {
    jig_walk_pre(script, look, NULL);
    jig_diag_flush(jig_op_context(script));
}
