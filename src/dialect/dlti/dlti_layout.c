/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Data layouts of ops that are scopes of them. */
#include "dialect/dlti/dlti_int.h"
#include "ir/context.h"
#include "support/map.h"

const JigAttr *jig_dlti_layout_of(const JigOp *op) {
    const JigAttr *all = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(all); i++)
        if (jig_attr_is(jig_attr_dict_items(all)[i].value, JIG_DLTI_ATTR(SPEC)))
            return jig_attr_dict_items(all)[i].value;
    return NULL;
}
const JigDataLayoutIface jig_dlti_scope = {.layout = jig_dlti_layout_of};

/* ---- Entries about types ---- */

static bool is_about_type(const JigAttr *entry) {
    return jig_attr_is_type(jig_dlti_key(entry));
}
static bool is_about_integers(const JigAttr *entry) {
    return is_about_type(entry) &&
           jig_type_is_any_integer(jig_attr_type_value(jig_dlti_key(entry)));
}

/* One or two numbers: the alignment that the ABI asks for, and the preferred one. */
static bool verify_alignments(JigContext *ctx, JigLoc loc, const JigAttr *entry) {
    const JigAttr *value = jig_dlti_value(entry);
    if (!jig_attr_is_dense(value) ||
        !jig_type_is_integer(jig_type_element(jig_attr_type(value)), 64))
        return jig_error(ctx, loc,
                         "expected a dense i64 elements attribute in the data layout entry %s",
                         jig_msg_attr(entry));
    int64_t n = jig_type_num_elements(jig_attr_type(value));
    if (n < 1 || n > 2)
        return jig_error(ctx, loc, "expected 1 or 2 elements in the data layout entry %s",
                         jig_msg_attr(entry));
    if (n == 2 && (uint64_t)jig_attr_dense_int(value, 1) < (uint64_t)jig_attr_dense_int(value, 0))
        return jig_error(ctx, loc,
                         "preferred alignment is expected to be greater than or equal to the abi "
                         "alignment in data layout entry %s",
                         jig_msg_attr(entry));
    return true;
}

static bool verify_type_entry(JigContext *ctx, JigLoc loc, const JigAttr *entry) {
    const JigType *type = jig_attr_type_value(jig_dlti_key(entry));
    switch (jig_type_kind(type)) {
    case JIG_TYPE_INTEGER:
    case JIG_TYPE_FLOAT:
        return verify_alignments(ctx, loc, entry);
    case JIG_TYPE_INDEX:
        return jig_attr_is_int(jig_dlti_value(entry)) ||
               jig_error(ctx, loc, "expected integer attribute in the data layout entry for %s",
                         jig_msg_type(type));
    case JIG_TYPE_DIALECT: {
        const JigLayoutTypeIface *of = jig_type_iface(type, &jig_iface_layout_type);
        if (!of)
            return jig_error(ctx, loc, "data layout specified for a type that does not support it");
        return !of->verify || of->verify(ctx, loc, type, jig_dlti_value(entry));
    }
    default:
        return jig_error(ctx, loc, "unexpected data layout for a built-in type");
    }
}

/* ---- Entries about names ---- */

static bool verify_known_name(JigContext *ctx, JigLoc loc, JigStr name, const JigAttr *value) {
    static const char *const known[] = {
        "dlti.default_memory_space",       "dlti.alloca_memory_space", "dlti.program_memory_space",
        "dlti.global_memory_space",        "dlti.stack_alignment",     "dlti.mangling_mode",
        "dlti.function_pointer_alignment", "dlti.legal_int_widths",
    };
    if (jig_str_is(name, "dlti.endianness")) {
        JigStr order = jig_attr_is_string(value) ? jig_attr_string_value(value) : JIG_STR("");
        return jig_str_is(order, "big") || jig_str_is(order, "little") ||
               jig_error(ctx, loc,
                         "'dlti.endianness' data layout entry is expected to be either 'big' or "
                         "'little'");
    }
    for (size_t i = 0; i < JIG_LEN(known); i++)
        if (jig_str_is(name, known[i]))
            return true;
    return jig_error(ctx, loc, "unknown data layout entry name: %.*s", JIG_FMT(name));
}

/* A name with the prefix of a dialect in use is that dialect's matter. */
static bool verify_name_entry(JigContext *ctx, JigLoc loc, const JigAttr *entry) {
    JigStr name = jig_attr_string_value(jig_dlti_key(entry));
    const char *dot = memchr(name.ptr, '.', name.len);
    if (!dot || dot + 1 == name.ptr + name.len)
        return true;
    const JigDialect *d = jig_context_dialect_of(ctx, name);
    if (d == &jig_dlti_dialect)
        return verify_known_name(ctx, loc, name, jig_dlti_value(entry));
    if (d && jig_context_is_loaded(ctx, d))
        return jig_error(
            ctx, loc, "the '%s' dialect does not support identifier data layout entries", d->name);
    return true;
}

