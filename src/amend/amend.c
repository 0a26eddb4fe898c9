/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The copy: read once more, and found again by places. */
#include "amend/amend_int.h"

#include "ir/op.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "ir/journal.h"
#include "support/check.h"

/* ---- Reading ---- */

static void note_lines(JigAmend *am) {
    jig_vec_push(&am->lines, 0);
    for (size_t i = 0; i < am->text.len; ++i)
        if (am->text.ptr[i] == '\n')
            jig_vec_push(&am->lines, i + 1);
}

static void note_places(JigAmend *am) {
    for (size_t i = 0; i < am->map.ordered.len; ++i) {
        const JigOpText *t = am->map.ordered.data[i];
        jig_ptrmap_set(&am->by_place, (void *)(uintptr_t)(t->name + 1), (void *)(uintptr_t)t->op);
    }
}

void jig_amend_keep_names(JigAmend *am, JigTextMap *map) {
    JIG_REQUIRE(am && map);
    size_t at = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&map->names, &at));) {
        JigNameText *name = e->value;
        name->name = jig_arena_str(am->arena, name->name); /* the parser's text goes */
        jig_strmap_set(&am->names, name->name, am);
    }
}

static bool read(JigAmend *am, JigReason *why) {
    JigDiagCapture told;
    bool was = jig_journal_pause(am->ctx);
    jig_diag_capture_begin(am->ctx, &told);
    am->map = (JigTextMap){.arena = am->arena};
    am->module = jig_text_map_parse_module(am->ctx, am->text, JIG_STR("<amended>"), &am->map);
    jig_diag_capture_end(am->ctx, &told);
    jig_journal_resume(am->ctx, was);
    for (const JigDiag *d = told.first; why && !am->module && d && !jig_reason_given(why);
         d = d->next)
        if (d->severity == JIG_ERROR)
            jig_reason_of_error(why, d);
    jig_diag_capture_free(&told);
    return am->module != NULL;
}

typedef struct Opening {
    JigContext *ctx;
    JigStr text, file;
    JigReason *why;
    JigAmend *am;
} Opening;

static void open_script(void *user) {
    Opening *o = user;
    JigAmend *am = jig_calloc(1, sizeof *am);
    am->ctx = o->ctx;
    am->arena = jig_arena_create();
    am->text = jig_arena_str(am->arena, o->text);
    am->file = jig_arena_str(am->arena, o->file);
    if (!read(am, o->why)) {
        jig_amend_close(am);
        return;
    }
    note_lines(am);
    note_places(am);
    jig_amend_keep_names(am, &am->map);
    o->am = am;
}

JigAmend *jig_amend_open(JigContext *ctx, JigStr text, JigStr file, JigReason *why) {
    JIG_REQUIRE(ctx);
    Opening o = {.ctx = ctx, .text = text, .file = file, .why = why};
    return jig_context_recovers(ctx, open_script, &o) ? o.am : NULL;
}

void jig_amend_close(JigAmend *am) {
    JIG_REQUIRE(am && am->arena);
    jig_amend_reset(am);
    bool was = jig_journal_pause(am->ctx);
    if (am->module)
        jig_op_destroy(am->module);
    jig_journal_resume(am->ctx, was);
    jig_text_map_free(&am->map);
    jig_ptrmap_free(&am->by_place);
    jig_strmap_free(&am->names);
    jig_vec_free(&am->lines);
    jig_vec_free(&am->followed);
    jig_vec_free(&am->edits);
    jig_arena_destroy(am->arena);
    jig_free(am);
}

JigOp *jig_amend_script(const JigAmend *am) {
    JIG_REQUIRE(am);
    return am->module;
}

/* ---- Finding again ---- */

JigOp *jig_amend_step(const JigAmend *am, const JigOp *op) {
    JigLoc at;
    JIG_REQUIRE(am && am->module);
    if (!op || !jig_op_loc(op).bits || !jig_source_position(am->ctx, jig_op_loc(op), &at) ||
        !jig_str_eq(jig_loc_filename(am->ctx, at), am->file))
        return NULL;
    unsigned line = jig_loc_line(am->ctx, at), column = jig_loc_column(am->ctx, at);
    if (!line || line > am->lines.len || !column)
        return NULL;
    size_t place = am->lines.data[line - 1] + column - 1;
    JigOp *found = jig_ptrmap_get(&am->by_place, (void *)(uintptr_t)(place + 1));
    return found && jig_op_name_record(found) == jig_op_name_record(op) ? found : NULL;
}

static JigValue *argument(const JigAmend *am, const JigValue *v) {
    JigBlock *block = jig_value_owner_block(v);
    JigOp *around = block ? jig_block_parent_op(block) : NULL,
          *same = around ? jig_amend_step(am, around) : NULL;
    size_t i = jig_value_index(v);
    if (!same || block != jig_op_body(around) || !jig_op_body(same) ||
        i >= jig_block_num_args(jig_op_body(same)))
        return NULL;
    return jig_block_arg(jig_op_body(same), i);
}

JigValue *jig_amend_handle(const JigAmend *am, const JigValue *v) {
    JIG_REQUIRE(am && v);
    if (!jig_value_is_result(v))
        return argument(am, v);
    JigOp *same = jig_amend_step(am, jig_value_def(v));
    size_t i = jig_value_index(v);
    return same && i < jig_op_num_results(same) ? jig_op_result(same, i) : NULL;
}

static JigWalk follow(JigOp *op, void *user) {
    JigAmend *am = user;
    JigOp *same = jig_amend_step(am, op);
    if (same && jig_op_attrs(same) != jig_op_attrs(op) && jig_op_is_of_scripts(op)) {
        jig_vec_push(&am->followed, ((JigAmendFollowed){same, jig_op_attrs(same)}));
        jig_op_set_attrs(same, jig_op_attrs(op));
    }
    return JIG_WALK_ADVANCE;
}

void jig_amend_follow(JigAmend *am, JigOp *script) {
    JIG_REQUIRE(am && script && !am->edits.len);
    bool was = jig_journal_pause(am->ctx);
    jig_walk_pre(script, follow, am);
    jig_journal_resume(am->ctx, was);
}

/* ---- Names ---- */

static const JigNameText *find_name(const JigAmend *am, const JigValue *v) {
    const JigNameText *name = jig_ptrmap_get(&am->map.names, v);
    for (size_t i = 0; !name && i < am->edits.len; ++i)
        name = jig_ptrmap_get(&am->edits.data[i].words.names, v);
    return name;
}

JigStr jig_amend_name_of(const JigAmend *am, const JigValue *v, JigArena *a) {
    JIG_REQUIRE(am && v && a);
    const JigNameText *name = find_name(am, v);
    if (!name)
        return (JigStr){0};
    return name->num > 1
               ? jig_arena_printf(a, "%%%.*s#%u", JIG_FMT(name->name), (unsigned)name->index)
               : jig_arena_printf(a, "%%%.*s", JIG_FMT(name->name));
}

JigStr jig_amend_name(const JigAmend *am, const JigValue *v) {
    JIG_REQUIRE(am && v);
    return jig_amend_name_of(am, v, am->arena);
}

JigStr jig_amend_new_name(JigAmend *am, const char *base) {
    JIG_REQUIRE(am && base);
    for (;;) {
        JigStr name = jig_arena_printf(am->arena, "%s%zu", base, ++am->num_names);
        if (jig_strmap_get(&am->names, name))
            continue;
        jig_strmap_set(&am->names, name, am);
        return jig_arena_printf(am->arena, "%%%.*s", JIG_FMT(name));
    }
}
