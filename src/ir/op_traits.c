/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Traits and interfaces of ops, and the values of enums. */
#include "ir/spec.h"

bool jig_op_name_has_trait(const JigOpName *name, JigTrait trait) {
    if (!name->spec && !jig_spec(name))
        return false;
    return name->traits >> trait & 1;
}

bool jig_op_has_trait(const JigOp *op, JigTrait trait) {
    return jig_op_name_has_trait(op->name, trait);
}

static const void *find(const JigIface *list, const JigIfaceId *id) {
    for (; list && list->id; list++)
        if (list->id == id)
            return list->vtable;
    return NULL;
}

const void *jig_op_name_iface(const JigOpName *name, const JigIfaceId *id) {
    const void *vtable = name->row ? find(name->row->ifaces, id) : NULL;
    for (size_t i = 0; !vtable && i < name->num_attached; i++)
        vtable = find(name->attached[i], id);
    return vtable;
}

const void *jig_op_iface(const JigOp *op, const JigIfaceId *id) {
    return jig_op_name_iface(op->name, id);
}

void jig_op_attach_ifaces(JigContext *ctx, const char *op_name, const JigIface *ifaces) {
    JigOpName *name = (JigOpName *)jig_op_name(ctx, jig_str(op_name));
    const JigIface **list = JIG_NEW_ARRAY(&ctx->perm, const JigIface *, name->num_attached + 1);
    if (name->num_attached)
        memcpy(list, name->attached, name->num_attached * sizeof *list);
    list[name->num_attached++] = ifaces;
    name->attached = list;
}

const char *jig_enum_text(const JigEnumRow *row, int64_t value) {
    for (const JigEnumCase *e = row->cases; e->text; e++)
        if (e->value == value)
            return e->text;
    return NULL;
}

bool jig_enum_value(const JigEnumRow *row, JigStr text, int64_t *out) {
    for (const JigEnumCase *e = row->cases; e->text; e++)
        if (jig_str_is(text, e->text)) {
            *out = e->value;
            return true;
        }
    return false;
}
