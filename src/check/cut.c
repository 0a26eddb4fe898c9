/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/cut.h"
#include "asm/kept_names.h"
#include "explain/diff.h"
#include "jig/asm.h"
#include "support/check.h"
#include "support/map.h"

static JigOp *first_in(const JigOp *payload) {
    JigBlock *body = jig_op_num_regions(payload) ? jig_op_body(payload) : NULL;
    return body ? jig_block_first(body) : NULL;
}

/* Values have one name at both places, so that a line says what it means. */
static JigStr text_of(JigKeptNames *names, JigOp *op, JigArena *a) {
    JigPrintFlags flags = jig_print_flags();
    JigKeptText text = {0};
    flags.local_scope = true;
    (void)!jig_kept_names_print(names, op, &flags, 0, false, &text); /* it may be cut short */
    JigStr out = jig_arena_str(a, (JigStr){text.text.data, text.text.len});
    jig_kept_names_free_text(&text);
    return out;
}

/* The texts of now: those of `before` go, unless they differ. */
static void keep_changed(JigCuts *cuts) {
    size_t n = 0;
    for (size_t i = 0; i < cuts->len; ++i)
        if (!jig_str_eq(cuts->data[i].before, cuts->data[i].after))
            cuts->data[n++] = cuts->data[i];
    cuts->len = n;
}

JigCuts jig_cut_changed(JigOp *payload, size_t from, size_t to, JigArena *a) {
    JIG_REQUIRE(payload && a);
    JigContext *ctx = jig_op_context(payload);
    JigCuts cuts = {0};
    JigPtrMap numbers = {0}; /* op -> its cut, from 1 */
    JigKeptNames names;
    jig_kept_names_init(&names);
    jig_journal_go(ctx, from);
    for (JigOp *op = first_in(payload); op; op = jig_op_next(op)) {
        jig_vec_push(&cuts, ((JigCut){.op = op, .before = text_of(&names, op, a)}));
        jig_ptrmap_set(&numbers, op, (void *)(uintptr_t)cuts.len);
    }
    jig_journal_go(ctx, to);
    for (JigOp *op = first_in(payload); op; op = jig_op_next(op)) {
        size_t number = (size_t)(uintptr_t)jig_ptrmap_get(&numbers, op);
        JigStr now = text_of(&names, op, a);
        if (number)
            cuts.data[number - 1].after = now;
        else
            jig_vec_push(&cuts, ((JigCut){.op = op, .after = now}));
    }
    jig_ptrmap_free(&numbers);
    jig_kept_names_free(&names);
    keep_changed(&cuts);
    return cuts;
}

/* ---- Their difference ---- */

static JigDiffText lines_of(JigStr text, JigArena *a) {
    size_t n = 0;
    for (size_t i = 0; i < text.len; ++i)
        n += text.ptr[i] == '\n';
    JigStr *lines = JIG_NEW_ARRAY(a, JigStr, n + 1);
    uint64_t *keys = JIG_NEW_ARRAY(a, uint64_t, n + 1);
    JigDiffText t = {lines, keys, 0};
    while (text.len) {
        size_t end = jig_str_find(text, JIG_STR("\n"));
        lines[t.len] = (JigStr){text.ptr, end < text.len ? end : text.len};
        keys[t.len] = jig_hash_bytes(lines[t.len].ptr, lines[t.len].len);
        t.len++;
        text = jig_str_from(text, end < text.len ? end + 1 : text.len);
    }
    return t;
}

void jig_cut_diff(const JigCuts *cuts, JigArena *a, JigWriteFn write, void *user) {
    JIG_REQUIRE(cuts && a && write);
    for (size_t i = 0; i < cuts->len; ++i) {
        JigDiffText before = lines_of(cuts->data[i].before, a),
                    after = lines_of(cuts->data[i].after, a);
        (void)!jig_diff_write(&before, &after, write, user);
    }
}
