/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "input.h"

#include "jig/ops/builtin.h"
#include "jig/ops/transform.h"
#include "jig/rewrite.h"
#include "jig/transform.h"
#include "support/vec.h"
#include "transform/passes/passes.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

JigOp *input_parse(JigContext *ctx, const char *path, JigFile *file) {
    bool is_stdin = strcmp(path, "-") == 0;
    if (!(is_stdin ? jig_file_read_fd(STDIN_FILENO, file)
                   : jig_file_read(path, JIG_FILE_COPY, file))) {
        fprintf(stderr, "cannot open input file '%s': %s\n", path, strerror(errno));
        *file = (JigFile){0};
        return NULL;
    }
    return jig_parse_module(ctx, file->text, is_stdin ? JIG_STR("<stdin>") : jig_str(path), true);
}

/* ---- The script's entry ---- */

static JigWalk add_name(JigOp *op, void *user) {
    JigCharVec *names = user;
    if (!jig_op_is(op, JIG_TRANSFORM(NAMED_SEQUENCE)) || !jig_op_body(op))
        return JIG_WALK_ADVANCE;
    JigStr name = jig_symbol_name(op);
    if (names->len)
        jig_vec_append(names, ", ", 2);
    jig_vec_append(names, name.ptr, name.len);
    return JIG_WALK_SKIP;
}

static void note_sequences(JigOp *script) {
    JigCharVec names = {0};
    jig_walk_pre(script, add_name, &names);
    if (names.len)
        jig_note(jig_op_context(script), jig_op_loc(script),
                 "say which to start with by --entry-point (%.*s)", (int)names.len, names.data);
    jig_vec_free(&names);
}

JigOp *input_entry(JigOp *script, const char *name, const JigStr *libraries, size_t num_libraries,
                   bool is_payload) {
    JigContext *ctx = jig_op_context(script);
    JigOp *entry;
    if (num_libraries && !jig_library_preload(ctx, libraries, num_libraries))
        return NULL;
    if (!jig_script_entry(script, jig_str(name), &entry) || entry)
        return entry;
    jig_error(ctx, jig_op_loc(script), "could not find a nested named sequence with name: %s",
              name);
    note_sequences(script);
    if (is_payload)
        jig_note(ctx, jig_op_loc(script),
                 "the payload is searched for the script, too, unless --script FILE names one");
    return NULL;
}

/* ---- Payload in transform.payload ---- */

static bool clashes(const JigOp *payload, JigOp *module) {
    for (JigOp *op = jig_block_first(jig_op_body(module)); op; op = jig_op_next(op)) {
        JigStr name = jig_symbol_name(op);
        if (name.len && jig_symbol_lookup_in((JigOp *)payload, name))
            return true;
    }
    return false;
}

/* Attributes, as a data layout, are the payload's where it has none of the name. */
static void take_module(JigRewriter *rw, JigOp *payload, JigOp *module, JigOp *before) {
    const JigAttr *attrs = jig_op_attrs(module);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); ++i) {
        const JigNamedAttr *item = &jig_attr_dict_items(attrs)[i];
        const char *name = jig_ident_str(item->name).ptr;
        if (!jig_op_attr(payload, name))
            jig_rw_set_attr(rw, payload, name, item->value);
    }
    for (JigOp *op = jig_block_first(jig_op_body(module)), *next; op; op = next) {
        next = jig_op_next(op);
        jig_rw_move_before(rw, op, before);
    }
    jig_rw_erase(rw, module);
}

/* Has any module become the payload's? */
static bool take_modules(JigRewriter *rw, JigOp *payload, JigOp *wrapper) {
    JigBlock *inside = jig_op_body(wrapper);
    bool any = false;
    for (JigOp *m = jig_block_first(inside), *next; m; m = next) {
        next = jig_op_next(m);
        if (!jig_op_is(m, JIG_BUILTIN(MODULE)) || clashes(payload, m))
            continue;
        take_module(rw, payload, m, wrapper);
        any = true;
    }
    if (!jig_block_first(inside))
        jig_rw_erase(rw, wrapper);
    return any;
}

/* What a module had may be such an op again. */
void input_unwrap(JigOp *payload) {
    JigRewriter *rw = jig_rewriter_create(jig_op_context(payload));
    JigBlock *body = jig_op_num_regions(payload) ? jig_op_body(payload) : NULL;
    for (JigOp *op = body ? jig_block_first(body) : NULL, *next; op; op = next) {
        next = jig_op_next(op);
        if (jig_transform_payload_is(op) && take_modules(rw, payload, op))
            next = jig_block_first(body);
    }
    jig_rewriter_destroy(rw);
}
