/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of values: those of the text, and those of results that are new. */
#include "upgrade/upgrade_int.h"

#include "ir/spec/spec.h"

#include <ctype.h>

static void give(Upgrade *u, const JigValue *v, JigStr text) {
    JigStr *given = JIG_NEW(u->arena, JigStr);
    *given = text;
    jig_ptrmap_set(&u->given, v, given);
}

static JigStr text_of(Upgrade *u, const JigNameText *n) {
    return n->num > 1 ? jig_arena_printf(u->arena, "%%%.*s#%u", JIG_FMT(n->name), n->index)
                      : jig_arena_printf(u->arena, "%%%.*s", JIG_FMT(n->name));
}

/* Of `taken`: the number that is tried next behind a name, and this. */
static void *const first_number = (void *)1;

void jig_upgrade_names(Upgrade *u) {
    for (size_t i = 0; i < u->map.ordered.len; ++i) {
        const JigOpText *t = u->map.ordered.data[i];
        for (size_t k = 0; k < t->num_results; ++k)
            jig_strmap_set(&u->taken, t->results[k].name, first_number);
    }
    size_t at = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&u->map.names, &at));) {
        const JigNameText *n = e->value;
        jig_strmap_set(&u->taken, n->name, first_number);
        give(u, e->key, text_of(u, n));
    }
}

void jig_upgrade_inherit(Upgrade *u, const JigValue *was, JigValue *now) {
    JigNameText *n = jig_ptrmap_get(&u->map.names, was);
    if (n && !jig_ptrmap_has(&u->given, now)) {
        jig_ptrmap_set(&u->map.names, now, n);
        give(u, now, text_of(u, n));
    }
}

JigStr jig_upgrade_fresh(Upgrade *u, JigStr base) {
    const uintptr_t first = (uintptr_t)first_number;
    uintptr_t next = (uintptr_t)jig_strmap_get(&u->taken, base);
    JigStr name = base;
    if (next) {
        do
            name = jig_arena_printf(u->arena, "%.*s_%zu", JIG_FMT(base), (size_t)(next++ - first));
        while (jig_strmap_get(&u->taken, name));
        jig_strmap_set(&u->taken, base, (void *)next);
    }
    jig_strmap_set(&u->taken, name, first_number);
    return name;
}

static void name_freshly(Upgrade *u, const JigValue *v, JigStr base) {
    JigNameText *n = JIG_NEW(u->arena, JigNameText);
    *n = (JigNameText){jig_upgrade_fresh(u, base), 0, 1};
    jig_ptrmap_set(&u->map.names, v, n);
    give(u, v, text_of(u, n));
}

/* How many results from `i` on are the pack of names that begins there; 0: none is. */
static size_t pack_at(const Upgrade *u, const JigOp *op, size_t i) {
    const JigNameText *first = jig_ptrmap_get(&u->map.names, jig_op_result(op, i));
    if (!first || first->index != 0 || i + first->num > jig_op_num_results(op))
        return 0;
    for (uint32_t k = 1; k < first->num; ++k) {
        const JigNameText *n = jig_ptrmap_get(&u->map.names, jig_op_result(op, i + k));
        if (!n || n->index != k || !jig_str_eq(n->name, first->name))
            return 0;
    }
    return first->num;
}

/* What the row calls the result. */
static JigStr base_name(const JigOp *op, size_t i) {
    const JigSpec *spec = jig_spec(jig_op_name(jig_op_context(op), jig_op_name_of(op)));
    for (size_t g = 0; spec && g < spec->num_outs; ++g) {
        size_t start, count;
        jig_op_result_range(op, g, &start, &count);
        if (i >= start && i - start < count && spec->outs[g].name)
            return (JigStr){spec->outs[g].name->ptr, strlen(spec->outs[g].name->ptr)};
    }
    return JIG_STR("result");
}

void jig_upgrade_name_results(Upgrade *u, JigOp *op) {
    for (size_t i = 0, n; i < jig_op_num_results(op); i += n ? n : 1) {
        JigValue *v = jig_op_result(op, i);
        const JigNameText *name = jig_ptrmap_get(&u->map.names, v);
        n = pack_at(u, op, i);
        if (!n)
            name_freshly(u, v,
                         name && !isdigit((unsigned char)*name->name.ptr) ? name->name
                                                                          : base_name(op, i));
    }
}

static JigWalk name_nested(JigOp *op, void *user) {
    Upgrade *u = user;
    if (jig_op_num_results(op) && !jig_ptrmap_has(&u->given, jig_op_result(op, 0)))
        jig_upgrade_name_results(u, op);
    jig_upgrade_name_args(u, op);
    return JIG_WALK_ADVANCE;
}

void jig_upgrade_name_args(Upgrade *u, JigOp *op) {
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (size_t i = 0; i < jig_block_num_args(b); ++i)
                if (!jig_ptrmap_has(&u->given, jig_block_arg(b, i)))
                    name_freshly(u, jig_block_arg(b, i), JIG_STR("arg"));
}

void jig_upgrade_name_inside(Upgrade *u, JigOp *op) {
    jig_upgrade_name_args(u, op);
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (JigOp *inner = jig_block_first(b); inner; inner = jig_op_next(inner))
                jig_walk_pre(inner, name_nested, u);
}

JigStr jig_upgrade_binding(Upgrade *u, const JigOp *op) {
    JigStr text = JIG_STR("");
    for (size_t i = 0, n; i < jig_op_num_results(op); i += n) {
        const JigNameText *name = jig_ptrmap_get(&u->map.names, jig_op_result(op, i));
        if (!name)
            return JIG_STR(""); /* none is bound */
        n = name->num;
        text = jig_arena_printf(u->arena, "%.*s%s%%%.*s", JIG_FMT(text), i ? ", " : "",
                                JIG_FMT(name->name));
        if (n > 1)
            text = jig_arena_printf(u->arena, "%.*s:%zu", JIG_FMT(text), n);
    }
    return text.len ? jig_arena_printf(u->arena, "%.*s = ", JIG_FMT(text)) : text;
}