/* Types come first, those of integers together, then names. */
static bool verify_layout(JigContext *ctx, JigLoc loc, const JigAttr *layout) {
    size_t n = jig_dlti_len(layout);
    bool integers_done = false;
    for (size_t i = 0; i < n; i++) {
        const JigAttr *entry = jig_dlti_at(layout, i);
        if (!is_about_integers(entry)) {
            JIG_CHECK(!is_about_type(entry) || verify_type_entry(ctx, loc, entry));
            continue;
        }
        for (size_t k = i; !integers_done && k < n; k++)
            if (is_about_integers(jig_dlti_at(layout, k)))
                JIG_CHECK(verify_type_entry(ctx, loc, jig_dlti_at(layout, k)));
        integers_done = true;
    }
    for (size_t i = 0; i < n; i++)
        if (!is_about_type(jig_dlti_at(layout, i)))
            JIG_CHECK(verify_name_entry(ctx, loc, jig_dlti_at(layout, i)));
    return true;
}

/* ---- Nested layouts ---- */

/* What an entry is about: a name, a type, or integers, which are of one kind. */
static const void *subject(const JigAttr *entry) {
    static const char integers;
    return is_about_integers(entry) ? (const void *)&integers : jig_dlti_key(entry);
}

/* Types of dialects say themselves what combines. */
static const JigLayoutTypeIface *own_rules(const JigAttr *entry) {
    return is_about_type(entry)
               ? jig_type_iface(jig_attr_type_value(jig_dlti_key(entry)), &jig_iface_layout_type)
               : NULL;
}

static bool combines_with_each(const JigAttr *outer, const JigAttr *inner) {
    const JigType *t = jig_attr_type_value(jig_dlti_key(outer));
    const JigLayoutTypeIface *of = own_rules(outer);
    for (size_t i = 0; of->combines && i < jig_dlti_len(inner); i++) {
        const JigAttr *entry = jig_dlti_at(inner, i);
        const JigType *other =
            is_about_type(entry) ? jig_attr_type_value(jig_dlti_key(entry)) : NULL;
        if (other && jig_type_row(other) == jig_type_row(t) &&
            !of->combines(t, jig_dlti_value(outer), other, jig_dlti_value(entry)))
            return false;
    }
    return true;
}

/* Do the layouts of two ops, one around the other, agree on types with rules of their own? */
static bool own_types_combine(const JigAttr *outer, const JigAttr *inner) {
    for (size_t i = 0; i < jig_dlti_len(outer); i++)
        if (own_rules(jig_dlti_at(outer, i)) && !combines_with_each(jig_dlti_at(outer, i), inner))
            return false;
    return true;
}

/* Does `outer` fit what inner layouts say? Names must have the same value; types may not be spoken
 * of twice, for no two layouts of a type combine. */
static bool fits(const JigPtrMap *inner, const JigAttr *outer) {
    for (size_t i = 0; i < jig_dlti_len(outer); i++) {
        const JigAttr *entry = jig_dlti_at(outer, i);
        if (own_rules(entry))
            continue;
        const JigAttr *known = jig_ptrmap_get(inner, subject(entry));
        if (known && (is_about_type(entry) || jig_dlti_value(known) != jig_dlti_value(entry)))
            return false;
    }
    return true;
}

static void add(JigPtrMap *subjects, const JigAttr *layout) {
    for (size_t i = 0; i < jig_dlti_len(layout); i++)
        jig_ptrmap_set(subjects, subject(jig_dlti_at(layout, i)), (void *)jig_dlti_at(layout, i));
}

static const JigDataLayoutIface *scope_of(const JigOp *op) {
    return jig_op_iface(op, &jig_iface_data_layout);
}

static bool combines_with_enclosing(JigOp *op) {
    JigPtrMap subjects = {0};
    const JigAttr *own = scope_of(op)->layout(op);
    bool ok = true;
    for (JigOp *o = op; ok && o; o = jig_op_parent(o)) {
        const JigDataLayoutIface *scope = scope_of(o);
        const JigAttr *layout = scope ? scope->layout(o) : NULL;
        if (!layout)
            continue;
        ok = fits(&subjects, layout) && (o == op || own_types_combine(layout, own));
        add(&subjects, layout);
    }
    jig_ptrmap_free(&subjects);
    return ok;
}

static bool verify_scope(JigOp *op) {
    JIG_CHECK(verify_layout(jig_op_context(op), jig_op_loc(op), scope_of(op)->layout(op)));
    if (combines_with_enclosing(op))
        return true;
    jig_op_emit_error(op, "data layout does not combine with layouts of enclosing ops");
    /* The root is what a source is put into, not what it says. */
    for (JigOp *o = jig_op_parent(op); o && jig_op_parent(o); o = jig_op_parent(o))
        if (scope_of(o))
            jig_note(jig_op_context(o), jig_op_loc(o), "enclosing op with data layout");
    return false;
}

/* ---- Attributes of ops ---- */

bool jig_dlti_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value) {
    static const struct {
        const char *attr;
        int row;
    } places[] = {
        {"dlti.dl_spec", JIG_DLTI_SPEC},
        {"dlti.map", JIG_DLTI_MAP},
        {"dlti.target_system_spec", JIG_DLTI_SYSTEM},
    };
    for (size_t i = 0; i < JIG_LEN(places); i++) {
        if (!jig_str_is(jig_ident_str(name), places[i].attr))
            continue;
        if (!jig_attr_is(value, &jig_dlti_attrs[places[i].row]))
            return jig_op_emit_error(op, "'%s' is expected to be a #%s attribute", name->ptr,
                                     name->ptr);
        return places[i].row != JIG_DLTI_SPEC || !scope_of(op) || verify_scope(op);
    }
    return jig_op_emit_error(op, "attribute '%s' not supported by dialect", name->ptr);
}
