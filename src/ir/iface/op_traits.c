/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Traits and interfaces of ops, and the values of enums. */
#include "ir/spec/spec.h"
#include "ir/storage.h"
#include "support/check.h"

bool jig_op_name_has_trait(const JigOpName *name, JigTrait trait) {
    JIG_REQUIRE(name);
    JIG_REQUIRE((unsigned)trait < 64);
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
    JIG_REQUIRE(name && id);
    const void *vtable = name->row ? find(name->row->ifaces, id) : NULL;
    for (size_t i = 0; !vtable && i < name->num_attached; i++)
        vtable = find(name->attached[i], id);
    return vtable;
}

const void *jig_op_iface(const JigOp *op, const JigIfaceId *id) {
    return jig_op_name_iface(op->name, id);
}

void jig_op_attach_ifaces(JigContext *ctx, const char *op_name, const JigIface *ifaces) {
    JIG_REQUIRE(ctx && op_name && ifaces);
    JigOpName *name = jig_op_name_unmet(ctx, jig_str(op_name));
    const JigIface **list = JIG_NEW_ARRAY(&ctx->perm, const JigIface *, name->num_attached + 1);
    if (name->num_attached)
        memcpy(list, name->attached, name->num_attached * sizeof *list);
    list[name->num_attached++] = ifaces;
    jig_context_note_ifaces(ctx, ifaces);
    name->attached = list;
}

/* What was attached to a type row, latest first. */
typedef struct Attached {
    const JigIface *ifaces;
    const struct Attached *next;
} Attached;

void jig_type_attach_ifaces(JigContext *ctx, const JigTypeRow *row, const JigIface *ifaces) {
    JIG_REQUIRE(ctx && row && ifaces);
    Attached *a = JIG_NEW(&ctx->perm, Attached);
    *a = (Attached){ifaces, jig_ptrmap_get(&ctx->type_ifaces, row)};
    jig_ptrmap_set(&ctx->type_ifaces, row, a);
}

const void *jig_type_iface(const JigType *t, const JigIfaceId *id) {
    JIG_REQUIRE(t && id);
    const JigTypeRow *row = jig_type_row(t);
    const void *vtable = row ? find(row->ifaces, id) : NULL;
    const Attached *a =
        row && t->ctx->type_ifaces.len ? jig_ptrmap_get(&t->ctx->type_ifaces, row) : NULL;
    for (; a && !vtable; a = a->next)
        vtable = find(a->ifaces, id);
    return vtable;
}

const void *jig_attr_iface(const JigAttr *x, const JigIfaceId *id) {
    JIG_REQUIRE(id);
    const JigAttrRow *row = x ? jig_attr_row(x) : NULL;
    return row ? find(row->ifaces, id) : NULL;
}

bool jig_op_has_own_trait(const JigOp *op, const JigTraitRow *trait) {
    JIG_REQUIRE(op && trait);
    const JigSpec *s = jig_op_row(op) ? jig_spec(op->name) : NULL;
    for (size_t i = 0; s && i < s->num_traits; i++)
        if (s->traits[i].row == trait)
            return true;
    return false;
}

const char *jig_enum_text(const JigEnumRow *row, int64_t value) {
    JIG_REQUIRE(row);
    for (const JigEnumCase *e = row->cases; e->text; e++)
        if (e->value == value)
            return e->text;
    return NULL;
}

bool jig_enum_value(const JigEnumRow *row, JigStr text, int64_t *out) {
    JIG_REQUIRE(row && out);
    for (const JigEnumCase *e = row->cases; e->text; e++)
        if (jig_str_is(text, e->text)) {
            *out = e->value;
            return true;
        }
    return false;
}
