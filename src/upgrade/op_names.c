/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of payload ops in scripts: in lists of what to match, in types of handles, in patterns. */
#include "ir/context.h"
#include "upgrade/upgrade_int.h"

typedef struct Renamed {
    const char *today, *until, *what;
} Renamed;

static bool is_renamed(JigContext *ctx, JigStr name, Renamed *out) {
    const JigOpRow *row = jig_strmap_get(&ctx->op_rows, name);
    if (row && row->older && row->older->op) {
        *out = (Renamed){row->older->op, row->older->until, row->older->what};
        return true;
    }
    const char *today = jig_op_name_today(ctx, name);
    if (!today)
        return false;
    const JigOlderText *t = jig_strmap_get(&ctx->older_texts, name);
    *out = (Renamed){today, t->until, t->what};
    return true;
}

/* The next such name between `*i` and `end`, without its quotes; `*i` is behind it. */
static bool next_name(Upgrade *u, JigStr text, size_t *i, size_t end, JigStr *name, Renamed *r) {
    while (*i < end) {
        size_t begin = *i, behind = jig_upgrade_skip_opaque(text, begin, end);
        *i = behind > begin ? behind : begin + 1;
        if (behind < begin + 2 || text.ptr[begin] != '"')
            continue;
        *name = (JigStr){text.ptr + begin + 1, behind - begin - 2};
        if (is_renamed(u->ctx, *name, r))
            return true;
    }
    return false;
}

static bool is_transform(const JigOp *op) {
    return jig_str_starts_with(jig_op_name_of(op), "transform.");
}

/* Ops of scripts that are in no other. */
static bool is_outermost(const JigOpText *t) {
    return is_transform(t->op) && !(jig_op_parent(t->op) && is_transform(jig_op_parent(t->op)));
}

bool jig_upgrade_has_op_names(Upgrade *u) {
    size_t before = u->changes.len;
    for (size_t k = 0; k < u->scripts.len; ++k) {
        JigStr name;
        Renamed r;
        for (size_t i = u->scripts.data[k].begin;
             next_name(u, u->text, &i, u->scripts.data[k].end, &name, &r);) {
            size_t at = (size_t)(name.ptr - u->text.ptr);
            jig_upgrade_note(u, at, at + name.len, r.until, jig_str(r.what), false);
        }
    }
    return u->changes.len > before;
}

void jig_upgrade_note_scripts(Upgrade *u) {
    for (size_t k = 0; k < u->map.ordered.len; ++k) {
        const JigOpText *t = u->map.ordered.data[k];
        if (is_outermost(t))
            jig_vec_push(&u->scripts, ((Script){t->begin, t->end}));
    }
}

static void rename_within(Upgrade *u, JigStr text, const JigOpText *t, size_t *written,
                          JigCharVec *out) {
    JigStr name;
    Renamed r;
    for (size_t i = t->begin; next_name(u, text, &i, t->end, &name, &r);) {
        size_t at = (size_t)(name.ptr - text.ptr);
        jig_vec_append(out, text.ptr + *written, at - *written);
        jig_vec_append(out, r.today, strlen(r.today));
        *written = at + name.len;
    }
}

JigStr jig_upgrade_op_names(Upgrade *u, JigStr text, JigStr file_name) {
    JigTextMap map = {.arena = u->arena};
    JigOp *module = jig_parse_module_mapped(u->ctx, text, file_name, &map);
    if (!module)
        return (JigStr){0};
    JigCharVec out = {0};
    size_t written = 0;
    for (size_t k = 0; k < map.ordered.len; ++k)
        if (is_outermost(map.ordered.data[k]))
            rename_within(u, text, map.ordered.data[k], &written, &out);
    jig_vec_append(&out, text.ptr + written, text.len - written);
    JigStr renamed = jig_arena_str(u->arena, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    jig_text_map_free(&map);
    jig_op_destroy(module);
    return renamed;
}
