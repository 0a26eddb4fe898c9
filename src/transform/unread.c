/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/unread.h"

#include "ir/spec/spec.h"
#include "support/arena.h"
#include "support/nearest.h"
#include "transform/ops/ops.h"

#include <string.h>

static const char kept[] = "static_";

/* What the op has, by the names that it is written with: numbers that stand in the text are kept
 * apart, as static_sizes. */
static JigStr near_attrs(const JigSpec *s, JigStr name, JigArena *a) {
    JigNear near = jig_near(name);
    for (size_t i = 0; i < s->num_props; ++i) {
        const JigIdent *prop = s->props[i].name;
        JigStr text = {prop->ptr, prop->len};
        jig_near_offer(&near, jig_str_starts_with(text, kept) ? jig_str_from(text, sizeof kept - 1)
                                                              : text);
    }
    return jig_near_words(&near, a);
}

/* Is it what the op has in front of the braces, under the name that it is written with there? */
static bool stands_outside(const JigSpec *s, JigStr name) {
    for (size_t i = 0; i < s->num_props; ++i) {
        JigStr text = {s->props[i].name->ptr, s->props[i].name->len};
        if (jig_str_starts_with(text, kept) &&
            jig_str_eq(jig_str_from(text, sizeof kept - 1), name))
            return true;
    }
    return false;
}

/* One that resembles another is a mistake; what has a name of its own may be somebody's note. */
static void tell(const JigOp *op, const JigSpec *s, const JigIdent *attr) {
    JigArena *a = jig_arena_create();
    JigStr name = {attr->ptr, attr->len}, of = jig_op_name_of(op), near = near_attrs(s, name, a);
    JigContext *ctx = jig_op_context(op);
    if (stands_outside(s, name))
        jig_warning(ctx, jig_op_loc(op),
                    "'%.*s' does nothing between braces: '%.*s' takes %.*s [...] in front of them",
                    JIG_FMT(name), JIG_FMT(of), JIG_FMT(name));
    else if (near.len)
        jig_warning(ctx, jig_op_loc(op),
                    "'%.*s' is no attribute of '%.*s' and does nothing; did you mean %.*s?",
                    JIG_FMT(name), JIG_FMT(of), JIG_FMT(near));
    else
        jig_remark(ctx, jig_op_loc(op), "'%.*s' is no attribute of '%.*s' and does nothing",
                   JIG_FMT(name), JIG_FMT(of));
    jig_arena_destroy(a);
}

/* Numbers of threads tell all: what sizes say beside them is not read. */
static bool has_numbers(const JigAttr *list) {
    return list && jig_attr_dense_array_len(list);
}

static void tell_unread_sizes(JigOp *op) {
    if (jig_op_has_name(op, "transform.structured.tile_using_forall") &&
        has_numbers(jig_transform_structured_tile_using_forall_static_num_threads_attr(op)) &&
        has_numbers(jig_transform_structured_tile_using_forall_static_tile_sizes_attr(op)))
        jig_warning(jig_op_context(op), jig_op_loc(op),
                    "tile_sizes does nothing beside num_threads: say either, the size of a tile or "
                    "how many there are");
}

/* ---- What Jig reads at any op ---- */

static const char *const ours[] = {"jig.accepted", "jig.expected"};

static bool is_ours(JigStr name) {
    for (size_t i = 0; i < JIG_LEN(ours); ++i)
        if (jig_str_is(name, ours[i]))
            return true;
    return false;
}

/* A mistake that is not seen makes an error of what is meant, or hides nothing. */
static bool is_ours_misspelt(const JigOp *op, const JigIdent *attr) {
    JigStr name = {attr->ptr, attr->len};
    if (!jig_str_starts_with(name, "jig.") || is_ours(name))
        return false;
    JigArena *a = jig_arena_create();
    JigNear near = jig_near(name);
    for (size_t i = 0; i < JIG_LEN(ours); ++i)
        jig_near_offer(&near, jig_str(ours[i]));
    JigStr words = jig_near_words(&near, a);
    bool is = words.len > 0;
    if (is)
        jig_error(jig_op_context(op), jig_op_loc(op),
                  "'%.*s' is no attribute that Jig reads; did you mean %.*s?", JIG_FMT(name),
                  JIG_FMT(words));
    jig_arena_destroy(a);
    return is;
}

static JigWalk look(JigOp *op, void *user) {
    bool *ok = user;
    tell_unread_sizes(op);
    const JigSpec *s = jig_is_transform_op(op) ? jig_spec(jig_op_name_record(op)) : NULL;
    const JigAttr *attrs = jig_op_attrs(op);
    for (size_t i = 0; s && i < jig_attr_dict_len(attrs); ++i) {
        const JigIdent *name = jig_attr_dict_items(attrs)[i].name;
        if (!memchr(name->ptr, '.', name->len) && !jig_op_is_inherent(op, name))
            tell(op, s, name);
        *ok &= !is_ours_misspelt(op, name);
    }
    return JIG_WALK_ADVANCE;
}

bool jig_unread_remark(JigOp *script) {
    bool ok = true;
    jig_walk_pre(script, look, &ok);
    jig_diag_flush(jig_op_context(script));
    return ok;
}
