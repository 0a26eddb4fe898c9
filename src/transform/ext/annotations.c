/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What transform.annotate left, taken off again: marks by which a script knows payload. */
#include "jig/ops/transform_ext.h"
#include "transform/ext/ext_int.h"

#include <string.h>

static JigApplyFn clear_annotations;

static const JigOpRow rows[] = {
    {.name = "transform_ext.clear_annotations",
     .ins = "target: read transform.Handle",
     .props = "prefix: Str",
     .traits = "transform.TransformOpInterface, transform.ModifiesPayload",
     .format = "$target $prefix attr-dict `:` type($target)",
     .apply = clear_annotations,
     .summary = "remove the attributes whose names begin so, of ops and those in them"},
};
const JigDialect jig_transform_ext_annotations = {
    .name = "transform_ext", JIG_TABLE(ops, rows), .unlisted = true};

typedef struct Clearing {
    JigRewriter *rw;
    JigStr prefix;
} Clearing;

static JigWalk clear(JigOp *op, void *user) {
    const Clearing *c = user;
    const JigAttr *all = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(all); ++i) {
        const JigIdent *name = jig_attr_dict_items(all)[i].name;
        JigStr text = jig_ident_str(name);
        if (text.len < c->prefix.len || memcmp(text.ptr, c->prefix.ptr, c->prefix.len) != 0)
            continue;
        jig_op_set_attr_id(op, name, NULL);
        jig_rw_modified(c->rw, op);
    }
    return JIG_WALK_ADVANCE;
}

static JigStatus clear_annotations(JigTransformCall *call) {
    JigOps targets = jig_payload_ops(call, jig_transform_ext_clear_annotations_target(call->op));
    Clearing c = {call->rw, jig_transform_ext_clear_annotations_prefix(call->op)};
    if (!memchr(c.prefix.ptr, '.', c.prefix.len)) /* attributes of ops' own have no dot */
        return jig_definite(call, call->op, "expects a name with a dot, or the beginning of one");
    for (size_t i = 0; i < targets.len; ++i)
        jig_walk_pre(targets.items[i], clear, &c);
    return JIG_OK;
}
